"""Firefox and WebKit: the app runs there, and wheels that mean harm do none."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from e2e import play
from e2e.engines import ENGINES, START_S, Engine
from e2e.gangs import MORE, at_once, by_name
from e2e.intruders import Intruder, in_an_act
from e2e.phone import READY, Site
from e2e.test_intruders import INTRUDERS, KEPT, PLANTED, World, aimed, others
from tests.wheels import GAME, TITLE, changed, example

ON_SCREEN = "(name) => document.documentElement.dataset.screen === name"
IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
FRAMES = "() => document.querySelectorAll('iframe').length"
WHERE = "() => [location.href, history.length]"
FRAME = "#room > iframe"
OFFERED = f"li[data-game={GAME}] button"

# A person's turn at the table of Thirty-One, or the hands that are shown after a round.
NEXT = """() => document.querySelector(".board button.is-back.can") ? "turn"
    : document.body.innerText.includes("Deal the next round") ? "round" : null"""

TOUCH_ALL = """() => {
    const all = [...document.querySelectorAll(".said *")];
    for (const one of all) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return all.length;
}"""

NAME = """(name) => {
    const field = document.querySelector("#name-0");
    field.value = name;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

NAMED = """(name) => document.querySelector("#chair-0 button.kind").ariaLabel.startsWith(`${name}:`)"""


ADDED = """() => document.documentElement.dataset.screen === "home"
    || document.querySelector("#sheet")?.innerText.includes("The game stays out")"""

# What leads on, the sheet before what lies under it.
WAYS_HOME = (
    ("#sheet button", "Put it away"),
    ("#sheet button", "Close"),
    ("#sheet button", "Stop trying"),
    ("button", "Leave the room"),
    ("button", "Back"),
    ("button", "Home"),
)


def chosen(*names: str) -> list[Intruder]:
    return [INTRUDERS[name] for name in names]


# What ends a room or spoils its realm is tried by itself: what the seat is called, who it is, and what is told of it.
MOODS: dict[str, tuple[list[Intruder], str]] = {
    "saves": (
        chosen("saves: other saves", "saves: forget", "saves: load", "saves: lists", "saves: doings"),
        "",
    ),
    "steps": (chosen("saves: steps"), ""),
    "protos": (chosen("realms: prototypes"), ""),
    "hoard": (chosen("endless: memory in its board"), ""),
    "memory": (chosen("endless: memory at import"), ""),
    "flood": (chosen("endless: flood"), ""),
    "huge": (chosen("saves: huge"), ""),
    "often": (chosen("saves: often"), ""),
    "exit": (chosen("endless: exit"), ""),
    "deep": (chosen("endless: deep"), ""),
    "much": (chosen("markup: much"), ""),
    "recurses": (chosen("endless: recursion"), ""),
}
HANGS = {"hangs": [in_an_act("never ends what it draws", "while True: pass")]}

# What these tell of themselves is refused, as test_intruders.py sees; nothing else of them would be tried.
REFUSED = ("markup: names", "markup: emblem")
# This one swallows all that is drawn after it.
LAST = "markup: templates"
TOGETHER = [
    *(
        intruder
        for name, intruder in INTRUDERS.items()
        if name not in (*REFUSED, LAST) and not any(intruder in mood for mood, _ in MOODS.values())
    ),
    *MORE.values(),
    INTRUDERS[LAST],
]


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World()
    yield world
    world.door.close()


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, shared_site: Site) -> Iterator[Engine]:
    """One browser for all of them: what one has spoilt, the next would meet."""
    engine = ENGINES[request.param]()
    try:
        engine.open(shared_site.url)
        ready(engine)
        engine.evaluate(play.PLANT, {"game:planted": PLANTED})
        engine.tap("button", "Settings")
        engine.tap("label", "At once")
        engine.tap("button", "Back")
        on_screen(engine, "home")
        yield engine
    finally:
        engine.close()


@pytest.fixture
def phone(engine: Engine) -> Engine:
    """At home, whatever the last test did."""
    home(engine)
    return engine


def ready(phone: Engine) -> None:
    phone.until(f"() => {READY}", seconds=START_S)
    phone.until(IN_CHARGE, seconds=START_S)
    on_screen(phone, "home")


def on_screen(phone: Engine, name: str, *, seconds: float = START_S) -> None:
    phone.until(ON_SCREEN, name, seconds=seconds)


# What a person does.


def add(phone: Engine, wheel: bytes) -> None:
    phone.tap("button", "Settings")
    on_screen(phone, "settings")
    phone.put_file("input[type=file]", example()[0], wheel)
    phone.tap("#sheet .lit", "it")
    phone.until(ADDED, seconds=START_S)
    assert not phone.has("#sheet"), phone.text("#sheet")


def remove(phone: Engine) -> None:
    phone.tap("button", "Settings")
    phone.tap(f'[data-event*="addon:tenfold-{GAME}"]')
    phone.tap("#sheet button", "Remove it")
    phone.until("() => !document.querySelector('#sheet')")
    phone.tap("button", "Back")
    on_screen(phone, "home")


def enter(phone: Engine, name: str = "") -> None:
    """From home to the room of the added game, for a person of this name."""
    phone.tap(OFFERED)
    on_screen(phone, "setup")
    if name:
        phone.evaluate(NAME, name)
        phone.until(NAMED, name)
    phone.tap('[data-event*="\\"start\\""]')


@contextmanager
def table(phone: Engine) -> Iterator[None]:
    """Look into the room, once its table stands there."""
    with phone.inside(FRAME):
        on_screen(phone, "play")
        yield


def turns(phone: Engine, number: int) -> None:
    """Draw from the stock and discard what was drawn, turn by turn."""
    for _ in range(number):
        while phone.until(NEXT) == "round":
            phone.tap(".acts button", "Deal the next round")
        for thing in (".board button.is-back.can", ".mine button.card.can:last-of-type"):
            phone.tap(thing)
            phone.tap(".acts .btn.lit")


def home(phone: Engine) -> None:
    """Whatever stands there: by the page's own way out."""
    end = time.monotonic() + START_S
    while not phone.evaluate(ON_SCREEN, "home") or phone.has("#sheet"):
        assert time.monotonic() < end, phone.text("body")
        for selector, words in WAYS_HOME:
            if phone.has(selector, words):
                phone.tap(selector, words)
                break
        time.sleep(0.1)
    assert not phone.evaluate(FRAMES)


# What is looked at.


def games(phone: Engine) -> list[str]:
    """The saved games of the example."""
    kept = play.saves(phone)
    return [text for key, text in kept.items() if key.startswith("game:") and f'"game": "{GAME}"' in text]


def kept(phone: Engine) -> tuple[dict, dict]:
    """All that an intruder has no business with."""
    return others(phone), phone.evaluate(KEPT)


def unharmed(phone: Engine, site: Site, world: World, before: tuple[dict, dict]) -> None:
    """Nothing left, nothing changed, and a game of the house can be dealt."""
    assert world.knocks == []
    assert phone.evaluate("() => [location.href, document.title]") == [site.url, "Tenfold"]
    assert kept(phone) == before
    phone.tap("button", "PIG 10")
    phone.tap("button", "Deal")
    on_screen(phone, "play")
    phone.tap("button", "Leave the table")
    on_screen(phone, "home")


def test_a_game_of_the_house_is_played(phone: Engine) -> None:
    phone.tap("button", "PIG 10")
    phone.tap("button", "Deal")
    on_screen(phone, "play")
    phone.until(play.SOMETHING_TO_DO)
    before = phone.text(".fan")
    phone.tap(".fan button:not([aria-disabled=true])")
    phone.sees(".fan button[aria-pressed=true]")
    phone.tap(".acts button[data-event*='\"play\"']")
    phone.until("() => !document.querySelector('.fan button[aria-pressed=true]')")
    phone.until(play.SOMETHING_TO_DO)
    assert phone.text(".fan") != before
    phone.tap("button", "Leave the table")
    on_screen(phone, "home")


def test_a_game_is_added_played_kept_and_removed_without_a_server(phone: Engine, site: Site) -> None:
    site.stop()
    phone.reload()
    ready(phone)
    add(phone, example()[1])
    assert "added here, by The Tenfold makers" in phone.text(f"li[data-game={GAME}]")
    enter(phone)
    with table(phone):
        turns(phone, 2)
    (before,) = games(phone)
    phone.reload()
    ready(phone)
    phone.tap("button", "Go on")
    with table(phone):
        turns(phone, 1)
    home(phone)
    (after,) = games(phone)
    assert len(after) > len(before)
    remove(phone)
    assert not phone.has(OFFERED)
    assert games(phone) == [after]


def test_intruders_all_at_once_do_no_harm(phone: Engine, site: Site, world: World) -> None:
    before = kept(phone)
    add(phone, changed(aimed(at_once(TOGETHER), world, site)))
    enter(phone)
    on_screen(phone, "room")
    where = phone.evaluate(WHERE)
    with table(phone):
        said = phone.text(".said")
        print(said, phone.evaluate("() => document.querySelectorAll('.said hr').length"), phone.evaluate("() => document.querySelector('.said').innerHTML"))
        for words in ("x", "Out", "Send", "stock"):
            if phone.has("button", words):
                phone.tap("button", words)
        print(phone.evaluate(TOUCH_ALL))
        time.sleep(1)
        assert phone.has("html[data-screen=play]")
    assert phone.evaluate(WHERE) == where
    home(phone)
    remove(phone)
    unharmed(phone, site, world, before)


@pytest.fixture(scope="module")
def moody(engine: Engine, shared_site: Site, world: World) -> Engine:
    """The phone, with a game that does what somebody's name says."""
    moods = {name: who for name, (who, _) in MOODS.items()} | HANGS
    home(engine)
    add(engine, changed(aimed(by_name(moods), world, shared_site)))
    return engine


@pytest.mark.parametrize("mood", MOODS)
def test_an_intruder_does_no_harm(moody: Engine, site: Site, world: World, mood: str) -> None:
    home(moody)
    before = kept(moody)
    enter(moody, mood)
    time.sleep(6)
    print(mood, moody.text("body"), moody.evaluate(FRAMES))
    if moody.evaluate(FRAMES):
        with moody.inside(FRAME):
            print(moody.text("body"))
    home(moody)
    unharmed(moody, site, world, before)

