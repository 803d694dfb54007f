"""What of the project goes into the site, copied into a folder of its own for pygbag.

pygbag packs everything it finds beside main.py, so the game must stand alone first.
"""

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from web.tools.errors import BuildError

BUILD = "game/build.txt"
SKIPPED = {"__pycache__", "tests"}
DESKTOP = {
    *("hosts/desktop.py", "hosts/failure.py", "hosts/files.py", "ui/texts_failed.py", "solve.py"),
    *("bot/arena.py", "bot/duel.py", "bot/tally.py"),
}
"""Files of the game that only a desktop or a command line runs: a browser need not load them."""


def game_files(root: Path) -> list[Path]:
    """Return main.py and the files of game/, in order.

    Raises BuildError when there is no game.
    """
    _must_exist(root / "main.py")
    _must_exist(root / "game")
    game = root / "game"
    needed = [file for file in _files(game) if file.relative_to(game).as_posix() not in DESKTOP]
    return [root / "main.py", *needed]


def page_files(root: Path) -> list[Path]:
    """Return the template, the icon's drawing and the files of web/static/, in order.

    Raises BuildError when one of them is missing.
    """
    web = root / "web"
    for needed in ("index.tmpl", "icon.svg", "static"):
        _must_exist(web / needed)
    return [web / "index.tmpl", web / "icon.svg", *_files(web / "static")]


def stage(root: Path, folder: Path) -> None:
    """Copy the game into folder and web/static/ into folder/static, as pygbag expects them.

    The copy is given its mark too, which game/version.py shows.
    """
    _copy(game_files(root), root, folder)
    (folder / BUILD).write_text(mark(root), encoding="ascii")
    _copy(_files(root / "web/static"), root / "web", folder)


def mark(root: Path) -> str:
    """Return eight hexadecimal digits that change with any file of the game or the page."""
    sha = hashlib.sha256()
    for file in (*game_files(root), *page_files(root)):
        content = file.read_bytes()
        sha.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()[:8]


def _copy(files: Iterable[Path], base: Path, folder: Path) -> None:
    for file in files:
        target = folder / file.relative_to(base)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def _files(folder: Path) -> list[Path]:
    """Return the files below folder in order, without hidden ones, caches and tests."""
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not _is_skipped(file.relative_to(folder))
    ]


def _is_skipped(path: Path) -> bool:
    return path.suffix == ".pyc" or any(
        part in SKIPPED or part.startswith(".") for part in path.parts
    )


def _must_exist(path: Path) -> None:
    if not path.exists():
        raise BuildError(f"{path} is missing: please restore it and run this again.")
