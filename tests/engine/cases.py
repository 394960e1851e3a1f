"""Tables of tests: a case is a position and steps. Texts are played, and dicts say what must be seen then.

    case("T3 no draw after the last card", at("5D | 4D | 3D", last="4C"),
        "play 5D", {"hand_sizes": (0, 1, 1), "out": (A,), "events": {"draw": 0}})

Tables are laid out by hand, a case after the other. Each has its name and position, then its plays and sights.
"""

import pytest

from tests.engine.positions import events, play, seen, texts, why


def case(name, position, *steps):
    """A row of a table of tests, named after the mark of its ruling. `position` makes the state it starts with."""
    return pytest.param(position, steps, id=name.replace(" ", "_"))


def follow(state, steps):
    """Take the steps of a case: `"play 3D, draw"` is played, `{"turn": 1, "hand_A": "KS"}` compared (see `fact`)."""
    for step in steps:
        if isinstance(step, str):
            play(state, *step.split(", "))
        else:
            for name, wanted in step.items():
                assert fact(state, name, wanted) == wanted, name
    return state


def fact(state, name, wanted):
    """Something of a state by name. `_A` to `_D` at the end is the seat in question, or the seat that looks.

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


def sees(state, seat, wanted):
    """What a seat, or the whole table, sees of events: `{"draw card": ["7C"]}` is the card of every draw."""
    asked = {row: events(state, row.split()[0], player=seat) for row in wanted}
    return {row: [event.get(row.split()[1]) for event in found] for row, found in asked.items()}


def over(state, seat, wanted):
    """How the last round or hand ended."""
    known = seen(state)
    return {key: getattr((known.hands if hasattr(known, "hands") else known.rounds)[-1], key) for key in wanted}


def lying(field):
    """A field of what lies on the table of 10, by seat, as a seat sees it."""
    return lambda state, seat, wanted: [getattr(place, field) for place in seen(state, seat).table]


FACTS = {
    "turn": lambda state, seat, wanted: state.current_player(),
    "legal": lambda state, seat, wanted: texts(state, seat),
    "hand": lambda state, seat, wanted: " ".join(seen(state, seat).hand),
    "happened": lambda state, seat, wanted: [event["kind"] for event in state.events(player=seat)],
    "events": lambda state, seat, wanted: {kind: len(events(state, kind, player=seat)) for kind in wanted},
    "sees": sees,
    "over": over,
    "kinds": lambda state, seat, wanted: {o.text: o.kind for o in seen(state, seat).legal if o.text in wanted},
    "refused": lambda state, seat, wanted: {refusal.text: str(refusal.why) for refusal in seen(state, seat).refused},
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
"""What a test can ask of a state, or of one of a game: the seat on turn, a refusal …"""
