### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] Du bekommst { ROW($hand, between: " ") }
       *[other] { $who } bekommt { ROW($hand, between: " ") }
    }
event-begin =
    { $who ->
        [you] Du fängst an
       *[other] { $who } fängt an
    }
event-draw =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $who } zieht { $card }
    }
# The middle is empty.
play-first =
    { $who ->
        [you] Du spielst <b>{ $value }</b>
       *[other] { $who } spielt <b>{ $value }</b>
    }
play-add =
    { $who ->
        [you] Du zählst { $card } dazu: <b>{ $value }</b>
       *[other] { $who } zählt { $card } dazu: <b>{ $value }</b>
    }
play-over =
    { $who ->
        [you] Du zählst { $card } dazu: <b>{ $value }</b>, über{ "\u00A0" }zehn
       *[other] { $who } zählt { $card } dazu: <b>{ $value }</b>, über{ "\u00A0" }zehn
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
        [you] Du spielst einen Frosch: <b>{ $value }</b>
       *[other] { $who } spielt einen Frosch: <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
        [you] Du spielst { $card } und setzt die Mitte auf <b>{ $value }</b>
       *[other] { $who } spielt { $card } und setzt die Mitte auf <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
        [you] Du ziehst { $card } ab: <b>{ $value }</b>
       *[other] { $who } zieht { $card } ab: <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $who ->
        [you]
            { $cards ->
                [one] PIG 10! Du bekommst <b>1 Karte</b>
               *[other] PIG 10! Du bekommst <b>{ $cards } Karten</b>
            }
       *[other]
            { $cards ->
                [one] PIG 10! { $who } bekommt <b>1 Karte</b>
               *[other] PIG 10! { $who } bekommt <b>{ $cards } Karten</b>
            }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $who ->
        [you]
            { $cards ->
                [one] Du bekommst <b>1 Karte</b>
               *[other] Du bekommst <b>{ $cards } Karten</b>
            }
       *[other]
            { $cards ->
                [one] { $who } bekommt <b>1 Karte</b>
               *[other] { $who } bekommt <b>{ $cards } Karten</b>
            }
    }
event-leftovers =
    { $who ->
        [you] Du hast zuletzt Karten bekommen und bekommst auch die Mitte
       *[other] { $who } hat zuletzt Karten bekommen und bekommt auch die Mitte
    }
event-over =
    { $left ->
        [one] 1 Karte bleibt in der Mitte, niemand bekommt sie
       *[other] { $left } Karten bleiben in der Mitte, niemand bekommt sie
    }

## Why something can’t be done

not-held = { $card } geht nicht: Die Karte hast du nicht.
# The value is the card’s own number.
not-same = { $card } kannst du nur dazuzählen: Weder die letzte Karte noch die Mitte ist { $value }.
too-much = { $card } geht nicht: Das macht { $value }, und du hast eine Karte, die nicht über zehn geht.
below-zero = { $card } abziehen geht nicht: Die Mitte steht bei { $value } und darf nicht unter 0 fallen.

## Options

option-leftovers = Restkarten in der Mitte
    .help = Wer bekommt am Ende die Karten, die in der Mitte bleiben?
    .is-nobody = niemand
    .is-last-taker = wer zuletzt Karten bekam
option-tie = Gleichstand
    .help = Bei gleich vielen Karten teilt ihr den Sieg, oder es gewinnt, wer öfter „PIG 10“ hatte.
    .is-shared = geteilter Sieg
    .is-most-tens = öfter „PIG 10“
option-first-player = Wer fängt an?
    .help = Der Zufall entscheidet, oder ihr wählt einen Sitz.
    .is-random = Zufall
option-gentle = Über zehn gehen
    .help = Jede Karte ist erlaubt, oder man geht nur über zehn, wenn es sein muss (gut mit kleinen Kindern).
    .is-off = erlaubt
    .is-on = nur wenn es sein muss
