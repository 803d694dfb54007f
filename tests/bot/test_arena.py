"""The arena repeats itself, goes on where it stopped, and tells how sure its figures are."""

import json
from pathlib import Path

import pytest

from game.bot.arena import Plan, main, play
from game.bot.tally import mean_of, wilson
from game.core.rules import CLASSIC, HOUSE

PLAN = Plan("classic", "classic", HOUSE, 7)


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    play(PLAN, 1, kept=kept)
    with kept.open("a") as file:
        file.write('{"pair": 1, "rec')
    went_on = play(PLAN, 3, kept=kept)
    straight = play(PLAN, 3)
    assert [r.hands for r in went_on.records] == [r.hands for r in straight.records]
    assert len(went_on.pairs) == 3
    assert len(kept.read_text().splitlines()) == 4


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    play(PLAN, 1, kept=kept)
    with pytest.raises(ValueError, match="name another file"):
        play(Plan("classic", "classic", CLASSIC, 7), 1, kept=kept)


def test_several_processes_play_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    command = "classic classic --matches 4 --seed 2 --json --target 30 --preset oklahoma"
    figures = []
    for jobs in ("1", "2"):
        main([*command.split(), "--jobs", jobs])
        data = json.loads(capsys.readouterr().out)
        for side in data["sides"]:
            del side["milliseconds"]
        figures.append(data)
    assert figures[0] == figures[1]
    assert figures[0]["matches"] == 4
    assert figures[0]["wins"] == 2
    assert figures[0]["low"] <= 0.5 <= figures[0]["high"]


def test_rules_can_be_changed_field_by_field(capsys: pytest.CaptureFixture[str]) -> None:
    main(["classic", "classic", "--matches", "2", "--rules", "knock_limit=0"])
    assert "knock 0.0%" not in (out := capsys.readouterr().out)
    assert "won by gin" in out
    assert "undercut" not in out


def test_intervals_hold_what_is_known() -> None:
    half = wilson(0.5, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10).low == pytest.approx(0.722, abs=0.001)
    spread = mean_of([0.0, 1.0] * 50)
    assert (spread.low, spread.high) == pytest.approx((0.4015, 0.5985), abs=0.001)


def test_the_expert_plays_as_strongly_as_ever(capsys: pytest.CaptureFixture[str]) -> None:
    """Sixteen short matches of a fixed seed: a change of play shows here and must be meant."""
    main(["expert", "beginner", "--matches", "16", "--seed", "3", "--target", "50", "--json"])
    data = json.loads(capsys.readouterr().out)
    assert (data["wins"], data["hands"]) == (13, 47)
