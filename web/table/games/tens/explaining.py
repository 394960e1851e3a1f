"""The rules of Tens as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.games.tens import text
from tenfold import Card, Person
from tenfold.games.tens import TensObservation
from tenfold.games.tens.cards import COLUMNS
from tenfold.games.tens.events import TensEvent
from tenfold.messages import Said

EXPLAINING: Explaining[TensEvent, TensObservation] = Explaining()


@EXPLAINING.rule("count", "columns", verdict=True)
def _count(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "score":
        return ()
    lowest = min(event["points"])
    if event["points"].count(lowest) > 1:
        return ()
    return text.explain_count(who=Person(event["points"].index(lowest)), points=lowest)


@EXPLAINING.rule("last-turn", "end")
def _last_turn(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "finish":
        return ()
    return text.explain_last_turn(who=Person(event["seat"]))


@EXPLAINING.rule("shuffle", "minute", basic=True)
def _shuffle(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "reshuffle":
        return ()
    return text.explain_shuffle(cards=event["cards"])


@EXPLAINING.rule("block", "columns")
def _block(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    """N5: neighbouring columns of the same rank."""
    if event["kind"] != "place":
        return ()
    seat, column = event["seat"], event["cell"] % COLUMNS
    for block in now.columns[seat].blocks:
        if block.first <= column < block.first + block.length:
            return text.explain_block(length=block.length, who=Person(seat), points=block.points)
    return ()


@EXPLAINING.rule("match", "columns")
def _match(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "place":
        return ()
    seat, column = event["seat"], event["cell"] % COLUMNS
    if not now.columns[seat].columns[column].matched:
        return ()
    pair = [Card(card or "") for card in now.grids[seat][column::COLUMNS]]
    return text.explain_match(upper=pair[0], lower=pair[1])


@EXPLAINING.rule("take", "minute", basic=True)
def _take(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "take":
        return ()
    return text.explain_take(
        who=Person(event["seat"]),
        card=Card(event["card"]),
        giver=Person(event["giver"]),
    )


@EXPLAINING.rule("place", "minute", basic=True)
def _place(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "place":
        return ()
    return text.explain_place(
        out=Card(event["out"]),
        who=Person(event["seat"]),
    )


@EXPLAINING.rule("draw", "minute", basic=True)
def _draw(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "draw":
        return ()
    return text.explain_draw(
        who=Person(event["seat"]),
        card=Card(event["card"]),
    )


@EXPLAINING.rule("flip", "minute", basic=True)
def _flip(event: TensEvent, now: TensObservation, before: TensObservation) -> Said:
    if event["kind"] != "flip":
        return ()
    return text.explain_flip
