### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Everyone gets this number of cards.
event-round =
    { $who ->
        [you]
            Du gibst allen je { $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            } und deckst { $turned_up } auf
       *[other]
            { $who } gibt allen je { $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            } und deckt { $turned_up } auf
    }
event-deal =
    { $who ->
        [you] Du bekommst { ROW($hand, between: " ") }
       *[other] { $who } bekommt { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
        [you] Du sagst <b>{ $bid }</b> an
       *[other] { $who } sagt <b>{ $bid }</b> an
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen =
    { $who ->
        [you] Du hast angesagt
       *[other] { $who } hat angesagt
    }
event-bids = Die Ansagen: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead =
    { $who ->
        [you] Du spielst { $card } aus
       *[other] { $who } spielt { $card } aus
    }
event-play =
    { $who ->
        [you] Du spielst { $card }
       *[other] { $who } spielt { $card }
    }
event-trick =
    { $who ->
        [you] Du machst den Stich
       *[other] { $who } macht den Stich
    }
# The players who made their bid.
event-score = Ansage geschafft: { ROW($made, between: ", ") }
score-nobody = Niemand hat die Ansage geschafft
event-over = Das Spiel ist vorbei

## Why something can’t be done

not-held = { $card } geht nicht: Die Karte hast du nicht.
bids-first = { $card } geht noch nicht: Erst sagen alle an.
hooked = { $bid } geht nicht: Mit dem Haken dürfen die Ansagen zusammen nicht { $tricks } ergeben.
too-many =
    { $tricks ->
        [one] { $bid } geht nicht: Es gibt nur 1 Stich.
       *[other] { $bid } geht nicht: Es gibt nur { $tricks } Stiche.
    }
bids-stand = Deine Ansage steht schon: Spiel eine Karte.
# The suit is C, D, H or S.
follow = { $card } geht nicht: Du musst { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} bedienen.
first-trick = { $card } geht nicht: kein Trumpf im ersten Stich, solange du eine andere Farbe hast.
not-thrown = { $card } kannst du noch nicht ausspielen: Es wurde noch nicht gestochen.
not-played = { $card } kannst du noch nicht ausspielen: Es wurde noch kein Trumpf gespielt.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = Der Haken braucht eine letzte Ansage, also geht er nicht, wenn alle zugleich ansagen.

## Options

option-hook = Haken
    .help = Wer zuletzt ansagt, darf die Summe nicht auf die Zahl der Stiche bringen. So liegt immer jemand daneben.
    .is-off = aus
    .is-on = an
option-first-trick-trump = Trumpf am Anfang
    .help = Ab wann darfst du Trumpf ausspielen oder stechen, wenn du nicht bedienen kannst?
    .is-printed = nicht im ersten Stich
    .is-free = jederzeit
    .is-until-broken = ausspielen, sobald jemand gestochen hat
    .is-until-played = ausspielen, sobald ein Trumpf gespielt ist
option-missed = Verfehlte Ansagen
    .help = So viel zählt es, wenn du mehr oder weniger Stiche machst als angesagt.
    .is-nothing = nichts
    .is-tricks = 1 Punkt pro Stich
    .is-minus = minus die Differenz
option-bids = Ansagen
    .help = Reihum ansagen und die Ansagen davor hören, oder alle zugleich und geheim.
    .is-in-turn = reihum
    .is-all-at-once = alle zugleich
option-rounds = Länge
    .help = So viele Karten bekommt ihr in jeder Runde.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
