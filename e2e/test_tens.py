"""Tens on a real phone's screen: a hand by taps on an open table, and the count.

All of it is checked for how it is hit and read.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import play
from e2e.phone import PATIENCE_MS, Site, open_app, reload, wait_until_ready
from e2e.test_access import CUT, STYLED, TARGETS, Findings, Inspector
from tenfold import Record
from tenfold.games.tens import TensObservation

pytestmark = pytest.mark.known

ONE_HAND = {"Length": "1 round"}
PERSON = 1
NAMES = ("Ada:easy", "Maximiliane Antonia", "Blaise:easy", "Carl:easy", "Emmy:easy", "Leonhard:easy")
SIZES = [(320, 640), (360, 740), (740, 360), (1024, 768)]

# A card can be turned, taken or placed, or the count can be left.
SOMETHING_TO_DO = """() => document.querySelector("#app .can, #app .acts button") !== null
    || ["scores", "result"].includes(document.documentElement.dataset.screen)"""


# What of the own grid and its count lies under the button, or out of sight.
COVERED = """() => [...document.querySelectorAll(".mine .tally li, .mine .card")].filter((part) => {
    const {left, top, width, height} = part.getBoundingClientRect();
    return !part.contains(document.elementFromPoint(left + width / 2, top + height - 4));
}).map((part) => part.textContent)"""


def public(record: Record) -> TensObservation:
    """Return what the whole table sees of a game, which is all there is to see."""
    seen = record.state.observation(None)
    assert isinstance(seen, TensObservation)
    return seen


def reached(names: tuple[str, ...], there: Callable[[TensObservation], bool], **options: str) -> Record:
    """Return a game in this state, in which every card was placed on a face-down one."""
    for seed in itertools.count(4):
        record = Record("tens", seats=play.seated(names), seed=seed, options=options)
        chance = random.Random(seed)
        while not (obs := public(record)).hands:
            if there(obs):
                return record
            own = obs.grids[obs.current_player]
            acts = [outlook.text for outlook in obs.legal if obs.phase != "place" or own[outlook.value] is None]
            record.play(obs.current_player, chance.choice(acts))
    raise AssertionError("there is always another deal")


def in_the_middle(phase: str) -> Callable[[TensObservation], bool]:
    """Return the condition that the person has to take or to place a card, and there are discards."""
    return lambda obs: (obs.current_player, obs.phase) == (PERSON, phase) and obs.turns > 3 * obs.players


def before_the_count(obs: TensObservation) -> bool:
    """True if the person places the last card of a hand."""
    return (obs.current_player, obs.phase, obs.to_come) == (PERSON, "place", (PERSON,))


def lit(page: Page) -> Locator:
    return page.locator("#app button.can")


def act(page: Page, chance: random.Random) -> bool:
    """Turn, take or place a card for the player on turn, on one face down if possible. False if the hand is over."""
    page.wait_for_function(SOMETHING_TO_DO, timeout=PATIENCE_MS)
    if not lit(page).count():
        return False
    hidden = page.locator(".own button.can.is-back")
    cards = hidden if hidden.count() else lit(page)
    with play.redrawn(page):
        cards.nth(chance.randrange(cards.count())).tap()
    return True


@pytest.mark.thorough
def test_a_hand_of_two_people_and_a_computer_without_a_server(page: Page, site: Site) -> None:
    open_app(page, site)
    site.stop()
    reload(page)
    wait_until_ready(page)
    play.settings(page, "At once")
    play.deal(page, "ppe", ["Bea", "Claudio"], number=7, game="Tens", **ONE_HAND)
    fronts = set()
    chance = random.Random(7)
    while act(page, chance):
        fronts.add(page.locator(".own-heading > b").inner_text())
        expect(page.locator("#take-phone")).to_have_count(0)
    assert fronts == {"Bea", "Claudio"}
    (record,) = play.saved_games(page)
    (over,) = public(record).hands
    expect(page.locator(".said")).to_contain_text("scored the fewest")
    expect(page.get_by_role("list", name="Column by column")).to_have_count(3)
    page.get_by_role("button", name="See the result").tap()
    play.on_screen(page, "result")
    totals = [str(points).replace("-", "−") for points in over.points]
    expect(page.locator(".scores tfoot td")).to_have_text(totals)
    expect(page.get_by_role("img", name=re.compile("^Scores: "))).to_have_count(0)  # a chart of one round shows nothing


@pytest.mark.thorough
def test_the_last_turn_is_counted_column_by_column_and_the_next_hand_is_dealt(page: Page, site: Site) -> None:
    """At the usual pace, with all that travels."""
    names = ("Ada:easy", "Bea", "Claudio")
    last = reached(names, lambda obs: obs.current_player == PERSON and obs.to_come == (PERSON, 2))
    play.plant(page, site, [last])
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "play")
    expect(page.get_by_role("heading", level=1)).to_contain_text("last turns")
    expect(page.locator(".said")).to_contain_text("Bea, your last turn")
    chance = random.Random(2)
    page.get_by_role("button", name="Draw from the pile").tap()
    expect(page.locator(".said")).to_contain_text("where does the")
    assert act(page, chance)
    expect(page.locator(".said")).to_contain_text("Claudio, your last turn")
    page.get_by_role("button", name=re.compile("^Take the .* from Bea$")).tap()
    expect(page.locator(".middle")).to_contain_text("from Bea")
    assert act(page, chance)
    for column in range(1, 5):
        expect(page.locator(".said")).to_have_text(f"Column {column}")
    page.get_by_role("button", name="See the scores").tap()
    play.on_screen(page, "scores")
    (record,) = play.saved_games(page)
    (over,) = public(record).hands
    best_first = [str(points).replace("-", "−") for points in sorted(over.points)]
    gains = [points if points.startswith(("−", "0")) else f"+{points}" for points in best_first]
    expect(page.locator(".last-round tbody td")).to_have_text(gains)  # the totals would only repeat them
    page.get_by_role("button", name="Deal round 2").tap()
    play.on_screen(page, "play")
    expect(page.get_by_role("heading", level=1)).to_contain_text("round 2")
    expect(page.locator(".own .is-back")).to_have_count(10)


# Writes down what a card that travels shows on each side of its turn.
TURNS = """window.turns = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    if (frames.scale && this.parentElement.matches(".flying"))
        turns.push(this.querySelector("[href='#back']") ? "back" : this.ariaLabel);
    return animate.call(this, frames, how);
};"""


def test_a_card_from_the_pile_turns_over_on_its_way(page: Page, site: Site) -> None:
    page.add_init_script(TURNS)
    play.plant(page, site, [reached(("Ada:easy", "Bea", "Claudio"), in_the_middle("take"))])
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "play")
    page.evaluate("turns.length = 0")
    page.get_by_role("button", name="Draw from the pile").tap()
    page.wait_for_function("turns.length === 2")
    back, face = page.evaluate("turns")
    assert back == "back"
    assert face == page.locator(".held svg").first.get_attribute("aria-label")
    expect(page.locator(".flying")).to_have_count(0)


# How it looks to everyone: axe, targets, and what sticks out.


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everything_is_there_and_within_reach_on_every_screen(page: Page, site: Site, players: int) -> None:
    names = NAMES[:players]
    games = [reached(names, in_the_middle(phase)) for phase in ("take", "place")]
    play.plant(page, site, games)
    play.settings(page, "At once", "Show sums")
    problems = []
    for number, record in enumerate(games):
        phase = public(record).phase
        play.opened(page, number, "play")
        expect(lit(page)).to_have_count(len(public(record).legal))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(STYLED)
            found = [*page.evaluate(CUT), *page.evaluate(TARGETS)]
            problems += [f"{phase}, {width} × {height}: {line}" for line in found if "is shortened" not in line]
        page.set_viewport_size({"width": 360, "height": 740})
    assert not problems, "\n".join(problems)


@pytest.mark.thorough
def test_every_screen_is_for_everybody(page: Page, site: Site) -> None:
    games = [
        reached(NAMES[:4], in_the_middle("take")),
        reached(NAMES, in_the_middle("place")),
        reached(NAMES, before_the_count),
        reached(NAMES[:3], before_the_count, end="1-hand"),
    ]
    play.plant(page, site, games)
    play.settings(page, "At once", "Show sums")
    found = Findings()
    look = Inspector(page, found)
    play.opened(page, 0, "play")
    look("take, four players")
    page.get_by_role("button", name="Menu").tap()
    page.locator("#sheet").get_by_role("button", name="Rules of Tens").tap()
    page.get_by_role("navigation", name="Chapters").get_by_role("button", name="Scoring").tap()
    expect(page.locator(".rcols")).to_be_visible()
    look("rules: scoring")
    page.get_by_role("button", name="Close the rules").tap()
    play.opened(page, 1, "play")
    expect(page.locator(".own .preview")).to_have_count(10)
    look("place, six players, with the sums")
    play.opened(page, 2, "play")
    lit(page).first.tap()
    expect(page.get_by_role("button", name="See the scores")).to_be_visible()
    look("count, six players")
    for size in SIZES[:2]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="See the scores").tap()
    play.on_screen(page, "scores")
    look("scores, six players")
    play.opened(page, 3, "play")
    lit(page).first.tap()
    page.get_by_role("button", name="See the result").tap()
    play.on_screen(page, "result")
    look("result")
    assert len(found.screens) == 6
    for theme, problems in found.axe.items():
        assert not problems, f"{theme}:\n" + "\n".join(problems)
    assert not found.targets, "\n".join(found.targets)
    assert not found.sideways, "\n".join(found.sideways)
    assert not found.cut, "\n".join(found.cut)
