"""A stranger’s name of an option never becomes an argument of a function."""

import ast
import inspect
import json

import pytest

from tenfold import Game, GameError, Record, RecordError, Seat, game_class, load_game, registered_games
from tenfold.__main__ import main
from tenfold.arena import Arena
from tenfold.plainjson import canonical, fingerprint
from web.build.paths import ROOT

CALLED = [load_game, Record, Arena, game_class, Game]
NAMES = sorted(
    {name for name in registered_games() for name in inspect.signature(game_class(name).__init__).parameters}
    | {name for called in CALLED for name in inspect.signature(called).parameters}
    | {"__class__", "__init__", "cls", "", "a b", "\ud800", "Players", "x" * 500}
)
EVERY = pytest.mark.parametrize("game", registered_games())


def own(game):
    return {option.id for option in game_class(game).options}


def test_the_names_are_those_that_could_be_taken_for_arguments():
    assert {"self", "name", "players", "options", "game"} <= {*NAMES}
    assert not any(own(game) & {*NAMES} for game in registered_games())


@EVERY
@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_a_foreign_name_is_refused_in_a_sentence(game, name):
    foreign = {name: "2"}
    with pytest.raises(GameError, match="has no option"):
        game_class(game).with_options(2, foreign)
    with pytest.raises(GameError, match="has no option"):
        Record(game, seats=[Seat("Ada"), Seat("Bea")], options=foreign, seed=1)
    with pytest.raises(GameError, match="has no option"):
        Arena(game, ["easy", "easy"], players=2, options=foreign)
    data = json.loads(Record(game, seats=[Seat("Ada"), Seat("Bea")], seed=1).to_json()) | {"options": foreign}
    del data["digest"]
    with pytest.raises(RecordError, match="has no option"):
        Record.from_json(json.dumps(data | {"digest": fingerprint(canonical(data))}))
    state = json.loads(load_game(game, 2).new_initial_state(1).serialize()) | {"options": foreign}
    with pytest.raises(GameError, match="has no option"):
        load_game(game, 2).deserialize_state(json.dumps(state))


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_so_does_the_terminal(name, capsys):
    assert main(["play", "pig10", "--option", f"{name}=2"]) == 2
    assert "has no option" in capsys.readouterr().err


@pytest.mark.parametrize(
    "junk", [3, "players", [("players", "3")], None, {1: "2"}, {None: "2"}, {("a",): "2"}], ids=repr
)
def test_what_are_no_options_is_refused_too(junk):
    with pytest.raises(GameError):
        game_class("pig10").with_options(2, junk)


def spread_into_tables(file):
    """The lines on which a mapping becomes keywords of a table."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and any(keyword.arg is None for keyword in node.keywords):
            called = ast.unparse(node.func)
            if called.endswith(("load_game", "game_class", "_class", "cls", "kind", "info")) or "game_class(" in called:
                yield f"{file.relative_to(ROOT)}: {ast.unparse(node)}"


def test_one_place_makes_keywords_of_options():
    files = [file for folder in ("engine/tenfold", "web/table") for file in (ROOT / folder).rglob("*.py")]
    found = [line for file in files for line in spread_into_tables(file)]
    ours = [line for line in found if not line.startswith("engine/tenfold/registry.py: game_class(name)(")]
    assert [line.split(":")[0] for line in ours if "options" in line] == ["engine/tenfold/game.py"], ours
