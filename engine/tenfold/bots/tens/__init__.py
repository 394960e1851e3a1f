"""The computer players of Tens.

easy      Draws, or takes a king or what matches. It gets rid of high cards, and is careless at all of it.
medium    Takes and places what would make its own grid best if the hand ended now. Hidden cards count their average.
hard      Forecasts the score of every grid after the turns that are left, and plays to win. It values its own matches
          and blocks, what its discard gives to others, what finishing takes from them, and the totals. Then it plays
          the best acts out for some turns in possible worlds.

No one has secrets in Tens, and the next card is any of those unseen. So most can be foreseen as an average over the
ranks. In this package, cards are ranks as in `tenfold.games.tens.cards`.

- `foresight`: the forecasts
- `rules`: what the lower levels play by
- `judgement`: the worth of every act by these forecasts
- `lookahead`: the play-outs
- `player`: the levels
- `manners`: the temper of each act
- `speech`: the words
"""

from tenfold.bots.tens.player import BOT

__all__ = ["BOT"]
