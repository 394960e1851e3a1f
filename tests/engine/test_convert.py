"""`tenfold export` and `tenfold import`: every file of games becomes text, and text becomes a file for the app."""

import json
import re
import subprocess
import sys

import pytest

import tenfold
from tenfold import Record, Seat
from tenfold.__main__ import main
from tenfold.arena import Arena, run
from tenfold.carried import FORMAT, saves_of
from tenfold.notation import AnnotatedRecord, read_games


@pytest.fixture
def run_command(capsys):
    def run_command(*argv):
        status = main([str(word) for word in argv])
        return status, *capsys.readouterr()

    return run_command


def record(seed=7, moves=4, **meta):
    made = Record("pig10", seats=[Seat("Zoë ♥"), Seat("Ada", "bot", "hard")], seed=seed, meta=meta)
    for _ in range(moves):
        made.play(made.state.current_player(), made.state.action_to_string(made.state.legal_actions()[0]))
    return made


def backup(*made):
    return json.dumps(
        {"format": FORMAT, "version": 1, "saves": {f"game:{n}-0": r.to_json() for n, r in enumerate(made)}}
    )


def test_games_go_out_and_come_back(run_command, tmp_path):
    made = [record(1, created="1795919361000"), record(2), record(3, moves=80)]
    (tmp_path / "tenfold.json").write_text(backup(*made))
    (tmp_path / "one.json").write_text(record(4).to_json())
    status, out, err = run_command("export", tmp_path / "tenfold.json", tmp_path / "one.json")
    assert (status, err) == (0, "")
    games = list(read_games(out))
    assert [game.record for game in games] == [*made, record(4)]
    assert games[0].headers == {"Date": "2026-11-29"}

    (tmp_path / "games.txt").write_text(out, "utf-8")
    assert run_command("export", tmp_path / "games.txt")[1] == out
    status, back, err = run_command("import", tmp_path / "games.txt", "--out", tmp_path / "back.json")
    assert (status, back) == (0, "")
    assert err == ""  # the app knows the date
    assert list(tenfold.records(tmp_path / "back.json")) == [*made, record(4)]
    keys = [*saves_of((tmp_path / "back.json").read_text())]
    assert all(re.fullmatch("game:[0-9a-f]{1,16}-[0-9a-f]{6}", key) for key in keys)
    assert len({*keys}) == 4

    (tmp_path / "games.txt").write_text(out.replace(" *", " {so} *", 1), "utf-8")
    assert "headers of 1 game were left out" in run_command("import", tmp_path / "games.txt")[2]


def test_the_same_game_twice_stays_two(run_command, tmp_path):
    (tmp_path / "games.txt").write_text("\n\n".join([str(AnnotatedRecord(record()))] * 2), "utf-8")
    assert run_command("import", tmp_path / "games.txt")[1].count("tenfold-record") == 2


def test_names_survive_any_terminal(tmp_path):
    (tmp_path / "one.json").write_text(record().to_json())
    command = [sys.executable, "-m", "tenfold", "export", tmp_path / "one.json"]
    environment = {"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=environment, check=True)
    assert [game.record for game in read_games(done.stdout.decode("utf-8"))] == [record()]


def test_the_games_of_an_arena_are_played_again(run_command, tmp_path):
    arena = Arena("pig10", ["easy/plain", "random"], players=2)
    path = tmp_path / "results.jsonl"
    deals = run(arena, 2, jobs=1, out=path)
    status, out, _ = run_command("export", path)
    assert status == 0
    games = [game.record for game in read_games(out)]
    assert [tuple(game.state.scores()) for game in games] == [game.scores for deal in deals for game in deal.games]
    assert [game.seed for game in games] == [0, 0, 1, 1]
    assert [seat.level for seat in games[1].seats] == ["random", "easy/plain"]

    path.write_text(path.read_text().replace(f'"scores":[{deals[1].games[0].scores[0]},', '"scores":[99,'))
    status, _, err = run_command("export", path)
    assert status == 2
    assert "has another result for deal 1 than these players get now" in err


def test_results_start_no_program_that_they_name(run_command, tmp_path):
    path = tmp_path / "results.jsonl"
    run(Arena("pig10", ["easy/plain", "random"], players=2), 1, jobs=1, out=path)
    path.write_text(path.read_text().replace("random", f"run:touch {tmp_path / 'started'}"))
    status, out, err = run_command("export", path)
    assert (status, out) == (2, "")
    assert "would have to play again" in err
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize(
    ("command", "content", "sentence"),
    [
        ("export", None, "can’t be read: No such file"),
        ("import", None, "can’t be read: No such file"),
        ("export", b"\xff\xfe", "isn’t text"),
        ("import", b"[Tenfold \xff", "games: Line 1, column 1: This isn’t text in UTF-8."),
        ("import", b"", "There’s no game to import."),
        ("import", b"1. 4 *", 'games: Line 1, column 1: A game starts with the header [Tenfold "1"].'),
        ("export", b'[Tenfold "1"]\n', "games: Line 1, column 1: The header Game is missing."),
        ("export", b"{}", "This isn’t a Tenfold file."),
    ],
)
def test_what_cannot_be_read_is_answered_with_a_sentence(run_command, tmp_path, command, content, sentence):
    path = tmp_path / "games"
    if content is not None:
        path.write_bytes(content)
    status, out, err = run_command(command, path)
    assert (status, out) == (2, "")
    assert sentence in err


def test_an_output_that_cannot_be_written(run_command, tmp_path):
    (tmp_path / "one.json").write_text(record().to_json())
    status, _, err = run_command("export", tmp_path / "one.json", "--out", tmp_path / "no" / "such")
    assert status == 2
    assert "can’t be written: No such file" in err


def test_lenient_import_keeps_what_can_be_read(run_command, tmp_path):
    text = str(AnnotatedRecord(record(moves=6)))
    (tmp_path / "games.txt").write_text(text.replace(" *", ", 11 *"), "utf-8")
    assert run_command("import", tmp_path / "games.txt")[0] == 2
    status, out, err = run_command("import", "--lenient", tmp_path / "games.txt")
    assert status == 0
    assert "column" in err
    (kept,) = saves_of(out).values()
    assert Record.from_json(kept) == record(moves=6)
