### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Iedereen krijgt dit aantal kaarten.
event-round =
    { $who ->
        [you] Je
       *[other] { $who }
    } geeft iedereen { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } en draait { $turned_up } om
event-deal =
    { $who ->
        [you] Je
       *[other] { $who }
    } krijgt { ROW($hand, between: " ") }
event-bid =
    { $who ->
        [you] Je
       *[other] { $who }
    } biedt <b>{ $bid }</b>
# Iedereen biedt tegelijk, en niemand ziet de biedingen al.
bid-unseen =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } geboden
event-bids = De biedingen: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# De eerste kaart van een slag.
lead =
    { $who ->
        [you] Je
       *[other] { $who }
    } komt uit met { $card }
event-play =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $card }
event-trick =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint de slag
# Wie het bod heeft gehaald.
event-score = Bod gehaald: { ROW($made, between: ", ") }
score-nobody = Niemand heeft het bod gehaald
event-over = Het spel is afgelopen

## Why something can’t be done

not-held = Je kunt { $card } niet spelen: die heb je niet.
bids-first = Je kunt { $card } nog niet spelen: eerst biedt iedereen.
hooked = Je mag geen { $bid } bieden: klopverbod, het totaal mag geen { $tricks } zijn.
too-many =
    Je kunt geen { $bid } bieden: er { $tricks ->
        [one] is maar 1 slag
       *[other] zijn maar { $tricks } slagen
    }.
bids-stand = Je kunt je bod niet meer wijzigen: speel een kaart.
follow =
    Je mag { $card } niet spelen: je moet { $suit ->
        [C] klaveren
        [D] ruiten
        [H] harten
       *[S] schoppen
    } bekennen.
first-trick = Je mag { $card } niet spelen: geen troef in de eerste slag zolang je een andere kleur hebt.
not-thrown = Je mag nog niet uitkomen met { $card }: er is nog niet ingetroefd.
not-played = Je mag nog niet uitkomen met { $card }: er is nog geen troef gespeeld.
hook-in-turn = Bij het klopverbod moet iemand als laatste bieden, dus niet allemaal tegelijk.

## Options

option-hook = Klopverbod
    .help = De laatste bieder mag de biedingen niet laten kloppen met het aantal slagen, dus niet iedereen kan het bod halen.
    .is-off = uit
    .is-on = aan
option-first-trick-trump = Troef aan het begin
    .help = Kies wanneer je met troef mag uitkomen, of troef mag spelen als je niet kunt bekennen.
    .is-printed = niet in de eerste slag
    .is-free = altijd
    .is-until-broken = uitkomen zodra iemand heeft ingetroefd
    .is-until-played = uitkomen zodra er troef is gespeeld
option-missed = Bod niet gehaald
    .help = Dit scoor je als je meer of minder slagen wint dan je bood.
    .is-nothing = niets
    .is-tricks = 1 punt per slag
    .is-minus = min het verschil
option-bids = Bieden
    .help = Bied om de beurt en hoor de eerdere biedingen, of allemaal tegelijk en in het geheim.
    .is-in-turn = om de beurt
    .is-all-at-once = allemaal tegelijk
option-rounds = Lengte
    .help = Het aantal kaarten dat ieder per ronde krijgt.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
