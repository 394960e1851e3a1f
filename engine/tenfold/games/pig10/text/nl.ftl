### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] Je
       *[other] { $who }
    } krijgt { ROW($hand, between: " ") }
event-begin =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint
event-draw =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt { $card }
# Het midden is leeg.
play-first =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt <b>{ $value }</b>
play-add =
    { $who ->
        [you] Je
       *[other] { $who }
    } legt { $card } erbij: <b>{ $value }</b>
play-over =
    { $who ->
        [you] Je
       *[other] { $who }
    } legt { $card }: <b>{ $value }</b>, over de{ "\u00A0" }tien
# Een kikker maakt het midden nul.
play-frog =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt een kikker: <b>{ $value }</b>
# De kaart maakt haar eigen getal de waarde van het midden.
play-same =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $card }: het wordt <b>{ $value }</b>
# Er gaat vijf van het midden af.
play-subtract =
    { $who ->
        [you] Je
       *[other] { $who }
    } haalt { $card } eraf: <b>{ $value }</b>
# Het midden is precies tien. “PIG 10!” roept wie dat maakt.
event-capture =
    PIG 10! { $who ->
        [you] Je
       *[other] { $who }
    } pakt <b>{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }</b>
# Iemand ging over de tien, en de speler ervoor pakt het midden.
event-bust =
    { $who ->
        [you] Je
       *[other] { $who }
    } pakt <b>{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }</b>
event-leftovers =
    { $who ->
        [you] Je
       *[other] { $who }
    } pakte als laatste kaarten en krijgt dus het midden
event-over =
    { $left ->
        [one] Niemand krijgt de laatste kaart in het midden
       *[other] Niemand krijgt de laatste { $left } kaarten in het midden
    }

## Why something can’t be done

not-held = Je kunt { $card } niet spelen: die heb je niet.
# De waarde is het eigen getal van de kaart.
not-same = Leg { $card } erbij: de laatste kaart en het midden zijn geen { $value }.
too-much = Je mag { $card } niet spelen: dan wordt het { $value }, en je hebt een kaart die niet over de tien gaat.
below-zero = Je kunt er geen { $card } afhalen: het midden staat op { $value }, en niet onder 0.

## Options

option-leftovers = Kaarten over in het midden
    .help = Wie krijgt aan het eind de kaarten die in het midden liggen?
    .is-nobody = niemand
    .is-last-taker = wie als laatste kaarten pakte
option-tie = Gelijkspel
    .help = Bij evenveel kaarten deel je de winst, of wint wie meer PIG 10’s heeft.
    .is-shared = gedeelde winst
    .is-most-tens = meeste PIG 10’s
option-first-player = Eerste speler
    .help = Laat het lot beslissen wie begint, of kies een stoel.
    .is-random = willekeurig
option-gentle = Over de tien gaan
    .help = Je mag elke kaart spelen, of alleen over de tien gaan als het moet (fijn met jonge kinderen).
    .is-off = mag
    .is-on = alleen als het moet
