"""The event that opens the stats."""

from __future__ import annotations

from table.features.figures.state import FiguresScreen, Last
from table.model import Model
from table.update.archive import read
from table.update.events import Effect, Event, on
from table.update.skipped import looked_for
from tenfold.registry import SHELF


@on("figures")
def _figures(model: Model, event: Event) -> list[Effect]:
    """Go to the stats of a game or a person. All older games are read for them."""
    model.show(FiguresScreen())
    last = model.memory(Last)
    if isinstance(game := event.get("game"), str):
        last.game = game
    if isinstance(name := event.get("value"), str):
        last.name = name
    unknown = [line.id for line in model.games if line.finished and not line.levels and line.game in SHELF]
    return [*read(model, model.archive.unread), *looked_for(model, unknown)]
