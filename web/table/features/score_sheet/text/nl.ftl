### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = Echte kaarten
    .note = punten tellen
which-game = Welk spel spelen jullie?
real-cards = Met echte kaarten
sheets = Scorebladen
    .called = de scorebladen
    .unread =
        { $count ->
            [one] 1 scoreblad kan niet worden gelezen. Het blijft bewaard zoals het is.
           *[other] { $count } scorebladen kunnen niet worden gelezen. Ze blijven bewaard zoals ze zijn.
        }
sheet-of = { $title }, scoreblad
sheet-full = Dit scoreblad is vol. Begin een nieuw.
too-many-sheets = Je hebt al { $of } scorebladen. Verwijder er eerst een bij je spellen.

## Who plays

new-sheet = Nieuw scoreblad
    .note = Speel met echte kaarten, en Tenfold houdt de punten bij.
player-less = Een speler minder
player-more = Een speler meer
start-sheet = Begin scoreblad

## Questions, each also the label of its answer

first-dealer = Eerste gever
first-starter = Wie begint
trumps = Troef
sign = { $sign }
bid = Bod van { $who }
    .row = Bod
tricks = Slagen van { $who }
    .row = Slagen
tenth-card = Het eerst tien kaarten open
    .short = eerst
grid = Kaarten van { $who }, bovenste rij eerst
points-of = Punten van { $who }
points-row = Punten
round-card = Rondekaart
round-winner = Winnaar van de ronde
round-loser = Verliezer van de ronde
taken = Kaarten die { $who } pakt, zonder de rondekaart
hands-filled = Kan iedereen de hand aanvullen tot 4 kaarten?
hands-full = Ja
hands-not-full = Nee
rest = Punten op de rondekaarten die over zijn
chips = Fiches van { $who }
    .row = Fiches
    .wrong =
        { $count ->
            [one] Dat is 1 fiche, maar het zijn er { $of }.
           *[other] Dat zijn { $count } fiches, maar het zijn er { $of }.
        }
hand = Hand van { $who }
    .row = Hand
cards-won = Kaarten die { $who } won
cards-row = Kaarten
cards-wrong = Dat zijn { $count } kaarten, maar het zijn er { $of }.
tens-called = PIG 10’s van { $who }
went-out = Als { $place }e uit
cards-left = Kaarten die { $who } overhoudt

## What can’t be

hooked = { $who } kan geen { $bid } bieden: door het klopverbod mogen de biedingen niet samen { $tricks } zijn.
tricks-wrong =
    { $of ->
        [one] Er was 1 slag, en je hebt er { $count }.
       *[other] Er waren { $of } slagen, en je hebt er { $count }.
    }
too-many-of = { $card } kan geen { $count } keer voorkomen: er zijn er maar { $of }.
too-few-taken = { $count } kaarten is te weinig: iedereen speelt er minstens 1, dus het zijn er { $of } of meer.
round-card-again = Rondekaart { $card } was er al in ronde { $count }.
doubtful = { $number }, mag niet
correct = Wijzig
    .round = Wijzig ronde { $count }
    .result = Wijzig de uitslag
stands = Laat het zo
corrected = Klaar
unanswered = nog niet

## A round

round-number = Ronde { $count }
round-of = Ronde { $count } van { $of }
round-of-cards =
    { $cards ->
        [one] Ronde { $count }: 1 kaart
       *[other] Ronde { $count }: { $cards } kaarten
    }
deals-and-leads = { $who } geeft, en { $other } komt uit.
starts = { $who } begint.
chooses = { $who } kiest wie begint.
this-round = Deze ronde
fact = { $label }: { $value }
from-to = { $low } tot { $high }
by-points = Vul punten in
by-cards = Vul kaarten in
cards-so-far = Kaarten tot nu toe
card-back = Neem de laatste kaart terug
replace-card = Kaart { $count }: { $card }. Vervang
cards-most = Er passen hier maar { $count } kaarten.
cards-done = Klaar
with-round-card = { $points } met de rondekaart.
block =
    { $count ->
       *[other] { $count } paren naast elkaar: { $points }.
    }
matches =
    { $count ->
        [one] 1 paar telt 0.
       *[other] { $count } paren tellen 0.
    }
won-of-bid = { $won } gewonnen, { $bid } geboden
    .note = Onder de punten: slagen/bod.
game-taken-back = Terug aan het eind van spel { $count }.
undo-nothing = Er is nog niets terug te nemen.

## The scores

heading = Ronde
    .series = Spel
no-round-yet = Nog geen ronde
another-game = Nog een spel
report = Meld uitslag
no-tournament = Dat toernooi staat niet meer op deze telefoon.
share = Deel de stand
    .as = als tekst
    .as-picture = als plaatje
    .head = { $title } met echte kaarten: { $standing }
    .row = { $place }. { $name } { $value }
remove = Verwijder blad
remove-sheet = Dit scoreblad verwijderen?
    .note = Hiermee verdwijnen alle rondes van { $names }.
    .cancel = Toch niet
    .remove = Wis
sheet-removed = Scoreblad verwijderd.
