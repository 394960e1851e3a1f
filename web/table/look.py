"""The game on the table as the person in front of the screen knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from table.boards import EXPLAINED, Board, Seen, board_of
from table.model import Session
from table.settings import Settings
from tenfold import AnyState

AnySeen: TypeAlias = "Seen[Any, Any]"

_BACK = 64
"""How many events are read first, from the end."""

_NO_ACTS = frozenset(["deal", "hand", "round", "start", "begin"])
"""The kinds of events that say whose cards or turn it is. A seat needs no act for them."""


def seen_by_eyes(session: Session, settings: Settings) -> AnySeen:
    """Return what the board can draw: an observation, what is being shown, and what happened since the last move."""
    state = session.record.state
    eyes = session.turn if session.peek else session.eyes
    moment = session.moment
    seen = Seen(
        game=session.record.load_game(),
        obs=state.observation(eyes),
        names=session.names,
        picked=session.picked,
        folded=None if session.alone or eyes is not None else session.holder,
        recent=since_last_move(session, eyes) if eyes is not None and session.alone else (),
        story=state.events() if moment is None and session.record.finished else (),
        sums=settings.sums and not session.taught,
        taught=session.taught,
        do_sums=settings.do_sums and not session.taught,
        front=session.front,
        own_turn=session.may_act,
        claim=session.claim,
        peek=session.peek,
        can_peek=session.may_act and session.open_turn,
        alone=session.alone,
        computers=frozenset(seat for seat in range(len(session.record.seats)) if session.by_computer(seat)),
    )
    if session.gathered is not None:  # nothing of these acts is shown yet, and the first of them is still on turn
        return replace(seen, obs=replace(seen.obs, current_player=session.gathered.before.current_player))
    if moment is None:
        return seen
    return replace(
        seen,
        obs=moment.now.picture,
        folded=seen.folded if moment.folded is None else moment.folded,
        events=moment.events,
        shown=tuple(stage.name for stage in moment.stages[: moment.stage + 1] if stage.name != EXPLAINED),
    )


def is_reported(board: Board[Any, Any], event: Mapping[str, Any], session: Session) -> bool:
    """True if the table reports an event."""
    return event["kind"] not in board.unlogged and bool(session.record.load_game().tell(event))


def _since_own(state: AnyState, seat: int) -> list[dict[str, Any]]:
    """Return the events since the last one of a seat. A long game has thousands before, which are not read."""
    back, count = _BACK, state.event_count
    while True:
        start = max(0, count - back)
        events = state.events(start)
        own = (at for at in reversed(range(len(events))) if events[at]["seat"] == seat and events[at]["kind"] != "deal")
        last = next(own, None)
        if last is not None or not start:
            return events if last is None else events[last + 1 :]
        back *= 4


def is_dealt(session: Session) -> bool:
    """True if the person in front of the screen has got new cards, and hasn't acted since."""
    return session.eyes is not None and _none_has_acted(session.record.state, {session.eyes})


def is_dealing(session: Session) -> bool:
    """True if the person in front of the screen has got new cards, and no one has acted since."""
    return session.eyes is not None and _none_has_acted(session.record.state, {*range(len(session.record.seats))})


def _none_has_acted(state: AnyState, seats: Collection[int]) -> bool:
    """True if none of these seats has acted since they got their cards."""
    for event in reversed(state.events(max(0, state.event_count - _BACK))):
        if event["kind"] == "hand" or (event["kind"] == "deal" and event["seat"] in seats):
            return True
        if event["seat"] in seats and event["kind"] not in _NO_ACTS:
            return False
    return False


def since_last_move(session: Session, seat: int) -> list[dict[str, Any]]:
    """Return the reported events that everyone saw since this seat last acted.

    With other phones at the table, no one misses a move: those of the seat that acted last are enough.
    """
    board = board_of(session.record.game)
    found = [event for event in _since_own(session.record.state, seat) if is_reported(board, event, session)]
    if session.far and found:
        last = next((at for at, event in enumerate(reversed(found)) if event["seat"] != found[-1]["seat"]), len(found))
        return found[len(found) - last :]
    return found
