"""The commands of serve.py."""

import argparse
import sys
from pathlib import Path

from compile_text import compile_all
from web.build import lan
from web.build.library import FOLDER
from web.build.node import NodeError
from web.build.paths import DIST, ENGINE, ROOT, WEB
from web.build.relay import Relay, relaying
from web.build.server import Handler, encrypt, make_server
from web.build.site import build_if_stale, build_site


def main(args: list[str]) -> int:
    """Run the command of the command line; return the exit code."""
    for folder in (ENGINE, WEB):
        compile_all(folder)
    # All arguments after `test` are for pytest, including options.
    if args[:1] == ["test"]:
        from web.build import checks  # its dependencies are only installed for tests

        return checks.main(args[1:])
    options = parser().parse_args(args)
    try:
        return {"build": build, "docs": build_docs, "shots": take_shots, "serve": serve}[options.command](options)
    except NodeError as problem:
        print(problem, file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    result = argparse.ArgumentParser(
        prog="serve.py",
        description="Build Tenfold, serve it, test it.",
        epilog="serve.py test [--all] [pytest arguments] runs the checks and the tests.",
    )
    commands = ["serve", "build", "docs", "shots"]
    result.add_argument("command", nargs="?", default="serve", choices=commands)
    result.add_argument("--port", type=int, default=8000, help="port to serve on (default: 8000, or the next free one)")
    result.add_argument("--lan", action="store_true", help="serve phones in this network, too")
    result.add_argument("--cert", type=Path, help="certificate (PEM) for HTTPS")
    result.add_argument("--key", type=Path, help="the certificate's private key (PEM)")
    return result


def build(_options: argparse.Namespace) -> int:
    """Build the site into dist/."""
    version = build_site()
    size = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    print(f"Tenfold {version} is in {DIST.relative_to(ROOT)}/: {size / 1e6:.1f} MB before compression.")
    return 0


def build_docs(_options: argparse.Namespace) -> int:
    """Build the site with its documentation, and print where that is."""
    build_if_stale()
    print(f"The documentation is in {(DIST / FOLDER / 'index.html').relative_to(ROOT)}.")
    return 0


def take_shots(_options: argparse.Namespace) -> int:
    """Take the screenshots for the install dialog, then build the site with them."""
    from web.build import shots

    build_if_stale()
    shots.take()
    build_site()
    return 0


def serve(options: argparse.Namespace) -> int:
    """Build the site if it is stale, and serve it until interrupted."""
    if bool(options.cert) != bool(options.key):
        print("Use --cert and --key together.", file=sys.stderr)
        return 2
    build_if_stale()
    relay = Relay()
    kind = relaying(relay) if options.lan else Handler
    server = lan.first_free(
        lambda port: make_server(DIST, host="" if options.lan else "127.0.0.1", port=port, kind=kind),
        options.port,
    )
    if options.cert:
        encrypt(server, options.cert, options.key)
    scheme = "https" if options.cert else "http"
    query = "?lan" if options.lan else ""
    print(f"Tenfold is at {scheme}://localhost:{server.server_port}/{query}  (press Ctrl+C to stop)")
    if options.lan:
        relay.address = lan.address_for_phones(scheme, server.server_port)
        lan.print_address(scheme, server.server_port)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0
