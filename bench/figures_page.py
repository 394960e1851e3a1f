"""Write the table of a benchmark into docs/figures.md, and parse the games for a benchmark."""

from __future__ import annotations

import argparse
from pathlib import Path

import tenfold

FIGURES = Path(__file__).resolve().parent.parent / "docs" / "figures.md"
END = "<!-- up to here -->\n"


def with_table(text: str, bench: str, table: str) -> str:
    """Return the text with the table of a benchmark between its marks. Exit if there are none."""
    mark = f"<!-- written by bench/{bench}.py -->\n"
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"docs/figures.md has no place for the table of bench/{bench}.py.")
    return f"{before}{begin}{table}{end}{after}"


def write(bench: str, table: str) -> None:
    """Write the table into docs/figures.md."""
    FIGURES.write_text(with_table(FIGURES.read_text(), bench, table))


def asking_for_games(text: str | None) -> argparse.ArgumentParser:
    """Return a parser that takes names of games, by default all of them."""
    games = sorted(tenfold.registered_games())
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games, type=_game, metavar="GAME", help=f"of {', '.join(games)}")
    return parser


def _game(name: str) -> str:
    if name not in tenfold.registered_games():
        raise argparse.ArgumentTypeError(f"there is no game called {name}")
    return name
