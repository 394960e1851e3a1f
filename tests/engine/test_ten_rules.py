"""Every worked example, ruling and edge case of the rule page of 10, named after its mark."""

import json
import random
from functools import partial

import pytest

import tenfold
from tenfold.games.ten import Ten
from tenfold.messages import in_text
from tests.engine.cases import case, follow
from tests.engine.positions import events, play, position_of, seen, texts, why
from tests.engine.ten_table import finish_round, ten

A, B, C, D = range(4)
OUT = {"surplus_jokers": "out"}
REENTER = {"auction_pass": "may-reenter"}
RESHUFFLE = {"length": "reshuffle"}
FIVE = {"length": "5-rounds"}


def at(hands, lying=None, **keys):
    """A table to be made later; hands and first cards with strokes between them."""
    return partial(ten, hands.split("|"), lying and lying.split(" | "), **keys)


def second(hands, lying, **keys):
    """Second cards are asked for."""
    return at(hands, lying, phase="second", **keys)


def market(lying, chips=None, **keys):
    """Everyone holds a P8 or so and has played a card; chips not on cards may be given."""
    table = lying.split(" | ")
    if chips is not None:
        keys |= {"chips": chips, "pot": 7 * len(table) - sum(chips) - sum(int(text[-1]) for text in table)}
    return partial(ten, [f"P{8 - seat}" for seat in range(len(table))], table, **keys)


def last_cards(**keys):
    """The end of a round of three: A wins, C loses, each then needs one card."""
    return second("1 2 3 | 1 2 3 | 1 2 3", "10 open 0 | 9 open 0 | 8 open 0", **keys)


# The round of the rule page: four players, round card 6.

EXAMPLE = at("7 6 2 4 | 10 3 4 5 | 3 6 4 5 | J 2 4 5")
LAID = "lay 7 open 1, lay 10 covered 2, lay 3 open 0, lay J covered 0"
FIRST_AUCTION = "open 1 2, bid 3, pass, bid 4, pass"
SECOND_CHANCE = "protect 2, swap 3"
LAST_AUCTION = "keep, open 0 2, pass, pass, keep, decline"


def places(state, player, *fields):
    """Fields of what lies on the table, by seat, as a player sees it."""
    return [tuple(getattr(place, field) for field in fields) for place in seen(state, player).table]


def test_the_example():
    state = follow(EXAMPLE(), [LAID, {"chips": (6, 5, 7, 7), "phase": "market", "turn": A}])
    assert places(state, None, "protection", "covered") == [(1, False), (2, True), (0, False), (0, True)]
    follow(state, [FIRST_AUCTION, {"chips": (2, 9, 7, 7), "phase": "protect", "turn": A}])
    # B's card is protected by two, so there is nothing to ask him.
    follow(state, [{"legal": ["protect 2", "keep"]}, "protect 2", {"chips": (1, 9, 7, 7), "turn": B}])
    assert places(state, A, "card", "covered", "protection")[A] == ("10", True, 2)
    assert places(state, None, "card", "covered", "protection")[B] == ("7", False, 2)
    follow(state, ["swap 3", {"pot": 1, "chips": (1, 8, 7, 7), "phase": "protect", "turn": D}])
    assert places(state, B, "card", "covered", "protection")[B] == ("J", True, 2)
    assert places(state, B, "card", "covered", "protection")[D] == ("7", False, 0)
    follow(state, [LAST_AUCTION, {"phase": "second", "pot": 5, "chips": (3, 8, 5, 7), "sees": {"collect chips": [4]}}])
    assert places(state, C, "card", "covered")[C] == ("10", True)
    assert places(state, None, "card", "covered")[A] == ("3", False)
    over = seen(play(state, "add 6", "turn up", "stop", "leave", "add 2")).rounds[-1]
    assert (over.totals, over.singles) == ((9, 10, 10, 9), (6, 10, 10, 7))
    assert (over.winner, over.loser, over.pot, over.points) == (B, D, 5, 21)
    assert over.covered == (False, False, True, False)
    follow(state, [{"chips": (3, 13, 5, 7), "penalty_points": (0, 0, 0, 21), "phase": "starter", "turn": B}])
    follow(state, [{"penalties": ((), (), (), ("3", "6", "J", "10", "7", "2", "R6"))}])
    assert {event["seat"]: event["cards"] for event in events(state, "refill")} == {A: 2, B: 1, C: 1, D: 2}


# Winning and losing.


def settled(*lines, starter=0, **keys):
    """A round in which these cards came to lie before the seats, as the engine judges it."""
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
        pytest.param(["6 4", "10"], B, A, id="X8 the winner cannot lose"),
        (["10", "6 4"], A, B),
        pytest.param(["3", "3", "8"], C, B, id="X9 of equals the later loses"),
        pytest.param(["3", "2 1", "8"], C, B, id="X9 without comparing single cards"),
        (["2 1", "3", "8"], C, B),
        pytest.param(["J 4", "6 4", "5"], A, C, id="X10 a joker beside 4 counts 6, of equals the earlier"),
        (["J 4", "7 3", "5"], B, C),
        pytest.param(["J J", "9 1", "5"], A, C, id="X10 two jokers are 10 and 0"),
        (["J", "10", "5"], A, C),
        (["P8", "8", "9"], C, B),
    ],
)
def test_who_wins_and_who_loses(lines, winner, loser):
    over = settled(*lines)
    assert (over.winner, over.loser) == (winner, loser)


ONE_CARD = {"tie_break": "one-card"}


@pytest.mark.parametrize(
    ("lines", "winner", "loser"),
    [
        (["9 1", "10", "5"], B, C),
        (["10 0", "10", "5"], B, C),
        pytest.param(["10 0", "9 1", "J"], C, B, id="a joker alone is one card"),
        pytest.param(["6 4", "9 1", "5"], A, C, id="two cards are two cards: the earlier wins"),
        pytest.param(["6 4", "9 1", "10 0"], A, C, id="10 and 0 too"),
        pytest.param(["J 4", "9 1", "5"], A, C, id="and a joker with another card"),
        pytest.param(["10", "J", "5"], A, C, id="of single cards the earlier wins"),
        pytest.param(["6 4", "10"], B, A, id="X8 the winner cannot lose"),
        pytest.param(["4 5", "9", "8 1"], B, C, id="below ten too"),
        pytest.param(["7", "3 5", "4"], B, C, id="the sum comes first"),
    ],
)
def test_X23_one_card_alone_beats_two(lines, winner, loser):
    over = settled(*lines, options=ONE_CARD)
    assert (over.winner, over.loser) == (winner, loser)


@pytest.mark.parametrize(
    ("lines", "options", "won_by", "lost_by"),
    [
        (["9 1", "8", "5"], {}, "sum", "sum"),
        (["9 1", "6 4", "5"], {}, "card", "sum"),
        (["9 1", "9 1", "5"], {}, "turn", "sum"),
        (["9 1", "5", "5"], {}, "sum", "turn"),
        (["6 4", "6 4", "6 4"], {}, "turn", "turn"),
        pytest.param(["6 4", "10"], {}, "card", "sum", id="X8 who is left loses"),
        (["9 1", "10 0", "5"], {}, "card", "sum"),
        (["9 1", "10 0", "5"], ONE_CARD, "turn", "sum"),
        (["9 1", "10", "5"], ONE_CARD, "card", "sum"),
    ],
)
def test_X23_a_round_tells_what_decided_it(lines, options, won_by, lost_by):
    over = settled(*lines, options=options)
    assert (over.won_by, over.lost_by) == (won_by, lost_by)


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


# The rulings and the edge cases, numbered as on the page.

OWN_CARD = "You can’t buy your own card: choose another player’s."
STILL_COVERED = "You can’t add to a face-down card: turn it up first."
WAYS = [f"{face} {chips}" for face in ("open", "covered") for chips in (0, 1, 2)]
NOT_LOWER = "You can’t take chips off: add some, or leave them."
BOTH = "7 open 0 | 10 covered 1 | 3 open 0"
PROTECTED = "7 open 0 | 10 covered 2 | 3 open 0"
OWN = "7 open 1 | 10 covered 2 | 3 open 0"

CASES = [
    case("X2 a swap is at once and costs a chip to the pot", market("7 open 0 | 10 covered 0 | 3 open 1"),
        {"legal": ["decline", "swap 1", *(f"open 2 {bid}" for bid in range(1, 8))]},
        "swap 1", {"pot": 1, "cards_A": ["10", "7", "3"], "cards": [None, "7", "3"], "opened": (True, False, False)},
        "keep, keep", {"turn": B}),
    case("X2 only what is unprotected is swapped and only what is protected is bid for",
        market("7 open 0 | 10 covered 0 | 3 open 1"),
        {"why": {"swap 2": "You can’t swap for a protected card: bid for it."}},
        {"why": {"open 1 1": "You can’t bid for this card: it has no chips, so swap."}},
        {"why": {"swap 0": OWN_CARD}}),
    case("X3 passing is final", market("7 open 1 | 7 open 1 | 3 open 1 | 3 open 1"),
        "open 1 1, pass, bid 2, bid 3", {"turn": D, "auction": (B, A, 3, A, (C,), 1)},
        "pass", {"sees": {"sold seat": [A]}}),
    case("X3 may reenter", market("7 open 1 | 7 open 1 | 3 open 1 | 3 open 1", options=REENTER),
        "open 1 1, pass, bid 2, bid 3", {"turn": C, "auction": (B, A, 3, A, (), 1)},
        "bid 4, pass, pass", {"sees": {"sold seat": [C], "sold price": [4]}}),
    case("X4 jumps up to all chips", market(PROTECTED),
        "open 1 3", {"legal": ["bid 4", "bid 5", "bid 6", "bid 7", "pass"]},
        {"why": {"bid 3": "You must bid more than 3, or pass."}},
        {"why": {"bid 8": "You can’t bid 8 chips: you only have 7."}}),
    case("X5 chips stay with their players and the price goes to the owner", market(OWN),
        "open 1 2, pass", {"protection": [1, 2, 0], "covered": [True, False, False], "chips": (4, 7, 7)}),
    case("X6 buyer then seller then the next chance", market(BOTH),
        "open 1 1, pass",
        {"phase": "protect", "turn": A, "protecting": (A, B), "legal": ["protect 1", "protect 2", "keep"]},
        "protect 1", {"turn": B, "legal": ["protect 2", "keep"], "why": {"protect 1": NOT_LOWER}},
        "protect 2", {"phase": "market", "turn": B}),
    case("X6 who has no choice is not asked", market("7 open 2 | 10 covered 2 | 3 open 0"),
        "open 1 2, pass", {"phase": "market", "turn": B}),
    case("X6 nor who has no chips", market(PROTECTED, chips=[2, 7, 7]),
        "open 1 2, pass", {"phase": "market", "turn": B}),
    case("X6 protection without the chips", market(BOTH, chips=[2, 7, 7]),
        "open 1 1, pass", {"legal": ["protect 1", "keep"]},
        {"refused": {"protect 2": "You don’t have enough chips for that."}}),
    case("X7 a bought card stays covered and both know it", market(BOTH),
        "open 1 1, pass",
        {f"cards{eyes}": [card, "7", "3"] for eyes, card in {"_A": "10", "_B": "10", "_C": None, "": None}.items()},
        {"seen_by": [(A, B), (A, B, C), (A, B, C)], "covered": [True, False, False], "laid_by": [B, A, C]},
        {"sees_A": {"see card": ["10"], "see reveals": [True]}},
        {"sees_C": {"see card": [None], "see reveals": [False]}}),
    case("X11 a face-down card is turned up before a second", second("1 2 | 3", "7 covered 0 | 5 open 0"),
        {"legal": ["turn up", "leave"], "why": {"add 1": STILL_COVERED}},
        "turn up", {"turn": A, "legal": ["add 1", "add 2", "stop"], "cards_B": ["7", "5"]},
        {"sees_B": {"turn reveals": [True]}}),
    case("X11 who leaves a card covered adds nothing", second("1 2 | 3", "7 covered 0 | 5 open 0"),
        "leave", {"turn": B}),
    case("X12 a useless second card is legal", second("0 4 |", "10 open 0 | 5 open 0"), {"legal": ["add 0", "stop"]}),
    case("X13 the market is passed over without the chips",
        market("7 open 0 | 10 covered 2 | 3 open 2", chips=[1, 7, 7]),
        {"turn": B, "opened": (True, False, False)}),
    case("X13 who cannot pay more has passed", market(f"{PROTECTED} | 4 open 0", chips=[7, 3, 2, 7]),
        "open 1 2", {"turn": D, "sees": {"pass seat": [C], "pass forced": [True]}, "auction": (B, A, 2, A, (C,), 2)}),
    case("X14 the first who cannot complete ends the game", last_cards(draw="4 5", round_cards="R1 R2"),
        "stop, stop, stop", {"is_terminal": True, "hand_sizes": (4, 4, 3), "penalty_points": (0, 0, 3 + 6 + 3)},
        {"sees": {"rest round_cards": [[1, 2]], "over reason": ["cards"]}, "scores": [4 - 14, 4 - 14, 12 + 3 - 14]}),
    case("X14 drawing what is left when two are needed",
        second("1 2 | 1 2 3", "10 open 0 | 8 open 0", draw="7", second=["", ""]),
        "stop, add 1", {"is_terminal": True, "hand_sizes": (3, 2)}),
    case("X24 cards taken are shuffled again and what they cost stays",
        last_cards(draw="4", penalties=["R1 5 J", "", ""], round_cards="R2 R3", options=RESHUFFLE),
        "stop, stop, stop",
        {"phase": "starter", "hand_sizes": (4, 4, 4), "penalties": ((), (), ()), "penalty_points": (12, 0, 3 + 6)},
        {"sees": {"reshuffle cards": [5], "reshuffle written": [[12, 0, 9]], "refill cards": [1, 1, 1]}},
        {"draw_pile": 3, "scores": [12 - 14, -14, 9 - 14], "events": {"rest": 0, "over": 0}}),
    case("X24 what is left is drawn before the shuffle",
        second("1 2 | 1 2 3", "10 open 0 | 8 open 0", draw="7", second=["", ""], options=RESHUFFLE),
        "stop, add 1", {"sees": {"refill cards": [1, 1, 2], "refill draw_pile": [0, 2, 0]}, "hand_sizes": (4, 4)}),
    case("X24 a pile that empties exactly is not shuffled", last_cards(draw="4 5 6", options=RESHUFFLE),
        "stop, stop, stop", {"draw_pile": 0, "events": {"reshuffle": 0}, "penalty_points": (0, 0, 3 + 6)}),
    case("X24 no shuffle after the last round", last_cards(draw="", round_cards="", options=RESHUFFLE),
        "stop, stop, stop", {"is_terminal": True, "events": {"reshuffle": 0}, "sees": {"over reason": ["rounds"]}}),
    case("X24 the fifth round is the last", last_cards(round=4, round_cards="R1 R2 R3 R4 R5", options=FIVE),
        "stop, stop, stop", {"is_terminal": True, "penalty_points": (0, 0, 3 + 6), "events": {"rest": 0, "refill": 0}},
        {"sees": {"over reason": ["rounds"]}, "round_cards": ()}),
    case("X24 an early end of five leaves what is left of the five",
        last_cards(draw="", round=2, round_cards="R1 R2 R3 R4 R5 R7 R8", options=FIVE),
        "stop, stop, stop", {"sees": {"rest round_cards": [[1, 2]]}, "penalty_points": (0, 0, 3 + 6 + 3)}),
    case("X24 which five nobody knows", last_cards(round=2, round_cards="R1 R2 R3 R4 R5 R7 R8", options=FIVE),
        {"round_cards": (1, 2, 3, 4, 5, 7, 8), "most_rounds": 5}),
    case("X24 how many rounds there can be", last_cards(draw="1 2 3 4 5 6 7", round_cards="R1 R2 R3 R4"),
        {"fewest_rounds": 6 + 1, "most_rounds": 6 + 2}),
    case("X24 and between two rounds", at("1 2 3 4 | 1 2 3 4 | 1 2 3 4", phase="starter", draw="1 2 3"),
        {"fewest_rounds": 2, "most_rounds": 3}),
    case("X15 no refill after the last round", last_cards(round_cards=""),
        "stop, stop, stop", {"is_terminal": True, "hand_sizes": (3, 3, 3), "events": {"refill": 0, "rest": 0}},
        {"sees": {"over reason": ["rounds"]}}),
    case("X16 more chips break a tie", at(" | | ", phase="over", penalties=["R4", "", "R10"], chips=[9, 7, 5]),
        {"scores": [-14, -14, 0], "ranking": [1, 2, 3]}),
    case("X16 equal chips do not", at(" | | ", phase="over", chips=[7, 7, 7]), {"ranking": [1, 1, 1]}),
    case("X17 chips are public", market(OWN),
        "open 1 2, pass", {f"chips{eyes}": (4, 7, 7) for eyes in ("", "_A", "_B", "_C")}),
    # B knew the card before, so buying it back shows nothing new.
    case("X18 the same card twice and bought back", market(OWN),
        "open 1 2, pass, keep", {"turn": B, "kinds_B": {"open 0 1": "open"}},
        "open 0 1, pass",
        {"cards_B": ["7", "10", "3"], "events": {"see": 1}, "seen_by": [(A, B, C), (A, B), (A, B, C)]}),
    case("X19 a face-down card counts alone", second("1 2 | 3", "7 covered 0 | 5 open 0"),
        "leave, stop", {"over": {"totals": (7, 5), "covered": (True, False)}}),
    case("X21 two players have no rivals", market("7 open 0 | 10 covered 2"),
        "open 1 2", {"chips": (5, 7), "phase": "protect"}),
    case("X22 the winner names anybody", last_cards(),
        "stop, stop, stop", {"phase": "starter", "turn": A, "legal": ["starter 0", "starter 1", "starter 2"]},
        "starter 2", {"starter": 2, "turn": 2, "phase": "lay", "round": 1}),
    # A cannot swap or bid, but his card can be swapped away.
    case("edge 1 without chips nothing but selling", at("7 | 10 | 3", chips=[0, 7, 14]),
        {"legal": ["lay 7 open 0", "lay 7 covered 0"]}, "lay 7 open 0, lay 10 covered 2, lay 3 open 1", {"turn": B},
        "swap 0", {"covered": [True, False, False]}),
    case("edge 1 and sold", market("7 open 1 | 10 covered 1 | 3 open 1", chips=[0, 7, 7]),
        "open 0 3", {"turn": C}, "pass", {"chips": (3, 4, 7)}),
    case("edge 2 an opener without rivals wins at the protection", market(PROTECTED),
        "open 1 2, pass", {"sees": {"sold price": [2]}}),
    case("edge 3 the owner may not bid", market(f"{PROTECTED} | 4 open 0"),
        "open 1 2", {"turn": C}, "bid 3", {"turn": D}, "bid 4", {"turn": A}),
    case("edge 4 swapping two covered cards", market("7 covered 0 | 10 covered 0 | 3 open 0"),
        "swap 1",
        {"cards_A": ["10", "7", "3"], "cards_B": ["10", "7", "3"], "cards_C": [None, None, "3"], "events": {"see": 2}}),
    case("edge 5 a bought card may be a bluff", market("7 open 0 | 0 covered 2 | 3 open 0"),
        "open 1 2, pass", {"cards_A": ["0", "7", "3"]}),
    case("edge 6 protecting with the chip just earned", market(BOTH, chips=[5, 0, 7]),
        "open 1 1, pass, keep", {"turn": B, "legal": ["protect 2", "keep"]}, "protect 2", {"chips": (4, 0, 7)}),
    case("edge 7 everybody covered", second("1 | 2 | 3", "4 covered 0 | 9 covered 0 | J covered 0"),
        "leave, leave, leave",
        {"over": {"totals": (4, 9, 10), "winner": C, "loser": A}, "sees": {"result reveals": [True]}}),
    case("edge 9 an early end gives the loser the rest of the round cards",
        last_cards(draw="", round_cards="R1 R2 R3 R4 R5 R7"),
        "stop, stop, stop", {"penalty_points": (0, 0, 3 + 6 + 22), "round_cards": ()},
        {"penalties": ((), (), ("10", "9", "8", "R6", "R1", "R2", "R3", "R4", "R5", "R7"))}),
    case("edge 11 the loser may start next", last_cards(),
        "stop, stop, stop, starter 2", {"over": {"loser": C}, "starter": C}),
    case("edge 13 hands of two or three are filled to four", second("1 2 3 | 1 2 3", "5 open 0 | 6 covered 0"),
        "add 1, leave", {"hand_sizes": (4, 4), "sees": {"refill cards": [2, 1]}}),
    case("first cards are laid in turn from the starter", at("1 2 | 3 4 | 5 6", starter=1),
        {"phase": "lay", "turn": 1}, "lay 3 open 0", {"phase": "lay", "turn": 2},
        "lay 5 open 0", {"phase": "lay", "turn": 0},
        "lay 1 open 0", {"phase": "market", "turn": 1, "order": (1, 2, 0)}),
    case("first cards open or covered with up to two chips", at("7 7 P2 | 3"),
        {"legal": [f"lay {card} {way}" for card in ("7", "P2") for way in WAYS]}),
    case("second cards that make too much say so", second("8 1 |", "7 open 0 | 5 open 0"),
        {"refused_A": {"add 8": "You can’t add 8: with 7 it makes 15, and the limit is ten."}},
        {"why": {"add 2": "You have no 2.", "turn up": "Your first card is already face up."}}),
    case("what makes too much is called by its name", second("P4 5 |", "P7 open 0 | 5 open 0"),
        {"refused_A": {
            "add 5": "You can’t add 5: with penalty card 7 it makes 12, and the limit is ten.",
            "add P4": "You can’t add penalty card 4: with penalty card 7 it makes 11. The limit is ten."}},
        {"why": {"add P2": "You have no penalty card 2."}}),
    case("dear cards are refused in the market", market(PROTECTED, chips=[1, 7, 7]),
        {"refused": {"open 1 2": "You can’t bid 2 chips: you only have 1."}}),
    case("hands do not count before the end", at("J J J J | 1 2 3 4", penalties=["R4 10", ""]),
        {"scores": [5 - 14, -14]}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), CASES)
def test_rulings(position, steps):
    follow(position(), steps)


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


@pytest.mark.parametrize(("chips", "most"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_X13_no_more_chips_on_a_card_than_there_are(chips, most):
    state = ten(["7", "3"], chips=[chips, 14 - chips])
    assert texts(state) == [f"lay 7 {face} {n}" for face in ("open", "covered") for n in range(most + 1)]
    if most < 2:
        assert why(state, "lay 7 open 2") == f"You can’t add 2 chips: you only have {chips}."
        assert "lay 7 covered 2" in [refusal.text for refusal in seen(state, A).refused]


def test_a_covered_card_is_known_to_its_owner_only():
    state = play(ten(["7 8", "3"]), "lay 7 covered 1")
    assert seen(state, A).table[A].card == "7"
    assert seen(state, B).table[A] == (None, True, True, 1, None, 0, 1, 0, (0,))
    assert seen(state).table[A].card is None
    assert "card" not in events(state, "lay", player=B)[0]
    assert events(state, "lay", player=A)[0]["card"] == "7"


def openings(state):
    return [outlook.text for outlook in seen(state).legal if outlook.kind == "open"]


@pytest.mark.parametrize("protection", [1, 2])
def test_opening_bids_begin_at_the_protection(protection):
    state = market(f"7 open 0 | 10 covered {protection}")()
    assert openings(state) == [f"open 1 {bid}" for bid in range(protection, 8)]
    if protection == 2:
        assert why(state, "open 1 1") == "You must bid at least 2: there are 2 chips on the card."


@pytest.mark.parametrize("options", [{}, REENTER])
def test_an_auction_ends_when_nobody_goes_on(options):
    state = play(market(" | ".join(["7 open 1"] * 4), options=options)(), "open 2 1", "pass", "pass")
    assert events(state, "sold")[0] | {"n": 0} == {
        "n": 0, "kind": "sold", "seat": A, "owner": C, "price": 1, "got": "7", "gave": "7", "reveals": False
    }  # fmt: skip


def test_edge_8_all_equal():
    assert (settled("5 5", "6 4").winner, settled("5 5", "6 4").loser) == (B, A)
    assert (settled("6 4", "5 5", "10").winner, settled("6 4", "5 5", "10").loser) == (C, B)


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


@pytest.mark.parametrize("players", [2, 5, 7])
def test_X24_with_a_shuffle_ten_rounds_are_always_played(players):
    rng = random.Random(players)
    for seed in range(8):
        state = Ten(players, **RESHUFFLE).new_initial_state(seed)
        assert (seen(state).fewest_rounds, seen(state).most_rounds) == (10, 10)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert [over.card for over in seen(state).rounds] == [e["card"] for e in events(state, "round")]
        assert sorted(over.card for over in seen(state).rounds) == [*range(1, 11)]


def test_X24_five_round_cards_by_chance():
    dealt = set()
    for seed in range(30):
        state = Ten(2, **FIVE).new_initial_state(seed)
        assert len(seen(state).round_cards) == 9, "nobody knows which of them are out of the game"
        rng = random.Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert len(seen(state).rounds) == 5
        dealt |= {over.card for over in seen(state).rounds}
    assert dealt == {*range(1, 11)}


def test_X24_only_a_table_that_shuffles_again_writes_what_for():
    assert {"written", "random"} & set(position_of(Ten(2).new_initial_state(1))) == set()
    state = Ten(3, **RESHUFFLE).new_initial_state(1)
    again = Ten(3, **RESHUFFLE).deserialize_state(json.dumps(position_of(state) | {"written": [5, 0, 12]}))
    assert seen(again).penalty_points == (5, 0, 12)
    assert again.scores() == [5 - 14, -14, 12 - 14]
    with pytest.raises(tenfold.GameError, match="can’t have 'written'"):
        Ten(3).deserialize_state(json.dumps({"written": [5, 0, 12], "hands": [["1"], ["2"], ["3"]]}))


def test_edge_10_a_draw_pile_that_empties_exactly():
    state = play(last_cards(draw="4 5 6", round_cards="R1 R2")(), "stop", "stop", "stop", "starter 0")
    assert seen(state).draw_pile == 0
    assert seen(state).phase == "lay"
    for _ in range(3):
        play(state, texts(state)[0])
    finish_round(state)
    assert len(seen(state).rounds) == 2
    assert events(state, "over")[0]["reason"] == "cards"


def test_edge_12_jokers_in_hand_cost_ten_each():
    state = over("", hand="J J", chips=7)
    assert seen(state).final[0].hand_points == 20


def test_each_phase_says_what_it_is_about():
    laying = ten(["7", "3"])
    assert why(laying, "decline") == "You can’t do that yet: first everyone plays a card."
    bidding = play(market(PROTECTED)(), "open 1 2")
    assert why(bidding, "stop") == "You can’t do that now: raise the bid, or pass."
    assert why(market("7 open 0 | 10 covered 2")(), "pass") == "You can’t do that now: swap, bid, or decline."
    ended = play(last_cards()(), "stop", "stop", "stop")
    assert why(ended, "keep") == "You can’t do that now: choose who starts the next round."
    assert why(ended, "starter 6") == "There’s no seat 6 at this table."


def test_actions_that_are_none():
    state = ten(["7", "3"])
    with pytest.raises(tenfold.IllegalAction, match="Actions are written like"):
        state.string_to_action("lay 7")
    with pytest.raises(tenfold.IllegalAction, match="no action"):
        state.action_to_string(554)


def test_outlooks():
    state = market(PROTECTED)()
    outlooks = {outlook.text: outlook for outlook in seen(state).legal}
    assert outlooks["decline"][2:] == ("decline", None, None, None, 0)
    assert outlooks["swap 2"][2:] == ("swap", "3", 1, C, 1)
    assert outlooks["open 1 4"][2:] == ("open", None, 4, B, 1)
    second = ten(["2 J", ""], ["7 open 0", "5 open 0"], phase="second")
    assert [outlook[2:5] for outlook in seen(second, A).legal] == [("add", "2", 9), ("add", "J", 10), ("stop", "7", 7)]
    assert seen(second).legal == ()
    covered = ten(["2", ""], ["7 covered 0", "5 open 0"], phase="second")
    assert [outlook[2:5] for outlook in seen(covered, A).legal] == [("turn up", "7", 7), ("leave", "7", 7)]
    laying = ten(["2", "3"])
    assert [outlook[2:5] for outlook in seen(laying, A).legal][2:4] == [("lay open", "2", 2), ("lay covered", "2", 0)]


def test_public_turns():
    assert not ten(["7", "3"]).is_public_turn()
    assert market("7 open 0 | 10 covered 2")().is_public_turn()
    assert play(market(PROTECTED)(), "open 1 2").is_public_turn()
    assert play(market("7 open 0 | 10 covered 0 | 3 open 0")(), "swap 1").is_public_turn()
    assert not ten(["2", ""], ["7 covered 0", "5 open 0"], phase="second").is_public_turn()
    assert play(last_cards()(), "stop", "stop", "stop").is_public_turn()


def test_the_whole_round_ends_quietly():
    state = finish_round(follow(EXAMPLE(), [LAID]))
    assert seen(state).rounds[-1].totals == (7, 10, 3, 10)


def test_scores_below_zero_have_a_true_minus_and_who_starts_is_told_once():
    over = {"kind": "over", "seat": None, "reason": "rounds", "total": [96, -34]}
    assert in_text(Ten().tell(over), ["Ada", "Bea"]) == "The game is over: Ada 96, Bea −34"
    first = {"kind": "round", "seat": 0, "round": 0, "card": 6}
    assert in_text(Ten().tell(first), ["Ada", "Bea"]) == "The round card is 6. Ada starts"
    assert in_text(Ten().tell({**first, "round": 1}), ["Ada", "Bea"]) == "The round card is 6"
