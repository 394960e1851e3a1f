"""Text in the characters that people see: a letter with its accents, a flag, an emoji made of several.

These are the grapheme clusters of Unicode (UAX #29), as far as names need them and `unicodedata` knows them.
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Zero-width characters that tell whether their neighbours are drawn as one."""


def graphemes(text: str) -> list[str]:
    """The characters of a text, as somebody would count them.

    >>> [len(graphemes(text)) for text in ("Zoe\u0308", "👩\u200d👧", "🇨🇭🇦🇹", "👍🏽")]
    [3, 1, 2, 1]
    """
    found: list[str] = []
    for code_point in text:
        if found and _goes_on(found[-1], code_point):
            found[-1] += code_point
        else:
            found.append(code_point)
    return found


def is_part(code_point: str) -> bool:
    """Whether a code point is nothing by itself: an accent, a skin tone, a joiner, the letter of a flag's name."""
    return (
        code_point in JOINERS
        or unicodedata.category(code_point)[0] == "M"
        or "\U0001f3fb" <= code_point <= "\U0001f3ff"
        or is_tag(code_point)
    )


def is_tag(code_point: str) -> bool:
    """Whether a code point spells the name of a flag, invisibly: those of England, Scotland and Wales."""
    return "\U000e0020" <= code_point <= "\U000e007f"


def _goes_on(before: str, code_point: str) -> bool:
    if is_part(code_point):
        return True
    if before[-1] == "\u200d":
        return unicodedata.category(code_point) == "So"
    return len(before) == 1 and _is_half_a_flag(before) and _is_half_a_flag(code_point)


def _is_half_a_flag(code_point: str) -> bool:
    return "\U0001f1e6" <= code_point <= "\U0001f1ff"
