"""The examples in the rules for players, from the rule page."""

from __future__ import annotations

from table.examples import Example
from table.games.tenstuff import text

EXAMPLES = (
    # T7.
    Example(
        "special",
        text.example_slam,
        3,
        {
            "hands": [["9D", "9H", "8D", "7H", "2S"], ["3C"], ["4C"]],
            "phase": "turn", "turn": 0, "last": ["9C"], "last_owner": 1,
        },
        ("play 9D 9H", "give 7H", "give 8D", "done"),
    ),
    # T4, T5.
    Example(
        "special",
        text.example_match,
        2,
        {
            "hands": [["4D", "5D", "9S", "9H"], ["3D"]],
            "phase": "turn", "turn": 0, "last": ["4C"], "last_owner": 1,
        },
        ("play 4D", "play 5D"),
    ),
    # T10.
    Example(
        "tens",
        text.example_throw,
        3,
        {
            "hands": [["TS", "4H"], ["2S", "3D"], ["5H"]],
            "phase": "window", "turn": 1, "last": ["4C"], "last_owner": 0,
        },
        ("0: skip TS", "return 2S", "done"),
    ),
    # T14, T15.
    Example(
        "sixes",
        text.example_sixes,
        3,
        {
            "hands": [["6D", "6H", "6S", "9C"], ["5D", "7D"], ["4H"]],
            "phase": "turn", "turn": 0, "last": ["5C"], "last_owner": 2,
        },
        ("play 6D 6H 6S",),
        {"reversal": ("on",), "cheating": ("off",)},
    ),
)  # fmt: skip
"""Rulings of the rule page, played out."""
