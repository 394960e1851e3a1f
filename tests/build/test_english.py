"""English: nothing is written that you would not say across a card table (docs/style.md).

Each rule names what not to write, and what to write in its place. Texts for players are held to all rules, pages and
code to those that hold everywhere. A text that has to break a rule is named in `EXCEPTIONS`, with the reason. Names in
code are read as well: none is one of `EMPTY`, except those of `KEPT`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
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

IN_COMMENTS = [*EVERYWHERE, Rule(r"\b(some|any|every|no)body\b", "someone, anyone, everyone, no one")]

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

MOST_WORDS = 25
"""The most words in a sentence of a comment. The style guide stops at 20, and a list may need a few more."""


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


@cache
def remarks_of(path: Path) -> list[str]:
    """Return the docstrings and comments of a file. Lines of a comment that follow each other are one."""
    return list(remarks_in(path))


def remarks_in(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        block, end = [], 0
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                alone = token.line.lstrip().startswith("#")
                if not alone or token.start[0] != end + 1:
                    yield "\n".join(block)
                    block = []
                block.append(token.string)
                end = token.start[0] if alone else 0
        yield "\n".join(block)
        for node in ast.walk(ast.parse(text)):
            for each in getattr(node, "body", None) or () if isinstance(getattr(node, "body", ()), list) else ():
                if (
                    isinstance(each, ast.Expr)
                    and isinstance(each.value, ast.Constant)
                    and isinstance(each.value.value, str)
                ):
                    yield re.sub(r"^\s*>>>.*(\n.+)*", "", each.value.value, flags=re.MULTILINE)
    else:
        yield from re.findall(r"/\*.*?\*/|(?<![:\"'])//[^\n]*(?:\n[ \t]*//[^\n]*)*", text, flags=re.DOTALL)


def sentences_of(remark: str) -> Iterator[str]:
    """Yield the sentences of a docstring or comment, without blocks of code, and without types of JavaScript."""
    prose = cleandoc(re.sub(r"^[ \t]*(#|//|/?\*+(?!\S)/?)|\*/", "", remark, flags=re.MULTILINE))
    for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*] |\d+\. |@))", prose):
        if not part.startswith("    "):
            flat = " ".join(re.sub(r"@\w+ \{.*\}", "", part, flags=re.DOTALL).split())
            yield from re.split(r"(?<=[.!?])[”’)*]*\s", flat)


def words_in(sentence: str) -> int:
    return sum(bool(re.search(r"\w", word)) for word in sentence.split())


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
                found += faults(IN_COMMENTS, name_of(path), re.sub(r"`[^`\n]*`", "`code`", remark))
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


@pytest.mark.parametrize("folder", ["engine", "web", "bench", "tests", "e2e", "examples", "serve.py"])
def test_sentences_in_comments_are_short(folder):
    found = []
    for path in CODE:
        if path.relative_to(ROOT).parts[0] != folder or path.name in HASHED or "node_modules" in path.parts:
            continue
        if path.suffix in (".py", ".js", ".mjs", ".css"):
            for remark in remarks_of(path):
                long = (sentence for sentence in sentences_of(remark) if words_in(sentence) > MOST_WORDS)
                found += [f"{name_of(path)}: {words_in(sentence)} words: {sentence}" for sentence in long]
    assert not found, f"{len(found)} long sentences:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("remark", "longest"),
    [
        ("# One, two,\n# three. Four.", 3),
        ("Return one.\n\n        Two, `three` – four\n        five. Six\n        ", 4),
        ("One:\n\n    two three four five\n\n- two three\n  four\n- five", 3),
        ("/**\n * One two.\n * @param {{ three: four }} five six `seven`, eight\n */", 4),
        ("/* One two three */", 3),
        ("// One two\n  // three four", 4),
    ],
)
def test_a_long_sentence_is_found(remark, longest):
    assert max(map(words_in, sentences_of(remark))) == longest


# Names.

EMPTY = {"told", "_told"}
"""Names that fit an event, a sentence, a label, a list … and so say nothing: name what the value is."""
KEPT: dict[str, str] = {}
"""Where a name of these stays, as `folder/file.py: name`, each with its reason."""

NAMED = [
    path
    for path in sorted({*CODE, *ROOT.glob("*.py"), *(ROOT / "docs").rglob("*")})
    if path.suffix in (".py", ".js", ".mjs", ".css") and path.name != "_en.py" and "node_modules" not in path.parts
]
STRING = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
PATTERN = r"(?<=[(\[{=:,;!&|?>\n])[ ]*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/"
"""A regular expression of JavaScript: it begins where no division can stand."""
NOT_NAMES = {
    ".css": re.compile(rf"/\*.*?\*/|{STRING}", re.DOTALL),
    ".js": re.compile(rf"/\*.*?\*/|//[^\n]*|{STRING}|{PATTERN}|`(?:\\.|[^`\\])*`", re.DOTALL),
}
TOKENS = {".css": re.compile(r"[\w-]+"), ".js": re.compile(r"[\w$]+")}


def names_in(code: str, suffix: str) -> Iterator[tuple[int, str]]:
    """Yield the names in a file, each with its line: in CSS and JavaScript all words outside comments and strings."""
    if suffix == ".py":
        for node in ast.walk(ast.parse(code)):
            values = [value for _, value in ast.iter_fields(node)] if not isinstance(node, ast.Constant) else []
            for value in values:
                for each in value if isinstance(value, list) else [value]:
                    if isinstance(each, str):
                        yield from ((getattr(node, "lineno", 0), name) for name in each.split("."))
        return
    kind = ".css" if suffix == ".css" else ".js"
    bare = NOT_NAMES[kind].sub(without_text, code)
    for token in TOKENS[kind].finditer(bare):
        yield bare.count("\n", 0, token.start()) + 1, token[0]


def without_text(found: re.Match[str]) -> str:
    """Return what is code in a comment or string: nothing but its line ends, and what is filled into a template."""
    kept = r"\n|(?<=\$\{)[^{}]*(?=\})" if found[0].startswith("`") else r"\n"
    return f" {' '.join(re.findall(kept, found[0]))} "


@pytest.mark.parametrize("folder", sorted({path.relative_to(ROOT).parts[0] for path in NAMED}))
def test_names_say_what_they_name(folder):
    found = set()
    for path in NAMED:
        if path.relative_to(ROOT).parts[0] == folder:
            code = path.read_text(encoding="utf-8")
            names = names_in(code, path.suffix) if any(name in code for name in EMPTY) else ()
            found |= {(f"{name_of(path)}: {name}", line) for line, name in names if name in EMPTY}
    faulty = [f"{place} (line {line})" for place, line in sorted(found) if place not in KEPT]
    assert not faulty, f"{len(faulty)} names that say nothing:\n" + "\n".join(faulty)
    kept = {place for place in KEPT if re.match(rf"{re.escape(folder)}[/:]", place)}
    assert kept <= {place for place, _ in found}, "exceptions that are none any more"


@pytest.mark.parametrize(
    ("suffix", "code"),
    [
        (".py", "told = 1"),
        (".py", "def told(): ..."),
        (".py", "async def f(*, told=1): ..."),
        (".py", "f(lambda _told: 1)"),
        (".py", "f(told=1)"),
        (".py", "a.told.b"),
        (".py", "f'{_told}'"),
        (".py", "import a.told"),
        (".py", "from a import b as told"),
        (".py", "class A:\n    told: int"),
        (".py", "def f():\n    global told"),
        (".py", "try: ...\nexcept E as told: ..."),
        (".py", "match a:\n    case [B(told=1)]: ..."),
        (".py", "match a:\n    case {**told}: ..."),
        (".js", "const told = 1;"),
        (".js", "let a = 'b'; /* c */ d.told(1) // e"),
        (".mjs", "send({ number, _told });"),
        (".js", "a = `b ${told} c`;"),
        (".js", "a = b.replace(/[/\"']/g, told);"),
        (".css", ".a > .told:hover { color: red }"),
        (".css", "@keyframes told { }"),
    ],
)
def test_a_name_that_says_nothing_is_found(suffix, code):
    assert {name for _, name in names_in(code, suffix)} & EMPTY


@pytest.mark.parametrize(
    ("suffix", "code"),
    [
        (".py", "'''You are told.'''\na = {'told': 'told'}  # told"),
        (".py", "told_apart = untold = TOLD = f'told {told_apart}'"),
        (".js", "/** ${told} */ a = 'told'; // told\nb = `told ${c} told`; told$ = \"it’s told\" + '\"told';"),
        (".js", "a = b.replace(/told/g, c)"),
        (".css", "/* .told */ .told-apart { content: 'told' }"),
    ],
)
def test_a_text_is_no_name(suffix, code):
    assert not {name for _, name in names_in(code, suffix)} & EMPTY


def test_a_name_is_found_in_its_line():
    assert [*names_in("/* a\n */ b\n`\n${c}`\nd", ".js")] == [(2, "b"), (4, "c"), (5, "d")]


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
                    mine = selector.id.name == reader  # no one is two of the players
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
