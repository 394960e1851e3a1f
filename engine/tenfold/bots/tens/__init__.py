"""The computer players of Tens.

easy      draws, or takes a king or what matches; gets rid of high cards; careless at all of it
medium    takes and places what makes its own grid best, were the hand over now; hidden cards count their average
hard      foresees what every grid will come to in the turns that are left, and plays to win: for its own matches and
          blocks, with an eye on what its discard gives to others, on what finishing takes from them, and on the totals;
          then it plays the best acts out for some turns in worlds that may be true

No one has secrets in Tens, and the next card is any of those unseen, so most can be foreseen by adding up what each
rank would mean. Inside, cards are ranks as in `tenfold.games.tens.cards`.

`foresight` holds what grids come to, `rules` what the lower levels play by, `judgement` what every act is worth by what
is foreseen, `lookahead` playing out, `player` the levels, `manners` what acts show of a temper, `speech` what is said.
"""

from tenfold.bots.tens.player import BOT

__all__ = ["BOT"]
