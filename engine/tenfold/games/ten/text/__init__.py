"""Texts of 10."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("ten", __name__)
__getattr__ = CATALOGUE.get
