### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Guarda una copia
    .note = Tu navegador puede borrar tus partidas si no abres Tenfold en un tiempo. Con una copia en un archivo están a salvo.
back-up = Copia de todo
    .as = en un archivo
whole-game = La partida entera
    .note = Un archivo para importar en otro teléfono

## Importing

import-file = Importar archivo
    .from = copia o juego
import-too-large = Este archivo es demasiado grande o no se puede leer. El límite es de { $most } MB.
import-not-text = No es un archivo de Tenfold: no es texto.
import-not-ours = No es un archivo de Tenfold, o está dañado.
import-newer = Este archivo es de un Tenfold más nuevo. Actualiza Tenfold aquí y vuelve a importarlo.
import-refused = No se ha importado nada
import-reading = Leyendo el archivo
    .waits = En este teléfono no cambia nada hasta revisar todo el archivo.
import-so-far =
    { $of ->
        [0] Revisando el archivo.
        [one] { $count } de 1 partida revisada.
       *[other] { $count } de { $of } partidas revisadas.
    }
import-stopped = Importación detenida. En este teléfono no ha cambiado nada.
import-not-now = Ahora no se pueden leer las partidas de este teléfono, así que no se ha importado nada. Están a salvo. Prueba otra vez en un minuto.
imported = Importación lista
imported-games =
    { $count ->
        [0] Ninguna partida nueva.
        [one] 1 partida importada.
       *[other] { $count } partidas importadas.
    }{ $further ->
        [0] { "" }
        [one] { " " }1 partida actualizada.
       *[other] { " " }{ $further } partidas actualizadas.
    }{ $here ->
        [0] { "" }
        [one] { " " }1 partida ya estaba aquí.
       *[other] { " " }{ $here } partidas ya estaban aquí.
    }
imported-more = También se ha actualizado esto: { $kinds }.
imported-not-all =
    { $count ->
        [one] 1 partida se ha quedado fuera.
       *[other] { $count } partidas se han quedado fuera.
    } Tenfold guarda como mucho { $most } partidas sin terminar, y { $most } terminadas de cada juego añadido.
imported-unreadable =
    { $count ->
        [one] No se ha podido leer 1 parte del archivo.
       *[other] No se han podido leer { $count } partes del archivo.
    }
imported-line = El primer problema está en la línea { $line }.
