"""PIG 10 in words: the table, the acts and the events."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.pig10 import text
from tenfold.games.pig10.cards import TEN
from tenfold.games.pig10.events import Pig10Event, Played
from tenfold.games.pig10.observation import Pig10Observation
from tenfold.messages import Message, Said
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person


def table(observation: Pig10Observation, names: Sequence[str]) -> str:
    """Return the middle, the draw pile, the cards that everyone has won, and the seat's own hand."""
    middle = " ".join(observation.middle) or "empty"
    lines = [
        f"Middle: {middle} = {observation.value}    Draw pile: {observation.pile}",
        "Won: " + " · ".join(f"{name} {won}" for name, won in zip(names, observation.scores, strict=True)),
    ]
    if observation.player is not None:
        lines.append(f"{names[observation.player]}’s hand: {'  '.join(observation.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """Return a play with the total it makes, such as `4 (makes 9)`."""
    return f"{outlook.text} (makes {outlook.value})"


def tell(event: Pig10Event) -> Said:
    """Return an event as a message. It is `()` for cards that were not seen, and at the end if no cards are left."""
    match event["kind"]:
        case "deal" if "hand" not in event:
            return ()
        case "draw" if "card" not in event:
            return ()
        case "play":
            return _played(event)
        case "capture" | "bust" | "leftovers":
            return text.CATALOGUE.tell(event, who=Person(event["taker"]), cards=len(event["cards"]))
        case "over" if not event["left"]:
            return ()
    return text.CATALOGUE.tell(event)


def _played(event: Played) -> Message:
    who, card, value = Person(event["seat"]), Card(event["card"]), event["value"]
    match event["how"]:
        case "frog":
            return text.play_frog(who=who, value=value)
        case "same":
            return text.play_same(who=who, card=card, value=value)
        case "subtract":
            return text.play_subtract(who=who, card=card, value=value)
    if not event["before"]:
        return text.play_first(who=who, value=value)
    return (text.play_over if value > TEN else text.play_add)(who=who, card=card, value=value)
