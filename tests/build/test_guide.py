"""What docs/write-a-game.md says is true: its game is built, judged, let in by the app and played by taps."""

import base64
import doctest
import inspect
import re
import zipfile
from pathlib import Path

import pytest

import tenfold
from table.boards import Board, Seen, board_of
from table.features.added_games import addons, trial
from tenfold import Game, Observation, State, bots, refresh_games, testing
from tests.build import guide
from tests.table.driver import Person, Phone, check_result, play_to_the_end
from web.build.paths import ROOT, WEB


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """Return the wheel of the guide's game; its folder lies two above."""
    return guide.build(guide.write(tmp_path_factory.mktemp("tenfold-duel")))


@pytest.fixture
def installed(wheel, tmp_path, monkeypatch):
    """The guide's game among the games."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    refresh_games()
    yield tmp_path
    monkeypatch.undo()
    refresh_games()


def test_its_examples_are_true():
    tried = doctest.testfile(str(guide.GUIDE), module_relative=False, encoding="utf-8")
    assert tried.attempted > 5
    assert not tried.failed


def test_its_own_tests_pass(wheel, installed):
    output = guide.run("pytest", "-q", "-p", "no:cacheprovider", "tests", folder=wheel.parents[1], site=installed)
    assert "passed" in output
    assert "skipped" not in output


def test_its_code_is_as_tidy_as_ours(wheel, installed):
    folder = wheel.parents[1]
    for command in (("check", "--ignore=D102,D103"), ("format", "--check")):
        settings = ["--config", str(ROOT / "pyproject.toml")]
        guide.run("ruff", *command, *settings, "--config", 'src=["."]', "duel", "tests", folder=folder, site=installed)
    guide.run("mypy", "--strict", "--config-file=", "-p", "duel", folder=folder, site=installed)


def test_it_is_played_in_the_terminal(installed):
    output = guide.run(
        "tenfold", "simulate", "duel", "--games", "10", "--bots", "hard,easy", folder=installed, site=installed
    )
    assert "Duel, 2 players, 10 games" in output


def test_the_app_lets_it_in(wheel, installed):
    read = addons.read(wheel.name, base64.b64encode(wheel.read_bytes()).decode())
    assert (read.distribution, read.author, read.games) == ("tenfold-duel", "Ada Example", ("duel",))
    assert tenfold.game_origin("duel").author == "Ada Example"
    addons.try_out("duel")
    trial.sit_down("duel")


def test_the_better_players_of_the_guide_win(installed):
    game = tenfold.load_game("duel")
    players = [bots.load(game, "hard"), bots.load(game, "easy")]
    won = 0
    for seed in range(40):
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            seat = state.current_player()
            state.apply_action(players[seat].choose(state.observation(seat)).action)
        won += state.ranking() == [1, 2]
    assert won > 25


@pytest.mark.parametrize("kinds", ["pm", "pp", "hp"])
def test_it_is_played_by_taps(installed, kinds):
    phone = Phone()
    phone.start(kinds, game="Duel", deal=7)
    play_to_the_end(phone, Person(1))
    check_result(phone)


def test_it_names_what_there_is_to_fill_in():
    text = guide.GUIDE.read_text("utf-8")
    for base in (State, Game, Board):
        assert all(f"`{name}`" in text for name in base.__abstractmethods__)
    hooks = [name for name in vars(State) if name.startswith("_") and callable(vars(State)[name])]
    own = {"_as_action", "_checked_seat", "_raise_illegal", "_copy_into", "_seen", "_refusals", "_worth", "_repr_svg_"}
    assert all(f"`{name}" in text or f".{name}" in text for name in hooks if name[1] != "_" and name not in own)
    for thing in (Seen, Observation):
        fields = [field for field in thing.__dataclass_fields__ if field not in {"game", "players"}]
        assert all(f"`{field}`" in text for field in fields)


def test_the_judge_says_what_it_quotes():
    text = guide.GUIDE.read_text("utf-8")
    table = text[text.index("| the suite says") : text.index("The suite can’t know")]
    quoted = [row.split("|")[1].strip() for row in table.splitlines()[2:] if row]
    assert len(quoted) > 10
    assert all(sentence in inspect.getsource(testing) for sentence in quoted)


def test_the_classes_it_names_have_looks():
    sheets = "\n".join(file.read_text("utf-8") for file in (WEB / "styles").glob("*.css"))
    text = guide.GUIDE.read_text("utf-8")
    table = text[text.index("**Classes** you may use") : text.index("The classes set the sizes")]
    classes = {name for word in table.split("`")[1::2] for name in word.replace(".", " .").split() if name[0] == "."}
    assert len(classes) > 20
    assert {name for name in classes if not re.search(rf"{re.escape(name)}(?![\w-])", sheets)} == set()
    assert board_of("pig10")
