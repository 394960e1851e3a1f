"""Wheels of other people, as installing them leaves them: a folder on the path with metadata and modules."""

from pathlib import Path

METADATA = "Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n{more}\n"


def install(folder: Path, name, *, version="1.0", more="", groups=None, modules=None) -> Path:
    """Put a distribution into a folder. `groups` maps entry-point groups to {name: object}, `modules` files to text.

    Return the folder of its metadata, for removing it again.
    """
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.format(name=name, version=version, more=more))
    lines = []
    for group, entries in (groups or {}).items():
        lines += [f"[tenfold.{group}]", *(f"{key} = {value}" for key, value in entries.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))
    for file, text in (modules or {}).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
    return info
