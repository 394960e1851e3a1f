"""The example game as a wheel, and wheels that went wrong."""

import base64
import functools
import io
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "thirty-one"
GAME, TITLE, PACKAGE = "thirty-one", "Thirty-One", "thirty_one"

Edit = str | bytes | Callable[[str], str] | None
"""A file's new content, a change of its text, or None for a file to leave out."""


@functools.cache
def example() -> tuple[str, bytes]:
    """Return the name and the content of the example's wheel, built the ordinary way."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        subprocess.run(command, cwd=EXAMPLE, check=True, capture_output=True)
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.name, wheel.read_bytes()


def changed(edits: Mapping[str, Edit]) -> bytes:
    """Return the example's wheel with some of its files changed, named by the end of their path.

    RECORD stays as it was.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(example()[1])) as source, zipfile.ZipFile(target, "w") as made:
        used = set()
        for name in source.namelist():
            end = next((end for end in edits if name.endswith(end)), None)
            edit = edits[end] if end else source.read(name)
            used.add(end)
            if callable(edit):
                before = source.read(name).decode()
                edit = edit(before)
                assert edit != before, f"{name} has not changed"
            if edit is not None:
                made.writestr(name, edit)
        for end in set(edits) - used:
            content = edits[end]
            assert isinstance(content, str | bytes)
            made.writestr(end, content)
    return target.getvalue()


def put(old: str, new: str) -> Callable[[str], str]:
    """Return a change of a text."""
    return lambda text: text.replace(old, new)


def chosen(file: str, data: bytes) -> dict[str, str]:
    """Return the event that a file input sends."""
    return {"type": "add-game", "name": file, "data": base64.b64encode(data).decode()}


def raises(function: str) -> Callable[[str], str]:
    """Return a change that lets a function of a source file stop with a mistake."""
    return begins(function, 'raise RuntimeError("it broke")')


def begins(function: str, line: str) -> Callable[[str], str]:
    """Return a change that lets a function of a source file do something first that it should not."""

    def edit(text: str) -> str:
        head, found, tail = text.partition(f"def {function}(")
        assert found, f"there is no {function}"
        signature, _, body = tail.partition(":\n")
        indent = " " * (len(body) - len(body.lstrip(" ")))
        return f"{head}def {function}({signature}:\n{indent}{line}\n{body}"

    return edit
