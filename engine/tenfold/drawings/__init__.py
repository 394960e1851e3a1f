"""The drawings of cards, as plain strings of SVG: one crease, a lit half and a shaded half.

The table draws with them, and so does `tenfold.pictures`. A game has its own cards in a module `drawings`.

Fills are classes, never inline styles, so that themes and a strict Content-Security-Policy work without extra code. The
classes: `a`/`b` the lit and shaded half in the enclosing card’s colour, `g`/`g2` marigold, `w`/`w2` paper, `i` ink.
"""
