"""The computer players of 10-9-8.

easy      Bids about what its high cards promise, and plays to win until it has enough. It is careless at both.
medium    Bids what such cards win on average, adjusted for the other bids. It compares its cards in a few possible
          worlds. After each card, all seats play by rules of thumb.
hard      Compares bids and cards in many worlds that fit the bids, with a search tree below each card. After that, all
          seats play by the same rules of thumb. It tries everything with the last cards.

In this package, cards and hands are sets of bits as in `tenfold.french`; `finish` has a set for each suit.

- `worth`: the tricks that a hand wins on average
- `rules`: the rules of thumb
- `finish`: plays a round out by them
- `worlds`: the possible deals
- `lookahead`: the search
- `player`: the levels
- `manners`: the temper of each act
- `speech`: the words for a round
- `grounds`: what a seat sees that speaks for an act
"""

from tenfold.bots.ten_nine_eight.player import BOT

__all__ = ["BOT"]
