### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Partager la partie
share-picture = Le résultat
    .note = Les places et les scores, en image
share-of = Donne { $title }
share-deal = Cette donne
    .note = Le lien contient les cartes, les sièges et les options. Ton nom n’y est que si tu partages ton résultat.
share-result = Avec un résultat à battre
    .note =
        { $name ->
            [you] le tien
           *[other] { $name }
        }, { $result }
share-cards = Juste la donne
    .note = Les mêmes cartes, sans résultat
share-qr = Code QR de cette donne
    .note = Ou scanne ça avec un autre téléphone : la donne s’ouvre.
    .beat = Ou scanne ça avec un autre téléphone. La donne s’ouvre, avec le résultat à battre : { $name ->
        [you] le tien
       *[other] { $name }
    }, { $result }.
same-deal = La même donne à la même table :
shared = Donne { $title }, partagée
    .note = Les mêmes cartes que sur le téléphone qui a envoyé le lien.
    .beat = { $label }, à la même table.
