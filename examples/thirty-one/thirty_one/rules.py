"""Thirty-One: three cards on hand, and only those of one suit count.

Cards are those of `tenfold.french`. The actions 0 … 51 discard a card, the three after them begin a turn. Points are
counted in halves throughout, since three of a kind is worth 30½.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tenfold import TERMINAL, Choice, Game, GameError, IllegalAction, Observation, Option, Outlook, Refusal, State
from tenfold.french import CARDS, SUIT_OF, TEXTS
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS, mix, source

PACK = range(52)
HAND = 3
LIVES = 3
STOCK, DISCARDS, KNOCK = 52, 53, 54
ACTION_TEXTS = (*TEXTS, "stock", "discards", "knock")
ACTIONS = {text: action for action, text in enumerate(ACTION_TEXTS)}

HALVES = tuple(2 * {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(text[0], 0) or 2 * int(text[0]) for text in TEXTS)
RANK_OF = tuple("23456789TJQKA".index(text[0]) for text in TEXTS)
BLITZ = 62
THREE_OF_A_KIND = 61


def points(hand: Sequence[int], three: bool) -> int:
    """What three cards count, in halves: the most in one suit, or three of a kind where that is played."""
    suits = [0, 0, 0, 0]
    for card in hand:
        suits[SUIT_OF[card]] += HALVES[card]
    if three and len(hand) == HAND and len({RANK_OF[card] for card in hand}) == 1:
        return THREE_OF_A_KIND
    return max(suits)


def best_rest(hand: Sequence[int], three: bool, stays: int | None = None) -> tuple[int, int]:
    """What a hand of four counts at best after a discard, in halves, and that discard, which is not `stays`."""
    found = (-1, 0, 0)
    for card in hand:
        if card != stays:
            found = max(found, (points([other for other in hand if other != card], three), -HALVES[card], card))
    return found[0], found[2]


def in_words(halves: int) -> str:
    """Points as people write them.

    >>> in_words(61), in_words(62)
    ('30½', '31')
    """
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class ThirtyOneObservation(Observation):
    """What a seat knows of Thirty-One.

    `discards` are all of them, the top one last. `drawn` is the card drawn this turn, where this seat knows it. `shown`
    are by seat the cards that the whole table knows, since they were taken from the discards, or the game is over; only
    then `counts` tells what the hands count, in halves.

    Where the discards have been shuffled into a new stock, people know which cards were not among them: `kept` holds,
    for each such shuffle that still matters, the cards that were hidden in hands then and are so still. `hidden` tells
    of every seat how old its hidden cards are: an index of `kept`, or its length for what came after the last shuffle.
    """

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    drawn: str | None
    shown: tuple[tuple[str, ...], ...]
    hidden: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    stock: int
    discards: tuple[str, ...]
    knocker: int | None
    lives: tuple[int, ...]
    out: tuple[int, ...]
    dealer: int
    round: int
    counts: tuple[int, ...]


class ThirtyOneState(State):
    """A position of Thirty-One. `serialize()` writes these keys, and `deserialize_state` reads them.

    `hands`, `shown` (lists of card texts by seat), `stock` (next card first), `discards` (top card last), `kept` (lists
    of cards, see the observation), `drawn` (a card or null), `turn`, `knocker` (a seat or null), `dealer` (a seat),
    `lives`, `out` (by seat the round in which it went out, or 0), `round`, `random` (what later shuffles come from).
    """

    __slots__ = (
        "chance",
        "dealer",
        "discards",
        "drawn",
        "hands",
        "kept",
        "knocker",
        "lives",
        "out",
        "round",
        "shown",
        "stock",
        "three",
    )

    game: ThirtyOne

    def __init__(
        self,
        game: ThirtyOne,
        *,
        turn: int,
        chance: str,
        lives: list[int],
        out: list[int],
        dealer: int,
        round: int = 1,
        hands: list[list[int]] | None = None,
        shown: list[list[int]] | None = None,
        kept: list[list[int]] | None = None,
        stock: list[int] | None = None,
        discards: list[int] | None = None,
        drawn: int | None = None,
        knocker: int | None = None,
    ) -> None:
        self.game = game
        self.three = game.settings["three"] == "on"
        self.chance = chance
        self.lives = lives
        self.out = out
        self.dealer = dealer
        self.round = round
        self.hands = hands or [[] for _ in lives]
        self.shown = shown or [[] for _ in lives]
        self.kept = kept or []
        self.stock = stock or []  # the next card is the last one
        self.discards = discards or []
        self.drawn = drawn
        self.knocker = knocker
        self._player = turn
        self._legal = None
        self._events = None

    def _copy_into(self, other: Self) -> None:
        other.three = self.three
        other.chance = self.chance
        other.lives = self.lives[:]
        other.out = self.out[:]
        other.dealer = self.dealer
        other.round = self.round
        other.hands = [hand[:] for hand in self.hands]
        other.shown = [cards[:] for cards in self.shown]
        other.kept = [cards[:] for cards in self.kept]
        other.stock = self.stock[:]
        other.discards = self.discards[:]
        other.drawn = self.drawn
        other.knocker = self.knocker

    # what may be done

    def _legal_actions(self) -> tuple[int, ...]:
        if self.drawn is not None:
            stays = self.stays()
            return tuple(sorted(card for card in self.hands[self._player] if card != stays))
        found = []
        if self.stock:
            found.append(STOCK)
        if self.discards:
            found.append(DISCARDS)
        if self.knocker is None:
            found.append(KNOCK)
        return tuple(found)

    def stays(self) -> int | None:
        """The card that was taken from the discards this turn, which does not go back at once."""
        return self.drawn if self.drawn in self.shown[self._player] else None

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

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        legal = self.legal_actions(player)
        wanted = (*sorted(self.hands[player]), STOCK, DISCARDS, KNOCK)
        return tuple(
            Refusal(action, ACTION_TEXTS[action], self._refuse(action, player))
            for action in wanted
            if action not in legal
        )

    def _hurried(self, player: int) -> int:
        return self.legal_actions()[-1]  # a knock where there has been none

    # what it does

    def _apply(self, action: int, player: int) -> None:
        hand = self.hands[player]
        if action == KNOCK:
            self.knocker = player
            self._happened("knock", player, {})
            self._pass_on(player)
        elif action == STOCK:
            self.drawn = card = self.stock.pop()
            hand.append(card)
            told = {"stock": len(self.stock)}
            self._happened("draw", player, told, {"card": TEXTS[card]}, seen_by=(player,), reveals=True)
        elif action == DISCARDS:
            self.drawn = card = self.discards.pop()
            hand.append(card)
            self.shown[player].append(card)
            self._happened("take", player, {"card": TEXTS[card]})
        else:
            self._discard(action, player)

    def _discard(self, card: int, player: int) -> None:
        for cards in (self.hands[player], self.shown[player], *self.kept):
            if card in cards:
                cards.remove(card)
        self.kept = [cards for cards in self.kept if cards]
        self.discards.append(card)
        self.drawn = None
        self._happened("discard", player, {"card": TEXTS[card]})
        if points(self.hands[player], self.three) == BLITZ:
            self._show()
        else:
            self._pass_on(player)

    def _pass_on(self, player: int) -> None:
        self._player = self._next_in(player)
        if self._player == self.knocker:
            self._show()
        elif not self.stock and len(self.discards) > 1:
            self._shuffle()

    def _next_in(self, seat: int) -> int:
        """The next seat clockwise that has lives."""
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
        self._happened("shuffle", None, {"stock": len(self.stock)})

    def deal(self) -> None:
        """Deal a round to those who have lives."""
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
        self._player = self._next_in(self.dealer)
        for seat, hand in enumerate(self.hands):
            if hand:
                secret = {"hand": _texts(sorted(hand))}
                told = {"cards": HAND, "round": self.round}
                self._happened("deal", seat, told, secret, seen_by=(seat,), reveals=True)
        self._happened("turn", None, {"card": TEXTS[self.discards[0]], "round": self.round}, reveals=True)
        if any(points(hand, self.three) == BLITZ for hand in self.hands):
            self._show()

    def losses(self) -> list[int]:
        """The lives by seat that it would cost to show all hands now."""
        counts = self._counts()
        if BLITZ in counts:
            return [int(bool(hand) and count < BLITZ) for hand, count in zip(self.hands, counts, strict=True)]
        lowest = min(count for hand, count in zip(self.hands, counts, strict=True) if hand)
        return [
            (2 if seat == self.knocker else 1) if hand and counts[seat] == lowest else 0
            for seat, hand in enumerate(self.hands)
        ]

    def _counts(self) -> list[int]:
        return [points(hand, self.three) for hand in self.hands]

    def _show(self) -> None:
        """All hands are shown, which ends the round."""
        one = self.game.settings["length"] == "one"
        lost = [0] * len(self.lives) if one else self.losses()
        lives = [max(0, lives - cost) for lives, cost in zip(self.lives, lost, strict=True)]
        told = {
            "hands": [_texts(sorted(hand)) for hand in self.hands],
            "points": self._counts(),
            "lost": lost,
            "lives": lives[:],
            "knocker": self.knocker,
            "round": self.round,
            "stock": len(self.stock),
            "top": TEXTS[self.discards[-1]],
        }
        self._happened("show", None, told, reveals=True)
        before, self.lives = self.lives, lives
        for seat in range(len(lives)):
            if before[seat] and not lives[seat]:
                self.out[seat] = self.round
                self._happened("out", seat, {})
        if one or sum(map(bool, lives)) < 2:
            self._player = TERMINAL
            self.shown = [hand[:] for hand in self.hands]
            self.kept = []
            self._happened("over", None, {"scores": self.scores()})
            return
        self.dealer = self._next_in(self.dealer)
        self.round += 1
        self.deal()

    # what is known

    def scores(self) -> list[int]:
        """Lives by seat; where one round is the game, what the hands count, in halves, once they are shown."""
        if self.game.settings["length"] == "lives":
            return self.lives[:]
        return self._counts() if self._player == TERMINAL else [0] * len(self.lives)

    def _standing(self) -> list[tuple[int, int]]:
        return list(zip(self.scores(), self.out, strict=True))

    def action_to_string(self, action: int) -> str:
        """The card that is discarded, or `stock`, `discards`, `knock`."""
        return ACTION_TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text; `IllegalAction` for any other text."""
        if not isinstance(text, str) or text not in ACTIONS:
            raise IllegalAction("An action is “stock”, “discards”, “knock”, or a card such as “TD”.")
        return ACTIONS[text]

    def _outlook(self, action: int, player: int) -> Outlook:
        hand, text = self.hands[player], ACTION_TEXTS[action]  # people read `value`, so it is in whole points
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

    def _observation(self, player: int | None, common: dict[str, Any]) -> ThirtyOneObservation:
        knows = self.drawn is not None and (player == self._player or self.stays() is not None)
        return ThirtyOneObservation(
            **common,
            hand=() if player is None else tuple(_texts(sorted(self.hands[player]))),
            hand_sizes=tuple(map(len, self.hands)),
            drawn=TEXTS[self.drawn] if self.drawn is not None and knows else None,
            shown=tuple(tuple(_texts(sorted(cards))) for cards in self.shown),
            hidden=tuple(
                tuple(sorted(self._age(card) for card in hand if card not in shown))
                for hand, shown in zip(self.hands, self.shown, strict=True)
            ),
            kept=tuple(tuple(_texts(cards)) for cards in self.kept),
            stock=len(self.stock),
            discards=tuple(_texts(self.discards)),
            knocker=self.knocker,
            lives=tuple(self.lives),
            out=tuple(self.out),
            dealer=self.dealer,
            round=self.round,
            counts=tuple(self._counts()) if self._player == TERMINAL else (),
        )

    def _age(self, card: int) -> int:
        return next((age for age, cards in enumerate(self.kept) if card in cards), len(self.kept))

    def _position(self) -> dict[str, Any]:
        return {
            "hands": [_texts(sorted(hand)) for hand in self.hands],
            "shown": [_texts(sorted(cards)) for cards in self.shown],
            "kept": [{"cards": _texts(cards)} for cards in self.kept],
            "stock": _texts(self.stock[::-1]),
            "discards": _texts(self.discards),
            "drawn": None if self.drawn is None else TEXTS[self.drawn],
            "turn": None if self._player == TERMINAL else self._player,
            "knocker": self.knocker,
            "dealer": self.dealer,
            "lives": self.lives[:],
            "out": self.out[:],
            "round": self.round,
            "random": self.chance,
        }


class ThirtyOne(Game[ThirtyOneState, ThirtyOneObservation]):
    """Thirty-One at one table."""

    short_name = "thirty-one"
    long_name = "Thirty-One"
    author = "traditional"
    publisher = "traditional"
    min_players = 2
    max_players = 6
    offered_players = (2, 3, 4, 5, 6)
    best_players = (3, 4)
    high_score_wins = True
    hides_to_the_end = True
    options = (
        Option(
            "length",
            "Length",
            "Until only one has lives left, or a single round for points.",
            (Choice("lives", "three lives each"), Choice("one", "one round")),
        ),
        Option(
            "three",
            "Three of a kind",
            "Whether three cards of one rank count 30½.",
            (Choice("off", "counts nothing more"), Choice("on", "counts 30½")),
        ),
    )

    def num_distinct_actions(self) -> int:
        """55: every card can be discarded, and there are three ways to begin a turn."""
        return len(ACTION_TEXTS)

    def max_game_length(self) -> None:
        """Nothing makes anybody knock."""

    def _new_state(self, rng: random.Random) -> ThirtyOneState:
        dealer = rng.randrange(self.players)
        lives, out = [LIVES] * self.players, [0] * self.players
        state = ThirtyOneState(self, turn=dealer, chance=source(rng), lives=lives, out=out, dealer=dealer)
        state._events = []
        state.deal()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> ThirtyOneState:
        reader = PositionReader(self, position, CARDS)
        turn = reader.seat("turn")
        state = ThirtyOneState(
            self,
            turn=TERMINAL if turn is None else turn,
            chance=reader.hexadecimal("random", SOURCE_DIGITS),
            lives=reader.numbers("lives", range(LIVES + 1), LIVES),
            out=reader.numbers("out", range(10**6)),
            dealer=reader.number("dealer", range(self.players)),
            round=reader.number("round", range(1, 10**6), 1),
            hands=reader.cards_by_seat("hands"),
            shown=reader.cards_by_seat("shown"),
            kept=[_kept(part) for part in reader.parts("kept")],
            stock=reader.cards("stock")[::-1],
            discards=reader.cards("discards"),
            drawn=reader.choice("drawn", CARDS, None),
            knocker=reader.seat("knocker"),
        )
        reader.finish()
        _check(state)
        state._events = []
        return state

    def observation_to_string(self, observation: ThirtyOneObservation, names: Sequence[str]) -> str:
        """The piles, who has how many lives, the knock, and the seat's own hand."""
        top = observation.discards[-1] if observation.discards else "none"
        lines = [f"Round {observation.round}    Stock: {observation.stock}    Top discard: {top}"]
        if observation.setting("length") == "lives":
            lines.append("Lives: " + " · ".join(map("{} {}".format, names, observation.lives)))
        if observation.knocker is not None:
            lines.append(f"{names[observation.knocker]} has knocked.")
        for name, cards in zip(names, observation.shown, strict=True):
            if cards:
                lines.append(f"{name} is known to hold {' '.join(cards)}.")
        if observation.player is not None:
            lines.append(f"{names[observation.player]}’s hand: {'  '.join(observation.hand) or 'empty'}")
        return "\n".join(lines)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """A sentence such as `Ada takes TD from the discards.`"""
        name = "" if event["seat"] is None else names[event["seat"]]
        match event:
            case {"kind": "deal", "hand": hand}:
                return f"{name} is dealt {' '.join(hand)}."
            case {"kind": "turn", "card": card}:
                return f"{card} is turned up."
            case {"kind": "draw", "card": card}:
                return f"{name} draws {card}."
            case {"kind": "draw"}:
                return f"{name} draws from the stock."
            case {"kind": "take", "card": card}:
                return f"{name} takes {card} from the discards."
            case {"kind": "discard", "card": card}:
                return f"{name} discards {card}."
            case {"kind": "knock"}:
                return f"{name} knocks."
            case {"kind": "shuffle"}:
                return "The discards are shuffled into a new stock."
            case {"kind": "show", "hands": hands, "points": counts, "lost": lost}:
                return " ".join(
                    f"{names[seat]} shows {' '.join(hand)}: {in_words(counts[seat])}{_cost(lost[seat])}."
                    for seat, hand in enumerate(hands)
                    if hand
                )
            case {"kind": "out"}:
                return f"{name} is out."
            case {"kind": "over"}:
                return "The game is over."
        return ""

    def sample_state(self, observation: ThirtyOneObservation, rng: random.Random) -> ThirtyOneState:
        """Deal the cards that this seat has not seen anew, from the piles they can have come from."""
        obs, me = observation, observation.player
        own, shown, kept = _cards(obs.hand), [*map(_cards, obs.shown)], [*map(_cards, obs.kept)]
        discards, drawn, three = _cards(obs.discards), obs.drawn, self.settings["three"] == "on"
        known = {card for cards in (own, discards, *shown, *kept) for card in cards}
        pools = [*([card for card in cards if card not in own] for cards in kept), [c for c in PACK if c not in known]]
        while True:
            for pool in pools:
                rng.shuffle(pool)
            left = [pool[:] for pool in pools]
            hands = [
                own[:] if seat == me else [*shown[seat], *(left[age].pop() for age in ages)]
                for seat, ages in enumerate(obs.hidden)
            ]
            # Ages ascend, and who has drawn from the stock holds one of the youngest cards.
            new = CARDS[drawn] if drawn else hands[obs.current_player][-1] if max(obs.hand_sizes) > HAND else None
            if obs.is_terminal or not any(_is_blitz(hand, new, three) for hand in hands):
                break
        return ThirtyOneState(
            self,
            turn=obs.current_player,
            chance=source(rng),
            lives=[*obs.lives],
            out=[*obs.out],
            dealer=obs.dealer,
            round=obs.round,
            hands=hands,
            shown=shown,
            kept=kept,
            stock=left[-1],
            discards=discards,
            drawn=new,
            knocker=obs.knocker,
        )


def _texts(cards: Sequence[int]) -> list[str]:
    return [TEXTS[card] for card in cards]


def _cards(texts: Sequence[str]) -> list[int]:
    return [CARDS[text] for text in texts]


def _cost(lives: int) -> str:
    return ("", ", a life lost", ", two lives lost")[lives]


def _kept(part: PositionReader) -> list[int]:
    cards = sorted(part.cards("cards"))
    part.finish()
    return cards


def _is_blitz(hand: Sequence[int], drawn: int | None, three: bool) -> bool:
    """Whether a hand was 31 before anything was drawn to it, which would have ended the round."""
    return points([card for card in hand if card != drawn], three) == BLITZ


def _check(state: ThirtyOneState) -> None:
    """Refuse a position that no game comes to."""
    turn, drawn, hands = state.current_player(), state.drawn, state.hands
    over = turn == TERMINAL
    if sorted(card for cards in (*hands, state.stock, state.discards) for card in cards) != [*PACK]:
        raise GameError("“hands”, “stock” and “discards” hold each of the 52 cards once.")
    if [not lives for lives in state.lives] != [0 < out <= state.round for out in state.out]:
        raise GameError("“out” is the round in which a seat lost its last life, and 0 for who has lives.")
    still_in = sum(lives > 0 for lives in state.lives)
    if over != (still_in < 2) and not (over and state.game.settings["length"] == "one"):
        raise GameError("“turn” names a seat while two have lives, and is null once the game is over.")
    if over:
        state.shown = [hand[:] for hand in hands]
    for seat, hand in enumerate(hands):
        size = HAND + (seat == turn and drawn is not None) if state.lives[seat] or (over and hand) else 0
        if len(hand) != size:
            raise GameError("Who has lives holds 3 cards, 4 on turn with “drawn”, and who has none holds none.")
        if not set(state.shown[seat]) <= set(hand):
            raise GameError("“shown” are cards that a seat holds.")
        if not over and _is_blitz(hand, drawn, state.three):
            raise GameError("A hand of 31 ends the round at once.")
    if drawn is not None and (over or drawn not in hands[turn]):
        raise GameError("“drawn” is a card in the hand of the seat on turn.")
    if not over and (not state.lives[turn] or turn == state.knocker):
        raise GameError("“turn” is a seat that has lives and has not knocked.")
    if drawn is None and not state.discards:
        raise GameError("A discard lies open.")
    hidden = {card for hand, shown in zip(hands, state.shown, strict=True) for card in hand if card not in shown}
    old = [card for cards in state.kept for card in cards]
    if len(set(old)) < len(old) or not set(old) <= hidden - {drawn} or not all(state.kept):
        raise GameError("“kept” are cards hidden in hands, each there once, but not the one just drawn.")


GAME = ThirtyOne
