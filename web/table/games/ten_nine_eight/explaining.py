"""The rules of 10-9-8 as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.ten_nine_eight import text
from tenfold import Card, Person
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.messages import Said

EXPLAINING: Explaining[TenNineEightEvent, TenNineEightObservation] = Explaining()


def _led(obs: TenNineEightObservation) -> str:
    """Return the suit that was led: C, D, H or S."""
    return obs.trick[0][1][1]


@EXPLAINING.rule("hook", "bids")
def _hook(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "bid" or event["seat"] != before.dealer:
        return ()
    refused = before.hooked
    if refused is None:
        return ()
    return text.explain_hook(who=Person(before.dealer), bid=refused, tricks=before.cards)


@EXPLAINING.rule("one-card", "bids", basic=True)
def _one_card(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "bid" or before.cards != 1:
        return ()
    return text.explain_one_card


@EXPLAINING.rule("trump", "tricks", basic=True)
def _trump(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "bid" or any(before.bids_in):
        return ()
    return text.explain_trump(card=Card(before.turned_up), suit=before.trump)


@EXPLAINING.rule("bid", "bids", basic=True, chosen=True)
def _bid(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "bid" or "bid" not in event:
        return ()
    bid = event["bid"]
    return text.explain_bid(
        who=Person(event["seat"]), bid=bid, points=before.bid_points[bid], missed=now.setting("missed")
    )


@EXPLAINING.rule("bids", "bids", basic=True)
def _bids(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "bids":
        return ()
    return text.explain_bids(total=sum(event["bids"]), tricks=now.cards)


@EXPLAINING.rule("trick", "tricks", after="play")
def _trick(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "trick":
        return ()
    cards, winner = event["cards"], event["seat"]
    best = cards[(winner - event["leader"]) % now.players]
    card, who, won = Card(best), Person(winner), now.tricks[winner]
    last = not any(now.hand_sizes)
    if best[1] == now.trump:
        if last:
            return text.explain_trick_trump_last(card=card, who=who, won=won)
        return text.explain_trick_trump(card=card, who=who, won=won)
    if last:
        return text.explain_trick_suit_last(card=card, who=who, won=won, suit=cards[0][1])
    return text.explain_trick_suit(card=card, who=who, won=won, suit=cards[0][1])


# Within the trick, everyone would wait for the reader.
@EXPLAINING.rule("ruff", "tricks", after="play")
def _ruff(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "trick" or event["cards"][0][1] == now.trump:
        return ()
    trumps = [number for number, card in enumerate(event["cards"]) if card[1] == now.trump]
    if not trumps:
        return ()
    who, card = (event["leader"] + trumps[-1]) % now.players, event["cards"][trumps[-1]]
    return text.explain_ruff(who=Person(who), suit=event["cards"][0][1], card=Card(card))


@EXPLAINING.rule("discard", "tricks", basic=True)
def _discard(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "play" or event["led"] or event["card"][1] in (now.trump, now.trick[0][1][1]):
        return ()
    if not any(now.hand_sizes):
        return ()
    return text.explain_discard(who=Person(event["seat"]), suit=_led(now), card=Card(event["card"]))


@EXPLAINING.rule("first-trick", "tricks", basic=True)
def _first_trick(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "play" or not event["led"] or not now.first_trick:
        return ()
    if now.setting("first_trick_trump") != "printed":
        return text.explain_first_free(who=Person(event["seat"]))
    return text.explain_first(who=Person(event["seat"]))


@EXPLAINING.rule("lead", "tricks", basic=True)
def _lead(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "play" or not event["led"]:
        return ()
    return text.explain_lead(who=Person(event["seat"]), card=Card(event["card"]), suit=_led(now))


@EXPLAINING.rule("follow", "tricks", basic=True)
def _follow(event: TenNineEightEvent, now: TenNineEightObservation, before: TenNineEightObservation) -> Said:
    if event["kind"] != "play" or event["led"] or event["card"][1] != now.trick[0][1][1]:
        return ()
    if not any(now.hand_sizes):
        return ()
    return text.explain_follow(who=Person(event["seat"]), suit=_led(now))
