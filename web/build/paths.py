"""The folders of the project."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ENGINE = ROOT / "engine"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
NODE_MODULES = ROOT / "node_modules"
# Don't resolve the path: the environment's interpreter is usually a link to the system's.
VENV_BIN = Path(sys.executable).parent
