"""Set-ups: the first one, the effect of each choice, and which choices can't be combined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import tenfold
from table import text
from table.model import BOT_NAMES, Chair, Setup
from table.words import called, names_for, unnamed
from tenfold import GameError

CHAIRS = 8


def first_setup(game: str) -> Setup:
    """Return a set-up of one person and computer players, with the best number of players and the default options."""
    info = tenfold.game_class(game)
    chairs = [Chair("", "person" if seat == 0 else "bot", bot_name=BOT_NAMES[seat - 1]) for seat in range(CHAIRS)]
    chairs[0].bot_name = BOT_NAMES[CHAIRS - 1]
    return Setup(chairs, info.best_players[0], {option.id: option.default for option in info.options})


def option_choices(game: str, key: str, players: int) -> tuple[str, ...]:
    """Return the choices of an option with this number of players, or none if the game has no such option."""
    return next(
        (option.choice_ids(players) for option in tenfold.game_class(game).options if option.id == key),
        (),
    )


def with_choice(game: str, options: Mapping[str, str], key: str, choice: str) -> dict[str, str]:
    """Return the options of a table after one more choice. A preset also sets others."""
    filled = tenfold.game_class(game).presets.get(choice, {}) if key == "preset" else {}
    return {**options, key: choice, **filled}


def refusal(game: str, options: Mapping[str, str], players: int) -> str:
    """Return why these choices do not fit this number of players, or each other; empty if they make a table."""
    try:
        tenfold.game_class(game).with_options(players, options)
    except GameError as error:
        return str(error)
    return ""


def fitting(game: str, options: Mapping[str, str], sizes: Iterable[int]) -> tuple[dict[str, str], str]:
    """Return the options that fit tables of these sizes, with defaults for the others, and a sentence about this."""
    tables = [*sizes]
    own = tenfold.game_class(game).options
    kept = dict(options)
    for option in own:
        if not all(kept.get(option.id) in option.choice_ids(players) for players in tables):
            kept[option.id] = option.default
    why = _refused(game, kept, tables)
    if not why:
        return kept, ""
    for option in own:
        eased = {**kept, option.id: option.default}
        if not _refused(game, eased, tables):
            return eased, f"{why} {option.title}: {option.choices[0].label}."
    return {option.id: option.default for option in own}, why


def _refused(game: str, options: Mapping[str, str], sizes: Iterable[int]) -> str:
    return next(filter(None, (refusal(game, options, players) for players in sizes)), "")


def resize(game: str, setup: Setup, players: int) -> str:
    """Change the number of players. Return a sentence about options that no longer fitted, or an empty text."""
    setup.players = players
    setup.options, note = fitting(game, setup.options, [players])
    return note


def seat_people(setup: Setup, holder: str) -> None:
    """Give the phone's owner the first seat of a person without a name. Rename computer players with a person's name.

    A person who has given their name is not asked for it again.
    """
    people = [chair for chair in setup.used if chair.kind == "person"]
    nameless = next((chair for chair in people if not chair.name), None)
    if nameless and holder not in [chair.name for chair in people]:
        nameless.name = holder
    names = {chair.name for chair in people}
    for chair in setup.used:
        if chair.kind == "bot" and chair.bot_name in names.intersection(BOT_NAMES):
            chair.bot_name = free_bot_name(setup, chair)


def names_at(setup: Setup) -> list[str]:
    """Return the names of everyone at the table."""
    return [chair.shown_name or unnamed(seat) for seat, chair in enumerate(setup.used)]


def name_shown(setup: Setup, seat: int) -> str:
    """Return the name of a seat as the table’s screen will have it. A person who plays alone, unnamed, is “You”."""
    people = [at for at, chair in enumerate(setup.used) if chair.kind == "person"]
    return names_for(names_at(setup), people)[seat]


def why_not_this_name(setup: Setup, seat: int) -> str:
    """Return why this seat needs another name, as a sentence, or an empty text if it doesn't."""
    name = names_at(setup)[seat]
    return str(text.same_name(name=called(name))) if name in names_at(setup)[:seat] else ""


def why_not_this_deal(deal: str) -> str:
    """Return why this is no deal number, as a sentence. Return an empty text if it is one, or if the deal is random."""
    is_number = deal.isascii() and deal.isdigit() and len(deal) < 10
    return "" if is_number or not deal else str(text.deal_wrong)


def free_bot_name(setup: Setup, chair: Chair, *others: str) -> str:
    """Return a computer player's name for this seat that no other seat of the set-up has, and none of `others`."""
    taken = {other.shown_name for other in setup.chairs if other is not chair} | {*others}
    return next(name for name in BOT_NAMES if name not in taken)
