"""Markup in everything that is drawn or read."""

from e2e.intruders import Intruder, drawing, in_its_board
from tests.wheels import put

_SCRIPT = "<script>parent.postMessage(1, '*'); top.location = 'WORLD/script'</script>"
_ALL = (
    f"{_SCRIPT}<img src='WORLD/img' onerror='top.location=`WORLD/onerror`'>"
    "<svg><image href='WORLD/image'/><script href='WORLD/svg'></script><use href='WORLD/use#a'/></svg>"
)


DRAWN = {
    "script": (_SCRIPT),
    "pictures": (
        f"""
<img src="WORLD/a" srcset="WORLD/b 2x"><picture><source srcset="WORLD/c"></picture><video src="WORLD/d" poster="WORLD/e"
autoplay></video><audio src="WORLD/f" autoplay></audio><iframe src="WORLD/g"></iframe><object data="WORLD/h"></object>
<embed src="WORLD/i"><input type="image" src="WORLD/j">{_ALL}"""
    ),
    "styles": (
        """
<style>@import "WORLD/a"; body{background:url(WORLD/b)} #room{position:fixed}</style>
<p style="background:url(WORLD/c);position:fixed;inset:0;z-index:9999">Type your password</p>"""
    ),
    "refresh": (
        '<meta http-equiv="refresh" content="0;url=WORLD/refresh"><base href="WORLD/"><link rel="stylesheet" '
        'href="WORLD/css"><link rel="preconnect" href="WORLD"><link rel="dns-prefetch" href="WORLD">'
        '<link rel="prefetch" href="WORLD/prefetch">'
    ),
    "links": (
        '<a href="WORLD/a" target="_top" data-event="{}">Out</a><a href="WORLD/b" ping="WORLD/p" download>Down</a>'
        '<form action="WORLD/c"><button>Send</button></form><button formaction="WORLD/d" form="x">Send</button>'
        '<svg><a href="WORLD/e"><text>Out</text></a></svg><map><area href="WORLD/f"></map>'
    ),
    "handlers": (
        '<p onclick="top.location=`WORLD/a`" onpointerdown="parent.postMessage(1,`*`)">x</p>'
        '<a href="javascript:top.location=`WORLD/b`">x</a><svg onload="top.location=`WORLD/c`"></svg>'
        '<details open ontoggle="top.location=`WORLD/d`"></details>'
    ),
    "events": (
        """<button data-event='{"type": "remove-game", "key": "addon:tenfold-thirty-one"}'>x</button>"""
        """<button data-event='{"type": "room-saved", "key": "open", "text": "[]"}'>x</button>"""
        """<button data-event='not json'>x</button>"""
        """<button data-event='{"type": "steal-lock"}'>x</button>"""
    ),
    "templates": (
        "<template><img src=WORLD/t></template><math><mtext><table><mglyph><style><!--</style><img title='--&gt;"
        "&lt;img src=WORLD/m onerror=top.location=1&gt;'></table></mtext></math><noscript><p title='</noscript>"
        "<img src=WORLD/n>'></noscript>"
    ),
    "much": ("<b>x</b>" * 200_000),
    "cover": (
        '<div class="sheet" role="dialog" popover="auto" id="over">Type your password</div>'
        '<dialog open class="page home">Type your password</dialog><p id="urgent">x</p>'
    ),
}

INTRUDERS = {
    "drawn": drawing(
        "draws everything at once", " ".join(DRAWN[name] for name in DRAWN if name not in ("much", "templates"))
    ),
    "names": Intruder(
        "is called by markup in every text that it tells of itself",
        {
            "/game.py": put('long_name = "Thirty-One"', f'long_name = """Thirty-One {_ALL}"""'),
            "board.py": put('tagline = "Three cards', f'tagline = """{_ALL}""" + "Three cards'),
            "METADATA": put("Summary: ", "Summary: <script>top.location='WORLD/summary'</script><img src=WORLD/s> "),
        },
    ),
    "emblem": in_its_board(
        "has an emblem that fetches, runs and links",
        f"ThirtyOneBoard.emblem = {('</svg>' + _ALL + '<svg>')!r}",
    ),
}
