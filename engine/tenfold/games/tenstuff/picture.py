"""The table of Tenstuff as a picture: both piles, the set to beat, and what is known of every hand."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.tenstuff import drawings
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.games.tenstuff.words import PLACES
from tenfold.pictures.scene import Art, Place, Scene, Zone, letter, pile, points
from tenfold.sentences import counted

_ART = Art(
    face=lambda card: drawings.face(card, letter(card[0])),
    tiny=lambda card: drawings.tiny(card, letter(card[0])),
    kind=drawings.kind,
    parts=drawings.PARTS,
)


def scene(seen: TenstuffObservation, names: Sequence[str]) -> Scene:
    """Return what an observation shows."""
    owner = "" if seen.last_owner is None else f"by {names[seen.last_owner]}"
    return Scene(
        art=_ART,
        hue=42,
        facts=_facts(seen),
        middle=(
            pile("Draw pile", len(seen.draw), top=next(iter(seen.draw), None)),
            pile("Play pile", len(seen.play), top=next(iter(seen.play), None)),
            Zone(seen.last, "To beat", owner, share=3),
        ),
        places=tuple([_place(seen, seat) for seat in range(seen.players)]),
        hand=None if seen.player is None else seen.hand,
    )


def _facts(seen: TenstuffObservation) -> str:
    facts = ["Reversed, play goes to the right" if seen.reversed else "Play goes to the left"]
    facts += [f"{seen.ten} was thrown"] if seen.ten else []
    facts += [f"chosen: {' '.join(seen.marked)}"] if seen.marked else []
    return " · ".join(facts)


def _place(seen: TenstuffObservation, seat: int) -> Place:
    size, known = seen.hand_sizes[seat], seen.known[seat]
    notes = [f"out, {PLACES[seen.out.index(seat)]}" if seat in seen.out else f"{counted(size, 'card')} in hand"]
    notes += ["excommunicated"] if seat in seen.excommunicated else []
    notes += ["face up"] if seat in seen.shamed else []
    held = () if seat == seen.player else (*known, *(None,) * (size - len(known)))
    return Place(points(seen.scores[seat]), ", ".join(notes), (Zone(held, slot=False),))
