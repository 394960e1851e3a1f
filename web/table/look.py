"""The game on the table as the person in front of the screen knows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from table.boards import EXPLAINED, Board, Seen, board_of
from table.model import Session
from table.settings import Settings

AnySeen: TypeAlias = "Seen[Any, Any]"


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
        sums=settings.sums and session.lesson is None,
        taught=session.lesson is not None,
        do_sums=settings.do_sums and session.lesson is None,
        front=session.front,
        own_turn=session.may_act,
        claim=session.claim,
        peek=session.peek,
        can_peek=session.may_act and session.open_turn,
        alone=session.alone,
    )
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


def since_last_move(session: Session, seat: int) -> list[dict[str, Any]]:
    """Return the reported events that everyone saw since this seat last acted.

    With other phones at the table, no one misses a move: those of the seat that acted last are enough.
    """
    events = session.record.state.events()
    own = max(
        (i for i, event in enumerate(events) if event["seat"] == seat and event["kind"] != "deal"),
        default=-1,
    )
    board = board_of(session.record.game)
    found = [event for event in events[own + 1 :] if is_reported(board, event, session)]
    if session.far and found:
        last = next((at for at, event in enumerate(reversed(found)) if event["seat"] != found[-1]["seat"]), len(found))
        return found[len(found) - last :]
    return found
