### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Sichere deine Spiele
    .note = Dein Browser löscht sie vielleicht, wenn du Tenfold eine Weile nicht öffnest. In einer Datei sind sie sicher.
back-up = Alles sichern
    .as = in einer Datei
whole-game = Das ganze Spiel
    .note = Eine Datei zum Importieren auf einem anderen Handy

## Importing

import-file = Datei importieren
    .from = Backup oder Spiel
import-too-large = Diese Datei ist zu groß oder nicht lesbar. Mehr als { $most } MB gehen nicht.
import-not-text = Das ist keine Datei von Tenfold: Sie enthält keinen Text.
import-not-ours = Das ist keine Datei von Tenfold, oder sie ist beschädigt.
import-newer = Diese Datei ist von einem neueren Tenfold. Aktualisiere Tenfold hier und importiere sie noch einmal.
import-refused = Nichts importiert
import-reading = Die Datei wird gelesen
    .waits = Auf diesem Handy ändert sich nichts, bis die ganze Datei geprüft ist.
import-so-far =
    { $of ->
        [0] Die Datei wird geprüft.
        [one] { $count } von 1 Spiel geprüft.
       *[other] { $count } von { $of } Spielen geprüft.
    }
import-stopped = Import abgebrochen. Auf diesem Handy hat sich nichts geändert.
import-not-now = Die Spiele auf diesem Handy lassen sich gerade nicht lesen, darum wurde nichts importiert. Sie sind sicher. Versuch es in einer Minute noch mal.
imported = Import fertig
imported-games =
    { $count ->
        [0] Keine neuen Spiele.
        [one] 1 Spiel importiert.
       *[other] { $count } Spiele importiert.
    }{ $further ->
        [0] { "" }
        [one] { " " }1 Spiel aktualisiert.
       *[other] { " " }{ $further } Spiele aktualisiert.
    }{ $here ->
        [0] { "" }
        [one] { " " }1 Spiel war schon da.
       *[other] { " " }{ $here } Spiele waren schon da.
    }
imported-more = Auch aktualisiert: { $kinds }.
imported-not-all =
    { $count ->
        [one] 1 Spiel blieb weg.
       *[other] { $count } Spiele blieben weg.
    } Tenfold behält bis zu { $most } angefangene Spiele und bis zu { $most } beendete von jedem Zusatzspiel.
imported-unreadable =
    { $count ->
        [one] 1 Teil der Datei war nicht lesbar.
       *[other] { $count } Teile der Datei waren nicht lesbar.
    }
imported-line = Das erste Problem steht in Zeile { $line }.
