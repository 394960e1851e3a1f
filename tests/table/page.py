"""A screen as a person sees it: elements with names, texts and events, read from its HTML."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import table
from table.update import HANDLERS

VOID = {"br", "hr", "img", "input", "link", "meta"}
FIELDS = {"input", "select", "textarea"}
DOCS = Path(__file__).resolve().parents[2] / "docs"
UNHEARD = dict.fromkeys(range(0x2066, 0x206A))
"""The isolates: U+2066 to U+2069."""


class Element:
    """An element of the page."""

    def __init__(self, tag: str, attrs: dict[str, str | None], parent: "Element | None") -> None:
        self.tag = tag
        self.attrs = attrs
        self.parent = parent
        self.children: list[Element | str] = []

    def __repr__(self) -> str:
        return f"<{self.tag} {self.attrs} {self.text[:60]!r}>"

    def get(self, attribute: str) -> str | None:
        return self.attrs.get(attribute)

    def walk(self) -> Iterator["Element"]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    @property
    def lineage(self) -> Iterator["Element"]:
        """Yield the element and all its ancestors, upwards."""
        element: Element | None = self
        while element is not None:
            yield element
            element = element.parent

    @property
    def text(self) -> str:
        """Return the visible text: signs as they are drawn, without their spoken equivalents."""
        return " ".join("".join(self._texts(aloud=False)).split())

    @property
    def aloud(self) -> str:
        """Return the text for a screen reader: without hidden parts, and with the names of pictures."""
        return " ".join("".join(self._texts(aloud=True)).split())

    def _texts(self, *, aloud: bool) -> Iterator[str]:
        if self.get("aria-hidden") == "true" if aloud else "words" in self.classes:
            return
        if aloud and self.get("role") == "img":
            yield f" {self.get('aria-label') or ''} "
            return
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child._texts(aloud=aloud)
        if self.tag in ("p", "li", "div", "br", "small", "button", "h2", "dd", "dt"):
            yield " "

    @property
    def inert(self) -> bool:
        return any("inert" in element.attrs for element in self.lineage)

    @property
    def refused(self) -> bool:
        return self.get("aria-disabled") == "true"

    @property
    def pressed(self) -> bool:
        return self.get("aria-pressed") == "true"

    @property
    def classes(self) -> set[str]:
        return set((self.get("class") or "").split())

    def shape(self) -> str:
        """Return the whole element as text, including attributes: equal shapes look and sound the same."""
        inside = "".join(child if isinstance(child, str) else child.shape() for child in self.children)
        return f"<{self.tag} {sorted(self.attrs.items())}>{inside}"


class _Reader(HTMLParser):
    """A parser of any HTML that reports errors in it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("#app", {}, None)
        self.open = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if len(set(names)) != len(names):
            raise AssertionError(f"<{tag}> has an attribute twice: {names}")
        element = Element(tag, dict(attrs), self.open)
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open.tag != tag:
            raise AssertionError(f"</{tag}> closes <{self.open.tag}>")
        assert self.open.parent is not None
        self.open = self.open.parent

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment stands in the page: {data}")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(f"a declaration stands in the page: {decl}")


def read(html: str) -> Element:
    """Return the root of any HTML; raise `AssertionError` if there is an error in it."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    if reader.open is not reader.root:
        raise AssertionError(f"<{reader.open.tag}> is never closed")
    return reader.root


# A start tag, an end tag, or a text, as written by our templates.
TOKEN = re.compile(r'<([a-z][a-z0-9]*)((?: [A-Za-z][A-Za-z0-9:-]*(?:="[^"<>]*")?)*)(/?)>|</([a-z][a-z0-9]*)>|([^<>]+)')
ATTRIBUTE = re.compile(r' ([^ =]+)(="[^"]*")?')


@lru_cache(maxsize=1 << 14)
def attributes_of(text: str) -> dict[str, str | None] | None:
    """Return the attributes of a tag, or None if one occurs twice."""
    pairs = ATTRIBUTE.findall(text)
    found = {name.lower(): unescape(value[2:-1]) if value else None for name, value in pairs}
    return found if len(found) == len(pairs) else None


def read_ours(html: str) -> Element | None:
    """Return the root of HTML from our own templates, three times as fast as `read`; None for any other HTML."""
    root = here = Element("#app", {}, None)
    at = 0
    for token in TOKEN.finditer(html):
        if token.start() != at:
            return None
        at = token.end()
        tag, inside, alone, ended, text = token.groups()
        if text is not None:
            here.children.append(unescape(text))
        elif ended is not None:
            if here.tag != ended or here.parent is None:
                return None
            here = here.parent
        else:
            attributes = attributes_of(inside)
            if attributes is None:
                return None
            element = Element(tag, {**attributes}, here)
            here.children.append(element)
            if tag not in VOID and not alone:
                here = element
    return root if at == len(html) and here is root else None


class Page:
    """The contents of the screen."""

    def __init__(self, html: str) -> None:
        self.root = read_ours(html) or read(html)

    @cached_property
    def elements(self) -> list[Element]:
        return list(self.root.walk())[1:]

    def all(self, tag: str | None = None, /, **attrs: str) -> list[Element]:
        """Return the elements with this tag and these attributes; `aria_label="…"` means `aria-label`."""
        wanted = {name.replace("_", "-"): value for name, value in attrs.items()}
        return [
            element
            for element in self.elements
            if (tag is None or element.tag == tag) and all(element.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str | None = None, /, **attrs: str) -> Element:
        found = self.all(tag, **attrs)
        assert len(found) == 1, f"{len(found)} elements {tag} {attrs}, not 1"
        return found[0]

    @cached_property
    def dialog(self) -> Element | None:
        return next((element for element in self.elements if element.get("role") == "dialog"), None)

    @cached_property
    def offers(self) -> dict[str, list[Element]]:
        """Return the elements that can be touched, by the type of event that they send."""
        found: dict[str, list[Element]] = {}
        for element in self.elements:
            if "data-event" in element.attrs and self.can_be_touched(element):
                found.setdefault(json.loads(element.get("data-event") or "").get("type"), []).append(element)
        return found

    @property
    def buttons(self) -> list[Element]:
        return [element for element in self.elements if element.tag == "button" and self.can_be_touched(element)]

    def can_be_touched(self, element: Element) -> bool:
        """True if nothing covers the element: an open sheet covers everything except itself and its backdrop."""
        if element.inert:
            return False
        return self.dialog is None or all(above.tag != "main" for above in element.lineage)

    def name(self, element: Element) -> str:
        """Return the accessible name, by those of its rules that this app uses. Signs of direction aren't heard."""
        return self._name(element).translate(UNHEARD)

    def _name(self, element: Element) -> str:
        by = element.get("aria-labelledby")
        if by is not None:
            return " ".join(self.one(id=part).aloud for part in by.split())
        label = element.get("aria-label")
        if label:
            return label
        if element.tag in FIELDS:
            around = next((above for above in element.lineage if above.tag == "label"), None)
            return around.aloud if around else ""
        return element.aloud

    def events(self) -> list[dict]:
        """Return all events that elements would send."""
        return [
            json.loads(element.get("data-event") or "") for element in self.elements if "data-event" in element.attrs
        ]

    def find(self, fits: Callable[[Element], bool]) -> Element | None:
        return next((element for element in self.elements if fits(element)), None)


# Checks of every page.

PLAIN = {
    "main", "header", "section", "nav", "article", "h1", "h2", "h3", "p", "div", "span", "small", "b", "i", "br", "ul",
    "ol", "li", "dl", "dt", "dd", "button", "input", "label", "fieldset", "legend", "output", "svg", "path", "g", "use",
    "text", "table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption", "figure", "figcaption", "circle", "form",
    "a",
}  # fmt: skip

SHELLS_OWN = {"steal-lock", "restart", "rescue"}
LARGEST = 60_000


@cache
def sprite_parts() -> set[str]:
    """Return the ids of the drawings that every page already has."""
    return set(re.findall(r'<g id="([^"]+)"', table.prerender()["sprite"]["html"]))


def check_plain(html: str, largest: int = LARGEST) -> Page:
    """Check what must be true of every page, and return the page."""
    parts = sprite_parts()
    assert len(html) < largest, len(html)
    page = Page(html)
    ids = [element.get("id") for element in page.elements if "id" in element.attrs]
    assert len(set(ids)) == len(ids), f"twice in the page: {sorted(i for i in ids if ids.count(i) > 1)}"
    assert not set(ids) & parts, "an id of the sprite"
    for element in page.elements:
        assert element.tag in PLAIN, f"<{element.tag}> on a page"
        check_attributes(element, set(ids), parts)
        hidden = any(above.get("aria-hidden") == "true" for above in element.lineage)
        named = element.tag in ("button", *FIELDS) or element.get("role") in ("img", "dialog", "group")
        if named and not hidden:
            assert page.name(element).strip(), f"{element} has no name"
        if element.tag == "button":
            assert element.get("type") in ("button", "submit"), f"{element} would send a form"
        if element.tag == "svg":
            assert hidden or element.get("role") == "img", f"{element} is no picture"
        if "data-event" in element.attrs:
            event = json.loads(element.get("data-event"))
            assert event["type"] in set(HANDLERS) | SHELLS_OWN
            assert "at" not in event
    return page


def check_attributes(element: Element, ids: set[str | None], parts: set[str]) -> None:
    for name, value in element.attrs.items():
        assert name != "style", f"{element} is styled inline, which the content security policy refuses"
        assert not name.startswith("on"), f"{element} holds script"
        if element.tag == "a" and name == "href":
            page = re.fullmatch(r"(?:docs|about)/([a-z-]+)\.html", value)
            assert page, f"{element} leads out of the app"
            assert (DOCS / f"{page[1]}.md").is_file(), f"{element} leads nowhere"
        elif name in ("href", "src"):
            assert value.startswith("#"), f"{element} asks for {value}"
            assert value[1:] in parts, f"{element} uses a part that no sprite has"
        if name in ("aria-labelledby", "aria-describedby", "for"):
            assert set(value.split()) <= ids, f"{element} refers to what is not there"
