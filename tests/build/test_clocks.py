"""Nothing in engine and table reads the time: what depends on it would be another thing on a slower machine."""

import ast

import pytest

from tests.build.test_imports import modules

ALLOWED = {
    "table.model": {"time.perf_counter"},  # the clock that bounds a slice of thought; tests put another in its place
    "table.words": {"time.gmtime"},  # writes out a moment that came with an event
    "tenfold.engine": {"time.monotonic"},  # the time limit of an arena; tests put another in its place
    "tenfold.programs": {"time.monotonic"},  # how long a foreign program may take
    "tenfold.terminal.contests": {"time.perf_counter"},  # how long an arena took, told at its end
    "tenfold.terminal.saves": {"time.strftime"},  # the name of a saved game
}
HARMLESS = {"datetime.date", "datetime.timedelta", "datetime.UTC"}
ASKING = {"today", "utcnow", "localtime", "perf_counter", "perf_counter_ns", "monotonic", "process_time"}
OF_THE_BROWSER = {"js.Date", "js.performance"}


def clocks(source: str) -> set[str]:
    """Return what a module has of the time: what it takes from `time` and `datetime`, and names like a clock’s."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {f"{name.name} as {name.asname}" for name in node.names if name.name == "time" and name.asname}
            found |= {name.name for name in node.names if name.name == "datetime"}
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime"):
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Attribute):
            written = ast.unparse(node)
            if node.attr in ASKING or written in OF_THE_BROWSER or written.startswith("time."):
                found.add(written)
    return found - HARMLESS


def test_no_room_but_these_reads_a_clock():
    found = {name: clocks(path.read_text("utf-8")) for name, path in modules().items()}
    assert {name: read for name, read in found.items() if read} == ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.time()",
        "def f():\n    import time as t\n    return t.time()",
        "from time import perf_counter as now",
        "from datetime import datetime",
        "import datetime",
        "from datetime import date\ndate.today()",
        "import js\njs.Date.now()",
        "import js\njs.performance.now()",
        "loop.monotonic()",
    ],
)
def test_a_clock_is_found_however_it_is_read(source):
    assert clocks(source)


def test_what_comes_with_an_event_is_no_clock():
    assert not clocks("from datetime import UTC, date, timedelta\nmodel.now + 1\nmodel.clock()")
