### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Un téléphone par personne
    .here =
        { $count ->
            [one] { $count } téléphone
           *[other] { $count } téléphones
        }
called = la table avec d’autres téléphones

## On the phone with the table

phones = Téléphones
opening = J’ouvre la table aux autres téléphones…
scan = Scanne ça avec l’appareil photo d’un autre téléphone. Tenfold s’y ouvre et demande un nom.
scan-label = Code QR de cette table
scan-direct = D’abord, l’autre téléphone scanne ça : avec son appareil photo, ou dans Tenfold sous « Rejoindre ».
    .lost = D’abord, le téléphone qui revient scanne ça : avec « Scanner le code » à sa table.
then-scan = Puis scanner l’autre téléphone
scan-answer = Tiens le code de l’autre téléphone devant l’appareil photo.
show-code = Voir le code
connecting = Les téléphones se cherchent…
add-phone = Encore un téléphone
other-code = C’est un autre code
old-code = Ce code est trop vieux. L’autre téléphone doit scanner encore une fois.
no-camera = Tenfold a besoin de l’appareil photo pour trouver d’autres téléphones. Autorise-le pour cette page, puis réessaie.
no-network = Ce téléphone n’est dans aucun réseau. Mets tous les téléphones dans le même Wi-Fi ou partage de connexion. Pas besoin d’Internet.
no-path = Les téléphones ne se trouvent pas. Certains réseaux les séparent : utilise le partage de connexion d’un des téléphones, et coupe tout VPN.
    .apart = Les deux téléphones sont dans le même réseau, mais il les sépare. Utilise le partage de connexion d’un des téléphones, et coupe tout VPN.
    .networks = Les téléphones sont dans des réseaux différents. Mets les deux dans le même Wi-Fi ou partage de connexion, et coupe tout VPN.
    .hotspot = Le téléphone qui partage sa connexion ne répond pas à ses propres invités. Fais le partage de connexion avec un autre téléphone.
    .hidden = Un des téléphones cache son adresse. Autorise l’appareil photo dessus pendant qu’il montre son code.
no-browser = Ce navigateur ne peut pas joindre d’autres téléphones. Ouvre Tenfold directement dans Chrome, Firefox ou Safari.
no-code = Ça n’a pas marché. Les téléphones ont peut-être des versions différentes de Tenfold. Recharge la page sur les deux, puis réessaie.
phone-here = en réseau
phone-lost = sans signal
    .choice = sans signal : qui joue ?
computer = ordi
this-phone = sur ce téléphone
# On the edge of a seat at the table.
tag-you = toi
tag-turn = à toi
deal-for = Donner à { $names }
# Below it, on a second button: computer players.
deal-with = Donner aussi à { $names }
waits-for-phones = en attente
only-table = Ce téléphone ne montre que la table
    .note = Mets-le au milieu. Il ne montre les cartes de personne.
stop = Jouer juste sur ce téléphone
no-relay = D’autres téléphones ne trouveront pas celui-ci. Sur un ordinateur du même réseau, lance Tenfold avec « python3 serve.py --lan », et ouvre sur chaque téléphone l’adresse qui s’affiche.
try-again = Réessayer
came = { $name } est là
left = { $name } a quitté la table
    .computer = { $name } a quitté la table, et l’ordinateur continue.
lost = Signal perdu : { $name }
found = Signal retrouvé : { $name }
closed = Seul ce téléphone joue maintenant
waits = J’attends les autres téléphones
lost-turn = Téléphone sans signal : { $name }.
go-on-without = Que faire ?
instead-note = Quand le téléphone revient, { $name } rejoue dessus.
instead-left = Qui joue maintenant pour { $name } ? Si { $name } veut revenir, ajoute un téléphone.
plays-here-row = Jouer sur ce téléphone
    .note = Tu le passes à { $name }
computer-row = L’ordinateur joue
    .note = au niveau moyen
computer-plays = L’ordinateur joue pour { $name }
plays-here = { $name } joue sur ce téléphone
plays-there = { $name } joue maintenant avec { $host }, sur le même téléphone
    .table = { $name } joue maintenant sur le téléphone de la table
door = { $name } veut jouer
    .again = Un autre téléphone veut être { $name }
    .again-note = Si { $name } a changé de téléphone, accepte. Le premier téléphone quitte alors la table.
    .note = À quel siège ?
    .no-seat = Tous les sièges sont pris. Après cette partie, il y en aura peut-être un.
let-in = Accepter
give = Jouer comme { $name }
send-away = Non
undo-asked = { $name } veut annuler le dernier coup
undo-yes = Accepter
undo-no = Refuser
dealt-together = Donne tirée des nombres de tous les téléphones.

## On the phones of the others

join = Rejoindre
    .note = Tu joues sur ce téléphone, et personne d’autre ne voit tes cartes. La partie elle-même est sur le téléphone qui t’a montré le code.
    .note-short = une table
    .trust = Ce téléphone-là cache tes cartes, sauf si le tien se perd et que quelqu’un y joue pour toi. Avec des outils de développement, on pourrait les y lire.
join-now = Venir
# A page that tries it before there is a game.
hear = Nos téléphones se captent-ils ?
    .title = Essai réseau
    .short = essaie avant
    .how = Mets les deux téléphones dans le même Wi-Fi ou partage de connexion. Pas besoin d’Internet. L’autre téléphone rejoint la table comme pour une partie.
hears = oui, ça capte
heard = { $phone } et ce téléphone se captent.
choose-game = Choisir un jeu
scan-now = Scanner le code
scan-again = Rescanner
scan-table = Tiens le code de la table devant l’appareil photo.
stop-scanning = Stop
preparing = Je prépare tout…
answer = Tiens maintenant ce code devant l’appareil photo de l’autre téléphone.
answer-label = Code QR de ce téléphone
# $phone, at the start of a sentence.
hosts-phone = Le téléphone tenu par { $name }
    .table = Le téléphone de la table
come-back = Pour revenir, scanne encore le code. { $phone } le montre sous « Que faire ? ».
your-name = Ton nom
visiting = { $title } avec d’autres
at-table = Te voilà à la table
    .waits = La partie commence quand { $name } donne.
    .waits-table = La partie commence quand quelqu’un donne sur le téléphone de la table.
    .no-seat = À cette table, il n’y a pas de siège pour toi en ce moment.
finding = Je cherche la table…
finding-note = Garde cette page ouverte.
away = { $phone } montre autre chose. La partie attend.
silent = { $phone } ne répond pas. La partie attend.
others = J’attends les autres
sending = Ton coup est en route
next-deal = { $phone } lance la partie suivante.
leave = Quitter la table
    .note = les autres continuent
    .asked = Quitter la table ?
    .asked-game = L’ordinateur continue pour toi. Pour revenir, il te faudra le code de la table.
    .asked-lobby = Quelqu’un d’autre pourra alors prendre ton siège.
    .yes = Quitter
    .no = Rester
goodbye = Tu as quitté la table
    .computer = Tu as quitté la table. L’ordinateur continue pour toi.
undone = { $name } a annulé un coup
    .own = Ton coup est annulé
back-to-table = Retour à la table
    .turn = À toi
table-goes-on = La table continue
asked-undo = { $name } doit dire si tu peux l’annuler
    .table = Les autres doivent dire si tu peux l’annuler
# To a phone that waits at the door.
asks = { $name } doit te laisser entrer.
    .table = Quelqu’un doit te laisser entrer, sur le téléphone de la table.
no-rules = C’est impossible maintenant
no-undo = La réponse est non : ton coup reste
no-late = Trop tard pour annuler ça
host-decides = Cette partie est sur un autre téléphone.
fair = Donne loyale : ton téléphone y a eu part.
unfair = Ton téléphone n’a pas eu part à cette donne.
closed-over = La table est fermée. Tes parties finies sont dans « Tes parties ».
closed-full = La table est pleine.
closed-version = Les deux téléphones ont des versions différentes de Tenfold. Recharge la page sur les deux.
closed-taken = Quelqu’un d’autre joue maintenant à ton siège, sur un autre téléphone.
closed-refused = Il n’y a pas de siège pour toi dans cette partie. Redemande après.
closed-missing = Cette table n’existe plus. Demande un nouveau code.
