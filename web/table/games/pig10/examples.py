"""The examples in the rules, from the rule page."""

from __future__ import annotations

from table.examples import Example
from table.games.pig10 import text

EXAMPLES = (
    # Figure 1.
    Example(
        "minute", text.example_over_ten, 4, {"hands": [["4"], ["3"], ["2"], ["6"]], "turn": 0}, ("4", "3", "2", "6")
    ),
    # Figure 1, if Claudio had played a 1.
    Example(
        "minute", text.example_exactly_ten, 4, {"hands": [["4"], ["3"], ["2"], ["1"]], "turn": 0}, ("4", "3", "2", "1")
    ),
    # Figure 2: the pigmaid.
    Example(
        "special", text.example_pigmaid, 4, {"hands": [["5"], ["1"], ["5"], ["9"]], "turn": 0}, ("5", "1", "5 as -5")
    ),
    # Figure 3: same card, same number.
    Example(
        "special",
        text.example_same,
        4,
        {"hands": [["4"], ["4"], ["4"], ["3", "8"]], "turn": 3},
        ("3", "4", "4 sets 4", "4", "8 sets 8"),
    ),
)
"""The figures of the rule page."""
