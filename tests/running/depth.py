"""How far a run goes. The quick suite takes a sample, and `--all` takes all that the quick suite leaves out.

A test says how it wants to be shared out, and docs/testing.md says when to say what:

- nothing: the quick suite has it;
- `thorough`: only `--all` has it, but for the parameters that `quick` names;
- `covering`: the quick suite has just enough of its cases to show every value of every parameter. `--all` has the
  others;
- `few`: the quick suite has that many of its cases, and other ones of another test. `--all` has the others;
- it asks for the fixture `thorough`, or it is a property of Hypothesis. Both have it, and the quick suite tries less.
  With one of the marks besides, the quick suite has the cases that the mark leaves it. `--all` has them all.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from operator import itemgetter
from typing import TypeVar
from zlib import crc32

import pytest
from hypothesis import is_hypothesis_test, settings

Case = TypeVar("Case")

FEWER = 5
"""The quick suite tries one in this many examples of a property."""

WHOLE = "TENFOLD_WHOLE"
"""Where the processes that test, and what they start, find how far to go."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--all`."""
    parser.addoption("--all", action="store_true", help="run what the quick suite leaves out (docs/testing.md)")


def pytest_configure(config: pytest.Config) -> None:
    """Let properties find the same examples on every machine, however slow it is, and the whole number with `--all`."""
    os.environ[WHOLE] = "1" if config.getoption("--all") else ""
    settings.register_profile("tenfold", examples(100), deadline=None, derandomize=True)
    settings.load_profile("tenfold")


def examples(number: int) -> settings:
    """Return the settings to try a property with this many examples, and fewer in the quick suite."""
    return settings(max_examples=number if os.environ.get(WHOLE) else max(number // FEWER, 1))


def some(cases: Iterable[Case]) -> list[Case]:
    """Return all cases with `--all`, and every third one in the quick suite, for a test that asks for `thorough`."""
    return [*cases][:: 1 if os.environ.get(WHOLE) else 3]


def in_turn(engines: Iterable[str], cases: Iterable[Case]) -> list[tuple[str, Case]]:
    """Return each case with one engine. They take turns, and each has its cases in a row, in one browser.

    Chromium has all cases, in a test of its own.
    """
    return sorted(zip(cycle(engines), cases), key=itemgetter(0))


@pytest.fixture(scope="session")
def thorough() -> bool:
    """True if everything must be tried; a test that asks runs in both suites."""
    return bool(os.environ.get(WHOLE))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what the other run has; it is counted as deselected."""
    sample = {id(item) for item in covering(item for item in items if item.get_closest_marker("covering"))}
    sample |= {id(item) for item in few(item for item in items if item.get_closest_marker("few"))}
    kept, left = [], []
    for item in items:
        quick = is_quick(item, id(item) in sample)
        here = tries_more(item) or not quick if config.getoption("--all") else quick
        (kept if here else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def tries_more(item: pytest.Item) -> bool:
    """True if a test tries more with `--all`."""
    return "thorough" in getattr(item, "fixturenames", ()) or is_hypothesis_test(getattr(item, "obj", None))


def is_quick(item: pytest.Item, in_sample: bool) -> bool:
    """True if a test is for the quick suite."""
    if item.get_closest_marker("thorough"):
        quick = item.get_closest_marker("quick")
        return quick is not None and not {*map(repr, quick.args)}.isdisjoint(map(repr, names(item)))
    return in_sample or not (item.get_closest_marker("covering") or item.get_closest_marker("few"))


def covering(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return as few cases of each test as show every value of every parameter, as evenly as can be."""
    return [item for found in by_test(items).values() for item in sample_of(found)]


def few(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return some cases of each test, evenly spread from a case that depends on the test's name.

    So each game and each engine is in some tests, though in few tests all of them are.
    """
    kept = []
    for name, found in by_test(items).items():
        (mark,) = found[0].iter_markers("few")
        number, start = min(mark.args[0], len(found)), crc32(name.encode())
        kept += [found[(start + step * len(found) // number) % len(found)] for step in range(number)]
    return kept


def by_test(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Return the cases of each test."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return cases


def sample_of(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Return a sample of one test's cases.

    Always add the one that shows most that is new, of these the one that shows least that is not.
    """
    seen: Counter[tuple[str, str]] = Counter()
    values = {id(case): {(name, repr(value)) for name, value in parameters(case).items()} for case in cases}

    def use(case: pytest.Item) -> tuple[int, int]:
        """Return how much a case shows that is new, and, against it, how often the rest has been seen."""
        return sum(not seen[value] for value in values[id(case)]), -sum(seen[value] for value in values[id(case)])

    sample: list[pytest.Item] = []
    while not sample or any(use(case)[0] for case in cases):
        best = max(cases, key=use)
        sample.append(best)
        seen.update(values[id(best)])
    return sample


def names(item: pytest.Item) -> list[object]:
    """Return the names of a case: the values of its parameters, and the brackets behind its test."""
    return [*parameters(item).values(), item.name.partition("[")[2].removesuffix("]")]


def parameters(item: pytest.Item) -> dict[str, object]:
    """Return the values of a case by the names of their parameters."""
    return dict(item.callspec.params) if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
