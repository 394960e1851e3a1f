"""The events of puzzles: their screens, a run of puzzles, and the table of one."""

from __future__ import annotations

from table.boards import board_of
from table.features.puzzles import text
from table.features.puzzles.keeping import keep
from table.features.puzzles.state import GameScreen, PuzzlesScreen, Puzzling, Run, due, next_of, remembered, today
from table.features.puzzles.table import begin, begin_own, judge, show_right
from table.features.puzzles.words import explained
from table.hooks import PASSING
from table.model import Model
from table.speech import said_aloud
from table.update.events import Effect, Event, announced, on, say
from table.update.thinking import for_a_slice
from tenfold import GameError, puzzles

PASSING.add("puzzle-weigh")


@on("puzzles")
def _puzzles(model: Model, event: Event) -> None:
    """Go to the puzzles."""
    model.go(PuzzlesScreen())


@on("puzzles-of", at=PuzzlesScreen)
def _of_game(model: Model, event: Event, here: PuzzlesScreen) -> None:
    """Go to the puzzles of a game."""
    game = str(event.get("game"))
    if game in puzzles.GAMES:
        model.show(GameScreen(game))


@on("puzzle-run", at=GameScreen)
def _run(model: Model, event: Event, here: GameScreen) -> list[Effect] | None:
    """Start a run of puzzles of a game, or of one of its themes."""
    theme = str(event.get("theme", ""))
    return _next(model, Run(here.game, theme=theme))


@on("puzzle-day", at=PuzzlesScreen)
def _day(model: Model, event: Event, here: PuzzlesScreen) -> list[Effect] | None:
    """Show the puzzle of the day. Only the first answer counts."""
    day = today(model)
    return begin(model, Run(day=day), puzzles.of_day(day)) if day else None


@on("puzzle-own", at=PuzzlesScreen)
def _own(model: Model, event: Event, here: PuzzlesScreen) -> list[Effect] | None:
    """Show the mistakes that come again today."""
    return _next(model, Run(own=True))


def _next(model: Model, run: Run) -> list[Effect] | None:
    """Show the next puzzle of a run, or what came of the run if there is none."""
    if run.own:
        return _next_own(model, run)
    puzzle = None if run.is_over else next_of(model, run)
    if puzzle is not None:
        return begin(model, run, puzzle)
    run.none_left = not run.is_over
    _end(model, run)
    return None


def _next_own(model: Model, run: Run) -> list[Effect] | None:
    """Show the next mistake. One that can't be shown any more is dropped."""
    own, dropped = remembered(model).own, 0
    for key in due(model):
        if key in run.played:
            continue
        try:
            effects = begin_own(model, run, key, own[key])
        except GameError:
            del own[key]
            dropped += 1
            continue
        return [*_told_of(model, dropped), *effects]
    _close(model)
    return _told_of(model, dropped)


def _told_of(model: Model, dropped: int) -> list[Effect]:
    return [keep(model), *say(model, text.own_dropped(count=dropped))] if dropped else []


def _close(model: Model) -> None:
    if isinstance(model.screen, Puzzling):
        model.back()


def _end(model: Model, run: Run) -> None:
    """Close the puzzle. The screen of the game then says what came of the run."""
    _close(model)
    if isinstance(model.screen, GameScreen):
        model.screen.ended = run if run.played else None


@on("puzzle-close", "leave", at=Puzzling)
def _leave(model: Model, event: Event, session: Puzzling) -> None:
    """Leave the puzzle. What was answered stays counted."""
    _end(model, session.attempt)


@on("puzzle-next", at=Puzzling)
def _go_on(model: Model, event: Event, session: Puzzling) -> list[Effect] | None:
    """Go on with the next puzzle, after an answer."""
    return _next(model, session.attempt) if session.is_right is not None and session.moment is None else None


@on("puzzle-show", at=Puzzling)
def _show(model: Model, event: Event, session: Puzzling) -> list[Effect] | None:
    """Show the right act, after a wrong answer."""
    if session.is_right is not False or session.shows or session.moment is not None or session.weighing is not None:
        return None
    return show_right(model, session)


@on("puzzle-weigh", at=Puzzling)
def _weigh(model: Model, event: Event, session: Puzzling) -> list[Effect] | None:
    """Work out the reasons for one slice. Then an answer whose cost wasn't known is judged."""
    if session.weighing is None:
        return None
    session.slices += 1
    effects: list[Effect] = []
    for judgements in for_a_slice(model.clock, session.weighing):
        session.weighing, session.judgements = None, judgements
        if session.is_right is None:
            own = next((each for each in judgements if each.text == session.answer), None)
            effects += judge(model, session, right=own is None or own.verdict != "worse")
        why = explained(session)
        if why is not None:
            said = said_aloud(why, board_of(session.record.game), session.names)
            effects += announced(said)
    return effects


@on("hint", "next-hint", "undo", "give-up", "automatic", "begin-turn", "claim", "claimed", "rematch", at=Puzzling)
def _not_here(model: Model, event: Event, session: Puzzling) -> None:
    """Do nothing: there is one answer, without help."""
