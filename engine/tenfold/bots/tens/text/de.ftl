### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Vom Stapel ziehen
take = { $card } nehmen
replace = { $card } ersetzen
put = In Reihe { $line }, Spalte { $column } legen
turn-up = Reihe { $line }, Spalte { $column } aufdecken

## Sorts of play

match = Paar

## What will happen

take-discard = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } die abgelegte Karte { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  }
end-with = { $who ->
    [you] Du hast
   *[other] { $who } hat
  } am Ende { $how ->
    [more] mehr
   *[less] weniger
  } Punkte

## What can be seen: placing a card

ground-any-card = Niemand kennt diese Karten, also ist jede gleich gut.
ground-block = Das macht { $count } gleiche Paare nebeneinander: { $points } Punkte.
ground-breaks-match = Spalte { $column } ist ein Paar und zählt 0: Lass sie so.
ground-match = Spalte { $column } wird ein Paar: Sie zählt 0 statt { $points }.
ground-match-down = Spalte { $column } wird ein Paar: Sie zählt 0 statt etwa { $points }.
ground-ends = Das beendet die Runde: { $who ->
    [you] Du hast
   *[other] { $who } hat
  } { $points }, { $rival } etwa { $theirs }.
ground-too-soon = Zu früh für das Ende der Runde: { $who ->
    [you] Du hast
   *[other] { $who } hat
  } etwa { $points }.
ground-gives-match = Leg { $card } nicht ab: { $who ->
    [you] Du könntest
   *[other] { $who } könnte
  } ein Paar machen.
ground-dearer = { $card } zählt { $points }, aber { $kept } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-dearer-than-down = { $card } zählt { $points }, eine verdeckte Karte etwa { $theirs }.
ground-down-dearer = Eine verdeckte Karte zählt etwa { $points }, aber { $card } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-same-rank = Das ändert nichts, aber { $card } zu ersetzen kostet { $points }.
ground-takes-off = Das spart { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $card } zu ersetzen { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-gives-king = { $card } zählt 0: ein Geschenk für { $who ->
    [you] dich.
   *[other] { $who }.
  }
ground-third = Noch eine wie { $card } macht zwei Paare nebeneinander: ein Bonus.
ground-keeps-dearer = Lass Spalte { $column } so: Ein Paar mit { $card } spart { $points }, mit { $filled } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-keeps-likelier = { $card } wird leichter ein Paar: { $count ->
    [one] 1 Karte ist
   *[other] { $count } Karten sind
  } noch da, für { $filled } { $less ->
    [0] keine.
   *[other] nur { $less }.
  }
ground-keeps-open = Lass Spalte { $column } so, für ein Paar mit { $card }: { $count ->
    [one] 1 liegt noch verdeckt.
   *[other] { $count } liegen noch verdeckt.
  }
ground-keeps-card = Behalte { $card } für ein Paar: { $count ->
    [one] 1 liegt noch verdeckt.
   *[other] { $count } liegen noch verdeckt.
  }
ground-cheap = Ein Paar mit { $card } würde { $points ->
    [0] nichts
   *[other] nur { $points }
  } sparen, also füll diese Spalte.
ground-starts = { $card } beginnt eine neue Spalte: { $count ->
    [one] 1 Karte passt
   *[other] { $count } Karten passen
  } noch dazu.
ground-waits = Ein Paar mit { $card } würde später { $points } sparen, mit { $out } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-turns-up = { $who ->
    [you] Du kommst
   *[other] { $who } kommt
  } dem Ende der Runde am nächsten: noch { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
  }
ground-useless = Bei { $who ->
    [you] dir
   *[other] { $who }
  } macht { $card } kein Paar.
ground-inner = Eine innere Spalte kann links und rechts einen Bonus bringen.
ground-alike = Beide Spalten sehen gleich aus: Es ist fast egal.

## What can be seen: taking or drawing a card

ground-take-block = Damit können gleiche Paare nebeneinanderliegen: −{ $points } Punkte.
ground-take-match = Das macht mit { $card } in Spalte { $column } ein Paar: Beide zählen 0.
ground-take-for = Das spart etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $card } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
ground-take-from-next = Sonst { $who ->
    [you] kannst du
   *[other] kann { $who }
  } mit { $card } ein Paar machen.
ground-take-low = { $card } zählt { $points }, eine gezogene Karte im Schnitt etwa { $mean }.
ground-draw-high = { $card } zählt { $points }, eine gezogene Karte im Schnitt etwa { $mean }.
ground-draw-match = { $card } macht kein Paar, aber { $count } von { $total } möglichen Karten schon.
ground-draw-use = Eine gezogene Karte spart etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $card } { $theirs ->
    [0] nichts.
   *[other] nur { $theirs }.
  }
