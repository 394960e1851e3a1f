"""The phone of a guest: what its seat is told comes on the table, and what the person does goes to the host."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from table.boards import board_of
from table.explaining import Explanation
from table.features.phones import fairness, text
from table.features.phones.far import FarRecord, FarSession, witnessed
from table.features.phones.hosted import AGAIN
from table.features.phones.hosting import close
from table.features.phones.keeping import keep
from table.features.phones.pairing import Code, code_of, read_code
from table.features.phones.state import JoinScreen, Phones, Visit, VisitScreen, hosting, visit
from table.features.phones.wire import (
    HOST,
    VERSION,
    Act,
    Away,
    Bye,
    Closed,
    Got,
    Hello,
    Lobby,
    No,
    Note,
    Number,
    Over,
    Pass,
    ToGuest,
    ToHost,
    Wait,
    Who,
    Wish,
    from_host,
    written,
)
from table.features.phones.words import NO
from table.hooks import ADDRESSES, AFTER, TIMERS
from table.model import Aside, Model, Moment, Session
from table.step import Timer
from table.update.events import Effect, Event, on, say
from table.update.playing import explain, explanation_of, fade, heard_of, settle, show_moment, turn_effects
from table.update.saving import save_game
from table.views import VIEWS
from table.words import clean_name
from tenfold import Observation, Record, RecordError, Witnessed
from tenfold.messages import Text

AnyWitnessed: TypeAlias = Witnessed[Any, Any]

_log = logging.getLogger(__name__)

_LONGEST_ROOM = 2_000
"""The maximum length of the room’s name in a link, which can be a code."""

_MOST_SHOWN = 3
"""The number of moves that wait to be shown. With more, the older ones are left out."""


def _tell(message: ToHost) -> Effect:
    return {"type": "phones-send", "to": HOST, "text": written(message)}


# Coming and going.


@ADDRESSES.add(10)
def _address(model: Model, link: Mapping[str, Any]) -> list[Effect] | None:
    """Ask who joins, for a link to a table."""
    room = link.get("join")
    if not isinstance(room, str) or not room:
        return None
    there = visit(model)
    if there is not None and there.room == room and not there.closed:
        model.go(VisitScreen())
        return []
    model.go(JoinScreen(room[:_LONGEST_ROOM], there.name if there else model.settings.name))
    return []


@on("phones-find")
def _find(model: Model, event: Event) -> list[Effect]:
    """Ask who joins, before the code of a table is scanned. Someone who comes back to a table only scans."""
    there = visit(model)
    comes_back = there is not None and not there.closed
    model.go(JoinScreen("", there.name if there else model.settings.name, scanning=comes_back))
    return [{"type": "phones-scan"}] if comes_back else []


@on("phones-name", at=JoinScreen)
def _name(model: Model, event: Event, here: JoinScreen) -> None:
    here.name = clean_name(str(event.get("value", "")))


@on("phones-join", at=JoinScreen)
def _join(model: Model, event: Event, here: JoinScreen) -> list[Effect]:
    """Go to the table. The name is remembered like any other."""
    closed = close(model) if hosting(model) else []
    old, code = visit(model), read_code(here.room)
    # The same phone keeps its secret, so it finds its seat again.
    secret = old.secret if old and not old.closed else fairness.fresh()
    model.memory(Phones).visit = Visit(here.room, secret, here.name)
    model.put(VisitScreen())
    model.home_changes += 1
    join: Effect = {"type": "phones-join", "room": here.room}
    if code is not None:
        join = {"type": "phones-answer", "text": code.description}
    return [*closed, join, keep(model)]


@on("phones-scan", at=JoinScreen)
def _scan(model: Model, event: Event, here: JoinScreen) -> list[Effect]:
    """Scan the code of a table, or stop that."""
    here.scanning, here.failed = event.get("stop") is not True, ""
    if not here.scanning:
        _return(model)
    return [{"type": "phones-scan"}] if here.scanning else []


def _return(model: Model) -> None:
    """Go back from the camera to the table where this phone still has its seat."""
    there, here = visit(model), model.screen
    if there is not None and not there.closed and isinstance(here, JoinScreen) and not here.room:
        model.go(there.session or VisitScreen())


def scanned(model: Model, event: Event) -> list[Effect] | None:
    """Join the table with this code. A code from the camera can be a link."""
    here = model.screen
    if not isinstance(here, JoinScreen) or not here.scanning:
        return None
    code = str(event.get("text"))[:_LONGEST_ROOM].rpartition("#join=")[2]
    found = read_code(code)
    if found is None or found.kind != "offer":
        return say(model, text.other_code)
    here.room, here.scanning = code, False
    return _join(model, event, here)


@on("phones-answer")
def _answered(model: Model, event: Event) -> None:
    """Show the code of this phone’s answer."""
    there = visit(model)
    offer = read_code(there.room) if there else None
    if there is None or offer is None:
        return
    try:
        there.answer = code_of(Code("answer", offer.number, str(event.get("text"))))
    except ValueError:
        there.failed = "code"


@on("phones-visit")
def _visit(model: Model, event: Event) -> None:
    """Go back to the table of another phone."""
    there = visit(model)
    if there is not None:
        model.go(there.session or VisitScreen())


@on("phones-leave")
def _leave(model: Model, event: Event) -> list[Effect] | None:
    """Leave the table of another phone for good."""
    there = visit(model)
    if there is None:
        return None
    plays = there.session is not None and not there.closed
    model.memory(Phones).visit = None
    model.go()
    model.home_changes += 1
    goodbye = say(model, text.goodbye_computer if plays else text.goodbye)
    return [_tell(Bye()), {"type": "phones-close"}, keep(model), *goodbye]


def came(model: Model, event: Event) -> list[Effect] | None:
    """Say who is here, once the host can be reached. A person who was about to scan a code needs none now."""
    there = visit(model)
    if there is None:
        return None
    there.silent, there.answer = False, ""
    _return(model)
    return [_hello(there)]


def _hello(there: Visit) -> Effect:
    there.tries += 1
    there.is_known, there.commitment = False, ""  # a host that has reloaded needs the number for the deal again
    return _tell(Hello(VERSION, there.secret, there.name))


def gone(model: Model, event: Event) -> list[Effect] | None:
    """Note that the host can't be reached."""
    there = visit(model)
    if there is not None:
        there.silent = True
    return None


def failed(model: Model, event: Event) -> list[Effect] | None:
    """Note that there is no such table, or why the phones don’t find each other."""
    there, here, why = visit(model), model.screen, str(event.get("why"))
    if isinstance(here, JoinScreen):
        here.scanning, here.failed = False, why
    elif there is not None and there.direct:
        there.failed = why
    elif there is not None:
        there.closed = "missing"
    return None


def heard(model: Model, event: Event) -> list[Effect] | None:
    """Take in a message of the host. Invalid ones are ignored."""
    there, message = visit(model), from_host(event.get("text"))
    if there is None or message is None or there.closed:
        return None
    there.silent = False
    return _ANSWERS[type(message)](model, there, message)


def _who(model: Model, there: Visit, who: Who) -> list[Effect]:
    if who.version == VERSION:
        return [_hello(there)]
    there.closed = "version"
    return []


def _away(model: Model, there: Visit, away: Away) -> list[Effect]:
    there.is_known, there.is_away, there.is_waiting = True, True, False
    return []


def _wait(model: Model, there: Visit, wait: Wait) -> list[Effect]:
    there.is_waiting = there.is_known = True
    return []


def _number(there: Visit, commitment: str) -> list[Effect]:
    """Answer a commitment with this phone's number for the deal."""
    there.commitment = commitment
    return [_tell(Number(commitment, fairness.number_of(there.secret, commitment)))]


def _lobby(model: Model, there: Visit, lobby: Lobby) -> list[Effect]:
    there.lobby, there.is_known, there.is_away, there.is_waiting = lobby, True, False, False
    return _number(there, lobby.commitment) if lobby.commitment != there.commitment else []


def _closed(model: Model, there: Visit, closed: Closed) -> list[Effect]:
    """Leave the table, because the host has closed it."""
    there.closed = closed.why
    if there.session is not None:
        there.session = None
        model.go(VisitScreen())
    model.home_changes += 1
    return [{"type": "phones-close"}, keep(model)]


# The game.


def _note(model: Model, there: Visit, note: Note) -> list[Effect]:
    """Take in the position. One that can't be read or drawn is ignored."""
    session = there.session
    if session is None and there.got_whole is not None and note.at <= there.got_whole.at:
        return [_tell(there.got_whole)]  # it comes late: the game is over, and this phone has it
    if session is not None and note.at < session.heard.at:
        return []
    if session is not None and note.at[:2] == session.heard.at[:2] and note.since > len(session.heard.heard):
        return [_got(session)]
    if session is not None:
        fade(model, session, acts=False)
        if note.at[:2] != session.heard.at[:2]:
            session.aside = None  # it was about a move that is undone
    try:
        session, moments, rule = _understood(model, there, note)
    except Exception as problem:  # whatever is wrong with another phone's message, this one goes on
        _log.info("%r", problem)
        return []
    explained = explain(model, session, rule) if rule is not None else []
    return [*_taken_in(model, there, session, note, moments), *explained]


def _understood(model: Model, there: Visit, note: Note) -> tuple[FarSession, list[Moment], Explanation | None]:
    """Return the table of a note, what to show first, and the rule to explain.

    Draw everything as a trial: it comes from a stranger.
    """
    session = _session_for(there, note)
    shown = _not_shown(session, note)
    moments = [_moment(session, before, seen) for before, seen in shown]
    trial = FarSession("", FarRecord(note), note=note, commitment="", far=session.far, aside=session.aside)
    trial.stand_ins = frozenset(note.stand_ins)
    trial.heard.heard = session.heard.heard
    trial.heard.hear(note)
    rules = (explanation_of(model, trial, seen, before) for before, seen in shown)
    rule = next(filter(None, rules), None)
    trial.aside = Aside(rule, 0, 0) if rule else session.aside
    settle(trial)
    for moment in [None, *moments]:
        trial.moment = moment
        for trial_stage in range(len(moment.stages) if moment else 1):
            if moment:
                moment.stage = trial_stage
            str(VIEWS[FarSession].draw(model, trial))
        if moment:
            moment.stage = 0
            heard_of(trial, moment.events)
    for event in note.events:
        session.record.load_game().tell(event)
    session.heard.hear(note)
    return session, moments, rule


def _session_for(there: Visit, note: Note) -> FarSession:
    """Return the table of a note: the one that is there, or a new one for a new deal."""
    old = there.session
    if old is not None and old.heard.at.deal == note.at.deal and old.note.seat == note.seat:
        return old
    record = FarRecord(note)
    record.hear(note)
    others = frozenset(range(len(note.seats))) - {note.seat}
    return FarSession(f"far-{note.at.deal}", record, note=note, commitment=note.commitment, far=others)


def _not_shown(session: FarSession, note: Note) -> list[tuple[Observation, Sequence[AnyWitnessed]]]:
    """Return the moves that this phone has not shown yet."""
    new = note.at[:2] != session.heard.at[:2] or session.heard.at.entries < note.at.entries
    return [witnessed(one) for one in note.happened] if new else []


def _moment(session: FarSession, before: Observation, seen: Sequence[AnyWitnessed]) -> Moment:
    board = board_of(session.record.game)
    stages = board.stages(seen, before, eyes=session.note.seat, folded=None)
    return Moment(before, [event for event, _ in seen], None, stages)


def _taken_in(model: Model, there: Visit, session: FarSession, note: Note, moments: Sequence[Moment]) -> list[Effect]:
    fresh = session is not there.session
    moved = fresh or note.at != session.note.at
    news = None if fresh else next(_news(session.note, note, session.names, there.host), None)
    session.note, there.session = note, session
    session.stand_ins = frozenset(note.stand_ins)
    there.is_known, there.is_away, there.is_waiting = True, False, False
    heard: list[Effect] = say(model, news) if news is not None else []
    if fresh:
        model.home_changes += 1
        if any(isinstance(screen, VisitScreen | FarSession) or screen is there.ended for screen in model.stack):
            model.go(session)
        else:
            heard += say(model, text.table_goes_on)
    passed = note.passed or (session.closing and not moved)
    if moved:
        session.sent, session.picked, session.claim, session.tries = (), (), "", 0
        session.closing = False
    for moment in moments:
        heard += show_moment(model, session, moment)
    del session.later[:-_MOST_SHOWN]
    if session.moment is None:
        settle(session)
    session.closing = session.closing or passed
    effects = turn_effects(model, session) if moved and session.moment is None else []
    number = _number(there, note.next) if note.next != there.commitment else []
    return [*heard, *effects, _got(session), *number]


def _news(old: Note, new: Note, names: Sequence[str], host: str) -> Iterator[Text]:
    """Yield what has changed between two notes besides the cards, the most important first."""
    taken = partial(text.plays_there, host=host) if host else text.plays_there_table
    for seat, name in enumerate(names):
        was, now = (_presence(note, seat) for note in (old, new))
        said = {"left": text.left_computer, "computer": text.computer_plays, "lost": text.lost, "there": taken}
        if was != now and seat != new.seat and not new.seats[seat].level:
            yield said.get(now, text.found)(name=name)
    if new.at.deal == old.at.deal and new.at.undone > old.at.undone and old.mover >= 0:
        yield text.undone_own if old.mover == new.seat else text.undone(name=names[old.mover])


def _presence(note: Note, seat: int) -> str:
    """Return how a person’s seat is played: from its own phone (“here”), or why not."""
    if seat in note.left and seat in note.stand_ins:
        return "left"
    if seat in note.stand_ins:
        return "computer"
    if seat in note.lost:
        return "lost"
    return "here" if note.seats[seat].far else "there"


def _got(session: FarSession) -> Effect:
    return _tell(Got(session.heard.at, len(session.heard.heard), whole=False))


def _refused(model: Model, there: Visit, no: No) -> list[Effect]:
    session = there.session
    if session is None:
        return []
    session.sent = ()
    return say(model, NO.get(no.why, text.no_rules))


def _over(model: Model, there: Visit, over: Over) -> list[Effect]:
    """Keep the whole game, once the host shows it. It becomes a game of this phone."""
    session = there.session
    if session is None:
        return [_tell(there.got_whole)] if there.got_whole else []
    try:
        record = Record.from_json(over.record)
    except RecordError:
        return []
    same = [seat.name for seat in record.seats] == [one.name for one in session.note.seats]
    if not (record.finished and same and record.game == session.record.game and over.id):
        return []
    there.record, there.record_id = record, over.id
    there.got_whole = Got(session.heard.at, len(session.heard.heard), whole=True)
    return [_tell(there.got_whole)]


_ANSWERS: dict[type[ToGuest], Callable[[Model, Visit, Any], list[Effect]]] = {
    Who: _who,
    Lobby: _lobby,
    Note: _note,
    Away: _away,
    Wait: _wait,
    No: _refused,
    Over: _over,
    Closed: _closed,
}


@AFTER.add(20)
def _after(model: Model) -> list[Effect]:
    """Put the finished game on the table, once its end has been shown."""
    there = visit(model)
    session = there.session if there else None
    if there is None or session is None or there.record is None or session.moment is not None:
        return []
    record, ident = there.record, there.record_id
    number = fairness.number_of(there.secret, session.commitment)
    verdict = fairness.judge(record, session.commitment, number)
    there.verdict = verdict
    ended = there.ended = Session(ident, record, far=session.far)
    there.session = there.record = None
    shown = session in model.stack
    if shown:
        model.go(ended)
    if any(line.id == ended.id for line in model.games):
        return []
    return [*save_game(model, ended), *(turn_effects(model, ended) if shown else [])]


# What the person does.


@on("begin-turn", at=FarSession)
def _begin_turn(model: Model, event: Event, session: FarSession) -> list[Effect] | None:
    """Do nothing at the open window."""
    if not session.reacting or session.moment or session.closing:
        return None
    session.closing, session.claim = True, ""
    return [_tell(Pass(session.heard.at))]


@on("claimed", at=FarSession)
def _claimed(model: Model, event: Event, session: FarSession) -> list[Effect] | None:
    """Carry out a public act of this seat, which is not on turn."""
    action = str(event.get("action"))
    model.close()
    if session.moment or event.get("seat") != session.note.seat or session.sent:
        return None
    legal = session.record.state.observation(session.note.seat).legal
    return session.played_elsewhere(session.note.seat, [action]) if action in [one.text for one in legal] else None


@on("undo", at=FarSession)
def _undo(model: Model, event: Event, session: FarSession) -> list[Effect]:
    """Ask the host to undo the last move."""
    if not session.undo_refusal:
        there = visit(model)
        host = there.host if there else ""
        return [
            _tell(Wish(session.heard.at)),
            *say(model, text.asked_undo(name=host) if host else text.asked_undo_table),
        ]
    return say(model, session.undo_refusal)


@on("think", "ask", "hint", "rematch", "give-up", at=FarSession)
def _not_here(model: Model, event: Event, session: FarSession) -> None:
    """Leave everything else to the host."""


# Sending again.


def _is_passing(session: FarSession) -> bool:
    """True if the host doesn't know yet that this seat does nothing at the open window."""
    return session.closing and session.reacting and session.turn != session.note.seat and not session.note.passed


@TIMERS.add(20)
def _timers(model: Model) -> list[Timer]:
    there = visit(model)
    if there is None or there.closed or there.silent:
        return []
    session = there.session
    if not there.is_known and (there.tries or not there.direct):
        return [Timer(f"phones-hello-{there.tries}", AGAIN, {"type": "phones-again"})]
    if session is not None and (session.sent or _is_passing(session)):
        return [Timer(f"phones-act-{session.heard.at}-{session.tries}", AGAIN, {"type": "phones-again"})]
    return []


def again(model: Model, event: Event) -> list[Effect] | None:
    """Send again what the host has not answered."""
    there = visit(model)
    if there is None or there.closed or there.silent:
        return None
    session = there.session
    if not there.is_known:
        return [_hello(there)]
    if session is None:
        return None
    session.tries += 1
    if session.sent:
        return [_tell(Act(session.heard.at, session.sent))]
    return [_tell(Pass(session.heard.at))] if _is_passing(session) else None
