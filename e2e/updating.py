"""Cases of updates that go wrong, on a phone of any engine: the host misbehaves, and the phone must recover.

Each case gets a host and a phone with a complete version and a game in progress. The host misbehaves. Then it works
again and has another version. The phone must get to that version by itself, with all its saves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from e2e.engines import Engine
from e2e.hosting import Host, Mood, error_page, gone, released, shortened, status, truncated
from e2e.play import SAVES

PATIENCE_S = 60
LOOK_S = 0.05

# Longer than a page takes to reload with the version that has just been accepted.
SLOW_S = 2.0

WORKER = "sw.js"

RELEASE = "() => getComputedStyle(document.documentElement).getPropertyValue('--release')"

# Looks for a new version, and waits until nothing is being installed.
LOOK_FOR_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    while (registration.installing) await new Promise((done) => setTimeout(done, 20));
    return registration.waiting !== null;
}"""
BEGIN_UPDATE = "() => { navigator.serviceWorker.ready.then((one) => one.update()).catch(() => {}); }"
IS_INSTALLING = "() => navigator.serviceWorker.ready.then((one) => one.installing !== null)"

# For every stored version, returns whether it has its list of files, and which of these are missing or wrong.
CACHES = """async () => {
    const found = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith("tenfold /"))) {
        const cache = await caches.open(name);
        const list = await (await cache.match(new URL("__hashes__", document.baseURI)))?.json();
        const wrong = [];
        for (const [path, [hash]] of Object.entries(list ?? {})) {
            const file = await cache.match(new URL(path, document.baseURI));
            if (!file && path.startsWith("languages/")) continue; // a phone keeps only those that it speaks
            const digest = file && await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
            const actual = digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
            if (actual !== hash) wrong.push(path);
        }
        found.push([list !== undefined, wrong]);
    }
    return found;
}"""
EMPTY_CACHES = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
TAKE = """() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.innerText.includes("Update"));
    button?.click();
    return button !== undefined;
}"""
READY = "() => performance.getEntriesByName('tenfold-ready').length > 0"
PLAYS = "() => document.documentElement.dataset.screen === 'play'"
HOME = "() => document.documentElement.dataset.screen === 'home'"
LEAVE = """() => [...document.querySelectorAll("button")].find((one) => one.ariaLabel === "Leave the table")?.click()"""
GO_ON = """() => [...document.querySelectorAll("button")].find((one) => one.innerText.includes("Continue"))?.click()"""


class Phone(Protocol):
    """The parts of a browser that a case needs."""

    def evaluate(self, function: str, *given: Any) -> Any:
        """Call a function of JavaScript in the page, and return its answer."""

    def reload(self) -> Any:
        """Load the page again."""


def until(phone: Phone, function: str, *, wanted: Any = True) -> None:
    """Wait until a function of JavaScript returns this value. The page may be reloaded meanwhile.

    Raise `AssertionError` if that takes too long.
    """
    end = time.monotonic() + PATIENCE_S
    last: Any = None
    while time.monotonic() < end:
        try:
            last = phone.evaluate(function)
        except Exception as problem:
            last = problem
        if last == wanted:
            return
        time.sleep(LOOK_S)
    raise AssertionError(f"{function} is {last!r}, not {wanted!r}")


BEGIN = """() => {
    const find = (selector) => document.querySelector(selector);
    const screen = document.documentElement.dataset.screen;
    if (screen === "home") find('li[data-game=pig10] button')?.click();
    else if (screen === "setup") find('.foot [data-event*="start"]')?.click();
    return screen === "play";
}"""


def begin(phone: Phone) -> None:
    """On a first visit, wait until everything is downloaded, start a game, and go back home."""
    until(phone, READY)
    until(phone, "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    until(phone, BEGIN)
    time.sleep(1)  # until the first cards are on the table and saved
    phone.evaluate(LEAVE)
    until(phone, HOME)


class World:
    """A host with its versions so far, and a phone with one of them."""

    def __init__(self, dist: Path, host: Host, phone: Phone) -> None:
        self.dist, self.host, self.phone = dist, host, phone
        self.numbers = count(1)
        self.version = ""
        self.latest = ""

    def release(self, *, moods: Mapping[str, Mood] | None = None) -> str:
        """Put a new version on the host, and return its name."""
        name = f"v{next(self.numbers)}"
        python = (self.dist / "shell" / "boot.py").read_bytes() + f"# {name}\n".encode()
        self.host.files = released(self.dist, name, {"shell/boot.py": python})
        self.host.moods = dict(moods or {})
        self.latest = name
        return name

    def look(self) -> bool:
        """Let the browser look for a new version; return True if one is waiting."""
        end = time.monotonic() + PATIENCE_S
        before = self.host.asked.count(WORKER)
        while time.monotonic() < end:
            waits: bool = self.phone.evaluate(LOOK_FOR_UPDATE)
            # If an earlier look is just ending, Chromium returns its result without asking the host.
            if self.host.asked.count(WORKER) > before:
                return waits
        raise AssertionError("the host was never asked")

    def is_whole(self) -> None:
        """Check that the phone still has the same version, complete and working."""
        assert [True, []] in self.phone.evaluate(CACHES)
        assert all(wrong == [] for known, wrong in self.phone.evaluate(CACHES) if known)
        assert self.phone.evaluate(RELEASE) == self.version

    def take(self, name: str, *, whole: bool = True) -> None:
        """Accept the waiting version, which home offers; with `whole`, check that it is still complete."""
        if self.phone.evaluate(PLAYS):
            self.phone.evaluate(LEAVE)
        until(self.phone, TAKE)
        until(self.phone, RELEASE, wanted=name)
        until(self.phone, READY)
        self.version = name
        if whole:
            self.is_whole()

    def comes_to_the_next(self) -> None:
        """Repair the host, release a new version, and check that the phone gets to it and keeps all saves."""
        before = self.phone.evaluate(SAVES)
        name = self.release()
        assert self.look()
        self.take(name)
        if len(self.phone.evaluate(CACHES)) > 1:
            # If its files were deleted, a version may fetch some while being replaced. The next update removes them.
            name = self.release()
            assert self.look()
            self.take(name)
        assert len(self.phone.evaluate(CACHES)) == 1
        after = self.phone.evaluate(SAVES)
        assert {key: after.get(key) for key in before if key.startswith("game:")} == {
            key: text for key, text in before.items() if key.startswith("game:")
        }


def refused(mood: Mood, path: str = "shell/boot.py") -> Callable[[World], None]:
    """Return the case of a version with one unavailable file: none of it is installed."""

    def case(world: World) -> None:
        world.release(moods={path: mood})
        assert not world.look()
        world.is_whole()

    return case


def half_uploaded(world: World) -> None:
    """The list of files is that of the new version, but one file is still the old one."""
    world.release()
    del world.host.files["shell/boot.py"]
    assert not world.look()
    world.is_whole()


def half_uploaded_the_other_way(world: World) -> None:
    """The list of files is still the old one. One file is already new, but it isn't requested."""
    before = world.host.files.get(WORKER) or (world.dist / WORKER).read_bytes()
    world.release()
    world.host.files[WORKER] = before
    assert not world.look()
    world.is_whole()


def gone_back(world: World) -> None:
    """A new version is waiting when the host goes back to the installed one."""
    before = dict(world.host.files)
    world.release()
    assert world.look()
    world.host.files = before
    world.look()
    world.is_whole()


def gone_back_half(world: World) -> None:
    """The host goes back to the installed version, of which one file is now missing."""
    before = dict(world.host.files)
    world.release()
    assert world.look()
    world.host.files = before
    world.host.moods = {"styles/tenfold.css": status(404), "shell/boot.py": status(404)}
    world.look()
    world.is_whole()


def offline_in_the_middle(world: World) -> None:
    """The network fails after some files have arrived, and the page is opened offline."""
    world.release(moods={"shell/boot.py": gone})
    assert not world.look()
    world.host.stop()
    world.phone.reload()
    until(world.phone, READY)
    world.is_whole()
    world.host.start()


def newer_while_one_waits(world: World) -> None:
    """While the waiting version is being accepted, a third one is downloading (L1)."""
    second = world.release()
    assert world.look()
    third = world.release(moods={"shell/boot.py": slow})
    world.phone.evaluate(BEGIN_UPDATE)
    until(world.phone, IS_INSTALLING)
    world.take(second)
    assert world.look()
    world.take(third)
    world.host.stop()
    world.phone.reload()
    until(world.phone, READY)
    world.is_whole()
    world.host.start()


def slow(handler: Any, name: str) -> None:
    """Answer slowly."""
    time.sleep(SLOW_S)
    handler.give(handler.content(name), "text/x-python")


def in_a_game(world: World) -> None:
    """A version arrives during a game: home offers it, and the game is still there afterwards."""
    until(world.phone, HOME)
    world.phone.evaluate(GO_ON)
    until(world.phone, PLAYS)
    name = world.release()
    assert world.look()
    assert not world.phone.evaluate(TAKE)
    world.take(name)


def storage_emptied(world: World) -> None:
    """The browser deletes the stored files by itself, and the next visit has a network."""
    world.phone.evaluate(EMPTY_CACHES)
    world.phone.reload()
    until(world.phone, READY)
    assert world.phone.evaluate(RELEASE) == world.version


def storage_emptied_in_the_middle(world: World) -> None:
    """The browser deletes the files during the download of a new version, which it then refuses or fetches again."""
    world.release(moods={"shell/boot.py": slow})
    world.phone.evaluate(BEGIN_UPDATE)
    until(world.phone, IS_INSTALLING)
    time.sleep(SLOW_S / 2)
    world.phone.evaluate(EMPTY_CACHES)
    if world.look():
        world.take(world.latest, whole=False)


def far_behind(world: World) -> None:
    """The phone has missed four versions, and gets to the fifth."""
    for _ in range(4):
        world.release()


def killed_in_the_middle(world: World) -> None:
    """The browser is killed while a new version is downloading, and started again with the same profile."""
    phone = world.phone
    assert isinstance(phone, Engine)
    world.release(moods={"shell/boot.py": slow})
    phone.evaluate(BEGIN_UPDATE)
    until(phone, IS_INSTALLING)
    time.sleep(SLOW_S / 2)
    phone.kill()
    phone.start()
    phone.open(world.host.url)
    until(phone, READY)
    assert [True, []] in phone.evaluate(CACHES)
    assert phone.evaluate(RELEASE) == world.version
    assert world.look(), "the download that was cut off begins again"


def killed_when_it_was_taken(world: World) -> None:
    """The browser is killed at the moment when the new version replaces the old one."""
    phone = world.phone
    assert isinstance(phone, Engine)
    name = world.release()
    assert world.look()
    until(phone, TAKE)
    phone.kill()
    phone.start()
    phone.open(world.host.url)
    until(phone, READY)
    assert [True, []] in phone.evaluate(CACHES)
    found = phone.evaluate(RELEASE)
    assert found in (world.version, name)
    world.version = found


REFUSED: Mapping[str, Callable[[World], None]] = {
    "sw.js is missing": refused(status(404), WORKER),
    "sw.js fails": refused(status(500), WORKER),
    "sw.js is an error page": refused(error_page, WORKER),
    "sw.js is cut short": refused(shortened, WORKER),
    "sw.js is old": half_uploaded_the_other_way,
    "a file is missing": refused(status(404)),
    "a file fails": refused(status(503)),
    "a file is an error page": refused(error_page),
    "a file ends early": refused(truncated),
    "a file is half of it": refused(shortened),
    "a file is of the other version": half_uploaded,
}
"""Cases of versions that are not installed, by what is wrong with them."""

CASES: Mapping[str, Callable[[World], None]] = {
    **REFUSED,
    "the host goes back": gone_back,
    "the host goes back halfway": gone_back_half,
    "offline in the middle": offline_in_the_middle,
    "a newer one while one waits": newer_while_one_waits,
    "in the middle of a game": in_a_game,
    "storage emptied": storage_emptied,
    "storage emptied in the middle": storage_emptied_in_the_middle,
    "far behind": far_behind,
}
"""All cases that any `Phone` can run, by name."""

ENDS: Mapping[str, Callable[[World], None]] = {
    "killed in the middle": killed_in_the_middle,
    "killed when it was taken": killed_when_it_was_taken,
}
"""Cases in which the browser itself fails, by name; they need an `Engine`."""
