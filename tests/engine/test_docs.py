"""What players.md, protocol.md and arenas.md say is true: their Python runs, their messages are those sent."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tenfold
from tenfold import programs
from tenfold.arena import Arena, read, run

DOCS = Path(__file__).parents[2] / "docs"
TYPED = (DOCS.parent / "tests" / "typed.py").read_text("utf-8")  # which the type checkers read


def blocks(page, kind):
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


@pytest.fixture
def mybots(tmp_path, monkeypatch):
    code, typed = blocks("players.md", "python")
    assert typed.partition("class Cautious:")[2].partition("def ")[2].strip() in TYPED
    assert code.startswith("# mybots.py\n")
    (tmp_path / "mybots.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("mybots", None)


@pytest.mark.thorough
@pytest.mark.quick("ten", "ten-nine-eight")
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_the_class_of_the_page_plays(mybots, game):
    (deal,) = run(Arena(game, ["mybots:Greedy", "easy"], players=2, rotate=False), 1, jobs=1)
    assert deal.games[0].forfeit is None


def test_the_arena_of_the_page_is_played(mybots, tmp_path, capsys):
    code = blocks("arenas.md", "python")[0].replace("1000", "2").replace("jobs=2", "jobs=1")
    exec(code, {})
    assert "mybots:Greedy" in capsys.readouterr().out
    assert len(read(tmp_path / "results.jsonl")[1]) == 2


def test_the_messages_of_the_page_are_those_that_are_sent(tmp_path):
    rows = re.findall(r"^\| `(\{.*?\})` \|", (DOCS / "protocol.md").read_text("utf-8"), re.MULTILINE)
    documented = [json.loads(row.replace("{…}", "{}")) for row in rows]
    assert len(documented) == 4
    script = tmp_path / "listens.py"
    script.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    open(sys.argv[1], 'a').write(line)\n"
        "    kind = json.loads(line)['type']\n"
        "    if kind == 'hello': print(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)\n"
        "    if kind == 'choose': print(json.dumps({'type': 'act', 'text': '3'}), flush=True)\n"
    )
    state = tenfold.load_game("pig10", 2).new_initial_state(3)
    program = programs.Program(f'"{sys.executable}" "{script}" "{tmp_path / "heard"}"')
    program.begin(state.game, 7)
    program.choose(state.observation(0), 10.0)
    program.close()
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert [message.keys() for message in heard] == [message.keys() for message in documented]
    assert [message["type"] for message in heard] == [message["type"] for message in documented]
    assert heard[0] == {**documented[0], "tenfold": tenfold.__version__}


def test_the_commands_of_the_pages_exist():
    text = "".join((DOCS / page).read_text("utf-8") for page in ("players.md", "arenas.md", "protocol.md"))
    command = [sys.executable, "-m", "tenfold", "--help"]
    environment = {**os.environ, "PYTHONPATH": str(DOCS.parent / "engine")}
    usage = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    names = set(re.findall(r"`?tenfold (\w+) [-\w]*", text)) & set(re.findall(r"^ {4}(\w+)", usage, re.MULTILINE))
    assert names == {"arena", "engine", "export", "play"}
