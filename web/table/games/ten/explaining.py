"""The rules of 10 as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.ten import drawings, text
from tenfold import Person
from tenfold.games.ten import Round, TenObservation
from tenfold.games.ten.events import Judged, TenEvent
from tenfold.messages import Said

EXPLAINING: Explaining[TenEvent, TenObservation] = Explaining()


def laid(judged: Judged) -> int:
    """Return how many cards the loser of a round takes besides the round card."""
    return sum(not card.startswith("R") for card in judged["taken"])


def lost_as_last(over: Round) -> bool:
    """True if all totals were tied and the loser was the last in turn."""
    steps = (over.loser - over.starter) % len(over.totals)
    return len(set(over.totals)) == 1 and steps == len(over.totals) - 1


def _is_first(before: TenObservation) -> bool:
    """True if no card has been played yet in this round."""
    return before.phase == "lay" and not any(place.laid for place in before.table)


@EXPLAINING.rule("loser", "sums", verdict=True)
def _loser(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "result" or event["totals"].count(event["totals"][event["loser"]]) > 1:
        return ()
    return text.explain_loser(
        who=Person(event["loser"]),
        cards=laid(event),
        value=event["points"] - event["card"],
        round=event["card"],
        points=event["points"],
    )


@EXPLAINING.rule("lost-late", "sums", verdict=True)
def _lost_late(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    """X9: the order of the round alone decides the loser of a tie."""
    if event["kind"] != "result":
        return ()
    who, total = Person(event["loser"]), event["totals"][event["loser"]]
    if lost_as_last(now.rounds[-1]):
        return text.explain_lost_last(who=who, total=total)
    return text.explain_lost_late(who=who, total=total) if now.rounds[-1].lost_by == "turn" else ()


@EXPLAINING.rule("won-tie", "sums", verdict=True)
def _won_tie(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "result" or now.rounds[-1].won_by == "sum":
        return ()
    if now.rounds[-1].won_by == "turn":
        message = text.explain_won_by_turn
    elif now.setting("tie_break") == "highest-card":
        message = text.explain_won_by_card
    else:
        message = text.explain_won_by_one_card
    return message(total=event["totals"][event["winner"]], who=Person(event["winner"]))


@EXPLAINING.rule("winner", "sums", verdict=True)
def _winner(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "result" or now.rounds[-1].won_by != "sum":
        return ()
    return text.explain_winner(who=Person(event["winner"]), total=event["totals"][event["winner"]], pot=event["pot"])


@EXPLAINING.rule("reshuffle", "end", verdict=True)
def _reshuffle(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "reshuffle":
        return ()
    return text.explain_reshuffle(cards=event["cards"])


@EXPLAINING.rule("ending", "end", basic=True)
def _ending(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    """After a round each player draws 1 or 2 cards. So a pile with fewer than 2 each may run out."""
    if event["kind"] != "lay" or not _is_first(before) or before.setting("length") == "reshuffle":
        return ()
    if before.draw_pile >= 2 * before.players or before.most_rounds == before.round + 1:
        return ()
    return text.explain_ending(cards=before.draw_pile)


@EXPLAINING.rule("order", "sums", basic=True, chosen=True)
def _order(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "lay" or not _is_first(before):
        return ()
    message = text.explain_order if before.round else text.explain_order_chance
    return message(who=Person(before.starter))


@EXPLAINING.rule("market", "market")
def _market(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] not in ("lay", "decline") or before.phase != "lay" or now.phase != "market":
        return ()
    return text.explain_market


@EXPLAINING.rule("joker", "minute", basic=True)
def _joker(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] not in ("lay", "turn", "show", "add") or event.get("card") != "J":
        return ()
    return text.explain_joker


@EXPLAINING.rule("penalty", "minute", basic=True)
def _penalty(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] not in ("lay", "turn", "show", "add"):
        return ()
    card = str(event.get("card", ""))
    if not card.startswith("P"):
        return ()
    return text.explain_penalty(value=int(card[1:]), points=drawings.penalty(card))


@EXPLAINING.rule("covered", "sums", basic=True)
def _covered(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "lay" or event["open"]:
        return ()
    return text.explain_covered(who=Person(event["seat"]))


@EXPLAINING.rule("protection", "market", basic=True)
def _protection(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "lay" or not event["chips"]:
        return ()
    return text.explain_protection(chips=event["chips"])


@EXPLAINING.rule("swap", "market")
def _swap(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "swap":
        return ()
    return text.explain_swap(owner=Person(event["owner"]), who=Person(event["seat"]))


@EXPLAINING.rule("sold", "market")
def _sold(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "sold":
        return ()
    return text.explain_sold(price=event["price"], owner=Person(event["owner"]))


@EXPLAINING.rule("auction", "market")
def _auction(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "open" or now.auction is None:
        return ()
    return text.explain_auction(owner=Person(event["owner"]), bid=event["bid"])


@EXPLAINING.rule("pot", "sums", basic=True)
def _pot(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "collect":
        return ()
    return text.explain_pot(chips=event["chips"], pot=event["pot"])


@EXPLAINING.rule("second", "sums", basic=True)
def _second(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "add":
        return ()
    return text.explain_second(who=Person(event["seat"]), total=event["total"])


@EXPLAINING.rule("starter", "minute", basic=True)
def _starter(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "starter":
        return ()
    return text.explain_starter(who=Person(event["starter"]))


@EXPLAINING.rule("price", "sums")
def _price(event: TenEvent, now: TenObservation, before: TenObservation) -> Said:
    if event["kind"] != "lay" or now.round_card is None:
        return ()
    return text.explain_price(points=now.round_card)
