"""The lists of files for the service worker, and for browsers without one."""

import hashlib
import json
from pathlib import Path
from typing import Any

from compile_text import CODES
from web.build.bundle import bundle
from web.build.caching import sha256
from web.build.languages import damaged
from web.build.paths import WEB

# Not stored on phones, to save space: what the install dialog needs, and the documentation of the library. Readers
# can choose to store the documentation (docs/_static/offline.js).
NOT_OFFLINE = ("screenshots/", "docs/", "manifest-")

FileList = dict[str, tuple[str, int]]


def list_files(site: Path) -> FileList:
    """Return every file of the site with its SHA-256 (base64) and size."""
    files = {}
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        name = file.relative_to(site).as_posix()
        if not name.startswith(NOT_OFFLINE):
            content = file.read_bytes()
            files[name] = (sha256(content), len(content))
    return files


def version_of(files: Any) -> str:
    """Return the version of a build: the hash of its list of files."""
    return hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]


START = ("pyodide/", "pyscript/")


def write_start_list(site: Path, build: str) -> None:
    """Write start.json for browsers without a service worker: this build, and the files that Python needs to start."""
    wanted = [
        [name, digest, size]
        for name, (digest, size) in list_files(site).items()
        if name.startswith(START) and "micropip" not in name
    ]
    (site / "start.json").write_text(json.dumps({"build": build, "files": wanted}, separators=(",", ":")))


def write_service_worker(site: Path) -> str:
    """Write sw.js with the list of all files in it; return the build's version."""
    files = list_files(site)
    version = version_of(files)
    values = {
        "self.__FILES__": json.dumps(files),
        "self.__VERSION__": json.dumps(version),
        "self.__DAMAGED__": json.dumps(damaged()),
        "LANGUAGES": json.dumps(CODES),
    }
    bundle(WEB / "sw.js", site / "sw.js", values)
    return version
