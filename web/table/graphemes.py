"""Text in the characters that people see: a letter with its accents, a flag, an emoji made of several.

These are the grapheme clusters of Unicode (UAX #29), as far as names need them and `unicodedata` knows them.
"""

from __future__ import annotations

import itertools
import unicodedata

JOINERS = "\u200c\u200d"
"""Zero-width characters that decide whether their neighbours are drawn as one."""

_RANGES = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
IGNORABLE = frozenset(chr(number) for first, last in _RANGES for number in range(first, last + 1))
"""Default_Ignorable_Code_Point, from DerivedCoreProperties.txt of Unicode 17: no font shows anything for them.

`unicodedata` does not have this property. The list is the same in Unicode 15 and 16.
"""

BLANKS = frozenset("\u2800\U00013441\U00013442\U00016fe4\U0001d159")
"""Characters that look like spaces, but are no spaces for Python."""


def graphemes(text: str) -> list[str]:
    """Return the characters of a text, as people count them.

    >>> [len(graphemes(text)) for text in ("Zoe\u0308", "👩\u200d👧", "🇨🇭🇦🇹", "👍🏽")]
    [3, 1, 2, 1]
    """
    starts: list[int] = []
    for at in range(len(text)):
        if not starts or not _goes_on(text, starts[-1], at):
            starts.append(at)
    return [text[start:end] for start, end in itertools.pairwise([*starts, len(text)])]


def is_part(code_point: str) -> bool:
    """True if a code point is only part of a character: accent, skin tone, joiner, or letter of a flag's name."""
    return (
        code_point in JOINERS
        or unicodedata.category(code_point)[0] == "M"
        or "\U0001f3fb" <= code_point <= "\U0001f3ff"
        or is_tag(code_point)
    )


def is_tag(code_point: str) -> bool:
    """True if a code point is an invisible letter of a flag's name, as for England, Scotland and Wales."""
    return "\U000e0020" <= code_point <= "\U000e007f"


def _goes_on(text: str, start: int, at: int) -> bool:
    """True if the code point at `at` belongs to the character that starts at `start`. This copies no text."""
    if is_part(text[at]):
        return True
    if text[at - 1] == "\u200d":
        return unicodedata.category(text[at]) == "So"
    return at - start == 1 and _is_half_a_flag(text[start]) and _is_half_a_flag(text[at])


def _is_half_a_flag(code_point: str) -> bool:
    return "\U0001f1e6" <= code_point <= "\U0001f1ff"
