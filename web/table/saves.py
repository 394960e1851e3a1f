"""The saved data besides the games: settings, set-ups, and the list of games.

Each is a JSON text under its own key. What cannot be read is left out, piece by piece: a damaged line costs only that
line.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import tenfold
from table import matches
from table.archive import CHUNK, INDEX, put_away, read_index
from table.explaining import OFTEN_ENOUGH, game_of
from table.hooks import BESIDE_GAMES, GONE, HOME_OFFERS, KEPT
from table.lines import keep_lines, read_line
from table.model import Model, Setup, Summary
from table.notices import text as notices
from table.plain import dicts_of, text_of, texts_of
from table.settings import as_now, fits
from table.setups import first_setup, fitting, option_choices
from table.step import Effect, Save, keep_as
from table.words import clean_name
from tenfold import bots
from tenfold.messages import Text
from tenfold.registry import SHELF

HISTORY = 200
"""The minimum number of finished games in the list of the latest, and the maximum number of an added game."""

INSTALL = "hint"
"""The name of the offer to install the app, in the saved settings."""


def settings(model: Model, explained: Mapping[str, int] | None = None) -> Save:
    """Return the effect that saves the settings, with other numbers of explanations if they are given."""
    closed = {f"{name}_closed": name in model.closed_offers for name in (INSTALL, *HOME_OFFERS)}
    more = {**closed, "asked_to_keep": model.asked_to_keep, "people": model.people, "nameless": model.nameless}
    often = model.explained if explained is None else explained
    return keep_as("settings", {**asdict(model.settings), **more, "explained": dict(often)})


def setups(model: Model) -> Effect:
    """Return the effect that saves the seats and options of each game's table."""
    return keep_as("setups", {game: asdict(setup) for game, setup in model.setups.items()})


def without(model: Model, gone: Collection[str]) -> list[Effect]:
    """Return the effects that delete saved games. First features note what is lost with them."""
    noted = [effect for note in GONE for effect in note(model, gone)]
    model.games = [line for line in model.games if line.id not in gone]
    return [*noted, *(effect for ident in gone for effect in forgotten(ident))]


def skipped(model: Model) -> Save:
    """Return the effect that saves which games not to open."""
    return keep_as("skipped", model.skipped)


def small(model: Model) -> dict[str, Effect]:
    """Return the effects that save everything except the games, by key."""
    return {
        "settings": settings(model),
        "setups": setups(model),
        **{kept.key: kept.write(model) for kept in KEPT},
    }


def forgotten(ident: str) -> list[Effect]:
    """Return the effects that delete a saved game, last, so that nothing saved beside it is left without it."""
    keys = [*(f"{beside}{ident}" for beside in BESIDE_GAMES), f"game:{ident}"]
    return [{"type": "forget", "key": key} for key in keys]


def games(model: Model, changed: Summary | None = None) -> list[Effect]:
    """Return the effects that save the list of games. `changed` is the line that changed, if it is only one."""
    effects: list[Effect] = []
    for old in _too_old(model.games):
        model.games.remove(old)
        effects += forgotten(old.id)
    waiting = [summary for summary in model.games if not summary.finished]
    away = model.archive.ids()
    finished = [summary for summary in model.games if summary.finished and summary.id not in away]
    ours = [summary for summary in finished if not whose(summary)]
    while len(ours) >= HISTORY + CHUNK:
        effects += put_away(model.archive, ours[-CHUNK:])
        ours, away = ours[:-CHUNK], {line.id for line in ours[-CHUNK:]}
        finished = [summary for summary in finished if summary.id not in away]
    if changed is None or not changed.finished:
        effects.append(keep_lines("open", waiting))
    if changed is None or changed.finished:
        effects.append(keep_lines("history", finished))
        if changed is not None:
            effects.append(keep_lines("open", waiting))
    return effects


def _too_old(listed: Sequence[Summary]) -> list[Summary]:
    """Return the finished games of added games beyond `HISTORY`, as these games can report any number with any date."""
    kept: Counter[str] = Counter()
    old = []
    for summary in listed:
        if summary.finished and whose(summary):
            kept[whose(summary)] += 1
            if kept[whose(summary)] > HISTORY:
                old.append(summary)
    return old


def in_order(listed: Iterable[Summary]) -> list[Summary]:
    """Return lines in the order of a list, the latest first."""
    return sorted(listed, key=lambda line: -line.when)


def whose(summary: Summary) -> str:
    """Return the name of an added game, or an empty text for a built-in game."""
    return "" if summary.game in SHELF else summary.game


def refitted(game: str, setup: Setup) -> Setup:
    """Return a table with the choices that its game still accepts, after the game may have changed."""
    return _setup(game, asdict(setup))


KINDS: dict[str, tuple[type, Text]] = {
    "settings": (dict, notices.saved_settings),
    "setups": (dict, notices.saved_setups),
    "open": (list, notices.saved_open),
    "history": (list, notices.saved_history),
    INDEX: (list, notices.saved_past),
}
"""The type and the name of each saved text besides the games."""


def kinds() -> dict[str, tuple[type, Text]]:
    """Return the type and the name of each saved text besides the games, including those of features."""
    return {**KINDS, **{one.key: (one.kind, one.called) for one in KEPT}}


def load_all(model: Model, saved: Mapping[str, str]) -> list[str]:
    """Fill the model from the saved data. Return what could not be read, in words."""
    kept = _read_dict(saved, "settings")
    for key, saved_value in kept.items():
        value = as_now(key, saved_value)
        if fits(key, value):
            setattr(model.settings, key, value)
    model.settings.name = clean_name(text_of(kept.get("name")))
    model.closed_offers = {name for name in (INSTALL, *HOME_OFFERS) if kept.get(f"{name}_closed") is True}
    model.asked_to_keep, model.nameless = kept.get("asked_to_keep") is True, kept.get("nameless") is True
    model.explained = _explained(kept.get("explained"))
    for game, setup in _read_dict(saved, "setups").items():
        if game in tenfold.registered_games() and isinstance(setup, dict):
            model.setups[game] = _setup(game, setup)
    met = [chair.name for setup in model.setups.values() for chair in setup.chairs]
    people = kept["people"] if isinstance(kept.get("people"), list) else met
    model.people = list(dict.fromkeys(filter(None, map(clean_name, map(text_of, people)))))
    found = [read_line(line) for key in ("open", "history") for line in dicts_of(_read(saved, key))]
    games = {line.id: line for line in found if line}  # a game in both lists has just ended
    model.archive = read_index(_read(saved, INDEX))
    away = model.archive.ids()  # a game in the archive and in a list was just being archived when Tenfold was closed
    model.games = in_order(line for line in games.values() if line.id not in away)
    for kept_by in KEPT:
        data = _read(saved, kept_by.key)
        kept_by.read(model, data if isinstance(data, kept_by.kind) else kept_by.kind())
    model.skipped = texts_of(_read(saved, "skipped"))
    return [
        str(words) for key, (kind, words) in kinds().items() if key in saved and not isinstance(_read(saved, key), kind)
    ]


def _read(saved: Mapping[str, str], key: str) -> object:
    try:
        return json.loads(saved.get(key, "null"))
    except (TypeError, ValueError, RecursionError):
        return None


def _read_dict(saved: Mapping[str, str], key: str) -> dict[str, Any]:
    data = _read(saved, key)
    return data if isinstance(data, dict) else {}


def _setup(game: str, kept: Mapping[str, Any]) -> Setup:
    setup = first_setup(game)
    info = tenfold.game_class(game)
    players = kept.get("players")
    if isinstance(players, int) and players in info.offered_players:
        setup.players = players
    for chair, old in zip(setup.chairs, dicts_of(kept.get("chairs")), strict=False):
        chair.name = clean_name(text_of(old.get("name")))
        chair.bot_name = clean_name(text_of(old.get("bot_name"))) or chair.bot_name
        if old.get("kind") in ("person", "bot"):
            chair.kind = old["kind"]
        if old.get("level") in bots.LEVELS:
            chair.level = old["level"]
    if type(kept.get("match")) is int and kept["match"] in matches.LENGTHS:
        setup.match = kept["match"]
    options = kept.get("options")
    if isinstance(options, dict):
        for key in setup.options:
            if options.get(key) in option_choices(game, key, setup.players):
                setup.options[key] = options[key]
        setup.options, _ = fitting(game, setup.options, [setup.players])  # a newer Tenfold may refuse more combinations
    return setup


def _explained(kept: object) -> dict[str, int]:
    """Return how often each rule was explained, without rules of unknown games and invalid numbers."""
    rows = kept if isinstance(kept, dict) else {}
    return {
        rule: min(often, OFTEN_ENOUGH)
        for rule, often in rows.items()
        if type(often) is int and often > 0 and game_of(rule) in tenfold.registered_games()
    }
