"""What lies before each seat: the first card under its chips, the second beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

import htpy as h
from htpy import Node, Renderable

from table.boards import SeatLine, Seen
from table.drawings.paper import back
from table.games.ten import drawings
from table.games.ten.picking import SEAT, picked_seat
from table.widgets import card, sends
from table.words import count
from tenfold.games.ten import Place, TenObservation

_ROOMY = 5
"""Up to so many seats have room for whole words."""


def of(seen: Seen, kind: str) -> Mapping[str, Any] | None:
    """The first event of a kind among what is being shown."""
    return next((event for event in seen.events if event["kind"] == kind), None)


def picture(seen: Seen) -> TenObservation:
    """The table at this stage of what is shown: the cards of a round that is over still lie there."""
    obs = cast(TenObservation, seen.obs)
    result = of(seen, "result")
    if result is None or seen.before is None or seen.lifting or "round" in seen.shown:
        return obs
    before = cast(TenObservation, seen.before)
    table = tuple(place._replace(**_lying(seen, result, seat)) for seat, place in enumerate(before.table))
    over = replace(before, player=obs.player, hand=obs.hand, legal=(), refused=(), table=table)
    if "judge" not in seen.shown:
        return over
    return replace(over, chips=obs.chips, pot=0, penalty_points=obs.penalty_points, scores=obs.scores)


def _lying(seen: Seen, result: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """What lies before a seat at the end of a round, its covered card as long as it is not its turn to be shown."""
    cards = result["cards"][seat]
    covered = result["covered"][seat] and f"reveal-{seat}" not in seen.shown and "judge" not in seen.shown
    return {
        "card": None if covered else cards[0],
        "covered": covered,
        "protection": 0,
        "second": cards[1] if len(cards) > 1 else None,
    }


def seat_line(seen: Seen, obs: TenObservation, seat: int) -> SeatLine:
    """A seat: its cards, what it does, its chips."""
    place = obs.table[seat]
    picked = picked_seat(seen) == seat
    can = seen.own_turn and any(outlook.taker == seat for outlook in obs.legal)
    look = (".picked" if picked else "") + (".wins" if _judged(seen, "winner") == seat else "")
    look += ".loses" if _judged(seen, "loser") == seat else ""
    number = _sum(seen, obs, seat) or drawings.money(obs.chips[seat])
    return SeatLine(_doing(seen, obs, seat), number, look, first_card(seen, place, seat, can=can, picked=picked))


def first_card(seen: Seen, place: Place, seat: int, *, can: bool = False, picked: bool = False) -> Node:
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
        look=("" if shown else ".is-back") + (".can" if can else "") + (".sel" if picked else ""),
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


def _known(seen: Seen, place: Place) -> Node:
    """On a covered card, what it is, for eyes that have seen it; during a peek for as long as the button is held."""
    if not place.covered or place.card is None:
        return None
    text = "joker" if place.card == "J" else place.card.removeprefix("P")
    red = ".red" if drawings.penalty(place.card) > 1 else ""
    return h.span(f".known{red}{'.peeked' if seen.peek else ''}", aria_label=f"known: {drawings.name(place.card)}")[
        text
    ]


def _judged(seen: Seen, what: str) -> int | None:
    result = of(seen, "result")
    return result[what] if result and "judge" in seen.shown else None


def _sum(seen: Seen, obs: TenObservation, seat: int) -> Renderable | None:
    """What a seat's open cards make; at the result, when all of them lie open."""
    place = obs.table[seat]
    result = of(seen, "result")
    if result is None or seen.lifting or place.covered or not place.laid:
        return None
    return h.b(".makes")[f"= {result['totals'][seat]}"]


def _doing(seen: Seen, obs: TenObservation, seat: int) -> str:
    """What a seat does now, in a word or two; else the points it has taken."""
    auction = obs.auction
    if auction is not None:
        if seat == auction.owner:
            return "sells"
        if seat == auction.bidder:
            return f"bid {auction.bid}"
        if seat in auction.passed:
            return "out" if obs.players > _ROOMY else "passed"
        return "to say" if seat == obs.current_player else "waits"
    judged = {_judged(seen, "winner"): "wins", _judged(seen, "loser"): "takes"}
    if seat in judged:
        return judged[seat]
    points = obs.penalty_points[seat]
    return f"{points} pts" if obs.players > _ROOMY else count(points, "point")
