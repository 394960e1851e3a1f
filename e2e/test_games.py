"""Whole games by taps: what is shown is what was played, and nothing that was shown is ever lost."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import play
from e2e.phone import Site, kill, open_app, pig10, reload, wait_until_ready

pytestmark = pytest.mark.known

# Writes down every screen that stood, every card that travelled, and the value in the middle at each frame of it.
HISTORY = """
addEventListener("DOMContentLoaded", () => {
    window.screens = [];
    new MutationObserver(() => window.screens.push(document.documentElement.dataset.screen))
        .observe(document.documentElement, {attributeFilter: ["data-screen"]});
    window.travels = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.classList.contains("flying")) {
            const [from, to] = frames.transform.map((one) => new DOMMatrix(one));
            travels.push({far: Math.hypot(to.e - from.e, to.f - from.f), ms: how.duration});
        }
        return animate.call(this, frames, how);
    };
    window.values = [];
    const look = () => {
        const value = document.querySelector(".val")?.textContent;
        const seen = `${value} ${document.querySelector(".flying") ? "flying" : "still"}`;
        if (value && values.at(-1) !== seen) values.push(seen);
        requestAnimationFrame(look);
    };
    look();
});
"""


# Stops the cards on their way to the hand.
HELD = """addEventListener("animationstart", ({ animationName, target }) => {
    if (animationName === "dealt") for (const one of target.getAnimations()) one.pause();
}, true)"""
DEALT = "() => document.getAnimations().filter((one) => one.animationName === 'dealt').length"


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["PIG 10", "10", "10-9-8", "Tenstuff"])
def test_a_hand_is_dealt_card_by_card_until_a_tap(page: Page, site: Site, game: str) -> None:
    page.add_init_script(HELD)
    open_app(page, site)
    play.deal(page, "pe", ["Bea"], number=10, game=game)
    cards = page.locator(".mine > ol > li").count()
    assert cards > 2
    page.wait_for_function(f"{DEALT.replace('length', f'length === {cards}')}")
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.wait_for_function(f"{DEALT.replace('length', 'length === 0')}")


@pytest.mark.thorough
def test_a_whole_game_of_two_people_and_a_computer(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    play.settings(page, "At once")
    play.deal(page, "ppe", ["Bea", "Claudio"], number=10)
    chance = random.Random(10)
    turns = 0
    while play.play_turn(page, chance):
        turns += 1

    (record,) = play.saved_games(page)
    names = [seat.name for seat in record.seats]
    assert names[:2] == ["Bea", "Claudio"]
    assert [seat.kind for seat in record.seats] == ["person", "person", "bot"]
    assert record.seed == 10
    assert record.finished
    assert len(record.entries) == play.DECK
    assert turns == sum(entry.seat < 2 for entry in record.entries)
    kinds = {event["kind"] for event in record.state.events()}
    assert {"capture", "bust"} <= kinds
    assert shown_result(page) == result_of(record)

    page.get_by_role("button", name="Rematch").tap()
    page.locator("html[data-screen=play], html[data-screen=handover]").wait_for()
    again, before = play.saved_games(page)
    assert [seat.name for seat in again.seats] == names
    assert again.seed != before.seed
    assert before.digest() == record.digest()

    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Your games").tap()
    match = page.get_by_role("region", name="Not finished").get_by_role("listitem")
    expect(match).to_have_count(1)
    match.get_by_role("button", name="PIG 10").first.tap()
    winners = [name for name, place in zip(names, record.state.ranking(), strict=True) if place == 1]
    page.get_by_role("button", name=re.compile(f"Game 1: .*{winners[0]}")).tap()
    play.on_screen(page, "result")
    assert shown_result(page) == result_of(record)


def shown_result(page: Page) -> list[tuple[str, str, str]]:
    """Return the place, name and points of each row of the result screen."""
    rows = page.locator(".places > li").all()
    return [
        (
            row.locator(".place").inner_text(),
            row.locator("b").inner_text(),
            row.locator("p .muted").inner_text().strip(),
        )
        for row in rows
    ]


def result_of(record: play.Record) -> list[tuple[str, str, str]]:
    """Return what the result screen has to show."""
    state = list(record.replay())[-1]
    places, scores = state.ranking(), state.scores()
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [
        (str(places[seat]), record.seats[seat].name, f"{scores[seat]} card{'' if scores[seat] == 1 else 's'}")
        for seat in order
    ]


@pytest.mark.thorough
def test_cards_travel_at_a_brisk_pace(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    page.add_init_script(HISTORY)
    play.plant(page, site, [play.table("Bea", "Ada:easy", "Claudio", hands=["6 8", "3 3", "4"], middle="4", value=4)])
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "handover")
    play.take_the_phone(page)
    play.select(page, 0)
    play.plays(page).first.tap()
    # 4 and 6 make ten. The card goes to the middle, the middle to Bea, and Ada’s card comes from her seat.
    expect(page.locator(".banner")).to_have_text("PIG 10!")
    expect(page.locator(".said")).to_contain_text("Bea takes")
    play.on_screen(page, "handover")
    travels = page.evaluate("window.travels")
    assert len(travels) == 4  # the middle has two cards by then
    assert all(travel["far"] > 30 and 100 < travel["ms"] < 600 for travel in travels)
    expect(page.locator(".flying")).to_have_count(0)
    # The value changes when the card has landed.
    values = page.evaluate("window.values")
    assert values[:3] == ["4 still", "4 flying", "10 still"]
    assert page.evaluate("window.screens").count("handover") == 2
    (record,) = play.saved_games(page)
    assert [entry.action for entry in record.entries] == ["6", "3"]


@pytest.mark.thorough
def test_alone_there_is_no_hand_over(page: Page, site: Site) -> None:
    page.add_init_script(HISTORY)
    open_app(page, site)
    play.settings(page, "At once")
    play.deal(page, "peme", ["Bea"], number=3)
    chance = random.Random(3)
    while play.play_turn(page, chance):
        pass
    (record,) = play.saved_games(page)
    assert record.finished
    assert shown_result(page) == result_of(record)
    assert set(page.evaluate("window.screens")) == {"home", "settings", "setup", "play", "result"}


@pytest.mark.thorough
def test_eight_at_one_table(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    play.settings(page, "At once")
    play.deal(page, "pepepepe", ["Bea", "Claudio", "Ayelet", "Tom"], number=8)
    if play.wait_for_turn(page) == "handover":
        play.take_the_phone(page)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(8)
    chance = random.Random(8)
    for _ in range(6):
        assert play.play_turn(page, chance)
    play.wait_for_turn(page)
    (record,) = play.saved_games(page)
    assert sum(record.seats[entry.seat].kind == "person" for entry in record.entries) == 6
    assert {entry.seat for entry in record.entries} == set(range(8))


@pytest.mark.thorough
def test_killed_in_the_middle_of_a_move(page: Page, context: BrowserContext, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    start = play.table("Bea", "Claudio", hands=["1 1 1", "1 1 1"], pile="2 2 2 2")
    play.plant(page, site, [start])
    entries = 0
    for when in ("at once", "when it is shown", "while it travels", "at the hand-over"):
        page = context.pages[-1]
        page.get_by_role("button", name="Continue").tap()
        play.take_the_phone(page)
        play.select(page, 0)
        mover = page.locator(".seat.on b").inner_text()
        button = play.plays(page).first
        if when == "at once":
            button.dispatch_event("click")
        else:
            button.tap()
        if when == "when it is shown":
            page.locator(".folded").wait_for()
        elif when == "while it travels":
            expect(page.locator(".said")).to_contain_text(re.compile(f"{mover} (plays |adds )?1"))
        elif when == "at the hand-over":
            play.on_screen(page, "handover")
        kill(page)

        page = context.new_page()
        page.add_init_script(play.SCREEN_WATCH)
        open_app(page, site)
        (record,) = play.saved_games(page)
        if when != "at once":
            assert len(record.entries) == entries + 1, when
        assert len(record.entries) in (entries, entries + 1)
        entries = len(record.entries)
        page.get_by_role("button", name="Continue").tap()
        play.on_screen(page, "handover")
        board = play.screen_text(page)
        next_one = record.seats[record.state.current_player()].name
        assert f"I’m {next_one}" in board
        if entries:
            assert play.last_line(record) in board
        page.get_by_role("button", name="Leave the table").tap()
    assert entries >= 3


@pytest.mark.thorough
def test_a_turn_without_a_server(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    play.deal(page, "pep", ["Bea", "Claudio"], number=5)
    chance = random.Random(5)
    assert play.play_turn(page, chance)
    play.wait_for_turn(page)
    (before,) = play.saved_games(page)
    site.stop()
    reload(page)
    wait_until_ready(page)
    page.get_by_role("button", name="Continue").tap()
    assert play.play_turn(page, chance)
    play.wait_for_turn(page)
    (after,) = play.saved_games(page)
    assert after.entries[: len(before.entries)] == before.entries
    people = {seat for seat, who in enumerate(after.seats) if who.kind == "person"}
    assert sum(entry.seat in people for entry in after.entries) == 2


@pytest.mark.thorough
def test_the_back_gesture(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    pig10(page).tap()
    play.on_screen(page, "setup")
    page.get_by_role("button", name="Rules").tap()
    page.locator("#sheet").wait_for()
    page.go_back()
    expect(page.locator("#sheet")).to_have_count(0)
    play.on_screen(page, "setup")
    page.go_back()
    play.on_screen(page, "home")

    play.settings(page, "At once")
    play.deal(page, "pp", ["Bea", "Claudio"], number=4)
    chance = random.Random(4)
    assert play.play_turn(page, chance)
    assert play.wait_for_turn(page) == "handover"
    play.take_the_phone(page)
    for sheet in ("Game log", "Menu"):
        page.get_by_role("button", name=sheet).tap()
        page.locator("#sheet").wait_for()
        page.go_back()
        expect(page.locator("#sheet")).to_have_count(0)
        play.on_screen(page, "play")
    page.get_by_role("button", name="Menu").tap()
    page.locator("#sheet").get_by_role("button", name="Settings").tap()
    play.on_screen(page, "settings")
    page.go_back()
    page.locator("html[data-screen=play], html[data-screen=handover]").wait_for()
    (before,) = play.saved_games(page)
    page.go_back()
    play.on_screen(page, "home")
    assert page.url == site.url
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "handover")
    assert play.play_turn(page, chance)
    (after,) = play.saved_games(page)
    assert after.entries[:1] == before.entries
    assert len(after.entries) == 2
