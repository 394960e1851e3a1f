"""The features, one import a line. Delete a feature's line and folder to remove it; everything else still works."""

from table.features import added_games as added_games
from table.features import backup as backup
from table.features import beside as beside
from table.features import comments as comments
from table.features import daily as daily
from table.features import figures as figures
from table.features import hints as hints
from table.features import lessons as lessons
from table.features import parting as parting
from table.features import phones as phones
from table.features import puzzles as puzzles
from table.features import replay as replay
from table.features import review as review
from table.features import score_sheet as score_sheet
from table.features import sharing as sharing
from table.features import tournament as tournament
