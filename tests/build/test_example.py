"""The example game under examples/: its own tests pass as they are, and its code is as tidy as ours."""

import ast
import io
import zipfile

import pytest

from tenfold import Game, State
from tenfold.bots import Bot
from tests.build import guide
from tests.wheels import EXAMPLE, PACKAGE, example


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Where the example's wheel is installed."""
    folder = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(io.BytesIO(example()[1])).extractall(folder)
    return folder


@pytest.mark.thorough
def test_its_own_tests_pass(site):
    """The conformance suite among them, unedited."""
    output = guide.run("pytest", "-q", "-p", "no:cacheprovider", "tests", folder=EXAMPLE, site=site)
    assert "passed" in output
    assert "skipped" not in output


def test_it_is_typed(site):
    guide.run("mypy", "--strict", "--config-file=", "-p", PACKAGE, folder=EXAMPLE, site=site)


def test_it_uses_no_private_name_of_tenfold_but_the_hooks_of_the_guide():
    trees = [ast.parse(file.read_text("utf-8")) for file in (EXAMPLE / PACKAGE).glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    asked = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}
    set_up = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    text = guide.GUIDE.read_text("utf-8")
    private = {name for name in imported | asked - set_up - defined if name.startswith("_")}
    assert {name for name in private if f"`{name}" not in text} == set()
    hooks = {name for name in defined if hasattr(State, name) or hasattr(Game, name) or hasattr(Bot, name)}
    assert {name for name in hooks if name.startswith("_") and name[1] != "_" and f"`{name}" not in text} == set()
