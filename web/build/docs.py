"""Pages of the documentation for players: they are part of the app and can be read offline."""

import html
from pathlib import Path

from markdown_it import MarkdownIt

from web.build.paths import ROOT

PAGES = ("room",)

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; font-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>{title} · Tenfold</title>
<link rel="stylesheet" href="../styles/tenfold.css">
<link rel="stylesheet" href="../styles/last.css">
</head>
<body>
<main class="page docs">
{body}<p><a class="btn lit full" href="../">Back to Tenfold</a></p>
</main>
</body>
</html>
"""


def write_about(site: Path) -> None:
    """Write `about/`: each of these pages as HTML in the style of the app."""
    folder = site / "about"
    folder.mkdir()
    for name in PAGES:
        (folder / f"{name}.html").write_text(page(ROOT / "docs" / f"{name}.md"), "utf-8")


def page(source: Path) -> str:
    """Return a Markdown file as an HTML page; its first line is the title."""
    text = source.read_text("utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    return PAGE.format(title=html.escape(title), body=MarkdownIt().enable("table").render(text))
