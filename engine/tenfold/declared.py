"""A decorator for states: annotated fields become the slots, the constructor and the copying method.

    @declared
    class DuelState(State[DuelEvent]):
        hands: list[list[int]]  # by seat, sorted
        trump: int | None = None  # nothing has been turned up yet

Each field is on one line, with a comment. The constructor takes all fields by keyword, so no state is ever half built.
`clone` copies lists, lists of lists and anything with a `copy` method, and shares everything else. So the other fields
must be immutable, such as tuples, numbers and texts. The game replaces them instead of changing them.
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
    """Return a class with slots, a keyword-only constructor and a fast copying method, from its annotated fields."""
    made: type[Any] = dataclass(slots=True, eq=False, repr=False, kw_only=True)(cls)
    own = [one for one in fields(made) if one.name not in _inherited(made)]
    made._copy_into = _copier(own, sys.modules[cls.__module__].__dict__)
    return made


def _inherited(cls: type[Any]) -> set[str]:
    """Return the field names of the topmost declared base class, which copies them itself."""
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
    """Return the expression that copies a field, chosen by its annotation."""
    annotation = one.type if isinstance(one.type, str) else getattr(one.type, "__name__", "") or repr(one.type)
    if annotation.startswith("list[list["):
        return f"[part[:] for part in self.{one.name}]"
    if annotation.startswith("list["):
        return f"self.{one.name}[:]"
    kind = annotation.partition("[")[0]
    if hasattr(scope.get(kind, getattr(builtins, kind, None)), "copy"):
        return f"self.{one.name}.copy()"
    return f"self.{one.name}"
