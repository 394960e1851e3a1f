"""Reading JSON from untrusted sources: only plain, shallow data is accepted; anything else raises `ValueError`."""

from __future__ import annotations

import hashlib
import json
import operator
import re
from math import inf
from typing import Any, NoReturn

LARGEST = 1_000_000
"""The maximum length of a text, in characters. A long game takes about a hundredth of that."""

DEEPEST = 16
"""The maximum nesting depth of lists and objects. Python has a small stack in a browser."""

LONGEST_NUMBER = 20
"""The maximum number of digits in a number: enough for 64 bits."""


_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKET = re.compile(r"[][{}]")


def read_json(text: object, *, largest: int = LARGEST, fractions: bool = False) -> Any:
    """Return the data of a JSON text of at most `largest` characters, with whole numbers only and no repeated key.

    With `fractions`, numbers with a decimal point or an exponent are accepted, too.

    >>> read_json('{"value": 8, "middle": ["8"]}')
    {'value': 8, 'middle': ['8']}

    Raise `ValueError`, saying what is wrong, for any other text.
    """
    if not isinstance(text, str):
        raise ValueError("it isn’t text")
    if len(text) > largest:
        raise ValueError(f"it’s longer than {largest:,} characters")
    _check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_int,
            parse_float=_float if fractions else _no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        broken_off = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        fault = "it ends too early" if broken_off else f"it isn’t valid JSON from character {error.pos + 1:,} on"
        raise ValueError(fault) from None


def canonical(data: Any) -> str:
    """Return the canonical JSON text of plain data: sorted keys, no spaces, ASCII only.

    >>> canonical({"b": [1, 2], "a": "x"})
    '{"a":"x","b":[1,2]}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def fingerprint(*texts: str) -> str:
    """Return the SHA-256 of ASCII texts, each with a line feed at its end, as hex digits."""
    return hashlib.sha256("".join(text + "\n" for text in texts).encode("ascii")).hexdigest()


def shown(value: object) -> str:
    """Return any value as text for an error message, cut short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # an int of thousands of digits has no repr
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:60] + "…"


def whole(value: object) -> int | None:
    """Return a whole number of any type, including NumPy's, as an int; None for anything else, including booleans.

    >>> whole(3), whole(3.0), whole(True)
    (3, None, None)
    """
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None


def _check_depth(text: str) -> None:
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise ValueError(f"lists and objects are nested more than {DEEPEST} deep")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has the same key twice")
    return found


def _int(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"a number has more than {LONGEST_NUMBER} digits")
    return int(digits)


def _float(text: str) -> float:
    number = float(text)
    if abs(number) == inf:  # no JSON could say it again
        raise ValueError(f"a number is too large: {shown(text)}")
    return number


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"it holds {shown(text)}, which isn’t a whole number")
