### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Fünf Kartenspiele rund um die Zahl Zehn, auf einem Handy, das am Tisch herumgeht. Kostenlos, offline, ohne Konto.
app-description = Fünf Kartenspiele rund um die Zahl Zehn, auf einem Handy, das am Tisch herumgeht.
screenshot-narrow = Eine Partie PIG 10 auf einem Handy
screenshot-wide = Eine Partie PIG 10 auf einem Tablet

old = Tenfold braucht einen neueren Browser
    .why =
        Tenfold läuft in Chrome, Edge und den Browsern von Android ab Version 123, in Firefox ab 121 und in Safari
        ab 17.5, auch auf iPhone und iPad. Dieser Browser ist älter, oder er blockiert etwas, das Tenfold braucht.
        Deine Spiele sind sicher.
framed = Tenfold steckt in einer anderen Seite
    .why =
        Eine andere Seite zeigt Tenfold in einem Rahmen und könnte dort Knöpfe verdecken. Darum startet es hier
        nicht. Deine Spiele sind sicher.
    .open = Tenfold öffnen
broken = Tenfold wurde nicht ganz geladen
    .why = Ein Teil lässt sich nicht laden. Deine Spiele sind sicher. Versuch es noch mal, wenn du online bist.
    .again = Noch mal
no-script = Tenfold braucht JavaScript: Damit läuft Python in deinem Browser. Alles, was du tust, bleibt auf diesem Gerät.

## In the service worker

damaged = Tenfold ist beschädigt
    .why =
        Einige Dateien von Tenfold auf diesem Handy haben sich verändert, darum startet es nicht. Deine Spiele sind
        sicher. Geh online, schließ Tenfold und öffne es wieder. Dann repariert es sich selbst.
