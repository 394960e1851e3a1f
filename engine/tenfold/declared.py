"""Fields that are declared once: annotations become the slots, constructor and copy of a state.

    @declared
    class DuelState(State[DuelEvent]):
        hands: list[list[int]]  # by seat, sorted
        trump: int | None = None  # nothing has been turned up yet

Each field stands on one line, with a comment of its own. The constructor takes all of them by name, so there is no
half-built state. `clone` copies lists, lists of lists and whatever has a method `copy`, and shares everything else:
a field that is replaced rather than changed is a tuple, a number, a text or another immutable thing.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

ClassT = TypeVar("ClassT")


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(field,))
def declared(cls: type[ClassT]) -> type[ClassT]:
    """Give a class slots, a constructor by name and a quick copy, from its annotated fields."""
    made: type[Any] = dataclass(slots=True, eq=False, repr=False, kw_only=True)(cls)
    own = [one for one in fields(made) if one.name not in _inherited(made)]
    made._copy_into = _copier(own, sys.modules[cls.__module__].__dict__)
    return made


def _inherited(cls: type[Any]) -> set[str]:
    """Return the fields of the outermost declared base, which copies itself."""
    bases = [base for base in cls.__mro__[1:] if "__dataclass_fields__" in base.__dict__]
    return {one.name for one in fields(bases[-1])} if bases else set()


def _copier(copied: list[Field[Any]], scope: dict[str, Any]) -> Callable[[Any, Any], None]:
    """Return a copying function with one line for each field, like a hand-written one."""
    lines = [f"    other.{one.name} = {_copy_of(one, scope)}" for one in copied] or ["    pass"]
    made: dict[str, Any] = {}
    exec("def _copy_into(self, other):\n" + "\n".join(lines), made)
    copier: Callable[[Any, Any], None] = made["_copy_into"]
    return copier


def _copy_of(one: Field[Any], scope: dict[str, Any]) -> str:
    """Return the expression that copies a field, by its annotation."""
    told = one.type if isinstance(one.type, str) else getattr(one.type, "__name__", "") or repr(one.type)
    if told.startswith("list[list["):
        return f"[part[:] for part in self.{one.name}]"
    if told.startswith("list["):
        return f"self.{one.name}[:]"
    kind = told.partition("[")[0]
    if hasattr(scope.get(kind, getattr(builtins, kind, None)), "copy"):
        return f"self.{one.name}.copy()"
    return f"self.{one.name}"
