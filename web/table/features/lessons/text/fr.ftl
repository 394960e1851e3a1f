### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = { $title }, tu connais ?
    .note = Quelques minutes de leçons suffisent.
learn = Apprendre en jouant
waits = Tu as laissé cette leçon en route.
go-on-learning = Continuer la leçon
short = { $of ->
        [one] { $of } petite leçon
       *[other] { $of } petites leçons
    }
so-far = { $count ->
        [one] { $count } finie
       *[other] { $count } finies
    } sur { $of }
left = Laissée en route.
done = finie
all-lessons = Leçons
leave = Quitter la leçon
    .note = à reprendre plus tard
step-back = Reculer
restart = Refaire
    .note = cette leçon
play = Jouer
    .note = court et facile
next-lesson = La suivante
at-start = C’est le début de cette leçon.
read-on = Rien à jouer pour l’instant. Tape sur le bouton en bas pour continuer.
panel = Finis ta leçon
saved-lessons = les leçons
