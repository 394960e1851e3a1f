"""The rules of Tenstuff for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

from table.boards import Chapter, Word
from table.chapters import at_this_table, the_game
from table.games.tenstuff import drawings, text
from table.speech import marked
from table.widgets import card
from tenfold.games.tenstuff import Tenstuff
from tenfold.messages import Message

WORDS = (
    Word("set", text.word_set, text.word_set_told, "minute"),
    Word("match", text.word_match, text.word_match_told, "special"),
    Word("attempt", text.word_attempt, text.word_attempt_told, "special"),
    Word("slam", text.word_slam, text.word_slam_told, "special"),
    Word("throw", text.word_throw, text.word_throw_told, "tens"),
    Word("excommunicated", text.word_excommunicated, text.word_excommunicated_told, "turn"),
)
"""The words that a player may not know."""


def chapters(settings: Mapping[str, str]) -> Sequence[Chapter]:
    """Return the chapters for the options of this table."""
    official = [
        Chapter("sixes", text.chapter_sixes, _sixes(settings)) if settings["reversal"] == "on" else None,
        Chapter("pile", text.chapter_pile, _pile(settings)) if settings["excommunication"] != "off" else None,
        Chapter("cheating", text.chapter_cheating, _cheating(settings)) if settings["cheating"] == "on" else None,
    ]
    return (
        Chapter("minute", text.chapter_minute, _minute(settings)),
        Chapter("turn", text.chapter_turn, _turn()),
        Chapter("special", text.chapter_special, _special()),
        Chapter("tens", text.chapter_tens, _tens()),
        *(chapter for chapter in official if chapter),
        Chapter("end", text.chapter_end, _end(settings)),
        at_this_table(
            Tenstuff,
            settings,
            [(text.fact_begins, text.fact_begins_told)],
            text.house(additions=_of_the_house(settings)),
        ),
        the_game(marked(text.origin), str(text.for_whom(finish=settings["finish"]))),
    )


def _of_the_house(settings: Mapping[str, str]) -> tuple[Message, ...]:
    """Return this table's rules that are on no rule sheet."""
    cheating = settings["cheating"] == "on"
    parts = {
        text.house_tens: True,
        text.house_early: settings["excommunication"] == "strict",
        text.house_cleared: True,
        text.house_look: cheating,
        text.house_slipped: cheating,
        text.house_wrong: cheating,
        text.house_often: cheating,
        text.house_first_out: settings["finish"] == "first-out",
        text.house_dealt: settings["hand"] != "auto",
        text.house_points: True,
        text.house_tournament: True,
    }
    return tuple([part for part, so in parts.items() if so])


def _minute(settings: Mapping[str, str]) -> Node:
    dealt = 0 if settings["hand"] == "auto" else int(settings["hand"])
    return [
        _told(text.aim),
        h.h3[str(text.deck)],
        _told(text.cards_order),
        _told(text.cards_set),
        _told(text.cards_dealt(dealt=dealt)),
    ]


def _turn() -> Node:
    return [
        h.ol(".numbered")[
            h.li[_told(text.turn_lead), h.p(".smaller.muted")[str(text.turn_lowest)]],
            h.li[_told(text.turn_lay)],
            h.li[_told(text.turn_beat)],
            h.li[_told(text.turn_faces)],
            h.li[_told(text.turn_out)],
        ],
        h.h3[str(text.turn_on_queen)],
        h.ul(".rule-cards")[
            _row("KD", text.turn_higher, text.turn_higher_told),
            _row("JS", text.turn_lower, text.turn_lower_told),
            _row("JM", text.turn_joker, text.turn_joker_told),
        ],
    ]


def _special() -> Node:
    return [
        _told(text.special_rank),
        h.h3[str(text.special_match)],
        _told(text.special_match_told),
        h.h3[str(text.special_attempt)],
        _told(text.special_attempt_told),
        h.h3[str(text.special_slam)],
        _told(text.special_slam_told),
        _told(text.special_slam_then),
    ]


def _tens() -> Node:
    return [_told(text.tens_throw), _told(text.tens_return), _told(text.tens_next), _told(text.tens_last)]


def _sixes(settings: Mapping[str, str]) -> Node:
    stays = {
        text.sixes_out: True,
        text.sixes_lifted: settings["excommunication"] != "off",
        text.sixes_open: settings["cheating"] == "on",
    }
    return [
        _told(text.sixes_turn),
        h.ol(".numbered")[
            h.li[_told(text.sixes_direction)],
            h.li[_told(text.sixes_draw)],
            h.li[_told(text.sixes_play)],
        ],
        _told(text.sixes_last_set if settings["after_reversal"] == "last-set-stays" else text.sixes_any_set),
        _told(text.sixes_restart),
        h.p[" ".join(str(told) for told, so in stays.items() if so)],
    ]


def _pile(settings: Mapping[str, str]) -> Node:
    return [
        _told(text.pile_belongs),
        _told(text.pile_asked if settings["excommunication"] == "assisted" else text.pile_unasked),
        _told(text.pile_excommunicated),
        settings["excommunication"] == "strict" and _told(text.pile_early),
    ]


def _cheating(settings: Mapping[str, str]) -> Node:
    return [
        _told(text.cheating_how),
        _told(text.cheating_numbers),
        h.h3[str(text.cheating_accusing)],
        _told(text.cheating_when),
        _told(text.cheating_true),
        _told(text.cheating_back),
        _told(text.cheating_wrong(cost=settings["wrong_accusation"])),
        _told(text.cheating_last),
    ]


def _end(settings: Mapping[str, str]) -> Node:
    return [
        _told(text.end_all_places if settings["finish"] == "all-places" else text.end_first_out),
        _told(text.end_pile),
        _told(text.end_cleared),
    ]


def _told(rule: Message) -> Renderable:
    return h.p[marked(rule)]


def _row(one: str, title: Message, told: Message) -> Renderable:
    pictured = card(drawings.face(one), drawings.name(one), kind=drawings.kind(one))
    return h.li[pictured, h.p[h.b[str(title)], h.br, str(told)]]
