"""The browsers of the tests are found, or installed, or missed aloud."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from web.build import browser

WEBKIT = "libwebkit2gtk-4.1-0"
BROUGHT = {
    "firefox-esr": "firefox-esr",
    "libxtst6": "Xtst",
    "xvfb": "Xvfb",
    WEBKIT: "MiniBrowser",
}
"""What Debian's packages bring."""

WANTED = [
    (browser.ensure_firefox, ["firefox-esr"], "These tests need Firefox"),
    (browser.ensure_webkit, [WEBKIT, "libxtst6", "xvfb"], "These tests need WebKitGTK"),
]


class Machine:
    """A machine without browsers, and what is asked of its apt-get."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs = {"apt-get"}
        self.installs = True
        self.asked: list[tuple[str, ...]] = []
        self.folder = folder
        monkeypatch.setattr(shutil, "which", lambda name: name if name in self.programs else None)
        monkeypatch.setattr(browser, "find_library", lambda name: name if name in self.programs else None)
        monkeypatch.setattr(browser, "LIBRARIES", (folder,))
        monkeypatch.setattr(browser, "quietly", self.hear)
        self.owned_by(0, monkeypatch)

    def owned_by(self, user: int, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("os.geteuid", lambda: user)

    def hear(self, *command: str) -> None:
        self.asked.append(command)
        for package in command:
            if self.installs and package in BROUGHT:
                self.bring(package)

    def bring(self, package: str) -> None:
        self.programs.add(BROUGHT[package])
        if package == WEBKIT:
            program = self.folder / "x86_64-linux-gnu" / "webkit2gtk-4.1" / "MiniBrowser"
            program.parent.mkdir(parents=True, exist_ok=True)
            program.touch()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


@pytest.mark.parametrize(("ensure", "packages", "_message"), WANTED)
def test_what_is_missing_is_installed_and_what_is_there_is_not(
    machine: Machine, ensure: Callable[[], object], packages: list[str], _message: str
) -> None:
    found = ensure()
    assert [command[:2] for command in machine.asked] == [("apt-get", "update"), ("apt-get", "install")]
    assert machine.asked[1][-len(packages) :] == tuple(packages)
    machine.asked.clear()
    assert ensure() == found
    assert machine.asked == []


@pytest.mark.parametrize(("ensure", "packages", "message"), WANTED)
def test_what_cannot_be_installed_is_told(
    machine: Machine, ensure: Callable[[], object], packages: list[str], message: str
) -> None:
    machine.installs = False
    with pytest.raises(browser.NoBrowserError, match=message) as problem:
        ensure()
    assert f"apt-get install {' '.join(packages)}" in str(problem.value)
    assert machine.asked


@pytest.mark.parametrize(("ensure", "_packages", "message"), WANTED)
def test_nobody_but_root_installs(
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    ensure: Callable[[], object],
    _packages: list[str],
    message: str,
) -> None:
    machine.owned_by(1000, monkeypatch)
    with pytest.raises(browser.NoBrowserError, match=message):
        ensure()
    assert machine.asked == []


def test_half_a_webkit_is_none(machine: Machine) -> None:
    machine.bring(WEBKIT)
    machine.bring("xvfb")
    assert browser.find_webkit() is None
    assert browser.ensure_webkit().screen == Path("Xvfb")
