"""What a person does with Tenfold on a phone of any engine; e2e/play.py has it for Playwright's pages alone."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

from e2e import play
from e2e.engines import LOOK_S, START_S, Engine, EngineError, WebKit
from e2e.phone import READY, Site
from tenfold import Record
from tests.wheels import GAME, example

ON_SCREEN = "(name) => document.documentElement.dataset.screen === name"
IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
FRAMES = "() => document.querySelectorAll('iframe').length"
FRAME = "#room > iframe"
STOCK = ".board button.is-back.can"
OFFERED = "li[data-game={}] button"
DEALS = '.foot [data-event*="\\"start\\""]'

# At Thirty-One the person begins, and nobody has 31 at once; at PIG 10 the card that is drawn is not the one played.
DEAL = "10"

# A sheet is open sooner than this, or a second tap has closed it again.
SHEET_S = 10

# Who knows the games, and does not want to wait.
WELL_VERSED = {"settings": json.dumps({"explain": False, "pace": "at-once"})}

FORGET = """() => new Promise((resolve) => { indexedDB.deleteDatabase("tenfold").onsuccess = resolve; })
    .then(() => true)"""

# A person's turn at the table of Thirty-One, or the hands that are shown after a round.
NEXT = """() => document.querySelector(".board button.is-back.can") ? "turn"
    : document.body.innerText.includes("Deal the next round") ? "round" : null"""

FILL = """(selector, text) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

NAMED = """(name) => document.querySelector("#chair-0 button.kind").ariaLabel.startsWith(`${name},`)"""

ADDED = """() => document.documentElement.dataset.screen === "home"
    || document.querySelector("#sheet")?.innerText.includes("Game not added")"""

# What is said of a WebAssembly of WebKitGTK that has gone astray, or never comes back.
FELL = re.compile("Out of bounds memory access|The game isn’t responding")

# What leads on, the sheet before what lies under it.
WAYS_HOME = (
    ("#sheet button", "Close game"),
    ("#sheet button", "Close"),
    ("#sheet button", "Stop"),
    ("button", "Leave the game"),
    ("button", "Leave the table"),
    (".bar button", "Back"),
    ("button", "Home"),
)

# Whether something can be done, and nothing is being done.
RESTS = """() => !document.documentElement.hasAttribute("data-shell-waiting")
    && ["play", "handover", "reactions", "scores", "result"].includes(document.documentElement.dataset.screen)"""

# What a person would tap who does not know where to: a card, the table, a button below. It is marked. Where it `ends`
# with the result, nothing is tapped there.
CHOOSE = f"""(chance, ends = false) => {{
    document.querySelector("[data-next-tap]")?.removeAttribute("data-next-tap");
    if (!({RESTS})() || (ends && document.documentElement.dataset.screen === "result")) return "";
    const sheet = document.querySelector("#sheet");
    const places = sheet ? ["#sheet"] : [".mine", ".board", ".acts", ".foot", ".over"];
    const all = places.flatMap((place) => [...document.querySelectorAll(`${{place}} button[data-event]`)])
        .filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.closest("[inert]")
            && !/"(sheet|home|history|replay|look-back|share|settings|forget|give-up|sums)/.test(one.dataset.event));
    // What decides is tapped more often than what only selects.
    const lit = all.filter((one) => one.matches(".lit, .acts *"));
    const some = lit.length && chance < 0.7 ? lit : all;
    const found = some[Math.floor(chance * 7919) % some.length];
    found?.setAttribute("data-next-tap", "");
    return found?.dataset.event ?? "";
}}"""
CHOSEN = "[data-next-tap]"

# True while a computer player is next: taps would only take time from it.
THINKS = "() => / is (thinking|bidding|next)$/.test(document.querySelector('.say')?.innerText.trim() ?? '')"


def ready(phone: Engine) -> None:
    """Wait until Python is up, and the page works without a server."""
    phone.until(f"() => {READY}", seconds=START_S)
    phone.until(IN_CHARGE, seconds=START_S)
    on_screen(phone, "home")


def on_screen(phone: Engine, *names: str, seconds: float = START_S) -> None:
    """Wait until one of these screens stands."""
    phone.until("(...names) => names.includes(document.documentElement.dataset.screen)", *names, seconds=seconds)


def visit(phone: Engine, site: Site, texts: Mapping[str, str] = WELL_VERSED) -> None:
    """Keep these texts and no others, put there by a page of the same origin that is not Tenfold, and open it."""
    phone.open(f"{site.url}licenses.txt")
    phone.evaluate(FORGET)
    phone.evaluate(play.PLANT, texts)
    phone.open(site.url)
    ready(phone)


# What a person does.


def choose(phone: Engine, wheel: bytes) -> None:
    """From home: let a wheel be tried."""
    phone.tap("button", "Settings")
    on_screen(phone, "settings")
    phone.put_file("input[type=file][accept='.whl']", example()[0], wheel)
    phone.tap("#sheet .lit")


def add(phone: Engine, wheel: bytes) -> None:
    """From home: add a game, or a version of it, and be home again.

    WebKitGTK's WebAssembly falls over by itself once in some hundred starts of a Python, and more seldom stands still
    for good; a person tries again.
    """
    for _ in range(3):
        choose(phone, wheel)
        phone.until(ADDED, seconds=START_S)
        if not (isinstance(phone, WebKit) and phone.has("#sheet") and FELL.search(phone.text("#sheet"))):
            break
        home(phone)
    assert not phone.has("#sheet"), phone.text("#sheet")


def remove(phone: Engine) -> None:
    """From home: remove the added game, and be home again."""
    phone.tap("button", "Settings")
    phone.tap(f'[data-event*="addon:tenfold-{GAME}"]')
    phone.tap("#sheet button", "Remove game")
    phone.until("() => !document.querySelector('#sheet')")
    phone.tap(".bar button", "Back")
    on_screen(phone, "home")


def set_up(phone: Engine, game: str, *, players: int = 0, choices: Mapping[str, str] | None = None) -> None:
    """Go from home to a table of this many players, with choices for its options, all by their names in the engine."""
    phone.tap(OFFERED.format(game))
    on_screen(phone, "setup")
    while players and int(phone.text("output")) != players:
        with phone.redrawn():
            phone.tap("button", "Remove a seat" if int(phone.text("output")) > players else "Add a seat")
    for option, choice in (choices or {}).items():
        choose_on_sheet(phone, f".option-row[data-event*='\"{option}\"']", f"#sheet [data-event*='\"{choice}\"']")


def choose_on_sheet(phone: Engine, row: str, choice: str, words: str = "") -> None:
    """Open a row's sheet and make a choice there.

    A slow engine can hear a tap so late that it is made a second time, which closes the sheet: open it again.
    """
    for seconds in (SHEET_S, SHEET_S, START_S):
        phone.tap(row)
        try:
            phone.tap(choice, words, seconds=seconds)
            break
        except EngineError:
            if seconds == START_S:
                raise
    phone.until("() => !document.querySelector('#sheet')")


def deal(phone: Engine, game: str, name: str = "") -> None:
    """From home to a game that is being dealt, for a person of this name."""
    set_up(phone, game)
    if name:
        phone.evaluate(FILL, "#name-0", name)
        phone.until(NAMED, name)
    phone.evaluate(FILL, "#deal", DEAL)
    phone.tap(DEALS)


@contextmanager
def table(phone: Engine) -> Iterator[None]:
    """Look into the room, once its table stands there."""
    with phone.inside(FRAME):
        phone.until("() => document.querySelector('#app main') !== null", seconds=START_S)
        yield


def turns(phone: Engine, number: int) -> None:
    """Draw from the stock and discard what was drawn, turn by turn."""
    for _ in range(number):
        while phone.until(NEXT) == "round":
            phone.tap(".acts button", "Deal the next round")
        for thing in (STOCK, ".mine button.card.can:last-of-type"):
            with phone.redrawn():
                phone.tap(thing)
            with phone.redrawn():
                phone.tap(".acts .btn.lit")


def tap_somewhere(phone: Engine, chance: random.Random, *, ends: bool = False) -> None:
    """One tap of somebody who does not know where to, and who may stop at the result."""
    phone.until(RESTS, seconds=START_S)
    if phone.evaluate(CHOOSE, chance.random(), ends):
        with suppress(EngineError):  # it was drawn again at this moment
            phone.tap(CHOSEN, seconds=0.5)


def play_on(phone: Engine, chance: random.Random, taps: int) -> None:
    """Tap until the game is over, at most this many times; while a computer player thinks, wait."""
    for _ in range(taps):
        phone.until(f"() => !({THINKS})()", seconds=START_S)
        if phone.evaluate(ON_SCREEN, "result"):
            return
        tap_somewhere(phone, chance, ends=True)
    raise AssertionError(f"After {taps} taps: {phone.text('body')}")


def home(phone: Engine) -> None:
    """Whatever stands there: by the page's own way out. The game may end by itself in the same moment."""
    end, calm = time.monotonic() + START_S, 0
    while calm < 3:  # a screen says what it is before its sheet is drawn
        assert time.monotonic() < end, phone.text("body")
        calm += 1
        if not phone.evaluate(ON_SCREEN, "home") or phone.has("#sheet"):
            calm = 0
            way = next((way for way in WAYS_HOME if phone.has(*way)), None)
            if way:
                with suppress(EngineError):
                    phone.tap(*way, seconds=1)
        time.sleep(LOOK_S)
    assert not phone.evaluate(FRAMES)


# What is looked at.


def games(phone: Engine) -> list[str]:
    """The saved games of the example."""
    return [text for text in saved(phone).values() if f'"game": "{GAME}"' in text]


def saved(phone: Engine) -> dict[str, str]:
    """The saved games, by the keys that they are kept under."""
    kept: dict[str, str] = phone.evaluate(play.SAVES)
    return {key: text for key, text in kept.items() if key.startswith("game:")}


def records(phone: Engine, game: str) -> list[Record]:
    """The saved games of one of the house, the latest first; each is replayed, and as its digest says."""
    kept: dict[str, str] = phone.evaluate(play.SAVES)
    lines = [line for key in ("open", "history") for line in json.loads(kept.get(key, "[]"))]
    return [Record.from_json(kept[f"game:{line['id']}"]) for line in lines if line["game"] == game]
