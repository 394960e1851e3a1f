"""The rules of 10-9-8 as they come up."""

from __future__ import annotations

from table.drawings import french
from table.explaining import Explaining
from table.words import in_points
from tenfold import Card, Figure, Person, Sentence
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.games.ten_nine_eight.cards import POINTS
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.sentences import counted, sentence

EXPLAINING: Explaining[TenNineEightEvent, TenNineEightObservation] = Explaining()

MISSED = {"nothing": "nothing", "tricks": "a point a trick", "minus": "minus the difference"}
"""What a missed bid scores, by choice."""


def hooked(obs: TenNineEightObservation) -> int | None:
    """The bid that the hook refuses the dealer once all others have bid; None where it refuses none."""
    others = [bid for seat, bid in enumerate(obs.bids) if seat != obs.dealer]
    if obs.setting("hook") == "off" or None in others:
        return None
    left = obs.cards - sum(bid or 0 for bid in others)
    return left if left >= 0 else None


def _led(obs: TenNineEightObservation) -> str:
    """The suit that was led, in words."""
    return french.SUITS[obs.trick[0][1][1]]


@EXPLAINING.rule("end", "points")
def _end(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "over":
        return ()
    return sentence("After the last round the most points win: {most}", most=Figure(in_points(max(event["total"]))))


@EXPLAINING.rule("hook", "bids")
def _hook(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "bid" or event["seat"] != before.dealer:
        return ()
    refused = hooked(before)
    if refused is None:
        return ()
    return sentence(
        "The hook: {who}, who bids last, could not bid {refused}, or all bids would make {tricks}. Somebody must miss",
        who=Person(before.dealer),
        refused=Figure(str(refused)),
        tricks=counted(before.cards, "trick"),
    )


@EXPLAINING.rule("one-card", "bids")
def _one_card(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "bid" or before.cards != 1:
        return ()
    return ("One card each: a bid is 0 or 1, and the one trick plays itself",)


@EXPLAINING.rule("trump", "tricks")
def _trump(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "bid" or any(before.bids_in):
        return ()
    return sentence(
        "{card} was turned up, so {suit} are trump in this round: the smallest of them beats every other suit",
        card=Card(before.turned_up),
        suit=french.SUITS[before.trump],
    )


@EXPLAINING.rule("bid", "bids")
def _bid(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "bid" or "bid" not in event:
        return ()
    bid = event["bid"]
    return sentence(
        "{who} bids {bid}: exactly {tricks} will score {points}, anything else {missed}",
        who=Person(event["seat"] or 0),
        bid=bid,
        tricks=counted(bid, "trick"),
        points=Figure(str(POINTS + bid)),
        missed=MISSED[now.setting("missed")],
    )


@EXPLAINING.rule("bids", "bids")
def _bids(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "bids":
        return ()
    return sentence(
        "All have bid unseen, {bid} in all for {tricks}. Exactly the own bid scores ten points and the bid",
        bid=Figure(str(sum(event["bids"]))),
        tricks=counted(now.cards, "trick"),
    )


@EXPLAINING.rule("made", "points")
def _made(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "score":
        return ()
    made = [seat for seat, bid in enumerate(event["bids"]) if bid == event["tricks"][seat]]
    if not made:
        return ()
    bid = event["bids"][made[0]]
    return sentence(
        "{who} bid {bid} and took {bid}: ten points and the bid, {points}",
        who=Person(made[0]),
        bid=bid,
        points=Figure(str(event["points"][made[0]])),
    )


@EXPLAINING.rule("missed", "points")
def _missed(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "score":
        return ()
    off = [seat for seat, bid in enumerate(event["bids"]) if bid != event["tricks"][seat]]
    if not off:
        return ()
    seat = off[0]
    return sentence(
        "{who} bid {bid} and took {won}. Only exactly the bid counts, more is as bad as fewer: {points}",
        who=Person(seat),
        bid=event["bids"][seat],
        won=event["tricks"][seat],
        points=Figure(in_points(event["points"][seat])),
    )


@EXPLAINING.rule("trick", "tricks")
def _trick(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "trick":
        return ()
    cards, winner = event["cards"], event["seat"] or 0
    best = cards[(winner - event["leader"]) % now.players]
    why = "highest trump" if best[1] == now.trump else f"highest of the {french.SUITS[cards[0][1]]} led"
    then = ", and leads the next one" if any(now.hand_sizes) else ""
    return sentence(
        "{card}, the {why}, takes the trick: {who} has {won}{then}",
        card=Card(best),
        why=why,
        who=Person(winner),
        won=Figure(str(now.tricks[winner])),
        then=then,
    )


@EXPLAINING.rule("ruff", "tricks")
def _ruff(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "play" or event["led"] or event["card"][1] != now.trump or now.trick[0][1][1] == now.trump:
        return ()
    return sentence(
        "{who} holds no {suit}, so may throw anything: {card} is a trump and beats every other suit",
        who=Person(event["seat"] or 0),
        suit=_led(now),
        card=Card(event["card"]),
    )


@EXPLAINING.rule("discard", "tricks")
def _discard(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "play" or event["led"] or event["card"][1] in (now.trump, now.trick[0][1][1]):
        return ()
    return sentence(
        "{who} holds no {suit} and throws {card}: neither trump nor of the suit led, it takes nothing",
        who=Person(event["seat"] or 0),
        suit=_led(now),
        card=Card(event["card"]),
    )


@EXPLAINING.rule("first-trick", "tricks")
def _first_trick(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "play" or not event["led"] or not now.first_trick:
        return ()
    if now.setting("first_trick_trump") != "printed":
        return sentence("{who}, left of the dealer, leads the first trick of the round", who=Person(event["seat"] or 0))
    return sentence(
        "{who}, left of the dealer, leads. In the first trick no trump is played by who holds anything else",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("lead", "tricks")
def _lead(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "play" or not event["led"]:
        return ()
    return sentence(
        "{who} leads {card}: everybody adds one card, and whoever holds {suit} must play one",
        who=Person(event["seat"] or 0),
        card=Card(event["card"]),
        suit=_led(now),
    )


@EXPLAINING.rule("follow", "tricks")
def _follow(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Sentence:
    if event["kind"] != "play" or event["led"] or event["card"][1] != now.trick[0][1][1]:
        return ()
    return sentence(
        "{suit} were led, and {who} follows: whoever holds one has to",
        suit=_led(now).capitalize(),
        who=Person(event["seat"] or 0),
    )
