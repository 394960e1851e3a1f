"""Positions of games with several kinds of turns: `PhasedState`, and `Phase`, an object for each kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic

from tenfold import text
from tenfold.declared import declared
from tenfold.messages import Text
from tenfold.observation import TERMINAL, Outlook
from tenfold.state import EventT, PlayerAction, State, StateT


class Phase(ABC, Generic[StateT]):
    """A kind of turn: its legal actions, what they do, and why others are not legal.

    A phase has no fields: one object serves all states. `name` is its name in observations and serialized positions.
    `now` is the text for a player who tries an action of another phase.
    """

    name: ClassVar[str]
    now: ClassVar[Text] = ""

    def __repr__(self) -> str:
        return f"<phase {self.name}>"

    @abstractmethod
    def legal(self, state: StateT) -> tuple[int, ...]:
        """Return the legal actions of the seat on turn, ascending."""

    @abstractmethod
    def apply(self, state: StateT, action: int, player: int) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def outlook(self, state: StateT, action: int, player: int) -> Outlook:
        """Return what a legal action would do."""

    def has(self, action: int) -> bool:
        """True if an action, legal now or not, belongs to this phase."""
        return True

    def tempting(self, state: StateT, player: int) -> Iterable[int]:
        """Return what a seat may want to do in this phase. The observation refuses what is not legal, with a reason."""
        return ()

    def why_not(self, state: StateT, action: int, player: int) -> Text:
        """Return why an action of this phase is not legal."""
        return text.not_now(act=state.action_to_string(action))


@declared
class PhasedState(State[EventT]):
    """A position of a game with several kinds of turns. The phase defines the actions."""

    phase: Phase[Any]

    # These two methods of `State` are repeated here because asking the phase directly saves calls in every search.

    def legal_actions(self, player: int | None = None) -> tuple[int, ...]:
        """Return the legal actions of the seat on turn, or of any seat, ascending."""
        if player is not None:
            return State.legal_actions(self, player)
        legal = self._legal
        if legal is None:
            legal = self._legal = () if self.turn == TERMINAL else self.phase.legal(self)
        return legal

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Carry out an action of the seat on turn, or of another seat out of turn."""
        if player is not None or type(action) is not int:
            State.apply_action(self, action, player)
            return
        legal = self._legal
        if legal is None:
            legal = self.legal_actions()
        if action not in legal:
            self._raise_illegal(action, player)
        if self._history is not None:
            self._history.append(PlayerAction(self.turn, action))
        self.phase.apply(self, action, self.turn)
        self._legal = None

    def _legal_actions(self) -> tuple[int, ...]:
        return self.phase.legal(self)

    def _apply(self, action: int, player: int) -> None:
        self.phase.apply(self, action, player)

    def _outlook(self, action: int, player: int) -> Outlook:
        return self.phase.outlook(self, action, player)

    def _tempting(self, player: int) -> Iterable[int]:
        return self.phase.tempting(self, player) if player == self.turn else ()

    def _refuse(self, action: int, player: int) -> Text:
        if player != self.turn:
            return text.not_on_turn
        return self.phase.why_not(self, action, player) if self.phase.has(action) else self.phase.now
