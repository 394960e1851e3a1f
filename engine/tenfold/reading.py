"""Observations out of JSON, read by the types of their fields."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from tenfold.errors import GameError
from tenfold.messages import Message, from_data
from tenfold.plainjson import read_json, shown


def read_observation(text: object, kind_of: Callable[[object], type[Any]]) -> Any:
    """The observation that `Observation.to_json` wrote; `kind_of` says by the name of a game of which kind it is."""
    try:
        data = read_json(text)
    except ValueError as error:
        raise GameError(f"This is no observation: {error}.") from None
    if not isinstance(data, dict):
        raise GameError("An observation is a JSON object.")
    if "game" not in data:
        raise GameError("This is no observation: it does not say of which game.")
    kind: Any = kind_of(data["game"])
    fields: dict[str, Any] = _types(kind)
    if data.keys() != fields.keys():
        wrong = ", ".join(sorted(fields.keys() ^ data.keys()))
        raise GameError(f"This is no {kind.__name__}: it differs in its fields {wrong}.")
    try:
        return kind(**{name: _fit(fields[name], value, name) for name, value in data.items()})
    except RecursionError:
        raise GameError("This is no observation: it nests too deep.") from None


MOST_SEATS = 8
"""Seats that a message may name: an observation is read without knowing its table."""


@lru_cache(maxsize=64)
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _fit(hint: Any, value: Any, name: str) -> Any:
    """A value as its type wants it: lists become tuples, and named ones where they are."""
    found = get_origin(hint)
    if found in (types.UnionType, Union):
        return _fit_any(get_args(hint), value, name)
    if hint is Any or (found is Literal and value in get_args(hint)):
        return _frozen(value)
    if hint is Message and isinstance(value, dict):
        return _message(value, name)
    if isinstance(value, list):
        if found is tuple:
            return _fit_tuple(get_args(hint), value, name)
        if hasattr(hint, "_fields") and len(value) == len(hint._fields):
            return hint(*[_fit(each, part, name) for each, part in zip(_types(hint).values(), value, strict=True)])
    elif (hint in (int, str, bool, types.NoneType) and type(value) is hint) or (hint is float and type(value) is int):
        return value
    raise GameError(f"The field {name} of an observation is not {shown(value)}.")


def _message(value: Any, name: str) -> Any:
    try:
        return from_data(value, MOST_SEATS)
    except ValueError as error:
        raise GameError(f"The field {name} of an observation is wrong: {error}.") from None


def _fit_any(hints: tuple[Any, ...], value: Any, name: str) -> Any:
    for hint in hints[:-1]:
        try:
            return _fit(hint, value, name)
        except GameError:
            continue
    return _fit(hints[-1], value, name)


def _fit_tuple(hints: tuple[Any, ...], values: list[Any], name: str) -> tuple[Any, ...]:
    if hints[1:] == (...,):
        return tuple([_fit(hints[0], value, name) for value in values])
    if len(hints) != len(values):
        raise GameError(f"The field {name} of an observation is not {shown(values)}.")
    return tuple([_fit(hint, value, name) for hint, value in zip(hints, values, strict=True)])


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
