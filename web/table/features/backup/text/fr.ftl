### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Sauver tes parties
    .note = Ton navigateur pourrait les effacer si tu n’ouvres pas Tenfold pendant un moment. Un fichier de sauvegarde les protège.
back-up = Tout sauvegarder
    .as = en un fichier
whole-game = Toute la partie
    .note = Un fichier à importer sur un autre téléphone

## Importing

import-file = Importer
    .from = sauvegarde ou jeu
import-too-large = Ce fichier est trop gros, ou illisible. La limite est de { $most } Mo.
import-not-text = Ce n’est pas un fichier de Tenfold : ce n’est pas du texte.
import-not-ours = Ce n’est pas un fichier de Tenfold, ou il est abîmé.
import-newer = Ce fichier vient d’un Tenfold plus récent. Mets Tenfold à jour ici, puis importe-le de nouveau.
import-refused = Rien n’a été importé
import-reading = Lecture du fichier
    .waits = Rien ne change sur ce téléphone tant que tout le fichier n’est pas contrôlé.
import-so-far =
    { $of ->
        [0] Contrôle du fichier.
        [one] Contrôle : { $count } sur { $of } partie.
       *[other] Contrôle : { $count } sur { $of } parties.
    }
import-stopped = Importation arrêtée. Rien n’a changé sur ce téléphone.
import-not-now = Impossible de lire les parties de ce téléphone pour l’instant, alors rien n’a été importé. Elles sont à l’abri. Réessaie dans une minute.
imported = Importation finie
imported-games =
    { $count ->
        [0] Aucune nouvelle partie.
        [one] { $count } partie importée.
       *[other] { $count } parties importées.
    }{ $further ->
        [0] { "" }
        [one] { " " }{ $further } partie mise à jour.
       *[other] { " " }{ $further } parties mises à jour.
    }{ $here ->
        [0] { "" }
        [one] { " " }{ $here } partie était déjà là.
       *[other] { " " }{ $here } parties étaient déjà là.
    }
imported-more = Mis à jour aussi : { $kinds }.
imported-not-all =
    { $count ->
        [one] { $count } partie a été laissée de côté.
       *[other] { $count } parties ont été laissées de côté.
    } Tenfold garde au plus { $most } parties en cours, et { $most } parties finies par jeu ajouté.
imported-unreadable =
    { $count ->
        [one] { $count } morceau du fichier était illisible.
       *[other] { $count } morceaux du fichier étaient illisibles.
    }
imported-line = Le premier problème est à la ligne { $line }.
