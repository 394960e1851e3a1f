"""Every drawing of Tenfold, as SVG made by Python: one crease, a lit half and a shaded half.

Fills are classes only, never inline style, so themes come free and a strict Content-Security-Policy holds:
`a`/`b` the lit and the shaded half in the colour of the nearest card, `g`/`g2` marigold, `w`/`w2` paper, `i` ink.
"""
