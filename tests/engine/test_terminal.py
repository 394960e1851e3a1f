"""The second door: `python -m tenfold`."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.__main__ import main

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
    assert "here are none, as the package tenfold is not installed here.\n" in err


def test_E10_the_bench_beside_openspiel_needs_nothing_installed():
    script = str(ENGINE.parent / "bench" / "openspiel.py")
    quick = ["--players", "3", "--cards", "5", "--games", "1", "--iterations", "5", "--runs", "1"]
    status, out, err = bare(script, *quick)
    assert (status, err) == (0, "")
    assert "3 players, 5 cards: an iteration of search" in out


def test_simulate(run):
    status, out, _ = run("simulate", "pig10", "--games", "20", "--players", "3", "--bots", "medium,easy,random")
    assert status == 0
    assert re.search(r"PIG 10, 3 players, 20 games from deal 0", out)
    assert re.search(r"medium: +\d+\.\d\d points a game", out)
    assert "1600 decisions" in out


def test_random_play_ends_where_chance_alone_does_not_end_a_game(run):
    status, out, _ = run("simulate", "tenstuff", "--games", "5", "--option", "preset=official")
    assert status == 0
    assert re.search(r"Tenstuff, 4 players, 5 games from deal 0", out)


def test_simulate_alone(run):
    status, out, _ = run("simulate", "pig10", "--games", "3", "--seed", "5", "--option", "tie=most-tens")
    assert status == 0
    assert "random" in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; there are tenstuff, tens, ten, pig10"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["play", "pig10", "--players", "9"], "2 to 8 players, not 9"),
        (["play", "pig10", "--players", "99"], "2 to 8 players, not 99"),
        (["play", "pig10", "--players", "0"], "2 to 8 players, not 0"),
        (["play", "pig10", "--players", "2", "--names", "A,B,C"], "3 names for 2 seats"),
        (["play", "pig10", "--names", "A,,C"], "1 to 40 characters"),
        (["play", "pig10", "--seed", "-1"], "whole number from 0"),
        (["play", "pig10", "--option", "tie=never"], "takes shared, most-tens, not 'never'"),
        (["play", "pig10", "--option", "trump=S"], "has no option 'trump'"),
        (["simulate", "pig10", "--bots", "genius"], "easy, medium, hard, not 'genius'"),
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
    out = typed_game("--players", "2", "--seed", "3", "--level", "easy", "--why")
    assert "PIG 10. Deal number 3." in out
    assert "There is no 0 in this hand." in out
    assert "PIG 10! Ada takes" in out
    assert re.search(r"Ada: the \w+ makes ten and takes \d+ cards", out)
    assert "Ada: nothing else can be played." in out
    assert out.rstrip().splitlines()[-2].startswith("1. ")
    assert "4 cards left in the middle belong to nobody." in out


def test_what_a_play_makes_is_told_where_the_game_says_so(run):
    _, out, _ = run("play", "pig10", "--players", "2", "--seed", "3", typed="")
    assert re.search(r"Possible: \d+ \(makes \d+\)", out)
    for game in ("tens", "ten", "ten-nine-eight", "tenstuff"):
        _, out, _ = run("play", game, "--seed", "3", typed="")
        assert "Possible: " in out
        assert "makes" not in out


def test_E10_seats_are_shown_with_the_numbers_that_acts_name_them_by(run):
    _, out, _ = run("play", "tens", "--players", "3", "--names", "Bea,Tom,Zoë", "--seed", "3", typed="\n")
    assert "Seats: 0 Bea, 1 Tom, 2 Zoë\n" in out


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
    assert "is no act of PIG 10" in out
    assert out.endswith("The game was left.\n")


def test_leaving_with_control_c(run, monkeypatch):
    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    status, out, _ = run("play", "pig10", "--players", "2")
    assert status == 130
    assert out.endswith("The game was left.\n")


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
        assert screen.startswith(f"{owners.pop()} is next. Nobody else looks?")


def test_the_script_of_the_wheel_is_main():
    pyproject = (ENGINE.parent / "pyproject.toml").read_text("utf-8")
    assert 'tenfold = "tenfold.__main__:main"' in pyproject
