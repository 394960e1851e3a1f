"""Starting a lesson, continuing it, going back a step, leaving it, and the game after it."""

from __future__ import annotations

from table.boards import board_of
from table.features.lessons import text
from table.features.lessons.keeping import keep_table
from table.features.lessons.state import Learning, Left, LessonTable, Progress, learnt, names_at, set_out
from table.hooks import PLAYED, TRIED, WATCHED
from table.lessons import Lesson, Plays, Say
from table.model import Model, Session
from table.stack import SetupScreen
from table.update.events import Effect, Event, elsewhere, on, say
from table.update.playing import apply, next_stage, settle, touch, turn_effects
from table.update.setting_up import begin, deal_number_by_chance, setup
from tenfold import AnyState, TenfoldError


@on("lesson")
def _begin(model: Model, event: Event) -> list[Effect] | None:
    """Continue a lesson where it was left, or start it again if the event asks for that."""
    game = str(event.get("game", model.game))
    if game not in model.shelf or (model.screen.table is not None and not isinstance(model.screen, LessonTable)):
        return None
    lesson = next((one for one in board_of(game).lessons() if one.id == event.get("id")), None)
    if lesson is None:
        return None
    effects = elsewhere(model, game, {"type": "setup", "game": game}, {**event, "type": "lesson"})
    if effects is not None:
        return effects
    learning = Learning(lesson)
    left = learnt(model).get(game, Progress()).left.get(lesson.id)
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


def _sit_down(model: Model, game: str, learning: Learning) -> list[Effect]:
    """Put a lesson on the table at its current step, and save its progress.

    It takes the place of a set-up or of another lesson, and lies over any other screen.
    """
    record = set_out(learning, game, names_at(learning.lesson, model.settings.name))
    session = LessonTable(f"lesson-{model.random.getrandbits(24):06x}", record, learning=learning)
    if isinstance(model.screen, SetupScreen | LessonTable):
        model.put(session)
    else:
        model.show(session)
    settle(session)
    return keep_table(model, session)


@on("lesson-on", at=LessonTable)
def _on(model: Model, event: Event, session: LessonTable) -> list[Effect] | None:
    """Continue after a sentence."""
    if session.moment or not isinstance(session.learning.now, Say):
        return None
    session.learning.go_on()
    return [*keep_table(model, session), *turn_effects(model, session)]


@on("stage", "go-on", at=LessonTable)
def _stage(model: Model, event: Event, session: LessonTable) -> list[Effect] | None:
    """Continue after a sentence about a stage, and then with the next stage."""
    read: list[Effect] = []
    if session.speaks_meanwhile and event.get("type") == "go-on":
        session.learning.go_on()
        read = keep_table(model, session)
        if session.speaks_meanwhile:  # another sentence about the same stage
            return read
    return [*read, *(next_stage(model, event, session) or ())]


@on("touch", at=LessonTable)
def _touch(model: Model, event: Event, session: LessonTable) -> list[Effect] | None:
    """Put the reason for a refusal away, and touch the board."""
    session.learning.reason = ""
    return touch(model, event, session)


@WATCHED.add(5)
def _watched(model: Model, session: Session, before: AnyState) -> None:
    """Go to the next step after an act."""
    if isinstance(session, LessonTable):
        session.learning.go_on()


@PLAYED.add(5)
def _played(model: Model, session: Session) -> list[Effect]:
    return keep_table(model, session) if isinstance(session, LessonTable) else []


@on("lesson-plays", at=LessonTable)
def _plays(model: Model, event: Event, session: LessonTable) -> list[Effect] | None:
    """Play the act of the script."""
    if session.moment:
        return None
    step = session.learning.now
    return apply(model, session, step.seat, step.action) if isinstance(step, Plays) else None


@on("undo", at=LessonTable)
def _step_back(model: Model, event: Event, session: LessonTable) -> list[Effect]:
    """Go back to the previous sentence, and to the table as it was then."""
    model.close()  # it's in the menu, too
    before = session.learning.before
    if before is None:
        return say(model, text.at_start)
    return _sit_down(model, session.record.game, before)


@on("first-game", at=LessonTable)
def _first_game(model: Model, event: Event, session: LessonTable) -> list[Effect] | None:
    """After a lesson, deal a short game at the same table."""
    learning = session.learning
    if not learning.is_over:
        return None
    names = names_at(learning.lesson, model.settings.name)
    return begin(model, learning.lesson.first_game(session.record.game, names, deal_number_by_chance(model)))


@on("leave-lesson", "leave", at=LessonTable)
def _leave(model: Model, event: Event, session: LessonTable) -> None:
    """Go to the screen below the lesson, or to the set-up of its game."""
    if model.under(session) is model.stack[0]:
        setup(model, session.record.game)
    else:
        model.back()


@TRIED.add(10)
def _tried(game: str) -> None:
    """Try the lessons of an added game."""
    from table.features.lessons import trial  # imported here because only a new game needs it

    trial.check(game)


@on("hint", "next-hint", "think", "rematch", "give-up", at=LessonTable)
def _not_here(model: Model, event: Event, session: LessonTable) -> None:
    """Do nothing: the script says what happens."""
