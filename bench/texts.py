"""Write all texts of Tenfold to files, screen by screen, for people who read them aloud or translate them.

    python bench/texts.py                      # everything, to texts/
    python bench/texts.py pig10 ten --to /tmp/texts

For each game there is a file of whole games and one of its lessons. `house.txt` has all other screens. A new line
starts with two spaces. A line starts with “· ” if it has appeared before, perhaps with other names, cards or numbers. A
screen without a new line is left out. `[…]` is a button, `{aloud: …}` is the text for screen readers.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))

from e2e.audit import walks
from table.boards import board_of
from tenfold.bots import CHARACTERS
from tenfold.registry import SHELF
from tests.table.page import Element, read

ROOT = Path(__file__).resolve().parent.parent

LINES = {"p", "li", "h1", "h2", "h3", "button", "td", "th", "dt", "dd", "caption", "label", "summary"}
"""Elements that are separate lines."""

NAMES = [*CHARACTERS, *walks.LONG, *(f"Player {letter}" for letter in "ABCDEFGH")]
CHANGING = re.compile(
    "|".join(map(re.escape, sorted(NAMES, key=len, reverse=True)))
    + r"|(\d+|[AJQK])[♠♥♦♣★☆]|\b(ace|king|queen|jack|joker|\d+)( of (spades|hearts|diamonds|clubs))?\b|[−+±]?\d+"
)
"""A pattern for the parts that may differ between two lines that say the same."""

TABLES: tuple[walks.Plan, ...] = (
    walks.Plan("", "pe", 3),
    walks.Plan("", "pme", 4),
    walks.Plan("", "ppp", 5),
    walks.Plan("", "pee", 6, settings={"do_sums": True}),
)
"""The tables whose screens are written."""


def lines_of(html: str) -> Iterator[str]:
    """Yield a screen line by line."""
    yield from _lines(read(html))


def _lines(element: Element) -> Iterator[str]:
    label = element.get("aria-label")
    within = [part for part in element.walk() if part is not element and part.tag in LINES]
    if element.tag in LINES or not within:
        line = f"[{element.text}]" if element.tag == "button" else element.text
        if label and label != element.text:
            line += f" {{aloud: {label}}}"
        if line not in ("", "[]"):
            yield line
        return
    if label:
        yield f"({label}:)"
    for part in element.children:
        if isinstance(part, Element):
            yield from _lines(part)
        elif part.strip():
            yield part.strip()


def sameness(line: str) -> str:
    """Return a line without the parts that change from game to game.

    >>> sameness("Ada plays 7♦") == sameness("Blaise plays 10♣")
    True
    """
    return re.sub(r"(#[ ,·]*(and )?)+", "#", CHANGING.sub("#", line))


def book(frames: Iterable[walks.Frame]) -> Iterator[str]:
    """Yield the screens of a walk as text, each once."""
    seen: set[str] = set()
    for frame in frames:
        lines = list(lines_of(frame.step["html"]))
        new = {line for line in lines if sameness(line) not in seen}
        if frame.noticed or not new:
            continue
        seen.update(map(sameness, lines))
        marked = [f"{'  ' if line in new else '· '}{line}" for line in lines]
        yield "\n".join([f"=== {frame.screen} ({frame.caption})", *marked])


def games(game: str) -> Iterator[walks.Frame]:
    """Yield the frames of some games."""
    for plan in TABLES:
        yield from walks.walk(replace(plan, game=game), steps=80)


def lessons(game: str) -> Iterator[walks.Frame]:
    """Yield the frames of all lessons of a game."""
    for one in board_of(game).lessons():
        yield from walks.lesson(game, one.id)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write down what Tenfold says, screen by screen.")
    parser.add_argument("games", nargs="*", default=SHELF, help="games by their short names (default: all)")
    parser.add_argument("--to", type=Path, default=ROOT / "texts", help="the folder to write to")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    books = {game: games(game) for game in asked.games} | {f"{game}-lessons": lessons(game) for game in asked.games}
    books["house"] = chain.from_iterable(walks.pages(seed) for seed in range(3))
    for name, frames in books.items():
        screens = list(book(frames))
        (asked.to / f"{name}.txt").write_text("\n\n".join(screens) + "\n", encoding="utf-8")
        print(f"{name}: {len(screens)} screens")


if __name__ == "__main__":
    main()
