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
        [you] Tu reçois { ROW($hand, between: " ") }
       *[other] { $who } reçoit { ROW($hand, between: " ") }
    }
event-start =
    { $who ->
        [you] Tu as la plus petite carte et tu commences
       *[other] { $who } a la plus petite carte et commence
    }
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] Tu joues { $cards } sur la table : un doublon
                        [attempt] Tu joues { $cards } sur la table : une tentative
                        [slam] Tu joues { $cards } sur la table : un smash
                       *[plain] Tu joues { $cards } sur la table
                    }
               *[pile]
                    { $play ->
                        [match] Tu joues { $cards } : un doublon
                        [attempt] Tu joues { $cards } : une tentative
                        [slam] Tu joues { $cards } : un smash
                       *[plain] Tu joues { $cards }
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } joue { $cards } sur la table : un doublon
                        [attempt] { $who } joue { $cards } sur la table : une tentative
                        [slam] { $who } joue { $cards } sur la table : un smash
                       *[plain] { $who } joue { $cards } sur la table
                    }
               *[pile]
                    { $play ->
                        [match] { $who } joue { $cards } : un doublon
                        [attempt] { $who } joue { $cards } : une tentative
                        [slam] { $who } joue { $cards } : un smash
                       *[plain] { $who } joue { $cards }
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
                        [match] Tu joues { $cards } sur la table et tu glisses { $slipped } dessous : un doublon
                        [attempt] Tu joues { $cards } sur la table et tu glisses { $slipped } dessous : une tentative
                        [slam] Tu joues { $cards } sur la table et tu glisses { $slipped } dessous : un smash
                       *[plain] Tu joues { $cards } sur la table et tu glisses { $slipped } dessous
                    }
               *[pile]
                    { $play ->
                        [match] Tu joues { $cards } et tu glisses { $slipped } dessous : un doublon
                        [attempt] Tu joues { $cards } et tu glisses { $slipped } dessous : une tentative
                        [slam] Tu joues { $cards } et tu glisses { $slipped } dessous : un smash
                       *[plain] Tu joues { $cards } et tu glisses { $slipped } dessous
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } joue { $cards } sur la table et glisse { $slipped } dessous : un doublon
                        [attempt] { $who } joue { $cards } sur la table et glisse { $slipped } dessous : une tentative
                        [slam] { $who } joue { $cards } sur la table et glisse { $slipped } dessous : un smash
                       *[plain] { $who } joue { $cards } sur la table et glisse { $slipped } dessous
                    }
               *[pile]
                    { $play ->
                        [match] { $who } joue { $cards } et glisse { $slipped } dessous : un doublon
                        [attempt] { $who } joue { $cards } et glisse { $slipped } dessous : une tentative
                        [slam] { $who } joue { $cards } et glisse { $slipped } dessous : un smash
                       *[plain] { $who } joue { $cards } et glisse { $slipped } dessous
                    }
            }
    }
event-pass =
    { $who ->
        [you] Tu passes
       *[other] { $who } passe
    }
event-draw =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $who } pioche { $card }
    }
draw-fake =
    { $who ->
        [you] Tu fais semblant de piocher
       *[other] { $who } fait semblant de piocher
    }
event-no-draw = Il n’y a plus de carte à piocher pour { $who }
event-excommunicated =
    { $who ->
        [you] Tu joues sur la pile et non sur la table : excommunication !
       *[other] { $who } joue sur la pile et non sur la table : excommunication !
    }
event-false-alarm =
    { $who ->
        [you] La pioche n’était pas vide : ta série n’a pas d’effet spécial
       *[other] La pioche n’était pas vide : { $who } joue une série sans effet spécial
    }
event-guess =
    { $who ->
        [you] Tu devines { $card }, bien vu : la carte est pour { $to }
       *[other] { $who } devine { $card }, bien vu : la carte est pour { $to }
    }
guess-wrong =
    { $who ->
        [you] Tu dis { $card }, mais c’est raté
       *[other] { $who } dit { $card }, mais c’est raté
    }
event-skip =
    { $target ->
        [you] { $who } jette { $card } : tu sautes ton tour
       *[other]
            { $who ->
                [you] Tu jettes { $card } : { $target } saute son tour
               *[other] { $who } jette { $card } : { $target } saute son tour
            }
    }
event-give =
    { $who ->
        [you]
            { $count ->
                [0] Tu ne donnes rien à { $to }
                [one] Tu donnes { $count } carte à { $to }
               *[other] Tu donnes { $count } cartes à { $to }
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } ne te donne rien
                        [one] { $who } te donne { $count } carte
                       *[other] { $who } te donne { $count } cartes
                    }
               *[other]
                    { $count ->
                        [0] { $who } ne donne rien à { $to }
                        [one] { $who } donne { $count } carte à { $to }
                       *[other] { $who } donne { $count } cartes à { $to }
                    }
            }
    }
event-return =
    { $who ->
        [you]
            { $count ->
                [0] Tu ne rends rien à { $to }
                [one] Tu rends { $count } carte à { $to }
               *[other] Tu rends { $count } cartes à { $to }
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } ne te rend rien
                        [one] { $who } te rend { $count } carte
                       *[other] { $who } te rend { $count } cartes
                    }
               *[other]
                    { $count ->
                        [0] { $who } ne rend rien à { $to }
                        [one] { $who } rend { $count } carte à { $to }
                       *[other] { $who } rend { $count } cartes à { $to }
                    }
            }
    }
event-handed =
    { $to ->
        [you] Tu reçois { $cards }
       *[other] { $to } reçoit { $cards }
    }
event-cleared = Tout le monde a passé et personne n’a pu piocher : toute série est permise
event-shuffle = La pile est mélangée et devient la pioche
# The one who reads this can be in the list: “Ada et toi”.
event-lifted = Fin de l’excommunication pour { $seats }
event-reverse = Trois 6 renversent le jeu
event-restart = La pioche est vide : le jeu redémarre
event-top = { $card } est face visible sur la pioche
event-out =
    { $who ->
        [you]
            { NUMBER($nth, type: "ordinal") ->
                [one] Tu finis à la { $nth }re place
               *[other] Tu finis à la { $nth }e place
            }
       *[other]
            { NUMBER($nth, type: "ordinal") ->
                [one] { $who } finit à la { $nth }re place
               *[other] { $who } finit à la { $nth }e place
            }
    }
event-back =
    { $who ->
        [you] Tu reviens dans la partie
       *[other] { $who } revient dans la partie
    }
event-accuse =
    { $who ->
        [you] Tu accuses { $accused }, et tu as raison
       *[other]
            { $accused ->
                [you] { $who } t’accuse et a raison
               *[other] { $who } accuse { $accused } et a raison
            }
    }
accuse-wrong =
    { $who ->
        [you] Tu accuses { $accused }, mais tu te trompes
       *[other]
            { $accused ->
                [you] { $who } t’accuse et se trompe
               *[other] { $who } accuse { $accused } et se trompe
            }
    }
event-shame =
    { $who ->
        [you] Tu entres dans le Tour de la honte
       *[other] { $who } entre dans le Tour de la honte
    }
event-shame-over =
    { $who ->
        [you] Ton Tour de la honte est fini
       *[other] { $who } sort du Tour de la honte
    }
event-over = La partie est finie

## Why something can’t be done

turn-not-begun = Pas encore : le tour n’a pas commencé.
lay-or-pass = Pas maintenant : joue une série ou passe.
put-back = Pas maintenant : remets d’abord les cartes du dessus sur la pioche.
fewer-cards = Tu ne peux pas en arranger autant : la pioche a moins de cartes.
guess-now = Pas maintenant : devine d’abord la prochaine carte, ou ne devine pas.
choose-gift = Pas maintenant : choisis d’abord ce que tu donnes.
return-now = Pas maintenant : choisis d’abord ce que tu rends pour le 10.
draw-now = Pas maintenant : pioche d’abord une carte.
last-question = Pas maintenant : accuse quelqu’un ou laisse la partie finir.
nobody-cheats = Tu ne peux pas tricher : c’est interdit à cette table.
nobody-accused = Tu ne peux accuser personne : pas de triche à cette table.
accuse-later = Tu ne peux accuser personne pendant un tour : attends la fin du tour.
accuse-in-turn = Tu ne peux encore accuser personne : attends ton tour d’accuser.
accuse-with-cards = Tu ne peux accuser personne quand tu n’as pas de cartes.
accuse-oneself = Tu ne peux pas t’accuser.
accused-already = Tu ne peux pas accuser cette personne avant qu’elle ait rejoué.
throw-earlier = Pas de 10 maintenant : jette-le avant le début d’un tour.
skip-oneself = Tu ne peux pas sauter ton propre tour.
throw-excommunicated = Tu ne peux pas jeter de 10 pendant ton excommunication.
all-skipped = Tu ne peux pas faire sauter ce tour : tout le monde vient de sauter le sien.
not-in-hand = { $count ->
    [one] { $cards } n’est pas dans ta main.
   *[other] { $cards } ne sont pas dans ta main.
}
to-be-slipped = Tu ne peux pas jouer ce que tu glisses sous la série : { $cards }.
lead-lowest = Commence par ta plus petite valeur : { $cards }, une carte ou plus.
# $first is a-rank-first, $top is a-rank: “A 4 is too low: you need a 9 or higher.”
too-low = { $first }, c’est trop bas : il faut { $top } ou plus.
# $top and $low are a-rank, $suits the suits of the last set: “On a jack, a 4 must share a suit: clubs or spades.”
wrong-suit = Sur { $top }, { $low } doit être de la même couleur : { ROW($suits, between: " ou ") }.
first-set = Tu ne peux pas choisir la table : la première série commence la pile.
no-need-of-table = Tu ne peux pas choisir la table tant qu’on peut piocher : joue sur la pile.
three-slipped = Tu ne peux pas glisser plus de 3 cartes sous une série : ça se verrait.
no-set-left = Tu ne peux pas glisser { $card } : tu n’aurais plus de série à jouer dessus.
in-order = Tu ne peux pas revenir à cette carte : choisis de la plus basse à la plus haute.
arrange-first = Tu ne peux pas arranger la pioche maintenant : fais-le au début de ton tour.
arrange-once = Tu ne peux pas arranger la pioche deux fois dans un tour.
nothing-to-arrange = Tu ne peux pas arranger la pioche : elle n’a pas de carte cachée.
nothing-to-stop = Tu ne peux pas t’arrêter avant d’avoir joué une série : passe plutôt.
leader-passes = Tu ne peux pas passer en commençant : joue ta plus petite valeur.
pass-after-match = Tu ne peux pas passer après un doublon : rejoue une série ou arrête-toi.
gift-too-high = Tu ne peux pas donner { $card } : il faut une carte plus basse que la série.
gift-other-suit = Tu ne peux pas donner { $card } : la série n’a pas de { $suit }.
return-other-suit = Tu ne peux pas rendre { $card } : on ne rend que du { $suit }.
return-ten = Tu ne peux pas rendre le 10 lui-même.
too-few-left = Impossible de donner { $dealt } cartes par personne : à { $players }, c’est { $most } au plus.

## Ranks and suits

# A card of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
a-rank = { $rank ->
    [0] un joker
    [1] un as
    [11] un valet
    [12] une dame
    [13] un roi
   *[other] un { $rank }
}
# The same at the start of a sentence.
a-rank-first = { $rank ->
    [0] Un joker
    [1] Un as
    [11] Un valet
    [12] Une dame
    [13] Un roi
   *[other] Un { $rank }
}
diamonds = carreau
clubs = trèfle
hearts = cœur
spades = pique

## Options

option-preset = Règles
    .help = Toutes les règles officielles, juste celles de base, ou celles qui vont à la plupart des tables.
    .is-table = conseillées
    .is-official = officielles
    .is-basic = de base
option-reversal = Trois 6
    .help = Une série d’exactement trois 6 échange les piles et renverse le sens du jeu.
    .is-on = oui
    .is-off = non
option-after-reversal = Après trois 6
    .help = Faut-il battre les trois 6 juste après ?
    .is-last-set-stays = battre les 6
    .is-fresh-pile = n’importe quelle série
option-excommunication = Excommunication
    .help = Quand la pioche est vide, joue sur la table nue. Sur la pile, tu es hors jeu un moment.
    .is-assisted = l’appli demande
    .is-strict = sans prévenir
    .is-off = non
option-cheating = Triche
    .help = On peut glisser des cartes sous une série, faire semblant de piocher ou arranger la pioche. Si on se fait prendre, on montre sa main.
    .is-off = non
    .is-on = oui
option-wrong-accusation = Accusation à tort
    .help = Ce qui arrive si tu accuses quelqu’un qui n’a pas triché.
    .is-draw-1 = piocher 1 carte
    .is-nothing = rien
    .is-shame = le Tour de la honte
option-finish = Fin
    .help = On joue pour toutes les places, ou on arrête dès que quelqu’un finit et on compte les cartes.
    .is-all-places = quand il ne reste qu’une personne
    .is-first-out = dès que quelqu’un finit
option-hand = Cartes en main
    .help = Le nombre de cartes par personne. Il en reste au moins 8 dans la pioche.
    .is-auto = selon le nombre de personnes
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
