### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = Wiederholung schließen
replay-began = Der Anfang.
replay-hands = Alle Hände
replay-move = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-pause = Pause
replay-play = Abspielen
replay-on = Nächster Zug
replay-last = Zum Ende
replay-everybody = Sicht: alle. Ändern
replay-seen-by = Sicht: { $name }. Ändern
replay = Wiederholung
    .named = Wiederholung: { $name }
    .waits = Die Wiederholung gibt es, sobald das Spiel vorbei ist.
    .at-start = Du bist am Anfang.
    .at-end = Du bist am Ende.
replay-place = Zug { $count } von { $of }
    .note = { $place }: { $happened }
note = Kommentar
whose-eyes = Wessen Sicht?
everybody = Alle
    .note = Alle Hände offen
