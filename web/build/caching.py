"""Things that take long to make are kept, under the hash of what they were made from."""

import base64
import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from web.build.paths import CACHE


def cached(name: str, ingredients: Iterable[Path | str], make: Callable[[Path], None]) -> Path:
    """Return a folder filled by `make(folder)`, which is made again only when an ingredient has changed.

    An ingredient is a text, a file, or a folder with everything in it.
    """
    place = CACHE / f"{name}-{digest(ingredients)[:16]}"
    if place.exists():
        return place
    CACHE.mkdir(exist_ok=True)
    for old in CACHE.glob(f"{name}-*"):
        shutil.rmtree(old, ignore_errors=True)
    # Made aside and moved into place whole, so that a build cut short leaves nothing half done.
    workplace = Path(tempfile.mkdtemp(prefix="making-", dir=CACHE))
    try:
        make(workplace)
        put_in_place(workplace, place)
    finally:
        shutil.rmtree(workplace, ignore_errors=True)
    return place


def put_in_place(made: Path, place: Path) -> None:
    """Move a finished folder to its place, whatever stands there; of two builders at once the later one wins."""
    for _ in range(10):
        try:
            made.replace(place)
            return
        except OSError:  # a folder stands there: put it aside in one step, so that nobody sees half of one
            aside = Path(tempfile.mkdtemp(prefix="old-", dir=place.parent))
            with suppress(OSError):
                place.rename(aside / "old")
            shutil.rmtree(aside, ignore_errors=True)
    raise OSError(f"{place} is in use")


def digest(ingredients: Iterable[Path | str]) -> str:
    """Hash texts, files and folders."""
    total = hashlib.sha256()
    for ingredient in ingredients:
        for name, content in contents(ingredient):
            total.update(f"{name}\0{len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def sha256(content: bytes) -> str:
    """Hash a file as the lists of files and the policies of a page name it, in base64."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def contents(ingredient: Path | str) -> Iterable[tuple[str, bytes]]:
    """Yield the named pieces of one ingredient, always in the same order."""
    if isinstance(ingredient, str):
        yield "", ingredient.encode()
    elif ingredient.is_dir():
        for file in sorted(path for path in ingredient.rglob("*") if path.is_file()):
            if "__pycache__" not in file.parts:
                yield file.relative_to(ingredient).as_posix(), file.read_bytes()
    else:
        yield ingredient.name, ingredient.read_bytes()
