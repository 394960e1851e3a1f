"""Older games: reading chunks of the archive when someone wants to see them."""

from __future__ import annotations

from table import saves
from table.archive import key_of, lines_in, take_out
from table.entries import entries
from table.model import Model
from table.stack import PAGE, HistoryScreen
from table.update.events import Effect, Event, as_dict, on
from table.update.skipped import looked_for


@on("older-games", at=HistoryScreen)
def _older(model: Model, event: Event, here: HistoryScreen) -> list[Effect]:
    """Show more games. Read a chunk if all those read so far are on the screen."""
    here.listed += PAGE
    return read(model, model.archive.unread[:1]) if len(entries(model)[1]) < here.listed else []


def read(model: Model, numbers: list[int]) -> list[Effect]:
    """Ask for chunks of the archive. They come back as `loaded-all`."""
    return [{"type": "load-all", "keys": [key_of(number) for number in numbers], "then": {}}] if numbers else []


@on("loaded-all")
def _loaded(model: Model, event: Event) -> list[Effect]:
    """List the games of the chunks that have been read. If the line of a game is damaged, read the game itself."""
    texts = as_dict(event.get("texts"))
    keys = event.get("keys")
    found, missing = lines_in(
        model.archive, {str(key): texts.get(key) for key in keys} if isinstance(keys, list) else {}
    )
    model.games = saves.in_order([*model.games, *found])
    effects = take_out(model.archive, missing, model.games)
    return [*effects, *looked_for(model, missing)]
