"""What a score sheet asks about a round, and what it makes of the answers. It knows no screens.

Each game says its part as one generator (`Scoring.course`): questions and faults, in the order in which a table comes
to them. What it yields next can depend on the answers so far, and these are checked before the generator sees them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, TypeAlias

from table.scores import Line
from tenfold import AnyGame
from tenfold.match import places_of
from tenfold.messages import Message

TABLE = -1
"""The seat of an answer that is about the whole table."""

FACES, END = ":", "."
"""How an answer of cards starts, and how it ends if their number isn't fixed."""

TAKE_BACK = FACES + "-"
"""What takes the last card of an answer back."""


class Pad(ABC):
    """The keys for an answer. An answer is a text, as it is saved."""

    @abstractmethod
    def fits(self, value: str) -> bool:
        """True if this is a complete answer."""


@dataclass(frozen=True)
class Numbers(Pad):
    """A number. The `doubtful` ones are dimmed, because they would be a fault."""

    low: int
    high: int
    doubtful: frozenset[int] = frozenset()

    def fits(self, value: str) -> bool:
        """True if it's a number in the range."""
        digits = value.removeprefix("-")
        return digits.isascii() and digits.isdigit() and len(digits) < 4 and self.low <= int(value) <= self.high


@dataclass(frozen=True)
class Seats(Pad):
    """One of these seats."""

    seats: tuple[int, ...]

    def fits(self, value: str) -> bool:
        """True if it's one of them."""
        return value in map(str, self.seats)


@dataclass(frozen=True)
class Choices(Pad):
    """One of a few choices: what is saved, and the key’s label. `suits` is true if they are suits."""

    choices: Mapping[str, Message]
    suits: bool = False

    def fits(self, value: str) -> bool:
        """True if it's one of them."""
        return value in self.choices


@dataclass(frozen=True)
class Faces(Pad):
    """Cards, or the points that they score. `most` is their number; if `fixed` is false, there can be fewer."""

    signs: Mapping[str, str]  # the sign of each key, by what is saved
    most: int
    points: Numbers
    fixed: bool = True
    across: bool = False  # true if they lie in rows of five
    worth: Mapping[str, int] = field(default_factory=dict)  # the points of each card, if its sign doesn't say them

    def fits(self, value: str) -> bool:
        """True if it's a number of points, or cards and complete."""
        if not value.startswith(FACES):
            return self.points.fits(value)
        return self.may_become(value) and (len(faces(value)) == self.most if self.fixed else value.endswith(END))

    def may_become(self, value: str) -> bool:
        """True if it's cards, complete or not."""
        known = all(face in self.signs for face in faces(value))
        return value.startswith(FACES) and known and len(faces(value)) <= self.most


def faces(value: str) -> list[str]:
    """Return the cards of an answer.

    >>> faces(":A T T."), faces("-20")
    (['A', 'T', 'T'], [])
    """
    return value[1:].removesuffix(END).split() if value.startswith(FACES) else []


class Question(NamedTuple):
    """A question about a round. `row` is its row in a table with a column for each seat."""

    field: str
    seat: int
    ask: Message
    pad: Pad
    row: Message | None = None


class Fault(NamedTuple):
    """Something that the rules don't allow. `key` says which fault it is: the table can let it stand."""

    key: str
    sentence: Message


Step: TypeAlias = Question | Fault


@dataclass
class Round:
    """A round of a game: `number` from 0, in game `of` from 0. `given` is what was entered, `answers` what fits.

    `start` is the seat that deals or starts first in this game.
    """

    game: AnyGame
    names: Sequence[str]
    of: int
    number: int
    start: int
    given: Mapping[tuple[str, int], str] = field(default_factory=dict)
    before: Sequence[Round] = ()
    answers: dict[tuple[str, int], str] = field(default_factory=dict, init=False)
    asked: list[Question] = field(default_factory=list, init=False)
    waits: Step | None = field(default=None, init=False)  # an unanswered question, or a fault that doesn't stand

    def value(self, name: str, seat: int = TABLE) -> str:
        """Return an answer."""
        return self.answers[name, seat]

    def whole(self, name: str, seat: int = TABLE) -> int:
        """Return an answer that is a number or a seat."""
        return int(self.answers[name, seat])

    def each(self, name: str) -> list[int]:
        """Return the numbers of all seats."""
        return [self.whole(name, seat) for seat in range(self.game.players)]

    def seats_from(self, first: int) -> list[int]:
        """Return the seats clockwise from this one."""
        return [(first + step) % self.game.players for step in range(self.game.players)]


class SoFar(NamedTuple):
    """What the cards of an answer score so far, what to say about it, and the cards to mark."""

    total: int
    notes: Sequence[Message] = ()
    marked: frozenset[int] = frozenset()


STANDS = "stands"
"""The field of a fault that the table lets stand; the value is its key."""

START = "start"
"""The field of the seat that deals or starts first."""


class Scoring(ABC):
    """What a game's score sheet asks, and how it scores. The points themselves come from the game."""

    numbered: ClassVar[bool] = True  # a game has several rounds
    note: ClassVar[Message | None] = None  # what the small print of the scores means
    options: ClassVar[Sequence[str]]  # the ids of the options that change what is asked or scored

    @abstractmethod
    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions of a round, and its faults."""

    @abstractmethod
    def over(self, rounds: Sequence[Round]) -> bool:
        """True if the game is over after these rounds."""

    def points(self, now: Round) -> Sequence[int]:
        """Return the points of a round, by seat."""
        return ()

    def scores(self, rounds: Sequence[Round]) -> list[int]:
        """Return the scores after these rounds, by seat: by default the sums of the points."""
        return [sum(row) for row in zip(*map(self.points, rounds), strict=True)]

    def standing(self, rounds: Sequence[Round]) -> Sequence[object]:
        """Return the values that decide the places, by seat; larger is better."""
        high = rounds[0].game.high_score_wins
        return [score if high else -score for score in self.scores(rounds)]

    def places(self, rounds: Sequence[Round]) -> list[int]:
        """Return the places, by seat."""
        return places_of(self.standing(rounds))

    def so_far(self, now: Round, name: str, value: str) -> SoFar:
        """Return what the cards of an answer to this question score so far."""
        return SoFar(0)

    def totals(self, now: Round) -> Sequence[int]:
        """Return the scores to show during a round, by seat; none before the first one."""
        return self.scores(now.before) if now.before else ()

    def title(self, now: Round) -> Message | None:
        """Return what is known of a round before it starts."""
        return None

    def who(self, now: Round) -> Message | None:
        """Return who deals, leads or starts."""
        return None

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return a line for each round, for the score sheet."""
        return [Line(str(one.number + 1), self.points(one)) for one in rounds]

    def limits(self, game: AnyGame) -> tuple[int | None, int | None]:
        """Return the number of rounds, and the score that ends the game, up or down; None if there is none."""
        return None, None


def play(scoring: Scoring, now: Round) -> None:
    """Go through the course of a round as far as its answers lead."""
    course = scoring.course(now)
    stands = {value for (name, _), value in now.given.items() if name.startswith(STANDS)}
    for step in course:
        if isinstance(step, Fault):
            if step.key not in stands:
                now.waits = step
                return
            continue
        now.asked.append(step)
        value = now.given.get((step.field, step.seat), "")
        if not step.pad.fits(value):
            now.waits = step
            return
        now.answers[step.field, step.seat] = value
