"""English: nothing is written that you would not say across a card table (docs/style.md).

Each rule names what not to write, and what to write in its place. Texts for players are held to all rules, pages and
code to those that hold everywhere. A text that has to break a rule is named in `EXCEPTIONS`, with the reason.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pyphen
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.english import AS_OF_OTHERS

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted([*(ROOT / "engine").rglob("text/en.ftl"), *(ROOT / "web").rglob("text/en.ftl")])
PAGES = sorted({*ROOT.glob("*.md"), *(ROOT / "engine").glob("*.md"), *(ROOT / "docs").rglob("*.md")})
"""All but the style guide itself, which names what it forbids, and the changelog of what was."""
PAGES = [page for page in PAGES if page.name not in ("style.md", "CHANGELOG.md", "changelog.md")]
CODE = [
    *(path for folder in ("engine", "web", "bench", "e2e", "tests", "examples") for path in (ROOT / folder).rglob("*")),
    ROOT / "serve.py",
]
HASHED = {"_en.py", Path(__file__).name}


class Rule(NamedTuple):
    """What not to write, and what to write in its place."""

    pattern: str
    instead: str


EVERYWHERE = [
    Rule(r"\bshall\b", "will"),
    Rule(r"\bso many\b(?! (that|as)\b)", "that many, the number of"),
    Rule(r"\bonce more\b|\banew\b", "again"),
    Rule(r"\bwho(so)?ever\b|\bwhomever\b", "the player who, anyone who, if you"),
    Rule(r"\b(of )?one[’']s own\b|\boneself\b", "your own, their own"),
    Rule(r"\bby chance\b", "at random"),
    Rule(r"\breckon(s|ed|ing)?\b", "calculate"),
    Rule(r"\bas (it|they) comes?\b(?! (up|round|to))", "default"),
    Rule(r"\btrifles?\b", "tolerance, small amount"),
    Rule(r"\bit is (said|told|shown) that\b", "say it"),
    Rule(
        r"(^|[.:;] )(and |but |for |so |only )?who (cannot|can|wants|has|plays|leads|holds|does|is)\b(?![^.!]*\?)",
        "if you",
    ),
]

FOR_PLAYERS = [
    *EVERYWHERE,
    Rule(r"\b(go|goes|going|went) on\b(?! (a|an|any|the|every|what|…)(\b|\s|’|\?))", "continue"),
    Rule(r"\b(begin(s|ning)?|began|begun)\b", "start"),
    Rule(r"\b(some|any|every|no)body\b", "someone, anyone, everyone, no one"),
    Rule(r"\b(lays?|laid|laying)\b", "play"),
    Rule(r"\b(is|are|was|were) (told|said)\b", "say it"),
    Rule(r"\bcannot\b|\b(is|are|does|do|did|has|have|could|would|was|were) not\b", "a contraction: can’t, isn’t"),
    Rule(r"\ball but\b", "except"),
    Rule(r"\bdear(er|est)\b", "costly, costliest"),
    Rule(r"\bas usual\b", "default"),
    Rule(r"(?<!get )(?<!gets )(?<!got )\brid of\b", "get rid of"),
    Rule(r";", "two sentences"),
    Rule(r"[a-z]'[a-z]", "a typographic apostrophe (’)"),
    Rule(r"\d %", "no space before %"),
    Rule(r"\btimes in (\d|a hundred|\{)", "a percentage"),
]

EXCEPTIONS: dict[str, str] = {}
"""Texts that break a rule, each with its reason."""


def texts_of(pattern: fluent.Pattern) -> Iterator[str]:
    """Yield what a message says in each of its variants, with “…” for what is filled in."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, fluent.SelectExpression):
            variants = element.expression.variants
            parts.append([text for variant in variants for text in texts_of(variant.value)])
        elif isinstance(element.expression, fluent.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append(["…"])
    for pieces in product(*parts[:6]):
        yield re.sub(r"</?\w+>|_", "", "".join(pieces)).strip()


@cache
def messages_of(path: Path) -> tuple[tuple[str, str], ...]:
    """Return what the messages of a catalogue say, by key."""
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            patterns = {entry.id.name: entry.value}
            patterns.update({f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes})
            for key, pattern in patterns.items():
                found += [(key, text) for text in texts_of(pattern)] if pattern else []
    return tuple(found)


def prose_of(path: Path) -> str:
    """Return what a page says, without its code."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "`code`", text)


def remarks_of(path: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.string
        for node in ast.walk(ast.parse(text)):
            for each in getattr(node, "body", None) or () if isinstance(getattr(node, "body", ()), list) else ():
                if (
                    isinstance(each, ast.Expr)
                    and isinstance(each.value, ast.Constant)
                    and isinstance(each.value.value, str)
                ):
                    yield re.sub(r"^\s*>>>.*(\n.+)*", "", each.value.value, flags=re.MULTILINE)
    else:
        yield from re.findall(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", text, flags=re.DOTALL)


def faults(rules: list[Rule], where: str, text: str) -> list[str]:
    """Return where a text breaks a rule, and what to write."""
    found = []
    flat = " ".join(text.split())
    if any(known in flat for known in EXCEPTIONS):
        return found
    for rule in rules:
        for match in re.finditer(rule.pattern, flat, flags=re.IGNORECASE):
            around = flat[max(0, match.start() - 30) : match.end() + 30]
            found.append(f"{where}: “{match[0].strip()}” → {rule.instead}: …{around}…")
    return found


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", CATALOGUES, ids=name_of)
def test_what_players_read_is_plain_english(path):
    found = [fault for key, text in messages_of(path) for fault in faults(FOR_PLAYERS, key, text)]
    assert not found, f"{len(found)} faults:\n" + "\n".join(sorted(set(found)))


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_pages_are_plain_english(path):
    found = faults(EVERYWHERE, path.name, prose_of(path))
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


@pytest.mark.parametrize("folder", ["engine", "web", "bench", "tests", "e2e", "examples", "serve.py"])
def test_comments_are_plain_english(folder):
    found = []
    for path in CODE:
        if path.relative_to(ROOT).parts[0] != folder or path.name in HASHED or "node_modules" in path.parts:
            continue
        if path.suffix in (".py", ".js", ".mjs", ".css"):
            for remark in remarks_of(path):
                found += faults(EVERYWHERE, name_of(path), remark)
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


# The reader.

OF_OTHERS_ONLY = {"not-your-turn": "it names the player whose turn it is instead of the reader’s"}
"""Messages that never name the reader, each with its reason."""


def slots_of(path: Path, kind: str) -> set[str]:
    """Return the slots of this type in a catalogue."""
    lines = re.findall(rf"^### {kind}: (.*)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {name.strip("$ ") for line in lines for name in line.split(",")}


def for_reader(pattern: fluent.Pattern, reader: str) -> Iterator[str]:
    """Yield what a message says, in each of its variants, if the person in the slot `reader` reads it."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        match element:
            case fluent.TextElement(value=words):
                parts.append([words])
            case fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=name))):
                parts.append(["you" if name == reader else "…"])
            case fluent.Placeable(expression=fluent.SelectExpression(selector=selector, variants=variants)):
                named = {getattr(variant.key, "name", ""): variant for variant in variants}
                if isinstance(selector, fluent.VariableReference) and "you" in named:
                    mine = selector.id.name == reader  # nobody is two of the players
                    variants = [variant for name, variant in named.items() if (name == "you") is mine]
                parts.append([text for variant in variants for text in for_reader(variant.value, reader)])
            case _:
                parts.append(["…"])
    for pieces in product(*parts[:7]):
        yield re.sub(r"</?b>", "", "".join(pieces))


@pytest.mark.parametrize("path", CATALOGUES, ids=name_of)
def test_a_reader_is_called_you_in_whole_sentences(path):
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message) or entry.id.name in OF_OTHERS_ONLY:
            continue
        for pattern in filter(None, [entry.value, *(each.value for each in entry.attributes)]):
            readers = slots_of(path, "person") | slots_of(path, "persons")
            texts = (text for reader in readers for text in for_reader(pattern, reader))
            found += [f"{entry.id.name}: {text}" for text in texts if AS_OF_OTHERS.search(text)]
    assert not found, f"{len(found)} faults:\n" + "\n".join(sorted(set(found)))


SYLLABLES = pyphen.Pyphen(lang="en_GB")


def reading_ease(texts: list[str]) -> float:
    """Return how easily texts are read (Flesch 1948): 60 to 70 is plain English, 80 and more is easy.

    >>> reading_ease(["The cat sat on the mat."]) > 100
    True
    """
    sentences = [each for text in texts for each in re.split(r"[.!?:…]+(?:\s|$)", text) if re.search(r"[a-z]{2}", each)]
    words = [word for each in sentences for word in re.findall(r"[A-Za-z’]+", each)]
    syllables = sum(1 + len(SYLLABLES.positions(word)) for word in words)
    return 206.835 - 1.015 * len(words) / len(sentences) - 84.6 * syllables / len(words)


def test_hard_words_and_long_sentences_are_told_from_easy_ones():
    easy = ["You play a card. If it makes ten, you win the middle."]
    hard = ["Participants contribute cards sequentially, whereupon accumulations equalling ten are appropriated."]
    assert reading_ease(easy) > 90
    assert reading_ease(hard) < 30
