"""PIG 10 by Ayelet Pnueli (Zoch): add cards to the middle, take it at exactly ten.

Read beside the rule page; marks like P11 name its rulings. Cards are the kinds 0 … 10 as ints (0 the frog, 5 the
pigmaid). An action is a kind and what it does:

    0 … 10     the card adds its number (0: sets the middle to 0)        "4"
    11         a 5 takes five away                                       "5 as -5"
    12 … 20    the card 1 … 9 makes its own number the value             "4 sets 4"
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tenfold.errors import GameError, IllegalAction
from tenfold.game import TERMINAL, Choice, Game, Observation, Option, Outlook, Refusal, State
from tenfold.plainjson import shown
from tenfold.position import PositionReader

KINDS = 11
FROG, PIGMAID, TEN = 0, 5, 10
DECK = (7, 8, 8, 8, 8, 5, 8, 8, 8, 8, 4)  # P1: how many of each kind
HAND = 3

SUBTRACT = 11
SETS = 11  # SETS + kind: "same card, same number"
ACTIONS = 21
CARD_OF = (*range(KINDS), PIGMAID, *range(1, TEN))
TEXTS = (*map(str, range(KINDS)), "5 as -5", *(f"{kind} sets {kind}" for kind in range(1, TEN)))
CARDS = {text: kind for kind, text in enumerate(TEXTS[:KINDS])}
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


def plays(card: int, value: int, last: int | None) -> tuple[tuple[int, int], ...]:
    """The possible plays of one card as (action, new value), by the value of the middle and its last card.

    >>> plays(5, 8, last=5)
    ((5, 13), (11, 3), (16, 5))

    The rule is the same for every hand, so this is the whole of PIG 10's arithmetic (rule page 4a and 4c).
    """
    if card == FROG:
        return ((FROG, 0),)
    found = [(card, value + card)]
    if card == PIGMAID and value >= PIGMAID:  # P9: never below zero
        found.append((SUBTRACT, value - PIGMAID))
    if value and card in (last, value):  # P7: a right, not a duty. On value 0 it would be the same as adding
        found.append((SETS + card, card))
    return tuple(found)


# The answers of `plays` as look-ups, which are what makes the search fast.
_NONE = KINDS  # the last card of an empty middle
_ACTIONS = tuple(  # the actions of a card, by card, value and last card
    tuple(
        tuple(tuple(action for action, _ in plays(card, value, last)) for last in (*range(KINDS), None))
        for value in range(TEN)
    )
    for card in range(KINDS)
)
RESULT = tuple(  # the new value, by action and value; 0 where the action is never possible
    tuple(dict(plays(CARD_OF[action], value, CARD_OF[action])).get(action, 0) for value in range(TEN))
    for action in range(ACTIONS)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pig10Observation(Observation):
    """What a seat knows of PIG 10: its hand, the table, and every card that was ever played.

    `middle` is oldest first; `won_cards` are the cards each seat has won; `calls` how often it called PIG 10;
    `unseen` counts, by kind 0 … 10, the cards in other hands and in the draw pile together.
    """

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    middle: tuple[str, ...]
    value: int
    last_player: int | None
    last_taker: int | None
    won_cards: tuple[tuple[str, ...], ...]
    calls: tuple[int, ...]
    pile: int
    unseen: tuple[int, ...]


class Pig10State(State):
    """A position of PIG 10. `serialize()` writes these keys, and `deserialize_state` reads them.

    `hands` and `won` (a list of card texts by seat), `pile` (next card first), `middle` (oldest first), `value`,
    `turn`, `last_player`, `last_taker` (a seat or null), `calls` (by seat).
    """

    __slots__ = ("_calls", "_hands", "_last_player", "_last_taker", "_middle", "_pile", "_value", "_won")

    game: Pig10

    def __init__(
        self,
        game: Pig10,
        hands: list[list[int]],
        pile: list[int],
        turn: int,
        *,
        middle: list[int] | None = None,
        value: int = 0,
        won: list[list[int]] | None = None,
        calls: list[int] | None = None,
        last_player: int | None = None,
        last_taker: int | None = None,
    ) -> None:
        self.game = game
        self._hands = hands
        self._pile = pile  # the next card is the last one
        self._middle = middle if middle is not None else []
        self._value = value
        self._won = won if won is not None else [[] for _ in hands]
        self._calls = calls if calls is not None else [0] * len(hands)
        self._last_player = last_player
        self._last_taker = last_taker
        self._player = turn if any(hands) else TERMINAL
        self._legal = None
        self._events = None

    def _copy_into(self, other: Self) -> None:
        other._hands = [hand[:] for hand in self._hands]
        other._pile = self._pile[:]
        other._middle = self._middle[:]
        other._value = self._value
        other._won = [cards[:] for cards in self._won]
        other._calls = self._calls[:]
        other._last_player = self._last_player
        other._last_taker = self._last_taker

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        value = self._value
        last = self._middle[-1] if self._middle else _NONE
        found: list[int] = []
        before = _NONE
        for card in self._hands[self._player]:  # P6: any card. Hands are sorted
            if card != before:
                found += _ACTIONS[card][value][last]
                before = card
        found.sort()
        return tuple(found)

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        if player == self._player and PIGMAID in self._hands[player] and 0 < self._value < PIGMAID:
            why = f"5 can only be added now: the middle is worth {self._value} and never falls below 0."
            return (Refusal(SUBTRACT, TEXTS[SUBTRACT], why),)
        return ()

    def _refuse(self, action: int, player: int) -> str:
        card = CARD_OF[action]
        if card not in self._hands[player]:
            return f"There is no {card} in this hand."
        if action > SUBTRACT:
            return f"{card} can only be added now: neither the last card nor the middle’s value is {card}."
        if action == SUBTRACT:
            return f"5 can only be added now: the middle is worth {self._value} and never falls below 0."
        return State._refuse(self, action, player)

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        card = CARD_OF[action]
        before = self._value
        value = RESULT[action][before]
        hand = self._hands[player]
        hand.remove(card)
        self._middle.append(card)
        self._value = value
        self._last_player = player
        if self._events is not None:
            told = {"card": str(card), "how": _how(action), "before": before, "value": value, "text": TEXTS[action]}
            self._happened("play", player, told)
        if value == TEN:  # P11: the middle counts from the empty table, so a lone 10 captures itself
            self._calls[player] += 1
            self._take("capture", player, player)
        elif value > TEN:  # P3: the right neighbour, even with no cards left
            self._take("bust", player, self._right_of(player))
        if self._pile:  # P13
            drawn = self._pile.pop()
            hand.append(drawn)
            hand.sort()
            if self._events is not None:
                self._happened("draw", player, {"pile": len(self._pile)}, {"card": str(drawn)}, (player,), reveals=True)
        self._next(player)

    def _right_of(self, player: int) -> int:
        return (player or self.game.players) - 1

    def _take(self, kind: str, player: int, taker: int) -> None:
        self._happened(kind, player, {"taker": taker, "cards": _texts(self._middle), "value": self._value})
        self._won[taker] += self._middle
        self._middle = []
        self._value = 0
        self._last_taker = taker
        self._last_player = None

    def _next(self, player: int) -> None:
        players = self.game.players
        for step in range(1, players + 1):  # seats without cards are passed over; none ever drops out (P3)
            seat = (player + step) % players
            if self._hands[seat]:
                self._player = seat
                return
        self._player = TERMINAL
        left = len(self._middle)
        if left and self.game.settings["leftovers"] == "last-taker" and self._last_taker is not None:  # P4
            self._take("leftovers", self._last_taker, self._last_taker)
            left = 0
        self._happened("over", None, {"won": self.scores(), "left": left})

    # What is known.

    def scores(self) -> list[int]:
        """Cards won, by seat."""
        return [len(cards) for cards in self._won]

    def _standing(self) -> Sequence[Any]:
        if self.game.settings["tie"] == "most-tens":  # P5
            return list(zip(self.scores(), self._calls, strict=True))
        return self.scores()

    def action_to_string(self, action: int) -> str:
        """`4`, `5 as -5` (takes five away) or `4 sets 4` (same card, same number)."""
        return TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `4`, `5 as -5` or `4 sets 4`; `IllegalAction` for any other."""
        if not isinstance(text, str) or text not in ACTION_OF:
            raise IllegalAction(f"{shown(text)} is no play of PIG 10; plays read like “4”, “5 as -5” or “4 sets 4”.")
        return ACTION_OF[text]

    def _outlook(self, action: int, player: int) -> Outlook:
        card = CARD_OF[action]
        value = RESULT[action][self._value]
        taker = player if value == TEN else self._right_of(player) if value > TEN else None
        cards = 0 if taker is None else len(self._middle) + 1
        return Outlook(action, TEXTS[action], _how(action), str(card), value, taker, cards)

    def _observation(self, player: int | None, common: dict[str, Any]) -> Pig10Observation:
        hidden = [card for seat, hand in enumerate(self._hands) if seat != player for card in hand] + self._pile
        return Pig10Observation(
            **common,
            hand=() if player is None else tuple(_texts(sorted(self._hands[player]))),
            hand_sizes=tuple(map(len, self._hands)),
            middle=tuple(_texts(self._middle)),
            value=self._value,
            last_player=self._last_player,
            last_taker=self._last_taker,
            won_cards=tuple(tuple(_texts(cards)) for cards in self._won),
            calls=tuple(self._calls),
            pile=len(self._pile),
            unseen=tuple(map(hidden.count, range(KINDS))),
        )

    def _position(self) -> dict[str, Any]:
        return {
            "hands": [_texts(hand) for hand in self._hands],
            "pile": _texts(self._pile[::-1]),
            "middle": _texts(self._middle),
            "value": self._value,
            "won": [_texts(cards) for cards in self._won],
            "calls": self._calls,
            "turn": self._player if self._player != TERMINAL else None,
            "last_player": self._last_player,
            "last_taker": self._last_taker,
        }


class Pig10(Game[Pig10State, Pig10Observation]):
    """PIG 10 at one table."""

    short_name = "pig10"
    long_name = "PIG 10"
    author = "Ayelet Pnueli"
    publisher = "Zoch"
    min_players = 2
    max_players = 8
    offered_players = (2, 3, 4, 5, 6, 7, 8)
    best_players = (4, 3, 5)
    high_score_wins = True
    options = (
        Option(
            "leftovers",
            "Cards left in the middle",
            "Who gets what still lies in the middle when the last card has been played.",
            (Choice("nobody", "nobody’s"), Choice("last-taker", "to whoever took last")),
        ),
        Option(
            "tie",
            "A tie at the top",
            "Equal numbers of cards share the victory, or the one who called PIG 10 more often has it.",
            (Choice("shared", "shared"), Choice("most-tens", "more PIG 10 calls win")),
        ),
        Option(
            "first_player",
            "Who begins",
            "Chance decides, or one seat always begins.",
            (Choice("random", "by chance"),),
            seats=True,
        ),
    )

    def num_distinct_actions(self) -> int:
        """21: eleven cards added, the 5 taken away, nine cards that set their own number."""
        return ACTIONS

    def max_game_length(self) -> int:
        """80: each card is played once (P14)."""
        return sum(DECK)

    def _new_state(self, rng: random.Random) -> Pig10State:
        deck = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.players)]
        choice = self.settings["first_player"]
        first = rng.randrange(self.players) if choice == "random" else int(choice)  # P2
        state = Pig10State(self, hands, deck, first)
        state._events = []
        for seat, hand in enumerate(hands):
            state._happened("deal", seat, {"cards": HAND}, {"hand": _texts(hand)}, (seat,), reveals=True)
        state._happened("begin", first, {"by": "chance" if choice == "random" else "choice"})
        return state

    def _state_from(self, position: Mapping[str, Any]) -> Pig10State:
        reader = PositionReader(self, position, CARDS)
        hands = reader.cards_by_seat("hands")
        won = reader.cards_by_seat("won")
        middle = reader.cards("middle")
        pile = reader.cards("pile")
        value = reader.number("value", range(TEN))
        turn = reader.seat("turn")
        calls = reader.numbers("calls", range(sum(DECK) + 1))
        last_player, last_taker = reader.seat("last_player"), reader.seat("last_taker")
        reader.finish()
        everything = [card for cards in (*hands, *won, middle, pile) for card in cards]
        for kind, count in enumerate(DECK):
            if everything.count(kind) > count:
                raise GameError(f"There are only {count} cards {kind} in PIG 10, not {everything.count(kind)}.")
        if any(len(hand) > HAND for hand in hands):
            raise GameError(f"A hand holds at most {HAND} cards.")
        if value and not middle:
            raise GameError("An empty middle is worth 0.")
        if any(hands) != (turn is not None) or (turn is not None and not hands[turn]):
            raise GameError("“turn” names a seat that holds cards, or is null when no seat does.")
        if pile and turn is None:
            raise GameError("A game does not end before the draw pile does.")
        for hand in hands:
            hand.sort()
        state = Pig10State(
            self,
            hands,
            pile[::-1],
            TERMINAL if turn is None else turn,
            middle=middle,
            value=value,
            won=won,
            calls=calls,
            last_player=last_player,
            last_taker=last_taker,
        )
        state._events = []
        return state

    def observation_to_string(self, observation: Pig10Observation, names: Sequence[str]) -> str:
        """Middle, draw pile, what everybody has won, and the seat's own hand."""
        middle = " ".join(observation.middle) or "empty"
        lines = [
            f"Middle: {middle} = {observation.value}    Draw pile: {observation.pile}",
            "Won: " + " · ".join(f"{name} {won}" for name, won in zip(names, observation.scores, strict=True)),
        ]
        if observation.player is not None:
            lines.append(f"{names[observation.player]}’s hand: {'  '.join(observation.hand) or 'empty'}")
        return "\n".join(lines)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """A sentence such as `Sally plays 4 sets 4: 7 → 4.`."""
        name = "" if event["seat"] is None else names[event["seat"]]
        told = ""
        match event:
            case {"kind": "deal", "hand": hand}:
                told = f"{name} is dealt {' '.join(hand)}."
            case {"kind": "begin"}:
                told = f"{name} begins."
            case {"kind": "play", "text": text, "before": before, "value": value}:
                told = f"{name} plays {text}: {before} → {value}."
            case {"kind": "draw", "card": card}:
                told = f"{name} draws {card}."
            case {"kind": "capture", "cards": cards}:
                told = f"PIG 10! {name} takes {_counted(cards)}."
            case {"kind": "bust", "taker": taker, "cards": cards, "value": value}:
                told = f"{value} is over ten: {names[taker]} takes {_counted(cards)}."
            case {"kind": "leftovers", "cards": cards}:
                told = f"{name} takes what is left: {_counted(cards)}."
            case {"kind": "over"}:
                told = "The game is over."
        return told

    def sample_state(self, observation: Pig10Observation, rng: random.Random) -> Pig10State:
        """Deal the unseen cards anew: every distribution a seat cannot rule out, each as likely as a real deal."""
        unseen = [kind for kind, count in enumerate(observation.unseen) for _ in range(count)]
        rng.shuffle(unseen)
        hands = []
        for seat, size in enumerate(observation.hand_sizes):
            if seat == observation.player:
                hands.append([int(card) for card in observation.hand])
            else:
                hands.append(sorted(unseen.pop() for _ in range(size)))
        return Pig10State(
            self,
            hands,
            unseen,
            observation.current_player,
            middle=[int(card) for card in observation.middle],
            value=observation.value,
            won=[[int(card) for card in cards] for cards in observation.won_cards],
            calls=list(observation.calls),
            last_player=observation.last_player,
            last_taker=observation.last_taker,
        )


GAME = Pig10


def _how(action: int) -> str:
    if action > SUBTRACT:
        return "same"
    return "subtract" if action == SUBTRACT else "frog" if action == FROG else "add"


def _counted(cards: Sequence[str]) -> str:
    return "1 card" if len(cards) == 1 else f"{len(cards)} cards"


def _texts(cards: Sequence[int]) -> list[str]:
    return [TEXTS[card] for card in cards]
