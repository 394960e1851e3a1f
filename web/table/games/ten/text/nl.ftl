### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Kom dicht bij tien, of koop een betere kaart
deal = Geef elk 4 kaarten en 7 fiches
shapes = Eén vakje per ronde: 🟨 gewonnen, 🟥 verloren, ⬜ geen van beide.
title = Het spel 10
part = ronde { $round }
round-of = ronde { $round } van { $most }
# Nobody knows how long the cards last.
round-of-between = ronde { $round } van { $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } punt
        [one] 1 punt
       *[other] { $points } punten
    }
chips =
    { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] fiche
       *[other] fiches
    }
# On a banner.
banner-round-card = Rondekaart { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = staat voor in het spel
remark-unbeaten =
    { $who ->
        [you] Je verloor geen enkele ronde
       *[other] { $who } verloor geen enkele ronde
    }
over = Het spel is afgelopen.

## Cards

# As a voice says them.
name-joker = joker, kost 10
name-penalty = { $value }, strafkaart, kost { $points }
name-round-card = rondekaart { $round }
name-covered = een dichte kaart
name-face-down = dichte kaart
# In a sentence.
called-joker = een joker
called-penalty = strafkaart { $value }
# On a button.
sign-penalty = straf { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = joker

## What belongs to nobody yet

middle = In het midden
no-round-card = geen rondekaart
# Under a number of points: what the loser of the round takes.
to-lose = bij verlies
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = te gaan
    .aloud = rondekaarten te gaan
cards-to-draw = op stapel
    .aloud = kaarten op de trekstapel
pot = pot

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who }: { $card }
        [one] { $who }: { $card }, met 1 fiche
       *[other] { $who }: { $card }, met { $chips } fiches
    }
lies-covered =
    { $chips ->
        [0] { $who }: een dichte kaart
        [one] { $who }: een dichte kaart, met 1 fiche
       *[other] { $who }: een dichte kaart, met { $chips } fiches
    }
lies-second = tweede kaart: { $card }
lies-known = bekend: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } erop
began = begon de ronde
let-start =
    Laat { $who ->
        [you] jou
       *[other] { $who }
    } beginnen
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = wint
seat-takes = verliest
seat-for-a-chip = voor 1 fiche
seat-from = vanaf { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = fiche
seat-sells = veilt
seat-bid = zei { $bid }
seat-passed = past
seat-to-say = aan bod
seat-waits = wacht
# The same where many seats have little room.
seat-out-short = past
seat-now-short = nu
seat-points = pt

## What everybody looks at

table = De tafel
card-of-open =
    { $who ->
        [you] Je open kaart
       *[other] De open kaart van { $who }
    }
card-of-covered =
    { $who ->
        [you] Je dichte kaart
       *[other] De dichte kaart van { $who }
    }
# Before the number of chips, for a voice.
highest-bid = hoogste bod
bid-by =
    bod van { $who ->
        [you] jou
       *[other] { $who }
    }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] zonder fiches
        [one] met 1 fiche
       *[other] met { $chips } fiches
    }
offer-at-least =
    { $chips ->
        [one] minstens 1 fiche
       *[other] minstens { $chips } fiches
    }
offer-swap = 1 fiche in de pot
laid-by =
    Gespeeld door { $who ->
        [you] jou
       *[other] { $who }
    }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Deze kaart kwam van de ruil
bought-own =
    { $who ->
        [you] Je
       *[other] { $who }
    } kocht die voor { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who ->
        [you] Je
       *[other] { $who }
    } kocht de { $called } voor { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    }. Deze kaart kwam ervoor terug.
bought-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } kocht de dichte kaart voor { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    }. Deze kaart kwam ervoor terug.
# Which of the four steps of a round this is.
step-lay = <b>1</b> van 4: speel een kaart. Het dichtst bij tien wint.
step-market = <b>2</b> van 4: de markt. Eén kans om te kopen.
step-second = <b>3</b> van 4: draai je kaart om, of leg er een bij.
# $ties says what breaks a tie for the highest total.
stake-began =
    { $who ->
        [you] Je
       *[other] { $who }
    } begon. { $ties }
stake-starts =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint. { $ties }
ties-by-card = Gelijk: hogere kaart, dan eerdere beurt.
ties-by-one-card = Gelijk: één kaart, dan eerdere beurt.
tap-starter = Tik op wie de volgende ronde begint.
# Several computer players in a row.
declined-together = { $others } kopen niets
passed-together = { $others } passen

## The end of a round

wins =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint
takes =
    { $who ->
        [you] Je
       *[other] { $who }
    } verliest
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] een lege pot, met { $total }
       *[other] met { $total }
    }
won-by-card =
    { $pot ->
        [0] een lege pot, met { $total } en de hoogste kaart, { $single }
       *[other] met { $total } en de hoogste kaart, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] een lege pot, met { $total } en de hoogste kaart, een joker als { $single }
       *[other] met { $total } en de hoogste kaart, een joker als { $single }
    }
won-by-one-card =
    { $pot ->
        [0] een lege pot, met { $total } in één kaart
       *[other] met { $total } in één kaart
    }
won-by-turn =
    { $pot ->
        [0] een lege pot, met { $total }, eerder aan de beurt
       *[other] met { $total }, eerder aan de beurt
    }
# Behind the points: why a seat has lost.
lost-by-sum = met { $total }
lost-by-turn = met { $total }, later aan de beurt
lost-by-last = iedereen heeft { $total }, als laatste aan de beurt
cards-taken = gepakte kaarten
aside-reshuffle =
    De trekstapel was leeg. De nieuwe bestaat uit { $cards ->
        [one] de ene gepakte kaart
       *[other] de { $cards } gepakte kaarten
    }.
aside-rest =
    De trekstapel is leeg, dus het spel eindigt. { $who ->
        [you] Je
       *[other] { $who }
    } krijgt ook de rondekaarten die over zijn, { $left }: { NUMBER($points, sign: "always") } punten.

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Je hand
       *[other] De hand van { $who }
    }
hand-folded =
    { $who ->
        [you] Je hand, dicht
       *[other] De hand van { $who }, dicht
    }
# A button that is held, and what is seen then.
peek = Houd vast: kijk
peek-note =
    alleen voor { $who ->
        [you] jou
       *[other] { $who }
    }
peeked =
    Alleen voor { $who ->
        [you] jou
       *[other] { $who }
    }
# Under the cards that are peeked at.
peeked-covered = dicht
peeked-hand = hand
how = Open of dicht spelen
how-open = open
how-covered = dicht
how-chips = Fiches erop
how-no-chip = geen fiche
bid-of =
    { $who ->
        [you] Je bod
       *[other] Bod van { $who }
    }
bid-less = Eén fiche minder
bid-more = Eén fiche meer
# Behind a number of chips, small: there are no more.
all-in = alles
bid-all-in =
    { $chips ->
        [one] 1 fiche, dat is alles
       *[other] { $chips } fiches, dat is alles
    }

## A turn

thinks =
    { $who ->
        [you] Je
       *[other] { $who }
    } denkt na
ask-lay =
    { $who ->
        [you] Welke kaart, open of dicht?
       *[other] { $who }, welke kaart, open of dicht?
    }
ask-market =
    { $who ->
        [you] Tik op andermans kaart, of koop niets
       *[other] { $who }, tik op een kaart, of koop niets
    }
ask-market-picked =
    { $who ->
        [you] Is die het waard?
       *[other] { $who }, is die het waard?
    }
ask-auction =
    { $who ->
        [you] Meer dan { $bid }, of pas je?
       *[other] { $who }, meer dan { $bid }, of pas je?
    }
ask-protect =
    { $who ->
        [you] Bescherm je die?
       *[other] { $who }, bescherm je die?
    }
ask-second =
    { $who ->
        [you] Leg je er een kaart bij?
       *[other] { $who }, leg je er een kaart bij?
    }
ask-second-covered =
    { $who ->
        [you] Draai je je kaart om?
       *[other] { $who }, draai je je kaart om?
    }
ask-starter =
    { $who ->
        [you] Wie begint de volgende ronde?
       *[other] { $who }, wie begint de volgende ronde?
    }
# The buttons, with what they bring in small print.
act-account = Naar de stand
act-go-on = Verder
act-decline = Sla over
    .brings = koop niets
act-pass = Pas
    .brings = voor nu
    .brings-out = uit deze veiling
act-keep =
    { $chips ->
        [0] Geen fiche
       *[other] Houd { $chips }
    }
    .brings = zo laten
act-leave = Laat dicht
    .brings = dicht tot het eind
act-stop = Niets erbij
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = op de kaart
act-protect-adds = samen, { $chips } erbij
act-turn-up = Draai om
    .brings = er kan een bij
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Speel { $called } open
        [one] Speel { $called } open, 1 fiche
       *[other] Speel { $called } open, { $chips } fiches
    }
act-lay-covered =
    { $chips ->
        [0] Speel { $called } dicht
        [one] Speel { $called } dicht, 1 fiche
       *[other] Speel { $called } dicht, { $chips } fiches
    }
act-lay-costs = { NUMBER($points, sign: "always") } bij verlies
act-add = Leg { $called } erbij
    .brings = maakt { $total }, verlies { NUMBER($points, sign: "always") }
act-starter =
    { $who ->
        [you] Jij
       *[other] { $who }
    } begint
act-swap = Ruil
    .brings = 1 fiche in de pot
act-open = Bied { $bid }
    .brings = betaal bij winst
act-bid = Bied { $bid }
not-your-turn =
    { $who ->
        [you] Je kunt nu niet spelen: jij bent aan de beurt.
       *[other] Je kunt nu niet spelen: { $who } is aan de beurt.
    }
no-more-chips = Je kunt niet meer dan { $bid } bieden: meer fiches heb je niet.
less-is-not-enough = Je kunt niet minder dan { $bid } bieden.
hand-stays = Je kunt nu niet uit je hand spelen: dat kan alleen voor en na de markt.
card-stays = Je kunt de { $called } nu niet spelen: draai eerst je kaart om, of laat die dicht.

## Scores

all-level = Iedereen staat gelijk
account-leads =
    { $who ->
        [you] Je
       *[other] { $who }
    } staat voor
account-lead = { $winners } staan voor
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] na 1 ronde: de trekstapel is leeg
       *[other] na { $count } rondes: de trekstapel is leeg
    }
after-of = na { $count } van { $most } rondes
after-of-between = na { $count } van { $fewest }–{ $most } rondes, als er genoeg kaarten zijn
lowest-wins = Laagste stand wint.
account-note = Kaarten die je hebt gepakt, kosten punten. Kaarten die je aan het eind in de hand hebt ook. Elke fiche haalt er 2 punten af.
# The two sides of a chart.
bars-chips = fiches
bars-points = punten
account = Stand
account-stack = Gepakt
account-hand = In de hand
account-chips = Fiches
account-total = Totaal
# How a score adds up.
result-sum = rondes { $points }, hand { $value }, chips { $chips }
by-round = Per ronde
by-round-card = Kaart
by-round-pot = pot { $pot }
# The round cards that are left when the game ends early.
left-over = over

## Stats

# What the stats say of a player: how often, of how many times.
feat-won = Gewonnen
    .note = { $name } won { $hits } van { $of } rondes
feat-lost = Verloren
    .note = { $name } verloor { $hits } van { $of } rondes
feat-auctions = Veilingen
    .note = { $name } won { $hits } van { $of } veilingen
feat-chips = Fiches
    .note = { $name } won { $hits } van { $of } fiches uit de potten

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you] Je
       *[other] { $who }
    } heeft het laagste totaal en krijgt { $cards ->
        [one] de kaart
       *[other] de { $cards } kaarten
    } ({ $value }) en de rondekaart ({ $round }): <b>{ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }</b>
explain-lost-late =
    { $who ->
        [you] De laagste totalen zijn gelijk: <b>{ $total }</b>. Je speelde later, dus je verliest
       *[other] De laagste totalen zijn gelijk: <b>{ $total }</b>. { $who } speelde later en verliest dus
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Iedereen heeft <b>{ $total }</b>. Je bent als laatste aan de beurt, dus je verliest
       *[other] Iedereen heeft <b>{ $total }</b>. { $who } is als laatste aan de beurt en verliest dus
    }
explain-won-by-card =
    De hoogste totalen zijn gelijk: { $total }. De hogere losse kaart wint, dus { $who ->
        [you] je
       *[other] { $who }
    } krijgt de pot
explain-won-by-one-card =
    De hoogste totalen zijn gelijk: { $total }. Eén kaart wint van twee, dus { $who ->
        [you] je
       *[other] { $who }
    } krijgt de pot
explain-won-by-turn =
    De hoogste totalen zijn gelijk: { $total }. Wie eerder speelde, wint, dus { $who ->
        [you] je
       *[other] { $who }
    } krijgt de pot
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] Je hebt het hoogste totaal, { $total }, en wint de pot, maar die is leeg
                [one] Je hebt het hoogste totaal, { $total }, en wint de pot: 1 fiche. Een fiche haalt er 2 punten af
               *[other] Je hebt het hoogste totaal, { $total }, en wint de pot: { $pot } fiches. Elke fiche haalt er 2 punten af
            }
       *[other]
            { $pot ->
                [0] { $who } heeft het hoogste totaal, { $total }, en wint de pot, maar die is leeg
                [one] { $who } heeft het hoogste totaal, { $total }, en wint de pot: 1 fiche. Een fiche haalt er 2 punten af
               *[other] { $who } heeft het hoogste totaal, { $total }, en wint de pot: { $pot } fiches. Elke fiche haalt er 2 punten af
            }
    }
explain-reshuffle =
    De trekstapel was leeg. De punten worden genoteerd, en { $cards ->
        [one] de ene gepakte kaart wordt
       *[other] de { $cards } gepakte kaarten worden
    } de nieuwe stapel
explain-ending =
    Nog maar <b>{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }</b> op de trekstapel. Kan na deze ronde niet elke hand worden aangevuld, dan eindigt het spel
explain-order =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint: dat koos de vorige winnaar. Bij gelijk is vroeg spelen beter
explain-order-chance =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint, door het lot. Bij gelijk is vroeg spelen beter
explain-market = Iedereen heeft gespeeld, dus de markt gaat open. Je hebt elk één kans om een kaart van een ander te kopen
explain-joker = Een joker is elk getal, wat het beste uitkomt voor wie die heeft. Alleen is die 10. De verliezer kost die 10 punten
explain-penalty = Een rode { $value } speelt als { $value }, maar kost de verliezer <b>{ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }</b>. Een gewone kost 1
explain-covered =
    { $who ->
        [you] Alleen jij kent deze dichte kaart. Je kunt die later omdraaien. Blijft die dicht, dan telt die alleen
       *[other] Alleen { $who } kent deze dichte kaart. Omdraaien kan later. Blijft de kaart dicht, dan telt die alleen
    }
explain-protection =
    <b>{ $chips ->
        [one] 1 fiche beschermt
       *[other] { $chips } fiches beschermen
    }</b> de kaart: een bod mag niet lager zijn. Na de markt gaan fiches op kaarten naar de pot
explain-swap =
    { $owner ->
        [you] Op je kaart ligt geen fiche, dus { $who } ruilt voor 1 fiche aan de pot. Niemand kan dat tegenhouden
       *[other]
            Op de kaart van { $owner } ligt geen fiche, dus { $who ->
                [you] je
               *[other] { $who }
            } ruilt voor 1 fiche aan de pot. Niemand kan dat tegenhouden
    }
explain-sold =
    Het hoogste bod, <b>{ $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    }</b>, gaat naar { $owner ->
        [you] jou
       *[other] { $owner }
    }. De kaarten wisselen, maar de fiches erop blijven
explain-auction =
    { $owner ->
        [you] Je kaart
       *[other] De kaart van { $owner }
    } is beschermd, dus komt er een veiling. Het volgende bod moet meer zijn dan <b>{ $bid }</b>
explain-pot =
    De markt is voorbij. { $chips ->
        [one] Van de kaarten gaat 1 fiche
       *[other] Van de kaarten gaan { $chips } fiches
    } naar de pot, en daar zit nu <b>{ $pot }</b> in. Het hoogste totaal wint die
explain-second =
    Bij een open kaart mag een tweede, samen hoogstens tien: { $who ->
        [you] je hebt
       *[other] { $who } heeft
    } nu <b>{ $total }</b>
explain-starter =
    De winnaar kiest wie begint: { $who ->
        [you] jij
       *[other] { $who }
    }. Vroeg spelen helpt bij gelijk, laat spelen laat je meer zien
explain-price =
    Het laagste totaal krijgt alle kaarten op tafel, en { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor de rondekaart. Elke kaart erbij kost meer

## The rules

fact-starter = Wie begint
    .note = het lot, daarna kiest de winnaar van elke ronde
word-round-card = Rondekaart
    .note = De kaart die voor de ronde is omgedraaid. De verliezer krijgt die ook, en het getal erop kost evenveel punten.
word-pot = Pot
    .note = Fiches die nog van niemand zijn. Het hoogste totaal van de ronde wint ze.
word-protection = Bescherming
    .note = 1 of 2 fiches op een kaart. Wie de kaart wil kopen, moet minstens zoveel bieden.
word-covered = Dicht
    .note = Blijft een kaart dicht, dan telt die alleen. Draai je die om, dan kun je er een tweede bij leggen.
word-penalty = Strafkaart
    .note = Een rode kaart. Die speelt als het getal erop, maar kost 2 punten meer dan dat.
word-joker = Joker
    .note = Elk getal, wat het beste uitkomt voor wie de joker heeft. De verliezer kost die 10 punten.
example-market = een veiling en een ruil
example-sums = een ronde tellen
chapter-minute = Het doel
chapter-market = De markt
chapter-sums = Eind van de ronde
chapter-end = De eindstand
house = de opties in deze lijst, hoe hoog je mag bieden, wie verliest als alle totalen gelijk zijn, en wat een joker dan telt. Opnieuw schudden en het spel van vijf rondes staan in geen enkele uitgave.
origin = <b>10</b> is bedacht door { $author } en uitgegeven door { $publisher }.
# $time is one of the three sentences below.
for-whom = 2–7 spelers, vanaf 10 jaar. { $time }
time-ends = Een ronde duurt ongeveer 6 minuten. Met twee of drie spelers speel je tien rondes, zo’n uur. Met meer spelers zijn de kaarten meestal eerder op: na zo’n acht rondes met 4 spelers, zes met 5, vijf met 6 en vier met 7.
time-reshuffle = Een ronde duurt ongeveer 6 minuten, dus tien duren een uur. Met zes of zeven spelers is het iets meer.
time-5-rounds = Een ronde duurt ongeveer 6 minuten, dus vijf duren een half uur. Met zes of zeven spelers kunnen de kaarten eerder op zijn.
# $rounds is one of the three sentences below.
minute-aim = Heb aan het eind de minste punten. { $rounds } Kaarten die je moet pakken, kosten punten. Elke fiche haalt er 2 punten af.
rounds-ends = Je speelt tien rondes, als er genoeg kaarten zijn.
rounds-reshuffle = Je speelt tien rondes.
rounds-5-rounds = Je speelt vijf rondes.
minute-hold = Iedereen heeft 4 kaarten en 7 fiches. Er wordt een <b>rondekaart</b> omgedraaid.
minute-lay = Om de beurt speel je elk een kaart, open of <b>dicht</b>. Je kunt die beschermen met 1 of 2 fiches.
minute-market = In de <b>markt</b> heb je elk één kans om een kaart van een ander te kopen.
minute-second = Dan gaan alle fiches op kaarten naar de pot. Bij een open kaart kun je een tweede uit je hand leggen, samen hoogstens tien.
minute-sums = Het hoogste totaal wint de <b>pot</b>. Het laagste krijgt <b>alle gespeelde kaarten</b>, en de rondekaart, die het getal erop kost.
minute-draw = Iedereen vult de hand weer aan tot 4 kaarten. De winnaar kiest wie de volgende ronde begint.
minute-sorts = De kaarten
minute-normal = Gewone kaarten
    .note = 0 tot en met 10, vijf van elk. Elke kaart die je pakt, kost 1 punt.
minute-penalty = Strafkaarten
    .note = 1 tot en met 8, één van elk. Ze kosten 2 punten meer dan het getal erop.
minute-joker = Jokers
    .note = Zeven, en je begint elk met één. Een joker is elk getal, wat het beste uitkomt voor wie die heeft. Kost 10 punten.
minute-deck = Dat zijn 70 kaarten: 55 gewone, 8 strafkaarten en 7 jokers. Er zijn ook 10 rondekaarten, 1 tot en met 10.
minute-deck-5-rounds = Dat zijn 70 kaarten: 55 gewone, 8 strafkaarten en 7 jokers. Er zijn ook 10 rondekaarten, 1 tot en met 10. Daarvan doen er vijf mee, door het lot, en de andere ziet niemand.
market-one = Om de beurt kun je elk <b>één</b> van de kaarten van de anderen kiezen, of niets kopen.
market-bare = Onbeschermd
    .note = Liggen er geen fiches op de kaart, dan betaal je 1 fiche aan de pot en ruil je jouw kaart ervoor. Niemand kan je tegenhouden.
# $reentry is one of the two sentences below.
market-protected = Beschermd
    .note = Liggen er fiches op de kaart, dan begin je een veiling. Je moet minstens zoveel bieden. Met de klok mee kan iedereen behalve de eigenaar hoger bieden of passen. { $reentry } Wie het hoogst biedt, betaalt de eigenaar, en die twee ruilen van kaart.
market-reentry-final = Pas je, dan ben je uit deze veiling.
market-reentry-may = Pas je, dan kun je terugkomen zolang anderen nog hoger bieden.
market-bids = Je kunt niet meer fiches bieden dan er voor je liggen. Fiches op een kaart tellen niet mee.
market-after = Na elke ruil
    .note = Open kaarten blijven open, en dichte dicht. De nieuwe eigenaar mag de kaart bekijken, en de oude kent die nog. De fiches op een kaart blijven bij de speler. Beide spelers mogen hun bescherming verhogen tot samen 2 fiches, maar nooit verlagen.
market-again = Een kaart kan in een ronde vaker van eigenaar wisselen. Raak je een kaart kwijt, dan kun je die in je beurt terugkopen.
sums-covered = Ligt je kaart dicht, dan kun je die omdraaien. Blijft die dicht, dan telt die alleen.
sums-open = Ligt je kaart open, dan kun je één kaart uit je hand erbij leggen. Samen maken ze hoogstens tien.
sums-shown = Dan laat iedereen de kaarten zien.
sums-who = Winnaar, verliezer
# $ties is one of the two sentences below.
sums-wins = Het hoogste totaal wint. { $ties } Is dat ook gelijk, dan wint wie eerder aan de beurt was.
sums-highest-card = Bij gelijk wint de hogere losse kaart: 9 en 1 winnen van 6 en 4, en een 10 alleen wint van beide.
sums-one-card = Bij gelijk wint één kaart van twee: een 10 alleen wint van 9 en 1, en zelfs van 10 en 0.
sums-joker = Een joker alleen is 10. Met een andere kaart wordt het tien: bij een 4 is die 6, ook bij gelijk. Twee jokers tellen als 10 en 0.
sums-loses = Het laagste totaal verliest. Bij gelijk verliest wie later aan de beurt was. De winnaar kan niet ook de verliezer zijn.
sums-takes = De verliezer krijgt alle gespeelde kaarten, ook de eigen, en de rondekaart, die het getal erop kost.
end-empty = Na elke ronde vult iedereen om de beurt de hand aan tot 4 kaarten. Lukt dat niet, dan pak je wat er nog is, en het spel eindigt meteen. De verliezer van die ronde krijgt ook de rondekaarten die over zijn.
end-again = Na elke ronde vult iedereen om de beurt de hand aan tot 4 kaarten. Is de trekstapel leeg, noteer dan de punten tot nu toe en schud de gepakte kaarten tot een nieuwe.
end-ten-rounds = Het spel eindigt na tien rondes. Na de laatste trekt niemand meer.
end-five-rounds = Het spel eindigt na vijf rondes. Na de laatste trekt niemand meer.
end-counts = Tel de punten van de kaarten die je hebt gepakt, en van de kaarten die je nog in je hand hebt.
end-chips = Elke fiche haalt er 2 punten af. De <b>laagste</b> stand wint, ook onder nul.
end-tie = Bij gelijk wint wie de meeste fiches heeft. Zijn ook die gelijk, dan win je samen.
end-jokers-in = Jokers die niet zijn gegeven, zitten in de trekstapel.
end-jokers-out = Jokers die niet zijn gegeven, doen niet mee.

## Lessons

lesson-sum =
    .title = Dicht bij tien
    .about = Eén kaart of twee, open of dicht, zo dicht bij tien als je kunt
    .learnt = Goed gespeeld! Je weet hoe je een ronde wint en hoe je niet verliest. Nu: wat verliezen kost.
lesson-sum-1 = In elke ronde probeer je dicht bij <b>tien</b> te komen, met één kaart of met twee samen.
lesson-sum-2 = Het laagste totaal verliest en krijgt <b>punten</b>, nu minstens 4. Dat is slecht: de laagste stand wint.
lesson-sum-3 = Je hebt vier kaarten. Je speelt er nu een, en later misschien nog een. Samen mogen ze niet over de tien.
lesson-sum-4 = Iedereen heeft 7 <b>fiches</b>, om kaarten te beschermen en te kopen. Daarover later meer. Houd ze nog.
lesson-sum-5 = Twee van je kaarten maken tien. Tik op de hoogste, en speel die met de knop: <b>open</b>, <b>geen fiche</b>.
    .not-lay-7 = De { CARD("7") } is goed. Laat die <b>open</b>, zonder fiche, en speel.
    .not-lay-3 = 3 en 7, precies! Speel in deze les eerst de { CARD("7") }. De 3 komt later.
    .not-lay-5 = Met de 5 maakt niets tien: 5 en 7 is te veel, 5 en 3 is 8. Speel de { CARD("7") }.
    .otherwise = Een 0 voegt niets toe, dus dan haal je hoogstens 7. Speel de { CARD("7") }.
lesson-sum-6 = De 6 van { PERSON("1") } ligt open: iedereen ziet die. De andere ligt <b>dicht</b>: die kent alleen { PERSON("2") }.
lesson-sum-7 = Verliezen kost nu <b>7</b> punten: de verliezer krijgt ook elke kaart op tafel, en die kosten elk 1.
lesson-sum-8 = Nu gaat de markt open, waar je kaarten kunt kopen. Die krijgt een eigen les, dus sla nu over.
    .otherwise = Dat kan, en in de derde les leer je hoe. Sla nu over.
lesson-sum-9 = De markt is voorbij. Bij een open kaart mag een tweede. Welke kaart maakt tien met je 7?
    .not-stop = 7 alleen is laag: bij de 6 van { PERSON("1") } hoeft maar een 2 om daarboven te komen. Maak tien.
    .not-add-0 = 7 en 0 blijft 7. Maak tien.
lesson-sum-10 = Je 10 is het hoogst en <b>wint</b>, maar de pot is leeg. De 8 van { PERSON("1") } is het laagst en <b>verliest</b>: 9 punten.
lesson-sum-11 = De dichte kaart van { PERSON("2") } zie je nu pas. Laat je een kaart dicht, dan telt die alleen.
lesson-sum-12 = De winnaar kiest wie begint. Als laatste zie je het meest. Tik boven op { PERSON("1") }, dan ben jij de laatste.
    .otherwise = Je mag iedereen kiezen, ook jezelf. Tik deze keer op { PERSON("1") }.
lesson-sum-13 = Geen twee van je kaarten maken tien. Een { CARD("9") } is sterk, en iedereen zou die willen. Speel die <b>dicht</b>.
    .not-lay-9-open = Zo ziet iedereen de 9, en kan iemand die kopen. Tik eerst op <b>dicht</b>.
    .not-lay-9 = Fiches komen in de volgende les. Tik op <b>geen fiche</b>, en speel de kaart.
    .not-lay-0 = Je zou nu 0 kunnen spelen en later de 9. Speel deze keer de { CARD("9") } dicht.
    .not-lay-5 = De 5 past alleen bij de 0, en maakt 5. Je { CARD("9") } is dichter bij tien.
    .otherwise = De 6 past alleen bij de 0, en maakt 6. Je { CARD("9") } is dichter bij tien.
lesson-sum-14 = { PERSON("1") } heeft 8, { PERSON("2") } 10. Je kunt je { CARD("9") } omdraaien en er een kaart bij leggen. Heb je daar iets aan?
    .not-turn-up = Alleen een 1 zou helpen: je 5 of 6 is te veel, en je 0 voegt niets toe. Laat de kaart dicht.
lesson-sum-15 = 10 won en 8 verloor. Je 9 deed geen van beide: vaak goed genoeg. Nu vult iedereen aan tot vier kaarten.

lesson-stakes =
    .title = Punten en fiches
    .about = Wat verliezen kost, en wat winnen oplevert
    .learnt = Goed zo! Je kunt de pot winnen, en goedkoop verliezen. Een fiche haalt er 2 punten af.
lesson-stakes-1 = Verlies je een ronde, dan krijg je punten. Win je, dan kun je fiches krijgen. Wat zijn die waard?
lesson-stakes-2 = De verliezer van deze ronde krijgt de <b>rondekaart</b>: 7 punten.
lesson-stakes-3 = De verliezer krijgt ook <b>elke gespeelde kaart</b>. Een gewone kaart kost 1 punt, welk getal er ook op staat.
lesson-stakes-4 = Je rode kaart is een <b>strafkaart</b>. Die speelt als 6 maar kost 8: altijd twee meer dan het getal.
lesson-stakes-5 = Maak er tien mee! Als je wint, krijgt een ander die. Speel de rode { CARD("P6") } open, zonder fiche.
    .not-lay-p6 = De goede kaart. Speel die deze keer <b>open</b>, zonder fiche.
    .not-lay-4 = 4 en 6, goed! Speel in deze les eerst de { CARD("P6") }. De 4 komt later.
    .not-lay-8 = 8 en 1 maken maar 9. 6 en 4 maken tien: speel de { CARD("P6") }.
    .otherwise = Met 8 en 1 kom je op 9. 6 en 4 maken tien: speel de { CARD("P6") }.
lesson-stakes-6 = De <b>fiches</b> van { PERSON("1") } en { PERSON("2") } op hun kaarten zitten nu in de <b>pot</b>: drie voor de winnaar.
lesson-stakes-7 = { PERSON("1") } heeft 9, { PERSON("2") } heeft 8. Win nu de pot.
    .not-stop = Met alleen 6 is je totaal het laagste. Dan verlies je, en krijg je 19 punten.
    .not-add-1 = 6 en 1 is 7, het laagste totaal. Dan verlies je, en krijg je 20 punten.
lesson-stakes-8 = Je wint de pot van drie en hebt nu tien fiches. Aan het eind haalt elke fiche er <b>twee punten</b> af.
lesson-stakes-9 = De 8 van { PERSON("2") } was het laagst. Vijf gewone kaarten, 8 voor je rode, 7 voor de rondekaart: <b>20 punten</b>.
lesson-stakes-10 = De anderen hebben een 10 en een 9. Jij haalt hoogstens 9. Open, geen fiche: welke kaart speel je?
    .not-lay-p7 = Als je verliest, kost de { CARD("P7") } je 9 punten. Bewaar die voor een ronde die je wint. De { CARD("8") } kost er 1.
    .not-lay-8 = Een goede keus. Maar open en zonder fiche: fiches op kaarten gaan naar de pot van de winnaar.
    .not-lay-1 = Nu 1 en later 8 is ook 9. Speel in deze les eerst de { CARD("8") }.
    .otherwise = 5 en 1 maken 6. De { CARD("8") } kost ook 1 punt, en kan met de 1 op 9 komen.
lesson-stakes-11 = Allebei hebben ze tien, dus je totaal is hoe dan ook het laagste. Leg je je 1 erbij?
    .not-add-1 = 9 verliest net zo goed als 8, en je krijgt nog een kaart: nog een punt. Leg niets bij.
lesson-stakes-12 = Vier kaarten en de rondekaart, 9: <b>13 punten</b> voor jou. Met de { CARD("P7") } waren het er 21 geweest.
lesson-stakes-13 = 13 punten, min twee voor elk van je tien fiches: <b>−7</b> tot nu toe. Dat is een prachtige stand!

lesson-market =
    .title = De markt
    .about = Ruilen, beschermen, en bieden op kaarten van anderen
    .learnt = Goed gehandeld! Je kunt ruilen voor 1 fiche, een kaart beschermen, en bieden. De eigenaar krijgt het bod.
lesson-market-1 = Iedereen heeft gespeeld. Om de beurt, jij eerst, heeft elk <b>één kans</b> op een kaart van een ander, open of dicht.
lesson-market-2 = Op de 8 van { PERSON("2") } liggen geen fiches, zoals bij { PERSON("1") }. Ruil je ervoor, dan betaal je <b>één fiche</b> aan de pot.
lesson-market-3 = Fiches <b>beschermen</b> een kaart: die gaat in <b>veiling</b>. Met één fiche begint het bieden bij 1, met twee bij 2.
lesson-market-4 = Met je 4 haal je hoogstens 7. Welke kaart op tafel maakt tien met een uit je hand? Tik erop.
    .not-decline = Dan haal je hoogstens 7, met je 3. De 8 van { PERSON("2") } en je 2 maken tien: tik op de 8.
    .not-open-1 = Alleen { PERSON("1") } kent die kaart, en die kost minstens twee fiches. Tik op de 8 van { PERSON("2") }, voor één.
lesson-market-5 = De 8 is van jou, en { PERSON("2") } heeft je 4. Maar anderen kunnen de 8 nog kopen. Hoeveel fiches leg je erop?
    .not-keep = Zonder fiches kan { PERSON("1") } ervoor ruilen. Bescherm de 8 met twee.
    .not-protect-1 = Dan kan { PERSON("1") } er 1 voor bieden. Het is een goede kaart: leg er twee op, dan begint het bij 2.
lesson-market-6 = { PERSON("1") } wil je 8 en begint de <b>veiling</b> met 2 fiches. Iedereen mag bieden, behalve jij, de eigenaar.
lesson-market-7 = { PERSON("2") } bood 3, { PERSON("1") } bood 4, { PERSON("2") } paste. { PERSON("1") } betaalt <b>jou</b> 4 fiches, en jullie kaarten wisselen.
lesson-market-8 = Je nieuwe kaart blijft dicht, maar jij mag kijken: een 7. Je <b>twee fiches</b> blijven bij jou en beschermen nu die.
lesson-market-9 = De markt is voorbij, en de fiches op kaarten zitten in de pot. Wat doe je met je dichte 7?
    .not-leave = Dicht telt die 7 en niet meer. Draai de kaart om, dan kan er een bij.
lesson-market-10 = En welke kaart leg je erbij?
    .not-stop = 7 alleen is laag. Leg de kaart erbij die tien maakt.
    .not-add-1 = Dat maakt 8. Je kunt tien maken.
    .not-add-2 = Dat maakt 9. Bij de 8 van { PERSON("1") } hoeft daarvoor maar een 1. Je kunt tien maken.
lesson-market-11 = Je verkocht de 8 voor 4 fiches, en won met de 7 die je terugkreeg de pot van 5. Nu heb je 13 fiches.
lesson-market-12 = Je begint de volgende ronde. Iemand kan je kaart kopen, dus speel de 5 of de 6, open en zonder fiche.
    .not-lay-1 = Houd de lage. Die maken tien met een 9 of een 8 die je misschien koopt.
    .not-lay-2 = Houd de lage. Die maken tien met een 9 of een 8 die je misschien koopt.
    .otherwise = Deze hoef je niet te verbergen of te beschermen. Speel die open, zonder fiche.
lesson-market-13 = Welke kaart op tafel maakt tien met een uit je hand? Er ligt één fiche op, dus begin met een bod van 1.
    .not-decline = Dan haal je hoogstens 8. De 9 van { PERSON("1") } en je 1 maken tien: tik op de 9.
    .not-open-2 = Twee fiches op een dichte kaart: sterk, of bluf. De 9 van { PERSON("1") } kun je zien: tik erop.
    .not-open-1 = Meer bieden mag, maar misschien biedt niemand hoger. Begin met 1.
lesson-market-14 = { PERSON("2") } wil de 9 ook. Zonder verlies je misschien, en in de pot komen minstens 3 fiches. Hoger bieden of passen?
    .not-pass = Dan krijgt { PERSON("2") } de 9 voor twee fiches, en haal jij hoogstens 8. Nog een fiche: bied 3.
    .otherwise = Dat is meer dan nodig. 3 is hoger dan 2: bied 3.
lesson-market-15 = De 9 is van jou, voor 3 fiches aan { PERSON("1") }. { PERSON("1") } en { PERSON("2") } kunnen die nog kopen. Hoeveel fiches erop?
    .not-keep = Zonder fiches kan iedereen voor je 9 ruilen. Bescherm die.
lesson-market-16 = Niemand durfde. Maak nu tien.
    .not-stop = 9 is misschien niet genoeg. Met je 1 is het tien.
lesson-market-17 = Je wint! De dichte kaart van { PERSON("2") } was maar een 7. De twee fiches erop waren bluf.

lesson-end =
    .title = Laatste rondes
    .about = Jokers, gelijke totalen, de laatste ronde en de eindstand
    .learnt = Je hebt gewonnen, en je kent nu heel 10! Speel je joker op tijd, en houd je fiches.
lesson-end-1 = Hoogstens tien rondes, en dit is de negende. Iedereen krijgt een <b>joker</b>, de nar, en die van jou heb je nog.
lesson-end-2 = Alleen is een joker 10. Met een tweede kaart vult die aan tot tien: bij een 7 is de joker 3.
lesson-end-3 = Maar de verliezer van de ronde kost die 10 punten, of <b>jou</b> als je die aan het eind nog hebt.
lesson-end-4 = Speel de joker dus nu. Iedereen zou die willen: speel <b>dicht</b>, met twee fiches.
    .not-lay-j-open = Dan ziet iedereen een zekere tien en biedt erop. Tik op <b>dicht</b>, en twee fiches.
    .not-lay-j = Dicht is goed. Met minder fiches kopen anderen die voor minder: tik op twee.
    .otherwise = Ook als dat tien maakt: een joker in je hand kost aan het eind 10 punten. Speel die nu.
lesson-end-5 = { PERSON("1") } heeft tien, 9 en 1. Bij gelijk wint de <b>hogere losse kaart</b>. Laat je je joker dicht, of komt er een kaart bij?
    .not-turn-up = En dan de 8 erbij? Dan is de joker 2, en wint de 9 van { PERSON("1") } van je 8. Alleen is die 10: laat dicht.
lesson-end-6 = Tien tegen tien, maar je losse 10 wint van de 9 van { PERSON("1") }. Jij wint de pot.
lesson-end-7 = { PERSON("2") } verloor met 8 en krijgt 19 punten, waarvan 10 voor je joker.
lesson-end-8 = Zijn ook de hoge kaarten gelijk, dan wint wie eerst speelde. Bij gelijk laagste verliest wie <b>later</b> speelde.
lesson-end-9 = Jij kiest wie begint. Wie laatst speelt, ziet meer, maar jij hebt al 7 en 3. Wie begint?
    .not-starter-1 = Je hoeft niets te zien: tien is tien. Speel je laatst, dan kun je bij gelijk verliezen. Begin zelf.
    .not-starter-2 = Je hoeft niets te zien: tien is tien. { PERSON("2") } speelt dan voor jou en wint bij gelijk.
lesson-end-10 = De laatste ronde. Ook wat je in je hand houdt, kost straks punten. Speel de { CARD("7") } open, zonder fiche.
    .not-lay-7 = De { CARD("7") } is goed. Speel die open, zonder fiche: een fiche is twee punten waard.
    .not-lay-3 = 3 en 7 maken tien, klopt. Speel in deze les eerst de { CARD("7") }. De andere komt later.
    .not-lay-p3 = 3 en 7 maken tien, klopt. Speel in deze les eerst de { CARD("7") }. De andere komt later.
    .otherwise = Met de 8 maakt niets tien: 8 en 3 is te veel. Speel de { CARD("7") }.
lesson-end-11 = Je 3 maakt tien, en de rode { CARD("P3") }, die 5 kost, ook. Welke leg je erbij, en welke houd je?
    .not-add-3 = Dat is ook tien. Maar dan blijft de { CARD("P3") } in je hand, en die kost 5. De 3 kost maar 1.
    .not-stop = 7 alleen is het laagst zodra de anderen iets bijleggen. Maak tien.
lesson-end-12 = Alle drie hadden 7 en 3! Jij speelde eerst en won. { PERSON("2") } speelde laatst en verloor met een tien.
lesson-end-13 = De eindstand: gepakte kaarten, kaarten in de hand, en twee punten eraf per fiche. De <b>laagste</b> stand wint.
lesson-end-14 = Bij gelijk wint wie de meeste fiches heeft. Zijn ook die gelijk, dan win je samen.
lesson-end-15 = Raakt de stapel na een ronde op, dan eindigt het spel. De verliezer ervan krijgt ook de <b>rondekaarten</b> die nog komen.
