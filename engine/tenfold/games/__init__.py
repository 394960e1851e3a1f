"""The games, one file or package each, registered as entry points in pyproject.toml."""
