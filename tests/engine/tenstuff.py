"""Setting up positions of Tenstuff for tests."""

from functools import partial

from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS
from tests.engine.positions import position

A, B, C, D = range(4)
CHEATING = {"cheating": "on"}
STRICT = {"excommunication": "strict"}
OFF = {"excommunication": "off"}
CARD_LISTS = ("draw", "play", "last", "marked", "ten")


def table(*hands, options=None, top=None, **keys):
    """A table from hands as texts: `table("3D 3H", "KS", last="3C", last_owner=1)`; see `table_keys`."""
    return position(Tenstuff(len(hands), **(options or {})), **table_keys(*hands, top=top, **keys))


def table_keys(*hands, top=None, **keys):
    """What a table is made of.

    It is seat 0's turn to play unless `turn` or `phase` say otherwise; seats without cards are out. `top` are the next
    cards of a draw pile that holds all cards which lie nowhere else.
    """
    keys = {key: cards.split() if key in CARD_LISTS else cards for key, cards in keys.items()}
    hands = [hand.split() for hand in hands]
    keys.setdefault("out", [seat for seat, hand in enumerate(hands) if not hand])
    keys.setdefault("phase", "turn")
    keys.setdefault("turn", 0)
    if "last" in keys:
        keys.setdefault("last_owner", len(hands) - 1)
    if top is not None:
        elsewhere = [card for cards in (*hands, keys.get("play", keys.get("last", []))) for card in cards]
        rest = [card for card in CARDS if card not in (*elsewhere, *top.split())]
        keys["draw"] = [*top.split(), *rest]
        keys.setdefault("play", keys.get("last", [])[::-1])
    return {"hands": hands, **keys}


def at(hands, **keys):
    """A table to be made later, of hands with strokes between them: `at("3D 3H | KS", last="3C")`."""
    return partial(table, *hands.split("|"), **keys)


def everything_but(*cards):
    """All cards but these."""
    held = " ".join(cards).split()
    return " ".join(card for card in CARDS if card not in held)
