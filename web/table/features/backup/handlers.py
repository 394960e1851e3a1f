"""Backing up everything as a file, and importing such a file."""

from __future__ import annotations

from dataclasses import replace

import tenfold
from table import merging, saves
from table.archive import take_out
from table.features.backup import importing, text
from table.features.backup.importing import Bringing, CarryError, Games
from table.features.backup.state import REMINDER, Current
from table.hooks import BESIDE_GAMES, BROUGHT, BUSY, KEPT, LOADED_FOR, PASSING
from table.model import Model, Summary
from table.settings import Settings
from table.speech import aloud
from table.stack import HomeScreen
from table.update.events import Effect, Event, announced, on, say
from table.update.people import KNOWN
from table.update.shell import close_offer
from table.update.thinking import for_a_slice
from tenfold.carried import GAME


@on("take-along")
def _take_along(model: Model, event: Event) -> list[Effect] | None:
    """Export everything, one game, or the games of a match as a file. The shell has the texts."""
    ident, match = event.get("id"), event.get("match")
    if ident is None and match is None:
        closed = close_offer(model, REMINDER) if isinstance(model.screen, HomeScreen) else []
        return [*closed, _file(importing.NAME, None)]
    lines = [line for line in model.games if line.id == ident or line.family == match]
    if not lines:
        return None
    model.close()
    keys = [key for line in lines for key in (f"{GAME}{line.id}", *(f"{beside}{line.id}" for beside in BESIDE_GAMES))]
    return [_file(f"tenfold-{lines[-1].game}-{lines[-1].id}.json", keys)]


def _file(name: str, keys: list[str] | None) -> Effect:
    return {"type": "take-along", "name": name, "app": tenfold.__version__, "keys": keys}


@on("bring-in")
def _chosen(model: Model, event: Event) -> list[Effect] | None:
    """Open the chosen file, and first load those of its games that are on this phone too."""
    if model.memory(Current).file is not None or any(busy(model) for busy in BUSY):
        return None
    try:
        bringing = importing.opened(event.get("data"), _known(model))
    except CarryError as error:
        model.open("not-brought", why=str(error))
        return announced(aloud(str(error)), urgent=True)
    model.put_away()  # the file may have the game on the table, with more moves
    model.memory(Current).file = bringing
    model.open("bringing")
    bringing.checking = importing.look_at(bringing, model)
    return [{"type": "load", "key": f"{GAME}{ident}", "then": {"id": ident, "bring": True}} for ident in bringing.waits]


def mine(model: Model, event: Event) -> list[Effect] | None:
    """Take in the text of one of this phone's games. If the storage has not answered, stop the import."""
    current, ident, found = model.memory(Current), event.get("id"), event.get("text")
    if current.file is None:
        return None
    if event.get("refused") is True:
        current.file = None
        model.close()
        return say(model, str(text.import_not_now))
    if ident in current.file.waits:
        current.file.waits.discard(str(ident))
        current.file.mine[str(ident)] = found if isinstance(found, str) else ""
    return None


LOADED_FOR["bring"] = mine


PASSING.add("bring")


@on("bring")
def _bring(model: Model, event: Event) -> list[Effect] | None:
    """Check the file for one slice. Save only when all of it has been checked."""
    current = model.memory(Current)
    bringing = current.file
    if bringing is None or bringing.checking is None or bringing.waits:
        return None
    bringing.slices += 1
    if not for_a_slice(model.clock, bringing.checking):
        return None
    current.file = None
    games = importing.games_in(bringing, model.games, _known(model))
    before = saves.small(model)
    effects = _merge(model, bringing, games)
    changed = {key: effect for key, effect in saves.small(model).items() if effect != before[key]}
    sentences = importing.imported(games, bringing, [*changed])
    offers = [offer for carried in bringing.offers for offer in carried.offers]
    model.open("brought", sentences=sentences, offers=tuple(offers))
    return [*effects, *changed.values(), *announced(aloud(" ".join(sentences)), urgent=True)]


@on("close", sheet="bringing")
@on("stop-bringing")
def _stop(model: Model, event: Event) -> list[Effect] | None:
    """Stop the import."""
    if model.memory(Current).file is None:
        return None
    model.memory(Current).file = None
    model.close()
    return say(model, str(text.import_stopped))


@on("add-carried")
def _add(model: Model, event: Event) -> list[Effect] | None:
    """Take an offer from the file."""
    sheet, number = model.sheet or {}, event.get("number")
    offers = sheet.get("offers", ()) if sheet.get("name") == "brought" else ()
    if type(number) is not int or not 0 <= number < len(offers):
        return None
    taken: list[Effect] | None = offers[number].take(model)
    return taken


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
    model.explained = merging.merged_explained(model.explained, theirs.explained)
    model.setups = {**theirs.setups, **model.setups}
    for kept in KEPT:
        kept.bring(model, theirs)
    for note in BROUGHT:
        note(model, {ident: game.text for ident, game in coming.items()})
    model.home_changes += 1
    texts = [(f"{GAME}{ident}", game.text) for ident, game in coming.items()]
    texts += [(key, text) for game in coming.values() for key, text in game.beside.items()]
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
