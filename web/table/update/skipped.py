"""Skipped games: Python crashed while reading them, and would do so again at every start.

The shell marks the save that it hands over until there is an answer (web/shell/reading.js). It reports any mark left at
the next start. Nothing of such a game is lost: it can be saved as a file, tried again, or removed.
"""

from __future__ import annotations

from collections.abc import Sequence

import tenfold
from table import saves
from table.archive import take_out
from table.model import Model
from table.shelf import is_elsewhere
from table.update.events import Effect, Event, announced, on
from table.update.saved_games import open_game
from table.words import SKIPPED
from tenfold.carried import GAME


def leave_alone(model: Model, key: object) -> list[Effect]:
    """Skip the save of this key until the person asks for it, and tell them. Ignore a key that isn’t a game’s."""
    if not isinstance(key, str) or not key.startswith(GAME):
        return []
    ident = key.removeprefix(GAME)
    model.skipped = [*dict.fromkeys([*model.skipped, ident])]
    return [saves.skipped(model), *tell(model)]


def tell(model: Model) -> list[Effect]:
    """Say which game was skipped last."""
    model.open("skipped", id=model.skipped[-1])
    return announced(str(SKIPPED), urgent=True)


def looked_for(model: Model, idents: Sequence[str]) -> list[Effect]:
    """Read games that are in no list. Each comes back as `found`."""
    return [_find(ident) for ident in idents if ident not in model.skipped]


def _find(ident: str) -> Effect:
    return {"type": "load", "key": f"{GAME}{ident}", "then": {"id": ident, "found": True}}


@on("try-skipped")
def _try(model: Model, event: Event) -> list[Effect] | None:
    """Read a game again. It stays skipped until it has been read, in case Python crashes again."""
    ident = str(event.get("id"))
    if ident not in model.skipped:
        return None
    if any(line.id == ident and is_elsewhere(line.game) for line in model.known_games):
        _chosen(model, event)
        return [saves.skipped(model), *(open_game(model, ident) or ())]  # it is read elsewhere
    model.open("skipped", id=ident, trying=True)
    return [{"type": "load", "key": f"{GAME}{ident}", "then": {"id": ident, "again": True}}]


@on("forget-skipped")
def _forget(model: Model, event: Event) -> list[Effect] | None:
    ident = _chosen(model, event)
    if ident is None:
        return None
    gone = [*saves.without(model, [ident]), *take_out(model.archive, {ident}, model.games)]
    return [*gone, saves.skipped(model), *saves.games(model)]


@on("save-skipped")
def _save(model: Model, event: Event) -> list[Effect] | None:
    """Export a game as a file. The shell has its text, and Python reads none of it."""
    ident = event.get("id")
    if ident not in model.skipped:
        return None
    keys = [f"{GAME}{ident}"]
    return [{"type": "take-along", "name": f"tenfold-{ident}.json", "app": tenfold.__version__, "keys": keys}]


def _chosen(model: Model, event: Event) -> str | None:
    """Stop skipping a game, and return its id."""
    ident = str(event.get("id"))
    if ident not in model.skipped:
        return None
    model.skipped.remove(ident)
    model.close()
    model.home_changes += 1
    return ident
