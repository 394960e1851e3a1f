### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = Er is geen keus.
choice = Een computerspeler zou dit kiezen.
other-play = Dit kun je ook kiezen.
let-pass = Laat het gaan
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }% in plaats van { $theirs }%.
percent-only = { $fact }: maar { $own }% in plaats van { $theirs }%.
percent-alone = { $fact }: { $own }%.
percent-and = { $fact }: { $own }% ({ $other }: { $theirs }%).
about = { $fact }: ongeveer { $own } in plaats van { $theirs }.
win-game =
    { $who ->
        [you] Je
       *[other] { $who }
    } wint het spel { $how ->
        [sure] zeker
        [never] niet meer
        [likely] waarschijnlijk
        [unlikely] waarschijnlijk niet
        [more] vaker
       *[less] minder vaak
    }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: { $loss } slechter.
next-as-good = { $other }: ongeveer even goed.
next-too-close = { $other }: misschien even goed.
next-wins-less = { $other }: { $count }% minder vaak winst.
this-worse = Dit is { $loss } slechter.
this-as-good = Dit is ongeveer even goed.
this-too-close = Misschien even goed.
this-wins-less = Dit wint { $count }% minder vaak.
points =
    ongeveer { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
# Less than a quarter of a point.
a-little = iets
points-part = ongeveer { $amount } punten
cards =
    ongeveer { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
cards-part = ongeveer { $amount } kaarten
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Neemt risico, bewaart het beste voor het laatst en dwarsboomt je plannen.
character-blaise = Gokt op het onbekende, geeft gul uit en laat je met rust.
character-carl = Houdt van zekerheid en spaart zonder op anderen te letten.
character-emmy = Speelt veilig, geeft graag weg en wil niemand kwaad.
character-grace = Slaat vroeg en hard toe bij wie een plan heeft.
character-hypatia = Wacht, spaart en loopt de anderen in de weg.
character-leonhard = Bluft en biedt hoog, maar houdt goede kaarten vast.
character-sofya = Neemt geen risico, maar betaalt graag om je te zien falen.
