"""Setting up a table of 10."""

from tenfold.games.ten import Ten
from tests.engine.positions import position, seen


def ten(hands, table=None, *, options=None, **keys):
    """A table of 10, from `ten_keys`."""
    return position(Ten(len(hands), **(options or {})), **ten_keys(hands, table, **keys))


def ten_keys(hands, table=None, **keys):
    """What a table of 10 is made of: `ten_keys(["2 3", "J"], ["7 open 1", "10 covered 2"])`. Lists may be texts, too.

    `table` has a dash where nothing lies, and where it is short.
    """
    for key in ("draw", "round_cards"):
        if key in keys:
            keys[key] = keys[key].split()
    for key in ("penalties", "second"):
        if key in keys:
            keys[key] = [cards.split() for cards in keys[key]]
    if table is not None:
        rows = [*table, *["-"] * (len(hands) - len(table))]
        keys["table"] = [None if lying == "-" else lying for lying in rows]
    if "auction" in keys:
        keys["auction"] = [keys["auction"]]
    return {"hands": [hand.split() for hand in hands], **keys}


def finish_round(state):
    """Leave the market and add nothing, with the first act that gets on."""
    number = len(seen(state).rounds)
    while len(seen(state).rounds) == number:
        kinds = {outlook.kind: outlook.action for outlook in seen(state, state.current_player()).legal}
        for quiet in ("decline", "pass", "keep", "leave", "stop"):
            if quiet in kinds:
                state.apply_action(kinds[quiet])
                break
    return state
