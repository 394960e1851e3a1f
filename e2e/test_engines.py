"""Firefox and WebKit: the app runs there, and wheels that mean harm do none."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

import pytest

from e2e import play
from e2e.engines import ENGINES, LOOK_S, START_S, Engine, EngineError
from e2e.gangs import HEAVY, MORE, STEPS, at_once, by_name
from e2e.intruders import Intruder, at_import, drawing, endless, in_an_act, markup, network, realms, saves
from e2e.phone import READY, Site
from e2e.test_intruders import KEPT, PLANTED, World, aimed, others
from tests.wheels import GAME, changed, example

ON_SCREEN = "(name) => document.documentElement.dataset.screen === name"
IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
FRAMES = "() => document.querySelectorAll('iframe').length"
WHERE = "() => [location.href, history.length]"
FRAME = "#room > iframe"
# At Thirty-One the person begins, and nobody has 31 at once; at PIG 10 the card that is drawn is not the one played.
DEAL = "10"
STANDS = "() => document.querySelector('#room > iframe, #sheet') !== null"
STOCK = ".board button.is-back.can"
OFFERED = "li[data-game={}] button"

# A person's turn at the table of Thirty-One, or the hands that are shown after a round.
NEXT = """() => document.querySelector(".board button.is-back.can") ? "turn"
    : document.body.innerText.includes("Deal the next round") ? "round" : null"""

TOUCH_ALL = """() => {
    const all = [...document.querySelectorAll(".said *")];
    for (const one of all) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return all.length;
}"""

FILL = """(selector, text) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

NAMED = """(name) => document.querySelector("#chair-0 button.kind").ariaLabel.startsWith(`${name}:`)"""

ADDED = """() => document.documentElement.dataset.screen === "home"
    || document.querySelector("#sheet")?.innerText.includes("The game stays out")"""

# What WebKit says of a WebAssembly that has gone astray.
FELL = "Out of bounds memory access"

# What leads on, the sheet before what lies under it.
WAYS_HOME = (
    ("#sheet button", "Put it away"),
    ("#sheet button", "Close"),
    ("#sheet button", "Stop trying"),
    ("button", "Leave the room"),
    ("button", "Leave the table"),
    ("button", "Back"),
    ("button", "Home"),
)

# One by one, as they are put together here in another way.
INTRUDERS: dict[str, Intruder] = {
    f"{room}: {name}": intruder
    for room, intruders in {
        "network": network.WAYS,
        "realms": realms.REALMS,
        "markup": {name: drawing(f"draws {name}", drawn) for name, drawn in markup.DRAWN.items()},
        "endless": endless.INTRUDERS,
        "saves": saves.INTRUDERS,
    }.items()
    for name, intruder in intruders.items()
}


def chosen(*names: str) -> list[Intruder]:
    return [INTRUDERS[name] for name in names]


# What ends a room or spoils its realm is tried by itself: what the seat is called, who it is, and how the room ends of
# it. Without such a sentence the game goes on.
MOODS: dict[str, tuple[list[Intruder], str]] = {
    "saves": (chosen("saves: forged"), ""),
    "steps": ([STEPS], ""),
    "protos": (chosen("realms: prototypes"), ""),
    "greed": (chosen("endless: flood", "endless: memory in its board", "endless: memory at import"), ""),
    "often": (chosen("saves: often"), "keeps more, and faster, than a game does"),
    "heavy": ([HEAVY], "wants to keep more than a game may weigh"),
    "huge": (chosen("saves: huge"), "answers with more than a screen can hold"),
    "much": (chosen("markup: much"), "answers with more than a screen can hold"),
    "deep": (chosen("endless: deep"), "draws more than a screen can hold"),
    "exit": (chosen("endless: exit"), "has stopped"),
    "recurses": (chosen("endless: recursion"), "RecursionError"),
}
LOOP = "while True: pass"
HANGS = "hangs"

# What one of these tells of itself is refused, and the other leaves its room, as test_intruders.py sees: nothing else
# would be tried.
ALONE = ("saves: shelf without end", "saves: steps")
# This one swallows all that is drawn after it.
LAST = "markup: templates"
TOGETHER = [
    *(
        intruder
        for name, intruder in INTRUDERS.items()
        if name not in (*ALONE, LAST) and not any(intruder in mood for mood, _ in MOODS.values())
    ),
    *MORE.values(),
    INTRUDERS[LAST],
]


class Outside(World):
    """What nobody may reach, and what nobody may change: the files of the app."""

    def __init__(self, files: dict[str, str]) -> None:
        super().__init__()
        self.files = files


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, shared_site: Site) -> Iterator[Engine]:
    """One browser for all of them: what one has spoilt, the next would meet."""
    if shared_site.server is None:  # the last test has stopped it
        shared_site.start()
    with closing(ENGINES[request.param]()) as engine:
        engine.start()
        engine.open(shared_site.url)
        ready(engine)
        engine.evaluate(play.PLANT, {"game:planted": PLANTED})
        engine.tap("button", "Settings")
        engine.tap("label", "At once")
        engine.tap("label", "Explain rules")
        engine.tap("button", "Back")
        on_screen(engine, "home")
        yield engine


@pytest.fixture(scope="module")
def world(engine: Engine) -> Iterator[Outside]:
    """The rest of the world, as this browser knows it."""
    world = Outside(engine.evaluate(KEPT))
    yield world
    world.door.close()


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


def choose(phone: Engine, wheel: bytes) -> None:
    """From home: let a wheel be tried."""
    phone.tap("button", "Settings")
    on_screen(phone, "settings")
    phone.put_file("input[type=file][accept='.whl']", example()[0], wheel)
    phone.tap("#sheet .lit", " it")


def add(phone: Engine, wheel: bytes) -> None:
    """From home: add a game, or a version of it, and be home again.

    WebKitGTK's WebAssembly falls over by itself once in some hundred starts of a Python; a person tries again.
    """
    for _ in range(3):
        choose(phone, wheel)
        phone.until(ADDED, seconds=START_S)
        if not phone.has("#sheet", FELL):
            break
        home(phone)
    assert not phone.has("#sheet"), phone.text("#sheet")


def remove(phone: Engine) -> None:
    phone.tap("button", "Settings")
    phone.tap(f'[data-event*="addon:tenfold-{GAME}"]')
    phone.tap("#sheet button", "Remove it")
    phone.until("() => !document.querySelector('#sheet')")
    phone.tap("button", "Back")
    on_screen(phone, "home")


def deal(phone: Engine, game: str, name: str = "") -> None:
    """From home to a game that is being dealt, for a person of this name."""
    phone.tap(OFFERED.format(game))
    on_screen(phone, "setup")
    if name:
        phone.evaluate(FILL, "#name-0", name)
        phone.until(NAMED, name)
    phone.evaluate(FILL, "#deal", DEAL)
    phone.tap('[data-event*="\\"start\\""]')


@contextmanager
def table(phone: Engine) -> Iterator[None]:
    """Look into the room, once its table stands there."""
    with phone.inside(FRAME):
        phone.until("() => document.querySelector('#app main')", seconds=START_S)
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
    kept = play.saves(phone)
    return [text for key, text in kept.items() if key.startswith("game:") and f'"game": "{GAME}"' in text]


def kept(phone: Engine) -> dict[str, str]:
    """The saves that are no business of an intruder; the house itself remembers who has played."""
    texts = others(phone)
    settings = texts.pop("settings")
    assert settings != "spoilt"
    settings = json.loads(settings)
    settled = {f"settings {name}": value for name, value in settings.items() if name not in ("name", "people")}
    return {**texts, **settled}


def unharmed(phone: Engine, site: Site, world: Outside, before: dict[str, str]) -> None:
    """Nothing left, nothing changed, and a game of the house can be dealt."""
    assert world.knocks == []
    assert phone.evaluate("() => [location.href, document.title]") == [site.url, "Tenfold"]
    now = kept(phone)
    assert phone.evaluate(KEPT) == world.files
    changed = {key: (before.get(key), now.get(key)) for key in {*before, *now} if before.get(key) != now.get(key)}
    assert changed == {}
    deal(phone, "pig10")
    on_screen(phone, "play")
    phone.tap("button", "Leave the table")
    on_screen(phone, "home")


def test_a_game_of_the_house_is_played(phone: Engine) -> None:
    deal(phone, "pig10")
    phone.until(play.SOMETHING_TO_DO)
    before = phone.text(".fan")
    phone.tap(".fan button:not([aria-disabled=true])")
    phone.sees(".fan button[aria-pressed=true]")
    phone.tap(".acts button[data-event*='\"play\"']")
    phone.until("() => !document.querySelector('.fan button[aria-pressed=true]')")
    phone.until(play.SOMETHING_TO_DO)
    assert phone.text(".fan") != before


def test_a_game_is_added_played_kept_and_removed_without_a_server(phone: Engine, site: Site) -> None:
    site.stop()
    phone.reload()
    ready(phone)
    add(phone, example()[1])
    assert "added here, by The Tenfold makers" in phone.text(f"li[data-game={GAME}]")
    deal(phone, GAME)
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
    assert not phone.has(OFFERED.format(GAME))
    assert games(phone) == [after]


def test_intruders_all_at_once_do_no_harm(phone: Engine, site: Site, world: Outside) -> None:
    before = kept(phone)
    add(phone, changed(aimed(at_once(TOGETHER), world, site)))
    deal(phone, GAME)
    on_screen(phone, "room")
    where = phone.evaluate(WHERE)
    with table(phone):
        found = re.match(r"tried: (\d+) of (\d+), drawn: (\d+)", phone.text(".said"))
        assert found, phone.text(".said")
        assert found[1] == found[2]
        assert int(found[3]) == phone.evaluate("() => document.querySelectorAll('.said hr').length")
        phone.tap(".said button", "x")
        phone.tap(".said button", "Send")
        phone.evaluate(TOUCH_ALL)
        with phone.redrawn():
            phone.tap(STOCK)
    assert phone.evaluate(WHERE) == where
    home(phone)
    remove(phone)
    unharmed(phone, site, world, before)


@pytest.fixture(scope="module")
def moody(engine: Engine, shared_site: Site, world: Outside) -> None:
    """A game on the shelf that does what somebody's name says."""
    home(engine)
    moods = {name: who for name, (who, _) in MOODS.items()} | {HANGS: [in_an_act("never ends", LOOP)]}
    add(engine, changed(aimed(by_name(moods), world, shared_site)))


@pytest.mark.usefixtures("moody")
@pytest.mark.parametrize("mood", MOODS)
def test_an_intruder_does_no_harm(phone: Engine, site: Site, world: Outside, mood: str) -> None:
    before, told = kept(phone), MOODS[mood][1]
    deal(phone, GAME, mood)
    if told:
        # It may end at any moment.
        phone.until(STANDS)
        with suppress(EngineError), table(phone):
            phone.tap(STOCK)
            phone.tap(".acts .btn.lit")
        phone.sees("#sheet", told, seconds=START_S)
    else:
        with table(phone):
            # What a screen asks for is carried out before it is shown.
            with phone.redrawn():
                phone.tap(STOCK)
            phone.sees(".said", f"in this mood: {mood}")
    home(phone)
    unharmed(phone, site, world, before)


@pytest.mark.usefixtures("moody")
def test_a_board_that_never_ends_is_put_away(phone: Engine, site: Site, world: Outside) -> None:
    before = kept(phone)
    deal(phone, GAME, HANGS)
    phone.sees("#sheet", "The game does not answer", seconds=START_S)
    home(phone)
    unharmed(phone, site, world, before)


def test_an_import_that_never_ends_holds_up_nothing_but_its_trial(phone: Engine, site: Site, world: Outside) -> None:
    before = kept(phone)
    choose(phone, changed(at_import("never ends", LOOP).edits))
    time.sleep(3)  # it is in its loop
    phone.tap("#sheet button", "Stop trying")
    home(phone)
    unharmed(phone, site, world, before)


def test_the_world_hears_of_this_browser_if_it_gets_there(phone: Engine, world: Outside) -> None:
    """The last one: without it, a world that hears nothing would prove nothing."""
    phone.evaluate("(address) => { setTimeout(() => { location.href = address; }); }", world.address)
    end = time.monotonic() + START_S
    while not world.knocks and time.monotonic() < end:
        time.sleep(0.1)
    assert world.knocks
