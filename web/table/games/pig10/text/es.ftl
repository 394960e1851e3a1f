### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Suma diez y llévate el centro
deal = Reparte 3 cartas
cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
in-the-pile = mazo: { $pile }
no-pile = mazo vacío
won = botín { $cards }
remark-one = Lo decide una sola carta
shapes = 🟩 hiciste diez, 🟨 otra persona se pasó, ⬛ otra persona se lo llevó.
pig-10 = ¡PIG 10!

## Cards, as a voice says them

called-frog = rana, 0
called-pigmaid = cerdisirena, 5
called-crowned = cerdo con corona, 10
called-face-down = carta boca abajo
# $values are what the middle would be at.
makes = { $name }, deja el centro en { ROW($values, between: " o ") }

## The middle

middle = El centro
middle-empty = El centro está vacío
middle-holds = El centro: { ROW($values, between: ", ") }
middle-holds-nothing = El centro: vacío
middle-note =
    { $cards ->
        [one]
            { $who ->
                [you] 1 carta, la tuya
               *[other] 1 carta, de { $who }
            }
       *[other]
            { $who ->
                [you] { $cards } cartas, la última es tuya
               *[other] { $cards } cartas, la última de { $who }
            }
    }
lies-in-the-middle = En el centro
worth = está en <b>{ $value }</b>
frame-ten = El centro está en { $value }. PIG 10.
frame-over = El centro está en { $value }: se pasa de diez por { $missing }.
over-by = { $surplus } por encima de diez
frame-under = El centro está en { $value }: para diez, { $missing } más.
hand =
    { $who ->
        [you] Tu mano
       *[other] Mano de { $who }
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Tu mano, boca abajo: 1 carta
               *[other] Tu mano, boca abajo: { $cards } cartas
            }
       *[other]
            { $cards ->
                [one] Mano de { $who }, boca abajo: 1 carta
               *[other] Mano de { $who }, boca abajo: { $cards } cartas
            }
    }
caught = Lo ganado
left-in-the-middle =
    { $cards ->
        [one] Nadie se lleva la carta que queda en el centro.
       *[other] Nadie se lleva las { $cards } cartas que quedan en el centro.
    }

## A turn

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
play-it =
    { $who ->
        [you] ¿La juegas?
       *[other] { $who }, ¿la juegas?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] ¿Sumas o restas 5?
                [add-same] ¿Sumas { $card } o lo dejas en { $card }?
                [subtract-same] ¿Restas 5 o lo dejas en 5?
               *[add-subtract-same] ¿Sumas 5, restas 5 o lo dejas en 5?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, ¿sumas o restas 5?
                [add-same] { $who }, ¿sumas { $card } o lo dejas en { $card }?
                [subtract-same] { $who }, ¿restas 5 o lo dejas en 5?
               *[add-subtract-same] { $who }, ¿sumas 5, restas 5 o lo dejas en 5?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Suma o resta 5. ¿Total?
                [add-same] Suma { $card } o déjalo en { $card }. ¿Total?
                [subtract-same] Resta 5 o déjalo en 5. ¿Total?
               *[add-subtract-same] Suma 5, resta 5 o déjalo en 5. ¿Total?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, suma o resta 5. ¿Total?
                [add-same] { $who }, suma { $card } o déjalo en { $card }. ¿Total?
                [subtract-same] { $who }, resta 5 o déjalo en 5. ¿Total?
               *[add-subtract-same] { $who }, suma 5, resta 5 o déjalo en 5. ¿Total?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] ¿En cuánto lo deja una rana?
               *[other] ¿Cuánto son { $value } y { $card }?
            }
       *[other]
            { $card ->
                [0] { $who }, ¿en cuánto lo deja una rana?
               *[other] { $who }, ¿cuánto son { $value } y { $card }?
            }
    }
several-ways = Esta carta puede hacer más de una cosa. Elige un botón.
takes-it = <b>10</b> lo gana
# Behind another number that a card may make.
sum-or = o { $value }
sums-show = Con sumas
sums-hide = Sin sumas
sum-of-the-middle = Nuevo total del centro
sum-makes = { $value }, nuevo total
play-subtract = { $before } − 5 = { $value }
play-same = Déjalo en { $value }
play-frog = Vuelve a 0
play-add = { $before } + { $card } = { $value }
play = Juega { $card }
comes-of-nothing = siguen ahí
# The middle is empty: only the card that is played lies there.
comes-of-first = queda en el centro
comes-of-ten =
    { $cards ->
        [one] ¡PIG 10! Ganas 1 carta
       *[other] ¡PIG 10! Ganas { $cards } cartas
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] 1 carta para ti
               *[other] { $cards } cartas para ti
            }
       *[other]
            { $cards ->
                [one] 1 carta para { $taker }
               *[other] { $cards } cartas para { $taker }
            }
    }
not-your-turn =
    { $who ->
        [you] Todavía no puedes jugar: espera tu turno.
       *[other] Todavía no puedes jugar: le toca a { $who }.
    }
over = La partida ha terminado.
card-first = Primero elige una carta.
wrong-sum =
    { $card ->
        [0] Una rana no lo deja en { $value }. Prueba otra vez.
       *[other] { $before } y { $card } no son { $value }. Prueba otra vez.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10
    .note = { $name } hizo { $hits } de { $of } PIG 10
feat-gifts = Regalos
    .note = { $name } se pasó de diez { $hits } de { $of } veces

## Rules as they come up

explain-over-ten =
    { $taker ->
        [you]
            { $cards ->
                [one] <b>{ $value }</b> se pasa de diez: te llevas la carta, porque vas antes de { $who }
               *[other] <b>{ $value }</b> se pasa de diez: te llevas las { $cards } cartas, porque vas antes de { $who }
            }
       *[other]
            { $who ->
                [you]
                    { $cards ->
                        [one] <b>{ $value }</b> se pasa de diez: { $taker }, que va antes de ti, se lleva la carta
                       *[other] <b>{ $value }</b> se pasa de diez: { $taker }, que va antes de ti, se lleva las { $cards } cartas
                    }
               *[other]
                    { $cards ->
                        [one] <b>{ $value }</b> se pasa de diez: { $taker }, que va antes de { $who }, se lleva la carta
                       *[other] <b>{ $value }</b> se pasa de diez: { $taker }, que va antes de { $who }, se lleva las { $cards } cartas
                    }
            }
    }
explain-crowned-wasted = { $before } y el cerdo con corona son { $value }: se pasa de diez. Un cerdo con corona solo hace diez si el centro está en 0
explain-crowned-empty = El cerdo con corona es un 10: en un centro vacío, PIG 10 al momento
explain-crowned = El cerdo con corona es un 10: con el centro en 0, PIG 10 al momento
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Exactamente diez es PIG 10: te llevas el centro, <b>1 carta</b>. Gana quien tenga más cartas
               *[other] Exactamente diez es PIG 10: te llevas el centro, <b>{ $cards } cartas</b>. Gana quien tenga más cartas
            }
       *[other]
            { $cards ->
                [one] Exactamente diez es PIG 10: { $who } se lleva el centro, <b>1 carta</b>. Gana quien tenga más cartas
               *[other] Exactamente diez es PIG 10: { $who } se lleva el centro, <b>{ $cards } cartas</b>. Gana quien tenga más cartas
            }
    }
explain-frog =
    { $cards ->
        [one] Una rana devuelve el centro a 0. La carta sigue ahí para quien haga diez
       *[other] Una rana devuelve el centro a 0. Las { $cards } cartas siguen ahí para quien haga diez
    }
explain-pigmaid = Una cerdisirena suma 5 o resta 5: { $before } − 5 = <b>{ $value }</b>. El centro nunca baja de 0
explain-same = Este { $card } es igual que la última carta, así que puede dejar el centro en { $card } en vez de sumar
explain-same-worth = Este { $card } es igual que el centro, así que el centro puede quedarse en { $card }: no hay que sumar
explain-pile = El mazo está vacío. Se sigue jugando sin robar hasta que nadie tenga cartas en la mano
explain-add = Las cartas se suman: { $before } + { $card } = <b>{ $value }</b>. Haz exactamente diez y te llevas el centro

## The rules

fact-neighbour = Quien va antes de ti
    .note = el asiento anterior al tuyo, con cartas o sin ellas
word-middle = Centro
    .note = Las cartas del centro y lo que suman.
word-frog = Rana
    .note = El 0. Devuelve el centro a 0, y las cartas siguen ahí.
word-pigmaid = Cerdisirena
    .note = El 5. Suma 5 o resta 5, pero el centro nunca baja de 0.
word-crowned-pig = Cerdo con corona
    .note = El 10. Solo hace diez si el centro está vacío o en 0.
word-before = Quien va antes de ti
    .note = La persona del asiento anterior al tuyo. Se lleva el centro si te pasas de diez.
example-over-ten = se pasa
example-exactly-ten = justo diez
example-pigmaid = la cerdisirena
example-same = el mismo número
chapter-minute = El objetivo
chapter-special = Especiales
chapter-end = Puntuación
house = las opciones de esta lista, ver las sumas y hacer las sumas por tu cuenta.
origin = <b>PIG 10</b> es un juego de { $author }, publicado por { $publisher }.
for-whom = De 2 a 8 personas, desde 6 años. Una partida dura de 10 a 20 minutos.
aim =
    .note = Llévate más cartas que nadie.
deck = Las cartas
    .note = Hay { $cards } cartas: 7 ranas (0), 5 cerdisirenas (5) y 4 cerdos con corona (10). De los demás números del 1 al 9 hay 8 de cada uno. Se juega con 3 en la mano.
turn = Un turno
minute-lay = Juega una carta y suma su número al <b>centro</b>.
minute-ten = ¿Exactamente diez? <b>¡PIG 10!</b> Te llevas todo el centro.
minute-over = ¿Más de diez? Se lo lleva todo quien va <b>antes</b> de ti.
minute-draw = Roba hasta volver a tener 3 cartas, mientras quede mazo.
special-frog = Rana
    .note = Devuelve el centro a 0. Las cartas siguen ahí para quien haga diez.
special-pigmaid = Cerdisirena
    .note = Suma 5 o resta 5: tú eliges. El centro no puede bajar de 0, así que por debajo de 5 solo suma.
special-same = El mismo número
    .note = Si tu carta es igual que la última o que el centro, puedes dejar el centro en ese número. Vale con cualquier carta del 1 al 9.
special-crowned = Cerdo con corona
    .note = Hace diez al momento si el centro está vacío o en 0. Si no, se pasa de diez.
special-example = Un ejemplo
special-example-gentle = El centro está en 8 y la última carta es un 8. Otro 8 sumaría 16, así que lo dejas en 8. Ahora hace falta un 2.
special-example-free = El centro está en 8 y la última carta es un 8. Si sumas otro 8, quien va antes de ti se lo lleva todo. Si lo dejas en 8, ahora hace falta un 2.
special-gentle = En esta mesa no puedes pasarte de diez si tienes otra salida. ⌂
special-free = Puedes pasarte de diez, incluso a propósito. Pero regalas cartas a quien va antes de ti: elige bien.
end-hands = Cuando el mazo se acaba, se sigue jugando sin robar hasta que nadie tenga cartas en la mano.
end-left-taken = Las cartas que quedan en el centro son para quien se llevó las últimas.
end-left-lost = Nadie se lleva las cartas que quedan en el centro.
end-most-tens = Gana quien tenga más cartas. Si hay empate, gana quien hizo más PIG 10. Si también ahí hay empate, se comparte la victoria.
end-shared = Gana quien tenga más cartas. Si hay empate, se comparte la victoria.

## Lessons

lesson-bare =
    .title = Hacer diez
    .about = Cómo hacer diez y qué pasa si te pasas
    .learnt = ¡Muy bien! Ya sabes hacer diez y tender trampas. Gana quien tenga más cartas. Ahora, ¡a jugar!
lesson-bare-1 = En PIG 10 solo importa una cosa: hacer <b>exactamente diez</b> en el centro.
lesson-bare-2 = Estas son tus 3 cartas. Solo las ves tú. Cada vez que juegas una, robas otra.
lesson-bare-3 = Se sortea quién empieza: aquí, tú. Toca { CARD("4") } y luego el botón que aparece.
    .otherwise = Esa carta también vale. En esta lección, juega { CARD("4") }.
lesson-bare-4 = Has robado un 1 y vuelves a tener 3 cartas. Mientras quede mazo, se roba al final de cada turno.
lesson-bare-5 = El centro está en 4. Los cuadros vacíos muestran lo que falta para diez: 6.
lesson-bare-6 = { PERSON("1") } ha sumado 2 y { PERSON("2") } 3: el centro está en 9. ¿Con qué carta haces diez?
    .otherwise = Así te pasas de diez y otra persona se lleva las cartas. Haz exactamente diez.
lesson-bare-7 = <b>¡PIG 10!</b> Te llevas las 4 cartas del centro. Gana la partida quien tenga <b>más cartas</b>.
lesson-bare-8 = { PERSON("1") } jugó 9 y { PERSON("2") } 8. Son 17, más de diez: { PERSON("1") }, que va <b>antes</b> de { PERSON("2") }, se lo lleva todo.
lesson-bare-9 = El centro empieza otra vez en 0. Toca { CARD("6") } <b>dos veces</b>: también así se juega.
    .otherwise = Esa carta también vale. En esta lección, juega { CARD("6") }.
lesson-bare-10 = El centro está en 9: con cualquier carta te pasas de diez. Juega una: { PERSON("2") }, que va antes de ti, se lo lleva todo.
lesson-bare-11 = { PERSON("2") } dejó el centro en 9 y no te cabía nada. Tiende la misma trampa a { PERSON("1") }, que juega después de ti.
lesson-bare-12 = El centro está en 5 y no puedes hacer diez. Déjalo lo más <b>alto</b> que puedas, sin pasarte.
    .otherwise = Haz 9 con { CARD("4") }. Un centro más bajo ayuda a { PERSON("1") }. Si te pasas, las cartas son para { PERSON("2") }.
lesson-bare-13 = ¡Ha caído en la trampa! { PERSON("1") } se ha pasado de diez, y tú vas antes: te llevas las 4 cartas.

lesson-special =
    .title = Especiales
    .about = La rana, la cerdisirena, el cerdo con corona y el mismo número
    .learnt = Ya conoces todas las cartas especiales. ¡Buen juego! Pruébalas en una partida.
lesson-special-1 = El centro está en 8 y no tienes ningún 2. Pero algunas cartas hacen algo más que sumar.
lesson-special-2 = { CARD("0") } es una <b>rana</b>: devuelve el centro a 0. Juega la tuya.
    .not-4 = 8 y 4 son 12: { PERSON("2") } se lo llevaría todo. Devuelve el centro a 0.
    .not-5 = 8 y 5 son 13: { PERSON("2") } se lo llevaría todo. Juega primero la rana.
    .not-5-as-5 = Eso funciona, y pronto lo usarás. Juega primero la rana.
lesson-special-3 = El centro está en 0. Pero las 3 cartas siguen ahí para quien se lleve el centro.
lesson-special-4 = ¡Qué mala suerte! { PERSON("1") } tenía un <b>cerdo con corona</b>, un 10. Si el centro está en 0, hace diez. Si no, se pasa.
lesson-special-5 = El centro está en 7. { CARD("5") } es una <b>cerdisirena</b> (±): suma 5 o resta 5. Juégala y resta 5.
    .not-5 = 7 y 5 son 12, y { PERSON("2") } se lleva las dos. Toca otra vez la cerdisirena y resta 5.
    .otherwise = Así te pasas de diez y { PERSON("2") } se lo lleva todo. La cerdisirena, la carta con ±, puede restar 5.
lesson-special-6 = Ahora el centro está en 2. Por debajo de 5, la cerdisirena no resta: el centro nunca baja de 0.
lesson-special-7 = El centro estaba en 8, y el 8 de { PERSON("2") } lo dejó en 8. Una carta <b>igual al centro</b> puede hacer eso en vez de sumar.
lesson-special-8 = También tienes { CARD("8") }. Si sumas, son 16. Juega tu carta de modo que el centro siga en 8.
    .not-8 = Así son 16, y { PERSON("2") } se lo lleva todo. Toca otra vez { CARD("8") } y luego el otro botón.
    .otherwise = Así te pasas de diez y { PERSON("2") } se lo llevaría todo. Con { CARD("8") } el centro puede seguir en 8.
lesson-special-9 = Otra vez mala suerte: { PERSON("1") } hizo diez con un 2. { PERSON("2") } ha empezado con un 3. Suma { CARD("4") }.
    .not-10 = 3 y 10 son 13. Guarda el cerdo con corona para un centro en 0. Juega { CARD("4") }.
    .not-6 = Así queda en 9, y es fácil tener un 1. Juega { CARD("4") }.
lesson-special-10 = El 4 de { PERSON("1") } es igual que la última carta, tu 4. También sirve: dejó el centro en 4, no en 11.
lesson-special-11 = ¡Una rana! El centro está en 0, con 4 cartas. ¿Con cuál de las tuyas te las llevas?
    .otherwise = Así dejas todas las cartas para { PERSON("1") }. ¿Qué carta hace diez con el centro en 0?
lesson-special-12 = <b>¡PIG 10!</b> Tu suerte ha cambiado: 5 cartas con un solo cerdo con corona.
lesson-special-13 = ¿No haces diez? Prueba un centro bajo: desde 5 solo vale una cerdisirena; desde 0, un cerdo con corona. Hay pocos.

lesson-end =
    .title = El final
    .about = Cómo acaba la partida y quién gana
    .learnt = Has ganado tu primera partida de PIG 10 y sabes cómo acaba. ¡La próxima va en serio!
lesson-end-1 = El mazo está vacío, así que ya nadie roba. Cada cual juega las cartas que le quedan.
lesson-end-2 = Llevas 6 cartas, las mismas que { PERSON("1") }. { PERSON("2") } lleva 5.
lesson-end-3 = El centro está en 7. Llévatelo.
    .otherwise = 7 y 9 son 16, y { PERSON("2") } se lleva las 3 cartas. Haz exactamente diez.
lesson-end-4 = El centro está en 8 y tu última carta es un 9. Tienes que jugarla.
lesson-end-5 = { PERSON("2") } se lleva 3 cartas. Ya no tienes cartas en la mano: el resto sigue sin ti.
lesson-end-6 = Se ha jugado la última carta: fin de la partida. Nadie se lleva el 2 y el 6 del centro.
lesson-end-7 = Tienes 9 cartas, { PERSON("2") } 8 y { PERSON("1") } 6. ¡Has ganado! En caso de empate se comparte la victoria.
