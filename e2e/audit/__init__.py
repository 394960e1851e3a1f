"""The audit of frames: every screen of every game, looked at in a browser in many sizes and colours.

`walks` plays games without a browser and yields every frame, `windows` shows them by the shell's own code and asks
the page what is wrong with each: can it be read, tapped, heard, told from its ground, and does it stand still.
"""
