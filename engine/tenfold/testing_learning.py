"""The part of the conformance suite for learning programs; `tenfold.testing` runs it."""

from __future__ import annotations

import copy
import html
import pickle
import random
from collections.abc import Callable
from typing import Any

from tenfold.observation import Observation
from tenfold.registry import GAMES
from tenfold.sequential import Sequential
from tenfold.state import RETURNS, AnyState, PlayerAction
from tenfold.testing_tools import CHANCE, Check, Effort, GameClass, positions, require, tables

LEARNING = Effort(every_table=True, positions=40, runs=3, patience=5_000)
"""The effort of these checks."""


def check_tensors(game_class: GameClass, effort: Effort = LEARNING) -> None:
    """Observations become the same number of values in [−1, 1], which differ if their fields differ.

    No field is forgotten. If two observations of a seat differ in a field and its code is whole, the field's numbers
    differ. The numbers of a `gist` may be the same, and fields may be left out.
    """
    for game in tables(game_class, effort):
        encoding, rng = game.encoding, random.Random(16)
        require(not encoding.forgotten, f"These fields have no code: {', '.join(encoding.forgotten)}.")
        met: dict[tuple[object, ...], object] = {}
        for state in positions(game, 16, effort):
            require(
                sum(state.legal_actions_mask()) == len(state.legal_actions()), "The mask must show the legal actions."
            )
            for player in (None, *range(game.players)):
                seen, tensor = state.observation(player), state.observation_tensor(player)
                require(
                    [len(tensor)] == game.observation_tensor_shape(),
                    "The tensor must have the shape of observation_tensor_shape.",
                )
                far = [name for name, at in encoding.places.items() if any(not abs(tensor[i]) <= 1.000001 for i in at)]
                require(not far, f"These aren’t numbers from −1 to 1: {', '.join(far)}.")
                world = game.sample_state(seen, rng)
                require(
                    world.observation_tensor(player) == tensor,
                    "Worlds that a seat cannot tell apart must have the same numbers.",
                )
                for name, code in encoding.fields.items():
                    if code.whole:
                        at = encoding.places[name]
                        value = getattr(seen, name)
                        same = met.setdefault((player, name, *tensor[at.start : at.stop]), value) == value
                        require(same, f"The numbers of {name} lose something of the field: mark the code with gist.")


def check_information(game_class: GameClass, effort: Effort = LEARNING) -> None:
    """Information states are equal if and only if the observations are, and all sampled worlds have the same one.

    An observation read from its JSON is unchanged, and the actions of a game lead to the same position again.
    """
    registered = game_class.short_name in GAMES.names()  # `Observation.from_json` only reads those
    for game in tables(game_class, effort):
        rng = random.Random(17)
        known: dict[str, Observation] = {}
        for state in positions(game, 17, effort):
            for player in (None, *range(game.players)):
                seen, text = state.observation(player), state.information_state_string(player)
                require(
                    known.setdefault(text, seen) == seen,
                    "Different observations need different information state strings.",
                )
                world = state.resample_from_infostate(player, rng)
                require(
                    world.information_state_string(player) == text,
                    "A sampled world must keep the information state string of the seat.",
                )
                require(
                    world.events(player=player) == state.events(player=player),
                    "A sampled world must keep the events of the seat.",
                )
                for kind in (type(seen), Observation)[: 1 + registered]:
                    back = kind.from_json(seen.to_json())
                    require(
                        back == seen and type(back) is type(seen),
                        "An observation must come back from its JSON unchanged.",
                    )
        require(len({*known.values()}) == len(known), "Equal observations need the same information state string.")
        again = game.new_initial_state(17)
        for act in state.full_history():
            again.apply_action(act.action, act.player)
        require(
            again == state and again.history() == state.history(), "The history of a game must lead to its position."
        )


def check_copies(game_class: GameClass, effort: Effort = LEARNING) -> None:
    """Tables and positions are compared, copied, pickled and printed by value."""
    copied: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it)))
    for game in tables(game_class, effort):
        before: AnyState | None = None
        for state in positions(game, 19, effort):
            for other in (copied_by(state) for copied_by in copied):
                require(other == state and other is not state, "A copy must be equal.")
                require(
                    (other.events(), other.history()) == (state.events(), state.history()),
                    "A copy must have the same events.",
                )
            require(before is None or before != state, "Different positions must not be equal.")
            before = state.clone()
            require(repr(game) in repr(state), "The repr of a state must name its table.")
            require(
                str(state).strip() and html.escape(game.long_name) in state._repr_svg_(),
                "A state must have a text and a picture.",
            )
        for table in (copied_by(game) for copied_by in copied):
            require(table == game and hash(table) == hash(game), "A table must be equal to its copies.")


def check_sequential(game_class: GameClass, effort: Effort = LEARNING) -> None:
    """In a `Sequential`, exactly one seat is asked at a time, and the bound ends the game."""
    for game in tables(game_class, effort):
        rng, sequential = random.Random(18), Sequential(game, bound=CHANCE)
        state = sequential.new_initial_state(18)
        while not state.is_terminal():
            player, legal = state.current_player(), state.legal_actions()
            require(
                legal and [*legal] == sorted({*legal}) and legal[-1] < sequential.num_distinct_actions(), "Actions."
            )
            require(not any(state.returns()), "Returns must be 0 before the end.")
            if len(state.history()) % 5 == 0:
                world = state.resample_from_infostate(player, rng)
                mine = (world.current_player(), world.legal_actions(), world.information_state_string(player))
                require(
                    mine == (player, legal, state.information_state_string(player)),
                    "A sampled world must ask the same seat.",
                )
            state.apply_action(rng.choice(legal))
        longest = sequential.max_game_length()
        require(longest is not None and len(state.history()) <= longest, "A bounded game must end within its bound.")
        require(state.truncated != state.state.is_terminal(), "A game must be over or truncated at the end.")
        acts = [PlayerAction(*act) for act in state.full_history() if act.action != sequential.decline]
        require(acts == state.state.full_history(), "The view must apply its actions to the state.")
        for by in RETURNS:
            require(abs(sum(state.returns(by))) < 1e-9, "Returns must be zero-sum by place, points and victory.")


CHECKS: tuple[Check, ...] = (check_tensors, check_information, check_sequential, check_copies)
"""Every check of this part."""
