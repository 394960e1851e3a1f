### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Verder
home = Terug
menu = Menu
close = Sluit
rules = Regels
rules-of = Regels van { $title }
settings = Instellingen
everything-so-far = Verloop
leave-the-table = Verlaat de tafel
again = Opnieuw
cell-of = { $count } van { $of }
back = Terug
name = Naam
several = { $names }
player = Speler { $letter }
# A person who plays alone and has given no name.
reader = Jij
reader-badge = Ji
points =
    { $count ->
        [-1] −1 punt
        [one] 1 punt
       *[other] { $count } punten
    }
ordinal = { $place }e
date =
    { $month ->
        [1] { $day } januari { $year }
        [2] { $day } februari { $year }
        [3] { $day } maart { $year }
        [4] { $day } april { $year }
        [5] { $day } mei { $year }
        [6] { $day } juni { $year }
        [7] { $day } juli { $year }
        [8] { $day } augustus { $year }
        [9] { $day } september { $year }
        [10] { $day } oktober { $year }
        [11] { $day } november { $year }
       *[12] { $day } december { $year }
    }
is-next = { $name } is aan de beurt
your-turn = Jouw beurt

## French cards

# A card, as a voice says it.
french-card =
    { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    }{ $rank ->
        [A] aas
        [K] heer
        [Q] vrouw
        [J] boer
        [T] { " " }10
       *[other] { " " }{ $rank }
    }
suit-name =
    { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] aas
        [K] heer
        [Q] vrouw
        [J] boer
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] H
        [Q] V
        [J] B
        [T] 10
       *[other] { $rank }
    }

## Home

history = Je spellen
games = Spellen
practice-of = { $title } oefenen
resume = { $title }: { $standing }
resume-with = met { $names }
resume-against = tegen { $names }
panel-by = toegevoegd, van { $name }
panel-players = spelers:
update = Nieuwe versie
    .note = Er is een nieuwe versie van Tenfold. Je spellen zijn veilig.
    .take = Werk bij
who-plays = Hoe heet je?
    .skip = Sla deze vraag over
    .save = Bewaar
call = Hallo, { $name }. Vanaf nu zit je op de eerste stoel.
    .games = Hallo, { $name }. Vanaf nu zit je op de eerste stoel. In begonnen spellen blijven de oude namen staan.
    .wrong = In een naam hoort een letter, een cijfer of een emoji.
    .kept = In een naam hoort een letter, een cijfer of een emoji. Je heet nog { $name }.
not-now = Nu niet
# The card in it stands for the icon of the button.
install = Speel offline
    .note = Zet Tenfold op je beginscherm om zonder verbinding te spelen.
    .now = Zet erop
    .share = Tik onderaan op { CARD("share") }<b>Deel</b>.
    .add = Kies <b>Zet op beginscherm</b>.
trouble-close = Sluit dit bericht
not-saved = Wordt niet bewaard

## What is wrong with the storage, and what the shell reports

trouble-full = Deze telefoon is vol. Je kunt doorspelen, maar je spel wordt niet bewaard. Wis een paar oude spellen.
trouble-slow = Bewaren gaat nu traag. Speel gerust door: je spel wordt bewaard zodra het weer lukt.
trouble-late = De opslag van deze telefoon reageert nog niet. Je spellen zijn veilig en komen dan terug. Je kunt nu spelen.
trouble-gone = De browser heeft de opslag gesloten. Je kunt doorspelen, maar je spel wordt niet bewaard.
trouble-blocked = Deze browser bewaart niets (een privévenster?). Als je de pagina sluit, zijn je spellen weg.
skipped = Tenfold stopte bij het lezen van een bewaard spel. Al je andere spellen zijn veilig.
unreadable = Tenfold kon { $names } niet lezen, en is zonder gestart. Je spellen zijn veilig.
games-are-back = Je spellen zijn terug, en alles is bewaard.
saved-again = Bewaren lukt weer, en alles is bewaard.
started-again = Tenfold stopte, en is weer gestart met wat het laatst bewaard was.
copied = Gekopieerd. Plak het waar je wilt.
picture-saved = Het plaatje staat bij je downloads.

## The screen of settings

holder = Jij
    .name = Je naam
saved-games = Back-up
    .skipped = niet gelezen
developers = Voor makers
    .library = Python-bibliotheek
    .docs = documentatie
all-stays-here = Alles blijft op deze telefoon. Je hebt geen account nodig, en Tenfold verstuurt niets.

## The list of games

history-waiting = Niet af
history-over = Afgelopen
history-none = Nog geen spel.
history-older = Oudere spellen
history-game = { $title }: { $names }
history-which = { $title } met { $names }, { $date }
history-remove = Wis { $label }
history-practice = Oefenspel: telt niet mee
history-won = { $name } won
history-shared = { $names } wonnen samen
history-cup-won = { $name } won het toernooi
history-cup-shared = { $names } deelden de titel
history-cup = { $count ->
        [0] Toernooi, nog geen tafel gespeeld
        [one] Toernooi, 1 tafel gespeeld
       *[other] Toernooi, { $count } tafels gespeeld
    }
history-undone = { $date }, met teruggenomen zetten
game-with = { $title } met { $names }
game-saved = Bewaard spel
game-from = Spel van { $date }
ago-now = zojuist
ago-minutes = { $count ->
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
ago-hours = { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
ago-days = { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
ago-unknown = datum onbekend

## Examples in the rules

example = Voorbeeld: { $title }
    .start = Zo begint het.
    .on = Verder
    .next = Verder: { $title }
    .again = Opnieuw: { $title }

## Signs, for who listens

sign-marked = de gemerkte
sign-unmarked = de ongemerkte
sign-to = naar
sign-plus-minus = plus of min
sign-minus = min
sign-plus = plus
sign-times = maal
sign-makes = is
sign-yes = ja
sign-house-rule = huisregel:
shape-green = groen
shape-blue = blauw
shape-yellow = geel
shape-orange = oranje
shape-red = rood
shape-black = zwart
shape-white = wit

## Passing the phone

pass-to = Geef de telefoon aan
holds = Ik ben { $name }
shows-the-hand = toon mijn hand
since = Sinds de laatste zet van { $name }
so-far = Tot nu toe
next-is = Aan de beurt
before-looks = Voordat { $name } kijkt, mag iedereen
before-plays = Voordat { $name } speelt, mag iedereen
plays = { $name } speelt
said-pass = Geef de telefoon aan { $name }.
said-next = { $name } is aan de beurt.
claim-needless = { $name } is toch al aan de beurt.

## The table

rule = Regel
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Oefenspel
undo = Neem terug
players = Spelers

## The end of a game

check-deal = Deling nakijken
shapes-note = 🟩 jouw stoel tussen de andere
practice-counts-nowhere = Oefenspel: het telt niet mee.
deal-number = Deling nummer { $seed }.
same-position = dezelfde stelling
place = { $count }e plaats
match-over = { $label } is afgelopen.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } gewonnen
rematch = Revanche
match-new = Nieuwe serie
    .note = { $games } spellen
match-next = Volgend spel
won-by-all = Gelijkspel
won-by-one =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint
won-by = { $winners } winnen samen

## Matches and scores

match = Serie
    .note = In elk spel krijg je 2 punten voor elke speler die je verslaat, en 1 bij elke gelijke stand.
match-game = Spel { $count }
match-game-of = Spel { $count } van { $of }
match-length =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
match-open = geen serie
match-agreed = hoogste score wint de serie
match-level = In de serie staat het gelijk
match-leads =
    { $who ->
        [you] Je
       *[other] { $who }
    } staat { $margin } voor
match-lead = { $winners } staan voor
match-won =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint de serie met { $margin } verschil
match-shared = { $winners } delen de serie
scores = Stand
all-level = Iedereen staat gelijk
leads =
    { $who ->
        [you] Je
       *[other] { $who }
    } staat { $margin } voor
lead = { $winners } staan voor
# A player’s points after a round.
in-all = { $points } in totaal
after =
    { $count ->
        [one] na 1 ronde
       *[other] na { $count } rondes
    }
after-of =
    { $of ->
        [one] na { $count } van 1 ronde
       *[other] na { $count } van { $of } rondes
    }
after-games =
    { $count ->
        [one] na 1 spel
       *[other] na { $count } spellen
    }
after-of-games =
    { $of ->
        [one] na { $count } van 1 spel
       *[other] na { $count } van { $of } spellen
    }
# Beside a place in the result.
last-round-gain = laatste ronde: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] Na { $count } rondes stond je nog laatste
       *[other] Na { $count } rondes stond { $who } nog laatste
    }
remark-late =
    { $who ->
        [you] Je nam in de laatste ronde de leiding
       *[other] { $who } nam in de laatste ronde de leiding
    }
remark-one = Eén punt gaf de doorslag
remark-led =
    { $who ->
        [you] Je stond vanaf de eerste ronde voor
       *[other] { $who } stond vanaf de eerste ronde voor
    }
fewest-win = laagste score wint
total = Totaal
round-by-round = Per ronde
latest-round = De laatste ronde
this-round = Ronde
game-by-game = Per spel
picture-by = Tenfold
totals = Stand: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Spelers
seats = Stoelen
seats-less = Een stoel weg
seats-more = Een stoel erbij
seats-one = { $title } is voor { $count } spelers.
seats-range = { $title } is voor { $count } tot { $of } spelers.
clockwise = Zoals jullie zitten, met de klok mee.
table-rules = Tafelregels
deal = Deling
    .none = willekeurig
    .wrong = Hoogstens negen cijfers. Laat het leeg voor een willekeurige deling.
starting = Tenfold start
name-of-seat = Naam van stoel { $count }
same-name = Twee spelers heten { $name }. Verander een van de namen.
person = Mens
computer = Computer
kind-person = { $name }, mens. Wijzig
kind-computer =
    { $name }, computer, { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }. Wijzig
move-up = Zet { $name } een plaats hoger
move-to-end = Zet { $name } achteraan
nobody-holds = Alleen computers spelen. Kijk rustig toe.
one-holds = Je speelt tegen de computer.
open-table = { $names } delen het scherm. De telefoon kan op tafel blijven.
phone-changes-hands = { $names } geven de telefoon door.
who-is = Wie is { $name }?
a-person = Een mens
    .note = Speelt op deze telefoon
    .known = Speelde al op deze telefoon
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }
a-computer =
    Een computer, { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }
    .easy = Speelt wat voor de hand ligt
    .medium = Telt kaarten en denkt één beurt vooruit
    .hard = Bedenkt wat de anderen kunnen hebben
character = Karakter
as-usual = standaard
changed = { $label }, gewijzigd

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = het spel is bewaard
new-deal = Nieuw spel
give-up = Geef op
give-up-deal-again = Nieuw spel?
give-up-game = Dit spel opgeven?
    .note = Dit spel telt dan niet, en je krijgt het niet terug.
play-on = Speel door
thinking = Denkt na …
stop = Stop
sealed-deal = Verzegelde deling
    .note = De kaarten lagen vast vóór de eerste zet, en deze code bewijst dat. Kopieer die nu als je wilt: na het spel kun je nakijken dat er niets is veranderd.
# The card stands for the nonce.
seal-parts = Deling nummer <b>{ $seed }</b>, sleutel { CARD("nonce") }
seal-of = Zet de twee achter elkaar met een spatie ertussen. De SHA-256 daarvan is de code die sinds de eerste kaart in het menu staat:
deal-again = Kijk na
check-all = <b>Dezelfde kaarten</b>, en dezelfde uitslag na { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }.
check-end = <b>Dezelfde kaarten</b>, maar een andere uitslag!
check-cards = <b>Andere kaarten</b>, maar dezelfde uitslag na { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }.
check-none = <b>De kaarten en de uitslag kloppen niet!</b>
nobody-to-name = Er is nu niemand om aan te wijzen.
nobody-can = Dat kan hier nu niemand.

## Taking back

undo-done = Zet teruggenomen.
undone = In dit spel zijn zetten teruggenomen.
undone-looks = In dit spel zijn zetten teruggenomen, { $count ->
        [one] één keer
       *[other] { $count } keer
    } na het zien van een verborgen kaart.
no-undo-looked = Terugnemen kan niet: de volgende speler heeft al gekeken.
no-undo-yet = Nog niets terug te nemen.
no-undo-turn = Eerdere beurten kun je niet terugnemen.
no-undo-played = Terugnemen kan niet: { $name } speelde daarna al.
no-undo-computer = De zet van een computer kun je niet terugnemen.
no-undo-turned = Terugnemen kan niet: er zijn nieuwe kaarten te zien.

## What is read

chapters = Inhoud
rules-close = Sluit de regels
whole-rule = De hele regel
chapter-table = Opties
chapter-house = <b>⌂ </b>Huisregels, niet uit de officiële spelregels: { $title }
chapter-words = Woorden
chapter-game = Het spel
chapter-own = De woorden en tekeningen zijn van Tenfold zelf. Tenfold heeft geen band met een uitgegeven spel.
seat = stoel { $count }
newest-first = Nieuwste eerst.
earlier-moves = Eerdere zetten
nothing-yet = Nog geen zet.

## What the shell shows when Python cannot

other-tab = Open in een ander tabblad
    .note = Tenfold is al open in een ander tabblad. Er kan er maar één actief zijn, zodat je spellen veilig zijn.
    .use = Ga hier verder
crash = Er ging iets mis
    .note = Dat is een fout in Tenfold, sorry. Je spel is bewaard tot en met je laatste zet.
    .again = Start opnieuw
    .rescue = Bewaar alle spellen in een bestand
incomplete = Tenfold is niet helemaal geladen
    .note = Misschien ben je offline, of er komt net een nieuwe versie uit. Je spellen zijn veilig. Probeer het over een minuut nog eens.
    .again = Nog eens
opening-link = De link gaat open. Tenfold start …

## Settings, each with its help

set-language = Taal
language-auto = Zoals de telefoon
    .note = Engels als Tenfold de taal van de telefoon niet spreekt
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = De taal kan niet worden geladen. Probeer het nog eens als je online bent.
english-ranks = Engelse letters op kaarten
    .note = J, Q en K in elke taal
set-look = Beeld
set-paper = Thema
set-paper-auto = Systeem
set-paper-light = Licht
set-paper-dark = Donker
set-paper-contrast = Veel contrast
set-back = Achterkant
set-back-frame = Kader
set-back-pleats = Plooien
set-back-rays = Stralen
set-back-peaks = Toppen
set-back-squares = Ruitjes
set-back-fold = Eén vouw
set-felt = Tafel
set-felt-game = Gekleurd
set-felt-grey = Grijs
set-felt-black = Zwart
set-four-colours = Vier kleuren
    .help = Elke kaartkleur in een eigen tint
set-corners = Grotere hoeken
    .help = Voor een telefoon plat op tafel
set-hands = Handen
set-thumb = Knoppen binnen bereik van
set-thumb-left = Linkerduim
set-thumb-right = Rechterduim
set-second-tap = Gekozen kaart spelen met een tik
    .help = Staat dit uit, gebruik dan de knop
set-sums = Toon sommen
    .help = Wat het met een kaart wordt, in rekenspellen
set-do-sums = Reken zelf
    .help = Reken in PIG 10 elk nieuw totaal zelf uit. Klopt het niet, probeer het dan nog eens.
set-pace = Tempo
set-speed = Computerspelers en bewegende kaarten
set-speed-calm = Rustig
set-speed-brisk = Vlot
set-speed-at-once = Meteen
set-explain = Leg regels uit als ze voorkomen
    .help = Elke regel komt een paar keer langs. Zet dit uit en weer aan, dan komen ze nog eens.
set-go-on = Ga vanzelf verder
    .help = In Tenstuff met alleen computers: na 3 seconden
set-sound = Geluid
    .off = Uit
    .soft = Zacht
    .full = Hard
set-buzz = Trillen
    .help = Als iemand aan de beurt is
