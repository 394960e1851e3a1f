"""A match: several games at one table, with points by place. Each record's metadata holds the standing so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from table import practice, text
from table.hooks import BOUND, ONCE
from table.words import ahead, together
from tenfold import Person, Record, game_class, match_points
from tenfold.messages import in_text
from tenfold.record import distinct_seats

LENGTHS = (1, 3, 5, 7)
"""The numbers of games that people can agree on for a match. 1 means an open match, which has no fixed end."""

PATIENCE = 100
"""The maximum number of deal numbers to try. With eight seats, one of 100 almost always has the wanted starter."""

_KEY, _FIRST = "match", "match-of"


class Match(NamedTuple):
    """The state of a match: the game’s number, the number of games, and points and wins before it, by seat."""

    number: int
    games: int
    points: tuple[int, ...]
    victories: tuple[int, ...]

    @property
    def label(self) -> str:
        """Return which game this is, in words.

        >>> Match(2, 5, (6, 0), (1, 0)).label, Match(2, 1, (2, 0), (1, 0)).label
        ('Game 2 of 5', 'Game 2')
        """
        return label(self.number, self.games)

    @property
    def is_worth_telling(self) -> bool:
        """True if there is anything to say: a length was agreed on, or this is not the first game."""
        return self.games > 1 or self.number > 1

    @property
    def is_last(self) -> bool:
        """True if an agreed match ends with this game."""
        return self.games > 1 and self.number == self.games


def label(number: int, games: int) -> str:
    """Return which game of a match it is, in words: see `Match.label`."""
    return str(text.match_game_of(count=number, of=games) if games > 1 else text.match_game(count=number))


def match_of(record: Record) -> Match:
    """Return the match that a game belongs to. Without valid metadata, it is the first game of an open match."""
    seats = len(record.seats)
    new = Match(1, 1, (0,) * seats, (0,) * seats)
    try:
        number, games, *rest = map(int, record.meta.get(_KEY, "").split())
    except ValueError:
        return new
    fits = number >= 1 and games in LENGTHS and (games == 1 or number <= games) and len(rest) == 2 * seats
    return Match(number, games, tuple(rest[:seats]), tuple(rest[seats:])) if fits else new


def note(record: Record, match: Match) -> None:
    """Store in a game's metadata which match it belongs to."""
    record.meta[_KEY] = " ".join(map(str, (match.number, match.games, *match.points, *match.victories)))


def after(record: Record) -> Match:
    """Return the match with a finished game counted in. The number is still that game's."""
    match, ranking = match_of(record), record.state.ranking()
    points = [old + new for old, new in zip(match.points, match_points(ranking), strict=True)]
    victories = [old + (place == 1) for old, place in zip(match.victories, ranking, strict=True)]
    return match._replace(points=tuple(points), victories=tuple(victories))


def first_of(record: Record, key: str) -> str:
    """Return the key of the first game in the match to which the game with this key belongs."""
    return record.meta.get(_FIRST, key)


def next_game(old: Record, key: str, deal_number: Callable[[], int]) -> Record:
    """Return the next game at the same table, with everyone in their seat.

    The seat to the left of the previous starter now starts (B16, N9, T35). `key` is that of the old game. When a match
    is over, a new one of the same length starts.
    """
    match = after(old)
    options = _moved_on(old)
    record = Record(old.game, seats=distinct_seats(old.seats), options=options, seed=_seed(old, options, deal_number))
    if match.is_last:
        note(record, match_of(record)._replace(games=match.games))
    else:
        note(record, match._replace(number=match.number + 1))
        record.meta[_FIRST] = first_of(old, key)
    return record


def dealt_again(old: Record, deal_number: Callable[[], int]) -> Record:
    """Return the same game of the same match with a new deal."""
    meta = {key: old.meta[key] for key in (_KEY, _FIRST) if key in old.meta}
    return Record(old.game, seats=distinct_seats(old.seats), options=old.options, seed=deal_number(), meta=meta)


def can_be_given_up(record: Record) -> bool:
    """True if nothing except the table itself needs the result of a game, as a tournament does."""
    return not record.finished and not any(bound(record) for bound in BOUND)


def can_be_dealt_again(record: Record) -> bool:
    """True if another deal can replace a game's: the game isn't practice, and isn't dealt only once."""
    once = any(once(record) for once in ONCE)
    return can_be_given_up(record) and not practice.origin(record) and not once


def _seed(old: Record, options: Mapping[str, str], deal_number: Callable[[], int]) -> int:
    """Return a deal number with which the wanted seat starts.

    The starter follows from the deal number, as everything random does. Searching for a number that suits means that
    the record needs no extra field.
    """
    game = game_class(old.game).with_options(len(old.seats), options)
    seed = deal_number()
    if not game.lot_begins:  # if the cards decide, picking a deal would pick the cards too
        return seed
    wanted = game.left[next(old.replay()).current_player()]
    for _ in range(PATIENCE):
        if game.new_initial_state(seed).current_player() == wanted:
            break
        seed = deal_number()
    return seed


def _moved_on(record: Record) -> dict[str, str]:
    """Return the options of a table for its next game. A choice that is a seat moves one to the left."""
    by_seat = {option.id for option in game_class(record.game).options if option.seats}
    return {
        key: str((int(choice) + 1) % len(record.seats)) if key in by_seat and choice.isdigit() else choice
        for key, choice in record.options.items()
    }


def standing(match: Match, names: Sequence[str]) -> str:
    """Return a sentence with the leader or winner.

    >>> standing(Match(2, 3, (6, 4), (1, 1)), ["Ada", "Bea"])
    'Ada leads by 2'
    >>> from tenfold.sentences import Names
    >>> standing(Match(2, 3, (6, 4), (1, 1)), Names(["Ada", "Bea"], you=0))
    'You lead by 2'
    """
    first, margin = ahead(match.points)
    if len(first) == len(names):
        return str(text.match_level)
    if len(first) > 1:
        said = (text.match_shared if match.is_last else text.match_lead)(winners=together(first, names))
    else:
        said = (text.match_won if match.is_last else text.match_leads)(who=Person(first[0]), margin=str(margin))
    return in_text(said, names)


def progress_of(record: Record) -> Match | None:
    """Return how the match of a game stands, with that game if it is finished; None if there is nothing to say."""
    match = after(record) if record.finished else match_of(record)
    return match if match.is_worth_telling else None


def length_label(games: int) -> str:
    """Return a length in words.

    >>> length_label(1), length_label(5)
    ('1 game', '5 games')
    """
    return str(text.match_length(games=games))
