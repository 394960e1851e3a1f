"""What holds in every game of Tens, looked for by Hypothesis; and what can be known and what cannot."""

import itertools
import json
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tenfold import testing
from tenfold.french import TEXTS
from tenfold.games.tens import Tens
from tenfold.games.tens.cards import FACE_DOWN, VALUES
from tests.engine.positions import play, tens
from tests.engine.properties import SEEDS, every_world, position_of, states, tables, whole_game
from tests.running.depth import examples

STATES = states("tens")
TABLE = Tens()
RANKS = st.lists(st.integers(0, FACE_DOWN), min_size=10, max_size=10)
# Few ranks, so that columns match.
GRIDS = st.lists(st.sampled_from(["AS", "KH", "7D", "7C", "QS", None]), min_size=10, max_size=10)


# Scores.


@given(GRIDS)
def test_a_score_is_the_sum_of_its_breakdown(cells):
    score = TABLE.score(cells)
    assert score.total == sum(column.points for column in score.columns) + sum(block.points for block in score.blocks)


@given(RANKS, st.sampled_from([TABLE, Tens(blocks="none")]))
def test_the_quick_count_agrees_with_the_breakdown(ranks, table):
    assert table.count(ranks) == table.score_ranks(ranks).total


@given(GRIDS)
def test_a_score_does_not_change_when_rows_are_swapped_or_the_grid_is_mirrored(cells):
    upper, lower = cells[:5], cells[5:]
    total = TABLE.score(cells).total
    assert TABLE.score(lower + upper).total == total
    assert TABLE.score(upper[::-1] + lower[::-1]).total == total
    mixed = [
        [pair[i % 2] for i, pair in enumerate(zip(*rows, strict=True))] for rows in ((upper, lower), (lower, upper))
    ]
    assert TABLE.score(mixed[0] + mixed[1]).total == total


@given(RANKS)
def test_a_score_is_made_of_values_and_tens(ranks):
    """Told otherwise: what does not match counts its value, a run of equal matches ten a column."""
    matched = [top if top == bottom != FACE_DOWN else None for top, bottom in zip(ranks[:5], ranks[5:], strict=True)]
    loose = sum(
        VALUES[top] + VALUES[bottom]
        for top, bottom, match in zip(ranks[:5], ranks[5:], matched, strict=True)
        if match is None
    )
    runs = [len([*run]) for match, run in itertools.groupby(matched) if match is not None]
    assert TABLE.count(ranks) == loose - sum(10 * run for run in runs if run > 1)


# Cards and results.


@given(STATES)
def test_every_card_of_every_pack_is_in_one_place(state):
    data = position_of(state)
    cards = [*itertools.chain(*data["grids"], *data["stacks"]), *data["pile"], *data["in_hand"]]
    assert Counter(cards) == dict.fromkeys(TEXTS, state.game.decks)


@given(STATES)
def test_what_nobody_has_seen_and_what_everybody_sees_are_all_cards(state):
    seen = state.observation()
    counts = Counter({TEXTS[card]: number for card, number in enumerate(seen.unseen)})
    counts.update({TEXTS[card]: number for card, number in enumerate(seen.reshuffled)})
    counts.update(card for grid in seen.grids for card in grid if card is not None)
    counts.update(itertools.chain(*seen.stacks))
    counts.update([seen.in_hand] if seen.in_hand else [])
    assert counts == dict.fromkeys(TEXTS, seen.decks)
    hidden = sum(grid.count(None) for grid in seen.grids)
    assert (sum(seen.unseen), sum(seen.reshuffled)) in ((hidden + seen.pile, 0), (hidden, seen.pile))


@given(STATES)
def test_totals_are_the_points_of_all_hands(state):
    seen = state.observation()
    assert seen.hand == len(seen.hands)
    for seat, total in enumerate(state.scores()):
        assert total == sum(hand.points[seat] for hand in seen.hands)
        assert all(hand.points[seat] == state.game.score(hand.grids[seat]).total for hand in seen.hands)


@given(STATES)
def test_a_game_lasts_until_its_end_and_no_longer(state):
    game = state.game
    totals = [0] * game.players
    over = deciding = False
    for number, hand in enumerate(state.observation().hands, start=1):
        assert not over
        totals = [total + points for total, points in zip(totals, hand.points, strict=True)]
        deciding = deciding or game.ends(number, totals)
        over = deciding and not (game.settings["tie"] == "extra-hand" and totals.count(min(totals)) > 1)
    assert state.observation().deciding == deciding
    assert state.is_terminal() == over


@given(STATES)
def test_what_is_visible_is_counted(state):
    seen = state.observation()
    assert seen.showing == tuple(state.game.score(grid).total for grid in seen.grids)
    then, flips = state.clone(), 0
    while (then.current_player(), then.observation().phase) == (seen.current_player, "flip"):
        then.apply_action(then.legal_actions()[0])
        flips += 1
    assert seen.flips_left == flips
    if seen.phase == "place":
        grid = seen.grids[seen.current_player]
        assert seen.previews == tuple(
            state.game.score([*grid[:cell], seen.in_hand, *grid[cell + 1 :]]).total for cell in range(10)
        )
    else:
        assert (seen.previews, seen.in_hand, seen.in_hand_from) == ((), None, None)


@given(STATES)
def test_whoever_has_finished_has_no_further_turn(state):
    seen = state.observation()
    if seen.finisher is not None and not state.is_terminal():
        assert None not in seen.grids[seen.finisher]
        assert seen.to_come[0] == seen.current_player
        assert seen.finisher not in seen.to_come
        assert seen.to_come[-1] == (seen.finisher - 1) % seen.players


@given(STATES)
def test_what_could_be_tapped_is_legal_or_refused(state):
    if state.is_terminal():
        return
    seen = state.observation()
    listed = {outlook.text for outlook in seen.legal} | {refusal.text for refusal in seen.refused}
    tapped = {"draw"}
    if seen.phase == "flip":
        tapped |= {state.action_to_string(action) for action in range(10)}
    else:
        tapped |= {state.action_to_string(action) for action in range(21, 21 + seen.players)}
        tapped |= {state.action_to_string(action) for action in range(10, 20)}
    assert listed == tapped


# What can be known.


@given(STATES)
def test_everybody_knows_the_same(state):
    data = [json.loads(state.observation(player).to_json()) for player in (None, *range(state.game.players))]
    for each in data:
        each.pop("player"), each.pop("legal"), each.pop("refused")
    assert all(each == data[0] for each in data)
    if state.game.players == 2:
        assert state.events() == state.events(player=0) == state.events(player=1)


SMALL = ["2S 3S 4S 5S 6S 7S 8S 9S TS (JS)", "2D 3D 4D 5D 6D 7D 8D 9D (TD) (JD)"]


def test_sampling_covers_every_deal_of_the_hidden_cards():
    state = tens(SMALL, pile="AC TD")
    worlds = every_world(state, 0)
    assert len(worlds) == 60
    testing.check_worlds(state.game, state.serialize(), 0, worlds)


def test_sampling_keeps_a_reshuffled_pile_apart():
    state = tens(SMALL, pile="AC 2C 3C", reshuffled=True)
    worlds = set()
    for pile in itertools.permutations(["AC", "2C", "3C"]):
        worlds |= every_world(tens(SMALL, pile=" ".join(pile), reshuffled=True), None)
    assert len(worlds) == 36
    testing.check_worlds(state.game, state.serialize(), None, worlds)


def test_sampled_cards_are_as_likely_as_dealt():
    """Three of four unseen cards are sevens, so three cells of four hold one."""
    state = tens(SMALL, pile="7C")
    position = position_of(state)
    position["grids"][0][9], position["grids"][1][8] = "7H", "7H"
    seen = state.game.deserialize_state(json.dumps(position)).observation()
    rng = random.Random(1)
    worlds = [position_of(state.game.sample_state(seen, rng)) for _ in range(4000)]
    sevens = Counter(
        place
        for world in worlds
        for place, card in zip("abcd", (world["grids"][0][9], *world["grids"][1][8:], world["pile"][0]), strict=True)
        if card[0] == "7"
    )
    assert all(3000 - 140 < number < 3000 + 140 for number in sevens.values())  # five standard deviations


def test_every_card_comes_to_every_place():
    game = Tens(2, decks="1")
    firsts = [play(game.new_initial_state(seed), "flip r1c1").events()[-1]["card"] for seed in range(400)]
    assert set(firsts) == set(TEXTS)


@examples(20)
@given(tables("tens"), SEEDS)
def test_a_card_comes_to_light_by_an_event_that_reveals(game, seed):
    """Undo between people rests on it: whatever was face down and is seen now was told of as revealed."""
    known = heard = 0
    for state in itertools.islice(whole_game(game, seed), 1500):
        fresh = state.events(heard)
        heard += len(fresh)
        now = sum(state.observation().unseen)
        assert now >= known or any(event["reveals"] for event in fresh)
        known = now
