"""The examples in the docstrings do what they say."""

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import tenfold

MODULES = ["tenfold", *(module.name for module in pkgutil.walk_packages(tenfold.__path__, "tenfold."))]


COSTLY = "tenfold.arena"  # it plays whole games between characters
CASES = [pytest.param(name, marks=[pytest.mark.thorough] if name == COSTLY else []) for name in MODULES]


@pytest.mark.few(28)
@pytest.mark.parametrize("name", CASES)
def test_examples(name):
    assert doctest.testmod(import_module(name), raise_on_error=True).failed == 0


def test_there_are_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(bool(test.examples) for name in MODULES for test in finder.find(import_module(name))) >= 8


@pytest.mark.parametrize("readme", ["README.md", "engine/README.md"])
def test_the_readme_says_what_happens(readme):
    readme = Path(__file__).parents[2] / readme
    result = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert result.attempted >= 5
    assert result.failed == 0
