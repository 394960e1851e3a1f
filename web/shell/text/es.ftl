### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Cinco juegos de cartas en torno al número diez, en un teléfono que pasa de mano en mano. Gratis, sin conexión ni cuenta.
app-description = Cinco juegos de cartas en torno al número diez, en un teléfono que pasa de mano en mano.
screenshot-narrow = Una partida de PIG 10 en un teléfono
screenshot-wide = Una partida de PIG 10 en una tableta

# The versions are those in `web/build/bundle.py`.
old = Tenfold necesita un navegador más nuevo
    .why =
        Funciona en Chrome, Edge y los navegadores de Android desde la versión 123, en Firefox desde la 121 y en Safari
        desde la 17.5, también en un iPhone o iPad. Este navegador es más antiguo o bloquea algo que Tenfold necesita.
        Tus partidas están a salvo.
framed = Tenfold está dentro de otra página
    .why =
        Otro sitio muestra Tenfold dentro de un marco, donde podría tapar sus botones. Por eso no arranca aquí. Tus
        partidas están a salvo.
    .open = Abrir Tenfold
broken = Tenfold no se ha cargado del todo
    .why = No se puede cargar una parte. Tus partidas están a salvo. Prueba otra vez cuando tengas conexión.
    .again = Reintentar
no-script = Tenfold necesita JavaScript: ejecuta Python en tu navegador. Nada de lo que haces sale de este dispositivo.

## In the service worker

damaged = Tenfold está dañado
    .why =
        Algunos de sus archivos en este teléfono han cambiado, así que no arranca. Tus partidas están a salvo. Conéctate,
        cierra Tenfold y vuelve a abrirlo. Así se repara solo.
