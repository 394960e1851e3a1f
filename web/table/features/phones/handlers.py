"""The events of the transport (`docs/own-phones.md`), for the host or for a guest."""

from __future__ import annotations

from table.features.phones import door, hosted, hosting, state, visiting
from table.hooks import PASSING
from table.model import Model
from table.update.events import Effect, Event, Handler, on


def _either(at_host: Handler, at_guest: Handler) -> Handler:
    def handle(model: Model, event: Event) -> list[Effect] | None:
        return (at_host if state.hosting(model) else at_guest)(model, event)

    return handle


PASSING |= {
    f"phones-{what}"
    for what in ("opened", "offer", "answer", "scanned", "came", "back", "gone", "silent", "heard", "again")
}

on("phones-scanned")(_either(hosting.scanned, visiting.scanned))
on("phones-came")(_either(door.came, visiting.came))
on("phones-back")(_either(door.back, visiting.came))
on("phones-gone", "phones-silent")(_either(door.gone, visiting.gone))
on("phones-failed")(_either(hosting.failed, visiting.failed))
on("phones-heard")(_either(door.heard, visiting.heard))
on("phones-again")(_either(hosted.again, visiting.again))
