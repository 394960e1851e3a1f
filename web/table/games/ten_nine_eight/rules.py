"""10-9-8 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter
from table.chapters import at_this_table, the_game
from table.drawings import french
from table.widgets import card
from tenfold.games.ten_nine_eight import TenNineEight


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", "In a minute", _minute(settings)),
        Chapter("tricks", "Tricks", _tricks(settings)),
        Chapter("points", "Points", _points(settings)),
        at_this_table(
            TenNineEight,
            settings,
            [("The first dealer", "by chance, then clockwise")],
            "every choice but the first ones, and the last card playing itself.",
        ),
        the_game(
            TenNineEight,
            f", {TenNineEight.author}, a kind of Oh Hell. These rules are published by {TenNineEight.publisher}.",
            "For two to five people from about ten years on. Ten rounds take about an hour.",
        ),
    )


_LENGTH = {
    "10-to-1": "Ten cards each in the first round, one less in every round after it, one in the last.",
    "5-to-1": "Five cards each in the first round, one less in every round after it, one in the last.",
    "10-to-1-to-10": "Ten cards each in the first round, then nine, down to one, and up to ten again.",
}


def _minute(settings: Mapping[str, str]) -> Node:
    bid = (
        "All bid at the same time, unseen, how many tricks they will take."
        if settings["bids"] == "all-at-once"
        else "Each in turn says how many tricks he will take."
    )
    return [
        h.ol(".numbered")[
            h.li[h.p[_LENGTH[settings["rounds"]]]],
            h.li[h.p["A card is turned up: its suit is ", h.b["trump"], "."]],
            h.li[h.p[bid]],
            h.li[
                h.p[
                    "Follow the suit that was led. The highest trump takes the ",
                    h.b["trick"],
                    ", else the highest card of the suit.",
                ]
            ],
            h.li[h.p["Exactly as many tricks as bid: ten points and the bid. Otherwise ", h.b["nothing"], "."]],
        ],
        h.h3["A trick"],
        h.ul(".rule-cards")[
            _row("5D", "Diamonds are led", "Whoever holds a diamond must play one."),
            _row("AS", "Another suit", "Without a diamond any card may be thrown. Even an ace takes nothing then."),
            _row("2H", "A trump", "Hearts are trump: the smallest heart beats every other suit."),
        ],
    ]


_FIRST = {
    "printed": (
        "In the first trick of a round no trump is played, neither to lead nor to beat another suit, by whoever holds "
        "anything else. With nothing but trumps in hand it is allowed. If trump was led that way, the others follow it."
    ),
    "free": "Trumps may be played at any time, also in the first trick.",
    "until-broken": (
        "A trump may be thrown at any time by who cannot follow. It may be led only after that, or by who holds "
        "nothing else."
    ),
}


def _tricks(settings: Mapping[str, str]) -> Node:
    return [
        h.p["The player after the dealer leads the first trick, then whoever took the last one."],
        h.p["The suit that was led must be followed. Without it any card goes: a trump beats it, all else loses."],
        h.h3["Trump"],
        h.p[_FIRST[settings["first_trick_trump"]]],
        h.p["The card that was turned up is out of play. Aces are high."],
        h.p(".smaller.muted")["The last card of a round plays itself."],
    ]


def _points(settings: Mapping[str, str]) -> Node:
    rows = ((3, 3, 13), (3, 2, 0), (3, 4, 0), (0, 0, 10), (10, 10, 20))
    return [
        h.table[
            h.thead[h.tr[h.th(scope="col")["Won/bid"], h.th(scope="col")["Points"]]],
            h.tbody[[h.tr[h.th(scope="row")[f"{won}/{bid}"], h.td[str(points)]] for bid, won, points in rows]],
        ],
        h.p["A bid of 0 that is kept scores ten. Most points after the last round win; equal points share it."],
        settings["hook"] == "on"
        and h.p["The hook: the last to bid may not make the bids add up to the tricks, so somebody must miss."],
    ]


def _row(text: str, title: str, told: str) -> Renderable:
    return h.li[card(french.face(text), french.name(text), kind=french.kind(text)), h.p[h.b[title], h.br, told]]
