"""Texts of 10-9-8."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("ten_nine_eight", __name__)
__getattr__ = CATALOGUE.get
