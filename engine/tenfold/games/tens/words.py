"""Tens in words: the table, and what happens."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.tens.cards import COLUMNS
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.observation import TensObservation
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, Sentence, joined, sentence


def table(observation: TensObservation, names: Sequence[str]) -> str:
    """The draw pile, the card in hand, and everybody's grid, discards and points."""
    obs = observation
    lines = [f"Hand {len(obs.hands) + (not obs.is_terminal)}    Draw pile: {obs.pile}"]
    if obs.in_hand is not None:
        whence = "the draw pile" if obs.in_hand_from is None else names[obs.in_hand_from]
        lines[0] += f"    In hand: {obs.in_hand} from {whence}"
    for seat, name in enumerate(names):
        taken = obs.in_hand_from == seat  # N12: the next one shows when the card taken is placed
        top = "taken" if taken else obs.stacks[seat][-1] if obs.stacks[seat] else "none"
        lines.append(f"{name}: {obs.scores[seat]} points, {obs.showing[seat]} showing, discard {top}")
        cells = [cell or "??" for cell in obs.grids[seat]]
        lines += ["  " + " ".join(cells[:COLUMNS]), "  " + " ".join(cells[COLUMNS:])]
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """An act with the card that it is about: `take 1 (7D)`."""
    return f"{outlook.text} ({outlook.card})" if outlook.kind == "take" else outlook.text


_TOLD = {
    "hand": "Hand {number}, {who} begins",
    "flip": "{who} turns up {card}",
    "draw": "{who} draws {card}",
    "take": "{who} takes {card} from {giver}",
    "turn": "",  # a card that is replaced is told of when it is
    "place": "{who} lays {card} and discards {out}",
    "reshuffle": "The discards below the top ones are shuffled into a new pile",
    "lost": "{who} finds no card to take",
    "finish": "{who} has turned the tenth card: one last turn for everybody else",
    "reveal": "The last cards are turned up",
    "score": "The hand counts: {scored}",
    "over": "The game is over",
}


def tell(event: TensEvent) -> Sentence:
    """An event as a sentence; nothing for a card turned up only to be replaced."""
    return sentence(_TOLD[event["kind"]], who=Person(event["seat"] or 0), **_parts(event))


def _parts(event: TensEvent) -> dict[str, object]:
    match event["kind"]:
        case "hand":
            return {"number": event["hand"] + 1}
        case "flip" | "draw":
            return {"card": Card(event["card"])}
        case "take":
            return {"card": Card(event["card"]), "giver": Person(event["giver"])}
        case "place":
            return {"card": Card(event["card"]), "out": Card(event["out"])}
        case "score":
            return {"scored": joined(_scored(seat, points) for seat, points in enumerate(event["points"]))}
    return {}


def _scored(seat: int, points: int) -> Sentence:
    return Person(seat), " " + str(points).replace("-", "−")
