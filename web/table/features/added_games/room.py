"""The sandbox (a “room” in the code) of an added game: a separate Python that only exchanges JSON texts.

It runs the same screens and the same `update` as the main interpreter, with one game on the shelf. This module holds
the differences: how the wheel is installed, and what is reported about it. Screens that are not the game's own belong
to the main interpreter. When one comes up, `left` names it and the sandbox is closed (docs/shell-and-table.md).
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import tenfold
from table.app import asked
from table.boards import board_of
from table.features.added_games import addons, guests, text, trial
from table.features.added_games.addons import AddonError, Wheel
from table.features.added_games.state import added
from table.model import Model
from table.update import update
from table.view import Shown, step
from table.views import view_of


@dataclass
class _Room:
    """The state of the sandbox. `came_in` is true once one of the game's own screens has been shown.

    Before that, the way in leads through screens of the main interpreter.
    """

    model: Model = field(default_factory=Model)
    shown: Shown = field(default_factory=Shown)
    came_in: bool = False


_room = _Room()


def move_in(wheel_text: str) -> None:
    """Install a wheel that was accepted before."""
    wheel = addons.from_text(wheel_text)
    addons.unpack(wheel)
    _take(wheel)


async def try_out(wheel_text: str) -> str:
    """Install a wheel with micropip and try its games. Return JSON: `why` it was refused, or the data for the `shelf`.

    micropip can use only this wheel and what is already installed, so this works offline.
    """
    try:
        wheel = addons.from_text(wheel_text)
        await _install(wheel)
        why = trial.verdict(wheel.games)
        shelf = [] if why else [guests.entry_of(tenfold.game_class(game), board_of(game)) for game in wheel.games]
    except AddonError as error:
        why, shelf = str(error), []
    except Exception as problem:  # third-party code can raise anything
        why, shelf = str(text.test_crash(why=addons.fault_of(problem))), []
    return json.dumps({"why": why, "shelf": json.dumps(shelf)})


def dispatch(event: str) -> str:
    """Carry out one event. Return the step, or `stopped` with what went wrong in the game."""
    model, data = _room.model, json.loads(event)
    try:
        effects = update(model, asked(model, data))
        made, _room.shown = step(model, _room.shown, effects)
    except KeyboardInterrupt:  # the sandbox's time limit (web/room/worker.js)
        return json.dumps({"stopped": str(text.stopped_slow)})
    except Exception as problem:  # third-party code can raise anything
        return json.dumps({"stopped": addons.fault_of(problem)})
    answer: dict[str, Any] = made.to_dict()
    screen = model.screen
    at_home = screen.table is None and model.sheet is None
    _room.came_in = _room.came_in or not at_home
    if at_home and (_room.came_in or data.get("type") in ("start", "loaded", "lesson")):
        answer["left"] = {"screen": view_of(screen).name(screen), "toast": model.toast.text if model.toast else ""}
    return json.dumps(answer)


def _take(wheel: Wheel) -> None:
    added(_room.model).wheels[addons.KEY] = wheel


async def _install(wheel: Wheel) -> None:
    path = Path("/tmp", wheel.file)
    path.write_bytes(wheel.data)
    try:
        await import_module("pyodide_js").loadPackage("micropip")
        await import_module("micropip").install(f"emfs:{path}", index_urls=[])
    except ValueError as error:
        found = re.match(r"Requested '(.+?)', but (.+?)==(\S+) is already installed", str(error))
        if found is None:
            raise AddonError(addons.fault_of(error)) from None
        raise AddonError(text.addon_needs_other(name=found[1], package=found[2], version=found[3])) from None
    tenfold.refresh_games()
    _take(wheel)
