"""A score sheet as data: the table, and every answer in the order in which it was entered.

Nothing else is stored. The rounds, points and places are calculated from the answers. So undoing is taking the last
answer back, and correcting is answering again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Annotated, Any, NamedTuple

import tenfold
from table.features.score_sheet.games import SCORINGS
from table.features.score_sheet.questions import END, START, TABLE, Fault, Question, Round, Scoring, Step, faces, play
from table.matches import Match
from table.model import Model
from table.stack import Screen
from table.words import called
from tenfold import AnyGame, match_points
from tenfold.reading import between, most
from tenfold.sentences import Names

MOST_SHEETS, MOST_ENTRIES = 100, 3000
_GAMES, _ROUNDS, _FIELD, _VALUE = 99, 99, 24, 80

NEW = "new"
"""The field of an entry that starts another game."""


class Entry(NamedTuple):
    """An answer: to which game and round, which question, whose, and what. Saved as a row."""

    game: Annotated[int, between(0, _GAMES)]
    round: Annotated[int, between(0, _ROUNDS)]
    field: Annotated[str, most(_FIELD)]
    seat: Annotated[int, between(TABLE, 7)]
    value: Annotated[str, most(_VALUE)]

    @property
    def place(self) -> tuple[int, int, str, int]:
        """Return everything except the answer."""
        return self[:4]


@dataclass
class ScoreSheet:
    """A score sheet. `games` is the number of games in the series, 1 for an open one.

    `contest` is the id of a table of a tournament (`table.hooks.TableOf`), empty for every other sheet.
    """

    id: Annotated[str, most(24)]
    game: Annotated[str, most(40)]
    names: Annotated[tuple[str, ...], most(8)]
    options: Annotated[dict[str, str], most(40)]
    games: int
    when: int
    log: Annotated[list[Entry], most(MOST_ENTRIES)] = field(default_factory=list)
    contest: Annotated[str, most(40)] = ""
    # The games and the names in them, calculated when they're needed. Default names change with the language.
    played: tuple[tuple[str, ...], list[Played]] | None = field(default=None, init=False, compare=False)

    @property
    def shown_names(self) -> tuple[str, ...]:
        """Return the names as the screen has them: default names are translated."""
        return tuple(map(called, self.names))

    @property
    def called(self) -> Names:
        """Return the names for sentences, none of which is the reader's."""
        return Names(self.shown_names)

    @property
    def table(self) -> AnyGame:
        """Return the table with its options; raise `GameError` for options that its game no longer has."""
        return tenfold.game_class(self.game).with_options(len(self.names), self.options)

    @property
    def scoring(self) -> Scoring:
        """Return what its game asks."""
        return SCORINGS[self.game]

    def enter(self, entry: Entry) -> None:
        """Enter an answer. Cards of one answer come one by one and stay one entry."""
        if self.log and self.log[-1].place == entry.place and _continues(self.log[-1].value, entry.value):
            self.log.pop()
        self.log.append(entry)
        self.played = None

    def undo(self, *, whole: bool = False) -> None:
        """Take back the last answer, or only its last card."""
        last = self.log.pop()
        replaced = bool(self.log) and self.log[-1].place == last.place  # a card before others, by another one
        shown = [] if whole or replaced else faces(last.value)
        if shown and last.value.endswith(END):
            self.log.append(last._replace(value=last.value.removesuffix(END)))
        elif len(shown) > 1:
            self.log.append(last._replace(value=last.value.rpartition(" ")[0]))
        self.played = None


def _continues(before: str, after: str) -> bool:
    """True if an answer is the one before with one more card, or the sign that there are no more."""
    return after == before + END or faces(after)[:-1] == faces(before) != []


@dataclass(frozen=True)
class Played:
    """A game of a sheet: its complete rounds in order, and the round that is being entered, unless it is over."""

    scoring: Scoring
    rounds: Sequence[Round]
    now: Round | None

    @property
    def step(self) -> Step | None:
        """Return the question or fault that waits."""
        return self.now.waits if self.now else None

    @cached_property
    def scores(self) -> list[int]:
        """Return the scores after the complete rounds, by seat."""
        return self.scoring.scores(self.rounds)

    @cached_property
    def places(self) -> list[int]:
        """Return the places after the complete rounds, by seat."""
        return self.scoring.places(self.rounds)


def played(sheet: ScoreSheet) -> list[Played]:
    """Return the games of a sheet, the current one last. Answers that don't fit their questions count as missing."""
    names = sheet.shown_names
    if sheet.played is None or sheet.played[0] != names:
        sheet.played = names, _games(sheet)
    return sheet.played[1]


def _games(sheet: ScoreSheet) -> list[Played]:
    table, scoring = sheet.table, sheet.scoring
    given: dict[tuple[int, int], dict[tuple[str, int], str]] = {}
    for game, number, name, seat, value in sheet.log:
        given.setdefault((game, number), {})[name, seat] = value
    first = given.get((0, 0), {}).get((START, TABLE), "")
    start = int(first) if first in map(str, range(table.players)) else 0
    number = 1 + max((entry.game for entry in sheet.log), default=0)
    return [
        _game(scoring, Round(table, sheet.shown_names, game, 0, (start + game) % table.players), given)
        for game in range(number)
    ]


def _game(scoring: Scoring, first: Round, given: Mapping[tuple[int, int], Mapping[tuple[str, int], str]]) -> Played:
    """Return a game with these answers, from its empty first round."""
    rounds: list[Round] = []
    while True:
        number = len(rounds)
        now = replace(first, number=number, given=given.get((first.of, number), {}), before=(*rounds,))
        play(scoring, now)
        if now.waits is not None:
            return Played(scoring, rounds, now)
        rounds.append(now)
        if scoring.over(rounds):
            return Played(scoring, rounds, None)


def match_of(sheet: ScoreSheet, games: Sequence[Played]) -> Match:
    """Return how the series stands after the finished games."""
    over = [game.places for game in games if game.now is None]
    points = map(match_points, over)
    none = (0,) * len(sheet.names)
    return Match(
        len(over),
        sheet.games,
        tuple(map(sum, zip(*points, strict=True))) or none,
        tuple(sum(place == 1 for place in row) for row in zip(*over, strict=True)) or none,
    )


def finished(sheet: ScoreSheet) -> bool:
    """True if a sheet's games are over, and its series has no games left."""
    games = played(sheet)
    return games[-1].now is None and len(games) >= sheet.games


@dataclass
class Sheets:
    """All score sheets on this phone, the latest first, and the data of those that can't be read.

    `players` are the names for the next sheet, as they were entered last. They aren't saved.
    """

    sheets: list[ScoreSheet] = field(default_factory=list)
    unread: list[Any] = field(default_factory=list)
    players: Sequence[str] = ()

    @property
    def last_players(self) -> Sequence[str]:
        """Return the names that were entered last, or those of the latest sheet."""
        return self.players or next((sheet.names for sheet in self.sheets), ())


def find(model: Model, ident: object) -> ScoreSheet | None:
    """Return the score sheet with this id, or None."""
    return next((sheet for sheet in model.memory(Sheets).sheets if sheet.id == ident), None)


@dataclass(eq=False)
class NewSheetScreen(Screen):
    """The screen that asks who plays with real cards. All eight names are remembered."""

    game: str
    names: list[str]
    players: int

    @property
    def about(self) -> str:
        """Return the game."""
        return self.game


@dataclass(eq=False)
class ScoreSheetScreen(Screen):
    """A score sheet. `waits` is true while the scores are shown between two rounds.

    `tens` is the group of numbers that was tapped first, and `by_points` whether cards are entered by their points.
    `cell` is the card that the next one replaces. `round` is the round to correct, as game and number, and `ask` the
    question to answer again.
    """

    sheet: ScoreSheet
    waits: bool = True
    tens: int | None = None
    by_points: bool = False
    cell: int | None = None
    round: tuple[int, int] | None = None
    ask: tuple[str, int] | None = None

    @property
    def about(self) -> str:
        """Return the game."""
        return self.sheet.game

    @property
    def options(self) -> Mapping[str, str]:
        """Return the options of the table."""
        return self.sheet.options

    def question(self, games: Sequence[Played]) -> tuple[Question, Round] | None:
        """Return the question that is asked now, and its round; None if nothing is asked, or a fault waits."""
        if self.round is not None:
            now = self.corrected(games)
            found = [one for one in now.asked if (one.field, one.seat) == self.ask] if now else []
            return (found[0], now) if found and now else None
        step, now = games[-1].step, games[-1].now
        return (step, now) if isinstance(step, Question) and now else None

    def corrected(self, games: Sequence[Played]) -> Round | None:
        """Return the round that is being corrected."""
        if self.round is None:
            return None
        game, number = self.round
        one = games[game] if game < len(games) else None
        rounds = [*one.rounds, *([one.now] if one.now else [])] if one else []
        return rounds[number] if number < len(rounds) else None

    def cards(self, question: Question, now: Round) -> list[str]:
        """Return the cards entered so far. A correction starts with those that were there."""
        old = now.given.get((question.field, question.seat), "")
        return faces(old) if self.round is not None or not question.pad.fits(old) else []

    @property
    def can_undo(self) -> bool:
        """True if there is an answer to take back; in a correction, one about its round."""
        log = self.sheet.log
        return bool(log) and self.round in (None, log[-1].place[:2])

    def fault(self, games: Sequence[Played]) -> tuple[Fault, Round] | None:
        """Return the fault that waits, and its round."""
        now = self.corrected(games) if self.round is not None else games[-1].now
        return (now.waits, now) if now and isinstance(now.waits, Fault) else None
