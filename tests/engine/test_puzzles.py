"""Every puzzle is a position of its game with one right act, and the puzzle of a past day never changes."""

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import GameError, bots, puzzles
from tenfold.bots.bot import at_once
from tenfold.bots.search import worth_of
from tenfold.bots.trials import compared
from tenfold.daily import LAST
from tenfold.puzzles import Pool, Puzzle

DAYS = (Path(__file__).parent / "puzzle_days.txt").read_text("utf-8").splitlines()
LEAST = 100
"""The number of puzzles that each game has at least."""


@pytest.mark.parametrize("game", puzzles.GAMES)
def test_every_puzzle_is_a_decision_between_three_acts_or_more_of_which_one_is_right(game):
    found = puzzles.puzzles(game)
    for puzzle in found:
        state = puzzle.state()
        legal = [outlook.text for outlook in state.observation(puzzle.seat).legal]
        assert state.current_player() == puzzle.seat, puzzle.id
        assert {*puzzle.right} < {*legal}, puzzle.id
        assert len(legal) - len(puzzle.right) >= 2, puzzle.id
        costs = puzzle.costs_by_act()
        assert all((cost == (0, 0)) == (act in puzzle.right) for act, cost in costs.items()), puzzle.id
        assert all(cost.points >= 0 and 0 <= cost.wins <= 100 for cost in costs.values()), puzzle.id


@pytest.mark.parametrize("game", puzzles.GAMES)
def test_there_are_many_puzzles_of_every_level_and_none_twice(game):
    found = puzzles.puzzles(game)
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    levels = Counter(puzzle.level for puzzle in found)
    assert sorted(levels) == [*range(1, puzzles.LEVELS + 1)]
    assert min(levels.values()) >= len(found) // (2 * puzzles.LEVELS)


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", puzzles.GAMES)
def test_no_other_act_is_better_in_fresh_worlds(game, thorough):
    """In 200 worlds that no search has used, no act beats the right one by three standard errors."""
    for puzzle in random.Random(3).sample(puzzles.puzzles(game), 12 if thorough else 4):
        state = puzzle.state()
        seen = state.observation(puzzle.seat)
        trial = at_once(bots.load(state.game, "hard", seed=99)._trial(seen, random.Random(99)))
        actions = {outlook.text: outlook.action for outlook in seen.legal}
        right, *wrong = sorted(actions, key=lambda act: act not in puzzle.right)
        wrong = [act for act in wrong if act not in puzzle.right]
        found = at_once(compared(trial, [actions[right], *map(actions.get, wrong)], 200))
        for act in wrong:
            apart = found.contrast(actions[right], actions[act], worth_of)
            assert apart.difference > -3 * apart.error, (puzzle.id, act)


def test_an_act_out_of_turn_has_its_seat_before_it():
    for seat, text, turn in ((0, "7", 0), (2, "slam AH AS", 0), (1, "open 0: 2", 1)):
        assert Puzzle.read_act(Puzzle.write_act(seat, text, turn), turn) == (seat, text)


def test_a_game_without_puzzles_and_a_day_without_one_are_refused():
    for wrong in (lambda: puzzles.puzzles("chess"), lambda: puzzles.of_day(0), lambda: puzzles.of_day(LAST + 1)):
        with pytest.raises(GameError):
            wrong()
    assert puzzles.puzzle("pig10", "9-9-9") is None
    with pytest.raises(GameError):
        puzzles.puzzles("pig10")[0].record(["Bea"])


# The puzzle of the day.


@pytest.mark.parametrize("line", DAYS, ids=lambda line: line.split()[0])
def test_the_puzzle_of_a_day_never_changes(line):
    """Lines may be added to puzzle_days.txt; none may ever change."""
    day, game, ident, seat, right = (part.strip() for part in line.split("|"))
    puzzle = puzzles.of_day(int(day))
    assert (puzzle.game, puzzle.id, str(puzzle.seat), ", ".join(puzzle.right)) == (game, ident, seat, right)


def test_no_puzzle_comes_twice_before_all_have_come():
    first, sizes = puzzles.POOLS[0]
    found = [puzzles.of_day(day) for day in range(first, first + len(sizes) * min(sizes.values()))]
    assert len({(puzzle.game, puzzle.id) for puzzle in found}) == len(found)


def test_a_pool_has_no_more_puzzles_than_there_are():
    for pool in puzzles.POOLS:
        assert all(0 < size <= len(puzzles.puzzles(game)) for game, size in pool.sizes.items())


@given(st.integers(2, 400), st.integers(1, 100))
def test_another_pool_from_a_day_on_changes_no_day_before_it(first, size):
    before = puzzles.POOLS[:1]
    after = (*before, Pool(first, {"tens": size}))
    assert all(
        puzzles.of_day(day, after) == puzzles.of_day(day, before)
        for day in (1, first // 2 + 1, first - 1)
        if day < first
    )
    assert puzzles.of_day(first, after).game == "tens"
