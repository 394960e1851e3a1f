"""How handlers are registered and called, and helpers that they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar, overload

from table.hooks import ELSEWHERE_PLAYED
from table.model import Model, Toast
from table.speech import aloud
from table.stack import Screen
from table.step import Effect
from tenfold.messages import Text

__all__ = ["HANDLERS", "Effect", "Event", "Handler", "as_dict", "carry_out", "elsewhere", "on", "say", "whole"]

Event = Mapping[str, Any]
Effects: TypeAlias = "list[Effect] | None"
ScreenT = TypeVar("ScreenT", bound=Screen)
Handler: TypeAlias = Callable[[Model, Event], Effects]
HandlerAt: TypeAlias = Callable[[Model, Event, ScreenT], Effects]


class _Registered(NamedTuple):
    """A handler, and when it applies: on one kind of screen or any (None), with one sheet open or any ("")."""

    carry_out: Callable[..., Effects]
    at: type[Screen] | None
    sheet: str

    def stands(self, model: Model) -> bool:
        """True if the handler applies now."""
        if self.sheet and (model.sheet or {}).get("name") != self.sheet:
            return False
        return self.at is None or isinstance(model.screen, self.at)


HANDLERS: dict[str, list[_Registered]] = {}
"""The handlers by type of event, the more specific ones first. The first that applies handles the event."""


@overload
def on(*kinds: str, sheet: str = ...) -> Callable[[Handler], Handler]: ...


@overload
def on(*kinds: str, at: type[ScreenT], sheet: str = ...) -> Callable[[HandlerAt[ScreenT]], HandlerAt[ScreenT]]: ...


def on(*kinds: str, at: type[Screen] | None = None, sheet: str = "") -> Callable[[Any], Any]:
    """Return a decorator that registers the handler of these types of events.

    With `at`, it applies only on that kind of screen, and also gets the screen. With `sheet`, it applies only while
    that sheet is open.
    """

    def register(handler: Callable[..., Effects]) -> Callable[..., Effects]:
        for kind in kinds:
            found = HANDLERS.setdefault(kind, [])
            found.append(_Registered(handler, at, sheet))
            found.sort(key=_generality)
        return handler

    return register


def _generality(handler: _Registered) -> tuple[bool, int]:
    """Return the key that puts the most specific handler first: of a sheet, then of the most derived screen."""
    depth = len(handler.at.__mro__) if handler.at else 0
    return not handler.sheet, -depth


def carry_out(model: Model, event: Event) -> Effects:
    """Let the first handler that applies carry out an event. If none applies, ignore it."""
    for handler in HANDLERS.get(str(event.get("type")), ()):
        if handler.stands(model):
            at = () if handler.at is None else (model.screen,)
            return handler.carry_out(model, event, *at)
    return None


def elsewhere(model: Model, game: str, *events: Event) -> list[Effect] | None:
    """Return the effects of carrying out events where a game is played. None if it is played in this Python."""
    ways = (way(model, game, events) for way in ELSEWHERE_PLAYED)
    return next((effects for effects in ways if effects is not None), None)


def whole(value: object, default: int = 0) -> int:
    """Return an untrusted number as an integer, or the default if it is no valid number."""
    return int(value) if isinstance(value, int | float) and abs(value) < 2**53 else default


def as_dict(value: object) -> dict[str, Any]:
    """Return a value if it is a dict, otherwise an empty dict."""
    return value if isinstance(value, dict) else {}


def say(model: Model, sentence: Text) -> list[Effect]:
    """Show a note with a sentence, and announce it to screen readers."""
    model.toasts += 1
    model.toast = Toast(model.toasts, str(sentence))
    return announced(aloud(str(sentence)), urgent=True)


def announced(words: str, *, urgent: bool = False) -> list[Effect]:
    """Return the effect that screen readers say this, unless it is empty. What is urgent interrupts them."""
    return [{"type": "announce", "text": words, "urgent": urgent}] if words else []
