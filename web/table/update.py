"""What an event does: `update(model, event)` changes the model and returns the effects for the shell.

Handlers are found by the event's type. Nothing else writes the model, and nothing else touches a game's state.
Events come from outside (a page can be edited, a queue can be old): what makes no sense is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

import tenfold
from table import saves
from table.boards import Seen, Touch, board_of
from table.look import plain, seen_by_eyes, stages_of
from table.model import Chair, Model, Moment, Session, Settings, Setup, Summary, Toast
from table.setups import first_setup, free_bot_name, option_choices
from table.words import clean_name, listed, unnamed
from tenfold import IllegalAction, Record, RecordError, Seat, bots

Effect = dict[str, Any]
Event = Mapping[str, Any]
Handler = Callable[[Model, Event], "list[Effect] | None"]

SLICE = 0.024
"""Seconds a bot thinks before taps get their chance again."""

_HANDLERS: dict[str, Handler] = {}


def _on(*kinds: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        for kind in kinds:
            _HANDLERS[kind] = handler
        return handler

    return register


def update(model: Model, event: Event) -> list[Effect]:
    """Carry out an event; returns the effects for the shell (docs/messages.md)."""
    at = event.get("at")
    if isinstance(at, dict):
        model.now = _whole(at.get("now"), model.now)
    kind = str(event.get("type"))
    if kind not in ("timer", "think", "stage", "shown", "toast-over", "loaded"):
        model.toast = None
    handler = _HANDLERS.get(kind)
    return (handler(model, event) if handler else None) or []


def _whole(value: object, default: int = 0) -> int:
    """A number from outside as a whole one."""
    return int(value) if isinstance(value, int | float) and abs(value) < 2**53 else default


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _say(model: Model, text: str) -> list[Effect]:
    """Show a slip with a sentence, and tell it to who cannot see it."""
    model.toasts += 1
    model.toast = Toast(model.toasts, text)
    return [{"type": "announce", "text": text, "urgent": True}]


# The start, and what the shell reports.


@_on("boot")
def _boot(model: Model, event: Event) -> list[Effect] | None:
    env = _dict(event.get("env"))
    model.now = _whole(env.get("now"))
    model.random.seed(_whole(env.get("entropy")))
    model.standalone, model.ios = bool(env.get("standalone")), bool(env.get("ios"))
    model.installable = bool(env.get("installable"))
    model.booted = True
    unreadable = saves.load_all(model, _dict(event.get("saves")))
    model.stale.add("home")
    asked = _dict(env.get("query")).get("game")
    if asked:
        _setup(model, {"game": asked})
    effects = _look_for_games(model, event.get("games"))
    if unreadable:
        effects += _say(model, f"What was kept of {listed(unreadable)} cannot be read: a fresh start. No game is lost.")
    return effects


def _look_for_games(model: Model, keys: object) -> list[Effect]:
    """Read the games on disk that no list knows: the end came between two saves, or a list was damaged."""
    listed_keys = {f"game:{summary.id}" for summary in model.games}
    return [
        {"type": "load", "key": key, "then": {"id": key.removeprefix("game:"), "found": True}}
        for key in (keys if isinstance(keys, list) else [])
        if isinstance(key, str) and key not in listed_keys
    ]


@_on("installable")
def _installable(model: Model, event: Event) -> None:
    model.installable = True


@_on("install")
def _install(model: Model, event: Event) -> list[Effect]:
    model.installable = False
    return [{"type": "install"}]


@_on("close-hint")
def _close_hint(model: Model, event: Event) -> list[Effect]:
    model.hint_closed = True
    model.stale.add("home")
    return [saves.settings(model)]


@_on("update-ready")
def _update_ready(model: Model, event: Event) -> None:
    model.update_ready = True


@_on("update")
def _update(model: Model, event: Event) -> list[Effect]:
    return [{"type": "update"}]


@_on("save-failed")
def _save_failed(model: Model, event: Event) -> None:
    reason = str(event.get("reason"))
    model.trouble = reason if reason in ("full", "gone", "blocked") else "gone"


@_on("toast-over")
def _toast_over(model: Model, event: Event) -> None:
    model.toast = None


@_on("hidden", "lock-lost")
def _hidden(model: Model, event: Event) -> None:
    """Fold the hand when the app leaves sight; alone there is nobody to hide from."""
    session = model.session
    if session and not session.alone:
        session.eyes = session.holder = None
        session.picked = ()


# Going about.


@_on("home")
def _home(model: Model, event: Event) -> None:
    _put_away(model)
    model.screen, model.sheet = "home", None


@_on("history")
def _history(model: Model, event: Event) -> None:
    model.screen, model.sheet = "history", None


@_on("settings")
def _settings(model: Model, event: Event) -> None:
    model.sheet = None
    model.screen = "settings"


@_on("coming")
def _coming(model: Model, event: Event) -> list[Effect]:
    return _say(model, f"{event.get('title', 'This game')} is still being made. PIG 10 is ready.")


@_on("back")
def _back(model: Model, event: Event) -> None:
    """The back gesture: close what is open, then leave the screen."""
    if model.sheet:
        model.sheet = None
    elif model.screen == "settings" and model.session:
        model.screen = "play"
    elif model.screen == "play" and model.back_to == "history":
        _put_away(model)
        model.screen, model.back_to = "history", "home"
    elif model.screen != "home":
        _home(model, event)


@_on("sheet")
def _sheet(model: Model, event: Event) -> None:
    from table.screens.sheets import sheet_of

    before = model.sheet
    model.sheet = {key: value for key, value in event.items() if key not in ("type", "at")}
    if sheet_of(model) is None:
        model.sheet = before


@_on("close")
def _close(model: Model, event: Event) -> None:
    model.sheet = None


@_on("set")
def _set(model: Model, event: Event) -> list[Effect] | None:
    """Change one setting, from a segment (`value`) or a toggle (`checked`)."""
    key = str(event.get("key"))
    if key in Settings.CHOICES and event.get("value") in Settings.CHOICES[key]:
        setattr(model.settings, key, event["value"])
    elif key in Settings.SWITCHES and isinstance(event.get("checked"), bool):
        setattr(model.settings, key, event["checked"])
    else:
        return None
    model.stale.add("home")
    return [saves.settings(model)]


@_on("sums")
def _sums(model: Model, event: Event) -> list[Effect]:
    model.settings.sums = not model.settings.sums
    return [saves.settings(model)]


# Setting up.


@_on("setup")
def _setup(model: Model, event: Event) -> None:
    game = str(event.get("game"))
    if game not in tenfold.registered_games():
        return
    _put_away(model)
    model.screen, model.game, model.sheet = "setup", game, None
    if game not in model.setups:
        model.setups[game] = first_setup(game)


def _changed(model: Model) -> list[Effect]:
    return [saves.setups(model)]


def _table_of(model: Model) -> Setup | None:
    return model.setups.get(model.game) if model.screen == "setup" else None


def _chair(model: Model, event: Event) -> Chair | None:
    setup, seat = _table_of(model), event.get("seat")
    if setup is None or not isinstance(seat, int) or not 0 <= seat < setup.players:
        return None
    return setup.chairs[seat]


@_on("players")
def _players(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    offered = tenfold.game_class(model.game).offered_players
    wanted = setup.players + (1 if event.get("by") == 1 else -1)
    if wanted not in offered:
        return _say(
            model,
            f"{tenfold.game_class(model.game).long_name} is for {offered[0]} to {offered[-1]} players.",
        )
    setup.players = wanted
    for key, choice in setup.options.items():
        if choice not in option_choices(model.game, key, wanted):
            setup.options[key] = option_choices(model.game, key, wanted)[0]
    return _changed(model)


@_on("name")
def _name(model: Model, event: Event) -> list[Effect] | None:
    chair = _chair(model, event)
    if chair is None:
        return None
    name = clean_name(str(event.get("value", "")))
    if chair.kind == "bot":
        chair.bot_name = name or free_bot_name(model.setups[model.game], chair)
    else:
        chair.name = name
    return _changed(model)


@_on("kind")
def _kind(model: Model, event: Event) -> list[Effect] | None:
    chair = _chair(model, event)
    kind, level = event.get("kind"), event.get("level")
    model.sheet = None
    if chair is None or kind not in ("person", "bot") or (kind == "bot" and level not in bots.LEVELS):
        return None
    if kind == "bot" and chair.kind == "person":
        chair.bot_name = free_bot_name(model.setups[model.game], chair)
    chair.kind = "bot" if kind == "bot" else "person"
    chair.level = str(level or chair.level)
    return _changed(model)


@_on("move")
def _move(model: Model, event: Event) -> list[Effect] | None:
    """Move a chair one place up; the first one goes to the end."""
    setup, chair = _table_of(model), _chair(model, event)
    if setup is None or chair is None:
        return None
    seat = int(event["seat"])
    used = setup.used
    used.insert(seat - 1 if seat else len(used), used.pop(seat))
    setup.chairs[: setup.players] = used
    return _changed(model)


@_on("option")
def _option(model: Model, event: Event) -> list[Effect] | None:
    setup, key, choice = _table_of(model), str(event.get("id")), str(event.get("choice"))
    model.sheet = None
    if setup is None or choice not in option_choices(model.game, key, setup.players):
        return None
    setup.options[key] = choice
    return _changed(model)


@_on("deal-number")
def _deal_number(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    text = str(event.get("value", "")).strip()
    if text and not (text.isascii() and text.isdigit() and len(text) < 10):
        setup.deal = ""
        return _say(model, "Chance deals. A deal number is made of up to nine digits.")
    setup.deal = text
    return None


@_on("start")
def _start(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    names = [chair.shown_name or unnamed(seat) for seat, chair in enumerate(setup.used)]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        return _say(model, f"Two seats are called {listed(twice)}. Another name for one of them, please.")
    seats = [
        Seat(name, chair.kind, chair.level if chair.kind == "bot" else None)
        for name, chair in zip(names, setup.used, strict=True)
    ]
    seed = int(setup.deal) if setup.deal else _deal_number_by_chance(model)
    setup.deal = ""
    return [
        *_changed(model),
        *_begin(model, Record(model.game, seats=seats, options=setup.options, seed=seed)),
    ]


def _deal_number_by_chance(model: Model) -> int:
    """Short enough to be read out across a table."""
    return model.random.randrange(1, 1_000_000)


def _begin(model: Model, record: Record) -> list[Effect]:
    record.meta["created"] = str(model.now)
    session = Session(f"{model.now:x}-{model.random.getrandbits(24):06x}", record)
    model.session, model.screen, model.sheet = session, "play", None
    _settle(session)
    model.stale.add("home")
    return [*_kept(model, session), *_turn_effects(model, session)]


# Saved games.


@_on("open")
def _open(model: Model, event: Event) -> list[Effect] | None:
    """Read a saved game; it comes back as `loaded`."""
    if any(summary.id == event.get("id") for summary in model.games):
        return [{"type": "load", "key": f"game:{event['id']}", "then": {"id": event["id"]}}]
    return None


@_on("loaded")
def _loaded(model: Model, event: Event) -> list[Effect] | None:
    key, text = str(event.get("id")), event.get("text")
    summary = next((summary for summary in model.games if summary.id == key), None)
    if summary is None:
        return _found(model, key, text) if event.get("found") is True else None
    if model.session and model.session.id == key:
        return None  # the game is on the table already, and may have gone on
    if not isinstance(text, str):
        model.games.remove(summary)
        model.stale.add("home")
        return [*_say(model, "This game is no longer on this phone."), *saves.games(model)]
    try:
        record = Record.from_json(text)
    except RecordError as error:
        model.sheet = {"name": "damaged", "id": key, "why": str(error)}
        model.damaged = text
        return None
    session = Session(key, record)
    # Nobody knows any more what was looked at: nothing played so far can be taken back between people.
    _look(session)
    model.back_to = "history" if model.screen == "history" else "home"
    model.session, model.screen, model.sheet = session, "play", None
    _settle(session)
    return _turn_effects(model, session)


def _found(model: Model, key: str, text: object) -> list[Effect] | None:
    """List a game again that was found on disk; one that cannot be read stays there."""
    try:
        record = Record.from_json(text if isinstance(text, str) else "")
    except RecordError:
        return None
    when = record.meta.get("finished") or record.meta.get("created", "")
    model.games.append(_summary(key, record, int(when) if when.isascii() and when.isdigit() else 0))
    model.games.sort(key=lambda summary: -summary.when)
    model.stale.add("home")
    return saves.games(model)


@_on("save-damaged")
def _save_damaged(model: Model, event: Event) -> list[Effect] | None:
    """Hand a damaged save out as a file."""
    if model.damaged is None:
        return None
    return [
        {
            "type": "download",
            "name": f"tenfold-{(model.sheet or {}).get('id', 'game')}.json",
            "text": model.damaged,
        }
    ]


@_on("forget")
def _forget(model: Model, event: Event) -> list[Effect] | None:
    """Forget a saved game, after the dialog that asks."""
    summary = next((summary for summary in model.games if summary.id == event.get("id")), None)
    model.sheet = None
    if summary is None:
        return None
    model.games.remove(summary)
    model.stale.add("home")
    return [{"type": "forget", "key": f"game:{summary.id}"}, *saves.games(model)]


@_on("rematch")
def _rematch(model: Model, event: Event) -> list[Effect] | None:
    """The same table once more; everybody moves up one seat, so that the right to begin goes round."""
    session = model.session
    if session is None or not session.record.finished:
        return None
    old = session.record
    seats = [*old.seats[1:], old.seats[0]]
    seed = _deal_number_by_chance(model)
    return _begin(model, Record(old.game, seats=seats, options=old.options, seed=seed))


# Playing.


@_on("hold")
def _hold(model: Model, event: Event) -> list[Effect] | None:
    """The person on turn says that they hold the phone: their hand unfolds."""
    session = model.session
    if session is None or not session.hand_over:
        return None
    _unfold(session)
    return None


def _unfold(session: Session) -> None:
    session.eyes = session.holder = session.turn
    _look(session)
    session.picked = ()


def _look(session: Session) -> None:
    """A hand is on the screen: what has happened so far cannot be taken back between people."""
    session.shown = len(session.record.entries)
    session.shown_events = len(session.record.state.events())


@_on("touch")
def _touch(model: Model, event: Event) -> list[Effect] | None:
    session, place = model.session, event.get("place")
    if session is None or not isinstance(place, int) or session.eyes is None:
        return None
    board = board_of(session.record.game)
    seen = seen_by_eyes(session, model.settings)
    return _touched(model, session, board.touch(seen, place, second_tap=model.settings.second_tap))


@_on("say-sum")
def _say_sum(model: Model, event: Event) -> list[Effect] | None:
    session = model.session
    value = event.get("value")
    if session is None or session.eyes is None or type(value) is not int:
        return None
    board = board_of(session.record.game)
    return _touched(model, session, board.say_sum(seen_by_eyes(session, model.settings), value))


def _touched(model: Model, session: Session, touch: Touch) -> list[Effect]:
    session.picked = touch.picked
    if touch.play is not None:
        return _play(model, session, touch.play)
    return _say(model, touch.say) if touch.say else []


@_on("play")
def _play_button(model: Model, event: Event) -> list[Effect] | None:
    session = model.session
    if session is None or session.eyes is None or session.eyes != session.turn or session.moment:
        return None
    return _play(model, session, str(event.get("action")))


def _play(model: Model, session: Session, action: str) -> list[Effect]:
    """A person's move."""
    try:
        return _apply(model, session, session.turn, action)
    except IllegalAction as refusal:
        return _say(model, str(refusal))


def _apply(model: Model, session: Session, seat: int, action: str) -> list[Effect]:
    record = session.record
    before, since = record.state.observation(None), len(record.state.events())
    record.play(seat, action)
    session.picked, session.thinking = (), None
    folded = not session.alone and record.seats[seat].kind == "person"
    if folded:
        session.eyes, session.holder = None, seat
    events = record.state.events(since, session.eyes)
    session.automatic = None
    session.moment = Moment(before, events, folded=seat if folded else None)
    _show(model, session)
    told = " ".join(plain(line) for event in events for line in board_of(record.game).tell(event, session.names))
    effects: list[Effect] = [
        *_kept(model, session),
        {"type": "announce", "text": told, "urgent": False},
    ]
    return [*effects, *_sound(model, session), *_turn_effects(model, session)]


def _show(model: Model, session: Session) -> None:
    """Begin to show what has happened; at the pace "at once" only what waits for a tap."""
    assert session.moment is not None
    stages = stages_of(session)
    while session.moment.stage < len(stages):
        if model.settings.speed or stages[session.moment.stage].ms is None:
            return
        session.moment.stage += 1
    session.moment = None
    _settle(session)


def _sound(model: Model, session: Session) -> list[Effect]:
    if session.moment is None or not model.settings.sound:
        return []
    sound = stages_of(session)[session.moment.stage].sound
    return [{"type": "sound", "name": sound}] if sound else []


@_on("stage", "skip", "go-on")
def _stage(model: Model, event: Event) -> list[Effect] | None:
    """Go on to the next stage of what is being shown."""
    session = model.session
    if session is None or session.moment is None:
        return None
    waits = stages_of(session)[session.moment.stage].ms is None
    if waits and event.get("type") != "go-on":
        return None
    session.moment.stage += 1
    _show(model, session)
    return _sound(model, session) if session.moment else _turn_effects(model, session)


def _settle(session: Session) -> None:
    """After a move: unfold the hand of whoever need not be handed the phone."""
    if session.alone:
        session.eyes = session.people[0] if session.people else None
    elif session.persons_turn and session.turn == session.holder:
        _unfold(session)
    session.automatic = _automatic(session)


def _automatic(session: Session) -> str | None:
    """The move that the person on turn cannot but make, if there is one."""
    if not session.persons_turn:
        return None
    own = Seen(obs=session.record.state.observation(session.turn), names=session.names)
    return board_of(session.record.game).automatic(own)


@_on("automatic")
def _play_automatic(model: Model, event: Event) -> list[Effect] | None:
    """Make the move that nobody has to think about."""
    session = model.session
    if session is None or session.moment or session.automatic is None:
        return None
    return _play(model, session, session.automatic)


def _turn_effects(model: Model, session: Session) -> list[Effect]:
    """What is heard and felt as a turn or the end comes round."""
    if session.moment:
        return []
    settings = model.settings
    if session.record.finished:
        return [{"type": "sound", "name": "win"}] if settings.sound else []
    effects: list[Effect] = []
    if session.persons_turn and len(session.record.entries):
        if settings.buzz:
            effects.append({"type": "buzz", "ms": 30})
        if settings.sound and not session.alone:
            effects.append({"type": "sound", "name": "turn"})
    return effects


@_on("think")
def _think(model: Model, event: Event) -> list[Effect] | None:
    """Let the computer player on turn think for one slice."""
    session = model.session
    if session is None or session.moment or session.turn == tenfold.TERMINAL or session.persons_turn:
        return None
    record, seat = session.record, session.turn
    if session.thinking is None:
        bot = bots.load(
            record.load_game(),
            str(record.seats[seat].level),
            seed=(record.seed or 0) + len(record.entries),
        )
        session.thinking = bot.think(record.state.observation(seat))
    until = perf_counter() + SLICE
    while perf_counter() < until:
        try:
            next(session.thinking)
        except StopIteration as done:
            return _apply(model, session, seat, done.value.text)
    session.slices += 1
    return None


@_on("undo")
def _undo(model: Model, event: Event) -> list[Effect] | None:
    session = model.session
    if session is None:
        return None
    reason = undo_refused(session)
    if reason:
        return _say(model, reason)
    if session.hand_over:  # Whoever holds the phone by now, the hand is shown only after another hand-over.
        session.holder = None
    session.record.take_back(_undoable(session))
    session.moment = session.thinking = None
    session.picked = ()
    if not session.alone:
        session.eyes = None
        if session.holder == session.turn:
            _unfold(session)
    return [*_kept(model, session), *_say(model, "Taken back.")]


def _undoable(session: Session) -> int:
    """How many entries an undo takes back: to the last decision of the person alone, or of whoever just moved."""
    entries = session.record.entries
    if session.alone:
        own = [i for i, entry in enumerate(entries) if entry.seat in session.people]
        return len(entries) - own[-1] if own else 0
    return len(entries) - session.shown


def undo_refused(session: Session) -> str:
    """Why nothing can be taken back now, as a sentence; empty where it can.

    Alone against computers anything goes. Between people a move can be taken back by whoever made it until
    something hidden was shown or another seat has moved (DESIGN 5.4).
    """
    if not session.record.entries:
        return "Nothing to take back yet."
    if session.alone:
        return "" if _undoable(session) else "Nothing to take back yet."
    since = session.record.entries[session.shown :]
    if not since:
        return "The moves so far stay: the next hand has been looked at."
    mover = since[0].seat
    last = next((entry.seat for entry in since if entry.seat != mover), None)
    if last is not None:
        return f"The move stays: {session.names[last]} has played since."
    if any(event["reveals"] for event in session.record.state.events(session.shown_events)):
        return "The move stays: cards have been turned since."
    return "" if session.record.seats[mover].kind == "person" else "The move stays: it is a computer player’s."


# Keeping.


def _kept(model: Model, session: Session) -> list[Effect]:
    """Save the game on the table, and its line in the list of games."""
    record = session.record
    if record.finished:
        record.meta.setdefault("finished", str(model.now))
        model.stale.add("home")
    else:
        record.meta.pop("finished", None)
    old = next((summary for summary in model.games if summary.id == session.id), None)
    summary = _summary(session.id, record, model.now)
    if old is not None:
        model.games.remove(old)
    model.games.insert(0, summary)
    moved = old is not None and old.finished and not summary.finished
    return [
        {"type": "save", "key": f"game:{session.id}", "text": record.to_json()},
        *saves.games(model, changed=None if moved else summary),
    ]


def _summary(key: str, record: Record, when: int) -> Summary:
    state, names = record.state, tuple(seat.name for seat in record.seats)
    return Summary(
        id=key,
        game=record.game,
        names=names,
        when=when,
        line="" if record.finished else f"{names[state.current_player()]} is next",
        finished=record.finished,
        places=tuple(state.ranking()) if record.finished else (),
        scores=tuple(state.scores()) if record.finished else (),
        taken_back=bool(record.take_backs),
    )


def _put_away(model: Model) -> None:
    """Leave the table; the game is on disk already."""
    if model.session:
        model.session = None
        model.stale.add("home")
