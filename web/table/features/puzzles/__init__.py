"""Puzzles: positions with one right act, by theme and rising difficulty; one a day; and your own mistakes again.

A puzzle (`tenfold.puzzles`) lies on the game's own table, seen by the seat that acts next. That seat is a person, and
the others are computer players. The first act answers the puzzle. If it's wrong, a life is gone, and the others play on
until it's your turn again. Then the table can show the right act in the same way. Nothing of it is a game that counts.

- `state` has the screens, the run of puzzles, and what is remembered
- `table` has the table of a puzzle: its start, its answer, and what is said about it
- `repetition` says when a mistake comes again (FSRS)
- `own` makes puzzles from the mistakes that a review finds
- `keeping` saves all this, and reads it
"""

from table.features.puzzles import handlers, keeping, own, screens

__all__ = ["handlers", "keeping", "own", "screens"]
