### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] Recibes { ROW($hand, between: " ") }
       *[other] { $who } recibe { ROW($hand, between: " ") }
    }
event-begin =
    { $who ->
        [you] Empiezas tú
       *[other] Empieza { $who }
    }
event-draw =
    { $who ->
        [you] Robas { $card }
       *[other] { $who } roba { $card }
    }
# The middle is empty.
play-first =
    { $who ->
        [you] Juegas <b>{ $value }</b>
       *[other] { $who } juega <b>{ $value }</b>
    }
play-add =
    { $who ->
        [you] Sumas { $card }: <b>{ $value }</b>
       *[other] { $who } suma { $card }: <b>{ $value }</b>
    }
play-over =
    { $who ->
        [you] Sumas { $card }: <b>{ $value }</b>, te pasas de{ "\u00A0" }diez
       *[other] { $who } suma { $card }: <b>{ $value }</b>, se pasa de{ "\u00A0" }diez
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
        [you] Juegas una rana: <b>{ $value }</b>
       *[other] { $who } juega una rana: <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
        [you] Juegas { $card } y lo dejas en <b>{ $value }</b>
       *[other] { $who } juega { $card } y lo deja en <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
        [you] Restas { $card }: <b>{ $value }</b>
       *[other] { $who } resta { $card }: <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $who ->
        [you]
            { $cards ->
                [one] ¡PIG 10! Te llevas <b>1 carta</b>
               *[other] ¡PIG 10! Te llevas <b>{ $cards } cartas</b>
            }
       *[other]
            { $cards ->
                [one] ¡PIG 10! { $who } se lleva <b>1 carta</b>
               *[other] ¡PIG 10! { $who } se lleva <b>{ $cards } cartas</b>
            }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $who ->
        [you]
            { $cards ->
                [one] Te llevas <b>1 carta</b>
               *[other] Te llevas <b>{ $cards } cartas</b>
            }
       *[other]
            { $cards ->
                [one] { $who } se lleva <b>1 carta</b>
               *[other] { $who } se lleva <b>{ $cards } cartas</b>
            }
    }
event-leftovers =
    { $who ->
        [you] Nadie se ha llevado cartas después de ti: te quedas con el centro
       *[other] Nadie se ha llevado cartas después de { $who }, que se queda con el centro
    }
event-over =
    { $left ->
        [one] Nadie se lleva la carta que queda en el centro
       *[other] Nadie se lleva las { $left } cartas que quedan en el centro
    }

## Why something can’t be done

not-held = No puedes jugar { $card }: no la tienes.
# The value is the card’s own number.
not-same = Solo puedes sumar { $card }: ni la última carta ni el centro valen { $value }.
too-much = No puedes jugar { $card }: daría { $value }, y tienes una carta que no se pasa de diez.
below-zero = No puedes restar { $card }: el centro está en { $value } y no puede bajar de 0.

## Options

option-leftovers = Cartas que quedan en el centro
    .help = ¿Quién se lleva las cartas que quedan en el centro al final?
    .is-nobody = nadie
    .is-last-taker = quien se llevó las últimas
option-tie = Empates
    .help = Si hay empate a cartas, se comparte la victoria o gana quien hizo más PIG 10.
    .is-shared = victoria compartida
    .is-most-tens = más PIG 10
option-first-player = Quién empieza
    .help = Se sortea quién empieza, o se elige un asiento.
    .is-random = al azar
option-gentle = Pasarse de diez
    .help = Puedes jugar cualquier carta, o pasarte de diez solo si no queda otra (bueno para peques).
    .is-off = permitido
    .is-on = solo si no queda otra
