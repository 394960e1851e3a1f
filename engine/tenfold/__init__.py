"""Tenfold: five card games about the number ten, for people, programs and game researchers.

>>> import random, tenfold
>>> game = tenfold.load_game("pig10", players=4)
>>> state = game.new_initial_state(seed=7)
>>> rng = random.Random(1)
>>> while not state.is_terminal():
...     state.apply_action(rng.choice(state.legal_actions()))
>>> sum(state.scores()) <= 80
True
"""

from typing import TYPE_CHECKING, Any

from tenfold import bots
from tenfold.actions import Actions, Block
from tenfold.carried import records
from tenfold.declared import declared
from tenfold.errors import GameError, IllegalAction, NewerError, RecordError, TenfoldError
from tenfold.events import Event, SeatEvent, TableEvent
from tenfold.game import AnyGame, Choice, Game, Option
from tenfold.match import match_points
from tenfold.messages import Message
from tenfold.observation import TERMINAL, Observation, Outlook, Refusal
from tenfold.phase import Phase, PhasedState
from tenfold.record import Entry, Record, Seat, TakeBack
from tenfold.registry import Origin, game_class, game_origin, load_game, refresh_games, registered_games
from tenfold.sentences import Card, Figure, Person, Sentence
from tenfold.state import AnyState, State, Witnessed

if TYPE_CHECKING:
    from tenfold import adapters as adapters
    from tenfold import arena as arena
    from tenfold import engine as engine
    from tenfold import players as players
    from tenfold import review as review
    from tenfold import sequential as sequential
    from tenfold import testing as testing

__version__ = "1.0.0"

_LATER = ("adapters", "arena", "engine", "players", "review", "sequential", "testing")


def __getattr__(name: str) -> Any:
    """Return a module of the package that `import tenfold` leaves out, because a game rarely needs it."""
    if name in _LATER:
        from importlib import import_module

        return import_module(f"tenfold.{name}")
    raise AttributeError(f"module 'tenfold' has no attribute {name!r}")


__all__ = [
    "TERMINAL",
    "Actions",
    "AnyGame",
    "AnyState",
    "Block",
    "Card",
    "Choice",
    "Entry",
    "Event",
    "Figure",
    "Game",
    "GameError",
    "IllegalAction",
    "Message",
    "NewerError",
    "Observation",
    "Option",
    "Origin",
    "Outlook",
    "Person",
    "Phase",
    "PhasedState",
    "Record",
    "RecordError",
    "Refusal",
    "Seat",
    "SeatEvent",
    "Sentence",
    "State",
    "TableEvent",
    "TakeBack",
    "TenfoldError",
    "Witnessed",
    "bots",
    "declared",
    "game_class",
    "game_origin",
    "load_game",
    "match_points",
    "records",
    "refresh_games",
    "registered_games",
]
