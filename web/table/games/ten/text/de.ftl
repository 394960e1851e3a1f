### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Möglichst nah an zehn, notfalls Karten kaufen
deal = 4 Karten und je 7 Chips geben
shapes = Ein Feld pro Runde: 🟨 gewonnen, 🟥 verloren, ⬜ keins von beiden.
title = Das Spiel 10
part = Runde { $round }
round-of = Runde { $round } von { $most }
# Nobody knows how long the cards last.
round-of-between = Runde { $round } von { $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
chips =
    { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] Chip
       *[other] Chips
    }
# On a banner.
banner-round-card = Rundenkarte { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = führt das Spiel an
remark-unbeaten =
    { $who ->
        [you] Du hast keine Runde verloren
       *[other] { $who } hat keine Runde verloren
    }
over = Das Spiel ist vorbei.

## Cards

# As a voice says them.
name-joker = Joker, kostet 10
name-penalty = { $value }, Strafkarte, kostet { $points }
name-round-card = Rundenkarte { $round }
name-covered = eine verdeckte Karte
name-face-down = verdeckte Karte
# In a sentence.
called-joker = Joker
called-penalty = Strafkarte { $value }
# On a button.
sign-penalty = Straf-{ $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = Joker

## What belongs to nobody yet

middle = In der Mitte
no-round-card = keine Rundenkarte
# Under a number of points: what the loser of the round takes.
to-lose = bei Verlust
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = übrig
    .aloud = Rundenkarten übrig
cards-to-draw = Stapel
    .aloud = Karten im Nachziehstapel
pot = Pott

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who }: { $card }
        [one] { $who }: { $card }, mit 1 Chip
       *[other] { $who }: { $card }, mit { $chips } Chips
    }
lies-covered =
    { $chips ->
        [0] { $who }: eine verdeckte Karte
        [one] { $who }: eine verdeckte Karte, mit 1 Chip
       *[other] { $who }: eine verdeckte Karte, mit { $chips } Chips
    }
lies-second = zweite Karte: { $card }
lies-known = bekannt: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } darauf
began = hat die Runde angefangen
let-start =
    { $who ->
        [you] Selbst anfangen
       *[other] { $who } anfangen lassen
    }
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = gewinnt
seat-takes = verliert
seat-for-a-chip = für 1 Chip
seat-from = ab { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = Chip
seat-sells = Markt
seat-bid = bot { $bid }
seat-passed = passt
seat-to-say = bietet
seat-waits = wartet
# The same where many seats have little room.
seat-out-short = raus
seat-now-short = dran
seat-points = Pkt.

## What everybody looks at

table = Der Tisch
card-of-open =
    { $who ->
        [you] Deine offene Karte
       *[other] Offene Karte von { $who }
    }
card-of-covered =
    { $who ->
        [you] Deine verdeckte Karte
       *[other] Verdeckte Karte von { $who }
    }
# Before the number of chips, for a voice.
highest-bid = höchstes Gebot
bid-by =
    { $who ->
        [you] Gebot von dir
       *[other] Gebot von { $who }
    }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] ohne Chips
        [one] mit 1 Chip
       *[other] mit { $chips } Chips
    }
offer-at-least =
    { $chips ->
        [one] mindestens 1 Chip
       *[other] mindestens { $chips } Chips
    }
offer-swap = 1 Chip in den Pott
laid-by =
    { $who ->
        [you] gespielt von dir
       *[other] gespielt von { $who }
    }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Diese Karte kam beim Tausch
bought-own =
    { $who ->
        [you] Du hast sie für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft
       *[other] { $who } hat sie für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who ->
        [you] Du hast { $called } für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft. Dafür kommt diese Karte.
       *[other] { $who } hat { $called } für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft. Dafür kommt diese Karte.
    }
bought-covered =
    { $who ->
        [you] Du hast die verdeckte Karte für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft. Dafür kommt diese Karte.
       *[other] { $who } hat die verdeckte Karte für { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } gekauft. Dafür kommt diese Karte.
    }
# Which of the four steps of a round this is.
step-lay = <b>1</b> von 4: Spiel eine Karte. Am nächsten an zehn gewinnt.
step-market = <b>2</b> von 4: der Markt. Du darfst einmal kaufen.
step-second = <b>3</b> von 4: Deck deine Karte auf oder leg eine zweite dazu.
# $ties says what breaks a tie for the highest total.
stake-began =
    { $who ->
        [you] Du hast angefangen. { $ties }
       *[other] { $who } hat angefangen. { $ties }
    }
stake-starts =
    { $who ->
        [you] Du fängst an. { $ties }
       *[other] { $who } fängt an. { $ties }
    }
ties-by-card = Gleichstand: höhere Karte, dann früher dran.
ties-by-one-card = Gleichstand: eine Karte, dann früher dran.
tap-starter = Tipp an, wer die nächste Runde anfangen soll.
# Several computer players in a row.
declined-together = { $others } kaufen nichts
passed-together = { $others } passen

## The end of a round

wins =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
takes =
    { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    }
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] einen leeren Pott, mit { $total }
       *[other] mit { $total }
    }
won-by-card =
    { $pot ->
        [0] einen leeren Pott, mit { $total } und der höchsten Karte, { $single }
       *[other] mit { $total } und der höchsten Karte, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] einen leeren Pott, mit { $total } und der höchsten Karte, einem Joker als { $single }
       *[other] mit { $total } und der höchsten Karte, einem Joker als { $single }
    }
won-by-one-card =
    { $pot ->
        [0] einen leeren Pott, mit { $total } in einer Karte
       *[other] mit { $total } in einer Karte
    }
won-by-turn =
    { $pot ->
        [0] einen leeren Pott, mit { $total }, früher dran
       *[other] mit { $total }, früher dran
    }
# Behind the points: why a seat has lost.
lost-by-sum = mit { $total }
lost-by-turn = mit { $total }, später dran
lost-by-last = alle haben { $total }, zuletzt dran
cards-taken = genommene Karten
aside-reshuffle =
    Der Nachziehstapel war leer. Der neue enthält { $cards ->
        [one] die eine bisher genommene Karte
       *[other] die { $cards } bisher genommenen Karten
    }.
aside-rest =
    { $who ->
        [you] Der Nachziehstapel ist leer, das Spiel ist zu Ende. Du bekommst auch die übrigen Rundenkarten, { $left }: { NUMBER($points, sign: "always") } Punkte.
       *[other] Der Nachziehstapel ist leer, das Spiel ist zu Ende. { $who } bekommt auch die übrigen Rundenkarten, { $left }: { NUMBER($points, sign: "always") } Punkte.
    }

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
hand-folded =
    { $who ->
        [you] Deine Hand, verdeckt
       *[other] Hand von { $who }, verdeckt
    }
# A button that is held, and what is seen then.
peek = Zum Ansehen halten
peek-note =
    { $who ->
        [you] nur für dich
       *[other] nur für { $who }
    }
peeked =
    { $who ->
        [you] Nur für dich
       *[other] Nur für { $who }
    }
# Under the cards that are peeked at.
peeked-covered = verdeckt
peeked-hand = Hand
how = Wie du sie spielst
how-open = offen
how-covered = verdeckt
how-chips = Chips darauf
how-no-chip = kein Chip
bid-of =
    { $who ->
        [you] Dein Gebot
       *[other] Gebot von { $who }
    }
bid-less = Ein Chip weniger
bid-more = Ein Chip mehr
# Behind a number of chips, small: there are no more.
all-in = alles
bid-all-in =
    { $chips ->
        [one] 1 Chip, alles
       *[other] { $chips } Chips, alles
    }

## A turn

thinks =
    { $who ->
        [you] Du denkst nach
       *[other] { $who } denkt nach
    }
ask-lay =
    { $who ->
        [you] Welche Karte, offen oder verdeckt?
       *[other] { $who }, welche Karte, offen oder verdeckt?
    }
ask-market =
    { $who ->
        [you] Tipp auf eine fremde Karte oder verzichte
       *[other] { $who }, tipp auf eine Karte oder verzichte
    }
ask-market-picked =
    { $who ->
        [you] Ist sie das wert?
       *[other] { $who }, ist sie das wert?
    }
ask-auction =
    { $who ->
        [you] Mehr als { $bid } oder passen?
       *[other] { $who }, mehr als { $bid } oder passen?
    }
ask-protect =
    { $who ->
        [you] Willst du sie schützen?
       *[other] { $who }, willst du sie schützen?
    }
ask-second =
    { $who ->
        [you] Noch eine Karte dazu?
       *[other] { $who }, noch eine Karte dazu?
    }
ask-second-covered =
    { $who ->
        [you] Deckst du deine Karte auf?
       *[other] { $who }, deckst du deine Karte auf?
    }
ask-starter =
    { $who ->
        [you] Wer fängt die nächste Runde an?
       *[other] { $who }, wer fängt die nächste Runde an?
    }
# The buttons, with what they bring in small print.
act-account = Zum Stand
act-go-on = Weiter
act-decline = Verzichten
    .brings = nichts kaufen
act-pass = Passen
    .brings = fürs Erste
    .brings-out = raus aus der Auktion
act-keep =
    { $chips ->
        [0] Kein Chip
       *[other] { $chips } lassen
    }
    .brings = keinen dazu
act-leave = Karte lassen
    .brings = bis zuletzt verdeckt
act-stop = Nichts dazu
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = auf der Karte
act-protect-adds = insgesamt, { $chips } dazu
act-turn-up = Aufdecken
    .brings = dann geht eine dazu
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] { $called } offen spielen
        [one] { $called } offen spielen, 1 Chip
       *[other] { $called } offen spielen, { $chips } Chips
    }
act-lay-covered =
    { $chips ->
        [0] { $called } verdeckt spielen
        [one] { $called } verdeckt spielen, 1 Chip
       *[other] { $called } verdeckt spielen, { $chips } Chips
    }
act-lay-costs = { NUMBER($points, sign: "always") } bei Verlust
act-add = { $called } dazulegen
    .brings = macht { $total }, Verlust { NUMBER($points, sign: "always") }
act-starter =
    { $who ->
        [you] Du fängst an
       *[other] { $who } fängt an
    }
act-swap = Tauschen
    .brings = 1 Chip in den Pott
act-open = { $bid } bieten
    .brings = nur bei Zuschlag
act-bid = { $bid } bieten
not-your-turn =
    { $who ->
        [you] Du kannst jetzt nicht spielen: Du bist noch nicht dran.
       *[other] Du kannst jetzt nicht spielen: { $who } ist dran.
    }
no-more-chips = Mehr als { $bid } kannst du nicht bieten: Du hast nicht mehr Chips.
less-is-not-enough = Weniger als { $bid } kannst du nicht bieten.
hand-stays = Von der Hand kannst du jetzt nicht spielen: nur vor und nach dem Markt.
card-stays = { $called } geht jetzt nicht: Deck erst deine Karte auf oder lass sie.

## Scores

all-level = Gleichstand
account-leads =
    { $who ->
        [you] Du führst bisher
       *[other] { $who } führt bisher
    }
account-lead = Bisher in Führung: { $winners }
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] nach 1 Runde: Der Nachziehstapel ist leer
       *[other] nach { $count } Runden: Der Nachziehstapel ist leer
    }
after-of = nach { $count } von { $most } Runden
after-of-between = nach { $count } von { $fewest }–{ $most } Runden, je nach Karten
lowest-wins = Wer die wenigsten Punkte hat, gewinnt.
account-note = Genommene Karten zählen gegen dich, am Ende auch die auf deiner Hand. Jeder Chip spart 2 Punkte.
# The two sides of a chart.
bars-chips = Chips
bars-points = Punkte
account = Stand
account-stack = Genommen
account-hand = Auf der Hand
account-chips = Chips
account-total = Stand
# How a score adds up.
result-sum = Runden { $points }, Hand { $value }, Chips { $chips }
by-round = Runde für Runde
by-round-card = Karte
by-round-pot = Pott { $pot }
# The round cards that are left when the game ends early.
left-over = übrig

## Stats

# What the stats say of a player: how often, of how many times.
feat-won = Rundensiege
    .note = { $name }: { $hits } von { $of } Runden gewonnen
feat-lost = Niederlagen
    .note = { $name }: { $hits } von { $of } Runden verloren
feat-auctions = Auktionen
    .note = { $name }: { $hits } von { $of } Auktionen gewonnen
feat-chips = Chips
    .note = { $name }: { $hits } von { $of } Chips aus Pötten gewonnen

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you]
            Du hast die niedrigste Summe und bekommst { $cards ->
                [one] die Karte
               *[other] die { $cards } Karten
            } ({ $value }) und die Rundenkarte ({ $round }): <b>{ $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            }</b>
       *[other]
            { $who } hat die niedrigste Summe und bekommt { $cards ->
                [one] die Karte
               *[other] die { $cards } Karten
            } ({ $value }) und die Rundenkarte ({ $round }): <b>{ $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            }</b>
    }
explain-lost-late =
    { $who ->
        [you] Die niedrigste Summe gibt es mehrmals: <b>{ $total }</b>. Du warst später dran und verlierst
       *[other] Die niedrigste Summe gibt es mehrmals: <b>{ $total }</b>. { $who } war später dran und verliert
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Alle haben <b>{ $total }</b>. Du warst als Letztes dran und verlierst
       *[other] Alle haben <b>{ $total }</b>. { $who } war als Letztes dran und verliert
    }
explain-won-by-card =
    { $who ->
        [you] Die höchste Summe gibt es mehrmals: { $total }. Die höhere Einzelkarte gewinnt, also bekommst du den Pott
       *[other] Die höchste Summe gibt es mehrmals: { $total }. Die höhere Einzelkarte gewinnt, also bekommt { $who } den Pott
    }
explain-won-by-one-card =
    { $who ->
        [you] Die höchste Summe gibt es mehrmals: { $total }. Eine Karte schlägt zwei, also bekommst du den Pott
       *[other] Die höchste Summe gibt es mehrmals: { $total }. Eine Karte schlägt zwei, also bekommt { $who } den Pott
    }
explain-won-by-turn =
    { $who ->
        [you] Die höchste Summe gibt es mehrmals: { $total }. Wer früher dran war, gewinnt, also bekommst du den Pott
       *[other] Die höchste Summe gibt es mehrmals: { $total }. Wer früher dran war, gewinnt, also bekommt { $who } den Pott
    }
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] Du hast die höchste Summe, { $total }, und gewinnst den Pott, der leer ist
                [one] Du hast die höchste Summe, { $total }, und gewinnst den Pott: 1 Chip. Ein Chip spart 2 Punkte
               *[other] Du hast die höchste Summe, { $total }, und gewinnst den Pott: { $pot } Chips. Jeder spart 2 Punkte
            }
       *[other]
            { $pot ->
                [0] { $who } hat die höchste Summe, { $total }, und gewinnt den Pott, der leer ist
                [one] { $who } hat die höchste Summe, { $total }, und gewinnt den Pott: 1 Chip. Ein Chip spart 2 Punkte
               *[other] { $who } hat die höchste Summe, { $total }, und gewinnt den Pott: { $pot } Chips. Jeder spart 2 Punkte
            }
    }
explain-reshuffle =
    Der Nachziehstapel war leer. Die Punkte bisher sind notiert, und { $cards ->
        [one] die eine genommene Karte wird
       *[other] die { $cards } genommenen Karten werden
    } zum neuen
explain-ending =
    Nur noch <b>{ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }</b> zum Ziehen. Reicht das nach dieser Runde nicht für alle Hände, ist das Spiel zu Ende
explain-order =
    { $who ->
        [you] Du fängst an: So hat entschieden, wer zuletzt gewonnen hat. Bei Gleichstand ist es besser, früh dran zu sein
       *[other] { $who } fängt an: So hat entschieden, wer zuletzt gewonnen hat. Bei Gleichstand ist es besser, früh dran zu sein
    }
explain-order-chance =
    { $who ->
        [you] Du fängst an: Das war Zufall. Bei Gleichstand ist es besser, früh dran zu sein
       *[other] { $who } fängt an: Das war Zufall. Bei Gleichstand ist es besser, früh dran zu sein
    }
explain-market = Alle haben gespielt, der Markt öffnet. Ihr könnt je einmal eine Karte von jemand anderem kaufen
explain-joker = Ein Joker ist die Zahl, die am besten passt. Allein ist er eine 10. Wer die Runde verliert, zahlt für ihn 10 Punkte
explain-penalty = Eine rote { $value } zählt als { $value }, kostet bei Verlust aber <b>{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }</b>. Eine normale Karte kostet 1
explain-covered =
    { $who ->
        [you] Nur du kennst diese verdeckte Karte. Du kannst sie später aufdecken. Bleibt sie verdeckt, zählt sie allein
       *[other] Nur { $who } kennt diese verdeckte Karte und kann sie später aufdecken. Bleibt sie verdeckt, zählt sie allein
    }
explain-protection =
    <b>{ $chips ->
        [one] 1 Chip schützt
       *[other] { $chips } Chips schützen
    }</b> die Karte: Weniger darf niemand bieten. Nach dem Markt kommen Chips auf Karten in den Pott
explain-swap =
    { $owner ->
        [you] Deine Karte hat keine Chips: { $who } zahlt 1 Chip in den Pott und tauscht. Niemand kann das verhindern
       *[other]
            { $who ->
                [you] Die Karte von { $owner } hat keine Chips: Du zahlst 1 Chip in den Pott und tauschst. Niemand kann das verhindern
               *[other] Die Karte von { $owner } hat keine Chips: { $who } zahlt 1 Chip in den Pott und tauscht. Niemand kann das verhindern
            }
    }
explain-sold =
    { $owner ->
        [you]
            Das höchste Gebot, <b>{ $price ->
                [one] 1 Chip
               *[other] { $price } Chips
            }</b>, geht an dich. Die Karten werden getauscht, aber die Chips darauf bleiben liegen
       *[other]
            Das höchste Gebot, <b>{ $price ->
                [one] 1 Chip
               *[other] { $price } Chips
            }</b>, geht an { $owner }. Die Karten werden getauscht, aber die Chips darauf bleiben liegen
    }
explain-auction =
    { $owner ->
        [you] Deine Karte ist geschützt, also gibt es eine Auktion. Das nächste Gebot muss höher sein als <b>{ $bid }</b>
       *[other] Die Karte von { $owner } ist geschützt, also gibt es eine Auktion. Das nächste Gebot muss höher sein als <b>{ $bid }</b>
    }
explain-pot =
    Der Markt ist vorbei. { $chips ->
        [one] 1 Chip kommt
       *[other] { $chips } Chips kommen
    } von den Karten in den Pott, neuer Stand: <b>{ $pot }</b>. Die höchste Summe gewinnt ihn
explain-second =
    { $who ->
        [you] Zu einer offenen Karte darfst du eine zweite legen, bis zur Summe zehn: Du hast jetzt <b>{ $total }</b>
       *[other] Zu einer offenen Karte darf eine zweite, bis zur Summe zehn: { $who } hat jetzt <b>{ $total }</b>
    }
explain-starter =
    { $who ->
        [you] Wer gewinnt, wählt, wer anfängt: Das bist du. Früh hilft bei Gleichstand, später sieht man mehr
       *[other] Wer gewinnt, wählt, wer anfängt: { $who }. Früh hilft bei Gleichstand, später sieht man mehr
    }
explain-price =
    Die niedrigste Summe bekommt alle gespielten Karten und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die Rundenkarte. Mit jeder Karte wird Verlieren teurer

## The rules

fact-starter = Wer anfängt
    .note = Zufall, dann wählt, wer die Runde gewinnt
word-round-card = Rundenkarte
    .note = Die Karte, die für die Runde aufgedeckt wird. Auch sie geht an die niedrigste Summe, und sie kostet ihre Zahl in Punkten.
word-pot = Pott
    .note = Chips, die noch niemandem gehören. Die höchste Summe der Runde gewinnt sie.
word-protection = Schutz
    .note = 1 oder 2 Chips auf einer Karte. Wer sie kaufen will, muss mindestens so viel bieten.
word-covered = Verdeckt
    .note = Bleibt eine Karte verdeckt, zählt sie allein. Deckst du sie auf, kannst du eine zweite dazulegen.
word-penalty = Strafkarte
    .note = Eine rote Karte. Sie zählt als ihre Zahl, kostet aber 2 Punkte mehr.
word-joker = Joker
    .note = Er ist die Zahl, die am besten passt. Wer die Runde verliert, zahlt für ihn 10 Punkte.
example-market = eine Auktion und ein Tausch
example-sums = eine Runde wird gezählt
chapter-minute = Das Ziel
chapter-market = Der Markt
chapter-sums = Rundenende
chapter-end = Wertung
house = die Optionen in dieser Liste, wie hoch ihr bieten dürft, wer verliert, wenn alle Summen gleich sind, und was ein Joker dann zählt. Das Neumischen und das Spiel mit fünf Runden stehen in keiner Anleitung.
origin = <b>10</b> wurde von { $author } erfunden und von { $publisher } veröffentlicht.
# $time is one of the three sentences below.
for-whom = 2–7 Personen ab 10 Jahren. { $time }
time-ends = Eine Runde dauert etwa 6 Minuten. Zu zweit oder zu dritt spielt ihr zehn Runden, etwa eine Stunde lang. Mit mehr Personen reichen die Karten meist nicht so lange: zu viert etwa für acht Runden, zu fünft für sechs, zu sechst für fünf und zu siebt für vier.
time-reshuffle = Eine Runde dauert etwa 6 Minuten, zehn Runden also eine Stunde. Zu sechst oder zu siebt wird es etwas mehr.
time-5-rounds = Eine Runde dauert etwa 6 Minuten, fünf Runden also eine halbe Stunde. Zu sechst oder zu siebt reichen die Karten vielleicht nicht so lange.
# $rounds is one of the three sentences below.
minute-aim = Am Ende gewinnt, wer die wenigsten Punkte hat. { $rounds } Karten, die du nehmen musst, kosten Punkte. Jeder Chip spart 2 Punkte.
rounds-ends = Ihr spielt zehn Runden, wenn die Karten reichen.
rounds-reshuffle = Ihr spielt zehn Runden.
rounds-5-rounds = Ihr spielt fünf Runden.
minute-hold = Alle haben 4 Karten und 7 Chips. Eine <b>Rundenkarte</b> wird aufgedeckt.
minute-lay = Reihum spielt ihr je eine Karte, offen oder <b>verdeckt</b>. Du kannst sie mit 1 oder 2 Chips schützen.
minute-market = Auf dem <b>Markt</b> könnt ihr reihum je einmal eine Karte von jemand anderem kaufen.
minute-second = Dann kommen alle Chips auf Karten in den Pott. Zu einer offenen Karte kannst du eine zweite von der Hand dazulegen, bis zur Summe zehn.
minute-sums = Die höchste Summe gewinnt den <b>Pott</b>. Die niedrigste bekommt <b>alle gespielten Karten</b> und die Rundenkarte, die ihre Zahl kostet.
minute-draw = Ihr zieht alle wieder auf 4 Karten. Wer gewonnen hat, wählt, wer als Nächstes anfängt.
minute-sorts = Die Karten
minute-normal = Normale Karten
    .note = 0 bis 10, je fünfmal. Jede, die du nimmst, kostet 1 Punkt.
minute-penalty = Strafkarten
    .note = 1 bis 8, je einmal. Sie kosten 2 Punkte mehr als ihre Zahl.
minute-joker = Joker
    .note = Sieben Stück, und alle fangen mit einem an. Ein Joker ist die Zahl, die am besten passt. Er kostet 10 Punkte.
minute-deck = Das sind 70 Karten: 55 normale, 8 Strafkarten und 7 Joker. Dazu kommen 10 Rundenkarten, 1 bis 10.
minute-deck-5-rounds = Das sind 70 Karten: 55 normale, 8 Strafkarten und 7 Joker. Dazu kommen 10 Rundenkarten, 1 bis 10. Fünf davon werden zufällig gezogen, und niemand sieht die anderen.
market-one = Reihum könnt ihr je <b>eine</b> Karte der anderen wählen oder verzichten.
market-bare = Ungeschützt
    .note = Liegt kein Chip auf der Karte, zahlst du 1 Chip in den Pott und tauschst deine Karte gegen sie. Niemand kann das verhindern.
# $reentry is one of the two sentences below.
market-protected = Geschützt
    .note = Liegen Chips auf der Karte, beginnst du eine Auktion. Du musst mindestens so viele Chips bieten. Im Uhrzeigersinn können alle, denen die Karte nicht gehört, mehr bieten oder passen. { $reentry } Das höchste Gebot geht an die Person mit der Karte, und die beiden tauschen.
market-reentry-final = Wer passt, ist aus dieser Auktion raus.
market-reentry-may = Wer passt, kann wieder einsteigen, solange andere noch erhöhen.
market-bids = Du kannst nicht mehr Chips bieten, als vor dir liegen. Chips auf einer Karte zählen nicht.
market-after = Nach jedem Tausch
    .note = Offene Karten bleiben offen, verdeckte verdeckt. Wer die verdeckte Karte bekommt, darf sie ansehen, und wer sie hatte, kennt sie noch. Die Chips auf einer Karte tauscht ihr nicht mit. Beide dürfen ihren Schutz auf insgesamt 2 Chips erhöhen, aber nie senken.
market-again = Eine Karte kann in einer Runde mehrmals den Platz wechseln. Wenn du eine verlierst, kannst du sie zurückkaufen, sobald du dran bist.
sums-covered = Liegt deine Karte verdeckt, kannst du sie aufdecken. Bleibt sie verdeckt, zählt sie allein.
sums-open = Liegt deine Karte offen, kannst du eine Karte von der Hand dazulegen. Zusammen dürfen sie höchstens zehn machen.
sums-shown = Dann zeigen alle ihre Karten.
sums-who = Wer gewinnt und verliert
# $ties is one of the two sentences below.
sums-wins = Die höchste Summe gewinnt. { $ties } Ist auch das gleich, gewinnt, wer früher dran war.
sums-highest-card = Bei Gleichstand gewinnt die höhere Einzelkarte: 9 und 1 schlagen 6 und 4, und eine 10 allein schlägt beides.
sums-one-card = Bei Gleichstand schlägt eine Karte zwei: Eine 10 allein schlägt 9 und 1, sogar 10 und 0.
sums-joker = Ein Joker allein ist eine 10. Mit einer anderen Karte macht er zehn: Mit einer 4 ist er eine 6, auch bei Gleichstand. Zwei Joker zählen als 10 und 0.
sums-loses = Die niedrigste Summe verliert. Bei Gleichstand verliert, wer später dran war. Wer gewinnt, kann nicht auch verlieren.
sums-takes = Wer verliert, bekommt alle gespielten Karten, auch die eigenen, und die Rundenkarte, die ihre Zahl kostet.
end-empty = Nach jeder Runde zieht ihr alle wieder auf 4 Karten, in Zugreihenfolge. Reicht der Stapel nicht mehr, nimmst du, was da ist, und das Spiel ist sofort zu Ende. Wer diese Runde verloren hat, bekommt auch die übrigen Rundenkarten.
end-again = Nach jeder Runde zieht ihr alle wieder auf 4 Karten, in Zugreihenfolge. Ist der Nachziehstapel leer, notiert ihr die Punkte bisher und mischt die genommenen Karten zu einem neuen.
end-ten-rounds = Nach zehn Runden ist das Spiel zu Ende. Nach der letzten zieht niemand mehr.
end-five-rounds = Nach fünf Runden ist das Spiel zu Ende. Nach der letzten zieht niemand mehr.
end-counts = Zähl die Punkte der Karten, die du genommen hast, und der Karten, die du noch auf der Hand hast.
end-chips = Jeder Chip spart 2 Punkte. Wer die <b>wenigsten</b> Punkte hat, gewinnt, auch unter null.
end-tie = Bei gleichen Punkten gewinnt, wer mehr Chips hat. Ist auch das gleich, teilt ihr den Sieg.
end-jokers-in = Joker, die am Anfang niemand bekommt, sind im Nachziehstapel.
end-jokers-out = Joker, die am Anfang niemand bekommt, sind nicht im Spiel.

## Lessons

lesson-sum =
    .title = Nah an zehn
    .about = Eine oder zwei Karten, offen oder verdeckt, so nah an zehn wie möglich
    .learnt = Gut gespielt! Du weißt, wie man eine Runde gewinnt oder heil übersteht. Als Nächstes: was Verlieren kostet.
lesson-sum-1 = In jeder Runde willst du nah an <b>zehn</b> kommen, mit einer Karte oder mit zwei zusammen.
lesson-sum-2 = Die niedrigste Summe verliert und bekommt <b>Punkte</b>, hier mindestens 4. Punkte sind schlecht: Wer die wenigsten hat, gewinnt.
lesson-sum-3 = Du hast vier Karten. Eine spielst du jetzt, eine vielleicht später. Zusammen dürfen sie nicht über zehn gehen.
lesson-sum-4 = Alle haben 7 <b>Chips</b>, um Karten zu schützen und zu kaufen. Die nächsten Lektionen zeigen, wie. Behalte deine noch.
lesson-sum-5 = Zwei deiner Karten machen zehn. Tipp auf die höhere und spiel sie mit dem Knopf: <b>offen</b>, <b>kein Chip</b>.
    .not-lay-7 = Die { CARD("7") } ist richtig. Lass sie <b>offen</b> und ohne Chip, und spiel sie.
    .not-lay-3 = 3 und 7, genau! Spiel hier aber zuerst die { CARD("7") }. Die 3 kommt später.
    .not-lay-5 = Mit der 5 wird nichts zehn: 5 und 7 sind zu viel, 5 und 3 sind 8. Spiel die { CARD("7") }.
    .otherwise = Eine 0 bringt nichts dazu, also kämst du höchstens auf 7. Spiel die { CARD("7") }.
lesson-sum-6 = Die 6 von { PERSON("1") } liegt offen: Alle sehen sie. Die Karte von { PERSON("2") } ist <b>verdeckt</b>: Nur { PERSON("2") } kennt sie.
lesson-sum-7 = Verlieren kostet jetzt <b>7</b> Punkte: Wer verliert, nimmt auch alle Karten auf dem Tisch, und jede davon kostet 1.
lesson-sum-8 = Jetzt öffnet der Markt, wo du Karten kaufen kannst. Er hat seine eigene Lektion, also verzichte fürs Erste.
    .otherwise = Das ginge, und die dritte Lektion zeigt, wie. Verzichte fürs Erste.
lesson-sum-9 = Der Markt ist vorbei. Zu einer offenen Karte kannst du eine zweite dazulegen. Welche macht mit deiner 7 zehn?
    .not-stop = 7 allein ist wenig: Die 6 von { PERSON("1") } braucht nur eine 2, um sie zu schlagen. Mach zehn.
    .not-add-0 = 7 und 0 sind immer noch 7. Mach zehn.
lesson-sum-10 = Deine 10 <b>gewinnt</b>, aber der Pott ist leer. Die 8 von { PERSON("1") } ist am niedrigsten und <b>verliert</b>: 9 Punkte.
lesson-sum-11 = Erst jetzt zeigt { PERSON("2") } die verdeckte Karte. Bleibt eine Karte verdeckt, zählt sie allein.
lesson-sum-12 = Wer gewinnt, wählt, wer anfängt. Zuletzt siehst du am meisten. Tipp oben auf { PERSON("1") }, dann bist du zuletzt dran.
    .otherwise = Du kannst alle wählen, auch dich selbst. Tipp diesmal auf { PERSON("1") }.
lesson-sum-13 = Keine zwei deiner Karten machen zehn. Eine { CARD("9") } ist stark, und alle hätten sie gern. Spiel sie <b>verdeckt</b>.
    .not-lay-9-open = So sehen alle die 9 und könnten sie kaufen. Tipp erst auf <b>verdeckt</b>.
    .not-lay-9 = Chips kommen in der nächsten Lektion. Tipp auf <b>kein Chip</b>, dann spiel sie.
    .not-lay-0 = Du könntest jetzt die 0 und später die 9 spielen. Spiel diesmal die { CARD("9") } verdeckt.
    .not-lay-5 = Die 5 passt nur zur 0 und macht 5. Deine { CARD("9") } ist näher an zehn.
    .otherwise = Die 6 passt nur zur 0 und macht 6. Deine { CARD("9") } ist näher an zehn.
lesson-sum-14 = { PERSON("1") } hat 8, { PERSON("2") } hat 10. Du könntest die { CARD("9") } aufdecken und etwas dazulegen. Würde eine Karte helfen?
    .not-turn-up = Nur eine 1 würde helfen: 5 und 6 sind zu viel, und 0 bringt nichts dazu. Lass sie.
lesson-sum-15 = 10 gewinnt, 8 verliert. Deine 9 liegt dazwischen, und das reicht oft. Jetzt zieht ihr alle wieder auf vier Karten.

lesson-stakes =
    .title = Punkte und Chips
    .about = Was Verlieren kostet und was Gewinnen bringt
    .learnt = Gut gemacht! Du kannst den Pott gewinnen und billig verlieren. Ein Chip spart 2 Punkte, und wer die wenigsten hat, gewinnt.
lesson-stakes-1 = Wer eine Runde verliert, bekommt Punkte. Wer gewinnt, bekommt vielleicht Chips. Was sind sie wert?
lesson-stakes-2 = Wer diese Runde verliert, bekommt die <b>Rundenkarte</b>: 7 Punkte.
lesson-stakes-3 = Dazu kommen <b>alle Karten</b>, die gespielt wurden. Eine normale Karte kostet 1 Punkt, egal, welche Zahl sie hat.
lesson-stakes-4 = Deine rote Karte ist eine <b>Strafkarte</b>. Sie zählt als 6, kostet aber 8: immer zwei mehr als ihre Zahl.
lesson-stakes-5 = Mach zehn damit! Wenn du gewinnst, bekommt sie jemand anders. Spiel die rote { CARD("P6") } offen und ohne Chip.
    .not-lay-p6 = Die richtige Karte. Spiel sie diesmal <b>offen</b> und ohne Chip.
    .not-lay-4 = 4 und 6, richtig! Spiel hier aber zuerst die { CARD("P6") }. Die 4 kommt später.
    .not-lay-8 = 8 und 1 machen nur 9. 6 und 4 machen zehn: Spiel die { CARD("P6") }.
    .otherwise = Mit 8 und 1 kommst du auf 9. 6 und 4 machen zehn: Spiel die { CARD("P6") }.
lesson-stakes-6 = Die <b>Chips</b> auf den Karten von { PERSON("1") } und { PERSON("2") } sind jetzt im <b>Pott</b>: drei Chips für den Sieg.
lesson-stakes-7 = { PERSON("1") } hat 9, { PERSON("2") } hat 8. Jetzt hol dir den Pott.
    .not-stop = Mit nur 6 wäre deine Summe am niedrigsten. Du würdest verlieren und 19 Punkte bekommen.
    .not-add-1 = 6 und 1 sind 7, die niedrigste Summe. Du würdest verlieren und 20 Punkte bekommen.
lesson-stakes-8 = Du gewinnst die drei Chips im Pott und hast jetzt zehn. Am Ende spart jeder Chip <b>zwei Punkte</b>.
lesson-stakes-9 = Die 8 von { PERSON("2") } war am niedrigsten. Fünf normale Karten, 8 für deine rote, 7 für die Rundenkarte: <b>20 Punkte</b>.
lesson-stakes-10 = Die anderen haben 10 und 9. Mehr als 9 schaffst du nicht, vielleicht verlierst du. Offen, kein Chip: welche Karte?
    .not-lay-p7 = Verlierst du, kostet die { CARD("P7") } 9 Punkte. Heb sie für eine Runde auf, die du gewinnst. Die { CARD("8") } kostet 1.
    .not-lay-8 = Gute Wahl. Aber offen und ohne Chip: Chips auf Karten gehen in den Pott für den Sieg.
    .not-lay-1 = 1 jetzt und 8 später machen auch 9. Spiel hier aber zuerst die { CARD("8") }.
    .otherwise = 5 und 1 machen 6. Die { CARD("8") } kostet auch 1 Punkt, und mit der 1 kommt sie auf 9.
lesson-stakes-11 = Beide haben zehn, also ist deine Summe so oder so am niedrigsten. Legst du deine 1 dazu?
    .not-add-1 = 9 verliert genau wie 8, und du bekämst eine Karte mehr: noch ein Punkt. Leg nichts dazu.
lesson-stakes-12 = Vier Karten und die Rundenkarte, 9: <b>13 Punkte</b> für dich. Mit der { CARD("P7") } wären es 21.
lesson-stakes-13 = 13 Punkte, minus zwei für jeden deiner zehn Chips: bisher <b>−7</b>. Ein toller Stand!

lesson-market =
    .title = Der Markt
    .about = Tauschen, schützen und für Karten der anderen bieten
    .learnt = Gut gehandelt! Du kannst für 1 Chip tauschen, Karten schützen und bieten. Das Gebot bekommt, wem die Karte gehört.
lesson-market-1 = Alle haben gespielt. Reihum, du zuerst, habt ihr je <b>eine Chance</b> auf eine Karte der anderen, offen oder verdeckt.
lesson-market-2 = Auf der 8 von { PERSON("2") } liegt kein Chip: Du kannst tauschen, für <b>einen Chip</b> in den Pott. Bei { PERSON("1") } liegen Chips.
lesson-market-3 = Chips <b>schützen</b> eine Karte: Es gibt eine <b>Auktion</b>. Bei einem Chip beginnen die Gebote bei 1, bei zwei bei 2.
lesson-market-4 = Mit deiner 4 kommst du nur auf 7. Welche Karte auf dem Tisch macht mit einer von deiner Hand zehn? Tipp sie an.
    .not-decline = Dann kommst du mit deiner 3 nur auf 7. Die 8 von { PERSON("2") } und deine 2 machen zehn: Tipp auf die 8.
    .not-open-1 = Diese Karte kennt nur { PERSON("1") }, und sie kostet mindestens zwei Chips. Tipp auf die 8 von { PERSON("2") }, für einen Chip.
lesson-market-5 = Die 8 gehört dir, und { PERSON("2") } hat deine 4. Aber andere können die 8 noch kaufen. Wie viele Chips legst du darauf?
    .not-keep = Ohne Chips kann { PERSON("1") } sie dir wegtauschen. Schütze sie mit zwei.
    .not-protect-1 = Dann kann { PERSON("1") } schon 1 dafür bieten. Die Karte ist gut: Nimm zwei, dann beginnen die Gebote bei 2.
lesson-market-6 = { PERSON("1") } will deine 8 und beginnt die <b>Auktion</b> mit 2 Chips. Alle dürfen bieten, nur du nicht: Dir gehört sie.
lesson-market-7 = { PERSON("2") } hat 3 geboten, { PERSON("1") } 4, dann hat { PERSON("2") } gepasst. { PERSON("1") } zahlt <b>dir</b> die 4 Chips, und ihr tauscht die Karten.
lesson-market-8 = Deine neue Karte bleibt verdeckt, aber du darfst schauen: eine 7. Deine <b>zwei Chips</b> bleiben bei dir und schützen sie.
lesson-market-9 = Der Markt ist vorbei, und die Chips auf Karten sind im Pott. Was machst du mit deiner verdeckten 7?
    .not-leave = Verdeckt zählt sie 7 und nicht mehr. Deck sie auf, dann kannst du eine Karte dazulegen.
lesson-market-10 = Und welche Karte legst du dazu?
    .not-stop = 7 allein ist wenig. Leg die Karte dazu, die zehn macht.
    .not-add-1 = Das macht 8. Du kannst zehn machen.
    .not-add-2 = Das macht 9. Dafür braucht die 8 von { PERSON("1") } nur eine 1. Du kannst zehn machen.
lesson-market-11 = Du hast die 8 für 4 Chips verkauft und mit der 7 den Pott von 5 gewonnen. Jetzt hast du 13 Chips.
lesson-market-12 = Du fängst die nächste Runde an. Vielleicht kauft jemand deine Karte: Spiel die 5 oder die 6, offen und ohne Chip.
    .not-lay-1 = Behalte die niedrigen. Sie machen zehn mit einer 9 oder 8, die du vielleicht kaufst.
    .not-lay-2 = Behalte die niedrigen. Sie machen zehn mit einer 9 oder 8, die du vielleicht kaufst.
    .otherwise = Diese Karte musst du nicht verstecken oder schützen. Spiel sie offen und ohne Chip.
lesson-market-13 = Welche Karte auf dem Tisch macht mit einer von deiner Hand zehn? Ein Chip liegt darauf, also fang mit Gebot 1 an.
    .not-decline = Dann kommst du nur auf 8. Die 9 von { PERSON("1") } und deine 1 machen zehn: Tipp auf die 9.
    .not-open-2 = Zwei Chips auf einer verdeckten Karte: stark oder ein Bluff. Die 9 von { PERSON("1") } siehst du: Tipp sie an.
    .not-open-1 = Du darfst mehr bieten, aber vielleicht erhöht niemand. Fang mit 1 an.
lesson-market-14 = { PERSON("2") } will sie auch. Ohne sie verlierst du vielleicht, und im Pott landen mindestens 3 Chips. Mehr bieten oder passen?
    .not-pass = Dann bekommt { PERSON("2") } die 9 für zwei Chips, und du kommst nur auf 8. Noch ein Chip: Biete 3.
    .otherwise = Das ist mehr als nötig. 3 ist höher als 2: Biete 3.
lesson-market-15 = Die 9 gehört dir, für 3 Chips an { PERSON("1") }. { PERSON("1") } und { PERSON("2") } könnten sie noch kaufen. Wie viele Chips legst du darauf?
    .not-keep = Ohne Chips kann dir jemand die 9 wegtauschen. Schütze sie.
lesson-market-16 = Niemand hat sich getraut. Jetzt mach zehn.
    .not-stop = 9 reicht vielleicht nicht. Mit deiner 1 sind es zehn.
lesson-market-17 = Du gewinnst! Die verdeckte Karte von { PERSON("2") } war nur eine 7. Die zwei Chips darauf waren ein Bluff.

lesson-end =
    .title = Letzte Runden
    .about = Joker, Gleichstand, die letzte Runde und der Endstand
    .learnt = Du hast gewonnen und kennst jetzt alles an 10! Spiel deinen Joker rechtzeitig und behalte deine Chips.
lesson-end-1 = Höchstens zehn Runden, und das ist die neunte. Alle bekamen einen <b>Joker</b>, die Karte mit dem Narren. Du hast ihn noch.
lesson-end-2 = Allein ist ein Joker eine 10. Mit einer zweiten Karte ergänzt er auf zehn: Mit einer 7 ist er eine 3.
lesson-end-3 = Aber wer die Runde verliert, zahlt für ihn 10 Punkte, oder <b>du</b>, wenn du ihn am Ende noch auf der Hand hast.
lesson-end-4 = Also spiel ihn jetzt. Alle hätten ihn gern: Spiel ihn <b>verdeckt</b> und mit zwei Chips.
    .not-lay-j-open = Alle sähen eine sichere Zehn und würden dafür bieten. Tipp auf <b>verdeckt</b> und zwei Chips.
    .not-lay-j = Verdeckt ist richtig. Mit weniger Chips kaufen ihn andere billiger: Tipp auf zwei.
    .otherwise = Auch wenn das zehn macht: Ein Joker auf der Hand kostet am Ende 10 Punkte. Spiel ihn jetzt.
lesson-end-5 = { PERSON("1") } hat zehn mit 9 und 1. Bei Gleichstand gewinnt die <b>höhere Einzelkarte</b>. Joker lassen oder aufdecken und dazulegen?
    .not-turn-up = Und die 8 dazu? Dann ist der Joker eine 2, und die 9 von { PERSON("1") } schlägt deine 8. Allein ist er eine 10: Lass ihn.
lesson-end-6 = Zehn gegen zehn, aber deine einzelne 10 schlägt die 9 von { PERSON("1") }. Du gewinnst den Pott.
lesson-end-7 = { PERSON("2") } hat mit 8 verloren und bekommt 19 Punkte, 10 davon für deinen Joker.
lesson-end-8 = Sind auch die hohen Karten gleich, gewinnt, wer früher dran war. Gleich niedrig verliert, wer <b>später</b> dran war.
lesson-end-9 = Du wählst, wer anfängt. Wer zuletzt dran ist, sieht mehr, aber du hast schon 7 und 3. Wer fängt an?
    .not-starter-1 = Du musst nichts sehen: Zehn ist zehn. Zuletzt verlierst du vielleicht bei Gleichstand. Fang selbst an.
    .not-starter-2 = Du musst nichts sehen: Zehn ist zehn. { PERSON("2") } wäre vor dir dran und würde bei Gleichstand gewinnen.
lesson-end-10 = Die letzte Runde. Auch Karten auf der Hand kosten am Ende Punkte. Spiel die { CARD("7") } offen und ohne Chip.
    .not-lay-7 = Die { CARD("7") } ist richtig. Spiel sie offen und ohne Chip: Ein Chip ist zwei Punkte wert.
    .not-lay-3 = 3 und 7 machen zehn, richtig. Spiel hier aber zuerst die { CARD("7") }. Die andere kommt später.
    .not-lay-p3 = 3 und 7 machen zehn, richtig. Spiel hier aber zuerst die { CARD("7") }. Die andere kommt später.
    .otherwise = Mit der 8 wird nichts zehn: 8 und 3 sind zu viel. Spiel die { CARD("7") }.
lesson-end-11 = Deine 3 macht zehn, und die rote { CARD("P3") } auch, aber sie kostet 5. Welche legst du dazu, welche behältst du?
    .not-add-3 = Das ist auch zehn. Aber die { CARD("P3") } bleibt auf deiner Hand und kostet 5. Die 3 kostet nur 1.
    .not-stop = 7 allein ist am niedrigsten, sobald die anderen etwas dazulegen. Mach zehn.
lesson-end-12 = Alle drei hatten 7 und 3! Du warst zuerst dran und hast gewonnen. { PERSON("2") } war zuletzt dran und verlor mit zehn.
lesson-end-13 = Der Endstand: genommene Karten, Karten auf der Hand, und jeder Chip spart zwei Punkte. Wer die <b>wenigsten</b> hat, gewinnt.
lesson-end-14 = Bei gleichen Punkten gewinnt, wer mehr Chips hat. Ist auch das gleich, teilt ihr den Sieg.
lesson-end-15 = Reicht der Stapel nach einer Runde nicht, endet das Spiel. Wer sie verloren hat, nimmt auch die übrigen <b>Rundenkarten</b>.
