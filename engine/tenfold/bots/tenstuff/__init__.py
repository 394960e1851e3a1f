"""The computer players of Tenstuff.

easy      Plays any set, or the lowest cards, and forgets where a set belongs.
medium    Keeps sets together, sees what a match leads to, slams, throws tens, gives and returns what it can.
hard      Plays on for a round in possible worlds. All seats play as the medium level would. So it sees when to wait for
          a better hand and which set to break. It sees when to throw a ten, and what not to leave to the next seat.

- `rules`: the rules of thumb
- `judgement`: the value of a position by the cards that are left
- `lookahead`: the search
- `player`: the levels
- `manners`: the temper of each act
"""

from tenfold.bots.tenstuff.player import BOT

__all__ = ["BOT"]
