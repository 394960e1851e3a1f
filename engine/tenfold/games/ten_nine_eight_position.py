"""Reading a position of 10-9-8: the state of plain data, or a sentence that says why no play leads to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.french import CARDS, SUIT_MASK, SUIT_OF, SUITS, TEXTS, set_of
from tenfold.games.ten_nine_eight_rounds import MOST, Round, scored, taking, void_set, void_suits
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightState

FOLLOWING = ("leader", "tricks", "voids", "trump_broken", "last_leader")
"""The keys of a position that follow from the cards played in its round."""


def read_into(state: TenNineEightState, position: Mapping[str, Any]) -> None:
    """Fill a fresh state; `GameError` for a position that no play leads to.

    The cards that were played go back into the hands and are played again, which shows whether they could be.
    """
    game = state.game
    reader = PositionReader(game, position, CARDS)
    hands, turned_up = reader.cards_by_seat("hands"), reader.card("turned_up")
    played, trick = reader.cards("played"), reader.cards("trick")
    tricks = reader.numbers("tricks", range(MOST + 1))
    voids = [void_set(suits) for suits in reader.letters_by_seat("voids", SUITS)]
    broken = reader.flag("trump_broken")
    dealer = reader.seat("dealer") or 0
    leader, last_leader = reader.seat("leader"), reader.seat("last_leader")
    complete = bool(played) or not any(tricks)
    if complete or leader is None:
        leader = game.left[dealer]
    _check_cards(hands, trick, played, turned_up)
    start = _before(hands, leader, played, trick, SUIT_OF[turned_up])
    cards = _cards_dealt(start, 0 if complete else sum(tricks))
    state._dealer = dealer
    state._random = reader.hexadecimal("random", SOURCE_DIGITS)
    rounds = tuple(_read_round(game, part) for part in reader.parts("rounds"))
    over = not any(hands)  # the round that is played again is the last one told
    state._round = reader.number("round", range(len(game.schedule) + 1), _round_of(game, cards)) - over
    state._rounds = rounds[:-1] if over else rounds
    state._points = [sum(each.points[seat] for each in state._rounds) for seat in range(game.players)]
    state._open(cards, [set_of(hand) for hand in start], turned_up)
    state._leader = leader
    state._bids = reader.optional_numbers("bids", range(cards + 1))
    state._to_bid = state._bids.count(None)
    reader.finish()
    _check_round(state, over)
    _check_bids(state, bool(played or trick or any(tricks)))
    if not complete:
        state._tricks, state._done, state._voids, state._broken = tricks, sum(tricks), voids, broken
        if last_leader is not None or over:
            raise GameError("Who led the last trick, and how a game ended, is known by the cards “played” only.")
        if any(hand & SUIT_MASK[suit] for hand, v in zip(state._hands, voids, strict=True) for suit in void_suits(v)):
            raise GameError("A seat holds a card of one of its “voids”.")
    _play(state, [*played, *trick])
    told = state._position()
    if complete and any(position.get(key, told[key]) != told[key] for key in FOLLOWING):
        raise GameError(f"From the cards played another {', '.join(FOLLOWING)} follows.")
    if over and state._rounds != rounds:
        raise GameError("“rounds” ends with the round that was played.")
    state._events = []


def _play(state: TenNineEightState, cards: Sequence[int]) -> None:
    for card in cards:
        if card not in state._legal_actions():
            raise GameError(f"The cards could not be played so: {state._refuse(card, state._player)}")
        state._apply(card, state._player)


def _check_cards(hands: Sequence[Sequence[int]], trick: Sequence[int], played: Sequence[int], turned_up: int) -> None:
    everything = [*(card for hand in hands for card in hand), *trick, *played, turned_up]
    twice = next((card for card in everything if everything.count(card) > 1), None)
    if twice is not None:
        raise GameError(f"There is one {TEXTS[twice]} only.")
    if len(played) % len(hands) or len(trick) >= len(hands):
        raise GameError("“played” holds whole tricks, and “trick” one that goes on.")


def _before(
    hands: Sequence[Sequence[int]], leader: int, played: Sequence[int], trick: Sequence[int], trump: int
) -> list[list[int]]:
    """The hands before these cards were played."""
    players = len(hands)
    start = [[*hand] for hand in hands]
    for at in range(0, len(played) + 1, players):
        cards = played[at : at + players] or trick
        for step, card in enumerate(cards):
            start[(leader + step) % players].append(card)
        if cards:
            leader = (leader + taking(cards, trump)) % players
    return start


def _cards_dealt(hands: Sequence[Sequence[int]], gone: int) -> int:
    """How many cards a seat was dealt, of which so many are gone."""
    dealt = {len(hand) + gone for hand in hands}
    if len(dealt) > 1 or not 1 <= max(dealt) <= MOST:
        raise GameError(f"“hands”, “trick”, “played” and “tricks” do not come from one deal of 1 to {MOST} cards.")
    return dealt.pop()


def _round_of(game: TenNineEight, cards: int) -> int:
    if cards not in game.schedule:
        raise GameError(f"No round of this table deals {cards} cards.")
    return game.schedule.index(cards)


def _read_round(game: TenNineEight, part: PositionReader) -> Round:
    cards = part.number("cards", range(1, MOST + 1), 1)
    bids, tricks = part.numbers("bids", range(cards + 1)), part.numbers("tricks", range(cards + 1))
    part.finish()
    if sum(tricks) != cards:
        raise GameError(f"In a round of {cards} cards {cards} tricks are won, not {sum(tricks)}.")
    if game.hook and sum(bids) == cards:
        raise GameError(f"The hook forbids bids that add up to {cards}.")
    return scored(cards, bids, tricks)


def _check_round(state: TenNineEightState, over: bool) -> None:
    """The round is one of this table's, and so are those before it."""
    schedule, number = state.game.schedule, state._round
    if not 0 <= number < len(schedule) or schedule[number] != state._cards or (over and number + 1 < len(schedule)):
        raise GameError(f"“round” does not deal {state._cards} cards, or is over.")
    if (state._rounds or over) and tuple(each.cards for each in state._rounds) != schedule[:number]:
        raise GameError(f"“rounds” are the {number} rounds before this one, or are left out.")


def _check_bids(state: TenNineEightState, playing: bool) -> None:
    """Bids go round from the dealer's left, and play begins when all are made; sets who acts next."""
    game = state.game
    seats = [(state._dealer + 1 + step) % game.players for step in range(game.players)]
    made = game.players - state._to_bid
    if None in [state._bids[seat] for seat in seats[:made]] or (playing and state._to_bid):
        raise GameError("Bids go round from the dealer’s left, and all are made before the first card.")
    if game.hook and not state._to_bid and sum(bid for bid in state._bids if bid is not None) == state._cards:
        raise GameError(f"The hook forbids bids that add up to {state._cards}.")
    state._player = seats[made] if state._to_bid else state._leader
