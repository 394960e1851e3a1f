"""What computer players of Tenstuff do where it is plain what to do."""

import random
from collections import Counter

import pytest

from tenfold import bots
from tenfold.bots.tenstuff import BOT, lookahead
from tenfold.errors import GameError
from tenfold.games.tenstuff import Tenstuff, actions
from tenfold.messages import in_text
from tests.engine.positions import play
from tests.engine.tenstuff import CHEATING, A, B, C, table


def decide(state, seat=A, level="hard", seed=1, budget=80):
    decision = BOT(state.game, level, seed).choose(state.observation(seat), budget)
    return None if decision is None else decision.text


def run(state, level="hard", seed=1):
    """Let the seat on turn play until its turn is over."""
    seat, texts = state.current_player(), []
    while state.current_player() == seat and state.observation().phase != "window":
        texts.append(decide(state, seat, level, seed))
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
    assert {decide(honest, C, seed=seed) for seed in range(60)} == {None}
    assert {decide(caught, C, seed=seed) for seed in range(60)} == {None, "accuse 1"}


def test_levels_differ_by_care():
    wrong = {}
    for level in bots.LEVELS:
        rng = random.Random(level)
        state = table("5D 9H", "3D 4D", "5C", last="4C", draw="")
        texts = [decide(state, level=level, seed=rng.randrange(10**6), budget=8) for _ in range(300)]
        wrong[level] = sum(text.startswith("play") for text in texts)
    assert wrong["easy"] > wrong["medium"] > wrong["hard"] == 0


# Where levels differ.


def chosen(state, level, seat=A, number=40):
    """What a bot does, asked with many seeds."""
    return Counter(decide(state, seat, level, seed) for seed in range(number))


def test_a_set_is_not_broken_where_it_need_not_be():
    state = table("5D 5S 9C 9H KD", "3D 4D 6C 7D", "5C 6H 8D", last="4C")
    broken = {
        level: sum(chosen(state, level)[f"play {card}"] for card in ("5D", "5S", "9C", "9H")) for level in bots.LEVELS
    }
    assert broken["easy"] > broken["medium"]
    assert broken["hard"] == 0


def test_the_right_card_is_returned():
    """The one without company; the pair is kept."""
    state = table("4H 4D KH 9S", "TH 5C 6D 8C", "5D 7C 8D", last="3C", phase="window")
    play(state, "1: skip TH")
    assert {*chosen(state, "medium")} == {"return KH"}
    assert chosen(state, "easy")["return 4H"] > 10
    assert run(state, "medium") == ["return KH", "done"]


def test_a_ten_is_kept_for_the_last_card():
    state = table("TS QD", "3D 4D 6C 7D", "5C 6H 8D 2C", last="9C")
    kept = {level: chosen(state, level)["play QD"] for level in ("medium", "hard")}
    assert kept["hard"] > 20 > kept["medium"]


def test_what_goes_out_is_seen():
    """A match, another of the same rank, and the rest."""
    state = table("5D 5S 9D 9H", "3D 4D", "6C", last="5H")
    for level in ("medium", "hard"):
        assert sum(run(state.clone(), level, seed)[-1].endswith("9D 9H") for seed in range(10)) >= 6
        assert run(table("KD KC 2D 3C", "3D 4C", "5C", last="KH", last_owner=B), level)[-1] == "done"


def test_only_hard_looks_at_who_comes_next():
    """Seat 1 shows its cards: it would match the seven and go out with the king."""
    state = table("7S 8S 2D 2C JH", "7D KD", "3C 4D 5C 6H", last="6C", options=CHEATING, shamed=[B], accusable=[B])
    assert chosen(state, "medium")["play 7S"] > 0
    assert chosen(state, "hard", number=10)["play 7S"] == 0


def test_nobody_waits_for_little():
    """Waiting for better cards is as good for a round, and games would never end by it."""
    state = table("2D 2C KD KC", "4D 6C 7D TD", "5H 6H 8D 2S", last="9H")
    for level in ("medium", "hard"):
        assert chosen(state, level, number=10)["pass"] == 0


def test_two_never_wait_for_each_other():
    state = table("2D 2C KD KC", "4D 6C 7D TD", last="9H")
    rng = random.Random(1)
    for _ in range(10):
        assert actions.PASS not in lookahead.candidates(state, A, rng)


# Honest, and not for ever.


def weigh(state, seat=A, budget=120):
    return BOT(state.game, "hard", 1).weigh(state.observation(seat), budget)


def reasons(state, seat=A, budget=120):
    """By act, why; with seats for names."""
    return {each.text: in_text(each.why, ["Ann", "Bea", "Cid"]) for each in weigh(state, seat, budget)}


def test_what_goes_out_says_so():
    state = table("9D 9H", "3D 4D", "5C", last="8C")
    assert reasons(state)["play 9D 9H"].startswith("Ann will go out at once.")
    assert reasons(state)["pass"].endswith("Play 9D, 9H: Ann would go out at once.")


def test_a_forced_pass_is_the_only_legal_play():
    state = table("3D 4H 5S", "3S 4D", "5C", last="9C")
    (only,) = weigh(state)
    assert (only.text, only.why) == ("pass", bots.ONLY_PLAY)


def test_letting_it_pass_is_weighed_with_the_tens():
    state = table("5D 9H 8S 3S 7S AC", "TS 3C 4D 6H 7D", "5C 6C KD", last="8C", phase="window")
    judged = weigh(state, B)
    assert {(each.action is None, each.text) for each in judged} == {(True, "let it pass"), (False, "skip TS")}
    assert weigh(state, C) == ()
    first, second = weigh(table("5D 9H", "TS", "5C", last="4C", phase="window"), B)
    assert first.text == "skip TS"
    assert second.action is None


def test_a_guess_is_as_good_as_it_is_likely():
    state = table("KD 2C", "3D", "4D", last="KH KS", draw="7C 8C", reversed=True)
    play(state, "play KD")
    judged = weigh(state)
    assert len(judged) == len(state.legal_actions())
    assert judged[0].text == "guess 7C"
    assert len({each.worth for each in judged[1:]}) == 1


def test_who_overlooks_a_cheat_weighs_what_it_believes():
    """In its worlds no one has cheated, so all accusations are wrong. A seat that notices knows better."""
    caught = table("5D", "3D", "6C", last="4C", phase="window", options=CHEATING, accusable=[A, B], telltale=[B])
    firsts = set()
    for seed in range(60):
        judged = BOT(caught.game, "hard", seed).weigh(caught.observation(C), 20)
        firsts.add(judged[0].text)
        assert {each.text for each in judged} == {"let it pass", "accuse 0", "accuse 1"}
    assert firsts == {"let it pass", "accuse 1"}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_what_the_table_sees_is_no_seat_to_decide_for(level):
    state = Tenstuff(3).new_initial_state(1)
    assert state.observation().legal
    with pytest.raises(GameError, match=r"from state\.observation\(seat\)"):
        BOT(state.game, level).choose(state.observation())


@pytest.mark.parametrize("level", bots.LEVELS)
def test_who_may_only_accuse_throws_nothing(level):
    """Three tens have gone round (T13)."""
    state = table(
        "5D 9H", "TS 4D", "5C", last="4C", phase="window", skips=3, options=CHEATING, accusable=[A], telltale=[]
    )
    assert state.legal_actions(B)
    assert {*chosen(state, level, B, 10)} == {None}


@pytest.mark.thorough
@pytest.mark.quick("4-official-medium-2", "4-table-hard-3")
@pytest.mark.parametrize(
    ("players", "preset", "level", "seed"),
    [
        (4, "table", "medium", 24),
        (4, "official", "medium", 2),
        (4, "official", "medium", 42),
        (4, "official", "easy", 2),
        (8, "official", "medium", 5),
        (2, "official", "hard", 3),
        (4, "table", "hard", 3),
    ],
)
def test_games_end(players, preset, level, seed):
    """Those by the lower levels had more than 2,000 acts, up to 20,000, when tens were thrown to and fro."""
    state = Tenstuff(players, preset=preset).new_initial_state(seed).clone(events=False)
    bot = BOT(state.game, level, seed)
    acts = 0
    while not state.is_terminal():
        for seat in state.seats_to_act():
            decision = bot.choose(state.observation(seat), 4)
            if decision is not None:
                state.apply_action(decision.action, seat)
                acts += 1
                break
    assert acts < 4000
