"""Helpers for tapping through a game, and for looking up the data behind the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from htpy import Node, fragment
from markupsafe import Markup
from playwright.sync_api import Error, Frame, Locator, Page, expect

from e2e.phone import PATIENCE_MS, Site, wait_until_ready
from table.boards import board_of
from table.speech import written
from tenfold import Record, Seat

DECK = 80

SAVES = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("tenfold");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const store = opening.result.transaction("saves").objectStore("saves");
        const [keys, texts] = [store.getAllKeys(), store.getAll()];
        texts.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, i) => [key, texts.result[i]])));
        };
    };
})"""

PLANT = """(saves) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("tenfold");
    opening.onupgradeneeded = () => opening.result.createObjectStore("saves");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const change = opening.result.transaction("saves", "readwrite");
        for (const [key, text] of Object.entries(saves)) change.objectStore("saves").put(text, key);
        change.oncomplete = () => { opening.result.close(); resolve(); };
    };
})"""

# True if a person can act, or the game is over.
SOMETHING_TO_DO = """() => {
    const screen = document.documentElement.dataset.screen;
    return screen === "result" || screen === "handover"
        || (screen === "play" && document.querySelector(".fan button:not([aria-disabled=true])") !== null);
}"""

# The same, or "read" if a rule stops the table.
SOMETHING_TO_DO_OR_READ = f"""() => ({SOMETHING_TO_DO})()
    || (document.querySelector(".explained") && document.querySelector("button[data-event*=skip]") && "read")"""

# True if no animation that ends is still running.
AT_REST = """() => document.getAnimations().every((animation) => {
    const time = animation.effect?.getComputedTiming();
    return animation.playState !== "running" || time?.endTime === Infinity;
})"""

# Checks that the visible part of each card has a touch target of at least 44 × 44. Some square of that size must be
# completely on the card. In a hand that scrolls, each card is first scrolled into view.
STRIPS = """(scrolls) => {
    const problems = [];
    for (const card of document.querySelectorAll(".mine button.card")) {
        if (scrolls) card.scrollIntoView({block: "nearest", behavior: "instant"});
        const {left, top, right, bottom} = card.getBoundingClientRect();
        const free = (x, y) => {
            for (const dx of [0, 11, 22, 33, 43]) for (const dy of [0, 11, 22, 33, 43])
                if (!card.contains(document.elementFromPoint(x + dx, y + dy))) return false;
            return true;
        };
        let found = false;
        for (let y = top + 1; !found && y + 44 <= bottom; y += 1)
            for (let x = left + 1; !found && x + 44 <= right; x += 2) found = free(x, y);
        if (!found) problems.push(card.getAttribute("aria-label"));
    }
    return problems;
}"""

# Returns the widths of the cards in hand, row by row.
ROWS = """() => {
    const rows = {};
    for (const card of document.querySelectorAll(".mine :is(.fan, .rows) .card"))
        (rows[card.closest("li").offsetTop] ??= []).push(card.offsetWidth);
    return Object.values(rows);
}"""

# Records when the current screen appeared, because the hand-over button ignores early taps.
SCREEN_WATCH = """
function watchScreen() {
    window.screenSince = performance.now();
    new MutationObserver(() => { window.screenSince = performance.now(); })
        .observe(document.documentElement, {attributeFilter: ["data-screen"]});
}
if (document.readyState === "loading") addEventListener("DOMContentLoaded", watchScreen);
else watchScreen();
"""
HEARS = """() => {
    const button = document.querySelector("#take-phone");
    return button !== null && performance.now() - window.screenSince > Number(button.dataset.guard) + 20;
}"""

# Timers of 0.1 to 5 s, which would change the picture, wait while `held()` is true. Shorter ones are for the page's own
# small tasks, which continue.
HOLDABLE = """
window.held = () => false;
const realTimeout = window.setTimeout.bind(window);
window.setTimeout = (action, ms = 0, ...rest) => {
    const ring = () => ms >= 100 && ms < 5000 && window.held() ? realTimeout(ring, 30) : action(...rest);
    return realTimeout(ring, ms);
};
"""


def screen(page: Page) -> str:
    """Return the name of the current screen."""
    return page.locator("html").get_attribute("data-screen") or ""


def on_screen(page: Page, name: str) -> None:
    """Wait until this screen is shown."""
    expect(page.locator("html")).to_have_attribute("data-screen", name)


def screen_text(page: Page) -> str:
    """Return all visible text on the screen, in one line."""
    return " ".join(page.locator("#app").inner_text().split())


def settle(page: Page) -> None:
    """Wait until all animations have ended."""
    page.wait_for_function(AT_REST)


@contextmanager
def redrawn(page: Page | Frame) -> Iterator[None]:
    """Wait at the end of the block until Python has drawn the screen again."""
    page.locator("#app").evaluate("(app) => app.firstElementChild.setAttribute('data-drawn-before', '')")
    yield
    page.locator("[data-drawn-before]").wait_for(state="detached", timeout=PATIENCE_MS)


# Home, settings, set-up.


def settings(page: Page, *choices: str) -> None:
    """Go from home to the settings, make these choices, and go back."""
    page.get_by_role("button", name="Settings").tap()
    on_screen(page, "settings")
    for choice in choices:
        row = page.locator("label", has=page.get_by_role("radio", name=choice, exact=True))
        row = row.or_(page.locator("label", has=page.get_by_role("switch", name=re.compile(f"^{choice}"))))
        row.tap()
    page.get_by_role("button", name="Back", exact=True).tap()
    on_screen(page, "home")


def seat(page: Page, kinds: str, names: Sequence[str] = ()) -> None:
    """On the set-up screen, set the seats, a letter each (p is a person; e, m, h a computer).

    Set the people’s names, too.
    """
    number = page.locator("output")
    while int(number.inner_text()) != len(kinds):
        before = int(number.inner_text())
        step = 1 if before < len(kinds) else -1
        page.get_by_role("button", name="Add a seat" if step > 0 else "Remove a seat").tap()
        expect(number).to_have_text(str(before + step))
    kind_names = {"p": "A person", "e": "A computer, easy", "m": "A computer, medium", "h": "A computer, hard"}
    shown = {"p": ", person.", "e": ", computer, easy.", "m": ", computer, medium.", "h": ", computer, hard."}
    for row, kind in zip(page.locator(".seatrow").all(), kinds, strict=True):
        change = row.get_by_role("button", name="Change")
        if shown[kind] in (change.get_attribute("aria-label") or ""):
            continue
        change.tap()
        page.locator("#sheet").get_by_role("button", name=kind_names[kind]).tap()
        expect(page.locator("#sheet")).to_have_count(0)
        expect(change).to_have_attribute("aria-label", re.compile(re.escape(shown[kind])))
    people = [number for number, kind in enumerate(kinds) if kind == "p"]
    for number, name in zip(people, names, strict=False):
        field = page.get_by_role("textbox", name=f"Name of seat {number + 1}")
        field.tap()
        field.press("ControlOrMeta+a")
        page.keyboard.type(name)
        page.keyboard.press("Enter")


def deal(
    page: Page, kinds: str, names: Sequence[str] = (), *, number: int, game: str = "PIG 10", **options: str
) -> None:
    """Go from home to a dealt game; options are given as `Length="5 → 1"`."""
    page.locator(".concertina button", has=page.get_by_text(game, exact=True)).tap()
    on_screen(page, "setup")
    seat(page, kinds, names)
    for title, choice in options.items():
        page.get_by_role("button", name=title.replace("_", " ")).tap()
        page.locator("#sheet").get_by_role("button").filter(has_text=choice).tap()
        expect(page.locator("#sheet")).to_have_count(0)
    page.get_by_role("textbox", name="Deal number").fill(str(number))
    page.locator(".foot [data-event*=start]").tap()
    page.locator("html[data-screen=play], html[data-screen=handover]").wait_for()


def opened(page: Page, number: int, on: str) -> None:
    """Open a planted game from the list of games, starting on any screen with a way home."""
    if screen(page) != "home":
        page.get_by_role("button", name="Leave the table").or_(page.get_by_role("button", name="Home")).first.tap()
        page.locator("html[data-screen=home], html[data-screen=history]").wait_for()
    if screen(page) == "home":
        page.get_by_role("button", name="Your games").tap()
        on_screen(page, "history")
    page.locator(f'button.game[data-event*="planted-{number}"]').tap()
    on_screen(page, on)


# At the table.


def wait_for_turn(page: Page) -> str:
    """Wait until a person can do something, tapping away rules that stop the table; return the name of the screen."""
    while page.wait_for_function(SOMETHING_TO_DO_OR_READ, timeout=PATIENCE_MS).json_value() == "read":
        with suppress(Error):  # it is shown for a minute at most
            page.locator("button[data-event*=skip]").first.tap(timeout=1000)
    return screen(page)


def take_the_phone(page: Page) -> None:
    """Tap the hand-over button, once it accepts taps."""
    page.wait_for_function(HEARS)
    page.locator("#take-phone").tap()
    on_screen(page, "play")


def hand(page: Page) -> Locator:
    """Return the cards of the hand that can be tapped."""
    return page.locator(".fan button:not([aria-disabled=true])")


def plays(page: Page) -> Locator:
    """Return the buttons that play the selected card."""
    return page.locator(".acts button[data-event*='\"play\"']")


def select(page: Page, place: int) -> None:
    """Tap a card of the hand."""
    card = hand(page).nth(place)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def play_turn(page: Page, chance: random.Random) -> bool:
    """Play the next person's whole turn, including the hand-over; return False if the game is over."""
    where = wait_for_turn(page)
    if where == "result":
        return False
    if where == "handover":
        take_the_phone(page)
    cards = hand(page).count()
    card = hand(page).nth(chance.randrange(cards))
    card.tap()
    page.wait_for_function("() => !document.querySelector('.fan .can') || document.querySelector('.fan .selected')")
    buttons = plays(page)
    if not buttons.count():  # the last card in hand has been played at once
        return True
    choice = buttons.nth(chance.randrange(buttons.count())).element_handle()
    choice.tap()
    # When no card is selected any more, the move is on the screen.
    page.wait_for_function("() => !document.querySelector('.fan button[aria-pressed=true]')", timeout=PATIENCE_MS)
    return True


# Behind the screen.


def saves(page: Page) -> dict[str, str]:
    """Return everything that is stored on the phone."""
    found: dict[str, str] = page.evaluate(SAVES)
    return found


def saved_games(page: Page) -> list[Record]:
    """Return the saved games, replayed, the latest first."""
    lines = saves(page)
    listed = [line["id"] for key in ("open", "history") for line in json.loads(lines.get(key, "[]"))]
    return [Record.from_json(lines[f"game:{name}"]) for name in listed]


def plain(node: Node) -> str:
    """Return the visible text of a piece of a page."""
    return Markup(str(fragment[node])).striptags()


def last_line(record: Record) -> str:
    """Return the table's text about the last move."""
    names = [seat.name for seat in record.seats]
    board = board_of(record.game)
    game = record.load_game()
    lines = [plain(line) for event in record.state.events() if (line := written(event, game, board, names))]
    return " ".join(lines[-1].split())


def plant(page: Page, site: Site, games: Sequence[Record]) -> None:
    """Put games on a phone on which Tenfold has not been opened yet, and open Tenfold."""
    keep(page, site, kept(games))
    page.goto(site.url)
    wait_until_ready(page)


def keep(page: Page, site: Site, texts: dict[str, str]) -> None:
    """Put texts into the store of a phone on which Tenfold has not been opened yet."""
    blank = f"{site.url}blank"
    page.route(blank, lambda route: route.fulfill(body="<link rel=icon href=data:,>", content_type="text/html"))
    page.goto(blank)
    page.evaluate(PLANT, texts)
    page.unroute(blank)


def kept(games: Sequence[Record]) -> dict[str, str]:
    """Return the stored texts of these games, by key."""
    lines = [summary(f"planted-{number}", record) for number, record in enumerate(games)]
    texts = {f"game:{line['id']}": record.to_json() for line, record in zip(lines, games, strict=True)}
    return {
        **texts,
        "open": json.dumps([line for line in lines if not line["finished"]]),
        "history": json.dumps([line for line in lines if line["finished"]]),
    }


def summary(name: str, record: Record) -> dict[str, Any]:
    """Return a game's line in the list of games."""
    over = record.finished
    return {
        "id": name,
        "game": record.game,
        "names": [seat.name for seat in record.seats],
        "when": 1_700_000_000_000,
        "line": "" if over else "somebody is next",
        "finished": over,
        "places": record.state.ranking() if over else [],
        "scores": record.state.scores() if over else [],
        "taken_back": False,
    }


def table(*seats: str, hands: Sequence[str], **position: Any) -> Record:
    """Return a set-up position; seats are names, computers such as `Ada:easy`, and cards are texts."""
    cards = {key: value.split() if isinstance(value, str) else value for key, value in position.items()}
    return Record(
        "pig10",
        seats=seated(seats),
        start={"hands": [cards.split() for cards in hands], "turn": 0, **cards},
    )


def seated(names: Sequence[str]) -> list[Seat]:
    """Return seats from names; `Ada:easy` is a computer."""
    parted = [name.partition(":") for name in names]
    return [Seat(name, "bot" if level else "person", level or None) for name, _, level in parted]
