"""10-9-8 for players."""

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
    Word("trump", text.word_trump, text.word_trump_told, "tricks"),
    Word("trick", text.word_trick, text.word_trick_told, "tricks"),
    Word("lead", text.word_lead, text.word_lead_told, "tricks"),
    Word("bid", text.word_bid, text.word_bid_told, "bids"),
    Word("hook", text.word_hook, text.word_hook_told, "bids"),
)
"""What a player may not know."""

_LENGTH = {
    "10-to-1": text.deck_ten_to_one,
    "5-to-1": text.deck_five_to_one,
    "1-to-10": text.deck_one_to_ten,
    "10-to-1-to-10": text.deck_down_and_up,
}
_FIRST = {
    "printed": text.tricks_trumps_printed,
    "free": text.tricks_trumps_free,
    "until-broken": text.tricks_trumps_until_broken,
    "until-played": text.tricks_trumps_until_played,
}
_ALL_AT_ONCE = "all-at-once"


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """The chapters, with the options of this table."""
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("bids", text.chapter_bids, _bids(settings)),
        Chapter("tricks", text.chapter_tricks, _tricks(settings)),
        Chapter("points", text.chapter_points, _points(settings)),
        at_this_table(TenNineEight, settings, [(text.fact_dealer, text.fact_dealer_told)], text.house),
        the_game(marked(text.origin(publisher=TenNineEight.publisher)), str(text.for_whom)),
    )


def _minute(settings: Mapping[str, str]) -> Node:
    steps = [
        text.turn_bid_secret if settings["bids"] == _ALL_AT_ONCE else text.turn_bid,
        text.turn_trick,
        text.turn_win,
    ]
    if settings["first_trick_trump"] == "printed":
        steps.append(text.turn_first)
    return [
        h.h3[str(text.aim)],
        h.p[str(text.aim_told)],
        h.h3[str(text.deck)],
        h.p[str(_LENGTH[settings["rounds"]])],
        h.p[str(text.deck_rank)],
        h.p[marked(text.deck_trumps)],
        h.h3[str(text.turn)],
        h.ol(".numbered")[
            [h.li[h.p[marked(step)]] for step in steps],
            h.li[h.p[marked(text.points_bid(missed=settings["missed"]))]],
        ],
        h.h3[str(text.a_trick)],
        h.ul(".rule-cards")[
            _row("5D", text.row_follow, text.row_follow_told),
            _row("AS", text.row_discard, text.row_discard_told),
            _row("2H", text.row_trump, text.row_trump_told),
        ],
    ]


def _bids(settings: Mapping[str, str]) -> Node:
    hooked = settings["hook"] == "on"
    return [
        h.p[str(text.bids_secret if settings["bids"] == _ALL_AT_ONCE else text.bids_order)],
        h.p[str(text.bids_range)],
        h.p[str(text.bids_final)],
        hooked and h.h3[str(text.bids_hook)],
        h.p[str(text.bids_hook_told if hooked else text.bids_sum)],
    ]


def _tricks(settings: Mapping[str, str]) -> Node:
    return [
        h.p[str(text.tricks_lead)],
        h.p[str(text.tricks_follow)],
        h.h3[str(text.tricks_trumps)],
        h.p[str(_FIRST[settings["first_trick_trump"]])],
        h.p(".smaller.muted")[str(text.tricks_last)],
    ]


def _points(settings: Mapping[str, str]) -> Node:
    bids, won = (3, 3, 3, 0, 10), (3, 2, 4, 0, 10)
    scored = points(bids, won, MISSED[settings["missed"]])
    rows = [
        h.tr[h.th(scope="row")[won_of_bid(taken, bid)], h.td[signed(own)]]
        for bid, taken, own in zip(bids, won, scored, strict=True)
    ]
    head = h.tr[h.th(scope="col")[str(text.points_won_bid)], h.th(scope="col")[str(text.points_points)]]
    return [
        h.table[h.thead[head], h.tbody[rows]],
        h.p[marked(text.points_bid(missed=settings["missed"]))],
        h.p[str(text.points_zero)],
        h.p[str(text.points_end)],
    ]


def won_of_bid(won: int, bid: int) -> Renderable:
    """Tricks won and bid: a fraction for the eye, words for the ear."""
    return h.span(role="img", aria_label=str(text.won_of_bid(won=won, bid=bid)))[f"{won}/{bid}"]


def _row(one: str, title: Message, told: Message) -> Renderable:
    return h.li[card(french.face(one), french.name(one), kind=french.kind(one)), h.p[h.b[str(title)], h.br, str(told)]]
