### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Genau zehn holt die ganze Mitte
deal = Je 3 Karten geben
cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
in-the-pile = { $pile } im Stapel
no-pile = Stapel leer
won = Beute { $cards }
remark-one = Eine einzige Karte entschied
shapes = 🟩 du hast zehn gemacht, 🟨 jemand anders ging über zehn, ⬛ andere bekamen die Mitte.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = Frosch, 0
called-pigmaid = Meerjungfrau, 5
called-crowned = Kronenschwein, 10
called-face-down = verdeckte Karte
# $values are what the middle would be at.
makes = { $name }, macht { ROW($values, between: " oder ") }

## The middle

middle = Die Mitte
middle-empty = Die Mitte ist leer
middle-holds = Die Mitte: { ROW($values, between: ", ") }
middle-holds-nothing = Die Mitte: leer
middle-note =
    { $cards ->
        [one] 1 Karte, gespielt von { $who ->
            [you] dir
           *[other] { $who }
        }
       *[other] { $cards } Karten, die letzte von { $who ->
            [you] dir
           *[other] { $who }
        }
    }
lies-in-the-middle = In der Mitte
worth = jetzt <b>{ $value }</b>
frame-ten = Die Mitte steht bei { $value }. PIG 10.
frame-over = Die Mitte steht bei { $value }, { $missing } über zehn.
over-by = { $surplus } über zehn
frame-under =
    { $missing ->
        [one] Die Mitte steht bei { $value }, 1 fehlt bis zehn.
       *[other] Die Mitte steht bei { $value }, { $missing } fehlen bis zehn.
    }
hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Deine Hand, verdeckt: 1 Karte
               *[other] Deine Hand, verdeckt: { $cards } Karten
            }
       *[other]
            { $cards ->
                [one] Hand von { $who }, verdeckt: 1 Karte
               *[other] Hand von { $who }, verdeckt: { $cards } Karten
            }
    }
caught = Geholt
left-in-the-middle =
    { $cards ->
        [one] Die letzte Karte in der Mitte bekommt niemand.
       *[other] Die { $cards } Karten in der Mitte bekommt niemand.
    }

## A turn

thinks =
    { $who ->
        [you] Du denkst nach
       *[other] { $who } denkt nach
    }
which-card =
    { $who ->
        [you] Welche Karte?
       *[other] { $who }, welche Karte?
    }
play-it =
    { $who ->
        [you] Spielen?
       *[other] { $who }, spielen?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Plus 5 oder minus 5?
                [add-same] Plus { $card } oder auf { $card } setzen?
                [subtract-same] Minus 5 oder auf 5 setzen?
               *[add-subtract-same] Plus 5, minus 5 oder auf 5 setzen?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, plus 5 oder minus 5?
                [add-same] { $who }, plus { $card } oder auf { $card } setzen?
                [subtract-same] { $who }, minus 5 oder auf 5 setzen?
               *[add-subtract-same] { $who }, plus 5, minus 5 oder auf 5 setzen?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Plus 5 oder minus 5. Neue Summe?
                [add-same] Plus { $card } oder auf { $card } setzen. Neue Summe?
                [subtract-same] Minus 5 oder auf 5 setzen. Neue Summe?
               *[add-subtract-same] Plus 5, minus 5 oder auf 5 setzen. Neue Summe?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, plus 5 oder minus 5. Neue Summe?
                [add-same] { $who }, plus { $card } oder auf { $card } setzen. Neue Summe?
                [subtract-same] { $who }, minus 5 oder auf 5 setzen. Neue Summe?
               *[add-subtract-same] { $who }, plus 5, minus 5 oder auf 5 setzen. Neue Summe?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] Was ergibt ein Frosch?
               *[other] Was ergeben { $value } und { $card }?
            }
       *[other]
            { $card ->
                [0] { $who }, was ergibt ein Frosch?
               *[other] { $who }, was ergeben { $value } und { $card }?
            }
    }
several-ways = Diese Karte kann mehr als eins. Tipp unten auf einen Knopf.
takes-it = <b>10</b> holt alles
# Behind another number that a card may make.
sum-or = oder { $value }
sums-show = Summen zeigen
sums-hide = Summen ausblenden
sum-of-the-middle = Neue Summe der Mitte
sum-makes = { $value }, neue Summe
play-subtract = { $before } − 5 = { $value }
play-same = Auf { $value } setzen
play-frog = Auf 0 setzen
play-add = { $before } + { $card } = { $value }
play = { $card } spielen
comes-of-nothing = Karten bleiben
# The middle is empty: only the card that is played lies there.
comes-of-first = Karte bleibt
comes-of-ten =
    { $cards ->
        [one] PIG 10! Nimm 1 Karte
       *[other] PIG 10! Nimm { $cards } Karten
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] 1 Karte für dich
               *[other] { $cards } Karten für dich
            }
       *[other]
            { $cards ->
                [one] 1 Karte für { $taker }
               *[other] { $cards } Karten für { $taker }
            }
    }
not-your-turn =
    { $who ->
        [you] Du kannst noch nicht spielen: Du bist noch nicht dran.
       *[other] Du kannst noch nicht spielen: { $who } ist dran.
    }
over = Das Spiel ist vorbei.
card-first = Wähl erst eine Karte.
wrong-sum =
    { $card ->
        [0] Ein Frosch ergibt nicht { $value }. Versuch es noch mal.
       *[other] { $before } und { $card } ergeben nicht { $value }. Versuch es noch mal.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10
    .note = { $name }: { $hits } von { $of } PIG 10
feat-gifts = Geschenke
    .note = { $name }: { $hits } von { $of }-mal über zehn gegangen

## Rules as they come up

explain-over-ten =
    { $cards ->
        [one] <b>{ $value }</b> ist über zehn, also geht die Karte an { $taker ->
            [you] dich
           *[other] { $taker }
        }, die Person vor { $who ->
            [you] dir
           *[other] { $who }
        }
       *[other] <b>{ $value }</b> ist über zehn, also gehen die { $cards } Karten an { $taker ->
            [you] dich
           *[other] { $taker }
        }, die Person vor { $who ->
            [you] dir
           *[other] { $who }
        }
    }
explain-crowned-wasted = { $before } und das Kronenschwein ergeben { $value }, über zehn. Ein Kronenschwein macht nur zehn, wenn die Mitte bei 0 steht
explain-crowned-empty = Das Kronenschwein ist eine 10, also macht es auf leerer Mitte sofort PIG 10
explain-crowned = Das Kronenschwein ist eine 10. Steht die Mitte bei 0, macht es sofort PIG 10
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Genau zehn ist PIG 10: Du bekommst die Mitte, <b>1 Karte</b>. Am Ende gewinnt, wer die meisten hat
               *[other] Genau zehn ist PIG 10: Du bekommst die Mitte, <b>{ $cards } Karten</b>. Am Ende gewinnt, wer die meisten hat
            }
       *[other]
            { $cards ->
                [one] Genau zehn ist PIG 10: { $who } bekommt die Mitte, <b>1 Karte</b>. Am Ende gewinnt, wer die meisten hat
               *[other] Genau zehn ist PIG 10: { $who } bekommt die Mitte, <b>{ $cards } Karten</b>. Am Ende gewinnt, wer die meisten hat
            }
    }
explain-frog =
    { $cards ->
        [one] Ein Frosch setzt die Mitte auf 0. Die Karte bleibt liegen, bis wieder jemand zehn macht
       *[other] Ein Frosch setzt die Mitte auf 0. Die { $cards } Karten bleiben liegen, bis wieder jemand zehn macht
    }
explain-pigmaid = Eine Meerjungfrau zählt 5 dazu oder zieht 5 ab: { $before } − 5 = <b>{ $value }</b>. Unter 0 fällt die Mitte nie
explain-same = Diese { $card } hat die gleiche Zahl wie die letzte Karte und kann die Mitte auf { $card } setzen, statt dazuzuzählen
explain-same-worth = Diese { $card } hat die gleiche Zahl wie die Mitte, also kann die Mitte bei { $card } bleiben: Du musst nicht dazuzählen
explain-pile = Der Nachziehstapel ist leer. Ihr spielt weiter, ohne zu ziehen, bis alle Hände leer sind
explain-add = Karten werden zusammengezählt: { $before } + { $card } = <b>{ $value }</b>. Bei genau zehn bekommst du die Mitte

## The rules

fact-neighbour = Die Person vor dir
    .note = auf dem Sitz vor deinem, mit oder ohne Karten
word-middle = Mitte
    .note = Die Karten in der Mitte und ihre Summe.
word-frog = Frosch
    .note = Die 0. Er setzt die Mitte auf 0, und die Karten bleiben liegen.
word-pigmaid = Meerjungfrau
    .note = Die 5. Sie zählt 5 dazu oder zieht 5 ab, aber die Mitte fällt nie unter 0.
word-crowned-pig = Kronenschwein
    .note = Die 10. Es macht nur zehn, wenn die Mitte leer ist oder bei 0 steht.
word-before = Die Person vor dir
    .note = Die Person auf dem Sitz vor deinem. Sie bekommt die Mitte, wenn du über zehn gehst.
example-over-ten = über zehn
example-exactly-ten = genau zehn
example-pigmaid = die Meerjungfrau
example-same = die gleiche Zahl
chapter-minute = Das Ziel
chapter-special = Sonderkarten
chapter-end = Wertung
house = die Optionen in dieser Liste, Summen zeigen und selbst rechnen.
origin = <b>PIG 10</b> ist von { $author } und bei { $publisher } erschienen.
for-whom = 2–8 Personen ab 6 Jahren. Ein Spiel dauert 10 bis 20 Minuten.
aim =
    .note = Hol dir die meisten Karten.
deck = Die Karten
    .note = Es gibt { $cards } Karten: 7 Frösche (0), 5 Meerjungfrauen (5) und 4 Kronenschweine (10). Jede andere Zahl von 1 bis 9 gibt es 8-mal. Auf der Hand hast du 3.
turn = Ein Zug
minute-lay = Spiel eine Karte und zähl ihre Zahl zur <b>Mitte</b> dazu.
minute-ten = Genau zehn? <b>PIG 10!</b> Du bekommst die ganze Mitte.
minute-over = Über zehn? Die Person <b>vor</b> dir bekommt alles.
minute-draw = Zieh wieder auf 3 Karten nach, solange der Stapel reicht.
special-frog = Frosch
    .note = Setzt die Mitte auf 0. Die Karten bleiben liegen, bis wieder jemand zehn macht.
special-pigmaid = Meerjungfrau
    .note = Zählt 5 dazu oder zieht 5 ab: Du hast die Wahl. Unter 0 darf die Mitte nicht fallen, also zählt die Meerjungfrau unter 5 immer dazu.
special-same = Die gleiche Zahl
    .note = Ist deine Karte gleich der letzten Karte oder der Mitte, kannst du die Mitte auch auf diese Zahl setzen. Das geht mit jeder Karte von 1 bis 9.
special-crowned = Kronenschwein
    .note = Macht sofort zehn, wenn die Mitte leer ist oder bei 0 steht. Sonst geht es immer über zehn.
special-example = Ein Beispiel
special-example-gentle = Die Mitte steht bei 8, und die letzte Karte war eine 8. Noch eine 8 würde 16 machen, also setzt du die Mitte auf 8. Wer dann dran ist, braucht eine 2.
special-example-free = Die Mitte steht bei 8, und die letzte Karte war eine 8. Zählst du noch eine 8 dazu, bekommt die Person vor dir alles. Setzt du die Mitte auf 8, braucht die nächste Person eine 2.
special-gentle = An diesem Tisch gehst du nur über zehn, wenn es sein muss. ⌂
special-free = Du darfst über zehn gehen, sogar mit Absicht. Das beschenkt die Person vor dir, also überleg es dir gut.
end-hands = Ist der Stapel leer, spielt ihr weiter, ohne zu ziehen, bis alle Hände leer sind.
end-left-taken = Wer zuletzt Karten bekam, bekommt auch die Karten, die in der Mitte bleiben.
end-left-lost = Die Karten, die in der Mitte bleiben, bekommt niemand.
end-most-tens = Wer die meisten Karten hat, gewinnt. Bei Gleichstand gewinnt, wer öfter PIG 10 hatte. Ist auch das gleich, teilt ihr den Sieg.
end-shared = Wer die meisten Karten hat, gewinnt. Bei Gleichstand teilt ihr den Sieg.

## Lessons

lesson-bare =
    .title = Zehn machen
    .about = Wie du zehn machst und was über zehn passiert
    .learnt = Gut gemacht! Du kannst zehn machen und eine Falle stellen. Wer die meisten Karten hat, gewinnt. Jetzt ein Spiel?
lesson-bare-1 = In PIG 10 willst du nur eins: in der Mitte <b>genau zehn</b> machen.
lesson-bare-2 = Das sind deine 3 Karten, nur du siehst sie. Immer wenn du eine spielst, ziehst du eine neue.
lesson-bare-3 = Wer anfängt, entscheidet der Zufall: hier du. Tipp auf die { CARD("4") }, dann auf den Knopf, der unten erscheint.
    .otherwise = Das geht auch, aber spiel hier die { CARD("4") }.
lesson-bare-4 = Du hast eine 1 gezogen und wieder 3 Karten. Das tust du nach jedem Zug, solange der Stapel reicht.
lesson-bare-5 = Die Mitte steht bei 4. Die leeren Felder zeigen, wie viel bis zehn fehlt: 6.
lesson-bare-6 = { PERSON("1") } hat 2 dazugezählt und { PERSON("2") } 3: Die Mitte steht bei 9. Welche deiner Karten macht zehn?
    .otherwise = Das geht über zehn, und jemand anders bekommt die Karten. Mach genau zehn.
lesson-bare-7 = <b>PIG 10!</b> Du bekommst alle 4 Karten aus der Mitte. Wer am Ende die <b>meisten Karten</b> hat, gewinnt.
lesson-bare-8 = { PERSON("1") } hat 9 gespielt und { PERSON("2") } 8. Das macht 17, über zehn: { PERSON("1") }, die Person <b>vor</b> { PERSON("2") }, bekommt alles.
lesson-bare-9 = Die Mitte fängt wieder bei 0 an. Spiel die { CARD("6") }: Tipp sie an, dann <b>noch mal</b>. Auch so geht es.
    .otherwise = Das geht auch, aber spiel hier die { CARD("6") }.
lesson-bare-10 = Die Mitte steht bei 9, und alle deine Karten gehen über zehn. Spiel eine: { PERSON("2") } vor dir bekommt alles.
lesson-bare-11 = { PERSON("2") } ließ 9 liegen, und bei dir passte nichts. Die gleiche Falle kannst du { PERSON("1") } stellen: { PERSON("1") } ist nach dir dran.
lesson-bare-12 = Die Mitte steht bei 5, und zehn geht nicht. Geh so <b>hoch</b>, wie du kannst, aber nicht über zehn.
    .otherwise = Mach 9 mit der { CARD("4") }. Weniger ist leichter für { PERSON("1") }. Gehst du über zehn, bekommt { PERSON("2") } die Karten.
lesson-bare-13 = Die Falle hat geklappt! { PERSON("1") } ist über zehn gegangen, und du sitzt vor { PERSON("1") }: Du bekommst alle 4 Karten.

lesson-special =
    .title = Sonderkarten
    .about = Frosch, Meerjungfrau, Kronenschwein und die gleiche Zahl
    .learnt = Jetzt kennst du alle Sonderkarten. Schön gespielt! Probier sie in einem Spiel aus.
lesson-special-1 = Die Mitte steht bei 8, und du hast keine 2. Aber manche Karten können mehr als dazuzählen.
lesson-special-2 = Eine { CARD("0") } ist ein <b>Frosch</b>. Er setzt die Mitte auf 0. Spiel deinen.
    .not-4 = 8 und 4 macht 12: { PERSON("2") } bekäme alles. Setz die Mitte auf 0.
    .not-5 = 8 und 5 macht 13: { PERSON("2") } bekäme alles. Spiel zuerst den Frosch.
    .not-5-as-5 = Das geht, und gleich brauchst du es noch. Spiel zuerst den Frosch.
lesson-special-3 = Die Mitte steht bei 0. Aber alle 3 Karten bleiben liegen, bis jemand die Mitte bekommt.
lesson-special-4 = Pech! { PERSON("1") } hatte ein <b>Kronenschwein</b>, eine 10. Steht die Mitte bei 0, macht es zehn. Sonst geht es darüber.
lesson-special-5 = Die Mitte steht bei 7. Eine { CARD("5") } ist eine <b>Meerjungfrau</b> (±): Sie zählt 5 dazu oder zieht 5 ab. Zieh 5 ab.
    .not-5 = 7 und 5 macht 12, und { PERSON("2") } bekommt beide Karten. Tipp die Meerjungfrau noch mal an und zieh 5 ab.
    .otherwise = Das geht über zehn, und { PERSON("2") } bekommt alles. Die Meerjungfrau, die Karte mit ±, kann 5 abziehen.
lesson-special-6 = Jetzt steht die Mitte bei 2. Unter 5 kann eine Meerjungfrau nichts abziehen: Die Mitte fällt nie unter 0.
lesson-special-7 = Bei 8 hat { PERSON("2") } die Mitte mit einer 8 wieder auf 8 gesetzt. Das kann jede Karte, die <b>gleich der Mitte</b> ist.
lesson-special-8 = Du hast auch eine { CARD("8") }. Dazugezählt macht sie 16. Spiel sie so, dass die Mitte bei 8 bleibt.
    .not-8 = Das macht 16, und { PERSON("2") } bekommt alles. Tipp noch mal auf die { CARD("8") }, dann auf den anderen Knopf.
    .otherwise = Das geht über zehn, und { PERSON("2") } bekäme alles. Deine { CARD("8") } kann die Mitte bei 8 lassen.
lesson-special-9 = Wieder Pech: { PERSON("1") } hatte eine 2 und hat zehn gemacht. { PERSON("2") } hat neu mit 3 angefangen. Zähl deine { CARD("4") } dazu.
    .not-10 = 3 und 10 macht 13. Behalte das Kronenschwein, bis die Mitte bei 0 steht. Spiel die { CARD("4") }.
    .not-6 = Das macht 9, und eine 1 findet sich leicht. Spiel die { CARD("4") }.
lesson-special-10 = Die 4 von { PERSON("1") } ist gleich der letzten Karte, deiner 4. Auch das geht: { PERSON("1") } hat die Mitte auf 4 gesetzt, nicht auf 11.
lesson-special-11 = Ein Frosch! Die Mitte steht bei 0, und 4 Karten liegen darin. Welche deiner Karten holt sie?
    .otherwise = So bleiben alle Karten für { PERSON("1") } liegen. Welche Karte macht aus 0 zehn?
lesson-special-12 = <b>PIG 10!</b> Jetzt hast du Glück: 5 Karten mit einem Kronenschwein.
lesson-special-13 = Keine Zehn? Dann stell eine Falle: Aus 5 macht nur die Meerjungfrau zehn, aus 0 nur das Kronenschwein. Beide sind selten.

lesson-end =
    .title = Das Ende
    .about = Wie ein Spiel endet und wer gewinnt
    .learnt = Dein erstes Spiel PIG 10 ist gewonnen, und du weißt, wie es endet. Beim nächsten wird es ernst!
lesson-end-1 = Der Nachziehstapel ist leer, also zieht niemand mehr. Alle spielen die Karten, die sie noch haben.
lesson-end-2 = Du und { PERSON("1") } habt je 6 Karten geholt, { PERSON("2") } hat 5.
lesson-end-3 = Die Mitte steht bei 7. Hol sie dir.
    .otherwise = 7 und 9 macht 16, und { PERSON("2") } bekommt alle 3 Karten. Mach genau zehn.
lesson-end-4 = Die Mitte steht bei 8, und deine letzte Karte ist eine 9. Du musst sie spielen.
lesson-end-5 = { PERSON("2") } bekommt 3 Karten. Deine Hand ist leer, also spielen die anderen ohne dich weiter.
lesson-end-6 = Die letzte Karte ist gespielt, das Spiel ist vorbei. Die 2 und die 6 in der Mitte bekommt niemand.
lesson-end-7 = Du hast 9 Karten, { PERSON("2") } 8 und { PERSON("1") } 6. Du gewinnst! Bei Gleichstand hättet ihr den Sieg geteilt.
