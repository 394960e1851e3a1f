"""Installing a wheel in the browser, with micropip; the one place of the table that knows Pyodide."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from table import addons
from table.addons import AddonError


async def install_wheel(text: str) -> str:
    """Install a wheel given as it is kept; returns why that did not work, or nothing.

    micropip comes from the same place as all else, so this works offline; it is asked for no other package.
    """
    try:
        wheel = addons.from_text(text)
    except AddonError as error:
        return str(error)
    path = Path("/tmp", wheel.file)
    path.write_bytes(wheel.data)
    try:
        await import_module("pyodide_js").loadPackage("micropip")
        await import_module("micropip").install(f"emfs:{path}", index_urls=[])
    except ValueError as error:
        found = re.match(r"Requested '(.+?)', but (.+?)==(\S+) is already installed", str(error))
        return f"It wants {found[1]}, and this is {found[2]} {found[3]}." if found else addons.told(error)
    except Exception as error:
        return f"It could not be installed: {addons.told(error)}"
    finally:
        path.unlink(missing_ok=True)
    return ""
