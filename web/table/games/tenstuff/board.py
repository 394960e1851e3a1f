"""Tenstuff on the table: sets built by tapping, tens thrown between turns, gifts, guesses, reversed play."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

import htpy as h
from htpy import Node

from table.boards import LIFT, Board, Chapter, Claim, Feat, Parts, Stage, Touch
from table.games.tenstuff import drawings, middle, picking, speaking, story, text
from table.games.tenstuff import rules as rules_text
from table.games.tenstuff.examples import EXAMPLES
from table.games.tenstuff.explaining import EXPLAINING
from table.games.tenstuff.lessons import LESSONS
from table.games.tenstuff.picking import TenstuffSeen
from table.lessons import Lesson
from table.step import Move
from table.widgets import card, lying
from tenfold import Person, Witnessed
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.messages import Message, Text, in_text

WAYS = {
    "single": text.way_single,
    "set": text.way_set,
    "slam": text.way_slam,
    "gift": text.way_gift,
    "ten": text.way_ten,
}
"""The ways to go out, and their names."""


def _way_out(event: TenstuffEvent) -> str:
    """Return which of the `WAYS` an event is, or an empty text if it is none."""
    match event["kind"]:
        case "play" if event["play"] == "slam":
            return "slam"
        case "play":
            return "single" if len(event["cards"]) == 1 else "set"
        case "give" | "return":
            return "gift"
        case "skip":
            return "ten"
    return ""


class TenstuffBoard(Board[TenstuffObservation, TenstuffEvent]):
    """The board of Tenstuff."""

    tagline = text.tagline
    emblem = (
        '<path class="a" d="M2 9h25V2l19 12H2z"/><path class="b" d="M46 14L27 26v-7H2v-5z"/>'
        '<path class="g" d="M46 29H21v-7L2 34h44z"/><path class="g2" d="M2 34l19 12v-7h25v-5z"/>'
    )
    parts = drawings.PARTS
    follows = frozenset({
        "draw", "no-draw", "handed", "out", "back", "shuffle", "lifted", "reverse", "top", "restart", "start",
        "excommunicated", "false-alarm", "cleared", "shame", "shame-over", "counts",
    })  # fmt: skip
    unlogged = frozenset({"deal"})
    explaining = EXPLAINING
    words = rules_text.WORDS
    shapes_note = text.shapes
    feats = (
        Feat("slams", text.feat_slams, text.feat_slams_note),
        Feat("out", text.feat_out, text.feat_out_note, WAYS),
    )
    examples = EXAMPLES
    quick = frozenset({"begin", "draw", "fake", "done", "give", "return", "slip", "no guess"})
    tournament = True
    partial = frozenset({"give", "return", "slip"})
    unchosen = frozenset({"begin"})

    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""
        return str(text.deal)

    def lessons(self) -> Sequence[Lesson]:
        """Return four lessons: beating sets, the same rank, tens and sixes, the empty draw pile and the end."""
        return LESSONS

    def shapes(self, obs: TenstuffObservation, events: Sequence[TenstuffEvent], seat: int) -> str:
        """Return a square for each turn: ⬛ passed, ⬜ played one card, 🟨 two, 🟧 more."""
        shapes = []
        for event in events:
            if event["seat"] == seat and event["kind"] == "play":
                shapes.append("⬜" if len(event["cards"]) == 1 else "🟨" if len(event["cards"]) == 2 else "🟧")
            elif event["seat"] == seat and event["kind"] == "pass":
                shapes.append("⬛")
        return "".join(shapes)

    def tally(
        self, obs: TenstuffObservation, events: Sequence[TenstuffEvent], seat: int
    ) -> Mapping[str, tuple[int, int]]:
        """Return the seat's slams out of all slams of the game, and its way out."""
        slams = [event["seat"] == seat for event in events if event["kind"] == "play" and event["play"] == "slam"]
        found = {"slams": (sum(slams), len(slams))}
        way = ""
        for event in events:
            if event["seat"] == seat:
                way = _way_out(event) or way
                if event["kind"] == "out":
                    found |= {f"out {one}": (one == way, 1) for one in WAYS}
        return found

    def score_line(self, score: int) -> str:
        """Return an empty text: the place says it all."""
        return ""

    def result_line(self, seen: TenstuffSeen, seat: int, score: int) -> str:
        """Return the number of cards left, if the game ended with the first player out: it decides the places."""
        if seen.obs.setting("finish") != "first-out":
            return self.score_line(score)
        size = seen.obs.hand_sizes[seat]
        return str(text.result_left(cards=size) if size else text.result_first)

    def remark(self, seen: TenstuffSeen) -> Message | None:
        """Return how the game was won."""
        return story.remark(seen.obs, seen.story)

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: TenstuffSeen) -> Parts:
        """Draw the zones of the table."""
        acts = speaking.acts(seen)
        return Parts(
            look=middle.look(seen) + _WAYS.get(speaking.buttons(acts), ".many-ways" if acts else ""),
            sub=speaking.after(seen),
            seats=[middle.seat_line(seen, seat) for seat in range(seen.obs.players)],
            board=middle.board(seen),
            say=speaking.say(seen),
            hand=middle.hand_zone(seen),
            acts=acts,
        )

    def meanwhile(self, seen: TenstuffSeen) -> Node:
        """Draw the last set for the window between two turns. If there is none, an empty slot keeps its space."""
        none = h.span(".slot.empty") if not seen.obs.last else None
        return [middle.upturned(seen.obs), none or middle.last_set(seen.obs)]

    def claims(self, seen: TenstuffSeen) -> Sequence[Claim]:
        """Return the claims to throw a ten and, with cheating, to accuse. Everyone gets them, even without a ten."""
        throw = Claim("skip", str(text.claim_throw), "throw", str(text.claim_throw_who), secret=True)
        if seen.obs.setting("cheating") == "off":
            return (throw,)
        accuse = Claim(
            "accuse",
            str(text.accuse),
            "eye",
            str(text.claim_accuse_who),
            str(text.claim_accuse_whom(accuser="{name}")),
            refused="" if seen.obs.accusable else str(text.claim_accuse_refused),
            tap=str(text.claim_accuse_tap),
        )
        return throw, accuse

    def stages(
        self,
        witnessed: Sequence[Witnessed[TenstuffEvent, TenstuffObservation]],
        before: TenstuffObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TenstuffObservation]]:
        """Return the stages: played and thrown cards travel, and special events have their own stages."""
        own = {seat for seat in (eyes, folded) if seat is not None}
        found = [stage for event, picture in witnessed for stage in _stages_of(event, picture, own)]
        if folded is not None and any(event["kind"] in _FROM_HAND for event, _ in witnessed):
            found.insert(0, Stage(LIFT, before, 30))
        return found

    # Touching.

    def touch(self, seen: TenstuffSeen, place: int, *, second_tap: bool) -> Touch:
        """Handle a tap on a card in hand, or on a card to guess."""
        return picking.touch(seen, place)

    def next_touches(self, seen: TenstuffSeen, act: str, offered: Sequence[int]) -> Sequence[int]:
        """Return the next places to tap. A set takes a tap for each card, a guess a rank and a suit."""
        return picking.next_touches(seen, act)

    def lies(self, obs: TenstuffObservation, names: Sequence[str]) -> Node:
        """Draw the last set, and everyone's number of cards."""
        cards = [card(drawings.face(one), drawings.name(one), kind=drawings.kind(one)) for one in obs.last]
        owner = obs.last_owner
        label = text.lies_last_set if owner is None else text.lies_last_set_of(owner=Person(owner))
        held = tuple([text.lies_hand(who=Person(seat), cards=size) for seat, size in enumerate(obs.hand_sizes)])
        return lying(in_text(label, names), cards or h.span(".slot"), in_text(text.lies_hands(held=held), names))

    # Telling.

    def card_sign(self, card: str) -> Node:
        """Return a card as a sentence shows it, such as `10♦`."""
        return drawings.sign(card)

    def card_name(self, card: str) -> str:
        """Return a card as a screen reader says it, such as `10 of diamonds`."""
        return drawings.name(card)


BOARD = TenstuffBoard()

_WAYS = {0: "", 1: "", 2: "", 3: ".three-ways"}
"""The class that makes room for the buttons, by their number. More buttons than these go in rows."""

FEW, HOME = 3, 10
"""From this many cards in hand on, each play has a tone. It rises to this step, for the last card."""

_FROM_HAND = ("play", "skip", "give", "return", "draw", "pass")

_EXCHANGE = (Move("draw", "play"), Move("play", "draw"))
"""The moves that swap the two piles."""

_MOMENTS: Mapping[str, tuple[int, str, Text]] = {
    "excommunicated": (1300, "", text.banner_excommunicated),
    "shame": (2200, "fall", text.banner_shame),
    "accuse": (1400, "turn", ""),
    "guess": (1100, "", ""),
    "pass": (450, "", ""),
    "back": (1100, "", text.banner_back),
}
"""The stages in which nothing travels, by kind of event: duration in ms, sound and banner."""


def _stages_of(  # noqa: PLR0911  # one for each kind of event
    event: TenstuffEvent, picture: TenstuffObservation, own: Container[int | None]
) -> list[Stage[TenstuffObservation]]:
    """Return the stages of an event. The cards of the own seats come from the hand and go there."""

    def place_of(seat: int | None) -> str:
        return "hand" if seat in own else f"seat-{seat}"

    seat = place_of(event["seat"])
    start = "hand-played" if event["seat"] in own else seat
    match event["kind"]:
        case "play":
            left = picture.hand_sizes[event["seat"]]
            pitch = HOME - left if left <= FEW else None
            laid = Stage("play", picture, 700, (Move(start, "play"),), "card", pitch=pitch)
            slam = Stage("slam", picture, 1400, sound="slam", banner=text.banner_slam)
            return [laid, slam] if event["play"] == "slam" else [laid]
        case "skip":
            moves = (Move(start, place_of(event["target"]), "thrown"),)
            return [Stage("skip", picture, 1100, moves, "take", text.banner_skip)]
        case "give" | "return" if event["count"]:
            return [Stage("give", picture, 800, (Move(seat, place_of(event["to"])),), "card")]
        case "draw":
            return [Stage("draw", picture, 320, (Move("draw", "drawn" if event.get("card") else seat),))]
        case "reverse":
            return [Stage("reverse", picture, 1500, _EXCHANGE, "take", text.banner_reverse)]
        case "restart":
            return [Stage("restart", picture, 1300, _EXCHANGE, "take", text.banner_restart)]
        case "out":
            return [Stage("out", picture, 1200, sound="win", banner=text.place(place=event["place"]))]
        case kind if kind in _MOMENTS:
            ms, sound, banner = _MOMENTS[kind]
            return [Stage(kind, picture, ms, sound=sound, banner=banner)]
    return []
