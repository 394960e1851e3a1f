"""Tens: fill a grid of two rows of five, match the columns, and score the least.

Read beside the rule page; marks like N10 name its rulings. Cards are ints (`tenfold.french`), of which several packs
hold several; the cells of a grid and what they count are in `tens_grid`. An action is one of

    0 … 9      turn up the own card of a cell, before the first turn     "flip r1c1"
    10 … 19    place the card taken on an own cell                       "place r2c5"
    20         take the top card of the draw pile                        "draw"
    21 + seat  take the top discard of another seat                      "take 3"
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tenfold.errors import GameError, IllegalAction
from tenfold.french import CARDS, TEXTS
from tenfold.game import TERMINAL, Choice, Game, Observation, Option, Outlook, Refusal, State
from tenfold.games import tens_words as words
from tenfold.games.tens_grid import (
    ALL,
    CELL_TEXTS,
    CELLS,
    FACE_DOWN,
    FLIPS,
    RANK_OF,
    Block,
    Column,
    GridScore,
    Hand,
    count,
    finished,
    flippable,
    grid_texts,
    previews,
    score_grid,
)
from tenfold.games.tens_position import FLIPPING, PHASES, PLACING, TAKING, read_into
from tenfold.plainjson import shown
from tenfold.shuffling import mix, source

__all__ = ["GAME", "Block", "Column", "GridScore", "Hand", "Tens", "TensObservation", "TensState", "score_grid"]

PLACE, DRAW, TAKE = 10, 20, 21
"""The first action that places a card, the one that draws, the first that takes a discard."""

MOST_PLAYERS = 8
ACTION_TEXTS = (
    *(f"flip {cell}" for cell in CELL_TEXTS),
    *(f"place {cell}" for cell in CELL_TEXTS),
    "draw",
    *(f"take {seat}" for seat in range(MOST_PLAYERS)),
)
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}

PLACES = tuple(range(PLACE, PLACE + CELLS))
PACK = 52


@dataclass(frozen=True, slots=True, kw_only=True)
class TensObservation(Observation):
    """What everybody knows of Tens: all that was ever turned up. Nobody knows more.

    `hand` counts the hands from 0 (when the game is over, it is their number); `phase` is "flip", "take" or "place";
    `grids` are by seat the ten cells row by row, None face down; `stacks` by seat the discards, the top one last;
    `pile` is the number of cards to draw. `in_hand` is the card taken and not yet placed, `in_hand_from` the seat it
    was taken from, None for the draw pile; `previews` are then, by cell, what would be visible of the grid after
    placing it there. `decks` is the number of packs, `starter` who began the hand, `finisher` who turned the tenth
    card, `to_come` the seats that still have their last turn then, in order, `flips_left` how many cards the seat on
    turn has to turn up. `showing` is by seat what the visible cards of a grid count.

    `unseen` counts, by card as in `tenfold.french`, what lies face down or is still to be drawn; once discards were
    shuffled into a new draw pile, `reshuffled` counts the cards of that pile, and `unseen` those face down only.
    `turns` are those of this hand so far, all seats together; `hands` are the hands that are over; `deciding` tells
    that only a tie keeps the game going.
    """

    hand: int
    phase: str
    grids: tuple[tuple[str | None, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    pile: int
    in_hand: str | None
    in_hand_from: int | None
    decks: int
    starter: int
    finisher: int | None
    to_come: tuple[int, ...]
    flips_left: int
    previews: tuple[int, ...]
    showing: tuple[int, ...]
    unseen: tuple[int, ...]
    reshuffled: tuple[int, ...]
    turns: int
    hands: tuple[Hand, ...]
    deciding: bool


class TensState(State):
    """A position of Tens. `serialize()` writes these keys, and `deserialize_state` reads them.

    `grids` (by seat ten cards, row by row) and `face_up` (by seat the numbers of the cells turned up, as "047"),
    `stacks` (by seat the discards, the top one last), `pile` (next card first), `reshuffled` (whether the pile is made
    of discards), `in_hand` (a list: the card taken and not yet placed, or nothing), `taken_from` (the seat it was
    taken from, null for the draw pile), `turn` (a seat, null when the game is over), `turns` (of this hand so far),
    `starter`, `finisher` (who turned the tenth card, or null), `hand` (number from 0), `totals` (points by seat of the
    hands before), `hands` (the last of these, or all: `grids`, `finisher`), and `random`, 13 hexadecimal digits that
    decide all shuffles to come.

    Only `grids`, `face_up` and some card to take have to be there. Left out, `turn` and `starter` are seat 0, `hand` is
    the number of `hands`, and `totals` are what these come to.
    """

    __slots__ = (
        "_deciding",
        "_face_up",
        "_finisher",
        "_from",
        "_grids",
        "_hand",
        "_hands",
        "_in_hand",
        "_phase",
        "_pile",
        "_random",
        "_reshuffled",
        "_stacks",
        "_starter",
        "_totals",
        "_turns",
    )

    game: Tens

    def __init__(self, game: Tens, starter: int, source: str) -> None:
        self.game = game
        self._legal = None
        self._events = None
        self._random = source
        self._starter = starter
        self._hand = 0
        self._hands: tuple[Hand, ...] = ()
        self._totals = [0] * game.players
        self._deciding = False

    def _copy_into(self, other: Self) -> None:
        other._deciding = self._deciding
        other._face_up = self._face_up[:]
        other._finisher = self._finisher
        other._from = self._from
        other._grids = self._grids[:]
        other._hand = self._hand
        other._hands = self._hands
        other._in_hand = self._in_hand
        other._phase = self._phase
        other._pile = self._pile[:]
        other._random = self._random
        other._reshuffled = self._reshuffled
        other._stacks = [stack[:] for stack in self._stacks]
        other._starter = self._starter
        other._totals = self._totals
        other._turns = self._turns

    # Dealing.

    def _deal(self) -> None:
        """Shuffle everything (N19) and deal the next hand."""
        players = self.game.players
        pile = self._shuffled(self.game.pack)
        grids = pile[-CELLS * players :]
        del pile[-CELLS * players :]
        self._open(grids, pile)
        if self._events is not None:
            told = {"hand": self._hand, "starter": self._starter, "decks": self.game.decks}
            self._happened("hand", self._starter, told)

    def _open(self, grids: list[int], pile: list[int]) -> None:
        players = self.game.players
        self._grids = grids  # one seat's ten cells after the other's
        self._face_up = [0] * players
        self._stacks: list[list[int]] = [[] for _ in range(players)]
        self._pile = pile  # the next card is the last one
        self._reshuffled = False
        self._in_hand: int | None = None
        self._from: int | None = None
        self._finisher: int | None = None
        self._phase = FLIPPING
        self._turns = 0
        self._player = self._starter

    def _shuffled(self, cards: Sequence[int]) -> list[int]:
        """These cards in a new order, the next shuffle's source with it, so that a copied state needs no generator."""
        rng = random.Random(self._random)
        mixed = mix(cards, rng)
        self._random = source(rng)
        return mixed

    def _reshuffle(self) -> None:
        """Make a new draw pile of all discards but the top ones (N10)."""
        found = [card for stack in self._stacks for card in stack[:-1]]
        self._stacks = [stack[-1:] for stack in self._stacks]
        self._pile = self._shuffled(sorted(found))
        self._reshuffled = True
        self._happened("reshuffle", None, {"cards": len(found)})

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        if self._phase == PLACING:
            return PLACES
        player = self._player
        if self._phase == FLIPPING:
            return flippable(self._face_up[player])
        takes = [TAKE + seat for seat, stack in enumerate(self._stacks) if stack and seat != player]
        if self._can_draw():
            takes.insert(0, DRAW)
        return tuple(takes)

    def _can_draw(self) -> bool:
        return bool(self._pile) or any(len(stack) > 1 for stack in self._stacks)

    def _can_take(self, player: int) -> bool:
        return bool(self._pile) or any(len(stack) > (seat == player) for seat, stack in enumerate(self._stacks))

    def _is_public_turn(self) -> bool:
        return True

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        if player != self._player:
            return ()
        legal = self.legal_actions()
        return tuple(
            [
                Refusal(action, ACTION_TEXTS[action], self._refuse(action, player))
                for action in self.game.tempting[self._phase]
                if action not in legal
            ]
        )

    def _refuse(self, action: int, player: int) -> str:
        phase = self._phase
        if action < PLACE:
            up = self._face_up[player] >> action & 1
            return words.FLIPPED if phase != FLIPPING else words.STAYS_UP if up else words.STAYS_DOWN
        if phase == FLIPPING:
            return words.FLIP_FIRST
        if action < DRAW:
            return words.TAKE_FIRST
        if phase == PLACING:
            return words.PLACE_FIRST
        return words.NO_PILE if action == DRAW else words.OWN_STACK if action == TAKE + player else words.NO_DISCARD

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        if action >= DRAW:
            self._take(action, player)
        elif action >= PLACE:
            self._place(action - PLACE, player)
        else:
            self._flip(action, player)

    def _flip(self, cell: int, player: int) -> None:
        up = self._face_up[player] = self._face_up[player] | 1 << cell
        if self._events is not None:
            told = {"cell": cell, "card": TEXTS[self._grids[player * CELLS + cell]]}
            self._happened("flip", player, told, reveals=True)
        if up.bit_count() < FLIPS:
            return
        self._player = self.game.left[player]  # N18
        if self._player == self._starter:
            self._turn_to(self._player)

    def _take(self, action: int, player: int) -> None:
        if action == DRAW:
            if not self._pile:
                self._reshuffle()
            card = self._pile.pop()
            self._from = None
        else:
            self._from = action - TAKE
            card = self._stacks[self._from].pop()
        self._in_hand = card
        self._phase = PLACING
        if self._events is None:
            return
        if self._from is None:
            self._happened("draw", player, {"card": TEXTS[card]}, reveals=True)  # N11
        else:
            self._happened("take", player, {"card": TEXTS[card], "from": self._from})

    def _place(self, cell: int, player: int) -> None:
        at = player * CELLS + cell
        card, out = self._in_hand, self._grids[at]
        assert card is not None
        self._grids[at] = card
        self._in_hand = self._from = None
        self._stacks[player].append(out)
        self._turns += 1
        before = self._face_up[player]
        up = self._face_up[player] = before | 1 << cell
        if self._events is not None:
            hidden = up != before
            told = {"cell": cell, "card": TEXTS[card], "out": TEXTS[out], "hidden": hidden}
            self._happened("place", player, told, reveals=hidden)
        if up == ALL and self._finisher is None:  # N14
            self._finisher = player
            self._happened("finish", player, {})
        self._turn_to(self.game.left[player])

    def _turn_to(self, player: int) -> None:
        """Let this seat take a card, or the next that can; back at the finisher the hand is over (N13)."""
        self._phase = TAKING
        while player != self._finisher:
            if self._can_take(player):
                self._player = player
                return
            self._happened("lost", player, {})  # N10
            player = self.game.left[player]
        self._reveal()

    def _reveal(self) -> None:
        """Turn up what still lies face down, and score."""
        players = self.game.players
        assert self._finisher is not None
        over = finished(self._grids, self._finisher)
        if self._events is not None:
            turned = [[cell for cell in range(CELLS) if not up >> cell & 1] for up in self._face_up]
            told = {"grids": [[*grid] for grid in over.grids], "turned": turned}
            self._happened("reveal", None, told, reveals=any(turned))
        self._face_up = [ALL] * players
        self._hands += (over,)
        self._hand += 1
        self._totals = [total + scored for total, scored in zip(self._totals, over.points, strict=True)]
        if self._events is not None:
            told = {"points": [*over.points], "total": self._totals, "hand": self._hand - 1, "finisher": over.finisher}
            self._happened("score", None, told)
        self._deciding = self._deciding or self.game.ends(self._hand, self._totals)
        if self._deciding and not self.game.goes_on(self._totals):
            self._player = TERMINAL
            self._happened("over", None, {"total": self._totals})
            return
        self._starter = self.game.left[self._starter]  # N9
        self._deal()

    # What is known.

    def scores(self) -> list[int]:
        """Points of the hands that are over, by seat; the least wins."""
        return self._totals[:]

    def action_to_string(self, action: int) -> str:
        """`flip r1c1`, `draw`, `take 3` (the top discard of seat 3) or `place r2c5`."""
        return ACTION_TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `draw` or `place r2c5`; `IllegalAction` for any other."""
        action = ACTION_OF.get(text) if isinstance(text, str) else None
        if action is None or action >= self.game.num_distinct_actions():
            raise IllegalAction(
                f"{shown(text)} is no act of Tens; acts read like “flip r1c1”, “draw”, “take 1” or “place r2c5”."
            )
        return action

    def _outlook(self, action: int, player: int) -> Outlook:
        text = ACTION_TEXTS[action]
        if action < PLACE:
            return Outlook(action, text, "flip", value=action)
        if action < DRAW:
            assert self._in_hand is not None
            return Outlook(action, text, "place", TEXTS[self._in_hand], action - PLACE)
        if action == DRAW:
            return Outlook(action, text, "draw")
        return Outlook(action, text, "take", TEXTS[self._stacks[action - TAKE][-1]], action - TAKE)

    def _observation(self, player: int | None, common: dict[str, Any]) -> TensObservation:
        game, seats = self.game, range(self.game.players)
        ranks = [self._ranks(seat) for seat in seats]
        turn, finisher, in_hand = self._player, self._finisher, self._in_hand
        flipping = self._phase == FLIPPING
        return TensObservation(
            **common,
            hand=self._hand,
            phase=PHASES[self._phase],
            grids=tuple(self._visible(seat) for seat in seats),
            stacks=tuple(tuple([TEXTS[card] for card in stack]) for stack in self._stacks),
            pile=len(self._pile),
            in_hand=None if in_hand is None else TEXTS[in_hand],
            in_hand_from=self._from,
            decks=game.decks,
            starter=self._starter,
            finisher=finisher,
            to_come=() if finisher is None or turn == TERMINAL else game.clockwise(turn, finisher),
            flips_left=FLIPS - self._face_up[turn].bit_count() if flipping else 0,
            previews=() if in_hand is None else previews(ranks[turn], RANK_OF[in_hand]),
            showing=tuple(map(count, ranks)),
            unseen=self._counted(unseen=True),
            reshuffled=self._counted(unseen=False),
            turns=self._turns,
            hands=self._hands,
            deciding=self._deciding,
        )

    def _ranks(self, seat: int) -> list[int]:
        """What is visible of a grid, as ranks."""
        up, start = self._face_up[seat], seat * CELLS
        return [
            RANK_OF[card] if up >> cell & 1 else FACE_DOWN
            for cell, card in enumerate(self._grids[start : start + CELLS])
        ]

    def _visible(self, seat: int) -> tuple[str | None, ...]:
        up, start = self._face_up[seat], seat * CELLS
        grid = self._grids[start : start + CELLS]
        return tuple([TEXTS[card] if up >> cell & 1 else None for cell, card in enumerate(grid)])

    def _counted(self, *, unseen: bool) -> tuple[int, ...]:
        """How many of each card nobody has seen, or how many were shuffled into the draw pile again."""
        counts = [0] * PACK
        if unseen:
            for at, card in enumerate(self._grids):
                if not self._face_up[at // CELLS] >> at % CELLS & 1:
                    counts[card] += 1
        if self._reshuffled != unseen:
            for card in self._pile:
                counts[card] += 1
        return tuple(counts)

    def _position(self) -> dict[str, Any]:
        cells = range(CELLS)
        return {
            "grids": [[*grid] for grid in grid_texts(self._grids)],
            "face_up": ["".join(str(cell) for cell in cells if up >> cell & 1) for up in self._face_up],
            "stacks": [[TEXTS[card] for card in stack] for stack in self._stacks],
            "pile": [TEXTS[card] for card in reversed(self._pile)],
            "reshuffled": self._reshuffled,
            "in_hand": [] if self._in_hand is None else [TEXTS[self._in_hand]],
            "taken_from": self._from,
            "turn": None if self._player == TERMINAL else self._player,
            "starter": self._starter,
            "finisher": self._finisher,
            "turns": self._turns,
            "hand": self._hand,
            "totals": self._totals,
            "hands": [{"grids": over.grids, "finisher": over.finisher} for over in self._hands],
            "random": self._random,
        }


class Tens(Game[TensState, TensObservation]):
    """Tens at one table. `decks` is the number of packs, `pack` all their cards."""

    short_name = "tens"
    long_name = "Tens"
    author = "traditional"
    publisher = "traditional"
    min_players = 2
    max_players = MOST_PLAYERS
    offered_players = (2, 3, 4, 5, 6)  # N1
    best_players = (4, 3, 2)
    high_score_wins = False
    open_table = True
    options = (
        Option(
            "decks",
            "Packs",
            "How many packs are shuffled together. One is enough for 2 or 3, but six of a rank cannot meet then.",
            (Choice("auto", "by players"), *(Choice(str(decks), str(decks)) for decks in range(1, 5))),
        ),
        Option(
            "end",
            "Length",
            "The game ends when a total lies beyond this, below zero or above, or after so many hands.",
            (
                Choice("100", "±100"),
                Choice("50", "±50"),
                Choice("200", "±200"),
                Choice("1-hand", "1 hand"),
                Choice("3-hands", "3 hands"),
                Choice("5-hands", "5 hands"),
                Choice("9-hands", "9 hands"),
            ),
        ),
        Option(
            "tie",
            "A tie for the lowest",
            "Equal lowest totals share the victory, or hands are added until one is lowest.",
            (Choice("shared", "shared"), Choice("extra-hand", "one more hand")),
        ),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        choice = self.settings["decks"]
        self.decks = max(2, -(-self.players // 2)) if choice == "auto" else int(choice)  # N2
        if self.decks == 1 and self.players > 3:
            raise GameError("One pack is enough for 2 or 3 players only; the option decks takes auto, 2, 3, 4 here.")
        self.pack = tuple(sorted([*range(PACK)] * self.decks))
        takes = range(DRAW, TAKE + self.players)
        self.tempting = ((*range(PLACE), DRAW), (*PLACES, *takes), (*takes,))
        """By phase, what a player could want to do."""
        end = self.settings["end"]
        self.last_hand = int(end.partition("-hand")[0]) if "-hand" in end else None
        self.limit = 0 if self.last_hand else int(end)

    def ends(self, hands: int, totals: Sequence[int]) -> bool:
        """Whether a game ends, ties apart, after so many hands with these totals (N15)."""
        if self.last_hand is not None:
            return hands >= self.last_hand
        return any(abs(total) > self.limit for total in totals)

    def goes_on(self, totals: Sequence[int]) -> bool:
        """Whether a tie for the lowest total keeps a game going that would end (N16)."""
        return self.settings["tie"] == "extra-hand" and totals.count(min(totals)) > 1

    def clockwise(self, first: int, stop: int) -> tuple[int, ...]:
        """The seats from one to just before another."""
        return tuple((first + step) % self.players for step in range((stop - first) % self.players))

    def num_distinct_actions(self) -> int:
        """21 and one for each seat: ten cells to turn up, ten to place on, the draw pile, the discards of each seat."""
        return TAKE + self.players

    def max_game_length(self) -> None:
        """The rules set no bound: face-up cards may be replaced for ever."""

    def _new_state(self, rng: random.Random) -> TensState:
        starter = int(rng.random() * self.players)  # N9
        state = TensState(self, starter, source(rng))
        state._events = []
        state._deal()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> TensState:
        state = TensState(self, 0, "")
        read_into(state, position)
        return state

    def sample_state(self, observation: TensObservation, rng: random.Random) -> TensState:
        """Deal what nobody has seen anew: every deal that can be, each as likely as the other."""
        return next(self.worlds(observation, rng))

    def worlds(self, observation: TensObservation, rng: random.Random) -> Iterator[TensState]:
        """Sampled states without end."""
        obs = observation
        unseen = [card for card, number in enumerate(obs.unseen) for _ in range(number)]
        known_pile = [card for card, number in enumerate(obs.reshuffled) for _ in range(number)]
        known = TensState(self, obs.starter, "")
        known._hand = obs.hand
        known._hands = obs.hands
        known._totals = [*obs.scores]
        known._deciding = obs.deciding
        known._open([-1 if text is None else CARDS[text] for grid in obs.grids for text in grid], [])
        known._face_up = [sum(1 << i for i, text in enumerate(grid) if text is not None) for grid in obs.grids]
        known._stacks = [[CARDS[text] for text in stack] for stack in obs.stacks]
        known._reshuffled = bool(known_pile)
        known._in_hand = None if obs.in_hand is None else CARDS[obs.in_hand]
        known._from = obs.in_hand_from
        known._finisher = obs.finisher
        known._turns = obs.turns
        known._phase = PHASES.index(obs.phase)
        known._player = obs.current_player
        hidden = [at for at, card in enumerate(known._grids) if card < 0]
        while True:
            state = known.clone()
            state._random = source(rng)
            cards = mix(unseen, rng)
            for at in hidden:
                state._grids[at] = cards.pop()
            state._pile = mix(known_pile, rng) if known_pile else cards
            yield state

    def observation_to_string(self, observation: TensObservation, names: Sequence[str]) -> str:
        """The draw pile, the card in hand, and everybody's grid, discards and points."""
        return words.table(observation, names)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened as a sentence, such as `Bea draws KD.`, with its full stop."""
        return words.event(event, names)


GAME = Tens
