"""10-9-8 in words: the table, and what happens."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.french import SUITS
from tenfold.games.ten_nine_eight.cards import SUIT_NAMES
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.observation import Outlook
from tenfold.sentences import Card, Figure, Person, Sentence, counted, joined, sentence


def table(observation: TenNineEightObservation, names: Sequence[str]) -> str:
    """Round, trump, what everybody has won of what he bid, the trick, and the seat's own hand."""
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
    """A bid with what it counts, and of other plays what they come to: `bid 3 (3 tricks)`."""
    if outlook.kind == "bid":
        return f"{outlook.text} ({counted(outlook.value or 0, 'trick')})"
    return f"{outlook.text} (trumps)" if outlook.kind == "ruff" else outlook.text


def tell(event: TenNineEightEvent) -> Sentence:  # noqa: PLR0911  # one for each kind of event
    """An event as a sentence; nothing for cards that were not seen."""
    who = Person(event["seat"] or 0)
    match event["kind"]:
        case "round":
            cards, turned_up = counted(event["cards"], "card"), Card(event["turned_up"])
            return sentence("{who} deals {cards} each, {card} is turned up", who=who, cards=cards, card=turned_up)
        case "deal" if "hand" in event:
            return sentence("{who} is dealt {hand}", who=who, hand=joined(map(Card, event["hand"]), " "))
        case "bid":
            if "bid" not in event:
                return sentence("{who} has bid", who=who)
            return sentence("{who} bids {bid}", who=who, bid=Figure(str(event["bid"])))
        case "bids":
            bids = [sentence("{who} {bid}", who=Person(seat), bid=bid) for seat, bid in enumerate(event["bids"])]
            return ("The bids: ", *joined(bids))
        case "play":
            return sentence(
                "{who} {does} {card}", who=who, does="leads" if event["led"] else "plays", card=Card(event["card"])
            )
        case "trick":
            return sentence("{who} takes the trick", who=who)
        case "score":
            made = [Person(seat) for seat, bid in enumerate(event["bids"]) if bid == event["tricks"][seat]]
            return ("Made exactly: ", *(joined(made) or ("nobody",)))
        case "over":
            return ("The game is over",)
    return ()
