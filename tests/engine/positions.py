"""Setting up positions for tests, playing on from them, and comparing what can be seen then."""

import itertools
import json

import pytest

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
    """Apply actions given as texts: `0: skip TH` out of turn by a seat, else by the seat on turn; returns the state."""
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


# Cases for tables of tests. A case is a position and steps: texts are played, dicts say what is to be seen then.


def case(name, position, *steps):
    """A row of a table of tests, named after the mark of its ruling; `position` makes the state it begins with."""
    return pytest.param(position, steps, id=name.replace(" ", "_"))


def follow(state, steps):
    """Take the steps of a case: `"play 3D, draw"` is played, `{"turn": 1, "hand_A": "KS"}` compared (see `fact`)."""
    for step in steps:
        if isinstance(step, str):
            play(state, *step.split(", "))
        else:
            assert {name: fact(state, name, wanted) for name, wanted in step.items()} == step
    return state


def fact(state, name, wanted):
    """Something of a state by name; `_A` to `_D` at the end is the seat that is looked at, or through whose eyes.

    It is one of `FACTS`, a method of the state, or a field of the observation.
    """
    what, _, letter = name.rpartition("_")
    seat = "ABCD".index(letter) if letter in {*"ABCD"} else None
    what = name if seat is None else what
    found = FACTS.get((state.game.short_name, what)) or FACTS.get(what)
    if found:
        return found(state, seat, wanted)
    if what in ("scores", "ranking", "returns", "seats_to_act", "is_terminal", "is_public_turn"):
        return getattr(state, what)()
    return getattr(seen(state, seat), what)


def told(state, seat, wanted):
    """What events told: `{"draw card": ["7C"]}` is the card of every draw."""
    asked = {row: events(state, row.split()[0], player=seat) for row in wanted}
    return {row: [event.get(row.split()[1]) for event in found] for row, found in asked.items()}


def over(state, seat, wanted):
    """How the last round or hand ended."""
    known = seen(state)
    return {key: getattr((known.hands if hasattr(known, "hands") else known.rounds)[-1], key) for key in wanted}


def lying(field):
    """A field of what lies on the table of 10, by seat, as somebody sees it."""
    return lambda state, seat, wanted: [getattr(place, field) for place in seen(state, seat).table]


FACTS = {
    "turn": lambda state, seat, wanted: state.current_player(),
    "legal": lambda state, seat, wanted: texts(state, seat),
    "hand": lambda state, seat, wanted: " ".join(seen(state, seat).hand),
    "happened": lambda state, seat, wanted: [event["kind"] for event in state.events(player=seat)],
    "events": lambda state, seat, wanted: {kind: len(events(state, kind, player=seat)) for kind in wanted},
    "told": told,
    "over": over,
    "kinds": lambda state, seat, wanted: {o.text: o.kind for o in seen(state, seat).legal if o.text in wanted},
    "refused": lambda state, seat, wanted: {refusal.text: refusal.why for refusal in seen(state, seat).refused},
    "why": lambda state, seat, wanted: {text: why(state, text, seat) for text in wanted},
    ("pig10", "values"): lambda state, *_: sorted(o.value for o in seen(state, state.current_player()).legal),
    ("pig10", "won"): lambda state, *_: [*map(" ".join, seen(state).won_cards)],
    ("ten", "cards"): lying("card"),
    ("ten", "covered"): lying("covered"),
    ("ten", "laid_by"): lying("laid_by"),
    ("ten", "protection"): lying("protection"),
    ("ten", "seen_by"): lying("seen_by"),
    ("tens", "hand"): lambda state, *_: seen(state).hand,
    ("tens", "taking"): lambda state, *_: [o.card for o in seen(state).legal if o.kind == "take"],
    ("tenstuff", "sets"): lambda state, *_: [text[5:] for text in texts(state) if text.startswith("play ")],
    ("tenstuff", "top"): lambda state, seat, wanted: seen(state, seat).draw[:3],
}
"""What can be asked of a state, or of one of a certain game: whose turn it is, why something is refused …"""


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
    """What a table of Tens is made of: grids as texts of ten cards, those face down in brackets; lists may be texts."""
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
