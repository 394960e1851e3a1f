"""`tenfold engine`: one of Tenfold's players as a program for other arenas (docs/protocol.md)."""

from __future__ import annotations

import argparse
import os
import sys

from tenfold import bots
from tenfold.bots.characters import PLAIN
from tenfold.engine import Engine, serve


def engine(given: argparse.Namespace) -> None:
    """Answer the messages on standard input until it ends. Raise `GameError` for a wrong setting."""
    player = Engine(
        given.game,
        level=given.level,
        character=given.character,
        budget=given.budget,
        seed=given.seed,
        players=given.players,
        options=dict(given.option),
    )

    def write(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    # Not sys.stdin: a thread that waits for its next line would hold its lock when Python ends.
    serve(player, lambda size: os.read(0, size), write)


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser], rules: argparse.ArgumentParser) -> None:
    """Add the command to the parser."""
    one = commands.add_parser(
        "engine", parents=[rules], help="play for another arena: answer JSON messages (docs/protocol.md)"
    )
    one.add_argument("game", nargs="?", help="only this game (default: every game)")
    one.add_argument("--level", choices=bots.LEVELS, default="hard", help="how well it plays (default: %(default)s)")
    one.add_argument(
        "--character",
        choices=(*bots.CHARACTERS, PLAIN),
        metavar="NAME",
        help="how it plays, or “plain” for no character (default: by seed and seat)",
    )
    one.add_argument("--budget", type=int, metavar="N", help="search iterations per decision")
    one.add_argument("--seed", type=int, metavar="N", help="its own randomness, in place of the seed of each game")
    one.set_defaults(run=engine)
