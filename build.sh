#!/usr/bin/env bash
# The one way in: ./build.sh help lists the commands.
# This only finds Python and makes .venv; everything else is web/tools/, in Python.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

stop() {
    echo "$1" >&2
    exit 1
}

works() { # whether a Python is new enough and can make a virtual environment
    "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do
        if works "$name"; then
            echo "$name"
            return
        fi
    done
    return 1
}

install_python() {
    local packages="python3 python3-venv"
    if ! command -v apt-get >/dev/null; then
        stop "Python 3.11 or newer with its venv module is needed: please install it and run this again."
    elif [ "$(id -u)" != 0 ]; then
        stop "Python is not complete: please run 'sudo apt-get update && sudo apt-get install -y $packages', then the same command again."
    fi
    echo "Installing Debian packages: $packages"
    # shellcheck disable=SC2086 # two words on purpose
    if ! { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages; }; then
        stop "apt-get could not install $packages: see its words above, then run this again."
    fi
}

# the mark is made last, so that a half-made .venv is made again
if ! { [ -e .venv/made ] && .venv/bin/python -c '' 2>/dev/null; }; then
    python=$(find_python) || { install_python && python=$(find_python); } ||
        stop "This machine's Python is older than 3.11: please install a newer one and run this again."
    echo "Making a virtual environment in .venv"
    "$python" -m venv --clear .venv || stop "Python could not make .venv: see its words above, then run this again."
    touch .venv/made
fi

exec .venv/bin/python -m web.tools "$@"
