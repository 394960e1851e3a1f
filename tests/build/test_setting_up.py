"""What serve.py installs, and when: what building needs, the rest only for tests, and nothing in the usual case."""

import re
import tomllib
from pathlib import Path

import pytest

import serve

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(monkeypatch, tmp_path):
    """What pip is asked for, in a folder of the test's own.

    Lock files go by their names, and our own projects are one.
    """
    calls: list[str] = []
    monkeypatch.setattr(serve, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(serve, "STAMP", tmp_path / "stamp")
    for name, file in (("LOCK", "requirements.txt"), ("TEST_LOCK", "requirements-test.txt")):
        (tmp_path / file).write_text("first")
        monkeypatch.setattr(serve, name, tmp_path / file)
    monkeypatch.setattr(serve.venv, "create", lambda *_, **__: calls.append("a new .venv"))
    monkeypatch.setattr(
        serve, "pip", lambda *words: calls.append("projects" if "-e" in words else Path(words[-1]).name)
    )
    return calls


def after(installed, *, tests):
    installed.clear()
    serve.prepare(tests=tests)
    return installed


def test_building_installs_nothing_of_the_tests_and_twice_nothing(installed):
    assert after(installed, tests=False) == ["a new .venv", "requirements.txt", "projects"]
    assert after(installed, tests=False) == []


def test_tests_add_what_they_need_and_building_leaves_it(installed):
    serve.prepare(tests=False)
    assert after(installed, tests=True) == ["requirements-test.txt", "projects"]
    assert after(installed, tests=True) == after(installed, tests=False) == []


def test_a_lock_that_changed_is_installed(installed):
    serve.prepare(tests=True)
    serve.TEST_LOCK.write_text("second")
    assert after(installed, tests=False) == []
    assert after(installed, tests=True) == ["requirements-test.txt", "projects"]
    serve.LOCK.write_text("second")
    assert after(installed, tests=False) == ["a new .venv", "requirements.txt", "projects"]
    assert after(installed, tests=True) == ["requirements-test.txt", "projects"]


def test_a_stamp_of_an_older_version_is_made_anew(installed):
    serve.STAMP.write_text("aaa\nbbb")
    assert after(installed, tests=False)[0] == "a new .venv"


def packages(file):
    return set(re.findall(r"^([a-z][^ ;]*==[^ ;]+)", (ROOT / file).read_text("utf-8"), re.M))


def test_the_lock_of_the_tests_holds_that_of_building_and_no_lock_names_a_registry():
    assert packages("requirements.txt") < packages("requirements-test.txt")
    for lock in ROOT.glob("requirements*.txt"):
        assert "://" not in lock.read_text("utf-8"), lock.name


def test_what_is_heavy_and_only_tests_use_is_not_needed_for_building():
    names = {package.partition("==")[0] for package in packages("requirements.txt")}
    assert names.isdisjoint({"ray", "pyarrow", "scipy", "numpy", "open-spiel", "playwright", "mypy", "pytest"})
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    assert {name.lower().replace(".", "-") for name in groups["build"]} <= names
