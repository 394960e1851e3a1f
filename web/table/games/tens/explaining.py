"""The rules of Tens as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from table.words import in_points, signed
from tenfold import Card, Figure, Person, Sentence
from tenfold.games.tens import TensObservation, score_grid
from tenfold.games.tens.cards import COLUMNS
from tenfold.games.tens.events import TensEvent
from tenfold.sentences import counted, sentence

EXPLAINING: Explaining[TensEvent, TensObservation] = Explaining()


@EXPLAINING.rule("end", "end")
def _end(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "over":
        return ()
    lowest = Figure(signed(min(event["total"])))
    limit = now.setting("end")
    if not limit.isdecimal():
        return sentence("That was the last hand: the lowest total wins, here {lowest}", lowest=lowest)
    return sentence(
        "Somebody’s total is beyond {limit}, up or down: the game ends, and the lowest wins, {lowest}",
        limit=limit,
        lowest=lowest,
    )


@EXPLAINING.rule("count", "columns")
def _count(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "score":
        return ()
    lowest = min(event["points"])
    return sentence(
        "Every card counts but those that match in a column. Few points are good: {who} has the fewest, {points}",
        who=Person(event["points"].index(lowest)),
        points=Figure(signed(lowest)),
    )


@EXPLAINING.rule("last-turn", "end")
def _last_turn(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "finish":
        return ()
    return sentence(
        "{who} is the first with ten cards face up: everybody else has one more turn, then all is counted",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("shuffle", "minute")
def _shuffle(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "reshuffle":
        return ()
    return sentence(
        "The pile is used up: all discards but the top ones, {cards}, are shuffled and are the new pile",
        cards=counted(event["cards"], "card"),
    )


@EXPLAINING.rule("block", "columns")
def _block(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    """N5: neighbouring columns of one rank."""
    if event["kind"] != "place":
        return ()
    seat, column = event["seat"] or 0, event["cell"] % COLUMNS
    for block in score_grid(now.grids[seat]).blocks:
        if block.first <= column < block.first + block.length:
            number = ("", "", "Two", "Three", "Four", "Five")[block.length]
            return sentence(
                "{number} columns of one rank side by side: they bring {who} {points}",
                number=number,
                who=Person(seat),
                points=Figure(in_points(block.points)),
            )
    return ()


@EXPLAINING.rule("match", "columns")
def _match(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "place":
        return ()
    seat, column = event["seat"] or 0, event["cell"] % COLUMNS
    if not score_grid(now.grids[seat]).columns[column].matched:
        return ()
    pair = [Card(card or "") for card in now.grids[seat][column::COLUMNS]]
    return sentence("Two of a kind in a column, {upper} and {lower}, count nothing", upper=pair[0], lower=pair[1])


@EXPLAINING.rule("take", "minute")
def _take(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "take":
        return ()
    return sentence(
        "{who} takes {card}, top of {giver}’s discards. It must be laid on one of the ten places",
        who=Person(event["seat"] or 0),
        card=Card(event["card"]),
        giver=Person(event["giver"]),
    )


@EXPLAINING.rule("place", "minute")
def _place(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "place":
        return ()
    return sentence(
        "{out}, which lay there, goes on {who}’s discards. The others may take it, {who} may not",
        out=Card(event["out"]),
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("draw", "minute")
def _draw(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "draw":
        return ()
    return sentence(
        "{who} draws {card}. It cannot be thrown away: it must be laid on one of the ten places",
        who=Person(event["seat"] or 0),
        card=Card(event["card"]),
    )


@EXPLAINING.rule("flip", "minute")
def _flip(event: TensEvent, now: TensObservation, before: TensObservation) -> Sentence:
    if event["kind"] != "flip":
        return ()
    return ("Each player turns up three cards, none right beside or below another. Nobody knows the rest",)
