"""The computer players of Tenstuff.

easy      lays what comes to hand, mostly the lowest cards, and forgets where a set belongs
medium    keeps sets together, sees what a match leads to, slams, throws tens, gives and returns what it can
hard      plays a round on in worlds that may be true, everyone going on as the medium level would; so it sees when to
          wait for a better hand, which set to break, when a ten is worth throwing, and what not to leave to the next

`rules` holds the rules of thumb, `judgement` what a position comes to by the cards that are left, `lookahead` the
search, `player` the levels.
"""

from tenfold.bots.tenstuff.player import BOT

__all__ = ["BOT"]
