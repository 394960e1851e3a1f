"""The selection in 10, and what a tap does.

A tap names a place: a card in hand, someone's first card, or a bid. While playing a card, it also names a face or a
number of chips.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from table.boards import Seen, Touch, why_not
from table.games.ten import drawings, text
from tenfold import Person
from tenfold.games.ten import TenObservation
from tenfold.games.ten.cards import FACES
from tenfold.games.ten.events import TenEvent

TenSeen: TypeAlias = Seen[TenObservation, TenEvent]

HAND, FACE, CHIPS, SEAT, NUMBER = 0, 10, 20, 30, 100
"""The first place of each kind: cards in hand; face up or face down; chips on a card; seats; bids."""

LESS, MORE = 40, 41
"""The places of − and +, which lower and raise the selected bid by one."""

FEW = 6
"""The number of bids that fit side by side on the narrowest phone."""


class Laying(NamedTuple):
    """The choice of a card to play, its face and its chips. `card` is its place in hand, None if none is chosen."""

    card: int | None
    face: str
    chips: int


def laying(seen: TenSeen) -> Laying:
    """Return the choice so far. The default is face up, without chips."""
    card = next((place for place in seen.picked if place < FACE), None)
    face = next((FACES[place - FACE] for place in seen.picked if FACE <= place < CHIPS), FACES[0])
    chips = next((place - CHIPS for place in seen.picked if CHIPS <= place < SEAT), 0)
    return Laying(card, face, chips)


def picked_seat(seen: TenSeen) -> int | None:
    """Return the selected seat: the owner of a card, or the one to start."""
    return next((place - SEAT for place in seen.picked if SEAT <= place < NUMBER), None)


def bids(seen: TenSeen, obs: TenObservation) -> dict[int, str]:
    """Return the possible bids on the card in question: number → action."""
    seat = picked_seat(seen) if obs.phase == "market" else None
    return {
        outlook.value: outlook.text
        for outlook in obs.legal
        if outlook.value is not None and (outlook.kind == "bid" or (outlook.kind == "open" and outlook.taker == seat))
    }


def picked_bid(seen: TenSeen, obs: TenObservation) -> int | None:
    """Return the selected bid; the lowest by default."""
    possible = bids(seen, obs)
    chosen = next((place - NUMBER for place in seen.picked if place >= NUMBER), None)
    return chosen if chosen in possible else min(possible, default=None)


def action(seen: TenSeen, obs: TenObservation) -> str | None:
    """Return the action that the highlighted button would take with this selection."""
    if obs.phase == "lay":
        choice = laying(seen)
        if choice.card is None or choice.card >= len(obs.hand):
            return None
        return f"lay {obs.hand[choice.card]} {choice.face} {choice.chips}"
    if obs.phase == "second":
        card = next((place for place in seen.picked if place < FACE), None)
        return f"add {obs.hand[card]}" if card is not None and card < len(obs.hand) else None
    if obs.phase == "starter":
        seat = picked_seat(seen)
        return f"starter {obs.current_player if seat is None else seat}"
    seat, bid = picked_seat(seen), picked_bid(seen, obs)
    if bid is not None:
        return bids(seen, obs)[bid]
    return f"swap {seat}" if seat is not None and obs.phase == "market" else None


def touch(seen: TenSeen, place: int, *, second_tap: bool) -> Touch:
    """Return the new selection, or the move at a second tap on the same card in hand or bid."""
    obs = seen.obs
    if not seen.own_turn:
        reason = text.over if obs.is_terminal else text.not_your_turn(who=Person(obs.current_player))
        return Touch(say=seen.plain(reason))
    if place not in _offered(obs):
        return Touch(seen.picked)
    if place in (LESS, MORE):
        return _step(seen, obs, 1 if place == MORE else -1)
    if place in seen.picked:
        return _again(seen, obs, place, second_tap)
    if place < FACE:
        return _touch_hand(seen, obs, place)
    refused = _refused_chips(obs, place - CHIPS) if CHIPS <= place < SEAT else ""
    return Touch(seen.picked, say=refused) if refused else Touch(_with(seen.picked, place))


def next_touches(seen: TenSeen, act: str) -> Sequence[int]:
    """Return the places to tap next on the way to an act, in any order; empty if the button plays it."""
    obs = seen.obs
    match act.split():
        case ["lay", card, face, chips]:
            choice = laying(seen)
            has_card = choice.card is not None and obs.hand[choice.card] == card
            chosen = (FACE + FACES.index(choice.face), CHIPS + choice.chips)
            ways = [way for way in (FACE + FACES.index(face), CHIPS + int(chips)) if way not in chosen]
            return ways if has_card else [obs.hand.index(card), *ways]
        case ["add", card] if action(seen, obs) != act:
            return [obs.hand.index(card)]
        case ["open" | "swap" | "starter", seat, *_] if picked_seat(seen) != int(seat) and act != action(seen, obs):
            return [SEAT + int(seat)]
        case ["open", _, bid] | ["bid", bid]:
            return _toward_bid(seen, obs, int(bid))
    return ()


def _toward_bid(seen: TenSeen, obs: TenObservation, bid: int) -> Sequence[int]:
    chosen, possible = picked_bid(seen, obs), bids(seen, obs)
    if chosen is None or chosen == bid:
        return ()
    if len(possible) <= FEW or bid == max(possible):
        return [NUMBER + bid]
    return [MORE] if bid > chosen else [LESS]


def _again(seen: TenSeen, obs: TenObservation, place: int, second_tap: bool) -> Touch:
    """Handle a second tap: on a card in hand or a bid, play it; on someone's card, deselect it."""
    if obs.phase == "market" and SEAT <= place < NUMBER:
        return Touch()
    chosen = action(seen, obs) if second_tap and not FACE <= place < SEAT else None
    return Touch(seen.picked) if chosen is None else Touch(play=chosen)


def _step(seen: TenSeen, obs: TenObservation, by: int) -> Touch:
    """Select the next bid, up or down."""
    chosen = picked_bid(seen, obs)
    if chosen is None:
        return Touch(seen.picked)
    if chosen + by in bids(seen, obs):
        return Touch(_with(seen.picked, NUMBER + chosen + by))
    why = text.no_more_chips if by > 0 else text.less_is_not_enough
    return Touch(seen.picked, say=str(why(bid=chosen)))


def _offered(obs: TenObservation) -> set[int]:
    """Return the places that mean something now; a tap may arrive late."""
    laying_ways = {FACE, FACE + 1, CHIPS, CHIPS + 1, CHIPS + 2} if obs.phase == "lay" else set()
    seats = {SEAT + outlook.taker for outlook in obs.legal if outlook.taker is not None}
    numbers = {NUMBER + o.value for o in obs.legal if o.kind in ("open", "bid") and o.value is not None}
    steps = {LESS, MORE} if numbers else set()
    return {*range(len(obs.hand)), *laying_ways, *seats, *steps, *numbers}


def _refused_chips(obs: TenObservation, chips: int) -> str:
    """Return why no card can be played under this many chips; empty if one can."""
    laid = (each for each in obs.refused if each.text.startswith("lay ") and each.text.endswith(f" {chips}"))
    return next((str(refusal.why) for refusal in laid), "")


def _with(picked: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Return the selection with one more choice, which replaces one of its kind. A seat starts a new selection."""
    if SEAT <= place < NUMBER:
        return (place,)
    starts = (HAND, FACE, CHIPS, SEAT, NUMBER)
    sort = max(start for start in starts if start <= place)
    return (*(other for other in picked if max(start for start in starts if start <= other) != sort), place)


def _touch_hand(seen: TenSeen, obs: TenObservation, place: int) -> Touch:
    if obs.phase not in ("lay", "second"):
        return Touch(seen.picked, say=str(text.hand_stays))
    card = obs.hand[place]
    kept = tuple(other for other in seen.picked if other >= FACE)
    if obs.phase == "lay" or any(outlook.text == f"add {card}" for outlook in obs.legal):
        return Touch((place, *kept))
    return Touch(seen.picked, say=why_not(obs, f"add {card}") or str(text.card_stays(called=drawings.bare(card))))
