### What Tenfold says of saved games, files, links and added games.
###
### text: $name, $title, $label, $version, $before, $author, $why, $game, $file, $part, $group, $package, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $most, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Abbrechen
remove = Entfernen
save-as-file = Als Datei sichern
try-again = Noch mal

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
saved-addon = ein Zusatzspiel

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

## Adding a game

add = { $name } { $version } hinzufügen?
    .note = Dieses Spiel stammt von jemand anderem, und Tenfold hat es nicht geprüft. Es läuft in einer Sandbox. Dort kommt es nicht ins Netz, nicht an deine anderen Spiele und Spielstände, und es zeichnet nur in seinen eigenen Bereich. Die Leiste oben gehört immer Tenfold.
    .risk = Tenfold testet es zuerst und nimmt es nur, wenn alle Tests gelingen. Ein Spiel, das den Speicher des Handys aufbraucht, kann die App trotzdem abstürzen lassen. Deine gespeicherten Spiele sind sicher.
    .how = Wie die Sandbox funktioniert
    .yes = Hinzufügen
add-update = { $title } auf { $version } aktualisieren?
    .note = Das ersetzt Version { $version }.
    .yes = Update
add-testing = Das Spiel wird getestet
    .note = Tenfold spielt in der Sandbox ein paar zufällige Spiele. Das dauert ein paar Sekunden.
add-stopped = Test abgebrochen. Auf diesem Handy hat sich nichts geändert.
add-refused = Nicht hinzugefügt
nothing-changed = Auf diesem Handy hat sich nichts geändert.
added = { $title } steht jetzt am Ende der Liste.
updated = { $title } ist jetzt Version { $version } statt { $before }.

## An added game

addon = { $title } { $version }
    .by = Von { $author }.
    .unnamed = jemand Unbekanntem
    .stays = Wenn du es entfernst, bleiben seine Spielstände auf diesem Handy. Sie kommen wieder, wenn du es neu hinzufügst.
    .remove = Spiel entfernen
    .untested = Tenfold muss dieses Spiel neu testen. Füg seine Datei noch mal hinzu, um es zu spielen.
removed = { $title } ist entfernt. Seine Spielstände bleiben auf diesem Handy.
stopped = { $game } ist abgebrochen
    .note = In diesem Zusatzspiel ist etwas schiefgegangen. Du kannst beim letzten Spielstand weitermachen.
    .slow = Das Spiel hat zu lange nicht geantwortet.
silent = Das Spiel antwortet nicht
    .note = { $game } antwortet nicht. Willst du warten oder es schließen?
    .close-note = Wenn du es schließt, kannst du beim letzten Spielstand weitermachen.
    .wait = Warten
    .close = Schließen
closed = { $title } ist geschlossen. Du kannst beim letzten Spielstand weitermachen.
sandbox-leave = Spiel verlassen
sandbox-bar = Zusatzspiel in der Sandbox
sandbox-starts = Das Spiel startet
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = Seine Datei fehlt.
room-part-missing = { $file } fehlt.
room-too-complex = Die Anzeige des Spiels ist zu komplex.
room-too-large = Die Anzeige des Spiels ist zu groß.
room-python-stopped = Das Python des Spiels ist abgebrochen.
room-other-page = Das Spiel wollte eine andere Seite öffnen und wurde geschlossen.
room-no-answer = Das Spiel antwortet nicht.
room-save-too-large = Der Spielstand ist zu groß, darum wurde das Spiel geschlossen.
room-saves-too-much = Das Spiel speichert zu viele Daten und wurde geschlossen.

## Why a file is no game

addon-unreadable = Dieses Zusatzspiel ist nicht lesbar. Füg seine Datei noch mal hinzu.
addon-no-wheel = Das ist keine Spieldatei: Ihr Name endet nicht auf .whl.
addon-large = Diese Datei ist zu groß. Ein Spiel darf höchstens { $most } MB haben.
addon-not-pure = Dieses Spiel ist kein reines Python: Der Dateiname endet nicht auf -py3-none-any.whl.
addon-metadata-damaged = Diese Datei ist beschädigt: Ihre Metadaten sind nicht lesbar.
addon-damaged = Diese Datei ist beschädigt: Sie lässt sich nicht entpacken.
addon-metadata-large = Diese Datei geht nicht: Ihr { $file } ist zu groß.
addon-files = Dieses Spiel hat zu viele Dateien. Höchstens { $most } sind erlaubt.
addon-large-unpacked = Dieses Spiel ist entpackt zu groß.
addon-no-metadata = Das ist keine Spieldatei: Ihre Metadaten fehlen.
addon-other-metadata = Diese Datei ist beschädigt: Ihr Name passt nicht zu den Metadaten.
addon-name-taken = Diese Datei geht nicht: Den Namen { $name } gibt es schon.
addon-places = Diese Datei ist beschädigt: Sie nennt Orte außerhalb ihres Ordners.
addon-compiled = Dieses Spiel ist kein reines Python: Es hat eine kompilierte Bibliothek.
addon-one-computer = Dieses Spiel ist kein reines Python: Es ist für eine bestimmte Art von Gerät gemacht.
addon-outside = Diese Datei geht nicht: Sie legt Dateien außerhalb ihres Ordners ab.
addon-own-package = Die Dateien eines Spiels brauchen ein eigenes Paket, nicht „{ $name }“.
addon-needs = Dieses Spiel braucht { $name }, und das hat Tenfold nicht.
addon-needs-other = Dieses Spiel braucht { $name }, aber hier ist { $package } { $version }.
addon-no-games = In dieser Datei ist kein Spiel: Unter tenfold.games steht keins.
addon-games = In dieser Datei sind zu viele Spiele. Höchstens { $most } sind erlaubt.
addon-short-name = Der Kurzname eines Spiels hat nur Kleinbuchstaben, Ziffern und Bindestriche. „{ $name }“ geht nicht.
addon-lacks =
    { $part ->
        [rules] Das Spiel { $game } hat keine Regeln: Unter { $group } nennt seine Datei keine.
        [players] Das Spiel { $game } hat keine Computer: Unter { $group } nennt seine Datei keine.
       *[board] Das Spiel { $game } hat kein Spielbrett: Unter { $group } nennt seine Datei keins.
    }
addon-game-taken = Es gibt schon ein Spiel namens { $game }.
addon-package-taken = Diese Datei geht nicht: Sie würde { $package } verdecken, das schon da ist.

## What tests of a game find

test-failed = Das Spiel hat einen Test nicht bestanden. { $why }
test-crash = Das Spiel ist abgestürzt: { $why }
test-board-crash = Das Spielbrett ist abgestürzt: { $why }
test-no-board = Das Spielbrett ist kein table.boards.Board.
test-no-button = Das Spielbrett wartet auf ein Tippen, hat aber keinen Knopf dafür.
test-nothing-to-tap = Wer dran ist, findet auf dem Spielbrett nichts zum Tippen.
test-refuses = Das Spiel lehnt einen Zug ab, den es angeboten hat: { $why }

## What a game's description lacks

guest-incomplete = Die Beschreibung des Spiels ist unvollständig.
guest-long = Die Beschreibung des Spiels ist zu lang.
guest-other = Die Beschreibung passt nicht zu den Spielen in der Datei.
guest-title-taken = Das Spiel kann nicht „{ $title }“ heißen: Den Namen gibt es schon.
guest-emblem = Das Emblem des Spiels besteht nicht aus einfachen Formen.
guest-option = Eine Option des Spiels ist unvollständig.
guest-choice = Eine Auswahl des Spiels ist unvollständig.
guest-choice-seat = Eine Auswahl des Spiels heißt wie ein Sitz.
guest-preset = Ein Regelpaket des Spiels ist unvollständig.
guest-preset-unknown = Ein Regelpaket des Spiels nennt eine Auswahl, die es nicht gibt.
guest-lesson = Eine Lektion des Spiels ist unvollständig.
guest-twice =
    { $part ->
        [option] Zwei Optionen des Spiels heißen gleich.
        [choice] Zwei Auswahlen des Spiels heißen gleich.
       *[lesson] Zwei Lektionen des Spiels heißen gleich.
    }
guest-short-name = Ein Kurzname im Spiel ist nicht erlaubt.
guest-option-name = Eine Option kann nicht { $name } heißen.
guest-players = Für dieses Spiel hat Tenfold nicht die richtige Zahl von Sitzen.

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
