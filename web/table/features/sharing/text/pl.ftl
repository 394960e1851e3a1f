### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Udostępnij grę
share-picture = Wynik
    .note = Miejsca i wyniki wszystkich, jako obraz
share-of = Rozdanie { $title }
share-deal = To rozdanie
    .note = Link zawiera karty, miejsca i zasady stołu. Twoje imię tylko wtedy, gdy dołączysz swój wynik.
share-result = Z wynikiem do pobicia
    .note =
        { $name ->
            [you] twój
           *[other] { $name }
        }, { $result }
share-cards = Samo rozdanie
    .note = Te same karty, bez wyniku
share-qr = Kod QR tego rozdania
    .note = Albo zeskanuj to innym telefonem: otworzy to rozdanie.
    .beat = Albo zeskanuj to innym telefonem. Otworzy to rozdanie z wynikiem do pobicia: { $name ->
        [you] twój
       *[other] { $name }
    }, { $result }.
same-deal = To samo rozdanie przy takim samym stole:
shared = Rozdanie { $title } z linku
    .note = Te same karty co w telefonie, z którego jest link.
    .beat = { $label }, przy takim samym stole.
