"""The rules of 10-9-8 for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.drawings import french
from table.games.ten_nine_eight import text
from table.speech import marked
from table.widgets import card
from table.words import signed
from tenfold.games.ten_nine_eight import TenNineEight
from tenfold.games.ten_nine_eight.cards import MISSED, points
from tenfold.messages import Message

WORDS = (
    Word("trump", text.word_trump, text.word_trump_note, "tricks"),
    Word("trick", text.word_trick, text.word_trick_note, "tricks"),
    Word("lead", text.word_lead, text.word_lead_note, "tricks"),
    Word("bid", text.word_bid, text.word_bid_note, "bids"),
    Word("hook", text.word_hook, text.word_hook_note, "bids"),
)
"""The words that a player may not know."""

_LENGTH = {
    "10-to-1": text.length_10_to_1,
    "5-to-1": text.length_5_to_1,
    "1-to-10": text.length_1_to_10,
    "10-to-1-to-10": text.length_10_to_1_to_10,
}
_OTHERWISE = {
    "nothing": text.otherwise_nothing,
    "tricks": text.otherwise_tricks,
    "minus": text.otherwise_minus,
}
_FIRST = {
    "printed": text.first_printed,
    "free": text.first_free,
    "until-broken": text.first_until_broken,
    "until-played": text.first_until_played,
}


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """Return the chapters for the options of this table."""
    origin = text.origin(
        game=TenNineEight.long_name,
        author=TenNineEight.author,
        publisher=TenNineEight.publisher,
    )
    facts = [(text.fact_dealer, text.fact_dealer_note)]
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("bids", text.chapter_bids, _bids(settings)),
        Chapter("tricks", text.chapter_tricks, _tricks(settings)),
        Chapter("points", text.chapter_points, _points(settings)),
        at_this_table(TenNineEight, settings, facts, text.house),
        the_game(marked(origin), str(text.for_whom)),
    )


def _scored(settings: Mapping[str, str]) -> Message:
    return text.scored(otherwise=_OTHERWISE[settings["missed"]])


def _at_once(settings: Mapping[str, str]) -> bool:
    return settings["bids"] == "all-at-once"


def _minute(settings: Mapping[str, str]) -> Node:
    rules = [
        text.minute_bid_at_once if _at_once(settings) else text.minute_bid_in_turn,
        text.minute_trick,
    ]
    if settings["first_trick_trump"] == "printed":
        rules.append(text.minute_first_trick)
    rules.append(_scored(settings))
    return [
        h.p[str(text.minute_aim)],
        h.h3[str(text.deck)],
        h.p[str(text.deck_note)],
        h.p[str(_LENGTH[settings["rounds"]])],
        h.p[marked(text.minute_turned_up)],
        h.h3[str(text.a_round)],
        h.ol(".numbered")[[h.li[h.p[marked(rule)]] for rule in rules]],
        h.h3[str(text.a_trick)],
        h.ul(".rule-cards")[
            _row("5D", text.trick_led, text.trick_led_note),
            _row("AS", text.trick_other, text.trick_other_note),
            _row("2H", text.trick_trump, text.trick_trump_note),
        ],
    ]


def _bids(settings: Mapping[str, str]) -> Node:
    hooked = settings["hook"] == "on"
    return [
        h.p[str(text.order_at_once if _at_once(settings) else text.order_in_turn)],
        h.p[str(text.bids_range)],
        h.p[str(text.bids_stand)],
        hooked and h.h3[str(text.the_hook)],
        h.p[str(text.sums_hooked if hooked else text.sums_free)],
    ]


def _tricks(settings: Mapping[str, str]) -> Node:
    return [
        h.p[str(text.tricks_clockwise)],
        h.p[str(text.tricks_follow)],
        h.h3[str(text.word_trump)],
        h.p[str(_FIRST[settings["first_trick_trump"]])],
        h.p[str(text.tricks_out_of_play)],
        h.p(".smaller.muted")[str(text.tricks_last)],
    ]


def _points(settings: Mapping[str, str]) -> Node:
    bids, won = (3, 3, 3, 0, 10), (3, 2, 4, 0, 10)
    scored = points(bids, won, MISSED[settings["missed"]])
    rows = [
        h.tr[h.th(scope="row")[won_of_bid(taken, bid)], h.td[signed(worth)]]
        for bid, taken, worth in zip(bids, won, scored, strict=True)
    ]
    head = h.tr[h.th(scope="col")[str(text.points_head)], h.th(scope="col")[str(text.points_points)]]
    return [
        h.table[h.thead[head], h.tbody[rows]],
        h.p[marked(_scored(settings))],
        h.p[str(text.points_end)],
    ]


def won_of_bid(won: int, bid: int) -> Renderable:
    """Draw tricks won and bid as a fraction, with words for screen readers."""
    label = str(text.won_of_bid(won=won, bid=bid))
    return h.span(role="img", aria_label=label)[f"{won}/{bid}"]


def _row(known: str, title: Message, note: Message) -> Renderable:
    shown = card(french.face(known), french.name(known), kind=french.kind(known))
    return h.li[shown, h.p[h.b[str(title)], h.br, str(note)]]
