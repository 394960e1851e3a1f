"""The base of all computer players: thinking in slices, reproducibly, from an observation only.

A player decides by *weighing*: it judges every act that its seat has, the best first, and plays the first. A bot fills
in `_weigh`, or where it cannot tell what the other acts are worth, `_think`.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from tenfold.bots import text
from tenfold.bots.characters import EVEN, Manners, Temper
from tenfold.bots.estimate import Verdict
from tenfold.bots.trials import Trying, liked_best
from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.messages import Message, Said, in_text
from tenfold.observation import Observation
from tenfold.plainjson import shown, whole

if TYPE_CHECKING:
    from tenfold.bots.advice import Searched

LEVELS = ("easy", "medium", "hard")
"""How well a computer player plays."""

ALLOWED = {"easy": 1.0, "medium": 0.6, "hard": 0.4}
"""By level, the share of its game's leeway that a character may use: the better the player, the less it gives away."""

LET_PASS = "let it pass"
"""The text for declining an act out of turn, which is not an action."""

ONLY_PLAY: Message = text.only_play
CHOICE: Message = text.choice
OTHER_PLAY: Message = text.other_play


class Judgement(NamedTuple):
    """What a computer player thinks about one act. It is for its own seat only.

    `action` is None, and `text` is `LET_PASS`, for declining an act out of turn. `worth` is the act's average result:
    the seat's lead in the game's own points over the others' average, at the end of the bot's look ahead, plus the
    value of a victory (`Bot.victory`; the bot of a game says when). Higher is better, whichever way the game's scores
    count. `win` is the chance to win the game, with a shared victory counted as its share. `error` is the standard
    error of the difference in worth from the first of all acts, or for the first from the second; 0 if all worlds were
    tried or there is only one act. All three are None if the bot chooses without calculating them.

    `called` is what the act is called as a heading: `Play J♦`, `Bid 3`.
    `why` compares the results of the act with those of another act, in the same worlds that gave the numbers.
    `verdict` compares the act with the best (`tenfold.bots.estimate`), and `loss` is what it loses in those worlds,
    negative if it did better; both are None if the bot chooses without calculating them.
    A judgement names cards that the seat holds, so it is no more public than the seat's hand.
    """

    action: int | None
    text: str
    worth: float | None
    win: float | None
    error: float | None
    called: Said
    why: Said
    verdict: Verdict | None = None
    loss: float | None = None


class Decision(NamedTuple):
    """What a bot plays: the action, its text, and why.

    `why` is as private as a judgement's. It is plain text with seat numbers for names: with names, use
    `judgement.why`. A bot that can't weigh has no judgement.
    """

    action: int
    text: str
    why: str
    judgement: Judgement | None = None


Thinking: TypeAlias = Generator[None, None, Decision | None]
"""Thinking in slices of a millisecond or two: each `next()` is a slice, the return value the result."""

Weighing: TypeAlias = Generator[None, None, tuple[Judgement, ...]]
"""The same, for every act."""

ResultT = TypeVar("ResultT")


class Bot:
    """A computer player of one level at one table. Between decisions, it only keeps its seed.

    `victory` is what winning the game adds to `Judgement.worth`, beside the lead in points. `advice` is the budget for
    advice that a person waits for: several times that of a move, for a hint within a second or so on a phone. `unit` is
    the singular of the game's points. From a loss in worth of `least` an act is called worse, and below a loss of
    `tolerance` it is about as good.

    `temper` is the character that plays. It replaces the level's act with one that it likes, if that surely costs no
    more than its `allowance` of the `leeway` in worth, and gains nothing: both are tried in at most `glance` fresh
    worlds.
    """

    victory: float = 0.0
    advice: int | None = None
    unit: str = "point"
    least: float = 0.0
    tolerance: float = 0.0
    temper: Temper = EVEN
    leeway: float = 0.0
    glance: int = 0

    def __init__(self, game: AnyGame, level: str, seed: int = 0) -> None:
        kind = type(self)
        if kind._think is Bot._think and kind._weigh is Bot._weigh:
            raise TypeError(f"{kind.__name__} must define _think or _weigh.")
        self.game = game
        self.level = level
        self.seed = seed

    @property
    def allowance(self) -> float:
        """The worth that an act may cost if the character prefers it, at this level."""
        return self.leeway * ALLOWED.get(self.level, 1.0)

    # A player defines one of these.

    def _think(self, observation: Any, rng: random.Random, budget: int | None) -> Thinking:
        """Think about an observation that has legal actions; None declines an act out of turn."""
        judgements = yield from self._weigh(observation, rng, budget, every=False)
        return decided(judgements[0], self.game.players) if judgements else None

    def _weigh(self, observation: Any, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        """Judge the acts of an observation that has legal actions, the best first.

        Judge all of them, or without `every` only enough to know the first, which must be the same.
        """
        decision = yield from self._think(observation, rng, budget)
        return unreckoned(observation, None if decision is None else decision.action)

    def _search(
        self, observation: Any, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        """Search an observation that has legal actions; None if this level does not search.

        With `every`, play on with all acts, otherwise only with those that may be the best.
        """
        yield from ()
        return None

    def manners(self, observation: Any) -> Manners:
        """Return what the acts of an observation show of a temper; empty if the game has no characters.

        A missing act never replaces another act, and is never replaced.
        """
        return {}

    def _trial(self, observation: Any, rng: random.Random) -> Trying:
        """Return how to try acts out in fresh worlds, at any level; None if the game can't.

        Without it, every character plays like its level.
        """
        yield from ()
        return None

    # For callers.

    def think(self, observation: Observation, budget: int | None = None) -> Thinking:
        """Think in slices, so that the caller can do something else between them.

        `budget` is the number of search iterations, None for the level's own. The result is None if the seat has
        nothing to do or does not want to act out of turn. Raises `GameError` for anything but an observation of this
        table (the same game, number of players and options), and for an invalid budget.
        """
        rng = self._rng(observation)
        if rng is None:
            return None
        budget = checked_budget(budget)
        likings: Mapping[int, float] = {}
        if self.temper != EVEN:
            likings = {action: self.temper.likes(act) for action, act in self.manners(observation).items()}
        if len({*likings.values()}) < 2:  # a character has nothing to choose from
            return (yield from self._think(observation, rng, budget))
        return (yield from self._in_character(observation, likings, rng, budget))

    def _in_character(
        self, observation: Any, likings: Mapping[int, float], rng: random.Random, budget: int | None
    ) -> Thinking:
        """Return the level's choice, or an act that is surely about as good and suits the character better."""
        judgements = yield from self._weigh(observation, rng, budget, every=False)
        if not judgements:
            return None
        usual = chosen = judgements[0].action
        if usual is not None and max(likings.values()) > likings.get(usual, inf):
            trial = yield from self._trial(observation, rng)
            worlds = self.glance if budget is None else min(budget, self.glance)
            if trial is not None:
                liked = [action for action in likings if action in trial.prior and likings[action] > likings[usual]]
                liked.sort(key=lambda action: (-likings[action], action))
                chosen = yield from liked_best(trial, usual, liked, self.allowance, worlds)
        weighed = [each for each in judgements if each.action == chosen] or unreckoned(observation, chosen)
        return decided(weighed[0], self.game.players)

    def choose(self, observation: Observation, budget: int | None = None) -> Decision | None:
        """Think without a pause."""
        return at_once(self.think(observation, budget))

    def weighing(self, observation: Observation, budget: int | None = None) -> Weighing:
        """Judge every act of the seat in slices, the best first; the first is what `think` decides.

        It has every legal action once and, for a seat that is not on turn, declining. It is empty if the seat has
        nothing to do. A character plays the first, or an act that is about as good and suits it better. `budget` and
        errors are those of `think`, but it takes somewhat longer, because poor acts get some of the budget, too.
        """
        rng = self._rng(observation)
        if rng is None:
            return ()
        return (yield from self._weigh(observation, rng, checked_budget(budget), every=True))

    def weigh(self, observation: Observation, budget: int | None = None) -> tuple[Judgement, ...]:
        """Judge every act without a pause.

        Of Tenfold's own levels only `hard` calculates numbers: its judgements have worth, chance to win and error.
        Those of `easy`, `medium`, `random` and of players from outside have None there; the first is the act they play.

        >>> import tenfold, tenfold.bots
        >>> state = tenfold.load_game("pig10", players=2).new_initial_state(seed=3)
        >>> bot = tenfold.bots.load(state.game, "hard")
        >>> best, *others = bot.weigh(state.observation(state.current_player()))
        >>> best.action == bot.choose(state.observation(state.current_player())).action
        True
        """
        return at_once(self.weighing(observation, budget))

    def reckoning(self, observation: Observation, budget: int | None = None) -> Generator[None, None, Searched | None]:
        """Search in slices; None if there is nothing to decide, or the level does not search.

        `budget` and errors are those of `think`.
        """
        rng = self._rng(observation)
        if rng is None:
            return None
        return (yield from self._search(observation, rng, checked_budget(budget), every=False))

    def victory_in(self, observation: Any) -> float:
        """Return the value of a victory in the worth of a decision: `victory`, unless a bot overrides it."""
        return self.victory

    def _rng(self, observation: Observation) -> random.Random | None:
        """Return the source of chance for an observation of this table; None if there is nothing to decide."""
        if not isinstance(observation, Observation):
            raise GameError(f"A bot needs an observation from state.observation(seat), not {shown(observation)}.")
        table = (self.game.short_name, self.game.players, self.game.told_settings)
        if (observation.game, observation.players, observation.settings) != table:
            raise GameError("This observation is from another table than the bot’s.")
        if observation.player is None:
            raise GameError("A bot needs a seat’s observation, from state.observation(seat), not that of the table.")
        if not observation.legal:
            return None
        known = replace(observation, refused=())  # the words of a refusal must not change the random choices
        return random.Random(f"{self.seed} {known.to_json()}")


def checked_budget(budget: object) -> int | None:
    """Return a number of iterations, or None; raise `GameError` for anything else."""
    number = None if budget is None else whole(budget)
    if budget is not None and (number is None or number < 0):
        raise GameError(f"A budget must be a whole number of iterations from 0, not {shown(budget)}.")
    return number


def at_once(thinking: Generator[None, None, ResultT]) -> ResultT:
    """Return what comes of thinking without a pause."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: ResultT = done.value
            return result


def acts(observation: Observation) -> dict[int | None, str]:
    """Return the texts of the seat's acts: the legal actions and, out of turn, declining."""
    found: dict[int | None, str] = {outlook.action: outlook.text for outlook in observation.legal}
    if observation.player != observation.current_player:
        found[None] = LET_PASS
    return found


def unreckoned(observation: Observation, chosen: int | None) -> tuple[Judgement, ...]:
    """Return the judgements of a bot that calculates no numbers: its choice first, and all numbers None."""
    texts = acts(observation)
    first = ONLY_PLAY if len(texts) == 1 else CHOICE

    def judgement(action: int | None, why: Message) -> Judgement:
        called = text.let_pass if action is None else text.act(act=texts[action])
        return Judgement(action, texts[action], None, None, None, called, why)

    others = [action for action in texts if action != chosen]
    return (judgement(chosen, first), *(judgement(action, OTHER_PLAY) for action in others))


def decided(judgement: Judgement, players: int) -> Decision | None:
    """Return the decision for an act; None for declining."""
    if judgement.action is None:
        return None
    names = [f"seat {seat}" for seat in range(players)]
    return Decision(judgement.action, judgement.text, in_text(judgement.why, names), judgement)
