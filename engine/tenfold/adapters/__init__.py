"""Tenfold's games as the environments of other libraries, one file for each: `pip install "tenfold[pettingzoo]"`.

All play `tenfold.sequential`: one decision after the other, in which declining an act out of turn is an action too.
"""
