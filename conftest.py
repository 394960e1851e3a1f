"""Compile the catalogues before anything is imported; report each failure at once, because the suite takes a while."""

from __future__ import annotations

import importlib.util
import sys
import typing
from functools import cache
from pathlib import Path

import pytest

if importlib.util.find_spec("fluent"):  # without it, this is a source distribution, which has them compiled
    from compile_text import compile_all

    for folder in ("engine", "web"):
        compile_all(Path(__file__).parent / folder)

if sys.version_info < (3, 12):  # looks at all of a protocol at each isinstance(), and htpy asks for one at each list
    typing._get_protocol_attrs = cache(typing._get_protocol_attrs)

pytest_plugins = ["tests.running.depth", "tests.running.costs"]


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Report failures in the main process; the worker processes have no terminal."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(reporter), "tenfold-failures")


class Failures:
    """A plugin that prints each failure in full as soon as it happens."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self.reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print each failure at once, even if the test is then run again."""
        if report.failed or report.outcome == "rerun":
            self.reporter.write_line(f"\n{report.when} of {report.nodeid} failed:\n{report.longreprtext}")
