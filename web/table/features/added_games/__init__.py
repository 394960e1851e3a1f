"""Added games: games from other people’s wheels, each in a sandbox of its own (docs/room.md).

- `addons` says what a wheel must be, and installs it
- `guests` has the stand-ins for the games of a sandbox, which never come into this Python
- `room` runs in the sandbox, and `trial` tries the games there first
"""

from table.features.added_games import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
