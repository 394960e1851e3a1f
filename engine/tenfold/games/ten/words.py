"""10 in words: the table, the acts and the events."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.events import SeatEvent
from tenfold.games.ten import text
from tenfold.games.ten.events import Exchanged, Laid, TenEvent
from tenfold.games.ten.observation import Place, TenObservation
from tenfold.messages import Message, Said
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, counted


def table(observation: TenObservation, names: Sequence[str]) -> str:
    """Return the round, the pot, the cards in front of everyone, the auction, and the seat’s own hand."""
    obs = observation
    card = "none" if obs.round_card is None else obs.round_card
    lines = [f"Round {obs.round + 1}    Round card: {card}    Pot: {obs.pot}    Draw pile: {obs.draw_pile}"]
    for seat, name in enumerate(names):
        lies = _lies(obs.table[seat]) or "no card"
        lines.append(f"  {name}: {lies}, {_chips(obs.chips[seat])}, {obs.penalty_points[seat]} penalty points")
    if obs.auction is not None:
        owner, bidder = names[obs.auction.owner], names[obs.auction.bidder]
        lines.append(f"Auction of {owner}’s card: {bidder} bids {obs.auction.bid}")
    if obs.player is not None:
        lines.append(f"{names[obs.player]}’s hand: {'  '.join(obs.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """Return the text of an act with its chips, or with the total it makes: `open 1 3 (3 chips)`."""
    value = outlook.value
    if outlook.kind in {"add", "stop", "turn up", "leave"}:
        return f"{outlook.text} (makes {value})"
    if outlook.kind in {"lay open", "lay covered"}:
        return f"{outlook.text} ({f'under {_chips(value)}' if value else 'no chip'})"
    return outlook.text if value is None else f"{outlook.text} ({_chips(value)})"


def _lies(place: Place) -> str:
    if not place.laid:
        return ""
    card = place.card or "a card"
    lies = f"{card} covered" if place.covered else card
    if place.second is not None:
        lies += f" + {place.second}"
    return f"{lies} under {_chips(place.protection)}" if place.protection else lies


def tell(event: TenEvent) -> Said:  # noqa: C901, PLR0911  # one for each kind of event that has several sentences
    """Return an event as a message; `()` for cards that were not seen."""
    match event["kind"]:
        case "deal" | "refill" | "keep" if "hand" not in event and "drawn" not in event:
            return ()
        case "round" if event["round"]:
            return text.round_card(value=event["card"])
        case "round":
            return text.CATALOGUE.tell(event, value=event["card"])
        case "lay":
            return _laid(event)
        case "decline" if event["forced"]:
            return text.decline_forced(who=_who(event))
        case "pass" if event["forced"]:
            return text.pass_forced(who=_who(event))
        case "swap":
            return _swapped(event)
        case "sold":
            return _sold(event)
        case "see" if "card" in event:
            return text.see_card(who=_who(event), card=Card(event["card"]))
        case "result":
            sums = [text.sum(who=Person(seat), total=total) for seat, total in enumerate(event["totals"])]
            return text.CATALOGUE.tell(event, sums=tuple(sums))
        case "starter" if event["starter"] == event["seat"]:
            return text.starter_again(who=_who(event))
        case "over":
            scores = [text.score(who=Person(seat), points=total) for seat, total in enumerate(event["total"])]
            return text.CATALOGUE.tell(event, scores=tuple(scores))
    return text.CATALOGUE.tell(event)


def _laid(event: Laid) -> Message:
    who, chips = _who(event), event["chips"]
    if "card" not in event:
        return text.lay_unseen(who=who, chips=chips)
    lay = text.lay_open if event["open"] else text.lay_covered
    return lay(who=who, card=Card(event["card"]), chips=chips)


def _swapped(event: Exchanged) -> Message:
    who, owner = _who(event), Person(event["owner"])
    match event["got"], event["gave"]:
        case str(got), str(gave):
            return text.swap_open(who=who, owner=owner, got=Card(got), gave=Card(gave))
        case None, str(gave):
            return text.swap_gets_covered(who=who, owner=owner, gave=Card(gave))
        case str(got), None:
            return text.swap_gives_covered(who=who, owner=owner, got=Card(got))
    return text.swap_covered(who=who, owner=owner)


def _sold(event: Exchanged) -> Message:
    who, owner, price = _who(event), Person(event["owner"]), event["price"]
    match event["got"], event["gave"]:
        case str(got), str(gave):
            return text.sold_open(who=who, price=price, owner=owner, got=Card(got), gave=Card(gave))
        case None, str(gave):
            return text.sold_gets_covered(who=who, price=price, owner=owner, gave=Card(gave))
        case str(got), None:
            return text.sold_gives_covered(who=who, price=price, owner=owner, got=Card(got))
    return text.sold_covered(who=who, price=price, owner=owner)


def _who(event: SeatEvent) -> Person:
    return Person(event["seat"])


def _chips(number: int) -> str:
    return counted(number, "chip")
