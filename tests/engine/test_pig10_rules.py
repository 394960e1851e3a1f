"""Every worked example, ruling and edge case of the rule page of PIG 10, named after its mark."""

import random
from collections import Counter

import pytest

import tenfold
from tenfold.games.pig10 import DECK, plays
from tests.engine.positions import pig10, play, texts

STEVE, SALLY, JANE, CLAUDIO = range(4)


def value(state):
    return state.observation().value


def middle(state):
    return " ".join(state.observation().middle)


def won(state, seat):
    return " ".join(state.observation().won_cards[seat])


def events(state, *kinds):
    return [event for event in state.events() if event["kind"] in kinds]


def possible_values(state):
    """What the hand of the seat on turn can make, ascending."""
    return sorted(outlook.value for outlook in state.observation(state.current_player()).legal)


# The figures of the rule sheet. Seats: Steve, Sally, Jane, Claudio.


def figure_1():
    return play(pig10(["4 0", "3 0", "2 0", "6 1"], pile="0 0 0"), "4", "3", "2")


def test_figure_1_adding_up_to_nine():
    state = pig10(["4 0", "3 0", "2 0", "6 1"], pile="0 0 0")
    assert [value(play(state, text)) for text in ("4", "3", "2")] == [4, 7, 9]


def test_figure_1_over_ten_the_right_neighbour_takes_all():
    state = play(figure_1(), "6")
    assert [won(state, seat) for seat in range(4)] == ["", "", "4 3 2 6", ""]
    assert (value(state), middle(state)) == (0, "")
    assert events(state, "bust")[0] == {
        "n": 7,
        "kind": "bust",
        "seat": CLAUDIO,
        "taker": JANE,
        "cards": ["4", "3", "2", "6"],
        "value": 15,
        "reveals": False,
    }


def test_figure_1_exactly_ten_takes_all():
    state = play(figure_1(), "1")
    assert won(state, CLAUDIO) == "4 3 2 1"
    assert state.observation().calls == (0, 0, 0, 1)


def test_figure_2_the_pigmaid():
    state = pig10(["5", "1", "5", "9"])
    assert [value(play(state, text)) for text in ("5", "1", "5 as -5")] == [5, 6, 1]
    assert possible_values(play(pig10(["5", "1", "5", "9"]), "5", "1")) == [1, 11]


def test_figure_2_the_scraped_order_is_impossible():
    assert possible_values(play(pig10(["5", "1", "5", "9"], turn=0), "5")) == [6]
    assert sorted(result for _, result in plays(5, 5, last=5)) == [0, 5, 10]


def test_figure_3_same_card_same_number():
    state = pig10(["4", "4", "4", "3 8"], turn=CLAUDIO)
    steps = [value(play(state, text)) for text in ("3", "4", "4 sets 4", "4", "8 sets 8")]
    assert steps == [3, 7, 4, 8, 8]


def test_figure_3_what_else_was_possible():
    state = play(pig10(["4", "4", "4", "3 8"], turn=CLAUDIO), "3", "4")
    assert possible_values(state) == [4, 11]
    assert possible_values(play(state, "4 sets 4")) == [4, 8]
    assert possible_values(play(state, "4")) == [8, 16]


def test_figure_4_the_frog():
    state = play(pig10(["0", "1"], middle="4 3", value=7), "0")
    assert (value(state), middle(state)) == (0, "4 3 0")


# The oracle table: last card, value, card → possible values.

TABLE = [
    (None, 0, 4, {4}),
    (None, 0, 10, {10}),
    (None, 0, 5, {5}),
    (2, 9, 6, {15}),
    (2, 9, 1, {10}),
    (1, 6, 5, {1, 11}),
    (4, 7, 4, {4, 11}),
    (5, 8, 5, {3, 5, 13}),
    (4, 4, 4, {4, 8}),
    (3, 7, 0, {0}),
    (5, 0, 7, {7}),
    (4, 8, 8, {8, 16}),
    (5, 5, 5, {0, 5, 10}),
    (2, 5, 5, {0, 5, 10}),
    (0, 0, 10, {10}),
    (0, 0, 5, {5}),
    (1, 9, 9, {9, 18}),
    (9, 9, 9, {9, 18}),
    (5, 1, 5, {5, 6}),
    (2, 4, 10, {14}),
    (1, 3, 5, {8}),
    (6, 8, 2, {10}),
]


@pytest.mark.parametrize(("last", "before", "card", "expected"), TABLE)
def test_4c_table(last, before, card, expected):
    state = pig10([str(card), "9"], middle="" if last is None else str(last), value=before)
    outlooks = state.observation(0).legal
    assert {outlook.value for outlook in outlooks} == expected
    assert len(outlooks) == len(expected)  # never two choices with the same result
    assert {result for _, result in plays(card, before, last)} == expected
    for outlook in outlooks:
        after = play(state.clone(), outlook.text)
        assert value(after) == (outlook.value if outlook.value < 10 else 0)
        expected_taker = {True: 0, False: 1}[outlook.value == 10] if outlook.value >= 10 else None
        assert outlook.taker == expected_taker


# The rulings.


def test_P1_deck_of_80():
    state = tenfold.load_game("pig10", 3).new_initial_state(seed=1)
    seen = state.observation(0)
    cards = Counter(dict(enumerate(seen.unseen))) + Counter(map(int, seen.hand))
    assert cards == {0: 7, 1: 8, 2: 8, 3: 8, 4: 8, 5: 5, 6: 8, 7: 8, 8: 8, 9: 8, 10: 4}
    assert cards.total() == 80


def test_P2_first_player_by_chance():
    game = tenfold.load_game("pig10", 4)
    beginners = Counter(game.new_initial_state(seed).current_player() for seed in range(400))
    assert sorted(beginners) == [0, 1, 2, 3]
    assert min(beginners.values()) > 60


@pytest.mark.parametrize("seat", range(4))
def test_P2_first_player_by_choice(seat):
    game = tenfold.load_game("pig10", 4, first_player=seat)
    assert {game.new_initial_state(seed).current_player() for seed in range(20)} == {seat}
    assert game.new_initial_state(1).events()[-1] == {
        "n": 4,
        "kind": "begin",
        "seat": seat,
        "by": "choice",
        "reveals": False,
    }


def test_P2_the_choice_does_not_change_the_deal():
    deals = [tenfold.load_game("pig10", 4, first_player=choice).new_initial_state(9) for choice in ("random", 0, 3)]
    assert len({state.observation(2).hand for state in deals}) == 1


def test_P3_right_neighbour_is_the_previous_seat():
    state = play(pig10(["9", "1", "1"], middle="4", value=4, last_player=2), "9")
    assert won(state, 2) == "4 9"


def test_P3_right_neighbour_without_cards_still_takes():
    state = play(pig10(["9 1", "1", ""], middle="4", value=4), "9")
    assert won(state, 2) == "4 9"
    assert state.current_player() == 1


def test_P3_seats_without_cards_are_passed_over_but_stay():
    state = play(pig10(["3 1", "", "2"]), "3")
    assert state.current_player() == 2
    assert len(state.scores()) == 3


def test_P4_leftovers_are_nobodys():
    state = play(pig10(["3", ""], last_taker=1, won=["", "7 3"]), "3")
    assert state.is_terminal()
    assert state.scores() == [0, 2]
    assert middle(state) == "3"
    assert events(state, "leftovers") == []


def test_P4_option_last_taker_by_a_ten():
    state = pig10(["1 3", "9"], options={"leftovers": "last-taker"}, middle="9", value=9)
    play(state, "1", "9", "3")  # seat 0 takes 9 1; then 9 + 3 is over ten, seat 1 takes it
    assert state.scores() == [2, 2]
    state = play(pig10(["1 3", ""], options={"leftovers": "last-taker"}, middle="9", value=9), "1", "3")
    assert state.scores() == [3, 0]
    assert events(state, "leftovers")[0]["taker"] == 0


def test_P4_option_last_taker_by_anothers_bust():
    state = play(pig10(["8 3", ""], options={"leftovers": "last-taker"}, middle="9", value=9), "8", "3")
    assert state.scores() == [0, 3]
    assert won(state, 1) == "9 8 3"


def test_P4_option_nobody_took_any():
    state = play(pig10(["3", ""], options={"leftovers": "last-taker"}), "3")
    assert state.scores() == [0, 0]
    assert middle(state) == "3"


def finished(calls, **options):
    return play(pig10(["3", "", ""], calls=calls, won=["1 9", "2 8", "4"], options=options), "3")


def test_P5_tie_is_shared():
    state = finished([1, 3, 0])
    assert state.ranking() == [1, 1, 3]
    assert state.returns() == [0.5, 0.5, -1.0]


def test_P5_option_more_calls_win():
    state = finished([1, 3, 0], tie="most-tens")
    assert state.ranking() == [2, 1, 3]
    assert state.returns() == [0.0, 1.0, -1.0]


def test_P5_option_equal_calls_stay_tied():
    assert finished([2, 2, 5], tie="most-tens").ranking() == [1, 1, 3]


def test_P6_any_card_may_be_played():
    state = pig10(["1 6 9", "1"], middle="4 5", value=9)
    assert texts(state) == ["1", "6", "9", "9 sets 9"]
    assert won(play(state, "6"), 1) == "4 5 6"


def test_P7_the_same_card_may_also_be_added():
    state = pig10(["4", "1"], middle="3 4", value=7)
    assert texts(state) == ["4", "4 sets 4"]
    assert won(play(state.clone(), "4"), 1) == "3 4 4"
    assert value(play(state, "4 sets 4")) == 4


def test_P8_same_card_after_a_capture_has_one_result():
    state = play(pig10(["1 3", "1 2"], middle="9", value=9), "1")
    assert texts(state) == ["1", "2"]
    assert value(play(state, "1")) == 1


def test_P9_five_on_an_empty_middle():
    state = pig10(["5", "1"])
    assert texts(state) == ["5"]
    assert value(play(state, "5")) == 5


def test_P9_never_below_zero():
    state = pig10(["5", "1"], middle="3", value=3)
    assert texts(state) == ["5"]
    subtract = state.string_to_action("5 as -5")
    with pytest.raises(tenfold.IllegalAction, match="never falls below 0"):
        state.apply_action(subtract)
    refusal = state.observation(0).refused[0]
    assert (refusal.action, refusal.why) == (subtract, state.why_not(subtract))


def test_P10_five_on_five_has_three_choices():
    state = pig10(["5", "1"], middle="5", value=5)
    assert texts(state) == ["5", "5 as -5", "5 sets 5"]
    assert won(play(state.clone(), "5"), 0) == "5 5"
    assert value(play(state.clone(), "5 as -5")) == 0
    assert value(play(state.clone(), "5 sets 5")) == 5


def test_P10_a_last_five_at_another_value():
    assert possible_values(pig10(["5", "1"], middle="3 5", value=8)) == [3, 5, 13]
    assert possible_values(pig10(["5", "1"], middle="6 5", value=1)) == [5, 6]


def test_P11_ten_on_an_empty_middle_takes_itself():
    state = play(pig10(["10", "1"]), "10")
    assert won(state, 0) == "10"
    assert state.observation().calls == (1, 0)


def test_P11_ten_on_zero_takes_the_whole_middle():
    assert won(play(pig10(["10", "1"], middle="4 5 0", value=0), "10"), 0) == "4 5 0 10"


@pytest.mark.parametrize("before", range(1, 10))
@pytest.mark.parametrize("last", range(10))
def test_P11_ten_otherwise_always_busts(before, last):
    assert plays(10, before, last) == ((10, before + 10),)


def test_P11_a_ten_never_stays_in_the_middle():
    reached = {(0, None)}
    queue = [(0, None)]
    while queue:
        before, last = queue.pop()
        for card in range(11):
            for _, after in plays(card, before, last):
                found = (after, card) if after < 10 else (0, None)
                if found not in reached:
                    reached.add(found)
                    queue.append(found)
    assert all(before < 10 and last != 10 for before, last in reached)
    assert len(reached) == 52


def test_P12_the_app_announces():
    state = play(pig10(["1", "2"], middle="9", value=9), "1")
    capture = events(state, "capture")[0]
    assert (capture["seat"], capture["taker"], capture["value"]) == (0, 0, 10)
    assert state.game.event_to_string(capture, ["Bea", "Ada"]) == "PIG 10! Bea takes 2 cards."


def test_P13_draw_after_the_turn():
    state = play(pig10(["1 2 3", "4"], middle="9", value=9, pile="7 8"), "1")
    assert state.observation(0).hand == ("2", "3", "7")
    assert won(state, 0) == "9 1"
    assert [event["kind"] for event in state.events()] == ["play", "capture", "draw"]


def test_P13_no_draw_from_an_empty_pile():
    state = play(pig10(["1 2 3", "4"]), "1")
    assert state.observation(0).hand == ("2", "3")
    assert events(state, "draw") == []


@pytest.mark.parametrize("players", range(2, 9))
def test_P14_exactly_80_turns(players):
    game = tenfold.load_game("pig10", players)
    rng = random.Random(players)
    state = game.new_initial_state(seed=players)
    turns = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        turns += 1
    assert turns == 80 == game.max_game_length()
    played = Counter(event["card"] for event in events(state, "play"))
    assert played == {str(kind): count for kind, count in enumerate(DECK)}


@pytest.mark.parametrize("players", range(2, 9))
def test_P14_who_follows_the_last_draw_starts_with_three(players):
    rng = random.Random(players)
    state = tenfold.load_game("pig10", players).new_initial_state(seed=players)
    while state.observation().pile:
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.observation().hand_sizes == (3,) * players
    while not state.is_terminal():  # nobody is passed over: the hands run out in order
        player = state.current_player()
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.is_terminal() or state.current_player() == (player + 1) % players


# The edge cases.


@pytest.mark.parametrize("card", range(11))
def test_E1_the_first_card_cannot_bust(card):
    assert all(result <= 10 for _, result in plays(card, 0, None))


def test_E2_bust_between_two_players():
    state = play(pig10(["9", "1"], middle="4 4", value=8), "9")
    assert won(state, 1) == "4 4 9"


def test_E3_busting_on_purpose_may_feed_the_leader():
    state = pig10(["2 9", "1"], middle="4 4", value=8, won=["", "1 2 3"])
    assert won(play(state, "9"), 1) == "1 2 3 4 4 9"


def test_E4_frog_on_frog():
    state = pig10(["0", "1"], middle="0", value=0)
    assert texts(state) == ["0"]
    assert (value(play(state, "0")), middle(state)) == (0, "0 0")


def test_E5_ten_after_five_minus_five_takes_all():
    state = play(pig10(["5", "10"], middle="2 3", value=5), "5 as -5")
    assert (value(state), middle(state)) == (0, "2 3 5")
    assert won(play(state, "10"), 1) == "2 3 5 10"


def test_E6_one_choice_where_the_results_coincide():
    for card in range(11):
        for last in (None, *range(11)):
            assert len(plays(card, 0, last)) == 1
    for card in range(1, 11):
        for before in range(1, 10):
            for last in range(11):
                results = [result for _, result in plays(card, before, last)]
                assert len(set(results)) == len(results)


def test_E7_capture_with_the_last_card():
    state = play(pig10(["1", ""], middle="9", value=9), "1")
    assert state.is_terminal()
    assert state.scores() == [2, 0]
    assert events(state, "over")[0]["left"] == 0


def test_E8_bust_with_the_last_card():
    state = play(pig10(["8", ""], middle="9", value=9), "8")
    assert state.is_terminal()
    assert state.scores() == [0, 2]


def test_E9_an_incomplete_last_round():
    state = tenfold.load_game("pig10", 3, first_player=0).new_initial_state(seed=5)
    rng = random.Random(5)
    turns = Counter()
    while not state.is_terminal():
        turns[state.current_player()] += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert turns == {0: 27, 1: 27, 2: 26}


def test_E10_eight_players():
    seen = tenfold.load_game("pig10", 8).new_initial_state(seed=1).observation()
    assert seen.hand_sizes == (3,) * 8
    assert seen.pile == 56
    assert len(seen.unseen) == 11
    assert sum(seen.unseen) == 80


# What is told to whom.


def test_a_draw_is_told_to_the_one_who_drew():
    state = play(pig10(["1 2 3", "4"], pile="7 8"), "1")
    drawn = {"n": 1, "kind": "draw", "seat": 0, "pile": 1}
    assert state.events(1, player=0) == [{**drawn, "card": "7", "reveals": True}]
    assert state.events(1, player=1) == [{**drawn, "reveals": False}]
    assert state.events(1) == [{**drawn, "reveals": False}]


def test_a_deal_is_told_to_its_owner():
    state = tenfold.load_game("pig10", 2).new_initial_state(seed=1)
    assert "hand" in state.events(player=0)[0]
    assert "hand" not in state.events(player=1)[0]
    assert state.events(player=1)[1]["hand"] == list(state.observation(1).hand)


def test_refusals_are_sentences_for_players():
    state = pig10(["3 5", "1"], middle="2", value=2)
    refused = {text: state.why_not(state.string_to_action(text)) for text in ("9", "3 sets 3", "9 sets 9", "5 as -5")}
    assert refused == {
        "9": "There is no 9 in this hand.",
        "3 sets 3": "3 can only be added now: neither the last card nor the middle’s value is 3.",
        "9 sets 9": "There is no 9 in this hand.",
        "5 as -5": "5 can only be added now: the middle is worth 2 and never falls below 0.",
    }
    assert state.why_not(1, player=1) == "It is another player’s turn."
    assert play(pig10(["3", ""]), "3").why_not(3) == "The game is over."


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"hands": ["11", "1"]}, "no card '11'"),
        ({"hands": ["1", "1"], "turn": 2}, "a seat from 0 to 1"),
        ({"hands": ["", "1"], "turn": 0}, "“turn” names a seat that holds cards"),
        ({"hands": ["1", "1"], "turn": None}, "“turn” names a seat that holds cards"),
        ({"hands": ["", ""], "turn": None, "pile": "1"}, "does not end before the draw pile"),
        ({"hands": ["1 2 3 4", "1"]}, "at most 3 cards"),
        ({"hands": ["1", "1"], "value": 4}, "An empty middle is worth 0"),
        ({"hands": ["1", "1"], "middle": "4", "value": 10}, "from 0 to 9"),
        ({"hands": ["10 10 10", "10 10"]}, "only 4 cards 10"),
        ({"hands": ["1", "1"], "calls": [0]}, "one entry for each of the 2 seats"),
        ({"hands": ["1", "1"], "calls": [0, -1]}, "from 0 to 80"),
        ({"hands": ["1", "1"], "trump": "S"}, "has no 'trump'"),
    ],
)
def test_positions_that_cannot_be(keys, sentence):
    with pytest.raises(tenfold.GameError, match=sentence):
        pig10(**keys)
