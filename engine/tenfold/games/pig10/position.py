"""Positions of PIG 10 as plain data. `hands` and `won` are lists of cards by seat. `pile` has the next card first.

`middle` has the oldest card first, `value` is its value, and `calls` how often each seat called PIG 10. `turn` is the
seat on turn, or null when the game is over. `last_player` played the last card of the middle, and `last_taker` took the
middle last; both may be null.

At a gentle table, `stuck` has an entry for each card with which a seat went over ten. Its `seat` is that seat, and its
`kinds` are what the card may be, the narrowest first. All missing keys are empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.games.pig10.cards import CARDS, DECK, HAND, TEN, TEXTS, kinds_of, set_of, texts, worths
from tenfold.games.pig10.state import Pig10State
from tenfold.observation import TERMINAL
from tenfold.position import PositionReader

if TYPE_CHECKING:
    from tenfold.games.pig10.game import Pig10


def write(state: Pig10State) -> dict[str, Any]:
    """Return the position of a state."""
    stuck = [
        {"seat": seat, "kinds": texts(kinds_of(kinds))} for seat, known in enumerate(state.stuck) for kinds in known
    ]
    return {
        "hands": [texts(hand) for hand in state.hands],
        "pile": texts(state.pile[::-1]),
        "middle": texts(state.middle),
        "value": state.value,
        "won": [texts(cards) for cards in state.won],
        "calls": state.calls,
        "turn": state.turn if state.turn != TERMINAL else None,
        "last_player": state.last_player,
        "last_taker": state.last_taker,
        **({"stuck": stuck} if stuck else {}),
    }


def read(game: Pig10, position: Mapping[str, Any]) -> Pig10State:
    """Return the state of a position; raise `GameError` for an impossible one."""
    reader = PositionReader(game, position, CARDS)
    turn = reader.seat("turn")
    state = Pig10State(
        game=game,
        hands=[sorted(hand) for hand in reader.cards_by_seat("hands")],
        pile=reader.cards("pile")[::-1],
        middle=reader.cards("middle"),
        value=reader.number("value", range(TEN)),
        won=reader.cards_by_seat("won"),
        calls=reader.numbers("calls", range(sum(DECK) + 1)),
        last_player=reader.seat("last_player"),
        last_taker=reader.seat("last_taker"),
        stuck=_stuck(game, reader),
        turn=TERMINAL if turn is None else turn,
        log=[],
    )
    reader.finish()
    everything = [card for cards in (*state.hands, *state.won, state.middle, state.pile) for card in cards]
    for kind, count in enumerate(DECK):
        if everything.count(kind) > count:
            raise GameError(f"PIG 10 has only {count} cards {kind}, not {everything.count(kind)}.")
    if any(len(hand) > HAND for hand in state.hands):
        raise GameError(f"A hand can hold at most {HAND} cards.")
    if state.value not in worths(state.middle[-1] if state.middle else None):
        lying = f"A middle with {TEXTS[state.middle[-1]]} as its last card" if state.middle else "An empty middle"
        raise GameError(f"{lying} cannot be worth {state.value}.")
    if not all(map(_fits, state.hands, state.stuck)):
        raise GameError("“stuck” is for cards in hand at a gentle table, the narrowest kinds of a seat first.")
    if any(state.hands) != (turn is not None) or (turn is not None and not state.hands[turn]):
        raise GameError("“turn” must be a seat that holds cards, or null if none does.")
    if state.pile and turn is None:
        raise GameError("A game can’t end while there are cards in the draw pile.")
    return state


def _stuck(game: Pig10, reader: PositionReader) -> list[list[int]]:
    stuck: list[list[int]] = [[] for _ in range(game.players)]
    for part in reader.parts("stuck") if game.gentle else ():
        seat = part.seat("seat")
        if seat is None:
            raise GameError("Each entry of “stuck” needs a “seat”.")
        stuck[seat].append(set_of(set(part.cards("kinds"))))
        part.finish()
    return stuck


def _fits(hand: Sequence[int], stuck: Sequence[int]) -> bool:
    """True if a hand can have the cards that a seat was stuck with. Each set of kinds must hold all narrower ones."""
    nested = all(kinds & wider == kinds for kinds, wider in pairwise(stuck))
    return nested and all(sum(kinds >> card & 1 for card in hand) > n for n, kinds in enumerate(stuck))
