"""The rules of Tenstuff as they come up."""

from __future__ import annotations

from collections.abc import Sequence

from table.explaining import Explaining
from table.games.tenstuff import drawings
from tenfold import Card, Figure, Person, Sentence
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.cards import RANKS
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.games.tenstuff.words import PLACES
from tenfold.sentences import counted, sentence

EXPLAINING: Explaining[TenstuffEvent, TenstuffObservation] = Explaining()

_FACES = "JQK"


def _rank(card: str) -> int:
    """How high a card is, from the joker, 0, to the king."""
    return 0 if drawings.is_joker(card) else RANKS.index(card[0])


def _set(cards: Sequence[str]) -> Sentence:
    """A set in a sentence: a card, or how many of which rank."""
    return (Card(cards[0]),) if len(cards) == 1 else (drawings.set_name(cards),)


@EXPLAINING.rule("end", "end")
def _end(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "over":
        return ()
    first = Person(event["out"][0])
    if now.setting("finish") == "first-out":
        return sentence("{who} is out first and has won. The fewer cards the others hold, the better", who=first)
    return sentence("Only one hand is left, so the game is over: {who} was out first and has won", who=first)


@EXPLAINING.rule("restart", "sixes")
def _restart(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "restart":
        return ()
    return ("The open pile is used up: all is as at the start again, and the lowest card leads",)


@EXPLAINING.rule("sixes", "sixes")
def _sixes(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "reverse":
        return ()
    return ("Exactly three sixes: the piles change places, what is drawn lies open, and play goes the other way",)


@EXPLAINING.rule("excommunicated", "pile")
def _excommunicated(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "excommunicated":
        return ()
    return sentence(
        "No card was left to draw: the set belonged on the bare table. {who} sits out until somebody passes",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("false-alarm", "pile")
def _false_alarm(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "false-alarm":
        return ()
    return sentence(
        "Cards were left to draw, so the set belonged on the pile: it brings {who} nothing more",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("lifted", "pile")
def _lifted(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "lifted":
        return ()
    first, *more = event["seats"]
    who = (Person(first),) if not more else ("All who sat out",)
    return (*who, " may play again: that ends when another player has passed")


@EXPLAINING.rule("table", "pile")
def _table(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or event["place"] != "table" or before.draw:
        return ()
    return ("No card was left to draw: the set goes on the bare table, and the old pile is shuffled and drawn from",)


@EXPLAINING.rule("accused", "cheating")
def _accused(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "accuse" or not event["right"]:
        return ()
    return sentence(
        "{who} did cheat: draws until the hand can be divided by five, and shows it to the end of the next turn",
        who=Person(event["accused"]),
    )


@EXPLAINING.rule("accused-wrongly", "cheating")
def _accused_wrongly(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "accuse" or event["right"]:
        return ()
    costs = {"draw-1": "draws a card", "nothing": "loses nothing but face", "shame": "enters the Round of Shame"}
    return sentence(
        "{accused} has not cheated: {who} was wrong and {cost}",
        accused=Person(event["accused"]),
        who=Person(event["seat"] or 0),
        cost=costs[now.setting("wrong_accusation")],
    )


@EXPLAINING.rule("back", "special")
def _back(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "back":
        return ()
    return sentence("{who} was out, but holds cards again: that place is lost", who=Person(event["seat"] or 0))


@EXPLAINING.rule("out", "minute")
def _out(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "out":
        return ()
    return sentence(
        "{who} has no cards left: out at once, without drawing, in {place} place",
        who=Person(event["seat"] or 0),
        place=Figure(PLACES[event["place"] - 1]),
    )


@EXPLAINING.rule("slam", "special")
def _slam(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or event["play"] != "slam" or event["owner"] is None:
        return ()
    return sentence(
        "More of the same rank: a slam. {owner}, whose set it hits, may be given lower cards of its suits",
        owner=Person(event["owner"]),
    )


@EXPLAINING.rule("gift", "special")
def _gift(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "give" or not event["count"]:
        return ()
    return sentence(
        "After the slam {who} gives {to} {cards}: lower than the slam, and of its suits",
        who=Person(event["seat"] or 0),
        to=Person(event["to"]),
        cards=Figure(counted(event["count"], "card")),
    )


@EXPLAINING.rule("skip", "tens")
def _skip(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "skip":
        return ()
    return sentence(
        "A ten thrown before a turn: {who} is skipped, keeps {ten} and may return cards of its suit",
        who=Person(event["target"]),
        ten=Card(event["card"]),
    )


@EXPLAINING.rule("return", "tens")
def _return(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "return" or not event["count"]:
        return ()
    return sentence(
        "For the ten {who} returns {cards} of its suit to {to}. Nobody draws",
        who=Person(event["seat"] or 0),
        cards=Figure(counted(event["count"], "card")),
        to=Person(event["to"]),
    )


@EXPLAINING.rule("match", "special")
def _match(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or event["play"] != "match":
        return ()
    return sentence(
        "As many of the same rank: a match. {who} may lay another set at once", who=Person(event["seat"] or 0)
    )


@EXPLAINING.rule("guess", "special")
def _guess(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "guess":
        return ()
    if event["to"] is None:
        return sentence("{card} was not the next card: it is drawn as after any set", card=Card(event["card"]))
    return sentence(
        "{card} was the next card, as guessed: {to} gets it, and nobody draws",
        card=Card(event["card"]),
        to=Person(event["to"]),
    )


@EXPLAINING.rule("attempt", "special")
def _attempt(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or event["play"] != "attempt":
        return ()
    return sentence(
        "Fewer of the same rank: an attempt. {who} may guess the next card, so that somebody else gets it",
        who=Person(event["seat"] or 0),
    )


@EXPLAINING.rule("cleared", "end")
def _cleared(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "cleared":
        return ()
    return ("All have passed, and there was nothing to draw: now any set may be laid",)


@EXPLAINING.rule("shuffle", "end")
def _shuffle(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "shuffle":
        return ()
    return ("The draw pile is used up: the play pile, but for the last set, is shuffled and drawn from",)


@EXPLAINING.rule("joker", "minute")
def _joker(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or not drawings.is_joker(event["cards"][0]) or not before.last:
        return ()
    if before.last[0][0] not in _FACES or drawings.is_joker(before.last[0]):
        return ()
    return ("A joker is the lowest of all, but goes on any jack, queen or king. After it anything goes",)


@EXPLAINING.rule("suit", "minute")
def _suit(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or not before.last or drawings.is_joker(event["cards"][0]):
        return ()
    if _rank(event["cards"][0]) >= _rank(before.last[0]):
        return ()
    return sentence(
        "On jacks, queens and kings a lower set may go if it shares a suit: {cards} on {last}",
        cards=_set(event["cards"]),
        last=_set(before.last),
    )


@EXPLAINING.rule("opening", "minute")
def _opening(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or not before.opening:
        return ()
    return sentence(
        "The first to play cannot pass, and leads the lowest rank in hand: {cards}", cards=_set(event["cards"])
    )


@EXPLAINING.rule("pass", "minute")
def _pass(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "pass" or not before.last:
        return ()
    return sentence(
        "{who} lays nothing, and draws. Whoever comes next has to beat what still lies there: {last}",
        who=Person(event["seat"] or 0),
        last=_set(before.last),
    )


@EXPLAINING.rule("higher", "minute")
def _higher(event: TenstuffEvent, now: TenstuffObservation, before: TenstuffObservation) -> Sentence:
    if event["kind"] != "play" or not before.last or _rank(event["cards"][0]) <= _rank(before.last[0]):
        return ()
    return sentence(
        "A set must be as high as the last or higher: {cards} on {last}. Number and suits do not matter",
        cards=_set(event["cards"]),
        last=_set(before.last),
    )
