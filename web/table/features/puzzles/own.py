"""A person's own mistakes: collected when a review is done, and offered again after some days."""

from __future__ import annotations

from collections.abc import Iterator

from table import practice
from table.features.puzzles import text
from table.features.puzzles.keeping import OWN_MOST, keep
from table.features.puzzles.repetition import first_seen
from table.features.puzzles.state import Own, remembered
from table.hooks import REVIEWED
from table.model import Model
from table.step import Effect
from tenfold import Record
from tenfold.daily import day_at
from tenfold.puzzles import Cost, Puzzle
from tenfold.registry import SHELF
from tenfold.review import DEAREST, UNIT, LookBack, decision_at


@REVIEWED.add(10)
def _reviewed(model: Model, ident: str, record: Record, back: LookBack) -> list[Effect]:
    """Keep the mistakes that the review of a game shows."""
    own = remembered(model).own
    new = {key: one for key, one in mistakes(record, back, ident, day_at(model.now)) if key not in own}
    if not new:
        return []
    own |= new
    for key in sorted(own, key=lambda key: -own[key].memory.stability)[: max(0, len(own) - OWN_MOST)]:
        del own[key]  # the best remembered go first
    return [keep(model)]


def mistakes(record: Record, back: LookBack, ident: str, day: int) -> Iterator[tuple[str, Own]]:
    """Yield the mistakes of the only person in a dealt game of Tenfold's own, by their keys."""
    people = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    if len(people) != 1 or record.seed is None or record.game not in SHELF or practice.origin(record):
        return
    for close in back.mistakes(people[0])[:DEAREST]:
        decision = decision_at(record, close.entry)
        turn, state = decision.state.current_player(), decision.state
        legal = {state.action_to_string(action) for action in state.legal_actions(decision.seat)}
        if decision.seat != turn or not {close.act, decision.text} <= legal:
            continue
        key = f"{ident}-{close.entry}"
        puzzle = Puzzle(
            id=key,
            game=record.game,
            players=len(record.seats),
            options=dict(record.load_game().chosen),
            seed=record.seed,
            acts=acts_before(record, close.entry),
            seat=decision.seat,
            right=(close.act,),
            theme="",
            level=0,
            costs=(),
        )
        cost = Cost(round(close.points / UNIT, 1), round(100 * close.wins / UNIT))
        yield key, Own(puzzle, decision.text, cost, first_seen(day))


def acts_before(record: Record, number: int) -> list[str]:
    """Return the acts before an entry, as in a puzzle."""
    pairs = zip(record.replay(), record.entries[:number], strict=False)
    return [Puzzle.write_act(seat, action, state.current_player()) for state, (seat, action) in pairs]


def comes_again(model: Model, ident: str) -> str:
    """Return when the mistakes of a game come again, as a sentence; empty if there are none."""
    own = remembered(model).own
    days = [one.memory.due for key, one in own.items() if key.rpartition("-")[0] == ident]
    return str(text.own_comes_again(count=max(0, min(days) - day_at(model.now)), mistakes=len(days))) if days else ""
