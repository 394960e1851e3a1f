"""The game of several phones, on the phone with the table: what each seat gets to know, and what it does."""

from __future__ import annotations

from table.features.phones import fairness
from table.features.phones.keeping import keep
from table.features.phones.state import (
    Hosting,
    Phone,
    hosted_session,
    hosting,
)
from table.features.phones.wire import (
    Act,
    At,
    Away,
    Happened,
    Lobby,
    No,
    Note,
    Over,
    Pass,
    Player,
    ToGuest,
    Wish,
    written,
)
from table.hooks import AFTER, DEAL_NUMBERS, TIMERS, WATCHED
from table.model import Model, Session
from table.setups import names_at
from table.step import Timer
from table.undo import refused_between_people
from table.update.events import Effect, Event
from table.update.playing import apply, settle
from table.update.saving import save_game
from tenfold import AnyState, GameError

AGAIN = 2000
"""The milliseconds after which a message without an answer is sent again."""

_KEPT_MOVES = 4
"""The number of moves that a phone can show later. If it misses more, it sees only where they led."""


def tell(channel: str, message: str) -> Effect:
    """Return the effect that sends a message to a phone."""
    return {"type": "phones-send", "to": channel, "text": message}


@DEAL_NUMBERS.add(10)
def _deal_number(model: Model) -> int | None:
    """Make the number of the next deal from those of all phones."""
    here = hosting(model)
    if here is None or not here.phones:
        return None
    given = [phone.number for phone in here.phones.values()]
    here.numbers = sorted(number for commitment, number in given if commitment == here.commitment)
    return fairness.deal_of(here.nonce, here.numbers)


@WATCHED.add(10)
def _watched(model: Model, session: Session, before: AnyState) -> None:
    """Keep what each phone will show of a move."""
    here = hosting(model)
    if here is None or session.id != here.session:
        return
    seat, action = session.record.entries[-1]
    table = before.observation(None).to_json()
    number = before.string_to_action(action)
    for eyes in session.far:
        phone = here.by_name(session.record.seats[eyes].name)
        if phone is None or not phone.is_here:
            continue
        seen = before.clone().witness(number, seat, eyes=eyes)
        happened = Happened(table, tuple((event, picture.to_json()) for event, picture in seen))
        phone.happened[len(session.record.entries)] = happened
        for old in sorted(phone.happened)[:-_KEPT_MOVES]:
            del phone.happened[old]


def position_of(here: Hosting, session: Session) -> At:
    """Return which position of the table stands."""
    return At(here.deal, len(session.record.take_backs), len(session.record.entries))


def seat_of(session: Session, phone: Phone) -> int | None:
    """Return the seat of a phone in the game."""
    seats = enumerate(session.record.seats)
    return next((seat for seat, who in seats if who.kind == "person" and who.name == phone.name), None)


def lost_seats(here: Hosting, session: Session) -> tuple[int, ...]:
    """Return the seats whose phones can't be reached."""
    phones = {seat: here.by_name(session.record.seats[seat].name) for seat in sorted(session.far)}
    return tuple(seat for seat, phone in phones.items() if phone is None or not phone.is_here)


def absent_seats(here: Hosting, session: Session) -> tuple[int, ...]:
    """Return the seats of people whose phones can’t be reached, or who have left."""
    seats = {seat_of(session, phone) for phone in here.phones.values() if not phone.is_here}
    return tuple(sorted(seat for seat in seats if seat is not None))


def in_game(model: Model, here: Hosting, phone: Phone, message: Act | Pass | Wish) -> list[Effect] | None:
    """Carry out what a person does on another phone, if it’s about the position that stands."""
    session = hosted_session(model)
    seat = None if session is None else seat_of(session, phone)
    if session is None or seat is None or seat not in session.far:
        return None
    if message.at != position_of(here, session):
        phone.sent = ()  # it’s behind, and gets the position again
        return None
    match message:
        case Act():
            return _act(model, session, phone, message)
        case Pass() if session.reacting and seat != session.turn:
            session.passed.add(seat)
        case Wish():
            return _wish(model, here, session, phone)
    return None


def _act(model: Model, session: Session, phone: Phone, act: Act) -> list[Effect]:
    """Play all acts of a choice, or none."""
    seat = seat_of(session, phone)
    assert seat is not None
    trial = session.record.state.clone(events=False)
    try:
        for action in act.actions:
            trial.apply_action(trial.string_to_action(action), seat)
    except GameError:
        phone.sent = ()
        return [tell(phone.channel, written(No(act.at, "rules")))]
    if not act.actions:
        return []
    if session.claim:
        session.hide()
    for action in act.actions[:-1]:
        session.record.play(seat, action)
    return apply(model, session, seat, act.actions[-1])


def _wish(model: Model, here: Hosting, session: Session, phone: Phone) -> list[Effect]:
    """Ask the host if someone may undo their move."""
    entries = session.record.entries
    if not entries or entries[-1].seat != seat_of(session, phone) or refused_between_people(session):
        return [tell(phone.channel, written(No(position_of(here, session), "late")))]
    here.wish = phone.secret
    if model.sheet is None and model.screen is session:
        model.open("phones-undo")
    return []


@AFTER.add(10)
def _after(model: Model) -> list[Effect]:
    """Tell each phone what is new for it."""
    here = hosting(model)
    if here is None:
        return []
    taken = _take_in(model, here)
    session = hosted_session(model)
    if setup := model.setups.get(here.game):
        for seat, phone in here.seated(setup):
            phone.name = names_at(setup)[seat]
    if session is not None:
        here.over = session.record.finished
    shown = model.sheet["name"] if model.sheet else "phones"
    if here.asking and shown == "phones" and session is model.screen:
        model.open("phones-door")
    news = [effect for phone in here.phones.values() if phone.is_here for effect in _news(model, here, session, phone)]
    return [*taken, *news]


def _take_in(model: Model, here: Hosting) -> list[Effect]:
    """Note which seats other phones play, when a game comes on the table."""
    session = model.session
    if session is None or not session.is_saved or session.record.game != here.game:
        return []
    if session.id == here.session:
        if session is not here.seated_at:
            sit(here, session)
        return []
    record = session.record
    plays = any(seat_of(session, phone) is not None for phone in here.phones.values())
    if record.entries or record.finished or not plays:
        return []
    here.session, here.over, here.deal = session.id, False, here.deal + 1
    here.stand_ins &= here.left
    here.here &= here.left
    for phone in here.phones.values():
        phone.at, phone.events, phone.whole, phone.sent = None, 0, False, ()
        phone.happened.clear()
    here.dealt_with = here.commitment
    if record.seed == fairness.deal_of(here.nonce, here.numbers):
        fairness.note(record, here.nonce, here.numbers)
    here.nonce, here.numbers = fairness.fresh(), []
    sit(here, session)
    return [*save_game(model, session), keep(model)]


def sit(here: Hosting, session: Session) -> None:
    """Note in the game who plays elsewhere, and who is replaced by a computer player."""
    here.seated_at = session
    seats = {seat_of(session, phone): phone.name for phone in here.phones.values()}
    far = {seat: name for seat, name in seats.items() if seat is not None and name not in here.here}
    session.stand_ins = frozenset(seat for seat, name in far.items() if name in here.stand_ins)
    session.far = frozenset(far) - session.stand_ins
    if session.eyes not in session.people:
        session.eyes = session.holder = None
        session.claim = ""
    session.thinking = None
    if session.moment is None:
        settle(session)


def _news(model: Model, here: Hosting, session: Session | None, phone: Phone) -> list[Effect]:
    """Return the message that brings a phone up to date, unless it was sent already."""
    seat = None if session is None else seat_of(session, phone)
    signature: tuple[object, ...]
    message: ToGuest
    if session is not None and seat is not None:
        at = position_of(here, session)
        if session.record.finished and phone.at == at:
            signature = ("over", at)
        else:
            absent = (lost_seats(here, session), session.stand_ins, frozenset(here.left))
            signature = ("note", at, absent, seat in session.passed, session.far)
    elif here.session and not here.over:
        signature = ("away",)
    else:
        signature = ("lobby", here.commitment, *_lobby(model, here, phone))
    if signature == phone.sent:
        return []
    phone.sent = signature
    if signature[0] == "over" and session is not None:
        message = Over(session.id, session.record.to_json())
    elif signature[0] == "note" and session is not None and seat is not None:
        message = note_for(here, session, seat, phone)
    elif signature[0] == "away":
        message = Away()
    else:
        game, seats, own = _lobby(model, here, phone)
        message = Lobby(game, seats, own, here.commitment)
    return [tell(phone.channel, written(message))]


def _lobby(model: Model, here: Hosting, phone: Phone) -> tuple[str, tuple[Player, ...], int]:
    setup = model.setups.get(here.game)
    if setup is None:
        return here.game, (Player(model.settings.name, "", False),) if model.settings.name else (), -1
    phones = dict(here.seated(setup))
    players = tuple(
        Player(name, chair.level if chair.kind == "bot" else "", seat in phones)
        for seat, (name, chair) in enumerate(zip(names_at(setup), setup.used, strict=True))
    )
    return here.game, players, next((seat for seat, one in phones.items() if one is phone), -1)


def note_for(here: Hosting, session: Session, seat: int, phone: Phone) -> Note:
    """Return what a seat may know of the game, with what its phone has not got yet."""
    record, state, at = session.record, session.record.state, position_of(here, session)
    same = phone.at is not None and phone.at[:2] == at[:2]
    since = phone.events if same else 0
    news = [phone.happened[entry] for entry in sorted(phone.happened) if same and phone.at and entry > phone.at.entries]
    entries = record.entries
    return Note(
        at=at,
        game=record.game,
        options=dict(record.options),
        seats=tuple(
            Player(who.name, str(who.level or ""), number in session.far | session.stand_ins)
            for number, who in enumerate(record.seats)
        ),
        seat=seat,
        commitment=here.dealt_with,
        next=here.commitment,
        seen=state.observation(seat).to_json(),
        mover=entries[-1].seat if entries else -1,
        since=since,
        events=tuple(dict(event) for event in state.events(since, seat)),
        open=state.is_public_turn(),
        window=session.reacting,
        passed=seat in session.passed,
        happened=tuple(news),
        lost=lost_seats(here, session),
        stand_ins=tuple(sorted(session.stand_ins)),
        left=tuple(seat for seat, who in enumerate(record.seats) if who.name in here.left),
    )


def _behind(model: Model, here: Hosting) -> list[Phone]:
    """Return the phones in reach that have not got the position yet."""
    session = hosted_session(model)
    if session is None:
        return []
    at = position_of(here, session)
    return [
        phone
        for phone in here.phones.values()
        if phone.is_here
        and (phone.at != at or (session.record.finished and not phone.whole))
        and seat_of(session, phone) is not None
    ]


@TIMERS.add(10)
def _timers(model: Model) -> list[Timer]:
    here = hosting(model)
    if here is None:
        return []
    if not _behind(model, here):
        return []
    return [Timer(f"phones-{here.deal}-{here.rounds}", AGAIN, {"type": "phones-again"})]


def again(model: Model, event: Event) -> list[Effect] | None:
    """Send the position again to phones that have not answered."""
    here = hosting(model)
    if here is not None:
        here.rounds += 1
        for phone in _behind(model, here):
            phone.sent = ()
    return None
