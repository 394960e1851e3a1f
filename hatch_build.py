"""Whoever builds a wheel of ours, or installs one from its sources, gets its catalogues compiled."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "engine"))


class CompileText(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles `text/*.ftl` before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is stale, and have it in the wheel although git ignores it."""
        from compile_text import compile_all

        for package in self.config["packages"]:
            compile_all(Path(self.root, package))
        build_data["artifacts"] += ["**/text/_*.py", "**/text/__init__.pyi"]
