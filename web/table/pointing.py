"""Pointing at something on the screen: the next taps towards an act, a place on the table, or a seat.

The mark is added to the drawn page, so boards need not know about it. A *target* is a place, a seat, or the next taps
towards an act. It’s `play:` with the text of the act, `place:` with the value of a `data-place`, or `seat:` with a
number.

>>> pointed('<b data-place="seat-1">Bea</b>', [Place("seat-1")])
'<b data-pointed="true" data-place="seat-1">Bea</b>'
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import unescape
from typing import Any, NamedTuple

from table.boards import Board
from table.look import AnySeen
from tenfold.bots import LET_PASS

_EVENT = re.compile(r'data-event="([^"]*)"')
_PLACE = re.compile(r'data-place="([^"]*)"')


class Tap(NamedTuple):
    """A tap: on a place of the board (`touch`), or on the button that plays an act (`play`)."""

    kind: str
    what: int | str


class Place(NamedTuple):
    """A place on the table, as cards travel to and from it."""

    name: str


def places(targets: Sequence[str], page: str, seen: AnySeen, board: Board[Any, Any]) -> list[Tap | Place]:
    """Return what these targets are on the page of this table. An act that cannot be played now gives nothing."""
    found: list[Tap | Place] = []
    for target in targets:
        kind, _, what = target.partition(":")
        if kind == "play":
            found += next_taps(what, page, seen, board)
        else:
            found.append(Place(f"seat-{what}" if kind == "seat" else what))
    return found


def next_taps(act: str, page: str, seen: AnySeen, board: Board[Any, Any]) -> list[Tap]:
    """Return the next taps towards an act, given the current selection, in any order. Several acts are one text."""
    if act == LET_PASS:
        return [Tap("play", act)]
    acts = act.split(", ")
    if not seen.own_turn or not any(outlook.text == acts[0] for outlook in seen.obs.legal):
        return []
    events = map(_event, _EVENT.finditer(page))
    offered = dict.fromkeys(event["place"] for event in events if event.get("type") == "touch")
    for one in acts:
        touches = board.next_touches(seen, one, tuple(offered))
        if len(acts) > 1:  # a place that this act does not need was selected for another act
            touches = [touch for touch in touches if touch not in seen.picked]
        if touches:
            return [Tap("touch", touch) for touch in touches]
    return [Tap("play", acts[0])]


def pointed(page: str, at: Sequence[Tap | Place]) -> str:
    """Return a page with a mark on everything that is one of these."""
    taps = [one for one in at if isinstance(one, Tap)]
    names = [one.name for one in at if isinstance(one, Place)]
    if taps:
        page = _EVENT.sub(lambda found: _marked(found, any(_is(_event(found), tap) for tap in taps)), page)
    if names:
        page = _PLACE.sub(lambda found: _marked(found, unescape(found[1]) in names), page)
    return page


def _marked(found: re.Match[str], is_meant: bool) -> str:
    return f'data-pointed="true" {found[0]}' if is_meant else found[0]


def _event(found: re.Match[str]) -> Mapping[str, Any]:
    event: Mapping[str, Any] = json.loads(unescape(found[1]))
    return event


def _is(event: Mapping[str, Any], tap: Tap) -> bool:
    match event:
        case {"type": "touch", "place": place}:
            return tap == Tap("touch", place)
        case {"type": "play" | "claimed"}:
            return tap.kind == "play" and tap.what in _acts(event)
        case {"type": "begin-turn"}:
            return tap == Tap("play", LET_PASS)
        case {"type": "sheet", "name": "claim", "kind": str(kind)}:  # the sheet asks for the rest of the act
            return tap.kind == "play" and str(tap.what).startswith(f"{kind} ")
    return False


def _acts(event: Mapping[str, Any]) -> Sequence[object]:
    acts = event.get("actions", [event.get("action")])
    return acts if isinstance(acts, list) else []
