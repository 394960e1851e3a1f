"""The table of how the computer players do: what it says was played, and nothing is typed in by hand."""

import json
import math

import pytest

from bench import arena, figures_page
from bench.arena import LOOKS, MANY, Meeting, Result, figure, go_on, meetings, read, same_players, tables

MEETING = Meeting("pig10", 2, "medium", "easy")
QUICK = Meeting("pig10", 2, "easy/plain", "random")
"""A meeting that is soon played."""


def result(deals, mean, *, seconds=0.001):
    """Deals of which each was won or lost whole."""
    return Result(deals, deals * mean, deals * mean, deals * seconds, [])


def test_the_page_has_the_table_of_what_was_played():
    text = figures_page.FIGURES.read_text()
    assert figures_page.with_table(text, "arena", tables(read())) == text


def test_every_game_and_number_of_seats_has_its_meetings():
    asked = list(meetings(["ten", "tens"], None, arena.PAIRS))
    assert {(meeting.game, meeting.players) for meeting in asked} == {
        *(("ten", seats) for seats in range(2, 8)),
        *(("tens", seats) for seats in range(2, 7)),
    }
    assert len(asked) == 11 * len(arena.PAIRS)


def test_a_meeting_goes_on_where_it_was_and_is_as_if_never_stopped():
    one = go_on(QUICK, go_on(QUICK, Result(), 1, jobs=1), 3, jobs=1)
    two = Result()
    for deals in (1, 2, 3):
        two = go_on(QUICK, two, deals, jobs=1)
    assert one.deals == 3
    assert (one.deals, one.shares, one.squares, one.first) == (two.deals, two.shares, two.squares, two.first)
    assert same_players(QUICK, one)


def test_other_players_are_known_by_the_first_deal(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(arena, "KEPT", tmp_path / "strength.json")
    monkeypatch.setattr(arena, "SLICE_S", 0)
    others = go_on(Meeting("pig10", 2, "random", "easy/plain"), Result(), 1, jobs=1)
    results = {QUICK: others}
    arena.compete([QUICK], results, minutes=0.001, jobs=1)
    assert "starts again" in capsys.readouterr().out
    assert same_players(QUICK, results[QUICK])
    assert read() == results
    assert json.loads(arena.KEPT.read_text())


@pytest.mark.parametrize("deals", [0, 1, 20, 500, 1280])
def test_quick_players_play_many_deals_however_clear_it_is(deals):
    assert deals < result(deals, 0.9).wanted(0.5) <= MANY


def test_enough_is_enough():
    assert result(MANY, 0.9).wanted(0.5) == MANY
    assert result(MANY, 0.5).wanted(0.5) == 2 * MANY
    assert result(MANY, 0.1).wanted(0.5) == MANY, "that it is not so is shown as well"
    slow = 10.0
    assert result(LOOKS[1], 0.9, seconds=slow).wanted(0.5) == LOOKS[1]
    assert result(LOOKS[1] + 1, 0.9, seconds=slow).wanted(0.5) == LOOKS[2], "nobody looks in between"
    assert result(LOOKS[1], 0.7, seconds=slow).wanted(0.5) == LOOKS[2], "clear, but not by half as much again"


def test_what_shows_nothing_says_so():
    assert figure(result(100, 0.9), 0.5) == ".900 ± .060"
    assert figure(result(100, 0.55), 0.5).endswith("(no difference shown)")
    assert figure(result(100, 0.1), 0.5).endswith("(less than wanted)")
    assert result(1, 1.0).share.half == math.inf


def test_a_row_stands_where_something_was_played():
    assert tables({}) == ""
    table = tables({MEETING: result(100, 0.9)})
    assert table.count("\n") == 3
    assert table.count("not played yet") == len(arena.PAIRS) - 1


def test_a_page_without_its_marks_is_left_alone():
    with pytest.raises(SystemExit, match="no place"):
        figures_page.with_table("# Tenfold\n", "arena", "")
