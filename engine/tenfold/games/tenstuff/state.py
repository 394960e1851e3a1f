"""A position of Tenstuff: how cards move, how a turn ends, and what a cheat costs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from tenfold.declared import declared
from tenfold.games.tenstuff import refusals
from tenfold.games.tenstuff.actions import ACCUSE, CARD_OF, SKIP, SLIPS
from tenfold.games.tenstuff.cards import (
    BIT,
    FORMED,
    FULL,
    MOST_SLIPPED,
    SUIT_NAMES,
    TEXTS,
    lowest,
    members,
    playable,
    set_of,
    shuffled,
    texts,
)
from tenfold.games.tenstuff.events import HandedOver, Note, TenstuffEvent
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.phases import DRAWING, LAST, OVER, WINDOW, TenstuffPhase
from tenfold.messages import Text
from tenfold.observation import TERMINAL
from tenfold.shuffling import SOURCE_DIGITS
from tenfold.state import PhasedState

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff
    from tenfold.games.tenstuff.observation import TenstuffObservation


@declared
class TenstuffState(PhasedState[TenstuffEvent]):
    """A position of Tenstuff. `position` writes and reads it under the same names.

    Hands and `last` are sets of cards, as `cards` has them; seats without an order are bits.
    """

    game: Tenstuff
    phase: TenstuffPhase
    hands: list[int]  # by seat
    draw: list[int]  # single cards, the next one last
    play: list[int]  # single cards, the top last
    memory: Memory  # what everyone has seen
    random: str  # the source of shuffles to come
    out: list[int]  # seats in order of going out (T9)
    last: int = 0  # the last set played; 0 where any may be laid
    last_owner: int = 0  # who played it
    reversed: bool = False  # the piles are turned, and play goes to the right
    opening: bool = False  # the lowest rank has to be led
    fresh: bool = False  # nothing has happened since the lowest card decided who leads
    skips: int = 0  # tens thrown in a row
    dry: int = 0  # seats that have passed for lack of cards since anyone drew or played
    excommunicated: int = 0  # have to sit out
    shamed: int = 0  # show their hands
    marked: int = 0  # cards chosen to be given, returned or slipped
    partner: int = 0  # of a gift or a return: who gets the cards
    ten: int = 0  # of a return: the suit of the ten that was thrown
    played: bool = False  # in this turn a set was laid
    passed: bool = False  # this turn was passed
    sixes: bool = False  # in this turn three sixes were laid
    arranged_now: bool = False  # in this turn the draw pile was arranged
    ender: int = 0  # of the last window: whose turn it follows
    restarting: bool = False  # the game restarts when it continues
    accusable: int = 0  # bit mask of seats that have had a turn since they were last accused
    telltale: int = 0  # have cheated, uncaught, so that counting cards shows it
    arranged: int = 0  # have cheated, uncaught, by arranging
    could_arrange: int = 0  # were on turn where that was possible, since they were last accused

    if TYPE_CHECKING:
        turn: int

        def observation(self, player: int | None = None) -> TenstuffObservation: ...  # noqa: D102  # as in `State`

    # Legal actions.

    def _legal_out_of_turn(self, player: int) -> tuple[int, ...]:
        return () if player == self.turn else self.phase.legal_out_of_turn(self, player)

    def _is_public_turn(self) -> bool:
        return self.phase.public

    def _hurried(self, player: int) -> int:
        return self.phase.hurried(self)

    def _tempting(self, player: int) -> Iterable[int]:
        wanting = (player == self.turn) != (self.phase is WINDOW)  # in the window, only the others act
        return self.phase.tempting(self, player) if wanting else ()

    def _refuse(self, action: int, player: int) -> Text:
        if action in ACCUSE:
            return refusals.no_accusation(self, ACCUSE.part(action), player)
        if action in SKIP:
            return refusals.no_skip(self, CARD_OF[action], player)
        return PhasedState._refuse(self, action, player)

    def sets(self, hand: int) -> tuple[int, ...]:
        """Return the sets of these cards of the seat on turn, as numbers, that may be laid now."""
        if self.opening and hand:  # T1
            rank = lowest(self.hands[self.turn]) // 4
            return FORMED[rank][hand >> 4 * rank & 15]
        return playable(hand, self.last)

    def table_offered(self) -> bool:
        """True if the player says if the set goes on the pile or on the table."""
        if not self.play:  # a first set has one place to go
            return False
        rule = self.game.excommunication
        return rule == "strict" or (rule == "assisted" and not self.draw and not self.reversed)  # T24

    def table_due(self) -> bool:
        """True if a set played now has to go on the table (T19)."""
        return bool(self.game.excommunication != "off" and not self.reversed and not self.draw and self.play)

    def slips(self) -> tuple[int, ...]:
        """Return the acts that slip a card under a set: marked ascending, so that a set to lay is left."""
        marked = self.marked
        if marked.bit_count() == MOST_SLIPPED:
            return ()
        hand = self.hands[self.turn]
        rest = members(hand & ~((1 << marked.bit_length()) - 1))
        return tuple([SLIPS[card] for card in rest if self.sets(hand & ~(marked | BIT[card]))])

    def may_arrange(self) -> bool:
        """True if the draw pile can be arranged: once a turn, before anything else, if it is face down (T39)."""
        return bool(self.game.cheating and self.draw and not self.reversed and not self.arranged_now)

    def may_be_skipped(self) -> bool:
        """True if another ten may be thrown (T13)."""
        return self.skips < self.eligible().bit_count()

    def accusations(self, player: int) -> tuple[int, ...]:
        """Return accusations of seats that have had a turn since they were last accused (T44).

        The others have not cheated, as everyone knows.
        """
        if not self.hands[player]:
            return ()
        return tuple([ACCUSE.numbers[seat] for seat in seats_in(self.accusable & ~(1 << player), self.game.players)])

    # Cards change places.

    def hand_over(self, kind: Literal["give", "return"], giver: int, taker: int, candidates: int) -> None:
        """Hand over the marked cards; the two seats see them, and so does everyone if one of the hands is face up."""
        cards, self.marked = self.marked, 0
        shown = bool((self.shamed >> giver | self.shamed >> taker) & 1)
        if shown:
            self.memory.show(cards)
        elif cards:
            self.memory.move_unseen(giver, taker, self.hands[giver], candidates, (giver, taker))
            self.memory.learn(taker, cards)
        self.hands[giver] &= ~cards
        self.hands[taker] |= cards
        if self.log is None:
            return
        told: HandedOver = {"kind": kind, "seat": giver, "to": taker, "count": cards.bit_count()}
        if kind == "return":
            told["suit"] = SUIT_NAMES[self.ten]
        self.happened(told, reveals=True)  # T7: how many, everyone sees
        if shown:
            self.happened({"kind": "handed", "seat": giver, "to": taker, "cards": texts(cards)}, reveals=True)
        elif cards:
            known = {"cards": texts(cards)}
            two = (giver, taker)
            self.happened({"kind": "handed", "seat": giver, "to": taker}, secret=known, seen_by=two, reveals=True)

    def slip_under(self, slipped: int, player: int) -> None:
        """T41, T42: extra cards go under the set on top of the pile, and are no part of it."""
        hand = self.hands[player]
        if self.shamed >> player & 1:
            self.memory.show(slipped)
        else:
            self.memory.move_unseen(player, self.game.players + 1, hand, FULL, (player,))  # T43: it may be any
        self.hands[player] = hand & ~slipped
        top = len(self.play) - self.last.bit_count()
        self.play[top:top] = members(slipped)
        self.telltale |= 1 << player

    def supply(self) -> bool:
        """True if there is a card to draw, after a reshuffle if need be."""
        if self.draw:
            return True
        kept = self.last.bit_count()
        if self.reversed or len(self.play) == kept:
            return False
        self.shuffle_play(kept)
        return True

    def shuffle_play(self, kept: int) -> None:
        """Make a new draw pile of the play pile, except for the top cards that are kept.

        The order is a hash, so that a copied state needs no generator.
        """
        below = len(self.play) - kept
        cards, self.play = self.play[:below], self.play[below:]
        digest = hashlib.sha256(self.random.encode()).hexdigest()
        self.draw = shuffled(cards, int(digest, 16))
        self.random = hashlib.sha256(digest.encode()).hexdigest()[:SOURCE_DIGITS]
        self.memory.shuffle(set_of(cards))
        if self.log is not None:
            self.happened({"kind": "shuffle", "seat": None, "cards": len(cards)})

    def take(self, seat: int) -> None:
        """Let a seat draw the top card; everyone sees it if the pile or the hand is face up."""
        number = self.draw.pop()
        card = BIT[number]
        self.hands[seat] |= card
        self.dry = 0
        if self.reversed or self.shamed >> seat & 1:
            self.memory.show(card)
            self.happened({"kind": "draw", "seat": seat, "card": TEXTS[number]}, reveals=not self.reversed)
            self.uncover()
            return
        self.memory.draw(seat, card)
        if self.log is not None:
            known = {"card": TEXTS[number]}
            self.happened({"kind": "draw", "seat": seat}, secret=known, seen_by=(seat,), reveals=True)

    def uncover(self) -> None:
        """A slipped card that comes to lie on top of a draw pile that is face up is seen."""
        if self.reversed and self.draw and not self.memory.known[-1] & BIT[self.draw[-1]]:
            self.memory.show(BIT[self.draw[-1]])
            self.happened({"kind": "top", "seat": None, "card": TEXTS[self.draw[-1]]}, reveals=True)

    def _draw_penalty(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self.reversed and not self.draw:
                self._turn_over()
            if not self.supply():
                return
            self.take(seat)

    # Seats.

    def eligible(self) -> int:
        """Return the seats that hold cards and are not excommunicated."""
        return sum([1 << seat for seat, hand in enumerate(self.hands) if hand]) & ~self.excommunicated

    def next_seat(self, player: int) -> int:
        """Return the next eligible seat in the direction of play; the only eligible seat comes after itself."""
        players, hands, excommunicated = self.game.players, self.hands, self.excommunicated
        step = -1 if self.reversed else 1
        seat = player
        for _ in range(players):
            seat = (seat + step) % players
            if hands[seat] and not excommunicated >> seat & 1:
                break
        return seat

    def go_out(self, seat: int) -> None:
        """A seat has laid or given away its last card."""
        self.out.append(seat)
        self.shamed &= ~(1 << seat)
        self.excommunicated &= ~(1 << seat)
        self.happened({"kind": "out", "seat": seat, "place": len(self.out)})

    def come_back(self, seat: int) -> None:
        """A seat that was out has got cards."""
        self.out.remove(seat)
        self.note("back", seat)

    def _lift(self, seats: int) -> None:
        """T23: excommunicated seats return."""
        back = self.excommunicated & seats
        if back:
            self.excommunicated &= ~back
            self.happened({"kind": "lifted", "seat": None, "seats": [*seats_in(back, self.game.players)]})

    def note(self, kind: Note, seat: int) -> None:
        """Tell that something happened that its kind and the seat tell completely."""
        self.happened({"kind": kind, "seat": seat}, reveals=kind == "start")

    # The end of a turn.

    def end_with_draw(self, player: int) -> None:
        """T37: every turn that is played to its end draws one card."""
        if not self.supply():
            if self.passed:
                self.dry |= 1 << player
            self.note("no-draw", player)
        elif self.game.cheating and not self.reversed:
            self.phase = DRAWING
            return
        else:
            self.take(player)
        self.finish(player)

    def finish(self, player: int, skipped: bool = False) -> None:
        """A turn, or with `skipped` a skip of a seat, is over."""
        if self.is_decided():
            self.ender = player
            self.phase = LAST
            self.ask_next(1)
            return
        if self.passed:
            self._lift(~(1 << player))
        if not skipped and self.shamed >> player & 1:  # T30: a seat caught in the last window is shamed from then on
            self.shamed &= ~(1 << player)
            self.note("shame-over", player)
        self._go_on(player)

    def is_decided(self) -> bool:
        """True if the game ends if no one is caught cheating: one seat holds cards, or someone is out (T46)."""
        return sum([1 for hand in self.hands if hand]) <= self.game.holders_left

    def ask_next(self, step: int) -> None:
        """Ask the next seat in the last window, where each is asked once (T45).

        Start `step` places clockwise from the seat that had the last turn.
        """
        players = self.game.players
        for at in range(step, players + 1):
            self.turn = (self.ender + at) % players
            if self.game.cheating and self.accusations(self.turn):
                return
        self._end_game()

    def steps_asked(self) -> int:
        """Return how many steps the last window has gone round the table."""
        players = self.game.players
        return (self.turn - self.ender - 1) % players + 1

    def _end_game(self) -> None:
        """End the game."""
        self.turn = TERMINAL
        self.phase = OVER
        self.happened({"kind": "over", "seat": None, "out": self.out[:]})

    def _go_on(self, player: int) -> None:
        if self.dry and not self.eligible() & ~self.dry:  # T25
            self.last = self.dry = 0
            self.happened({"kind": "cleared", "seat": None})
        if self.reversed and not self.draw:
            self._turn_over()
        elif self.sixes and self.game.reversal and not self.reversed and not self.restarting:  # T16
            self._reverse()
        if self.restarting:
            self._restart()
            return
        if self.excommunicated and not self.eligible():  # T23
            self._lift(-1)
        self._open_window(self.next_seat(player))

    def _open_window(self, player: int) -> None:
        self.turn = player
        self.phase = WINDOW
        self.clear_turn()

    def clear_turn(self) -> None:
        """Reset what has happened in this turn."""
        self.played = False
        self.passed = False
        self.sixes = False
        self.arranged_now = False

    # Piles are turned.

    def _reverse(self) -> None:
        """T14: the cards of the last set come to lie on the draw pile, and it is still the one to beat."""
        self.reversed = True
        self.draw, self.play = self.play, self.draw
        self.memory.exchange()
        if self.game.fresh_pile:
            self.last = 0
        self.happened({"kind": "reverse", "seat": None, "draw": len(self.draw), "play": len(self.play)})

    def _turn_over(self) -> None:
        """Undo the reversal. The leader is decided when all drawing is done (edge 25)."""
        self.reversed = False
        self.draw, self.play = self.play, []
        self.memory.restart()
        self.last = 0
        self.restarting = True
        self.happened({"kind": "restart", "seat": None, "draw": len(self.draw)})

    def _restart(self) -> None:
        self.restarting = False
        self._lift(-1)
        self.skips = self.dry = 0
        self.lead_with_lowest()

    def lead_with_lowest(self) -> None:
        """Give the lead to the seat with the lowest card, which it has to lead."""
        hands = [(lowest(hand), seat) for seat, hand in enumerate(self.hands) if hand]
        self.opening = self.fresh = True
        self._open_window(min(hands)[1])
        self.note("start", self.turn)

    # Cheats that are found out.

    def accuse(self, accused: int, player: int) -> None:
        """A seat says that another has cheated."""
        bit = 1 << accused
        right = bool((self.telltale | self.arranged) & bit)
        self.telltale &= ~bit
        self.arranged &= ~bit
        self.could_arrange &= ~bit
        self.accusable &= ~bit
        self.fresh = False
        self.happened({"kind": "accuse", "seat": player, "accused": accused, "right": right}, reveals=True)
        if right:
            self._shame(accused)
        elif self.game.wrong_accusation == "draw-1":  # T32
            self._draw_penalty(player, 1)
        elif self.game.wrong_accusation == "shame":
            self._shame(player)
        if self.reversed and not self.draw:
            self._turn_over()
        if self.phase is LAST:
            if self.is_decided():
                self.ask_next(self.steps_asked() + 1)
            else:
                self._go_on(self.ender)
        elif self.restarting:
            self._restart()

    def _shame(self, seat: int) -> None:
        """T29 to T31: draw to the next multiple of five and lay the hand open."""
        was_out = not self.hands[seat]
        self._draw_penalty(seat, 5 - self.hands[seat].bit_count() % 5)
        hand = self.hands[seat]
        if not hand:
            return
        if was_out:
            self.come_back(seat)
        self.shamed |= 1 << seat
        self.memory.show(hand)
        self.happened({"kind": "shame", "seat": seat, "hand": texts(hand)}, reveals=True)

    # Knowledge.

    def scores(self) -> list[int]:
        """Points by place, by seat: one for each seat that goes out later or never; 0 for who still holds cards.

        Where the game is over with the first one out, the others have a point for each that holds no fewer cards (T46).
        """
        players = self.game.players
        points = [0] * players
        for place, seat in enumerate(self.out, start=1):
            points[seat] = players - place
        if self.phase is OVER:
            sizes = [hand.bit_count() for hand in self.hands]
            for seat, size in enumerate(sizes):
                if size:
                    points[seat] = sum([size <= other for other in sizes]) - 1
        return points


def seats_in(seats: int, players: int) -> tuple[int, ...]:
    """Return a set of seats, given as bits, ascending."""
    return tuple([seat for seat in range(players) if seats >> seat & 1])


def bits_of(seats: Iterable[int]) -> int:
    """Return seats as a set of bits."""
    return sum(1 << seat for seat in seats)
