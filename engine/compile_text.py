"""Compile each catalogue, `text/<language>.ftl`, to a module of plain Python functions with type stubs.

`text/en.ftl` becomes `text/_en.py`, which is sent to phones, and `text/__init__.pyi`, which tells type checkers the
keys and the types of the slots. Both are build output: `serve.py`, pytest and the wheels update them.

The syntax is Project Fluent's (https://projectfluent.org). Catalogues have a few more rules:

- A comment at the top of a file gives the type of each slot: `### person: $who, $giver`. Within a file, a slot name
  always has the same type: `person`, `card`, `number`, `text`, `message`, or a list of these (`cards`).
- `<b>…</b>` marks highlighted text.
- `{ NUMBER($n, sign: "always") }` writes a difference, `{ NUMBER($n, type: "ordinal") -> … }` selects by its ordinal.
- `{ ROW($cards, between: " ") }` writes a list without an “and”.
- `{ $who -> [you] You play { $card } *[other] { $who } plays { $card } }` has different words for the reader.
- `{ CARD("7D") }` and `{ PERSON("1") }` are a fixed card and a fixed seat, as in a lesson.

A message without selectors or functions becomes a tuple of alternating texts and slot names. Others become functions.

This file is outside the package because only builds need it.
"""

from __future__ import annotations

import keyword
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse, serialize

ONE = ("person", "card", "number", "text", "message")
KINDS = (*ONE, *(f"{kind}s" for kind in ONE))

HINTS = {"person": "Person", "card": "Card", "number": "int", "text": "str", "message": "Message"}
"""The type hint of an argument for a slot, by the slot's type."""

PLURALS = {
    "en": {
        "cardinal": {"one": "{n} == 1"},
        "ordinal": {
            "one": "{n} % 10 == 1 and {n} % 100 != 11",
            "two": "{n} % 10 == 2 and {n} % 100 != 12",
            "few": "{n} % 10 == 3 and {n} % 100 != 13",
        },
    },
}
"""The conditions of plural categories except `other`, by language (Unicode CLDR, plural rules)."""

HELPERS = ("Card", "Person", "YOU", "figure", "listed", "number", "plus", "row", "SLOTS")
"""Names that the compiled module uses itself. Messages and slots can’t have them."""

HEAD = '"""Made from {name} by engine/compile_text.py."""\n# mypy: ignore-errors\n\n'


class TextError(ValueError):
    """A catalogue can’t be compiled. The text says where and why."""


@dataclass
class Function:
    """A message that is being compiled to Python."""

    name: str
    slots: dict[str, None] = field(default_factory=dict)  # in the order of their first use
    code: str = ""
    template: tuple[str, ...] = ()  # alternating texts and slots, if the message has nothing else


def compile_all(folder: Path) -> None:
    """Compile every stale catalogue in a folder and its subfolders; raise `TextError` if one has a fault."""
    for path in sorted(folder.rglob("text/*.ftl")):
        compile_file(path)


def compile_file(path: Path) -> None:
    """Compile a catalogue, unless its modules are up to date."""
    made = path.with_name(f"_{path.stem}.py")
    stub = path.with_name("__init__.pyi")
    newest = max(path.stat().st_mtime, Path(__file__).stat().st_mtime)
    targets = [made, stub] if path.stem == "en" else [made]
    if all(target.exists() and target.stat().st_mtime > newest for target in targets):
        return
    source = Source(path.read_text(encoding="utf-8"), path)
    texts = [source.module(), source.stub()]
    for target, text in zip(targets, texts, strict=False):
        # Several processes may do this at once, so each writes a separate file and renames it.
        scratch = target.with_suffix(f".{os.getpid()}")
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(target)


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
            raise self._fault(where, f"{key} is a name that the compiled module uses itself")
        if name in self.functions:
            raise self._fault(where, f"there are two messages {key}")
        function = Function(name)
        function.code = ", ".join(self._parts(value, function))
        function.template = _template(value)
        self.functions[name] = function

    def _parts(self, pattern: ast.Pattern, function: Function) -> list[str]:
        """Return Python for the pieces of a pattern. Text between `<b>` and `</b>` is emphasised."""
        parts: list[str] = []
        into = parts  # a separate list between the marks
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                into.append(self._placed(element.expression, function))
                continue
            for words in filter(None, re.split("(</?b>)", element.value.replace("\n", " "))):
                if words not in ("<b>", "</b>"):
                    into.append(repr(words))
                    continue
                if (words == "<b>") is not (into is parts):
                    raise self._fault(element, f"{words} needs a partner")
                if into is parts:
                    into = []
                else:
                    parts.append(f"*figure(({', '.join(into)},))")
                    into = parts
        if into is not parts:
            raise self._fault(pattern, "<b> needs a partner")
        return parts

    def _placed(self, expression: ast.Expression, function: Function) -> str:
        """Return Python for a placeable, the part between braces."""
        match expression:
            case ast.StringLiteral():
                return repr(str(expression.parse()["value"]))
            case ast.VariableReference(id=ast.Identifier(name=name)):
                slot = self._slot(name, expression, function)
                kind = self.slots[slot]
                if kind.endswith("s"):
                    return f"*listed([{self._each(slot)}], list_and)"
                return f"number({slot})" if kind == "number" else f"*{slot}" if kind == "message" else slot
            case ast.FunctionReference():
                return self._called(expression, function)
            case ast.SelectExpression():
                return f"*({self._select(expression, function)})"
        raise self._fault(expression, "this can’t be between braces")

    def _called(self, expression: ast.FunctionReference, function: Function) -> str:
        """Return Python for one of our functions between braces."""
        match expression:
            case ast.FunctionReference(
                id=ast.Identifier(name="CARD" | "PERSON" as name),
                arguments=ast.CallArguments(positional=[ast.StringLiteral(value=text)], named=[]),
            ) if name == "CARD" or text.isdecimal():
                return f"Card({text!r})" if name == "CARD" else f"Person({text})"
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                slot, named = self._call(expression, function)
                if self.slots[slot] != "number" or named != {"sign": "always"}:
                    raise self._fault(expression, 'write { NUMBER($number, sign: "always") }')
                return f"plus({slot})"
            case ast.FunctionReference(id=ast.Identifier(name="ROW")):
                slot, named = self._call(expression, function)
                if not self.slots[slot].endswith("s") or named.keys() != {"between"}:
                    raise self._fault(expression, 'write { ROW($list, between: ", ") }')
                return f"*row([{self._each(slot)}], {named['between']!r})"
        raise self._fault(expression, "this can’t be between braces")

    def _each(self, slot: str) -> str:
        """Return Python for the parts of a list."""
        return f"number(n) for n in {slot}" if self.slots[slot] == "numbers" else f"*{slot}"

    def _select(self, expression: ast.SelectExpression, function: Function) -> str:
        """Return Python that chooses a variant."""
        selector, kind = expression.selector, "cardinal"
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
            slot, named = self._call(selector, function)
            kind = named.get("type", kind)
        elif isinstance(selector, ast.VariableReference):
            slot = self._slot(selector.id.name, selector, function)
        else:
            raise self._fault(expression, "only a slot can select")
        chosen, default = [], ""
        for variant in expression.variants:
            parts = f"({''.join(f'{part}, ' for part in self._parts(variant.value, function))})"
            if variant.default:
                default = parts
            else:
                chosen.append(f"{parts} if {self._condition(variant, slot, kind)} else ")
        return "".join(chosen) + default

    def _condition(self, variant: ast.Variant, slot: str, kind: str) -> str:
        """Return the Python condition for choosing a variant."""
        if isinstance(variant.key, ast.NumberLiteral):
            return f"{slot} == {variant.key.value}"
        name = variant.key.name
        match self.slots[slot]:
            case "number":
                rules = PLURALS[self.language.partition("-")[0]][kind]
                if name not in rules:
                    raise self._fault(variant, f"{self.language} has no plural {name}")
                return rules[name].format(n=slot)
            case "text":
                return f"{slot} == {name!r}"
            case "person" if name == "you":
                return f"{slot} == YOU"
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
        if keyword.iskeyword(slot) or slot in HELPERS:
            raise self._fault(where, f"${name} is a name that the compiled module uses itself")
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
        body = "".join(self._definition(function) for function in self.functions.values())
        helpers = [name for name in HELPERS if re.search(rf"\b{name}\(|== {name}\b", body)]
        imports = f"from tenfold.messages import {', '.join(helpers)}\n" if helpers else ""
        if any(kind.endswith("s") for kind in self.slots.values()) and "list_and" not in self.functions:
            imports += f"from tenfold.text._{self.language} import list_and\n"
        return f"{HEAD.format(name=self.path.name)}{imports}SLOTS = {self.slots!r}\n{body}"

    def _definition(self, function: Function) -> str:
        if function.template:
            words = function.template if function.slots else function.template[0]
            return f"{function.name} = {words!r}\n"
        return f"def {function.name}({', '.join(function.slots)}):\n    return ({function.code},)\n"

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


def _template(pattern: ast.Pattern) -> tuple[str, ...]:
    """Return the texts of a pattern and the slots between them; empty if the pattern has anything else."""
    parts = [""]
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=words) if not re.search("</?b>", words):
                parts[-1] += words.replace("\n", " ")
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                parts[-1] += str(literal.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=slot))):
                parts += [slot.replace("-", "_"), ""]
            case _:
                return ()
    return (*parts,)


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
