"""Compile the catalogues before anything is imported; report each failure at once, as the suite takes long."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

if importlib.util.find_spec("fluent"):  # a source distribution has them compiled
    from compile_text import compile_all

    for folder in ("engine", "web/table"):
        compile_all(Path(__file__).parent / folder)

pytest_plugins = ["tests.running.depth", "tests.running.costs"]


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Have failures told by the process that prints; the processes that test have no terminal."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(reporter), "tenfold-failures")


class Failures:
    """Writes each failure when it comes, in whole."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self.reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down each failure at once, also one after which the test runs again."""
        if report.failed or report.outcome == "rerun":
            self.reporter.write_line(f"\n{report.when} of {report.nodeid} failed:\n{report.longreprtext}")
