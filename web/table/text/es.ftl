### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Seguir
home = Inicio
menu = Menú
close = Cerrar
rules = Reglas
rules-of = Reglas de { $title }
settings = Ajustes
everything-so-far = Historial
leave-the-table = Dejar la mesa
again = Otra vez
cell-of = { $count } de { $of }
back = Atrás
name = Nombre
several = { $names }
player = Silla { $letter }
# A person who plays alone and has given no name. A name in a text slot can be this word, so sentences fit it too.
reader = Tú
reader-badge = Tú
points =
    { $count ->
        [-1] −1 punto
        [one] 1 punto
       *[other] { $count } puntos
    }
ordinal = { $place }.º
date =
    { $month ->
        [1] { $day } de enero de { $year }
        [2] { $day } de febrero de { $year }
        [3] { $day } de marzo de { $year }
        [4] { $day } de abril de { $year }
        [5] { $day } de mayo de { $year }
        [6] { $day } de junio de { $year }
        [7] { $day } de julio de { $year }
        [8] { $day } de agosto de { $year }
        [9] { $day } de septiembre de { $year }
        [10] { $day } de octubre de { $year }
        [11] { $day } de noviembre de { $year }
       *[12] { $day } de diciembre de { $year }
    }
is-next = Le toca a { $name }
your-turn = Te toca

## French cards

# A card, as a voice says it.
french-card =
    { $rank ->
        [A] as
        [K] rey
        [Q] reina
        [J] jota
        [T] 10
       *[other] { $rank }
    } de { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
suit-name =
    { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] as
        [K] rey
        [Q] reina
        [J] jota
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

## Home

history = Tus partidas
games = Juegos
practice-of = { $title }, práctica
resume = { $title }: { $standing }
resume-with = con { $names }
resume-against = contra { $names }
panel-by = juego añadido de { $name }
panel-players = personas:
update = Nueva versión
    .note = Hay una nueva versión de Tenfold. Tus partidas están a salvo.
    .take = Actualizar
who-plays = ¿Cómo te llamas?
    .skip = Saltar esta pregunta
    .save = Guardar
call = Hola, { $name }. Desde ahora, el primer asiento es tuyo.
    .games = Hola, { $name }. Desde ahora, el primer asiento es tuyo. Las partidas empezadas guardan los nombres de antes.
    .wrong = Un nombre necesita una letra, una cifra o un emoji.
    .kept = Un nombre necesita una letra, una cifra o un emoji. Te seguimos llamando { $name }.
not-now = Ahora no
# The card in it stands for the icon of the button.
install = Jugar sin red
    .note = Pon Tenfold en tu pantalla de inicio y juega sin conexión.
    .now = Instalar
    .share = Toca { CARD("share") }<b>Compartir</b> abajo.
    .add = Elige <b>Añadir a pantalla de inicio</b>.
trouble-close = Cerrar este aviso
not-saved = No se guarda

## What is wrong with the storage, and what the shell reports

trouble-full = Este teléfono está lleno. Puedes seguir jugando, pero tu partida no se guarda. Quita algunas partidas viejas.
trouble-slow = Guardar va lento ahora. Sigue jugando: tu partida se guardará en cuanto se pueda.
trouble-late = La memoria de este teléfono aún no responde. Tus partidas están a salvo y volverán en cuanto responda. Ya puedes jugar.
trouble-gone = El navegador ha cerrado su almacén. Puedes seguir jugando, pero tu partida no se guarda.
trouble-blocked = Este navegador no guarda nada (¿una ventana privada?). Perderás tus partidas al cerrar la página.
skipped = Tenfold se detuvo al leer una partida guardada. Todas tus demás partidas están a salvo.
unreadable = Tenfold no pudo leer { $names } y ha arrancado sin eso. Tus partidas están a salvo.
games-are-back = Tus partidas han vuelto, y todo está guardado.
saved-again = Ya se puede guardar otra vez, y todo está guardado.
started-again = Tenfold se detuvo y ha vuelto a arrancar desde lo último guardado.
copied = Copiado. Pégalo donde quieras.
picture-saved = La imagen está en tus descargas.

## The screen of settings

holder = Tú
    .name = Tu nombre
saved-games = Copia
    .skipped = sin leer
developers = Para programar
    .library = Biblioteca de Python
    .docs = documentación
all-stays-here = Todo se queda en este teléfono. No necesitas cuenta, y Tenfold no envía nada.

## The list of games

history-waiting = Sin terminar
history-over = Terminadas
history-none = Sin partidas aún.
history-older = Más antiguas
history-game = { $title }: { $names }
history-which = { $title } ({ $names }), { $date }
history-remove = Borrar { $label }
history-practice = Práctica: no cuenta
history-won = Victoria: { $name }
history-shared = Victoria compartida: { $names }
history-cup-won = Torneo ganado: { $name }
history-cup-shared = Título compartido: { $names }
history-cup = { $count ->
        [0] Torneo, aún sin mesas jugadas
        [one] Torneo, 1 mesa jugada
       *[other] Torneo, { $count } mesas jugadas
    }
history-undone = { $date }, con jugadas deshechas
game-with = { $title }: { $names }
game-saved = Partida guardada
game-from = Partida del { $date }
ago-now = ahora mismo
ago-minutes = { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
ago-hours = { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
ago-days = { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
ago-unknown = fecha desconocida

## Examples in the rules

example = Ejemplo: { $title }
    .start = Empieza así.
    .on = Sigue
    .next = Sigue: { $title }
    .again = Otra vez: { $title }

## Signs, for who listens

sign-marked = el comodín marcado
sign-unmarked = el comodín sin marcar
sign-to = a
sign-plus-minus = más o menos
sign-minus = menos
sign-plus = más
sign-times = por
sign-makes = hace
sign-yes = sí
sign-house-rule = regla de la casa:
shape-green = verde
shape-blue = azul
shape-yellow = amarillo
shape-orange = naranja
shape-red = rojo
shape-black = negro
shape-white = blanco

## Passing the phone

pass-to = Pasa el teléfono a
holds = Soy { $name }
shows-the-hand = ver mi mano
since = Desde el último turno de { $name }
so-far = Hasta ahora
next-is = Le toca a
before-looks = Antes de que mire { $name }, cualquiera puede
before-plays = Antes de que juegue { $name }, cualquiera puede
plays = turno de { $name }
said-pass = Pasa el teléfono a { $name }.
said-next = Le toca a { $name }.
claim-needless = De todos modos le toca a { $name }.

## The table

rule = Regla
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Práctica
undo = Deshacer
players = La mesa

## The end of a game

check-deal = Comprobar reparto
shapes-note = 🟩 tu asiento entre los demás
practice-counts-nowhere = Partida de práctica: no cuenta.
deal-number = Reparto número { $seed }.
same-position = la misma posición
place = Puesto { $count }
match-over = { $label }: fin.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 victoria
       *[other] { $games } victorias
    }
rematch = Revancha
match-new = Otra serie
    .note = { $games } partidas
match-next = Otra partida
won-by-all = Empate
won-by-one =
    { $who ->
        [you] Ganas
       *[other] Gana { $who }
    }
won-by = Victoria compartida: { $winners }

## Matches and scores

match = Serie
    .note = En cada partida sumas 2 puntos por cada rival que queda por detrás de ti y 1 por cada empate.
match-game = Partida { $count }
match-game-of = Partida { $count } de { $of }
match-length =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
match-open = sin serie
match-agreed = gana la serie quien sume más puntos
match-level = Serie empatada
match-leads =
    { $who ->
        [you] Vas ganando por { $margin }
       *[other] { $who } va ganando por { $margin }
    }
match-lead = En cabeza: { $winners }
match-won =
    { $who ->
        [you] Ganas la serie por { $margin }
       *[other] { $who } gana la serie por { $margin }
    }
match-shared = Serie compartida: { $winners }
scores = Puntos
all-level = Empate total
leads =
    { $who ->
        [you] Vas ganando por { $margin }
       *[other] { $who } va ganando por { $margin }
    }
lead = En cabeza: { $winners }
# A player’s points after a round.
in-all = { $points } en total
after =
    { $count ->
        [one] tras 1 ronda
       *[other] tras { $count } rondas
    }
after-of =
    { $of ->
        [one] tras { $count } de 1 ronda
       *[other] tras { $count } de { $of } rondas
    }
after-games =
    { $count ->
        [one] tras 1 partida
       *[other] tras { $count } partidas
    }
after-of-games =
    { $of ->
        [one] tras { $count } de 1 partida
       *[other] tras { $count } de { $of } partidas
    }
# Beside a place in the result.
last-round-gain = última ronda: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] Tras { $count } rondas ibas en último lugar
       *[other] Tras { $count } rondas, { $who } iba en último lugar
    }
remark-late =
    { $who ->
        [you] Tomas la delantera en la última ronda
       *[other] { $who } toma la delantera en la última ronda
    }
remark-one = Lo decide un solo punto
remark-led =
    { $who ->
        [you] Vas en cabeza desde la primera ronda
       *[other] { $who } va en cabeza desde la primera ronda
    }
fewest-win = gana quien menos suma
total = Total
round-by-round = Por rondas
latest-round = La última ronda
this-round = Ronda
game-by-game = Por partidas
picture-by = Tenfold
totals = Puntos: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = La mesa
seats = Asientos
seats-less = Quitar asiento
seats-more = Añadir asiento
seats-one = { $title }: solo para { $count } personas.
seats-range = { $title }: de { $count } a { $of } personas.
clockwise = Por orden de asiento, en sentido horario.
table-rules = Reglas de mesa
deal = Reparto n.º
    .none = al azar
    .wrong = Pon hasta nueve cifras, o nada para un reparto al azar.
starting = Tenfold está arrancando
name-of-seat = Nombre del asiento { $count }
same-name = Hay dos nombres iguales: { $name }. Cambia uno.
person = Persona
computer = Virtual
kind-person = { $name }, persona. Cambiar
kind-computer =
    { $name }, jugador virtual, { $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }. Cambiar
move-up = Subir: { $name }
move-to-end = Al final: { $name }
nobody-holds = Solo hay jugadores virtuales. Relájate y mira.
one-holds = Juegas contra jugadores virtuales.
open-table = Comparten la pantalla { $names }. Puedes dejar el teléfono en la mesa.
phone-changes-hands = El teléfono pasa de mano en mano: { $names }.
who-is = ¿Quién es { $name }?
a-person = Una persona
    .note = Juega en este teléfono
    .known = Ya ha jugado en este teléfono
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }
a-computer =
    Jugador virtual { $level ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }
    .easy = Hace la jugada más evidente
    .medium = Cuenta cartas y mira un turno más allá
    .hard = Calcula qué puede tener el resto
character = Personaje
as-usual = habitual
changed = { $label }, con cambios

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = la partida se guarda
new-deal = Otro reparto
give-up = Rendirse
give-up-deal-again = ¿Otro reparto?
give-up-game = ¿Dejas esta partida?
    .note = No contará, y no podrás recuperarla.
play-on = Seguir jugando
thinking = Pensando…
stop = Parar
sealed-deal = Reparto sellado
    .note = Las cartas quedaron fijadas antes de la primera jugada, y este código lo demuestra. Cópialo ahora si quieres: tras la partida puedes comprobar que nada ha cambiado.
# The card stands for the nonce.
seal-parts = Reparto número <b>{ $seed }</b>, clave { CARD("nonce") }
seal-of = Únelos con un espacio. Su SHA-256 es el código que está en el menú desde la primera carta:
deal-again = Comprobar
check-all = <b>Las mismas cartas</b>, y el mismo resultado tras { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }.
check-end = <b>Las mismas cartas</b>, ¡pero otro resultado!
check-cards = <b>Otras cartas</b>, pero el mismo resultado tras { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }.
check-none = <b>¡No coinciden ni las cartas ni el resultado!</b>
nobody-to-name = Ahora no hay a quién nombrar.
nobody-can = Nadie de aquí puede hacerlo ahora.

## Taking back

undo-done = Jugada deshecha.
undone = En esta partida se han deshecho jugadas.
undone-looks = En esta partida se han deshecho jugadas, { $count ->
        [one] una vez
       *[other] { $count } veces
    } tras ver una carta oculta.
no-undo-looked = No puedes deshacer: ya se ha visto la mano siguiente.
no-undo-yet = Aún no hay nada que deshacer.
no-undo-turn = No puedes deshacer turnos anteriores.
no-undo-played = No puedes deshacer: después vino el turno de { $name }.
no-undo-computer = No puedes deshacer la jugada de un jugador virtual.
no-undo-turned = No puedes deshacer: ya se han visto cartas nuevas.

## What is read

chapters = Capítulos
rules-close = Cerrar las reglas
whole-rule = La regla entera
chapter-table = Opciones
chapter-house = <b>⌂ </b>Reglas de la casa, que no están en las originales: { $title }
chapter-words = Palabras
chapter-game = El juego
chapter-own = Las palabras y los dibujos son de Tenfold. Tenfold no tiene relación con ningún juego publicado.
seat = asiento { $count }
newest-first = Lo nuevo arriba.
earlier-moves = Jugadas previas
nothing-yet = Sin jugadas aún.

## What the shell shows when Python cannot

other-tab = Abierto en otra pestaña
    .note = Tenfold ya está abierto en otra pestaña. Para proteger tus partidas, solo puede haber una pestaña activa.
    .use = Usar aquí
crash = Algo ha fallado
    .note = Es un error de Tenfold, perdona. Tu partida está guardada hasta tu última jugada.
    .again = Reiniciar
    .rescue = Guardar todo en un archivo
incomplete = Tenfold no se ha cargado del todo
    .note = Quizá no tienes conexión, o se está publicando una nueva versión. Tus partidas están a salvo. Prueba otra vez en un minuto.
    .again = Reintentar
opening-link = Abriendo el enlace. Tenfold está arrancando…

## Settings, each with its help

set-language = Idioma
language-auto = El del teléfono
    .note = Si Tenfold no lo habla, en inglés
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = No se pudo cargar el idioma. Prueba otra vez cuando tengas conexión.
english-ranks = Letras inglesas en las cartas
    .note = J, Q y K en todos los idiomas
set-look = Aspecto
set-paper = Tema
set-paper-auto = Automático
set-paper-light = Claro
set-paper-dark = Oscuro
set-paper-contrast = Alto contraste
set-back = Dorsos
set-back-frame = Marco
set-back-pleats = Pliegues
set-back-rays = Rayos
set-back-peaks = Picos
set-back-squares = Cuadros
set-back-fold = Doblez
set-felt = Tapete
set-felt-game = De color
set-felt-grey = Gris
set-felt-black = Negro
set-four-colours = Cuatro colores
    .help = Cada palo tiene su color
set-corners = Esquinas grandes
    .help = Para un teléfono plano en la mesa
set-hands = Manos
set-thumb = Botones al alcance del pulgar
set-thumb-left = Izquierdo
set-thumb-right = Derecho
set-second-tap = Jugar una carta tocándola dos veces
    .help = Si no, usa el botón
set-sums = Ver sumas
    .help = Ver qué total hace cada carta, en juegos de sumar
set-do-sums = Sumar por tu cuenta
    .help = En PIG 10, calcula cada nuevo total. Si te equivocas, prueba otra vez.
set-pace = Ritmo
set-speed = Jugadores virtuales y cartas en movimiento
set-speed-calm = Calma
set-speed-brisk = Ágil
set-speed-at-once = Máximo
set-explain = Explicar reglas sobre la marcha
    .help = Ves cada regla las primeras veces. Para verlas otra vez, desactívalo y actívalo de nuevo.
set-go-on = Seguir automáticamente
    .help = Tenstuff a solas: el resto juega tras 3 segundos
set-sound = Sonido
    .off = No
    .soft = Bajo
    .full = Alto
set-buzz = Vibrar
    .help = Cuando le toca a alguien
