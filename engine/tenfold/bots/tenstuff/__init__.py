"""The computer players of Tenstuff.

easy      plays any set, or the lowest cards, and forgets where a set belongs
medium    keeps sets together, sees what a match leads to, slams, throws tens, gives and returns what it can
hard      plays on for a round in worlds that may be true, with every seat played as the medium level would; so it sees
          when to wait for a better hand, which set to break, when to throw a ten, and what not to leave to the next

`rules` holds the rules of thumb, `judgement` the value of a position by the cards that are left, `lookahead` the
search, `player` the levels, `manners` the temper of each act.
"""

from tenfold.bots.tenstuff.player import BOT

__all__ = ["BOT"]
