"""The table of PIG 10 as a picture: the middle, the draw pile, the hands, and what everyone has won."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.pig10 import drawings
from tenfold.games.pig10.observation import Pig10Observation
from tenfold.pictures.scene import Art, Place, Scene, Zone, hidden, pile
from tenfold.sentences import counted

_ART = Art(drawings.face, drawings.face, drawings.kind, drawings.PARTS)


def scene(seen: Pig10Observation, names: Sequence[str]) -> Scene:
    """Return what an observation shows."""
    taker = "No one has taken the middle yet" if seen.last_taker is None else f"{names[seen.last_taker]} took it last"
    return Scene(
        art=_ART,
        hue=358,
        facts=taker,
        middle=(
            Zone(seen.middle, "Middle", f"makes {seen.value}", share=5),
            pile("Draw pile", seen.pile),
        ),
        places=tuple([_place(seen, seat) for seat in range(seen.players)]),
        hand=None if seen.player is None else seen.hand,
    )


def _place(seen: Pig10Observation, seat: int) -> Place:
    size = seen.hand_sizes[seat]
    calls = f", {counted(seen.calls[seat], 'call')}" if seen.calls[seat] else ""
    note = f"{counted(size, 'card')}{calls}"
    return Place(f"{seen.scores[seat]} won", note, (hidden(0 if seat == seen.player else size),))
