"""Thirty-One in words."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold import Card, Person, Sentence
from tenfold.sentences import joined, sentence

from thirty_one.cards import in_words
from thirty_one.events import Showed, ThirtyOneEvent
from thirty_one.observation import ThirtyOneObservation


def table(observation: ThirtyOneObservation, names: Sequence[str]) -> str:
    """Return the piles, the lives of each player, the knock, and the seat's own hand as text."""
    top = observation.discards[-1] if observation.discards else "none"
    lines = [f"Round {observation.round}    Stock: {observation.stock}    Top discard: {top}"]
    if observation.setting("length") == "lives":
        lines.append("Lives: " + " · ".join(map("{} {}".format, names, observation.lives)))
    if observation.knocker is not None:
        lines.append(f"{names[observation.knocker]} has knocked.")
    for name, cards in zip(names, observation.shown, strict=True):
        if cards:
            lines.append(f"{name} is known to hold {' '.join(cards)}.")
    if observation.player is not None:
        lines.append(f"{names[observation.player]}’s hand: {'  '.join(observation.hand) or 'empty'}")
    return "\n".join(lines)


def lives_in_words(lives: int) -> str:
    """Return a number of lives in words."""
    return "no lives" if not lives else "1 life" if lives == 1 else f"{lives} lives"


def tell(event: ThirtyOneEvent) -> Sentence:
    """Return a sentence such as `Ada takes the 10♦`."""
    who = Person(-1 if event["seat"] is None else event["seat"])
    match event["kind"]:
        case "deal" if "hand" in event:
            return sentence("{who} is dealt {cards}", who=who, cards=joined(map(Card, event["hand"]), " "))
        case "turn":
            return sentence("{card} is turned up", card=Card(event["card"]))
        case "draw":
            return sentence("{who} draws {card}", who=who, card=Card(event["card"]) if "card" in event else "a card")
        case "take" | "discard":
            return sentence("{who} {verb}s the {card}", who=who, verb=event["kind"], card=Card(event["card"]))
        case "knock":
            return sentence("{who} knocks: one more turn for the others", who=who)
        case "shuffle":
            return ("The discards become the new stock",)
        case "show":
            return _shows(event, who)
        case "out":
            return sentence("{who} is out", who=who)
        case "over":
            return ("The game is over",)
    return ()


def _shows(event: Showed, who: Person) -> Sentence:
    """Return a sentence such as `Ada shows 24 and loses a life: 1 life left`."""
    cost = ""
    if event["lost"]:
        cost = f" and loses {'a life' if event['lost'] == 1 else 'two lives'}: {lives_in_words(event['lives'])} left"
    return sentence("{who} shows {points}{cost}", who=who, points=in_words(event["points"]), cost=cost)
