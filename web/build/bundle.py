"""JavaScript for the browser: the shell's small modules and its two libraries, bundled in one file."""

import re
from pathlib import Path

from web.build.node import run_package

# The oldest browsers with the features that the app needs. `shell/old.js` checks these features, and index.html names
# these versions.
TARGETS = "chrome123,firefox121,safari17.5"

# For scripts that tell old browsers that they are too old. Code that can't be compiled to it fails the build.
ANY_BROWSER = "es5"


# Pyodide imports these in Node only, so a browser never needs them.
NODE_ONLY = ("node:*", "ws")


def bundle(
    source: Path, target: Path, values: dict[str, str], *, module: bool = False, browsers: str = TARGETS
) -> None:
    """Bundle and minify one script or module; `values` maps names to the JavaScript that replaces them."""
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


def minify(source: Path, target: Path) -> None:
    """Minify a module of a library. Its exports stay as they are written, and its own names where it evaluates text."""
    run_package("esbuild", str(source), f"--outfile={target}", "--minify", "--log-level=error")


def shrink_styles(text: str) -> str:
    """Return a minified style sheet, with its syntax left as it is."""
    return run_package("esbuild", "--loader=css", "--minify", "--target=esnext", text=text)


BREAKPOINT = r"@custom-media (--[\w-]+) ([^;]+);"


def breakpoints(text: str) -> str:
    """Return only the `@custom-media` rules of style sheets."""
    return "".join(rule[0] for rule in re.finditer(BREAKPOINT, text))


def apart(text: str, query: str) -> tuple[str, str]:
    """Return style sheets without the blocks of this media query, and these blocks, in their cascade layers.

    A block stands directly in its layer.

    >>> apart("@layer a { b { top: 0 } @media (--large) { b { top: 1px } } }", "@media (--large)")
    ('@layer a { b { top: 0 } }', '@layer a { @media (--large) { b { top: 1px } } }')
    """
    rest, taken = [], []
    depth, layer, start, inside = 0, "", 0, False
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    for brace in re.finditer(r"([^{};]*)[{}]", text):
        head = brace[1].strip()
        if brace[0].endswith("{"):
            if depth == 0:
                layer = head
            elif depth == 1 and head == query:
                rest.append(text[start : brace.start()])
                start, inside = brace.start(), True
            depth += 1
            continue
        depth -= 1
        if inside and depth == 1:
            taken.append(f"{layer} {{{text[start : brace.end()]} }}")
            start, inside = brace.end(), False
    return "".join([*rest, text[start:]]), "".join(taken)


def with_breakpoints(text: str) -> str:
    """Return style sheets with each `@custom-media` inserted where it is used (Media Queries 5).

    Raise `ValueError` if a media query names an unknown breakpoint.

    >>> with_breakpoints("@custom-media --tiny (width < 340px);@media (--tiny) { a { color: red } }")
    '@media (width < 340px) { a { color: red } }'
    """
    named = dict(re.findall(BREAKPOINT, text))

    def written_out(query: re.Match[str]) -> str:
        return re.sub(r"\((--[\w-]+)\)", lambda name: named[name[1]], query[0])

    try:
        return re.sub(r"@media [^{]+", written_out, re.sub(BREAKPOINT, "", text))
    except KeyError as missing:
        raise ValueError(f"There is no breakpoint {missing.args[0]}.") from None
