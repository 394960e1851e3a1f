r"""Lessons: a game learnt at its own table, from a position and a script that come as data with the game.

A lesson is a list of steps. `Say` says a sentence, and the learner taps to continue. `Ask` asks the learner for an act.
An accepted act continues the lesson. Another legal act gets its reason and is not made, and an illegal one is refused
in the game's own words. `Plays` lets any seat act. The learner sits at seat 0.

A text is a message of a catalogue. A game without a catalogue writes it as a `str`. In it, `{7C}` is a card, `@1` the
player at seat 1, and words between `_` stand out.

>>> pieces("_Lay_ the {7C}, before @1 does")
(Figure(text='Lay'), ' the ', Card(text='7C'), ', before ', Person(seat=1), ' does')
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tenfold import Card, Figure, Person, Record, Seat, Sentence
from tenfold.daily import SHORT
from tenfold.messages import Message, Text
from tenfold.sentences import Piece

LONGEST = 120
"""The maximum length of a sentence, in characters: what fits on the smallest phone."""

LONGEST_TITLE = 16


@dataclass(frozen=True)
class Say:
    """A sentence after which the learner taps to continue. `at` holds what it is about, as targets of `table.pointing`.

    With a `stage`, the sentence is about what has just happened: the last of the board's stages with that name waits
    for a tap.
    """

    text: Text
    at: tuple[str, ...] = ()
    stage: str = ""


@dataclass(frozen=True)
class Ask:
    """A sentence that asks the learner for an act.

    `accept` holds the texts of the acts that continue the lesson. Several acts at once are one text: `give 7C, done`.
    `reasons` says why another legal act is not wanted. Its keys are the text of an act, the words that it starts with
    (the longest match first), or the kind of its outlook. `otherwise` is for every act without a reason.
    """

    text: Text
    accept: tuple[str, ...]
    reasons: Mapping[str, Text] = field(default_factory=dict)
    otherwise: Text = ""
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plays:
    """An act of a seat that the table makes by itself."""

    seat: int
    action: str


Step: TypeAlias = Say | Ask | Plays


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson: its name for saving and on the screen, its topic in a line, the table, the script, and the ending.

    `start` is a position as `State.serialize` writes it; optional parts can be left out. `learnt` is the last sentence.
    """

    id: str
    title: Text
    about: Text
    players: int
    start: Mapping[str, Any]
    steps: tuple[Step, ...]
    learnt: Text
    options: Mapping[str, str] = field(default_factory=dict)

    def begin(self, game: str, names: Sequence[str]) -> Record:
        """Return the record with which the lesson starts."""
        return Record(game, seats=_seats(names), options=self.options, start=self.start)

    def first_game(self, game: str, names: Sequence[str], seed: int) -> Record:
        """Return a new game at the table of the lesson: the same players and options, and as short as the game allows.

        Its computer players are easy, so that a beginner has a chance to win.
        """
        return Record(game, seats=_seats(names), options={**SHORT.get(game, {}), **self.options}, seed=seed)

    @property
    def tellings(self) -> list[int]:
        """Return the numbers of the steps that say something."""
        return [number for number, step in enumerate(self.steps) if not isinstance(step, Plays)]


def _seats(names: Sequence[str]) -> list[Seat]:
    return [Seat(name, "bot" if seat else "person", "easy" if seat else None) for seat, name in enumerate(names)]


_MARKED = re.compile(r"\{([^{}]+)\}|@(\d)|_([^_]+)_")


def pieces(text: Text) -> Sentence:
    """Return a text of a lesson as pieces."""
    if isinstance(text, Message):
        return text.pieces()
    found: list[Piece] = []
    at = 0
    for mark in _MARKED.finditer(text):
        if mark.start() > at:
            found.append(text[at : mark.start()])
        card, seat, words = mark.groups()
        found.append(Card(card) if card else Person(int(seat)) if seat else Figure(words))
        at = mark.end()
    return (*found, *([text[at:]] if at < len(text) else []))
