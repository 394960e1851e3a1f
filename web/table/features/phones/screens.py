"""What is shown of a table with several phones: on the set-up screen, at the table, and to a guest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text as common
from table.drawings.qr import qr_code
from table.features.phones import text
from table.features.phones.door import needed_seats, to_give
from table.features.phones.fairness import dealt_together
from table.features.phones.far import FarSession
from table.features.phones.hosted import absent_seats, lost_seats
from table.features.phones.state import Hosting, JoinScreen, Phones, Visit, VisitScreen, hosted_session, hosting, visit
from table.features.phones.wire import Lobby
from table.features.phones.words import CLOSED, FAILED
from table.hooks import (
    AFTER_GAME,
    BOUND,
    GAME_OFFERS,
    HOME_END,
    HOME_ROWS,
    MENU_ROWS,
    RESULT_SLIPS,
    SEAT_MARKS,
    SEAT_ROWS,
    SEAT_TAGS,
    SHEETS,
    STARTED,
    TABLE_WORDS,
    WAYS_OUT,
)
from table.model import Model, Session, Setup
from table.screens.home import toast, trouble
from table.screens.table import TableView
from table.setups import names_at
from table.shelf import is_elsewhere
from table.stack import SetupScreen
from table.step import Effect
from table.views import VIEWS, View
from table.widgets import badge, bar, button, choice_row, home_row, name_field, option_row, sends, sheet, toggle
from table.words import coloured_badges
from tenfold import Record
from tenfold.messages import Message, Text

# On the phone with the table.


@STARTED.add(1)
def _started(model: Model, env: Mapping[str, Any]) -> list[Effect]:
    """Offer other phones a seat where they can be found: by a server that relays, or by their cameras."""
    query = env.get("query")
    relays = isinstance(query, dict) and "lan" in query
    model.memory(Phones).offered = "relay" if relays else "direct" if env.get("direct") is True else ""
    return []


@SEAT_ROWS.add(10)
def _row(model: Model, here: SetupScreen) -> Node:
    known, table = model.memory(Phones), hosting(model)
    if table is not None and table.game == here.game:
        setup = model.setups[here.game]
        count = sum(1 for _ in table.seated(setup))
        here_now = text.own_phones_here(count=count) if count else text.waits_for_phones
        return option_row(text.own_phones, here_now, sends("phones-show"))
    if not known.offered or is_elsewhere(here.game):
        return None
    return option_row(text.own_phones, "", sends("phones-host"))


def draw_code(table: Hosting) -> Node:
    """Draw how another phone finds this table."""
    if table.failed:
        return [h.p(role="status")[str(FAILED[table.failed])], _next(table, text.try_again)]
    if table.pairing == "connect":
        return h.p(".muted", role="status")[str(text.connecting)]
    if table.pairing == "scan":
        return [_camera(text.scan_answer), button(text.show_code, sends("phones-show"), kind=".line")]
    if table.link:
        return [
            h.figure(".for-cameras")[
                qr_code(table.link, str(text.scan_label)),
                h.figcaption(".smaller.muted")[str(_how_to_scan(table))],
                not table.direct and h.p(".smaller.address")[table.link],
            ],
            table.direct and button(text.then_scan, sends("phones-scan"), kind=".lit.full"),
        ]
    if table.direct and (table.phones or table.session):
        return _next(table, text.add_phone)
    return h.p(".muted", role="status")[str(text.opening)]


def _how_to_scan(table: Hosting) -> Text:
    if not table.direct:
        return text.scan
    lost = any(not phone.is_here and phone.name not in table.left for phone in table.phones.values())
    return text.scan_direct_lost if lost else text.scan_direct


def _next(table: Hosting, label: Text) -> Renderable:
    return button(label, sends("phones-retry"), kind=".line")


def _camera(label: Text) -> Renderable:
    """Draw what the camera sees; `web/phones/camera.js` fills it."""
    return h.figure(".for-cameras")[
        h.video("#camera", autoplay=True, muted=True, playsinline=True, aria_label=str(label)),
        h.figcaption(".smaller.muted")[str(label)],
    ]


@SEAT_MARKS.add(10)
def _mark(model: Model, setup: Setup, seat: int) -> str:
    table = hosting(model)
    if table is None or model.setups.get(table.game) is not setup:
        return ""
    phone = dict(table.seated(setup)).get(seat)
    if phone is None:
        return ""
    return str(text.phone_here if phone.is_here else text.phone_lost)


@TABLE_WORDS.add(10)
def _at_host(model: Model, session: Session) -> tuple[Text, Node] | None:
    """Say whom the table waits for."""
    table = hosting(model)
    if table is None or session is not hosted_session(model) or session.moment or session.record.finished:
        return None
    lost = lost_seats(table, session)
    waited = session.turn if session.turn in lost else next(iter(lost), None) if session.reacting else None
    if waited is not None:
        # Without a server, a phone that has reloaded needs the code. The player meanwhile is chosen below it.
        ways = sends("phones-show") if table.direct else sends("sheet", name="phones-lost", seat=waited)
        return text.lost_turn(name=session.names[waited]), button(text.go_on_without, ways, kind=".line")
    return (text.waits, None) if session.closing and session.awaits_others else None


def _lost(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw who can play for a person whose phone is lost, or who has left."""
    table, session, seat = hosting(model), hosted_session(model), asked.get("seat")
    if table is None or session is None or seat not in absent_seats(table, session):
        return None
    name = session.record.seats[int(str(seat))].name
    left = name in table.left
    return sheet(
        text.left(name=name) if left else text.lost_turn(name=name),
        [
            h.p(".muted")[str(text.instead_left(name=name) if left else text.instead_note(name=name))],
            h.ul(".list")[
                choice_row(
                    text.plays_here_row,
                    text.plays_here_row_note(name=name),
                    None,
                    sends("phones-instead", seat=seat, by="person"),
                ),
                choice_row(
                    text.computer_row, text.computer_row_note, None, sends("phones-instead", seat=seat, by="computer")
                ),
            ],
        ],
    )


def _door(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the question whether to let a phone in."""
    table, session = hosting(model), hosted_session(model)
    one = table.asking if table else None
    if table is None or one is None or session is None:
        return None
    away = choice_row(text.send_away, "", None, sends("phones-door"))
    if one.claims is not None:
        name = one.claims.name
        return sheet(
            text.door_again(name=name),
            [
                h.p(".muted")[str(text.door_again_note(name=name))],
                h.ul(".list")[choice_row(text.let_in, "", None, sends("phones-door", give=name)), away],
            ],
        )
    names = to_give(table, session)
    return sheet(
        text.door(name=one.name),
        [
            h.p(".muted")[str(text.door_note if names else text.door_no_seat)],
            h.ul(".list")[
                [choice_row(text.give(name=name), "", None, sends("phones-door", give=name)) for name in names],
                away,
            ],
        ],
    )


def _undo(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the question whether someone on another phone may undo their move."""
    table = hosting(model)
    phone = table.phones.get(table.wish or "") if table else None
    if phone is None:
        return None
    return sheet(
        text.undo_asked(name=phone.name),
        h.div(".row.two")[
            button(text.undo_no, sends("phones-undo", yes=False), kind=".grow"),
            button(text.undo_yes, sends("phones-undo", yes=True), kind=".ink.grow"),
        ],
    )


def _phones(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the code of the table, and the phones that play there."""
    table, session = hosting(model), hosted_session(model)
    if table is None:
        return None
    return sheet(
        text.phones,
        [
            draw_code(table),
            _own_name(model, table),
            h.ul(".list", role="status")[[h.li[row] for row in _phone_rows(model, table, session)]],
            session is None and _deal(model, table),
            session is None
            and toggle(text.only_table, text.only_table_note, table.only_table, sends("phones-only-table")),
            h.div(".list")[option_row(text.stop, "", sends("phones-close"))],
        ],
    )


def _phone_rows(model: Model, table: Hosting, session: Session | None) -> list[Renderable]:
    """Draw a row for each guest. The host can say who plays for one who isn’t there."""
    if session is None:
        setup = model.setups.get(table.game)
        seated = table.seated(setup) if setup else ()
        return [_phone_row(one.name, text.phone_here if one.is_here else text.phone_lost, "") for _, one in seated]
    absent = absent_seats(table, session)
    guests_here = sorted({*session.far, *absent})
    return [
        _phone_row(
            session.record.seats[seat].name,
            _who_plays(table, session, seat),
            sends("sheet", name="phones-lost", seat=seat) if seat in absent else "",
        )
        for seat in guests_here
    ]


def _phone_row(name: str, said: Text, event: str) -> Renderable:
    if event:
        return option_row(name, said, event)
    return h.div(".option-row")[h.b(".grow")[name], h.span(".option-value")[str(said)]]


def _who_plays(table: Hosting, session: Session, seat: int) -> Text:
    if seat in session.stand_ins:
        return text.computer
    if session.record.seats[seat].name in table.here:
        return text.this_phone
    return text.phone_lost_choice if seat in lost_seats(table, session) else text.phone_here


def _deal(model: Model, table: Hosting) -> Node:
    """Draw the button that starts the game with those who are there. Computer players have a button of their own."""
    setup = model.setups.get(table.game)
    phones = [phone for _, phone in table.seated(setup)] if setup else []
    if setup is None or not phones:
        return None
    if any(phone.is_here and phone.number[0] != table.commitment for phone in phones):
        return h.p(".muted", role="status")[str(text.preparing)]  # its number for the deal is still on the way
    needed, names = needed_seats(table, setup), names_at(setup)
    here = tuple(names[seat] for seat in needed)
    bots = tuple(name for seat, name in enumerate(names) if seat not in needed)
    return [
        button(text.deal_for(names=here), sends("phones-deal"), kind=".lit.full"),
        bots and button(text.deal_with(names=bots), sends("start"), kind=".line"),
    ]


def _own_name(model: Model, table: Hosting) -> Node:
    """Ask who has the phone with the table. Otherwise, the other phones could only call them “Player A”."""
    if model.settings.name or table.only_table or table.session:
        return None
    return h.label(".stack")[
        h.span(".smaller")[str(text.your_name)],
        name_field("", ident="your-name", data_event=sends("phones-own-name")),
    ]


SHEETS["phones"] = _phones
SHEETS["phones-lost"] = _lost
SHEETS["phones-door"] = _door
SHEETS["phones-undo"] = _undo


@MENU_ROWS.add(10)
def _in_menu(model: Model, session: Session) -> Node:
    if isinstance(session, FarSession):
        return option_row(text.leave, text.leave_note, _ASKS_TO_LEAVE)
    return session is hosted_session(model) and option_row(text.phones, "", sends("phones-show"))


# On the phone of a guest.

_ASKS_TO_LEAVE = sends("sheet", name="phones-leave")


def _leave(model: Model, asked: Mapping[str, Any]) -> Node:
    """Ask if a guest wants to leave the table."""
    there = visit(model)
    if there is None:
        return None
    return sheet(
        text.leave_asked,
        [
            h.p(".muted")[str(text.leave_asked_game if there.session else text.leave_asked_lobby)],
            h.div(".row.two")[
                button(text.leave_no, sends("close"), kind=".grow"),
                button(text.leave_yes, sends("phones-leave"), kind=".ink.grow"),
            ],
        ],
    )


SHEETS["phones-leave"] = _leave


@WAYS_OUT.add(20)
def _home(model: Model, session: Session) -> tuple[Text, str] | None:
    """Return the way home. It doesn’t leave the table."""
    return (common.home, sends("home")) if isinstance(session, FarSession) else None


@SEAT_TAGS.add(10)
def _tag(model: Model, session: Session, seat: int) -> Text | None:
    """Say who is meant by “you”, whose turn it is on this phone, and who isn’t there."""
    if isinstance(session, FarSession):
        lost: Collection[int] = session.note.lost
    elif session is hosted_session(model) and (table := hosting(model)) is not None:
        lost = lost_seats(table, session)
    else:
        return None
    if seat in session.people and session.alone:
        own_turn = session.turn == seat and session.moment is None and not session.only_watched
        named = session.names[seat] != str(common.reader)
        return text.tag_turn if own_turn else text.tag_you if named else None
    if seat in session.stand_ins:
        return text.computer
    return text.phone_lost if seat in lost else None


@BOUND.add(10)
def _bound(record: Record) -> str:
    """Return why a guest can't give up a game."""
    return str(text.host_decides) if getattr(record, "is_far", False) else ""


def _join(model: Model, here: JoinScreen) -> Renderable:
    """Draw the question who joins, and which table."""
    return h.main("#screen.page")[
        bar(str(text.join), back=(common.home, sends("home"))),
        trouble(model),
        h.section(".slip.stack")[
            _camera(text.scan_table)
            if here.scanning
            else [
                h.p[str(text.join_note)],
                h.p(".smaller.muted")[str(text.join_trust)],
                h.label(".stack")[
                    h.span(".smaller")[str(text.your_name)],
                    name_field(here.name, ident="your-name", data_event=sends("phones-name"), data_live=True),
                ],
                here.failed and h.p(role="status")[str(FAILED.get(here.failed, text.no_code))],
            ],
        ],
        h.div(".list.slip")[option_row(text.hear, text.hear_short, sends("phones-hear"))]
        if model.memory(Phones).offered == "direct" and not here.scanning and not here.room and visit(model) is None
        else None,
        h.div(".foot")[toast(model), _next_step(here)],
    ]


def _next_step(here: JoinScreen) -> Renderable:
    if here.scanning:
        return button(text.stop_scanning, sends("phones-scan", stop=True), kind=".full")
    if here.room:
        return button(text.join_now, sends("phones-join"), kind=".lit.full")
    return button(text.scan_now, sends("phones-scan"), kind=".lit.full")


def _visit(model: Model, here: VisitScreen) -> Renderable:
    """Draw the table before the game, or why there is none."""
    there = visit(model)
    lobby = there.lobby if there else None
    closed = CLOSED.get(there.closed) if there else None
    title = tenfold.game_class(lobby.game).long_name if lobby and lobby.game in model.shelf else ""
    return h.main("#screen.page")[
        bar(str(text.visiting(title=title) if title else text.join), back=(common.home, sends("home"))),
        trouble(model),
        h.section(".slip.stack")[_said(there, closed)],
        [offer(model, lobby.game) for offer in GAME_OFFERS] if lobby and title and not closed else None,
        h.ul(".list.slip")[_lobby_rows(lobby)] if lobby and not closed and lobby.seats else None,
        h.div(".list.slip")[option_row(text.leave, "", _ASKS_TO_LEAVE)] if not closed else None,
        h.div(".foot")[toast(model)],
    ]


def _lobby_rows(lobby: Lobby) -> Iterator[Renderable]:
    badges = coloured_badges([one.name for one in lobby.seats])
    for seat, one in enumerate(lobby.seats):
        said = text.tag_you if seat == lobby.seat else text.computer if one.level else ""
        yield h.li(".option-row")[
            badge(badges[seat], bot=bool(one.level)), h.b(".grow")[one.name], h.span(".option-value")[str(said)]
        ]


def _hosts_phone(there: Visit) -> Message:
    return text.hosts_phone(name=there.host) if there.host else text.hosts_phone_table


def _said(there: Visit | None, closed: Text | None) -> Node:
    if closed is not None or there is None:
        return h.p(role="status")[str(closed or text.closed_missing)]
    if there.direct and not there.is_known:
        return _pairing(there)
    if there.silent or not there.is_known:
        return [h.h2[str(text.finding)], h.p(".muted", role="status")[str(text.finding_note)], _come_back(there)]
    host, phone = there.host, _hosts_phone(there)
    said: Text | None = None
    if there.is_waiting:
        said = text.asks(name=host) if host else text.asks_table
    elif there.is_away:
        said = text.away(phone=phone)
    elif there.lobby is not None and not there.lobby.game:
        said = text.heard(phone=phone)
    if said is not None:
        return h.p(role="status")[str(said)]
    seated = there.lobby is None or there.lobby.seat >= 0
    waits = text.at_table_waits(name=there.host) if there.host else text.at_table_waits_table
    return [
        h.h2[str(text.at_table)],
        h.p(".muted", role="status")[str(waits if seated else text.at_table_no_seat)],
    ]


def _pairing(there: Visit) -> Node:
    """Draw how this phone is found by the host’s camera."""
    if there.answer:
        return [
            h.figure(".for-cameras")[
                qr_code(there.answer, str(text.answer_label)),
                h.figcaption(role="status")[str(text.answer)],
            ],
            button(text.scan_again, sends("phones-find"), kind=".line"),
        ]
    if there.failed or there.silent:
        why = FAILED.get(there.failed, text.no_code) if there.failed else _back_by_code(there)
        return [h.p(role="status")[str(why)], button(text.scan_now, sends("phones-find"), kind=".lit.full")]
    return h.p(".muted", role="status")[str(text.preparing)]


def _come_back(there: Visit) -> Node:
    """Draw the way back to a host that can’t be heard."""
    if not there.direct:
        return None
    return [h.p[str(_back_by_code(there))], button(text.scan_now, sends("phones-find"), kind=".line")]


def _back_by_code(there: Visit) -> Text:
    return text.come_back(phone=_hosts_phone(there))


class _FarView(TableView):
    """The table of another phone."""

    def again(self, model: Model, screen: Session) -> Mapping[str, Any]:
        """Return the event that leads back to it."""
        return {"type": "phones-visit"}


VIEWS[FarSession] = _FarView()
VIEWS[JoinScreen] = View("join", _join)
VIEWS[VisitScreen] = View("visit", _visit)


@TABLE_WORDS.add(20)
def _at_guest(model: Model, session: Session) -> tuple[Text, Node] | None:
    """Say whom a guest waits for."""
    there = visit(model)
    if there is None or not isinstance(session, FarSession) or session.moment or session.record.finished:
        return None
    said: Text | None = None
    if there.silent:
        return text.silent(phone=_hosts_phone(there)), there.direct and button(
            text.scan_again, sends("phones-find"), kind=".line"
        )
    if there.is_away:
        said = text.away(phone=_hosts_phone(there))
    elif session.sent and session.tries:
        said = text.sending
    elif session.turn in session.note.lost:
        said = text.lost_turn(name=session.names[session.turn])
    elif session.reacting and session.closing:
        said = text.others
    return None if said is None else (said, None)


@AFTER_GAME.add(5)
def _after(model: Model, session: Session) -> Node:
    there = visit(model)
    if there is None or session not in (there.ended, there.session) or there.closed:
        return None
    return h.p(".muted.grow", role="status")[str(text.next_deal(phone=_hosts_phone(there)))]


@RESULT_SLIPS.add(50)
def _dealt(model: Model, session: Session) -> Node:
    """Say if the phones dealt together."""
    there, table = visit(model), hosting(model)
    if table is not None and session.id == table.session and dealt_together(session.record):
        return h.p(".smaller.muted")[str(text.dealt_together)]
    if there is None or session is not there.ended:
        return None
    return h.p(".smaller.muted")[str(text.fair if there.verdict == "fair" else text.unfair)]


@HOME_ROWS.add(5)
def _back(model: Model, for_next_visit: bool) -> Node:
    """Draw the way back to the table of another phone."""
    there = visit(model)
    if for_next_visit or there is None or there.closed:
        return None
    turn = there.session is not None and there.session.persons_turn
    return home_row("phones", text.back_to_table, text.back_to_table_turn if turn else "", sends("phones-visit"))


@HOME_END.add(20)
def _join_row(model: Model) -> Node:
    """Draw the way to the table of another phone, where the camera finds it.

    Only Python knows if this browser can, so the row stands below everything that is there before.
    """
    there = visit(model)
    visits = there is not None and not there.closed
    hosts = (table := hosting(model)) is not None and bool(table.game)
    if visits or hosts or model.memory(Phones).offered != "direct":
        return None
    return option_row(text.join, text.join_note_short, sends("phones-find"))
