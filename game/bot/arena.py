"""Computer against computer: `python -m game.bot.arena expert classic --matches 4000`.

Every deal is played twice with the seats exchanged.  With `--save` each finished pair is kept in
a file, and the same command goes on from there; a file of other code or settings is refused.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from game.bot.duel import Record, Side, duel
from game.bot.mind import Mind
from game.bot.opponents import OPPONENTS, opponent_by_id
from game.bot.tally import Pair, Tally, report
from game.core.rules import PRESETS, Rules, parse_rules, preset_by_id

SOURCES = ("core/*.py", "bot/*.py")
"""What a kept result depends on, below `game`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    first: str
    second: str
    rules: Rules
    seed: int


def play_pair(plan: Plan, index: int) -> Pair:
    """Return the two mirrored matches of one pair, the same on every machine."""
    minds: tuple[Mind, Mind] = (opponent_by_id(plan.first).mind, opponent_by_id(plan.second).mind)
    seed = plan.seed * 10_000_019 + index
    return duel(minds, plan.rules, seed, 0), duel(minds, plan.rules, seed, 1)


def play(plan: Plan, pairs: int, jobs: int = 1, kept: Path | None = None) -> Tally:
    """Return the tally of so many pairs, played by several processes, and kept in a file if given.

    Raises ValueError when the file holds results of another plan or of other code.
    """
    done = _read(plan, kept) if kept else {}
    missing = [index for index in range(pairs) if index not in done]
    for index, pair in _played(plan, missing, jobs):
        done[index] = pair
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                line = {"pair": index, "records": [record.as_data() for record in pair]}
                file.write(json.dumps(line) + "\n")
        _show_progress(done, pairs)
    return Tally([done[index] for index in sorted(done) if index < pairs])


def _played(plan: Plan, indices: list[int], jobs: int) -> Iterator[tuple[int, Pair]]:
    work = [(plan, index) for index in indices]
    if jobs == 1:
        yield from map(_numbered_pair, work)
        return
    # a forked copy of a process with threads can wait for ever for a lock that one of them held
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_numbered_pair, work)


def _numbered_pair(work: tuple[Plan, int]) -> tuple[int, Pair]:
    return work[1], play_pair(*work)


def _show_progress(done: dict[int, Pair], pairs: int) -> None:
    if sys.stderr.isatty() or len(done) % max(1, pairs // 20) == 0:
        wins = Tally(list(done.values())).wins
        end = "\r" if sys.stderr.isatty() and len(done) < pairs else "\n"
        print(f"{2 * len(done)} of {2 * pairs} matches, {wins}", end=end, file=sys.stderr)


def _head(plan: Plan) -> dict[str, Any]:
    """Return what must be the same for results to belong together, the code among it."""
    game = Path(__file__).parent.parent
    code = sha256()
    for path in sorted(path for pattern in SOURCES for path in game.glob(pattern)):
        code.update(path.read_bytes())
    return {
        "first": plan.first,
        "second": plan.second,
        "rules": str(plan.rules),
        "seed": plan.seed,
        "code": code.hexdigest()[:16],
    }


def _read(plan: Plan, kept: Path) -> dict[int, Pair]:
    """Return the pairs in a file, after writing its head when it is new.

    A last line cut short, by a process that was ended, is dropped.
    """
    head = json.dumps(_head(plan))
    if not kept.exists():
        kept.write_text(head + "\n", encoding="utf-8")
        return {}
    text = kept.read_text(encoding="utf-8")
    first, *lines = text.splitlines()
    if first != head:
        raise ValueError(f"{kept} holds results of other players, rules or code: name another file")
    if not text.endswith("\n"):
        lines.pop()
        kept.write_text("\n".join([first, *lines, ""]), encoding="utf-8")
    whole = [json.loads(line) for line in lines]
    return {line["pair"]: _pair(line["records"]) for line in whole}


def _pair(records: list[dict[str, Any]]) -> Pair:
    first, second = (
        Record(**{**data, "sides": tuple(Side(**side) for side in data["sides"])})
        for data in records
    )
    return first, second


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.bot.arena", description=__doc__)
    ids = [opponent.id for opponent in OPPONENTS]
    parser.add_argument("first", choices=ids, help="the player whose wins are counted")
    parser.add_argument("second", choices=ids)
    parser.add_argument("--matches", type=int, default=200, help="an even number")
    parser.add_argument("--preset", choices=[preset.id for preset in PRESETS], default="house")
    parser.add_argument("--rules", help="fields that differ, such as 'big_gin=yes gin_bonus=20'")
    parser.add_argument("--target", type=int, help="the preset's usual one if not given")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep results, and go on")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    """Play what the command line asks and print what came of it."""
    asked = _arguments(words)
    rules = preset_by_id(asked.preset).rules
    if asked.rules:
        rules = parse_rules(f"{_without(rules, asked.rules)} {asked.rules}")
    if asked.target:
        rules = replace(rules, target=asked.target)
    plan = Plan(asked.first, asked.second, rules, asked.seed)
    tally = play(plan, max(1, asked.matches // 2), asked.jobs, asked.save)
    names = (plan.first, plan.second)
    print(json.dumps(tally.as_data()) if asked.json else report(tally, names))


def _without(rules: Rules, changes: str) -> str:
    """Return the words of rules except those of fields that are changed."""
    changed = {word.partition("=")[0] for word in changes.split()}
    return " ".join(word for word in str(rules).split() if word.partition("=")[0] not in changed)


if __name__ == "__main__":
    main()
