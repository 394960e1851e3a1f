### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, wherever its face is not drawn.
called-normal = { $value }
called-penalty = Strafkarte { $value }
called-joker = Joker
called-round = Rundenkarte { $value }

## What happens

event-deal =
    { $who ->
        [you] Du bekommst { ROW($hand, between: " ") }
       *[other] { $who } bekommt { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
        [you] Du ziehst { ROW($drawn, between: " und ") }
       *[other] { $who } zieht { ROW($drawn, between: " und ") }
    }
event-round =
    { $who ->
        [you] Die Rundenkarte ist { $value }. Du fängst an
       *[other] Die Rundenkarte ist { $value }. { $who } fängt an
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = Die Rundenkarte ist { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
        [you]
            { $chips ->
                [0] Du spielst { $card } offen
                [one] Du spielst { $card } offen mit 1 Chip
               *[other] Du spielst { $card } offen mit { $chips } Chips
            }
       *[other]
            { $chips ->
                [0] { $who } spielt { $card } offen
                [one] { $who } spielt { $card } offen mit 1 Chip
               *[other] { $who } spielt { $card } offen mit { $chips } Chips
            }
    }
# For the player who played it.
lay-covered =
    { $who ->
        [you]
            { $chips ->
                [0] Du spielst { $card } verdeckt
                [one] Du spielst { $card } verdeckt mit 1 Chip
               *[other] Du spielst { $card } verdeckt mit { $chips } Chips
            }
       *[other]
            { $chips ->
                [0] { $who } spielt { $card } verdeckt
                [one] { $who } spielt { $card } verdeckt mit 1 Chip
               *[other] { $who } spielt { $card } verdeckt mit { $chips } Chips
            }
    }
# For everyone else.
lay-unseen =
    { $who ->
        [you]
            { $chips ->
                [0] Du spielst eine Karte verdeckt
                [one] Du spielst eine Karte verdeckt mit 1 Chip
               *[other] Du spielst eine Karte verdeckt mit { $chips } Chips
            }
       *[other]
            { $chips ->
                [0] { $who } spielt eine Karte verdeckt
                [one] { $who } spielt eine Karte verdeckt mit 1 Chip
               *[other] { $who } spielt eine Karte verdeckt mit { $chips } Chips
            }
    }
event-decline =
    { $who ->
        [you] Du kaufst nichts
       *[other] { $who } kauft nichts
    }
decline-forced =
    { $who ->
        [you] Du hast keine Chips zum Kaufen
       *[other] { $who } hat keine Chips zum Kaufen
    }
event-open =
    { $owner ->
        [you] { $who } bietet { $bid } für deine Karte
       *[other]
            { $who ->
                [you] Du bietest { $bid } für die Karte von { $owner }
               *[other] { $who } bietet { $bid } für die Karte von { $owner }
            }
    }
event-bid =
    { $who ->
        [you] Du bietest { $bid }
       *[other] { $who } bietet { $bid }
    }
event-pass =
    { $who ->
        [you] Du passt
       *[other] { $who } passt
    }
pass-forced =
    { $who ->
        [you] Du hast zu wenige Chips zum Bieten
       *[other] { $who } hat zu wenige Chips zum Bieten
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
        [you] Du zahlst 1 Chip in den Pott und tauschst mit { $owner }: { $gave } gegen { $got }
       *[other] { $who } zahlt 1 Chip in den Pott und tauscht mit { $owner ->
            [you] dir
           *[other] { $owner }
        }: { $gave } gegen { $got }
    }
swap-gets-covered =
    { $who ->
        [you] Du zahlst 1 Chip in den Pott und tauschst mit { $owner }: { $gave } gegen eine verdeckte Karte
       *[other] { $who } zahlt 1 Chip in den Pott und tauscht mit { $owner ->
            [you] dir
           *[other] { $owner }
        }: { $gave } gegen eine verdeckte Karte
    }
swap-gives-covered =
    { $who ->
        [you] Du zahlst 1 Chip in den Pott und tauschst mit { $owner }: eine verdeckte Karte gegen { $got }
       *[other] { $who } zahlt 1 Chip in den Pott und tauscht mit { $owner ->
            [you] dir
           *[other] { $owner }
        }: eine verdeckte Karte gegen { $got }
    }
swap-covered =
    { $who ->
        [you] Du zahlst 1 Chip in den Pott und tauschst mit { $owner }: eine verdeckte Karte gegen eine andere
       *[other] { $who } zahlt 1 Chip in den Pott und tauscht mit { $owner ->
            [you] dir
           *[other] { $owner }
        }: eine verdeckte Karte gegen eine andere
    }
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
        [you]
            { $price ->
                [one] Du zahlst 1 Chip an { $owner } und tauschst { $gave } gegen { $got }
               *[other] Du zahlst { $price } Chips an { $owner } und tauschst { $gave } gegen { $got }
            }
       *[other] { $who } zahlt { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } an { $owner ->
            [you] dich
           *[other] { $owner }
        } und tauscht { $gave } gegen { $got }
    }
sold-gets-covered =
    { $who ->
        [you]
            { $price ->
                [one] Du zahlst 1 Chip an { $owner } und tauschst { $gave } gegen eine verdeckte Karte
               *[other] Du zahlst { $price } Chips an { $owner } und tauschst { $gave } gegen eine verdeckte Karte
            }
       *[other] { $who } zahlt { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } an { $owner ->
            [you] dich
           *[other] { $owner }
        } und tauscht { $gave } gegen eine verdeckte Karte
    }
sold-gives-covered =
    { $who ->
        [you]
            { $price ->
                [one] Du zahlst 1 Chip an { $owner } und tauschst eine verdeckte Karte gegen { $got }
               *[other] Du zahlst { $price } Chips an { $owner } und tauschst eine verdeckte Karte gegen { $got }
            }
       *[other] { $who } zahlt { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } an { $owner ->
            [you] dich
           *[other] { $owner }
        } und tauscht eine verdeckte Karte gegen { $got }
    }
sold-covered =
    { $who ->
        [you]
            { $price ->
                [one] Du zahlst 1 Chip an { $owner } und tauschst die verdeckten Karten
               *[other] Du zahlst { $price } Chips an { $owner } und tauschst die verdeckten Karten
            }
       *[other] { $who } zahlt { $price ->
            [one] 1 Chip
           *[other] { $price } Chips
        } an { $owner ->
            [you] dich
           *[other] { $owner }
        } und tauscht die verdeckten Karten
    }
# For the player who looks.
see-card =
    { $who ->
        [you] Du siehst sie dir an: { $card }
       *[other] { $who } sieht sie sich an: { $card }
    }
# For everyone else.
event-see =
    { $who ->
        [you] Du siehst dir die neue Karte an
       *[other] { $who } sieht sich die neue Karte an
    }
event-protect =
    { $who ->
        [you]
            { $chips ->
                [one] Du schützt die Karte mit 1 Chip
               *[other] Du schützt die Karte mit { $chips } Chips
            }
       *[other]
            { $chips ->
                [one] { $who } schützt die Karte mit 1 Chip
               *[other] { $who } schützt die Karte mit { $chips } Chips
            }
    }
event-collect =
    { $chips ->
        [one] 1 Chip kommt von den Karten in den Pott, neuer Stand: { $pot }
       *[other] { $chips } Chips kommen von den Karten in den Pott, neuer Stand: { $pot }
    }
event-turn =
    { $who ->
        [you] Du deckst { $card } auf
       *[other] { $who } deckt { $card } auf
    }
# As above, but because the round is over.
event-show =
    { $who ->
        [you] Du deckst { $card } auf
       *[other] { $who } deckt { $card } auf
    }
event-leave =
    { $who ->
        [you] Du lässt die Karte verdeckt
       *[other] { $who } lässt die Karte verdeckt
    }
event-add =
    { $who ->
        [you] Du legst { $card } dazu und machst { $total }
       *[other] { $who } legt { $card } dazu und macht { $total }
    }
event-stop =
    { $who ->
        [you] Du legst nichts dazu
       *[other] { $who } legt nichts dazu
    }
event-result =
    { $loser ->
        [you]
            { $pot ->
                [0] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt einen leeren Pott, und du bekommst { $points } Punkte
                [one] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt 1 Chip, und du bekommst { $points } Punkte
               *[other] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt { $pot } Chips, und du bekommst { $points } Punkte
            }
       *[other]
            { $winner ->
                [you]
                    { $pot ->
                        [0] Summen: { ROW($sums, between: ", ") }. Du gewinnst einen leeren Pott, und { $loser } bekommt { $points } Punkte
                        [one] Summen: { ROW($sums, between: ", ") }. Du gewinnst 1 Chip, und { $loser } bekommt { $points } Punkte
                       *[other] Summen: { ROW($sums, between: ", ") }. Du gewinnst { $pot } Chips, und { $loser } bekommt { $points } Punkte
                    }
               *[other]
                    { $pot ->
                        [0] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt einen leeren Pott, und { $loser } bekommt { $points } Punkte
                        [one] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt 1 Chip, und { $loser } bekommt { $points } Punkte
                       *[other] Summen: { ROW($sums, between: ", ") }. { $winner } gewinnt { $pot } Chips, und { $loser } bekommt { $points } Punkte
                    }
            }
    }
sum = { $who } { $total }
event-reshuffle = Die Punkte werden notiert, und die genommenen Karten werden zum neuen Nachziehstapel gemischt
event-starter =
    { $who ->
        [you] Du lässt { $starter } anfangen
       *[other] { $who } lässt { $starter ->
            [you] dich
           *[other] { $starter }
        } anfangen
    }
starter-again =
    { $who ->
        [you] Du fängst selbst an
       *[other] { $who } fängt selbst an
    }
event-rest =
    { $who ->
        [you]
            { $points ->
                [one] Der Nachziehstapel ist leer, das Spiel ist zu Ende. Du nimmst die übrigen Rundenkarten: 1 Punkt
               *[other] Der Nachziehstapel ist leer, das Spiel ist zu Ende. Du nimmst die übrigen Rundenkarten: { $points } Punkte
            }
       *[other]
            { $points ->
                [one] Der Nachziehstapel ist leer, das Spiel ist zu Ende. { $who } nimmt die übrigen Rundenkarten: 1 Punkt
               *[other] Der Nachziehstapel ist leer, das Spiel ist zu Ende. { $who } nimmt die übrigen Rundenkarten: { $points } Punkte
            }
    }
event-over = Das Spiel ist vorbei: { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = Das geht noch nicht: Erst spielen alle eine Karte.
# $called is one of the names of cards above.
not-in-hand = Diese Karte hast du nicht: { $called }.
no-chips-to-lay =
    { $chips ->
        [one] 1 Chip kannst du nicht dazulegen: Du hast nur { $held }.
       *[other] { $chips } Chips kannst du nicht dazulegen: Du hast nur { $held }.
    }
market-now = Das geht jetzt nicht: Du kannst tauschen, bieten oder nichts kaufen.
no-seat = Sitz { $seat } gibt es an diesem Tisch nicht.
own-card = Deine eigene Karte kannst du nicht kaufen: Wähl eine von den anderen.
swap-protected = Eine geschützte Karte kannst du nicht tauschen: Biete für sie.
swap-costs = Tauschen geht nicht: Es kostet 1 Chip, und du hast keinen.
not-protected = Für diese Karte kannst du nicht bieten: Sie hat keine Chips, also tausche.
bids-begin =
    { $protection ->
        [one] Du musst mindestens 1 bieten: Auf der Karte liegt 1 Chip.
       *[other] Du musst mindestens { $protection } bieten: Auf der Karte liegen { $protection } Chips.
    }
auction-now = Das geht jetzt nicht: Biete mehr oder passe.
bid-stands = Du musst mehr als { $bid } bieten oder passen.
no-chips-to-bid =
    { $bid ->
        [one] 1 Chip kannst du nicht bieten: Du hast nur { $held }.
       *[other] { $bid } Chips kannst du nicht bieten: Du hast nur { $held }.
    }
protect-now = Das geht jetzt nicht: Schütze deine neue Karte oder lass sie so.
no-lower = Chips wegnehmen geht nicht: Leg welche dazu oder lass es so.
no-chips-to-protect = Dafür hast du nicht genug Chips.
second-now = Das geht jetzt nicht: Deck deine Karte auf, lass sie so oder leg eine zweite dazu.
lies-open = Deine erste Karte liegt schon offen.
lies-covered = Zu einer verdeckten Karte kannst du nichts dazulegen: Deck sie erst auf.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = { $value } geht nicht: Mit { $other } macht das { $total }, und mehr als zehn darf es nicht sein.
too-much-penalty = Strafkarte { $value } geht nicht: Mit { $other } macht das { $total }. Mehr als zehn darf es nicht sein.
starter-now = Das geht jetzt nicht: Wähl, wer die nächste Runde anfängt.

## Options

option-surplus_jokers = Übrige Joker
    .help = Joker, die am Anfang niemand bekommt, können in den Nachziehstapel kommen.
    .is-in = im Nachziehstapel
    .is-out = nicht im Spiel
option-auction_pass = Passen in der Auktion
    .help = Darfst du nach dem Passen noch einmal bieten?
    .is-final = endgültig
    .is-may-reenter = Wiedereinstieg möglich
option-tie_break = Gleichstand bei der höchsten Summe
    .help = Was entscheidet? Hilft das nicht, gewinnt, wer früher dran war.
    .is-highest-card = höhere Einzelkarte
    .is-one-card = eine Karte schlägt zwei
option-length = Länge
    .help = Wie lange ein Spiel dauert und was bei leerem Nachziehstapel passiert.
    .is-ends = 10 Runden, wenn die Karten reichen
    .is-reshuffle = immer 10 Runden
    .is-5-rounds = 5 Runden
