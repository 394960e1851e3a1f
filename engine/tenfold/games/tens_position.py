"""Reading a position of Tens: the state of plain data, or a sentence that says why no play leads to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.french import CARDS, TEXTS
from tenfold.game import TERMINAL
from tenfold.games.tens_grid import ALL, CELLS, FLIPS, TOUCHING, Hand, finished
from tenfold.plainjson import shown
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tens import Tens, TensState

FLIPPING, TAKING, PLACING = range(3)
PHASES = ("flip", "take", "place")
"""What the seat on turn has to do: turn up a card, take one, place it."""

MOST_POINTS = 1_000_000
MOST_HANDS = 10_000
MOST_TURNS = 1_000_000

STARTS = frozenset(
    sum(1 << cell for cell in cells)
    for cells in combinations(range(CELLS), FLIPS)
    if not any(TOUCHING[a] >> b & 1 for a, b in combinations(cells, 2))
)
"""The sets of cells that may have been turned up before the first turn."""


def read_into(state: TensState, position: Mapping[str, Any]) -> None:
    """Fill a fresh state; `GameError` for a position that cannot be."""
    game = state.game
    reader = PositionReader(game, position, CARDS)
    grids = _whole(reader.cards_by_seat("grids"))
    face_up = [_cells(text) for text in reader.letters_by_seat("face_up", "0123456789")]
    turn = reader.seat("turn")
    state._starter = reader.seat("starter") or 0
    state._open(grids, reader.cards("pile")[::-1])
    state._face_up = face_up
    state._stacks = reader.cards_by_seat("stacks")
    state._reshuffled = reader.flag("reshuffled")
    in_hand = reader.cards("in_hand")
    state._in_hand = in_hand[0] if in_hand else None
    state._from = reader.seat("taken_from")
    state._finisher = reader.seat("finisher")
    state._turns = reader.number("turns", range(MOST_TURNS))
    state._hands = tuple(_hand(game, part) for part in reader.parts("hands"))
    state._hand = reader.number("hand", range(MOST_HANDS), len(state._hands))
    state._totals = reader.numbers("totals", range(-MOST_POINTS, MOST_POINTS + 1))
    state._random = reader.hexadecimal("random", SOURCE_DIGITS)
    reader.finish()
    if len(in_hand) > 1:
        raise GameError("“in_hand” holds one card, or none.")
    stacks = [card for stack in state._stacks for card in stack]
    _check_packs(game, [*grids, *state._pile, *stacks, *in_hand])
    if state._reshuffled and not state._pile:
        raise GameError("An empty pile is not reshuffled.")
    state._events = []
    if _check_hands(state, "totals" in position):
        _check_over(state, turn)
    elif any(up.bit_count() < FLIPS for up in face_up):
        _begin(state, turn, bool(stacks or in_hand))
    else:
        _play(state, state._starter if turn is None else turn)


def _whole(grids: Sequence[Sequence[int]]) -> list[int]:
    if any(len(grid) != CELLS for grid in grids):
        raise GameError("Every grid has ten cards.")
    return [card for grid in grids for card in grid]


def _cells(text: str) -> int:
    found = sum(1 << int(cell) for cell in set(text))
    if found.bit_count() < len(text):
        raise GameError(f"“face_up” names every cell once, unlike {shown(text)}.")
    return found


def _hand(game: Tens, part: PositionReader) -> Hand:
    grids = _whole(part.cards_by_seat("grids"))
    finisher = part.seat("finisher")
    part.finish()
    _check_packs(game, grids)
    if finisher is None:
        raise GameError("A hand that is over has a “finisher”.")
    return finished(grids, finisher)


def _check_packs(game: Tens, cards: Sequence[int]) -> None:
    card, number = Counter(cards).most_common(1)[0]
    if number > game.decks:
        raise GameError(f"{TEXTS[card]} is there {number} times, but the packs hold {game.decks} of it.")


def _check_hands(state: TensState, told: bool) -> bool:
    """Add up the hands that are over; whether the game ended with them. Earlier hands may be left out."""
    game, hands = state.game, state._hands
    number = state._hand - len(hands)
    if number < 0:
        raise GameError("“hand” is at least as many as “hands” there are.")
    points = [sum(over.points[seat] for over in hands) for seat in range(game.players)]
    totals = (
        [total - scored for total, scored in zip(state._totals, points, strict=True)] if told else [0] * len(points)
    )
    if not number and any(totals):
        raise GameError(f"“totals” are what the “hands” come to, {points}, or are left out.")
    over = state._deciding = number > 0 and game.ends(number, totals)
    over = over and not game.goes_on(totals)
    for hand in hands:
        if over:
            break
        number += 1
        totals = [total + scored for total, scored in zip(totals, hand.points, strict=True)]
        state._deciding = state._deciding or game.ends(number, totals)
        over = state._deciding and not game.goes_on(totals)
    if over and (number < state._hand or not hands):
        raise GameError(f"By these “totals” and “hands” the game is over after {number} hands.")
    state._totals = totals
    return over


def _check_over(state: TensState, turn: int | None) -> None:
    last = state._hands[-1]
    if turn is not None or state._in_hand is not None or state._from is not None:
        raise GameError("The game is over, so nobody is on turn and nobody holds a card.")
    if any(up != ALL for up in state._face_up) or finished(state._grids, last.finisher) != last:
        raise GameError("The game is over, so “grids” are the last of “hands”, all face up.")
    if state._finisher != last.finisher:
        raise GameError("“finisher” is who finished the last of “hands”.")
    state._phase = TAKING
    state._player = TERMINAL


def _begin(state: TensState, turn: int | None, taken: bool) -> None:
    """The cards to start with are being turned up."""
    if taken or state._from is not None or state._finisher is not None:
        raise GameError("Nobody takes a card before every seat has turned up three.")
    if not state._pile:
        raise GameError("There is no card to take.")
    seats = [(state._starter + step) % state.game.players for step in range(state.game.players)]
    counts = [state._face_up[seat].bit_count() for seat in seats]
    ready = next(i for i, number in enumerate(counts) if number < FLIPS)
    if set(counts[:ready]) - {FLIPS} or any(counts[ready + 1 :]):
        raise GameError("Three cards are turned up by each seat, one seat after the other from the starter on.")
    if not all(any(up & start == up for start in STARTS) for up in state._face_up):
        raise GameError("No two of the three cards to start with may touch.")
    if turn not in (None, seats[ready]):
        raise GameError(f"Seat {seats[ready]} is on turn to turn up cards.")
    state._player = seats[ready]


def _play(state: TensState, turn: int) -> None:
    """Cards are taken and placed."""
    if not all(any(start & up == start for start in STARTS) for up in state._face_up):
        raise GameError("Every seat has turned up three cards that do not touch.")
    done = [seat for seat, up in enumerate(state._face_up) if up == ALL]
    if (state._finisher is None and done) or (state._finisher is not None and state._finisher not in done):
        raise GameError("“finisher” is the first seat with ten cards face up, or null when there is none.")
    if turn == state._finisher:
        raise GameError("The finisher has no further turn.")
    if state._in_hand is not None:
        if state._from == turn:
            raise GameError("Nobody takes from their own discards.")
        state._phase = PLACING
        state._player = turn
        return
    if state._from is not None:
        raise GameError("Nothing was “taken_from” anybody: “in_hand” holds no card.")
    if not state._pile and not any(state._stacks):
        raise GameError("There is no card to take.")
    state._turn_to(turn)
