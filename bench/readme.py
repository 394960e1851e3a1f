"""What benches share that write a table of README: its marks, and the games that they are asked for."""

from __future__ import annotations

import argparse
from pathlib import Path

import tenfold

README = Path(__file__).resolve().parent.parent / "README.md"
END = "<!-- up to here -->\n"


def with_table(text: str, bench: str, table: str) -> str:
    """A text with the table of a bench between its marks; ends the program where these are gone."""
    mark = f"<!-- written by bench/{bench}.py -->\n"
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit("The marks between which the table stands are gone.")
    return f"{before}{begin}{table}{end}{after}"


def write(bench: str, table: str) -> None:
    """Put it into README."""
    README.write_text(with_table(README.read_text(), bench, table))


def asking_for_games(text: str | None) -> argparse.ArgumentParser:
    """A parser that takes games, all of them where none is named; `text` is the bench's own."""
    games = sorted(tenfold.registered_games())
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games, type=_game, metavar="GAME", help=f"of {', '.join(games)}")
    return parser


def _game(name: str) -> str:
    if name not in tenfold.registered_games():
        raise argparse.ArgumentTypeError(f"no such game: {name}")
    return name
