"""Tenstuff in words: what a seat sees, and what happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenfold.games.tenstuff.events import Drew, Guessed, HandedOver, Played, TenstuffEvent
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, Sentence, counted, joined, listed, sentence

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
PLAYS = {"match": ": a match", "attempt": ": an attempt", "slam": ": a slam"}


def table(observation: TenstuffObservation, names: Sequence[str]) -> str:
    """The piles, the last set, everybody’s number of cards, and the seat’s own hand."""
    seen = observation
    top = f"next {seen.draw[0]}" if seen.draw and seen.draw[0] else "face down"
    last = "nothing"
    if seen.last_owner is not None:
        last = f"{' '.join(seen.last)} of {names[seen.last_owner]}"
    draw, play = counted(len(seen.draw), "card"), counted(len(seen.play), "card")
    lines = [f"Draw pile: {draw}, {top}    Play pile: {play}    To beat: {last}"]
    if seen.reversed:
        lines.append("Three sixes turned the world round: play goes to the right.")
    for seat, (name, size) in enumerate(zip(names, seen.hand_sizes, strict=True)):
        marks = [PLACES[seen.out.index(seat)]] if seat in seen.out else [counted(size, "card")]
        marks += ["excommunicated"] if seat in seen.excommunicated else []
        marks += [f"open: {' '.join(seen.known[seat])}"] if seat in seen.shamed else []
        lines.append(f"  {name}: {', '.join(marks)}{' (on turn)' if seat == seen.current_player else ''}")
    if seen.player is not None:
        lines.append(f"{names[seen.player]}’s hand: {' '.join(seen.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """An act with what it brings: `play 7C 7H (a match)`."""
    brings = PLAYS.get(outlook.kind, "").removeprefix(": ")
    return f"{outlook.text} ({brings})" if brings else outlook.text


_PLAIN = {
    "start": "{who} holds the lowest card and leads",
    "pass": "{who} passes",
    "no-draw": "There is no card for {who} to draw",
    "excommunicated": "{who} laid it on the pile that has to be shuffled, and is excommunicated",
    "false-alarm": "Cards were left to draw: it brings {who} nothing more",
    "cleared": "Everybody has passed and nobody could draw: any set may be laid now",
    "shuffle": "The play pile is shuffled and drawn from",  # how many cards lie there is for who counts
    "reverse": "Three sixes turn the piles and the direction round",
    "restart": "The draw pile is used up: the game restarts",
    "back": "{who} is back in the game",
    "shame": "{who} enters the Round of Shame",  # the hand lies open
    "shame-over": "{who}’s Round of Shame is over",
    "over": "The game is over",
}
"""By kind, what needs nothing of an event but its seat."""


def tell(event: TenstuffEvent) -> Sentence:  # noqa: C901, PLR0911  # one for each kind of event
    """An event as a sentence; nothing where there is nothing to tell, or for a card that was not seen."""
    who = Person(event["seat"] or 0)
    match event["kind"]:
        case "deal" if "hand" in event:
            return sentence("{who} is dealt {cards}", who=who, cards=joined(map(Card, event["hand"]), " "))
        case "play":
            return _laid(event, who)
        case "draw" if "card" in event:
            return _drawn(event, who)
        case "guess":
            return _guessed(event, who)
        case "skip":
            ten, target = Card(event["card"]), Person(event["target"])
            return sentence("{who} throws {ten} at {target}, whose turn is skipped", who=who, ten=ten, target=target)
        case "give" | "return":
            return _gone(event, who)
        case "handed" if event.get("cards"):
            return sentence("{to} gets {cards}", to=Person(event["to"]), cards=_cards(event["cards"]))
        case "out":
            return sentence("{who} is out: {place} place", who=who, place=PLACES[event["place"] - 1])
        case "lifted":
            return sentence("{seats} may play again", seats=listed([*map(Person, event["seats"])]))
        case "top":
            return sentence("{card} comes to light on the draw pile", card=Card(event["card"]))
        case "accuse":
            did = "who did cheat" if event["right"] else "who has not cheated"
            return sentence("{who} accuses {accused}, {did}", who=who, accused=Person(event["accused"]), did=did)
    return sentence(_PLAIN.get(event["kind"], ""), who=who)


def _cards(cards: Iterable[str]) -> Sentence:
    return listed([*map(Card, cards)])


def _laid(event: Played, who: Person) -> Sentence:
    place = " on the table" if event["place"] == "table" else ""
    slipped = event.get("slipped")
    under = sentence(", with {cards} slipped under it", cards=_cards(slipped)) if slipped else ""
    kind = PLAYS.get(event["play"], "")
    laid = _cards(event["cards"])
    return sentence("{who} lays {laid}{place}{under}{kind}", who=who, laid=laid, place=place, under=under, kind=kind)


def _drawn(event: Drew, who: Person) -> Sentence:
    card = event.get("card")
    return sentence("{who} draws {card}", who=who, card=Card(card)) if card else (who, " only seems to draw")


def _guessed(event: Guessed, who: Person) -> Sentence:
    card = Card(event["card"])
    if event["to"] is None:
        return sentence("{who} guesses {card}, which is not the next card", who=who, card=card)
    to = Person(event["to"])
    return sentence("{who} guesses {card}, and {card} it is: {to} gets it", who=who, card=card, to=to)


def _gone(event: HandedOver, who: Person) -> Sentence:
    verb = "gives" if event["kind"] == "give" else "returns"
    count = counted(event["count"], "card") if event["count"] else "nothing"
    return sentence("{who} {verb} {count} to {to}", who=who, verb=verb, count=count, to=Person(event["to"]))
