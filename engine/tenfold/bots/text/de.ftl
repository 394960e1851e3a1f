### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = Etwas anderes geht nicht.
choice = So würde ein Computer spielen.
other-play = So könntest du auch spielen.
let-pass = Laufen lassen
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }{ "\u00A0" }% statt { $theirs }{ "\u00A0" }%.
percent-only = { $fact }: nur { $own }{ "\u00A0" }% statt { $theirs }{ "\u00A0" }%.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }{ "\u00A0" }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }{ "\u00A0" }% ({ $other }: { $theirs }{ "\u00A0" }%).
about = { $fact }: etwa { $own } statt { $theirs }.
win-game = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
  } { $how ->
    [sure] das Spiel sicher
    [never] das Spiel sicher nicht
    [likely] das Spiel wahrscheinlich
    [unlikely] das Spiel wahrscheinlich nicht
    [more] das Spiel öfter
   *[less] das Spiel seltener
  }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: { $loss } schlechter.
next-as-good = { $other }: etwa gleich gut.
next-too-close = { $other }: kaum ein Unterschied.
next-wins-less = { $other }: { $count }{ "\u00A0" }% weniger Siege.
this-worse = Das ist { $loss } schlechter.
this-as-good = Das ist etwa gleich gut.
this-too-close = Das macht kaum einen Unterschied.
this-wins-less = Das bringt { $count }{ "\u00A0" }% weniger Siege.
points = etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
# Less than a quarter of a point.
a-little = etwas
points-part = etwa { $amount } Punkte
cards = etwa { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
cards-part = etwa { $amount } Karten
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Geht aufs Ganze, hebt sich das Beste auf und durchkreuzt deine Pläne.
character-blaise = Setzt auf Unbekanntes, gibt großzügig aus und lässt dich in Ruhe.
character-carl = Mag sichere Sachen und spart, ohne auf andere zu achten.
character-emmy = Spielt vorsichtig, gibt gern und will niemandem Böses.
character-grace = Schlägt früh und hart zu, sobald jemand etwas vorhat.
character-hypatia = Wartet, spart und kommt den anderen in die Quere.
character-leonhard = Blufft und bietet hoch, hält aber an guten Karten fest.
character-sofya = Geht kein Risiko ein, zahlt aber gern, damit du scheiterst.
