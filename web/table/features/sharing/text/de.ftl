### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Dieses Spiel teilen
share-picture = Das Ergebnis
    .note = Plätze und Punkte von allen, als Bild
share-of = Verteilung Nr. { $title }
share-deal = Diese Karten
    .note = Der Link enthält Karten, Sitze und Tischregeln. Deinen Namen enthält er nur, wenn du dein Ergebnis teilst.
share-result = Mit Ergebnis zum Schlagen
    .note =
        { $name ->
            [you] deins
           *[other] { $name }
        }, { $result }
share-cards = Nur die Karten
    .note = Dieselben Karten, ohne Ergebnis
share-qr = QR-Code dieser Karten
    .note = Oder scann den Code mit einem anderen Handy: Dann kommen dort dieselben Karten.
    .beat = Oder scann den Code mit einem anderen Handy. Dann kommen dort dieselben Karten, mit einem Ergebnis zum Schlagen: { $name ->
        [you] deins
       *[other] { $name }
    }, { $result }.
same-deal = Dieselben Karten am selben Tisch:
shared = Verteilung Nr. { $title }, geteilt
    .note = Dieselben Karten wie auf dem Handy, von dem der Link kommt.
    .beat = { $label }, am selben Tisch.
