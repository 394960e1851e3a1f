"""The table of 10 as a picture: the round card, the pot, the auction, and the cards and chips in front of everyone."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.ten import drawings
from tenfold.games.ten.observation import TenObservation
from tenfold.pictures.scene import Art, Scene, Zone, hidden, pile, points
from tenfold.pictures.scene import Place as Seat
from tenfold.sentences import counted


def _face(card: str) -> str:
    if card[0] != "R":
        return drawings.face(card)
    return f'<g class="print">{drawings.round_card(int(card[1:]))}</g>'


def _tiny(card: str) -> str:
    return _face(card) if card[0] in "RJ" else drawings.tiny(card)


def _kind(card: str) -> str:
    return "roundcard" if card[0] == "R" else drawings.kind(card)


_ART = Art(_face, _tiny, _kind, drawings.PARTS)


def scene(seen: TenObservation, names: Sequence[str]) -> Scene:
    """Return what an observation shows."""
    round_card = () if seen.round_card is None else (f"R{seen.round_card}",)
    return Scene(
        art=_ART,
        hue=112,
        facts=_facts(seen, names),
        middle=(
            Zone(round_card, "Round card", counted(seen.round_card or 0, "penalty point"), wide=True),
            Zone((), "Pot", counted(seen.pot, "chip"), chips=seen.pot, slot=False),
            pile("Draw pile", seen.draw_pile),
        ),
        places=tuple([_place(seen, seat) for seat in range(seen.players)]),
        hand=None if seen.player is None else seen.hand,
        depth=72,
    )


def _facts(seen: TenObservation, names: Sequence[str]) -> str:
    facts = f"Round {seen.round + 1}"
    if seen.auction is None:
        return f"{facts} · {names[seen.starter]} starts"
    owner, bidder = names[seen.auction.owner], names[seen.auction.bidder]
    return f"{facts} · Auction of {owner}’s card: {bidder} bids {counted(seen.auction.bid, 'chip')}"


def _place(seen: TenObservation, seat: int) -> Seat:
    lies = seen.table[seat]
    first = Zone((lies.card,) if lies.laid else (), chips=lies.protection, covered=lies.covered)
    second = Zone(() if lies.second is None else (lies.second,))
    held = hidden(0 if seat == seen.player else seen.hand_sizes[seat], share=1.6)
    passed = ", passed" if seen.auction is not None and seat in seen.auction.passed else ""
    return Seat(
        points(seen.penalty_points[seat]), f"{counted(seen.chips[seat], 'chip')}{passed}", (first, second, held)
    )
