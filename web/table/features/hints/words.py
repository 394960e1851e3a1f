"""What a hint says: the act that it advises, and why, for the screen and for voices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from htpy import Node

from table.boards import Board
from table.features.hints import text
from table.features.hints.state import Hint
from table.speech import MORE, capital, ended, fitting, further, said_aloud, shown
from tenfold import Sentence
from tenfold.bots import Judgement
from tenfold.bots.reasons import Parts, as_message, compares, joined, shortened
from tenfold.messages import Message, Said, in_text, pieces_of

ROOM = 113
"""The most letters of a hint beside the hand of a small phone, with the name of its act."""


def advised(hint: Hint, board: Board[Any, Any], names: Sequence[str], *, alone: bool) -> tuple[Node, Node]:
    """Return what a hint advises, and why in a few words, for the screen."""
    called, why = (
        shown(sentence, board, names, hint.seat) for sentence in _advice(hint, names, alone=alone, brief=True)
    )
    return called, why


def advised_further(hint: Hint, board: Board[Any, Any], names: Sequence[str], *, alone: bool) -> Node:
    """Return the next sentences of why, for which only a larger phone has room."""
    if hint.shown:
        return None
    room, said = _room_beside(hint, names), _reasons(hint)
    more = further(room, room + MORE, names, *said)
    if more is None:
        return None
    return shown(ended(capital(pieces_of(more, hint.seat if alone else None))), board, names, hint.seat)


def spoken_advice(hint: Hint, board: Board[Any, Any], names: Sequence[str], *, alone: bool) -> str:
    """Return what a hint advises, and why, for screen readers."""
    return ". ".join(said_aloud(sentence, board, names) for sentence in _advice(hint, names, alone=alone, brief=False))


def _advice(hint: Hint, names: Sequence[str], *, alone: bool, brief: bool) -> tuple[Sentence, Sentence]:
    """Return what a hint advises, and why, each with a capital letter. A person who plays alone is called “you”.

    With `brief`, the best act gets only what speaks for it, and the next best only what speaks against it.
    """
    judgement = hint.judgements[hint.shown]
    reason = (_brief(hint, names) if brief else _full(judgement, hint)) or judgement.why
    called, why = (pieces_of(part, hint.seat if alone else None) for part in (judgement.called, reason))
    return capital(called), ended(capital(why))


def _brief(hint: Hint, names: Sequence[str]) -> Message | None:
    """Return the sentences of a reason for which a small phone has room, the most telling first."""
    judgement = hint.judgements[hint.shown]
    if hint.shown:
        return joined(judgement.beside, judgement.fact)
    return fitting(_room_beside(hint, names), names, *_reasons(hint))


def _room_beside(hint: Hint, names: Sequence[str]) -> int:
    """Return the letters that a small phone has for the reason, beside the name of the act."""
    return ROOM - len(in_text(hint.judgements[hint.shown].called, names)) - 1


def _reasons(hint: Hint) -> tuple[Said | None, Said | None]:
    """Return what speaks for the best act on the screen: its ground, and what will happen or how another compares.

    The next best act isn't named in them, because the button beside the hint is. No other act is compared with the
    best, unless nothing else can be said. That it’s as good is only said if nothing speaks against it.
    """
    judgement = hint.judgements[0]
    ground, fact, beside = judgement.ground, judgement.fact, judgement.beside
    if not _is_of_next_best(beside, hint) and (ground or fact):
        beside = None
    short = fact and shortened(fact, beside)
    if ground or not short:
        fact = short
    if ground and not _is_clear(beside) and (compares(ground) or not _is_as_good(beside)):
        beside = None
    return ground, _unnamed(fact or beside, hint)


def _is_of_next_best(beside: Said | None, hint: Hint) -> bool:
    """True if a comparison is with the act that the button beside the hint shows."""
    following = hint.judgements[1].called if len(hint.judgements) > 1 else None
    return isinstance(beside, Message) and dict(beside.slots).get("other") == following


def _is_as_good(beside: Said | None) -> bool:
    """True if the next best act is about as good."""
    return isinstance(beside, Message) and beside.key == "next_as_good"


def _is_clear(beside: Said | None) -> bool:
    """True if the next best act is clearly worse. After a reason, that it’s nearly as good only raises doubts."""
    match beside:
        case Message(key="next_as_good" | "next_too_close"):
            return False
        case Message(key="next_worse", slots=(("loss", Message(key="a_little")), _)):
            return False
    return True


def _full(judgement: Judgement, hint: Hint) -> Message | None:
    """Return a reason for voices. Another act isn't the advice, so a word stands before it."""

    def for_voice(part: Said | None) -> Message | None:
        return None if part is None else _with_other(as_message(part), lambda act: text.instead(play=act))

    parts = Parts(for_voice(judgement.ground), for_voice(judgement.fact), for_voice(judgement.beside))
    return parts.joined(is_best=not hint.shown)


def _unnamed(said: Said | None, hint: Hint) -> Said | None:
    """Return a part of a reason with “Next best” where it names the next best act."""
    if not isinstance(said, Message):
        return said
    following = hint.judgements[1].called
    return _with_other(said, lambda act: text.next_best if act == following else act)


def _with_other(said: Message, name: Callable[[Message], Message]) -> Message:
    """Return a part of a reason that names another act in another way."""
    slots = ((key, name(slot) if key == "other" and isinstance(slot, Message) else slot) for key, slot in said.slots)
    return replace(said, slots=tuple(slots))
