"""Positions of 10 as plain data: writing them, and reading what somebody else wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.game import TERMINAL
from tenfold.games.ten.cards import (
    AUCTION,
    CARDS,
    CHIPS,
    HAND,
    JOKER,
    KINDS,
    LAYING,
    MAKES,
    MARKET,
    MOST_CHIPS,
    MOST_PROTECTION,
    NAMING,
    OVER,
    PHASES,
    PROTECTING,
    ROUND,
    ROUNDS,
    SECOND,
    TEN,
    TEXTS,
    points,
    texts,
)
from tenfold.games.ten.view import Round, settle
from tenfold.position import PositionReader

if TYPE_CHECKING:
    from tenfold.games.ten.state import TenState

FACES = ("open", "covered")
LYING = {
    f"{TEXTS[card]} {face} {chips}": (card, face == "covered", chips)
    for card in range(KINDS)
    for face in FACES
    for chips in range(MOST_PROTECTION + 1)
}
"""A first card as a position writes it → card, whether covered, chips on it."""

ROUND_KINDS = range(KINDS, KINDS + ROUNDS)
ROUND_CARDS = {TEXTS[card]: card for card in ROUND_KINDS}
PHASE_NUMBERS = {phase: number for number, phase in enumerate(PHASES)}


def write(state: TenState) -> dict[str, Any]:
    """The position under the keys that `TenState` documents."""
    seats = range(state.game.players)
    auction = {"owner": state._owner, "bid": state._bid, "bidder": state._bidder, "passed": _digits(state._passed)}
    return {
        "phase": PHASES[state._phase],
        "round": state._round,
        "round_card": None if state._round_card < 0 else TEXTS[state._round_card],
        "starter": state._starter,
        "turn": None if state._player == TERMINAL else state._player,
        "hands": [texts(hand) for hand in state._hands],
        "table": [_lying(state, seat) for seat in seats],
        "second": [[] if card < 0 else [TEXTS[card]] for card in state._second],
        "laid_by": [None if seat < 0 else seat for seat in state._laid_by],
        "laid_under": state._laid_under,
        "price": state._price,
        "seen_by": [_digits(seen) for seen in state._seen],
        "chips": state._chips,
        "pot": state._pot,
        "opener": state._seat(state._step) if state._phase in (AUCTION, PROTECTING) else None,
        "auction": [auction] if state._phase == AUCTION else [],
        "protecting": "".join(map(str, state._asked)),
        "penalties": [texts(pile) for pile in state._piles],
        "draw": texts(state._draw[: state._left][::-1]),
        "round_cards": texts(state._stack[::-1]),
        "joker_due": _digits(state._due),
        "rounds": [
            {
                "card": f"R{each.card}",
                "starter": each.starter,
                "cards": each.cards,
                "covered": "".join(str(seat) for seat in seats if each.covered[seat]),
                "laid_by": each.laid_by,
                "pot": each.pot,
            }
            for each in state._rounds
        ],
    }


def _lying(state: TenState, seat: int) -> str | None:
    card = state._first[seat]
    return None if card < 0 else f"{TEXTS[card]} {FACES[state._covered[seat]]} {state._protection[seat]}"


def _digits(members: int) -> str:
    return "".join(str(seat) for seat in range(members.bit_length()) if members >> seat & 1)


def _members(digits: str) -> int:
    found = 0
    for seat in digits:
        found |= 1 << int(seat)
    return found


# Reading.


def read(state: TenState, position: Mapping[str, Any]) -> None:
    """Set an empty state up as a position says; `GameError` for one that cannot be."""
    game = state.game
    reader = PositionReader(game, position, CARDS)
    state._hands = [sorted(hand) for hand in reader.cards_by_seat("hands")]
    _read_table(state, reader)
    state._due = _members(reader.letters("joker_due", game.digits))
    state._rounds = tuple(_read_round(state, part) for part in reader.parts("rounds"))
    phase = AUCTION if position.get("auction") else LAYING if -1 in state._first else MARKET
    state._phase = reader.choice("phase", PHASE_NUMBERS, phase)
    _read_cards(state, reader, position)
    _read_chips(state, reader, "chips" in position)
    turn = reader.seat("turn")
    _check_table(state)
    phase = state._phase
    before = range(ROUNDS - len(state._stack))
    state._round = reader.number("round", before, before[-1])
    _read_course(state, reader, turn)
    reader.finish()
    _check_course(state, turn, phase)


def _read_table(state: TenState, reader: PositionReader) -> None:
    game = state.game
    seats = range(game.players)
    table = reader.choices_by_seat("table", LYING)
    laid_by = reader.optional_numbers("laid_by", seats)
    for seat, (lying, layer, seen) in enumerate(
        zip(table, laid_by, reader.letters_by_seat("seen_by", game.digits), strict=True)
    ):
        if lying is None:
            if layer is not None or seen:
                raise GameError("Before a seat without a card nobody has laid or seen one.")
            continue
        state._first[seat], state._covered[seat], state._protection[seat] = lying
        state._laid_by[seat] = seat if layer is None else layer
        knowing = _members(seen) | 1 << seat | 1 << state._laid_by[seat]
        state._seen[seat] = knowing if state._covered[seat] else game.everybody
    if sorted(layer for layer in state._laid_by if layer >= 0) != [seat for seat in seats if state._first[seat] >= 0]:
        raise GameError("“laid_by” names each seat that has laid a card once: everybody lays one first card.")
    laid_under = reader.optional_numbers("laid_under", range(MOST_PROTECTION + 1))
    state._laid_under = [k if under is None else under for k, under in zip(state._protection, laid_under, strict=True)]
    state._price = reader.numbers("price", range(MOST_CHIPS + 1))
    for seat, cards in enumerate(reader.cards_by_seat("second")):
        if len(cards) > 1 or (cards and state._first[seat] < 0):
            raise GameError("“second” holds at most one card for a seat, and only beside a first one.")
        state._second[seat] = cards[0] if cards else -1
    state._starter = reader.seat("starter") or 0


def _read_round(state: TenState, part: PositionReader) -> Round:
    players = state.game.players
    card = part.card("card") - ROUND
    starter = part.seat("starter") or 0
    cards = part.cards_by_seat("cards")
    covered = part.letters("covered", state.game.digits)
    laid_by = part.optional_numbers("laid_by", range(players))
    pot = part.number("pot", range(MOST_CHIPS + 1))
    part.finish()
    if card < 1 or not all(1 <= len(lying) <= 2 and max(lying) < KINDS for lying in cards):
        raise GameError("A round that is over has a round card, and one or two cards before every seat.")
    if any(len(lying) == 2 and MAKES[lying[0]][lying[1]] > TEN for lying in cards):
        raise GameError("Two cards make 10 at most.")
    layers = [seat if layer is None else layer for seat, layer in enumerate(laid_by)]
    return settle(card, starter, cards, [str(seat) in covered for seat in range(players)], layers, pot)


def _read_cards(state: TenState, reader: PositionReader, position: Mapping[str, Any]) -> None:
    """What was taken, the draw pile and the round cards; the piles are by default what lies nowhere else."""
    deck = state.game.deck
    _read_penalties(state, reader, "penalties" in position)
    between = state._phase in (NAMING, OVER)
    state._round_card = reader.choice("round_card", ROUND_CARDS, -1 if between else CARDS["R6"])
    if between != (state._round_card < 0):
        raise GameError("There is a round card in every phase but “starter” and “over”.")
    lying = [card for card in (*state._first, *state._second, state._round_card) if card >= 0]
    gone = Counter([*lying, *(card for cards in (*state._hands, *state._piles) for card in cards)])
    draw, stack = reader.cards("draw"), reader.cards("round_cards")
    if "draw" not in position:
        draw = [card for card, count in enumerate(deck) for _ in range(count - gone[card])]
    if "round_cards" not in position and state._phase != OVER:
        stack = [card for card in ROUND_KINDS if not gone[card]]
        if between and len(stack) == ROUNDS:  # the round before was one whose card went out of the game
            stack.remove(CARDS["R6"])
    if any(card >= KINDS for cards in (*state._hands, draw, state._second) for card in cards):
        raise GameError("Round cards are not held, laid or drawn.")
    if any(card < KINDS for card in stack):
        raise GameError("“round_cards” are round cards, such as “R6”.")
    for card, count in (gone + Counter(draw) + Counter(stack)).items():
        most = deck[card] if card < KINDS else 1
        if count > most:
            raise GameError(f"Of {TEXTS[card]} there are {most} at this table, not {count}.")
    if between and len(stack) == ROUNDS:
        raise GameError("Between rounds at least one round card has been played.")
    state._draw, state._left = tuple(draw[::-1]), len(draw)
    state._stack = tuple(stack[::-1])


def _read_penalties(state: TenState, reader: PositionReader, given: bool) -> None:
    lost = [_lost(state._rounds, seat) for seat in range(state.game.players)]
    piles = reader.cards_by_seat("penalties") if given else lost
    if any(Counter(cards) - Counter(pile) for cards, pile in zip(lost, piles, strict=True)):
        raise GameError("“penalties” hold at least what was lost in “rounds”.")
    state._piles = [tuple(pile) for pile in piles]
    state._points = [points(pile) for pile in piles]


def _lost(rounds: Sequence[Round], seat: int) -> list[int]:
    lost = [each for each in rounds if each.loser == seat]
    return [CARDS[card] for each in lost for lying in (*each.cards, (f"R{each.card}",)) for card in lying]


def _read_chips(state: TenState, reader: PositionReader, given: bool) -> None:
    chips = reader.numbers("chips", range(MOST_CHIPS + 1), CHIPS)
    state._pot = reader.number("pot", range(MOST_CHIPS + 1))
    if not given:
        chips = [max(0, count - lying) for count, lying in zip(chips, state._protection, strict=True)]
    state._chips = chips
    everything = sum(chips) + sum(state._protection) + state._pot
    if everything != CHIPS * state.game.players:
        raise GameError(f"There are {CHIPS * state.game.players} chips at this table, not {everything}.")


def _read_course(state: TenState, reader: PositionReader, turn: int | None) -> None:
    """Whose turn it is in the phase, and what goes with it."""
    players, starter, phase = state.game.players, state._starter, state._phase
    first = starter if turn is None else turn
    opener = reader.seat("opener")
    auctions = reader.parts("auction")
    asked = tuple(map(int, reader.letters("protecting", state.game.digits)))
    if (phase == AUCTION) != (len(auctions) == 1) or (phase == PROTECTING) != bool(asked):
        raise GameError("“auction” goes with the phase “auction”, and “protecting” with the phase “protect”.")
    if phase == AUCTION:
        _read_auction(state, auctions[0])
        first = state._bidder if opener is None else opener
    elif phase == PROTECTING:
        if not all(state._chips[seat] and state._protection[seat] < MOST_PROTECTION for seat in asked):
            raise GameError("“protecting” are seats that can put another chip on their cards.")
        state._asked = asked
        first = asked[0] if opener is None else opener
    elif opener is not None:
        raise GameError("An “opener” goes with an auction, or with the protection after it.")
    state._step = (first - starter) % players
    state._player = first
    if phase == LAYING:
        state._step = players - state._first.count(-1)
        state._player = state._seat(state._step)
    elif phase in (NAMING, OVER):
        state._step = 0
    _go_on(state)


def _go_on(state: TenState) -> None:
    """Ask whoever has a choice; what goes by itself goes."""
    if state._phase == MARKET:
        state._next_chance()
    elif state._phase == AUCTION:
        state._next_bidder(state._bidder)
    elif state._phase == PROTECTING:
        state._next_protection()
    elif state._phase == OVER:
        state._finish()


def _read_auction(state: TenState, part: PositionReader) -> None:
    owner, bidder = part.seat("owner"), part.seat("bidder")
    state._bid = part.number("bid", range(1, MOST_CHIPS + 1), 1)
    state._passed = _members(part.letters("passed", state.game.digits))
    part.finish()
    if owner is None or bidder is None or owner == bidder or state._passed >> bidder & 1:
        raise GameError("An auction has an “owner” and another seat as “bidder”, who has not passed.")
    if not 1 <= state._protection[owner] <= state._bid <= state._chips[bidder]:
        raise GameError("A bid is for a protected card, not below its protection, and not above what the bidder has.")
    state._owner, state._bidder = owner, bidder


def _check_table(state: TenState) -> None:
    """What lies on the table fits the phase, and so do the hands."""
    phase, seats = state._phase, range(state.game.players)
    laid = [state._first[state._seat(step)] >= 0 for step in seats]
    if phase == LAYING:
        if laid != sorted(laid, reverse=True) or all(laid):
            raise GameError("First cards are laid in turn from the starter on, and then comes the market.")
        if not all(state._hands[seat] or state._first[seat] >= 0 for seat in seats):
            raise GameError("Everybody needs a card in hand to lay.")
    elif any(laid) != all(laid) or any(laid) == (phase in (NAMING, OVER)):
        raise GameError("From the market to the second cards every seat has a first card, and between rounds none.")
    for seat in seats:
        lying = (state._first[seat] >= 0) + (state._second[seat] >= 0)
        if len(state._hands[seat]) + lying > HAND:
            raise GameError(f"Nobody has more than {HAND} cards, those on the table included.")
        layer = state._laid_by.index(seat) if seat in state._laid_by else None
        hides = layer is not None and state._covered[layer] and state._first[layer] == JOKER
        if state._due >> seat & 1 and JOKER not in state._hands[seat] and not hides:
            raise GameError("A seat of “joker_due” has a joker in hand, or has laid it covered.")
    if phase == SECOND and any(state._protection):
        raise GameError("When the market is over, all chips on cards are in the pot.")


def _check_course(state: TenState, turn: int | None, phase: int) -> None:
    """The turn is the one that was given; second cards lie only before seats whose turn is over."""
    if turn is not None and turn != state._player:
        raise GameError("“turn” names another seat than the one that is to act.")
    if phase == NAMING and not state._stack:
        raise GameError("After the last round card nobody is named to start.")
    for step in range(state.game.players):
        seat = state._seat(step)
        first, second = state._first[seat], state._second[seat]
        if second < 0:
            continue
        if phase != SECOND or step >= state._step or state._covered[seat] or MAKES[first][second] > TEN:
            raise GameError(
                "A second card lies beside an open first one, after its player’s turn, and makes 10 at most."
            )
