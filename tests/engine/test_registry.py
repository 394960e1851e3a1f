"""Games, computer players and boards of other people are found where they are installed, and harm no one."""

import shutil
import sys

import pytest

import tenfold
from tenfold import GameError, Origin, bots, games, refresh_games
from tenfold.__main__ import main
from tenfold.registry import SHELF, Group
from tests.engine.addons import install

GOLF = "from tests.engine.toy import Toy\nclass Golf(Toy):\n    short_name = 'golf'\nGAME = Golf\nVERSION = {}\n"
FIRST = GOLF.format(1)


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A folder for other people's wheels."""
    monkeypatch.syspath_prepend(tmp_path)
    refresh_games()
    yield tmp_path
    monkeypatch.undo()
    refresh_games()


def golf(site, name="tenfold-golf", module="golf", text=FIRST, **keys):
    keys = {"groups": {"games": {"golf": f"{module}:GAME"}}, "modules": {f"{module}.py": text}, **keys}
    info = install(site, name, **keys)
    refresh_games()
    return info


def test_our_own_games_stand_on_the_shelf_in_order():
    assert tenfold.registered_games() == SHELF
    assert bots.registered_bots() == SHELF
    assert all(tenfold.game_class(name).short_name == name for name in SHELF)
    assert all(tenfold.game_origin(name) is None for name in SHELF)


def test_every_module_of_a_game_is_registered_once():
    from importlib.metadata import entry_points

    for group in ("tenfold.games", "tenfold.bots", "tenfold.boards"):
        assert sorted(entry.name for entry in entry_points(group=group)) == sorted(SHELF)
    assert len(games.__path__) == 1


def test_a_game_of_somebody_else_comes_after_ours(site):
    golf(site)
    install(site, "archery", groups={"games": {"archery": "archery:GAME"}})
    refresh_games()
    assert tenfold.registered_games() == (*SHELF, "archery", "golf")
    assert tenfold.load_game("golf").players == 3
    with pytest.raises(GameError, match="archery, golf"):
        tenfold.load_game("chess")


@pytest.mark.parametrize(
    ("more", "author"),
    [
        ("", ""),
        ("Author: Ada Example\n", "Ada Example"),
        ("Author-email: Ada Example <ada@example.org>\n", "Ada Example"),
        ('Author-email: "Example, Ada" <ada@example.org>, bea@example.org\n', "Example, Ada, bea@example.org"),
    ],
)
def test_who_a_game_comes_from(site, more, author):
    golf(site, more=more, version="2.1")
    assert tenfold.game_origin("golf") == Origin("tenfold-golf", "2.1", author)


def test_origins_are_those_of_registered_games():
    with pytest.raises(GameError, match="There is no game 'golf'"):
        tenfold.game_origin("golf")


def test_ours_keep_their_names(site):
    golf(site, name="a-thief", groups={"games": {"pig10": "golf:GAME"}, "bots": {"pig10": "golf:GAME"}})
    assert tenfold.registered_games() == SHELF
    assert tenfold.game_class("pig10").long_name == "PIG 10"
    assert tenfold.game_origin("pig10") is None
    assert bots.load(tenfold.load_game("pig10"), "easy").level == "easy"


def test_of_two_others_the_first_distribution_has_the_name(site):
    golf(site, name="b-golf", module="golf_b", text=GOLF.format(2))
    golf(site, name="a-golf", module="golf_a")
    golf(site, name="c-golf", module="golf_c", text=GOLF.format(3))
    assert tenfold.registered_games() == (*SHELF, "golf")
    assert tenfold.game_origin("golf").distribution == "a-golf"
    assert tenfold.game_class("golf").__module__ == "golf_a"


BROKEN = [
    ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'."),
    ("GAME = 7", "golf:GAME isn’t a subclass of Game."),
    ("GAME = object", "golf:GAME isn’t a subclass of Game."),
    ("GAMES = 7", "AttributeError: module 'golf' has no attribute 'GAME'."),
    (
        FIRST.replace("GAME = Golf", "from tenfold import Game\nclass GAME(Game): ..."),
        "golf:GAME lacks _new_state, _observation",
    ),
    ("GAME = (", "SyntaxError: "),
    ("raise RuntimeError('first\\nsecond')", "RuntimeError: first second."),
    (FIRST.replace("'golf'", "'gulf'"), "golf:GAME has the short name 'gulf'."),
]


@pytest.mark.parametrize(("text", "why"), BROKEN)
def test_a_broken_game_says_so_and_the_others_go_on(site, text, why):
    golf(site, text=text)
    for _ in range(2):
        with pytest.raises(GameError) as refusal:
            tenfold.game_class("golf")
        assert "The game golf of tenfold-golf 1.0 can’t be loaded: " in str(refusal.value)
        assert why in str(refusal.value)
        assert "\n" not in str(refusal.value)
    assert "golf" in tenfold.registered_games()
    assert tenfold.load_game("tens").players == 4


def test_the_terminal_lists_the_others(site, capsys):
    golf(site, text="GAME = 7")
    assert main(["games"]) == 0
    output = capsys.readouterr().out
    assert "golf: The game golf of tenfold-golf 1.0 can’t be loaded: golf:GAME isn’t a subclass of Game." in output
    assert "pig10: PIG 10 by" in output


def test_damaged_metadata_hide_nobody(site):
    (golf(site) / "METADATA").write_bytes(b"\xff\xfe\x00no metadata")
    install(site, "archery", groups={"games": {"archery": "archery:GAME"}})
    refresh_games()
    assert tenfold.registered_games() == (*SHELF, "archery", "golf")
    assert tenfold.game_class("golf").short_name == "golf"


def test_a_wheel_that_went_is_gone_and_a_newer_one_counts(site):
    info = golf(site)
    old = tenfold.game_class("golf")
    assert sys.modules["golf"].VERSION == 1
    state = old().new_initial_state(1)
    shutil.rmtree(info)
    (site / "golf.py").unlink()
    refresh_games()
    assert tenfold.registered_games() == SHELF
    with pytest.raises(GameError, match="There is no game 'golf'"):
        tenfold.game_class("golf")
    golf(site, version="2.0", text=GOLF.format("'the second'"))
    assert tenfold.game_class("golf") is not old
    assert sys.modules["golf"].VERSION == "the second"
    state.apply_action(state.legal_actions()[0])
    assert tenfold.game_class("pig10") is sys.modules["tenfold.games.pig10"].Pig10


def test_computer_players_of_somebody_else(site):
    text = (
        FIRST
        + "from tenfold.bots import Bot, Decision\n"
        + "class GolfBot(Bot):\n"
        + "    def _think(self, observation, rng, budget):\n"
        + "        yield\n"
        + "        return Decision(*observation.legal[0][:2], 'it comes first')\n"
        + "BOT = GolfBot\n"
    )
    golf(site, text=text, groups={"games": {"golf": "golf:GAME"}, "bots": {"golf": "golf:BOT"}})
    assert bots.registered_bots() == (*SHELF, "golf")
    game = tenfold.load_game("golf")
    assert bots.load(game, "easy").choose(game.new_initial_state(1).observation(0)).text == "begin"


def test_broken_computer_players(site):
    golf(site, groups={"games": {"golf": "golf:GAME"}, "bots": {"golf": "golf:GAME"}})
    with pytest.raises(
        GameError, match=r"golf of tenfold-golf 1\.0 can’t be loaded: golf:GAME isn’t a subclass of Bot"
    ):
        bots.load(tenfold.load_game("golf"), "easy")


def test_a_name_that_nobody_registers():
    group = Group("tenfold.no-such-group", label="The thing {name}", fault=lambda name, found: "")
    assert group.names() == ()
    assert group.origin("golf") is None
    with pytest.raises(GameError, match=r"The thing golf isn’t registered in the group tenfold\.no-such-group\."):
        group.load("golf")
