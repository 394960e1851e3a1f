### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = Jouer { ROW($cards, between: ", ") }
table = Jouer { ROW($cards, between: ", ") } sur la table
guess = Deviner { ROW($cards, between: ", ") }
give = Donner { ROW($cards, between: ", ") }
give-back = Rendre { ROW($cards, between: ", ") }
slip = Glisser { ROW($cards, between: ", ") }
throw = Jeter { ROW($cards, between: ", ") }
accuse = { $who ->
    [you] T’accuser
   *[other] Accuser { $who }
  }
start-turn = Commencer le tour
let-play = { $who ->
    [you] Te laisser jouer
   *[other] Laisser jouer { $who }
  }
pass-turn = Passer
stop = Ne plus jouer
no-guess = Ne pas deviner
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done = { $phase ->
    [give] { $count ->
        [0] Ne rien donner
        [one] Donner { $count } carte
       *[other] Donner { $count } cartes
      }
    [return] { $count ->
        [0] Ne rien rendre
        [one] Rendre { $count } carte
       *[other] Rendre { $count } cartes
      }
   *[last] N’accuser personne
  }
draw = Piocher une carte
fake = Faire semblant de piocher
arrange = Regarder la pioche
# The cards by the order in which they were seen.
order = Les remettre dans l’ordre { ROW($order, between: " ") }

## Sorts of play

match = doublon
slam = smash
attempt = tentative
skip = tour sauté

## What will happen

# [that] follows a colon, so it begins in lower case.
out-now = { $how ->
    [this] { $who ->
        [you] Tu vas finir tout de suite
       *[other] { $who } va finir tout de suite
      }
   *[that] { $who ->
        [you] tu finirais tout de suite
       *[other] { $who } finirait tout de suite
      }
  }
out-soon = { $who ->
    [you] { $how ->
        [sure] Tu vas bientôt finir
        [never] Tu ne vas pas finir bientôt
        [likely] Tu vas sans doute bientôt finir
        [unlikely] Tu ne vas sans doute pas finir bientôt
        [more] Tu as plus de chances de finir bientôt
       *[less] Tu as moins de chances de finir bientôt
      }
   *[other] { $who } { $how ->
        [sure] va bientôt finir
        [never] ne va pas finir bientôt
        [likely] va sans doute bientôt finir
        [unlikely] ne va sans doute pas finir bientôt
        [more] a plus de chances de finir bientôt
       *[less] a moins de chances de finir bientôt
      }
  }
left-with = { $who ->
    [you] Tu auras bientôt
   *[other] { $who } aura bientôt
  } { $how ->
    [more] plus de cartes
   *[less] moins de cartes
  }

## What can be seen that speaks for an act

# Cards of a rank within a sentence, after “les”: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank = { $rank ->
    [0] jokers
    [1] as
    [11] valets
    [12] dames
    [13] rois
   *[other] { $rank }
}
of-rank-first = { $rank ->
    [0] Les jokers
    [1] Les as
    [11] Les valets
    [12] Les dames
    [13] Les rois
   *[other] Les { $rank }
}
a-rank = { $rank ->
    [0] un joker
    [1] un as
    [11] un valet
    [12] une dame
    [13] un roi
   *[other] un { $rank }
}
a-suit = { $rank ->
    [0] un carreau
    [1] un trèfle
    [2] un cœur
   *[3] un pique
}
diamonds = carreau
clubs = trèfle
hearts = cœur
spades = pique
a-joker = un joker
a-face-card = une figure

# Cards that leave the hand.
out-by-match = { $who ->
    [you] Un doublon fait rejouer, alors tu peux finir maintenant.
   *[other] Un doublon fait rejouer, alors { $who } peut finir maintenant.
  }
out-by-gift = Tout le reste peut aller à { $taker }, et { $who ->
    [you] tu as fini.
   *[other] { $who } a fini.
  }
match-goes-on = { $who ->
    [you] Un doublon te fait rejouer
   *[other] Un doublon fait rejouer { $who }
  } : { $count ->
    [one] encore { $count } carte peut
   *[other] jusqu’à { $count } autres cartes peuvent
  } partir.
slam-gives = Un smash donne des cartes : { $taker ->
    [you] tu peux
   *[other] { $taker } peut
  } recevoir { $count ->
    [1] { ROW($cards, between: " ") }.
    [2] { ROW($cards, between: " ") }.
   *[other] { $count } cartes.
  }
sheds = Ça sort { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de la main, au lieu de { $theirs }.
sheds-anyway = { $who ->
    [you] Tu pioches
   *[other] { $who } pioche
  } de toute façon, alors autant { $count ->
    [one] en jouer une.
   *[other] jouer { $count } cartes.
  }
nothing-to-draw = Il n’y a rien à piocher, alors attendre ne sert à rien.
frees = { $taker ->
    [you] Passer te permettrait de rejouer.
   *[other] Passer permettrait à { $taker } de rejouer.
  }

# Which cards to play, and which to keep.
keeps-together = Garde les { $above } ensemble, pour tout jouer en un tour.
use-the-chance = { $above } peuvent attendre : ça va sur plus de cartes que les { $below }.
use-the-joker = Un joker ne va que sur un joker ou une figure : c’est le moment.
saves-king = { $count ->
    [one] { $card } va sur toutes les séries : à garder comme dernière carte sûre.
   *[other] { $above } vont sur toutes les séries : à garder comme dernières cartes.
  }
saves-high = { $count ->
    [one] { $card } va sur presque tout : à garder comme dernière carte.
   *[other] { $above } vont sur presque tout : à garder comme dernières cartes.
  }
opens = Sur { $card }, { $taker ->
    [you] tu pourrais
   *[other] { $taker } pourrait
  } jouer du { $last } : à garder comme dernière carte.
saves-ten = { $count ->
    [one] { $card } peut faire sauter un tour si quelqu’un va finir : à garder.
   *[other] { $above } peuvent faire sauter un tour si quelqu’un va finir : à garder.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = Garde { $last } en main : ça va sur les figures de sa couleur.
draws-partner = { $card } est la prochaine carte : garde { ROW($cards, between: " ") } pour l’attendre.
on-the-pile = La pioche est vide : sur la pile, c’est l’excommunication pour { $who }.
on-the-table = Il y a des cartes à piocher, donc les séries vont sur la pile.
cheating = Qui triche risque de se faire prendre et de piocher jusqu’à 5 cartes.

# What it does to others.
blocks = { $taker ->
    [you] Tu n’as aucune carte qui va dessus.
   *[other] { $taker } n’a aucune carte qui va dessus.
  }
three-sixes = Trois 6 renversent le sens : c’est à { $next }, pas à { $taker }.
attempt-free = Une tentative : si on devine juste, la carte est pour { $taker }.
attempt-seen = Une tentative : nomme la prochaine carte, et elle est pour { $taker }.
harder-than = { $taker ->
    [you] Tu joues ensuite : il te faut { $above } ou plus, pas seulement { $below }.
   *[other] { $taker } joue ensuite : il lui faut { $above } ou plus, pas seulement { $below }.
  }
harder-number = { $taker ->
    [you] Tu joues ensuite avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      } : il te faut { $above } ou plus.
   *[other] { $taker } joue ensuite avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      } : il lui faut { $above } ou plus.
  }
harder-face = { $taker ->
    [you] Tu joues ensuite : il te faut { ROW($some, between: ", ") } ou { $last }.
   *[other] { $taker } joue ensuite : il lui faut { ROW($some, between: ", ") } ou { $last }.
  }
harder-pair = Moins de cartes vont sur { $card } que sur les { $below }, et { $taker ->
    [you] tu joues ensuite.
   *[other] { $taker } joue ensuite.
  }
harder = Moins de cartes vont dessus, et { $taker ->
    [you] tu joues ensuite.
   *[other] { $taker } joue ensuite.
  }

# Guesses.
guess-known = C’est la prochaine, c’est sûr : { $taker ->
    [you] tu la prends
   *[other] { $taker } la prend
  }, et { $who ->
    [you] tu ne pioches rien.
   *[other] { $who } ne pioche rien.
  }
guess-free = Se tromper ne coûte rien. Si c’est juste (1 chance sur { $count }), la carte est pour { $taker }.
guess-impossible = { $card } ne peut pas être la prochaine carte.

# Cards given and returned.
gives = { $count ->
    [1] Ça quitte la main sans rien coûter, et c’est pour { $taker }.
   *[other] On peut tout donner, { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
       *[other] { $count } cartes
      } : c’est gratuit, et pour { $taker }.
  }
stays-out = { $taker ->
    [you] Une carte te ferait revenir dans la partie.
   *[other] Une carte ferait revenir { $taker } dans la partie.
  }
brings-back = { $taker ->
    [you] Une carte te fait revenir dans la partie.
   *[other] Une carte fait revenir { $taker } dans la partie.
  }
saves-from-out = { $taker ->
    [you] Sans carte rendue, tu as fini.
   *[other] Sans carte rendue, { $taker } a fini.
  }

# Tens.
last-ten = La dernière carte : { $who ->
    [you] tu as fini
   *[other] { $who } a fini
  }, sauf si { $taker ->
    [you] tu en rends une.
   *[other] { $taker } en rend une.
  }
few-left = { $taker ->
    [you] { $count ->
        [one] Tu as { $count } carte et tu peux finir maintenant : mieux vaut faire sauter ce tour.
       *[other] Tu as { $count } cartes et tu peux finir maintenant : mieux vaut faire sauter ce tour.
      }
   *[other] { $count ->
        [one] { $taker } a { $count } carte et peut finir maintenant : fais sauter ce tour.
       *[other] { $taker } a { $count } cartes et peut finir maintenant : fais sauter ce tour.
      }
  }
slams-next = Ensuite, un smash sur { $taker } avec les { $above }, en plus grand nombre.
own-turn = { $taker ->
    [you] Si tu sautes ton tour
   *[other] Si { $taker } saute son tour
  }, c’est à { $who } de jouer.
no-turn = Le 10 quitte la main, et { $taker ->
    [you] tu sautes ton tour.
   *[other] { $taker } saute son tour.
  }
next-has-few = Après ce tour sauté, c’est à { $next }, avec seulement { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
many-left = { $taker ->
    [you] Tu as { $count } cartes. Le 10 est pour quelqu’un qui en a moins.
   *[other] { $taker } a { $count } cartes. Garde le 10 pour quelqu’un qui en a moins.
  }
returns = { $taker ->
    [you] Tu pourrais
   *[other] { $taker } pourrait
  } rendre du { $last } pour le 10 : à garder.

# Accusations.
proved = Le compte des cartes le prouve : { $taker ->
    [you] tu as triché et tu dois piocher.
   *[other] { $taker } a triché et doit piocher.
  }
draws-more = { $taker ->
    [you] Tu piocherais
   *[other] { $taker } piocherait
  } { $count }, { $next } seulement { $theirs }.
innocent = { $taker ->
    [you] Tu n’as
   *[other] { $taker } n’a
  } pas pu tricher : le compte est bon.
no-proof = { $count ->
    [0] Il n’y a pas de preuve contre { $taker }.
    [one] Il n’y a pas de preuve, et se tromper coûte { $count } carte.
   *[other] Il n’y a pas de preuve, et se tromper coûte { $count } cartes.
  }
last-chance = La partie est finie : c’est la dernière chance de démasquer une triche.
