"""Who comes to the table of this phone and who goes, and what the host decides about it."""

from __future__ import annotations

from table import saves
from table.features.phones import text
from table.features.phones.hosted import absent_seats, in_game, lost_seats, position_of, sit, tell
from table.features.phones.keeping import keep
from table.features.phones.state import MOST_PHONES, AtTheDoor, Hosting, Phone, hosted_session, hosting
from table.features.phones.wire import (
    VERSION,
    Act,
    Bye,
    Closed,
    Got,
    Hello,
    No,
    Number,
    Pass,
    Wait,
    Who,
    Wish,
    from_guest,
    written,
)
from table.hooks import TIMERS
from table.model import Chair, Model, Session, Setup
from table.setups import free_bot_name, names_at, resize
from table.stack import SetupScreen
from table.step import Timer
from table.undo import refused_between_people
from table.update.events import Effect, Event, carry_out, on, say
from table.update.people import call_holder
from table.update.undoing import undo
from table.words import clean_name, unnamed
from tenfold import game_class

_CLAIMED = 3000
"""The milliseconds in which a phone must answer when another one claims its seat."""

_SECRET = 32
"""The length of a phone's secret."""


# Who comes and goes.


def came(model: Model, event: Event) -> list[Effect] | None:
    """Ask a phone that can now be reached who it is."""
    here = hosting(model)
    if here is None:
        return None
    if here.direct:
        here.link = here.pairing = ""
    return [tell(str(event.get("from")), written(Who(VERSION)))]


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


@TIMERS.add(10)
def _timers(model: Model) -> list[Timer]:
    here = hosting(model)
    return [
        Timer(f"phones-claimed-{one.channel}", _CLAIMED, {"type": "phones-claimed"})
        for one in (here.door if here else ())
        if one.claims is not None and not one.refused
    ]


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
            return in_game(model, here, phone, message)
    return None


def _hello(model: Model, here: Hosting, channel: str, hello: Hello) -> list[Effect]:
    """Let a phone in, or ask first if it wants the seat of another one, or comes late."""
    if hello.version != VERSION:
        return [tell(channel, written(Closed("version")))]
    known = here.phones.get(hello.secret)
    if known is not None:
        if known.channel == channel:
            for one in here.door:
                one.refused = one.refused or one.claims is known
        elif known.is_here:
            who = tell(known.channel, written(Who(VERSION)))
            return [*_wait_outside(here, channel, hello, known), who]
        return _let_in(model, here, known, channel)
    if len(hello.secret) != _SECRET or here.at(channel):
        return []
    if here.session:
        return _wait_outside(here, channel, hello)
    return seat(model, here, Phone(hello.secret, clean_name(hello.name), channel))


def _wait_outside(here: Hosting, channel: str, hello: Hello, claims: Phone | None = None) -> list[Effect]:
    """Let a phone wait until the host decides about it."""
    if any(one.channel == channel for one in here.door):
        return []
    if len(here.door) + len(here.phones) >= 2 * MOST_PHONES:
        return [tell(channel, written(Closed("full")))]
    here.door.append(AtTheDoor(channel, hello.secret, clean_name(hello.name) or unnamed(0), claims))
    return [tell(channel, written(Wait()))]


def _let_in(model: Model, here: Hosting, phone: Phone, channel: str) -> list[Effect]:
    """Go on with a phone over this channel. A computer player that played for it stops."""
    old = [tell(phone.channel, written(Closed("taken")))] if phone.channel not in ("", channel) else []
    back = here.session and not phone.is_here
    phone.channel, phone.silent, phone.sent = channel, False, ()
    phone.at, phone.events = None, 0
    for names in (here.stand_ins, here.here, here.left):
        names.discard(phone.name)
    session = hosted_session(model)
    if session is not None:
        sit(here, session)
        if model.sheet is not None and model.sheet["name"] == "phones" and not lost_seats(here, session):
            model.close()  # no one needs the code any more
    return [*old, *(say(model, text.found(name=phone.name)) if back else [])]


def seat(model: Model, here: Hosting, phone: Phone) -> list[Effect]:
    """Take in a new phone. If there is a game, it gets a seat on the set-up screen."""
    full = [tell(phone.channel, written(Closed("full")))]
    if len(here.phones) >= MOST_PHONES:
        return full
    if not here.game:
        others = {one.name for one in here.phones.values()}
        phone.name = _new_name(phone.name or unnamed(len(here.phones)), others)
        here.phones[phone.secret] = phone
        return []
    setup = model.setups.get(here.game)
    chair = _free_chair(here, setup) if setup else None
    if setup is None or chair is None:
        return full
    others = {name for name, one in zip(names_at(setup), setup.used, strict=True) if one is not chair}
    phone.name = _new_name(phone.name or unnamed(setup.used.index(chair)), others)
    phone.chair, phone.before = chair, chair.kind
    here.phones[phone.secret] = phone
    chair.kind, chair.name = "person", phone.name
    for other in setup.used:
        if other.kind == "bot" and other.bot_name == phone.name:
            other.bot_name = free_bot_name(setup, other)
    return [*say(model, text.came(name=phone.name)), saves.setups(model), keep(model)]


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
        return [*say(model, text.left(name=phone.name)), saves.setups(model), keep(model)]
    here.left.add(phone.name)
    here.stand_ins.add(phone.name)
    here.here.discard(phone.name)
    sit(here, session)
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


def needed_seats(here: Hosting, setup: Setup) -> list[int]:
    """Return the seats of the people, and of as few computer players as the game needs."""
    people = [seat for seat, chair in enumerate(setup.used) if chair.kind == "person"]
    bots = [seat for seat, chair in enumerate(setup.used) if chair.kind == "bot"]
    return sorted([*people, *bots][: max(len(people), game_class(here.game).offered_players[0])])


@on("phones-deal", at=SetupScreen)
def _deal(model: Model, event: Event, at: SetupScreen) -> list[Effect] | None:
    """Deal without computer players, as far as the game can be played without them."""
    here, setup = hosting(model), model.setups.get(at.game)
    if here is None or setup is None or here.game != at.game:
        return None
    needed = needed_seats(here, setup)
    others = [seat for seat in range(len(setup.chairs)) if seat not in needed]
    setup.chairs = [setup.chairs[seat] for seat in [*needed, *others]]
    resize(at.game, setup, len(needed))
    return carry_out(model, {"type": "start"})


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
    names = [] if session is None else to_give(here, session)
    if name is not None and name not in names and not (one.claims and one.claims.name == name):
        return None
    if name is None or session is None:
        return [tell(one.channel, written(Closed("refused")))]
    old = here.by_name(str(name))
    refused: list[Effect] = []
    if old is not None:
        del here.phones[old.secret]
        refused = [tell(old.channel, written(Closed("taken")))] if old.channel else []
    here.phones[one.secret] = found = Phone(one.secret, str(name))
    if old is not None and old.chair is not None:
        found.chair, found.before = old.chair, old.before
        found.chair.kind, found.chair.name = "person", found.name
    return [*refused, *_let_in(model, here, here.phones[one.secret], one.channel), keep(model)]


def to_give(here: Hosting, session: Session) -> list[str]:
    """Return the names of the seats that can be given to a phone at the door.

    No phone plays them, or several people share the host's.
    """
    here_only = session.people if len(session.people) > 1 else []
    free = {*here_only, *lost_seats(here, session), *session.stand_ins}
    return [session.record.seats[seat].name for seat in sorted(free)]


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
    sit(here, session)
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
        return [tell(phone.channel, written(No(position_of(here, session), "undo")))]
    return undo(model, session)


def _asking(model: Model) -> Phone | None:
    here = hosting(model)
    return here.phones.get(here.wish or "") if here else None
