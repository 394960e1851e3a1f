"""What each test file costs: kept in .cache/, and told of the dearest at the end of a run.

Processor seconds, not those of the wall: these say the same on a busy machine. They are those of the process that
tests and of all that it has started, browsers included.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

FOLDER = Path(__file__).parents[2] / ".cache"
LISTED = 20
NAME, OWN = "tenfold-cost", "tenfold-own-cost"
LOOK_S = 0.5
"""So often at the most all processes are looked at, which takes a moment."""

LONG_S = 0.2
"""A test that takes less by the wall has no costs of its own."""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Count in every process that tests; tell in the one that prints."""
    config.pluginmanager.register(Counting(), "tenfold-counting")
    if not hasattr(config, "workerinput"):
        asked = config.option.file_or_dir or config.option.keyword
        run = "" if asked else "all" if config.getoption("--all") else "quick"
        config.pluginmanager.register(Telling(run), "tenfold-telling")


class Counting:
    """Adds up what a file costs, and sends it along with the report of its last test."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.looked = time.monotonic()
        self.began: tuple[float, float] | None = None
        self.test_began = (0.0, 0.0)
        self.is_last = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        """Note where a file starts, and if this test is its last one."""
        if self.began is None:
            self.began = self.test_began = (self.meter.used(), time.monotonic())
        self.is_last = nextitem is None or nextitem.path != item.path
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
        """Give the last report of a file what the file has cost. Look in between, before a browser's page is gone."""
        report = yield
        if call.when == "teardown":
            self.count_test(report)
        if self.is_last and call.when == "teardown" and self.began is not None:
            cpu, wall = self.began
            report.user_properties.append((NAME, [self.meter.used() - cpu, time.monotonic() - wall]))
            self.began = None
        elif time.monotonic() > self.looked + LOOK_S:
            self.meter.used()
            self.looked = time.monotonic()
        return report

    def count_test(self, report: Any) -> None:
        """Give the last report of a test what the test has cost, with what was set up for it."""
        cpu, wall = self.test_began
        if time.monotonic() - wall > LONG_S:
            used = self.meter.used()
            report.user_properties.append((OWN, used - cpu))
            self.test_began = (used, time.monotonic())
        else:
            self.test_began = (cpu, time.monotonic())


class Meter:
    """The processor seconds of this process and of all that it has started, those that have ended included."""

    def __init__(self) -> None:
        self.me = psutil.Process()
        self.children: dict[Key, float] = {}
        self.below: dict[Key, dict[Key, float]] = {}
        self.waited = self.waited_for()
        self.lost = 0.0

    def used(self) -> float:
        """Return the sum. A process without a waiting parent, as for a browser's page, counts as last seen.

        A child that ends adds its seconds to what this process has waited for. It also adds those of all that it has
        waited for itself. From then on, what was seen of these below the child no longer counts.
        """
        now = {}
        for child in self.me.children():
            with suppress(psutil.Error):  # it has just ended
                now[key_of(child)] = seconds_of(child)
                below = self.below.setdefault(key_of(child), {})
                for one in child.children(recursive=True):
                    with suppress(psutil.Error):
                        below[key_of(one)] = seconds_of(one)
        gone = self.children.keys() - now.keys()
        waited = self.waited_for()
        counted = waited - self.waited - sum(self.children[key] for key in gone)
        seen = sum(sum(self.below.pop(key).values()) for key in gone)
        self.lost += max(seen - max(counted, 0), 0)
        self.children, self.waited = now, waited
        own = self.me.cpu_times()
        return own.user + own.system + waited + self.lost + sum(now.values()) + self.seen_below()

    def seen_below(self) -> float:
        """Return the seconds of all processes that children of this one have started."""
        return sum(sum(below.values()) for below in self.below.values())

    def waited_for(self) -> float:
        """Return the seconds of the children that have ended, and of all processes that these have waited for."""
        own = self.me.cpu_times()
        return own.children_user + own.children_system


Key = tuple[int, float]


def key_of(process: psutil.Process) -> Key:
    """Return what no other process has, now or later."""
    return process.pid, process.create_time()


def seconds_of(process: psutil.Process) -> float:
    """Return the seconds of a process itself."""
    times = process.cpu_times()
    return times.user + times.system


class Telling:
    """Keeps what the files have cost, and names the dearest. What a whole run has cost is written down by its name."""

    def __init__(self, run: str) -> None:
        self.run = run
        self.costs: dict[str, list[float]] = {}
        self.tests: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what comes with a report."""
        cost = self.costs.setdefault(report.nodeid.partition("::")[0], [0, 0, 0])
        cost[2] += report.when == "call"
        for name, value in report.user_properties:
            if name == NAME and isinstance(value, list):
                cost[0] += value[0]
                cost[1] += value[1]
            if name == OWN and isinstance(value, float):
                self.tests[report.nodeid] = round(value, 2)
        report.user_properties[:] = [one for one in report.user_properties if one[0] not in (NAME, OWN)]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write it all down, and the dearest on the screen."""
        files = sorted(self.costs.items(), key=lambda one: -one[1][0])
        if len(files) <= 1:
            return
        kept = {name: {"cpu": round(cpu, 2), "wall": round(wall, 2), "tests": int(n)} for name, (cpu, wall, n) in files}
        dearest = dict(sorted(self.tests.items(), key=lambda one: -one[1]))
        for what, costs in (("durations", kept), ("tests", dearest)) if self.run else ():
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{what}-{self.run}.json").write_text(json.dumps(costs, indent=1) + "\n")
        terminalreporter.section(
            f"the {min(LISTED, len(files))} dearest of {len(files)} files: processor seconds, seconds"
        )
        for name, (cpu, wall, _) in files[:LISTED]:
            terminalreporter.write_line(f"{cpu:7.1f} {wall:7.1f}  {name}")
        terminalreporter.write_line(f"{sum(cost[0] for _, cost in files):7.1f}          all of them")
