### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open = { $chips ->
    [0] Jouer { $card } face visible
    [one] Jouer { $card } face visible avec { $chips } jeton
   *[other] Jouer { $card } face visible avec { $chips } jetons
  }
lay-covered = { $chips ->
    [0] Jouer { $card } face cachée
    [one] Jouer { $card } face cachée avec { $chips } jeton
   *[other] Jouer { $card } face cachée avec { $chips } jetons
  }
start = { $whose ->
    [you] Te laisser commencer
   *[other] Laisser commencer { $whose }
  }
start-yourself = Commencer la prochaine manche
swap = Échanger avec { $whose }
bid-for =
    { $whose ->
        [you] T’offrir { $chips } pour ta carte
       *[other] Offrir { $chips } à { $whose } pour sa carte
    }
bid = Offrir { $chips }
add = Ajouter { $card }
protect = { $chips ->
    [one] Mettre { $chips } jeton sur la carte
   *[other] Mettre { $chips } jetons sur la carte
  }
decline = Ne rien acheter
pass-bid = Passer
keep = Ne pas ajouter de jeton
show = Retourner la carte
leave = Laisser la carte face cachée
stop = Ne rien ajouter

## Sorts of play

bluff = bluff
making-ten = fait dix

## What will happen

win-round = { $who ->
    [you] { $how ->
        [sure] Tu vas gagner la manche
        [never] Tu ne vas pas gagner la manche
        [likely] Tu vas sans doute gagner la manche
        [unlikely] Tu ne vas sans doute pas gagner la manche
        [more] Tu gagneras plus souvent la manche
       *[less] Tu gagneras moins souvent la manche
      }
   *[other] { $who } { $how ->
        [sure] va gagner la manche
        [never] ne va pas gagner la manche
        [likely] va sans doute gagner la manche
        [unlikely] ne va sans doute pas gagner la manche
        [more] gagnera plus souvent la manche
       *[less] gagnera moins souvent la manche
      }
  }
make-ten = { $who ->
    [you] { $how ->
        [sure] Tu vas faire dix
        [never] Tu ne vas pas faire dix
        [likely] Tu vas sans doute faire dix
        [unlikely] Tu ne vas sans doute pas faire dix
        [more] Tu feras plus souvent dix
       *[less] Tu feras moins souvent dix
      }
   *[other] { $who } { $how ->
        [sure] va faire dix
        [never] ne va pas faire dix
        [likely] va sans doute faire dix
        [unlikely] ne va sans doute pas faire dix
        [more] fera plus souvent dix
       *[less] fera moins souvent dix
      }
  }
# As win-round, when the chips in the pot are known.
win-pot = { $who ->
    [you] { $how ->
        [sure] Tu vas gagner
        [never] Tu ne vas pas gagner
        [likely] Tu vas sans doute gagner
        [unlikely] Tu ne vas sans doute pas gagner
        [more] Tu gagneras plus souvent
       *[less] Tu gagneras moins souvent
      }
   *[other] { $who } { $how ->
        [sure] va gagner
        [never] ne va pas gagner
        [likely] va sans doute gagner
        [unlikely] ne va sans doute pas gagner
        [more] gagnera plus souvent
       *[less] gagnera moins souvent
      }
  } le pot de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
lose-round = { $who ->
    [you] { $how ->
        [sure] Tu vas perdre la manche
        [never] Tu ne vas pas perdre la manche
        [likely] Tu vas sans doute perdre la manche
        [unlikely] Tu ne vas sans doute pas perdre la manche
        [more] Tu perdras plus souvent la manche
       *[less] Tu perdras moins souvent la manche
      }
   *[other] { $who } { $how ->
        [sure] va perdre la manche
        [never] ne va pas perdre la manche
        [likely] va sans doute perdre la manche
        [unlikely] ne va sans doute pas perdre la manche
        [more] perdra plus souvent la manche
       *[less] perdra moins souvent la manche
      }
  }
# $first is the card that is in front of $who now.
keep-card = { $first } { $how ->
    [sure] va rester
    [never] ne va pas rester
    [likely] va sans doute rester
    [unlikely] ne va sans doute pas rester
    [more] restera plus souvent
   *[less] restera moins souvent
  } devant { $who }
# As above, for a card that is still to be played.
keep-played = { $who ->
    [you] La carte que tu joues
   *[other] La carte jouée
  } { $how ->
    [sure] va rester
    [never] ne va pas rester
    [likely] va sans doute rester
    [unlikely] ne va sans doute pas rester
    [more] restera plus souvent
   *[less] restera moins souvent
  } devant { $who }

## What can be seen that speaks for an act

# How a card is called within these sentences. All are masculine, for “ton” and “le”; so a card at auction is a “lot”.
normal-card = { $value }
penalty-card = malus { $value }
the-joker = joker
some-card = lot
own-card = { $whose ->
    [you] ton { $called }
   *[other] le { $called } chez { $whose }
  }
own-card-first = { $whose ->
    [you] Ton { $called }
   *[other] Le { $called } chez { $whose }
  }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
sum-ten = { $first } fait dix à lui seul.
sum-pair = { $first } et { $second } font { $total ->
    [10] dix
   *[other] { $total }
  }.
higher-instead = { $first } seul fait { $total } au lieu de { $less }.
sum-more = { $first } et { $second } font { $total ->
    [10] dix
   *[other] { $total }
  } au lieu de { $less }.
sum-near-alone = Même sans joker, { $named } fait { $total } au lieu de { $less }.
sum-near = Même sans joker, { $named } et { $second } font { $total }.
stronger-ten = Entre deux dix, la carte la plus haute gagne : { $named }.
needs-joker = { $first } ne fait dix qu’avec { $second }.
at-most = { $first } fait au plus { $total } avec une deuxième carte.
unseen-better = { $share } % des cartes cachées feraient plus que { $named }.

# The market.
sum-good = { $first } fait déjà { $total }, l’autre carte est inconnue.
otherwise-theirs = Sinon, { $named } va à { $who }.
no-better = { $first } ne fait pas mieux, et coûte { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }.
card-unseen = { $who ->
    [you] Tu paierais { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      } pour une carte que tu ne vois pas.
   *[other] { $who } paierait { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      } pour une carte cachée.
  }
more-than-the-pot = { $pot ->
    [0] Le prix est de { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      }, et le pot est encore vide.
   *[other] Le prix est de { $chips } jetons, et le pot n’en a encore que { $pot }.
  }
chips-kept = { $chips ->
    [one] Garder { $chips } jeton enlève 2 points au score final.
   *[other] Garder { $chips } jetons enlève { $points } points au score final.
  }
chips-second = Garder le deuxième jeton enlève 2 points au score final.
unbeatable-bid = Plus personne ne peut surenchérir.
one-can-outbid = À part { $who }, personne ne peut surenchérir.
few-can-outbid = Seules { $count } personnes peuvent encore surenchérir.
lower-bid = Le prix serait de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } au lieu de { $less }.
higher-bid = Les autres devraient alors offrir { $chips } jetons.
gets-only = En échange, { $who ->
    [you] tu n’aurais
   *[other] { $who } n’aurait
  } que { $named }.
known-card = Ici, c’est { $named }. L’autre carte est inconnue.
may-be-the-joker = C’est peut-être le joker de départ donné à { $who }.
no-auction = Un échange coûte juste 1 jeton, et personne ne peut surenchérir.
bids-start = Les offres commencent à { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } pour { $named }.
marked-card = { $who ->
    [you] Tu as mis
   *[other] { $who } a mis
  } { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } dessus : elle est peut-être bonne.
no-way-back = { $who ->
    [you] Tu ne peux plus reprendre ta carte
   *[other] { $who } ne peut plus reprendre sa carte
  } cette manche.
gets-leader = { $who ->
    [you] Tu mènes devant { $rival } et tu aurais { $named }.
   *[other] { $who } mène devant { $rival } et aurait { $named }.
  }

# The first card.
costs-in-hand = En main à la fin, { $named } coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
untaken-in-hand = En main, personne ne peut prendre { $named }.
stays-for-later = { $first } reste en main pour une autre manche.
joker-stays = { $first } reste en main : plus tard, il fera dix avec n’importe quelle carte.
higher-alone = Même seul, { $named } fait plus que { $other }.
any-with-joker = Avec le joker, n’importe quelle carte fait dix, même { $named }.
costs-loser = { $who ->
    [you] Si tu perds la manche, { $named } coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] Si { $who } perd la manche, { $named } coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
loser-takes = Qui perd la manche prend { $named } : { $points } points.
hidden-weak = Face cachée, on échangera peut-être { $named } contre mieux.
hidden-good = Personne ne voit que { $named } vaut le coup.
shown-weak = Tout le monde voit que { $named } ne vaut pas le coup.
shown-good = On voit qu’elle est bonne, et l’acheter, c’est { $who ->
    [you] te payer.
   *[other] payer { $who }.
  }

# Chips on a card.
bluff-pays = { $who ->
    [you] Il faudrait te payer au moins { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      } pour une petite carte.
   *[other] Il faudrait payer au moins { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
      } à { $who } pour une petite carte.
  }
dearer = { $who ->
    [you] Pour la prendre, il faut te payer au moins 2 jetons.
   *[other] Pour la prendre, il faut payer au moins 2 jetons à { $who }.
  }
one-could-take = Sans jetons, { $taker ->
    [you] tu pourrais
   *[other] { $taker } pourrait
  } la prendre en échange.
some-could-take = Sans jetons, { $count } personnes pourraient la prendre en échange.
out-of-reach = Personne ne peut plus prendre { $named } : pas besoin de jetons.
not-worth-it = { $first } fait au plus { $total } : ça ne vaut pas un jeton.
seen-to-be-low = On voit qu’elle est basse : inutile d’y mettre des jetons.
only-taker = À part { $taker }, personne ne peut plus la prendre : un petit risque.
trade = Si on la prend, { $named } vient à la place.

# The second card.
sure-win = Personne ne peut plus faire mieux{ $chips ->
    [0] .
    [one] { "\u00A0" }: ça gagne { $chips } jeton.
   *[other] { "\u00A0" }: ça gagne { $chips } jetons.
  }
tie-won = C’est autant que { $named }, mais { $how ->
    [single] une carte bat deux cartes
   *[other] { $second } est plus haut
  }.
sure-not-last = C’est plus que { $named }, donc pas le plus petit total.
needed-to-win = Il faut plus que { $named } pour encore gagner la manche.
face-up = Face visible, elle fait { $total ->
    [10] dix
   *[other] { $total }
  } avec { $named }, sinon { $less }.
nothing-fits = Aucune carte en main ne convient : { $named } compte seul.
nothing-helps = Aucune carte en main ne ferait mieux.
replaced = La manche suivante, une nouvelle carte remplace { $named }.
beaten-too = Le total plus haut ne battrait pas { $named } non plus.
beaten-tie = Au mieux, c’est autant que { $named }, et l’égalité est perdue.
beaten = Aucune deuxième carte ne battrait { $named }, alors garde-la.
safe-already = Même sans deuxième carte, { $named } est plus bas.

# Who starts.
earlier-wins = À égalité au plus bas total, la personne qui joue plus tard perd.
later-sees = En jouant plus tard, on voit d’abord ce que font les autres.
