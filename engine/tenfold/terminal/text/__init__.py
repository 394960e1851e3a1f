"""Texts of the terminal."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("terminal", __name__)
__getattr__ = CATALOGUE.get
