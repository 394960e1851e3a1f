"""10-9-8 on the table: bids, the trick seen from one's own seat, a hand sorted by suit, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import htpy as h
from htpy import Node, Renderable

from table.boards import LIFT, SCORES, Board, Chapter, Feat, Parts, SeatLine, Seen, Stage, Touch, why_not
from table.drawings import french
from table.drawings.paper import back
from table.games.ten_nine_eight import rules as rules_text
from table.games.ten_nine_eight import text
from table.games.ten_nine_eight.examples import EXAMPLES
from table.games.ten_nine_eight.explaining import EXPLAINING, hooked
from table.games.ten_nine_eight.lessons import LESSONS
from table.lessons import Lesson
from table.scores import Line, Sheet, score_sheet
from table.speech import written
from table.step import Move
from table.widgets import button, card, hand, lying, sends
from table.words import count, in_points, signed
from tenfold import Witnessed
from tenfold.games.ten_nine_eight import Round, TenNineEightObservation
from tenfold.games.ten_nine_eight.cards import POINTS
from tenfold.games.ten_nine_eight.events import Played, TenNineEightEvent

TenNineEightSeen: TypeAlias = Seen[TenNineEightObservation, TenNineEightEvent]

_MISSED = {"nothing": "0", "tricks": "a point a trick", "minus": "minus the difference"}
"""What a missed bid scores, by choice."""

_SUIT_ORDER = "SHCD"
_RANKS = "23456789TJQKA"


class TenNineEightBoard(Board[TenNineEightObservation, TenNineEightEvent]):
    """The board of 10-9-8."""

    tagline = "Say how many tricks, then take just those"
    emblem = (
        '<path class="a" d="M4 8h8v34H4z"/><path class="b" d="M12 8l6 4v30h-6z"/>'
        '<path class="a" d="M18 18h8v24h-8z"/><path class="b" d="M26 18l6 4v20h-6z"/>'
        '<path class="a" d="M32 28h8v14h-8z"/><path class="b" d="M40 28l6 4v10h-6z"/>'
    )
    parts = french.PARTS
    follows = frozenset({"trick"})
    unlogged = frozenset({"deal", "over"})
    explaining = EXPLAINING
    words = rules_text.WORDS
    shapes_told = "A square a round: 🟩 bid met, ⬛ missed."
    feats = (
        Feat(
            "met",
            text.feat_met,
            text.feat_met_told,
            {str(cards): count(cards, "card") for cards in range(10, 0, -1)},
        ),
    )
    examples = EXAMPLES
    short: ClassVar = {"rounds": "5-to-1"}

    def deal_label(self) -> str:
        """What the button says that starts a game."""
        return "Deal the first round"

    def lessons(self) -> Sequence[Lesson]:
        """Three: tricks, trump and bids, points and the end."""
        return LESSONS

    def shapes(self, obs: TenNineEightObservation, events: Sequence[TenNineEightEvent], seat: int) -> str:
        """Round by round, whether the bid was kept."""
        return "".join("🟩" if told.bids[seat] == told.tricks[seat] else "⬛" for told in obs.rounds)

    def tally(
        self, obs: TenNineEightObservation, events: Sequence[TenNineEightEvent], seat: int
    ) -> Mapping[str, tuple[int, int]]:
        """Bids met, by the cards of the round."""
        met: dict[str, tuple[int, int]] = {}
        for told in obs.rounds:
            hits, of = met.get(f"met {told.cards}", (0, 0))
            met[f"met {told.cards}"] = hits + (told.bids[seat] == told.tricks[seat]), of + 1
        return met

    def next_label(self, seen: TenNineEightSeen) -> str:
        """What the button under the score sheet says: the round and its cards."""
        number = len(seen.obs.rounds)
        return f"Deal round {number + 1}: {count(seen.obs.schedule[number], 'card')}"

    def score_line(self, score: int) -> str:
        """A seat's points in words."""
        return in_points(score)

    def part(self, obs: TenNineEightObservation) -> str:
        """Which round it is."""
        return f"round {obs.round + 1}"

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules, with the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: TenNineEightSeen) -> Parts:
        """The zones of the table."""
        obs = seen.obs
        bidding = None in obs.bids and not obs.trick and not sum(obs.tricks)
        trick = count(obs.cards, "trick") if bidding else f"trick {min(sum(obs.tricks) + 1, obs.cards)} of {obs.cards}"
        return Parts(
            title=f"Round {len(obs.rounds) + 1}",
            sub=trick,
            lit=_taker(seen),
            bar=_trump(obs),
            seats=[_seat(obs, seat, bidding) for seat in range(obs.players)],
            board=_bidding(seen, obs) if bidding and seen.own_turn else _trick(seen, obs),
            say=_say(seen, obs, bidding),
            hand=_hand(seen, obs, bidding),
            acts=_acts(seen, obs, bidding),
        )

    def meanwhile(self, seen: TenNineEightSeen) -> Node:
        """The trick so far, for the hand-over."""
        obs = seen.obs
        if not obs.trick:
            return None
        return h.ul(".trick-so-far", aria_label="The trick so far")[
            [
                h.li[card(french.face(text), french.name(text), kind=french.kind(text)), h.small[seen.names[seat]]]
                for seat, text in obs.trick
            ]
        ]

    def scores(self, seen: TenNineEightSeen) -> Node:
        """The score sheet."""
        obs = seen.obs
        return score_sheet(_sheet(obs), seen.names) if obs.rounds else None

    def automatic(self, seen: TenNineEightSeen) -> str | None:
        """The last card of a round plays itself."""
        obs = seen.obs
        return obs.legal[0].text if len(obs.hand) == 1 and len(obs.legal) == 1 and None not in obs.bids else None

    def stages(
        self,
        told: Sequence[Witnessed[TenNineEightEvent, TenNineEightObservation]],
        before: TenNineEightObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TenNineEightObservation]]:
        """A card travels to the trick; a full trick stands, then goes to its winner; a round ends with the scores."""
        stages: list[Stage[TenNineEightObservation]] = []
        kinds = {event["kind"] for event, _ in told}
        for event, picture in told:
            match event["kind"]:
                case "bid":
                    stages.append(Stage("bid", told[-1].picture, 450, sound="card"))
                case "play":
                    stages += [] if folded is None else [Stage(LIFT, before, 30)]
                    start = f"hand-{event['card']}" if event["seat"] in (eyes, folded) else f"seat-{event['seat']}"
                    ms = 1500 if "trick" in kinds else 650
                    stages.append(Stage("play", picture, ms, (Move(start, f"trick-{event['seat']}"),), "card"))
                case "trick":
                    takes = tuple(Move(f"trick-{seat}", f"seat-{event['seat']}") for seat in range(picture.players))
                    stages.append(Stage("take", picture, 500, takes, "take"))
                case "score" if "over" not in kinds:
                    stages.append(Stage(SCORES, picture, None))
        return stages

    # Touching.

    def touch(self, seen: TenNineEightSeen, place: int, *, second_tap: bool) -> Touch:
        """While bidding, a number; then a card. A second tap does it."""
        obs = seen.obs
        if not seen.own_turn:
            return Touch(say=_not_yet(seen, obs))
        if seen.picked == (place,):
            text = _text_at(obs, place)
            return Touch(play=text) if second_tap and text else Touch()
        if None in obs.bids:
            why = why_not(obs, f"bid {place}")
            return Touch(seen.picked, say=why) if why else Touch((place,))
        text = _text_at(obs, place)
        if why := why_not(obs, text, french.sign):
            return Touch(seen.picked, say=why)
        return Touch((place,)) if text else Touch(seen.picked)

    def lies(self, obs: TenNineEightObservation, names: Sequence[str]) -> Node:
        """The card that was turned up, and before each player the card of the trick, with what was won and bid."""
        trick = dict(obs.trick)
        turned = card(french.face(obs.turned_up), french.name(obs.turned_up), kind=_kind(obs, obs.turned_up))
        own = [
            lying(
                names[seat],
                card(french.face(trick[seat]), french.name(trick[seat]), kind=_kind(obs, trick[seat]))
                if seat in trick
                else h.span(".slot"),
                "no bid yet" if bid is None else f"{obs.tricks[seat]} of {bid}",
            )
            for seat, bid in enumerate(obs.bids)
        ]
        return [lying("Trump", turned), own]

    # Telling.

    def card_sign(self, card: str) -> Node:
        """A card in a sentence on the screen: `10♦`."""
        return h.b(role="img", aria_label=french.name(card))[french.sign(card)]

    def card_name(self, card: str) -> str:
        """A card for who listens: `10 of diamonds`."""
        return french.name(card)


BOARD = TenNineEightBoard()


def _order(text: str) -> tuple[int, int]:
    return _SUIT_ORDER.index(text[1]), -_RANKS.index(text[0])


def _sorted_hand(obs: TenNineEightObservation) -> list[str]:
    return sorted(obs.hand, key=_order)


def _text_at(obs: TenNineEightObservation, place: int) -> str | None:
    """The action of a place: a bid while bidding, a card of the sorted hand afterwards."""
    if None in obs.bids:
        return f"bid {place}"
    cards = _sorted_hand(obs)
    return cards[place] if 0 <= place < len(cards) else None


def _seat(obs: TenNineEightObservation, seat: int, bidding: bool) -> SeatLine:
    bid, won = obs.bids[seat], obs.tricks[seat]
    line = _points_line(obs, seat)
    if bid is None:
        sign, told = (
            ("✓", "has bid")
            if obs.bids_in[seat]
            else ("…", "is bidding")
            if seat == obs.current_player
            else ("–", "has not bid yet")
        )
        return SeatLine(line, h.span(".count", role="img", aria_label=told)[sign])
    if bidding:
        return SeatLine(line, h.span(".count", role="img", aria_label=f"bid {bid}")[str(bid)])
    word, look = _standing(bid, won, obs.cards - sum(obs.tricks))
    told = f"{won} won of {bid} bid, {word}"
    number = h.span(".count", role="img", aria_label=told)[str(won), h.i[f"/{bid}"]]
    return SeatLine(line, number, f"{look}.long-count" if len(f"{won}{bid}") > len("00") else look)


def _taker(seen: TenNineEightSeen) -> int | None:
    """Who has won the trick that lies there and goes away: that seat leads next."""
    if seen.shown[-1:] not in (("play",), ("take",)):
        return None
    return next((event["seat"] for event in seen.events if event["kind"] == "trick"), None)


def _points_line(obs: TenNineEightObservation, seat: int) -> Node:
    """A seat's points, and who deals; five seats on a small phone show the number alone."""
    points = signed(obs.scores[seat])
    if seat == obs.dealer:
        return [h.span(".told")["deals · "], points]
    return [points, h.span(".told")[in_points(obs.scores[seat]).removeprefix(points)]]


def _standing(bid: int, won: int, left: int) -> tuple[str, str]:
    """How a bid stands with so many tricks left, in a word; and what that looks like, where it is decided."""
    if won == bid:
        return "made", ".made"
    if won > bid:
        return "over", ".missed"
    if bid - won > left:
        return "short", ".missed"
    return f"{bid - won} to go", ""


def _trump(obs: TenNineEightObservation) -> Renderable:
    told = f"Trump: {french.name(obs.turned_up)} is turned up"
    return h.button(
        ".trump",
        type="button",
        aria_label=told,
        data_event=sends("sheet", name="word", word="trump"),
        data_place="trump",
        data_stays=True,
    )[french.pip(obs.trump), h.span[h.b["trump"], h.small[f"{french.sign(obs.turned_up)} up"]]]


def _trick(seen: TenNineEightSeen, obs: TenNineEightObservation) -> Renderable:
    viewer = next((seat for seat in (obs.player, seen.folded) if seat is not None), 0)
    lying = dict(obs.trick)
    return h.section(f".board.trick.of-{obs.players}", aria_label="The trick")[
        [
            _trick_place(seen, obs, (viewer + step) % obs.players, step, lying.get((viewer + step) % obs.players))
            for step in range(obs.players)
        ],
    ]


def _trick_place(
    seen: TenNineEightSeen, obs: TenNineEightObservation, seat: int, step: int, lying: str | None
) -> Renderable:
    leads = bool(obs.trick) and obs.trick[0][0] == seat
    wins = seat == obs.winning and len(obs.trick) > 1
    lit = ".lit" if seat == obs.current_player and not seen.events else ""
    return h.figure(f".at-{step}")[
        h.span(f".slot{lit}", data_place=f"trick-{seat}")
        if lying is None
        else card(french.face(lying), french.name(lying), kind=_kind(obs, lying), place=f"trick-{seat}"),
        h.figcaption[
            h.span[seen.names[seat]],
            " ",
            h.span[
                leads and h.span(".leads")["leads", wins and ", "],
                wins and h.b(".win")["highest"],
            ],
        ],
    ]


def _kind(obs: TenNineEightObservation, text: str) -> str:
    return french.kind(text) + (".trumped" if text[1] == obs.trump else "")


def _bidding(seen: TenNineEightSeen, obs: TenNineEightObservation) -> Renderable:
    refused = {refusal.text for refusal in obs.refused}
    made = [bid for bid in obs.bids if bid is not None]
    to_come = obs.bids_in.count(False) - 1
    total = f"Bids so far {sum(made)} of {obs.cards}" if made else f"{count(obs.cards, 'trick')} on offer"
    after = f"{count(to_come, 'player')} to come" if to_come else "Nobody comes after"
    wide = ".wide" if obs.cards > 7 else ""
    return h.section(f".board.bidding{wide}", aria_labelledby="bids")[
        h.figure(".turned")[
            card(
                french.face(obs.turned_up), f"turned up: {french.name(obs.turned_up)}", kind=french.kind(obs.turned_up)
            ),
            h.figcaption["turned up,", h.br, "out of play"],
        ],
        h.div(".bids")[
            h.h2("#bids")[total],
            h.div(f".bid-grid{wide}", role="group", aria_label="Bids", data_walk=True)[
                [
                    h.button(
                        type="button",
                        aria_pressed="true" if seen.picked == (bid,) else "false",
                        aria_disabled="true" if f"bid {bid}" in refused else None,
                        data_event=sends("touch", place=bid),
                    )[str(bid)]
                    for bid in range(obs.cards + 1)
                ]
            ],
            h.p(".smaller.muted")[_why_hooked(obs) or f"{after}."],
        ],
    ]


def _why_hooked(obs: TenNineEightObservation) -> str:
    """What the hook refuses whoever bids last, and why; empty where it refuses nothing."""
    refused = hooked(obs) if obs.current_player == obs.dealer else None
    return "" if refused is None else f"Not {refused}: the bids may not add up to {obs.cards}."


def _hand(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> Node:
    if obs.player is None:
        if seen.folded is None:
            return None
        played = _played(seen) if seen.lifting else None
        backs = obs.hand_sizes[seen.folded] - (played is not None)
        shown = [
            played
            and card(
                french.face(played["card"]),
                french.name(played["card"]),
                kind=_kind(obs, played["card"]),
                place=f"hand-{played['card']}",
            ),
            *(card(back(), "face-down card", look=".is-back") for _ in range(backs)),
        ]
        return hand([one for one in shown if one], f"Hand of {seen.names[seen.folded]}, folded", folded=True)
    refused = {refusal.text for refusal in obs.refused}
    cards = [
        card(
            french.face(text),
            french.name(text),
            kind=_kind(obs, text),
            look=_look(seen, bidding, text in refused, seen.picked == (place,)),
            event=None if bidding else sends("touch", place=place),
            pressed=seen.own_turn and seen.picked == (place,),
            refused=not seen.own_turn or text in refused,
            place=f"hand-{text}" if seen.picked == (place,) and not bidding else None,
            ident=f"card-{place}",
        )
        for place, text in enumerate(_sorted_hand(obs))
    ]
    return hand(cards, f"Hand of {seen.names[obs.player]}")


def _played(seen: TenNineEightSeen) -> Played | None:
    return next((event for event in seen.events if event["kind"] == "play"), None)


def _look(seen: TenNineEightSeen, bidding: bool, refused: bool, picked: bool) -> str:
    if bidding or not seen.own_turn:
        return ".wait"
    return ".no" if refused else ".can.selected" if picked else ".can"


def _say(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> Node:
    if seen.lifting or (obs.is_terminal and not seen.events):
        return None
    if seen.events:
        said = [event for event in seen.events if event["kind"] in ("bid", "bids", "play", "trick")]
        return [h.span[written(event, seen.game, BOARD, seen.names)] for event in said]
    who = h.b[seen.names[obs.current_player]]
    if not seen.own_turn:
        return h.span[who, " is bidding" if bidding else " is thinking"]
    return _question(seen, obs, who, bidding)


def _question(seen: TenNineEightSeen, obs: TenNineEightObservation, who: Node, bidding: bool) -> Node:
    if not bidding:
        if obs.trick:
            return h.span[who, ", which card?"]
        return [h.span[who, " leads"], h.small["The others follow its suit."]]
    if not seen.picked:
        return h.span[who, ", how many tricks?"]
    bid = seen.picked[0]
    scores = "scores" if bid == 1 else "score"
    return h.span[
        f"{count(bid, 'trick')} made exactly {scores} ",
        h.b[str(POINTS + bid)],
        ", anything else ",
        h.b[_MISSED[obs.setting("missed")]],
        ".",
    ]


def _acts(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> Node:
    if not seen.own_turn or not seen.picked:
        return None
    text = _text_at(obs, seen.picked[0])
    if text is None:
        return None
    label = f"Bid {seen.picked[0]}" if bidding else f"Play {french.sign(text)}"
    return button(label, sends("play", action=text), kind=".lit")


def _not_yet(seen: TenNineEightSeen, obs: TenNineEightObservation) -> str:
    return (
        "The game is over."
        if obs.is_terminal
        else f"The cards stay in hand. It is {seen.names[obs.current_player]}’s turn."
    )


def _sheet(obs: TenNineEightObservation) -> Sheet:
    missed = _MISSED[obs.setting("missed")]
    return Sheet(
        heading="Cards",
        lines=[
            Line(
                str(one.cards),
                one.points,
                [f"{won}/{bid}" for won, bid in _pairs(one)],
                [f"{won} won of {bid} bid" for won, bid in _pairs(one)],
            )
            for one in obs.rounds
        ],
        totals=obs.scores,
        note=f"Small: tricks won / tricks bid. An exact bid scores 10 + bid, any other {missed}.",
        rounds=len(obs.schedule),
        over=obs.is_terminal,
    )


def _pairs(one: Round) -> list[tuple[int, int]]:
    return list(zip(one.tricks, one.bids, strict=True))
