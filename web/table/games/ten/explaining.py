"""The rules of 10 as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.ten import drawings
from table.words import in_points
from tenfold import Figure, Person, Sentence
from tenfold.games.ten import TenObservation
from tenfold.games.ten.events import Judged, TenEvent
from tenfold.sentences import counted, sentence

EXPLAINING: Explaining[TenEvent, TenObservation] = Explaining()


def laid(judged: Judged) -> int:
    """How many cards the loser of a round takes besides the round card."""
    return sum(not text.startswith("R") for text in judged["taken"])


def _is_first(before: TenObservation) -> bool:
    """Whether nothing has been laid yet in this round."""
    return before.phase == "lay" and not any(place.laid for place in before.table)


@EXPLAINING.rule("early-end", "end")
def _early_end(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    """X14: the round cards that are left go to the loser."""
    if event["kind"] != "rest":
        return ()
    return sentence(
        "The draw pile is used up, so the game ends early: {who}, who lost last, takes the round cards left, {points}",
        who=Person(event["seat"] or 0),
        points=Figure(f"+{event['points']}"),
    )


@EXPLAINING.rule("end", "end")
def _end(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "over":
        return ()
    return sentence(
        "Cards taken and left in hand cost points, each chip takes two off. The fewest points win: {fewest}",
        fewest=Figure(in_points(min(event["total"]))),
    )


@EXPLAINING.rule("loser", "sums")
def _loser(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "result":
        return ()
    return sentence(
        "{who} has the lowest sum and takes all {cards} laid, {points}, and the {card} of the round: {all}",
        who=Person(event["loser"]),
        cards=counted(laid(event), "card"),
        points=event["points"] - event["card"],
        card=event["card"],
        all=Figure(in_points(event["points"])),
    )


@EXPLAINING.rule("lost-late", "sums")
def _lost_late(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    """X9: directly by the order of the round."""
    if event["kind"] != "result" or now.rounds[-1].lost_by != "turn":
        return ()
    return sentence(
        "Of equal lowest sums the one later in the round loses: {who}, with {total}",
        who=Person(event["loser"]),
        total=Figure(str(event["totals"][event["loser"]])),
    )


@EXPLAINING.rule("won-tie", "sums")
def _won_tie(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "result" or now.rounds[-1].won_by == "sum":
        return ()
    by_card = "the higher single card" if now.setting("tie_break") == "highest-card" else "one card alone"
    why = by_card if now.rounds[-1].won_by == "card" else "who came earlier in the round"
    return sentence(
        "Equal highest sums, {total}: {why} wins, so the pot goes to {who}",
        total=event["totals"][event["winner"]],
        why=why,
        who=Person(event["winner"]),
    )


@EXPLAINING.rule("winner", "sums")
def _winner(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "result":
        return ()
    chips = counted(event["pot"], "chip")
    return sentence(
        "{who} has the highest sum, {total}, and wins the pot{pot}",
        who=Person(event["winner"]),
        total=event["totals"][event["winner"]],
        pot=f": {chips}, two points off for each" if event["pot"] else ", which is empty",
    )


@EXPLAINING.rule("reshuffle", "end")
def _reshuffle(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "reshuffle":
        return ()
    return sentence(
        "The draw pile was empty: what the cards taken cost is written down, and {cards} make a new pile",
        cards=counted(event["cards"], "card"),
    )


@EXPLAINING.rule("ending", "end")
def _ending(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    """A round leaves at least one card of each hand to be drawn, two at most."""
    if event["kind"] != "lay" or not _is_first(before) or before.setting("length") == "reshuffle":
        return ()
    if before.draw_pile >= 2 * before.players or before.most_rounds == before.round + 1:
        return ()
    return sentence(
        "Only {cards} to draw: if they do not fill all hands after this round, the game ends at once",
        cards=Figure(counted(before.draw_pile, "card")),
    )


@EXPLAINING.rule("order", "sums")
def _order(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "lay" or not _is_first(before):
        return ()
    chosen = "whom the last winner named" if before.round else "by chance"
    return sentence(
        "{who} begins, {chosen}. Of equal sums the earlier one wins, and the later one loses",
        who=Person(before.starter),
        chosen=chosen,
    )


@EXPLAINING.rule("market", "market")
def _market(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] not in ("lay", "decline") or before.phase != "lay" or now.phase != "market":
        return ()
    return ("All cards lie: now the market. Each player may once get somebody else’s card, for chips",)


@EXPLAINING.rule("joker", "minute")
def _joker(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] not in ("lay", "turn", "show", "add") or event.get("card") != "J":
        return ()
    return ("A joker is whatever is best for its owner, ten where it lies alone. Whoever takes it pays 10 points",)


@EXPLAINING.rule("penalty", "minute")
def _penalty(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] not in ("lay", "turn", "show", "add"):
        return ()
    card = str(event.get("card", ""))
    if not card.startswith("P"):
        return ()
    return sentence(
        "A red {value} plays as {value}, but costs whoever takes it {points}. A plain card costs 1",
        value=card[1:],
        points=Figure(in_points(drawings.penalty(card))),
    )


@EXPLAINING.rule("covered", "sums")
def _covered(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "lay" or event["open"]:
        return ()
    return sentence(
        "A covered card is known to {who} alone. It can be turned up later; left covered, it counts by itself",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("protection", "market")
def _protection(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "lay" or not event["chips"]:
        return ()
    return sentence(
        "{chips} on the card: who wants it has to bid at least as many. In the end they go to the pot",
        chips=Figure(counted(event["chips"], "chip")),
    )


@EXPLAINING.rule("swap", "market")
def _swap(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "swap":
        return ()
    return sentence(
        "No chip protects {owner}’s card: one chip to the pot, and {who} swaps. Nobody can prevent it",
        owner=Person(event["owner"]),
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("sold", "market")
def _sold(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "sold":
        return ()
    return sentence(
        "The highest bid, {price}, goes to {owner}. The cards change sides, the chips on them stay",
        price=Figure(counted(event["price"], "chip")),
        owner=Person(event["owner"]),
    )


@EXPLAINING.rule("auction", "market")
def _auction(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "open" or now.auction is None:
        return ()
    return sentence(
        "{owner}’s card is protected, so there is an auction: all others may bid more than {bid}, or pass",
        owner=Person(event["owner"]),
        bid=Figure(str(event["bid"])),
    )


@EXPLAINING.rule("pot", "sums")
def _pot(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "collect":
        return ()
    return sentence(
        "The market is over: {chips} from the cards go to the pot, {pot} in all, for the highest sum",
        chips=counted(event["chips"], "chip"),
        pot=Figure(str(event["pot"])),
    )


@EXPLAINING.rule("second", "sums")
def _second(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "add":
        return ()
    return sentence(
        "With an open card one more may be added, up to ten in all: {who} now has {total}",
        who=Person(event["seat"] or 0),
        total=Figure(str(event["total"])),
    )


@EXPLAINING.rule("starter", "minute")
def _starter(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "starter":
        return ()
    return sentence(
        "The winner names who begins: {who}. To be early wins equal sums, to be late sees more",
        who=Person(event["starter"]),
    )


@EXPLAINING.rule("price", "sums")
def _price(event: TenEvent, now: TenObservation, before: TenObservation) -> Sentence:
    if event["kind"] != "lay" or now.round_card is None:
        return ()
    return sentence(
        "The lowest sum will take all cards laid, and {card} for the round: the price of losing grows by each card",
        card=in_points(now.round_card),
    )
