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
    Word("set", text.word_set, text.word_set_note, "minute"),
    Word("match", text.word_match, text.word_match_note, "special"),
    Word("attempt", text.word_attempt, text.word_attempt_note, "special"),
    Word("slam", text.word_slam, text.word_slam_note, "special"),
    Word("throw", text.word_throw, text.word_throw_note, "tens"),
    Word("excommunicated", text.word_excommunicated, text.word_excommunicated_note, "turn"),
)
"""The terms that a player might not know."""


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
            [(text.fact_begins, text.fact_begins_note)],
            text.house(additions=_of_the_house(settings)),
        ),
        the_game(marked(text.origin), str(text.for_whom(finish=settings["finish"]))),
    )


def _of_the_house(settings: Mapping[str, str]) -> tuple[Message, ...]:
    """Return the rules of this table that are on no rule sheet."""
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
        _paragraph(text.aim),
        h.h3[str(text.deck)],
        _paragraph(text.cards_order),
        _paragraph(text.cards_set),
        _paragraph(text.cards_dealt(dealt=dealt)),
    ]


def _turn() -> Node:
    return [
        h.ol(".numbered")[
            h.li[_paragraph(text.turn_lead), h.p(".smaller.muted")[str(text.turn_lowest)]],
            h.li[_paragraph(text.turn_lay)],
            h.li[_paragraph(text.turn_beat)],
            h.li[_paragraph(text.turn_faces)],
            h.li[_paragraph(text.turn_out)],
        ],
        h.h3[str(text.turn_on_queen)],
        h.ul(".rule-cards")[
            _row("KD", text.turn_higher, text.turn_higher_note),
            _row("JS", text.turn_lower, text.turn_lower_note),
            _row("JM", text.turn_joker, text.turn_joker_note),
        ],
    ]


def _special() -> Node:
    return [
        _paragraph(text.special_rank),
        h.h3[str(text.special_match)],
        _paragraph(text.special_match_note),
        h.h3[str(text.special_attempt)],
        _paragraph(text.special_attempt_note),
        h.h3[str(text.special_slam)],
        _paragraph(text.special_slam_note),
        _paragraph(text.special_slam_then),
    ]


def _tens() -> Node:
    return [
        _paragraph(text.tens_throw),
        _paragraph(text.tens_return),
        _paragraph(text.tens_next),
        _paragraph(text.tens_last),
    ]


def _sixes(settings: Mapping[str, str]) -> Node:
    stays = {
        text.sixes_out: True,
        text.sixes_lifted: settings["excommunication"] != "off",
        text.sixes_open: settings["cheating"] == "on",
    }
    return [
        _paragraph(text.sixes_turn),
        h.ol(".numbered")[
            h.li[_paragraph(text.sixes_direction)],
            h.li[_paragraph(text.sixes_draw)],
            h.li[_paragraph(text.sixes_play)],
        ],
        _paragraph(text.sixes_last_set if settings["after_reversal"] == "last-set-stays" else text.sixes_any_set),
        _paragraph(text.sixes_restart),
        h.p[" ".join(str(sentence) for sentence, so in stays.items() if so)],
    ]


def _pile(settings: Mapping[str, str]) -> Node:
    return [
        _paragraph(text.pile_belongs),
        _paragraph(text.pile_asked if settings["excommunication"] == "assisted" else text.pile_unasked),
        _paragraph(text.pile_excommunicated),
        settings["excommunication"] == "strict" and _paragraph(text.pile_early),
    ]


def _cheating(settings: Mapping[str, str]) -> Node:
    return [
        _paragraph(text.cheating_how),
        _paragraph(text.cheating_numbers),
        h.h3[str(text.cheating_accusing)],
        _paragraph(text.cheating_when),
        _paragraph(text.cheating_true),
        _paragraph(text.cheating_back),
        _paragraph(text.cheating_wrong(cost=settings["wrong_accusation"])),
        _paragraph(text.cheating_last),
    ]


def _end(settings: Mapping[str, str]) -> Node:
    return [
        _paragraph(text.end_all_places if settings["finish"] == "all-places" else text.end_first_out),
        _paragraph(text.end_pile),
        _paragraph(text.end_cleared),
    ]


def _paragraph(rule: Message) -> Renderable:
    return h.p[marked(rule)]


def _row(one: str, title: Message, note: Message) -> Renderable:
    pictured = card(drawings.face(one), drawings.name(one), kind=drawings.kind(one))
    return h.li[pictured, h.p[h.b[str(title)], h.br, str(note)]]
