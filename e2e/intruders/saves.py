"""What a game asks to be kept, sounded, loaded: messages of its own making."""

from e2e.intruders import in_its_board

_ALSO = """
import table.room as room
import json
_answer = room.dispatch
_told = 0
def _forged(event):
    global _told
    step = json.loads(_answer(event))
    if json.loads(event).get("type") != "boot":
        step.setdefault("effects", []).extend(EFFECTS)
    return json.dumps(step)
room.dispatch = _forged
"""


def _effects(tries: str, effects: str):
    return in_its_board(tries, _ALSO.replace("EFFECTS", effects))


INTRUDERS = {
    "other saves": _effects(
        "keeps under keys of the house and of other games",
        """[{"type": "save", "key": key, "text": "spoilt"} for key in ("settings", "setups", "contest", "addon:x",
        "addon:tenfold-thirty-one", "game:planted", "game:../x", "__proto__", "constructor")]""",
    ),
    "forget": _effects(
        "forgets what is not its own",
        """[{"type": "forget", "key": key} for key in ("settings", "game:planted", "open",
        "addon:tenfold-thirty-one")]""",
    ),
    "load": _effects(
        "reads what is not its own",
        """[{"type": "load", "key": "game:planted", "then": {"id": "planted", "__proto__": {"type": "x"}}}]""",
    ),
    "lists": _effects(
        "claims the games of others in the lists",
        """[{"type": "save", "key": key, "text": json.dumps([{"id": "planted", "game": game, "names": ["x"], "when": 1,
        "line": "<b>x</b>", "finished": False, "places": [], "scores": [], "taken_back": False}
        for game in ("pig10", "thirty-one")])} for key in ("open", "history")]""",
    ),
    "huge": _effects(
        "keeps more than a game may weigh", """[{"type": "save", "key": "game:1-aaaaaa", "text": "x" * 5_000_000}]"""
    ),
    "often": _effects(
        "keeps faster than a game does",
        """[{"type": "save", "key": f"game:{n:x}-aaaaaa", "text": "x" * 1000} for n in range(500)]""",
    ),
    "doings": _effects(
        "asks for the shell's other doings",
        """[{"type": "download", "name": "x.html", "text": "<script>"}, {"type": "take-update"},
        {"type": "try-wheel", "text": "{}"}, {"type": "enter-room", "key": "x", "events": []},
        {"type": "buzz", "ms": 1e9},
        {"type": "sound", "name": "constructor"}, {"type": "__proto__"}, None, 7, [], {"type": {"a": 1}}]""",
    ),
    "steps": in_its_board(
        "answers with what is no step",
        """
import table.room as room
import json
_answer = room.dispatch
def _forged(event):
    step = json.loads(_answer(event))
    if json.loads(event).get("type") == "start":
        step["timers"] = [{"id": {}, "ms": -1, "event": {"type": "x"}}] * 1000
        step["root"] = {"onload": "x", "data-screen": "home", "class": {}, "style": "position:fixed"}
        step["moves"], step["focus"], step["left"] = [{"from": '"]', "to": 7}], "]][[", {"screen": "__proto__"}
    return json.dumps(step)
room.dispatch = _forged
""",
    ),
}
