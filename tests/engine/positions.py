"""Setting up positions for tests, playing on from them, and looking at what can be seen then."""

import itertools
import json

import tenfold
from tenfold.games.tens import Tens


def position(game, **keys):
    """A state of a game from plain keys; what is left out is empty."""
    return game.deserialize_state(json.dumps(keys))


def position_of(state):
    """The position as plain data, to look at or to change."""
    return json.loads(state.serialize())


def pig10(hands, *, turn=0, **keys):
    """A PIG 10 table: hands as texts, `pig10(["4 9", "3"], middle="2", value=2)`; lists of cards may be texts too."""
    options = keys.pop("options", {})
    keys = {key: cards.split() if key in ("middle", "pile") else cards for key, cards in keys.items()}
    if "won" in keys:
        keys["won"] = [cards.split() for cards in keys["won"]]
    game = tenfold.load_game("pig10", len(hands), **options)
    return position(game, hands=[hand.split() for hand in hands], turn=turn, **keys)


def play(state, *texts):
    """Apply actions given as texts, and return the state.

    `0: skip TH` is out of turn by a seat, the rest by the seat on turn.
    """
    for text in texts:
        seat, _, act = text.rpartition(": ")
        state.apply_action(state.string_to_action(act), int(seat) if seat else None)
    return state


def texts(state, player=None):
    """The legal actions as texts."""
    return [state.action_to_string(action) for action in state.legal_actions(player)]


def seen(state, player=None):
    """What a seat, or the whole table, may know."""
    return state.observation(player)


def events(state, *kinds, player=None):
    """What happened of these kinds, as a seat or the whole table saw it."""
    return [event for event in state.events(player=player) if event["kind"] in kinds]


def why(state, text, player=None):
    """Why an action is refused."""
    return state.why_not(state.string_to_action(text), player)


def ten_nine_eight(hands, turned_up, *, rounds="10-to-1", options=None, **keys):
    """A 10-9-8 table: `ten_nine_eight(["AS 4H", "KS QH"], "2H", bids=[1, 0])`; lists of cards may be texts."""
    keys = {key: cards.split() if key in ("played", "trick") else cards for key, cards in keys.items()}
    if "earlier" in keys:
        keys["rounds"] = keys.pop("earlier")
    game = tenfold.load_game("ten-nine-eight", len(hands), rounds=rounds, **(options or {}))
    return position(game, hands=[hand.split() for hand in hands], turned_up=turned_up, **keys)


def tens(grids, *, options=None, **keys):
    """A table of Tens, from `tens_keys`."""
    return position(Tens(len(grids), **(options or {})), **tens_keys(grids, **keys))


def tens_keys(grids, *, pile="2C", **keys):
    """What a table of Tens is made of. Grids are texts of ten cards, with face-down cards in brackets.

    Lists may be texts.
    """
    cards = [[card.strip("()") for card in grid.split()] for grid in grids]
    face_up = ["".join(str(i) for i, card in enumerate(grid.split()) if card[0] != "(") for grid in grids]
    keys = {key: value.split() if key == "in_hand" else value for key, value in keys.items()}
    if "stacks" in keys:
        keys["stacks"] = [stack.split() for stack in keys["stacks"]]
    return {"grids": cards, "face_up": face_up, "pile": pile.split(), **keys}


def tens_grids(*columns):
    """Grids from what stands in their columns, `tens_grids("AA 77 77 79 KJ")`; the suits are made up, all different."""
    suits = {}
    grids = []
    for grid in columns:
        ranks = [column[0] for column in grid.split()] + [column[1] for column in grid.split()]
        grids.append(" ".join(rank + next(suits.setdefault(rank, itertools.cycle("CDHS"))) for rank in ranks))
    return grids
