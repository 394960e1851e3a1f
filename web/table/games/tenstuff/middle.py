"""The piles of Tenstuff, the seats round them, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table.boards import SeatLine
from table.drawings import french
from table.drawings.icons import icon
from table.drawings.paper import back
from table.games.tenstuff import drawings, text
from table.games.tenstuff.picking import (
    JOKERS,
    RANK,
    SLEEVE,
    SLIP,
    SUIT,
    TOP,
    TenstuffSeen,
    mode,
    possible,
)
from table.speech import marked
from table.widgets import card, hand, sends
from table.words import badges
from tenfold import Card, Figure, Person
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.cards import RANKS, SUITS
from tenfold.messages import Text, in_text

_MANY = 15
"""The most cards drawn in one fan; more are grouped by rank."""

_GROUP = 5
"""The number of strokes that a voice says together."""

_NOBODY = -1
"""The actor to pass if no name should stand out."""


_ONE_ROW = 5
"""The most seats that leave room for a whole hand under high piles on the smallest phone."""


def look(seen: TenstuffSeen) -> str:
    """Return the classes of the table: its mode, its special states, and what needs room."""
    obs = seen.obs
    piles = mode(seen) not in ("guess", "arrange")
    stands = {
        ".guessing": mode(seen) == "guess",
        ".arranging": mode(seen) == "arrange",
        ".sleeved": cheating(obs),
        ".crowded": obs.players > _ONE_ROW,
        ".shaming": any(seat not in obs.out for seat in obs.shamed),
        ".many-shamed": len(obs.shamed) > 1,
        ".slam": piles and _is_slam(seen),
        ".turned-round": piles and obs.reversed,
    }
    return "".join(name for name, so in stands.items() if so)


def cheating(obs: TenstuffObservation) -> bool:
    """True if cheating is allowed at this table."""
    return obs.setting("cheating") == "on"


def _is_slam(seen: TenstuffSeen) -> bool:
    return seen.shown[-1:] == ("slam",)


def seat_line(seen: TenstuffSeen, seat: int) -> SeatLine:
    """Draw a seat: its number of cards and any special state."""
    obs = seen.obs
    size = obs.hand_sizes[seat]
    if seat in obs.out:
        return SeatLine(
            str(text.seat_out), h.span(".num.place")[str(text.seat_place(place=obs.out.index(seat) + 1))], ".gone"
        )
    if cheating(obs):
        number, look = _fan(size), ".fanned"
    else:
        number, look = _count(size), ""
    line: Text = ""
    if seat in obs.excommunicated:
        line, look = text.seat_excommunicated, f"{look}.sits"
    elif seat in obs.shamed:
        line, look = text.seat_shamed, f"{look}.shame"
    elif seat == obs.current_player and obs.phase == "window":
        line = text.seat_next
    elif seat == obs.last_owner:
        line = text.seat_last_owner
    more = None
    if seat in obs.shamed:
        more = h.ul(".open-hand", aria_label=seen.plain(text.open_hand(who=Person(seat))))[
            h.li(".whose", aria_hidden="true")[badges(seen.names)[seat]],
            [h.li[card(drawings.tiny(one), drawings.name(one), kind=drawings.kind(one))] for one in obs.known[seat]],
        ]
    return SeatLine(str(line), number, look, more)


def _count(size: int) -> Renderable:
    """Draw the number of cards, with words for screen readers."""
    pieces = text.seat_cards(cards=size).pieces()
    return h.span(".num", data_lands=True)[
        [one.text if isinstance(one, Figure) else h.span(".unseen")[str(one)] for one in pieces]
    ]


def _fan(size: int) -> Renderable:
    """Draw the cards as strokes that you can count if you look closely. A voice says each, and no number."""
    edges = "".join(f'<path d="M{2 + 3 * i} 2v12"/>' for i in range(size))
    groups = [" ".join([str(text.stroke)] * min(_GROUP, size - first)) for first in range(0, size, _GROUP)]
    label = ", ".join(groups) or str(text.stroke_none)
    return h.svg(".edges", viewBox=f"0 0 {3 * max(size, 1) + 2} 16", role="img", aria_label=label)[Markup(edges)]


def board(seen: TenstuffSeen) -> Renderable:
    """Draw the two piles, the cards to guess, or the top cards of the draw pile to arrange."""
    obs = seen.obs
    now = mode(seen)
    if now == "guess":
        return _guessing(seen)
    if now == "arrange":
        return _arranging(seen)
    turned = ".reversed" if obs.reversed else ""
    slammed = ".slammed" if _is_slam(seen) else ""
    return h.section(f".board.piles{turned}{slammed}", aria_label=str(text.piles))[
        upturned(obs), _draw_pile(obs), _play_pile(seen), _thrown(seen)
    ]


def _thrown(seen: TenstuffSeen) -> Renderable | None:
    """Draw the ten that is being thrown, hidden: it only travels from seat to seat."""
    ten = next((event["card"] for event in seen.events if event["kind"] == "skip"), None)
    if ten is None or seen.shown[-1:] != ("skip",):
        return None
    return h.span(".thrown", aria_hidden="true")[
        card(drawings.face(ten), drawings.name(ten), kind=drawings.kind(ten), place="thrown")
    ]


def upturned(obs: TenstuffObservation) -> Renderable | None:
    """Draw the note above the piles if three sixes have reversed the game; otherwise None."""
    return h.p(".upturned.reversed")[str(text.turned_round)] if obs.reversed else None


def _draw_pile(obs: TenstuffObservation) -> Renderable:
    size = len(obs.draw)
    top = obs.draw[0] if obs.draw else None
    caption = marked(text.to_draw(cards=size))
    if cheating(obs) and not obs.reversed:
        caption = marked(text.to_draw_uncounted, lambda _: _fan(size))
    if not size:
        empty = text.pile_empty if obs.has_supply else text.none_to_draw
        return h.figure[h.span(".slot", data_place="draw"), h.figcaption[str(empty)]]
    picture = card(back(), str(text.draw_pile), look=".is-back", place="draw")
    if obs.reversed and top is not None:
        label = in_text(text.next_to_draw(card=Card(top)), (), drawings.name)
        picture = card(drawings.face(top), label, kind=drawings.kind(top), place="draw")
    return h.figure[picture, h.figcaption[caption]]


def _play_pile(seen: TenstuffSeen) -> Renderable:
    obs = seen.obs
    if obs.last_owner is None or not obs.last:
        free = text.lowest_leads if obs.opening else text.any_set_may_be_laid
        return h.figure[last_set(obs, "play"), h.figcaption[str(free)]]
    shown = seen.plain(drawings.set_name(obs.last), drawings.sign)
    caption = seen.says(text.set_to_beat(owner=Person(obs.last_owner), shown=shown), _NOBODY)
    if obs.reversed:
        return h.figure[
            card(back(), str(text.play_pile_face_down), look=".is-back", place="play"),
            last_set(obs),
            h.figcaption[caption],
        ]
    return h.figure[last_set(obs, "play"), h.figcaption[caption]]


def last_set(obs: TenstuffObservation, place: str | None = None) -> Renderable:
    """Draw the set to beat, its cards side by side, or an empty slot if there is none."""
    if not obs.last:
        return h.span(".slot", data_place=place)
    cards = [card(drawings.face(one), drawings.name(one), kind=drawings.kind(one)) for one in obs.last]
    return h.div(f".last-set.of{len(obs.last)}", data_place=place, data_covered=True)[cards]


def _guessing(seen: TenstuffSeen) -> Renderable:
    """Draw the buttons to guess a card: a rank and a suit, or a joker."""

    def key(label: Node, place: int, name: str) -> Renderable:
        return h.button(
            type="button",
            aria_pressed="true" if place in seen.picked else "false",
            aria_label=name,
            data_event=sends("touch", place=place),
        )[label]

    ranks = [key(french.rank_sign(rank), RANK + i, french.rank_name(rank)) for i, rank in enumerate(RANKS) if i]
    suits = [key(french.pip(suit), SUIT + i, french.suit_name(suit)) for i, suit in enumerate(SUITS)]
    jokers = [in_text(text.guess_joker(card=Card(joker)), (), drawings.name) for joker in JOKERS]
    stars = [key("★☆"[i], SUIT + len(SUITS) + i, name) for i, name in enumerate(jokers)]
    return h.section(".board.guess", aria_label=str(text.guess_board))[
        h.div(".suit-buttons", role="group", aria_label=str(text.guess_suit))[suits, stars],
        h.div(".rank-buttons", role="group", aria_label=str(text.guess_rank))[ranks],
    ]


def _arranging(seen: TenstuffSeen) -> Renderable:
    """Draw the top cards of the draw pile. You tap them in their new order."""
    order = [place - TOP for place in seen.picked if place >= TOP]
    shown = [one for one in seen.obs.draw[:3] if one]
    return h.section(".board.arrange", aria_label=str(text.top_of_the_pile), data_walk=True)[
        [
            h.figure[
                card(
                    drawings.face(one),
                    drawings.name(one),
                    kind=drawings.kind(one),
                    look=".can.selected" if i in order else ".can",
                    event=sends("touch", place=TOP + i),
                    pressed=i in order,
                    ident=f"top-{i}",
                ),
                h.figcaption[str(text.place(place=order.index(i) + 1)) if i in order else "\xa0"],
            ]
            for i, one in enumerate(shown)
        ]
    ]


def hand_zone(seen: TenstuffSeen) -> Node:
    """Draw the hand, and with cheating the sleeve, small enough to stay discreet."""
    if mode(seen) in ("guess", "arrange") and seen.obs.player is None:
        return None
    return [_hand(seen), _sleeve(seen)]


def _hand(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    if obs.player is None:
        return _folded(seen)
    now = mode(seen)
    can = possible(seen)
    in_sleeve = SLEEVE in seen.picked and now == "turn"
    drawn = _drawn(seen)
    cards = []
    for place, one in enumerate(obs.hand):
        picked, slipped = bool(now) and place in seen.picked, SLIP + place in seen.picked
        ready = one in can or in_sleeve
        # What can't be thrown in a window stays as it is: most of it can be played soon.
        look = ".wait" if now in ("", "skip", "window") else ".no"
        if picked and ready:
            look = ".can.selected"
        elif now and slipped:
            look = ".can.slipped"
        elif now and ready:
            look = ".can"
        cards.append(
            card(
                drawings.face(one),
                drawings.name(one),
                kind=drawings.kind(one),
                look=look,
                event=sends("touch", place=place),
                pressed=picked or slipped,
                refused=not ready,
                place="drawn" if one == drawn else "hand-played" if picked and place == min(seen.picked) else None,
                ident=f"card-{one}",
            )
        )
    return _laid_out(cards, obs.hand, seen.plain(text.hand(who=Person(obs.player))))


def _drawn(seen: TenstuffSeen) -> str | None:
    """Return the card that is coming from the draw pile."""
    if seen.shown[-1:] != ("draw",):
        return None
    return next((event.get("card") for event in seen.events if event["kind"] == "draw"), None)


def _laid_out(cards: list[Renderable], texts: Sequence[str], label: str) -> Renderable:
    """Draw up to 15 cards as in every game. Draw more in groups of one rank that don't break across lines."""
    if len(cards) <= _MANY:
        return hand(cards, label)
    ranked = groupby(zip(texts, cards, strict=True), key=lambda pair: drawings.rank(pair[0]))
    groups = [[one for _, one in group] for _, group in ranked]
    return h.ol(".ranks", aria_label=label, data_walk=True)[
        [h.li(".rank")[[h.span(".one")[one] for one in group]] for group in groups]
    ]


def _folded(seen: TenstuffSeen) -> Node:
    """Draw the hand of the player who has just moved, face down. The cards played are face up until they travel."""
    obs = seen.obs
    if seen.folded is None:
        return None
    lifted = _lifted(seen) if seen.lifting else []
    shown: list[Node] = [
        card(
            drawings.face(one),
            drawings.name(one),
            kind=drawings.kind(one),
            place="hand-played" if i == 0 else None,
        )
        for i, one in enumerate(lifted)
    ]
    backs = 0 if cheating(obs) else max(0, obs.hand_sizes[seen.folded] - len(lifted))
    shown += [card(back(), str(text.called_face_down), look=".is-back") for _ in range(min(backs, _MANY - len(shown)))]
    return hand(shown, seen.plain(text.hand_folded(who=Person(seen.folded))), folded=True) if shown else None


def _lifted(seen: TenstuffSeen) -> list[str]:
    """Return the cards that are about to leave the hand, which everyone sees."""
    for event in seen.events:
        if event["kind"] == "play":
            return event["cards"]
        if event["kind"] == "skip":
            return [event["card"]]
    return []


def _sleeve(seen: TenstuffSeen) -> Node:
    """Draw the buttons for the sleeve and for a secret look at the draw pile: small, but reachable by keyboard."""
    obs = seen.obs
    if not cheating(obs):
        return None
    if obs.player is None or mode(seen) != "turn":  # an empty row, so that the hand doesn't move
        return h.div(".sleeve.row")
    open_now = SLEEVE in seen.picked
    slipped = sum(SLIP <= place < RANK for place in seen.picked)
    arrange = any(outlook.kind == "arrange" for outlook in obs.legal) and not seen.picked
    return h.div(".sleeve.row")[  # right-aligned: the sleeve stays put when the draw-pile button comes and goes
        arrange
        and h.button(".quiet", type="button", data_event=sends("play", action="arrange"))[
            icon("eye"), h.span[str(text.look_at_draw_pile)]
        ],
        h.button(
            ".quiet",
            type="button",
            aria_pressed="true" if open_now else "false",
            data_event=sends("touch", place=SLEEVE),
        )[icon("sleeve"), h.span[str(text.sleeve_holds(cards=slipped) if slipped else text.sleeve)]],
    ]
