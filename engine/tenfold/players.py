"""Players by name: Tenfold's three levels, random play, and your own players.

    easy, medium, hard     the game's computer players as in the app, with a character at each seat
    hard/Ada               the same, with a character that you choose (`tenfold.bots.CHARACTERS`)
    hard/plain             the same without a character, as `tenfold.bots.load` makes it
    random                 random play
    oracle                 registered by a distribution in the entry-point group `tenfold.players`
    mybots:Greedy          a class, or any callable, of a module that Python finds
    run:./greedy --fast    a separate program that follows docs/protocol.md

Each becomes a `Bot`, so code that drives a game doesn't need to know which it is. A player from outside *forfeits* if
it fails. It may raise an error or answer with an illegal action. A program may also crash or take too long.

>>> import tenfold
>>> game = tenfold.load_game("pig10", players=2)
>>> state = game.new_initial_state(seed=3)
>>> with Players() as players:
...     bot = players.load(game, "random", seed=1)
...     state.apply_action(bot.choose(state.observation(state.current_player())).action)
"""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, Protocol, Self

from tenfold import bots
from tenfold.bots.bot import LEVELS, Bot, Decision, Thinking
from tenfold.bots.characters import PLAIN
from tenfold.errors import GameError, TenfoldError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.plainjson import shown, whole
from tenfold.programs import Program, ProgramError
from tenfold.registry import Group

CHANCE = "random"
"""The name of the random player."""

RUN = "run:"
"""The prefix of the name of a program."""

SECONDS = 10.0
"""The default time limit of a program for a decision."""

_CHOSEN = {f"{level}/{name}": (level, name) for level in LEVELS for name in (PLAIN, *bots.CHARACTERS)}
_OWN = (*LEVELS, CHANCE, *_CHOSEN)
_CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
_AND_OTHERS = "module:Class, or run: with a command"


class Forfeit(TenfoldError):  # noqa: N818  # an event rather than an error
    """A player failed and loses the game. The text names the player and says what it did."""


class Player(Protocol):
    """The interface of your own player.

    `choose` returns the number of a legal action, its text, or a `Decision`. None declines an act out of turn.
    """

    def choose(self, observation: Any, /) -> object:
        """Return a decision from what a seat may know."""


Maker = Callable[..., object]
"""Makes a player for a table: called with the game and a seed. A subclass of `Bot` is called like `Bot`."""


def _fault(name: str, found: object) -> str:
    if name in _OWN or ":" in name:
        return "has a name that Tenfold uses itself"
    return "" if callable(found) else "isn’t callable"


PLAYERS: Group[Maker] = Group("tenfold.players", label="The player {name}", fault=_fault)
"""The players of installed distributions, by name."""


def registered_players() -> tuple[str, ...]:
    """Return the names of the players of installed distributions, in alphabetical order."""
    return tuple(name for name in PLAYERS.names() if name not in _OWN)


def is_own(name: str) -> bool:
    """True if a player is one of Tenfold's own: a level, with or without a character, or `random`.

    >>> is_own("hard"), is_own("hard/Ada"), is_own("mybots:Greedy")
    (True, True, False)
    """
    return name in _OWN


def names_of(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the players in command-line texts: names separated by commas, with `*3` for three of the same player.

    A program needs a separate text.

    >>> names_of(["hard,easy*2", "run:./greedy a,b"])
    ('hard', 'easy', 'easy', 'run:./greedy a,b')

    Raise `GameError` for a wrong number.
    """
    found: list[str] = []
    for text in texts:
        for part in [text] if text.strip().startswith(RUN) else text.split(","):
            name, star, count = part.strip().rpartition("*") if not part.strip().startswith(RUN) else ("", "", part)
            if star and not (count.isdecimal() and 1 <= int(count) <= 99):
                raise GameError(f"Write several players of one kind as {name}*3, not {shown(part)}.")
            found += [name.strip()] * int(count) if star else [count.strip()]
    return tuple(found)


def check_name(name: object) -> None:
    """Raise `GameError` for anything that can't be the name of a player, without looking for its class or program.

    >>> check_name("mybots:Greedy")
    """
    if not isinstance(name, str):
        raise GameError(f"A player must be a name, such as hard or mybots:Greedy, not {shown(name)}.")
    if name in _OWN or name.startswith(RUN) or _CLASS.fullmatch(name) or name in registered_players():
        return
    known = ", ".join((*LEVELS, CHANCE, *registered_players()))
    raise GameError(
        f"There is no player {shown(name)}. Players: {known}, hard/Ada and the like, hard/plain, {_AND_OTHERS}."
    )


def with_last(ranking: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the places after one seat has forfeited: it is last, and the others keep their order.

    >>> with_last([1, 2, 2], 0)
    (3, 1, 1)
    """
    before = [place for other, place in enumerate(ranking) if other != seat]
    places = [1 + sum(other < place for other in before) for place in ranking]
    places[seat] = len(ranking)
    return tuple(places)


class Players:
    """A factory of players by name. Use it in a `with` block, which ends the players that are programs.

    `seconds` is the time limit of a program for one decision.
    """

    def __init__(self, *, seconds: float = SECONDS) -> None:
        if (
            not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not 0 < seconds < 1e6
        ):  # the longest wait that the system allows
            raise GameError(f"A player needs more than 0 seconds to decide, not {shown(seconds)}.")
        self._seconds = seconds
        self._running: list[Program] = []
        self._resting: dict[str, list[Program]] = {}

    def load(self, game: AnyGame, name: str, seed: int = 0, seat: int = 0) -> Bot:
        """Return a player for one seat of this table, and for one game.

        The seed and the seat choose the character of a level if the name doesn't. Tenfold's own players make the same
        decisions for the same seed and observations. Raise `GameError` for an unknown name, and for a player that can't
        be loaded or started. Your own players raise `Forfeit` if they fail later.
        """
        check_name(name)
        if name in LEVELS:
            return bots.load(game, name, seed, bots.character_at(seed, seat))
        if name in _CHOSEN:
            level, character = _CHOSEN[name]
            return bots.load(game, level, seed, character)
        if name == CHANCE:
            return _Chance(game, name, seed)
        if name.startswith(RUN):
            return self._program(game, name, seed)
        return _brought(game, name, seed)

    def rest(self) -> None:
        """End a game: the programs that played wait for the next one."""
        for program in self._running:
            if program.is_running:
                self._resting.setdefault(program.command, []).append(program)
        self._running = []

    def close(self) -> None:
        """End every program."""
        self.rest()
        for programs in self._resting.values():
            for program in programs:
                program.close()
        self._resting = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _program(self, game: AnyGame, name: str, seed: int) -> Bot:
        command = name.removeprefix(RUN).strip()
        resting = self._resting.get(command)
        program = resting.pop() if resting else Program(command)
        self._running.append(program)
        program.begin(game, seed)

        def choose(observation: Observation, budget: int | None) -> object:
            return program.choose(observation, self._seconds, budget)

        return _Guest(game, name, seed, choose, program.close)


class _Chance(Bot):
    """A player that plays at random, and declines all acts out of turn."""

    def _think(self, observation: Observation, rng: random.Random, budget: int | None) -> Thinking:
        yield
        if observation.player != observation.current_player:
            return None
        outlook = rng.choice(observation.legal)
        return Decision(outlook.action, outlook.text, "chance")


class _Guest(Bot):
    """A player from outside. Its answers are checked, and it forfeits if it fails."""

    def __init__(
        self,
        game: AnyGame,
        name: str,
        seed: int,
        decide: Callable[[Observation, int | None], object],
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(game, name, seed)
        self._decide = decide
        self._leave = leave

    def _think(self, observation: Observation, rng: random.Random, budget: int | None) -> Thinking:
        yield
        try:
            return _decision(observation, self._decide(observation, budget))
        except Exception as error:  # code from outside may raise anything
            self._leave()
            raise Forfeit(f"{self.level} {_failing(error)}.") from error


class _PlayerError(Exception):
    """What a player did wrong, as the rest of a sentence that starts with its name."""


def _failing(error: Exception) -> str:
    if isinstance(error, (_PlayerError, ProgramError)):
        return str(error)
    return f"stopped with {' '.join(f'{type(error).__name__}: {error}'.split()).rstrip(':. ')}"


def _decision(observation: Observation, answer: object) -> Decision | None:
    if isinstance(answer, Decision):
        answer = answer.action
    if answer is None:
        if observation.player == observation.current_player:
            raise _PlayerError("did nothing on its own turn")
        return None
    number = whole(answer)
    for outlook in observation.legal:
        if number == outlook.action or answer == outlook.text:
            return Decision(outlook.action, outlook.text, "")
    for refusal in observation.refused:
        if number == refusal.action or answer == refusal.text:
            raise _PlayerError(f"chose “{refusal.text}”, which isn’t possible: {str(refusal.why).rstrip('.')}")
    raise _PlayerError(f"chose {shown(answer)}, which isn’t one of its legal actions")


def _brought(game: AnyGame, name: str, seed: int) -> Bot:
    maker = _maker(name)
    try:
        made: Any = maker(game, name, seed) if _makes_bots(maker) else maker(game, seed)
    except GameError:
        raise
    except Exception as error:  # code from outside may raise anything
        raise GameError(f"The player {name} {_failing(error)} while it was created.") from error
    choose = getattr(made, "choose", None)
    if not callable(choose):
        raise GameError(f"The player {name} has no method choose(observation).")
    if isinstance(made, Bot):
        return _Guest(game, name, seed, made.choose)
    return _Guest(game, name, seed, lambda observation, _budget: choose(observation))


def _makes_bots(maker: Maker) -> bool:
    return isinstance(maker, type) and issubclass(maker, Bot)


def _maker(name: str) -> Maker:
    if not _CLASS.fullmatch(name):
        return PLAYERS.load(name)
    module, _, path = name.partition(":")
    try:
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:  # code from outside may raise anything
        raise GameError(f"The player {name} can’t be loaded: {type(error).__name__}: {error}.") from error
    if not callable(found):
        raise GameError(f"The player {name} isn’t callable.")
    return found  # type: ignore[no-any-return]  # checked to be callable above
