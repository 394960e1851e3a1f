"""Tens for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.drawings import french
from table.widgets import card
from table.words import count, signed
from tenfold.games.tens import Tens

WORDS = (
    Word(
        "column",
        "Column",
        "Two cards, one above the other. If they are of one rank they match, and count nothing.",
        "columns",
    ),
    Word(
        "discards",
        "Discards",
        "What a player has replaced, the last one on top. The others may take that one.",
        "minute",
    ),
    Word("showing", "Showing", "What the cards of a grid that lie face up count now.", "columns"),
    Word("last-turn", "Last turn", "Once somebody has ten cards face up, everybody else has one more turn.", "end"),
)
"""What a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", "In a minute", _minute(settings)),
        Chapter("columns", "Columns", _columns()),
        Chapter("end", "End", _end(settings)),
        at_this_table(
            Tens,
            settings,
            [("Who begins", "by chance, then clockwise hand by hand")],
            "the choices of this list, the numbers of players and packs, four and more columns of a kind, and the "
            "running count.",
        ),
        the_game(
            [h.b[Tens.long_name], f", {Tens.author}, a cousin of ten-card Golf."],
            "For two to six people from about eight years on. A hand takes some ten minutes, a game several hands.",
        ),
    )


def _minute(settings: Mapping[str, str]) -> Node:
    return [
        h.p[_packs(settings["decks"])],
        h.ol(".numbered")[
            h.li[h.p["Ten cards lie face down before everybody, in two rows of five. Nobody knows any of them."]],
            h.li[h.p["Each player turns up three that do not touch side by side or one above the other."]],
            h.li[h.p["Then in turn: ", h.b["take"], " the top card of the pile, or of another player’s discards."]],
            h.li[h.p["Put it ", h.b["face up"], " in the place of any of one’s ten cards. It cannot be thrown away."],],
            h.li[h.p["The card that lay there is turned up and goes on one’s own discards."]],
            h.li[h.p["A stack shows its next card only when the one taken from it has been placed."]],
            h.li[h.p["No pile left? All discards but the top ones are shuffled and are the new pile."]],
            h.li[h.p["Two of a kind in a column count nothing. The ", h.b["lowest"], " total wins."]],
        ],
        h.h3["What cards count"],
        h.table(".values")[
            h.thead[h.tr[h.th(scope="col")["Card"], h.th(scope="col")["Counts"]]],
            h.tbody[
                [
                    h.tr[h.th(scope="row")[name], h.td[points]]
                    for name, points in (
                        ("King", "0"),
                        ("Ace", "1"),
                        ("2 to 10", "the number"),
                        ("Jack, queen", "10"),
                    )
                ]
            ],
        ],
    ]


def _packs(decks: str) -> str:
    """How many cards lie there."""
    if decks == "auto":
        return "Two packs of 52 cards are shuffled together, three where five or six play."
    return f"{count(int(decks), 'pack')} of 52 cards {'lies' if decks == '1' else 'lie'} there."


def _columns() -> Node:
    return [
        h.ul(".rcols")[
            _example(("AC", "3D"), 4, "Two different cards", "Each counts its own value."),
            _example(("9S", "9H"), 0, "A match", "Two of the same rank in a column count nothing."),
            _example(("7S", "7H", "7D", "7C"), -20, "Two columns side by side", "All four alike: twenty points less."),
            _example(
                ("6S", "6H", "6D", "6C", "6H", "6S"),
                -30,
                "Three side by side",
                "Thirty points less; each further column ten less again.",
            ),
        ],
        h.p["Two bars like = mark a match, where its cards meet."],
        h.p["Only neighbours count together: the same pair at both ends of the grid counts nothing twice."],
        h.p["A ten, a jack and a queen count the same, but do not match each other."],
        h.p["Matched cards may be replaced later like any others."],
    ]


_GOAL = {
    "100": "The game is over after the hand in which somebody’s total goes beyond 100, up or down. Exactly 100 is not "
    "beyond.",
    "50": "The game is over after the hand in which somebody’s total goes beyond 50, up or down. Exactly 50 is not "
    "beyond.",
    "200": "The game is over after the hand in which somebody’s total goes beyond 200, up or down. Exactly 200 is not "
    "beyond.",
}


def _end(settings: Mapping[str, str]) -> Node:
    end = settings["end"]
    hands = end.partition("-hand")[0]
    fixed = "The game is one hand." if hands == "1" else f"The game is over after {hands} hands."
    tie = (
        "Equal lowest totals share the victory."
        if settings["tie"] == "shared"
        else "Equal lowest totals: one more hand, until one is the lowest alone. Other equal totals change nothing."
    )
    return h.ol(".numbered")[
        h.li[
            h.p[
                "Whoever has ten cards face up first is done. Everybody else has ",
                h.b["one more turn"],
                ", and may take the top discard of who is done, too.",
            ]
        ],
        h.li[h.p["Then all cards are turned up and the hand is counted, column by column."]],
        h.li[h.p["Being first brings nothing by itself: a grid that is done may still be the worst."]],
        h.li[h.p[_GOAL.get(end, fixed)]],
        h.li[h.p[f"The lowest total wins. {tie}"]],
    ]


def _example(texts: Sequence[str], points: int, title: str, told: str) -> Renderable:
    return h.li[
        h.div(".pairs")[[card(french.tiny(text), french.name(text), kind=french.kind(text)) for text in texts]],
        h.p[h.b[title], h.b(".points")[signed(points)], h.br, told],
    ]
