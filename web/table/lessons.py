r"""Lessons: a game learnt at its own table, from a position and a script that are data in the game's drawer.

A lesson is a list of steps. `Say` says a sentence, and the learner taps on. `Ask` asks the learner for an act: what is
accepted goes on, another play of the rules gets its reason and is not made, and what the rules refuse is refused in
the game's own words. `Plays` lets any seat act. The learner sits at seat 0.

A text is a message of a catalogue. A game that has none writes it as a `str`, in which `{7C}` is a card, `@1` the
player at seat 1, and words between `_` stand out.

>>> pieces("_Lay_ the {7C}, before @1 does")
(Figure(text='Lay'), ' the ', Card(text='7C'), ', before ', Person(seat=1), ' does')
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tenfold import AnyState, Card, Figure, GameError, Person, Record, Seat, Sentence
from tenfold.messages import Message, Text
from tenfold.sentences import Piece

LONGEST = 120
"""The most characters in a sentence: that many fit on the smallest phone."""

LONGEST_TITLE = 16

PATIENCE = 2
"""The number of other plays after which the one that is meant is pointed at."""


@dataclass(frozen=True)
class Say:
    """A sentence; the learner taps on. `at` are targets of `table.pointing`: what it speaks of.

    With a `stage` it is said of what has just happened: the last of the board's stages of that name waits for a tap.
    """

    text: Text
    at: tuple[str, ...] = ()
    stage: str = ""


@dataclass(frozen=True)
class Ask:
    """A sentence that asks for an act of the learner.

    `accept` are the texts of the acts that go on; what takes several acts at once is one text, `give 7C, done`.
    `reasons` tells of another legal act why it is not the one, by its text, by the words its text begins with, the
    longest first, or by the kind of its outlook, and `otherwise` of every one that has no reason of its own.
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
    """A lesson: its name on disk and on the screen, what one learns in a line, the table, the script, and the end.

    `start` is a position as `State.serialize` writes it; what may be left out is left out. `learnt` is the sentence
    with which it ends.
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
        """The table as the lesson finds it."""
        seats = [Seat(name, "bot" if seat else "person", "easy" if seat else None) for seat, name in enumerate(names)]
        return Record(game, seats=seats, options=self.options, start=self.start)

    @property
    def tellings(self) -> list[int]:
        """The steps that say something, by number."""
        return [number for number, step in enumerate(self.steps) if not isinstance(step, Plays)]


@dataclass
class Learning:
    """A lesson on the table: the step it stands at, what the learner has answered so far, the reason given last.

    `missed` counts the plays at this step that were not the one.
    """

    lesson: Lesson
    step: int = 0
    answers: list[str] = field(default_factory=list)
    reason: Text = ""
    missed: int = 0

    @property
    def now(self) -> Step | None:
        """The step it stands at; None when all are done."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def asks(self) -> bool:
        """Whether the learner is to play."""
        return isinstance(self.now, Ask)

    @property
    def told(self) -> Text:
        """The sentence of the step; empty while another seat is about to act."""
        match self.now:
            case Say(text=text) | Ask(text=text):
                return text
            case None:
                return self.lesson.learnt
        return ""

    @property
    def targets(self) -> Sequence[str]:
        """Return what the lesson points at, as targets of `table.pointing`."""
        match self.now:
            case Ask(accept=accept) if self.missed >= PATIENCE:
                return (f"play:{accept[0]}",)
            case Say(at=at) | Ask(at=at):
                return at
        return ()

    @property
    def number(self) -> int:
        """Which of the lesson's sentences it has come to, from 1."""
        return min(1 + sum(number < self.step for number in self.lesson.tellings), len(self.lesson.tellings))

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.now is None

    @property
    def before(self) -> Learning | None:
        """The lesson as it stood when it said something last; None where it begins."""
        told = [number for number in self.lesson.tellings if number < self.step]
        if not told:
            return None
        asked = sum(isinstance(step, Ask) for step in self.lesson.steps[: told[-1]])
        return Learning(self.lesson, told[-1], self.answers[:asked])

    def go_on(self) -> None:
        """The step is done."""
        self.step += 1
        self.reason, self.missed = "", 0

    def objection(self, state: AnyState, seat: int, actions: Sequence[str]) -> Text | None:
        """Why these acts, which the rules allow, are not the ones that are asked for; None where they are."""
        step = self.now
        if not isinstance(step, Ask) or ", ".join(actions) in step.accept:
            return None
        kinds = [one.kind for one in state.observation(seat).legal if one.text == actions[-1]]
        keys = (", ".join(actions), *beginnings(actions[-1]), *kinds)
        told = (step.reasons[key] for key in keys if key in step.reasons)
        return next(told, step.otherwise)


def beginnings(act: str) -> Sequence[str]:
    """What the text of an act begins with, whole words, the longest first.

    >>> beginnings("lay 7 open 2")
    ['lay 7 open 2', 'lay 7 open', 'lay 7', 'lay']
    """
    words = act.split()
    return [" ".join(words[:number]) for number in range(len(words), 0, -1)]


_MARKED = re.compile(r"\{([^{}]+)\}|@(\d)|_([^_]+)_")


def pieces(text: Text) -> Sentence:
    """Return a text of a lesson in pieces."""
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


def set_out(learning: Learning, game: str, names: Sequence[str]) -> Record:
    """The record of a lesson as far as it has come: the script, with what the learner has answered.

    Raises `GameError` where the script, or what was answered, does not fit the game.
    """
    record, answers = learning.lesson.begin(game, names), iter(learning.answers)
    for step in learning.lesson.steps[: learning.step]:
        match step:
            case Plays(seat, action):
                record.play(seat, action)
            case Ask(accept=accept):
                answer = next(answers, "")
                if answer not in accept:
                    raise GameError("An answer is none of those that go on.")
                for action in answer.split(", "):
                    record.play(seat_of(record.state, action), action)
    if next(answers, None) is not None:
        raise GameError("There are more answers than questions.")
    return record


def seat_of(state: AnyState, act: str) -> int:
    """Return the seat whose act an answer is: the learner's, except when it lets the next player's turn begin."""
    closing = state.closing_action()
    begins = closing is not None and act == state.action_to_string(closing)
    return state.current_player() if begins else 0
