"""The examples in the rules, from the rule page."""

from __future__ import annotations

from table.examples import Example
from table.games.ten import text

EXAMPLES = (
    # The round on the rule page: the market.
    Example(
        "market",
        text.example_market,
        4,
        {"hands": [["7", "6", "2", "4"], ["10", "3", "4", "5"], ["3", "6", "4", "5"], ["J", "2", "4", "5"]]},
        (
            "lay 7 open 1", "lay 10 covered 2", "lay 3 open 0", "lay J covered 0",
            "open 1 2", "bid 3", "pass", "bid 4", "pass", "protect 2", "swap 3",
        ),
        {"auction_pass": ("final",)},
    ),
    # The same round: its sums.
    Example(
        "sums",
        text.example_sums,
        4,
        {
            "hands": [["6", "2", "4"], ["3", "4", "5"], ["6", "4", "5"], ["2", "4", "5"]],
            "table": ["3 open 0", "J covered 0", "10 covered 0", "7 open 0"],
            "phase": "second",
        },
        ("add 6", "turn up", "stop", "leave", "add 2"),
    ),
)  # fmt: skip
"""The round on the rule page."""
