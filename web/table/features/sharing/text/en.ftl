### What is said of shared deals.
###
### text: $title, $label

share-deal = Share this deal
same-deal = The same deal at the same table:
shared = Deal { $title }, shared
    .told = The same cards as on the phone that sent the link.
    .beat = { $label }, at this same table.
