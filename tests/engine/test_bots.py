"""Computer players: legal, reproducible, honest, and no fools."""

import random
from functools import partial

import pytest

import tenfold
from tenfold import bots
from tenfold.bots.search import best_action, play_out
from tests.engine.positions import pig10, play
from tests.engine.properties import check_no_peeking
from tests.engine.toy import Toy

LEVELS = bots.LEVELS


def choice(state, level, seed=0, budget=300):
    bot = bots.load(state.game, level, seed)
    return bot.choose(state.observation(state.current_player()), budget)


def middle_game(seed, players=3):
    state = tenfold.load_game("pig10", players).new_initial_state(seed)
    rng = random.Random(seed)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_observation_give_the_same_decision(level):
    for seed in range(5):
        state = middle_game(seed)
        assert choice(state, level) == choice(state, level)


def test_the_seed_matters_to_a_child():
    state = middle_game(1)
    assert len({choice(state, "easy", seed).action for seed in range(40)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_make_no_difference(level):
    rng = random.Random(2)
    for seed in range(5):
        check_no_peeking(middle_game(seed), partial(choice, level=level), rng)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_to_do(level):
    state = middle_game(3)
    bot = bots.load(state.game, level)
    others = [seat for seat in range(3) if seat != state.current_player()]
    assert [bot.choose(state.observation(seat)) for seat in (None, *others)] == [None] * 3
    over = play(pig10(["3", ""]), "3")
    assert bots.load(over.game, level).choose(over.observation(0)) is None


def test_a_bot_stays_at_its_table():
    bot = bots.load(tenfold.load_game("pig10", 3), "easy")
    with pytest.raises(tenfold.GameError, match="own table"):
        bot.choose(tenfold.load_game("pig10", 4).new_initial_state(1).observation(0))


def test_unknown_levels_name_the_choices():
    with pytest.raises(tenfold.GameError, match="easy, medium, hard"):
        bots.load(tenfold.load_game("pig10"), "genius")


def test_a_game_without_bots_says_so():
    with pytest.raises(tenfold.GameError, match="no computer players for toy, only for tenstuff, tens"):
        bots.load(Toy(), "easy")


def test_thinking_in_slices_comes_to_the_same():
    state = middle_game(4)
    seen = state.observation(state.current_player())
    bot = bots.load(state.game, "hard")
    decisions = []

    def think():
        decisions.append((yield from bot.think(seen, 200)))

    slices = sum(1 for _ in think())
    assert decisions == [bot.choose(seen, 200)]
    assert 100 <= slices <= 200


def test_a_budget_counts_play_outs():
    state = middle_game(4)
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
    state = middle_game(5)
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
