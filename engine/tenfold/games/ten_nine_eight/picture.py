"""The table of 10-9-8 as a picture: the trick, the card turned up, the bids, and what everyone has won."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.french import SUITS
from tenfold.games.ten_nine_eight.cards import SUIT_NAMES
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.pictures.scene import FRENCH, Place, Scene, Zone, hidden, points
from tenfold.sentences import counted


def scene(seen: TenNineEightObservation, names: Sequence[str]) -> Scene:
    """Return what an observation shows."""
    of = f"Round {seen.round + 1} of {len(seen.schedule)}, {counted(seen.cards, 'card')} each"
    trump = SUIT_NAMES[SUITS.index(seen.trump)]
    labels = tuple([names[seat] for seat, _ in seen.trick])
    winning = "" if seen.winning is None else f"{names[seen.winning]}’s card wins so far"
    return Scene(
        art=FRENCH,
        hue=190,
        facts=f"{of} · {trump} are trumps",
        middle=(
            Zone(tuple([card for _, card in seen.trick]), "Trick", winning, share=4, labels=labels),
            Zone((seen.turned_up,), "Turned up"),
        ),
        places=tuple([_place(seen, seat) for seat in range(seen.players)]),
        hand=None if seen.player is None else seen.hand,
        across=3,
    )


def _place(seen: TenNineEightObservation, seat: int) -> Place:
    bid = seen.bids[seat]
    said = f"bid {bid}" if bid is not None else "has bid" if seen.bids_in[seat] else "no bid yet"
    deals = ", dealer" if seat == seen.dealer else ""
    note = f"{said}, won {seen.tricks[seat]}{deals}"
    held = hidden(0 if seat == seen.player else seen.hand_sizes[seat])
    return Place(points(seen.scores[seat]), note, (held,))
