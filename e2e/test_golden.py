"""The golden games come to the same digests in the browser’s Python as in CPython."""

from __future__ import annotations

import json
import sys

import pytest
from playwright.sync_api import Page, Route

from e2e.phone import Site, open_app
from tests.engine import golden
from web.build.paths import WEB

FILES = sorted(golden.FOLDER.glob("*.txt"))

# What runs first in the worker. After it comes a door that only this test has: it takes files and runs a function.
DOOR = """
import js
from pathlib import Path
from pyodide.ffi import to_js

def replay(source, text):
    folder = Path("/golden/tests/engine")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "game.txt").write_text(text, "utf-8")
    module = {"__name__": "golden", "__file__": str(folder / "golden.py")}
    exec(source, module)
    record, _ = module["load"](folder / "game.txt")
    again = module["Record"].from_json(record.to_json())
    return to_js([record.digest(), again.digest(), module["describe"](record), record.to_json()])

js.replay = replay
js.platform = __import__("sys").platform
"""


@pytest.fixture
def worker_page(page: Page, site: Site) -> Page:
    """Return the app with a worker that has the test’s own door besides the table’s."""
    page.add_init_script("delete Navigator.prototype.serviceWorker")

    def with_door(route: Route) -> None:
        body = (WEB / "shell" / "boot.py").read_text("utf-8") + DOOR
        route.fulfill(body=body, content_type="text/x-python")

    page.route("**/boot.py", with_door)
    open_app(page, site)
    return page


@pytest.mark.thorough
def test_golden_games_in_the_browser(worker_page: Page) -> None:
    (worker,) = worker_page.workers
    source = (golden.FOLDER.parent / "golden.py").read_text("utf-8")
    assert len(FILES) == len(golden.GAMES)
    for file in FILES:
        text = file.read_text("utf-8")
        record, digest = golden.load(file)
        found = worker.evaluate("([source, text]) => replay(source, text)", [source, text])
        assert found == [digest, digest, text, record.to_json()], file.stem


@pytest.mark.thorough
def test_the_browser_deals_as_cpython_does(worker_page: Page) -> None:
    (worker,) = worker_page.workers
    source = (golden.FOLDER.parent / "golden.py").read_text("utf-8")
    assert worker.evaluate("platform") == "emscripten" != sys.platform
    making = source + "\nload = lambda path: (play('pig10', **json.loads(path.read_text())), '')\n"
    for seed in range(10):
        keys = {"seats": 2 + seed % 7, "seed": 2**32 - 1 - seed}
        record = golden.play("pig10", **keys)
        found = worker.evaluate("([source, text]) => replay(source, text)", [making, json.dumps(keys)])
        assert found == [record.digest(), record.digest(), golden.describe(record), record.to_json()], seed
