"""The one kind of failure that the build tools expect."""


class BuildError(Exception):
    """Say in one sentence what failed and what the person at the keyboard can do."""
