"""What each seat of 10 may know, and what it cannot: covered cards on their ways, hands, jokers, sampled worlds."""

import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import testing
from tests.engine.positions import events, play, seen
from tests.engine.properties import (
    SEEDS,
    check_sampled_world,
    every_world,
    position_of,
    seats_of,
    states,
    tables,
    whole_game,
)
from tests.engine.ten_table import ten
from tests.running.depth import examples

STATES, TABLES = states("ten"), tables("ten")

A, B, C, D = range(4)


# Covered cards on their ways.


def test_a_covered_card_bought_twice_is_known_to_three():
    state = ten(["1", "2", "3", "4"], ["7 open 1", "10 covered 2", "3 open 0", "4 open 0"])
    play(state, "open 1 2", "pass", "pass", "keep", "swap 3", "keep", "open 0 1", "pass", "pass")
    table = seen(state).table
    assert (table[C].laid_by, table[C].seen_by) == (B, (A, B, C))
    assert (table[C].laid_under, table[C].price, table[A].price) == (2, 1, 0)
    assert [seen(state, seat).table[C].card for seat in (A, B, C, D, None)] == ["10", "10", "10", None, None]


def test_both_sides_of_a_swap_learn_and_nobody_else():
    state = play(ten(["1", "2", "3"], ["7 covered 0", "10 covered 0", "3 covered 0"]), "swap 1")
    assert [place.seen_by for place in seen(state).table] == [(A, B), (A, B), (C,)]
    assert [(event["seat"], "card" in event) for event in events(state, "see", player=A)] == [(A, True), (B, False)]


def test_turning_a_card_up_tells_everybody():
    state = play(ten(["1", "2"], ["7 covered 0", "10 covered 0"], phase="second"), "turn up")
    assert seen(state).table[A].seen_by == (A, B)
    assert seen(state).table[A].card == "7"


def test_a_card_that_comes_back_is_no_news():
    state = play(ten(["1", "2"], ["7 covered 0", "10 covered 0"]), "swap 1", "keep", "keep", "swap 0")
    assert len(events(state, "see")) == 2
    assert [place.laid_by for place in seen(state).table] == [A, B]


@examples(25)
@given(TABLES, SEEDS)
def test_who_knows_a_covered_card_is_who_ever_owned_it(game, seed):
    """Told by a second book-keeping, from what the table hears alone."""
    owners, lies, covered, heard = {}, {}, set(), 0
    for state in whole_game(game, seed):
        for event in state.events(heard):
            seat = event["seat"]
            match event:
                case {"kind": "lay", "open": is_open}:
                    lies[seat] = seat
                    owners[seat] = {seat}
                    covered |= set() if is_open else {seat}
                case {"kind": "swap" | "sold", "owner": other}:
                    lies[seat], lies[other] = lies[other], lies[seat]
                    owners[lies[seat]].add(seat)
                    owners[lies[other]].add(other)
                case {"kind": "turn"}:
                    covered.discard(lies[seat])
                case {"kind": "result"}:
                    owners, lies, covered = {}, {}, set()
        heard = len(state.events())
        for seat, place in enumerate(seen(state).table):
            assert place.laid == (seat in lies)
            if not place.laid:
                continue
            layer = lies[seat]
            knowing = owners[layer] if layer in covered else set(range(game.players))
            assert (place.laid_by, set(place.seen_by), place.covered) == (layer, knowing, layer in covered)
            for player in range(game.players):
                assert (seen(state, player).table[seat].card is not None) == (player in knowing)


@examples(25)
@given(TABLES, SEEDS)
def test_what_a_seat_is_told_is_what_it_knows(game, seed):
    """A covered card is only in the log of those that know it, by playing, looking or turning up."""
    heard = [0] * game.players
    known = [set() for _ in range(game.players)]  # by player, the layers with named cards
    lies = {}
    for state in whole_game(game, seed):
        for player in range(game.players):
            for event in state.events(heard[player], player):
                if event["kind"] == "lay":
                    lies[event["seat"]] = event["seat"]
                    known[player] |= {event["seat"]} if "card" in event else set()
                elif event["kind"] == "see" and "card" in event:
                    known[player].add(event["laid_by"])
                elif event["kind"] == "turn":
                    known[player].add(lies[event["seat"]])
                elif event["kind"] == "result":
                    known[player] = set()
            heard[player] = len(state.events())
        table = seen(state).table
        lies = {seat: place.laid_by for seat, place in enumerate(table) if place.laid}
        for player in range(game.players):
            for place in seen(state, player).table:
                assert (place.card is not None) == (place.laid_by in known[player])


# Hands.


@examples(40)
@given(TABLES, SEEDS)
def test_hands_are_shown_at_the_end(game, seed):
    *_, state = whole_game(game, seed)
    hands = position_of(state)["hands"]
    assert [list(final.hand) for final in seen(state).final] == hands
    assert sum(seen(state).unseen) == seen(state).draw_pile


@given(STATES)
def test_scores_and_places_do_not_depend_on_hands(state):
    if state.is_terminal():
        return
    world = state.game.sample_state(seen(state), random.Random(1))
    assert (world.scores(), world.ranking()) == (state.scores(), state.ranking())


# Sampled worlds.


@examples(100)
@given(STATES, st.data())
def test_sampled_worlds_could_be_and_look_the_same(state, data):
    seat = data.draw(seats_of(state))
    world = check_sampled_world(state, seat, data.draw(SEEDS))
    observed = seen(state, seat)
    hands = Counter(itertools.chain(*position_of(state)["hands"], position_of(state)["draw"]))
    covered = [place for place in observed.table if place.laid and place.card is None]
    assert covered or Counter(itertools.chain(*position_of(world)["hands"], position_of(world)["draw"])) == hands


@examples(60)
@given(STATES, st.data())
def test_who_has_seen_a_card_finds_it_in_every_world(state, data):
    seat = data.draw(st.integers(0, state.game.players - 1))
    known = {at: place.card for at, place in enumerate(seen(state, seat).table) if place.card}
    for _ in range(5):
        world = state.game.sample_state(seen(state, seat), random.Random(data.draw(SEEDS)))
        assert {at: seen(world, at).table[at].card for at in known} == known


@examples(40)
@given(STATES, SEEDS)
def test_a_seat_that_has_not_shown_its_joker_has_it_in_every_world(state, seed):
    public = seen(state)
    if state.is_terminal():
        return
    position = position_of(state.game.sample_state(public, random.Random(seed)))
    for seat, due in enumerate(public.joker_due):
        hidden = [
            lying.split()[0]
            for lying, layer in zip(position["table"], position["laid_by"], strict=True)
            if layer == seat
        ]
        assert not due or "J" in position["hands"][seat] + hidden


# Every world of small positions, and how often each comes.


def small(**keys):
    """Small hands, two covered cards and a card to draw."""
    return ten(["J", "5 J", "3"], ["7 covered 0", "10 covered 0", "4 open 0"], draw="8", round_cards="", **keys)


@pytest.mark.few(1)
@pytest.mark.parametrize("due", ["", "0", "01"])
@pytest.mark.parametrize("seen_by", [["", "", ""], ["1", "2", ""], ["12", "02", ""]])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sampling_covers_every_world(due, seen_by, seat):
    state = small(joker_due=due, seen_by=seen_by)
    testing.check_worlds(state.game, state.serialize(), seat, every_world(state, seat), draws=6000)


def test_sampling_a_joker_that_was_laid_covered():
    """The joker due may be the covered card, wherever that has gone, unless the seat has seen it."""
    state = ten(["2", "5 3", "6"], ["J covered 0", "10 covered 0", "4 open 0"], draw="8", round_cards="", joker_due="0")
    for swapped in (state, play(state.clone(), "swap 1", "keep", "keep")):
        for seat in range(3):
            testing.check_worlds(state.game, swapped.serialize(), seat, every_world(swapped, seat), draws=3000)


def test_sampling_for_the_whole_table():
    state = ten(["J", "5"], ["7 covered 0", "10 open 0"], draw="8", round_cards="", joker_due="0")
    testing.check_worlds(state.game, state.serialize(), None, every_world(state, None), draws=500)


def frequencies(state, seat, what, draws=6000):
    rng = random.Random(1)
    worlds = state.game.worlds(seen(state, seat), rng)
    return Counter(what(next(worlds)) for _ in range(draws))


def test_worlds_are_as_likely_as_a_fair_deal():
    state = ten(["2", "5", "3"], ["7 covered 0", "10 covered 0", "4 open 0"], draw="8 9", round_cards="")
    found = frequencies(state, C, lambda world: (seen(world, A).hand[0], seen(world, B).table[B].card))
    assert len(found) == 6 * 5
    assert all(200 - 70 < count < 200 + 70 for count in found.values())  # five standard deviations


def test_a_joker_due_is_as_likely_in_any_place_it_can_be():
    """A has a joker for certain, in its hand of two or covered. The other joker is anywhere in the rest."""
    state = ten(["2 J", "5", "3"], ["7 covered 0", "10 open 0", "4 open 0"], draw="8 J", round_cards="", joker_due="0")
    laid = frequencies(state, C, lambda world: seen(world, A).table[A].card)
    # the due one lies covered in 1 of 3 cases; else the other one does in 1 of 5
    assert abs(laid["J"] - 6000 * (1 / 3 + 2 / 3 / 5)) < 200
    jokers = frequencies(state, C, lambda world: seen(world, A).hand.count("J"))
    assert abs(jokers[1] - 6000 * (1 / 3 * 2 / 5 + 2 / 3 * 4 / 5)) < 200


def test_the_order_of_what_is_to_come_is_open():
    state = ten(["2", "5"], draw="8 9 10", round_cards="R1 R2 R3")
    orders = frequencies(state, A, lambda world: tuple(position_of(world)["round_cards"]), 1200)
    assert len(orders) == 6
    assert all(200 - 65 < count < 200 + 65 for count in orders.values())
    next_cards = frequencies(state, A, lambda world: position_of(world)["draw"][0], 1200)
    assert set(next_cards) == {"8", "9", "10", "5"}


def test_a_finished_game_hides_only_the_draw_pile():
    state = ten(["2 J", "5"], phase="over", draw="8 9")
    testing.check_worlds(state.game, state.serialize(), A, [state.serialize(), _turned(state)], draws=60)


def _turned(state):
    position = position_of(state)
    position["draw"].reverse()
    return json.dumps(position)
