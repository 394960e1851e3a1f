"""Positions of Tens as plain data.

- `grids`: by seat, ten cards row by row. `face_up`: by seat, the numbers of the cells turned up, such as "047".
- `stacks`: the discards by seat, the top one last. `pile`: the draw pile, the next card first. `reshuffled`: true if
  it is made of discards.
- `in_hand`: a list of the card taken and not yet placed, or empty. `taken_from`: the seat it was taken from, null for
  the pile.
- `turn`: the seat on turn, null when the game is over. `starter`: the seat that started the hand. `finisher`: the seat
  that turned its tenth card first. `turns`: the number of turns in this hand.
- `hand`: the number of the hand, from 0. `hands`: the finished hands, all or only the last, each with `grids` and
  `finisher`. `totals`: the points of the finished hands, by seat. `deciding`: true if only a tie keeps the game going.
- `random`: 13 hexadecimal digits, the source of future shuffles.

Only `grids`, `face_up` and a card to take are needed. By default, `turn` and `starter` are seat 0, `hand` is the number
of `hands`, and `totals` are their sums.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.french import CARDS, TEXTS
from tenfold.games.tens.cards import CELLS, FLIPS
from tenfold.games.tens.grid import ALL, TOUCHING, Hand, grid_texts
from tenfold.games.tens.phases import FLIPPING, PLACING, TAKING
from tenfold.games.tens.state import TensState
from tenfold.observation import TERMINAL
from tenfold.plainjson import shown
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tens.game import Tens

MOST_POINTS = 1_000_000
MOST_HANDS = 10_000
MOST_TURNS = 1_000_000

STARTS = frozenset(
    sum(1 << cell for cell in cells)
    for cells in combinations(range(CELLS), FLIPS)
    if not any(TOUCHING[a] >> b & 1 for a, b in combinations(cells, 2))
)
"""The sets of cells that may have been turned up before the first turn."""


def write(state: TensState) -> dict[str, Any]:
    """Return the position of a state."""
    return {
        "grids": grid_texts(state.grids),
        "face_up": ["".join(str(cell) for cell in range(CELLS) if up >> cell & 1) for up in state.face_up],
        "stacks": [_texts(stack) for stack in state.stacks],
        "pile": _texts(state.pile[::-1]),
        "reshuffled": state.reshuffled,
        "in_hand": _texts(state.in_hand),
        "taken_from": state.taken_from,
        "turn": None if state.turn == TERMINAL else state.turn,
        "starter": state.starter,
        "finisher": state.finisher,
        "turns": state.turns,
        "hand": state.hand,
        "totals": state.totals,
        "hands": [{"grids": over.grids, "finisher": over.finisher} for over in state.hands],
        "random": state.random,
    }


def read(game: Tens, position: Mapping[str, Any]) -> TensState:
    """Return the state of a position; raise `GameError` for an impossible one."""
    reader = PositionReader(game, position, CARDS)
    turn = reader.seat("turn")
    starter = reader.seat("starter") or 0
    hands = tuple(_hand(game, part) for part in reader.parts("hands"))
    state = TensState(
        game=game,
        phase=TAKING,
        turn=starter if turn is None else turn,
        grids=_whole(reader.cards_by_seat("grids")),
        face_up=[_cells(text) for text in reader.letters_by_seat("face_up", "0123456789")],
        stacks=reader.cards_by_seat("stacks"),
        pile=reader.cards("pile")[::-1],
        reshuffled=reader.flag("reshuffled"),
        in_hand=tuple(reader.cards("in_hand")),
        taken_from=reader.seat("taken_from"),
        starter=starter,
        finisher=reader.seat("finisher"),
        turns=reader.number("turns", range(MOST_TURNS)),
        hand=reader.number("hand", range(MOST_HANDS), len(hands)),
        totals=tuple(reader.numbers("totals", range(-MOST_POINTS, MOST_POINTS + 1))),
        hands=hands,
        random=reader.hexadecimal("random", SOURCE_DIGITS),
        log=[],
    )
    reader.finish()
    if len(state.in_hand) > 1:
        raise GameError("“in_hand” can hold only one card.")
    stacks = [card for stack in state.stacks for card in stack]
    _check_packs(game, [*state.grids, *state.pile, *stacks, *state.in_hand])
    if state.reshuffled and not state.pile:
        raise GameError("An empty pile can’t be reshuffled.")
    if _check_hands(state, has_totals="totals" in position):
        _check_over(state, turn)
    elif any(up.bit_count() < FLIPS for up in state.face_up):
        _begin(state, turn)
    else:
        _play(state)
    return state


def _texts(cards: Sequence[int]) -> list[str]:
    return [TEXTS[card] for card in cards]


def _whole(grids: Sequence[Sequence[int]]) -> list[int]:
    if any(len(grid) != CELLS for grid in grids):
        raise GameError("Every grid needs ten cards.")
    return [card for grid in grids for card in grid]


def _cells(text: str) -> int:
    found = sum(1 << int(cell) for cell in set(text))
    if found.bit_count() < len(text):
        raise GameError(f"“face_up” can name every cell only once, unlike {shown(text)}.")
    return found


def _hand(game: Tens, part: PositionReader) -> Hand:
    grids = _whole(part.cards_by_seat("grids"))
    finisher = part.seat("finisher")
    part.finish()
    _check_packs(game, grids)
    if finisher is None:
        raise GameError("A finished hand needs a “finisher”.")
    return game.finished(grids, finisher)


def _check_packs(game: Tens, cards: Sequence[int]) -> None:
    card, number = Counter(cards).most_common(1)[0]
    if number > game.decks:
        raise GameError(f"{TEXTS[card]} is there {number} times, but the packs have only {game.decks}.")


def _check_hands(state: TensState, *, has_totals: bool) -> bool:
    """Add up the finished hands; True if the game ended with them. Earlier hands may be left out."""
    game, hands = state.game, state.hands
    number = state.hand - len(hands)
    if number < 0:
        raise GameError("“hand” can’t be less than the number of “hands”.")
    points = [sum(over.points[seat] for over in hands) for seat in range(game.players)]
    totals = (
        [total - scored for total, scored in zip(state.totals, points, strict=True)]
        if has_totals
        else [0] * len(points)
    )
    if not number and any(totals):
        raise GameError(f"“totals” must be the sums of the “hands”, {points}, or left out.")
    over = False
    if number > 0:
        state.deciding, over = game.after(number, totals, deciding=False)
    for hand in hands:
        if over:
            break
        number += 1
        totals = [total + scored for total, scored in zip(totals, hand.points, strict=True)]
        state.deciding, over = game.after(number, totals, deciding=state.deciding)
    if over and (number < state.hand or not hands):
        raise GameError(f"With these “totals” and “hands”, the game is over after {number} hands.")
    state.totals = tuple(totals)
    return over


def _check_over(state: TensState, turn: int | None) -> None:
    last = state.hands[-1]
    if turn is not None or state.in_hand or state.taken_from is not None:
        raise GameError("The game is over, so there can’t be a “turn” or a card “in_hand”.")
    if any(up != ALL for up in state.face_up) or state.game.finished(state.grids, last.finisher) != last:
        raise GameError("The game is over, so “grids” must be the last of “hands”, all face up.")
    if state.finisher != last.finisher:
        raise GameError("“finisher” must be the seat that finished the last of “hands”.")
    state.turn = TERMINAL


def _begin(state: TensState, turn: int | None) -> None:
    """Check and set a position in which the first cards are still being turned up."""
    if any(state.stacks) or state.in_hand or state.taken_from is not None or state.finisher is not None:
        raise GameError("No one can take a card before every seat has turned up three.")
    if not state.pile:
        raise GameError("There is no card to take.")
    seats = [(state.starter + step) % state.game.players for step in range(state.game.players)]
    counts = [state.face_up[seat].bit_count() for seat in seats]
    ready = next(i for i, number in enumerate(counts) if number < FLIPS)
    if set(counts[:ready]) - {FLIPS} or any(counts[ready + 1 :]):
        raise GameError("Each seat must turn up three cards, one seat after the other from the starter on.")
    if not all(any(up & start == up for start in STARTS) for up in state.face_up):
        raise GameError("None of the first three cards of a seat can touch.")
    if turn not in (None, seats[ready]):
        raise GameError(f"Seat {seats[ready]} is on turn to turn up cards.")
    state.turn = seats[ready]
    state.phase = FLIPPING


def _play(state: TensState) -> None:
    """Check and set a position in which cards are taken and placed."""
    if not all(any(start & up == start for start in STARTS) for up in state.face_up):
        raise GameError("Every seat must have turned up three cards that don’t touch.")
    done = [seat for seat, up in enumerate(state.face_up) if up == ALL]
    if (state.finisher is None and done) or (state.finisher is not None and state.finisher not in done):
        raise GameError("“finisher” must be the first seat with ten cards face up, or null if there is none.")
    if state.turn == state.finisher:
        raise GameError("The finisher can’t have another turn.")
    if state.in_hand:
        if state.taken_from == state.turn:
            raise GameError("No one can take from their own discards.")
        state.phase = PLACING
        return
    if state.taken_from is not None:
        raise GameError("“taken_from” needs a card “in_hand”.")
    if not state.pile and not any(state.stacks):
        raise GameError("There is no card to take.")
    state.go_on()
