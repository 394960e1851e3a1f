### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### person: $taker
### card: $worse
### cards: $cards
### number: $count, $value, $many, $theirs, $unseen
### text: $how, $special

## What can be done

play = Speel { $card }
play-frog = Speel de kikker
play-pigmaid = Speel het zeemeervarken
play-crowned-pig = Speel het gekroonde varken
play-adding = Leg { $card } erbij
play-taking-away = Speel { $card } en haal er 5 af
play-making = Speel { $card } en maak er { $value } van

## What will happen

make-ten-now =
    { $how ->
        [this] Dit is tien, goed voor
       *[that] tien, goed voor
    } { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
give-cards =
    { $how ->
        [this] Dit gaat over de tien
       *[that] over de tien
    }, en { $who ->
        [you] je
       *[other] { $who }
    } krijgt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
answer =
    { $who ->
        [you] Je
       *[other] { $who }
    } maakt { $how ->
        [sure] zeker meteen tien
        [never] niet meteen tien
        [likely] waarschijnlijk meteen tien
        [unlikely] waarschijnlijk niet meteen tien
        [more] vaker meteen tien
       *[less] minder vaak meteen tien
    }
take-next =
    { $who ->
        [you] Je
       *[other] { $who }
    } pakt de kaarten { $how ->
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
    } kaarten

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten =
    Dit is tien, goed voor { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
ground-all-others-over = Al het andere gaat over de tien.
ground-other-over =
    Met { $card } erbij gaat het over de tien, en { $who ->
        [you] je
       *[other] { $who }
    } krijgt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
ground-next-must-go-over =
    { $who ->
        [you] Je
       *[other] { $who }
    } moet over de tien, en { $taker ->
        [you] je
       *[other] { $taker }
    } krijgt de kaarten.
ground-next-has-ten =
    { $who ->
        [you] Je kunt
       *[other] { $who } kan
    } met { $card } tien maken van { $theirs }, maar niet van { $value }.
ground-taken-next =
    { $taker ->
        [you] Je kunt
       *[other] { $taker } kan
    } hierna de kaarten pakken, wat { $who ->
        [you] je
       *[other] { $who }
    } ook speelt.
ground-tens-are-gone = Er is geen { $card } meer, dus niemand kan tien maken van { $value }.
ground-tens-are-held =
    Er is geen andere { $card } meer, dus { $who ->
        [you] je kunt
       *[other] { $who } kan
    } geen tien maken van { $value }.
ground-fewer-tens =
    Van { $value } { $count ->
        [one] maakt maar 1 onbekende kaart
       *[other] maken maar { $count } onbekende kaarten
    } tien, van { $theirs } wel { $many }.
ground-few-within =
    Alleen { $cards } { $count ->
        [one] voorkomt
       *[other] voorkomen
    } dat { $who ->
        [you] je
       *[other] { $who }
    } over de tien gaat.
ground-more-over =
    Op { $value } { $count ->
        [one] gaat 1
       *[other] gaan { $count }
    } van de { $unseen } onbekende kaarten over de tien, op { $theirs } { $many ->
        [0] geen.
       *[other] maar { $many }.
    }
ground-gives-to-keep =
    Dit geeft { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg, maar bewaart { $special ->
        [frog] de kikker
        [pigmaid] het zeemeervarken
       *[none] { $card }
    } voor later.
ground-better-over =
    Liever over de tien dan { $value } laten liggen: { $count ->
        [one] 1 onbekende kaart maakt
       *[other] { $count } onbekende kaarten maken
    } tien.
ground-gives-to-last =
    { $who ->
        [you] Je krijgt de kaarten, maar hebt er tot nu toe het minst.
       *[other] { $who } krijgt de kaarten, maar heeft er tot nu toe het minst.
    }
ground-gives-few =
    Dit gaat over de tien, en geeft maar { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg.
ground-both-over = Beide gaan over de tien, dus bewaar { $card }: die past vaker.
ground-keeps-safe =
    Bewaar { $special ->
        [frog] de kikker voor later: die gaat nooit over de tien.
        [pigmaid] het zeemeervarken voor later: dat hoeft nooit over de tien.
       *[none] { $card } voor later: die gaat nooit over de tien.
    }
ground-can-follow =
    { $taker ->
        [you] Je
       *[other] { $taker }
    } hoeft hierna niet over de tien, wat { $who ->
        [you] je
       *[other] { $who }
    } ook speelt.
ground-keeps-high = Beide gaan over de tien, dus bewaar { $card } voor een leeg midden.
ground-keeps-pig = Beide gaan over de tien, dus bewaar { $card }: die maakt tien van 0.
ground-keeps-fitting = Bewaar { $card }: die gaat minder vaak over de tien dan { $worse }.
