"""The parting words of the characters."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-parting", __name__)
__getattr__ = CATALOGUE.get
