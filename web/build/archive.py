"""Zip files that come out the same, byte for byte, from the same content."""

import zipfile
from pathlib import Path

# The earliest date a zip file can hold: dates would make every build another one.
EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(folder: Path, target: Path, *, compress: bool = True) -> None:
    """Write everything below a folder into a zip file."""
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
