"""The worked examples of the rule page of Tenstuff, E1 to E12, and its tables."""

import pytest

from tenfold.games.tenstuff import Tenstuff
from tests.engine.cases import case, fact, follow
from tests.engine.positions import events, play, seen, texts, why
from tests.engine.tenstuff import CHEATING, STRICT, A, B, C, D, at, table

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
    assert (f"play {cards}" in texts(state)) == (kind is not None)
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
    assert texts(state) == [f"play {order[0]}"] or fact(state, "sets", None)[0] == order[0]


@pytest.mark.parametrize("cards", ["QD QC QH", "9D 9C 9H 9S", "JM JU", "7S"])
def test_sets(cards):
    assert f"play {cards}" in texts(table(f"{cards} 2C", "3D", last="JD" if cards == "JM JU" else "7C"))


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
    assert not seen(state).play
    assert texts(state) == [f"play {cards}" for cards in leads]
    assert why(state, "pass") == "You can’t pass when you lead: play your lowest rank."


@pytest.mark.parametrize(
    ("players", "cards", "drawn"),
    [(2, 10, 34), (3, 10, 24), (4, 10, 14), (5, 8, 14), (6, 7, 12), (7, 6, 12), (8, 5, 14)],
)
def test_deal_table(players, cards, drawn):
    seen = Tenstuff(players).new_initial_state(1).observation()
    assert seen.hand_sizes == (cards,) * players
    assert (len(seen.draw), len(seen.play)) == (drawn, 0)


SKIP_OUT = {"last": "2D", "turn": C, "phase": "window"}

EXAMPLES = [
    case("E1 chain", at("3D 3H 7S 7H KC | 2D", last="3C"),
        "play 3D", {"legal": ["play 3H", "play 7H", "play 7S", "play 7H 7S", "play KC", "stop"]},
        "play 3H", {"kinds_A": {"play 7H 7S": "plain"}},
        "play 7H 7S",
        {"hand_sizes": (2, 1), "sees": {"play play": ["match", "match", "plain"]}, "events": {"draw": 1}, "turn": B}),
    case("E2 slam", at("3D 3C 3H 2D 2S AH 9D JM | KS", last="3S"),
        "play 3D 3C 3H", {"legal": ["give AH", "give 2D", "done"]},
        {"why": {"give 2S": "You can’t give 2S: the set has no spades."}},
        {"why": {"give 9D": "You can’t give 9D: it must be lower than the set."}},
        "give AH, give 2D, done", {"hand_B": "AH 2D KS", "hand_A": "JM JU 2S 9D", "hand_sizes": (4, 3)}),
    case("E3 ace slam", at("AC AH 2D | KS JM", last="AD"), "play AC AH", {"sees": {"play play": ["slam"]}, "turn": B}),
    case("E4 attempt", at("KD 2C | 3D | 4D", last="KH KS", top="7C 9D"),
        "play KD, guess 7C", {"hand_A": "2C", "hand_B": "3D 7C", "hand_sizes": (1, 2, 1), "known": ((), ("7C",), ())}),
    *(
        case(f"E4 attempt {wrong}", at("KD 2C | 3D | 4D", last="KH KS", top="7C 9D"),
            f"play KD, {wrong}", {"hand_A": "2C 7C", "hand_B": "3D", "hand_sizes": (2, 1, 1), "known": ((), (), ())})
        for wrong in ("guess 7S", "no guess")
    ),
    case("E5 skip", at("5D | TH 8D | 4H KH TS 3C | 6D", last="2D", turn=C, phase="window"),
        "1: skip TH", {"turn": C, "legal": ["return 4H", "return KH", "done"]},
        "return 4H, done", {"hand_B": "4H 8D", "hand_C": "3C TH TS KH", "turn": D, "events": {"draw": 0}}),
    case("E6 skip out", at("5D | TS | 2S 4H", **SKIP_OUT), "1: skip TS, done", {"out": (B,), "turn": A}),
    case("E6 kept from going out", at("5D | TS | 2S 4H", **SKIP_OUT),
        "1: skip TS, return 2S, done", {"out": (), "turn": A}),
    case("E6 skip out without a card of the suit", at("5D | TS | 4H", **SKIP_OUT),
        "1: skip TS", {"legal": ["done"]}, "done", {"out": (B,)}),
    case("E7 reversal", at("2D 7D | 7C 3C | 6D 6H 6S 9C | 4H", last="5C", turn=C, last_owner=B, draw="8H 8S"),
        "play 6D 6H 6S", {"hand_C": "8H 9C", "reversed": True, "direction": -1, "turn": B, "top": ("6S", "6H", "6D")},
        {"play": (None,), "last": ("6D", "6H", "6S"), "last_owner": C}, "begin", {"sets": ["7C"]},
        "play 7C", {"hand_B": "3C 6S", "sees": {"draw card": [None, "6S"]}, "play": ("7C", None), "turn": A}),
    case("E8 restart", at("9D KS | 2H 7D | 3D", last="8C", reversed=True, draw="5D", last_owner=B),
        "play 9D",
        {"hand_A": "5D KS", "reversed": False, "direction": 1, "opening": True, "last": (), "top": ("9D", "8C", None)},
        {"play": (), "turn": B}, "begin", {"legal": ["play 2H"]}),
    case("E9 excommunication", at("5D 7D | 8S 2C | 9D 3C | 4H KD", last="5C", turn=B, last_owner=A, draw=""),
        {"kinds_B": {"play 8S": "plain", "table 8S": "plain"}},
        "play 8S",
        {"excommunicated": (B,), "last": ("8S",), "last_owner": B, "play": ("8S",), "hand_sizes": (2, 1, 2, 2)},
        {"draw": (None,) * (54 - 7 - 1)}, "begin, play 9D", {"excommunicated": (B,)},
        "begin, pass", {"excommunicated": ()}, "begin, pass", {"turn": B}),
    case("E9 the table is right", at("5D 7D | 8S 2C | 9D 3C", last="5C", turn=B, last_owner=A, draw=""),
        "table 8S", {"excommunicated": (), "play": ("8S",), "last": ("8S",), "hand_sizes": (2, 2, 2)},
        {"draw": (None,) * (54 - 6 - 1)}),
    case("E10 two players", at("4D 5D 5C 9C KS | 8S 2C", last="3C", excommunicated=[B]),
        "play 4D", {"turn": A, "excommunicated": (B,)}, "begin, play 5D", {"turn": A, "excommunicated": (B,)},
        "begin, play 5C, play 9C", {"turn": A, "excommunicated": (B,)}, "begin", {"events": {"draw": 3}},
        "pass", {"excommunicated": (), "turn": B}),
    case("E12 unwin", at("9C | 9D 9H 8D 2S | 3C", last="7C", last_owner=C),
        "play 9C", {"out": (A,), "ranking": [1, 2, 2]},
        "begin, play 9D 9H, give 8D, done", {"out": (), "hand_A": "8D", "ranking": [1, 1, 1], "turn": C}),
    case("E12 unwin by the last card", at(" | 9D 9H 8D | 3C", last="9C", last_owner=A, turn=B),
        "play 9D 9H, give 8D, done", {"out": (B,), "scores": [0, 2, 0]}),
    case("strict offers the table at every set", at("4D | 5D", last="3D", options=STRICT),
        {"legal": ["play 4D", "table 4D", "pass"]}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), EXAMPLES)
def test_examples(position, steps):
    follow(position(), steps)


def test_a_set_laid_face_down_is_told_in_words():
    state = play(table("JH JS 2C", "3D", last="9D", reversed=True, draw="8D 8C"), "play JH JS")
    assert events(state, "play")[0]["cards"] == ["JH", "JS"]
    assert state.game.event_to_string(events(state, "play")[0], ["Ada", "Bea"]) == "Ada plays JH and JS."


@pytest.mark.parametrize(("held", "drawn"), [*enumerate([5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 5, 4, 3])])
def test_E11_shame(held, drawn):
    pack = [rank + suit for rank in "23456789" for suit in "DCHS"]
    own = " ".join(pack[:held])
    state = table("KD KC", own, "QD", turn=C, phase="window", options=CHEATING, accusable=[B], telltale=[B])
    play(state, "0: accuse 1")
    assert seen(state).hand_sizes[B] == held + drawn
    assert seen(state).shamed == (B,)
    assert set(seen(state).known[B]) == set(seen(state, B).hand)
    assert seen(state).out == ()
