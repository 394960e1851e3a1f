"""A game at an unseen table: check that an added game's board can be drawn and touched before accepting it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from html import unescape

import tenfold
from table.boards import Board, board_of
from table.features.added_games import addons, text
from table.features.added_games.addons import AddonError
from table.hooks import TRIED
from table.model import Model
from table.stack import SetupScreen
from table.update import update
from table.update.setting_up import begin
from table.view import Shown, step
from tenfold import Record, Seat, TenfoldError
from tenfold.errors import IllegalAction

STEPS = 60
"""The number of events after which the screen is drawn. Then the game is played to its end without drawing."""

PATIENCE = 2000

_EVENT = re.compile(r'data-event="([^"]*)"')


def verdict(games: Sequence[str]) -> str:
    """Return why these newly installed games can't stay, or an empty text if they can."""
    tenfold.refresh_games()
    try:
        for game in games:
            addons.try_out(game)
            sit_down(game)
            for check in TRIED:
                check(game)
    except TenfoldError as error:
        return str(error)
    return ""


def sit_down(game: str) -> None:
    """Play a random game on its board. Raise `AddonError` if something goes wrong."""
    try:
        board = board_of(game)
        if not isinstance(board, Board):
            raise AddonError(text.test_no_board)
        _play(game)
    except AddonError:
        raise
    except Exception as problem:
        raise AddonError(text.test_board_crash(why=addons.fault_of(problem))) from None


def _play(game: str) -> None:
    info = tenfold.game_class(game)
    kinds = ["person", "person", *["bot"] * 8][: info.offered_players[0]]
    seats = [Seat(f"Seat {'ABCDEFGHIJ'[at]}", kind, "easy" if kind == "bot" else None) for at, kind in enumerate(kinds)]
    chance = random.Random(1)
    model = Model(random=random.Random(1))
    model.settings.pace = "at-once"
    model.go(SetupScreen(game))
    for name in ("rules", "log", "scores"):
        model.open(name)
        _draw(model)
    begin(model, Record(game, seats=seats, seed=1))
    for _ in range(STEPS):
        page = _draw(model)
        if model.session is None or model.session.record.finished:
            break
        offered = [json.loads(unescape(found)) for found in _EVENT.findall(page)]
        _check_offered(model, {event["type"] for event in offered})
        touches = [event for event in offered if event["type"] == "touch"]
        if touches and chance.random() < 0.5:
            update(model, chance.choice(touches))
        else:
            _go_on(model, chance)
    _to_the_end(model, chance)
    for name in ("menu", "log", "scores"):
        model.open(name)
        _draw(model)


def _draw(model: Model) -> str:
    return step(model, Shown())[0].html


def _check_offered(model: Model, kinds: set[str]) -> None:
    """Raise `AddonError` if nothing can be tapped at the table."""
    session = model.session
    assert session is not None
    if session.moment and session.moment.now.ms is None and "go-on" not in kinds:
        raise AddonError(text.test_no_button)
    if session.may_act and not session.reacting and not kinds & {"touch", "play", "say-sum"}:
        raise AddonError(text.test_nothing_to_tap)


def _go_on(model: Model, chance: random.Random) -> None:
    """Continue the game: look, wait, or choose an act at random."""
    session = model.session
    assert session is not None
    if session.moment:
        update(model, {"type": "go-on"})
    elif session.closing:
        update(model, {"type": "ask"})
    elif session.automatic is not None:
        update(model, {"type": "automatic"})
    elif session.reacting:
        update(model, {"type": "begin-turn"})
    elif session.hand_over:
        update(model, {"type": "take-phone"})
    elif session.may_act and session.actor is not None:
        state = session.record.state
        legal = state.legal_actions(session.actor)
        update(model, {"type": "play", "action": state.action_to_string(chance.choice(legal))})
    else:
        update(model, {"type": "think"})


def _to_the_end(model: Model, chance: random.Random) -> None:
    """Play on without a board, so that the result can be drawn too. There is a limit to the number of acts."""
    session = model.session
    assert session is not None
    record = session.record
    for _ in range(PATIENCE):
        if record.finished:
            break
        state = record.state
        seat = state.current_player()
        action = state.hurried_action()
        action = chance.choice(state.legal_actions()) if action is None else action
        try:
            record.play(seat, state.action_to_string(action))
        except IllegalAction as refusal:
            raise AddonError(text.test_refuses(why=str(refusal))) from None
    session.moment = session.automatic = session.thinking = None
    session.eyes = None
    _draw(model)
