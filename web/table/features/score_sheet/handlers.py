"""The events of a score sheet: starting one, answering, undoing, correcting."""

from __future__ import annotations

from collections.abc import Sequence

from table import saves
from table import text as common
from table.features.score_sheet import text
from table.features.score_sheet.games import SCORINGS
from table.features.score_sheet.keeping import keep
from table.features.score_sheet.picture import latest, of_sheet
from table.features.score_sheet.questions import END, FACES, STANDS, TABLE, TAKE_BACK, Faces, Round, faces
from table.features.score_sheet.state import (
    MOST_ENTRIES,
    MOST_SHEETS,
    NEW,
    Entry,
    NewSheetScreen,
    ScoreSheet,
    ScoreSheetScreen,
    Sheets,
    find,
    finished,
    played,
)
from table.features.score_sheet.words import in_order, summary
from table.hooks import RANKED, TABLE_WAYS, TableOf
from table.model import Model, Setup
from table.setups import fitting, resize
from table.update.events import Effect, Event, on, say
from table.update.setting_up import choose_match, choose_option, setup_of
from table.words import called, clean_name, unnamed
from tenfold import game_class


@on("score-new")
def _new(model: Model, event: Event) -> None:
    """Ask who plays this game with real cards. Those who played last are there already, or the people of its set-up."""
    game = str(event.get("game"))
    if game not in model.shelf or game not in SCORINGS:
        return
    last = model.memory(Sheets).last_players[: game_class(game).max_players]
    setup = setup_of(model, game)
    names = [chair.name if chair.kind == "person" else "" for chair in setup.chairs]
    screen = _with_players(model, game, last) if last else NewSheetScreen(game, names, setup.players)
    _seat(setup, screen)
    model.close()
    model.show(screen)


def _seat(setup: Setup, here: NewSheetScreen) -> str:
    """Give the set-up as many players, if it can have them, because its options depend on that."""
    offered = here.players in game_class(here.game).offered_players
    return resize(here.game, setup, here.players) if offered else ""


def _with_players(model: Model, game: str, names: Sequence[str]) -> NewSheetScreen:
    """Return the screen that asks who plays, with these players. A default name is none that someone has typed."""
    setup = setup_of(model, game)
    typed = ["" if name == unnamed(seat) else name for seat, name in enumerate(names)]
    free = [""] * (len(setup.chairs) - len(names))
    return NewSheetScreen(game, [*typed, *free], max(len(names), game_class(game).min_players))


def _remember(model: Model, here: NewSheetScreen) -> None:
    """Remember the names for the next time that this screen opens, such as after a change of the rules."""
    model.memory(Sheets).players = here.names[: here.players]


@on("score-players", at=NewSheetScreen)
def _players(model: Model, event: Event, here: NewSheetScreen) -> list[Effect] | None:
    """Add or remove a player: as many as the rules allow, even if the app offers fewer seats."""
    info = game_class(here.game)
    wanted = here.players + (1 if event.get("by") == 1 else -1)
    if not info.min_players <= wanted <= info.max_players:
        return say(model, common.seats_range(title=info.long_name, count=info.min_players, of=info.max_players))
    here.players = wanted
    _remember(model, here)
    note = _seat(setup_of(model, here.game), here)
    return say(model, note) if note else None


@on("option", at=NewSheetScreen)
def _option(model: Model, event: Event, here: NewSheetScreen) -> list[Effect] | None:
    return choose_option(model, here.game, event)


@on("match", at=NewSheetScreen)
def _match(model: Model, event: Event, here: NewSheetScreen) -> list[Effect] | None:
    return choose_match(model, here.game, event)


@on("score-name", at=NewSheetScreen)
def _name(model: Model, event: Event, here: NewSheetScreen) -> None:
    seat = event.get("seat")
    if type(seat) is int and 0 <= seat < here.players:
        here.names[seat] = clean_name(str(event.get("value", "")))
        _remember(model, here)


@on("score-move", at=NewSheetScreen)
def _move(model: Model, event: Event, here: NewSheetScreen) -> None:
    """Move a player one seat up. The first one goes to the end."""
    seat = event.get("seat")
    if type(seat) is int and 0 <= seat < here.players:
        used = here.names[: here.players]
        used.insert(seat - 1 if seat else len(used), used.pop(seat))
        here.names[: here.players] = used
        _remember(model, here)


@on("score-start", at=NewSheetScreen)
def _start(model: Model, event: Event, here: NewSheetScreen) -> list[Effect]:
    names = tuple(name or unnamed(seat) for seat, name in enumerate(here.names[: here.players]))
    double = next((name for name in names if names.count(name) > 1), "")
    if double:
        return say(model, common.same_name(name=called(double)))
    setup = setup_of(model, here.game)
    options, note = fitting(here.game, setup.options, [here.players])
    given = [name for name in here.names[: here.players] if name]
    model.people = [*given, *(known for known in model.people if known not in given)][:_KNOWN]
    effects = _begun(model, ScoreSheet(_new_id(model), here.game, names, options, setup.match, model.now))
    return [*effects, saves.settings(model), *(say(model, note) if note else [])]


_KNOWN = 24
"""The number of names that are remembered, as in `table.update.people`."""


def _new_id(model: Model) -> str:
    return f"{model.now:x}-{model.random.getrandbits(24):06x}"


def _begun(model: Model, sheet: ScoreSheet) -> list[Effect]:
    """Go to a new sheet, unless there are too many."""
    mine = model.memory(Sheets)
    if len(mine.sheets) >= MOST_SHEETS:
        return say(model, text.too_many_sheets(of=MOST_SHEETS))
    mine.sheets.insert(0, sheet)
    model.home_changes += 1
    model.go(ScoreSheetScreen(sheet, waits=False))
    return [keep(model)]


def _for_table(model: Model, table: TableOf) -> list[Effect]:
    """Go to the sheet of a table of a tournament."""
    mine = model.memory(Sheets)
    found = next((sheet for sheet in mine.sheets if sheet.contest == table.id), None)
    if found is not None:
        model.go(ScoreSheetScreen(found, waits=False))
        return []
    names, options = tuple(table.names), dict(table.options)
    sheet = ScoreSheet(_new_id(model), table.game, names, options, 1, model.now, contest=table.id)
    return _begun(model, sheet)


TABLE_WAYS.add(10)((text.we_have_cards, _for_table))


@on("score-report", at=ScoreSheetScreen)
def _report(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect] | None:
    """Report the result of a table to its tournament."""
    sheet = here.sheet
    if not sheet.contest or not finished(sheet):
        return None
    names = [sheet.names[seat] for seat in in_order(played(sheet)[-1].places)]
    for taken in RANKED:
        effects = taken(model, sheet.contest, names)
        if effects is not None:
            return effects
    return say(model, text.no_tournament)


@on("score-sheet")
def _open(model: Model, event: Event) -> None:
    """Go to a saved sheet."""
    sheet = find(model, event.get("id"))
    if sheet is not None:
        model.show(ScoreSheetScreen(sheet))


def _entered(model: Model, here: ScoreSheetScreen, entry: Entry) -> list[Effect]:
    """Enter an answer, and show the scores if a round is complete."""
    sheet = here.sheet
    before = sum(len(game.rounds) for game in played(sheet))
    if len(sheet.log) >= MOST_ENTRIES:
        return say(model, text.sheet_full)
    sheet.enter(entry)
    here.tens = here.cell = None
    done = sum(len(game.rounds) for game in played(sheet)) > before
    if done:
        here.by_points = here.by_points and _all_by_points(latest(played(sheet)).rounds[-1])
    return [_changed(model, here, done=done)]


def _all_by_points(now: Round) -> bool:
    """True if everyone's cards were entered by their points in a round, so that the next one starts this way."""
    asked = [question for question in now.asked if isinstance(question.pad, Faces) and question.seat != TABLE]
    return all(not now.answers[question.field, question.seat].startswith(FACES) for question in asked)


def _changed(model: Model, here: ScoreSheetScreen, *, done: bool) -> Effect:
    """Put a changed sheet first in the list, and return the effect that saves it."""
    mine, sheet = model.memory(Sheets), here.sheet
    sheet.when = model.now
    mine.sheets.remove(sheet)
    mine.sheets.insert(0, sheet)
    here.waits = done
    model.home_changes += 1
    return keep(model)


@on("score-answer", at=ScoreSheetScreen)
def _answer(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect] | None:
    """Take in an answer, or one more card of it. In a correction, the last card can be taken back."""
    asked = here.question(played(here.sheet))
    value = event.get("value")
    if asked is None or not isinstance(value, str):
        return None
    question, now = asked
    if (event.get("field"), event.get("seat")) != (question.field, question.seat):
        return None  # a second tap on a key that is gone
    place = (question.field, question.seat)
    cards = question.pad if isinstance(question.pad, Faces) and value.startswith(FACES) else None
    if cards and value == TAKE_BACK and here.round is None:
        return _undo(model, event, here)
    if cards:
        value = _with_card(here.cards(question, now), value, here.cell)
        if len(faces(value)) > cards.most:
            return say(model, text.cards_most(count=cards.most))
    if not (cards.may_become(value) if cards else question.pad.fits(value)):
        return None
    effects = _entered(model, here, Entry(now.of, now.number, *place, value))
    if here.round is not None:
        here.waits = False
        here.ask = here.ask if not question.pad.fits(value) else None
    return effects


def _with_card(cards: list[str], value: str, cell: int | None) -> str:
    """Return an answer of cards with one more or another one in its place, its end, or without its last card."""
    if value == TAKE_BACK:
        return FACES + " ".join(cards[:-1])
    if cell is not None and cell < len(cards) and len(faces(value)) == 1:
        return FACES + " ".join([*cards[:cell], *faces(value), *cards[cell + 1 :]])
    return FACES + " ".join([*cards, *faces(value)]) + (END if value.endswith(END) else "")


@on("score-cell", at=ScoreSheetScreen)
def _cell(model: Model, event: Event, here: ScoreSheetScreen) -> None:
    """Choose a card that the next one replaces. A second tap leaves it as it is."""
    cell = event.get("cell")
    here.cell = cell if type(cell) is int and cell >= 0 and cell != here.cell else None


@on("score-tens", at=ScoreSheetScreen)
def _tens(model: Model, event: Event, here: ScoreSheetScreen) -> None:
    """Choose a group of numbers; without one, go back to the groups."""
    group = event.get("group")
    here.tens = group if type(group) is int else None


@on("score-by", at=ScoreSheetScreen)
def _by(model: Model, event: Event, here: ScoreSheetScreen) -> None:
    """Enter cards by their points, or one by one."""
    here.by_points, here.tens = event.get("points") is True, None


@on("score-stands", at=ScoreSheetScreen)
def _stands(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect] | None:
    """Let a fault stand: the table plays it this way."""
    found = here.fault(played(here.sheet))
    if found is None or event.get("key") != found[0].key:
        return None
    fault, now = found
    stands = sum(name.startswith(STANDS) for name, _ in now.given)
    return _entered(model, here, Entry(now.of, now.number, f"{STANDS}-{stands}", TABLE, fault.key))


@on("score-undo", at=ScoreSheetScreen)
def _undo(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect]:
    """Take back the last answer. In a correction, only answers about its round."""
    if not here.can_undo:
        return say(model, text.undo_nothing)
    started = here.sheet.log[-1].field == NEW
    here.sheet.undo(whole=here.round is not None)
    here.tens = here.cell = None
    back = say(model, text.game_taken_back(count=len(played(here.sheet)))) if started else []
    return [_changed(model, here, done=started), *back]


@on("score-show", at=ScoreSheetScreen)
def _show(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect]:
    """Show the scores, or the next question."""
    effects = _drop_unfinished(model, here)
    here.waits = event.get("scores") is True
    here.tens = here.cell = here.round = here.ask = None
    return effects


@on("score-round", at=ScoreSheetScreen)
def _round(model: Model, event: Event, here: ScoreSheetScreen) -> None:
    """Go to a round to correct it."""
    game, number = event.get("game"), event.get("round")
    before, here.round = here.round, (game, number) if type(game) is int and type(number) is int else None
    if here.corrected(played(here.sheet)) is None:
        here.round = before
    here.tens = here.cell = here.ask = None
    model.close()


@on("score-ask", at=ScoreSheetScreen)
def _ask(model: Model, event: Event, here: ScoreSheetScreen) -> None:
    """Choose an answer to correct; without one, go back to all answers of the round."""
    name, seat = event.get("field"), event.get("seat")
    here.ask = (name, seat) if isinstance(name, str) and type(seat) is int else None
    here.tens = here.cell = None


@on("leave", at=ScoreSheetScreen)
def _leave(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect]:
    """Go back: from a correction to the scores, from the sheet to the screen before it."""
    effects = _drop_unfinished(model, here)
    if here.ask is not None:
        here.ask = here.tens = here.cell = None
    elif here.round is not None:
        here.round, here.waits = None, True
    else:
        model.back()
    return effects


def _drop_unfinished(model: Model, here: ScoreSheetScreen) -> list[Effect]:
    """Drop the cards of a correction that was left without an end, so that what was there counts again."""
    asked = here.question(played(here.sheet)) if here.round is not None else None
    if asked is None:
        return []
    question, now = asked
    place, log = (now.of, now.number, question.field, question.seat), here.sheet.log
    before = len(log)
    while log and log[-1].place == place and not question.pad.fits(log[-1].value):
        here.sheet.undo(whole=True)
    return [keep(model)] if len(log) < before else []


@on("score-more", at=ScoreSheetScreen)
def _more(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect] | None:
    """Start another game on the same sheet. After a series, a new sheet with the same people starts."""
    sheet, games = here.sheet, played(here.sheet)
    if games[-1].now is not None:
        return None
    if finished(sheet) and sheet.games > 1:
        model.go(_with_players(model, sheet.game, sheet.names))
        return None
    here.round = here.ask = None
    effects = _entered(model, here, Entry(len(games), 0, NEW, TABLE, ""))
    here.waits = False
    return effects


@on("score-forget")
def _forget(model: Model, event: Event) -> list[Effect] | None:
    """Remove a sheet for good."""
    sheet = find(model, event.get("id"))
    if sheet is None:
        return None
    model.close()
    model.memory(Sheets).sheets.remove(sheet)
    model.home_changes += 1
    if isinstance(model.screen, ScoreSheetScreen):
        model.back()
    return [keep(model), *say(model, text.sheet_removed)]


@on("score-share", at=ScoreSheetScreen)
def _share(model: Model, event: Event, here: ScoreSheetScreen) -> list[Effect]:
    """Share the scores as a picture or a text."""
    if event.get("picture") is True:
        return [{"type": "share-picture", "name": f"{here.sheet.game}.png", "picture": of_sheet(here.sheet)}]
    return [{"type": "share", "text": summary(here.sheet), "link": ""}]
