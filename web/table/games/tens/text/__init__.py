"""The texts of Tens at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-tens", __name__)
__getattr__ = CATALOGUE.get
