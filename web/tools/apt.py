"""Debian packages: what is missing, and how it gets here. Asks apt only for what is missing."""

import os
import shutil
import subprocess
from collections.abc import Sequence

from web.tools.console import run, say
from web.tools.errors import BuildError

# A package counts as present when its command is, wherever that came from (Node often is not
# Debian's). Packages without an entry are looked up in dpkg's list.
COMMANDS = {
    "chromium": "chromium",
    "clang-19": "clang-19",
    "firefox-esr": "firefox-esr",
    "lld-19": "wasm-ld-19",
    "llvm-19": "llvm-nm-19",
    "nodejs": "node",
    "npm": "npm",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xauth": "xauth",
    "xvfb": "xvfb-run",
}


def ensure(packages: Sequence[str]) -> None:
    """Install the Debian packages that are missing, or stop with the command that does.

    Raises BuildError when some are missing and this is not root, or not a machine with apt.
    """
    absent = missing(packages)
    if not absent:
        return
    names = " ".join(absent)
    if shutil.which("apt-get") is None:
        raise BuildError(
            f"Some programs are missing and this machine has no apt-get: please install what "
            f"Debian calls {names}, then run the same command again."
        )
    install = f"apt-get install -y --no-install-recommends {names}"
    if os.geteuid() != 0:
        raise BuildError(
            "Some Debian packages are missing: please run "
            f"'sudo apt-get update && sudo {install}', then the same command again."
        )
    say(f"Installing Debian packages: {names}")
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    run(
        ["apt-get", "update", "-q"],
        "Debian's package lists could not be fetched: check the network and run this again.",
        env=env,
        quiet=True,
    )
    run(
        install.split(),
        f"apt-get could not install {names}: see its words above, then run this again.",
        env=env,
    )


def missing(packages: Sequence[str]) -> list[str]:
    """Return the packages that are not on this machine, in the order given."""
    return [package for package in packages if not _present(package)]


def _present(package: str) -> bool:
    command = COMMANDS.get(package)
    if command and shutil.which(command):
        return True
    if shutil.which("dpkg-query") is None:
        return False
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    found = subprocess.run(query, capture_output=True, text=True)
    return found.stdout == "installed"
