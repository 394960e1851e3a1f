"""Players that are separate programs: they read and write one JSON object a line (docs/protocol.md).

A program never sees a state, only what its seat may know.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import IO, Any, NoReturn

from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.plainjson import shown

PROTOCOL = 1
"""The version of the protocol."""

MINOR = 1
"""The version of its additions. A program that knows only earlier ones can ignore the others."""

START = 60.0
"""Seconds that a program may take to start and say hello."""

END = 2.0
"""Seconds that a program may take to end when it is asked to."""

LONGEST = 100_000
"""The maximum number of characters in a line from a program."""

AHEAD = 1000
"""The maximum number of lines waiting to be read. A program that writes more has to wait."""

_LAST_WORDS = 300
_QUESTIONS = {"hello": "hello", "act": "choose"}


class ProgramError(Exception):
    """What a program did wrong, as the rest of a sentence that starts with its name."""


class Program:
    """A program that has started and said hello. Call `close` when you no longer need it.

    Raise `GameError`, saying why, if it does not start or does not say hello.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self._answers: queue.Queue[str | None] = queue.Queue(AHEAD)
        self._messages: queue.Queue[str | None] = queue.Queue()
        self._words: deque[str] = deque(maxlen=1)
        self._process = _started(command)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = [
            threading.Thread(target=run, args=args, daemon=True)
            for run, args in (
                (_write, (self._process.stdin, self._messages)),
                (_read, (self._process.stdout, self._answers)),
                (_listen, (self._process.stderr, self._words)),
            )
        ]
        for thread in self._threads:
            thread.start()
        try:
            self._say_hello()
        except BaseException as error:
            self.close()
            if isinstance(error, ProgramError):
                raise GameError(f"The player run:{command} {error}.") from None
            raise

    @property
    def is_running(self) -> bool:
        """True if the program is still running."""
        return self._process.poll() is None

    def begin(self, game: AnyGame, seed: int) -> None:
        """Announce a new game and its table. The seed is for the program's own random choices."""
        self._tell("game", game=game.short_name, players=game.players, options=dict(game.settings), seed=seed)

    def choose(self, observation: Observation, seconds: float, budget: int | None = None) -> object:
        """Return the program's answer: the number or text of an action, or None; raise `ProgramError` without one."""
        if not self._pass_over():  # earlier lines don't answer this question
            self._ended()
        limits = {"seconds": seconds} if budget is None else {"seconds": seconds, "budget": budget}
        self._tell("choose", observation=json.loads(observation.to_json()), **limits)
        answer = self._answer("act", seconds)
        if "action" in answer:
            return answer["action"]
        if not isinstance(answer.get("text"), str):
            self._fail("sent an act with neither “action” nor “text”")
        return answer["text"]

    def close(self) -> None:
        """End the program and wait until it has ended."""
        if self.is_running:
            self._tell("bye")
        self._messages.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END)
        _kill(self._process)
        self._process.wait()
        for thread in self._threads:  # each thread closes its pipe
            until = monotonic() + END
            while thread.is_alive() and monotonic() < until:
                self._pass_over()  # it may be waiting for room
                thread.join(END / 100)

    def _pass_over(self) -> bool:
        """Drop the waiting lines, at most `AHEAD` of them. Return True if more may come."""
        with suppress(queue.Empty):
            for _ in range(AHEAD):
                if self._answers.get_nowait() is None:
                    return False
        return True

    def _say_hello(self) -> None:
        from tenfold import __version__

        self._tell("hello", protocol=PROTOCOL, minor=MINOR, tenfold=__version__)
        answer = self._answer("hello", START)
        if answer.get("protocol") != PROTOCOL:
            self._fail(f"speaks protocol {shown(answer.get('protocol'))} instead of {PROTOCOL}")

    def _tell(self, kind: str, **fields: object) -> None:
        self._messages.put(json.dumps({"type": kind, **fields}) + "\n")

    def _answer(self, kind: str, seconds: float) -> dict[str, Any]:
        """Return the next message of a kind. Skip other kinds: later versions may have more of them."""
        until = monotonic() + seconds
        while True:
            left = until - monotonic()
            try:
                if left <= 0:  # a program that only sends other lines is late, too
                    raise queue.Empty
                line = self._answers.get(timeout=left)
            except queue.Empty:
                self._fail(f"gave no answer within {seconds:g} seconds")
            if line is None:
                self._ended()
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                message = None
            if not isinstance(message, dict):
                self._fail(f"wrote {shown(line.strip())}, which isn’t a JSON object (messages for people go to stderr)")
            if message.get("type") == kind:
                return message
            if message.get("type") == "error" and message.get("to") == _QUESTIONS[kind]:
                self._fail(f"answered with an error: {str(message.get('text'))[:_LAST_WORDS]}")

    def _ended(self) -> NoReturn:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END)
        self._threads[-1].join(END)  # so that its last error line is read
        status = self._process.poll()
        how = "closed its output" if status is None else f"ended by itself with status {status}"
        self._fail(f"{how}{f', with the last message: {self._words[0]}' if self._words else ''}")

    def _fail(self, what: str) -> NoReturn:
        raise ProgramError(what.rstrip("."))


def _started(command: str) -> subprocess.Popen[str]:
    try:
        words = shlex.split(command, posix=os.name != "nt")
        if not words:
            raise ValueError("there is no command")
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
            start_new_session=True,  # so that Ctrl-C reaches only us, and we can end its children, too
        )
    except (OSError, ValueError) as error:
        raise GameError(f"The player run:{command} can’t be started: {error}.") from None


def _kill(process: subprocess.Popen[str]) -> None:
    """End a program and its children."""
    if os.name == "nt":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # they have all ended
            os.killpg(process.pid, signal.SIGKILL)


def _write(pipe: IO[str], messages: queue.Queue[str | None]) -> None:
    """Write the messages. A program that does not read blocks only this thread."""
    with suppress(OSError), pipe:
        while (message := messages.get()) is not None:
            pipe.write(message)
            pipe.flush()


def _read(pipe: IO[str], answers: queue.Queue[str | None]) -> None:
    with suppress(OSError), pipe:
        while line := pipe.readline(LONGEST):
            answers.put(line)
    answers.put(None)


def _listen(pipe: IO[str], words: deque[str]) -> None:
    with suppress(OSError), pipe:
        while line := pipe.readline(LONGEST):
            if line.strip():
                words.append(line.strip()[:_LAST_WORDS])
