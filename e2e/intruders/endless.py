"""Loops, floods and memory, in each place where a game's code runs."""

from e2e.intruders import at_import, drawing, in_an_act, in_its_board

_FLOOD = """
import js
def flood(*_):
    for n in range(2000):
        try:
            js.postMessage("x" * 1000)
        except BaseException:
            pass
        js.console.log("x" * 1000)
        try:
            js.reportError("x")
        except BaseException:
            pass
flood()
js.setInterval(flood, 1)
"""

INTRUDERS = {
    "flood": at_import("floods the page with messages, its console and its errors", _FLOOD),
    "memory at import": at_import("takes a gigabyte at once", "HOARD = [bytes(2**20) for _ in range(1024)]"),
    "memory in its board": in_its_board(
        "takes more memory with each screen",
        """
_before = ThirtyOneBoard.draw
_hoard = []
def _fat(self, seen):
    _hoard.append(bytes(64 * 2**20))
    return _before(self, seen)
ThirtyOneBoard.draw = _fat
""",
    ),
    "exit": in_an_act("ends Python", "raise SystemExit"),
    "recursion": in_an_act("calls itself without end", "(lambda f: f(f))(lambda f: f(f))"),
    "deep": drawing("draws what is nested too deep", "<div>" * 5000),
}

HANGS = {
    "loop at import": at_import("never ends its import", "while True:\n    pass"),
    "loop that catches all": at_import(
        "never ends, whatever interrupts it",
        """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
""",
    ),
    "loop in C": at_import("never ends where no signal is heard", "sum(range(10**13))"),
}
