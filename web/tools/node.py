"""The npm packages of web/package-lock.json, installed into web/node_modules."""

import subprocess
from pathlib import Path

from web.tools.console import run, say
from web.tools.errors import BuildError
from web.tools.paths import ROOT
from web.tools.stamp import Stamp, digest

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
OLDEST_NODE = 18


def ensure(*, tests: bool) -> None:
    """Install what the site needs, with tests also what the tests need, unless it is there.

    Raises BuildError when Node is too old or npm fails.
    """
    key = digest([WEB / "package-lock.json"])
    stamp = Stamp(MODULES / ".installed")
    full, lean = f"{key} with test tools", key
    if stamp.read() in ([full] if tests else [full, lean]):
        return
    check_version(node_version())
    say("Installing npm packages into web/node_modules")
    stamp.clear()
    run(
        ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        + ([] if tests else ["--omit=dev"]),
        "npm could not install the packages of web/package-lock.json: see its words above, "
        "check the network and run this again.",
        cwd=WEB,
        env={"PUPPETEER_SKIP_DOWNLOAD": "1"},
    )
    stamp.write(full if tests else lean)


def node_version() -> str:
    """Return what `node --version` says, like v18.20.4."""
    try:
        done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError("Node.js does not start: please install it and run this again.") from error
    return done.stdout.strip()


def check_version(version: str) -> None:
    """Raise BuildError when a version like v18.20.4 is older than OLDEST_NODE."""
    major = version.removeprefix("v").split(".")[0]
    if not major.isdecimal() or int(major) < OLDEST_NODE:
        raise BuildError(
            f"Node.js {OLDEST_NODE} or newer is needed, but `node --version` says {version}: "
            "please install a newer one and run this again."
        )


def package(name: str) -> Path:
    """Return the folder of an installed npm package."""
    return MODULES / name
