"""What holds in every game of Tenstuff, looked for by Hypothesis; and what a seat can and cannot know."""

import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import GameError, testing
from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS, FULL, members, set_of
from tests.engine.positions import play
from tests.engine.properties import SEEDS, position_of, seats_of, states
from tests.engine.tenstuff import CHEATING, OFF, A, B, C, everything_but, table
from tests.running.depth import examples

STATES = states("tenstuff")
MODEST = examples(40)
ENDS = ("pass", "stop")


def as_set(cards):
    return set_of(CARDS[card] for card in cards)


def places(data):
    """All places of a position where cards are: hands, then the draw pile, then the play pile."""
    return [as_set(cards) for cards in (*data["hands"], data["draw"], data["play"])]


def remembered(data):
    """By seat, then for the table: the cards with known places, and by place those that may be there."""
    return [
        (int(each["known"], 16), [int(each["possible"][i : i + 14], 16) for i in range(0, len(each["possible"]), 14)])
        for each in data["memory"]
    ]


# Cards and places.


@given(STATES)
def test_every_card_is_in_one_place(state):
    data = position_of(state)
    cards = [*itertools.chain(*data["hands"]), *data["draw"], *data["play"]]
    assert sorted(cards) == sorted(CARDS)


@given(STATES)
def test_the_end_of_a_turn_tells_whether_a_card_is_drawn(state):
    """T37"""
    seen = state.observation(None if state.is_terminal() else state.turn)
    for end in (one for one in seen.legal if one.text in ENDS):
        after = state.clone()
        before = after.event_count
        after.apply_action(end.action)
        kinds = [event["kind"] for event in after.events(before)]
        draws = "draw" in kinds or after.observation().phase == "draw"
        assert (draws, "no-draw" in kinds) == (seen.has_supply, not seen.has_supply)


@pytest.mark.parametrize(("below", "draws"), [("", False), ("3D", True)])
def test_there_is_nothing_to_draw_from_two_bare_piles(below, draws):
    hand, last = "5D 9H", "4C"
    other = everything_but(hand, last, below)
    state = table(hand, other, last=last, draw="", play=f"{last} {below}", options=OFF)
    assert state.observation(A).has_supply == draws
    state.apply_action(state.string_to_action("pass"))
    assert len(state.observation(A).hand) == 2 + draws


@given(STATES)
def test_places_are_without_gaps(state):
    seen = state.observation()
    empty = {seat for seat, size in enumerate(seen.hand_sizes) if not size}
    thrower = {seen.partner} if seen.phase == "return" else set()
    assert set(seen.out) | thrower >= empty >= set(seen.out)
    out = sorted(place for seat, place in enumerate(seen.ranking) if seat in seen.out)
    assert out == [*range(1, len(seen.out) + 1)]
    assert state.is_terminal() == (seen.phase == "over")
    if state.is_terminal():
        assert sorted(seen.ranking) == [*range(1, seen.players + 1)]


@given(STATES)
def test_somebody_can_act(state):
    if not state.is_terminal():
        assert state.legal_actions()
        assert state.observation().hand_sizes[state.current_player()]


@given(STATES)
def test_the_last_set_lies_on_top(state):
    seen = state.observation()
    if seen.last and not seen.reversed:
        assert set(seen.play[: len(seen.last)]) == set(seen.last)
    assert len({card[0] for card in seen.last if card[0] != "J" or card[1] not in "MU"}) <= 1


@given(STATES)
def test_what_the_options_rule_out_does_not_happen(state):
    chosen = state.game.settings
    kinds = {event["kind"] for event in state.events()}
    if chosen["reversal"] == "off":
        assert not kinds & {"reverse", "restart"}
    if chosen["excommunication"] == "off":
        assert not kinds & {"excommunicated", "false-alarm"}
    if chosen["excommunication"] == "assisted":
        assert "false-alarm" not in kinds
    if chosen["cheating"] == "off":
        assert not kinds & {"accuse", "shame", "counts"}
        assert not any(state.observation(seat).telltale for seat in range(state.game.players))


@given(STATES)
def test_nobody_knows_who_can_skip(state):
    """Whether a seat may throw a ten only shows to that seat."""
    seen = state.observation()
    assert all(not outlook.text.startswith("skip") for outlook in seen.legal)
    if seen.phase == "window":
        begin, *accusations = (state.action_to_string(action) for action in state.legal_actions())
        assert begin == "begin"
        assert all(text.startswith("accuse") for text in accusations)


@pytest.mark.few(4)
@pytest.mark.parametrize("preset", ["table", "official", "basic"])
@pytest.mark.parametrize("players", range(2, 9))
def test_games_end(players, preset):
    for seed in range(5):
        game = Tenstuff(players, preset=preset)
        assert sum(1 for _ in testing.random_states(game, seed)) < 5000


@examples(20)
@given(STATES, SEEDS)
def test_a_hurried_game_ends_from_anywhere(state, seed):
    rng = random.Random(seed)
    for _ in range(10_000):
        if state.is_terminal():
            return
        state.apply_action(*testing.random_action(state, rng, hurry=True))
    raise AssertionError("It does not end.")


# Positions and input.


@MODEST
@given(STATES, st.data())
def test_every_act_has_a_reason_not_to_be_possible(state, data):
    seat = data.draw(st.integers(0, state.game.players - 1))
    for action in range(state.game.num_distinct_actions()):
        reason = state.why_not(action, seat)
        assert (reason is None) == (action in state.legal_actions(seat))
        if reason is not None:
            assert reason[-1] in ".?"
            assert not reason[0].islower() or reason[1].isupper()


# What a seat may know.


@given(STATES)
def test_what_is_remembered_is_so(state):
    """No one rules out what is the case, everyone knows their hand, and what the table knows everyone does."""
    data = position_of(state)
    there, memory = places(data), remembered(data)
    for observer, (known, possible) in enumerate(memory):
        for cards, thought in zip(there, possible, strict=True):
            assert not cards & ~known & ~thought
        assert not memory[-1][0] & ~known
        if observer < state.game.players:
            assert not there[observer] & ~known


@given(STATES)
def test_open_cards_are_known_to_all(state):
    data, seen = position_of(state), state.observation()
    known, _ = remembered(data)[-1]
    for seat in seen.shamed:
        assert not as_set(data["hands"][seat]) & ~known
    open_pile = data["draw"] if seen.reversed else data["play"]
    assert not as_set(open_pile[:1]) & ~known
    assert not as_set(seen.last) & as_set(data["play"]) & ~known
    if not state.game.cheating:
        assert not as_set(open_pile) & ~known


@given(STATES, st.data())
def test_exchanging_cards_that_a_seat_does_not_know_changes_nothing_for_it(state, data):
    seat = data.draw(seats_of(state))
    observer = state.game.players if seat is None else seat
    unknown = members(FULL & ~state.memory.known[observer])
    if len(unknown) < 2 or state.is_terminal():
        return
    one, other = data.draw(st.lists(st.sampled_from(unknown), min_size=2, max_size=2, unique=True))
    text = state.serialize()
    names = {card: text for text, card in CARDS.items()}
    swapped = {names[one]: names[other], names[other]: names[one]}
    position = json.loads(text)
    for key in ("draw", "play"):
        position[key] = [swapped.get(card, card) for card in position[key]]
    position["hands"] = [[swapped.get(card, card) for card in cards] for cards in position["hands"]]
    position.pop("memory")
    position["marked"] = [] if state.current_player() != seat else position["marked"]
    try:
        other_state = state.game.deserialize_state(json.dumps(position))
    except GameError:
        return  # a hand that could not be: the lead would be another’s, or no set would be left
    other_state.memory = state.memory.copy()
    assert other_state.observation(seat) == state.observation(seat)


def future_of(state, *acts):
    return {seat: play(state.clone(), *acts).observation(seat) for seat in (None, *range(state.game.players))}


def test_arranging_is_seen_by_nobody_else():
    state = table("5D 9H", "3D 4H", "7D 8D", last="4C", top="AS KS QS JS", options=CHEATING, phase="window")
    plain, arranged = future_of(state, "begin"), future_of(state, "begin", "arrange", "order 3 2 1")
    assert [seat for seat in plain if plain[seat] != arranged[seat]] == [A]
    during = future_of(state, "begin", "arrange")
    assert [seat for seat in plain if plain[seat] != during[seat]] == [A]


def test_marks_are_seen_by_nobody_else():
    state = table("9D 9H 8D 7H 2S", "3C KS", "TH 4C", last="9C", last_owner=B)
    before, after = future_of(state, "play 9D 9H"), future_of(state, "play 9D 9H", "give 7H")
    assert [seat for seat in before if before[seat] != after[seat]] == [A]


# Sampling reaches everything that can be.


def worlds_of(state, seat):
    """Every world that fits what a seat remembers, by brute force over the cards in unknown places."""
    position = position_of(state)
    memory = remembered(position)
    known, possible = memory[-1 if seat is None else seat]
    unknown = members(FULL & ~known)
    names = {card: text for text, card in CARDS.items()}
    texts = {names[card] for card in unknown}
    found = {}
    for order in itertools.permutations([names[card] for card in unknown]):
        rest = iter(order)
        swapped = {key: [next(rest) if card in texts else card for card in position[key]] for key in ("draw", "play")}
        hands = [[next(rest) if card in texts else card for card in cards] for cards in position["hands"]]
        hands = [sorted(cards, key=CARDS.__getitem__) for cards in hands]
        world = {**position, **swapped, "hands": hands}
        there = [*hands, swapped["draw"], swapped["play"]]
        fits = all(
            card not in texts or possible[place] >> CARDS[card] & 1
            for place, cards in enumerate(there)
            for card in cards
        )
        if fits:
            memories = [*position["memory"]]
            for other, cards in enumerate(hands):
                if other != seat:
                    own = as_set(cards) | memory[-1][0]
                    memories[other] = {"known": f"{own:014x}", "possible": f"{FULL:014x}" * (len(hands) + 2)}
            world["memory"] = memories
            found[json.dumps([hands, swapped])] = json.dumps(world)
    return list(found.values())


SMALL = {
    "two cards to draw": table("5D 9H", "3D", "4H", last="4C", draw="7C 7H"),
    "a gift": play(
        table("9D 9H 8D 7H 2S", "3C", "TH 4C", last="9C", last_owner=B, draw="7C"), "play 9D 9H", "give 7H", "done"
    ),
    "a return": play(
        table("9D 8D", "3H 4H KD", "TH 4C", last="8C", turn=B, draw="7C", phase="window"),
        "2: skip TH",
        "return 3H",
        "done",
    ),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [None, A, B, C])
def test_sampling_covers_every_consistent_world(name, seat):
    state = SMALL[name]
    testing.check_worlds(state.game, state.serialize(), seat, worlds_of(state, seat), draws=8000)


def test_the_true_world_is_sampled_all_through_a_game():
    few = 0
    for players, preset in [(2, "basic"), (3, "table"), (2, "official")]:
        game = Tenstuff(players, preset=preset)
        rng = random.Random(players)
        for number, state in enumerate(testing.random_states(game, 10)):
            if number % 3 or state.is_terminal():
                continue
            for seat in range(players):
                seen = state.observation(seat)
                sampled = set()
                for _ in range(150):
                    sampled.add(testing._world(game.sample_state(seen, rng)))
                    if len(sampled) > testing.FEW_WORLDS:
                        break
                else:
                    few += 1
                    assert testing._world(state) in sampled
    assert few


def test_deals_are_as_likely_as_deals():
    """At the start the leader holds the lowest card. Of all deals with that, each is as likely as another."""
    game = Tenstuff(3)
    deals = map(game.new_initial_state, range(1000))
    state = next(deal for deal in deals if deal.current_player() == B and deal.observation(A).hand[0][0] in "23")
    seen = state.observation(A)
    own = {CARDS[card] for card in seen.hand}
    rest = [card for card in CARDS.values() if card not in own]
    rng = random.Random(1)
    sampled, dealt = Counter(), Counter()
    for _ in range(4000):
        sampled[min(CARDS[card] for card in game.sample_state(seen, rng).observation(B).hand)] += 1
    while sum(dealt.values()) < 4000:
        rng.shuffle(rest)
        lowest = min(rest[:10])
        if lowest < min(rest[10:20]) and lowest < min(own):
            dealt[lowest] += 1
    for card in set(sampled) | set(dealt):
        difference = abs(sampled[card] - dealt[card])
        assert difference < 5 * (sampled[card] + dealt[card] + 1) ** 0.5
