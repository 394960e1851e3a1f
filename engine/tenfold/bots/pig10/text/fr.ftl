### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### person: $taker
### card: $worse
### cards: $cards
### number: $count, $value, $many, $theirs, $unseen
### text: $how, $special

## What can be done

play = Jouer { $card }
play-frog = Jouer la grenouille
play-pigmaid = Jouer le cochon-sirène
play-crowned-pig = Jouer le cochon couronné
play-adding = Jouer { $card } et l’ajouter
play-taking-away = Jouer { $card } et enlever 5
play-making = Jouer { $card } et mettre le tas à { $value }

## What will happen

# [that] follows a colon, so it begins in lower case.
make-ten-now = { $how ->
    [this] Ça fait dix et prend
   *[that] ça fait dix et prend
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
give-cards = { $how ->
    [this] Ça dépasse dix, et
   *[that] ça dépasse dix, et
  } { $who ->
    [you] tu reçois
   *[other] { $who } reçoit
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
answer = { $who ->
    [you] { $how ->
        [sure] Tu vas faire dix tout de suite
        [never] Tu ne vas pas faire dix tout de suite
        [likely] Tu vas sans doute faire dix tout de suite
        [unlikely] Tu ne vas sans doute pas faire dix tout de suite
        [more] Tu feras plus souvent dix tout de suite
       *[less] Tu feras moins souvent dix tout de suite
      }
   *[other] { $who } { $how ->
        [sure] va faire dix tout de suite
        [never] ne va pas faire dix tout de suite
        [likely] va sans doute faire dix tout de suite
        [unlikely] ne va sans doute pas faire dix tout de suite
        [more] fera plus souvent dix tout de suite
       *[less] fera moins souvent dix tout de suite
      }
  }
take-next = { $who ->
    [you] { $how ->
        [sure] Tu vas prendre les cartes
        [never] Tu ne vas pas prendre les cartes
        [likely] Tu vas sans doute prendre les cartes
        [unlikely] Tu ne vas sans doute pas prendre les cartes
        [more] Tu prendras plus souvent les cartes
       *[less] Tu prendras moins souvent les cartes
      }
   *[other] { $who } { $how ->
        [sure] va prendre les cartes
        [never] ne va pas prendre les cartes
        [likely] va sans doute prendre les cartes
        [unlikely] ne va sans doute pas prendre les cartes
        [more] prendra plus souvent les cartes
       *[less] prendra moins souvent les cartes
      }
  }
end-with = { $who ->
    [you] Tu finiras
   *[other] { $who } finira
  } avec { $how ->
    [more] plus de cartes
   *[less] moins de cartes
  }

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten =
    { $count ->
        [one] Ça fait dix et prend { $count } carte.
       *[other] Ça fait dix et prend { $count } cartes.
    }
ground-all-others-over = Tous les autres coups dépassent dix.
ground-other-over = Ajouter { $card } dépasse dix, et { $who ->
    [you] tu reçois
   *[other] { $who } reçoit
  } { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
ground-next-must-go-over = { $who ->
    [you] Tu dois
   *[other] { $who } doit
  } dépasser dix, et les cartes sont pour { $taker }.
ground-next-has-ten = Avec { $card }, { $who ->
    [you] tu peux
   *[other] { $who } peut
  } faire dix sur { $theirs }, mais pas sur { $value }.
ground-taken-next = { $taker ->
    [you] Tu pourras
   *[other] { $taker } pourra
  } prendre les cartes ensuite, quoi que { $who ->
    [you] tu joues.
   *[other] joue { $who }.
  }
ground-tens-are-gone = Il n’y a plus de { $card } : personne ne peut faire dix sur { $value }.
ground-tens-are-held = Il n’y a pas d’autre { $card } : { $who ->
    [you] tu ne peux
   *[other] { $who } ne peut
  } pas faire dix sur { $value }.
ground-fewer-tens =
    { $count ->
        [one] Sur { $value }, seulement { $count } carte inconnue fait dix, contre { $many } sur { $theirs }.
       *[other] Sur { $value }, seulement { $count } cartes inconnues font dix, contre { $many } sur { $theirs }.
    }
ground-few-within =
    { $who ->
        [you]
            { $count ->
                [one] Seule la carte { $cards } t’évite de dépasser dix.
               *[other] Seules les cartes { $cards } t’évitent de dépasser dix.
            }
       *[other]
            { $count ->
                [one] Seule la carte { $cards } évite à { $who } de dépasser dix.
               *[other] Seules les cartes { $cards } évitent à { $who } de dépasser dix.
            }
    }
ground-more-over = Sur { $value }, { $count } des { $unseen } cartes inconnues dépassent dix, contre { $many ->
    [0] aucune
   *[other] { $many }
  } sur { $theirs }.
ground-gives-to-keep = Ça donne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, mais garde { $special ->
    [frog] la grenouille
    [pigmaid] le cochon-sirène
   *[none] { $card }
  } pour plus tard.
ground-better-over =
    { $count ->
        [one] Mieux vaut dépasser dix que laisser { $value } : { $count } carte inconnue fait dix.
       *[other] Mieux vaut dépasser dix que laisser { $value } : { $count } cartes inconnues font dix.
    }
ground-gives-to-last =
    { $who ->
        [you] Tu reçois les cartes, mais tu en as gagné le moins jusqu’ici.
       *[other] { $who } reçoit les cartes, mais en a gagné le moins jusqu’ici.
    }
ground-gives-few =
    { $count ->
        [one] Ça dépasse dix, mais ne donne que { $count } carte.
       *[other] Ça dépasse dix, mais ne donne que { $count } cartes.
    }
ground-both-over = Les deux dépassent dix, alors garde { $card }, qui va sur plus de tas.
ground-keeps-safe = Garde { $special ->
    [frog] la grenouille pour plus tard : elle ne dépasse jamais dix.
    [pigmaid] le cochon-sirène pour plus tard : il n’a jamais à dépasser dix.
   *[none] { $card } pour plus tard : cette carte ne dépasse jamais dix.
  }
ground-can-follow = { $taker ->
    [you] Tu n’auras
   *[other] { $taker } n’aura
  } pas à dépasser dix ensuite, quoi que { $who ->
    [you] tu joues.
   *[other] joue { $who }.
  }
ground-keeps-high = Les deux dépassent dix, alors garde { $card } pour lancer un tas vide.
ground-keeps-pig = Les deux dépassent dix, alors garde { $card }, qui fait dix sur 0.
ground-keeps-fitting = Garde { $card } : ça dépasse dix sur moins de tas que { $worse }.
