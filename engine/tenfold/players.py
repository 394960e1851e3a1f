"""Players by name: the house's own three levels, chance, and whatever somebody brings.

    easy, medium, hard     the computer players of the game as the app plays them: a character sits at each seat
    hard/Ada               the same, with the character that you choose (`tenfold.bots.CHARACTERS`)
    hard/plain             the same without a character, as `tenfold.bots.load` makes it
    random                 chance
    oracle                 registered by a distribution in the entry-point group `tenfold.players`
    mybots:Greedy          a class, or any callable, of a module that Python finds
    run:./greedy --fast    a program of its own, which speaks docs/players.md

Each becomes a `Bot`, so the code that drives a game need not know which it is. A player from outside *forfeits* if it
fails: it raises an error, answers with something that is not an act, or, if it is a program, dies or takes too long.

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
from tenfold.errors import GameError, TenfoldError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.plainjson import shown, whole
from tenfold.programs import Program, ProgramError
from tenfold.registry import Group

CHANCE = "random"
"""The name of the player that plays at random."""

RUN = "run:"
"""What the name of a program begins with."""

SECONDS = 10.0
"""How long a program may think about a decision, unless something else is said."""

PLAIN = "plain"
"""Stands for no character, after a level."""

_CHOSEN = {
    f"{level}/{name}": (level, None if name == PLAIN else name)
    for level in LEVELS
    for name in (PLAIN, *bots.CHARACTERS)
}
_OWN = (*LEVELS, CHANCE, *_CHOSEN)
_CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
_AND_OTHERS = "module:Class, or run: with a command"


class Forfeit(TenfoldError):  # noqa: N818  # what happened, rather than what was wrong
    """A player lost its game by its own failing; the text says which player, and what it did."""


class Player(Protocol):
    """What somebody brings, at the least.

    `choose` gives the number of a legal action, or its text, or a `Decision`; None lets an act out of turn pass.
    """

    def choose(self, observation: Any, /) -> object:
        """Decide from what a seat may know."""


Maker = Callable[..., object]
"""Makes a player for a table: called with the game and a seed, or, if it is a kind of `Bot`, as `Bot` itself is."""


def _fault(name: str, found: object) -> str:
    if name in _OWN or ":" in name:
        return "has a name that Tenfold uses itself"
    return "" if callable(found) else "isn’t callable"


PLAYERS: Group[Maker] = Group("tenfold.players", told="The player {name}", fault=_fault)
"""The players that installed distributions bring, by name."""


def registered_players() -> tuple[str, ...]:
    """The names of the players that installed distributions bring, in the order of the alphabet."""
    return tuple(name for name in PLAYERS.names() if name not in _OWN)


def is_own(name: str) -> bool:
    """Whether a player is one that everybody has: a level, with a character or without, or chance.

    >>> is_own("hard"), is_own("hard/Ada"), is_own("mybots:Greedy")
    (True, True, False)
    """
    return name in _OWN


def names_of(texts: Iterable[str]) -> tuple[str, ...]:
    """The players of texts as a terminal gives them: names between commas, `*3` for three alike.

    A program stands alone in its text.

    >>> names_of(["hard,easy*2", "run:./greedy a,b"])
    ('hard', 'easy', 'easy', 'run:./greedy a,b')

    Raises `GameError` for a number that is none.
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
    """Raise `GameError` for what cannot be the name of a player; a class or a program is not looked for yet.

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
    """Places where one seat has forfeited: it is last, the others are as they are among themselves.

    >>> with_last([1, 2, 2], 0)
    (3, 1, 1)
    """
    before = [place for other, place in enumerate(ranking) if other != seat]
    places = [1 + sum(other < place for other in before) for place in ranking]
    places[seat] = len(ranking)
    return tuple(places)


class Players:
    """Makes players by name, and ends the programs among them with its `with` block.

    `seconds` is how long a program may think about one decision, on the clock.
    """

    def __init__(self, *, seconds: float = SECONDS) -> None:
        if (
            not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not 0 < seconds < 1e6
        ):  # what a wait lasts
            raise GameError(f"A player needs more than 0 seconds to decide, not {shown(seconds)}.")
        self._seconds = seconds
        self._running: list[Program] = []
        self._resting: dict[str, list[Program]] = {}

    def load(self, game: AnyGame, name: str, seed: int = 0, seat: int = 0) -> Bot:
        """A player for one seat of this table, and for one game.

        The seed and the seat decide which character a level has where the name leaves that open.
        The same seed and observations give the same decisions, as far as it is in our hands. Raises `GameError` for a
        name that stands for nobody, and for what cannot be loaded or started. A player that is not of the house raises
        `Forfeit` where it fails later.
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
        """A game is over: the programs that played wait for the next one."""
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

        def choose(observation: Observation, _budget: int | None) -> object:
            return program.choose(observation, self._seconds)

        return _Guest(game, name, seed, choose, program.close)


class _Chance(Bot):
    """Plays at random, and declines every act out of turn."""

    def _think(self, observation: Observation, rng: random.Random, budget: int | None) -> Thinking:
        yield
        if observation.player != observation.current_player:
            return None
        outlook = rng.choice(observation.legal)
        return Decision(outlook.action, outlook.text, "chance")


class _Guest(Bot):
    """A player that somebody brings: what it says is checked, and what goes wrong in it is its own loss."""

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
        except Exception as error:  # somebody else's code: anything may happen
            self._leave()
            raise Forfeit(f"{self.level} {_failing(error)}.") from error


class _PlayerError(Exception):
    """What a player did wrong, as the rest of a sentence that begins with its name."""


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
    except Exception as error:  # somebody else's code: anything may happen
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
    except Exception as error:  # somebody else's code: anything may happen
        raise GameError(f"The player {name} can’t be loaded: {type(error).__name__}: {error}.") from error
    if not callable(found):
        raise GameError(f"The player {name} isn’t callable.")
    return found  # type: ignore[no-any-return]  # callable, as was asked
