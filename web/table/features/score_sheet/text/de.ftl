### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = Wir haben Karten
    .note = Punkte notieren
which-game = Welches Spiel spielt ihr?
real-cards = Mit echten Karten
sheets = Punktezettel
    .called = die Punktezettel
    .unread =
        { $count ->
            [one] 1 Punktezettel ist nicht lesbar. Er bleibt gespeichert, wie er ist.
           *[other] { $count } Punktezettel sind nicht lesbar. Sie bleiben gespeichert, wie sie sind.
        }
sheet-of = { $title }, Punktezettel
sheet-full = Dieser Punktezettel ist voll. Fang einen neuen an.
too-many-sheets = Du hast schon { $of } Punktezettel. Entfern erst einen unter „Deine Spiele“.

## Who plays

new-sheet = Neuer Punktezettel
    .note = Spielt mit echten Karten, und Tenfold zählt die Punkte.
player-less = Eine Person weniger
player-more = Eine Person mehr
start-sheet = Zettel anfangen

## Questions, each also the label of its answer

first-dealer = Gibt zuerst
first-starter = Fängt an
trumps = Trumpf
sign = { $sign }
bid = Ansage von { $who }
    .row = Soll
tricks = Stiche von { $who }
    .row = Ist
tenth-card = Zuerst alle zehn Karten offen
    .short = zuerst
grid = Karten von { $who }, obere Reihe zuerst
points-of = Punkte von { $who }
points-row = Punkte
round-card = Rundenkarte
round-winner = Gewinnt die Runde
round-loser = Verliert die Runde
taken = Karten, die { $who } nimmt, ohne Rundenkarte
hands-filled = Können alle auf 4 Karten auffüllen?
hands-full = Ja
hands-not-full = Nein
rest = Punkte der übrigen Rundenkarten
chips = Chips von { $who }
    .row = Chips
    .wrong =
        { $count ->
            [one] Das ist 1 Chip, aber es gibt { $of }.
           *[other] Das sind { $count } Chips, aber es gibt { $of }.
        }
hand = Hand von { $who }
    .row = Hand
cards-won = Gewonnene Karten von { $who }
cards-row = Karten
cards-wrong = Das sind { $count } Karten, aber es gibt { $of }.
tens-called = Wie oft „PIG 10“: { $who }
went-out = Fertig auf Platz { $place }
cards-left = Übrige Karten von { $who }

## What can’t be

hooked = { $bid } geht für { $who } nicht: Mit dem Haken dürfen die Ansagen zusammen nicht { $tricks } ergeben.
tricks-wrong =
    { $of ->
        [one] Es gab 1 Stich, und hier sind es { $count }.
       *[other] Es gab { $of } Stiche, und hier sind es { $count }.
    }
too-many-of = { $card } kann nicht { $count }-mal vorkommen: Es gibt nur { $of }.
too-few-taken = { $count } Karten sind zu wenige: Alle spielen mindestens 1, also sind es { $of } oder mehr.
round-card-again = Rundenkarte { $card } gab es schon in Runde { $count }.
doubtful = { $number }, nicht erlaubt
correct = Ändern
    .round = Runde { $count } ändern
    .result = Ergebnis ändern
stands = So lassen
corrected = Fertig
unanswered = fehlt noch

## A round

round-number = Runde { $count }
round-of = Runde { $count } von { $of }
round-of-cards =
    { $cards ->
        [one] Runde { $count }: 1 Karte
       *[other] Runde { $count }: { $cards } Karten
    }
deals-and-leads = { $who } gibt, und { $other } spielt aus.
starts = { $who } fängt an.
chooses = { $who } wählt, wer anfängt.
this-round = Diese Runde
fact = { $label }: { $value }
from-to = { $low } bis { $high }
by-points = Punkte eingeben
by-cards = Karten eingeben
cards-so-far = Bisherige Karten
card-back = Letzte Karte zurücknehmen
replace-card = Karte { $count }: { $card }. Ersetzen
cards-most = Hier passen nur { $count } Karten hin.
cards-done = Fertig
with-round-card = { $points } mit der Rundenkarte.
block =
    { $count ->
       *[other] { $count } gleiche Paare nebeneinander: { $points }.
    }
matches =
    { $count ->
        [one] 1 Paar zählt 0.
       *[other] { $count } Paare zählen 0.
    }
won-of-bid = { $won } gemacht, { $bid } angesagt
    .note = Unter den Punkten: Stiche/Ansage.
game-taken-back = Zurück am Ende von Spiel { $count }.
undo-nothing = Es gibt noch nichts zurückzunehmen.

## The scores

heading = Runde
    .series = Spiel
no-round-yet = Noch keine Runden
another-game = Noch ein Spiel
report = Ergebnis melden
no-tournament = Dieses Turnier ist nicht mehr auf diesem Handy.
share = Punkte teilen
    .as = als Text
    .as-picture = als Bild
    .head = { $title } mit echten Karten: { $standing }
    .row = { $place }. { $name } { $value }
remove = Zettel entfernen
remove-sheet = Diesen Punktezettel entfernen?
    .note = Das entfernt alle Runden von { $names }.
    .cancel = Abbrechen
    .remove = Entfernen
sheet-removed = Punktezettel entfernt.
