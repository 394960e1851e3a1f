"""What happens in 10, and what lies there, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenfold.games.ten.view import Place, TenObservation


def of_observation(observation: TenObservation, names: Sequence[str]) -> str:
    """The table as a seat sees it, as a few lines."""
    obs = observation
    card = "none" if obs.round_card is None else obs.round_card
    lines = [f"Round {obs.round + 1}    Round card: {card}    Pot: {obs.pot}    Draw pile: {obs.draw_pile}"]
    for seat, name in enumerate(names):
        lies = _lies(obs.table[seat])
        lines.append(f"  {name}: {lies}, {chips(obs.chips[seat])}, {obs.penalty_points[seat]} penalty points")
    if obs.auction is not None:
        owner, bidder = names[obs.auction.owner], names[obs.auction.bidder]
        lines.append(f"Auction of {owner}’s card: {bidder} bids {obs.auction.bid}")
    if obs.player is not None:
        lines.append(f"{names[obs.player]}’s hand: {'  '.join(obs.hand) or 'empty'}")
    return "\n".join(lines)


def _lies(place: Place) -> str:
    if not place.laid:
        return "no card"
    card = place.card or "a card"
    text = f"{card} covered" if place.covered else card
    if place.second is not None:
        text += f" + {place.second}"
    return f"{text} under {chips(place.protection)}" if place.protection else text


def of_event(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as one or more sentences; empty where there is nothing to tell."""
    name = "" if event["seat"] is None else names[event["seat"]]
    sentence = _SENTENCES.get(event["kind"])
    return sentence(event, name, names) if sentence else ""


def _deal(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} is dealt {' '.join(event['hand'])}." if "hand" in event else ""


def _refill(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} draws {' '.join(event['drawn'])}." if "drawn" in event else ""


def _lay(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    card = _named(event["card"]) if "card" in event else "a card"
    under = f" under {chips(event['chips'])}" if event["chips"] else ""
    return f"{name} lays {card} {'open' if event['open'] else 'covered'}{under}."


def _decline(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} has no chips for the market." if event["forced"] else f"{name} declines."


def _swap(event: Mapping[str, Any], name: str, names: Sequence[str]) -> str:
    return f"{name} pays 1 chip to the pot and swaps with {names[event['with']]}: {_goods(event)}."


def _open(event: Mapping[str, Any], name: str, names: Sequence[str]) -> str:
    return f"{name} bids {event['bid']} for {names[event['owner']]}’s card."


def _bid(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} bids {event['bid']}."


def _pass(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} has too few chips to bid." if event["forced"] else f"{name} passes."


def _sold(event: Mapping[str, Any], name: str, names: Sequence[str]) -> str:
    return f"{name} pays {chips(event['price'])} to {names[event['from']]}: {_goods(event)}."


def _see(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} looks: it is {_named(event['card'])}." if "card" in event else f"{name} looks at the new card."


def _protect(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} raises the protection to {chips(event['chips'])}."


def _collect(event: Mapping[str, Any], _name: str, _names: Sequence[str]) -> str:
    return f"The pot takes {chips(event['chips'])} from the cards and holds {event['pot']}."


def _turn(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} turns up {_named(event['card'])}."


def _leave(_event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} leaves the card covered."


def _add(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} adds {_named(event['card'])}, which makes {event['total']}."


def _stop(_event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} adds nothing."


def _round(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"The round card is {event['card']}. {name} starts."


def _result(event: Mapping[str, Any], _name: str, names: Sequence[str]) -> str:
    winner, loser = names[event["winner"]], names[event["loser"]]
    won, taken = chips(event["pot"]), event["points"]
    return f"The sums: {_each(event['totals'], names)}. {winner} wins {won}, {loser} takes {taken} penalty points."


def _starter(event: Mapping[str, Any], name: str, names: Sequence[str]) -> str:
    starter = event["starter"]
    return f"{name} starts again." if starter == event["seat"] else f"{name} lets {names[starter]} start."


def _rest(event: Mapping[str, Any], name: str, _names: Sequence[str]) -> str:
    return f"{name} takes the round cards that are left: {event['points']} penalty points."


def _over(event: Mapping[str, Any], _name: str, names: Sequence[str]) -> str:
    return f"The game is over: {_each(event['total'], names)}."


_SENTENCES: Mapping[str, Callable[[Mapping[str, Any], str, Sequence[str]], str]] = {
    "deal": _deal,
    "round": _round,
    "lay": _lay,
    "decline": _decline,
    "swap": _swap,
    "open": _open,
    "bid": _bid,
    "pass": _pass,
    "sold": _sold,
    "see": _see,
    "protect": _protect,
    "collect": _collect,
    "turn": _turn,
    "leave": _leave,
    "add": _add,
    "stop": _stop,
    "result": _result,
    "refill": _refill,
    "starter": _starter,
    "rest": _rest,
    "over": _over,
}
"""By kind of event, what tells it."""


def _each(numbers: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def _goods(event: Mapping[str, Any]) -> str:
    got, gave = (_named(event[side]) if event[side] else "a covered card" for side in ("got", "gave"))
    return f"{got} for {gave}"


def _named(card: str) -> str:
    if card == "J":
        return "a joker"
    return f"penalty card {card[1:]}" if card[0] == "P" else card


def chips(count: int) -> str:
    """`1 chip`, `2 chips`."""
    return "1 chip" if count == 1 else f"{count} chips"
