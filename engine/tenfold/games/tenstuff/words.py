"""Tenstuff in words: the table, the acts and the events."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.games.tenstuff import text
from tenfold.games.tenstuff.events import Drew, Played, TenstuffEvent
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.messages import Message, Said
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person, counted

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def table(observation: TenstuffObservation, names: Sequence[str]) -> str:
    """Return the table as text: the piles, the last set, everyone’s number of cards, and the seat’s own hand."""
    seen = observation
    top = f"next {seen.draw[0]}" if seen.draw and seen.draw[0] else "face down"
    last = "nothing"
    if seen.last_owner is not None:
        last = f"{' '.join(seen.last)} of {names[seen.last_owner]}"
    draw, play = counted(len(seen.draw), "card"), counted(len(seen.play), "card")
    lines = [f"Draw pile: {draw}, {top}    Play pile: {play}    To beat: {last}"]
    if seen.reversed:
        lines.append("Reversed by three sixes: play goes to the right.")
    for seat, (name, size) in enumerate(zip(names, seen.hand_sizes, strict=True)):
        marks = [PLACES[seen.out.index(seat)]] if seat in seen.out else [counted(size, "card")]
        marks += ["excommunicated"] if seat in seen.excommunicated else []
        marks += [f"face up: {' '.join(seen.known[seat])}"] if seat in seen.shamed else []
        lines.append(f"  {name}: {', '.join(marks)}{' (to play)' if seat == seen.current_player else ''}")
    if seen.player is not None:
        lines.append(f"{names[seen.player]}’s hand: {' '.join(seen.hand) or 'empty'}")
    return "\n".join(lines)


def offer(outlook: Outlook) -> str:
    """Return an act with its kind: `play 7C 7H (a match)`."""
    brings = {"match": "a match", "attempt": "an attempt", "slam": "a slam"}.get(outlook.kind)
    return f"{outlook.text} ({brings})" if brings else outlook.text


def tell(event: TenstuffEvent) -> Said:  # noqa: PLR0911  # one for each kind of event
    """Return an event as a message. It’s `()` if there’s nothing to say, such as for an unseen card."""
    match event["kind"]:
        case "begin" | "counts":
            return ()
        case "deal" if "hand" not in event:
            return ()
        case "play":
            return _laid(event)
        case "draw":
            return _drawn(event)
        case "guess" if event["to"] is None:
            return text.guess_wrong(who=Person(event["seat"]), card=Card(event["card"]))
        case "handed" if not event.get("cards"):
            return ()
        case "out":
            return text.CATALOGUE.tell(event, nth=event["place"])
        case "accuse" if not event["right"]:
            return text.accuse_wrong(who=Person(event["seat"]), accused=Person(event["accused"]))
    return text.CATALOGUE.tell(event)


def _laid(event: Played) -> Message:
    slipped = tuple(map(Card, event.get("slipped", ())))
    if not slipped:
        return text.CATALOGUE.tell(event)
    return text.play_slipping(
        who=Person(event["seat"]),
        cards=tuple(map(Card, event["cards"])),
        slipped=slipped,
        place=event["place"],
        play=event["play"],
    )


def _drawn(event: Drew) -> Said:
    if "card" not in event:
        return ()
    return text.CATALOGUE.tell(event) if event["card"] else text.draw_fake(who=Person(event["seat"]))
