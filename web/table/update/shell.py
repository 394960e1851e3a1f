"""What the shell reports: the start, the page coming and going, failing storage, a new version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace

from table import merging, saves, text
from table.hooks import HOME_OFFERS, KEPT, SHELVED, STARTED
from table.model import Model
from table.settings import Settings
from table.stack import SetupScreen
from table.update import speaking
from table.update.events import Effect, Event, as_dict, on, say, whole
from table.update.people import KNOWN
from table.update.setting_up import setup
from table.update.skipped import leave_alone, looked_for, tell
from table.words import TROUBLE


@on("boot")
def _boot(model: Model, event: Event) -> list[Effect] | None:
    env = as_dict(event.get("env"))
    model.now = whole(env.get("now"))
    model.random.seed(whole(env.get("entropy")))
    model.standalone, model.ios = bool(env.get("standalone")), bool(env.get("ios"))
    model.installable = bool(env.get("installable"))
    model.address = str(env.get("address", ""))
    model.booted, model.unread = True, bool(env.get("unread"))
    speaking.begin(model, env.get("language"))
    saved = as_dict(event.get("saves"))
    unreadable = [*_put_on_shelf(model, saved), *saves.load_all(model, saved)]
    model.home_changes += 1
    asked = as_dict(env.get("query")).get("game")
    if asked:
        setup(model, str(asked))
    effects = leave_alone(model, env.get("skip"))
    model.skipping = bool(effects)
    effects += _look_for_games(model, event.get("games"))
    for begin in STARTED:
        effects += begin(model, env)
    return effects + _tell_unreadable(model, unreadable)


def _put_on_shelf(model: Model, saved: Mapping[str, str]) -> list[str]:
    return [words for put in SHELVED for words in put(model, saved)]


def _tell_unreadable(model: Model, unreadable: list[str]) -> list[Effect]:
    if not unreadable:
        return []
    return say(model, text.unreadable(names=tuple(map(str, unreadable))))


@on("kept-late")
def _kept_late(model: Model, event: Event) -> list[Effect] | None:
    """Take in saves that could not be read at the start, and merge them with what was done since."""
    saved, kept, model.unread = as_dict(event.get("saves")), Model(), False
    unreadable = [*_put_on_shelf(model, saved), *saves.load_all(kept, saved)]
    _put_together(model, kept)
    # All of them, changed or not: otherwise the shell would write what it has held back.
    lists = [*saves.games(model), *saves.small(model).values(), *([saves.skipped(model)] if model.skipped else [])]
    found = _look_for_games(model, event.get("games"))
    return [*lists, {"type": "write-again"}, *found, *_tell_unreadable(model, unreadable)]


def _put_together(model: Model, kept: Model) -> None:
    """Merge what was done before the saves were known. Newer choices stay."""
    chosen = {name: value for name, value in asdict(model.settings).items() if value != getattr(Settings(), name)}
    model.settings = replace(kept.settings, **chosen)
    model.nameless = (model.nameless or kept.nameless) and not model.settings.name
    model.closed_offers |= kept.closed_offers
    model.asked_to_keep |= kept.asked_to_keep
    model.people = [*dict.fromkeys([*model.people, *kept.people])][:KNOWN]
    model.explained = merging.merged_explained(kept.explained, model.explained)
    on_screen = {screen.game for screen in model.stack if isinstance(screen, SetupScreen)}
    model.setups |= {game: setup for game, setup in kept.setups.items() if game not in on_screen}
    for one in KEPT:
        one.join(model, kept)
    new = {line.id for line in model.games}
    model.games = saves.in_order([*model.games, *(line for line in kept.games if line.id not in new)])
    model.archive = kept.archive
    model.skipped = [*dict.fromkeys([*kept.skipped, *model.skipped])]
    model.home_changes += 1


def _look_for_games(model: Model, keys: object) -> list[Effect]:
    """Read saved games that are in no list: Tenfold was closed between two saves, or a list was damaged.

    Even a game with a line may have to be read, if its rules are not here. They were removed, or the line is damaged.
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


@on("close-offer")
def _close_offer(model: Model, event: Event) -> list[Effect] | None:
    """Close an offer on the home screen for good."""
    name = event.get("name")
    return close_offer(model, name) if name in (saves.INSTALL, *HOME_OFFERS) else None


def close_offer(model: Model, name: str) -> list[Effect]:
    """Close an offer on the home screen for good, and save that."""
    model.closed_offers.add(name)
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
    """Record trouble with the storage. At the table, where no notice appears, new trouble is also said."""
    reason, before = str(event.get("reason")), model.trouble
    model.trouble = reason if reason in TROUBLE else "gone"
    if model.trouble == before:
        return None
    model.trouble_closed = False
    return say(model, TROUBLE[model.trouble]) if model.screen.table else None


@on("saved-again")
def _saved_again(model: Model, event: Event) -> list[Effect] | None:
    """Record that everything refused before has been saved after all."""
    before, model.trouble = model.trouble, ""
    if before == "late":
        return say(model, text.games_are_back)
    return say(model, text.saved_again) if before else None


@on("close-trouble")
def _close_trouble(model: Model, event: Event) -> None:
    model.trouble_closed = True


@on("toast-over")
def _toast_over(model: Model, event: Event) -> None:
    model.toast = None


@on("started-again")
def _started_again(model: Model, event: Event) -> list[Effect]:
    """Say that Python has restarted: the first one of this visit crashed, and lost what had not been saved."""
    effects = say(model, text.started_again)
    return [*effects, *(tell(model) if model.skipping else [])]


@on("shared")
def _shared(model: Model, event: Event) -> list[Effect] | None:
    """Say that the text was copied or the picture saved. A text that wasn't is shown for copying by hand."""
    if event.get("saved") is True:
        return say(model, text.picture_saved)
    if event.get("copied") is True:
        return say(model, text.copied)
    model.open("copy", text=str(event.get("text"))[:2000])
    return None


@on("hidden", "lock-lost")
def _hidden(model: Model, event: Event) -> None:
    for screen in model.stack:
        screen.hide()
