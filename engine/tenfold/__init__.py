"""Tenfold: five card games about the number ten, for people, programs and those who study games.

>>> import random, tenfold
>>> game = tenfold.load_game("pig10", players=4)
>>> state = game.new_initial_state(seed=7)
>>> rng = random.Random(1)
>>> while not state.is_terminal():
...     state.apply_action(rng.choice(state.legal_actions()))
>>> sum(state.scores()) <= 80
True
"""

from tenfold import bots
from tenfold.errors import GameError, IllegalAction, RecordError, TenfoldError
from tenfold.game import TERMINAL, Choice, Event, Game, Observation, Option, Outlook, Refusal, State
from tenfold.record import Entry, Record, Seat, TakeBack
from tenfold.registry import Origin, game_class, game_origin, load_game, refresh_games, registered_games
from tenfold.series import Series, Standing, match_points

__version__ = "0.1.0"

__all__ = [
    "TERMINAL",
    "Choice",
    "Entry",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Observation",
    "Option",
    "Origin",
    "Outlook",
    "Record",
    "RecordError",
    "Refusal",
    "Seat",
    "Series",
    "Standing",
    "State",
    "TakeBack",
    "TenfoldError",
    "bots",
    "game_class",
    "game_origin",
    "load_game",
    "match_points",
    "refresh_games",
    "registered_games",
]
