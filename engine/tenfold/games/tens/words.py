"""Tens in words: the table, the acts and the events."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.tens import text
from tenfold.games.tens.cards import COLUMNS
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.observation import TensObservation
from tenfold.messages import Said
from tenfold.observation import Outlook
from tenfold.sentences import Person


def table(observation: TensObservation, names: Sequence[str]) -> str:
    """Return the draw pile, the card in hand, and everyone's grid, discards and points."""
    obs = observation
    lines = [f"Round {len(obs.hands) + (not obs.is_terminal)}    Draw pile: {obs.pile}"]
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
    """Return the text of an act, with the card if it takes a discard: `take 1 (7D)`."""
    return f"{outlook.text} ({outlook.card})" if outlook.kind == "take" else outlook.text


def tell(event: TensEvent) -> Said:
    """Return an event as a message; `()` for a card turned up only to be replaced."""
    match event["kind"]:
        case "turn":
            return ()
        case "hand":
            return text.CATALOGUE.tell(event, hand=event["hand"] + 1)
        case "score":
            scores = [text.score(who=Person(seat), points=points) for seat, points in enumerate(event["points"])]
            return text.CATALOGUE.tell(event, scores=tuple(scores))
    return text.CATALOGUE.tell(event)
