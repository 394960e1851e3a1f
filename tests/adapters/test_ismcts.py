"""The yardstick for 10-9-8: a round at our table is one of OpenSpiel's `oh_hell`, act by act, point by point."""

import random

import pytest

import tenfold
from bench.arena import THEIRS
from bench.ismcts import RULES, Cpp, Py, as_theirs, number
from tenfold.games.ten_nine_eight.cards import NO_TRICK
from tenfold.games.ten_nine_eight.phases import BIDDING


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_round_is_the_same_there(players):
    game = tenfold.load_game("ten-nine-eight", players, rounds="5-to-1", **dict(RULES))
    for seed in range(8):
        state, rng = game.new_initial_state(seed), random.Random(seed)
        while not state.is_terminal():
            theirs = as_theirs(state)
            bids = state.phase is BIDDING
            ours = {52 + action - NO_TRICK if bids else number(action): action for action in state.legal_actions()}
            assert theirs.current_player() == state.current_player()
            assert {*ours} == {*theirs.legal_actions()}
            chosen = rng.choice(sorted(ours))
            before, rounds = state.scores(), state.round
            state.apply_action(ours[chosen])
            theirs.apply_action(chosen)
            if state.is_terminal() or state.round > rounds:
                gained = [now - then for now, then in zip(state.scores(), before, strict=True)]
                assert theirs.is_terminal()
                assert gained == theirs.returns()


def test_the_rules_are_said_the_same_in_the_bench():
    assert RULES == THEIRS


@pytest.mark.parametrize("kind", [Cpp, Py])
def test_it_plays_from_what_a_seat_knows(kind):
    game = tenfold.load_game("ten-nine-eight", 3, rounds="5-to-1", **dict(RULES))
    state = game.new_initial_state(4)
    for _ in range(12):
        seen = state.observation(state.current_player())
        chosen = [kind(game, "hard", seed).choose(seen, 20).action for seed in (1, 1)]
        assert chosen[0] == chosen[1] or kind is Cpp, (
            "the same seed, the same act; what is written in C++ keeps no order"
        )
        state.apply_action(chosen[0])
