"""The texts of shared deals."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-sharing", __name__)
__getattr__ = CATALOGUE.get
