"""What lies before each seat: the first card under its chips, the second beside it."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table.boards import SeatLine
from table.drawings.paper import back
from table.games.ten import drawings
from table.games.ten.picking import SEAT, TenSeen, picked_seat
from table.widgets import card, sends
from table.words import count
from tenfold.games.ten import Place, TenObservation
from tenfold.games.ten.events import Judged

_ROOMY = 4
"""Up to so many seats lie side by side on a phone held upright, and have room for whole words."""

_VERB = {"wins": "wins", "loses": "takes"}


def is_crowded(obs: TenObservation) -> bool:
    """Whether the seats need two rows, and everything below them has less room."""
    return obs.players > _ROOMY


def rounds(obs: TenObservation) -> str:
    """How many rounds the game has, as far as that is certain."""
    fewest, most = obs.fewest_rounds, obs.most_rounds
    return str(most) if fewest == most else f"{fewest}–{most}"


def result(seen: TenSeen) -> Judged | None:
    """How the round ends whose last cards are being shown."""
    return next((event for event in seen.events if event["kind"] == "result"), None)


def is_decided(seen: TenSeen) -> bool:
    """Whether it has been told who wins the round and who loses it."""
    return "judge" in seen.shown and result(seen) is not None


def seat_line(seen: TenSeen, obs: TenObservation, seat: int) -> SeatLine:
    """A seat: its cards, what it does, its chips."""
    place = obs.table[seat]
    picked = picked_seat(seen) == seat
    can = seen.own_turn and any(outlook.taker == seat for outlook in obs.legal)
    fate = _fate(seen, seat)
    look = (".picked" if picked else "") + (f".{fate}" if fate else "")
    number = _sum(seen, obs, seat) or drawings.money(obs.chips[seat])
    cards = first_card(seen, place, seat, can=can, picked=picked)
    starts = obs.phase != "starter" and seat == obs.starter
    price = _price(place, obs.players) if can and obs.phase == "market" else ""
    return SeatLine(
        _VERB.get(fate) or price or _doing(obs, seat), number, look, [starts and pennant("began the round"), cards]
    )


def pennant(told: str = "") -> Renderable:
    """The sign of the seat that began the round."""
    return h.span(".starts", aria_hidden=None if told else "true")[told and h.span(".unseen")[told]]


def first_card(seen: TenSeen, place: Place, seat: int, *, can: bool = False, picked: bool = False) -> Node:
    """The card before a seat, its chips on it, the second card beside it."""
    name = seen.names[seat]
    event = sends("touch", place=SEAT + seat) if can else None
    if not place.laid:
        slot = _start(name, seat, picked, event) if event else h.span(".slot", data_place=f"place-{seat}")
        return h.div(".lies")[slot]
    shown = place.card is not None and not place.covered
    told = drawings.name(place.card) if shown and place.card else "a covered card"
    protected = f", under {count(place.protection, 'chip')}" if place.protection else ""
    first = card(
        drawings.face(place.card) if shown and place.card else back(),
        f"{name}: {told}{protected}",
        kind=drawings.kind(place.card) if shown and place.card else "",
        look=("" if shown else ".is-back") + (".can" if can else "") + (".selected" if picked else ""),
        event=event,
        pressed=picked if can else None,
        place=f"place-{seat}",
        ident=f"lies-{seat}" if can else None,
    )
    second: Node = None
    if place.second is not None:
        second = card(
            drawings.face(place.second),
            f"second card: {drawings.name(place.second)}",
            kind=drawings.kind(place.second),
            look=".second",
            place=f"second-{seat}",
        )
    known = _known(seen, place)
    return h.div(".lies.two" if second else ".lies")[
        first, second, known, place.protection > 0 and drawings.chips(place.protection)
    ]


def _start(name: str, seat: int, picked: bool, event: str) -> Renderable:
    """Before a seat nothing lies between two rounds: a tap there lets this seat start."""
    return h.button(
        f"#lies-{seat}.slot.can",
        type="button",
        aria_label=f"Let {name} start",
        aria_pressed="true" if picked else "false",
        data_event=event,
    )


def _known(seen: TenSeen, place: Place) -> Node:
    """On a covered card, what it is, for eyes that have seen it; during a peek for as long as the button is held."""
    if not place.covered or place.card is None:
        return None
    text = "joker" if place.card == "J" else place.card.removeprefix("P")
    red = ".red" if drawings.penalty(place.card) > 1 else ""
    return h.span(f".known{red}{'.peeked' if seen.peek else ''}", aria_label=f"known: {drawings.name(place.card)}")[
        text
    ]


def _sum(seen: TenSeen, obs: TenObservation, seat: int) -> Renderable | None:
    """What a seat's open cards make; at the result, when all of them lie open."""
    place, judged = obs.table[seat], result(seen)
    if judged is None or seen.lifting or place.covered or not place.laid:
        return None
    return h.b(".makes")[f"= {judged['totals'][seat]}"]


def _fate(seen: TenSeen, seat: int) -> str:
    """What has come of the round for a seat, once that has been told."""
    judged = result(seen) if "judge" in seen.shown else None
    fates = {} if judged is None else {judged["winner"]: "wins", judged["loser"]: "loses"}
    return fates.get(seat, "")


def _price(place: Place, players: int) -> Node:
    """What a card can be had for: a chip, or at least so many where it comes to an auction."""
    if not place.protection:
        return "for 1 chip" if players <= _ROOMY else ["1", h.span(".told")[" chip"]]
    return f"from {place.protection}" if players <= _ROOMY else f"{place.protection}+"


def _doing(obs: TenObservation, seat: int) -> str:
    """What a seat does now, in a word or two; else the points it has taken."""
    auction = obs.auction
    if auction is not None:
        if seat == auction.owner:
            return "sells"
        if seat == auction.bidder:
            return f"bid {auction.bid}"
        if seat in auction.passed:
            return "out" if obs.players > _ROOMY else "passed"
        to_say = "now" if obs.players > _ROOMY else "to say"
        return to_say if seat == obs.current_player else "waits"
    points = obs.penalty_points[seat]
    if obs.players <= _ROOMY:
        return count(points, "point")
    return f"{points} p"
