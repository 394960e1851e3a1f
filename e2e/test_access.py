"""For everyone: what axe finds, how big targets are, what big text does, and the keyboard alone.

One tour goes through every screen and looks at each in several ways. The tests say what it must not find.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from e2e import play
from e2e.audit.walks import LONG
from e2e.phone import PHONE, WELL_VERSED, Site, Watch, open_app, pig10, reload, wait_until_ready

pytestmark = pytest.mark.known

SMALL = {"width": 320, "height": 640}
USUAL = PHONE["viewport"]

AXE = """async (rules) => {
    const options = {resultTypes: ["violations"]};
    if (rules) options.runOnly = rules;
    const {violations} = await axe.run(document, options);
    return violations.flatMap(({id, nodes}) => nodes.map((node) =>
        `${id} at ${node.target.join(" ")}: ${node.failureSummary.split("\\n").slice(1).join(" ").trim()}`));
}"""

# How far each thing that can be touched is really hit, from its middle; a label belongs to its field.
TARGETS = """() => {
    const wanted = 44;
    const reach = (mine, x, y, dx, dy) => {
        let n = 0;
        while (n < wanted && mine(x + dx * (n + 1), y + dy * (n + 1))) n += 1;
        return n;
    };
    const problems = [];
    for (const element of document.querySelectorAll("#app :is(button, a[href], input, select, [role=button])")) {
        const area = element.closest("label") ?? element;
        if (element.closest("[inert]") || !area.checkVisibility()) continue;
        area.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        const {left, top, width, height} = area.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const mine = (x, y) => area.contains(document.elementFromPoint(x, y));
        const name = element.getAttribute("aria-label") ?? area.textContent.trim();
        if (!mine(x, y)) {
            problems.push(`${element.localName} “${name}” is covered in its middle`);
            continue;
        }
        const wide = reach(mine, x, y, -1, 0) + reach(mine, x, y, 1, 0) + 1;
        const high = reach(mine, x, y, 0, -1) + reach(mine, x, y, 0, 1) + 1;
        if (wide < wanted || high < wanted) problems.push(`${element.localName} “${name}” is hit on ${wide} × ${high}`);
    }
    scrollTo(0, 0);
    return problems;
}"""

# True once all styles are there: those of a large screen come when there is one.
STYLED = "[...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"

# Text and things to touch that stick out sideways, or that something with hidden overflow cuts off. An older move for
# which the bar has no room is out of sight as a whole.
CUT = """() => {
    const problems = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    const hides = (value) => value === "hidden" || value === "clip";
    const scrolls = (value) => value === "auto" || value === "scroll";
    // A line of text is a box with air over and under its letters, which may well be cut off.
    const check = (what, element, box, air = 0) => {
        const slack = 1.5;
        let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
        let [scrollsX, scrollsY, rolled] = [false, false, 0];
        for (let above = element; above && above !== root; above = above.parentElement) {
            const style = getComputedStyle(above);
            if (style.clipPath !== "none" && above.offsetWidth <= 2) return;  // there for the ear only
            const frame = above.getBoundingClientRect();
            const wider = left < frame.left - slack || right > frame.right + slack;
            const higher = top < frame.top - slack - air || bottom > frame.bottom + slack + air;
            const how = wider && hides(style.overflowX) && !scrollsX ? "sideways"
                : higher && hides(style.overflowY) && !scrollsY ? "in its height" : "";
            if (how) {
                const kind = style.textOverflow === "ellipsis" ? "is shortened" : `is cut ${how}`;
                problems.push(`${what} ${kind} by ${above.localName}.${above.getAttribute("class")}`);
                return;
            }
            scrollsX ||= scrolls(style.overflowX) && above.scrollWidth > above.clientWidth;
            scrollsY ||= scrolls(style.overflowY) && above.scrollHeight > above.clientHeight;
            rolled += above.scrollTop;
        }
        if (!scrollsX && (left < -slack || right > innerWidth + slack)) problems.push(`${what} sticks out sideways`);
        if (!scrollsY && bottom + scrollY > root.scrollHeight + slack) problems.push(`${what} cannot be scrolled to`);
        if (top + scrollY + rolled < -slack - air) problems.push(`${what} is above the page`);
    };
    const app = document.querySelector("#app");
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || element.closest("svg") || !element.checkVisibility()) continue;
        const move = element.closest(".latest li");
        if (move && move.getBoundingClientRect().top >= move.parentElement.getBoundingClientRect().bottom) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width) check(`“${node.data.trim()}”`, element, box, box.height / 4);
        }
    }
    for (const element of app.querySelectorAll("button, input, .card, svg[role=img]")) {
        const label = element.closest("label");
        if (!label && element.checkVisibility())
            check(`${element.localName}.${element.getAttribute("class")}`, element, element.getBoundingClientRect());
    }
    return [...new Set(problems)];
}"""

# The place of the keyboard, and if it can be seen there: on the element, or on its label.
FOCUS = """() => {
    const element = document.activeElement;
    const ringed = (one) => {
        if (!one) return false;
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(one);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && outlineColor !== "rgba(0, 0, 0, 0)";
    };
    const label = element.closest("label");
    return {
        nothing: element === document.body,
        name: !element.matches("button, input, a, h1, h2") ? element.localName  // what scrolls is a stop too
            : (element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent).trim(),
        sheet: element.closest("#sheet") !== null,
        hand: element.closest("[data-walk]") !== null,
        ring: [element, element.nextElementSibling, label].some(ringed),
    };
}"""


@dataclass
class Findings:
    """What the tour found, as lines that say where."""

    screens: list[str] = field(default_factory=list)
    axe: dict[str, list[str]] = field(default_factory=lambda: {"light": [], "dark": [], "contrast": [], "small": []})
    targets: list[str] = field(default_factory=list)
    sideways: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)


class Inspector:
    """Looks at the screen that stands, in every way."""

    def __init__(self, page: Page, found: Findings) -> None:
        self.page = page
        self.found = found
        self.devtools: CDPSession = page.context.new_cdp_session(page)

    def __call__(self, name: str) -> None:
        play.settle(self.page)
        self.found.screens.append(name)
        self._axe(name, "light")
        with self._themed("dark"):
            self._axe(name, "dark", "color-contrast")
        with self._themed("contrast"):
            self._axe(name, "contrast", "color-contrast")
        self.page.set_viewport_size(SMALL)
        self._note(self.found.targets, name, TARGETS)
        self._note(self.found.sideways, name, CUT, but="is shortened")
        if play.screen(self.page) == "play":
            self._axe(name, "small")
        self.page.set_viewport_size(USUAL)
        with self._big_text():
            self._note(self.found.cut, name, CUT)

    def _note(self, where: list[str], name: str, look: str, *, but: str = "no such words") -> None:
        problems = [problem for problem in self.page.evaluate(look) if but not in problem]
        where += [f"{name}: {problem}" for problem in problems if not shortens_a_long_name(problem)]

    def _axe(self, name: str, theme: str, *rules: str) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        problems = self.page.evaluate(AXE, list(rules) or None)
        self.found.axe[theme] += [f"{name}: {problem}" for problem in problems]

    @contextmanager
    def _themed(self, theme: str) -> Iterator[None]:
        """Use a theme within the block, as if chosen in the settings: the root says so."""
        chosen = self.page.evaluate("document.documentElement.dataset.theme")
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        yield
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", chosen)

    @contextmanager
    def _big_text(self) -> Iterator[None]:
        """Double the browser’s own text size within the block."""
        self.devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        self.page.wait_for_function("getComputedStyle(document.documentElement).fontSize === '32px'")
        yield
        self.devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        self.page.wait_for_function("getComputedStyle(document.documentElement).fontSize === '16px'")


def shortens_a_long_name(problem: str) -> bool:
    """True if all that is wrong is a name shortened that may be: nothing else ever is."""
    return "is shortened" in problem and any(name in problem for name in LONG)


@pytest.fixture(scope="module")
def found(browser: Browser, shared_site: Site, dist: Path) -> Iterator[Findings]:
    """Return what the tour finds, watched like every other page."""
    shared_site.serve(dist)
    found = Findings()
    context = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    context.set_default_timeout(60_000)
    watch = Watch(shared_site.origin)
    watch.follow(context)
    context.add_init_script(play.SCREEN_WATCH)
    context.add_init_script(play.HOLDABLE)
    page = context.new_page()
    open_app(page, shared_site)
    look = Inspector(page, found)
    before_a_game(page, look)
    page.evaluate(play.PLANT, play.kept(games()))
    reload(page)
    wait_until_ready(page)
    in_a_game(page, look)
    after_a_game(page, look)
    page.get_by_role("button", name="Home").tap()
    with_the_deal_of_the_day(page, look)
    page.get_by_role("button", name="Your games").tap()
    with_other_tables(page, look)
    other_tab = context.new_page()
    other_tab.goto(shared_site.url)
    expect(other_tab.get_by_role("heading", name="Open in another tab")).to_be_visible()
    Inspector(other_tab, found)("notice: another tab")
    without_room(page, look)
    yield found
    context.close()
    assert watch.unexpected() == []


def games() -> list[play.Record]:
    """Return the games of the tour: one to be played, one of eight, one of a person, a finished one."""
    played = play.table(
        "Bea", "Maximiliane Antonia", "Ada:easy", hands=["5 6", "3 7", "2"], middle="5", value=5, last_player=2
    )
    names = ("Bea", "Maximiliane Antonia", "Ada:easy", "Claudio", "Blaise:hard", "Ayelet", "Carl:medium", "Tom")
    cards = "7 8 9 10 6 2 3"
    full = play.table(
        *names, hands=["5 10 0", *["1 2 3", "4 6 7"] * 3, "1 4 8"], pile=cards, middle=cards, value=9, last_player=7
    )
    alone = play.table("Bea", "Ada:easy", hands=["5 6 7", "3 4 8"], pile="1 1", middle="4", value=4, last_player=1)
    over = play.table("Bea", "Ada:easy", hands=["5", "8"])
    over.play(0, "5")
    over.play(1, "8")
    return [played, full, alone, over]


def open_sheet(page: Page, button: Locator) -> None:
    button.tap()
    page.locator("#sheet").wait_for()


def close_sheet(page: Page) -> None:
    page.locator("#sheet header").get_by_role("button").tap()
    expect(page.locator("#sheet")).to_have_count(0)


def before_a_game(page: Page, look: Inspector) -> None:
    look("home: first visit")
    page.get_by_role("button", name="Settings").tap()
    play.on_screen(page, "settings")
    look("settings")
    page.get_by_role("button", name="Back", exact=True).tap()
    pig10(page).tap()
    play.on_screen(page, "setup")
    look("set-up")
    open_sheet(page, page.locator(".seatrow").nth(1).get_by_role("button", name="Change"))
    look("set-up: who is it")
    close_sheet(page)
    for title in ("Cards left in the middle", "Ties", "First player"):
        open_sheet(page, page.get_by_role("button", name=title))
        look(f"set-up: {title}")
        close_sheet(page)
    open_sheet(page, page.get_by_role("button", name="Rules"))
    for chapter in page.get_by_role("navigation", name="Chapters").get_by_role("button").all():
        chapter.tap()
        expect(chapter).to_have_attribute("aria-current", "true")
        look(f"rules: {chapter.inner_text()}")
    close_sheet(page)
    for seats in range(int(page.locator("output").inner_text()), 8):
        page.get_by_role("button", name="Add a seat").tap()
        expect(page.locator("output")).to_have_text(str(seats + 1))
    expect(page.locator("output")).to_have_text("8")
    # Playwright takes aria-disabled for deaf; here it answers with a sentence.
    page.get_by_role("button", name="Add a seat").tap(force=True)
    expect(page.locator(".toast")).to_be_visible()
    look("set-up: eight seats, and a sentence")


def in_a_game(page: Page, look: Inspector) -> None:
    look("home: a game waits")
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "handover")
    look("hand-over")
    play.take_the_phone(page)
    look("table: own turn")
    page.evaluate("window.held = () => true")
    page.get_by_role("button", name="Undo").tap(force=True)
    expect(page.locator(".toast")).to_be_visible()
    look("table: a sentence")
    page.evaluate("window.held = () => false")
    page.get_by_role("button", name="Show sums").tap()
    expect(page.get_by_role("button", name="Hide sums")).to_be_visible()
    look("table: sums shown")
    play.select(page, 0)
    expect(play.plays(page)).to_have_count(3)
    look("table: card selected")
    open_sheet(page, page.get_by_role("button", name="Menu"))
    look("menu")
    close_sheet(page)
    # What happens now stands still at each stage for as long as it is looked at.
    page.evaluate("window.held = () => true")
    play.plays(page).filter(has_text="10").tap()
    expect(page.locator(".banner")).to_have_text("PIG 10!")
    look("table: a capture")
    page.evaluate("window.held = () => document.querySelector('.said')?.innerText.includes('is thinking')")
    play.on_screen(page, "handover")
    look("hand-over: what happened")
    play.take_the_phone(page)
    play.select(page, 0)
    play.plays(page).first.tap()
    expect(page.locator(".said")).to_contain_text("Ada is thinking")
    look("table: a computer’s turn")
    open_sheet(page, page.get_by_role("button", name="Game log"))
    look("log")
    close_sheet(page)
    page.evaluate("window.held = () => false")
    chance = random.Random(1)
    while play.play_turn(page, chance):
        pass


def after_a_game(page: Page, look: Inspector) -> None:
    play.on_screen(page, "result")
    look("result")
    page.locator(".foot").get_by_role("button", name="Home").tap()
    page.get_by_role("button", name="Your games").tap()
    play.on_screen(page, "history")
    look("history")
    open_sheet(page, page.get_by_role("button", name="Remove").first)
    look("history: forget a game")
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator("#sheet")).to_have_count(0)


def with_the_deal_of_the_day(page: Page, look: Inspector) -> None:
    page.get_by_role("button", name="Daily deal").tap()
    play.on_screen(page, "day")
    look("deal of the day")
    page.get_by_role("button", name="Home").tap()
    play.on_screen(page, "home")


def with_other_tables(page: Page, look: Inspector) -> None:
    page.locator('button.game[data-event*="planted-1"]').tap()
    play.on_screen(page, "handover")
    look("hand-over: eight seats")
    play.take_the_phone(page)
    play.select(page, 0)
    look("table: eight seats")
    page.get_by_role("button", name="Leave the table").tap()
    home(page)
    play.settings(page, "Do the sums yourself")
    page.get_by_role("button", name="Your games").tap()
    page.locator('button.game[data-event*="planted-2"]').tap()
    play.on_screen(page, "play")
    play.select(page, 1)
    look("table: the sum oneself")
    page.get_by_role("button", name="Leave the table").tap()
    home(page)


def home(page: Page) -> None:
    """From the home screen or the list of games to the home screen."""
    page.locator("html[data-screen=home], html[data-screen=history]").wait_for()
    if play.screen(page) == "history":
        page.get_by_role("button", name="Home").tap()
    play.on_screen(page, "home")


def without_room(page: Page, look: Inspector) -> None:
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
    )
    play.settings(page, "Off")
    expect(page.get_by_role("alert").filter(has_text="phone is full")).to_be_visible()
    look("home: phone is full")


@pytest.mark.thorough
def test_the_tour_saw_every_screen(found: Findings) -> None:
    assert len(set(found.screens)) == len(found.screens) == 34


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "small"])
def test_axe_finds_nothing(found: Findings, theme: str) -> None:
    assert not found.axe[theme], "\n".join(found.axe[theme])


@pytest.mark.thorough
def test_targets_are_big_enough(found: Findings) -> None:
    assert not found.targets, "\n".join(found.targets)


@pytest.mark.thorough
def test_nothing_sticks_out_on_a_small_phone(found: Findings) -> None:
    assert not found.sideways, "\n".join(found.sideways)


@pytest.mark.thorough
def test_nothing_is_cut_at_twice_the_text_size(found: Findings) -> None:
    assert not found.cut, "\n".join(found.cut)


@pytest.mark.thorough
def test_the_tour_can_find_something(page: Page, site: Site) -> None:
    open_app(page, site)
    page.evaluate(
        """() => {
            document.querySelector("#app").insertAdjacentHTML("beforeend", "<button id=bad></button><p id=long></p>");
            document.querySelector("#bad").style.cssText =
                "position: fixed; inset: 60px auto auto 60px; width: 40px; min-height: 50px; min-width: 0";
            const long = document.querySelector("#long");
            long.textContent = "much too long to be read";
            long.style.cssText = "width: 60px; overflow: hidden; white-space: nowrap; color: #777; background: #888";
        }"""
    )
    found = Findings()
    Inspector(page, found)("spoilt")
    assert any("button-name at #bad" in line for line in found.axe["light"])
    for theme in ("light", "dark", "contrast"):
        assert any("color-contrast at #long" in line for line in found.axe[theme])
    assert any("is hit on 40 × " in line for line in found.targets)
    assert any("“much too long to be read” is cut sideways" in line for line in found.cut)
    assert any("“much too long to be read” is cut sideways" in line for line in found.sideways)


# The keyboard alone.


def focus(page: Page) -> dict[str, Any]:
    """Return the place of the keyboard."""
    where: dict[str, Any] = page.evaluate(FOCUS)
    return where


def tab_to(page: Page, name: str) -> list[dict[str, Any]]:
    """Press Tab until the focus is on what has this name, and return the stops. Each must be seen."""
    stops = []
    for _ in range(60):
        page.keyboard.press("Tab")
        stop = focus(page)
        if stop["nothing"]:  # the browser’s own bar
            continue
        stops.append(stop)
        assert stop["ring"], f"the focus cannot be seen on {stop['name']}"
        if re.search(name, stop["name"]):
            return stops
    raise AssertionError(f"Tab never came to “{name}”, only to {[stop['name'] for stop in stops]}")


def open_by_key(page: Page, name: str) -> None:
    """Open a sheet; the focus goes into it, stays in it, and Escape brings it back."""
    tab_to(page, name)
    opener = focus(page)["name"]
    page.keyboard.press("Enter")
    page.locator("#sheet").wait_for()
    page.wait_for_function("document.activeElement.closest('#sheet') !== null")
    for _ in range(8):
        page.keyboard.press("Tab")
        stop = focus(page)
        assert stop["sheet"] or stop["nothing"], f"behind the sheet is {stop['name']}"
    while focus(page)["nothing"]:  # from the browser’s own bar no key comes to the page
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)
    assert focus(page)["name"] == opener


@pytest.mark.thorough
def test_a_game_by_the_keyboard_alone(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    settings_by_key(page)
    set_up_by_key(page)
    for turn in range(4):
        turn_by_key(page, turn)
    play.on_screen(page, "handover")
    (record,) = play.saved_games(page)
    assert len(record.entries) == 4

    page.keyboard.press("Escape")
    play.on_screen(page, "home")
    tab_to(page, "^Continue")
    page.keyboard.press("Enter")
    play.on_screen(page, "handover")


def settings_by_key(page: Page) -> None:
    """From home and back: no waiting for cards that travel, and no sound."""
    tab_to(page, "^Settings")
    page.keyboard.press("Enter")
    play.on_screen(page, "settings")
    tab_to(page, "^Calm|^Brisk|^At once")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    tab_to(page, "^Full")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Off")).to_be_checked()
    page.keyboard.press("Escape")
    play.on_screen(page, "home")


def set_up_by_key(page: Page) -> None:
    """From home to the table of Bea and Claudio."""
    tab_to(page, "^PIG 10")
    page.keyboard.press("Enter")
    play.on_screen(page, "setup")
    open_by_key(page, "[Cc]omputer.*Change")
    tab_to(page, "^Rules")
    page.keyboard.press("Enter")
    page.locator("#sheet").wait_for()
    tab_to(page, "^The aim")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Special cards")).to_have_attribute("aria-current", "true")
    assert focus(page)["sheet"]
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_have_count(0)
    tab_to(page, "^Name of seat 1$")
    page.keyboard.type("Bea")
    tab_to(page, "[Cc]omputer.*Change")
    page.keyboard.press("Enter")
    page.locator("#sheet").wait_for()
    tab_to(page, "^A person")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet")).to_have_count(0)
    expect(page.locator(".seatrow").nth(1)).to_contain_text("Person")
    tab_to(page, "^Name of seat 2$")
    page.keyboard.type("Claudio")
    for seats in range(int(page.locator("output").inner_text()), 2, -1):
        tab_to(page, "^Remove a seat")
        page.keyboard.press("Enter")
        expect(page.locator("output")).to_have_text(str(seats - 1))
    tab_to(page, "^Deal 3 cards each")
    page.keyboard.press("Enter")


def turn_by_key(page: Page, turn: int) -> None:
    """Take the phone, choose a card, play it."""
    play.on_screen(page, "handover")
    if "show my hand" not in focus(page)["name"]:
        tab_to(page, "show my hand")
    page.wait_for_function(play.HEARS)
    page.keyboard.press("Enter")
    play.on_screen(page, "play")
    if turn == 0:
        walk_the_hand(page)
        open_by_key(page, "^Menu")
    if not focus(page)["hand"]:
        tab_to(page, "^(frog, |pigmaid, |crowned pig, )?[0-9]+$")
    page.keyboard.press("ArrowRight" if turn % 2 else "End")
    page.keyboard.press("Space" if turn % 2 else "Enter")
    expect(page.locator(".fan [aria-pressed=true]")).to_have_count(1)
    assert focus(page)["hand"]
    tab_to(page, "=|^Play|^Make|^Back to 0")
    page.keyboard.press("Enter")


def walk_the_hand(page: Page) -> None:
    """The hand is one stop for Tab; arrows, Home and End walk in it."""
    cards = [card.get_attribute("aria-label") for card in play.hand(page).all()]
    assert len(cards) == 3
    stops = tab_to(page, "^Menu")
    # Go round again, from the same place to the same place.
    stops = tab_to(page, "^Menu")
    assert sum(stop["hand"] for stop in stops) == 1
    while not focus(page)["hand"]:
        page.keyboard.press("Tab")
    walked = []
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "End", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate("[...document.querySelectorAll('.fan button')].indexOf(document.activeElement)"))
        assert focus(page)["ring"]
    assert walked == [0, 1, 2, 2, 1, 0, 2, 2]
