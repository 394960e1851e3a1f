### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = On a des cartes
    .note = pour compter
which-game = On joue à quoi ?
real-cards = Vraies cartes
sheets = Carnets
    .called = les carnets de score
    .unread =
        { $count ->
            [one] { $count } carnet de score est illisible. Il reste enregistré tel quel.
           *[other] { $count } carnets de score sont illisibles. Ils restent enregistrés tels quels.
        }
sheet-of = { $title }, carnet de score
sheet-full = Ce carnet est plein. Ouvres-en un autre.
too-many-sheets = Tu as déjà { $of } carnets de score. Effaces-en d’abord un dans tes parties.

## Who plays

new-sheet = Nouveau carnet
    .note = Joue avec de vraies cartes, Tenfold compte les points.
player-less = Enlever une personne
player-more = Ajouter une personne
start-sheet = Ouvrir le carnet

## Questions, each also the label of its answer

first-dealer = Première donne
first-starter = Qui commence
trumps = Atout
sign = { $sign }
bid = Annonce : { $who }
    .row = Dit
tricks = Plis : { $who }
    .row = Fait
tenth-card = Dix cartes visibles en premier
    .short = fini
grid = Cartes : { $who }, rangée du haut d’abord
points-of = Points : { $who }
points-row = Points
round-card = Carte de manche
round-winner = Gagne la manche
round-loser = Perd la manche
taken = Cartes prises, sans la carte de manche : { $who }
hands-filled = Tout le monde peut remonter à 4 cartes ?
hands-full = Oui
hands-not-full = Non
rest = Points des cartes de manche restantes
chips = Jetons : { $who }
    .row = Jetons
    .wrong =
        { $count ->
            [one] Ça fait { $count } jeton, mais il y en a { $of }.
           *[other] Ça fait { $count } jetons, mais il y en a { $of }.
        }
hand = Main : { $who }
    .row = Main
cards-won = Cartes gagnées : { $who }
cards-row = Cartes
cards-wrong =
    { $count ->
        [one] Ça fait { $count } carte, mais il y en a { $of }.
       *[other] Ça fait { $count } cartes, mais il y en a { $of }.
    }
tens-called = Nombre de PIG 10 : { $who }
went-out =
    { NUMBER($place, type: "ordinal") ->
        [one] Fini, { $place }re place
       *[other] Fini, { $place }e place
    }
cards-left = Cartes restantes : { $who }

## What can’t be

hooked = { $who } ne peut pas annoncer { $bid } : avec le total interdit, les annonces ne peuvent pas faire { $tricks }.
tricks-wrong =
    { $of ->
        [one] Il y avait { $of } pli, et ça en fait { $count }.
       *[other] Il y avait { $of } plis, et ça en fait { $count }.
    }
too-many-of = { $card } ne peut pas sortir { $count } fois : il n’y en a que { $of }.
too-few-taken =
    { $count ->
        [one] { $count } carte, c’est trop peu : on joue au moins une carte par personne, donc il y en a { $of } ou davantage.
       *[other] { $count } cartes, c’est trop peu : on joue au moins une carte par personne, donc il y en a { $of } ou davantage.
    }
round-card-again = La carte de manche { $card } était déjà à la manche { $count }.
doubtful = { $number }, pas permis
correct = Changer
    .round = Changer la manche { $count }
    .result = Changer le résultat
stands = Laisser ainsi
corrected = Voilà
unanswered = pas encore

## A round

round-number = Manche { $count }
round-of = Manche { $count } sur { $of }
round-of-cards =
    { $cards ->
        [one] Manche { $count } : { $cards } carte
       *[other] Manche { $count } : { $cards } cartes
    }
deals-and-leads = { $who } donne, et { $other } entame.
starts = { $who } commence.
chooses = { $who } choisit qui commence.
this-round = Cette manche
fact = { $label } : { $value }
from-to = de { $low } à { $high }
by-points = En points
by-cards = En cartes
cards-so-far = Cartes jusqu’ici
card-back = Reprendre la dernière carte
replace-card = Carte { $count } : { $card }. Remplacer
cards-most = Il n’y a de place que pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
cards-done = Voilà
with-round-card = { $points } avec la carte de manche.
block =
    { $count ->
       *[other] { $count } paires côte à côte : { $points }.
    }
matches =
    { $count ->
        [one] { $count } paire compte 0.
       *[other] { $count } paires comptent 0.
    }
won-of-bid =
    { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }, annonce { $bid }
    .note = Sous les points : plis/annonce.
game-taken-back = De retour à la fin de la partie { $count }.
undo-nothing = Rien à annuler encore.

## The scores

heading = Manche
    .series = Partie
no-round-yet = Aucune manche
another-game = Autre partie
report = Transmettre
no-tournament = Ce tournoi n’est plus sur ce téléphone.
share = Partager
    .as = en texte
    .as-picture = en image
    .head = { $title } avec de vraies cartes : { $standing }
    .row = { $place }. { $name } { $value }
remove = Effacer le carnet
remove-sheet = Effacer ce carnet ?
    .note = Toutes ses manches seront effacées : { $names }.
    .cancel = Annuler
    .remove = Effacer
sheet-removed = Carnet de score effacé.
