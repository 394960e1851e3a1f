"""What a seat may know of a game of Tenstuff, and the same position as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tenfold.game import Observation, Outlook
from tenfold.games.tenstuff.actions import (
    ACCUSE,
    ACTION_TEXTS,
    ARRANGING,
    BEGIN,
    GIVE,
    GIVING,
    GUESS,
    LAST,
    ORDER,
    PHASES,
    RETURNING,
    SETS,
    SKIP,
    SLIP,
    TABLE,
    TURN,
    kind_of,
)
from tenfold.games.tenstuff.cards import BIT, FIRST, TEN, TEXTS, texts

if TYPE_CHECKING:
    from tenfold.games.tenstuff.state import TenstuffState


@dataclass(frozen=True, slots=True, kw_only=True)
class TenstuffObservation(Observation):
    """What a seat knows of Tenstuff.

    `phase` is what the seat on turn is to do: `window` (others may throw a ten or accuse; it begins), `turn`, `guess`,
    `give`, `return`, `draw`, `last` (the last chance to accuse) or `over`; a seat that looks at the draw pile itself is
    told `arrange`. Seats are counted from 0, and lists of seats ascend except `out`, which is in order of going out.

    `hand` is the seat's own; `known` holds by seat the cards that this seat knows to be in that hand. `draw` (next
    card first) and `play` (top first) hold a text for each card whose place the seat knows, else None; `reversed`
    tells that the draw pile lies face up, the play pile face down and play goes to the right. `last` is the set to
    beat and `last_owner` who laid it. `opening` tells that the lowest rank has to be led, `fresh` that the seat on
    turn is the one with the lowest card of all hands.

    `skips` counts the tens thrown in a row, `skippable` tells whether another may be. `dry` counts passes in a row
    for which there was no card to draw. `excommunicated`, `shamed` and `out` are seats. In a turn, `played` tells that
    a set was laid, `passed` and `sixes` that it was passed, or three sixes were laid. `partner` is who gets the cards
    of a gift or a return, `ten` the ten that was thrown, `marked` the cards that this seat has chosen to give,
    return or slip.

    At a table with cheating `accusable` are the seats that were on turn since they were last accused, `telltale` those
    of them that have cheated so that counting cards shows it, `could_arrange` those that may have arranged the draw
    pile; `arranged` tells that this seat has, `arranged_now` that it has in this turn. `ender` is the seat whose turn
    the last window follows, and `restarting` tells that the game restarts if it goes on.

    `table_known` are the cards whose place everybody knows. `possible` holds, for each seat's hand, the draw pile and
    the play pile, the cards that may be there, as bits in the numbering of `tenfold.games.tenstuff.cards`; it counts
    for cards whose place the seat does not know.
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
    reversed: bool
    opening: bool
    fresh: bool
    skips: int
    skippable: bool
    dry: int
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
    players = state.game.players
    observer = players if player is None else player
    known = state._memory.known[observer]
    own_turn = player == state._player
    phase = TURN if state._phase == ARRANGING and not own_turn else state._phase
    return TenstuffObservation(
        **common,
        phase=PHASES[phase],
        hand=() if player is None else tuple(texts(state._hands[player])),
        hand_sizes=tuple([hand.bit_count() for hand in state._hands]),
        known=tuple([tuple(texts(hand & known)) for hand in state._hands]),
        draw=_pile(state._draw, known),
        play=_pile(state._play, known),
        last=tuple(texts(state._last)),
        last_owner=state._owner if state._last else None,
        direction=state._direction,
        reversed=state._reversed,
        opening=state._opening,
        fresh=state._fresh,
        skips=state._skips,
        skippable=state._may_be_skipped(),
        dry=state._dry,
        excommunicated=seats_in(state._excluded, players),
        shamed=seats_in(state._shamed, players),
        out=tuple(state._out),
        played=state._played,
        passed=state._passed,
        sixes=state._sixes,
        partner=state._partner if phase in (GIVING, RETURNING) else None,
        ten=TEXTS[4 * TEN + state._ten] if phase == RETURNING else None,
        marked=tuple(texts(state._marked)) if own_turn else (),
        accusable=seats_in(state._accusable, players),
        telltale=seats_in(state._telltale, players),
        could_arrange=seats_in(state._could_arrange, players),
        arranged=player is not None and bool(state._arranged >> player & 1),
        arranged_now=own_turn and state._arranged_now,
        ender=state._ender if phase == LAST else None,
        restarting=state._restarting,
        table_known=tuple(texts(state._memory.known[-1])),
        possible=tuple(state._memory.possible(observer)),
    )


def seats_in(seats: int, players: int) -> tuple[int, ...]:
    """A set of seats, given as bits, ascending."""
    return tuple([seat for seat in range(players) if seats >> seat & 1])


def _pile(cards: list[int], known: int) -> tuple[str | None, ...]:
    return tuple([TEXTS[card] if known & BIT[card] else None for card in reversed(cards)])


def outlook(state: TenstuffState, action: int, player: int) -> Outlook:
    """What a legal action of a seat would do; the kind is that of the set, or the first word of the action."""
    text = ACTION_TEXTS[action]
    if action < GUESS + FIRST:
        cards = SETS[action - TABLE if action >= TABLE else action]
        kind = kind_of(cards, state._last, state._owner == player)
        return Outlook(action, text, kind, cards=cards.bit_count(), taker=state._owner if kind == "slam" else None)
    if action >= ACCUSE:
        return Outlook(action, text, "accuse", taker=action - ACCUSE)
    if action >= ORDER:
        return Outlook(action, text, "order" if action < BEGIN else text)
    kind, card = text.split()
    taker = state._player if action >= SKIP else state._partner if GIVE + 4 <= action < SLIP + FIRST else None
    return Outlook(action, text, kind, card, taker=taker, cards=int(taker is not None))


def position(state: TenstuffState) -> dict[str, Any]:
    """The position as plain data; `tenfold.games.tenstuff.position` documents and reads the keys."""
    players = state.game.players
    phase = state._phase
    memory = state._memory
    return {
        "hands": [texts(hand) for hand in state._hands],
        "draw": [TEXTS[card] for card in reversed(state._draw)],
        "play": [TEXTS[card] for card in reversed(state._play)],
        "last": texts(state._last),
        "last_owner": state._owner if state._last else None,
        "reversed": state._reversed,
        "phase": PHASES[phase],
        "turn": None if state.is_terminal() else state._player,
        "opening": state._opening,
        "fresh": state._fresh,
        "skips": state._skips,
        "dry": state._dry,
        "excommunicated": [*seats_in(state._excluded, players)],
        "shamed": [*seats_in(state._shamed, players)],
        "out": state._out,
        "played": state._played,
        "passed": state._passed,
        "sixes": state._sixes,
        "partner": state._partner if phase in (GIVING, RETURNING) else None,
        "ten": [TEXTS[4 * TEN + state._ten]] if phase == RETURNING else [],
        "marked": texts(state._marked),
        "accusable": [*seats_in(state._accusable, players)],
        "telltale": [*seats_in(state._telltale, players)],
        "arranged": [*seats_in(state._arranged, players)],
        "could_arrange": [*seats_in(state._could_arrange, players)],
        "arranged_now": state._arranged_now,
        "ender": state._ender if phase == LAST else None,
        "restarting": state._restarting,
        "memory": [
            {"known": f"{known:014x}", "possible": "".join([f"{cards:014x}" for cards in memory.possible(observer)])}
            for observer, known in enumerate(memory.known)
        ],
        "random": state._random,
    }
