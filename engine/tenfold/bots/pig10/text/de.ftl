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

play = { $card } spielen
play-frog = Den Frosch spielen
play-pigmaid = Die Meerjungfrau spielen
play-crowned-pig = Das Kronenschwein spielen
play-adding = { $card } spielen und dazuzählen
play-taking-away = { $card } spielen und 5 abziehen
play-making = { $card } spielen, Mitte auf { $value } setzen

## What will happen

make-ten-now = { $how ->
    [this] Das macht zehn und bringt
   *[that] macht zehn und bringt
  } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
give-cards =
    { $who ->
        [you]
            { $how ->
                [this] Das geht über zehn, und du bekommst
               *[that] geht über zehn, und du bekommst
            } { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }
       *[other]
            { $how ->
                [this] Das geht über zehn, und { $who } bekommt
               *[that] geht über zehn, und { $who } bekommt
            } { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }
    }
answer = { $who ->
    [you] Du machst
   *[other] { $who } macht
  } { $how ->
    [sure] sicher
    [never] sicher nicht
    [likely] wahrscheinlich
    [unlikely] wahrscheinlich nicht
    [more] öfter
   *[less] seltener
  } sofort zehn
take-next = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } die Karten { $how ->
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
  } Karten

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten =
    { $count ->
        [one] Das macht zehn und bringt 1 Karte.
       *[other] Das macht zehn und bringt { $count } Karten.
    }
ground-all-others-over = Alles andere geht über zehn.
ground-other-over =
    { $who ->
        [you]
            { $count ->
                [one] Mit { $card } geht es über zehn, und du bekommst 1 Karte.
               *[other] Mit { $card } geht es über zehn, und du bekommst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] Mit { $card } geht es über zehn, und { $who } bekommt 1 Karte.
               *[other] Mit { $card } geht es über zehn, und { $who } bekommt { $count } Karten.
            }
    }
ground-next-must-go-over = { $who ->
    [you] Du musst
   *[other] { $who } muss
  } über zehn gehen, und { $taker ->
    [you] du bekommst
   *[other] { $taker } bekommt
  } die Karten.
ground-next-has-ten = { $who ->
    [you] Du kannst
   *[other] { $who } kann
  } mit { $card } aus { $theirs } zehn machen, aber nicht aus { $value }.
ground-taken-next = { $taker ->
    [you] Du kannst
   *[other] { $taker } kann
  } die Karten danach bekommen, egal, was { $who ->
    [you] du spielst.
   *[other] { $who } spielt.
  }
ground-tens-are-gone = Keine { $card } ist mehr da, also kann niemand aus { $value } zehn machen.
ground-tens-are-held = Eine andere { $card } gibt es nicht mehr, also { $who ->
    [you] kannst du
   *[other] kann { $who }
  } aus { $value } nicht zehn machen.
ground-fewer-tens =
    { $count ->
        [one] Nur 1 unbekannte Karte macht aus { $value } zehn, bei { $theirs } sind es { $many }.
       *[other] Nur { $count } unbekannte Karten machen aus { $value } zehn, bei { $theirs } sind es { $many }.
    }
ground-few-within =
    { $count ->
        [one] Nur mit { $cards } { $who ->
            [you] gehst du
           *[other] geht { $who }
        } nicht über zehn.
       *[other] Nur mit { $cards } { $who ->
            [you] gehst du
           *[other] geht { $who }
        } nicht über zehn.
    }
ground-more-over = Bei { $value } { $count ->
    [one] geht 1
   *[other] gehen { $count }
  } von { $unseen } unbekannten Karten über zehn, bei { $theirs } { $many ->
    [0] keine.
   *[other] nur { $many }.
  }
ground-gives-to-keep = Das verschenkt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, aber { $special ->
    [frog] der Frosch
    [pigmaid] die Meerjungfrau
   *[none] { $card }
  } bleibt für später.
ground-better-over =
    { $count ->
        [one] Lieber über zehn gehen als { $value } liegen lassen: 1 unbekannte Karte macht zehn.
       *[other] Lieber über zehn gehen als { $value } liegen lassen: { $count } unbekannte Karten machen zehn.
    }
ground-gives-to-last =
    { $who ->
        [you] Du bekommst die Karten, hast aber bisher die wenigsten.
       *[other] { $who } bekommt die Karten, hat aber bisher die wenigsten.
    }
ground-gives-few =
    { $count ->
        [one] Das geht über zehn, verschenkt aber nur 1 Karte.
       *[other] Das geht über zehn, verschenkt aber nur { $count } Karten.
    }
ground-both-over = Beides geht über zehn, also behalte { $card }: Sie passt öfter.
ground-keeps-safe = Heb { $special ->
    [frog] den Frosch auf: Er geht nie über zehn.
    [pigmaid] die Meerjungfrau auf: Sie muss nie über zehn gehen.
   *[none] die { $card } für später auf: Sie geht nie über zehn.
  }
ground-can-follow = { $taker ->
    [you] Du musst
   *[other] { $taker } muss
  } danach nicht über zehn gehen, egal, was { $who ->
    [you] du spielst.
   *[other] { $who } spielt.
  }
ground-keeps-high = Beides geht über zehn, also behalte { $card } für eine leere Mitte.
ground-keeps-pig = Beides geht über zehn, also behalte { $card }: Sie macht aus 0 zehn.
ground-keeps-fitting = Behalte { $card }: Sie geht seltener über zehn als { $worse }.
