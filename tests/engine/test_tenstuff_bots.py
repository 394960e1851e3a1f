"""What computer players of Tenstuff do where it is plain what to do."""

import random

import pytest

from tenfold import bots
from tenfold.bots.tenstuff import BOT
from tests.engine.tenstuff import CHEATING, A, B, C, play, table


def decide(state, seat=A, level="hard", seed=1):
    decision = BOT(state.game, level, seed).choose(state.observation(seat))
    return None if decision is None else decision.text


def run(state, level="hard"):
    """Let the seat on turn play until its turn is over."""
    seat, texts = state.current_player(), []
    while state.current_player() == seat and state.observation().phase != "window":
        texts.append(decide(state, seat, level))
        play(state, texts[-1])
    return texts


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_hand_that_can_be_laid_is_laid(level):
    texts = [decide(table("9D 9H", "3D 4D", "5C", last="8C"), level=level, seed=seed) for seed in range(20)]
    assert texts.count("play 9D 9H") >= 15


def test_a_match_that_ends_it_is_seen():
    assert decide(table("5D 9D 9H", "3D 4D", "5C", last="5H")) == "play 5D"
    assert run(table("5D 9D 9H", "3D 4D", "6C", last="5H")) == ["play 5D", "play 9D 9H"]


def test_a_slam_gives_all_away():
    assert run(table("KD KC 2D 3C 4D 7H", "3D 4C", "5C", last="KH", last_owner=B))[:5] == [
        "play KD KC",
        "give 2D",
        "give 3C",
        "give 4D",
        "done",
    ]


def test_a_set_goes_where_it_belongs():
    assert decide(table("5D 9H", "3D 4D", "5C", last="4C", draw="")).startswith("table")
    assert decide(table("5D 9H", "3D 4D", "5C", last="4C", options={"excommunication": "strict"})).startswith("play")


def test_passing_where_no_card_can_be_drawn_is_left_alone():
    state = table("5D KH", "3D 4D", "5C", last="4C", draw="", options={"excommunication": "off"})
    assert decide(state).startswith("play")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_last_ten_is_thrown(level):
    state = table("5D 9H", "TS", "5C", last="4C", phase="window")
    assert decide(state, B, level) == "skip TS"
    assert decide(state, A, level) == "begin"


def test_a_ten_is_kept_where_nothing_is_gained():
    state = table("5D 9H 8S 3S 7S AC", "TS 3C 4D 6H 7D", "5C 6C KD", last="8C", phase="window")
    assert decide(state, B) is None


def test_a_ten_is_thrown_for_a_slam():
    state = table("5D 9H 8S", "TS KD KC 2D 3C", "5C 6C", last="KS", last_owner=C, phase="window")
    assert decide(state, B) == "skip TS"


def test_nobody_goes_out_by_a_ten_that_a_card_can_stop():
    state = table("4H 4D KH KD", "TH", "5C", last="3C", phase="window")
    assert run(play(state, "1: skip TH"))[-1] == "done"
    assert state.observation().hand_sizes[B] > 0


def test_a_card_known_to_come_is_guessed():
    state = table("KD 2C", "3D", "4D", last="KH KS", draw="7C 8C", reversed=True)
    assert decide(play(state, "play KD")) == "guess 7C"


def test_only_who_cheated_is_accused():
    honest = table("5D", "3D", "6C", last="4C", phase="window", options=CHEATING, accusable=[A, B])
    caught = table("5D", "3D", "6C", last="4C", phase="window", options=CHEATING, accusable=[A, B], telltale=[B])
    texts = {(state, decide(state, C, seed=seed)) for state in (honest, caught) for seed in range(60)}
    assert {text for state, text in texts if state is honest} == {None}
    assert {text for state, text in texts if state is caught} == {None, "accuse 1"}


def test_levels_differ_by_care():
    wrong = {}
    for level in bots.LEVELS:
        rng = random.Random(level)
        state = table("5D 9H", "3D 4D", "5C", last="4C", draw="")
        texts = [decide(state, level=level, seed=rng.randrange(10**6)) for _ in range(300)]
        wrong[level] = sum(text.startswith("play") for text in texts)
    assert wrong["easy"] > wrong["medium"] > wrong["hard"] == 0
