"""Added games: choosing a wheel, adding it, removing it, and opening the sandbox in which it runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from table import saves
from table.features.added_games import addons, guests, text
from table.features.added_games.addons import AddonError, Wheel
from table.features.added_games.guests import Entry, GuestError
from table.features.added_games.keeping import of_games, with_lines_of
from table.features.added_games.state import RoomScreen, added
from table.hooks import BUSY, CARRIED, ELSEWHERE_PLAYED, KEPT, SHELVED, Carried, Offer
from table.model import Model
from table.shelf import is_elsewhere
from table.stack import HistoryScreen, SettingsScreen, SetupScreen
from table.update.events import Effect, Event, announced, on, say
from table.words import clean_text, listed
from tenfold import GameError, game_class
from tenfold.plainjson import read_json
from tenfold.registry import Origin

_WHY = 300
"""The maximum length of a stranger's sentence, in characters."""


@SHELVED.add(10)
def come_back(model: Model, saved: Mapping[str, str]) -> list[str]:
    """Put stand-ins for the saved wheels on the shelf, as at every start. Return what could not be read, in words."""
    guests.all_out()
    unreadable = []
    here = {key: wheel.to_text() for key, wheel in added(model).wheels.items()}
    added(model).wheels, added(model).load_errors = {}, {}
    for key, kept in {**addons.kept_wheels(saved), **here}.items():
        try:
            wheel = addons.from_text(kept)
            addons.check_room(wheel)
        except AddonError:
            unreadable.append(str(text.saved_addon))
            continue
        added(model).wheels[key] = wheel
        try:
            _move_in(wheel, guests.read_shelf(wheel.shelf, wheel.games))
        except GuestError:  # an older Tenfold saved only the wheel
            added(model).load_errors |= dict.fromkeys(wheel.games, str(text.addon_untested))
    return unreadable


def _move_in(wheel: Wheel, entries: Sequence[Entry]) -> None:
    guests.move_in(entries, Origin(wheel.distribution, wheel.version, wheel.author))


def key_of(wheel: Wheel) -> str:
    """Return the key under which a wheel is saved. A newer version replaces the older one."""
    return f"{addons.KEY}{addons.plain(wheel.distribution)}"


@on("add-game")
def _chosen(model: Model, event: Event) -> list[Effect] | None:
    """Inspect the chosen file, and ask whether to add it."""
    if added(model).trying is not None:
        return None
    try:
        wheel = addons.read(str(event.get("name")), event.get("data"))
    except AddonError as error:
        return _refused(model, str(error))
    return ask_to_add(model, wheel)


def ask_to_add(model: Model, wheel: Wheel) -> list[Effect] | None:
    """Ask whether to add a wheel, unless another one is being tried."""
    if added(model).trying is not None:
        return None
    try:
        addons.check_room(wheel, added(model).wheels.get(key_of(wheel)))
    except AddonError as error:
        return _refused(model, str(error))
    model.open("add-game", wheel=wheel, key=key_of(wheel))
    return None


@on("add-confirmed")
def _confirmed(model: Model, event: Event) -> list[Effect] | None:
    """Have the wheel tried in a sandbox. `wheel-tried` comes back."""
    wheel = (model.sheet or {}).get("wheel")
    if not isinstance(wheel, Wheel) or added(model).trying is not None:
        return None
    added(model).trying = wheel
    model.open("adding")
    return [{"type": "try-wheel", "text": wheel.to_text()}]


@on("wheel-tried")
def _tried(model: Model, event: Event) -> list[Effect] | None:
    """Keep the wheel, or discard it: `why` says what the trial found wrong, and `shelf` describes its games."""
    wheel, added(model).trying = added(model).trying, None
    if wheel is None:
        return None
    if event.get("why"):
        return _refused(model, str(event["why"]))
    key = key_of(wheel)
    old = added(model).wheels.get(key)
    wheel = wheel._replace(shelf=str(event.get("shelf", "")))
    try:
        entries = guests.read_shelf(wheel.shelf, wheel.games)
        guests.check_titles(entries, old.games if old else ())
    except GuestError as error:
        return _refused(model, str(error))
    _move_out(model, old)
    _move_in(wheel, entries)
    # A newer version may have other options or other numbers of players.
    model.setups |= {game: saves.refitted(game, model.setups[game]) for game in wheel.games if game in model.setups}
    added(model).wheels[key] = wheel
    model.go()
    model.home_changes += 1
    title = title_of(wheel)
    note = text.added(title=title)
    if old:
        note = text.updated(title=title, before=old.version, version=wheel.version)
    return [{"type": "save", "key": key, "text": wheel.to_text()}, *say(model, str(note))]


@on("close", sheet="adding")
@on("stop-trial")
def _stop_trial(model: Model, event: Event) -> list[Effect] | None:
    """Stop the trial."""
    if added(model).trying is None:
        return None
    added(model).trying = None
    model.close()
    return [{"type": "close-room"}, *say(model, str(text.add_stopped))]


def _move_out(model: Model, wheel: Wheel | None) -> None:
    if wheel is None:
        return
    guests.move_out(wheel.games)
    for game in wheel.games:
        added(model).load_errors.pop(game, None)


_REASONS = {
    "file-missing": text.room_file_missing,
    "too-complex": text.room_too_complex,
    "too-large": text.room_too_large,
    "python-stopped": text.room_python_stopped,
    "other-page": text.room_other_page,
    "no-answer": text.room_no_answer,
    "save-too-large": text.room_save_too_large,
    "saves-too-much": text.room_saves_too_much,
}
"""Why the shell has closed a sandbox, or couldn't open it (web/room/page.js)."""


def _reason(why: object) -> str:
    """Return why a sandbox was closed: the shell's reason in a sentence, or a game's own words."""
    said = str(why)
    key, _, file = said.removeprefix("Error: ").removeprefix("RangeError: ").partition(" ")
    if key == "part-missing":
        return str(text.room_part_missing(file=clean_text(file, _WHY)))
    return clean_text(said, _WHY) if file or key not in _REASONS else str(_REASONS[key])


def _refused(model: Model, why: str) -> list[Effect]:
    why = _reason(why)
    added(model).trying = None
    model.open("not-added", why=why)
    return announced(why, urgent=True)


@on("remove-game")
def _remove(model: Model, event: Event) -> list[Effect] | None:
    """Remove a wheel, after the question. Its saves stay in case it is added again."""
    key = str(event.get("key"))
    wheel = added(model).wheels.pop(key, None)
    model.close()
    if wheel is None:
        return None
    model.stack = [screen for screen in model.stack if screen.about not in wheel.games]
    title = title_of(wheel)
    for game in wheel.games:
        model.setups.pop(game, None)
    _move_out(model, wheel)
    model.home_changes += 1
    return [{"type": "forget", "key": key}, *say(model, str(text.removed(title=title)))]


@BUSY.add(10)
def _is_trying(model: Model) -> bool:
    return added(model).trying is not None


# In a backup file.


MOST_WHEELS = 32
"""The most added games that a file can bring."""

_LARGEST_WHEEL = 3_000_000
"""The maximum length of the text of a saved wheel, in characters."""


@CARRIED.add(10)
def carried(model: Model, saved: Mapping[str, str]) -> Carried:
    """Return the wheels in a file that are new here. People are asked first, as for any other added game."""
    unreadable, wheels = 0, list[Wheel]()
    for key, kept in addons.kept_wheels(saved).items():
        try:
            read_json(kept, largest=_LARGEST_WHEEL)  # too much nesting would crash Python in a browser
            wheel = addons.from_text(kept)
        except (ValueError, AddonError):
            unreadable += 1
            continue
        if key not in added(model).wheels and len(wheels) < MOST_WHEELS:
            wheels.append(wheel._replace(shelf=""))
    said = text.carried_with_games(count=len(wheels)) if wheels else ""
    return Carried([_offer(wheel) for wheel in wheels], said, unreadable)


def _offer(wheel: Wheel) -> Offer:
    title = text.carried(name=wheel.distribution, version=wheel.version)
    return Offer(title, text.carried_by(author=wheel.author), lambda model: ask_to_add(model, wheel))


# The sandbox.


def title_of(wheel: Wheel) -> str:
    """Return the titles of a wheel's games, or the wheel's name while they are unknown."""
    try:
        return listed([game_class(game).long_name for game in wheel.games])
    except GameError:
        return wheel.distribution


@ELSEWHERE_PLAYED.add(10)
def enter(model: Model, game: str, events: Sequence[Event]) -> list[Effect] | None:
    """Open the sandbox of an added game, which handles these events first."""
    if not is_elsewhere(game):
        return None
    key, wheel = next((key, wheel) for key, wheel in added(model).wheels.items() if game in wheel.games)
    model.show(RoomScreen(game, wheel.games, title_of(wheel)))
    return [
        {
            "type": "enter-room",
            "key": key,
            "saves": of_games(model, wheel.games),
            "owned": [summary.id for summary in model.games if summary.game in wheel.games],
            "games": list(wheel.games),
            "title": title_of(wheel),
            "allows": [*(["buzz"] if model.settings.buzz else []), *(["sound"] if model.settings.volume else [])],
            "events": events,
        }
    ]


@on("room-rules", at=SetupScreen)
def _rules(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    """Open an added game's rules in its sandbox, as they are the game's own pages."""
    if not is_elsewhere(here.game):
        return None
    chapter = {"type": "sheet", "name": "rules", "chapter": "minute"}
    return enter(model, here.game, [{"type": "setup", "game": here.game}, chapter])


@on("room-saved", at=RoomScreen)
def _saved(model: Model, event: Event, room: RoomScreen) -> list[Effect] | None:
    """Take over a list that the sandbox has saved: only lines of its own games change."""
    key, saved = event.get("key"), event.get("text")
    for kept in KEPT:
        if key == kept.key and kept.from_games is not None:
            kept.from_games(model, room.games, saved)
            return [kept.write(model)]
    if key not in ("open", "history"):
        return None
    model.games = with_lines_of(model.games, room.games, finished=key == "history", text=saved, now=model.now)
    model.home_changes += 1
    return saves.games(model)


@on("leave-room", "leave", at=RoomScreen)
def _leave(model: Model, event: Event, room: RoomScreen) -> list[Effect]:
    """Leave the sandbox with the page's own button."""
    model.back()
    return _closed(model)


@on("left-room", at=RoomScreen)
def _left(model: Model, event: Event, room: RoomScreen) -> list[Effect]:
    """Close the sandbox after a game. Any note that was on its screen is shown as the game's words, not Tenfold's."""
    toast = clean_text(str(event.get("toast", "")), _WHY)
    model.back()
    match event.get("screen"):
        case "history":
            model.return_to(HistoryScreen())
        case "settings":
            model.return_to(SettingsScreen())
        case "setup":
            model.return_to(SetupScreen(room.game))
        case _:
            model.go()
    return [*_closed(model), *(say(model, str(text.sandbox_says(title=room.title, why=toast))) if toast else [])]


@on("room-stopped", at=RoomScreen)
def _stopped(model: Model, event: Event, room: RoomScreen) -> list[Effect]:
    """Close a sandbox that crashed. Saves stay as they are, so the game can continue if it is ever fixed."""
    model.go()
    model.open("stopped", game=room.title, why=_reason(event.get("why")))
    return _closed(model)


@on("room-silent", at=RoomScreen)
def _silent(model: Model, event: Event, room: RoomScreen) -> None:
    model.open("silent", game=room.title)


@on("room-away", at=RoomScreen)
def _away(model: Model, event: Event, room: RoomScreen) -> list[Effect]:
    """Close a game that does not answer."""
    model.go()
    return [*_closed(model), *say(model, str(text.closed(title=room.title)))]


def _closed(model: Model) -> list[Effect]:
    model.home_changes += 1
    return [{"type": "close-room"}]
