### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = Fermer la relecture
replay-began = Le début.
replay-hands = Toutes les mains
replay-move = Coup
replay-first = Aller au début
replay-back = Coup précédent
replay-pause = Pause
replay-play = Lecture
replay-on = Coup suivant
replay-last = Aller à la fin
replay-everybody = Vu par tout le monde. Changer
replay-seen-by = Vu par { $name }. Changer
replay = Revoir
    .named = Revoir { $name }
    .waits = Tu pourras revoir cette partie quand elle sera finie.
    .at-start = C’est le début.
    .at-end = C’est la fin.
replay-place = Coup { $count } sur { $of }
    .note = { $place } : { $happened }
note = Commentaire
whose-eyes = Vu par qui ?
everybody = Tout le monde
    .note = Mains face visible
