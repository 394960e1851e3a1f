### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Apuesta y gana justo esas bazas
deal = Reparte la primera ronda
deal-next =
    { $cards ->
        [one] A la ronda { $round }: 1 carta
       *[other] A la ronda { $round }: { $cards } cartas
    }
shapes = Un cuadro por ronda: 🟩 apuesta cumplida, ⬛ no cumplida.
part = ronda { $round }
title = Ronda { $round }
cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
points =
    { $points ->
        [-1] { $points } punto
        [one] 1 punto
       *[other] { $points } puntos
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] punto
        [one] punto
       *[other] puntos
    }
tricks =
    { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }
trick-of = baza { $trick }/{ $tricks }
over = La partida ha terminado.
not-your-turn =
    { $who ->
        [you] Todavía no puedes jugar: espera tu turno.
       *[other] Todavía no puedes jugar: le toca a { $who }.
    }

## The seats

has-bid = ya ha apostado
is-bidding = está apostando
no-bid-yet = aún no ha apostado
bid-of = apuesta { $bid }
# How a bid stands: tricks won and bid.
standing-made = ganadas { $won }, apuesta { $bid }: cumple
standing-over = ganadas { $won }, apuesta { $bid }: se pasa
standing-short = ganadas { $won }, apuesta { $bid }: ya no llega
standing-to-go = ganadas { $won }, apuesta { $bid }: por ganar, { $left }
won-of-bid = ganadas { $won }, apuesta { $bid }
bid-won = apuesta { $bid }, gana { $won }
# What the marks ✓ and ✗ at a player’s badge mean.
made = cumple
missed = falla
# The headline of a round: for the player, and for a table of several people.
you-made = Cumples tu { $bid }
you-missed = Fallas por { $left }
all-made = Todos cumplen su apuesta
none-made = Nadie cumple su apuesta
one-made = Solo { $who } cumple su apuesta
some-made = { $made } de { $of } apuestas cumplidas
remark-every =
    { $who ->
        [you] Cumples todas tus apuestas
       *[other] { $who } cumple todas sus apuestas
    }
dealer = Reparte ·

## The table

trump-up = Triunfo: se ha destapado { $called }
called-card = { $name }
trump = triunfo
trump-card = por { $sign }
the-trick = La baza
the-trick-so-far = La baza hasta ahora
leads = sale
highest = gana
wins-trick = gana
bids-so-far =
    { $tricks ->
        [one] van { $made }, hay 1 baza
       *[other] van { $made }, hay { $tricks } bazas
    }
tricks-to-win =
    { $tricks ->
        [one] 1 baza en esta ronda
       *[other] { $tricks } bazas en esta ronda
    }
bids-after =
    { $players ->
        [0] Tu apuesta es la última.
        [one] Después de ti falta 1 apuesta.
       *[other] Después de ti faltan { $players } apuestas.
    }
hook = No puedes apostar { $bid }: las apuestas no pueden sumar { $tricks }.
turned-up = destapada: { $called }
turned-up-one = destapada,
turned-up-two = no se juega
bids = Apuestas
hand =
    { $who ->
        [you] Tu mano
       *[other] Mano de { $who }
    }
hand-folded =
    { $who ->
        [you] Tu mano, boca abajo
       *[other] Mano de { $who }, boca abajo
    }
face-down = carta boca abajo
lies-no-bid = sin apuesta
lies-bid = { $won } de { $bid }
lies-trump = Triunfo

## A turn

bids-now =
    { $who ->
        [you] Estás apostando
       *[other] { $who } está apostando
    }
thinks =
    { $who ->
        [you] Estás pensando
       *[other] { $who } está pensando
    }
which-card =
    { $who ->
        [you] ¿Qué carta?
       *[other] { $who }, ¿qué carta?
    }
only-card = Solo { $card } asiste
leads-now =
    { $who ->
        [you] Sal con una carta
       *[other] { $who }, sal con una carta
    }
others-follow = Hay que asistir.
how-many =
    { $who ->
        [you] ¿Cuántas bazas?
       *[other] { $who }, ¿cuántas bazas?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Gana justo 1 baza: <b>{ $points }</b> puntos. Si no: <b>1</b> por baza.
           *[other] Gana justo { $bid } bazas: <b>{ $points }</b> puntos. Si no: <b>1</b> por baza.
        }
        [minus] { $bid ->
            [one] Gana justo 1 baza: <b>{ $points }</b> puntos. Si no: <b>menos</b> la diferencia.
           *[other] Gana justo { $bid } bazas: <b>{ $points }</b> puntos. Si no: <b>menos</b> la diferencia.
        }
       *[nothing] { $bid ->
            [one] Gana justo 1 baza: <b>{ $points }</b> puntos. Si no: <b>0</b>.
           *[other] Gana justo { $bid } bazas: <b>{ $points }</b> puntos. Si no: <b>0</b>.
        }
    }
act-bid = Apuesta { $bid }
act-play = Juega { $sign }

## The score sheet

sheet-cards = Cartas
sheet-note =
    { $missed ->
        [tricks] En letra pequeña: bazas ganadas / apuesta. Cumplir da 10 + apuesta; no cumplir, 1 por baza.
        [minus] En letra pequeña: bazas ganadas / apuesta. Cumplir da 10 + apuesta; no cumplir, menos la diferencia.
       *[nothing] En letra pequeña: bazas ganadas / apuesta. Cumplir da 10 + apuesta; no cumplir, 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you]
            { $tricks ->
                [one] Tu apuesta era la última y no podía ser <b>{ $bid }</b>: con el descuadre, las apuestas no pueden sumar 1 baza. Alguien no cumplirá
               *[other] Tu apuesta era la última y no podía ser <b>{ $bid }</b>: con el descuadre, las apuestas no pueden sumar { $tricks } bazas. Alguien no cumplirá
            }
       *[other]
            { $tricks ->
                [one] La apuesta de { $who } era la última y no podía ser <b>{ $bid }</b>: con el descuadre, las apuestas no pueden sumar 1 baza. Alguien no cumplirá
               *[other] La apuesta de { $who } era la última y no podía ser <b>{ $bid }</b>: con el descuadre, las apuestas no pueden sumar { $tricks } bazas. Alguien no cumplirá
            }
    }
explain-one-card = Una carta por persona: se apuesta 0 o 1, y la única baza se juega sola
explain-trump = Se ha destapado { $card }: el triunfo es { $suit ->
        [C] tréboles
        [D] diamantes
        [H] corazones
       *[S] picas
    }, y hasta el más bajo puede con cualquier otro palo
explain-bid =
    { $who ->
        [you]
            { $missed ->
                [tricks] Apuestas { $bid }. Si ganas justo { $bid }, sumas <b>{ $points } puntos</b>. Si no, sumas 1 por baza
                [minus] Apuestas { $bid }. Si ganas justo { $bid }, sumas <b>{ $points } puntos</b>. Si no, pierdes la diferencia
               *[nothing] Apuestas { $bid }. Si ganas justo { $bid }, sumas <b>{ $points } puntos</b>. Si no, sumas 0
            }
       *[other]
            { $missed ->
                [tricks] { $who } apuesta { $bid }. Si gana justo { $bid }, suma <b>{ $points } puntos</b>. Si no, suma 1 por baza
                [minus] { $who } apuesta { $bid }. Si gana justo { $bid }, suma <b>{ $points } puntos</b>. Si no, pierde la diferencia
               *[nothing] { $who } apuesta { $bid }. Si gana justo { $bid }, suma <b>{ $points } puntos</b>. Si no, suma 0
            }
    }
explain-bids =
    { $tricks ->
        [one] Las apuestas suman <b>{ $total }</b> y hay 1 baza. Quien cumpla su apuesta suma 10 puntos más la apuesta
       *[other] Las apuestas suman <b>{ $total }</b> y hay { $tricks } bazas. Quien cumpla su apuesta suma 10 puntos más la apuesta
    }
explain-trick-trump =
    { $who ->
        [you] { $card }, el triunfo más alto, gana la baza. Llevas <b>{ $won }</b> y sales en la próxima
       *[other] { $card }, el triunfo más alto, gana la baza. { $who } lleva <b>{ $won }</b> y sale en la próxima
    }
explain-trick-trump-last =
    { $who ->
        [you] { $card }, el triunfo más alto, gana la baza. Llevas <b>{ $won }</b>
       *[other] { $card }, el triunfo más alto, gana la baza. { $who } lleva <b>{ $won }</b>
    }
explain-trick-suit =
    { $who ->
        [you]
            { $card }, la carta más alta de { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, gana la baza: nadie ha fallado con triunfo. Llevas <b>{ $won }</b> y sales en la próxima
       *[other]
            { $card }, la carta más alta de { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, gana la baza: nadie ha fallado con triunfo. { $who } lleva <b>{ $won }</b> y sale en la próxima
    }
explain-trick-suit-last =
    { $who ->
        [you]
            { $card }, la carta más alta de { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, gana la baza: nadie ha fallado con triunfo. Llevas <b>{ $won }</b>
       *[other]
            { $card }, la carta más alta de { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, gana la baza: nadie ha fallado con triunfo. { $who } lleva <b>{ $won }</b>
    }
explain-ruff =
    { $who ->
        [you]
            No tienes { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, así que vale cualquier carta: { $card } es triunfo y puede con los demás palos
       *[other]
            { $who } no tiene { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            }, así que vale cualquier carta: { $card } es triunfo y puede con los demás palos
    }
explain-discard =
    { $who ->
        [you]
            No tienes { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            } y descartas { $card }. No es triunfo ni del palo de salida, así que no puede ganar
       *[other]
            { $who } no tiene { $suit ->
                [C] tréboles
                [D] diamantes
                [H] corazones
               *[S] picas
            } y descarta { $card }. No es triunfo ni del palo de salida, así que no puede ganar
    }
explain-first-free =
    { $who ->
        [you] Estás a la izquierda de quien reparte: sales en la primera baza de la ronda
       *[other] { $who } está a la izquierda de quien reparte: sale en la primera baza de la ronda
    }
explain-first =
    { $who ->
        [you] Estás a la izquierda de quien reparte, así que sales. En la primera baza no vale el triunfo si tienes otro palo
       *[other] { $who } está a la izquierda de quien reparte, así que sale. En la primera baza no vale el triunfo si tienes otro palo
    }
explain-lead =
    { $who ->
        [you]
            Sales con { $card }. El resto juega también una carta: { $suit ->
                [C] un trébol
                [D] un diamante
                [H] un corazón
               *[S] una pica
            }, si puede
       *[other]
            { $who } sale con { $card }. El resto juega también una carta: { $suit ->
                [C] un trébol
                [D] un diamante
                [H] un corazón
               *[S] una pica
            }, si puede
    }
explain-follow =
    { $who ->
        [you]
            Asistes con { $suit ->
                [C] un trébol
                [D] un diamante
                [H] un corazón
               *[S] una pica
            }: quien tiene el palo tiene que jugarlo
       *[other]
            { $who } asiste con { $suit ->
                [C] un trébol
                [D] un diamante
                [H] un corazón
               *[S] una pica
            }: quien tiene el palo tiene que jugarlo
    }

## The rules

word-trump = Triunfo
    .note = El palo de la carta destapada. Hasta el triunfo más bajo puede con cualquier carta de otro palo.
word-trick = Baza
    .note = Una carta de cada cual. La gana el triunfo más alto. Si no hay triunfos, la carta más alta del palo de salida.
word-lead = Salir
    .note = Jugar la primera carta de una baza. El resto tiene que asistir a ese palo si puede.
word-bid = Apuesta
    .note = Las bazas que dices que vas a ganar. Gana justo esas y sumas 10 puntos más la apuesta.
word-hook = Descuadre
    .note = En algunas mesas, la última apuesta, la de quien reparte, no puede hacer que todas sumen el número de bazas. Así, alguien no cumple.
example-bids = tres apuestas
example-tricks = dos bazas
chapter-minute = El objetivo
chapter-bids = Apuestas
chapter-tricks = Bazas
chapter-points = Puntuación
fact-dealer = Quién reparte
    .note = al azar; luego, en sentido horario, ronda a ronda y partida a partida
house = todas las opciones que no son las habituales, y que la última carta se juegue sola.
origin =
    <b>{ $game }</b> es un juego { $author ->
        [traditional] tradicional
       *[other] de { $author }
    }, de la familia de la Pocha o Podrida. Estas reglas las publica { $publisher }.
for-whom = De 2 a 5 personas, desde 10 años. Una partida de 10 rondas dura más o menos una hora.
length-10-to-1 = Cada cual recibe 10 cartas en la primera ronda, 9 en la segunda, y así hasta 1.
length-5-to-1 = Cada cual recibe 5 cartas en la primera ronda, 4 en la segunda, y así hasta 1.
length-1-to-10 = Cada cual recibe 1 carta en la primera ronda, 2 en la segunda, y así hasta 10.
length-10-to-1-to-10 = Cada cual recibe 10 cartas en la primera ronda, 9 en la segunda, y así hasta 1, y luego de vuelta hasta 10.
minute-aim = Di cuántas bazas vas a ganar y gana justo esas. Gana quien tenga más puntos.
minute-turned-up = Quien reparte destapa la carta siguiente: su palo es el <b>triunfo</b>.
minute-bid-in-turn = Por turno, cada cual apuesta cuántas bazas va a ganar. Empieza quien está a la izquierda de quien reparte.
minute-bid-at-once = Cada cual apuesta en secreto cuántas bazas va a ganar. Luego se enseñan todas las apuestas.
minute-trick = Alguien sale con una carta, y cada cual juega una, del mismo palo si puede. Eso es una <b>baza</b>. La gana el triunfo más alto. Si no hay triunfos, la carta más alta del palo de salida.
minute-first-trick = En la primera baza de una ronda no puedes salir con triunfo ni jugarlo, salvo que solo tengas triunfos.
scored = Si ganas justo las bazas que apostaste, sumas 10 puntos más la apuesta. { $otherwise }
otherwise-nothing = Si no, sumas <b>0</b>.
otherwise-tricks = Si no, sumas <b>1 punto</b> por cada baza que ganes.
otherwise-minus = Si no, pierdes <b>1 punto</b> por cada baza de más o de menos.
deck = Las cartas
    .note = Se juega con 1 baraja de 52 cartas. El as es la más alta.
a-round = Una ronda
a-trick = Una baza
trick-led = Salen diamantes
    .note = Si tienes un diamante, tienes que jugarlo.
trick-other = Otro palo
    .note = Si no tienes diamantes, puedes descartar cualquier carta. Así no gana ni un as.
trick-trump = Un triunfo
    .note = El triunfo es corazones: hasta el corazón más bajo puede con cualquier otro palo.
order-at-once = Cada cual hace su apuesta sin que nadie la vea. La última es la de quien reparte, y luego se enseñan todas.
order-in-turn = Empieza quien está a la izquierda de quien reparte y se sigue en sentido horario. Quien reparte apuesta al final. Oyes las apuestas anteriores a la tuya.
bids-range = Puedes apostar desde 0 hasta el número de cartas que tienes.
bids-stand = Puedes apostar más bazas de las que dejan las apuestas anteriores. Una vez hecha, tu apuesta no se cambia.
the-hook = El descuadre
sums-hooked = La última apuesta es la de quien reparte, y no puede hacer que todas sumen el número de bazas: así, alguien no cumple. Con 5 cartas y apuestas de 2, 1 y 1, puede apostar cualquier número menos 1.
sums-free = Las apuestas pueden sumar más o menos que las bazas que hay. Si suman justo ese número, toda la mesa puede cumplir.
tricks-clockwise = Una baza es una carta de cada cual, en sentido horario. En la primera baza de una ronda sale quien está a la izquierda de quien reparte. Después sale quien ganó la baza anterior.
tricks-follow = Tienes que asistir si puedes. Si no puedes, juega lo que quieras: un triunfo puede ganar; otro palo, no.
first-printed = En la primera baza de una ronda no puedes salir con triunfo ni jugarlo mientras tengas otro palo. Si solo tienes triunfos, sí. Y si alguien sale así con triunfo, el resto tiene que asistir.
first-free = Puedes jugar triunfos en cualquier momento, incluso en la primera baza.
first-until-broken = Si no puedes asistir, siempre puedes jugar un triunfo: eso es fallar con triunfo. Solo puedes salir con triunfo si alguien ya falló con triunfo en esta ronda, o si solo tienes triunfos. Salir así con triunfo no cuenta como fallar con triunfo.
first-until-played = Si no puedes asistir, siempre puedes jugar un triunfo. Solo puedes salir con triunfo si alguien ya jugó uno en esta ronda, o si solo tienes triunfos.
tricks-out-of-play = La carta destapada no se juega.
tricks-last = La última carta de una ronda se juega sola.
points-head = Bazas/apuesta
points-points = Puntos
points-end = Si apuestas 0 y no ganas ninguna baza, sumas 10. Tras la última ronda gana quien tenga más puntos. Si hay empate, se comparte la victoria.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Cumplidas
    .note = { $name } cumplió { $hits } de { $of } apuestas

## Lessons

lesson-tricks =
    .title = Bazas
    .about = Qué es una baza, quién la gana y qué carta puedes jugar
    .learnt = ¡Has cumplido tu primera apuesta! Ya sabes asistir, ganar una baza y perderla a propósito. Ahora, los triunfos.
lesson-tricks-1 = En una <b>baza</b>, cada cual juega una carta, y la mejor se las lleva todas. Quien juega primero <b>sale</b>.
lesson-tricks-2 = Di cuántas bazas vas a ganar: es tu <b>apuesta</b>. Gana <b>justo</b> esas: ni de más ni de menos.
lesson-tricks-3 = Aquí apostaste 2; { PERSON("1") }, 0; { PERSON("2") }, 3. En cada asiento: bazas ganadas y apostadas.
lesson-tricks-4 = Sales en la primera baza. ({ CARD("6S") }, arriba, es para la próxima lección.)
lesson-tricks-5 = De menor a mayor: 2 a 10, jota, reina, rey, as. Sal con tu carta más alta: tócala dos veces.
    .not-kd = El as de diamantes podría con tu rey, pero ningún corazón puede con tu as. Juega { CARD("AH") }.
    .otherwise = Con una carta tan baja perderías la baza. Juega { CARD("AH") }.
lesson-tricks-6 = Has salido de corazones, y el resto ha tenido que asistir. El corazón más alto gana la baza: el tuyo.
lesson-tricks-7 = Quien gana una baza sale en la siguiente. Mira qué le pasa a una carta baja: sal con { CARD("4H") }.
    .otherwise = También podrías salir con esa. En esta lección, sal con { CARD("4H") }.
lesson-tricks-8 = La reina de { PERSON("2") } es el corazón más alto: { PERSON("2") } gana la baza y sale en la siguiente.
lesson-tricks-9 = { PERSON("2") } sale con un trébol. Si tienes uno, tienes que jugarlo: eso es <b>asistir</b>. ¿Qué carta?
lesson-tricks-10 = Tréboles otra vez. No te quedan: vale cualquier carta, pero ninguna de las tuyas gana. ¿Cuál te sobra?
    .not-kd = Se ha salido de tréboles: ni el rey de diamantes gana. Lo necesitarás después: juega { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } tampoco tiene tréboles, así que { CARD("QD") } no puede ganar. { CARD("9C") } gana la baza.
lesson-tricks-12 = La última baza: { PERSON("2") } sale con un diamante. Tu última carta se juega sola, y el rey guardado gana la baza.
lesson-tricks-13 = Has cumplido: 10 más 2, 12 puntos. Cada ronda tiene una carta menos. Una partida normal empieza con diez.

lesson-trump =
    .title = Triunfos
    .about = El palo que puede con todos y cuántas bazas apostar
    .learnt = ¡Buena apuesta! Ya sabes usar los triunfos y parar a tiempo. Apuesta lo que puedas ganar y pierde lo demás.
lesson-trump-1 = Se destapa una carta, y su palo es el <b>triunfo</b>: picas. Esa carta no se juega.
lesson-trump-2 = El triunfo más bajo puede con la carta más alta de otro palo. Tienes dos triunfos: { CARD("AS") } y { CARD("3S") }.
lesson-trump-3 = Ahora cada cual <b>apuesta</b>. Repartes tú: tu apuesta es la última. No tienes tréboles. ¿Cuánto apuestas?
    .not-bid-0 = Nada puede con { CARD("AS") }: gana una baza, y con 0 no cumplirías. Cuenta también { CARD("3S") }.
    .not-bid-1 = { CARD("AS") } gana una. No tienes tréboles: si salen, { CARD("3S") } puede ganar otra. Apuesta 2.
    .otherwise = Tus dos triunfos pueden ganar dos bazas, y las demás cartas, quizá ninguna. Ni de más ni de menos: apuesta 2.
lesson-trump-4 = 1, 1 y 2 son 4, y hay cinco bazas. No importa: las apuestas no tienen que sumar 5.
lesson-trump-5 = A la izquierda de quien reparte, { PERSON("1") } sale con un trébol. No tienes. En la <b>primera baza</b> no valen triunfos. ¿Qué juegas?
    .otherwise = Podrías, pero { CARD("QH") } quizá gane luego una tercera baza, y apostaste 2. Suéltala ya.
lesson-trump-6 = Tu reina no es trébol ni triunfo, así que no puede ganar. Gana el rey de { PERSON("1") }.
lesson-trump-7 = Tampoco puedes salir con triunfo en la primera baza, salvo que no tengas otra cosa.
lesson-trump-8 = Otra vez tréboles, y no puedes asistir. Desde la segunda baza vale el triunfo. Necesitas dos bazas.
    .not-as = Ganaría esta. Pero { CARD("3S") } también, y el as seguro que gana otra.
    .otherwise = No es trébol ni triunfo: no puede ganar. { CARD("3S") } gana esta baza, y después quizá ya no.
lesson-trump-9 = Tu { CARD("3S") }, un triunfo, puede con { CARD("TC") }. Ganas la baza, así que sales.
lesson-trump-10 = Ahora también puedes salir con triunfo. Solo necesitas una baza más. ¿Qué carta la gana seguro?
    .otherwise = Esa no es segura, y el as gana una baza de todos modos. Nada puede con { CARD("AS") }: juégala.
lesson-trump-11 = 2 de 2: es tu apuesta, y otra la estropearía. Sales otra vez. ¿Qué carta pierde?
    .otherwise = Cuanto más baja, más seguro que pierde: un 7 quizá gane una tercera baza. Sal con { CARD("4D") }.
lesson-trump-12 = Te queda una carta, que se juega sola. { CARD("7D") } no es trébol ni triunfo: por suerte, no puede ganar.
lesson-trump-13 = ¡12 puntos para ti! { PERSON("1") } apostó 1 y ganó 3; { PERSON("2") } apostó 1 y no ganó ninguna. Para el resto, 0 puntos.

lesson-points =
    .title = Puntuación
    .about = Qué vale una apuesta, el descuadre y quién gana
    .learnt = Has ganado tu primera partida de 10-9-8 y sabes qué vale una apuesta. Ahora, a calcular apuestas.
lesson-points-1 = Una partida tiene diez rondas, de diez cartas a una. Esta es corta, de cinco, y quedan dos.
lesson-points-2 = Cumplir da 10 más la apuesta: 12 por un 2, 10 por un 0. Por una sola baza de diferencia, <b>0</b>.
lesson-points-3 = Esta mesa tiene una regla extra, el <b>descuadre</b>: las apuestas no pueden sumar el número de bazas.
lesson-points-4 = Dos cartas, dos bazas. { PERSON("1") } apuesta 2; { PERSON("2") }, 0. El triunfo es diamantes, y no tienes ninguno. ¿Cuánto apuestas?
    .otherwise = { CARD("4H") } difícilmente ganará, así que 2 es mucho. { CARD("JH") } quizá gane una: apuesta 1.
lesson-points-5 = Suman 3 para dos bazas: alguien no cumplirá. Es el descuadre: con un 0 tuyo habrían sumado 2.
lesson-points-6 = { PERSON("1") } necesita las dos bazas, y tú una. Han salido corazones y juegas al final. ¿Qué carta?
    .otherwise = Así { CARD("9H") } gana esta baza, y luego un triunfo quizá pueda con { CARD("JH") }. Ahora gana seguro.
lesson-points-7 = { CARD("JD") } es triunfo, y { PERSON("1") } gana esta baza. Pero apostó 2 y solo ganó una.
lesson-points-8 = 11 puntos para ti, 10 para { PERSON("2") }, que apostó 0 y no ganó, y 0 para { PERSON("1") }. Tienes 32, como { PERSON("2") }.
lesson-points-9 = La última ronda: una carta por persona. Ahora reparte { PERSON("1") }, y { PERSON("2") } apuesta y sale primero.
lesson-points-10 = El triunfo es picas, y el tuyo es bajo. { PERSON("2") } apuesta 1. ¿Ganarás la única baza? Apuesta 0 o 1.
    .otherwise = Solo hay tres cartas: es difícil que haya otro triunfo. El tuyo puede con los demás palos. Apuesta 1.
lesson-points-11 = ¡Un as! Pero tu única carta es triunfo: se juega sola y gana, incluso en la primera baza.
lesson-points-12 = Gana quien tenga más puntos: 43, 32 y 21. ¡Has ganado! En caso de empate se comparte la victoria.

lesson-counting =
    .title = Contar bazas
    .about = Qué cartas ganan bazas y cómo cumplir tu apuesta
    .learnt = Ya sabes contar tu mano. Falla con triunfo si necesitas bazas; deja pasar o descarta si ya las tienes.
lesson-counting-1 = ¿Cuántas bazas ganan estas cartas? <b>Cuenta</b> una a una. Un as gana, si nadie falla con triunfo: <b>una</b>.
lesson-counting-2 = Un rey gana la mitad de las veces; las cartas más bajas, pocas. Cuantas más personas, menos valen.
lesson-counting-3 = Los triunfos altos ganan. Uno bajo sirve si te falta un palo. No tienes tréboles: con { CARD("6S") } van <b>dos</b>.
lesson-counting-4 = Con el más bajo de dos corazones puedes perder una baza a propósito. Es tan útil como ganarla.
lesson-counting-5 = { PERSON("1") } apuesta 1; { PERSON("2") }, 2. ¿Cuánto apuestas?
    .not-bid-0 = { CARD("AD") } gana casi seguro. Cuenta también { CARD("6S") } para cuando salgan tréboles: apuesta 2.
    .not-bid-1 = { CARD("AD") } es una. No tienes tréboles: cuando salgan, { CARD("6S") } puede ganar otra. Apuesta 2.
    .otherwise = Tus otras cartas son bajas y quizá pierdan. Apuesta 2, por { CARD("AD") } y { CARD("6S") }.
lesson-counting-6 = Han salido diamantes y juegas al final. ¿Qué carta?
    .otherwise = Si guardas el as, quizá luego alguien falle con triunfo. Ahora gana seguro: juega { CARD("AD") }.
lesson-counting-7 = Una de dos. { CARD("6S") } gana si alguien sale de tréboles. Sal con una carta que pierda, pero guarda los corazones.
    .not-3h = Perdería. Pero guárdala para quedarte por debajo si salen corazones. Sal con { CARD("2D") }.
    .not-6s = Un triunfo más alto podría con tu carta. Si esperas a que salgan tréboles, gana. Sal con { CARD("2D") }.
    .otherwise = Esa quizá gane, y luego no podrías elegir. Nada es más bajo que { CARD("2D") }: sal con ella.
lesson-counting-8 = Perdida, como querías. { PERSON("2") } sale en la siguiente.
lesson-counting-9 = ¡Corazones! Solo necesitas una baza más, y para eso tienes { CARD("6S") }. ¿Ganas esta o te quedas por debajo?
    .otherwise = Si gana { CARD("9H") }, con { CARD("6S") } te sobrará una baza. Quédate por debajo del 7: juega { CARD("3H") }.
lesson-counting-10 = Has <b>dejado pasar</b> la baza: pierdes a propósito con una carta baja. Con el 9 ganarías una que no quieres.
lesson-counting-11 = Por fin tréboles, y no tienes. ¿<b>Fallas</b> con triunfo o <b>descartas</b> { CARD("9H") }?
    .otherwise = Descartar es soltar una carta que no gana. Pero necesitas esta baza: falla con triunfo, { CARD("6S") }.
lesson-counting-12 = Tu triunfo bajo puede con los dos tréboles: dos de dos. Sales con tu última carta, { CARD("9H") }. ¿Perderá?
lesson-counting-13 = ¡Uf! La jota de { PERSON("1") } era más alta. Apuestas de 1, 2 y 2: cinco bazas, y toda la mesa pudo cumplir.
