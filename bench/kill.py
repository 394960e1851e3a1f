"""Kill the browser at random moments, and check what is on the disk.

    python bench/kill.py                                        # 20 kills of each kind in each of the three engines
    python bench/kill.py --engines webkit --during tap update --kills 100 --seed 7
    python bench/kill.py --kills 500 --tally kills.jsonl        # can be stopped at any time, and continues

The browser's processes get SIGKILL; its profile is kept. There are five kinds of kills:

- tap: 0 to 400 ms after a tap in a game; the games take turns
- save: 0 to 30 ms after the start of writing a save
- update: while a new version is being installed, or 0 to 400 ms after it has been accepted
- trial: while an added game is being tested, or while it is being written
- file: while a file with thirty games is being imported, or while these are being written

Before Tenfold runs again, the saves are read from the disk. Every finished move that was on the screen must be there.
The tapped move may be there or not. Nothing else may be different, and every save must be complete, with its digest.
Then the app must start with these saves, from one complete version. After an update, it must get to the next version.

With --tally, each kill is a line of a file. Kills already in the file are not repeated, and all of its lines count.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "web"))
sys.path.insert(2, str(Path(__file__).resolve().parent.parent / "engine"))

from e2e.engines import ENGINES, START_S, Engine, EngineError
from e2e.hosting import Host, released
from e2e.phones import CHOOSE, CHOSEN, OFFERED, choose, home, on_screen, ready, remove, tap_somewhere, visit
from e2e.play import SAVES
from e2e.updating import BEGIN_UPDATE, CACHES, RELEASE, TAKE, World
from tenfold import Record, Seat
from tests.wheels import GAME, example
from web.build.paths import DIST
from web.build.site import build_if_stale

HOUSE = ("pig10", "ten-nine-eight", "tens", "ten", "tenstuff")
# In seconds: after a tap, and after the start of a save. Longer operations get about the time that they take here.
AFTER_TAP_S, AFTER_SAVE_S, UPDATE_S, TRIAL_S, FILE_S = 0.4, 0.03, 3.0, 5.0, 1.0

# Makes one tap towards a table of this game, on the shortest way.
TO_TABLE = """(game) => {
    const root = document.documentElement.dataset;
    const tap = (selector) => { const found = document.querySelector(selector); found?.click(); return !!found; };
    if (root.screen === "home") {
        const waits = document.querySelector(`.resume[data-game="${game}"] .btn`);
        if (waits) waits.click(); else tap(`li[data-game="${game}"] button`);
    } else if (root.screen === "setup") tap('.foot [data-event*="start"]');
    else return root.game === game;
    return false;
}"""

# Makes writes observable from now on.
LISTEN = """() => {
    const put = IDBObjectStore.prototype.put;
    window.written = new Promise((resolve) => {
        IDBObjectStore.prototype.put = function (...given) { resolve(true); return put.apply(this, given); };
    });
}"""
# A phone keeps 200 waiting games: with more than this many, delete them before the limit is reached.
MANY = 150
FORGET = """() => new Promise((done, failed) => {
    const opening = indexedDB.open("tenfold");
    opening.onsuccess = () => {
        const change = opening.result.transaction("saves", "readwrite");
        const saves = change.objectStore("saves");
        saves.delete(IDBKeyRange.bound("game:", "game;"));
        saves.delete("games");
        change.oncomplete = () => { opening.result.close(); done(); };
        change.onerror = failed;
    };
})"""
WRITTEN = "() => Promise.race([window.written, new Promise((next) => setTimeout(next, 1500, false))])"


@dataclass(frozen=True)
class Kill:
    """A kill and its result: a description of any fault, and whether the saves changed."""

    engine: str
    during: str
    seed: int
    number: int
    fault: str
    arrived: bool


@dataclass
class Life:
    """A phone that is killed again and again, its host, and the number of the next kill."""

    phone: Engine
    world: World
    number: int = 0
    chance: random.Random = field(default_factory=random.Random)
    before: Mapping[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """Return the game for this kill; the games take turns."""
        return HOUSE[self.number % len(HOUSE)]

    def play_a_little(self) -> None:
        """Go to a table, and make a few taps."""
        self.phone.until(TO_TABLE, self.game, seconds=START_S)
        for _ in range(self.chance.randrange(1, 8)):
            tap_somewhere(self.phone, self.chance)

    def remember(self) -> None:
        """Store what is on the disk now, which must not be lost."""
        self.before = self.phone.evaluate(SAVES)

    def touch(self) -> None:
        """Tap something without waiting for the result."""
        while not self.phone.evaluate(CHOOSE, self.chance.random()):
            time.sleep(0.02)
        with suppress(EngineError), self.phone.holding(CHOSEN):
            pass

    def wait(self, latest: float) -> None:
        """Wait a random time of at most `latest` seconds."""
        time.sleep(self.chance.uniform(0, latest))

    def wait_for_a_write(self, latest: float) -> None:
        """Wait until something is being written, or, half of the time, for at most `latest` seconds."""
        if self.chance.random() < 0.5:
            self.wait(latest)
            return
        self.phone.until(WRITTEN, seconds=START_S)
        self.wait(AFTER_SAVE_S)


def tap(life: Life) -> str:
    """Prepare a kill after a tap in a game."""
    life.play_a_little()
    life.remember()
    life.touch()
    life.wait(AFTER_TAP_S)
    return life.game


def save(life: Life) -> str:
    """Prepare a kill while a game is being saved."""
    life.play_a_little()
    life.phone.evaluate(LISTEN)
    while True:
        life.remember()
        life.touch()
        if life.phone.evaluate(WRITTEN):
            break
    life.wait(AFTER_SAVE_S)
    return life.game


def update(life: Life) -> str:
    """Prepare a kill while a new version is being installed or accepted."""
    home(life.phone)
    life.remember()
    life.world.release()
    if life.chance.random() < 0.5:
        life.phone.evaluate(BEGIN_UPDATE)
        life.wait(UPDATE_S)
    else:
        assert life.world.look()
        life.phone.until(TAKE)
        life.wait(AFTER_TAP_S)
    return ""


def trial(life: Life) -> str:
    """Prepare a kill while an added game is being tested, or has just been added."""
    home(life.phone)
    if life.phone.has(OFFERED.format(GAME)):
        remove(life.phone)
    life.remember()
    life.phone.evaluate(LISTEN)
    choose(life.phone, example()[1])
    life.wait_for_a_write(TRIAL_S)
    return ""


def file(life: Life) -> str:
    """Prepare a kill while a file with games is being imported."""
    if sum(key.startswith("game:") for key in life.phone.evaluate(SAVES)) > MANY:
        life.phone.open(f"{life.world.host.url}licenses.txt")
        life.phone.evaluate(FORGET)
        life.phone.open(life.world.host.url)
        ready(life.phone)
    home(life.phone)
    life.remember()
    life.phone.tap("button", "Settings")
    on_screen(life.phone, "settings")
    life.phone.evaluate(LISTEN)
    life.phone.put_file("input[type=file][accept*=json]", "tenfold.json", carried(life.chance))
    life.wait_for_a_write(FILE_S)
    return ""


KINDS: Mapping[str, Callable[[Life], str]] = {"tap": tap, "save": save, "update": update, "trial": trial, "file": file}
"""Functions that lead to the moment of a kill; each returns the game that may have continued meanwhile."""


def carried(chance: random.Random) -> bytes:
    """Return a file with thirty games, each with a few moves."""
    saves = {}
    for number in range(30):
        seats = [Seat("Bea", "person"), Seat("Claudio", "person")]
        record = Record(chance.choice(HOUSE), seats=seats, seed=chance.randrange(1_000_000))
        for _ in range(chance.randrange(1, 30)):
            turn = record.state.current_player()
            acts = record.state.legal_actions(turn) if turn >= 0 else []
            if acts:
                record.play(turn, record.state.action_to_string(chance.choice(acts)))
        saves[f"game:{chance.randrange(1 << 40):x}-{number:06x}"] = record.to_json()
    return json.dumps({"format": "tenfold-saves", "version": 1, "saves": saves}).encode()


def fault(before: Mapping[str, str], after: Mapping[str, str], game: str, *, new: bool) -> str:
    """Return what is wrong with the saves after a kill in a game, or an empty text. With `new`, there may be more."""
    for key in {*before, *after}:
        if key not in after:
            return f"{key} is gone"
        if not key.startswith("game:"):
            json.loads(after[key])
            continue
        record = Record.from_json(after[key])  # raises if it is damaged
        if key not in before:
            if record.game != game and not new:
                return f"{key} has come from nowhere"
            continue
        old = Record.from_json(before[key])
        if record.entries[: len(old.entries)] != old.entries:
            return f"{key} has lost a move, or another one stands there"
        if record.game != game and before[key] != after[key]:
            return f"{key} has changed, and nobody was at that table"
    listed = {line["id"] for key in ("open", "history") for line in json.loads(after.get(key, "[]"))}
    lost = {f"game:{name}" for name in listed} - after.keys()
    return f"{lost} is listed and not there" if lost else ""


def killed(life: Life, during: str) -> tuple[str, bool]:
    """Make one kill; return what is wrong afterwards, and whether anything on the disk changed."""
    phone, world = life.phone, life.world
    versions = {world.version}
    game = KINDS[during](life)
    phone.kill()
    phone.start()
    phone.open(f"{world.host.url}licenses.txt")  # a page of the same origin that isn't Tenfold
    after = phone.evaluate(SAVES)
    wrong = fault(life.before, after, game, new=during == "file")
    phone.open(world.host.url)
    try:
        ready(phone)
    except EngineError as problem:
        wrong = wrong or f"Tenfold does not start: {problem}"
        phone.reload()
        ready(phone)
    now = phone.evaluate(SAVES)
    if not wrong and {key for key in after if key.startswith("game:") and now.get(key) != after[key]}:
        wrong = "a game is another one after the start"
    world.version = phone.evaluate(RELEASE)
    if during == "update":
        versions.add(world.latest)
    if world.version not in versions or [True, []] not in phone.evaluate(CACHES):
        wrong = wrong or f"the version is {world.version}, of {versions}, or not whole"
    if during == "update":
        world.comes_to_the_next()
    return wrong, life.before != after


def kills(name: str, phone: Engine, host: Host, wanted: Iterator[tuple[str, int, int]]) -> Iterator[Kill]:
    """Make these kills, each given by a kind, a seed and a number."""
    phone.start()
    world = World(DIST, host, phone)
    world.version = world.release()
    visit(phone, host)
    life = Life(phone, world)
    for during, seed, number in wanted:
        life.number, life.chance = number, random.Random(f"{seed} {name} {during} {number}")
        wrong, arrived = killed(life, during)
        yield Kill(name, during, seed, number, wrong, arrived)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engines", nargs="+", choices=list(ENGINES), default=list(ENGINES))
    parser.add_argument("--during", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--kills", type=int, default=20, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tally", type=Path, help="a file with a line for each kill, which is added to")
    options = parser.parse_args()
    build_if_stale()
    made = known(options.tally)
    there = {(kill.engine, kill.during, kill.seed, kill.number) for kill in made}
    for name in options.engines:
        wanted = (
            (during, options.seed, number)
            for number in range(options.kills)
            for during in options.during
            if (name, during, options.seed, number) not in there
        )
        host = Host(DIST, released(DIST, "v0"))
        host.start()
        try:
            with suppress(KeyboardInterrupt), closing(ENGINES[name]()) as phone:
                for kill in kills(name, phone, host, wanted):
                    made.append(kill)
                    note(kill, options.tally)
        finally:
            host.stop()
        print(line(name, [kill for kill in made if kill.engine == name]), flush=True)
    sys.exit(1 if any(kill.fault for kill in made) else 0)


def known(tally: Path | None) -> list[Kill]:
    """Return the kills of earlier runs."""
    lines = tally.read_text().splitlines() if tally and tally.exists() else []
    return [Kill(**json.loads(one)) for one in lines]


def note(kill: Kill, tally: Path | None) -> None:
    """Store a kill in the tally, and print it if something was lost."""
    if kill.fault:
        print(f"{kill.engine}: {kill.during} {kill.number} of seed {kill.seed}: {kill.fault}", flush=True)
    if tally:
        with tally.open("a") as lines:
            lines.write(json.dumps(asdict(kill)) + "\n")


def line(name: str, made: list[Kill]) -> str:
    """Return the row for docs/reliability.md."""
    parts = []
    for during in KINDS:
        some = [kill for kill in made if kill.during == during]
        if some:
            well, arrived = sum(not kill.fault for kill in some), sum(kill.arrived for kill in some)
            parts.append(f"{during} {well} of {len(some)}, {arrived} with something new on the disk")
    return f"| kills survived, {ENGINES[name].__name__} | `bench/kill.py --engines {name}` | {'; '.join(parts)} |"


if __name__ == "__main__":
    main()
