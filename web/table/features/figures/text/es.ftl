### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Cifras
    .back = Atrás
figures-none = Termina una partida para ver tus cifras.
figures-loading = Las partidas anteriores aún se están cargando.
figures-elsewhere =
    { $count ->
        [one] 1 de estas partidas fue con cartas reales.
       *[other] { $count } de estas partidas fueron con cartas reales.
    }
figures-game = Juego
figures-player = Quién
figures-not-yet = { $name }: aún ninguna partida terminada de { $title }.

## How many games somebody won

won =
    { $name }: { $won } de { $of ->
        [one] 1 partida ganada
       *[other] { $of } partidas ganadas
    }
even = A partes iguales tocarían { $even }.
luck =
    { $luck ->
        [more] Es más que suerte.
        [less] Es más que mala suerte.
       *[other] Puede ser suerte.
    }
streak =
    { $streak ->
        [one] Mejor racha: 1 victoria.
       *[other] Mejor racha: { $streak } victorias.
    }
    .now =
        { $streak ->
            [one] Racha actual: 1 victoria.
           *[other] Racha actual: { $streak } victorias.
        }
legend = La marca muestra las victorias que tocarían a partes iguales. La línea fina, el margen de error (95{ "\u00A0" }%).
seats = Mesa de { $players }
share-of = { $won } de { $of }
share-even = (tocarían { $even })

## With and without help

unaided =
    { $name }: { $won } de { $of ->
        [one] 1 partida ganada
       *[other] { $of } partidas ganadas
    } sin pistas ni deshacer
unaided-row = Sin
aided-row = Con

## Against whom

level =
    { $level ->
        [easy] virtuales fáciles
        [medium] virtuales medios
        [hard] virtuales difíciles
        [mixed] virtuales de varios niveles
       *[other] personas
    }
level-row =
    { $level ->
        [easy] Contra virtuales fáciles
        [medium] Contra virtuales medios
        [hard] Contra virtuales difíciles
        [mixed] Contra virtuales de varios niveles
       *[other] Contra personas
    }
level-even = { $name }: contra cualquiera, más o menos las victorias que tocan
level-more = { $name }: más victorias de las que tocan contra { $against }
level-less = { $name }: menos victorias de las que tocan contra { $against }
duel =
    { $name } contra { $other }: por delante en { $won } de { $of ->
        [one] 1 partida
       *[other] { $of } partidas
    }
    .note = Cuenta el mejor puesto. Un empate es media victoria.

## Places and scores

place = { $place }.º: { $count }
places = { ROW($places, between: ", ") }
most-often = { $name }: lo más frecuente en mesas de { $players }, { $place ->
        [1] el primer puesto
        [3] el tercer puesto
       *[other] el { $place }.º puesto
    }
scores = Mesa de { $players }: { $best } como mejor resultado, { $usual } lo habitual
    .note = La barra muestra la mitad central de las partidas. La línea, todas.
    .range = de { $low } a { $high }, lo habitual { $usual }

## Series and tournaments

series =
    { $name }: { $won } de { $of ->
        [one] 1 serie ganada
       *[other] { $of } series ganadas
    }
tournaments =
    { $name }: { $won } de { $of ->
        [one] 1 torneo ganado
       *[other] { $of } torneos ganados
    }
