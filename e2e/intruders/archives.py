"""Files that are no honest wheel; nothing in them may run, or come out where it should not."""

import io
import zipfile

from tests.wheels import PACKAGE, changed


def _bomb() -> bytes:
    """Return a small archive that has 30 MB more when unpacked."""
    target = io.BytesIO(changed({}))
    with zipfile.ZipFile(target, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{PACKAGE}/big.txt", b"0" * 30_000_000)
    return target.getvalue()


def _liar() -> bytes:
    """Return an archive that says that a large file is small."""
    data = bytearray(_bomb())
    size = (30_000_000).to_bytes(4, "little")
    at = data.find(size)
    while at >= 0:
        data[at : at + 4] = (10).to_bytes(4, "little")
        at = data.find(size)
    return bytes(data)


FILES = {
    "bomb": _bomb,
    "liar": _liar,
    "path up": lambda: changed({f"{PACKAGE}/../../table/app.py": "raise SystemExit"}),
    "absolute path": lambda: changed({"/lib/python3.14/json/__init__.py": "raise SystemExit"}),
    "backslash": lambda: changed({"..\\table\\app.py": "raise SystemExit"}),
    "the table": lambda: changed({"table/app.py": "raise SystemExit"}),
}
