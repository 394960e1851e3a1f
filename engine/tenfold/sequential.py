"""A game as a strict sequence of decisions with a bound on their number, for programs that need both.

`Sequential` is a game with the same methods, `SequentialState` its position. If seats can act out of turn, each is
asked before the seat on turn, in the order of `State.seats_to_act`. Declining is an action too, with the highest
number. After an act out of turn, all of them are asked again.

>>> import random, tenfold
>>> game = Sequential(tenfold.load_game("tenstuff"), bound=100)
>>> state = game.new_initial_state(seed=3)
>>> rng = random.Random(1)
>>> while not state.is_terminal():
...     state.apply_action(rng.choice(state.legal_actions()))
>>> state.truncated, sum(state.returns()), len(state.history()) > 100
(True, 0.0, True)
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from tenfold.errors import GameError, IllegalAction
from tenfold.game import Game
from tenfold.observation import TERMINAL, Observation
from tenfold.plainjson import canonical, shown, whole
from tenfold.state import AnyState, PlayerAction, Returns, Sampler

LONGEST = 2000
"""After this many acts an environment ends a game whose rules set no bound, unless you give another bound."""

DECLINE = "decline"
"""The text of the action that declines an act out of turn."""


class Sequential:
    """A game in which exactly one seat acts at a time, and which is over after at most `bound` acts.

    Declining doesn't count as an act: otherwise the end of the game would reveal what others declined. `decline` is the
    number of the action that declines, or None in games without acts out of turn. Raise `GameError` unless the bound is
    a whole number from 1, or None.
    """

    def __init__(self, game: Game[Any, Any, Any], bound: int | None = None) -> None:
        if not isinstance(game, Game):
            raise GameError(f"Sequential needs a game from load_game, not {shown(game)}.")
        self.game = game
        self.players: int = game.players
        self.bound: int | None = checked_bound(bound)
        self.decline: int | None = game.num_distinct_actions() if game.acts_out_of_turn else None

    def __repr__(self) -> str:
        return f"Sequential({self.game!r}, bound={self.bound})"

    def num_distinct_actions(self) -> int:
        """Return the number of actions, the ints from 0."""
        return self.game.num_distinct_actions() + (self.decline is not None)

    def max_game_length(self) -> int | None:
        """Return the maximum number of actions, including declining; None without a bound."""
        known = [length for length in (self.game.max_game_length(), self.bound) if length is not None]
        asked = 1 if self.decline is None else self.players  # before each act all others may decline
        return min(known) * asked if known else None

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of `SequentialState.observation_tensor`."""
        return self.game.observation_tensor_shape()

    def new_initial_state(self, seed: int | None = None) -> SequentialState:
        """Deal and return the first state, as `Game.new_initial_state` does."""
        return self.view(self.game.new_initial_state(seed))

    def view(self, state: AnyState) -> SequentialState:
        """Return a view that continues from any position of this game; raise `GameError` for one of another table."""
        if getattr(state, "game", None) != self.game:
            raise GameError(f"This view needs a state of {self.game!r}, not {shown(state)}.")
        return SequentialState(self, state)

    def action_to_string(self, action: int) -> str:
        """Return the readable text of an action; raise `IllegalAction` for anything else."""
        number = whole(action)
        if number is not None and number == self.decline:
            return DECLINE
        if number is None or not 0 <= number < self.game.num_distinct_actions():
            raise IllegalAction(f"{self.game.long_name} has no action {shown(action)}.")
        return self.game.actions.texts[number]


class SequentialState:
    """A position in which exactly one seat has to act: a view of the game's own `state`.

    If you change `state` itself, make a new view of it.
    """

    __slots__ = ("_acts", "_asked", "_made", "game", "state")

    def __init__(self, game: Sequential, state: AnyState) -> None:
        self.game: Sequential = game
        self.state: AnyState = state
        self._acts: list[PlayerAction] = []
        self._made = 0  # acts, not counting those that decline
        self._asked = self._first()

    def __repr__(self) -> str:
        return f"<{self.state!r}, seat {self._asked} asked>"

    @property
    def truncated(self) -> bool:
        """True if the bound has ended a game that was not over."""
        return self._at_bound() and not self.state.is_terminal()

    def is_terminal(self) -> bool:
        """True if the game is over or has reached its bound."""
        return self.state.is_terminal() or self._at_bound()

    def current_player(self) -> int:
        """Return the seat that has to act, or `TERMINAL`."""
        return TERMINAL if self.is_terminal() else self._asked

    def legal_actions(self, player: int | None = None) -> tuple[int, ...]:
        """Return the legal actions of the seat that has to act, ascending; none of any other seat."""
        asked = self.current_player()
        if player is not None:
            player = self.state._checked_seat(player)
        if asked == TERMINAL or player not in (None, asked):
            return ()
        legal = self.state.legal_actions(asked)
        decline = self.game.decline
        return legal if decline is None or asked == self.state.current_player() else (*legal, decline)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Return 1 for each action in `legal_actions(player)` and 0 for all others, by action."""
        mask = [0] * self.game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Carry out an action of the seat that has to act; raise `IllegalAction`, and change nothing, for any other."""
        number = whole(action)
        asked = self.current_player()
        if number is None:
            raise IllegalAction(f"An action must be a whole number, not {shown(action)}.")
        if asked == TERMINAL:
            raise IllegalAction("The game is over.")
        on_turn = asked == self.state.current_player()
        if number == self.game.decline:
            if on_turn:
                raise IllegalAction("The seat on turn must act.")
            seats = self.state.seats_to_act()
            self._asked = seats[seats.index(asked) + 1]
        else:
            self.state.apply_action(number, None if on_turn else asked)
            self._made += 1
            self._asked = self._first()
        self._acts.append(PlayerAction(asked, number))

    def action_to_string(self, action: int) -> str:
        """Return the readable text of an action; raise `IllegalAction` for anything else."""
        return self.game.action_to_string(action)

    def string_to_action(self, text: str) -> int:
        """Return the action of a text, the inverse of `action_to_string`."""
        if self.game.decline is not None and text == DECLINE:
            return self.game.decline
        return self.state.string_to_action(text)

    def returns(self, by: Returns = "place") -> list[float]:
        """Return `State.returns` at the end; if the bound ends the game, the current standing counts."""
        return self.state._worth(by) if self.is_terminal() else self.state.returns(by)

    def observation(self, player: int | None = None) -> Observation:
        """Return what a seat may know, as in `State.observation`."""
        return self.state.observation(player)

    def observation_tensor(self, player: int | None) -> list[float]:
        """Return what a seat may know, as numbers."""
        return self.state.observation_tensor(player)

    def information_state_string(self, player: int | None, *, perfect_recall: bool = False) -> str:
        """Return what a seat may know, as a short text, with the acts left until the bound.

        With perfect recall, it also has everything that the seat has done and seen since the deal. Algorithms such as
        counterfactual regret minimization need that.
        """
        known = self.state.information_state_string(player)
        if self.game.bound is not None:
            known = f"{known} {self._made}"
        if not perfect_recall:
            return known
        did = [action for seat, action in self._acts if seat == player]
        heard = canonical([did, self.state.events(player=player)])
        return f"{known} {blake2b(heard.encode(), digest_size=12).hexdigest()}"

    def resample_from_infostate(self, player: int | None, sampler: Sampler = None) -> SequentialState:
        """Return a position that a seat can't tell from this one. If the seat has to act here, it also has to there."""
        other = SequentialState(self.game, self.state.resample_from_infostate(player, sampler))
        other._acts = self._acts[:]
        other._made = self._made
        if self._asked in other.state.seats_to_act():
            other._asked = self._asked
        return other

    def history(self) -> list[int]:
        """Return the actions since this view was made, including declining."""
        return [action for _, action in self._acts]

    def full_history(self) -> list[PlayerAction]:
        """Return the actions since this view was made, each with its seat."""
        return [*self._acts]

    def clone(self, *, events: bool = True) -> SequentialState:
        """Return an independent copy; without events it is smaller and faster."""
        other = object.__new__(SequentialState)
        other.game = self.game
        other.state = self.state.clone(events=events)
        other._acts = self._acts[:]
        other._made = self._made
        other._asked = self._asked
        return other

    __copy__ = clone

    def __deepcopy__(self, _memo: object) -> SequentialState:
        return self.clone()

    def _at_bound(self) -> bool:
        bound = self.game.bound
        return bound is not None and self._made >= bound

    def _first(self) -> int:
        """Return the seat that has to act first."""
        state = self.state
        if self.game.decline is None or state.is_terminal():
            return state.current_player()
        return state.seats_to_act()[0]


def checked_bound(bound: object) -> int | None:
    """Return a bound of a game’s length; raise `GameError` unless it is a whole number from 1, or None."""
    number = None if bound is None else whole(bound)
    if bound is not None and (number is None or number < 1):
        raise GameError(f"The bound must be a whole number from 1, not {shown(bound)}.")
    return number
