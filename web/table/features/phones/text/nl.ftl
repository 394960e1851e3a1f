### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Elk op een eigen telefoon
    .here =
        { $count ->
            [one] 1 telefoon
           *[other] { $count } telefoons
        }
called = de tafel met andere telefoons

## On the phone with the table

phones = Andere telefoons
opening = Klaarmaken voor andere telefoons …
scan = Scan dit met de camera van een andere telefoon. Die opent Tenfold en vraagt om een naam.
scan-label = QR-code van deze tafel
scan-direct = Eerst scant de andere telefoon dit: met de camera, of in Tenfold onder “Schuif aan”.
    .lost = Eerst scant de telefoon die terugkomt dit: met “Scan de code” aan de tafel daar.
then-scan = Scan dan de andere telefoon
scan-answer = Houd de code van de andere telefoon voor de camera.
show-code = Toon de code
connecting = De telefoons zoeken elkaar …
add-phone = Nog een telefoon erbij
other-code = Dat is een andere code
old-code = Die code is te oud. Laat de andere telefoon opnieuw scannen.
no-camera = Tenfold heeft de camera nodig om andere telefoons te vinden. Sta die voor deze pagina toe, en probeer het nog eens.
no-network = Deze telefoon zit in geen netwerk. Zet alle telefoons op dezelfde wifi of hotspot. Internet is niet nodig.
no-path = De telefoons kunnen elkaar niet bereiken. Sommige netwerken houden telefoons uit elkaar: gebruik de hotspot van een van jullie, en zet een eventuele VPN uit.
    .apart = Beide telefoons zitten in hetzelfde netwerk, maar dat houdt ze uit elkaar. Gebruik de hotspot van een van jullie, en zet een eventuele VPN uit.
    .networks = De telefoons zitten in verschillende netwerken. Zet ze op dezelfde wifi of hotspot, en zet een eventuele VPN uit.
    .hotspot = De telefoon met de hotspot is voor de eigen gasten niet te bereiken. Laat een andere telefoon de hotspot maken.
    .hidden = Een van de telefoons verbergt het eigen adres. Sta daar de camera toe terwijl de code te zien is.
no-browser = Deze browser kan geen andere telefoons bereiken. Open Tenfold in Chrome, Firefox of Safari zelf.
no-code = Dat lukte niet. Misschien hebben de telefoons verschillende versies van Tenfold. Herlaad de pagina op allebei, en probeer het nog eens.
phone-here = eigen telefoon
phone-lost = geen bereik
    .choice = geen bereik: wie speelt?
computer = computer
this-phone = op deze telefoon
# On the edge of a seat at the table.
tag-you = jij
tag-turn = jouw beurt
deal-for = Geef voor { $names }
# Below it, on a second button: computer players.
deal-with = Geef ook voor { $names }
waits-for-phones = wacht
only-table = Deze telefoon toont alleen de tafel
    .note = Leg die in het midden. Er zijn geen handen op te zien.
stop = Speel alleen op deze telefoon
no-relay = Andere telefoons kunnen deze hier niet vinden. Start op een computer in hetzelfde netwerk Tenfold met “python3 serve.py --lan”, en open op elke telefoon het adres dat dan verschijnt.
try-again = Nog eens
came = { $name } is er
left = { $name } is vertrokken
    .computer = { $name } is vertrokken, en de computer speelt verder.
lost = De telefoon van { $name } viel weg
found = De telefoon van { $name } is terug
closed = Nu speelt alleen deze telefoon
waits = Wachten op de andere telefoons
lost-turn = De telefoon van { $name } is niet te bereiken.
go-on-without = Wat nu?
instead-note = Is de telefoon terug, dan speelt { $name } er weer op.
instead-left = Wie speelt nu voor { $name }? Wil { $name } terugkomen, voeg dan nog een telefoon toe.
plays-here-row = Speel op deze telefoon
    .note = Je geeft die aan { $name }
computer-row = Laat de computer spelen
    .note = op niveau gemiddeld
computer-plays = De computer speelt voor { $name }
plays-here = { $name } speelt op deze telefoon
plays-there = { $name } speelt nu op de telefoon van { $host }
    .table = { $name } speelt nu op de telefoon met de tafel
door = { $name } wil meedoen
    .again = Nog een telefoon wil { $name } zijn
    .again-note = Heeft { $name } een andere telefoon genomen? Laat die dan binnen. De eerste telefoon verlaat dan de tafel.
    .note = Op welke stoel?
    .no-seat = Alle stoelen zijn bezet. Na dit spel is er misschien een vrij.
let-in = Laat binnen
give = Speel als { $name }
send-away = Nee
undo-asked = { $name } wil de laatste zet terugnemen
undo-yes = Mag terug
undo-no = Laat staan
dealt-together = Gegeven met de getallen van alle telefoons.

## On the phones of the others

join = Schuif aan
    .note = Je speelt op deze telefoon, en alleen jij ziet je kaarten. Het spel zelf staat op de telefoon die je de code liet zien.
    .note-short = scan de code
    .trust = Die telefoon verbergt je kaarten, behalve als de jouwe wegvalt en daar iemand voor je speelt. Met ontwikkelaarstools zijn ze daar wel te lezen.
join-now = Doe mee
# A page that tries it before there is a game.
hear = Kunnen onze telefoons elkaar horen?
    .title = Telefoontest
    .short = eerst proberen
    .how = Zet beide telefoons op dezelfde wifi of hotspot. Internet is niet nodig. De andere telefoon doet mee alsof er een spel is.
hears = ja, dat kan
heard = { $phone } en deze telefoon kunnen elkaar horen.
choose-game = Kies een spel
scan-now = Scan de code
scan-again = Scan opnieuw
scan-table = Houd de code van de tafel voor de camera.
stop-scanning = Stop
preparing = Klaarmaken …
answer = Houd nu deze code voor de camera van de andere telefoon.
answer-label = QR-code van deze telefoon
# $phone, at the start of a sentence.
hosts-phone = De telefoon van { $name }
    .table = De telefoon met de tafel
come-back = Scan de code opnieuw om terug te komen. { $phone } toont die onder “Wat nu?”.
your-name = Je naam
visiting = { $title } met anderen
at-table = Je zit aan tafel
    .waits = Het spel begint als { $name } geeft.
    .waits-table = Het spel begint als iemand geeft op de telefoon met de tafel.
    .no-seat = Er is nu geen stoel voor je aan tafel.
finding = De tafel wordt gezocht …
finding-note = Houd deze pagina open.
away = { $phone } toont iets anders. Het spel wacht.
silent = { $phone } is niet te bereiken. Het spel wacht.
others = Wachten op de anderen
sending = Je zet is onderweg
next-deal = { $phone } begint het volgende spel.
leave = Verlaat de tafel
    .note = de anderen spelen door
    .asked = De tafel verlaten?
    .asked-game = De computer speelt voor je verder. Om terug te komen, heb je de code van de tafel nodig.
    .asked-lobby = Een ander kan dan je stoel krijgen.
    .yes = Verlaat
    .no = Blijf
goodbye = Je hebt de tafel verlaten
    .computer = Je hebt de tafel verlaten. De computer speelt voor je verder.
undone = { $name } nam een zet terug
    .own = Je zet is teruggenomen
back-to-table = Terug naar de tafel
    .turn = Jouw beurt
table-goes-on = De tafel speelt door
asked-undo = { $name } krijgt de vraag of je mag terugnemen
    .table = De anderen krijgen de vraag of je mag terugnemen
# To a phone that waits at the door.
asks = { $name } moet je nog binnenlaten.
    .table = Iemand moet je nog binnenlaten, op de telefoon met de tafel.
no-rules = Dat kan nu niet
no-undo = Het antwoord was nee, dus je zet blijft staan
no-late = Dit kun je niet meer terugnemen
host-decides = Dit spel staat op een andere telefoon.
fair = Eerlijk gegeven: je telefoon had invloed op deze deling.
unfair = Je telefoon had geen invloed op deze deling.
closed-over = De tafel is gesloten. Je afgelopen spellen staan in “Je spellen”.
closed-full = De tafel is vol.
closed-version = De twee telefoons hebben verschillende versies van Tenfold. Herlaad de pagina op allebei.
closed-taken = Op jouw stoel speelt nu iemand anders, op een andere telefoon.
closed-refused = In dit spel is geen stoel voor je. Vraag het na dit spel nog eens.
closed-missing = Deze tafel is er niet meer. Vraag om een nieuwe code.
