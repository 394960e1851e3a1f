"""Texts of all computer players."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("bots", __name__)
__getattr__ = CATALOGUE.get
