"""PIG 10 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.pig10 import drawings
from table.widgets import card
from tenfold.games.pig10 import Pig10
from tenfold.games.pig10.cards import DECK

_FACTS = (
    ("The right neighbour", "whoever sits one place before, also with no cards left"),
    ("The deck", f"{sum(DECK)} cards: eight of each number, but seven frogs, five pigmaids and four crowned pigs"),
)


WORDS = (
    Word("middle", "Middle", "The cards that lie open between all, and what they add up to.", "minute"),
    Word("frog", "Frog", "The card 0: the middle is worth 0 again, and its cards stay.", "special"),
    Word("pigmaid", "Pigmaid", "The card 5: it adds 5 or takes 5 away, never below 0.", "special"),
    Word("crowned-pig", "Crowned pig", "The card 10: it takes the middle only where that is worth 0.", "special"),
    Word(
        "before",
        "The player before",
        "Whoever sits one seat before: they take the middle when somebody goes over ten.",
        "minute",
    ),
)
"""What a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", "In a minute", _minute()),
        Chapter("special", "Special cards", _special(settings)),
        Chapter("end", "End", _end(settings)),
        at_this_table(
            Pig10, settings, _FACTS, "the choices of this list, showing the sums, and doing the sum oneself."
        ),
        the_game(
            Pig10,
            f" was invented by {Pig10.author} and published by {Pig10.publisher}.",
            "For two to eight people from about six years on. A game takes ten to twenty minutes.",
        ),
    )


def _minute() -> Node:
    return [
        h.ol(".numbered")[
            h.li[h.p["Lay one of three cards and add its number to the ", h.b["middle"], "."]],
            h.li[h.p["Exactly ten? ", h.b["PIG 10!"], " Take everything in the middle."]],
            h.li[h.p["More than ten? The player ", h.b["before"], " takes it all."]],
            h.li[h.p["Draw back to three cards. Most cards at the end wins."]],
        ],
        h.h3["Three cards with a trick"],
        h.ul(".rule-cards")[
            _row("0", "Frog", "Back to 0, whatever lay there."),
            _row("5", "Pigmaid", "Adds 5 or takes 5 away, never below 0."),
            _row("8", "The same card", "An 8 on an 8, or on a middle worth 8, may leave it at 8."),
        ],
    ]


def _special(settings: Mapping[str, str]) -> Node:
    gentle = settings["gentle"] == "on"
    over = (
        "At this table whoever can keep the middle at ten or below has to; only who cannot goes over ten. ⌂"
        if gentle
        else "Nobody has to avoid going over ten. Feeding the player before is allowed, wise or not."
    )
    return [
        h.ul(".rule-cards")[
            _row(
                "0",
                "Frog",
                "The middle is worth 0 again. Its cards stay where they are, for whoever makes ten next.",
            ),
            _row(
                "5",
                "Pigmaid",
                "Adds 5 or takes 5 away, as its player likes. The middle never falls below 0, so below 5 it only adds.",
            ),
            _row(
                "4",
                "Same card, same number",
                "A 4 right after a 4, or on a middle worth 4, may be added as usual or may make the middle worth 4. "
                "So it goes with every number from 1 to 9.",
            ),
            _row(
                "10",
                "The crowned pig",
                "Ten at once, but only on an empty middle or one worth 0. On anything else it is too much.",
            ),
        ],
        h.h3["An example"],
        h.p[
            "The middle is worth 8, and an 8 lay last. Another 8 ",
            "would make 16, so it stays" if gentle else "makes 16, and the player before takes it; or it stays",
            " at 8, and the next one has to find a 2.",
        ],
        h.p[over],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    left = "go to whoever took the middle last." if settings["leftovers"] == "last-taker" else "belong to nobody."
    tie = (
        "Equal numbers: more calls of PIG 10 win; if those are equal too, the victory is shared."
        if settings["tie"] == "most-tens"
        else "Equal numbers share the victory."
    )
    return h.ol(".numbered")[
        h.li[h.p["When the pile is used up, play goes on until all hands are empty."]],
        h.li[h.p[f"Cards still in the middle then {left}"]],
        h.li[h.p["Whoever has won the most cards wins. ", tie]],
    ]


def _row(kind: str, title: str, text: str) -> Renderable:
    return h.li[card(drawings.face(kind), drawings.name(kind), kind=".k-pig"), h.p[h.b[title], h.br, text]]
