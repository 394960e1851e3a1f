"""Every ruling of the rule page of Tenstuff, T1 to T47, named after its mark."""

import itertools
import json

import pytest

from tenfold import GameError, IllegalAction
from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS
from tests.engine.cases import case, follow
from tests.engine.positions import events, play, position, position_of, seen, texts, why
from tests.engine.tenstuff import CHEATING, OFF, STRICT, A, B, C, D, at, everything_but, table

SIXES = "6D 6H 6S"
IN_ORDER = "You can’t go back to this card: choose cards from low to high."
INERT = {"in reversed": {"reversed": True, "draw": "7C"}, "when off": {"draw": "", "options": OFF}}
NAMES = ["Ada", "Bea", "Tom", "Zoë"]
CAUGHT = {"options": CHEATING, "accusable": [B], "telltale": [B], "phase": "window", "last": "2S"}
FIRST_OUT = {"finish": "first-out"}

CASES = [
    case("T1 any number of the lowest rank is led", at("3S 3D 3H KS | KD", opening=True),
        {"legal": [f"play {cards}" for cards in ("3D", "3H", "3D 3H", "3S", "3D 3S", "3H 3S", "3D 3H 3S")]}),
    case("T2 a skipped first turn passes the lead on", at("2D 9D | 4D 8D | TS KD", opening=True, phase="window"),
        "2: skip TS, done, begin", {"turn": B, "legal": ["play 4D"]}),
    case("T3 no draw after the last card", at("5D | 4D | 3D", last="4C"),
        "play 5D", {"hand_sizes": (0, 1, 1), "out": (A,), "events": {"draw": 0}}),
    case("T4 one draw after the extra set", at("4D 5D 9S 9H | 3D", last="4C"),
        "play 4D", {"events": {"draw": 0}}, "play 5D", {"events": {"draw": 1}}),
    case("T5 the extra set may match its own", at("3D 3H 9S 9H | 2D", last="3C"),
        "play 3D, play 3H", {"sees": {"play play": ["match", "match"]}, "phase_A": "turn"}),
    case("T6 a slam on ones own set gives nothing", at("3D 3H 3S 2S | 2D", last="3C", last_owner=A),
        "play 3D 3H 3S", {"sees": {"play play": ["plain"]}, "events": {"give": 0}, "turn": B}),
    case("T6 laid in the same turn", at("3D 3H 3S 2S 9C | 2D", last="3C"),
        "play 3D, play 3H 3S", {"sees": {"play play": ["match", "plain"]}}),
    case("T7 a gift is known to two", at("9D 9H 8D 7H 2S | 3C | 4C", last="9C", last_owner=B),
        "play 9D 9H, give 7H", {"hand_sizes": (3, 1, 1), "legal": ["give 8D", "done"]},
        "give 8D, done", {"sees": {"give count": [2], "handed cards": [None]}, "sees_C": {"handed cards": [None]}},
        {"sees_A": {"handed cards": [["7H", "8D"]]}, "sees_B": {"handed cards": [["7H", "8D"]]}},
        {"known_A": (("JM", "2S"), ("7H", "8D"), ()), "known_C": ((), (), ("4C",)), "hand_B": "3C 7H 8D"}),
    case("T7 each choice has one run of acts", at("9D 9H 8D 7H 2S | 3C | 4C", last="9C", last_owner=B),
        "play 9D 9H, give 8D", {"legal": ["done"]}, {"why": {"give 7H": IN_ORDER}}),
    case("T8 without a gift a winner stays out", at(" | 9D 9H 8D 2S | 3C", last="9C", last_owner=A, turn=B),
        "play 9D 9H, done", {"out": (A,), "events": {"back": 0}}),
    case("T9 places are positions in the order of going out",
        at(" | | 9D 9H 8D | 3C 5S", out=[B, A], last="9C", last_owner=B, turn=C),
        {"ranking": [2, 1, 3, 3]},
        "play 9D 9H, give 8D, done", {"out": (A, C), "ranking": [1, 3, 2, 3], "scores": [3, 0, 2, 0]}),
    case("T10 a skip is one exchange", at("TS | 2S 3D", last="4C", turn=B, phase="window"),
        "0: skip TS, return 2S, done", {"is_terminal": False, "hand_A": "2S", "turn": A}),
    case("T10 nothing in return", at("TS | 2S 3D", last="4C", turn=B, phase="window"),
        "0: skip TS, done", {"is_terminal": True, "ranking": [1, 2]}),
    case("T11 the ten stays", at("TS 5D | 2S", last="4C", turn=B, phase="window"),
        "0: skip TS, return 2S", {"legal": ["done"], "why": {"return TS": "You can’t return the 10 itself."}},
        "done", {"hand_B": "TS"}),
    case("T12 others are asked in seat order after the target",
        at("TS 5D | 3D | TH 5C | TD TC", last="4C", turn=B, phase="window"),
        {"seats_to_act": (C, D, A, B)}),
    case("T13 a full circle of skips ends", at("TS 5D | TH 5C | TD 5H", last="4C", phase="window"),
        "1: skip TH, done, 0: skip TS, done", {"legal_B": ["skip TS"]},
        "1: skip TS, done", {"skips": 3, "skippable": False, "turn": A, "seats_to_act": (A,)}, "begin", {"skips": 0}),
    case("T13 excommunicated players do not count",
        at("TS 5D | TH 5C | TD 5H", last="4C", phase="window", skips=2, excommunicated=[C]),
        {"skippable": False}),
    # Three sixes.
    case("T14 the last set stays", at(f"{SIXES} 9C | 5D 7D | 4H", last="5C"),
        f"play {SIXES}", {"last": ("6D", "6H", "6S"), "last_owner": A}, "begin", {"sets": []}),
    case("T14 fresh pile", at(f"{SIXES} 9C | 5D 7D | 4H", last="5C", options={"after_reversal": "fresh-pile"}),
        f"play {SIXES}, begin", {"last": (), "legal": ["play 4H", "pass"]}),
    case("T15 the draw comes before the reversal", at(f"{SIXES} 9C | 5D 7D", last="5C", top="8H 8S"),
        f"play {SIXES}", {"hand_A": "8H 9C", "draw": ("6S", "6H", "6D", "5C")}),
    case("T16 three sixes in reversed do nothing", at(f"{SIXES} 9C | 5D 7D", last="5C", draw="8H 8S", reversed=True),
        f"play {SIXES}", {"reversed": True, "direction": -1, "play_A": ("6S", "6H", "6D", "5C", *[None] * 45)}),
    *(
        case(f"T17 exactly three sixes {acts}", at(f"{own} | 5D 7D | 4S", last=last),
            acts, {"turn": turn, "reversed": turn == C})
        for own, last, acts, turn in [
            ("6D 6C 6H 6S 9C 9H", "5C", "play 6D 6H 6S", C),
            ("6D 6H 6S 9C 9H", "6C", "play 6D 6H 6S, done", C),
            ("6D 6C 6H 6S 9C 9H", "5C", "play 6D 6H", B),
            ("6D 6H 6S 9C 9H", "6C", "play 6S, play 6D 6H", B),
            ("6D 6C 6H 6S 9C 9H", "5C", "play 6D 6C 6H 6S", B),
        ]
    ),
    case("T16 the restart wins where the shame draw of the last window empties the pile",
        at(f"{SIXES} | 3D 4H", last="5C", draw="8H 8S", reversed=True, options=CHEATING, accusable=[A], telltale=[A]),
        f"play {SIXES}, accuse 0", {"events": {"restart": 1, "reverse": 0}, "reversed": False, "opening": True},
        {"hand_A": "6D 6H 6S 8H 8S", "shamed": (A,)}),
    case("T17 also in a chain", at(f"{SIXES} 5D 9C | 5S 7D | 4S", last="5C"),
        f"play 5D, play {SIXES}", {"reversed": True}),
    case("T17 not where the table plays without", at(f"{SIXES} 9C | 5D 7D", last="5C", options={"reversal": "off"}),
        f"play {SIXES}", {"reversed": False}),
    case("T18 a restart is a first turn",
        at("9D | 2H 7D | | 3D", last="8C", last_owner=B, reversed=True, draw="5D", excommunicated=[D]),
        "pass", {"opening": True, "excommunicated": (), "out": (C,), "turn": B}, "begin", {"legal": ["play 2H"]}),
    case("T18 shame outlasts a restart",
        at("9D | 2H 7D | 3D", last="8C", reversed=True, draw="5D", options=CHEATING, shamed=[C]),
        "pass", {"shamed": (C,)}),
    # Excommunication.
    case("T19 the table when the draw pile is empty", at("5D | 3D | 4S", last="4C", draw=""),
        "table 5D", {"out": (A,), "draw": (None,) * (54 - 3), "play": ("5D",), "sees": {"shuffle cards": [51]}}),
    case("T19 later sets go on the new pile", at("4D 5D 9C 9H | 3D", last="4C", draw=""),
        "table 4D", {"legal": ["play 5D", "play 9C", "play 9H", "play 9C 9H", "stop"]},
        "play 5D", {"play": ("5D", "4D"), "excommunicated": ()}),
    *(
        case(f"T19 inert {name}", at("5D 9D | 3D", last="4C", **keys),
            {"legal": ["play 5D", "play 9D", "pass"]}, "play 5D", {"excommunicated": ()})
        for name, keys in INERT.items()
    ),
    case("T20 a pass tests nobody", at("5D 9D | 3D", last="4C", draw=""),
        "pass", {"excommunicated": (), "play": ("4C",), "hand_sizes": (3, 1)}),
    *(
        case(f"T21 a mistake ends the turn {kind}", at(f"{cards} 2C | 3D | 4S", last=last, draw=""),
            f"play {cards}", {"sees": {"play play": [kind]}, "phase": "window", "turn": B, "hand_A": "2C"},
            {"last": (*cards.split(),), "play": (*cards.split()[::-1],)})
        for cards, last, kind in [("9D", "9C 9S", "attempt"), ("9D 9H", "9C", "slam")]
    ),
    case("T21 out wins over the mistake", at("9D | 3D | 4S", last="8C", draw=""),
        "play 9D", {"out": (A,), "excommunicated": ()}),
    case("T22 an excommunicated player is passed over",
        at("KD 2C | TS 3D | 4S", last="KH KS", top="7C", excommunicated=[B]),
        "play KD, guess 7C", {"hand_C": "4S 7C", "turn": C, "legal_B": []}),
    case("T22 but he can be given cards", at("9D 9H 8D 2S | 3C | KD", last="9C", last_owner=B, excommunicated=[B]),
        "play 9D 9H, give 8D, done", {"hand_B": "3C 8D"}),
    case("T22 and be caught", at("3D 4H | 2C 3C | 4D 9D", excommunicated=[B], **CAUGHT),
        "2: accuse 1", {"shamed": (B,)}),
    case("T23 a pass lifts a skip does not", at("3D 4H | TS 3C | 4D 9D", last="2S", phase="window", excommunicated=[C]),
        "1: skip TS, done", {"excommunicated": (C,)},
        "begin, pass", {"excommunicated": (), "sees": {"lifted seats": [[C]]}}),
    case("T23 all return when nobody is left", at("5D | 8S 2C | 9S", last="3C", excommunicated=[B, C]),
        "play 5D", {"out": (A,), "excommunicated": (), "turn": B}),
    case("T23 his own pass lifts nobody else s only", at("5D 6D | 8S 2C | 9S", last="KC", excommunicated=[B]),
        "pass", {"excommunicated": ()}),
    case("T24 a false alarm brings nothing", at("5D 9C 9H | 3D", last="5C", options=STRICT),
        "table 5D", {"events": {"false-alarm": 1}, "play": ("5D", "5C"), "hand_sizes": (3, 1), "turn": B}),
    case("T24 no gift by a slam", at("5D 5H 4D 9C | 3D", last="5C", options=STRICT),
        "table 5D 5H", {"events": {"give": 0}}),
    case("T24 no guess by an attempt", at("5D 4D 9C | 3D", last="5C 5H", options=STRICT),
        "table 5D", {"phase": "window"}),
    case("T24 assisted does not offer it", at("5D 9C | 3D", last="5C"),
        {"legal": ["play 5D", "play 9C", "pass"]},
        {"why": {"table 5D": "You can’t choose the table while you can still draw: play on the pile."}}),
    case("T24 three sixes in a false alarm count", at(f"{SIXES} 2C | 3D", last="5C", options=STRICT),
        f"table {SIXES}", {"reversed": True}),
    case("T25 the set is cleared when all pass without a draw",
        at(f"{everything_but('3D 4D KC')} | 3D 4D", last="KC", draw="", options=OFF),
        "pass", {"dry": (A,), "last": ("KC",)}, "begin, pass", {"last": (), "dry": (), "events": {"cleared": 1}},
        "begin", {"kinds_A": {"play JM": "lead"}},
        "pass", {"hand_A": everything_but("3D 4D"), "events": {"shuffle": 1}}),
    case("T25 what counts is that each has passed and not how often",
        at(f"{everything_but('3D 4D KC')} | 3D 4D", last="KC", draw="", options=OFF),
        "pass, 0: skip TD, done, begin, pass", {"dry": (A,), "last": ("KC",), "events": {"cleared": 0}},
        "begin, pass", {"last": (), "dry": (), "events": {"cleared": 1}}),
    case("T26 the next player in the direction", at("KD 2C | 3D | 4D", last="KH KS", draw="7C 8C", reversed=True),
        "play KD, guess 7C", {"hand_C": "4D 7C"}),
    case("T26 alone the guesser draws it himself", at("KD 2C | 3D | 4D", last="KH KS", top="7C", excommunicated=[B, C]),
        "play KD, guess 7C", {"hand_A": "2C 7C", "known": (("7C",), (), ())}),
    case("T26 who comes after", at("KD 2C | 3D | 4D", last="KH KS", top="7C"), {"after": B}),
    case("T26 who comes after in the direction", at("KD 2C | 3D | 4D", last="KH KS", draw="7C 8C", reversed=True),
        {"after": C}),
    case("T26 who comes after whoever sits out", at("KD 2C | 3D | 4D", last="KH KS", top="7C", excommunicated=[B]),
        {"after": C}),
    # Below an attempt lies the set that it was made on, so there is always something to refill.
    case("T27 the refill comes first", at(f"{everything_but('3D KH KS')} | 3D", last="KH KS", draw="", options=OFF),
        "play KD", {"phase": "guess", "draw": (None, None)}, "guess KH", {"play": ("KD",), "draw": (None,)}),
    case("T28 the wrong joker", at("KD 2C | 3D", last="KH KS", top="JU"),
        "play KD, guess JM", {"sees": {"guess right": [False]}, "hand_B": "3D"}),
    case("T28 the right joker", at("KD 2C | 3D", last="KH KS", top="JU"),
        "play KD, guess JU", {"sees": {"guess right": [True]}, "hand_B": "JU 3D"}),
    # Ends before its time.
    case("T46 the first to be out wins and the others count their cards",
        at("7D | 3D 4H | 9C 9D 9H | 2D 2H", last="5C", options=FIRST_OUT),
        "play 7D", {"is_terminal": True, "ranking": [1, 2, 4, 2], "scores": [3, 2, 0, 2], "out": (A,)}),
    case("T46 also by a throw", at("3D 4H | TS | 5S", last="5C", phase="window", options=FIRST_OUT),
        "1: skip TS, done", {"is_terminal": True, "ranking": [3, 1, 2]}),
    case("T46 but not where a card is returned", at("3S 4H | TS | 5S", last="5C", phase="window", options=FIRST_OUT),
        "1: skip TS, return 3S, done", {"is_terminal": False, "out": ()}),
    case("T46 before that nothing is won", at("7D 8D | 3D 4H | 9C", last="5C", options=FIRST_OUT),
        {"ranking": [1, 1, 1], "scores": [0, 0, 0]}),
    case("T46 in the last window each seat is asked once clockwise",
        at("7D 9C | 3D 4H | 5S 6S", last="5C", options=CHEATING | FIRST_OUT, accusable=[C]),
        "slip 9C, play 7D", {"phase": "last", "turn": B, "legal": ["done", "accuse 0", "accuse 2"]},
        "accuse 2", {"phase": "last", "turn": C, "legal": ["done", "accuse 0"], "hand_sizes": (0, 3, 2)},
        {"why_B": {"accuse 0": "You can’t accuse anyone yet: wait for your turn to accuse."}},
        "done", {"is_terminal": True, "ranking": [1, 3, 2]}),
    case("T46 who is caught in the last window plays on, and so does everybody",
        at("7D 9C | 3D 4H | 5S 6S", last="5C", options=CHEATING | FIRST_OUT),
        "slip 9C, play 7D, done, accuse 0", {"phase": "window", "turn": B, "out": (), "shamed": (A,)}),
    case("T46 another who is caught draws and the winner has won",
        at("7D | 3D 4H | 5S 6S", last="5C", options=CHEATING | FIRST_OUT, accusable=[C], telltale=[C]),
        "play 7D, accuse 2", {"hand_sizes": (0, 2, 5), "shamed": (C,), "turn": C},
        "done", {"is_terminal": True, "ranking": [1, 2, 3]}),
    # Cheating.
    case("T29 to the next multiple of five", at("3D | 4D 5D | 6D", **CAUGHT),
        "2: accuse 1", {"hand_sizes": (1, 5, 1), "events": {"draw": 3}}),
    case("T29 short supply", at(f"{everything_but('4D 5D 2S 9C 6D 7H')} | 4D 5D | 6D", draw="9C 7H", **CAUGHT),
        "2: accuse 1", {"hand_B": "4D 5D 7H 9C", "shamed": (B,)}),
    case("T31 caught after going out", at("3D | | 6D KH", out=[B], **CAUGHT),
        "2: accuse 1", {"hand_sizes": (1, 5, 2), "out": (), "shamed": (B,)}),
    case("T30 caught in the last window the hand is open until the next turn of its own is over",
        at("7D 9C | 3D 4H", last="5C", options=CHEATING),
        "slip 9C, play 7D, accuse 0", {"turn": B, "shamed": (A,), "events": {"shame-over": 0}},
        "begin, pass, draw", {"turn": A, "shamed": (A,)},
        "begin, pass, draw", {"shamed": (), "events": {"shame-over": 1}}),
    case("T31 caught in the last window", at("7D 9C | 3D 4H", last="5C", options=CHEATING),
        "slip 9C, play 7D", {"phase": "last", "turn": B, "legal": ["done", "accuse 0"]},
        "accuse 0", {"phase": "window", "turn": B, "out": ()}),
    case("T31 not caught in the last window", at("7D 9C | 3D 4H", last="5C", options=CHEATING),
        "slip 9C, play 7D, done", {"is_terminal": True, "ranking": [1, 2]}),
    case("T31 a wrong accusation in the last window", at("7D | 3D 4H", last="5C", options=CHEATING),
        "play 7D, accuse 0", {"is_terminal": True, "hand_sizes": (0, 3)}),
    case("T44 whoever is next may accuse, but nobody who has had no turn since",
        at("TS | 3D 4H | 5S", last="5C", options=CHEATING, phase="window", turn=B, accusable=[A], telltale=[A]),
        {"why_B": {"accuse 2": "You can’t accuse this player until they’ve had another turn.",
            "accuse 1": "You can’t accuse yourself."}},
        "accuse 0", {"sees": {"accuse right": [True]}}),
    case("T31 caught in the last window after a skip",
        at("TS | 3D 4H", last="5C", options=CHEATING, phase="window", turn=B, accusable=[A], telltale=[A]),
        "0: skip TS, done, accuse 0", {"turn": A, "phase": "window", "hand_sizes": (5, 3)}),
    case("T45 one accusation a seat in the last window",
        at("7D | | 3D 4H", last="5C", out=[B], options=CHEATING, accusable=[A, B], telltale=[B]),
        "play 7D", {"turn": C, "phase": "last", "legal": ["done", "accuse 0", "accuse 1"]},
        "accuse 0", {"sees": {"accuse right": [False]}, "is_terminal": True, "ranking": [2, 1, 3]}),
    case("T44 not before the next turn of the accused",
        at("3D 4H | 4D 5D | 6D", last="2S", options=CHEATING, accusable=[B], phase="window"),
        "2: accuse 1", {"legal_C": []},
        {"why_C": {"accuse 1": "You can’t accuse this player until they’ve had another turn."}},
        "begin, pass, draw, begin, pass, draw", {"legal_A": ["accuse 1"]}),
    # Step 12: in every window any seat that holds cards may.
    case("whoever is next may accuse too before the turn begins", at("3D 4H | 2C 3C | 4D 9D", turn=C, **CAUGHT),
        {"legal": ["begin", "accuse 1"]}, "accuse 1", {"shamed": (B,), "turn": C, "legal": ["begin"]}),
    *(
        case(f"T32 a wrong accusation {penalty}",
            at("3D | 4D | 6D KH", **CAUGHT | {"telltale": [], "options": CHEATING | {"wrong_accusation": penalty}}),
            "2: accuse 1",
            {"sees": {"accuse right": [False]}, "hand_sizes": (1, 1, size), "shamed": shamed, "legal_C": []},
            {"phase": "window"})
        for penalty, size, shamed in [("draw-1", 3, ()), ("nothing", 2, ()), ("shame", 5, (C,))]
    ),
    case("T32 a seat can be accused again after a turn",
        at("3D 5D | 4D | 6D KH", phase="window", options=CHEATING, last="2S"),
        {"legal_C": []}, "begin, play 3D, draw, 2: accuse 0", {"legal_C": []},
        "begin, pass, draw, begin, pass, draw, begin, pass, draw", {"legal_C": ["accuse 0", "accuse 1"]}),
    case("T34 play goes on until one player holds cards", at("7D | 8D | 9D 3C", last="6C"),
        "play 7D", {"is_terminal": False},
        "begin, play 8D", {"is_terminal": True, "ranking": [1, 2, 3], "scores": [2, 1, 0], "returns": [1, 0, -1]}),
    case("T36 nobody skips himself but the next after his turn", at("TS 5D 9H | 3D 4H", last="4C", phase="window"),
        {"why_A": {"skip TS": "You can’t skip your own turn."}}, "begin, play 5D, 0: skip TS, done", {"turn": A}),
    case("T37 every turn played to its end draws one card", at("5D 9H | 3D 4H", last="4C"),
        "play 5D", {"hand_sizes": (2, 2), "events": {"play": 1, "draw": 1}}),
    case("T37 a pass too", at("5D 9H | 3D 4H", last="4C"),
        "pass", {"hand_sizes": (3, 2), "events": {"play": 0, "draw": 1}}),
    case("T38 the extra set is optional and has to be legal", at("5D 9H 2C | 3D 4H", last="5C"),
        "play 5D", {"legal": ["play 9H", "stop"]}, "stop", {"hand_sizes": (3, 2), "turn": B}),
    *(
        case(f"T39 a low pile {left}", at("5D 9H | 3D 4H", last="4C", draw=left, options=CHEATING),
            "arrange", {"legal": orders})
        for left, orders in [("AS KS", ["order 1 2 3", "order 2 1 3"]), ("AS", ["order 1 2 3"])]
    ),
    case("T39 not in reversed", at("5D 9H 5C | 3D 4H", last="5H", draw="AS KS", options=CHEATING, reversed=True),
        {"why": {"arrange": "You can’t arrange the draw pile: it has no face-down cards."}}),
    case("T39 only first", at("5D 9H 5C | 3D 4H", last="5H", options=CHEATING),
        "play 5D", {"why": {"arrange": "You can’t arrange the draw pile now: do it as your turn starts."}}),
    case("T41 three cards at most", at("5D 6D 7D 8D 9H KH | 3D 4H", last="4C", options=CHEATING),
        "slip 6D, slip 8D, slip 9H", {"legal": ["play 5D", "play 7D", "play KH"]},
        {"why": {"slip KH": "You can’t slip more than 3 cards under a set: they would show."}},
        {"why": {"play 6D": "You can’t play what you slip under the set: 6D."}},
        "play 5D, draw",
        {"play_A": ("5D", "9H", "8D", "6D", "4C"), "play_B": ("5D", None, None, None, "4C"), "last": ("5D",)},
        {"telltale": (A,)}),
    case("T41 a set to lay is left", at("5D 2D | 3D 4H", last="4C", options=CHEATING),
        {"legal": ["play 5D", "slip 2D", "pass", "arrange"]},
        {"why": {"slip 5D": "You can’t slip 5D: you’d have no set left to play on it."}}),
    case("T42 the order of the cards in a set", at("9S 9C 9D JU JM 2D 3D | 3C 4H", last="8C", options=CHEATING),
        "slip 2D, slip 3D, play 9D 9C 9S", {"play_A": ("9S", "9C", "9D", "3D", "2D", "8C")}),
    case("T42 jokers", at("JU JM 2D | 3D", last="KC"), "play JM JU", {"play": ("JU", "JM", "KC")}),
    case("T43 the face up draw pile is known",
        at(f"{SIXES} 9C | 4D 7D", last="5C", play="5C 4C 4S 3H", draw=everything_but(f"{SIXES} 9C 4D 7D 5C 4C 4S 3H")),
        f"play {SIXES}", {"draw": ("6S", "6H", "6D", "5C", "4C", "4S", "3H")}),
    case("T43 a shuffle wipes out", at("5D 9D | 3D", last="4C", draw="", options=OFF),
        {"play": ("4C", *everything_but("4C 5D 9D 3D").split()[::-1])}, "pass", {"draw_B": (None,) * 49}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), CASES)
def test_rulings(position, steps):
    follow(position(), steps)


def test_T1_the_lowest_card_begins():
    for seed in range(20):
        state = Tenstuff(4).new_initial_state(seed)
        lowest = [min(CARDS[card] for card in seen(state, seat).hand) for seat in range(4)]
        assert lowest[state.current_player()] == min(lowest)
        assert events(state, "start")[0]["seat"] == state.current_player()


def test_T7_a_return_tells_number_and_suit():
    state = table("2H 5H 9D", "TH KD", "4C", last="3C", phase="window")
    play(state, "1: skip TH", "return 2H", "return 5H", "done")
    event = events(state, "return", player=C)[0]
    assert (event["count"], event["suit"], event["to"]) == (2, "hearts", B)
    assert seen(state, A).known[B] == ("2H", "5H")
    assert seen(state, C).known[B] == ()
    assert seen(state, C).possible[B] & 1 << CARDS["2H"]


def test_T30_the_hand_is_open_until_the_end_of_the_next_turn_taken():
    state = table("3D 7D", "4D 5D", "6D TS KH", **CAUGHT)
    play(state, "2: accuse 1", "begin", "pass", "draw")
    assert state.current_player() == B
    play(state, "2: skip TS", "done")
    assert seen(state).shamed == (B,)
    assert "TS" in seen(state).known[B]
    play(state, "begin", "pass", "draw", "begin", "pass", "draw")
    assert state.current_player() == B
    play(state, "begin", "pass", "draw")
    assert seen(state).shamed == ()
    assert len(events(state, "shame-over")) == 1
    assert set(seen(state).known[B]) == set(seen(state, B).hand)


def test_T30_the_open_hand_is_seen_by_all():
    state = table("3D 7D", "4D 5D", "6D KH", **CAUGHT)
    play(state, "2: accuse 1")
    for player in (None, A, C):
        assert seen(state, player).known[B] == seen(state, B).hand


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


@pytest.mark.parametrize("players", range(2, 9))
def test_T35_points_by_place(players):
    cards = ["JM", "AD", "2D", "3D", "4D", "5D", "7D", "8D"][:players]
    state = table(*cards, opening=True)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.scores() == [*range(players - 1, -1, -1)]
    assert state.game.high_score_wins


@pytest.mark.parametrize(
    ("players", "hand", "dealt"),
    [(2, "auto", 10), (5, "auto", 8), (8, "auto", 5), (4, "5", 5), (8, "5", 5), (6, "7", 7), (4, "10", 10)],
)
def test_T47_the_hand(players, hand, dealt):
    state = Tenstuff(players, hand=hand).new_initial_state(1)
    assert seen(state).hand_sizes == (dealt,) * players
    assert len(seen(state).draw) == len(CARDS) - players * dealt >= 8


@pytest.mark.parametrize(("players", "hand", "most"), [(8, "6", 5), (7, "7", 6), (6, "8", 7), (5, "10", 9)])
def test_T47_at_least_eight_cards_are_left_to_draw(players, hand, most):
    with pytest.raises(GameError) as refused:
        Tenstuff(players, hand=hand)
    assert str(refused.value) == (f"You can’t deal {hand} cards each: {players} players can have {most} at most.")


def test_T39_arranging_the_pile():
    state = table("5D 9H", "3D 4H", last="4C", top="AS KS QS JS", options=CHEATING)
    assert texts(state)[-1] == "arrange"
    before = state.events()
    play(state, "arrange")
    assert seen(state, A).draw[:4] == ("AS", "KS", "QS", None)
    assert seen(state, A).phase == "arrange"
    assert seen(state, B).phase == seen(state).phase == "turn"
    assert texts(state) == [f"order {' '.join(map(str, order))}" for order in itertools.permutations((1, 2, 3))]
    play(state, "order 3 1 2")
    assert seen(state, A).draw[:3] == ("QS", "AS", "KS")
    assert "arrange" not in texts(state)
    assert why(state, "arrange") == "You can’t arrange the draw pile twice in a turn."
    assert state.events() == before
    assert (seen(state, A).arranged, seen(state).telltale) == (True, ())
    play(state, "play 5D", "draw", "begin", "pass", "draw")
    assert "QS" in seen(state, A).hand
    assert "AS" in seen(state, B).hand
    assert "KS" not in seen(state, A).draw  # Bea may have arranged the pile as well
    play(state, "1: accuse 0")
    assert events(state, "accuse")[0]["right"]


def test_T41_slipped_cards_are_gone_as_soon_as_the_set_is_seen():
    state = table("2C 5D 9H", "3D 4H", last="4C", options=CHEATING)
    play(state, "slip 2C")
    for eyes in (A, B, None):
        shown = state.clone().witness(state.string_to_action("play 5D"), A, eyes=eyes)
        assert [one.event["kind"] for one in shown[:2]] == ["play", "counts"]
        for one in shown[:2]:
            assert one.picture.hand == (("9H",) if eyes == A else ("3D", "4H") if eyes == B else ())


def test_T41_a_faked_draw():
    state = table("5D 9H", "3D 4H", last="4C", options=CHEATING)
    play(state, "play 5D")
    assert texts(state) == ["draw", "fake"]
    drawn = len(seen(state).draw)
    honest = play(state.clone(), "draw")
    play(state, "fake")
    assert (seen(state).hand_sizes[A], len(seen(state).draw)) == (1, drawn)
    draws = [events(state, "draw", player=player)[0] for player in (A, B, None)]
    assert draws[0]["card"] is None
    assert [state.game.event_to_string(event, NAMES) for event in draws] == [
        "Ada pretends to draw.",
        "",
        "",
    ]
    assert [events(honest, "draw", player=player)[0] for player in (B, None)] == draws[1:]
    play(state, "begin", "pass", "draw")
    assert texts(state, B) == ["accuse 0"]


@pytest.mark.parametrize("seat", [B, C, None])
def test_T43_a_slipped_card_may_be_any_that_the_slipper_could_hold(seat):
    """Worlds in which nothing differs but A's hidden cards and which card is slipped: only A can tell them apart."""
    others, own = set(), set()
    slips = [(cards, slipped) for cards in ("6H QC", "5S JH", "3C 7S") for slipped in (*cards.split(), "8D")]
    for cards, slipped in slips:
        hands = f"KD {cards}", "9D 9S 8D 2C", "3D 4H"
        state = nothing_slipped_yet(table(*hands, turn=B, last="9C", last_owner=A, top="AS AC AD", options=CHEATING))
        play(state, "play 9D 9S", "give 8D", "done", "draw", "begin", "pass", "draw", "begin")
        acts = f"slip {slipped}", "play KD", "draw", "begin"
        others.add((*(play(state, act).observation(seat) for act in acts), json.dumps(state.events(player=seat))))
        own.add(state.observation(A))
    assert len(others) == 1
    assert len(own) == len(slips)
    under = seen(state, seat).possible[-1]
    assert all(under >> CARDS[card] & 1 for cards, _ in slips for card in (*cards.split(), "8D"))


def nothing_slipped_yet(state):
    """The same position, in which everyone knows that no hidden card lies in the play pile."""
    data = position_of(state)
    for memory in data["memory"]:
        memory["possible"] = memory["possible"][:-14] + "0" * 14
    return state.game.deserialize_state(json.dumps(data))


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


# What is refused, and what is told.


@pytest.mark.parametrize(
    ("last", "text", "reason"),
    [
        ("9C", "play 4D", "A 4 is too low: you need a 9 or higher."),
        ("9C", "play AD", "An ace is too low: you need a 9 or higher."),
        ("9C", "play KS", "KS isn’t in your hand."),
        ("JC JS", "play 4D", "On a jack, a 4 must share a suit with it: clubs or spades."),
        ("9C", "begin", "You can’t do that now: play a set or pass."),
        ("9C", "draw", "You can’t do that now: play a set or pass."),
        ("9C", "stop", "You can’t stop before you’ve played a set: pass instead."),
        ("9C", "arrange", "You can’t cheat at this table: cheating is off."),
        ("9C", "slip 4D", "You can’t cheat at this table: cheating is off."),
        ("9C", "skip TD", "TD isn’t in your hand."),
        ("9C", "accuse 1", "You can’t accuse anyone: cheating is off at this table."),
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
    sentences = [state.game.event_to_string(event, NAMES) for event in state.events(player=B)]
    assert [sentence for sentence in sentences if sentence] == [
        "Ada plays 9D and 9H: a slam.",
        "Ada gives Bea 1 card.",
        "Bea gets 8D.",
    ]
    lines = state.game.observation_to_string(seen(state, B), NAMES[:2]).splitlines()
    assert lines[0] == "Draw pile: 47 cards, face down    Play pile: 3 cards    To beat: 9D 9H of Ada"
    assert lines[1:] == ["  Ada: 2 cards", "  Bea: 2 cards (to play)", "Bea’s hand: 3C 8D"]


# Positions.


BAD = [
    ({"hands": [["3D"], ["3D"]]}, "There is only one 3D."),
    ({"hands": [["3D"], ["XX"]]}, "Tenstuff has no card 'XX'. Cards are written like “JM”, “JU”, “AD”."),
    ({"draw": [], "play": []}, "Every card needs a place"),
    ({"last": ["KD", "QD"]}, "“last” must be a set of cards of one rank."),
    ({"last": ["4D"], "play": ["5D"]}, "The “last” set must be on top of the play pile."),
    ({"hands": [["3D"], []]}, "“out” must name the seats without cards, in order of going out."),
    ({"hands": [["3D"], []], "out": [1]}, "The game is over when one seat is left with cards, and not before."),
    (
        {"phase": "sleep"},
        "“phase” must be window, turn, arrange, guess, give, return, draw, last or over, not 'sleep'.",
    ),
    ({"phase": "over", "turn": 0}, "When the game is over, “turn” must be null."),
    ({"phase": "give"}, "“partner” must be the seat that gets a gift or a return, and null at other times."),
    ({"excommunicated": [0]}, "“turn” must be a seat that holds cards and isn’t excommunicated."),
    ({"excommunicated": [2]}, "“excommunicated” must name seats from 0 to 1, each at most once."),
    ({"dry": [2]}, "“dry” must name seats from 0 to 1, each at most once."),
    ({"dry": -1}, "“dry” must be a whole number from 0 to 9, not -1."),
    ({"shamed": [1]}, "Cheating is off at this table, so no one can be shamed or suspected."),
    ({"marked": ["3D"], "phase": "turn"}, "“marked” must be cards that can be given, returned or slipped now."),
    (
        {"fresh": True, "hands": [["4D"], ["3D"]]},
        "In a “fresh” opening, “turn” must be the seat with the lowest card.",
    ),
    (
        {"reversed": True, "last": [], "opening": True},
        "There can’t be a “last” set when the lowest cards must be led.",
    ),
    ({"memory": []}, "“memory” needs an entry for each of the 2 seats and one for the table."),
    ({"no such": 1}, "A position of Tenstuff can’t have 'no such'."),
]


@pytest.mark.parametrize(
    ("keys", "reason"), BAD, ids=lambda value: next(iter(value)) if isinstance(value, dict) else ""
)
def test_bad_positions(keys, reason):
    with pytest.raises(GameError) as refused:
        position(Tenstuff(2), **{"hands": [["3D"], ["4D"]], **keys})
    assert reason in str(refused.value)


@pytest.mark.parametrize(("written", "read"), [(0, ()), (1, (C,)), (2, (B, C)), (9, (A, B, C)), ([B], (B,))])
def test_T25_a_number_of_passes_stands_for_the_seats_before_the_one_on_turn(written, read):
    assert seen(table("3D 4D", "5D", "6D", last="9C", dry=written)).dry == read


def test_bad_memories():
    state = Tenstuff(2).new_initial_state(1)
    data = position_of(state)
    for change, reason in [
        ({"known": "00000000000000"}, "must know its own hand"),
        ({"known": "ffffffffffffff"}, "cards that don’t exist"),
        ({"possible": "0" * 56}, "rules out the true place of a card"),
    ]:
        memory = [{**data["memory"][0], **change}, *data["memory"][1:]]
        with pytest.raises(GameError, match=reason):
            Tenstuff(2).deserialize_state(json.dumps({**data, "memory": memory}))
