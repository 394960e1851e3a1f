"""The rules of PIG 10 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.pig10 import drawings, text
from table.speech import marked
from table.widgets import card
from tenfold.games.pig10 import Pig10
from tenfold.games.pig10.cards import DECK
from tenfold.messages import Message

_FACTS = ((text.fact_neighbour, text.fact_neighbour_note),)


WORDS = (
    Word("middle", text.word_middle, text.word_middle_note, "minute"),
    Word("frog", text.word_frog, text.word_frog_note, "special"),
    Word("pigmaid", text.word_pigmaid, text.word_pigmaid_note, "special"),
    Word("crowned-pig", text.word_crowned_pig, text.word_crowned_pig_note, "special"),
    Word("before", text.word_before, text.word_before_note, "minute"),
)
"""The words that a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """Return the chapters for the options of this table."""
    return (
        Chapter("minute", text.chapter_minute, _minute()),
        Chapter("special", text.chapter_special, _special(settings)),
        Chapter("end", text.chapter_end, _end(settings)),
        at_this_table(Pig10, settings, _FACTS, text.house),
        the_game(marked(text.origin(author=Pig10.author, publisher=Pig10.publisher)), str(text.for_whom)),
    )


def _minute() -> Node:
    return [
        h.p[str(text.aim_note)],
        h.h3[str(text.deck)],
        h.p[str(text.deck_note(cards=sum(DECK)))],
        h.h3[str(text.turn)],
        _numbered(text.minute_lay, text.minute_ten, text.minute_over, text.minute_draw),
    ]


def _special(settings: Mapping[str, str]) -> Node:
    gentle = settings["gentle"] == "on"
    return [
        h.ul(".rule-cards")[
            _row("0", text.special_frog, text.special_frog_note),
            _row("5", text.special_pigmaid, text.special_pigmaid_note),
            _row("4", text.special_same, text.special_same_note),
            _row("10", text.special_crowned, text.special_crowned_note),
        ],
        h.h3[str(text.special_example)],
        h.p[str(text.special_example_gentle if gentle else text.special_example_free)],
        h.p[str(text.special_gentle if gentle else text.special_free)],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    return _numbered(
        text.end_hands,
        text.end_left_taken if settings["leftovers"] == "last-taker" else text.end_left_lost,
        text.end_most_tens if settings["tie"] == "most-tens" else text.end_shared,
    )


def _numbered(*rules: Message) -> Renderable:
    return h.ol(".numbered")[[h.li[h.p[marked(rule)]] for rule in rules]]


def _row(kind: str, title: Message, note: Message) -> Renderable:
    return h.li[card(drawings.face(kind), drawings.name(kind), kind=".k-pig"), h.p[h.b[str(title)], h.br, str(note)]]
