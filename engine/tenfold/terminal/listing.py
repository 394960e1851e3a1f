"""`tenfold games`: the games, their options, and installed players."""

from __future__ import annotations

import argparse

from tenfold.errors import GameError
from tenfold.players import registered_players
from tenfold.registry import game_class, known_games, registered_games
from tenfold.terminal import text


def games(given: argparse.Namespace) -> None:
    """Print all games with their options, and installed players, or only one game.

    Raise `GameError` without games, or for an unknown one.
    """
    if given.game is not None:
        game_class(given.game)
    if not registered_games():
        raise GameError(str(text.games_known(known=known_games())))
    for name in registered_games():
        if given.game not in (None, name):
            continue
        try:
            game = game_class(name)
        except GameError as broken:  # an added game; the others can be played
            print(text.game_broken(id=name, why=str(broken)))
            continue
        print(text.game_by(id=name, game=game.long_name, author=game.author, publisher=game.publisher))
        players = text.game_players(fewest=game.min_players, most=game.max_players, best=game.best_players[0])
        print(f"  {players}")
        for option in game.options:
            seats = [str(text.option_seats)] if option.seats else []
            choices = (*(choice.id for choice in option.choices), *seats)
            print(f"  {text.option_choices(option=option.id, choices=choices)}\n      {option.help}")
    if registered_players() and given.game is None:
        print(text.players_installed(everyone=tuple(registered_players())))
