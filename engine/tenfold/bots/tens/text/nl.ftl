### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Trek van de stapel
take = Neem { $card }
replace = Vervang { $card }
put = Leg die in rij { $line }, kolom { $column }
turn-up = Draai rij { $line }, kolom { $column } om

## Sorts of play

match = paar

## What will happen

take-discard =
    { $who ->
        [you] Je
       *[other] { $who }
    } neemt de afgelegde kaart { $how ->
        [sure] zeker
        [never] niet
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    }
end-with =
    { $who ->
        [you] Je
       *[other] { $who }
    } eindigt met { $how ->
        [more] meer
       *[less] minder
    } punten

## What can be seen: placing a card

ground-any-card = Niemand heeft deze kaarten gezien, dus het maakt niet uit welke.
ground-block = Dat geeft { $count } gelijke paren naast elkaar: { $points } punten.
ground-breaks-match = Kolom { $column } is een paar en telt 0: haal het niet uit elkaar.
ground-match = Kolom { $column } wordt een paar: dat telt 0 in plaats van { $points }.
ground-match-down = Kolom { $column } wordt een paar: dat telt 0 in plaats van ongeveer { $points }.
ground-ends =
    Zo eindigt de ronde: { $who ->
        [you] je hebt
       *[other] { $who } heeft
    } { $points }, { $rival } ongeveer { $theirs }.
ground-too-soon =
    Het is te vroeg om de ronde te beëindigen: { $who ->
        [you] je hebt
       *[other] { $who } heeft
    } ongeveer { $points }.
ground-gives-match =
    { $who ->
        [you] Je kunt
       *[other] { $who } kan
    } met { $card } een paar maken, dus leg die niet af.
ground-dearer =
    { $card } telt { $points }, { $kept } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-dearer-than-down = { $card } telt { $points }, een dichte kaart ongeveer { $theirs }.
ground-down-dearer =
    Een dichte kaart telt ongeveer { $points }, { $card } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-same-rank =
    Dat verandert niets, maar { $card } vervangen kost { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
ground-takes-off =
    Dat scheelt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $card } vervangen { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-gives-king =
    { $card } telt 0, dus laat die niet liggen voor { $who ->
        [you] jou
       *[other] { $who }
    }.
ground-third = Nog één zoals { $card } geeft twee gelijke paren naast elkaar: een bonus.
ground-keeps-dearer =
    Bewaar kolom { $column }: een paar met { $card } scheelt { $points }, met { $filled } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-keeps-likelier =
    Met { $card } lukt een paar eerder: er { $count ->
        [one] is nog 1 kaart
       *[other] zijn nog { $count } kaarten
    }, voor { $filled } { $less ->
        [0] geen.
       *[other] maar { $less }.
    }
ground-keeps-open =
    Bewaar kolom { $column } voor een paar met { $card }: er { $count ->
        [one] ligt er nog 1
       *[other] liggen er nog { $count }
    } dicht.
ground-keeps-card =
    Bewaar { $card } voor een paar later: er { $count ->
        [one] ligt er nog 1
       *[other] liggen er nog { $count }
    } dicht.
ground-cheap =
    Een paar met { $card } zou { $points ->
        [0] niets
       *[other] maar { $points }
    } schelen, dus vul die kolom.
ground-starts =
    { $card } begint een nieuwe kolom: er { $count ->
        [one] is er nog 1
       *[other] zijn er nog { $count }
    } voor een paar.
ground-waits =
    Later een paar met { $card } scheelt { $points }, met { $out } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-turns-up =
    { $who ->
        [you] Je
       *[other] { $who }
    } komt het dichtst bij het einde van de ronde: nog { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
ground-useless =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } niets om met { $card } een paar te maken.
ground-inner = Een middelste kolom kan met elke buur een bonus geven.
ground-alike = Beide kolommen zijn hetzelfde, dus het maakt weinig uit.

## What can be seen: taking or drawing a card

ground-take-block = Zo kunnen gelijke paren naast elkaar komen: −{ $points } punten.
ground-take-match = Die maakt een paar met { $card } in kolom { $column }, dus beide tellen 0.
ground-take-for =
    Dat scheelt ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $card } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
ground-take-from-next =
    Anders { $who ->
        [you] kun je
       *[other] kan { $who }
    } { $card } nemen en er een paar mee maken.
ground-take-low = { $card } telt { $points }, een getrokken kaart gemiddeld ongeveer { $mean }.
ground-draw-high = { $card } telt { $points }, een getrokken kaart gemiddeld ongeveer { $mean }.
ground-draw-match = { $card } maakt geen paar, maar { $count } van de { $total } mogelijke kaarten wel.
ground-draw-use =
    Een getrokken kaart scheelt ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $card } { $theirs ->
        [0] niets.
       *[other] maar { $theirs }.
    }
