"""The parts that screens are made of. Each is a function that returns HTML; none knows a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable

from table import text
from table.drawings.faces import portrait
from table.drawings.icons import icon
from table.notices import text as notices
from table.words import LONGEST_NAME, Badge
from tenfold.messages import Message, Text


def sends(kind: str, /, **fields: Any) -> str:
    """Return the text of a `data-event` attribute: the event that a tap sends to `update`."""
    return json.dumps({"type": kind, **fields})


def icon_button(picture: str, label: Text, event: str, *, refused: bool = False, extra: str = "") -> Renderable:
    """Return a 44 px button with an icon. The label is its accessible name."""
    return h.button(
        f".icon-button{extra}",
        type="button",
        aria_label=str(label),
        aria_disabled="true" if refused else None,
        data_event=event,
    )[icon(picture)]


def bar(
    title: Text, *, back: tuple[Text, str] | None, sub: Text = "", right: Node = None, sign: str = "back"
) -> Renderable:
    """Return the head of a screen: the way back (label, event), its icon, the title with a small line, icons."""
    return h.header(".bar")[
        back and icon_button(sign, back[0], back[1]),
        h.h1(tabindex="-1")[str(title), h.span(".smallest", data_lands=True)[str(sub)] if sub else None],
        right,
    ]


def button(
    label: Node | Message,
    event: str,
    *,
    small: Node | Message = None,
    kind: str = "",
    refused: bool = False,
    **more: Any,
) -> Renderable:
    """Return a button: a verb and its object, with what happens below. `kind` adds classes such as `.lit`."""
    return h.button(
        f".btn{kind}",
        type="button",
        data_event=event,
        aria_disabled="true" if refused else None,
        **more,
    )[h.span[_node(label)], h.small[_node(small)] if small else None]


def _node(said: Node | Message) -> Node:
    return str(said) if isinstance(said, Message) else said


def badge(of: Badge, *, bot: bool, place: str | None = None) -> Renderable:
    """Return a player's ten-sided badge: people in their colours, computer players in slate, characters with a face.

    With a `place`, cards travel to and from the badge; it stays where it is.
    """
    face = bot and portrait(of.face)
    kind = f".who.p{of.colour}{'.bot' if bot else ''}{'.face' if face else ''}"
    return h.span(kind, aria_hidden="true", data_place=place, data_stays=place is not None)[face or of.letters]


def place_number(place: int) -> Renderable:
    """Return the number of a place in a list of players. Voices say it as an ordinal."""
    return h.span(".place", role="img", aria_label=str(text.place(count=place)))[str(place)]


def name_field(value: str, *, ident: str = "", look: str = ".field", **more: Any) -> Renderable:
    """Return a field for a name."""
    return h.input(
        f"{f'#{ident}' if ident else ''}{look}",
        value=value,
        maxlength=str(LONGEST_NAME),
        autocomplete="off",
        autocapitalize="words",
        spellcheck="false",
        enterkeyhint="done",
        **more,
    )


def segments(
    legend: str,
    name: str,
    choices: Sequence[tuple[str, Node]],
    chosen: str,
    event: str,
    *,
    heading: str = "smaller",
) -> Renderable:
    """Return a row of radio buttons, one of which is always chosen. `choices` are pairs of value and label."""
    return h.fieldset(".stack.segments")[
        h.legend(f".{heading}")[legend],
        h.div(".segment-row")[
            [
                h.label[
                    h.input(
                        type="radio",
                        name=name,
                        value=value,
                        checked=value == chosen,
                        data_event=event,
                    ),
                    h.span[label],
                ]
                for value, label in choices
            ]
        ],
    ]


def toggle(title: Text, help_text: Text, on: bool, event: str, sample: Node = None) -> Renderable:
    """Return a switch with a line of help and an optional sample of what it changes."""
    return h.label(".toggle")[
        h.input(type="checkbox", role="switch", checked=on, data_event=event),
        h.span(".grow")[h.b[str(title)], h.br, h.small(".muted")[str(help_text)]],
        sample,
    ]


def stepper(
    value: int, *, less: str, more: str, low: bool, high: bool, labels: tuple[Message, Message, Message]
) -> Renderable:
    """Return a number between two buttons. `low` and `high` mark a reached end; `labels` name it and both buttons."""
    label, one_less, one_more = map(str, labels)
    return h.div(".step", role="group", aria_label=label, data_walk=True)[
        h.button(
            type="button",
            aria_label=one_less,
            aria_disabled=low and "true",
            data_event=less,
        )["−"],
        h.output[str(value)],
        h.button(
            type="button",
            aria_label=one_more,
            aria_disabled=high and "true",
            data_event=more,
        )["+"],
    ]


def option_row(title: Text, value: Text, event: str) -> Renderable:
    """Return a row that opens a sheet of choices or a screen."""
    return h.button(".option-row", type="button", data_event=event)[
        h.span(".grow")[str(title)], " ", h.span(".option-value")[str(value)]
    ]


def home_row(icon_name: str, title: Text, note: Text, event: str) -> Renderable:
    """Return a row of the home screen that leads to a feature."""
    return h.button(".slip.home-row", type="button", data_event=event)[
        icon(icon_name), h.span(".grow")[h.b[str(title)], " ", h.small(".muted")[str(note)]], icon("on")
    ]


def choice_row(
    title: Text,
    help_text: Text,
    chosen: bool | None,
    event: str,
    *,
    refused: bool = False,
    picture: Node = None,
    language: str | None = None,
) -> Renderable:
    """Return one of the choices on a sheet. If it is refused, the help says why.

    `chosen` is None if a tap does something at once, so that nothing stays chosen. The row then has an arrow and no
    ring. A `picture` comes first. `language` is the language of the title, if it has its own.
    """
    return h.li[
        h.button(
            ".choice",
            type="button",
            aria_pressed=None if chosen is None else "true" if chosen else "false",
            aria_disabled="true" if refused else None,
            data_event=event,
        )[
            picture,
            h.span(".grow")[
                h.b(lang=language)[str(title)], " ", h.small(".muted")[str(help_text)] if help_text else None
            ],
            icon("on") if chosen is None else h.span(".dot", aria_hidden="true"),
        ]
    ]


def sheet(title: Text, body: Node, *, close: Text = text.close, page: str = "") -> Renderable:
    """Return a sheet over a veil. The screen behind it is inert while it is open.

    `page` is the id of the content: when it changes, the sheet scrolls to the top.
    """
    shut = sends("close")
    return h.div(".over-all")[
        h.div(".veil", data_event=shut),
        h.section("#sheet.sheet", role="dialog", aria_modal="true", aria_labelledby="sheet-title")[
            h.header(data_swipe=shut)[
                h.div(".grip", aria_hidden="true"),
                h.div(".row")[
                    h.h2("#sheet-title.grow.title", tabindex="-1")[str(title)],
                    icon_button("close", close, shut),
                ],
            ],
            h.div(f"#sheet-{page}.sheet-body" if page else ".sheet-body", tabindex="0")[body],
        ],
    ]


def card(
    picture: Node,
    name: str,
    *,
    look: str = "",
    kind: str = "",
    event: str | None = None,
    pressed: bool | None = None,
    refused: bool = False,
    place: str | None = None,
    stays: bool = False,
    ident: str | None = None,
) -> Renderable:
    """Return a card: a button if it can be touched, otherwise a picture.

    `look` adds state classes (`.can`, `.selected`, `.no`), and `kind` the deck's class. A face-down card must have no
    `place` and no `ident`, as they would identify it. With `stays`, it can be seen until a card that comes lies on it.
    """
    svg_hidden = h.svg(viewBox="0 0 100 140", aria_hidden="true")[picture]
    if event is None:
        picture_only = h.svg(viewBox="0 0 100 140", role="img", aria_label=name)[picture]
        return h.span(f".card{kind}{look}", data_place=place, data_covered=stays)[picture_only]
    return h.button(
        f".card{kind}{look}",
        id=ident,
        type="button",
        aria_label=name,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        aria_disabled="true" if refused else None,
        data_event=event,
        data_place=place,
        data_covered=stays,
    )[svg_hidden, h.span(".tick", aria_hidden="true")["✓"] if pressed else None]


_ACROSS = {6: 3, 7: 4, 8: 4, 11: 4, 12: 4}
"""The cards in a full row, by the number of cards, where five would leave a row with few."""


def hand(cards: Sequence[Node], label: str, *, folded: bool = False) -> Renderable:
    """Return a hand of cards, laid out by their number as in look.md. Arrow keys move between them.

    The classes say what the style sheet can’t count: the cards in a row, and in a shorter first row. `.deep` is for
    more than two rows.
    """
    number = len(cards)
    if number <= 3:
        layout = ".fan.few"
    elif number <= 5:
        layout = ".fan.four" if number == 4 else ".fan.four.five"
    else:
        across = _ACROSS.get(number, 5)
        deep = ".deep" if number > 2 * across else ""
        layout = f".rows.n{across}{deep}{f'.lead-{number % across}' if number % across else ''}"
    return h.ol(f"{layout}{'.folded' if folded else ''}", aria_label=label, data_walk=not folded)[
        [h.li[one] for one in cards]
    ]


def lying(label: Node, cards: Node, note: Node = None) -> Renderable:
    """Return cards that lie together, with their owner and a note."""
    return h.figure[h.figcaption[label], h.div(".row-of-cards")[cards], note and h.p(".note")[note]]


def refused(title: Message) -> Callable[[object, Mapping[str, Any]], Node]:
    """Return a function that draws a sheet which says why a file was refused."""
    return lambda _model, asked: sheet(
        title,
        [
            h.p[str(asked.get("why"))],
            h.p(".muted.smaller")[str(notices.nothing_changed)],
            button(text.close, sends("close"), kind=".lit.full"),
        ],
    )
