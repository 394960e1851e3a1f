### What Tenfold says of saved games, files, links and added games.
###
### text: $name, $title, $label, $version, $before, $author, $why, $game, $file, $part, $group, $package, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $most, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Toch niet
remove = Wis
save-as-file = Bewaar als bestand
try-again = Nog eens

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
saved-addon = een toegevoegd spel

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

## Adding a game

add = { $name } { $version } toevoegen?
    .note = Iemand anders heeft dit spel gemaakt, en Tenfold heeft het niet nagekeken. Het draait in een afgesloten ruimte. Daar kan het niet bij het netwerk, bij je andere spellen of bij wat bewaard is, en niet buiten het eigen vlak tekenen. De balk bovenaan is altijd van Tenfold.
    .risk = Tenfold test het eerst, en voegt het niet toe als een test mislukt. Een spel dat het geheugen van de telefoon opgebruikt, kan de app nog laten vastlopen. Je bewaarde spellen zijn veilig.
    .how = Zo werkt de afgesloten ruimte
    .yes = Voeg toe
add-update = { $title } bijwerken naar { $version }?
    .note = Dit vervangt versie { $version }.
    .yes = Werk bij
add-testing = Het spel wordt getest
    .note = Tenfold speelt in de afgesloten ruimte een paar willekeurige spellen. Dat duurt een paar seconden.
add-stopped = Test gestopt. Op deze telefoon is niets veranderd.
add-refused = Spel niet toegevoegd
nothing-changed = Op deze telefoon is niets veranderd.
added = { $title } staat nu onderaan de lijst.
updated = { $title } is bijgewerkt van versie { $before } naar { $version }.

## An added game

addon = { $title } { $version }
    .by = Van { $author }.
    .unnamed = iemand zonder naam
    .stays = Als je het wist, blijven de bewaarde spellen op deze telefoon. Ze komen terug als je het weer toevoegt.
    .remove = Wis het spel
    .untested = Tenfold moet dit spel opnieuw testen. Voeg het bestand nog eens toe om het te spelen.
removed = { $title } is gewist. De bewaarde spellen blijven op deze telefoon.
stopped = { $game } is gestopt
    .note = Er ging iets mis in dit toegevoegde spel. Je kunt verder vanaf wat het laatst bewaard is.
    .slow = Het spel deed te lang over een antwoord.
silent = Het spel reageert niet
    .note = { $game } geeft geen antwoord. Wil je wachten, of het sluiten?
    .close-note = Als je het sluit, kun je verder vanaf wat het laatst bewaard is.
    .wait = Wacht
    .close = Sluit spel
closed = { $title } is gesloten. Je kunt verder vanaf wat het laatst bewaard is.
sandbox-leave = Verlaat het spel
sandbox-bar = Toegevoegd spel, afgesloten
sandbox-starts = Het spel start
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = Het bestand ontbreekt.
room-part-missing = { $file } ontbreekt.
room-too-complex = Het scherm van het spel is te ingewikkeld om te tonen.
room-too-large = Het scherm van het spel is te groot om te tonen.
room-python-stopped = De Python van het spel is gestopt.
room-other-page = Het spel wilde een andere pagina openen, en is daarom gesloten.
room-no-answer = Het spel reageert niet.
room-save-too-large = Wat het spel wilde bewaren, is te groot, dus is het gesloten.
room-saves-too-much = Het spel bewaart te veel, dus is het gesloten.

## Why a file is no game

addon-unreadable = Dit toegevoegde spel is niet te lezen. Voeg het bestand nog eens toe.
addon-no-wheel = Dit is geen spelbestand: de naam eindigt niet op .whl.
addon-large = Dit bestand is te groot. De grens voor een spel is { $most } MB.
addon-not-pure = Dit spel is geen zuivere Python: de bestandsnaam eindigt niet op -py3-none-any.whl.
addon-metadata-damaged = Dit bestand is beschadigd: de metadata zijn niet te lezen.
addon-damaged = Dit bestand is beschadigd: het kan niet worden uitgepakt.
addon-metadata-large = Dit bestand kan er niet bij: { $file } erin is te groot.
addon-files = Dit spel heeft te veel bestanden. De grens is { $most }.
addon-large-unpacked = Dit spel is uitgepakt te groot.
addon-no-metadata = Dit is geen spelbestand: de metadata ontbreken.
addon-other-metadata = Dit bestand is beschadigd: de naam past niet bij de metadata.
addon-name-taken = Dit bestand kan er niet bij: de naam { $name } is al in gebruik.
addon-places = Dit bestand is beschadigd: het noemt plekken buiten de eigen map.
addon-compiled = Dit spel is geen zuivere Python: er zit een gecompileerde bibliotheek in.
addon-one-computer = Dit spel is geen zuivere Python: het is gemaakt voor één soort computer.
addon-outside = Dit bestand kan er niet bij: het zet bestanden buiten de eigen map.
addon-own-package = De bestanden van een spel moeten in een eigen pakket staan, niet in “{ $name }”.
addon-needs = Dit spel heeft { $name } nodig, en dat heeft Tenfold niet.
addon-needs-other = Dit spel heeft { $name } nodig, maar dit is { $package } { $version }.
addon-no-games = In dit bestand zit geen spel: het noemt er geen onder tenfold.games.
addon-games = In dit bestand zitten te veel spellen. De grens is { $most }.
addon-short-name = De korte naam van een spel heeft alleen kleine letters, cijfers en streepjes. “{ $name }” mag niet.
addon-lacks =
    { $part ->
        [rules] Het spel { $game } heeft geen regels: het bestand noemt er geen onder { $group }.
        [players] Het spel { $game } heeft geen computerspelers: het bestand noemt er geen onder { $group }.
       *[board] Het spel { $game } heeft geen bord: het bestand noemt er geen onder { $group }.
    }
addon-game-taken = Er is al een spel dat { $game } heet.
addon-package-taken = Dit bestand kan er niet bij: het zou { $package } verbergen, en dat is er al.

## What tests of a game find

test-failed = Het spel kwam niet door een test. { $why }
test-crash = Het spel liep vast: { $why }
test-board-crash = Het bord van het spel liep vast: { $why }
test-no-board = Het bord van het spel is geen table.boards.Board.
test-no-button = Het bord van het spel wacht op een tik, maar heeft er geen knop voor.
test-nothing-to-tap = Wie aan de beurt is, kan op het bord van het spel nergens op tikken.
test-refuses = Het spel weigert een zet die het zelf aanbood: { $why }

## What a game's description lacks

guest-incomplete = De beschrijving van het spel is niet volledig.
guest-long = De beschrijving van het spel is te lang.
guest-other = De beschrijving van het spel past niet bij de spellen in het bestand.
guest-title-taken = Het spel kan niet “{ $title }” heten: die naam is al in gebruik.
guest-emblem = Het embleem van het spel bestaat niet uit eenvoudige vormen.
guest-option = Een optie van het spel is niet volledig.
guest-choice = Een keuze van het spel is niet volledig.
guest-choice-seat = Een keuze van het spel heet net als een stoel.
guest-preset = Een voorinstelling van het spel is niet volledig.
guest-preset-unknown = Een voorinstelling van het spel gebruikt een keuze die er niet is.
guest-lesson = Een les van het spel is niet volledig.
guest-twice =
    { $part ->
        [option] Twee opties van het spel heten hetzelfde.
        [choice] Twee keuzes van het spel heten hetzelfde.
       *[lesson] Twee lessen van het spel heten hetzelfde.
    }
guest-short-name = Een korte naam in het spel mag niet.
guest-option-name = Een optie kan niet { $name } heten.
guest-players = Voor het aantal spelers van dit spel heeft Tenfold geen stoelen.

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
