"""The reaction window: before a turn, others can act, first the people, then the computer players."""

from __future__ import annotations

from table import text
from table.boards import board_of
from table.look import seen_by_eyes
from table.model import Model, Session
from table.update.events import Effect, Event, on, say
from table.update.playing import apply, note_look, play_all, thinking


def _is_open(session: Session) -> bool:
    """True if a reaction window is open that the people can still use."""
    return session.reacting and not session.moment and not session.closing


@on("begin-turn", at=Session)
def _begin_turn(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Let the turn start. The player whose turn it is says so, and holds the phone."""
    if not _is_open(session):
        return None
    if session.taught:
        return play_all(model, session, session.turn, [_closing(session)]) if session.may_act else None
    session.closing, session.claim = True, ""
    if not session.alone:
        session.eyes = None
        session.holder = session.turn if session.persons_turn else session.holder
    return None


def _closing(session: Session) -> str:
    """Return the act that ends an open window and starts the turn."""
    act = session.record.state.closing_action()
    assert act is not None
    return session.record.state.action_to_string(act)


@on("ask", at=Session)
def _ask(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Ask the computer players, one after the other, whether they act. If no one does, the turn starts."""
    if session.moment or not session.closing:
        return None
    state = session.record.state
    computers = [seat for seat in state.seats_to_act()[:-1] if session.by_computer(seat)]
    while session.asked < len(computers):
        seat = computers[session.asked]
        decided = thinking(model, session, seat)
        if not decided:
            return None
        session.asked += 1
        if decided[0] is not None:
            return apply(model, session, seat, decided[0].text)
    return apply(model, session, session.turn, _closing(session))


@on("claim", at=Session)
def _claim(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Let a person come forward for an act. If this needs a look at their hand, only they see it."""
    kind, seat = event.get("kind"), event.get("seat")
    model.close()
    if session.alone or not _is_open(session):
        return None
    claims = {
        claim.kind: claim for claim in board_of(session.record.game).claims(seen_by_eyes(session, model.settings))
    }
    if kind in claims and claims[kind].refused:
        return say(model, claims[kind].refused)
    if seat not in session.people or kind not in claims or not claims[kind].secret:
        return None
    if seat == session.turn:
        return say(model, text.claim_needless(name=session.names[seat]))
    session.claim, session.eyes, session.holder, session.picked = str(kind), seat, seat, ()
    note_look(session)
    return None


@on("unclaim", at=Session)
def _unclaim(model: Model, event: Event, session: Session) -> None:
    """Fold the hand again without an act."""
    if session.claim and _is_open(session):
        session.claim, session.eyes, session.picked = "", None, ()


@on("claimed", at=Session)
def _claimed(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Carry out a public act of a seat that is not on turn."""
    seat, action = event.get("seat"), str(event.get("action"))
    model.close()
    if not _is_open(session) or seat not in session.people:
        return None
    state = session.record.state
    if action not in map(state.action_to_string, state.legal_actions(seat)):
        return None
    if session.taught:
        return play_all(model, session, int(str(seat)), [action])
    return apply(model, session, int(str(seat)), action)
