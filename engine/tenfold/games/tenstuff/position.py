"""Positions of Tenstuff as plain data. Only `hands` is required.

- `hands`: a list of cards for each seat.
- `draw` and `play`: the two piles, with the top card first. Without `draw`, all cards that are nowhere else are in the
  draw pile. With `draw` but without `play`, they are under the last set.
- `last` (cards) and `last_owner`: the set to beat and its owner. By default, there is no set to beat.
- `reversed`: true if the piles are swapped.
- `opening`: true if the lowest rank must be led. By default, this is so if the play pile is empty and the game is not
  reversed.
- `fresh`: true if the lowest card of all has just decided the leader.
- `turn`: the seat on turn, by default seat 0.
- `phase`: `window` (the default), `turn`, `arrange`, `guess`, `give`, `return`, `draw`, `last` or `over`.
- `skips`: the number of tens thrown in a row.
- `dry`: the seats that have passed with no card to draw since anyone drew or played. A number stands for that number of
  seats before the one on turn.
- `excommunicated` and `shamed`: seats. `out`: all seats with empty hands, in order of going out.
- `played`, `passed`, `sixes` and `arranged_now`: what has happened in this turn.
- `partner` (the seat that gets the cards), `ten` (a list of the ten that was thrown) and `marked` (cards). They are for
  gifts, returns and slipped cards.
- `accusable`, `telltale`, `arranged` and `could_arrange` (seats), `ender`, `restarting`: as in the observation.
- `memory`: what each seat and then the table remembers. `known` has the cards whose place it knows. `possible` has the
  cards that can be in each hand, in the draw pile and in the play pile. Sets of cards are 14 hexadecimal digits. By
  default, everyone has seen the face-up hands and all cards on the pile on which they were played.
- `random`: 13 hexadecimal digits, the source of all future shuffles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.games.tenstuff import phases
from tenfold.games.tenstuff.cards import (
    CARDS,
    FULL,
    MOST_SLIPPED,
    SUITS,
    TEN,
    TENS,
    TEXTS,
    lowest,
    members,
    rank_of,
    set_of,
    texts,
)
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.observation import open_facts
from tenfold.games.tenstuff.state import TenstuffState, bits_of, seats_in
from tenfold.messages import in_text
from tenfold.observation import TERMINAL
from tenfold.position import PositionReader
from tenfold.sentences import listed
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff


def write(state: TenstuffState) -> dict[str, Any]:
    """Return the position of a state."""
    phase, memory = state.phase, state.memory
    return {
        "hands": [texts(hand) for hand in state.hands],
        "draw": [TEXTS[card] for card in reversed(state.draw)],
        "play": [TEXTS[card] for card in reversed(state.play)],
        "phase": phase.name,
        "turn": None if state.is_terminal() else state.turn,
        **open_facts(state),
        "dry": seats_in(state.dry, state.game.players) or 0,  # 0 if empty, as it once was, to keep digests the same
        "ten": [TEXTS[len(SUITS) * TEN + state.ten]] if phase is phases.RETURNING else [],
        "marked": texts(state.marked),
        "arranged": seats_in(state.arranged, state.game.players),
        "arranged_now": state.arranged_now,
        "memory": [
            {"known": f"{known:014x}", "possible": "".join([f"{cards:014x}" for cards in memory.possible(observer)])}
            for observer, known in enumerate(memory.known)
        ],
        "random": state.random,
    }


def read(game: Tenstuff, position: Mapping[str, Any]) -> TenstuffState:
    """Return the state of a position. Raise `GameError` if it is impossible."""
    reader = PositionReader(game, position, CARDS)
    hands, draw, play, last = _read_cards(reader)
    phase = phases.PHASES[reader.word("phase", tuple(phases.PHASES))]
    turn, partner, ender, ten = reader.seat("turn"), reader.seat("partner"), reader.seat("ender"), reader.cards("ten")
    turned = reader.flag("reversed")
    dry_seats, dry_passes = _read_dry(reader, position)
    accusable = bits_of(reader.seats("accusable"))
    if game.cheating and phase in (phases.TURN, phases.ARRANGING, phases.GUESSING, phases.GIVING, phases.DRAWING):
        accusable |= 1 << (turn or 0)
    state = TenstuffState(
        game=game,
        phase=phase,
        turn=TERMINAL if phase is phases.OVER else turn or 0,
        hands=[set_of(hand) for hand in hands],
        draw=draw[::-1],
        play=play[::-1],
        memory=Memory(game.players),
        random=reader.hexadecimal("random", SOURCE_DIGITS),
        out=reader.seats("out"),
        last=set_of(last),
        last_owner=reader.seat("last_owner") or 0,
        reversed=turned,
        opening=reader.flag("opening") if reader.has("opening") else not play and not turned,
        fresh=reader.flag("fresh"),
        skips=reader.number("skips", range(10)),
        dry=dry_seats,
        excommunicated=bits_of(reader.seats("excommunicated")),
        shamed=bits_of(reader.seats("shamed")),
        marked=set_of(reader.cards("marked")),
        partner=partner or 0,
        ten=ten[0] % len(SUITS) if ten else 0,
        played=reader.flag("played"),
        passed=reader.flag("passed"),
        sixes=reader.flag("sixes"),
        arranged_now=reader.flag("arranged_now"),
        ender=ender or 0,
        restarting=reader.flag("restarting"),
        accusable=accusable,
        telltale=bits_of(reader.seats("telltale")),
        arranged=bits_of(reader.seats("arranged")),
        could_arrange=bits_of(reader.seats("could_arrange")),
        log=[],
    )
    if phase is phases.OVER and turn is not None:
        raise GameError("When the game is over, “turn” must be null.")
    if (partner is not None) != (phase in (phases.GIVING, phases.RETURNING)):
        raise GameError("“partner” must be the seat that gets a gift or a return, and null at other times.")
    if (ender is not None) != (phase is phases.LAST):
        raise GameError("“ender” must be the seat whose turn came before the last window, and null at other times.")
    if len(ten) != (phase is phases.RETURNING) or set_of(ten) & ~TENS:
        raise GameError("“ten” must be the ten for which cards are returned, and empty at other times.")
    state.dry |= _seats_before(state, dry_passes)
    _read_memory(state, reader)
    reader.finish()
    _check_seats(state)
    _check_last(state)
    _check_phase(state)
    return state


def _read_cards(reader: PositionReader) -> tuple[list[list[int]], list[int], list[int], list[int]]:
    """Return the hands, the draw pile, the play pile and the last set. The piles have the top card first."""
    hands = reader.cards_by_seat("hands")
    drawn, laid = reader.has("draw"), reader.has("play")
    draw, play, last = reader.cards("draw"), reader.cards("play"), reader.cards("last")
    seen = [*(card for hand in hands for card in hand), *draw, *play, *([] if laid else last)]
    twice = next((card for card in seen if seen.count(card) > 1), None)
    if twice is not None:
        raise GameError(f"There is only one {TEXTS[twice]}.")
    rest = members(FULL & ~set_of(seen))
    if not laid:
        play = [*sorted(last, reverse=True), *(rest[::-1] if drawn else [])]
    if not drawn:
        draw = rest
    elif laid and rest:
        nowhere = in_text(listed([TEXTS[card] for card in rest]), [])
        raise GameError(f"Every card needs a place, but {nowhere} have none.")
    return hands, draw, play, last


def _read_dry(reader: PositionReader, position: Mapping[str, Any]) -> tuple[int, int]:
    """Return the seats that have passed with no card to draw, or 0.

    Return the number of such passes in a row, too (T25).
    """
    if isinstance(position.get("dry"), list):
        return bits_of(reader.seats("dry")), 0
    return 0, reader.number("dry", range(10))


def _seats_before(state: TenstuffState, count: int) -> int:
    """Return the last `count` eligible seats before the one on turn, or all of them if there are fewer."""
    players, eligible = state.game.players, state.eligible()
    before = [(state.turn - step) % players for step in range(1, players + 1)]
    return bits_of([seat for seat in before if eligible >> seat & 1][:count])


def _read_memory(state: TenstuffState, reader: PositionReader) -> None:
    players, memory = state.game.players, state.memory
    if not reader.has("memory"):
        memory.may = [FULL] * len(memory.may)
        lying = state.draw if state.reversed else state.play
        memory.show(set_of(lying) | (state.last & set_of(state.play)))
        for seat, hand in enumerate(state.hands):
            memory.learn(seat, hand)
            if state.shamed >> seat & 1:
                memory.show(hand)
        return
    parts = reader.parts("memory")
    if len(parts) != players + 1:
        raise GameError(f"“memory” needs an entry for each of the {players} seats and one for the table.")
    for observer, part in enumerate(parts):
        memory.known[observer] = int(part.hexadecimal("known", 14), 16)
        digits = part.hexadecimal("possible", 14 * memory.places)
        start = observer * memory.places
        memory.may[start : start + memory.places] = [int(digits[i : i + 14], 16) for i in range(0, len(digits), 14)]
        part.finish()
    _check_memory(state)


def _check_memory(state: TenstuffState) -> None:
    """Check that every seat knows its own hand and what the table knows, and rules out no true place."""
    memory = state.memory
    piles = set_of(state.draw), set_of(state.play)
    for observer, known in enumerate(memory.known):
        own = 0 if observer == state.game.players else state.hands[observer]
        if known & ~FULL or any(cards & ~FULL for cards in memory.possible(observer)):
            raise GameError("“memory” has cards that don’t exist.")
        if (own | memory.known[-1]) & ~known:
            raise GameError("In “memory”, every seat must know its own hand, and what the table knows.")
        places = zip((*state.hands, *piles), memory.possible(observer), strict=True)
        if any(cards & ~known & ~possible for cards, possible in places):
            raise GameError("A seat’s “memory” rules out the true place of a card.")


_END_AT = {False: "one seat is left with cards", True: "the first seat is out"}


def _check_seats(state: TenstuffState) -> None:
    empty = {seat for seat, hand in enumerate(state.hands) if not hand}
    thrower = {state.partner} if state.phase is phases.RETURNING else set()
    if not empty - thrower <= set(state.out) <= empty:
        raise GameError("“out” must name the seats without cards, in order of going out.")
    out = sum(1 << seat for seat in state.out)
    if (state.excommunicated | state.shamed) & out:
        raise GameError("A seat that is out can’t be excommunicated or shamed.")
    holders = state.game.players - len(state.out)
    if (holders <= state.game.holders_left) != (state.phase in (phases.LAST, phases.OVER)) or not holders:
        raise GameError(f"The game is over when {_END_AT[state.game.first_out]}, and not before.")
    if not state.game.cheating and (
        state.shamed | state.accusable | state.telltale | state.arranged | state.could_arrange
    ):
        raise GameError("Cheating is off at this table, so no one can be shamed or suspected.")
    if (state.telltale | state.could_arrange) & ~state.accusable or state.arranged & ~state.could_arrange:
        raise GameError("Only an “accusable” seat can have cheated, and only one that “could_arrange” is “arranged”.")
    if state.excommunicated and state.game.excommunication == "off":
        raise GameError("Excommunication is off at this table.")


def _check_last(state: TenstuffState) -> None:
    last = state.last
    if not state.game.reversal and state.reversed:
        raise GameError("Reversing is off at this table.")
    if last and any(members(last)[0] // 4 != card // 4 for card in members(last)):
        raise GameError("“last” must be a set of cards of one rank.")
    size = last.bit_count()
    on_top = last == set_of(state.play[len(state.play) - size :])
    if last and not state.reversed and not on_top:
        raise GameError("The “last” set must be on top of the play pile.")
    if state.opening and (last or state.reversed):
        raise GameError("There can’t be a “last” set when the lowest cards must be led.")
    if state.reversed and not state.draw and state.phase not in (phases.LAST, phases.OVER):
        raise GameError("A game can’t stay reversed when there is nothing left to draw.")
    if state.fresh and not state.opening:
        raise GameError("“fresh” needs an “opening”.")


def _check_phase(state: TenstuffState) -> None:
    phase, player = state.phase, state.turn
    if phase is phases.OVER:
        return
    hand = state.hands[player]
    if not hand or (state.excommunicated >> player & 1 and phase is not phases.LAST):
        raise GameError("“turn” must be a seat that holds cards and isn’t excommunicated.")
    if state.fresh and lowest(hand) != min(lowest(cards) for cards in state.hands if cards):
        raise GameError("In a “fresh” opening, “turn” must be the seat with the lowest card.")
    if (state.played or state.passed) and phase in (phases.WINDOW, phases.ARRANGING, phases.RETURNING):
        raise GameError("“played” and “passed” are only for a turn.")
    if (phase in (phases.GUESSING, phases.GIVING) or (state.played and phase is not phases.LAST)) and (
        not state.last or state.last_owner != player or state.opening
    ):
        raise GameError("A seat that has “played” on its turn must own the “last” set.")
    if phase in (phases.ARRANGING, phases.DRAWING) and (not state.game.cheating or state.reversed or not state.draw):
        raise GameError(f"The phase “{phase.name}” needs cheating and a face-down draw pile.")
    if phase is phases.GUESSING and not state.draw:
        raise GameError("There is nothing to guess without a draw pile.")
    if phase is phases.GIVING and (state.partner == player or rank_of(state.last) < 2):
        raise GameError("A slam must give to another seat, and only cards lower than its own.")
    if phase is phases.RETURNING and (state.partner == player or not hand & 1 << 4 * TEN + state.ten):
        raise GameError("A thrown ten must be in the hand of the seat that it was thrown at.")
    _check_marks(state)


def _check_marks(state: TenstuffState) -> None:
    phase, marked = state.phase, state.marked
    if isinstance(phase, phases.Handing):
        fits = not marked & ~phase.movable(state)
    else:
        hand = state.hands[state.turn]
        fits = not marked or (
            phase is phases.TURN
            and state.game.cheating
            and not marked & ~hand
            and marked.bit_count() <= MOST_SLIPPED
            and bool(state.sets(hand & ~marked))
        )
    if not fits:
        raise GameError("“marked” must be cards that can be given, returned or slipped now.")
    if state.arranged_now and not (phase in (phases.TURN, phases.ARRANGING) and state.arranged >> state.turn & 1):
        raise GameError("“arranged_now” is only for the turn of a seat that has “arranged”.")
    if phase is phases.ARRANGING and not state.arranged_now:
        raise GameError("The phase “arrange” needs “arranged_now”.")
