"""Names and numbers in sentences."""

from __future__ import annotations

import itertools
import time
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

from table import text
from table.graphemes import BLANKS, IGNORABLE, JOINERS, graphemes, is_part, is_tag
from tenfold import Person, Record, messages, sentences
from tenfold.bots import CHARACTERS
from tenfold.messages import in_text, you_of

LONGEST_NAME = 24
"""The maximum length of a name, in code points."""

_READ_OF_A_NAME = 240
"""The number of code points of a text that are read for a name: ten times the maximum length."""

_UNSEEN = IGNORABLE | BLANKS

_KEYS = frozenset("0123456789#*")
"""The characters that have a keycap emoji."""

COLOURS = 8
"""The number of colours: that of the seats at the largest table."""

count = sentences.counted
"""Return a number of things: `3 cards`."""


def date_of(moment: float) -> str:
    """Return the day of a moment, in milliseconds since 1970.

    >>> date_of(1_793_491_200_000)
    '1 November 2026'
    """
    day = time.gmtime(moment / 1000)
    return str(text.date(day=day.tm_mday, month=day.tm_mon, year=day.tm_year))


def ordinal(place: int) -> str:
    """Return a place as a short ordinal.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(11), ordinal(22)
    ('1st', '2nd', '3rd', '11th', '22nd')
    """
    return str(text.ordinal(place=place))


def clean_name(text: str) -> str:
    """Return a name as it is saved: one line of visible characters, cut between characters, maybe empty.

    A letter keeps as many marks as in `clean_text`. Only the start of a long text is read. The time to normalise many
    marks grows with the square of their number.

    >>> clean_name("  Bea  K. "), clean_name("🐷 of Great Britain, Ireland"), clean_name("   ")
    ('Bea K.', '🐷 of Great Britain, Irel', '')
    """
    signs = unicodedata.normalize("NFC", text[:_READ_OF_A_NAME])
    seen = ""
    for at, code_point in enumerate(signs):
        if code_point in IGNORABLE:
            seen += code_point if _is_needed(seen[-1:], code_point, signs[at + 1 : at + 2]) else ""
        else:
            seen += " " if code_point in BLANKS or unicodedata.category(code_point)[0] in "CZ" else code_point
    name = ""
    for grapheme in graphemes(" ".join(_levelled(unicodedata.normalize("NFC", seen)).split())):
        if len(name + grapheme) > LONGEST_NAME:
            break
        name += grapheme
    return "" if all(map(is_part, name)) else name.strip(JOINERS + " ")


def _is_needed(before: str, code_point: str, after: str) -> bool:
    """True if an invisible character changes what a name looks like.

    Joiners do so after pictures and in scripts that join, none of which comes before Hebrew. Tags spell a flag. A
    selector turns a sign into a picture, or a digit into a keycap.
    """
    if code_point in JOINERS:
        return before >= "\u0590" and before not in JOINERS
    if is_tag(code_point):
        return before == "\U0001f3f4" or is_tag(before or " ")
    if code_point in "\ufe0e\ufe0f":
        sign = before > "\x7f" and not before.isalnum() and not is_part(before)
        return sign or (before in _KEYS and after == "\u20e3")
    return False


_MOST_MARKS = 2
"""The number of marks that a letter keeps: more of them would reach over the lines above and below."""


def _levelled(text: str) -> str:
    """Return a text in which no letter has more marks than that. An invisible character does not start a new count."""
    line, marks = "", 0
    for code_point in text:
        if code_point not in IGNORABLE:
            marks = marks + 1 if unicodedata.category(code_point)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            line += code_point
    return line


def clean_text(text: str, longest: int) -> str:
    r"""Return a stranger's text as one line of visible characters, cut if it is too long.

    A letter keeps two marks. Characters that are invisible or change the direction of writing are removed. Only the
    start of a text that is far too long is read.

    >>> clean_text("A\u202eB\nC", 9), clean_text("Z" + "\u0308" * 9, 9) == "Z\u0308\u0308", clean_text("abc", 2)
    ('ABC', True, 'ab')
    """
    seen = (sign for sign in text[: 4 * longest] if sign.isprintable() and sign not in IGNORABLE)
    line = _levelled("".join(" " if sign in BLANKS else sign for sign in seen))
    return line[:longest].strip()


_LOOKALIKES = {
    **str.maketrans("АВЕЅІЈКМНОРСТУҮХԌԚԜҺӀ", "ABESIJKMHOPCTYYXGQWhI"),
    **str.maketrans("авеѕіјкмнорстуүхԍԛԝһӏԁьпгѵ", "abesijkmhopctyyxgqwhldbnrv"),
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜ", "ABEZHIKMNOPTYXF"),
    **str.maketrans("αβγεηικμνορςτυχω", "abyenikuvopctuxw"),
}
"""Cyrillic and Greek letters, with the Latin ones that they look like."""


def spelled(text: str) -> str:
    """Return a text reduced to what people notice, and cut like a title. Texts that look alike give the same result.

    >>> spelled("T\u3164ens!") == spelled("\u0422ens") == spelled("tens")
    True
    """
    plain = unicodedata.normalize("NFKC", text[:_READ_OF_A_NAME]).translate(_LOOKALIKES).casefold()
    return "".join(sign for sign in plain if sign.isalnum() and sign not in _UNSEEN)


def names_of(text: str) -> list[str]:
    """Return the names in a text, one a line."""
    return [name for name in map(clean_name, text.splitlines()) if name]


def unnamed(seat: int) -> str:
    """Return the default name of a person who has given none, as records have it in every language.

    It has no digit, as cards are numbers.

    >>> unnamed(1)
    'Player B'
    """
    return _UNNAMED[seat]


_LETTERS = "ABCDEFGH"
_UNNAMED = [f"Player {letter}" for letter in _LETTERS]


def called(name: str) -> str:
    """Return a name as the screen has it: a default name is translated."""
    return str(text.player(letter=name[-1])) if name in _UNNAMED else name


def _letter_of(name: str) -> str:
    """Return the letter of a default name, as records or the screen have it; an empty text for another name."""
    return next((default[-1] for default in _UNNAMED if name in (default, called(default))), "")


def who_won(places: Sequence[int], names: Sequence[str]) -> str:
    """Return the winners of a finished game, as a sentence.

    >>> who_won([1, 3, 1], ["Bea", "Cem", "Zoë"])
    'Bea and Zoë share the win'
    """
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) == len(names):
        return str(text.won_by_all)
    if len(winners) == 1:
        return in_text(text.won_by_one(who=Person(winners[0])), names)
    return in_text(text.won_by(winners=together(winners, names)), names)


def names_at(record: Record) -> sentences.Names:
    """Return the names at a table as its screen has them.

    A person who plays alone is the reader, and called “You” if they have given no name.

    >>> from tenfold import Seat
    >>> seats = [Seat("Player A"), Seat("Ada", "bot", "easy")]
    >>> names = names_at(Record("tens", seats=seats, seed=1))
    >>> list(names), names.you
    (['You', 'Ada'], 0)
    """
    people = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    return names_for([who.name for who in record.seats], people)


def names_for(names: Sequence[str], people: Sequence[int]) -> sentences.Names:
    """Return names at a table as the reader sees them, if the people sit at these seats: see `names_at`."""
    reader = people[0] if len(people) == 1 else None
    found = [*map(called, names)]
    if reader is not None and names[reader] == unnamed(reader):
        found[reader] = str(text.reader)
    return sentences.Names(found, reader)


def longest_word(texts: Iterable[str]) -> int:
    """Return the length of the longest word, which decides if texts fit without a break inside a word.

    >>> longest_word(["Bea", "Anna-Katharina Lu"])
    14
    """
    return max((len(word) for text in texts for word in text.split()), default=0)


class Badge(NamedTuple):
    """The badge of a player: its letters and its colour. `face` is the name of a character, or empty."""

    letters: str
    colour: int
    face: str


def coloured_badges(names: Sequence[str]) -> list[Badge]:
    """Return the badge of each name."""
    faces = [name if name in CHARACTERS else "" for name in names]
    return list(map(Badge, badges(names), colours(names), faces))


def badges(names: Sequence[str]) -> list[str]:
    """Return one or two characters for each name, different from all others at the table, in whatever order they sit.

    >>> badges(["Bea", "Ben", "Beate", "Li"])
    ['Be', 'Bn', 'Bt', 'Li']
    >>> badges(["Bea Kunz", "Bea Mohr", "🐷", "Zoë"])
    ['BK', 'BM', '🐷', 'Zo']
    >>> badges([unnamed(0), unnamed(1)])
    ['A', 'B']
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted(set(names), key=lambda name: (len(name), name)):
        others = [other for other in names if other != name]
        found[name] = next(badge for badge in _badges_of(name, others) if badge.casefold() not in taken)
        taken.add(found[name].casefold())
    return [found[name] for name in names]


def colours(names: Sequence[str]) -> list[int]:
    """Return a colour for each name, 1 to 8, different from all others at the table. It doesn’t depend on the seats.

    >>> colours(["Bea", "Ben", "Ada"]) == colours(["Ada", "Ben", "Bea"])[::-1]
    True
    """
    found: dict[str, int] = {}
    for name in sorted(set(names)):
        wanted = crc32(name.encode(errors="replace"))
        free = (1 + (wanted + step) % COLOURS for step in range(COLOURS))
        found[name] = next((colour for colour in free if colour not in found.values()), 1)
    return [found[name] for name in names]


def _badges_of(name: str, others: Sequence[str]) -> Iterator[str]:
    """Yield the possible badges for a name, the best first."""
    if letter := _letter_of(name):
        yield letter
    if name == str(text.reader):
        yield str(text.reader_badge)
    letters = _letters(graphemes(name))
    first = _capital(letters[0])
    if not first[0].isalnum():
        yield first
    usual = first + "".join(letters[1:2]).lower()
    initials = [first + _capital(_letters(graphemes(word))[0]) for word in name.split()[1:]]
    if any(_letters(graphemes(other))[:2] == letters[:2] for other in others):
        yield from initials
    yield usual
    yield from initials
    differs = max((_alike(graphemes(name), graphemes(other)) for other in others), default=0)
    yield from (first + letter.lower() for letter in (*_letters(graphemes(name)[differs:]), *letters[1:]))
    yield from (f"{first}{number}" for number in itertools.count(2))


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the number of characters that both start with."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _letters(signs: Sequence[str]) -> list[str]:
    """Return the letters and digits of a name, or all its visible characters if it has neither."""
    return [sign for sign in signs if sign[0].isalnum()] or [sign for sign in signs if not sign.isspace()]


def _capital(sign: str) -> str:
    """Return the capital, if it is a single character."""
    return sign.upper() if len(sign.upper()) == len(sign) else sign


def listed(names: Sequence[str]) -> str:
    """Return names as a list.

    >>> listed(["Ada", "Bea", "Claudio"])
    'Ada, Bea and Claudio'
    """
    return str(text.several(names=tuple(names)))


def ahead(totals: Sequence[int], *, high_wins: bool = True) -> tuple[list[int], int]:
    """Return the seats with the best total, and by how much it is better than the next.

    >>> ahead([4, 9, 7])
    ([1], 2)
    """
    ordered = sorted(totals, reverse=high_wins)
    first = [seat for seat, total in enumerate(totals) if total == ordered[0]]
    return first, abs(ordered[0] - ordered[1])


def together(seats: Sequence[int], names: Sequence[str]) -> tuple[Person, ...]:
    """Return several players as a sentence lists them: the reader first.

    >>> together([0, 2], sentences.Names(["Ada", "Bea", "Carl"], you=2))
    (Person(seat=2), Person(seat=0))
    """
    return tuple([Person(seat) for seat in sorted(seats, key=lambda seat: seat != you_of(names))])


def signed(number: int, *, plus: bool = False) -> str:
    """Return a number with a true minus sign. With `plus`, it has a plus sign too, as for a difference.

    >>> signed(-3), signed(3), signed(3, plus=True), signed(0, plus=True)
    ('−3', '3', '+3', '±0')
    """
    return messages.plus(number) if plus else messages.number(number)


TROUBLE = {
    "full": text.trouble_full,
    "slow": text.trouble_slow,
    "late": text.trouble_late,
    "gone": text.trouble_gone,
    "blocked": text.trouble_blocked,
}
"""What is wrong with the storage, by the shell's reason."""

SKIPPED = text.skipped
"""The message at a start that has skipped a game."""
