"""A common-sense player, as a benchmark for the easy level. It plays like a person who has just heard the rules.

    python -m tenfold arena ten --bots sense:Sense,easy --players 2 --deals 100     # with bench on PYTHONPATH

It takes ten, follows suit high or low, and matches columns. It plays the two cards that make the most, or the lowest
set. Such a player should win one and a half times a fair share against players of the easy level.
"""

from collections.abc import Callable, Sequence
from typing import Any

from tenfold import Outlook
from tenfold.french import RANKS
from tenfold.games.ten.cards import CARDS, JOKER, VALUE
from tenfold.games.tens.cards import COLUMNS, VALUES

TEN = 10

PROMISING, MORE_TRUMPS = {2: 6, 3: 4}, 3
"""How many top ranks of each suit promise a trick in 10-9-8, by number of players (2 with more players). The second
number is how many more ranks do so in trumps."""

BARGAIN = 3
"""In 10, how much more a card has to make to be worth a chip."""


class Sense:
    """A player that decides by common sense, without looking ahead."""

    def __init__(self, game: Any, _seed: int) -> None:
        self.plays: Callable[[Any], int | None] = PLAYS[game.short_name]

    def choose(self, observation: Any) -> int | None:
        """Return an action, or None out of turn."""
        return self.plays(observation)


def pig10(seen: Any) -> int:
    """Return a play that takes ten. Otherwise, get as close to it as possible, so that others have to go over."""

    def sense(outlook: Outlook) -> tuple[bool, bool, int]:
        return outlook.value == TEN, (outlook.value or 0) < TEN, outlook.value or 0

    return int(max(seen.legal, key=sense).action)


def ten_nine_eight(seen: Any) -> int:
    """Return a bid of the number of promising cards.

    Win high, or low in last place, while tricks are needed; otherwise duck.
    """
    if seen.bids[seen.player] is None:
        least = len(RANKS) - PROMISING.get(seen.players, 2)
        trumps = least - MORE_TRUMPS
        promising = [card for card in seen.hand if RANKS.index(card[0]) >= (trumps if card[1] == seen.trump else least)]
        return int(min(seen.legal, key=lambda outlook: abs((outlook.value or 0) - len(promising))).action)
    wants = seen.tricks[seen.player] < seen.bids[seen.player]

    def height(card: str) -> tuple[bool, int]:
        return card[1] == seen.trump, RANKS.index(card[0])

    cards = sorted(seen.legal, key=lambda outlook: height(outlook.card))
    if not seen.trick:
        return int(cards[-1 if wants else 0].action)
    led = seen.trick[0][1][1]
    best = max(height(card) for _, card in seen.trick if card[1] in {led, seen.trump})
    taking = [each for each in cards if each.card[1] in {led, seen.trump} and height(each.card) > best]
    staying = [each for each in cards if each not in taking]
    if wants:
        last = len(seen.trick) == seen.players - 1
        return int((taking[0 if last else -1] if taking else cards[0]).action)
    return int(staying[-1].action if staying else cards[0].action)


def tens(seen: Any) -> int:
    """Return an act that takes or places a matching card. Otherwise, get rid of the highest card, or turn one up."""
    if seen.phase == "flip":
        return int(seen.legal[0].action)
    grid = seen.grids[seen.player]

    def matches(cell: int, rank: str) -> bool:
        own, other = grid[cell], grid[cell - COLUMNS]
        return other is not None and other[0] == rank and (own is None or own[0] != rank)

    if seen.in_hand is None:
        fitting = [each for each in seen.legal if each.card and any(matches(at, each.card[0]) for at in range(TEN))]
        drawing = [each for each in seen.legal if each.kind == "draw"]
        return int((fitting or drawing or seen.legal)[0].action)
    rank, worth = seen.in_hand[0], VALUES[RANKS.index(seen.in_hand[0])]

    def sense(outlook: Outlook) -> float:
        cell = outlook.value or 0
        card, other = grid[cell], grid[cell - COLUMNS]
        if matches(cell, rank):
            return 100
        if card is None:
            return 5
        matched = other is not None and other[0] == card[0]
        return -100 if matched else VALUES[RANKS.index(card[0])] - worth

    return int(max(seen.legal, key=sense).action)


def ten(seen: Any) -> int:
    """Return a face-down play of the card that makes the most with another.

    Buy bargains, and add the card that makes the most.
    """
    by_text = {outlook.text: outlook.action for outlook in seen.legal}
    hand = [CARDS[text] for text in seen.hand]
    if seen.phase == "lay":
        sums = {card: _most(card, [*hand[:at], *hand[at + 1 :]]) for at, card in enumerate(hand)}
        card = max(hand, key=lambda card: (sums[card], _alone(card)))
        return int(by_text[f"lay {seen.hand[hand.index(card)]} covered 0"])
    laid = seen.table[seen.player].card
    own = CARDS[laid] if laid else 0
    if seen.phase == "market":
        gains = {outlook.action: gain for outlook in seen.legal if (gain := _gain(seen, outlook, own, hand)) >= BARGAIN}
        if gains:
            return int(max(gains, key=gains.__getitem__))
    for text in ("decline", "pass", "keep"):
        if text in by_text:
            return int(by_text[text])
    if "leave" in by_text:
        return int(by_text["turn up" if _most(own, hand) > _alone(own) else "leave"])
    return int(max(seen.legal, key=lambda outlook: outlook.value or 0).action)


def _gain(seen: Any, outlook: Outlook, own: int, hand: Sequence[int]) -> int:
    """Return how much more a card makes that costs one chip. It is 0 for a hidden card, or one that costs more."""
    if outlook.taker is None or (outlook.value or 1) > 1 or seen.table[outlook.taker].card is None:
        return 0
    return _most(CARDS[seen.table[outlook.taker].card], hand) - _most(own, hand)


def _alone(card: int) -> int:
    return TEN if card == JOKER else VALUE[card]


def _most(card: int, others: Sequence[int]) -> int:
    """Return what a card makes with the best of the others, up to ten; a joker always makes ten."""
    if card == JOKER or JOKER in others:
        return TEN
    sums = [VALUE[card] + VALUE[other] for other in others]
    return max([VALUE[card], *(total for total in sums if total <= TEN)])


def tenstuff(seen: Any) -> int | None:
    """Return a play of the lowest set, the largest of its rank. Give cards if possible, and never act out of turn."""
    if seen.player != seen.current_player:
        return None
    kinds = {outlook.kind for outlook in seen.legal}
    sets = [outlook for outlook in seen.legal if outlook.text.startswith(("play", "table"))]
    if sets:
        return int(max(sets, key=lambda outlook: (-_rank(outlook.text), len(outlook.text))).action)
    first = seen.legal[-1] if kinds == {"guess", "no guess"} else seen.legal[0]
    return int(first.action)


def _rank(text: str) -> int:
    return "JA23456789TJQK".index(text.split()[1][0])


PLAYS: dict[str, Callable[[Any], int | None]] = {
    "pig10": pig10,
    "ten-nine-eight": ten_nine_eight,
    "tens": tens,
    "ten": ten,
    "tenstuff": tenstuff,
}
"""The function of each game."""
