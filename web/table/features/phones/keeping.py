"""Saving the table that this phone hosts or visits, so that a reload doesn't end the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from table.features.phones import text
from table.features.phones.state import MOST_PHONES, Hosting, Phone, Phones, Visit
from table.features.phones.wire import Count, Name, Secret
from table.hooks import KEPT, STARTED, Kept
from table.model import Model
from table.step import Effect, Save, keep_as
from tenfold.reading import MisfitError, most, read

_HOURS = 12
"""How long a table is opened again at the start."""

_Short = Annotated[str, most(200)]


@dataclass(frozen=True)
class _Hosted:
    game: _Short
    room: _Short
    key: _Short
    link: _Short
    session: _Short
    deal: Count
    only_table: bool
    nonce: Secret
    dealt_with: Secret
    phones: Annotated[tuple[tuple[Secret, Name], ...], most(2 * MOST_PHONES)]
    stand_ins: Annotated[tuple[Name, ...], most(8)]
    here: Annotated[tuple[Name, ...], most(8)]
    left: Annotated[tuple[Name, ...], most(8)] = ()
    direct: bool = False


@dataclass(frozen=True)
class _Visited:
    room: Annotated[str, most(2000)]
    secret: Secret
    name: Name


@dataclass(frozen=True)
class _Saved:
    when: int
    hosted: _Hosted | None = None
    visited: _Visited | None = None


def keep(model: Model) -> Save:
    """Return the effect that saves the table with several phones."""
    known = model.memory(Phones)
    saved: dict[str, Any] = {"when": model.now}
    here, there = known.hosting, known.visit
    if here is not None:
        saved["hosted"] = {
            "link": "" if here.direct else here.link,
            **{
                name: getattr(here, name) for name in ("game", "room", "key", "session", "deal", "only_table", "direct")
            },
            **{name: getattr(here, name) for name in ("nonce", "dealt_with")},
            "phones": [[phone.secret, phone.name] for phone in here.phones.values()],
            **{name: sorted(getattr(here, name)) for name in ("stand_ins", "here", "left")},
        }
    if there is not None and not there.closed:
        saved["visited"] = {"room": there.room, "secret": there.secret, "name": there.name}
    return keep_as("phones", saved)


def _read(model: Model, data: Any) -> None:
    known = model.memory(Phones)
    try:
        saved = read(_Saved, data)
    except MisfitError:
        return
    if abs(model.now - saved.when) > _HOURS * 3_600_000:
        return
    if (hosted := saved.hosted) is not None and hosted.game in model.shelf:
        known.hosting = Hosting(
            hosted.game,
            direct=hosted.direct,
            room=hosted.room,
            key=hosted.key,
            link=hosted.link,
            phones={secret: Phone(secret, name) for secret, name in hosted.phones},
            session=hosted.session,
            deal=hosted.deal,
            only_table=hosted.only_table,
            stand_ins=set(hosted.stand_ins),
            here=set(hosted.here),
            left=set(hosted.left),
            nonce=hosted.nonce,
            dealt_with=hosted.dealt_with,
        )
    if (visited := saved.visited) is not None:
        known.visit = there = Visit(visited.room, visited.secret, visited.name)
        there.silent = there.direct


def _bring(model: Model, theirs: Model) -> None:
    """Bring nothing from a file: a table is where its phone is."""


KEPT.add(90)(Kept("phones", dict, text.called, keep, _read, _bring, _bring))


@STARTED.add(5)
def _started(model: Model, env: object) -> list[Effect]:
    """Find the other phones again after a reload. Without a server, only their cameras can."""
    known = model.memory(Phones)
    here, there = known.hosting, known.visit
    if here is not None:
        return [] if here.direct else [{"type": "phones-open", "room": here.room, "key": here.key}]
    return [{"type": "phones-join", "room": there.room}] if there and not there.direct else []
