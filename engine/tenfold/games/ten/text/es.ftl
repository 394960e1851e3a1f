### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, wherever its face is not drawn.
called-normal = { $value }
called-penalty = carta de castigo { $value }
called-joker = comodín
called-round = carta de ronda { $value }

## What happens

event-deal =
    { $who ->
        [you] Recibes { ROW($hand, between: " ") }
       *[other] { $who } recibe { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
        [you] Robas { ROW($drawn, between: " y ") }
       *[other] { $who } roba { ROW($drawn, between: " y ") }
    }
event-round =
    { $who ->
        [you] La carta de ronda es { $value }. Empiezas tú
       *[other] La carta de ronda es { $value }. Empieza { $who }
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = La carta de ronda es { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
        [you]
            { $chips ->
                [0] Juegas { $card } boca arriba
                [one] Juegas { $card } boca arriba con 1 ficha
               *[other] Juegas { $card } boca arriba con { $chips } fichas
            }
       *[other]
            { $chips ->
                [0] { $who } juega { $card } boca arriba
                [one] { $who } juega { $card } boca arriba con 1 ficha
               *[other] { $who } juega { $card } boca arriba con { $chips } fichas
            }
    }
# For the player who played it.
lay-covered =
    { $who ->
        [you]
            { $chips ->
                [0] Juegas { $card } boca abajo
                [one] Juegas { $card } boca abajo con 1 ficha
               *[other] Juegas { $card } boca abajo con { $chips } fichas
            }
       *[other]
            { $chips ->
                [0] { $who } juega { $card } boca abajo
                [one] { $who } juega { $card } boca abajo con 1 ficha
               *[other] { $who } juega { $card } boca abajo con { $chips } fichas
            }
    }
# For everyone else.
lay-unseen =
    { $who ->
        [you]
            { $chips ->
                [0] Juegas una carta boca abajo
                [one] Juegas una carta boca abajo con 1 ficha
               *[other] Juegas una carta boca abajo con { $chips } fichas
            }
       *[other]
            { $chips ->
                [0] { $who } juega una carta boca abajo
                [one] { $who } juega una carta boca abajo con 1 ficha
               *[other] { $who } juega una carta boca abajo con { $chips } fichas
            }
    }
event-decline =
    { $who ->
        [you] No compras nada
       *[other] { $who } no compra nada
    }
decline-forced =
    { $who ->
        [you] No tienes fichas para comprar
       *[other] { $who } no tiene fichas para comprar
    }
event-open =
    { $owner ->
        [you] { $who } ofrece { $bid } por tu carta
       *[other]
            { $who ->
                [you] Ofreces { $bid } por la carta de { $owner }
               *[other] { $who } ofrece { $bid } por la carta de { $owner }
            }
    }
event-bid =
    { $who ->
        [you] Ofreces { $bid }
       *[other] { $who } ofrece { $bid }
    }
event-pass =
    { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }
pass-forced =
    { $who ->
        [you] No tienes fichas para ofrecer más
       *[other] { $who } no tiene fichas para ofrecer más
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
        [you] Pagas 1 ficha al pozo y cambias con { $owner }: { $gave } por { $got }
       *[other]
            { $owner ->
                [you] { $who } paga 1 ficha al pozo y cambia contigo: { $gave } por { $got }
               *[other] { $who } paga 1 ficha al pozo y cambia con { $owner }: { $gave } por { $got }
            }
    }
swap-gets-covered =
    { $who ->
        [you] Pagas 1 ficha al pozo y cambias con { $owner }: { $gave } por una carta boca abajo
       *[other]
            { $owner ->
                [you] { $who } paga 1 ficha al pozo y cambia contigo: { $gave } por una carta boca abajo
               *[other] { $who } paga 1 ficha al pozo y cambia con { $owner }: { $gave } por una carta boca abajo
            }
    }
swap-gives-covered =
    { $who ->
        [you] Pagas 1 ficha al pozo y cambias con { $owner }: una carta boca abajo por { $got }
       *[other]
            { $owner ->
                [you] { $who } paga 1 ficha al pozo y cambia contigo: una carta boca abajo por { $got }
               *[other] { $who } paga 1 ficha al pozo y cambia con { $owner }: una carta boca abajo por { $got }
            }
    }
swap-covered =
    { $who ->
        [you] Pagas 1 ficha al pozo y cambias con { $owner }: una carta boca abajo por otra
       *[other]
            { $owner ->
                [you] { $who } paga 1 ficha al pozo y cambia contigo: una carta boca abajo por otra
               *[other] { $who } paga 1 ficha al pozo y cambia con { $owner }: una carta boca abajo por otra
            }
    }
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
        [you]
            { $price ->
                [one] Pagas 1 ficha a { $owner } y cambias { $gave } por { $got }
               *[other] Pagas { $price } fichas a { $owner } y cambias { $gave } por { $got }
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paga 1 ficha y cambia { $gave } por { $got }
                       *[other] { $who } te paga { $price } fichas y cambia { $gave } por { $got }
                    }
               *[other]
                    { $price ->
                        [one] { $who } paga 1 ficha a { $owner } y cambia { $gave } por { $got }
                       *[other] { $who } paga { $price } fichas a { $owner } y cambia { $gave } por { $got }
                    }
            }
    }
sold-gets-covered =
    { $who ->
        [you]
            { $price ->
                [one] Pagas 1 ficha a { $owner } y cambias { $gave } por una carta boca abajo
               *[other] Pagas { $price } fichas a { $owner } y cambias { $gave } por una carta boca abajo
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paga 1 ficha y cambia { $gave } por una carta boca abajo
                       *[other] { $who } te paga { $price } fichas y cambia { $gave } por una carta boca abajo
                    }
               *[other]
                    { $price ->
                        [one] { $who } paga 1 ficha a { $owner } y cambia { $gave } por una carta boca abajo
                       *[other] { $who } paga { $price } fichas a { $owner } y cambia { $gave } por una carta boca abajo
                    }
            }
    }
sold-gives-covered =
    { $who ->
        [you]
            { $price ->
                [one] Pagas 1 ficha a { $owner } y cambias una carta boca abajo por { $got }
               *[other] Pagas { $price } fichas a { $owner } y cambias una carta boca abajo por { $got }
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paga 1 ficha y cambia una carta boca abajo por { $got }
                       *[other] { $who } te paga { $price } fichas y cambia una carta boca abajo por { $got }
                    }
               *[other]
                    { $price ->
                        [one] { $who } paga 1 ficha a { $owner } y cambia una carta boca abajo por { $got }
                       *[other] { $who } paga { $price } fichas a { $owner } y cambia una carta boca abajo por { $got }
                    }
            }
    }
sold-covered =
    { $who ->
        [you]
            { $price ->
                [one] Pagas 1 ficha a { $owner } y cambias una carta boca abajo por otra
               *[other] Pagas { $price } fichas a { $owner } y cambias una carta boca abajo por otra
            }
       *[other]
            { $owner ->
                [you]
                    { $price ->
                        [one] { $who } te paga 1 ficha y cambia una carta boca abajo por otra
                       *[other] { $who } te paga { $price } fichas y cambia una carta boca abajo por otra
                    }
               *[other]
                    { $price ->
                        [one] { $who } paga 1 ficha a { $owner } y cambia una carta boca abajo por otra
                       *[other] { $who } paga { $price } fichas a { $owner } y cambia una carta boca abajo por otra
                    }
            }
    }
# For the player who looks.
see-card =
    { $who ->
        [you] Miras la carta: { $card }
       *[other] { $who } mira la carta: { $card }
    }
# For everyone else.
event-see =
    { $who ->
        [you] Miras la carta nueva
       *[other] { $who } mira la carta nueva
    }
event-protect =
    { $who ->
        [you]
            { $chips ->
                [one] Proteges la carta con 1 ficha
               *[other] Proteges la carta con { $chips } fichas
            }
       *[other]
            { $chips ->
                [one] { $who } protege la carta con 1 ficha
               *[other] { $who } protege la carta con { $chips } fichas
            }
    }
event-collect =
    { $chips ->
        [one] 1 ficha pasa de las cartas al pozo, que ahora tiene { $pot }
       *[other] { $chips } fichas pasan de las cartas al pozo, que ahora tiene { $pot }
    }
event-turn =
    { $who ->
        [you] Destapas { $card }
       *[other] { $who } destapa { $card }
    }
# As above, but because the round is over.
event-show =
    { $who ->
        [you] Destapas { $card }
       *[other] { $who } destapa { $card }
    }
event-leave =
    { $who ->
        [you] Dejas la carta boca abajo
       *[other] { $who } deja la carta boca abajo
    }
event-add =
    { $who ->
        [you] Añades { $card } y haces { $total }
       *[other] { $who } añade { $card } y hace { $total }
    }
event-stop =
    { $who ->
        [you] No añades nada
       *[other] { $who } no añade nada
    }
event-result =
    { $loser ->
        [you]
            { $pot ->
                [0] Totales: { ROW($sums, between: ", ") }. { $winner } gana un pozo vacío, y te llevas { $points } puntos
                [one] Totales: { ROW($sums, between: ", ") }. { $winner } gana 1 ficha, y te llevas { $points } puntos
               *[other] Totales: { ROW($sums, between: ", ") }. { $winner } gana { $pot } fichas, y te llevas { $points } puntos
            }
       *[other]
            { $winner ->
                [you]
                    { $pot ->
                        [0] Totales: { ROW($sums, between: ", ") }. Ganas un pozo vacío, y { $loser } se lleva { $points } puntos
                        [one] Totales: { ROW($sums, between: ", ") }. Ganas 1 ficha, y { $loser } se lleva { $points } puntos
                       *[other] Totales: { ROW($sums, between: ", ") }. Ganas { $pot } fichas, y { $loser } se lleva { $points } puntos
                    }
               *[other]
                    { $pot ->
                        [0] Totales: { ROW($sums, between: ", ") }. { $winner } gana un pozo vacío, y { $loser } se lleva { $points } puntos
                        [one] Totales: { ROW($sums, between: ", ") }. { $winner } gana 1 ficha, y { $loser } se lleva { $points } puntos
                       *[other] Totales: { ROW($sums, between: ", ") }. { $winner } gana { $pot } fichas, y { $loser } se lleva { $points } puntos
                    }
            }
    }
sum = { $who } { $total }
event-reshuffle = Se apuntan los puntos, y las cartas recogidas se barajan y forman un mazo nuevo
event-starter =
    { $who ->
        [you] Eliges que empiece { $starter }
       *[other]
            { $starter ->
                [you] { $who } elige que empieces tú
               *[other] { $who } elige que empiece { $starter }
            }
    }
starter-again =
    { $who ->
        [you] Eliges empezar
       *[other] { $who } elige empezar
    }
event-rest =
    { $who ->
        [you]
            { $points ->
                [one] El mazo está vacío: fin de la partida. Te llevas las cartas de ronda que quedan: 1 punto
               *[other] El mazo está vacío: fin de la partida. Te llevas las cartas de ronda que quedan: { $points } puntos
            }
       *[other]
            { $points ->
                [one] El mazo está vacío: fin de la partida. { $who } se lleva las cartas de ronda que quedan: 1 punto
               *[other] El mazo está vacío: fin de la partida. { $who } se lleva las cartas de ronda que quedan: { $points } puntos
            }
    }
event-over = La partida ha terminado: { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = Todavía no: primero cada cual juega una carta.
# $called is one of the names of cards above.
not-in-hand = No tienes { $called }.
no-chips-to-lay =
    { $chips ->
        [one] No puedes poner 1 ficha: solo tienes { $held }.
       *[other] No puedes poner { $chips } fichas: solo tienes { $held }.
    }
market-now = Ahora no: cambia, haz una oferta o no compres.
no-seat = En esta mesa no hay asiento { $seat }.
own-card = No puedes comprar tu propia carta: elige la de otra persona.
swap-protected = No puedes cambiar por una carta protegida: haz una oferta.
swap-costs = No puedes cambiar: cuesta 1 ficha, y no tienes ninguna.
not-protected = No puedes ofrecer por esta carta: no tiene fichas, así que cambia.
bids-begin =
    { $protection ->
        [one] Tienes que ofrecer al menos 1: hay 1 ficha en la carta.
       *[other] Tienes que ofrecer al menos { $protection }: hay { $protection } fichas en la carta.
    }
auction-now = Ahora no: sube la oferta o pasa.
bid-stands = Tienes que ofrecer más de { $bid }, o pasar.
no-chips-to-bid =
    { $bid ->
        [one] No puedes ofrecer 1 ficha: solo tienes { $held }.
       *[other] No puedes ofrecer { $bid } fichas: solo tienes { $held }.
    }
protect-now = Ahora no: protege tu carta nueva o déjala así.
no-lower = No puedes quitar fichas: pon más o déjalas así.
no-chips-to-protect = No tienes fichas para tanto.
second-now = Ahora no: destapa tu carta, déjala o añade otra.
lies-open = Tu primera carta ya está boca arriba.
lies-covered = No puedes añadir a una carta boca abajo: primero destápala.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = No puedes añadir { $value }: con { $other } hace { $total }, y el límite es diez.
too-much-penalty = No puedes añadir la carta de castigo { $value }: con { $other } hace { $total }. El límite es diez.
starter-now = Ahora no: elige quién empieza la próxima ronda.

## Options

option-surplus_jokers = Comodines extra
    .help = Los comodines que no se reparten al principio pueden ir al mazo.
    .is-in = en el mazo
    .is-out = fuera
option-auction_pass = Pasar en la subasta
    .help = ¿Puedes ofrecer otra vez después de pasar?
    .is-final = definitivo
    .is-may-reenter = puedes volver
option-tie_break = Empate en el total más alto
    .help = ¿Qué desempata? Si nada lo hace, gana quien juega antes.
    .is-highest-card = la carta más alta
    .is-one-card = una carta gana a dos
option-length = Duración
    .help = Cuánto dura la partida, y qué pasa si el mazo se acaba.
    .is-ends = 10 rondas si bastan las cartas
    .is-reshuffle = siempre 10 rondas
    .is-5-rounds = 5 rondas
