### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Toch niet
remove = Wis
save-as-file = Bewaar als bestand
try-again = Nog eens
nothing-changed = Op deze telefoon is niets veranderd.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = Ronde { $count }
remove-game = Dit spel verwijderen?
remove-series = Deze serie verwijderen?
remove-tournament = Dit toernooi verwijderen?
removes-one = { $title } met { $names } wordt voorgoed gewist.
removes-all = De { $count } spellen { $title } met { $names } worden voorgoed gewist.
damaged = Dit spel is niet te lezen
    .note = Het bewaarde spel is beschadigd: het is niet volledig, of er is iets overheen geschreven.
    .newer = Dit spel komt van een nieuwere Tenfold. Werk Tenfold hier bij en open het opnieuw.
    .stays = Het staat nog op deze telefoon, en je andere spellen zijn veilig. Je kunt het als bestand bewaren.
skipped = Dit spel is niet gelezen
    .stays = Het staat nog op deze telefoon. Als je het opnieuw probeert, kan Tenfold weer stoppen.
    .remove = Wis het spel
reading-again = Het spel wordt gelezen
    .note = Als Tenfold stopt, start het vanzelf opnieuw.
read-again = Tenfold heeft het spel gelezen. Het staat weer in je lijst.
read-damaged = Dit spel is beschadigd en niet te lezen. Je kunt het nog als bestand bewaren.
no-longer-here = Dit spel staat niet meer op deze telefoon.
not-now = Dit spel kan nu niet worden gelezen. Het is veilig. Probeer het over een minuut nog eens.
unknown-player = { $name } wordt gespeeld door “{ $level }”, een computerspeler die niet op deze telefoon staat.
not-opened = nog niet geopend

## What is saved besides the games

saved-settings = de instellingen
saved-setups = de opstelling van de tafels
saved-open = de lijst van onafgemaakte spellen
saved-history = de lijst van afgelopen spellen
saved-past = de lijst van oudere spellen

## Sharing by hand

copy = Kopieer deze tekst
    .note = Tekst om te kopiëren

## Links

link-no-deal-again = Dit spel is niet als link te delen: het begon vanuit een stelling.
link-place = { $place }e van { $of }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name } eindigde met { $points }
link-result-place = { $name } werd { $points }
link-someone = Iemand
link-invites = { $title }, deling { $deal }: dezelfde kaarten voor jou.
link-invites-to-beat = { $title }, deling { $deal }. { $result }. Kun jij dat beter?
link-computers = Alleen computers speelden
link-same = Dezelfde uitslag
link-better = { $name } deed het beter
link-sender-better = De afzender deed het beter
link-sent = Meegestuurd met de link
link-without-game = Deze link noemt geen spel van Tenfold. Misschien ontbreekt er een stuk: kopieer de link opnieuw.
link-without-deal = In deze link staat geen deling. Misschien ontbreekt er een stuk: kopieer de link opnieuw.
link-without-seats = In deze link staat niet wie er spelen. Misschien ontbreekt er een stuk: kopieer de link opnieuw.
link-without-end = Het eind van deze link ontbreekt. Kopieer de link opnieuw.
link-players =
    { $count ->
        [one] { $title } kan niet met 1 speler.
       *[other] { $title } kan niet met { $count } spelers.
    }
link-rules = De tafelregels in deze link kunnen niet: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
