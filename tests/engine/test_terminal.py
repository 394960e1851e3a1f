"""The second door: `python -m tenfold`."""

import contextlib
import io
import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

import tenfold
from tenfold import Record, Seat
from tenfold.__main__ import main
from tenfold.arena import Arena, read
from tenfold.terminal.play import _labels
from tenfold.terminal.screen import Screen

ENGINE = Path(__file__).parents[2] / "engine"


@pytest.fixture
def run(monkeypatch, capsys):
    """Run a command with lines typed in; gives the exit status and what was printed."""

    def run(*argv, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(argv)
        return status, *capsys.readouterr()

    return run


def test_games(run):
    status, out, _ = run("games")
    assert status == 0
    assert "pig10: PIG 10 by Ayelet Pnueli" in out
    assert "--option leftovers=…  nobody · last-taker" in out


def bare(*command):
    """Run Python with nothing installed, not even Tenfold; the exit status and what was printed."""
    environment = {"PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-S", *command],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("argv", [["games"], ["play", "pig10"], ["simulate", "pig10"]])
def test_E10_where_nothing_is_installed_that_is_said(argv):
    status, out, err = bare("-m", "tenfold", *argv)
    assert (status, out) == (2, "")
    assert "Games: none, because the package tenfold isn’t installed.\n" in err


def test_E10_the_bench_beside_openspiel_needs_nothing_installed():
    script = str(ENGINE.parent / "bench" / "openspiel.py")
    quick = ["--players", "3", "--cards", "5", "--games", "1", "--iterations", "5", "--runs", "1"]
    status, out, err = bare(script, *quick)
    assert (status, err) == (0, "")
    assert "3 players, 5 cards: an iteration of search" in out


def test_simulate(run):
    status, out, _ = run("simulate", "pig10", "--games", "2", "--players", "3", "--bots", "medium/plain,easy,random")
    assert status == 0
    assert re.search(r"PIG 10, 3 players, 2 games from deal 0", out)
    assert re.search(r"medium/plain: +\d+\.\d\d ± \d+\.\d\d points per game", out)
    assert "160 decisions" in out


def test_random_play_ends_where_chance_alone_does_not_end_a_game(run):
    status, out, _ = run("simulate", "tenstuff", "--games", "5", "--option", "preset=official")
    assert status == 0
    assert re.search(r"Tenstuff, 4 players, 5 games from deal 0", out)


def test_simulate_alone(run):
    status, out, _ = run("simulate", "pig10", "--games", "3", "--seed", "5", "--option", "tie=most-tens")
    assert status == 0
    assert "random" in out
    assert "PIG 10, 2 players, 1 game from deal 0" in run("simulate", "pig10", "--players", "2", "--games", "1")[1]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'. Games: tenstuff, tens, ten, pig10"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["play", "pig10", "--players", "9"], "2 to 8 players, not 9"),
        (["play", "pig10", "--players", "99"], "2 to 8 players, not 99"),
        (["play", "pig10", "--players", "0"], "2 to 8 players, not 0"),
        (["play", "pig10", "--players", "2", "--names", "A,B,C"], "3 names for 2 seats"),
        (["play", "pig10", "--names", "A,,C"], "1 to 40 characters"),
        (["play", "pig10", "--seed", "-1"], "whole number from 0"),
        (["play", "pig10", "--option", "tie=never"], "must be one of shared, most-tens, not 'never'"),
        (["play", "pig10", "--option", "trump=S"], "has no option 'trump'"),
        (["simulate", "pig10", "--bots", "genius"], "There is no player 'genius'. Players: easy, medium, hard, random"),
        (["play", "pig10", "--bots", "genius"], "There is no player 'genius'"),
        (["play", "pig10", "--seconds", "0"], "more than 0 seconds"),
        (["arena", "pig10", "--deals", "-1"], "number of deals must be a whole number from 0"),
        (["arena", "pig10", "--seed", "-1"], "deal number must be a whole number from 0"),
        (["arena", "pig10", "--out", "/no/such/folder/x"], "can’t be written to /no/such/folder/x: No such file"),
        (["resume"], "There is no unfinished game in "),
        (["resume", "/no/such/file"], "/no/such/file can’t be read: No such file"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(run, argv, sentence):
    status, _, err = run(*argv)
    assert status == 2
    assert sentence in err


def test_an_option_without_a_choice(run, capsys):
    with pytest.raises(SystemExit):
        run("play", "pig10", "--option", "tie")
    assert "NAME=CHOICE" in capsys.readouterr().err


def typed_game(*argv):
    """Play by typing the first possible card until the game is over; what the process printed."""
    command = [sys.executable, "-m", "tenfold", "play", "pig10", *argv]
    environment = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command,
        input=ALL_CARDS,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=True,
    ).stdout


ALL_CARDS = "\n".join([*map(str, range(11))] * 80)


def test_a_whole_game_and_bad_input():
    out = typed_game("--players", "2", "--seed", "4", "--level", "easy", "--why")
    assert "PIG 10. Deal number 4." in out
    assert "You can’t play 0: you don’t have it." in out
    assert "PIG 10! Ada takes" in out
    assert re.search(r"Ada: .*[Mm]akes ten and takes", out)
    assert "Ada: There’s no other choice." in out
    assert out.rstrip().splitlines()[-3].startswith("1. ")
    assert "No one gets the 2 cards left in the middle." in out


def test_what_a_play_makes_is_told_where_the_game_says_so(run):
    _, out, _ = run("play", "pig10", "--players", "2", "--seed", "3", typed="")
    assert re.search(r"Possible moves:\n  \d+ \(makes \d+\)", out)
    for game, value in [
        ("ten", "lay 3 open 2 (under 2 chips)"),
        ("ten-nine-eight", "bid 3 (3 tricks)"),
        ("tens", "flip r1c1"),
        ("tenstuff", "skip TD"),
    ]:
        _, out, _ = run("play", game, "--seed", "3", typed="")
        assert value in out
        assert "(makes" not in out


def test_E10_seats_go_by_their_names(run):
    typed = "1\n1\n1\ndraw\n1\nTAKE ada\ntake 1\n"
    _, out, _ = run("play", "tens", "--players", "3", "--seed", "3", typed=typed)
    assert re.search(r"1 take Ada \(\w\w\)    2 take Bela \(\w\w\)", out)
    assert re.search(r"Bea takes \w\w from Ada", out)


@pytest.mark.parametrize("command", [["games"], ["simulate", "pig10", "--games", "1"]])
def test_who_reads_only_the_beginning_gets_no_traceback(command):
    environment = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "tenfold", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""


def test_leaving_with_end_of_file(run):
    status, out, _ = run("play", "pig10", "--players", "2", "--seed", "3", typed="99\n")
    assert status == 0
    assert "There is no 99" in out or "That isn’t a move in PIG 10. Type a move, such as “" in out
    assert re.search(r"You left the game. Continue it with: tenfold resume \S+\n$", out)


def test_leaving_with_control_c(run, monkeypatch):
    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    status, out, _ = run("play", "pig10", "--players", "2")
    assert status == 130
    assert re.search(r"You left the game. Continue it with: tenfold resume \S+\n$", out)


def test_hands_are_hidden_between_people(run):
    typed = "\n".join(["", *ALL_CARDS.split("\n")[:11]] * 160)
    status, out, _ = run("play", "pig10", "--players", "2", "--names", "Bea,Tom", "--seed", "4", typed=typed)
    assert status == 0
    screens = out.split("\n" * 60)
    assert len(screens) > 20
    for screen in screens[1:-1]:
        owners = set(re.findall(r"(\w+)’s hand", screen))
        assert len(owners) == 1
        other = ({"Bea", "Tom"} - owners).pop()
        assert f"{other} draws" not in screen
        assert f"{other} is dealt" not in screen
        assert screen.startswith(f"{owners.pop()} is next. Press Enter when no one else is looking.")


def play_on(run, *argv):
    """Play whole games by typing the first act, or whatever else there is to type."""
    return run(*argv, typed="\n".join(["", "0", "1"] * 3000))


@pytest.mark.few(2)
@pytest.mark.parametrize("game", [name for name in tenfold.registered_games() if name != "pig10"])
def test_every_game_is_played_to_its_end_by_numbers(run, game):
    short = {"tens": ["--option", "end=1-hand"], "ten-nine-eight": ["--option", "rounds=5-to-1"]}.get(game, [])
    status, out, err = play_on(run, "play", game, "--players", "2", "--level", "easy", "--seed", "5", *short)
    assert (status, err) == (0, "")
    assert re.search(r"\n1. \w+: −?\d+\n[12]. \w+: −?\d+\nSaved in \S+\n$", out)


def test_acts_that_carry_a_number_are_chosen_by_it():
    assert _labels(["bid 0", "bid 1", "bid 2"]) == ["0", "1", "2"]
    assert _labels(["pass", "bid 3", "bid 4"]) == ["0", "3", "4"]
    assert _labels(["swap 1", "open 1 3", "decline"]) == ["1", "0", "2"]
    assert _labels(["bid 1", "raise 1"]) == ["1", "2"]
    assert _labels(["7C", "8D"]) == ["1", "2"]


def test_what_can_be_typed_besides_acts(run):
    typed = "?\nhelp\nrules\ntable\nlog\nnonsense\nhint\n3\nu\nq\n"
    status, out, _ = run("play", "ten-nine-eight", "--players", "3", "--seed", "3", typed=typed)
    assert status == 0
    assert out.count("what the hard computer player would do") == 2
    assert "Say how many tricks you'll win" in out
    assert out.count("Bea’s hand: 6C TC KC") == 4  # at first, by “table”, after the bid, taken back
    assert "That isn’t a move in 10-9-8. Type the number of a move, or its words, such as “bid 5”, or ? for" in out
    assert re.search(r"Bid \d\. .*Bid \d: .+\.\nBid \d\. .+\.\n", out)
    assert out.count("Bea bids 3.") == 1
    assert "Undone." in out


def test_hints_and_take_backs_are_counted_and_told_at_the_end(run, games):
    typed = "undo\nhint\n3\nundo\n" + "\n".join([*map(str, range(11))] * 80)
    _, out, _ = run("play", "pig10", "--players", "2", "--seed", "3", "--level", "easy", typed=typed)
    assert "You have no move to undo yet." in out
    assert "Hints: 1.\nMoves undone: 1, 1 of them after seeing a hidden card.\n1. " in out
    (path,) = games.glob("*.json")
    record = Record.from_json(path.read_text())
    assert record.finished
    assert (record.meta["hints"], record.meta["looks"]) == ("1", "1")


def test_between_people_what_was_seen_stays(run):
    _, out, _ = run("play", "tens", "--names", "Bea,Tom", "--seed", "3", typed="\n1\nundo\n1\n1\n\nundo\n")
    assert "You can’t undo: a hidden card was shown since." in out
    assert "You have no move to undo yet" in out
    typed = "\n3\n\n4\n\nundo\n"
    _, out, _ = run("play", "ten-nine-eight", "--names", "Bea,Tom", "--seed", "3", typed=typed)
    assert "You can’t undo: others have played since." in out


def test_a_game_that_was_left_goes_on(run, games):
    _, first, _ = run("play", "pig10", "--players", "2", "--seed", "3", typed="3\n")
    (path,) = games.glob("*.json")
    kept = Record.from_json(path.read_text())
    assert [entry.seat for entry in kept.entries] == [0, 1]
    status, out, _ = run("resume", "--list")
    assert status == 0
    assert out == f"{path}\n  PIG 10: Bea, Ada (2 moves)\n"
    status, out, _ = run("resume", typed=ALL_CARDS)
    assert status == 0
    assert first.rpartition("Middle")[2].partition("Bea:")[0] in out
    assert Record.from_json(path.read_text()).finished
    assert "There is no unfinished game" in run("resume")[2]
    assert run("resume", str(path))[2] == "This game is over.\n"


def test_a_game_from_a_position_has_no_deal_number(run, tmp_path):
    start = json.loads(tenfold.load_game("pig10", players=2).new_initial_state(seed=3).serialize())
    path = tmp_path / "game.json"
    path.write_text(Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "easy")], start=start).to_json())
    _, out, _ = run("resume", str(path))
    assert out.startswith("PIG 10. Type ? for help, Ctrl-D to leave.\n")


def test_a_game_is_kept_where_it_is_said(run, tmp_path):
    path = tmp_path / "mine" / "game.json"
    run("play", "pig10", "--players", "2", "--seed", "3", "--save", str(path), typed="")
    assert not Record.from_json(path.read_text()).entries
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_game_that_cannot_be_kept_is_played_all_the_same(run, tmp_path):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "game.json"
    _, out, _ = run("play", "pig10", "--players", "2", "--seed", "3", "--save", str(path), typed="3\n")
    assert out.count("This game can’t be saved in ") == 1
    assert "Bea plays 3." in out
    assert out.endswith("You left the game.\n")


PLAYERS = """
class First:
    def __init__(self, game, seed): pass
    def choose(self, observation): return observation.legal[0].action
class Broken(First):
    def choose(self, observation): raise RuntimeError("it broke")
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    (tmp_path / "terminal_bots.py").write_text(PLAYERS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("terminal_bots", None)


def test_players_of_ones_own_play_along(run, mine, games):
    bots = ["--bots", "terminal_bots:First,hard"]
    _, out, _ = run("play", "pig10", "--players", "3", "--seed", "3", *bots, typed="3\n")
    assert "Ada is played by terminal_bots:First." in out
    (path,) = games.glob("*.json")
    assert [seat.level for seat in Record.from_json(path.read_text()).seats] == [None, "terminal_bots:First", "hard"]
    status, _, err = run("resume")
    assert status == 2
    assert err == "Ada is played by terminal_bots:First. To run that player here, name it with --bots.\n"
    assert run("resume", "--bots", "terminal_bots:First,hard", typed="")[0] == 0
    assert run("resume", "--bots", "medium", typed="")[0] == 0
    assert [seat.level for seat in Record.from_json(path.read_text()).seats] == [None, "medium", "medium"]


def test_a_player_that_fails_comes_last_and_the_game_can_go_on(run, mine, games):
    argv = ["--players", "3", "--seed", "3", "--bots", "medium,terminal_bots:Broken"]
    status, out, err = run("play", "pig10", *argv, typed="3\n")
    assert (status, err) == (0, "")
    message = "terminal_bots:Broken stopped with RuntimeError: it broke.\nBela forfeits and comes last"
    assert message in out
    assert "3. Bela: 0\nTo continue with another player: tenfold resume " in out
    assert run("resume", "--bots", "medium", typed=ALL_CARDS)[0] == 0
    (path,) = games.glob("*.json")
    assert Record.from_json(path.read_text()).finished


def test_colours_are_for_terminals(monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Screen().bold("Bea") == "\033[1mBea\033[0m"
    assert Screen().cards("7D 7C AH") == "\033[31m7D\033[0m 7C \033[31mAH\033[0m"
    for name, value in [("NO_COLOR", "1"), ("TERM", "dumb")]:
        with monkeypatch.context() as other:
            other.setenv(name, value)
            assert Screen().cards(Screen().bold("7D")) == "7D"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert Screen().prompt("Bea: ") == "Bea: "
    assert Screen().cards(Screen().bold("7D")) == "7D"


def test_rules_are_there_for_every_game_of_the_house():
    for name in tenfold.registered_games():
        folder = Path(sys.modules[tenfold.game_class(name).__module__].__file__).parent
        text = (folder / "rules.txt").read_text("utf-8")
        assert text.startswith(f"{tenfold.game_class(name).long_name} in short\n")
        assert max(map(len, text.splitlines())) <= 78


def test_the_version(run, capsys):
    with pytest.raises(SystemExit):
        run("--version")
    assert capsys.readouterr().out == f"Tenfold {tenfold.__version__}\n"


@pytest.mark.posix
@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_at_a_real_terminal_keys_that_end_it_leave_no_traceback(key):
    import pty

    command = [sys.executable, "-m", "tenfold", "play", "pig10", "--players", "2", "--seed", "3"]
    pid, terminal = pty.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the person who runs the tests may have it ignored
        os.execve(command[0], command, {**os.environ, "PYTHONPATH": str(ENGINE), "TERM": "xterm"})
    output = b""
    while b"Bea: " not in output.rpartition(b"Possible")[2]:
        assert select.select([terminal], [], [], 60)[0], output
        output += os.read(terminal, 4096)
    assert b"\x1b[1mBea\x1b[0m is dealt" in output
    with contextlib.suppress(OSError):  # the end of a terminal on Linux
        for _ in range(12):  # readline misses a key that comes between its prompt and its wait, as people's do not
            os.write(terminal, key)
            while select.select([terminal], [], [], 5)[0] and (more := os.read(terminal, 4096)):
                output += more
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == (130 if key == b"\x03" else 0)
    assert b"You left the game. Continue it with: tenfold resume" in output
    assert b"Traceback" not in output


def test_simulate_and_arena_write_what_can_be_read_and_gone_on_with(run, tmp_path):
    out = tmp_path / "results.jsonl"
    argv = ["pig10", "--players", "2", "--bots", "easy/plain,random", "--out", str(out), "--jobs", "1"]
    status, said, err = run("arena", *argv, "--deals", "3")
    assert (status, err) == (0, "")
    assert "PIG 10, 2 players, 3 deals, 6 games from deal 0" in said
    assert re.search(r"easy/plain: +\d+\.\d\d ± \d+\.\d\d points per game, \+\d+.* ahead of the others, ", said)
    assert re.search(r"easy/plain compared with random: \+\d+\.\d\d ± .* points, \+1.00 ± 0.00 places, .* wins", said)
    assert re.search(r"Ratings .*\n +\+\d+ ± inf  easy/plain\n +-\d+ ± inf  random\n", said)  # it has always won
    first = out.read_bytes()
    assert run("arena", *argv, "--deals", "5")[0] == 0
    assert out.read_bytes().startswith(first)
    assert len(read(out)[1]) == 5
    status, _, err = run("simulate", *argv, "--games", "5")
    assert status == 2
    assert "holds the results of another arena, with different rotate" in err
    table = tmp_path / "results.parquet"
    assert run("arena", *argv, "--deals", "5", "--parquet", str(table))[0] == 0
    assert pyarrow.parquet.read_table(table).num_rows == 20


def test_a_stopped_arena_says_what_is_kept(run, tmp_path, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "play", interrupt)
    out = tmp_path / "results.jsonl"
    status, said, _ = run("arena", "pig10", "--jobs", "1", "--out", str(out))
    assert status == 130
    assert f"Stopped. The results so far are in {out}. Run the same command again to continue." in said
    status, said, _ = run("simulate", "pig10")
    assert status == 130
    assert "No results were saved." in said


def test_the_script_of_the_wheel_is_main():
    pyproject = (ENGINE.parent / "pyproject.toml").read_text("utf-8")
    assert 'tenfold = "tenfold.__main__:main"' in pyproject


def test_one_game_is_listed_alone(capsys):
    assert main(["games", "ten"]) == 0
    listed = capsys.readouterr().out
    assert listed.startswith("ten: ")
    assert "tens: " not in listed
    assert main(["games", "chess"]) != 0
