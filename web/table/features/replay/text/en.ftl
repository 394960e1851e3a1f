### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

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
    .named = Replay { $name }
    .waits = You can replay this game once it’s over.
    .at-start = You’re at the start.
    .at-end = You’re at the end.
replay-place = Move { $count } of { $of }
    .note = { $place }: { $happened }
# What a text of games says about this move.
note = Comment
whose-eyes = Whose view?
everybody = Everyone
    .note = All hands face up
