### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### person: $taker
### card: $worse
### cards: $cards
### number: $count, $value, $many, $theirs, $unseen
### text: $how, $special

## What can be done

play = Juega { $card }
play-frog = Juega la rana
play-pigmaid = Juega la cerdisirena
play-crowned-pig = Juega el cerdo con corona
play-adding = Juega { $card } y suma
play-taking-away = Juega { $card } y resta 5
play-making = Juega { $card } y déjalo en { $value }

## What will happen

make-ten-now =
    { $how ->
        [this] Esto hace diez y se lleva
       *[that] hace diez y se lleva
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
give-cards =
    { $who ->
        [you]
            { $how ->
                [this] Esto se pasa de diez, y te llevas
               *[that] se pasa de diez, y te llevas
            } { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }
       *[other]
            { $how ->
                [this] Esto se pasa de diez, y { $who } se lleva
               *[that] se pasa de diez, y { $who } se lleva
            } { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }
    }
answer =
    { $who ->
        [you]
            { $how ->
                [sure] Harás diez enseguida
                [never] No harás diez enseguida
                [likely] Probablemente harás diez enseguida
                [unlikely] Difícilmente harás diez enseguida
                [more] Harás diez enseguida más veces
               *[less] Harás diez enseguida menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] hará diez enseguida
                [never] no hará diez enseguida
                [likely] probablemente hará diez enseguida
                [unlikely] difícilmente hará diez enseguida
                [more] hará diez enseguida más veces
               *[less] hará diez enseguida menos veces
            }
    }
take-next =
    { $who ->
        [you]
            { $how ->
                [sure] Te llevarás las cartas
                [never] No te llevarás las cartas
                [likely] Probablemente te llevarás las cartas
                [unlikely] Difícilmente te llevarás las cartas
                [more] Te llevarás las cartas más veces
               *[less] Te llevarás las cartas menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] se llevará las cartas
                [never] no se llevará las cartas
                [likely] probablemente se llevará las cartas
                [unlikely] difícilmente se llevará las cartas
                [more] se llevará las cartas más veces
               *[less] se llevará las cartas menos veces
            }
    }
end-with =
    { $who ->
        [you] Acabarás con
       *[other] { $who } acabará con
    } { $how ->
        [more] más cartas
       *[less] menos cartas
    }

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten =
    { $count ->
        [one] Hace diez y se lleva 1 carta.
       *[other] Hace diez y se lleva { $count } cartas.
    }
ground-all-others-over = Todo lo demás se pasa de diez.
ground-other-over =
    { $who ->
        [you]
            { $count ->
                [one] Sumando { $card } se pasa de diez, y te llevas 1 carta.
               *[other] Sumando { $card } se pasa de diez, y te llevas { $count } cartas.
            }
       *[other]
            { $count ->
                [one] Sumando { $card } se pasa de diez, y { $who } se lleva 1 carta.
               *[other] Sumando { $card } se pasa de diez, y { $who } se lleva { $count } cartas.
            }
    }
ground-next-must-go-over =
    { $who ->
        [you] Tienes que pasarte de diez
       *[other] { $who } tiene que pasarse de diez
    }, y { $taker ->
        [you] te llevas
       *[other] { $taker } se lleva
    } las cartas.
ground-next-has-ten =
    { $who ->
        [you] Puedes
       *[other] { $who } puede
    } hacer diez desde { $theirs } con { $card }, pero no desde { $value }.
ground-taken-next =
    { $taker ->
        [you] Luego puedes llevarte las cartas
       *[other] Luego { $taker } puede llevarse las cartas
    }, { $who ->
        [you] juegues lo que juegues.
       *[other] juegue lo que juegue { $who }.
    }
ground-tens-are-gone = De { $card } no queda ninguna: nadie puede hacer diez desde { $value }.
ground-tens-are-held =
    De { $card } no queda ninguna más: { $who ->
        [you] no puedes
       *[other] { $who } no puede
    } hacer diez desde { $value }.
ground-fewer-tens =
    { $count ->
        [one] Solo 1 carta sin ver hace diez desde { $value }, pero { $many } desde { $theirs }.
       *[other] Solo { $count } cartas sin ver hacen diez desde { $value }, pero { $many } desde { $theirs }.
    }
ground-few-within =
    { $count ->
        [one] Solo { $cards } puede
       *[other] Solo { $cards } pueden
    } { $who ->
        [you] evitar que te pases de diez.
       *[other] evitar que { $who } se pase de diez.
    }
ground-more-over =
    { $count ->
        [one] 1 de { $unseen } cartas sin ver se pasa
       *[other] { $count } de { $unseen } cartas sin ver se pasan
    } de diez desde { $value }; desde { $theirs }, { $many ->
        [0] ninguna.
       *[other] solo { $many }.
    }
ground-gives-to-keep =
    Regala { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, pero guarda { $special ->
        [frog] la rana
        [pigmaid] la cerdisirena
       *[none] { $card }
    } para después.
ground-better-over =
    Mejor pasarse de diez que dejar { $value }: { $count ->
        [one] 1 carta sin ver hace diez.
       *[other] { $count } cartas sin ver hacen diez.
    }
ground-gives-to-last =
    { $who ->
        [you] Te llevas las cartas, pero hasta ahora eres quien menos tiene.
       *[other] { $who } se lleva las cartas, pero hasta ahora es quien menos tiene.
    }
ground-gives-few =
    { $count ->
        [one] Se pasa de diez, pero solo regala 1 carta.
       *[other] Se pasa de diez, pero solo regala { $count } cartas.
    }
ground-both-over = Las dos se pasan de diez: guarda { $card }, que cabe más veces.
ground-keeps-safe =
    Guarda { $special ->
        [frog] la rana para después: nunca se pasa de diez.
        [pigmaid] la cerdisirena para después: nunca obliga a pasarse de diez.
       *[none] { $card } para después: nunca se pasa de diez.
    }
ground-can-follow =
    { $taker ->
        [you] Luego podrás evitar pasarte de diez
       *[other] Luego { $taker } podrá evitar pasarse de diez
    }, { $who ->
        [you] juegues lo que juegues.
       *[other] juegue lo que juegue { $who }.
    }
ground-keeps-high = Las dos se pasan de diez: guarda { $card } para empezar un centro vacío.
ground-keeps-pig = Las dos se pasan de diez: guarda { $card }, que hace diez desde 0.
ground-keeps-fitting = Guarda { $card }: se pasa de diez menos veces que { $worse }.
