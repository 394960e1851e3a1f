"""Setting up positions for tests."""

import json

import tenfold


def position(game, **keys):
    """A state of a game from plain keys; what is left out is empty."""
    return game.deserialize_state(json.dumps(keys))


def pig10(hands, *, turn=0, **keys):
    """A PIG 10 table: hands as texts, `pig10(["4 9", "3"], middle="2", value=2)`; lists of cards may be texts too."""
    options = keys.pop("options", {})
    keys = {key: cards.split() if key in ("middle", "pile") else cards for key, cards in keys.items()}
    if "won" in keys:
        keys["won"] = [cards.split() for cards in keys["won"]]
    game = tenfold.load_game("pig10", len(hands), **options)
    return position(game, hands=[hand.split() for hand in hands], turn=turn, **keys)


def play(state, *texts):
    """Apply actions given as texts, each by the seat on turn; returns the state."""
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def texts(state, player=None):
    """The legal actions as texts."""
    return [state.action_to_string(action) for action in state.legal_actions(player)]


def ten_nine_eight(hands, turned_up, *, rounds="10-to-1", options=None, **keys):
    """A 10-9-8 table: `ten_nine_eight(["AS 4H", "KS QH"], "2H", bids=[1, 0])`; lists of cards may be texts."""
    keys = {key: cards.split() if key in ("played", "trick") else cards for key, cards in keys.items()}
    if "earlier" in keys:
        keys["rounds"] = keys.pop("earlier")
    game = tenfold.load_game("ten-nine-eight", len(hands), rounds=rounds, **(options or {}))
    return position(game, hands=[hand.split() for hand in hands], turned_up=turned_up, **keys)
