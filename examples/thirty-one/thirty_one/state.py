"""A position of Thirty-One, and what a turn does to it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tenfold import TERMINAL, Outlook, State, declared
from tenfold.french import TEXTS
from tenfold.shuffling import mix, source

from thirty_one.cards import ACTIONS, BLITZ, DISCARDS, HAND, KNOCK, PACK, STOCK, best_rest, points, texts
from thirty_one.events import Dealt, Drew, ThirtyOneEvent

if TYPE_CHECKING:
    from thirty_one.game import ThirtyOne


@declared
class ThirtyOneState(State[ThirtyOneEvent]):
    """A position of Thirty-One."""

    game: ThirtyOne
    three: bool  # three of a kind counts
    chance: str  # what later shuffles come from
    lives: list[int]
    out: list[int]  # by seat the round in which it went out, or 0
    dealer: int
    round: int  # from 1
    hands: list[list[int]]
    shown: list[list[int]]  # by seat, what the whole table knows
    kept: list[list[int]]  # what was hidden in hands at each shuffle and is so still; see the observation
    stock: list[int]  # the next card is the last one
    discards: list[int]  # the top one last
    drawn: int | None  # this turn
    knocker: int | None

    # what may be done

    def _legal_actions(self) -> tuple[int, ...]:
        if self.drawn is not None:
            stays = self.stays()
            return tuple(sorted(card for card in self.hands[self.turn] if card != stays))
        found = []
        if self.stock:
            found.append(STOCK)
        if self.discards:
            found.append(DISCARDS)
        if self.knocker is None:
            found.append(KNOCK)
        return tuple(found)

    def stays(self) -> int | None:
        """Return the card that was taken from the discards this turn, if any. It does not go back at once."""
        return self.drawn if self.drawn in self.shown[self.turn] else None

    def _refuse(self, action: int, player: int) -> str:
        if action < STOCK:
            if action not in self.hands[player]:
                return f"There is no {TEXTS[action]} in this hand."
            if self.drawn is None:
                return "A card is drawn before one is discarded."
            return "A card taken from the discards does not go back in the same turn."
        if self.drawn is not None:
            return "A card has been drawn, now one is discarded."
        if action == KNOCK:
            return "There is one knock in a round."
        return "The stock is empty." if action == STOCK else "There is no discard."

    def _tempting(self, player: int) -> Iterable[int]:
        return (*sorted(self.hands[player]), STOCK, DISCARDS, KNOCK)

    def _hurried(self, player: int) -> int:
        return self.legal_actions()[-1]  # a knock where there has been none

    # what it does

    def _apply(self, action: int, player: int) -> None:
        hand = self.hands[player]
        if action == KNOCK:
            self.knocker = player
            self.happened({"kind": "knock", "seat": player})
            self._pass_on(player)
        elif action == STOCK:
            self.drawn = card = self.stock.pop()
            hand.append(card)
            event: Drew = {"kind": "draw", "seat": player, "stock": len(self.stock)}
            self.happened(event, secret={"card": TEXTS[card]}, seen_by=(player,), reveals=True)
        elif action == DISCARDS:
            self.drawn = card = self.discards.pop()
            hand.append(card)
            self.shown[player].append(card)
            self.happened({"kind": "take", "seat": player, "card": TEXTS[card]})
        else:
            self._discard(action, player)

    def _discard(self, card: int, player: int) -> None:
        for cards in (self.hands[player], self.shown[player], *self.kept):
            if card in cards:
                cards.remove(card)
        self.kept = [cards for cards in self.kept if cards]
        self.discards.append(card)
        self.drawn = None
        self.happened({"kind": "discard", "seat": player, "card": TEXTS[card]})
        if points(self.hands[player], self.three) == BLITZ:
            self._show()
        else:
            self._pass_on(player)

    def _pass_on(self, player: int) -> None:
        self.turn = self._next_in(player)
        if self.turn == self.knocker:
            self._show()
        elif not self.stock and len(self.discards) > 1:
            self._shuffle()

    def _next_in(self, seat: int) -> int:
        """Return the next seat clockwise with lives."""
        seat = self.game.left[seat]
        while not self.lives[seat]:
            seat = self.game.left[seat]
        return seat

    def _shuffle(self) -> None:
        """Make a new stock of the discards but the top one."""
        known = {card for cards in (*self.shown, *self.kept) for card in cards}
        self.kept.append(sorted(card for hand in self.hands for card in hand if card not in known))
        if not self.kept[-1]:
            self.kept.pop()
        rng = random.Random(self.chance)
        self.stock = mix(self.discards[:-1], rng)
        self.discards = self.discards[-1:]
        self.chance = source(rng)
        self.happened({"kind": "shuffle", "seat": None, "stock": len(self.stock)})

    def deal(self) -> None:
        """Deal a round to the seats with lives."""
        rng = random.Random(self.chance)
        pack = mix(PACK, rng)
        self.chance = source(rng)
        self.hands = [[pack.pop() for _ in range(HAND)] if lives else [] for lives in self.lives]
        self.shown = [[] for _ in self.lives]
        self.kept = []
        self.discards = [pack.pop()]
        self.stock = pack
        self.drawn = None
        self.knocker = None
        self.turn = self._next_in(self.dealer)
        for seat, hand in enumerate(self.hands):
            if hand:
                event: Dealt = {"kind": "deal", "seat": seat, "cards": HAND, "round": self.round}
                secret = {"hand": texts(sorted(hand))}
                self.happened(event, secret=secret, seen_by=(seat,), reveals=True)
        top = TEXTS[self.discards[0]]
        self.happened({"kind": "turn", "seat": None, "card": top, "round": self.round}, reveals=True)
        if any(points(hand, self.three) == BLITZ for hand in self.hands):
            self._show()

    def losses(self) -> list[int]:
        """Return the lives by seat that it would cost to show all hands now."""
        counts = self.counts()
        if BLITZ in counts:
            return [int(bool(hand) and count < BLITZ) for hand, count in zip(self.hands, counts, strict=True)]
        lowest = min(count for hand, count in zip(self.hands, counts, strict=True) if hand)
        return [
            (2 if seat == self.knocker else 1) if hand and counts[seat] == lowest else 0
            for seat, hand in enumerate(self.hands)
        ]

    def counts(self) -> list[int]:
        """Return what the hands count, in halves."""
        return [points(hand, self.three) for hand in self.hands]

    def all_shown(self) -> bool:
        """True if a round is over, and every hand is face up."""
        return all(len(shown) == len(hand) for shown, hand in zip(self.shown, self.hands, strict=True))

    def _show(self) -> None:
        """All hands are shown, which ends the round."""
        one = self.game.settings["length"] == "one"
        lost = [0] * len(self.lives) if one else self.losses()
        self.shown = [hand[:] for hand in self.hands]
        self.kept = []
        for seat, count in enumerate(self.counts()):
            if self.hands[seat]:
                self.lives[seat] = left = max(0, self.lives[seat] - lost[seat])
                self.out[seat] = 0 if left else self.round
                self.happened(
                    {
                        "kind": "show",
                        "seat": seat,
                        "hand": texts(sorted(self.hands[seat])),
                        "points": count,
                        "lost": lost[seat],
                        "lives": left,
                        "round": self.round,
                    },
                    reveals=True,
                )
                if not left:
                    self.happened({"kind": "out", "seat": seat})
        if one or sum(map(bool, self.lives)) < 2:
            self.turn = TERMINAL
            self.happened({"kind": "over", "seat": None, "scores": self.scores()})
            return
        self.dealer = self._next_in(self.dealer)
        self.round += 1
        self.deal()

    # what is known

    def scores(self) -> list[int]:
        """Return the lives by seat.

        If one round is the game, return what the hands count, in halves, once they are shown.
        """
        if self.game.settings["length"] == "lives":
            return self.lives[:]
        return self.counts() if self.turn == TERMINAL else [0] * len(self.lives)

    def _standing(self) -> list[tuple[int, int]]:
        return list(zip(self.scores(), self.out, strict=True))

    def _outlook(self, action: int, player: int) -> Outlook:
        hand, text = self.hands[player], ACTIONS.texts[action]  # people read `value`, so it is in whole points
        if action == STOCK:
            return Outlook(action, text, "draw")
        if action == DISCARDS:
            top = self.discards[-1]
            return Outlook(
                action, text, "take", card=TEXTS[top], value=best_rest([*hand, top], self.three, top)[0] // 2
            )
        if action == KNOCK:
            return Outlook(action, text, "knock", value=points(hand, self.three) // 2)
        rest = [card for card in hand if card != action]
        return Outlook(action, text, "discard", card=text, value=points(rest, self.three) // 2)
