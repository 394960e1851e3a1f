"""What a seat may know of a position of Tenstuff."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold.games.tenstuff.cards import BIT, SUITS, TEN, TEXTS, texts
from tenfold.games.tenstuff.phases import ARRANGING, GIVING, LAST, OVER, RETURNING, TURN
from tenfold.games.tenstuff.state import TenstuffState, seats_in
from tenfold.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class TenstuffObservation(Observation):
    """What a seat knows of Tenstuff. Lists of seats ascend, except `out`.

    `phase` is `window` (others may throw a ten or accuse; the seat on turn begins), `turn`, `guess`, `give`, `return`,
    `draw`, `last` (the last chance to accuse) or `over`; a seat that looks at the draw pile itself is told `arrange`.

    - `phase`: what the seat on turn is to do
    - `hand`: the seat’s own cards
    - `hand_sizes`: by seat, the cards in hand
    - `known`: by seat, the cards that this seat knows to be in that hand
    - `draw`: the next card first; None for a card whose place the seat does not know
    - `play`: the top first, likewise
    - `last`: the set to beat
    - `last_owner`: who laid it
    - `direction`: 1 to the left, −1 to the right
    - `after`: who comes after the seat on turn, as things stand; None once it is decided
    - `reversed`: whether the draw pile lies face up and the play pile face down
    - `opening`: whether the lowest rank has to be led
    - `fresh`: whether the seat on turn is the one with the lowest card of all hands
    - `skips`: tens thrown in a row
    - `skippable`: whether another may be
    - `dry`: who has passed since anybody drew or laid anything, for want of cards
    - `excommunicated`: the seats that are
    - `shamed`: who has to show the hand
    - `out`: the seats without cards, in order of going out
    - `played`: whether a set was laid in this turn
    - `passed`: whether this turn was passed
    - `sixes`: whether three sixes were laid in this turn
    - `partner`: who gets the cards of a gift or a return
    - `ten`: the ten that was thrown
    - `marked`: what this seat has chosen to give, return or slip
    - `accusable`: at a table with cheating: who was on turn since it was last accused
    - `telltale`: which of them have cheated so that counting cards shows it
    - `could_arrange`: which of them may have arranged the draw pile
    - `arranged`: whether this seat has arranged it
    - `arranged_now`: whether it has in this turn
    - `ender`: whose turn the last window follows
    - `restarting`: whether the game restarts if it goes on
    - `table_known`: the cards whose place everybody knows
    - `possible`: for each hand, the draw and the play pile, which of the other cards may be there: a set of
      cards, in which bit n is the card of number n
    """

    phase: str
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    draw: tuple[str | None, ...]
    play: tuple[str | None, ...]
    last: tuple[str, ...]
    last_owner: int | None
    direction: int
    after: int | None
    reversed: bool
    opening: bool
    fresh: bool
    skips: int
    skippable: bool
    dry: tuple[int, ...]
    excommunicated: tuple[int, ...]
    shamed: tuple[int, ...]
    out: tuple[int, ...]
    played: bool
    passed: bool
    sixes: bool
    partner: int | None
    ten: str | None
    marked: tuple[str, ...]
    accusable: tuple[int, ...]
    telltale: tuple[int, ...]
    could_arrange: tuple[int, ...]
    arranged: bool
    arranged_now: bool
    ender: int | None
    restarting: bool
    table_known: tuple[str, ...]
    possible: tuple[int, ...]


def observe(state: TenstuffState, player: int | None, common: dict[str, Any]) -> TenstuffObservation:
    """What a seat, or with None the table, knows; `common` holds the fields of every game's observation."""
    observer = state.game.players if player is None else player
    known = state.memory.known[observer]
    own_turn = player == state.turn
    phase = TURN if state.phase is ARRANGING and not own_turn else state.phase
    return TenstuffObservation(
        **common,
        **open_facts(state),
        phase=phase.name,
        hand=() if player is None else tuple(texts(state.hands[player])),
        hand_sizes=tuple([hand.bit_count() for hand in state.hands]),
        known=tuple([tuple(texts(hand & known)) for hand in state.hands]),
        draw=_pile(state.draw, known),
        play=_pile(state.play, known),
        direction=-1 if state.reversed else 1,
        after=None if phase in (LAST, OVER) else state.next_seat(state.turn),
        skippable=state.may_be_skipped(),
        ten=TEXTS[len(SUITS) * TEN + state.ten] if phase is RETURNING else None,
        marked=tuple(texts(state.marked)) if own_turn else (),
        arranged=player is not None and bool(state.arranged >> player & 1),
        arranged_now=own_turn and state.arranged_now,
        table_known=tuple(texts(state.memory.known[-1])),
        possible=tuple(state.memory.possible(observer)),
    )


def open_facts(state: TenstuffState) -> dict[str, Any]:
    """What everybody sees, under the names that observations and written positions have for it."""
    players = state.game.players
    return {
        "last": tuple(texts(state.last)),
        "last_owner": state.last_owner if state.last else None,
        "reversed": state.reversed,
        "opening": state.opening,
        "fresh": state.fresh,
        "skips": state.skips,
        "dry": seats_in(state.dry, players),
        "excommunicated": seats_in(state.excommunicated, players),
        "shamed": seats_in(state.shamed, players),
        "out": tuple(state.out),
        "played": state.played,
        "passed": state.passed,
        "sixes": state.sixes,
        "partner": state.partner if state.phase in (GIVING, RETURNING) else None,
        "accusable": seats_in(state.accusable, players),
        "telltale": seats_in(state.telltale, players),
        "could_arrange": seats_in(state.could_arrange, players),
        "ender": state.ender if state.phase is LAST else None,
        "restarting": state.restarting,
    }


def _pile(cards: list[int], known: int) -> tuple[str | None, ...]:
    return tuple([TEXTS[card] if known & BIT[card] else None for card in reversed(cards)])
