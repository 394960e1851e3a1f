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

from tenfold import AnyState, Card, Figure, GameError, Person, Record, Seat, Sentence
from tenfold.daily import SHORT
from tenfold.messages import Message, Text
from tenfold.sentences import Piece

LONGEST = 120
"""The maximum length of a sentence, in characters: what fits on the smallest phone."""

LONGEST_TITLE = 16

PATIENCE = 2
"""The number of other plays after which the expected one is pointed at."""


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


@dataclass
class Learning:
    """A lesson on the table: its current step, the learner's answers so far, and the last reason given.

    `missed` counts the plays at this step that were not accepted.
    """

    lesson: Lesson
    step: int = 0
    answers: list[str] = field(default_factory=list)
    reason: Text = ""
    missed: int = 0

    @property
    def now(self) -> Step | None:
        """Return the current step, or None when all are done."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def asks(self) -> bool:
        """True if the learner is to play."""
        return isinstance(self.now, Ask)

    @property
    def sentence(self) -> Text:
        """Return the sentence of the step, empty while another seat is about to act."""
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
        """Return the number of the current sentence in the lesson, from 1."""
        return min(1 + sum(number < self.step for number in self.lesson.tellings), len(self.lesson.tellings))

    @property
    def is_over(self) -> bool:
        """True if all steps are done."""
        return self.now is None

    @property
    def before(self) -> Learning | None:
        """Return the lesson as it was when it last said something, or None if this is the first time."""
        earlier = [number for number in self.lesson.tellings if number < self.step]
        if not earlier:
            return None
        asked = sum(isinstance(step, Ask) for step in self.lesson.steps[: earlier[-1]])
        return Learning(self.lesson, earlier[-1], self.answers[:asked])

    def go_on(self) -> None:
        """Go to the next step."""
        self.step += 1
        self.reason, self.missed = "", 0

    def objection(self, state: AnyState, seat: int, actions: Sequence[str]) -> Text | None:
        """Return why these legal acts are not the ones that the lesson asks for, or None if they are."""
        step = self.now
        if not isinstance(step, Ask) or ", ".join(actions) in step.accept:
            return None
        kinds = [one.kind for one in state.observation(seat).legal if one.text == actions[-1]]
        keys = (", ".join(actions), *beginnings(actions[-1]), *kinds)
        reasons = (step.reasons[key] for key in keys if key in step.reasons)
        return next(reasons, step.otherwise)


def beginnings(act: str) -> Sequence[str]:
    """Return the whole words that the text of an act starts with, the longest first.

    >>> beginnings("lay 7 open 2")
    ['lay 7 open 2', 'lay 7 open', 'lay 7', 'lay']
    """
    words = act.split()
    return [" ".join(words[:number]) for number in range(len(words), 0, -1)]


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


def set_out(learning: Learning, game: str, names: Sequence[str]) -> Record:
    """Return the record of a lesson at its current step: the script and the learner's answers, replayed.

    Raises `GameError` if the script or an answer does not fit the game.
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
    """Return the seat whose act an answer is: the learner's, except when it starts the next player's turn."""
    closing = state.closing_action()
    begins = closing is not None and act == state.action_to_string(closing)
    return state.current_player() if begins else 0
