"""What a game asks to be kept, sounded, loaded: messages of its own making."""

from e2e.intruders import in_its_board

_ALSO = """
import table.features.added_games.room as room
import json
_answer = room.dispatch
def _forged(event):
    step = json.loads(_answer(event))
    if json.loads(event).get("type") != "boot":
        step.setdefault("effects", []).extend(EFFECTS)
    return json.dumps(step)
room.dispatch = _forged
"""


def _effects(tries: str, effects: str):
    return in_its_board(tries, _ALSO.replace("EFFECTS", effects))


FORGED = {
    "other saves": """[{"type": "save", "key": key, "text": "spoilt"} for key in ("settings", "setups", "contest",
        "addon:x",
        "addon:tenfold-thirty-one", "game:planted", "game:../x", "__proto__", "constructor")]""",
    "forget": """[{"type": "forget", "key": key} for key in ("settings", "game:planted", "open",
        "addon:tenfold-thirty-one")]""",
    "load": """[{"type": "load", "key": "game:planted", "then": {"id": "planted",
        "__proto__": {"type": "x"}}}]""",
    "lists": """[{"type": "save", "key": key, "text": json.dumps([{"id": "planted", "game": game, "names": ["x"],
        "when": 1,
        "line": "<b>x</b>", "finished": False, "places": [], "scores": [], "taken_back": False}
        for game in ("pig10", "thirty-one")])} for key in ("open", "history")]""",
    "doings": """[{"type": "download", "name": "x.html", "text": "<script>"}, {"type": "take-update"},
        {"type": "try-wheel", "text": "{}"}, {"type": "enter-room", "key": "x", "events": []},
        {"type": "buzz", "ms": 1e9},
        {"type": "sound", "name": "constructor"}, {"type": "__proto__"}, None, 7, [], {"type": {"a": 1}}]""",
}

LINE = """{"id": f"{n:x}-00000b", "game": "thirty-one", "names": ["x" * 90] * 9, "when": 2**60, "line": "y" * 300,
"finished": True, "places": [1], "scores": [1], "taken_back": False, "match": "1-00000a"}"""

LIAR = in_its_board(
    "tells of itself what its house should choke on, is secret for ever, and makes noise",
    _ALSO.replace(
        "EFFECTS",
        f"""[{{"type": "save", "key": "game:1-00000c", "text": '{{"game": "pig10", "seats": [{{"name": "Eve"}}]}}'}},
        {{"type": "save", "key": "open", "text": "[" * 300_000}},
        {{"type": "save", "key": "history", "text": json.dumps([{LINE} for n in range(200)])}},
        {{"type": "sound", "name": "slam"}}, {{"type": "buzz", "ms": 100}}]""",
    ).replace("return json", 'step["secret"] = True; return json'),
)

INTRUDERS = {
    "forged": _effects("asks for what is not its own", " + ".join(FORGED.values())),
    "shelf without end": in_its_board(
        "tells of itself what is nested without end",
        """
import json
import table.features.added_games.room as room
class _Liar:
    loads = json.loads
    def dumps(value):
        return json.dumps({"why": "", "shelf": "[" * 190_000} if "why" in value else value)
room.json = _Liar
""",
    ),
    "huge": _effects(
        "keeps more than a game may weigh", """[{"type": "save", "key": "game:1-aaaaaa", "text": "x" * 5_000_000}]"""
    ),
    "often": _effects(
        "keeps faster than a game does",
        """[{"type": "save", "key": f"game:{n:x}-aaaaaa", "text": "x" * 1000} for n in range(500)]""",
    ),
    "steps": in_its_board(
        "answers with what is no step",
        """
import table.features.added_games.room as room
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
