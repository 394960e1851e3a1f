### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = Annoncer { $tricks }
play = Jouer { $card }

## Sorts of play

trump-in = coupe
overtrump = surcoupe
undertrump = sous-coupe
finesse = impasse
duck = esquive
discard = défausse

## What will happen

too-many = { $who ->
    [you] { $how ->
        [sure] Tu vas dépasser ton annonce
        [never] Tu ne vas pas dépasser ton annonce
        [likely] Tu vas sans doute dépasser ton annonce
        [unlikely] Tu ne vas sans doute pas dépasser ton annonce
        [more] Tu dépasseras plus souvent ton annonce
       *[less] Tu dépasseras moins souvent ton annonce
      }
   *[other] { $who } { $how ->
        [sure] va dépasser son annonce
        [never] ne va pas dépasser son annonce
        [likely] va sans doute dépasser son annonce
        [unlikely] ne va sans doute pas dépasser son annonce
        [more] dépassera plus souvent son annonce
       *[less] dépassera moins souvent son annonce
      }
  }
too-few = { $who ->
    [you] { $how ->
        [sure] Tu vas rester sous ton annonce
        [never] Tu ne vas pas rester sous ton annonce
        [likely] Tu vas sans doute rester sous ton annonce
        [unlikely] Tu ne vas sans doute pas rester sous ton annonce
        [more] Tu resteras plus souvent sous ton annonce
       *[less] Tu resteras moins souvent sous ton annonce
      }
   *[other] { $who } { $how ->
        [sure] va rester sous son annonce
        [never] ne va pas rester sous son annonce
        [likely] va sans doute rester sous son annonce
        [unlikely] ne va sans doute pas rester sous son annonce
        [more] restera plus souvent sous son annonce
       *[less] restera moins souvent sous son annonce
      }
  }
make-bid = { $who ->
    [you] { $how ->
        [sure] Tu vas réussir ton annonce
        [never] Tu ne vas pas réussir ton annonce
        [likely] Tu vas sans doute réussir ton annonce
        [unlikely] Tu ne vas sans doute pas réussir ton annonce
        [more] Tu réussiras plus facilement ton annonce
       *[less] Tu réussiras moins facilement ton annonce
      }
   *[other] { $who } { $how ->
        [sure] va réussir son annonce
        [never] ne va pas réussir son annonce
        [likely] va sans doute réussir son annonce
        [unlikely] ne va sans doute pas réussir son annonce
        [more] réussira plus facilement son annonce
       *[less] réussira moins facilement son annonce
      }
  }
win-tricks = { $who ->
    [you] Tu gagneras
   *[other] { $who } gagnera
  } { $how ->
    [more] plus de plis
   *[less] moins de plis
  }

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] { $tricks ->
            [0] Il ne te faut plus de plis.
            [one] Il te faut encore { $tricks } pli.
           *[other] Il te faut encore { $tricks } plis.
        }
       *[other] { $tricks ->
            [0] Il ne faut plus de plis à { $who }.
            [one] Il faut encore { $tricks } pli à { $who }.
           *[other] Il faut encore { $tricks } plis à { $who }.
        }
    }
need-comes = { $tricks ->
    [one] Le pli qui manque, { $hand } le fera sans doute.
   *[other] Les { $tricks } plis qui manquent, { $hand } les feront sans doute.
  }
need-comes-else = { $tricks ->
    [one] Il manque encore { $tricks } pli, mais ce n’est pas pour cette carte.
   *[other] Il manque encore { $tricks } plis, mais ce n’est pas pour cette carte.
  }
bid-lost =
    { $who ->
        [you] Ton annonce est ratée.
       *[other] { $who } a raté son annonce.
    }
all-lost = Toutes les annonces sont ratées : aucune carte ne change le score.
last-bid =
    { $rival ->
        [you] Seule ton annonce peut encore réussir.
       *[other] Seule l’annonce de { $rival } peut encore réussir.
    }
stop-others = Essaie d’arrêter les autres.
save-to-win = Garde { $hand } pour les plis suivants.
all-win = Chaque carte de la main va sans doute gagner.
will-win = Avec { $hand }, on gagne sans doute.
count-on = { $tricks ->
    [0] Ne compte pas sur { $more }.
    [one] Compte sur { $tricks } pli avec { $more }.
   *[other] Compte sur { $tricks } plis avec { $more }.
  }
count-all = { $how ->
    [also] Compte aussi sur { $more }.
   *[alone] Compte sur { $more }.
  }

## What can be seen: suits

clubs = trèfle
diamonds = carreau
hearts = cœur
spades = pique
club = trèfle
diamond = carreau
heart = cœur
spade = pique

## What can be seen: for a bid

sure-tricks =
    { $who ->
        [you] Tu as { $tricks ->
            [one] le plus gros atout : { $tricks } pli sûr
           *[other] les { $tricks } plus gros atouts : { $tricks } plis sûrs
        }.
       *[other] { $who } a { $tricks ->
            [one] le plus gros atout : { $tricks } pli sûr
           *[other] les { $tricks } plus gros atouts : { $tricks } plis sûrs
        }.
    }
rest = Les autres annoncent { $others } sur { $tricks }. Il en reste { $cards }.
rest-of =
    { $rival ->
        [you] Tu annonces { $others } sur { $tricks }. Il en reste { $cards }.
       *[other] { $rival } annonce { $others } sur { $tricks }. Il en reste { $cards }.
    }
needs-lead = { $card } ne gagne que si quelqu’un d’autre entame à { $suit }.
good-more = { $cards ->
    [one] { $hand } peut faire un pli : annonce plus de { $bid }.
   *[other] { $hand } peuvent faire un pli chacun : annonce plus de { $bid }.
  }
good-less = { $cards ->
    [0] Aucune carte n’est assez bonne pour annoncer { $bid }.
    [one] Seul { $hand } peut faire un pli : annonce moins de { $bid }.
   *[other] Seuls { $hand } peuvent faire un pli chacun : annonce moins de { $bid }.
  }
low-trump = { $card } est un petit atout : { $cards } atouts inconnus le battent.
can-lose-to = { $cards ->
    [0] { $card } craint les atouts.
    [one] { $card } craint les atouts et { $cards } carte plus haute.
   *[other] { $card } craint les atouts et { $cards } cartes plus hautes.
  }
no-trump =
    { $who ->
        [you] Tu n’as pas d’atout : les autres peuvent couper tes grosses cartes.
       *[other] { $who } n’a pas d’atout : on peut couper ses grosses cartes.
    }

## What can be seen: for a card

one-too-many = Ce pli est de trop pour { $rival }.
lost-so-feed =
    { $who ->
        [you] Ton annonce est ratée. Donne un pli de trop à { $rival }.
       *[other] { $who } a raté son annonce. Donne un pli de trop à { $rival }.
    }
lost-so-stop =
    { $who ->
        [you] Ton annonce est ratée. { $rival } a besoin de ce pli : prends-le.
       *[other] { $who } a raté son annonce. Ne laisse pas ce pli à { $rival }.
    }
needs-it =
    { $rival ->
        [you] Il te faut des plis, et { $card } bat { $over }.
       *[other] Il faut des plis à { $rival }, et { $card } bat { $over }.
    }
harder-to-beat =
    { $rival ->
        [you] Il te faut des plis, et { $card } est plus difficile à battre que { $over }.
       *[other] Il faut des plis à { $rival }, et { $card } est plus difficile à battre que { $over }.
    }
easier-to-beat =
    { $rival ->
        [you] Tu as assez de plis, et { $card } est plus facile à battre que { $over }.
       *[other] { $rival } a assez de plis, et { $card } est plus facile à battre que { $over }.
    }
keep-to-stop =
    { $rival ->
        [you] Il te faut des plis : garde { $over } pour en faire un.
       *[other] Il faut des plis à { $rival } : garde { $over } pour en faire un.
    }
drop-to-feed =
    { $rival ->
        [you] Tu as assez de plis : ne garde pas { $card } pour en faire un.
       *[other] { $rival } a assez de plis : ne garde pas { $card } pour en faire un.
    }
lost-but-scores = L’annonce est ratée, mais chaque pli rapporte 1 point.
lost-but-saves = L’annonce est ratée, mais chaque pli sauve 1 point.
lost-and-costs = L’annonce est ratée, et chaque pli coûte 1 point.
needs-all =
    { $who ->
        [you] Il te faut tous les plis restants. { $over } perdrait.
       *[other] Il faut tous les plis restants à { $who }. { $over } perdrait.
    }
needs-all-safe =
    { $who ->
        [you] Il te faut tous les plis restants. Personne ne peut battre { $card }.
       *[other] Il faut tous les plis restants à { $who }. Personne ne peut battre { $card }.
    }
last-wins =
    { $who ->
        [you] Tu joues en dernier : { $card } gagne ce pli à coup sûr.
       *[other] { $who } joue en dernier : { $card } gagne ce pli à coup sûr.
    }
safe = Plus personne ne peut battre { $card }.
ruff =
    { $who ->
        [you] Tu n’as pas de { $suit }, et un atout bat tout.
       *[other] { $who } n’a pas de { $suit }, et un atout bat tout.
    }
beats = { $card } bat { $over }, la meilleure carte jusqu’ici.
makes-bid = L’annonce est réussie. Joue { $card } : { $over } perdra plus facilement ensuite.
keep-top = Garde { $over }, imbattable plus tard aussi.
enough = { $card } suffit. Garde { $over } pour un autre pli.
may-be-enough = { $card } suffira peut-être. Garde { $over } pour un autre pli.
one-can-beat =
    { $rival ->
        [you] Il n’y a plus que toi pour battre { $card }.
       *[other] Il n’y a plus que { $rival } pour battre { $card }.
    } Garde { $over }.
bid-none =
    { $who ->
        [you] Tu as annoncé 0, et { $card } perd contre { $over }.
       *[other] { $who } a annoncé 0, et { $card } perd contre { $over }.
    }
has-bid =
    { $who ->
        [you] Tu as { $tricks ->
            [one] ton pli
           *[other] tes { $tricks } plis
        }. { $card } perd contre { $over }.
       *[other] { $who } a { $tricks ->
            [one] son pli
           *[other] ses { $tricks } plis
        }. { $card } perd contre { $over }.
    }
top-trumps =
    { $who ->
        [you] { $cards ->
            [one] Ton plus gros atout gagnera plus tard. Ça suffit.
           *[other] Tes { $cards } plus gros atouts gagneront plus tard. Ça suffit.
        }
       *[other] { $who } a { $cards ->
            [one] le plus gros atout pour plus tard. Ça suffit.
           *[other] les { $cards } plus gros atouts pour plus tard. Ça suffit.
        }
    }
can-lose = On peut encore battre { $card }, mais personne ne peut battre { $over }.
sinks =
    { $who ->
        [you] Chaque { $suit } que tu ne vois pas bat { $card }.
       *[other] Chaque { $suit } invisible pour { $who } bat { $card }.
    }
trump-helps =
    { $rival ->
        [you] Tu n’as pas de { $suit } : { $card } peut perdre contre un atout.
       *[other] { $rival } n’a pas de { $suit } : { $card } peut perdre contre un atout.
    }
may-trump =
    { $rival ->
        [you] Tu n’as pas de { $suit } et tu pourrais couper { $card }.
       *[other] { $rival } n’a pas de { $suit } et pourrait couper { $card }.
    }
keep-for-later = Ici, on peut encore battre { $card }. À garder pour plus tard.
first-trick = Aucun { $suit } plus haut ne peut suivre, et l’atout est encore interdit.
only-trumps = Aucun { $suit } plus haut ne peut suivre : seul un atout bat { $card }.
draws =
    { $who ->
        [you] Ça fait tomber des atouts qui pourraient te couper { $card }.
       *[other] Ça fait tomber des atouts qui pourraient couper { $card } à { $who }.
    }
trump-later =
    { $who ->
        [you] C’est ton seul { $one }. Plus tard, tu pourras couper à { $suit }.
       *[other] { $who } n’a que ce { $one }. Plus tard, on peut couper à { $suit }.
    }
keep-higher = Ici, { $over } perd : à garder pour un autre pli.
keep-trump = Garde { $over } : un atout bat toutes les autres couleurs.
keep-trumps = Garde les atouts : ils battent toutes les autres couleurs.
is-trump = { $card } est un atout et bat toutes les autres couleurs.
lower-later = { $card } perd maintenant, et { $over } perdra plus facilement ensuite.
lead-trump = { $cards ->
    [one] { $cards } atout plus haut reste
   *[other] { $cards } atouts plus hauts restent
  } en jeu, alors { $card } peut perdre.
both-win = { $card } gagne aussi, et { $over } perdra plus facilement ensuite.
equals = { $over } vaut autant : il ne reste aucune carte entre { $card } et { $over }.
drop-trump = Ça perd contre { $over } et débarrasse d’un atout.
drop-high = { $card } est le plus haut { $suit } restant. C’est le moment de le jeter.
cannot-win = { $over } peut gagner ce pli, mais pas { $card }.
# “Higher” cards are of the same suit.
fewer-beat = { $card } craint seulement { $cards ->
    [one] { $cards } carte plus haute
   *[other] { $cards } cartes plus hautes
  }, contre { $others } pour { $over }.
more-beat = { $card } craint { $cards ->
    [one] { $cards } carte plus haute
   *[other] { $cards } cartes plus hautes
  }, contre { $others } pour { $over }.
more-or-trumps = { $card } craint { $cards ->
    [one] { $cards } carte plus haute
   *[other] { $cards } cartes plus hautes
  }, { $over } seulement un atout.
not-trump = { $card } perd plus facilement que { $over }, qui est un atout.
keep-better = Garde { $over } : il { $others ->
    [0] ne reste aucune carte plus haute
    [one] reste { $others } carte plus haute
   *[other] reste { $others } cartes plus hautes
  }, contre { $cards } pour { $card }.
drop-better = Jette { $card } : il { $cards ->
    [0] ne reste aucune carte plus haute
    [one] reste { $cards } carte plus haute
   *[other] reste { $cards } cartes plus hautes
  }, contre { $others } pour { $over }.
discard-later =
    { $who ->
        [you] Sans { $suit }, tu pourras défausser tes grosses cartes plus tard.
       *[other] Sans { $suit }, { $who } pourra défausser ses grosses cartes.
    }
