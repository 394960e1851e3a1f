### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = { ROW($cards, between: ", ") } spielen
table = { ROW($cards, between: ", ") } auf den Tisch spielen
guess = { ROW($cards, between: ", ") } raten
give = { ROW($cards, between: ", ") } geben
give-back = { ROW($cards, between: ", ") } zurückgeben
slip = { ROW($cards, between: ", ") } darunterschmuggeln
throw = { ROW($cards, between: ", ") } werfen
accuse = { $who ->
    [you] Dich beschuldigen
   *[other] { $who } beschuldigen
  }
start-turn = Deinen Zug beginnen
let-play = { $who ->
    [you] Dich spielen lassen
   *[other] { $who } spielen lassen
  }
pass-turn = Passen
stop = Nichts mehr spielen
no-guess = Nicht raten
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done = { $phase ->
    [give] { $count ->
        [0] Nichts geben
        [one] 1 Karte geben
       *[other] { $count } Karten geben
      }
    [return] { $count ->
        [0] Nichts zurückgeben
        [one] 1 Karte zurückgeben
       *[other] { $count } Karten zurückgeben
      }
   *[last] Niemanden beschuldigen
  }
draw = Eine Karte ziehen
fake = Nur zum Schein ziehen
arrange = Den Nachziehstapel ansehen
# The cards by the order in which they were seen.
order = In Reihenfolge { ROW($order, between: ", ") } zurücklegen

## Sorts of play

match = Treffer
slam = Knaller
attempt = Versuch
skip = Aussetzen

## What will happen

out-now = { $how ->
    [this] { $who ->
        [you] Du bist
       *[other] { $who } ist
      } sofort fertig
   *[that] { $who ->
        [you] Du wärst
       *[other] { $who } wäre
      } sofort fertig
  }
out-soon = { $who ->
    [you] Du bist
   *[other] { $who } ist
  } { $how ->
    [sure] sicher bald fertig
    [never] sicher nicht bald fertig
    [likely] wahrscheinlich bald fertig
    [unlikely] wahrscheinlich nicht bald fertig
    [more] eher fertig
   *[less] nicht so bald fertig
  }
left-with = { $who ->
    [you] Du hast
   *[other] { $who } hat
  } bald { $how ->
    [more] mehr
   *[less] weniger
  } Karten

## What can be seen that speaks for an act

# Cards of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank = { $rank ->
    [0] Joker
    [1] Asse
    [11] Buben
    [12] Damen
    [13] Könige
   *[other] { $rank }er
}
of-rank-first = { $rank ->
    [0] Joker
    [1] Asse
    [11] Buben
    [12] Damen
    [13] Könige
   *[other] { $rank }er
}
a-rank = { $rank ->
    [0] Joker
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
a-suit = { $rank ->
    [0] Karo
    [1] Kreuz
    [2] Herz
   *[3] Pik
}
diamonds = Karo
clubs = Kreuz
hearts = Herz
spades = Pik
a-joker = Joker
a-face-card = Bildkarte

# Cards that leave the hand.
out-by-match = { $who ->
    [you] Mit einem Treffer spielst du weiter und kannst fertig werden.
   *[other] Mit einem Treffer spielt { $who } weiter und kann fertig werden.
  }
out-by-gift = { $taker ->
    [you] Du kannst
   *[other] { $taker } kann
  } den ganzen Rest bekommen, und { $who ->
    [you] du bist fertig.
   *[other] { $who } ist fertig.
  }
match-goes-on = Nach dem Treffer { $who ->
    [you] spielst du
   *[other] spielt { $who }
  } weiter: Noch { $count ->
    [one] 1 Karte kann
   *[other] bis zu { $count } Karten können
  } weg.
slam-gives = Ein Knaller verschenkt Karten: { $taker ->
    [you] Du kannst
   *[other] { $taker } kann
  } { $count ->
    [1] { ROW($cards, between: ", ") } bekommen.
    [2] { ROW($cards, between: ", ") } bekommen.
   *[other] { $count } Karten bekommen.
  }
sheds = So { $count ->
    [one] ist 1 Karte
   *[other] sind { $count } Karten
  } weg statt { $theirs ->
    [one] einer
   *[other] { $theirs }
  }.
sheds-anyway = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
  } so oder so eine Karte, also weg mit { $count ->
    [one] einer
   *[other] { $count } Karten
  }.
nothing-to-draw = Es gibt nichts zu ziehen, also bringt Warten nichts.
frees = Passen würde { $taker ->
    [you] dich
   *[other] { $taker }
  } wieder mitspielen lassen.

# Which cards to play, and which to keep.
keeps-together = Behalte die { $above } zusammen: Sie können in einem Zug weg.
use-the-chance = { $above } können warten: Sie gehen auf mehr Karten als { $below }.
use-the-joker = Ein Joker geht nur auf Joker und Bildkarten: Nutze die Chance.
saves-king = { $count ->
    [one] Heb { $card } als letzte Karte auf: Das geht auf jeden Satz.
   *[other] Heb die { $above } als letzte Karten auf: Sie gehen auf jeden Satz.
  }
saves-high = { $count ->
    [one] Heb { $card } als letzte Karte auf: Das geht auf die meisten Karten.
   *[other] Heb die { $above } als letzte Karten auf: Sie gehen auf die meisten.
  }
opens = Auf { $card } { $taker ->
    [you] könntest du
   *[other] könnte { $taker }
  } { $last } spielen: Heb es als letzte Karte auf.
saves-ten = { $count ->
    [one] Heb { $card } auf: Damit setzt jemand aus, der fast fertig ist.
   *[other] Heb die { $above } auf: Damit setzt jemand aus, der fast fertig ist.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = Behalte { $last } auf der Hand: Das geht auf Bildkarten derselben Farbe.
draws-partner = Als Nächstes kommt { $card } vom Stapel: Behalte { ROW($cards, between: " ") } dafür.
on-the-pile = Es gibt nichts mehr zu ziehen: Auf dem Stapel { $who ->
    [you] wärst du verbannt.
   *[other] wäre { $who } verbannt.
  }
on-the-table = Es gibt noch Karten zu ziehen, also gehören Sätze auf den Stapel.
cheating = Wer beim Schummeln erwischt wird, zieht bis zu 5 Karten.

# What it does to others.
blocks = { $taker ->
    [you] Du hast keine Karte, die daraufpasst.
   *[other] { $taker } hat keine Karte, die daraufpasst.
  }
three-sixes = { $next ->
    [you] Drei 6er drehen die Richtung um: Du bist dran, nicht { $taker }.
   *[other] Drei 6er drehen die Richtung um: { $next } ist dran, nicht { $taker }.
  }
attempt-free = { $taker ->
    [you] Ein Versuch: Stimmt die geratene Karte, bekommst du sie.
   *[other] Ein Versuch: Stimmt die geratene Karte, bekommt { $taker } sie.
  }
attempt-seen = Ein Versuch: Nenn die nächste Karte, und { $taker ->
    [you] du musst
   *[other] { $taker } muss
  } sie nehmen.
harder-than = { $taker ->
    [you] Dann bist du dran und brauchst mindestens { $above } statt { $below }.
   *[other] Dann ist { $taker } dran und braucht mindestens { $above } statt { $below }.
  }
harder-number = { $taker ->
    [you] Dann bist du mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      } dran und brauchst mindestens { $above }.
   *[other] Dann ist { $taker } mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      } dran und braucht mindestens { $above }.
  }
harder-face = { $taker ->
    [you] Dann bist du dran und brauchst { ROW($some, between: ", ") } oder { $last }.
   *[other] Dann ist { $taker } dran und braucht { ROW($some, between: ", ") } oder { $last }.
  }
harder-pair = Auf { $card } passen weniger Karten als auf { $below }, und dann { $taker ->
    [you] bist du dran.
   *[other] ist { $taker } dran.
  }
harder = Darauf passen weniger Karten, und dann { $taker ->
    [you] bist du dran.
   *[other] ist { $taker } dran.
  }

# Guesses.
guess-known = { $who ->
    [you] Die Karte kommt sicher als Nächstes: { $taker } bekommt sie, und du ziehst nichts.
   *[other] { $taker ->
        [you] Die Karte kommt sicher als Nächstes: Du bekommst sie und { $who } nichts.
       *[other] Die Karte kommt sicher als Nächstes: { $taker } bekommt sie und { $who } nichts.
      }
  }
guess-free = { $taker ->
    [you] Falsch raten kostet nichts. Stimmt es (1 von { $count }), bekommst du die Karte.
   *[other] Falsch raten kostet nichts. Stimmt es (1 von { $count }), bekommt { $taker } die Karte.
  }
guess-impossible = { $card } kommt sicher nicht als Nächstes.

# Cards given and returned.
gives = { $count ->
    [1] { $taker ->
        [you] Die Karte ist umsonst weg, und du bekommst sie.
       *[other] Die Karte ist umsonst weg, und { $taker } bekommt sie.
      }
   *[other] { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
       *[other] { $count } Karten
      } können alle weg, umsonst an { $taker ->
        [you] dich.
       *[other] { $taker }.
      }
  }
stays-out = Eine Karte würde { $taker ->
    [you] dich
   *[other] { $taker }
  } zurück ins Spiel bringen.
brings-back = Eine Karte bringt { $taker ->
    [you] dich
   *[other] { $taker }
  } zurück ins Spiel.
saves-from-out = Nur eine zurückgegebene Karte hält { $taker ->
    [you] dich
   *[other] { $taker }
  } im Spiel.

# Tens.
last-ten = { $who ->
    [you] Die letzte Karte: Du bist fertig, wenn { $taker } keine zurückgibt.
   *[other] { $taker ->
        [you] Die letzte Karte: { $who } ist fertig, wenn du keine zurückgibst.
       *[other] Die letzte Karte: { $who } ist fertig, wenn { $taker } keine zurückgibt.
      }
  }
few-left = { $taker ->
    [you] { $count ->
        [one] Du hast 1 Karte und wirst vielleicht fertig: Lass den Zug ausfallen.
       *[other] Du hast { $count } Karten und wirst vielleicht fertig: Lass den Zug ausfallen.
      }
   *[other] { $count ->
        [one] { $taker } hat 1 Karte und wird vielleicht fertig: Lass den Zug ausfallen.
       *[other] { $taker } hat { $count } Karten und wird vielleicht fertig: Lass den Zug ausfallen.
      }
  }
slams-next = Danach sind die { $above } ein Knaller gegen { $taker ->
    [you] dich
   *[other] { $taker }
  }: mehr vom gleichen Rang.
own-turn = Setzt { $taker ->
    [you] du
   *[other] { $taker }
  } aus, { $who ->
    [you] bist du dran.
   *[other] ist { $who } dran.
  }
no-turn = { $taker ->
    [you] Die 10 ist weg, und du setzt aus.
   *[other] Die 10 ist weg, und { $taker } setzt aus.
  }
next-has-few = Nach dem Aussetzen { $next ->
    [you] bist du
   *[other] ist { $next }
  } dran, mit nur { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
  }
many-left = { $taker ->
    [you] Du hast { $count } Karten. Heb die 10 auf für jemanden mit weniger.
   *[other] { $taker } hat { $count } Karten. Heb die 10 auf für jemanden mit weniger.
  }
returns = Für die 10 { $taker ->
    [you] könntest du
   *[other] könnte { $taker }
  } { $last } zurückgeben, also behalte sie.

# Accusations.
proved = Mitzählen beweist es: { $taker ->
    [you] Du hast geschummelt und musst ziehen.
   *[other] { $taker } hat geschummelt und muss ziehen.
  }
draws-more = { $taker ->
    [you] Du müsstest
   *[other] { $taker } müsste
  } { $count } ziehen, { $next } nur { $theirs }.
innocent = { $taker ->
    [you] Du kannst
   *[other] { $taker } kann
  } nicht geschummelt haben: Die Karten stimmen.
no-proof = { $count ->
    [0] Gegen { $taker ->
        [you] dich
       *[other] { $taker }
      } gibt es keinen Beweis.
    [one] Es gibt keinen Beweis, und ein Irrtum kostet 1 Karte.
   *[other] Es gibt keinen Beweis, und ein Irrtum kostet { $count } Karten.
  }
last-chance = Das Spiel ist vorbei: die letzte Chance, Schummeln aufzudecken.
