"""`serve.py test`: a linter that fails fails the run, though it runs beside the tests and they pass."""

import sys
from contextlib import nullcontext

import pytest

from web.build import checks

FINE = [sys.executable, "-c", "pass"]
BAD = [sys.executable, "-c", "print('a mistake in line 7'); raise SystemExit(3)"]
PASSING = ["-n", "0", "--version"]


@pytest.fixture(autouse=True)
def _ready(monkeypatch):
    """All that is prepared is there already."""
    for name in ("install_packages", "build_if_stale"):
        monkeypatch.setattr(checks, name, lambda: None)
    monkeypatch.setattr(checks, "ensure_browser", lambda _: None)
    monkeypatch.setattr(checks, "sync_playwright", nullcontext)


def test_a_linter_that_fails_fails_the_run_and_is_heard(monkeypatch, capfd):
    monkeypatch.setattr(checks, "LINTERS", [BAD, FINE])
    assert checks.main(PASSING) == 1
    output = capfd.readouterr().out
    assert "a mistake in line 7" in output
    assert output.count("failed") == 1
    assert output.count("Failed: ") == 1
    assert output.count(": passed") == 1


def test_where_all_is_fine_so_is_the_run(monkeypatch):
    monkeypatch.setattr(checks, "LINTERS", [FINE])
    assert checks.main(PASSING) == 0


def test_the_rest_runs_no_linter_again(monkeypatch):
    monkeypatch.setattr(checks, "LINTERS", [BAD])
    assert checks.main(["--all", *PASSING]) == 0


def test_a_test_that_fails_fails_the_run(monkeypatch):
    monkeypatch.setattr(checks, "LINTERS", [FINE])
    assert checks.main(["-n", "0", "--no-such-option"]) != 0
