"""Links to a deal: game, seats, options and deal number in the part of an address that servers never get.

    #game=ten-nine-eight&deal=417&seats=p.medium.medium&rules=rounds:5-to-1&beat=43&by=Bea&whole=1

The last part shows that nothing was cut off. A link comes from strangers, so it is checked like any other input. What
it leaves out has its default.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import tenfold
from table.boards import board_of
from table.hooks import ONCE
from table.notices import text as notices
from table.setups import refusal
from table.words import clean_name, unnamed
from tenfold import Record, TenfoldError, bots
from tenfold.registry import SHELF

PERSON = "p"
LONGEST = 600
"""The maximum length of a link, in characters: twice that of the longest that Tenfold makes."""

_NUMBER = re.compile("[0-9]{1,9}", re.ASCII)
_SCORE = re.compile("-?[0-9]{1,6}", re.ASCII)

_SEATS = 8
"""The maximum number of seats at any table."""

_NOTE = "beat"
"""The metadata key under which a record stores the result that came with its deal."""


class LinkError(TenfoldError):
    """A link that leads to no table. The message says why."""


class Result(NamedTuple):
    """Someone else's result with the same deal. The name is empty if none was given."""

    score: int
    name: str


class Shared(NamedTuple):
    """A deal as a link holds it. Each of `seats` is `p` for a person, or a computer player's level."""

    game: str
    deal: int
    seats: tuple[str, ...]
    options: Mapping[str, str]
    beat: Result | None = None


def of_record(record: Record, seat: int | None = None) -> Shared:
    """Return the deal of a game and, with a seat, its result as the one to beat.

    The deal says which seats people had, but not their names.

    Raise `LinkError` for a game that no deal number can deal again.
    """
    if record.seed is None:
        raise LinkError(notices.link_no_deal_again)
    seats = tuple(PERSON if who.kind == "person" else str(who.level) for who in record.seats)
    defaults = {option.id: option.default for option in tenfold.game_class(record.game).options}
    options = {key: choice for key, choice in record.options.items() if defaults.get(key) != choice}
    beat = None if seat is None else Result(record.state.scores()[seat], _given(record.seats[seat].name))
    return Shared(record.game, record.seed, seats, options, beat)


def can_be_shared(record: Record) -> bool:
    """True if a game's deal can be shared: it is over, and everyone's Tenfold can deal it again.

    A game that is dealt only once, such as a daily deal, can't be shared this way.
    """
    if any(once(record) for once in ONCE) or not all(who.level in (None, *bots.LEVELS) for who in record.seats):
        return False
    return record.finished and record.seed is not None and record.game in SHELF


def best_person(record: Record) -> int | None:
    """Return the seat of the person with the best place, or None if only computers played."""
    people = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    return min(people, key=record.state.ranking().__getitem__, default=None)


def _given(name: str) -> str:
    """Return a name that someone has chosen. A default name, which is the same on every phone, gives an empty text."""
    return "" if name in map(unnamed, range(_SEATS)) else name


def score_text(game: str, score: int, players: int) -> str:
    """Return a score in words: points, or a place if the game has no points."""
    return board_of(game).score_line(score) or str(notices.link_place(place=players - score, of=players))


def result_text(game: str, beat: Result, players: int) -> str:
    """Return a result as a sentence without its full stop.

    >>> result_text("tens", Result(-7, "Bea"), 3), result_text("tenstuff", Result(0, ""), 3)
    ('Bea got −7 points', 'Someone came 3rd of 3')
    """
    result = notices.link_result_points if board_of(game).score_line(beat.score) else notices.link_result_place
    name = beat.name or str(notices.link_someone)
    return str(result(name=name, points=score_text(game, beat.score, players)))


def invitation(shared: Shared) -> str:
    """Return the text that goes with a link: the game, the deal, and the result."""
    title = tenfold.game_class(shared.game).long_name
    if shared.beat is None:
        return str(notices.link_invites(title=title, deal=shared.deal))
    result = result_text(shared.game, shared.beat, len(shared.seats))
    return str(notices.link_invites_to_beat(title=title, deal=shared.deal, result=result))


def compared(record: Record, beat: Result) -> str:
    """Return a headline that compares a game's result with the one that came with the deal."""
    seat = best_person(record)
    if seat is None:
        return str(notices.link_computers)
    own, up = record.state.scores()[seat], record.load_game().high_score_wins
    if own == beat.score:
        return str(notices.link_same)
    better = record.seats[seat].name if (own > beat.score) is up else _other(record, beat)
    return str(notices.link_better(name=better) if better else notices.link_sender_better)


def _other(record: Record, beat: Result) -> str:
    """Return the name of a deal's sender. The text is empty if one of the people at the table has the same name."""
    return "" if beat.name in [who.name for who in record.seats] else beat.name


def beside(record: Record, beat: Result) -> list[tuple[str, str]]:
    """Return names and results for the same deal: those of the best person here, and those that came with it."""
    game, players, seat = record.game, len(record.seats), best_person(record)
    sent = _other(record, beat) or str(notices.link_sent), score_text(game, beat.score, players)
    if seat is None:
        return [sent]
    return [(record.seats[seat].name, score_text(game, record.state.scores()[seat], players)), sent]


def written(shared: Shared) -> str:
    """Return a link as it appears after the `#` of an address.

    >>> written(Shared("tens", 42, ("p", "hard"), {"end": "1-hand"}, Result(-7, "Zoë & Bea")))
    'game=tens&deal=42&seats=p.hard&rules=end:1-hand&beat=-7&by=Zo%C3%AB%20%26%20Bea&whole=1'
    """
    parts = {"game": shared.game, "deal": str(shared.deal), "seats": ".".join(shared.seats)}
    if shared.options:
        parts["rules"] = ".".join(f"{key}:{choice}" for key, choice in shared.options.items())
    if shared.beat is not None:
        parts |= {"beat": str(shared.beat.score)} | ({"by": _quoted(shared.beat.name)} if shared.beat.name else {})
    parts["whole"] = "1"
    return "&".join(f"{key}={value}" for key, value in parts.items())


def address(page: str, record: Record) -> str:
    """Return the whole address of a game's deal, with the best person's result if there is one."""
    return f"{page}#{written(of_record(record, best_person(record)))}"


def _quoted(text: str) -> str:
    """Return a text escaped for an address: ASCII letters and digits stay, all other characters become their bytes."""
    return "".join(
        sign if sign.isascii() and sign.isalnum() else "".join(f"%{byte:02X}" for byte in sign.encode())
        for sign in text
    )


def read(link: Mapping[str, object]) -> Shared:
    """Return the deal in a link, from its parts by name as the page has split it.

    Raise `LinkError` with a sentence for the person who opened it.
    """
    parts = {key: value for key, value in link.items() if isinstance(value, str) and len(value) <= LONGEST}
    game, deal = parts.get("game", ""), parts.get("deal", "")
    if game not in SHELF:
        raise LinkError(notices.link_without_game)
    if not _NUMBER.fullmatch(deal):
        raise LinkError(notices.link_without_deal)
    seats = tuple(parts.get("seats", "").split("."))
    if not all(seat == PERSON or seat in bots.LEVELS for seat in seats):
        raise LinkError(notices.link_without_seats)
    if len(seats) not in tenfold.game_class(game).offered_players:
        raise LinkError(notices.link_players(count=len(seats), title=tenfold.game_class(game).long_name))
    if parts.get("whole") != "1":
        raise LinkError(notices.link_without_end)
    options = _options(parts.get("rules", ""))
    why_not = refusal(game, options, len(seats))
    if why_not:
        raise LinkError(notices.link_rules(why=why_not))
    usual = {option.id: option.default for option in tenfold.game_class(game).options}
    unusual = {key: choice for key, choice in options.items() if usual[key] != choice}
    return Shared(game, int(deal), seats, unusual, _beaten(game, len(seats), parts))


def _options(text: str) -> dict[str, str]:
    """Return the options in a link. Unknown ones are refused later, like all invalid options."""
    pairs = [pair.partition(":") for pair in text.split(".") if pair]
    return {key: choice for key, _, choice in pairs}


def _beaten(game: str, players: int, parts: Mapping[str, str]) -> Result | None:
    """Return the result in a link. None if there is none or it is no valid place in a game without points."""
    score = parts.get("beat", "")
    if not _SCORE.fullmatch(score):
        return None
    found = Result(int(score), _given(clean_name(parts.get("by", ""))))
    return found if board_of(game).score_line(found.score) or found.score in range(players) else None


def note_if_same(record: Record, shared: Shared | None) -> None:
    """Store the result that came with a deal in a new game's metadata, if the table is the shared one."""
    if shared is not None and shared.beat is not None and of_record(record) == shared._replace(beat=None):
        record.meta[_NOTE] = f"{shared.beat.score} {shared.beat.name}"


def to_beat(record: Record) -> Result | None:
    """Return the result to beat that came with a shared deal. None if there is none or the note is invalid."""
    score, _, name = record.meta.get(_NOTE, "").partition(" ")
    return _beaten(record.game, len(record.seats), {"beat": score, "by": name})
