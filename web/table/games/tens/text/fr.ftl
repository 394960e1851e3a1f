### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Dix cartes cachées, cinq paires à faire
deal = Donner la manche 1
deal-next = Donner la manche { $hand }
shapes = Un carré par colonne : 🟩 une paire, 🟦 la même paire que sa voisine, ⬜ pas de paire.
part = manche { $hand }
last-turns = derniers tours
banner-last-turn = Dernier tour
points =
    { $points ->
        [-1] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] rangée du haut, colonne { $column } : { $called }
       *[lower] rangée du bas, colonne { $column } : { $called }
    }
cell-place =
    { $where ->
        [upper] rangée du haut, colonne { $column } 
       *[lower] rangée du bas, colonne { $column } 
    }
cell-matched =
    { $where ->
        [upper] rangée du haut, colonne { $column } : { $called }, en paire, compte 0
       *[lower] rangée du bas, colonne { $column } : { $called }, en paire, compte 0
    }
cell-block =
    { $where ->
        [upper] rangée du haut, colonne { $column } : { $called }, en paire, comme la colonne voisine
       *[lower] rangée du bas, colonne { $column } : { $called }, en paire, comme la colonne voisine
    }
face-down = face cachée
called-card = { $name }
grid =
    { $who ->
        [you] Ta grille
       *[other] Grille : { $who }
    }
hidden =
    { $cards ->
        [one] { $cards } cachée
       *[other] { $cards } cachées
    }
total = score { $points }
done = fini
last-turn = dernier tour
# Behind the points that a grid shows, for a voice.
showing-unseen = points visibles
showing = visible : { $points }
column-by-column = Colonne par colonne
lies-showing = visible : <b>{ $points }</b>
lies-in-hand = En main

## The middle

middle = Le milieu
take-discard = Prendre { $called } à { $who }
discarded = Défausse chez { $who } : { $called }
draw-from =
    { $cards ->
        [one] Piocher, il reste { $cards } carte
       *[other] Piocher, il reste { $cards } cartes
    }
shuffle-and-draw = Mélanger les défausses et piocher
draw-pile =
    { $cards ->
        [one] pioche, { $cards } carte
       *[other] pioche, { $cards } cartes
    }
left = reste { $cards }
shuffle = mélanger
own-discard = ta défausse
own-discard-of = ta défausse : { $called }
in-hand = en main : { $called }
from-pile = de la pioche
from-discards = de chez { $giver }
turn-of =
    { $who ->
        [you] À toi
       *[other] À { $who }
    }

## A turn

thinks =
    { $who ->
        [you] Tu réfléchis
       *[other] { $who } réfléchit
    }
ask-three =
    { $who ->
        [you] Retourne 3 cartes
       *[other] { $who }, retourne 3 cartes
    }
ask-two =
    { $who ->
        [you] Retourne encore 2 cartes
       *[other] { $who }, retourne encore 2 cartes
    }
ask-one =
    { $who ->
        [you] Retourne encore 1 carte
       *[other] { $who }, retourne encore 1 carte
    }
none-touching = Pas de cartes voisines, sauf en diagonale.
ask-take =
    { $who ->
        [you] Pioche ou prends une défausse
       *[other] { $who }, pioche ou prends une défausse
    }
ask-draw =
    { $who ->
        [you] Pioche une carte
       *[other] { $who }, pioche une carte
    }
ask-last-take =
    { $who ->
        [you] Ton dernier tour : pioche ou prends une défausse
       *[other] { $who }, ton dernier tour : pioche ou prends une défausse
    }
ask-last-draw =
    { $who ->
        [you] Ton dernier tour : pioche une carte
       *[other] { $who }, ton dernier tour : pioche une carte
    }
ask-where =
    { $who ->
        [you] Où va { $card } ?
       *[other] { $who }, où va { $card } ?
    }
pair-above = sur { $card }
pair-below = sous { $card }
pairs-up = Une paire { ROW($places, between: " ou ") }.
over = La partie est finie.
not-your-turn = Pas encore : c’est à { $who }.
first-a-card = Pas encore : pioche d’abord une carte, ou prends la défausse de quelqu’un d’autre.

## The end of a round

all-turned = Tout est visible.
column = Colonne { $column }
see-result = Voir le résultat
to-the-scores = Voir les scores
sheet-hand = Manche
note-hands =
    { $length ->
        [one] Le score le plus bas après { $length } manche gagne.
       *[other] Le score le plus bas après { $length } manches gagne.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = Tu as le moins de points
you-most = Tu as le plus de points
you-between = Tu es au milieu
all-same = Tout le monde à égalité
fewest-one = { $who } a le moins de points
fewest-shared = Le moins de points : { $best }
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = le moins de points
most-points = le plus de points
note-limit = La partie s’arrête quand un score dépasse +{ $limit } ou −{ $limit }. Le plus bas gagne.

## Rules as they come up

explain-count =
    { $who ->
        [you] Toutes les cartes comptent, sauf les paires en colonne. Le moins de points gagne, et c’est toi : <b>{ $points }</b>
       *[other] Toutes les cartes comptent, sauf les paires en colonne. Le moins de points gagne, et c’est { $who } : <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] Tu as dix cartes visibles avant tout le monde. Les autres ont encore un tour, puis on compte
       *[other] { $who } a dix cartes visibles avant tout le monde. Les autres ont encore un tour, puis on compte
    }
explain-shuffle =
    { $cards ->
        [one] La pioche est vide. On refait une pioche avec { $cards } carte des défausses. Celles du dessus restent
       *[other] La pioche est vide. On mélange { $cards } cartes des défausses pour en refaire une. Celles du dessus restent
    }
explain-block =
    { $length ->
        [2] Deux colonnes de même valeur côte à côte comptent <b>{ $points }</b> pour { $who }
        [3] Trois colonnes de même valeur côte à côte comptent <b>{ $points }</b> pour { $who }
        [4] Quatre colonnes de même valeur côte à côte comptent <b>{ $points }</b> pour { $who }
       *[5] Cinq colonnes de même valeur côte à côte comptent <b>{ $points }</b> pour { $who }
    }
explain-match = Deux cartes de même valeur dans une colonne, { $upper } et { $lower }, comptent 0
explain-take =
    { $giver ->
        [you] { $who } prend { $card } sur ta défausse. Cette carte doit en remplacer une de sa grille
       *[other]
            { $who ->
                [you] Tu prends { $card } sur la défausse chez { $giver }. Cette carte doit en remplacer une de ta grille
               *[other] { $who } prend { $card } sur la défausse chez { $giver }. Cette carte doit en remplacer une de sa grille
            }
    }
explain-place =
    { $who ->
        [you] La carte remplacée, { $out }, va sur ta défausse. Tu ne peux pas la reprendre, mais les autres oui
       *[other] La carte remplacée, { $out }, va sur la défausse chez { $who }, qui ne peut pas la reprendre
    }
explain-draw =
    { $who ->
        [you] Tu pioches { $card }. Pas de défausse : cette carte doit remplacer une de tes dix cartes
       *[other] { $who } pioche { $card }. Pas de défausse : cette carte doit remplacer une de ses dix cartes
    }
explain-flip = Tout le monde retourne 3 cartes qui ne se touchent pas, sauf en diagonale. Personne ne connaît les autres

## The rules

word-column = Colonne
    .note = Deux cartes, l’une au-dessus de l’autre. De même valeur, elles comptent 0.
word-discards = Défausse
    .note = Les cartes que quelqu’un a remplacées. Les autres peuvent prendre celle du dessus.
word-showing = Visible
    .note = Ce que comptent les cartes visibles d’une grille.
word-last-turn = Dernier tour
    .note = Quand quelqu’un a dix cartes visibles, les autres ont encore un tour.
example-block = des 6 côte à côte
example-tenth = la dixième carte
chapter-minute = Le but
chapter-columns = Les points
chapter-end = La fin
fact-starter = Qui commence
    .note = au hasard, puis à chaque manche dans le sens horaire
house = les options de cette liste, le nombre de personnes et de paquets, 4 colonnes identiques ou plus, et le score en cours.
origin =
    <b>{ $game }</b> est { $author ->
        [traditional] un jeu traditionnel
       *[other] un jeu { $author }
    }, cousin du golf à dix cartes.
for-whom = 2 à 6 personnes, à partir de 8 ans. Une manche dure environ 10 minutes, et une partie en a plusieurs.
packs-auto = Mélange ensemble 2 paquets de 52 cartes, ou bien 3 si on joue à 5 ou 6.
packs =
    { $packs ->
        [one] Mélange { $packs } paquet de 52 cartes.
       *[other] Mélange ensemble { $packs } paquets de 52 cartes.
    }
minute-aim = Fais des paires dans tes colonnes. Le score <b>le plus bas</b> gagne.
minute-grid = Chaque personne reçoit dix cartes cachées, en deux rangées de cinq. Tu ne vois pas les tiennes non plus.
minute-flip = Retourne 3 des tiennes. Elles ne doivent pas se toucher, sauf en diagonale.
minute-take = <b>Pioche</b>, ou <b>prends</b> la carte du dessus d’une autre défausse.
minute-place = Elle remplace une de tes dix cartes, <b>face visible</b>. Tu ne peux pas la défausser.
minute-discard = La carte remplacée va face visible sur ta défausse.
minute-next = Si tu prends une défausse, celle d’en dessous ne devient visible qu’une fois la tienne posée.
minute-empty = Quand la pioche est vide, on mélange toutes les défausses, sauf les cartes du dessus, en une nouvelle pioche.
minute-pair = Deux cartes de même valeur dans une colonne comptent 0.
deck = Les cartes
turn = Un tour
values = Les valeurs
values-card = Carte
values-points = Points
value-king = Roi
    .points = 0
value-ace = As
    .points = 1
value-number = 2 à 10
    .points = leur nombre
value-court = Valet, dame
    .points = 10
column-different = Deux cartes différentes
    .note = Chacune compte sa valeur.
column-match = Une paire
    .note = Deux cartes de même valeur dans une colonne comptent 0.
column-two = Deux colonnes côte à côte
    .note = Les quatre cartes de même valeur : −20.
column-three = Trois côte à côte
    .note = Les six cartes de même valeur : −30. Chaque colonne de plus : encore −10.
columns-bars = Le signe = marque une paire.
columns-neighbours = Seules les colonnes voisines comptent ensemble : la même paire aux deux bouts de la grille compte deux fois 0.
columns-plain = Même côte à côte, les paires de même valeur comptent 0.
columns-tens = Un 10, un valet et une dame comptent pareil, mais ne font pas de paire entre eux.
columns-replace = Tu peux remplacer plus tard les cartes d’une paire, comme toutes les autres.
end-tenth = Qui a dix cartes visibles en premier a fini. Les autres ont <b>encore un tour</b>, et peuvent aussi prendre la carte du dessus de cette défausse.
end-count = Puis on retourne toutes les cartes et on compte colonne par colonne.
end-first = Finir en premier ne donne pas de bonus : ta grille peut quand même être la pire.
end-limit = Si un score dépasse +{ $limit } ou −{ $limit }, la partie s’arrête après cette manche. { $limit } pile, ça ne suffit pas.
end-hands =
    { $hands ->
        [one] La partie dure { $hands } manche.
       *[other] La partie s’arrête après { $hands } manches.
    }
end-tie-shared = Le score le plus bas gagne. À égalité, la victoire est partagée.
end-tie-extra = Le score le plus bas gagne. À égalité, on joue des manches en plus jusqu’à ce qu’un seul score soit le plus bas.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Colonnes
    .note =
        { $name } a fait une paire dans { $hits } { $hits ->
            [0] colonne
            [1] colonne
           *[other] colonnes
        } sur { $of }
feat-firsts = En premier
    .note = { $name } a fini en premier { $hits } fois sur { $of }

## Lessons

lesson-cards =
    .title = Dix cartes
    .about = Retourner 3 cartes, puis à chaque tour en prendre une et la poser
    .learnt = Bravo ! Tu sais retourner, prendre et échanger des cartes. Garde celles qui comptent peu.
lesson-cards-1 = Tout le monde a dix cartes cachées, et personne n’en connaît une seule. Ta grille est la plus grande.
lesson-cards-2 = Le <b>score le plus bas</b> gagne. Les cartes comptent leur nombre, valet et dame 10, l’as 1, le roi <b>0</b>.
lesson-cards-3 = D’abord, tout le monde retourne trois cartes. Commence par la carte du haut, colonne 1.
    .otherwise = Tu pourrais aussi. Pour cette leçon, tape sur la carte du haut, colonne 1.
lesson-cards-4 = La suivante : ni à côté ni sous la dame. En diagonale, ça va : tape sur la carte du bas, colonne 2.
    .otherwise = Tu pourrais aussi. Pour cette leçon, tape sur la carte du bas, colonne 2.
lesson-cards-5 = Encore une : ni à côté, ni au-dessus, ni en dessous des autres. Tape sur la carte du bas, colonne 5.
    .otherwise = Tu pourrais. Pour cette leçon, tape sur la carte du bas, colonne 5.
lesson-cards-6 = La dame compte 10, les autres 5 et 3 : déjà 18. Maintenant, échange tes cartes contre de meilleures.
lesson-cards-7 = On tire au sort qui commence : ici, c’est toi. À chaque tour, tu changes une de tes cartes. Pioche d’abord.
lesson-cards-8 = Tu as pioché { CARD("KS") }. Un roi compte 0 ! Quelle carte remplacer pour enlever le plus de points ?
    .not-place-r2c2 = Ça enlève 5. Sur { CARD("QH") }, ça enlève 10.
    .not-place-r2c5 = Ça enlève 3. Sur { CARD("QH") }, ça enlève 10.
    .otherwise = Personne ne connaît cette carte. Mais { CARD("QH") } compte 10, ça se voit : mets le roi là.
lesson-cards-9 = Ta défausse reçoit { CARD("QH") } : les <b>autres</b> peuvent la prendre, mais pas toi.
lesson-cards-10 = Pas de chance : { PERSON("1") } a pris ta dame. Deux dames dans <b>une colonne</b>, l’une sur l’autre, comptent 0.
lesson-cards-11 = Tu peux piocher, ou prendre <b>la défausse</b> de quelqu’un d’autre. Laquelle ferait une paire avec une carte à toi ?
    .not-draw = Ça peut être n’importe quoi. Mais { CARD("5H") } chez { PERSON("2") } fait une paire avec ton 5. Tape dessus.
    .not-take-1 = Tu n’as pas de 8 visible : il compterait 8. { CARD("5H") } chez { PERSON("2") } va avec ton 5. Tape dessus.
lesson-cards-12 = Où va { CARD("5H") } pour que les deux 5 comptent 0 ?
    .not-place-r2c2 = Un 5 pour un 5, ça ne change rien. Pose-le <b>au-dessus</b> de l’autre, sur la carte cachée.
    .not-place-r1c1 = Là, tu jettes ton roi. Pose-le au-dessus de { CARD("5C") }.
    .otherwise = Là, il compterait 5. L’un sur l’autre, ils comptent 0 : tape au-dessus de { CARD("5C") }.
lesson-cards-13 = Deux 5 dans une colonne comptent 0. Et la carte cachée était { CARD("JH") } : 10 points de moins à la fin.
lesson-cards-14 = Regarde les défausses chez { PERSON("1") } et { PERSON("2") }. L’une des deux t’aide-t-elle ? Sinon, pioche.
    .not-take-1 = Tu n’as pas de 10 visible : il compterait 10. La pioche peut difficilement être pire : pioche.
    .not-take-2 = Tu n’as pas de 9 visible : il compterait 9. La pioche peut difficilement être pire : pioche.
lesson-cards-15 = { CARD("TC") }, pas mieux que ces défausses. Mais il <b>faut</b> poser la carte dans ta grille. Où fait-elle le moins mal ?
    .not-place-r1c1 = Un 10 pour un roi, c’est dix points de plus. Essaie une carte cachée.
    .not-place-r2c5 = Un 10 pour un 3, c’est sept points de plus. Une carte cachée est peut-être haute aussi.
    .otherwise = Ça sépare tes 5 : leur colonne compterait 15 au lieu de 0. Essaie une carte cachée.
lesson-cards-16 = La carte qui était là est partie, bonne ou mauvaise. C’est ça, le jeu : une carte par tour.

lesson-columns =
    .title = Les colonnes
    .about = Ce qui fait une paire, et ce qui compte moins que zéro
    .learnt = Bien joué ! Une paire fait 0, et des paires identiques côte à côte font −20 ou −30 : à toi d’en profiter.
lesson-columns-1 = Dix cartes font cinq colonnes de deux. Il y a deux paquets, donc chaque carte existe en double.
lesson-columns-2 = Deux cartes <b>différentes</b> dans une colonne comptent toutes les deux : 9 pour le neuf, 0 pour le roi.
lesson-columns-3 = Deux cartes de <b>même valeur</b> comptent 0, quelle que soit leur couleur. Le signe = le montre.
lesson-columns-4 = Regarde la défausse chez { PERSON("1") } et ta deuxième colonne. Prendre la défausse, ou piocher ?
    .not-draw = Ça peut être n’importe quoi. { CARD("7C") } chez { PERSON("1") } fait une paire avec { CARD("7D") } : tape dessus.
lesson-columns-5 = Où va ce 7 ?
    .not-place-r1c1 = Un 7 pour un 7, ça ne change rien. Pose-le <b>sous</b> { CARD("7D") }.
    .not-place-r2c1 = Un 7 pour un 7, ça ne change rien. Pose-le <b>sous</b> { CARD("7D") }.
    .not-place-r1c2 = Un 7 pour un 7, ça ne change rien. Pose-le <b>sous</b> { CARD("7D") }.
    .otherwise = Là, il ne fait pas de paire et compte 7. Pose-le sous { CARD("7D") }.
lesson-columns-6 = Deux colonnes de même valeur <b>côte à côte</b> comptent <b>−20</b>, au lieu de 0. Tu passes de 28 à 1 !
lesson-columns-7 = { PERSON("1") } défausse { CARD("QS") } : 10 points, comme { CARD("JC") }, mais pas de paire. La prendre pour la colonne 3, ou piocher ?
    .not-take-1 = Les deux comptent 10, mais une dame n’est pas un valet : ensemble, ça fait 20. Pioche.
lesson-columns-8 = Tu as pioché un autre 7. Où enlève-t-il le plus de points ?
    .not-place-r1c4 = Ça enlève 2. Sur { CARD("JC") }, ça enlève 3, à côté de tes autres 7.
    .not-place-r2c3 = Avec { CARD("JC") }, ça fait 17. Mets-le <b>à la place</b> du valet, et la colonne montre 7.
    .not-place-r2c4 = Un 7 pour un roi, c’est 7 points de plus. Sur { CARD("JC") }, c’est 3 de moins.
    .not-place-r2c5 = Là, il compte 7 de plus. Sur { CARD("JC") }, c’est 3 de moins.
    .not-place-r1c5 = Là, il compte 5 de plus. Sur { CARD("JC") }, c’est 3 de moins, et à côté de tes autres 7.
    .otherwise = Un 7 pour un 7, ça ne change rien. Sur { CARD("JC") }, ça enlève 3, et ça attend une paire.
lesson-columns-9 = Un 7 tout seul à côté des autres compte 7. Il lui faut un autre 7 dans sa propre colonne.
lesson-columns-10 = { PERSON("1") } a pris ton valet, fait une paire, puis défaussé une autre carte. La prendre, ou piocher ?
    .not-draw = Regarde bien : { CARD("7D") } chez { PERSON("1") }, c’est juste ce qu’il faut à ta colonne 3. Tape dessus.
lesson-columns-11 = Et où va ce 7 ?
    .not-place-r1c3 = C’est encore un 7 pour un 7. Pose-le sous celui-là, sur la carte cachée.
    .otherwise = La colonne 3 a un 7 tout seul. Pose-le sous celui-là.
lesson-columns-12 = Trois côte à côte : <b>−30</b>. Quatre, ce serait −40, et les cinq −50.
lesson-columns-13 = Ton 9 compte encore 9. Chez { PERSON("1") }, { CARD("QD") } peut-elle t’aider ? Prends-la, ou pioche.
    .not-take-1 = Tu n’as pas de dame : elle compterait 10. Pioche.
lesson-columns-14 = Tu as pioché { CARD("9S") }. Il peut remplacer n’importe quelle carte, même un roi. Où enlever le plus de points ?
    .not-place-r1c4 = Un 9 pour un 9, ça ne change rien. Pose-le sous l’autre : une paire compte 0.
    .not-place-r1c5 = Là, il coûterait 7 points. Avec { CARD("9H") }, il fait une paire.
    .not-place-r2c5 = Là, il coûterait 9 points. Avec { CARD("9H") }, il fait une paire.
    .otherwise = Aucune carte n’est bloquée, donc tu pourrais. Mais ça casserait ta rangée de 7 !
lesson-columns-15 = Le 9 comptait 9, et la paire compte 0. Ton total est maintenant de −28. Super !
lesson-columns-16 = { PERSON("1") } a pris ton roi. Tes défausses peuvent aider les autres, mais cette paire t’a enlevé 9 points.
lesson-columns-17 = { PERSON("1") } a deux colonnes de 4, mais séparées par des valets. Pas côte à côte, elles comptent 0.

lesson-last =
    .title = Le dernier tour
    .about = Comment finit une manche, et comment on gagne la partie
    .learnt = Tu as gagné ta première partie de Tens, et tu sais comment elle finit. La prochaine, c’est pour de vrai !
lesson-last-1 = Une partie a plusieurs manches. La première t’a coûté 38 points, contre 61 à { PERSON("1") } et 44 à { PERSON("2") }.
lesson-last-2 = La deuxième manche est presque finie. Dès que quelqu’un a <b>dix cartes visibles</b>, la fin est proche.
lesson-last-3 = Si la pioche s’épuise, on mélange les défausses en une nouvelle pioche. Seules celles du dessus restent.
lesson-last-4 = Ta colonne 4, une dame et un 6, compte 16. Une des défausses peut-elle t’aider, ou vas-tu piocher ?
    .not-draw = Ça peut être n’importe quoi. { CARD("6S") } chez { PERSON("2") }, c’est ce qu’il faut à la colonne 4 : tape dessus.
    .not-take-1 = Tu n’as pas de valet visible : il compterait 10. { CARD("6S") } chez { PERSON("2") } va bien en colonne 4.
lesson-last-5 = Remplacer la dame, ou ta dernière carte cachée ? Avec dix cartes visibles, tu n’aurais plus de tour.
    .not-place-r1c5 = Le 9 partirait, mais la colonne 4 compterait encore 16. Pose-le sur { CARD("QD") }.
    .not-place-r2c4 = Un 6 pour un 6, ça ne change rien. Pose-le sur { CARD("QD") }.
    .not-place-r2c5 = Tu aurais fini tout de suite, avec 16 en colonne 4 et 15 en colonne 5 pour de bon. Pas encore !
    .otherwise = La colonne 4 compterait encore 16. Pose-le sur { CARD("QD") }, et les deux 6 font une paire.
lesson-last-6 = La dixième carte est visible chez { PERSON("1") }, qui a donc fini. Les autres ont <b>encore un tour</b>.
lesson-last-7 = Ton dernier tour. Tu peux prendre partout, même chez { PERSON("1") }. Quelle carte va avec { CARD("9C") } ?
    .not-draw = Ça peut être n’importe quoi. { CARD("9S") } chez { PERSON("1") } fait une paire avec { CARD("9C") } : tape dessus.
    .not-take-2 = Tu n’as pas de 10 visible : il compterait 10. { CARD("9S") } chez { PERSON("1") } va avec { CARD("9C") }.
lesson-last-8 = Pose-le maintenant. À la fin, on retourne les cartes cachées, et elles comptent aussi.
    .not-place-r1c5 = Un 9 pour un 9, ça ne change rien, et la carte cachée compterait aussi. Pose-le plutôt sur elle.
    .otherwise = La colonne 5 compterait 9 plus sa carte cachée. Pose-le sous { CARD("9C") }.
lesson-last-9 = Cette manche te coûte 10 points : 48 en tout. { PERSON("2") } en a 21, cartes cachées comprises : 65 en tout.
lesson-last-10 = { PERSON("1") } a fini en premier, mais ça ne donne pas de bonus : 43 points, 104 en tout.
lesson-last-11 = La partie s’arrête dès qu’un score <b>dépasse 100</b> ou passe sous −100. 100 pile, ça ne suffit pas.
lesson-last-12 = Si personne n’avait dépassé 100, on continuerait. Le score <b>le plus bas</b> gagne : le tien ! À égalité, on partage.
