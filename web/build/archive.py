"""Reproducible zip files: the same content gives the same bytes."""

import zipfile
from pathlib import Path

# The earliest date a zip file can hold. Real dates would make every build different.
EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(folder: Path, target: Path, *, compress: bool = True) -> None:
    """Write all files in a folder and its subfolders into a zip file."""
    method = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            info = zipfile.ZipInfo(file.relative_to(folder).as_posix(), EPOCH)
            info.compress_type = method
            info.external_attr = 0o644 << 16
            archive.writestr(info, file.read_bytes(), compresslevel=9)


def unpack(source: Path, target: Path) -> None:
    """Extract a zip file into a folder."""
    with zipfile.ZipFile(source) as archive:
        archive.extractall(target)
