"""The quick suite and `--all` share the tests. Each test is in one of them, and only what tries less is in both."""

import json
import os
import re
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.running import costs
from tests.running.costs import Meter, Telling
from tests.running.depth import in_turn

ROOT = Path(__file__).parents[2]

EXAMPLE = """
import pytest
from hypothesis import given, strategies as st
from tests.running.depth import examples

def test_plain(): pass

@pytest.mark.thorough
def test_long(): pass

@pytest.mark.thorough
@pytest.mark.quick("chromium")
@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_engines(engine): pass

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_some(n): pass

@pytest.mark.covering
@pytest.mark.parametrize("a", range(5))
@pytest.mark.parametrize("b", [[0], [1], [2]])
def test_table(a, b): pass

@pytest.mark.few(2)
@pytest.mark.parametrize("e", range(5))
def test_one_of_few(e): pass

@pytest.mark.few(2)
@pytest.mark.parametrize("e", range(5))
def test_few_others(e): pass

def test_asks(thorough): print("thorough is", thorough)

@pytest.mark.covering
@pytest.mark.parametrize("c", range(2))
@pytest.mark.parametrize("d", range(2))
def test_asked(c, d, thorough): pass

@given(st.integers())
def test_property(number): print("one more")

@examples(10)
@given(st.integers())
def test_own(number): print("one of ten")
"""


def run(folder, *arguments):
    """The cases that a run has, and all that it said."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.running.depth", "-sv", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    text = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
    return {*re.findall(r"^test_it\.py::(\S+) ", text, re.M)}, text


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("suite")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n thorough\n covering\n few\n quick\n")
    (folder / "test_it.py").write_text(EXAMPLE)
    return run(folder), run(folder, "--all")


@pytest.fixture
def quick(runs):
    return runs[0]


@pytest.fixture
def rest(runs):
    return runs[1]


BOTH = {"test_asks", "test_property", "test_own"}


def test_each_test_is_in_one_of_the_two_runs_or_tries_less_in_the_quick_one(quick, rest):
    everything = {"test_plain", "test_long", "test_some[1]", "test_some[2]", *BOTH}
    everything |= {f"test_engines[{engine}]" for engine in ("chromium", "firefox")}
    everything |= {f"test_table[b{b}-{a}]" for a in range(5) for b in range(3)}
    everything |= {f"{name}[{e}]" for name in ("test_one_of_few", "test_few_others") for e in range(5)}
    asked = {f"test_asked[{d}-{c}]" for c in range(2) for d in range(2)}
    assert quick[0] | rest[0] == everything | asked
    assert quick[0] & rest[0] == BOTH | (quick[0] & asked)
    assert rest[0] >= asked
    assert len(quick[0] & asked) == 2


def test_marks_say_which(quick, rest):
    assert {"test_plain", "test_some[1]", "test_engines[chromium]"} <= quick[0]
    assert {"test_long", "test_some[2]", "test_engines[firefox]"} <= rest[0]


def test_a_covering_sample_shows_every_value_once(quick):
    cases = {tuple(found) for found in re.findall(r"test_table\[b(\d)-(\d)\]", " ".join(quick[0]))}
    assert len(cases) == 5
    assert [{case[i] for case in cases} for i in (0, 1)] == [set("012"), set("01234")]


def test_of_few_the_quick_suite_has_as_many_as_the_mark_says_and_not_always_the_same(quick, rest):
    shown = " ".join(quick[0])
    some, others = (re.findall(rf"{name}\[(\d)\]", shown) for name in ("test_one_of_few", "test_few_others"))
    assert len(some) == len(others) == 2
    assert {*some} != {*others}


def test_properties_try_a_fifth_of_their_examples(quick, rest):
    assert "thorough is False" in quick[1]
    assert "thorough is True" in rest[1]
    assert (quick[1].count("one more"), rest[1].count("one more")) == (20, 100)
    assert (quick[1].count("one of ten"), rest[1].count("one of ten")) == (2, 10)


BUSY = "import time\nwhile time.process_time() < 0.3: pass\n"
WAITS = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {BUSY!r}])\n"


def test_what_a_child_has_waited_for_is_counted_once():
    meter = Meter()
    before, waited, own = meter.used(), meter.waited_for(), time.process_time()
    with subprocess.Popen([sys.executable, "-c", WAITS]) as child:
        while child.poll() is None:
            meter.used()
    used, own = meter.used() - before, time.process_time() - own
    assert meter.waited_for() - waited > 0.3
    assert used - own < 1.6 * (meter.waited_for() - waited)  # counted twice, it would be 2


class Reported(NamedTuple):
    """A report of a test, and what a terminal is told."""

    nodeid: str
    user_properties: list
    when: str = "call"


class Terminal:
    def __init__(self):
        self.lines = []

    def section(self, title):
        self.lines.append(title)

    write_line = section


@pytest.mark.parametrize(("run", "kept"), [("quick", ["durations-quick.json", "tests-quick.json"]), ("", [])])
def test_a_whole_run_writes_down_what_it_costs_and_every_run_names_the_twenty_dearest(run, kept, tmp_path, monkeypatch):
    monkeypatch.setattr(costs, "FOLDER", tmp_path)
    telling, terminal = Telling(run), Terminal()
    for number in range(30):
        telling.pytest_runtest_logreport(
            Reported(f"test_{number}.py::test", [(costs.NAME, [number, 2.0]), (costs.OWN, 1.0)])
        )
    telling.pytest_terminal_summary(terminal)
    title, dearest, *_, last = terminal.lines
    assert title.startswith("the 20 dearest of 30 files")
    assert dearest.endswith("test_29.py")
    assert len(terminal.lines) == 22
    assert last.split()[0] == "435.0"
    assert sorted(file.name for file in tmp_path.iterdir()) == kept
    for name in kept:
        assert len(json.loads((tmp_path / name).read_text())) == 30


def test_no_folder_of_tests_is_passed_over(request):
    patterns = request.config.getini("norecursedirs")
    folders = {file.parent for top in request.config.getini("testpaths") for file in (ROOT / top).rglob("test_*.py")}
    parts = {part for folder in folders for part in folder.relative_to(ROOT).parts}
    assert "build" in parts
    assert not [part for part in parts if any(fnmatch(part, pattern) for pattern in patterns)]


def test_engines_take_turns_at_the_cases_and_each_has_its_own_in_a_row():
    assert in_turn(("b", "a"), [1, 2, 3, 4, 5]) == [("a", 2), ("a", 4), ("b", 1), ("b", 3), ("b", 5)]
