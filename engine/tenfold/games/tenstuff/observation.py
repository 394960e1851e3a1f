"""What a seat can know of a position of Tenstuff."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from tenfold.games.tenstuff.cards import (
    BIT,
    CARDS,
    END,
    SEEN_AT_ONCE,
    SUITS,
    TEN,
    TENS,
    TEXTS,
    has_supply,
    texts,
)
from tenfold.games.tenstuff.phases import ARRANGING, GIVING, LAST, OVER, RETURNING, TURN
from tenfold.games.tenstuff.state import TenstuffState, seats_in
from tenfold.observation import Observation, observed, said

if TYPE_CHECKING:
    from tenfold.tensor import Code, Table


_PHASES = ("window", "turn", "arrange", "guess", "give", "return", "draw", "last", "over")


def _pile_code(t: Table) -> Code:
    """Return the code of a pile: its number of cards, the next ones, and those known to be in it."""
    several = (len, t.number(len(CARDS))), (tuple, t.row(t.one_of(CARDS), SEEN_AT_ONCE))
    return t.gist(t.parts(*several, (tuple, t.counts(CARDS))))


def _possible_code(t: Table) -> Code:
    hands, piles = itemgetter(slice(None, t.players)), itemgetter(slice(t.players, None))
    return t.parts((hands, t.each(t.bits(END))), (piles, t.row(t.bits(END), 2)))


@observed
class TenstuffObservation(Observation):
    """What a seat can know of Tenstuff. Lists of seats are ascending, except `out`.

    `phase` is `window`, `turn`, `guess`, `give`, `return`, `draw`, `last` or `over`. In a `window`, others can throw a
    ten or accuse until the seat on turn starts. `last` is the last chance to accuse. While a seat looks at the draw
    pile, its own observation has `arrange`, and all others have `turn`.
    """

    scores: tuple[int, ...] = said(code=lambda t: t.each(t.amount(10)))
    phase: str = said("what the seat on turn is to do", lambda t: t.one_of(_PHASES))
    hand: tuple[str, ...] = said("the seat’s own cards", lambda t: t.counts(CARDS))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(len(CARDS))))
    known: tuple[tuple[str, ...], ...] = said(
        "by seat, the cards that this seat knows to be in that hand", lambda t: t.each(t.counts(CARDS))
    )
    draw: tuple[str | None, ...] = said(
        "the next card first; None for a card whose place the seat does not know", _pile_code
    )
    play: tuple[str | None, ...] = said("the top first, likewise", _pile_code)
    last: tuple[str, ...] = said("the set to beat", lambda t: t.counts(CARDS))
    last_owner: int | None = said("who laid it", lambda t: t.one())
    direction: int = said("1 to the left, −1 to the right", lambda t: t.number(1))
    after: int | None = said(
        "who comes after the seat on turn, as things stand; None once it is decided", lambda t: t.one()
    )
    reversed: bool = said("whether the draw pile lies face up and the play pile face down", lambda t: t.flag())
    opening: bool = said("whether the lowest rank has to be led", lambda t: t.flag())
    fresh: bool = said("whether the seat on turn is the one with the lowest card of all hands", lambda t: t.flag())
    skips: int = said("tens thrown in a row", lambda t: t.number(t.players))
    skippable: bool = said("whether another may be", lambda t: t.flag())
    dry: tuple[int, ...] = said(
        "who has passed since anybody drew or laid anything, for want of cards", lambda t: t.some()
    )
    excommunicated: tuple[int, ...] = said("the seats that are", lambda t: t.some())
    shamed: tuple[int, ...] = said("who has to show the hand", lambda t: t.some())
    out: tuple[int, ...] = said("the seats without cards, in order of going out", lambda t: t.row(t.one(), t.players))
    played: bool = said("whether a set was laid in this turn", lambda t: t.flag())
    passed: bool = said("whether this turn was passed", lambda t: t.flag())
    sixes: bool = said("whether three sixes were laid in this turn", lambda t: t.flag())
    partner: int | None = said("who gets the cards of a gift or a return", lambda t: t.one())
    ten: str | None = said("the ten that was thrown", lambda t: t.one_of(texts(TENS)))
    marked: tuple[str, ...] = said("what this seat has chosen to give, return or slip", lambda t: t.counts(CARDS))
    accusable: tuple[int, ...] = said(
        "at a table with cheating: who was on turn since it was last accused", lambda t: t.some()
    )
    telltale: tuple[int, ...] = said("which of them have cheated so that counting cards shows it", lambda t: t.some())
    could_arrange: tuple[int, ...] = said("which of them may have arranged the draw pile", lambda t: t.some())
    arranged: bool = said("whether this seat has arranged it", lambda t: t.flag())
    arranged_now: bool = said("whether it has in this turn", lambda t: t.flag())
    ender: int | None = said("whose turn the last window follows", lambda t: t.one())
    restarting: bool = said("whether the game restarts if it goes on", lambda t: t.flag())
    table_known: tuple[str, ...] = said("the cards whose place everybody knows", lambda t: t.counts(CARDS))
    possible: tuple[int, ...] = said(
        "for each hand, the draw and the play pile, which of the other cards may be there, as sets: bit n is card n",
        _possible_code,
    )

    @property
    def has_supply(self) -> bool:
        """True if a turn that ends now draws a card (T37)."""
        return has_supply(len(self.draw), len(self.play), len(self.last), reversed_=self.reversed)


def observe(state: TenstuffState, player: int | None, common: dict[str, Any]) -> TenstuffObservation:
    """Return what a seat, or with None the table, knows. `common` has the fields that all games share."""
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
    """Return what everyone sees, under its names in observations and positions."""
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
