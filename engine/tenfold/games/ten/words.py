"""10 in words: the table, and what happens."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.ten.events import Exchanged, TenEvent
from tenfold.games.ten.observation import Place, TenObservation
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, Sentence, counted, joined, sentence


def table(observation: TenObservation, names: Sequence[str]) -> str:
    """Round and pot, what lies before everybody, the auction, and the seat’s own hand."""
    obs = observation
    card = "none" if obs.round_card is None else obs.round_card
    lines = [f"Round {obs.round + 1}    Round card: {card}    Pot: {obs.pot}    Draw pile: {obs.draw_pile}"]
    for seat, name in enumerate(names):
        lies = _lies(obs.table[seat])
        lines.append(f"  {name}: {lies}, {_chips(obs.chips[seat])}, {obs.penalty_points[seat]} penalty points")
    if obs.auction is not None:
        owner, bidder = names[obs.auction.owner], names[obs.auction.bidder]
        lines.append(f"Auction of {owner}’s card: {bidder} bids {obs.auction.bid}")
    if obs.player is not None:
        lines.append(f"{names[obs.player]}’s hand: {'  '.join(obs.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """An act with the chips that it costs or lays, or the sum that it makes: `open 1 3 (3 chips)`."""
    value = outlook.value
    if outlook.kind in {"add", "stop", "turn up", "leave"}:
        return f"{outlook.text} (makes {value})"
    if outlook.kind in {"lay open", "lay covered"}:
        return f"{outlook.text} ({f'under {_chips(value)}' if value else 'no chip'})"
    return outlook.text if value is None else f"{outlook.text} ({_chips(value)})"


def _lies(place: Place) -> str:
    if not place.laid:
        return "no card"
    card = place.card or "a card"
    text = f"{card} covered" if place.covered else card
    if place.second is not None:
        text += f" + {place.second}"
    return f"{text} under {_chips(place.protection)}" if place.protection else text


def tell(event: TenEvent) -> Sentence:  # noqa: C901, PLR0911, PLR0912  # one for each kind of event
    """An event as a sentence or two; nothing for cards that were not seen."""
    who = Person(event["seat"] or 0)
    match event["kind"]:
        case "deal" if "hand" in event:
            return sentence("{who} is dealt {cards}", who=who, cards=joined(map(Card, event["hand"]), " "))
        case "refill" if "drawn" in event:
            return sentence("{who} draws {cards}", who=who, cards=joined(map(Card, event["drawn"]), " "))
        case "round":
            return sentence("The round card is {card}. {who} starts", who=who, card=event["card"])
        case "lay":
            card = Card(event["card"]) if "card" in event else "a card"
            face = "open" if event["open"] else "covered"
            under = f" under {_chips(event['chips'])}" if event["chips"] else ""
            return sentence("{who} lays {card} {face}{under}", who=who, card=card, face=face, under=under)
        case "decline":
            return (who, " has no chips for the market" if event["forced"] else " declines")
        case "open":
            owner = Person(event["owner"])
            return sentence("{who} bids {bid} for {owner}’s card", who=who, bid=event["bid"], owner=owner)
        case "bid":
            return sentence("{who} bids {bid}", who=who, bid=event["bid"])
        case "pass":
            return (who, " has too few chips to bid" if event["forced"] else " passes")
        case "swap" | "sold":
            return _exchanged(event)
        case "see":
            if "card" in event:
                return sentence("{who} looks: it is {card}", who=who, card=Card(event["card"]))
            return (who, " looks at the new card")
        case "protect":
            return sentence("{who} raises the protection to {chips}", who=who, chips=_chips(event["chips"]))
        case "collect":
            return (f"The pot takes {_chips(event['chips'])} from the cards and holds {event['pot']}",)
        case "turn" | "show":
            return sentence("{who} turns up {card}", who=who, card=Card(event["card"]))
        case "leave":
            return (who, " leaves the card covered")
        case "add":
            card, total = Card(event["card"]), event["total"]
            return sentence("{who} adds {card}, which makes {total}", who=who, card=card, total=total)
        case "stop":
            return (who, " adds nothing")
        case "result":
            return sentence(
                "The sums: {sums}. {winner} wins {won}, {loser} takes {points} penalty points",
                sums=_each(event["totals"]),
                winner=Person(event["winner"]),
                won=_chips(event["pot"]),
                loser=Person(event["loser"]),
                points=event["points"],
            )
        case "reshuffle":
            return ("The points are written down, and the cards taken are shuffled into a new draw pile",)
        case "starter":
            if event["starter"] == event["seat"]:
                return (who, " starts again")
            return sentence("{who} lets {other} start", who=who, other=Person(event["starter"]))
        case "rest":
            return sentence(
                "The draw pile is empty, so the game ends. {who} takes the round cards that are left: {penalty}",
                who=who,
                penalty=counted(event["points"], "penalty point"),
            )
        case "over":
            return sentence("The game is over: {sums}", sums=_each(event["total"]))
    return ()


def _exchanged(event: Exchanged) -> Sentence:
    got, gave = (Card(card) if card else "a covered card" for card in (event["got"], event["gave"]))
    paid = "{who} pays 1 chip to the pot and swaps with {owner}: {got} for {gave}"
    if event["kind"] == "sold":
        paid = "{who} pays {price} to {owner}: {got} for {gave}"
    who, owner = Person(event["seat"] or 0), Person(event["owner"])
    return sentence(paid, who=who, owner=owner, price=_chips(event["price"]), got=got, gave=gave)


def _each(numbers: Sequence[int]) -> Sentence:
    return joined((Person(seat), f" {number}") for seat, number in enumerate(numbers))


def _chips(number: int) -> str:
    return counted(number, "chip")
