"""Positions of Tenstuff from plain data.

`State.serialize` writes these keys, and `Game.deserialize_state` reads them; only `hands` has to be there.

- `hands`: a list of cards by seat. `draw` (next card first) and `play` (top first): the piles. Where `draw` is left
  out, all cards that lie nowhere else are drawn from; else, where `play` is, they lie under the last set.
- `last` (cards) and `last_owner`: the set to beat; left out, `last` is nothing. `reversed`: the piles have been
  turned. `opening`: the lowest rank has to be led, which is so where nothing lies anywhere; `fresh`: by the seat with
  the lowest card of all.
- `turn`: the seat on turn, else seat 0. `phase`: `window`, `turn`, `arrange`, `guess`, `give`, `return`, `draw`,
  `last` or `over`. `skips`, `dry`: tens thrown in a row, and passes in a row without a draw.
- `excommunicated`, `shamed` (seats), `out` (seats in order of going out; all whose hands are empty).
- `played`, `passed`, `sixes`, `arranged_now`: what happened in this turn. `partner` (who gets the cards), `ten` (a
  list of the one that was thrown) and `marked` (cards) belong to gifts, returns and slipped cards.
- `accusable`, `telltale`, `arranged`, `could_arrange` (seats), `ender`, `restarting`: as in the observation.
- `memory`: for each seat, then for the table, what it remembers: `known` are the cards whose place it knows, and
  `possible` the cards that may be in each hand, in the draw pile and in the play pile; sets of cards as 14 hexadecimal
  digits. Left out, everybody has seen what lies open and every card on the pile it was laid on.
- `random`: 13 hexadecimal digits from which shuffles to come are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.game import TERMINAL
from tenfold.games.tenstuff.actions import ARRANGING, DRAWING, GIVING, GUESSING, LAST, OVER, PHASES, RETURNING, TURN
from tenfold.games.tenstuff.cards import CARDS, FULL, TEN, TENS, TEXTS, lowest, members, rank_of, set_of
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.state import MOST_SLIPPED, TenstuffState
from tenfold.games.tenstuff.words import listed
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff


def read(game: Tenstuff, position: Mapping[str, Any]) -> TenstuffState:
    """The state of a position; `GameError` for one that cannot be."""
    reader = PositionReader(game, position, CARDS)
    state = _read_cards(game, reader)
    _read_turn(state, reader)
    _read_seats(state, reader)
    state._memory = _read_memory(state, reader)
    state._random = reader.hexadecimal("random", SOURCE_DIGITS)
    reader.finish()
    _check_seats(state)
    _check_last(state)
    _check_phase(state)
    state._events = []
    return state


def _read_cards(game: Tenstuff, reader: PositionReader) -> TenstuffState:
    hands = reader.cards_by_seat("hands")
    drawn, laid = reader.has("draw"), reader.has("play")
    draw, play, last = reader.cards("draw"), reader.cards("play"), reader.cards("last")
    seen = [*(card for hand in hands for card in hand), *draw, *play, *([] if laid else last)]
    twice = next((card for card in seen if seen.count(card) > 1), None)
    if twice is not None:
        raise GameError(f"There is one {TEXTS[twice]} only.")
    rest = members(FULL & ~set_of(seen))
    if not laid:
        play = [*sorted(last, reverse=True), *(rest[::-1] if drawn else [])]
    if not drawn:
        draw = rest
    elif laid and rest:
        raise GameError(f"Every card has its place, but {listed([TEXTS[card] for card in rest])} lie nowhere.")
    state = TenstuffState(game, [set_of(hand) for hand in hands], draw[::-1], "")
    state._play = play[::-1]
    state._last = set_of(last)
    return state


def _read_turn(state: TenstuffState, reader: PositionReader) -> None:
    state._owner = reader.seat("last_owner") or 0
    state._reversed = reader.flag("reversed")
    state._direction = -1 if state._reversed else 1
    state._phase = PHASES.index(reader.word("phase", PHASES))
    turn = reader.seat("turn")
    state._player = TERMINAL if state._phase == OVER else turn or 0
    if state._phase == OVER and turn is not None:
        raise GameError("When the game is over, nobody is on “turn”.")
    untouched = not state._play and not state._reversed
    state._opening = reader.flag("opening") if reader.has("opening") else untouched
    state._fresh = reader.flag("fresh")
    state._skips = reader.number("skips", range(10))
    state._dry = reader.number("dry", range(10))
    state._played, state._passed = reader.flag("played"), reader.flag("passed")
    state._sixes, state._arranged_now = reader.flag("sixes"), reader.flag("arranged_now")
    state._restarting = reader.flag("restarting")
    partner, ender, ten = reader.seat("partner"), reader.seat("ender"), reader.cards("ten")
    state._partner, state._ender = partner or 0, ender or 0
    state._marked = set_of(reader.cards("marked"))
    if (partner is not None) != (state._phase in (GIVING, RETURNING)):
        raise GameError("“partner” is who gets the cards of a gift or a return, and null at other times.")
    if (ender is not None) != (state._phase == LAST):
        raise GameError("“ender” is the seat whose turn the last window follows, and null at other times.")
    if len(ten) != (state._phase == RETURNING) or set_of(ten) & ~TENS:
        raise GameError("“ten” holds the ten for which cards are returned, and nothing at other times.")
    state._ten = ten[0] % 4 if ten else 0


def _read_seats(state: TenstuffState, reader: PositionReader) -> None:
    state._out = reader.seats("out")
    for key in ("excluded", "shamed", "accusable", "telltale", "arranged", "could_arrange"):
        seats = reader.seats("excommunicated" if key == "excluded" else key)
        setattr(state, f"_{key}", sum(1 << seat for seat in seats))
    if state.game.cheating and state._phase in (TURN, ARRANGING, GUESSING, GIVING, DRAWING):
        state._accusable |= 1 << state._player


def _read_memory(state: TenstuffState, reader: PositionReader) -> Memory:
    players = state.game.players
    memory = Memory(players)
    if not reader.has("memory"):
        memory.may = [FULL] * len(memory.may)
        lying = state._draw if state._reversed else state._play
        memory.show(set_of(lying) | (state._last & set_of(state._play)))
        for seat, hand in enumerate(state._hands):
            memory.learn(seat, hand)
            if state._shamed >> seat & 1:
                memory.show(hand)
        return memory
    parts = reader.parts("memory")
    if len(parts) != players + 1:
        raise GameError(f"“memory” has an entry for each of the {players} seats and one for the table.")
    for observer, part in enumerate(parts):
        memory.known[observer] = int(part.hexadecimal("known", 14), 16)
        digits = part.hexadecimal("possible", 14 * memory.places)
        start = observer * memory.places
        memory.may[start : start + memory.places] = [int(digits[i : i + 14], 16) for i in range(0, len(digits), 14)]
        part.finish()
    _check_memory(state, memory)
    return memory


def _check_memory(state: TenstuffState, memory: Memory) -> None:
    """Everybody knows his own hand and what the table knows, and nobody rules out what is so."""
    piles = set_of(state._draw), set_of(state._play)
    for observer, known in enumerate(memory.known):
        own = 0 if observer == state.game.players else state._hands[observer]
        if known & ~FULL or any(cards & ~FULL for cards in memory.possible(observer)):
            raise GameError("“memory” holds sets of cards as numbers; this one has cards that do not exist.")
        if (own | memory.known[-1]) & ~known:
            raise GameError("In “memory” every seat knows its own hand, and what the table knows.")
        places = zip((*state._hands, *piles), memory.possible(observer), strict=True)
        if any(cards & ~known & ~possible for cards, possible in places):
            raise GameError("A seat’s “memory” rules out a place where a card is.")


def _check_seats(state: TenstuffState) -> None:
    empty = {seat for seat, hand in enumerate(state._hands) if not hand}
    thrower = {state._partner} if state._phase == RETURNING else set()
    if not empty - thrower <= set(state._out) <= empty:
        raise GameError("“out” names the seats without cards, in order of going out.")
    out = sum(1 << seat for seat in state._out)
    if (state._excluded | state._shamed) & out:
        raise GameError("A seat that is out is neither excommunicated nor shamed.")
    holders = state.game.players - len(state._out)
    if (holders == 1) != (state._phase in (LAST, OVER)) or not holders:
        raise GameError("The game is over when one seat is left with cards, and not before.")
    if not state.game.cheating and (
        state._shamed | state._accusable | state._telltale | state._arranged | state._could_arrange
    ):
        raise GameError("At this table nobody cheats, so nobody is shamed or suspected.")
    if (state._telltale | state._could_arrange) & ~state._accusable or state._arranged & ~state._could_arrange:
        raise GameError("Only an “accusable” seat can have cheated, and only one that “could_arrange” is “arranged”.")
    if state._excluded and state.game.excommunication == "off":
        raise GameError("At this table nobody is excommunicated.")


def _check_last(state: TenstuffState) -> None:
    last = state._last
    if not state.game.reversal and state._reversed:
        raise GameError("At this table nothing is reversed.")
    if last and any(members(last)[0] // 4 != card // 4 for card in members(last)):
        raise GameError("“last” is a set of cards of one rank.")
    size = last.bit_count()
    on_top = last == set_of(state._play[len(state._play) - size :])
    if last and not state._reversed and not on_top:
        raise GameError("The “last” set lies on top of the play pile.")
    if state._opening and (last or state._reversed):
        raise GameError("There is no “last” set when the lowest cards are led.")
    if state._reversed and not state._draw and state._phase not in (LAST, OVER):
        raise GameError("A reversed game restarts when nothing is left to draw.")
    if state._fresh and not state._opening:
        raise GameError("“fresh” belongs to an “opening”.")


def _check_phase(state: TenstuffState) -> None:
    phase, player = state._phase, state._player
    if phase == OVER:
        return
    hand = state._hands[player]
    if not hand or (state._excluded >> player & 1 and phase != LAST):
        raise GameError("“turn” is a seat that holds cards and is not excommunicated.")
    if state._fresh and lowest(hand) != min(lowest(cards) for cards in state._hands if cards):
        raise GameError("In a “fresh” opening the seat with the lowest card is on “turn”.")
    if (state._played or state._passed) and phase not in (TURN, GUESSING, GIVING, DRAWING, LAST):
        raise GameError("“played” and “passed” belong to a turn.")
    if (phase in (GUESSING, GIVING) or (state._played and phase != LAST)) and (
        not state._last or state._owner != player or state._opening
    ):
        raise GameError("Whoever has played in his turn owns the “last” set.")
    if phase in (ARRANGING, DRAWING) and (not state.game.cheating or state._reversed or not state._draw):
        raise GameError(f"The phase “{PHASES[phase]}” needs cheating and a face-down draw pile.")
    if phase == GUESSING and not state._draw:
        raise GameError("Nothing can be guessed without a draw pile.")
    if phase == GIVING and (state._partner == player or rank_of(state._last) < 2):
        raise GameError("A slam gives to another seat, and cards lower than its own.")
    if phase == RETURNING and (state._partner == player or not hand & 1 << 4 * TEN + state._ten):
        raise GameError("A thrown ten is in the hand that it was thrown at.")
    _check_marks(state)


def _check_marks(state: TenstuffState) -> None:
    phase, marked = state._phase, state._marked
    if phase in (GIVING, RETURNING):
        fits = not marked & ~state._movable()
    else:
        hand = state._hands[state._player]
        fits = not marked or (
            phase == TURN
            and state.game.cheating
            and not marked & ~hand
            and marked.bit_count() <= MOST_SLIPPED
            and bool(state._sets(hand & ~marked))
        )
    if not fits:
        raise GameError("“marked” are cards that can be given, returned or slipped now.")
    if state._arranged_now and not (phase in (TURN, ARRANGING) and state._arranged >> state._player & 1):
        raise GameError("“arranged_now” belongs to a turn of a seat that “arranged”.")
    if phase == ARRANGING and not state._arranged_now:
        raise GameError("Whoever is arranging the draw pile has “arranged_now”.")
