"""Programs that the tools run, and the stamps they leave."""

import sys
from pathlib import Path

import pytest

from web.tools.console import run
from web.tools.errors import BuildError
from web.tools.stamp import Stamp, digest


def test_a_program_that_fails_ends_in_the_given_sentence() -> None:
    with pytest.raises(BuildError, match="It broke: mend it"):
        run([sys.executable, "-c", "raise SystemExit(3)"], "It broke: mend it.")


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BuildError, match=r"It broke\. \(no-such-program could not be started: No"):
        run(["no-such-program"], "It broke.")


def test_a_quiet_program_speaks_only_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    run([sys.executable, "-c", "print('hello')"], "It broke.", quiet=True)
    assert capfd.readouterr() == ("", "")
    with pytest.raises(BuildError):
        run([sys.executable, "-c", "print('why'); raise SystemExit(1)"], "It broke.", quiet=True)
    assert capfd.readouterr() == ("", "why\n")


def test_the_environment_is_added_to_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEPT", "1")
    code = "import os; raise SystemExit(os.environ['KEPT'] + os.environ['ADDED'] != '12')"
    run([sys.executable, "-c", code], "Lost.", env={"ADDED": "2"})


def test_a_stamp_remembers_until_it_is_cleared(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "deep/stamp")
    assert stamp.read() == ""
    stamp.write("abc")
    assert Stamp(stamp.path).read() == "abc"
    stamp.clear()
    stamp.clear()
    assert stamp.read() == ""


def test_a_digest_depends_on_names_contents_and_words(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    digests = {digest([one]), digest([two]), digest([one, two]), digest([one], "word")}
    one.write_text("b")
    digests.add(digest([one]))
    assert len(digests) == 5
