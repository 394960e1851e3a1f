"""The texts of 10 at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-ten", __name__)
__getattr__ = CATALOGUE.get
