### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = Stop met naspelen
replay-began = Het begin.
replay-hands = Alle handen
replay-move = Zet
replay-first = Ga naar het begin
replay-back = Eén zet terug
replay-pause = Pauze
replay-play = Speel af
replay-on = Volgende zet
replay-last = Ga naar het eind
replay-everybody = Wat iedereen zag. Wijzig
replay-seen-by = Wat { $name } zag. Wijzig
replay = Naspelen
    .named = { $name } naspelen
    .waits = Je kunt dit spel naspelen als het afgelopen is.
    .at-start = Je bent aan het begin.
    .at-end = Je bent aan het eind.
replay-place = Zet { $count } van { $of }
    .note = { $place }: { $happened }
note = Opmerking
whose-eyes = Wie kijkt er?
everybody = Iedereen
    .note = Alle handen open
