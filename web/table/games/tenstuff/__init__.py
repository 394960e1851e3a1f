"""Tenstuff at the table: its `board`, its `rules` for players, `drawings`, and its styles in `style.css`."""

from table.games.tenstuff.board import BOARD

__all__ = ["BOARD"]
