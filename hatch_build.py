"""A build hook that compiles the catalogues for a wheel, including installations from source."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "engine"))


class CompileText(BuildHookInterface):  # type: ignore[type-arg]
    """The build step that compiles `text/*.ftl` before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile stale catalogues, and add the output to the wheel although git ignores it."""
        from compile_text import compile_all

        for package in self.config["packages"]:
            compile_all(Path(self.root, package))
            build_data["artifacts"] += [f"{package}/**/text/_*.py", f"{package}/**/text/__init__.pyi"]
