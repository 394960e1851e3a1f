### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Ronde { $hand }: je begint
       *[other] Ronde { $hand }: { $who } begint
    }
event-flip =
    { $who ->
        [you] Je
       *[other] { $who }
    } draait { $card } om
event-draw =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt { $card }
event-take =
    { $who ->
        [you] Je
       *[other] { $who }
    } neemt { $card } van { $giver ->
        [you] jou
       *[other] { $giver }
    }
event-place =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $card } en legt { $out } af
event-reshuffle = Alle afgelegde kaarten behalve de bovenste worden geschud tot een nieuwe trekstapel
event-lost =
    { $who ->
        [you] Je kunt geen kaart nemen en slaat een beurt over
       *[other] { $who } kan geen kaart nemen en slaat een beurt over
    }
event-finish =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } tien kaarten open liggen: de anderen krijgen nog één beurt
event-reveal = De laatste kaarten worden omgedraaid
event-score = Deze ronde: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = Het spel is afgelopen

## Why something can’t be done

flip-first = Dat kan nog niet: eerst draait iedereen 3 kaarten om.
flipped = Je kunt geen kaarten meer omdraaien: neem een kaart en speel die.
face-up-already = Je kunt deze kaart niet omdraaien: die ligt al open.
touches = Je kunt deze kaart niet omdraaien: die raakt een kaart die al open ligt.
take-first = Dat kan nog niet: trek eerst een kaart, of neem een afgelegde kaart van een ander.
nothing-to-draw = Je kunt niet trekken: de trekstapel is leeg en er valt niets te schudden.
own-discards = Je kunt je eigen afgelegde kaarten niet nemen: die zijn voor de anderen.
no-discard = Hier kun je niets nemen: er is geen afgelegde kaart.
place-first = Dat kan nog niet: leg eerst de kaart die je nam in je veld.

## Options

option-decks = Pakken kaarten
    .help = Hoeveel pakken kaarten je samen schudt. 1 is genoeg voor 2 of 3 spelers, maar heeft van elke rang maar 4 kaarten.
    .is-auto = naar aantal spelers
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = Eén pak kaarten is maar genoeg voor 2 of 3 spelers.
option-end = Lengte
    .help = Het spel eindigt als een score over deze grens gaat, of na dit aantal rondes.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 ronde
    .is-3-hands = 3 rondes
    .is-5-hands = 5 rondes
    .is-9-hands = 9 rondes
option-tie = Gelijkspel
    .help = Bij een gelijke laagste score deel je de winst, of speel je extra rondes tot één score de laagste is.
    .is-shared = gedeelde winst
    .is-extra-hand = extra ronde
option-blocks = Paren naast elkaar
    .help = Paren van dezelfde rang naast elkaar geven een bonus, of tellen gewoon 0.
    .is-bonus = bonus
    .is-none = geen bonus
