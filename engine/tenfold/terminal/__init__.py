"""Tenfold in a terminal: playing at one, and letting computer players meet."""
