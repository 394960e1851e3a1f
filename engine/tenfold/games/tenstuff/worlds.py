"""Random worlds of Tenstuff that a seat can’t tell from the real one."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from tenfold.games.tenstuff.actions import CARD_OF
from tenfold.games.tenstuff.cards import BIT, CARDS, END, FULL, SUITS, lowest, members, set_of
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.games.tenstuff.phases import ARRANGING, PHASES, TURN, Handing
from tenfold.games.tenstuff.state import TenstuffState, bits_of
from tenfold.shuffling import shuffle, source

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff


def worlds(game: Tenstuff, observation: TenstuffObservation, rng: random.Random) -> Iterator[TenstuffState]:
    """Yield worlds without end, with the unknown cards in random places where they can be.

    Each world is possible. All are equally likely if every unknown card can be anywhere, and nearly so otherwise. In
    each world, the seat remembers what it does now. The others know their own hands and what everyone knows.
    """
    known = [_set(cards) for cards in observation.known]
    unseen = FULL & ~_all_known(observation)
    rooms = [size - len(cards) for size, cards in zip(observation.hand_sizes, observation.known, strict=True)]
    rooms += [observation.draw.count(None), observation.play.count(None)]
    leader = (
        observation.current_player if observation.fresh and observation.phase in ("window", "turn", "arrange") else None
    )
    while True:
        allowed = list(observation.possible)
        fixed = 0
        if leader is not None:
            card = _by_weight(*_decide_lowest(known, leader, unseen, allowed, rooms), rng)
            fixed = BIT[card] & unseen
            for seat in range(game.players):  # all lower cards are in a pile
                allowed[seat] &= ~((1 << card + 1) - 1)
        places = _deal(unseen & ~fixed, allowed, rooms, rng, leader if fixed else None)
        if places is None:
            assert leader is not None, "No arrangement of the cards fits what this seat remembers."
            continue  # not every possible lowest card leads to a world
        if fixed and leader is not None:
            places[leader] |= fixed
        yield _world(game, observation, known, places, rng)


def _world(
    game: Tenstuff, seen: TenstuffObservation, known: Sequence[int], places: Sequence[int], rng: random.Random
) -> TenstuffState:
    """Return the state with the cards that the seat does not know in these places."""
    chance = source(rng)
    hands = [hand | more for hand, more in zip(known, places, strict=False)]
    draw, play = _pile(seen.draw, places[-2], rng), _pile(seen.play, places[-1], rng)
    state = TenstuffState(
        game=game,
        phase=PHASES[seen.phase],
        turn=seen.current_player,
        hands=hands,
        draw=draw,
        play=play,
        memory=_memory(hands, seen),
        random=chance,
        out=[*seen.out],
        last=_set(seen.last),
        last_owner=seen.last_owner or 0,
        reversed=seen.reversed,
        opening=seen.opening,
        fresh=seen.fresh,
        skips=seen.skips,
        dry=bits_of(seen.dry),
        excommunicated=bits_of(seen.excommunicated),
        shamed=bits_of(seen.shamed),
        marked=_set(seen.marked),
        partner=seen.partner or 0,
        ten=0 if seen.ten is None else CARDS[seen.ten] % len(SUITS),
        played=seen.played,
        passed=seen.passed,
        sixes=seen.sixes,
        arranged_now=seen.arranged_now,
        ender=seen.ender or 0,
        restarting=seen.restarting,
        accusable=bits_of(seen.accusable),
        telltale=bits_of(seen.telltale),
        could_arrange=bits_of(seen.could_arrange),
    )
    if seen.player != seen.current_player:
        _invent_marks(state, rng)
    if game.cheating:
        _invent_cheats(state, seen, rng)
    return state


def _set(cards: Iterable[str]) -> int:
    return set_of(CARDS[card] for card in cards)


def _pile(cards: Sequence[str | None], unknown: int, rng: random.Random) -> list[int]:
    """Return a pile, its next card last, with the unknown cards in random order."""
    rest = members(unknown)
    shuffle(rest, rng)
    return [rest.pop() if card is None else CARDS[card] for card in reversed(cards)]


def _memory(hands: Sequence[int], seen: TenstuffObservation) -> Memory:
    """Return the memory of a world: the seat keeps its own, and the others know what everyone sees."""
    memory = Memory(seen.players)
    everybody = _set(seen.table_known)
    memory.may = [FULL] * len(memory.may)
    memory.known = [everybody] * len(memory.known)
    for seat, hand in enumerate(hands):
        memory.known[seat] |= hand
    observer = seen.players if seen.player is None else seen.player
    memory.known[observer] = _all_known(seen)
    start = observer * memory.places
    memory.may[start : start + memory.places] = seen.possible
    return memory


def _all_known(seen: TenstuffObservation) -> int:
    """Return the cards whose place the seat knows."""
    piles = [card for card in (*seen.draw, *seen.play) if card is not None]
    return _set(piles) | sum(map(_set, seen.known))


# What other seats have done in secret.


def _invent_marks(state: TenstuffState, rng: random.Random) -> None:
    """Invent the cards that the seat on turn has already chosen to give or return."""
    if isinstance(state.phase, Handing):
        state.marked = set_of(card for card in members(state.phase.movable(state)) if rng.random() < 0.25)


def _invent_cheats(state: TenstuffState, seen: TenstuffObservation, rng: random.Random) -> None:
    """Invent the cheating that the seat can’t see: which seats have arranged the draw pile, and the slipped cards."""
    own = -1 if seen.player is None else seen.player
    arranged = [seat for seat in seen.could_arrange if seat != own and rng.random() < 0.25]
    state.arranged = bits_of(arranged) | (1 << own if seen.arranged else 0)
    player = state.turn
    if state.phase is not TURN or player == own:
        return
    if state.arranged >> player & 1 and not state.played and rng.random() < 0.5:
        state.arranged_now = True
        if rng.random() < 0.5:
            state.phase = ARRANGING
            return
    while rng.random() < 0.25:
        slips = state.slips()
        if not slips:
            return
        state.marked |= BIT[CARD_OF[slips[int(rng.random() * len(slips))]]]


# Dealing the unknown cards to places where they can be.


def _deal(
    unseen: int, allowed: Sequence[int], rooms: Sequence[int], rng: random.Random, kept: int | None
) -> list[int] | None:
    """Deal the unseen cards to allowed places with room. Return them by place, or None if that is impossible.

    The place `kept`, if any, keeps room for one more card.
    """
    found, left = [0] * len(rooms), list(rooms)
    if kept is not None:
        left[kept] -= 1
    open_places = [place for place, room in enumerate(left) if room]
    choices = [(card, [place for place in open_places if allowed[place] & BIT[card]]) for card in members(unseen)]
    shuffle(choices, rng)
    choices.sort(key=lambda choice: len(choice[1]))  # deal the cards with the fewest places first
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
    """Place a card by moving others along the shortest chain to a place with room. Return False if there is none."""
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


def _by_weight(cards: Sequence[int], weights: Sequence[float], rng: random.Random) -> int:
    """Return one of the cards at random, according to their weights."""
    sums = [*accumulate(weights)]
    return cards[bisect(sums, rng.random() * sums[-1], 0, len(cards) - 1)]


def _decide_lowest(
    hands: Sequence[int], leader: int, unseen: int, allowed: list[int], rooms: Sequence[int]
) -> tuple[list[int], list[float]]:
    """Return the cards of the leader that can be the lowest of all hands, and their weights.

    The weights are exact if every unknown card can be anywhere. Each is the chance that a random deal has all lower
    cards in a pile, and this one in the leader’s hand.
    """
    bound = min((lowest(hand) for hand in hands if hand), default=END)
    total, piles = sum(rooms), rooms[-2] + rooms[-1]
    cards: list[int] = []
    weights: list[float] = []
    weight = 1.0  # the chance that all unknown cards so far are in a pile
    for dealt, card in enumerate(members(unseen & (1 << bound) - 1)):
        if allowed[leader] & BIT[card] and rooms[leader]:
            cards.append(card)
            weights.append(weight * rooms[leader] / (total - dealt))
        weight *= max(0, piles - dealt) / (total - dealt)
    if hands[leader] and lowest(hands[leader]) == bound:
        cards.append(bound)
        weights.append(weight)
    return cards, weights
