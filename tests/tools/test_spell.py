"""Dataclasses written out for the browser: they must be what the decorator makes of them."""

import ast
import copy
import dataclasses
import importlib
import pickle
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from web.tools import spell, stage, written
from web.tools.paths import ROOT

TEXT = '''
"""A module."""

from dataclasses import dataclass, field

FAR = (9, 9)

@dataclass(frozen=True, slots=True)
class Spot:
    """Where something is."""

    x: int
    y: "int" = 2
    """In pixels."""
    far: tuple[int, ...] = FAR

    def __post_init__(self):
        if self.x < 0:
            raise ValueError("left of all")

    @property
    def double(self):
        return Spot(2 * self.x, self.y)

@dataclass(frozen=True, slots=True)
class Nothing:
    pass

@dataclass(frozen=True, slots=True)
class Other:
    x: int
    y: int
    far: tuple[int, ...]

@dataclass(frozen=True, slots=True)
class Marked:
    low: int = field(metadata={"least": 1})
    high: int = field(default=3, metadata={"most": 9})
    plain: int = field(default=5)
'''
PARAMS = "__dataclass_params__"
UNUSUAL = (
    "@dataclass\nclass A:\n    x: int",
    "@dataclass(frozen=True)\nclass A:\n    x: int",
    "@dataclass(frozen=True, slots=True, order=True)\nclass A:\n    x: int",
    "@dataclass(frozen=True, slots=True)\nclass A(B):\n    x: int",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: int = field(default=3, repr=False)",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: list = field(default_factory=list)",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: int = field(**more)",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: ClassVar[int] = 3",
    '@dataclass(frozen=True, slots=True)\nclass A:\n    x: "InitVar[int]" = 3',
    "@dataclass(frozen=True, slots=True)\nclass A:\n    _: dataclasses.KW_ONLY\n    x: int",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    self: int",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: int\n    def __eq__(self, other): ...",
    "@dataclass(frozen=True, slots=True)\nclass A:\n    x: int\n    y = 3",
    "@other\n@dataclass(frozen=True, slots=True)\nclass A:\n    x: int",
)


@pytest.fixture(autouse=True)
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is written out find its base under the name that it has in the browser."""
    monkeypatch.setitem(sys.modules, spell.MODULE, written)


def test_both_ways_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in (_plain(TEXT, "decorated"), _spelled(TEXT, "spelled")):
        monkeypatch.setitem(sys.modules, way.__name__, way)
        spot = way.Spot(1)
        assert (spot.x, spot.y, spot.far, spot.double.x) == (1, 2, (9, 9), 2)
        assert way.Spot(1, far=(), y=3) == way.Spot(1, 3, ())
        assert spot == way.Spot(1) != way.Spot(2)
        assert spot != way.Other(1, 2, (9, 9))
        assert hash(spot) == hash(way.Spot(1)) == hash((1, 2, (9, 9)))
        assert repr(spot) == "Spot(x=1, y=2, far=(9, 9))"
        assert way.Nothing() == way.Nothing()
        assert (hash(way.Nothing()), repr(way.Nothing())) == (hash(()), "Nothing()")
        assert repr(way.Marked(2)) == "Marked(low=2, high=3, plain=5)"
        marks = {each.name: dict(each.metadata) for each in dataclasses.fields(way.Marked)}
        assert marks == {"low": {"least": 1}, "high": {"most": 9}, "plain": {}}
        assert dataclasses.replace(spot, y=5) == way.Spot(1, 5)
        assert dataclasses.asdict(spot) == {"x": 1, "y": 2, "far": (9, 9)}
        assert copy.deepcopy(spot) == pickle.loads(pickle.dumps(spot)) == spot
        match spot:
            case way.Spot(x, y):
                assert (x, y) == (1, 2)
            case _:
                pytest.fail("no match")
        with pytest.raises(ValueError, match="left of all"):
            way.Spot(-1)
        with pytest.raises(ValueError, match="left of all"):
            dataclasses.replace(spot, x=-1)
        with pytest.raises(TypeError):
            way.Spot()
        with pytest.raises(TypeError):
            dataclasses.replace(spot, z=1)
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'x'"):
            spot.x = 2
        with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'x'"):
            del spot.x
        with pytest.raises((AttributeError, TypeError)):
            spot.z = 2


def test_others_are_told_what_a_dataclass_tells_and_the_base_is_none() -> None:
    spelled, usual = _spelled(TEXT, "spelled").Spot, _plain(TEXT, "decorated").Spot
    for asked in (spelled, spelled(1)):
        assert dataclasses.is_dataclass(asked)
        assert repr(getattr(asked, PARAMS)) == repr(getattr(usual, PARAMS))
    base: Any = written.Written
    assert not dataclasses.is_dataclass(base)
    assert not hasattr(base, PARAMS)
    with pytest.raises(TypeError):
        dataclasses.fields(base)


@pytest.mark.parametrize("text", UNUSUAL)
def test_what_is_unusual_stays(text: str) -> None:
    tree = ast.parse(text)
    assert not spell.spell(tree)
    assert ast.unparse(tree) == ast.unparse(ast.parse(text))


def test_the_games_own_are_written_out_alike() -> None:
    decorated = found = 0
    for file in stage.game_files(ROOT):
        if file.suffix != ".py":
            continue
        text = file.read_text(encoding="utf-8")
        decorated += text.count("\n@dataclass(frozen=True, slots=True)\n")
        module = importlib.import_module(_name(file))
        for name, spelled in vars(_spelled(text, module.__name__)).items():
            is_own = isinstance(spelled, type) and spelled.__module__ == module.__name__
            if is_own and issubclass(spelled, written.Written):
                _compare(spelled, getattr(module, name))
                found += 1
    # History makes a default of its own, which is left to the decorator
    assert found == decorated - 1 > 100


def _compare(spelled: Any, usual: Any) -> None:
    assert spelled.__slots__ == usual.__slots__
    assert spelled.__match_args__ == usual.__match_args__
    fields = dataclasses.fields(spelled), dataclasses.fields(usual)
    for mine, theirs in zip(*fields, strict=True):
        assert _told(mine) == _told(theirs)
    # what all of them share is said once, by their base
    assert _methods(usual) - _methods(spelled) <= set(vars(written.Written))
    assert not _methods(spelled) - _methods(usual)


def _told(field: "dataclasses.Field[Any]") -> tuple[object, ...]:
    """Return what is asked of a field; classes of the two ways are alike in name only."""
    marks = dict(field.metadata)
    usual = field.name, repr(field.type), repr(field.default), field.default_factory, field.kw_only
    return *usual, marks


def _methods(kind: type) -> set[str]:
    return {name for name in vars(kind) if callable(getattr(kind, name))}


def _name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _plain(text: str, name: str) -> ModuleType:
    return _run(ast.parse(text), name)


def _spelled(text: str, name: str) -> ModuleType:
    tree = ast.parse(text)
    spell.spell(tree)
    return _run(tree, name)


def _run(tree: ast.Module, name: str) -> ModuleType:
    module = ModuleType(name)
    module.__file__ = getattr(sys.modules.get(name), "__file__", None)
    module.__package__ = name.rpartition(".")[0]
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        exec(compile(tree, name, "exec", dont_inherit=True), vars(module))
    finally:
        if before is None:
            del sys.modules[name]
        else:
            sys.modules[name] = before
    return module
