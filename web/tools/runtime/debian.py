"""A private view of newer Debian suites, and the unpacking of what it gives.

The machine's own apt sources, lists and packages stay as they are, and no rights are needed.
"""

import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from web.tools.errors import BuildError
from web.tools.runtime.commands import follow, last_words, run
from web.tools.runtime.progress import Counter
from web.tools.runtime.versions import Pin

_OTHER_WAY = "or run ./build.sh --official-runtime, which needs no Debian packages"
_AGAIN = f"check the network and build again, {_OTHER_WAY}"
# apt's machine-readable progress: "dlstatus:1:45.3:Retrieving file 1 of 1"
_STATUS = re.compile(r"dlstatus:\d+:(\d+)")
_KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")


@dataclass(frozen=True, slots=True)
class View:
    """The apt options that lead apt to the private folder instead of the system's."""

    options: tuple[str, ...]


def open_view(folder: Path, pins: Iterable[Pin]) -> View:
    """Create a view of the pins' suites in an empty folder and load their package lists.

    The mirror is the one that the machine uses already. Raises BuildError.
    """
    for part in ("lists/partial", "cache/archives/partial"):
        (folder / part).mkdir(parents=True)
    (folder / "status").touch()
    source = f"[signed-by={_KEYRING}] {_mirror()}"
    lines = {f"{'deb-src' if pin.is_source else 'deb'} {source} {pin.suite} main" for pin in pins}
    (folder / "sources.list").write_text("\n".join(sorted(lines)) + "\n")
    view = View(
        (
            f"-oDir::Etc::sourcelist={folder}/sources.list",
            "-oDir::Etc::sourceparts=-",
            f"-oDir::State={folder}",
            f"-oDir::State::lists={folder}/lists",
            f"-oDir::State::status={folder}/status",
            f"-oDir::Cache={folder}/cache",
            # apt's own low-rights user can't write into a home folder.
            "-oAPT::Sandbox::User=root",
            "-oAPT::Update::Error-Mode=any",
            "-oAcquire::Languages=none",
            "-oAcquire::Retries=3",
        )
    )
    run(
        ["apt-get", "-qq", *view.options, "update"],
        failed=f"Could not load Debian's package lists: {_AGAIN}",
    )
    return view


def fetch(view: View, pins: Sequence[Pin], what: str, into: Path) -> None:
    """Download pinned packages of one kind into a folder, checked by apt. Raises BuildError.

    `what` names them all in the progress and in a failure. They are asked for together, since apt
    takes seconds to read its lists each time.
    """
    versions = _available(view, pins)
    # Of a source only the upstream archive is used: Debian's patches and description stay behind.
    verb = ["source", "--download-only", "--tar-only"] if pins[0].is_source else ["download"]
    wanted = [f"{pin.name}={versions[pin]}" for pin in pins]
    with Counter(f"Downloading {what}:", 100, "%") as counter:

        def show(line: str) -> None:
            if status := _STATUS.match(line):
                counter.reach(int(status.group(1)))

        follow(
            ["apt-get", "-qq", *view.options, "-oAPT::Status-Fd=1", *verb, *wanted],
            f"Could not download {what} from Debian: {_AGAIN}",
            into,
            show,
        )


def unpack_members(package: Path, members: list[str], into: Path) -> None:
    """Unpack only these files and folders of a .deb: the whole of emscripten is 1.6 GB."""
    with subprocess.Popen(
        ["dpkg-deb", "--fsys-tarfile", str(package)], stdout=subprocess.PIPE
    ) as reader:
        unpacked = subprocess.run(
            ["tar", "-x", "-C", str(into), *[f"./{member}" for member in members]],
            stdin=reader.stdout,
            capture_output=True,
            text=True,
            check=False,
        )
        # tar may stop at the first missing member: the reader must not wait for it for ever.
        reader.kill()
    if unpacked.returncode != 0:
        raise BuildError(
            f"{package.name} does not hold the files that were expected: tell the project's "
            f"maintainers, {_OTHER_WAY} (tar: {last_words(unpacked.stderr)})."
        )


def matches(version: str, upstream: str) -> bool:
    """Tell whether a Debian version is a packaging of this upstream version, or of one below it.

    >>> matches("2.32.4+dfsg-1", "2.32.4"), matches("3.14.8-1", "3.14"), matches("1:2.3-1", "2.3")
    (True, True, True)
    >>> matches("2.32.40-1", "2.32.4")
    False
    """
    plain = version.split(":", 1)[-1]
    return re.match(re.escape(upstream) + r"(?![0-9])", plain) is not None


def _available(view: View, pins: Sequence[Pin]) -> dict[Pin, str]:
    """Return the full versions of the pins that their suites offer now."""
    table = run(
        ["apt-cache", *view.options, "madison", *[pin.name for pin in pins]],
        failed="Could not read Debian's package lists: run the build again",
    )
    return {pin: _pinned_version(pin, table) for pin in pins}


def _pinned_version(pin: Pin, table: str) -> str:
    kind = "Sources" if pin.is_source else "Packages"
    # "libsdl2 | 2.32.4+dfsg-1 | http://mirror/debian trixie/main Sources"
    row = rf"^\s*{re.escape(pin.name)} \|\s*(\S+) \| .* {pin.suite}/main (?:.* )?{kind}$"
    here: list[str] = re.findall(row, table, re.MULTILINE)
    for version in here:
        if matches(version, pin.upstream):
            return version
    found = f"now has {', '.join(here)}" if here else "does not have it"
    raise BuildError(
        f"The runtime is built from {pin.name} {pin.upstream}, but Debian {pin.suite} {found}: "
        f"update the pin in web/tools/runtime/versions.py, {_OTHER_WAY}."
    )


def _mirror() -> str:
    """Return the address of the Debian mirror in the machine's own apt sources."""
    if not _KEYRING.is_file():
        raise BuildError(
            "Compiling the runtime needs Debian with its package debian-archive-keyring: "
            f"install it, {_OTHER_WAY}."
        )
    listed = run(
        ["apt-get", "update", "--print-uris"],
        failed=f"Could not ask apt for its mirror: set up apt, {_OTHER_WAY}",
    )
    # Other publishers name their suites differently or end their address differently. Cloud images
    # name a file with a list of mirrors, debian.list, in the mirror's place.
    address = re.search(r"^'(\S+/debian(?:\.list)?)/dists/[a-z]+/InRelease'", listed, re.MULTILINE)
    if address is None:
        raise BuildError(
            f"apt on this machine names no Debian mirror: add one to its sources, {_OTHER_WAY}."
        )
    return address.group(1)
