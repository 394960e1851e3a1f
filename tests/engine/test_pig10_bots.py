"""What computer players of PIG 10 do where it is plain what to do."""

import random

import pytest

from tenfold import bots
from tenfold.bots import pig10 as rules
from tenfold.bots.bot import CHOICE, OTHER_PLAY
from tenfold.games.pig10.cards import DECK
from tenfold.messages import in_text
from tests.engine.positions import pig10, play, texts
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


def test_hard_knows_who_leads():
    """A bust costs more where the seat before is in front."""
    busts = []
    for won in (["", "", "1 2 3 4 6 7 8 9"], ["", "1 2 3 4 6 7 8 9", ""]):
        state = pig10(["9 1 2", "4 4 6", "3 3 2"], middle="2 3 0 6", value=6, pile="7 7 8 8", won=won)
        busts.append(rules.judge(state.observation(0))[state.string_to_action("9")])
    assert busts[0] < busts[1]


def test_what_is_held_is_worth_little_at_the_end():
    def held(pile):
        state = pig10(["1 9", "4 4 6"], middle="7", value=7, pile=pile)
        judged = rules.judge(state.observation(0))
        return judged[state.string_to_action("9")]

    assert held("") > held("2 3 4 6 7 8 1 2 3 4 6 7 8")  # there is nothing left to keep the nine for


def test_the_child_takes_ten_mostly_and_avoids_busting_mostly():
    ten = pig10(["2 7 0", "4 4 6"], middle="1 2 5", value=8)
    taken = sum(choice(ten, "easy", seed).text == "2" for seed in range(200))
    assert 150 < taken < 200
    edge = pig10(["0 8 9", "4 4 6"], middle="1 2 4", value=7)
    safe = sum(choice(edge, "easy", seed).text == "0" for seed in range(200))
    assert 150 < safe < 200


# Why.


def weigh(state, budget=None):
    return bots.load(state.game, "hard").weigh(state.observation(state.current_player()), budget)


def reasons(state, budget=None):
    """By action, why; with seats for names."""
    return {each.text: in_text(each.why, ["Ann", "Bea", "Cid"]) for each in weigh(state, budget)}


PILE = "1 2 3 7 8 9 9 4 6 0 5 1 2 3"


def test_what_takes_the_cards_says_so_and_what_does_not_tells_what_would():
    state = pig10(["2 7 0", "4 4 6", "3 3 6"], middle="1 2 5", value=8, pile=PILE)
    why = reasons(state)
    assert why["2"].startswith("This makes ten and takes 4 cards.")
    assert why["7"].endswith("worse. Play 2: makes ten and takes 4 cards.")


def test_a_card_that_can_do_several_things_is_called_by_what_it_does():
    observation = pig10(["5 0 10", "1 1 1"], middle="1 5", value=6, pile=PILE).observation(0)
    assert sorted(in_text(rules.called(observation, act.action), ["Ann", "Bea"]) for act in observation.legal) == [
        "Play 5 and add it",
        "Play 5 and make it 5",
        "Play 5 and take 5 away",
        "Play the crowned pig",
        "Play the frog",
    ]


def test_going_over_ten_is_told_by_who_gets_the_cards():
    state = pig10(["9 3", "4 4 6", "3 3 6"], middle="1 6", value=7, pile=PILE)
    assert reasons(state)["9"].endswith("worse. Play 3: makes ten and takes 3 cards.")
    state = pig10(["9 1", "4 4 6", "3 3 6"], middle="1 6", value=7, pile=PILE)
    assert weigh(state)[0].text == "1"
    assert reasons(state)["9"].startswith("This goes over ten, and Cid gets 3 cards.")


def test_a_forced_card_is_the_only_legal_play():
    state = pig10(["4", "2 2 3"], middle="5", value=5, pile="2 2 3 3 3 6 6 6 7")
    (only,) = weigh(state)
    assert only.why == bots.ONLY_PLAY
    assert only.error == 0


def test_cards_that_do_the_same_are_a_coin_flip():
    """At everyone's last card, it must make no difference which player plays which card."""
    state = pig10(["1 2", "0", "0"], won=["1 1 1", "2 2", "3 3"])
    assert {each.worth for each in weigh(state)} == {weigh(state)[0].worth}
    assert [each.verdict for each in weigh(state)] == ["best", "as good"]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_who_does_not_reckon_claims_nothing(level):
    state = pig10(["2 7 0", "4 4 6"], middle="1 2 5", value=8, pile="1 2 3")
    first, *others = bots.load(state.game, level).weigh(state.observation(0))
    assert first.why == CHOICE
    assert {other.why for other in others} == {OTHER_PLAY}
    assert {(each.worth, each.win, each.error) for each in (first, *others)} == {(None, None, None)}


# The end, where everything can be tried.


def end(state, seat=None):
    """The final state if everyone plays what is best for them, tried by hand.

    If it is about one seat, the others play like the medium level.
    """
    if state.is_terminal():
        return state
    turn = state.current_player()
    if seat not in (None, turn):
        return end(play(state.clone(), choice(state, "medium").text), seat)
    return max(
        (end(play(state.clone(), text), seat) for text in texts(state)), key=lambda over: rules.outcome(over)[turn]
    )


def worths(state, seat):
    """By act, its worth to a seat against perfect play, and against the medium level."""
    after = {text: play(state.clone(), text) for text in texts(state)}
    return {text: [rules.outcome(end(each, of))[seat] for of in (None, seat)] for text, each in after.items()}


@pytest.mark.parametrize("seed", range(12))
def test_two_players_without_a_pile_know_everything_and_try_everything(seed):
    rng = random.Random(seed)
    cards = [str(rng.randrange(11)) for _ in range(6)]
    state = pig10([" ".join(cards[:3]), " ".join(cards[3:])], middle="4", value=4, won=["1 2 3", "4 5"])
    tried = {text: 0.85 * strong + 0.15 * weak for text, (strong, weak) in worths(state, 0).items()}
    judged = weigh(state)
    assert {each.text: pytest.approx(each.worth) for each in judged} == tried
    assert {each.error for each in judged} == {0}


def won(others, *sizes):
    """Piles of won cards of these sizes, from what other cards leave of the deck."""
    left = [str(kind) for kind, count in enumerate(DECK) for _ in range(count)]
    for card in others.split():
        left.remove(card)
    return [" ".join(left.pop() for _ in range(size)) for size in sizes]


def test_of_acts_that_are_equal_against_perfect_play_the_one_that_others_answer_wrongly_is_played():
    """Deal 90034: of 7 and 8, only the 8 makes anything of a plain answer."""
    state = pig10(["3 9 9", "2 7 8"], turn=1, won=won("3 9 9 2 7 8", 39, 35))
    tried = worths(state, 1)
    assert [strong for strong, _ in (tried["7"], tried["8"])] == [-2, -2]
    assert tried["7"][1] < tried["8"][1]
    assert choice(state, "hard").text == "8"


def test_little_is_given_away_against_perfect_play_if_it_gains_much_against_plain_play():
    """Deal 90031: to stay at 6 loses 0.2 cards against players who know all hands, and gains 10 against medium."""
    piles = won("2 6 5 7 3 5 9 0 9 0 6", 28, 30, 11)
    state = pig10(["2 6", "5 7", "3 5"], middle="9 0 9 0 6", value=6, won=piles)
    assert choice(state, "hard").text == "6 sets 6"


@pytest.mark.parametrize("seed", range(30))
def test_the_last_plays_of_the_medium_level_need_no_observation(seed):
    rng = random.Random(seed)
    players = rng.randrange(2, 5)
    hands = [" ".join(str(rng.randrange(11)) for _ in range(3)) for _ in range(players)]
    state = pig10(hands, middle="4", value=4)
    while not state.is_terminal():
        assert rules.last_careful(state) == choice(state, "medium").action
        play(state, rng.choice(texts(state)))


def test_every_deal_of_the_last_cards_is_tried_as_often_as_it_can_be():
    game = pig10(["1 2", "3", "3"]).game
    state = pig10(["1 2", "3 3", "4"])
    worlds = rules.endings(game, state.observation(0), random.Random(1))
    assert sorted((weight, world.hands[1:]) for weight, world in worlds) == [(1, [[3, 3], [4]]), (2, [[3, 4], [3]])]


def test_the_chance_to_win_is_the_victory_in_the_end():
    over = play(pig10(["1", ""], middle="9", value=9, won=["", "1 1"]), "1")
    assert rules.chances_to_win(over) == [0.5, 0.5]
    ahead = pig10(["1 2 3", "4 4 4"], won=["1 1 1 1 1", ""], pile="9 9 9")
    first, second = rules.chances_to_win(ahead)
    assert 0.5 < first < 1
    assert first + second == pytest.approx(1)
