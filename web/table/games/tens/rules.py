"""Tens for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.drawings import french
from table.games.tens import text
from table.speech import marked
from table.widgets import card
from table.words import signed
from tenfold.games.tens import Tens
from tenfold.messages import Message

WORDS = (
    Word("column", text.word_column, text.word_column_told, "columns"),
    Word("discards", text.word_discards, text.word_discards_told, "minute"),
    Word("showing", text.word_showing, text.word_showing_told, "columns"),
    Word("last-turn", text.word_last_turn, text.word_last_turn_told, "end"),
)
"""What a player may not know."""

_VALUES: Sequence[tuple[Message, str | Message]] = (
    (text.value_king, "0"),
    (text.value_ace, "1"),
    (text.value_numbers, text.value_numbers_points),
    (text.value_courts, "10"),
)


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("columns", text.chapter_columns, _columns(settings["blocks"] == "bonus")),
        Chapter("end", text.chapter_end, _end(settings)),
        at_this_table(Tens, settings, [(text.fact_first, text.fact_first_told)], text.house),
        the_game(marked(text.origin), str(text.for_whom)),
    )


def _minute(settings: Mapping[str, str]) -> Node:
    return [
        h.h3[str(text.aim)],
        h.p[str(text.aim_told)],
        h.h3[str(text.cards)],
        h.p[str(_packs(settings["decks"]))],
        _values(),
        h.h3[str(text.turn)],
        _numbered(
            text.turn_grid,
            text.turn_flip,
            text.turn_take,
            text.turn_place,
            text.turn_discard,
            text.turn_under,
            text.turn_shuffle,
        ),
    ]


def _packs(decks: str) -> Message:
    """How many cards there are."""
    return text.cards_auto if decks == "auto" else text.cards_packs(packs=int(decks))


def _values() -> Renderable:
    rows = [h.tr[h.th(scope="row")[str(name)], h.td[str(points)]] for name, points in _VALUES]
    return h.table(".values")[
        h.thead[h.tr[h.th(scope="col")[str(text.values_card)], h.th(scope="col")[str(text.values_points)]]],
        h.tbody[rows],
    ]


def _columns(blocks: bool) -> Node:
    neighbours = [
        _example(("7S", "7H", "7D", "7C"), -20, text.columns_two, text.columns_two_told),
        _example(("6S", "6H", "6D", "6C", "6H", "6S"), -30, text.columns_three, text.columns_three_told),
    ]
    return [
        h.ul(".rcols")[
            _example(("AC", "3D"), 4, text.columns_different, text.columns_different_told),
            _example(("9S", "9H"), 0, text.columns_match, text.columns_match_told),
            blocks and neighbours,
        ],
        h.p[str(text.columns_bars)],
        h.p[str(text.columns_apart if blocks else text.columns_no_bonus)],
        h.p[str(text.columns_tens)],
        h.p[str(text.columns_free)],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    end = settings["end"]
    goal = text.end_limit(limit=int(end)) if end.isdecimal() else text.end_rounds(count=int(end.partition("-")[0]))
    tie = text.end_shared if settings["tie"] == "shared" else text.end_extra
    return _numbered(text.end_done, text.end_count, text.end_first, goal, tie)


def _numbered(*rules: Message) -> Renderable:
    return h.ol(".numbered")[[h.li[h.p[marked(rule)]] for rule in rules]]


def _example(cards: Sequence[str], points: int, title: Message, told: Message) -> Renderable:
    pictures = [card(french.tiny(one), french.name(one), kind=french.kind(one)) for one in cards]
    return h.li[
        h.div(".pairs")[pictures],
        h.p[h.b[str(title)], h.b(".points")[signed(points)], h.br, str(told)],
    ]
