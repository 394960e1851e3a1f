### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Vide ta main. Les 10 bloquent, les 6 renversent
deal = Donner les cartes
shapes = Tour par tour : ⬜ 1 carte jouée, 🟨 2, 🟧 davantage, ⬛ passé.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = joker ★
joker-unmarked = joker ☆
# The same at the start of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for screen readers.
called-joker-marked = joker marqué
called-joker-unmarked = joker non marqué
called-face-down = carte face cachée
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
set-of-several =
    { $cards ->
        [2] deux
        [3] trois
       *[4] quatre
    } { $rank ->
        [joker] jokers
        [A] as
        [T] 10
        [J] valets
        [Q] dames
        [K] rois
       *[other] { $rank }
    }
# The same at the start of a sentence.
set-of-several-first =
    { $cards ->
        [2] Deux
        [3] Trois
       *[4] Quatre
    } { $rank ->
        [joker] jokers
        [A] as
        [T] 10
        [J] valets
        [Q] dames
        [K] rois
       *[other] { $rank }
    }
# $laid is a set at the start of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set = { $laid } sur { $last } chez { $owner }

## The seats

place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
# On a seat, where there is little room.
seat-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
seat-out = a fini
seat-excommunicated = hors jeu
seat-shamed = la honte
seat-next = ensuite
seat-last-owner = sa série
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] carte
       *[other] cartes
    }
# The cards of a hand at a table that hides the counts.
stroke = trait
stroke-none = aucun trait
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Tes cartes, face visible
       *[other] { $who }, cartes face visible
    }
next-player = ensuite : { $who }
decided = c’est joué

## The piles

piles = Les piles
turned-round = Renversé
to-draw = <b>{ $cards }</b> à piocher
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = { CARD("pile") } à piocher
none-to-draw = rien à piocher
pile-empty = pioche vide
draw-pile = pioche
next-to-draw = prochaine carte : { $card }
play-pile-face-down = pile, face cachée
lowest-leads = la plus petite commence
any-set-may-be-laid = série au choix
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat =
    { $owner ->
        [you] Toi : <b>{ $shown }</b>
       *[other] { $owner } : <b>{ $shown }</b>
    }
lies-last-set = Dernière série
lies-last-set-of =
    { $owner ->
        [you] Ta dernière série
       *[other] Dernière série : { $owner }
    }
lies-hands = Cartes en main : { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Prochaine carte
guess-suit = Couleur
guess-rank = Valeur
guess-joker = { $card }
top-of-the-pile = Dessus de la pioche
hand =
    { $who ->
        [you] Ta main
       *[other] Main : { $who }
    }
hand-folded =
    { $who ->
        [you] Ta main, face cachée
       *[other] { $who }, main face cachée
    }
# The button that looks at the draw pile.
look-at-draw-pile = pioche
sleeve = manche
sleeve-holds =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sous la série

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next = Prochain tour : { $who }
is-thinking =
    { $who ->
        [you] Tu réfléchis
       *[other] { $who } réfléchit
    }
ask-sleeve = Que glisser sous la série ?
ask-sleeve-then-laid = Choisis jusqu’à 3 cartes, puis joue la série.
ask-sleeve-then-chosen = Choisis jusqu’à 3 cartes, puis la série.
ask-throw =
    { $who ->
        [you] Tu vas jouer : jeter un 10 ?
       *[other] { $who } va jouer : jeter un 10 ?
    }
ask-accuse =
    { $who ->
        [you] Tu vas jouer : accuser quelqu’un ?
       *[other] { $who } va jouer : accuser quelqu’un ?
    }
ask-no-ten =
    { $who ->
        [you] Tu vas jouer : tu n’as pas de 10 à jeter.
       *[other] { $who } va jouer : tu n’as pas de 10 à jeter.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused = Prochain tour : { $who }. { $why }
throwing = Son tour est sauté, et le 10 lui reste.
ask-gift =
    { $alone ->
        [yes] Que donnes-tu à { $to } ?
       *[no] { $who }, que donnes-tu à { $to } ?
    }
lower-cards-in = Plus bas, en { ROW($suits, between: " ou ") }
ask-return =
    { $alone ->
        [yes] { $to } a jeté { $card } : rendre des cartes ?
       *[no] { $who }, { $to } a jeté { $card } : rendre des cartes ?
    }
cards-in = D’autres cartes en { ROW($suits, between: " ou ") }
ask-card =
    { $alone ->
        [yes] Quelle est la prochaine carte ?
       *[no] { $who }, quelle est la prochaine carte ?
    }
ask-suit =
    { $alone ->
        [yes] Quelle couleur ?
       *[no] { $who }, quelle couleur ?
    }
ask-rank =
    { $alone ->
        [yes] Quelle valeur ?
       *[no] { $who }, quelle valeur ?
    }
a-guess = Choisis une couleur et une valeur, ou un joker : ★ marqué, ☆ non marqué.
draws =
    { $alone ->
        [yes] Pioche une carte
       *[no] { $who }, pioche une carte
    }
ask-order =
    { $alone ->
        [yes] Choisis l’ordre
       *[no] { $who }, choisis l’ordre
    }
order-of-drawing = Tape sur les cartes dans l’ordre de pioche.
ask-last =
    { $alone ->
        [yes] C’est joué. Accuser quelqu’un ?
       *[no] C’est joué. { $who }, accuser quelqu’un ?
    }
leads =
    { $alone ->
        [yes] Commence par ta plus petite valeur
       *[no] { $who }, commence par ta plus petite valeur
    }
ask-after-match =
    { $alone ->
        [yes] Rejouer une série après le doublon ?
       *[no] { $who }, encore une série après le doublon ?
    }
ask-set-on =
    { $alone ->
        [yes] Que joues-tu sur { $last } ?
       *[no] { $who }, que joues-tu sur { $last } ?
    }
ask-set =
    { $alone ->
        [yes] Joue une série au choix
       *[no] { $who }, joue une série au choix
    }
slipped =
    { $cards ->
        [one] Choisis la série. { $cards } carte ira dessous.
       *[other] Choisis la série. { $cards } cartes iront dessous.
    }
set-refused = Tu ne peux pas jouer ça maintenant.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b> : un doublon
        [attempt] <b>{ $shown }</b> : une tentative
       *[slam] <b>{ $shown }</b> : un smash
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, un doublon : pile ou table ?
        [attempt] <b>{ $shown }</b>, une tentative : pile ou table ?
        [slam] <b>{ $shown }</b>, un smash : pile ou table ?
       *[plain] <b>{ $shown }</b> : pile ou table ?
    }
belongs-on-table = La pioche est vide : joue sur la table nue.
then-match = Puis tu peux rejouer une série.
then-attempt = Puis tu peux deviner la prochaine carte.
then-slam = Puis tu peux donner à { $owner } plus bas, en { ROW($suits, between: " ou ") }.
then-turned = Puis les piles s’échangent et le sens s’inverse.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] Ne rien donner
        [one] Donner { $cards } carte
       *[other] Donner { $cards } cartes
    }
return-cards =
    { $cards ->
        [0] Ne rien rendre
        [one] Rendre { $cards } carte
       *[other] Rendre { $cards } cartes
    }
to-whom = à { $to }
gets-nothing = Rien pour { $to }
name-card = Deviner { $card }
no-guess = Ne pas deviner
put-them-back = Remettre
pretend = Faire semblant
draw = Piocher
accuse-whom =
    { $accused ->
        [you] T’accuser
       *[other] Accuser { $accused }
    }
accuse-nobody = N’accuser personne
    .brings = laisser finir
pass-turn = Passer
stop = Arrêter
draws-one = piocher 1
# $play is the kind of set.
lay =
    { $play ->
        [match] Doublon : { $set }
        [attempt] Tentative : { $set }
        [slam] Smash : { $set }
       *[plain] Jouer { $set }
    }
lay-on-pile = Sur la pile
    .brings = sur la série
    .brings-exile = puis hors jeu
lay-on-table = Sur la table
    .brings = nouvelle pile
brings-slam = contre { $owner }
brings-last-cards =
    { $cards ->
        [one] ta dernière carte
       *[other] tout ce qui reste
    }
brings-turned = renverse le jeu
brings-match = puis une autre
brings-attempt = puis deviner
slip =
    { $cards ->
        [one] Glisser { $cards } carte
       *[other] Glisser { $cards } cartes
    }
    .brings = sous la série
close-sleeve = Fermer la manche
    .brings = ne rien glisser
keep-them = Les garder
nothing-to-throw = Continuer
let-play =
    { $who ->
        [you] Te laisser jouer
       *[other] Laisser jouer { $who }
    }
accuse = Accuser
throw = Jeter { $card }
    .brings = tour sauté : { $who }

## What anyone can do between turns

claim-throw = Jeter un 10
claim-throw-who = Qui jette un 10 ?
claim-accuse-who = Qui accuse ?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser } : qui a triché ?
claim-accuse-refused = Tu ne peux encore accuser personne : attends que quelqu’un ait joué.
claim-accuse-tap = Tape sur un nom pour accuser.

## Answers to taps

over = La partie est finie.
not-your-turn = Pas maintenant : c’est à { $who }.
sleeve-full = Tu ne peux pas glisser plus de 3 cartes.
stays-set = Tu ne peux pas jouer { $card } : ça ne bat pas la dernière série.
stays-gift = Tu ne peux pas donner { $card } : il faut plus bas, dans les couleurs du smash.
stays-return = Tu ne peux pas rendre { $card } : il faut une autre carte de la couleur du 10.
stays-throw = Tu ne peux pas jeter { $card } : il faut un 10.
stays-guess = Pas { $card } maintenant : devine d’abord la prochaine carte.
stays-arrange = Pas { $card } maintenant : remets d’abord les cartes sur la pioche.
stays-draw = Pas { $card } maintenant : pioche d’abord une carte.
stays-last = Tu ne peux plus jouer { $card } : la partie est jouée.

## Moments and ends

banner-excommunicated = Excommunication
banner-shame = Tour de la honte
banner-back = De retour
banner-slam = Smash
banner-skip = Tour sauté
banner-reverse = Renversé
banner-restart = On repart
result-first = a fini en premier
result-left =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] Tu as gagné malgré le Tour de la honte
       *[other] { $who } a gagné malgré le Tour de la honte
    }
remark-slam =
    { $who ->
        [you] Tu as fini avec un smash
       *[other] { $who } a fini avec un smash
    }
remark-behind =
    { $who ->
        [you] Tu as eu jusqu’à { $cards } cartes en main
       *[other] { $who } a eu jusqu’à { $cards } cartes en main
    }
remark-left =
    { $who ->
        [you] Tu avais encore { $cards } cartes
       *[other] { $who } avait encore { $cards } cartes
    }
remark-turns =
    { $who ->
        [you]
            Tu as fini en { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
       *[other]
            { $who } a fini en { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Smashs
    .note =
        { $name } a fait { $hits } { $hits ->
            [0] smash
            [1] smash
           *[other] smashs
        } sur { $of }
feat-out = Fins
    .note =
        { $name } a fini { $hits ->
            [1] une fois
           *[other] { $hits } fois
        }
# The ways to go out, each with its number.
way-single = avec une carte
way-set = avec plusieurs cartes
way-slam = avec un smash
way-gift = en donnant des cartes
way-ten = en jetant un 10

## Rules as they come up

explain-restart = Il n’y a plus de cartes visibles à piocher : le jeu redémarre. Qui a la plus petite carte commence
explain-sixes = Exactement trois 6 : les piles s’échangent, on pioche face visible, et on joue dans l’autre sens
explain-excommunicated =
    { $who ->
        [you] La pioche était vide : la série allait sur la table. Te voilà hors jeu jusqu’à ce que quelqu’un passe
       *[other] La pioche était vide : la série allait sur la table. { $who } est hors jeu jusqu’à ce que quelqu’un passe
    }
explain-false-alarm =
    { $who ->
        [you] La pioche n’était pas vide : ta série allait sur la pile. Elle n’a pas d’effet spécial
       *[other] La pioche n’était pas vide : { $who } devait jouer sur la pile. La série n’a pas d’effet spécial
    }
explain-lifted =
    { $who ->
        [you] Tu peux de nouveau jouer. L’excommunication finit quand quelqu’un d’autre passe
       *[other] { $who } peut de nouveau jouer. L’excommunication finit quand quelqu’un d’autre passe
    }
explain-lifted-all = Tout le monde peut de nouveau jouer. L’excommunication finit quand quelqu’un d’autre passe
explain-table = La pioche était vide, alors la série va sur la table nue. L’ancienne pile, mélangée, devient la pioche
explain-accused =
    { $who ->
        [you] Tu as triché : tu pioches jusqu’à un multiple de cinq et tu montres ta main jusqu’à la fin de ton prochain tour
       *[other] { $who } a triché, pioche jusqu’à un multiple de cinq et montre sa main jusqu’à la fin de son prochain tour
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $accused ->
        [you]
            { $cost ->
                [draw-1] Tu n’as pas triché, alors { $who } pioche une carte pour l’accusation à tort
                [shame] Tu n’as pas triché, alors { $who } entre dans le Tour de la honte
               *[nothing] Tu n’as pas triché. { $who } ne perd rien, sauf la face
            }
       *[other]
            { $who ->
                [you]
                    { $cost ->
                        [draw-1] { $accused } n’a pas triché, alors tu pioches une carte pour l’accusation à tort
                        [shame] { $accused } n’a pas triché, alors tu entres dans le Tour de la honte
                       *[nothing] { $accused } n’a pas triché. Tu ne perds rien, sauf la face
                    }
               *[other]
                    { $cost ->
                        [draw-1] { $accused } n’a pas triché, alors { $who } pioche une carte pour l’accusation à tort
                        [shame] { $accused } n’a pas triché, alors { $who } entre dans le Tour de la honte
                       *[nothing] { $accused } n’a pas triché. { $who } ne perd rien, sauf la face
                    }
            }
    }
explain-back =
    { $who ->
        [you] Tu as de nouveau des cartes : tu reviens dans la partie et tu perds ta place
       *[other] { $who } a de nouveau des cartes, revient dans la partie et perd sa place
    }
explain-out =
    { $who ->
        [you]
            Tu finis à la <b>{ NUMBER($place, type: "ordinal") ->
                [one] { $place }re
               *[other] { $place }e
            }</b> place. On ne pioche pas après sa dernière carte
       *[other]
            { $who } finit à la <b>{ NUMBER($place, type: "ordinal") ->
                [one] { $place }re
               *[other] { $place }e
            }</b> place. On ne pioche pas après sa dernière carte
    }
explain-slam =
    { $owner ->
        [you] Même valeur, plus de cartes : un smash. La série était à toi : tu peux recevoir des cartes plus basses de ces couleurs
       *[other] Même valeur, plus de cartes : un smash. { $owner } avait joué la série et peut recevoir plus bas dans ces couleurs
    }
explain-gift =
    { $who ->
        [you]
            Tu donnes <b>{ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }</b> à { $to }. Après un smash, on peut donner plus bas dans ses couleurs
       *[other]
            { $who } { $to ->
                [you] te donne
               *[other] donne à { $to }
            } <b>{ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }</b>. Après un smash, on peut donner plus bas dans ses couleurs
    }
explain-skip =
    { $who ->
        [you] Le 10 fait sauter ton tour. Tu gardes { $card } et tu peux rendre d’autres cartes de cette couleur
       *[other] { $who } saute son tour, garde { $card } et peut rendre d’autres cartes de la couleur du 10
    }
explain-return =
    { $who ->
        [you]
            Tu rends à { $to } <b>{ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }</b> de la couleur du 10. Personne ne pioche
       *[other]
            { $who } { $to ->
                [you] te rend
               *[other] rend à { $to }
            } <b>{ $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }</b> de la couleur du 10. Personne ne pioche
    }
explain-match =
    { $who ->
        [you] Même valeur et même nombre de cartes : un doublon. Tu peux rejouer une série tout de suite
       *[other] Même valeur et même nombre de cartes : un doublon. { $who } peut rejouer une série tout de suite
    }
explain-guess-wrong =
    { $who ->
        [you] La prochaine carte n’était pas { $card }, alors tu la pioches
       *[other] La prochaine carte n’était pas { $card }, alors { $who } la pioche
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] La prochaine carte était { $card }. Tu la prends et tu ne pioches rien d’autre
               *[other] La prochaine carte était { $card }. Tu la prends, et { $who } ne pioche pas
            }
       *[other]
            { $who ->
                [you] La prochaine carte était { $card }. { $to } la prend, et tu ne pioches pas
               *[other] La prochaine carte était { $card }. { $to } la prend, et { $who } ne pioche pas
            }
    }
explain-attempt =
    { $who ->
        [you] Même valeur, moins de cartes : une tentative. Si tu devines la prochaine carte, la personne suivante la prend
       *[other] Même valeur, moins de cartes : une tentative. Si { $who } devine la carte, la personne suivante la prend
    }
explain-cleared = Toute série est permise : tout le monde a passé, et il n’y avait rien à piocher
explain-shuffle = La pioche est vide : la pile, mélangée, devient la pioche. Seule la dernière série reste
explain-joker = Un joker est le plus bas, mais il va sur un valet, une dame ou un roi. Sur un joker, tout va
explain-suit = Sur un valet, une dame ou un roi, plus bas va dans la même couleur : { $set } sur { $last }
explain-opening = Qui commence ne peut pas passer et doit jouer sa plus petite valeur : { $set }
explain-pass =
    { $who ->
        [you] Tu passes et tu pioches. La personne suivante joue toujours sur { $last }
       *[other] { $who } passe et pioche. La personne suivante joue toujours sur { $last }
    }
explain-higher = Il faut une série au moins aussi haute que la dernière : { $set } sur { $last }. Nombre et couleurs ne comptent pas

## The rules

word-set = Série
    .note = Une à quatre cartes de même valeur, jouées ensemble.
word-match = Doublon
    .note = La même valeur et le même nombre de cartes que la dernière série. Tu peux rejouer une série.
word-attempt = Tentative
    .note = La même valeur que la dernière série, mais moins de cartes. Tu peux deviner la prochaine carte.
word-slam = Smash
    .note = La même valeur que la dernière série, mais plus de cartes. Tu peux donner des cartes plus basses à qui l’a jouée.
word-throw = Jeter un 10
    .note = Faire sauter le tour de quelqu’un avant qu’il commence. Le 10 reste chez cette personne.
word-excommunicated = Excommunication
    .note = Tu es hors jeu jusqu’à ce que quelqu’un d’autre passe : tu ne peux ni jouer, ni piocher, ni jeter de 10.
example-slam = un smash
example-match = un doublon
example-throw = jeter un 10
example-sixes = trois 6
chapter-minute = Le but
chapter-turn = Un tour
chapter-special = Séries spéciales
chapter-tens = Jeter un 10
chapter-sixes = Trois 6
chapter-pile = Pile ou table
chapter-cheating = La triche
chapter-end = La fin
aim = Débarrasse-toi de toutes tes cartes avant les autres.
deck = Les cartes
cards-order = De bas en haut : joker, as, 2 à 10, valet, dame, roi. Il y a deux jokers, l’un marqué ★, l’autre non ☆.
cards-set = Une <b>série</b>, c’est une à quatre cartes de même valeur.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] Chaque personne reçoit 10 cartes si on joue à 2, 3 ou 4, 8 cartes à cinq, 7 à six, 6 à sept et 5 à huit.
       *[other] Chaque personne reçoit { $dealt } cartes.
    }
turn-lead = Si tu as la plus petite carte, tu commences. Tu dois jouer ta plus petite valeur, sans pouvoir passer.
turn-lowest = Les couleurs ne servent ici qu’à départager : carreau est la plus basse, puis trèfle, cœur et pique. Le joker marqué est la plus petite carte de toutes.
turn-lay = À ton tour, joue une série ou passe. Puis pioche 1 carte.
turn-beat = Ta série doit être au moins <b>aussi haute</b> que la dernière. Le nombre de cartes et les couleurs ne comptent pas.
turn-faces = Sur un valet, une dame ou un roi, tu peux aussi jouer une série plus basse qui a une <b>couleur</b> en commun, ou des jokers.
turn-out = Dès que tu joues ta dernière carte, tu as fini, sans piocher.
turn-on-queen = Sur une dame de pique
turn-higher = Plus haut
    .note = Un roi de n’importe quelle couleur.
turn-lower = Plus bas, même couleur
    .note = Le valet de pique, mais pas le valet de cœur.
turn-joker = Un joker
    .note = Va toujours sur un valet, une dame ou un roi. Ensuite, tout va.
special-rank = Une série de la même valeur que la dernière fait plus que les autres. Tout dépend du nombre de cartes :
special-match = Autant : un doublon
    .note = Tu peux aussitôt rejouer une série dessus, même un autre doublon. Tu ne pioches que 1 carte, à la fin.
special-attempt = Moins : une tentative
    .note = Tu peux deviner la valeur et la couleur de la prochaine carte, ou quel joker c’est. Si c’est juste, la personne suivante la prend et tu ne pioches pas. Si c’est raté, tu la pioches sans la montrer.
special-slam = Plus : un smash
    .note = Tu peux donner autant de cartes que tu veux à qui a joué la dernière série. Elles doivent être plus basses que le smash et avoir une couleur en commun avec lui. Tu ne peux pas donner de joker : il n’a pas de couleur.
    .then = Puis tu pioches 1 carte. Si cette personne avait fini, une seule carte la fait revenir dans la partie. Si la dernière série était la tienne, ce n’est pas un smash.
tens-throw = Avant que le tour de quelqu’un d’autre commence, tu peux lui jeter un 10. Son tour est <b>sauté</b>.
tens-return = Cette personne garde le 10 et peut te rendre n’importe laquelle de ses autres cartes de cette couleur.
tens-next = Personne ne pioche, et c’est à la personne suivante. Un autre 10 peut faire sauter ce tour aussi, et ainsi de suite, mais un tour de table au plus.
tens-last = Tu peux jeter un 10 comme dernière carte. Si rien ne revient, tu as fini.
sixes-turn = Une série d’exactement trois 6 renverse le jeu. Dès le tour suivant :
sixes-direction = On joue dans l’autre sens.
sixes-draw = La pile devient la pioche, <b>face visible</b>. Tout le monde voit ce que tu pioches.
sixes-play = La pioche devient la pile, <b>face cachée</b>. Dis tes séries à voix haute.
sixes-last-set = Il faut quand même battre les trois 6.
sixes-any-set = Tu peux jouer n’importe quelle série sur la nouvelle pile.
sixes-restart = Quand la dernière carte visible est piochée, le jeu redémarre. La pile cachée devient la pioche, on joue de nouveau dans le sens des aiguilles d’une montre, et la plus petite carte commence.
sixes-out = Si tu avais fini, tu ne reviens pas.
sixes-lifted = Si tu étais hors jeu, tu peux de nouveau jouer.
sixes-open = Une main visible reste visible.
pile-belongs = Quand la pioche est vide, joue la prochaine série sur la table nue. La pile est alors mélangée et devient la pioche.
pile-asked = L’appli demande d’abord : pile ou table ?
pile-unasked = L’appli demande à chaque fois : pile ou table ? Rien ne te prévient.
pile-excommunicated = Si tu joues sur l’ancienne pile, c’est l’<b>excommunication</b> : tu ne peux ni jouer, ni piocher, ni jeter de 10 jusqu’à ce que quelqu’un d’autre passe. Ta série compte, mais sans effet spécial.
pile-early = Si tu joues trop tôt sur la table, la série va sur la pile, sans effet spécial.
cheating-how = Ici, la triche fait partie du jeu. À ton tour, tu peux glisser jusqu’à 3 cartes sous une série (<b>manche</b>), faire semblant de piocher, ou regarder les 3 cartes du dessus de la <b>pioche</b> et changer leur ordre.
cheating-numbers = Le nombre de cartes est caché, alors ouvre l’œil.
cheating-accusing = Accuser
cheating-when = Entre deux tours, si tu as des cartes, tu peux accuser n’importe qui, même une personne qui a fini. Ensuite, on ne peut plus l’accuser avant qu’elle ait rejoué.
cheating-true = Si tu as raison, la personne qui a triché entre dans le <b>Tour de la honte</b>. Elle pioche au moins 1 carte, jusqu’à en avoir un multiple de cinq. Sa main reste visible jusqu’à la fin de son prochain tour. Un tour sauté ne compte pas.
cheating-back = Si elle avait fini, elle revient dans la partie.
cheating-wrong =
    { $cost ->
        [draw-1] Si tu te trompes, tu pioches une carte.
        [shame] Si tu te trompes, le Tour de la honte est pour toi.
       *[nothing] Si tu te trompes, tu ne perds rien, sauf la face.
    }
cheating-last = Avant la fin de la partie, toutes les personnes qui ont des cartes ont une dernière chance d’accuser, à tour de rôle.
end-all-places = Qui finit en premier gagne. Les autres jouent pour les places suivantes, jusqu’à ce qu’une seule personne ait des cartes.
end-first-out = Qui finit en premier gagne, et la partie s’arrête après ce tour. Pour les autres, moins on a de cartes, meilleure est la place. À égalité, on partage la place.
end-pile = S’il faut piocher et que la pioche est vide, la pile est mélangée et devient la pioche. Seule la dernière série reste.
end-cleared = Si tout le monde a passé et que personne n’a pu piocher, tu peux jouer n’importe quelle série.
fact-begins = Qui commence
    .note = la plus petite carte reçue
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = la limite de 10 jetés à la suite
house-early = le prix d’une série trop tôt sur la table
house-cleared = toute série permise quand tout le monde a passé sans pouvoir piocher
house-look = regarder 3 cartes de la pioche
house-slipped = glisser 3 cartes au plus
house-wrong = le prix d’une accusation à tort
house-often = combien de fois on peut accuser quelqu’un
house-first-out = arrêter dès que quelqu’un finit
house-dealt = le nombre de cartes en main
house-points = les points sur plusieurs parties
house-tournament = les tables d’un tournoi
origin = <b>Tenstuff</b> a été décrit sur une page web des débuts d’Internet. On ne sait pas qui l’a inventé.
for-whom =
    2 à 8 personnes, à partir de 10 ans, surtout bien à 3 ou 4. { $finish ->
        [first-out] Une partie dure environ 10 minutes.
       *[all-places] Une partie dure environ 5 minutes à deux, 15 à trois, 30 à quatre et une heure à huit.
    }

## Lessons

lesson-sets =
    .title = Battre la série
    .about = Ce qui va sur quoi, et comment ta main diminue
    .learnt = Tu sais jouer toute une partie. Par deux ou plus, tes cartes partent plus vite : pour une jouée, tu en pioches une.
lesson-sets-1 = <b>Vide ta main</b> avant les autres, et tu gagnes à Tenstuff. Voici tes cartes.
lesson-sets-2 = De bas en haut : joker, as, 2 à 10, valet, dame, roi. { CARD("3D") } est la plus petite carte donnée : tu commences.
lesson-sets-3 = Commence par ta plus petite valeur. Une carte ou plus de même valeur : une <b>série</b>. Tape sur les 3, puis le bouton.
    .otherwise = Une carte jouée, une piochée : ta main ne diminuerait pas. Joue les deux 3.
lesson-sets-4 = Tu as joué deux cartes, puis pioché une, comme toujours en fin de tour. Six cartes, et maintenant cinq.
lesson-sets-5 = Il faut une série au moins aussi haute que la dernière. Ni ses couleurs ni le nombre de cartes ne comptent.
lesson-sets-6 = Mais sur valet, dame ou roi, <b>plus bas</b> va aussi, dans la même couleur. Quelle <b>paire</b> a un pique, comme { CARD("JS") } ?
    .not-play-kc = Un roi est plus haut, donc ça irait. Mais sors deux cartes : il y a un pique dans tes 8.
    .not-play-8s = Ça irait. Mais { CARD("8H") } peut partir avec : un seul pique dans la série suffit.
    .not-pass = Tu peux passer, mais alors tu pioches, c’est tout. Tu as une paire avec un pique : joue-la.
lesson-sets-7 = { PERSON("1") } a joué un 10. { PERSON("2") } a passé et pioché. On peut toujours passer, sauf en commençant.
lesson-sets-8 = Qu’est-ce qui va sur { CARD("TC") } ? Ni valet, ni dame, ni roi : il te faut donc une carte au moins aussi haute.
    .otherwise = Tu pourrais, mais tu as une carte plus haute qu’un 10. Joue-la.
lesson-sets-9 = Tu n’as ni cœur ni roi. Mais un <b>joker</b>, le plus bas de tous, va sur n’importe quel valet, dame ou roi.
    .otherwise = Tu peux passer, mais une de tes cartes va sur tous les rois. Tape sur le joker.
lesson-sets-10 = Tout va sur un joker, alors { PERSON("1") } en a profité pour jouer { CARD("5S") }. Il faut le battre avec plus d’une carte.
    .not-pass = Tu peux passer, mais ta main grandirait. Tu as deux cartes plus hautes qu’un 5.
    .otherwise = Une jouée, une piochée : ta main ne diminuerait pas. Joue les deux 7.
lesson-sets-11 = De six cartes à trois, grâce à tes paires. Bien joué !

lesson-same =
    .title = Même valeur
    .about = Le doublon, la tentative et le smash
    .learnt = Doublon, tentative, smash : tu connais les trois. Guette-les dans ta prochaine partie.
lesson-same-1 = Une série de <b>même valeur</b> que la dernière est spéciale. Il y a trois cas.
lesson-same-2 = { PERSON("2") } a joué un 9. Même valeur et <b>même nombre</b> de cartes, c’est un <b>doublon</b>. Que joues-tu ?
    .not-pass = Tu as un 9, et un sur un, c’est un doublon. Ne rate pas ça.
    .otherwise = C’est plus haut, donc ça irait. Mais joue d’abord le 9 : après un doublon, tu peux rejouer.
lesson-same-3 = Un doublon ! Tu peux <b>rejouer une série</b> aussitôt. Elle doit aussi battre le 9. Tu ne pioches qu’une carte en tout.
    .not-stop = Tu pourrais t’arrêter là. Mais une série de plus ne coûte rien : tu pioches une carte de toute façon.
    .otherwise = Ça irait, mais tu as une série avec plus de cartes : deux dames.
lesson-same-4 = Trois cartes jouées, une piochée : de neuf à sept. Si ta deuxième série est aussi un doublon, tu rejoues encore.
lesson-same-5 = { PERSON("1") } a joué deux 5. Même valeur, <b>moins</b> de cartes : une <b>tentative</b>, peut-être sans piocher. Quelle carte ?
    .not-pass = Un 5 sur deux, c’est une tentative, et tu en as un. Joue { CARD("5S") }.
    .not-play-7d-7s = Deux jouées, une piochée : c’est aussi bien. Mais essaie une tentative : joue { CARD("5S") }.
    .otherwise = C’est une série ordinaire. Joue moins de cartes de la même valeur : { CARD("5S") }.
lesson-same-6 = Une tentative ! Devine la prochaine carte : si c’est juste, tu ne pioches pas. ★ et ☆ : les jokers. Essaie { CARD("KD") }.
    .not-no-guess = Tu peux ne pas deviner, mais se tromper ne coûte rien. Essaie { CARD("KD") }.
    .otherwise = Dans une partie, ce serait possible. Dans cette leçon, c’est { CARD("KD") } : essaie.
lesson-same-7 = Juste ! { PERSON("1") }, qui joue ensuite, la prend, et tu ne pioches pas. En cas d’erreur, tu l’aurais juste piochée.
lesson-same-8 = { PERSON("2") } a joué un 7. Même valeur avec <b>plus</b> de cartes, c’est un <b>smash</b>. Que joues-tu ?
    .not-pass = Tu as deux 7, et { PERSON("2") } en a joué un. Deux sur un, c’est un smash : joue les deux.
    .otherwise = Un sur un, ce n’est qu’un doublon. Deux, c’est plus : joue les deux 7.
lesson-same-9 = Un smash ! Tu peux <b>donner</b> à { PERSON("2") } des cartes plus basses que tes 7, dans leurs couleurs, ♦ et ♠. Lesquelles ?
    .not-give-3d-done = Et { CARD("4S") } ? C’est plus bas, et c’est un pique. Donne-le, et tu n’auras pas à le jouer.
    .not-give-4s-done = Et { CARD("3D") } ? C’est plus bas, et c’est un carreau. Donne-le, et tu n’auras pas à le jouer.
    .otherwise = Tu peux donner { CARD("3D") } et { CARD("4S") }, deux cartes que tu n’auras pas à jouer. Tape sur les deux.
lesson-same-10 = Quatre cartes parties, une piochée : il t’en reste trois, et { PERSON("2") } en a deux de plus. { CARD("2H") } reste : c’est un cœur.

lesson-tens =
    .title = Les 10 et les 6
    .about = Comment faire sauter un tour et renverser le jeu
    .learnt = Tu sais faire sauter un tour et renverser le jeu. La prochaine fois, garde un 10 pour le bon moment.
lesson-tens-1 = C’est bientôt à { PERSON("1") }, qui n’a plus qu’une carte. Quand on joue sa dernière carte, on a fini.
lesson-tens-2 = Avant le tour de quelqu’un, les autres peuvent jeter un 10 pour le <b>faire sauter</b>. Peux-tu arrêter { PERSON("1") } ?
    .not-begin = Alors { PERSON("1") } joue { CARD("QS") } sur { CARD("5C") } et gagne. Jette { CARD("TC") } à { PERSON("1") } maintenant.
lesson-tens-3 = { PERSON("1") } garde { CARD("TC") } et pourrait rendre d’autres <b>trèfles</b>, hauts ou bas, mais n’en a pas.
lesson-tens-4 = Personne ne pioche, et c’est à { PERSON("2") }. On peut faire sauter d’autres tours, mais un par personne au plus.
lesson-tens-5 = { PERSON("1") } te le rejette ! Là, <b>tu</b> peux rendre des trèfles, sauf ce 10. Garde tes 6. Quelles <b>deux</b> cartes rends-tu ?
    .otherwise = Rends { CARD("3C") } et { CARD("9C") } : { PERSON("1") } reçoit deux cartes. Le 10 reste chez toi, et les 6 vont ensemble.
lesson-tens-6 = { PERSON("1") } a trois cartes maintenant, et tu as de nouveau ton 10. C’est à { PERSON("1") } de jouer.
lesson-tens-7 = <b>Exactement trois</b> 6, c’est plus fort que tout. Sur { CARD("QS") }, il te faut un pique. Que joues-tu ?
    .not-pass = Tu as ce qu’il faut : trois 6, dont { CARD("6S") }.
    .not-play-6d-6c-6h-6s = Les quatre, c’est une série ordinaire. Joues-en exactement trois et garde le quatrième.
    .otherwise = Ce serait une série ordinaire. Joue exactement trois 6, dont { CARD("6S") }.
lesson-tens-8 = Le jeu est <b>renversé</b> : on joue dans l’autre sens. Après toi, c’est maintenant { PERSON("2") }, et non { PERSON("1") }.
lesson-tens-9 = Les piles ont changé de rôle : on pioche les cartes jouées, face visible. On joue face cachée, mais en disant quoi.
lesson-tens-10 = Il fallait quand même battre tes 6 : { PERSON("2") } a joué un 7, { PERSON("1") } un 9. Les deux ont pioché un de tes 6.
lesson-tens-11 = Tu dois battre { CARD("9C") }. Tu vois ce que tu vas piocher : un 6, pour aller avec le tien. Quelle carte joues-tu ?
    .otherwise = Tu piocheras le 6 de toute façon, mais tu peux aussi jouer une carte. Ton 10 bat le 9.
lesson-tens-12 = Il n’y a plus de cartes visibles : le jeu redémarre. On reprend le sens normal, et la plus petite carte commence.
lesson-tens-13 = Tu joues ta plus petite valeur, comme au début. Ton joker ★ est plus bas que ☆ : ça ne sert qu’à savoir qui commence.

lesson-end =
    .title = Finir
    .about = La pioche vide, comment finir, et comment revenir
    .learnt = Tu connais tout le jeu, et même comment revenir d’entre les morts. Ensuite, si tu veux : la triche.
lesson-end-1 = La pioche est vide. La prochaine série va <b>sur la table nue</b> : l’ancienne pile devient la pioche.
lesson-end-2 = { PERSON("2") } a joué sur l’ancienne pile : <b>excommunication</b> ! Ni tour ni pioche jusqu’à ce que quelqu’un d’autre passe.
lesson-end-3 = Tes rois battent { CARD("7C") }. Tape sur les deux, puis choisis la table.
    .not-play-kd-kh = Sur la pile ? Excommunication, comme { PERSON("2") } : tu ne pourrais ni jouer ni piocher. Choisis la table.
    .not-pass = Ça ferait revenir { PERSON("2") }, et tu piocherais. Tes rois battent le 7 : joue-les sur la table.
    .otherwise = Avec deux rois, deux cartes quittent ta main. Joue les deux, sur la table.
lesson-end-4 = L’ancienne pile, mélangée, devient la pioche. Tes rois commencent une nouvelle pile. Tu as pioché { CARD("8H") }.
lesson-end-5 = { PERSON("1") } a passé, donc { PERSON("2") } peut rejouer. Même si les deux avaient passé, tu devrais battre tes propres rois.
lesson-end-6 = Ta paire ou ton 10 : les deux vont sur l’as. Qu’est-ce qui t’aide le plus ?
    .not-play-th = Garde le 10 : tu peux le jeter entre deux tours, sans piocher. Joue plutôt la paire.
    .not-pass = Presque tout va sur un as. Joue la paire.
    .otherwise = Une carte jouée, une piochée. Joue les deux 8.
lesson-end-7 = Tu as pioché { CARD("9C") } : tu as deux cartes. { PERSON("1") } va jouer, mais pas encore. À quoi peut servir ton 10 ?
    .not-begin = Alors tu joues une carte, tu en pioches une, et il t’en reste deux. Jette le 10 : ça se fait sans piocher.
lesson-end-8 = { PERSON("1") } n’a rien rendu : il te reste une carte. { PERSON("2") } a joué { CARD("JC") }. Peux-tu finir ?
    .otherwise = Oui : ton 9 est plus bas qu’un valet, mais c’est aussi un trèfle. Joue-le.
lesson-end-9 = Tu as fini, et en premier ! On ne pioche pas après sa dernière carte. On peut aussi finir en jetant un 10.
lesson-end-10 = Pas de chance : avec deux 9, { PERSON("1") } fait un smash sur le tien, et tu reçois une carte. <b>Tu reviens</b> dans la partie.
lesson-end-11 = { PERSON("2") } a joué { CARD("QD") }, et tu as { CARD("4D") }. Peux-tu encore finir ?
    .otherwise = Oui : un carreau va sur une dame de carreau. Joue-le, et tu as fini de nouveau.
lesson-end-12 = Encore en premier ! Les autres continuent. Si tout le monde passe sans pouvoir piocher, toute série est permise.

lesson-cheating =
    .title = La triche
    .about = Comment tricher, et comment démasquer qui triche
    .learnt = Tu sais tricher, et démasquer qui triche. Active la triche dans les règles si l’idée plaît à toute la table.
lesson-cheating-1 = À certaines tables, la <b>triche</b> fait partie du jeu. Pas de nombres : chaque <b>trait</b> sous un nom est une carte.
lesson-cheating-2 = Tu peux <b>glisser</b> des cartes sous une série. Ouvre la manche, tape sur { CARD("2C") }, glisse, puis joue les deux 4.
    .not-play = Ce serait une série honnête. Mets d’abord { CARD("2C") } dans la manche : si bas, ça ne sert à rien.
    .otherwise = Ça va aussi. Pour cette leçon, glisse { CARD("2C") } sous les deux 4.
lesson-cheating-3 = Là, tu devrais piocher. Tu peux aussi juste <b>faire semblant</b>. Essaie : pour les autres, ça ne se voit pas.
    .not-draw = Quelle honnêteté ! Pour cette leçon, fais semblant.
lesson-cheating-4 = De six cartes à trois. Les autres ont vu deux 4 et une pioche, ce qui ferait cinq. Qui va compter tes traits ?
lesson-cheating-5 = { PERSON("1") } avait quatre cartes, a joué deux 8 et pioché une carte. Ça fait trois, mais il n’y a que <b>deux</b> traits !
lesson-cheating-6 = Avant le tour suivant, tu peux <b>accuser</b>. Accuse { PERSON("1") }.
    .otherwise = C’est prudent, mais alors { PERSON("1") } s’en tire bien. Accuse { PERSON("1") }.
lesson-cheating-7 = Juste ! { PERSON("1") } a glissé une carte et entre dans le <b>Tour de la honte</b>, avec cinq cartes maintenant, toutes visibles.
lesson-cheating-8 = Qui se fait prendre pioche jusqu’à un multiple de cinq, au moins une carte. Qui accuse à tort en pioche une.
lesson-cheating-9 = Aïe ! { PERSON("2") } a compté tes traits : de trois cartes, tu passes à cinq. Ta main est <b>visible</b> jusqu’à la fin de ton tour.
lesson-cheating-10 = C’était le prix de la triche. Après ce tour, tout est oublié. Bats le valet avec une de tes cartes.
    .otherwise = Ça va aussi. Pour cette leçon, joue une carte sur le valet : plus haut, ou du trèfle.
lesson-cheating-11 = Maintenant, on te surveille, c’est sûr. Pioche une carte, honnêtement cette fois.
    .not-fake = Risqué ! Pioche honnêtement cette fois.
lesson-cheating-12 = Troisième façon de tricher : avant de jouer, regarde les 3 cartes du dessus de la pioche, et range-les à ton goût.
lesson-cheating-13 = Avant la fin, qui a des cartes peut accuser une dernière fois. Qui a fini en trichant revient dans la partie.
