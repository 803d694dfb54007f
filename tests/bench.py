"""Figures that repeat: `./build.sh bench` prints them beside what one would use instead.

Nothing here is asserted: a busy machine is slower, and the figures say so by themselves.
"""

import json
import platform
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.core.round import apply, legal_actions
from game.core.view import view_of
from game.save import load_text, save_text
from tests.core.brute import Pair, least, pairs
from tests.core.floor import steps_of_deadwood
from tests.core.other_engines import OPEN_SPIEL, others
from tests.core.speed import KINDS, REPEATS, Work, masks, rates, works
from tests.play import match_by_mind, thought

ROOT = Path(__file__).parent.parent
NATIVE_SCALE, BROWSER_SCALE = 20, 2
OURS = "ours"


def main() -> None:
    """Measure and print."""
    print(f"Python {platform.python_version()}, {platform.machine()}; best of {REPEATS} runs")
    rivals = others(NATIVE_SCALE)
    beside("The rules engine", works(NATIVE_SCALE), {**rivals, "trying every meld": plain()})
    beside(
        "What ten-card deadwood on random hands adds up from",
        steps_of_deadwood(NATIVE_SCALE),
        {name: whole_deadwood(rivals[name]) for name in rivals if name == OPEN_SPIEL},
    )
    beside("One action, from the rules to the save", steps())
    in_browser = browser_figures()
    if in_browser:
        table("The same engine in the browser's interpreter, under Node", in_browser)


def beside(title: str, ours: list[Work], theirs: Mapping[str, list[Work]] | None = None) -> None:
    """Measure works beside others' ways of doing the same, and print a table."""
    measured = rates({OURS: ours, **(theirs or {})})
    table(title, measured.pop(OURS), measured)


def whole_deadwood(works: list[Work]) -> list[Work]:
    """Return another engine's whole ten-card deadwood, to stand beside each of our steps."""
    whole = next(work for work in works if work.name == "deadwood of ten cards, random")
    return [replace(whole, name=step.name) for step in steps_of_deadwood(1)]


def table(
    title: str, ours: Mapping[str, float], theirs: Mapping[str, Mapping[str, float]] | None = None
) -> None:
    """Print rates, what one costs, and how many times quicker it is than others' ways."""
    print(f"\n{title}")
    for name, rate in ours.items():
        beside = [
            f"{rate / rates[name]:5.1f} x {other} ({rates[name]:,.0f})"
            for other, rates in (theirs or {}).items()
            if name in rates
        ]
        line = f"  {name:36} {rate:12,.0f} a second {1e6 / rate:10,.1f} us  {'  '.join(beside)}"
        print(line.rstrip())


def plain() -> list[Work]:
    """Return the works of trying every meld, which is what the tests check against."""
    found: list[Work] = []
    for kind in KINDS:
        some = [pairs(hand) for hand in masks(kind, 10, 200)]
        name = f"deadwood of ten cards, {kind}"
        found.append(Work(name, len(some), partial(tried, some)))
    return found


def tried(hands: list[frozenset[Pair]]) -> list[int]:
    """Return the least deadwood of hands by trying every meld, which keeps what it found."""
    least.cache_clear()
    return [least(hand) for hand in hands]


def steps() -> list[Work]:
    """Return what the game does for one action."""
    states = [p for seed in range(3) for p in match_by_mind(seed) if not p.hand_over]
    actions = [thought(progress) for progress in states]
    played = list(zip(states, actions, strict=True))
    number = len(states)
    return [
        Work("a decision of the computer", number, lambda: [thought(p) for p in states]),
        Work("all legal actions", number, lambda: [legal_actions(p.round) for p in states]),
        Work("applying an action", number, lambda: [apply(p.round, a) for p, a in played]),
        Work("a player's view", number, lambda: [view_of(p.round, 0) for p in states]),
        Work("writing a save", number, lambda: [save_text(p) for p in states]),
        Work(
            "reading a save, all replayed",
            number,
            lambda: [load_text(save_text(p)) for p in states],
        ),
    ]


def browser_figures() -> dict[str, float] | None:
    """Return the engine's rates in Pyodide, or say why there are none."""
    pyodide = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    if not pyodide.exists():
        print("\nThe browser's interpreter is not here: run ./build.sh once, then this again.")
        return None
    script = [
        f'import {{ loadPyodide }} from "{pyodide.as_uri()}";',
        "const python = await loadPyodide();",
        'python.FS.mkdir("/project");',
        "const files = python.FS.filesystems.NODEFS;",
        f'python.FS.mount(files, {{ root: {json.dumps(str(ROOT))} }}, "/project");',
        'python.runPython(`import sys; sys.path.insert(0, "/project")`);',
        'python.runPython("import json; from tests.core.speed import figures");',
        f'console.log(python.runPython("json.dumps(figures({BROWSER_SCALE}))"));',
    ]
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", "\n".join(script)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(f"\nThe browser's interpreter failed under Node: {done.stderr.strip()}")
        return None
    rates: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return rates


if __name__ == "__main__":
    main()
