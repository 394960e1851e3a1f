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
from table.games.tenstuff import drawings
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
from table.widgets import card, hand, sends
from table.words import badges, count
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.cards import RANKS, SUITS
from tenfold.games.tenstuff.words import PLACES

_MANY = 15
"""More cards than this lie in groups of one rank."""


def look(seen: TenstuffSeen) -> str:
    """How the table stands, as classes: what is open or special about it, and whether it has room for a sleeve."""
    obs = seen.obs
    piles = mode(seen) not in ("guess", "arrange")
    stands = {
        ".guessing": mode(seen) == "guess",
        ".arranging": mode(seen) == "arrange",
        ".sleeved": cheating(obs),
        ".shaming": any(seat not in obs.out for seat in obs.shamed),
        ".many-shamed": len(obs.shamed) > 1,
        ".slam": piles and _is_slam(seen),
        ".turned-round": piles and obs.reversed,
    }
    return "".join(name for name, so in stands.items() if so)


def cheating(obs: TenstuffObservation) -> bool:
    """Whether people may cheat at this table."""
    return obs.setting("cheating") == "on"


def _is_slam(seen: TenstuffSeen) -> bool:
    return seen.shown[-1:] == ("slam",)


def seat_line(seen: TenstuffSeen, seat: int) -> SeatLine:
    """A seat: how many cards, and what is special about it."""
    obs = seen.obs
    size = obs.hand_sizes[seat]
    if seat in obs.out:
        return SeatLine("is out", h.span(".num.place")[PLACES[obs.out.index(seat)]], ".gone")
    if cheating(obs):
        number, look = _fan(size), ".fanned"
    else:
        number, look = _count(size), ""
    line = ""
    if seat in obs.excommunicated:
        line, look = "sits out", f"{look}.sits"
    elif seat in obs.shamed:
        line, look = "in shame", f"{look}.shame"
    elif seat == obs.current_player and obs.phase == "window":
        line = "next"
    elif seat == obs.last_owner:
        line = "played last"
    more = None
    if seat in obs.shamed:
        more = h.ul(".open-hand", aria_label=f"open hand of {seen.names[seat]}")[
            h.li(".whose", aria_hidden="true")[badges(seen.names)[seat]],
            [
                h.li[card(drawings.tiny(text), drawings.name(text), kind=drawings.kind(text))]
                for text in obs.known[seat]
            ],
        ]
    return SeatLine(line, number, look, more)


def _count(size: int) -> Renderable:
    return h.span(".num")[str(size), h.span(".unseen")[" card" if size == 1 else " cards"]]


def _fan(size: int) -> Renderable:
    """So many cards as edges to be counted by who looks closely; no numeral, also for who listens."""
    edges = "".join(f'<path d="M{2 + 3 * i} 2v12"/>' for i in range(size))
    return h.svg(".edges", viewBox=f"0 0 {3 * max(size, 1) + 2} 16", role="img", aria_label="some cards")[Markup(edges)]


def board(seen: TenstuffSeen) -> Renderable:
    """The two piles; the cards to guess; the top of the pile in one's own hands."""
    obs = seen.obs
    now = mode(seen)
    if now == "guess":
        return _guessing(seen)
    if now == "arrange":
        return _arranging(seen)
    turned = ".reversed" if obs.reversed else ""
    slammed = ".slammed" if _is_slam(seen) else ""
    return h.section(f".board.piles{turned}{slammed}", aria_label="The piles")[
        upturned(obs), _draw_pile(obs), _play_pile(seen)
    ]


def upturned(obs: TenstuffObservation) -> Renderable | None:
    """What is to be said above the piles once three sixes have been laid."""
    return h.p(".upturned.reversed")["The table is turned round"] if obs.reversed else None


def _draw_pile(obs: TenstuffObservation) -> Renderable:
    size = len(obs.draw)
    top = obs.draw[0] if obs.draw else None
    caption: Node = [h.b[str(size)], " to draw"]
    if cheating(obs) and not obs.reversed:
        caption = [_fan(size), " to draw"]
    if not size:
        return h.figure[h.span(".slot", data_place="draw"), h.figcaption["none to draw"]]
    picture = card(back(), "draw pile", look=".is-back", place="draw")
    if obs.reversed and top is not None:
        picture = card(drawings.face(top), f"next to draw: {drawings.name(top)}", kind=drawings.kind(top), place="draw")
    return h.figure[picture, h.figcaption[caption]]


def _play_pile(seen: TenstuffSeen) -> Renderable:
    obs = seen.obs
    if obs.last_owner is None or not obs.last:
        free = "the lowest rank leads" if obs.opening else "any set may be laid"
        return h.figure[last_set(obs, "play"), h.figcaption[free]]
    owner = seen.names[obs.last_owner]
    caption = [f"{owner}’s ", h.b[drawings.set_name(obs.last)]]
    if obs.reversed:
        return h.figure[
            card(back(), "play pile, face down", look=".is-back", place="play"), last_set(obs), h.figcaption[caption]
        ]
    return h.figure[last_set(obs, "play"), h.figcaption[caption]]


def last_set(obs: TenstuffObservation, place: str | None = None) -> Renderable:
    """The set to beat, its cards side by side; an empty place where there is none."""
    if not obs.last:
        return h.span(".slot", data_place=place)
    cards = [card(drawings.face(text), drawings.name(text), kind=drawings.kind(text)) for text in obs.last]
    return h.div(f".last-set.of{len(obs.last)}", data_place=place)[cards]


def _guessing(seen: TenstuffSeen) -> Renderable:
    """Name one card: a rank and a suit, or a joker."""

    def key(label: Node, place: int, name: str) -> Renderable:
        return h.button(
            type="button",
            aria_pressed="true" if place in seen.picked else "false",
            aria_label=name,
            data_event=sends("touch", place=place),
        )[label]

    signs = ["10" if rank == "T" else rank for rank in RANKS[1:]]
    ranks = [key(sign, RANK + i, sign) for i, sign in enumerate(signs, start=1)]
    suits = [key(french.pip(suit), SUIT + i, french.SUITS[suit]) for i, suit in enumerate(SUITS)]
    stars = [key("★☆"[i], SUIT + len(SUITS) + i, f"guess {drawings.name(text)}") for i, text in enumerate(JOKERS)]
    return h.section(".board.guess", aria_label="The next card")[
        h.div(".suit-buttons", role="group", aria_label="Suit")[suits, stars],
        h.div(".rank-buttons", role="group", aria_label="Rank")[ranks],
    ]


def _arranging(seen: TenstuffSeen) -> Renderable:
    """The top cards of the draw pile, tapped in the order in which they are to lie."""
    order = [place - TOP for place in seen.picked if place >= TOP]
    shown = [text for text in seen.obs.draw[:3] if text]
    return h.section(".board.arrange", aria_label="The top of the draw pile")[
        [
            h.figure[
                card(
                    drawings.face(text),
                    drawings.name(text),
                    kind=drawings.kind(text),
                    look=".can.selected" if i in order else ".can",
                    event=sends("touch", place=TOP + i),
                    pressed=i in order,
                    ident=f"top-{i}",
                ),
                h.figcaption[("1st", "2nd", "3rd")[order.index(i)] if i in order else "\xa0"],
            ]
            for i, text in enumerate(shown)
        ]
    ]


def hand_zone(seen: TenstuffSeen) -> Node:
    """The hand, and at a table with cheating the sleeve, no larger than a cheat at the table."""
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
    cards = []
    for place, text in enumerate(obs.hand):
        picked, slipped = bool(now) and place in seen.picked, SLIP + place in seen.picked
        ready = text in can or in_sleeve
        look = ".wait" if not now else ".can.selected" if picked else ".can.slipped" if slipped else ".can"
        cards.append(
            card(
                drawings.face(text),
                drawings.name(text),
                kind=drawings.kind(text),
                look=look if ready or slipped or not now else ".no",
                event=sends("touch", place=place),
                pressed=picked or slipped,
                refused=not ready,
                place="hand-played" if picked and place == min(seen.picked) else None,
                ident=f"card-{text}",
            )
        )
    return _laid_out(cards, obs.hand, f"Hand of {seen.names[obs.player]}")


def _laid_out(cards: list[Renderable], texts: Sequence[str], label: str) -> Renderable:
    """Few cards as in every game; many in groups of one rank, none of which is split."""
    if len(cards) <= _MANY:
        return hand(cards, label)
    ranked = groupby(zip(texts, cards, strict=True), key=lambda pair: drawings.rank(pair[0]))
    groups = [[one for _, one in group] for _, group in ranked]
    return h.ol(".ranks", aria_label=label, data_walk=True)[
        [h.li(".rank")[[h.span(".one")[one] for one in group]] for group in groups]
    ]


def _folded(seen: TenstuffSeen) -> Node:
    """The hand of whoever has just moved, face down; what is laid lies open in it until it travels."""
    obs = seen.obs
    if seen.folded is None:
        return None
    texts = _lifted(seen) if seen.lifting else []
    shown: list[Node] = [
        card(
            drawings.face(text),
            drawings.name(text),
            kind=drawings.kind(text),
            place="hand-played" if i == 0 else None,
        )
        for i, text in enumerate(texts)
    ]
    backs = 0 if cheating(obs) else max(0, obs.hand_sizes[seen.folded] - len(texts))
    shown += [card(back(), "face-down card", look=".is-back") for _ in range(min(backs, _MANY - len(shown)))]
    return hand(shown, f"Hand of {seen.names[seen.folded]}, folded", folded=True) if shown else None


def _lifted(seen: TenstuffSeen) -> list[str]:
    """The cards that are about to leave the hand, before all eyes."""
    for event in seen.events:
        if event["kind"] == "play":
            return event["cards"]
        if event["kind"] == "skip":
            return [event["card"]]
    return []


def _sleeve(seen: TenstuffSeen) -> Node:
    """The sleeve, and the pile while nobody looks: small, but within reach of every key."""
    obs = seen.obs
    if not cheating(obs):
        return None
    if obs.player is None or mode(seen) != "turn":  # its place stays, so that the hand does
        return h.div(".sleeve.row")
    open_now = SLEEVE in seen.picked
    slipped = sum(SLIP <= place < RANK for place in seen.picked)
    arrange = any(outlook.kind == "arrange" for outlook in obs.legal) and not seen.picked
    return h.div(".sleeve.row")[  # at the right end, so that the sleeve stays where the draw pile comes and goes
        arrange
        and h.button(".quiet", type="button", data_event=sends("play", action="arrange"))[
            icon("eye"), h.span["draw pile"]
        ],
        h.button(
            ".quiet",
            type="button",
            aria_pressed="true" if open_now else "false",
            data_event=sends("touch", place=SLEEVE),
        )[icon("sleeve"), h.span[f"{count(slipped, 'card')} under the set" if slipped else "sleeve"]],
    ]
