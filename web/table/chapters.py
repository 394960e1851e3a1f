"""The rules chapters that every game has: this table's options, and whose game it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node

from table import text
from table.boards import Chapter, Word
from table.speech import marked
from tenfold import AnyGame, Option
from tenfold.messages import Text


def at_this_table(
    game: type[AnyGame], settings: Mapping[str, str], more: Sequence[tuple[Text, Text]], house: Text
) -> Chapter:
    """Return the chapter with this table's options and further facts. It also names the house rules."""
    options = [option for option in game.options if _matters(game, option, settings)]
    facts = [(str(option.title), _chosen(option, settings[option.id])) for option in options]
    return Chapter(
        "table",
        str(text.chapter_table),
        [
            h.dl(".facts")[[[h.dt[str(title)], h.dd[str(value)]] for title, value in (*facts, *more)]],
            h.p(".smaller.muted")[marked(text.chapter_house(title=str(house)))],
        ],
    )


def glossary(words: Sequence[Word]) -> Sequence[Chapter]:
    """Return the words of a game as a chapter, or nothing if there are none."""
    body = h.dl(".glossary")[[[h.dt[str(word.title)], h.dd[str(word.meaning)]] for word in words]]
    return [Chapter("words", str(text.chapter_words), body)] if words else []


def the_game(origin: Node, for_whom: Node) -> Chapter:
    """Return the chapter about the game: its author, and who can play it."""
    return Chapter(
        "about",
        str(text.chapter_game),
        [
            h.p[origin],
            h.p[for_whom],
            h.p(".smaller.muted")[str(text.chapter_own)],
        ],
    )


def _matters(game: type[AnyGame], option: Option, settings: Mapping[str, str]) -> bool:
    """True if an option has an effect at this table. A preset counts only while its options are unchanged."""
    if option.id == "preset":
        return all(settings[key] == choice for key, choice in game.presets[settings["preset"]].items())
    return option.only_with is None or settings[option.only_with[0]] == option.only_with[1]


def _chosen(option: Option, choice: str) -> str:
    label = dict(option.choices).get(choice)
    return str(text.seat(count=int(choice) + 1) if label is None else label)
