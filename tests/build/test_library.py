"""The library's pages: every example in them is true, and Sphinx builds them without a warning."""

import ast
import doctest
import inspect
import itertools
import json
import random
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import tenfold
from web.build.library import FOLDER, SOURCES, WHEELS, write_library
from web.build.paths import DIST
from web.build.site import build_if_stale

PAGES = sorted(page for page in SOURCES.rglob("*.md") if ">>> " in page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(SOURCES).as_posix())
def test_the_examples_of_a_page_are_true(page: Path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = re.sub("^```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert not doctest.DocTestRunner().run(examples).failed


def test_every_page_stands_on_the_site_and_its_parts_are_its_own():
    build_if_stale()
    pages = DIST / FOLDER
    files = json.loads((pages / "files.json").read_text("utf-8"))
    for source in SOURCES.rglob("*.md"):
        assert source.relative_to(SOURCES).with_suffix(".html").as_posix() in files
    for name in files:
        assert (pages / name).is_file()
        if name.endswith(".html"):
            text = (pages / name).read_text("utf-8")
            loaded = re.findall(
                r'(?:src|srcset)="([^"]*)"|<link[^>]*(?:stylesheet|preload|icon)[^>]*href="([^"]*)"', text
            )
            assert not [found for pair in loaded for found in pair if "//" in found], name


@pytest.mark.thorough
def test_pip_installs_both_wheels_from_the_site(tmp_path):
    build_if_stale()
    page = (DIST / FOLDER / WHEELS / "index.html").as_uri()
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--find-links", page]
    subprocess.run([*pip, "--target", str(tmp_path), "tenfold", "tenfold-table"], check=True)
    script = f"""import sys
sys.path.insert(0, {str(tmp_path)!r})
import table.boards, tenfold
print(tenfold.__file__, table.boards.__file__)"""
    said = subprocess.run([sys.executable, "-I", "-c", script], check=True, capture_output=True, text=True).stdout
    assert said.split() == [str(tmp_path / "tenfold" / "__init__.py"), str(tmp_path / "table" / "boards.py")]


# The reference.

MODULES = sorted(
    {
        name
        for page in (SOURCES / "api").rglob("*.md")
        for name in re.findall(r"^\.\. automodule:: (\S+)$(?!\n   :no-members:)", page.read_text("utf-8"), re.MULTILINE)
    }
)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    site = tmp_path_factory.mktemp("site")
    write_library(site)
    pages = site / FOLDER
    return {page.relative_to(pages): page.read_text("utf-8") for page in pages.rglob("*.html")}


def anchors(text):
    return set(re.findall(r'<dt class="sig[^>]* id="([^"]+)"', text))


def said(module):
    """The names that a module says, as its source has them: classes, functions, and constants."""
    named = getattr(module, "__all__", None)
    if named is not None:
        return set(named)
    found = set()
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in found if not name.startswith("_") and not name.endswith("T")}  # a type variable ends so


def members(kind):
    """What a class says of itself that can be called or asked for; fields are told in its own words."""
    asked = (staticmethod, classmethod, property)
    return {
        name
        for name, value in vars(kind).items()
        if not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, asked))
    }


def homes(module, name):
    """Under which names something may stand: of the module that one asks, and of where it was made."""
    thing = getattr(module, name)
    origin = getattr(thing, "__module__", None) or module.__name__
    found = {f"{module.__name__}.{name}", f"{origin}.{getattr(thing, '__qualname__', name)}"}
    # A name for a type does not know where it was made.
    return found if hasattr(thing, "__qualname__") else found | {f"tenfold.sentences.{name}"}


@pytest.mark.thorough
@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_an_anchor(built, name):
    module = import_module(name)
    known = {anchor for page in built.values() for anchor in anchors(page)}
    missing = []
    for said_name in said(module):
        thing = getattr(module, said_name)
        found = homes(module, said_name) & known
        if not found and not inspect.ismodule(thing):
            missing.append(said_name)
        if found and inspect.isclass(thing) and thing.__name__ == said_name:
            missing += [
                f"{said_name}.{own}" for own in members(thing) if not {f"{home}.{own}" for home in found} & known
            ]
    assert not missing


@pytest.mark.thorough
def test_the_index_lists_every_name(built):
    index = built[Path("genindex.html")]
    linked = set(re.findall(r'href="[^"]*#([^"]+)"', index))
    for page in built.values():
        assert not anchors(page) - linked
    assert "api/core.html#tenfold.load_game" in index


def test_the_reference_has_what_is_in_it():
    assert {"tenfold", "tenfold.bots", "tenfold.arena", "tenfold.record", "tenfold.testing"} <= {*MODULES}
    assert {"Game", "load_game", "TERMINAL"} <= said(tenfold)
    assert {"run", "Arena", "VERSION"} <= said(import_module("tenfold.arena"))
    assert {"play", "seatings"} <= members(import_module("tenfold.arena").Arena)


class Page(HTMLParser):
    """A page as its readers have it: its sentences and its code, each with the anchor before it."""

    def __init__(self):
        super().__init__()
        self.prose, self.blocks = [], []
        self.place, self.within = "", []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag in ("dt", "section", "span") and "id" in given:
            self.place = given["id"]
        if tag in ("pre", "script", "style"):
            self.within.append(tag)
            if tag == "pre":
                self.blocks.append([self.place, ""])

    def handle_endtag(self, tag):
        if self.within[-1:] == [tag]:
            self.within.pop()

    def handle_data(self, data):
        if not self.within:
            self.prose.append(data)
        elif self.within == ["pre"]:
            self.blocks[-1][1] += data


def parsed(page):
    reader = Page()
    reader.feed(page)
    return reader


@pytest.mark.thorough
def test_nothing_of_how_a_page_is_written_is_to_be_read(built):
    markup = re.compile(
        r"\.\. \w+[:\w-]*::|>>>|^:\w+:|:(?:py:)?(?:func|class|meth|ref|mod):|```|\{[\w-]+\}`", re.MULTILINE
    )
    for name, page in built.items():
        if name.parts[0] == "_modules":
            continue  # sources are as they are
        found = markup.findall("".join(parsed(page).prose))
        assert not found, f"{name}: {found}"


@pytest.mark.thorough
def test_every_example_can_be_pasted(built, tmp_path, monkeypatch):
    """In the order of a page, those of one docstring or section together, with nothing imported before."""
    monkeypatch.chdir(tmp_path)
    ran = 0
    for name, page in built.items():
        if name.parts[0] == "_modules":
            continue
        pages_own = name.parts[0] != "api"  # there the examples go on from each other
        spaces = {}
        for place, text in parsed(page).blocks:
            assert not {"“", "”", "‘"} & {*"".join(line for line in text.splitlines() if line.startswith(">>> from"))}
            examples = doctest.DocTestParser().get_doctest(unescape(text), {}, f"{name}#{place}", str(name), 0)
            if examples.examples:
                examples.globs = spaces.setdefault("" if pages_own else place, {})
                result = doctest.DocTestRunner().run(examples, clear_globs=False)
                assert not result.failed, examples.name
                ran += result.attempted
    assert ran > 150


# What a seat sees, by field.


def kinds_within(hint):
    """Return Tenfold's classes in a type and in the fields of these, but not in the slots of a message."""
    found = {hint} if inspect.isclass(hint) and hint.__module__.startswith("tenfold") else set()
    for part in [*get_args(hint), *(get_type_hints(hint).values() if found else ())]:
        if part is not tenfold.Message:
            found |= kinds_within(part)
    return found


@pytest.mark.parametrize("name", tenfold.registered_games())
def test_every_field_of_an_observation_is_told(name):
    kinds = kinds_within(tenfold.load_game(name)._observation_class())
    assert {tenfold.Outlook, tenfold.Refusal} <= kinds
    for kind in (*kinds, tenfold.Observation):
        own = get_type_hints(kind).keys() - get_type_hints(kind.__base__).keys()
        documented = set(re.findall(r"^ *- `(\w+)`: \S", kind.__doc__, re.MULTILINE))
        assert own == documented, kind


@pytest.mark.parametrize("name", tenfold.registered_games())
def test_every_key_of_a_position_is_told(name):
    documented = set(re.findall(r"`(\w+)`", import_module(f"tenfold.games.{name.replace('-', '_')}.position").__doc__))
    options = {each.id: each.choices[-1].id for each in tenfold.game_class(name).options[-1:]}
    for game in (tenfold.load_game(name, 2), tenfold.load_game(name, 4, **options)):
        state, rng = game.new_initial_state(4), random.Random(4)
        for _ in range(60):
            keys = json.loads(state.serialize()).keys() - {"game", "players", "options"}
            assert not keys - documented
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.thorough
@pytest.mark.parametrize("name", tenfold.registered_games())
def test_every_number_of_the_vector_is_told(built, name):
    page = built[Path(f"api/of/{name}.html")]
    for players in (2, 4):
        encoding = tenfold.load_game(name, players).encoding
        descriptions = encoding.describe()
        assert len(descriptions) == len({*descriptions}) == encoding.size
        assert all(code.description for code in encoding.fields.values())
    rows = re.findall(r"<td><p>(\d+)(?: … (\d+))?</p></td>\s*<td><p>(\w+)</p></td>\s*<td><p>.+?</p>", page)
    encoding = tenfold.load_game(name).encoding
    assert [row[2] for row in rows] == [*encoding.places]
    assert [range(int(first), int(last or first) + 1) for first, last, _ in rows] == [*encoding.places.values()]
    assert f"{encoding.size} numbers" in page


@pytest.mark.thorough
@pytest.mark.parametrize("name", tenfold.registered_games())
def test_a_page_tells_what_a_game_is_as_an_environment(built, name):
    page = built[Path(f"api/of/{name}.html")]
    game = tenfold.game_class(name)
    assert f"tenfold/{name}-v{game.version}" in page
    assert f"{game.min_players} to {game.max_players}" in page
    assert f"{tenfold.load_game(name, 2).encoding.size:,} (2)" in page
    rows = re.findall(r"<td><p>(\d+)(?: … (\d+))?</p></td>\s*<td><p>([^<]+)</p></td>\s*</tr>", page)
    blocks = [range(int(first), int(last or first) + 1) for first, last, _ in rows]
    assert [*itertools.chain(*blocks)] == [*range(len(game.actions))]
    assert all(
        texts.startswith(game.actions.texts[block.start]) for block, (*_, texts) in zip(blocks, rows, strict=True)
    )


def true_of(entry, value, seats):
    """Return what a number should be, if it is told in a way that can be calculated here; else None."""
    choice = entry.removeprefix("1 if ")
    if found := re.fullmatch(r"how many (\S+) / (\d+)", entry):
        return [*map(str, value)].count(found[1]) / int(found[2])
    if choice in seats and choice != entry:
        return float(seats[choice] == value)
    if choice != entry and isinstance(value, str):
        return float(value == choice)
    if isinstance(value, int) and (found := re.fullmatch(r"x / (\d+)", entry)):
        return value / int(found[1])
    if isinstance(value, int) and (found := re.fullmatch(r"x / \((\d+) \+ \|x\|\)", entry)):
        return value / (int(found[1]) + abs(value))
    return None


@pytest.mark.parametrize("name", tenfold.registered_games())
def test_what_is_told_of_a_number_is_true(name):
    game = tenfold.load_game(name, 3)
    encoding, rng, state = game.encoding, random.Random(6), game.new_initial_state(6)
    descriptions, checked = encoding.describe(), 0
    for _ in range(12):
        for seat in range(3):
            seen = state.observation(seat)
            seats = {"own seat": seat, "seat +1": (seat + 1) % 3, "seat +2": (seat + 2) % 3}
            for number, text in zip(encoding(seen), descriptions, strict=True):
                field, _, entry = text.partition(": ")
                value = getattr(seen, field)
                if entry.partition(":")[0] in seats and isinstance(value, tuple) and value:
                    whose, _, entry = entry.partition(": ")
                    value = value[seats[whose]]
                wanted = true_of(entry, value, seats)
                if wanted is not None:
                    assert number == pytest.approx(wanted), text
                    checked += 1
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    assert checked > 1000
