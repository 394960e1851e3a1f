"""The rules of PIG 10 as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.pig10 import text
from tenfold import Person
from tenfold.games.pig10 import Pig10Observation
from tenfold.games.pig10.cards import TEN
from tenfold.games.pig10.events import Pig10Event
from tenfold.messages import Said

EXPLAINING: Explaining[Pig10Event, Pig10Observation] = Explaining()


@EXPLAINING.rule("over-ten", "minute", after="play")
def _over_ten(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "bust":
        return ()
    return text.explain_over_ten(
        value=event["value"],
        cards=len(event["cards"]),
        who=Person(event["seat"]),
        taker=Person(event["taker"]),
    )


@EXPLAINING.rule("crowned", "special")
def _crowned(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    """P11: the crowned pig takes the middle only if it is empty or its value is 0."""
    if event["kind"] != "play" or event["card"] != str(TEN):
        return ()
    if event["before"]:
        return text.explain_crowned_wasted(before=event["before"], value=event["value"])
    return text.explain_crowned if before.middle else text.explain_crowned_empty


@EXPLAINING.rule("ten", "minute", after="play")
def _ten(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "capture":
        return ()
    return text.explain_ten(who=Person(event["taker"]), cards=len(event["cards"]))


@EXPLAINING.rule("frog", "special")
def _frog(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "play" or event["how"] != "frog" or not before.middle:
        return ()
    return text.explain_frog(cards=len(now.middle))


@EXPLAINING.rule("pigmaid", "special")
def _pigmaid(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "play" or event["how"] != "subtract":
        return ()
    return text.explain_pigmaid(before=event["before"], value=event["value"])


@EXPLAINING.rule("same", "special")
def _same(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "play" or event["how"] != "same":
        return ()
    message = text.explain_same if before.middle[-1] == event["card"] else text.explain_same_worth
    return message(card=int(event["card"]))


@EXPLAINING.rule("pile", "end", basic=True)
def _pile(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "draw" or event["pile"]:
        return ()
    return text.explain_pile


@EXPLAINING.rule("add", "minute", basic=True)
def _add(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Said:
    if event["kind"] != "play" or event["how"] != "add" or not event["before"] or event["value"] >= TEN:
        return ()
    return text.explain_add(before=event["before"], card=int(event["card"]), value=event["value"])
