"""Which game is dealt on which day: for good, whatever games are added later."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import GameError, daily, load_game
from tenfold.daily import Turns
from tenfold.registry import SHELF

DAY_1 = 1_793_491_200_000  # 1 November 2026, 0:00 UTC

DAYS = (Path(__file__).parent / "days.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", DAYS, ids=lambda line: line.split()[0])
def test_a_day_never_changes(line):
    """days.txt was written down when the shelf had five games. Lines may be added; none may ever change."""
    deal = daily.deal_of(int(line.split()[0]))
    options = " ".join(f"{key}={choice}" for key, choice in deal.options.items()) or "-"
    assert f"{deal.day} | {deal.game} | {options} | {deal.seed}" == line
    assert deal.players == 4


def test_the_first_forty_days_are_written_down():
    assert [int(line.split()[0]) for line in DAYS][:40] == [*range(1, 41)]


def test_from_the_first_day_on_games_of_the_shelf_take_turns():
    firsts = [turns.first for turns in daily.TURNS]
    assert firsts[0] == 1
    assert firsts == sorted({*firsts})
    assert all({*turns.games} <= {*SHELF} for turns in daily.TURNS)


GAMES = st.lists(st.sampled_from("abcdefgh"), min_size=1, unique=True).map(tuple)
SHELVES = st.lists(st.tuples(st.integers(1, 300), GAMES), max_size=4, unique_by=lambda one: one[0])


@given(SHELVES, GAMES, st.integers(1, 400))
def test_another_shelf_from_a_day_on_changes_no_day_before_it(shelves, games, later):
    before = (Turns(1, SHELF), *(Turns(1 + first, games) for first, games in sorted(shelves)))
    first = before[-1].first + later
    after = (*before, Turns(first, games))
    assert [daily.game_of(day, after) for day in range(1, first)] == [
        daily.game_of(day, before) for day in range(1, first)
    ]
    assert [daily.game_of(day, after) for day in range(first, first + 2 * len(games))] == [*games, *games]


def test_a_day_begins_at_midnight_utc_and_its_deal_is_found_from_its_number_alone():
    assert [daily.day_at(DAY_1 + ms) for ms in (-1, 0, daily.DAY_MS - 1, daily.DAY_MS)] == [0, 1, 1, 2]
    assert len({daily.deal_of(day).seed for day in range(1, 1000)}) == 999
    assert all(0 < daily.deal_of(day).seed < 10**9 for day in range(1, 1000)), "a deal number can be typed in"


@pytest.mark.parametrize("day", range(1, 6))
def test_every_deal_is_a_table_of_its_game(day):
    deal = daily.deal_of(day)
    load_game(deal.game, deal.players, **deal.options)
    assert deal.options or deal.game == "pig10", "a game of a few minutes"


@pytest.mark.parametrize("person", ["Bea", "Ada"])
def test_the_record_of_a_deal_notes_its_day_and_no_name_is_there_twice(person):
    record = daily.dealt(daily.deal_of(22), person)
    assert (record.game, record.seed, record.notes.day) == ("tens", 57348421, 22)
    assert [seat.kind for seat in record.seats] == ["person", "bot", "bot", "bot"]
    assert len({seat.name for seat in record.seats}) == daily.PLAYERS


def test_other_days_have_no_deal():
    for day in (0, -3, 100_000, 10**5000, "22", 2.0, True, None):
        with pytest.raises(GameError, match="No deal has the day"):
            daily.deal_of(day)
