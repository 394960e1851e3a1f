"""The shell marks the save that Python reads, until it is answered and on disk (web/shell/reading.js)."""

import json
import shutil
from pathlib import Path

import pytest

from web.build.node import run_node
from web.build.paths import WEB

PLAY = """
import { pathToFileURL } from "node:url";
const [folder, ending] = process.argv.slice(1);
const kept = new Map();
globalThis.localStorage = ending === "forbidden" ? undefined : {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  removeItem: (name) => kept.delete(name),
};
const { EventQueue } = await import(pathToFileURL(`${folder}/event-queue.mjs`));
const { leftMark } = await import(pathToFileURL(`${folder}/reading.mjs`));
const seen = [];
const dispatch = async (text) => {
  const { type } = JSON.parse(text);
  seen.push([type, leftMark()]);
  if (type === "loaded" && ending === "dies") throw new Error("Python died");
  return "{}";
};
const queue = new EventQueue(async () => void seen.push(["on disk", leftMark()]), () => {});
queue.start(dispatch, [{ type: "boot" }]);
queue.add({ type: "home" });
queue.add({ type: "loaded", key: "game:1-0000aa", text: "" });
await queue.quiet();
queue.start(async (text) => { seen.push([JSON.parse(text).type, leftMark()]); return "{}"; }, [{ type: "boot" }]);
await queue.quiet();
seen.push(["end", leftMark()]);
console.log(JSON.stringify(seen));
"""

FIRST = [["boot", ""], ["on disk", ""], ["home", ""], ["on disk", ""]]
MARK = "game:1-0000aa"


@pytest.mark.parametrize(
    ("ending", "then"),
    [
        ("well", [["loaded", MARK], ["on disk", MARK], ["boot", ""], ["on disk", ""]]),
        ("dies", [["loaded", MARK], ["boot", MARK], ["on disk", MARK]]),
        ("forbidden", [["loaded", ""], ["on disk", ""], ["boot", ""], ["on disk", ""]]),
    ],
)
def test_a_mark_is_left_where_python_dies_and_nowhere_else(ending: str, then: list[list[str]], tmp_path: Path) -> None:
    for name in ("event-queue", "reading"):
        shutil.copyfile(WEB / "shell" / f"{name}.js", tmp_path / f"{name}.mjs")
    queue = tmp_path / "event-queue.mjs"
    queue.write_text(queue.read_text("utf-8").replace("./reading.js", "./reading.mjs"), "utf-8")
    seen = json.loads(run_node("--input-type=module", "-e", PLAY, str(tmp_path), ending))
    assert seen == [*FIRST, *then, ["end", ""]]


LEAVE = """
import { pathToFileURL } from "node:url";
const [file, waited] = process.argv.slice(1);
const kept = new Map();
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  removeItem: (name) => kept.delete(name),
};
const { leave, leftMark, noteReading } = await import(pathToFileURL(file));
noteReading({ type: "loaded", key: "game:1-0000aa" });
const now = Date.now();
Date.now = () => now + Number(waited);
leave();
console.log(leftMark());
"""


@pytest.mark.parametrize(("waited_ms", "left"), [(0, ""), (4900, ""), (5100, MARK), (40_000, MARK)])
def test_a_page_that_is_closed_soon_leaves_no_mark(waited_ms: int, left: str, tmp_path: Path) -> None:
    file = shutil.copyfile(WEB / "shell" / "reading.js", tmp_path / "reading.mjs")
    assert run_node("--input-type=module", "-e", LEAVE, str(file), str(waited_ms)).strip() == left
