"""What differs is shown where helpers compare, and nothing is kept in a home folder."""

import pytest

pytest.register_assert_rewrite("tests.engine.cases", "tests.engine.properties")


@pytest.fixture(autouse=True)
def games(monkeypatch, tmp_path):
    """Games that are played at a terminal are kept here, not in a home folder."""
    monkeypatch.setenv("TENFOLD_GAMES", str(tmp_path / "games"))
    return tmp_path / "games"
