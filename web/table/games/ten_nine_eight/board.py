"""10-9-8 on the table: bids, the trick from your own seat, a hand by suit, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import htpy as h
from htpy import Node, Renderable

from table.boards import LIFT, SCORES, Board, Chapter, Feat, Parts, SeatLine, Seen, Stage, Touch, why_not
from table.drawings import french
from table.drawings.paper import back
from table.games.ten_nine_eight import rules as rules_text
from table.games.ten_nine_eight import text
from table.games.ten_nine_eight.examples import EXAMPLES
from table.games.ten_nine_eight.explaining import EXPLAINING
from table.games.ten_nine_eight.lessons import LESSONS
from table.lessons import Lesson
from table.scores import Fate, Line, Sheet
from table.speech import written
from table.step import Move
from table.widgets import button, card, hand, lying, sends
from table.words import signed
from tenfold import Card, Person, Witnessed
from tenfold.games.ten_nine_eight import Round, TenNineEightObservation
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.messages import Message

TenNineEightSeen: TypeAlias = Seen[TenNineEightObservation, TenNineEightEvent]

TAKING, SLOWLY = 1000, 1.3
"""The milliseconds in which a trick goes to its winner, and how much longer than others its cards are on their way.

The cards of five need 750, and then the number at the winner changes.
"""

FEW_DEALT = 4
"""The most cards of a round in which all are large."""

_SUIT_ORDER = "SHCD"
_RANKS = "23456789TJQKA"


class TenNineEightBoard(Board[TenNineEightObservation, TenNineEightEvent]):
    """The board of 10-9-8."""

    tagline = text.tagline
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
    shapes_note = text.shapes
    feats = (
        Feat(
            "met",
            text.feat_met,
            text.feat_met_note,
            {str(cards): str(text.cards(cards=cards)) for cards in range(10, 0, -1)},
        ),
    )
    examples = EXAMPLES

    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""
        return str(text.deal)

    def lessons(self) -> Sequence[Lesson]:
        """Return three lessons: tricks, trump and bids, points and the end."""
        return LESSONS

    def shapes(self, obs: TenNineEightObservation, events: Sequence[TenNineEightEvent], seat: int) -> str:
        """Return a square for each round: 🟩 bid made, ⬛ bid missed."""
        return "".join("🟩" if over.bids[seat] == over.tricks[seat] else "⬛" for over in obs.rounds)

    def tally(
        self, obs: TenNineEightObservation, events: Sequence[TenNineEightEvent], seat: int
    ) -> Mapping[str, tuple[int, int]]:
        """Return the bids made and the bids tried, by the number of cards in the round."""
        met: dict[str, tuple[int, int]] = {}
        for over in obs.rounds:
            hits, of = met.get(f"met {over.cards}", (0, 0))
            met[f"met {over.cards}"] = hits + (over.bids[seat] == over.tricks[seat]), of + 1
        return met

    def next_label(self, seen: TenNineEightSeen) -> str:
        """Return the label of the button under the score sheet: the next round and its cards."""
        number = len(seen.obs.rounds)
        return str(text.deal_next(round=number + 1, cards=seen.obs.schedule[number]))

    def score_line(self, score: int) -> str:
        """Return a seat's points in words."""
        return str(text.points(points=score))

    def remark(self, seen: TenNineEightSeen) -> Message | None:
        """Return that the winner made every bid, or how the lead changed."""
        obs = seen.obs
        winners = [seat for seat, place in enumerate(obs.ranking) if place == 1]
        made = [seat for seat in winners if all(one.bids[seat] == one.tricks[seat] for one in obs.rounds)]
        return text.remark_every(who=Person(made[0])) if made and len(winners) == 1 else super().remark(seen)

    def part(self, obs: TenNineEightObservation) -> str:
        """Return the current round in words."""
        return str(text.part(round=obs.round + 1))

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: TenNineEightSeen) -> Parts:
        """Draw the zones of the table."""
        obs = seen.obs
        bidding = None in obs.bids and not obs.trick and not sum(obs.tricks)
        number = min(sum(obs.tricks) + 1, obs.cards)
        of = text.tricks(tricks=obs.cards) if bidding else text.trick_of(trick=number, tricks=obs.cards)
        return Parts(
            look=_look_of_table(seen, obs),
            title=str(text.title(round=len(obs.rounds) + 1)),
            sub=str(of),
            lit=_taker(seen),
            bar=_trump(obs),
            seats=[_seat(seen, obs, seat, bidding) for seat in range(obs.players)],
            board=_bidding(seen, obs) if bidding else _trick(seen, obs),
            say=_say(seen, obs, bidding),
            hand=_hand(seen, obs, bidding),
            acts=_acts(seen, obs, bidding),
        )

    def meanwhile(self, seen: TenNineEightSeen) -> Node:
        """Draw the trick so far, for the hand-over."""
        obs = seen.obs
        if not obs.trick:
            return None
        return h.ul(".trick-so-far", aria_label=str(text.the_trick_so_far))[
            [h.li[_card(obs, played), h.small[seen.names[seat]]] for seat, played in obs.trick]
        ]

    def sheet(self, obs: TenNineEightObservation) -> Sheet | None:
        """Return everyone's points round by round; None before the first round is over."""
        if not obs.rounds:
            return None
        return Sheet(
            heading=str(text.sheet_cards),
            lines=[
                Line(
                    str(one.cards),
                    one.points,
                    [f"{won}/{bid}" for won, bid in _pairs(one)],
                    [str(text.won_of_bid(won=won, bid=bid)) for won, bid in _pairs(one)],
                )
                for one in obs.rounds
            ],
            totals=obs.scores,
            note=str(text.sheet_note(missed=obs.setting("missed"))),
            rounds=len(obs.schedule),
            over=obs.is_terminal,
            latest=[_fate(won, bid) for won, bid in _pairs(obs.rounds[-1])],
            headline=_who_made_it(obs.rounds[-1]),
        )

    def automatic(self, seen: TenNineEightSeen) -> str | None:
        """Return the last card of a round, which plays itself; otherwise None.

        So does the only card that follows suit, if no one else at the table could learn from it.
        """
        obs = seen.obs
        last = len(obs.hand) == 1
        plays_itself = last or (seen.alone and _only_follows(obs))
        return obs.legal[0].text if _is_forced(obs) and plays_itself else None

    def stages(
        self,
        witnessed: Sequence[Witnessed[TenNineEightEvent, TenNineEightObservation]],
        before: TenNineEightObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TenNineEightObservation]]:
        """Show a card travelling to the trick. A full trick pauses, then goes to its winner; the scores end a round.

        After the bids, the turned-up card becomes the sign of trump.
        """
        stages: list[Stage[TenNineEightObservation]] = []
        kinds = {event["kind"] for event, _ in witnessed}
        for event, picture in witnessed:
            match event["kind"]:
                case "bid":
                    shows = witnessed[-1].picture
                    leaves = () if None in shows.bids else (Move("turned", "trump"),)
                    stages.append(Stage("bid", shows, 560, leaves, sound="card"))
                case "play":
                    stages += [] if folded is None else [Stage(LIFT, before, 30)]
                    start = f"hand-{event['card']}" if event["seat"] in (eyes, folded) else f"seat-{event['seat']}"
                    ms = 1500 if "trick" in kinds else 650
                    stages.append(Stage("play", picture, ms, (Move(start, f"trick-{event['seat']}"),), "card"))
                case "trick":
                    takes = tuple(Move(f"trick-{seat}", f"won-{event['seat']}") for seat in range(picture.players))
                    won = picture.tricks[event["seat"]]
                    ms = 1500 if "score" in kinds else TAKING
                    stages.append(Stage("take", picture, ms, takes, "take", pitch=won, travel=SLOWLY))
                case "score" if "over" not in kinds:
                    made = eyes is not None and event["bids"][eyes] == event["tricks"][eyes]
                    sound = "" if eyes is None else "ten" if made else "fall"
                    stages.append(Stage(SCORES, picture, None, sound=sound))
        return stages

    # Touching.

    def touch(self, seen: TenNineEightSeen, place: int, *, second_tap: bool) -> Touch:
        """Select a bid while bidding, and a card afterwards. A second tap plays it."""
        obs = seen.obs
        if not seen.own_turn:
            return Touch(say=_not_yet(seen, obs))
        if _picked(seen) == (place,):
            act = _text_at(obs, place)
            return Touch(play=act) if second_tap and act else Touch()
        if None in obs.bids:
            why = why_not(obs, f"bid {place}")
            return Touch(seen.picked, say=why) if why else Touch((place,))
        act = _text_at(obs, place)
        if why := why_not(obs, act, french.sign):
            return Touch(seen.picked, say=why)
        return Touch((place,)) if act else Touch(seen.picked)

    def lies(self, obs: TenNineEightObservation, names: Sequence[str]) -> Node:
        """Draw the turned-up card, and for each player their card in the trick, the tricks won and the bid."""
        trick = dict(obs.trick)
        own = []
        for seat, bid in enumerate(obs.bids):
            label = text.lies_no_bid if bid is None else text.lies_bid(won=obs.tricks[seat], bid=bid)
            played = _card(obs, trick[seat]) if seat in trick else h.span(".slot")
            own.append(lying(names[seat], played, str(label)))
        return [lying(str(text.lies_trump), _card(obs, obs.turned_up)), own]

    # Telling.

    def card_sign(self, card: str) -> Node:
        """Return a card as a sentence shows it, such as `10♦`."""
        return h.b(role="img", aria_label=french.name(card))[french.sign(card)]

    def card_name(self, card: str) -> str:
        """Return a card as a screen reader says it, such as `10 of diamonds`."""
        return french.name(card)


BOARD = TenNineEightBoard()


def _look_of_table(seen: TenNineEightSeen, obs: TenNineEightObservation) -> str:
    """Return the classes of the table: for a round of few cards, and while a trick goes to its winner."""
    few = ".few-dealt" if obs.cards <= FEW_DEALT else ""
    return few + (".taking" if seen.shown[-1:] == ("take",) else "")


def _card(obs: TenNineEightObservation, known: str, place: str | None = None) -> Renderable:
    """Draw a card, face up, marked if it is a trump."""
    return card(french.face(known), french.name(known), kind=_kind(obs, known), place=place)


def _sorted_hand(obs: TenNineEightObservation) -> list[str]:
    return sorted(obs.hand, key=lambda known: (_SUIT_ORDER.index(known[1]), -_RANKS.index(known[0])))


def _text_at(obs: TenNineEightObservation, place: int) -> str | None:
    """Return the action of a place: a bid while bidding, a card of the sorted hand afterwards."""
    if None in obs.bids:
        return f"bid {place}"
    cards = _sorted_hand(obs)
    return cards[place] if 0 <= place < len(cards) else None


def _is_forced(obs: TenNineEightObservation) -> bool:
    """True if a seat has to play a card and only one is allowed."""
    return len(obs.legal) == 1 and None not in obs.bids


def _only_follows(obs: TenNineEightObservation) -> bool:
    """True if only one card follows suit."""
    return _is_forced(obs) and bool(obs.trick) and obs.legal[0].text[1] == obs.trick[0][1][1]


def _picked(seen: TenNineEightSeen) -> tuple[int, ...]:
    """Return the place that is selected. The only allowed card is, without a tap."""
    if seen.own_turn and not seen.taught and _is_forced(seen.obs):
        return (_sorted_hand(seen.obs).index(seen.obs.legal[0].text),)
    return seen.picked


def _seat(seen: TenNineEightSeen, obs: TenNineEightObservation, seat: int, bidding: bool) -> SeatLine:
    bid, won = obs.bids[seat], obs.tricks[seat]
    line = _points_line(obs, seat)
    taken = h.i(".taken", data_place=f"won-{seat}")
    if bid is None:
        return SeatLine(line, _not_bid(obs, seat))
    count = ".count.newest" if seat in _newest(seen, obs, bidding) else ".count"
    if bidding:
        label = str(text.bid_of(bid=bid))
        return SeatLine(line, h.span(count, role="img", aria_label=label)[str(bid)])
    standing, look = _standing(bid, won, obs.cards - sum(obs.tricks))
    if not any(obs.tricks):  # nothing is made before the first trick
        look = ""
    if len(f"{won}{bid}") > len("00"):
        look += ".long-count"
    if seen.shown[-1:] == ("take",) and seat == _taker(seen):
        look += ".takes"
    number = h.span(count, role="img", aria_label=str(standing), data_lands=True)[str(won), h.i[f"/{bid}"]]
    return SeatLine(line, number, look, taken)


def _newest(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> set[int]:
    """Return the seat whose bid is the latest: the one that is being shown, or else that of the player before."""
    if seen.events:
        return {event["seat"] for event in seen.events if event["kind"] == "bid"}
    return {(obs.current_player - 1) % obs.players} if bidding else set()


def _not_bid(obs: TenNineEightObservation, seat: int) -> Renderable:
    """Draw a sign for a seat with an unknown bid: not yet, bidding now, or done."""
    sign, label = "–", text.no_bid_yet
    if obs.bids_in[seat]:
        sign, label = "✓", text.has_bid
    elif seat == obs.current_player:
        sign, label = "…", text.is_bidding
    return h.span(".count", role="img", aria_label=str(label))[sign]


def _taker(seen: TenNineEightSeen) -> int | None:
    """Return the seat that has won the trick being shown, which leads next; otherwise None."""
    if seen.shown[-1:] not in (("play",), ("take",)):
        return None
    return next((event["seat"] for event in seen.events if event["kind"] == "trick"), None)


def _points_line(obs: TenNineEightObservation, seat: int) -> Node:
    """Draw a seat's points, and mark the dealer; with five seats on a small phone, only the number shows."""
    score = obs.scores[seat]
    unit = f" {text.points_unit(points=score)}"
    if seat == obs.dealer:
        return [h.span(".unit")[f"{text.dealer} "], signed(score), h.span(".unseen.words")[unit]]
    return [signed(score), h.span(".unit")[unit]]


def _standing(bid: int, won: int, left: int) -> tuple[Message, str]:
    """Return how a bid stands with this many tricks left, and the CSS class for it, empty while undecided."""
    if won == bid:
        return text.standing_made(won=won, bid=bid), ".made"
    if won > bid:
        return text.standing_over(won=won, bid=bid), ".missed"
    if bid - won > left:
        return text.standing_short(won=won, bid=bid), ".missed"
    return text.standing_to_go(won=won, bid=bid, left=bid - won), ""


def _trump(obs: TenNineEightObservation) -> Renderable:
    label = str(text.trump_up(called=text.called_card(name=french.name(obs.turned_up))))
    sign = str(text.trump_card(sign=french.sign(obs.turned_up)))
    return h.button(
        ".trump",
        type="button",
        aria_label=label,
        data_event=sends("sheet", name="word", word="trump"),
        data_place="trump",
        data_stays=True,
    )[french.pip(obs.trump), h.span[h.b[str(text.trump)], h.small(french.kind(obs.turned_up))[sign]]]


def _trick(seen: TenNineEightSeen, obs: TenNineEightObservation) -> Renderable:
    viewer = next((seat for seat in (obs.player, seen.folded) if seat is not None), 0)
    return h.section(f".board.trick.of-{obs.players}", aria_label=str(text.the_trick))[
        [_trick_place(seen, obs, (viewer + step) % obs.players, step) for step in range(obs.players)],
    ]


def _trick_place(seen: TenNineEightSeen, obs: TenNineEightObservation, seat: int, step: int) -> Renderable:
    lying = dict(obs.trick).get(seat)
    leads = bool(obs.trick) and obs.trick[0][0] == seat
    wins = seat == obs.winning and len(obs.trick) > 1
    sign = text.wins_trick if len(obs.trick) == obs.players else text.highest
    lit = ".lit" if seat == obs.current_player and not seen.events else ""
    return h.figure(f".at-{step}{'.wins' if wins else ''}", data_lands="look")[
        h.span(f".slot{lit}", data_place=f"trick-{seat}") if lying is None else _card(obs, lying, f"trick-{seat}"),
        h.figcaption[
            h.span[seen.names[seat]],
            " ",
            h.span(data_lands="cards")[
                leads and h.span(".leads")[str(text.leads), wins and ", "],
                wins and h.b(".win")[str(sign)],
            ],
        ],
    ]


def _kind(obs: TenNineEightObservation, known: str) -> str:
    return french.kind(known) + (".trumped" if known[1] == obs.trump else "")


def _bidding(seen: TenNineEightSeen, obs: TenNineEightObservation) -> Renderable:
    """Draw the turned-up card and the bids so far, and on a person's turn the bids to choose from.

    While others bid, these keep their room, so that nothing moves when they come.
    """
    made = [bid for bid in obs.bids if bid is not None]
    total = text.bids_so_far(made=sum(made), tricks=obs.cards) if made else text.tricks_to_win(tricks=obs.cards)
    wide = ".wide" if obs.cards > 7 else ""
    return h.section(f".board.bidding{wide}", aria_labelledby="bids")[
        _turned_up(obs),
        h.div(".bids")[
            h.h2("#bids")[str(total)],
            _bid_grid(seen, obs),
            h.p(".smaller.muted")[_bids_after(obs) if seen.own_turn else None],
        ],
    ]


def _turned_up(obs: TenNineEightObservation) -> Renderable:
    label = str(text.turned_up(called=text.called_card(name=french.name(obs.turned_up))))
    return h.figure(".turned")[
        card(french.face(obs.turned_up), label, kind=french.kind(obs.turned_up), place="turned"),
        h.figcaption[str(text.turned_up_one), h.br, str(text.turned_up_two)],
    ]


def _bid_grid(seen: TenNineEightSeen, obs: TenNineEightObservation) -> Renderable:
    numbers = range(obs.cards + 1)
    across = f".by-{4 if obs.cards < 4 else obs.cards // 2 + 1}"  # two rows are as equal as can be
    if not seen.own_turn:
        return h.div(f".bid-grid{across}")[[h.span for _ in numbers]]
    refused = {refusal.text for refusal in obs.refused}
    return h.div(f".bid-grid{across}", role="group", aria_label=str(text.bids), data_walk=True)[
        [
            h.button(
                type="button",
                aria_pressed="true" if seen.picked == (bid,) else "false",
                aria_disabled="true" if f"bid {bid}" in refused else None,
                data_event=sends("touch", place=bid),
            )[str(bid)]
            for bid in numbers
        ]
    ]


def _bids_after(obs: TenNineEightObservation) -> str:
    """Return who bids afterwards, or which total is forbidden to the last bidder."""
    if obs.hooked is None:
        return str(text.bids_after(players=obs.bids_in.count(False) - 1))
    return str(text.hook(bid=obs.hooked, tricks=obs.cards))


def _hand(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> Node:
    if obs.player is None:
        if seen.folded is None:
            return None
        played = next((event for event in seen.events if event["kind"] == "play"), None) if seen.lifting else None
        backs = obs.hand_sizes[seen.folded] - (played is not None)
        shown = [
            played and _card(obs, played["card"], f"hand-{played['card']}"),
            *(card(back(), str(text.face_down), look=".is-back") for _ in range(backs)),
        ]
        folded = seen.plain(text.hand_folded(who=Person(seen.folded)))
        return hand([one for one in shown if one], folded, folded=True)
    refused = {refusal.text for refusal in obs.refused}
    picked = _picked(seen)
    cards = [
        card(
            french.face(known),
            french.name(known),
            kind=_kind(obs, known),
            look=_look(seen, bidding, known in refused, picked == (place,)),
            event=None if bidding else sends("touch", place=place),
            pressed=seen.own_turn and picked == (place,),
            refused=not seen.own_turn or known in refused,
            place=f"hand-{known}" if picked == (place,) and not bidding else None,
            ident=f"card-{place}",
        )
        for place, known in enumerate(_sorted_hand(obs))
    ]
    return hand(cards, seen.plain(text.hand(who=Person(obs.player))))


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
    who = Person(obs.current_player)
    if not seen.own_turn:
        return h.span[seen.says(text.bids_now(who=who) if bidding else text.thinks(who=who))]
    return _question(seen, obs, who, bidding)


def _question(seen: TenNineEightSeen, obs: TenNineEightObservation, who: Person, bidding: bool) -> Node:
    if not bidding:
        if len(obs.hand) == 1:
            return None
        if _only_follows(obs):
            return h.span[seen.says(text.only_card(card=Card(obs.legal[0].text)))]
        if obs.trick:
            return h.span[seen.says(text.which_card(who=who))]
        return [h.span[seen.says(text.leads_now(who=who))], h.small[str(text.others_follow)]]
    if not seen.picked:
        return h.span[seen.says(text.how_many(who=who))]
    bid = seen.picked[0]
    return h.span[seen.says(text.exactly(bid=bid, points=obs.bid_points[bid], missed=obs.setting("missed")))]


def _acts(seen: TenNineEightSeen, obs: TenNineEightObservation, bidding: bool) -> Node:
    picked = _picked(seen)
    if not seen.own_turn or not picked:
        return None
    act = _text_at(obs, picked[0])
    if act is None:
        return None
    label = text.act_bid(bid=picked[0]) if bidding else text.act_play(sign=french.sign(act))
    return button(str(label), sends("play", action=act), kind=".lit")


def _not_yet(seen: TenNineEightSeen, obs: TenNineEightObservation) -> str:
    if obs.is_terminal:
        return str(text.over)
    return seen.plain(text.not_your_turn(who=Person(obs.current_player)))


def _fate(won: int, bid: int) -> Fate:
    """Return how a round went for a seat."""
    made = won == bid
    return Fate(
        good=made,
        words=str(text.made if made else text.missed),
        small=str(text.bid_won(bid=bid, won=won)),
        headline=text.you_made(bid=bid) if made else text.you_missed(left=abs(won - bid)),
    )


def _who_made_it(one: Round) -> Message:
    """Return who made their bids, as a sentence."""
    made = [seat for seat, (won, bid) in enumerate(_pairs(one)) if won == bid]
    if len(made) == len(one.bids):
        return text.all_made
    if not made:
        return text.none_made
    if len(made) == 1:
        return text.one_made(who=Person(made[0]))
    return text.some_made(made=len(made), of=len(one.bids))


def _pairs(one: Round) -> list[tuple[int, int]]:
    return list(zip(one.tricks, one.bids, strict=True))
