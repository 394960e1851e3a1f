### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = Apuesta { $tricks }
play = Juega { $card }

## Sorts of play

trump-in = fallar con triunfo
overtrump = triunfo más alto
undertrump = triunfo más bajo
finesse = impás
duck = dejar pasar
discard = descartar

## What will happen

too-many =
    { $who ->
        [you]
            { $how ->
                [sure] Te sobrarán bazas
                [never] No te sobrarán bazas
                [likely] Probablemente te sobrarán bazas
                [unlikely] Difícilmente te sobrarán bazas
                [more] Te sobrarán bazas más veces
               *[less] Te sobrarán bazas menos veces
            }
       *[other]
            { $how ->
                [sure] A { $who } le sobrarán bazas
                [never] A { $who } no le sobrarán bazas
                [likely] A { $who } probablemente le sobrarán bazas
                [unlikely] A { $who } difícilmente le sobrarán bazas
                [more] A { $who } le sobrarán bazas más veces
               *[less] A { $who } le sobrarán bazas menos veces
            }
    }
too-few =
    { $who ->
        [you]
            { $how ->
                [sure] Te faltarán bazas
                [never] No te faltarán bazas
                [likely] Probablemente te faltarán bazas
                [unlikely] Difícilmente te faltarán bazas
                [more] Te faltarán bazas más veces
               *[less] Te faltarán bazas menos veces
            }
       *[other]
            { $how ->
                [sure] A { $who } le faltarán bazas
                [never] A { $who } no le faltarán bazas
                [likely] A { $who } probablemente le faltarán bazas
                [unlikely] A { $who } difícilmente le faltarán bazas
                [more] A { $who } le faltarán bazas más veces
               *[less] A { $who } le faltarán bazas menos veces
            }
    }
make-bid =
    { $who ->
        [you]
            { $how ->
                [sure] Cumplirás tu apuesta
                [never] No cumplirás tu apuesta
                [likely] Probablemente cumplirás tu apuesta
                [unlikely] Difícilmente cumplirás tu apuesta
                [more] Te será más fácil cumplir tu apuesta
               *[less] Te será más difícil cumplir tu apuesta
            }
       *[other]
            { $how ->
                [sure] { $who } cumplirá su apuesta
                [never] { $who } no cumplirá su apuesta
                [likely] { $who } probablemente cumplirá su apuesta
                [unlikely] { $who } difícilmente cumplirá su apuesta
                [more] A { $who } le será más fácil cumplir su apuesta
               *[less] A { $who } le será más difícil cumplir su apuesta
            }
    }
win-tricks =
    { $who ->
        [you]
            { $how ->
                [more] Ganarás más bazas
               *[less] Ganarás menos bazas
            }
       *[other]
            { $how ->
                [more] { $who } ganará más bazas
               *[less] { $who } ganará menos bazas
            }
    }

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] { $tricks ->
            [0] No necesitas más bazas.
            [one] Necesitas 1 baza más.
           *[other] Necesitas { $tricks } bazas más.
        }
       *[other] { $tricks ->
            [0] { $who } no necesita más bazas.
            [one] { $who } necesita 1 baza más.
           *[other] { $who } necesita { $tricks } bazas más.
        }
    }
need-comes = { $tricks ->
    [one] La baza que falta probablemente la gana { $hand }.
   *[other] Las { $tricks } bazas que faltan probablemente las ganan { $hand }.
  }
need-comes-else = { $tricks ->
    [one] Falta 1 baza, pero no con esta carta.
   *[other] Faltan { $tricks } bazas, pero no con esta carta.
  }
bid-lost =
    { $who ->
        [you] Tu apuesta está perdida.
       *[other] La apuesta de { $who } está perdida.
    }
all-lost = Todas las apuestas están perdidas: ninguna carta cambia los puntos.
last-bid =
    { $rival ->
        [you] Solo tú puedes cumplir aún la apuesta.
       *[other] Solo { $rival } puede cumplir aún la apuesta.
    }
stop-others = Intenta frenar a los demás.
save-to-win = Guarda { $hand } para bazas posteriores.
all-win = Probablemente ganarán todas las cartas de la mano.
will-win = Con { $hand } probablemente se gana.
count-on = { $tricks ->
    [0] No cuentes con { $more }.
    [one] Cuenta con 1 baza entre { $more }.
   *[other] Cuenta con { $tricks } bazas entre { $more }.
  }
count-all = { $how ->
    [also] Cuenta también con { $more }.
   *[alone] Cuenta con { $more }.
  }

## What can be seen: suits

clubs = tréboles
diamonds = diamantes
hearts = corazones
spades = picas
club = tréboles
diamond = diamantes
heart = corazones
spade = picas

## What can be seen: for a bid

sure-tricks =
    { $who ->
        [you] Nadie puede con { $tricks ->
            [one] tu triunfo más alto: es 1 baza segura
           *[other] tus { $tricks } triunfos más altos: son { $tricks } bazas seguras
        }.
       *[other] Nadie puede con { $tricks ->
            [one] el triunfo más alto de { $who }: 1 baza segura
           *[other] los { $tricks } triunfos más altos de { $who }: { $tricks } bazas seguras
        }.
    }
rest =
    El resto ha apostado { $others } de { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }. { $cards ->
        [one] Queda 1.
       *[other] Quedan { $cards }.
    }
rest-of =
    { $rival ->
        [you] Has apostado
       *[other] { $rival } ha apostado
    } { $others } de { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }. { $cards ->
        [one] Queda 1.
       *[other] Quedan { $cards }.
    }
needs-lead = { $card } solo gana si otra persona sale de { $suit }.
good-more = { $cards ->
    [one] { $hand } puede ganar 1 baza: apuesta más de { $bid }.
   *[other] { $hand } pueden ganar 1 baza cada una: apuesta más de { $bid }.
  }
good-less = { $cards ->
    [0] Ninguna carta es tan buena como para apostar { $bid }.
    [one] Solo { $hand } puede ganar 1 baza: apuesta menos de { $bid }.
   *[other] Solo { $hand } pueden ganar 1 baza cada una: apuesta menos de { $bid }.
  }
low-trump =
    { $card } es un triunfo bajo: { $cards ->
        [one] 1 triunfo sin ver puede con él.
       *[other] { $cards } triunfos sin ver pueden con él.
    }
can-lose-to = { $cards ->
    [0] { $card } puede perder con un triunfo.
    [one] { $card } puede perder con un triunfo o con 1 carta más alta.
   *[other] { $card } puede perder con un triunfo o con { $cards } cartas más altas.
  }
no-trump =
    { $who ->
        [you] No tienes triunfos: los del resto pueden con tus cartas altas.
       *[other] { $who } no tiene triunfos: los del resto pueden con sus cartas altas.
    }

## What can be seen: for a card

one-too-many =
    { $rival ->
        [you] Esta baza te sobra.
       *[other] Esta baza le sobra a { $rival }.
    }
lost-so-feed =
    { $who ->
        [you] Tu apuesta está perdida.
       *[other] La apuesta de { $who } está perdida.
    } { $rival ->
        [you] Que te sobre una baza.
       *[other] Que a { $rival } le sobre una baza.
    }
lost-so-stop =
    { $who ->
        [you] Tu apuesta está perdida. { $rival } necesita esta baza: gánala.
       *[other] La apuesta de { $who } está perdida. { $rival ->
            [you] Ahora toca frenarte.
           *[other] Ahora toca frenar a { $rival }.
        }
    }
needs-it =
    { $rival ->
        [you] Necesitas bazas, y { $card } puede con { $over }.
       *[other] { $rival } necesita bazas, y { $card } puede con { $over }.
    }
harder-to-beat =
    { $rival ->
        [you] Necesitas bazas, y es más difícil superar { $card } que { $over }.
       *[other] { $rival } necesita bazas, y es más difícil superar { $card } que { $over }.
    }
easier-to-beat =
    { $rival ->
        [you] Ya tienes bastantes bazas, y es más fácil superar { $card } que { $over }.
       *[other] { $rival } ya tiene bastantes bazas, y es más fácil superar { $card } que { $over }.
    }
keep-to-stop =
    { $rival ->
        [you] Necesitas bazas: guarda { $over } para ganar una.
       *[other] { $rival } necesita bazas: guarda { $over } para ganar una.
    }
drop-to-feed =
    { $rival ->
        [you] Ya tienes bastantes bazas: no guardes { $card } para ganar otra.
       *[other] { $rival } ya tiene bastantes bazas: no guardes { $card } para ganar otra.
    }
lost-but-scores = La apuesta está perdida, pero cada baza da 1 punto.
lost-but-saves = La apuesta está perdida, pero cada baza ahorra 1 punto.
lost-and-costs = La apuesta está perdida, y cada baza cuesta 1 punto.
needs-all =
    { $who ->
        [you] Necesitas todas las bazas que quedan. { $over } perdería.
       *[other] { $who } necesita todas las bazas que quedan. { $over } perdería.
    }
needs-all-safe =
    { $who ->
        [you] Necesitas todas las bazas que quedan. Nadie puede con { $card }.
       *[other] { $who } necesita todas las bazas que quedan. Nadie puede con { $card }.
    }
last-wins =
    { $who ->
        [you] Juegas al final, y { $card } gana seguro esta baza.
       *[other] { $who } juega al final, y { $card } gana seguro esta baza.
    }
safe = Ya nadie puede con { $card }.
ruff =
    { $who ->
        [you] No tienes { $suit }, y un triunfo puede con todo.
       *[other] { $who } no tiene { $suit }, y un triunfo puede con todo.
    }
beats = { $card } puede con { $over }, la mejor carta por ahora.
makes-bid = Cumple la apuesta. Después es más fácil perder con { $over } que con { $card }.
keep-top = Guarda { $over }: después tampoco podrá nadie con ella.
enough = Con { $card } basta. Guarda { $over } para otra baza.
may-be-enough = Quizá baste con { $card }. Guarda { $over } para otra baza.
one-can-beat =
    { $rival ->
        [you] Solo tú puedes superar aún { $card }.
       *[other] Solo { $rival } puede superar aún { $card }.
    } Guarda { $over }.
bid-none =
    { $who ->
        [you] Has apostado 0, y { $card } pierde ante { $over }.
       *[other] { $who } ha apostado 0, y { $card } pierde ante { $over }.
    }
has-bid =
    { $who ->
        [you] Ya tienes { $tricks ->
            [one] tu baza
           *[other] tus { $tricks } bazas
        }. { $card } pierde ante { $over }.
       *[other] { $who } ya tiene { $tricks ->
            [one] su baza
           *[other] sus { $tricks } bazas
        }. { $card } pierde ante { $over }.
    }
top-trumps =
    { $who ->
        [you] { $cards ->
            [one] Tu triunfo más alto ganará después. No necesitas más.
           *[other] Tus { $cards } triunfos más altos ganarán después. No necesitas más.
        }
       *[other] { $cards ->
            [one] El triunfo más alto de { $who } ganará después. No hace falta más.
           *[other] Los { $cards } triunfos más altos de { $who } ganarán después. Con eso basta.
        }
    }
can-lose = { $card } todavía puede perder, pero con { $over } no puede nadie.
sinks =
    { $who ->
        [you] Todas las cartas de { $suit } que no ves pueden con { $card }.
       *[other] Todas las cartas de { $suit } que { $who } no ve pueden con { $card }.
    }
trump-helps =
    { $rival ->
        [you] No tienes { $suit }, y un triunfo podría con { $card }.
       *[other] { $rival } no tiene { $suit }, y un triunfo podría con { $card }.
    }
may-trump =
    { $rival ->
        [you] No tienes { $suit }, y tu triunfo podría con { $card }.
       *[other] { $rival } no tiene { $suit }, y su triunfo podría con { $card }.
    }
keep-for-later = Aquí todavía pueden con { $card }. Guárdala para después.
first-trick = Ya no pueden salir { $suit } por encima, y aún no valen los triunfos.
only-trumps = Ya no pueden salir { $suit } por encima: solo un triunfo puede con { $card }.
draws =
    { $who ->
        [you] Hace salir triunfos que podrían con tu { $card }.
       *[other] Hace salir triunfos que podrían con { $card } de { $who }.
    }
trump-later =
    { $who ->
        [you] Es tu única carta de { $one }. Luego puedes fallar { $suit } con triunfo.
       *[other] { $who } se queda sin { $one } y luego puede fallar { $suit } con triunfo.
    }
keep-higher = Aquí { $over } pierde: guárdala para otra baza.
keep-trump = Guarda { $over }: un triunfo puede con los demás palos.
keep-trumps = Guarda los triunfos: pueden con los demás palos.
is-trump = { $card } es triunfo y puede con los demás palos.
lower-later = { $card } pierde ahora, y después es más fácil perder con { $over }.
lead-trump =
    { $cards ->
        [one] Queda 1 triunfo más alto
       *[other] Quedan { $cards } triunfos más altos
    }: { $card } todavía puede perder.
both-win = { $card } también gana, y después es más fácil perder con { $over }.
equals = { $over } vale igual: no queda ninguna carta entre ella y { $card }.
drop-trump = Pierde ante { $over } y se libra de un triunfo.
drop-high = De { $suit } no queda nada más alto que { $card }. Suéltala ya.
cannot-win = { $card } no puede ganar esta baza, pero { $over } sí.
# “Higher” cards are of the same suit.
fewer-beat =
    { $cards ->
        [one] Solo 1 carta más alta puede
       *[other] Solo { $cards } cartas más altas pueden
    } con { $card }, pero { $others } con { $over }.
more-beat =
    { $cards ->
        [one] 1 carta más alta puede
       *[other] { $cards } cartas más altas pueden
    } con { $card }, pero solo { $others } con { $over }.
more-or-trumps =
    { $cards ->
        [one] 1 carta más alta puede
       *[other] { $cards } cartas más altas pueden
    } con { $card }, pero con { $over } solo un triunfo.
not-trump = { $card } pierde más fácil que { $over }, que es triunfo.
keep-better =
    Guarda { $over }: { $others ->
        [0] no queda ninguna carta más alta, pero sí
        [one] queda 1 carta más alta, pero
       *[other] quedan { $others } cartas más altas, pero
    } { $cards } por encima de { $card }.
drop-better =
    Suelta { $card }: { $cards ->
        [0] no queda ninguna carta más alta, pero sí
        [one] queda 1 carta más alta, pero
       *[other] quedan { $cards } cartas más altas, pero
    } { $others } por encima de { $over }.
discard-later =
    { $who ->
        [you] Sin más { $suit }, luego puedes descartar cartas altas.
       *[other] Sin más { $suit }, { $who } puede descartar cartas altas.
    }
