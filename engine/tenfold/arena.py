"""Arenas: players meet on duplicate deals with rotated seats, in several processes.

On every deal, each line-up plays once in every rotation of the seats. So everyone has the same luck of the deal. The
deal is the unit of all statistics, because its games are not independent.

>>> arena = Arena("pig10", ["medium", "random"], players=2)
>>> deals = run(arena, 4, jobs=1)
>>> medium, chance = standings(arena, deals)
>>> medium.victories.mean > chance.victories.mean
True

Several processes need joblib, and a progress bar needs tqdm: `pip install 'tenfold[arena]'`. Settings made with
`joblib.parallel_config` apply here, so Dask or Ray can replace joblib's own processes. The results do not depend on the
number of processes, nor on what runs them (docs/arenas.md).
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import InitVar, dataclass, field
from importlib import import_module
from itertools import combinations, cycle, islice, permutations
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import IO, Any, NamedTuple, TypeAlias

from tenfold.bots.bot import checked_budget
from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.plainjson import canonical, fingerprint, shown, whole
from tenfold.players import CHANCE, RUN, SECONDS, Forfeit, Players, check_name, is_own, names_of, with_last
from tenfold.rating import SCALE, Fit, fitted, of_95
from tenfold.record import Record, Seat
from tenfold.registry import game_class
from tenfold.state import AnyState
from tenfold.testing import CHANCE as PATIENCE

FORMAT = "tenfold-arena"
"""The name of the format in a file of results."""

VERSION = 2
"""The version of the format."""

ALL_ORDERS = 3
"""With this many players, all seating orders are played, not only all rotations."""

ENDLESS = 20_000
"""After this many acts, seats play hurried actions, if the game has them, whichever player they have."""

TOGETHER = 10
"""Programs play this many deals in a row before they are restarted. Deals without programs are played singly."""


class Played(NamedTuple):
    """One game: the players, points and places by seat, and the number of acts.

    If a player forfeited, `forfeit` is the seat and what happened. That seat comes last.
    """

    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    moves: int
    forfeit: tuple[int, str] | None = None


class Deal(NamedTuple):
    """All games of one deal number."""

    number: int
    games: tuple[Played, ...]


class Interval(NamedTuple):
    """A mean, and half of its 95% interval, which is infinite for a single deal."""

    mean: float
    half: float


class Standing(NamedTuple):
    """How a player did. Each figure is a mean over deals.

    `victories` is the average share of a win for each of the player's seats. A tie for first place splits the win.
    `lead` is the lead in points over the others' average, positive if the player did better. It is None if a player
    only met itself. `points` are the game's own points.
    """

    player: str
    games: int
    victories: Interval
    lead: Interval | None
    points: Interval
    forfeits: int


@dataclass(frozen=True)
class Arena:
    """A table and the players that meet at it, named as in `tenfold.players`. `medium*3` means three of them.

    If there are fewer players than seats, they fill the seats in turn. If there are more, every choice of players that
    fills the table is a line-up. With `rotate` each line-up is played in every rotation of the seats. Without it a deal
    is one game, and everyone moves by one seat from deal to deal. `budget` is the number of iterations for computer
    players that search, None for their own. `seconds` is the time limit of a program for a decision.

    `options` are choices by name, or pairs of name and choice. Raise `GameError`, naming the choices, for an
    unknown name; classes and programs are loaded later. With `anybody`, unknown names are accepted, so that you can
    read results from another machine.
    """

    game: str
    entrants: Sequence[str]
    players: int | None = None
    options: Mapping[str, str] | Iterable[tuple[str, str]] = ()
    first: int = 0
    rotate: bool = True
    budget: int | None = None
    seconds: float = SECONDS
    anybody: InitVar[bool] = False
    _seatings: tuple[tuple[str, ...], ...] = field(init=False, repr=False)

    def __post_init__(self, anybody: bool) -> None:
        """Check all fields, and put them into a form that can be compared."""
        game = self.load_game()
        first = _deal_number(self.first)
        entrants = _entrants(self.entrants)
        for name in entrants if not anybody else ():
            check_name(name)
        if not isinstance(self.rotate, bool):
            raise GameError(f"rotate must be True or False, not {shown(self.rotate)}.")
        checked_budget(self.budget)
        Players(seconds=self.seconds)
        own = {
            "entrants": entrants,
            "players": game.players,
            "options": tuple(sorted(game.chosen.items())),
            "first": first,
            "_seatings": tuple(_seatings(entrants, game.players)),
        }
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def load_game(self) -> AnyGame:
        """Return the game with this table's options."""
        return game_class(self.game).with_options(self.players, _options(self.options))

    def seatings(self, deal: int) -> tuple[tuple[str, ...], ...]:
        """Return the players by seat, for each game of a deal.

        >>> Arena("pig10", ["hard", "easy", "easy"], players=3).seatings(0)
        (('hard', 'easy', 'easy'), ('easy', 'hard', 'easy'), ('easy', 'easy', 'hard'))
        >>> Arena("pig10", ["hard", "easy"], players=3, rotate=False).seatings(1)
        (('easy', 'hard', 'easy'),)
        """
        deal = _deal_number(deal)
        if self.rotate:
            return self._seatings
        return (tuple(islice(cycle(self.entrants), deal, deal + len(self._seatings[0]))),)

    def play(self, number: int, players: Players) -> Deal:
        """Play all games of a deal number and return the results.

        Raise `GameError` if a player can't be loaded or started.
        """
        deal = self.load_game().new_initial_state(number).clone(events=False)
        games = [self._game(deal.clone(), number, seats, players) for seats in self.seatings(number)]
        return Deal(number, tuple(games))

    def record(self, deal: int, game: int = 0, players: Players | None = None) -> Record:
        """Play one game of a deal again and return its record, to look at it move by move.

        `game` counts from 0 within the deal. Players that use nothing but the observation and their seed play as they
        did in `run`. A forfeited game ends where it ended then, and `record.meta["forfeit"]` says why. Pass `players`
        if you ask for many records of programs: otherwise the programs are started for each record.

        >>> arena = Arena("pig10", ["medium", "random"], players=2)
        >>> (deal,) = run(arena, 1, jobs=1)
        >>> tuple(arena.record(0, game=1).state.scores()) == deal.games[1].scores
        True

        Raise `GameError` if the deal has no such game, or if a player cannot be loaded or started.
        """
        number, place = _deal_number(deal), whole(game)
        seatings = self.seatings(number)
        if place is None or not 0 <= place < len(seatings):
            raise GameError(
                f"There is no game {shown(game)} in a deal: they are numbered from 0 to {len(seatings) - 1}."
            )
        if players is None:
            with Players(seconds=self.seconds) as own:
                return self.record(number, place, own)
        names = seatings[place]
        state = self.load_game().new_initial_state(number)
        played = self._game(state, number, names, players)
        seats = [Seat(f"{name[:30]} {seat}", "bot", name) for seat, name in enumerate(names)]
        record = Record(self.game, seats=seats, options=dict(self.options), seed=number)
        for act in state.full_history():
            record.play(act.player, state.action_to_string(act.action))
        if played.forfeit is not None:
            record.meta["forfeit"] = played.forfeit[1][:1000]
        return record

    def header(self) -> dict[str, object]:
        """Return everything that must be the same in two sets of results before they can be combined."""
        from tenfold import __version__

        return {
            "format": FORMAT,
            "version": VERSION,
            "tenfold": __version__,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "entrants": list(self.entrants),
            "first": self.first,
            "rotate": self.rotate,
            "budget": self.budget,
            "seconds": self.seconds,
        }

    def _game(self, state: AnyState, number: int, seats: tuple[str, ...], players: Players) -> Played:
        """Play one game from this state, a fresh deal, to the end."""
        asked = moves = 0
        try:
            movers = []
            for asked, name in enumerate(seats):
                movers.append(_mover(state.game, name, number, asked, players=players, budget=self.budget))
            while not state.is_terminal():
                for asked in state.seats_to_act():
                    late = moves > ENDLESS and asked == state.current_player()
                    action = state.hurried_action() if late else None
                    action = movers[asked](state, asked) if action is None else action
                    if action is not None:
                        state.apply_action(action, asked)
                        break
                moves += 1
        except Forfeit as failed:
            return Played(seats, tuple(state.scores()), with_last(state.ranking(), asked), moves, (asked, str(failed)))
        finally:
            players.rest()
        return Played(seats, tuple(state.scores()), tuple(state.ranking()), moves)


def _deal_number(number: object) -> int:
    deal = whole(number)
    if deal is None or deal < 0:
        raise GameError(f"A deal number must be a whole number from 0, not {shown(number)}.")
    return deal


def _all_played(deals: Any) -> list[Deal]:
    kept = [*deals] if isinstance(deals, Iterable) else [deals]
    for deal in kept:
        if not isinstance(deal, Deal):
            raise GameError(f"Deals must be a list of what an arena has played, not {shown(deals)}.")
    return kept


def _checked_jobs(jobs: object) -> int | None:
    number = whole(jobs)
    if jobs is not None and not number:
        raise GameError(f"jobs must be a whole number but 0, or None, not {shown(jobs)}.")
    return number


def _options(options: Any) -> dict[str, object]:
    try:
        return dict(options)
    except (TypeError, ValueError):
        raise GameError(f"Options must be choices by name, not {shown(options)}.") from None


def _entrants(entrants: Any) -> tuple[str, ...]:
    if isinstance(entrants, str) or not isinstance(entrants, Iterable):
        raise GameError(f"The players must be a list of names, not {shown(entrants)}.")
    named = tuple(entrants)
    if not named:
        raise GameError("An arena needs at least one player.")
    return tuple(name for given in named for name in (names_of([given]) if isinstance(given, str) else [given]))


def _seatings(entrants: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Yield every rotation of every line-up once.

    Three players are seated in all six orders: the seating order can matter more than the players.
    """
    filled = tuple(islice(cycle(entrants), max(seats, len(entrants))))
    seen = set()
    for line_up in combinations(filled, seats):
        for order in (line_up, line_up[::-1]) if seats == ALL_ORDERS else (line_up,):
            for turn in range(seats):
                seating = order[seats - turn :] + order[: seats - turn]
                if seating not in seen:
                    seen.add(seating)
                    yield seating


Mover: TypeAlias = Callable[[AnyState, int], int | None]
"""A function that moves for a seat: it returns an action, or None to decline an act out of turn."""


def _mover(game: AnyGame, name: str, number: int, seat: int, *, players: Players, budget: int | None) -> Mover:
    if name == CHANCE:
        return _by_chance(random.Random(f"{number} {seat}"))
    # A player that knew the deal number could deal the cards itself.
    seed = number if is_own(name) else int(fingerprint(canonical([number, name]))[:13], 16)
    bot = players.load(game, name, seed, seat)

    def move(state: AnyState, seat: int) -> int | None:
        decision = bot.choose(state.observation(seat), budget)
        return None if decision is None else decision.action

    return move


def _by_chance(rng: random.Random) -> Mover:
    """Return a mover that plays at random, and hurries after `PATIENCE` turns so that the game ends.

    It needs no observation.
    """
    turns = 0

    def move(state: AnyState, seat: int) -> int | None:
        nonlocal turns
        if seat != state.current_player():
            return None
        turns += 1
        hurried = state.hurried_action() if turns > PATIENCE else None
        return rng.choice(state.legal_actions(seat)) if hurried is None else hurried

    return move


# Many deals.


def run(
    arena: Arena,
    deals: int,
    *,
    jobs: int | None = None,
    out: str | PathLike[str] | None = None,
    progress: bool = False,
) -> list[Deal]:
    """Play this many deals, starting with the arena's first, and return all of them in order.

    `jobs` is joblib's `n_jobs`: with None `joblib.parallel_config` decides, with 1 everything is played in this
    process. `out` is a file of JSON lines. Each deal is added as soon as it and those before it are done. Deals that
    the file already holds are not played again. `progress` shows a bar if there is a terminal.

    Raise `GameError` if an argument is wrong, a player can’t be loaded, joblib or tqdm is missing, or the file holds
    something else.
    """
    _check_arena(arena)
    wanted = whole(deals)
    if wanted is None or wanted < 0:
        raise GameError(f"The number of deals must be a whole number from 0, not {shown(deals)}.")
    jobs = _checked_jobs(jobs)
    if out is None:
        return _counted(_played(arena, range(arena.first, arena.first + wanted), jobs), 0, wanted, progress)
    with _opened(_path(out), arena) as (file, done):
        ahead = _played(arena, range(arena.first + len(done), arena.first + wanted), jobs)
        added = _counted(_written(ahead, file), len(done), wanted, progress)
    return [*done, *added][:wanted]


def _check_arena(arena: object) -> None:
    if not isinstance(arena, Arena):
        raise GameError(f"run needs an Arena, not {shown(arena)}.")


def read(path: str | PathLike[str]) -> tuple[Arena, list[Deal]]:
    """Return the arena and the deals of a file that `run` wrote; skip an incomplete last line.

    Raise `GameError` if the file has another format or is damaged.
    """
    lines = _whole_lines(_bytes_of(_path(path)))
    try:
        head = json.loads(lines[0])
        rest = {key: head.pop(key) for key in ("format", "version", "tenfold")}
        if rest["format"] != FORMAT or rest["version"] != VERSION:
            raise ValueError
        arena = Arena(**head | {"options": head["options"].items()}, anybody=True)
    except GameError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError):
        raise GameError(f"{path} isn’t a file of arena results.") from None
    return arena, list(_deals(lines[1:], arena.first, path))


def _counted(deals: Iterable[Deal], before: int, wanted: int, progress: bool) -> list[Deal]:
    if not progress:
        return list(deals)
    bar = needed("tqdm").tqdm
    return list(bar(deals, initial=min(before, wanted), total=wanted, unit=" deals", disable=None))


def _written(deals: Iterable[Deal], file: IO[bytes]) -> Iterator[Deal]:
    for deal in deals:
        games = [game._asdict() for game in deal.games]
        file.write(f"{canonical({'deal': deal.number, 'games': games})}\n".encode())
        file.flush()
        yield deal


@contextmanager
def _opened(path: Path, arena: Arena) -> Iterator[tuple[IO[bytes], list[Deal]]]:
    """Open a file of results for appending; yield it and the deals that it already has."""
    try:
        file = path.open("ab+")
    except (OSError, ValueError) as error:
        raise GameError(f"The results can’t be written to {path}: {getattr(error, 'strerror', error)}.") from None
    with file:
        file.seek(0)
        data, head = file.read(), f"{canonical(arena.header())}\n".encode()
        lines = _whole_lines(data)
        if lines:
            _check_head(lines[0], arena, path)
        elif not head.startswith(data):
            raise GameError(f"{path} isn’t a file of arena results.")
        done = list(_deals(lines[1:], arena.first, path))
        file.truncate(sum(len(line) + 1 for line in lines))  # an incomplete line is played again
        if not lines:
            file.write(head)
            file.flush()
        yield file, done


def _check_head(line: bytes, arena: Arena, path: Path) -> None:
    head = arena.header()
    try:
        found = json.loads(line)
        differ = [key for key in head if found.get(key) != head[key]]
    except (ValueError, AttributeError):
        differ = ["format"]
    if "format" in differ:
        raise GameError(f"{path} isn’t a file of arena results.")
    if differ:
        raise GameError(f"{path} holds the results of another arena, with different {', '.join(differ)}.")


def _path(path: Any) -> Path:
    try:
        return Path(path)
    except TypeError:
        raise GameError(f"{shown(path)} can’t be the name of a file.") from None


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise GameError(f"{path} can’t be read: {getattr(error, 'strerror', error)}.") from None


def _whole_lines(data: bytes) -> list[bytes]:
    return data.split(b"\n")[:-1]


def _deals(lines: list[bytes], first: int, path: object) -> Iterator[Deal]:
    for number, line in enumerate(lines, start=first):
        try:
            data = json.loads(line)
            deal = Deal(data["deal"], tuple([_read_game(**game) for game in data["games"]]))
        except (ValueError, LookupError, TypeError):
            deal = Deal(-1, ())
        if deal.number != number:
            raise GameError(f"{path} is damaged at deal {number}.")
        yield deal


def _read_game(*, forfeit: Any, moves: int, **lists: Any) -> Played:
    forfeit = None if forfeit is None else (int(forfeit[0]), str(forfeit[1]))
    return Played(moves=moves, forfeit=forfeit, **{key: tuple(values) for key, values in lists.items()})


def _played(arena: Arena, numbers: range, jobs: int | None) -> Iterator[Deal]:
    """Yield the deals in order, played with joblib if there are several jobs."""
    together = TOGETHER if any(name.startswith(RUN) for name in arena.entrants) else 1
    tasks = [numbers[start : start + together] for start in range(0, len(numbers), together)]
    if jobs == 1 or not tasks:
        for task in tasks:
            yield from _some(arena, task)
        return
    joblib = needed("joblib")
    calls = [joblib.delayed(_some)(arena, task) for task in tasks]
    try:
        parallel = joblib.Parallel(jobs, return_as="generator")
    except ValueError:  # Ray returns all results at once, so ask for a few at a time to save them early
        parallel = joblib.Parallel(jobs)
        some = 8 * parallel.n_jobs if parallel.n_jobs > 0 else 64
        rounds = (parallel(calls[start : start + some]) for start in range(0, len(calls), some))
        yield from (deal for done in rounds for deals in done for deal in deals)
        return
    yield from (deal for deals in parallel(calls) for deal in deals)


def _some(arena: Arena, numbers: Sequence[int]) -> list[Deal]:
    """Play some deals in a row with the same programs."""
    with Players(seconds=arena.seconds) as players:
        return [arena.play(number, players) for number in numbers]


def needed(name: str, wanted: str = "'tenfold[arena]'") -> ModuleType:
    """Return an optional library; raise `GameError`, saying how to install it, if it is missing."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise  # it is there, but something else is missing
        raise GameError(f"This needs {name}, which isn’t installed: pip install {wanted}") from None


# The results.


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of one value per deal, with its 95% interval.

    >>> mean, half = interval([1.0, 2.0, 3.0])
    >>> mean, round(half, 3)
    (2.0, 2.484)
    """
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Interval(mean, of_95(len(values) - 1) * math.sqrt(variance / len(values)))


def standings(arena: Arena, deals: Sequence[Deal]) -> list[Standing]:
    """Return how each player did, in the order of the arena's list; empty without deals."""
    _check_arena(arena)
    sign = 1 if game_class(arena.game).high_score_wins else -1
    standings = []
    for player in dict.fromkeys(arena.entrants) if deals else ():
        by_deal = [[game for game in deal.games if player in game.seats] for deal in deals]
        by_deal = [games for games in by_deal if games]  # with more players than seats, not everyone is in every deal
        if not by_deal:
            continue
        games = [game for games in by_deal for game in games]
        leads = [_mean(found) for games in by_deal if (found := _leads(games, player, sign))]
        standings.append(
            Standing(
                player,
                len(games),
                interval([_mean(_shares(games, player)) for games in by_deal]),
                interval(leads) if leads else None,
                interval([_mean(_points(games, player)) for games in by_deal]),
                sum(game.forfeit is not None and game.seats[game.forfeit[0]] == player for game in games),
            )
        )
    return standings


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _shares(games: Iterable[Played], player: str) -> list[float]:
    """Return the share of the win of each of a player's seats."""
    return [
        (place == 1) / game.ranking.count(1)
        for game in games
        for name, place in zip(game.seats, game.ranking, strict=True)
        if name == player
    ]


def _points(games: Iterable[Played], player: str) -> list[int]:
    return [score for game in games for name, score in zip(game.seats, game.scores, strict=True) if name == player]


def _leads(games: Iterable[Played], player: str, sign: int) -> list[float]:
    """Return, for each game in which a player met others, the lead of its seats over theirs."""
    found = []
    for game in games:
        own = _points([game], player)
        others = sum(game.scores) - sum(own)
        if len(own) < len(game.seats):
            found.append(sign * (_mean(own) - others / (len(game.seats) - len(own))))
    return found


class Comparison(NamedTuple):
    """How far one player was ahead of another in the games that both played. Each figure is a mean over deals.

    `points` is the lead in points. `places` is how many places better the first player was. `victories` is the
    difference in the share of a win per seat. All are positive if the first player did better. The figures are
    differences within a game. So what affects both players alike, such as the luck of a deal, is not in the intervals.
    With several pairs, expect one interval in twenty to be wrong through luck alone.
    """

    first: str
    second: str
    deals: int
    games: int
    points: Interval
    places: Interval
    victories: Interval


def comparisons(arena: Arena, deals: Sequence[Deal]) -> list[Comparison]:
    """Return a comparison of every two players that have met, in the order of the arena's list.

    >>> arena = Arena("pig10", ["medium", "random"], players=2)
    >>> (both,) = comparisons(arena, run(arena, 4, jobs=1))
    >>> both.first, both.second, both.deals, both.games, both.points.mean > 0
    ('medium', 'random', 4, 8, True)
    """
    _check_arena(arena)
    sign = 1 if game_class(arena.game).high_score_wins else -1
    found = []
    for first, second in combinations(dict.fromkeys(arena.entrants), 2):
        by_deal = [[game for game in deal.games if {first, second} <= {*game.seats}] for deal in deals]
        by_deal = [games for games in by_deal if games]
        if by_deal:
            ahead = [
                [_mean([how([game], first) - how([game], second) for game in games]) for games in by_deal]
                for how in (_mean_points, _mean_place, _mean_share)
            ]
            points, places, victories = map(interval, ahead)
            points, places = _turned(points, sign), _turned(places, -1)
            games_met = sum(map(len, by_deal))
            found.append(Comparison(first, second, len(by_deal), games_met, points, places, victories))
    return found


def _turned(figure: Interval, sign: int) -> Interval:
    return Interval(sign * figure.mean + 0.0, figure.half)


def _mean_points(games: Iterable[Played], player: str) -> float:
    return _mean(_points(games, player))


def _mean_place(games: Iterable[Played], player: str) -> float:
    return _mean(_places(games, player))


def _mean_share(games: Iterable[Played], player: str) -> float:
    return _mean(_shares(games, player))


class Rating(NamedTuple):
    """A player's strength on the Elo scale, and half of its 95% interval.

    Of two players that are d points apart, the better one takes the better place with a probability of
    `1/(1+10^(−d/400))`. That makes 64% for 100 points, and 91% for 400. The interval is for the distance to the anchor,
    or to the mean of all players. It shrinks with the root of the number of deals. It is infinite if the results set no
    bound. That happens after a single deal, and if a player was always, or never, placed before the others.
    """

    elo: float
    half: float


def ratings(deals: Iterable[Deal], anchor: str | None = None) -> dict[str, Rating]:
    """Return the strength of each player, the best first, from deals of one or several arenas with the same players.

    Every game counts, with every pair of seats that belong to different players. The better place wins, and a tie
    counts as half a win for each. The model of Bradley and Terry (`tenfold.rating`) is fitted to these results, and the
    intervals are calculated from whole deals. The order of the deals makes no difference. The anchor is rated 0; with
    None the mean of all players is 0.

    >>> arena = Arena("pig10", ["easy", "random"], players=2)
    >>> rated = ratings(run(arena, 10, jobs=1), anchor="random")
    >>> [*rated], rated["random"], rated["easy"].elo > 0
    (['easy', 'random'], Rating(elo=0.0, half=0.0), True)

    Raise `GameError` for an anchor that plays in none of the deals, or for anything but deals.
    """
    kept = _all_played(deals)
    names = sorted({name for deal in kept for game in deal.games for name in game.seats})
    if anchor is not None and anchor not in names:
        raise GameError(f"The anchor {shown(anchor)} isn’t a player of these deals: {', '.join(names) or 'none'}.")
    number = {name: place for place, name in enumerate(names)}
    meetings = [_meetings(deal, number) for deal in kept]
    fit = fitted(meetings, len(names), None if anchor is None else number[anchor]) if names else Fit([], [])
    found = [Rating(SCALE * strength, SCALE * half) for strength, half in zip(*fit, strict=True)]
    rated = dict(zip(names, found, strict=True))
    return dict(sorted(rated.items(), key=lambda each: -each[1].elo))


def _meetings(deal: Deal, number: Mapping[str, int]) -> dict[tuple[int, int], float]:
    """Return, for every two players, how often the first was placed before the second."""
    found: dict[tuple[int, int], float] = {}
    for game in deal.games:
        seats = [number[name] for name in game.seats]
        for (one, place), (other, its) in permutations(zip(seats, game.ranking, strict=True), 2):
            if one != other:
                pair = (one, other)
                found[pair] = found.get(pair, 0.0) + (1.0 if place < its else 0.5 if place == its else 0.0)
    return found


def _places(games: Iterable[Played], player: str) -> list[int]:
    return [place for game in games for name, place in zip(game.seats, game.ranking, strict=True) if name == player]


def to_parquet(deals: Iterable[Deal], path: str | PathLike[str]) -> None:
    """Write deals as a table with a row for each seat of each game; raise `GameError` if pyarrow is missing.

    Columns: `deal`, `game` (of the deal, from 0), `seat`, `player`, `score`, `place`, `victory`, `moves`, `forfeit`.
    `victory` is its share, `moves` the number of moves of the game, and `forfeit` its reason, or null.
    """
    arrow, parquet = needed("pyarrow", "pyarrow"), needed("pyarrow.parquet", "pyarrow")
    kinds = {"deal": "int64", "game": "int32", "seat": "int32", "player": "string", "score": "int64"}
    kinds |= {"place": "int32", "victory": "float64", "moves": "int32", "forfeit": "string"}
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in kinds.items()])
    rows = [
        {
            "deal": deal.number,
            "game": number,
            "seat": seat,
            "player": player,
            "score": game.scores[seat],
            "place": game.ranking[seat],
            "victory": (game.ranking[seat] == 1) / game.ranking.count(1),
            "moves": game.moves,
            "forfeit": game.forfeit[1] if game.forfeit and game.forfeit[0] == seat else None,
        }
        for deal in deals
        for number, game in enumerate(deal.games)
        for seat, player in enumerate(game.seats)
    ]
    parquet.write_table(arrow.Table.from_pylist(rows, schema), path)
