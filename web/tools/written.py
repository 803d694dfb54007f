"""What a frozen dataclass is in the browser: the part that is alike in all of them.

The builder (spell.py) makes each such class one of these, its own methods written out, so that the
browser need not compile them at every start. This file is shipped with the game.
"""

import dataclasses
from typing import Any, ClassVar, NoReturn


class _Fields:
    """The fields of a class, which few ask for: made when they are asked for first."""

    def __get__(self, instance: object, owner: Any) -> dict[str, Any]:
        if owner is Written:
            raise AttributeError("the base is no dataclass itself")
        made = {}
        names = owner.__match_args__
        usual = owner.__init__.__defaults__ or ()
        usual = (dataclasses.MISSING,) * (len(names) - len(usual)) + usual
        for name, default in zip(names, usual, strict=True):
            field: Any = dataclasses.field(default=default, metadata=owner._marks_.get(name))
            field.name, field.type, field.kw_only = name, owner.__annotations__[name], False
            field._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
            made[name] = field
        owner.__dataclass_fields__ = made
        return made


class _Params:
    """What the decorator was told, which is the same for all of them: made when asked for."""

    def __get__(self, instance: object, owner: Any) -> Any:
        if owner is Written:
            raise AttributeError("the base is no dataclass itself")
        made = dataclasses.make_dataclass("Like", (), frozen=True, slots=True)
        owner.__dataclass_params__ = made.__dataclass_params__  # type: ignore[attr-defined]
        return owner.__dataclass_params__


class Written:
    """A class that says itself what `@dataclass(frozen=True, slots=True)` would make of it."""

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    __dataclass_fields__ = _Fields()
    __dataclass_params__ = _Params()
    _marks_: ClassVar[dict[str, dict[str, object]]] = {}
    """What the fields that have any say about themselves."""

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({values})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self) -> list[object]:
        return [getattr(self, name) for name in self.__match_args__]

    def __setstate__(self, state: list[object]) -> None:
        for name, value in zip(self.__match_args__, state, strict=True):
            object.__setattr__(self, name, value)

    def __replace__(self, /, **changes: object) -> "Written":
        values = {name: getattr(self, name) for name in self.__match_args__}
        return type(self)(**(values | changes))
