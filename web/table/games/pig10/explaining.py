"""The rules of PIG 10 as they come up."""

from __future__ import annotations

from table.explaining import Explaining
from tenfold import Figure, Person, Sentence
from tenfold.games.pig10 import Pig10Observation
from tenfold.games.pig10.cards import TEN
from tenfold.games.pig10.events import Pig10Event
from tenfold.sentences import counted, sentence

EXPLAINING: Explaining[Pig10Event, Pig10Observation] = Explaining()


@EXPLAINING.rule("end", "end")
def _end(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "over":
        return ()
    most = counted(max(event["won"]), "card")
    if now.middle:
        left = counted(len(now.middle), "card")
        return sentence(
            "All hands are empty. What lies in the middle, {left}, is nobody’s; the most cards win: {most}",
            left=left,
            most=Figure(most),
        )
    return sentence("All hands are empty: the most cards win, here {most}", most=Figure(most))


@EXPLAINING.rule("leftovers", "end")
def _leftovers(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "leftovers":
        return ()
    cards = counted(len(event["cards"]), "card")
    return sentence(
        "At the end the middle goes to whoever took it last: {who} gets {cards}",
        who=Person(event["taker"]),
        cards=cards,
    )


@EXPLAINING.rule("over-ten", "minute")
def _over_ten(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "bust":
        return ()
    return sentence(
        "{value} is over ten: the middle, {cards}, goes to the player one seat before {who}: {taker}",
        value=Figure(str(event["value"])),
        cards=counted(len(event["cards"]), "card"),
        who=Person(event["seat"] or 0),
        taker=Person(event["taker"]),
    )


@EXPLAINING.rule("crowned", "special")
def _crowned(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    """P11: the crowned pig takes only an empty middle, or one worth 0."""
    if event["kind"] != "play" or event["card"] != str(TEN):
        return ()
    if event["before"]:
        return sentence(
            "The crowned pig is ten by itself: on {before} it makes {value}. It takes only what is worth 0",
            before=event["before"],
            value=event["value"],
        )
    lay = "an empty middle" if not before.middle else "a middle worth 0"
    return (f"The crowned pig is ten by itself: on {lay} it is PIG 10 at once",)


@EXPLAINING.rule("ten", "minute")
def _ten(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "capture":
        return ()
    return sentence(
        "Exactly ten is PIG 10: {who} takes the whole middle, {cards}. The most cards win in the end",
        who=Person(event["taker"]),
        cards=Figure(counted(len(event["cards"]), "card")),
    )


@EXPLAINING.rule("frog", "special")
def _frog(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "play" or event["how"] != "frog" or not before.middle:
        return ()
    return sentence(
        "A frog: the middle is worth 0 again. Its {cards} stay, for whoever makes ten next",
        cards=counted(len(now.middle), "card"),
    )


@EXPLAINING.rule("pigmaid", "special")
def _pigmaid(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "play" or event["how"] != "subtract":
        return ()
    return sentence(
        "A pigmaid adds 5 or takes 5 away: {before} less 5 is {value}. The middle never falls below 0",
        before=event["before"],
        value=Figure(str(event["value"])),
    )


@EXPLAINING.rule("same", "special")
def _same(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "play" or event["how"] != "same":
        return ()
    card, last = event["card"], before.middle[-1]
    on = f"on another {card}" if last == card else f"on a middle worth {card}"
    article = "An" if card == "8" else "A"
    return (f"{article} {card} {on} may make the middle {card}, and need not be added",)


@EXPLAINING.rule("pile", "end")
def _pile(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "draw" or event["pile"]:
        return ()
    return ("The pile is used up. Nobody draws any more, and play goes on until all hands are empty",)


@EXPLAINING.rule("add", "minute")
def _add(event: Pig10Event, now: Pig10Observation, before: Pig10Observation) -> Sentence:
    if event["kind"] != "play" or event["how"] != "add" or not event["before"] or event["value"] >= TEN:
        return ()
    return sentence(
        "Cards add up: {before} and {card} make {value}. Whoever comes to exactly ten takes them all",
        before=event["before"],
        card=event["card"],
        value=Figure(str(event["value"])),
    )
