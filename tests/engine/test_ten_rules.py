"""Every worked example, ruling and edge case of the rule page of 10, named after its mark."""

import random

import pytest

import tenfold
from tenfold.games.ten import Ten
from tests.engine.positions import play, texts
from tests.engine.ten_table import events, finish_round, seen, ten, why

A, B, C, D = range(4)
OUT = {"surplus_jokers": "out"}
REENTER = {"auction_pass": "may-reenter"}


# The round of the rule page: four players, round card 6.


def example(**keys):
    """The position before the first card: what each lays, and the cards that are added."""
    return ten(["7 6 2 4", "10 3 4 5", "3 6 4 5", "J 2 4 5"], **keys)


LAID = ("lay 7 open 1", "lay 10 covered 2", "lay 3 open 0", "lay J covered 0")


def test_example_phase_2():
    state = play(example(), *LAID)
    assert seen(state).chips == (6, 5, 7, 7)
    assert [place.protection for place in seen(state).table] == [1, 2, 0, 0]
    assert [place.covered for place in seen(state).table] == [False, True, False, True]
    assert (seen(state).phase, state.current_player()) == ("market", A)


def first_auction():
    return play(example(), *LAID, "open 1 2", "bid 3", "pass", "bid 4", "pass")


def test_example_first_auction():
    state = first_auction()
    assert seen(state).chips == (2, 9, 7, 7)
    assert (seen(state).phase, state.current_player()) == ("protect", A)
    assert texts(state) == ["protect 2", "keep"]
    play(state, "protect 2")
    assert seen(state).chips == (1, 9, 7, 7)
    table = seen(state).table
    assert [(table[A].covered, table[A].protection), (table[B].covered, table[B].protection)] == [(True, 2), (False, 2)]
    assert (seen(state, A).table[A].card, seen(state).table[B].card) == ("10", "7")
    assert state.current_player() == B  # his card is protected by two, so there was nothing to ask him


def second_chance():
    return play(first_auction(), "protect 2", "swap 3")


def test_example_swap():
    state = second_chance()
    assert (seen(state).pot, seen(state).chips) == (1, (1, 8, 7, 7))
    table = seen(state, B).table
    assert (table[B].card, table[B].covered, table[B].protection) == ("J", True, 2)
    assert (table[D].card, table[D].covered, table[D].protection) == ("7", False, 0)
    assert (seen(state).phase, state.current_player()) == ("protect", D)


def market_over():
    return play(second_chance(), "keep", "open 0 2", "pass", "pass", "keep", "decline")


def test_example_last_auction():
    state = market_over()
    table = seen(state, C).table
    assert (table[C].card, table[C].covered) == ("10", True)
    assert (table[A].card, table[A].covered) == ("3", False)
    assert seen(state).phase == "second"


def test_example_collecting():
    state = market_over()
    assert (seen(state).pot, seen(state).chips) == (5, (3, 8, 5, 7))
    assert events(state, "collect")[0]["chips"] == 4
    assert sum(seen(state).chips) + seen(state).pot == 28


def test_example_result():
    state = play(market_over(), "add 6", "turn up", "stop", "leave", "add 2")
    over = seen(state).rounds[-1]
    assert over.totals == (9, 10, 10, 9)
    assert over.singles == (6, 10, 10, 7)
    assert (over.winner, over.loser, over.pot, over.points) == (B, D, 5, 21)
    assert over.covered == (False, False, True, False)
    assert seen(state).chips == (3, 13, 5, 7)
    assert seen(state).penalties[D] == ("3", "6", "J", "10", "7", "2", "R6")
    assert seen(state).penalty_points == (0, 0, 0, 21)
    told = {event["seat"]: event["cards"] for event in events(state, "refill")}
    assert told == {A: 2, B: 1, C: 1, D: 2}
    assert (seen(state).phase, state.current_player()) == ("starter", B)


# Winning and losing.


def settled(*lines, starter=0, **keys):
    """A round in which these cards came to lie before the seats, told by the engine."""
    hands, table, adds = [], [], []
    for line in lines:
        first, *second = line.split()
        hands.append(" ".join(second))
        table.append(f"{first} open 0")
        adds.append(f"add {second[0]}" if second else "stop")
    state = ten(hands, table, phase="second", starter=starter, **keys)
    order = [(starter + step) % len(lines) for step in range(len(lines))]
    return seen(play(state, *(adds[seat] for seat in order))).rounds[-1]


@pytest.mark.parametrize(
    ("lines", "winner", "loser"),
    [
        (["9 1", "6 4", "5"], A, C),  # 9+1 beats 6+4
        (["6 4", "9 1", "5"], B, C),
        (["9 1", "10", "5"], B, C),  # single 10 beats 9+1
        (["6 4", "6 4", "6 4"], A, C),  # earlier wins, later loses
        (["6 4", "10"], B, A),  # X8: the winner cannot lose
        (["10", "6 4"], A, B),
        (["3", "3", "8"], C, B),  # X9: of equals the later loses
        (["3", "2 1", "8"], C, B),  # X9: without comparing single cards
        (["2 1", "3", "8"], C, B),
        (["J 4", "6 4", "5"], A, C),  # X10: a joker beside 4 counts 6; of equals the earlier
        (["J 4", "7 3", "5"], B, C),
        (["J J", "9 1", "5"], A, C),  # X10: two jokers are 10 and 0
        (["J", "10", "5"], A, C),
        (["P8", "8", "9"], C, B),
    ],
)
def test_who_wins_and_who_loses(lines, winner, loser):
    over = settled(*lines)
    assert (over.winner, over.loser) == (winner, loser)


@pytest.mark.parametrize(("starter", "winner", "loser"), [(0, 0, 2), (1, 1, 0), (2, 2, 1)])
def test_ties_go_by_the_order_of_turns(starter, winner, loser):
    over = settled("6 4", "6 4", "6 4", starter=starter)
    assert (over.winner, over.loser) == (winner, loser)


@pytest.mark.parametrize(
    ("cards", "values"),
    [
        ("J", (10,)),
        ("J 3", (7, 3)),
        ("3 J", (3, 7)),
        ("J J", (10, 0)),
        ("J 0", (10, 0)),
        ("10 J", (10, 0)),
        ("P4 J", (4, 6)),
    ],
)
def test_X10_jokers_count_what_is_best(cards, values):
    over = settled(cards, "2")
    assert over.values[0] == values
    assert (over.totals[0], over.singles[0]) == (10, max(values))


# Penalty points and scores.


def over(stack, hand="", chips=7):
    """A finished game of two in which seat 0 has these cards and chips."""
    return ten([hand, ""], phase="over", penalties=[stack, ""], chips=[chips, 14 - chips], pot=0)


@pytest.mark.parametrize(
    ("stack", "chips", "score"),
    [
        ("R10 R9 R8 R3", 9, 12),
        ("R10", 13, -16),
        ("P8", 0, 10),
        ("P1", 0, 3),
        ("J", 0, 10),
        ("0 5 10", 0, 3),
        ("", 0, 0),
    ],
)
def test_scores(stack, chips, score):
    assert over(stack, chips=chips).scores()[0] == score


def test_hands_count_at_the_end():
    state = over("5 R2", hand="J P8 3", chips=4)
    assert seen(state).final[0] == (3, ("3", "P8", "J"), 21, 4, 16)
    assert state.scores() == [16, -20]


def test_hands_do_not_count_before_the_end():
    state = ten(["J J J J", "1 2 3 4"], penalties=["R4 10", ""])
    assert state.scores() == [5 - 14, -14]


def test_X20_a_penalty_card_plays_its_value_and_costs_two_more():
    assert settled("P8", "2").totals == (8, 2)
    assert settled("P8", "2").points == 10 + 1 + 6
    assert settled("2", "J").points == 1 + 10 + 6


def test_deck_oracles():
    for players, pile in {2: 62, 3: 58, 4: 54, 5: 50, 6: 46, 7: 42}.items():
        state = Ten(players).new_initial_state(1)
        assert (seen(state).draw_pile, seen(state).hand_sizes) == (pile, (4,) * players)
        assert seen(Ten(players, **OUT).new_initial_state(1)).draw_pile == 63 - 3 * players
    everything = "0 1 2 3 4 5 6 7 8 9 10 " * 5 + "P1 P2 P3 P4 P5 P6 P7 P8 " + "J " * 7
    assert over(everything).scores()[0] + 14 == 177
    assert over(" ".join(f"R{n}" for n in range(1, 11))).scores()[0] + 14 == 55


# Second cards.

EVERYTHING = [*map(str, range(11)), *(f"P{n}" for n in range(1, 9)), "J"]


@pytest.mark.parametrize(
    ("first", "fits"),
    [
        ("7", "0 1 2 3 P1 P2 P3 J"),
        ("10", "0 J"),
        ("0", " ".join(EVERYTHING)),
        ("J", " ".join(EVERYTHING)),
        ("P3", "0 1 2 3 4 5 6 7 P1 P2 P4 P5 P6 P7 J"),
    ],
)
def test_second_card_legality(first, fits):
    for card in EVERYTHING:
        if card == first and card[0] == "P":
            continue
        state = ten([card, ""], [f"{first} open 0", "5 open 0"], phase="second")
        assert texts(state) == ([f"add {card}", "stop"] if card in fits.split() else ["stop"])


def test_second_card_that_makes_too_much_says_so():
    state = ten(["8 1", ""], ["7 open 0", "5 open 0"], phase="second")
    assert why(state, "add 8") == "8 stays in hand. With 7 it makes 15, and 10 is the most."
    assert [refusal.text for refusal in seen(state, A).refused] == ["add 8"]
    assert why(state, "add 2") == "There is no 2 in this hand."
    assert why(state, "turn up") == "The first card lies open already."


def test_X11_a_covered_card_is_turned_up_before_a_second():
    state = ten(["1 2", "3"], ["7 covered 0", "5 open 0"], phase="second")
    assert texts(state) == ["turn up", "leave"]
    assert "covered" in why(state, "add 1")
    play(state, "turn up")
    assert (state.current_player(), texts(state)) == (A, ["add 1", "add 2", "stop"])
    assert seen(state, B).table[A].card == "7"
    assert events(state, "turn", player=B)[0]["reveals"]


def test_X11_who_leaves_a_card_covered_adds_nothing():
    state = play(ten(["1 2", "3"], ["7 covered 0", "5 open 0"], phase="second"), "leave")
    assert state.current_player() == B


def test_X12_a_useless_second_card_is_legal():
    assert "add 0" in texts(ten(["0 4", ""], ["10 open 0", "5 open 0"], phase="second"))


def test_X19_a_covered_card_counts_alone():
    state = play(ten(["1 2", "3"], ["7 covered 0", "5 open 0"], phase="second"), "leave", "stop")
    assert seen(state).rounds[-1].totals == (7, 5)
    assert seen(state).rounds[-1].covered == (True, False)


# Laying.


def test_the_starter_is_chance():
    assert {seen(Ten(3).new_initial_state(seed)).starter for seed in range(30)} == {0, 1, 2}


def test_everybody_is_dealt_a_joker():
    for seed in range(20):
        state = Ten(7).new_initial_state(seed)
        assert all("J" in seen(state, seat).hand for seat in range(7))
        assert seen(state).joker_due == (True,) * 7


def test_X1_surplus_jokers():
    state = Ten(2).new_initial_state(1)
    assert sum(seen(state).unseen) == 70
    assert seen(state).unseen[-1] == 7
    state = Ten(2, **OUT).new_initial_state(1)
    assert seen(state).unseen[-1] == 2
    assert seen(Ten(7, **OUT).new_initial_state(1)).unseen == seen(Ten(7).new_initial_state(1)).unseen


def test_first_cards_are_laid_in_turn_from_the_starter():
    state = ten(["1 2", "3 4", "5 6"], starter=1)
    for seat in (1, 2, 0):
        assert (seen(state).phase, state.current_player()) == ("lay", seat)
        state.apply_action(state.legal_actions()[0])
    assert (seen(state).phase, state.current_player()) == ("market", 1)
    assert seen(state).order == (1, 2, 0)


def test_first_cards_open_or_covered_under_up_to_two_chips():
    state = ten(["7 7 P2", "3"])
    faces = [f"{face} {chips}" for face in ("open", "covered") for chips in (0, 1, 2)]
    assert texts(state) == [f"lay {card} {face}" for card in ("7", "P2") for face in faces]


@pytest.mark.parametrize(("chips", "most"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_X13_no_more_chips_on_a_card_than_there_are(chips, most):
    state = ten(["7", "3"], chips=[chips, 14 - chips])
    assert texts(state) == [f"lay 7 {face} {n}" for face in ("open", "covered") for n in range(most + 1)]
    if most < 2:
        assert why(state, "lay 7 open 2") == f"2 chips to protect the card are more than the {chips} there are."
        assert "lay 7 covered 2" in [refusal.text for refusal in seen(state, A).refused]


def test_a_covered_card_is_known_to_its_owner_only():
    state = play(ten(["7 8", "3"]), "lay 7 covered 1")
    assert seen(state, A).table[A].card == "7"
    assert seen(state, B).table[A] == (None, True, True, 1, None, 0, 1, 0, (0,))
    assert seen(state).table[A].card is None
    assert "card" not in events(state, "lay", player=B)[0]
    assert events(state, "lay", player=A)[0]["card"] == "7"


# The market.


def market(*table, chips=None, **keys):
    """Everybody holds a P8 or so and has laid; chips not on cards may be given."""
    hands = [f"P{8 - seat}" for seat in range(len(table))]
    if chips is not None:
        lying = sum(int(text[-1]) for text in table)
        keys["chips"] = chips
        keys["pot"] = 7 * len(table) - sum(chips) - lying
    return ten(hands, table, **keys)


def test_X2_a_swap_is_at_once_and_costs_a_chip_to_the_pot():
    state = market("7 open 0", "10 covered 0", "3 open 1")
    assert texts(state)[:2] == ["decline", "swap 1"]
    play(state, "swap 1")
    assert seen(state).pot == 1
    assert seen(state, A).table[A].card == "10"
    assert seen(state).table[B].card == "7"
    assert seen(state).opened[A]
    play(state, "keep", "keep")
    assert state.current_player() == B


def test_X2_only_what_is_unprotected_is_swapped_and_only_what_is_protected_is_bid_for():
    state = market("7 open 0", "10 covered 0", "3 open 1")
    assert why(state, "swap 2") == "The card is protected: it has to be bid for."
    assert why(state, "open 1 1") == "The card is not protected: a swap for one chip is enough."
    assert "own card" in why(state, "swap 0")


def openings(state):
    return [outlook.text for outlook in seen(state).legal if outlook.kind == "open"]


@pytest.mark.parametrize("protection", [1, 2])
def test_opening_bids_begin_at_the_protection(protection):
    state = market("7 open 0", f"10 covered {protection}")
    assert openings(state) == [f"open 1 {bid}" for bid in range(protection, 8)]
    if protection == 2:
        assert why(state, "open 1 1") == "The card is protected by 2 chips, so the bids begin at 2."


def test_X3_passing_is_final():
    state = play(market(*["7 open 1"] * 2, *["3 open 1"] * 2), "open 1 1", "pass", "bid 2", "bid 3")
    assert state.current_player() == D
    assert seen(state).auction == (B, A, 3, A, (C,), 1)
    play(state, "pass")
    assert events(state, "sold")[0]["seat"] == A


def test_X3_may_reenter():
    state = market(*["7 open 1"] * 2, *["3 open 1"] * 2, options=REENTER)
    play(state, "open 1 1", "pass", "bid 2", "bid 3")
    assert state.current_player() == C
    assert seen(state).auction.passed == ()
    play(state, "bid 4", "pass", "pass")
    assert (events(state, "sold")[0]["seat"], events(state, "sold")[0]["price"]) == (C, 4)


@pytest.mark.parametrize("options", [{}, REENTER])
def test_an_auction_ends_when_nobody_goes_on(options):
    state = play(market(*["7 open 1"] * 4, options=options), "open 2 1", "pass", "pass")
    assert events(state, "sold")[0] | {"n": 0} == {
        "n": 0, "kind": "sold", "seat": A, "owner": C, "price": 1, "got": "7", "gave": "7", "reveals": False
    }  # fmt: skip


def test_X4_jumps_up_to_all_chips():
    state = market("7 open 0", "10 covered 2", "3 open 0")
    play(state, "open 1 3")
    assert texts(state) == ["bid 4", "bid 5", "bid 6", "bid 7", "pass"]
    assert why(state, "bid 3") == "The bid stands at 3, so only more than 3 raises it."
    assert why(state, "bid 8") == "The bid stays open. 8 chips are more than the 7 there are."


def test_X5_chips_stay_with_their_players_and_the_price_goes_to_the_owner():
    state = play(market("7 open 1", "10 covered 2", "3 open 0"), "open 1 2", "pass")
    table = seen(state).table
    assert (table[A].protection, table[B].protection) == (1, 2)
    assert (table[A].covered, table[B].covered) == (True, False)
    assert seen(state).chips == (4, 7, 7)


def test_X6_buyer_then_seller_then_the_next_chance():
    state = play(market("7 open 0", "10 covered 1", "3 open 0"), "open 1 1", "pass")
    assert (seen(state).phase, state.current_player(), seen(state).protecting) == ("protect", A, (A, B))
    assert texts(state) == ["protect 1", "protect 2", "keep"]
    play(state, "protect 1")
    assert state.current_player() == B
    assert texts(state) == ["protect 2", "keep"]
    assert why(state, "protect 1") == "The protection can be raised or kept, but not lowered."
    play(state, "protect 2")
    assert (seen(state).phase, state.current_player()) == ("market", B)


def test_X6_who_has_no_choice_is_not_asked():
    state = play(market("7 open 2", "10 covered 2", "3 open 0"), "open 1 2", "pass")
    assert (seen(state).phase, state.current_player()) == ("market", B)
    state = play(market("7 open 0", "10 covered 2", "3 open 0", chips=[2, 7, 7]), "open 1 2", "pass")
    assert (seen(state).phase, state.current_player()) == ("market", B)


def test_X6_protection_without_the_chips():
    state = play(market("7 open 0", "10 covered 1", "3 open 0", chips=[2, 7, 7]), "open 1 1", "pass")
    assert texts(state) == ["protect 1", "keep"]
    assert [refusal.text for refusal in seen(state).refused] == ["protect 2"]
    assert why(state, "protect 2") == "There are not enough chips left for so much protection."


def test_X7_a_bought_card_stays_covered_and_both_know_it():
    state = play(market("7 open 0", "10 covered 1", "3 open 0"), "open 1 1", "pass")
    assert [seen(state, seat).table[A].card for seat in (A, B, C, None)] == ["10", "10", None, None]
    assert seen(state).table[A].seen_by == (A, B)
    assert (seen(state).table[A].covered, seen(state).table[A].laid_by) == (True, B)
    assert events(state, "see", player=A)[0]["card"] == "10"
    assert events(state, "see", player=A)[0]["reveals"]
    assert "card" not in events(state, "see", player=C)[0]
    assert not events(state, "see", player=C)[0]["reveals"]


def test_X13_the_market_is_passed_over_without_the_chips():
    state = market("7 open 0", "10 covered 2", "3 open 2", chips=[1, 7, 7])
    assert state.current_player() == B  # nothing can be had for one chip
    assert seen(state).opened == (True, False, False)


def test_X13_who_cannot_pay_more_has_passed():
    state = market("7 open 0", "10 covered 2", "3 open 0", "4 open 0", chips=[7, 3, 2, 7])
    play(state, "open 1 2")
    assert state.current_player() == D
    assert [(event["seat"], event["forced"]) for event in events(state, "pass")] == [(C, True)]
    assert seen(state).auction.passed == (C,)


def test_X17_chips_are_public():
    state = play(market("7 open 1", "10 covered 2", "3 open 0"), "open 1 2", "pass")
    assert all(seen(state, seat).chips == (4, 7, 7) for seat in (A, B, C, None))


def test_X18_the_same_card_twice_and_bought_back():
    state = play(market("7 open 1", "10 covered 2", "3 open 0"), "open 1 2", "pass", "keep")
    assert state.current_player() == B
    assert "open 0 1" in texts(state)
    play(state, "open 0 1", "pass")
    assert seen(state, B).table[B].card == "10"
    assert seen(state).table[B].seen_by == (A, B)
    assert len(events(state, "see")) == 1  # B knew it before


def test_X21_two_players_have_no_rivals():
    state = play(market("7 open 0", "10 covered 2"), "open 1 2")
    assert seen(state).chips == (5, 7)
    assert seen(state).phase == "protect"


# Between rounds, and the end.


def last_cards(**keys):
    """The end of a round of three: A wins, C loses, each then needs one card."""
    return ten(["1 2 3", "1 2 3", "1 2 3"], ["10 open 0", "9 open 0", "8 open 0"], phase="second", **keys)


def test_X14_the_first_who_cannot_complete_ends_the_game():
    state = play(last_cards(draw="4 5", round_cards="R1 R2"), "stop", "stop", "stop")
    assert state.is_terminal()
    assert seen(state).hand_sizes == (4, 4, 3)
    assert seen(state).penalty_points == (0, 0, 3 + 6 + 3)
    assert events(state, "rest")[0]["round_cards"] == [1, 2]
    assert events(state, "over")[0]["reason"] == "cards"
    assert state.scores() == [4 - 14, 4 - 14, 12 + 3 - 14]


def test_X14_drawing_what_is_left_when_two_are_needed():
    state = ten(["1 2", "1 2 3"], ["10 open 0", "8 open 0"], phase="second", draw="7", second=["", ""])
    play(state, "stop", "add 1")
    assert state.is_terminal()
    assert seen(state).hand_sizes == (3, 2)


def test_X15_no_refill_after_the_last_round():
    state = play(last_cards(round_cards=""), "stop", "stop", "stop")
    assert state.is_terminal()
    assert seen(state).hand_sizes == (3, 3, 3)
    assert not events(state, "refill", "rest")
    assert events(state, "over")[0]["reason"] == "rounds"


def test_X16_more_chips_break_a_tie():
    state = ten(["", "", ""], phase="over", penalties=["R4", "", "R10"], chips=[9, 7, 5])
    assert state.scores() == [-14, -14, 0]
    assert state.ranking() == [1, 2, 3]
    tied = ten(["", "", ""], phase="over", chips=[7, 7, 7])
    assert tied.ranking() == [1, 1, 1]


def test_X22_the_winner_names_anybody():
    state = play(last_cards(), "stop", "stop", "stop")
    assert (seen(state).phase, state.current_player()) == ("starter", A)
    assert texts(state) == ["starter 0", "starter 1", "starter 2"]
    play(state, "starter 2")
    assert (seen(state).starter, state.current_player(), seen(state).phase) == (2, 2, "lay")
    assert seen(state).round == 1


# Edge cases, numbered as on the page.


def test_edge_1_without_chips_nothing_but_selling():
    state = ten(["7", "10", "3"], chips=[0, 7, 14])
    assert texts(state) == ["lay 7 open 0", "lay 7 covered 0"]
    play(state, "lay 7 open 0", "lay 10 covered 2", "lay 3 open 1")
    assert state.current_player() == B  # A cannot swap or bid
    play(state, "swap 0")
    assert seen(state).table[A].covered  # but his card was swapped away
    sold = market("7 open 1", "10 covered 1", "3 open 1", chips=[0, 7, 7])
    play(sold, "open 0 3")
    assert sold.current_player() == C
    play(sold, "pass")
    assert seen(sold).chips[A] == 3


def test_edge_2_an_opener_without_rivals_wins_at_the_protection():
    state = play(market("7 open 0", "10 covered 2", "3 open 0"), "open 1 2", "pass")
    assert events(state, "sold")[0]["price"] == 2


def test_edge_3_the_owner_may_not_bid():
    state = play(market("7 open 0", "10 covered 2", "3 open 0", "4 open 0"), "open 1 2")
    assert state.current_player() == C
    play(state, "bid 3")
    assert state.current_player() == D
    play(state, "bid 4")
    assert state.current_player() == A


def test_edge_4_swapping_two_covered_cards():
    state = play(market("7 covered 0", "10 covered 0", "3 open 0"), "swap 1")
    assert [seen(state, seat).table[A].card for seat in (A, B, C)] == ["10", "10", None]
    assert [seen(state, seat).table[B].card for seat in (A, B, C)] == ["7", "7", None]
    assert len(events(state, "see")) == 2


def test_edge_5_a_bought_card_may_be_a_bluff():
    state = play(market("7 open 0", "0 covered 2", "3 open 0"), "open 1 2", "pass")
    assert seen(state, A).table[A].card == "0"


def test_edge_6_protecting_with_the_chip_just_earned():
    state = market("7 open 0", "10 covered 1", "3 open 0", chips=[5, 0, 7])
    play(state, "open 1 1", "pass", "keep")
    assert (state.current_player(), texts(state)) == (B, ["protect 2", "keep"])
    play(state, "protect 2")
    assert seen(state).chips == (4, 0, 7)


def test_edge_7_everybody_covered():
    state = ten(["1", "2", "3"], ["4 covered 0", "9 covered 0", "J covered 0"], phase="second")
    play(state, "leave", "leave", "leave")
    over = seen(state).rounds[-1]
    assert (over.totals, over.winner, over.loser) == ((4, 9, 10), C, A)
    assert events(state, "result")[0]["reveals"]


def test_edge_8_all_equal():
    assert (settled("5 5", "6 4").winner, settled("5 5", "6 4").loser) == (B, A)
    assert (settled("6 4", "5 5", "10").winner, settled("6 4", "5 5", "10").loser) == (C, B)


def test_edge_9_an_early_end_gives_the_loser_the_rest_of_the_round_cards():
    state = last_cards(draw="", round_cards="R1 R2 R3 R4 R5 R7")
    play(state, "stop", "stop", "stop")
    assert seen(state).penalty_points[C] == 3 + 6 + 22
    assert seen(state).round_cards == ()
    assert seen(state).penalties[C][-6:] == ("R1", "R2", "R3", "R4", "R5", "R7")


def test_edge_9_seven_players_end_early():
    rng = random.Random(1)
    for seed in range(30):
        state = Ten(7).new_initial_state(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        if len(seen(state).rounds) < 10:
            assert events(state, "rest")[0]["seat"] == seen(state).rounds[-1].loser
            break
    else:
        raise AssertionError("No game of seven ended early.")


def test_edge_10_a_draw_pile_that_empties_exactly():
    state = play(last_cards(draw="4 5 6", round_cards="R1 R2"), "stop", "stop", "stop", "starter 0")
    assert seen(state).draw_pile == 0
    assert seen(state).phase == "lay"
    for _ in range(3):
        play(state, texts(state)[0])
    finish_round(state)
    assert len(seen(state).rounds) == 2
    assert events(state, "over")[0]["reason"] == "cards"


def test_edge_11_the_loser_may_start_next():
    state = play(last_cards(), "stop", "stop", "stop", "starter 2")
    assert seen(state).rounds[-1].loser == seen(state).starter == C


def test_edge_12_jokers_in_hand_cost_ten_each():
    state = over("", hand="J J", chips=7)
    assert seen(state).final[0].hand_points == 20


def test_edge_13_hands_of_two_or_three_are_filled_to_four():
    state = ten(["1 2 3", "1 2 3"], ["5 open 0", "6 covered 0"], phase="second")
    play(state, "add 1", "leave")
    assert seen(state).hand_sizes == (4, 4)
    assert [event["cards"] for event in events(state, "refill")] == [2, 1]


# Reasons.


def test_each_phase_says_what_it_is_about():
    laying = ten(["7", "3"])
    assert why(laying, "decline") == "First everybody lays a card, open or covered."
    bidding = play(market("7 open 0", "10 covered 2", "3 open 0"), "open 1 2")
    assert why(bidding, "stop") == "There is an auction: now the bid is raised, or passed."
    assert why(market("7 open 0", "10 covered 2"), "pass").startswith("Now a card can be swapped")
    ended = play(last_cards(), "stop", "stop", "stop")
    assert why(ended, "keep") == "Now the winner of the round names who starts the next one."
    assert why(ended, "starter 6") == "There is no seat 6 at this table."


def test_dear_cards_are_refused_in_the_market():
    state = market("7 open 0", "10 covered 2", "3 open 0", chips=[1, 7, 7])
    assert [(refusal.text, refusal.why) for refusal in seen(state).refused] == [
        ("open 1 2", "The bid stays open. 2 chips are more than the 1 there are.")
    ]


def test_actions_that_are_none():
    state = ten(["7", "3"])
    with pytest.raises(tenfold.IllegalAction, match="acts read like"):
        state.string_to_action("lay 7")
    with pytest.raises(tenfold.IllegalAction, match="no action"):
        state.action_to_string(554)


def test_outlooks():
    state = market("7 open 0", "10 covered 2", "3 open 0")
    told = {outlook.text: outlook for outlook in seen(state).legal}
    assert told["decline"][2:] == ("decline", None, None, None, 0)
    assert told["swap 2"][2:] == ("swap", "3", 1, C, 1)
    assert told["open 1 4"][2:] == ("open", None, 4, B, 1)
    second = ten(["2 J", ""], ["7 open 0", "5 open 0"], phase="second")
    assert [outlook[2:5] for outlook in seen(second, A).legal] == [("add", "2", 9), ("add", "J", 10), ("stop", "7", 7)]
    assert seen(second).legal == ()
    covered = ten(["2", ""], ["7 covered 0", "5 open 0"], phase="second")
    assert [outlook[2:5] for outlook in seen(covered, A).legal] == [("turn up", "7", 7), ("leave", "7", 7)]
    laying = ten(["2", "3"])
    assert [outlook[2:5] for outlook in seen(laying, A).legal][2:4] == [("lay open", "2", 2), ("lay covered", "2", 0)]


def test_public_turns():
    assert not ten(["7", "3"]).is_public_turn()
    assert market("7 open 0", "10 covered 2").is_public_turn()
    assert play(market("7 open 0", "10 covered 2", "3 open 0"), "open 1 2").is_public_turn()
    assert play(market("7 open 0", "10 covered 0", "3 open 0"), "swap 1").is_public_turn()
    assert not ten(["2", ""], ["7 covered 0", "5 open 0"], phase="second").is_public_turn()
    assert play(last_cards(), "stop", "stop", "stop").is_public_turn()


def test_the_whole_round_ends_quietly():
    state = finish_round(play(example(), *LAID))
    assert seen(state).rounds[-1].totals == (7, 10, 3, 10)
