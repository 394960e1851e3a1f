"""A rule of thumb for 10-9-8 in some thirty lines, as a benchmark for the medium level.

    python bench/arena.py ten-nine-eight --pair medium bench.thumb:Thumb --seats 2 3 4 5

It adds up what its cards promise, less a part of what the others bid above their share. While it needs tricks, it leads
aces and wins high. Otherwise it throws its highest card that doesn't win.
"""

from typing import Any

from tenfold.french import RANKS

ACE = len(RANKS) - 1
PROMISE = {ACE: 0.85, ACE - 1: 0.6, ACE - 2: 0.35, ACE - 3: 0.18}
REST, LEAST, EACH, HEED = 0.04, 0.25, 0.07, 0.3
"""What a low card promises, the lowest trump, each rank of a trump above it, and how much the other bids count."""

FEW, MANY = 1.1, 0.85
"""How much more or less that is with up to three players, and with more."""


class Thumb:
    """A player that follows the rule of thumb."""

    def __init__(self, _game: Any, _seed: int) -> None:
        pass

    def choose(self, seen: Any) -> int | None:
        """Return an action, or None out of turn."""
        if not seen.legal:
            return None
        return int(_bid(seen) if seen.bids[seen.player] is None else _card(seen))


def _bid(seen: Any) -> int:
    promised = sum(
        LEAST + EACH * RANKS.index(rank) if suit == seen.trump else PROMISE.get(RANKS.index(rank), REST)
        for rank, suit in seen.hand
    )
    others = [bid for bid in seen.bids if bid is not None]
    above = sum(others) - len(others) * len(seen.hand) / seen.players
    wanted = promised * (FEW if seen.players < 4 else MANY) - HEED * above
    return int(min(seen.legal, key=lambda outlook: abs(outlook.value - wanted)).action)


def _card(seen: Any) -> int:
    need = seen.bids[seen.player] - seen.tricks[seen.player]

    def height(card: str) -> tuple[bool, int]:
        return card[1] == seen.trump, RANKS.index(card[0])

    cards = sorted(seen.legal, key=lambda outlook: height(outlook.card))
    low = sorted(cards, key=lambda outlook: RANKS.index(outlook.card[0]))
    if not seen.trick:
        aces = [each for each in cards if height(each.card) == (False, ACE)]
        if need <= 0:
            return int(low[0].action)
        return int((cards if 2 * need >= len(seen.hand) else aces or low[:1])[-1].action)
    led = seen.trick[0][1][1]
    best = max(height(card) for _, card in seen.trick if card[1] in {led, seen.trump})
    taking = [each for each in cards if each.card[1] in {led, seen.trump} and height(each.card) > best]
    staying = [each for each in low if each not in taking]
    if need > 0:
        is_last = len(seen.trick) == seen.players - 1
        return int((taking[0 if is_last else -1] if taking else low[0]).action)
    return int((staying[-1] if staying else cards[0]).action)
