"""A game for testing what is the same for all games: acts out of turn, hidden cards, a draw.

Three seats hold two of the cards 1 … 9 each. Before every turn the others may snatch a card from the pile, once a game
each; then the seat on turn begins and plays a card, which counts for it. Lowest total wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.errors import GameError, IllegalAction
from tenfold.game import TERMINAL, Choice, Game, Observation, Option, Outlook, State
from tenfold.position import PositionReader

CARDS = {str(card): card for card in range(1, 10)}
BEGIN, SNATCH = 0, 10
TEXTS = ("begin", *CARDS, "snatch")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyObservation(Observation):
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    played: tuple[tuple[str, ...], ...]
    pile: int
    snatched: tuple[int, ...]
    window: bool


class ToyState(State):
    __slots__ = ("hands", "pile", "played", "snatched", "window")

    def __init__(self, game, hands, pile, turn, *, played, snatched, window):
        self.game, self.hands, self.pile, self.played = game, hands, pile, played
        self.snatched, self.window = snatched, window
        self._player = turn
        self._legal = None
        self._events = []

    def _copy_into(self, other):
        other.hands = [hand[:] for hand in self.hands]
        other.played = [cards[:] for cards in self.played]
        other.pile, other.snatched, other.window = self.pile[:], self.snatched[:], self.window

    def _legal_actions(self):
        return (BEGIN,) if self.window else tuple(sorted(self.hands[self._player]))

    def _legal_out_of_turn(self, player):
        return (SNATCH,) if self.window and self.pile and not self.snatched[player] else ()

    def _apply(self, action, player):
        if action == SNATCH:
            self.snatched[player] = 1
            card = self.pile.pop()
            self.hands[player].append(card)
            self.hands[player].sort()
            self._happened("snatch", player, {"pile": len(self.pile)}, {"card": str(card)}, (player,), reveals=True)
        elif action == BEGIN:
            self.window = False
            self._happened("begin", player, {})
        else:
            self.hands[player].remove(action)
            self.played[player].append(action)
            self._happened("play", player, {"card": str(action)})
            later = [seat % 3 for seat in range(player + 1, player + 4) if self.hands[seat % 3]]
            self._player = later[0] if later else TERMINAL
            self.window = bool(later) and self.game.settings["snatching"] == "on"

    def scores(self):
        return [sum(cards) for cards in self.played]

    def action_to_string(self, action):
        action = self._as_action(action)
        if not 0 <= action < len(TEXTS):
            raise IllegalAction("The toy has no such action.")
        return TEXTS[action]

    def string_to_action(self, text):
        if not isinstance(text, str) or text not in TEXTS:
            raise IllegalAction("The toy has no such action.")
        return TEXTS.index(text)

    def _outlook(self, action, player):
        return Outlook(action, TEXTS[action], "toy")

    def _observation(self, player, common):
        return ToyObservation(
            **common,
            hand=() if player is None else tuple(map(str, self.hands[player])),
            hand_sizes=tuple(map(len, self.hands)),
            played=tuple(tuple(map(str, cards)) for cards in self.played),
            pile=len(self.pile),
            snatched=tuple(self.snatched),
            window=self.window,
        )

    def _position(self):
        return {
            "hands": [[*map(str, hand)] for hand in self.hands],
            "pile": [*map(str, self.pile)],
            "played": [[*map(str, cards)] for cards in self.played],
            "snatched": self.snatched,
            "turn": None if self._player == TERMINAL else self._player,
            "window": int(self.window),
        }


class Toy(Game):
    short_name, long_name, author, publisher = "toy", "Toy", "Nobody", "Nobody"
    min_players = max_players = 3
    offered_players = best_players = (3,)
    high_score_wins = False
    acts_out_of_turn = True
    options = (
        Option("snatching", "Snatching", "Whether cards are snatched.", (Choice("on", "on"), Choice("off", "off"))),
    )
    state_class = ToyState

    def num_distinct_actions(self):
        return len(TEXTS)

    def max_game_length(self):
        return 9 + 9 + 3

    def _new_state(self, rng):
        deck = [*CARDS.values()]
        rng.shuffle(deck)
        hands = [sorted((deck.pop(), deck.pop())) for _ in range(3)]
        state = self.state_class(
            self, hands, deck, 0, played=[[], [], []], snatched=[0, 0, 0], window=self.settings["snatching"] == "on"
        )
        for seat, hand in enumerate(hands):
            state._happened("deal", seat, {}, {"hand": [*map(str, hand)]}, (seat,), reveals=True)
        return state

    def _state_from(self, position):
        reader = PositionReader(self, position, CARDS)
        hands, pile, played = reader.cards_by_seat("hands"), reader.cards("pile"), reader.cards_by_seat("played")
        snatched, turn, window = (
            reader.numbers("snatched", range(2)),
            reader.seat("turn"),
            reader.number("window", range(2)),
        )
        reader.finish()
        if any(hands) != (turn is not None) or (turn is not None and not hands[turn]):
            raise GameError("“turn” is a seat with cards.")
        return self.state_class(
            self, hands, pile, TERMINAL if turn is None else turn, played=played, snatched=snatched, window=bool(window)
        )

    def sample_state(self, observation, rng):
        seen = {int(card) for cards in (*observation.played, observation.hand) for card in cards}
        unseen = [card for card in CARDS.values() if card not in seen]
        rng.shuffle(unseen)
        hands = [
            [*map(int, observation.hand)] if seat == observation.player else sorted(unseen.pop() for _ in range(size))
            for seat, size in enumerate(observation.hand_sizes)
        ]
        played = [[*map(int, cards)] for cards in observation.played]
        turn, snatched, window = observation.current_player, [*observation.snatched], observation.window
        return self.state_class(self, hands, unseen, turn, played=played, snatched=snatched, window=window)

    def observation_to_string(self, observation, names):
        turn = "Over" if observation.is_terminal else names[observation.current_player]
        return f"{turn}. Hand: {' '.join(observation.hand)}"

    def event_to_string(self, event, names):
        return f"{names[event['seat']]}: {event['kind']}."


GAME = Toy
