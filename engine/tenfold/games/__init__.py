"""The games, one package each, registered as entry points in pyproject.toml."""
