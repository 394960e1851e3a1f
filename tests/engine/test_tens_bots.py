"""The computer players of Tens: legal, reproducible, by what is visible alone, and no fools."""

import random

import pytest

from tenfold import bots
from tenfold.bots.tens import foresight, judgement, lookahead, rules, speech, text
from tenfold.bots.tens.player import TensBot
from tenfold.french import CARDS, RANKS
from tenfold.games.tens import Tens
from tenfold.games.tens.cards import FACE_DOWN, VALUES
from tenfold.messages import in_text
from tests.engine.positions import play, tens, tens_grids

LEVELS = bots.LEVELS
SKILLED = ["medium", "hard"]
EVEN = foresight.Deck((*[1 / 13] * 13, 0.0), 75 / 13, VALUES, Tens().block)
"""Every rank as likely as the other."""


def decide(state, level, seed=0):
    return TensBot(state.game, level, seed).choose(state.observation(state.current_player()))


def ranks(text):
    """`7 K ?` … as ranks, ? face down."""
    return [FACE_DOWN if rank == "?" else RANKS.index(rank) for rank in text.split()]


def play_hands(state, *levels):
    """Play on, each seat by its level; how many turns each hand took."""
    players = [TensBot(state.game, levels[seat % len(levels)], seat) for seat in range(state.game.players)]
    turns = []
    while not state.is_terminal():
        before = state.observation(state.current_player())
        decision = players[before.current_player].choose(before)
        assert decision.action in state.legal_actions()
        assert decision.text == state.action_to_string(decision.action)
        state.apply_action(decision.action)
        if state.observation().hand != before.hand:
            turns.append(before.turns + 1)
    return turns


@pytest.mark.parametrize("level", LEVELS)
def test_hands_end_in_time(level, thorough):
    for seed in range((20 if level == "hard" else 50) if thorough else 2):
        players = 2 + seed % 5
        (turns,) = play_hands(Tens(players, end="1-hand").new_initial_state(seed), level)
        assert turns <= (rules.PATIENCE + 12) * players


@pytest.mark.covering
@pytest.mark.parametrize("levels", [("easy", "hard"), ("medium", "hard"), ("easy", "medium"), LEVELS])
@pytest.mark.parametrize(
    "options", [{"end": "50"}, {"decks": "1", "end": "3-hands"}, {"tie": "extra-hand", "end": "50"}]
)
def test_whole_games_between_any_levels_end(levels, options):
    for seed in range(2):
        turns = play_hands(Tens(3, **options).new_initial_state(seed), *levels)
        assert 1 <= len(turns) < 60


def test_the_patience_of_all_levels_has_an_end():
    """No one would give these cards away, but a hand is not for ever: the hidden cells are turned up."""
    grids = ["KS KH KD KC 7S KS KH KD KC (7H)", "QS QH QD QC 7D QS QH QD QC (7C)"]
    state = tens(grids, pile="TS JS TH JH TD JD TC JC 8C 9C", options={"decks": "2"}, turns=2 * rules.PATIENCE)
    for level in LEVELS:
        copy = state.clone()
        play(copy, decide(copy, level).text)
        assert decide(copy, level).text == "place r2c5"


def test_the_easy_level_is_careless():
    state = tens(["7S 2H 9D TC 4S (KS) (KH) (KD) (KC) (7H)", "2S 3H 4D 5C 6S (KS) (KH) (KD) (KC) (7C)"], in_hand="9S")
    assert len({decide(state, "easy", seed).text for seed in range(60)}) > 1
    takes = tens(["7S (2H) 9D (TC) 4S (KS) (KH) (KD) (KC) (7H)"] * 2, stacks=["", "9C"])
    texts = [decide(takes, "easy", seed).text for seed in range(100)]
    assert set(texts) == {"take 1", "draw"}
    assert texts.count("take 1") > 60


# What skilled players do.

HIDDEN = "(2H) (3H) (4H) (5H) (6H)"
PACK = " ".join(card for card in CARDS if card not in ("2H", "3H", "4H", "5H", "6H"))
"""A draw pile of about the usual cards."""


@pytest.mark.parametrize("level", SKILLED)
def test_a_card_that_matches_a_high_one_is_taken_and_placed_under_it(level):
    state = tens([f"QS (3S) 9S (5S) 4S {HIDDEN}", f"2D (3D) 4D (5D) 6D {HIDDEN}"], stacks=["", "QD"], pile=PACK)
    assert decide(state, level).text == "take 1"
    play(state, "take 1")
    assert decide(state, level).text == "place r2c1"


@pytest.mark.parametrize("level", SKILLED)
def test_a_king_is_taken_to_bring_a_high_column_down(level):
    """In the last turn it saves ten points for sure; a drawn card saves seven on average."""
    state = tens(tens_grids("22 33 AA QJ 4K", "44 55 66 77 88"), stacks=["", "KD"], pile=PACK, finisher=1)
    assert decide(state, level).text == "take 1"
    play(state, "take 1")
    assert decide(state, level).text in ("place r1c4", "place r2c4")


@pytest.mark.parametrize("level", SKILLED)
def test_a_high_card_that_helps_nowhere_is_not_taken(level):
    state = tens([f"2S (3S) 4S (5S) AS {HIDDEN}", f"2D (3D) 4D (5D) 6D {HIDDEN}"], stacks=["", "QD"], pile=PACK)
    assert decide(state, level).text == "draw"


@pytest.mark.parametrize("level", SKILLED)
def test_a_block_is_worth_more_than_a_pair(level):
    """A fourth seven beside a pair of sevens brings twenty points; matching the jack would bring ten."""
    grid = "7S 7D JS 2S 3S 7H (9S) (8S) (5S) (6S)"
    state = tens([grid, f"2D (3D) 4D (5D) 6D {HIDDEN}"], in_hand="7C")
    assert decide(state, level).text == "place r2c2"


@pytest.mark.parametrize("level", SKILLED)
def test_no_pair_is_broken_for_nothing(level):
    state = tens(["7S 2S 9S (4H) AS 7H (3C) 9H (5S) (6S)", f"2D (3D) 4D (5D) 6D {HIDDEN}"], in_hand="8C")
    assert decide(state, level).text not in ("place r1c1", "place r2c1", "place r1c3", "place r2c3")


@pytest.mark.parametrize("level", SKILLED)
def test_in_the_last_turn_the_highest_card_goes(level):
    last, done = tens_grids("QJ 24 35 AA 2K", "22 33 44 55 6K")
    state = tens([last, done], in_hand="KS", finisher=1)
    assert decide(state, level).text in ("place r1c1", "place r2c1")


def two_seats(own, other, **keys):
    return tens([own, other], pile="2C 3C 8C 9C", options={"end": "1-hand"}, **keys)


def test_hard_finishes_when_it_is_in_front():
    """With all but one card turned up and little to gain, a lead is brought home."""
    own = "AS AH KS 2S 3S AD AC KH 2H (8H)"
    other = "TS (2D) JS (3D) QS (4D) 9S (5D) 8S (6D)"
    assert decide(two_seats(own, other, in_hand="3D"), "hard").text == "place r2c5"


def test_hard_does_not_finish_far_behind():
    own = "QS JS TS 9S 8S JD TD 9D 8D (4H)"
    other = "KS KH AS AH 2S KD KC AD AC (2H)"
    assert decide(two_seats(own, other, in_hand="7D"), "hard").text != "place r2c5"


def test_hard_keeps_back_what_the_next_seat_wants():
    """A queen goes, which costs more than it may gain; a nine would complete a block next door."""
    own = "9S QS 2S (3H) AS 2D (4H) 2H (5H) (6H)"
    other = "9H 9D 4D KS 3S 9C (8H) 5D (TH) (JH)"
    state = tens([own, other], in_hand="KD", pile="2C 3C 8C 9C 5C 6C 7C TC JC")
    assert decide(state, "medium").text == "place r1c2"
    table = judgement.Table(state.game, state.observation(0))
    turns = table.turns(table.hidden[0])
    assert table._points(turns, RANKS.index("9"), None)[1] < table._points(turns, RANKS.index("Q"), None)[1] - 5
    assert decide(state, "hard").text != "place r1c1"


def test_hard_knows_what_a_total_beyond_the_limit_means():
    """Ahead in the totals it wants the game to end, behind it does not."""
    own, other = "QS JS TS 9S 8S JD TD 9D 8D (4H)", "KS KH AS AH 2S KD KC AD AC (2H)"
    ahead = tens([own, other], in_hand="KC", hand=3, totals=[-95, 90])
    table = judgement.Table(ahead.game, ahead.observation(0))
    assert table._wins([0.0, 20.0], 0.0) > 0.99
    assert table._wins([100.0, -150.0], 0.0) < 0.1
    assert table._wins([-10.0, 0.0], 0.0) > table._wins([0.0, 0.0], 0.0)
    fixed = tens([own, other], in_hand="KC", options={"end": "1-hand"})
    last = judgement.Table(fixed.game, fixed.observation(0))
    assert last._wins([9.0, 10.0], 0.0) > 0.5 > last._wins([11.0, 10.0], 0.0)


# What a grid comes to.


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("2 2 3 4 K 2 2 3 5 A", -20 + 9 + 1),
        ("? ? ? ? ? ? ? ? ? ?", 10 * 75 / 13),
        ("K K A A 2 K K A A ?", -40 + 2 + 75 / 13 - 2 * 2 / 13),
    ],
)
def test_a_grid_with_hidden_cards_counts_its_average(grid, expected):
    assert foresight.if_over(ranks(grid), EVEN) == pytest.approx(expected)


def test_the_average_of_a_grid_is_that_of_all_worlds():
    """But for blocks that hidden cards could make, it is what sampling would find."""
    grid = ranks("7 ? 9 2 3 7 K ? 2 A")
    worlds = [Tens().count([*grid[:1], a, *grid[2:7], b, *grid[8:]]) for a in range(13) for b in range(13)]
    assert foresight.if_over(grid, EVEN) == pytest.approx(sum(worlds) / 169, abs=0.3)


def test_the_deck_is_what_nobody_has_seen():
    state = tens([f"QS (3S) 9S (5S) 4S {HIDDEN}", f"2D (3D) 4D (5D) 6D {HIDDEN}"], pile="KC KD", stacks=["", "KH"])
    known = foresight.deck(state.game, state.observation())
    assert known.shares[RANKS.index("K")] == pytest.approx(2 / 16)
    assert known.shares[RANKS.index("Q")] == 0
    assert sum(known.shares) == pytest.approx(1)
    assert known.mean == pytest.approx((2 * 20 + 2 * (3 + 5) + 0) / 16)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7 7 ? ? ? 7 7 ? ? ?", "7 ? 7 ? ? 7 ? 7 ? ?"),
        ("7 7 ? ? ? 7 ? ? ? ?", "7 ? 7 ? ? 7 ? ? ? ?"),
        ("7 7 ? ? ? ? ? ? ? ?", "7 ? 7 ? ? ? ? ? ? ?"),
        ("7 ? ? ? ? 7 ? ? ? ?", "7 7 ? ? ? ? ? ? ? ?"),
        ("2 ? ? ? ? ? ? ? ? ?", "9 ? ? ? ? ? ? ? ? ?"),
    ],
)
def test_better_grids_are_foreseen_to_count_less(better, worse):
    ahead = foresight.future(EVEN, 6.0)
    assert ahead.foresee(ranks(better)) < ahead.foresee(ranks(worse))


@pytest.mark.parametrize("seed", range(40))
def test_without_turns_and_hidden_cards_a_grid_counts_what_it_counts(seed):
    grid = random.Random(seed).choices([0, 1, 2], k=10)
    assert foresight.if_over(grid, EVEN) == Tens().count(grid)


def test_without_a_bonus_for_blocks_none_is_foreseen():
    plain = EVEN._replace(block=0)
    matched = ranks("7 7 ? ? ? 7 7 ? ? ?")
    assert foresight.if_over(matched, plain) == foresight.if_over(matched, EVEN) + 20
    ahead = foresight.future(plain, 6.0)
    assert ahead.foresee(matched) == pytest.approx(ahead.foresee(ranks("7 ? 7 ? ? 7 ? 7 ? ?")))


@pytest.mark.parametrize("blocks", [choice.id for one in Tens.options if one.id == "blocks" for choice in one.choices])
@pytest.mark.parametrize("rank", ["7", "K"])
def test_computer_players_know_the_bonuses_of_their_table(blocks, rank):
    state = Tens(2, blocks=blocks).new_initial_state(1)
    known = foresight.deck(state.game, state.observation(0))
    grid = [RANKS.index(rank)] * 10
    assert foresight.if_over(grid, known) == state.game.count(grid)


def test_partners():
    assert Tens().partners(ranks("7 ? 7 2 ? ? 9 7 7 ?"), RANKS.index("7")) == (3, 5)
    assert Tens().partners(ranks("? ? ? ? ? ? ? ? ? ?"), FACE_DOWN) == ()


# Playing out, and why.


def weigh(state, budget=120):
    return TensBot(state.game, "hard").weigh(state.observation(state.current_player()), budget)


def reasons(state, budget=120):
    """By action, why; with seats for names."""
    return {each.text: in_text(each.why, ["Ann", "Bea"]) for each in weigh(state, budget)}


def test_cards_turned_up_to_begin_with_are_all_the_same():
    judged = weigh(Tens(2).new_initial_state(1))
    assert len({each.worth for each in judged}) == 1
    assert {each.verdict for each in judged} == {"best", "as good"}


def test_a_match_is_named():
    state = tens([f"QS (3S) 9S (5S) 4S {HIDDEN}", f"2D (3D) 4D (5D) 6D {HIDDEN}"], in_hand="QD", pile=PACK)
    first, *others = weigh(state, 1200)  # with less, the margin below depends on luck
    assert first.text == "place r2c1"
    assert all(other.worth < first.worth - 3 for other in others)
    assert str(first.called) == "Put it in row 2, column 1 (match)"
    assert speech.kind_of(state.observation(0), first.action) == text.match
    assert speech.kind_of(state.observation(0), others[0].action) is None


def test_the_only_card_to_take_is_the_only_legal_play():
    state = tens([f"QS (3S) 9S (5S) 4S {HIDDEN}", f"2D (3D) 4D (5D) 6D {HIDDEN}"], pile=PACK)
    (only,) = weigh(state)
    assert (only.text, only.why) == ("draw", bots.ONLY_PLAY)


@pytest.mark.parametrize("seed", range(3))
def test_play_outs_leave_the_grid_as_it_was_but_for_what_was_played(seed):
    """The quick policy tries cells in place; what it looks at must not change."""
    state = Tens(2).new_initial_state(seed)
    rng = random.Random(seed)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
    grid = lookahead.visible(state, state.turn)
    before = [*grid]
    least, cell = lookahead.best_cell(foresight.future(EVEN, 3.0), grid, 5)
    assert grid == before
    foreseen = [foresight.future(EVEN, 3.0).foresee(foresight.placed(grid, at, 5)) for at in range(10)]
    assert least == pytest.approx(min(foreseen))
    assert foreseen[cell] == pytest.approx(least)


@pytest.mark.parametrize("seed", range(4))
def test_the_last_card_of_a_hand_is_worth_what_the_hand_then_counts(seed):
    """The last player knows all but the hidden cards: the worth must be the average over what these may be."""
    rng = random.Random(seed)
    grid = " ".join(f"{rank}S" for rank in rng.sample(RANKS, 9)) + " (7H)"
    done = tens_grids("22 33 44 55 6K")[0]
    state = tens([grid, done], in_hand="KS", finisher=1, pile="7C 8C 9C TC", options={"end": "1-hand"})
    for each in weigh(state, 200):
        counts = []
        for hidden in ("7H", "7C", "8C", "9C", "TC"):
            world = tens(
                [grid.replace("7H", hidden), done], in_hand="KS", finisher=1, pile="2C", options={"end": "1-hand"}
            )
            own, other = play(world, each.text).observation().hands[-1].points
            counts.append(other - own + judgement.VICTORY * (own < other) + judgement.VICTORY / 2 * (own == other))
        assert min(counts) - 1e-9 <= each.worth <= max(counts) + 1e-9


def test_cards_are_what_ranks_are_made_of():
    assert foresight.grid_ranks(["7S", None, "KD"]) == [CARDS["7S"] % 13, FACE_DOWN, RANKS.index("K")]
