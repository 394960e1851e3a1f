"""10 at the table: its `board`, its `rules` for players, its `drawings`, and its styles in `style.css`."""

from table.games.ten.board import BOARD

__all__ = ["BOARD"]
