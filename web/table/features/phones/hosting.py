"""The table of this phone for other phones: how it opens, how they find it, how it closes."""

from __future__ import annotations

from table.features.phones import text
from table.features.phones.causes import likely_cause
from table.features.phones.door import seat
from table.features.phones.hosted import lost_seats, tell
from table.features.phones.keeping import keep
from table.features.phones.pairing import Code, code_of, read_code
from table.features.phones.state import Hosting, Phones, hosted_session, hosting
from table.features.phones.wire import Closed, written
from table.features.phones.words import FAILED
from table.model import Model
from table.stack import SetupScreen
from table.update.events import Effect, Event, on, say
from table.update.playing import settle


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
    seated = [seat(model, table, phone) for phone in phones if phone.is_here]
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
    if not here.game:  # its screen shows the code
        return None
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


@on("phones-scan")
def _scan(model: Model, event: Event) -> list[Effect] | None:
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
    gone = [tell(phone.channel, closed) for phone in here.phones.values() if phone.channel]
    return [*gone, {"type": "phones-close"}, keep(model)]
