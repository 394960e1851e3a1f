"""A deal is a promise: saved games, daily deals, links and seals keep its number, never its cards.

`deals/<game>.txt` holds twenty deals of each game, a line each. A line has seats, deal number, options, the digest of
the whole position, and the first hand for people. They were written down from what Tenfold dealt before its shuffle was
written out. Lines may be added; none may ever change.
"""

import ast
import json
import random
from pathlib import Path

import pytest

import tenfold
from tenfold import load_game
from tenfold.plainjson import canonical, fingerprint
from tenfold.registry import SHELF
from tenfold.tournament import Tournament
from tests.wheels import EXAMPLE, PACKAGE

FOLDER = Path(__file__).parent / "deals"
DEALS = [(path.stem, line) for path in sorted(FOLDER.glob("*.txt")) for line in path.read_text("utf-8").splitlines()]


def dealt(game: str, line: str) -> str:
    """Return the line of a deal, written again from the first three of its columns."""
    seats, number, options = line.split(" | ")[:3]
    chosen = dict(option.split("=") for option in options.split() if "=" in option)
    position = json.loads(load_game(game, int(seats), **chosen).new_initial_state(int(number)).serialize())
    digest = fingerprint(canonical(position))[:16]
    hand = (position.get("hands") or position["grids"])[0]
    return " | ".join((seats, number, options, digest, " ".join(hand)))


@pytest.mark.parametrize(("game", "line"), DEALS, ids=[f"{game} {' '.join(line.split()[:3])}" for game, line in DEALS])
def test_a_deal_never_changes(game, line):
    assert dealt(game, line) == line


@pytest.mark.parametrize("game", SHELF)
def test_twenty_deals_are_written_down_with_every_number_of_seats(game):
    kind = tenfold.game_class(game)
    seats = [int(line.split()[0]) for name, line in DEALS if name == game]
    assert len(seats) >= 20
    assert {*seats} == {*range(kind.min_players, kind.max_players + 1)}


def test_the_numbers_are_those_of_the_published_mersenne_twister():
    """mt19937ar.out begins so, for the key 0x123, 0x234, 0x345, 0x456: on this all deals rest."""
    rng = random.Random(0x456_00000345_00000234_00000123)
    published = [1067595299, 955945823, 477289528, 4107218783, 4228976476]
    assert [rng.getrandbits(32) for _ in published] == published


KEEPS_NOTHING = ("adapters", "bots", "terminal", "arena.py", "players.py", "testing")
"""Rooms of the engine with chance on which nothing stored depends: a record holds every act that was played."""

PROMISED = {"random", "getrandbits", "getstate", "setstate", "seed"}
"""What deals are made of: the sequences of numbers themselves. All else Python may make of them in another way."""

UNPROMISED = {name for name in vars(random) if not name.startswith("_") and name.islower()} - PROMISED
ALLOWED = {"reader.choice", "option.choices", "self.choices", "self.memory.shuffle"}
"""What is only called like something of a generator."""


def by_python(source: str) -> list[str]:
    """Return the lines where a file lets Python shuffle or choose."""
    nodes = [*ast.walk(ast.parse(source))]
    names = [(node.lineno, ast.unparse(node)) for node in nodes if isinstance(node, ast.Attribute)]
    found = [(at, name) for at, name in names if name.rpartition(".")[2] in UNPROMISED and name not in ALLOWED]
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "random"]
    return [f"{at}: {name}" for at, name in found] + [f"{node.lineno}: {ast.unparse(node)}" for node in imports]


def test_no_deal_is_shuffled_by_python():
    engine = Path(tenfold.__file__).parent
    rooms = [path for path in engine.rglob("*.py") if not path.relative_to(engine).parts[0].startswith(KEEPS_NOTHING)]
    rooms += [path for path in (EXAMPLE / PACKAGE).glob("*.py") if path.name != "bots.py"]
    found = {str(path): by_python(path.read_text("utf-8")) for path in rooms}
    assert len(found) > 60
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    ["rng.shuffle(pack)", "deal = rng.choice", "random.sample(pack, 3)", "x.rng.randint(1, 2)", "rng.choices(p)"],
)
def test_what_python_does_not_promise_is_found(line):
    assert by_python(line)


def test_what_it_promises_is_not():
    assert not by_python("rng = random.Random(3)\nrng.random()\nrng.getrandbits(3)\nshuffle(cards, rng)")


def test_a_tournament_is_drawn_as_it_always_was():
    """A bracket on disk is drawn again whenever it is read; tables that differ would make it a damaged one."""
    cup = Tournament([*"ABCDEFGHIJKLM"], seed=7)
    assert ["".join(table.names) for table in cup.rounds[0]] == ["DJFI", "CHK", "LBM", "EAG"]
