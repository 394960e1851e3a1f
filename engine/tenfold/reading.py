"""Reading saved or received data by the types of its fields.

A format is a dataclass. Its annotations say the types, `Annotated` the bounds:

>>> from dataclasses import dataclass
>>> @dataclass
... class Line:
...     name: Annotated[str, most(40)]
...     places: Annotated[tuple[int, ...], most(8)] = ()
>>> read(Line, {"name": "Ada", "places": [2, 1]})
Line(name='Ada', places=(2, 1))
>>> read(Line, {"name": "Ada", "places": [2, "1"]})
Traceback (most recent call last):
tenfold.reading.MisfitError: places[1] can’t be '1'
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from tenfold.messages import Message, from_data
from tenfold.plainjson import shown

T = TypeVar("T")

Reader: TypeAlias = Callable[[Any], Any]
"""A function that makes a value of a type from plain data, or raises `MisfitError`."""

Bound: TypeAlias = Callable[[Reader], Reader]
"""A function that makes a reader stricter."""

MOST_SEATS = 8
"""The most seats that a message may name, because its table isn’t known."""


class MisfitError(ValueError):
    """Data that doesn’t fit its type. `path` says where, as in `seats[2].name`."""

    why: str
    path: str

    def __init__(self, why: str, path: str = "") -> None:
        super().__init__(why)
        self.why, self.path = why, path

    def __str__(self) -> str:
        return f"{self.path.removeprefix('.') or 'it'} {self.why}"

    def under(self, part: str) -> MisfitError:
        """Return the same error with a path that starts at the value containing this part."""
        return MisfitError(self.why, part + self.path)


class Mark:
    """A mark in an annotation, besides bounds; `key` is the field’s name in the data, if it differs."""

    def __init__(self, key: str = "") -> None:
        self.key = key


LENIENT = Mark()
"""Leave out parts that can’t be read, and give such fields their default."""

EXACT = Mark()
"""Require all fields of an object, and no others."""


def read(hint: Callable[..., T], data: object) -> T:
    """Return plain data as a value of this type; raise `MisfitError` if it doesn’t fit."""
    value: T = reader(hint)(data)
    return value


@lru_cache(maxsize=256)
def reader(hint: Any) -> Reader:
    """Return the reader of a type: a class, `tuple[int, ...]`, `Annotated[str, most(40)]`."""
    if hint in _OF_ITS_OWN:
        return _OF_ITS_OWN[hint]
    make = _MAKERS.get(get_origin(hint))
    if make is not None:
        return make(hint)
    if hasattr(hint, "_fields"):
        return _later(lambda: _named_row(hint))
    if dataclasses.is_dataclass(hint):
        return _later(lambda: _object(hint, lenient=False, exact=False))
    return _plain(hint)


def _later(make: Callable[[], Reader]) -> Reader:
    """Return a reader that is made when it is first needed, because a type may contain itself."""
    made: list[Reader] = []

    def read_later(value: Any) -> Any:
        if not made:
            made.append(make())
        return made[0](value)

    return read_later


def _named_row(kind: Any) -> Reader:
    inner = _row_of_kinds(tuple(_types(kind).values()))
    return lambda value: kind(*inner(value))


@lru_cache(maxsize=128)
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _misfit(value: object) -> MisfitError:
    return MisfitError(f"can’t be {shown(value)}")


def _same(value: Any) -> Any:
    return value


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _plain(kind: type) -> Reader:
    kinds = (float, int) if kind is float else (kind,)

    def read_plain(value: Any) -> Any:
        if type(value) in kinds:
            return value
        raise _misfit(value)

    return read_plain


def _message(value: Any) -> Any:
    if type(value) is not dict:
        raise _misfit(value)
    try:
        return from_data(value, MOST_SEATS)
    except ValueError as error:
        raise MisfitError(f"is wrong: {error}") from None


def _one_of(choices: tuple[Any, ...]) -> Reader:
    def read_choice(value: Any) -> Any:
        if value in choices and type(value) in map(type, choices):
            return value
        raise _misfit(value)

    return read_choice


def _any_of(hints: tuple[Any, ...]) -> Reader:
    *others, last = [reader(hint) for hint in hints if hint is not types.NoneType]
    is_optional = types.NoneType in hints

    def read_any(value: Any) -> Any:
        if value is None and is_optional:
            return None
        for one in others:
            try:
                return one(value)
            except MisfitError:
                continue
        return last(value)

    return read_any


def _row(hint: Any, *, lenient: bool = False) -> Reader:
    kind, parts = get_origin(hint), get_args(hint)
    if kind is tuple and parts[1:] != (...,):
        return _row_of_kinds(parts)
    inner = reader(parts[0])

    def read_row(value: Any) -> Any:
        if type(value) is not list:
            raise _misfit(value)
        found = []
        for number, part in enumerate(value):
            try:
                found.append(inner(part))
            except MisfitError as misfit:
                if not lenient:
                    raise misfit.under(f"[{number}]") from None
        return kind(found)

    return read_row


def _row_of_kinds(kinds: tuple[Any, ...]) -> Reader:
    inners = [reader(kind) for kind in kinds]

    def read_kinds(value: Any) -> Any:
        if type(value) is not list or len(value) != len(inners):
            raise _misfit(value)
        found = []
        for number, (inner, part) in enumerate(zip(inners, value, strict=True)):
            try:
                found.append(inner(part))
            except MisfitError as misfit:
                raise misfit.under(f"[{number}]") from None
        return tuple(found)

    return read_kinds


def _by_name(name_of: Reader, inner: Reader, *, lenient: bool) -> Reader:
    def read_names(value: Any) -> Any:
        if type(value) is not dict:
            raise _misfit(value)
        found = {}
        for name, part in value.items():
            try:
                found[name_of(name)] = inner(part)
            except MisfitError as misfit:
                if not lenient:
                    raise misfit.under(f".{shown_name(name)}") from None
        return found

    return read_names


def shown_name(name: str) -> str:
    """Return a name from the data as it appears in a path."""
    return name if name.isidentifier() and len(name) <= 40 else shown(name)


def _object(kind: Any, *, lenient: bool, exact: bool) -> Reader:
    fields = [_field(field, _types(kind)[field.name]) for field in dataclasses.fields(kind) if field.init]
    keys = {key for _, key, _, _ in fields}

    def read_object(value: Any) -> Any:
        if type(value) is not dict:
            raise _misfit(value)
        if exact and (unknown := value.keys() - keys):
            raise MisfitError("doesn’t belong there", f".{shown_name(min(unknown))}")
        found = {}
        for name, key, inner, has_default in fields:
            if key not in value:
                if has_default and not exact:
                    continue
                raise MisfitError("is missing", f".{key}")
            try:
                found[name] = inner(value[key])
            except MisfitError as misfit:
                if not (lenient and has_default):
                    raise misfit.under(f".{key}") from None
        return kind(**found)

    return read_object


def _field(field: dataclasses.Field[Any], hint: Any) -> tuple[str, str, Reader, bool]:
    """Return a field’s name, its key in the data, its reader, and whether it has a default."""
    has_default = field.default is not MISSING or field.default_factory is not MISSING
    return field.name, key_of(field.name, hint), reader(hint), has_default


def key_of(name: str, hint: Any) -> str:
    """Return the key of a field in the data."""
    marks = getattr(hint, "__metadata__", ())
    return next((mark.key for mark in marks if isinstance(mark, Mark) and mark.key), name)


def _bounded(hint: Any, marks: tuple[Any, ...]) -> Reader:
    found: Reader = _marked(hint, marks)
    for mark in marks:
        if not isinstance(mark, Mark):
            found = mark(found)
    return found


def _marked(hint: Any, marks: tuple[Any, ...]) -> Reader:
    lenient, exact = LENIENT in marks, EXACT in marks
    if dataclasses.is_dataclass(hint):
        return _object(hint, lenient=lenient, exact=exact)
    if lenient and get_origin(hint) in (dict, Mapping):
        names, parts = get_args(hint)
        return _by_name(reader(names), reader(parts), lenient=True)
    return _row(hint, lenient=True) if lenient else reader(hint)


# Bounds in annotations: each turns a reader into a stricter one.


def most(length: int) -> Bound:
    """Return a bound for the length of a text, list or object. What it makes raises `MisfitError` for a longer one."""

    def bound(inner: Reader) -> Reader:
        def read_short(value: Any) -> Any:
            if type(value) in (str, list, dict) and len(value) > length:
                raise MisfitError(f"is longer than {length:,}")
            return inner(value)

        return read_short

    return bound


def between(least: int, largest: int) -> Bound:
    """Return a bound for a number, from below and above. What it makes raises `MisfitError` for a number outside."""

    def bound(inner: Reader) -> Reader:
        def read_between(value: Any) -> Any:
            found = inner(value)
            if least <= found <= largest:
                return found
            raise MisfitError(f"isn’t from {least:,} to {largest:,}")

        return read_between

    return bound


_MAKERS: dict[Any, Callable[[Any], Reader]] = {
    Annotated: lambda hint: _bounded(get_args(hint)[0], hint.__metadata__),
    types.UnionType: lambda hint: _any_of(get_args(hint)),
    Union: lambda hint: _any_of(get_args(hint)),
    Literal: lambda hint: _one_of(get_args(hint)),
    list: _row,
    tuple: _row,
    dict: lambda hint: _by_name(*map(reader, get_args(hint)), lenient=False),
    Mapping: lambda hint: _by_name(*map(reader, get_args(hint)), lenient=False),
}
"""The function that makes the reader of a type, by the type's origin, such as the `list` of `list[int]`."""

_OF_ITS_OWN: dict[Any, Reader] = {Message: _message, Any: _frozen, object: _same, None: _plain(types.NoneType)}
