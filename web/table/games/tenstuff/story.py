"""How a finished game of Tenstuff was won: its most remarkable fact, from what the whole table saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from table.games.tenstuff import text
from tenfold import Person
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.messages import Message

BEHIND, LEFT = 4, 2
"""How many more cards than were dealt make a winner one who was behind, and another hand one that lost clearly."""

MANY = 9
"""The fewest cards that are many in the hand of another player."""


def remark(obs: TenstuffObservation, events: Sequence[TenstuffEvent]) -> Message | None:
    """Return how the winner won. None if the victory is shared, or nothing is known of the game’s beginning."""
    winners = [seat for seat, place in enumerate(obs.ranking) if place == 1]
    outs = [at for at, event in enumerate(events) if event["kind"] == "out" and [event["seat"]] == winners]
    if not outs:
        return None
    winner = winners[0]
    until = events[: outs[-1]]
    own = [event for event in until if event["seat"] == winner]
    if any(event["kind"] == "shame" for event in own):
        return text.remark_shamed(who=Person(winner))
    acts = [event for event in own if event["kind"] in _ACTS]
    if acts and acts[-1].get("play") == "slam":
        return text.remark_slam(who=Person(winner))
    turns = sum(event["kind"] == "begin" for event in own)
    if until[0]["kind"] != "deal" or not turns:  # a set-up position has no beginning
        return None
    return _by_cards(obs, winner, until) or text.remark_turns(who=Person(winner), turns=turns)


_ACTS = ("play", "skip", "give", "return")
"""The kinds of events with which a hand gets smaller."""


def _by_cards(obs: TenstuffObservation, winner: int, events: Sequence[TenstuffEvent]) -> Message | None:
    """Return that the winner was behind, or who was far behind at the end. With cheating, no one counts the cards."""
    if obs.setting("cheating") == "on":
        return None
    sizes = list(hand_sizes(obs.players, events))
    dealt, last = max(sizes[0]), sizes[-1]
    most = max([now[winner] for now in sizes if now.count(max(now)) == 1 and now[winner] == max(now)], default=0)
    if most >= dealt + BEHIND:
        return text.remark_behind(who=Person(winner), cards=most)
    largest = max(last)
    if largest >= max(MANY, dealt + LEFT):
        return text.remark_left(who=Person(last.index(largest)), cards=largest)
    return None


def hand_sizes(players: int, events: Sequence[TenstuffEvent]) -> Iterator[list[int]]:
    """Yield the cards in hand by seat after each event that changes them. Slipped cards aren't seen."""
    sizes = [0] * players
    for event in events:
        match event["kind"]:
            case "deal":
                sizes[event["seat"]] += event["cards"]
            case "draw":
                sizes[event["seat"]] += 1
            case "play":
                sizes[event["seat"]] -= len(event["cards"])
            case "skip":
                sizes[event["seat"]] -= 1
                sizes[event["target"]] += 1
            case "give" | "return":
                sizes[event["seat"]] -= event["count"]
                sizes[event["to"]] += event["count"]
            case "guess" if event["to"] is not None:
                sizes[event["to"]] += 1
            case _:
                continue
        yield list(sizes)
