"""Backing up everything as a file, and importing such a file."""

from __future__ import annotations

from dataclasses import replace

import tenfold
from table import carrying, saves
from table.archive import take_out
from table.carrying import Bringing, CarryError, Games
from table.daily import State, day_at, tell_end, tries
from table.hooks import KEPT
from table.looking_back import key_of
from table.model import Model, Summary
from table.notices import text as notices
from table.settings import Settings
from table.speech import aloud
from table.stack import HomeScreen
from table.update.added_games import ask_to_add
from table.update.events import Effect, Event, on, say
from table.update.people import KNOWN
from table.update.thinking import for_a_slice
from tenfold import Record
from tenfold.carried import GAME


@on("close-reminder")
def _close_reminder(model: Model, event: Event) -> list[Effect]:
    return close_reminder(model)


def close_reminder(model: Model) -> list[Effect]:
    """Close the reminder to back up, for good."""
    model.reminder_closed = True
    model.home_changes += 1
    return [saves.settings(model)]


@on("take-along")
def _take_along(model: Model, event: Event) -> list[Effect] | None:
    """Export everything, one game, or the games of a match as a file. The shell has the texts."""
    ident, match = event.get("id"), event.get("match")
    if ident is None and match is None:
        closed = close_reminder(model) if isinstance(model.screen, HomeScreen) else []
        return [*closed, _file(carrying.NAME, None)]
    lines = [line for line in model.games if line.id == ident or line.family == match]
    if not lines:
        return None
    model.close()
    keys = [key for line in lines for key in (f"{GAME}{line.id}", key_of(line.id))]
    return [_file(f"tenfold-{lines[-1].game}-{lines[-1].id}.json", keys)]


def _file(name: str, keys: list[str] | None) -> Effect:
    return {"type": "take-along", "name": name, "app": tenfold.__version__, "keys": keys}


@on("bring-in")
def _chosen(model: Model, event: Event) -> list[Effect] | None:
    """Open the chosen file, and first load those of its games that are on this phone too."""
    if model.bringing is not None or model.adding is not None:
        return None
    try:
        bringing = carrying.opened(event.get("data"), _known(model))
    except CarryError as error:
        model.open("not-brought", why=str(error))
        return [{"type": "announce", "text": aloud(str(error)), "urgent": True}]
    model.put_away()  # the file may have the game on the table, with more moves
    model.bringing = bringing
    model.open("bringing")
    bringing.checking = carrying.look_at(bringing, model)
    return [{"type": "load", "key": f"{GAME}{ident}", "then": {"id": ident, "bring": True}} for ident in bringing.waits]


def mine(model: Model, event: Event) -> None:
    """Take in the text of one of this phone's games."""
    ident, text = event.get("id"), event.get("text")
    if model.bringing is not None and ident in model.bringing.waits:
        model.bringing.waits.discard(str(ident))
        model.bringing.mine[str(ident)] = text if isinstance(text, str) else ""


@on("bring")
def _bring(model: Model, event: Event) -> list[Effect] | None:
    """Check the file for one slice. Save only when all of it has been checked."""
    bringing = model.bringing
    if bringing is None or bringing.checking is None or bringing.waits:
        return None
    bringing.slices += 1
    if not for_a_slice(model.clock, bringing.checking):
        return None
    model.bringing = None
    games = carrying.games_in(bringing, model.games, _known(model))
    before = small(model)
    effects = _merge(model, bringing, games)
    changed = {key: effect for key, effect in small(model).items() if effect != before[key]}
    told = carrying.told(games, bringing, [*changed])
    model.open("brought", told=told, wheels=tuple(bringing.wheels))
    spoken: Effect = {"type": "announce", "text": aloud(" ".join(told)), "urgent": True}
    return [*effects, *changed.values(), spoken]


def small(model: Model) -> dict[str, Effect]:
    """Return the effects that save everything except the games, by key."""
    return {
        "settings": saves.settings(model),
        "setups": saves.setups(model),
        "lessons": saves.lessons(model),
        "days": saves.days(model),
        **{kept.key: kept.write(model) for kept in KEPT},
    }


@on("close", sheet="bringing")
@on("stop-bringing")
def _stop(model: Model, event: Event) -> list[Effect] | None:
    """Stop the import."""
    if model.bringing is None:
        return None
    model.bringing = None
    model.close()
    return say(model, str(notices.import_stopped))


@on("add-carried")
def _add(model: Model, event: Event) -> list[Effect] | None:
    """Ask about an added game from the file, as about any other."""
    sheet, number = model.sheet or {}, event.get("number")
    wheels = sheet.get("wheels", ()) if sheet.get("name") == "brought" else ()
    if type(number) is not int or not 0 <= number < len(wheels) or model.adding is not None:
        return None
    return ask_to_add(model, wheels[number])


def _merge(model: Model, bringing: Bringing, games: Games) -> list[Effect]:
    """Merge what is new. Return the effects that save the games, first their texts, so that none is lost in between."""
    theirs = bringing.theirs
    coming = {game.line.id: game for game in (*games.new, *games.further)}
    model.games = _with(model.games, [game.line for game in coming.values()])
    if replace(model.settings, name="") == Settings():
        model.settings = replace(theirs.settings, name=model.settings.name)
    model.settings.name = model.settings.name or theirs.settings.name
    model.nameless |= theirs.nameless
    model.people = [*dict.fromkeys([*model.people, *theirs.people])][:KNOWN]
    model.explained = carrying.merged_explained(model.explained, theirs.explained)
    model.setups = {**theirs.setups, **model.setups}
    model.lessons = carrying.merged_lessons(model.lessons, theirs.lessons)
    model.days = carrying.merged_days(model.days, theirs.days, day_at(model.now))
    for ident in coming.keys() & {one.day.id for one in tries(model).values() if one.state is State.UNDER_WAY}:
        tell_end(model, ident, Record.from_json(coming[ident].text))
    for kept in KEPT:
        kept.bring(model, theirs)
    model.home_changes += 1
    texts = [(f"{GAME}{ident}", game.text) for ident, game in coming.items()]
    texts += [(key_of(ident), game.back) for ident, game in coming.items() if game.back]
    if not coming:
        return []
    saved: list[Effect] = [{"type": "save", "key": key, "text": text} for key, text in texts]
    return [*saved, *take_out(model.archive, coming, model.games), *saves.games(model)]


def _with(listed: list[Summary], coming: list[Summary]) -> list[Summary]:
    new = {line.id for line in coming}
    return saves.in_order([*(line for line in listed if line.id not in new), *coming])


def _known(model: Model) -> dict[str, str]:
    """Return the ids of this phone's games with the game played, an empty text in unread chunks."""
    return {**dict.fromkeys(model.archive.ids(), ""), **{line.id: line.game for line in model.games}}
