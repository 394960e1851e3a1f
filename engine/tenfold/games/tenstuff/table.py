"""The table of Tenstuff: hands and piles, and how cards move between them, whatever the reason."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Self

from tenfold.game import State
from tenfold.games.tenstuff.actions import WINDOW
from tenfold.games.tenstuff.cards import BIT, SUIT_NAMES, TEXTS, lowest, set_of, shuffled, texts
from tenfold.games.tenstuff.memory import Memory
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff


class Table(State):
    """The fields of a position, and moves of cards that keep what everybody remembers."""

    __slots__ = (
        "_accusable",
        "_arranged",
        "_arranged_now",
        "_could_arrange",
        "_direction",
        "_draw",
        "_dry",
        "_ender",
        "_excluded",
        "_fresh",
        "_hands",
        "_last",
        "_marked",
        "_memory",
        "_opening",
        "_out",
        "_owner",
        "_partner",
        "_passed",
        "_phase",
        "_play",
        "_played",
        "_random",
        "_restarting",
        "_reversed",
        "_shamed",
        "_sixes",
        "_skips",
        "_telltale",
        "_ten",
    )

    game: Tenstuff

    def __init__(self, game: Tenstuff, hands: list[int], draw: list[int], source: str) -> None:
        self.game = game
        self._legal = None
        self._events = None
        self._random = source
        self._hands = hands
        self._draw = draw  # single cards, the next one last
        self._play: list[int] = []  # single cards, the top last
        self._last = 0  # the last set played, and whose it was
        self._owner = 0
        self._direction = 1
        self._reversed = False
        self._phase = WINDOW
        self._player = 0
        self._opening = True
        self._fresh = True  # nothing has happened since the lowest card decided who leads
        self._skips = 0
        self._dry = 0
        self._excluded = 0  # excommunicated seats, as bits; so are those below
        self._shamed = 0
        self._out: list[int] = []  # in order of going out (T9)
        self._marked = 0  # cards to be given, returned or slipped
        self._partner = 0  # who gets them
        self._ten = 0  # the suit of the ten that was thrown
        self._clear_turn()
        self._ender = 0  # whose turn the last window follows
        self._restarting = False
        self._telltale = 0  # has cheated, uncaught, so that counting cards shows it
        self._arranged = 0  # has cheated, uncaught, by arranging
        self._could_arrange = 0  # was on turn where that was possible, since it was last accused
        self._accusable = 0  # was on turn since it was last accused
        self._memory = Memory(game.players)

    def _clear_turn(self) -> None:
        self._played = False
        self._passed = False
        self._sixes = False
        self._arranged_now = False

    def _copy_into(self, other: Self) -> None:
        other._accusable = self._accusable
        other._arranged = self._arranged
        other._arranged_now = self._arranged_now
        other._could_arrange = self._could_arrange
        other._direction = self._direction
        other._draw = self._draw[:]
        other._dry = self._dry
        other._ender = self._ender
        other._excluded = self._excluded
        other._fresh = self._fresh
        other._hands = self._hands[:]
        other._last = self._last
        other._marked = self._marked
        other._memory = self._memory.copy()
        other._opening = self._opening
        other._out = self._out[:]
        other._owner = self._owner
        other._partner = self._partner
        other._passed = self._passed
        other._phase = self._phase
        other._play = self._play[:]
        other._played = self._played
        other._random = self._random
        other._restarting = self._restarting
        other._reversed = self._reversed
        other._shamed = self._shamed
        other._sixes = self._sixes
        other._skips = self._skips
        other._telltale = self._telltale
        other._ten = self._ten

    # Cards change places.

    def _hand_over(self, kind: str, giver: int, taker: int, candidates: int) -> None:
        """The marked cards change hands; the two see them, and everybody does where a hand lies open."""
        cards, self._marked = self._marked, 0
        told: dict[str, Any] = {"to": taker, "count": cards.bit_count()}
        if kind == "return":
            told["suit"] = SUIT_NAMES[self._ten]
        self._happened(kind, giver, told, reveals=True)  # T7: how many, everybody sees
        if (self._shamed >> giver | self._shamed >> taker) & 1:
            self._memory.show(cards)
            self._happened("handed", giver, {"to": taker, "cards": texts(cards)}, reveals=True)
        elif cards:
            self._memory.move_unseen(giver, taker, self._hands[giver], candidates, (giver, taker))
            self._memory.learn(taker, cards)
            self._happened("handed", giver, {"to": taker}, {"cards": texts(cards)}, (giver, taker), reveals=True)
        self._hands[giver] &= ~cards
        self._hands[taker] |= cards

    def _supply(self) -> bool:
        """Whether there is a card to draw, after a reshuffle if need be."""
        if self._draw:
            return True
        kept = self._last.bit_count()
        if self._reversed or len(self._play) == kept:
            return False
        self._shuffle_play(kept)
        return True

    def _shuffle_play(self, kept: int = 0) -> None:
        """The play pile, but for the top cards that are kept, becomes the draw pile.

        The order is a hash, so that a copied state needs no generator.
        """
        below = len(self._play) - kept
        cards, self._play = self._play[:below], self._play[below:]
        digest = hashlib.sha256(self._random.encode()).hexdigest()
        self._draw = shuffled(cards, int(digest, 16))
        self._random = hashlib.sha256(digest.encode()).hexdigest()[:SOURCE_DIGITS]
        self._memory.shuffle(set_of(cards))
        if self._events is not None:
            self._happened("shuffle", None, {"cards": len(cards)})

    def _take(self, seat: int) -> None:
        """A seat draws the top card; everybody sees it where the pile or the hand lies open."""
        number = self._draw.pop()
        card = BIT[number]
        self._hands[seat] |= card
        self._dry = 0
        if self._reversed or self._shamed >> seat & 1:
            self._memory.show(card)
            self._happened("draw", seat, {"card": TEXTS[number]}, reveals=not self._reversed)
            self._uncover()
            return
        self._memory.draw(seat, card)
        if self._events is not None:
            self._happened("draw", seat, {}, {"card": TEXTS[number]}, (seat,), reveals=True)

    def _uncover(self) -> None:
        """A slipped card that comes to lie on top of a draw pile that is face up is seen."""
        if self._reversed and self._draw and not self._memory.known[-1] & BIT[self._draw[-1]]:
            self._memory.show(BIT[self._draw[-1]])
            self._happened("top", None, {"card": TEXTS[self._draw[-1]]}, reveals=True)

    # Seats.

    def _go_out(self, seat: int) -> None:
        self._out.append(seat)
        self._shamed &= ~(1 << seat)
        self._excluded &= ~(1 << seat)
        self._happened("out", seat, {"place": len(self._out)})

    def _come_back(self, seat: int) -> None:
        self._out.remove(seat)
        self._happened("back", seat, {})

    def _lift(self, seats: int) -> None:
        """T23: excommunicated seats return."""
        back = self._excluded & seats
        if back:
            self._excluded &= ~back
            self._happened("lifted", None, {"seats": [s for s in range(self.game.players) if back >> s & 1]})

    def _eligible(self) -> int:
        """How many seats hold cards and are not excommunicated."""
        excluded = self._excluded
        return sum([1 for seat, hand in enumerate(self._hands) if hand and not excluded >> seat & 1])

    def _next(self, player: int) -> int:
        """The next eligible seat in the direction of play; whoever is alone is his own next."""
        players, hands, excluded = self.game.players, self._hands, self._excluded
        seat = player
        for _ in range(players):
            seat = (seat + self._direction) % players
            if hands[seat] and not excluded >> seat & 1:
                break
        return seat

    def _open_window(self, player: int) -> None:
        self._player = player
        self._phase = WINDOW
        self._clear_turn()

    def _tell_counts(self, slipped: int) -> None:
        """At a table with cheating: what everybody sees who counts. It may show what was slipped."""
        sizes = [hand.bit_count() for hand in self._hands]
        sizes[self._player] -= slipped.bit_count()
        self._happened("counts", None, {"hands": sizes}, reveals=True)

    # Piles are turned.

    def _reverse(self) -> None:
        """T14: the cards of the last set come to lie on the draw pile, and it is still the one to beat."""
        self._direction = -1
        self._reversed = True
        self._draw, self._play = self._play, self._draw
        self._memory.exchange()
        if self.game.fresh_pile:
            self._last = 0
        self._happened("reverse", None, {"draw": len(self._draw), "play": len(self._play)})

    def _turn_over(self) -> None:
        """The world is put right again; who leads is decided when all drawing is done (edge 25)."""
        self._direction = 1
        self._reversed = False
        self._draw, self._play = self._play, []
        self._memory.restart()
        self._last = 0
        self._restarting = True
        self._happened("restart", None, {"draw": len(self._draw)})

    def _lead_with_lowest(self) -> None:
        hands = [(lowest(hand), seat) for seat, hand in enumerate(self._hands) if hand]
        self._opening = self._fresh = True
        self._open_window(min(hands)[1])
        self._happened("start", self._player, {}, reveals=True)

    def _draw_penalty(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self._reversed and not self._draw:
                self._turn_over()
            if not self._supply():
                return
            self._take(seat)
