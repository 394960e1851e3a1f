"""The reaction window: before somebody's turn others may act, people first, then the computer players."""

from __future__ import annotations

from table.boards import board_of
from table.look import seen_by_eyes
from table.model import Model, Session
from table.update.events import Effect, Event, on, say
from table.update.playing import apply, note_look, play_all, thinking


def _open(model: Model) -> Session | None:
    """The game on the table, if a reaction window is open that the people may still use."""
    session = model.session
    if session is None or session.moment or session.closing or not session.reacting:
        return None
    return session


@on("begin-turn")
def _begin_turn(model: Model, event: Event) -> list[Effect] | None:
    """The people let the turn begin; whoever is to play says so, and holds the phone."""
    session = _open(model)
    if session is None:
        return None
    if session.lesson is not None:
        return play_all(model, session, session.turn, [_closing(session)]) if session.may_act else None
    session.closing, session.claim = True, ""
    if not session.alone:
        session.eyes = None
        session.holder = session.turn if session.persons_turn else session.holder
    return None


def _closing(session: Session) -> str:
    """The act that ends an open window, in which the turn begins."""
    act = session.record.state.closing_action()
    assert act is not None
    return session.record.state.action_to_string(act)


@on("ask")
def _ask(model: Model, event: Event) -> list[Effect] | None:
    """Ask the computer players, one after the other, whether they act; when nobody does, the turn begins."""
    session = model.session
    if session is None or session.moment or not session.closing:
        return None
    state = session.record.state
    computers = [seat for seat in state.seats_to_act()[:-1] if seat not in session.people]
    while session.asked < len(computers):
        seat = computers[session.asked]
        decided = thinking(model, session, seat)
        if not decided:
            return None
        session.asked += 1
        if decided[0] is not None:
            return apply(model, session, seat, decided[0].text)
    return apply(model, session, session.turn, _closing(session))


@on("claim")
def _claim(model: Model, event: Event) -> list[Effect] | None:
    """Somebody comes forward: who, and for what. Where a hand has to be looked at, it is shown to that person alone."""
    session, kind, seat = _open(model), event.get("kind"), event.get("seat")
    model.sheet = None
    if session is None or session.alone:
        return None
    claims = {
        claim.kind: claim for claim in board_of(session.record.game).claims(seen_by_eyes(session, model.settings))
    }
    if kind in claims and claims[kind].refused:
        return say(model, claims[kind].refused)
    if seat not in session.people or kind not in claims or not claims[kind].secret:
        return None
    if seat == session.turn:
        return say(model, f"{session.names[seat]} is next and needs none.")
    session.claim, session.eyes, session.holder, session.picked = str(kind), seat, seat, ()
    note_look(session)
    return None


@on("unclaim")
def _unclaim(model: Model, event: Event) -> None:
    """Nothing after all: the hand is folded again."""
    session = _open(model)
    if session is not None and session.claim:
        session.claim, session.eyes, session.picked = "", None, ()


@on("claimed")
def _claimed(model: Model, event: Event) -> list[Effect] | None:
    """An act that everybody may see, by a seat that is not on turn."""
    session, seat, action = _open(model), event.get("seat"), str(event.get("action"))
    model.sheet = None
    if session is None or seat not in session.people:
        return None
    state = session.record.state
    if action not in map(state.action_to_string, state.legal_actions(seat)):
        return None
    return apply(model, session, int(str(seat)), action)
