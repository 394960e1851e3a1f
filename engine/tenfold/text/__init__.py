"""What every game says."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tenfold", __name__)
__getattr__ = CATALOGUE.get
