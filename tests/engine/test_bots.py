"""Computer players of every game: legal, reproducible, honest. What those of one game do is in its own file."""

import random

import pytest

import tenfold
from tenfold import GameError, bots
from tenfold.bots.search import best_action, play_out
from tests.engine.properties import act, middle_game
from tests.engine.toy import Toy

EVERY = pytest.mark.parametrize("name", bots.registered_bots())
UNUSUAL = [("hook", "on"), ("first_trick_trump", "until-broken"), ("missed", "minus"), ("bids", "all-at-once")]
EACH_LEVEL = pytest.mark.parametrize("level", bots.LEVELS)


@pytest.mark.few(8)
@EACH_LEVEL
@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, {}) for name in bots.registered_bots()),
        ("tenstuff", {"preset": "official"}),
        ("ten-nine-eight", {"rounds": "5-to-1", "bids": "all-at-once"}),
        ("ten", {"surplus_jokers": "out", "auction_pass": "may-reenter"}),
    ],
)
def test_the_same_seed_decides_the_same_in_every_world_a_seat_cannot_tell_apart(name, options, level):
    rng = random.Random(2)
    for seed in range(9):
        state = middle_game(name, seed, **options)
        for seat in state.seats_to_act():
            seen = state.observation(seat)
            again = [seen, *(state.game.sample_state(seen, rng).observation(seat) for _ in range(4))]
            assert len({bots.load(state.game, level, 1).choose(each, 24) for each in again}) == 1


@EVERY
@EACH_LEVEL
def test_nothing_to_do(name, level):
    state = middle_game(name)
    bot = bots.load(state.game, level)
    idle = [seat for seat in range(3) if seat not in state.seats_to_act()]
    assert idle
    for ask in (bot.choose, bot.weigh):
        with pytest.raises(GameError, match=r"a seat’s observation, from state.observation\(seat\)"):
            ask(state.observation())
    assert [bot.choose(state.observation(seat)) for seat in idle] == [None] * len(idle)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(*act(state, rng, haste=1))
    assert [bot.choose(state.observation(seat)) for seat in range(3)] == [None] * 3


@EVERY
def test_a_bot_stays_at_its_table(name):
    bot = bots.load(tenfold.load_game(name, 3), "easy")
    with pytest.raises(tenfold.GameError, match="from another table than the bot"):
        bot.choose(tenfold.load_game(name, 4).new_initial_state(1).observation(0))


def test_E11_a_bot_stays_at_a_table_of_its_options():
    bot = bots.load(tenfold.load_game("ten-nine-eight", 3, hook="on"), "easy")
    with pytest.raises(tenfold.GameError, match="from another table than the bot"):
        bot.choose(tenfold.load_game("ten-nine-eight", 3).new_initial_state(1).observation(0))


def test_E11_what_is_no_table_and_no_observation_is_refused_with_a_sentence():
    with pytest.raises(tenfold.GameError, match="needs a game from load_game, not 'pig10'"):
        bots.load("pig10", "easy")
    game = tenfold.load_game("pig10", 3)
    with pytest.raises(tenfold.GameError, match=r"an observation from state\.observation\(seat\), not <Pig10State of"):
        bots.load(game, "easy").choose(game.new_initial_state(1))


def test_unknown_levels_name_the_choices():
    with pytest.raises(tenfold.GameError, match="easy, medium, hard"):
        bots.load(tenfold.load_game("pig10"), "genius")


def test_a_game_without_bots_says_so():
    with pytest.raises(tenfold.GameError, match=r"Games with computer players: tenstuff, tens"):
        bots.load(Toy(), "easy")


def test_plain_is_no_character():
    game = tenfold.load_game("pig10")
    assert bots.load(game, "medium", 3, "plain").temper == bots.load(game, "medium", 3).temper
    with pytest.raises(tenfold.GameError, match="plain or one of Ada"):
        bots.load(game, "medium", 3, "Plain")


LOOKING_AHEAD = {("medium", "ten-nine-eight")}


@EVERY
@EACH_LEVEL
def test_thinking_in_slices_comes_to_the_same(name, level):
    state = middle_game(name, 2)
    seen = state.observation(state.current_player())
    bot = bots.load(state.game, level)
    decisions = []

    def think():
        decisions.append((yield from bot.think(seen, 120)))

    slices = sum(1 for _ in think())
    assert decisions == [bot.choose(seen, 120)]
    assert (slices > 0) == (level == "hard" or (level, name) in LOOKING_AHEAD)
    assert level != "hard" or name == "tens" or slices <= 120  # in Tens it is not the budget that ends thinking


@pytest.mark.covering
@EACH_LEVEL
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        *(("ten-nine-eight", 3, {"rounds": "5-to-1", key: choice}) for key, choice in UNUSUAL),
        *(("ten", players, {"surplus_jokers": "out", "auction_pass": "may-reenter"}) for players in (2, 4, 7)),
    ],
    ids=str,
)
def test_whole_games_with_options(name, players, options, level):
    """Those without are part of the conformance suite: `check_bots`."""
    state = tenfold.load_game(name, players, **options).new_initial_state(5)
    while not state.is_terminal():
        decision = bots.load(state.game, level).choose(state.observation(state.current_player()), 4)
        assert decision.text == state.action_to_string(decision.action)
        assert decision.why
        state.apply_action(decision.action)


# What searches share.


def test_a_budget_counts_play_outs():
    state = middle_game("pig10", 8)
    seen = state.observation(state.current_player())
    actions = [outlook.action for outlook in seen.legal]
    assert len(actions) > 2
    for budget in (1, 50, 500):
        search = best_action(
            state.game,
            seen,
            dict.fromkeys(actions, 0.0),
            random.Random(1),
            policy=lambda state, seat, rng: rng.choice(state.legal_actions(seat)),
            value=lambda state: state.scores(),
            trust=0,
            horizon=4,
            budget=budget,
        )
        assert sum(1 for _ in search) <= max(budget, 4 * len(actions))


def test_a_play_out_ends_with_the_game():
    state = middle_game("pig10", 5)
    play_out(state, lambda state, seat, rng: state.legal_actions(seat)[0], random.Random(1), 1000)
    assert state.is_terminal()
    play_out(state, lambda state, seat, rng: None, random.Random(1), 1000)


class Window:
    """Just enough of a state to offer an act out of turn."""

    def __init__(self):
        self.acts = []

    def seats_to_act(self):
        return (2, 1) if len(self.acts) < 3 else ()

    def apply_action(self, action, seat):
        self.acts.append((seat, action))


def test_a_play_out_offers_windows():
    state = Window()
    play_out(state, lambda state, seat, rng: None if seat == 2 and state.acts else 7, random.Random(1), 9)
    assert state.acts == [(2, 7), (1, 7), (1, 7)]
