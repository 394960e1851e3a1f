"""The table of a puzzle: how it starts, how its answer is judged, and how the right act is shown."""

from __future__ import annotations

from table.boards import board_of
from table.features.puzzles import text
from table.features.puzzles.keeping import keep
from table.features.puzzles.repetition import answered
from table.features.puzzles.state import Own, Puzzling, Run, remembered
from table.features.puzzles.words import outcome, stake, verdict
from table.hooks import PLAYED
from table.model import Model, Session
from table.speech import aloud, in_a_row, said_aloud
from table.update.events import Effect, announced
from table.update.playing import apply
from table.update.practising import start
from table.update.saving import new_session
from table.words import unnamed
from tenfold import Record, bots
from tenfold.bots import CHARACTERS, Weighing
from tenfold.bots.advice import advising
from tenfold.daily import day_at
from tenfold.puzzles import Puzzle

LEVEL = "hard"
"""The level that gives the reasons."""


def begin(model: Model, run: Run, puzzle: Puzzle) -> list[Effect]:
    """Put a puzzle on the table.

    Raise `GameError` if the rules allow no such game.
    """
    record = puzzle.record(names(model, puzzle))
    return _lay(
        model, Puzzling(*_new(model, record), puzzle=puzzle, key=puzzle.id, costs=puzzle.costs_by_act(), attempt=run)
    )


def begin_own(model: Model, run: Run, key: str, own: Own) -> list[Effect]:
    """Put a mistake on the table.

    Raise `GameError` if the rules allow no such game, or the right act isn't possible.
    """
    record = own.puzzle.record(names(model, own.puzzle))
    costs = {own.wrong: own.cost}
    return _lay(model, Puzzling(*_new(model, record), puzzle=own.puzzle, key=key, costs=costs, attempt=run))


def names(model: Model, puzzle: Puzzle) -> list[str]:
    """Return the names at the table of a puzzle."""
    person = model.settings.name or unnamed(puzzle.seat)
    others = [name for name in CHARACTERS if name != person]
    return [person if seat == puzzle.seat else others[seat] for seat in range(puzzle.players)]


def _new(model: Model, record: Record) -> tuple[str, Record]:
    session = new_session(model, record)
    return session.id, session.record


def _lay(model: Model, session: Puzzling) -> list[Effect]:
    if isinstance(model.screen, Puzzling):
        model.put(session)
    else:
        model.show(session)
    asks = [] if session.shows else announced(in_a_row([str(text.best_play), aloud(str(stake(session)))]))
    return [*asks, *start(model, session)]


def show_right(model: Model, session: Puzzling) -> list[Effect]:
    """Play the right act from the position of the puzzle, and what follows."""
    record = session.puzzle.record([seat.name for seat in session.record.seats])
    table = Puzzling(
        *_new(model, record),
        puzzle=session.puzzle,
        key=session.key,
        costs=session.costs,
        attempt=session.attempt,
        is_right=session.is_right,
        judgements=session.judgements,
        shows=True,
    )
    _lay(model, table)
    return apply(model, table, table.puzzle.seat, table.puzzle.right[0], by_hand=True)


@PLAYED.add(10)
def _played(model: Model, session: Session) -> list[Effect]:
    """Judge the answer to a puzzle, as far as that is possible without thinking."""
    if not isinstance(session, Puzzling) or session.is_right is not None or session.weighing is not None:
        return []
    session.weighing = _reasons(session)
    if session.answer in session.puzzle.right:
        return judge(model, session, right=True)
    return judge(model, session, right=False) if session.answer in session.costs else []


def _reasons(session: Puzzling) -> Weighing:
    """Compare the answer with the right act, as a review does."""
    state = session.puzzle.state()
    actions = {outlook.text: outlook.action for outlook in state.observation(session.puzzle.seat).legal}
    bot = bots.load(state.game, LEVEL, seed=len(session.puzzle.acts))
    own = actions[str(session.answer)]
    right = own if session.answer in session.puzzle.right else actions[session.puzzle.right[0]]
    compared = () if own == right else (own,)
    return advising(bot, state.observation(session.puzzle.seat), compared=compared, best=(right,))


def judge(model: Model, session: Puzzling, *, right: bool) -> list[Effect]:
    """Count an answer."""
    session.is_right = right
    run, known = session.attempt, remembered(model)
    run.played.append(session.key)
    run.right += right
    run.streak = run.streak + 1 if right else 0
    if run.has_lives:
        run.lives -= not right
        known.best[run.game] = max(run.streak, known.best.get(run.game, 0))
    if run.day:
        known.days.setdefault(run.day, right)
        model.home_changes += 1
    if run.own:
        own = known.own[session.key]
        known.own[session.key] = own._replace(memory=answered(own.memory, day_at(model.now), right=right))
    elif right:
        known.solved.setdefault(session.puzzle.game, set()).add(session.key)
    said = said_aloud(verdict(session), board_of(session.record.game), session.names)
    return [keep(model), *announced(in_a_row([*outcome(session), said]))]
