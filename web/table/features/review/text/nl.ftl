### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Analyse
result = Uitslag
stopped = Gestopt
going-over = Bezig met de analyse …
done = { $count }% klaar. Tenfold bewaart meteen wat het vindt.
progress = Voortgang
cannot = De computerspeler van dit spel rekent niet, en kan je zetten dus niet beoordelen.
tap-a-move = Tik op een zet om de tafel van toen te zien. Van daar kun je verder spelen om te oefenen.
about-lines = Elke lijn toont hoe groot iemands kans op winst was, met wat die speler kon zien. De moeilijke computerspeler heeft dat berekend. Pech telt niet als fout.
chances = Kans op winst, in %
at-move = zet { $count }
at-deal = begin
lines-aloud = Kans op winst in %, door het spel heen: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, aan het eind { $count }
tied = { $winners } eindigden gelijk
from-behind =
    { $who ->
        [you] Je
       *[other] { $who }
    } won pas helemaal aan het eind
close-to-the-end =
    { $who ->
        [you] Je
       *[other] { $who }
    } won, en het bleef spannend tot het eind
ahead =
    { $who ->
        [you] Je
       *[other] { $who }
    } stond vanaf het begin voor
ahead-since =
    { $who ->
        [you] Je
       *[other] { $who }
    } stond voor vanaf zet { $count } van { $of }
best-find = Beste vondst
mistakes =
    { $count ->
        [one] De fout
       *[other] De fouten
    }
costliest = De { $count } duurste van { $of } fouten
luck-added =
    { $who ->
        [you] Je kans op winst ging van { $began }% naar { $end }%. { $own } Geluk en de andere spelers leverden { $rest }% op.
       *[other] De kans op winst van { $who } ging van { $began }% naar { $end }%. { $own } Geluk en de andere spelers leverden { $rest }% op.
    }
luck-cost =
    { $who ->
        [you] Je kans op winst ging van { $began }% naar { $end }%. { $own } Pech en de andere spelers kostten { $rest }%.
       *[other] De kans op winst van { $who } ging van { $began }% naar { $end }%. { $own } Pech en de andere spelers kostten { $rest }%.
    }
own-mistakes =
    { $count ->
        [one] 1 fout kostte
       *[other] { $count } fouten kostten
    } { $cost ->
        [0] minder dan 1%.
       *[other] { $cost }%.
    }
own-none = Geen zet was duidelijk een fout.
where = Zet { $count }
where-in-part = { $label }, zet { $count }
chosen = Beter: <b>{ $other }</b>. Gekozen: <b>{ $played }</b>.
chosen-find = Voor de hand lag: { $other }. Gekozen: <b>{ $played }</b>.
loss = Dat kostte { $loss }.
loss-wins = Dat kostte winst in { $count }% van de spellen.
loss-both = Dat kostte { $loss } en winst in { $count }% van de spellen.
gain = Dat leverde { $loss } op.
gain-wins = Dat leverde winst op in { $count }% van de spellen.
gain-both = Dat leverde { $loss } op, en winst in { $count }% van de spellen.
try-it = Probeer
over = De analyse is klaar.
as-it-was = Zoals het was
played-then = De gespeelde zet
to-the-table = Naar de tafel
