### What characters say when a game is over: two lines for a win, and two for a loss.
###
### text: $name
### message: $line

says = { $name } dice:
words = «{ $line }»
won =
    { $name ->
        [Ada] Vi adónde ibas y llegué antes.
        [Blaise] Aposté por lo desconocido y, por una vez, salió bien.
        [Carl] Sin prisa. Al final todo suma.
        [Emmy] ¡Anda! Yo solo quería no estorbarte.
        [Grace] Primero actúa y luego pide perdón. Funciona.
        [Hypatia] Paciencia. Tú corrías y yo esperaba.
        [Leonhard] ¿Era un farol? Nunca lo sabrás.
       *[Sofya] Frenarte no salió barato. Valió la pena.
    }
    .too =
        { $name ->
            [Ada] Guardé lo mejor para el final, como siempre.
            [Blaise] No te fíes de la suerte. Pero dale las gracias.
            [Carl] Lo comprobé dos veces. Y luego otra más.
            [Emmy] Pasito a pasito, y sin hacer daño a nadie.
            [Grace] Tenías un plan. Y era bueno, además.
            [Hypatia] Me puse en tu camino, y con eso bastó.
            [Leonhard] Guarda una buena carta el tiempo justo, y gana la partida.
           *[Sofya] No corrí riesgos y no te dejé ninguna opción.
        }
lost =
    { $name ->
        [Ada] Me lo arruinaste antes de tiempo. Qué bien jugado.
        [Blaise] En fin. Fue bonito mientras duró.
        [Carl] Aún estaba ahorrando. La próxima vez lo gasto.
        [Emmy] ¡Bien jugado! Disfruté cada carta.
        [Grace] Ataqué antes de tiempo. Fue divertido igual.
        [Hypatia] Esperaba el momento justo. Te lo llevaste tú.
        [Leonhard] Descubriste mi farol. Bueno, todos mis faroles.
       *[Sofya] Pagué por verte fallar y no fallaste. Me parece justo.
    }
    .too =
        { $name ->
            [Ada] Un riesgo que no puede fallar no es un riesgo. Este podía.
            [Blaise] Volvería a apostar lo mismo. ¡Reparte!
            [Carl] Según mis cuentas, era imposible. Déjame repasarlas.
            [Emmy] Qué bonito fue verlo desde aquí. ¿Otra?
            [Grace] Te me escapaste. No pasará dos veces.
            [Hypatia] Encontraste cómo rodearme. ¿Me lo enseñas otra vez?
            [Leonhard] Esperé demasiado. Aún llevo los bolsillos llenos.
           *[Sofya] Ni un riesgo, ni una victoria. Mmm.
        }
