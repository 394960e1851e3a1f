"""Serving the site to phones in the same network."""

import errno
import socket
from collections.abc import Callable
from http.server import ThreadingHTTPServer

import segno

TRIED_PORTS = 20

# An address reserved for documentation. Nothing is sent to it: the system only selects a network interface.
ELSEWHERE = ("192.0.2.1", 9)

WITHOUT_HTTPS = """
Phones can play at this address, each with its own hand ("Everyone on their own phone" in a game's
set-up), but only while this computer serves it. To install the app and play offline, or to keep the
screen on, a phone needs HTTPS. Either use a certificate that the phone trusts:
  python3 serve.py --lan --cert cert.pem --key key.pem
or put the folder dist/ on any host with HTTPS.
"""


def first_free(make: Callable[[int], ThreadingHTTPServer], port: int) -> ThreadingHTTPServer:
    """Return a server on a port, or on the next free one."""
    for candidate in range(port, port + TRIED_PORTS):
        try:
            return make(candidate)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise
    raise SystemExit(f"There is no free port from {port} to {port + TRIED_PORTS - 1}.")


def own_address() -> str:
    """Return this machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def address_for_phones(scheme: str, port: int) -> str:
    """Return the address of the site for other phones and computers."""
    return f"{scheme}://{own_address()}:{port}/"


def print_address(scheme: str, port: int) -> None:
    """Print the address for phones, as text and as a QR code. It says that phones can find each other there."""
    address = f"{address_for_phones(scheme, port)}?lan"
    print(f"For phones in this network: {address}")
    segno.make(address, micro=False).terminal(compact=True)
    if scheme == "http":
        print(WITHOUT_HTTPS)
