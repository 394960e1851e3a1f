### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = No hay otra opción.
choice = Un jugador virtual elegiría esto.
other-play = También podrías elegir esto.
let-pass = Déjalo pasar
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }{ "\u00A0" }% en vez de { $theirs }{ "\u00A0" }%.
percent-only = { $fact }: solo un { $own }{ "\u00A0" }% en vez de { $theirs }{ "\u00A0" }%.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }{ "\u00A0" }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }{ "\u00A0" }% ({ $other }: { $theirs }{ "\u00A0" }%).
about = { $fact }: cerca de { $own } en vez de { $theirs }.
win-game =
    { $who ->
        [you]
            { $how ->
                [sure] Ganarás la partida seguro
                [never] Ya no puedes ganar la partida
                [likely] Probablemente ganarás la partida
                [unlikely] Difícilmente ganarás la partida
                [more] Ganarás la partida más veces
               *[less] Ganarás la partida menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] ganará la partida seguro
                [never] ya no puede ganar la partida
                [likely] probablemente ganará la partida
                [unlikely] difícilmente ganará la partida
                [more] ganará la partida más veces
               *[less] ganará la partida menos veces
            }
    }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: { $loss } peor.
next-as-good = { $other }: casi igual de bueno.
next-too-close = { $other }: muy reñido.
next-wins-less = { $other }: { $count }{ "\u00A0" }% menos de victorias.
this-worse = Sale { $loss } peor.
this-as-good = Es casi igual de bueno.
this-too-close = Está muy reñido.
this-wins-less = Gana un { $count }{ "\u00A0" }% menos de partidas.
points =
    { $count ->
        [one] cerca de 1 punto
       *[other] unos { $count } puntos
    }
# Less than a quarter of a point.
a-little = un poco
points-part = unos { $amount } puntos
cards =
    { $count ->
        [one] cerca de 1 carta
       *[other] unas { $count } cartas
    }
cards-part = unas { $amount } cartas
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Se arriesga, guarda lo mejor para el final y te estropea los planes.
character-blaise = Apuesta por lo desconocido, gasta sin mirar y te deja en paz.
character-carl = Prefiere lo seguro y ahorra sin fijarse en el resto.
character-emmy = Juega sobre seguro, da con gusto y no le desea mal a nadie.
character-grace = Golpea pronto y fuerte a quien tenga un plan.
character-hypatia = Espera, ahorra y estorba al resto.
character-leonhard = Va de farol y apuesta alto, pero no suelta las buenas cartas.
character-sofya = No se arriesga, pero paga con gusto por verte fallar.
