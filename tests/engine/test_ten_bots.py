"""The computer players of 10: legal, reproducible, honest, and no fools."""

import random
from collections import Counter
from itertools import islice

import pytest

from tenfold import bots
from tenfold.bots.search import play_out
from tenfold.bots.ten import BOT, judgement, player
from tenfold.games.ten.cards import CARDS
from tenfold.messages import in_text
from tests.engine.positions import play, seen
from tests.engine.properties import middle_game
from tests.engine.ten_table import ten

A, B, C, D = range(4)
LEVELS = bots.LEVELS
SKILLED = ["medium", "hard"]


def decide(state, level, seed=0, budget=60):
    return BOT(state.game, level, seed).choose(seen(state, state.current_player()), budget)


def chosen(state, level, number=20):
    """What a bot does, asked with many seeds."""
    return Counter(decide(state, level, seed).text for seed in range(number))


# What skilled players never do.


@pytest.mark.parametrize("level", SKILLED)
def test_ten_is_made_where_it_wins(level):
    state = ten(["1 2 4", "3"], ["8 open 0", "9 open 0"], phase="second", starter=1, turn=1, pot=5, chips=[4, 5])
    play(state, "stop")
    assert decide(state, level).text == "add 2"


@pytest.mark.parametrize("level", SKILLED)
def test_the_last_joker_goes_before_it_costs(level):
    """In the last round a joker in hand costs ten points."""
    state = ten(["J 2 4", "3"], ["8 open 0", "9 open 0"], phase="second", starter=1, turn=1, round_cards="")
    play(state, "stop")
    assert decide(state, level).text == "add J"


@pytest.mark.parametrize("level", SKILLED)
def test_penalty_cards_go_along_with_a_sure_victory(level):
    """The round is won anyhow, and the dearest card that fits goes to the loser in the last round."""
    state = ten(["P2 1 P1", "3"], ["8 open 0", "1 open 0"], phase="second", starter=1, turn=1, round_cards="")
    play(state, "stop")
    assert decide(state, level).text == "add P2"


@pytest.mark.parametrize("level", SKILLED)
def test_a_bare_ten_is_taken_for_a_chip(level):
    state = ten(["1 1 3", "2 3 4", "2 3 4"], ["4 open 0", "10 open 0", "5 open 2"])
    assert decide(state, level).text == "swap 1"


@pytest.mark.parametrize("level", SKILLED)
def test_nothing_is_paid_for_a_worse_card(level):
    state = ten(["1 1 3", "2 3 4", "2 3 4"], ["10 covered 0", "1 open 1", "2 open 1"])
    assert decide(state, level).text == "decline"


@pytest.mark.parametrize("level", SKILLED)
def test_nobody_bids_all_for_little(level):
    state = ten(
        ["6 1 3", "2 3 4", "2 3 4"], ["4 open 0", "5 open 1", "3 open 0"], auction={"owner": 1, "bid": 6, "bidder": 2}
    )
    assert state.current_player() == A
    assert decide(state, level).text == "pass"


@pytest.mark.parametrize("level", SKILLED)
def test_a_covered_card_once_owned_is_remembered(level):
    """A seat that has seen the covered card must swap for the ten. At the same table, it leaves the nought alone."""
    texts = []
    for card in ("10", "0"):
        state = ten(
            ["1 1 3", "2 3 4", "2 3 4"],
            ["4 open 0", f"{card} covered 0", "5 open 2"],
            laid_by=[1, 0, 2],
        )
        texts.append(decide(state, level).text)
    assert texts[0] == "swap 1"
    assert texts[1] != "swap 1"


@pytest.mark.parametrize("level", SKILLED)
def test_laying_is_mixed(level):
    """The way a card is played doesn’t tell what it is. Good and bad ones lie covered, under chips and without."""
    faces = {"good": Counter(), "bad": Counter()}
    for seed in range(40):
        for name, hand in (("good", "10 9 J 3"), ("bad", "0 1 4 P1")):
            state = ten([hand, "1 2 3 4", "1 2 3 4"])
            text = decide(state, level, seed, budget=30).text
            faces[name][text.split(" ", 2)[2]] += 1
    assert len(faces["good"]) > 1
    assert len(faces["bad"]) > 1
    assert set(faces["good"]) & set(faces["bad"])


def test_the_easy_level_is_careless():
    assert len(chosen(ten(["1 5 7 3", "2", "4"]), "easy", 40)) > 3


# The chances.


def rank(text):
    return judgement.rank([CARDS[card] for card in text.split()])


def test_ranks_order_results_as_the_rules_do():
    order = ["0", "3", "2 1", "9", "5 5", "6 4", "J 4", "8 2", "9 1", "10", "J"]
    ranks = [rank(text) for text in order]
    assert rank("6 4") == rank("J 4")
    assert rank("10") == rank("J") == rank("J 0") == rank("J J")
    assert rank("3") > rank("2 1")
    assert ranks[3:] == sorted(ranks[3:])


def against(*seats):
    return judgement.chances(tuple(sorted(seats)))


def done(text, *, earlier):
    return 2 * (judgement.DONE + rank(text)) + earlier


def test_the_chances_of_known_seats_are_certain():
    win, lose = against(done("9 1", earlier=True), done("6 3", earlier=False))
    assert [win[rank(text)] for text in ("10", "9 1", "6 4")] == [1, 0, 0]
    assert [lose[rank(text)] for text in ("10", "9 1", "6 4", "9", "8")] == [0, 0, 0, 0, 1]
    win, lose = against(done("9", earlier=True))
    assert (win[rank("9")], lose[rank("9")]) == (0, 1)
    win, lose = against(done("9", earlier=False))
    assert (win[rank("9")], lose[rank("9")]) == (1, 0)


def test_who_wins_by_a_single_card_does_not_lose():
    win, lose = against(done("6 4", earlier=True), done("5 5", earlier=True))
    assert (win[rank("8 2")], lose[rank("8 2")]) == (1, 0)
    assert (win[rank("6 4")], lose[rank("6 4")]) == (0, 1)


def test_chances_add_up():
    """Of two alike one wins and the other loses."""
    for kind in range(judgement.DONE):
        win, lose = against(2 * kind + 1)
        for at in range(judgement.RANKS):
            assert 0 <= win[at] <= 1.0000001
            assert win[at] + lose[at] == pytest.approx(1, abs=0.02)


def test_a_higher_rank_never_wins_less():
    win, _ = against(2 * judgement.UNLAID + 1, 2 * judgement.COVERED, 2 * 7 + 1)
    for at in range(1, judgement.RANKS):
        assert win[at] >= win[at - 1] - 1e-9


# The search.


def test_play_outs_end_with_the_round():
    for seed in range(12):
        state = middle_game("ten", seed)
        number = len(seen(state).rounds)
        play_out(state, player.go_on, random.Random(1), 1000)
        assert state.is_terminal() or seen(state).phase == "starter"
        assert len(seen(state).rounds) <= number + 1
        assert len(player.outcome(state)) == 3


def test_worlds_fit_what_was_laid():
    """A card laid covered is more often what such cards are than a fair deal would have it."""
    state = ten(["1 2 3", "4 5 6", "7 8 9"], ["4 open 0", "10 covered 2", "5 open 0"])
    observation, rng = seen(state, A), random.Random(1)
    drawn = [*islice(player.likely_worlds(state.game, observation, rng), 400)]
    assert {seen(world, A) for world in drawn} == {observation}


def test_what_is_drawn_after_a_round_decides_nothing():
    """The last act of a round with all cards open is worth the same, whatever lies in the draw pile."""
    hands, table = ["1 2 3", "6 7 8", "2 5 9"], ["4 open 0", "10 open 0", "5 open 0"]
    state = ten(hands, table, phase="second", starter=A, turn=C)
    worths = set()
    for seed in range(5):
        world = state.clone()
        world.draw = tuple(random.Random(seed).sample(state.draw, len(state.draw)))
        worths.add(round(player.played_on(world, world.string_to_action("add 5"), C, random.Random(1)).worth, 6))
    assert len(worths) == 1


def test_the_end_is_about_winning():
    ahead = ten(["", "", ""], phase="over", chips=[9, 7, 5])
    worth = player.outcome(ahead)
    assert worth[A] - worth[B] > 2 * 2 + player.VICTORY - 6
    assert worth[B] - worth[C] < 12


# Why.


def weigh(state, budget=200):
    return BOT(state.game, "hard").weigh(seen(state, state.current_player()), budget)


def reasons(state, budget=200):
    """By action, why; with seats for names."""
    return {each.text: in_text(each.why, ["Ann", "Bea", "Cid"]) for each in weigh(state, budget)}


def test_what_wins_the_round_says_so():
    state = ten(["2 1 4", "3"], ["8 open 0", "9 open 0"], phase="second", starter=1, turn=1, pot=5, chips=[4, 5])
    play(state, "stop")
    assert "Ann will win the pot of 5 chips: 100% instead of 0%." in reasons(state)["add 2"]
    assert "Ann won’t win the pot of 5 chips: 0% instead of 100%." in reasons(state)["stop"]
    assert {each.error for each in weigh(state)} == {0}


def test_every_way_to_lay_and_every_bid_is_weighed():
    laying = weigh(ten(["10 9 J 3", "1 2 3 4", "1 2 3 4"]))
    assert len(laying) == len({each.text for each in laying}) == 24
    bidding = weigh(
        ten(
            ["6 1 3", "2 3 4", "2 3 4"],
            ["4 open 0", "5 open 1", "3 open 0"],
            auction={"owner": 1, "bid": 3, "bidder": 2},
        )
    )
    assert {each.text for each in bidding} == {"bid 4", "bid 5", "bid 6", "bid 7", "pass"}
    assert bidding[-1].text == "bid 7"


def test_a_dearer_opening_is_no_better():
    state = ten(["1 1 3", "2 3 4", "2 3 4"], ["4 open 0", "10 open 1", "5 open 0"])
    worths = {each.text: each.worth for each in weigh(state)}
    assert worths["open 1 1"] >= worths["open 1 7"]


def test_the_last_act_is_solved_for_every_card_that_may_lie_covered():
    """Nothing else matters: the average over the covered card, each as often as it lies there."""
    state = ten(["2 5", "3 4"], ["5 open 0", "6 covered 0"], phase="second", starter=1, turn=1, round_cards="", draw="")
    play(state, "leave")
    judged = {each.text: each for each in weigh(state)}
    assert {each.error for each in judged.values()} == {0}
    worlds = player.endings(state.game, seen(state, A), random.Random(1))
    covered = {world.table[B].first for _, world in worlds}
    assert covered == {kind for kind, count in enumerate(seen(state, A).unseen) if count}
    assert all(seen(world, A) == seen(state, A) for _, world in worlds)


def test_the_chance_to_win_is_the_victory_in_the_end():
    over = ten(["", "", ""], phase="over", chips=[9, 7, 5])
    assert player.chances_to_win(over) == [1, 0, 0]
    early = middle_game("ten", 3)
    chances = player.chances_to_win(early)
    assert sum(chances) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)


def test_whoever_bluffs_does_not_lose_by_it():
    """A card laid as any card is laid is none that is clearly worse than the best."""
    state = ten(["10 9 J 3", "1 2 3 4", "1 2 3 4"])
    for seed in range(10):
        judged = BOT(state.game, "hard", seed).weigh(seen(state, A), 60)
        assert judged[0].worth == max(each.worth for each in judged)
