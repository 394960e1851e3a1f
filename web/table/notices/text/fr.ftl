### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Annuler
remove = Effacer
save-as-file = Exporter
try-again = Réessayer
nothing-changed = Rien n’a changé sur ce téléphone.

## Saved games

titled = { $title } : { $names }
placed = { $title } : { $label }
series-round = Tour { $count }
remove-game = Effacer cette partie ?
remove-series = Effacer ce match ?
remove-tournament = Effacer ce tournoi ?
removes-one = { $title } avec { $names } : la partie sera effacée pour de bon.
removes-all =
    { $count ->
        [one] { $title } avec { $names } : { $count } partie sera effacée pour de bon.
       *[other] { $title } avec { $names } : les { $count } parties seront effacées pour de bon.
    }
damaged = Cette partie est illisible
    .note = La partie enregistrée est abîmée : il en manque un bout, ou quelque chose l’a écrasée.
    .newer = Cette partie vient d’un Tenfold plus récent. Mets Tenfold à jour ici, puis rouvre-la.
    .stays = Elle est toujours sur ce téléphone, et tes autres parties sont à l’abri. Tu peux l’exporter dans un fichier.
skipped = Cette partie n’a pas été lue
    .stays = Elle est toujours sur ce téléphone. Si tu réessaies, Tenfold s’arrêtera peut-être encore.
    .remove = Effacer
reading-again = Lecture de la partie
    .note = Si Tenfold s’arrête, il redémarre tout seul.
read-again = Tenfold a lu la partie. Elle est de nouveau dans ta liste.
read-damaged = Cette partie est abîmée et illisible. Tu peux quand même l’exporter dans un fichier.
no-longer-here = Cette partie n’est plus sur ce téléphone.
not-now = Impossible de lire cette partie pour l’instant. Elle est à l’abri. Réessaie dans une minute.
unknown-player = « { $level } » joue pour { $name }, et cet ordinateur n’est pas sur ce téléphone.
not-opened = pas encore ouverte

## What is saved besides the games

saved-settings = les réglages
saved-setups = les tables préparées
saved-open = la liste des parties en cours
saved-history = la liste des parties finies
saved-past = la liste des anciennes parties

## Sharing by hand

copy = Copie ce texte
    .note = Texte à copier

## Links

link-no-deal-again = Impossible de partager cette partie par un lien : elle a commencé à partir d’une position.
link-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re place sur { $of }
       *[other] { $place }e place sur { $of }
    }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name } a fait { $points }
link-result-place = { $name } a pris la { $points }
link-someone = Quelqu’un
link-invites = { $title }, donne { $deal } : les mêmes cartes pour toi.
link-invites-to-beat = { $title }, donne { $deal }. { $result }. Tu fais mieux ?
link-computers = Seuls des ordinateurs ont joué
link-same = Le même résultat
link-better = { $name } a fait mieux
link-sender-better = L’autre a fait mieux
link-sent = Reçu avec le lien
link-without-game = Ce lien ne nomme aucun jeu de Tenfold. Il est peut-être incomplet : copie-le encore une fois.
link-without-deal = Ce lien n’a pas de numéro de donne. Il est peut-être incomplet : copie-le encore une fois.
link-without-seats = Ce lien ne dit pas qui joue. Il est peut-être incomplet : copie-le encore une fois.
link-without-end = Il manque la fin de ce lien. Copie-le encore une fois.
link-players =
    { $count ->
        [one] { $title } ne se joue pas à { $count }.
       *[other] { $title } ne se joue pas à { $count }.
    }
link-rules = Impossible d’utiliser les options de ce lien : { $why }

## Sheets of a table

preset-part = { $title } : { $choice }
preset = { ROW($parts, between: ", ") }
