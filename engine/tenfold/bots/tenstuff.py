"""The computer players of Tenstuff.

easy      lays what comes to hand, mostly the lowest cards, and forgets where a set belongs
medium    keeps sets together, looks for matches and slams, gives and returns what it can
hard      knows besides what a match leads to, keeps sets ready for a slam, throws tens for one

All of them judge by rules of thumb, in cards: how many are left, and how well they go together.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.game import Outlook
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.actions import GUESS, SETS, TABLE, giveable, playable
from tenfold.games.tenstuff.cards import CARDS, FIRST, OF_RANK, TENS, members, rank_of, set_of

CARELESS = {"easy": 0.35, "medium": 0.1, "hard": 0.0}
"""By level, how often any set is laid that is legal."""

MISPLACES = {"easy": 0.15, "medium": 0.05, "hard": 0.0}
"""By level, how often a set goes where it does not belong when the draw pile is used up."""

CHEATS = {"easy": 0.02, "medium": 0.02, "hard": 0.01}
"""By level, how often a chance to cheat is taken."""

NOTICES = {"easy": 0.04, "medium": 0.1, "hard": 0.2}
"""By level, how likely two players notice in a window that the other has cheated; more players, less attention."""

TOGETHER = {"easy": 0.45, "medium": 0.45, "hard": 0.85}
"""By level, what it is worth that a card has company of its rank in hand: a set goes in one turn, whatever its size."""

LOW = 0.07
"""What a rank counts against laying a card: the lowest cards are the hardest to be rid of."""

READY = 0.3
"""What it is worth to the hard level to keep a set of high cards ready for a slam."""


class TenstuffBot(Bot):
    """A computer player of Tenstuff."""

    def _think(self, observation: TenstuffObservation, rng: random.Random, budget: int | None) -> Thinking:
        yield
        seen = observation
        if seen.player != seen.current_player or seen.phase in ("window", "last"):
            return self._aside(seen, rng)
        choose = {
            "turn": self._turn,
            "arrange": self._first,
            "guess": self._guess,
            "give": self._first,
            "return": self._return,
            "draw": self._draw,
        }[seen.phase]
        return choose(seen, rng)

    def _aside(self, seen: TenstuffObservation, rng: random.Random) -> Decision | None:
        """In a window: throw a ten, accuse, begin, or let it pass."""
        for outlook in seen.legal:
            if outlook.kind == "accuse" and outlook.taker in seen.telltale:
                attention = NOTICES[self.level] * 2 / seen.players
                if rng.random() < (0.5 if seen.phase == "last" else attention):
                    return _decision(outlook, "somebody’s cards do not add up")
        if seen.player == seen.current_player:
            return _decision(seen.legal[0], "it is time to go on")
        tens = [outlook for outlook in seen.legal if outlook.kind == "skip"]
        reason = self._reason_to_skip(seen, rng) if tens else ""
        return _decision(tens[0], reason) if reason else None

    def _reason_to_skip(self, seen: TenstuffObservation, rng: random.Random) -> str:
        if len(seen.hand) == 1:
            return "it is the last card"
        if self.level == "easy":
            return "why not" if rng.random() < 0.05 else ""
        if seen.hand_sizes[seen.current_player] <= 2 and seen.last_owner != seen.current_player:
            return "somebody is about to go out"
        if self.level == "hard" and _next(seen, seen.current_player) == seen.player and _has_slam(seen):
            return "the turn is wanted"
        return ""

    def _turn(self, seen: TenstuffObservation, rng: random.Random) -> Decision:
        quiet = [outlook for outlook in seen.legal if outlook.kind in ("pass", "stop")]
        sets = [outlook for outlook in seen.legal if outlook.text.startswith("play")]
        cheats = [outlook for outlook in seen.legal if outlook.kind in ("slip", "arrange")]
        if cheats and not seen.marked and rng.random() < CHEATS[self.level]:
            return _decision(rng.choice(cheats), "it can be laid")
        if not sets:
            return _decision(quiet[0], "nothing can be laid")
        if rng.random() < CARELESS[self.level]:
            return self._placed(seen, rng.choice(sets), "it can be laid", rng)
        worths = [(self._worth(seen, outlook), outlook.action, outlook) for outlook in sets]
        worth, _, best = max(worths)
        hand = set_of(CARDS[card] for card in seen.hand)
        can_draw = seen.draw or len(seen.play) > len(seen.last)
        if quiet and can_draw and worth < self._shape(hand) - 1:
            return _decision(quiet[0], "waiting is better")
        return self._placed(seen, best, _REASONS.get(best.kind, "it can be laid"), rng)

    def _worth(self, seen: TenstuffObservation, outlook: Outlook) -> float:
        """What a set leaves in hand, the lower the rank the better."""
        cards = SETS[outlook.action]
        rank = rank_of(cards)
        rest = set_of(CARDS[card] for card in seen.hand) & ~cards & ~set_of(CARDS[card] for card in seen.marked)
        if not rest:
            return 100.0
        worth = self._shape(rest) - LOW * rank
        if outlook.kind == "match" and self.level != "easy":
            worth += self._after_match(rest, cards)
        if outlook.kind == "slam" and self.level != "easy":
            worth += 0.9 * giveable(rest, cards).bit_count()
        if self.level == "hard" and outlook.kind == "plain" and rank > 6 and rest.bit_count() > 2:
            worth -= READY * (cards.bit_count() - 1)
        return worth

    def _shape(self, hand: int) -> float:
        """A hand in cards: each counts against it, less where it has company of its rank."""
        extra = 1 - TOGETHER[self.level]
        worth = 0.0
        while hand:
            group = hand & OF_RANK[rank_of(hand)]
            worth -= 1 + (group.bit_count() - 1) * extra
            hand &= ~group
        return worth

    def _after_match(self, rest: int, cards: int) -> float:
        """What the extra set of a match is worth: hard looks for the best one."""
        numbers = playable(rest, cards)
        if not numbers:
            return 0.0
        if self.level != "hard":
            return 1.0
        best = max(self._shape(rest & ~SETS[number]) - LOW * rank_of(SETS[number]) for number in numbers)
        return max(0.0, best - self._shape(rest))

    def _placed(self, seen: TenstuffObservation, outlook: Outlook, reason: str, rng: random.Random) -> Decision:
        """The set on the pile or on the table, as the draw pile asks for it."""
        on_table = next((each for each in seen.legal if each.action == outlook.action + TABLE), None)
        if on_table is None:
            return _decision(outlook, reason)
        due = not seen.draw and not seen.reversed
        wrong = rng.random() < (MISPLACES[self.level] if due else MISPLACES[self.level] / 10)
        return _decision(on_table if due != wrong else outlook, reason)

    def _guess(self, seen: TenstuffObservation, rng: random.Random) -> Decision:
        """A card that is known to come, else any that may."""
        if seen.draw and seen.draw[0] is not None:
            wanted = CARDS[seen.draw[0]]
        else:
            gone = set_of(CARDS[card] for cards in (*seen.known, seen.table_known) for card in cards)
            gone |= set_of(CARDS[card] for card in (*seen.draw, *seen.play) if card is not None)
            wanted = rng.choice(members(seen.possible[-2] & ~gone) or [FIRST])
        outlook = next(each for each in seen.legal if each.action == GUESS + wanted)
        return _decision(outlook, "it may be the next card")

    def _return(self, seen: TenstuffObservation, rng: random.Random) -> Decision:
        """Every card without company goes; one at least where the thrower would be out."""
        hand = set_of(CARDS[card] for card in seen.hand)
        cards = [outlook for outlook in seen.legal if outlook.card is not None]
        last_chance = not seen.marked and seen.partner is not None and not seen.hand_sizes[seen.partner]
        for outlook in cards:
            assert outlook.card is not None
            company = (hand & OF_RANK[CARDS[outlook.card] // 4]).bit_count()
            if company == 1 or (self.level == "easy" and rng.random() < 0.5):
                return _decision(outlook, "it is not needed")
        if last_chance and cards and self.level != "easy":
            return _decision(cards[0], "nobody shall go out by it")
        return _decision(seen.legal[-1], "that is enough")

    def _draw(self, seen: TenstuffObservation, rng: random.Random) -> Decision:
        fakes = rng.random() < CHEATS[self.level]
        return _decision(seen.legal[1 if fakes else 0], "a card has to be drawn")

    def _first(self, seen: TenstuffObservation, rng: random.Random) -> Decision:
        return _decision(seen.legal[0], "it is better elsewhere")


BOT = TenstuffBot

_REASONS = {
    "match": "a match brings another set",
    "attempt": "it may be guessed what comes next",
    "slam": "a slam gives cards away",
}


def _decision(outlook: Outlook, why: str) -> Decision:
    return Decision(outlook.action, outlook.text, why)


def _next(seen: TenstuffObservation, seat: int) -> int:
    """The seat that is on turn after this one."""
    for _ in range(seen.players):
        seat = (seat + seen.direction) % seen.players
        if seen.hand_sizes[seat] and seat not in seen.excommunicated:
            break
    return seat


def _has_slam(seen: TenstuffObservation) -> bool:
    """Whether the hand holds more of the last set’s rank than the set, and cards to give with it."""
    if not seen.last or seen.last_owner == seen.player:
        return False
    hand, last = _masks(seen.hand, seen.last)
    slam = hand & OF_RANK[rank_of(last)] & ~TENS
    return slam.bit_count() > last.bit_count() and giveable(hand & ~slam, slam).bit_count() > 1


def _masks(*texts: Sequence[str]) -> list[int]:
    return [set_of(CARDS[card] for card in cards) for cards in texts]
