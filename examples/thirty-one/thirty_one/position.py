"""Positions of Thirty-One as plain data; the keys are the fields of the state, `random` what it calls `chance`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tenfold import TERMINAL, GameError
from tenfold.french import CARDS, TEXTS
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

from thirty_one.cards import HAND, LIVES, PACK, is_blitz, texts
from thirty_one.state import ThirtyOneState

if TYPE_CHECKING:
    from thirty_one.game import ThirtyOne


def write(state: ThirtyOneState) -> dict[str, Any]:
    """Return the position of a state."""
    return {
        "hands": [texts(sorted(hand)) for hand in state.hands],
        "shown": [texts(sorted(cards)) for cards in state.shown],
        "kept": [{"cards": texts(cards)} for cards in state.kept],
        "stock": texts(state.stock[::-1]),
        "discards": texts(state.discards),
        "drawn": None if state.drawn is None else TEXTS[state.drawn],
        "turn": None if state.turn == TERMINAL else state.turn,
        "knocker": state.knocker,
        "dealer": state.dealer,
        "lives": state.lives[:],
        "out": state.out[:],
        "round": state.round,
        "random": state.chance,
    }


def read(game: ThirtyOne, position: Mapping[str, Any]) -> ThirtyOneState:
    """Return the state of a position. Raise `GameError` for one that cannot be."""
    reader = PositionReader(game, position, CARDS)
    turn = reader.seat("turn")
    state = ThirtyOneState(
        game=game,
        three=game.settings["three"] == "on",
        turn=TERMINAL if turn is None else turn,
        chance=reader.hexadecimal("random", SOURCE_DIGITS),
        lives=reader.numbers("lives", range(LIVES + 1), LIVES),
        out=reader.numbers("out", range(10**6)),
        dealer=reader.number("dealer", range(game.players)),
        round=reader.number("round", range(1, 10**6), 1),
        hands=reader.cards_by_seat("hands"),
        shown=reader.cards_by_seat("shown"),
        kept=[_kept(part) for part in reader.parts("kept")],
        stock=reader.cards("stock")[::-1],
        discards=reader.cards("discards"),
        drawn=reader.choice("drawn", CARDS, None),
        knocker=reader.seat("knocker"),
        log=[],
    )
    reader.finish()
    _check(state)
    return state


def _kept(part: PositionReader) -> list[int]:
    cards = sorted(part.cards("cards"))
    part.finish()
    return cards


def _check(state: ThirtyOneState) -> None:
    """Refuse a position that no game comes to."""
    turn, drawn, hands = state.current_player(), state.drawn, state.hands
    over = turn == TERMINAL
    if sorted(card for cards in (*hands, state.stock, state.discards) for card in cards) != [*PACK]:
        raise GameError("“hands”, “stock” and “discards” hold each of the 52 cards once.")
    if [not lives for lives in state.lives] != [0 < out <= state.round for out in state.out]:
        raise GameError("“out” is the round in which a seat lost its last life, and 0 for who has lives.")
    still_in = sum(lives > 0 for lives in state.lives)
    if over != (still_in < 2) and not (over and state.game.settings["length"] == "one"):
        raise GameError("“turn” names a seat while two have lives, and is null once the game is over.")
    if over:
        state.shown = [hand[:] for hand in hands]
    for seat, hand in enumerate(hands):
        size = HAND + (seat == turn and drawn is not None) if state.lives[seat] or (over and hand) else 0
        if len(hand) != size:
            raise GameError("Who has lives holds 3 cards, 4 on turn with “drawn”, and who has none holds none.")
        if not set(state.shown[seat]) <= set(hand):
            raise GameError("“shown” are cards that a seat holds.")
        if not over and is_blitz(hand, drawn, state.three):
            raise GameError("A hand of 31 ends the round at once.")
    if drawn is not None and (over or drawn not in hands[turn]):
        raise GameError("“drawn” is a card in the hand of the seat on turn.")
    if not over and (not state.lives[turn] or turn == state.knocker):
        raise GameError("“turn” is a seat that has lives and has not knocked.")
    if drawn is None and not state.discards:
        raise GameError("A discard lies open.")
    hidden = {card for hand, shown in zip(hands, state.shown, strict=True) for card in hand if card not in shown}
    old = [card for cards in state.kept for card in cards]
    if len(set(old)) < len(old) or not set(old) <= hidden - {drawn} or not all(state.kept):
        raise GameError("“kept” are cards hidden in hands, each there once, but not the one just drawn.")
