"""Helpers for what a person does with Tenfold on a phone of any engine; e2e/play.py is only for Playwright's pages."""

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

# In Thirty-One, the person starts and no one is dealt 31. In PIG 10, the card drawn isn't the one played.
DEAL = "10"

# If a sheet isn't open after this time, a second tap has closed it again.
SHEET_S = 10

# The settings of a person who knows the games and doesn't want to wait.
WELL_VERSED = {"settings": json.dumps({"explain": False, "pace": "at-once"})}

FORGET = """() => new Promise((resolve) => { indexedDB.deleteDatabase("tenfold").onsuccess = resolve; })
    .then(() => true)"""

# Detects a person's turn in Thirty-One, or the hands that are shown after a round.
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

# The messages when WebAssembly has crashed or hangs in WebKitGTK.
FELL = re.compile("Out of bounds memory access|The game isn’t responding")

# The ways to home, those on a sheet before those below it.
WAYS_HOME = (
    ("#sheet button", "Close game"),
    ("#sheet button", "Close"),
    ("#sheet button", "Stop"),
    ("button", "Leave the game"),
    ("button", "Leave the table"),
    (".bar button", "Back"),
    ("button", "Home"),
)

# True if something can be done, and the app isn't busy.
RESTS = """() => !document.documentElement.hasAttribute("data-shell-waiting")
    && ["play", "handover", "reactions", "scores", "result"].includes(document.documentElement.dataset.screen)"""

# Marks a random element to tap: a card, the table, a button below. With `ends`, nothing is marked on the result screen.
CHOOSE = f"""(chance, ends = false) => {{
    document.querySelector("[data-next-tap]")?.removeAttribute("data-next-tap");
    if (!({RESTS})() || (ends && document.documentElement.dataset.screen === "result")) return "";
    const sheet = document.querySelector("#sheet");
    const places = sheet ? ["#sheet"] : [".mine", ".board", ".acts", ".foot", ".over"];
    const all = places.flatMap((place) => [...document.querySelectorAll(`${{place}} button[data-event]`)])
        .filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.closest("[inert]")
            && !/"(sheet|home|history|replay|look-back|share|settings|forget|give-up|sums|phones-find)/.test(
                one.dataset.event));
    // What decides is tapped more often than what only selects.
    const lit = all.filter((one) => one.matches(".lit, .acts *"));
    const some = lit.length && chance < 0.7 ? lit : all;
    const found = some[Math.floor(chance * 7919) % some.length];
    found?.setAttribute("data-next-tap", "");
    return found?.dataset.event ?? "";
}}"""
CHOSEN = "[data-next-tap]"

# True while a computer player is next, when taps would only slow it down.
THINKS = "() => / is (thinking|bidding|next)$/.test(document.querySelector('.say')?.innerText.trim() ?? '')"


def ready(phone: Engine) -> None:
    """Wait until Python is up, and the page works without a server."""
    phone.until(f"() => {READY}", seconds=START_S)
    phone.until(IN_CHARGE, seconds=START_S)
    on_screen(phone, "home")


def on_screen(phone: Engine, *names: str, seconds: float = START_S) -> None:
    """Wait until one of these screens is shown."""
    phone.until("(...names) => names.includes(document.documentElement.dataset.screen)", *names, seconds=seconds)


def visit(phone: Engine, site: Site, texts: Mapping[str, str] = WELL_VERSED) -> None:
    """Store only these texts, using a page of the same origin that isn't Tenfold, and then open Tenfold."""
    phone.open(f"{site.url}licenses.txt")
    phone.evaluate(FORGET)
    phone.evaluate(play.PLANT, texts)
    phone.open(site.url)
    ready(phone)


def revive(phone: Engine, site: Site) -> None:
    """Start a browser again that fell silent in the test before, with all that it has kept."""
    if phone.silent:
        phone.kill()
        phone.start()
        phone.open(site.url)
        ready(phone)


# Actions.


def choose(phone: Engine, wheel: bytes) -> None:
    """From home, choose a wheel, so that it is tested."""
    phone.tap("button", "Settings")
    on_screen(phone, "settings")
    phone.put_file("input[type=file][accept='.whl']", example()[0], wheel)
    phone.tap("#sheet .lit")


def add(phone: Engine, wheel: bytes) -> None:
    """From home, add a game or a new version of it, and go back home.

    In WebKitGTK, WebAssembly crashes in about one of a hundred starts of Python, and more rarely hangs forever. Like a
    person, this function then tries again.
    """
    for _ in range(3):
        choose(phone, wheel)
        phone.until(ADDED, seconds=START_S)
        if not (isinstance(phone, WebKit) and phone.has("#sheet") and FELL.search(phone.text("#sheet"))):
            break
        home(phone)
    assert not phone.has("#sheet"), phone.text("#sheet")


def remove(phone: Engine) -> None:
    """From home, remove the added game, and go back home."""
    phone.tap("button", "Settings")
    phone.tap(f'[data-event*="addon:tenfold-{GAME}"]')
    phone.tap("#sheet button", "Remove game")
    phone.until("() => !document.querySelector('#sheet')")
    phone.tap(".bar button", "Back")
    on_screen(phone, "home")


def set_up(phone: Engine, game: str, *, players: int = 0, choices: Mapping[str, str] | None = None) -> None:
    """Go from home to the set-up of a table with this many players and these options, by the engine’s names."""
    phone.tap(OFFERED.format(game))
    on_screen(phone, "setup")
    while players and int(phone.text("output")) != players:
        with phone.redrawn():
            phone.tap("button", "Remove a seat" if int(phone.text("output")) > players else "Add a seat")
    for option, choice in (choices or {}).items():
        choose_on_sheet(phone, f".option-row[data-event*='\"{option}\"']", f"#sheet [data-event*='\"{choice}\"']")


def choose_on_sheet(phone: Engine, row: str, choice: str, words: str = "") -> None:
    """Open a row's sheet and make a choice there.

    A slow engine may react to a tap so late that the tap is repeated, which closes the sheet. Then it is opened again.
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
    """Go from home to a game that is being dealt, for a person with this name."""
    set_up(phone, game)
    if name:
        phone.evaluate(FILL, "#name-0", name)
        phone.until(NAMED, name)
    phone.evaluate(FILL, "#deal", DEAL)
    phone.tap(DEALS)


@contextmanager
def table(phone: Engine) -> Iterator[None]:
    """Enter the frame of the sandbox, once it shows its table."""
    with phone.inside(FRAME):
        phone.until("() => document.querySelector('#app main') !== null", seconds=START_S)
        yield


def turns(phone: Engine, number: int) -> None:
    """Play this many turns: draw from the draw pile, and discard the same card."""
    for _ in range(number):
        while phone.until(NEXT) == "round":
            phone.tap(".acts button", "Deal the next round")
        for thing in (STOCK, ".mine button.card.can:last-of-type"):
            with phone.redrawn():
                phone.tap(thing)
            with phone.redrawn():
                phone.tap(".acts .btn.lit")


def tap_somewhere(phone: Engine, chance: random.Random, *, ends: bool = False) -> None:
    """Make one random tap. With `ends`, don't tap on the result screen."""
    phone.until(RESTS, seconds=START_S)
    if phone.evaluate(CHOOSE, chance.random(), ends):
        with suppress(EngineError):  # it may be redrawn at this moment
            phone.tap(CHOSEN, seconds=0.5)


def play_on(phone: Engine, chance: random.Random, taps: int) -> None:
    """Tap until the game is over, at most this many times. While a computer player thinks, wait.

    Raise `AssertionError` if it takes longer.
    """
    for _ in range(taps):
        phone.until(f"() => !({THINKS})()", seconds=START_S)
        if phone.evaluate(ON_SCREEN, "result"):
            return
        tap_somewhere(phone, chance, ends=True)
    raise AssertionError(f"After {taps} taps: {phone.text('body')}")


def home(phone: Engine) -> None:
    """Go home from any screen, using the page's own buttons. The game may end by itself at the same moment."""
    end, calm = time.monotonic() + START_S, 0
    while calm < 3:  # the name of a screen is set before its sheet is drawn
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


# Stored data.


def games(phone: Engine) -> list[str]:
    """Return the saved games of the example game."""
    return [text for text in saved(phone).values() if f'"game": "{GAME}"' in text]


def saved(phone: Engine) -> dict[str, str]:
    """Return the saved games by their keys."""
    kept: dict[str, str] = phone.evaluate(play.SAVES)
    return {key: text for key, text in kept.items() if key.startswith("game:")}


def records(phone: Engine, game: str) -> list[Record]:
    """Return the saved records of one of Tenfold's own games, the latest first, replayed and checked by digest."""
    kept: dict[str, str] = phone.evaluate(play.SAVES)
    lines = [line for key in ("open", "history") for line in json.loads(kept.get(key, "[]"))]
    return [Record.from_json(kept[f"game:{line['id']}"]) for line in lines if line["game"] == game]
