"""The texts of backups."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-backup", __name__)
__getattr__ = CATALOGUE.get
