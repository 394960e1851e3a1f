### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Toegevoegd
    .unseen = niet te tonen
    .by = van { $name }
    .add = Voeg spel toe
    .from = uit een bestand
carried = Voeg { $name } { $version } toe
    .by = van { $author }
carried-with-games =
    { $count ->
        [one] In het bestand zit ook 1 toegevoegd spel. Voeg het apart toe. Wat ervan bewaard is, wacht tot dan.
       *[other] In het bestand zitten ook { $count } toegevoegde spellen. Voeg ze apart toe. Wat ervan bewaard is, wacht tot dan.
    }
saved-addon = een toegevoegd spel

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
