### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal =
    { $who ->
        [you] Recibes { ROW($hand, between: " ") }
       *[other] { $who } recibe { ROW($hand, between: " ") }
    }
event-start =
    { $who ->
        [you] Tienes la carta más baja y empiezas
       *[other] { $who } tiene la carta más baja y empieza
    }
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] Juegas { $cards } en la mesa: una igualada
                        [attempt] Juegas { $cards } en la mesa: un intento
                        [slam] Juegas { $cards } en la mesa: un golpe
                       *[plain] Juegas { $cards } en la mesa
                    }
               *[pile]
                    { $play ->
                        [match] Juegas { $cards }: una igualada
                        [attempt] Juegas { $cards }: un intento
                        [slam] Juegas { $cards }: un golpe
                       *[plain] Juegas { $cards }
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } juega { $cards } en la mesa: una igualada
                        [attempt] { $who } juega { $cards } en la mesa: un intento
                        [slam] { $who } juega { $cards } en la mesa: un golpe
                       *[plain] { $who } juega { $cards } en la mesa
                    }
               *[pile]
                    { $play ->
                        [match] { $who } juega { $cards }: una igualada
                        [attempt] { $who } juega { $cards }: un intento
                        [slam] { $who } juega { $cards }: un golpe
                       *[plain] { $who } juega { $cards }
                    }
            }
    }
# The same for the player, who knows the cards under the set.
play-slipping =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] Juegas { $cards } en la mesa y cuelas { $slipped } debajo: una igualada
                        [attempt] Juegas { $cards } en la mesa y cuelas { $slipped } debajo: un intento
                        [slam] Juegas { $cards } en la mesa y cuelas { $slipped } debajo: un golpe
                       *[plain] Juegas { $cards } en la mesa y cuelas { $slipped } debajo
                    }
               *[pile]
                    { $play ->
                        [match] Juegas { $cards } y cuelas { $slipped } debajo: una igualada
                        [attempt] Juegas { $cards } y cuelas { $slipped } debajo: un intento
                        [slam] Juegas { $cards } y cuelas { $slipped } debajo: un golpe
                       *[plain] Juegas { $cards } y cuelas { $slipped } debajo
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } juega { $cards } en la mesa y cuela { $slipped } debajo: una igualada
                        [attempt] { $who } juega { $cards } en la mesa y cuela { $slipped } debajo: un intento
                        [slam] { $who } juega { $cards } en la mesa y cuela { $slipped } debajo: un golpe
                       *[plain] { $who } juega { $cards } en la mesa y cuela { $slipped } debajo
                    }
               *[pile]
                    { $play ->
                        [match] { $who } juega { $cards } y cuela { $slipped } debajo: una igualada
                        [attempt] { $who } juega { $cards } y cuela { $slipped } debajo: un intento
                        [slam] { $who } juega { $cards } y cuela { $slipped } debajo: un golpe
                       *[plain] { $who } juega { $cards } y cuela { $slipped } debajo
                    }
            }
    }
event-pass =
    { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }
event-draw =
    { $who ->
        [you] Robas { $card }
       *[other] { $who } roba { $card }
    }
draw-fake =
    { $who ->
        [you] Finges que robas
       *[other] { $who } finge que roba
    }
event-no-draw =
    { $who ->
        [you] No te queda ninguna carta que robar
       *[other] A { $who } no le queda ninguna carta que robar
    }
event-excommunicated =
    { $who ->
        [you] Juegas en la pila y no en la mesa: te ganas la excomunión
       *[other] { $who } juega en la pila y no en la mesa: se gana la excomunión
    }
event-false-alarm =
    { $who ->
        [you] El mazo no estaba vacío: tu jugada no tiene efecto especial
       *[other] El mazo no estaba vacío: la jugada de { $who } no tiene efecto especial
    }
event-guess =
    { $to ->
        [you] { $who } dice { $card } y acierta: te la llevas
       *[other]
            { $who ->
                [you] Dices { $card } y aciertas: { $to } se la lleva
               *[other] { $who } dice { $card } y acierta: { $to } se la lleva
            }
    }
guess-wrong =
    { $who ->
        [you] Dices { $card }, pero no aciertas
       *[other] { $who } dice { $card }, pero no acierta
    }
event-skip =
    { $target ->
        [you] { $who } lanza { $card }: pierdes el turno
       *[other]
            { $who ->
                [you] Lanzas { $card }: { $target } pierde el turno
               *[other] { $who } lanza { $card }: { $target } pierde el turno
            }
    }
event-give =
    { $who ->
        [you]
            { $count ->
                [0] No le das nada a { $to }
                [one] Le das 1 carta a { $to }
               *[other] Le das { $count } cartas a { $to }
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } no te da nada
                        [one] { $who } te da 1 carta
                       *[other] { $who } te da { $count } cartas
                    }
               *[other]
                    { $count ->
                        [0] { $who } no le da nada a { $to }
                        [one] { $who } le da 1 carta a { $to }
                       *[other] { $who } le da { $count } cartas a { $to }
                    }
            }
    }
event-return =
    { $who ->
        [you]
            { $count ->
                [0] No le devuelves nada a { $to }
                [one] Le devuelves 1 carta a { $to }
               *[other] Le devuelves { $count } cartas a { $to }
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } no te devuelve nada
                        [one] { $who } te devuelve 1 carta
                       *[other] { $who } te devuelve { $count } cartas
                    }
               *[other]
                    { $count ->
                        [0] { $who } no le devuelve nada a { $to }
                        [one] { $who } le devuelve 1 carta a { $to }
                       *[other] { $who } le devuelve { $count } cartas a { $to }
                    }
            }
    }
event-handed =
    { $to ->
        [you] Recibes { $cards }
       *[other] { $to } recibe { $cards }
    }
event-cleared = Toda la mesa ha pasado y nadie ha podido robar: vale cualquier jugada
event-shuffle = La pila se baraja y pasa a ser el mazo
event-lifted = Fin de la excomunión: { $seats }
event-reverse = Tres 6 invierten el sentido del juego
event-restart = El mazo está vacío: el juego se reinicia
event-top = { $card } queda boca arriba en el mazo
event-out =
    { $who ->
        [you] Terminas en el puesto { $nth }
       *[other] { $who } termina en el puesto { $nth }
    }
event-back =
    { $who ->
        [you] Vuelves a la partida
       *[other] { $who } vuelve a la partida
    }
event-accuse =
    { $who ->
        [you] Acusas a { $accused } y aciertas
       *[other]
            { $accused ->
                [you] { $who } te acusa y acierta
               *[other] { $who } acusa a { $accused } y acierta
            }
    }
accuse-wrong =
    { $who ->
        [you] Acusas a { $accused }, pero no aciertas
       *[other]
            { $accused ->
                [you] { $who } te acusa, pero no acierta
               *[other] { $who } acusa a { $accused }, pero no acierta
            }
    }
event-shame =
    { $who ->
        [you] Entras en la Ronda de la Vergüenza
       *[other] { $who } entra en la Ronda de la Vergüenza
    }
event-shame-over =
    { $who ->
        [you] Sales de la Ronda de la Vergüenza
       *[other] { $who } sale de la Ronda de la Vergüenza
    }
event-over = La partida ha terminado

## Why something can’t be done

turn-not-begun = Todavía no: el turno no ha empezado.
lay-or-pass = Ahora no: juega cartas o pasa.
put-back = Ahora no: primero deja las cartas de arriba otra vez en el mazo.
fewer-cards = No puedes ordenar tantas: el mazo tiene menos cartas.
guess-now = Ahora no: primero di la próxima carta, o no digas ninguna.
choose-gift = Ahora no: primero elige qué das.
return-now = Ahora no: primero elige qué devuelves por el 10.
draw-now = Ahora no: primero roba una carta.
last-question = Ahora no: acusa a alguien o deja que termine la partida.
nobody-cheats = No puedes hacer trampas: en esta mesa no valen.
nobody-accused = No puedes acusar a nadie: en esta mesa no valen las trampas.
accuse-later = No puedes acusar durante un turno: espera a que termine.
accuse-in-turn = Todavía no puedes acusar: espera a que te toque.
accuse-with-cards = No puedes acusar a nadie si no tienes cartas.
accuse-oneself = No te puedes acusar.
accused-already = No puedes acusar otra vez a la misma persona antes de su próximo turno.
throw-earlier = Ahora no puedes lanzar un 10: hazlo antes de que empiece un turno.
skip-oneself = No puedes saltar tu propio turno.
throw-excommunicated = No puedes lanzar un 10 durante tu excomunión.
all-skipped = No puedes saltar este turno: acaban de saltarse los de toda la mesa.
not-in-hand =
    { $count ->
        [one] { $cards } no está en tu mano.
       *[other] { $cards } no están en tu mano.
    }
to-be-slipped = No puedes jugar lo mismo que cuelas debajo: { $cards }.
lead-lowest = Tienes que empezar con tus cartas más bajas: { $cards }, una o más.
# $first is a-rank-first, $top is a-rank: “Un 4 es poco: necesitas un 9 o más.”
too-low = { $first } es poco: necesitas { $top } o más.
# $top and $low are a-rank, $suits the suits of the last set: “Sobre una jota, un 4 debe ser del mismo palo: tréboles o picas.”
wrong-suit = Sobre { $top }, { $low } debe ser del mismo palo: { ROW($suits, between: " o ") }.
first-set = No puedes elegir la mesa: la primera jugada empieza la pila.
no-need-of-table = No puedes elegir la mesa si aún puedes robar: juega en la pila.
three-slipped = No puedes colar más de 3 cartas bajo una jugada: se verían.
no-set-left = No puedes colar { $card }: no te quedaría nada que jugar encima.
in-order = No puedes volver a esta carta: elige de menor a mayor.
arrange-first = Ahora no puedes ordenar el mazo: hazlo al empezar tu turno.
arrange-once = No puedes ordenar el mazo dos veces en un turno.
nothing-to-arrange = No puedes ordenar el mazo: no tiene cartas boca abajo.
nothing-to-stop = No puedes parar sin haber jugado nada: pasa.
leader-passes = No puedes pasar si empiezas: juega tus cartas más bajas.
pass-after-match = No puedes pasar tras una igualada: juega otra vez o para.
gift-too-high = No puedes dar { $card }: debe ser más baja que la jugada.
gift-other-suit = No puedes dar { $card }: la jugada no tiene { $suit }.
return-other-suit = No puedes devolver { $card }: solo se devuelven { $suit }.
return-ten = No puedes devolver el propio 10.
too-few-left = No puedes repartir { $dealt } cartas por persona: con { $players } personas, el máximo es { $most }.

## Ranks and suits

# A card of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
a-rank =
    { $rank ->
        [0] un comodín
        [1] un as
        [11] una jota
        [12] una reina
        [13] un rey
       *[other] un { $rank }
    }
# The same at the start of a sentence.
a-rank-first =
    { $rank ->
        [0] Un comodín
        [1] Un as
        [11] Una jota
        [12] Una reina
        [13] Un rey
       *[other] Un { $rank }
    }
diamonds = diamantes
clubs = tréboles
hearts = corazones
spades = picas

## Options

option-preset = Reglas
    .help = Todas las reglas oficiales, solo las básicas, o las que van bien en casi cualquier mesa.
    .is-table = recomendadas
    .is-official = oficiales
    .is-basic = básicas
option-reversal = Tres 6
    .help = Una jugada de tres 6 exactos intercambia mazo y pila e invierte el sentido del juego.
    .is-on = sí
    .is-off = no
option-after-reversal = Después de tres 6
    .help = ¿Hay que superar los tres 6 en la próxima jugada?
    .is-last-set-stays = superar los 6
    .is-fresh-pile = cualquier jugada
option-excommunication = Excomunión
    .help = Con el mazo vacío, juega en la mesa. Si juegas en la pila, te quedas fuera.
    .is-assisted = la app pregunta
    .is-strict = sin aviso
    .is-off = no
option-cheating = Trampas
    .help = Puedes colar cartas, fingir que robas u ordenar el mazo. Si te descubren, enseñas tu mano.
    .is-off = no
    .is-on = sí
option-wrong-accusation = Acusación falsa
    .help = Lo que pasa si acusas a alguien que no ha hecho trampa.
    .is-draw-1 = robar 1 carta
    .is-nothing = nada
    .is-shame = la Ronda de la Vergüenza
option-finish = Final
    .help = Se juega por todos los puestos, o hasta que alguien termina, y se cuentan las cartas que quedan.
    .is-all-places = cuando queda una persona
    .is-first-out = cuando alguien termina
option-hand = Tamaño de la mano
    .help = Cuántas cartas recibe cada cual. En el mazo quedan al menos 8.
    .is-auto = por número de personas
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
