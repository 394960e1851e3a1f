"""The computer players of 10.

easy      Plays high cards, or any. It swaps for what it sees, keeps its jokers too long, and remembers no face-down
          card.
medium    Calculates the worth of every act from the odds of the round, the cards it has seen and what face-down cards
          suggest.
hard      Plays the round to its end in possible worlds. All seats play as the medium level would.

- `tables`: the numbers they calculate with
- `judgement`: the chances of a sum against several seats
- `rules`: the worth of every act
- `player`: the levels
- `manners`: the temper of each act
- `speech`: the words for a round
"""

from tenfold.bots.ten.player import BOT

__all__ = ["BOT"]
