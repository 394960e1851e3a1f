### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Jeux ajoutés
    .unseen = pas affichable
    .by = par { $name }
    .add = Ajouter un jeu
    .from = d’un fichier
carried = Ajouter { $name } { $version }
    .by = par { $author }
carried-with-games =
    { $count ->
        [one] Le fichier contient aussi { $count } jeu ajouté. Ajoute-le à part. Ses parties attendent jusque-là.
       *[other] Le fichier contient aussi { $count } jeux ajoutés. Ajoute-les un par un. Leurs parties attendent jusque-là.
    }
saved-addon = un jeu ajouté

## Adding a game

add = Ajouter { $name } { $version } ?
    .note = Ce jeu vient de quelqu’un d’autre, et Tenfold ne l’a pas contrôlé. Il tourne dans un bac à sable : il n’y a ni réseau, ni accès à tes autres jeux et parties, et il ne dessine que dans sa zone. La barre du haut est toujours celle de Tenfold.
    .risk = Tenfold le teste d’abord, et ne l’ajoute pas si un test échoue. Un jeu qui prend toute la mémoire du téléphone peut quand même faire planter l’appli. Tes parties enregistrées sont à l’abri.
    .how = Comment marche le bac à sable
    .yes = Ajouter
add-update = Installer { $title } { $version } ?
    .note = La version { $version } sera remplacée.
    .yes = Installer
add-testing = Test du jeu
    .note = Tenfold joue quelques parties au hasard dans le bac à sable. Il y en a pour quelques secondes.
add-stopped = Test arrêté. Rien n’a changé sur ce téléphone.
add-refused = Jeu non ajouté
added = { $title } est maintenant au bout de la liste.
updated = { $title } est passé de la version { $before } à { $version }.

## An added game

addon = { $title } { $version }
    .by = Par { $author }.
    .unnamed = quelqu’un d’inconnu
    .stays = Si tu enlèves ce jeu, ses parties restent sur ce téléphone. Elles reviennent si tu l’ajoutes de nouveau.
    .remove = Enlever
    .untested = Tenfold doit tester ce jeu de nouveau. Ajoute encore son fichier pour y jouer.
removed = { $title } n’est plus là. Ses parties restent sur ce téléphone.
stopped = { $game } s’est arrêté
    .note = Quelque chose a planté dans ce jeu ajouté. Tu peux continuer au dernier enregistrement.
    .slow = Le jeu a mis trop longtemps à répondre.
silent = Le jeu ne répond pas
    .note = { $game } ne répond plus. Attendre, ou fermer ?
    .close-note = Si tu fermes le jeu, tu pourras continuer au dernier enregistrement.
    .wait = Attendre
    .close = Fermer
closed = { $title } est fermé. Tu peux continuer au dernier enregistrement.
sandbox-leave = Quitter le jeu
sandbox-bar = Jeu ajouté, en bac à sable
sandbox-starts = Le jeu démarre
sandbox-says = { $title } : { $why }

## Why an added game was closed

room-file-missing = Il manque son fichier.
room-part-missing = { $file } manque.
room-too-complex = L’écran du jeu est trop compliqué pour être affiché.
room-too-large = L’écran du jeu est trop grand pour être affiché.
room-python-stopped = Le Python du jeu s’est arrêté.
room-other-page = Le jeu a voulu ouvrir une autre page, alors Tenfold l’a fermé.
room-no-answer = Le jeu ne répond pas.
room-save-too-large = Les données du jeu sont trop grosses, alors Tenfold l’a fermé.
room-saves-too-much = Le jeu enregistre trop de données, alors Tenfold l’a fermé.

## Why a file is no game

addon-unreadable = Ce jeu ajouté est illisible. Ajoute encore son fichier.
addon-no-wheel = Ce n’est pas un fichier de jeu : son nom ne finit pas par .whl.
addon-large = Ce fichier est trop gros. La limite pour un jeu est de { $most } Mo.
addon-not-pure = Ce jeu n’est pas en Python pur : le nom du fichier ne finit pas par -py3-none-any.whl.
addon-metadata-damaged = Ce fichier est abîmé : ses métadonnées sont illisibles.
addon-damaged = Ce fichier est abîmé : impossible de le décompresser.
addon-metadata-large = Impossible d’ajouter ce fichier : { $file } est trop gros.
addon-files = Ce jeu a trop de fichiers. La limite est de { $most }.
addon-large-unpacked = Ce jeu est trop gros une fois décompressé.
addon-no-metadata = Ce n’est pas un fichier de jeu : il n’a pas de métadonnées.
addon-other-metadata = Ce fichier est abîmé : son nom ne correspond pas à ses métadonnées.
addon-name-taken = Impossible d’ajouter ce fichier : le nom { $name } est déjà pris.
addon-places = Ce fichier est abîmé : il nomme des endroits hors de son propre dossier.
addon-compiled = Ce jeu n’est pas en Python pur : il contient une bibliothèque compilée.
addon-one-computer = Ce jeu n’est pas en Python pur : il est fait pour une seule sorte d’ordinateur.
addon-outside = Impossible d’ajouter ce fichier : il met des fichiers hors de son propre dossier.
addon-own-package = Les fichiers d’un jeu doivent être dans un paquet à eux, pas dans « { $name } ».
addon-needs = Pour ce jeu, il faut { $name }, et Tenfold ne l’a pas.
addon-needs-other = Pour ce jeu, il faut { $name }, mais ici, c’est { $package } { $version }.
addon-no-games = Il n’y a pas de jeu dans ce fichier : rien sous tenfold.games.
addon-games = Il y a trop de jeux dans ce fichier. La limite est de { $most }.
addon-short-name = Le nom court d’un jeu n’a que des minuscules, des chiffres et des traits d’union. « { $name } » ne va pas.
addon-lacks =
    { $part ->
        [rules] Le jeu { $game } n’a pas de règles : rien dans son fichier sous { $group }.
        [players] Le jeu { $game } n’a pas d’ordinateurs pour y jouer : rien dans son fichier sous { $group }.
       *[board] Le jeu { $game } n’a pas de plateau : rien dans son fichier sous { $group }.
    }
addon-game-taken = Il y a déjà un jeu qui s’appelle { $game }.
addon-package-taken = Impossible d’ajouter ce fichier : il cacherait { $package }, qui est déjà là.

## What tests of a game find

test-failed = Le jeu a échoué à un test. { $why }
test-crash = Le jeu a planté : { $why }
test-board-crash = Le plateau du jeu a planté : { $why }
test-no-board = Le plateau du jeu n’est pas un table.boards.Board.
test-no-button = Le plateau du jeu attend qu’on tape sur un bouton, mais ce bouton n’existe pas.
test-nothing-to-tap = Le plateau du jeu n’a rien sur quoi taper pour la personne dont c’est le tour.
test-refuses = Le jeu refuse un coup qu’il a proposé : { $why }

## What a game's description lacks

guest-incomplete = La description du jeu est incomplète.
guest-long = La description du jeu est trop longue.
guest-other = La description du jeu ne correspond pas aux jeux de son fichier.
guest-title-taken = Le jeu ne peut pas s’appeler « { $title } » : ce nom est pris.
guest-emblem = L’emblème du jeu n’est pas fait de formes simples.
guest-option = Une option du jeu est incomplète.
guest-choice = Un choix du jeu est incomplet.
guest-choice-seat = Un choix du jeu porte le même nom qu’un siège.
guest-preset = Un préréglage du jeu est incomplet.
guest-preset-unknown = Un préréglage du jeu utilise un choix qui n’existe pas.
guest-lesson = Une leçon du jeu est incomplète.
guest-twice =
    { $part ->
        [option] Deux options du jeu portent le même nom.
        [choice] Deux choix du jeu portent le même nom.
       *[lesson] Deux leçons du jeu portent le même nom.
    }
guest-short-name = Un nom court du jeu ne va pas.
guest-option-name = Une option ne peut pas s’appeler { $name }.
guest-players = Ce jeu demande un nombre de personnes que Tenfold n’accepte pas.
