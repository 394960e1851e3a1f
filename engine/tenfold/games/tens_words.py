"""Tens in words: the table, what happens, and why something may not be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.games.tens_grid import CELL_TEXTS, COLUMNS

if TYPE_CHECKING:
    from tenfold.games.tens import TensObservation

STAYS_UP = "This card lies face up already."
STAYS_DOWN = "This card stays face down. It touches one already turned up, above, below or beside it."
FLIPPED = "The grid stays as it is. The cards to start with are turned up."
FLIP_FIRST = "The cards stay where they are. First every player turns up three of their own."
TAKE_FIRST = "The grid stays as it is. First a card is taken, from the draw pile or from another player’s discards."
PLACE_FIRST = "The other cards stay where they are. First the card just taken goes on the grid."
OWN_STACK = "These discards stay for the others. Nobody takes from their own."
NO_DISCARD = "There is no discard here to take."
NO_PILE = "The draw pile is empty, and there are no discards to shuffle."


def table(observation: TensObservation, names: Sequence[str]) -> str:
    """The table as a few lines of text."""
    obs = observation
    lines = [f"Hand {len(obs.hands) + (not obs.is_terminal)}    Draw pile: {obs.pile}"]
    if obs.in_hand is not None:
        whence = "the draw pile" if obs.in_hand_from is None else names[obs.in_hand_from]
        lines[0] += f"    In hand: {obs.in_hand} from {whence}"
    for seat, name in enumerate(names):
        top = obs.stacks[seat][-1] if obs.stacks[seat] else "none"
        lines.append(f"{name}: {obs.scores[seat]} points, {obs.showing[seat]} showing, discard {top}")
        cells = [cell or "??" for cell in obs.grids[seat]]
        lines += ["  " + " ".join(cells[:COLUMNS]), "  " + " ".join(cells[COLUMNS:])]
    return "\n".join(lines)


def event(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as a sentence; empty where there is nothing to tell."""
    name = "" if event["seat"] is None else names[event["seat"]]
    told = {
        "finish": f"{name} has turned the last card. Everybody else has one more turn.",
        "lost": f"{name} finds no card to take.",
        "reveal": "The last cards are turned up.",
        "over": "The game is over.",
    }.get(event["kind"], "")
    match event:
        case {"kind": "hand", "hand": hand, "decks": decks}:
            told = f"Hand {hand + 1}: ten cards each, from {decks} pack{'s' * (decks > 1)}. {name} begins."
        case {"kind": "flip", "card": card}:
            told = f"{name} turns up {card}."
        case {"kind": "draw", "card": card}:
            told = f"{name} draws {card}."
        case {"kind": "take", "card": card, "from": giver}:
            told = f"{name} takes {card} from {names[giver]}."
        case {"kind": "place", "cell": cell, "card": card, "out": out}:
            told = f"{name} places {card} at {CELL_TEXTS[cell]} and discards {out}."
        case {"kind": "reshuffle", "cards": cards}:
            told = f"The draw pile is empty: {cards} discards are shuffled, the top ones stay."
        case {"kind": "score", "points": points}:
            scored = (f"{n} {str(won).replace('-', '−')}" for n, won in zip(names, points, strict=True))
            told = f"The hand is over: {', '.join(scored)}."
    return told
