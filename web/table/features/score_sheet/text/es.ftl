### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = Tenemos cartas
    .note = anota aquí
which-game = ¿Qué juego es?
real-cards = Con cartas reales
sheets = Hojas de puntos
    .called = las hojas de puntos
    .unread =
        { $count ->
            [one] No se puede leer 1 hoja de puntos. Sigue guardada tal como está.
           *[other] No se pueden leer { $count } hojas de puntos. Siguen guardadas tal como están.
        }
sheet-of = { $title }, hoja de puntos
sheet-full = Esta hoja de puntos está llena. Empieza una nueva.
too-many-sheets = Ya tienes { $of } hojas de puntos. Antes, borra una en «Tus partidas».

## Who plays

new-sheet = Nueva hoja
    .note = Juega con cartas reales, y Tenfold lleva los puntos.
player-less = Quitar asiento
player-more = Añadir asiento
start-sheet = Empezar la hoja

## Questions, each also the label of its answer

first-dealer = Reparte primero
first-starter = Empieza primero
trumps = Triunfo
sign = { $sign }
bid = Apuesta de { $who }
    .row = Apuesta
tricks = Bazas de { $who }
    .row = Bazas
tenth-card = Quién destapó antes sus diez cartas
    .short = antes
grid = Cartas de { $who }, primero la fila de arriba
points-of = Puntos de { $who }
points-row = Puntos
round-card = Carta de ronda
round-winner = Gana la ronda
round-loser = Pierde la ronda
taken = Cartas que se lleva { $who }, sin la carta de ronda
hands-filled = ¿Basta el mazo para 4 cartas en cada mano?
hands-full = Sí
hands-not-full = No
rest = Puntos de las cartas de ronda que quedan
chips = Fichas de { $who }
    .row = Fichas
    .wrong =
        { $count ->
            [one] Has puesto 1 ficha, pero hay { $of }.
           *[other] Son { $count } fichas, pero hay { $of }.
        }
hand = Mano de { $who }
    .row = Mano
cards-won = Cartas ganadas: { $who }
cards-row = Cartas
cards-wrong = Son { $count } cartas, pero hay { $of }.
tens-called = PIG 10 de { $who }
went-out = N.º { $place } en terminar
cards-left = Cartas en mano: { $who }

## What can’t be

hooked = { $who } no puede apostar { $bid }: con el descuadre, las apuestas no pueden sumar { $tricks }.
tricks-wrong =
    { $of ->
        [one] Hubo 1 baza, y has puesto { $count }.
       *[other] Hubo { $of } bazas, y has puesto { $count }.
    }
too-many-of = { $card } no puede salir { $count } veces: solo hay { $of }.
too-few-taken = { $count } cartas son pocas: cada cual juega al menos 1, así que hay { $of } o más.
round-card-again = La carta de ronda { $card } ya salió en la ronda { $count }.
doubtful = { $number }, no vale
correct = Cambiar
    .round = Cambiar la ronda { $count }
    .result = Cambiar el resultado
stands = Dejarlo así
corrected = Hecho
unanswered = aún no

## A round

round-number = Ronda { $count }
round-of = Ronda { $count } de { $of }
round-of-cards =
    { $cards ->
        [one] Ronda { $count }: 1 carta
       *[other] Ronda { $count }: { $cards } cartas
    }
deals-and-leads = Reparte { $who } y sale { $other }.
starts = Empieza { $who }.
chooses = { $who } elige quién empieza.
this-round = Esta ronda
fact = { $label }: { $value }
from-to = de { $low } a { $high }
by-points = Poner puntos
by-cards = Poner cartas
cards-so-far = Por ahora
card-back = Quitar la última carta
replace-card = Carta { $count }: { $card }. Cambiar
cards-most = Aquí solo caben { $count } cartas.
cards-done = Hecho
with-round-card = { $points } con la carta de ronda.
block =
    { $count ->
       *[other] { $count } parejas vecinas: { $points }.
    }
matches =
    { $count ->
        [one] 1 pareja vale 0.
       *[other] { $count } parejas valen 0.
    }
won-of-bid = bazas { $won }, apuesta { $bid }
    .note = Bajo los puntos: bazas/apuesta.
game-taken-back = Otra vez al final de la partida { $count }.
undo-nothing = Aún no hay nada que deshacer.

## The scores

heading = Ronda
    .series = Partida
no-round-yet = Aún sin rondas
another-game = Otra partida
report = Dar resultado
no-tournament = Ese torneo ya no está en este teléfono.
share = Compartir
    .as = como texto
    .as-picture = como imagen
    .head = { $title } con cartas reales: { $standing }
    .row = { $place }. { $name } { $value }
remove = Borrar la hoja
remove-sheet = ¿Borrar esta hoja de puntos?
    .note = Se borran todas las rondas de { $names }.
    .cancel = Cancelar
    .remove = Borrar
sheet-removed = Hoja de puntos borrada.
