"""10-9-8 in words: the table, and what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight import TenNineEightObservation

SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def table(observation: TenNineEightObservation, names: Sequence[str]) -> str:
    """The table as a few lines of text."""
    obs = observation
    lines = [f"Round of {obs.cards}    Trump: {SUIT_NAMES[obs.trump]} ({obs.turned_up} turned up)"]
    for name, won, bid, points in zip(names, obs.tricks, obs.bids, obs.scores, strict=True):
        lines.append(f"  {name}: {won}/{'-' if bid is None else bid} won of bid, {points} points")
    if obs.trick:
        lines.append("Trick: " + "  ".join(f"{names[seat]} {card}" for seat, card in obs.trick))
    if obs.player is not None:
        lines.append(f"{names[obs.player]}’s hand: {' '.join(obs.hand) or 'empty'}")
    return "\n".join(lines)


def event(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as a sentence; empty where there is nothing to tell."""
    name = "" if event["seat"] is None else names[event["seat"]]
    told = {"trick": f"{name} takes the trick.", "over": "The game is over."}.get(event["kind"], "")
    match event:
        case {"kind": "round", "cards": cards, "turned_up": card}:
            told = f"{name} deals {cards} each; {card} is turned up."
        case {"kind": "deal", "hand": hand}:
            told = f"{name} is dealt {' '.join(hand)}."
        case {"kind": "bid"}:
            told = f"{name} bids {event['bid']}." if "bid" in event else f"{name} has bid."
        case {"kind": "bids", "bids": bids}:
            told = f"The bids: {', '.join(f'{n} {bid}' for n, bid in zip(names, bids, strict=True))}."
        case {"kind": "play", "card": card, "led": led}:
            told = f"{name} {'leads' if led else 'plays'} {card}."
        case {"kind": "score", "points": points}:
            scored = (f"{n} {won}" for n, won in zip(names, points, strict=True))
            told = f"The round is over: {', '.join(scored)}."
    return told
