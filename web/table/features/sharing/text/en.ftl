### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = Share this game
share-picture = The result
    .note = Everyone’s place and scores, as a picture
share-of = Deal { $title }
share-deal = This deal
    .note = The link holds the cards, seats and table rules. It only includes your name if you share your result.
share-result = With a result to beat
    .note =
        { $name ->
            [you] yours
           *[other] { $name }
        }, { $result }
share-cards = Just the deal
    .note = The same cards, without a result
share-qr = QR code of this deal
    .note = Or scan this with another phone: it opens the deal.
    .beat = Or scan this with another phone. It opens the deal, with the result to beat: { $name ->
        [you] yours
       *[other] { $name }
    }, { $result }.
same-deal = The same deal at the same table:
shared = Deal { $title }, shared
    .note = The same cards as on the phone that sent the link.
    .beat = { $label }, at the same table.
