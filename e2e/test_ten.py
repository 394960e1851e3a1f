"""10 on a real phone's screen: a round by taps on one table and the button to peek.

All of it is checked for how it is hit and read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e import play
from e2e.phone import Site, reload, wait_until_ready
from e2e.test_access import CUT, STYLED, TARGETS, Findings, Inspector
from e2e.test_secrecy import COVERED, HIDE
from tenfold import Record

pytestmark = pytest.mark.known

NAMES = ("Ada", "Maximiliane Antonia", "Claudio", "Dora", "Emil", "Frida", "Gustav")
PERSON = 1
HANDS = ["7 3 P2", "5 2 9", "6 1 0", "4 P1 10", "8 8 1", "3 P7 6", "2 9 P8"]
LAID = ["7 open 1", "4 covered 1", "3 open 0", "5 covered 1", "P6 open 2", "0 covered 0", "8 open 1"]
SIZES = [(320, 640), (360, 740), (740, 360), (1024, 768)]

PEEKED = """() => [...document.querySelectorAll(".peeked")].map((one) => getComputedStyle(one).visibility)"""

# What is visible of a peek in the very task in which it ends, long before Python can answer.
LOOK_WHEN = """(name) => {
    const target = name === "blur" ? window : document;
    target.addEventListener(name, () => { window.atOnce = (PEEKED)(); }, {once: true});
}""".replace("PEEKED", PEEKED)


def table(players: int, phase: str, *, alone: bool = False, **more: Any) -> Record:
    """Return a set-up position in which it is the second seat's turn; all are people, or only that one."""
    names = [name if seat == PERSON or not alone else f"{name}:easy" for seat, name in enumerate(NAMES[:players])]
    hands = [cards.split() for cards in HANDS[:players]]
    start: dict[str, Any] = {"hands": hands, "phase": phase, "turn": PERSON, "starter": PERSON, **more}
    if phase == "lay":
        start["hands"] = [["J", *cards] for cards in hands]
    elif phase == "second":
        start["table"] = [f"{lying[:-1]}0" for lying in LAID[:players]]
    else:
        start["table"] = LAID[:players]
    return Record("ten", seats=play.seated(names), start=start)


def auction(players: int, *, alone: bool = False) -> Record:
    """Return a record in which the first seat has bid for the last one's card."""
    owner = players - 1
    return table(
        players,
        "auction",
        alone=alone,
        opener=0,
        auction=[{"owner": owner, "bidder": 0, "bid": 2, "passed": "2" if players > 4 else ""}],
    )


def protecting(players: int) -> Record:
    """Return a record in which the second seat has got a card and may raise its protection."""
    return table(players, "protect", protecting="1", opener=PERSON)


def last_to_add(players: int) -> Record:
    """Return a record in which all second cards but one are played; then the cards are shown."""
    return table(players, "second", starter=2 % players)


def take(page: Page) -> None:
    play.on_screen(page, "handover")
    play.take_the_phone(page)


def tap(page: Page, *names: str) -> None:
    """Tap buttons one after the other, by how their names begin."""
    for name in names:
        page.locator("#app").get_by_role("button", name=name).first.tap()


def said(page: Page, text: str) -> None:
    expect(page.locator(".said")).to_contain_text(text)


# The market of the round of the rules: what the table asks, and what is tapped.
MARKET = [
    ("Ada, tap a card to buy, or decline", ["Bea: a face-down card, with 2 chips", "Bid 2"]),
    ("Claudio, more than 2, or pass?", ["3", "Bid 3"]),
    ("Dora, more than 3, or pass?", ["Pass"]),
    ("Ada, more than 3, or pass?", ["4", "Bid 4"]),
    ("Claudio, more than 4, or pass?", ["Pass"]),
    ("Ada, protect it?", ["2 chips"]),
    ("Bea, tap a card to buy, or decline", ["Dora: a face-down card", "Swap"]),
    ("Dora, protect it?", ["No chip"]),
    ("Claudio, tap a card to buy, or decline", ["Ada: a face-down card, with 2 chips", "Bid 2"]),
    ("Dora, more than 2, or pass?", ["Pass"]),
    ("Bea, more than 2, or pass?", ["Pass"]),
    ("Claudio, protect it?", ["No chip"]),
    ("Dora, tap a card to buy, or decline", ["Decline"]),
]


@pytest.mark.thorough
def test_a_round_of_four_on_one_table_without_a_server(page: Page, site: Site) -> None:
    """The round of the rules: the highest bid changes hands twice, and so does the card."""
    page.add_init_script(play.SCREEN_WATCH)
    names = ("Ada", "Bea", "Claudio", "Dora")
    hands = ["6 4 3", "5 4 9", "3 2 1", "2 P1 5"]
    laid = ["7 open 1", "10 covered 2", "3 open 0", "J covered 0"]
    start = {"hands": [cards.split() for cards in hands], "table": laid}
    play.plant(page, site, [Record("ten", seats=play.seated(names), start=start)])
    play.settings(page, "At once")
    site.stop()
    reload(page)
    wait_until_ready(page)
    tap(page, "Continue")
    play.on_screen(page, "play")
    for question, taps in MARKET:
        said(page, question)
        tap(page, *taps)
    take(page)
    expect(page.locator("#app .known")).to_have_text(["10"])
    tap(page, "6", "Add 6")
    take(page)
    tap(page, "Turn up card")
    said(page, "Bea, add a second card?")
    tap(page, "Add nothing")
    take(page)
    tap(page, "Leave card")
    take(page)
    tap(page, "2", "Add 2")
    expect(page.locator(".verdict")).to_contain_text("Bea wins")
    expect(page.locator(".verdict")).to_contain_text("Dora loses")
    expect(page.locator(".makes")).to_have_text(["= 9", "= 10", "= 10", "= 9"])
    tap(page, "Continue")
    said(page, "Bea, who starts the next round?")
    tap(page, "Let Claudio start", "Claudio starts")
    play.on_screen(page, "handover")
    expect(page.locator("#next")).to_have_text("Claudio")
    (record,) = play.saved_games(page)
    assert record.state.observation(None).starter == 2
    assert [round(points) for points in record.state.scores()] == [-6, -26, -10, 7]


# Held, not tapped.


class Finger:
    """One or two fingers on the screen, as the browser gets them from the glass."""

    def __init__(self, page: Page) -> None:
        self.devtools: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_table(page: Page, site: Site, record: Record) -> None:
    play.plant(page, site, [record])
    play.settings(page, "At once")
    tap(page, "Continue")
    play.on_screen(page, "play")


def peeking(page: Page) -> None:
    """What is peeked at is there and can be seen, and the button says so."""
    expect(page.locator(".board .peeked .card")).to_have_count(4)
    assert set(page.evaluate(PEEKED)) == {"visible"}
    expect(page.locator("html")).to_have_attribute("data-shell-held", "")


def over(page: Page) -> None:
    """Nothing of it is left."""
    expect(page.locator(".peeked")).to_have_count(0)
    expect(page.locator("html[data-shell-held]")).to_have_count(0)
    said(page, "more than 2, or pass?")


def test_what_is_peeked_at_can_be_seen_only_while_the_button_is_held(page: Page, site: Site) -> None:
    on_the_table(page, site, auction(4))
    finger = Finger(page)
    button = middle_of(page, "#peek")
    ends: list[tuple[str, Callable[[], None]]] = [
        ("pointerup", lambda: finger.touch("touchEnd")),
        ("pointerdown", lambda: finger.touch("touchStart", button, (40, 300))),
        ("pointercancel", lambda: finger.touch("touchCancel")),
        ("blur", lambda: page.evaluate("() => { window.dispatchEvent(new Event('blur')); }")),
    ]
    for name, end in ends:
        finger.touch("touchStart", button)
        peeking(page)
        page.evaluate(LOOK_WHEN, name)
        end()
        page.wait_for_function("window.atOnce")
        seen = page.evaluate("() => { const seen = window.atOnce; delete window.atOnce; return seen; }")
        assert set(seen) == {"hidden"}, name
        over(page)
        if name in ("pointerdown", "blur"):
            finger.touch("touchEnd")
    assert [entry.action for entry in play.saved_games(page)[0].entries] == []


@pytest.mark.thorough
def test_the_button_is_held_by_the_keyboard_too(page: Page, site: Site) -> None:
    on_the_table(page, site, auction(4))
    page.locator("#peek").focus()
    for key in (" ", "Enter"):
        page.keyboard.down(key)
        peeking(page)
        page.evaluate(LOOK_WHEN, "keyup")
        page.keyboard.up(key)
        assert set(page.evaluate("window.atOnce")) == {"hidden"}
        over(page)
        expect(page.locator("#peek")).to_be_focused()


@pytest.mark.thorough
def test_a_page_that_leaves_sight_while_the_button_is_held_is_covered(page: Page, site: Site) -> None:
    on_the_table(page, site, auction(4))
    finger = Finger(page)
    finger.touch("touchStart", middle_of(page, "#peek"))
    peeking(page)
    # In one breath: hide, and look what can be seen. Python has not been asked yet.
    seen = page.evaluate(f"() => [({HIDE})(true), ({PEEKED})()]")
    assert seen[0] == COVERED
    assert set(seen[1]) == {"hidden"}
    page.evaluate(HIDE, False)
    expect(page.locator("#cover")).to_be_hidden()
    over(page)
    finger.touch("touchEnd")


# How it looks to everyone: axe, targets, and what sticks out.


def phases(page: Page, players: int) -> list[tuple[str, Callable[[], None]]]:
    """Return the screens of a table of people, and how each is reached from the list of games."""

    def opened(number: int, *taps: str, private: bool = False) -> Callable[[], None]:
        def go() -> None:
            play.opened(page, number, "handover" if private else "play")
            if private:
                play.take_the_phone(page)
            tap(page, *taps)

        return go

    found = [
        ("lay", opened(0, "5", "2 chips", private=True)),
        ("market", opened(1, "Ada: 7")),
        ("protect", opened(2)),
        ("second", opened(3, private=True)),
        ("add", opened(3, "Turn up card", "5", private=True)),
        ("judge", opened(4, "Leave card", private=True)),
        ("starter", lambda: tap(page, "Continue")),
    ]
    if players > 2:
        found += [("auction", opened(5)), ("auction, alone", opened(6)), ("market, alone", opened(7))]
    return found


def games(players: int) -> list[Record]:
    found = [
        table(players, "lay"),
        table(players, "market"),
        protecting(players),
        table(players, "second"),
        last_to_add(players),
    ]
    if players > 2:
        found += [auction(players), auction(players, alone=True), table(players, "market", alone=True)]
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4, 7])
def test_everything_is_there_and_within_reach_on_every_screen(page: Page, site: Site, players: int) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    play.plant(page, site, games(players))
    play.settings(page, "At once")
    problems = []
    for name, go in phases(page, players):
        go()
        play.settle(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(STYLED)
            found = [*page.evaluate(CUT), *page.evaluate(TARGETS)]
            problems += [f"{name}, {width} × {height}: {line}" for line in found if "is shortened" not in line]
        page.set_viewport_size({"width": 360, "height": 740})
    assert not problems, "\n".join(problems)


@pytest.mark.thorough
def test_choosing_a_card_to_lay_moves_nothing_under_the_finger(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    play.plant(page, site, [table(7, "lay")])
    play.settings(page, "At once")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        tap(page, "Continue")
        take(page)
        chosen = page.get_by_role("button", name="5", exact=True)
        before = page.locator(".laying").bounding_box()
        chosen.tap()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        assert page.locator(".laying").bounding_box() == before
        tap(page, "Leave the table")


@pytest.mark.thorough
def test_every_screen_is_for_everybody(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    play.plant(page, site, games(4))
    play.settings(page, "At once")
    found = Findings()
    look = Inspector(page, found)
    for name, go in phases(page, 4):
        if name in ("lay", "market", "auction", "add", "judge", "auction, alone"):
            go()
            look(name)
    play.opened(page, 5, "play")
    page.locator("#peek").focus()
    page.keyboard.down(" ")
    peeking(page)
    look("peek")
    page.keyboard.up(" ")
    for theme, problems in found.axe.items():
        assert not problems, f"{theme}:\n" + "\n".join(problems)
    assert not found.targets, "\n".join(found.targets)
    assert not found.sideways, "\n".join(found.sideways)
    assert not found.cut, "\n".join(found.cut)
