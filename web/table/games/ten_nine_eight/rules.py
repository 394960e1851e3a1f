"""10-9-8 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.drawings import french
from table.widgets import card
from table.words import signed
from tenfold.games.ten_nine_eight import TenNineEight
from tenfold.games.ten_nine_eight.cards import MISSED, points

WORDS = (
    Word(
        "trump",
        "Trump",
        "The suit of the card that was turned up. The smallest trump beats every card of another suit.",
        "tricks",
    ),
    Word(
        "trick",
        "Trick",
        "One card from everybody. The highest trump takes it, else the highest card of the suit led.",
        "tricks",
    ),
    Word(
        "lead",
        "To lead",
        "To play the first card of a trick. The others must play the same suit if they hold it.",
        "tricks",
    ),
    Word(
        "bid", "Bid", "How many tricks a player will take. Only exactly so many score ten points and the bid.", "bids"
    ),
    Word(
        "hook",
        "Hook",
        "At some tables the dealer, who bids last, may not make all bids add up to the tricks: somebody must miss.",
        "bids",
    ),
)
"""What a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", "In a minute", _minute(settings)),
        Chapter("bids", "Bids", _bids(settings)),
        Chapter("tricks", "Tricks", _tricks(settings)),
        Chapter("points", "Points", _points(settings)),
        at_this_table(
            TenNineEight,
            settings,
            [("The first dealer", "by chance, then clockwise, from game to game too")],
            "every choice but the first ones, and the last card playing itself.",
        ),
        the_game(
            [
                h.b[TenNineEight.long_name],
                f", {TenNineEight.author}, a kind of Oh Hell. These rules are published by {TenNineEight.publisher}.",
            ],
            "For two to five people from about ten years on. Ten rounds take about an hour.",
        ),
    )


_LENGTH = {
    "10-to-1": "Ten cards each in the first round, one less in every round after it, one in the last.",
    "5-to-1": "Five cards each in the first round, one less in every round after it, one in the last.",
    "1-to-10": "One card each in the first round, one more in every round after it, ten in the last.",
    "10-to-1-to-10": "Ten cards each in the first round, then nine, down to one, and up to ten again.",
}

_MISSED = {
    "nothing": ("Otherwise ", h.b["nothing"], "."),
    "tricks": ("Otherwise ", h.b["one point"], " for each trick taken."),
    "minus": ("Otherwise ", h.b["minus one point"], " for each trick too many or too few."),
}

_ALL_AT_ONCE = "all-at-once"


def _minute(settings: Mapping[str, str]) -> Node:
    bid = (
        "All bid unseen how many tricks they will take; then the bids are shown."
        if settings["bids"] == _ALL_AT_ONCE
        else "In turn all say how many tricks they will take, the player left of the dealer first."
    )
    return [
        h.ol(".numbered")[
            h.li[h.p[_LENGTH[settings["rounds"]]]],
            h.li[h.p["A card is turned up: its suit is ", h.b["trump"], "."]],
            h.li[h.p[bid]],
            h.li[
                h.p[
                    "One player leads a card, the others add one each, of the same suit if they hold it: a ",
                    h.b["trick"],
                    ". The highest trump takes it, else the highest card of the suit that was led.",
                ]
            ],
            settings["first_trick_trump"] == "printed"
            and h.li[h.p["In the first trick of a round no trump is played by whoever holds anything else."]],
            h.li[h.p["Exactly as many tricks as bid: ten points and the bid. ", _MISSED[settings["missed"]]]],
        ],
        h.h3["A trick"],
        h.ul(".rule-cards")[
            _row("5D", "Diamonds are led", "Whoever holds a diamond must play one."),
            _row("AS", "Another suit", "Without a diamond another card may be thrown. Even an ace takes nothing then."),
            _row("2H", "A trump", "Hearts are trump: the smallest heart beats every other suit."),
        ],
    ]


def _bids(settings: Mapping[str, str]) -> Node:
    order = (
        "Each in turn makes a bid that nobody else sees. When the dealer, who is last, has bid, all bids are shown."
        if settings["bids"] == _ALL_AT_ONCE
        else "The player left of the dealer bids first, then clockwise; the dealer is last. All hear the bids before."
    )
    hooked = settings["hook"] == "on"
    sums = (
        "The dealer, who bids last, may not make all bids add up to the tricks of the round, so that somebody must "
        "miss. With five cards and bids of 2, 1 and 1, the dealer may bid anything but 1."
        if hooked
        else "The bids may add up to the tricks of the round, so that all can make theirs, to more or to fewer."
    )
    return [
        h.p[order],
        h.p["A bid is a number from 0, no trick at all, to the number of cards that each was dealt: all tricks."],
        h.p["It may be more than the bids before seem to leave. Once made, it stands."],
        hooked and h.h3["The hook"],
        h.p[sums],
    ]


_FIRST = {
    "printed": (
        "In the first trick of a round no trump is played, neither to lead nor to beat another suit, by whoever holds "
        "anything else. With nothing but trumps in hand it is allowed. If trump was led that way, the others follow it."
    ),
    "free": "Trumps may be played at any time, also in the first trick.",
    "until-broken": (
        "A trump may be thrown at any time by who cannot follow. It may be led only after that, or by who holds "
        "nothing else; a trump that was led so changes nothing for the others."
    ),
    "until-played": (
        "A trump may be thrown at any time by who cannot follow. It may be led only by who holds nothing else, until "
        "a trump, thrown or led, has been played in this round; from then on by all."
    ),
}


def _tricks(settings: Mapping[str, str]) -> Node:
    return [
        h.p[
            "A trick is one card from everybody, clockwise. To lead is to play its first card: the player left of the "
            "dealer leads the first trick of a round, then whoever took the last one."
        ],
        h.p[
            "The suit that was led must be followed. Who does not hold it throws another card: a trump beats it, all "
            "else loses."
        ],
        h.h3["Trump"],
        h.p[_FIRST[settings["first_trick_trump"]]],
        h.p["The card that was turned up is out of play. Aces are high."],
        h.p(".smaller.muted")["The last card of a round plays itself."],
    ]


def _points(settings: Mapping[str, str]) -> Node:
    bids, won = (3, 3, 3, 0, 10), (3, 2, 4, 0, 10)
    scored = points(bids, won, MISSED[settings["missed"]])
    return [
        h.table[
            h.thead[h.tr[h.th(scope="col")["Won/bid"], h.th(scope="col")["Points"]]],
            h.tbody[
                [
                    h.tr[h.th(scope="row")[won_of_bid(taken, bid)], h.td[signed(worth)]]
                    for bid, taken, worth in zip(bids, won, scored, strict=True)
                ]
            ],
        ],
        h.p["Exactly as many tricks as bid: ten points and the bid. ", _MISSED[settings["missed"]]],
        h.p["A bid of 0 that is kept scores ten. Most points after the last round win; equal points share it."],
    ]


def won_of_bid(won: int, bid: int) -> Renderable:
    """Tricks won and bid: a fraction for the eye, words for the ear."""
    return h.span(role="img", aria_label=f"{won} won of {bid} bid")[f"{won}/{bid}"]


def _row(text: str, title: str, told: str) -> Renderable:
    return h.li[card(french.face(text), french.name(text), kind=french.kind(text)), h.p[h.b[title], h.br, told]]
