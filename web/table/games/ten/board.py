"""10 on the table: open and covered cards under chips, the auction that all play together, the sums at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import htpy as h
from htpy import Node

from table.boards import LIFT, Board, Chapter, Parts, Seen, Stage, Touch
from table.drawings.paper import use
from table.games.ten import account, drawings, middle, picking, places, speaking
from table.games.ten import rules as rules_text
from table.step import Move
from table.words import in_points
from tenfold.games.ten import TenObservation
from tenfold.games.ten.words import of_event


class TenBoard(Board):
    """The board of 10."""

    tagline = "Come close to ten, or buy a better card"
    emblem = (
        '<path class="w" d="M5 3h15v40H5z"/><path class="w2" d="M20 3h15v40H20z"/>'
        '<path class="c2" d="M5 14l15 6v9L5 23z"/><path class="c2d" d="M20 20l15-6v9l-15 6z"/>'
        '<path class="c3" d="M5 23l15 6v14H5z"/><path class="c3d" d="M20 29l15-6v20H20z"/>' + use("chip", 31, 32, 1.35)
    )
    parts = drawings.PARTS
    follows = frozenset({"sold", "see", "collect", "result", "refill", "rest"})
    quick = frozenset({"keep"})

    def deal_label(self) -> str:
        """What the button says that starts a game."""
        return "Deal 4 cards and 7 chips each"

    def score_line(self, score: int) -> str:
        """A seat's points in words."""
        return in_points(score)

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules, with the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: Seen) -> Parts:
        """The zones of the table."""
        obs = places.picture(seen)
        return Parts(
            title="10",
            sub=f"round {min(obs.round + 1, 10)} of 10",
            bar=h.span(".potsign")[h.small["pot"], drawings.money(obs.pot)],
            seats=[places.seat_line(seen, obs, seat) for seat in range(obs.players)],
            board=middle.board(seen, obs),
            say=speaking.say(seen, obs),
            hand=middle.hand_zone(seen, obs),
            acts=speaking.acts(seen, obs),
        )

    def scores(self, seen: Seen) -> Node:
        """The account at the end; before, the rounds so far."""
        return account.sheet(cast(TenObservation, seen.obs), seen.names)

    def stages(self, events: Sequence[Mapping[str, Any]], *, eyes: int | None, folded: int | None) -> tuple[Stage, ...]:
        """Cards are laid and change sides; at the end covered cards turn in order, and the sums wait for a tap."""
        stages = [] if folded is None else [LIFT]
        sold = any(event["kind"] == "sold" for event in events)
        for event in events:
            if not (sold and event["kind"] in ("open", "bid", "pass")):  # the sale itself tells the end of an auction
                stages += _stages_of(event, folded is not None)
        if not any(stage is not LIFT for stage in stages):
            return ()
        return tuple(stages)

    # Touching.

    def touch(self, seen: Seen, place: int, *, second_tap: bool) -> Touch:
        """A tap on a card of the hand, on somebody's card, on a number, or on a way to lay it."""
        return picking.touch(seen, place, second_tap=second_tap)

    # Telling.

    def tell(self, event: Mapping[str, Any], names: Sequence[str]) -> Sequence[Node]:
        """An event as a sentence."""
        told = of_event(event, names).removesuffix(".")
        if not told or event["kind"] == "deal":
            return ()
        name = "" if event["seat"] is None else names[event["seat"]]
        return (h.fragment[h.b[name], told.removeprefix(name)] if name and told.startswith(name) else told,)


BOARD = TenBoard()


def _stages_of(event: Mapping[str, Any], by_hand: bool) -> list[Stage]:
    seat = event["seat"]
    start = "hand-played" if by_hand else f"seat-{seat}"
    found: list[Stage] = []
    match event["kind"]:
        case "lay":
            found = [Stage("lay", 650, (Move(start, f"place-{seat}"),), "card")]
        case "add":
            found = [Stage("add", 800, (Move(start, f"second-{seat}"),), "card")]
        case "turn":
            found = [Stage("turn", 800, sound="card")]
        case "swap":
            found = [Stage("sold", 1300, _exchange(seat, event["with"]), "take")]
        case "sold":
            found = [Stage("sold", 1500, _exchange(seat, event["from"]), "take")]
        case "open" | "bid" | "pass" | "decline" if not event.get("forced"):
            found = [Stage("bid", 600)]
        case "protect" | "leave" | "stop":
            found = [Stage("said", 550)]
        case "result":
            turned = [seat for seat in _order(event) if event["covered"][seat]]
            reveals = [Stage(f"reveal-{seat}", 900, sound="card") for seat in turned]
            found = [Stage("cards", 700), *reveals, Stage("judge", None, sound="take")]
        case "round":
            found = [Stage("round", 1100, banner=f"Round card {event['card']}")]
    return found


def _exchange(seat: int, other: int) -> tuple[Move, ...]:
    return (Move(f"place-{other}", f"place-{seat}"), Move(f"place-{seat}", f"place-{other}"))


def _order(event: Mapping[str, Any]) -> list[int]:
    players = len(event["cards"])
    return [(event["starter"] + step) % players for step in range(players)]
