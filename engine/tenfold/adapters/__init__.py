"""Tenfold's games as the environments of other libraries, one file for each: `pip install "tenfold[pettingzoo]"`.

All are based on `tenfold.sequential`: one decision after another, and declining an act out of turn is an action too.
"""
