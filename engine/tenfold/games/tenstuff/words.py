"""Tenstuff in words: what a seat sees, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.games.tenstuff.view import TenstuffObservation

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
PLAYS = {"match": ": a match", "attempt": ": an attempt", "slam": ": a slam"}


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["6D", "6H", "6S"])
    '6D, 6H and 6S'
    """
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def counted(number: int) -> str:
    """So many cards.

    >>> counted(1), counted(2)
    ('1 card', '2 cards')
    """
    return "1 card" if number == 1 else f"{number} cards"


def table_in_words(seen: TenstuffObservation, names: Sequence[str]) -> str:
    """The piles, the last set, everybody’s number of cards, and the seat’s own hand."""
    draw = f"{counted(len(seen.draw))}, {'next ' + str(seen.draw[0]) if seen.draw and seen.draw[0] else 'face down'}"
    last = "nothing"
    if seen.last_owner is not None:
        last = f"{' '.join(seen.last)} of {names[seen.last_owner]}"
    lines = [f"Draw pile: {draw}    Play pile: {counted(len(seen.play))}    To beat: {last}"]
    if seen.reversed:
        lines.append("Three sixes turned the world round: play goes to the right.")
    for seat, (name, size) in enumerate(zip(names, seen.hand_sizes, strict=True)):
        marks = [PLACES[seen.out.index(seat)]] if seat in seen.out else [counted(size)]
        marks += ["excommunicated"] if seat in seen.excommunicated else []
        marks += [f"open: {' '.join(seen.known[seat])}"] if seat in seen.shamed else []
        lines.append(f"  {name}: {', '.join(marks)}{' (on turn)' if seat == seen.current_player else ''}")
    if seen.player is not None:
        lines.append(f"{names[seen.player]}’s hand: {' '.join(seen.hand) or 'empty'}")
    return "\n".join(lines)


def event_in_words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as a sentence that names its people; empty where there is nothing to tell."""
    name = "" if event["seat"] is None else names[event["seat"]]
    other = next((names[event[key]] for key in ("to", "target", "accused") if event.get(key) is not None), "")
    plain = _PLAIN.get(event["kind"])
    if plain is not None:
        return plain.format(name=name)
    if event["kind"] in _CARDS_MOVED:
        return _moved(event, name, other)
    told = ""
    match event:
        case {"kind": "out", "place": place}:
            told = f"{name} is out: {PLACES[place - 1]} place."
        case {"kind": "shuffle", "cards": cards}:
            told = f"The play pile is shuffled: {counted(cards)} to draw."
        case {"kind": "lifted", "seats": seats}:
            told = f"{listed([names[seat] for seat in seats])} may play again."
        case {"kind": "reverse"}:
            told = "Three sixes turn the piles and the direction round."
        case {"kind": "top", "card": card}:
            told = f"{card} comes to light on the draw pile."
        case {"kind": "accuse", "right": right}:
            told = f"{name} accuses {other}, {'who did cheat' if right else 'who has not cheated'}."
        case {"kind": "shame", "hand": hand}:
            told = f"{name} enters the Round of Shame and shows {listed(hand)}."
    return told


_PLAIN = {
    "counts": "",
    "begin": "",
    "start": "{name} holds the lowest card and leads.",
    "pass": "{name} passes.",
    "no-draw": "There is no card for {name} to draw.",
    "excommunicated": "{name} laid it on the pile that has to be shuffled, and is excommunicated.",
    "false-alarm": "The draw pile was not used up: the set goes on the pile and brings {name} nothing more.",
    "cleared": "Everybody has passed and nobody could draw: any set may be laid now.",
    "restart": "The draw pile is used up: the game restarts.",
    "back": "{name} is back in the game.",
    "shame-over": "{name}’s Round of Shame is over.",
    "over": "The game is over.",
}

_CARDS_MOVED = ("deal", "play", "draw", "guess", "give", "return", "handed", "skip")


def _moved(event: Mapping[str, Any], name: str, other: str) -> str:
    told = ""
    match event:
        case {"kind": "deal", "hand": hand}:
            told = f"{name} is dealt {' '.join(hand)}."
        case {"kind": "play", "cards": cards, "play": play, "place": place}:
            where = " on the table" if place == "table" else ""
            slipped = event.get("slipped")
            under = f", with {listed(slipped)} slipped under it" if slipped else ""
            told = f"{name} lays {listed(cards)}{where}{under}{PLAYS.get(play, '')}."
        case {"kind": "draw", "card": None}:
            told = f"{name} only seems to draw."
        case {"kind": "draw"}:
            told = f"{name} draws {event.get('card', 'a card')}."
        case {"kind": "guess", "card": card, "right": True}:
            told = f"{name} guesses {card}, and {card} it is: {other} gets it."
        case {"kind": "guess", "card": card}:
            told = f"{name} guesses {card}, which is not the next card."
        case {"kind": "skip", "card": card}:
            told = f"{name} throws {card} at {other}, whose turn is skipped."
        case {"kind": "give" | "return" as kind, "count": count}:
            verb = "gives" if kind == "give" else "returns"
            told = f"{name} {verb} {counted(count) if count else 'nothing'} to {other}."
        case {"kind": "handed", "cards": cards} if cards:
            told = f"{other} gets {listed(cards)}."
    return told
