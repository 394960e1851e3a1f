"""The 42 edge cases of the rule page of Tenstuff, one test each, by number."""

import pytest

from tests.engine.tenstuff import CHEATING, STRICT, A, B, C, hand, happened, legal, play, sets, sizes, table, why

SIXES = "6D 6H 6S"


def seen(state, player=None):
    return state.observation(player)


def test_edge_01_only_tens_without_a_common_suit():
    state = table("TD TH", "3D", last="QS")
    assert legal(state) == ["pass"]
    state = table("3D", "TD TH", last="QS", phase="window")
    assert legal(state, B) == ["skip TD", "skip TH"]


def test_edge_02_only_tens_with_a_common_suit():
    assert sets(table("TD TH", "3D", last="QH")) == ["TH", "TD TH"]


def test_edge_03_a_single_ten_thrown_is_a_way_out():
    state = table("3D", "TS", "4H", last="QS", phase="window")
    play(state, "1: skip TS", "done")
    assert seen(state).out == (B,)
    assert happened(state, "out")[0]["place"] == 1


def test_edge_04_the_ten_just_received_may_be_thrown_on():
    state = table("3D", "TS 5D", "4H", last="QS", phase="window")
    play(state, "1: skip TS", "done")
    assert state.current_player() == B
    assert legal(state, A) == ["skip TS"]
    play(state, "0: skip TS", "done")
    assert state.current_player() == C


def test_edge_05_two_players():
    state = table("TS 4D", "3D", last="QS", turn=B, phase="window")
    play(state, "0: skip TS", "done")
    assert state.current_player() == A
    play(state, "1: skip TS", "done")
    assert state.current_player() == B
    assert hand(state, A) == "4D TS"
    assert legal(state, A) == []
    assert not seen(state).skippable
    assert why(state, "skip TS", A) == "It is another player’s turn."
    assert [refusal.why for refusal in seen(state, A).refused] == [
        "Everybody has been skipped in a row, so this turn cannot be."
    ]


def test_edge_06_an_excommunicated_player_keeps_his_ten():
    state = table("3D", "TS 5D", "4H", last="QS", phase="window", excommunicated=[B])
    assert legal(state, B) == []
    assert seen(state, B).refused[0].why == "An excommunicated player cannot throw a ten."


def test_edge_07_an_excommunicated_player_has_no_turn_to_skip():
    state = table("4D 5D", "3D", "TS 6D", last="3C", excommunicated=[B])
    play(state, "play 4D")
    assert state.current_player() == C


def test_edge_08_a_slam_on_an_excommunicated_player():
    state = table("9D 9H 8D 2S", "3C", "KD", last="9C", last_owner=B, excommunicated=[B])
    play(state, "play 9D 9H", "give 8D", "done")
    assert hand(state, B) == "3C 8D"
    assert seen(state).excommunicated == (B,)


def test_edge_09_a_slam_on_a_player_who_is_out():
    state = table("", "9D 9H 8D 2S", "3C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H", "give 8D", "done")
    assert (seen(state).out, hand(state, A)) == ((), "8D")
    state = table("", "9D 9H 8D 2S", "3C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H", "done")
    assert seen(state).out == (A,)


def test_edge_10_the_gift_is_the_slammers_last_cards():
    state = table("", "9D 9H 8D", "3C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H", "give 8D", "done")
    assert seen(state).out == (B,)
    assert not state.is_terminal()
    assert state.current_player() == C


def test_edge_11_going_out_by_the_slam_itself():
    state = table("", "9D 9H", "3C", "4C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H")
    assert seen(state).out == (A, B)
    assert seen(state).phase == "window"
    assert not happened(state, "give")


def test_edge_12_a_slam_of_twos():
    state = table("2H 2S AD AC AH AS JM", "3C", last="2D")
    play(state, "play 2H 2S")
    assert legal(state) == ["give AH", "give AS", "done"]


def test_edge_13_an_attempt_with_the_last_card():
    state = table("KD", "3D", "4D", last="KH KS")
    play(state, "play KD")
    assert seen(state).out == (A,)
    assert not happened(state, "guess", "draw")


def test_edge_14_an_attempt_with_the_draw_pile_empty():
    state = table("KD 2C", "3D", last="KH KS", draw="", options={"excommunication": "off"})
    play(state, "play KD")
    assert seen(state).phase == "guess"
    assert len(seen(state).draw) == 54 - 2 - 1
    assert len(seen(state).play) == 1
    play(state, "no guess")
    assert sizes(state)[A] == 2


def test_edge_15_a_right_guess_that_empties_the_draw_pile():
    state = table("KD 2C", "3D", last="KH KS", draw="7C", options={"excommunication": "off"})
    play(state, "play KD", "guess 7C")
    assert (seen(state).draw, len(happened(state, "shuffle"))) == ((), 0)
    play(state, "begin", "pass")
    assert len(happened(state, "shuffle")) == 1


def test_edge_15_reversed():
    state = table("KD 2C", "3D", last="KH KS", draw="7C", reversed=True)
    play(state, "play KD", "guess 7C")
    assert len(happened(state, "restart")) == 1
    assert seen(state).opening


def test_edge_16_a_right_guess_to_a_shamed_player():
    state = table("KD 2C", "3D", last="KH KS", top="7C", options=CHEATING, shamed=[B])
    play(state, "play KD", "guess 7C")
    assert seen(state).known[B] == ("3D", "7C")


def test_edge_17_a_guess_in_reversed():
    state = table("KD 2C", "3D", last="KH KS", draw="7C 8C", reversed=True)
    play(state, "play KD")
    assert seen(state).draw[0] == "7C"
    play(state, "guess 7C")
    assert hand(state, B) == "3D 7C"


def test_edge_18_a_match_in_reversed():
    state = table("4D 5D 2C", "3D", last="4H", draw="7C 8C", reversed=True)
    play(state, "play 4D", "play 5D")
    assert [event["play"] for event in happened(state, "play")] == ["match", "plain"]
    assert seen(state).play[:3] == ("5D", "4D", "4H")


@pytest.mark.parametrize(
    ("own", "last", "kind"), [("6D 6H", "6D 6H 6S", "attempt"), ("6D 6H", "6S", "slam"), ("6D", "6D 6H 6S", "attempt")]
)
def test_edge_19_sizes_are_compared_in_general_in_reversed(own, last, kind):
    state = table(f"{own} 2C", "3D", last=last, draw="7C", reversed=True, play=_rest(own, "2C 3D 7C"))
    assert {each.kind for each in seen(state, A).legal if each.text == f"play {own}"} == {kind}


def _rest(*cards):
    from tenfold.games.tenstuff.cards import CARDS

    held = " ".join(cards).split()
    return " ".join(card for card in CARDS if card not in held)


def test_edge_20_three_sixes_on_the_table():
    state = table(f"{SIXES} 2C", "3D", last="5C", draw="")
    play(state, f"table {SIXES}")
    assert seen(state).reversed
    assert seen(state).draw == ("6S", "6H", "6D")
    assert len(seen(state).play) == 54 - 2 - 1 - 3
    assert sizes(state)[A] == 2
    play(state, "begin", "pass", "begin", "pass", "begin", "pass")
    assert len(happened(state, "restart")) == 1


def test_edge_21_three_sixes_misplaced():
    state = table(f"{SIXES} 2C", "3D", "4D", last="5C", draw="")
    play(state, f"play {SIXES}")
    assert (seen(state).reversed, seen(state).excommunicated) == (True, (A,))
    assert seen(state).draw == ("6S", "6H", "6D")
    assert seen(state).last == ("6D", "6H", "6S")
    assert len(seen(state).play) == 54 - 3 - 3
    assert sizes(state)[A] == 1
    assert state.current_player() == C


def test_edge_22_three_sixes_as_last_cards():
    state = table(SIXES, "3D", "4D", last="5C")
    play(state, f"play {SIXES}")
    assert seen(state).out == (A,)
    assert seen(state).reversed
    assert state.current_player() == C


def test_edge_23_reverse_with_an_empty_draw_pile():
    state = table(f"{SIXES} 2C", "3D", last="5C", draw="7S")
    play(state, f"play {SIXES}")
    assert seen(state).play == ()
    play(state, "begin", "pass")
    assert seen(state).play == ()


def test_edge_24_restart_with_an_empty_face_down_pile():
    state = table(_rest("3D KS 6S"), "3D KS", last="6S", play="", draw="6S", reversed=True, turn=B)
    play(state, "pass")
    assert (seen(state).draw, seen(state).play, seen(state).opening) == ((), (), True)
    assert state.current_player() == A
    play(state, "begin", "play JM")
    assert len(happened(state, "no-draw")) == 1
    play(state, "begin", "pass")
    assert len(happened(state, "no-draw")) == 2


def shame_with_two_to_draw(*hands, cheat):
    """The piles are turned round, and somebody has cheated."""
    return table(
        *hands,
        last="5C",
        draw="8C 8H",
        reversed=True,
        phase="window",
        options=CHEATING,
        accusable=[cheat],
        telltale=[cheat],
    )


def test_edge_25_a_restart_triggered_by_a_shame_draw():
    state = shame_with_two_to_draw("5D 7D", "JM", "4D", cheat=B)
    play(state, "2: accuse 1")
    assert sizes(state)[B] == 5
    assert {"8C", "8H", "5C"} < set(hand(state, B).split())
    assert (seen(state).reversed, seen(state).opening, seen(state).shamed) == (False, True, (B,))
    assert state.current_player() == B


def test_edge_25_a_shame_draw_of_just_the_last_cards():
    state = shame_with_two_to_draw("5D 7D 9D", "3C JM JU", "4D", cheat=A)
    play(state, "1: accuse 0")
    assert sizes(state)[A] == 5
    assert seen(state).opening
    assert state.current_player() == B


def test_edge_26_only_active_players_are_compared_at_a_restart():
    state = table("", "9D", "2C", last="8S", last_owner=A, draw="8H", reversed=True, turn=B)
    play(state, "pass")
    assert state.current_player() == C


def test_edge_27_jokers():
    assert legal(table("JM", "3D", last="4D")) == ["pass"]
    assert sets(table("AD 9D KD JU", "3D", last="JM")) == ["JU", "AD", "9D", "KD"]


def test_edge_28_two_jokers_on_a_king():
    state = table("JM JU 2C", "AD 4D", last="KS")
    play(state, "play JM JU", "begin")
    assert sets(state)[:2] == ["AD", "4D"]


def test_edge_29_four_of_a_kind_on_their_own_rank_cannot_be():
    state = table("4D 4C 4H", "3D", last="4S")
    assert "4D 4C 4H" in sets(state)
    assert not any(len(cards.split()) == 4 for cards in sets(state))


def test_edge_30_equal_ranks_need_no_suit():
    assert sets(table("JH JS", "3D", last="JD JC")) == ["JH", "JS", "JH JS"]


def test_edge_31_passing_round_does_not_clear_the_pile():
    state = table("5D 9D", "3D", "4D", last="8C", last_owner=A, turn=B)
    play(state, "pass", "begin", "pass", "begin")
    assert seen(state).last == ("8C",)
    assert "5D" not in sets(state)
    assert "9D" in sets(state)


def test_edge_32_a_voluntary_pass_lifts_excommunication():
    state = table("5D 9D", "3D", "4D", last="4C", excommunicated=[B])
    assert len(sets(state)) == 2
    play(state, "pass")
    assert seen(state).excommunicated == ()


def test_edge_33_the_lowest_rank_must_be_led():
    state = table("3D 3C KS KD", "4D", opening=True)
    assert legal(state) == ["play 3D", "play 3C", "play 3D 3C"]
    assert why(state, "play KS") == "The lowest cards must be led: 3D and 3C, any number of them."


def test_edge_34_eight_players_reshuffle_in_the_second_round():
    hands = [f"{rank}D {rank}C" for rank in "23456789"]
    state = table(*hands, last="AS", draw="TD TC TH TS JD JC JH JS")
    for _ in range(8):
        play(state, "pass", "begin")
    assert seen(state).draw == ()
    assert {"play 2D", "table 2D"} <= set(legal(state))


def test_edge_35_slipped_cards_empty_the_hand():
    state = table("7D 9C", "3D", "4D", last="5C", options=CHEATING)
    play(state, "slip 9C", "play 7D")
    assert (seen(state).out, seen(state).last) == ((A,), ("7D",))
    assert seen(state, A).play == ("7D", "9C", "5C")
    assert seen(state, B).play == ("7D", None, "5C")
    play(state, "2: accuse 0")
    assert seen(state).out == ()
    assert sizes(state)[A] == 5


def test_edge_36_no_fake_where_nothing_could_be_drawn():
    state = table(_rest("3D 5C"), "3D", last="5C", draw="", options=CHEATING | {"excommunication": "off"})
    play(state, "pass")
    assert len(happened(state, "no-draw")) == 1
    assert seen(state).phase == "window"
    assert seen(state).telltale == ()


def test_edge_37_a_cheat_is_punished_once():
    state = table("7D 9C 2D", "3D", "4D", last="5C", options=CHEATING)
    play(state, "slip 9C", "play 7D", "draw", "2: accuse 0")
    assert happened(state, "accuse")[0]["right"]
    assert legal(state, C) == []
    assert seen(state).telltale == ()


@pytest.mark.parametrize("own", ["2C 3C 4C 7C 8C", "2C 3C 4C 7C 8C 2D 4D 7D 8D 9D"])
def test_edge_38_shame_at_a_multiple_of_five(own):
    state = table("3D", own, "KD", phase="window", options=CHEATING, accusable=[B], telltale=[B])
    play(state, "2: accuse 1")
    assert sizes(state)[B] == len(own.split()) + 5


def test_edge_39_shamed_while_excommunicated():
    keys = {"options": CHEATING, "accusable": [B], "telltale": [B], "excommunicated": [B]}
    state = table("3D 4H", "2C 3C", "4D 9D", last="2S", phase="window", **keys)
    play(state, "2: accuse 1")
    assert (sizes(state)[B], seen(state).shamed) == (5, (B,))
    play(state, "begin", "pass", "draw")
    assert seen(state).excommunicated == ()
    assert seen(state).shamed == (B,)
    play(state, "begin", "pass", "draw")
    assert seen(state).shamed == ()


def test_edge_40_a_gift_to_a_shamed_player():
    state = table("9D 9H 8D 2S", "3C", last="9C", options=CHEATING, shamed=[B])
    play(state, "play 9D 9H", "give 8D", "done")
    assert seen(state).known[B] == ("3C", "8D")
    assert sizes(state)[B] == 2
    assert happened(state, "handed")[0]["cards"] == ["8D"]


def test_edge_41_a_ten_thrown_at_the_starter():
    state = table("2D 9D", "4D 4C 8D", "TS KD", opening=True, fresh=True, phase="window")
    play(state, "2: skip TS", "done")
    assert state.current_player() == B
    play(state, "begin")
    assert legal(state) == ["play 4D", "play 4C", "play 4D 4C"]


def test_edge_42_a_mistake_with_a_match_loses_the_extra_set():
    state = table("5D 9D 2D", "3D", "4D", last="5C", draw="")
    play(state, "play 5D")
    assert happened(state, "play")[0]["play"] == "match"
    assert state.current_player() == B
    assert seen(state).excommunicated == (A,)
    assert sizes(state)[A] == 2


def test_strict_mistakes_are_the_same():
    state = table("5D 9D 2D", "3D", "4D", last="5C", draw="", options=STRICT)
    play(state, "play 5D")
    assert seen(state).excommunicated == (A,)
    assert state.current_player() == B
