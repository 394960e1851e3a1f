### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Juegos añadidos
    .unseen = no se puede ver
    .by = de { $name }
    .add = Añadir juego
    .from = de un archivo
carried = Añadir { $name } { $version }
    .by = de { $author }
carried-with-games =
    { $count ->
        [one] El archivo trae también 1 juego añadido. Añádelo aparte. Hasta entonces, sus partidas guardadas esperan.
       *[other] El archivo trae también { $count } juegos añadidos. Añade cada uno aparte. Hasta entonces, sus partidas guardadas esperan.
    }
saved-addon = un juego añadido

## Adding a game

add = ¿Añadir { $name } { $version }?
    .note = Este juego es de otra persona, y Tenfold no lo ha comprobado. Funciona en un espacio aislado. Desde ahí no puede usar la red, llegar a tus otros juegos o partidas ni dibujar fuera de su zona. La barra de arriba es siempre de Tenfold.
    .risk = Tenfold lo prueba antes, y no lo añade si falla una prueba. Aun así, un juego que gaste toda la memoria del teléfono puede parar la aplicación. Tus partidas guardadas están a salvo.
    .how = Cómo es el espacio aislado
    .yes = Añadir
add-update = ¿Actualizar { $title } a { $version }?
    .note = Reemplaza la versión { $version }.
    .yes = Actualizar
add-testing = Probando el juego
    .note = Tenfold juega unas partidas al azar en el espacio aislado. Tarda unos segundos.
add-stopped = Prueba detenida. En este teléfono no ha cambiado nada.
add-refused = Juego no añadido
added = { $title } está ahora al final de la lista.
updated = { $title } pasa de la versión { $before } a la { $version }.

## An added game

addon = { $title } { $version }
    .by = De { $author }.
    .unnamed = procedencia desconocida
    .stays = Si lo quitas, sus partidas guardadas se quedan en este teléfono. Vuelven cuando lo añadas otra vez.
    .remove = Quitar juego
    .untested = Tenfold tiene que probar otra vez este juego. Añade de nuevo su archivo para jugar.
removed = Has quitado { $title }. Las partidas guardadas se quedan en este teléfono.
stopped = { $game } se ha detenido
    .note = Algo ha fallado en este juego añadido. Puedes seguir desde lo último guardado.
    .slow = El juego tardó demasiado en responder.
silent = El juego no responde
    .note = No hay respuesta de { $game }. ¿Quieres esperar o cerrarlo?
    .close-note = Si lo cierras, puedes seguir desde lo último guardado.
    .wait = Esperar
    .close = Cerrar
closed = Juego cerrado: { $title }. Puedes seguir desde lo último guardado.
sandbox-leave = Dejar el juego
sandbox-bar = Juego añadido, aislado
sandbox-starts = El juego está arrancando
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = Falta su archivo.
room-part-missing = Falta { $file }.
room-too-complex = La pantalla del juego es demasiado compleja para mostrarla.
room-too-large = La pantalla del juego es demasiado grande para mostrarla.
room-python-stopped = El Python del juego se ha detenido.
room-other-page = El juego intentó abrir otra página, así que se ha cerrado.
room-no-answer = El juego no responde.
room-save-too-large = Los datos guardados del juego son demasiado grandes, así que se ha cerrado.
room-saves-too-much = El juego guarda demasiados datos, así que se ha cerrado.

## Why a file is no game

addon-unreadable = No se puede leer este juego añadido. Añade otra vez su archivo.
addon-no-wheel = No es un archivo de juego: su nombre no acaba en .whl.
addon-large = Este archivo es demasiado grande. El límite de un juego es de { $most } MB.
addon-not-pure = Este juego no es solo Python: el nombre del archivo no acaba en -py3-none-any.whl.
addon-metadata-damaged = Este archivo está dañado: no se pueden leer sus metadatos.
addon-damaged = Este archivo está dañado: no se puede descomprimir.
addon-metadata-large = No se puede añadir este archivo: su { $file } es demasiado grande.
addon-files = Este juego tiene demasiados archivos. El límite es { $most }.
addon-large-unpacked = Este juego es demasiado grande una vez descomprimido.
addon-no-metadata = No es un archivo de juego: faltan sus metadatos.
addon-other-metadata = Este archivo está dañado: su nombre no coincide con sus metadatos.
addon-name-taken = No se puede añadir este archivo: el nombre { $name } ya está en uso.
addon-places = Este archivo está dañado: nombra lugares fuera de su carpeta.
addon-compiled = Este juego no es solo Python: lleva una biblioteca compilada.
addon-one-computer = Este juego no es solo Python: está hecho para un tipo de equipo.
addon-outside = No se puede añadir este archivo: pone archivos fuera de su carpeta.
addon-own-package = Los archivos de un juego deben estar en un paquete propio, no en «{ $name }».
addon-needs = Este juego necesita { $name }, que Tenfold no tiene.
addon-needs-other = Este juego necesita { $name }, pero aquí hay { $package } { $version }.
addon-no-games = No hay ningún juego en este archivo: no nombra ninguno en tenfold.games.
addon-games = Hay demasiados juegos en este archivo. El límite es { $most }.
addon-short-name = El nombre corto de un juego solo lleva minúsculas, cifras y guiones. «{ $name }» no vale.
addon-lacks =
    { $part ->
        [rules] El juego { $game } no tiene reglas: su archivo no las nombra en { $group }.
        [players] El juego { $game } no tiene jugadores virtuales: su archivo no los nombra en { $group }.
       *[board] El juego { $game } no tiene tablero: su archivo no lo nombra en { $group }.
    }
addon-game-taken = Ya hay un juego que se llama { $game }.
addon-package-taken = No se puede añadir este archivo: taparía { $package }, que ya está aquí.

## What tests of a game find

test-failed = El juego no ha pasado una prueba. { $why }
test-crash = El juego se ha detenido: { $why }
test-board-crash = El tablero del juego se ha detenido: { $why }
test-no-board = El tablero del juego no es un table.boards.Board.
test-no-button = El tablero del juego espera un toque, pero no tiene botón para él.
test-nothing-to-tap = El tablero del juego no tiene nada que tocar en el turno de una persona.
test-refuses = El juego rechaza una jugada que había ofrecido: { $why }

## What a game's description lacks

guest-incomplete = La descripción del juego está incompleta.
guest-long = La descripción del juego es demasiado larga.
guest-other = La descripción del juego no coincide con los juegos de su archivo.
guest-title-taken = El juego no puede llamarse «{ $title }»: ese nombre ya está en uso.
guest-emblem = El emblema del juego no está hecho de formas simples.
guest-option = Una opción del juego está incompleta.
guest-choice = Una elección del juego está incompleta.
guest-choice-seat = Una elección del juego se llama igual que un asiento.
guest-preset = Una variante del juego está incompleta.
guest-preset-unknown = Una variante del juego usa una elección que no existe.
guest-lesson = Una lección del juego está incompleta.
guest-twice =
    { $part ->
        [option] Dos opciones del juego se llaman igual.
        [choice] Dos elecciones del juego se llaman igual.
       *[lesson] Dos lecciones del juego se llaman igual.
    }
guest-short-name = Un nombre corto del juego no vale.
guest-option-name = Una opción no puede llamarse { $name }.
guest-players = Este juego necesita un número de personas que no cabe en Tenfold.
