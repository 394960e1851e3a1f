### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Suelta tus cartas. Un 10 salta, tres 6 invierten
deal = Reparte las cartas
shapes = Turno a turno: ⬜ 1 carta jugada, 🟨 2, 🟧 más, ⬛ sin jugar.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = comodín ★
joker-unmarked = comodín ☆
# The same at the start of a sentence.
joker-marked-first = Comodín ★
joker-unmarked-first = Comodín ☆
# The same for screen readers.
called-joker-marked = comodín marcado
called-joker-unmarked = comodín sin marcar
called-face-down = carta boca abajo
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
set-of-several =
    { $cards ->
        [2] dos
        [3] tres
       *[4] cuatro
    } { $rank ->
        [joker] comodines
        [A] ases
        [T] 10
        [J] jotas
        [Q] reinas
        [K] reyes
       *[other] { $rank }
    }
# The same at the start of a sentence.
set-of-several-first =
    { $cards ->
        [2] Dos
        [3] Tres
       *[4] Cuatro
    } { $rank ->
        [joker] comodines
        [A] ases
        [T] 10
        [J] jotas
        [Q] reinas
        [K] reyes
       *[other] { $rank }
    }
# $laid is a set at the start of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set =
    { $owner ->
        [you] { $laid } sobre { $last } que jugaste
       *[other] { $laid } sobre { $last } de { $owner }
    }

## The seats

place = { $place }.º
# On a seat, where there is little room.
seat-place = { $place }.º
seat-out = terminó
seat-excommunicated = no juega
seat-shamed = vergüenza
seat-next = sigue
seat-last-owner = última jugada
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] carta
       *[other] cartas
    }
# The cards of a hand at a table that hides the counts.
stroke = raya
stroke-none = ninguna raya
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Tus cartas, boca arriba
       *[other] Cartas de { $who }, boca arriba
    }
next-player =
    { $who ->
        [you] sigues tú
       *[other] sigue: { $who }
    }
decided = todo decidido

## The piles

piles = Mazo y pila
turned-round = Al revés
to-draw = <b>{ $cards }</b> por robar
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = { CARD("pile") } por robar
none-to-draw = nada que robar
pile-empty = mazo vacío
draw-pile = mazo
next-to-draw = próxima carta: { $card }
play-pile-face-down = pila, boca abajo
lowest-leads = empieza la carta más baja
any-set-may-be-laid = vale todo
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat =
    { $owner ->
        [you] Tu jugada: <b>{ $shown }</b>
       *[other] De { $owner }: <b>{ $shown }</b>
    }
lies-last-set = Última jugada
lies-last-set-of =
    { $owner ->
        [you] Tu última jugada
       *[other] Última jugada de { $owner }
    }
lies-hands = Cartas en mano: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Próxima carta
guess-suit = Palo
guess-rank = Número o figura
guess-joker = { $card }
top-of-the-pile = Cartas de arriba del mazo
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
# The button that looks at the draw pile.
look-at-draw-pile = mazo
sleeve = manga
sleeve-holds =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } bajo la jugada

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $who }
    }
is-thinking =
    { $who ->
        [you] Estás pensando
       *[other] { $who } está pensando
    }
ask-sleeve = ¿Qué va bajo la jugada?
ask-sleeve-then-laid = Elige hasta 3 cartas y luego juega.
ask-sleeve-then-chosen = Elige hasta 3 cartas y luego la jugada.
ask-throw =
    { $who ->
        [you] Antes de tu turno: ¿lanzas un 10?
       *[other] Antes de que juegue { $who }: ¿lanzas un 10?
    }
ask-accuse =
    { $who ->
        [you] Antes de tu turno: ¿acusas a alguien?
       *[other] Antes de que juegue { $who }: ¿acusas a alguien?
    }
ask-no-ten =
    { $who ->
        [you] Antes de tu turno: no tienes ningún 10 que lanzar.
       *[other] Antes de que juegue { $who }: no tienes ningún 10 que lanzar.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused =
    { $who ->
        [you] Te toca. { $why }
       *[other] Le toca a { $who }. { $why }
    }
throwing = Pierde el turno y se queda con el 10.
ask-gift =
    { $alone ->
        [yes] ¿Qué le das a { $to }?
       *[no] { $who }, ¿qué le das a { $to }?
    }
lower-cards-in = Más bajas, de { ROW($suits, between: " y ") }
ask-return =
    { $alone ->
        [yes] { $to } ha lanzado { $card }: ¿devuelves algo?
       *[no] { $who }, { $to } ha lanzado { $card }: ¿devuelves algo?
    }
cards-in = Otras cartas de { ROW($suits, between: " ") }
ask-card =
    { $alone ->
        [yes] ¿Qué carta sigue?
       *[no] { $who }, ¿qué carta sigue?
    }
ask-suit =
    { $alone ->
        [yes] ¿Qué palo?
       *[no] { $who }, ¿qué palo?
    }
ask-rank =
    { $alone ->
        [yes] ¿Número o figura?
       *[no] { $who }, ¿número o figura?
    }
a-guess = Elige palo y número o figura, o un comodín: ★ o ☆.
draws =
    { $alone ->
        [yes] Roba una carta
       *[no] { $who }, roba una carta
    }
ask-order =
    { $alone ->
        [yes] Elige el orden
       *[no] { $who }, elige el orden
    }
order-of-drawing = Toca las cartas en el orden en que se robarán.
ask-last =
    { $alone ->
        [yes] La partida está decidida. ¿Acusas a alguien?
       *[no] La partida está decidida. { $who }, ¿acusas a alguien?
    }
leads =
    { $alone ->
        [yes] Empieza con lo más bajo
       *[no] { $who }, empieza con lo más bajo
    }
ask-after-match =
    { $alone ->
        [yes] ¿Juegas otra vez tras la igualada?
       *[no] { $who }, ¿otra jugada tras la igualada?
    }
ask-set-on =
    { $alone ->
        [yes] ¿Qué va sobre { $last }?
       *[no] { $who }, ¿qué va sobre { $last }?
    }
ask-set =
    { $alone ->
        [yes] Juega lo que quieras
       *[no] { $who }, juega lo que quieras
    }
slipped =
    { $cards ->
        [one] Elige la jugada. Debajo irá 1 carta.
       *[other] Elige la jugada. Debajo irán { $cards } cartas.
    }
set-refused = Ahora no puedes jugar esto.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>: una igualada
        [attempt] <b>{ $shown }</b>: un intento
       *[slam] <b>{ $shown }</b>: un golpe
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, una igualada: ¿pila o mesa?
        [attempt] <b>{ $shown }</b>, un intento: ¿pila o mesa?
        [slam] <b>{ $shown }</b>, un golpe: ¿pila o mesa?
       *[plain] <b>{ $shown }</b>: ¿pila o mesa?
    }
belongs-on-table = El mazo está vacío: juega en la mesa.
then-match = Luego puedes jugar otra vez.
then-attempt = Luego puedes decir la próxima carta.
then-slam = Puedes dar a { $owner } cartas más bajas de { ROW($suits, between: " y ") }.
then-turned = Luego se cambian mazo, pila y sentido.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] No des nada
        [one] Da 1 carta
       *[other] Da { $cards } cartas
    }
return-cards =
    { $cards ->
        [0] No devuelvas
        [one] Devuelve 1
       *[other] Devuelve { $cards }
    }
to-whom =
    { $to ->
        [you] a ti
       *[other] a { $to }
    }
gets-nothing =
    { $to ->
        [you] No recibes nada
       *[other] { $to } no recibe nada
    }
name-card = Di { $card }
no-guess = Ninguna
put-them-back = Déjalas
pretend = Finge
draw = Roba 1 carta
accuse-whom = Acusa a { $accused }
accuse-nobody = No acuses
    .brings = y se acaba
pass-turn = Pasa
stop = Basta
draws-one = roba 1 carta
# $play is the kind of set.
lay =
    { $play ->
        [match] Igualada: { $set }
        [attempt] Intento: { $set }
        [slam] Golpe: { $set }
       *[plain] Juega { $set }
    }
lay-on-pile = A la pila
    .brings = sobre la última
    .brings-exile = excomunión
lay-on-table = A la mesa
    .brings = otra pila
brings-slam =
    { $owner ->
        [you] contra ti
       *[other] a { $owner }
    }
brings-last-cards =
    { $cards ->
        [one] la última
       *[other] las últimas
    }
brings-turned = y al revés
brings-match = y juegas otra vez
brings-attempt = y adivinas
slip =
    { $cards ->
        [one] Cuela 1 carta
       *[other] Cuela { $cards } cartas
    }
    .brings = bajo la jugada
close-sleeve = Cierra la manga
    .brings = sin colar nada
keep-them = Guárdalos
nothing-to-throw = Seguir
let-play =
    { $who ->
        [you] Juega
       *[other] Que juegue { $who }
    }
accuse = Acusa
throw = Lanza { $card }
    .brings =
        { $who ->
            [you] te salta
           *[other] salta a { $who }
        }

## What anyone can do between turns

claim-throw = Lanza un 10
claim-throw-who = ¿Quién lanza un 10?
claim-accuse-who = ¿Quién acusa?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: ¿quién hizo trampa?
claim-accuse-refused = Todavía no puedes acusar a nadie: espera a que pase un turno.
claim-accuse-tap = Toca un nombre para acusar.

## Answers to taps

over = La partida ha terminado.
not-your-turn =
    { $who ->
        [you] Ahora no puedes jugar: espera tu turno.
       *[other] Ahora no puedes jugar: le toca a { $who }.
    }
sleeve-full = No puedes colar más de 3 cartas.
stays-set = No puedes jugar { $card }: no supera la última jugada.
stays-gift = No puedes dar { $card }: solo cartas más bajas de los palos del golpe.
stays-return = No puedes devolver { $card }: solo otras cartas del palo del 10.
stays-throw = No puedes lanzar { $card }: solo un 10.
stays-guess = Ahora no puedes jugar { $card }: primero di la próxima carta.
stays-arrange = Ahora no puedes jugar { $card }: primero deja las cartas en el mazo.
stays-draw = Ahora no puedes jugar { $card }: primero roba una carta.
stays-last = No puedes jugar { $card }: la partida está decidida.

## Moments and ends

banner-excommunicated = Excomunión
banner-shame = Ronda de la Vergüenza
banner-back = De vuelta
banner-slam = Golpe
banner-skip = Salto
banner-reverse = Al revés
banner-restart = Reinicio
result-first = primer puesto
result-left =
    { $cards ->
        [one] con 1 carta
       *[other] con { $cards } cartas
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] Ganas pese a la Ronda de la Vergüenza
       *[other] { $who } gana pese a la Ronda de la Vergüenza
    }
remark-slam =
    { $who ->
        [you] Terminas con un golpe
       *[other] { $who } termina con un golpe
    }
remark-behind =
    { $who ->
        [you] Llegaste a tener { $cards } cartas
       *[other] { $who } llegó a tener { $cards } cartas
    }
remark-left =
    { $who ->
        [you] Aún tenías { $cards } cartas
       *[other] { $who } aún tenía { $cards } cartas
    }
remark-turns =
    { $who ->
        [you]
            Terminas en { $turns ->
                [one] 1 turno
               *[other] { $turns } turnos
            }
       *[other]
            { $who } termina en { $turns ->
                [one] 1 turno
               *[other] { $turns } turnos
            }
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Golpes
    .note = { $name } dio { $hits } de { $of } golpes
feat-out = Finales
    .note =
        { $name } terminó { $hits ->
            [1] 1 vez
           *[other] { $hits } veces
        }
# The ways to go out, each with its number.
way-single = con una carta
way-set = con varias cartas
way-slam = con un golpe
way-gift = dando cartas
way-ten = lanzando un 10

## Rules as they come up

explain-restart = La pila boca arriba está vacía, así que el juego se reinicia. Empieza quien tiene la carta más baja
explain-sixes = Exactamente tres 6: mazo y pila se intercambian, se roba boca arriba y cambia el sentido del juego
explain-excommunicated =
    { $who ->
        [you] El mazo estaba vacío: tocaba jugar en la mesa. Te quedas fuera hasta que alguien pase
       *[other] El mazo estaba vacío: tocaba jugar en la mesa. { $who } se queda fuera hasta que alguien pase
    }
explain-false-alarm =
    { $who ->
        [you] El mazo no estaba vacío: tocaba jugar en la pila. Tu jugada no tiene efecto especial
       *[other] El mazo no estaba vacío: tocaba jugar en la pila. La jugada de { $who } no tiene efecto especial
    }
explain-lifted =
    { $who ->
        [you] Puedes jugar otra vez. La excomunión acaba cuando otra persona pasa
       *[other] { $who } puede jugar otra vez. La excomunión acaba cuando otra persona pasa
    }
explain-lifted-all = Quienes estaban fuera pueden jugar otra vez. La excomunión acaba cuando otra persona pasa
explain-table = El mazo estaba vacío, así que la jugada va en la mesa. La pila vieja se baraja y forma otro mazo
explain-accused =
    { $who ->
        [you] Has hecho trampa: robas hasta un múltiplo de cinco y enseñas tu mano hasta que acabe tu próximo turno
       *[other] { $who } ha hecho trampa: roba hasta un múltiplo de cinco y enseña su mano hasta que acabe su próximo turno
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $who ->
        [you]
            { $cost ->
                [draw-1] { $accused } no ha hecho trampa, así que robas una carta por la acusación falsa
                [shame] { $accused } no ha hecho trampa, así que entras en la Ronda de la Vergüenza
               *[nothing] { $accused } no ha hecho trampa. No pierdes nada: solo quedas mal
            }
       *[other]
            { $accused ->
                [you]
                    { $cost ->
                        [draw-1] No has hecho trampa, así que { $who } roba una carta por la acusación falsa
                        [shame] No has hecho trampa, así que { $who } entra en la Ronda de la Vergüenza
                       *[nothing] No has hecho trampa. { $who } no pierde nada: solo queda mal
                    }
               *[other]
                    { $cost ->
                        [draw-1] { $accused } no ha hecho trampa, así que { $who } roba una carta por la acusación falsa
                        [shame] { $accused } no ha hecho trampa, así que { $who } entra en la Ronda de la Vergüenza
                       *[nothing] { $accused } no ha hecho trampa. { $who } no pierde nada: solo queda mal
                    }
            }
    }
explain-back =
    { $who ->
        [you] Otra vez tienes cartas, así que vuelves a la partida y pierdes tu puesto
       *[other] { $who } tiene cartas otra vez, así que vuelve a la partida y pierde su puesto
    }
explain-out =
    { $who ->
        [you] Terminas en el puesto <b>{ $place }</b>. Tras la última carta no se roba
       *[other] { $who } termina en el puesto <b>{ $place }</b>. Tras la última carta no se roba
    }
explain-slam =
    { $owner ->
        [you] Cartas iguales, pero más, son un golpe. La última jugada era tuya: puedes recibir cartas más bajas de sus palos
       *[other] Cartas iguales, pero más, son un golpe. La última jugada era de { $owner }, que puede recibir cartas más bajas de sus palos
    }
explain-gift =
    { $to ->
        [you]
            { $who } te da <b>{ $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            }</b>. Tras un golpe se pueden dar cartas más bajas de sus palos
       *[other]
            { $who ->
                [you] Le das a { $to }
               *[other] { $who } le da a { $to }
            } <b>{ $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            }</b>. Tras un golpe se pueden dar cartas más bajas de sus palos
    }
explain-skip =
    { $who ->
        [you] El 10 salta tu turno. Te quedas con { $card } y puedes devolver otras cartas de su palo
       *[other] El 10 salta el turno de { $who }, que se queda con { $card } y puede devolver otras cartas de su palo
    }
explain-return =
    { $to ->
        [you]
            { $who } te devuelve <b>{ $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            }</b> del palo del 10. Nadie roba
       *[other]
            { $who ->
                [you] Le devuelves a { $to }
               *[other] { $who } le devuelve a { $to }
            } <b>{ $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            }</b> del palo del 10. Nadie roba
    }
explain-match =
    { $who ->
        [you] Cartas iguales y el mismo número de ellas son una igualada. Puedes jugar otra vez enseguida
       *[other] Cartas iguales y el mismo número de ellas son una igualada. { $who } puede jugar otra vez enseguida
    }
explain-guess-wrong =
    { $who ->
        [you] La próxima carta no era { $card }, así que la robas
       *[other] La próxima carta no era { $card }, así que { $who } la roba
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] La próxima carta era { $card }. Te la llevas y no robas más
               *[other] La próxima carta era { $card }. Te la llevas, y { $who } no roba
            }
       *[other]
            { $who ->
                [you] La próxima carta era { $card }. { $to } se la lleva, y no robas
               *[other] La próxima carta era { $card }. { $to } se la lleva, y { $who } no roba
            }
    }
explain-attempt =
    { $who ->
        [you] Cartas iguales, pero menos, son un intento. Si aciertas la próxima carta, se la lleva quien sigue
       *[other] Cartas iguales, pero menos, son un intento. Si { $who } acierta la próxima carta, se la lleva quien sigue
    }
explain-cleared = Ahora vale cualquier jugada: toda la mesa ha pasado y no había nada que robar
explain-shuffle = El mazo está vacío, así que la pila se baraja y forma otro. Solo queda la última jugada
explain-joker = Un comodín es lo más bajo, pero va sobre cualquier jota, reina o rey. Y sobre un comodín va todo
explain-suit = Sobre jota, reina o rey, una jugada más baja debe compartir palo: { $set } sobre { $last }
explain-opening = Quien empieza no puede pasar y juega sus cartas más bajas: { $set }
explain-pass =
    { $who ->
        [you] Pasas y robas. La próxima jugada va también sobre { $last }
       *[other] { $who } pasa y roba. La próxima jugada va también sobre { $last }
    }
explain-higher = Una jugada debe ser al menos tan alta como la última: { $set } sobre { $last }. No importan el número de cartas ni los palos

## The rules

word-set = Jugada
    .note = De una a cuatro cartas iguales, del mismo número o figura, jugadas a la vez.
word-match = Igualada
    .note = Cartas iguales a las de la última jugada, y el mismo número de ellas. Puedes jugar otra vez.
word-attempt = Intento
    .note = Cartas iguales a las de la última jugada, pero menos. Puedes decir la próxima carta.
word-slam = Golpe
    .note = Cartas iguales a las de la última jugada, pero más. Puedes dar cartas más bajas a quien hizo esa jugada.
word-throw = Lanzar un 10
    .note = Saltar el turno de alguien antes de que empiece. Esa persona se queda con el 10.
word-excommunicated = Excomunión
    .note = Te quedas fuera hasta que otra persona pase: ni jugar, ni robar, ni lanzar un 10.
example-slam = un golpe
example-match = una igualada
example-throw = lanzar un 10
example-sixes = tres 6
chapter-minute = El objetivo
chapter-turn = Un turno
chapter-special = Especiales
chapter-tens = Lanzar un 10
chapter-sixes = Tres 6
chapter-pile = Pila o mesa
chapter-cheating = Trampas
chapter-end = El final
aim = Quédate sin cartas antes que nadie.
deck = Las cartas
cards-order = De menor a mayor: comodín, as, 2 a 10, jota, reina, rey. Hay dos comodines: ★, el más bajo, y ☆.
cards-set = Una <b>jugada</b> es de una a cuatro cartas iguales: del mismo número o figura.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] Con 2 a 4 personas, cada cual recibe 10 cartas; con 5 personas, 8; con 6, 7; con 7, 6, y con 8, 5.
       *[other] Cada cual recibe { $dealt } cartas.
    }
turn-lead = Si tienes la carta más baja, empiezas. Tienes que jugar tus cartas más bajas y no puedes pasar.
turn-lowest = Aquí los palos solo deshacen empates: lo más bajo son diamantes, luego tréboles, corazones y picas. El comodín marcado es lo más bajo de todo.
turn-lay = En tu turno, juega o pasa. Luego roba 1 carta.
turn-beat = Tu jugada debe ser al menos <b>tan alta</b> como la última. No importan el número de cartas ni los palos.
turn-faces = Sobre jota, reina o rey vale también una jugada más baja que comparta un <b>palo</b>, o comodines.
turn-out = Al jugar tu última carta terminas enseguida, sin robar.
turn-on-queen = Sobre la reina de picas
turn-higher = Más alta
    .note = Un rey de cualquier palo.
turn-lower = Más baja, mismo palo
    .note = La jota de picas, pero no la jota de corazones.
turn-joker = Un comodín
    .note = Va siempre sobre jota, reina o rey. Y luego vale todo.
special-rank = Si juegas cartas iguales a las de la última jugada, puedes hacer más cosas. Depende de cuántas sean:
special-match = Las mismas: una igualada
    .note = Puedes jugar otra vez enseguida, incluso otra igualada. Solo robas 1 carta, al final.
special-attempt = Menos: un intento
    .note = Puedes decir palo y número o figura de la próxima carta, o qué comodín es. Si aciertas, se la lleva quien sigue, y no robas. Si no aciertas, la robas sin enseñarla.
special-slam = Más: un golpe
    .note = Puedes dar todas las cartas que quieras a quien hizo la última jugada. Tienen que ser más bajas que el golpe y compartir un palo con él. Los comodines no se pueden dar: no tienen palo.
    .then = Luego robas 1 carta. Si el golpe es contra alguien que ya terminó, basta una carta para que vuelva a la partida. Si la última jugada era tuya, no es un golpe.
tens-throw = Antes de que empiece el turno de otra persona, puedes lanzarle un 10. Su turno <b>se salta</b>.
tens-return = Se queda con el 10 y puede devolverte otras cartas de su palo, las que quiera.
tens-next = Nadie roba, y le toca a quien sigue. Otro 10 puede saltar también ese turno, y más, pero como mucho una vuelta a la mesa.
tens-last = Tu última carta puede ser un 10 lanzado. Si no te devuelven nada, terminas.
sixes-turn = Una jugada de exactamente tres 6 pone el juego al revés. Desde el próximo turno:
sixes-direction = El juego va en el otro sentido.
sixes-draw = La pila pasa a ser el mazo, <b>boca arriba</b>. Toda la mesa ve lo que robas.
sixes-play = El mazo pasa a ser la pila, <b>boca abajo</b>. Di tus jugadas en voz alta.
sixes-last-set = Todavía hay que superar los tres 6.
sixes-any-set = En la pila nueva vale cualquier jugada.
sixes-restart = Cuando se roba la última carta boca arriba, el juego se reinicia. La pila boca abajo pasa a ser el mazo, se juega otra vez en sentido horario y empieza la carta más baja.
sixes-out = Quien ya terminó sigue sin jugar.
sixes-lifted = Si estabas fuera por excomunión, puedes jugar otra vez.
sixes-open = Una mano boca arriba sigue boca arriba.
pile-belongs = Cuando el mazo está vacío, la próxima jugada va en la mesa. La pila vieja se baraja y forma otro mazo.
pile-asked = La app pregunta antes: ¿pila o mesa?
pile-unasked = La app pregunta cada vez: ¿pila o mesa? No hay aviso.
pile-excommunicated = Si juegas en la pila vieja, te ganas la <b>excomunión</b>: ni jugar, ni robar, ni lanzar un 10 hasta que otra persona pase. Tu jugada vale, pero sin efecto especial.
pile-early = Si juegas en la mesa antes de tiempo, la jugada va a la pila y no tiene efecto especial.
cheating-how = Aquí, la trampa es parte del juego. En tu turno puedes colar hasta 3 cartas bajo una jugada (<b>manga</b>), fingir que robas, o mirar las 3 cartas de arriba del <b>mazo</b> y cambiar su orden.
cheating-numbers = No se ve cuántas cartas tiene cada cual: fíjate bien.
cheating-accusing = Acusar
cheating-when = Entre turnos, si tienes cartas, puedes acusar a cualquiera, incluso a quien ya terminó. Después, nadie puede acusar a esa persona hasta que haya jugado otro turno.
cheating-true = Si aciertas, quien hizo trampa entra en la <b>Ronda de la Vergüenza</b>. Roba al menos 1 carta, hasta tener un múltiplo de cinco. Su mano queda boca arriba hasta que acabe su próximo turno. Un turno saltado no cuenta.
cheating-back = Si ya había terminado, vuelve a la partida.
cheating-wrong =
    { $cost ->
        [draw-1] Si no aciertas, robas una carta.
        [shame] Si no aciertas, la Ronda de la Vergüenza es para ti.
       *[nothing] Si no aciertas, no pierdes nada: solo quedas mal.
    }
cheating-last = Antes de que acabe la partida, quien tiene cartas puede acusar por última vez, por turno.
end-all-places = Gana quien termina antes. El resto sigue jugando por los demás puestos, hasta que solo una persona tiene cartas.
end-first-out = Gana quien termina antes, y la partida acaba tras ese turno. Los demás puestos van por las cartas que quedan: cuantas menos, mejor. Con el mismo número se comparte el puesto.
end-pile = Si tienes que robar y el mazo está vacío, la pila se baraja y forma otro. Solo queda la última jugada.
end-cleared = Si toda la mesa ha pasado y nadie ha podido robar, vale cualquier jugada.
fact-begins = Quién empieza
    .note = la carta más baja repartida
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = el límite de turnos saltados seguidos
house-early = el precio de jugar en la mesa antes de tiempo
house-cleared = que valga cualquier jugada si toda la mesa pasa y no hay nada que robar
house-look = mirar 3 cartas del mazo
house-slipped = colar 3 cartas como mucho
house-wrong = el precio de una acusación falsa
house-often = cada cuánto se puede acusar a alguien
house-first-out = acabar cuando alguien termina
house-dealt = el tamaño de la mano
house-points = los puntos de una serie
house-tournament = las mesas de un torneo
origin = <b>Tenstuff</b> apareció en una página web de los primeros tiempos. No se sabe quién lo inventó.
for-whom = De 2 a 8 personas, desde 10 años; mejor con 3 o 4. { $finish ->
        [first-out] Una partida dura unos 10 minutos.
       *[all-places] Una partida dura unos 5 minutos con 2 personas, 15 con 3, 30 con 4 y una hora con 8.
    }

## Lessons

lesson-sets =
    .title = Superar jugadas
    .about = Qué va sobre qué y cómo baja tu mano
    .learnt = Ya puedes jugar una partida entera. Con dos o más iguales, tu mano baja más rápido: por una sola carta robas otra.
lesson-sets-1 = Quédate <b>sin cartas</b> antes que nadie y ganas en Tenstuff. Estas son las tuyas.
lesson-sets-2 = De menor a mayor: comodín, as, 2 a 10, jota, reina, rey. { CARD("3D") } es la más baja repartida: empiezas tú.
lesson-sets-3 = Quien empieza juega lo más bajo que tiene. Una o más cartas iguales son una <b>jugada</b>: toca los dos 3 y el botón.
    .otherwise = Una carta fuera y una robada: tu mano no baja. Juega los dos 3.
lesson-sets-4 = Has jugado dos cartas y luego has robado una, como en cada final de turno. Tenías seis; ahora, cinco.
lesson-sets-5 = Tu jugada debe ser al menos tan alta como la última. No importan los palos ni el número de cartas.
lesson-sets-6 = Pero sobre jota, reina o rey va una <b>más baja</b> de su palo. ¿Qué <b>par</b> tiene una pica, como { CARD("JS") }?
    .not-play-kc = Un rey es más alto, así que vale. Pero suelta dos cartas: entre tus 8 hay una pica.
    .not-play-8s = Eso vale. Pero { CARD("8H") } puede ir también: basta una pica en la jugada.
    .not-pass = Puedes pasar, pero entonces solo robas. Tienes un par con una pica: juégalo.
lesson-sets-7 = { PERSON("1") } jugó un 10. { PERSON("2") } pasó y robó. Siempre puedes pasar, salvo si empiezas.
lesson-sets-8 = ¿Qué va sobre { CARD("TC") }? No es jota, reina ni rey, así que tu carta debe ser al menos tan alta.
    .otherwise = También se puede, pero tienes una carta más alta que un 10. Juégala.
lesson-sets-9 = No tienes corazones ni reyes. Pero un <b>comodín</b>, lo más bajo, va sobre cualquier jota, reina o rey.
    .otherwise = Puedes pasar, pero una de tus cartas va sobre cualquier rey. Toca el comodín.
lesson-sets-10 = Sobre un comodín va todo: { PERSON("1") } ha soltado { CARD("5S") }. Supéralo con más de una carta.
    .not-pass = Puedes pasar, pero tu mano crecería. Tienes dos cartas más altas que un 5.
    .otherwise = Una fuera y una robada: tu mano no baja. Juega los dos 7.
lesson-sets-11 = De seis cartas a tres, gracias a tus pares. ¡Buen juego!

lesson-same =
    .title = Cartas iguales
    .about = La igualada, el intento y el golpe
    .learnt = Igualada, intento, golpe: ya conoces los tres. Búscalos en tu próxima partida.
lesson-same-1 = Jugar cartas <b>iguales</b> a las de la última jugada es especial. Puede ser una de tres cosas.
lesson-same-2 = { PERSON("2") } jugó un 9. Cartas iguales y el <b>mismo número</b> de ellas son una <b>igualada</b>. ¿Qué juegas?
    .not-pass = Tienes un 9, y uno sobre uno es una igualada. No la dejes escapar.
    .otherwise = Es más alto, así que vale. Pero juega antes el 9: tras una igualada puedes jugar otra vez.
lesson-same-3 = ¡Una igualada! Ya puedes jugar <b>otra vez</b>, y también hay que superar el 9. Solo robas una carta.
    .not-stop = Puedes parar aquí. Pero otra jugada sale gratis: robas una carta de todos modos.
    .otherwise = Eso vale, pero tienes una jugada con más cartas: dos reinas.
lesson-same-4 = Tres cartas fuera y una robada: de nueve a siete. Si la segunda también es igualada, puedes jugar una tercera.
lesson-same-5 = { PERSON("1") } jugó dos 5. Cartas iguales, pero <b>menos</b>, son un <b>intento</b>: quizá te ahorres robar. ¿Qué carta?
    .not-pass = Un 5 sobre dos es un intento, y tienes uno. Juega { CARD("5S") }.
    .not-play-7d-7s = Dos fuera y una robada: igual de bueno. Pero prueba ahora un intento: juega { CARD("5S") }.
    .otherwise = Es una jugada normal. Juega cartas iguales, pero menos: { CARD("5S") }.
lesson-same-6 = ¡Un intento! Di la próxima carta del mazo: si aciertas, no robas. Los comodines son ★ y ☆. Prueba { CARD("KD") }.
    .not-no-guess = No hace falta decir nada, pero equivocarse no cuesta. Prueba { CARD("KD") }.
    .otherwise = En una partida podría ser esa. En esta lección es { CARD("KD") }: prueba.
lesson-same-7 = ¡Acertaste! { PERSON("1") }, que juega después, se la lleva, y no robas. Si no aciertas, la robas y ya está.
lesson-same-8 = { PERSON("2") } jugó un 7. Cartas iguales, pero <b>más</b>, son un <b>golpe</b>. ¿Qué juegas?
    .not-pass = Tienes dos 7, y { PERSON("2") } jugó uno. Dos sobre uno son un golpe: juega los dos.
    .otherwise = Uno sobre uno solo sería una igualada. Dos son más que uno: juega los dos 7.
lesson-same-9 = ¡Un golpe! Puedes <b>dar</b> a { PERSON("2") } cartas más bajas que tus 7 y de sus palos, ♦ y ♠. ¿Cuáles?
    .not-give-3d-done = ¿Y { CARD("4S") }? Es más baja, y es una pica. Si la das, no tendrás que jugarla.
    .not-give-4s-done = ¿Y { CARD("3D") }? Es más baja, y es un diamante. Si la das, no tendrás que jugarla.
    .otherwise = Puedes dar { CARD("3D") } y { CARD("4S") }: dos cartas que no tendrás que jugar. Toca las dos.
lesson-same-10 = Cuatro cartas fuera y una robada: tienes tres, y { PERSON("2") } dos más. { CARD("2H") } se queda: es un corazón.

lesson-tens =
    .title = Los 10 y los 6
    .about = Cómo saltar un turno y poner el juego al revés
    .learnt = Ya sabes saltar un turno y poner el juego al revés. En tu próxima partida, guarda un 10 para el momento justo.
lesson-tens-1 = Ahora le toca a { PERSON("1") }, con una sola carta. Quien juega su última carta termina.
lesson-tens-2 = Antes de un turno, otra persona puede lanzar un 10 y <b>saltarlo</b>. ¿Puedes frenar a { PERSON("1") }?
    .not-begin = Así, { PERSON("1") } juega { CARD("QS") } sobre tu { CARD("5C") } y gana. Lánzale ahora { CARD("TC") }.
lesson-tens-3 = { PERSON("1") } se queda con { CARD("TC") } y podría devolver otros <b>tréboles</b>, altos o bajos, pero no tiene.
lesson-tens-4 = Nadie roba, y le toca a { PERSON("2") }. Se pueden saltar varios turnos seguidos: como mucho, una vuelta.
lesson-tens-5 = ¡{ PERSON("1") } te lo lanza! Ahora devuelves <b>tú</b>: tréboles, menos ese 10. Guarda los 6. ¿Qué <b>dos</b> devuelves?
    .otherwise = Devuelve { CARD("3C") } y { CARD("9C") }: dos cartas para { PERSON("1") }. El 10 se queda contigo, y los 6 van juntos.
lesson-tens-6 = { PERSON("1") } tiene ahora tres cartas, y tú tienes otra vez tu 10. Ahora juega { PERSON("1") }.
lesson-tens-7 = <b>Exactamente tres</b> 6 hacen más que otras jugadas. Sobre { CARD("QS") } necesitas una pica. ¿Qué juegas?
    .not-pass = Tienes lo que hace falta: tres 6, con { CARD("6S") } entre ellos.
    .not-play-6d-6c-6h-6s = Los cuatro son una jugada normal. Juega exactamente tres y guarda uno.
    .otherwise = Sería una jugada normal. Juega exactamente tres 6, con { CARD("6S") } entre ellos.
lesson-tens-8 = El juego va <b>al revés</b>, en el otro sentido. Después de ti ya no va { PERSON("1") }, sino { PERSON("2") }.
lesson-tens-9 = Mazo y pila se intercambian: robas de lo jugado, boca arriba. Lo que juegas va boca abajo, pero lo dices.
lesson-tens-10 = Todavía había que superar tus 6: { PERSON("2") } jugó un 7, y { PERSON("1") } un 9. Cada cual robó uno de los 6.
lesson-tens-11 = Hay que superar { CARD("9C") }. Ves lo que vas a robar: un 6, que va con los tuyos. ¿Qué carta juegas?
    .otherwise = El 6 lo robas de todos modos, pero además puedes jugar. Tu 10 supera el 9.
lesson-tens-12 = La pila boca arriba se acabó: el juego se reinicia, en el sentido normal. Empieza la carta más baja.
lesson-tens-13 = Empiezas con lo más bajo, como siempre. El comodín ★ es más bajo que ☆: solo importa para ver quién empieza.

lesson-end =
    .title = Terminar
    .about = El mazo vacío, terminar y volver a la partida
    .learnt = Ya conoces todo el juego, hasta cómo volver de entre los muertos. Lo siguiente, si quieres: las trampas.
lesson-end-1 = El mazo está vacío. La próxima jugada va <b>en la mesa</b>: la pila vieja pasa a ser el mazo.
lesson-end-2 = { PERSON("2") } jugó en la pila vieja: <b>excomunión</b>. No juega ni roba hasta que otra persona pase.
lesson-end-3 = Tus reyes superan { CARD("7C") }. Toca los dos y elige la mesa.
    .not-play-kd-kh = ¿En la pila? Te ganas la excomunión, como { PERSON("2") }: sin jugar ni robar. Elige la mesa.
    .not-pass = Así { PERSON("2") } volvería, y tú robarías. Tus reyes superan el 7: juégalos en la mesa.
    .otherwise = Con dos reyes sueltas dos cartas. Juega los dos, en la mesa.
lesson-end-4 = La pila vieja se baraja y pasa a ser el mazo. Tus reyes empiezan otra pila. Has robado { CARD("8H") }.
lesson-end-5 = { PERSON("1") } pasó, y { PERSON("2") } puede jugar otra vez. Aunque pasara el resto, tendrías que superar tus reyes.
lesson-end-6 = Tu par o tu 10: los dos van sobre el as. ¿Qué te conviene más?
    .not-play-th = Guarda el 10: puedes lanzarlo entre turnos, sin robar. Ahora juega el par.
    .not-pass = Sobre un as va casi todo. Juega el par.
    .otherwise = Una carta fuera y una robada. Juega los dos 8.
lesson-end-7 = Has robado { CARD("9C") }: tienes dos cartas. Le toca a { PERSON("1") }, aún sin empezar. ¿De qué sirve tu 10?
    .not-begin = Así, luego juegas una, robas una y sigues con dos. Lanza el 10: por él no roba nadie.
lesson-end-8 = { PERSON("1") } no devolvió nada: te queda una carta. { PERSON("2") } jugó { CARD("JC") }. ¿Puedes terminar?
    .otherwise = Puedes: tu 9 es más bajo que una jota, pero también es un trébol. Juégalo.
lesson-end-9 = ¡Terminas, y antes que nadie! Tras la última carta no robas. También puedes lanzar un 10 como última carta.
lesson-end-10 = ¡Qué mala suerte! Los dos 9 de { PERSON("1") } son un golpe contra el tuyo: recibes una carta y <b>vuelves</b>.
lesson-end-11 = { PERSON("2") } jugó { CARD("QD") }, y tienes { CARD("4D") }. ¿Puedes terminar otra vez?
    .otherwise = Puedes: un diamante va sobre una reina de diamantes. Juega la carta y terminas otra vez.
lesson-end-12 = ¡Otra vez antes que nadie! El resto sigue. Si nadie puede robar y pasa toda la mesa, vale cualquier jugada.

lesson-cheating =
    .title = Trampas
    .about = Cómo hacer trampa y cómo descubrirla
    .learnt = Ya sabes hacer trampa y descubrirla. Actívala en las reglas de la mesa si le gusta a todo el mundo.
lesson-cheating-1 = En algunas mesas, la <b>trampa</b> es parte del juego. Sin números: cada <b>raya</b> bajo un nombre es una carta.
lesson-cheating-2 = Puedes <b>colar</b> cartas bajo una jugada. Abre la manga, toca { CARD("2C") }, cuela la carta y juega los dos 4.
    .not-play = Sería una jugada honrada. Mete antes { CARD("2C") } en la manga: es tan baja que no sirve de nada.
    .otherwise = También se puede. En esta lección, cuela { CARD("2C") } bajo los dos 4.
lesson-cheating-3 = Ahora toca robar. También puedes <b>fingir</b> que robas. Prueba: para el resto se ve igual.
    .not-draw = ¡Qué honradez! En esta lección, finge.
lesson-cheating-4 = De seis cartas a tres. El resto vio dos 4 y una carta robada: serían cinco. ¿Contará alguien tus rayas?
lesson-cheating-5 = { PERSON("1") } tenía cuatro cartas, jugó dos 8 y robó una. Serían tres, ¡pero solo ves <b>dos</b> rayas!
lesson-cheating-6 = Antes de que empiece el próximo turno puedes <b>acusar</b>. Acusa a { PERSON("1") }.
    .otherwise = Es lo más seguro, pero así { PERSON("1") } se sale con la suya. Acusa a { PERSON("1") }.
lesson-cheating-7 = ¡Acertaste! { PERSON("1") } coló una carta: <b>Ronda de la Vergüenza</b>. Con tres más tiene cinco, boca arriba.
lesson-cheating-8 = Por una trampa se roba hasta un múltiplo de cinco, al menos una carta. Por una acusación falsa, una.
lesson-cheating-9 = ¡Te descubren! { PERSON("2") } contó tus rayas. Con tres cartas, robas dos. Tu mano va <b>boca arriba</b> hasta acabar tu turno.
lesson-cheating-10 = Ese es el precio de la trampa. Después de este turno, todo olvidado. Supera la jota con una de tus cartas.
    .otherwise = También se puede. En esta lección, juega una carta sobre la jota: más alta, o un trébol.
lesson-cheating-11 = Seguro que ahora alguien te vigila. Roba una carta, esta vez de verdad.
    .not-fake = ¡Qué riesgo! Esta vez roba de verdad.
lesson-cheating-12 = Hay otra trampa. Antes de jugar, mira las 3 cartas de arriba del mazo y déjalas en el orden que quieras.
lesson-cheating-13 = Antes del final, quien tiene cartas acusa por última vez. Si aciertas con alguien que ya terminó, vuelve.
