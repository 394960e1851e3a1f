"""Tenstuff for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.tenstuff import drawings
from table.widgets import card
from table.words import listed
from tenfold.games.tenstuff import Tenstuff

WORDS = (
    Word("set", "Set", "One to four cards of one rank, laid together.", "minute"),
    Word("match", "Match", "As many cards of the same rank as the last set: another set may follow.", "special"),
    Word("attempt", "Attempt", "Fewer cards of the same rank: the next card may be guessed.", "special"),
    Word("slam", "Slam", "More cards of the same rank: whoever laid the last set may be given cards.", "special"),
    Word("throw", "To throw a ten", "To skip somebody’s turn before it begins. The ten is theirs then.", "tens"),
    Word("excommunicated", "Excommunicated", "Out until another player passes: no turn, no card, no ten.", "minute"),
)
"""What a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    official = [
        Chapter("sixes", "Three sixes", _sixes(settings)) if settings["reversal"] == "on" else None,
        Chapter("pile", "Pile or table", _pile(settings)) if settings["excommunication"] != "off" else None,
        Chapter("cheating", "Cheating", _cheating(settings)) if settings["cheating"] == "on" else None,
    ]
    return (
        Chapter("minute", "In a minute", _minute(settings)),
        Chapter("special", "Special plays", _special()),
        Chapter("tens", "Throwing tens", _tens()),
        *(chapter for chapter in official if chapter),
        Chapter("end", "End", _end(settings)),
        at_this_table(
            Tenstuff,
            settings,
            [("Who begins", "the lowest card of all hands")],
            f"{listed(_of_the_house(settings))}.",
        ),
        the_game(
            [h.b[Tenstuff.long_name], ", told on a page of the early web whose author is not known."],
            "For two to eight people from about ten years on, best with three or four. "
            f"A game takes about {_TIMES[settings['finish']]}.",
        ),
    )


_TIMES = {
    "all-places": "five minutes with two, a quarter of an hour with three, half an hour with four, an hour with eight",
    "first-out": "ten minutes",
}
"""What games of middling computer players come to, at ten seconds a turn."""

_HANDS = {"5": "five", "6": "six", "7": "seven", "8": "eight", "10": "ten"}


def _of_the_house(settings: Mapping[str, str]) -> list[str]:
    """What of this table's rules no rule sheet has."""
    cheating = settings["cheating"] == "on"
    parts = {
        "the limit to tens thrown in a row": True,
        "what a set costs that goes on the table too early": settings["excommunication"] == "strict",
        "that any set may be laid once everybody has passed without a card to draw": True,
        "the look at three cards of the draw pile": cheating,
        "three slipped cards at most": cheating,
        "what a wrong accusation costs": cheating,
        "how often anybody may be accused": cheating,
        "an end with the first one out": settings["finish"] == "first-out",
        "the number of cards": settings["hand"] != "auto",
        "the points of a match": True,
        "the tables of a tournament": True,
    }
    return [part for part, so in parts.items() if so]


def _minute(settings: Mapping[str, str]) -> Node:
    dealt = (
        "Everybody is dealt ten cards; at five and more players eight, seven, six or five. "
        if settings["hand"] == "auto"
        else f"Everybody is dealt {_HANDS[settings['hand']]} cards. "
    )
    return [
        h.ol(".numbered")[
            h.li[h.p["Be the first to have no cards. From low to high: joker, ace, 2 to 10, jack, queen, king."]],
            h.li[
                h.p[
                    dealt,
                    "The lowest card of all hands begins: it leads its lowest rank, and cannot pass on this turn.",
                ],
                h.p(".smaller.muted")[
                    "Of one rank, for this alone, diamonds are lowest, then clubs, hearts and spades; of the jokers "
                    "the marked one."
                ],
            ],
            h.li[h.p["In turn: lay a ", h.b["set"], ", one to four cards of a rank, or pass. Then draw one card."]],
            h.li[
                h.p["A set must be as high as the last one or ", h.b["higher"], ". Its size and suits do not matter."]
            ],
            h.li[
                h.p[
                    "On jacks, queens and kings a lower set may be laid too, if it shares a ",
                    h.b["suit"],
                    " with the last one. So may jokers.",
                ]
            ],
            h.li[h.p["Whoever lays the last card is out at once, and draws no more."]],
        ],
        h.h3["On a queen of spades"],
        h.ul(".rule-cards")[
            _row("KD", "Higher", "A king of any suit."),
            _row("JS", "Lower, same suit", "The jack of spades; the jack of hearts may not."),
            _row("JM", "A joker", "On face cards always. After it anything goes."),
        ],
    ]


def _special() -> Node:
    return [
        h.p["The same rank as the last set is more than a set. What it is depends on how many cards are laid:"],
        h.h3["As many: a match"],
        h.p["Another set may follow at once, if it beats this one. That may be a match again. One card is drawn."],
        h.h3["Fewer: an attempt"],
        h.p[
            "The next card of the draw pile may be guessed, rank and suit; of a joker, whether it is the marked one. "
            "If right, the next player gets it and nobody draws. If wrong, it is drawn as after any set, and nobody "
            "else is shown it."
        ],
        h.h3["More: a slam"],
        h.p[
            "Whoever laid the last set may be given cards: as many as one likes, all of them lower than the slam and "
            "of a suit that the slam shows. Jokers have no suit."
        ],
        h.p[
            "Then one card is drawn, as after any set. A slam can hit somebody who is out already: with the first card "
            "given they are back in the game. On one’s own set there is nobody to give to: more of its rank are a set "
            "like any other."
        ],
    ]


def _tens() -> Node:
    return [
        h.p["Before anybody’s turn, each of the others may throw a ten at them: the turn is ", h.b["skipped"], "."],
        h.p["The ten goes to their hand. For it they may return any of their cards of the ten’s suit, or none."],
        h.p["Nobody draws, and the next player’s turn comes; it may be skipped as well, once round the table."],
        h.p["A ten as the last card can be thrown too. With nothing returned, its owner is out."],
    ]


def _sixes(settings: Mapping[str, str]) -> Node:
    beats = (
        "The three sixes are still to be beaten."
        if settings["after_reversal"] == "last-set-stays"
        else "Any set may be laid on the new pile."
    )
    return [
        h.p["A set of exactly three sixes turns piles and direction round, from the next turn on:"],
        h.ol(".numbered")[
            h.li[h.p["Play goes to the other side."]],
            h.li[h.p["The play pile becomes the draw pile, ", h.b["face up"], ": everybody sees what is drawn."]],
            h.li[h.p["The draw pile becomes the play pile, ", h.b["face down"], ". Sets are said aloud."]],
        ],
        h.p[beats],
        h.p[
            "When the last open card has been drawn, the game starts again: the face-down pile is the draw pile as it "
            "lies, play goes left, and the lowest card leads."
        ],
        h.p[
            "Whoever is out stays out.",
            settings["excommunication"] != "off" and " Whoever had to sit out may play again.",
            settings["cheating"] == "on" and " A hand that lies open stays open.",
        ],
    ]


def _pile(settings: Mapping[str, str]) -> Node:
    question = (
        "When that comes, the buttons ask: pile or table."
        if settings["excommunication"] == "assisted"
        else "At every set the buttons ask: pile or table. Nobody says when that comes."
    )
    return [
        h.p["When the draw pile is used up, the play pile is shuffled anew. The next set belongs on the bare table."],
        h.p[question],
        h.p[
            "Who lays it on the pile is ",
            h.b["excommunicated"],
            ": no turn, no card, no ten, until another player passes. ",
            "The set stands all the same, but brings nothing more.",
        ],
        settings["excommunication"] == "strict"
        and h.p["Who lays a set on the table too early draws as usual, but the set brings nothing more."],
    ]


_COSTS = {
    "draw-1": "draws a card.",
    "nothing": "loses nothing but face.",
    "shame": "enters the Round of Shame.",
}


def _cheating(settings: Mapping[str, str]) -> Node:
    return [
        h.p[
            "Here cheating belongs to the game. Up to three cards may be slipped under a set: ",
            h.b["sleeve"],
            " on one’s own turn. A draw may be only pretended. And whose turn it is may look at the top of the ",
            h.b["draw pile"],
            ", three cards, and put them back in any order.",
        ],
        h.p["The number of cards is not told any more: who wants to know has to look closely."],
        h.h3["Accusing"],
        h.p[
            "Between two turns anybody with cards may accuse anybody, also who is out. Nobody is accused again before "
            "they have had another turn."
        ],
        h.p[
            "If it is true, the cheat enters the ",
            h.b["Round of Shame"],
            ": draws until the number of cards can be divided by five, one at least, ",
            "and plays with an open hand to the end of their next turn; one that is skipped does not count.",
        ],
        h.p["A cheat who was out is back in the game."],
        h.p[f"If it is not, the accuser {_COSTS[settings['wrong_accusation']]}"],
        h.p["Before the game ends, everybody with cards may accuse once more, one after the other."],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    places = (
        "The first to be out has won. The others play on for the places, until one hand is left."
        if settings["finish"] == "all-places"
        else "As soon as somebody is out the turn ends, and so does the game: they have won. The others are placed by "
        "the cards in their hands, the fewest first; with as many cards they share a place."
    )
    return [
        h.p[places],
        h.p["When the draw pile is used up, the play pile is shuffled, all but the last set."],
        h.p["If there is no card at all to draw and everybody who may play has passed, any set may be laid."],
    ]


def _row(text: str, title: str, told: str) -> Renderable:
    return h.li[card(drawings.face(text), drawings.name(text), kind=drawings.kind(text)), h.p[h.b[title], h.br, told]]
