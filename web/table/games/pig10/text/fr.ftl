### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Fais dix et prends le tas
deal = Donner 3 cartes
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
in-the-pile = pioche : { $pile }
no-pile = pioche vide
won = butin { $cards }
remark-one = Tout s’est joué à une carte
shapes = 🟩 tu as fait dix, 🟨 quelqu’un d’autre a dépassé dix, ⬛ quelqu’un d’autre a pris le tas.
pig-10 = PIG 10 !

## Cards, as a voice says them

called-frog = grenouille, 0
called-pigmaid = cochon-sirène, 5
called-crowned = cochon couronné, 10
called-face-down = carte face cachée
# $values are what the middle would be at.
makes = { $name }, met le tas à { ROW($values, between: " ou ") }

## The middle

middle = Le tas
middle-empty = Le tas est vide
middle-holds = Le tas : { ROW($values, between: ", ") }
middle-holds-nothing = Le tas : vide
middle-note =
    { $cards ->
        [one] { $cards } carte, jouée par { $who }
       *[other] { $cards } cartes, la dernière par { $who }
    }
lies-in-the-middle = Dans le tas
worth = il vaut <b>{ $value }</b>
frame-ten = Le tas vaut { $value }. PIG 10.
frame-over = Le tas vaut { $value }, { $missing } de trop.
over-by = { $surplus } de trop
frame-under = Le tas vaut { $value }, il manque { $missing } pour faire dix.
hand =
    { $who ->
        [you] Ta main
       *[other] Main : { $who }
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Ta main, face cachée : { $cards } carte
               *[other] Ta main, face cachée : { $cards } cartes
            }
       *[other]
            { $cards ->
                [one] { $who }, main face cachée : { $cards } carte
               *[other] { $who }, main face cachée : { $cards } cartes
            }
    }
caught = Cartes gagnées
left-in-the-middle =
    { $cards ->
        [one] Personne ne reçoit la carte restée dans le tas.
       *[other] Personne ne reçoit les { $cards } cartes restées dans le tas.
    }

## A turn

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
play-it =
    { $who ->
        [you] Tu la joues ?
       *[other] { $who }, tu la joues ?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Ajouter 5 ou enlever 5 ?
                [add-same] Ajouter { $card } ou mettre à { $card } ?
                [subtract-same] Enlever 5 ou mettre à 5 ?
               *[add-subtract-same] Ajouter 5, enlever 5 ou mettre à 5 ?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, ajouter 5 ou enlever 5 ?
                [add-same] { $who }, ajouter { $card } ou mettre à { $card } ?
                [subtract-same] { $who }, enlever 5 ou mettre à 5 ?
               *[add-subtract-same] { $who }, ajouter 5, enlever 5 ou mettre à 5 ?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Ajoute ou enlève 5. Nouveau total ?
                [add-same] Ajoute { $card } ou mets à { $card }. Nouveau total ?
                [subtract-same] Enlève 5 ou mets à 5. Nouveau total ?
               *[add-subtract-same] Ajoute 5, enlève 5 ou mets à 5. Nouveau total ?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, ajoute ou enlève 5. Nouveau total ?
                [add-same] { $who }, ajoute { $card } ou mets à { $card }. Nouveau total ?
                [subtract-same] { $who }, enlève 5 ou mets à 5. Nouveau total ?
               *[add-subtract-same] { $who }, ajoute 5, enlève 5 ou mets à 5. Nouveau total ?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] Une grenouille, ça fait combien ?
               *[other] { $value } et { $card }, ça fait combien ?
            }
       *[other]
            { $card ->
                [0] { $who }, une grenouille, ça fait combien ?
               *[other] { $who }, { $value } et { $card }, ça fait combien ?
            }
    }
several-ways = Cette carte a plusieurs effets. Tape sur un bouton en dessous.
takes-it = <b>10</b> prend tout
# Behind another number that a card may make.
sum-or = ou { $value }
sums-show = Avec totaux
sums-hide = Sans totaux
sum-of-the-middle = Nouveau total du tas
sum-makes = { $value }, nouveau total
play-subtract = { $before } − 5 = { $value }
play-same = Mettre à { $value }
play-frog = Retour à 0
play-add = { $before } + { $card } = { $value }
play = Jouer { $card }
comes-of-nothing = les cartes restent
# The middle is empty: only the card that is played lies there.
comes-of-first = la carte reste
comes-of-ten =
    { $cards ->
        [one] PIG 10 ! Prends { $cards } carte
       *[other] PIG 10 ! Prends { $cards } cartes
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] { $cards } carte pour toi
               *[other] { $cards } cartes pour toi
            }
       *[other]
            { $cards ->
                [one] { $cards } carte pour { $taker }
               *[other] { $cards } cartes pour { $taker }
            }
    }
not-your-turn = Pas encore : c’est à { $who }.
over = La partie est finie.
card-first = Choisis d’abord une carte.
wrong-sum =
    { $card ->
        [0] Une grenouille ne fait pas { $value }. Essaie encore.
       *[other] { $before } et { $card } ne font pas { $value }. Essaie encore.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10
    .note = { $name } a fait { $hits } PIG 10 sur { $of }
feat-gifts = Cadeaux
    .note = { $name } a dépassé dix { $hits } fois sur { $of }

## Rules as they come up

explain-over-ten =
    { $cards ->
        [one] <b>{ $value }</b>, ça dépasse dix : la carte est pour { $taker }, juste avant { $who }
       *[other] <b>{ $value }</b>, ça dépasse dix : les { $cards } cartes sont pour { $taker }, juste avant { $who }
    }
explain-crowned-wasted = { $before } et le cochon couronné font { $value }, ça dépasse. Il ne fait dix que sur un tas à 0
explain-crowned-empty = Le cochon couronné est un 10 : sur un tas vide, c’est PIG 10 tout de suite
explain-crowned = Le cochon couronné est un 10 : sur un tas à 0, c’est PIG 10 tout de suite
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Dix pile, c’est PIG 10 : tu prends le tas, <b>{ $cards } carte</b>. Qui a le plus de cartes gagne la partie
               *[other] Dix pile, c’est PIG 10 : tu prends le tas, <b>{ $cards } cartes</b>. Qui a le plus de cartes gagne la partie
            }
       *[other]
            { $cards ->
                [one] Dix pile, c’est PIG 10 : { $who } prend le tas, <b>{ $cards } carte</b>. Qui a le plus de cartes gagne la partie
               *[other] Dix pile, c’est PIG 10 : { $who } prend le tas, <b>{ $cards } cartes</b>. Qui a le plus de cartes gagne la partie
            }
    }
explain-frog =
    { $cards ->
        [one] Une grenouille remet le tas à 0. La carte reste pour la prochaine personne qui fait dix
       *[other] Une grenouille remet le tas à 0. Les { $cards } cartes restent pour la prochaine personne qui fait dix
    }
explain-pigmaid = Un cochon-sirène ajoute 5 ou enlève 5 : { $before } − 5 = <b>{ $value }</b>. Le tas ne descend jamais sous 0
explain-same = Ce { $card } égale la dernière carte : il peut mettre le tas à { $card } au lieu de s’ajouter
explain-same-worth = Ce { $card } égale le tas, qui peut donc rester à { $card } : pas besoin d’ajouter
explain-pile = La pioche est vide. On joue sans piocher jusqu’à ce que toutes les mains soient vides
explain-add = Les cartes s’additionnent : { $before } + { $card } = <b>{ $value }</b>. Fais dix pile pour prendre le tas

## The rules

fact-neighbour = La personne avant toi
    .note = au siège avant le tien, avec ou sans cartes
word-middle = Tas
    .note = Les cartes au milieu de la table, et ce qu’elles valent.
word-frog = Grenouille
    .note = Le 0. Elle remet le tas à 0, et les cartes restent.
word-pigmaid = Cochon-sirène
    .note = Le 5. Il ajoute 5 ou enlève 5, mais le tas ne descend jamais sous 0.
word-crowned-pig = Cochon couronné
    .note = Le 10. Il ne fait dix que sur un tas vide ou à 0.
word-before = La personne avant toi
    .note = La personne au siège avant le tien. Elle prend le tas quand tu dépasses dix.
example-over-ten = ça dépasse
example-exactly-ten = dix pile
example-pigmaid = le cochon-sirène
example-same = le même nombre
chapter-minute = Le but
chapter-special = Cartes spéciales
chapter-end = Le score
house = les options de cette liste, les totaux affichés, et les calculs à faire soi-même.
origin = <b>PIG 10</b> a été inventé par { $author } et édité par { $publisher }.
for-whom = 2 à 8 personnes, à partir de 6 ans. Une partie dure 10 à 20 minutes.
aim =
    .note = Gagne le plus de cartes.
deck = Les cartes
    .note = Il y a { $cards } cartes : 7 grenouilles (0), 5 cochons-sirènes (5) et 4 cochons couronnés (10), et 8 cartes de chaque autre nombre de 1 à 9. Tu en as 3 en main.
turn = Un tour
minute-lay = Joue une carte et ajoute son nombre au <b>tas</b>.
minute-ten = Dix pile ? <b>PIG 10 !</b> Tu prends tout le tas.
minute-over = Tu dépasses ? La personne <b>avant</b> toi prend tout.
minute-draw = Pioche pour revenir à 3 cartes, tant qu’il en reste à piocher.
special-frog = Grenouille
    .note = Remet le tas à 0. Les cartes restent pour la prochaine personne qui fait dix.
special-pigmaid = Cochon-sirène
    .note = Ajoute 5 ou enlève 5, c’est toi qui choisis. Le tas ne peut pas descendre sous 0 : en dessous de 5, le cochon-sirène ajoute seulement.
special-same = Le même nombre
    .note = Si ta carte égale la dernière carte ou le tas, tu peux mettre le tas à ce nombre au lieu d’ajouter. Toutes les cartes de 1 à 9 peuvent faire ça.
special-crowned = Cochon couronné
    .note = Fait dix tout de suite sur un tas vide ou à 0. Sur tout autre tas, il dépasse dix.
special-example = Un exemple
special-example-gentle = Le tas vaut 8, et la dernière carte était un 8. Un autre 8 ferait 16, alors tu mets le tas à 8. Il faut un 2 à la personne suivante.
special-example-free = Le tas vaut 8, et la dernière carte était un 8. Ajoute un autre 8, et la personne avant toi prend tout. Ou mets le tas à 8, et il faut un 2 à la personne suivante.
special-gentle = À cette table, tu dois rester à dix ou moins si tu peux. ⌂
special-free = Tu peux dépasser dix, même exprès. Mais ça nourrit la personne avant toi, alors choisis bien.
end-hands = Quand la pioche est vide, on joue sans piocher jusqu’à ce que toutes les mains soient vides.
end-left-taken = Qui a pris des cartes en dernier reçoit aussi celles restées dans le tas.
end-left-lost = Personne ne reçoit les cartes restées dans le tas.
end-most-tens = Qui a le plus de cartes gagne. À égalité, c’est le nombre de PIG 10 qui compte. Encore à égalité, la victoire est partagée.
end-shared = Qui a le plus de cartes gagne. À égalité, la victoire est partagée.

## Lessons

lesson-bare =
    .title = Faire dix
    .about = Comment faire dix, et ce qui arrive si tu dépasses dix
    .learnt = Bravo ! Tu sais faire dix et tendre un piège. Qui a le plus de cartes gagne. À toi d’essayer une partie.
lesson-bare-1 = Dans PIG 10, tout tient en une idée : faire <b>dix pile</b> avec le tas du milieu.
lesson-bare-2 = Voici tes 3 cartes. Personne d’autre ne les voit. Chaque fois que tu en joues une, tu en pioches une.
lesson-bare-3 = On tire au sort qui commence : ici, c’est toi. Tape sur { CARD("4") }, puis sur le bouton qui apparaît.
    .otherwise = Cette carte va aussi. Pour cette leçon, joue { CARD("4") }.
lesson-bare-4 = Tu as pioché un 1 : tu as de nouveau 3 cartes. On pioche après chaque tour, tant que la pioche dure.
lesson-bare-5 = Le tas vaut 4. Les cases vides montrent ce qu’il manque pour faire dix : 6.
lesson-bare-6 = { PERSON("1") } a ajouté 2 et { PERSON("2") } 3 : le tas vaut 9. Laquelle de tes cartes fait dix ?
    .otherwise = Ça dépasse dix, et les cartes vont à quelqu’un d’autre. Fais dix pile.
lesson-bare-7 = <b>PIG 10 !</b> Tu prends les 4 cartes du tas. Qui a <b>le plus de cartes</b> gagne la partie.
lesson-bare-8 = { PERSON("1") } a joué 9 et { PERSON("2") } 8 : 17, ça dépasse. { PERSON("1") }, juste <b>avant</b> { PERSON("2") }, prend donc tout.
lesson-bare-9 = Le tas repart de 0. Joue { CARD("6") } : tape dessus, puis <b>encore une fois</b>. Ça marche aussi.
    .otherwise = Cette carte va aussi. Pour cette leçon, joue { CARD("6") }.
lesson-bare-10 = Le tas vaut 9, et toutes tes cartes dépassent dix. Joues-en une : { PERSON("2") }, juste avant toi, prend tout.
lesson-bare-11 = { PERSON("2") } avait laissé 9, et rien n’allait. Tu peux tendre le même piège à { PERSON("1") }, qui joue après toi.
lesson-bare-12 = Le tas vaut 5, et tu ne peux pas faire dix. Laisse-le le <b>plus haut</b> possible, sans dépasser dix.
    .otherwise = Fais 9 avec { CARD("4") }. Un tas plus bas aide { PERSON("1") }. Si tu dépasses dix, { PERSON("2") } prend les cartes.
lesson-bare-13 = Le piège a marché ! { PERSON("1") } a dépassé dix, et tu joues juste avant { PERSON("1") } : les 4 cartes sont pour toi.

lesson-special =
    .title = Cartes spéciales
    .about = La grenouille, le cochon-sirène, le cochon couronné et le même nombre
    .learnt = Tu connais toutes les cartes spéciales. Bien joué ! Essaie-les dans une partie.
lesson-special-1 = Le tas vaut 8, et tu n’as pas de 2. Mais certaines cartes ne font pas que s’ajouter.
lesson-special-2 = { CARD("0") }, c’est une <b>grenouille</b>. Elle remet le tas à 0. Joue la tienne.
    .not-4 = 8 et 4 font 12 : { PERSON("2") } prendrait tout. Remets le tas à 0.
    .not-5 = 8 et 5 font 13 : { PERSON("2") } prendrait tout. Joue d’abord la grenouille.
    .not-5-as-5 = Ça marche, et ça te servira bientôt. Joue d’abord la grenouille.
lesson-special-3 = Le tas vaut 0. Mais les 3 cartes y restent, pour la prochaine personne qui prend le tas.
lesson-special-4 = Pas de chance ! { PERSON("1") } avait un <b>cochon couronné</b>, un 10. Sur un tas à 0, il fait dix. Sinon, il dépasse.
lesson-special-5 = Le tas vaut 7. { CARD("5") }, c’est un <b>cochon-sirène</b> (±) : il ajoute ou enlève 5. Joue le tien pour enlever 5.
    .not-5 = 7 et 5 font 12, et { PERSON("2") } prend les deux cartes. Tape encore sur le cochon-sirène et enlève 5.
    .otherwise = Ça dépasse dix, et { PERSON("2") } prend tout. Le cochon-sirène, la carte avec ±, peut enlever 5.
lesson-special-6 = Maintenant, le tas vaut 2. Sous 5, un cochon-sirène ne peut rien enlever : le tas ne descend jamais sous 0.
lesson-special-7 = Le tas valait 8, et { PERSON("2") }, avec un 8, l’a remis à 8. Une carte <b>égale au tas</b> peut faire ça.
lesson-special-8 = Toi aussi, tu as { CARD("8") }. L’ajouter ferait 16. Joue cette carte pour que le tas reste à 8.
    .not-8 = Ça fait 16, et { PERSON("2") } prend tout. Tape encore sur { CARD("8") }, puis sur l’autre bouton.
    .otherwise = Ça dépasse dix, et { PERSON("2") } prendrait tout. Avec { CARD("8") }, le tas peut rester à 8.
lesson-special-9 = Encore pas de chance : { PERSON("1") } avait un 2 et a fait dix. { PERSON("2") } a recommencé avec un 3. Ajoute { CARD("4") }.
    .not-10 = 3 et 10 font 13. Garde le cochon couronné pour un tas à 0. Joue { CARD("4") }.
    .not-6 = Ça laisse 9, et un 1 n’est pas dur à trouver. Joue { CARD("4") }.
lesson-special-10 = { PERSON("1") } a joué un 4, comme ta dernière carte. Ça marche aussi : { PERSON("1") } a mis le tas à 4, pas à 11.
lesson-special-11 = Une grenouille ! Le tas vaut 0, avec 4 cartes dedans. Laquelle de tes cartes les prend ?
    .otherwise = Ça laisse toutes les cartes à { PERSON("1") }. Quelle carte fait dix sur un tas à 0 ?
lesson-special-12 = <b>PIG 10 !</b> La chance a tourné : 5 cartes avec un seul cochon couronné.
lesson-special-13 = Pas de dix ? Un tas bas piège aussi : à 5, il faut un cochon-sirène, à 0 un cochon couronné. Les deux sont rares.

lesson-end =
    .title = La fin
    .about = Comment finit une partie, et qui gagne
    .learnt = Tu as gagné ta première partie de PIG 10, et tu sais comment elle finit. La prochaine, c’est pour de vrai !
lesson-end-1 = La pioche est vide : plus personne ne pioche. Tout le monde joue les cartes qui lui restent.
lesson-end-2 = Tu as gagné 6 cartes, { PERSON("1") } aussi, et { PERSON("2") } en a gagné 5.
lesson-end-3 = Le tas vaut 7. Prends-le.
    .otherwise = 7 et 9 font 16, et { PERSON("2") } prend les 3 cartes. Fais dix pile.
lesson-end-4 = Le tas vaut 8, et ta dernière carte est un 9. Tu dois la jouer.
lesson-end-5 = { PERSON("2") } reçoit 3 cartes. Ta main est vide, alors les autres continuent sans toi.
lesson-end-6 = La dernière carte est jouée, et la partie est finie. Personne ne reçoit le 2 et le 6 du tas.
lesson-end-7 = Tu as 9 cartes, { PERSON("2") } 8 et { PERSON("1") } 6. Tu gagnes ! À égalité, on aurait partagé la victoire.
