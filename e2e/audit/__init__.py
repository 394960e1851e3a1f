"""The audit of frames: every screen of every game, checked in a browser in many sizes and colours.

`walks` plays games without a browser and yields every frame. `windows` shows them with the shell's own code, and checks
legibility, touch targets, accessible names, contrast and stability.
"""
