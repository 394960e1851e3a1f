### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal =
    { $who ->
        [you] Du bekommst { ROW($hand, between: " ") }
       *[other] { $who } bekommt { ROW($hand, between: " ") }
    }
event-start =
    { $who ->
        [you] Du hast die niedrigste Karte und spielst aus
       *[other] { $who } hat die niedrigste Karte und spielt aus
    }
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] Du spielst { $cards } auf den Tisch: ein Treffer
                        [attempt] Du spielst { $cards } auf den Tisch: ein Versuch
                        [slam] Du spielst { $cards } auf den Tisch: ein Knaller
                       *[plain] Du spielst { $cards } auf den Tisch
                    }
               *[pile]
                    { $play ->
                        [match] Du spielst { $cards }: ein Treffer
                        [attempt] Du spielst { $cards }: ein Versuch
                        [slam] Du spielst { $cards }: ein Knaller
                       *[plain] Du spielst { $cards }
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } spielt { $cards } auf den Tisch: ein Treffer
                        [attempt] { $who } spielt { $cards } auf den Tisch: ein Versuch
                        [slam] { $who } spielt { $cards } auf den Tisch: ein Knaller
                       *[plain] { $who } spielt { $cards } auf den Tisch
                    }
               *[pile]
                    { $play ->
                        [match] { $who } spielt { $cards }: ein Treffer
                        [attempt] { $who } spielt { $cards }: ein Versuch
                        [slam] { $who } spielt { $cards }: ein Knaller
                       *[plain] { $who } spielt { $cards }
                    }
            }
    }
# The same for the player, who knows the cards under the set.
play-slipping =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] Du spielst { $cards } auf den Tisch und schmuggelst { $slipped } darunter: ein Treffer
                        [attempt] Du spielst { $cards } auf den Tisch und schmuggelst { $slipped } darunter: ein Versuch
                        [slam] Du spielst { $cards } auf den Tisch und schmuggelst { $slipped } darunter: ein Knaller
                       *[plain] Du spielst { $cards } auf den Tisch und schmuggelst { $slipped } darunter
                    }
               *[pile]
                    { $play ->
                        [match] Du spielst { $cards } und schmuggelst { $slipped } darunter: ein Treffer
                        [attempt] Du spielst { $cards } und schmuggelst { $slipped } darunter: ein Versuch
                        [slam] Du spielst { $cards } und schmuggelst { $slipped } darunter: ein Knaller
                       *[plain] Du spielst { $cards } und schmuggelst { $slipped } darunter
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } spielt { $cards } auf den Tisch und schmuggelt { $slipped } darunter: ein Treffer
                        [attempt] { $who } spielt { $cards } auf den Tisch und schmuggelt { $slipped } darunter: ein Versuch
                        [slam] { $who } spielt { $cards } auf den Tisch und schmuggelt { $slipped } darunter: ein Knaller
                       *[plain] { $who } spielt { $cards } auf den Tisch und schmuggelt { $slipped } darunter
                    }
               *[pile]
                    { $play ->
                        [match] { $who } spielt { $cards } und schmuggelt { $slipped } darunter: ein Treffer
                        [attempt] { $who } spielt { $cards } und schmuggelt { $slipped } darunter: ein Versuch
                        [slam] { $who } spielt { $cards } und schmuggelt { $slipped } darunter: ein Knaller
                       *[plain] { $who } spielt { $cards } und schmuggelt { $slipped } darunter
                    }
            }
    }
event-pass =
    { $who ->
        [you] Du passt
       *[other] { $who } passt
    }
event-draw =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $who } zieht { $card }
    }
draw-fake =
    { $who ->
        [you] Du ziehst nur zum Schein
       *[other] { $who } zieht nur zum Schein
    }
event-no-draw = Für { $who ->
        [you] dich
       *[other] { $who }
    } gibt es keine Karte mehr zu ziehen
event-excommunicated =
    { $who ->
        [you] Du spielst auf den Stapel statt auf den Tisch und wirst verbannt
       *[other] { $who } spielt auf den Stapel statt auf den Tisch und wird verbannt
    }
event-false-alarm =
    { $who ->
        [you] Der Nachziehstapel war nicht leer, also hat dein Satz keine besondere Wirkung
       *[other] Der Nachziehstapel war nicht leer, also hat der Satz von { $who } keine besondere Wirkung
    }
event-guess =
    { $to ->
        [you]
            { $who ->
                [you] Du rätst { $card }, und es stimmt: Du nimmst die Karte
               *[other] { $who } rät { $card }, und es stimmt: Du nimmst die Karte
            }
       *[other]
            { $who ->
                [you] Du rätst { $card }, und es stimmt: { $to } nimmt die Karte
               *[other] { $who } rät { $card }, und es stimmt: { $to } nimmt die Karte
            }
    }
guess-wrong =
    { $who ->
        [you] Du rätst { $card }, aber das ist falsch
       *[other] { $who } rät { $card }, aber das ist falsch
    }
event-skip =
    { $target ->
        [you] { $who } wirft { $card }: Du setzt aus
       *[other]
            { $who ->
                [you] Du wirfst { $card }: { $target } setzt aus
               *[other] { $who } wirft { $card }: { $target } setzt aus
            }
    }
event-give =
    { $who ->
        [you]
            { $count ->
                [0] Du gibst { $to } nichts
                [one] Du gibst { $to } 1 Karte
               *[other] Du gibst { $to } { $count } Karten
            }
       *[other] { $who } gibt { $to ->
            [you] dir
           *[other] { $to }
        } { $count ->
            [0] nichts
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
event-return =
    { $who ->
        [you]
            { $count ->
                [0] Du gibst { $to } nichts zurück
                [one] Du gibst { $to } 1 Karte zurück
               *[other] Du gibst { $to } { $count } Karten zurück
            }
       *[other] { $who } gibt { $to ->
            [you] dir
           *[other] { $to }
        } { $count ->
            [0] nichts zurück
            [one] 1 Karte zurück
           *[other] { $count } Karten zurück
        }
    }
event-handed =
    { $to ->
        [you] Du bekommst { $cards }
       *[other] { $to } bekommt { $cards }
    }
event-cleared = Alle haben gepasst, und niemand konnte ziehen: Jeder Satz ist erlaubt
event-shuffle = Der Spielstapel wird zum neuen Nachziehstapel gemischt
event-lifted = Nicht mehr verbannt: { $seats }
event-reverse = Drei 6er kehren das Spiel um
event-restart = Der Nachziehstapel ist leer: Das Spiel beginnt von vorn
event-top = { $card } liegt offen auf dem Nachziehstapel
event-out =
    { $who ->
        [you] Du bist fertig: { $nth }. Platz
       *[other] { $who } ist fertig: { $nth }. Platz
    }
event-back =
    { $who ->
        [you] Du bist wieder im Spiel
       *[other] { $who } ist wieder im Spiel
    }
event-accuse =
    { $who ->
        [you] Du beschuldigst { $accused } zu Recht
       *[other] { $who } beschuldigt { $accused ->
            [you] dich
           *[other] { $accused }
        } zu Recht
    }
accuse-wrong =
    { $who ->
        [you] Du beschuldigst { $accused } zu Unrecht
       *[other] { $who } beschuldigt { $accused ->
            [you] dich
           *[other] { $accused }
        } zu Unrecht
    }
event-shame =
    { $who ->
        [you] Du musst in die Schandrunde
       *[other] { $who } muss in die Schandrunde
    }
event-shame-over =
    { $who ->
        [you] Deine Schandrunde ist vorbei
       *[other] Die Schandrunde von { $who } ist vorbei
    }
event-over = Das Spiel ist vorbei

## Why something can’t be done

turn-not-begun = Das geht noch nicht: Der Zug hat noch nicht begonnen.
lay-or-pass = Das geht jetzt nicht: Spiel einen Satz oder passe.
put-back = Das geht jetzt nicht: Leg erst die obersten Karten auf den Nachziehstapel zurück.
fewer-cards = So viele kannst du nicht ordnen: Der Nachziehstapel hat weniger Karten.
guess-now = Das geht jetzt nicht: Rate erst die nächste Karte oder verzichte darauf.
choose-gift = Das geht jetzt nicht: Wähl erst, was du gibst.
return-now = Das geht jetzt nicht: Wähl erst, was du für die 10 zurückgibst.
draw-now = Das geht jetzt nicht: Zieh erst eine Karte.
last-question = Das geht jetzt nicht: Beschuldige jemanden oder lass das Spiel enden.
nobody-cheats = Schummeln ist an diesem Tisch ausgeschaltet.
nobody-accused = Du kannst niemanden beschuldigen: Schummeln ist an diesem Tisch ausgeschaltet.
accuse-later = Während eines Zugs kannst du niemanden beschuldigen: Warte, bis er endet.
accuse-in-turn = Noch kannst du niemanden beschuldigen: Warte, bis du an der Reihe bist.
accuse-with-cards = Ohne Karten kannst du niemanden beschuldigen.
accuse-oneself = Dich selbst kannst du nicht beschuldigen.
accused-already = Diese Person kannst du erst nach ihrem nächsten Zug wieder beschuldigen.
throw-earlier = Jetzt kannst du keine 10 werfen: Das geht nur, bevor ein Zug beginnt.
skip-oneself = Dich selbst kannst du nicht aussetzen lassen.
throw-excommunicated = Solange du verbannt bist, kannst du keine 10 werfen.
all-skipped = Dieser Zug kann nicht ausfallen: Eben haben alle ausgesetzt.
not-in-hand = { $count ->
    [one] { $cards } ist nicht auf deiner Hand.
   *[other] { $cards } sind nicht auf deiner Hand.
}
to-be-slipped = Was du unter den Satz schmuggelst, kannst du nicht auch noch spielen: { $cards }.
lead-lowest = Du musst deinen niedrigsten Rang ausspielen: { $cards }, eine oder mehr.
# $first is a-rank-first, $top is a-rank: “Eine 4 ist zu niedrig: Du brauchst mindestens 9.”
too-low = { $first } ist zu niedrig: Du brauchst mindestens { $top }.
# $top and $low are a-rank, $suits the suits of the last set: “4 auf Bube geht nur in derselben Farbe: Kreuz oder Pik.”
wrong-suit = { $low } auf { $top } geht nur in derselben Farbe: { ROW($suits, between: " oder ") }.
first-set = Den Tisch kannst du nicht wählen: Der erste Satz beginnt den Stapel.
no-need-of-table = Den Tisch kannst du nicht wählen, solange du noch ziehen kannst: Spiel auf den Stapel.
three-slipped = Mehr als 3 Karten kannst du nicht darunterschmuggeln: Man würde sie sehen.
no-set-left = { $card } kannst du nicht darunterschmuggeln: Dann hättest du keinen Satz mehr zum Spielen.
in-order = Zu dieser Karte kannst du nicht zurück: Wähl Karten von niedrig nach hoch.
arrange-first = Jetzt kannst du den Nachziehstapel nicht ordnen: Das geht nur am Anfang deines Zugs.
arrange-once = Den Nachziehstapel kannst du nur einmal pro Zug ordnen.
nothing-to-arrange = Den Nachziehstapel kannst du nicht ordnen: Er hat keine verdeckten Karten.
nothing-to-stop = Aufhören geht erst nach einem Satz: Passe stattdessen.
leader-passes = Beim Ausspielen kannst du nicht passen: Spiel deinen niedrigsten Rang.
pass-after-match = Nach einem Treffer kannst du nicht passen: Spiel noch einen Satz oder hör auf.
gift-too-high = { $card } kannst du nicht geben: Sie muss niedriger sein als der Satz.
gift-other-suit = { $card } kannst du nicht geben: Im Satz ist kein { $suit }.
return-other-suit = { $card } kannst du nicht zurückgeben: Nur { $suit } darf zurück.
return-ten = Die 10 selbst kannst du nicht zurückgeben.
too-few-left = Je { $dealt } Karten gehen nicht: Bei { $players } am Tisch sind höchstens { $most } möglich.

## Ranks and suits

# A card of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king. No article: it can’t be declined.
a-rank = { $rank ->
    [0] Joker
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
# The same at the start of a sentence.
a-rank-first = { $rank ->
    [0] Ein Joker
    [1] Ein Ass
    [11] Ein Bube
    [12] Eine Dame
    [13] Ein König
   *[other] Eine { $rank }
}
diamonds = Karo
clubs = Kreuz
hearts = Herz
spades = Pik

## Options

option-preset = Regelpaket
    .help = Alle offiziellen Regeln, nur die einfachen oder die beliebtesten.
    .is-table = empfohlen
    .is-official = offiziell
    .is-basic = einfach
option-reversal = Drei 6er
    .help = Ein Satz aus genau drei 6ern vertauscht die Stapel und dreht die Richtung um.
    .is-on = an
    .is-off = aus
option-after-reversal = Nach drei 6ern
    .help = Muss der nächste Satz die drei 6er schlagen?
    .is-last-set-stays = 6er schlagen
    .is-fresh-pile = jeder Satz
option-excommunication = Verbannung
    .help = Ist der Nachziehstapel leer, spiel auf den leeren Tisch. Spielst du auf den Stapel, wirst du verbannt und schaust zu.
    .is-assisted = die App fragt
    .is-strict = ohne Warnung
    .is-off = aus
option-cheating = Schummeln
    .help = Du darfst Karten unter einen Satz schmuggeln, zum Schein ziehen oder den Stapel ordnen. Erwischt man dich, zeigst du deine Hand.
    .is-off = aus
    .is-on = an
option-wrong-accusation = Falsche Beschuldigung
    .help = Das passiert, wenn du jemanden zu Unrecht beschuldigst.
    .is-draw-1 = 1 Karte ziehen
    .is-nothing = nichts
    .is-shame = Schandrunde
option-finish = Ende
    .help = Spielt um jeden Platz oder hört auf, sobald jemand fertig ist, und zählt die restlichen Karten.
    .is-all-places = wenn nur noch eine Person Karten hat
    .is-first-out = sobald jemand fertig ist
option-hand = Handkarten
    .help = So viele Karten bekommen alle. Mindestens 8 bleiben im Nachziehstapel.
    .is-auto = nach Personenzahl
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
