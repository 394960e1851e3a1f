"""Every worked example, ruling and edge case of the rule page of PIG 10, named after its mark."""

import random
from collections import Counter
from functools import partial

import pytest

import tenfold
from tenfold import Card
from tenfold.games.pig10 import text
from tenfold.games.pig10.cards import DECK, plays, worths
from tests.engine.cases import case, follow
from tests.engine.positions import events, pig10, play, seen, why

STEVE, SALLY, JANE, CLAUDIO = range(4)
GENTLE = {"gentle": "on"}
LAST_TAKER = {"leftovers": "last-taker"}


def at(hands, **keys):
    return partial(pig10, hands.split("|"), **keys)


def finished(calls, **options):
    """The last card is played, and two have won as many."""
    return at("3 | |", calls=calls, won=["1 9", "2 8", "4"], options=options)


CASES = [
    # The figures of the rule sheet. Seats: Steve, Sally, Jane, Claudio.
    case("figure_1 adding up to nine", at("4 0 | 3 0 | 2 0 | 6 1", pile="0 0 0"),
        "4", {"value": 4}, "3", {"value": 7}, "2", {"value": 9}),
    case("figure_1 over ten the right neighbour takes all", at("4 0 | 3 0 | 2 0 | 6 1", pile="0 0 0"),
        "4, 3, 2, 6", {"won": ["", "", "4 3 2 6", ""], "value": 0, "middle": ()}),
    case("figure_1 exactly ten takes all", at("4 0 | 3 0 | 2 0 | 6 1", pile="0 0 0"),
        "4, 3, 2, 1", {"won": ["", "", "", "4 3 2 1"], "calls": (0, 0, 0, 1)}),
    case("figure_2 the pigmaid", at("5 | 1 | 5 | 9"),
        "5", {"value": 5}, "1", {"value": 6, "values": [1, 11]}, "5 as -5", {"value": 1}),
    case("figure_2 the scraped order is impossible", at("5 | 1 | 5 | 9", turn=0), "5", {"values": [6]}),
    case("figure_3 same card same number", at("4 | 4 | 4 | 3 8", turn=CLAUDIO),
        "3", {"value": 3}, "4", {"value": 7, "values": [4, 11]}, "4 sets 4", {"value": 4, "values": [4, 8]},
        "4", {"value": 8, "values": [8, 16]}, "8 sets 8", {"value": 8}),
    case("figure_4 the frog", at("0 | 1", middle="4 3", value=7), "0", {"value": 0, "middle": ("4", "3", "0")}),
    # The rulings.
    case("P3 right neighbour is the previous seat", at("9 | 1 | 1", middle="4", value=4, last_player=2),
        "9", {"won": ["", "", "4 9"]}),
    case("P3 right neighbour without cards still takes", at("9 1 | 1 |", middle="4", value=4),
        "9", {"won": ["", "", "4 9"], "turn": 1}),
    case("P3 seats without cards are passed over but stay", at("3 1 | | 2"), "3", {"turn": 2, "scores": [0, 0, 0]}),
    case("P4 leftovers are nobodys", at("3 |", last_taker=1, won=["", "7 3"]),
        "3", {"is_terminal": True, "scores": [0, 2], "middle": ("3",), "events": {"leftovers": 0}}),
    case("P4 option last taker by a ten", at("1 3 |", options=LAST_TAKER, middle="9", value=9),
        "1, 3", {"scores": [3, 0], "sees": {"leftovers taker": [0]}}),
    # Seat 0 takes 9 1; then 9 + 3 is over ten, seat 1 takes it.
    case("P4 option last taker when nothing is left over", at("1 3 | 9", options=LAST_TAKER, middle="9", value=9),
        "1, 9, 3", {"scores": [2, 2]}),
    case("P4 option last taker by anothers bust", at("8 3 |", options=LAST_TAKER, middle="9", value=9),
        "8, 3", {"scores": [0, 3], "won": ["", "9 8 3"]}),
    case("P4 option nobody took any", at("3 |", options=LAST_TAKER), "3", {"scores": [0, 0], "middle": ("3",)}),
    case("P5 tie is shared", finished([1, 3, 0]), "3", {"ranking": [1, 1, 3], "returns": [0.5, 0.5, -1.0]}),
    case("P5 option more calls win", finished([1, 3, 0], tie="most-tens"),
        "3", {"ranking": [2, 1, 3], "returns": [0.0, 1.0, -1.0]}),
    case("P5 option equal calls stay tied", finished([2, 2, 5], tie="most-tens"), "3", {"ranking": [1, 1, 3]}),
    case("P6 any card may be played", at("1 6 9 | 1", middle="4 5", value=9),
        {"legal": ["1", "6", "9", "9 sets 9"]}, "6", {"won": ["", "4 5 6"]}),
    case("P7 the same card may also be added", at("4 | 1", middle="3 4", value=7),
        {"legal": ["4", "4 sets 4"]}, "4", {"won": ["", "3 4 4"]}),
    case("P7 the same card sets its number", at("4 | 1", middle="3 4", value=7), "4 sets 4", {"value": 4}),
    case("P8 same card after a capture has one result", at("1 3 | 1 2", middle="9", value=9),
        "1", {"legal": ["1", "2"]}, "1", {"value": 1}),
    case("P9 five on an empty middle", at("5 | 1"), {"legal": ["5"]}, "5", {"value": 5}),
    case("P10 five on five is added", at("5 | 1", middle="5", value=5),
        {"legal": ["5", "5 as -5", "5 sets 5"]}, "5", {"won": ["5 5", ""]}),
    case("P10 five on five is taken away", at("5 | 1", middle="5", value=5), "5 as -5", {"value": 0}),
    case("P10 five on five sets its number", at("5 | 1", middle="5", value=5), "5 sets 5", {"value": 5}),
    case("P10 a last five at eight", at("5 | 1", middle="3 5", value=8), {"values": [3, 5, 13]}),
    case("P10 a last five at one", at("5 | 1", middle="6 5", value=1), {"values": [5, 6]}),
    case("P11 ten on an empty middle takes itself", at("10 | 1"), "10", {"won": ["10", ""], "calls": (1, 0)}),
    case("P11 ten on zero takes the whole middle", at("10 | 1", middle="4 5 0", value=0),
        "10", {"won": ["4 5 0 10", ""]}),
    case("P13 draw after the turn", at("1 2 3 | 4", middle="9", value=9, pile="7 8"),
        "1", {"hand_A": "2 3 7", "won": ["9 1", ""], "happened": ["play", "capture", "draw"]}),
    case("P13 no draw from an empty pile", at("1 2 3 | 4"), "1", {"hand_A": "2 3", "events": {"draw": 0}}),
    # The edge cases.
    case("E2 bust between two players", at("9 | 1", middle="4 4", value=8), "9", {"won": ["", "4 4 9"]}),
    case("E3 busting on purpose may feed the leader", at("2 9 | 1", middle="4 4", value=8, won=["", "1 2 3"]),
        "9", {"won": ["", "1 2 3 4 4 9"]}),
    case("E4 frog on frog", at("0 | 1", middle="0", value=0),
        {"legal": ["0"]}, "0", {"value": 0, "middle": ("0", "0")}),
    case("E5 ten after five minus five takes all", at("5 | 10", middle="2 3", value=5),
        "5 as -5", {"value": 0, "middle": ("2", "3", "5")}, "10", {"won": ["", "2 3 5 10"]}),
    case("E7 capture with the last card", at("1 |", middle="9", value=9),
        "1", {"is_terminal": True, "scores": [2, 0], "sees": {"over left": [0]}}),
    case("E8 bust with the last card", at("8 |", middle="9", value=9), "8", {"is_terminal": True, "scores": [0, 2]}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), CASES)
def test_rulings(position, steps):
    follow(position(), steps)


def test_figure_2_a_five_on_a_five():
    assert sorted(result for _, result in plays(5, 5, last=5)) == [0, 5, 10]


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
        assert seen(after).value == (outlook.value if outlook.value < 10 else 0)
        expected_taker = {True: 0, False: 1}[outlook.value == 10] if outlook.value >= 10 else None
        assert outlook.taker == expected_taker


def test_figure_1_over_ten_the_right_neighbour_takes_all():
    state = play(pig10(["4 0", "3 0", "2 0", "6 1"], pile="0 0 0"), "4", "3", "2", "6")
    assert events(state, "bust")[0] == {
        "n": 7,
        "kind": "bust",
        "seat": CLAUDIO,
        "taker": JANE,
        "cards": ["4", "3", "2", "6"],
        "value": 15,
        "reveals": False,
    }


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


def test_P9_never_below_zero():
    state = pig10(["5", "1"], middle="3", value=3)
    follow(state, [{"legal": ["5"]}])
    subtract = state.string_to_action("5 as -5")
    with pytest.raises(tenfold.IllegalAction, match=str(text.below_zero(card=Card("5"), value=3))):
        state.apply_action(subtract)
    refusal = state.observation(0).refused[0]
    assert (refusal.action, str(refusal.why)) == (subtract, state.why_not(subtract))


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
    assert reached == {(value, last) for last in (None, *range(11)) for value in worths(last)}


def test_P12_the_app_announces():
    state = play(pig10(["1", "2"], middle="9", value=9), "1")
    capture = events(state, "capture")[0]
    assert (capture["seat"], capture["taker"], capture["value"]) == (0, 0, 10)
    assert state.game.event_to_string(capture, ["Bea", "Ada"]) == "PIG 10! Bea takes 2 cards."


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
    while not state.is_terminal():  # no one is passed over: the hands run out in order
        player = state.current_player()
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.is_terminal() or state.current_player() == (player + 1) % players


@pytest.mark.parametrize("card", range(11))
def test_E1_the_first_card_cannot_bust(card):
    assert all(result <= 10 for _, result in plays(card, 0, None))


def test_E6_one_choice_where_the_results_coincide():
    for card in range(11):
        for last in (None, *range(11)):
            assert len(plays(card, 0, last)) == 1
    for card in range(1, 11):
        for before in range(1, 10):
            for last in range(11):
                results = [result for _, result in plays(card, before, last)]
                assert len(set(results)) == len(results)


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


# An addition of the house: if you can keep the middle at ten or below, you have to.


def test_house_gentle_only_who_has_to_goes_over_ten():
    state = pig10(["4 9", "7"], middle="9", value=9, options=GENTLE)
    follow(state, [{"legal": ["9 sets 9"]}])
    follow(pig10(["4 10", "7"], middle="9", value=9, options=GENTLE), [{"legal": ["4", "10"]}, "10", {"value": 0}])
    follow(pig10(["1 4", "7"], middle="9", value=9, options=GENTLE), [{"legal": ["1"]}])
    follow(pig10(["0 4", "7"], middle="9", value=9, options=GENTLE), [{"legal": ["0"]}])
    follow(pig10(["5 4", "7"], middle="9", value=9, options=GENTLE), [{"legal": ["5 as -5"]}])
    follow(pig10(["4 9", "7"], middle="9", value=9), [{"legal": ["4", "9", "9 sets 9"]}])  # by default


def test_house_gentle_says_why_not():
    state = pig10(["4 5 9", "7"], middle="2 1", value=3, options=GENTLE)
    reasons = {refusal.text: str(refusal.why) for refusal in state.observation(0).refused}
    assert reasons == {
        "9": str(text.too_much(card=Card("9"), value=12)),
        "5 as -5": str(text.below_zero(card=Card("5"), value=3)),
    }
    assert why(state, "9") == reasons["9"]
    assert why(state, "8") == str(text.not_held(card=Card("8")))
    assert not state.observation(1).refused
    assert not pig10(["4 9", "7"], middle="2 1", value=3).observation(0).refused


@pytest.mark.parametrize("player", [None, 0, 1])
def test_house_gentle_everybody_knows_with_what_a_seat_was_stuck(player):
    over_nine = ("2", "3", "6", "7", "8", "10")  # all that cannot but go over nine with a four as its last card
    state = play(pig10(["6 7 8", "1 2 3"], pile="2 9 9", middle="5 4", value=9, options=GENTLE), "8")
    assert seen(state, player).stuck == ((over_nine, over_nine), ())
    assert seen(play(state, "1"), player).stuck == ((over_nine, over_nine), ())
    assert seen(play(state, "6"), player).stuck == ((over_nine,), ())  # it may have been one of these
    assert seen(play(pig10(["6 7 8", "1"], middle="5 4", value=9), "8"), player).stuck == ((), ())  # by default


def test_house_gentle_the_narrowest_kinds_go_first():
    known = [{"seat": 0, "kinds": ["2", "3", "6", "7", "8", "10"]}]
    state = pig10(["7 9 10", "1 2"], pile="4 4", middle="5 3", value=8, options=GENTLE, stuck=known)
    play(state, "9")
    assert seen(state).stuck[0] == (("6", "7", "10"), ("4", "6", "7", "9", "10"))
    assert seen(play(state, "1", "7")).stuck[0] == (("4", "6", "7", "9", "10"),)


# What each player is told.


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
        "9": str(text.not_held(card=Card("9"))),
        "3 sets 3": str(text.not_same(card=Card("3"), value=3)),
        "9 sets 9": str(text.not_held(card=Card("9"))),
        "5 as -5": str(text.below_zero(card=Card("5"), value=2)),
    }
    assert state.why_not(1, player=1) == "It’s another player’s turn."
    assert play(pig10(["3", ""]), "3").why_not(3) == "The game is over."


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"hands": ["11", "1"]}, "no card '11'"),
        ({"hands": ["1", "1"], "turn": 2}, "a seat from 0 to 1"),
        ({"hands": ["", "1"], "turn": 0}, "“turn” must be a seat that holds cards"),
        ({"hands": ["1", "1"], "turn": None}, "“turn” must be a seat that holds cards"),
        ({"hands": ["", ""], "turn": None, "pile": "1"}, "can’t end while there are cards in the draw pile"),
        ({"hands": ["1 2 3 4", "1"]}, "at most 3 cards"),
        ({"hands": ["1", "1"], "value": 4}, "An empty middle cannot be worth 4"),
        ({"hands": ["1", "1"], "middle": "0", "value": 7}, "0 as its last card cannot be worth 7"),
        ({"hands": ["1", "1"], "middle": "4 7", "value": 4}, "7 as its last card cannot be worth 4"),
        ({"hands": ["1", "1"], "middle": "4 1", "value": 0}, "1 as its last card cannot be worth 0"),
        ({"hands": ["1", "1"], "middle": "0 10", "value": 0}, "10 as its last card cannot be worth 0"),
        ({"hands": ["1", "1"], "middle": "4", "value": 10}, "from 0 to 9"),
        ({"hands": ["10 10 10", "10 10"]}, "only 4 cards 10"),
        ({"hands": ["1", "1"], "calls": [0]}, "one entry for each of the 2 seats"),
        ({"hands": ["1", "1"], "calls": [0, -1]}, "from 0 to 80"),
        ({"hands": ["1", "1"], "trump": "S"}, "can’t have 'trump'"),
        ({"hands": ["7", "1"], "stuck": [{"seat": 0, "kinds": ["7"]}]}, "can’t have 'stuck'"),
        ({"hands": ["7", "1"], "stuck": [{"kinds": ["7"]}], "options": GENTLE}, "needs a “seat”"),
        ({"hands": ["7", "1"], "stuck": [{"seat": 0, "kinds": ["8"]}], "options": GENTLE}, "for cards in hand"),
        ({"hands": ["7 8", "1"], "stuck": [{"seat": 0, "kinds": [k]} for k in "78"], "options": GENTLE}, "narrowest"),
        ({"hands": ["7", "1"], "stuck": [{"seat": 0, "kinds": ["7"]}] * 2, "options": GENTLE}, "for cards in hand"),
    ],
)
def test_positions_that_cannot_be(keys, sentence):
    with pytest.raises(tenfold.GameError, match=sentence):
        pig10(**keys)
