"""The computer players of Tens.

easy      draws, or takes a king or what matches; gets rid of high cards; careless at all of it
medium    takes and places what would make its own grid best if the hand ended now; hidden cards count their average
hard      forecasts the score of every grid after the turns that are left, and plays to win: for its own matches and
          blocks, with an eye on what its discard gives to others, on what finishing takes from them, and on the totals;
          then it plays the best acts out for some turns in worlds that may be true

No one has secrets in Tens, and the next card is any of those unseen. So most can be foreseen as an average over the
ranks. In this package, cards are ranks as in `tenfold.games.tens.cards`.

`foresight` holds the forecasts, `rules` what the lower levels play by, `judgement` the worth of every act by these
forecasts, `lookahead` the play-outs, `player` the levels, `manners` the temper of each act, `speech` the words.
"""

from tenfold.bots.tens.player import BOT

__all__ = ["BOT"]
