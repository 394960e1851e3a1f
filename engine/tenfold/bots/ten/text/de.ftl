### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open = { $chips ->
    [0] { $card } offen spielen
    [one] { $card } offen mit 1 Chip spielen
   *[other] { $card } offen mit { $chips } Chips spielen
  }
lay-covered = { $chips ->
    [0] { $card } verdeckt spielen
    [one] { $card } verdeckt mit 1 Chip spielen
   *[other] { $card } verdeckt mit { $chips } Chips spielen
  }
start = { $whose ->
    [you] Dich anfangen lassen
   *[other] { $whose } anfangen lassen
  }
start-yourself = Selbst die nächste Runde anfangen
swap = Mit { $whose ->
    [you] dir
   *[other] { $whose }
  } tauschen
bid-for =
    { $whose ->
        [you] { $chips } für deine Karte bieten
       *[other] { $chips } für die Karte von { $whose } bieten
    }
bid = { $chips } bieten
add = { $card } dazulegen
protect = { $chips ->
    [one] 1 Chip auf die Karte legen
   *[other] { $chips } Chips auf die Karte legen
  }
decline = Nichts kaufen
pass-bid = Passen
keep = Keine Chips dazulegen
show = Die Karte aufdecken
leave = Die Karte verdeckt lassen
stop = Nichts dazulegen

## Sorts of play

bluff = Bluff
making-ten = macht zehn

## What will happen

win-round = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
  } die Runde { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  }
make-ten = { $who ->
    [you] Du machst
   *[other] { $who } macht
  } { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } zehn
# As win-round, when the chips in the pot are known.
win-pot = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
  } den Pott mit { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  }
lose-round = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
  } die Runde { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  }
# $first is the card that is in front of $who now.
keep-card = { $first } bleibt { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } bei { $who ->
    [you] dir
   *[other] { $who }
  }
# As above, for a card that is still to be played.
keep-played = Die gespielte Karte bleibt { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } bei { $who ->
    [you] dir
   *[other] { $who }
  }

## What can be seen that speaks for an act

# How a card is called within these sentences. All are feminine: so “deine” and “die” fit.
normal-card = { $value }
penalty-card = Strafkarte { $value }
the-joker = Jokerkarte
some-card = Karte
own-card = { $whose ->
    [you] deine { $called }
   *[other] die { $called } von { $whose }
  }
own-card-first = { $whose ->
    [you] Deine { $called }
   *[other] Die { $called } von { $whose }
  }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
# They are never in the dative: “mit deiner 7” can’t be said.
sum-ten = { $first } macht allein zehn.
sum-pair = { $first } und { $second } machen { $total ->
    [10] zehn
   *[other] { $total }
  }.
higher-instead = { $first } allein macht { $total } statt { $less }.
sum-more = { $first } und { $second } machen { $total ->
    [10] zehn
   *[other] { $total }
  } statt { $less }.
sum-near-alone = Auch ohne Joker macht { $named } { $total } statt { $less }.
sum-near = Auch ohne Joker machen { $named } und { $second } { $total }.
stronger-ten = Steht es zehn zu zehn, gewinnt die höhere Karte: { $named }.
needs-joker = { $first } macht nur zehn, wenn { $second } dazukommt.
at-most = { $first } macht mit einer zweiten Karte höchstens { $total }.
unseen-better = { $share }{ "\u00A0" }% der unbekannten Karten machen mehr als { $named }.

# The market.
sum-good = { $first } macht schon { $total }, die andere ist unbekannt.
otherwise-theirs = Sonst geht { $named } an { $who ->
    [you] dich.
   *[other] { $who }.
  }
no-better = { $first } ist nicht besser, kostet aber { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }.
card-unseen = { $who ->
    [you] Du würdest { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
      } für eine unbekannte Karte zahlen.
   *[other] { $who } würde { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
      } für eine unbekannte Karte zahlen.
  }
more-than-the-pot = { $pot ->
    [0] Der Preis ist { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
      }, und der Pott ist noch leer.
   *[other] Der Preis ist { $chips } Chips, und im Pott { $pot ->
        [one] liegt erst 1.
       *[other] liegen erst { $pot }.
      }
  }
chips-kept = { $chips ->
    [one] 1 Chip zu behalten spart am Ende 2 Punkte.
   *[other] { $chips } Chips zu behalten spart am Ende { $points } Punkte.
  }
chips-second = Den zweiten Chip zu behalten spart am Ende 2 Punkte.
unbeatable-bid = Niemand sonst kann mehr bieten.
one-can-outbid = Nur { $who ->
    [you] du könntest
   *[other] { $who } könnte
  } noch mehr bieten.
few-can-outbid = Nur { $count } andere könnten noch mehr bieten.
lower-bid = Der Preis wäre { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } statt { $less }.
higher-bid = Wer dann noch bieten will, braucht { $chips } Chips.
gets-only = Dafür { $who ->
    [you] bekämst du
   *[other] bekäme { $who }
  } nur { $named }.
known-card = Das ist { $named }. Die andere Karte ist unbekannt.
may-be-the-joker = Vielleicht ist es der Joker, den { $who ->
    [you] du am Anfang hattest.
   *[other] { $who } am Anfang hatte.
  }
no-auction = Ein Tausch kostet nur 1 Chip, und niemand kann mitbieten.
bids-start = Gebote für { $named } beginnen bei { $chips ->
    [one] nur 1 Chip
   *[other] { $chips } Chips
  }.
marked-card = { $who ->
    [you] Du hast
   *[other] { $who } hat
  } { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } daraufgelegt: Die Karte ist vielleicht gut.
no-way-back = { $who ->
    [you] Du kannst
   *[other] { $who } kann
  } diese Runde nicht mehr zurücktauschen.
gets-leader = { $who ->
    [you] Du liegst
   *[other] { $who } liegt
  } vor { $rival ->
    [you] dir
   *[other] { $rival }
  } und { $who ->
    [you] bekämst
   *[other] bekäme
  } { $named }.

# The first card.
costs-in-hand = Am Ende auf der Hand würde { $named } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } kosten.
untaken-in-hand = Auf der Hand ist { $named } vor allen sicher.
stays-for-later = { $first } bleibt für eine spätere Runde auf der Hand.
joker-stays = { $first } bleibt auf der Hand: Später macht sie mit jeder Karte zehn.
higher-alone = Schon allein macht { $named } mehr als { $other }.
any-with-joker = Mit dem Joker macht jede Karte zehn, auch { $named }.
costs-loser = { $who ->
    [you] Verlierst du die Runde, kostet { $named } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
   *[other] Verliert { $who } die Runde, kostet { $named } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
  }
loser-takes = Wer verliert, nimmt { $named }: { $points } Punkte.
hidden-weak = Verdeckt tauscht vielleicht jemand { $named } gegen Besseres.
hidden-good = Niemand sieht, dass { $named } sich lohnt.
shown-weak = Alle sehen, dass { $named } sich nicht lohnt.
shown-good = Alle sehen, dass sie gut ist, und wer sie kauft, zahlt an { $who ->
    [you] dich.
   *[other] { $who }.
  }

# Chips on a card.
bluff-pays = Wer die niedrige Karte kauft, zahlt mindestens { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } an { $who ->
    [you] dich.
   *[other] { $who }.
  }
dearer = Wer sie kauft, zahlt mindestens 2 Chips an { $who ->
    [you] dich.
   *[other] { $who }.
  }
one-could-take = Ohne Chips { $taker ->
    [you] könntest du
   *[other] könnte { $taker }
  } sie eintauschen.
some-could-take = Ohne Chips könnten { $count } andere sie eintauschen.
out-of-reach = Niemand kann jetzt noch { $named } nehmen: Chips sind nicht nötig.
not-worth-it = { $first } macht höchstens { $total }: Chips lohnen sich nicht.
seen-to-be-low = Alle sehen, dass sie niedrig ist: Chips braucht sie nicht.
only-taker = Nur noch { $taker ->
    [you] du kannst
   *[other] { $taker } kann
  } sie nehmen: ein kleines Risiko.
trade = Wird sie genommen, kommt dafür { $named }.

# The second card.
sure-win = Das ist nicht mehr zu schlagen{ $chips ->
    [0] .
    [one] : Das bringt 1 Chip.
   *[other] : Das bringt { $chips } Chips.
  }
tie-won = Das ist gleich viel wie { $named }, aber { $how ->
    [single] eine Karte schlägt zwei
   *[other] { $second } ist höher
  }.
sure-not-last = Das ist mehr als { $named }, also sicher nicht am wenigsten.
needed-to-win = Nur mehr als { $named } kann die Runde noch gewinnen.
face-up = Offen passt { $named } dazu: Das macht { $total ->
    [10] zehn
   *[other] { $total }
  }, verdeckt nur { $less }.
nothing-fits = Keine Karte auf der Hand passt: { $named } zählt so oder so allein.
nothing-helps = Mit keiner Karte auf der Hand würde es mehr.
replaced = Nächste Runde wird { $named } durch eine neue Karte ersetzt.
beaten-too = Auch die höhere Summe würde { $named } nicht schlagen.
beaten-tie = Das wäre höchstens so viel wie { $named }, und das reicht nicht.
beaten = Keine zweite Karte schlägt { $named }, also spar sie dir.
safe-already = Auch ohne zweite Karte ist { $named } niedriger.

# Who starts.
earlier-wins = Bei gleicher niedrigster Summe verliert, wer später dran ist.
later-sees = Wer später dran ist, sieht erst, was die anderen tun.
