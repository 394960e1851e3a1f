"""Every ruling of the rule page of Tenstuff, T1 to T43, named after its mark."""

import itertools

import pytest

from tenfold import GameError, IllegalAction
from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS
from tests.engine.positions import position
from tests.engine.tenstuff import (
    CHEATING,
    OFF,
    STRICT,
    A,
    B,
    C,
    D,
    hand,
    happened,
    legal,
    play,
    sets,
    sizes,
    table,
    why,
)

SIXES = "6D 6H 6S"
NAMES = ["Ada", "Bea", "Tom", "Zoë"]


def seen(state, player=None):
    return state.observation(player)


def everything_but(*cards):
    held = " ".join(cards).split()
    return " ".join(card for card in CARDS if card not in held)


# Turns.


def test_T1_any_number_of_the_lowest_rank_is_led():
    state = table("3S 3D 3H KS", "KD", opening=True)
    assert sets(state) == ["3D", "3H", "3D 3H", "3S", "3D 3S", "3H 3S", "3D 3H 3S"]
    assert "pass" not in legal(state)


def test_T1_the_lowest_card_begins():
    for seed in range(20):
        state = Tenstuff(4).new_initial_state(seed)
        lowest = [min(CARDS[card] for card in seen(state, seat).hand) for seat in range(4)]
        assert lowest[state.current_player()] == min(lowest)
        assert happened(state, "start")[0]["seat"] == state.current_player()


def test_T2_a_skipped_first_turn_passes_the_lead_on():
    state = table("2D 9D", "4D 8D", "TS KD", opening=True, phase="window")
    play(state, "2: skip TS", "done", "begin")
    assert state.current_player() == B
    assert legal(state) == ["play 4D"]


def test_T3_no_draw_after_the_last_card():
    state = table("5D", "4D", "3D", last="4C")
    play(state, "play 5D")
    assert (sizes(state)[A], seen(state).out) == (0, (A,))
    assert not happened(state, "draw")


def test_T4_one_draw_after_the_extra_set():
    state = table("4D 5D 9S 9H", "3D", last="4C")
    play(state, "play 4D")
    assert not happened(state, "draw")
    play(state, "play 5D")
    assert len(happened(state, "draw")) == 1


def test_T5_the_extra_set_may_match_its_own():
    state = table("3D 3H 9S 9H", "2D", last="3C")
    play(state, "play 3D", "play 3H")
    assert [event["play"] for event in happened(state, "play")] == ["match", "match"]
    assert seen(state, A).phase == "turn"


def test_T6_a_slam_on_ones_own_set_gives_nothing():
    state = table("3D 3H 3S 2S", "2D", last="3C", last_owner=A)
    play(state, "play 3D 3H 3S")
    assert happened(state, "play")[0]["play"] == "plain"
    assert not happened(state, "give")
    assert state.current_player() == B
    state = table("3D 3H 3S 2S 9C", "2D", last="3C")
    play(state, "play 3D", "play 3H 3S")
    assert [event["play"] for event in happened(state, "play")] == ["match", "plain"]


def test_T7_a_gift_is_known_to_two():
    state = table("9D 9H 8D 7H 2S", "3C", "4C", last="9C", last_owner=B)
    play(state, "play 9D 9H", "give 7H")
    assert sizes(state)[B] == 1
    assert legal(state) == ["give 8D", "done"]
    play(state, "give 8D", "done")
    assert happened(state, "give")[0]["count"] == 2
    assert [("cards" in happened(state, "handed", player=seat)[0]) for seat in (A, B, C, None)] == [1, 1, 0, 0]
    assert seen(state, A).known[B] == ("7H", "8D")
    assert seen(state, C).known[B] == ()
    assert "7H" in hand(state, B)


def test_T7_a_return_tells_number_and_suit():
    state = table("2H 5H 9D", "TH KD", "4C", last="3C", phase="window")
    play(state, "1: skip TH", "return 2H", "return 5H", "done")
    told = happened(state, "return", player=C)[0]
    assert (told["count"], told["suit"], told["to"]) == (2, "hearts", B)
    assert seen(state, A).known[B] == ("2H", "5H")
    assert seen(state, C).known[B] == ()
    assert state._memory.possible(C)[B] & 1 << CARDS["2H"]


def test_T7_each_choice_has_one_run_of_acts():
    state = table("9D 9H 8D 7H 2S", "3C", "4C", last="9C", last_owner=B)
    play(state, "play 9D 9H", "give 8D")
    assert legal(state) == ["done"]
    assert why(state, "give 7H") == (
        "Cards are chosen from the lowest to the highest; this one is chosen or passed over already."
    )


def test_T8_without_a_gift_a_winner_stays_out():
    state = table("", "9D 9H 8D 2S", "3C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H", "done")
    assert (seen(state).out, happened(state, "back")) == ((A,), [])


def test_T9_places_are_positions_in_the_order_of_going_out():
    state = table("", "", "9D 9H 8D", "3C 5S", out=[B, A], last="9C", last_owner=B, turn=C)
    assert state.ranking() == [2, 1, 3, 3]
    play(state, "play 9D 9H", "give 8D", "done")
    assert seen(state).out == (A, C)
    assert state.ranking() == [1, 3, 2, 3]
    assert state.scores() == [3, 0, 2, 0]


def test_T10_a_skip_is_one_exchange():
    state = table("TS", "2S 3D", last="4C", turn=B, phase="window")
    play(state, "0: skip TS", "return 2S", "done")
    assert not state.is_terminal()
    assert (hand(state, A), state.current_player()) == ("2S", A)
    state = table("TS", "2S 3D", last="4C", turn=B, phase="window")
    play(state, "0: skip TS", "done")
    assert state.is_terminal()
    assert state.ranking() == [1, 2]


def test_T11_the_ten_stays():
    state = table("TS 5D", "2S", last="4C", turn=B, phase="window")
    play(state, "0: skip TS", "return 2S")
    assert legal(state) == ["done"]
    assert why(state, "return TS") == "The ten itself cannot be returned."
    play(state, "done")
    assert hand(state, B) == "TS"


def test_T12_others_are_asked_in_seat_order_after_the_target():
    state = table("TS 5D", "3D", "TH 5C", "TD TC", last="4C", turn=B, phase="window")
    assert state.seats_to_act() == (C, D, A, B)


def test_T13_a_full_circle_of_skips_ends():
    state = table("TS 5D", "TH 5C", "TD 5H", last="4C", phase="window")
    play(state, "1: skip TH", "done", "0: skip TS", "done")
    assert legal(state, B) != []
    play(state, "1: skip TS", "done")
    assert (seen(state).skips, seen(state).skippable) == (3, False)
    assert state.seats_to_act() == (state.current_player(),)
    play(state, "begin")
    assert seen(state).skips == 0


def test_T13_excommunicated_players_do_not_count():
    state = table("TS 5D", "TH 5C", "TD 5H", last="4C", phase="window", skips=2, excommunicated=[C])
    assert not seen(state).skippable


# Three sixes.


def test_T14_the_last_set_stays():
    state = table(f"{SIXES} 9C", "5D 7D", "4H", last="5C")
    play(state, f"play {SIXES}")
    assert (seen(state).last, seen(state).last_owner) == (("6D", "6H", "6S"), A)
    play(state, "begin")
    assert "5D" not in sets(state)


def test_T14_fresh_pile():
    state = table(f"{SIXES} 9C", "5D 7D", "4H", last="5C", options={"after_reversal": "fresh-pile"})
    play(state, f"play {SIXES}", "begin")
    assert seen(state).last == ()
    assert sets(state) == ["4H"]
    assert "pass" in legal(state)


def test_T15_the_draw_comes_before_the_reversal():
    state = table(f"{SIXES} 9C", "5D 7D", last="5C", top="8H 8S")
    play(state, f"play {SIXES}")
    assert hand(state, A) == "8H 9C"
    assert seen(state).draw[0] == "6S"


def test_T16_three_sixes_in_reversed_do_nothing():
    state = table(f"{SIXES} 9C", "5D 7D", last="5C", draw="8H 8S", reversed=True)
    play(state, f"play {SIXES}")
    assert (seen(state).reversed, seen(state).direction) == (True, -1)
    assert seen(state).play[0] == "6S"


@pytest.mark.parametrize(
    ("last", "acts", "turned"),
    [
        ("5C", ["play 6D 6H 6S"], True),
        ("6C", ["play 6D 6H 6S", "done"], True),
        ("5C", ["play 6D 6H"], False),
        ("6C", ["play 6S", "play 6D 6H"], False),
        ("5C", ["play 6D 6C 6H 6S"], False),
    ],
)
def test_T17_exactly_three_sixes(last, acts, turned):
    own = "6D 6C 6H 6S 9C 9H" if last == "5C" else "6D 6H 6S 9C 9H"
    state = table(own, "5D 7D", "4S", last=last)
    play(state, *acts)
    assert state.current_player() != A
    assert seen(state).reversed == turned


def test_T17_also_in_a_chain():
    state = table(f"{SIXES} 5D 9C", "5S 7D", "4S", last="5C")
    play(state, "play 5D", f"play {SIXES}")
    assert seen(state).reversed


def test_T17_not_where_the_table_plays_without():
    state = table(f"{SIXES} 9C", "5D 7D", last="5C", options={"reversal": "off"})
    play(state, f"play {SIXES}")
    assert not seen(state).reversed


def test_T18_a_restart_is_a_first_turn():
    state = table("9D", "2H 7D", "", "3D", last="8C", last_owner=B, reversed=True, draw="5D", excommunicated=[D])
    play(state, "pass")
    assert (seen(state).opening, seen(state).excommunicated, seen(state).out) == (True, (), (C,))
    assert state.current_player() == B
    play(state, "begin")
    assert legal(state) == ["play 2H"]


def test_T18_shame_outlasts_a_restart():
    state = table("9D", "2H 7D", "3D", last="8C", reversed=True, draw="5D", options=CHEATING, shamed=[C])
    play(state, "pass")
    assert seen(state).shamed == (C,)


# Excommunication.


def test_T19_the_table_when_the_draw_pile_is_empty():
    state = table("5D", "3D", "4S", last="4C", draw="")
    play(state, "table 5D")
    assert seen(state).out == (A,)
    assert len(seen(state).draw) == 54 - 3
    assert seen(state).play == ("5D",)
    assert happened(state, "shuffle")[0]["cards"] == 51


def test_T19_later_sets_go_on_the_new_pile():
    state = table("4D 5D 9C 9H", "3D", last="4C", draw="")
    play(state, "table 4D")
    assert [text for text in legal(state) if text.startswith("table")] == []
    play(state, "play 5D")
    assert seen(state).play == ("5D", "4D")
    assert seen(state).excommunicated == ()


def test_T19_inert_in_reversed_and_when_off():
    for keys in ({"reversed": True, "draw": "7C"}, {"draw": "", "options": OFF}):
        state = table("5D 9D", "3D", last="4C", **keys)
        assert not [text for text in legal(state) if text.startswith("table")]
        play(state, "play 5D")
        assert seen(state).excommunicated == ()


def test_T20_a_pass_tests_nobody():
    state = table("5D 9D", "3D", last="4C", draw="")
    play(state, "pass")
    assert seen(state).excommunicated == ()
    assert seen(state).play == ("4C",)
    assert sizes(state)[A] == 3


@pytest.mark.parametrize("own", ["9D 2C", "9D 9H 2C"])
def test_T21_a_mistake_ends_the_turn(own):
    last = "9C 9S" if own == "9D 2C" else "9C"
    state = table(own, "3D", "4S", last=last, draw="")
    cards = own.removesuffix(" 2C")
    play(state, f"play {cards}")
    assert happened(state, "play")[0]["play"] in ("attempt", "slam")
    assert (seen(state).phase, state.current_player()) == ("window", B)
    assert hand(state, A) == "2C"
    assert seen(state).last == tuple(cards.split())
    assert len(seen(state).play) == len(cards.split())


def test_T21_out_wins_over_the_mistake():
    state = table("9D", "3D", "4S", last="8C", draw="")
    play(state, "play 9D")
    assert (seen(state).out, seen(state).excommunicated) == ((A,), ())


def test_T22_an_excommunicated_player_is_passed_over():
    state = table("KD 2C", "TS 3D", "4S", last="KH KS", top="7C", excommunicated=[B])
    play(state, "play KD", "guess 7C")
    assert hand(state, C) == "4S 7C"
    assert state.current_player() == C
    assert legal(state, B) == []


def test_T22_but_he_can_be_given_cards_and_be_caught():
    state = table("9D 9H 8D 2S", "3C", "KD", last="9C", last_owner=B, excommunicated=[B])
    play(state, "play 9D 9H", "give 8D", "done")
    assert hand(state, B) == "3C 8D"
    keys = {"options": CHEATING, "accusable": [B], "telltale": [B], "excommunicated": [B]}
    state = table("3D 4H", "2C 3C", "4D 9D", last="2S", phase="window", **keys)
    play(state, "2: accuse 1")
    assert seen(state).shamed == (B,)


def test_T23_a_pass_lifts_a_skip_does_not():
    state = table("3D 4H", "TS 3C", "4D 9D", last="2S", phase="window", excommunicated=[C])
    play(state, "1: skip TS", "done")
    assert seen(state).excommunicated == (C,)
    play(state, "begin", "pass")
    assert seen(state).excommunicated == ()
    assert happened(state, "lifted")[0]["seats"] == [C]


def test_T23_all_return_when_nobody_is_left():
    state = table("5D", "8S 2C", "9S", last="3C", excommunicated=[B, C])
    play(state, "play 5D")
    assert (seen(state).out, seen(state).excommunicated, state.current_player()) == ((A,), (), B)


def test_T23_his_own_pass_lifts_nobody_else_s_only():
    state = table("5D 6D", "8S 2C", "9S", last="KC", excommunicated=[B])
    play(state, "pass")
    assert seen(state).excommunicated == ()


def test_T24_a_false_alarm_brings_nothing():
    state = table("5D 9C 9H", "3D", last="5C", options=STRICT)
    play(state, "table 5D")
    assert len(happened(state, "false-alarm")) == 1
    assert seen(state).play == ("5D", "5C")
    assert (sizes(state)[A], state.current_player()) == (3, B)
    slam = play(table("5D 5H 4D 9C", "3D", last="5C", options=STRICT), "table 5D 5H")
    assert not happened(slam, "give")
    attempt = play(table("5D 4D 9C", "3D", last="5C 5H", options=STRICT), "table 5D")
    assert seen(attempt).phase == "window"


def test_T24_assisted_does_not_offer_it():
    state = table("5D 9C", "3D", last="5C")
    assert not [text for text in legal(state) if text.startswith("table")]
    assert why(state, "table 5D") == "The set goes on the pile, for there is no need to lay it on the table."


def test_T24_three_sixes_in_a_false_alarm_count():
    state = table(f"{SIXES} 2C", "3D", last="5C", options=STRICT)
    play(state, f"table {SIXES}")
    assert seen(state).reversed


def test_T25_the_set_is_cleared_when_all_pass_without_a_draw():
    state = table(everything_but("3D 4D KC"), "3D 4D", last="KC", draw="", options=OFF)
    play(state, "pass")
    assert (seen(state).dry, seen(state).last) == (1, ("KC",))
    play(state, "begin", "pass")
    assert (seen(state).last, seen(state).dry) == ((), 0)
    assert len(happened(state, "cleared")) == 1
    play(state, "begin")
    assert "JM" in sets(state)
    play(state, "pass")
    assert hand(state, A).endswith("KS")
    assert len(happened(state, "shuffle")) == 1


def test_T26_the_next_player_in_the_direction():
    state = table("KD 2C", "3D", "4D", last="KH KS", draw="7C 8C", reversed=True)
    play(state, "play KD", "guess 7C")
    assert hand(state, C) == "4D 7C"


def test_T26_alone_the_guesser_draws_it_himself():
    state = table("KD 2C", "3D", "4D", last="KH KS", top="7C", excommunicated=[B, C])
    play(state, "play KD", "guess 7C")
    assert hand(state, A) == "2C 7C"
    assert seen(state).known[A] == ("7C",)


def test_T27_the_refill_comes_first():
    """Below an attempt lies the set that it was made on, so there is always something to refill."""
    state = table(everything_but("3D KH KS"), "3D", last="KH KS", draw="", options=OFF)
    play(state, "play KD")
    assert seen(state).phase == "guess"
    assert len(seen(state).draw) == 2
    play(state, "guess KH")
    assert seen(state).play == ("KD",)
    assert len(seen(state).draw) == 1


@pytest.mark.parametrize(("guess", "right"), [("guess JM", False), ("guess JU", True)])
def test_T28_the_right_joker(guess, right):
    state = table("KD 2C", "3D", last="KH KS", top="JU")
    play(state, "play KD", guess)
    assert happened(state, "guess")[0]["right"] == right
    assert ("JU" in hand(state, B)) == right


# Cheating.


def cheated(*hands, seat=B, **keys):
    return table(*hands, phase="window", options=CHEATING, accusable=[seat], telltale=[seat], last="2S", **keys)


def test_T29_to_the_next_multiple_of_five():
    state = cheated("3D", "4D 5D", "6D")
    play(state, "2: accuse 1")
    assert sizes(state)[B] == 5
    assert len(happened(state, "draw")) == 3


def test_T29_short_supply():
    state = cheated(everything_but("4D 5D 2S 9C 6D 7H"), "4D 5D", "6D", draw="9C 7H")
    play(state, "2: accuse 1")
    assert sizes(state)[B] == 4
    assert seen(state).shamed == (B,)


def test_T30_the_hand_is_open_until_the_end_of_the_next_turn_taken():
    state = cheated("3D 7D", "4D 5D", "6D TS KH")
    play(state, "2: accuse 1", "begin", "pass", "draw")
    assert state.current_player() == B
    play(state, "2: skip TS", "done")
    assert seen(state).shamed == (B,)
    assert "TS" in seen(state).known[B]
    play(state, "begin", "pass", "draw", "begin", "pass", "draw")
    assert state.current_player() == B
    play(state, "begin", "pass", "draw")
    assert seen(state).shamed == ()
    assert len(happened(state, "shame-over")) == 1
    assert set(seen(state).known[B]) == set(hand(state, B).split())


def test_T30_the_open_hand_is_seen_by_all():
    state = cheated("3D 7D", "4D 5D", "6D KH")
    play(state, "2: accuse 1")
    for player in (None, A, C):
        assert seen(state, player).known[B] == seen(state, B).hand


def test_T31_caught_after_going_out():
    state = cheated("3D", "", "6D KH", out=[B])
    play(state, "2: accuse 1")
    assert (sizes(state)[B], seen(state).out, seen(state).shamed) == (5, (), (B,))


def test_T31_caught_in_the_last_window():
    state = table("7D 9C", "3D 4H", last="5C", options=CHEATING)
    play(state, "slip 9C", "play 7D")
    assert (seen(state).phase, state.current_player()) == ("last", B)
    assert legal(state) == ["done", "accuse 0"]
    play(state, "accuse 0")
    assert (seen(state).phase, state.current_player(), seen(state).out) == ("window", B, ())
    state = table("7D 9C", "3D 4H", last="5C", options=CHEATING)
    play(state, "slip 9C", "play 7D", "done")
    assert state.is_terminal()
    assert state.ranking() == [1, 2]


def test_T31_a_wrong_accusation_in_the_last_window():
    state = table("7D", "3D 4H", last="5C", options=CHEATING)
    play(state, "play 7D", "accuse 0")
    assert state.is_terminal()
    assert sizes(state)[B] == 3


def test_T31_caught_in_the_last_window_after_a_skip():
    state = table("TS", "3D 4H", last="5C", options=CHEATING, phase="window", turn=B, accusable=[A], telltale=[A])
    play(state, "0: skip TS", "done", "accuse 0")
    assert (state.current_player(), seen(state).phase, sizes(state)[A]) == (A, "window", 5)


def test_whoever_is_next_may_accuse_too_before_the_turn_begins():
    """Step 12: in every window any seat that holds cards may."""
    keys = {"options": CHEATING, "accusable": [B], "telltale": [B], "turn": C}
    state = table("3D 4H", "2C 3C", "4D 9D", last="2S", phase="window", **keys)
    assert legal(state) == ["begin", "accuse 1"]
    play(state, "accuse 1")
    assert seen(state).shamed == (B,)
    assert state.current_player() == C
    assert legal(state) == ["begin"]


@pytest.mark.parametrize(("penalty", "size", "shamed"), [("draw-1", 3, ()), ("nothing", 2, ()), ("shame", 5, (C,))])
def test_T32_a_wrong_accusation(penalty, size, shamed):
    options = CHEATING | {"wrong_accusation": penalty}
    state = table("3D", "4D", "6D KH", phase="window", options=options, accusable=[B], last="2S")
    play(state, "2: accuse 1")
    assert happened(state, "accuse")[0]["right"] is False
    assert (sizes(state)[C], seen(state).shamed) == (size, shamed)
    assert legal(state, C) == []
    assert seen(state).phase == "window"


def test_T32_a_seat_can_be_accused_again_after_a_turn():
    state = table("3D 5D", "4D", "6D KH", phase="window", options=CHEATING, last="2S")
    assert legal(state, C) == []
    play(state, "begin", "play 3D", "draw", "2: accuse 0")
    assert legal(state, C) == []
    play(state, "begin", "pass", "draw", "begin", "pass", "draw", "begin", "pass", "draw")
    assert "accuse 0" in legal(state, C)


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ({}, ("on", "assisted", "off")),
        ({"preset": "table"}, ("on", "assisted", "off")),
        ({"preset": "official"}, ("on", "strict", "on")),
        ({"preset": "basic"}, ("off", "off", "off")),
        ({"preset": "basic", "reversal": "on"}, ("on", "off", "off")),
        ({"cheating": "off", "preset": "official"}, ("on", "strict", "off")),
    ],
)
def test_T33_presets(options, settings):
    made = Tenstuff(3, **options).settings
    assert (made["reversal"], made["excommunication"], made["cheating"]) == settings
    assert made["after_reversal"] == "last-set-stays"
    assert Tenstuff(3, **made).settings == made


def test_T34_play_goes_on_until_one_player_holds_cards():
    state = table("7D", "8D", "9D 3C", last="6C")
    play(state, "play 7D")
    assert not state.is_terminal()
    play(state, "begin", "play 8D")
    assert state.is_terminal()
    assert (state.ranking(), state.scores()) == ([1, 2, 3], [2, 1, 0])
    assert state.returns() == [1, 0, -1]


@pytest.mark.parametrize("players", range(2, 9))
def test_T35_points_by_place(players):
    cards = ["JM", "AD", "2D", "3D", "4D", "5D", "7D", "8D"][:players]
    state = table(*cards, opening=True)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.scores() == [*range(players - 1, -1, -1)]
    assert state.game.high_score_wins


def test_T36_nobody_skips_himself_but_the_next_after_his_turn():
    state = table("TS 5D 9H", "3D 4H", last="4C", phase="window")
    assert why(state, "skip TS", A) == "Nobody can skip his own turn."
    play(state, "begin", "play 5D", "0: skip TS", "done")
    assert state.current_player() == A


def test_T37_every_turn_played_to_its_end_draws_one_card():
    for acts in (["play 5D"], ["pass"]):
        state = play(table("5D 9H", "3D 4H", last="4C"), *acts)
        assert sizes(state)[A] == 3 - len(happened(state, "play"))


def test_T38_the_extra_set_is_optional_and_has_to_be_legal():
    state = table("5D 9H 2C", "3D 4H", last="5C")
    play(state, "play 5D")
    assert legal(state) == ["play 9H", "stop"]
    play(state, "stop")
    assert sizes(state)[A] == 3
    assert state.current_player() == B


def test_T39_arranging_the_pile():
    state = table("5D 9H", "3D 4H", last="4C", top="AS KS QS JS", options=CHEATING)
    assert legal(state)[-1] == "arrange"
    before = state.events()
    play(state, "arrange")
    assert seen(state, A).draw[:4] == ("AS", "KS", "QS", None)
    assert seen(state, A).phase == "arrange"
    assert seen(state, B).phase == seen(state).phase == "turn"
    assert legal(state) == [f"order {' '.join(map(str, order))}" for order in itertools.permutations((1, 2, 3))]
    play(state, "order 3 1 2")
    assert seen(state, A).draw[:3] == ("QS", "AS", "KS")
    assert "arrange" not in legal(state)
    assert why(state, "arrange") == "The draw pile can be arranged once a turn."
    assert state.events() == before
    assert (seen(state, A).arranged, seen(state).telltale) == (True, ())
    play(state, "play 5D", "draw", "begin", "pass", "draw")
    assert "QS" in hand(state, A)
    assert "AS" in hand(state, B)
    assert "KS" not in seen(state, A).draw  # Bea may have arranged the pile as well
    play(state, "1: accuse 0")
    assert happened(state, "accuse")[0]["right"]


@pytest.mark.parametrize(("left", "orders"), [("AS KS", 2), ("AS", 1)])
def test_T39_a_low_pile(left, orders):
    state = table("5D 9H", "3D 4H", last="4C", draw=left, options=CHEATING)
    play(state, "arrange")
    assert len(legal(state)) == orders
    assert legal(state)[0] == "order 1 2 3"


def test_T39_not_in_reversed_and_only_first():
    state = table("5D 9H 5C", "3D 4H", last="5H", draw="AS KS", options=CHEATING, reversed=True)
    assert "arrange" not in legal(state)
    state = table("5D 9H 5C", "3D 4H", last="5H", options=CHEATING)
    play(state, "play 5D")
    assert "arrange" not in legal(state)


def test_T41_three_cards_at_most():
    state = table("5D 6D 7D 8D 9H KH", "3D 4H", last="4C", options=CHEATING)
    play(state, "slip 6D", "slip 8D", "slip 9H")
    assert legal(state) == ["play 5D", "play 7D", "play KH"]
    assert why(state, "slip KH") == "More than three cards under one set would be seen."
    assert why(state, "play 6D") == "6D is to be slipped under the set."
    play(state, "play 5D", "draw")
    assert seen(state, A).play[:5] == ("5D", "9H", "8D", "6D", "4C")
    assert seen(state, B).play[:5] == ("5D", None, None, None, "4C")
    assert seen(state).last == ("5D",)
    assert seen(state).telltale == (A,)


def test_T41_a_set_to_lay_is_left():
    state = table("5D 2D", "3D 4H", last="4C", options=CHEATING)
    assert "slip 5D" not in legal(state)
    assert why(state, "slip 5D") == "Without 5D there is no set to slip cards under."
    assert "slip 2D" in legal(state)


def test_T41_a_faked_draw():
    state = table("5D 9H", "3D 4H", last="4C", options=CHEATING)
    play(state, "play 5D")
    assert legal(state) == ["draw", "fake"]
    drawn = len(seen(state).draw)
    play(state, "fake")
    assert (sizes(state)[A], len(seen(state).draw)) == (1, drawn)
    told = [happened(state, "draw", player=player)[0] for player in (A, B, None)]
    assert told[0]["card"] is None
    assert [state.game.event_to_string(event, NAMES) for event in told] == [
        "Ada only seems to draw.",
        "Ada draws a card.",
        "Ada draws a card.",
    ]
    play(state, "begin", "pass", "draw")
    assert legal(state, B) == ["accuse 0"]


def test_T42_the_order_of_the_cards_in_a_set():
    state = table("9S 9C 9D JU JM 2D 3D", "3C 4H", last="8C", options=CHEATING)
    play(state, "slip 2D", "slip 3D", "play 9D 9C 9S")
    assert seen(state, A).play[:5] == ("9S", "9C", "9D", "3D", "2D")
    state = play(table("JU JM 2D", "3D", last="KC"), "play JM JU")
    assert seen(state).play[:2] == ("JU", "JM")


def test_T43_the_face_up_draw_pile_is_known():
    state = table(
        f"{SIXES} 9C", "4D 7D", last="5C", play="5C 4C 4S 3H", draw=everything_but(f"{SIXES} 9C 4D 7D 5C 4C 4S 3H")
    )
    play(state, f"play {SIXES}")
    assert seen(state).draw == ("6S", "6H", "6D", "5C", "4C", "4S", "3H")


def test_T43_the_top_of_a_restarted_pile_is_known():
    state = table("9D KS", "2H 7D", last="8C", reversed=True, draw="5D JD")
    play(state, "play 9D", "begin", "pass")
    assert seen(state, B).draw[:3] == ("9D", "8C", None)


def test_T43_cards_given_are_known_until_they_may_have_left():
    state = table("9D 9H 8D 7H 2S", "3C KS", "TH 4C", last="9C", last_owner=B)
    play(state, "play 9D 9H", "give 7H", "give 8D", "done")
    assert seen(state, A).known[B] == ("7H", "8D")
    play(state, "2: skip TH", "return 7H", "done")
    assert seen(state, A).known[B] == ("8D", "TH")  # the heart given back may have been another
    assert seen(state, A).known[C] == ()
    places = [place for place, cards in enumerate(seen(state, A).possible) if cards & 1 << CARDS["7H"]]
    assert places == [B, C]


def test_T43_a_shuffle_wipes_out():
    state = table("5D 9D", "3D", last="4C", draw="", options=OFF)
    assert None not in seen(state).play
    play(state, "pass")
    assert set(seen(state, B).draw) == {None}


# What is refused, and what is told.


@pytest.mark.parametrize(
    ("last", "text", "reason"),
    [
        ("9C", "play 4D", "A 4 is lower than a 9, which was laid last."),
        ("9C", "play AD", "An ace is lower than a 9, which was laid last."),
        ("9C", "play KS", "KS is not in this hand."),
        ("JC JS", "play 4D", "On a jack, a 4 needs a card of clubs or spades."),
        ("9C", "begin", "Now a set is laid, or the turn is passed."),
        ("9C", "draw", "Now a set is laid, or the turn is passed."),
        ("9C", "stop", "There is nothing to stop; a turn without a set is passed."),
        ("9C", "arrange", "Nobody cheats at this table."),
        ("9C", "slip 4D", "Nobody cheats at this table."),
        ("9C", "skip TD", "TD is not in this hand."),
        ("9C", "accuse 1", "Nobody cheats at this table, so nobody is accused."),
    ],
)
def test_refusals(last, text, reason):
    state = table("4D AD", "2D", last=last)
    with pytest.raises(IllegalAction) as refused:
        play(state, text)
    assert str(refused.value) == reason


def test_what_cannot_be_laid_is_refused_with_its_reason():
    state = table("4D 4C KD", "2D", last="9C")
    assert [refusal.text for refusal in seen(state, A).refused] == ["play 4D", "play 4C", "play 4D 4C"]


def test_public_turns():
    state = table("KD 2C", "3D", last="KH KS", phase="window")
    assert state.is_public_turn()
    assert [outlook.text for outlook in seen(state).legal] == ["begin"]
    play(state, "begin")
    assert not state.is_public_turn()
    play(state, "play KD")
    assert state.is_public_turn()
    assert len(seen(state).legal) == 55


def test_a_game_in_words():
    state = table("9D 9H 8D 2S", "3C", last="9C")
    play(state, "play 9D 9H", "give 8D", "done")
    told = [state.game.event_to_string(event, NAMES) for event in state.events(player=B)]
    assert [sentence for sentence in told if sentence] == [
        "Ada lays 9D and 9H: a slam.",
        "Ada gives 1 card to Bea.",
        "Bea gets 8D.",
        "Ada draws a card.",
    ]
    lines = state.game.observation_to_string(seen(state, B), NAMES[:2]).splitlines()
    assert lines[0] == "Draw pile: 47 cards, face down    Play pile: 3 cards    To beat: 9D 9H of Ada"
    assert lines[1:] == ["  Ada: 2 cards", "  Bea: 2 cards (on turn)", "Bea’s hand: 3C 8D"]


# Positions.


BAD = [
    ({"hands": [["3D"], ["3D"]]}, "There is one 3D only."),
    ({"hands": [["3D"], ["XX"]]}, "Tenstuff has no card 'XX'; its cards read like “JM”, “JU”, “AD”."),
    ({"draw": [], "play": []}, "Every card has its place"),
    ({"last": ["KD", "QD"]}, "“last” is a set of cards of one rank."),
    ({"last": ["4D"], "play": ["5D"]}, "The “last” set lies on top of the play pile."),
    ({"hands": [["3D"], []]}, "“out” names the seats without cards, in order of going out."),
    ({"hands": [["3D"], []], "out": [1]}, "The game is over when one seat is left with cards, and not before."),
    ({"phase": "sleep"}, "“phase” is window, turn, arrange, guess, give, return, draw, last or over, not 'sleep'."),
    ({"phase": "over", "turn": 0}, "When the game is over, nobody is on “turn”."),
    ({"phase": "give"}, "“partner” is who gets the cards of a gift or a return, and null at other times."),
    ({"excommunicated": [0]}, "“turn” is a seat that holds cards and is not excommunicated."),
    ({"excommunicated": [2]}, "“excommunicated” names seats from 0 to 1, each at most once."),
    ({"shamed": [1]}, "At this table nobody cheats, so nobody is shamed or suspected."),
    ({"marked": ["3D"], "phase": "turn"}, "“marked” are cards that can be given, returned or slipped now."),
    ({"fresh": True, "hands": [["4D"], ["3D"]]}, "In a “fresh” opening the seat with the lowest card is on “turn”."),
    ({"reversed": True, "last": [], "opening": True}, "There is no “last” set when the lowest cards are led."),
    ({"memory": []}, "“memory” has an entry for each of the 2 seats and one for the table."),
    ({"no such": 1}, "A position of Tenstuff has no 'no such'."),
]


@pytest.mark.parametrize(
    ("keys", "reason"), BAD, ids=lambda value: next(iter(value)) if isinstance(value, dict) else ""
)
def test_bad_positions(keys, reason):
    with pytest.raises(GameError) as refused:
        position(Tenstuff(2), **{"hands": [["3D"], ["4D"]], **keys})
    assert reason in str(refused.value)


def test_bad_memories():
    state = Tenstuff(2).new_initial_state(1)
    data = state._position()
    for change, reason in [
        ({"known": "00000000000000"}, "knows its own hand"),
        ({"known": "ffffffffffffff"}, "cards that do not exist"),
        ({"possible": "0" * 56}, "rules out a place where a card is"),
    ]:
        memory = [{**data["memory"][0], **change}, *data["memory"][1:]]
        with pytest.raises(GameError, match=reason):
            position(Tenstuff(2), **{**data, "memory": memory})
