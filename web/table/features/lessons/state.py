"""A lesson on the table, how far the learner has come in it, and what this phone knows of all lessons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from table.boards import Stage, board_of
from table.features.lessons import text
from table.lessons import Ask, Lesson, Plays, Say, Step, pieces
from table.model import BOT_NAMES, Model, Session
from table.speech import said_aloud
from table.step import Effect
from table.update.events import announced
from table.words import unnamed
from tenfold import AnyState, GameError, Record
from tenfold.messages import Text

PATIENCE = 2
"""The number of other plays after which the expected one is pointed at."""


@dataclass(frozen=True)
class Left:
    """Where a lesson was left: the step, and the learner's answers so far."""

    step: int
    answers: tuple[str, ...]


@dataclass
class Progress:
    """The lessons of a game that have been finished, and where others were left, by their ids."""

    done: list[str] = field(default_factory=list)
    left: dict[str, Left] = field(default_factory=dict)


@dataclass
class Learnt:
    """The progress in the lessons of each game; those of removed games too."""

    games: dict[str, Progress] = field(default_factory=dict)


def learnt(model: Model) -> dict[str, Progress]:
    """Return the progress in lessons by game. The caller may change it."""
    return model.memory(Learnt).games


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


@dataclass(eq=False, kw_only=True)
class LessonTable(Session):
    """The table of a lesson. Its script plays for all other seats; only the learner's progress is saved."""

    learning: Learning

    @property
    def is_saved(self) -> bool:
        """Return False: a lesson is no game."""
        return False

    @property
    def taught(self) -> bool:
        """Return True."""
        return True

    @property
    def is_over(self) -> bool:
        """True if all steps are done."""
        return self.learning.is_over

    @property
    def passage(self) -> str:
        """Return the number of the step."""
        return str(self.learning.step)

    @property
    def actor(self) -> int | None:
        """Return the learner’s seat while the lesson asks for an act."""
        return super().actor if self.learning.asks else None

    @property
    def why_watched(self) -> Text:
        """Return that the lesson waits for its button."""
        return text.read_on

    @property
    def is_speaking(self) -> bool:
        """True if the lesson says something that the learner taps to continue from."""
        return self.moment is None and bool(self.learning.sentence) and not self.learning.asks

    @property
    def speaks_meanwhile(self) -> bool:
        """True if the lesson talks about what is being shown, which waits for a tap."""
        now = self.learning.now
        return isinstance(now, Say) and self.moment is not None and self.moment.now.waits_as(now.stage)

    def objection(self, seat: int, actions: Sequence[str]) -> list[Effect] | None:
        """Refuse a play that the lesson does not want. The reason stays on the table until someone taps."""
        learning = self.learning
        why = learning.objection(self.record.state, seat, actions)
        if why is None:
            learning.answers.append(", ".join(actions))
            return None
        self.picked = ()
        learning.reason = why
        learning.missed += 1
        return announced(said_aloud(pieces(why), board_of(self.record.game), self.names), urgent=True)

    def held(self, stages: Sequence[Stage[Any]]) -> Sequence[Stage[Any]]:
        """Return the stages, the last one that the lesson talks about now waiting for a tap."""
        step = self.learning.now
        about = [at for at, stage in enumerate(stages) if isinstance(step, Say) and stage.name == step.stage]
        return [replace(stage, ms=None) if at in about[-1:] else stage for at, stage in enumerate(stages)]


def names_at(lesson: Lesson, learner: str) -> Sequence[str]:
    """Return the names at the table of a lesson: the learner, and computer players with other names."""
    own = learner or unnamed(0)
    return [own, *[name for name in BOT_NAMES if name != own][: lesson.players - 1]]


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
