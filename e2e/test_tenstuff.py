"""Tenstuff on a real phone's screen: every special play by taps and without a server.

It’s also checked for how it is hit and read.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import play
from e2e.phone import Site
from e2e.test_access import Findings, Inspector
from table.games.tenstuff import drawings
from tenfold import Record
from tests.engine.tenstuff import table_keys

pytestmark = pytest.mark.known

OFFICIAL = {"preset": "official", "excommunication": "strict", "cheating": "on"}
TWENTY = "AD AH 2C 3D 3H 3S 4C 5D 6D 6H 7C 7S 8H 9C TD TH JS QD KC JM"


def table(*seats: str, hands: list[str], options: dict[str, str] | None = None, **position: Any) -> Record:
    """Return a set-up table; hands and piles as texts."""
    return Record(
        "tenstuff",
        seats=play.seated(seats),
        options=options or {},
        start=table_keys(*hands, **position),
    )


def select(page: Page, cards: str) -> None:
    """Tap cards of the hand."""
    for card in cards.split():
        found = page.locator(".mine").get_by_role("button", name=drawings.name(card), exact=True)
        found.tap()
        expect(found).to_have_attribute("aria-pressed", "true")


def do(page: Page, label: str) -> None:
    """Tap the button by the start of its name."""
    page.locator(".acts").get_by_role("button", name=label).tap()


def come_forward(page: Page, label: str, name: str) -> None:
    """At the window: the kind of act, and the seat."""
    play.on_screen(page, "reactions")
    page.get_by_role("button", name=label).tap()
    page.locator("#sheet").get_by_role("button", name=name).tap()
    expect(page.locator("#sheet")).to_have_count(0)


@pytest.mark.thorough
def test_a_slam_three_sixes_a_thrown_ten_and_an_attempt_without_a_server(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    hands = ["3D 3H 3S 2D KC", "6D 6H 6S TH 9C", "7S 7H 4H 8D"]
    record = table("Ada", "Bea", "Carl", hands=hands, last="3C", phase="window", top="5C 7C QS")
    play.plant(page, site, [record])
    play.settings(page, "At once")
    page.get_by_role("button", name="Continue").tap()
    site.stop()
    play.on_screen(page, "reactions")
    play.take_the_phone(page)
    select(page, "3D 3H 3S")
    expect(page.locator(".say")).to_contain_text("a slam")
    do(page, "Slam: three 3s")
    select(page, "2D")
    do(page, "Give 1 card")

    play.on_screen(page, "reactions")
    expect(page.locator(".recap")).to_contain_text("Ada gives Carl 1 card")
    expect(page.locator(".recap")).not_to_contain_text("2♦")
    play.take_the_phone(page)
    select(page, "6D 6H 6S")
    do(page, "Play three 6s")

    come_forward(page, "Throw a 10", "Bea")
    expect(page.get_by_text("Reversed", exact=True).first).to_be_visible()
    select(page, "TH")
    do(page, "Throw 10 of hearts")
    play.on_screen(page, "handover")
    play.take_the_phone(page)
    expect(page.locator(".say")).to_contain_text("Bea threw 10♥")
    do(page, "Return none")

    play.on_screen(page, "reactions")
    expect(page.locator("#next")).to_have_text("Carl")
    play.take_the_phone(page)
    select(page, "7S 7H")
    do(page, "Play two 7s")
    play.on_screen(page, "reactions")
    play.take_the_phone(page)
    select(page, "7C")
    do(page, "Attempt: 7 of clubs")
    page.get_by_role("button", name="hearts", exact=True).tap()
    page.get_by_role("button", name="6", exact=True).tap()
    do(page, "Guess 6 of hearts")
    play.on_screen(page, "reactions")
    expect(page.locator("#next")).to_have_text("Ada")
    (saved,) = play.saved_games(page)
    assert [entry.action for entry in saved.entries if entry.action != "begin"] == [
        *("play 3D 3H 3S", "give 2D", "done", "play 6D 6H 6S", "skip TH", "done"),
        *("play 7H 7S", "play 7C", "guess 6H"),
    ]
    assert "6H" in saved.state.observation(0).hand


def turned_round() -> Record:
    """Return a table on which three sixes have just been played."""
    hands = ["KC 2S TD JH QD 8S 8C", "9C 2H", "6D 6H 6S 5H"]
    record = table("Ada", "Bea:easy", "Carl:easy", hands=hands, last="3C", turn=2, last_owner=1, top="5C")
    for seat, action in ((2, "play 6D 6H 6S"), (1, "begin"), (1, "play 9C"), (0, "begin")):
        record.play(seat, action)
    return record


def games() -> list[Record]:
    """Return games: a hand of 20 cards, a gift, a return, a guess, a sleeve, shame among eight, reversed piles."""
    names = ("Ada", "Bea", "Claudio", "Maximiliane Antonia")
    low = ["4D 4H 4S 9D", "8D 8S 9S", "TS KD KH"]
    shamed = {"options": OFFICIAL, "turn": 1, "accusable": [2], "shamed": [2], "phase": "window"}
    return [
        table("Ada", *(f"{name}:easy" for name in names[1:]), hands=[TWENTY, *low], last="3C", top="5C"),
        table(
            "Ada", "Bea:easy", hands=["2D AH KC", "9C"], last="3D 3H", last_owner=0, phase="give", partner=1, top="5C"
        ),
        table("Ada", "Bea:easy", hands=["TH 4H KH 2S", "9C"], last="7S", phase="return", partner=1, ten="TH", top="5C"),
        table("Ada", "Bea:easy", hands=["KC 2S", "9C"], last="3D", last_owner=0, phase="guess", played=True, top="5C"),
        table("Ada", "Bea:easy", "Carl:easy", hands=[TWENTY, "KH", "QC"], last="3C", top="5C 7H 8C", options=OFFICIAL),
        table(
            "Ada",
            "Bea",
            "Carl",
            "Dora",
            hands=["AS 2S", "4H KS", "9C 8D 9D QC QH", "7D"],
            last="7S",
            top="5C",
            **shamed,
        ),
        table(
            *names, *("E", "F", "G", "H"), hands=[f"{r}D {r}H" for r in "23456789"], last="TS", top="5C", phase="window"
        ),
        turned_round(),
    ]


@pytest.mark.thorough
def test_a_hand_that_grows_moves_nothing(page: Page, site: Site) -> None:
    cards = TWENTY.split()
    hands = [" ".join(cards[:number]) for number in (7, 15, 16, 20)]
    tables = [
        table("Ada", "Bea:easy", hands=[hand, "KH"], last="3C", top="5C", options=options)
        for options in ({}, OFFICIAL)
        for hand in hands
    ]
    play.plant(page, site, tables)
    play.settings(page, "At once")
    places: dict[tuple[int, bool], list[object]] = {}
    for number in range(len(tables)):
        play.opened(page, number, "play")
        for width, height in ((320, 640), (360, 740), (740, 360)):
            page.set_viewport_size({"width": width, "height": height})
            boxes = [page.locator(f".felt > .{zone}").bounding_box() for zone in ("board", "say", "mine", "acts")]
            seen = [(box["x"], box["y"]) for box in boxes if box]
            places.setdefault((width, number >= len(hands)), []).append(seen)
    for where, found in places.items():
        assert found == [found[0]] * len(hands), where


@pytest.mark.thorough
def test_a_hand_keeps_the_size_of_its_cards_and_lies_in_even_rows(page: Page, site: Site) -> None:
    cards = TWENTY.split()
    held = (3, 4, 5, 6, 7, 9, 11, 13, 14, 15)
    hands = [" ".join(cards[:number]) for number in held]
    play.plant(page, site, [table("Ada", "Bea:easy", hands=[hand, "KH"], last="3C", top="5C") for hand in hands])
    play.settings(page, "At once")
    seen: dict[int, set[int]] = {}
    for place, number in enumerate(held):
        play.opened(page, place, "play")
        for width, height in ((320, 640), (360, 740), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            rows = page.evaluate(play.ROWS)
            lengths = [len(row) for row in rows]
            assert sum(lengths) == number
            assert max(lengths) - min(lengths) <= 1, (number, width, lengths)
            seen.setdefault(width, set()).update(card for row in rows for card in row)
            assert page.evaluate(play.STRIPS, True) == [], (number, width)
    assert all(len(widths) == 1 for widths in seen.values()), seen


@pytest.mark.thorough
def test_every_screen_is_for_everybody(page: Page, site: Site) -> None:
    planted = games()
    play.plant(page, site, planted)
    play.settings(page, "At once")
    found = Findings()
    look = Inspector(page, found)
    screens = ["twenty", "gift", "return", "guess", "sleeve", "shame", "eight", "reversed"]
    for number, name in enumerate(screens):
        play.opened(page, number, "reactions" if name in ("shame", "eight") else "play")
        if name in ("twenty", "sleeve"):
            for width, height in ((320, 640), (360, 740), (740, 360)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(play.STRIPS, width == 320) == [], (name, width)
            page.set_viewport_size({"width": 360, "height": 740})
            select(page, "3D 3H 3S")
        look(name)
    for theme, problems in found.axe.items():
        assert not problems, f"{theme}:\n" + "\n".join(problems)
    assert not found.targets, "\n".join(found.targets)
    assert not found.sideways, "\n".join(found.sideways)
    assert not found.cut, "\n".join(found.cut)
