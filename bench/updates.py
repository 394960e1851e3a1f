"""Test updates while the host misbehaves, in any of the three engines, with the cases of e2e/updating.py.

    python bench/updates.py                        # all cases in Chromium, Firefox and WebKit
    python bench/updates.py --engines webkit --rounds 3

Every case starts from a complete version with a game in progress. It ends when the phone has got to the next version by
itself, with everything that was saved. Failures are printed, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "web"))
sys.path.insert(2, str(Path(__file__).resolve().parent.parent / "engine"))

from e2e.engines import ENGINES
from e2e.hosting import Host, released
from e2e.updating import CASES, ENDS, World, begin
from web.build.paths import DIST
from web.build.site import build_if_stale

ALL = {**CASES, **ENDS}


@contextmanager
def worlds(engine: str, host: Host) -> Iterator[World]:
    """Yield a phone of this engine with the first version and a game in progress."""
    with closing(ENGINES[engine]()) as phone:
        phone.start()
        world = World(DIST, host, phone)
        world.version = world.release()
        phone.open(host.url)
        begin(phone)
        yield world


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engines", nargs="+", choices=list(ENGINES), default=list(ENGINES))
    parser.add_argument("--cases", nargs="+", choices=list(ALL), default=list(ALL))
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    build_if_stale()
    failed = 0
    for engine in options.engines:
        host = Host(DIST, released(DIST, "v0"))
        host.start()
        survived = 0
        for name in options.cases:
            # Each case gets a new phone, so that a failure doesn't affect the next case.
            with worlds(engine, host) as world:
                for _ in range(options.rounds):
                    begun = time.monotonic()
                    try:
                        ALL[name](world)
                        world.comes_to_the_next()
                    except Exception as problem:
                        failed += 1
                        print(f"{engine}: {name}: {str(problem)[:300]}", flush=True)
                        break
                    survived += 1
                    print(f"  {engine}: {name}: {time.monotonic() - begun:.1f} s", flush=True)
                if host.server is None:
                    host.start()
        host.stop()
        print(f"{engine}: {survived} of {len(options.cases) * options.rounds} updates survived", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
