### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# Hoe een kaart heet in een zin en op een knop, waar ze niet getekend is.
called-normal = { $value }
called-penalty = strafkaart { $value }
called-joker = joker
called-round = rondekaart { $value }

## What happens

event-deal =
    { $who ->
        [you] Je
       *[other] { $who }
    } krijgt { ROW($hand, between: " ") }
event-refill =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt { ROW($drawn, between: " en ") }
event-round =
    De rondekaart is { $value }. { $who ->
        [you] Je
       *[other] { $who }
    } begint
# Zo ook, maar de winnaar van de vorige ronde heeft net gekozen wie begint.
round-card = De rondekaart is { $value }
# $chips zijn eigen fiches, op de kaart gelegd om die te beschermen.
lay-open =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $card } open{ $chips ->
        [0] { "" }
        [one] { " " }met 1 fiche
       *[other] { " " }met { $chips } fiches
    }
# Voor wie de kaart speelde.
lay-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $card } dicht{ $chips ->
        [0] { "" }
        [one] { " " }met 1 fiche
       *[other] { " " }met { $chips } fiches
    }
# Voor alle anderen.
lay-unseen =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt een kaart dicht{ $chips ->
        [0] { "" }
        [one] { " " }met 1 fiche
       *[other] { " " }met { $chips } fiches
    }
event-decline =
    { $who ->
        [you] Je
       *[other] { $who }
    } koopt niets
decline-forced =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } geen fiches om mee te kopen
event-open =
    { $owner ->
        [you] { $who } biedt { $bid } voor je kaart
       *[other]
            { $who ->
                [you] Je
               *[other] { $who }
            } biedt { $bid } voor de kaart van { $owner }
    }
event-bid =
    { $who ->
        [you] Je
       *[other] { $who }
    } biedt { $bid }
event-pass =
    { $who ->
        [you] Je
       *[other] { $who }
    } past
pass-forced =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } te weinig fiches om te bieden
# Ruilen kost één fiche. $who krijgt de eerste kaart van de twee, en geeft de tweede ervoor.
swap-open =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt 1 fiche aan de pot en ruilt met { $owner ->
        [you] jou
       *[other] { $owner }
    }: { $gave } voor { $got }
swap-gets-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt 1 fiche aan de pot en ruilt met { $owner ->
        [you] jou
       *[other] { $owner }
    }: { $gave } voor een dichte kaart
swap-gives-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt 1 fiche aan de pot en ruilt met { $owner ->
        [you] jou
       *[other] { $owner }
    }: een dichte kaart voor { $got }
swap-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt 1 fiche aan de pot en ruilt met { $owner ->
        [you] jou
       *[other] { $owner }
    }: een dichte kaart voor een andere
# Het eind van een veiling: de kaarten wisselen zoals hierboven.
sold-open =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt { $owner ->
        [you] je
       *[other] { $owner }
    } { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    } en ruilt { $gave } voor { $got }
sold-gets-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt { $owner ->
        [you] je
       *[other] { $owner }
    } { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    } en ruilt { $gave } voor een dichte kaart
sold-gives-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt { $owner ->
        [you] je
       *[other] { $owner }
    } { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    } en ruilt een dichte kaart voor { $got }
sold-covered =
    { $who ->
        [you] Je
       *[other] { $who }
    } betaalt { $owner ->
        [you] je
       *[other] { $owner }
    } { $price ->
        [one] 1 fiche
       *[other] { $price } fiches
    } en ruilt een dichte kaart voor een andere
# Voor wie kijkt.
see-card =
    { $who ->
        [you] Je
       *[other] { $who }
    } bekijkt de kaart: { $card }
# Voor alle anderen.
event-see =
    { $who ->
        [you] Je
       *[other] { $who }
    } bekijkt de nieuwe kaart
event-protect =
    { $who ->
        [you] Je
       *[other] { $who }
    } beschermt de kaart met { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }
event-collect =
    De pot krijgt { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } van de kaarten en heeft er nu { $pot }
event-turn =
    { $who ->
        [you] Je
       *[other] { $who }
    } draait { $card } om
# Zo ook, maar omdat de ronde voorbij is.
event-show =
    { $who ->
        [you] Je
       *[other] { $who }
    } draait { $card } om
event-leave =
    { $who ->
        [you] Je
       *[other] { $who }
    } laat de kaart dicht
event-add =
    { $who ->
        [you] Je
       *[other] { $who }
    } legt { $card } erbij en maakt { $total }
event-stop =
    { $who ->
        [you] Je
       *[other] { $who }
    } legt er niets bij
event-result =
    Totalen: { ROW($sums, between: ", ") }. { $winner ->
        [you] Je
       *[other] { $winner }
    } wint { $pot ->
        [0] een lege pot
        [one] 1 fiche
       *[other] { $pot } fiches
    }, en { $loser ->
        [you] je
       *[other] { $loser }
    } krijgt { $points } punten
sum = { $who } { $total }
event-reshuffle = De punten worden genoteerd, en de gepakte kaarten worden geschud tot een nieuwe trekstapel
event-starter =
    { $who ->
        [you] Je
       *[other] { $who }
    } laat { $starter ->
        [you] jou
       *[other] { $starter }
    } beginnen
starter-again =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint zelf
event-rest =
    De trekstapel is leeg, dus het spel eindigt. { $who ->
        [you] Je
       *[other] { $who }
    } pakt de rondekaarten die over zijn: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
event-over = Het spel is afgelopen: { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = Dat kan nog niet: eerst speelt iedereen een kaart.
# $called is een van de namen van kaarten hierboven.
not-in-hand = Je hebt geen { $called }.
no-chips-to-lay =
    { $chips ->
        [one] Je kunt er geen fiche bij leggen: je hebt er { $held }.
       *[other] Je kunt er geen { $chips } fiches bij leggen: je hebt er maar { $held }.
    }
market-now = Dat kan nu niet: ruil, bied of koop niets.
no-seat = Stoel { $seat } is er niet aan deze tafel.
own-card = Je kunt je eigen kaart niet kopen: kies die van een ander.
swap-protected = Je kunt een beschermde kaart niet ruilen: bied erop.
swap-costs = Je kunt niet ruilen: dat kost 1 fiche, en je hebt er geen.
not-protected = Je kunt niet op deze kaart bieden: er liggen geen fiches op, dus ruil.
bids-begin =
    Je moet minstens { $protection ->
        [one] 1 bieden: er ligt 1 fiche
       *[other] { $protection } bieden: er liggen { $protection } fiches
    } op de kaart.
auction-now = Dat kan nu niet: verhoog het bod of pas.
bid-stands = Je moet meer dan { $bid } bieden, of passen.
no-chips-to-bid =
    { $bid ->
        [one] Je kunt geen fiche bieden: je hebt er { $held }.
       *[other] Je kunt geen { $bid } fiches bieden: je hebt er maar { $held }.
    }
protect-now = Dat kan nu niet: bescherm je nieuwe kaart, of laat het zo.
no-lower = Je kunt geen fiches weghalen: leg er meer bij, of laat het zo.
no-chips-to-protect = Daar heb je niet genoeg fiches voor.
second-now = Dat kan nu niet: draai je kaart om, laat die dicht of leg er een tweede bij.
lies-open = Je eerste kaart ligt al open.
lies-covered = Je kunt niets bij een dichte kaart leggen: draai die eerst om.
# Een gewone kaart, en dan een strafkaart, die te veel maakt met $other, een van de namen van kaarten hierboven.
too-much-normal = Je kunt er geen { $value } bij leggen: met { $other } maakt dat { $total }, en de grens is tien.
too-much-penalty = Je kunt strafkaart { $value } er niet bij leggen: met { $other } maakt dat { $total }. De grens is tien.
starter-now = Dat kan nu niet: kies wie de volgende ronde begint.

## Options

option-surplus_jokers = Extra jokers
    .help = Jokers die aan het begin niet gedeeld worden, kunnen in de trekstapel.
    .is-in = in de trekstapel
    .is-out = doen niet mee
option-auction_pass = Passen bij een veiling
    .help = Mag je weer bieden nadat je hebt gepast?
    .is-final = definitief
    .is-may-reenter = mag terugkomen
option-tie_break = Gelijk hoogste totaal
    .help = Wat geeft de doorslag? Als niets dat doet, wint wie eerder aan de beurt is.
    .is-highest-card = hogere losse kaart
    .is-one-card = één kaart wint van twee
option-length = Lengte
    .help = Hoelang een spel duurt, en wat er gebeurt als de trekstapel leeg is.
    .is-ends = 10 rondes als er genoeg kaarten zijn
    .is-reshuffle = altijd 10 rondes
    .is-5-rounds = 5 rondes
