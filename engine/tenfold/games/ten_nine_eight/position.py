"""Positions of 10-9-8 as plain data.

`hands` are lists of cards by seat, and `turned_up` is the card whose suit is trumps. `dealer` is the seat that dealt,
and `round` the number of the round from 0. `leader` is the seat that leads, or led, to the trick. `bids` are by seat,
null before the bid, and `tricks` those won, by seat. `trick` has the cards on the table and `played` those of the
tricks before it, both in order of play. `last_leader` led the last trick. `voids` are texts of the suits that everyone
knows a seat to lack, such as "CH". `trump_broken` is true if a trump was discarded or, at some tables, led. `rounds`
hold the `cards`, `bids` and `tricks` of finished rounds. `random` is 13 hexadecimal digits, the source of future deals.

Only `hands` and `turned_up` are needed, and `bids` if a card is on the table. By default, `dealer` is seat 0, `round`
follows from the number of cards, and `rounds` are not counted. If the cards `played` are given, the rest of the round
follows from them. Otherwise you can set `leader`, `tricks`, `voids` and `trump_broken`, and the trick adds what it
shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.french import CARDS, SUIT_MASK, SUIT_OF, SUITS, TEXTS, set_of, texts
from tenfold.games.ten_nine_eight.cards import MOST, Round, scored, taking, void_set, void_suits, void_text
from tenfold.games.ten_nine_eight.phases import PLAYING
from tenfold.games.ten_nine_eight.state import TenNineEightState, open_round
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight.game import TenNineEight

FOLLOWING = ("leader", "tricks", "voids", "trump_broken", "last_leader")
"""The keys of a position that follow from the cards played in its round."""


def write(state: TenNineEightState) -> dict[str, Any]:
    """Return the position of a state."""
    return {
        "hands": [texts(hand) for hand in state.hands],
        "turned_up": TEXTS[state.turned_up],
        "dealer": state.dealer,
        "round": state.round,
        "bids": state.bids,
        "leader": state.leader,
        "trick": [TEXTS[card] for card in state.trick],
        "tricks": state.tricks,
        "played": [TEXTS[card] for card in state.played],
        "voids": [void_text(voids) for voids in state.voids],
        "trump_broken": state.trump_broken,
        "rounds": [{"cards": over.cards, "bids": over.bids, "tricks": over.tricks} for over in state.rounds],
        "last_leader": state.last_leader,
        "random": state.random,
    }


def read(game: TenNineEight, position: Mapping[str, Any]) -> TenNineEightState:
    """Return the state of a position; raise `GameError` for an impossible one.

    The cards that were played go back into the hands and are played again, which checks that this is legal.
    """
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
    over = not any(hands)  # then the cards played are those of the last round
    all_rounds = tuple(_read_round(game, part) for part in reader.parts("rounds"))
    number = reader.number("round", range(len(game.schedule) + 1), _round_of(game, cards)) - over
    rounds = all_rounds[:-1] if over else all_rounds
    _check_round(game, number, cards, rounds, over)
    state = open_round(
        game,
        [set_of(hand) for hand in start],
        turned_up,
        random=reader.hexadecimal("random", SOURCE_DIGITS),
        dealer=dealer,
        number=number,
        rounds=rounds,
    )
    state.leader = leader
    state.bids = reader.optional_numbers("bids", range(cards + 1))
    reader.finish()
    _check_bids(state, bool(played or trick or any(tricks)))
    if not complete:
        state.tricks, state.done, state.voids, state.trump_broken = tricks, sum(tricks), voids, broken
        if last_leader is not None or over:
            raise GameError("The leader of the last trick, and the end of a game, need the cards “played”.")
        if any(hand & SUIT_MASK[suit] for hand, v in zip(state.hands, voids, strict=True) for suit in void_suits(v)):
            raise GameError("A seat can’t hold a card of one of its “voids”.")
    _play(state, [*played, *trick])
    found = write(state)
    if complete and any(position.get(key, found[key]) != found[key] for key in FOLLOWING):
        raise GameError(f"The cards played don’t match {', '.join(FOLLOWING)}.")
    if over and state.rounds != all_rounds:
        raise GameError("“rounds” must end with the round that was played.")
    state.log = []
    return state


def _play(state: TenNineEightState, cards: Sequence[int]) -> None:
    for card in cards:
        why = state.why_not(card)
        if why is not None:
            raise GameError(f"The cards can’t have been played like this: {why}")
        state.apply_action(card)


def _check_cards(hands: Sequence[Sequence[int]], trick: Sequence[int], played: Sequence[int], turned_up: int) -> None:
    everything = [*(card for hand in hands for card in hand), *trick, *played, turned_up]
    twice = next((card for card in everything if everything.count(card) > 1), None)
    if twice is not None:
        raise GameError(f"There is only one {TEXTS[twice]}.")
    if len(played) % len(hands) or len(trick) >= len(hands):
        raise GameError("“played” must hold whole tricks, and “trick” an unfinished one.")


def _before(
    hands: Sequence[Sequence[int]], leader: int, played: Sequence[int], trick: Sequence[int], trump: int
) -> list[list[int]]:
    """Return the hands before these cards were played."""
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
    """Return the number of cards dealt to each seat, if `gone` of them have left each hand."""
    dealt = {len(hand) + gone for hand in hands}
    if len(dealt) > 1 or not 1 <= max(dealt) <= MOST:
        raise GameError(f"“hands”, “trick”, “played” and “tricks” must come from one deal of 1 to {MOST} cards.")
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
        raise GameError(f"A round of {cards} cards has {cards} tricks, not {sum(tricks)}.")
    if game.hook and sum(bids) == cards:
        raise GameError(f"The hook forbids bids that add up to {cards}.")
    return scored(cards, bids, tricks, game.missed)


def _check_round(game: TenNineEight, number: int, cards: int, rounds: Sequence[Round], over: bool) -> None:
    """Raise `GameError` unless the round and those before it are ones of this table."""
    schedule = game.schedule
    if not 0 <= number < len(schedule) or schedule[number] != cards or (over and number + 1 < len(schedule)):
        raise GameError(f"“round” must be a round of {cards} cards that isn’t over.")
    if (rounds or over) and tuple(each.cards for each in rounds) != schedule[:number]:
        raise GameError(f"“rounds” must be the {number} rounds before this one, or left out.")


def _check_bids(state: TenNineEightState, playing: bool) -> None:
    """Set the seat on turn; raise `GameError` unless bids go round from the dealer's left, before the first card."""
    game, bids = state.game, state.bids
    to_bid = bids.count(None)
    seats = [(state.dealer + 1 + step) % game.players for step in range(game.players)]
    made = game.players - to_bid
    if None in [bids[seat] for seat in seats[:made]] or (playing and to_bid):
        raise GameError("Bids must go round from the dealer’s left, all before the first card.")
    if to_bid:
        state.turn = seats[made]
        return
    if game.hook and sum(bid for bid in bids if bid is not None) == state.cards:
        raise GameError(f"The hook forbids bids that add up to {state.cards}.")
    state.turn, state.phase = state.leader, PLAYING
