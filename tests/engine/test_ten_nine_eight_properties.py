"""What holds in every game of 10-9-8, looked for by Hypothesis; and what a seat can and cannot know."""

import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold import testing
from tests.engine.positions import play, ten_nine_eight
from tests.engine.properties import SEEDS, every_world, position_of, states

PACK = {rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}

STATES = states("ten-nine-eight")


# Cards and results.


@given(STATES)
def test_every_card_of_a_round_is_in_one_place(state):
    data = position_of(state)
    cards = [*itertools.chain(*data["hands"]), *data["trick"], *data["played"], data["turned_up"]]
    assert len(set(cards)) == len(cards) == state.game.players * state.observation().cards + 1
    assert set(cards) <= PACK


@given(STATES)
def test_tricks_won_are_tricks_played(state):
    seen = state.observation()
    assert sum(seen.tricks) * seen.players == len(seen.played)
    assert all(sum(each.tricks) == each.cards for each in seen.rounds)


@given(STATES)
def test_scores_are_made_of_bids_met_and_missed(state):
    missed = state.game.settings["missed"]
    for seat, score in enumerate(state.scores()):
        total = 0
        for each in state.observation().rounds:
            bid, won = each.bids[seat], each.tricks[seat]
            if bid == won:
                total += 10 + bid
            elif missed == "tricks":
                total += won
            elif missed == "minus":
                total -= max(bid, won) - min(bid, won)
        assert score == total


@given(STATES)
def test_a_hook_leaves_somebody_short(state):
    if state.game.settings["hook"] == "on":
        assert all(sum(each.bids) != each.cards for each in state.observation().rounds)


@given(STATES)
def test_who_has_a_card_of_the_led_suit_plays_one(state):
    seen = state.observation()
    if seen.trick and seen.current_player >= 0:
        own = state.observation(seen.current_player)
        led = seen.trick[0][1][1]
        following = [outlook for outlook in own.legal if outlook.card[1] == led]
        assert following == list(own.legal) or led not in "".join(own.hand)


@given(STATES)
def test_what_is_not_legal_is_refused_with_its_reason(state):
    if state.is_terminal():
        return
    own = state.observation(state.current_player())
    playing = None not in own.bids
    texts = {outlook.text for outlook in own.legal} | {refusal.text for refusal in own.refused}
    assert not playing or texts == set(own.hand)
    assert all(
        str(refusal.why).startswith(
            (f"You can’t play {refusal.text}", f"You can’t lead {refusal.text}", "You can’t bid ")
        )
        for refusal in own.refused
    )


# Positions and input.


@given(STATES, st.data())
def test_a_position_with_two_cards_exchanged_reads_only_if_it_could_be(state, data):
    """Exchanging two hidden cards gives a position that reads just when all was played lawfully from it."""
    position = position_of(state)
    places = [(seat, i) for seat, hand in enumerate(position["hands"]) for i in range(len(hand))]
    if len(places) < 2 or not position["played"]:
        return
    (a, i), (b, j) = data.draw(st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True))
    hands = position["hands"]
    hands[a][i], hands[b][j] = hands[b][j], hands[a][i]
    lawful = all(hand_fits(hand, voids) for hand, voids in zip(hands, position["voids"], strict=True))
    try:
        state.game.deserialize_state(json.dumps(position))
    except tenfold.GameError:
        assert not lawful
    else:
        assert lawful


def hand_fits(hand, voids):
    return not {card[1] for card in hand} & set(voids)


# What a seat may know.


@given(st.integers(2, 5), SEEDS, st.data())
def test_hidden_bids_stay_hidden(players, seed, data):
    """While bids are still to come, changing those of others changes nothing for a seat."""
    game = tenfold.load_game("ten-nine-eight", players, bids="all-at-once", rounds="5-to-1")
    bids = data.draw(st.lists(st.integers(0, 5), min_size=1, max_size=players - 1))
    state, other = game.new_initial_state(seed), game.new_initial_state(seed)
    first = state.current_player()
    seat = data.draw(st.integers(0, players - 1))
    for step, bid in enumerate(bids):
        mine = (first + step) % players == seat
        play(state, f"bid {bid}")
        play(other, f"bid {bid if mine else data.draw(st.integers(0, 5))}")
    assert state.observation(seat) == other.observation(seat)
    assert state.observation() == other.observation()
    assert state.events(player=seat) == other.events(player=seat)
    assert state.events() == other.events()


# Sampling reaches everything that can be.


def late(players, seed, left, **options):
    """Return the first round of a random game, when this many cards are still to be played."""
    state = tenfold.load_game("ten-nine-eight", players, **options).new_initial_state(seed)
    rng = random.Random(seed)
    while None in state.observation().bids or sum(state.observation().hand_sizes) > left:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.thorough
@pytest.mark.quick("1-3-printed")
@pytest.mark.parametrize("ban", ["printed", "until-broken", "until-played"])
@pytest.mark.parametrize(("seed", "left"), [(1, 3), (2, 4), (5, 5), (6, 6)])
def test_sampling_covers_every_consistent_world(seed, left, ban):
    """Five players hold all cards but one, so the end of their first round has few worlds."""
    state = late(5, seed, left, first_trick_trump=ban)
    data = position_of(state)
    spare = PACK - {*itertools.chain(*data["hands"]), *data["trick"], *data["played"], data["turned_up"]}
    assert len(spare) == 1
    for seat in (None, *range(5)):
        if sum(state.observation().hand_sizes) - (len(state.observation(seat).hand)) <= 5:
            testing.check_worlds(state.game, state.serialize(), seat, every_world(state, seat, spare), draws=3000)


def test_sampled_worlds_are_as_likely_as_deals():
    state = ten_nine_eight(["2C", "3C"], "KH")
    rng = random.Random(1)
    found = Counter(state.game.sample_state(state.observation(0), rng).observation(1).hand for _ in range(6000))
    assert len(found) == 50
    assert all(120 - 55 < count < 120 + 55 for count in found.values())  # five standard deviations


def test_sampled_worlds_are_as_likely_as_deals_with_one_void():
    state = ten_nine_eight(
        ["2C 3C", "4C 5C", "6C 7C"], "KH", bids=[0, 0, 0], tricks=[1, 0, 0], leader=0, voids=["", "DHS", ""]
    )
    rng = random.Random(1)
    dealt = Counter()
    for _ in range(3000):
        world = state.game.sample_state(state.observation(0), rng)
        assert {card[1] for card in world.observation(1).hand} == {"C"}
        dealt.update(world.observation(1).hand)
    assert set(dealt) == {f"{rank}C" for rank in "456789TJQKA"}
    assert all(545 - 120 < count < 545 + 120 for count in dealt.values())  # 2 of 11 cards, 3000 times


def test_sampling_knows_what_the_first_trick_tells():
    """A trump thrown at the first trick, where another card would have to be thrown: the hand is all trump."""
    start = ten_nine_eight(["AD 9D 8D", "2H 3H 4H", "5D 6D 7D"], "KH", dealer=2, bids=[0, 0, 0])
    state = play(start.clone(), "AD", "2H")
    rng = random.Random(1)
    for seat in (0, 2):
        hands = [state.game.sample_state(state.observation(seat), rng).observation(1).hand for _ in range(400)]
        assert {card for hand in hands for card in hand} == {f"{rank}H" for rank in "3456789TJQA"}
    free = ten_nine_eight(
        ["AD 9D 8D", "2H 3H 4H", "5D 6D 7D"], "KH", dealer=2, bids=[0, 0, 0], options={"first_trick_trump": "free"}
    )
    play(free, "AD", "2H")
    hands = [free.game.sample_state(free.observation(0), rng).observation(1).hand for _ in range(600)]
    assert {card[1] for hand in hands for card in hand} == set("CHS")


def test_hidden_bids_are_sampled_from_all_that_can_be():
    state = tenfold.load_game("ten-nine-eight", 3, bids="all-at-once", rounds="5-to-1").new_initial_state(4)
    first = state.current_player()
    play(state, "bid 5", "bid 0")
    seen = state.observation((first + 1) % 3)
    rng = random.Random(1)
    sampled = [position_of(state.game.sample_state(seen, rng))["bids"] for _ in range(300)]
    assert {bids[first] for bids in sampled} == set(range(6))
    assert {bids[(first + 1) % 3] for bids in sampled} == {0}
    assert {bids[(first + 2) % 3] for bids in sampled} == {None}


def test_sampling_ends_where_many_suits_are_known_to_lack():
    """The tightest deals, five hands of a whole pack, come out without long trying."""
    for seed in range(40):
        state = late(5, seed, 25)
        seen = state.observation(state.current_player())
        rng = random.Random(seed)
        for _ in range(20):
            assert state.game.sample_state(seen, rng).observation(seen.player) == seen
