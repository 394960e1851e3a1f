"""The features, one import a line. Delete a feature's line and folder to remove it; everything else still works."""

from table.features import figures as figures
from table.features import replay as replay
from table.features import sharing as sharing
from table.features import tournament as tournament
