"""Tenstuff: be the first to be rid of all cards; sets of one rank, laid on lower ones, with a good deal of mischief.

Read beside the rule page; marks like T13 name its rulings, E5 its examples. The module `cards` is the pack, `actions`
what can be done and what may be laid on what, `state` how a game goes on, `memory` what seats remember, `view` what
they are told, `sampling` the worlds that fit it, `position` positions from plain data.

Cards are texts such as `AS`, `TD`, `JM` (the marked joker) and `JU` (the unmarked). These are the actions:

    play 3D 3H       lay a set on the pile: cards of one rank, by suit D, C, H, S
    table 8S         lay a set on the bare table (where excommunication is played)
    pass, stop       lay nothing; lay nothing more after a match
    guess 7C, no guess           after an attempt: name the next card of the draw pile, or do not
    give 2D … done               after a slam: cards for its victim, ascending; they go all at once
    begin            close the window before one’s own turn
    skip TH          out of turn, in the window: throw this ten at the seat on turn, which
    return 4H … done             gives back any of its cards of that suit, ascending
    draw, fake       at a table with cheating: draw a card, or only seem to
    slip 9C          before a set: mark a card to go under it, ascending, three at most
    arrange          before anything else: look at the top three cards of the draw pile
    order 3 1 2      put them back, the third on top
    accuse 2         out of turn, in the window: seat 2 has cheated

After the last card but one hand’s the seat that is left may accuse once more, then says `done`.
"""

from tenfold.games.tenstuff.game import Tenstuff
from tenfold.games.tenstuff.state import TenstuffState
from tenfold.games.tenstuff.view import TenstuffObservation

__all__ = ["GAME", "Tenstuff", "TenstuffObservation", "TenstuffState"]

GAME = Tenstuff
