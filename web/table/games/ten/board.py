"""10 on the table: face-up and face-down cards under chips, the auction, the sums at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import htpy as h
from htpy import Node

from table.boards import HIGHEST, LIFT, Board, Chapter, Feat, Parts, Stage, Touch
from table.drawings.paper import back
from table.games.ten import account, drawings, middle, picking, places, speaking, text
from table.games.ten import rules as rules_text
from table.games.ten.examples import EXAMPLES
from table.games.ten.explaining import EXPLAINING
from table.games.ten.lessons import LESSONS
from table.games.ten.picking import TenSeen
from table.lessons import Lesson
from table.remarks import remark
from table.scores import Sheet
from table.step import Move
from table.widgets import card, lying
from table.words import ahead
from tenfold import Person, Witnessed
from tenfold.drawings.paper import use
from tenfold.games.ten import TenObservation
from tenfold.games.ten.events import Exchanged, Judged, TenEvent
from tenfold.messages import Message


class TenBoard(Board[TenObservation, TenEvent]):
    """The board of 10."""

    tagline = text.tagline
    emblem = (
        '<path class="w" d="M5 3h15v40H5z"/><path class="w2" d="M20 3h15v40H20z"/>'
        '<path class="c2" d="M5 14l15 6v9L5 23z"/><path class="c2d" d="M20 20l15-6v9l-15 6z"/>'
        '<path class="c3" d="M5 23l15 6v14H5z"/><path class="c3d" d="M20 29l15-6v20H20z"/>' + use("chip", 31, 32, 1.35)
    )
    parts = drawings.PARTS
    follows = frozenset({"sold", "see", "collect", "result", "refill", "reshuffle", "rest"})
    unlogged = frozenset({"deal", "show"})
    quick = frozenset({"keep"})
    together = frozenset(speaking.TOGETHER)
    explaining = EXPLAINING
    words = rules_text.WORDS
    shapes_note = text.shapes
    feats = (
        Feat("won", text.feat_won, text.feat_won_note),
        Feat("lost", text.feat_lost, text.feat_lost_note),
        Feat("auctions", text.feat_auctions, text.feat_auctions_note),
        Feat("chips", text.feat_chips, text.feat_chips_note),
    )
    examples = EXAMPLES
    shown_in_examples = frozenset({"sold"})

    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""
        return str(text.deal)

    def lessons(self) -> Sequence[Lesson]:
        """Return four lessons: the sum, points and chips, the market, jokers and the end."""
        return LESSONS

    def shapes(self, obs: TenObservation, events: Sequence[TenEvent], seat: int) -> str:
        """Return a square for each round: 🟨 won, 🟥 lost, ⬜ neither."""
        return "".join("🟨" if seat == over.winner else "🟥" if seat == over.loser else "⬜" for over in obs.rounds)

    def tally(self, obs: TenObservation, events: Sequence[TenEvent], seat: int) -> Mapping[str, tuple[int, int]]:
        """Return rounds won and lost, auctions won, and chips won from pots, each with the game's total."""
        won = [over.winner == seat for over in obs.rounds]
        lost = [over.loser == seat for over in obs.rounds]
        sold = [event["seat"] == seat for event in events if event["kind"] == "sold"]
        pots = [(event["pot"], event["winner"] == seat) for event in events if event["kind"] == "result"]
        return {
            "won": (sum(won), len(won)),
            "lost": (sum(lost), len(lost)),
            "auctions": (sum(sold), len(sold)),
            "chips": (sum(pot for pot, own in pots if own), sum(pot for pot, _ in pots)),
        }

    def score_line(self, score: int) -> str:
        """Return a seat's points in words."""
        return str(text.points(points=score))

    def result_sum(self, seen: TenSeen, seat: int) -> str:
        """Return a seat's points for cards taken, for cards left in hand, and for chips."""
        final = seen.obs.final[seat]
        return str(text.result_sum(points=final.stack, value=final.hand_points, chips=-2 * final.chips))

    def remark(self, seen: TenSeen) -> Message | None:
        """Return that the winner lost no round, or that a single point decided the game."""
        obs = seen.obs
        first, _ = ahead(obs.scores, high_wins=False)
        if len(first) == 1 and all(over.loser != first[0] for over in obs.rounds):
            return text.remark_unbeaten(who=Person(first[0]))
        return remark(Sheet("", [], obs.scores, "", high_wins=False))

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for the options of this table."""
        return rules_text.chapters(settings)

    def part(self, obs: TenObservation) -> str:
        """Return the current round in words."""
        return str(text.part(round=obs.round + 1))

    # The zones.

    def draw(self, seen: TenSeen) -> Parts:
        """Draw the zones of the table."""
        obs = seen.obs
        look = ".decided" if places.is_decided(seen) else ""
        look += ".crowded" if places.is_crowded(obs) else ""
        look += ".selling" if places.sale(seen) else ""
        look += ".choosing" if middle.has_choices(seen, obs) else ""
        return Parts(
            look=look,
            title=str(text.title),
            sub=str(places.round_of(obs)),
            seats=[places.seat_line(seen, obs, seat) for seat in range(obs.players)],
            board=middle.board(seen, obs),
            say=speaking.say(seen, obs, self),
            hand=middle.hand_zone(seen, obs),
            acts=speaking.acts(seen, obs),
        )

    def sheet(self, obs: TenObservation) -> Sheet | None:
        """Return how each total is made up; None before the end."""
        return account.account(obs)

    def scores(self, seen: TenSeen) -> Node:
        """Draw the rounds so far, and at the end how the totals are made up."""
        return account.sheet(seen.obs, seen.names)

    def automatic(self, seen: TenSeen) -> str | None:
        """Return keeping the protection as it is, if no one may buy any more; otherwise None."""
        obs = seen.obs
        return "keep" if obs.phase == "protect" and all(obs.opened) else None

    def stages(
        self,
        witnessed: Sequence[Witnessed[TenEvent, TenObservation]],
        before: TenObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TenObservation]]:
        """Show cards being played and swapped.

        A round ends with face-down cards turning in order. Then come its winner and its loser, and what it costs.
        """
        stages: list[Stage[TenObservation]] = []
        kinds = {event["kind"] for event, _ in witnessed}
        results = [event for event, _ in witnessed if event["kind"] == "result"]
        for event, picture in witnessed:
            kind = event["kind"]
            if "sold" in kinds and kind in ("open", "bid", "pass"):  # the sale itself shows how the auction ended
                continue
            found = _stages_of(event, picture, before, from_hand=event["seat"] in (eyes, folded))
            if found:
                stages += found
            elif stages and kind not in _AFTERWARDS:  # automatic consequences share the stage of their cause
                stages[-1] = replace(stages[-1], picture=picture)
            if "result" in kinds and kind in ("add", "leave", "stop"):
                stages.append(Stage("cards", picture, 700))
        if results and "over" not in kinds:
            stages += _shared_out(results[0], stages[-1].picture, witnessed[-1].picture)
        return [Stage(LIFT, before, 30), *stages] if stages and folded is not None else stages

    # Touching.

    def touch(self, seen: TenSeen, place: int, *, second_tap: bool) -> Touch:
        """Handle a tap on a card in hand or on the table, a bid, or a way to play."""
        return picking.touch(seen, place, second_tap=second_tap)

    def next_touches(self, seen: TenSeen, act: str, offered: Sequence[int]) -> Sequence[int]:
        """Return the next place to tap. A card and how to play it, or a card and a bid, take several taps."""
        return picking.next_touches(seen, act)

    def lies(self, obs: TenObservation, names: Sequence[str]) -> Node:
        """Draw the cards in front of each seat, and its chips."""
        return [
            lying(
                name,
                [
                    card(drawings.face(shown), drawings.name(shown), kind=drawings.kind(shown))
                    if shown
                    else card(back(), str(text.name_covered), look=".is-back")
                    for shown in ((place.card, *([place.second] if place.second else [])) if place.laid else ())
                ]
                or h.span(".slot"),
                str(
                    text.lies_under(chips=place.protection) if place.protection else text.chips(chips=chips),
                ),
            )
            for name, place, chips in zip(names, obs.table, obs.chips, strict=False)
        ]

    # Telling.

    def card_sign(self, card: str) -> Node:
        """Return a card as a sentence shows it."""
        return drawings.called(card)

    def card_name(self, card: str) -> str:
        """Return a card as a screen reader says it in a sentence."""
        return drawings.called(card)


BOARD = TenBoard()


def _pitch(event: TenEvent) -> int | None:
    """Return the tone of a bid, which rises with the chips."""
    return min(event["bid"], HIGHEST) if event["kind"] == "open" or event["kind"] == "bid" else None


_AFTERWARDS = frozenset({"refill", "reshuffle", "rest", "over"})
"""The kinds of events that are only seen in the picture after everything."""


def _shared_out(result: Judged, judged: TenObservation, latest: TenObservation) -> list[Stage[TenObservation]]:
    """Return the stages after a round: the pot goes to the winner, then the cards go to the loser."""
    paid = replace(_with_chips(judged, result["winner"], result["pot"]), pot=0)
    won = (Move("pot", f"seat-{result['winner']}", "chip"),)
    lost = [place for seat in range(latest.players) for place in (f"place-{seat}", f"second-{seat}")]
    moves = tuple(Move(place, f"seat-{result['loser']}") for place in lost)
    return [
        *([Stage("pot", paid, 600, won, "take")] if result["pot"] else []),
        Stage("collect", latest, 600, moves, "take"),
    ]


def _judging(result: Judged, picture: TenObservation, before: TenObservation) -> list[Stage[TenObservation]]:
    """Return the stages of a result, before anyone gets anything: who wins, who loses, what that costs."""
    unpaid = replace(
        _with_chips(picture, result["winner"], -result["pot"]),
        pot=result["pot"],
        penalty_points=before.penalty_points,
        ranking=before.ranking,
    )
    return [
        Stage("wins", unpaid, 700, sound="take"),
        Stage("loses", unpaid, 800, sound="card"),
        Stage("judge", unpaid, None),
    ]


def _with_chips(picture: TenObservation, seat: int, more: int) -> TenObservation:
    """Return the table with more chips at a seat."""
    return replace(picture, chips=tuple(chips + more * (at == seat) for at, chips in enumerate(picture.chips)))


def _sale(event: Exchanged, picture: TenObservation, before: TenObservation) -> list[Stage[TenObservation]]:
    """Return the stages of a sale: it is paid, the card goes to its buyer, the buyer’s own card goes to the seller."""
    buyer, owner = event["seat"], event["owner"]
    payee = "pot" if event["kind"] == "swap" else f"seat-{owner}"
    unsold = _unsold(event, picture, before)
    paid = Stage("paid", unsold, 500, (Move(f"seat-{buyer}", payee, "chip"),), "take")
    return [
        *([paid] if event["price"] else []),
        Stage("bought", unsold, 600, (Move(f"place-{owner}", f"place-{buyer}"),), "card"),
        Stage("sold", picture, 800, (Move(f"place-{buyer}", f"place-{owner}"),), "card"),
    ]


def _unsold(event: Exchanged, picture: TenObservation, before: TenObservation) -> TenObservation:
    """Return the table after a sale as it was before it, except for the chips: both cards where they lay."""
    buyer, owner = event["seat"], event["owner"]
    table = list(picture.table)
    for seat, other in ((buyer, owner), (owner, buyer)):
        table[seat] = picture.table[other]._replace(protection=picture.table[seat].protection)
    auction = before.auction
    if auction is not None:
        passed = tuple(seat for seat in range(picture.players) if seat not in (buyer, owner))
        auction = auction._replace(bidder=buyer, bid=event["price"], passed=passed)
    return replace(picture, phase=before.phase, auction=auction, table=tuple(table))


def _stages_of(
    event: TenEvent, picture: TenObservation, before: TenObservation, *, from_hand: bool
) -> list[Stage[TenObservation]]:
    """Return the stages of an event; none if it has none of its own."""
    if event["kind"] == "swap" or event["kind"] == "sold":
        return _sale(event, picture, before)
    if event["kind"] == "result":
        return _judging(event, picture, before)
    found = _stage_of(event, picture, from_hand=from_hand)
    return [] if found is None else [found]


def _stage_of(  # noqa: PLR0911  # one for each kind of event
    event: TenEvent, picture: TenObservation, *, from_hand: bool
) -> Stage[TenObservation] | None:
    seat = event["seat"]
    start = "hand-played" if from_hand else f"seat-{seat}"
    match event["kind"]:
        case "lay":
            return Stage("lay", picture, 650, (Move(start, f"place-{seat}"),), "card")
        case "add":
            return Stage("add", picture, 800, (Move(start, f"second-{seat}"),), "card")
        case "turn":
            return Stage("turn", picture, 800, sound="card")
        case "open" | "bid" | "pass" | "decline" if not event.get("forced"):
            pitch = _pitch(event)
            return Stage("bid", picture, 600, sound="" if pitch is None else "card", pitch=pitch)
        case "protect" | "leave" | "stop":
            return Stage("said", picture, 550)
        case "show":
            return Stage(f"reveal-{seat}", picture, 900, sound="card")
        case "round":
            return Stage("round", picture, 1100, banner=text.banner_round_card(round=event["card"]))
    return None
