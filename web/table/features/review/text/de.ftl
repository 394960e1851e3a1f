### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Rückblick
result = Ergebnis
stopped = Angehalten
going-over = Der Rückblick läuft …
done = { $count }{ "\u00A0" }% fertig. Tenfold speichert laufend, was es findet.
progress = Fortschritt
cannot = Der Computer dieses Spiels rechnet nicht, also kann er deine Züge nicht beurteilen.
tap-a-move = Tipp auf einen Zug, um den Tisch von damals zu sehen. Von dort kannst du zur Übung weiterspielen.
about-lines = Jede Linie zeigt, wie wahrscheinlich ein Sieg war, nach allem, was vom Platz aus zu sehen war. Gerechnet hat der Computer auf Stufe schwer. Pech zählt nicht als Fehler.
chances = Siegchance in %
at-move = Zug { $count }
at-deal = Start
lines-aloud = Siegchancen: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, am Ende { $count }
tied = Gleichstand: { $winners }
from-behind =
    { $who ->
        [you] Du hast ganz am Ende noch alle überholt
       *[other] { $who } hat ganz am Ende noch alle überholt
    }
close-to-the-end =
    { $who ->
        [you] Du hast gewonnen, und es war bis zuletzt knapp
       *[other] { $who } hat gewonnen, und es war bis zuletzt knapp
    }
ahead =
    { $who ->
        [you] Du lagst von Anfang an vorn
       *[other] { $who } lag von Anfang an vorn
    }
ahead-since =
    { $who ->
        [you] Du lagst ab Zug { $count } von { $of } vorn
       *[other] { $who } lag ab Zug { $count } von { $of } vorn
    }
best-find = Bester Einfall
mistakes =
    { $count ->
        [one] Der Fehler
       *[other] Die Fehler
    }
costliest = Die { $count } teuersten von { $of } Fehlern
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] Deine Siegchance ging von { $began }{ "\u00A0" }% auf { $end }{ "\u00A0" }%. { $own } Glück und die anderen brachten { $rest }{ "\u00A0" }%.
       *[other] Die Siegchance von { $who } ging von { $began }{ "\u00A0" }% auf { $end }{ "\u00A0" }%. { $own } Glück und die anderen brachten { $rest }{ "\u00A0" }%.
    }
luck-cost =
    { $who ->
        [you] Deine Siegchance ging von { $began }{ "\u00A0" }% auf { $end }{ "\u00A0" }%. { $own } Pech und die anderen kosteten { $rest }{ "\u00A0" }%.
       *[other] Die Siegchance von { $who } ging von { $began }{ "\u00A0" }% auf { $end }{ "\u00A0" }%. { $own } Pech und die anderen kosteten { $rest }{ "\u00A0" }%.
    }
own-mistakes =
    { $count ->
        [one] 1 Fehler kostete
       *[other] { $count } Fehler kosteten
    } { $cost ->
        [0] weniger als 1{ "\u00A0" }%.
       *[other] { $cost }{ "\u00A0" }%.
    }
own-none = Kein Zug war eindeutig ein Fehler.
where = Zug { $count }
where-in-part = { $label }, Zug { $count }
chosen = Besser: <b>{ $other }</b>. Gewählt: <b>{ $played }</b>.
chosen-find = Naheliegend: { $other }. Gewählt: <b>{ $played }</b>.
loss = Das kostete { $loss }.
loss-wins = Das kostete { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    } in 100 Spielen.
loss-both = Das kostete { $loss } und { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    } in 100 Spielen.
gain = Das brachte { $loss }.
gain-wins = Das brachte { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    } mehr in 100 Spielen.
gain-both = Das brachte { $loss } und { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    } in 100 Spielen.
try-it = Testen
over = Der Rückblick ist fertig.
as-it-was = Wie es war
played-then = Der gespielte Zug
to-the-table = Zum Tisch
