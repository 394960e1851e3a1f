"""The middle of the table of 10, and the zone of the hand: the card in question, bids, the private peek."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable

from table.drawings.icons import icon
from table.drawings.paper import back
from table.games.ten import common, drawings, places
from table.games.ten.picking import CHIPS, FACE, FEW, LESS, MORE, NUMBER, TenSeen, bids, laying, picked_bid, picked_seat
from table.widgets import card, hand, sends
from table.words import count, listed
from tenfold.games.ten import Place, Round, TenObservation
from tenfold.games.ten.cards import FACES
from tenfold.games.ten.events import Judged


def board(seen: TenSeen, obs: TenObservation) -> Renderable:
    """What belongs to nobody yet, and below it what everybody looks at now."""
    return h.section(".board", aria_label="The table")[common.strip(obs), _now(seen, obs)]


def _now(seen: TenSeen, obs: TenObservation) -> Node:
    if seen.peek:
        return _peeked(seen, obs)
    judged = _counted(seen)
    if judged is not None:
        return _result(seen, judged)
    seat = _in_question(seen, obs)
    return _stake(seen, obs) if seat is None else _question(seen, obs, seat)


def _question(seen: TenSeen, obs: TenObservation, seat: int) -> Renderable:
    """The card that is bought, protected or added to."""
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
    return h.div(".auction")[
        _lot(place),
        h.div(".bidbox")[h.h2(".smaller")[title], bidbox, h.p(".smaller.muted")[_history(seen, obs, place, seat)]],
    ]


def _counted(seen: TenSeen) -> Judged | None:
    """How the round ends whose cards are being shown, once its last card lies there."""
    return None if seen.lifting else places.result(seen)


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
    if obs.phase == "protect":
        return "" if seen.events else _bought(seen, obs, seat)  # while it is told, once is enough
    if not place.laid or place.laid_by is None:
        return ""
    return "" if place.laid_by == seat else f"Laid by {seen.names[place.laid_by]}"


def _bought(seen: TenSeen, obs: TenObservation, seat: int) -> str:
    """What has brought the card here that may be protected now."""
    buyer = _buyer(seen, obs)
    if buyer is None:
        return "Cards have changed sides; this lies here now"
    card_bought, price = obs.table[buyer].card, count(obs.table[buyer].price, "chip")
    if buyer == seat:
        return f"{seen.names[buyer]} bought it for {price}"
    name = "covered card" if card_bought is None else drawings.sign(card_bought)
    return f"{seen.names[buyer]} bought the {name} for {price}; this lies here now"


def _buyer(seen: TenSeen, obs: TenObservation) -> int | None:
    """Who bought, as far as that can be told: the first of those asked; what has been bought has a price."""
    if len(obs.protecting) > 1:
        return obs.protecting[0]
    told = [event["seat"] for event in seen.recent if event["kind"] == "swap" or event["kind"] == "sold"]
    if told:
        return told[-1]
    buyers = [seat for seat, place in enumerate(obs.table) if place.price]
    return buyers[0] if len(buyers) == 1 else None


def _lot(place: Place) -> Renderable:
    shown = place.card is not None
    picture = drawings.face(place.card) if place.card else back()
    look = ".is-back" if not shown else ".through" if place.covered else ""
    told = drawings.name(place.card) if place.card else "a covered card"
    return h.div(".lot")[
        card(picture, told, kind=drawings.kind(place.card) if place.card else "", look=look),
        place.protection > 0 and drawings.chips(place.protection),
    ]


def _stake(seen: TenSeen, obs: TenObservation) -> Node:
    """What the round is about: what the loser takes, and why it matters who began."""
    if obs.round_card is None:
        asked = seen.own_turn and obs.phase == "starter"
        return h.p(".stake.muted")["A tap on somebody names who starts the next round."] if asked else None
    step = h.p[h.b[_STEPS[obs.phase][0]], " of 4: ", _STEPS[obs.phase][1]]
    if seen.taught:
        return h.div(".stake.muted")[step]
    return h.div(".stake.muted")[
        step,
        None
        if places.is_crowded(obs)
        else h.p[f"The lowest sum takes all that is laid: by now +{common.price(obs)}{_more(obs)}."],
        h.p[places.pennant(), f" {seen.names[obs.starter]} began: of equals the earlier wins and the later loses."],
    ]


_STEPS = {
    "lay": ("1", "lay a card, nearest to ten wins."),
    "market": ("2", "the market, one chance to buy."),
    "auction": ("2", "the market, one chance to buy."),
    "protect": ("2", "the market, one chance to buy."),
    "second": ("3", "turn up, or add a second card."),
    "starter": ("4", "the winner names who begins."),
    "over": ("4", "the sums."),
}
"""By phase, which of the four steps of a round this is, and what it is about."""


def _more(obs: TenObservation) -> str:
    """What makes losing dearer than can be told."""
    return " or more, as cards are covered" if any(place.covered for place in obs.table) else ""


def _result(seen: TenSeen, judged: Judged) -> Node:
    """Who wins and who loses, and why, as far as it has been told."""
    if "judge" not in seen.shown:
        return None
    over, names = seen.obs.rounds[-1], seen.names
    return h.div(".verdict")[
        h.div(".wins")[
            h.h2[f"{names[over.winner]} wins"],
            h.p[over.pot > 0 and drawings.money(over.pot), h.small[_why_won(over, seen.obs.setting("tie_break"))]],
        ],
        h.div(".loses")[
            h.h2[f"{names[over.loser]} takes"],
            h.p[
                h.b(".num")[f"+{over.points}"],
                h.small[f"with {over.totals[over.loser]}{', later in the round' if over.lost_by == 'turn' else ''}"],
            ],
            h.ul(".taken", aria_label="cards taken")[[h.li[_taken(text)] for text in judged["taken"]]],
        ],
        [h.p(".aside")[told] for told in _asides(seen)],
    ]


def _why_won(over: Round, tie_break: str) -> str:
    total = over.totals[over.winner]
    by_card = f"and the highest card, {over.singles[over.winner]}" if tie_break == "highest-card" else "in one card"
    reasons = {
        "sum": f"with {total}",
        "card": f"with {total} {by_card}",
        "turn": f"with {total}, earlier in the round",
    }
    return f"{'' if over.pot else 'an empty pot, '}{reasons[over.won_by]}"


def _taken(text: str) -> Node:
    """A card that the loser takes, and what it costs."""
    number = text.removeprefix("R")
    tiny = card(drawings.tiny(text), drawings.name(text), kind=drawings.kind(text))
    picture = tiny if number == text else drawings.round_card(int(number))
    return [picture, h.small(aria_hidden="true")[f"+{drawings.penalty(text)}"]]


def _asides(seen: TenSeen) -> Iterator[str]:
    """What comes of an empty draw pile."""
    for event in seen.events:
        if event["kind"] == "reshuffle":
            yield f"The draw pile was empty: {count(event['cards'], 'card')} taken so far are shuffled into a new one."
        elif event["kind"] == "rest":
            left = listed([str(number) for number in event["round_cards"]])
            yield (
                f"The draw pile is empty: the game ends. {seen.names[event['seat'] or 0]} also takes the round cards "
                f"that are left, {left}: +{event['points']} points."
            )


def _peeked(seen: TenSeen, obs: TenObservation) -> Renderable:
    """What only the one who holds the button may see, for as long as it is held."""
    place = obs.table[obs.player or 0]
    own = [place.card] if place.laid and place.covered and place.card else []
    groups = [("covered", own), ("hand", list(obs.hand))]
    return h.div(".peeking", role="group", aria_label=f"Only {seen.names[obs.player or 0]} looks")[
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
    if places.is_decided(seen):
        return None
    peek: Node = None
    if seen.can_peek or seen.peek:
        peek = h.button(
            "#peek.btn.line.full.peek",
            type="button",
            data_hold=sends("peek", seat=obs.current_player),
            aria_describedby="peek-note",
        )[icon("eye"), h.span["Hold to peek"], h.small("#peek-note")[f"only {seen.names[obs.current_player]} looks"]]
    return [_hand(seen, obs), peek, h.div(".choices")[_ways(seen, obs) or _numbers(seen, obs)]]


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
                ident=f"card-{place}",
            )
        )
    return hand(cards, f"Hand of {seen.names[obs.player]}")


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
        [
            _choice(
                sign,
                CHIPS + number,
                number == choice.chips,
                number > most,
                name=count(number, "chip") if number else "no chip",
            )
            for number, sign in enumerate(signs)
        ]
    ]
    return h.div(".laying")[faces, chips]


def _numbers(seen: TenSeen, obs: TenObservation) -> Node:
    """The bids from the lowest on: each of them where they are few, else one with a way down and up."""
    possible = sorted(bids(seen, obs)) if seen.own_turn else []
    if not possible:
        return None
    chosen = picked_bid(seen, obs)
    most = possible[-1]
    label = f"Bid of {seen.names[obs.current_player]}"
    if len(possible) > FEW:
        return h.div(".raise.by-one", role="group", aria_label=label)[
            _choice("−", LESS, None, chosen == possible[0], name="One chip less"),
            h.output[str(chosen)],
            _choice("+", MORE, None, chosen == most, name="One chip more"),
            _bid(most, chosen, most),
        ]
    return h.div(".raise", role="group", aria_label=label, data_walk=True)[
        [_bid(number, chosen, obs.chips[obs.current_player]) for number in possible]
    ]


def _bid(number: int, chosen: int | None, most: int) -> Renderable:
    all_in = number == most
    name = f"{count(number, 'chip')}{', all in' if all_in else ''}"
    return _choice([str(number), all_in and [" ", h.small["all in"]]], NUMBER + number, number == chosen, name=name)


def _choice(
    label: Node, place: int, chosen: bool | None, refused: bool = False, *, name: str | None = None
) -> Renderable:
    return h.button(
        type="button",
        aria_label=name,
        aria_pressed=None if chosen is None else "true" if chosen else "false",
        aria_disabled="true" if refused else None,
        data_event=sends("touch", place=place),
    )[label]
