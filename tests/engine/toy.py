"""A game for testing what is the same for all games: acts out of turn, hidden cards, a draw.

Three seats hold two of the cards 1 … 9 each. Before every turn, the others may snatch a card from the pile, once a game
each. Then the seat on turn starts and plays a card, which counts for it. Lowest total wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold import Actions, Choice, Game, GameError, Observation, Option, Outlook, Person, State, declared
from tenfold.observation import TERMINAL
from tenfold.position import PositionReader
from tenfold.sentences import sentence

CARDS = {str(card): card for card in range(1, 10)}
ACTIONS = Actions()
BEGIN = ACTIONS.one("begin")
PLAY = ACTIONS.block("{}", tuple(CARDS))
SNATCH = ACTIONS.one("snatch")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyObservation(Observation):
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    played: tuple[tuple[str, ...], ...]
    pile: int
    snatched: tuple[int, ...]
    window: bool


@declared
class ToyState(State[Any]):
    hands: list[list[int]]  # sorted
    pile: list[int]  # the next card last
    played: list[list[int]]
    snatched: list[int]  # by seat, 1 after it has
    window: bool  # others may act before the turn begins

    def _legal_actions(self):
        return (BEGIN,) if self.window else tuple(sorted(self.hands[self.turn]))

    def _legal_out_of_turn(self, player):
        return (SNATCH,) if self.window and self.pile and not self.snatched[player] else ()

    def _apply(self, action, player):
        if action == SNATCH:
            self.snatched[player] = 1
            card = self.pile.pop()
            self.hands[player].append(card)
            self.hands[player].sort()
            event = {"kind": "snatch", "seat": player, "pile": len(self.pile)}
            self.happened(event, secret={"card": str(card)}, seen_by=(player,), reveals=True)
        elif action == BEGIN:
            self.window = False
            self.happened({"kind": "begin", "seat": player})
        else:
            self.hands[player].remove(action)
            self.played[player].append(action)
            self.happened({"kind": "play", "seat": player, "card": str(action)})
            later = [seat % 3 for seat in range(player + 1, player + 4) if self.hands[seat % 3]]
            self.turn = later[0] if later else TERMINAL
            self.window = bool(later) and self.game.settings["snatching"] == "on"

    def scores(self):
        return [sum(cards) for cards in self.played]

    def _outlook(self, action, player):
        return Outlook(action, ACTIONS.texts[action], "toy")


class Toy(Game[ToyState, ToyObservation, Any]):
    short_name, long_name, author, publisher = "toy", "Toy", "Nobody", "Nobody"
    min_players = max_players = 3
    offered_players = best_players = (3,)
    high_score_wins = False
    acts_out_of_turn = True
    actions = ACTIONS
    options = (
        Option("snatching", "Snatching", "Whether cards are snatched.", (Choice("on", "on"), Choice("off", "off"))),
    )
    state_class = ToyState

    def max_game_length(self):
        return 9 + 9 + 3

    def _new_state(self, rng):
        deck = [*CARDS.values()]
        rng.shuffle(deck)
        hands = [sorted((deck.pop(), deck.pop())) for _ in range(3)]
        state = self.state_class(
            game=self,
            turn=0,
            hands=hands,
            pile=deck,
            played=[[], [], []],
            snatched=[0, 0, 0],
            window=self.settings["snatching"] == "on",
            log=[],
        )
        for seat, hand in enumerate(hands):
            secret = {"hand": [*map(str, hand)]}
            state.happened({"kind": "deal", "seat": seat}, secret=secret, seen_by=(seat,), reveals=True)
        return state

    def _observation(self, state, player, common):
        return ToyObservation(
            **common,
            hand=() if player is None else tuple(map(str, state.hands[player])),
            hand_sizes=tuple(map(len, state.hands)),
            played=tuple(tuple(map(str, cards)) for cards in state.played),
            pile=len(state.pile),
            snatched=tuple(state.snatched),
            window=state.window,
        )

    def _position(self, state):
        return {
            "hands": [[*map(str, hand)] for hand in state.hands],
            "pile": [*map(str, state.pile)],
            "played": [[*map(str, cards)] for cards in state.played],
            "snatched": state.snatched,
            "turn": None if state.turn == TERMINAL else state.turn,
            "window": int(state.window),
        }

    def _state_from(self, position):
        reader = PositionReader(self, position, CARDS)
        turn = reader.seat("turn")
        state = self.state_class(
            game=self,
            turn=TERMINAL if turn is None else turn,
            hands=reader.cards_by_seat("hands"),
            pile=reader.cards("pile"),
            played=reader.cards_by_seat("played"),
            snatched=reader.numbers("snatched", range(2)),
            window=bool(reader.number("window", range(2))),
            log=[],
        )
        reader.finish()
        if any(state.hands) != (turn is not None) or (turn is not None and not state.hands[turn]):
            raise GameError("“turn” is a seat with cards.")
        return state

    def _sample(self, observation, rng):
        seen = {int(card) for cards in (*observation.played, observation.hand) for card in cards}
        unseen = [card for card in CARDS.values() if card not in seen]
        rng.shuffle(unseen)
        hands = [
            [*map(int, observation.hand)] if seat == observation.player else sorted(unseen.pop() for _ in range(size))
            for seat, size in enumerate(observation.hand_sizes)
        ]
        return self.state_class(
            game=self,
            turn=observation.current_player,
            hands=hands,
            pile=unseen,
            played=[[*map(int, cards)] for cards in observation.played],
            snatched=[*observation.snatched],
            window=observation.window,
            log=[],
        )

    def _table_text(self, observation, names):
        turn = "Over" if observation.is_terminal else names[observation.current_player]
        return f"{turn}. Hand: {' '.join(observation.hand)}"

    def tell(self, event):
        return sentence("{who}: {kind}", who=Person(event["seat"]), kind=event["kind"])


GAME = Toy
