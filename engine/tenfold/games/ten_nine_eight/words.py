"""10-9-8 in words: the table, the acts and the events."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.french import SUITS
from tenfold.games.ten_nine_eight import text
from tenfold.games.ten_nine_eight.cards import SUIT_NAMES
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.messages import Said
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, counted


def table(observation: TenNineEightObservation, names: Sequence[str]) -> str:
    """Return the round, the trump suit, everyone's tricks and bids, the trick, and the seat's own hand."""
    obs = observation
    lines = [f"Round of {obs.cards}    Trump: {SUIT_NAMES[SUITS.index(obs.trump)]} ({obs.turned_up} turned up)"]
    for name, won, bid, points in zip(names, obs.tricks, obs.bids, obs.scores, strict=True):
        lines.append(f"  {name}: {won}/{'-' if bid is None else bid} won of bid, {points} points")
    if obs.trick:
        lines.append("Trick: " + "  ".join(f"{names[seat]} {card}" for seat, card in obs.trick))
    if obs.player is not None:
        lines.append(f"{names[obs.player]}’s hand: {' '.join(obs.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """Return the text of an act with a note on bids and trumps: `bid 3 (3 tricks)`."""
    if outlook.kind == "bid":
        return f"{outlook.text} ({counted(outlook.value or 0, 'trick')})"
    return f"{outlook.text} (trumps)" if outlook.kind == "ruff" else outlook.text


def tell(event: TenNineEightEvent) -> Said:
    """Return an event as a message; `()` for cards that were not seen."""
    match event["kind"]:
        case "deal" if "hand" not in event:
            return ()
        case "bid" if "bid" not in event:
            return text.bid_unseen(who=Person(event["seat"]))
        case "bids":
            bids = [text.bid(who=Person(seat), bid=bid) for seat, bid in enumerate(event["bids"])]
            return text.CATALOGUE.tell(event, bids=tuple(bids))
        case "play" if event["led"]:
            return text.lead(who=Person(event["seat"]), card=Card(event["card"]))
        case "score":
            made = [Person(seat) for seat, bid in enumerate(event["bids"]) if bid == event["tricks"][seat]]
            return text.CATALOGUE.tell(event, made=tuple(made)) if made else text.score_nobody
    return text.CATALOGUE.tell(event)
