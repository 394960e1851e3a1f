"""Texts of the computer players of 10-9-8."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("ten-nine-eight-bots", __name__)
__getattr__ = CATALOGUE.get
