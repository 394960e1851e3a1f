### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Tel op tot tien en pak het midden
deal = Geef ieder 3 kaarten
cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
in-the-pile = { $pile } op de stapel
no-pile = trekstapel leeg
won = won { $cards }
remark-one = Eén kaart gaf de doorslag
shapes = 🟩 je maakte tien, 🟨 een ander ging over de tien, ⬛ een ander pakte het.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = kikker, 0
called-pigmaid = zeemeervarken, 5
called-crowned = gekroond varken, 10
called-face-down = dichte kaart
# $values are what the middle would be at.
makes = { $name }, dan wordt het { ROW($values, between: " of ") }

## The middle

middle = Het midden
middle-empty = Het midden is leeg
middle-holds = Het midden: { ROW($values, between: ", ") }
middle-holds-nothing = Het midden: leeg
middle-note =
    { $cards ->
        [one] 1 kaart, van { $who ->
            [you] jou
           *[other] { $who }
        }
       *[other] { $cards } kaarten, laatste: { $who ->
            [you] jij
           *[other] { $who }
        }
    }
lies-in-the-middle = In het midden
worth = nu op <b>{ $value }</b>
frame-ten = Het midden staat op { $value }. PIG 10.
frame-over = Het midden staat op { $value }, { $missing } over de tien.
over-by = { $surplus } over de tien
frame-under = Het midden staat op { $value }, nog { $missing } tot tien.
hand =
    { $who ->
        [you] Je hand
       *[other] Hand van { $who }
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Je hand, dicht: 1 kaart
               *[other] Je hand, dicht: { $cards } kaarten
            }
       *[other]
            { $cards ->
                [one] Hand van { $who }, dicht: 1 kaart
               *[other] Hand van { $who }, dicht: { $cards } kaarten
            }
    }
caught = Gepakt
left-in-the-middle =
    { $cards ->
        [one] Niemand krijgt de laatste kaart in het midden.
       *[other] Niemand krijgt de laatste { $cards } kaarten in het midden.
    }

## A turn

thinks =
    { $who ->
        [you] Je denkt na
       *[other] { $who } denkt na
    }
which-card =
    { $who ->
        [you] Welke kaart?
       *[other] { $who }, welke kaart?
    }
play-it =
    { $who ->
        [you] Speel je die?
       *[other] { $who }, speel je die?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] 5 erbij of 5 eraf?
                [add-same] { $card } erbij, of wordt het { $card }?
                [subtract-same] 5 eraf, of wordt het 5?
               *[add-subtract-same] 5 erbij, 5 eraf, of wordt het 5?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, 5 erbij of 5 eraf?
                [add-same] { $who }, { $card } erbij, of wordt het { $card }?
                [subtract-same] { $who }, 5 eraf, of wordt het 5?
               *[add-subtract-same] { $who }, 5 erbij, 5 eraf, of wordt het 5?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] 5 erbij of 5 eraf. Uitkomst?
                [add-same] { $card } erbij of maak er { $card } van. Uitkomst?
                [subtract-same] 5 eraf of maak er 5 van. Uitkomst?
               *[add-subtract-same] 5 erbij, 5 eraf of maak er 5 van. Uitkomst?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, 5 erbij of 5 eraf. Uitkomst?
                [add-same] { $who }, { $card } erbij of maak er { $card } van. Uitkomst?
                [subtract-same] { $who }, 5 eraf of maak er 5 van. Uitkomst?
               *[add-subtract-same] { $who }, 5 erbij, 5 eraf of maak er 5 van. Uitkomst?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] Wat wordt het met een kikker?
               *[other] Hoeveel is { $value } plus { $card }?
            }
       *[other]
            { $card ->
                [0] { $who }, wat wordt het met een kikker?
               *[other] { $who }, hoeveel is { $value } plus { $card }?
            }
    }
several-ways = Deze kaart kan op meer manieren. Tik hieronder op een knop.
takes-it = <b>10</b> pakt het
# Behind another number that a card may make.
sum-or = of { $value }
sums-show = Toon sommen
sums-hide = Sommen weg
sum-of-the-middle = Uitkomst in het midden
sum-makes = { $value }, uitkomst
play-subtract = { $before } − 5 = { $value }
play-same = Het wordt { $value }
play-frog = Weer op 0
play-add = { $before } + { $card } = { $value }
play = Speel { $card }
comes-of-nothing = kaarten blijven
# The middle is empty: only the card that is played lies there.
comes-of-first = kaart blijft
comes-of-ten =
    { $cards ->
        [one] PIG 10! Pak 1 kaart
       *[other] PIG 10! Pak { $cards } kaarten
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] Je krijgt 1 kaart
               *[other] Je krijgt { $cards } kaarten
            }
       *[other]
            { $cards ->
                [one] { $taker } krijgt 1 kaart
               *[other] { $taker } krijgt { $cards } kaarten
            }
    }
not-your-turn =
    Je kunt nog niet spelen: { $who ->
        [you] je bent
       *[other] { $who } is
    } aan de beurt.
over = Het spel is afgelopen.
card-first = Kies eerst een kaart.
wrong-sum =
    { $card ->
        [0] Met een kikker wordt het geen { $value }. Probeer het nog eens.
       *[other] { $before } plus { $card } is geen { $value }. Probeer het nog eens.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10’s
    .note = { $name } maakte { $hits } van de { $of } PIG 10’s
feat-gifts = Cadeaus
    .note = { $name } ging { $hits } van de { $of } keer over de tien

## Rules as they come up

explain-over-ten =
    { $cards ->
        [one] <b>{ $value }</b> is over de tien, dus de kaart gaat naar { $taker ->
            [you] jou
           *[other] { $taker }
        }, de speler vóór { $who ->
            [you] jou
           *[other] { $who }
        }
       *[other] <b>{ $value }</b> is over de tien, dus de { $cards } kaarten gaan naar { $taker ->
            [you] jou
           *[other] { $taker }
        }, de speler vóór { $who ->
            [you] jou
           *[other] { $who }
        }
    }
explain-crowned-wasted = { $before } en het gekroonde varken is { $value }, over de tien. Een gekroond varken maakt alleen tien als het midden op 0 staat
explain-crowned-empty = Het gekroonde varken is een 10, dus in een leeg midden is het meteen PIG 10
explain-crowned = Het gekroonde varken is een 10: op een midden van 0 is het meteen PIG 10
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Precies tien is PIG 10: je pakt het midden, <b>1 kaart</b>. Wie de meeste kaarten heeft, wint het spel
               *[other] Precies tien is PIG 10: je pakt het midden, <b>{ $cards } kaarten</b>. Wie de meeste kaarten heeft, wint het spel
            }
       *[other]
            { $cards ->
                [one] Precies tien is PIG 10: { $who } pakt het midden, <b>1 kaart</b>. Wie de meeste kaarten heeft, wint het spel
               *[other] Precies tien is PIG 10: { $who } pakt het midden, <b>{ $cards } kaarten</b>. Wie de meeste kaarten heeft, wint het spel
            }
    }
explain-frog =
    { $cards ->
        [one] Een kikker zet het midden weer op 0. De kaart blijft liggen voor wie hierna tien maakt
       *[other] Een kikker zet het midden weer op 0. De { $cards } kaarten blijven liggen voor wie hierna tien maakt
    }
explain-pigmaid = Zeemeervarken: 5 erbij of 5 eraf, { $before } − 5 = <b>{ $value }</b>. Het midden komt nooit onder 0
explain-same = Deze { $card } is gelijk aan de laatste kaart: je mag er { $card } van maken zonder optellen
explain-same-worth = Deze { $card } is gelijk aan het midden. Dan mag het midden op { $card } blijven: optellen hoeft niet
explain-pile = De trekstapel is leeg. Speel door zonder te trekken tot alle handen leeg zijn
explain-add = Tel de kaarten op: { $before } + { $card } = <b>{ $value }</b>. Maak precies tien, dan pak je het midden

## The rules

fact-neighbour = De speler vóór jou
    .note = op de stoel vóór die van jou, met of zonder kaarten
word-middle = Midden
    .note = De kaarten in het midden, en hoeveel ze samen zijn.
word-frog = Kikker
    .note = De 0. Zet het midden weer op 0, en de kaarten blijven liggen.
word-pigmaid = Zeemeervarken
    .note = De 5. Er komt 5 bij of er gaat 5 af, maar het midden komt nooit onder 0.
word-crowned-pig = Gekroond varken
    .note = De 10. Maakt alleen tien als het midden leeg is of op 0 staat.
word-before = De speler vóór jou
    .note = Wie op de stoel vóór die van jou zit. Ga jij over de tien, dan pakt die speler het midden.
example-over-ten = over de tien
example-exactly-ten = precies tien
example-pigmaid = het zeemeervarken
example-same = hetzelfde getal
chapter-minute = Het doel
chapter-special = Speciale kaarten
chapter-end = Wie wint?
house = de opties in deze lijst, de sommen tonen en zelf rekenen.
origin = <b>PIG 10</b> is bedacht door { $author } en uitgegeven door { $publisher }.
for-whom = 2–8 spelers, vanaf 6 jaar. Een spel duurt 10 tot 20 minuten.
aim =
    .note = Verzamel de meeste kaarten.
deck = De kaarten
    .note = Er zijn { $cards } kaarten: 7 kikkers (0), 5 zeemeervarkens (5) en 4 gekroonde varkens (10). Van elk ander getal van 1 tot en met 9 zijn er 8. Je hebt er 3 in je hand.
turn = Een beurt
minute-lay = Speel een kaart en tel het getal op bij het <b>midden</b>.
minute-ten = Precies tien? <b>PIG 10!</b> Je pakt het hele midden.
minute-over = Over de tien? Dan pakt de speler <b>vóór</b> jou alles.
minute-draw = Vul je hand weer aan tot 3 kaarten zolang de stapel er is.
special-frog = Kikker
    .note = Zet het midden weer op 0. De kaarten blijven liggen voor wie hierna tien maakt.
special-pigmaid = Zeemeervarken
    .note = 5 erbij of 5 eraf: jij kiest. Het midden kan niet onder 0, dus onder de 5 kan er alleen 5 bij.
special-same = Hetzelfde getal
    .note = Is je kaart gelijk aan de laatste kaart of aan het midden, dan mag je er ook dat getal van maken. Dat kan met elke kaart van 1 tot en met 9.
special-crowned = Gekroond varken
    .note = Maakt meteen tien als het midden leeg is of op 0 staat. Op elk ander midden gaat het over de tien.
special-example = Een voorbeeld
special-example-gentle = Het midden staat op 8, en de laatste kaart was een 8. Nog een 8 erbij zou 16 zijn, dus maak je er 8 van. De volgende speler heeft een 2 nodig.
special-example-free = Het midden staat op 8, en de laatste kaart was een 8. Leg je er nog een 8 bij, dan pakt de speler vóór jou alles. Of maak er 8 van, en de volgende speler heeft een 2 nodig.
special-gentle = Aan deze tafel ga je alleen over de tien als het niet anders kan. ⌂
special-free = Je mag over de tien gaan, zelfs expres. Maar dan krijgt de speler vóór jou alles, dus denk goed na.
end-hands = Is de stapel leeg, speel dan door zonder te trekken tot alle handen leeg zijn.
end-left-taken = Wie als laatste kaarten pakte, krijgt ook wat er nog in het midden ligt.
end-left-lost = Niemand krijgt de kaarten die nog in het midden liggen.
end-most-tens = Wie de meeste kaarten heeft, wint. Bij gelijkspel wint wie meer PIG 10’s heeft. Is dat ook gelijk, dan deel je de winst.
end-shared = Wie de meeste kaarten heeft, wint. Bij gelijkspel deel je de winst.

## Lessons

lesson-bare =
    .title = Maak tien
    .about = Hoe je tien maakt, en wat er gebeurt als je eroverheen gaat
    .learnt = Goed zo! Je kunt nu tien maken en een val zetten. Het gaat om de meeste kaarten. Speel eens een spel.
lesson-bare-1 = PIG 10 draait om één ding: <b>precies tien</b> maken in het midden.
lesson-bare-2 = Dit zijn je 3 kaarten. Alleen jij kunt ze zien. Heb je er een gespeeld, dan trek je een nieuwe.
lesson-bare-3 = Het lot kiest wie begint: hier begin jij. Tik op de { CARD("4") }, en dan op de knop die eronder verschijnt.
    .otherwise = Die kaart kan ook. Speel in deze les de { CARD("4") }.
lesson-bare-4 = Je trok een 1, dus je hebt weer 3 kaarten. Je trekt na elke beurt, zolang de stapel er is.
lesson-bare-5 = Het midden staat op 4. De lege vakjes tonen hoeveel je nog nodig hebt voor tien: 6.
lesson-bare-6 = { PERSON("1") } legde 2 erbij en { PERSON("2") } 3, dus het midden staat op 9. Met welke kaart maak je tien?
    .otherwise = Die gaat over de tien, en dan krijgt een ander de kaarten. Maak precies tien.
lesson-bare-7 = <b>PIG 10!</b> Je pakt alle 4 kaarten in het midden. Wie de <b>meeste kaarten</b> heeft, wint het spel.
lesson-bare-8 = { PERSON("1") } speelde 9 en { PERSON("2") } 8. Dat is 17, over de tien, dus { PERSON("1") }, de speler <b>vóór</b> { PERSON("2") }, pakt alles.
lesson-bare-9 = Het midden begint weer bij 0. Speel de { CARD("6") }: tik erop, en tik er <b>nog eens</b> op. Dat werkt ook.
    .otherwise = Die kaart kan ook. Speel in deze les de { CARD("6") }.
lesson-bare-10 = Het midden staat op 9, en al je kaarten gaan over de tien. Speel er een: { PERSON("2") }, de speler vóór jou, krijgt alles.
lesson-bare-11 = { PERSON("2") } liet het midden op 9 staan, en niets paste. Zet nu zelf zo’n val voor { PERSON("1") }, die na jou speelt.
lesson-bare-12 = Het midden staat op 5, en tien lukt niet. Maak het zo <b>hoog</b> als je kunt, zonder over de tien te gaan.
    .otherwise = Maak 9 met de { CARD("4") }. Een lager midden is makkelijker voor { PERSON("1") }. Ga je over de tien, dan krijgt { PERSON("2") } alles.
lesson-bare-13 = De val werkt! { PERSON("1") } ging over de tien, en jij bent de speler vóór { PERSON("1") }: je krijgt alle 4 kaarten.

lesson-special =
    .title = Speciale kaarten
    .about = De kikker, het zeemeervarken, het gekroonde varken en hetzelfde getal
    .learnt = Je kent nu alle speciale kaarten. Mooi gespeeld! Probeer ze maar eens in een spel.
lesson-special-1 = Het midden staat op 8, en je hebt geen 2. Maar sommige kaarten kunnen meer dan optellen.
lesson-special-2 = Een { CARD("0") } is een <b>kikker</b>. Die zet het midden weer op 0. Speel je kikker.
    .not-4 = 8 en 4 is 12: dan pakt { PERSON("2") } alles. Zet het midden weer op 0.
    .not-5 = 8 en 5 is 13: dan pakt { PERSON("2") } alles. Speel eerst de kikker.
    .not-5-as-5 = Dat kan, en straks doe je het ook. Speel eerst de kikker.
lesson-special-3 = Het midden staat op 0. Maar alle 3 kaarten blijven liggen voor wie hierna het midden pakt.
lesson-special-4 = Pech! { PERSON("1") } had een <b>gekroond varken</b>, een 10. Als het midden op 0 staat, is dat tien. Anders is het te veel.
lesson-special-5 = Het midden staat op 7. Een { CARD("5") } is een <b>zeemeervarken</b> (±): 5 erbij of 5 eraf. Speel het en haal er 5 af.
    .not-5 = 7 en 5 is 12, en { PERSON("2") } pakt beide kaarten. Tik nog eens op het zeemeervarken en haal er 5 af.
    .otherwise = Zo ga je over de tien, en { PERSON("2") } pakt alles. Met het zeemeervarken, de kaart met ±, kan er 5 af.
lesson-special-6 = Nu staat het midden op 2. Onder de 5 haalt een zeemeervarken er geen 5 af: het midden komt nooit onder 0.
lesson-special-7 = Het midden stond op 8, en de 8 van { PERSON("2") } maakte er weer 8 van. Dat kan als je kaart <b>gelijk is aan het midden</b>.
lesson-special-8 = Jij hebt ook een { CARD("8") }. Samen is dat 16. Speel die zo dat het midden op 8 blijft.
    .not-8 = Zo wordt het 16, en { PERSON("2") } pakt alles. Tik nog eens op de { CARD("8") }, en dan op de andere knop.
    .otherwise = Zo ga je over de tien, en dan pakt { PERSON("2") } alles. Met je { CARD("8") } kan het midden op 8 blijven.
lesson-special-9 = Weer pech: { PERSON("1") } had een 2 en maakte tien. { PERSON("2") } begon opnieuw met een 3. Leg je { CARD("4") } erbij.
    .not-10 = 3 en 10 is 13. Bewaar het gekroonde varken voor een midden op 0. Speel de { CARD("4") }.
    .not-6 = Dan staat het op 9, en een 1 is zo gevonden. Speel de { CARD("4") }.
lesson-special-10 = De 4 van { PERSON("1") } is gelijk aan de laatste kaart, jouw 4. Ook dan mag dat: { PERSON("1") } maakte er 4 van, geen 11.
lesson-special-11 = Een kikker! Het midden staat op 0, en er liggen 4 kaarten. Met welke kaart pak je ze?
    .otherwise = Dan blijven alle kaarten liggen voor { PERSON("1") }. Welke kaart maakt tien als het midden op 0 staat?
lesson-special-12 = <b>PIG 10!</b> Nu zit het mee: 5 kaarten met één gekroond varken.
lesson-special-13 = Lukt tien niet? Maak het laag: op 5 helpt alleen een zeemeervarken, op 0 een gekroond varken. Die zijn zeldzaam.

lesson-end =
    .title = Het einde
    .about = Hoe een spel eindigt, en wie er wint
    .learnt = Je hebt je eerste spel PIG 10 gewonnen en weet hoe een spel eindigt. Het volgende telt echt!
lesson-end-1 = De trekstapel is leeg, dus niemand trekt nog. Iedereen speelt de kaarten die over zijn.
lesson-end-2 = Jij en { PERSON("1") } hebben elk 6 kaarten gepakt, en { PERSON("2") } heeft er 5.
lesson-end-3 = Het midden staat op 7. Pak het.
    .otherwise = 7 en 9 is 16, en { PERSON("2") } pakt alle 3 kaarten. Maak precies tien.
lesson-end-4 = Het midden staat op 8, en je laatste kaart is een 9. Die moet je spelen.
lesson-end-5 = { PERSON("2") } krijgt 3 kaarten. Je hand is leeg, dus de anderen spelen zonder jou door.
lesson-end-6 = De laatste kaart is gespeeld, en het spel is afgelopen. Niemand krijgt de 2 en de 6 in het midden.
lesson-end-7 = Jij hebt 9 kaarten, { PERSON("2") } 8 en { PERSON("1") } 6. Je wint! Bij gelijkspel had je de winst gedeeld.
