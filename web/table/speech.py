"""A game's sentences, on the screen and for screen readers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from table import text
from table.drawings import french
from tenfold import AnyGame, Card, Figure, Person, Sentence
from tenfold.bots.reasons import joined, sentences
from tenfold.french import RANKS
from tenfold.messages import Catalogue, Message, Said, Text, in_text, isolated, pieces_of, you_of
from tenfold.sentences import Piece

if TYPE_CHECKING:
    from table.boards import Board


def written(event: Mapping[str, Any], game: AnyGame, board: Board[Any, Any], names: Sequence[str]) -> Node:
    """Return an event as a sentence on the screen, or None if it is not reported."""
    sentence = () if event["kind"] in board.unlogged else game.tell(event)
    return shown(sentence, board, names, event["seat"]) if sentence else None


def shown(said: Said | str, board: Board[Any, Any], names: Sequence[str], *actors: int | None) -> Node:
    """Return a sentence on the screen. The acting players, cards and numbers stand out; cards have accessible names."""
    return h.fragment[[_piece(piece, board, names, actors) for piece in pieces_of(said, you_of(names))]]


def _piece(piece: Piece, board: Board[Any, Any], names: Sequence[str], actors: Sequence[int | None]) -> Node:
    match piece:
        case Person(seat):
            return h.b[isolated(names[seat])] if seat in actors else isolated(names[seat])
        case Card(text):
            return h.span(role="img", aria_label=board.card_name(text))[board.card_sign(text)]
        case Figure(text):
            return h.b[text]
    return piece


def marked(text: Text, card: Callable[[str], Node] = str) -> Node:
    """Return a text without names as it appears on the screen. `card` draws its cards."""
    return h.fragment[
        [
            h.b[piece.text] if isinstance(piece, Figure) else card(piece.text) if isinstance(piece, Card) else piece
            for piece in pieces_of(text)
        ]
    ]


def spoken(event: Mapping[str, Any], game: AnyGame, board: Board[Any, Any], names: Sequence[str]) -> str:
    """Return an event as text for screen readers, with where it happened; empty if it is not reported."""
    sentence = () if event["kind"] in board.unlogged else game.tell(event)
    where = board.whereabouts(event) if sentence else None
    said = said_aloud(sentence, board, names)
    return said if where is None else in_a_row([said, str(where)])


def said_aloud(said: Said | str, board: Board[Any, Any], names: Sequence[str]) -> str:
    """Return a sentence as text for screen readers."""
    return aloud(in_text(said, names, board.card_name))


MORE = 32
"""The letters of one more line, for which only a larger phone has room."""


def fitting(room: int, names: Sequence[str], *reasons: Said | None) -> Message | None:
    """Return as many of the first sentences of reasons as have this number of letters, but at least one."""
    said = _sentences(reasons)
    return joined(*said[: _number_of(said, room, names)])


def further(room: int, more: int, names: Sequence[str], *reasons: Said | None) -> Message | None:
    """Return the sentences after those of `fitting` that have this larger number of letters together with them."""
    said = _sentences(reasons)
    return joined(*said[_number_of(said, room, names) : _number_of(said, more, names)])


def _sentences(reasons: Iterable[Said | None]) -> list[Message]:
    return [sentence for reason in reasons for sentence in sentences(reason)]


def _number_of(said: Sequence[Message], room: int, names: Sequence[str]) -> int:
    """Return how many of the first sentences have room; at least one."""
    lengths = accumulate(len(in_text(sentence, names)) + 1 for sentence in said)
    return max(1, sum(length <= room for length in lengths))


def ended(sentence: Sentence) -> Sentence:
    """Return a sentence with a full stop.

    >>> ended(("It wins",)), ended(("It wins.",))
    (('It wins', '.'), ('It wins.',))
    """
    last = sentence[-1] if sentence else ""
    return sentence if isinstance(last, str) and last.endswith(".") else (*sentence, ".")


def capital(sentence: Sentence) -> Sentence:
    """Return a sentence with a capital letter."""
    first, *rest = sentence
    return (first[:1].upper() + first[1:] if isinstance(first, str) else first, *rest)


_SQUARES = {
    "🟩": text.shape_green,
    "🟦": text.shape_blue,
    "🟨": text.shape_yellow,
    "🟧": text.shape_orange,
    "🟥": text.shape_red,
    "⬛": text.shape_black,
    "⬜": text.shape_white,
}
"""The signs in the result of a daily deal (`Board.shapes`)."""

_WITHIN: dict[str, Text] = {
    "★": text.sign_marked,
    "☆": text.sign_unmarked,
    "±0": "0",
    " · ": ", ",
}
_APART: dict[str, Text] = {
    **_SQUARES,
    "→": text.sign_to,
    "±": text.sign_plus_minus,
    "−": text.sign_minus,
    "+": text.sign_plus,
    "×": text.sign_times,
    "=": text.sign_makes,
    "✓": text.sign_yes,
    "⌂": text.sign_house_rule,
}
"""Signs that need spaces around their words."""


def _as_large(words: str, sign: str) -> str:
    """Return words with a capital letter if their sign has one, at the start of a sentence."""
    return words[:1].upper() + words[1:] if sign[:1].isupper() else words


SIGNS: dict[Message, Message] = {}
"""Signs of a game's own cards, with the words for them. Games add theirs."""


@cache
def _signs(language: str, ranks: str) -> tuple[Mapping[str, Text], re.Pattern[str]]:
    """Return the words for signs, and the pattern that finds these, by language and the signs of the ranks."""
    cards = {french.sign(rank + suit): french.name(rank + suit) for suit in french.SIGNS for rank in RANKS}
    suits = {sign: french.suit_name(suit) for suit, sign in french.SIGNS.items()}
    words = {
        **cards,
        **suits,
        **{str(sign): _as_large(str(said), str(sign)) for sign, said in SIGNS.items()},
        **_WITHIN,
        **_APART,
    }
    return words, re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))


def aloud(text: str) -> str:
    """Return a text with its signs as words. Screen readers leave signs out, or use odd names for them.

    >>> aloud("Play K♦"), aloud("8 − 5 = 3"), aloud("Carl −12")
    ('Play king of diamonds', '8 minus 5 makes 3', 'Carl minus 12')
    """
    words, pattern = _signs(Catalogue.language, "".join(map(french.rank_sign, "AKQJ")))

    def in_words(sign: re.Match[str]) -> str:
        said = str(words[sign[0]])
        return f" {said} " if sign[0] in _APART else said

    said = " ".join(pattern.sub(in_words, text).split())
    return _LOOSE.sub("", said)


_LOOSE = re.compile(" (?=[.,])")
"""The space that a sign leaves before a full stop or a comma."""

_UNREAD = f"♠♥♦♣★☆→±×✓⌂·{''.join(_SQUARES)}"
_PIECE = re.compile(
    rf'<svg\b.*?</svg>|<(?=[^>]* role="img")(\w+).*?</\1>|(?<=>)[^<]*[{_UNREAD}][^<]*',
    re.DOTALL,
)
"""A picture, or a text with a sign that screen readers leave out. They read a picture’s name, not the text in it."""


def with_words(html: str) -> str:
    """Return a page in which text with signs that screen readers cannot read is followed by words for them alone.

    >>> with_words("<p>Bea lays 7♦</p>")
    '<p><span aria-hidden="true">Bea lays 7♦</span><span class="unseen words">Bea lays 7 of diamonds</span></p>'
    """
    return _PIECE.sub(lambda piece: _with_words(piece[0]), html)


def _with_words(piece: str) -> str:
    if piece.startswith("<"):
        return piece
    return f'<span aria-hidden="true">{piece}</span><span class="unseen words">{aloud(piece)}</span>'


def in_a_row(texts: Iterable[str]) -> str:
    """Return texts as sentences, with a full stop between them where one is missing.

    >>> in_a_row(["Bea, where does it go?", "Over the 7", "", "It is the last turn"])
    'Bea, where does it go? Over the 7. It is the last turn'
    """
    *before, last = list(filter(None, texts)) or [""]
    return " ".join([*(text if text[-1] in ".?!:…" else f"{text}." for text in before), last])


def voiced(part: Node) -> str:
    """Return a part of a screen as text for screen readers. Pieces in a list become sentences."""
    if isinstance(part, (list, tuple)):
        return in_a_row(map(voiced, part))
    return aloud(Markup(str(h.fragment[part])).striptags())
