"""Texts of the computer players of 10."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("ten-bots", __name__)
__getattr__ = CATALOGUE.get
