### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = { $tricks } ansagen
play = { $card } spielen

## Sorts of play

trump-in = stechen
overtrump = überstechen
undertrump = unterstechen
finesse = schneiden
duck = ducken
discard = abwerfen

## What will happen

too-many = { $who ->
    [you] Du machst
   *[other] { $who } macht
  } { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } zu viele Stiche
too-few = { $who ->
    [you] Du machst
   *[other] { $who } macht
  } { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } zu wenige Stiche
make-bid = { $who ->
    [you] Du schaffst
   *[other] { $who } schafft
  } die Ansage { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] leichter
   *[less] nicht so leicht
  }
win-tricks = { $who ->
    [you] Du machst
   *[other] { $who } macht
  } { $how ->
    [more] mehr
   *[less] weniger
  } Stiche

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] { $tricks ->
            [0] Du brauchst keine Stiche mehr.
            [one] Du brauchst noch 1 Stich.
           *[other] Du brauchst noch { $tricks } Stiche.
        }
       *[other] { $tricks ->
            [0] { $who } braucht keine Stiche mehr.
            [one] { $who } braucht noch 1 Stich.
           *[other] { $who } braucht noch { $tricks } Stiche.
        }
    }
need-comes = { $tricks ->
    [one] Den nötigen Stich bringt wahrscheinlich { $hand }.
   *[other] Die nötigen { $tricks } Stiche bringen wahrscheinlich { $hand }.
  }
need-comes-else = { $tricks ->
    [one] Noch 1 Stich ist nötig, aber nicht mit dieser Karte.
   *[other] Noch { $tricks } Stiche sind nötig, aber nicht mit dieser Karte.
  }
bid-lost =
    { $who ->
        [you] Deine Ansage ist geplatzt.
       *[other] Die Ansage von { $who } ist geplatzt.
    }
all-lost = Alle Ansagen sind geplatzt. Keine Karte ändert die Punkte.
last-bid =
    { $rival ->
        [you] Nur du kannst die Ansage noch schaffen.
       *[other] Nur { $rival } kann die Ansage noch schaffen.
    }
stop-others = Versuche, die anderen aufzuhalten.
save-to-win = Behalte { $hand } für spätere Stiche.
all-win = Jede Karte auf der Hand gewinnt wahrscheinlich.
will-win = Mit { $hand } gewinnt man wahrscheinlich.
count-on = { $tricks ->
    [0] Auf { $more } ist kein Verlass.
    [one] Rechne mit 1 Stich von { $more }.
   *[other] Rechne mit { $tricks } Stichen von { $more }.
  }
count-all = { $how ->
    [also] Rechne auch mit { $more }.
   *[alone] Rechne mit { $more }.
  }

## What can be seen: suits

clubs = Kreuz
diamonds = Karo
hearts = Herz
spades = Pik
club = Kreuz
diamond = Karo
heart = Herz
spade = Pik

## What can be seen: for a bid

sure-tricks =
    { $who ->
        [you] Niemand schlägt { $tricks ->
            [one] deinen höchsten Trumpf: 1 sicherer Stich
           *[other] deine { $tricks } höchsten Trümpfe: { $tricks } sichere Stiche
        }.
       *[other] Niemand schlägt { $tricks ->
            [one] den höchsten Trumpf von { $who }: 1 sicherer Stich
           *[other] die { $tricks } höchsten Trümpfe von { $who }: { $tricks } sichere Stiche
        }.
    }
rest = Die anderen sagen { $others } von { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  } an. Übrig: { $cards }.
rest-of = { $rival ->
    [you] Du sagst
   *[other] { $rival } sagt
  } { $others } von { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  } an. Übrig: { $cards }.
needs-lead = { $card } gewinnt nur, wenn jemand anders { $suit } ausspielt.
good-more = { $cards ->
    [one] Mit { $hand } ist 1 Stich drin, also sag mehr als { $bid } an.
   *[other] { $hand } können je 1 Stich gewinnen, also sag mehr als { $bid } an.
  }
good-less = { $cards ->
    [0] Keine Karte ist gut genug, um { $bid } anzusagen.
    [one] Nur mit { $hand } ist 1 Stich drin, also sag weniger als { $bid } an.
   *[other] Nur { $hand } können je 1 Stich gewinnen, also sag weniger als { $bid } an.
  }
low-trump = { $card } ist ein niedriger Trumpf: { $cards } unbekannte sind höher.
can-lose-to = { $cards ->
    [0] { $card } kann gegen einen Trumpf verlieren.
    [one] { $card } kann gegen Trumpf oder 1 höhere Karte verlieren.
   *[other] { $card } kann gegen Trumpf oder { $cards } höhere Karten verlieren.
  }
no-trump =
    { $who ->
        [you] Du hast keinen Trumpf, also können andere deine hohen Karten stechen.
       *[other] { $who } hat keinen Trumpf. Andere können hohe Karten stechen.
    }

## What can be seen: for a card

one-too-many = Dieser Stich ist für { $rival ->
    [you] dich
   *[other] { $rival }
  } einer zu viel.
lost-so-feed =
    { $who ->
        [you] Deine Ansage ist geplatzt. Ein Stich zu viel für { $rival }!
       *[other] Die Ansage von { $who } ist geplatzt. Ein Stich zu viel für { $rival ->
            [you] dich!
           *[other] { $rival }!
        }
    }
lost-so-stop =
    { $who ->
        [you] Deine Ansage ist geplatzt. { $rival } braucht diesen Stich, also nimm ihn.
       *[other] Die Ansage von { $who } ist geplatzt. Nun geht es gegen { $rival ->
            [you] dich.
           *[other] { $rival }.
        }
    }
needs-it =
    { $rival ->
        [you] Du brauchst Stiche, und { $card } schlägt { $over }.
       *[other] { $rival } braucht Stiche, und { $card } schlägt { $over }.
    }
harder-to-beat =
    { $rival ->
        [you] Du brauchst Stiche, und { $card } ist schwerer zu schlagen als { $over }.
       *[other] { $rival } braucht Stiche, und { $card } ist schwerer zu schlagen als { $over }.
    }
easier-to-beat =
    { $rival ->
        [you] Du hast genug Stiche, und { $card } ist leichter zu schlagen als { $over }.
       *[other] { $rival } hat genug Stiche, und { $card } ist leichter zu schlagen als { $over }.
    }
keep-to-stop =
    { $rival ->
        [you] Du brauchst Stiche: Behalte { $over }, um einen zu machen.
       *[other] { $rival } braucht Stiche: Behalte { $over }, um einen zu machen.
    }
drop-to-feed =
    { $rival ->
        [you] Du hast genug Stiche: Behalte { $card } nicht, um einen zu machen.
       *[other] { $rival } hat genug Stiche: Behalte { $card } nicht, um einen zu machen.
    }
lost-but-scores = Die Ansage ist geplatzt, aber jeder Stich bringt 1 Punkt.
lost-but-saves = Die Ansage ist geplatzt, aber jeder Stich spart 1 Punkt.
lost-and-costs = Die Ansage ist geplatzt, und jeder Stich kostet 1 Punkt.
needs-all =
    { $who ->
        [you] Du brauchst jeden weiteren Stich. { $over } würde verlieren.
       *[other] { $who } braucht jeden weiteren Stich. { $over } würde verlieren.
    }
needs-all-safe =
    { $who ->
        [you] Du brauchst jeden weiteren Stich. Niemand schlägt { $card }.
       *[other] { $who } braucht jeden weiteren Stich. Niemand schlägt { $card }.
    }
last-wins =
    { $who ->
        [you] Du spielst zuletzt, also macht { $card } den Stich sicher.
       *[other] { $who } spielt zuletzt, also macht { $card } den Stich sicher.
    }
safe = { $card } ist nicht mehr zu schlagen.
ruff =
    { $who ->
        [you] Du hast kein { $suit }, und ein Trumpf schlägt alles.
       *[other] { $who } hat kein { $suit }, und ein Trumpf schlägt alles.
    }
beats = { $card } schlägt { $over }, die bisher beste Karte.
makes-bid = Damit stimmt die Ansage. { $over } verliert später leichter als { $card }.
keep-top = Behalte { $over }: Auch später schlägt das niemand.
enough = { $card } reicht. Behalte { $over } für einen späteren Stich.
may-be-enough = { $card } reicht vielleicht. Behalte { $over } für einen späteren Stich.
one-can-beat =
    { $rival ->
        [you] Nur du kannst { $card } noch schlagen.
       *[other] Nur { $rival } kann { $card } noch schlagen.
    } Behalte { $over }.
bid-none =
    { $who ->
        [you] Du hast 0 angesagt, und { $card } verliert gegen { $over }.
       *[other] { $who } hat 0 angesagt, und { $card } verliert gegen { $over }.
    }
has-bid =
    { $who ->
        [you] Du hast { $tricks ->
            [one] deinen Stich
           *[other] deine { $tricks } Stiche
        }. { $card } verliert gegen { $over }.
       *[other] { $who } hat { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }, wie angesagt. { $card } verliert gegen { $over }.
    }
top-trumps =
    { $who ->
        [you] { $cards ->
            [one] Dein höchster Trumpf macht später einen Stich. Mehr brauchst du nicht.
           *[other] Deine { $cards } höchsten Trümpfe machen später Stiche. Mehr brauchst du nicht.
        }
       *[other] { $cards ->
            [one] Der höchste Trumpf von { $who } macht später einen Stich. Das reicht.
           *[other] Die { $cards } höchsten Trümpfe von { $who } machen später Stiche. Das reicht.
        }
    }
can-lose = { $card } ist noch zu schlagen, { $over } nicht mehr.
sinks =
    { $who ->
        [you] Jedes { $suit }, das du nicht siehst, schlägt { $card }.
       *[other] Jedes { $suit }, das { $who } nicht sieht, schlägt { $card }.
    }
trump-helps =
    { $rival ->
        [you] Du hast kein { $suit }, also kann ein Trumpf { $card } schlagen.
       *[other] { $rival } hat kein { $suit }, also kann ein Trumpf { $card } schlagen.
    }
may-trump =
    { $rival ->
        [you] Du hast kein { $suit } und kannst { $card } stechen.
       *[other] { $rival } hat kein { $suit } und kann { $card } stechen.
    }
keep-for-later = Behalte { $card } für später: Hier ist das noch zu schlagen.
first-trick = Höheres { $suit } kann nicht mehr kommen, und Trumpf ist noch verboten.
only-trumps = Höheres { $suit } kann nicht mehr kommen, nur ein Trumpf schlägt { $card }.
draws =
    { $who ->
        [you] Das zieht Trümpfe, die { $card } schlagen könnten.
       *[other] Das zieht Trümpfe, die { $card } von { $who } schlagen könnten.
    }
trump-later =
    { $who ->
        [you] Das ist dein einziges { $one }. Später kannst du { $suit } stechen.
       *[other] Das ist das einzige { $one } von { $who }. Später lässt sich { $suit } stechen.
    }
keep-higher = Hier würde { $over } verlieren: lieber für später behalten.
keep-trump = Behalte { $over }: Ein Trumpf schlägt jede andere Farbe.
keep-trumps = Behalte die Trümpfe: Sie schlagen jede andere Farbe.
is-trump = { $card } ist Trumpf und schlägt jede andere Farbe.
lower-later = { $card } verliert jetzt, und { $over } verliert später leichter.
lead-trump = { $cards ->
    [one] 1 höherer Trumpf ist
   *[other] { $cards } höhere Trümpfe sind
  } noch im Spiel, also kann { $card } verlieren.
both-win = Auch { $card } gewinnt, und { $over } verliert später leichter.
equals = { $over } und { $card } sind gleich gut: Keine Karte liegt mehr dazwischen.
drop-trump = Gegen { $over } verliert das, und ein Trumpf ist weg.
drop-high = { $card } ist das höchste { $suit }, das noch da ist. Jetzt weg damit.
cannot-win = { $card } kann diesen Stich nicht machen, { $over } schon.
# “Higher” cards are of the same suit.
fewer-beat = Nur { $cards ->
    [one] 1 höhere Karte kann
   *[other] { $cards } höhere Karten können
  } gegen { $card } gewinnen, gegen { $over } aber { $others }.
more-beat = { $cards ->
    [one] 1 höhere Karte kann
   *[other] { $cards } höhere Karten können
  } gegen { $card } gewinnen, gegen { $over } nur { $others }.
more-or-trumps = { $cards ->
    [one] 1 höhere Karte kann
   *[other] { $cards } höhere Karten können
  } gegen { $card } gewinnen, gegen { $over } nur ein Trumpf.
not-trump = { $card } verliert leichter als { $over }, denn das ist Trumpf.
keep-better = Behalte { $over }: { $others ->
    [0] Darüber ist keine Karte mehr
    [one] Darüber ist noch 1 Karte
   *[other] Darüber sind noch { $others } Karten
  }, über { $card } aber { $cards }.
drop-better = Weg mit { $card }: { $cards ->
    [0] Darüber ist keine Karte mehr
    [one] Darüber ist noch 1 Karte
   *[other] Darüber sind noch { $cards } Karten
  }, über { $over } aber { $others }.
discard-later =
    { $who ->
        [you] Ohne { $suit } kannst du später hohe Karten abwerfen.
       *[other] Ohne { $suit } kann { $who } später hohe Karten abwerfen.
    }
