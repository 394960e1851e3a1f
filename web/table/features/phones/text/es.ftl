### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Un teléfono por persona
    .here =
        { $count ->
            [one] 1 teléfono
           *[other] { $count } teléfonos
        }
called = la mesa con otros teléfonos

## On the phone with the table

phones = Otros teléfonos
opening = Preparando la mesa para otros teléfonos…
scan = Escanea esto con la cámara de otro teléfono. Abre Tenfold y pregunta un nombre.
scan-label = Código QR de esta mesa
scan-direct = Primero, el otro teléfono escanea esto: con su cámara o en Tenfold, en «Ir a una mesa».
    .lost = Primero, el teléfono que vuelve escanea esto: con «Escanear código», en su mesa.
then-scan = Ahora, el otro teléfono
scan-answer = Pon el código del otro teléfono delante de la cámara.
show-code = Ver el código
connecting = Los teléfonos se están buscando…
add-phone = Añadir teléfono
other-code = Ese código es otro
old-code = Ese código es demasiado viejo. Escanea otra vez con el otro teléfono.
no-camera = Tenfold necesita la cámara para encontrar otros teléfonos. Dale permiso en esta página y prueba otra vez.
no-network = Este teléfono no está en ninguna red. Pon todos los teléfonos en la misma wifi o zona wifi. No hace falta internet.
no-path = Los teléfonos no se encuentran. Algunas redes los separan: usa la zona wifi de uno de los teléfonos y apaga cualquier VPN.
    .apart = Los dos teléfonos están en la misma red, pero la red los separa. Usa la zona wifi de uno de los dos y apaga cualquier VPN.
    .networks = Los teléfonos están en redes distintas. Pon los dos en la misma wifi o zona wifi y apaga cualquier VPN.
    .hotspot = El teléfono que da la zona wifi no es visible para los que se conectan a ella. Que la dé otro teléfono.
    .hidden = Uno de los teléfonos oculta su dirección. Permite la cámara en él mientras muestra su código.
no-browser = Este navegador no llega a otros teléfonos. Abre Tenfold directamente en Chrome, Firefox o Safari.
no-code = No ha funcionado. Quizá los teléfonos tienen versiones distintas de Tenfold. Recarga la página en los dos y prueba otra vez.
phone-here = su teléfono
phone-lost = sin señal
    .choice = sin señal: ¿quién juega?
computer = virtual
this-phone = en este teléfono
# On the edge of a seat at the table.
tag-you = tú
tag-turn = te toca
deal-for = Repartir: { $names }
# Below it, on a second button: computer players.
deal-with = Repartir también: { $names }
waits-for-phones = en espera
only-table = Este teléfono solo muestra la mesa
    .note = Ponlo en el centro. No muestra las cartas de nadie.
stop = Jugar solo en este teléfono
no-relay = Desde aquí, este teléfono no es visible para otros. En un equipo de la misma red, arranca Tenfold con «python3 serve.py --lan» y abre en cada teléfono la dirección que muestra.
try-again = Reintentar
came = { $name } está aquí
left = { $name } se ha ido
    .computer = { $name } se ha ido, y sigue un jugador virtual.
lost = Sin señal del teléfono de { $name }
found = Vuelve el teléfono de { $name }
closed = Ya solo se juega aquí
waits = Esperando a los demás teléfonos
lost-turn = El teléfono de { $name } no responde.
go-on-without = ¿Y ahora?
instead-note = Cuando el teléfono vuelva, { $name } seguirá jugando en él.
instead-left = ¿Quién juega ahora por { $name }? Si { $name } quiere volver, añade otro teléfono.
plays-here-row = En este teléfono
    .note = Se lo pasas a { $name }
computer-row = Con un jugador virtual
    .note = en el nivel medio
computer-plays = Un jugador virtual juega por { $name }
plays-here = { $name } juega en este teléfono
plays-there = { $name } juega ahora en el teléfono de { $host }
    .table = { $name } juega ahora en el teléfono de la mesa
door = { $name } quiere entrar
    .again = Otro teléfono quiere ser { $name }
    .again-note = Si { $name } ha cambiado de teléfono, acepta. Entonces el primer teléfono deja la mesa.
    .note = ¿Qué asiento?
    .no-seat = Todos los asientos están ocupados. Después de esta partida puede haber uno.
let-in = Que entre
give = Jugar como { $name }
send-away = No
undo-asked = { $name } quiere deshacer la última jugada
undo-yes = Deshacer
undo-no = Dejarla
dealt-together = Repartido con números de todos los teléfonos.

## On the phones of the others

join = Ir a una mesa
    .note = Juegas en este teléfono, y tus cartas las ves solo tú. La partida está en el teléfono que te mostró el código.
    .note-short = escanea su código
    .trust = Ese teléfono oculta tus cartas, salvo si el tuyo pierde la señal y alguien juega por ti allí. Con herramientas de desarrollo, desde él se podrían leer.
join-now = Entrar
# A page that tries it before there is a game.
hear = ¿Se ven nuestros teléfonos?
    .title = Prueba
    .short = prueba antes
    .how = Pon los dos teléfonos en la misma wifi o zona wifi. No hace falta internet. El otro teléfono entra como si hubiera una partida.
hears = sí, se ven
heard = { $phone } y este teléfono se ven.
choose-game = Elegir juego
scan-now = Escanear código
scan-again = Otra vez
scan-table = Pon el código de la mesa delante de la cámara.
stop-scanning = Parar
preparing = Preparando…
answer = Ahora pon este código delante de la cámara del otro teléfono.
answer-label = Código QR de este teléfono
# $phone, at the start of a sentence.
hosts-phone = El teléfono de { $name }
    .table = El teléfono de la mesa
come-back = Para volver, escanea otra vez el código. { $phone } lo muestra en «¿Y ahora?».
your-name = Tu nombre
visiting = { $title } con más gente
at-table = Estás en la mesa
    .waits = La partida empieza cuando reparta { $name }.
    .waits-table = La partida empieza cuando alguien reparta en el teléfono de la mesa.
    .no-seat = Ahora mismo la mesa no tiene asiento para ti.
finding = Buscando la mesa…
finding-note = Deja esta página abierta.
away = { $phone } muestra otra cosa. La partida espera.
silent = { $phone } no responde. La partida espera.
others = Esperando al resto
sending = Tu jugada va en camino
next-deal = { $phone } empieza la próxima partida.
leave = Dejar la mesa
    .note = el resto sigue
    .asked = ¿Dejas la mesa?
    .asked-game = Un jugador virtual sigue por ti. Para volver, necesitas el código de la mesa.
    .asked-lobby = Entonces otra persona puede ocupar tu asiento.
    .yes = Dejar
    .no = Seguir
goodbye = Has dejado la mesa
    .computer = Has dejado la mesa. Un jugador virtual sigue por ti.
undone = { $name } ha deshecho una jugada
    .own = Tu jugada está deshecha
back-to-table = Volver a la mesa
    .turn = Te toca
table-goes-on = La mesa sigue
asked-undo = Preguntando a { $name } si puedes deshacerla
    .table = Preguntando al resto si puedes deshacerla
# To a phone that waits at the door.
asks = { $name } tiene que dejarte entrar.
    .table = Alguien tiene que dejarte entrar, en el teléfono de la mesa.
no-rules = Ahora no se puede
no-undo = La respuesta es no: tu jugada se queda
no-late = Ya no puedes deshacerla
host-decides = Esta partida está en otro teléfono.
fair = Reparto limpio: tu teléfono ha participado en él.
unfair = Tu teléfono no ha participado en este reparto.
closed-over = La mesa se ha cerrado. Tus partidas terminadas están en «Tus partidas».
closed-full = La mesa está llena.
closed-version = Los dos teléfonos tienen versiones distintas de Tenfold. Recarga la página en ambos.
closed-taken = Otra persona juega ahora en tu asiento, con otro teléfono.
closed-refused = En esta partida no hay asiento para ti. Pregunta otra vez cuando termine.
closed-missing = Esta mesa ya no existe. Pide un código nuevo.
