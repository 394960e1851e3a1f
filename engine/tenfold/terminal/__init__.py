"""Tenfold in a terminal: play a game, or let computer players play each other."""
