### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Piocher une carte
take = Prendre { $card }
replace = Remplacer { $card }
put = La poser en { $line ->
    [1] haut
   *[other] bas
  }, colonne { $column }
turn-up = Retourner celle du { $line ->
    [1] haut
   *[other] bas
  }, colonne { $column }

## Sorts of play

match = paire

## What will happen

take-discard = { $who ->
    [you] { $how ->
        [sure] Tu vas prendre la défausse
        [never] Tu ne vas pas prendre la défausse
        [likely] Tu vas sans doute prendre la défausse
        [unlikely] Tu ne vas sans doute pas prendre la défausse
        [more] Tu prendras plus souvent la défausse
       *[less] Tu prendras moins souvent la défausse
      }
   *[other] { $who } { $how ->
        [sure] va prendre la défausse
        [never] ne va pas prendre la défausse
        [likely] va sans doute prendre la défausse
        [unlikely] ne va sans doute pas prendre la défausse
        [more] prendra plus souvent la défausse
       *[less] prendra moins souvent la défausse
      }
  }
end-with = { $who ->
    [you] Tu finiras
   *[other] { $who } finira
  } avec { $how ->
    [more] plus de points
   *[less] moins de points
  }

## What can be seen: placing a card

ground-any-card = Personne n’a vu ces cartes, alors peu importe laquelle.
ground-block = Ça fait { $count } paires identiques côte à côte : { $points } points.
ground-breaks-match = La colonne { $column } est une paire et compte 0 : ne la casse pas.
ground-match = La colonne { $column } devient une paire : elle compte 0 au lieu de { $points }.
ground-match-down = La colonne { $column } devient une paire : elle compte 0 au lieu d’environ { $points }.
ground-ends = Ça termine la manche : { $who ->
    [you] tu as
   *[other] { $who } a
  } { $points }, { $rival } environ { $theirs }.
ground-too-soon = C’est trop tôt pour finir la manche : { $who ->
    [you] tu as
   *[other] { $who } a
  } environ { $points }.
ground-gives-match = Ne défausse pas { $card } : { $who ->
    [you] tu pourrais
   *[other] { $who } pourrait
  } en faire une paire.
ground-dearer = { $card } compte { $points }, contre { $theirs } pour { $kept }.
ground-dearer-than-down = { $card } compte { $points }, une carte cachée environ { $theirs }.
ground-down-dearer = Une carte cachée compte environ { $points }, contre { $theirs } pour { $card }.
ground-same-rank = Ça ne change rien, mais remplacer { $card } ajoute { $points }.
ground-takes-off = Ça enlève { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, contre { $theirs } en remplaçant { $card }.
ground-gives-king = { $card } compte 0, alors n’en fais pas cadeau à { $who }.
ground-third = Une autre carte comme { $card } ferait deux paires côte à côte : un bonus.
ground-keeps-dearer = Garde la colonne { $column } : une paire avec { $card } enlève { $points }, contre { $theirs } avec { $filled }.
ground-keeps-likelier = La paire est plus facile avec { $card } : il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, contre { $less } pour { $filled }.
ground-keeps-open = Garde la colonne { $column } pour une paire avec { $card } : il en reste { $count }.
ground-keeps-card = Garde { $card } pour une paire plus tard : il en reste { $count }.
ground-cheap = Une paire avec { $card } n’enlèverait { $points ->
    [0] rien
   *[other] que { $points }
  } : remplis sa colonne.
ground-starts = { $card } commence une colonne : il reste { $count } { $count ->
    [one] carte
   *[other] cartes
  } pour la paire.
ground-waits = Une paire avec { $card } plus tard enlèverait { $points }, contre { $theirs } avec { $out }.
ground-turns-up = { $who ->
    [you] Tu arrives
   *[other] { $who } arrive
  } au plus près de la fin de manche : encore { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
ground-useless = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
  } rien pour faire une paire avec { $card }.
ground-inner = Une colonne du milieu peut faire un bonus avec ses deux voisines.
ground-alike = Les deux colonnes se valent, alors peu importe.

## What can be seen: taking or drawing a card

ground-take-block = Ça peut mettre des paires identiques côte à côte : −{ $points } points.
ground-take-match = Ça fait une paire avec { $card } en colonne { $column } : 0 pour les deux.
ground-take-for = Ça enlève environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, contre { $theirs } pour { $card }.
ground-take-from-next = Sinon, { $who ->
    [you] tu peux
   *[other] { $who } peut
  } prendre { $card } pour faire une paire.
ground-take-low = { $card } compte { $points }, une carte piochée environ { $mean } en moyenne.
ground-draw-high = { $card } compte { $points }, une carte piochée environ { $mean } en moyenne.
ground-draw-match = { $card } ne fait pas de paire, mais { $count } des { $total } cartes possibles en { $count ->
    [one] fait
   *[other] font
  } une.
ground-draw-use = Une carte piochée enlève environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, contre { $theirs } pour { $card }.
