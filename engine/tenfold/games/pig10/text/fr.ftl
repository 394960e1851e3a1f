### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] Tu reçois { ROW($hand, between: " ") }
       *[other] { $who } reçoit { ROW($hand, between: " ") }
    }
event-begin =
    { $who ->
        [you] Tu commences
       *[other] { $who } commence
    }
event-draw =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $who } pioche { $card }
    }
# The middle is empty.
play-first =
    { $who ->
        [you] Tu joues <b>{ $value }</b>
       *[other] { $who } joue <b>{ $value }</b>
    }
play-add =
    { $who ->
        [you] Tu ajoutes { $card } : <b>{ $value }</b>
       *[other] { $who } ajoute { $card } : <b>{ $value }</b>
    }
play-over =
    { $who ->
        [you] Tu ajoutes { $card } : <b>{ $value }</b>, ça dépasse
       *[other] { $who } ajoute { $card } : <b>{ $value }</b>, ça dépasse
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
        [you] Tu joues une grenouille : <b>{ $value }</b>
       *[other] { $who } joue une grenouille : <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
        [you] Tu joues { $card } et mets le tas à <b>{ $value }</b>
       *[other] { $who } joue { $card } et met le tas à <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
        [you] Tu enlèves { $card } : <b>{ $value }</b>
       *[other] { $who } enlève { $card } : <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $who ->
        [you]
            { $cards ->
                [one] PIG 10 ! Tu prends <b>{ $cards } carte</b>
               *[other] PIG 10 ! Tu prends <b>{ $cards } cartes</b>
            }
       *[other]
            { $cards ->
                [one] PIG 10 ! { $who } prend <b>{ $cards } carte</b>
               *[other] PIG 10 ! { $who } prend <b>{ $cards } cartes</b>
            }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $who ->
        [you]
            { $cards ->
                [one] Tu prends <b>{ $cards } carte</b>
               *[other] Tu prends <b>{ $cards } cartes</b>
            }
       *[other]
            { $cards ->
                [one] { $who } prend <b>{ $cards } carte</b>
               *[other] { $who } prend <b>{ $cards } cartes</b>
            }
    }
event-leftovers =
    { $who ->
        [you] Tu as pris des cartes en dernier, alors le tas est pour toi
       *[other] { $who } a pris des cartes en dernier et reçoit donc le tas
    }
event-over =
    { $left ->
        [one] Personne ne reçoit la carte restée dans le tas
       *[other] Personne ne reçoit les { $left } cartes restées dans le tas
    }

## Why something can’t be done

not-held = Tu ne peux pas jouer { $card } : tu ne l’as pas.
# The value is the card’s own number.
not-same = Tu peux seulement ajouter { $card } : ni la dernière carte ni le tas ne vaut { $value }.
too-much = Tu ne peux pas jouer { $card } : ça fait { $value }, et tu as une carte qui ne dépasse pas dix.
below-zero = Tu ne peux pas enlever { $card } : le tas vaut { $value } et ne peut pas descendre sous 0.

## Options

option-leftovers = Cartes restées dans le tas
    .help = À la fin, qui reçoit les cartes restées dans le tas ?
    .is-nobody = personne
    .is-last-taker = qui a pris en dernier
option-tie = Égalités
    .help = À égalité de cartes, la victoire est partagée, ou va à qui a fait le plus de PIG 10.
    .is-shared = victoire partagée
    .is-most-tens = le plus de PIG 10
option-first-player = Qui commence
    .help = Tirer au sort qui commence, ou choisir un siège.
    .is-random = au hasard
option-gentle = Dépasser dix
    .help = Jouer n’importe quelle carte, ou ne dépasser dix que s’il le faut (bien avec de jeunes enfants).
    .is-off = permis
    .is-on = seulement s’il le faut
