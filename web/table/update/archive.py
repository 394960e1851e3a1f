"""Older games: reading the chunks of the archive when somebody wants to see what is in them."""

from __future__ import annotations

from table import saves
from table.archive import key_of, lines_in, take_out
from table.entries import PAGE, entries
from table.model import Model
from table.update.events import Effect, Event, as_dict, on
from table.update.skipped import looked_for
from tenfold.registry import SHELF


@on("older-games")
def _older(model: Model, event: Event) -> list[Effect]:
    """Show some more games than now; read a chunk where those that were read are all on the screen."""
    model.listed += PAGE
    return read(model, model.archive.unread[:1]) if len(entries(model)[1]) < model.listed else []


@on("figures")
def _figures(model: Model, event: Event) -> list[Effect]:
    """Go to the figures, of a game or a person; everything that was put away is read for them."""
    model.screen, model.sheet = "figures", None
    if isinstance(game := event.get("game"), str):
        model.figures_game = game
    if isinstance(name := event.get("value"), str):
        model.figures_of = name
    unknown = [line.id for line in model.games if line.finished and not line.levels and line.game in SHELF]
    return [*read(model, model.archive.unread), *looked_for(model, unknown)]


def read(model: Model, numbers: list[int]) -> list[Effect]:
    """Ask for chunks of the archive; they come back as `loaded-all`."""
    return [{"type": "load-all", "keys": [key_of(number) for number in numbers], "then": {}}] if numbers else []


@on("loaded-all")
def _loaded(model: Model, event: Event) -> list[Effect]:
    """List the games of chunks that have been read; games whose lines were damaged are read themselves."""
    texts = as_dict(event.get("texts"))
    keys = event.get("keys")
    found, missing = lines_in(
        model.archive, {str(key): texts.get(key) for key in keys} if isinstance(keys, list) else {}
    )
    model.games = saves.in_order([*model.games, *found])
    effects = take_out(model.archive, missing, model.games)
    return [*effects, *looked_for(model, missing)]
