r"""Games as text, like PGN for chess: many games in one file, with comments and variations (docs/format.md).

>>> from tenfold import Record, Seat
>>> record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "hard")], options={"first_player": "0"}, seed=7)
>>> for seat, action in ((0, "2"), (1, "9")):
...     record.play(seat, action)
>>> game = AnnotatedRecord(record, headers={"Event": "Sunday"}, comments={2: "Too much."})
>>> headers, moves = str(game).split("\n\n")
>>> print(headers)
[Tenfold "1"]
[Game "pig10"]
[Seat0 "Bea"]
[Seat1 "Ada"]
[Level1 "hard"]
[Options {"first_player": "0"}]
[Deal "7"]
[Result "*"]
[Event "Sunday"]
>>> print(moves)
1. 2 2. 9 {Too much.} *
>>> read_game(str(game)) == game
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from tenfold.notation.moves import DATE, VERSION, NotationError, Variation
from tenfold.notation.reading import Found, Games
from tenfold.notation.writing import WIDTH, written
from tenfold.record import Record

__all__ = [
    "DATE",
    "VERSION",
    "WIDTH",
    "AnnotatedRecord",
    "NotationError",
    "Variation",
    "Writable",
    "read_game",
    "read_games",
    "write_games",
]


@dataclass
class AnnotatedRecord:
    """A record with comments, variations and headers. `str` returns its text, without a line feed at the end.

    `comments` maps a number of moves to the comment after that many, so 0 is before the first move. White space in a
    comment is one space. `variations` maps the number of moves before a move to the lines that replace it. `headers`
    holds headers that the format doesn’t define, such as `Event`. `errors` has what `read_game` found if it wasn’t
    strict.

    `str` raises `GameError` if a header or comment can’t be written, or if there is no such move to annotate.
    """

    record: Record
    headers: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)
    errors: list[NotationError] = field(default_factory=list, compare=False)

    def __str__(self) -> str:
        return written(self.record, self.headers, Variation(self.record.entries, self.comments, self.variations))


class Writable(Protocol):
    """A text file, or anything else with such a method."""

    def write(self, text: str, /) -> object:
        """Write a text."""


def read_game(source: str | Iterable[str], *, strict: bool = True) -> AnnotatedRecord | None:
    r"""Return the next game of a text or text file, or None if there is none left.

    A file is read up to the end of the game, so the next call returns the game after it. Any iterator over lines will
    do. A text always starts from its beginning: use `read_games` for one with several games.

    Raise `NotationError`, which says where, for a text that isn’t a game, and for a game that isn’t possible. If it
    isn’t `strict`, continue after an error where possible. A line of moves then ends before the first that can’t be
    read or played, and `errors` has the errors. Without a table or a deal there is no game, so that still raises.

    >>> read_game("") is None
    True
    >>> text = '[Tenfold "1"]\n[Game "pig10"]\n[Seat0 "Bea"]\n[Seat1 "Tom"]\n[Deal "8"]\n\n1. 2 2. 11 *'
    >>> game = read_game(text, strict=False)
    >>> game.record.entries
    [Entry(seat=1, action='2')]
    >>> game.errors[0].line, game.errors[0].column
    (7, 9)
    >>> read_game(text + " *")
    Traceback (most recent call last):
    tenfold.notation.NotationError: Line 7, column 14: The game ends with its result, and there is more after it.
    """
    return next(read_games(source, strict=strict), None)


def read_games(source: str | Iterable[str], *, strict: bool = True) -> Iterator[AnnotatedRecord]:
    """Yield the games of a text or text file, reading one at a time.

    Errors are as in `read_game`. After one, the next `next` continues with the game after it.

    >>> import io
    >>> from tenfold import Record, Seat
    >>> file = io.StringIO()
    >>> write_games((Record("tens", seats=[Seat("Bea"), Seat("Tom")], seed=seed) for seed in range(3)), file)
    3
    >>> [game.record.seed for game in read_games(file.getvalue())]
    [0, 1, 2]
    """
    return map(_annotated, Games(source, strict))


def write_games(games: Iterable[Record | AnnotatedRecord], file: Writable) -> int:
    """Write games to a text file and return their number. Open the file with `encoding="utf-8"`.

    A record without annotations gets the header `DATE` if its notes say when it was made (UTC). Raise `GameError` for a
    game that can’t be written.
    """
    number = 0
    for game in games:
        text = str(game if isinstance(game, AnnotatedRecord) else AnnotatedRecord(game, headers=_date(game)))
        file.write(f"\n{text}\n" if number else f"{text}\n")
        number += 1
    return number


def _annotated(found: Found) -> AnnotatedRecord:
    line = found.line
    return AnnotatedRecord(found.record, found.headers, line.comments, line.variations, found.errors)


def _date(record: Record) -> dict[str, str]:
    day = date(1970, 1, 1).toordinal() + record.notes.created // 86_400_000
    known = record.notes.created and day <= date.max.toordinal()
    return {DATE: date.fromordinal(day).isoformat()} if known else {}
