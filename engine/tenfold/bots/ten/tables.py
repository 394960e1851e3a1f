"""Numbers that the computer players of 10 reckon with.

They come from their own games, 20,000 of two to seven players, by fictitious play: play with these numbers, laying now
and then a card at random, look what came of it, and move the numbers that way by ever smaller steps. The steps had to
be small: where everybody believes that two chips guard a ten, it is best to guard a nought with them, and so on in
circles. In the end a covered card tells little by its chips. A tiny game that can be solved (two players, two
of 3 3 7 7 10 10 each; `bench/equilibrium.py`) says the same: 98 of 100 cards are laid covered there, nearly all
without a chip, and a third of those is the lowest card.
"""

TOTALS = (
    (0.04, 0.01, 0.01, 0.01, 0.01, 0.01, 0.03, 0.03, 0.05, 0.08, 0.71),
    (0, 0.04, 0.01, 0.01, 0.02, 0.02, 0.02, 0.04, 0.06, 0.15, 0.64),
    (0, 0, 0.04, 0.01, 0.01, 0.02, 0.03, 0.03, 0.06, 0.15, 0.65),
    (0, 0, 0, 0.06, 0.02, 0.02, 0.03, 0.05, 0.06, 0.16, 0.61),
    (0, 0, 0, 0, 0.08, 0.02, 0.02, 0.05, 0.07, 0.17, 0.59),
    (0, 0, 0, 0, 0, 0.11, 0.03, 0.04, 0.07, 0.18, 0.57),
    (0, 0, 0, 0, 0, 0, 0.14, 0.04, 0.07, 0.16, 0.58),
    (0, 0, 0, 0, 0, 0, 0, 0.18, 0.07, 0.15, 0.6),
    (0, 0, 0, 0, 0, 0, 0, 0, 0.27, 0.14, 0.59),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0.57, 0.43),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    (0, 0, 0, 0, 0, 0.01, 0.06, 0.06, 0.05, 0.05, 0.78),
)
"""By face of a known first card (0 … 10, joker), how often its seat comes to the sums 0 … 10; a joker makes ten in any
case, so its row tells the highest single card instead."""

BELIEFS = (
    (0.08, 0.09, 0.08, 0.08, 0.09, 0.09, 0.08, 0.08, 0.08, 0.08, 0.11, 0.06),
    (0.1, 0.09, 0.08, 0.08, 0.07, 0.07, 0.07, 0.08, 0.08, 0.08, 0.13, 0.07),
    (0.1, 0.07, 0.06, 0.06, 0.07, 0.07, 0.07, 0.06, 0.08, 0.06, 0.15, 0.15),
    (0.08, 0.09, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08, 0.09, 0.08, 0.11, 0.06),
)
"""By chips that a covered card was laid under, how likely it is which face; last, for a card not yet laid."""

LEFT = (0.02, 0.02, 0.03, 0.04, 0.07, 0.1, 0.13, 0.16, 0.23, 0.48, 0.92, 0.65)
"""By face, how often a covered first card is left covered."""

FIRST_COST = 2.2
SECOND_COST = 2.7
"""Penalty points of a first card that is not known, and of what will lie beside it."""

CARDS_A_TURN = 1.78
"""Cards that a player lays in a round."""

KEEP_LONG = (
    *(-3.9, -2.3, -1.6, -1.9, -1.9, -1.4, -2.3, -2, -1.7, -0.1, 7.4),  # 0 … 10
    *(-3.1, -1.4, -1.7, -1.2, -2.4, -2.6, -2.1, -1.8),  # P1 … P8
    10.7,  # joker
)
"""By card, what it is worth in hand beside another one drawn, with more than one round to come."""

KEEP_LAST = (
    *(-5.3, -2.2, -1.2, -1.4, -1.2, -0.8, -1.4, -1.6, -1.1, 0.1, 7),  # 0 … 10
    *(-2.6, -1.3, -2.1, -2.1, -3.1, -3.2, -3.4, -3.7),  # P1 … P8
    9.5,  # joker
)
"""The same with one round to come."""

STARTING_GAIN = (0, 0, -6, 2.6, 2.1, 2.3, 3, 3.5)
"""By number of players, how many points starting is better than another turn."""

LAYING_GAIN = (
    (
        (-0.5, -2.3, -2.6, 1.5, -0.2, -1.5),
        (1.2, -1, -3.5, 1.6, 0, -2.6),
        (0.6, -1.3, -3.2, 1.1, -1.1, -2.2),
        (0.4, -1.4, -3.2, 2.1, -0.1, -1.6),
        (0.8, -1.2, -3.1, 3.8, 1.6, -0.1),
        (1, -1.5, -2.8, 4.4, 1.7, 0.7),
        (0.1, -3.1, -3.4, 2.8, 0.9, -1),
        (-0.3, -3.5, -4.4, 1.3, -0.3, -2.4),
        (0.2, -3.1, -4.1, 0.1, -1, -2.5),
        (1.8, -0.6, -1.8, 1, 0.5, -0.8),
        (-9.2, -9.4, -6, -1.1, 0, 0.1),
        (-15.9, -24.6, -24.6, -14, -32.5, -9.2),
    ),
    (
        (-2.5, -1.3, -2.3, -0.3, 0, -0.5),
        (0.3, -0.1, -2.2, 0.9, 0.6, -0.9),
        (0.9, 0.1, -1.7, 1.3, 1.3, -0.5),
        (2, 1.1, -0.3, 2.4, 2.1, 0.1),
        (3, 1.9, 0.2, 3, 2.3, 0.5),
        (3.3, 2, -0.3, 3.2, 2.4, 0.6),
        (3.1, 1.7, -0.2, 3.3, 2.5, 0.6),
        (2.4, 1, -0.6, 2.6, 2, 0.4),
        (1.3, 0.1, -1.5, 1.4, 0.8, -0.5),
        (-1.2, -1, -3.1, -0.1, -0.5, -1.7),
        (-15.8, -6.1, -6.3, -5.3, -5.8, -4.3),
        (-19, -8.5, -7.9, -4, -5.2, -2.4),
    ),
    (
        (-3.4, -2.1, -3, -0.5, -1.4, -1.7),
        (1.8, 1.4, -0.6, 2.4, 1.8, -0.4),
        (1.8, 1.5, -0.2, 2.8, 2, 0.1),
        (2.2, 1.9, 0.2, 2.8, 2.2, 0.4),
        (2.1, 2.1, 0, 2.7, 2.3, 0.2),
        (1.8, 2, -0.4, 2.9, 2.1, 0.2),
        (1.6, 2.2, -0.7, 2.9, 2.2, 0.5),
        (1.5, 2, -0.4, 2.7, 2, 0.3),
        (1.1, 1.2, -0.8, 1.9, 1.2, -0.4),
        (-1.6, -0.8, -2.1, 0.9, -0.2, -2.3),
        (-19.7, -4.9, -5.8, -2.9, -5.2, -3.8),
        (-30.1, -11, -11.1, -3.7, -8.8, -3.8),
    ),
)
"""For 2, 3 to 4 and more players, by face, what laying it open under 0, 1, 2 chips and covered under 0, 1, 2 chips
gains beside what it is worth by itself."""
