"""The 42 edge cases of the rule page of Tenstuff, by number."""

import pytest

from tests.engine.cases import case, follow
from tests.engine.positions import seen, texts
from tests.engine.tenstuff import CHEATING, OFF, STRICT, A, B, C, at, everything_but, table

SIXES = "6D 6H 6S"
SHAME_WITH_TWO_TO_DRAW = {"last": "5C", "draw": "8C 8H", "reversed": True, "phase": "window", "options": CHEATING}
CAUGHT = {"options": CHEATING, "accusable": [B], "telltale": [B]}

EDGES = [
    case("edge 01 only tens without a common suit", at("TD TH | 3D", last="QS"), {"legal": ["pass"]}),
    case("edge 01 they can be thrown", at("3D | TD TH", last="QS", phase="window"),
        {"legal_B": ["skip TD", "skip TH"]}),
    case("edge 02 only tens with a common suit", at("TD TH | 3D", last="QH"), {"sets": ["TH", "TD TH"]}),
    case("edge 03 a single ten thrown is a way out", at("3D | TS | 4H", last="QS", phase="window"),
        "1: skip TS, done", {"out": (B,), "sees": {"out place": [1]}}),
    case("edge 04 the ten just received may be thrown on", at("3D | TS 5D | 4H", last="QS", phase="window"),
        "1: skip TS, done", {"turn": B, "legal_A": ["skip TS"]}, "0: skip TS, done", {"turn": C}),
    case("edge 05 two players", at("TS 4D | 3D", last="QS", turn=B, phase="window"),
        "0: skip TS, done", {"turn": A},
        "1: skip TS, done", {"turn": B, "hand_A": "4D TS", "legal_A": [], "skippable": False},
        {"why_A": {"skip TS": "You can’t skip this turn: everyone has just been skipped."}},
        {"refused_A": {"skip TS": "You can’t skip this turn: everyone has just been skipped."}}),
    case("edge 06 an excommunicated player keeps his ten",
        at("3D | TS 5D | 4H", last="QS", phase="window", excommunicated=[B]),
        {"legal_B": [], "refused_B": {"skip TS": "You can’t throw a 10 while you’re excommunicated."}},
        {"why_B": {"skip TS": "You can’t throw a 10 while you’re excommunicated."}}),
    case("edge 07 an excommunicated player has no turn to skip",
        at("4D 5D | 3D | TS 6D", last="3C", excommunicated=[B]),
        "play 4D", {"turn": C}),
    case("edge 08 a slam on an excommunicated player",
        at("9D 9H 8D 2S | 3C | KD", last="9C", last_owner=B, excommunicated=[B]),
        "play 9D 9H, give 8D, done", {"hand_B": "3C 8D", "excommunicated": (B,)}),
    case("edge 09 a slam on a player who is out", at(" | 9D 9H 8D 2S | 3C", last="9C", last_owner=A, turn=B),
        "play 9D 9H, give 8D, done", {"out": (), "hand_A": "8D"}),
    case("edge 09 without a gift", at(" | 9D 9H 8D 2S | 3C", last="9C", last_owner=A, turn=B),
        "play 9D 9H, done", {"out": (A,)}),
    case("edge 10 the gift is the slammers last cards", at(" | 9D 9H 8D | 3C", last="9C", last_owner=A, turn=B),
        "play 9D 9H, give 8D, done", {"out": (B,), "is_terminal": False, "turn": C}),
    case("edge 11 going out by the slam itself", at(" | 9D 9H | 3C | 4C", last="9C", last_owner=A, turn=B),
        "play 9D 9H", {"out": (A, B), "phase": "window", "events": {"give": 0}}),
    case("edge 12 a slam of twos", at("2H 2S AD AC AH AS JM | 3C", last="2D"),
        "play 2H 2S", {"legal": ["give AH", "give AS", "done"]}),
    case("edge 13 an attempt with the last card", at("KD | 3D | 4D", last="KH KS"),
        "play KD", {"out": (A,), "events": {"guess": 0, "draw": 0}}),
    case("edge 14 an attempt with the draw pile empty", at("KD 2C | 3D", last="KH KS", draw="", options=OFF),
        "play KD", {"phase": "guess", "draw": (None,) * (54 - 2 - 1), "play": ("KD",)},
        "no guess", {"hand_sizes": (2, 1)}),
    case("edge 15 a right guess that empties the draw pile", at("KD 2C | 3D", last="KH KS", draw="7C", options=OFF),
        "play KD, guess 7C", {"draw": (), "events": {"shuffle": 0}}, "begin, pass", {"events": {"shuffle": 1}}),
    case("edge 15 reversed", at("KD 2C | 3D", last="KH KS", draw="7C", reversed=True),
        "play KD, guess 7C", {"events": {"restart": 1}, "opening": True}),
    case("edge 16 a right guess to a shamed player",
        at("KD 2C | 3D", last="KH KS", top="7C", options=CHEATING, shamed=[B]),
        "play KD, guess 7C", {"known": ((), ("3D", "7C"))}),
    case("edge 17 a guess in reversed", at("KD 2C | 3D", last="KH KS", draw="7C 8C", reversed=True),
        "play KD", {"draw": ("7C", "8C")}, "guess 7C", {"hand_B": "3D 7C"}),
    case("edge 18 a match in reversed", at("4D 5D 2C | 3D", last="4H", draw="7C 8C", reversed=True),
        "play 4D, play 5D", {"sees": {"play play": ["match", "plain"]}, "play_A": ("5D", "4D", "4H", *[None] * 47)}),
    *(
        case(f"edge 19 sizes are compared in general in reversed {own} on {last}",
            at(f"{own} 2C | 3D", last=last, draw="7C", reversed=True, play=everything_but(own, "2C 3D 7C")),
            {"kinds_A": {f"play {own}": kind}})
        for own, last, kind in [
            ("6D 6H", "6D 6H 6S", "attempt"),
            ("6D 6H", "6S", "slam"),
            ("6D", "6D 6H 6S", "attempt"),
        ]
    ),
    case("edge 20 three sixes on the table", at(f"{SIXES} 2C | 3D", last="5C", draw=""),
        f"table {SIXES}",
        {"reversed": True, "draw": ("6S", "6H", "6D"), "play": (None,) * (54 - 2 - 1 - 3), "hand_sizes": (2, 1)},
        "begin, pass, begin, pass, begin, pass", {"events": {"restart": 1}}),
    case("edge 21 three sixes misplaced", at(f"{SIXES} 2C | 3D | 4D", last="5C", draw=""),
        f"play {SIXES}",
        {"reversed": True, "excommunicated": (A,), "draw": ("6S", "6H", "6D"), "last": ("6D", "6H", "6S"), "turn": C},
        {"play": (None,) * (54 - 3 - 3), "hand_sizes": (1, 1, 1)}),
    case("edge 22 three sixes as last cards", at(f"{SIXES} | 3D | 4D", last="5C"),
        f"play {SIXES}", {"out": (A,), "reversed": True, "turn": C}),
    case("edge 23 reverse with an empty draw pile", at(f"{SIXES} 2C | 3D", last="5C", draw="7S"),
        f"play {SIXES}", {"play": ()}, "begin, pass", {"play": ()}),
    case("edge 24 restart with an empty face down pile",
        at(f"{everything_but('3D KS 6S')} | 3D KS", last="6S", play="", draw="6S", reversed=True, turn=B),
        "pass", {"draw": (), "play": (), "opening": True, "turn": A}, "begin, play JM", {"events": {"no-draw": 1}},
        "begin, pass", {"events": {"no-draw": 2}}),
    case("edge 25 a restart triggered by a shame draw",
        at("5D 7D | JM | 4D", accusable=[B], telltale=[B], **SHAME_WITH_TWO_TO_DRAW),
        "2: accuse 1", {"hand_B": "JM 5C 8C 8H KS", "reversed": False, "opening": True, "shamed": (B,), "turn": B}),
    case("edge 25 a shame draw of just the last cards",
        at("5D 7D 9D | 3C JM JU | 4D", accusable=[A], telltale=[A], **SHAME_WITH_TWO_TO_DRAW),
        "1: accuse 0", {"hand_sizes": (5, 3, 1), "opening": True, "turn": B}),
    case("edge 26 only active players are compared at a restart",
        at(" | 9D | 2C", last="8S", last_owner=A, draw="8H", reversed=True, turn=B),
        "pass", {"turn": C}),
    case("edge 27 jokers", at("JM | 3D", last="4D"), {"legal": ["pass"]}),
    case("edge 27 on a joker", at("AD 9D KD JU | 3D", last="JM"), {"sets": ["JU", "AD", "9D", "KD"]}),
    case("edge 28 two jokers on a king", at("JM JU 2C | AD 4D", last="KS"),
        "play JM JU, begin", {"sets": ["AD", "4D"]}),
    case("edge 29 four of a kind on their own rank cannot be", at("4D 4C 4H | 3D", last="4S"),
        {"sets": ["4D", "4C", "4D 4C", "4H", "4D 4H", "4C 4H", "4D 4C 4H"]}),
    case("edge 30 equal ranks need no suit", at("JH JS | 3D", last="JD JC"), {"sets": ["JH", "JS", "JH JS"]}),
    case("edge 31 passing round does not clear the pile", at("5D 9D | 3D | 4D", last="8C", last_owner=A, turn=B),
        "pass, begin, pass, begin", {"last": ("8C",), "sets": ["9D"]}),
    case("edge 32 a voluntary pass lifts excommunication", at("5D 9D | 3D | 4D", last="4C", excommunicated=[B]),
        {"sets": ["5D", "9D"]}, "pass", {"excommunicated": ()}),
    case("edge 33 the lowest rank must be led", at("3D 3C KS KD | 4D", opening=True),
        {"legal": ["play 3D", "play 3C", "play 3D 3C"]},
        {"why": {"play KS": "You must lead your lowest rank: 3D and 3C, one or more."}}),
    case("edge 35 slipped cards empty the hand", at("7D 9C | 3D | 4D", last="5C", options=CHEATING),
        "slip 9C, play 7D", {"out": (A,), "last": ("7D",), "play_A": ("7D", "9C", "5C"), "play_B": ("7D", None, "5C")},
        "2: accuse 0", {"out": (), "hand_sizes": (5, 1, 1)}),
    case("edge 36 no fake where nothing could be drawn",
        at(f"{everything_but('3D 5C')} | 3D", last="5C", draw="", options=CHEATING | OFF),
        "pass", {"events": {"no-draw": 1}, "phase": "window", "telltale": ()}),
    case("edge 37 a cheat is punished once", at("7D 9C 2D | 3D | 4D", last="5C", options=CHEATING),
        "slip 9C, play 7D, draw, 2: accuse 0", {"sees": {"accuse right": [True]}, "legal_C": [], "telltale": ()}),
    *(
        case(f"edge 38 shame at {len(own.split())} cards", at(f"3D | {own} | KD", phase="window", **CAUGHT),
            "2: accuse 1", {"hand_sizes": (1, len(own.split()) + 5, 1)})
        for own in ["2C 3C 4C 7C 8C", "2C 3C 4C 7C 8C 2D 4D 7D 8D 9D"]
    ),
    case("edge 39 shamed while excommunicated",
        at("3D 4H | 2C 3C | 4D 9D", last="2S", phase="window", excommunicated=[B], **CAUGHT),
        "2: accuse 1", {"hand_sizes": (2, 5, 2), "shamed": (B,)},
        "begin, pass, draw", {"excommunicated": (), "shamed": (B,)}, "begin, pass, draw", {"shamed": ()}),
    case("edge 40 a gift to a shamed player", at("9D 9H 8D 2S | 3C", last="9C", options=CHEATING, shamed=[B]),
        "play 9D 9H, give 8D, done",
        {"known": ((), ("3C", "8D")), "hand_B": "3C 8D", "sees": {"handed cards": [["8D"]]}}),
    case("edge 41 a ten thrown at the starter",
        at("2D 9D | 4D 4C 8D | TS KD", opening=True, fresh=True, phase="window"),
        "2: skip TS, done", {"turn": B}, "begin", {"legal": ["play 4D", "play 4C", "play 4D 4C"]}),
    *(
        case(f"edge 42 a mistake with a match loses the extra set {options}",
            at("5D 9D 2D | 3D | 4D", last="5C", draw="", options=options),
            "play 5D", {"sees": {"play play": ["match"]}, "turn": B, "excommunicated": (A,), "hand_sizes": (2, 1, 1)})
        for options in ({}, STRICT)
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), EDGES)
def test_edges(position, steps):
    follow(position(), steps)


def test_edge_34_eight_players_reshuffle_in_the_second_round():
    hands = [f"{rank}D {rank}C" for rank in "23456789"]
    state = follow(table(*hands, last="AS", draw="TD TC TH TS JD JC JH JS"), ["pass, begin"] * 8)
    assert seen(state).draw == ()
    assert {"play 2D", "table 2D"} <= set(texts(state))
