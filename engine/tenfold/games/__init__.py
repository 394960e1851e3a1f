"""The games, one file each. To register one, add its line here."""

MODULES = {
    "tenstuff": "tenfold.games.tenstuff",
    "tens": "tenfold.games.tens",
    "ten": "tenfold.games.ten",
    "pig10": "tenfold.games.pig10",
    "ten-nine-eight": "tenfold.games.ten_nine_eight",
}
"""Short name → the module whose `GAME` is the game's class."""
