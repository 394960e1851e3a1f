"""Judge what it costs that characters prefer some acts, in fresh worlds and with ten times the thought.

    python bench/leeway.py pig10 tens --decisions 500

The decisions are those of the app (`tests/engine/leeway.py`). In 99% of them, a character may lose no more than its
leeway. The suite judges forty decisions of each game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "engine"))

from tenfold.registry import SHELF
from tests.engine.leeway import costs


def main() -> int:
    """Judge, print what was found, and return 1 if a game's characters lose too much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help=f"of {', '.join(SHELF)}; all if none is named")
    parser.add_argument("--decisions", type=int, default=500)
    given = parser.parse_args()
    is_small = True
    for name in given.games or SHELF:
        found = costs(name, given.decisions)
        is_small = is_small and found.is_small
        within = found.judged - len(found.dear)
        print(
            f"{name}: {within} of {found.judged} within the leeway, {found.showed} with another act {found.dear or ''}"
        )
    return int(not is_small)


if __name__ == "__main__":
    raise SystemExit(main())
