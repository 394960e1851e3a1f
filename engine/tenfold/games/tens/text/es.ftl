### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Ronda { $hand }: empiezas tú
       *[other] Ronda { $hand }: empieza { $who }
    }
event-flip =
    { $who ->
        [you] Destapas { $card }
       *[other] { $who } destapa { $card }
    }
event-draw =
    { $who ->
        [you] Robas { $card }
       *[other] { $who } roba { $card }
    }
event-take =
    { $who ->
        [you] Tomas { $card } de { $giver }
       *[other]
            { $giver ->
                [you] { $who } toma { $card } de tus descartes
               *[other] { $who } toma { $card } de { $giver }
            }
    }
event-place =
    { $who ->
        [you] Juegas { $card } y descartas { $out }
       *[other] { $who } juega { $card } y descarta { $out }
    }
event-reshuffle = Todos los descartes, menos los de arriba, se barajan y forman un mazo nuevo
event-lost =
    { $who ->
        [you] No hay carta que puedas tomar y pierdes el turno
       *[other] { $who } no tiene carta que tomar y pierde el turno
    }
event-finish =
    { $who ->
        [you] Tienes diez cartas boca arriba: un último turno para el resto
       *[other] { $who } tiene diez cartas boca arriba: un último turno para el resto
    }
event-reveal = Se destapan las últimas cartas
event-score = En esta ronda: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = La partida ha terminado

## Why something can’t be done

flip-first = Todavía no: primero cada cual destapa 3 cartas.
flipped = No puedes destapar más cartas: toma una carta y juégala.
face-up-already = No puedes destapar esta carta: ya está boca arriba.
touches = No puedes destapar esta carta: toca otra que ya has destapado.
take-first = Todavía no: primero roba una carta o toma un descarte de otra persona.
nothing-to-draw = No puedes robar: el mazo está vacío y no hay descartes que barajar.
own-discards = No puedes tomar tus propios descartes: son para el resto.
no-discard = Aquí no puedes tomar nada: no hay ningún descarte.
place-first = Todavía no: primero coloca entre tus diez cartas la que has tomado.

## Options

option-decks = Barajas
    .help = Cuántas barajas se mezclan. Con 2 o 3 personas basta 1, pero trae solo 4 ases, 4 reyes, etc.
    .is-auto = por número de personas
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = Una baraja solo basta para 2 o 3 personas.
option-end = Duración
    .help = La partida acaba cuando una puntuación pasa de este límite, o tras este número de rondas.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 ronda
    .is-3-hands = 3 rondas
    .is-5-hands = 5 rondas
    .is-9-hands = 9 rondas
option-tie = Empates
    .help = Si hay empate en la puntuación más baja, se comparte la victoria o se juegan rondas extra hasta deshacerlo.
    .is-shared = victoria compartida
    .is-extra-hand = ronda extra
option-blocks = Parejas vecinas
    .help = Las parejas iguales, una al lado de otra, dan un premio, o solo 0 cada una.
    .is-bonus = con premio
    .is-none = sin premio
