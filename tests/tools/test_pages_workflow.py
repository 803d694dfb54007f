"""The workflow that publishes the site: it builds as anybody does, and may do no more than it must.

Read as text, since only GitHub can run it.
"""

import re

import pytest

from web.tools.paths import ROOT, SITE

WORKFLOW = (ROOT / ".github/workflows/pages.yml").read_text(encoding="utf-8")
BUILD, DEPLOY = WORKFLOW.split("\n  deploy:\n")


def test_every_action_has_an_exact_version() -> None:
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert len(used) == 3
    assert [name for name in used if not re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", name)] == []


def test_nothing_is_allowed_that_is_not_needed() -> None:
    assert "\npermissions: {}\n" in BUILD
    assert _permissions(BUILD) == {"contents: read"}
    assert _permissions(DEPLOY) == {"pages: write", "id-token: write"}
    assert "persist-credentials: false" in BUILD


def test_it_builds_in_debian_and_uploads_what_build_sh_makes() -> None:
    assert "container: debian:12\n" in BUILD
    assert "run: ./build.sh\n" in BUILD
    assert f"path: {SITE.relative_to(ROOT).as_posix()}\n" in BUILD


@pytest.mark.parametrize("word", ["secrets.", "pull_request", "curl", "wget"])
def test_it_takes_nothing_from_elsewhere(word: str) -> None:
    assert word not in WORKFLOW


def _permissions(job: str) -> set[str]:
    """Return the permissions of one job."""
    found = re.search(r"    permissions:\n((?:      \S.*\n)+)", job)
    assert found
    return {line.strip() for line in found[1].splitlines()}
