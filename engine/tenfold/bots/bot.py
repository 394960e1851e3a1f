"""The base of all computer players: thinking in slices, reproducibly, from an observation only.

A player decides by *weighing*: it ranks every act of its seat, the best first, and plays the first. A bot defines
`_weigh`, or `_think` if it can't tell what the other acts are worth.
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
"""The share of its game's leeway that a character may use, by level: the better the player, the less it gives away."""

LET_PASS = "let it pass"
"""The text for declining to act out of turn, which is not an action."""

ONLY_PLAY: Message = text.only_play
CHOICE: Message = text.choice
OTHER_PLAY: Message = text.other_play


class Judgement(NamedTuple):
    """What a computer player thinks of one act. It is for its own seat only.

    `action` is None and `text` is `LET_PASS` for declining to act out of turn.

    `worth` is the act's average result at the end of the bot's look ahead. That is the seat's lead over the others'
    average, in the game's own points, plus the value of a victory (`Bot.victory`). Higher is better, whichever way the
    game's scores count. `win` is the chance to win the game; a shared victory counts as its share. `error` is the
    standard error of the difference in worth from the first act, or for the first act from the second. It is 0 if all
    worlds were tried or there is only one act. All three are None if the bot chooses without numbers.

    `called` is the act as a heading: `Play J♦`, `Bid 3`.
    `why` compares the results of the act with those of another act, in the same worlds that gave the numbers.
    `verdict` compares the act with the best (`tenfold.bots.estimate`). `loss` is what it loses in those worlds, and is
    negative if it did better. Both are None if the bot chooses without numbers.
    `ground`, `fact` and `beside` are the parts of `why`, as far as there are any. They are what the seat sees that
    speaks for the best act, what will happen, and how the act compares with the other one. Only the best act has the
    ground in its `why`.
    A judgement names cards that the seat holds, so it is as private as the seat's hand.
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
    ground: Said | None = None
    fact: Said | None = None
    beside: Said | None = None


class Decision(NamedTuple):
    """What a bot plays: the action, its text, and why.

    `why` is as private as a judgement's. It is plain text with seat numbers in place of names; for names, use
    `judgement.why`. A bot that can't weigh has no judgement.
    """

    action: int
    text: str
    why: str
    judgement: Judgement | None = None


Thinking: TypeAlias = Generator[None, None, Decision | None]
"""Thinking in slices of a millisecond or two: each `next()` runs one slice, and the return value is the result."""

Weighing: TypeAlias = Generator[None, None, tuple[Judgement, ...]]
"""Weighing in the same slices: the return value judges every act."""

ResultT = TypeVar("ResultT")


class Bot:
    """A computer player of one level at one table. Between decisions, it keeps only its seed.

    `victory` is what winning the game adds to `Judgement.worth`, on top of the lead in points. `advice` is the budget
    for advice that a person waits for: a hint takes a second or so on a phone. `unit` is the singular of the game's
    points. An act is called worse if it loses `least` or more in worth, and about as good if it loses less than
    `tolerance`.

    `temper` is the character that plays. It replaces the level's act with one that it likes if the two surely differ by
    less than its `allowance` in worth. That is a share of `leeway`. Both are tried in at most `glance` fresh worlds.
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
        """The worth that the character may give up for an act it prefers, at this level."""
        return self.leeway * ALLOWED.get(self.level, 1.0)

    # A bot defines one of the next two.

    def _think(self, observation: Any, rng: random.Random, budget: int | None) -> Thinking:
        """Think about an observation that has legal actions; return None to decline to act out of turn."""
        judgements = yield from self._weigh(observation, rng, budget, every=False)
        return decided(judgements[0], self.game.players) if judgements else None

    def _weigh(self, observation: Any, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        """Judge the acts of an observation that has legal actions, the best first.

        Without `every`, judge only as many as it takes to know the first, which must be the same either way.
        """
        decision = yield from self._think(observation, rng, budget)
        return unreckoned(observation, None if decision is None else decision.action)

    def _search(
        self, observation: Any, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        """Search an observation that has legal actions; None if this level does not search.

        With `every`, play out all acts, otherwise only those that may be the best.
        """
        yield from ()
        return None

    def manners(self, observation: Any) -> Manners:
        """Return the temper that each act of an observation shows; empty if the game has no characters.

        An act that is missing never replaces another act, and is never replaced.
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
        nothing to do or declines to act out of turn.

        Raise `GameError` for an invalid budget, and for anything except a seat's observation of this table: the same
        game, number of players and options.
        """
        rng = self._rng(observation)
        if rng is None:
            return None
        budget = checked_budget(budget)
        likings: Mapping[int, float] = {}
        if self.temper != EVEN:
            likings = {action: self.temper.likes(act) for action, act in self.manners(observation).items()}
        if len({*likings.values()}) < 2:  # the character has no preference
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

        The result has every legal action once and, for a seat that is not on turn, declining. It is empty if the seat
        has nothing to do. A character plays the first act, or one that is about as good and suits it better. `budget`
        and errors are those of `think`. It takes somewhat longer than `think`, because poor acts are tried, too.
        """
        rng = self._rng(observation)
        if rng is None:
            return ()
        return (yield from self._weigh(observation, rng, checked_budget(budget), every=True))

    def weigh(self, observation: Observation, budget: int | None = None) -> tuple[Judgement, ...]:
        """Judge every act without a pause.

        Of Tenfold's own levels, only `hard` calculates numbers: its judgements have worth, chance to win and error.
        For `easy` and `medium` these are None, and the first act is the one they play.

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
        """Return a random generator for an observation of this table; None if there is nothing to decide."""
        if not isinstance(observation, Observation):
            raise GameError(f"A bot needs an observation from state.observation(seat), not {shown(observation)}.")
        table = (self.game.short_name, self.game.players, self.game.table_settings)
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
    """Run a thinking generator to its end and return its result."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: ResultT = done.value
            return result


def acts(observation: Observation) -> dict[int | None, str]:
    """Return the texts of the seat's acts: its legal actions and, out of turn, declining."""
    found: dict[int | None, str] = {outlook.action: outlook.text for outlook in observation.legal}
    if observation.player != observation.current_player:
        found[None] = LET_PASS
    return found


def unreckoned(observation: Observation, chosen: int | None) -> tuple[Judgement, ...]:
    """Return the judgements of a bot that calculates no numbers: its choice comes first, and all numbers are None."""
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
