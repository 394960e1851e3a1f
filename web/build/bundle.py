"""JavaScript for the browser: the shell's small modules and its two libraries in one file."""

import re
from pathlib import Path

from web.build.node import run_package

# Every browser that has what the app cannot do without: `shell/old.js` asks for it, index.html tells these numbers.
TARGETS = "chrome123,firefox121,safari17.5"

# What runs in any browser, to tell the oldest that they are too old. What cannot be said in it fails the build.
ANY_BROWSER = "es5"


# What Pyodide would import in Node, which a browser never reaches.
NODE_ONLY = ("node:*", "ws")


def bundle(
    source: Path, target: Path, values: dict[str, str], *, module: bool = False, browsers: str = TARGETS
) -> None:
    """Bundle and shrink one entry, a script or a module; `values` are names and the JavaScript to put for them."""
    defines = [f"--define:{name}={value}" for name, value in values.items()]
    run_package(
        "esbuild",
        str(source),
        f"--outfile={target}",
        f"--target={browsers}",
        "--bundle",
        "--minify",
        "--format=esm" if module else "--format=iife",
        *(f"--external:{name}" for name in NODE_ONLY),
        "--legal-comments=none",
        "--log-level=warning",
        *defines,
    )


def shrink_styles(text: str) -> str:
    """Drop what a style sheet does not need; what it says stays as it was written."""
    return run_package("esbuild", "--loader=css", "--minify", "--target=esnext", text=text)


def with_breakpoints(text: str) -> str:
    """Return style sheets with each `@custom-media` written out where it is used (Media Queries 5).

    Raise `ValueError` if a media query names a breakpoint that isn't there.

    >>> with_breakpoints("@custom-media --tiny (width < 340px);@media (--tiny) { a { color: red } }")
    '@media (width < 340px) { a { color: red } }'
    """
    declaration = r"@custom-media (--[\w-]+) ([^;]+);"
    named = dict(re.findall(declaration, text))

    def written_out(query: re.Match[str]) -> str:
        return re.sub(r"\((--[\w-]+)\)", lambda name: named[name[1]], query[0])

    try:
        return re.sub(r"@media [^{]+", written_out, re.sub(declaration, "", text))
    except KeyError as missing:
        raise ValueError(f"There is no breakpoint {missing.args[0]}.") from None
