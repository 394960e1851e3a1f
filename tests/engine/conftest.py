"""What differs is shown where helpers compare, and nothing is kept in somebody's home."""

import pytest

pytest.register_assert_rewrite("tests.engine.cases", "tests.engine.properties")


@pytest.fixture(autouse=True)
def games(monkeypatch, tmp_path):
    """Games that are played at a terminal are kept here, not in somebody's home."""
    monkeypatch.setenv("TENFOLD_GAMES", str(tmp_path / "games"))
    return tmp_path / "games"
