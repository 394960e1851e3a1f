"""Tenstuff on the table: sets built by tapping, tens thrown between turns, gifts, guesses, the world turned round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import htpy as h
from htpy import Node

from table.boards import LIFT, Board, Chapter, Claim, Parts, Seen, Stage, Touch
from table.games.tenstuff import drawings, middle, picking, speaking
from table.games.tenstuff import rules as rules_text
from table.step import Move
from tenfold.games.tenstuff import TenstuffObservation

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


class TenstuffBoard(Board):
    """The board of Tenstuff."""

    tagline = "Empty your hand. Tens skip, sixes turn the table"
    emblem = (
        '<path class="a" d="M2 9h25V2l19 12H2z"/><path class="b" d="M46 14L27 26v-7H2v-5z"/>'
        '<path class="g" d="M46 29H21v-7L2 34h44z"/><path class="g2" d="M2 34l19 12v-7h25v-5z"/>'
    )
    parts = drawings.PARTS
    follows = frozenset({
        "draw", "no-draw", "handed", "out", "back", "shuffle", "lifted", "reverse", "top", "restart", "start",
        "excommunicated", "false-alarm", "cleared", "shame", "shame-over", "counts",
    })  # fmt: skip
    quick = frozenset({"begin", "draw", "fake", "done", "give", "return", "slip", "no guess"})
    tournament = True
    partial = frozenset({"give", "return", "slip"})

    def deal_label(self) -> str:
        """What the button says that starts a game."""
        return "Deal the cards"

    def score_line(self, score: int) -> str:
        """Nothing: the place says it."""
        return ""

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules, with the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: Seen) -> Parts:
        """The zones of the table."""
        obs = cast(TenstuffObservation, seen.obs)
        way = "going right" if obs.direction < 0 else "going left"
        return Parts(
            sub=way,
            seats=[middle.seat_line(seen, obs, seat) for seat in range(obs.players)],
            board=middle.board(seen, obs),
            say=speaking.say(seen, obs),
            hand=middle.hand_zone(seen, obs),
            acts=speaking.acts(seen, obs),
        )

    def meanwhile(self, seen: Seen) -> Node:
        """The last set, for the window between two turns."""
        obs = cast(TenstuffObservation, seen.obs)
        return [middle.upturned(obs), middle.last_set(obs)] if obs.last else middle.upturned(obs)

    def claims(self, seen: Seen) -> Sequence[Claim]:
        """A ten to throw, and with cheating an accusation; for everybody, whatever they hold."""
        cheating = seen.obs.setting("cheating") == "on"
        accuse = (Claim("accuse", "Accuse", "eye", secret=False),) if cheating else ()
        return (Claim("skip", "Throw a 10", "throw", secret=True), *accuse)

    def stages(self, events: Sequence[Mapping[str, Any]], *, eyes: int | None, folded: int | None) -> tuple[Stage, ...]:
        """What was laid or thrown travels; what is special has a moment of its own."""
        found = [stage for event in events for stage in _stages_of(event, folded is not None)]
        if folded is not None and any(event["kind"] in _FROM_HAND for event in events):
            found.insert(0, LIFT)
        return tuple(found)

    # Touching.

    def touch(self, seen: Seen, place: int, *, second_tap: bool) -> Touch:
        """A tap on a card of the hand, or on a card to guess."""
        return picking.touch(seen, place)

    # Telling.

    def tell(self, event: Mapping[str, Any], names: Sequence[str]) -> Sequence[Node]:
        """An event as a sentence."""
        told = speaking.sentence(event, names)
        drawn_unseen = event["kind"] == "draw" and "card" not in event  # as at the end of every turn
        if not told or drawn_unseen or event["kind"] == "deal":
            return ()
        name = "" if event["seat"] is None else names[event["seat"]]
        return (h.fragment[h.b[name], told.removeprefix(name)] if name and told.startswith(name) else told,)


BOARD = TenstuffBoard()

_FROM_HAND = ("play", "skip", "give", "return", "draw", "pass")


def _stages_of(event: Mapping[str, Any], by_hand: bool) -> list[Stage]:
    seat = event["seat"]
    start = "hand-played" if by_hand else f"seat-{seat}"
    simple = {
        "reverse": Stage("reverse", 1500, sound="take", banner="Turned round"),
        "restart": Stage("restart", 1300, sound="take", banner="From the start"),
        "excommunicated": Stage("excommunicated", 1300, banner="Excommunicated"),
        "shame": Stage("shame", 2200, banner="Round of Shame"),
        "accuse": Stage("accuse", 1400, sound="turn"),
        "guess": Stage("guess", 1100),
        "pass": Stage("pass", 450),
        "back": Stage("back", 1100, banner="Back in the game"),
    }
    found: list[Stage] = [simple[event["kind"]]] if event["kind"] in simple else []
    match event["kind"]:
        case "play":
            found = [Stage("play", 700, (Move(start, "play"),), "card")]
            if event["play"] == "slam":
                found.append(Stage("slam", 1400, sound="slam", banner="Slam"))
        case "skip":
            found = [Stage("skip", 1100, (Move(start, f"seat-{event['target']}"),), "take", "Skipped")]
        case "give" | "return" if event["count"]:
            found = [Stage("give", 800, (Move(f"seat-{seat}", f"seat-{event['to']}"),), "card")]
        case "draw":
            found = [Stage("draw", 320, (Move("draw", f"seat-{seat}"),))]
        case "out":
            found = [Stage("out", 1200, sound="win", banner=f"{PLACES[event['place'] - 1]}")]
    return found
