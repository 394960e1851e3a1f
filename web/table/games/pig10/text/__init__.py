"""The texts of PIG 10 at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-pig10", __name__)
__getattr__ = CATALOGUE.get
