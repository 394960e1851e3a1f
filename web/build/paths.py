"""Where things lie."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ENGINE = ROOT / "engine"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
NODE_MODULES = ROOT / "node_modules"
# Not resolved: the environment's own interpreter is usually a link to the system's.
VENV_BIN = Path(sys.executable).parent
