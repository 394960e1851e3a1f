"""The games so far: a match and a tournament are one line each, with the winner."""

import json
from dataclasses import asdict

import pytest

from table.model import Summary
from tests.table.driver import START, Phone


def line(ident: str, names: str, places: tuple[int, ...], *, contest: str = "", finished: bool = True, **more) -> dict:
    summary = Summary(ident, "tenstuff", tuple(names.split()), START, "", finished, places, (0,) * len(places), **more)
    row = asdict(summary)
    row["contest"] = contest
    row.pop("tournament")
    return row | {"match": more.get("match") or ident}


def history_of(*rows: dict) -> Phone:
    phone = Phone(store={"history": json.dumps([{**row, "when": START + i} for i, row in enumerate(rows)])})
    phone.tap("Your games")
    return phone


def test_a_game_without_a_date_says_so_and_comes_last():
    rows = [line(f"{n}-00000{n}", "Zoë Ada", (1, 2)) for n in range(1, 5)]
    dates = [0, START - 3_600_000, -5, START]
    kept = [{**row, "when": when} for row, when in zip(rows, dates, strict=True)]
    phone = Phone(store={"history": json.dumps(kept)})
    phone.tap("Your games")
    games = [button.text for button in phone.page.all("button") if "game" in button.classes]
    assert ["date unknown" in game for game in games] == [False, False, True, True]
    assert "just now" in games[0]
    assert "days ago" not in phone.text
    assert any(phone.page.name(button).endswith("date unknown") for button in phone.page.buttons)


TABLES = [
    line("a-000001", "Ada Bea Cleo", (1, 2, 3), contest="c9/1/0"),
    line("a-000002", "Dora Emmy Fred", (3, 2, 1), contest="c9/1/1"),
    line("a-000003", "Ada Bea Emmy Fred", (2, 1, 4, 3), contest="c9/2/0"),
]


def test_a_tournament_is_one_line_with_its_winner_and_all_who_played():
    phone = history_of(*TABLES, line("b-000001", "Zoë Ada", (1, 2)))
    games = [button.text for button in phone.page.all("button") if "game" in button.classes]
    assert len(games) == 2
    assert games[1].startswith("Bea won the tournament")
    assert all(name in games[1] for name in ("Ada", "Cleo", "Dora", "Fred"))


def test_before_its_final_a_line_tells_how_far_a_tournament_has_come():
    phone = history_of(*TABLES[:2])
    assert "Tournament, 2 tables played" in phone.text


def test_the_tables_of_a_tournament_are_told_by_round_and_opened():
    phone = history_of(*TABLES)
    phone.tap(phone.sending("sheet")[0])
    rows = [row.text for row in phone.sending("open")]
    assert [row.split(":")[0] for row in rows] == ["Round 2", "Round 1", "Round 1"]


def test_a_tournament_is_removed_as_one():
    phone = history_of(*TABLES, line("b-000001", "Zoë Ada", (1, 2)))
    rows = [(row, row.get("data-event") or "") for row in phone.sending("sheet")]
    bin_of_it = next(row for row, event in rows if '"c9"' in event and "forget" in event)
    phone.tap(bin_of_it)
    assert "Remove this tournament?" in phone.text
    phone.tap("Remove")
    assert [summary.id for summary in phone.model.games] == ["b-000001"]


@pytest.mark.parametrize("contest", ["c9", "c9//", "c9/x/y", "c9/-1/0", "c9/99999/0", "/", "c9/²/0"])
def test_a_mark_that_makes_no_sense_is_a_tournament_nobody_has_won(contest):
    phone = history_of(line("a-000001", "Ada Bea", (1, 2), contest=contest))
    assert "won the tournament" not in phone.text
    assert phone.screen == "history"
