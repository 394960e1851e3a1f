"""Compile each catalogue, `text/<language>.ftl`, to a module of plain Python functions with type stubs.

`text/en.ftl` becomes two files. `text/_en.py` is sent to phones. `text/__init__.pyi` tells type checkers the keys and
the types of the slots. `text/de.ftl` becomes `text/_de.py`, which phones get as JSON (`web/build/languages.py`). All
are build output: `serve.py`, pytest and the wheels update them. A catalogue beside JavaScript only has texts without
slots, which the build puts into the page.

The syntax is Project Fluent's (https://projectfluent.org). Catalogues have a few more rules:

- A comment at the top of a file gives the type of each slot: `### person: $who, $giver`. Within a file, a slot name
  always has the same type. It’s `person`, `card`, `number`, `text`, `message`, or a list of these, such as `cards`.
- `<b>…</b>` marks highlighted text.
- `{ NUMBER($n, sign: "always") }` writes a difference, `{ NUMBER($n, type: "ordinal") -> … }` selects by its ordinal.
- `{ ROW($cards, between: " ") }` writes a list without an “and”.
- `{ $who -> [you] You play { $card } *[other] { $who } plays { $card } }` has different words for the reader.
- `{ CARD("7D") }` and `{ PERSON("1") }` are a fixed card and a fixed seat, as in a lesson.

A message becomes data: a text, or a tuple of alternating texts and parts. A part is the name of a slot, or a tuple that
begins with a function’s name: `("PLUS", "n")`. `tenfold.messages.Template` lists them. The English catalogue that says
how lists are joined, `list-and`, also gets the plural rules of all languages as functions, and their directions.

This file is outside the package because only builds need it.
"""

from __future__ import annotations

import keyword
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias
from zlib import crc32

from fluent.syntax import ast, parse, serialize

ONE = ("person", "card", "number", "text", "message")
KINDS = (*ONE, *(f"{kind}s" for kind in ONE))

HINTS = {"person": "Person", "card": "Card", "number": "int", "text": "str", "message": "Message"}
"""The type hint of an argument for a slot, by the slot's type."""

PLURALS: dict[str, dict[str, dict[str, str]]] = {
    "de": {"cardinal": {"one": "n == 1"}, "ordinal": {}},
    "en": {
        "cardinal": {"one": "n == 1"},
        "ordinal": {
            "one": "n % 10 == 1 and n % 100 != 11",
            "two": "n % 10 == 2 and n % 100 != 12",
            "few": "n % 10 == 3 and n % 100 != 13",
        },
    },
    "es": {"cardinal": {"one": "n == 1", "many": "n != 0 and n % 1000000 == 0"}, "ordinal": {}},
    "fr": {
        "cardinal": {"one": "n in (0, 1)", "many": "n != 0 and n % 1000000 == 0"},
        "ordinal": {"one": "n == 1"},
    },
    "he": {"cardinal": {"one": "n == 1", "two": "n == 2"}, "ordinal": {}},
    "nl": {"cardinal": {"one": "n == 1"}, "ordinal": {}},
    "pl": {
        "cardinal": {
            "one": "n == 1",
            "few": "n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)",
            "many": "n != 1",
        },
        "ordinal": {},
    },
}
"""The conditions of plural categories except `other`, by language, for whole numbers from 0 (Unicode CLDR).

A condition comes after those before it. Tests compare them with the CLDR.
"""

CODES = sorted(PLURALS.keys() - {"en"})
"""The languages besides English."""

FROM_RIGHT = ("he",)
"""The languages that are written from right to left."""

WITH_COMMA = ("de", "es", "fr", "nl", "pl")
"""The languages that write 0,8. Tests compare both with the CLDR."""

HELPERS = ("CATALOGUE", "Catalogue", "SLOTS")
"""Names that a package of texts uses itself. Messages can’t have them."""

HEAD = '"""Made from {name} by engine/compile_text.py."""\n# mypy: ignore-errors\n\n'


class TextError(ValueError):
    """A catalogue can’t be compiled. The text says where and why."""


Template: TypeAlias = str | tuple[Any, ...]


@dataclass
class Function:
    """A message that is being compiled."""

    name: str
    slots: dict[str, None] = field(default_factory=dict)  # in the order of their first use
    template: Template = ""


def compile_all(folder: Path) -> None:
    """Compile every stale catalogue in a folder and its subfolders; raise `TextError` if one has a fault."""
    for path in sorted(folder.rglob("text/*.ftl")):
        compile_file(path)


def compile_file(path: Path) -> None:
    """Compile a catalogue, unless its modules are up to date."""
    newest = max(path.stat().st_mtime, Path(__file__).stat().st_mtime)
    targets = targets_of(path)
    if all(target.exists() and target.stat().st_mtime > newest for target in targets):
        return
    if not path.with_name("__init__.py").exists():
        raise TextError(
            f"{path.parent} needs an __init__.py with its Catalogue. Copy that of another one and rename it."
        )
    source = Source(path.read_text(encoding="utf-8"), path)
    for target, make in targets.items():
        # Several processes may do this at once, so each writes a separate file and renames it.
        scratch = target.with_suffix(f".{os.getpid()}")
        scratch.write_text(make(source), encoding="utf-8")
        scratch.replace(target)


def targets_of(path: Path) -> dict[Path, Callable[[Source], str]]:
    """Return the files that a catalogue is compiled to, each with the method that makes its text.

    There are none beside JavaScript: the build puts those texts into the page.
    """
    if any(path.parent.parent.glob("*.js")):
        return {}
    stub = {path.with_name("__init__.pyi"): Source.stub} if path.stem == "en" else {}
    return {path.with_name(f"_{path.stem}.py"): Source.module, **stub}


class Source:
    """A catalogue that is being compiled."""

    def __init__(self, text: str, path: Path) -> None:
        self.text = text
        self.path = path
        self.language = path.stem
        self.slots: dict[str, str] = {}
        self.used: set[str] = set()
        self.functions: dict[str, Function] = {}
        for entry in parse(text).body:
            self._read(entry)
        for unused in self.slots.keys() - self.used:
            raise TextError(f"{self.path}: no message uses the slot ${unused}")

    def _read(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.ResourceComment):
            self._read_slots(entry)
        elif isinstance(entry, ast.Junk):
            raise self._fault(entry, f"this isn’t a message: {entry.content.strip().splitlines()[0]!r}")
        elif isinstance(entry, ast.Term):
            raise self._fault(entry, "terms aren’t supported, only messages")
        elif isinstance(entry, ast.Message):
            if entry.value:
                self._add(entry.id.name, entry.value, entry)
            for attribute in entry.attributes:
                self._add(f"{entry.id.name}-{attribute.id.name}", attribute.value, attribute)

    def _read_slots(self, entry: ast.ResourceComment) -> None:
        for line in (entry.content or "").splitlines():
            if found := re.fullmatch(r"(\w+): (\$[\w-]+(?:, \$[\w-]+)*)", line):
                if found[1] not in KINDS:
                    raise self._fault(entry, f"a slot must be one of {', '.join(KINDS)}, not {found[1]}")
                self.slots |= dict.fromkeys((name[1:].replace("-", "_") for name in found[2].split(", ")), found[1])

    def _add(self, key: str, value: ast.Pattern, where: ast.SyntaxNode) -> None:
        name = key.replace("-", "_")
        if keyword.iskeyword(name) or name in HELPERS:
            raise self._fault(where, f"{key} can’t be the name of a message")
        if name in self.functions:
            raise self._fault(where, f"there are two messages {key}")
        function = Function(name)
        function.template = self._template(value, function)
        self.functions[name] = function

    def _template(self, pattern: ast.Pattern, function: Function) -> Template:
        """Return a pattern as data. Text between `<b>` and `</b>` is a part of its own."""
        parts: list[Any] = [""]
        into = parts  # a separate list between the marks
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self._place(element.expression, function, into)
                continue
            for words in re.split("(</?b>)", self._directed(element.value.replace("\n", " "))):
                if words not in ("<b>", "</b>"):
                    into[-1] += words
                    continue
                if (words == "<b>") is not (into is parts):
                    raise self._fault(element, f"{words} needs a partner")
                if into is parts:
                    into = [""]
                else:
                    parts += [("FIGURE", _as_data(into)), ""]
                    into = parts
        if into is not parts:
            raise self._fault(pattern, "<b> needs a partner")
        return _as_data(parts)

    def _directed(self, words: str) -> str:
        """Return words in which numbers keep their order where people read from the right: −5, 8–10."""
        if self.language not in FROM_RIGHT:
            return words
        words = re.sub(r"(?<![\d\u200e])([−+±]\d)", "\u200e\\1", words)
        return re.sub(r"(?<![\d\u2066])(\d+–\d+)(?!\d)", "\u2066\\1\u2069", words)

    def _place(self, expression: ast.Expression, function: Function, into: list[Any]) -> None:
        """Add a placeable, the part between braces."""
        match expression:
            case ast.StringLiteral():
                into[-1] += str(expression.parse()["value"])
            case ast.VariableReference(id=ast.Identifier(name=name)):
                into += [self._slot(name, expression, function), ""]
            case ast.FunctionReference():
                into += [self._called(expression, function), ""]
            case ast.SelectExpression():
                into += [self._select(expression, function), ""]
            case _:
                raise self._fault(expression, "this can’t be between braces")

    def _called(self, expression: ast.FunctionReference, function: Function) -> tuple[Any, ...]:
        """Return one of our functions between braces as data."""
        match expression:
            case ast.FunctionReference(
                id=ast.Identifier(name="CARD" | "PERSON" as name),
                arguments=ast.CallArguments(positional=[ast.StringLiteral(value=text)], named=[]),
            ) if name == "CARD" or text.isdecimal():
                return (name, text if name == "CARD" else int(text))
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                slot, named = self._call(expression, function)
                if self.slots[slot] != "number" or named != {"sign": "always"}:
                    raise self._fault(expression, 'write { NUMBER($number, sign: "always") }')
                return ("PLUS", slot)
            case ast.FunctionReference(id=ast.Identifier(name="ROW")):
                slot, named = self._call(expression, function)
                if not self.slots[slot].endswith("s") or named.keys() != {"between"}:
                    raise self._fault(expression, 'write { ROW($list, between: ", ") }')
                return ("ROW", slot, named["between"])
        raise self._fault(expression, "this can’t be between braces")

    def _select(self, expression: ast.SelectExpression, function: Function) -> tuple[Any, ...]:
        """Return a choice between variants as data."""
        selector, kind = expression.selector, "cardinal"
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
            slot, named = self._call(selector, function)
            kind = named.get("type", kind)
        elif isinstance(selector, ast.VariableReference):
            slot = self._slot(selector.id.name, selector, function)
        else:
            raise self._fault(expression, "only a slot can select")
        variants: list[tuple[int | str, Template]] = []
        default: Template = ""
        for variant in expression.variants:
            template = self._template(variant.value, function)
            if variant.default:
                default = template
            else:
                variants.append((self._key(variant, slot, kind), template))
        return ("SELECT" if kind == "cardinal" else "ORDINAL", slot, (*variants,), default)

    def _key(self, variant: ast.Variant, slot: str, kind: str) -> int | str:
        """Return the key of a variant: a number, a plural category, a text, or `you`."""
        if isinstance(variant.key, ast.NumberLiteral):
            return str(variant.key.value) if self.slots[slot] == "text" else int(variant.key.value)
        name = variant.key.name
        match self.slots[slot]:
            case "number":
                if name not in PLURALS[self.language.partition("-")[0]][kind]:
                    raise self._fault(variant, f"{self.language} has no plural {name}")
                return name
            case "text":
                return name
            case "person" if name == "you":
                return name
        raise self._fault(variant, "a number selects by plurals, a text by its values, a person by [you]")

    def _call(self, expression: ast.FunctionReference, function: Function) -> tuple[str, dict[str, str]]:
        """Return the slot that a function is called with, and its named arguments."""
        given = expression.arguments
        if len(given.positional) != 1 or not isinstance(given.positional[0], ast.VariableReference):
            raise self._fault(expression, "a function needs exactly one slot")
        slot = self._slot(given.positional[0].id.name, expression, function)
        return slot, {argument.name.name: argument.value.value for argument in given.named}

    def _slot(self, name: str, where: ast.SyntaxNode, function: Function) -> str:
        slot = name.replace("-", "_")
        if keyword.iskeyword(slot):
            raise self._fault(where, f"${name} can’t be the name of a slot")
        if slot not in self.slots:
            raise self._fault(where, f"the head of the file does not say what ${name} is")
        function.slots[slot] = None
        self.used.add(slot)
        return slot

    def _fault(self, where: ast.SyntaxNode, why: str) -> TextError:
        line = self.text.count("\n", 0, where.span.start if where.span else 0) + 1
        return TextError(f"{self.path}:{line}: {why}")

    def module(self) -> str:
        """Return the Python module of the catalogue."""
        body = "".join(f"{function.name} = {function.template!r}\n" for function in self.functions.values())
        head = f"SLOTS = {self.slots!r}\nKEYS = {self.checksum}\n"
        return f"{HEAD.format(name=self.path.name)}{head}{body}{self._of_languages()}"

    @property
    def checksum(self) -> int:
        """Return a number that changes if a key is added, removed, renamed or moved."""
        return crc32(" ".join(self.functions).encode())

    def _of_languages(self) -> str:
        """Return what all languages need, for the English catalogue that says how lists are joined."""
        if "list_and" not in self.functions or self.language != "en":
            return ""
        made = ""
        for kind in ("cardinal", "ordinal"):
            made += f"_{kind} = {{\n"
            for language, rules in PLURALS.items():
                chosen = "".join(f"{name!r} if {condition} else " for name, condition in rules[kind].items())
                made += f"    {language!r}: lambda n: {chosen}'other',\n"
            made += "}\n"
        return f"{made}_from_right = {FROM_RIGHT!r}\n_with_comma = {WITH_COMMA!r}\n"

    def texts(self) -> dict[str, str]:
        """Return the messages without slots by their keys, for a page that the build fills."""
        return {key: it.template for key, it in self.functions.items() if isinstance(it.template, str)}

    def stub(self) -> str:
        """Return the type stub of the catalogue."""
        body = "".join(self._type(function) for function in self.functions.values())
        kinds = {HINTS[kind.removesuffix("s") if kind not in ONE else kind] for kind in self.slots.values()}
        pieces = sorted(kinds & {"Person", "Card"})
        imports = "from tenfold.messages import Catalogue, Message\n"
        imports += f"from tenfold.sentences import {', '.join(pieces)}\n" if pieces else ""
        return f"{HEAD.format(name=self.path.name)}{imports}\nCATALOGUE: Catalogue\n{body}"

    def _type(self, function: Function) -> str:
        if not function.slots:
            return f"{function.name}: Message\n"
        slots = ", ".join(f"{slot}: {self._hint(slot)}" for slot in function.slots)
        return f"def {function.name}(*, {slots}) -> Message: ...\n"

    def _hint(self, slot: str) -> str:
        kind = self.slots[slot]
        return HINTS[kind] if kind in ONE else f"tuple[{HINTS[kind.removesuffix('s')]}, ...]"


def _as_data(parts: list[Any]) -> Template:
    """Return alternating texts and parts as data: a text alone if there are no parts."""
    return (*parts,) if len(parts) > 1 else str(parts[0])


LOOKALIKES = str.maketrans("AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĐđÉéĜĝĤĥÎîĶķĹĺÑñÖöŔŕŠšŢţÛûŴŵÝýŽž")
REST = str.maketrans("BbFfJjMmPpQqVvXx", "ßƀƑƒĴĵɱɱÞþǪǫṼṽẊẋ")


def pseudo(text: str) -> str:
    """Return a catalogue in a pseudo-language: accented letters, 40% longer; slots and marks stay.

    It shows which words of a screen are not in the catalogues, and which places are too narrow for translations.
    """
    resource = parse(text)
    for element in _texts(resource):
        words = re.split(r"(</?b>)", element.value)
        element.value = "".join(part if part in ("<b>", "</b>") else _disguised(part) for part in words)
    return serialize(resource)


def _disguised(words: str) -> str:
    longer = re.sub(r"[^\W\d_]{5,}", lambda word: word[0] + word[0][-2:] * (len(word[0]) // 5), words)
    return longer.translate(LOOKALIKES).translate(REST)


def _texts(node: ast.BaseNode) -> Iterator[ast.TextElement]:
    """Yield all texts of a catalogue, except those between quotation marks."""
    if isinstance(node, ast.TextElement):
        yield node
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if isinstance(each, ast.BaseNode):
                yield from _texts(each)


def main(folders: Iterable[str]) -> None:
    """Compile the catalogues of these folders."""
    for folder in folders:
        compile_all(Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
