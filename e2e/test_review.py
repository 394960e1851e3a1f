"""A look back in the browser: thought out in the worker, kept, opened, played on from."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e import play
from e2e.phone import Site, reload, wait_until_ready
from tenfold import Record, Seat, bots

pytestmark = pytest.mark.known

PATIENCE_MS = 120_000


def finished() -> Record:
    """Return a game of PIG 10 between a careless person and a computer."""
    record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "medium")], seed=3)
    players = [bots.load(record.load_game(), level, 1) for level in ("easy", "medium")]
    while not record.finished:
        seat = record.state.current_player()
        decision = players[seat].choose(record.state.observation(seat))
        assert decision is not None
        record.play(seat, decision.text)
    return record


def to_the_result(page: Page) -> None:
    page.get_by_role("button", name="Your games").tap()
    page.locator(".game").first.tap()
    page.locator("html[data-screen=result]").wait_for()


@pytest.mark.thorough
def test_a_game_is_looked_back_at_kept_and_played_on_from(page: Page, site: Site) -> None:
    play.plant(page, site, [finished()])
    to_the_result(page)
    page.get_by_role("button", name="Review").tap()
    chart = page.get_by_role("img", name="Chances of winning")
    chart.wait_for(timeout=PATIENCE_MS)
    kept = json.loads(play.saves(page)["back:planted-0"])
    assert kept["looked"] == len(kept["planned"])
    reload(page)
    wait_until_ready(page)
    to_the_result(page)
    page.get_by_role("button", name="Review").tap()
    chart.wait_for()
    page.locator(".decisions .option-row").first.tap()
    expect(page.locator(".then")).to_contain_text("Chosen")
    page.get_by_role("button", name="Try it").tap()
    expect(page.get_by_role("heading", name="Practice")).to_be_visible()
    assert len([key for key in play.saves(page) if key.startswith("game:")]) == 2
