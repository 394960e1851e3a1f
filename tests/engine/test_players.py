"""Players from outside: classes, registered ones, programs; and what happens if they fail."""

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

import tenfold
from tenfold import GameError, bots
from tenfold.players import Forfeit, Players, names_of, registered_players
from tenfold.programs import Program, ProgramError
from tests.engine.addons import install

GREEDY = Path(__file__).parents[2] / "examples" / "player" / "greedy.py"
GAMES = tenfold.registered_games()

MINE = """
from tenfold import GameError
from tenfold.bots import Bot, Decision

class First:
    def __init__(self, game, seed):
        self.seed = seed
    def choose(self, observation):
        return observation.legal[0].action

class Inner:
    Text = type("Text", (First,), {"choose": lambda self, observation: observation.legal[-1].text})

class Own(Bot):
    def _think(self, observation, rng, budget):
        yield
        outlook = observation.legal[0]
        return Decision(outlook.action, outlook.text, "first")

class Picky(First):
    def __init__(self, game, seed):
        raise GameError(f"Picky does not play {game.long_name}.")

class Broken(First):
    def choose(self, observation):
        return 1 // 0

class Late(First):
    def __init__(self, game, seed):
        return 1 // 0

class Cheat(First):
    def choose(self, observation):
        refused = observation.refused
        return refused[0].action if refused else 10**9

class Silent(First):
    def choose(self, observation):
        return None

class Mute:
    def __init__(self, game, seed): pass

NUMBER = 7
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    (tmp_path / "minebots.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    yield "minebots"
    sys.modules.pop("minebots", None)


@pytest.fixture
def state():
    return tenfold.load_game("pig10", 2).new_initial_state(3)


def seen(state):
    return state.observation(state.current_player())


@pytest.mark.parametrize(("name", "at"), [("First", 0), ("Inner.Text", -1), ("Own", 0)])
def test_a_class_of_a_module_plays(mine, state, name, at):
    with Players() as players:
        bot = players.load(state.game, f"{mine}:{name}", 7)
        decision = bot.choose(seen(state))
    assert decision.action == seen(state).legal[at].action
    assert decision.text == seen(state).legal[at].text


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Broken", "minebots:Broken stopped with ZeroDivisionError: "),
        ("Cheat", "minebots:Cheat chose 1000000000, which isn’t one of its legal actions"),
        ("Silent", "minebots:Silent did nothing on its own turn"),
    ],
)
def test_a_class_that_fails_forfeits(mine, state, name, why):
    with Players() as players, pytest.raises(Forfeit, match=why):
        players.load(state.game, f"{mine}:{name}").choose(seen(state))


def test_what_is_refused_is_told_with_its_reason(mine):
    state = tenfold.load_game("ten-nine-eight", 3).new_initial_state(3)
    while not seen(state).refused:
        state.apply_action(state.legal_actions()[0])
    with Players() as players, pytest.raises(Forfeit, match="which isn’t possible: "):
        players.load(state.game, f"{mine}:Cheat").choose(seen(state))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("genius", "There is no player 'genius'. Players: easy, medium, hard, random"),
        ("no_such_module:X", "can’t be loaded: ModuleNotFoundError"),
        ("minebots:Nobody", "can’t be loaded: AttributeError"),
        ("minebots:NUMBER", "isn’t callable"),
        ("minebots:Mute", r"has no method choose\(observation\)"),
        ("minebots:Picky", "Picky does not play PIG 10"),
        ("minebots:Late", "stopped with ZeroDivisionError.* while it was created"),
        ("run:", "can’t be started: there is no command"),
        ("run:/no/such/program", "run:/no/such/program can’t be started: "),
        ("run:'", "can’t be started"),
    ],
)
def test_who_cannot_be_loaded_is_told_in_a_sentence(mine, state, name, why):
    with Players() as players, pytest.raises(GameError, match=why):
        players.load(state.game, name)


def test_the_names_of_a_list():
    assert names_of(["easy, hard*2", "run:a,b*c", " m:X*1"]) == ("easy", "hard", "hard", "run:a,b*c", "m:X")
    for wrong in ("hard*0", "hard*x", "hard*100", "*"):
        with pytest.raises(GameError, match="Write several players of one kind as"):
            names_of([wrong])


def test_a_distribution_registers_players_and_none_replaces_ours(tmp_path, monkeypatch, mine, state):
    install(tmp_path, "tenfold-oracle", groups={"players": {"oracle": "minebots:First", "hard": "minebots:Broken"}})
    monkeypatch.syspath_prepend(tmp_path)
    tenfold.refresh_games()
    try:
        assert registered_players() == ("oracle",)
        with Players() as players:
            assert players.load(state.game, "oracle").choose(seen(state)).action == seen(state).legal[0].action
            assert isinstance(players.load(state.game, "hard"), type(bots.load(state.game, "hard")))
    finally:
        monkeypatch.undo()
        tenfold.refresh_games()


@pytest.mark.parametrize("game", GAMES)
def test_chance_plays_the_same_again(game):
    state = tenfold.load_game(game).new_initial_state(5)
    with Players() as players:
        bot, again = (players.load(state.game, "random", 1) for _ in range(2))
        for _ in range(20):
            seat = state.seats_to_act()[-1]
            decision = bot.choose(state.observation(seat))
            assert decision == again.choose(state.observation(seat))
            state.apply_action(decision.action)


# Programs.


def program(tmp_path, code):
    """The name of a player with this program."""
    path = tmp_path / "player.py"
    path.write_text(code)
    return f'run:"{sys.executable}" -u "{path}"'


HELLO = """
import json, sys, os, time, subprocess
def hear(): return json.loads(sys.stdin.readline())
def tell(**message): print(json.dumps(message), flush=True)
hear()
tell(type="hello", protocol=1)
hear()
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_client_plays_every_game(game):
    state = tenfold.load_game(game).new_initial_state(5)
    with Players() as players:
        bot = players.load(state.game, f'run:"{sys.executable}" "{GREEDY}"', 1)
        acts = 0
        while not state.is_terminal() and acts < 40:
            for seat in state.seats_to_act():
                decision = bot.choose(state.observation(seat))
                if decision is not None:
                    state.apply_action(decision.action, seat)
                    acts += 1
                    break
    assert acts == 40


@pytest.mark.thorough
def test_a_program_hears_only_what_its_seat_may_know(tmp_path, state):
    name = program(tmp_path, HELLO + "m = hear()\nopen(sys.argv[0] + '.json', 'w').write(json.dumps(m))\nhear()")
    with Players(seconds=20) as players, pytest.raises(Forfeit):
        players.load(state.game, name).choose(seen(state))
    message = json.loads((tmp_path / "player.py.json").read_text())
    assert message == {"type": "choose", "observation": json.loads(seen(state).to_json()), "seconds": 20}


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("hear(); sys.exit(3)", "ended by itself with status 3"),
        ("hear(); 1 / 0", "with the last message: ZeroDivisionError: division by zero"),
        ("hear(); time.sleep(60)", "gave no answer within 0.5 seconds"),
        ("hear(); os.close(1); time.sleep(60)", "closed its output"),
        ("hear(); print('Let me think')", "wrote 'Let me think', which isn’t a JSON object"),
        ("hear(); print('[' * 20000)", "which isn’t a JSON object"),
        ("hear(); tell(type='act')", "sent an act with neither “action” nor “text”"),
        ("hear(); tell(type='act', action='castle')", "chose 'castle', which isn’t one of its legal actions"),
        ("hear(); tell(type='act', action=True)", "chose True, which isn’t one of its legal actions"),
        ("hear(); tell(type='act', action=None)", "did nothing on its own turn"),
        ("while True: tell(type='info')", "gave no answer within 0.5 seconds"),
        ('while True: os.write(1, 1000 * b\'{"type": "info"}\\n\')', "gave no answer within 0.5 seconds"),
    ],
)
def test_a_program_that_fails_forfeits(tmp_path, state, code, why):
    name = program(tmp_path, HELLO + code)
    with Players(seconds=0.5 if "0.5" in why else 20) as players:
        bot = players.load(state.game, name)
        with pytest.raises(Forfeit, match=why) as failed:
            bot.choose(seen(state))
        assert str(failed.value).startswith("run:")
        assert str(failed.value).endswith(".")


class Flood:
    """A queue in which there is always something to read."""

    line = '{"type": "info"}\n'

    def get(self, timeout=None):
        return self.line

    def get_nowait(self):
        return self.line


def test_a_program_that_never_stops_telling_is_late_like_any_other(tmp_path, state):
    """However slow the reader is: by the clock, not by an empty queue."""
    running = Program(program(tmp_path, HELLO + "hear()").removeprefix("run:"))
    answers, running._answers = running._answers, Flood()
    try:
        with pytest.raises(ProgramError, match=r"no answer within 0\.2 seconds"):
            running.choose(seen(state), 0.2)
    finally:
        running._answers = answers
        running.close()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("print('hello')", "wrote 'hello', which isn’t a JSON object"),
        ("import sys; sys.exit('no model')", "ended by itself with status 1, with the last message: no model"),
        ("import json; print(json.dumps({'type': 'hello', 'protocol': 2}))", "speaks protocol 2 instead of 1"),
        ('print(\'{"type": "hello"}\')', "speaks protocol None instead of 1"),
    ],
)
def test_a_program_that_says_no_hello_is_a_mistake_of_the_caller(tmp_path, state, code, why):
    with Players() as players, pytest.raises(GameError, match=why):
        players.load(state.game, program(tmp_path, code))


ANSWERS = (
    HELLO
    + """
while True:
    m = hear()
    if m["type"] == "choose":
        tell(type="info", text="thinking", depth=0.5)
        tell(type="act", action=m["observation"]["legal"][0][0])
        tell(type="act", action=-1)
"""
)


def test_what_nobody_asked_for_is_passed_over(tmp_path, state):
    with Players(seconds=20) as players:
        bot = players.load(state.game, program(tmp_path, ANSWERS))
        for _ in range(5):
            state.apply_action(bot.choose(seen(state)).action)
            time.sleep(0.05)  # the second answer has come in


def alive(pid):
    with suppress(psutil.NoSuchProcess):
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    return False


@pytest.mark.posix
def test_nothing_is_left_of_a_program_and_of_what_it_started(tmp_path, state):
    code = (
        HELLO
        + """
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[0] + ".pids", "w").write(f"{os.getpid()} {child.pid}")
while True: time.sleep(600)
"""
    )
    with Players(seconds=5) as players:
        bot = players.load(state.game, program(tmp_path, code))
        with pytest.raises(Forfeit, match="gave no answer"):
            bot.choose(seen(state))
        own, child = map(int, (tmp_path / "player.py.pids").read_text().split())
    with pytest.raises(ChildProcessError):
        os.waitpid(own, os.WNOHANG)  # it was waited for, so it is no zombie
    deadline = time.monotonic() + 60
    while alive(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(child)


def test_a_program_waits_for_the_next_game_and_sits_twice_as_two(tmp_path, state):
    with Players(seconds=20) as players:
        first, second = (players.load(state.game, program(tmp_path, ANSWERS)) for _ in range(2))
        both = {first._leave.__self__, second._leave.__self__}
        assert len(both) == 2
        players.rest()
        assert players.load(state.game, program(tmp_path, ANSWERS))._leave.__self__ in both


def test_the_example_is_as_short_as_it_is_said_to_be():
    assert len(GREEDY.read_text().splitlines()) < 45
    done = subprocess.run([sys.executable, GREEDY], input="", capture_output=True, timeout=30, check=True)
    assert done.stdout == b""
