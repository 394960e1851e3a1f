### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Zusatzspiele
    .unseen = nicht darstellbar
    .by = von { $name }
    .add = Spiel hinzufügen
    .from = aus einer Datei
carried = { $name } { $version } hinzufügen
    .by = von { $author }
carried-with-games =
    { $count ->
        [one] Die Datei enthält auch 1 Zusatzspiel. Füg es einzeln hinzu. Seine Spielstände warten so lange.
       *[other] Die Datei enthält auch { $count } Zusatzspiele. Füg jedes einzeln hinzu. Ihre Spielstände warten so lange.
    }
saved-addon = ein Zusatzspiel

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
