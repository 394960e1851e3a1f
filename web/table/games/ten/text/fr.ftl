### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Approche-toi de dix, ou achète une carte
deal = Donner 4 cartes et 7 jetons
shapes = Une case par manche : 🟨 gagnée, 🟥 perdue, ⬜ ni l’un ni l’autre.
title = Le jeu 10
part = manche { $round }
round-of = manche { $round }/{ $most }
# Nobody knows how long the cards last.
round-of-between = manche { $round }/{ $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] jeton
       *[other] jetons
    }
# On a banner.
banner-round-card = Carte de manche { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = mène la partie
remark-unbeaten =
    { $who ->
        [you] Tu n’as perdu aucune manche
       *[other] { $who } n’a perdu aucune manche
    }
over = La partie est finie.

## Cards

# As a voice says them.
name-joker = joker, coûte 10
name-penalty = malus { $value }, coûte { $points }
name-round-card = carte de manche { $round }
name-covered = une carte cachée
name-face-down = carte cachée
# In a sentence.
called-joker = un joker
called-penalty = le malus { $value }
# On a button.
sign-penalty = malus { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = joker

## What belongs to nobody yet

middle = Au milieu
no-round-card = pas de carte de manche
# Under a number of points: what the loser of the round takes.
to-lose = si on perd
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = à venir
    .aloud = cartes de manche à venir
cards-to-draw = pioche
    .aloud = cartes à piocher
pot = pot

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who } : { $card }
        [one] { $who } : { $card }, avec { $chips } jeton
       *[other] { $who } : { $card }, avec { $chips } jetons
    }
lies-covered =
    { $chips ->
        [0] { $who } : une carte cachée
        [one] { $who } : une carte cachée, avec { $chips } jeton
       *[other] { $who } : une carte cachée, avec { $chips } jetons
    }
lies-second = deuxième carte : { $card }
lies-known = carte connue : { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } dessus
began = a commencé la manche
let-start =
    { $who ->
        [you] Te faire commencer
       *[other] Faire commencer { $who }
    }
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = gagne
seat-takes = perd
seat-for-a-chip = pour 1 jeton
seat-from = dès { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = jeton
seat-sells = vend
seat-bid = dit { $bid }
seat-passed = passe
seat-to-say = décide
seat-waits = attend
# The same where many seats have little room.
seat-out-short = passe
seat-now-short = joue
seat-points = pts

## What everybody looks at

table = La table
card-of-open =
    { $who ->
        [you] Ta carte visible
       *[other] Carte visible chez { $who }
    }
card-of-covered =
    { $who ->
        [you] Ta carte cachée
       *[other] Carte cachée chez { $who }
    }
# Before the number of chips, for a voice.
highest-bid = plus haute offre
bid-by = offert par { $who }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] sans jeton
        [one] avec { $chips } jeton
       *[other] avec { $chips } jetons
    }
offer-at-least =
    { $chips ->
        [one] au moins { $chips } jeton
       *[other] au moins { $chips } jetons
    }
offer-swap = 1 jeton au pot
laid-by =
    { $who ->
        [you] Tu l’as jouée
       *[other] { $who } l’a jouée
    }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Cette carte vient de l’échange
bought-own =
    { $who ->
        [you] Tu l’as achetée
       *[other] { $who } l’a achetée
    } pour { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who ->
        [you] Tu as acheté
       *[other] { $who } a acheté
    } le { $called } pour { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }. Cette carte le remplace.
bought-covered =
    { $who ->
        [you] Tu as acheté
       *[other] { $who } a acheté
    } la carte cachée pour { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }. Cette carte la remplace.
# Which of the four steps of a round this is.
step-lay = <b>1</b> sur 4 : joue une carte. Le plus près de dix gagne.
step-market = <b>2</b> sur 4 : le marché. Une chance d’acheter.
step-second = <b>3</b> sur 4 : retourne ta carte, ou ajoutes-en une autre.
# $ties says what breaks a tie for the highest total.
stake-began =
    { $who ->
        [you] Tu as commencé. { $ties }
       *[other] { $who } a commencé. { $ties }
    }
stake-starts =
    { $who ->
        [you] Tu commences. { $ties }
       *[other] { $who } commence. { $ties }
    }
ties-by-card = Égalité : plus haute carte, puis ordre de jeu.
ties-by-one-card = Égalité : une carte, puis ordre de jeu.
tap-starter = Choisis qui commence la manche suivante.
# Several computer players in a row.
declined-together = { $others } n’achètent rien
passed-together = { $others } passent

## The end of a round

wins =
    { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    }
takes =
    { $who ->
        [you] Tu perds
       *[other] { $who } perd
    }
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] un pot vide, avec { $total }
       *[other] avec { $total }
    }
won-by-card =
    { $pot ->
        [0] un pot vide, avec { $total } et la plus haute carte, { $single }
       *[other] avec { $total } et la plus haute carte, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] un pot vide, avec { $total } et la plus haute carte, un joker qui vaut { $single }
       *[other] avec { $total } et la plus haute carte, un joker qui vaut { $single }
    }
won-by-one-card =
    { $pot ->
        [0] un pot vide, avec { $total } en une carte
       *[other] avec { $total } en une carte
    }
won-by-turn =
    { $pot ->
        [0] un pot vide, avec { $total }, en jouant plus tôt
       *[other] avec { $total }, en jouant plus tôt
    }
# Behind the points: why a seat has lost.
lost-by-sum = avec { $total }
lost-by-turn = avec { $total }, en jouant plus tard
lost-by-last = tous ont { $total }, dernier tour
cards-taken = cartes prises
aside-reshuffle =
    La pioche était vide. La nouvelle contient { $cards ->
        [one] la carte prise
       *[other] les { $cards } cartes prises
    } jusqu’ici.
aside-rest =
    { $who ->
        [you] La pioche est vide, alors la partie s’arrête. Tu prends aussi les cartes de manche restantes, { $left } : { NUMBER($points, sign: "always") } points.
       *[other] La pioche est vide, alors la partie s’arrête. { $who } prend aussi les cartes de manche restantes, { $left } : { NUMBER($points, sign: "always") } points.
    }

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Ta main
       *[other] Main : { $who }
    }
hand-folded =
    { $who ->
        [you] Ta main, face cachée
       *[other] Main face cachée : { $who }
    }
# A button that is held, and what is seen then.
peek = Garder appuyé
peek-note =
    { $who ->
        [you] juste pour toi
       *[other] juste pour { $who }
    }
peeked =
    { $who ->
        [you] Juste pour toi
       *[other] Juste pour { $who }
    }
# Under the cards that are peeked at.
peeked-covered = face cachée
peeked-hand = main
how = Comment la jouer
how-open = visible
how-covered = cachée
how-chips = Jetons dessus
how-no-chip = 0 jeton
bid-of =
    { $who ->
        [you] Ton offre
       *[other] Offre : { $who }
    }
bid-less = Un jeton de moins
bid-more = Un jeton de plus
# Behind a number of chips, small: there are no more.
all-in = tapis
bid-all-in =
    { $chips ->
        [one] { $chips } jeton, tapis
       *[other] { $chips } jetons, tapis
    }

## A turn

thinks =
    { $who ->
        [you] Tu réfléchis
       *[other] { $who } réfléchit
    }
ask-lay =
    { $who ->
        [you] Quelle carte, visible ou cachée ?
       *[other] { $who }, quelle carte, visible ou cachée ?
    }
ask-market =
    { $who ->
        [you] Tape sur la carte d’un autre, ou renonce
       *[other] { $who }, tape sur une carte, ou renonce
    }
ask-market-picked =
    { $who ->
        [you] Ça vaut le coup ?
       *[other] { $who }, ça vaut le coup ?
    }
ask-auction =
    { $who ->
        [you] Dépasser { $bid }, ou passer ?
       *[other] { $who }, dépasser { $bid }, ou passer ?
    }
ask-protect =
    { $who ->
        [you] La protéger ?
       *[other] { $who }, la protéger ?
    }
ask-second =
    { $who ->
        [you] Ajouter une autre carte ?
       *[other] { $who }, ajouter une autre carte ?
    }
ask-second-covered =
    { $who ->
        [you] Retourner ta carte ?
       *[other] { $who }, retourner ta carte ?
    }
ask-starter =
    { $who ->
        [you] Qui commence la manche suivante ?
       *[other] { $who }, qui commence la manche suivante ?
    }
# The buttons, with what they bring in small print.
act-account = Voir les scores
act-go-on = Continuer
act-decline = Renoncer
    .brings = aucun achat
act-pass = Passer
    .brings = cette fois
    .brings-out = hors de l’enchère
act-keep =
    { $chips ->
        [0] 0 jeton
       *[other] Garder { $chips }
    }
    .brings = sans ajout
act-leave = La laisser
    .brings = cachée jusqu’au bout
act-stop = Rien de plus
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = sur la carte
act-protect-adds = en tout, { $chips } de plus
act-turn-up = Retourner
    .brings = tu peux ajouter
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Jouer { $called } visible
        [one] Jouer { $called } visible, { $chips } jeton
       *[other] Jouer { $called } visible, { $chips } jetons
    }
act-lay-covered =
    { $chips ->
        [0] Jouer { $called } face cachée
        [one] Jouer { $called } face cachée, { $chips } jeton
       *[other] Jouer { $called } face cachée, { $chips } jetons
    }
act-lay-costs = { NUMBER($points, sign: "always") } pour qui perd
act-add = Ajouter { $called }
    .brings = fait { $total }, défaite { NUMBER($points, sign: "always") }
act-starter =
    { $who ->
        [you] Tu commences
       *[other] { $who } commence
    }
act-swap = Échanger
    .brings = 1 jeton au pot
act-open = Offrir { $bid }
    .brings = payé si tu gagnes
act-bid = Offrir { $bid }
not-your-turn = Pas encore : c’est à { $who }.
no-more-chips = Tu ne peux pas offrir plus de { $bid } : tu n’as pas d’autre jeton.
less-is-not-enough = Tu ne peux pas offrir moins de { $bid }.
hand-stays = Pas maintenant : ta main ne sert qu’avant et après le marché.
card-stays = Tu ne peux pas jouer le { $called } maintenant : retourne d’abord ta carte, ou laisse-la.

## Scores

all-level = Égalité générale
account-leads =
    { $who ->
        [you] Tu mènes
       *[other] { $who } mène
    }
account-lead = En tête : { $winners }
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] après { $count } manche : la pioche est vide
       *[other] après { $count } manches : la pioche est vide
    }
after-of =
    { $count ->
        [one] après { $count } manche sur { $most }
       *[other] après { $count } manches sur { $most }
    }
after-of-between =
    { $count ->
        [one] après { $count } manche sur { $fewest }–{ $most }, si les cartes suffisent
       *[other] après { $count } manches sur { $fewest }–{ $most }, si les cartes suffisent
    }
lowest-wins = Le moins de points gagne.
account-note = Les cartes prises te coûtent des points. Celles qui restent dans ta main à la fin aussi. Chaque jeton enlève 2 points.
# The two sides of a chart.
bars-chips = jetons
bars-points = points
account = Scores
account-stack = Cartes prises
account-hand = En main
account-chips = Jetons
account-total = Score
# How a score adds up.
result-sum = manches { $points }, main { $value }, jetons { $chips }
by-round = Par manche
by-round-card = Carte
by-round-pot = pot { $pot }
# The round cards that are left when the game ends early.
left-over = restantes

## Stats

# What the stats say of a player: how often, of how many times. $name may be “Toi”.
feat-won = Gagnées
    .note = { $name }, manches gagnées : { $hits } sur { $of }
feat-lost = Perdues
    .note = { $name }, manches perdues : { $hits } sur { $of }
feat-auctions = Enchères
    .note = { $name }, enchères gagnées : { $hits } sur { $of }
feat-chips = Jetons
    .note = { $name }, jetons gagnés dans les pots : { $hits } sur { $of }

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you]
            Tu as le total le plus bas et tu prends { $cards ->
                [one] la carte jouée
               *[other] les { $cards } cartes jouées
            } ({ $value }) et la carte de manche ({ $round }) : <b>{ $points ->
                [one] { $points } point
               *[other] { $points } points
            }</b>
       *[other]
            { $who } a le total le plus bas et prend { $cards ->
                [one] la carte jouée
               *[other] les { $cards } cartes jouées
            } ({ $value }) et la carte de manche ({ $round }) : <b>{ $points ->
                [one] { $points } point
               *[other] { $points } points
            }</b>
    }
explain-lost-late =
    { $who ->
        [you] Les totaux les plus bas sont à égalité : <b>{ $total }</b>. Tu as joué plus tard, alors tu perds
       *[other] Les totaux les plus bas sont à égalité : <b>{ $total }</b>. { $who } a joué plus tard, et perd donc
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Tout le monde a <b>{ $total }</b>. Ton tour vient en dernier, alors tu perds
       *[other] Tout le monde a <b>{ $total }</b>. Le tour de { $who } vient en dernier, d’où sa défaite
    }
explain-won-by-card =
    { $who ->
        [you] Les totaux les plus hauts sont à égalité : { $total }. La plus haute carte gagne, alors le pot est pour toi
       *[other] Les totaux les plus hauts sont à égalité : { $total }. La plus haute carte gagne, alors le pot est pour { $who }
    }
explain-won-by-one-card =
    { $who ->
        [you] Les totaux les plus hauts sont à égalité : { $total }. Une carte en bat deux, alors le pot est pour toi
       *[other] Les totaux les plus hauts sont à égalité : { $total }. Une carte en bat deux, alors le pot est pour { $who }
    }
explain-won-by-turn =
    { $who ->
        [you] Les totaux les plus hauts sont à égalité : { $total }. Qui joue plus tôt gagne, alors le pot est pour toi
       *[other] Les totaux les plus hauts sont à égalité : { $total }. Qui joue plus tôt gagne, alors le pot est pour { $who }
    }
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] Tu as le total le plus haut, { $total }, et tu gagnes le pot, mais il est vide
                [one] Tu as le total le plus haut, { $total }, et tu gagnes le pot : { $pot } jeton. Un jeton enlève 2 points
               *[other] Tu as le total le plus haut, { $total }, et tu gagnes le pot : { $pot } jetons. Chacun enlève 2 points
            }
       *[other]
            { $pot ->
                [0] { $who } a le total le plus haut, { $total }, et gagne le pot, mais il est vide
                [one] { $who } a le total le plus haut, { $total }, et gagne le pot : { $pot } jeton. Un jeton enlève 2 points
               *[other] { $who } a le total le plus haut, { $total }, et gagne le pot : { $pot } jetons. Chacun enlève 2 points
            }
    }
explain-reshuffle =
    La pioche était vide. On note les points, et { $cards ->
        [one] la carte prise devient
       *[other] les { $cards } cartes prises deviennent
    } la nouvelle pioche
explain-ending =
    Il reste <b>{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }</b> à piocher. Si ça ne remplit pas toutes les mains après cette manche, la partie s’arrête
explain-order =
    { $who ->
        [you] Tu commences : c’est le choix de qui a gagné la dernière manche. À égalité, mieux vaut jouer tôt
       *[other] { $who } commence : c’est le choix de qui a gagné la dernière manche. À égalité, mieux vaut jouer tôt
    }
explain-order-chance =
    { $who ->
        [you] Tu commences, par tirage au sort. À égalité, mieux vaut jouer tôt
       *[other] { $who } commence, par tirage au sort. À égalité, mieux vaut jouer tôt
    }
explain-market = Tout le monde a joué, alors le marché ouvre. On a une seule chance d’acheter la carte de quelqu’un d’autre
explain-joker = Un joker vaut le nombre le plus utile à qui l’a. Seul, il vaut 10. Il coûte 10 points à qui perd
explain-penalty = Un { $value } rouge se joue comme un { $value }, mais coûte <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b> à qui perd. Une carte normale coûte 1
explain-covered =
    { $who ->
        [you] Personne d’autre ne connaît ta carte cachée. Tu pourras la retourner plus tard. Si elle reste cachée, elle compte seule
       *[other] À part { $who }, personne ne connaît cette carte cachée. On peut la retourner plus tard. Si elle reste cachée, elle compte seule
    }
explain-protection =
    <b>{ $chips ->
        [one] { $chips } jeton protège
       *[other] { $chips } jetons protègent
    }</b> la carte : aucune offre ne peut être plus basse. Après le marché, les jetons des cartes vont au pot
explain-swap =
    { $owner ->
        [you] Ta carte n’a pas de jeton, alors { $who } met 1 jeton au pot et échange. Personne ne peut l’empêcher
       *[other]
            { $who ->
                [you] La carte devant { $owner } n’a pas de jeton, alors tu mets 1 jeton au pot et tu échanges. Personne ne peut l’empêcher
               *[other] La carte devant { $owner } n’a pas de jeton, alors { $who } met 1 jeton au pot et échange. Personne ne peut l’empêcher
            }
    }
explain-sold =
    La plus haute offre, <b>{ $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }</b>, est pour { $owner }. Les cartes changent de place, mais les jetons dessus restent
explain-auction =
    { $owner ->
        [you] Ta carte est protégée, alors elle se vend aux enchères. La prochaine offre doit dépasser <b>{ $bid }</b>
       *[other] La carte devant { $owner } est protégée, alors elle se vend aux enchères. La prochaine offre doit dépasser <b>{ $bid }</b>
    }
explain-pot =
    Le marché est fini. { $chips ->
        [one] { $chips } jeton va
       *[other] { $chips } jetons vont
    } des cartes au pot, qui en a <b>{ $pot }</b>. Le total le plus haut le gagne
explain-second =
    { $who ->
        [you] À une carte visible, on peut en ajouter une deuxième, jusqu’à dix en tout : tu fais maintenant <b>{ $total }</b>
       *[other] À une carte visible, on peut en ajouter une deuxième, jusqu’à dix en tout : { $who } fait maintenant <b>{ $total }</b>
    }
explain-starter = La manche suivante commence par { $who }, au choix de qui a gagné. Jouer tôt aide à égalité, jouer tard permet d’en voir davantage
explain-price =
    Le total le plus bas prend toutes les cartes jouées, et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la carte de manche. Chaque carte rend la défaite plus chère

## The rules

fact-starter = Qui commence
    .note = au hasard, puis au choix de qui gagne la manche
word-round-card = Carte de manche
    .note = La carte retournée pour la manche. Qui perd la prend aussi, et elle coûte son nombre en points.
word-pot = Pot
    .note = Des jetons qui ne sont encore à personne. Le total le plus haut de la manche les gagne.
word-protection = Protection
    .note = 1 ou 2 jetons sur une carte. Pour l’acheter, il faut en offrir au moins autant.
word-covered = Face cachée
    .note = Une carte qui reste cachée compte seule. Retourne-la, et tu peux en ajouter une deuxième.
word-penalty = Malus
    .note = Une carte rouge. Elle se joue comme son nombre, mais coûte 2 points de plus.
word-joker = Joker
    .note = Il vaut le nombre le plus utile à qui l’a. Il coûte 10 points à qui perd.
example-market = une enchère et un échange
example-sums = le compte d’une manche
chapter-minute = Le but
chapter-market = Le marché
chapter-sums = Fin de manche
chapter-end = Le score
house = les options de cette liste, le maximum qu’on peut offrir, qui perd quand tous les totaux sont égaux, et ce que vaut alors un joker. Remélanger et jouer en cinq manches ne sont dans aucune règle imprimée.
origin = <b>10</b> a été inventé par { $author } et édité par { $publisher }.
# $time is one of the three sentences below.
for-whom = 2 à 7 personnes, à partir de 10 ans. { $time }
time-ends = Une manche dure environ 6 minutes. À deux ou trois, on joue dix manches, environ une heure. À plus de trois, les cartes manquent en général avant : après environ huit manches à 4, six à 5, cinq à 6 et quatre à 7.
time-reshuffle = Une manche dure environ 6 minutes, et dix font une heure. C’est un peu plus long à six ou sept.
time-5-rounds = Une manche dure environ 6 minutes, et cinq font une demi-heure. À six ou sept, les cartes peuvent manquer avant.
# $rounds is one of the three sentences below.
minute-aim = Le but : avoir le moins de points à la fin. { $rounds } Les cartes que tu dois prendre coûtent des points. Chaque jeton enlève 2 points.
rounds-ends = On joue dix manches, si les cartes suffisent.
rounds-reshuffle = On joue dix manches.
rounds-5-rounds = On joue cinq manches.
minute-hold = Tout le monde a 4 cartes et 7 jetons. On retourne une <b>carte de manche</b>.
minute-lay = À tour de rôle, on joue une carte, face visible ou <b>face cachée</b>. On peut la protéger avec 1 ou 2 jetons.
minute-market = Au <b>marché</b>, tout le monde a une seule chance d’acheter la carte de quelqu’un d’autre.
minute-second = Puis tous les jetons des cartes vont au pot. À une carte visible, on peut ajouter une deuxième carte de sa main, jusqu’à dix en tout.
minute-sums = Le total le plus haut gagne le <b>pot</b>. Le plus bas prend <b>toutes les cartes jouées</b>, et la carte de manche, qui coûte son nombre.
minute-draw = Tout le monde pioche pour revenir à 4 cartes. Qui a gagné choisit qui commence ensuite.
minute-sorts = Les cartes
minute-normal = Cartes normales
    .note = De 0 à 10, cinq de chaque. Chaque carte prise coûte 1 point.
minute-penalty = Malus
    .note = De 1 à 8, un de chaque. Ils coûtent 2 points de plus que leur nombre.
minute-joker = Jokers
    .note = Il y en a sept, et tout le monde en a un au départ. Un joker vaut le nombre le plus utile à qui l’a. Il coûte 10 points.
minute-deck = Ça fait 70 cartes : 55 normales, 8 malus et 7 jokers. Il y a aussi 10 cartes de manche, de 1 à 10.
minute-deck-5-rounds = Ça fait 70 cartes : 55 normales, 8 malus et 7 jokers. Il y a aussi 10 cartes de manche, de 1 à 10. On en tire cinq au hasard, et personne ne voit les autres.
market-one = À tour de rôle, on choisit <b>une</b> carte de quelqu’un d’autre, ou on n’achète rien.
market-bare = Sans protection
    .note = S’il n’y a pas de jeton sur la carte, mets 1 jeton au pot et échange ta carte contre elle. Personne ne peut t’en empêcher.
# $reentry is one of the two sentences below.
market-protected = Avec protection
    .note = S’il y a des jetons sur la carte, tu ouvres une enchère. Tu dois en offrir au moins autant. Dans le sens des aiguilles d’une montre, tout le monde peut surenchérir ou passer, sauf la personne qui vend. { $reentry } La plus haute offre va à la personne qui vend, et les deux cartes s’échangent.
market-reentry-final = Si tu passes, c’est fini pour toi dans cette enchère.
market-reentry-may = Si tu passes, tu peux revenir tant que d’autres surenchérissent.
market-bids = Tu ne peux pas offrir plus de jetons qu’il n’y en a devant toi. Ceux qui sont sur une carte ne comptent pas.
market-after = Après chaque échange
    .note = Une carte visible reste visible, une carte cachée reste cachée. Qui reçoit une carte cachée peut la regarder, et qui l’a donnée la connaît encore. Les jetons ne suivent pas la carte : ils restent devant la personne qui les a mis. Les deux personnes peuvent monter leur protection à 2 jetons en tout, mais jamais la baisser.
market-again = Une carte peut changer de place plusieurs fois par manche. Si tu perds une carte, tu peux la racheter à ton tour.
sums-covered = Si ta carte est cachée, tu peux la retourner. Si elle reste cachée, elle compte seule.
sums-open = Si ta carte est visible, tu peux ajouter une carte de ta main. Ensemble, elles font dix au plus.
sums-shown = Puis on montre toutes les cartes.
sums-who = Qui gagne, qui perd
# $ties is one of the two sentences below.
sums-wins = Le total le plus haut gagne. { $ties } S’il y a encore égalité, la personne qui joue plus tôt gagne.
sums-highest-card = À égalité, la plus haute carte gagne : 9 et 1 battent 6 et 4, et un 10 seul bat les deux.
sums-one-card = À égalité, une carte en bat deux : un 10 seul bat 9 et 1, et même 10 et 0.
sums-joker = Un joker seul est un 10. Avec une autre carte, il complète à dix : avec un 4, c’est un 6, même à égalité. Deux jokers comptent 10 et 0.
sums-loses = Le total le plus bas perd. À égalité, la personne qui joue plus tard perd. On ne peut pas gagner et perdre la même manche.
sums-takes = Qui perd prend toutes les cartes jouées, sa carte aussi, et la carte de manche, qui coûte son nombre.
end-empty = Après chaque manche, on pioche à tour de rôle pour revenir à 4 cartes. Si ce n’est pas possible, on prend ce qui reste, et la partie s’arrête aussitôt. Qui a perdu cette manche prend aussi les cartes de manche restantes.
end-again = Après chaque manche, on pioche à tour de rôle pour revenir à 4 cartes. Quand la pioche est vide, note les points et mélange les cartes prises pour en faire une nouvelle.
end-ten-rounds = La partie s’arrête après dix manches. On ne pioche pas après la dernière.
end-five-rounds = La partie s’arrête après cinq manches. On ne pioche pas après la dernière.
end-counts = Compte les points des cartes que tu as prises, et de celles qui restent dans ta main.
end-chips = Chaque jeton enlève 2 points. <b>Le moins</b> de points gagne, même sous zéro.
end-tie = À égalité, le plus de jetons gagne. Encore à égalité, la victoire est partagée.
end-jokers-in = Les jokers non distribués au départ sont dans la pioche.
end-jokers-out = Les jokers non distribués au départ sont mis de côté.

## Lessons

lesson-sum =
    .title = Près de dix
    .about = Une carte ou deux, visibles ou cachées, au plus près de dix
    .learnt = Bien joué ! Tu sais gagner une manche, et éviter les ennuis. Ensuite : ce que coûte une défaite.
lesson-sum-1 = À chaque manche, tu cherches à approcher de <b>dix</b>, avec une carte ou avec deux ensemble.
lesson-sum-2 = Le total le plus bas perd et prend des <b>points</b>, au moins 4 ici. C’est mauvais : le moins de points gagne.
lesson-sum-3 = Tu as quatre cartes. Joues-en une maintenant, et peut-être une autre plus tard : dix au plus, ensemble.
lesson-sum-4 = On a 7 <b>jetons</b> pour protéger et acheter des cartes. Les leçons suivantes le montrent. Garde les tiens pour l’instant.
lesson-sum-5 = Deux de tes cartes font dix. Tape sur la plus haute, puis joue-la avec le bouton : <b>visible</b>, <b>0 jeton</b>.
    .not-lay-7 = { CARD("7") }, c’est bien ça. Laisse cette carte <b>visible</b>, sans jeton, et joue-la.
    .not-lay-3 = 3 et 7, c’est ça ! Pour cette leçon, joue d’abord { CARD("7") }. Le 3 viendra plus tard.
    .not-lay-5 = Rien ne fait dix avec le 5 : 5 et 7, c’est trop, 5 et 3 font 8. Joue { CARD("7") }.
    .otherwise = Un 0 n’ajoute rien : tu ferais 7 au plus. Joue { CARD("7") }.
lesson-sum-6 = Le 6 chez { PERSON("1") } est visible pour tout le monde. La carte chez { PERSON("2") } est <b>cachée</b> : personne d’autre ne la connaît.
lesson-sum-7 = Perdre coûte maintenant <b>7</b> points : qui perd prend aussi toutes les cartes jouées, et chacune coûte 1.
lesson-sum-8 = Maintenant, le marché ouvre : on peut acheter des cartes. Il a sa propre leçon, alors renonce pour l’instant.
    .otherwise = Tu pourrais, et la troisième leçon le montre. Pour l’instant, renonce.
lesson-sum-9 = Le marché est fini. On peut ajouter une deuxième carte à une carte visible. Laquelle fait dix avec ton 7 ?
    .not-stop = 7 seul, c’est bas : avec un 2, le 6 chez { PERSON("1") } fait déjà mieux. Fais dix.
    .not-add-0 = 7 et 0, ça fait toujours 7. Fais dix.
lesson-sum-10 = Ton 10, total le plus haut, <b>gagne</b>, mais le pot est vide. Le 8 chez { PERSON("1") }, le plus bas, <b>perd</b> : 9 points.
lesson-sum-11 = La carte cachée chez { PERSON("2") } ne se montre que maintenant. Une carte qui reste cachée compte seule.
lesson-sum-12 = Qui gagne choisit qui commence. En dernier, on en voit davantage. Tape sur { PERSON("1") }, en haut, et ce sera toi.
    .otherwise = Tu peux choisir n’importe qui, même toi. Cette fois, tape sur { PERSON("1") }.
lesson-sum-13 = Pas de dix avec tes cartes. { CARD("9") }, c’est fort, et tout le monde en voudrait. Joue cette carte <b>cachée</b>.
    .not-lay-9-open = Là, tout le monde verrait le 9 et pourrait l’acheter. Tape d’abord sur <b>cachée</b>.
    .not-lay-9 = Les jetons, c’est la leçon suivante. Tape sur <b>0 jeton</b>, puis joue.
    .not-lay-0 = Tu pourrais jouer 0 maintenant et 9 plus tard. Cette fois, joue { CARD("9") } face cachée.
    .not-lay-5 = Le 5 ne va qu’avec le 0, et fait 5. { CARD("9") } est plus près de dix.
    .otherwise = Le 6 ne va qu’avec le 0, et fait 6. { CARD("9") } est plus près de dix.
lesson-sum-14 = { PERSON("1") } a 8, { PERSON("2") } a 10. Tu peux retourner { CARD("9") } et ajouter une carte. Y en a-t-il une qui aide ?
    .not-turn-up = Seul un 1 aiderait : le 5 et le 6, c’est trop, et le 0 n’ajoute rien. Laisse-la.
lesson-sum-15 = Le 10 gagne, le 8 perd. Ton 9 reste entre les deux, et ça suffit souvent. On pioche pour revenir à quatre cartes.

lesson-stakes =
    .title = Points et jetons
    .about = Ce que coûte une défaite, et ce que rapporte une victoire
    .learnt = Bravo ! Tu sais gagner le pot, et perdre à peu de frais. Un jeton enlève 2 points, et le moins de points gagne.
lesson-stakes-1 = Si tu perds une manche, tu prends des points. Si tu gagnes, tu peux avoir des jetons. Que valent-ils ?
lesson-stakes-2 = Qui perd cette manche prend la <b>carte de manche</b> : 7 points.
lesson-stakes-3 = Qui perd prend aussi <b>toutes les cartes</b> jouées. Une carte normale coûte 1 point, quel que soit son nombre.
lesson-stakes-4 = Ta carte rouge est un <b>malus</b>. Elle se joue comme un 6 mais coûte 8 : toujours deux de plus que son nombre.
lesson-stakes-5 = Fais dix avec ! Si tu gagnes, le malus part chez quelqu’un d’autre. Joue { CARD("P6") } visible, sans jeton.
    .not-lay-p6 = C’est la bonne carte. Cette fois, joue-la <b>visible</b>, sans jeton.
    .not-lay-4 = 4 et 6, c’est ça ! Pour cette leçon, joue d’abord { CARD("P6") }. Le 4 viendra plus tard.
    .not-lay-8 = 8 et 1 ne font que 9. 6 et 4 font dix : joue { CARD("P6") }.
    .otherwise = Avec 8 et 1, tu fais 9. 6 et 4 font dix : joue { CARD("P6") }.
lesson-stakes-6 = Les <b>jetons</b> des cartes chez { PERSON("1") } et { PERSON("2") } sont dans le <b>pot</b> : trois jetons pour qui gagne.
lesson-stakes-7 = { PERSON("1") } a 9, { PERSON("2") } a 8. À toi de gagner le pot.
    .not-stop = Avec 6 seul, ton total serait le plus bas. Tu perdrais, et tu prendrais 19 points.
    .not-add-1 = 6 et 1 font 7, le total le plus bas. Tu perdrais, et tu prendrais 20 points.
lesson-stakes-8 = Tu gagnes un pot de trois : dix jetons en tout. À la fin, chaque jeton enlève <b>deux points</b> à ton score.
lesson-stakes-9 = Le 8 chez { PERSON("2") } perd. Cinq cartes normales, 8 pour ton malus, 7 pour la carte de manche : <b>20 points</b>.
lesson-stakes-10 = Face à un 10 et un 9, tu fais 9 au plus : tu risques de perdre. Visible, sans jeton : quelle carte joues-tu ?
    .not-lay-p7 = Si tu perds, { CARD("P7") } te coûte 9 points. Garde ce malus pour une manche gagnée. { CARD("8") } coûte 1.
    .not-lay-8 = Bon choix. Mais visible et sans jeton : les jetons des cartes vont au pot de qui gagne.
    .not-lay-1 = 1 maintenant et 8 plus tard font 9 aussi. Pour cette leçon, joue d’abord { CARD("8") }.
    .otherwise = 5 et 1 font 6. { CARD("8") } coûte 1 point aussi, et peut faire 9 avec le 1.
lesson-stakes-11 = Les deux autres ont dix : ton total est le plus bas de toute façon. Ajoutes-tu ton 1 ?
    .not-add-1 = 9 perd tout comme 8, et ça te fait une carte de plus : encore un point. N’ajoute rien.
lesson-stakes-12 = Quatre cartes, et 9 de la carte de manche : <b>13 points</b> pour toi. Avec { CARD("P7") }, c’était 21.
lesson-stakes-13 = 13 points, moins deux pour chacun de tes dix jetons : <b>−7</b> jusqu’ici. Très beau score !

lesson-market =
    .title = Le marché
    .about = Échanger, protéger, et faire des offres pour d’autres cartes
    .learnt = Belles affaires ! Tu sais échanger pour 1 jeton, protéger une carte, et faire une offre. L’offre va à qui vend.
lesson-market-1 = Tout le monde a joué. À tour de rôle, et toi d’abord, on a <b>une chance</b> d’acheter une carte, visible ou cachée.
lesson-market-2 = Le 8 chez { PERSON("2") } n’a pas de jeton : tu peux l’échanger, pour <b>un jeton</b> au pot. La carte chez { PERSON("1") } a des jetons.
lesson-market-3 = Des jetons <b>protègent</b> une carte : il faut une <b>enchère</b>. Avec un jeton, on offre au moins 1. Avec deux, au moins 2.
lesson-market-4 = Avec ton 4, tu fais 7 au plus. Quelle carte sur la table fait dix avec une de ta main ? Tape dessus.
    .not-decline = Là, tu fais 7 au plus, avec ton 3. Le 8 chez { PERSON("2") } et ton 2 font dix : tape sur le 8.
    .not-open-1 = Elle est cachée chez { PERSON("1") }, et coûte au moins deux jetons. Tape sur le 8 chez { PERSON("2") }, pour un jeton.
lesson-market-5 = Tu as le 8, et { PERSON("2") } a ton 4. Mais on peut encore t’acheter le 8. Combien de jetons mets-tu dessus ?
    .not-keep = Sans jeton, { PERSON("1") } peut l’échanger. Protège-le avec deux.
    .not-protect-1 = Là, { PERSON("1") } peut en offrir 1. C’est une bonne carte : mets-en deux, et il faudra offrir au moins 2.
lesson-market-6 = { PERSON("1") } veut ton 8 et ouvre l’<b>enchère</b> à 2 jetons. Tout le monde peut offrir, sauf toi : tu vends.
lesson-market-7 = { PERSON("2") } a offert 3, { PERSON("1") } 4, et { PERSON("2") } a passé. { PERSON("1") } <b>te</b> paie les 4 jetons, et les cartes s’échangent.
lesson-market-8 = Ta nouvelle carte reste cachée, mais tu la vois : un 7. Tes <b>deux jetons</b> restent devant toi et la protègent.
lesson-market-9 = Le marché est fini, et les jetons des cartes sont au pot. Que fais-tu de ton 7 caché ?
    .not-leave = Face cachée, il compte 7 et c’est tout. Retourne-le pour pouvoir ajouter une carte.
lesson-market-10 = Et quelle carte ajoutes-tu ?
    .not-stop = 7 seul, c’est bas. Ajoute la carte qui fait dix.
    .not-add-1 = Ça fait 8. Tu peux faire dix.
    .not-add-2 = Ça fait 9. Avec un 1, le 8 chez { PERSON("1") } en fait autant. Tu peux faire dix.
lesson-market-11 = Tu as vendu le 8 pour 4 jetons, et gagné un pot de 5 avec le 7 reçu en échange. Tu as maintenant 13 jetons.
lesson-market-12 = Tu commences la manche suivante. On t’achètera peut-être ta carte : joue 5 ou 6, visible, sans jeton.
    .not-lay-1 = Garde les petites. Elles font dix avec un 9 ou un 8 que tu pourrais acheter.
    .not-lay-2 = Garde les petites. Elles font dix avec un 9 ou un 8 que tu pourrais acheter.
    .otherwise = Celle-là, pas besoin de la cacher ni de la protéger. Joue-la visible, sans jeton.
lesson-market-13 = Quelle carte sur la table fait dix avec une de ta main ? Elle a un jeton, alors commence par offrir 1.
    .not-decline = Là, tu fais 8 au plus. Le 9 chez { PERSON("1") } et ton 1 font dix : tape sur le 9.
    .not-open-2 = Deux jetons sur une carte cachée : forte, ou bluff. Le 9 chez { PERSON("1") }, lui, se voit : tape dessus.
    .not-open-1 = Tu peux offrir plus, mais peut-être que personne ne surenchérira. Commence par 1.
lesson-market-14 = { PERSON("2") } le veut aussi. Sans lui, tu risques de perdre, et le pot aura au moins 3 jetons. Surenchérir, ou passer ?
    .not-pass = Là, le 9 va à { PERSON("2") } pour deux jetons, et tu fais 8 au plus. Encore un jeton : offre 3.
    .otherwise = C’est trop. 3 suffit pour dépasser 2 : offre 3.
lesson-market-15 = Le 9 est à toi, et { PERSON("1") } a tes 3 jetons. { PERSON("1") } et { PERSON("2") } peuvent encore l’acheter. Combien de jetons dessus ?
    .not-keep = Sans jeton, tout le monde peut échanger contre ton 9. Protège-le.
lesson-market-16 = Personne n’a osé. Maintenant, fais dix.
    .not-stop = 9 ne suffira peut-être pas. Avec ton 1, ça fait dix.
lesson-market-17 = Tu gagnes ! La carte cachée chez { PERSON("2") } n’était qu’un 7. Les deux jetons dessus, c’était du bluff.

lesson-end =
    .title = Fin de partie
    .about = Les jokers, les égalités, la dernière manche et le score final
    .learnt = Tu as gagné, et tu sais tout sur 10 ! Joue ton joker à temps, et garde tes jetons.
lesson-end-1 = Dix manches au plus, et voici la neuvième. Chaque personne a reçu un <b>joker</b>, le bouffon. Tu as encore le tien.
lesson-end-2 = Seul, un joker est un 10. Avec une deuxième carte, il complète à dix : avec un 7, c’est un 3.
lesson-end-3 = Mais il coûte 10 points à qui perd la manche, ou à <b>toi</b>, si tu l’as encore en main à la fin.
lesson-end-4 = Alors joue-le maintenant. Tout le monde en voudrait : joue-le <b>face cachée</b> avec deux jetons.
    .not-lay-j-open = Tout le monde verrait un dix sûr et voudrait l’acheter. Tape sur <b>cachée</b>, et deux jetons.
    .not-lay-j = Cachée, c’est ça. Avec moins de jetons, on te l’achète pour moins : mets-en deux.
    .otherwise = Même si ça fait dix, un joker en main coûte 10 points à la fin. Joue-le maintenant.
lesson-end-5 = { PERSON("1") } fait dix avec 9 et 1. À égalité, la <b>plus haute carte</b> gagne. Laisser ton joker, ou le retourner et ajouter ?
    .not-turn-up = Et ajouter le 8 ? Le joker serait un 2, et le 9 chez { PERSON("1") } bat ton 8. Seul, c’est un 10 : laisse-le.
lesson-end-6 = Dix contre dix, mais ton 10 seul bat le 9 chez { PERSON("1") }. Tu gagnes le pot.
lesson-end-7 = { PERSON("2") } perd avec 8 et prend 19 points, dont 10 pour ton joker.
lesson-end-8 = Si les hautes cartes sont égales, qui joue d’abord gagne. Si les plus bas totaux le sont, qui joue <b>plus tard</b> perd.
lesson-end-9 = Tu choisis qui commence. En dernier, on en voit davantage, mais tu as déjà 7 et 3. Qui commence ?
    .not-starter-1 = Pas besoin de voir le jeu des autres : dix, c’est dix. En dernier, tu peux perdre une égalité. Commence.
    .not-starter-2 = Pas besoin de voir le jeu des autres : dix, c’est dix. { PERSON("2") } jouerait avant toi et gagnerait les égalités.
lesson-end-10 = La dernière manche. Les cartes restées en main coûtent aussi des points. Joue { CARD("7") } visible, sans jeton.
    .not-lay-7 = { CARD("7") }, c’est ça. Joue cette carte visible, sans jeton : un jeton vaut deux points.
    .not-lay-3 = 3 et 7 font dix, c’est ça. Pour cette leçon, joue d’abord { CARD("7") }. L’autre viendra plus tard.
    .not-lay-p3 = 3 et 7 font dix, c’est ça. Pour cette leçon, joue d’abord { CARD("7") }. L’autre viendra plus tard.
    .otherwise = Rien ne fait dix avec le 8 : 8 et 3, c’est trop. Joue { CARD("7") }.
lesson-end-11 = Ton 3 fait dix, et { CARD("P3") }, le malus qui coûte 5, aussi. Lequel ajoutes-tu, et lequel gardes-tu ?
    .not-add-3 = Ça fait dix aussi. Mais { CARD("P3") } reste dans ta main et coûte 5. Le 3 ne coûte que 1.
    .not-stop = 7 seul est le plus bas dès que les autres ajoutent une carte. Fais dix.
lesson-end-12 = Trois fois 7 et 3 ! Tu as joué d’abord et tu gagnes. { PERSON("2") } a joué en dernier et perd avec un dix.
lesson-end-13 = Le score final : les cartes prises, celles en main, et deux points de moins par jeton. <b>Le moins</b> de points gagne.
lesson-end-14 = À égalité, le plus de jetons gagne. Encore à égalité, la victoire est partagée.
lesson-end-15 = Si la pioche ne remplit pas les mains après une manche, c’est fini. Qui l’a perdue prend les <b>cartes de manche</b> à venir.
