"""Tenfold in a terminal: `python -m tenfold play pig10`, `… simulate pig10 --games 1000`, `… games`."""

from __future__ import annotations

import argparse
import io
import itertools
import os
import random
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeAlias

from tenfold import bots
from tenfold.errors import GameError, IllegalAction, TenfoldError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.record import Record, Seat
from tenfold.registry import game_class, known_games, load_game, registered_games
from tenfold.sentences import in_text
from tenfold.state import AnyState
from tenfold.testing import CHANCE

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Finn", "Gina", "Hugo")
FAREWELL = "The game was left."

Mover: TypeAlias = Callable[[AnyState, int], int | None]
"""Whoever moves for a seat: an action, or None to let an act out of turn pass."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = _parser().parse_args(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal without “→” is no reason to stop
    try:
        given.run(given)
    except TenfoldError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read has had enough; Python would complain of it once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except EOFError:
        print(f"\n{FAREWELL}")
    except KeyboardInterrupt:
        print(f"\n{FAREWELL}")
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tenfold", description="Five card games about the number ten.")
    commands = parser.add_subparsers(required=True, metavar="command")

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=_games)

    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("game", help="its short name; there are " + known_games())
    table.add_argument("--players", type=int, help="seats at the table")
    table.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=CHOICE")
    table.add_argument("--seed", type=int, help="deal number; the same number deals the same game")

    play = commands.add_parser("play", parents=[table], help="play in the terminal")
    play.add_argument("--names", default="Bea", help="the people, first seats first: Bea,Tom (default: %(default)s)")
    play.add_argument("--level", choices=bots.LEVELS, default="medium", help="how well the others play")
    play.add_argument(
        "--why", action="store_true", help="let the computer players say why, cards in their hands and all"
    )
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", parents=[table], help="let computer players play many games")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--bots", default="random", help="by seat and in turn: hard,easy (or: random)")
    simulate.set_defaults(run=_simulate)
    return parser


def _option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("an option reads NAME=CHOICE")
    return name, choice


# games


def _games(_given: argparse.Namespace) -> None:
    if not registered_games():
        raise GameError(f"There are {known_games()}.")
    for name in registered_games():
        try:
            game = game_class(name)
        except GameError as broken:  # somebody else's; the others can be played
            print(f"{name}: {broken}")
            continue
        print(f"{name}: {game.long_name} by {game.author} ({game.publisher})")
        print(f"  {game.min_players} to {game.max_players} players, best with {game.best_players[0]}")
        for option in game.options:
            choices = " · ".join((*(choice.id for choice in option.choices), *(["a seat from 0"] * option.seats)))
            print(f"  --option {option.id}=…  {choices}\n      {option.help}")


# play


def _play(given: argparse.Namespace) -> None:
    names = given.names.split(",")
    game = game_class(given.game)
    players = max(len(names), game.best_players[0]) if given.players is None else game(given.players).players
    if len(names) > players:
        raise GameError(f"There are {len(names)} names for {players} seats.")
    free = [name for name in BOT_NAMES if name not in names]
    seats = [Seat(name.strip()) for name in names]
    seats += [Seat(name, "bot", given.level) for name in free[: players - len(seats)]]
    record = Record(given.game, seats=seats, options=dict(given.option), seed=given.seed)
    _Terminal(record, given.why).run()


class _Terminal:
    """One record played in the terminal. Each person sees only what belongs before their eyes."""

    def __init__(self, record: Record, tell_why: bool) -> None:
        self.record = record
        self.game = record.load_game()
        self.names = [seat.name for seat in record.seats]
        self.people = [number for number, seat in enumerate(record.seats) if seat.kind == "person"]
        self.players = [
            bots.load(self.game, seat.level, seed=number) if seat.level else None
            for number, seat in enumerate(record.seats)
        ]
        self.tell_why = tell_why
        self.seen = [0] * len(self.names)  # how many events each seat was told of
        self.eyes: int | None = None  # whose eyes are before the screen
        self.reasons: list[str] = []

    def run(self) -> None:
        print(f"{self.game.long_name}. Deal number {self.record.seed}. Leave with Ctrl-D.")
        while not self.record.finished:
            self._move()
        state = self.record.state
        watcher = self.people[0] if len(self.people) == 1 else None
        self._news(watcher)
        for place, seat in sorted((place, seat) for seat, place in enumerate(state.ranking())):
            print(f"{place}. {self.names[seat]}: {state.scores()[seat]}")

    def _move(self) -> None:
        for seat in self.record.state.seats_to_act():
            text = self._bot_text(seat) if self.players[seat] else self._person_text(seat)
            if text is not None:
                self.record.play(seat, text)
                return

    def _bot_text(self, seat: int) -> str | None:
        bot = self.players[seat]
        seen = self.record.state.observation(seat)
        decision = bot.choose(seen) if bot else None
        if decision is None:
            return None
        if self.tell_why:
            self.reasons.append(f"{self.names[seat]}: {self._why(seen, decision)}.")
        return decision.text

    def _why(self, seen: Observation, decision: bots.Decision) -> str:
        """What the best computer player makes of a decision; the player's own words where it does not reckon."""
        for judged in bots.load(self.game, "hard").weigh(seen):
            if judged.action == decision.action and judged.worth is not None:
                return in_text(judged.why, self.names)
        return decision.why

    def _person_text(self, seat: int) -> str | None:
        state = self.record.state
        self._hand_over(seat)
        self._news(seat)
        print(self.game.observation_to_string(state.observation(seat), self.names))
        outlooks = state.observation(seat).legal
        print("Seats: " + ", ".join(f"{number} {name}" for number, name in enumerate(self.names)))  # acts name them so
        print("Possible: " + ", ".join(map(self.game.outlook_to_string, outlooks)))
        declines = seat != state.current_player()
        while True:
            text = input(f"{self.names[seat]}{' (or Enter to let it pass)' if declines else ''}: ").strip()
            if declines and not text:
                return None
            try:
                why_not = state.why_not(state.string_to_action(text), seat)
            except IllegalAction as refusal:
                why_not = str(refusal)
            if why_not is None:
                return text
            print(why_not)

    def _hand_over(self, seat: int) -> None:
        """Between two people nobody's hand is on the screen."""
        if self.eyes not in (None, seat):
            _clear()
        if self.eyes != seat and len(self.people) > 1:
            input(f"{self.names[seat]} is next. Nobody else looks? Then press Enter.")
        self.eyes = seat

    def _news(self, seat: int | None) -> None:
        """Tell what happened since this seat, or with None the table, was last told."""
        state = self.record.state
        since = max(self.seen) if seat is None else self.seen[seat]
        sentences = [self.game.event_to_string(event, self.names) for event in state.events(since, seat)]
        print("", *filter(None, sentences), *self.reasons, sep="\n")
        self.reasons.clear()
        for told in range(len(self.seen)) if seat is None else (seat,):
            self.seen[told] = len(state.events())


def _clear() -> None:
    """Leave nothing of the last person's hand: a real terminal is wiped, with what was scrolled away."""
    print("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "\n" * 60, end="")


# simulate


def _simulate(given: argparse.Namespace) -> None:
    kinds = given.bots.split(",")
    game = load_game(given.game, given.players, **dict(given.option))
    first = 0 if given.seed is None else given.seed
    points = dict.fromkeys(kinds, 0.0)
    victories = dict.fromkeys(kinds, 0.0)
    played = dict.fromkeys(kinds, 0)
    decisions = 0
    start = perf_counter()
    for number in range(given.games):
        seats = [kinds[(seat + number) % len(kinds)] for seat in range(game.players)]  # rotated from game to game
        movers = [_mover(game, kind, first + number) for kind in seats]
        state = game.new_initial_state(first + number).clone(events=False)
        while not state.is_terminal():
            _one_move(state, movers)
            decisions += 1
        ranking = state.ranking()
        for kind, score, place in zip(seats, state.scores(), ranking, strict=True):
            points[kind] += score
            victories[kind] += (place == 1) / ranking.count(1)
            played[kind] += 1
    seconds = perf_counter() - start
    print(f"{game.long_name}, {game.players} players, {given.games} games from deal {first}")
    for kind in points:
        seats_played = max(1, played[kind])
        share = victories[kind] / seats_played
        print(f"{kind:>8}: {points[kind] / seats_played:6.2f} points a game, {share:6.1%} of the victories a seat")
    print(f"{decisions} decisions in {seconds:.1f} s: {decisions / seconds:,.0f} a second")


def _one_move(state: AnyState, movers: Sequence[Mover]) -> None:
    for seat in state.seats_to_act():
        action = movers[seat](state, seat)
        if action is not None:
            state.apply_action(action, seat)
            return


def _mover(game: AnyGame, kind: str, seed: int) -> Mover:
    if kind == "random":
        return _random_mover(seed)
    bot = bots.load(game, kind, seed)

    def move(state: AnyState, seat: int) -> int | None:
        decision = bot.choose(state.observation(seat))
        return None if decision is None else decision.action

    return move


def _random_mover(seed: int) -> Mover:
    """Plays by chance, and after a while so that the game ends."""
    rng = random.Random(seed)
    turns = itertools.count()

    def move(state: AnyState, seat: int) -> int | None:
        if seat != state.current_player():
            return None
        hurried = state.hurried_action() if next(turns) > CHANCE else None
        return rng.choice(state.legal_actions(seat)) if hurried is None else hurried

    return move


if __name__ == "__main__":
    sys.exit(main())
