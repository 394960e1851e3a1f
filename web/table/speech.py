"""Sentences of a game on the screen and for who listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node

from table.boards import Board
from tenfold import AnyGame, Card, Figure, Person, Sentence
from tenfold.sentences import Piece, in_text


def written(event: Mapping[str, Any], game: AnyGame, board: Board[Any, Any], names: Sequence[str]) -> Node:
    """An event as a sentence on the screen; None where nothing is said of it."""
    sentence = () if event["kind"] in board.unlogged else game.tell(event)
    return shown(sentence, board, names, event["seat"]) if sentence else None


def shown(sentence: Sentence, board: Board[Any, Any], names: Sequence[str], actor: int | None) -> Node:
    """A sentence on the screen: who acts, the card and the number it is about stand out."""
    return h.fragment[[_piece(piece, board, names, actor) for piece in sentence]]


def _piece(piece: Piece, board: Board[Any, Any], names: Sequence[str], actor: int | None) -> Node:
    match piece:
        case Person(seat):
            return h.b[names[seat]] if seat == actor else names[seat]
        case Card(text):
            return board.card_sign(text)
        case Figure(text):
            return h.b[text]
    return piece


def spoken(event: Mapping[str, Any], game: AnyGame, board: Board[Any, Any], names: Sequence[str]) -> str:
    """An event for who listens; empty where nothing is said of it."""
    told = () if event["kind"] in board.unlogged else game.tell(event)
    return " ".join(in_text(told, names, board.card_name).split())
