"""The same content gives the same bytes."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from web.build.archive import pack, unpack
from web.build.caching import cached, digest


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def test_an_archive_does_not_know_the_time(tmp_path: Path) -> None:
    source = tree(tmp_path / "source", {"a/b.txt": "b", "c.txt": "c"})
    pack(source, tmp_path / "one.zip")
    (source / "c.txt").touch()
    pack(source, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "one.zip").namelist() == ["a/b.txt", "c.txt"]
    unpack(tmp_path / "one.zip", tmp_path / "again")
    assert (tmp_path / "again" / "a" / "b.txt").read_text() == "b"


def test_a_digest_sees_names_contents_and_borders(tmp_path: Path) -> None:
    trees = [{"a": "xy"}, {"b": "xy"}, {"a": "xz"}, {"a": "x", "b": "y"}, {"a/b": "xy"}]
    digests = {digest([tree(tmp_path / str(i), files)]) for i, files in enumerate(trees)}
    assert len(digests) == len(trees)
    assert digest(["ab", "c"]) != digest(["a", "bc"])


@pytest.mark.parametrize("left", ["__pycache__/a.cpython-311.pyc", ".mypy_cache/a.json", "part/.ruff_cache/a"])
def test_a_digest_does_not_see_what_tools_leave(tmp_path: Path, left: str) -> None:
    """Otherwise, the site would be built again in the middle of the tests."""
    folder = tree(tmp_path / "code", {"a.py": "1"})
    before = digest([folder])
    tree(folder, {left: "whatever"})
    assert digest([folder]) == before


def test_what_is_cached_is_made_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.build.caching.CACHE", tmp_path)
    made = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / "result").write_text("done")

    def fail(folder: Path) -> None:
        (folder / "result").write_text("half")
        raise OSError("cut short")

    first = cached("thing", ["v1"], make)
    assert cached("thing", ["v1"], make) == first
    assert len(made) == 1
    with pytest.raises(OSError, match="cut short"):
        cached("thing", ["v2"], fail)
    second = cached("thing", ["v2"], make)
    assert (second / "result").read_text() == "done"
    assert [place.name for place in tmp_path.iterdir()] == [second.name]
