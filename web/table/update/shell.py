"""What the shell reports: the start, the page coming and going, storage that fails, a new version."""

from __future__ import annotations

from table import saves
from table.model import Model
from table.update.added_games import come_back
from table.update.events import Effect, Event, as_dict, on, say, whole
from table.update.links import opened
from table.update.setting_up import setup
from table.update.skipped import leave_alone, looked_for, tell
from table.words import TROUBLE, listed


@on("boot")
def _boot(model: Model, event: Event) -> list[Effect] | None:
    env = as_dict(event.get("env"))
    model.now = whole(env.get("now"))
    model.random.seed(whole(env.get("entropy")))
    model.standalone, model.ios = bool(env.get("standalone")), bool(env.get("ios"))
    model.installable = bool(env.get("installable"))
    model.address = str(env.get("address", ""))
    model.booted = True
    saved = as_dict(event.get("saves"))
    unreadable = [*come_back(model, saved), *saves.load_all(model, saved)]
    model.home_changes += 1
    asked = as_dict(env.get("query")).get("game")
    if asked:
        setup(model, {"game": asked})
    effects = leave_alone(model, env.get("skip"))
    model.skipping = bool(effects)
    effects += _look_for_games(model, event.get("games"))
    if env.get("link"):
        effects += opened(model, env["link"])
    if unreadable:
        effects += say(model, f"What was kept of {listed(unreadable)} cannot be read: a fresh start. No game is lost.")
    return effects


def _look_for_games(model: Model, keys: object) -> list[Effect]:
    """Read the games on disk that no list knows: the end came between two saves, or a list was damaged.

    A line of a game that is not here may be of one that was removed, or damaged.
    """
    known = {summary.id for summary in model.known_games} | model.archive.ids()
    found = [key.removeprefix("game:") for key in (keys if isinstance(keys, list) else []) if isinstance(key, str)]
    return looked_for(model, [ident for ident in found if ident not in known])


@on("installable")
def _installable(model: Model, event: Event) -> None:
    model.installable = True


@on("install-app")
def _install_app(model: Model, event: Event) -> list[Effect]:
    model.installable = False
    return [{"type": "install-app"}]


@on("close-hint")
def _close_hint(model: Model, event: Event) -> list[Effect]:
    model.hint_closed = True
    model.home_changes += 1
    return [saves.settings(model)]


@on("update-ready")
def _update_ready(model: Model, event: Event) -> None:
    model.update_ready = True


@on("take-update")
def _take_update(model: Model, event: Event) -> list[Effect]:
    return [{"type": "take-update"}]


@on("save-failed")
def _save_failed(model: Model, event: Event) -> list[Effect] | None:
    """What is new is told at the table too, where no notice stands."""
    reason, before = str(event.get("reason")), model.trouble
    model.trouble = reason if reason in TROUBLE else "gone"
    if model.trouble == before:
        return None
    model.trouble_closed = False
    return say(model, TROUBLE[model.trouble]) if model.screen == "play" else None


@on("saved-again")
def _saved_again(model: Model, event: Event) -> list[Effect] | None:
    """All that had been refused is on disk after all."""
    told, model.trouble = bool(model.trouble), ""
    return say(model, "Saving works again, and everything is saved.") if told else None


@on("close-trouble")
def _close_trouble(model: Model, event: Event) -> None:
    model.trouble_closed = True


@on("toast-over")
def _toast_over(model: Model, event: Event) -> None:
    model.toast = None


@on("started-again")
def _started_again(model: Model, event: Event) -> list[Effect]:
    """This Python is the second one of the visit: the first has died, with what was not on disk."""
    told = say(model, "Tenfold had stopped, and has started again from the last save.")
    return [*told, *(tell(model) if model.skipping else [])]


@on("hidden", "lock-lost")
def _hidden(model: Model, event: Event) -> None:
    """Fold the hand when the app leaves sight; alone there is nobody to hide from."""
    session = model.session
    if model.replaying:
        model.replaying.playing = False
    if session and not session.alone:
        session.eyes = session.holder = None
        session.picked, session.peek, session.claim = (), False, ""
