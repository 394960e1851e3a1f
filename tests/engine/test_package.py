"""The package as a whole: light to import, plain to read, open to others."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

import tenfold
from tenfold.plainjson import DEEPEST, canonical, fingerprint, read_json, shown

ENGINE = Path(tenfold.__file__).parents[1]
PROJECTS = ("pyproject.toml", "web/pyproject.toml")


def test_importing_is_light():
    """It boots in a browser: what only tests, terminals and searches need is imported by them."""
    heavy = ["asyncio", "argparse", "logging", "tenfold.testing", "tenfold.games.pig10", "tenfold.bots.pig10"]
    code = f"import sys, tenfold; print([name for name in {heavy} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run([sys.executable, "-Sc", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.strip() == "[]"


def test_every_name_of_the_package_exists():
    assert len(set(tenfold.__all__)) == len(tenfold.__all__)
    assert all(hasattr(tenfold, name) for name in tenfold.__all__)


def test_the_version_is_the_same_everywhere():
    root = ENGINE.parent
    projects = [tomllib.loads((root / name).read_text("utf-8"))["project"] for name in PROJECTS]
    assert [project["version"] for project in projects] == [tenfold.__version__] * 2
    assert f"\nversion: {tenfold.__version__}\n" in (root / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{tenfold.__version__}}}" in (root / "engine" / "README.md").read_text("utf-8")


def test_the_packages_hold_what_they_should(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", tmp_path], cwd=ENGINE.parent, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    (source,) = tmp_path.glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    own = {"arena.py", "players.py", "programs.py", "py.typed", "terminal/play.py", "games/ten_nine_eight/rules.txt"}
    assert own <= {name.removeprefix("tenfold/") for name in names}
    (metadata,) = (name for name in names if name.endswith("/METADATA"))
    description = zipfile.ZipFile(wheel).read(metadata).decode()
    assert "# tenfold\n" in description
    assert "phone that goes round" not in description
    assert all(f"Programming Language :: Python :: 3.{minor}" in description for minor in range(11, 15))
    with tarfile.open(source) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    more = {"CHANGELOG.md", "LICENSE", "CITATION.cff", "docs/players.md", "docs/arenas.md", "examples/player/greedy.py"}
    assert more <= held
    assert not [name for name in held if name.startswith(("web/", "e2e/", ".ci"))]


@pytest.mark.parametrize("name", ["test", "release"])
def test_a_workflow_reads_and_names_what_there_is(name):
    root = ENGINE.parent
    flow = yaml.safe_load((root / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))
    steps = [step for job in flow["jobs"].values() for step in job.get("steps", ())]
    assert all(("uses" in step) != ("run" in step) for step in steps)
    made = {job["needs"] for job in flow["jobs"].values() if "needs" in job}
    assert made <= set(flow["jobs"])
    for job in flow["jobs"].values():
        if job.get("uses"):
            assert (root / job["uses"]).is_file()
    for step in steps:
        for word in step.get("run", "").split():
            if word.startswith(("tests/", ".ci/")):
                assert (root / word).exists()


def test_a_module_that_is_rarely_needed_comes_when_it_is_asked_for():
    names = ["adapters", "arena", "engine", "players", "review", "sequential", "testing"]
    code = (
        "import sys, tenfold\n"
        f"for name in {names}:\n"
        "    assert getattr(tenfold, name) is sys.modules[f'tenfold.{name}']\n"
        "print(hasattr(tenfold, 'nothing'))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "False\n"


def test_unknown_games_name_the_choices():
    with pytest.raises(tenfold.GameError, match=r"There is no game 'chess'\. Games: .*pig10, ten-nine-eight"):
        tenfold.load_game("chess")


def test_numpy_like_integers_are_welcome():
    class Index:
        def __index__(self):
            return state.legal_actions()[0]

    state = tenfold.load_game("pig10").new_initial_state(1)
    state.apply_action(Index())
    assert state.events()[-2]["kind"] == "play" or state.events()[-1]["kind"] == "draw"


@pytest.mark.parametrize(
    "text", ["1.5", "NaN", "Infinity", "1e3", "-" + "9" * 20, "[", '{"a":1,"a":1}', "[" * (DEEPEST + 1)]
)
def test_json_that_is_not_plain(text):
    with pytest.raises(ValueError, match=r"\S"):
        read_json(text)


def test_json_that_is_plain():
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert canonical(read_json(deep)) == deep
    assert read_json('{"a": "[[[[[[[[[[[[[[[[[[[[ \\" \\\\", "b": -7, "c": [true, null]}')["b"] == -7
    assert read_json("[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]") == [[]] * 19


def test_fingerprints_do_not_run_together():
    assert fingerprint("ab", "c") != fingerprint("a", "bc")


def test_foreign_values_are_shown_short():
    assert shown("x" * 1000) == "'" + "x" * 59 + "…"
    assert shown(10**5000) == "a int"
    assert shown(7) == "7"
