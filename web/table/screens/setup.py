"""The set-up screen, with the seats and the options of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import board_of
from table.hooks import GAME_OFFERS, SEAT_MARKS, SEAT_ROWS, SETUP_ROWS, SETUP_SLIPS
from table.matches import length_label
from table.model import Model, Setup
from table.screens.home import toast, trouble
from table.setups import first_setup, name_shown, names_at, why_not_this_deal, why_not_this_name
from table.shelf import is_elsewhere
from table.stack import SetupScreen
from table.views import View
from table.widgets import badge, bar, icon_button, name_field, option_row, sends, stepper
from table.words import Badge, called, coloured_badges, unnamed
from tenfold import AnyGame, Option


def screen(model: Model, here: SetupScreen) -> Renderable:
    """Draw the set-up screen of the chosen game."""
    info = tenfold.game_class(here.game)
    setup = model.setups.get(here.game) or first_setup(here.game)
    offered = info.offered_players
    badges = coloured_badges(names_at(setup))
    marks = _marks(model, setup)
    offers = [offer for draw in GAME_OFFERS if (offer := draw(model, here.game))]
    around = [draw(model, here) for draw in SEAT_ROWS]
    more = [draw(model, here) for draw in SETUP_ROWS]
    return h.main("#screen.page.setup")[
        bar(
            info.long_name,
            back=(text.home, sends("home")),
            right=icon_button("book", text.rules, _rules(here.game)),
        ),
        trouble(model),
        [draw(model, here) for draw in SETUP_SLIPS],
        offers,
        h.section(".stack", aria_labelledby="round")[
            h.div(".row")[
                h.h2("#round.grow")[str(text.round_the_table)],
                stepper(
                    setup.players,
                    less=sends("players", by=-1),
                    more=sends("players", by=1),
                    low=setup.players == offered[0],
                    high=setup.players == offered[-1],
                    labels=(text.seats, text.seats_less, text.seats_more),
                ),
            ],
            h.ol(".list.slip.seatlist")[
                [_seat(setup, seat, badges[seat], marks.get(seat)) for seat in range(setup.players)]
            ],
            h.p(".smaller.muted")[str(text.clockwise), " ", _who_holds(setup, info.open_table, marks)],
            h.div(".slip.list")[around] if any(around) else None,
        ],
        h.section(".stack", aria_labelledby="rules")[
            h.h2("#rules")[str(text.table_rules)],
            h.div(".slip.list", data_walk=True)[
                [draw_option(info, option, setup) for option in info.options],
                option_row(text.match, length_label(setup.match), sends("sheet", name="match")),
                h.label(".option-row.deal")[
                    h.span(".grow")[str(text.deal)],
                    h.input(
                        "#deal.option-value",
                        value=setup.deal,
                        inputmode="numeric",
                        maxlength="10",
                        autocomplete="off",
                        placeholder=str(text.deal_none),
                        data_event=sends("deal-number"),
                        **_invalid("why-deal", why_not_this_deal(setup.deal)),
                    ),
                ],
                _why_not("why-deal", why_not_this_deal(setup.deal)),
            ],
        ],
        h.div(".slip.list")[more] if any(more) else None,
        h.div(".foot")[
            toast(model),
            h.button(f".btn.full{'.ink' if offers else '.lit'}", type="button", data_event=sends("start"))[
                h.span[board_of(here.game).deal_label()], h.small(".starting")[str(text.starting)]
            ],
        ],
    ]


class SetupView(View[SetupScreen]):
    """The view of the set-up, which names its game and leads back to it."""

    def titled(self, screen: SetupScreen) -> str:
        """Return the game."""
        return screen.game

    def again(self, model: Model, screen: SetupScreen) -> Mapping[str, Any]:
        """Return the event that opens this set-up again."""
        return {"type": "setup", "game": screen.game}


def _rules(game: str) -> str:
    return sends("room-rules") if is_elsewhere(game) else sends("sheet", name="rules", chapter="minute")


def _marks(model: Model, setup: Setup) -> dict[int, str]:
    """Return what features say about seats of people who don’t play on this phone."""
    found = {
        seat: next(filter(None, (mark(model, setup, seat) for mark in SEAT_MARKS)), "") for seat in range(setup.players)
    }
    return {seat: mark for seat, mark in found.items() if mark}


def _seat(setup: Setup, seat: int, own: Badge, mark: str | None) -> Renderable:
    chair, name, why_not = setup.chairs[seat], called(names_at(setup)[seat]), why_not_this_name(setup, seat)
    is_bot = chair.kind == "bot"
    kind, level = str(text.computer if is_bot else mark or text.person), chair.level if is_bot else ""
    label = text.kind_computer(name=name, level=level) if is_bot else text.kind_person(name=name)
    return h.li(f"#chair-{seat}.row.seatrow")[
        badge(own, bot=chair.kind == "bot"),
        name_field(
            chair.shown_name,
            ident=f"name-{seat}",
            look=".name",
            placeholder=called(unnamed(seat)),
            aria_label=str(text.name_of_seat(count=seat + 1)),
            data_event=sends("name", seat=seat),
            **_invalid(f"why-{seat}", why_not),
        ),
        h.button(
            ".btn.smaller.line.kind",
            type="button",
            aria_label=str(label),
            data_event=sends("sheet", name="kind", seat=seat),
        )[h.span[kind, level and h.small[str(text.level(level=level))]]],
        icon_button(
            "move" if seat else "to-end",
            text.move_up(name=name) if seat else text.move_to_end(name=name),
            sends("move", seat=seat),
        ),
        _why_not(f"why-{seat}", why_not),
    ]


def _invalid(ident: str, why_not: str) -> dict[str, str]:
    """Return the attributes of a field with an invalid value. The reason stands beside it."""
    return {"aria_invalid": "true", "aria_describedby": ident} if why_not else {}


def _why_not(ident: str, why_not: str) -> Node:
    return h.p(f"#{ident}.why-not")[why_not] if why_not else None


def _who_holds(setup: Setup, open_table: bool, marks: Mapping[int, str]) -> str:
    people = [
        called(chair.name or unnamed(seat))
        for seat, chair in enumerate(setup.used)
        if chair.kind == "person" and seat not in marks
    ]
    if marks and len(people) <= 1:
        return ""
    if not people:
        return str(text.nobody_holds)
    if len(people) == 1:
        return str(text.one_holds)
    if open_table:
        return str(text.open_table(names=tuple(people)))
    return str(text.phone_changes_hands(names=tuple(people)))


def choice_label(option: Option, choice: str, setup: Setup) -> str:
    """Return a choice in words. A seat has its player's name."""
    label = next((label for key, label in option.choices if key == choice), None)
    if label is not None:
        return str(label)
    return name_shown(setup, int(choice))


def draw_option(info: type[AnyGame], option: Option, setup: Setup) -> Node:
    """Draw a row with an option, which opens its choices."""
    chosen = choice_label(option, setup.options[option.id], setup)
    filled = info.presets.get(setup.options[option.id], {}) if option.id == "preset" else {}
    if any(setup.options[key] != choice for key, choice in filled.items()):
        chosen = str(text.changed(label=chosen))
    return option_row(str(option.title), chosen, sends("sheet", name="option", id=option.id))
