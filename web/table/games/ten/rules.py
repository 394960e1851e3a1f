"""The rules of 10 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.ten import drawings, text
from table.speech import marked
from table.widgets import card
from tenfold.games.ten import Ten
from tenfold.messages import Message

WORDS = (
    Word("round-card", text.word_round_card, text.word_round_card_note, "minute"),
    Word("pot", text.word_pot, text.word_pot_note, "sums"),
    Word("protection", text.word_protection, text.word_protection_note, "market"),
    Word("covered", text.word_covered, text.word_covered_note, "sums"),
    Word("penalty", text.word_penalty, text.word_penalty_note, "minute"),
    Word("joker", text.word_joker, text.word_joker_note, "minute"),
)
"""The words that a player may not know."""

_ROUNDS = {"ends": text.rounds_ends, "reshuffle": text.rounds_reshuffle, "5-rounds": text.rounds_5_rounds}
_TIME = {"ends": text.time_ends, "reshuffle": text.time_reshuffle, "5-rounds": text.time_5_rounds}
_REENTRY = {"final": text.market_reentry_final, "may-reenter": text.market_reentry_may}
_TIES = {"highest-card": text.sums_highest_card, "one-card": text.sums_one_card}


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """Return the chapters for the options of this table."""
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("market", text.chapter_market, _market(settings)),
        Chapter("sums", text.chapter_sums, _sums(settings)),
        Chapter("end", text.chapter_end, _end(settings)),
        at_this_table(Ten, settings, [(text.fact_starter, text.fact_starter_note)], text.house),
        the_game(
            marked(text.origin(author=Ten.author, publisher=Ten.publisher)),
            str(text.for_whom(time=_TIME[settings["length"]])),
        ),
    )


def _minute(settings: Mapping[str, str]) -> Node:
    return [
        h.p[str(text.minute_aim(rounds=_ROUNDS[settings["length"]]))],
        _numbered(
            text.minute_hold,
            text.minute_lay,
            text.minute_market,
            text.minute_second,
            text.minute_sums,
            text.minute_draw,
        ),
        h.h3[str(text.minute_sorts)],
        h.ul(".rule-cards")[
            _row("7", text.minute_normal, text.minute_normal_note),
            _row("P6", text.minute_penalty, text.minute_penalty_note),
            _row("J", text.minute_joker, text.minute_joker_note),
        ],
        h.p[str(text.minute_deck_5_rounds if settings["length"] == "5-rounds" else text.minute_deck)],
    ]


def _market(settings: Mapping[str, str]) -> Node:
    return [
        h.p[marked(text.market_one)],
        h.h3[str(text.market_bare)],
        h.p[str(text.market_bare_note)],
        h.h3[str(text.market_protected)],
        h.p[str(text.market_protected_note(reentry=_REENTRY[settings["auction_pass"]]))],
        h.p[str(text.market_bids)],
        h.h3[str(text.market_after)],
        h.p[str(text.market_after_note)],
        h.p[str(text.market_again)],
    ]


def _sums(settings: Mapping[str, str]) -> Node:
    return [
        _numbered(text.sums_covered, text.sums_open, text.sums_shown),
        h.h3[str(text.sums_who)],
        h.p[str(text.sums_wins(ties=_TIES[settings["tie_break"]]))],
        h.p[str(text.sums_joker)],
        h.p[str(text.sums_loses)],
        h.p[str(text.sums_takes)],
    ]


def _end(settings: Mapping[str, str]) -> Node:
    return [
        _numbered(
            text.end_again if settings["length"] == "reshuffle" else text.end_empty,
            text.end_five_rounds if settings["length"] == "5-rounds" else text.end_ten_rounds,
            text.end_counts,
            text.end_chips,
            text.end_tie,
        ),
        h.p[str(text.end_jokers_in if settings["surplus_jokers"] == "in" else text.end_jokers_out)],
    ]


def _numbered(*rules: Message) -> Renderable:
    return h.ol(".numbered")[[h.li[h.p[marked(rule)]] for rule in rules]]


def _row(kind: str, title: Message, note: Message) -> Renderable:
    picture = card(drawings.face(kind), drawings.name(kind), kind=drawings.kind(kind))
    return h.li[picture, h.p[h.b[str(title)], h.br, str(note)]]
