"""How hypothesis runs here: the same examples every time, as long as a busy machine takes."""

from hypothesis import settings

settings.register_profile("core", deadline=None, derandomize=True)
settings.load_profile("core")
