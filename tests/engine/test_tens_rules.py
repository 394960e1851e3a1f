"""Every worked example, ruling and edge case of the rule page of Tens, named after its mark."""

import itertools
import json
import random
from functools import partial

import pytest

import tenfold
from tenfold.french import CARDS
from tenfold.games.tens import Column, Tens
from tenfold.games.tens.grid import flippable
from tests.engine.cases import case, follow
from tests.engine.positions import events, play, position_of, seen, tens, tens_grids, texts, why

TABLE = Tens()
A, B, C = range(3)
NAMES = ["Bea", "Tom", "Zoë"]
CELLS = [f"r{row}c{column}" for row in (1, 2) for column in range(1, 6)]
PLACES = [f"place {cell}" for cell in CELLS]
NOTHING = "KK AA 22 33 44"  # counts 0
EVERYTHING = "QJ QJ QJ QJ QJ"  # counts 100
THREE = [EVERYTHING, NOTHING, NOTHING]

PROMISED_FLIPS = "3D 5D 3H"


def started(players=3, seed=1, **options):
    """A hand in which everyone has turned up the corners of the upper row and its middle."""
    state = Tens(players, **options).new_initial_state(seed)
    while seen(state).phase == "flip":
        play(state, "flip r1c1", "flip r1c3", "flip r1c5")
    return state


def score(columns):
    return TABLE.score(tens_grids(columns)[0].split())


def at(*grids, **keys):
    """A table to be made later."""
    return partial(tens, [*grids], **keys)


def last_turn(*columns, totals=None, **options):
    """The last card of a hand is about to be placed at r1c1, after which the grids are these."""
    grids = [text.split() for text in tens_grids(*columns)]
    last = len(grids) - 1
    in_hand, grids[last][0] = grids[last][0], "TS"
    return at(
        *(" ".join(grid) for grid in grids),
        in_hand=in_hand,
        turn=last,
        finisher=0,
        hand=1 if totals else 0,
        totals=totals or [0] * (last + 1),
        options=options,
    )


# What a grid counts.

ORACLES = [
    ("AA 77 77 79 KJ", 6, [0, 0, 0, 16, 10], [(1, 2, -20)]),
    ("33 66 66 22 KA", -19, [0, 0, 0, 0, 1], [(1, 2, -20)]),
    ("A3 KK KK KK 22", -26, [4, 0, 0, 0, 0], [(1, 3, -30)]),
    ("77 77 77 77 KA", -39, [0, 0, 0, 0, 1], [(0, 4, -40)]),
    ("77 77 77 77 77", -50, [0, 0, 0, 0, 0], [(0, 5, -50)]),
    ("77 22 77 KA KA", 2, [0, 0, 0, 1, 1], []),
    ("66 66 77 77 KA", -39, [0, 0, 0, 0, 1], [(0, 2, -20), (2, 2, -20)]),
    ("66 66 67 66 66", -27, [0, 0, 13, 0, 0], [(0, 2, -20), (3, 2, -20)]),
    ("55 55 5A 55 55", -34, [0, 0, 6, 0, 0], [(0, 2, -20), (3, 2, -20)]),
    ("KK KK K4 AA 22", -16, [0, 0, 4, 0, 0], [(0, 2, -20)]),
    ("KK AA 22 33 44", 0, [0, 0, 0, 0, 0], []),
    ("JQ JQ JQ JQ JQ", 100, [20, 20, 20, 20, 20], []),
    ("TJ JT QT TT JJ", 60, [20, 20, 20, 0, 0], []),
    # The figures of the rule sheet, beside columns that count nothing.
    ("A3 KK AA 22 33", 4, [4, 0, 0, 0, 0], []),
    ("99 KK AA 22 33", 0, [0, 0, 0, 0, 0], []),
    ("99 A3 KK AA 22", 4, [0, 4, 0, 0, 0], []),
    ("99 99 KK AA 22", -20, [0, 0, 0, 0, 0], [(0, 2, -20)]),
    ("99 99 99 KK AA", -30, [0, 0, 0, 0, 0], [(0, 3, -30)]),
]


@pytest.mark.parametrize(("columns", "total", "points", "blocks"), ORACLES, ids=[oracle[0] for oracle in ORACLES])
def test_the_score_table(columns, total, points, blocks):
    found = score(columns)
    assert found.total == total
    assert [column.points for column in found.columns] == points
    assert list(found.blocks) == blocks
    matched = [text[0] == text[1] for text in columns.split()]
    assert [column.matched for column in found.columns] == matched
    members = {i: number for number, (first, length, _) in enumerate(blocks) for i in range(first, first + length)}
    assert [column.block for column in found.columns] == [members.get(i) for i in range(5)]


@pytest.mark.parametrize(("columns", "total", "points", "blocks"), ORACLES, ids=[oracle[0] for oracle in ORACLES])
def test_the_score_table_at_the_table(columns, total, points, blocks):
    state = play(last_turn(NOTHING, columns, decks="4", end="1-hand")(), "place r1c1")
    assert state.scores() == [0, total]
    assert seen(state).showing == (0, total)
    assert seen(state).hands[0].columns[1] == score(columns)


@pytest.mark.parametrize(
    ("cells", "total"),
    [
        ([None] * 10, 0),
        (["KS", "9H", None, None, None, "KD", None, "9D", None, None], 18),
        (["9S", "9H", None, None, None, "9D", "9C", None, None, None], -20),
        (["JS", None, None, None, None, None, None, None, None, "AD"], 11),
    ],
)
def test_a_face_down_card_counts_nothing_yet(cells, total):
    assert TABLE.score(cells).total == total


@pytest.mark.parametrize("cells", [[], ["AS"] * 9, ["AS"] * 11, ["1S"] * 10, ["AS"] * 9 + [7]])
def test_a_grid_is_ten_cards(cells):
    with pytest.raises(tenfold.GameError, match="ten cards"):
        TABLE.score(cells)


# The three cards to start with.


def test_of_120_triples_38_are_legal_and_no_pair_is_a_dead_end():
    def reachable(cells):
        return any(
            all(cell in flippable(sum(1 << c for c in order[:i])) for i, cell in enumerate(order))
            for order in itertools.permutations(cells)
        )

    triples = [cells for cells in itertools.combinations(range(10), 3) if reachable(cells)]
    assert len(triples) == 38
    for first in range(10):
        for second in flippable(1 << first):
            assert len(flippable(1 << first | 1 << second)) > 0


@pytest.mark.parametrize(
    ("cells", "refused"),
    [
        ("r1c1 r2c2 r1c3", None),
        ("r1c1 r2c1", "r2c1"),
        ("r1c1 r2c2 r2c3", "r2c3"),
        ("r1c2 r1c3", "r1c3"),
        ("r1c1 r1c3 r1c5", None),
        ("r2c5 r1c4 r1c2", None),
        ("r1c1 r1c1", "r1c1"),
    ],
)
def test_flip_legality(cells, refused):
    state = Tens(2).new_initial_state(1)
    seat = state.current_player()
    *before, last = cells.split()
    play(state, *[f"flip {cell}" for cell in before])
    assert seen(state).flips_left == 3 - len(before)
    reason = why(state, f"flip {last}")
    assert (reason is not None) == (refused is not None)
    if refused is None:
        play(state, f"flip {last}")
        assert {CELLS[i] for i, card in enumerate(seen(state).grids[seat]) if card is not None} == set(cells.split())
        assert state.current_player() != seat


# Seat by seat, three cards each lie open.
OPEN = [
    "2S (3S) 4S (5S) 6S (7S) (8S) (9S) (TS) (JS)",
    "2D (3D) 4D (5D) 6D (7D) (8D) (9D) (TD) (JD)",
    "2H (3H) 4H (5H) 6H (7H) (8H) (9H) (TH) (JH)",
]
FINISHING = [
    "2S 3S 4S 5S 6S 7S 8S 9S TS (JS)",
    "2D (3D) 4D (5D) 6D (7D) (8D) (9D) (TD) (JD)",
    "2H 3H 4H 5H 6H 7H 8H 9H TH (JH)",
]
TOUCHES = "You can’t turn up this card: it touches one you’ve already turned up."
ELSEWHERE = {
    "flip r1c2": "You can’t turn up this card: it’s face up already.",
    "draw": "You can’t do that yet: first everyone turns up 3 cards.",
}
FIRST_TAKE = "You can’t do that yet: first draw a card, or take another player’s discard."
FIRST_PLACE = "You can’t do that yet: first put the card you took into your grid."
OWN_STACK = "You can’t take your own discards: they’re for the others."
NO_DISCARD = "You can’t take anything here: there’s no discard."
SEVENS, SIXES = "77 77 77 77 KA", "66 66 66 66 KA"
MORE = {"tie": "extra-hand"}

CASES = [
    case("flips next to one turned up are refused with the reason", partial(Tens(2).new_initial_state, 1),
        "flip r1c2", {"refused": dict.fromkeys(["flip r1c1", "flip r1c3", "flip r2c2"], TOUCHES) | ELSEWHERE}),
    # The rulings.
    case("N10 nothing to shuffle leaves the discards", at(*OPEN, pile="", stacks=["AC", "", "5C"]),
        {"legal": ["take 2"],
         "why": {"draw": "You can’t draw: the draw pile is empty, and there are no discards to shuffle."}}),
    case("N10 without any card to take the turn is lost", at(*OPEN, pile="", stacks=["AC", "", ""]),
        {"turn": B, "happened": ["lost"], "sees": {"lost seat": [A]}, "legal": ["take 0"]}),
    case("N10 a last turn can be lost too",
        at(OPEN[0], tens_grids(NOTHING)[0], pile="", stacks=["AC", ""], finisher=1, options={"end": "1-hand"}),
        {"is_terminal": True, "happened": ["lost", "reveal", "score", "over"]}),
    case("N11 a drawn card is public at once and must be placed", at(*OPEN, pile="9C 2C"),
        "draw", {f"in_hand{eyes}": "9C" for eyes in ("", "_A", "_B", "_C")},
        {"legal": PLACES, "sees": {"draw card": ["9C"], "draw reveals": [True]}}),
    case("N12 a discard taken is an act that reveals nothing", at(*OPEN, stacks=["", "AC 3C", ""]),
        "take 1", {"in_hand": "3C", "in_hand_from": B, "stacks": ((), ("AC",), ()), "sees": {"take reveals": [False]}},
        "place r1c1",
        {"sees": {"place reveals": [True]}, "in_hand": None, "in_hand_from": None, "stacks": (("2S",), ("AC",), ())}),
    case("N12 only what lay under a discard comes to light when it is placed", at(*OPEN, stacks=["", "3C", ""]),
        "take 1, place r1c1", {"sees": {"place reveals": [False]}}),
    case("N13 everybody else has one more turn and may take the finishers discard", at(*FINISHING, pile="AC 3C 4C 5C"),
        "draw, place r2c5",
        {"finisher": A, "to_come": (B, C), "turn": B, "sees": {"finish seat": [A]}, "legal": ["draw", "take 0"]},
        "take 0, place r1c2", {"to_come": (C,)},
        "draw, place r1c1", {"over": {"finisher": A}, "hand": 1},
        {"happened": ["draw", "turn", "place", "finish", "take", "turn", "place", "draw", "place",
            "reveal", "score", "hand"]}),
    case("N14 a second full grid changes nothing", at(*FINISHING, pile="AC 3C 4C 5C"),
        "draw, place r2c5, draw, place r1c1, draw, place r2c5", {"events": {"finish": 1}, "over": {"finisher": A}}),
    *(
        case(f"N15 beyond one hundred {totals}", last_turn(*columns, totals=before, decks="3"),
            "place r1c1",
            {"scores": totals, "is_terminal": True, "ranking": ranking, "sees": {"over total": [totals]}})
        for columns, before, totals, ranking in [
            (THREE, (1, 40, -5), [101, 40, -5], [3, 2, 1]),
            ([SEVENS, SIXES], (-62, -81), [-101, -120], [2, 1]),
            ([SEVENS, EVERYTHING], (-62, 1), [-101, 101], [1, 2]),
        ]
    ),
    *(
        case(f"N15 not beyond one hundred {totals}", last_turn(*columns, totals=before, decks="3"),
            "place r1c1", {"scores": totals, "is_terminal": False, "sees": {"hand hand": [2]}})
        for columns, before, totals in [
            ([NOTHING] * 3, (99, 100, -100), [99, 100, -100]),
            (THREE, (0, 0, 0), [100, 0, 0]),
        ]
    ),
    *(
        case(f"N15 other limits {end}", last_turn("QJ QJ QJ KK AA", NOTHING, end=end),
            "place r1c1", {"scores": [60, 0], "is_terminal": end == "50"})
        for end in ("50", "100", "200")
    ),
    case("N16 equal lowest totals share the win", last_turn(*THREE, totals=[1, 7, 7]),
        "place r1c1", {"is_terminal": True, "ranking": [3, 1, 1], "returns": [-1.0, 0.5, 0.5]}),
    *(
        case(f"N16 the added hand ends the game even within the limit {totals}",
            last_turn(*columns, totals=[-101, -101], **MORE),
            "place r1c1", {"scores": totals, "is_terminal": totals[0] != totals[1], "deciding": True})
        for columns, totals in [
            (["77 KA KA KA KA", "KK KK AA A2 22"], [-97, -118]),
            (["QJ KA KA KA KA", NOTHING], [-77, -101]),
            (["77 KA KA KA KA", "88 KA KA KA KA"], [-97, -97]),
        ]
    ),
    case("N17 a card of a matched pair may be replaced",
        at("2S 3S 4S (5S) 6S 2D (8S) (9S) (TS) (JS)", OPEN[1], pile="AC 5C"),
        "draw", {"showing": (13, 12)}, "place r1c1", {"showing": (16, 12), "stacks": (("2S",), ())}),
    case("N19 all cards are shuffled between hands", last_turn(NOTHING, NOTHING),
        "place r1c1", {"unseen": (2,) * 52, "stacks": ((), ()), "pile": 84}),
    # Only tops can be taken, but everyone has seen what lies below: an observation remembers it.
    case("N20 a stack is remembered card by card", at(*OPEN, stacks=["", "AC 3C", ""]),
        {"stacks": ((), ("AC", "3C"), ()), "taking": ["3C"]}),
    # The edge cases.
    case("E1 the first turn can only draw", partial(started, seed=3),
        {"turn": A, "legal": ["draw"], "why": {"take 0": OWN_STACK, "take 1": NO_DISCARD, "take 2": NO_DISCARD}}),
    case("E2 taking a discard uncovers the card below", at(*OPEN, stacks=["", "AC 3C", ""]),
        "take 1, place r1c1", {"legal": ["draw", "take 0"]},
        "draw, place r1c1", {"legal": ["draw", "take 0", "take 1"], "stacks": (("2S",), ("AC", "2D"), ())}),
    case("E4 a face down card that would have matched goes away for all to see",
        at("2S (3S) 4S (5S) 6S (2D) (8S) (9S) (TS) (JS)", OPEN[1], pile="AC 5C"),
        "draw, place r2c1", {"stacks": (("2D",), ())},
        {"sees": {"place cell": [5], "place card": ["AC"], "place out": ["2D"]}},
        {"sees": {"turn card": ["2D"], "turn cell": [5], "turn reveals": [True]}}),
    case("E8 two players beyond the limit in opposite directions", last_turn(SEVENS, EVERYTHING, totals=[-62, 1]),
        "place r1c1", {"scores": [-101, 101], "ranking": [1, 2]}),
    case("E9 a bad finish has no penalty", last_turn(EVERYTHING, NOTHING, end="1-hand"),
        "place r1c1", {"over": {"finisher": A}, "scores": [100, 0]}),
    case("each refusal says what holds the move back", at(*OPEN, stacks=["AC", "", "5C"]),
        {"refused_A": {**dict.fromkeys(PLACES, FIRST_TAKE), "take 0": OWN_STACK, "take 1": NO_DISCARD}},
        {"why": {"flip r1c2": "You can’t turn up any more cards: take a card and play it instead."}},
        {"why_B": {"draw": "It’s another player’s turn."}},
        "draw", {"refused_A": dict.fromkeys(["draw", "take 0", "take 1", "take 2"], FIRST_PLACE), "refused_B": {}}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), CASES)
def test_rulings(position, steps):
    follow(position(), steps)


# The rulings that take more words.


def test_N1_two_to_six_are_offered_and_eight_can_play():
    assert Tens.offered_players == (2, 3, 4, 5, 6)
    for players in range(2, 9):
        assert Tens(players).new_initial_state(1).current_player() < players
    for players in (1, 9):
        with pytest.raises(tenfold.GameError):
            Tens(players)


@pytest.mark.parametrize(("players", "decks"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_N2_packs_by_the_number_of_players(players, decks):
    state = Tens(players).new_initial_state(1)
    assert seen(state).decks == decks
    assert seen(state).pile == 52 * decks - 10 * players >= 16 * players
    assert seen(state).unseen == (decks,) * 52


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_N2_packs_by_choice(decks):
    assert seen(Tens(3, decks=str(decks)).new_initial_state(1)).pile == 52 * decks - 30


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_N2_one_pack_is_too_few_for_more_than_three(players):
    with pytest.raises(tenfold.GameError, match="One pack is only enough for 2 or 3 players"):
        Tens(players, decks="1")


@pytest.mark.parametrize(("rank", "value"), [*zip("A23456789TJQK", [*range(1, 11), 10, 10, 0], strict=True)])
def test_N3_card_values(rank, value):
    assert TABLE.score([rank + "S", *[None] * 9]).total == value


@pytest.mark.parametrize(("rank", "partner"), [("A", "3"), ("K", "4")])
def test_N4_a_pair_worth_four(rank, partner):
    assert TABLE.score([rank + "S", *[None] * 4, partner + "D", *[None] * 4]).total == 4


@pytest.mark.parametrize("length", range(6))
def test_N5_ten_points_a_column_from_two_columns_on(length):
    cells = ["8S"] * length + [None] * (5 - length)
    assert TABLE.score(cells * 2).total == (-10 * length if length > 1 else 0)


@pytest.mark.parametrize("length", range(6))
def test_N21_without_blocks_a_match_counts_nothing_wherever_it_stands(length):
    cells = ["8S"] * length + [None] * (5 - length)
    score = Tens(blocks="none").score(cells * 2)
    assert (score.total, score.blocks) == (0, ())
    assert [column.matched for column in score.columns] == [True] * length + [False] * (5 - length)


def test_N6_equal_columns_apart_have_no_bonus_and_the_grid_does_not_wrap_round():
    assert score("77 22 77 KA KA").blocks == ()
    assert score("77 KA KA KA 77").total == 3


def test_N7_a_seventh_card_beside_a_block_counts_itself():
    assert score("AA 77 77 79 KJ").columns[3] == Column(16, False, None)


def test_N8_paired_kings():
    assert score("KK A2 A3 A4 A5").columns[0] == Column(0, True, None)
    assert score("KK KK A3 A4 A5").total == -20 + 4 + 5 + 6


def test_N9_the_first_starter_is_chance_and_the_start_goes_round():
    for players in (2, 3, 5):
        assert {seen(Tens(players).new_initial_state(seed)).starter for seed in range(40)} == set(range(players))
    state = Tens(3, end="5-hands").new_initial_state(3)
    rng = random.Random(3)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    starters = [event["seat"] for event in events(state, "hand")]
    assert starters == [(starters[0] + step) % 3 for step in range(5)]
    assert [event["hand"] for event in events(state, "hand")] == [0, 1, 2, 3, 4]


def test_N10_an_empty_pile_is_made_of_the_discards_below_the_top():
    state = tens(OPEN, pile="", stacks=["AC 2C 3C", "", "4C 5C"])
    assert texts(state) == ["draw", "take 2"]
    play(state, "draw")
    known = seen(state)
    assert known.stacks == (("3C",), (), ("5C",))
    assert known.pile == 2
    assert known.in_hand in ("AC", "2C", "4C")
    assert {number for number, count in enumerate(known.reshuffled) if count} == {
        CARDS[card] for card in ("AC", "2C", "4C") if card != known.in_hand
    }
    assert sum(known.unseen) == 21
    assert [(event["kind"], event.get("cards")) for event in state.events()] == [("reshuffle", 3), ("draw", None)]


def test_N10_the_order_of_a_reshuffled_pile_is_not_known_but_its_cards_are():
    state = play(tens(OPEN, pile="", stacks=["AC 2C 3C", "", "4C 5C"]), "draw")
    left = {"AC", "2C", "4C"} - {seen(state).in_hand}
    rng = random.Random(1)
    worlds = [json.loads(state.game.sample_state(seen(state, A), rng).serialize()) for _ in range(60)]
    assert {tuple(world["pile"]) for world in worlds} == set(itertools.permutations(left))
    hidden = set("35789TJ")
    assert all({card[0] for i, card in enumerate(world["grids"][0]) if i % 2} <= hidden for world in worlds)


def test_N10_a_second_shuffle_is_another_one():
    orders = set()
    for source in ("0123456789abc", "0000000000000"):
        state = tens(OPEN, pile="", stacks=["2C 3C 4C 5C 6C 7C 8C 9C TC JC", "", ""], random=source)
        for _ in range(2):
            play(state, "draw")
            orders.add(tuple(position_of(state)["pile"]))
            data = position_of(state)
            assert data["random"] != source
            state = tens(OPEN, pile="", stacks=["2C 3C 4C 5C 6C 7C 8C 9C TC JC", "", ""], random=data["random"])
    assert len(orders) >= 3


@pytest.mark.parametrize("hands", [1, 3, 5, 9])
def test_N15_a_fixed_number_of_hands(hands):
    state = Tens(2, end=f"{hands}-hands" if hands > 1 else "1-hand").new_initial_state(1)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(seen(state).hands) == seen(state).hand == hands
    assert tuple(state.scores()) == tuple(sum(over.points[seat] for over in seen(state).hands) for seat in range(2))


def test_N16_one_more_hand():
    state = last_turn(THREE[0], NOTHING, NOTHING, totals=[1, 7, 7], tie="extra-hand")()
    assert not seen(state).deciding
    play(state, "place r1c1")
    assert not state.is_terminal()
    assert seen(state).deciding
    again = state.game.deserialize_state(state.serialize())
    assert seen(again).deciding


def test_N18_the_three_cards_are_turned_seat_by_seat_from_the_starter():
    state = Tens(3).new_initial_state(5)
    first = seen(state).starter
    for step in range(3):
        for cell in ("r1c1", "r2c2", "r1c3"):
            assert (state.current_player(), seen(state).phase) == ((first + step) % 3, "flip")
            play(state, f"flip {cell}")
    assert (state.current_player(), seen(state).phase, seen(state).flips_left) == (first, "take", 0)
    assert len(events(state, "flip")) == 9
    assert all(event["reveals"] for event in events(state, "flip"))


# The edge cases.


def test_E3_with_two_players_there_is_one_stack_to_take_from():
    state = play(started(2), "draw", "place r1c1")
    other = 1 - state.current_player()
    assert texts(state) == ["draw", f"take {other}"]


def test_E5_the_quickest_finish_is_in_the_seventh_turn():
    state = started(2)
    first = state.current_player()
    turns = 0
    while seen(state).finisher is None:
        hidden = [CELLS[i] for i, card in enumerate(seen(state).grids[state.current_player()]) if card is None]
        cell = hidden[0] if state.current_player() == first else "r1c1"
        turns += state.current_player() == first
        play(state, "draw", f"place {cell}")
    assert turns == 7
    assert seen(state).finisher == first


def test_E6_nobody_is_forced_to_finish():
    state = started(2, decks="1")
    for _ in range(400):
        play(state, "draw", "place r1c1")
        known = seen(state)
        assert known.hand == 0
        assert sum(known.unseen) + sum(known.reshuffled) + sum(map(len, known.stacks)) + 6 == 52
    assert len(events(state, "reshuffle")) > 5
    assert seen(state).turns == 400


def test_E7_cards_face_down_at_the_end_are_turned_without_choice():
    state = tens(FINISHING[:2], pile="AC 3C 4C 5C", options={"end": "1-hand"})
    play(state, "draw", "place r2c5", "draw", "place r1c1")
    assert seen(state).hands[0].grids[B] == ("3C", *SOUND["grids"][1][1:])
    assert events(state, "reveal")[0]["turned"] == [[], [1, 3, 5, 6, 7, 8, 9]]
    assert events(state, "reveal")[0]["reveals"]
    assert state.scores()[B] == 3 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 10


def test_the_end_of_a_hand_can_be_looked_at_step_by_step():
    state = play(tens(FINISHING[:2], pile="AC 3C 4C 5C", options={"end": "1-hand"}), "draw", "place r2c5", "draw")
    witnessed = state.witness(state.string_to_action("place r1c2"))
    points = (*state.scores(),)
    assert [(event["kind"], now.scores, len(now.hands), now.is_terminal) for event, now in witnessed] == [
        ("turn", (0, 0), 0, False),
        ("place", (0, 0), 0, False),
        ("reveal", (0, 0), 1, False),
        ("score", points, 1, False),
        ("over", points, 1, True),
    ]
    assert [now.grids[B][1] for _, now in witnessed] == ["3D", *["3C"] * 4]
    assert [now.grids[B].count(None) for _, now in witnessed] == [6, 6, 0, 0, 0]


def test_E10_no_card_left_anywhere_is_no_position():
    with pytest.raises(tenfold.GameError, match="no card to take"):
        tens(OPEN, pile="")


def test_E11_a_king_in_an_unmatched_column():
    assert score("K8 AA 22 33 44").columns[0] == Column(8, False, None)


@pytest.mark.parametrize("column", ["TJ", "JQ", "QT"])
def test_E12_equal_values_of_different_rank_never_match(column):
    assert score(f"{column} AA 22 33 44").columns[0] == Column(20, False, None)


# What is refused, and what is known.


def test_the_whole_table_sees_what_may_be_done():
    state = started()
    assert state.is_public_turn()
    assert seen(state).legal == seen(state, state.current_player()).legal
    assert seen(state, (state.current_player() + 1) % 3).legal == ()


def test_outlooks():
    state = Tens(2).new_initial_state(1)
    assert [(o.kind, o.value) for o in seen(state).legal] == [("flip", cell) for cell in range(10)]
    state = tens(OPEN, stacks=["", "AC 3C", "4C"], pile="9C 8C")
    assert [(o.text, o.kind, o.value, o.card, o.taker) for o in seen(state, A).legal] == [
        ("draw", "draw", None, None, None),
        ("take 1", "take", 1, "3C", None),
        ("take 2", "take", 2, "4C", None),
    ]
    play(state, "draw")
    assert {(o.kind, o.card) for o in seen(state, A).legal} == {("place", "9C")}
    assert [o.value for o in seen(state, A).legal] == [*range(10)]


def test_previews_tell_what_would_be_visible():
    state = tens(OPEN, pile="4C 8C")
    assert seen(state).previews == ()
    play(state, "draw")
    assert seen(state).showing == (12, 12, 12)
    assert seen(state).previews == (14, 16, 12, 16, 10, 16, 16, 8, 16, 16)
    for cell in range(10):
        then = play(state.clone(), f"place {CELLS[cell]}")
        assert seen(then).showing[A] == seen(state).previews[cell]


def test_sentences():
    state = tens(["2S 3S 4S 5S 6S 7S 8S 9S TS (JS)", *OPEN[1:]], pile="AC 3C 4C 5C", options={"end": "1-hand"})
    play(state, "draw", "place r2c5", "take 0", "place r1c1", "draw", "place r1c1")
    sentences = [state.game.event_to_string(event, NAMES) for event in state.events()]
    assert sentences == [
        "Bea draws AC.",
        "",
        "Bea plays AC and discards JS.",
        "Bea has ten cards face up: one last turn for everyone else.",
        "Tom takes JS from Bea.",
        "Tom plays JS and discards 2D.",
        "Zoë draws 3C.",
        "Zoë plays 3C and discards 2H.",
        "The last cards are turned up.",
        f"This round: Bea {state.scores()[0]}, Tom {state.scores()[1]}, Zoë {state.scores()[2]}.",
        "The game is over.",
    ]
    state = Tens(2, decks="1").new_initial_state(1)
    sentence = state.game.event_to_string(state.events()[0], NAMES)
    assert sentence == f"Round 1: {NAMES[state.current_player()]} starts."
    state = play(last_turn("77 77 77 77 KA", NOTHING)(), "place r1c1")
    assert "This round: Bea −39, Tom 0." in [state.game.event_to_string(event, NAMES[:2]) for event in state.events()]


def test_the_table_in_words():
    state = play(tens(OPEN, stacks=["", "AC 3C", ""], pile="9C 8C"), "take 1")
    assert state.game.observation_to_string(seen(state), NAMES).splitlines()[:4] == [
        "Round 1    Draw pile: 2    In hand: 3C from Tom",
        "Bea: 0 points, 12 showing, discard none",
        "  2S ?? 4S ?? 6S",
        "  ?? ?? ?? ?? ??",
    ]


# Reading positions.


def test_little_has_to_be_there():
    state = Tens(2).deserialize_state(
        json.dumps(
            {
                "grids": [OPEN[i].replace("(", "").replace(")", "").split() for i in (0, 1)],
                "face_up": ["024", "579"],
                "pile": ["AC"],
            }
        )
    )
    assert (state.current_player(), seen(state).starter, seen(state).hand) == (0, 0, 0)


SOUND = {
    "grids": [[rank + suit for rank in "23456789TJ"] for suit in "SDH"],
    "face_up": ["0123456789", "024", "579"],
    "stacks": [["AC", "2C"], ["3C"], []],
    "pile": ["4C", "5C"],
    "turn": 1,
    "turns": 23,
    "finisher": 0,
    "in_hand": ["6C"],
    "taken_from": 2,
    "starter": 1,
    "hands": [{"grids": [text.split() for text in tens_grids(NOTHING, NOTHING, NOTHING)], "finisher": 2}],
}
FLIPPING = SOUND | {
    "face_up": ["024", "03", ""], "stacks": [[], [], []], "turn": 1, "starter": 0, "finisher": None, "in_hand": [],
    "taken_from": None,
}  # fmt: skip


def test_the_positions_that_are_spoilt_below_are_sound():
    for sound in (SOUND, FLIPPING):
        state = Tens(3).deserialize_state(json.dumps(sound))
        data = position_of(state)
        assert data["totals"] == [0, 0, 0]
        assert all(data[key] == value for key, value in sound.items())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"grids": [*SOUND["grids"][:2], ["2H"]]}, "ten cards"),
        ({"grids": SOUND["grids"][:2]}, "each of the 3 seats"),
        ({"pile": ["4C", "4C", "4C"]}, "4C is there 3 times, but the packs have only 2"),
        ({"face_up": ["0123456789", "0224", "579"]}, "every cell only once"),
        ({"face_up": ["0123456789", "02x", "579"]}, "texts made of"),
        ({"face_up": ["0123456789", "012", "579"]}, "don’t touch"),
        ({"face_up": ["0123456789", "02", "579"]}, "before every seat has turned up three"),
        ({"face_up": ["0123456789", "0123456789", "57"]}, "before every seat has turned up three"),
        ({"face_up": ["012345678", "024", "579"]}, "finisher"),
        ({"finisher": None}, "finisher"),
        ({"finisher": 1}, "finisher"),
        ({"turn": 0}, "can’t have another turn"),
        ({"turn": 3}, "a seat from 0 to 2"),
        ({"turns": -1}, "whole number"),
        ({"taken_from": 1}, "their own discards"),
        ({"in_hand": []}, "needs a card “in_hand”"),
        ({"in_hand": ["6C", "7C"]}, "only one card"),
        ({"pile": [], "stacks": [[], [], []], "in_hand": [], "taken_from": None}, "no card to take"),
        ({"pile": [], "reshuffled": True}, "can’t be reshuffled"),
        ({"totals": [1, 0, 0]}, "must be the sums"),
        ({"hand": 0}, "can’t be less"),
        ({"hands": [], "hand": 0, "totals": [1, 0, 0]}, "must be the sums"),
        ({"hands": [{"grids": SOUND["hands"][0]["grids"]}]}, "needs a “finisher”"),
        ({"hands": [{"grids": [["2H"]] * 3, "finisher": 0}]}, "ten cards"),
        ({"hands": [{"grids": [["2H"] * 10] * 3, "finisher": 0}]}, "packs have only"),
        ({"hands": [SOUND["hands"][0] | {"winner": 1}]}, "can’t have 'winner'"),
        ({"hands": [], "hand": 4, "totals": [101, 0, 0]}, "is over after 4 hands"),
        ({"hand": 4, "totals": [0, -101, 0]}, "is over after 3 hands"),
        ({"random": "0" * 12}, "hexadecimal"),
        ({"cards": []}, "can’t have 'cards'"),
        ({"players": 2}, "another table"),
    ],
    ids=str,
)
def test_a_position_that_no_play_leads_to_is_refused(wrong, sentence):
    with pytest.raises(tenfold.GameError, match=sentence):
        Tens(3).deserialize_state(json.dumps(SOUND | wrong))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"face_up": ["03", "02", ""]}, "one seat after the other"),
        ({"face_up": ["024", "03", "1"]}, "one seat after the other"),
        ({"face_up": ["024", "01", ""]}, "can touch"),
        ({"turn": 0}, "Seat 1 is on turn"),
        ({"pile": []}, "no card to take"),
        ({"in_hand": ["6C"]}, "before every seat"),
        ({"stacks": [["AC"], [], []]}, "before every seat"),
        ({"taken_from": 2}, "before every seat"),
    ],
    ids=str,
)
def test_the_first_three_cards_of_a_position_are_looked_at_too(wrong, sentence):
    with pytest.raises(tenfold.GameError, match=sentence):
        Tens(3).deserialize_state(json.dumps(FLIPPING | wrong))


def test_a_finished_game_reads_as_it_was_written():
    state = Tens(3, end="3-hands").new_initial_state(2)
    rng = random.Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    copy = state.game.deserialize_state(state.serialize())
    assert copy.is_terminal()
    assert copy.serialize() == state.serialize()
    assert seen(copy) == seen(state)
    data = position_of(state)
    for wrong in (
        {"hands": data["hands"][:-1]},
        {"hands": [*data["hands"], data["hands"][0]]},
        {"turn": 0},
        {"in_hand": ["2C"]},
        {"face_up": ["012345678", *data["face_up"][1:]]},
        {"grids": data["grids"][::-1]},
        {"finisher": None},
    ):
        with pytest.raises(tenfold.GameError):
            state.game.deserialize_state(json.dumps(data | wrong))


def test_the_same_number_deals_the_same_cards_for_ever():
    """Saves are replayed from their seed: this deal is promised."""
    state = play(Tens(4).new_initial_state(7), "flip r1c1", "flip r1c3", "flip r1c5")
    assert " ".join(event["card"] for event in events(state, "flip")) == PROMISED_FLIPS


def test_two_thousand_random_games_end():
    longest = 0
    for seed in range(2000):
        rng = random.Random(seed)
        state = Tens(2 + seed % 7).new_initial_state(seed).clone(events=False)
        decisions = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        longest = max(longest, decisions)
    assert longest < 3000
