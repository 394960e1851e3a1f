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

from table import addons, guests, lines, looking_back, saves
from table.addons import AddonError, Wheel
from table.archive import INDEX
from table.model import Day, Model, Progress, Summary
from table.notices import text as notices
from tenfold import Record, RecordError, TenfoldError
from tenfold.carried import GAME, LARGEST, saves_of
from tenfold.plainjson import canonical, fingerprint, read_json

NAME = "tenfold.json"
"""The name of the file with everything."""

_BACK = looking_back.key_of("")

_MOST_WHEELS = 32
_LARGEST_WHEEL = 3_000_000
"""The maximum length of the text of a saved wheel, in characters."""

_LONGEST_RULE, _MOST_RULES, _MOST_LESSONS = 80, 500, 64
"""The limits for small data in a file; no phone has more."""


class CarryError(TenfoldError):
    """A file that cannot be imported. The message says why."""


@dataclass(frozen=True)
class Game:
    """A game from the file that is intact: its line, and how far it has got."""

    line: Summary
    text: str
    deal: tuple[object, ...]
    entries: int
    back: str = ""

    @property
    def rank(self) -> tuple[bool, int]:
        """Return the rank of a state of a game. Of two states, the one with the higher rank has got further."""
        return self.line.finished, 0 if self.line.finished else self.entries


@dataclass
class Bringing:
    """A file that is being read.

    `saves` holds its texts. `keys` maps the ids of its games to the keys of their texts. `waits` are the games that are
    on this phone too but have not been read yet; `mine` holds their texts here.

    Valid contents go into `games`, `wheels` and `theirs`, which holds everything else, as on a separate phone. `here`
    counts the games that are already here in the same state or a later one. `unreadable` counts what could not be read.
    """

    saves: Mapping[str, str]
    keys: Mapping[str, str]
    waits: set[str]
    checking: Generator[None, None, None] | None = None
    mine: dict[str, str] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)
    theirs: Model = field(default_factory=Model)
    wheels: list[Wheel] = field(default_factory=list)
    here: int = 0
    unreadable: int = 0
    looked_at: int = 0
    slices: int = 0


def opened(data: object, known: Mapping[str, str]) -> Bringing:
    """Return the file with this content, given in base64, before its texts are checked.

    `known` maps the ids of this phone's games to the game played, or to an empty text if that is not known.

    Raises `CarryError` with a sentence for the person who chose it.
    """
    if not isinstance(data, str) or len(data) * 3 // 4 > LARGEST:
        raise CarryError(notices.import_too_large(most=LARGEST // 1_000_000))
    try:
        texts = saves_of(base64.b64decode(data, validate=True).decode())
    except (binascii.Error, UnicodeDecodeError):
        raise CarryError(notices.import_not_text) from None
    except RecordError as error:
        raise CarryError(str(error)) from None
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
    told = {**lines.told_lines(texts.get("open"), now), **lines.told_lines(texts.get("history"), now)}
    _read_the_rest(bringing)
    yield
    for ident, key in bringing.keys.items():
        bringing.looked_at += 1
        _look_at_game(bringing, ident, texts[key], told.get(ident), now)
        yield
    for key, text in addons.kept_wheels(texts).items():
        _look_at_wheel(bringing, text, here=key in model.addons)
        yield


def _look_at_game(bringing: Bringing, ident: str, text: str, line: Summary | None, now: int) -> None:
    mine = bringing.mine.get(ident)
    if text == mine:
        bringing.here += 1
        return
    game = read(ident, text, line, now) if mine is not None or lines.IDENT.fullmatch(ident) else None
    if game is None:
        bringing.unreadable += 1
        return
    if game.line.practice and game.line.finished:  # it is in no stats, and would be deleted
        return
    here = read(ident, mine, None, now) if mine is not None else None
    if here is not None and (here.deal != game.deal or here.rank >= game.rank):
        bringing.here += 1
        return
    back = bringing.saves.get(f"{_BACK}{ident}", "")
    told = _sealed(back)
    if back and told is None:
        bringing.unreadable += 1
    bringing.games.append(replace(game, back=back) if told and told.get("game") == game.line.game else game)


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


def merged_lessons(mine: Mapping[str, Progress], theirs: Mapping[str, Progress]) -> dict[str, Progress]:
    """Return the lessons done here or there. A lesson started here stays at its step."""
    found = dict(mine)
    for game in [*theirs][:_MOST_LESSONS]:
        own, other = mine.get(game, Progress()), theirs[game]
        left = {name: left for name, left in other.left.items() if name not in own.done}
        found[game] = Progress([*dict.fromkeys([*own.done, *other.done])], {**left, **own.left})
    return found


def merged_days(mine: Mapping[int, Day], theirs: Mapping[int, Day], today: int) -> dict[int, Day]:
    """Return the daily deals tried here or there. If a day was tried on both, this phone's try stays.

    If it is the same try, started on one phone and finished on the other, its result is taken over, unless it was given
    up here.
    """
    found = {day: told for day, told in theirs.items() if day <= today and lines.IDENT.fullmatch(told.id)}
    over = {day for day, told in mine.items() if told.place or told.given_up}
    ended = {day for day in found.keys() & mine.keys() - over if found[day].id == mine[day].id}
    return {**found, **{day: told for day, told in mine.items() if day not in ended}}


def merged_explained(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    """Return how often each rule has been explained. The number here has priority."""
    new = [rule for rule in theirs if rule not in mine and len(rule) <= _LONGEST_RULE]
    return {**mine, **{rule: theirs[rule] for rule in new[:_MOST_RULES]}}


def told(games: Games, bringing: Bringing, changed: Sequence[str] = ()) -> list[str]:
    """Return what was imported, as sentences. `changed` holds the keys of other saved data that has changed.

    >>> told(Games([], [], 3), Bringing({}, {}, set(), here=2, unreadable=1))
    ['No new games. 2 games were already here.', '3 games were left out. Tenfold keeps up to 200 unfinished games, \
and 200 finished games of each added game.', '1 part of the file couldn’t be read.']
    """
    came = notices.imported_games(count=len(games.new), further=len(games.further), here=bringing.here)
    sentences = [str(came)]
    if changed:
        kinds = saves.kinds()
        sentences.append(str(notices.imported_more(kinds=tuple([str(kinds[key][1]) for key in changed]))))
    if games.too_many:
        sentences.append(str(notices.imported_not_all(count=games.too_many, most=saves.HISTORY)))
    if bringing.unreadable:
        sentences.append(str(notices.imported_unreadable(count=bringing.unreadable)))
    if bringing.wheels:
        sentences.append(str(notices.imported_addons(count=len(bringing.wheels))))
    return sentences


def read(ident: str, text: str, line: Summary | None, now: int) -> Game | None:
    """Return the game with this id after all possible checks, or None if it cannot be read.

    Of an added game only the digest and the form can be checked. `line` is the entry for the game in the file's list.
    """
    data = _sealed(text)
    if data is None:
        return None
    when = min(line.when if line else _time_of(data, "finished"), now)
    found = guests.line_of(ident, text)
    if found is None:
        try:
            record = Record.from_json(text)
        except RecordError:
            return None
        return Game(lines.summary_of(ident, record, when), text, _deal(data), len(record.entries))
    entries, meta = data.get("entries"), data.get("meta")
    if not isinstance(entries, list) or not isinstance(meta, dict):
        return None
    told = line if line and line.game == found.game else found
    return Game(replace(told, when=when, finished="finished" in meta), text, _deal(data), len(entries))


def _look_at_wheel(bringing: Bringing, text: str, *, here: bool) -> None:
    """Add a wheel to those to offer. It is not installed here: people are asked first, as for any other added game."""
    try:
        read_json(text, largest=_LARGEST_WHEEL)  # too much nesting would crash Python in a browser
        wheel = addons.from_text(text)
    except (ValueError, AddonError):
        bringing.unreadable += 1
        return
    if not here and len(bringing.wheels) < _MOST_WHEELS:
        bringing.wheels.append(wheel._replace(shelf=""))


def _is(kind: type, text: str) -> bool:
    """True if a text is JSON with a value of this type."""
    try:
        return isinstance(read_json(text), kind)
    except ValueError:
        return False


def _read_the_rest(bringing: Bringing) -> None:
    """Read settings, set-ups, lessons and days into `theirs`, as another phone would at its start."""
    whole: dict[str, str] = {}
    for key, (kind, _) in saves.kinds().items():
        if key in bringing.saves:
            if _is(kind, bringing.saves[key]):
                whole[key] = bringing.saves[key]
            else:
                bringing.unreadable += 1
    saves.load_all(bringing.theirs, {key: text for key, text in whole.items() if key not in ("open", "history", INDEX)})
