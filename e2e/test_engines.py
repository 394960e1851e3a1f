"""Firefox and WebKit: wheels that mean harm do none; Chromium has e2e/test_intruders.py."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from e2e import play
from e2e.engines import ENGINES, OTHERS, START_S, Engine, EngineError
from e2e.gangs import HEAVY, MORE, STEPS, at_once, by_name
from e2e.intruders import Intruder, at_import, drawing, endless, in_an_act, markup, network, realms, saves
from e2e.phone import Site
from e2e.phones import STOCK, add, choose, deal, home, on_screen, ready, remove, revive, table
from e2e.test_intruders import KEPT, PLANTED, World, aimed, others
from tests.running.depth import in_turn
from tests.wheels import GAME, changed

WHERE = "() => [location.href, history.length]"
STANDS = "() => document.querySelector('#room > iframe, #sheet') !== null"

TOUCH_ALL = """() => {
    const all = [...document.querySelectorAll(".said *")];
    for (const one of all) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return all.length;
}"""

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


# What ends a room or spoils its realm is tried by itself. By the seat’s name: the intruders, and how the room ends.
# Without such a sentence the game goes on.
MOODS: dict[str, tuple[list[Intruder], str]] = {
    "saves": (chosen("saves: forged"), ""),
    "steps": ([STEPS], ""),
    "protos": (chosen("realms: prototypes"), ""),
    "greed": (chosen("endless: flood", "endless: memory in its board", "endless: memory at import"), ""),
    "often": (chosen("saves: often"), "is saving too much data"),
    "heavy": ([HEAVY], "saved data is too large"),
    "huge": (chosen("saves: huge"), "screen is too large to show"),
    "much": (chosen("markup: much"), "screen is too large to show"),
    "deep": (chosen("endless: deep"), "screen is too complex to show"),
    "exit": (chosen("endless: exit"), " stopped"),
    "recurses": (chosen("endless: recursion"), "RecursionError"),
}
LOOP = "while True: pass"
HANGS = "hangs"

# What one of these says of itself is refused, and the other leaves its room, as test_intruders.py sees. Otherwise
# nothing else would be tried.
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
    """What no one may reach, and what no one may change: the files of the app."""

    def __init__(self, files: dict[str, str]) -> None:
        super().__init__()
        self.files = files


@pytest.fixture(scope="module", params=OTHERS)
def engine(request: pytest.FixtureRequest, shared_site: Site, dist: Path) -> Iterator[Engine]:
    """Yield one browser for all of them: what one has spoilt, the next would meet."""
    shared_site.serve(dist)
    with closing(ENGINES[request.param]()) as engine:
        engine.start()
        engine.open(shared_site.url)
        ready(engine)
        engine.evaluate(play.PLANT, {"game:planted": PLANTED})
        engine.tap("button", "Settings")
        engine.tap("label", "At once")
        engine.tap("label", "Explain rules")
        engine.tap(".bar button", "Back")
        on_screen(engine, "home")
        yield engine


@pytest.fixture(scope="module")
def world(engine: Engine) -> Iterator[Outside]:
    """Yield the rest of the world, as this browser knows it."""
    world = Outside(engine.evaluate(KEPT))
    yield world
    world.door.close()


@pytest.fixture
def phone(engine: Engine, site: Site) -> Engine:
    """Return the phone at home, whatever the last test did."""
    revive(engine, site)
    home(engine)
    return engine


def kept(phone: Engine) -> dict[str, str]:
    """Return the saves that are no business of an intruder; the house itself remembers the players."""
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


@pytest.mark.thorough
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
    """A game on the shelf that does what a name at its table says."""
    home(engine)
    moods = {name: who for name, (who, _) in MOODS.items()} | {HANGS: [in_an_act("never ends", LOOP)]}
    add(engine, changed(aimed(by_name(moods), world, shared_site)))


@pytest.mark.thorough
@pytest.mark.usefixtures("moody")
@pytest.mark.parametrize(("engine", "mood"), in_turn(OTHERS, MOODS), indirect=["engine"])
def test_an_intruder_does_no_harm(phone: Engine, site: Site, world: Outside, mood: str) -> None:
    before, notice = kept(phone), MOODS[mood][1]
    deal(phone, GAME, mood)
    if notice:
        # It may end at any moment.
        phone.until(STANDS)
        with suppress(EngineError), table(phone):
            phone.tap(STOCK)
            phone.tap(".acts .btn.lit")
        phone.sees("#sheet", notice, seconds=START_S)
    else:
        with table(phone):
            # What a screen asks for is carried out before it is shown.
            with phone.redrawn():
                phone.tap(STOCK)
            phone.sees(".said", f"in this mood: {mood}")
    home(phone)
    unharmed(phone, site, world, before)


@pytest.mark.thorough
@pytest.mark.usefixtures("moody")
def test_a_board_that_never_ends_is_put_away(phone: Engine, site: Site, world: Outside) -> None:
    before = kept(phone)
    deal(phone, GAME, HANGS)
    phone.sees("#sheet", "The game isn’t responding", seconds=START_S)
    home(phone)
    unharmed(phone, site, world, before)


@pytest.mark.thorough
def test_an_import_that_never_ends_holds_up_nothing_but_its_trial(phone: Engine, site: Site, world: Outside) -> None:
    before = kept(phone)
    choose(phone, changed(at_import("never ends", LOOP).edits))
    time.sleep(3)  # it is in its loop
    phone.tap("#sheet button", "Stop")
    home(phone)
    unharmed(phone, site, world, before)


@pytest.mark.thorough
def test_the_world_hears_of_this_browser_if_it_gets_there(phone: Engine, world: Outside) -> None:
    """The last one: without it, a world that hears nothing would prove nothing."""
    phone.evaluate("(address) => { setTimeout(() => { location.href = address; }); }", world.address)
    end = time.monotonic() + START_S
    while not world.knocks and time.monotonic() < end:
        time.sleep(0.1)
    assert world.knocks
