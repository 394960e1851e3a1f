"""The rules of Tenstuff, explained as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.tenstuff import drawings, text
from tenfold import Card, Person
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.cards import RANKS
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.messages import Said

EXPLAINING: Explaining[TenstuffEvent, TenstuffObservation] = Explaining()

_FACES = "JQK"


def _rank(card: str) -> int:
    """Return a card's rank as a number, from 0 (joker) up to the king."""
    return 0 if drawings.is_joker(card) else RANKS.index(card[0])


@EXPLAINING.rule("restart", "sixes")
def _restart(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "restart":
        return ()
    return text.explain_restart


@EXPLAINING.rule("sixes", "sixes")
def _sixes(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "reverse":
        return ()
    return text.explain_sixes


@EXPLAINING.rule("excommunicated", "pile")
def _excommunicated(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "excommunicated":
        return ()
    return text.explain_excommunicated(who=Person(event["seat"]))


@EXPLAINING.rule("false-alarm", "pile")
def _false_alarm(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "false-alarm":
        return ()
    return text.explain_false_alarm(who=Person(event["seat"]))


@EXPLAINING.rule("lifted", "pile", basic=True)
def _lifted(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "lifted":
        return ()
    first, *more = event["seats"]
    return text.explain_lifted_all if more else text.explain_lifted(who=Person(first))


@EXPLAINING.rule("table", "pile", basic=True)
def _table(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or event["place"] != "table" or before.draw:
        return ()
    return text.explain_table


@EXPLAINING.rule("accused", "cheating")
def _accused(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "accuse" or not event["right"]:
        return ()
    return text.explain_accused(who=Person(event["accused"]))


@EXPLAINING.rule("accused-wrongly", "cheating")
def _accused_wrongly(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "accuse" or event["right"]:
        return ()
    return text.explain_accused_wrongly(
        accused=Person(event["accused"]), who=Person(event["seat"]), cost=now.setting("wrong_accusation")
    )


@EXPLAINING.rule("back", "special")
def _back(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "back":
        return ()
    return text.explain_back(who=Person(event["seat"]))


@EXPLAINING.rule("out", "turn")
def _out(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "out":
        return ()
    return text.explain_out(who=Person(event["seat"]), place=event["place"])


@EXPLAINING.rule("slam", "special", after="slam")
def _slam(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or event["play"] != "slam" or event["owner"] is None:
        return ()
    return text.explain_slam(owner=Person(event["owner"]))


@EXPLAINING.rule("gift", "special")
def _gift(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "give" or not event["count"]:
        return ()
    return text.explain_gift(who=Person(event["seat"]), to=Person(event["to"]), cards=event["count"])


@EXPLAINING.rule("skip", "tens")
def _skip(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "skip":
        return ()
    return text.explain_skip(who=Person(event["target"]), card=Card(event["card"]))


@EXPLAINING.rule("return", "tens")
def _return(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "return" or not event["count"]:
        return ()
    return text.explain_return(who=Person(event["seat"]), cards=event["count"], to=Person(event["to"]))


@EXPLAINING.rule("match", "special")
def _match(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or event["play"] != "match":
        return ()
    return text.explain_match(who=Person(event["seat"]))


@EXPLAINING.rule("guess", "special")
def _guess(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "guess":
        return ()
    who, card = Person(event["seat"]), Card(event["card"])
    if event["to"] is None:
        return text.explain_guess_wrong(who=who, card=card)
    return text.explain_guess(who=who, card=card, to=Person(event["to"]))


@EXPLAINING.rule("attempt", "special")
def _attempt(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or event["play"] != "attempt":
        return ()
    return text.explain_attempt(who=Person(event["seat"]))


@EXPLAINING.rule("cleared", "end", basic=True)
def _cleared(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "cleared":
        return ()
    return text.explain_cleared


@EXPLAINING.rule("shuffle", "end", basic=True)
def _shuffle(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "shuffle":
        return ()
    return text.explain_shuffle


@EXPLAINING.rule("joker", "turn", basic=True)
def _joker(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or not drawings.is_joker(event["cards"][0]) or not before.last:
        return ()
    if before.last[0][0] not in _FACES or drawings.is_joker(before.last[0]):
        return ()
    return text.explain_joker


@EXPLAINING.rule("suit", "turn", basic=True)
def _suit(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or not before.last or drawings.is_joker(event["cards"][0]):
        return ()
    if _rank(event["cards"][0]) >= _rank(before.last[0]):
        return ()
    return text.explain_suit(set=drawings.set_name(event["cards"]), last=drawings.set_name(before.last))


@EXPLAINING.rule("opening", "turn", basic=True)
def _opening(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or not before.opening:
        return ()
    return text.explain_opening(set=drawings.set_name(event["cards"]))


@EXPLAINING.rule("pass", "turn", basic=True)
def _pass(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "pass" or not before.last:
        return ()
    return text.explain_pass(who=Person(event["seat"]), last=drawings.set_name(before.last))


@EXPLAINING.rule("higher", "turn", basic=True)
def _higher(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Said:
    if event["kind"] != "play" or not before.last or _rank(event["cards"][0]) <= _rank(before.last[0]):
        return ()
    return text.explain_higher(set=drawings.set_name(event["cards"]), last=drawings.set_name(before.last))
