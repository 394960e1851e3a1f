"""A cache of build results that take long to make, by the hash of their inputs."""

import base64
import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from web.build.paths import CACHE


def cached(name: str, ingredients: Iterable[Path | str], make: Callable[[Path], None]) -> Path:
    """Return a folder filled by `make(folder)`, which is called again only if an ingredient has changed.

    An ingredient is a text, a file, or a folder with everything in it.
    """
    place = CACHE / f"{name}-{digest(ingredients)[:16]}"
    if place.exists():
        return place
    CACHE.mkdir(exist_ok=True)
    for old in CACHE.glob(f"{name}-*"):
        shutil.rmtree(old, ignore_errors=True)
    # Make it in a temporary folder and move that into place, so that an interrupted build leaves nothing incomplete.
    workplace = Path(tempfile.mkdtemp(prefix="making-", dir=CACHE))
    try:
        make(workplace)
        put_in_place(workplace, place)
    finally:
        shutil.rmtree(workplace, ignore_errors=True)
    return place


def put_in_place(made: Path, place: Path) -> None:
    """Move a finished folder to its place and replace any old one. The later of two simultaneous builds wins.

    Raise `OSError` if the place stays in use.
    """
    for _ in range(10):
        try:
            made.replace(place)
            return
        except OSError:  # a folder is there: move it away in one step, so that no process sees part of it
            aside = Path(tempfile.mkdtemp(prefix="old-", dir=place.parent))
            with suppress(OSError):
                place.rename(aside / "old")
            shutil.rmtree(aside, ignore_errors=True)
    raise OSError(f"{place} is in use")


def digest(ingredients: Iterable[Path | str]) -> str:
    """Return the hash of texts, files and folders."""
    total = hashlib.sha256()
    for ingredient in ingredients:
        for name, content in contents(ingredient):
            total.update(f"{name}\0{len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def sha256(content: bytes) -> str:
    """Return the SHA-256 of a file in base64, as used in lists of files and in content security policies."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def contents(ingredient: Path | str) -> Iterable[tuple[str, bytes]]:
    """Yield the named pieces of one ingredient, always in the same order.

    Bytecode and the hidden folders of tools, such as `.mypy_cache`, are left out.
    """
    if isinstance(ingredient, str):
        yield "", ingredient.encode()
    elif ingredient.is_dir():
        for file in sorted(path for path in ingredient.rglob("*") if path.is_file()):
            name = file.relative_to(ingredient)
            if not any(part == "__pycache__" or part.startswith(".") for part in name.parts):
                yield name.as_posix(), file.read_bytes()
    else:
        yield ingredient.name, ingredient.read_bytes()
