### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Compartir
share-picture = El resultado
    .note = Los puestos y los puntos de toda la mesa, como imagen
share-of = Reparto de { $title }
share-deal = Este reparto
    .note = El enlace lleva las cartas, los asientos y las reglas de mesa. Tu nombre solo va si compartes tu resultado.
share-result = Con un resultado que superar
    .note =
        { $name ->
            [you] el tuyo
           *[other] { $name }
        }, { $result }
share-cards = Solo el reparto
    .note = Las mismas cartas, sin resultado
share-qr = Código QR de este reparto
    .note = O escanea esto con otro teléfono: abre el reparto.
    .beat = O escanea esto con otro teléfono. Abre el reparto con el resultado que superar: { $name ->
        [you] el tuyo
       *[other] { $name }
    }, { $result }.
same-deal = El mismo reparto en la misma mesa:
shared = Reparto de { $title }, compartido
    .note = Las mismas cartas que en el teléfono que envió el enlace.
    .beat = { $label }, en la misma mesa.
