"""The phone with the table: the other phones there, what each seat gets to know, and what comes back."""

from __future__ import annotations

from table import saves
from table.features.phones import fairness, text
from table.features.phones.causes import likely_cause
from table.features.phones.keeping import keep
from table.features.phones.pairing import Code, code_of, read_code
from table.features.phones.state import (
    MOST_PHONES,
    AtTheDoor,
    Hosting,
    Phone,
    Phones,
    hosted_session,
    hosting,
)
from table.features.phones.wire import (
    VERSION,
    Act,
    At,
    Away,
    Bye,
    Closed,
    Got,
    Happened,
    Hello,
    Lobby,
    No,
    Note,
    Number,
    Over,
    Pass,
    Player,
    ToGuest,
    Who,
    Wish,
    from_guest,
    written,
)
from table.features.phones.words import FAILED
from table.hooks import AFTER, DEAL_NUMBERS, TIMERS, WATCHED
from table.model import Chair, Model, Session, Setup
from table.setups import free_bot_name, names_at, resize
from table.stack import SetupScreen
from table.step import Timer
from table.undo import refused_between_people
from table.update.events import Effect, Event, on, say
from table.update.people import call_holder
from table.update.playing import apply, settle
from table.update.saving import save_game
from table.update.undoing import undo
from table.words import clean_name, unnamed
from tenfold import AnyState, GameError, game_class

AGAIN = 2000
"""The milliseconds after which a message without an answer is sent again."""

_CLAIMED = 3000
"""The milliseconds in which a phone must answer when another one claims its seat."""

_KEPT_MOVES = 4
"""The number of moves that a phone can show later. If it misses more, it sees only where they led."""

_SECRET = 32
"""The length of a phone's secret."""


# The table.


@on("phones-host", at=SetupScreen)
def _host(model: Model, event: Event, here: SetupScreen) -> list[Effect]:
    """Open the table of this set-up for other phones."""
    old = hosting(model)
    if old is not None and old.game == here.game:
        return []
    if old is not None and not old.game:
        return _play_with_those_here(model, old, here.game)
    known = model.memory(Phones)
    known.visit = None
    closed = close(model) if old else []
    known.hosting = Hosting(here.game, direct=known.offered == "direct")
    model.open("phones")
    return [*closed, open_way(known.hosting)]


def _play_with_those_here(model: Model, table: Hosting, game: str) -> list[Effect]:
    """Open a table for the phones that have found each other without one."""
    table.game = game
    phones, table.phones = list(table.phones.values()), {}
    seated = [_seat(model, table, phone.channel, phone.secret, phone.name) for phone in phones if phone.is_here]
    model.open("phones")
    return [effect for effects in seated for effect in effects]


def open_way(here: Hosting) -> Effect:
    """Return the effect that lets other phones find this one."""
    return {"type": "phones-offer"} if here.direct else {"type": "phones-open", "room": here.room, "key": here.key}


@on("phones-show")
def _show(model: Model, event: Event) -> list[Effect] | None:
    """Show the code of the table. A phone that is lost needs a new one, so that one is made at once."""
    here, session = hosting(model), hosted_session(model)
    if here is None:
        return None
    here.pairing = ""
    model.open("phones")
    needed = here.direct and not here.link and session is not None and lost_seats(here, session)
    return [open_way(here)] if needed else None


@on("phones-retry")
def _retry(model: Model, event: Event) -> list[Effect] | None:
    """Look for a way to the other phones again."""
    here = hosting(model)
    if here is None:
        return None
    here.failed = here.pairing = ""
    if here.direct:
        here.link = ""
    return [open_way(here)]


@on("phones-opened")
def _opened(model: Model, event: Event) -> list[Effect] | None:
    """Take in where other phones find this table."""
    here = hosting(model)
    if here is None:
        return None
    here.room, here.key, here.link = (str(event.get(name, ""))[:200] for name in ("room", "key", "link"))
    here.failed = ""
    return [keep(model)]


@on("phones-offer")
def _offered(model: Model, event: Event) -> list[Effect] | None:
    """Show the code of the offer for the next phone."""
    here, number = hosting(model), event.get("number")
    if here is None or not isinstance(number, int):
        return None
    try:
        digits = code_of(Code("offer", number % 256, str(event.get("text"))))
    except ValueError:
        here.failed = "code"
        return None
    here.link, here.number, here.failed = f"{model.address}#join={digits}", number, ""
    here.offered = str(event.get("text"))
    return None


@on("phones-scan", sheet="phones")
def scan(model: Model, event: Event) -> list[Effect] | None:
    """Scan the code of the phone that joins."""
    here = hosting(model)
    if here is None or not here.link:
        return None
    here.pairing = "scan"
    return [{"type": "phones-scan"}]


def scanned(model: Model, event: Event) -> list[Effect] | None:
    """Connect to the phone with this code."""
    here, code = hosting(model), read_code(event.get("text"))
    if here is None or here.pairing != "scan":
        return None
    if code is None or code.kind != "answer":
        return say(model, text.other_code)
    if code.number != here.number % 256:
        return say(model, text.old_code)
    here.pairing, here.answered = "connect", code.description
    return [{"type": "phones-accept", "number": here.number, "text": code.description}]


def failed(model: Model, event: Event) -> list[Effect] | None:
    """Say that the phones can't find each other here."""
    here = hosting(model)
    if here is None:
        return None
    why = str(event.get("why", "relay"))
    if why == "path":
        why = likely_cause(here.offered, here.answered)
    here.failed, here.pairing = why if why in FAILED else "relay", ""
    return None


@on("phones-close")
def _close(model: Model, event: Event) -> list[Effect]:
    """Play on this phone only, from now on. A game under way goes on here."""
    session = hosted_session(model)
    model.close()
    effects = close(model)
    if session is not None:
        session.far = session.stand_ins = frozenset()
        session.hide()
        settle(session)
    return [*effects, *say(model, text.closed)]


def close(model: Model) -> list[Effect]:
    """Close the table for other phones."""
    here = hosting(model)
    if here is None:
        return []
    model.memory(Phones).hosting = None
    closed = written(Closed("over"))
    gone = [_tell(phone.channel, closed) for phone in here.phones.values() if phone.channel]
    return [*gone, {"type": "phones-close"}, keep(model)]


def _tell(channel: str, message: str) -> Effect:
    return {"type": "phones-send", "to": channel, "text": message}


# Who comes and goes.


def came(model: Model, event: Event) -> list[Effect] | None:
    """Ask a phone that can now be reached who it is."""
    here = hosting(model)
    if here is None:
        return None
    if here.direct:
        here.link = here.pairing = ""
    return [_tell(str(event.get("from")), written(Who(VERSION)))]


def gone(model: Model, event: Event) -> list[Effect] | None:
    """Note that a phone can't be reached."""
    here = hosting(model)
    if here is None:
        return None
    here.door = [one for one in here.door if one.channel != event.get("from")]
    phone = here.at(event.get("from"))
    if phone is None:
        return None
    phone.silent = True
    if event.get("type") == "phones-gone":
        phone.channel = ""
    if claimed := _claimed(model, here):
        return claimed
    return say(model, text.lost(name=phone.name)) if here.session else None


def _claimed(model: Model, here: Hosting) -> list[Effect]:
    """Let phones that claim a seat have it, if the phones that had it are not in reach."""
    let_in = [one for one in here.door if one.claims is not None and not one.claims.is_here]
    here.door = [one for one in here.door if one not in let_in]
    return [effect for one in let_in if one.claims for effect in _let_in(model, here, one.claims, one.channel)]


@on("phones-claimed")
def _unanswered(model: Model, event: Event) -> list[Effect] | None:
    """Note that a phone whose seat is claimed has not answered."""
    here = hosting(model)
    if here is None:
        return None
    for one in here.door:
        if one.claims is not None and not one.refused:
            one.claims.silent = True
    return _claimed(model, here)


def back(model: Model, event: Event) -> list[Effect] | None:
    """Note that a phone that was silent can be heard again."""
    here = hosting(model)
    phone = here.at(event.get("from")) if here else None
    if here is None or phone is None or not phone.silent:
        return None
    phone.silent, phone.sent = False, ()
    return say(model, text.found(name=phone.name)) if here.session else None


def heard(model: Model, event: Event) -> list[Effect] | None:
    """Take in a message of another phone. Invalid ones are ignored."""
    here = hosting(model)
    if here is None:
        return None
    channel, message = str(event.get("from")), from_guest(event.get("text"))
    if isinstance(message, Hello):
        return _hello(model, here, channel, message)
    phone = here.at(channel)
    if phone is None or message is None:
        return None
    match message:
        case Number():
            phone.number = (message.commitment, message.number)
        case Bye():
            return _leave(model, here, phone)
        case Got():
            if phone.at is None or message.at >= phone.at:
                phone.at, phone.events, phone.whole = message.at, message.events, message.whole
        case Act() | Pass() | Wish():
            return _in_game(model, here, phone, message)
    return None


def _hello(model: Model, here: Hosting, channel: str, hello: Hello) -> list[Effect]:
    """Let a phone in, or ask first if it wants the seat of another one, or comes late."""
    if hello.version != VERSION:
        return [_tell(channel, written(Closed("version")))]
    known = here.phones.get(hello.secret)
    if known is not None:
        if known.channel == channel:
            for one in here.door:
                one.refused = one.refused or one.claims is known
        elif known.is_here:
            who = _tell(known.channel, written(Who(VERSION)))
            return [*_wait_outside(here, channel, hello, known), who]
        return _let_in(model, here, known, channel)
    if len(hello.secret) != _SECRET or here.at(channel):
        return []
    if here.session:
        return _wait_outside(here, channel, hello)
    return _seat(model, here, channel, hello.secret, clean_name(hello.name))


def _wait_outside(here: Hosting, channel: str, hello: Hello, claims: Phone | None = None) -> list[Effect]:
    """Let a phone wait until the host decides about it."""
    if any(one.channel == channel for one in here.door):
        return []
    if len(here.door) + len(here.phones) >= 2 * MOST_PHONES:
        return [_tell(channel, written(Closed("full")))]
    here.door.append(AtTheDoor(channel, hello.secret, clean_name(hello.name) or unnamed(0), claims))
    return []


def _let_in(model: Model, here: Hosting, phone: Phone, channel: str) -> list[Effect]:
    """Go on with a phone over this channel. A computer player that played for it stops."""
    old = [_tell(phone.channel, written(Closed("taken")))] if phone.channel not in ("", channel) else []
    back = here.session and not phone.is_here
    phone.channel, phone.silent, phone.sent = channel, False, ()
    phone.at, phone.events = None, 0
    for names in (here.stand_ins, here.here, here.left):
        names.discard(phone.name)
    session = hosted_session(model)
    if session is not None:
        _sit(here, session)
        if model.sheet is not None and model.sheet["name"] == "phones" and not lost_seats(here, session):
            model.close()  # no one needs the code any more
    return [*old, *(say(model, text.found(name=phone.name)) if back else [])]


def _seat(model: Model, here: Hosting, channel: str, secret: str, name: str) -> list[Effect]:
    """Give a new phone a seat on the set-up screen, if there is a game."""
    if not here.game:
        if len(here.phones) < MOST_PHONES:
            name = _new_name(name or unnamed(len(here.phones)), {phone.name for phone in here.phones.values()})
            here.phones[secret] = Phone(secret, name, channel)
        return []
    setup = model.setups.get(here.game)
    chair = _free_chair(here, setup) if setup else None
    if setup is None or chair is None or len(here.phones) >= MOST_PHONES:
        return [_tell(channel, written(Closed("full")))]
    others = {name for name, one in zip(names_at(setup), setup.used, strict=True) if one is not chair}
    name = _new_name(name or unnamed(setup.used.index(chair)), others)
    here.phones[secret] = Phone(secret, name, channel, chair=chair, before=chair.kind)
    chair.kind, chair.name = "person", name
    for other in setup.used:
        if other.kind == "bot" and other.bot_name == name:
            other.bot_name = free_bot_name(setup, other)
    return [*say(model, text.came(name=name)), keep(model)]


def _new_name(name: str, others: set[str]) -> str:
    """Return the name, with a number in Roman letters if another player has it. Digits would look like cards."""
    numbered = (f"{name[:20]} {roman}" for roman in ("II", "III", "IV", "V", "VI", "VII", "VIII"))
    return next(one for one in (name, *numbered) if one not in others)


def _free_chair(here: Hosting, setup: Setup) -> Chair | None:
    """Return a chair for one more phone: that of a person without one, or of a computer player, or a new one.

    The first person stays on this phone, unless it only shows the table.
    """
    taken = [seat for seat, _ in here.seated(setup)]
    people = [seat for seat, chair in enumerate(setup.used) if chair.kind == "person" and seat not in taken]
    free = people if here.only_table else people[1:]
    free += [seat for seat, chair in enumerate(setup.used) if chair.kind == "bot"]
    if not free and setup.players + 1 in game_class(here.game).offered_players:
        resize(here.game, setup, setup.players + 1)
        free = [setup.players - 1]
    return setup.chairs[free[0]] if free else None


def _leave(model: Model, here: Hosting, phone: Phone) -> list[Effect]:
    """Let a phone go. During a game, a computer player has its seat from now on; the host can change that."""
    phone.channel, phone.silent = "", False
    if phone.chair is not None:
        phone.chair.kind, phone.chair.name = phone.before, ""
    session = hosted_session(model)
    if session is None or session.record.finished:
        del here.phones[phone.secret]
        return [*say(model, text.left(name=phone.name)), keep(model)]
    here.left.add(phone.name)
    here.stand_ins.add(phone.name)
    here.here.discard(phone.name)
    _sit(here, session)
    return [*say(model, text.left_computer(name=phone.name)), keep(model)]


@on("phones-own-name")
def _own_name(model: Model, event: Event) -> list[Effect]:
    """Call the person with the table by this name."""
    return call_holder(model, event.get("value"))


@on("phones-only-table", at=SetupScreen)
def _only_table(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    """Say if someone plays on this phone, too, or it only shows the table."""
    table = hosting(model)
    if table is None:
        return None
    table.only_table = event.get("checked") is True
    return [keep(model)]


def only_people(here: Hosting, setup: Setup) -> list[Chair]:
    """Return the seats of the people, with as few computer players as the game needs."""
    people = [chair for chair in setup.used if chair.kind == "person"]
    bots = [chair for chair in setup.used if chair.kind == "bot"]
    fewest = game_class(here.game).offered_players[0]
    kept = [*people, *bots][: max(len(people), fewest)]
    return [chair for chair in setup.used if any(chair is one for one in kept)]


@on("phones-only-people", at=SetupScreen)
def _only_people(model: Model, event: Event, at: SetupScreen) -> list[Effect] | None:
    """Let the computer players go, as far as the game can be played without them."""
    here, setup = hosting(model), model.setups.get(at.game)
    if here is None or setup is None or here.game != at.game:
        return None
    staying = only_people(here, setup)
    setup.chairs = [*staying, *(chair for chair in setup.chairs if not any(chair is one for one in staying))]
    resize(at.game, setup, len(staying))
    return [saves.setups(model), keep(model)]


# Decisions of the host.


@on("phones-door")
def _door(model: Model, event: Event) -> list[Effect] | None:
    """Give a phone at the door a seat, or send it away."""
    here, name = hosting(model), event.get("give")
    model.close()
    one = here.asking if here else None
    if here is None or one is None:
        return None
    here.door.remove(one)
    session = hosted_session(model)
    seats = [] if session is None else to_give(here, session)
    if name is not None and name not in [seat for seat, _ in seats] and not (one.claims and one.claims.name == name):
        return None
    if name is None or session is None:
        return [_tell(one.channel, written(Closed("refused")))]
    old = here.by_name(str(name))
    refused: list[Effect] = []
    if old is not None:
        del here.phones[old.secret]
        refused = [_tell(old.channel, written(Closed("taken")))] if old.channel else []
    here.phones[one.secret] = found = Phone(one.secret, str(name))
    if old is not None and old.chair is not None:
        found.chair, found.before = old.chair, old.before
        found.chair.kind, found.chair.name = "person", found.name
    return [*refused, *_let_in(model, here, here.phones[one.secret], one.channel), keep(model)]


def to_give(here: Hosting, session: Session) -> list[tuple[str, int]]:
    """Return the names and seats that can be given to a phone at the door.

    No phone plays them, or several people share the host's.
    """
    here_only = session.people if len(session.people) > 1 else []
    free = {*here_only, *lost_seats(here, session), *session.stand_ins}
    return [(session.record.seats[seat].name, seat) for seat in sorted(free)]


@on("phones-instead", at=Session)
def _instead(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go on without a phone: its seat is played on this phone, or by a computer player."""
    here, seat = hosting(model), event.get("seat")
    model.close()
    if here is None or hosted_session(model) is not session or seat not in absent_seats(here, session):
        return None
    name = session.record.seats[int(str(seat))].name
    by_computer = event.get("by") == "computer"
    here.stand_ins.discard(name)
    here.here.discard(name)
    (here.stand_ins if by_computer else here.here).add(name)
    _sit(here, session)
    said = text.computer_plays(name=name) if by_computer else text.plays_here(name=name)
    return [*say(model, said), keep(model)]


@on("phones-undo", at=Session)
def _undo(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Answer someone on another phone who wants to undo their move."""
    here, phone = hosting(model), _asking(model)
    model.close()
    if here is None or phone is None or hosted_session(model) is not session:
        return None
    here.wish = None
    if event.get("yes") is not True or refused_between_people(session):
        return [_tell(phone.channel, written(No(_at(here, session), "undo")))]
    return undo(model, session)


def _asking(model: Model) -> Phone | None:
    here = hosting(model)
    return here.phones.get(here.wish or "") if here else None


# The game.


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


def _at(here: Hosting, session: Session) -> At:
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


def _in_game(model: Model, here: Hosting, phone: Phone, message: Act | Pass | Wish) -> list[Effect] | None:
    """Carry out what a person does on another phone, if it’s about the position that stands."""
    session = hosted_session(model)
    seat = None if session is None else seat_of(session, phone)
    if session is None or seat is None or seat not in session.far:
        return None
    if message.at != _at(here, session):
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
        return [_tell(phone.channel, written(No(act.at, "rules")))]
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
        return [_tell(phone.channel, written(No(_at(here, session), "late")))]
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
    if here.asking and model.sheet is None and session is model.screen:
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
            _sit(here, session)
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
    _sit(here, session)
    return [*save_game(model, session), keep(model)]


def _sit(here: Hosting, session: Session) -> None:
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
        at = _at(here, session)
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
    return [_tell(phone.channel, written(message))]


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
    record, state, at = session.record, session.record.state, _at(here, session)
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
    at = _at(here, session)
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
    timers = [
        Timer(f"phones-claimed-{one.channel}", _CLAIMED, {"type": "phones-claimed"})
        for one in here.door
        if one.claims is not None and not one.refused
    ]
    if _behind(model, here):
        timers.append(Timer(f"phones-{here.deal}-{here.rounds}", AGAIN, {"type": "phones-again"}))
    return timers


def again(model: Model, event: Event) -> list[Effect] | None:
    """Send the position again to phones that have not answered."""
    here = hosting(model)
    if here is not None:
        here.rounds += 1
        for phone in _behind(model, here):
            phone.sent = ()
    return None
