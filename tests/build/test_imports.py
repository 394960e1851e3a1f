"""Imports: no circle, not even by an import inside a function, and each room knows only what it may."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = {"tenfold": ROOT / "engine" / "tenfold", "table": ROOT / "web" / "table"}


def modules() -> dict[str, Path]:
    """Return the files of engine and table by the names of their modules."""
    found = {}
    for room, folder in ROOMS.items():
        for path in folder.rglob("*.py"):
            name = ".".join([room, *path.relative_to(folder).with_suffix("").parts])
            found[name.removesuffix(".__init__")] = path
    return found


def statements(tree: ast.AST):
    """All import statements, those inside functions too, but not what only the type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        yield from statements(node)


def imported(path: Path, known: set[str]) -> set[str]:
    """Return the modules of engine and table that a file imports."""
    found = set()
    for node in statements(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        else:
            assert node.level == 0, "imports are written out"
            found |= {inner if (inner := f"{node.module}.{one.name}") in known else node.module for one in node.names}
    return found & known


@pytest.fixture(scope="module")
def graph() -> dict[str, set[str]]:
    files = modules()
    return {name: imported(path, set(files)) - {name} for name, path in files.items()}


def test_nothing_imports_in_a_circle(graph):
    TopologicalSorter(graph).prepare()  # a CycleError names the circle


@pytest.mark.parametrize(
    ("room", "other"),
    [("tenfold", "table"), ("table.screens", "table.update"), ("table.update", "table.screens")],
)
def test_a_room_does_not_know_the_other(graph, room, other):
    def within(name: str, room: str) -> bool:
        return name == room or name.startswith(f"{room}.")

    assert any(within(name, room) for name in graph)
    assert not [(name, to) for name in graph for to in graph[name] if within(name, room) and within(to, other)]


def test_updates_draw_nothing(graph):
    """However far one follows: from `update` no way leads to the screens."""
    reached, ways = set(), ["table.update"]
    while ways:
        name = ways.pop()
        if name not in reached:
            reached.add(name)
            ways += graph[name]
    assert "table.update.playing" in reached
    assert not [name for name in reached if name.startswith(("table.screens", "table.view"))]
