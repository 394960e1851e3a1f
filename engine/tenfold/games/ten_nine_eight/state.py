"""A position of 10-9-8: its fields, the deal of a round, and what its phases share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenfold.declared import declared
from tenfold.french import SUIT_MASK, SUIT_OF, TEXTS, texts
from tenfold.games.ten_nine_eight.cards import Round, dealt
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.phase import Phase, PhasedState

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight.game import TenNineEight
    from tenfold.games.ten_nine_eight.observation import TenNineEightObservation


@declared
class TenNineEightState(PhasedState[TenNineEightEvent]):
    """A position of 10-9-8. `position` writes and reads it under the same names, except what follows from others."""

    game: TenNineEight
    random: str  # the source of future deals
    dealer: int
    round: int  # from 0
    rounds: tuple[Round, ...]  # the finished rounds
    points: tuple[int, ...]  # of the finished rounds, by seat
    cards: int  # dealt to each seat
    turned_up: int  # B8: its suit is trump; the card itself is out of play
    trump: int
    hands: list[int]  # sets of cards, by seat
    bids: list[int | None]  # by seat; None before the bid
    leader: int  # of the trick on the table
    trick: list[int]  # in order of play
    tricks: list[int]  # won, by seat
    done: int  # the number of finished tricks
    played: list[int]  # cards of the finished tricks, in order of play; empty if they are not known
    voids: list[int]  # suits that everyone knows a seat to lack, by seat
    trump_broken: bool  # a trump was discarded or, at some tables, led
    last_leader: int | None  # the seat that led the last trick

    if TYPE_CHECKING:
        turn: int
        phase: Phase[Any]

        def observation(self, player: int | None = None) -> TenNineEightObservation: ...  # noqa: D102  # as in `State`

    def banned(self, hand: int) -> int:
        """Return the trumps if this hand can't lead them, or play them without the led suit, yet.

        Return 0 if it can.
        """
        ban = self.game.ban
        if ban == "free" or (self.done if ban == "printed" else self.trump_broken or self.trick):  # B6: ruffing is free
            return 0
        trumps = SUIT_MASK[self.trump]
        return trumps if hand & ~trumps else 0  # B5, B7: a seat with only trumps in hand can play them

    def deal(self) -> None:
        """Deal the next round, to the left of the last dealer (B1).

        This resets the fields of the last round, because a new state would cost 5% of a random game’s time.
        """
        game, players = self.game, self.game.players
        self.dealer = game.left[self.dealer]
        self.cards = game.schedule[self.round]
        self.hands, self.turned_up = dealt(self.random, self.round, self.cards, players)
        self.trump = SUIT_OF[self.turned_up]
        self.bids, self.tricks, self.voids = [None] * players, [0] * players, [0] * players
        self.done, self.played, self.trump_broken, self.last_leader = 0, [], False, None
        self.leader = self.turn = game.left[self.dealer]
        self.phase = BIDDING
        self.tell_deal()

    def tell_deal(self) -> None:
        """Report the events of a new deal."""
        if self.log is None:
            return
        self.happened(
            {
                "kind": "round",
                "seat": self.dealer,
                "round": self.round,
                "cards": self.cards,
                "dealer": self.dealer,
                "turned_up": TEXTS[self.turned_up],
            },
            reveals=True,
        )
        for seat, hand in enumerate(self.hands):
            secret = {"hand": texts(hand)}
            event: TenNineEightEvent = {"kind": "deal", "seat": seat, "cards": self.cards}
            self.happened(event, secret=secret, seen_by=(seat,), reveals=True)

    def scores(self) -> list[int]:
        """Return the points so far, by seat."""
        return [*self.points]


def open_round(
    game: TenNineEight,
    hands: list[int],
    turned_up: int,
    *,
    random: str,
    dealer: int,
    number: int,
    rounds: tuple[Round, ...],
) -> TenNineEightState:
    """Return the state before the first bid of a round, after these rounds."""
    players = game.players
    first = game.left[dealer]  # B2
    return TenNineEightState(
        game=game,
        turn=first,
        phase=BIDDING,
        random=random,
        dealer=dealer,
        round=number,
        rounds=rounds,
        points=tuple(map(sum, zip(*[over.points for over in rounds], strict=True))) or (0,) * players,
        cards=game.schedule[number],
        turned_up=turned_up,
        trump=SUIT_OF[turned_up],
        hands=hands,
        bids=[None] * players,
        leader=first,
        trick=[],
        tricks=[0] * players,
        done=0,
        played=[],
        voids=[0] * players,
        trump_broken=False,
        last_leader=None,
    )
