### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = ¿No conoces { $title }?
    .note = Apréndelo jugando, en pocos minutos.
learn = Aprende jugando
waits = Dejaste esta lección a medias.
go-on-learning = Seguir aprendiendo
short = { $of ->
        [one] 1 lección corta
       *[other] { $of } lecciones cortas
    }
so-far = { $count } de { $of } hechas
left = La dejaste a medias.
done = hecha
all-lessons = Lecciones
leave = Dejar la lección
    .note = puedes seguir después
step-back = Paso atrás
restart = Repetir
    .note = esta lección
play = Una partida
    .note = corta y fácil
next-lesson = Otra lección
at-start = Es el principio de esta lección.
read-on = Aún no hay nada que jugar. Toca el botón Seguir.
panel = Acaba tu lección
saved-lessons = las lecciones
