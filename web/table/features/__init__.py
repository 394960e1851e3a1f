"""The features, one a line. Without its line and its folder a feature is gone, and all else stays."""

from table.features import figures as figures
from table.features import replay as replay
from table.features import sharing as sharing
from table.features import tournament as tournament
