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
    has_supply,
    lowest,
    members,
    playable,
    points,
    set_of,
    shuffled,
    texts,
)
from tenfold.games.tenstuff.events import HandedOver, Note, TenstuffEvent
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.phases import DRAWING, LAST, OVER, WINDOW, TenstuffPhase
from tenfold.messages import Text
from tenfold.observation import TERMINAL
from tenfold.phase import PhasedState
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff
    from tenfold.games.tenstuff.observation import TenstuffObservation


@declared
class TenstuffState(PhasedState[TenstuffEvent]):
    """A position of Tenstuff. `position` writes and reads it under the same names.

    Hands, `last` and `marked` are sets of cards as in `cards`. In a set of seats, bit n stands for seat n.
    """

    game: Tenstuff
    phase: TenstuffPhase
    hands: list[int]  # by seat
    draw: list[int]  # single cards, the next one last
    play: list[int]  # single cards, the top one last
    memory: Memory  # what everyone has seen
    random: str  # the source of all future shuffles
    out: list[int]  # seats in order of going out (T9)
    last: int = 0  # the last set played; 0 if any set can be played
    last_owner: int = 0  # the seat that played it
    reversed: bool = False  # true if the piles are swapped and play goes to the right
    opening: bool = False  # true if the seat on turn must lead its lowest rank
    fresh: bool = False  # true if nothing has happened since the lowest card decided the leader
    skips: int = 0  # the number of tens thrown in a row
    dry: int = 0  # seats that have passed with no card to draw since anyone drew or played
    excommunicated: int = 0  # seats that must sit out
    shamed: int = 0  # seats that must show their hands
    marked: int = 0  # cards chosen to be given, returned or slipped
    partner: int = 0  # in a gift or a return, the seat that gets the cards
    ten: int = 0  # in a return, the suit of the ten that was thrown
    played: bool = False  # true if a set was played in this turn
    passed: bool = False  # true if this turn was passed
    sixes: bool = False  # true if three sixes were played in this turn
    arranged_now: bool = False  # true if the draw pile was arranged in this turn
    ender: int = 0  # in the last window, the seat whose turn came before it
    restarting: bool = False  # true if the game restarts as soon as it continues
    accusable: int = 0  # seats that have had a turn since they were last accused
    telltale: int = 0  # seats with an uncaught cheat that shows if you count cards
    arranged: int = 0  # seats that have arranged the draw pile and were not caught
    could_arrange: int = 0  # seats that could have arranged it since they were last accused

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
        wanting = (player == self.turn) != (self.phase is WINDOW)  # in the window, only the others want something
        return self.phase.tempting(self, player) if wanting else ()

    def _refuse(self, action: int, player: int) -> Text:
        if action in ACCUSE:
            return refusals.no_accusation(self, ACCUSE.part(action), player)
        if action in SKIP:
            return refusals.no_skip(self, CARD_OF[action], player)
        return PhasedState._refuse(self, action, player)

    def sets(self, hand: int) -> tuple[int, ...]:
        """Return the numbers of the sets that the seat on turn can play now from these cards of its hand."""
        if self.opening and hand:  # T1
            rank = lowest(self.hands[self.turn]) // 4
            return FORMED[rank][hand >> 4 * rank & 15]
        return playable(hand, self.last)

    def table_offered(self) -> bool:
        """True if the player chooses between the pile and the table."""
        if not self.play:  # the first set starts the pile, so there is no choice
            return False
        rule = self.game.excommunication
        return rule == "strict" or (rule == "assisted" and not self.draw and not self.reversed)  # T24

    def table_due(self) -> bool:
        """True if a set played now has to go on the table (T19)."""
        return bool(self.game.excommunication != "off" and not self.reversed and not self.draw and self.play)

    def slips(self) -> tuple[int, ...]:
        """Return the acts that slip a card under a set, in ascending order. A set to play must be left."""
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
        """True if another ten can be thrown (T13)."""
        return self.skips < self.eligible().bit_count()

    def accusations(self, player: int) -> tuple[int, ...]:
        """Return the accusations of seats that have had a turn since they were last accused (T44).

        Everyone knows that the other seats haven't cheated.
        """
        if not self.hands[player]:
            return ()
        return tuple([ACCUSE.numbers[seat] for seat in seats_in(self.accusable & ~(1 << player), self.game.players)])

    # Moving cards.

    def hand_over(self, kind: Literal["give", "return"], giver: int, taker: int, candidates: int) -> None:
        """Hand over the marked cards. The two seats see them, and so does everyone if one of the hands is face up."""
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
        event: HandedOver = {"kind": kind, "seat": giver, "to": taker, "count": cards.bit_count()}
        if kind == "return":
            event["suit"] = SUIT_NAMES[self.ten]
        self.happened(event, reveals=True)  # T7: everyone sees how many
        if shown:
            self.happened({"kind": "handed", "seat": giver, "to": taker, "cards": texts(cards)}, reveals=True)
        elif cards:
            known = {"cards": texts(cards)}
            two = (giver, taker)
            self.happened({"kind": "handed", "seat": giver, "to": taker}, secret=known, seen_by=two, reveals=True)

    def slip_under(self, slipped: int, player: int) -> None:
        """Put extra cards under the set on top of the pile. They are not part of it (T41, T42).

        The player no longer holds them.
        """
        hand = self.hands[player] | slipped
        if self.shamed >> player & 1:
            self.memory.show(slipped)
        else:
            self.memory.move_unseen(player, self.game.players + 1, hand, FULL, (player,))  # T43: it can be any card
        top = len(self.play) - self.last.bit_count()
        self.play[top:top] = members(slipped)
        self.telltale |= 1 << player

    def supply(self) -> bool:
        """True if there is a card to draw. If the draw pile is empty, shuffle the play pile into a new one first."""
        kept = self.last.bit_count()
        if not self.draw and has_supply(0, len(self.play), kept, reversed_=self.reversed):
            self.shuffle_play(kept)
        return bool(self.draw)

    def shuffle_play(self, kept: int) -> None:
        """Shuffle the play pile into a new draw pile, except for the top `kept` cards.

        The order comes from a hash, so a copied state needs no random generator.
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
        """Let a seat draw the top card. Everyone sees it if the pile or the hand is face up."""
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
        """Show everyone the top card of a face-up draw pile, if it was slipped and not everyone knows it yet."""
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
        """Return the next eligible seat in the direction of play, which may be the same seat again."""
        players, hands, excommunicated = self.game.players, self.hands, self.excommunicated
        step = -1 if self.reversed else 1
        seat = player
        for _ in range(players):
            seat = (seat + step) % players
            if hands[seat] and not excommunicated >> seat & 1:
                break
        return seat

    def go_out(self, seat: int) -> None:
        """Record that a seat is out, because it has no cards left."""
        self.out.append(seat)
        self.shamed &= ~(1 << seat)
        self.excommunicated &= ~(1 << seat)
        self.happened({"kind": "out", "seat": seat, "place": len(self.out)})

    def come_back(self, seat: int) -> None:
        """Record that a seat that was out has cards again."""
        self.out.remove(seat)
        self.note("back", seat)

    def _lift(self, seats: int) -> None:
        """End the excommunication of these seats (T23)."""
        back = self.excommunicated & seats
        if back:
            self.excommunicated &= ~back
            self.happened({"kind": "lifted", "seat": None, "seats": [*seats_in(back, self.game.players)]})

    def note(self, kind: Note, seat: int) -> None:
        """Report an event that consists only of its kind and its seat."""
        self.happened({"kind": kind, "seat": seat}, reveals=kind == "start")

    # The end of a turn.

    def end_with_draw(self, player: int) -> None:
        """End a turn with the draw of one card (T37)."""
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
        """Finish a turn. `skipped` is true if a ten skipped it."""
        if self.is_decided():
            self.ender = player
            self.phase = LAST
            self.ask_next(1)
            return
        if self.passed:
            self._lift(~(1 << player))
        if not skipped and self.shamed >> player & 1:  # T30: for a seat caught in the last window, the next turn counts
            self.shamed &= ~(1 << player)
            self.note("shame-over", player)
        self._go_on(player)

    def is_decided(self) -> bool:
        """True if the game ends unless a cheat is caught: only one seat holds cards, or someone is out (T46)."""
        return sum([1 for hand in self.hands if hand]) <= self.game.holders_left

    def ask_next(self, step: int) -> None:
        """Ask the next seat in the last window, or end the game if no seat is left. Each seat is asked once (T45).

        The first candidate is `step` places clockwise from the seat that had the last turn.
        """
        players = self.game.players
        for at in range(step, players + 1):
            self.turn = (self.ender + at) % players
            if self.game.cheating and self.accusations(self.turn):
                return
        self._end_game()

    def steps_asked(self) -> int:
        """Return how many steps round the table the last window has gone."""
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
        """Reset the fields about what has happened in this turn."""
        self.played = False
        self.passed = False
        self.sixes = False
        self.arranged_now = False

    # Reversal and restart.

    def _reverse(self) -> None:
        """Swap the piles. The last set is now on the draw pile, but is still the set to beat (T14)."""
        self.reversed = True
        self.draw, self.play = self.play, self.draw
        self.memory.exchange()
        if self.game.fresh_pile:
            self.last = 0
        self.happened({"kind": "reverse", "seat": None, "draw": len(self.draw), "play": len(self.play)})

    def _turn_over(self) -> None:
        """Undo the reversal. The lead is decided after all draws (edge 25)."""
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
        """Give the lead to the seat with the lowest card. It must lead that rank."""
        hands = [(lowest(hand), seat) for seat, hand in enumerate(self.hands) if hand]
        self.opening = self.fresh = True
        self._open_window(min(hands)[1])
        self.note("start", self.turn)

    # Accusations.

    def accuse(self, accused: int, player: int) -> None:
        """Carry out an accusation, with its price for the cheat or for the accuser."""
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
        """Make a seat draw up to the next multiple of five and show its hand (T29 to T31)."""
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
        """Return the points by seat: one for each seat that goes out later or never.

        Until the end, a seat that still holds cards has 0. Then it has a point for each other seat with at least that
        many (T46).
        """
        left = [hand.bit_count() for hand in self.hands] if self.phase is OVER else [0] * self.game.players
        return points(self.out, left)


def seats_in(seats: int, players: int) -> tuple[int, ...]:
    """Return the seats of a bit mask, ascending."""
    return tuple([seat for seat in range(players) if seats >> seat & 1])


def bits_of(seats: Iterable[int]) -> int:
    """Return seats as a bit mask."""
    return sum(1 << seat for seat in seats)
