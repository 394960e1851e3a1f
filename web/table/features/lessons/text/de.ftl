### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = Neu bei { $title }?
    .note = Lern es am Tisch in ein paar Minuten.
learn = Spielend lernen
waits = Diese Lektion ist erst halb fertig.
go-on-learning = Weiterlernen
short = { $of ->
        [one] 1 kurze Lektion
       *[other] { $of } kurze Lektionen
    }
so-far = { $count } von { $of } fertig
left = Erst halb fertig.
done = fertig
all-lessons = Lektionen
leave = Lektion verlassen
    .note = weiter geht es später
step-back = Schritt zurück
restart = Neu anfangen
    .note = diese Lektion
play = Ein Spiel spielen
    .note = kurz und leicht
next-lesson = Nächste Lektion
at-start = Du bist am Anfang dieser Lektion.
read-on = Hier gibt es noch nichts zu spielen. Tipp unten auf den Knopf.
panel = Deine Lektion wartet
saved-lessons = die Lektionen
