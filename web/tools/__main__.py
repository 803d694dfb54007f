"""The commands of ./build.sh: what each needs, in which order, and how failures are told."""

import argparse
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from web.tools import apt, bytecode, checks, locks, node, runtime, single, site, venv
from web.tools.console import complain, say
from web.tools.errors import BuildError
from web.tools.paths import BUILD, ROOT, SITE
from web.tools.serve import SiteServer

NODE_PACKAGES = ("nodejs", "npm")
BROWSER_PACKAGES = (
    "chromium",
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
    "xauth",
    "fonts-dejavu-core",
)
INTERRUPTED = 130


@dataclass(frozen=True)
class Command:
    """One word after ./build.sh: what it does, in words and in fact."""

    help: str
    run: Callable[[Sequence[str]], int]


def build(args: Sequence[str]) -> int:
    """Make build/web/."""
    parser = _parser("build", "Make the site in build/web/.")
    _make_site(official=parser.parse_args(args).official_runtime, tests=False)
    return 0


def one_file(args: Sequence[str]) -> int:
    """Make build/gin-rummy.html."""
    parser = _parser("single", f"Make the game as one page, build/{single.NAME}.")
    _make_site(official=parser.parse_args(args).official_runtime, tests=False)
    out = BUILD / single.NAME
    size = single.write(SITE, ROOT / "web/single", out)
    say(f"{out.relative_to(ROOT)} has {size / 1e6:.1f} MB: a double click on it starts the game.")
    return 0


def serve(args: Sequence[str]) -> int:
    """Make build/web/ and serve it until Ctrl-C."""
    parser = _parser("serve", "Make the site and serve it on this machine.")
    parser.add_argument("--port", type=int, default=8000, help="the port to use (8000)")
    parser.add_argument(
        "--pages", action="store_true", help="serve below /gin-rummy/ as GitHub Pages would"
    )
    options = parser.parse_args(args)
    _make_site(official=options.official_runtime, tests=False)
    prefix = f"/{site.NAME}/" if options.pages else "/"
    with SiteServer(SITE, options.port, prefix, pages=options.pages) as server:
        say(f"The game is ready: open {server.url} in a browser. Press Ctrl-C here to stop.")
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            say("")
    return 0


def test(args: Sequence[str]) -> int:
    """Make build/web/ and run every check and test, handing the other arguments to pytest."""
    parser = _parser("test", "Run every check and test.", add_help=False)
    options, pytest_args = parser.parse_known_args(args)
    _make_site(official=options.official_runtime, tests=True)
    venv.offer("open_spiel")
    return checks.check(pytest_args)


def play(args: Sequence[str]) -> int:
    """Play in a window on the desktop."""
    venv.ensure()
    return subprocess.call([sys.executable, "main.py", *args], cwd=ROOT)


def bench(args: Sequence[str]) -> int:
    """Measure the solver, or with --web the game in real browsers."""
    parser = _parser("bench", "Measure the solver.", add_help=False)
    parser.add_argument("--web", action="store_true", help="measure the game in real browsers")
    options, rest = parser.parse_known_args(args)
    if options.web:
        _make_site(official=options.official_runtime, tests=True)
    else:
        venv.ensure()
    module = "tests.web.bench" if options.web else "tests.bench"
    return subprocess.call([sys.executable, "-m", module, *rest], cwd=ROOT)


def lock(args: Sequence[str]) -> int:
    """Write web/locks/ anew after a change in pyproject.toml."""
    _parser("lock", "Resolve the Python packages anew.").parse_args(args)
    locks.renew()
    return 0


def clean(args: Sequence[str]) -> int:
    """Remove what was built and the npm packages; the compiled pygame-ce stays in its cache."""
    _parser("clean", "Remove what was built.").parse_args(args)
    for folder in (BUILD, node.MODULES):
        if folder.exists():
            say(f"Removing {folder.relative_to(ROOT)}")
            shutil.rmtree(folder)
    return 0


def show_help(args: Sequence[str] = ()) -> int:
    """List the commands."""
    say("Usage: ./build.sh [command]\n")
    for name, command in COMMANDS.items():
        say(f"  {name:6} {command.help}")
    say(
        "\nbuild, single, serve and test take --official-runtime: fetch Pyodide's own pygame-ce"
        "\ninstead of compiling it, for machines without apt. serve also takes --port and"
        "\n--pages.  What else follows test goes to pytest."
    )
    return 0


COMMANDS = {
    "build": Command("make the site in build/web/ (also when no command is given)", build),
    "single": Command("make the game as one page that opens without a server", one_file),
    "serve": Command("make the site and serve it at http://localhost:8000/", serve),
    "test": Command("run every check and test, real browsers included", test),
    "play": Command("play in a window on this machine", play),
    "bench": Command("measure how fast hands are solved; --web: the game in browsers", bench),
    "lock": Command("write web/locks/ anew after a change in pyproject.toml", lock),
    "clean": Command("remove what was built", clean),
    "help": Command("show this list", show_help),
}


def main(argv: Sequence[str]) -> int:
    """Run the command that argv names and return its exit code."""
    if argv and argv[0] in ("-h", "--help"):
        return show_help()
    name, args = (argv[0], argv[1:]) if argv and argv[0][:1] != "-" else ("build", argv)
    command = COMMANDS.get(name)
    if command is None:
        complain(f"There is no command '{name}': './build.sh help' lists those there are.")
        return 2
    try:
        return command.run(args)
    except BuildError as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _make_site(*, official: bool, tests: bool) -> None:
    """Bring build/web/ up to date, with the tools for tests if they are wanted."""
    started = time.monotonic()
    apt.ensure(_packages(official=official, tests=tests))
    venv.ensure("build", *(["test"] if tests else []))
    node.ensure(tests=tests)
    pyodide = node.package("pyodide")
    sources = runtime.obtain(official)
    stdlib_zip = bytecode.standard_library(pyodide)
    pygame_zip = bytecode.library(pyodide, stdlib_zip, sources)
    parts = site.Parts(ROOT, pyodide, stdlib_zip, pygame_zip)
    shown = SITE.relative_to(ROOT)
    if site.build(parts, SITE):
        say(f"Built {shown} in {time.monotonic() - started:.1f} s.")
    else:
        say(f"{shown} is up to date.")


def _packages(*, official: bool, tests: bool) -> list[str]:
    """Return the Debian packages that a site takes, all at once so that one command gets them."""
    return [
        *NODE_PACKAGES,
        *(() if official else runtime.APT_PACKAGES),
        *(BROWSER_PACKAGES if tests else ()),
    ]


def _parser(name: str, description: str, *, add_help: bool = True) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"./build.sh {name}", description=description, allow_abbrev=False, add_help=add_help
    )
    parser.add_argument(
        "--official-runtime",
        action="store_true",
        help="fetch Pyodide's own pygame-ce instead of compiling it",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
