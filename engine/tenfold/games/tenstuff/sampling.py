"""Worlds that a seat of Tenstuff cannot tell from the real one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tenfold.games.tenstuff.actions import ARRANGING, GIVING, PHASES, RETURNING, TURN
from tenfold.games.tenstuff.cards import BIT, CARDS, END, FULL, lowest, members, set_of
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.state import TenstuffState
from tenfold.shuffling import source

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff
    from tenfold.games.tenstuff.view import TenstuffObservation

_PHASE = {name: phase for phase, name in enumerate(PHASES)}


def worlds(game: Tenstuff, seen: TenstuffObservation, rng: random.Random) -> Iterator[TenstuffState]:
    """Worlds without end: the cards that the seat does not know lie where they may be.

    Every such world can come out. They are equally likely where every unknown card may be everywhere, else nearly so.
    In each of them the seat remembers what it does, and the others know their hands and what the table knows.
    """
    known = _known_state(game, seen)
    unseen = FULL & ~known._memory.known[-1]
    rooms = [size - len(cards) for size, cards in zip(seen.hand_sizes, seen.known, strict=True)]
    rooms += [seen.draw.count(None), seen.play.count(None)]
    leader = seen.current_player if seen.fresh and seen.phase in ("window", "turn", "arrange") else None
    while True:
        allowed = list(seen.possible)
        fixed = 0
        if leader is not None:
            card = rng.choices(*_decide_lowest(known._hands, leader, unseen, allowed, rooms))[0]
            fixed = BIT[card] & unseen
            for seat in range(game.players):  # everything lower lies in a pile
                allowed[seat] &= ~((1 << card + 1) - 1)
        places = _deal(unseen & ~fixed, allowed, rooms, rng, leader if fixed else None)
        if places is None:
            assert leader is not None, "What a seat remembers fits no world."
            continue  # not every card that could be the lowest leaves a world
        if fixed and leader is not None:
            places[leader] |= fixed
        yield _world(known, seen, places, rng)


def _known_state(game: Tenstuff, seen: TenstuffObservation) -> TenstuffState:
    """The state but for what the seat does not see. `_memory.known[-1]` holds the cards whose place it knows."""
    state = TenstuffState(game, [set_of(CARDS[card] for card in cards) for cards in seen.known], [], "")
    state._last = set_of(CARDS[card] for card in seen.last)
    state._owner = seen.last_owner or 0
    state._direction, state._reversed = seen.direction, seen.reversed
    state._phase, state._player = _PHASE[seen.phase], seen.current_player
    state._opening, state._fresh = seen.opening, seen.fresh
    state._skips, state._dry = seen.skips, seen.dry
    state._excluded, state._shamed = _bits(seen.excommunicated), _bits(seen.shamed)
    state._out = [*seen.out]
    state._played, state._passed, state._sixes = seen.played, seen.passed, seen.sixes
    state._partner, state._ender = seen.partner or 0, seen.ender or 0
    state._ten = 0 if seen.ten is None else CARDS[seen.ten] % 4
    state._marked = set_of(CARDS[card] for card in seen.marked)
    state._accusable, state._telltale = _bits(seen.accusable), _bits(seen.telltale)
    state._could_arrange = _bits(seen.could_arrange)
    state._arranged_now, state._restarting = seen.arranged_now, seen.restarting
    piles = set_of(CARDS[card] for card in (*seen.draw, *seen.play) if card is not None)
    state._memory.known[-1] = piles | sum(state._hands)
    return state


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _world(known: TenstuffState, seen: TenstuffObservation, places: list[int], rng: random.Random) -> TenstuffState:
    state = known.clone()
    state._random = source(rng)
    state._hands = [hand | more for hand, more in zip(known._hands, places, strict=False)]
    state._draw = _pile(seen.draw, places[-2], rng)
    state._play = _pile(seen.play, places[-1], rng)
    state._memory = _memory(known, state._hands, seen)
    if seen.player != seen.current_player:
        _invent_marks(state, rng)
    if known.game.cheating:
        _invent_cheats(state, seen, rng)
    return state


def _pile(cards: Sequence[str | None], unknown: int, rng: random.Random) -> list[int]:
    """A pile, its next card last, with the unknown cards in any order."""
    rest = members(unknown)
    rng.shuffle(rest)
    return [rest.pop() if card is None else CARDS[card] for card in reversed(cards)]


def _memory(known: TenstuffState, hands: list[int], seen: TenstuffObservation) -> Memory:
    """What is remembered in a world: the seat’s own knowledge, and of others what is seen by everybody."""
    memory = Memory(known.game.players)
    everybody = set_of(CARDS[card] for card in seen.table_known)
    memory.may = [FULL] * len(memory.may)
    memory.known = [everybody] * len(memory.known)
    for seat, hand in enumerate(hands):
        memory.known[seat] |= hand
    observer = len(hands) if seen.player is None else seen.player
    memory.known[observer] = known._memory.known[-1]
    start = observer * memory.places
    memory.may[start : start + memory.places] = seen.possible
    return memory


# What others have in mind.


def _invent_marks(state: TenstuffState, rng: random.Random) -> None:
    """Cards that the seat on turn has already chosen to give or return."""
    if state._phase in (GIVING, RETURNING):
        state._marked = set_of(card for card in members(state._movable()) if rng.random() < 0.25)


def _invent_cheats(state: TenstuffState, seen: TenstuffObservation, rng: random.Random) -> None:
    """What the seat does not see of cheating: who has arranged the draw pile, and cards about to be slipped."""
    own = -1 if seen.player is None else seen.player
    arranged = [seat for seat in seen.could_arrange if seat != own and rng.random() < 0.25]
    state._arranged = _bits(arranged) | (1 << own if seen.arranged else 0)
    player = state._player
    if state._phase != TURN or player == own:
        return
    if state._arranged >> player & 1 and not state._played and rng.random() < 0.5:
        state._arranged_now = True
        if rng.random() < 0.5:
            state._phase = ARRANGING
            return
    while rng.random() < 0.25:
        slips = state._slips()
        if not slips:
            return
        state._mark_slip(slips[int(rng.random() * len(slips))], player)


# Dealing unknown cards to where they may be.


def _deal(
    unseen: int, allowed: Sequence[int], rooms: Sequence[int], rng: random.Random, kept: int | None
) -> list[int] | None:
    """By place, unseen cards, as many as there is room for, each where it is allowed; None where that cannot be.

    In the place `kept`, if any, one card’s room is left empty.
    """
    found, left = [0] * len(rooms), list(rooms)
    if kept is not None:
        left[kept] -= 1
    open_places = [place for place, room in enumerate(left) if room]
    choices = [(card, [place for place in open_places if allowed[place] & BIT[card]]) for card in members(unseen)]
    rng.shuffle(choices)
    choices.sort(key=lambda choice: len(choice[1]))  # what fits fewest places is dealt first
    for card, places in choices:
        total = 0
        for place in places:
            total += left[place]
        if not total:
            if not _make_room(card, allowed, found, left):
                return None
            continue
        at = int(rng.random() * total)
        for place in places:
            at -= left[place]
            if at < 0:
                found[place] |= BIT[card]
                left[place] -= 1
                break
    return found


def _make_room(card: int, allowed: Sequence[int], found: list[int], left: list[int]) -> bool:
    """Place a card by moving others on, along the shortest chain of places to one with room, if there is one."""
    chains = [[(card, place)] for place, cards in enumerate(allowed) if cards & BIT[card]]
    reached = {chain[0][1] for chain in chains}
    for chain in chains:
        end = chain[-1][1]
        if left[end]:
            left[end] -= 1
            for moved, place in chain:
                for other, cards in enumerate(found):
                    found[other] = cards & ~BIT[moved]
                found[place] |= BIT[moved]
            return True
        for place, cards in enumerate(allowed):
            movable = found[end] & cards
            if place not in reached and movable:
                reached.add(place)
                chains.append([*chain, (lowest(movable), place)])
    return False


def _decide_lowest(
    hands: Sequence[int], leader: int, unseen: int, allowed: list[int], rooms: Sequence[int]
) -> tuple[list[int], list[float]]:
    """Which card of the leader can be the lowest of all hands, and how likely each is.

    It is as likely as by dealing cards until the leader has the lowest one, where every unknown card may be
    everywhere: whatever is lower goes to a pile, then the card itself goes to the leader.
    """
    bound = min((lowest(hand) for hand in hands if hand), default=END)
    total, piles = sum(rooms), rooms[-2] + rooms[-1]
    cards: list[int] = []
    weights: list[float] = []
    weight = 1.0  # all unknown cards so far lie in a pile
    for dealt, card in enumerate(members(unseen & (1 << bound) - 1)):
        if allowed[leader] & BIT[card] and rooms[leader]:
            cards.append(card)
            weights.append(weight * rooms[leader] / (total - dealt))
        weight *= max(0, piles - dealt) / (total - dealt)
    if hands[leader] and lowest(hands[leader]) == bound:
        cards.append(bound)
        weights.append(weight)
    return cards, weights
