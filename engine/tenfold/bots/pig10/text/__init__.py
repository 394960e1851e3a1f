"""Texts of the computer players of PIG 10."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("pig10-bots", __name__)
__getattr__ = CATALOGUE.get
