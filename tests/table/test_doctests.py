"""The examples in the docstrings of the table do what they say."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import table

MODULES = [module.name for module in pkgutil.walk_packages(table.__path__, "table.")]
EXAMPLES = [name for name in MODULES if ">>> " in (import_module(name).__loader__.get_source(name) or "")]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name):
    assert doctest.testmod(import_module(name), raise_on_error=True).failed == 0


def test_there_are_examples():
    assert len(EXAMPLES) >= 3
