"""Tenfold in a terminal: `tenfold play pig10`, `resume`, `simulate`, `arena`, `engine`, `games`, `export`, `import`.

The same commands work with `python -m tenfold`.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tenfold import __version__
from tenfold.errors import TenfoldError
from tenfold.registry import known_games
from tenfold.terminal import contests, convert, engine, listing, play


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    given = _parser().parse_args(argv)
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # your own players are usually in this folder
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal may not know “→”
    try:
        given.run(given)
        sys.stdout.flush()
    except TenfoldError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has closed the pipe; Python would complain about it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tenfold", description="Five card games about the number ten.")
    parser.add_argument("--version", action="version", version=f"Tenfold {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")

    games = commands.add_parser("games", help="list the games, their options, and installed players")
    games.add_argument("game", nargs="?", help="only this game")
    games.set_defaults(run=listing.games)

    rules = argparse.ArgumentParser(add_help=False)
    rules.add_argument("--players", type=int, help="number of players")
    rules.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=CHOICE",
        help="a table option, as listed by “tenfold games”; repeat it for each",
    )
    table = argparse.ArgumentParser(add_help=False, parents=[rules])
    table.add_argument("game", help="short name of the game: " + known_games())
    seeded = argparse.ArgumentParser(add_help=False, parents=[table])
    seeded.add_argument("--seed", type=int, help="deal number; the same number always deals the same game")
    play.add_commands(commands, seeded)
    contests.add_commands(commands, table)
    convert.add_commands(commands)
    engine.add_command(commands, rules)
    return parser


def _option(typed: str) -> tuple[str, str]:
    name, equals, choice = typed.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("write an option as NAME=CHOICE")
    return name, choice


if __name__ == "__main__":
    sys.exit(main())
