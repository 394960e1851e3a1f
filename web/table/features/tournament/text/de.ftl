### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Turnier
    .back = Zurück
    .end = Turnier beenden
    .show = Tische zeigen
    .left = { $count ->
        [one] noch 1 Tisch zu spielen
       *[other] noch { $count } Tische zu spielen
    }
    .called = das Turnier
end-tournament = Dieses Turnier beenden?
    .note = Damit verschwinden die Namen und Ergebnisse seiner Tische. Die Spiele selbst bleiben.
    .cancel = Abbrechen
    .end = Beenden
tournament-too-many = Für einen Tisch sind das zu viele. Ihr spielt an Tischen zu dritt oder zu viert, und wer gewinnt, kommt weiter.
tournament-names = Ein Name pro Zeile
tournament-few = Bisher { $count ->
        [one] 1 Name
       *[other] { $count } Namen
    }. Ein Turnier braucht mindestens { $of }.
tournament-many = { $count } Namen sind zu viele: { $of } können spielen.
tournament-tables = { $count } Namen: { $of ->
        [one] 1 Tisch
       *[other] { $of } Tische
    } mit je { $sizes }.
tournament-draw = Tische auslosen
tournament-won = { $name } gewinnt das Turnier
tournament-final = Das Finale
tournament-round = Runde { $count }
tournament-table = Tisch { $count }
tournament-goes-on = { $name } kommt weiter
tournament-table-won = { $name } gewinnt
tournament-play-final = Finale spielen
tournament-play = Tisch { $count } spielen
to-tournament = Zum Turnier
nine-and-more = Ab 9 Personen
    .note = im Turnier
no-undo-tournament = Zurücknehmen geht nicht: Mit diesem Ergebnis geht das Turnier weiter.
