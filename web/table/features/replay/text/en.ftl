### What a replay says.
###
### text: $name

replay-close = Close the replay
replay-began = So it began.
replay-hands = All hands
replay-move = Move
replay-first = To the beginning
replay-back = Back one move
replay-pause = Pause
replay-play = Play
replay-on = On one move
replay-last = To the end
replay-everybody = Seen by everybody. Change
replay-seen-by = Seen by { $name }. Change
replay = Replay
whose-eyes = Whose eyes?
everybody = Everybody
    .told = All hands lie open
