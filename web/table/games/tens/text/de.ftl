### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Zehn verdeckte Karten, fünf Spalten für Paare
deal = Erste Runde geben
deal-next = Runde { $hand } geben
shapes = Ein Feld pro Spalte: 🟩 ein Paar, 🟦 das gleiche Paar wie nebenan, ⬜ kein Paar.
part = Runde { $hand }
last-turns = letzte Züge
banner-last-turn = Letzter Zug
points =
    { $points ->
        [-1] { $points } Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] obere Reihe, Spalte { $column }: { $called }
       *[lower] untere Reihe, Spalte { $column }: { $called }
    }
cell-place =
    { $where ->
        [upper] obere Reihe, Spalte { $column }
       *[lower] untere Reihe, Spalte { $column }
    }
cell-matched =
    { $where ->
        [upper] obere Reihe, Spalte { $column }: { $called }, Paar, zählt 0
       *[lower] untere Reihe, Spalte { $column }: { $called }, Paar, zählt 0
    }
cell-block =
    { $where ->
        [upper] obere Reihe, Spalte { $column }: { $called }, das gleiche Paar wie nebenan
       *[lower] untere Reihe, Spalte { $column }: { $called }, das gleiche Paar wie nebenan
    }
face-down = verdeckt
called-card = { $name }
grid =
    { $who ->
        [you] Deine Auslage
       *[other] Auslage von { $who }
    }
hidden = { $cards } verdeckt
total = Stand { $points }
done = fertig
last-turn = letzter Zug
# Behind the points that a grid shows, for a voice.
showing-unseen = offen
showing = offen { $points }
column-by-column = Spalte für Spalte
lies-showing = offen <b>{ $points }</b>
lies-in-hand = Genommen

## The middle

middle = Die Mitte
take-discard = { $called } von { $who ->
        [you] dir
       *[other] { $who }
    } nehmen
discarded =
    { $who ->
        [you] Du hast { $called } abgelegt
       *[other] { $who } hat { $called } abgelegt
    }
draw-from =
    { $cards ->
        [one] Vom Stapel ziehen, noch 1 Karte
       *[other] Vom Stapel ziehen, noch { $cards } Karten
    }
shuffle-and-draw = Ablagen mischen und ziehen
draw-pile =
    { $cards ->
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $cards } Karten
    }
left = noch { $cards }
shuffle = mischen
own-discard = deine Ablage
own-discard-of = deine Ablage: { $called }
in-hand = genommen: { $called }
from-pile = vom Stapel
from-discards = von { $giver ->
        [you] dir
       *[other] { $giver }
    }
turn-of =
    { $who ->
        [you] Du bist dran
       *[other] { $who } ist dran
    }

## A turn

thinks =
    { $who ->
        [you] Du denkst nach
       *[other] { $who } denkt nach
    }
ask-three =
    { $who ->
        [you] Deck 3 Karten auf
       *[other] { $who }, deck 3 Karten auf
    }
ask-two =
    { $who ->
        [you] Deck noch 2 Karten auf
       *[other] { $who }, deck noch 2 Karten auf
    }
ask-one =
    { $who ->
        [you] Deck noch 1 Karte auf
       *[other] { $who }, deck noch 1 Karte auf
    }
none-touching = Sie dürfen sich nur diagonal berühren.
ask-take =
    { $who ->
        [you] Stapel oder Ablage?
       *[other] { $who }, Stapel oder Ablage?
    }
ask-draw =
    { $who ->
        [you] Zieh vom Stapel
       *[other] { $who }, zieh vom Stapel
    }
ask-last-take =
    { $who ->
        [you] Letzter Zug: Stapel oder Ablage?
       *[other] { $who }, letzter Zug: Stapel oder Ablage?
    }
ask-last-draw =
    { $who ->
        [you] Letzter Zug: Zieh vom Stapel
       *[other] { $who }, letzter Zug: Zieh vom Stapel
    }
ask-where =
    { $who ->
        [you] Wohin mit { $card }?
       *[other] { $who }, wohin mit { $card }?
    }
pair-above = über { $card }
pair-below = unter { $card }
pairs-up = Ein Paar { ROW($places, between: " oder ") }.
over = Das Spiel ist vorbei.
not-your-turn =
    { $who ->
        [you] Du kannst noch nicht spielen: Du bist noch nicht dran.
       *[other] Du kannst noch nicht spielen: { $who } ist dran.
    }
first-a-card = Das geht noch nicht: Zieh erst eine Karte oder nimm eine von einer anderen Ablage.

## The end of a round

all-turned = Alle Karten liegen offen.
column = Spalte { $column }
see-result = Zum Ergebnis
to-the-scores = Zum Stand
sheet-hand = Runde
note-hands =
    { $length ->
        [one] Nach 1 Runde gewinnt, wer die wenigsten Punkte hat.
       *[other] Nach { $length } Runden gewinnt, wer die wenigsten Punkte hat.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = Du hast am wenigsten
you-most = Du hast am meisten
you-between = Du liegst dazwischen
all-same = Alle haben gleich viel
fewest-one = { $who } hat am wenigsten
fewest-shared = Am wenigsten: { $best }
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = am wenigsten Punkte
most-points = am meisten Punkte
note-limit = Das Spiel endet, wenn ein Stand +{ $limit } oder −{ $limit } überschreitet. Wer die wenigsten Punkte hat, gewinnt.

## Rules as they come up

explain-count =
    { $who ->
        [you] Jede Karte zählt, nur Paare in einer Spalte nicht. Wenig ist gut: Du hast die wenigsten Punkte, <b>{ $points }</b>
       *[other] Jede Karte zählt, nur Paare in einer Spalte nicht. Wenig ist gut: { $who } hat die wenigsten Punkte, <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] Du hast zehn offene Karten und bist fertig. Alle anderen sind noch einmal dran, dann wird gezählt
       *[other] { $who } hat zehn offene Karten und ist fertig. Alle anderen sind noch einmal dran, dann wird gezählt
    }
explain-shuffle =
    { $cards ->
        [one] Der Nachziehstapel ist leer. 1 abgelegte Karte wird zum neuen Stapel. Die obersten Karten bleiben liegen
       *[other] Der Nachziehstapel ist leer. { $cards } abgelegte Karten werden zum neuen gemischt. Die obersten bleiben liegen
    }
explain-block =
    { $length ->
        [2] Zwei Spalten vom gleichen Rang nebeneinander zählen <b>{ $points }</b> für { $who ->
            [you] dich
           *[other] { $who }
        }
        [3] Drei Spalten vom gleichen Rang nebeneinander zählen <b>{ $points }</b> für { $who ->
            [you] dich
           *[other] { $who }
        }
        [4] Vier Spalten vom gleichen Rang nebeneinander zählen <b>{ $points }</b> für { $who ->
            [you] dich
           *[other] { $who }
        }
       *[5] Fünf Spalten vom gleichen Rang nebeneinander zählen <b>{ $points }</b> für { $who ->
            [you] dich
           *[other] { $who }
        }
    }
explain-match = Zwei vom gleichen Rang in einer Spalte, { $upper } und { $lower }, zählen 0
explain-take =
    { $giver ->
        [you] { $who } nimmt { $card } von deiner Ablage. Damit muss { $who } eine Karte der eigenen Auslage ersetzen
       *[other]
            { $who ->
                [you] Du nimmst { $card } von { $giver }. Damit musst du eine Karte deiner Auslage ersetzen
               *[other] { $who } nimmt { $card } von { $giver }. Damit muss { $who } eine Karte der eigenen Auslage ersetzen
            }
    }
explain-place =
    { $who ->
        [you] Die ersetzte Karte { $out } kommt auf deine Ablage. Nur die anderen dürfen sie nehmen
       *[other] Die ersetzte Karte { $out } kommt auf die Ablage von { $who }. Nur die anderen dürfen sie nehmen
    }
explain-draw =
    { $who ->
        [you] Du ziehst { $card } und darfst sie nicht ablegen: Sie muss eine deiner zehn Karten ersetzen
       *[other] { $who } zieht { $card } und darf sie nicht ablegen: Sie muss eine der eigenen zehn Karten ersetzen
    }
explain-flip = Alle decken 3 Karten auf, die sich höchstens diagonal berühren. Die anderen Karten kennt niemand

## The rules

word-column = Spalte
    .note = Zwei Karten übereinander. Haben sie den gleichen Rang, zählen sie 0.
word-discards = Ablage
    .note = Die Karten, die jemand ersetzt hat. Die anderen dürfen die oberste nehmen.
word-showing = Offen
    .note = Was die offenen Karten einer Auslage bisher zählen.
word-last-turn = Letzter Zug
    .note = Hat jemand zehn offene Karten, sind alle anderen noch einmal dran.
example-block = 6er nebeneinander
example-tenth = die zehnte Karte
chapter-minute = Das Ziel
chapter-columns = Wertung
chapter-end = Das Ende
fact-starter = Wer anfängt
    .note = erst Zufall, dann jede Runde weiter im Uhrzeigersinn
house = die Optionen in dieser Liste, die Zahl der Personen und Decks, 4 oder mehr gleiche Spalten und der Zwischenstand.
origin =
    <b>{ $game }</b> ist ein { $author ->
        [traditional] traditionelles Spiel
       *[other] Spiel von { $author }
    }, verwandt mit Golf zu zehn Karten.
for-whom = 2–6 Personen ab 8 Jahren. Eine Runde dauert etwa 10 Minuten, und ein Spiel hat mehrere Runden.
packs-auto = Mischt 2 Decks mit je 52 Karten zusammen, zu fünft oder sechst 3.
packs =
    { $packs ->
        [one] Mischt 1 Deck mit 52 Karten.
       *[other] Mischt { $packs } Decks mit je 52 Karten zusammen.
    }
minute-aim = Mach Paare in deinen Spalten. Wer die <b>wenigsten</b> Punkte hat, gewinnt.
minute-grid = Alle bekommen zehn verdeckte Karten in zwei Reihen zu fünf. Auch deine eigenen siehst du nicht.
minute-flip = Deck 3 davon auf. Sie dürfen sich nur diagonal berühren.
minute-take = <b>Zieh</b> vom Stapel oder <b>nimm</b> die oberste Karte von einer anderen Ablage.
minute-place = Ersetz damit eine deiner zehn Karten, <b>offen</b>. Ablegen darfst du sie nicht.
minute-discard = Die ersetzte Karte kommt offen auf deine Ablage.
minute-next = Nimmst du von einer Ablage, siehst du die Karte darunter erst, wenn deine gespielt ist.
minute-empty = Ist der Nachziehstapel leer, mischt ihr alle Ablagen bis auf die obersten Karten zu einem neuen.
minute-pair = Zwei vom gleichen Rang in einer Spalte zählen 0.
deck = Die Karten
turn = Ein Zug
values = Kartenwerte
values-card = Karte
values-points = Punkte
value-king = König
    .points = 0
value-ace = Ass
    .points = 1
value-number = 2 bis 10
    .points = ihre Zahl
value-court = Bube, Dame
    .points = 10
column-different = Zwei verschiedene Karten
    .note = Jede zählt ihren Wert.
column-match = Ein Paar
    .note = Zwei vom gleichen Rang in einer Spalte zählen 0.
column-two = Zwei Spalten nebeneinander
    .note = Alle vier vom gleichen Rang: −20.
column-three = Drei nebeneinander
    .note = Alle sechs vom gleichen Rang: −30. Jede weitere Spalte: noch einmal −10.
columns-bars = Das = zeigt ein Paar.
columns-neighbours = Nur Nachbarspalten zählen zusammen: Das gleiche Paar an beiden Enden der Auslage zählt zweimal 0.
columns-plain = Auch nebeneinander zählen Paare vom gleichen Rang nur 0.
columns-tens = Eine 10, ein Bube und eine Dame zählen gleich viel, machen aber kein Paar.
columns-replace = Auch die Karten eines Paars darfst du später ersetzen.
end-tenth = Wer zuerst zehn offene Karten hat, ist fertig. Alle anderen sind <b>noch einmal</b> dran und dürfen auch von dieser Ablage nehmen.
end-count = Dann werden alle Karten aufgedeckt, und ihr zählt Spalte für Spalte.
end-first = Zuerst fertig zu sein bringt keinen Bonus: Deine Auslage kann trotzdem die schlechteste sein.
end-limit = Überschreitet ein Stand +{ $limit } oder −{ $limit }, endet das Spiel nach dieser Runde. Genau { $limit } reicht nicht.
end-hands =
    { $hands ->
        [one] Das Spiel hat eine Runde.
       *[other] Das Spiel endet nach { $hands } Runden.
    }
end-tie-shared = Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand teilt ihr den Sieg.
end-tie-extra = Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand spielt ihr Zusatzrunden, bis jemand allein vorn liegt.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Paare
    .note = { $name }: { $hits } von { $of } Spalten mit Paar
feat-firsts = Beendet
    .note = { $name }: { $hits } von { $of } Runden zuerst fertig

## Lessons

lesson-cards =
    .title = Zehn Karten
    .about = Erst 3 Karten aufdecken, dann Zug für Zug eine nehmen und spielen
    .learnt = Gut gemacht! Du kannst jetzt aufdecken, nehmen und tauschen. Behalte, was wenig zählt.
lesson-cards-1 = Alle haben zehn verdeckte Karten, und niemand kennt auch nur eine. Die großen sind deine.
lesson-cards-2 = Wer die <b>wenigsten Punkte</b> hat, gewinnt. Karten zählen ihre Zahl, Buben und Damen 10, Asse 1, Könige <b>0</b>.
lesson-cards-3 = Zuerst decken alle drei Karten auf. Fang oben links an: Tipp diese Karte an.
    .otherwise = Dort ginge es auch, aber tipp hier die Karte oben links an.
lesson-cards-4 = Die nächste darf nicht neben oder unter der Dame liegen. Diagonal geht: Tipp in Spalte 2 die untere Karte an.
    .otherwise = Das ginge auch, aber tipp hier in Spalte 2 die untere Karte an.
lesson-cards-5 = Noch eine, nicht neben, über oder unter einer der beiden. Tipp die Karte unten rechts an.
    .otherwise = Das ginge auch, aber tipp hier die Karte unten rechts an.
lesson-cards-6 = Die Dame zählt 10, die anderen 5 und 3: bisher 18. Jetzt tauschst du Karten gegen bessere.
lesson-cards-7 = Wer anfängt, entscheidet der Zufall: hier du. Jeder Zug tauscht eine deiner zehn Karten aus. Zieh jetzt eine.
lesson-cards-8 = Du hast { CARD("KS") } gezogen. Könige zählen 0! Welche Karte ersetzt du, um am meisten zu sparen?
    .not-place-r2c2 = Das spart 5. Auf { CARD("QH") } spart es 10.
    .not-place-r2c5 = Das spart 3. Auf { CARD("QH") } spart es 10.
    .otherwise = Diese Karte kennt niemand. Aber { CARD("QH") } siehst du, das sind 10 Punkte: Leg den König dorthin.
lesson-cards-9 = { CARD("QH") } kommt auf deine Ablage. Von dort dürfen nur die <b>anderen</b> nehmen.
lesson-cards-10 = Pech: { PERSON("1") } hat deine Dame genommen. Zwei Damen in <b>einer Spalte</b>, also übereinander, zählen 0.
lesson-cards-11 = Auch du kannst jetzt die <b>oberste Karte</b> einer anderen Ablage nehmen oder ziehen. Welche passt zu deinen?
    .not-draw = Da könnte alles kommen. Aber { CARD("5H") } von { PERSON("2") } passt sicher zu deiner 5. Tipp sie an.
    .not-take-1 = Du hast keine offene 8, also würde sie 8 zählen. { CARD("5H") } von { PERSON("2") } passt zu deiner 5. Tipp sie an.
lesson-cards-12 = Wohin mit { CARD("5H") }, damit beide 5er 0 zählen?
    .not-place-r2c2 = Eine 5 für eine 5 ändert nichts. Leg sie <b>über</b> die andere, auf die verdeckte Karte.
    .not-place-r1c1 = Damit ist dein König weg. Leg sie über { CARD("5C") }.
    .otherwise = Dort zählt sie 5. Übereinander zählen beide 0: Tipp über { CARD("5C") }.
lesson-cards-13 = Zwei 5er in einer Spalte zählen 0. Und verdeckt lag dort { CARD("JH") }: Das hätte dich am Ende 10 gekostet.
lesson-cards-14 = Schau auf die Ablagen von { PERSON("1") } und { PERSON("2") }. Hilft dir eine der Karten? Wenn nicht, zieh.
    .not-take-1 = Du hast keine offene 10, also würde sie 10 zählen. Der Stapel kann kaum schlechter sein: Zieh.
    .not-take-2 = Du hast keine offene 9, also würde sie 9 zählen. Der Stapel kann kaum schlechter sein: Zieh.
lesson-cards-15 = { CARD("TC") }, auch nicht besser. Aber was du ziehst oder nimmst, <b>muss</b> in deine Auslage. Wo schadet es am wenigsten?
    .not-place-r1c1 = Eine 10 für einen König sind zehn Punkte mehr. Versuch es mit einer verdeckten Karte.
    .not-place-r2c5 = Eine 10 für eine 3 sind sieben Punkte mehr. Eine verdeckte Karte ist vielleicht selbst hoch.
    .otherwise = Das trennt deine 5er: Ihre Spalte würde 15 zählen statt 0. Versuch es mit einer verdeckten Karte.
lesson-cards-16 = Was dort lag, ist weg, ob gut oder schlecht. So geht das Spiel, Karte für Karte.

lesson-columns =
    .title = Spalten
    .about = Was ein Paar ist und was unter null zählt
    .learnt = Gut gepaart! Mit Paaren kommst du jetzt auf 0, und mit Nachbarpaaren auf −20 oder −30.
lesson-columns-1 = Zehn Karten sind fünf Spalten mit je zwei. Ihr spielt mit zwei Decks, also gibt es jede Karte zweimal.
lesson-columns-2 = Zwei <b>verschiedene</b> Karten in einer Spalte zählen beide: 9 für die 9, 0 für den König.
lesson-columns-3 = Zwei vom <b>gleichen Rang</b> zählen 0, egal in welcher Farbe. Das = zeigt es.
lesson-columns-4 = Schau jetzt auf die Ablage von { PERSON("1") } und auf deine zweite Spalte. Nimmst du die Karte oder ziehst du?
    .not-draw = Da könnte alles kommen. { CARD("7C") } von { PERSON("1") } passt sicher zu { CARD("7D") }: Tipp sie an.
lesson-columns-5 = Wohin damit?
    .not-place-r1c1 = Eine 7 für eine 7 ändert nichts. Leg sie <b>unter</b> { CARD("7D") }.
    .not-place-r2c1 = Eine 7 für eine 7 ändert nichts. Leg sie <b>unter</b> { CARD("7D") }.
    .not-place-r1c2 = Eine 7 für eine 7 ändert nichts. Leg sie <b>unter</b> { CARD("7D") }.
    .otherwise = Dort macht sie kein Paar und zählt 7. Leg sie unter { CARD("7D") }.
lesson-columns-6 = Zwei Spalten vom gleichen Rang <b>nebeneinander</b> zählen nicht nur 0, sondern <b>−20</b>. Von 28 auf 1!
lesson-columns-7 = { PERSON("1") } hat { CARD("QS") } abgelegt. Das zählt 10 wie { CARD("JC") }, macht aber kein Paar. Für Spalte 3 nehmen oder ziehen?
    .not-take-1 = Beide zählen 10, aber eine Dame ist kein Bube: Zusammen sind das 20. Zieh.
lesson-columns-8 = Du hast noch eine 7 gezogen. Wo spart sie am meisten?
    .not-place-r1c4 = Das spart 2. Auf { CARD("JC") } spart sie 3 und liegt neben deinen anderen 7ern.
    .not-place-r2c3 = Mit { CARD("JC") } sind das 17. Leg sie <b>auf</b> den Buben, dann zeigt die Spalte 7.
    .not-place-r2c4 = Eine 7 für einen König sind 7 Punkte mehr. Auf { CARD("JC") } sind es 3 weniger.
    .not-place-r2c5 = Dort zählt sie 7 mehr. Auf { CARD("JC") } sind es 3 weniger.
    .not-place-r1c5 = Dort zählt sie 5 mehr. Auf { CARD("JC") } sind es 3 weniger, neben deinen anderen 7ern.
    .otherwise = Eine 7 für eine 7 ändert nichts. Auf { CARD("JC") } spart sie 3 und wartet auf ein Paar.
lesson-columns-9 = Eine einzelne 7 neben den anderen zählt 7. Sie braucht noch eine 7 in ihrer eigenen Spalte.
lesson-columns-10 = { PERSON("1") } hat mit deinem Buben ein Paar gemacht und eine andere Karte abgelegt. Nimmst du sie oder ziehst du?
    .not-draw = Schau noch mal: { CARD("7D") } von { PERSON("1") } ist genau das, was Spalte 3 braucht. Tipp sie an.
lesson-columns-11 = Und wohin mit dieser 7?
    .not-place-r1c3 = Das ist wieder eine 7 für eine 7. Leg sie darunter, auf die verdeckte Karte.
    .otherwise = In Spalte 3 liegt eine einzelne 7. Leg sie darunter.
lesson-columns-12 = Drei nebeneinander: <b>−30</b>. Vier wären −40, alle fünf −50.
lesson-columns-13 = Deine 9 zählt immer noch 9. Hilft dir { CARD("QD") } von { PERSON("1") }? Nimm die Karte oder zieh.
    .not-take-1 = Du hast keine Dame, also würde sie 10 zählen. Zieh.
lesson-columns-14 = { CARD("9S") } kann jede Karte ersetzen, sogar einen König. Wo sparst du am meisten?
    .not-place-r1c4 = Eine 9 für eine 9 ändert nichts. Leg sie unter die andere: Ein Paar zählt 0.
    .not-place-r1c5 = Dort kostet sie 7 Punkte. Mit { CARD("9H") } macht sie ein Paar.
    .not-place-r2c5 = Dort kostet sie 9 Punkte. Mit { CARD("9H") } macht sie ein Paar.
    .otherwise = Keine Karte ist fest, also ginge das. Aber es zerreißt deine Reihe von 7ern!
lesson-columns-15 = Die 9 zählte 9, das Paar zählt 0. Jetzt stehst du bei −28. Toll!
lesson-columns-16 = { PERSON("1") } hat deinen König genommen. Deine Ablage kann den anderen helfen, aber das Paar spart dir 9 Punkte.
lesson-columns-17 = { PERSON("1") } hat zwei Spalten mit 4ern, aber dazwischen Buben. Sie sind keine Nachbarn, also zählen sie nur 0.

lesson-last =
    .title = Der letzte Zug
    .about = Wie eine Runde endet und wie du das Spiel gewinnst
    .learnt = Dein erstes Spiel Tens ist gewonnen, und du weißt, wie es endet. Beim nächsten wird es ernst!
lesson-last-1 = Ein Spiel hat mehrere Runden. Die erste brachte dir 38 Punkte, { PERSON("1") } 61 und { PERSON("2") } 44.
lesson-last-2 = Die zweite Runde ist fast vorbei. Eine Runde endet, kurz nachdem jemand <b>zehn offene Karten</b> hat.
lesson-last-3 = Ist der Nachziehstapel leer, werden die Ablagen zu einem neuen gemischt. Nur die obersten Karten bleiben.
lesson-last-4 = Deine Spalte 4, eine Dame und eine 6, zählt 16. Hilft dir eine der Ablagen oder ziehst du?
    .not-draw = Da könnte alles kommen. { CARD("6S") } von { PERSON("2") } ist genau das, was Spalte 4 braucht: Tipp sie an.
    .not-take-1 = Du hast keinen offenen Buben, also würde er 10 zählen. { CARD("6S") } von { PERSON("2") } passt in Spalte 4.
lesson-last-5 = Ersetzt du die Dame oder deine letzte verdeckte Karte? Mit zehn offenen Karten wärst du nicht mehr dran.
    .not-place-r1c5 = Die 9 wäre weg, aber Spalte 4 würde weiter 16 zählen. Leg sie auf { CARD("QD") }.
    .not-place-r2c4 = Eine 6 für eine 6 ändert nichts. Leg sie auf { CARD("QD") }.
    .not-place-r2c5 = Dann wärst du sofort fertig, und es blieben 16 in Spalte 4 und 15 in Spalte 5. Noch nicht!
    .otherwise = Spalte 4 würde weiter 16 zählen. Leg sie auf { CARD("QD") }, dann machen zwei 6er ein Paar.
lesson-last-6 = Die zehnte Karte von { PERSON("1") } ist offen, also ist { PERSON("1") } fertig. Alle anderen sind <b>noch einmal</b> dran.
lesson-last-7 = Dein letzter Zug. Du darfst von allen nehmen, sogar von { PERSON("1") }. Was passt zu { CARD("9C") }?
    .not-draw = Da könnte alles kommen. { CARD("9S") } von { PERSON("1") } passt sicher zu { CARD("9C") }: Tipp sie an.
    .not-take-2 = Du hast keine offene 10, also würde sie 10 zählen. { CARD("9S") } von { PERSON("1") } passt zu { CARD("9C") }.
lesson-last-8 = Jetzt spiel sie. Verdeckte Karten werden am Ende aufgedeckt und zählen auch.
    .not-place-r1c5 = Eine 9 für eine 9 ändert nichts, und die verdeckte Karte zählt auch. Leg sie auf die verdeckte.
    .otherwise = Dann zählt Spalte 5 die 9 und dazu die verdeckte Karte. Leg sie unter { CARD("9C") }.
lesson-last-9 = Diese Runde bringt dir 10 Punkte: Jetzt hast du 48. { PERSON("2") } bekommt mit den verdeckten Karten 21 und hat 65.
lesson-last-10 = { PERSON("1") } war zuerst fertig, aber das bringt keinen Bonus: 43 Punkte, insgesamt 104.
lesson-last-11 = Das Spiel endet, sobald ein Stand <b>über 100</b> oder unter −100 ist. Genau 100 reicht nicht.
lesson-last-12 = Sonst ginge es weiter. Wer die <b>wenigsten Punkte</b> hat, gewinnt, und das bist du! Bei Gleichstand teilt ihr den Sieg.
