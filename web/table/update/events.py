"""How handlers are found, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from table.model import Model, Toast
from table.speech import aloud
from table.step import Effect

__all__ = ["HANDLERS", "Effect", "Event", "Handler", "as_dict", "on", "say", "whole"]

Event = Mapping[str, Any]
Handler = Callable[[Model, Event], "list[Effect] | None"]

HANDLERS: dict[str, Handler] = {}
"""Type of event → what it does."""


def on(*kinds: str) -> Callable[[Handler], Handler]:
    """Register the handler of these types of events."""

    def register(handler: Handler) -> Handler:
        for kind in kinds:
            HANDLERS[kind] = handler
        return handler

    return register


def whole(value: object, default: int = 0) -> int:
    """A number from outside as a whole one."""
    return int(value) if isinstance(value, int | float) and abs(value) < 2**53 else default


def as_dict(value: object) -> dict[str, Any]:
    """What should be an object, or an empty one."""
    return value if isinstance(value, dict) else {}


def say(model: Model, text: str) -> list[Effect]:
    """Show a slip with a sentence, and tell it to who cannot see it."""
    model.toasts += 1
    model.toast = Toast(model.toasts, text)
    return [{"type": "announce", "text": aloud(text), "urgent": True}]
