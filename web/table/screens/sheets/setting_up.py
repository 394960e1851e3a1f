"""Sheets of the set-up: the player in a seat, an option, the length of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import text
from table.matches import LENGTHS, length_label
from table.model import Model, Setup
from table.notices import text as notices
from table.screens.setup import choice_label
from table.setups import names_at, refusal, with_choice
from table.widgets import badge, choice_row, sends, sheet
from table.words import called, coloured_badges, unnamed
from tenfold import AnyGame, Option
from tenfold.bots import CHARACTERS

OFFERED = 8
"""The number of people offered for a seat, the latest players first."""


_LEVELS = {"easy": text.a_computer_easy, "medium": text.a_computer_medium, "hard": text.a_computer_hard}


def _kind(model: Model, asked: Mapping[str, Any]) -> Node:
    setup, seat = model.setups.get(model.game), asked.get("seat")
    if setup is None or not isinstance(seat, int) or not 0 <= seat < setup.players:
        return None
    chair = setup.chairs[seat]
    bot = chair.kind == "bot"
    known = [name for name in model.people if name not in names_at(setup)][:OFFERED]
    return sheet(
        text.who_is(name=called(chair.shown_name or unnamed(seat))),
        [
            h.ul(".list")[
                choice_row(text.a_person, text.a_person_note, not bot, sends("kind", seat=seat, kind="person")),
                [
                    choice_row(name, text.a_person_known, False, sends("kind", seat=seat, kind="person", name=name))
                    for name in known
                ],
                [
                    choice_row(
                        text.a_computer(level=level),
                        note,
                        bot and chair.level == level,
                        sends("kind", seat=seat, kind="bot", level=level),
                    )
                    for level, note in _LEVELS.items()
                ],
            ],
            [h.h3[str(text.character)], _characters(setup, seat)] if bot else None,
        ],
    )


def _characters(setup: Setup, seat: int) -> Node:
    people = {chair.name for chair in setup.used if chair.kind == "person"}
    return h.ul(".list")[
        [
            choice_row(
                name,
                who.line,
                setup.chairs[seat].bot_name == name,
                sends("character", seat=seat, name=name),
                picture=badge(own, bot=True),
            )
            for (name, who), own in zip(CHARACTERS.items(), coloured_badges([*CHARACTERS]), strict=True)
            if name not in people
        ]
    ]


def _option(model: Model, asked: Mapping[str, Any]) -> Node:
    setup = model.setups.get(model.game)
    if setup is None:
        return None
    info = tenfold.game_class(model.game)
    option = next((one for one in info.options if one.id == asked.get("id")), None)
    if option is None:
        return None
    return sheet(
        option.title,
        [
            h.p(".muted")[str(option.help)],
            h.ul(".list")[[_choice(info, setup, option, choice) for choice in option.choice_ids(setup.players)]],
        ],
    )


def _choice(info: type[AnyGame], setup: Setup, option: Option, choice: str) -> Node:
    options = with_choice(info.short_name, setup.options, option.id, choice)
    refused = refusal(info.short_name, options, setup.players)
    return choice_row(
        choice_label(option, choice, setup),
        refused or _preset_note(info, choice) or (text.as_usual if choice == option.default else ""),
        setup.options[option.id] == choice,
        sends("option", id=option.id, choice=choice),
        refused=bool(refused),
    )


def _preset_note(info: type[AnyGame], preset: str) -> str:
    """Return what a preset sets, or an empty text for a choice that is no preset."""
    filled = info.presets.get(preset, {})
    labels = {option.id: (option.title, dict(option.choices)) for option in info.options}
    parts = [
        notices.preset_part(title=str(labels[key][0]), choice=str(labels[key][1][choice]))
        for key, choice in filled.items()
    ]
    return str(notices.preset(parts=tuple(parts)))


def _match(model: Model, asked: Mapping[str, Any]) -> Node:
    setup = model.setups.get(model.game)
    if setup is None:
        return None
    return sheet(
        text.match,
        [
            h.p(".muted")[str(text.match_note)],
            h.ul(".list")[
                [
                    choice_row(
                        length_label(games),
                        text.match_open if games == 1 else text.match_agreed,
                        setup.match == games,
                        sends("match", games=games),
                    )
                    for games in LENGTHS
                ]
            ],
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "kind": _kind,
    "option": _option,
    "match": _match,
}
"""The sheets, by the names that events ask for them with."""
