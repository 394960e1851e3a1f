### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = Juega { ROW($cards, between: ", ") }
table = Juega { ROW($cards, between: ", ") } en la mesa
guess = Di { ROW($cards, between: ", ") }
give = Da { ROW($cards, between: ", ") }
give-back = Devuelve { ROW($cards, between: ", ") }
slip = Cuela { ROW($cards, between: ", ") }
throw = Lanza { ROW($cards, between: ", ") }
accuse =
    { $who ->
        [you] Te acusa
       *[other] Acusa a { $who }
    }
start-turn = Empieza tu turno
let-play =
    { $who ->
        [you] Te deja jugar
       *[other] Deja jugar a { $who }
    }
pass-turn = Pasa
stop = No juegues más
no-guess = No digas ninguna
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done =
    { $phase ->
        [give] { $count ->
            [0] No des ninguna
            [one] Da 1 carta
           *[other] Da { $count } cartas
        }
        [return] { $count ->
            [0] No devuelvas ninguna
            [one] Devuelve 1 carta
           *[other] Devuelve { $count } cartas
        }
       *[last] No acuses
    }
draw = Roba una carta
fake = Finge que robas
arrange = Mira el mazo
# The cards by the order in which they were seen.
order = Déjalas en el orden { ROW($order, between: " ") }

## Sorts of play

match = igualada
slam = golpe
attempt = intento
skip = salto

## What will happen

out-now =
    { $who ->
        [you]
            { $how ->
                [this] Terminarás ya
               *[that] terminarías ya
            }
       *[other]
            { $how ->
                [this] { $who } terminará ya
               *[that] { $who } terminaría ya
            }
    }
out-soon =
    { $who ->
        [you]
            { $how ->
                [sure] Terminarás pronto
                [never] No terminarás pronto
                [likely] Probablemente terminarás pronto
                [unlikely] Difícilmente terminarás pronto
                [more] Es más fácil que termines pronto
               *[less] Es más difícil que termines pronto
            }
       *[other]
            { $how ->
                [sure] { $who } terminará pronto
                [never] { $who } no terminará pronto
                [likely] { $who } probablemente terminará pronto
                [unlikely] { $who } difícilmente terminará pronto
                [more] Es más fácil que { $who } termine pronto
               *[less] Es más difícil que { $who } termine pronto
            }
    }
left-with =
    { $who ->
        [you] Pronto tendrás
       *[other] { $who } tendrá pronto
    } { $how ->
        [more] más cartas
       *[less] menos cartas
    }

## What can be seen that speaks for an act

# Cards of a rank within a sentence, with their article: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank =
    { $rank ->
        [0] los comodines
        [1] los ases
        [11] las jotas
        [12] las reinas
        [13] los reyes
       *[other] los { $rank }
    }
of-rank-first =
    { $rank ->
        [0] Los comodines
        [1] Los ases
        [11] Las jotas
        [12] Las reinas
        [13] Los reyes
       *[other] Los { $rank }
    }
a-rank =
    { $rank ->
        [0] un comodín
        [1] un as
        [11] una jota
        [12] una reina
        [13] un rey
       *[other] un { $rank }
    }
a-suit =
    { $rank ->
        [0] un diamante
        [1] un trébol
        [2] un corazón
       *[3] una pica
    }
diamonds = diamantes
clubs = tréboles
hearts = corazones
spades = picas
a-joker = un comodín
a-face-card = una figura

# Cards that leave the hand.
out-by-match =
    { $who ->
        [you] Con una igualada juegas otra vez, así que puedes terminar ya.
       *[other] Con una igualada se juega otra vez, y { $who } puede terminar ya.
    }
out-by-gift =
    { $taker ->
        [you] Puedes recibir el resto, y { $who } termina.
       *[other] { $taker } puede recibir el resto, y { $who ->
            [you] terminas.
           *[other] { $who } termina.
        }
    }
match-goes-on =
    { $who ->
        [you] Con una igualada juegas otra vez
       *[other] Con una igualada { $who } juega otra vez
    }: { $count ->
        [one] puede irse 1 carta más.
       *[other] pueden irse hasta { $count } cartas más.
    }
slam-gives =
    Un golpe da cartas: { $taker ->
        [you] puedes recibir
       *[other] { $taker } puede recibir
    } { $count ->
        [1] { ROW($cards, between: " ") }.
        [2] { ROW($cards, between: " y ") }.
       *[other] { $count } cartas.
    }
sheds =
    Saca de la mano { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, no { $theirs }.
sheds-anyway =
    { $who ->
        [you] Vas a robar igual
       *[other] { $who } va a robar igual
    }, así que suelta { $count ->
        [one] una.
       *[other] { $count } cartas.
    }
nothing-to-draw = No hay carta que robar: esperar no sirve de nada.
frees =
    { $taker ->
        [you] Pasar te dejaría jugar otra vez.
       *[other] Pasar dejaría a { $taker } jugar otra vez.
    }

# Which cards to play, and which to keep.
keeps-together = No separes { $above }: pueden irse en un mismo turno.
use-the-chance = { $above } pueden esperar: van sobre más cartas que { $below }.
use-the-joker = Un comodín solo va sobre comodines y figuras: aprovecha la ocasión.
saves-king = { $count ->
    [one] { $card } va sobre cualquier jugada: guárdala como última carta segura.
   *[other] { $above } van sobre cualquier jugada: últimas cartas seguras.
  }
saves-high = { $count ->
    [one] { $card } va sobre casi todas las cartas: guárdala como última carta.
   *[other] { $above } van sobre casi todas las cartas: buenas como últimas.
  }
opens = Sobre { $card }, { $taker ->
    [you] podrías
   *[other] { $taker } podría
  } jugar { $last }: guárdala como última carta.
saves-ten = { $count ->
    [one] { $card } salta el turno de alguien a punto de terminar: guárdala.
   *[other] { $above } saltan turnos de alguien a punto de terminar: mejor guardarlos.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = Guarda { $last }: va sobre las figuras de su palo.
draws-partner = { $card } es la próxima del mazo: reserva { ROW($cards, between: " ") } para ella.
on-the-pile =
    El mazo está vacío: en la pila, { $who ->
        [you] te quedarías fuera.
       *[other] { $who } se quedaría fuera.
    }
on-the-table = Hay cartas que robar: las jugadas van a la pila.
cheating = Una trampa descubierta puede costar hasta 5 cartas.

# What it does to others.
blocks =
    { $taker ->
        [you] No tienes
       *[other] { $taker } no tiene
    } ninguna carta que vaya ahí.
three-sixes =
    Tres 6 invierten el sentido: { $next ->
        [you] te toca a ti, no a { $taker }.
       *[other] le toca a { $next }, no a { $taker ->
            [you] ti.
           *[other] { $taker }.
        }
    }
attempt-free =
    Un intento: si se acierta, { $taker ->
        [you] te llevas la carta.
       *[other] { $taker } se lleva la carta.
    }
attempt-seen =
    Un intento: di la próxima carta, y { $taker ->
        [you] te la llevas.
       *[other] { $taker } se la lleva.
    }
harder-than = { $taker ->
    [you] Luego juegas tú y necesitas { $above } o más, no solo { $below }.
   *[other] Luego juega { $taker } y necesita { $above } o más, no solo { $below }.
  }
harder-number = { $taker ->
    [you] Luego juegas tú, con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
      }, y necesitas { $above } o más.
   *[other] Luego juega { $taker }, con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
      }, y necesita { $above } o más.
  }
harder-face = { $taker ->
    [you] Luego juegas tú y necesitas { ROW($some, between: ", ") } o { $last }.
   *[other] Luego juega { $taker } y necesita { ROW($some, between: ", ") } o { $last }.
  }
harder-pair = Sobre { $card } van menos cartas que sobre { $below }, y luego { $taker ->
    [you] juegas tú.
   *[other] juega { $taker }.
  }
harder = Ahí van menos cartas, y luego { $taker ->
    [you] juegas tú.
   *[other] juega { $taker }.
  }

# Guesses.
guess-known =
    Seguro que es la próxima: { $who ->
        [you] { $taker } se la lleva, y no robas nada.
       *[other] { $taker ->
            [you] te la llevas, y { $who } no roba nada.
           *[other] { $taker } se la lleva, y { $who } no roba nada.
        }
    }
guess-free =
    Equivocarse no cuesta nada. Si se acierta (1 de { $count }), { $taker ->
        [you] te la llevas.
       *[other] { $taker } se la lleva.
    }
guess-impossible = { $card } no puede ser la próxima carta.

# Cards given and returned.
gives = { $count ->
    [1] Sale de la mano gratis, y { $taker ->
        [you] te la quedas.
       *[other] { $taker } se la queda.
      }
   *[other] Se pueden dar a la vez { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
       *[other] { $count } cartas
      }: salen gratis, para { $taker ->
        [you] ti.
       *[other] { $taker }.
      }
  }
stays-out =
    { $taker ->
        [you] Una carta te haría volver a la partida.
       *[other] Una carta haría volver a { $taker } a la partida.
    }
brings-back =
    { $taker ->
        [you] Una carta te hace volver a la partida.
       *[other] Una carta hace volver a { $taker } a la partida.
    }
saves-from-out =
    { $taker ->
        [you] Solo una carta devuelta te mantiene en la partida.
       *[other] Solo una carta devuelta mantiene a { $taker } en la partida.
    }

# Tens.
last-ten =
    Es la última carta: { $who ->
        [you] terminas, salvo que { $taker } devuelva una.
       *[other] { $who } termina, salvo que { $taker ->
            [you] devuelvas una.
           *[other] { $taker } devuelva una.
        }
    }
few-left =
    { $taker ->
        [you] Tienes { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        } y puedes terminar ya: mejor saltar ese turno.
       *[other] { $taker } tiene { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        } y puede terminar ya: salta ese turno.
    }
slams-next =
    { $taker ->
        [you] Después, { $above } pueden darte un golpe: son más cartas iguales.
       *[other] Después, { $above } pueden dar un golpe a { $taker }: son más cartas iguales.
    }
own-turn =
    { $taker ->
        [you] Si pierdes el turno
       *[other] Si { $taker } pierde el turno
    }, { $who ->
        [you] te toca a ti.
       *[other] le toca a { $who }.
    }
no-turn =
    El 10 sale de la mano, y { $taker ->
        [you] pierdes el turno.
       *[other] { $taker } pierde el turno.
    }
next-has-few =
    Tras un salto, { $next ->
        [you] te toca a ti
       *[other] le toca a { $next }
    }, con solo { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
many-left =
    { $taker ->
        [you] Tienes
       *[other] { $taker } tiene
    } { $count } cartas. Guarda el 10 para quien tenga menos.
returns =
    { $taker ->
        [you] Podrías devolver { $last } por el 10: mejor guardarlo.
       *[other] { $taker } podría devolver { $last } por el 10: guárdalo.
    }

# Accusations.
proved =
    Contando cartas se ve: { $taker ->
        [you] has hecho trampa y tienes que robar.
       *[other] { $taker } ha hecho trampa y tiene que robar.
    }
draws-more =
    { $taker ->
        [you] Robarías
       *[other] { $taker } robaría
    } { $count }; { $next }, solo { $theirs }.
innocent =
    { $taker ->
        [you] No has podido hacer trampa: las cartas cuadran.
       *[other] { $taker } no ha podido hacer trampa: las cartas cuadran.
    }
no-proof =
    { $count ->
        [0] No hay pruebas contra { $taker ->
            [you] ti.
           *[other] { $taker }.
        }
        [one] No hay pruebas, y equivocarse cuesta 1 carta.
       *[other] No hay pruebas, y equivocarse cuesta { $count } cartas.
    }
last-chance = La partida termina: es la última ocasión de descubrir una trampa.
