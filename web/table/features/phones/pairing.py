"""Codes by which two phones find each other without a server.

Each holds a session description (RFC 8866) as WebRTC needs it: the guest’s phone scans an offer, the host’s phone the
answer. A description is about 700 characters long, a code at most 540 digits. It leaves out what no one needs, has the
fingerprint as 32 bytes, and the rest compressed with a dictionary. It unpacks to the same lines, letter by letter.
"""

from __future__ import annotations

import re
import zlib
from typing import Final, Literal, NamedTuple

Kind = Literal["offer", "answer"]

_VERSION: Final = 1
"""The version of the codes. Each has its own dictionary."""

_KINDS: Final[dict[int, Kind]] = {1: "offer", 2: "answer"}

_MOST_DIGITS, _MOST_BYTES = 1_500, 3_000
"""The longest code, and the longest description in it."""

_MOST_ADDRESSES = 8
"""The maximum number of addresses of a phone in its description."""

# A tilde stands for a space, so that it can be seen.
_FINGERPRINT = "a=fingerprint:sha-256~"
_START = _FINGERPRINT.replace("~", " ")

_CANDIDATE = r"a=candidate:[\w+/]{1,32}~1~(?:udp|UDP)~\d{1,10}~[\w.:-]{2,60}~\d{1,5}~typ~host"
_ADDRESS = re.compile(rf"({_CANDIDATE})\b.*".replace("~", " "))

_LINE = re.compile(
    "|".join(
        [
            r"v=0",
            r"o=[\w.-]{1,64}~\d{1,20}~\d{1,10}~IN~IP[46]~[\w.:]{2,45}",
            r"s=[\w-]{1,20}",
            r"t=0~0",
            r"a=group:BUNDLE~\w{1,10}",
            r"m=application~\d{1,5}~UDP/DTLS/SCTP~webrtc-datachannel",
            r"c=IN~IP[46]~[\w.:]{2,45}",
            _CANDIDATE,
            r"a=ice-ufrag:[\w+/]{4,64}",
            r"a=ice-pwd:[\w+/]{22,128}",
            r"a=setup:(?:actpass|active|passive)",
            r"a=mid:\w{1,10}",
            r"a=sctp-port:\d{1,5}",
            r"a=max-message-size:\d{1,15}",
            re.escape(_FINGERPRINT),
        ]
    ).replace("~", " ")
)
"""The lines that a description can have."""

_DICTIONARY = """\
v=0|o=mozilla...THIS_IS_SDPARTA-99.0~ 0~IN~IP4~0.0.0.0|s=-|t=0~0|a=fingerprint:sha-256~|a=group:BUNDLE~0|\
m=application~9~UDP/DTLS/SCTP~webrtc-datachannel|c=IN~IP4~0.0.0.0|a=candidate:0~1~UDP~2122187007~.local~ typ~host|\
a=candidate:1~1~UDP~2122252543~192.168.~typ~host|a=ice-pwd:|a=ice-ufrag:|a=mid:0|a=setup:active|a=sctp-port:5000|\
a=max-message-size:1073741823|\
v=0|o=-~ 2~IN~IP4~127.0.0.1|s=-|t=0~0|a=group:BUNDLE~0|m=application~9~UDP/DTLS/SCTP~webrtc-datachannel|\
c=IN~IP4~0.0.0.0|a=candidate: 1~udp~2113937151~.local~ typ~host|a=candidate: 1~udp~2122260223~192.168.~ typ~host|\
a=ice-ufrag:|a=ice-pwd:|a=fingerprint:sha-256~|a=setup:actpass|a=mid:0|a=sctp-port:5000|a=max-message-size:262144|\
""".replace("~", " ").replace("|", "\r\n")


class Code(NamedTuple):
    """A code: an offer or an answer, the number of the offer (0–255), and the description."""

    kind: Kind
    number: int
    description: str


def code_of(code: Code) -> str:
    """Return a code as digits, which need the least room in a QR code. Raise `ValueError` for other descriptions."""
    lines = _needed(code.description)
    start = next((line for line in lines if line.startswith(_START)), "")
    fingerprint = bytes.fromhex(start.removeprefix(_START).replace(":", ""))
    if len(fingerprint) != 32:
        raise ValueError
    plain = "".join(f"{_START if line == start else line}\r\n" for line in lines)
    packing = zlib.compressobj(9, wbits=-15, zdict=_DICTIONARY.encode())
    packed = packing.compress(plain.encode()) + packing.flush()
    kind = next(number for number, kind in _KINDS.items() if kind == code.kind)
    return str(int.from_bytes(bytes([_VERSION * 16 + kind, code.number]) + fingerprint + packed))


def read_code(text: object) -> Code | None:
    """Return the code with these digits, or None for any other text.

    >>> read_code("1234"), read_code("a link")
    (None, None)
    """
    if not isinstance(text, str) or len(text) > _MOST_DIGITS or not re.fullmatch("[1-9][0-9]{40,}", text, re.ASCII):
        return None
    number = int(text)
    data = number.to_bytes((number.bit_length() + 7) // 8)
    kind = _KINDS.get(data[0] - _VERSION * 16)
    if kind is None or len(data) < 35:
        return None
    unpacking = zlib.decompressobj(-15, _DICTIONARY.encode())
    try:
        plain = unpacking.decompress(data[34:], _MOST_BYTES).decode("ascii")
    except (zlib.error, UnicodeDecodeError):
        return None
    lines = plain.split("\r\n")[:-1]
    addresses = sum(line.startswith("a=candidate") for line in lines)
    fits = unpacking.eof and plain.endswith("\r\n") and all(_LINE.fullmatch(line) for line in lines)
    if not fits or lines.count(_START) != 1 or addresses > _MOST_ADDRESSES:
        return None
    whole = _START + data[2:34].hex(":").upper()
    description = "".join(f"{whole if line == _START else line}\r\n" for line in lines)
    return Code(kind, data[1], description)


def _needed(description: str) -> list[str]:
    """Return the lines of a description that a connection needs."""
    lines: list[str] = []
    addresses = 0
    for line in description.splitlines():
        if address := _ADDRESS.fullmatch(line):
            addresses += 1
            if addresses <= _MOST_ADDRESSES:
                lines.append(address[1])
        elif line.startswith(_START) or _LINE.fullmatch(line):
            lines.append(line)
    return lines
