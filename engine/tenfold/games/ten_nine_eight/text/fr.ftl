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
            Tu donnes { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            } par personne et tu retournes { $turned_up }
       *[other]
            { $who } donne { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            } par personne et retourne { $turned_up }
    }
event-deal =
    { $who ->
        [you] Tu reçois { ROW($hand, between: " ") }
       *[other] { $who } reçoit { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
        [you] Tu annonces <b>{ $bid }</b>
       *[other] { $who } annonce <b>{ $bid }</b>
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen =
    { $who ->
        [you] Tu as fait ton annonce
       *[other] { $who } a fait son annonce
    }
event-bids = Les annonces : { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead =
    { $who ->
        [you] Tu entames avec { $card }
       *[other] { $who } entame avec { $card }
    }
event-play =
    { $who ->
        [you] Tu joues { $card }
       *[other] { $who } joue { $card }
    }
event-trick =
    { $who ->
        [you] Tu gagnes le pli
       *[other] { $who } gagne le pli
    }
# The players who made their bid.
event-score = Annonces réussies : { ROW($made, between: ", ") }
score-nobody = Personne n’a réussi son annonce
event-over = La partie est finie

## Why something can’t be done

not-held = Tu ne peux pas jouer { $card } : tu ne l’as pas.
bids-first = Tu ne peux pas encore jouer { $card } : on annonce d’abord.
hooked = Tu ne peux pas annoncer { $bid } : le total { $tricks } est interdit à cette table.
too-many =
    { $tricks ->
        [one] Tu ne peux pas annoncer { $bid } : il n’y a que { $tricks } pli.
       *[other] Tu ne peux pas annoncer { $bid } : il n’y a que { $tricks } plis.
    }
bids-stand = Tu ne peux plus changer ton annonce : joue une carte.
# The suit is C, D, H or S.
follow = Tu ne peux pas jouer { $card } : fournis du { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}.
first-trick = Tu ne peux pas jouer { $card } : pas d’atout au premier pli si tu as une autre couleur.
not-thrown = Tu ne peux pas encore entamer avec { $card } : personne n’a coupé.
not-played = Tu ne peux pas encore entamer avec { $card } : personne n’a joué d’atout.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = Pour le total interdit, quelqu’un doit annoncer en dernier : impossible si on annonce en même temps.

## Options

option-hook = Total interdit
    .help = La dernière annonce ne peut pas porter le total au nombre de plis : quelqu’un ratera donc la sienne.
    .is-off = non
    .is-on = oui
option-first-trick-trump = Atout au début
    .help = Choisis quand on peut entamer à l’atout, ou couper si on ne peut pas fournir.
    .is-printed = pas au premier pli
    .is-free = n’importe quand
    .is-until-broken = entame après une coupe
    .is-until-played = entame après un premier atout
option-missed = Annonces ratées
    .help = Ce que tu marques si tu gagnes plus ou moins de plis qu’annoncé.
    .is-nothing = rien
    .is-tricks = 1 point par pli
    .is-minus = moins l’écart
option-bids = Annonces
    .help = Annoncer à tour de rôle en entendant les annonces d’avant, ou en même temps et en secret.
    .is-in-turn = à tour de rôle
    .is-all-at-once = en même temps
option-rounds = Durée
    .help = Le nombre de cartes par personne à chaque manche.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
