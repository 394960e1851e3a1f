"""The table of Tens as a picture: everyone’s grid and discards, the draw pile, and the card in hand."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.tens.observation import TensObservation
from tenfold.pictures.scene import FRENCH, Place, Scene, Zone, pile, points


def scene(seen: TensObservation, names: Sequence[str]) -> Scene:
    """Return what an observation shows; everyone sees the same."""
    held = () if seen.in_hand is None else (seen.in_hand,)
    whence = "" if not held else "from the draw pile" if seen.in_hand_from is None else names[seen.in_hand_from]
    hand = "Final scores" if seen.is_terminal else f"Round {len(seen.hands) + 1}"
    few = seen.players <= 4
    last = "" if seen.finisher is None else f" · {names[seen.finisher]} turned the tenth card first"
    return Scene(
        art=FRENCH,
        hue=250,
        facts=f"{hand}{last}",
        middle=(pile("Draw pile", seen.pile), Zone(held, "In hand", whence, share=3)),
        places=tuple([_place(seen, seat) for seat in range(seen.players)]),
        across=2 if few else 3,
        depth=100 if few else 64,
    )


def _place(seen: TensObservation, seat: int) -> Place:
    taken = seen.in_hand_from == seat  # N12: the next one shows when the card taken is placed
    stack = () if taken else seen.stacks[seat][-1:]
    note = f"{points(seen.showing[seat])} showing"
    return Place(points(seen.scores[seat]), note, (Zone(seen.grids[seat], rows=2, share=4), Zone(stack)))
