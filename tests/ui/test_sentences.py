"""Every sentence that a player can read stands in the texts files, where it can be translated."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.core.cards import parse_cards

GAME = Path(__file__).parents[2] / "game"
FILES = [
    *sorted((GAME / "ui").rglob("*.py")),
    *sorted((GAME / "app").rglob("*.py")),
    *sorted((GAME / "hosts").rglob("*.py")),
    GAME / "host.py",
]
FILES = [path for path in FILES if not re.match(r"texts|\w+_text$", path.stem)]
"""`rules_text` and `match_text` are texts too, each put together by what it tells of."""
SENTENCE = re.compile(r"^[A-Z][a-z]+[,:]? \S.*|.*[a-z]{2}.* \S.*[.!?…]$")
"""Words that begin as a sentence does, or end as one."""


def sentences(path: Path) -> Iterator[str]:
    """Yield the texts of a file that read as sentences, but for docstrings and errors."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(node.value)  # a docstring
        if isinstance(node, ast.Raise) and not _told(node):
            passed.update(ast.walk(node))
        if isinstance(node, ast.JoinedStr):
            passed.update(part for part in node.values if isinstance(part, ast.Constant))
    for node in ast.walk(tree):
        text = _text(node)
        if node not in passed and SENTENCE.match(text) and not _cards(text):
            yield f"{path.relative_to(GAME)}:{node.lineno}: {text}"  # type: ignore[attr-defined]


def _cards(text: str) -> bool:
    """Return whether a text names cards, as in the deals of lessons and examples."""
    with suppress(ValueError):
        return bool(parse_cards(text))
    return False


def _told(node: ast.Raise) -> bool:
    """Return whether an error's text is shown to a player: what the desktop says as it ends."""
    return "SystemExit" in ast.unparse(node)


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "{x}" for part in node.values)
        return "".join(map(str, parts))
    return ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_sentence_stands_elsewhere(path: Path) -> None:
    assert list(sentences(path)) == []


def test_sentences_are_known_from_other_texts(tmp_path: Path) -> None:
    file = GAME / "ui" / "layout.py"
    assert list(sentences(file)) == []
    for text in ("Draw from the stock", "just taken, may not be discarded.", "Stock: {x} cards"):
        assert SENTENCE.match(text)
    for text in (
        "card:",
        "open:new-match",
        "gin-rummy settings",
        "M 0 0 L 3 4 Z",
        "#fff",
        "2 of 3",
    ):
        assert not SENTENCE.match(text)
