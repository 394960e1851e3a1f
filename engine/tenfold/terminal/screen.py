"""Terminal output: colours, columns, clearing the screen, a prompt."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence

_RED = re.compile(r"\b(?:[A2-9TJQK])[DH]\b")
_STYLED = re.compile(r"\033\[\d*m")


class Screen:
    """Standard output, with colours if it is a terminal that supports them and NO_COLOR is not set."""

    def __init__(self) -> None:
        self.is_terminal: bool = sys.stdout.isatty()
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        self._colours = self.is_terminal and not plain

    def bold(self, text: str) -> str:
        """Return a text in bold, used for names."""
        return self._styled(1, text)

    def faint(self, text: str) -> str:
        """Return a text in faint letters, for things that are there at every turn."""
        return self._styled(2, text)

    def prompt(self, text: str) -> str:
        """Return a prompt in colour; the colour codes are marked, so that readline knows the width of the line."""
        return f"\001\033[36m\002{text}\001\033[0m\002" if self._colours and "readline" in sys.modules else text

    def cards(self, text: str) -> str:
        """Return a text with its hearts and diamonds in red."""
        return _RED.sub(lambda found: self._styled(31, found[0]), text) if self._colours else text

    def _styled(self, code: int, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self._colours else text

    def clear(self) -> None:
        """Hide the last person's hand: wipe a real terminal, with its scroll-back."""
        print("\033[2J\033[3J\033[H" if self.is_terminal else "\n" * 60, end="")

    def columns(self, texts: Sequence[str]) -> str:
        """Return texts in columns, read downwards, in as many columns as fit.

        >>> Screen().columns(["1 pass", "2 draw"])
        '  1 pass   2 draw'
        """
        widths = [len(_STYLED.sub("", text)) for text in texts]
        width = max(widths, default=0) + 3
        room = min(shutil.get_terminal_size().columns, 100) - 2
        across = max(1, min(room // width, len(texts)))
        rows = -(-len(texts) // across)
        lines = [
            "".join(texts[n] + " " * (width - widths[n]) for n in range(row, len(texts), rows)).rstrip()
            for row in range(rows)
        ]
        return "\n".join("  " + line for line in lines)
