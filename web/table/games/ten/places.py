"""The cards in front of each seat: the first card under its chips, the second beside it."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table.boards import SeatLine
from table.drawings.paper import back
from table.games.ten import drawings, text
from table.games.ten.picking import SEAT, TenSeen, picked_seat
from table.widgets import card, sends
from tenfold import Card, Person
from tenfold.games.ten import Place, TenObservation
from tenfold.games.ten.events import Exchanged, Judged
from tenfold.games.ten.observation import Auction
from tenfold.messages import Message

_ROOMY = 4
"""The most seats that fit side by side on an upright phone, with room for whole words."""

_VERB = {"wins": text.seat_wins, "loses": text.seat_takes}


def is_crowded(obs: TenObservation) -> bool:
    """True if the seats need two rows, so that everything below has less room."""
    return obs.players > _ROOMY


def round_of(obs: TenObservation) -> Message:
    """Return the current round and the number of rounds, or its range while that isn't certain."""
    if obs.fewest_rounds == obs.most_rounds:
        return text.round_of(round=obs.round + 1, most=obs.most_rounds)
    return text.round_of_between(round=obs.round + 1, fewest=obs.fewest_rounds, most=obs.most_rounds)


def result(seen: TenSeen) -> Judged | None:
    """Return the result of the round whose last cards are being shown."""
    return next((event for event in seen.events if event["kind"] == "result"), None)


def is_decided(seen: TenSeen) -> bool:
    """True if the screen shows the winner of the round, or has shown it."""
    return "wins" in seen.shown and result(seen) is not None


def sale(seen: TenSeen) -> Exchanged | None:
    """Return the sale that is being shown."""
    if "bought" not in seen.shown and "paid" not in seen.shown:
        return None
    return next(event for event in seen.events if event["kind"] == "swap" or event["kind"] == "sold")


def _lying(seen: TenSeen, obs: TenObservation, seat: int) -> Place:
    """Return what lies in front of a seat. A bought card lies on the buyer’s own, and its place is empty."""
    place, sold = obs.table[seat], sale(seen)
    if sold is None or seen.shown[-1] != "bought":
        return place
    if seat == sold["owner"]:
        return place._replace(laid=False)
    return obs.table[sold["owner"]]._replace(protection=place.protection) if seat == sold["seat"] else place


def seat_line(seen: TenSeen, obs: TenObservation, seat: int) -> SeatLine:
    """Draw a seat: its cards, what it is doing, its chips."""
    place = _lying(seen, obs, seat)
    picked = picked_seat(seen) == seat
    can = seen.own_turn and any(outlook.taker == seat for outlook in obs.legal)
    fate = _fate(seen, seat)
    look = (".picked" if picked else "") + (f".{fate}" if fate else "")
    number = _sum(seen, obs, seat) or drawings.money(obs.chips[seat])
    cards = first_card(seen, place, seat, can=can, picked=picked)
    starts = obs.phase != "starter" and seat == obs.starter
    if fate:
        line: Node = str(_VERB[fate])
    elif can and obs.phase == "market":
        line = _price(place, obs.players)
    else:
        line = _doing(obs, seat)
    return SeatLine(line, number, look, [starts and pennant(str(text.began)), _first(seen, obs, seat), cards])


def _first(seen: TenSeen, obs: TenObservation, seat: int) -> Renderable | None:
    """Draw the number of the first place at the seats that lead the game, as soon as a round has set some apart."""
    leads = obs.ranking[seat] == 1 and obs.ranking.count(1) < obs.players
    counted = obs.rounds[:-1] if is_decided(seen) and "collect" not in seen.shown else obs.rounds
    return h.span(".first", role="img", aria_label=str(text.leads_game))["1"] if counted and leads else None


def pennant(label: str = "") -> Renderable:
    """Draw the sign of the seat that started the round."""
    return h.span(".starts", aria_hidden=None if label else "true")[label and h.span(".unseen")[label]]


def first_card(seen: TenSeen, place: Place, seat: int, *, can: bool = False, picked: bool = False) -> Node:
    """Draw the card in front of a seat with its chips, and the second card beside it."""
    event = sends("touch", place=SEAT + seat) if can else None
    if not place.laid:
        slot = _start(seen, seat, picked, event) if event else h.span(".slot", data_place=f"place-{seat}")
        return h.div(".lies")[slot, place.protection > 0 and drawings.chips(place.protection)]
    shown = place.card is not None and not place.covered
    if shown and place.card:
        label = text.lies_open(who=Person(seat), card=Card(place.card), chips=place.protection)
    else:
        label = text.lies_covered(who=Person(seat), chips=place.protection)
    first = card(
        drawings.face(place.card) if shown and place.card else back(),
        seen.plain(label, drawings.name),
        kind=drawings.kind(place.card) if shown and place.card else "",
        look=("" if shown else ".is-back") + (".can" if can else "") + (".selected" if picked else ""),
        event=event,
        pressed=picked if can else None,
        place=f"place-{seat}",
        stays=True,
        ident=f"lies-{seat}" if can else None,
    )
    second: Node = None
    if place.second is not None:
        second = card(
            drawings.face(place.second),
            seen.plain(text.lies_second(card=Card(place.second)), drawings.name),
            kind=drawings.kind(place.second),
            look=".second",
            place=f"second-{seat}",
        )
    known = _known(seen, place)
    return h.div(".lies.two" if second else ".lies")[
        first, second, known, place.protection > 0 and drawings.chips(place.protection)
    ]


def _start(seen: TenSeen, seat: int, picked: bool, event: str) -> Renderable:
    """Draw the empty slot of a seat between two rounds; a tap on it lets this seat start."""
    return h.button(
        f"#lies-{seat}.slot.can",
        type="button",
        aria_label=seen.plain(text.let_start(who=Person(seat))),
        aria_pressed="true" if picked else "false",
        data_event=event,
    )


def _known(seen: TenSeen, place: Place) -> Node:
    """Draw what a face-down card is, for a viewer who has seen it or is holding the peek button."""
    if not place.covered or place.card is None:
        return None
    mark = str(text.mark_joker) if place.card == "J" else place.card.removeprefix("P")
    red = ".red" if drawings.penalty(place.card) > 1 else ""
    label = seen.plain(text.lies_known(card=Card(place.card)), drawings.name)
    return h.span(f".known{red}{'.peeked' if seen.peek else ''}", aria_label=label)[mark]


def _sum(seen: TenSeen, obs: TenObservation, seat: int) -> Renderable | None:
    """Draw the total of a seat's cards at the result, once they are all face up; its chips again when it is paid."""
    place, judged = obs.table[seat], result(seen)
    if judged is None or seen.lifting or place.covered or not place.laid or "pot" in seen.shown:
        return None
    return h.b(".makes")[f"= {judged['totals'][seat]}"]


def _fate(seen: TenSeen, seat: int) -> str:
    """Return `wins` or `loses` for a seat from when the screen shows it until the cards go; empty for the others."""
    judged = result(seen)
    if judged is None or "collect" in seen.shown:
        return ""
    fates = {judged["winner"]: "wins", judged["loser"]: "loses"}
    fate = fates.get(seat, "")
    return fate if fate in seen.shown else ""


def _price(place: Place, players: int) -> Node:
    """Return the price of a card: 1 chip, or, in an auction, at least the chips that protect it."""
    if players > _ROOMY:
        return f"{place.protection}+" if place.protection else ["1", h.span(".unit")[" ", str(text.seat_chip)]]
    return str(text.seat_from(chips=place.protection) if place.protection else text.seat_for_a_chip)


def _doing(obs: TenObservation, seat: int) -> Node:
    """Return what a seat is doing in the auction, in a word or two; without an auction, its points."""
    if obs.auction is not None:
        return str(_bidding(obs, obs.auction, seat))
    points = obs.penalty_points[seat]
    if is_crowded(obs):
        return [str(points), h.span(".unit")[" ", str(text.seat_points)]]
    return str(text.points(points=points))


def _bidding(obs: TenObservation, auction: Auction, seat: int) -> Message:
    """Return what a seat is doing in an auction."""
    crowded = is_crowded(obs)
    if seat == auction.owner:
        return text.seat_sells
    if seat == auction.bidder:
        return text.seat_bid(bid=auction.bid)
    if seat in auction.passed:
        return text.seat_out_short if crowded else text.seat_passed
    if seat == obs.current_player:
        return text.seat_now_short if crowded else text.seat_to_say
    return text.seat_waits
