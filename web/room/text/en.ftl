### What the sandbox of an added game says.
###
### text: $path

added-game = Added game

## Why an added game was closed

part-missing = { $path } is missing.
too-complex = The game’s screen is too complex to show.
too-large = The game’s screen is too large to show.
python-stopped = The game’s Python has stopped.
other-page = The game tried to open another page, so it was closed.
no-answer = The game isn’t responding.
save-too-large = The game’s saved data is too large, so it was closed.
saves-too-much = The game is saving too much data, so it was closed.
