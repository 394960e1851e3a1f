"""The actions of Tenstuff and their texts.

    play 3D 3H       play a set on the pile: cards of one rank, in the order of suits D, C, H, S
    table 8S         play a set on the bare table (at a table with excommunication)
    pass, stop       play nothing; play nothing more after a match
    guess 7C, no guess           after an attempt: guess the next card of the draw pile, or don't
    give 2D … done               after a slam: choose cards for its victim, in ascending order; they go all at once
    begin            start your turn, which closes the window before it
    skip TH          in the window, out of turn: throw this ten at the seat on turn
    return 4H … done             after a throw: choose cards of that suit to give back, in ascending order
    draw, fake       at a table with cheating: draw a card, or only pretend to
    slip 9C          before a set: mark a card to go under it, in ascending order, three at most
    arrange          before anything else: look at the top three cards of the draw pile
    order 3 1 2      put them back, here with the third on top
    accuse 2         in the window: accuse seat 2 of cheating

When the game is decided, each seat that holds cards has a last chance to accuse, or declines with `done`.
"""

from __future__ import annotations

from itertools import permutations

from tenfold.actions import Actions, Block
from tenfold.games.tenstuff.cards import CARDS, FIRST, SETS, TENS, TEXTS, texts
from tenfold.sentences import Person

ORDERS = tuple(permutations((1, 2, 3)))
"""The orders in which three cards can be put back, from the top down."""

_SETS = [" ".join(texts(cards)) for cards in SETS]
_SUITED = TEXTS[4:]

ACTIONS = Actions()
PLAY = ACTIONS.block("play {}", _SETS)  # the first block, so a set's number is the action that plays it on the pile
TABLE = ACTIONS.block("table {}", _SETS)
GUESS = ACTIONS.block("guess {}", TEXTS[FIRST:])
GIVE = ACTIONS.block("give {}", _SUITED)
RETURN = ACTIONS.block("return {}", _SUITED)
SLIP = ACTIONS.block("slip {}", TEXTS[FIRST:])
SKIP = ACTIONS.block("skip {}", texts(TENS))
ORDER = ACTIONS.block("order {}", [" ".join(map(str, order)) for order in ORDERS])
BEGIN, PASS, STOP, NO_GUESS, DRAW, FAKE, DONE, ARRANGE = map(
    ACTIONS.one, ("begin", "pass", "stop", "no guess", "draw", "fake", "done", "arrange")
)
ACCUSE = ACTIONS.block("accuse {}", tuple(map(Person, range(8))))

# Look-up tables for the meaning of actions.

SET_OF = dict(zip((*PLAY.numbers, *TABLE.numbers), SETS * 2, strict=True))
"""The set that each action plays."""

CARD_OF = {
    action: CARDS[ACTIONS.texts[action].split()[1]]
    for block in (GUESS, GIVE, RETURN, SLIP, SKIP)
    for action in block.numbers
}
"""The card of each action that is about a single card."""


def _by_card(block: Block) -> dict[int, int]:
    return {CARD_OF[action]: action for action in block.numbers}


GUESSES, GIFTS, RETURNS, SLIPS, THROWS = map(_by_card, (GUESS, GIVE, RETURN, SLIP, SKIP))
"""The actions that name, give, return, slip or throw each card."""
