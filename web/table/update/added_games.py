"""Games from outside: choosing a wheel, letting it in, removing it, and what becomes of one that breaks."""

from __future__ import annotations

from collections.abc import Mapping

import tenfold
from table import addons
from table.addons import AddonError, Wheel
from table.boards import board_of
from table.model import Model
from table.shelf import title_of
from table.update.events import Effect, Event, on, say
from table.update.saving import put_away
from tenfold import TenfoldError


def come_back(model: Model, saved: Mapping[str, str], *, left_out: bool = False) -> list[str]:
    """Put the kept wheels into their places, as at every start; returns what could not be read, in words.

    After a start that never ended they are left out once, so that the one to blame can be removed.
    """
    unreadable = []
    for key, text in addons.kept_wheels(saved).items():
        try:
            wheel = addons.from_text(text)
            addons.check_room(wheel)
        except AddonError:
            unreadable.append("an added game")
            continue
        model.addons[key] = wheel
        if left_out:
            model.broken |= dict.fromkeys(wheel.games, "Left out this time, as the last start did not come to its end.")
            continue
        addons.unpack(wheel)
        for game in wheel.games:
            _see_whether_it_stands(model, game)
    return unreadable


def _see_whether_it_stands(model: Model, game: str) -> None:
    """A game that cannot even be named stays off the shelf, and the settings tell why."""
    try:
        info, board = tenfold.game_class(game), board_of(game)
        for text in (info.long_name, info.author, board.tagline, board.emblem):
            if not isinstance(text, str):
                raise TypeError(f"{game} has no name, author, tagline or emblem")
    except Exception as problem:  # somebody else's code: anything may happen
        model.broken[game] = str(problem) if isinstance(problem, TenfoldError) else addons.told(problem)


def key_of(wheel: Wheel) -> str:
    """The key under which a wheel is kept: a newer version takes the place of the older."""
    return f"{addons.KEY}{addons.plain(wheel.distribution)}"


@on("add-game")
def _chosen(model: Model, event: Event) -> list[Effect] | None:
    """Somebody has chosen a file: look at it, and ask."""
    if model.adding is not None:
        return None
    try:
        wheel = addons.read(str(event.get("name")), event.get("data"))
        addons.check_room(wheel, model.addons.get(key_of(wheel)))
    except AddonError as error:
        return _refused(model, str(error))
    model.sheet = {"name": "add-game", "wheel": wheel, "key": key_of(wheel)}
    return None


@on("add-confirmed")
def _confirmed(model: Model, event: Event) -> list[Effect] | None:
    """Let it in: micropip does it, in the worker, and `wheel-installed` comes back."""
    wheel = (model.sheet or {}).get("wheel")
    if not isinstance(wheel, Wheel) or model.adding is not None:
        return None
    old = model.addons.get(key_of(wheel))
    if old:
        addons.take_out(old)
    model.adding, model.sheet = wheel, {"name": "adding"}
    return [{"type": "install-wheel", "text": wheel.to_text()}]


@on("wheel-installed")
def _installed(model: Model, event: Event) -> list[Effect] | None:
    """Keep what has come, or take it out again: `why` tells what micropip or the trial has against it."""
    wheel, model.adding = model.adding, None
    if wheel is None:
        return None
    key = key_of(wheel)
    old = model.addons.get(key)
    if event.get("why"):
        addons.take_out(wheel)
        if old:
            addons.unpack(old)
        return _refused(model, str(event["why"]))
    model.addons[key] = wheel
    for game in wheel.games:
        model.broken.pop(game, None)
    put_away(model)
    model.screen, model.sheet = "home", None
    model.home_changes += 1
    again: list[Effect] = [
        {"type": "load", "key": f"game:{name}", "then": {"id": name, "found": True}} for name in model.unread
    ]
    model.unread = []
    title = title_of(wheel)
    told = f"is version {wheel.version} now; it was {old.version}." if old else "is on the shelf, at the end."
    return [{"type": "save", "key": key, "text": wheel.to_text()}, *again, *say(model, f"{title} {told}")]


def _refused(model: Model, why: str) -> list[Effect]:
    model.adding, model.sheet = None, {"name": "not-added", "why": why}
    return [{"type": "announce", "text": why, "urgent": True}]


@on("remove-game")
def _remove(model: Model, event: Event) -> list[Effect] | None:
    """Take a wheel away, after the dialog that asks; its saves stay for the day when it comes back."""
    key = str(event.get("key"))
    wheel = model.addons.pop(key, None)
    model.sheet = None
    if wheel is None:
        return None
    if model.session and model.session.record.game in wheel.games:
        put_away(model)
    if model.game in wheel.games:
        model.game = ""
    title = title_of(wheel)
    for game in wheel.games:
        model.broken.pop(game, None)
        model.setups.pop(game, None)
    addons.take_out(wheel)
    model.home_changes += 1
    return [{"type": "forget", "key": key}, *say(model, f"{title} is removed. Its saved games stay on this phone.")]


def contain(model: Model, event: Event, problem: Exception) -> bool:
    """Put away an added game that has stopped with a mistake of its own; False where it was none of theirs.

    What was on disk stays as it is: the game goes on from there, should it ever be mended.
    """
    game = _to_blame(model, event)
    if game is None:
        return False
    model.session, model.adding = None, None
    model.screen, model.game, model.back_to = "home", "", "home"
    model.home_changes += 1
    title = next(title_of(wheel) for wheel in model.addons.values() if game in wheel.games)
    model.sheet = {"name": "stopped", "game": title, "why": addons.told(problem)}
    return True


def _to_blame(model: Model, event: Event) -> str | None:
    """The added game that was being played, set up, opened or drawn."""
    added = {game for wheel in model.addons.values() for game in wheel.games}
    opened = next((one.game for one in model.games if one.id == event.get("id")), None)
    games = [model.session.record.game if model.session else None, opened, model.game, event.get("game")]
    return next((game for game in games if game in added), None)
