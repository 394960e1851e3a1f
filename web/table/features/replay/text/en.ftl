### What a replay says.
###
### text: $name

replay-close = Close the replay
replay-began = The start.
replay-hands = All hands
replay-move = Move
replay-first = Go to the start
replay-back = Back one move
replay-pause = Pause
replay-play = Play
replay-on = Next move
replay-last = Go to the end
replay-everybody = Seen by everyone. Change
replay-seen-by = Seen by { $name }. Change
replay = Replay
replay-of = Replay { $name }
whose-eyes = Whose view?
everybody = Everyone
    .told = All hands face up
