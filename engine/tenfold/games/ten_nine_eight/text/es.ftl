### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Everyone gets this number of cards.
event-round =
    { $who ->
        [you]
            Repartes { $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            } por persona y destapas { $turned_up }
       *[other]
            { $who } reparte { $cards ->
                [one] 1 carta
               *[other] { $cards } cartas
            } por persona y destapa { $turned_up }
    }
event-deal =
    { $who ->
        [you] Recibes { ROW($hand, between: " ") }
       *[other] { $who } recibe { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
        [you] Apuestas <b>{ $bid }</b>
       *[other] { $who } apuesta <b>{ $bid }</b>
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen =
    { $who ->
        [you] Ya has apostado
       *[other] { $who } ya ha apostado
    }
event-bids = Las apuestas: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead =
    { $who ->
        [you] Sales con { $card }
       *[other] { $who } sale con { $card }
    }
event-play =
    { $who ->
        [you] Juegas { $card }
       *[other] { $who } juega { $card }
    }
event-trick =
    { $who ->
        [you] Ganas la baza
       *[other] { $who } gana la baza
    }
# The players who made their bid.
event-score = Apuestas cumplidas: { ROW($made, between: ", ") }
score-nobody = Nadie cumple su apuesta
event-over = La partida ha terminado

## Why something can’t be done

not-held = No puedes jugar { $card }: no la tienes.
bids-first = Todavía no puedes jugar { $card }: primero hay que apostar.
hooked = No puedes apostar { $bid }: con el descuadre, las apuestas no pueden sumar { $tricks }.
too-many =
    { $tricks ->
        [one] No puedes apostar { $bid }: solo hay 1 baza.
       *[other] No puedes apostar { $bid }: solo hay { $tricks } bazas.
    }
bids-stand = Ya no puedes cambiar tu apuesta: juega una carta.
# The suit is C, D, H or S.
follow =
    No puedes jugar { $card }: hay que asistir con { $suit ->
        [C] un trébol
        [D] un diamante
        [H] un corazón
       *[S] una pica
    }.
first-trick = No puedes jugar { $card }: en la primera baza no vale el triunfo si tienes otro palo.
not-thrown = Todavía no puedes salir con { $card }: nadie ha fallado con triunfo.
not-played = Todavía no puedes salir con { $card }: nadie ha jugado un triunfo.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = El descuadre exige una última apuesta: no se combina con apostar a la vez.

## Options

option-hook = Descuadre
    .help = La última apuesta no puede hacer que todas sumen el número de bazas: así, alguien no cumple.
    .is-off = no
    .is-on = sí
option-first-trick-trump = Triunfos al principio
    .help = Cuándo puedes salir con triunfo, o jugarlo si no puedes asistir.
    .is-printed = no en la primera baza
    .is-free = en cualquier momento
    .is-until-broken = salir si alguien ya falló con triunfo
    .is-until-played = salir si ya se jugó un triunfo
option-missed = Apuestas no cumplidas
    .help = Lo que puntúas si ganas más o menos bazas de las que apostaste.
    .is-nothing = nada
    .is-tricks = 1 punto por baza
    .is-minus = se resta la diferencia
option-bids = Apuestas
    .help = Se apuesta por turno, oyendo las apuestas anteriores, o a la vez y en secreto.
    .is-in-turn = por turno
    .is-all-at-once = a la vez
option-rounds = Duración
    .help = Cuántas cartas recibe cada cual en cada ronda.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
