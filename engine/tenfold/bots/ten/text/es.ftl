### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open =
    { $chips ->
        [0] Juega { $card } boca arriba
        [one] Juega { $card } boca arriba con 1 ficha
       *[other] Juega { $card } boca arriba con { $chips } fichas
    }
lay-covered =
    { $chips ->
        [0] Juega { $card } boca abajo
        [one] Juega { $card } boca abajo con 1 ficha
       *[other] Juega { $card } boca abajo con { $chips } fichas
    }
start =
    { $whose ->
        [you] Que empieces tú
       *[other] Que empiece { $whose }
    }
start-yourself = Empieza tú la próxima ronda
swap =
    { $whose ->
        [you] Cambia contigo
       *[other] Cambia con { $whose }
    }
bid-for =
    { $whose ->
        [you] Ofrece { $chips } por tu carta
       *[other] Ofrece { $chips } por la carta de { $whose }
    }
bid = Ofrece { $chips }
add = Añade { $card }
protect =
    { $chips ->
        [one] Pon 1 ficha en la carta
       *[other] Pon { $chips } fichas en la carta
    }
decline = No compres
pass-bid = Pasa
keep = No pongas fichas
show = Destapa la carta
leave = Deja la carta boca abajo
stop = No añadas nada

## Sorts of play

bluff = farol
making-ten = hace diez

## What will happen

win-round =
    { $who ->
        [you]
            { $how ->
                [sure] Ganarás la ronda
                [never] No ganarás la ronda
                [likely] Probablemente ganarás la ronda
                [unlikely] Difícilmente ganarás la ronda
                [more] Ganarás la ronda más veces
               *[less] Ganarás la ronda menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] ganará la ronda
                [never] no ganará la ronda
                [likely] probablemente ganará la ronda
                [unlikely] difícilmente ganará la ronda
                [more] ganará la ronda más veces
               *[less] ganará la ronda menos veces
            }
    }
make-ten =
    { $who ->
        [you]
            { $how ->
                [sure] Harás diez
                [never] No harás diez
                [likely] Probablemente harás diez
                [unlikely] Difícilmente harás diez
                [more] Harás diez más veces
               *[less] Harás diez menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] hará diez
                [never] no hará diez
                [likely] probablemente hará diez
                [unlikely] difícilmente hará diez
                [more] hará diez más veces
               *[less] hará diez menos veces
            }
    }
# As win-round, when the chips in the pot are known.
win-pot =
    { $who ->
        [you]
            { $how ->
                [sure] Ganarás el pozo
                [never] No ganarás el pozo
                [likely] Probablemente ganarás el pozo
                [unlikely] Difícilmente ganarás el pozo
                [more] Ganarás más veces el pozo
               *[less] Ganarás menos veces el pozo
            }
       *[other]
            { $who } { $how ->
                [sure] ganará el pozo
                [never] no ganará el pozo
                [likely] probablemente ganará el pozo
                [unlikely] difícilmente ganará el pozo
                [more] ganará más veces el pozo
               *[less] ganará menos veces el pozo
            }
    } de { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }
lose-round =
    { $who ->
        [you]
            { $how ->
                [sure] Perderás la ronda
                [never] No perderás la ronda
                [likely] Probablemente perderás la ronda
                [unlikely] Difícilmente perderás la ronda
                [more] Perderás la ronda más veces
               *[less] Perderás la ronda menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] perderá la ronda
                [never] no perderá la ronda
                [likely] probablemente perderá la ronda
                [unlikely] difícilmente perderá la ronda
                [more] perderá la ronda más veces
               *[less] perderá la ronda menos veces
            }
    }
# $first is the card that is in front of $who now.
keep-card =
    { $first } { $how ->
        [sure] seguirá
        [never] no seguirá
        [likely] probablemente seguirá
        [unlikely] difícilmente seguirá
        [more] seguirá más veces
       *[less] seguirá menos veces
    } delante de { $who ->
        [you] ti
       *[other] { $who }
    }
# As above, for a card that is still to be played.
keep-played =
    { $who ->
        [you] La carta que juegues
       *[other] La carta que juegue { $who }
    } { $how ->
        [sure] seguirá
        [never] no seguirá
        [likely] probablemente seguirá
        [unlikely] difícilmente seguirá
        [more] seguirá más veces
       *[less] seguirá menos veces
    } delante de { $who ->
        [you] ti
       *[other] { $who }
    }

## What can be seen that speaks for an act

# How a card is called within these sentences. All are masculine: “tu 7”, “el 7 de Ana”, never after “a” or “de”.
normal-card = { $value }
penalty-card = castigo { $value }
the-joker = comodín
some-card = naipe
own-card =
    { $whose ->
        [you] tu { $called }
       *[other] el { $called } de { $whose }
    }
own-card-first =
    { $whose ->
        [you] Tu { $called }
       *[other] El { $called } de { $whose }
    }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
sum-ten = { $first } hace diez sin ayuda.
sum-pair = { $first } y { $second } hacen { $total ->
    [10] diez
   *[other] { $total }
  }.
higher-instead = { $first } ya hace { $total } en vez de { $less }.
sum-more =
    { $first } y { $second } hacen { $total ->
        [10] diez
       *[other] { $total }
    } en vez de { $less }.
sum-near-alone = Aun sin comodín, { $named } hace { $total } en vez de { $less }.
sum-near = Aun sin comodín, { $named } y { $second } hacen { $total }.
stronger-ten = Entre dos dieces, gana la carta más alta: { $named }.
needs-joker = { $first } solo hace diez con { $second }.
at-most = { $first } hace como mucho { $total } con una segunda carta.
unseen-better = El { $share }{ "\u00A0" }% de las cartas ocultas haría más que { $named }.

# The market.
sum-good = { $first } ya hace { $total }; la otra carta es un misterio.
otherwise-theirs =
    Si no, { $named } es para { $who ->
        [you] ti.
       *[other] { $who }.
    }
no-better =
    { $first } no hace más, y cuesta { $chips ->
        [one] 1 ficha.
       *[other] { $chips } fichas.
    }
card-unseen =
    { $who ->
        [you] Pagarías { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        } por una carta que no ves.
       *[other] { $who } pagaría { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        } por una carta oculta.
    }
more-than-the-pot =
    { $pot ->
        [0] Cuesta { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        }, y el pozo aún está vacío.
       *[other] Cuesta { $chips } fichas, y el pozo por ahora solo tiene { $pot }.
    }
chips-kept =
    { $chips ->
        [one] Guardar 1 ficha resta 2 puntos al final.
       *[other] Guardar { $chips } fichas resta { $points } puntos al final.
    }
chips-second = Guardar la segunda ficha resta 2 puntos al final.
unbeatable-bid = Nadie más puede ofrecer más.
one-can-outbid =
    { $who ->
        [you] Solo tú podrías ofrecer más.
       *[other] Solo { $who } podría ofrecer más.
    }
few-can-outbid = Solo { $count } personas podrían ofrecer más.
lower-bid = El precio sería { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  } en vez de { $less }.
higher-bid = Así, cualquiera tendría que ofrecer { $chips } fichas.
gets-only =
    { $who ->
        [you] A cambio, solo recibirías { $named }.
       *[other] A cambio, { $who } solo recibiría { $named }.
    }
known-card = Esta carta es { $named }. La otra es un misterio.
may-be-the-joker =
    { $who ->
        [you] Puede ser el comodín que tenías al principio.
       *[other] Puede ser el comodín que { $who } tenía al principio.
    }
no-auction = Cambiar cuesta solo 1 ficha, y nadie puede ofrecer más.
bids-start =
    Las ofertas por { $named } empiezan en { $chips ->
        [one] solo 1 ficha.
       *[other] { $chips } fichas.
    }
marked-card =
    { $who ->
        [you] Le pusiste
       *[other] { $who } le puso
    } { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }: puede que sea buena.
no-way-back =
    { $who ->
        [you] Ya no puedes volver a cambiarla en esta ronda.
       *[other] { $who } ya no puede volver a cambiarla en esta ronda.
    }
gets-leader =
    { $who ->
        [you] Vas por delante de { $rival } y recibirías { $named }.
       *[other] { $who } va por delante de { $rival ->
            [you] ti
           *[other] { $rival }
        } y recibiría { $named }.
    }

# The first card.
costs-in-hand =
    En la mano al final, { $named } costaría { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
untaken-in-hand = En la mano, nadie se puede llevar { $named }.
stays-for-later = { $first } se queda en la mano para otra ronda.
joker-stays = { $first } se queda en la mano: después hace diez con cualquier carta.
higher-alone = Aun sin segunda carta, { $named } hace más que { $other }.
any-with-joker = Con el comodín, cualquier carta hace diez, hasta { $named }.
costs-loser =
    { $who ->
        [you] Si pierdes la ronda, { $named } cuesta { $points ->
            [one] 1 punto.
           *[other] { $points } puntos.
        }
       *[other] Si { $who } pierde la ronda, { $named } cuesta { $points ->
            [one] 1 punto.
           *[other] { $points } puntos.
        }
    }
loser-takes = Quien pierda se lleva { $named }: { $points } puntos.
hidden-weak = Boca abajo, quizá alguien cambie { $named } por algo mejor.
hidden-good = Nadie ve que { $named } vale la pena.
shown-weak = Se ve que { $named } no vale la pena.
shown-good =
    { $who ->
        [you] Se ve que es buena, y quien la compre tendrá que pagarte.
       *[other] Se ve que es buena, y quien la compre tendrá que pagar a { $who }.
    }

# Chips on a card.
bluff-pays =
    { $who ->
        [you] Quien compre tendrá que pagarte al menos { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        } por una carta baja.
       *[other] Quien compre tendrá que pagar a { $who } al menos { $chips ->
            [one] 1 ficha
           *[other] { $chips } fichas
        } por una carta baja.
    }
dearer = { $who ->
    [you] Quien se la lleve tendrá que pagarte al menos 2 fichas.
   *[other] Quien se la lleve tendrá que pagar a { $who } al menos 2 fichas.
  }
one-could-take =
    { $taker ->
        [you] Sin fichas, podrías cambiarla por la tuya.
       *[other] Sin fichas, { $taker } podría cambiarla por la suya.
    }
some-could-take = Sin fichas, { $count } personas podrían cambiarla por la suya.
out-of-reach = Ya nadie se puede llevar { $named }: no necesita fichas.
not-worth-it = { $first } hace como mucho { $total }: no merece fichas.
seen-to-be-low = Se ve que es baja: no necesita fichas.
only-taker = { $taker ->
    [you] Solo tú puedes llevártela ya: poco riesgo.
   *[other] Solo { $taker } puede llevársela ya: poco riesgo.
  }
trade = Si se la llevan, a cambio llega { $named }.

# The second card.
sure-win =
    Eso ya no lo supera nadie{ $chips ->
        [0] .
        [one] : gana 1 ficha.
       *[other] : gana { $chips } fichas.
    }
tie-won = Empata con { $named }, pero { $how ->
    [single] una carta gana a dos
   *[other] { $second } es la carta más alta
  }.
sure-not-last = Es más que { $named }: ya no puede ser el total más bajo.
needed-to-win = Para ganar la ronda hay que superar { $named }.
face-up = Boca arriba, hace { $total ->
    [10] diez
   *[other] { $total }
  } con { $named }; boca abajo, solo { $less }.
nothing-fits = No cabe ninguna carta de la mano: { $named } cuenta solo.
nothing-helps = Ninguna carta de la mano mejora el total.
replaced = Así, { $named } deja sitio para una carta nueva la próxima ronda.
beaten-too = Un total más alto tampoco superaría { $named }.
beaten-tie = Como mucho empata con { $named }, y pierde el desempate.
beaten = Ninguna segunda carta superaría { $named }: guárdala.
safe-already = Aun sin segunda carta, { $named } es más bajo.

# Who starts.
earlier-wins = Si hay empate en el total más bajo, pierde quien juega después.
later-sees = Quien juega después ve antes lo que hace el resto.
