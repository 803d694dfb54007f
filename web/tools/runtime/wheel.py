"""pygame.zip from the wheel that Pyodide's own makers publish, for machines without apt."""

import hashlib
import http.client
import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path

from web.tools.errors import BuildError
from web.tools.runtime import archive, cache
from web.tools.runtime.progress import Counter

# Overrides the address of the folder that holds the wheel, for a mirror or a copy.
BASE_VARIABLE = "GIN_RUMMY_WHEEL_BASE"

_TIMEOUT_SECONDS = 60
_CHUNK = 1 << 16
# pyodide.mjs itself writes its default package folder as https://.../v${version}/full/
_DEFAULT_BASE = re.compile(r"`(https://[^`$]+)\$\{\w+\}(/full/)`")


@dataclass(frozen=True, slots=True)
class Wheel:
    """What pyodide-lock.json says of a package: where it is, relative to the base, and its hash."""

    file_name: str
    sha256: str


def key(pyodide: Path) -> str:
    """Return the hash of all that determines the result."""
    own = [Path(__file__), Path(archive.__file__)]
    return cache.key(["official", locked(pyodide / "pyodide-lock.json").sha256], own)


def make(pyodide: Path, work: Path, out: Path) -> None:
    """Download the wheel named in the lock file, check it and write pygame.zip.

    Raises BuildError.
    """
    wheel = locked(pyodide / "pyodide-lock.json")
    base = os.environ.get(BASE_VARIABLE) or default_base(pyodide)
    file = work / "pygame.whl"
    download(urllib.parse.urljoin(base.rstrip("/") + "/", wheel.file_name), wheel, file)
    with zipfile.ZipFile(file) as packed:
        archive.write(out, archive.from_wheel(packed))


def locked(lock: Path) -> Wheel:
    """Return pygame-ce's entry of a pyodide-lock.json."""
    entry = json.loads(lock.read_text(encoding="utf-8"))["packages"]["pygame-ce"]
    return Wheel(entry["file_name"], entry["sha256"])


def default_base(pyodide: Path) -> str:
    """Return the address that this Pyodide loads its packages from when it is told no other."""
    found = _DEFAULT_BASE.search((pyodide / "pyodide.mjs").read_text(encoding="utf-8"))
    if found is None:
        raise BuildError(
            "This release of Pyodide does not tell where its packages are: set the environment "
            f"variable {BASE_VARIABLE} to the address of its package folder and build again."
        )
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    return f"{found.group(1)}{version}{found.group(2)}"


def download(url: str, wheel: Wheel, out: Path) -> None:
    """Save a wheel, or raise BuildError when it does not come whole or is another one."""
    other_place = f"set {BASE_VARIABLE} to the address of a folder that holds {wheel.file_name}"
    try:
        sha256 = _save(url, out)
    except urllib.error.HTTPError as error:
        raise BuildError(
            f"{url} could not be downloaded because the server answered "
            f"{error.code} {error.reason}: {other_place}."
        ) from error
    except ValueError as error:
        raise BuildError(f"{url} is not a web address: {other_place}.") from error
    except (OSError, http.client.HTTPException) as error:
        raise BuildError(
            f"{url} could not be downloaded ({error}): check the network and build again."
        ) from error
    if sha256 != wheel.sha256:
        raise BuildError(
            f"{url} is not the file that Pyodide's lock file names (its sha256 is another one) and "
            f"was thrown away: {other_place}."
        )


def _save(url: str, out: Path) -> str:
    """Save what is at an address, and return its SHA-256."""
    seen = hashlib.sha256()
    with urllib.request.urlopen(url, timeout=_TIMEOUT_SECONDS) as response, out.open("wb") as file:
        size = int(response.headers.get("Content-Length") or 0)
        with Counter("Downloading pygame for the browser:", size, "bytes") as counter:
            while chunk := response.read(_CHUNK):
                # Without a known size there is nothing to count towards.
                counter.add(len(chunk) if size else 0)
                seen.update(chunk)
                file.write(chunk)
        if file.tell() < size:
            raise OSError(f"it was cut short after {file.tell():,} of {size:,} bytes")
    return seen.hexdigest()
