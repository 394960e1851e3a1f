"""Saved games: opening, deleting and playing again."""

from __future__ import annotations

import re
from functools import partial

from table import lines, practice, saves
from table.archive import take_out
from table.hooks import LOADED_FOR, ONCE, OPENED_FOR, OVER
from table.matches import can_be_dealt_again, can_be_given_up, dealt_again, next_game
from table.model import Model, Moment, Session
from table.notices import text as notices
from table.update.events import Effect, Event, elsewhere, on, say
from table.update.playing import moment_of, settle, turn_effects
from table.update.saving import lay_on_table, recall_front, recall_look
from table.update.setting_up import begin, deal_number_by_chance
from tenfold import NewerError, Record, RecordError
from tenfold.bots import LEVELS


@on("open")
def _open(model: Model, event: Event) -> list[Effect] | None:
    """Read a saved game. It comes back as `loaded`."""
    return open_game(model, event.get("id"))


def open_game(model: Model, ident: object) -> list[Effect] | None:
    """Ask for a saved game. It comes back as `loaded`."""
    summary = next((summary for summary in model.known_games if summary.id == ident), None)
    if summary is None:
        return None
    effects = elsewhere(model, summary.game, {"type": "open", "id": summary.id})
    if effects is not None:
        return effects
    if summary.id in model.skipped:
        model.open("skipped", id=summary.id)
        return None
    return [{"type": "load", "key": f"game:{summary.id}", "then": {"id": summary.id}}]


@on("loaded")
def _loaded(model: Model, event: Event) -> list[Effect] | None:
    """Handle a text that has been read: a game to open, one in no list, or a feature's."""
    loaded = next((one for name, one in LOADED_FOR.items() if event.get(name) is True), None)
    if loaded is not None:
        return loaded(model, event)
    if event.get("refused") is True:
        return _not_read(model, event)
    key, text = str(event.get("id")), event.get("text")
    if event.get("again") is True:
        return _read_again(model, key, text)
    if event.get("found") is True:
        return _found(model, key, text)
    return _put_on_table(model, key, text, event)


def _not_read(model: Model, event: Event) -> list[Effect] | None:
    """Handle storage that has not answered. A text may exist all the same, so nothing counts as missing."""
    if event.get("found") is True:
        return None
    if event.get("again") is True:
        model.close()
    return say(model, str(notices.not_now))


def _put_on_table(model: Model, key: str, text: object, event: Event) -> list[Effect] | None:
    """Open a game for the purpose that the event gives."""
    summary = next((summary for summary in model.games if summary.id == key), None)
    if summary is None:
        return None
    if model.session and model.session.id == key:
        return None  # the game is on the table already, and may have continued
    if not isinstance(text, str):
        model.games.remove(summary)
        model.home_changes += 1
        effects = say(model, str(notices.no_longer_here))
        left = take_out(model.archive, {key}, model.games)
        return [*effects, *saves.forgotten(key), *left, *saves.games(model)]
    try:
        record = Record.from_json(text)
    except RecordError as error:
        model.open("damaged", id=key, newer=isinstance(error, NewerError))
        model.damaged = text
        return None
    return _opened(model, key, record, event)


def _opened(model: Model, key: str, record: Record, event: Event) -> list[Effect] | None:
    if not record.finished and (stranger := _stranger(record)):
        return say(model, stranger)
    session = Session(key, record)
    recall_look(session)
    recall_front(session)
    settle(session)
    session.moment = _waiting(session)
    noted = [effect for note in OVER for effect in note(model, key, record)] if record.finished else []
    opened = next((one for name, one in OPENED_FOR.items() if event.get(name) is True), None)
    if opened is not None:
        return [*noted, *(opened(model, session) or ())]
    lay_on_table(model, session)
    return [*noted, *turn_effects(model, session)]


def _read_again(model: Model, key: str, text: object) -> list[Effect] | None:
    """Take in a skipped game that can be read after all. One that is damaged stays skipped."""
    if key not in model.skipped:
        return None
    model.close()
    if any(line.id == key for line in model.known_games):
        effects = _put_on_table(model, key, text, {})
    elif isinstance(text, str):
        effects = _found(model, key, text)
        if any(line.id == key for line in model.games):
            effects = [*(effects or ()), *say(model, str(notices.read_again))]
        elif effects is None:
            return say(model, str(notices.read_damaged))
    else:
        effects = say(model, str(notices.no_longer_here))
    model.skipped.remove(key)
    model.home_changes += 1
    return [saves.skipped(model), *(effects or ())]


def _found(model: Model, key: str, text: object) -> list[Effect] | None:
    """List a saved game that was in no list. One that cannot be read stays where it is."""
    summary = lines.line_of(key, text)
    if summary is None:
        try:
            record = Record.from_json(text if isinstance(text, str) else "")
        except RecordError:
            return None
        if record.finished and practice.origin(record):
            return saves.forgotten(key)
        when = record.meta.get("finished") or record.meta.get("created", "")
        summary = lines.summary_of(key, record, int(when) if re.fullmatch("[0-9]{1,16}", when) else 0)
    listed = next((line for line in model.games if line.id == key), None)
    if listed is not None:
        if listed.game == summary.game and (listed.levels or not summary.levels):
            return None  # the game's rules were removed: the listed line says more than can be read now
        model.games.remove(listed)
    model.games.append(summary)
    model.games = saves.in_order(model.games)
    model.home_changes += 1
    return saves.games(model)


@on("save-damaged")
def _save_damaged(model: Model, event: Event) -> list[Effect] | None:
    """Download a damaged save as a file."""
    if model.damaged is None:
        return None
    return [
        {
            "type": "download",
            "name": f"tenfold-{(model.sheet or {}).get('id', 'game')}.json",
            "text": model.damaged,
        }
    ]


@on("forget")
def _forget(model: Model, event: Event) -> list[Effect] | None:
    """Delete a saved game, or those of a whole match, after the question."""
    gone = [one for one in model.games if one.id == event.get("id") or one.family == event.get("match")]
    model.close()
    if not gone:
        return None
    model.home_changes += 1
    idents = [summary.id for summary in gone]
    forgotten = saves.without(model, idents)
    return [*forgotten, *take_out(model.archive, {*idents}, model.games), *saves.games(model)]


@on("rematch", at=Session)
def _rematch(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Start the next game of the match at the same table."""
    if not session.record.finished or session.is_practice:
        return None
    if any(once(session.record) for once in ONCE):  # no match continues from it
        return None
    if stranger := _stranger(session.record):
        return say(model, stranger)
    return begin(model, next_game(session.record, session.id, partial(deal_number_by_chance, model)))


@on("give-up", at=Session)
def _give_up(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Abandon the game on the table, after the question. The event can ask for a new deal at the same table."""
    again = event.get("again") is True
    if not can_be_given_up(session.record):
        return None
    record = session.record
    model.close()
    if again and not can_be_dealt_again(record):
        return None
    if again and (stranger := _stranger(record)):
        return say(model, stranger)
    gone = saves.without(model, [session.id])
    if again:
        return [*gone, *begin(model, dealt_again(record, partial(deal_number_by_chance, model)))]
    model.go()
    return [*gone, *saves.games(model)]


def _stranger(record: Record) -> str:
    """Return why a player of a game from elsewhere can't play here, as a sentence, or an empty text."""
    for seat in record.seats:
        if seat.level not in (None, *LEVELS):
            return str(notices.unknown_player(name=seat.name, level=seat.level))
    return ""


def _waiting(session: Session) -> Moment | None:
    """Return the stage that was shown when the game was left, if it waits, as a score sheet does."""
    if not session.record.entries or session.record.finished:
        return None
    moment = moment_of(session, session.record.previous())
    moment.stage = next((at for at, stage in enumerate(moment.stages) if stage.ms is None), -1)
    return None if moment.stage < 0 else moment
