### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Diez cartas boca abajo: busca parejas en columna
deal = Reparte la primera ronda
deal-next = A la ronda { $hand }
shapes = Un cuadro por columna: 🟩 pareja, 🟦 pareja igual que su vecina, ⬜ sin pareja.
part = ronda { $hand }
last-turns = últimos turnos
banner-last-turn = Último turno
points =
    { $points ->
        [-1] { $points } punto
        [one] 1 punto
       *[other] { $points } puntos
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] fila de arriba, columna { $column }: { $called }
       *[lower] fila de abajo, columna { $column }: { $called }
    }
cell-place =
    { $where ->
        [upper] fila de arriba, columna { $column }
       *[lower] fila de abajo, columna { $column }
    }
cell-matched =
    { $where ->
        [upper] fila de arriba, columna { $column }: { $called }, en pareja, vale 0
       *[lower] fila de abajo, columna { $column }: { $called }, en pareja, vale 0
    }
cell-block =
    { $where ->
        [upper] fila de arriba, columna { $column }: { $called }, en pareja, igual que su vecina
       *[lower] fila de abajo, columna { $column }: { $called }, en pareja, igual que su vecina
    }
face-down = boca abajo
called-card = { $name }
grid =
    { $who ->
        [you] Tus cartas
       *[other] Cartas de { $who }
    }
hidden = { $cards } tapadas
total = total { $points }
done = fin
last-turn = último turno
# Behind the points that a grid shows, for a voice.
showing-unseen = visibles
showing = visibles { $points }
column-by-column = Columna a columna
lies-showing = visibles <b>{ $points }</b>
lies-in-hand = En mano

## The middle

middle = El centro
take-discard =
    { $who ->
        [you] Toma { $called } de tus descartes
       *[other] Toma { $called } de { $who }
    }
discarded =
    { $who ->
        [you] Has descartado { $called }
       *[other] { $who } ha descartado { $called }
    }
draw-from =
    { $cards ->
        [one] Roba del mazo, queda 1 carta
       *[other] Roba del mazo, quedan { $cards } cartas
    }
shuffle-and-draw = Baraja los descartes y roba
draw-pile =
    { $cards ->
        [one] mazo, 1 carta
       *[other] mazo, { $cards } cartas
    }
left =
    { $cards ->
        [one] queda 1
       *[other] quedan { $cards }
    }
shuffle = barajar
own-discard = tu descarte
own-discard-of = tu descarte: { $called }
in-hand = en mano: { $called }
from-pile = del mazo
from-discards =
    { $giver ->
        [you] de tus descartes
       *[other] de { $giver }
    }
turn-of =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $who }
    }

## A turn

thinks =
    { $who ->
        [you] Estás pensando
       *[other] { $who } está pensando
    }
ask-three =
    { $who ->
        [you] Destapa 3 cartas
       *[other] { $who }, destapa 3 cartas
    }
ask-two =
    { $who ->
        [you] Destapa 2 cartas más
       *[other] { $who }, destapa 2 cartas más
    }
ask-one =
    { $who ->
        [you] Destapa 1 carta más
       *[other] { $who }, destapa 1 carta más
    }
none-touching = No pueden tocarse, salvo en diagonal.
ask-take =
    { $who ->
        [you] Roba o toma un descarte
       *[other] { $who }, roba o toma un descarte
    }
ask-draw =
    { $who ->
        [you] Roba del mazo
       *[other] { $who }, roba del mazo
    }
ask-last-take =
    { $who ->
        [you] Tu último turno: roba o toma un descarte
       *[other] { $who }, tu último turno: roba o toma un descarte
    }
ask-last-draw =
    { $who ->
        [you] Tu último turno: roba del mazo
       *[other] { $who }, tu último turno: roba del mazo
    }
ask-where =
    { $who ->
        [you] ¿Dónde va { $card }?
       *[other] { $who }, ¿dónde va { $card }?
    }
pair-above = encima de { $card }
pair-below = debajo de { $card }
pairs-up = Pareja { ROW($places, between: " o ") }.
over = La partida ha terminado.
not-your-turn =
    { $who ->
        [you] Todavía no puedes jugar: espera tu turno.
       *[other] Todavía no puedes jugar: le toca a { $who }.
    }
first-a-card = Todavía no: primero roba una carta o toma un descarte de otra persona.

## The end of a round

all-turned = Todas las cartas están boca arriba.
column = Columna { $column }
see-result = Ver resultado
to-the-scores = Ver los puntos
sheet-hand = Ronda
note-hands =
    { $length ->
        [one] Gana la puntuación más baja tras 1 ronda.
       *[other] Gana la puntuación más baja tras { $length } rondas.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = Eres quien menos suma
you-most = Eres quien más suma
you-between = Quedas en medio
all-same = Todos suman lo mismo
fewest-one = { $who } es quien menos suma
fewest-shared = Suman menos: { $best }
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = menos puntos
most-points = más puntos
note-limit = La partida acaba cuando una puntuación pasa de +{ $limit } o −{ $limit }. Gana la más baja.

## Rules as they come up

explain-count =
    { $who ->
        [you] Todas las cartas puntúan, salvo las parejas en columna. Gana quien menos tiene, y eres tú: <b>{ $points }</b>
       *[other] Todas las cartas puntúan, salvo las parejas en columna. Gana quien menos tiene: { $who }, <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] Ya tienes diez cartas boca arriba. Al resto le queda un turno, y luego se cuentan los puntos
       *[other] { $who } ya tiene diez cartas boca arriba. Al resto le queda un turno, y luego se cuentan los puntos
    }
explain-shuffle =
    { $cards ->
        [one] El mazo está vacío. Se baraja 1 descarte y forma uno nuevo. Los de arriba se quedan
       *[other] El mazo está vacío. Se barajan { $cards } descartes y forman uno nuevo. Los de arriba se quedan
    }
explain-block =
    { $length ->
        [2]
            { $who ->
                [you] Dos columnas vecinas de cartas iguales: <b>{ $points }</b> para ti
               *[other] Dos columnas vecinas de cartas iguales: <b>{ $points }</b> para { $who }
            }
        [3]
            { $who ->
                [you] Tres columnas vecinas de cartas iguales: <b>{ $points }</b> para ti
               *[other] Tres columnas vecinas de cartas iguales: <b>{ $points }</b> para { $who }
            }
        [4]
            { $who ->
                [you] Cuatro columnas vecinas de cartas iguales: <b>{ $points }</b> para ti
               *[other] Cuatro columnas vecinas de cartas iguales: <b>{ $points }</b> para { $who }
            }
       *[5]
            { $who ->
                [you] Cinco columnas vecinas de cartas iguales: <b>{ $points }</b> para ti
               *[other] Cinco columnas vecinas de cartas iguales: <b>{ $points }</b> para { $who }
            }
    }
explain-match = Dos cartas iguales en una columna, { $upper } y { $lower }, valen 0
explain-take =
    { $giver ->
        [you] { $who } toma { $card } de tus descartes. Tiene que reemplazar con ella una de sus cartas
       *[other]
            { $who ->
                [you] Tomas { $card } de los descartes de { $giver }. Tienes que reemplazar con ella una de tus cartas
               *[other] { $who } toma { $card } de los descartes de { $giver }. Tiene que reemplazar con ella una de sus cartas
            }
    }
explain-place =
    { $who ->
        [you] La carta reemplazada, { $out }, va a tus descartes. Solo el resto puede tomarla
       *[other] La carta reemplazada, { $out }, va a los descartes de { $who }. Solo el resto puede tomarla
    }
explain-draw =
    { $who ->
        [you] Robas { $card } y no puedes descartarla: tiene que reemplazar una de tus diez cartas
       *[other] { $who } roba { $card } y no puede descartarla: tiene que reemplazar una de sus diez cartas
    }
explain-flip = Cada cual destapa 3 cartas, que no pueden tocarse salvo en diagonal. Nadie conoce las demás cartas

## The rules

word-column = Columna
    .note = Dos cartas, una encima de otra. Si son iguales, valen 0.
word-discards = Descartes
    .note = Las cartas que alguien ha reemplazado. El resto puede tomar la de arriba.
word-showing = Visibles
    .note = Los puntos de las cartas boca arriba, por ahora.
word-last-turn = Último turno
    .note = Cuando alguien tiene diez cartas boca arriba, al resto le queda un turno.
example-block = parejas de 6
example-tenth = la décima carta
chapter-minute = El objetivo
chapter-columns = Puntuación
chapter-end = El final
fact-starter = Quién empieza
    .note = al azar; luego, en sentido horario, ronda a ronda
house = las opciones de esta lista, el número de personas y de barajas, 4 o más columnas iguales y ver los puntos visibles.
origin =
    <b>{ $game }</b> es un juego { $author ->
        [traditional] tradicional
       *[other] de { $author }
    }, pariente del Golf de diez cartas.
for-whom = De 2 a 6 personas, desde 8 años. Una ronda dura unos 10 minutos, y una partida tiene varias rondas.
packs-auto = Baraja juntas 2 barajas de 52 cartas, o 3 si hay 5 o 6 personas.
packs =
    { $packs ->
        [one] Baraja 1 baraja de 52 cartas.
       *[other] Baraja juntas { $packs } barajas de 52 cartas.
    }
minute-aim = Forma parejas en tus columnas. Gana la puntuación <b>más baja</b>.
minute-grid = Cada cual recibe diez cartas boca abajo, en dos filas de cinco. Tampoco puedes ver las tuyas.
minute-flip = Destapa 3 de las tuyas. No pueden tocarse, salvo en diagonal.
minute-take = <b>Roba</b> del mazo o <b>toma</b> el descarte de arriba de otra persona.
minute-place = Reemplaza con ella una de tus diez cartas, <b>boca arriba</b>. No puedes descartarla.
minute-discard = La carta reemplazada va boca arriba a tus descartes.
minute-next = Si tomas un descarte, no ves el de debajo hasta que juegas la carta.
minute-empty = Cuando el mazo se acaba, todos los descartes, menos los de arriba, se barajan y forman uno nuevo.
minute-pair = Dos cartas iguales en una columna, sean del palo que sean, valen 0.
deck = Las cartas
turn = Un turno
values = Valores
values-card = Carta
values-points = Puntos
value-king = Rey
    .points = 0
value-ace = As
    .points = 1
value-number = 2 a 10
    .points = su número
value-court = Jota, reina
    .points = 10
column-different = Dos cartas distintas
    .note = Cada una vale sus puntos.
column-match = Una pareja
    .note = Dos cartas iguales en una columna valen 0.
column-two = Dos columnas vecinas
    .note = Las cuatro cartas iguales: −20.
column-three = Tres vecinas
    .note = Las seis cartas iguales: −30. Cada columna más: otros −10.
columns-bars = Un signo igual marca pareja.
columns-neighbours = Solo hay premio entre columnas vecinas: la misma pareja en los dos extremos solo vale 0 dos veces.
columns-plain = Aunque sean vecinas, las parejas iguales solo valen 0.
columns-tens = Un 10, una jota y una reina valen lo mismo, pero no hacen pareja entre sí.
columns-replace = También puedes reemplazar después las cartas de una pareja.
end-tenth = Quien tiene diez cartas boca arriba ya no juega. Al resto le queda <b>un turno más</b>, y puede tomar también su descarte de arriba.
end-count = Luego se destapan todas las cartas y se cuentan los puntos, columna a columna.
end-first = Terminar antes no da premio: quizá tus cartas sean las peores.
end-limit = Si una puntuación pasa de +{ $limit } o −{ $limit }, la partida acaba tras esa ronda. Exactamente { $limit } no basta.
end-hands =
    { $hands ->
        [one] La partida es una sola ronda.
       *[other] La partida acaba tras { $hands } rondas.
    }
end-tie-shared = Gana la puntuación más baja. Si hay empate, se comparte la victoria.
end-tie-extra = Gana la puntuación más baja. Si hay empate, se juegan rondas extra hasta deshacerlo.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Columnas
    .note = { $name } hizo pareja en { $hits } de { $of } columnas
feat-firsts = Finales
    .note = { $name } terminó antes que nadie en { $hits } de { $of } rondas

## Lessons

lesson-cards =
    .title = Diez cartas
    .about = Destapa 3 cartas; luego, en cada turno, toma una carta y juégala
    .learnt = ¡Muy bien! Ya sabes destapar, tomar y cambiar cartas. Quédate con lo que vale poco.
lesson-cards-1 = Cada cual tiene diez cartas boca abajo, y nadie las conoce. Las grandes son las tuyas.
lesson-cards-2 = Gana la puntuación <b>más baja</b>. Cada carta vale su número; jotas y reinas, 10; ases, 1; reyes, <b>0</b>.
lesson-cards-3 = Primero, cada cual destapa tres cartas. Empieza arriba a la izquierda: toca esa carta.
    .otherwise = También podrías empezar ahí. En esta lección, toca la carta de arriba a la izquierda.
lesson-cards-4 = La próxima no puede estar al lado ni debajo de la reina. En diagonal sí: toca la de abajo en la columna 2.
    .otherwise = También se puede. En esta lección, toca la carta de abajo en la columna 2.
lesson-cards-5 = Una más, que no esté al lado, encima ni debajo de esas dos. Toca la de abajo a la derecha.
    .otherwise = También se puede. En esta lección, toca la carta de abajo a la derecha.
lesson-cards-6 = La reina vale 10, y las otras, 5 y 3: por ahora, 18. Ahora puedes cambiar cartas por otras mejores.
lesson-cards-7 = Se sortea quién empieza: aquí, tú. En cada turno tomas una carta y cambias una de tus diez. Roba una.
lesson-cards-8 = Has robado { CARD("KS") }. ¡Los reyes valen 0! ¿Qué carta reemplazas para ahorrar más?
    .not-place-r2c2 = Eso ahorra 5. En vez de { CARD("QH") }, ahorra 10.
    .not-place-r2c5 = Eso ahorra 3. En vez de { CARD("QH") }, ahorra 10.
    .otherwise = Nadie conoce esa carta. De { CARD("QH") } sabes que vale 10: reemplázala por el rey.
lesson-cards-9 = { CARD("QH") } va a tus descartes. Solo <b>el resto</b> puede tomarla.
lesson-cards-10 = ¡Qué mala suerte! { PERSON("1") } tomó tu reina. Dos reinas en <b>una columna</b>, una sobre otra, valen 0.
lesson-cards-11 = Ahora puedes tomar el <b>descarte de arriba</b> de otra persona, o robar. ¿Qué descarte te da pareja?
    .not-draw = Podría salir cualquier cosa. { CARD("5H") } de { PERSON("2") } hace pareja con tu 5, seguro. Toca esa carta.
    .not-take-1 = No tienes ningún 8 a la vista: valdría 8. { CARD("5H") } de { PERSON("2") } hace pareja con tu 5: tócala.
lesson-cards-12 = ¿Dónde pones { CARD("5H") } para que los dos cincos valgan 0?
    .not-place-r2c2 = Cambiar un 5 por otro no sirve. Ponlo <b>encima</b> del otro, sobre la carta boca abajo.
    .not-place-r1c1 = Así tiras tu rey. Pon la carta encima de { CARD("5C") }.
    .otherwise = Ahí valdría 5. Uno encima del otro valen 0: toca la carta de encima de { CARD("5C") }.
lesson-cards-13 = Dos cincos en columna valen 0. Y te has librado de { CARD("JH") } boca abajo, que al final costaba 10.
lesson-cards-14 = Mira los descartes de { PERSON("1") } y { PERSON("2") }. ¿Te sirve alguno? Si no, roba.
    .not-take-1 = No tienes ningún 10 a la vista: valdría 10. Del mazo difícilmente saldrá algo peor: roba.
    .not-take-2 = No tienes ningún 9 a la vista: valdría 9. Del mazo difícilmente saldrá algo peor: roba.
lesson-cards-15 = { CARD("TC") }, nada mejor. Pero la carta que robas o tomas <b>hay que</b> jugarla. ¿Dónde hace menos daño?
    .not-place-r1c1 = Cambiar un rey por un 10 son diez puntos más. Prueba con una carta boca abajo.
    .not-place-r2c5 = Cambiar un 3 por un 10 son siete puntos más. Una carta boca abajo quizá sea alta también.
    .otherwise = Así rompes la pareja de cincos: la columna valdría 15 en vez de 0. Prueba con una boca abajo.
lesson-cards-16 = La carta que estaba ahí se ha ido, buena o mala. Así es el juego: una carta por turno.

lesson-columns =
    .title = Columnas
    .about = Qué hace pareja y qué vale menos de cero
    .learnt = ¡Buenas parejas! Ya sabes hacer 0 con una pareja, y −20 o −30 con parejas vecinas.
lesson-columns-1 = Diez cartas son cinco columnas de dos. Se juega con dos barajas: cada carta está dos veces.
lesson-columns-2 = Dos cartas <b>distintas</b> en una columna suman las dos: 9 por el nueve y 0 por el rey.
lesson-columns-3 = Dos cartas <b>iguales</b> valen 0, sean del palo que sean. Las marca un igual.
lesson-columns-4 = Mira el descarte de { PERSON("1") } y tu segunda columna. ¿Tomas el descarte o robas?
    .not-draw = Podría salir cualquier cosa. { CARD("7C") } de { PERSON("1") } hace pareja con { CARD("7D") }, seguro: toca esa carta.
lesson-columns-5 = ¿Dónde va?
    .not-place-r1c1 = Cambiar un 7 por otro no sirve. Ponlo <b>debajo</b> de { CARD("7D") }.
    .not-place-r2c1 = Cambiar un 7 por otro no sirve. Ponlo <b>debajo</b> de { CARD("7D") }.
    .not-place-r1c2 = Cambiar un 7 por otro no sirve. Ponlo <b>debajo</b> de { CARD("7D") }.
    .otherwise = Ahí no hace pareja y vale 7. Ponlo debajo de { CARD("7D") }.
lesson-columns-6 = Dos columnas <b>vecinas</b> de cartas iguales no valen 0: valen <b>−20</b>. ¡Has pasado de 28 a 1!
lesson-columns-7 = { PERSON("1") } ha descartado { CARD("QS") }. Vale 10, como { CARD("JC") }, pero no hacen pareja. ¿La tomas para la columna 3 o robas?
    .not-take-1 = Las dos valen 10, pero una reina no es una jota: juntas valen 20. Roba.
lesson-columns-8 = Has robado otro 7. ¿Dónde ahorra más?
    .not-place-r1c4 = Eso ahorra 2. En vez de { CARD("JC") }, ahorra 3 y queda al lado de tus sietes.
    .not-place-r2c3 = Con { CARD("JC") } son 17. Ponlo <b>en su lugar</b>, y en la columna se ve un 7.
    .not-place-r2c4 = Cambiar un rey por un 7 son 7 puntos más. En vez de { CARD("JC") }, son 3 menos.
    .not-place-r2c5 = Ahí son 7 puntos más. En vez de { CARD("JC") }, son 3 menos.
    .not-place-r1c5 = Ahí son 5 puntos más. En vez de { CARD("JC") }, son 3 menos y queda al lado de tus sietes.
    .otherwise = Cambiar un 7 por otro no sirve. En vez de { CARD("JC") }, ahorra 3 y espera pareja.
lesson-columns-9 = Un 7 suelto, aunque esté junto a otros, vale 7. Necesita otro 7 en su propia columna.
lesson-columns-10 = { PERSON("1") } tomó tu jota, la emparejó y descartó otra carta. ¿La tomas o robas?
    .not-draw = Mira bien: { CARD("7D") } de { PERSON("1") } es lo que pide tu columna 3. Toca esa carta.
lesson-columns-11 = ¿Y dónde va este 7?
    .not-place-r1c3 = Otra vez cambias un 7 por otro. Ponlo debajo de ese, sobre la carta boca abajo.
    .otherwise = En la columna 3 hay un 7 suelto. Ponlo debajo.
lesson-columns-12 = Tres vecinas: <b>−30</b>. Cuatro serían −40, y las cinco, −50.
lesson-columns-13 = Tu nueve todavía vale 9. ¿Te sirve { CARD("QD") } de { PERSON("1") }? Toma esa carta o roba.
    .not-take-1 = No tienes ninguna reina, así que valdría 10. Roba.
lesson-columns-14 = { CARD("9S") }. Puede reemplazar cualquier carta, hasta un rey. ¿Dónde ahorra más?
    .not-place-r1c4 = Cambiar un 9 por otro no sirve. Ponlo debajo del otro: una pareja vale 0.
    .not-place-r1c5 = Ahí costaría 7 puntos. Con { CARD("9H") } hace pareja.
    .not-place-r2c5 = Ahí costaría 9 puntos. Con { CARD("9H") } hace pareja.
    .otherwise = Puedes: ninguna carta está bloqueada. ¡Pero romperías tu serie de sietes!
lesson-columns-15 = El nueve valía 9, y la pareja vale 0. Ahora tu total es −28. ¡Genial!
lesson-columns-16 = { PERSON("1") } tomó tu rey. Tus descartes pueden ayudar al resto, pero esta pareja te ahorró 9 puntos.
lesson-columns-17 = { PERSON("1") } tiene dos columnas de cuatros, con jotas en medio. No son vecinas, así que solo valen 0.

lesson-last =
    .title = El último turno
    .about = Cómo acaba una ronda y cómo se gana la partida
    .learnt = Has ganado tu primera partida de Tens y sabes cómo acaba. ¡La próxima va en serio!
lesson-last-1 = Una partida tiene varias rondas. La primera te costó 38 puntos; a { PERSON("1") }, 61, y a { PERSON("2") }, 44.
lesson-last-2 = La segunda ronda está a punto de acabar: acaba poco después de que alguien tenga <b>diez cartas boca arriba</b>.
lesson-last-3 = Si el mazo se acaba, los descartes se barajan y forman otro. Solo se quedan los de arriba.
lesson-last-4 = Tu columna 4, una reina y un 6, vale 16. ¿Te sirve alguno de los descartes o robas?
    .not-draw = Podría salir cualquier cosa. { CARD("6S") } de { PERSON("2") } es lo que pide la columna 4: toca esa carta.
    .not-take-1 = No tienes ninguna jota a la vista: valdría 10. { CARD("6S") } de { PERSON("2") } encaja en la columna 4.
lesson-last-5 = ¿Reemplazas la reina o tu última carta boca abajo? Con diez boca arriba no te quedarían turnos.
    .not-place-r1c5 = El 9 se iría, pero la columna 4 seguiría valiendo 16. Reemplaza { CARD("QD") }.
    .not-place-r2c4 = Cambiar un 6 por otro no sirve. Reemplaza { CARD("QD") }.
    .not-place-r2c5 = Acabarías ya, con 16 en la columna 4 y 15 en la 5 sin remedio. ¡Todavía no!
    .otherwise = La columna 4 seguiría valiendo 16. Reemplaza { CARD("QD") }: así tienes una pareja de seises.
lesson-last-6 = { PERSON("1") } tiene diez cartas boca arriba y ya no juega. Al resto le queda <b>un turno más</b>.
lesson-last-7 = Tu último turno. Puedes tomar de cualquiera, también de { PERSON("1") }. ¿Qué hace pareja con { CARD("9C") }?
    .not-draw = Podría salir cualquier cosa. { CARD("9S") } de { PERSON("1") } hace pareja con { CARD("9C") }, seguro: toca esa carta.
    .not-take-2 = No tienes ningún 10 a la vista: valdría 10. { CARD("9S") } de { PERSON("1") } hace pareja con { CARD("9C") }.
lesson-last-8 = Ahora juégala. Las cartas boca abajo se destapan al final y también cuentan.
    .not-place-r1c5 = Cambiar un 9 por otro no sirve, y la carta boca abajo también contaría. Reemplaza esa.
    .otherwise = Entonces la columna 5 valdría 9 más su carta boca abajo. Ponlo debajo de { CARD("9C") }.
lesson-last-9 = En esta ronda sumas 10 y vas por 48. { PERSON("2") } suma 21, con sus cartas boca abajo, y va por 65.
lesson-last-10 = { PERSON("1") } terminó antes que nadie, pero eso no da premio: 43 puntos, 104 en total.
lesson-last-11 = La partida acaba cuando alguien <b>pasa de 100</b> o baja de −100. Exactamente 100 no basta.
lesson-last-12 = Si nadie pasara de 100, habría otra ronda. Gana la puntuación <b>más baja</b>: ¡la tuya! Un empate se comparte.
