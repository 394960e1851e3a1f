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
called-penalty = malus { $value }
called-joker = joker
called-round = carte de manche { $value }

## What happens

event-deal =
    { $who ->
        [you] Tu reçois { ROW($hand, between: " ") }
       *[other] { $who } reçoit { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
        [you] Tu pioches { ROW($drawn, between: " et ") }
       *[other] { $who } pioche { ROW($drawn, between: " et ") }
    }
event-round =
    { $who ->
        [you] La carte de manche est le { $value }. Tu commences
       *[other] La carte de manche est le { $value }. { $who } commence
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = La carte de manche est le { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
        [you]
            { $chips ->
                [0] Tu joues { $card } face visible
                [one] Tu joues { $card } face visible avec { $chips } jeton
               *[other] Tu joues { $card } face visible avec { $chips } jetons
            }
       *[other]
            { $chips ->
                [0] { $who } joue { $card } face visible
                [one] { $who } joue { $card } face visible avec { $chips } jeton
               *[other] { $who } joue { $card } face visible avec { $chips } jetons
            }
    }
# For the player who played it.
lay-covered =
    { $who ->
        [you]
            { $chips ->
                [0] Tu joues { $card } face cachée
                [one] Tu joues { $card } face cachée avec { $chips } jeton
               *[other] Tu joues { $card } face cachée avec { $chips } jetons
            }
       *[other]
            { $chips ->
                [0] { $who } joue { $card } face cachée
                [one] { $who } joue { $card } face cachée avec { $chips } jeton
               *[other] { $who } joue { $card } face cachée avec { $chips } jetons
            }
    }
# For everyone else.
lay-unseen =
    { $who ->
        [you]
            { $chips ->
                [0] Tu joues une carte face cachée
                [one] Tu joues une carte face cachée avec { $chips } jeton
               *[other] Tu joues une carte face cachée avec { $chips } jetons
            }
       *[other]
            { $chips ->
                [0] { $who } joue une carte face cachée
                [one] { $who } joue une carte face cachée avec { $chips } jeton
               *[other] { $who } joue une carte face cachée avec { $chips } jetons
            }
    }
event-decline =
    { $who ->
        [you] Tu n’achètes rien
       *[other] { $who } n’achète rien
    }
decline-forced =
    { $who ->
        [you] Tu n’as pas assez de jetons pour acheter
       *[other] { $who } n’a pas assez de jetons pour acheter
    }
event-open =
    { $owner ->
        [you] { $who } t’offre { $bid } pour ta carte
       *[other]
            { $who ->
                [you] Tu offres { $bid } à { $owner } pour sa carte
               *[other] { $who } offre { $bid } à { $owner } pour sa carte
            }
    }
event-bid =
    { $who ->
        [you] Tu offres { $bid }
       *[other] { $who } offre { $bid }
    }
event-pass =
    { $who ->
        [you] Tu passes
       *[other] { $who } passe
    }
pass-forced =
    { $who ->
        [you] Tu n’as plus assez de jetons
       *[other] { $who } n’a plus assez de jetons
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
        [you] Tu mets 1 jeton au pot et tu échanges avec { $owner } : { $gave } contre { $got }
       *[other] { $who } met 1 jeton au pot et échange avec { $owner } : { $gave } contre { $got }
    }
swap-gets-covered =
    { $who ->
        [you] Tu mets 1 jeton au pot et tu échanges avec { $owner } : { $gave } contre une carte cachée
       *[other] { $who } met 1 jeton au pot et échange avec { $owner } : { $gave } contre une carte cachée
    }
swap-gives-covered =
    { $who ->
        [you] Tu mets 1 jeton au pot et tu échanges avec { $owner } : une carte cachée contre { $got }
       *[other] { $who } met 1 jeton au pot et échange avec { $owner } : une carte cachée contre { $got }
    }
swap-covered =
    { $who ->
        [you] Tu mets 1 jeton au pot et tu échanges avec { $owner } : une carte cachée contre une autre
       *[other] { $who } met 1 jeton au pot et échange avec { $owner } : une carte cachée contre une autre
    }
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
        [you]
            { $price ->
                [one] Tu paies { $price } jeton à { $owner } et tu échanges { $gave } contre { $got }
               *[other] Tu paies { $price } jetons à { $owner } et tu échanges { $gave } contre { $got }
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paie { $price } jeton et échange { $gave } contre { $got }
                       *[other] { $who } te paie { $price } jetons et échange { $gave } contre { $got }
                    }
               *[other]
                    { $price ->
                        [one] { $who } paie { $price } jeton à { $owner } et échange { $gave } contre { $got }
                       *[other] { $who } paie { $price } jetons à { $owner } et échange { $gave } contre { $got }
                    }
            }
    }
sold-gets-covered =
    { $who ->
        [you]
            { $price ->
                [one] Tu paies { $price } jeton à { $owner } et tu échanges { $gave } contre une carte cachée
               *[other] Tu paies { $price } jetons à { $owner } et tu échanges { $gave } contre une carte cachée
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paie { $price } jeton et échange { $gave } contre une carte cachée
                       *[other] { $who } te paie { $price } jetons et échange { $gave } contre une carte cachée
                    }
               *[other]
                    { $price ->
                        [one] { $who } paie { $price } jeton à { $owner } et échange { $gave } contre une carte cachée
                       *[other] { $who } paie { $price } jetons à { $owner } et échange { $gave } contre une carte cachée
                    }
            }
    }
sold-gives-covered =
    { $who ->
        [you]
            { $price ->
                [one] Tu paies { $price } jeton à { $owner } et tu échanges une carte cachée contre { $got }
               *[other] Tu paies { $price } jetons à { $owner } et tu échanges une carte cachée contre { $got }
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paie { $price } jeton et échange une carte cachée contre { $got }
                       *[other] { $who } te paie { $price } jetons et échange une carte cachée contre { $got }
                    }
               *[other]
                    { $price ->
                        [one] { $who } paie { $price } jeton à { $owner } et échange une carte cachée contre { $got }
                       *[other] { $who } paie { $price } jetons à { $owner } et échange une carte cachée contre { $got }
                    }
            }
    }
sold-covered =
    { $who ->
        [you]
            { $price ->
                [one] Tu paies { $price } jeton à { $owner } et vous échangez vos cartes cachées
               *[other] Tu paies { $price } jetons à { $owner } et vous échangez vos cartes cachées
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paie { $price } jeton et vous échangez vos cartes cachées
                       *[other] { $who } te paie { $price } jetons et vous échangez vos cartes cachées
                    }
               *[other]
                    { $price ->
                        [one] { $who } paie { $price } jeton à { $owner } pour un échange de cartes cachées
                       *[other] { $who } paie { $price } jetons à { $owner } pour un échange de cartes cachées
                    }
            }
    }
# For the player who looks.
see-card =
    { $who ->
        [you] Tu la regardes : { $card }
       *[other] { $who } la regarde : { $card }
    }
# For everyone else.
event-see =
    { $who ->
        [you] Tu regardes ta nouvelle carte
       *[other] { $who } regarde sa nouvelle carte
    }
event-protect =
    { $who ->
        [you]
            { $chips ->
                [one] Tu protèges ta carte avec { $chips } jeton
               *[other] Tu protèges ta carte avec { $chips } jetons
            }
       *[other]
            { $chips ->
                [one] { $who } protège sa carte avec { $chips } jeton
               *[other] { $who } protège sa carte avec { $chips } jetons
            }
    }
event-collect =
    { $chips ->
        [one] { $chips } jeton pris sur les cartes va au pot : { $pot } en tout
       *[other] { $chips } jetons pris sur les cartes vont au pot : { $pot } en tout
    }
event-turn =
    { $who ->
        [you] Tu retournes { $card }
       *[other] { $who } retourne { $card }
    }
# As above, but because the round is over.
event-show =
    { $who ->
        [you] Tu retournes { $card }
       *[other] { $who } retourne { $card }
    }
event-leave =
    { $who ->
        [you] Tu laisses ta carte face cachée
       *[other] { $who } laisse sa carte face cachée
    }
event-add =
    { $who ->
        [you] Tu ajoutes { $card } et tu fais { $total }
       *[other] { $who } ajoute { $card } et fait { $total }
    }
event-stop =
    { $who ->
        [you] Tu n’ajoutes rien
       *[other] { $who } n’ajoute rien
    }
event-result =
    { $loser ->
        [you]
            { $pot ->
                [0] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne un pot vide, et tu prends { $points } points
                [one] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne { $pot } jeton, et tu prends { $points } points
               *[other] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne { $pot } jetons, et tu prends { $points } points
            }
       *[other]
            { $winner ->
                [you]
                    { $pot ->
                        [0] Totaux : { ROW($sums, between: ", ") }. Tu gagnes un pot vide, et { $loser } prend { $points } points
                        [one] Totaux : { ROW($sums, between: ", ") }. Tu gagnes { $pot } jeton, et { $loser } prend { $points } points
                       *[other] Totaux : { ROW($sums, between: ", ") }. Tu gagnes { $pot } jetons, et { $loser } prend { $points } points
                    }
               *[other]
                    { $pot ->
                        [0] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne un pot vide, et { $loser } prend { $points } points
                        [one] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne { $pot } jeton, et { $loser } prend { $points } points
                       *[other] Totaux : { ROW($sums, between: ", ") }. { $winner } gagne { $pot } jetons, et { $loser } prend { $points } points
                    }
            }
    }
sum = { $who } { $total }
event-reshuffle = On note les points, et les cartes prises sont mélangées en une nouvelle pioche
event-starter =
    { $who ->
        [you] Tu désignes { $starter } pour commencer
       *[other]
            { $starter ->
                [you] { $who } te désigne pour commencer
               *[other] { $who } désigne { $starter } pour commencer
            }
    }
starter-again =
    { $who ->
        [you] Tu choisis de commencer
       *[other] { $who } choisit de commencer
    }
event-rest =
    { $who ->
        [you]
            { $points ->
                [one] La pioche est vide : fin de la partie. Tu prends les cartes de manche restantes : { $points } point
               *[other] La pioche est vide : fin de la partie. Tu prends les cartes de manche restantes : { $points } points
            }
       *[other]
            { $points ->
                [one] La pioche est vide : fin de la partie. { $who } prend les cartes de manche restantes : { $points } point
               *[other] La pioche est vide : fin de la partie. { $who } prend les cartes de manche restantes : { $points } points
            }
    }
event-over = La partie est finie : { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = Pas encore : d’abord, tout le monde joue une carte.
# $called is one of the names of cards above.
not-in-hand = Tu n’as pas de { $called }.
no-chips-to-lay =
    { $chips ->
        [one] Tu ne peux pas ajouter { $chips } jeton : tu en as { $held }.
       *[other] Tu ne peux pas ajouter { $chips } jetons : tu en as { $held }.
    }
market-now = Pas maintenant : échange, fais une offre, ou n’achète rien.
no-seat = Il n’y a pas de siège { $seat } à cette table.
own-card = Tu ne peux pas acheter ta propre carte : choisis-en une autre.
swap-protected = Pas d’échange contre une carte protégée : fais une offre.
swap-costs = Pas d’échange : ça coûte 1 jeton, et tu n’en as pas.
not-protected = Pas d’offre pour cette carte : elle n’a pas de jeton, alors fais un échange.
bids-begin =
    { $protection ->
        [one] Tu dois offrir au moins 1 : il y a { $protection } jeton sur la carte.
       *[other] Tu dois offrir au moins { $protection } : il y a { $protection } jetons sur la carte.
    }
auction-now = Pas maintenant : offre plus, ou passe.
bid-stands = Tu dois offrir plus de { $bid }, ou passer.
no-chips-to-bid =
    { $bid ->
        [one] Tu ne peux pas offrir { $bid } jeton : tu en as { $held }.
       *[other] Tu ne peux pas offrir { $bid } jetons : tu en as { $held }.
    }
protect-now = Pas maintenant : protège ta nouvelle carte, ou laisse-la.
no-lower = Tu ne peux pas enlever de jetons : ajoutes-en, ou laisse-les.
no-chips-to-protect = Tu n’as pas assez de jetons pour ça.
second-now = Pas maintenant : retourne ta carte, laisse-la, ou ajoutes-en une deuxième.
lies-open = Ta première carte est déjà face visible.
lies-covered = Tu ne peux rien ajouter à une carte cachée : retourne-la d’abord.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = Tu ne peux pas ajouter { $value } : avec { $other }, ça fait { $total }, et la limite est dix.
too-much-penalty = Tu ne peux pas ajouter le malus { $value } : avec { $other }, ça fait { $total }. La limite est dix.
starter-now = Pas maintenant : choisis qui commence la prochaine manche.

## Options

option-surplus_jokers = Jokers en trop
    .help = Les jokers qui ne sont pas donnés au départ peuvent aller dans la pioche.
    .is-in = dans la pioche
    .is-out = mis de côté
option-auction_pass = Passe pendant l’enchère
    .help = Peut-on encore offrir après avoir passé ?
    .is-final = c’est définitif
    .is-may-reenter = on peut revenir
option-tie_break = Égalité au plus haut total
    .help = Qu’est-ce qui départage ? Sinon, la personne qui joue plus tôt gagne.
    .is-highest-card = plus haute carte
    .is-one-card = une carte bat deux cartes
option-length = Durée
    .help = Combien de temps dure une partie, et que se passe-t-il quand la pioche est vide ?
    .is-ends = 10 manches s’il y a assez de cartes
    .is-reshuffle = toujours 10 manches
    .is-5-rounds = 5 manches
