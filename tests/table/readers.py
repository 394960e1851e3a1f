"""All readers of text from untrusted sources, with the longest and worst texts that they accept.

It imports only the table and the engine, so that the Python on phones can run it, too.
"""

import base64
import contextlib
import gc
import io
import json
import random
import time
import zipfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import tenfold
from table import archive, lines, links, merging, saves, words
from table.boards import board_of
from table.features.added_games import addons, guests
from table.features.added_games.addons import AddonError
from table.features.added_games.guests import Entry, GuestError
from table.features.added_games.handlers import come_back
from table.features.added_games.keeping import with_lines_of
from table.features.added_games.state import RoomScreen
from table.features.backup import importing
from table.features.backup.importing import CarryError
from table.features.comments.state import from_text, to_text
from table.features.lessons.keeping import from_games
from table.features.phones import pairing, wire
from table.graphemes import graphemes
from table.hooks import KEPT
from table.links import LinkError
from table.model import Model, Session
from table.stack import HomeScreen
from table.update import update
from table.update.saving import recall_front, recall_look
from tenfold import Card, Person, Record, Seat, TenfoldError, load_game, review
from tenfold.carried import saves_of
from tenfold.games.tens.text import event_take
from tenfold.messages import from_data, to_data
from tenfold.observation import Observation
from tenfold.plainjson import canonical, fingerprint, read_json
from tenfold.tournament import Tournament

NOW = 1_700_000_000_000
NOON = 1_800_000_000_000  # after the first daily deals
ID = "18bcfe56800-0000aa"

REFUSALS = (AddonError, CarryError, GuestError, LinkError, TenfoldError, ValueError)
"""The exceptions that a reader may raise."""

LONG = 1_000_000
"""The maximum length, in characters, of a JSON text and of an answer from a sandbox."""

LARGEST = {
    "features.added_games.guests.Entry.read": guests.LONGEST,
    "features.added_games.guests.read_shelf": guests.LONGEST,
    "graphemes.graphemes": 100_000,
}
"""Readers with a lower limit. Longer texts than these are tried in `files`."""

PLAIN = {
    "letters": "x",
    "marks": "\u0301\u0316",
    "letters with marks": "a\u0301\u0316",
    "selectors": "\ufe0f",
    "joiners": "\u200d",
    "families": "👩\u200d",
    "flags": "🇨",
    "tags": "\U000e0067",
    "fillers": "\u3164",
    "ligatures": "\ufdfa",
    "syllables": "\u1100\u1161",
    "blanks": " ",
    "lines": "a\n",
    "controls": "\x00",
    "halves": "\ud83d",
    "turns": "\u202e",
    "digits": "9",
    "colons": "a:b.",
    "signs": "<&\"'\\",
}
"""Patterns that are repeated to fill a text."""


def filled(kind: str, length: int) -> str:
    """Return a text of one kind and of this length."""
    return ("a" + PLAIN[kind] * (length // len(PLAIN[kind]) + 1))[:length]


def stuffed(data: Any, length: int, kinds: list[str]) -> Iterator[tuple[str, str]]:
    """Yield JSON texts of this length. One place in some data is filled with text, a long list or many keys."""
    room = length - len(sealed(data)) - 200
    for path in [*places(data)]:
        value = at(data, path)
        if isinstance(value, str):
            yield from ((f"{path} {kind}", sealed(put(data, path, filled(kind, room)))) for kind in kinds)
        if isinstance(value, list):
            one = value[0] if value else "x"
            yield f"{path} the same", sealed(put(data, path, [one] * (room // (len(json.dumps(one)) + 2))))
            yield f"{path} numbers", sealed(put(data, path, [*range(room // 8)]))
        if isinstance(value, dict):
            one = next(iter(value.values()), 1)
            more = {f"x{n}": one for n in range(room // (len(json.dumps(one)) + 12))}
            yield f"{path} keys", sealed(put(data, path, {**value, **more}))


def sealed(data: Any) -> str:
    """Return the JSON text of some data; a digest in it is updated."""
    if isinstance(data, dict) and "digest" in data:
        rest = {key: value for key, value in data.items() if key != "digest"}
        data = rest | {"digest": fingerprint(canonical(rest))}
    return json.dumps(data, ensure_ascii=False)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield every place in some data; only the first item of each list is used."""
    yield path
    if isinstance(data, dict):
        for key in data:
            if key != "digest":
                yield from places(data[key], (*path, key))
    if isinstance(data, list) and data:
        yield from places(data[0], (*path, 0))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a place."""
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return the data with another value at a place."""
    if not path:
        return value
    changed = list(data) if isinstance(data, list) else dict(data)
    changed[path[0]] = put(data[path[0]], path[1:], value)
    return changed


def game_of(name: str, entries: int = 12) -> Record:
    """Return the start of a game."""
    record = Record(name, seats=[Seat("Ada"), Seat("Bea")], seed=3, meta={"created": str(NOW), "look": "0 0"})
    rng = random.Random(1)
    while len(record.entries) < entries and not record.finished:
        action = rng.choice(record.state.legal_actions())
        record.play(record.state.current_player(), record.state.action_to_string(action))
    return record


def endless(length: int) -> str:
    """Return a game with the longest allowed text: a game of Tenstuff may never end."""
    record = Record("tenstuff", seats=[Seat("Ada"), Seat("Bea")], seed=1)
    rng = random.Random(1)
    written = 5000
    while written < length:
        state = record.state
        actions = [*state.legal_actions()]
        rng.shuffle(actions)
        for action in actions:
            after = state.clone(events=False)
            after.apply_action(action)
            if not after.is_terminal():
                break
        text = state.action_to_string(action)
        record.play(state.current_player(), text)
        written += len(text) + 10  # with the punctuation of the list of entries
    return record.to_json()


def stranger() -> dict[str, Any]:
    """Return the data that the sandbox of an added game reports about it."""
    entry = guests.entry_of(tenfold.game_class("ten"), board_of("ten"))
    return {**entry, "game": "stranger", "emblem": '<g class="a"><path d="M0 0"/></g>'}


def saved_by_a_room() -> dict[str, Any]:
    """Return a save of an added game."""
    data = json.loads(game_of("pig10").to_json()) | {"game": "stranger"}
    return json.loads(sealed(data))


LINE = {
    "id": ID, "game": "stranger", "names": ["Ada", "Bea"], "when": 5, "line": "Ada is next", "finished": True,
    "places": [1, 2], "scores": [3, 4], "taken_back": False, "contest": "", "match": ID, "place_in_match": "Game 1",
    "standing": "x", "goes_on": False, "practice": "", "levels": ["", "hard"], "hints": 1, "tally": {"a": [[1, 2]]},
}  # fmt: skip


def kept() -> dict[str, Any]:
    """Return everything that a phone stores besides its games, by key."""
    model = Model()
    cup = Tournament([f"Player {number}" for number in range(9)]).to_data()
    data: dict[str, Any] = {effect["key"]: json.loads(effect["text"]) for effect in (saves.settings(model),)}
    data["settings"] |= {"people": ["Ada"], "explained": {"ten:x": 1}, "name": "Ada"}
    chair = {"name": "Ada", "kind": "person", "level": "easy", "bot_name": "Bea"}
    data["setups"] = {"tens": {"chairs": [chair], "players": 2, "options": {"end": "1-hand"}, "deal": "", "match": 1}}
    data["contest"] = {"id": "1", "game": "tens", "options": {"end": "1-hand"}, "cup": cup}
    data["lessons"] = {"tens": {"done": ["a"], "left": {"b": {"step": 1, "answers": ["x"]}}}}
    data["days"] = {"3": {"id": ID, "place": 1, "score": 2, "shapes": "🟩", "hints": 0}}
    mistake = {"game": "pig10", "players": 2, "options": {"special": "a"}, "seed": 1, "acts": ["7"], "seat": 1}
    mistake |= {"right": ["3"], "wrong": "2", "cost": [5, 1], "memory": [400, 4930, 21000]}
    data["puzzles"] = {"best": {"tens": 3}, "solved": {"tens": ["2-1-1"]}, "days": {"3": True}, "own": {"a-1": mistake}}
    sheet = {"id": ID, "game": "pig10", "names": ["Ada", "Bea"], "options": {}, "games": 1, "when": NOW}
    data["sheets"] = [sheet | {"log": [[0, 0, "won", 0, "30"]]}]
    return data | {"open": [LINE], "history": [LINE], "past": [[ID]], "skipped": [ID]}


def wheel(metadata: str, entry_points: str = "") -> str:
    """Return a stored wheel with this metadata."""
    groups = entry_points or "".join(
        f"[{group}]\nx = y:Z\n" for group in ("tenfold.games", "tenfold.bots", "tenfold.boards")
    )
    files = {
        "x-1.dist-info/METADATA": f"Name: x\nVersion: 1\n{metadata}",
        "x-1.dist-info/WHEEL": "Root-Is-Purelib: true\nTag: py3-none-any\n",
        "x-1.dist-info/entry_points.txt": groups,
        "y.py": "",
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive_:
        for name, text in files.items():
            archive_.writestr(name, text)
    shelf = json.dumps([stranger()])
    data = base64.b64encode(packed.getvalue()).decode()
    return json.dumps({"file": "x-1-py3-none-any.whl", "data": data, "shelf": shelf})


def names(count: int) -> Iterator[str]:
    """Yield different short names of the same length."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return (
        f"{letters[n // 17576 % 26]}{letters[n // 676 % 26]}{letters[n // 26 % 26]}{letters[n % 26]}"
        for n in range(count)
    )


def wheels(length: int) -> Iterator[tuple[str, str]]:
    """Yield stored wheels with long metadata."""
    length = length * 190_000 // LONG
    yield "fields", wheel("".join(f"{name}:\n" for name in names(length // 6)))
    yield "one field", wheel("Summary: " + "x" * length)
    yield "lines of a field", wheel("Summary: a\n" + " b\n" * (length // 3))
    yield "needs", wheel("Requires-Dist: tenfold\n" * (length // 23))
    yield "marks of the author", wheel("Author: a" + "\u0301\u0316" * (length // 4))
    deep = "".join(f"Content-Type: multipart/mixed; boundary={n}\n\n--{n}\n" for n in range(length // 60))
    yield "mails in mails", wheel(deep)
    most = [*names(length // 24)]
    groups = "".join(
        f"[tenfold.{group}]\n" + "".join(f"{name}=y:Z\n" for name in most) for group in ("games", "bots", "boards")
    )
    yield "games", wheel("", groups)


def loaded(text: str, **more: Any) -> None:
    """Send the event of a game that was read from disk."""
    model = Model()
    summary = lines.read_line({**LINE, "game": "tenstuff"})
    model.games = [] if "found" in more or summary is None else [summary]
    update(model, {"type": "loaded", "id": ID, "text": text, **more})


def from_a_room(content: str, **event: Any) -> None:
    """Send the event of a report from a sandbox."""
    model = Model(stack=[HomeScreen(), RoomScreen("stranger", ("stranger",), "Stranger")], games=[], now=NOW)
    key = next(key for key, value in event.items() if value is None)
    update(model, {**event, key: content})


def brought(text: str) -> None:
    """Choose a file, and let it be checked completely."""
    model = Model(now=NOW)
    bringing = importing.opened(base64.b64encode(text.encode(errors="replace")).decode(), {})
    for _ in importing.look_at(bringing, model):
        pass
    for kept in KEPT:
        kept.bring(Model(now=NOON), bringing.theirs)
    merging.merged_explained({}, bringing.theirs.explained)
    importing.imported(importing.games_in(bringing, [], {}), bringing)


def carried(key: str, text: str) -> str:
    """Return a backup file with one text."""
    return json.dumps({"format": "tenfold-saves", "version": 1, "saves": {key: text}})


def opened_again(text: str) -> None:
    """Put a game on the table."""
    session = Session(ID, Record.from_json(text))
    recall_look(session)
    recall_front(session)


def in_chunks(text: str) -> None:
    """Read the lines in a chunk of older games."""
    archive.lines_in(archive.read_index([[ID]]), {"past:0": text})


PIG10 = game_of("pig10")
SAID = to_data(event_take(who=Person(0), card=Card("7D"), giver=Person(1)))

BACK = review.to_text(review.begun(PIG10), "pig10")

OF_TEXTS: dict[str, Callable[[str], object]] = {
    "words.clean_name": words.clean_name,
    "words.clean_text": lambda text: words.clean_text(text, 400),
    "words.spelled": words.spelled,
    "words.names_of": words.names_of,
    "graphemes.graphemes": graphemes,
    "plainjson.read_json": read_json,
    "update.shell:link": lambda text: update(
        Model(), {"type": "link", "link": {"rules": text, "by": text, "game": text}}
    ),
    "update.people:call": lambda text: update(Model(), {"type": "call", "fields": {"name": text}}),
    "features.added_games.handlers:left-room": lambda text: from_a_room(
        text, type="left-room", screen="home", toast=None
    ),
    "features.added_games.handlers:room-stopped": lambda text: from_a_room(text, type="room-stopped", why=None),
    "features.added_games.handlers:room-saved open": lambda text: from_a_room(
        text, type="room-saved", text=None, key="open"
    ),
}
"""Readers of plain text."""

if find_spec("tenfold.notation.writing"):  # phones have only the reader, which an import uses
    from tenfold.notation import read_game

    OF_TEXTS["notation.read_game"] = read_game

NOTE = json.loads(
    wire.written(
        wire.Note(
            at=wire.At(1, 0, 2),
            game="pig10",
            options={"tie": "shared"},
            seats=(wire.Player("Bea", "", far=True), wire.Player("Ada", "hard", far=False)),
            seat=0,
            commitment="c",
            next="d",
            seen="{}",
            mover=1,
            since=0,
            events=({"n": 0, "kind": "deal", "cards": ["7"]},),
            open=False,
            window=False,
            passed=False,
            happened=(wire.Happened("{}", (({"n": 0}, "{}"),)),),
            lost=(1,),
            stand_ins=(1,),
            left=(1,),
        )
    )
)
"""A message to another phone, of the kind with the most fields."""

OF_DATA: dict[str, tuple[Callable[[str], object], Any]] = {
    "features.phones.wire.from_host": (wire.from_host, NOTE),
    "features.phones.wire.from_guest": (wire.from_guest, {"type": "act", "at": [1, 0, 2], "actions": ["play 7"]}),
    "features.added_games.guests.Entry.read": (lambda text: Entry.read(json.loads(text)), stranger()),
    "features.added_games.guests.read_shelf": (
        lambda text: guests.check_titles(guests.read_shelf(text, ["stranger"]), ()),
        [stranger()],
    ),
    "lines.line_of": (lambda text: lines.line_of(ID, text), saved_by_a_room()),
    "lines.read_line": (lambda text: lines.read_line(json.loads(text)), LINE),
    "lines.summaries_from": (lambda text: lines.summaries_from(text, NOW), [LINE]),
    "lines.summary_from": (lambda text: lines.summary_from(json.loads(text), (), NOW), LINE),
    "features.added_games.keeping.with_lines_of": (
        lambda text: with_lines_of([], ("stranger",), finished=True, text=text, now=NOW),
        [LINE],
    ),
    "features.lessons.keeping.from_games": (lambda text: from_games(Model(), ("tens",), text), kept()["lessons"]),
    **{
        f"saves.load_all {key}": (lambda text, key=key: saves.load_all(Model(), {key: text}), data)  # type: ignore[misc]
        for key, data in kept().items()
    },
    "archive.read_index": (lambda text: archive.read_index(json.loads(text)), kept()["past"]),
    "archive.lines_in": (in_chunks, [LINE]),
    "features.backup.importing.read": (lambda text: importing.read(ID, text, None, NOW), json.loads(PIG10.to_json())),
    "features.backup.importing.read stranger": (lambda text: importing.read(ID, text, None, NOW), saved_by_a_room()),
    **{
        f"features.backup.importing.opened {key}": (lambda text, key=key: brought(carried(key, text)), data)  # type: ignore[misc]
        for key, data in {**kept(), f"game:{ID}": saved_by_a_room(), f"back:{ID}": json.loads(BACK)}.items()
    },
    "review.from_text": (lambda text: review.from_text(text, PIG10), json.loads(BACK)),
    "features.comments.state.from_text": (from_text, json.loads(to_text("pig10", {1: ["Too much.", ["7", "2"]]}))),
    "messages.from_data": (lambda text: from_data(json.loads(text), 2), SAID),
    "tournament.Tournament.from_data": (
        lambda text: Tournament.from_data(json.loads(text)),
        Tournament([f"Player {number}" for number in range(9)]).to_data(),
    ),
    "features.added_games.addons.from_text": (addons.from_text, json.loads(wheel(""))),
    "update.saved_games:found": (lambda text: loaded(text, found=True), saved_by_a_room()),
    **{
        f"record.Record.from_json {game}": (Record.from_json, json.loads(game_of(game).to_json()))
        for game in tenfold.registered_games()
    },
    **{
        f"game.Game.deserialize_state {game}": (
            load_game(game, 2).deserialize_state,
            json.loads(game_of(game).state.serialize()),
        )
        for game in tenfold.registered_games()
    },
    **{
        f"observation.Observation.from_json {game}": (
            Observation.from_json,
            json.loads(game_of(game).state.observation(0).to_json()),
        )
        for game in ("tenstuff", "pig10")
    },
}
"""Readers of JSON, each with valid data."""

OF_SPECIAL: dict[str, tuple[Callable[[str], object], Callable[[int], Iterator[tuple[str, str]]]]] = {
    "features.added_games.addons.read": (lambda text: come_back(Model(), {"addon:x": text}), wheels),
    "record.Record.from_json endless": (Record.from_json, lambda length: iter([("", endless(length))])),
    "update.saving.recall_front": (opened_again, lambda length: iter([("", endless(length))])),
    "features.phones.pairing.read_code": (pairing.read_code, lambda length: iter([("digits", "9" * length)])),
    "carried.saves_of": (
        saves_of,
        lambda length: iter(
            [
                ("one", carried("settings", "x" * length * 30)),
                (
                    "many",
                    json.dumps(
                        {
                            "format": "tenfold-saves",
                            "version": 1,
                            "saves": {f"game:{n}": "" for n in range(length // 50)},
                        }
                    ),
                ),
            ]
        ),
    ),
    "features.backup.importing.opened notated": (
        brought,
        lambda length: (
            (what, f'[Tenfold "1"]\n[Game "pig10"]\n[Seat0 "A"]\n[Seat1 "B"]\n[Deal "1"]\n{head}\n{moves}\n')
            for what, head, moves in (
                ("comment", "", f"{{{'x ' * (length // 2)}}} *"),
                ("moves", "", " ".join(f"{number}. 2" for number in range(1, length // 6)) + " *"),
                ("nested", "", f"1. 2 {'(' * length}"),
                ("marks", "", "," * length),
                ("word", "", "x" * length),
                ("backslashes", "", "\\." * (length // 2)),
                ("header", f'[Event "{"x" * length}"]', "*"),
                ("headers", "\n".join(f'[E{number} "x"]' for number in range(length // 12)), "*"),
                ("lines", "\n" * length, "*"),
                ("games", "", "*\n\n" + '[Tenfold "1"]\n\n*\n\n' * (length // 20)),
            )
        ),
    ),
    "links.read": (
        lambda text: links.read(json.loads(text)),
        lambda length: (
            (f"{key} {kind}", json.dumps({**LINK, key: filled(kind, links.LONGEST * length // LONG)}))
            for key in LINK
            for kind in PLAIN
        ),
    ),
}
"""Readers of texts in special formats."""

LINK = {"game": "tens", "deal": "1", "seats": "p.hard", "rules": "end:1-hand", "beat": "3", "by": "Ada", "whole": "1"}


def texts(name: str, length: int, kinds: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the texts of about this length for a reader, each with a description."""
    length = length * LARGEST.get(name, LONG) // LONG
    if name in OF_TEXTS:
        yield from ((kind, filled(kind, length)) for kind in PLAIN)
    elif name in OF_DATA:
        yield from stuffed(OF_DATA[name][1], length, kinds)
    else:
        yield from OF_SPECIAL[name][1](length)


def reader(name: str) -> Callable[[str], object]:
    """Return the reader with this name."""
    return OF_TEXTS.get(name) or (OF_DATA.get(name) or OF_SPECIAL[name])[0]


NAMES = [*OF_TEXTS, *OF_DATA, *OF_SPECIAL]


def seconds(read: Callable[[str], object], text: str, clock: Callable[[], float]) -> float:
    """Return the seconds that it takes to read a text, or to refuse it.

    Garbage collection is off meanwhile. With a long text, it would examine all objects of the process. After many tests
    there are many objects, and the time would depend more on the tests than on the reader.
    """
    collects = gc.isenabled()
    gc.disable()
    begun = clock()
    try:
        with contextlib.suppress(*REFUSALS):
            read(text)
        return clock() - begun
    finally:
        if collects:
            gc.enable()


PARTS = 8
"""The longest text is compared with one that is shorter by this factor."""

GROWTH = 3.5
"""The maximum time of the longest text, relative to proportional growth. Noise is less; quadratic growth would be 8."""

TRIES = 4
LEAST = 0.002
"""The minimum time, in seconds, that is assumed for the shorter text, because a clock can't measure less reliably."""


def too_slow(
    name: str, kinds: list[str], length: int = LONG, clock: Callable[[], float] = time.process_time
) -> list[str]:
    """Return the texts of a reader that take more time than their length explains."""
    found = []
    short = texts(name, length // PARTS, kinds)
    for (what, long), (_, little) in zip(texts(name, length, kinds), short, strict=True):
        read, ratio = reader(name), 0.0
        for _ in range(TRIES):
            less = max(seconds(read, little, clock), LEAST)
            ratio = seconds(read, long, clock) / less / PARTS
            if ratio <= GROWTH:
                break
        else:
            found.append(f"{name}, {what}: {ratio:.1f} times")
    return found
