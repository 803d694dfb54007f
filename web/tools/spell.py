"""Frozen dataclasses written out as plain classes, before they are compiled for the browser.

`@dataclass` writes the text of a class's methods and compiles it each time that the class is made:
for all classes of the game that takes longer than anything else in its start. Here it is done once.
What a class is made into has the same fields, the same methods and the same answers; one that is
unusual in any way is left as it is. Its limits: a class has `Written` as its base, which has some
of the methods; `__init__` has no annotations; a repr does not notice a value that holds itself; a
class without a docstring gets none. Run by bytecode.mjs, so it needs the standard library only.
"""

import ast
from collections.abc import Iterator
from typing import TypeGuard

BASE = "Written"
MODULE = "written"
USUAL = {"frozen": True, "slots": True}
# What the class itself says is not to be written over, and a base would bring fields of its own.
OWN = {
    *("__init__", "__eq__", "__hash__", "__repr__", "__setattr__", "__delattr__", "__slots__"),
    *("__getstate__", "__setstate__", "__replace__", "__match_args__"),
}
# What `field` is told of a field that is as usual as one without it.
TOLD = {"default", "metadata"}
MARKS = "_marks_"
# Annotations that make something else than a field.
OTHER = ("ClassVar", "InitVar", "KW_ONLY")
SETTER = "_set_"
TAKEN = {"self", "object", SETTER}


def spell(tree: ast.Module) -> bool:
    """Write out the frozen dataclasses of a module; return whether there are any."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    usual = [node for node in classes if _is_usual(node)]
    for node in usual:
        _write_out(node)
    if usual:
        tree.body.insert(_first(tree), ast.ImportFrom(MODULE, [ast.alias(BASE)], 0))
        ast.fix_missing_locations(tree)
    return bool(usual)


def _first(tree: ast.Module) -> int:
    """Return where the first import may stand: after the docstring and those of the future."""
    place = 0
    for node in tree.body:
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not future and not (isinstance(node, ast.Expr) and place == 0):
            break
        place += 1
    return place


def _is_usual(node: ast.ClassDef) -> bool:
    """Return whether a class is a frozen dataclass of nothing but plain fields and methods."""
    if node.bases or node.keywords or len(node.decorator_list) != 1:
        return False
    [how] = node.decorator_list
    if not (isinstance(how, ast.Call) and isinstance(how.func, ast.Name)):
        return False
    asked = {each.arg: getattr(each.value, "value", None) for each in how.keywords}
    if how.func.id != "dataclass" or how.args or asked != USUAL:
        return False
    return all(_is_plain(part) for part in node.body)


def _is_plain(part: ast.stmt) -> bool:
    if isinstance(part, ast.AnnAssign):
        plain = isinstance(part.target, ast.Name) and part.target.id not in TAKEN
        kind = ast.unparse(part.annotation)  # it may be a text
        unusual = _told(part.value).keys() - TOLD if _says(part.value) else set()
        return plain and not any(word in kind for word in OTHER) and not unusual
    if isinstance(part, ast.FunctionDef):
        return part.name not in OWN
    return isinstance(part, ast.Pass) or _is_text(part)


def _says(value: ast.expr | None) -> TypeGuard[ast.Call]:
    """Return whether a default is one that only `dataclasses.field` can say."""
    return isinstance(value, ast.Call) and ast.unparse(value.func).split(".")[-1] == "field"


def _told(field: ast.Call) -> dict[str | None, ast.expr]:
    """Return what `field` is told."""
    return {each.arg: each.value for each in field.keywords}


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    return (part for part in node.body if isinstance(part, ast.AnnAssign))


def _write_out(node: ast.ClassDef) -> None:
    """Put a class's methods in the place of its decorator."""
    fields = list(_fields(node))
    names = [field.target.id for field in fields if isinstance(field.target, ast.Name)]
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    after = "__post_init__" in methods
    made = ast.parse(_methods(names, after)).body
    begin = made[1]
    assert isinstance(begin, ast.FunctionDef)
    # a default is worked out where it stands: among the fields, once
    marks = {
        name: mark
        for name, field in zip(names, fields, strict=True)
        if _says(field.value) and (mark := _told(field.value).get("metadata"))
    }
    for field in fields:
        if _says(field.value):
            field.value = _told(field.value).get("default")
    begin.args.defaults = [field.value for field in fields if field.value is not None]
    for field in fields:
        field.value = None
    if marks:
        keys: list[ast.expr | None] = [ast.Constant(name) for name in marks]
        dictionary = ast.Dict(keys, list(marks.values()))
        made.append(ast.Assign([ast.Name(MARKS, ast.Store())], dictionary))
    last = node.body.index(fields[-1]) + 1 if fields else 0
    node.decorator_list = []
    node.bases = [ast.Name(BASE, ast.Load())]
    node.body[last:last] = made


def _methods(names: list[str], after: bool) -> str:
    """Return the text of what a frozen class of these fields has of its own."""
    values = "".join(f"self.{name}, " for name in names)
    same = " and ".join(f"self.{name} == other.{name}" for name in names) or "True"
    kept = "\n".join(f"    {SETTER}(self, {name!r}, {name})" for name in names)
    return f"""
__slots__ = __match_args__ = {tuple(names)!r}
def __init__(self, {", ".join(names)}):
    {SETTER} = object.__setattr__
{kept}
    {"self.__post_init__()" if after else ""}
def __eq__(self, other):
    if self is other:
        return True
    if other.__class__ is self.__class__:
        return {same}
    return NotImplemented
def __hash__(self):
    return hash(({values}))
"""
