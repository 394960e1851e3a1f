"""Lessons: starting one, continuing it, going back a step, leaving it, and the game after it."""

from __future__ import annotations

from collections.abc import Sequence

from table import guests, text
from table.boards import board_of
from table.lessons import Learning, Lesson, Plays, Say, set_out
from table.model import BOT_NAMES, Left, Model, Progress, Session
from table.stack import SetupScreen
from table.update.added_games import enter
from table.update.events import Effect, Event, on, say
from table.update.playing import apply, settle, turn_effects
from table.update.saving import save_game
from table.update.setting_up import begin, deal_number_by_chance, setup
from table.words import unnamed
from tenfold import TenfoldError


@on("lesson", at=Session)
def _next_lesson(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go from a lesson to another one of the game."""
    return begin_lesson(model, event, session.record.game) if session.lesson else None


@on("lesson", at=SetupScreen)
def _first_lesson(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    return begin_lesson(model, event, here.game)


def begin_lesson(model: Model, event: Event, game: str) -> list[Effect] | None:
    """Continue a lesson where it was left, or start it again if the event asks for that."""
    lesson = next((one for one in board_of(game).lessons() if one.id == event.get("id")), None)
    if lesson is None:
        return None
    if guests.is_guest(game):
        return enter(model, game, [{"type": "setup", "game": game}, {**event, "type": "lesson"}])
    learning = Learning(lesson)
    left = model.lessons.get(game, Progress()).left.get(lesson.id)
    if left is not None and event.get("again") is not True:
        learning = _where_it_was(lesson, left, game)
    return _sit_down(model, game, learning)


def _where_it_was(lesson: Lesson, left: Left, game: str) -> Learning:
    """Return the lesson as it was left. Return it from its start if it has changed since."""
    learning = Learning(lesson, left.step, [*left.answers])
    try:
        set_out(learning, game, names_at(lesson, ""))
    except TenfoldError:
        return Learning(lesson)
    return learning


def names_at(lesson: Lesson, learner: str) -> Sequence[str]:
    """Return the names at the table of a lesson: the learner, and computer players with other names."""
    own = learner or unnamed(0)
    return [own, *[name for name in BOT_NAMES if name != own][: lesson.players - 1]]


def _sit_down(model: Model, game: str, learning: Learning) -> list[Effect]:
    """Put a lesson on the table at its current step, and save its progress.

    It takes the place of a set-up or of another lesson, and lies over any other screen.
    """
    record = set_out(learning, game, names_at(learning.lesson, model.settings.name))
    session = Session(f"lesson-{model.random.getrandbits(24):06x}", record, learning)
    if isinstance(model.screen, SetupScreen | Session):
        model.put(session)
    else:
        model.show(session)
    settle(session)
    return save_game(model, session)


@on("lesson-on", at=Session)
def _on(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Continue after a sentence."""
    if session.lesson is None or session.moment or not isinstance(session.lesson.now, Say):
        return None
    session.lesson.go_on()
    return [*save_game(model, session), *turn_effects(model, session)]


@on("lesson-plays", at=Session)
def _plays(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Play the act of the script."""
    if session.lesson is None or session.moment:
        return None
    step = session.lesson.now
    return apply(model, session, step.seat, step.action) if isinstance(step, Plays) else None


def step_back(model: Model, session: Session, learning: Learning) -> list[Effect]:
    """Go back to the previous sentence, and to the table as it was then."""
    before = learning.before
    if before is None:
        return say(model, text.lesson_at_start)
    return _sit_down(model, session.record.game, before)


@on("first-game", at=Session)
def _first_game(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """After a lesson, deal a short game at the same table."""
    learning = session.lesson
    if learning is None or not learning.is_over:
        return None
    names = names_at(learning.lesson, model.settings.name)
    return begin(model, learning.lesson.first_game(session.record.game, names, deal_number_by_chance(model)))


@on("leave-lesson", "leave", at=Session)
def _leave(model: Model, event: Event, session: Session) -> None:
    """Leave the table. From a lesson, go to the screen below it, or to the set-up of its game."""
    if session.lesson and model.under(session) is model.stack[0]:
        setup(model, session.record.game)
    elif session.lesson or event.get("type") == "leave":
        model.back()
