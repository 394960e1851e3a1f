"""Data that was kept or received, read by the types of its fields.

A format is a dataclass. Its annotations say the types, `Annotated` the bounds:

>>> from dataclasses import dataclass
>>> @dataclass
... class Line:
...     name: Annotated[str, Most(40)]
...     places: Annotated[tuple[int, ...], Most(8)] = ()
>>> read(Line, {"name": "Ada", "places": [2, 1]})
Line(name='Ada', places=(2, 1))
>>> read(Line, {"name": "Ada", "places": [2, "1"]})
Traceback (most recent call last):
tenfold.reading.MisfitError: places[1] can’t be '1'
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from tenfold.errors import GameError
from tenfold.messages import Message, from_data
from tenfold.plainjson import read_json, shown

T = TypeVar("T")

Reader: TypeAlias = Callable[[Any], Any]
"""Makes a value of a type from plain data, or raises `MisfitError`."""

MOST_SEATS = 8
"""Seats that a message may name: it is read without knowing its table."""


class MisfitError(ValueError):
    """Data that doesn’t fit its type. `path` says what of it, as in `seats[2].name`."""

    def __init__(self, why: str, path: str = "") -> None:
        super().__init__(why)
        self.why, self.path = why, path

    def __str__(self) -> str:
        return f"{self.path.removeprefix('.') or 'it'} {self.why}"

    def under(self, part: str) -> MisfitError:
        """The same fault, seen from the value that holds this part."""
        return MisfitError(self.why, part + self.path)


# Bounds, as an annotation says them.


@dataclass(frozen=True)
class Most:
    """A text, list or object has at most this length."""

    length: int


@dataclass(frozen=True)
class First:
    """Of a longer list or object the first parts are read."""

    length: int


@dataclass(frozen=True)
class Between:
    """A number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True)
class Like:
    """A text that matches the whole pattern, digits and letters being those of ASCII."""

    pattern: str


@dataclass(frozen=True)
class Made:
    """What `make` makes of the value. A `ValueError` of it says that it can’t be."""

    make: Callable[[Any], Any]


@dataclass(frozen=True)
class Key:
    """The field’s name in the data, where that is another one."""

    name: str


@dataclass(frozen=True)
class Mark:
    """A mark without a number."""

    name: str


LENIENT = Mark("lenient")
"""Parts that can’t be read are left out, and fields that can’t take their default."""

EXACT = Mark("exact")
"""An object that has all its fields and no others."""


def read(hint: Callable[..., T], data: object) -> T:
    """Return the value of a type that plain data holds; raise `MisfitError` if it doesn’t."""
    value: T = reader(hint)(data)
    return value


@lru_cache(maxsize=256)
def reader(hint: Any) -> Reader:
    """Return the reader of a type: a class, `tuple[int, ...]`, `Annotated[str, Most(40)]`."""
    make = _MAKERS.get(get_origin(hint))
    if make is not None:
        return make(hint)
    if hint in _OF_ITS_OWN:  # before what it is made of: a message can hold messages
        return _OF_ITS_OWN[hint]
    if hasattr(hint, "_fields"):
        inner = _row_of_kinds(tuple(_types(hint).values()))
        return lambda value: hint(*inner(value))
    if dataclasses.is_dataclass(hint):
        return _object(hint, lenient=False, exact=False)
    return _plain(hint)


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
    """Return a foreign name as a path has it."""
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
    """A field’s name, its key in the data, its reader, and whether it has a default."""
    has_default = field.default is not MISSING or field.default_factory is not MISSING
    return field.name, key_of(field.name, hint), reader(hint), has_default


def key_of(name: str, hint: Any) -> str:
    """Return the key of a field in the data."""
    marks = getattr(hint, "__metadata__", ())
    return next((mark.name for mark in marks if isinstance(mark, Key)), name)


def _bounded(hint: Any, marks: tuple[Any, ...]) -> Reader:
    found: Reader = _marked(hint, marks)
    for mark in marks:
        match mark:
            case Most(length):
                found = _at_most(found, length)
            case First(length):
                found = _first(found, length)
            case Between(least, most):
                found = _between(found, least, most)
            case Like(pattern):
                found = _like(found, re.compile(pattern, re.ASCII))
            case Made(make):
                found = _made(found, make)
    return found


def _marked(hint: Any, marks: tuple[Any, ...]) -> Reader:
    lenient, exact = LENIENT in marks, EXACT in marks
    if dataclasses.is_dataclass(hint):
        return _object(hint, lenient=lenient, exact=exact)
    if lenient and get_origin(hint) in (dict, Mapping):
        names, parts = get_args(hint)
        return _by_name(reader(names), reader(parts), lenient=True)
    return _row(hint, lenient=True) if lenient else reader(hint)


def _at_most(inner: Reader, length: int) -> Reader:
    def read_short(value: Any) -> Any:
        if type(value) in (str, list, dict) and len(value) > length:
            raise MisfitError(f"is longer than {length:,}")
        return inner(value)

    return read_short


def _first(inner: Reader, length: int) -> Reader:
    def read_first(value: Any) -> Any:
        found = inner(value)
        return dict([*found.items()][:length]) if type(found) is dict else found[:length]

    return read_first


def _between(inner: Reader, least: int, most: int) -> Reader:
    def read_between(value: Any) -> Any:
        found = inner(value)
        if least <= found <= most:
            return found
        raise MisfitError(f"isn’t from {least:,} to {most:,}")

    return read_between


def _like(inner: Reader, pattern: re.Pattern[str]) -> Reader:
    def read_like(value: Any) -> Any:
        found = inner(value)
        if pattern.fullmatch(found):
            return found
        raise _misfit(value)

    return read_like


def _made(inner: Reader, make: Callable[[Any], Any]) -> Reader:
    def read_made(value: Any) -> Any:
        try:
            return make(inner(value))
        except MisfitError:
            raise
        except ValueError:
            raise _misfit(value) from None

    return read_made


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
"""By what a type is made from, such as the `list` of `list[int]`: what makes its reader."""

_OF_ITS_OWN: dict[Any, Reader] = {Message: _message, Any: _frozen, object: _same, None: _plain(types.NoneType)}


def plain(value: Any) -> Any:
    """Return the plain data of a value, which `read` reads: objects, lists, texts, numbers."""
    if dataclasses.is_dataclass(value):
        kind: Any = type(value)
        hints = _types(kind)
        fields = dataclasses.fields(value)
        return {key_of(one.name, hints[one.name]): plain(getattr(value, one.name)) for one in fields}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value


def read_observation(text: object, kind_of: Callable[[object], type[Any]]) -> Any:
    """Return the observation that `Observation.to_json` wrote.

    `kind_of` says of which kind it is, by the name of a game.
    """
    try:
        data = read_json(text)
    except ValueError as error:
        raise GameError(f"This is no observation: {error}.") from None
    if not isinstance(data, dict):
        raise GameError("An observation is a JSON object.")
    if "game" not in data:
        raise GameError("This is no observation: it does not say of which game.")
    kind: Any = kind_of(data["game"])
    try:
        return reader(Annotated[kind, EXACT])(data)
    except MisfitError as misfit:
        raise GameError(f"This is no {kind.__name__}: {misfit}.") from None
    except RecursionError:
        raise GameError("This is no observation: it nests too deep.") from None
