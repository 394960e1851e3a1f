"""The middle of the table of 10 and the hand zone: the card in question, bids, the private peek."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable

from table.drawings.icons import icon
from table.drawings.paper import back
from table.games.ten import common, drawings, places, text
from table.games.ten.explaining import lost_as_last
from table.games.ten.picking import CHIPS, FACE, FEW, LESS, MORE, NUMBER, TenSeen, bids, laying, picked_bid, picked_seat
from table.widgets import card, hand, sends
from tenfold import Person
from tenfold.games.ten import Place, Round, TenObservation
from tenfold.games.ten.cards import FACES
from tenfold.games.ten.events import Judged
from tenfold.messages import Message


def board(seen: TenSeen, obs: TenObservation) -> Renderable:
    """Draw what no one owns yet, and below it what the game is about now."""
    over = places.result(seen) if "collect" in seen.shown else None
    return h.section(".board", aria_label=str(text.table))[common.strip(obs, over), _now(seen, obs)]


def _now(seen: TenSeen, obs: TenObservation) -> Node:
    if seen.peek:
        return _peeked(seen, obs)
    judged = _counted(seen)
    if judged is not None:
        return _result(seen, judged)
    seat = _in_question(seen, obs)
    return _stake(seen, obs) if seat is None else _question(seen, obs, seat)


def _question(seen: TenSeen, obs: TenObservation, seat: int) -> Renderable:
    """Draw the card that is being bought, protected or added to."""
    auction = obs.auction
    bidbox: Node
    if auction is not None:
        bidbox = [
            h.p(".val")[h.span(".unseen")[str(text.highest_bid), " "], str(auction.bid)],
            h.p(".smaller")[seen.says(text.bid_by(who=Person(auction.bidder)), auction.bidder)],
        ]
    else:
        bidbox = h.p(".smaller")[str(_offer(obs, seat))]
    place = obs.table[seat]
    title = text.card_of_covered if place.covered else text.card_of_open
    return h.div(".auction")[
        _lot(place),
        h.div(".bidbox")[
            h.h2(".smaller")[seen.plain(title(who=Person(seat)))],
            bidbox,
            h.p(".smaller.muted")[_history(seen, obs, place, seat)],
        ],
    ]


def _counted(seen: TenSeen) -> Judged | None:
    """Return the result of the round being shown, once its last card is on the table."""
    return None if seen.lifting else places.result(seen)


def _in_question(seen: TenSeen, obs: TenObservation) -> int | None:
    """Return whose card the middle shows. A sold card changes its owner there once, when it has been swapped."""
    sold = places.sale(seen)
    if sold is not None:
        return sold["seat"] if "sold" in seen.shown else sold["owner"]
    if obs.auction is not None:
        return obs.auction.owner
    if obs.phase == "protect":
        buyer = None if seen.own_turn else _buyer(seen, obs)
        return obs.current_player if buyer is None else buyer
    if obs.phase == "market":
        return picked_seat(seen)
    if obs.phase == "second" and seen.own_turn:
        return obs.current_player
    return None


def _offer(obs: TenObservation, seat: int) -> Message:
    protection = obs.table[seat].protection
    if obs.phase != "market":
        return text.offer_under(chips=protection)
    return text.offer_at_least(chips=protection) if protection else text.offer_swap


def _history(seen: TenSeen, obs: TenObservation, place: Place, seat: int) -> str:
    if obs.phase == "protect":
        return "" if seen.events else seen.plain(_bought(seen, obs, seat))  # the line above the hand already says it
    if not place.laid or place.laid_by is None:
        return ""
    return "" if place.laid_by == seat else seen.plain(text.laid_by(who=Person(place.laid_by)))


def _bought(seen: TenSeen, obs: TenObservation, seat: int) -> Message:
    """Return how the card that can be protected now got here."""
    buyer = _buyer(seen, obs)
    if buyer is None:
        return text.bought_by_somebody
    who, card_bought, price = Person(buyer), obs.table[buyer].card, obs.table[buyer].price
    if buyer == seat:
        return text.bought_own(who=who, price=price)
    if card_bought is None:
        return text.bought_covered(who=who, price=price)
    return text.bought_open(who=who, called=drawings.bare(card_bought), price=price)


def _buyer(seen: TenSeen, obs: TenObservation) -> int | None:
    """Return the buyer if known: the first seat asked, the last in `recent`, or the only seat with a price."""
    if len(obs.protecting) > 1:
        return obs.protecting[0]
    recent_buyers = [event["seat"] for event in seen.recent if event["kind"] == "swap" or event["kind"] == "sold"]
    if recent_buyers:
        return recent_buyers[-1]
    buyers = [seat for seat, place in enumerate(obs.table) if place.price]
    return buyers[0] if len(buyers) == 1 else None


def _lot(place: Place) -> Renderable:
    shown = place.card is not None
    picture = drawings.face(place.card) if place.card else back()
    look = ".is-back" if not shown else ".through" if place.covered else ""
    name = drawings.name(place.card) if place.card else str(text.name_covered)
    return h.div(".lot")[
        card(picture, name, kind=drawings.kind(place.card) if place.card else "", look=look),
        place.protection > 0 and drawings.chips(place.protection),
    ]


def _stake(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw what the round is about now, and who started it. What the loser gets is above."""
    if obs.round_card is None:
        asked = seen.own_turn and obs.phase == "starter"
        return h.p(".stake.muted")[str(text.tap_starter)] if asked else None
    acts = seen.events[:1] if seen.shown and "round" not in seen.shown else ()
    kinds = [*(act["kind"] for act in acts), obs.phase]
    step = h.p[seen.says(next(_STEPS[kind] for kind in kinds if kind in _STEPS))]
    if seen.taught:
        return h.div(".stake.muted")[step]
    began = text.stake_began if any(place.laid for place in obs.table) else text.stake_starts
    ties = text.ties_by_card if obs.setting("tie_break") == "highest-card" else text.ties_by_one_card
    return h.div(".stake.muted")[
        step,
        h.p[places.pennant(), " ", seen.plain(began(who=Person(obs.starter), ties=ties))],
    ]


_STEPS = {
    "lay": text.step_lay,
    "market": text.step_market,
    "auction": text.step_market,
    "protect": text.step_market,
    "second": text.step_second,
    "decline": text.step_market,
    "turn": text.step_second,
    "leave": text.step_second,
    "add": text.step_second,
    "stop": text.step_second,
}
"""The step of the round, by phase, for the phases with a round card. An act names its own until it has been seen."""


def _result(seen: TenSeen, judged: Judged) -> Node:
    """Draw the winner, the loser and why, and at last what it costs. Each part has its room before its stage.

    Return None before the first of these stages.
    """
    if not places.is_decided(seen):
        return None
    over = seen.obs.rounds[-1]
    lost = text.lost_by_turn if over.lost_by == "turn" else text.lost_by_sum
    lost = text.lost_by_last if lost_as_last(over) else lost
    costs = _from(seen, "judge")
    return h.div(".verdict")[
        h.div(".wins")[
            h.h2[seen.plain(text.wins(who=Person(over.winner)))],
            h.p[
                over.pot > 0 and drawings.money(over.pot),
                h.small[str(_why_won(over, seen.obs.setting("tie_break")))],
            ],
        ],
        h.div(".loses" + _from(seen, "loses"))[
            h.h2[seen.plain(text.takes(who=Person(over.loser)))],
            h.p[h.b(".num" + costs)[f"+{over.points}"], h.small[str(lost(total=over.totals[over.loser]))]],
            h.ul(".taken", aria_label=str(text.cards_taken))[[h.li[_taken(taken, costs)] for taken in judged["taken"]]],
        ],
        [h.p(".aside" + costs)[aside] for aside in _asides(seen)],
    ]


def _why_won(over: Round, tie_break: str) -> Message:
    total = over.totals[over.winner]
    if over.won_by == "sum":
        return text.won_by_sum(pot=over.pot, total=total)
    if over.won_by == "turn":
        return text.won_by_turn(pot=over.pot, total=total)
    if tie_break == "highest-card" and _is_joker(over, over.winner):
        return text.won_by_joker(pot=over.pot, total=total, single=over.singles[over.winner])
    if tie_break == "highest-card":
        return text.won_by_card(pot=over.pot, total=total, single=over.singles[over.winner])
    return text.won_by_one_card(pot=over.pot, total=total)


def _is_joker(over: Round, seat: int) -> bool:
    """True if only a joker of this seat makes its highest value."""
    highest = [
        card for card, value in zip(over.cards[seat], over.values[seat], strict=True) if value == over.singles[seat]
    ]
    return all(card == "J" for card in highest)


def _from(seen: TenSeen, stage: str) -> str:
    """Return the class that hides a part of the result before its stage."""
    return "" if stage in seen.shown else ".not-yet"


def _taken(taken: str, costs: str) -> Node:
    """Draw a card that the loser takes, and what it costs."""
    number = taken.removeprefix("R")
    tiny = card(drawings.tiny(taken), drawings.name(taken), kind=drawings.kind(taken))
    picture = tiny if number == taken else drawings.round_card(int(number))
    return [picture, h.small(costs, aria_hidden="true")[f"+{drawings.penalty(taken)}"]]


def _asides(seen: TenSeen) -> Iterator[str]:
    """Yield a sentence for each consequence of an empty draw pile."""
    for event in seen.events:
        if event["kind"] == "reshuffle":
            yield str(text.aside_reshuffle(cards=event["cards"]))
        elif event["kind"] == "rest":
            loser, left = Person(event["seat"]), tuple(event["round_cards"])
            yield seen.plain(text.aside_rest(who=loser, left=left, points=event["points"]))


def _peeked(seen: TenSeen, obs: TenObservation) -> Renderable:
    """Draw what only the person holding the peek button can see, while they hold it."""
    seat = obs.player or 0
    place = obs.table[seat]
    own = [place.card] if place.laid and place.covered and place.card else []
    groups = [(text.peeked_covered, own), (text.peeked_hand, list(obs.hand))]
    return h.div(".peeking", role="group", aria_label=seen.plain(text.peeked(who=Person(seat))))[
        h.div(".peeked")[
            [
                h.figure[
                    h.div(".fan")[[card(drawings.face(t), drawings.name(t), kind=drawings.kind(t)) for t in cards]],
                    h.figcaption[str(label)],
                ]
                for label, cards in groups
                if cards
            ]
        ]
    ]


def hand_zone(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw the hand, or the peek button on an open table. Draw the bids and ways to choose from, too."""
    if places.is_decided(seen):
        return None
    peek: Node = None
    if seen.can_peek or seen.peek:
        peek = h.button(
            "#peek.btn.line.full.peek",
            type="button",
            data_hold=sends("peek", seat=obs.current_player),
            aria_describedby="peek-note",
        )[
            icon("eye"),
            h.span[str(text.peek)],
            h.small("#peek-note")[seen.plain(text.peek_note(who=Person(obs.current_player)))],
        ]
    return [_hand(seen, obs), peek, h.div(".choices")[_ways(seen, obs) or _numbers(seen, obs)]]


def _hand(seen: TenSeen, obs: TenObservation) -> Node:
    if seen.peek:
        return None
    if obs.player is None:
        return _folded(seen, obs)
    adding = {outlook.card for outlook in obs.legal if outlook.kind == "add"}
    active = seen.own_turn and obs.phase in ("lay", "second") and (obs.phase == "lay" or bool(adding))
    cards = []
    for place, held in enumerate(obs.hand):
        can = active and (obs.phase == "lay" or held in adding)
        picked = seen.own_turn and place in seen.picked
        look = ".wait" if not active else ".can.selected" if picked else ".can" if can else ".no"
        cards.append(
            card(
                drawings.face(held),
                drawings.name(held),
                kind=drawings.kind(held),
                look=look,
                event=sends("touch", place=place),
                pressed=picked,
                refused=not can,
                place="hand-played" if picked else None,
                ident=f"card-{place}",
            )
        )
    return hand(cards, seen.plain(text.hand(who=Person(obs.player))))


def _folded(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw the hand of the player who has just moved, face down. The card played lies in it until it travels."""
    if seen.folded is None or obs.phase not in ("lay", "second"):
        return None
    shown: list[Node] = []
    for event in seen.events if seen.lifting else ():
        if event["kind"] == "lay" or event["kind"] == "add":
            played = None if event["kind"] == "lay" and not event["open"] else event.get("card")
            shown.append(
                card(
                    drawings.face(played) if played else back(),
                    drawings.name(played) if played else str(text.name_face_down),
                    kind=drawings.kind(played) if played else "",
                    look="" if played else ".is-back",
                    place="hand-played",
                )
            )
    rest = obs.hand_sizes[seen.folded] - len(shown)
    shown += [card(back(), str(text.name_face_down), look=".is-back") for _ in range(rest)]
    return hand(shown, seen.plain(text.hand_folded(who=Person(seen.folded))), folded=True)


_HOW = {"open": text.how_open, "covered": text.how_covered}
"""The label of each way to play a card, by face."""


def has_choices(seen: TenSeen, obs: TenObservation) -> bool:
    """True if there are ways to play a card, or bids, to choose from; in a market, once a card is tapped."""
    opens = any(outlook.kind == "open" for outlook in obs.legal)
    return is_laying(seen, obs) or (seen.own_turn and (opens or bool(bids(seen, obs))))


def is_laying(seen: TenSeen, obs: TenObservation) -> bool:
    """True if the viewer can now choose how to play a card."""
    return seen.own_turn and obs.phase == "lay" and _counted(seen) is None


def _ways(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw the choices for playing a card: face up or face down, and the number of chips."""
    if not is_laying(seen, obs):
        return None
    choice = laying(seen)
    most = max((outlook.value or 0 for outlook in obs.legal), default=0)
    faces = h.div(".ways", role="group", aria_label=str(text.how))[
        [_choice(str(_HOW[face]), FACE + i, face == choice.face) for i, face in enumerate(FACES)]
    ]
    signs: list[Node] = [str(text.how_no_chip), drawings.chips(1), drawings.chips(2)]
    chips = h.div(".ways", role="group", aria_label=str(text.how_chips))[
        [
            _choice(
                sign,
                CHIPS + number,
                number == choice.chips,
                number > most,
                name=str(text.chips(chips=number) if number else text.how_no_chip),
            )
            for number, sign in enumerate(signs)
        ]
    ]
    return h.div(".laying")[faces, chips]


def _numbers(seen: TenSeen, obs: TenObservation) -> Node:
    """Draw the bids, lowest first: a button for each if they fit, otherwise one with − and +."""
    possible = sorted(bids(seen, obs)) if seen.own_turn else []
    if not possible:
        return None
    chosen = picked_bid(seen, obs)
    most = possible[-1]
    label = seen.plain(text.bid_of(who=Person(obs.current_player)))
    if len(possible) > FEW:
        return h.div(".raise.by-one", role="group", aria_label=label)[
            _choice("−", LESS, None, chosen == possible[0], name=str(text.bid_less)),
            h.output[str(chosen)],
            _choice("+", MORE, None, chosen == most, name=str(text.bid_more)),
            _bid(most, chosen, most),
        ]
    return h.div(".raise", role="group", aria_label=label, data_walk=True)[
        [_bid(number, chosen, obs.chips[obs.current_player]) for number in possible]
    ]


def _bid(number: int, chosen: int | None, most: int) -> Renderable:
    all_in = number == most
    name = text.bid_all_in(chips=number) if all_in else text.chips(chips=number)
    label = [str(number), all_in and [" ", h.small[str(text.all_in)]]]
    return _choice(label, NUMBER + number, number == chosen, name=str(name))


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
