"""The texts of the replay."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-replay", __name__)
__getattr__ = CATALOGUE.get
