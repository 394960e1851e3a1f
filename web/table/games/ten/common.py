"""What no one owns yet, in fixed places: the round card, those to come, the draw pile, the pot."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table.drawings.paper import back
from table.games.ten import drawings, text
from tenfold.games.ten import TenObservation
from tenfold.games.ten.events import Judged
from tenfold.messages import Message


def strip(obs: TenObservation, over: Judged | None = None) -> Renderable:
    """Draw the four of them in a row. While the cards of a round go to its loser, its price stands."""
    number, points = (obs.round_card, price(obs)) if over is None else (over["card"], over["points"])
    card_back = h.span(".card.is-back", aria_hidden="true")[h.svg(viewBox="0 0 100 140")[back()]]
    return h.ul(".common", aria_label=str(text.middle))[
        _round_card(number, points),
        _pile(drawings.round_stack(), obs.round_cards_left, text.round_cards_to_come, text.round_cards_to_come_aloud),
        _pile(card_back, obs.draw_pile, text.cards_to_draw, text.cards_to_draw_aloud),
        h.li(".pot", data_place="pot", data_stays=True)[
            drawings.chip(),
            _much(str(obs.pot), h.span(".unseen")[str(text.chips_unit(chips=obs.pot)), " "], h.small[str(text.pot)]),
            drawings.travelling_chip(),
        ],
    ]


def price(obs: TenObservation) -> int:
    """Return what losing the round costs: the round card and all cards played; a face-down card counts as 1."""
    known = [1 if place.covered else drawings.penalty(place.card or "") for place in obs.table if place.laid]
    added = [drawings.penalty(place.second) for place in obs.table if place.second is not None]
    return (obs.round_card or 0) + sum(known) + sum(added)


def _round_card(number: int | None, points: int) -> Renderable:
    if number is None:
        return h.li[h.span(".slot"), h.span(".unseen")[str(text.no_round_card)]]
    return h.li(data_place="round-card", data_stays=True)[
        drawings.round_card(number),
        _much(f"+{points}", h.small[str(text.to_lose)]),
    ]


def _pile(picture: Node, cards: int, short: Message, name: Message) -> Renderable:
    return h.li[picture, _much(str(cards), h.small(aria_hidden="true")[str(short)], h.span(".unseen")[str(name)])]


def _much(number: str, *words: Node) -> Renderable:
    return h.span(".much", data_lands=True)[h.b[number], " ", words]
