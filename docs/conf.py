"""Configure Sphinx to build the documentation of the library: `python3 serve.py docs`.

We use Sphinx with MyST and Furo. The sources are plain Markdown, which you can read in the repository. autodoc reads
the docstrings that `help()` shows. The pages load nothing from another origin. MkDocs with Material would do the same,
but is no longer developed, and mkdocstrings needs docstrings of another form.
"""

from __future__ import annotations

import ast
import doctest
import inspect
import random
import re
import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import tenfold
from tenfold.pictures import svg
from tenfold.sequential import LONGEST, Sequential

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Tenfold"
author = "The Tenfold makers"
copyright = "The Tenfold makers"  # noqa: A001 - Sphinx needs this name
version = release = tenfold.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["_*"]
default_role = "code"
smartquotes = False  # so that you can paste code

# The build doesn't need the extras of the engine. The pages look the same if they are installed.
autodoc_mock_imports = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"]
autodoc_default_options = {"members": True, "show-inheritance": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_favicon = "../web/icons/icon.svg"
html_title = f"Tenfold {tenfold.__version__}"
html_static_path = ["_static"]
html_css_files = ["tenfold.css"]
html_js_files = ["offline.js", "try.js"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False

# In our docstrings, a star or a bar is just a star or a bar.
_MARKUP = re.compile(r"(?<![\\`])([*|_](?=\s)|\*\*?(?=\w))")
_EXAMPLE = (">>>", "...")


def in_its_own_words(_app: Sphinx, _what: str, name: str, thing: object, _options: object, lines: list[str]) -> None:
    """Escape everything in a docstring that is not `code`, a list, indented code or a doctest.

    Start its examples with the imports that they need, so that you can paste them.
    """
    found: list[str] = []
    code = False
    for line in lines:
        plain, indented = line.strip(), line.startswith("    ")
        if code and plain and not indented:
            code = False
        if indented and not plain.startswith(_EXAMPLE) and not code and (not found or not found[-1].strip()):
            found += ["::", ""]
            code = True
        found.append(line if code or plain.startswith(_EXAMPLE) else _MARKUP.sub(r"\\\1", line))
    lines[:] = with_imports(found, _module_of(name, thing))


def with_imports(lines: list[str], module: ModuleType) -> list[str]:
    """Return the lines of a docstring, with imports of its module's names before the first example."""
    examples = doctest.DocTestParser().get_examples("\n".join(lines))
    names = [node for each in examples for node in ast.walk(ast.parse(each.source)) if isinstance(node, ast.Name)]
    made = {node.id for node in names if not isinstance(node.ctx, ast.Load)}
    wanted = sorted({node.id for node in names} - made)
    wanted = [name for name in wanted if name in vars(module) and not name.startswith("__")]
    if not wanted:
        return lines
    ours = [name for name in wanted if name in tenfold.__all__]
    others = [name for name in wanted if name not in ours and name != "tenfold"]
    said = [(source, ", ".join(part)) for source, part in (("tenfold", ours), (module.__name__, others)) if part]
    first = next(number for number, line in enumerate(lines) if line.lstrip().startswith(">>>"))
    indent = lines[first][: lines[first].index(">")]
    imports = [f"{indent}>>> from {source} import {part}" for source, part in said]
    return [*lines[:first], *imports, *lines[first:]]


def _module_of(name: str, thing: object) -> ModuleType:
    """Return the module that has a docstring. For a member, it is the module of its class."""
    own = inspect.getmodule(getattr(thing, "fget", None) or getattr(thing, "func", None) or thing)
    while own is None or not own.__name__.startswith("tenfold"):
        own = sys.modules.get(name)
        name = name.rpartition(".")[0]
    return own


class PictureOf(SphinxDirective):
    """A picture of a game: a position that computer players have reached, as the seat on turn sees it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the picture, as SVG inside of the page."""
        state = tenfold.load_game(self.arguments[0]).new_initial_state(PICTURED_DEAL)
        names = PEOPLE[: state.game.players]
        player = tenfold.bots.load(state.game, "easy", seed=1)
        for _ in range(PICTURED_AFTER):
            decision = player.choose(state.observation(state.current_player()))
            if decision is not None:  # the seat on turn always has one
                state.apply_action(decision.action)
        drawn = svg(state.observation(state.current_player()), names=names)
        return [nodes.raw("", f'<div class="pictured">{drawn}</div>', format="html")]


PICTURED_DEAL, PICTURED_AFTER = 7, 22
"""The deal in pictures, and the number of acts before it: all five games are well under way by then."""

PEOPLE = ["Ada", "Bea", "Tom", "Eve"]


class SpecsOf(SphinxDirective):
    """A table of what a game is as an environment: its names, players, actions, vectors, length and rewards."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        game = tenfold.game_class(self.arguments[0])
        tables = [tenfold.load_game(game.short_name, players) for players in game.offered_players]
        version, pettingzoo = game.version, game.short_name.replace("-", "_")
        rewards = "by place from −1 to 1 (default), by points, or by victory; 0 until the end"
        bounded = tables[0].max_game_length() is not None
        cut = "" if bounded else f", with those that decline; games are cut off after {LONGEST:,} others"
        turns = "in turn; in some windows, other seats can act first" if game.acts_out_of_turn else "in turn"
        return [
            _table(
                ("", "", (1, 3)),
                ("gymnasium, PettingZoo", f"tenfold/{game.short_name}-v{version}, {pettingzoo}_v{version}"),
                ("players", f"{game.min_players} to {game.max_players}, by default {game.best_players[0]}"),
                ("who acts", turns),
                ("actions", f"{len(game.actions)}, numbered from 0"),
                ("vector", _by_players(tables, lambda table: table.encoding.size, "numbers, from −1 to 1")),
                ("rewards", rewards),
                ("points", "more are better" if game.high_score_wins else "fewer are better"),
                ("longest game", _by_players(tables, lambda table: table.max_game_length(), "actions")),
                ("random game", _by_players(tables, _usual_length, f"actions on average of {TRIED} games{cut}")),
            )
        ]


TRIED = 40
"""The number of random games whose length is averaged."""


def _usual_length(game: Any) -> int:
    """Return the average number of actions of random games."""
    total = 0
    for seed in range(TRIED):
        chance = random.Random(seed)
        state = Sequential(game, bound=LONGEST).new_initial_state(seed)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            total += 1
    return round(total / TRIED)


def _by_players(tables: list[Any], count: Callable[[Any], int | None], what: str) -> str:
    """Return a number for each number of players, or once if it's always the same."""
    counts = {table.players: count(table) for table in tables}
    if len({*counts.values()}) == 1:
        only = counts[tables[0].players]
        return "the rules set no bound" if only is None else f"{only:,} {what}"
    return f"{', '.join(f'{number:,} ({players})' for players, number in counts.items())} {what}, by players"


class ActionsOf(SphinxDirective):
    """A table of the actions of a game: the numbers and texts of each block."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the table, with a row for each block."""
        actions = tenfold.game_class(self.arguments[0]).actions
        texts = [[actions.texts[number] for number in block] for block in actions.blocks]
        rows = [(_range(block), _span(words)) for block, words in zip(actions.blocks, texts, strict=True)]
        return [_table(("action", "text", (1, 4)), *rows)]


SHOWN = 3
"""The number of texts of a block that are shown before its last one."""


def _span(words: list[str]) -> str:
    first = words if len(words) <= SHOWN + 1 else [*words[:SHOWN], "…", words[-1]]
    return ", ".join(first)


def _range(places: range) -> str:
    return f"{places.start}" if len(places) == 1 else f"{places.start} … {places.stop - 1}"


class NumbersOf(SphinxDirective):
    """A table of the numbers of a game's observation, from the game's own encoding."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the table, with a row for each field."""
        game = tenfold.load_game(self.arguments[0])
        encoding = game.encoding
        size = f"{encoding.size} numbers for {game.players} players."
        why = "These fields are left out, because they never change or follow from others"
        left = f"{why}: {', '.join(encoding.left_out)}."
        rows = [(_range(at), name, _described(encoding.fields[name])) for name, at in encoding.places.items()]
        table = _table(("place", "field", "value", (1, 2, 6)), *rows)
        return [nodes.paragraph("", size), table, nodes.paragraph("", left)]


def _table(head: tuple[Any, ...], *rows: tuple[str, ...]) -> nodes.table:
    """Return a table. Its head has the titles, and last the widths of the columns; without titles, there is no head."""
    *titles, widths = head
    group = nodes.tgroup("", *(nodes.colspec(colwidth=width) for width in widths), cols=len(widths))
    if any(titles):
        group += nodes.thead("", _cells(*titles))
    group += nodes.tbody("", *(_cells(*row) for row in rows))
    return nodes.table("", group, classes=["numbers"])


def _described(code: Any) -> str:
    return code.description if code.whole else f"{code.description} (less than the field says)"


def _cells(*texts: str) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", text)) for text in texts))


def setup(app: Sphinx) -> None:
    """Connect the functions that change docstrings."""
    directives = {"picture-of": PictureOf, "specs-of": SpecsOf, "actions-of": ActionsOf, "numbers-of": NumbersOf}
    for name, directive in directives.items():
        app.add_directive(name, directive)
    app.connect("autodoc-process-docstring", in_its_own_words)
