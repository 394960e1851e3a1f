"""Observations as numbers for learning programs: a `Code` for each field of a game's observation.

A game declares the code with the field, on the same line. `t` is the `Table`, with all codes and the game:

    hand: tuple[str, ...] = said("the seat’s own cards", lambda t: t.counts(TEXTS))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(HAND)))
    leader: int = said("who leads", lambda t: t.one())
    played: tuple[str, ...] = said("what was played", lambda t: t.gist(t.counts(TEXTS)))  # not in which order
    schedule: tuple[int, ...] = said("cards of each round")  # left out: the same at every moment

Seats are turned so that the observer comes first and the others follow clockwise. Hidden or missing values are zero.
Every number is from -1 to 1. The conformance suite checks that no field is forgotten. It also checks the numbers. If
two observations of a seat differ in a field, so must its numbers. A `gist` or a field that is left out (None) need not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, ClassVar, NamedTuple, TypeAlias

Writer: TypeAlias = Callable[[Any, int, Any, int], None]
"""A function that writes a value, as a seat sees it, into a row of zeros, from a place on."""


class Code(NamedTuple):
    """An encoding of a value as `size` numbers; `whole` if different values always have different numbers.

    `description` is one line about it. `entries` makes a text for each number; without it, they are only counted.
    """

    size: int
    write: Writer
    whole: bool = True
    description: str = ""
    entries: Callable[[], Iterable[str]] | None = None

    def describe(self) -> list[str]:
        """Return the meaning of each number, in order; x is the value, and parts are named or counted.

        >>> maybe(parts(("card", one_of("CD")), ("seat", Seats(2).one()))).describe()
        ['1 if there is one', 'card: 1 if C', 'card: 1 if D', 'seat: 1 if own seat', 'seat: 1 if seat +1']
        """
        return [f"number {n}" for n in range(self.size)] if self.entries is None else [*self.entries()]


Codes: TypeAlias = Mapping[str, Code | None]
"""The code of each field of an observation, or None if the field is left out."""


def flag() -> Code:
    """Return a code for a boolean: 1 or 0."""
    return number(1)._replace(description="1 if so", entries=lambda: ["1 if so"])


def number(most: float) -> Code:
    """Return a code for a number from −most to most, scaled to −1 … 1; None is 0."""

    def write(out: Any, at: int, value: float | None, _observer: int) -> None:
        if value:
            out[at] = value / most

    described = "x" if most == 1 else f"x / {most:g}"
    return Code(1, write, description=described, entries=lambda: [described])


def amount(usual: float) -> Code:
    """Return a code for a number without bounds: `usual` becomes ½, larger numbers approach 1; None is 0.

    >>> coded(amount(10), 10), coded(amount(10), -90)
    ([0.5], [-0.9])
    """

    def write(out: Any, at: int, value: float | None, _observer: int) -> None:
        if value:
            out[at] = value / (usual + abs(value))

    described = f"x / ({usual:g} + |x|)"
    return Code(1, write, description=described, entries=lambda: [described])


def numbers(most: Sequence[float]) -> Code:
    """Return a code for a list of numbers, each scaled by its bound in `most`; missing ones are 0."""

    def write(out: Any, at: int, values: Sequence[float], _observer: int) -> None:
        for place, value in enumerate(values):
            if value:
                out[at + place] = value / most[place]

    described = f"{len(most)} numbers: x / {_alike(most)}"

    def entries() -> list[str]:
        return [f"x[{n}] / {each:g}" for n, each in enumerate(most)]

    return Code(len(most), write, description=described, entries=entries)


def one_of(choices: Iterable[Hashable]) -> Code:
    """Return a code for one of some values: 1 at its place, 0 elsewhere. None is 0 everywhere, unless it is a value.

    >>> coded(one_of("CDHS"), "D")
    [0.0, 1.0, 0.0, 0.0]
    """
    place = {choice: number for number, choice in enumerate(choices)}

    def write(out: Any, at: int, value: Hashable, _observer: int) -> None:
        if value is not None or None in place:
            out[at + place[value]] = 1.0

    described = f"1 at its place among {_row(place)}"
    return Code(len(place), write, description=described, entries=lambda: [f"1 if {choice}" for choice in place])


def counts(kinds: Iterable[Hashable], most: int | Sequence[int] = 1) -> Code:
    """Return a code for the count of each kind, as a share of the largest possible count; None is skipped.

    The order is lost, so the code is whole only for sorted values.

    >>> coded(counts("ABC", most=2), "AAC")
    [1.0, 0.0, 0.5]
    """
    place = {kind: number for number, kind in enumerate(kinds)}
    share = [1 / each for each in ([most] * len(place) if isinstance(most, int) else most)]

    def write(out: Any, at: int, values: Iterable[Hashable], _observer: int) -> None:
        for value in values:
            if value is not None:
                here = place[value]
                out[at + here] += share[here]

    bounds = [most] * len(place) if isinstance(most, int) else most
    described = f"how many of each / {_alike(bounds)}: {_row(place)}"

    def entries() -> list[str]:
        return [f"how many {kind} / {each}" for kind, each in zip(place, bounds, strict=True)]

    return Code(len(place), write, description=described, entries=entries)


def bits(size: int) -> Code:
    """Return a code for a set as an int: bit n becomes number n."""

    def write(out: Any, at: int, value: int, _observer: int) -> None:
        while value:
            lowest = value & -value
            out[at + lowest.bit_length() - 1] = 1.0
            value ^= lowest

    described = f"{size} bits, the lowest first"
    return Code(size, write, description=described, entries=lambda: [f"bit {n}" for n in range(size)])


def row(code: Code, length: int) -> Code:
    """Return a code for the first `length` values of a row, each in the given code; missing values are 0."""
    size, write_one = code.size, code.write

    def write(out: Any, at: int, values: Sequence[Any], observer: int) -> None:
        for value in values[:length]:
            if value is not None:
                write_one(out, at, value, observer)
            at += size

    def entries() -> list[str]:
        return [f"[{n}] {entry}" for n in range(length) for entry in code.describe()]

    return Code(size * length, write, code.whole, f"the first {length}, each: {code.description}", entries)


def maybe(code: Code) -> Code:
    """Return a code for a value that may be None: 1 if there is one, and its code."""

    def write(out: Any, at: int, value: Any, observer: int) -> None:
        if value is not None:
            out[at] = 1.0
            code.write(out, at + 1, value, observer)

    described = f"1 if there is one; {code.description}"
    return Code(1 + code.size, write, code.whole, described, lambda: ["1 if there is one", *code.describe()])


def parts(*pairs: tuple[str | Callable[[Any], Any], Code]) -> Code:
    """Return a code for parts of a value: each part by its name or a function, with its code."""
    found: list[tuple[Callable[[Any], Any], Writer, int]] = []
    size = 0
    for part, code in pairs:
        found.append((attrgetter(part) if isinstance(part, str) else part, code.write, size))
        size += code.size

    def write(out: Any, at: int, value: Any, observer: int) -> None:
        for part, write_part, offset in found:
            write_part(out, at + offset, part(value), observer)

    named = [(_called(part), code) for part, code in pairs]

    def entries() -> list[str]:
        return [f"{name}: {entry}" for name, code in named for entry in code.describe()]

    described = "; ".join(f"{name}: {code.description}" for name, code in named)
    return Code(size, write, all(code.whole for _, code in pairs), described, entries)


def _called(part: str | Callable[[Any], Any]) -> str:
    """Return the name of a part: its field name, its place, or the name of its function."""
    if isinstance(part, str):
        return part
    if isinstance(part, itemgetter):
        place: Any = part.__reduce__()[1][0]
        return f"from {place.start or 0} on" if isinstance(place, slice) else f"[{place}]"
    return {len: "number", tuple: "all"}.get(part, part.__name__.strip("_"))


def _alike(most: Sequence[float]) -> str:
    """Return the bounds as text, or a single bound if they are all the same."""
    return f"{most[0]:g}" if len({*most}) == 1 else f"({', '.join(f'{each:g}' for each in most)})"


def _row(choices: Iterable[Hashable]) -> str:
    return " ".join(map(str, choices))


def gist(code: Code) -> Code:
    """Return a code that has less information than the field."""
    return code._replace(whole=False)


class Seats:
    """Codes for values of the seats of a table, the observer's first, then clockwise."""

    def __init__(self, players: int) -> None:
        self.players: int = players

    def one(self) -> Code:
        """Return a code for a seat: 1 at its place. It is 0 everywhere for None and after the end of the game."""
        players = self.players

        def write(out: Any, at: int, seat: int | None, observer: int) -> None:
            if seat is not None and seat >= 0:
                out[at + (seat - observer) % players] = 1.0

        described = "1 at its place from the own seat on, clockwise"
        return Code(players, write, description=described, entries=lambda: [f"1 if {seat}" for seat in self._seats()])

    def _seats(self) -> list[str]:
        return ["own seat", *(f"seat +{step}" for step in range(1, self.players))]

    def some(self) -> Code:
        """Return a code for a set of seats, in any order."""
        players = self.players

        def write(out: Any, at: int, seats: Iterable[int], observer: int) -> None:
            for seat in seats:
                out[at + (seat - observer) % players] = 1.0

        def entries() -> list[str]:
            return [f"1 if {seat} is among them" for seat in self._seats()]

        described = "1 for each seat that is among them, the own seat first, then clockwise"
        return Code(players, write, description=described, entries=entries)

    def each(self, code: Code) -> Code:
        """Return a code for a list by seat; 0 everywhere if it is empty."""
        players, size, write_one = self.players, code.size, code.write

        def write(out: Any, at: int, values: Sequence[Any], observer: int) -> None:
            for seat, value in enumerate(values):
                if value is not None:
                    write_one(out, at + (seat - observer) % players * size, value, observer)

        def entries() -> list[str]:
            return [f"{seat}: {entry}" for seat in self._seats() for entry in code.describe()]

        described = f"of each seat, the own first, then clockwise: {code.description}"
        return Code(players * size, write, code.whole, described, entries)


class Table(Seats):
    """All codes at one table, for the fields of an observation."""

    flag: ClassVar[staticmethod[[], Code]] = staticmethod(flag)
    number: ClassVar[staticmethod[[float], Code]] = staticmethod(number)
    amount: ClassVar[staticmethod[[float], Code]] = staticmethod(amount)
    numbers: ClassVar[staticmethod[[Sequence[float]], Code]] = staticmethod(numbers)
    one_of: ClassVar[staticmethod[[Iterable[Hashable]], Code]] = staticmethod(one_of)
    bits: ClassVar[staticmethod[[int], Code]] = staticmethod(bits)
    row: ClassVar[staticmethod[[Code, int], Code]] = staticmethod(row)
    maybe: ClassVar[staticmethod[[Code], Code]] = staticmethod(maybe)
    gist: ClassVar[staticmethod[[Code], Code]] = staticmethod(gist)

    def __init__(self, players: int, game: Any = None) -> None:
        """Make the codes of a table with this many seats. Fields of an observation can read the options of `game`."""
        super().__init__(players)
        self.game = game

    @staticmethod
    def counts(kinds: Iterable[Hashable], most: int | Sequence[int] = 1) -> Code:
        """Return the code `counts`."""
        return counts(kinds, most)

    @staticmethod
    def parts(*pairs: tuple[str | Callable[[Any], Any], Code]) -> Code:
        """Return the code `parts`."""
        return parts(*pairs)


def coded(code: Code, value: object, observer: int = 0) -> list[float]:
    """Return the numbers of one value.

    >>> coded(Seats(3).each(number(10)), (1, 2, 3), observer=1)
    [0.2, 0.3, 0.1]
    """
    out = [0.0] * code.size
    code.write(out, 0, value, observer)
    return out
