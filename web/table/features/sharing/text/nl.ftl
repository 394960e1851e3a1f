### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Deel dit spel
share-picture = De uitslag
    .note = Plaats en punten van iedereen, als plaatje
share-of = Deling { $title }
share-deal = Deze deling
    .note = In de link staan de kaarten, stoelen en tafelregels. Je naam alleen als je je uitslag meestuurt.
share-result = Met een uitslag om te verslaan
    .note =
        { $name ->
            [you] die van jou
           *[other] { $name }
        }, { $result }
share-cards = Alleen de deling
    .note = Dezelfde kaarten, zonder uitslag
share-qr = QR-code van deze deling
    .note = Of scan dit met een andere telefoon: die opent de deling.
    .beat = Of scan dit met een andere telefoon. Die opent de deling, met de uitslag om te verslaan: { $name ->
        [you] die van jou
       *[other] { $name }
    }, { $result }.
same-deal = Dezelfde deling aan dezelfde tafel:
shared = Deling { $title }, gekregen
    .note = Dezelfde kaarten als op de telefoon die de link stuurde.
    .beat = { $label }, aan dezelfde tafel.
