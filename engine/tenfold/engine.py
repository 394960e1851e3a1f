"""Tenfold's players as a program for other arenas: `tenfold engine`, the protocol of docs/protocol.md from the inside.

`Engine` answers single lines, without a process. `serve` connects it to a pipe. Nothing that a line holds raises an
error: a wrong line gets an `error` message, and the session continues.

>>> engine = Engine("pig10", level="easy")
>>> engine.answer('{"type": "hello", "protocol": 1}')["name"]
'Tenfold easy'
>>> engine.answer('{"type": "choose"}')["text"]
'There is no game yet: send “game” before “choose”.'
"""

from __future__ import annotations

import json
import queue
import random
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Any, TypeAlias

from tenfold import bots
from tenfold.bots.bot import Bot, Decision, checked_budget
from tenfold.bots.characters import PLAIN
from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.plainjson import LARGEST, canonical, read_json, shown, whole
from tenfold.players import Players
from tenfold.programs import MINOR, PROTOCOL
from tenfold.registry import game_class, registered_games

SHARE = 0.8
"""The share of the time limit that a decision may take. The rest is for the pipes."""

AHEAD = 100
"""The maximum number of lines that are read ahead."""

LARGEST_NUMBER = 100_000
"""The largest number of a field. A pile of that many cards and more would take all memory."""

CODES = ("message", "protocol", "order", "game", "setting", "observation", "internal")
"""The codes of error messages."""

SETTINGS = ("level", "character", "budget", "seed")
"""What a `set` message can change."""

Answer: TypeAlias = dict[str, object]
"""A message to the arena."""

_BLOCK = 65536
_WAIT = 0.5  # on Windows, Ctrl-C can't interrupt a longer wait
_TEXT = 300


class _Fault(Exception):  # noqa: N818  # a fault of the other side, not an error here
    """Why a message can't be answered: a code and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Engine:
    """One of Tenfold's levels, as a program that answers messages.

    `level`, `character`, `budget` and `seed` are the settings of the player, which take precedence over messages. With
    None, the seed and the seat choose the character. The budget is that of the message, or the level's own. The seed is
    that of the game. `game`, `players` and `options` say which table is meant if a message doesn't. With a game, the
    engine plays no other. `clock` returns seconds.

    For the same seed, it makes the same decisions as `tenfold.players` with the same level and character.

    Raise `GameError` for a wrong setting, or a table that it can't play.
    """

    def __init__(
        self,
        game: str | None = None,
        *,
        level: str = "hard",
        character: str | None = None,
        budget: int | None = None,
        seed: int | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        if game is None and (players is not None or options):
            raise GameError("Name the game to choose its number of players or its options.")
        self.settings: dict[str, Any] = {}
        self._set({"level": level, "character": character, "budget": budget, "seed": seed})
        self.ended: bool = False
        self._clock = clock
        self._own, self._players, self._options = game, players, dict(options or {})
        self._greeted = False
        self._table: AnyGame | _Fault = _Fault("order", "There is no game yet: send “game” before “choose”.")
        self._seed = 0
        self._bots: dict[int, Bot] = {}
        if game is not None:
            bots.load(self._game_of({}), level)

    def games(self) -> tuple[str, ...]:
        """Return the short names of the games that it plays.

        >>> Engine("tens").games()
        ('tens',)
        """
        known = bots.registered_bots()
        return tuple(name for name in registered_games() if name in known) if self._own is None else (self._own,)

    def answer(self, line: str, stopped: Callable[[], bool] = lambda: False) -> Answer | None:
        """Return the answer to a line, or None if it needs none.

        `stopped` is asked again and again during a decision. Once it returns True, the engine decides at once.
        """
        return self._reply(_parsed(line), stopped)

    def _reply(self, message: Answer | _Fault, stopped: Callable[[], bool]) -> Answer | None:
        kind = None
        try:
            if isinstance(message, _Fault):
                raise message
            kind = message["type"]
            handler = _HANDLERS.get(str(kind))
            if handler is None:  # a later version may have more kinds
                return None
            if not self._greeted and kind not in ("hello", "bye", "stop"):
                raise _Fault("order", f"Send “hello” before “{kind}”.")
            return handler(self, message, stopped)
        except _Fault as fault:
            return {"type": "error", "to": kind, "code": fault.code, "text": str(fault)[:_TEXT]}

    # One method for each kind of message.

    def _hello(self, message: Answer, _stopped: Callable[[], bool]) -> Answer:
        theirs = whole(message.get("protocol"))
        if theirs is None or theirs < PROTOCOL:
            raise _Fault("protocol", f"This is protocol {PROTOCOL}, not {shown(message.get('protocol'))}.")
        from tenfold import __version__

        self._greeted = True
        character = self.settings["character"]
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "minor": MINOR,
            "name": f"Tenfold {self.settings['level']}{f'/{character}' if character else ''}",
            "version": __version__,
            "games": list(self.games()),
            "settings": dict(self.settings),
        }

    def _set_by(self, message: Answer, _stopped: Callable[[], bool]) -> None:
        try:
            self._set({name: message[name] for name in SETTINGS if name in message})
        except GameError as error:
            raise _Fault("setting", str(error)) from None
        self._bots.clear()

    def _game(self, message: Answer, _stopped: Callable[[], bool]) -> None:
        self._bots.clear()
        try:
            seed = whole(message.get("seed", 0))
            if seed is None or seed < 0:
                raise _wrong("seed", "a whole number from 0", message)
            game = self._game_of(message)
            bots.load(game, "easy")  # fails now if the game has no computer players
        except (GameError, _Fault) as error:
            self._table = error if isinstance(error, _Fault) else _Fault("game", str(error))
            raise self._table from None
        self._table, self._seed = game, seed

    def _choose(self, message: Answer, stopped: Callable[[], bool]) -> Answer:
        if isinstance(self._table, _Fault):
            raise self._table
        until, budget = self._clock() + SHARE * _seconds(message), self._budget(message)
        observation = _observation(message, self._table)
        try:
            decision, early = self._decided(
                self._bot(observation.seat), observation, budget, lambda: stopped() or self._clock() > until
            )
        except GameError as error:
            raise _Fault("observation", str(error)) from None
        except Exception as error:  # an observation that no game can give may lead anywhere
            raise _Fault("internal", f"This can’t be decided: {type(error).__name__}: {error}.") from error
        acts: Answer = {"action": None} if decision is None else {"action": decision.action, "text": decision.text}
        return {"type": "act", **acts, **({"early": True} if early else {})}

    def _ping(self, message: Answer, _stopped: Callable[[], bool]) -> Answer:
        return {"type": "pong", **({"id": message["id"]} if "id" in message else {})}

    def _stop(self, _message: Answer, _stopped: Callable[[], bool]) -> None:
        """Do nothing: what is left of a decision to stop is already decided."""

    def _bye(self, _message: Answer, _stopped: Callable[[], bool]) -> None:
        self.ended = True

    # Their parts.

    def _set(self, given: Mapping[str, Any]) -> None:
        """Change settings, all of them or none; raise `GameError` for a wrong one."""
        new = {**self.settings, **given}
        if new["level"] not in bots.LEVELS:
            raise GameError(f"A level must be one of {', '.join(bots.LEVELS)}, not {shown(new['level'])}.")
        characters = (*bots.CHARACTERS, PLAIN)
        if new["character"] is not None and new["character"] not in characters:
            raise GameError(f"A character must be one of {', '.join(characters)}, not {shown(new['character'])}.")
        new["budget"] = checked_budget(new["budget"])
        if new["seed"] is not None:
            seed = whole(new["seed"])
            if seed is None or seed < 0:
                raise GameError(f"A seed must be a whole number from 0, not {shown(new['seed'])}.")
            new["seed"] = seed
        self.settings = new

    def _game_of(self, message: Mapping[str, Any]) -> AnyGame:
        """Return the table that a message means; raise `GameError` if there is no such table."""
        name = message.get("game", self._own)
        if name is None:
            raise GameError(f"Name the game. Games: {', '.join(self.games())}.")
        if self._own is not None and name != self._own:
            raise GameError(f"This engine plays {self._own}, not {shown(name)}.")
        kind: type[AnyGame] = game_class(name)
        options = message.get("options", {})
        if not isinstance(options, dict):
            raise _wrong("options", "choices by name", message)
        return kind.with_options(message.get("players", self._players), self._options | options)

    def _budget(self, message: Answer) -> int | None:
        own: int | None = self.settings["budget"]
        try:
            theirs = checked_budget(message.get("budget"))
        except GameError:
            raise _wrong("budget", "a whole number from 0, or null", message) from None
        return theirs if own is None else own

    def _bot(self, seat: int) -> Bot:
        """Return the player of a seat, the one that `Players` has under this name."""
        if seat not in self._bots:
            assert not isinstance(self._table, _Fault)
            level, character, seed = (self.settings[name] for name in ("level", "character", "seed"))
            name = level if character is None else f"{level}/{character}"
            self._bots[seat] = Players().load(self._table, name, self._seed if seed is None else seed, seat)
        return self._bots[seat]

    def _decided(
        self, bot: Bot, observation: Observation, budget: int | None, enough: Callable[[], bool]
    ) -> tuple[Decision | None, bool]:
        """Return a decision, and whether it was made early: without search, because there was no more time."""
        thinking = bot.think(observation, budget)
        while not enough():
            try:
                next(thinking)
            except StopIteration as done:
                return done.value, False
        return bot.choose(observation, 0), True


Handler: TypeAlias = Callable[[Engine, Answer, Callable[[], bool]], "Answer | None"]
"""What an engine does with one kind of message."""

_HANDLERS: dict[str, Handler] = {
    "hello": Engine._hello,
    "set": Engine._set_by,
    "game": Engine._game,
    "choose": Engine._choose,
    "ping": Engine._ping,
    "stop": Engine._stop,
    "bye": Engine._bye,
}


def _wrong(field: str, wanted: str, message: Mapping[str, Any]) -> _Fault:
    return _Fault("message", f"“{field}” must be {wanted}, not {shown(message.get(field))}.")


def _seconds(message: Answer) -> float:
    seconds = message.get("seconds")
    if seconds is None:
        return inf
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or seconds <= 0:
        raise _wrong("seconds", "a number above 0, or null", message)
    return float(seconds)


def _observation(message: Answer, game: AnyGame) -> Observation:
    given = message.get("observation")
    if not isinstance(given, dict):
        raise _wrong("observation", "an object", message)
    for key, value in given.items():
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise _Fault("observation", f"“{key}” has a number above {LARGEST_NUMBER:,}.")
    try:
        observation = Observation.from_json(canonical(given))
        seat = observation.seat
    except GameError as error:
        raise _Fault("observation", str(error)) from None
    if observation.game != game.short_name:
        raise _Fault("observation", f"This observation is of {observation.game}, and the game is {game.short_name}.")
    if not 0 <= seat < game.players:
        raise _Fault("observation", f"There is no seat {shown(seat)} at a table of {game.players}.")
    if not observation.legal:
        raise _Fault("observation", f"Seat {seat} has nothing to decide.")
    if not _is_possible(observation, game):
        raise _Fault("observation", f"No position of {game.long_name} gives this observation.")
    return observation


def _is_possible(observation: Observation, game: AnyGame) -> bool:
    """True if a seat can see this. In a position that can't exist, a search may never end."""
    if observation.settings != game.table_settings or observation.players != game.players:
        raise _Fault("observation", "This observation is from another table than the game.")
    try:
        world = game.sample_state(observation, random.Random(0))
        seen = world.observation(observation.seat)
        game.deserialize_state(world.serialize())  # it checks what no observation says, such as the number of cards
    except Exception:  # it may break any assumption
        return False
    same: bool = replace(seen, refused=()) == replace(observation, refused=())  # an arena may leave out refusals
    return same


def _parsed(line: str) -> Answer | _Fault:
    """Return the message of a line, or why it is none."""
    try:
        message = read_json(line, fractions=True)
    except ValueError as error:
        return _Fault("message", f"This line isn’t a message: {error}.")
    if not isinstance(message, dict):
        return _Fault("message", "A message must be a JSON object.")
    if not isinstance(message.get("type"), str):
        return _Fault("message", "A message needs a “type”, which is a text.")
    return message


# The pipe.


def serve(engine: Engine, read: Callable[[int], bytes], write: Callable[[str], object]) -> None:
    """Answer lines until one says `bye`, or there are no more.

    `read` gets the maximum number of bytes. It waits for some and returns them, or none at the end. `write` gets each
    answer as a line. A thread reads, so that `stop` and `bye` can end a decision.
    """
    inbox = _Inbox(read)
    while not engine.ended and (message := inbox.next()) is not None:
        answer = engine._reply(message, inbox.stopped)
        if answer is not None:
            write(json.dumps(answer) + "\n")


class _Inbox:
    """The messages that have come in."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._arriving: queue.Queue[Answer | _Fault | None] = queue.Queue(AHEAD)
        self._waiting: deque[Answer | _Fault | None] = deque()
        threading.Thread(target=self._receive, args=(read,), daemon=True).start()

    def next(self) -> Answer | _Fault | None:
        """Return the next message, None at the end. Wait for it."""
        while not self._waiting:
            with suppress(queue.Empty):
                self._waiting.append(self._arriving.get(timeout=_WAIT))
        return self._waiting.popleft()

    def stopped(self) -> bool:
        """True if a message that has come in ends the decision that is being made."""
        with suppress(queue.Empty):
            while len(self._waiting) < AHEAD:
                self._waiting.append(self._arriving.get_nowait())
        for message in self._waiting:
            kind = message.get("type") if isinstance(message, dict) else None
            if kind == "choose":  # what follows is about another decision
                return False
            if kind in ("stop", "bye"):
                return True
        return False

    def _receive(self, read: Callable[[int], bytes]) -> None:
        for line in _lines(read):
            if line is None:
                self._arriving.put(_Fault("message", f"This line isn’t a message: it’s longer than {LARGEST:,} bytes."))
            elif line.strip():
                try:
                    self._arriving.put(_parsed(line.decode()))
                except UnicodeDecodeError:
                    self._arriving.put(_Fault("message", "This line isn’t a message: it isn’t UTF-8."))
        self._arriving.put(None)


def _lines(read: Callable[[int], bytes]) -> Iterator[bytes | None]:
    """Yield the lines, the last one even without its end, and None in place of each that is too long."""
    line, too_long = b"", False
    while True:
        try:
            block = read(_BLOCK)
        except OSError:  # it was closed, or never open
            block = b""
        *ends, rest = block.split(b"\n")
        for end in ends:
            yield None if too_long or len(line) + len(end) > LARGEST else line + end
            line, too_long = b"", False
        too_long = too_long or len(line) + len(rest) > LARGEST
        line = b"" if too_long else line + rest
        if not block:
            if line or too_long:
                yield None if too_long else line
            return
