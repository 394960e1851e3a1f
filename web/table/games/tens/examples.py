"""The examples in the rules, from the rule page."""

from __future__ import annotations

from table.examples import Example
from table.games.tens import text

EXAMPLES = (
    # Rule-sheet example 2: 33 66 66 22 KA.
    Example(
        "columns",
        text.example_block,
        2,
        {
            "grids": [
                ["3C", "6C", "6D", "2C", "KC", "3D", "6H", "9C", "2D", "AC"],
                ["4C", "5C", "7C", "8C", "TC", "4D", "5D", "7D", "8D", "TD"],
            ],
            "face_up": ["012345689", "024"],
            "pile": ["6S"],
        },
        ("draw", "place r2c3"),
        only_with={"blocks": ("bonus",)},
    ),
    # Rule-sheet example 1: AA 77 77 79 KJ.
    Example(
        "end",
        text.example_tenth,
        2,
        {
            "grids": [
                ["AC", "7C", "7D", "7H", "KC", "AD", "7S", "7C", "9C", "3D"],
                ["4C", "5C", "6C", "8C", "TC", "4D", "5D", "6D", "8D", "TD"],
            ],
            "face_up": ["012345678", "024"],
            "pile": ["JC"],
        },
        ("draw", "place r2c5"),
        only_with={"decks": ("auto", "2", "3", "4")},
    ),
)
"""The grids on the rule sheet."""
