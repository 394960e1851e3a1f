"""Compile the catalogues when a wheel is built, also where it is installed from its sources."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "engine"))


class CompileText(BuildHookInterface):  # type: ignore[type-arg]
    """The step of a build that compiles `text/*.ftl` before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is stale, and add it to the wheel although git ignores it."""
        from compile_text import compile_all

        for package in self.config["packages"]:
            compile_all(Path(self.root, package))
            build_data["artifacts"] += [f"{package}/**/text/_*.py", f"{package}/**/text/__init__.pyi"]
