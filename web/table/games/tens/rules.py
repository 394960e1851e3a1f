"""The rules of Tens for players."""

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
    Word("column", text.word_column, text.word_column_note, "columns"),
    Word("discards", text.word_discards, text.word_discards_note, "minute"),
    Word("showing", text.word_showing, text.word_showing_note, "columns"),
    Word("last-turn", text.word_last_turn, text.word_last_turn_note, "end"),
)
"""The words that a player may not know."""

_VALUES = (
    (text.value_king, text.value_king_points),
    (text.value_ace, text.value_ace_points),
    (text.value_number, text.value_number_points),
    (text.value_court, text.value_court_points),
)


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """Return the chapters for the options of this table."""
    columns = _columns(blocks=settings["blocks"] == "bonus")
    facts = [(text.fact_starter, text.fact_starter_note)]
    origin = marked(text.origin(game=Tens.long_name, author=Tens.author))
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("columns", text.chapter_columns, columns),
        Chapter("end", text.chapter_end, _end(settings)),
        at_this_table(Tens, settings, facts, text.house),
        the_game(origin, str(text.for_whom)),
    )


def _minute(settings: Mapping[str, str]) -> Node:
    return [
        h.p[marked(text.minute_aim)],
        h.p[str(text.minute_pair)],
        h.h3[str(text.deck)],
        h.p[str(_packs(settings["decks"]))],
        h.p[str(text.minute_grid)],
        h.p[str(text.minute_flip)],
        h.h3[str(text.turn)],
        _numbered(
            text.minute_take,
            text.minute_place,
            text.minute_discard,
            text.minute_next,
            text.minute_empty,
        ),
        h.h3[str(text.values)],
        h.table(".values")[
            h.thead[
                h.tr[
                    h.th(scope="col")[str(text.values_card)],
                    h.th(scope="col")[str(text.values_points)],
                ]
            ],
            h.tbody[[h.tr[h.th(scope="row")[str(name)], h.td[str(points)]] for name, points in _VALUES]],
        ],
    ]


def _packs(decks: str) -> Message:
    return text.packs_auto if decks == "auto" else text.packs(packs=int(decks))


def _columns(*, blocks: bool) -> Node:
    examples = [
        _example(("AC", "3D"), 4, text.column_different, text.column_different_note),
        _example(("9S", "9H"), 0, text.column_match, text.column_match_note),
    ]
    if blocks:
        two, three = ("7S", "7H", "7D", "7C"), ("6S", "6H", "6D", "6C", "6H", "6S")
        examples += [
            _example(two, -20, text.column_two, text.column_two_note),
            _example(three, -30, text.column_three, text.column_three_note),
        ]
    return [
        h.ul(".rcols")[examples],
        h.p[str(text.columns_bars)],
        h.p[str(text.columns_neighbours if blocks else text.columns_plain)],
        h.p[str(text.columns_tens)],
        h.p[str(text.columns_replace)],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    hands, fixed, _ = settings["end"].partition("-hand")
    goal = text.end_hands(hands=int(hands)) if fixed else text.end_limit(limit=hands)
    tie = text.end_tie_shared if settings["tie"] == "shared" else text.end_tie_extra
    return _numbered(text.end_tenth, text.end_count, text.end_first, goal, tie)


def _numbered(*rules: Message) -> Renderable:
    return h.ol(".numbered")[[h.li[h.p[marked(rule)]] for rule in rules]]


def _example(cards: Sequence[str], points: int, title: Message, note: Message) -> Renderable:
    shown = [card(french.tiny(each), french.name(each), kind=french.kind(each)) for each in cards]
    return h.li[
        h.div(".pairs")[shown],
        h.p[h.b[str(title)], h.b(".points")[signed(points)], h.br, str(note)],
    ]
