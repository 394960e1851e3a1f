"""The middle of the table of 10, and the zone of the hand: the card in question, bids, the private peek."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table.drawings.icons import icon
from table.drawings.paper import back
from table.games.ten import drawings
from table.games.ten.picking import CHIPS, FACE, NUMBER, TenSeen, bids, laying, picked_bid, picked_seat
from table.games.ten.places import result
from table.widgets import card, hand, sends
from table.words import count
from tenfold.games.ten import Place, TenObservation
from tenfold.games.ten.cards import FACES
from tenfold.games.ten.events import Judged


def board(seen: TenSeen, obs: TenObservation) -> Renderable:
    """The card that everybody looks at now."""
    if seen.peek:
        return _peeked(seen, obs)
    judged = _counted(seen)
    if judged is not None:
        return _result(seen, judged)
    seat = _in_question(seen, obs)
    if seat is None:
        return _round(seen, obs)
    auction = obs.auction
    bidbox: Node
    if auction is not None:
        bidbox = [
            h.p(".val")[h.span(".unseen")["highest bid "], str(auction.bid)],
            h.p(".smaller")["bid by ", h.b[seen.names[auction.bidder]]],
        ]
    else:
        bidbox = h.p(".smaller")[_offer(obs, seat)]
    place = obs.table[seat]
    title = f"{seen.names[seat]}’s {'covered' if place.covered else 'open'} card"
    return h.section(".board.auction", aria_labelledby="lot")[
        _lot(place),
        h.div(".bidbox")[h.h2("#lot.smaller")[title], bidbox, h.p(".smaller.muted")[_history(seen, obs, place, seat)]],
    ]


def _counted(seen: TenSeen) -> Judged | None:
    """How the round ends whose cards are being shown, once its last card lies there."""
    return None if seen.lifting else result(seen)


def _in_question(seen: TenSeen, obs: TenObservation) -> int | None:
    if obs.auction is not None:
        return obs.auction.owner
    if obs.phase == "protect":
        return obs.current_player
    if obs.phase == "market":
        return picked_seat(seen)
    if obs.phase == "second" and seen.own_turn:
        return obs.current_player
    return None


def _offer(obs: TenObservation, seat: int) -> str:
    protection = obs.table[seat].protection
    if obs.phase != "market":
        return f"under {count(protection, 'chip')}" if protection else "without chips"
    return f"{count(protection, 'chip')} at least" if protection else "1 chip to the pot"


def _history(seen: TenSeen, obs: TenObservation, place: Place, seat: int) -> str:
    if not place.laid or place.laid_by is None:
        return ""
    order = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")[obs.order.index(place.laid_by)]
    by = "" if place.laid_by == seat else f" by {seen.names[place.laid_by]}"
    protected = f", protected by {count(place.protection, 'chip')}" if place.protection else ", unprotected"
    return f"Laid {order}{by}{protected if obs.phase in ('market', 'auction') else ''}"


def _lot(place: Place) -> Renderable:
    shown = place.card is not None
    picture = drawings.face(place.card) if place.card else back()
    look = ".is-back" if not shown else ".through" if place.covered else ""
    told = drawings.name(place.card) if place.card else "a covered card"
    return h.div(".lot")[
        card(picture, told, kind=drawings.kind(place.card) if place.card else "", look=look),
        place.protection > 0 and drawings.chips(place.protection),
    ]


def _round(seen: TenSeen, obs: TenObservation) -> Renderable:
    """The round card, which the loser of the round takes too."""
    if obs.round_card is None:
        asked = seen.own_turn and obs.phase == "starter"
        return h.section(".board.round")[
            h.p(".muted")["A tap on somebody names who starts the next round."] if asked else None
        ]
    return h.section(".board.round", aria_label="The round card")[
        drawings.round_card(obs.round_card),
        h.p(".smaller.muted")[f"round card: {count(obs.round_card, 'point')} for the loser"],
    ]


def _result(seen: TenSeen, judged: Judged) -> Renderable:
    """Who wins and who loses, as far as it has been told."""
    if "judge" not in seen.shown:
        return h.section(".board.round", aria_label="The cards are shown")[drawings.round_card(judged["card"])]
    winner, loser = judged["winner"], judged["loser"]
    return h.section(".board.verdict", aria_label="The result")[
        h.div(".wins")[
            h.h2[f"{seen.names[winner]} wins"],
            h.p[
                judged["pot"] > 0 and drawings.money(judged["pot"]),
                h.small[f"{'' if judged['pot'] else 'an empty pot, '}with {judged['totals'][winner]}"],
            ],
        ],
        h.div(".loses")[
            h.h2[f"{seen.names[loser]} takes"],
            h.p[h.b(".num")[f"+{judged['points']}"], h.small[f"points, with {judged['totals'][loser]}"]],
            h.ul(".taken", aria_label="cards taken")[
                [
                    h.li[card(drawings.tiny(text), drawings.name(text), kind=drawings.kind(text))]
                    for text in judged["taken"]
                    if text[0] != "R"
                ],
                h.li[drawings.round_card(judged["card"])],
            ],
        ],
    ]


def _peeked(seen: TenSeen, obs: TenObservation) -> Renderable:
    """What only the one who holds the button may see, for as long as it is held."""
    place = obs.table[obs.player or 0]
    own = [place.card] if place.laid and place.covered and place.card else []
    groups = [("covered", own), ("hand", list(obs.hand))]
    return h.section(".board.peeking", aria_label=f"Only {seen.names[obs.player or 0]} looks")[
        h.div(".peeked")[
            [
                h.figure[
                    h.div(".fan")[[card(drawings.face(t), drawings.name(t), kind=drawings.kind(t)) for t in texts]],
                    h.figcaption[label],
                ]
                for label, texts in groups
                if texts
            ]
        ]
    ]


def hand_zone(seen: TenSeen, obs: TenObservation) -> Node:
    """The hand, or on an open table the button to peek; the numbers and ways that can be chosen."""
    if _counted(seen) is not None:
        return None
    peek: Node = None
    if seen.can_peek or seen.peek:
        peek = h.button(
            "#peek.btn.line.full.peek",
            type="button",
            data_hold=sends("peek", seat=obs.current_player),
            aria_describedby="peek-note",
        )[icon("eye"), h.span["Hold to peek"], h.small("#peek-note")[f"only {seen.names[obs.current_player]} looks"]]
    return [_hand(seen, obs), peek, _ways(seen, obs), _numbers(seen, obs)]


def _hand(seen: TenSeen, obs: TenObservation) -> Node:
    if seen.peek:
        return None
    if obs.player is None:
        return _folded(seen, obs)
    adding = {outlook.card for outlook in obs.legal if outlook.kind == "add"}
    active = seen.own_turn and obs.phase in ("lay", "second") and (obs.phase == "lay" or bool(adding))
    cards = []
    for place, text in enumerate(obs.hand):
        can = active and (obs.phase == "lay" or text in adding)
        picked = seen.own_turn and place in seen.picked
        look = ".wait" if not active else ".can.selected" if picked else ".can" if can else ".no"
        cards.append(
            card(
                drawings.face(text),
                drawings.name(text),
                kind=drawings.kind(text),
                look=look,
                event=sends("touch", place=place),
                pressed=picked,
                refused=not can,
                place="hand-played" if picked else None,
                ident=f"card-{place}",
            )
        )
    held = hand(cards, f"Hand of {seen.names[obs.player]}")
    return held if obs.phase in ("lay", "second") else h.div(".low")[held]


def _folded(seen: TenSeen, obs: TenObservation) -> Node:
    """The hand of whoever has just moved, face down; what is played lies in it until it travels."""
    if seen.folded is None or obs.phase not in ("lay", "second"):
        return None
    shown: list[Node] = []
    for event in seen.events if seen.lifting else ():
        if event["kind"] == "lay" or event["kind"] == "add":
            text = None if event["kind"] == "lay" and not event["open"] else event.get("card")
            shown.append(
                card(
                    drawings.face(text) if text else back(),
                    drawings.name(text) if text else "face-down card",
                    kind=drawings.kind(text) if text else "",
                    look="" if text else ".is-back",
                    place="hand-played",
                )
            )
    rest = obs.hand_sizes[seen.folded] - len(shown)
    shown += [card(back(), "face-down card", look=".is-back") for _ in range(rest)]
    return hand(shown, f"Hand of {seen.names[seen.folded]}, folded", folded=True)


def is_laying(seen: TenSeen, obs: TenObservation) -> bool:
    """Whether there is to choose how a card is laid."""
    return seen.own_turn and obs.phase == "lay" and _counted(seen) is None


def _ways(seen: TenSeen, obs: TenObservation) -> Node:
    """Open or covered, under how many chips."""
    if not is_laying(seen, obs):
        return None
    choice = laying(seen)
    most = max((outlook.value or 0 for outlook in obs.legal), default=0)
    faces = h.div(".ways", role="group", aria_label="How it is laid")[
        [_choice(face, FACE + i, face == choice.face) for i, face in enumerate(FACES)]
    ]
    signs: list[Node] = ["no chip", drawings.chips(1), drawings.chips(2)]
    chips = h.div(".ways", role="group", aria_label="Chips on it")[
        [_choice(sign, CHIPS + number, number == choice.chips, number > most) for number, sign in enumerate(signs)]
    ]
    return h.div(".laying")[faces, chips]


def _numbers(seen: TenSeen, obs: TenObservation) -> Node:
    """The bids from the lowest on."""
    possible = sorted(bids(seen, obs)) if seen.own_turn else []
    if not possible:
        return None
    chosen = picked_bid(seen, obs)
    most = obs.chips[obs.current_player]
    return h.div(".raise", role="group", aria_label=f"Bid of {seen.names[obs.current_player]}", data_walk=True)[
        [
            _choice([str(number), number == most and [" ", h.small["all in"]]], NUMBER + number, number == chosen)
            for number in possible
        ]
    ]


def _choice(label: Node, place: int, chosen: bool, refused: bool = False) -> Renderable:
    return h.button(
        type="button",
        aria_pressed="true" if chosen else "false",
        aria_disabled="true" if refused else None,
        data_event=sends("touch", place=place),
    )[label]
