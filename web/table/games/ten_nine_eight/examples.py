"""The examples in the rules, from the rule page."""

from __future__ import annotations

from table.examples import Example
from table.games.ten_nine_eight import text

_THREE = {
    "hands": [["AS", "4H", "9D"], ["KS", "2S", "QH"], ["3H", "7H", "JH"]],
    "turned_up": "2H",
    "dealer": 2,
}
"""The three-card round on the rule page."""

EXAMPLES = (
    Example("bids", text.example_bids, 3, _THREE, ("bid 1", "bid 1", "bid 2"), {"bids": ("in-turn",)}),
    # Tricks 1 and 2: void and trump-tight, then two trumps.
    Example("tricks", text.example_tricks, 3, {**_THREE, "bids": [1, 1, 2]}, ("AS", "2S", "3H", "JH", "4H", "QH")),
)
"""The round on the rule page."""
