"""What computer players of PIG 10 do where it is plain what to do."""

import random

import pytest

from tenfold import bots
from tests.engine.positions import pig10
from tests.engine.properties import middle_game


def choice(state, level, seed=0, budget=300):
    return bots.load(state.game, level, seed).choose(state.observation(state.current_player()), budget)


def test_the_seed_matters_to_a_child():
    assert len({choice(middle_game("pig10", 1), "easy", seed).action for seed in range(40)}) > 1


# Blunders. The cards not in the hands are in the pile, so that the bots count as in a game.


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("players", [2, 4])
def test_ten_is_taken(level, players):
    hands = ["2 7 0", *["4 4 6"] * (players - 1)]
    state = pig10(hands, middle="1 2 5", value=8, pile="1 2 3 7 8 9 9")
    assert choice(state, level).text == "2"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_bust_where_a_frog_will_do(level):
    state = pig10(["0 8 9", "4 4 6"], middle="1 2 4 6 0 7", value=7, pile="1 2 3 7 8 9 9")
    assert choice(state, level).text == "0"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_ten_is_left_to_who_surely_has_it(level):
    state = pig10(["1 2", "7 7 7"], middle="1 1", value=2, pile="7 7")
    assert choice(state, level).text == "2"  # 1 would leave 3, and every hidden card is a 7


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_pigmaid_leaves_what_nobody_can_finish(level):
    state = pig10(["5 9", "3 3 3"], middle="6 2", value=8, pile="3 3 4 4")
    assert choice(state, level).text == "5 as -5"


def test_the_child_takes_ten_mostly_and_avoids_busting_mostly():
    ten = pig10(["2 7 0", "4 4 6"], middle="1 2 5", value=8)
    taken = sum(choice(ten, "easy", seed).text == "2" for seed in range(200))
    assert 150 < taken < 200
    edge = pig10(["0 8 9", "4 4 6"], middle="1 2 4", value=7)
    safe = sum(choice(edge, "easy", seed).text == "0" for seed in range(200))
    assert 150 < safe < 200


# Why.


@pytest.mark.parametrize(
    ("hands", "keys", "text", "why"),
    [
        (["1", "2"], {"middle": "9", "value": 9}, "1", "1 takes two cards"),
        (["10", "2"], {}, "10", "10 takes one card"),
        (["8", "2"], {"middle": "1 2 6", "value": 9}, "8", "8 goes over ten and gives four cards away"),
        (["4", "2 2"], {"middle": "5", "value": 5, "pile": "2 2"}, "4", "leaves 9, no 1 is left to make ten"),
        (["4", "2 1 2"], {"middle": "5", "value": 5}, "4", "leaves 9, 1 of 4 cards would make ten"),
        (["4", "2 1 2"], {"middle": "5", "value": 5, "pile": "2 2 3 3 3 6 6 6 7"}, "4", "leaves 9, few 1s are left"),
    ],
)
def test_why(hands, keys, text, why):
    decision = choice(pig10(hands, **keys), "medium")
    assert (decision.text, decision.why) == (text, why)


def test_why_tells_nothing_of_the_hand():
    """Two hands that play the same card in the same public position give the same reason."""
    reasons = {}
    for seed in range(300):
        state = pig10(["1", "2 2 3"], turn=0)
        rng = random.Random(seed)
        hidden = list("1234678912346789")
        rng.shuffle(hidden)
        hands = [" ".join(hidden[:3]), " ".join(hidden[3:6])]
        state = pig10(hands, middle="4 1", value=5, pile=" ".join(hidden[6:]))
        decision = choice(state, "medium")
        reasons.setdefault(decision.text, set()).add(decision.why)
    assert len(reasons) > 5
    assert all(len(whys) == 1 for whys in reasons.values())
