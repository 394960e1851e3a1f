"""Messages: sentences with a key, and the values of their slots.

Every sentence is in a catalogue: the text file `text/en.ftl` next to the code that uses it. Its syntax is that of
Project Fluent. The build compiles it to plain Python (`engine/compile_text.py`). Code names a sentence and fills its
slots; the words are looked up only when someone reads or hears them. A message that is saved on a phone or sent to a
sandbox contains no English. Another language is another file, such as `text/de.ftl` (`tenfold.languages`).

>>> from tenfold.games.tens import text
>>> said = text.event_take(who=Person(0), card=Card("7D"), giver=Person(1))
>>> in_text(said, ["An", "Anna"])
'An takes 7D from Anna'
>>> said.pieces()
(Person(seat=0), ' takes ', Card(text='7D'), ' from ', Person(seat=1))

If only one person reads, they are called “you” (`Names.you`). A message whose verb then changes has a variant, `[you]`:

>>> in_text(said, Names(["An", "Anna"], you=1))
'An takes 7D from you'
"""

from __future__ import annotations

import importlib
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias, Union

from tenfold.sentences import Card, Figure, Names, Person, Piece, Sentence, append, joined

Slot: TypeAlias = Union[Person, Card, Figure, int, str, "Message", "tuple[Slot, ...]"]
"""The value of a slot; a tuple is a list."""

ENGLISH = "en"
"""The language that every catalogue has, as in the names of its files."""

Template: TypeAlias = "str | tuple[Any, ...]"
"""The words of a message as data: a text, or alternating texts and parts.

A part is the name of a slot, or one of these:

- `("PLUS", slot)`: a difference with its sign
- `("ROW", slot, between)`: a list without an “and”
- `("FIGURE", template)`: highlighted text
- `("CARD", text)`, `("PERSON", seat)`: a fixed card or seat
- `("SELECT", slot, variants, default)`: the template whose key fits the slot. `variants` are pairs of a key and a
  template. A number fits itself and its plural category, a text itself, and the reader `you`.
- `("ORDINAL", slot, variants, default)`: the same with the plural category of the ordinal number
"""

Pack: TypeAlias = "Mapping[str, Mapping[str, Template] | Sequence[Template | int | None]]"
"""The templates of a language, by the package of their catalogue and by key. Lists may replace tuples, as in JSON.

A phone needn't fetch the keys again: a catalogue without them is a sequence. It begins with the checksum of the English
keys (`KEYS`). Then comes a template for each of them in their order, None for one that is missing.
"""

YOU = Person(-1)
"""The reader, while a message is put together."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence, named by its catalogue and key, with the values of its slots, sorted by name.

    Two messages are equal if they say the same thing. The text is in the language of the app.
    """

    catalogue: str
    key: str
    slots: tuple[tuple[str, Slot], ...] = ()

    def pieces(self, you: int | None = None) -> Sentence:
        """Return the sentence in pieces, in which persons and cards are marked.

        The player at seat `you` is called “you”.
        """
        return _addressed(self.render(you))

    def render(self, you: int | None) -> Sentence:
        """Return the sentence in pieces, with `YOU` for the player at seat `you`."""
        return CATALOGUES[self.catalogue].render(self, you)

    def __str__(self) -> str:
        """Return the sentence as plain text, with seat numbers instead of names."""
        return in_text(self)


Text: TypeAlias = Message | str
"""What a game says: a message, or the finished words of a game that has no catalogue."""

Said: TypeAlias = "Message | Sentence"
"""An event in words, as a message or in pieces; `()` if it needs none."""


class Catalogue:
    """The messages of one package `text`, which uses `get` as its `__getattr__`.

    A message without slots is an attribute of the package, `text.over`; one with slots is a function,
    `text.draw(card=…)`.
    """

    language: ClassVar[str] = ENGLISH  # of all sentences
    pack: ClassVar[Pack] = {}  # templates of that language, where its modules aren't installed

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package: str = package.removesuffix(".__init__")
        other = CATALOGUES.get(name)
        if other is not None and other.package != self.package:
            raise ValueError(f"{self.package} and {other.package} both call their catalogue {name!r}.")
        self._english: Mapping[str, Any] | None = None
        self._words: Mapping[str, Any] | None = None
        self._slots: dict[str, tuple[str, ...]] = {}  # the names of each message's slots, once they're needed
        CATALOGUES[name] = self

    @property
    def english(self) -> Mapping[str, Any]:
        """Return the English templates of the messages by key, and the types of all slots as `SLOTS`."""
        if self._english is None:
            self._english = vars(importlib.import_module(f"{self.package}._{ENGLISH}"))
        return self._english

    @property
    def words(self) -> Mapping[str, Any]:
        """Return the templates of the messages by key. What isn't translated is in English."""
        if self._words is None:
            self._words = self.english if self.language == ENGLISH else {**self.english, **self._translated()}
        return self._words

    def _translated(self) -> Mapping[str, Any]:
        """Return the templates in the chosen language, without those that are missing."""
        if self.package in self.pack:
            return self.by_key(self.pack[self.package])
        try:
            return vars(importlib.import_module(f"{self.package}._{self.language}"))
        except ModuleNotFoundError:
            return {}

    @property
    def keys(self) -> Sequence[str]:
        """Return the keys of the messages, in the order of the English catalogue."""
        return [key for key, said in self.english.items() if key[0] != "_" and isinstance(said, (str, tuple))]

    def by_key(self, templates: Mapping[str, Template] | Sequence[Any]) -> Mapping[str, Template]:
        """Return the templates of a pack by key; none if they belong to other keys than those of this version."""
        if isinstance(templates, Mapping):
            return templates
        if not templates or templates[0] != self.english["KEYS"]:
            return {}
        return {key: template for key, template in zip(self.keys, templates[1:], strict=True) if template is not None}

    def forget(self) -> None:
        """Look the words up again, because the language has changed."""
        self._words = None

    def get(self, key: str) -> Any:
        """Return a key's message, or a function from slots to message; raise `AttributeError` for an unknown key."""
        try:
            slots = self._names(key)
        except KeyError:
            raise AttributeError(f"There is no message {key!r} in {self.package}.") from None
        return partial(self._message, key) if slots else Message(self.name, key)

    def _message(self, key: str, **slots: Slot) -> Message:
        return Message(self.name, key, tuple(sorted(slots.items())))

    def tell(self, event: Mapping[str, Any], **slots: Slot) -> Message:
        """Return the message of an event, `event-<kind>`.

        Its slots are the event's fields of the same names, and the seat as `who`. Values in `slots` replace them.
        """
        key = f"event_{event['kind']}".replace("-", "_")
        given = {
            name: slots[name] if name in slots else _slot_of(kind, event["seat" if name == "who" else name])
            for name, kind in self.slots(key).items()
        }
        return self._message(key, **given)

    def render(self, message: Message, you: int | None) -> Sentence:
        """Return a message of this catalogue in pieces, with `YOU` for the player at seat `you`."""
        found: list[Piece] = []
        self._fill(found, self.words[message.key], dict(message.slots), you)
        return _turned(found) if is_mirrored() else (*found,)

    def _fill(self, found: list[Piece], template: Template, slots: Mapping[str, Any], you: int | None) -> None:
        """Append a template in pieces."""
        if isinstance(template, str):
            append(found, template)
            return
        for at, part in enumerate(template):
            if at % 2 == 0:
                append(found, part)
            elif isinstance(part, str):
                append(found, _put(slots[part], you))
            else:
                self._fill_part(found, part, slots, you)

    def _fill_part(self, found: list[Piece], part: Any, slots: Mapping[str, Any], you: int | None) -> None:
        """Append a part of a template that isn't only a slot."""
        function, of = part[:2]
        if function in ("SELECT", "ORDINAL"):
            self._fill(found, _select(function, slots[of], you, *part[2:]), slots, you)
        elif function == "PLUS":
            append(found, plus(slots[of]))
        elif function == "ROW":
            append(found, joined([_put(each, you) for each in slots[of]], part[2]))
        elif function == "FIGURE":
            marked: list[Piece] = []
            self._fill(marked, of, slots, you)
            append(found, tuple([Figure(piece) if isinstance(piece, str) else piece for piece in marked]))
        else:
            append(found, Card(of) if function == "CARD" else Person(of))

    def slots(self, key: str) -> Mapping[str, str]:
        """Return the types of a message's slots by name; raise `KeyError` for an unknown key."""
        kinds = self.english["SLOTS"]
        return {name: kinds[name] for name in self._names(key)}

    def _names(self, key: str) -> Sequence[str]:
        """Return the names of a message's slots; raise `KeyError` for an unknown key."""
        if key not in self._slots:
            template = self.english[key]
            if key.startswith("_") or not isinstance(template, (str, tuple)):
                raise KeyError(key)
            self._slots[key] = (*dict.fromkeys(_slots_in(template)),)
        return self._slots[key]


def _slots_in(template: Template) -> Iterator[str]:
    """Yield the names of the slots of a template, in order, some more than once."""
    for part in template[1::2] if isinstance(template, tuple) else ():
        match part:
            case str():
                yield part
            case ("FIGURE", inner):
                yield from _slots_in(inner)
            case ("SELECT" | "ORDINAL", str(slot), variants, default):
                yield slot
                for _, variant in (*variants, ("", default)):
                    yield from _slots_in(variant)
            case ("PLUS", str(slot)) | ("ROW", str(slot), _):
                yield slot


CATALOGUES: dict[str, Catalogue] = {}
"""The catalogues of all packages that have been imported, by name."""


def use(language: str, pack: Pack = MappingProxyType({})) -> None:
    """Let all sentences be in this language from now on, with the templates of a pack or of installed modules.

    >>> use("fr", {"tenfold.games.tens.text": {"event_over": "La partie est finie"}})
    >>> from tenfold.games.tens import text
    >>> str(text.event_over)
    'La partie est finie'
    >>> use("en")
    >>> str(text.event_over)
    'The game is over'
    """
    Catalogue.language, Catalogue.pack = language, pack
    for catalogue in CATALOGUES.values():
        catalogue.forget()


def _slot_of(kind: str, value: Any) -> Slot:
    """Return a field of an event as the value of a slot of this type."""
    match kind:
        case "person":
            return Person(value)
        case "card":
            return Card(value)
        case "persons" | "cards" | "numbers" | "texts":
            return tuple([_slot_of(kind[:-1], part) for part in value])
    slot: Slot = value
    return slot


def _put(slot: Slot, you: int | None) -> Piece | Sentence:
    """Return the pieces that replace a slot in a text."""
    if isinstance(slot, str):
        return decimal(slot) if _DECIMAL.fullmatch(slot) else isolated(slot)
    if isinstance(slot, (Card, Figure)):
        return slot
    if isinstance(slot, Person):
        return YOU if slot.seat == you else slot
    if isinstance(slot, int):
        return number(slot)
    return slot.render(you) if isinstance(slot, Message) else _listed([_put(part, you) for part in slot])


def _listed(parts: Sequence[Piece | Sentence]) -> Sentence:
    """Return a list as part of a sentence, with the language's “and”."""
    if len(parts) < 2:
        return joined(parts)
    given = {"some": joined(parts[:-1]), "last": parts[-1]}
    return joined([given[part] if at % 2 else part for at, part in enumerate(_house()["list_and"])], "")


def _select(function: str, slot: Slot, you: int | None, variants: Sequence[Any], default: Template) -> Template:
    """Return the template of the first variant that fits a slot."""
    keys: tuple[object, ...]
    if isinstance(slot, Person):
        keys = ("you",) if slot.seat in (you, YOU.seat) else ()
    elif isinstance(slot, int):
        category = _house()["_cardinal" if function == "SELECT" else "_ordinal"]
        keys = (slot, category[Catalogue.language](abs(slot)))
    else:
        keys = (slot,)
    for key, template in variants:
        if key in keys:
            found: Template = template
            return found
    return default


def _house() -> Mapping[str, Any]:
    """Return the words that every catalogue of the language needs: its “you”, its “and”, its plural rules."""
    return CATALOGUES["tenfold"].words


def _addressed(pieces: Sentence) -> Sentence:
    """Return the pieces with `YOU` replaced by “you”, capitalized at the start of a sentence.

    >>> _addressed((YOU, " and ", Person(1), ". ", YOU))
    ('You and ', Person(seat=1), '. You')
    """
    if YOU not in pieces:
        return pieces
    words = _house()
    found: list[Piece] = []
    for at, piece in enumerate(pieces):
        before = pieces[at - 1] if at else ". "
        starts = isinstance(before, str) and before.endswith((". ", "! ", "? "))
        found.append(words["you_first" if starts else "you"] if piece == YOU else piece)
    return joined(found, "")


def pieces_of(said: Said | str, you: int | None = None) -> Sentence:
    """Return a message or sentence in pieces. In a message, the player at seat `you` is called “you”."""
    return said.pieces(you) if isinstance(said, Message) else (said,) if isinstance(said, str) else said


def you_of(names: Sequence[str]) -> int | None:
    """Return the seat of the reader if the names include it, otherwise None."""
    return names.you if isinstance(names, Names) else None


def in_text(said: Said | str, names: Sequence[str] = (), card: Callable[[str], str] = str) -> str:
    """Return a message or sentence as plain text, with names by seat; `card` returns the name of a card."""
    return "".join(_in_text(piece, names, card) for piece in pieces_of(said, you_of(names)))


def _in_text(piece: Piece, names: Sequence[str], card: Callable[[str], str]) -> str:
    if isinstance(piece, Person):
        return isolated(names[piece.seat]) if names else f"player {piece.seat + 1}"
    return piece if isinstance(piece, str) else isolated(card(piece.text)) if isinstance(piece, Card) else piece.text


# Messages in saved games, and between the table and a sandbox.


def to_data(said: Said) -> object:
    """Return a message or sentence as plain JSON data, which `from_data` reads."""
    if isinstance(said, Message):
        slots = {name: _slot_to_data(slot) for name, slot in said.slots}
        return {"say": f"{said.catalogue}.{said.key}", **({"with": slots} if slots else {})}
    return [_slot_to_data(piece) for piece in said]


def _slot_to_data(slot: Slot) -> object:
    if isinstance(slot, (Person, Card, Figure)):
        return {type(slot).__name__.lower(): slot[0]}
    if isinstance(slot, Message):
        return to_data(slot)
    return [_slot_to_data(part) for part in slot] if isinstance(slot, tuple) else slot


def from_data(data: object, players: int) -> Said:
    """Return the message or sentence of plain data, at a table of this many players.

    Raise `ValueError` for anything that `to_data` does not write, such as an unknown key.

    >>> from_data(["with ", {"card": "7C"}], 2)
    ('with ', Card(text='7C'))
    """
    if isinstance(data, list):
        return tuple([_read_piece(piece, players) for piece in data])
    try:
        return _read_message(data, players)
    except RecursionError:
        raise ValueError("a message is nested too deeply") from None


def _read_message(data: object, players: int) -> Message:
    match data:
        case {"say": str(name), "with": dict(given)}:
            pass
        case {"say": str(name)}:
            given = {}
        case _:
            raise ValueError("a sentence must be a message or a list of pieces")
    catalogue, _, key = name.rpartition(".")
    try:
        slots = CATALOGUES[catalogue].slots(key)
    except KeyError:
        raise ValueError(f"there is no message {name[:80]!r}") from None
    if slots.keys() != given.keys():
        raise ValueError(f"{name} needs other slots: {', '.join(slots) or 'none'}")
    filled = sorted((slot, _read_slot(given[slot], kind, players)) for slot, kind in slots.items())
    return Message(catalogue, key, tuple(filled))


def _read_slot(data: object, kind: str, players: int) -> Slot:
    """Return the value of a slot of this type; the type of a list ends in `s`."""
    match kind, data:
        case "number", int() if type(data) is int:
            return data
        case "text", str():
            return data
        case "message", dict():
            return _read_message(data, players)
        case "person" | "card", _ if isinstance(data, dict):
            piece = _read_piece(data, players)
            if isinstance(piece, str) or type(piece).__name__.lower() != kind:
                raise ValueError(f"this slot needs a {kind}")
            return piece
        case _, list() if kind.endswith("s"):
            return tuple([_read_slot(part, kind[:-1], players) for part in data])
    raise ValueError(f"this slot needs a {kind}")


def _read_piece(piece: object, players: int) -> Piece:
    match piece:
        case str(words):
            return words
        case {"person": int(seat)} if type(seat) is int and 0 <= seat < players:
            return Person(seat)
        case {"card": str(text)}:
            return Card(text)
        case {"figure": str(text)}:
            return Figure(text)
    raise ValueError("a piece must be words, a person, a card or a figure")


# Numbers in words.


def number(value: int) -> str:
    """Return a number with a true minus sign.

    >>> number(-3), number(12)
    ('−3', '12')
    """
    return _signed(f"\N{MINUS SIGN}{-value}") if value < 0 else str(value)


def plus(value: int) -> str:
    """Return a difference with its sign.

    >>> plus(3), plus(-3), plus(0)
    ('+3', '−3', '±0')
    """
    return number(value) if value < 0 else _signed(f"+{value}" if value else "±0")


def _signed(text: str) -> str:
    """Return a number whose sign stays on its left. From right to left, signs would go to the other side."""
    return f"\N{LEFT-TO-RIGHT MARK}{text}" if is_mirrored() else text


_DECIMAL = re.compile(r"\d+\.\d+", re.ASCII)


def decimal(text: str) -> str:
    """Return a number such as 0.8 as the language writes it."""
    return text.replace(".", ",") if Catalogue.language in _house()["_with_comma"] else text


# Directions of writing.


def is_mirrored() -> bool:
    """True if the language of all sentences is written from right to left."""
    return Catalogue.language in _house()["_from_right"]


def _turned(pieces: list[Piece]) -> Sentence:
    """Return a sentence with a mark before a name, a card or a number at its start, so that it starts on the right."""
    signs = "".join(piece if isinstance(piece, str) else "x" for piece in pieces)
    kinds = map(unicodedata.bidirectional, signs)
    strong = [kind for kind in kinds if kind in ("L", "R", "FSI", "LRI")]
    return joined([RIGHT_TO_LEFT, *pieces], "") if "R" in strong and strong[0] != "R" else (*pieces,)


RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"


def isolated(name: str) -> str:
    """Return a name so that it can stand in a sentence with another direction of writing (UAX #9, isolates).

    Without the marks around it, a number after a Hebrew name in an English sentence would come before the name.

    >>> isolated("Ada"), isolated("\u05d3\u05e0\u05d9") == "\u2068\u05d3\u05e0\u05d9\u2069"
    ('Ada', True)
    """
    if not is_mirrored() and name.isascii():
        return name
    kinds = {unicodedata.bidirectional(sign) for sign in name}
    if is_mirrored() and "EN" in kinds and not kinds & {"L", "R", "AL"}:
        # A range such as 7–10 keeps its order.
        return name if name.isdigit() else f"\N{LEFT-TO-RIGHT ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    turns = kinds & ({"L"} if is_mirrored() else {"R", "AL"})
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if turns else name
