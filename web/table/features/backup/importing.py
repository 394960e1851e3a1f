"""Import a backup file: which parts of it can be read, and which of those are new here (docs/carrying.md).

A file comes from a stranger, as a link does. Nothing from it is saved before all of it has been checked.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections import Counter
from collections.abc import Container, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from table import lines, saves
from table.archive import INDEX
from table.features.backup import text
from table.hooks import BESIDE_GAMES, CARRIED, FROM_TEXT, Carried
from table.model import Model, Summary
from tenfold import NewerError, Record, RecordError, TenfoldError
from tenfold.carried import GAME, LARGEST, saves_of
from tenfold.notation import moves, reading
from tenfold.plainjson import canonical, fingerprint, read_json

NAME = "tenfold.json"
"""The name of the file with everything."""


class CarryError(TenfoldError):
    """A file that cannot be imported. The message says why."""


@dataclass(frozen=True)
class Game:
    """A game from the file that is intact: its line, how far it has got, and what is saved beside it, by its key."""

    line: Summary
    text: str
    deal: tuple[object, ...]
    entries: int
    beside: Mapping[str, str] = field(default_factory=dict)

    @property
    def rank(self) -> tuple[bool, int]:
        """Return the rank of a state of a game. Of two states, the one with the higher rank has got further."""
        return self.line.finished, 0 if self.line.finished else self.entries


@dataclass
class Bringing:
    """A file that is being read.

    `saves` holds its texts. `keys` maps the ids of its games to the keys of their texts. `waits` are the games that are
    on this phone too but have not been read yet; `mine` holds their texts here. A file of games as text
    (docs/format.md) is in `notated` instead, and `known` holds the ids of this phone's games.

    Valid contents go into `games`, `offers` and `theirs`, which holds everything else, as on a separate phone. `here`
    counts the games that are already here in the same state or a later one. `unreadable` counts what could not be read.
    `line` is where that begins in a file of games as text.
    """

    saves: Mapping[str, str]
    keys: Mapping[str, str]
    waits: set[str]
    notated: str = ""
    known: Mapping[str, str] = field(default_factory=dict)
    checking: Generator[None, None, None] | None = None
    mine: dict[str, str] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)
    theirs: Model = field(default_factory=Model)
    offers: list[Carried] = field(default_factory=list)
    here: int = 0
    unreadable: int = 0
    line: int = 0
    looked_at: int = 0
    slices: int = 0


def opened(data: object, known: Mapping[str, str]) -> Bringing:
    """Return the file with this content, given in base64, before its texts are checked.

    `known` maps the ids of this phone's games to the game played, or to an empty text if that is not known.

    Raises `CarryError` with a sentence for the person who chose it.
    """
    if not isinstance(data, str) or len(data) * 3 // 4 > LARGEST:
        raise CarryError(text.import_too_large(most=LARGEST // 1_000_000))
    try:
        content = base64.b64decode(data, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        raise CarryError(text.import_not_text) from None
    if content.lstrip("\ufeff\r\n ").startswith(moves.START):
        return Bringing({}, {}, set(), notated=content, known=known)
    try:
        texts = saves_of(content)
    except NewerError:
        raise CarryError(text.import_newer) from None
    except RecordError:
        raise CarryError(text.import_not_ours) from None
    keys = {_ident(key, texts[key], known): key for key in texts if key.startswith(GAME)}
    return Bringing(texts, keys, keys.keys() & known.keys())


def _ident(key: str, text: str, known: Mapping[str, str]) -> str:
    """Return the id of a game. A record that came alone has no id: it gets that of the same game here, or a new one."""
    if key != GAME:
        return key.removeprefix(GAME)
    data = _sealed(text) or {}
    created, game = _time_of(data), data.get("game")
    same = (ident for ident, of in known.items() if ident.startswith(f"{created:x}-") and of in (game, ""))
    if created and (found := next(same, None)):
        return found
    return f"{created:x}-{fingerprint(canonical([*_deal(data)]))[:6]}"


def _sealed(text: str) -> dict[str, Any] | None:
    """Return the data of a text if its digest fits, otherwise None."""
    try:
        data = read_json(text)
        digest = data.pop("digest")
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return data if isinstance(data, dict) and digest == fingerprint(canonical(data)) else None


def _deal(data: Mapping[str, Any]) -> tuple[object, ...]:
    """Return what identifies a game."""
    return tuple(data.get(key) for key in ("game", "seats", "seed", "start"))


def _time_of(data: Mapping[str, Any], *notes: str) -> int:
    """Return the time in the first of these notes that a record has, or else when it was created, or 0."""
    meta = data.get("meta")
    found = [meta.get(note) for note in (*notes, "created")] if isinstance(meta, dict) else []
    return next((int(one) for one in found if isinstance(one, str) and re.fullmatch("[0-9]{1,16}", one, re.ASCII)), 0)


# Checking, in slices: a record is replayed from its deal, which takes time.


def look_at(bringing: Bringing, model: Model) -> Generator[None, None, None]:
    """Check every text of a file."""
    texts, now = bringing.saves, model.now
    if bringing.notated:
        yield from _look_at_notated(bringing, now)
        return
    summaries = {**lines.summaries_from(texts.get("open"), now), **lines.summaries_from(texts.get("history"), now)}
    _read_the_rest(bringing)
    yield
    for ident, key in bringing.keys.items():
        bringing.looked_at += 1
        _look_at_game(bringing, ident, texts[key], summaries.get(ident), now)
        yield
    for look in CARRIED:
        bringing.offers.append(look(model, texts))
        bringing.unreadable += bringing.offers[-1].unreadable
        yield


def _look_at_notated(bringing: Bringing, now: int) -> Generator[None, None, None]:
    """Read games from a text, one at a time."""
    coming = reading.Games(bringing.notated, strict=True)
    while True:
        try:
            _take(bringing, next(coming), now)
        except StopIteration:
            return
        except moves.NotationError as problem:
            bringing.unreadable += 1
            bringing.line = bringing.line or problem.line
        bringing.looked_at += 1
        yield


def _take(bringing: Bringing, found: reading.Found, now: int) -> None:
    """Add a game that was read from a text, unless it is here. Its id follows from its deal and its moves."""
    text = found.record.to_json()
    data = _sealed(text) or {}
    mark = fingerprint(canonical([*_deal(data), data.get("entries")]))
    ident = _ident(GAME, text, bringing.known) if _time_of(data) else f"{mark[:8]}-{mark[8:14]}"
    if not _time_of(data) and (day := _day_of(found.headers.get(moves.DATE, ""))):
        found.record.note(created=min(day, now))  # noon may be still to come
        text = found.record.to_json()
    game = None if ident in bringing.known else read(ident, text, None, now)
    if game is None or any(one.line.id == ident for one in bringing.games):
        bringing.here += 1
        return
    if not _is_over_practice(game):
        beside = {key: kept for write in FROM_TEXT for key, kept in write(ident, found).items()}
        bringing.games.append(replace(game, beside=beside))


def _day_of(date: str) -> int:
    """Return the noon of a day in milliseconds since 1970, or 0 if this is no day. Phones don’t have `datetime`.

    >>> _day_of("1970-01-02") // 86_400_000, _day_of("2000-03-01") // 86_400_000, _day_of("in May")
    (1, 11017, 0)
    """
    found = re.fullmatch(r"(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", date, re.ASCII)
    if found is None or date < "1970":
        return 0
    year, month, day = map(int, found.groups())
    year, month = (year, month - 3) if month > 2 else (year - 1, month + 9)  # a year from March ends with a leap day
    days = 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day - 719_469
    return 86_400_000 * days + 43_200_000


def _is_over_practice(game: Game) -> bool:
    """True for practice that is over: it’s in no stats, and would be deleted."""
    return bool(game.line.practice) and game.line.finished


def _look_at_game(bringing: Bringing, ident: str, text: str, line: Summary | None, now: int) -> None:
    mine = bringing.mine.get(ident)
    if text == mine:
        bringing.here += 1
        return
    game = read(ident, text, line, now) if mine is not None or lines.IDENT.fullmatch(ident) else None
    if game is None:
        bringing.unreadable += 1
        return
    if _is_over_practice(game):
        return
    here = read(ident, mine, None, now) if mine is not None else None
    if here is not None and (here.deal != game.deal or here.rank >= game.rank):
        bringing.here += 1
        return
    bringing.games.append(replace(game, beside=_beside(bringing, ident, game.line.game)))


def _beside(bringing: Bringing, ident: str, game: str) -> dict[str, str]:
    """Return the intact texts that a file has beside a game, by key."""
    texts = {key: bringing.saves.get(key, "") for key in (f"{beside}{ident}" for beside in BESIDE_GAMES)}
    found = {key: _sealed(text) for key, text in texts.items() if text}
    bringing.unreadable += sum(data is None for data in found.values())
    return {key: texts[key] for key, data in found.items() if data and data.get("game") == game}


# What is new here.


class Games(NamedTuple):
    """The games to import: those that are new here, those that have got further, and the number without room."""

    new: list[Game]
    further: list[Game]
    too_many: int


def games_in(bringing: Bringing, listed: Sequence[Summary], known: Container[str]) -> Games:
    """Return the games to import. No game listed here is deleted for them. `known` holds all ids here."""
    places = Counter((saves.whose(line), line.finished) for line in listed)
    new, further, too_many = [], [], 0
    for game in sorted(bringing.games, key=lambda game: -game.line.when):
        place = saves.whose(game.line), game.line.finished
        if game.line.id in known:
            further.append(game)
        elif places[place] < saves.HISTORY or place == ("", True):
            places[place] += 1
            new.append(game)
        else:
            too_many += 1
    return Games(new, further, too_many)


def imported(games: Games, bringing: Bringing, changed: Sequence[str] = ()) -> list[str]:
    """Return what was imported, as sentences. `changed` holds the keys of other saved data that has changed.

    >>> imported(Games([], [], 3), Bringing({}, {}, set(), here=2, unreadable=1))
    ['No new games. 2 games were already here.', '3 games were left out. Tenfold keeps up to 200 unfinished games, \
and 200 finished games of each added game.', '1 part of the file couldn’t be read.']
    """
    came = text.imported_games(count=len(games.new), further=len(games.further), here=bringing.here)
    sentences = [str(came)]
    if changed:
        kinds = saves.kinds()
        sentences.append(str(text.imported_more(kinds=tuple([str(kinds[key][1]) for key in changed]))))
    if games.too_many:
        sentences.append(str(text.imported_not_all(count=games.too_many, most=saves.HISTORY)))
    if bringing.unreadable:
        sentences.append(str(text.imported_unreadable(count=bringing.unreadable)))
        if bringing.line:
            sentences.append(str(text.imported_line(line=bringing.line)))
    return [*sentences, *(str(carried.said) for carried in bringing.offers if carried.said)]


def read(ident: str, text: str, line: Summary | None, now: int) -> Game | None:
    """Return the game with this id after all possible checks, or None if it cannot be read.

    Of an added game only the digest and the form can be checked. `line` is the entry for the game in the file's list.
    """
    data = _sealed(text)
    if data is None:
        return None
    when = min(line.when if line else _time_of(data, "finished"), now)
    found = lines.line_of(ident, text)
    if found is None:
        try:
            record = Record.from_json(text)
        except RecordError:
            return None
        return Game(lines.summary_of(ident, record, when), text, _deal(data), len(record.entries))
    entries, meta = data.get("entries"), data.get("meta")
    if not isinstance(entries, list) or not isinstance(meta, dict):
        return None
    summary = line if line and line.game == found.game else found
    return Game(replace(summary, when=when, finished="finished" in meta), text, _deal(data), len(entries))


def _is(kind: type, text: str) -> bool:
    """True if a text is JSON with a value of this type."""
    try:
        return isinstance(read_json(text), kind)
    except ValueError:
        return False


def _read_the_rest(bringing: Bringing) -> None:
    """Read everything except the games into `theirs`, as another phone would at its start."""
    whole: dict[str, str] = {}
    for key, (kind, _) in saves.kinds().items():
        if key in bringing.saves:
            if _is(kind, bringing.saves[key]):
                whole[key] = bringing.saves[key]
            else:
                bringing.unreadable += 1
    saves.load_all(bringing.theirs, {key: text for key, text in whole.items() if key not in ("open", "history", INDEX)})
