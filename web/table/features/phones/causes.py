"""Why two phones don’t reach each other, as far as their addresses tell."""

from __future__ import annotations

import re

_NAME = re.compile(r"^a=candidate:\S+ 1 \S+ \d+ (\S+) ", re.MULTILINE)
_ADDRESS = re.compile(r"(\d+\.\d+\.\d+\.)(\d+)", re.ASCII)


def likely_cause(offer: str, answer: str) -> str:
    """Return what probably keeps the phones with these descriptions apart, as a key in `words.FAILED`.

    Phones in one network mostly share the first 24 bits of their addresses. A phone that makes a hotspot mostly has its
    first address. A browser that hides its addresses writes names that end in “.local” instead.

    >>> one, other, far, first, name = (f"a=candidate:1 1 udp 9 {host} 9 typ host" for host in
    ...     ("192.168.0.7", "192.168.0.8", "10.0.0.5", "192.168.0.1", "a-b.local"))
    >>> [likely_cause(one, it) for it in (other, far, first, name, "")]
    ['apart', 'networks', 'hotspot', 'hidden', 'path']
    """
    mine, theirs = _NAME.findall(offer), _NAME.findall(answer)
    if any(names and all(name.endswith(".local") for name in names) for names in (mine, theirs)):
        return "hidden"
    ours = [[found for name in names if (found := _ADDRESS.fullmatch(name))] for names in (mine, theirs)]
    if not all(ours):
        return "path"
    pairs = [(one, other) for one in ours[0] for other in ours[1] if one[1] == other[1]]
    if not pairs:
        return "networks"
    return "hotspot" if any(address[2] == "1" for pair in pairs for address in pair) else "apart"
