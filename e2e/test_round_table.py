"""On a large screen everyone sits round the middle, and nothing that matters is smaller than on a phone.

Under a table on its side, what is asked, the hand and the buttons are in one column, in the middle of the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from math import isfinite
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.audit.walks import Frame, Plan, walk
from e2e.audit.windows import UPRIGHT, Size, Window, Windows
from e2e.phone import Site
from tenfold.registry import SHELF

PHONE, TABLET, LOW = Size(360, 740), Size(1024, 768), Size(900, 600)
SMALL_UPRIGHT = Size(744, 940)

MOST = {"pig10": 8, "tens": 6, "tenstuff": 8, "ten-nine-eight": 5, "ten": 7}

FRAMES = 16

# The boxes of the seats, of what lies on the board, and the smallest sizes of cards and letters. Your own seat is the
# one with your name, or what your own large cards stand under.
TABLE = """(you) => {
    const box = (one) => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const all = (which) => [...document.querySelectorAll(`#screen ${which}`)].filter((one) => {
        const {width, height} = one.getBoundingClientRect();
        return width > 1 && height > 1 && one.checkVisibility({visibilityProperty: true});
    });
    const name = (seat) => seat.querySelector("b").textContent;
    const smallest = (which, size) => Math.min(...all(which).map(size));
    const letters = (one) => parseFloat(getComputedStyle(one).fontSize);
    const seats = all(".seats > .seat");
    return {
        board: box(document.querySelector(".board")),
        others: seats.filter((seat) => name(seat) !== you).map(box),
        own: [...seats.filter((seat) => name(seat) === you), ...all(".own-heading")].map(box),
        things: all(".board :is(.card, .slot, button, svg.ten-frame, .roundcard)").map(box),
        sizes: {
            cards: smallest(".mine .card", (card) => card.offsetWidth),
            lying: smallest(":is(.board, .seats) :is(.card, .slot)", (card) => card.offsetWidth),
            names: smallest(".seat b:not(.makes)", letters),
            lines: smallest(".seat small", letters),
            numbers: smallest(".seat :is(.num, .count, .money)", letters),
        },
    };
}"""


# The boxes of the table, of the words above the hand, of the hand, and of the choices and buttons below it.
COLUMN = """() => {
    const box = (one) => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const within = (which) => {
        const boxes = [...document.querySelectorAll(which)].map(box).filter(([left, , right]) => right > left);
        if (!boxes.length) return [];
        const side = (at, most) => most(...boxes.map((one) => one[at]));
        return [[side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)]];
    };
    return {
        table: within("#screen > .seats"),
        words: within("#screen > .say > .said > span:not(.unseen)"),
        hand: within("#screen > .mine .card"),
        choices: document.querySelector(".choosing")
            ? within("#screen > .mine .choices button") // the buttons stand at both sides of them
            : within("#screen > .acts :is(.btn, .pad)"),
    };
}"""


# The moves in the strip of the bar that are shortened.
SHORTENED = """() => [...document.querySelectorAll(".latest .log li")]
    .filter((row) => row.getBoundingClientRect().top < row.parentElement.getBoundingClientRect().bottom)
    .filter(({lastElementChild: words}) => words.scrollHeight > words.clientHeight + 1)
    .map((row) => row.textContent)"""

# Let the latest move be as long as any: two swap cards that no one else knows.
LONGEST = """() => { document.querySelector(".latest li").lastElementChild.innerHTML = [
    "Emmy passes", "Carl pays Blaise 3 chips and swaps face-down cards", "Carl looks at the new card",
    "Blaise looks at the new card"].join("<br>").replace(/<br>([^<]+)/g, "<br><span>$1</span>"); }"""

# Whether the words above the hand lie over a card that travels, with a ground of their own.
OVER = """() => {
    const flying = Object.assign(document.createElement("span"), {className: "card flying"});
    document.getElementById("app").append(flying);
    const [words, card] = [document.querySelector(".say"), flying].map((one) => Number(getComputedStyle(one).zIndex));
    flying.remove();
    const ground = getComputedStyle(document.querySelector(".said > span")).backgroundColor;
    return words > card && ground !== "rgba(0, 0, 0, 0)";
}"""


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlaps(self, other: Box) -> bool:
        """True if they share more than a hair."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(wide, high) > 1


@pytest.fixture(scope="module")
def windows(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site, (PHONE, TABLET, LOW, UPRIGHT, SMALL_UPRIGHT), ["light"])
    yield windows
    windows.close()


def at_table(game: str, players: int) -> list[Frame]:
    """Return frames of the first turns of a game of one person."""
    seen = (frame for frame in walk(Plan(game, "p" + "e" * (players - 1), 3), steps=40, ends=()))
    return list(islice((frame for frame in seen if frame.screen == "play" and not frame.noticed), FRAMES))


def measured(window: Window, frame: Frame, paper: str = "light") -> dict[str, Any]:
    window.page.evaluate("(frames) => window.frames.look(frames)", [frame.data("light", paper)])
    found: dict[str, Any] = window.page.evaluate(TABLE, "You")
    return found


def boxes(found: list[list[float]]) -> list[Box]:
    return [Box(*one) for one in found]


def sides(others: list[Box], middle: Box) -> set[str]:
    """Return the sides of the middle on which the others sit."""
    found = set()
    for one in others:
        x, y = one.middle
        found |= {"left"} if one.right <= middle.left + 1 else set()
        found |= {"right"} if one.left >= middle.right - 1 else set()
        # In 10-9-8, who sits opposite is beside their card.
        found |= {"top"} if one.bottom <= middle.middle[1] and middle.left - 200 < x < middle.right + 200 else set()
        found |= {"bottom"} if y > middle.bottom and middle.left < x < middle.right else set()
    return found


@pytest.mark.thorough
@pytest.mark.quick("tenstuff-4")
@pytest.mark.parametrize(("game", "players"), [(game, n) for game in SHELF for n in (2, 4, MOST[game])])
def test_everyone_sits_round_the_middle(game: str, players: int, windows: Windows) -> None:
    phone, *large = windows.windows
    for frame in at_table(game, players):
        small = measured(phone, frame)["sizes"]
        for window in large:
            found = measured(window, frame)
            others, own, things = boxes(found["others"]), boxes(found["own"]), boxes(found["things"])
            where = f"{frame.caption}, {window.size}"
            middle = Box(*found["board"])
            assert len(others) == players - 1, where
            assert len(own) == 1, where
            assert own[0].top >= middle.middle[1], where
            around = sides(others, middle)
            assert "bottom" not in around, where
            assert len(around) >= min(2, players - 1), f"{where}: only {around}"
            apart = [*others, *own]
            assert not [(seat, thing) for seat in apart for thing in things if seat.overlaps(thing)], where
            assert not [pair for pair in combinations(apart, 2) if pair[0].overlaps(pair[1])], where
            both = {what: (found["sizes"][what], size) for what, size in small.items() if isfinite(size)}
            assert not {what: pair for what, pair in both.items() if pair[0] < pair[1] - 0.5}, where


@pytest.mark.parametrize("game", SHELF)
def test_what_is_asked_and_the_hand_are_in_the_middle_under_the_table(game: str, windows: Windows) -> None:
    window = windows.windows[1]
    seen = 0
    for frame in at_table(game, 4):
        measured(window, frame)
        found = {part: boxes(ones) for part, ones in window.page.evaluate(COLUMN).items()}
        (table,) = found.pop("table")
        assert abs(table.middle[0] - TABLET.width / 2) < 2, frame.caption
        for part, ones in found.items():
            for one in ones:
                assert abs(one.middle[0] - table.middle[0]) < 12, f"{part}, {frame.caption}"
                seen += 1
        for held in found["hand"]:
            for words in found["words"]:
                assert 0 <= held.top - words.bottom < 90, frame.caption
            for choices in found["choices"]:
                assert held.bottom <= choices.top + 12, frame.caption
    assert seen > FRAMES


def test_a_sale_of_10_can_be_read_while_its_cards_travel_and_after_it(windows: Windows) -> None:
    """A sale is the longest move: the last player passes, and two players swap and look at their cards."""
    window = windows.windows[1]
    sales = told_later = 0
    for frame in walk(Plan("ten", "peee", 1), steps=150, ends=()):
        if frame.screen != "play" or frame.noticed:
            continue
        measured(window, frame)
        assert window.page.evaluate(SHORTENED) == [], frame.caption
        told_later += "looks at the new card" in str(window.page.locator(".latest .log").all_text_contents())
        if window.page.locator(".selling .said > span").count():
            assert window.page.evaluate(OVER), frame.caption
            sales += 1
        if sales and told_later:
            break
    assert sales
    assert told_later
    window.page.evaluate(LONGEST)
    assert window.page.evaluate(SHORTENED) == []
