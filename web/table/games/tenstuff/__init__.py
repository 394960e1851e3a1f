"""Tenstuff at the table: its `board`, its `rules` for players, `drawings`, and what it looks like in `style.css`."""

from table.games.tenstuff.board import BOARD

__all__ = ["BOARD"]
