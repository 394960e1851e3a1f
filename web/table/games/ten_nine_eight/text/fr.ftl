### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Annonce des plis, et gagnes-en juste autant
deal = Donner la manche 1
deal-next =
    { $cards ->
        [one] Manche { $round } : donner { $cards } carte
       *[other] Manche { $round } : donner { $cards } cartes
    }
shapes = Un carré par manche : 🟩 annonce réussie, ⬛ ratée.
part = manche { $round }
title = Manche { $round }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
points =
    { $points ->
        [-1] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] point
        [one] point
       *[other] points
    }
tricks =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
trick-of = pli { $trick }/{ $tricks }
over = La partie est finie.
not-your-turn = Pas encore : c’est à { $who }.

## The seats

has-bid = a annoncé
is-bidding = annonce maintenant
no-bid-yet = n’a pas encore annoncé
bid-of = annonce { $bid }
# How a bid stands: tricks won and bid.
standing-made =
    { $won ->
        [one] { $won } pli pour une annonce de { $bid }, réussie
       *[other] { $won } plis pour une annonce de { $bid }, réussie
    }
standing-over =
    { $won ->
        [one] { $won } pli pour une annonce de { $bid }, c’est trop
       *[other] { $won } plis pour une annonce de { $bid }, c’est trop
    }
standing-short =
    { $won ->
        [one] { $won } pli pour une annonce de { $bid }, hors de portée
       *[other] { $won } plis pour une annonce de { $bid }, hors de portée
    }
standing-to-go =
    { $won ->
        [one] { $won } pli pour une annonce de { $bid }, encore { $left }
       *[other] { $won } plis pour une annonce de { $bid }, encore { $left }
    }
won-of-bid =
    { $won ->
        [one] { $won } pli pour une annonce de { $bid }
       *[other] { $won } plis pour une annonce de { $bid }
    }
bid-won = annoncé { $bid }, gagné { $won }
# What the marks ✓ and ✗ at a player’s badge mean.
made = réussie
missed = ratée
# The headline of a round: for the player, and for a table of several people.
you-made = Tu réussis ton { $bid }
you-missed = Raté de { $left }
all-made = Toutes les annonces réussies
none-made = Aucune annonce réussie
one-made = Annonce réussie : { $who }
some-made = { $made } annonces réussies sur { $of }
remark-every =
    { $who ->
        [you] Tu as réussi toutes tes annonces
       *[other] { $who } a réussi toutes ses annonces
    }
dealer = Donne ·

## The table

trump-up = Atout, la carte retournée : { $called }
called-card = { $name }
trump = atout
trump-card = par { $sign }
the-trick = Le pli
the-trick-so-far = Le pli en cours
leads = entame
highest = en tête
wins-trick = gagne
bids-so-far =
    { $tricks ->
        [one] Annonces : { $made } pour { $tricks } pli
       *[other] Annonces : { $made } pour { $tricks } plis
    }
tricks-to-win =
    { $tricks ->
        [one] { $tricks } pli cette manche
       *[other] { $tricks } plis cette manche
    }
bids-after =
    { $players ->
        [0] Tu annonces en dernier.
        [one] { $players } personne annonce après toi.
       *[other] { $players } personnes annoncent après toi.
    }
hook = Tu ne peux pas annoncer { $bid } : le total { $tricks } est interdit.
turned-up = carte retournée : { $called }
turned-up-one = retournée,
turned-up-two = hors jeu
bids = Annonces
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
face-down = carte face cachée
lies-no-bid = sans annonce
lies-bid = { $won } sur { $bid }
lies-trump = Atout

## A turn

bids-now =
    { $who ->
        [you] Tu annonces
       *[other] { $who } annonce
    }
thinks =
    { $who ->
        [you] Tu réfléchis
       *[other] { $who } réfléchit
    }
which-card =
    { $who ->
        [you] Quelle carte ?
       *[other] { $who }, quelle carte ?
    }
only-card = Seul { $card } fournit
leads-now =
    { $who ->
        [you] À toi d’entamer
       *[other] { $who }, à toi d’entamer
    }
others-follow = Il faudra fournir.
how-many =
    { $who ->
        [you] Combien de plis ?
       *[other] { $who }, combien de plis ?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Gagne exactement { $bid } pli : <b>{ $points }</b> points. Sinon : <b>1</b> par pli.
           *[other] Gagne exactement { $bid } plis : <b>{ $points }</b> points. Sinon : <b>1</b> par pli.
        }
        [minus] { $bid ->
            [one] Gagne exactement { $bid } pli : <b>{ $points }</b> points. Sinon : <b>moins</b> l’écart.
           *[other] Gagne exactement { $bid } plis : <b>{ $points }</b> points. Sinon : <b>moins</b> l’écart.
        }
       *[nothing] { $bid ->
            [one] Gagne exactement { $bid } pli : <b>{ $points }</b> points. Sinon : <b>0</b>.
           *[other] Gagne exactement { $bid } plis : <b>{ $points }</b> points. Sinon : <b>0</b>.
        }
    }
act-bid = Annoncer { $bid }
act-play = Jouer { $sign }

## The score sheet

sheet-cards = Cartes
sheet-note =
    { $missed ->
        [tricks] En petit : plis / annonce. Une annonce réussie compte 10 + l’annonce, une ratée 1 par pli.
        [minus] En petit : plis / annonce. Une annonce réussie compte 10 + l’annonce, une ratée moins l’écart.
       *[nothing] En petit : plis / annonce. Une annonce réussie compte 10 + l’annonce, une ratée 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you] Tu as annoncé en dernier, sans pouvoir dire <b>{ $bid }</b> : { $tricks } est le total interdit. Quelqu’un ratera son annonce
       *[other] { $who } a annoncé en dernier, sans pouvoir dire <b>{ $bid }</b> : { $tricks } est le total interdit. Quelqu’un ratera
    }
explain-one-card = Une carte par personne : on annonce 0 ou 1, et le seul pli se joue tout seul
explain-trump =
    La carte retournée est { $card }, donc atout { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    } : même le plus petit bat toutes les autres couleurs
explain-bid =
    { $who ->
        [you]
            { $missed ->
                [tricks] Tu annonces { $bid }. Avec { $bid } pile, tu marques <b>{ $points } points</b>. Sinon, tu marques 1 par pli
                [minus] Tu annonces { $bid }. Avec { $bid } pile, tu marques <b>{ $points } points</b>. Sinon, tu perds l’écart
               *[nothing] Tu annonces { $bid }. Avec { $bid } pile, tu marques <b>{ $points } points</b>. Sinon, tu marques 0
            }
       *[other]
            { $missed ->
                [tricks] { $who } annonce { $bid }. Avec { $bid } pile, ça fait <b>{ $points } points</b>. Sinon, c’est 1 par pli
                [minus] { $who } annonce { $bid }. Avec { $bid } pile, ça fait <b>{ $points } points</b>. Sinon, c’est moins l’écart
               *[nothing] { $who } annonce { $bid }. Avec { $bid } pile, ça fait <b>{ $points } points</b>. Sinon, c’est 0
            }
    }
explain-bids =
    { $tricks ->
        [one] Tout le monde a annoncé, <b>{ $total }</b> en tout pour { $tricks } pli. Une annonce réussie compte 10 plus l’annonce
       *[other] Tout le monde a annoncé, <b>{ $total }</b> en tout pour { $tricks } plis. Une annonce réussie compte 10 plus l’annonce
    }
explain-trick-trump =
    { $who ->
        [you] { $card }, le plus gros atout, gagne le pli. Tu en as <b>{ $won }</b> et tu entames le suivant
       *[other] { $card }, le plus gros atout, gagne le pli. { $who } en a <b>{ $won }</b> et entame le suivant
    }
explain-trick-trump-last =
    { $who ->
        [you] { $card }, le plus gros atout, gagne le pli. Tu en as <b>{ $won }</b>
       *[other] { $card }, le plus gros atout, gagne le pli. { $who } en a <b>{ $won }</b>
    }
explain-trick-suit =
    { $who ->
        [you]
            { $card }, le plus haut { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, gagne le pli, car personne n’a coupé. Tu en as <b>{ $won }</b> et tu entames le suivant
       *[other]
            { $card }, le plus haut { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, gagne le pli, car personne n’a coupé. { $who } en a <b>{ $won }</b> et entame le suivant
    }
explain-trick-suit-last =
    { $who ->
        [you]
            { $card }, le plus haut { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, gagne le pli, car personne n’a coupé. Tu en as <b>{ $won }</b>
       *[other]
            { $card }, le plus haut { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, gagne le pli, car personne n’a coupé. { $who } en a <b>{ $won }</b>
    }
explain-ruff =
    { $who ->
        [you]
            Tu n’as pas de { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, donc tout est permis : { $card } est un atout et bat toutes les autres couleurs
       *[other]
            { $who } n’a pas de { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            }, donc tout est permis : { $card } est un atout et bat toutes les autres couleurs
    }
explain-discard =
    { $who ->
        [you]
            Tu n’as pas de { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } et tu défausses { $card } : ni un atout, ni la couleur demandée, ça ne peut pas gagner
       *[other]
            { $who } n’a pas de { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } et défausse { $card } : ni un atout, ni la couleur demandée, ça ne peut pas gagner
    }
explain-first-free =
    { $who ->
        [you] Tu es à gauche de la personne qui donne, alors tu entames le premier pli de la manche
       *[other] { $who }, à gauche de la personne qui donne, entame le premier pli de la manche
    }
explain-first =
    { $who ->
        [you] Tu es à gauche de la personne qui donne, alors tu entames. Au premier pli, pas d’atout si on a une autre couleur
       *[other] { $who }, à gauche de la personne qui donne, entame. Au premier pli, pas d’atout si on a une autre couleur
    }
explain-lead =
    { $who ->
        [you]
            Tu entames avec { $card }. Les autres jouent aussi une carte, et doivent fournir du { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } si possible
       *[other]
            { $who } entame avec { $card }. Les autres jouent aussi une carte, et doivent fournir du { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } si possible
    }
explain-follow =
    { $who ->
        [you]
            Tu fournis du { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } : si on en a, il faut en jouer
       *[other]
            { $who } fournit du { $suit ->
                [C] trèfle
                [D] carreau
                [H] cœur
               *[S] pique
            } : si on en a, il faut en jouer
    }

## The rules

word-trump = Atout
    .note = La couleur de la carte retournée. Même le plus petit atout bat toute carte d’une autre couleur.
word-trick = Pli
    .note = Une carte par personne. Le plus gros atout le gagne. Sans atout, c’est la plus haute carte de la couleur demandée.
word-lead = Entamer
    .note = Jouer la première carte d’un pli. Les autres doivent fournir cette couleur si possible.
word-bid = Annonce
    .note = Le nombre de plis que tu penses gagner. Gagnes-en exactement autant pour marquer 10 points plus l’annonce.
word-hook = Total interdit
    .note = À certaines tables, la personne qui donne annonce en dernier et ne peut pas porter le total au nombre de plis. Quelqu’un ratera donc son annonce.
example-bids = trois annonces
example-tricks = deux plis
chapter-minute = Le but
chapter-bids = Les annonces
chapter-tricks = Les plis
chapter-points = Les points
fact-dealer = Première donne
    .note = au hasard, puis dans le sens des aiguilles d’une montre, de manche en manche et de partie en partie
house = toutes les options sauf celles par défaut, et la dernière carte qui se joue toute seule.
origin =
    <b>{ $game }</b> est { $author ->
        [traditional] un jeu traditionnel
       *[other] un jeu { $author }
    }, une sorte d’ascenseur (Oh Hell). Ces règles sont publiées par { $publisher }.
for-whom = 2 à 5 personnes, à partir de 10 ans. Une partie de 10 manches dure environ une heure.
length-10-to-1 = Chaque personne reçoit 10 cartes à la première manche, 9 à la deuxième, et ainsi de suite jusqu’à 1.
length-5-to-1 = Chaque personne reçoit 5 cartes à la première manche, 4 à la deuxième, et ainsi de suite jusqu’à 1.
length-1-to-10 = Chaque personne reçoit 1 carte à la première manche, 2 à la deuxième, et ainsi de suite jusqu’à 10.
length-10-to-1-to-10 = Chaque personne reçoit 10 cartes à la première manche, 9 à la deuxième, et ainsi de suite jusqu’à 1, puis on remonte jusqu’à 10.
minute-aim = Dis combien de plis tu vas gagner, puis gagnes-en exactement autant. Qui a le plus de points gagne.
minute-turned-up = La personne qui donne retourne la carte suivante : sa couleur est l’<b>atout</b>.
minute-bid-in-turn = À tour de rôle, on annonce le nombre de plis qu’on va gagner. La personne à gauche de celle qui donne commence.
minute-bid-at-once = On annonce en secret le nombre de plis qu’on va gagner. Puis on montre toutes les annonces.
minute-trick = Quelqu’un entame avec une carte, et les autres en jouent une aussi, de la même couleur si possible. C’est un <b>pli</b>. Le plus gros atout le gagne. Sans atout, c’est la plus haute carte de la couleur demandée.
minute-first-trick = Au premier pli d’une manche, on ne peut pas jouer d’atout, ni pour entamer ni après, sauf si on n’a que ça.
scored = Si tu gagnes exactement le nombre de plis annoncé, tu marques 10 points plus l’annonce. { $otherwise }
otherwise-nothing = Sinon, tu marques <b>0</b>.
otherwise-tricks = Sinon, tu marques <b>1 point</b> par pli gagné.
otherwise-minus = Sinon, tu perds <b>1 point</b> par pli en trop ou en moins.
deck = Les cartes
    .note = On joue avec 1 paquet de 52 cartes. L’as est la plus haute.
a-round = Une manche
a-trick = Un pli
trick-led = Entame à carreau
    .note = Si tu as du carreau, tu dois en jouer.
trick-other = Une autre couleur
    .note = Si tu n’as pas de carreau, tu peux défausser n’importe quelle carte. Même un as ne peut alors pas gagner.
trick-trump = Un atout
    .note = Ici, atout cœur : même le plus petit cœur bat toutes les autres couleurs.
order-at-once = On fait son annonce sans que personne d’autre la voie. La personne qui donne annonce en dernier, puis on montre toutes les annonces.
order-in-turn = La personne à gauche de celle qui donne annonce d’abord, puis on tourne dans le sens des aiguilles d’une montre. Tu entends les annonces faites avant la tienne.
bids-range = Tu peux annoncer de 0 jusqu’au nombre de cartes que tu as en main.
bids-stand = Tu peux annoncer plus de plis que les autres annonces n’en laissent. Une fois faite, ton annonce ne change plus.
the-hook = Le total interdit
sums-hooked = La personne qui donne annonce en dernier et ne peut pas porter le total au nombre de plis : quelqu’un ratera donc son annonce. Avec 5 cartes et des annonces de 2, 1 et 1, elle peut tout annoncer sauf 1.
sums-free = Les annonces peuvent faire plus ou moins que le nombre de plis. Si elles tombent juste, tout le monde peut réussir la sienne.
tricks-clockwise = Un pli, c’est une carte par personne, dans le sens des aiguilles d’une montre. La personne à gauche de celle qui donne entame le premier pli de la manche. Ensuite, qui gagne un pli entame le suivant.
tricks-follow = Tu dois fournir si tu peux. Sinon, joue ce que tu veux : un atout peut gagner, les autres couleurs non.
first-printed = Au premier pli d’une manche, tu ne peux pas jouer d’atout, même pour entamer, tant que tu as une autre couleur. Si tu n’as que des atouts, tu peux. Si quelqu’un entame ainsi à l’atout, les autres doivent fournir.
first-free = Tu peux jouer un atout n’importe quand, même au premier pli.
first-until-broken = Si tu ne peux pas fournir, tu peux toujours jouer un atout : ça s’appelle couper. Tu ne peux entamer à l’atout que si quelqu’un a déjà coupé dans la manche, ou si tu n’as que des atouts. Une telle entame ne compte pas comme une coupe.
first-until-played = Si tu ne peux pas fournir, tu peux toujours jouer un atout. Tu ne peux entamer à l’atout que si quelqu’un en a déjà joué un dans la manche, ou si tu n’as que des atouts.
tricks-out-of-play = La carte retournée est hors jeu.
tricks-last = La dernière carte d’une manche se joue toute seule.
points-head = Plis/annonce
points-points = Points
points-end = Si tu annonces 0 et que tu ne gagnes aucun pli, tu marques 10. Qui a le plus de points après la dernière manche gagne. À égalité, la victoire est partagée.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Annonces
    .note =
        { $name } a réussi { $hits } { $hits ->
            [0] annonce
            [1] annonce
           *[other] annonces
        } sur { $of }

## Lessons

lesson-tricks =
    .title = Les plis
    .about = Ce qu’est un pli, qui le gagne, et quelle carte tu peux jouer
    .learnt = Première annonce réussie ! Tu sais fournir, gagner un pli, et en perdre un exprès. La suite : l’atout.
lesson-tricks-1 = Dans un <b>pli</b>, on joue une carte à tour de rôle, et la meilleure gagne le tout. Qui commence <b>entame</b>.
lesson-tricks-2 = Dis combien de plis tu vas gagner : c’est ton <b>annonce</b>. Puis gagnes-en <b>exactement</b> autant, ni plus ni moins.
lesson-tricks-3 = Ici, tu as annoncé 2, { PERSON("1") } 0 et { PERSON("2") } 3. Au-dessus de chaque nom : plis gagnés / plis annoncés.
lesson-tricks-4 = Tu entames le premier pli. ({ CARD("6S") } en haut, c’est pour la prochaine leçon.)
lesson-tricks-5 = De bas en haut : 2 à 10, valet, dame, roi, as. Entame avec ta plus haute carte : tape dessus, puis encore une fois.
    .not-kd = L’as de carreau pourrait battre ton roi, mais aucun cœur ne bat ton as. Joue { CARD("AH") }.
    .otherwise = Une carte si basse se ferait battre, et tu perdrais le pli. Joue { CARD("AH") }.
lesson-tricks-6 = Tu as entamé à cœur, alors les autres devaient jouer du cœur aussi. Le plus haut gagne le pli : le tien.
lesson-tricks-7 = Qui gagne un pli entame le suivant. Voyons ce que devient une petite carte : entame avec { CARD("4H") }.
    .otherwise = Tu pourrais aussi. Pour cette leçon, entame avec { CARD("4H") }.
lesson-tricks-8 = La dame chez { PERSON("2") } est le plus haut cœur : { PERSON("2") } gagne le pli et entame le suivant.
lesson-tricks-9 = { PERSON("2") } entame à trèfle. Si tu en as, tu dois en jouer : c’est <b>fournir</b>. Quelle carte ?
lesson-tricks-10 = Encore trèfle. Tu n’en as pas : joue ce que tu veux, mais rien ne peut gagner. Quelle carte lâcher ?
    .not-kd = Sur du trèfle, même le roi de carreau ne peut pas gagner. Il te servira plus tard : joue { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } n’a pas de trèfle non plus, donc { CARD("QD") } ne peut pas gagner. { CARD("9C") } gagne le pli.
lesson-tricks-12 = Le dernier pli : { PERSON("2") } entame à carreau. Ta dernière carte se joue seule, et le roi que tu as gardé gagne.
lesson-tricks-13 = Annonce réussie : 10 plus 2, donc 12 points. Chaque manche a une carte de moins. En vrai, on commence à dix.

lesson-trump =
    .title = Atout, annonces
    .about = La couleur qui bat toutes les autres, et combien de plis annoncer
    .learnt = Bien annoncé ! Tu sais couper et t’arrêter à temps. Annonce ce que tu peux gagner, puis perds le reste.
lesson-trump-1 = On retourne une carte, et sa couleur est l’<b>atout</b> : ici, pique. La carte elle-même est hors jeu.
lesson-trump-2 = Le plus petit atout bat la plus haute carte des autres couleurs. Tu as deux atouts, { CARD("AS") } et { CARD("3S") }.
lesson-trump-3 = On <b>annonce</b> maintenant ses plis. C’est toi qui donnes, donc tu annonces en dernier. Tu n’as pas de trèfle. Combien ?
    .not-bid-0 = Rien ne bat { CARD("AS") } : ça fait un pli, et une annonce de 0 serait ratée. Compte aussi { CARD("3S") }.
    .not-bid-1 = { CARD("AS") } en gagne un. Tu n’as pas de trèfle : si on en joue, { CARD("3S") } peut en gagner un autre. Annonce 2.
    .otherwise = Tes deux atouts peuvent gagner deux plis, et le reste sans doute aucun. Trop, c’est aussi raté : annonce 2.
lesson-trump-4 = 1, 1 et 2 font 4, pour cinq plis. Pas de problème : le total des annonces n’a pas besoin de faire 5.
lesson-trump-5 = { PERSON("1") }, à ta gauche, entame à trèfle. Tu n’en as pas, mais pas d’atout au <b>premier pli</b>. Que joues-tu ?
    .otherwise = Tu pourrais, mais { CARD("QH") } risque de gagner un troisième pli, et tu as annoncé 2. Défausse plutôt ça.
lesson-trump-6 = Ta dame n’est ni un trèfle ni un atout, donc elle ne peut pas gagner. Le roi chez { PERSON("1") } gagne.
lesson-trump-7 = Au premier pli, tu ne peux pas non plus entamer à l’atout, sauf si tu n’as rien d’autre.
lesson-trump-8 = Encore trèfle, et tu n’en as pas. Dès le deuxième pli, tu peux jouer atout. Il te faut deux plis.
    .not-as = Ça gagnerait. Mais { CARD("3S") } gagnerait aussi, et l’as en gagnera un autre à coup sûr.
    .otherwise = Ni trèfle ni atout : ça ne peut pas gagner. { CARD("3S") } gagne ce pli, et peut-être aucun autre plus tard.
lesson-trump-9 = { CARD("3S") }, un atout, bat { CARD("TC") }. Tu gagnes le pli, donc c’est à toi d’entamer.
lesson-trump-10 = Maintenant, tu peux aussi entamer à l’atout. Il ne te faut plus qu’un pli. Quelle carte le gagne à coup sûr ?
    .otherwise = Ce n’est pas sûr, et l’as gagne un pli de toute façon. Rien ne bat { CARD("AS") } : joue cette carte.
lesson-trump-11 = 2/2 : c’est ton annonce, et un pli de plus gâcherait tout. Tu entames encore. Quelle carte va perdre ?
    .otherwise = Plus une carte est basse, plus elle risque de perdre : un 7 pourrait gagner un troisième pli. Entame avec { CARD("4D") }.
lesson-trump-12 = Ta dernière carte se joue toute seule. { CARD("7D") } n’est ni un trèfle ni un atout : ouf, ça ne peut pas gagner.
lesson-trump-13 = 12 points pour toi ! { PERSON("1") } a annoncé 1 mais gagné 3, { PERSON("2") } a annoncé 1 mais gagné 0 : 0 point à chaque fois.

lesson-points =
    .title = Les points
    .about = Ce que rapporte une annonce, le total interdit, et qui gagne
    .learnt = Tu as gagné ta première partie de 10-9-8, et tu connais les points. Apprends maintenant à évaluer ta main.
lesson-points-1 = Une partie a dix manches, de dix cartes à une seule. Celle-ci n’en a que cinq, et il en reste deux.
lesson-points-2 = Une annonce réussie compte 10 plus l’annonce : 12 pour 2, 10 pour 0. À un seul pli près, c’est <b>0</b>.
lesson-points-3 = Cette table a une règle en plus, le <b>total interdit</b> : les annonces ne peuvent pas faire le nombre de plis.
lesson-points-4 = Deux cartes, deux plis. { PERSON("1") } a annoncé 2, { PERSON("2") } 0. Atout carreau, et tu n’en as pas. Qu’annonces-tu ?
    .otherwise = { CARD("4H") } ne gagnera sans doute pas de pli : 2, c’est trop. { CARD("JH") } peut en gagner un : annonce 1.
lesson-points-5 = Ça fait 3 pour deux plis : quelqu’un va forcément rater. Voilà le total interdit : avec 0, tu aurais fait 2.
lesson-points-6 = { PERSON("1") } a besoin des deux plis, et toi d’un seul. L’entame est à cœur, et tu joues en dernier. Quelle carte ?
    .otherwise = Alors { CARD("9H") } gagne ce pli, et un atout peut battre { CARD("JH") } ensuite. Là, ça gagne à coup sûr.
lesson-points-7 = { CARD("JD") } est un atout, donc { PERSON("1") } gagne ce pli. Mais { PERSON("1") } avait annoncé 2, et n’en a gagné qu’un.
lesson-points-8 = 11 points pour toi, 10 pour { PERSON("2") } (annonce 0, aucun pli) et 0 pour { PERSON("1") }. Égalité à 32 entre { PERSON("2") } et toi.
lesson-points-9 = La dernière manche : une carte par personne. La donne tourne : { PERSON("1") } donne, { PERSON("2") } annonce et entame.
lesson-points-10 = Atout pique, et le tien est petit. { PERSON("2") } annonce 1. Vas-tu gagner le seul pli ? Annonce 0 ou 1.
    .otherwise = Avec trois cartes données, un autre atout est peu probable. Le tien bat toutes les autres couleurs : annonce 1.
lesson-points-11 = Un as ! Mais ta seule carte est un atout : elle se joue toute seule et gagne, même au premier pli.
lesson-points-12 = Qui a le plus de points gagne : 43, 32 et 21. C’est toi ! À égalité, on aurait partagé la victoire.

lesson-counting =
    .title = Évaluer sa main
    .about = Quelles cartes gagnent des plis, et comment tenir ton annonce
    .learnt = Tu sais évaluer une main. Coupe pour avoir les plis qu’il te faut, puis esquive ou défausse.
lesson-counting-1 = Combien de plis vont gagner ces cartes ? <b>Compte</b>-les une à une. Un as gagne, sauf si on le coupe : <b>un</b>.
lesson-counting-2 = Un roi gagne environ une fois sur deux, le reste rarement. Plus il y a de monde, moins ces cartes valent.
lesson-counting-3 = Les gros atouts gagnent. Un petit peut couper une couleur que tu n’as pas, ici trèfle : { CARD("6S") }, ça fait <b>deux</b>.
lesson-counting-4 = Avec le plus bas de tes deux cœurs, tu peux perdre un pli exprès. C’est aussi utile que d’en gagner un.
lesson-counting-5 = { PERSON("1") } annonce 1, { PERSON("2") } annonce 2. Qu’annonces-tu ?
    .not-bid-0 = { CARD("AD") } va presque sûrement gagner : compte cette carte, et { CARD("6S") } quand on joue trèfle. Annonce 2.
    .not-bid-1 = { CARD("AD") } en fait un. Tu n’as pas de trèfle : si on en joue, { CARD("6S") } peut en gagner un autre. Annonce 2.
    .otherwise = Tes autres cartes sont basses : elles vont sans doute perdre. Annonce 2, pour { CARD("AD") } et { CARD("6S") }.
lesson-counting-6 = L’entame est à carreau, et tu joues en dernier. Quelle carte ?
    .otherwise = Si tu gardes l’as, quelqu’un pourra le couper. Là, il gagne à coup sûr : joue { CARD("AD") }.
lesson-counting-7 = Un sur deux. { CARD("6S") } gagne si on entame à trèfle. Entame avec une carte qui perd, mais garde tes cœurs.
    .not-3h = Ça perdrait. Mais garde-le pour rester en dessous quand on joue cœur. Entame avec { CARD("2D") }.
    .not-6s = Un plus gros atout le battrait. Attends qu’on joue trèfle, et il gagne. Entame avec { CARD("2D") }.
    .otherwise = Ça pourrait gagner, et ne plus te laisser le choix. Rien n’est plus bas que { CARD("2D") } : entame avec ça.
lesson-counting-8 = Perdu, comme prévu. { PERSON("2") } entame le pli suivant.
lesson-counting-9 = Du cœur ! Il ne te faut plus qu’un pli, et { CARD("6S") } est là pour ça. Gagner ce pli, ou rester en dessous ?
    .otherwise = Si { CARD("9H") } gagne, tu auras un pli de trop avec { CARD("6S") }. Reste sous le 7 : joue { CARD("3H") }.
lesson-counting-10 = Belle <b>esquive</b> : une petite carte, pour perdre exprès. Avec le 9, tu aurais gagné un pli de trop.
lesson-counting-11 = Enfin du trèfle, et tu n’en as pas. Vas-tu <b>couper</b>, ou <b>défausser</b> { CARD("9H") } ?
    .otherwise = Défausser, c’est jeter une carte qui ne peut pas gagner. Mais il te faut ce pli : coupe avec { CARD("6S") }.
lesson-counting-12 = Ton petit atout bat les deux trèfles. Deux sur deux ! Tu entames avec ta dernière carte, { CARD("9H") } : va-t-elle perdre ?
lesson-counting-13 = Ouf : le valet chez { PERSON("1") } était plus haut. 1, 2 et 2 annoncés pour cinq plis : tout le monde pouvait réussir.
