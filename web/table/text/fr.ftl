### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Continuer
home = Accueil
menu = Menu
close = Fermer
rules = Règles
rules-of = { $title } : les règles
settings = Réglages
everything-so-far = Journal
leave-the-table = Quitter la table
again = Encore
cell-of = { $count } sur { $of }
back = Retour
name = Nom
several = { $names }
# A neutral name: “joueur” has a gender, and “Personne A gagne” sounds like nobody. Seats have numbers or letters.
player = Siège { $letter }
# A person who plays alone and has given no name.
reader = Toi
reader-badge = To
points =
    { $count ->
        [-1] −1 point
        [one] { $count } point
       *[other] { $count } points
    }
ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
is-next = C’est à { $name }
your-turn = À toi

## French cards

# A card, as a voice says it.
french-card =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] 10
       *[other] { $rank }
    } de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
suit-name =
    { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] R
        [Q] D
        [J] V
        [T] 10
       *[other] { $rank }
    }

## Home

history = Tes parties
games = Jeux
practice-of = { $title }, exercice
resume = { $title } : { $standing }
resume-with = avec { $names }
resume-against = contre { $names }
panel-by = jeu ajouté, par { $name }
panel-players = nombre de personnes :
update = Nouvelle version
    .note = Il y a une nouvelle version de Tenfold. Tes parties sont à l’abri.
    .take = Installer
who-plays = Quel est ton nom ?
    .skip = Passer cette question
    .save = OK
call = Bonjour, { $name } ! Le premier siège est désormais à toi.
    .games = Bonjour, { $name } ! Le premier siège est désormais à toi. Les parties en cours gardent les anciens noms.
    .wrong = Il faut une lettre, un chiffre ou un émoji dans un nom.
    .kept = Il faut une lettre, un chiffre ou un émoji dans un nom. Tu restes { $name }.
not-now = Plus tard
# The card in it stands for the icon of the button.
install = Jeu hors ligne
    .note = Ajoute Tenfold à l’écran d’accueil pour jouer sans connexion.
    .now = Ajouter
    .share = Tape sur { CARD("share") }<b>Partager</b> en bas.
    .add = Choisis <b>Sur l’écran d’accueil</b>.
trouble-close = Fermer ce message
not-saved = Pas enregistré

## What is wrong with the storage, and what the shell reports

trouble-full = Ce téléphone est plein. Tu peux continuer, mais ta partie ne s’enregistre pas. Efface quelques vieilles parties.
trouble-slow = L’enregistrement est lent en ce moment. Continue : ta partie s’enregistrera dès que ça remarche.
trouble-late = La mémoire de ce téléphone ne répond pas encore. Tes parties sont à l’abri et reviendront dès qu’elle répond. Tu peux déjà jouer.
trouble-gone = Le navigateur a fermé sa mémoire. Tu peux continuer, mais ta partie ne s’enregistre pas.
trouble-blocked = Ce navigateur n’enregistre rien (une fenêtre privée ?). Tes parties disparaîtront quand tu fermeras la page.
skipped = Tenfold s’est arrêté en lisant une partie enregistrée. Toutes les autres sont à l’abri.
unreadable = Impossible de lire : { $names }. Tenfold a démarré sans ça. Tes parties sont à l’abri.
games-are-back = Tes parties sont revenues, et tout est enregistré.
saved-again = L’enregistrement remarche, et tout est enregistré.
started-again = Tenfold s’est arrêté, puis a redémarré au dernier enregistrement.
copied = Copié. Colle-le où tu veux.
picture-saved = L’image est dans tes téléchargements.

## The screen of settings

holder = Toi
    .name = Ton nom
saved-games = Sauvegarde
    .skipped = pas lue
developers = Pour programmer
    .library = Bibliothèque Python
    .docs = documentation
all-stays-here = Tout reste sur ce téléphone. Pas besoin de compte, et Tenfold n’envoie rien.

## The list of games

history-waiting = En cours
history-over = Finies
history-none = Aucune partie.
history-older = Anciennes
history-game = { $title } : { $names }
history-which = { $title } avec { $names }, { $date }
history-remove = Effacer { $label }
history-practice = Exercice : ne compte pas
history-won = Victoire : { $name }
history-shared = Victoire partagée : { $names }
history-cup-won = Tournoi gagné : { $name }
history-cup-shared = Titre partagé : { $names }
history-cup = { $count ->
        [0] Tournoi, rien de joué encore
        [one] Tournoi, { $count } table jouée
       *[other] Tournoi, { $count } tables jouées
    }
history-undone = { $date }, avec coups annulés
game-with = { $title } avec { $names }
game-saved = Partie enregistrée
game-from = Partie du { $date }
ago-now = à l’instant
ago-minutes = il y a { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ago-hours = il y a { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
ago-days = { $count ->
        [1] hier
       *[other] il y a { $count } jours
    }
ago-unknown = date inconnue

## Examples in the rules

example = Exemple : { $title }
    .start = Ça commence comme ça.
    .on = Suite
    .next = Suite : { $title }
    .again = Encore : { $title }

## Signs, for who listens

sign-marked = celui qui est marqué
sign-unmarked = celui qui n’est pas marqué
sign-to = à
sign-plus-minus = plus ou moins
sign-minus = moins
sign-plus = plus
sign-times = fois
sign-makes = égale
sign-yes = oui
sign-house-rule = règle maison :
shape-green = vert
shape-blue = bleu
shape-yellow = jaune
shape-orange = orange
shape-red = rouge
shape-black = noir
shape-white = blanc

## Passing the phone

pass-to = Passe le téléphone à
holds = Je suis { $name }
shows-the-hand = voir ma main
since = Depuis le dernier coup ({ $name })
so-far = Jusqu’ici
next-is = C’est à
before-looks = { $name } va regarder. Avant, tout le monde peut
before-plays = { $name } va jouer. Avant, tout le monde peut
plays = { $name } joue
said-pass = Passe le téléphone à { $name }.
said-next = C’est à { $name }.
claim-needless = De toute façon, c’est à { $name }.

## The table

rule = Règle
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Exercice
undo = Annuler
players = Qui joue

## The end of a game

check-deal = Vérifier la donne
shapes-note = 🟩 ta place parmi les autres
practice-counts-nowhere = Partie d’exercice : elle ne compte pas.
deal-number = Donne numéro { $seed }.
same-position = la même position
place =
    { NUMBER($count, type: "ordinal") ->
        [one] { $count }re place
       *[other] { $count }e place
    }
match-over = { $label } : c’est fini.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] { $games } victoire
       *[other] { $games } victoires
    }
rematch = Revanche
match-new = Autre match
    .note = { $games } parties
match-next = La suivante
won-by-all = Égalité
won-by-one =
    { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    }
won-by = Victoire partagée : { $winners }

## Matches and scores

match = Match
    .note = À chaque partie, tu marques 2 points par adversaire que tu bats, et 1 par égalité.
match-game = Partie { $count }
match-game-of = Partie { $count } sur { $of }
match-length =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
match-open = sans match
match-agreed = le plus de points gagne le match
match-level = Match à égalité
match-leads =
    { $who ->
        [you] Tu mènes de { $margin }
       *[other] { $who } mène de { $margin }
    }
match-lead = En tête : { $winners }
match-won =
    { $who ->
        [you] Tu gagnes le match de { $margin }
       *[other] { $who } gagne le match de { $margin }
    }
match-shared = Match partagé : { $winners }
scores = Scores
all-level = Égalité générale
leads =
    { $who ->
        [you] Tu mènes de { $margin }
       *[other] { $who } mène de { $margin }
    }
lead = En tête : { $winners }
# A player’s points after a round.
in-all = { $points } en tout
after =
    { $count ->
        [one] après { $count } manche
       *[other] après { $count } manches
    }
after-of =
    { $of ->
        [one] après { $count } manche sur { $of }
       *[other] après { $count ->
            [one] { $count } manche
           *[other] { $count } manches
        } sur { $of }
    }
after-games =
    { $count ->
        [one] après { $count } partie
       *[other] après { $count } parties
    }
after-of-games =
    { $of ->
        [one] après { $count } partie sur { $of }
       *[other] après { $count ->
            [one] { $count } partie
           *[other] { $count } parties
        } sur { $of }
    }
# Beside a place in the result.
last-round-gain = dernière manche : { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] Après { $count } manches, tu fermais la marche
       *[other] Après { $count } manches, { $who } fermait la marche
    }
remark-late =
    { $who ->
        [you] Tu as pris la tête à la dernière manche
       *[other] { $who } a pris la tête à la dernière manche
    }
remark-one = Tout s’est joué à un point
remark-led =
    { $who ->
        [you] Tu as mené dès la première manche
       *[other] { $who } a mené dès la première manche
    }
fewest-win = le plus bas gagne
total = Score
round-by-round = Par manche
latest-round = La dernière manche
this-round = Manche
game-by-game = Par partie
picture-by = Tenfold
totals = Scores : { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Qui joue
seats = Sièges
seats-less = Enlever un siège
seats-more = Ajouter un siège
seats-one = { $title } se joue à { $count }.
seats-range = { $title } se joue de { $count } à { $of } personnes.
clockwise = Ordre des sièges, sens horaire.
table-rules = Options
deal = Donne nº
    .none = au hasard
    .wrong = Neuf chiffres au plus, ou rien du tout pour une donne au hasard.
starting = Tenfold démarre
name-of-seat = Nom du siège { $count }
same-name = Le nom { $name } est pris deux fois. Change l’un des deux.
person = Humain
computer = Ordi
kind-person = { $name }, humain. Changer
kind-computer =
    { $name }, ordinateur, niveau { $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }. Changer
move-up = Avancer { $name } d’un siège
move-to-end = Mettre { $name } à la fin
nobody-holds = Seuls les ordinateurs jouent. Installe-toi et regarde.
one-holds = Tu joues contre l’ordinateur.
open-table = { $names } partagent l’écran. Le téléphone peut rester sur la table.
phone-changes-hands = { $names } se passent le téléphone.
who-is = Qui est { $name } ?
a-person = Un humain
    .note = Joue sur ce téléphone
    .known = A déjà joué sur ce téléphone
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
a-computer =
    Un ordi { $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
    .easy = Joue le coup évident
    .medium = Compte les cartes et prévoit un tour
    .hard = Calcule ce que les autres peuvent avoir
character = Personnage
as-usual = standard
changed = { $label }, modifié

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = partie enregistrée
new-deal = Redonner
give-up = Abandon
give-up-deal-again = Redonner ?
give-up-game = Abandonner la partie ?
    .note = Cette partie ne comptera pas. Impossible d’y revenir.
play-on = Continuer
thinking = Réflexion…
stop = Arrêter
sealed-deal = Donne scellée
    .note = Les cartes étaient fixées avant le premier coup, et ce code le prouve. Copie-le maintenant si tu veux : après la partie, tu pourras vérifier que rien n’a changé.
# The card stands for the nonce.
seal-parts = Donne <b>{ $seed }</b>, clé { CARD("nonce") }
seal-of = Mets un espace entre les deux. Le SHA-256 du tout, c’est le code affiché au menu depuis la première carte :
deal-again = Vérifier
check-all = <b>Les mêmes cartes</b>, et le même résultat après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
check-end = <b>Les mêmes cartes</b>, mais un autre résultat !
check-cards = <b>D’autres cartes</b>, mais le même résultat après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
check-none = <b>Ni les cartes ni le résultat ne correspondent !</b>
nobody-to-name = Personne à désigner maintenant.
nobody-can = Personne ici ne peut le faire.

## Taking back

undo-done = Coup annulé.
undone = Dans cette partie, on a annulé des coups.
undone-looks = Dans cette partie, on a annulé des coups, { $count ->
        [one] une fois
       *[other] { $count } fois
    } après avoir vu une carte cachée.
no-undo-looked = Impossible d’annuler : la personne suivante a vu sa main.
no-undo-yet = Rien à annuler.
no-undo-turn = On n’annule pas un tour déjà fini.
no-undo-played = Impossible d’annuler : { $name } a joué depuis.
no-undo-computer = On n’annule pas le coup d’un ordi.
no-undo-turned = Impossible d’annuler : on a vu de nouvelles cartes.

## What is read

chapters = Chapitres
rules-close = Fermer les règles
whole-rule = Toute la règle
chapter-table = Options
chapter-house = <b>⌂ </b>Règles maison, absentes de la règle imprimée : { $title }
chapter-words = Mots
chapter-game = Le jeu
chapter-own = Les textes et les dessins sont ceux de Tenfold, qui n’est lié à aucun jeu édité.
seat = siège { $count }
newest-first = Dernier d’abord.
earlier-moves = Coups d’avant
nothing-yet = Pas encore de coup.

## What the shell shows when Python cannot

other-tab = Déjà ouvert ailleurs
    .note = Tenfold est déjà ouvert dans un autre onglet. Pour protéger tes parties, un seul onglet peut servir à la fois.
    .use = Jouer ici
crash = Quelque chose a planté
    .note = C’est une erreur de Tenfold, pardon. Ta partie est enregistrée jusqu’à ton dernier coup.
    .again = Redémarrer
    .rescue = Exporter toutes les parties
incomplete = Tenfold ne s’est pas chargé en entier
    .note = Il n’y a peut-être pas de connexion, ou une mise à jour arrive. Tes parties sont à l’abri. Réessaie dans une minute.
    .again = Réessayer
opening-link = Ouverture du lien. Tenfold démarre…

## Settings, each with its help

set-language = Langue
language-auto = Comme ce téléphone
    .note = L’anglais, si Tenfold ne connaît pas la langue du téléphone
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = Impossible de charger cette langue. Réessaie quand tu auras du réseau.
english-ranks = Cartes à lettres anglaises
    .note = J, Q, K dans toutes les langues
set-look = Aspect
set-paper = Thème
set-paper-auto = Auto
set-paper-light = Clair
set-paper-dark = Sombre
set-paper-contrast = Contrasté
set-back = Dos de carte
set-back-frame = Cadre
set-back-pleats = Plis
set-back-rays = Rayons
set-back-peaks = Pics
set-back-squares = Carrés
set-back-fold = Un pli
set-felt = Table
set-felt-game = Colorée
set-felt-grey = Grise
set-felt-black = Noire
set-four-colours = Quatre teintes
    .help = Chaque couleur a sa teinte à elle
set-corners = Gros coins
    .help = Pour un téléphone à plat sur la table
set-hands = Mains
set-thumb = Boutons à portée du
set-thumb-left = Pouce gauche
set-thumb-right = Pouce droit
set-second-tap = Jouer en tapant encore sur la carte
    .help = Sinon, c’est le bouton qui la joue
set-sums = Les totaux
    .help = Voir ce que ferait une carte, dans les jeux où on additionne
set-do-sums = Calculer soi-même
    .help = À PIG 10, trouve chaque nouveau total. Si c’est faux, essaie encore.
set-pace = Rythme
set-speed = Ordinateurs et cartes en mouvement
set-speed-calm = Calme
set-speed-brisk = Vif
set-speed-at-once = Immédiat
set-explain = Expliquer les règles en jouant
    .help = Chaque règle s’affiche les premières fois. Coupe et remets ce réglage pour les revoir.
set-go-on = Continuer automatiquement
    .help = Tenstuff en solo : les ordinateurs jouent après 3 secondes
set-sound = Son
    .off = Muet
    .soft = Doux
    .full = Fort
set-buzz = Vibreur
    .help = Quand un tour commence
