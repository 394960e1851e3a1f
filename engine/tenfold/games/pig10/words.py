"""PIG 10 in words: the table, and what happens."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.pig10.cards import TEN
from tenfold.games.pig10.events import Pig10Event, Played
from tenfold.games.pig10.observation import Pig10Observation
from tenfold.observation import Outlook
from tenfold.sentences import Card, Figure, Person, Sentence, counted, joined, sentence


def table(observation: Pig10Observation, names: Sequence[str]) -> str:
    """Middle, draw pile, what everybody has won, and the seat's own hand."""
    middle = " ".join(observation.middle) or "empty"
    lines = [
        f"Middle: {middle} = {observation.value}    Draw pile: {observation.pile}",
        "Won: " + " · ".join(f"{name} {won}" for name, won in zip(names, observation.scores, strict=True)),
    ]
    if observation.player is not None:
        lines.append(f"{names[observation.player]}’s hand: {'  '.join(observation.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """A play with the total it makes, such as `4 (makes 9)`."""
    return f"{outlook.text} (makes {outlook.value})"


def tell(event: Pig10Event) -> Sentence:  # noqa: PLR0911  # one for each kind of event
    """An event as a sentence; nothing for cards that were not seen."""
    match event["kind"]:
        case "deal" if "hand" in event:
            return sentence("{who} is dealt {cards}", who=Person(event["seat"] or 0), cards=_cards(event["hand"]))
        case "draw" if "card" in event:
            return sentence("{who} draws {card}", who=Person(event["seat"] or 0), card=Card(event["card"]))
        case "begin":
            return sentence("{who} begins", who=Person(event["seat"] or 0))
        case "play":
            return _played(event)
        case "capture":
            return sentence("PIG 10! {who} takes {cards}", **_taken(event["taker"], event["cards"]))
        case "bust":
            return sentence("{who} takes {cards}", **_taken(event["taker"], event["cards"]))
        case "leftovers":
            return sentence("The middle goes to {who}, who took last", who=Person(event["taker"]))
        case "over" if event["left"]:
            verb = "belongs" if event["left"] == 1 else "belong"
            return (f"{counted(event['left'], 'card')} left in the middle {verb} to nobody",)
    return ()


def _cards(cards: Sequence[str]) -> Sentence:
    return joined(map(Card, cards), " ")


def _taken(taker: int, cards: Sequence[str]) -> dict[str, object]:
    return {"who": Person(taker), "cards": Figure(counted(len(cards), "card"))}


def _played(event: Played) -> Sentence:
    parts = {"who": Person(event["seat"] or 0), "card": Card(event["card"]), "value": Figure(str(event["value"]))}
    match event["how"]:
        case "frog":
            return sentence("{who} plays a frog: {value}", **parts)
        case "same":
            return sentence("{who} plays {card}, makes it {value}", **parts)
        case "subtract":
            return sentence("{who} takes {card} away: {value}", **parts)
    if not event["before"]:
        return sentence("{who} plays {value}", **parts)
    late = ", too\N{NO-BREAK SPACE}many" if event["value"] > TEN else ""
    return sentence("{who} adds {card}: {value}{late}", **parts, late=late)
