"""The licences of everything on the site, in one text file."""

import json
from importlib.metadata import distribution
from pathlib import Path

from web.build.paths import NODE_MODULES, ROOT

FROM_NPM = ("pyodide", "@pyscript/core", "idiomorph", "idb-keyval", "dompurify", "qr", "@fontsource/jost")
FROM_PYPI = ("htpy", "markupsafe", "segno")
# It is not installed here, only copied to the site.
MICROPIP = "micropip (MPL-2.0): its licence is in its wheel, pyodide/micropip-*.whl.txt."


def write_licenses(site: Path) -> None:
    """Write licenses.txt."""
    ours = ("Tenfold (MIT)", (ROOT / "LICENSE").read_text("utf-8"))
    parts = [ours, *map(of_npm, FROM_NPM), *map(of_pypi, FROM_PYPI), (MICROPIP, "")]
    text = "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{terms}".strip() for name, terms in parts)
    (site / "licenses.txt").write_text(f"{text}\n", "utf-8")


def of_npm(name: str) -> tuple[str, str]:
    """Return the names of a package and its licence, and the text of the licence if the package includes it."""
    folder = NODE_MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("LICEN[CS]E*"))]
    return f"{name} {about['version']} ({about['license']})", "\n".join(texts)


def of_pypi(name: str) -> tuple[str, str]:
    """Return the names of a library and its licence, and the text of the licence if the wheel includes it."""
    library = distribution(name)
    terms = library.metadata.get("License-Expression") or library.metadata.get("License") or "see below"
    texts = [file.read_text("utf-8") for file in library.files or [] if "LICENSE" in file.name]
    return f"{name} {library.version} ({terms.splitlines()[0]})", "\n".join(texts)
