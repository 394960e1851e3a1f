"""What can be done in Tenstuff.

    play 3D 3H       lay a set on the pile: cards of one rank, by suit D, C, H, S
    table 8S         lay a set on the bare table (where excommunication is played)
    pass, stop       lay nothing; lay nothing more after a match
    guess 7C, no guess           after an attempt: name the next card of the draw pile, or do not
    give 2D … done               after a slam: cards for its victim, ascending; they go all at once
    begin            close the window before your turn
    skip TH          out of turn, in the window: throw this ten at the seat on turn, which
    return 4H … done             gives back any of its cards of that suit, ascending
    draw, fake       at a table with cheating: draw a card, or only seem to
    slip 9C          before a set: mark a card to go under it, ascending, three at most
    arrange          before anything else: look at the top three cards of the draw pile
    order 3 1 2      put them back, the third on top
    accuse 2         out of turn, in the window: seat 2 has cheated

When the game is decided, each seat that holds cards has a last chance to accuse, or says `done`.
"""

from __future__ import annotations

from itertools import permutations

from tenfold.actions import Actions, Block
from tenfold.games.tenstuff.cards import CARDS, FIRST, SETS, TENS, TEXTS, texts
from tenfold.sentences import Person

ORDERS = tuple(permutations((1, 2, 3)))
"""How three cards may be put back: which of them lies on top, which next."""

_SETS = [" ".join(texts(cards)) for cards in SETS]
_SUITED = TEXTS[4:]

ACTIONS = Actions()
PLAY = ACTIONS.block("play {}", _SETS)  # the first block: the number of a set is the action that plays it on the pile
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

# The meaning of actions, as look-up tables.

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
