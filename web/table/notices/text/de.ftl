### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Abbrechen
remove = Entfernen
save-as-file = Als Datei sichern
try-again = Noch mal
nothing-changed = Auf diesem Handy hat sich nichts geändert.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = Runde { $count }
remove-game = Dieses Spiel entfernen?
remove-series = Diese Serie entfernen?
remove-tournament = Dieses Turnier entfernen?
removes-one = { $title } ({ $names }) wird endgültig gelöscht.
removes-all = Die { $count } Spiele von { $title } ({ $names }) werden endgültig gelöscht.
damaged = Dieses Spiel ist nicht lesbar
    .note = Das gespeicherte Spiel ist beschädigt: Etwas fehlt oder wurde überschrieben.
    .newer = Dieses Spiel ist von einem neueren Tenfold. Aktualisiere Tenfold hier und öffne es noch einmal.
    .stays = Es ist noch auf diesem Handy, und deine anderen Spiele sind sicher. Du kannst es als Datei sichern.
skipped = Dieses Spiel wurde nicht gelesen
    .stays = Es ist noch auf diesem Handy. Beim nächsten Versuch bricht Tenfold vielleicht wieder ab.
    .remove = Spiel entfernen
reading-again = Das Spiel wird gelesen
    .note = Wenn Tenfold abbricht, startet es von selbst neu.
read-again = Tenfold hat das Spiel gelesen. Es steht wieder in deiner Liste.
read-damaged = Dieses Spiel ist beschädigt und nicht lesbar. Du kannst es aber als Datei sichern.
no-longer-here = Dieses Spiel ist nicht mehr auf diesem Handy.
not-now = Dieses Spiel lässt sich gerade nicht lesen. Es ist sicher. Versuch es in einer Minute noch mal.
unknown-player = Für { $name } spielt „{ $level }“, ein Computer, den es auf diesem Handy nicht gibt.
not-opened = noch nicht geöffnet

## What is saved besides the games

saved-settings = die Einstellungen
saved-setups = die vorbereiteten Tische
saved-open = die Liste der angefangenen Spiele
saved-history = die Liste der beendeten Spiele
saved-past = die Liste der älteren Spiele

## Sharing by hand

copy = Diesen Text kopieren
    .note = Text zum Kopieren

## Links

link-no-deal-again = Dieses Spiel lässt sich nicht als Link teilen: Es begann mit einer vorgegebenen Lage.
link-place = Platz { $place } von { $of }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name }: { $points }
link-result-place = { $name }: { $points }
link-someone = Jemand
link-invites = { $title }, Verteilung Nr. { $deal }: dieselben Karten für dich.
link-invites-to-beat = { $title }, Verteilung Nr. { $deal }. { $result }. Kannst du das schlagen?
link-computers = Nur Computer haben gespielt
link-same = Dasselbe Ergebnis
link-better =
    { $name ->
        [Du] Du warst besser
       *[other] { $name } war besser
    }
link-sender-better = Das aus dem Link war besser
link-sent = Aus dem Link
link-without-game = Dieser Link nennt kein Spiel von Tenfold. Vielleicht ist er unvollständig: Kopier ihn noch mal.
link-without-deal = Dieser Link hat keine Verteilung. Vielleicht ist er unvollständig: Kopier ihn noch mal.
link-without-seats = Dieser Link sagt nicht, wer spielt. Vielleicht ist er unvollständig: Kopier ihn noch mal.
link-without-end = Diesem Link fehlt das Ende. Kopier ihn noch mal.
link-players =
    { $count ->
        [one] { $title } geht nicht mit 1 Person.
       *[other] { $title } geht nicht mit { $count } Personen.
    }
link-rules = Die Tischregeln in diesem Link gehen nicht: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
