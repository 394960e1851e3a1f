"""What each test file costs: kept in .cache/, and told of the dearest at the end of a run.

Processor seconds, not those of the wall: these say the same on a busy machine. They are those of the process that
tests and of all that it has started, browsers included.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

FOLDER = Path(__file__).parents[2] / ".cache"
TOLD = 20
NAME = "tenfold-cost"
LOOK_S = 0.5
"""So often at the most all processes are looked at, which takes a moment."""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Count in every process that tests; tell in the one that prints."""
    config.pluginmanager.register(Counting(), "tenfold-counting")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Telling("all" if config.getoption("--all") else "quick"), "tenfold-telling")


class Counting:
    """Adds up what a file costs, and sends it along with the report of its last test."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.looked = time.monotonic()
        self.began: tuple[float, float] | None = None
        self.is_last = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        """Note where a file begins, and whether this test is its last one."""
        if self.began is None:
            self.began = (self.meter.used(), time.monotonic())
        self.is_last = nextitem is None or nextitem.path != item.path
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
        """Give the last report of a file what the file has cost; look in between, before a browser's page is gone."""
        report = yield
        if self.is_last and call.when == "teardown" and self.began is not None:
            cpu, wall = self.began
            report.user_properties.append((NAME, [self.meter.used() - cpu, time.monotonic() - wall]))
            self.began = None
        elif time.monotonic() > self.looked + LOOK_S:
            self.meter.used()
            self.looked = time.monotonic()
        return report


class Meter:
    """The processor seconds of this process and of all that it has started, those that have ended included."""

    def __init__(self) -> None:
        self.me = psutil.Process()
        self.seen: dict[tuple[int, float], float] = {}

    def used(self) -> float:
        """Add up; what ended without its parent's counting it, as a browser's pages do, counts as it was seen last."""
        direct = 0.0
        for process in self.me.children(recursive=True):
            try:
                times = process.cpu_times()
                if process.ppid() == self.me.pid:  # this process counts it itself when it has ended
                    direct += times.user + times.system
                else:
                    self.seen[process.pid, process.create_time()] = times.user + times.system
            except psutil.Error:  # it has ended in this moment
                continue
        own = self.me.cpu_times()
        return sum(own[:4]) + direct + sum(self.seen.values())


class Telling:
    """Keeps what the files have cost, and names the dearest."""

    def __init__(self, run: str) -> None:
        self.run = run
        self.costs: dict[str, list[float]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what comes with a report."""
        cost = self.costs.setdefault(report.nodeid.partition("::")[0], [0, 0, 0])
        cost[2] += report.when == "call"
        for name, value in report.user_properties:
            if name == NAME and isinstance(value, list):
                cost[0] += value[0]
                cost[1] += value[1]
        report.user_properties[:] = [one for one in report.user_properties if one[0] != NAME]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write it all down, and the dearest on the screen."""
        files = sorted(self.costs.items(), key=lambda one: -one[1][0])
        if len(files) <= 1:
            return
        kept = {name: {"cpu": round(cpu, 2), "wall": round(wall, 2), "tests": int(n)} for name, (cpu, wall, n) in files}
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"durations-{self.run}.json").write_text(json.dumps(kept, indent=1) + "\n")
        terminalreporter.section(
            f"the {min(TOLD, len(files))} dearest of {len(files)} files: processor seconds, seconds"
        )
        for name, (cpu, wall, _) in files[:TOLD]:
            terminalreporter.write_line(f"{cpu:7.1f} {wall:7.1f}  {name}")
        terminalreporter.write_line(f"{sum(cost[0] for _, cost in files):7.1f}          all of them")
