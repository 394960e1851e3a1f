"""The worked examples of the rule page of Tenstuff, E1 to E12, and its tables."""

import pytest

from tenfold.games.tenstuff import Tenstuff
from tests.engine.tenstuff import CHEATING, STRICT, A, B, C, D, hand, happened, legal, play, sets, sizes, table, why

LEGALITY = [
    ("4D 4C", "4H", "attempt"),
    ("4D 4C", "5S", "plain"),
    ("4D 4C", "3D", None),
    ("4D 4C", "JM", None),
    ("QS", "KD", "plain"),
    ("QS", "QD", "match"),
    ("QS", "JS", "plain"),
    ("QS", "JH", None),
    ("QS", "2H 2S", "plain"),
    ("QS", "2D 2H", None),
    ("QS", "JM", "plain"),
    ("QS", "JM JU", "plain"),
    ("JD JH", "TH", "plain"),
    ("JD JH", "TC TS", None),
    ("TS", "TH", "match"),
    ("TS", "JD", "plain"),
    ("TS", "9S", None),
    ("TS", "JU", None),
    ("JM", "AD", "plain"),
    ("JM", "JU", "match"),
    ("KH KS", "AD", None),
    ("KH KS", "AH", "plain"),
    ("KC", "JD JC", "plain"),
    ("4C", "4D", "match"),
    ("4C 4H", "5S", "plain"),
    ("4C", "KD KH", "plain"),
    ("4C", "3S", None),
    ("3H", "3D", "match"),
    ("KD KC", "KH KS", "match"),
    ("3H 3S", "3D", "attempt"),
    ("KD KC KH", "KS", "attempt"),
    ("3S", "3D 3C 3H", "slam"),
    ("KS", "KD KC", "slam"),
]


@pytest.mark.parametrize(("last", "cards", "kind"), LEGALITY)
def test_legality(last, cards, kind):
    state = table(f"{cards} 2C", "9D 9C", last=last)
    assert (cards in sets(state)) == (kind is not None)
    if kind is None:
        assert why(state, f"play {cards}")
    else:
        outlook = next(each for each in state.observation(A).legal if each.text == f"play {cards}")
        assert (outlook.kind, outlook.cards) == (kind, len(cards.split()))
        assert outlook.taker == (B if kind == "slam" else None)


@pytest.mark.parametrize("number", range(7))
def test_starter_order(number):
    """Of seven seats with one card each of this order, the lowest that is left leads."""
    order = ["JM", "JU", "AD", "AC", "AH", "AS", "2D"][number:]
    hands = [f"{card} K{'DCHS'[i % 4]}" if i < 4 else f"{card} Q{'DCHS'[i % 4]}" for i, card in enumerate(order)]
    hands = [*hands[1:], hands[0], "6C 7C"]
    state = table(*hands, last="2S 2H", last_owner=0, reversed=True, draw="6D", turn=len(hands) - 1)
    play(state, "pass")  # the last card is drawn, so the game restarts
    assert state.current_player() == len(order) - 1
    play(state, "begin")
    assert legal(state) == [f"play {order[0]}"] or sets(state)[0] == order[0]


@pytest.mark.parametrize("cards", ["QD QC QH", "9D 9C 9H 9S", "JM JU", "7S"])
def test_sets(cards):
    assert cards in sets(table(f"{cards} 2C", "3D", last="JD" if cards == "JM JU" else "7C"))


@pytest.mark.parametrize(
    ("own", "leads"),
    [
        ("AD AH 5C", ["AD", "AH", "AD AH"]),
        ("JM JU 5C", ["JM", "JU", "JM JU"]),
        ("3S 4D 4C", ["3S"]),
    ],
)
def test_first_turn_lowest_set(own, leads):
    state = table(own, "KS", opening=True)
    assert sets(state) == legal(state) or not state._play
    assert legal(state) == [f"play {cards}" for cards in leads]
    assert why(state, "pass") == "Whoever leads cannot pass: the lowest cards must be led."


@pytest.mark.parametrize(
    ("players", "cards", "drawn"),
    [(2, 10, 34), (3, 10, 24), (4, 10, 14), (5, 8, 14), (6, 7, 12), (7, 6, 12), (8, 5, 14)],
)
def test_deal_table(players, cards, drawn):
    seen = Tenstuff(players).new_initial_state(1).observation()
    assert seen.hand_sizes == (cards,) * players
    assert (len(seen.draw), len(seen.play)) == (drawn, 0)


def test_announcing_a_set_laid_face_down():
    state = table("JH JS 2C", "3D", last="9D", reversed=True, draw="8D 8C")
    play(state, "play JH JS")
    assert happened(state, "play")[0]["cards"] == ["JH", "JS"]
    told = state.game.event_to_string(happened(state, "play")[0], ["Ada", "Bea"])
    assert told == "Ada lays JH and JS."


def test_E1_chain():
    state = table("3D 3H 7S 7H KC", "2D", last="3C")
    play(state, "play 3D")
    assert "stop" in legal(state)
    assert "pass" not in legal(state)
    play(state, "play 3H")
    assert {each.kind for each in state.observation(A).legal if each.text == "play 7H 7S"} == {"plain"}
    play(state, "play 7H 7S")
    assert sizes(state)[A] == 2
    assert [event["play"] for event in happened(state, "play")] == ["match", "match", "plain"]
    assert len(happened(state, "draw")) == 1
    assert state.current_player() == B


def test_E2_slam():
    state = table("3D 3C 3H 2D 2S AH 9D JM", "KS", last="3S")
    play(state, "play 3D 3C 3H")
    assert legal(state) == ["give AH", "give 2D", "done"]
    assert why(state, "give 2S") == "2S cannot be given: the set shows no card of spades."
    assert why(state, "give 9D") == "9D cannot be given: it is not lower than the set."
    play(state, "give AH", "give 2D", "done")
    assert hand(state, B) == "AH 2D KS"
    assert sizes(state) == (4, 3)
    assert {"JM", "2S", "9D"} < set(hand(state, A).split())


def test_E3_ace_slam():
    state = table("AC AH 2D", "KS JM", last="AD")
    play(state, "play AC AH")
    assert happened(state, "play")[0]["play"] == "slam"
    assert state.current_player() == B


@pytest.mark.parametrize(("guess", "right"), [("guess 7C", True), ("guess 7S", False), ("no guess", False)])
def test_E4_attempt(guess, right):
    state = table("KD 2C", "3D", "4D", last="KH KS", top="7C 9D")
    play(state, "play KD", guess)
    assert ("7C" in hand(state, A)) == (not right)
    assert ("7C" in hand(state, B)) == right
    assert sizes(state) == ((1, 2, 1) if right else (2, 1, 1))
    known = state.observation().known[B]
    assert known == (("7C",) if right else ())


def test_E5_skip():
    hands = ["5D", "TH 8D", "4H KH TS 3C", "6D"]
    state = table(*hands, last="2D", turn=C, phase="window")
    play(state, "1: skip TH")
    assert state.current_player() == C
    assert legal(state) == ["return 4H", "return KH", "done"]
    play(state, "return 4H", "done")
    assert hand(state, B) == "4H 8D"
    assert hand(state, C) == "3C TH TS KH"
    assert state.current_player() == D
    assert not happened(state, "draw")


@pytest.mark.parametrize(("answer", "stays"), [(["return 2S", "done"], True), (["done"], False)])
def test_E6_skip_out(answer, stays):
    state = table("5D", "TS", "2S 4H", last="2D", turn=C, phase="window")
    play(state, "1: skip TS", *answer)
    assert (B in state.observation().out) != stays
    assert state.observation().out == (() if stays else (B,))
    assert state.current_player() == A


def test_E6_skip_out_without_a_card_of_the_suit():
    state = table("5D", "TS", "4H", last="2D", turn=C, phase="window")
    play(state, "1: skip TS")
    assert legal(state) == ["done"]
    play(state, "done")
    assert state.observation().out == (B,)


def test_E7_reversal():
    state = table("2D 7D", "7C 3C", "6D 6H 6S 9C", "4H", last="5C", turn=C, last_owner=B, draw="8H 8S")
    play(state, "play 6D 6H 6S")
    seen = state.observation()
    assert sizes(state)[C] == 2
    assert "8H" in hand(state, C)
    assert (seen.reversed, seen.direction, seen.current_player) == (True, -1, B)
    assert seen.draw[:3] == ("6S", "6H", "6D")
    assert seen.play == (None,)
    assert (seen.last, seen.last_owner) == (("6D", "6H", "6S"), C)
    play(state, "begin")
    assert sets(state) == ["7C"]
    play(state, "play 7C")
    assert "6S" in hand(state, B)
    assert happened(state, "draw")[-1]["card"] == "6S"
    assert state.observation().play == ("7C", None)
    assert state.current_player() == A


def test_E8_restart():
    state = table("9D KS", "2H 7D", "3D", last="8C", reversed=True, draw="5D", last_owner=B)
    play(state, "play 9D")
    seen = state.observation()
    assert "5D" in hand(state, A)
    assert (seen.reversed, seen.direction, seen.opening, seen.last) == (False, 1, True, ())
    assert seen.draw[0] == "9D"
    assert seen.play == ()
    assert seen.current_player == B
    play(state, "begin")
    assert legal(state) == ["play 2H"]


def test_E9_excommunication():
    state = table("5D 7D", "8S 2C", "9D 3C", "4H KD", last="5C", turn=B, last_owner=A, draw="")
    assert {"play 8S", "table 8S"} <= set(legal(state))
    play(state, "play 8S")
    seen = state.observation()
    assert seen.excommunicated == (B,)
    assert (seen.last, seen.last_owner, seen.play) == (("8S",), B, ("8S",))
    assert sizes(state)[B] == 1
    assert len(seen.draw) == 54 - 7 - 1
    assert set(seen.draw) == {None}
    play(state, "begin", "play 9D")
    assert state.observation().excommunicated == (B,)
    play(state, "begin", "pass")
    assert state.observation().excommunicated == ()
    play(state, "begin", "pass")
    assert state.current_player() == B


def test_E9_the_table_is_right():
    state = table("5D 7D", "8S 2C", "9D 3C", last="5C", turn=B, last_owner=A, draw="")
    play(state, "table 8S")
    seen = state.observation()
    assert (seen.excommunicated, seen.play, seen.last) == ((), ("8S",), ("8S",))
    assert sizes(state)[B] == 2
    assert len(seen.draw) + sum(sizes(state)) + 1 == 54


def test_E10_two_players():
    state = table("4D 5D 5C 9C KS", "8S 2C", last="3C", excommunicated=[B])
    for acts in (["play 4D"], ["play 5D"], ["play 5C", "play 9C"]):
        play(state, *acts)
        assert state.current_player() == A
        assert state.observation().excommunicated == (B,)
        play(state, "begin")
    assert len(happened(state, "draw")) == 3
    play(state, "pass")
    assert state.observation().excommunicated == ()
    assert state.current_player() == B


@pytest.mark.parametrize(("held", "drawn"), [*enumerate([5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 5, 4, 3])])
def test_E11_shame(held, drawn):
    pack = [rank + suit for rank in "23456789" for suit in "DCHS"]
    own = " ".join(pack[:held])
    state = table("KD KC", own, "QD", turn=C, phase="window", options=CHEATING, accusable=[B], telltale=[B])
    play(state, "0: accuse 1")
    assert sizes(state)[B] == held + drawn
    assert state.observation().shamed == (B,)
    assert set(state.observation().known[B]) == set(hand(state, B).split())
    assert state.observation().out == ()


def test_E12_unwin():
    state = table("9C", "9D 9H 8D 2S", "3C", last="7C", last_owner=C)
    play(state, "play 9C")
    assert state.observation().out == (A,)
    assert state.ranking() == [1, 2, 2]
    play(state, "begin", "play 9D 9H", "give 8D", "done")
    assert state.observation().out == ()
    assert hand(state, A) == "8D"
    assert state.ranking() == [1, 1, 1]
    assert state.current_player() == C


def test_E12_unwin_by_the_last_card():
    state = table("", "9D 9H 8D", "3C", last="9C", last_owner=A, turn=B)
    play(state, "play 9D 9H", "give 8D", "done")
    assert state.observation().out == (B,)
    assert state.scores() == [0, 2, 0]


def test_strict_offers_the_table_at_every_set():
    state = table("4D", "5D", last="3D", options=STRICT)
    assert legal(state) == ["play 4D", "table 4D", "pass"]
