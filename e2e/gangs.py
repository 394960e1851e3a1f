"""Many intruders in one wheel, because each wheel needs two Pythons. Those that hide others run one by one, by name."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from e2e.intruders import Intruder, after, drawing, in_its_board, saves
from tests.wheels import Edit, put

# Each intruder has its own namespace; `tried` counts those that have run to the end.
_EACH = """
import builtins
builtins.tried = getattr(builtins, "tried", 0)
def _each(code):
    exec(code, dict(globals()))
    builtins.tried += 1
for _code in CODES:
    _each(_code)
"""

# Their drawings are one below another, with a line between them, so the lines show how many there are. In its trial
# (`table.features.added_games.trial`), the board behaves well: otherwise the random taps there would get it refused.
_BOARD = """
from dataclasses import replace
from markupsafe import Markup
import builtins
_plain, _draws = ThirtyOneBoard.draw, []
for _code in CODES:
    ThirtyOneBoard.draw = _plain
    exec(_code, dict(globals()))
    builtins.tried += 1
    if ThirtyOneBoard.draw is not _plain:
        _draws.append(ThirtyOneBoard.draw)
def _all(self, seen):
    if seen.names[0] == "Seat A":
        return _plain(self, seen)
    says = [draw(self, seen).say for draw in _draws]
    head = Markup(f"<p>tried: {builtins.tried} of TOTAL, drawn: {len(_draws)}</p>")
    return replace(_plain(self, seen), say=Markup("<hr>").join([head, *says]))
ThirtyOneBoard.draw = _all
"""

# Every later screen says what was done. Answers are forged only a few times, because more would be too much for the
# sandbox anyway.
_MOODS = """
from dataclasses import replace
import table.features.added_games.room as _room
_moods, _calm, _mood = MOODS, ThirtyOneBoard.draw, ""
def _moody(self, seen):
    global _mood
    codes, honest = _moods.pop(seen.names[0], []), _room.dispatch
    for code in codes:
        _mood = seen.names[0]
        exec(code, dict(globals()))
    if codes:
        forged, times = _room.dispatch, iter(range(3))
        _room.dispatch = lambda event: (honest if next(times, None) is None else forged)(event)
        return ThirtyOneBoard.draw(self, seen)
    parts = _calm(self, seen)
    return replace(parts, say=f"in this mood: {_mood}") if _mood else parts
ThirtyOneBoard.draw = _moody
"""


def at_once(intruders: Iterable[Intruder]) -> dict[str, Edit]:
    """Return the edits of all of these: what they do at import, in an act and on the screen."""
    rules, board, acts, texts = [], [], [], []
    for intruder in intruders:
        for end, edit in intruder.edits.items():
            if end == "/state.py":
                acts.append(edit)
            elif not added(edit):
                texts.append((end, edit))
            else:
                (rules if end == "/game.py" else board).append(added(edit))
    edits = {
        "/game.py": lambda text: text + _EACH.replace("CODES", repr(rules)),
        "board.py": lambda text: text + _BOARD.replace("CODES", repr(board)).replace("TOTAL", str(len(rules + board))),
    }
    for end, edit in [*texts, *(("/state.py", act) for act in acts)]:
        edits[end] = after(edits.get(end), edit)
    return edits


def by_name(moods: Mapping[str, Iterable[Intruder]]) -> dict[str, Edit]:
    """Return the edits for a game that acts when its table is first drawn. Its first seat’s name decides how."""
    codes = {mood: [_code(intruder) for intruder in intruders] for mood, intruders in moods.items()}
    return {"board.py": lambda text: text + _MOODS.replace("MOODS", repr(codes))}


def added(edit: Edit) -> str:
    """Return the code that an edit appends to a file; empty if it only changes existing code."""
    assert callable(edit)
    return edit("")


def _code(intruder: Intruder) -> str:
    ((end, edit),) = intruder.edits.items()
    if end != "/state.py":
        return added(edit)
    assert callable(edit)
    head, body = "def _apply():\n", "    pass\n"
    return edit(head + body).removeprefix(head).removesuffix(body).strip()


def _otherwise(tries: str, intruder: Intruder, *changes: tuple[str, str]) -> Intruder:
    edits: dict[str, Edit] = {}
    for end, edit in intruder.edits.items():
        edits[end] = functools.reduce(after, [edit, *(put(*change) for change in changes)])
    return Intruder(tries, edits)


# Larger than a save may be, but not larger than an answer may be.
HEAVY = _otherwise("keeps a little more than a game may weigh", saves.INTRUDERS["huge"], ("5_000_000", "500_000"))

# In a mood, the game has already started, and it must continue to be checked.
STEPS = _otherwise(
    "answers with what is no step, as it is played",
    saves.INTRUDERS["steps"],
    ('== "start"', '!= "boot"'),
    ('step["left"]', 'step["stays"]'),
)

# In Firefox and WebKit, a frame's history can navigate the whole page. The names are short enough to be accepted.
MORE = {
    "names": Intruder(
        "is called by markup that is no longer than a name",
        {
            "/game.py": put('long_name = "Thirty-One"', 'long_name = "31<img src=WORLD/n>"'),
            "board.py": put('tagline = "Three cards', 'tagline = "<img src=WORLD/t onerror=alert(1)>'),
            "METADATA": put("Summary: ", "Summary: <script src=WORLD/s></script>"),
        },
    ),
    "back": in_its_board(
        "goes back in the page's history",
        """
import js
for line in ("js.history.back()", "js.eval('history.back()')", "js.history.pushState(None, '')",
        "js.Worker.new(js.URL.createObjectURL(js.Blob.new(['history.back()'])))"):
    try:
        exec(line)
    except BaseException:
        pass
""",
    ),
    "back, drawn": drawing(
        "draws what goes back",
        '<svg onload="history.back()"></svg><img src="data:,x" onerror="history.back()">'
        '<a href="javascript:history.back()">x</a><details open ontoggle="history.go(-2)"><summary>x</summary>x'
        '</details><iframe srcdoc="<script>parent.history.back()</script>"></iframe><a href="#out">Out</a>'
        "<script>history.back()</script>",
    ),
}
