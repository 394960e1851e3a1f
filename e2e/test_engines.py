"""Firefox and WebKit: the app runs there, and wheels that mean harm do none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from e2e import play
from e2e.engines import ENGINES, START_S, Engine
from e2e.gangs import BACK, at_once, by_name
from e2e.intruders import Intruder, in_an_act
from e2e.phone import READY, Site
from e2e.test_intruders import INTRUDERS, KEPT, PLANTED, World, aimed, others
from tests.wheels import GAME, TITLE, changed, example

ON_SCREEN = "(name) => document.documentElement.dataset.screen === name"
IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
FRAMES = "() => document.querySelectorAll('iframe').length"
HISTORY = "() => [location.href, history.length]"
FRAME = "#room > iframe"
OFFERED = f"li[data-game={GAME}] button"

# A person's turn at the table of Thirty-One: no stage of a move stands any more.
TURN = """() => document.querySelector('.mine button.card.can, .board button.can') !== null"""

CALL_ALL = """() => {
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

ALONE = {name for name, (who, _) in MOODS.items()}
TOGETHER = {
    name: intruder
    for name, intruder in INTRUDERS.items()
    if not any(intruder in who for who, _ in MOODS.values())
}


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World()
    yield world
    world.door.close()


@pytest.fixture(scope="module", params=ENGINES)
def phone(request: pytest.FixtureRequest, shared_site: Site) -> Iterator[Engine]:
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


def ready(phone: Engine) -> None:
    phone.until(f"() => {READY}", seconds=START_S)
    phone.until(IN_CHARGE, seconds=START_S)
    on_screen(phone, "home")


def on_screen(phone: Engine, name: str, *, seconds: float = START_S) -> None:
    phone.until(ON_SCREEN, name, seconds=seconds)


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


