"""10 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.ten import drawings
from table.widgets import card
from tenfold.games.ten import Ten

WORDS = (
    Word(
        "round-card",
        "Round card",
        "The card turned up for the round: the loser takes it too, and it costs its number.",
        "minute",
    ),
    Word("pot", "Pot", "Chips that belong to nobody yet. The highest sum of the round wins them.", "sums"),
    Word("protection", "Protection", "One or two chips on a card: who wants it has to bid at least as many.", "market"),
    Word(
        "covered",
        "Covered",
        "A card laid face down. Left so, it counts alone; turned up, a second one may be added.",
        "sums",
    ),
    Word(
        "penalty", "Penalty card", "A red card: it plays as its number and costs two points more than that.", "minute"
    ),
    Word("joker", "Joker", "Whatever is best for its owner. Whoever takes it pays ten points.", "minute"),
)
"""What a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", "In a minute", _minute(settings)),
        Chapter("market", "The market", _market(settings)),
        Chapter("sums", "The sums", _sums(settings)),
        Chapter("end", "Scoring", _end(settings)),
        at_this_table(
            Ten,
            settings,
            [("The first starter", "by chance, then whoever the winner names")],
            "the choices of this list, the highest raise, who loses when all sums are equal, and what a joker counts "
            "where they are. That cards are shuffled again, or five rounds played, no rule sheet knows.",
        ),
        the_game(
            [h.b[Ten.long_name], f" was invented by {Ten.author} and published by {Ten.publisher}."],
            f"For two to seven people from about ten years on. {_TIME[settings['length']]}",
        ),
    )


_ROUNDS = {"ends": "Ten rounds, if the cards last.", "reshuffle": "Ten rounds.", "5-rounds": "Five rounds."}

_TIME = {
    "ends": "A round takes some six minutes. With two or three players there are ten rounds, an hour in all; with more "
    "the cards mostly run out before, after about eight rounds with four, six with five, five with six and four with "
    "seven.",
    "reshuffle": "A round takes some six minutes, ten of them an hour, and rather more with six or seven players.",
    "5-rounds": "A round takes some six minutes, five of them half an hour. With six or seven players the cards may "
    "run out before.",
}


def _minute(settings: Mapping[str, str]) -> Node:
    return [
        h.p[
            f"{_ROUNDS[settings['length']]} Cards that must be taken cost points, each chip takes two points off: the "
            "fewest points win."
        ],
        h.ol(".numbered")[
            h.li[h.p["Each player holds four cards and seven chips. A ", h.b["round card"], " is turned up."]],
            h.li[
                h.p[
                    "One after the other lays a card, open or ",
                    h.b["covered"],
                    ", and may protect it with one or two chips.",
                ]
            ],
            h.li[h.p["In the ", h.b["market"], " each player has one chance to get another player’s card for chips."]],
            h.li[
                h.p[
                    "The protecting chips go to the pot. ",
                    "Whoever’s card lies open may add a second one from the hand, up to ten in all.",
                ]
            ],
            h.li[
                h.p[
                    "The highest sum takes the ",
                    h.b["pot"],
                    ". The lowest takes ",
                    h.b["all cards"],
                    ", and the round card with its number of points.",
                ]
            ],
            h.li[h.p["All draw back to four. The winner names who starts next."]],
        ],
        h.h3["Three sorts of cards"],
        h.ul(".rule-cards")[
            _row("7", "Normal cards", "From 0 to 10, five of each. Whoever takes one counts 1 point."),
            _row("P6", "Penalty cards", "One each from 1 to 8. They cost two points more than they play."),
            _row(
                "J",
                "Jokers",
                "Seven of them, one each to begin with. Any number, the best for the owner. They cost 10 points.",
            ),
        ],
        h.p[
            "That is 70 cards: 55 normal ones, 8 penalty cards and 7 jokers. Beside them lie ten round cards, from 1 "
            f"to 10{_SET_ASIDE if settings['length'] == '5-rounds' else ''}."
        ],
    ]


_SET_ASIDE = ": five of them are drawn by chance, and nobody sees the others"

_REENTRY = {
    "final": "Who has passed is out of this auction.",
    "may-reenter": "Who has passed may come back as long as others raise.",
}


def _market(settings: Mapping[str, str]) -> Node:
    return [
        h.p["In the order of the round each player may choose ", h.b["one"], " card of somebody else, or decline."],
        h.h3["Without chips on it"],
        h.p["One chip to the pot, and the two first cards change sides. Nobody can prevent it."],
        h.h3["Protected"],
        h.p[
            "An auction: the first bid is at least as high as the protection. Clockwise everybody but the owner may "
            f"raise or pass. {_REENTRY[settings['auction_pass']]} The highest bid goes to the owner, and the two first "
            "cards change sides."
        ],
        h.p["Nobody bids more chips than lie before them; those on a card do not count."],
        h.h3["After every exchange"],
        h.p[
            "Open cards stay open, covered ones covered. The new owner may look; whoever had it before still knows it. "
            "The chips on a card stay with their player. Both may raise their protection to two in all, never lower it."
        ],
        h.p[
            "A card may change sides more than once in a round: each player has one chance, for any card. Who has lost "
            "a card may buy it back when their turn comes."
        ],
    ]


_TIES = {
    "highest-card": "If equal, the higher single card wins: 9 and 1 beat 6 and 4, a 10 alone beats both.",
    "one-card": "If equal, one card alone beats two: a 10 beats 9 and 1, and 10 and 0 too.",
}


def _sums(settings: Mapping[str, str]) -> Node:
    return [
        h.ol(".numbered")[
            h.li[h.p["Who has a covered card may leave it so: then it counts alone. Or turn it up."]],
            h.li[h.p["With an open card, one hand card may be added if both make ten at most."]],
            h.li[h.p["Then everything is shown."]],
        ],
        h.h3["Who wins, who loses"],
        h.p[f"The highest sum wins. {_TIES[settings['tie_break']]} If still equal, who came earlier in the round."],
        h.p[
            "A joker alone is a 10. Beside another card it is what is missing to ten, and no more where single cards "
            "are compared: beside a 4 it is a 6. Two jokers are 10 and 0."
        ],
        h.p["The lowest sum loses. If equal, who came later. The winner never loses."],
        h.p["The loser takes all cards that were played, their own too, and the round card with its number of points."],
    ]


_EMPTY = (
    "After a round all draw back to four, in the order of the round. The first who cannot takes what is left, and the "
    "game is over at once; the loser of that round then takes the round cards that are left."
)
_AGAIN = (
    "After a round all draw back to four, in the order of the round. Where the draw pile is empty, the points of the "
    "cards taken are written down, and these cards are shuffled into a new one."
)


def _end(settings: Mapping[str, str]) -> Node:
    rounds = "five" if settings["length"] == "5-rounds" else "ten"
    surplus = (
        "Jokers beyond one each are in the draw pile."
        if settings["surplus_jokers"] == "in"
        else "Jokers beyond one each are left out."
    )
    return [
        h.ol(".numbered")[
            h.li[h.p[_AGAIN if settings["length"] == "reshuffle" else _EMPTY]],
            h.li[h.p[f"After {rounds} rounds the game is over. Nobody draws after the last one."]],
            h.li[h.p["Each player counts the points of the cards taken and of the cards still in hand."]],
            h.li[h.p["Each chip takes two points away. The ", h.b["lowest"], " total wins, below zero too."]],
            h.li[h.p["If equal, more chips win; if still equal, the victory is shared."]],
        ],
        h.p[surplus],
    ]


def _row(text: str, title: str, told: str) -> Renderable:
    return h.li[card(drawings.face(text), drawings.name(text), kind=drawings.kind(text)), h.p[h.b[title], h.br, told]]
