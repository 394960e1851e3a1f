"""Who looks: the game on the table as the eyes in front of the screen know it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from htpy import Node, fragment
from markupsafe import Markup

from table.boards import Seen, Stage, board_of
from table.model import Session, Settings


def plain(node: Node) -> str:
    """A sentence as plain text, for who listens."""
    return Markup(str(fragment[node])).striptags()


def seen_by_eyes(session: Session, settings: Settings) -> Seen:
    """What the board may draw: an observation of the eyes, what is being shown, what happened since their last move."""
    state = session.record.state
    eyes = session.turn if session.peek else session.eyes
    moment = session.moment
    seen = Seen(
        obs=state.observation(eyes),
        names=session.names,
        picked=session.picked,
        folded=None if session.alone or eyes is not None else session.holder,
        recent=since_last_move(session, eyes) if eyes is not None and session.alone else (),
        sums=settings.sums,
        do_sums=settings.do_sums,
        front=session.front,
        own_turn=session.may_act,
        claim=session.claim,
        peek=session.peek,
        can_peek=session.may_act and session.open_turn,
    )
    if moment is None:
        return seen
    shown = replace(
        seen,
        folded=seen.folded if moment.folded is None else moment.folded,
        before=moment.before,
        events=moment.events,
        shown=tuple(stage.name for stage in stages_of(session)[: moment.stage + 1]),
    )
    return replace(shown, obs=moment.before) if shown.lifting else shown


def stages_of(session: Session) -> tuple[Stage, ...]:
    """The stages of what is being shown; none when nothing is."""
    moment = session.moment
    if moment is None:
        return ()
    return board_of(session.record.game).stages(moment.events, eyes=session.eyes, folded=moment.folded)


def since_last_move(session: Session, seat: int) -> list[dict[str, Any]]:
    """What everybody saw happen since this seat last acted."""
    events = session.record.state.events()
    own = max(
        (i for i, event in enumerate(events) if event["seat"] == seat and event["kind"] != "deal"),
        default=-1,
    )
    return [event for event in events[own + 1 :] if list(board_of(session.record.game).tell(event, session.names))]
