"""Compare the catalogues of a language with the English ones.

    python engine/check_languages.py          # all languages
    python engine/check_languages.py de pl
    python engine/check_languages.py --since v2.0

With `--since`, this prints the messages whose English has changed since that commit, but not their translation.
Someone has to see if it still says the same.

Otherwise, this prints each fault: a file or message that is missing or too much, or a lost or a new slot. Other faults
are other values by which a text selects, and a sentence that is still English. If there is no fault, it prints the
messages that are much longer than in English.

It returns 1 if there is a fault, or a translation that was left behind.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from compile_text import CODES, Source, Template, TextError

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted(path for part in ("engine", "web") for path in (ROOT / part).rglob("text/en.ftl"))
"""The English catalogues that are translated."""

LONGER, SPARE = 1.4, 10
"""A message is long if it has this many times the characters of the English one, and a few more."""

NAME = 5
"""The characters that a slot counts as."""

ALIKE = {"fr": {"points_unit"}, "nl": {"option_surplus_jokers", "framed_open", "share_hints"}}
"""The keys of messages that are the same in English, by language."""

SHORT = 3
"""Words of up to this length may be the same in two languages."""


class Parts(NamedTuple):
    """What a template consists of: the words that it can say, its slots and fixed cards, and what it selects by."""

    words: list[str]
    slots: set[Any]
    keys: set[tuple[str, object]]


def parts_of(template: Template) -> Parts:
    """Return the parts of a template, from all variants."""
    found = Parts([], set(), set())
    if isinstance(template, str):
        return found._replace(words=template.split())
    for at, part in enumerate(template):
        if at % 2 == 0:
            found.words.extend(part.split())
        elif isinstance(part, str):
            found.slots.add(part)
        elif part[0] == "FIGURE":
            _add(found, [part[1]])
        elif part[0] in ("SELECT", "ORDINAL"):
            _, slot, variants, default = part
            found.slots.add(slot)
            found.keys.update((slot, key) for key, _ in variants)
            _add(found, [*(variant for _, variant in variants), default])
        elif part[0] in ("PLUS", "ROW"):
            found.slots.add(part[1])
        else:
            found.slots.add(part)
    return found


def _add(found: Parts, templates: Iterable[Template]) -> None:
    for inner in map(parts_of, templates):
        found.words.extend(inner.words)
        found.slots.update(inner.slots)
        found.keys.update(inner.keys)


def faults(catalogue: Path, code: str) -> Iterator[str]:
    """Yield what is wrong with a language's file beside an English catalogue."""
    path = catalogue.with_name(f"{code}.ftl")
    place = path.relative_to(ROOT).as_posix()
    if not path.exists():
        yield f"{place}: there is no such file"
        return
    try:
        english, own = (Source(file.read_text(encoding="utf-8"), file) for file in (catalogue, path))
    except TextError as fault:
        yield str(fault)
        return
    yield from (f"{place}: {key} is missing" for key in english.functions if key not in own.functions)
    yield from (f"{place}: {key} is not in English" for key in own.functions if key not in english.functions)
    if own.slots != english.slots:
        yield f"{place}: the types of slots at the top differ from those in English"
    for key in english.functions.keys() & own.functions.keys():
        template, original = own.functions[key].template, english.functions[key].template
        found = _faults(template, original, english.slots)
        yield from (f"{place}: {key} {fault}" for fault in found if key not in ALIKE.get(code, ()))


def _faults(template: Template, original: Template, kinds: dict[str, str]) -> Iterator[str]:
    own, english = parts_of(template), parts_of(original)
    for verb, parts in (("lacks", english.slots - own.slots), ("adds", own.slots - english.slots)):
        if parts:
            yield f"{verb} {', '.join(sorted(map(str, parts)))}"
    for name in sorted({slot for slot, _ in own.keys if kinds.get(slot) == "text"}):
        lost = [str(key) for slot, key in english.keys if slot == name and (slot, key) not in own.keys]
        if lost:
            yield f"selects by ${name} without {', '.join(sorted(lost))}"
    telling = [word for word in english.words if len(word.strip(".,:;!?“”()")) > SHORT]
    if template == original and len(telling) > 1:
        yield "is still English"


def longest(template: Template) -> int:
    """Return the number of characters of the longest variant; a slot counts as a short name."""
    if isinstance(template, str):
        return len(template)
    total = 0
    for at, part in enumerate(template):
        if at % 2 == 0:
            total += len(part)
        elif isinstance(part, tuple) and part[0] in ("SELECT", "ORDINAL"):
            total += max(map(longest, [*(variant for _, variant in part[2]), part[3]]))
        else:
            total += NAME
    return total


def long(catalogue: Path, code: str) -> Iterator[str]:
    """Yield the messages that are much longer than in English."""
    path = catalogue.with_name(f"{code}.ftl")
    english, own = (Source(file.read_text(encoding="utf-8"), file) for file in (catalogue, path))
    for key in english.functions:
        before, after = (longest(one.functions[key].template) for one in (english, own))
        if after > LONGER * before + SPARE:
            yield f"{path.relative_to(ROOT).as_posix()}: {key} has {after} characters, {before} in English"


def left_behind(catalogue: Path, code: str, since: str) -> Iterator[str]:
    """Yield the messages whose English has changed since a commit, but not the translation."""
    path = catalogue.with_name(f"{code}.ftl")
    (old_english, english), (old_own, own) = ((_at(file, since), _templates(file)) for file in (catalogue, path))
    for key in old_english.keys() & english.keys() & own.keys():
        if old_english[key] != english[key] and old_own.get(key) == own[key]:
            yield f"{path.relative_to(ROOT).as_posix()}: {key}"


def _at(path: Path, commit: str) -> dict[str, Template]:
    """Return the messages of a file in a commit, or none if it wasn’t there."""
    shown = ["git", "show", f"{commit}:./{path.name}"]
    answer = subprocess.run(shown, cwd=path.parent, capture_output=True, check=False)
    return _templates(path, answer.stdout.decode())


def _templates(path: Path, text: str | None = None) -> dict[str, Template]:
    source = Source(path.read_text(encoding="utf-8") if text is None else text, path)
    return {key: function.template for key, function in source.functions.items()}


def main() -> int:
    """Print what is wrong, and return 1 if anything is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("languages", nargs="*", default=CODES, help="their codes, such as de; all if there are none")
    parser.add_argument("--since", metavar="COMMIT", help="print translations that are older than the English of today")
    given = parser.parse_args()
    pairs = [(catalogue, code) for code in given.languages for catalogue in CATALOGUES]
    if given.since:
        found = [line for pair in pairs for line in left_behind(*pair, given.since)]
    else:
        found = [fault for pair in pairs for fault in faults(*pair)]
    for line in found or [line for pair in pairs for line in long(*pair) if not given.since]:
        print(line)
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
