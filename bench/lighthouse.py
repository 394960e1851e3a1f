"""Measure Lighthouse's mobile scores of the built site, with Python running.

python bench/lighthouse.py [--runs 3]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import sync_playwright

from e2e.phone import Site
from web.build.browser import FLAGS, ensure_browser
from web.build.node import run_tool
from web.build.paths import DIST
from web.build.site import build_if_stale

PLACE = Path(__file__).resolve().parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")


def scores(url: str) -> dict[str, float]:
    """Return the scores of the categories in one run, 0…100."""
    flags = " ".join(["--headless=new", *FLAGS])
    report = run_tool(
        str(PLACE / "node_modules" / ".bin" / "lighthouse"),
        url,
        "--output=json",
        "--quiet",
        f"--chrome-flags={flags}",
        f"--only-categories={','.join(CATEGORIES)}",
    )
    found = json.loads(report)
    for audit in found["audits"].values():
        if audit["scoreDisplayMode"] == "binary" and audit["score"] == 0:
            print(f"  not passed: {audit['id']}: {audit['title']}")
    return {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    build_if_stale()
    run_tool("npm", "ci", "--prefix", str(PLACE), "--no-progress")
    with sync_playwright() as playwright:
        os.environ["CHROME_PATH"] = str(ensure_browser(playwright))
    site = Site(DIST)
    site.start()
    results = [scores(site.url) for _ in range(runs)]
    site.stop()
    for name in CATEGORIES:
        values = [result[name] for result in results]
        print(f"{name:<16} {statistics.median(values):5.0f} of 100   ({', '.join(f'{value:.0f}' for value in values)})")


if __name__ == "__main__":
    main()
