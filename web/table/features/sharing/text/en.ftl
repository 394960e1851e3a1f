### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-deal = Share this deal
    .told = The link holds the cards, seats and table rules. It includes your name only with your result.
share-result = With a result to beat
    .told = { $name }, { $result }
share-cards = Just the deal
    .told = The same cards, without a result
share-game = The whole game
    .told = A file to import on another phone
share-qr = QR code of this deal
    .told = Or scan this with another phone: it opens the deal.
    .beat = Or scan this with another phone. It opens the deal, with the result to beat: { $name }, { $result }.
leads-to-daily-deal = This link opens the daily deal. Only your first try counts.
same-deal = The same deal at the same table:
shared = Deal { $title }, shared
    .told = The same cards as on the phone that sent the link.
    .beat = { $label }, at the same table.
