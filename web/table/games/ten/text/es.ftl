### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Acércate a diez o compra una carta mejor
deal = Reparte 4 cartas y 7 fichas
shapes = Un cuadro por ronda: 🟨 ganada, 🟥 perdida, ⬜ ni una cosa ni otra.
title = El juego 10
part = ronda { $round }
round-of = ronda { $round } de { $most }
# Nobody knows how long the cards last.
round-of-between = ronda { $round } de { $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } punto
        [one] 1 punto
       *[other] { $points } puntos
    }
chips =
    { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] ficha
       *[other] fichas
    }
# On a banner.
banner-round-card = Carta de ronda { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = va en cabeza de la partida
remark-unbeaten =
    { $who ->
        [you] No pierdes ninguna ronda
       *[other] { $who } no pierde ninguna ronda
    }
over = La partida ha terminado.

## Cards

# As a voice says them.
name-joker = comodín, cuesta 10
name-penalty = { $value }, carta de castigo, cuesta { $points }
name-round-card = carta de ronda { $round }
name-covered = una carta boca abajo
name-face-down = carta boca abajo
# In a sentence.
called-joker = un comodín
called-penalty = la carta de castigo { $value }
# On a button.
sign-penalty = castigo { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = comodín

## What belongs to nobody yet

middle = En el centro
no-round-card = sin carta de ronda
# Under a number of points: what the loser of the round takes.
to-lose = por perder
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = por salir
    .aloud = por salir de las cartas de ronda
cards-to-draw = mazo
    .aloud = por robar del mazo
pot = pozo

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who }: { $card }
        [one] { $who }: { $card }, con 1 ficha
       *[other] { $who }: { $card }, con { $chips } fichas
    }
lies-covered =
    { $chips ->
        [0] { $who }: una carta boca abajo
        [one] { $who }: una carta boca abajo, con 1 ficha
       *[other] { $who }: una carta boca abajo, con { $chips } fichas
    }
lies-second = segunda carta: { $card }
lies-known = ya vista: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } encima
began = empezó la ronda
let-start =
    { $who ->
        [you] Que empieces tú
       *[other] Que empiece { $who }
    }
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = gana
seat-takes = pierde
seat-for-a-chip = por 1 ficha
seat-from = desde { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = ficha
seat-sells = vende
seat-bid = da { $bid }
seat-passed = pasa
seat-to-say = le toca
seat-waits = luego
# The same where many seats have little room.
seat-out-short = pasa
seat-now-short = toca
seat-points = pts

## What everybody looks at

table = La mesa
card-of-open =
    { $who ->
        [you] Tu carta boca arriba
       *[other] La carta boca arriba de { $who }
    }
card-of-covered =
    { $who ->
        [you] Tu carta boca abajo
       *[other] La carta boca abajo de { $who }
    }
# Before the number of chips, for a voice.
highest-bid = oferta más alta
bid-by =
    { $who ->
        [you] oferta tuya
       *[other] oferta de { $who }
    }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] sin fichas
        [one] con 1 ficha
       *[other] con { $chips } fichas
    }
offer-at-least =
    { $chips ->
        [one] al menos 1 ficha
       *[other] al menos { $chips } fichas
    }
offer-swap = 1 ficha al pozo
laid-by =
    { $who ->
        [you] La jugaste tú
       *[other] La jugó { $who }
    }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Esta carta llegó con el cambio
bought-own =
    { $who ->
        [you] La compraste por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }
       *[other] { $who } la compró por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who ->
        [you] Tu compra por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }: { $called }. Esta carta llega a cambio.
       *[other] Compra de { $who } por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }: { $called }. Esta carta llega a cambio.
    }
bought-covered =
    { $who ->
        [you] Compraste la carta boca abajo por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }. Esta llega a cambio.
       *[other] { $who } compró la carta boca abajo por { $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }. Esta llega a cambio.
    }
# Which of the four steps of a round this is.
step-lay = <b>1</b> de 4: juega una carta. Gana lo más cercano a diez.
step-market = <b>2</b> de 4: el mercado. Una ocasión de comprar.
step-second = <b>3</b> de 4: destapa tu carta o añade otra.
# $ties says what breaks a tie for the highest total.
stake-began =
    { $who ->
        [you] Empezaste tú. { $ties }
       *[other] Empezó { $who }. { $ties }
    }
stake-starts =
    { $who ->
        [you] Empiezas tú. { $ties }
       *[other] Empieza { $who }. { $ties }
    }
ties-by-card = Empate: carta más alta, luego turno.
ties-by-one-card = Empate: una carta, luego turno.
tap-starter = Toca a quien deba empezar la próxima ronda.
# Several computer players in a row.
declined-together = { $others } no compran nada
passed-together = { $others } pasan

## The end of a round

wins =
    { $who ->
        [you] Ganas
       *[other] Gana { $who }
    }
takes =
    { $who ->
        [you] Pierdes
       *[other] Pierde { $who }
    }
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] un pozo vacío, con { $total }
       *[other] con { $total }
    }
won-by-card =
    { $pot ->
        [0] un pozo vacío, con { $total } y la carta más alta, { $single }
       *[other] con { $total } y la carta más alta, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] un pozo vacío, con { $total } y la carta más alta, un comodín que vale { $single }
       *[other] con { $total } y la carta más alta, un comodín que vale { $single }
    }
won-by-one-card =
    { $pot ->
        [0] un pozo vacío, con { $total } en una carta
       *[other] con { $total } en una carta
    }
won-by-turn =
    { $pot ->
        [0] un pozo vacío, con { $total }, por jugar antes
       *[other] con { $total }, por jugar antes
    }
# Behind the points: why a seat has lost.
lost-by-sum = con { $total }
lost-by-turn = con { $total }, por jugar después
lost-by-last = empate total a { $total }, en último turno
cards-taken = cartas recogidas
aside-reshuffle =
    El mazo estaba vacío. { $cards ->
        [one] La carta recogida forma el nuevo.
       *[other] Las { $cards } cartas recogidas forman el nuevo.
    }
aside-rest =
    { $who ->
        [you] El mazo está vacío: fin de la partida. Te llevas también las cartas de ronda que quedan, { $left }: { NUMBER($points, sign: "always") } puntos.
       *[other] El mazo está vacío: fin de la partida. { $who } se lleva también las cartas de ronda que quedan, { $left }: { NUMBER($points, sign: "always") } puntos.
    }

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Tu mano
       *[other] Mano de { $who }
    }
hand-folded =
    { $who ->
        [you] Tu mano, boca abajo
       *[other] Mano de { $who }, boca abajo
    }
# A button that is held, and what is seen then.
peek = Mantén y mira
peek-note =
    { $who ->
        [you] solo para ti
       *[other] solo para { $who }
    }
peeked =
    { $who ->
        [you] Solo para ti
       *[other] Solo para { $who }
    }
# Under the cards that are peeked at.
peeked-covered = boca abajo
peeked-hand = mano
how = Cómo jugarla
how-open = arriba
how-covered = abajo
how-chips = Fichas encima
how-no-chip = sin ficha
bid-of =
    { $who ->
        [you] Tu oferta
       *[other] Oferta de { $who }
    }
bid-less = Una ficha menos
bid-more = Una ficha más
# Behind a number of chips, small: there are no more.
all-in = todo
bid-all-in =
    { $chips ->
        [one] la única ficha
       *[other] { $chips } fichas, todas
    }

## A turn

thinks =
    { $who ->
        [you] Estás pensando
       *[other] { $who } está pensando
    }
ask-lay =
    { $who ->
        [you] ¿Qué carta juegas, y cómo?
       *[other] { $who }, ¿qué carta, y cómo?
    }
ask-market =
    { $who ->
        [you] Toca una carta ajena, o no compres
       *[other] { $who }, ¿compras una carta?
    }
ask-market-picked =
    { $who ->
        [you] ¿Vale la pena?
       *[other] { $who }, ¿vale la pena?
    }
ask-auction =
    { $who ->
        [you] ¿Más de { $bid }, o pasas?
       *[other] { $who }, ¿más de { $bid }, o pasas?
    }
ask-protect =
    { $who ->
        [you] ¿La proteges?
       *[other] { $who }, ¿la proteges?
    }
ask-second =
    { $who ->
        [you] ¿Añades otra carta?
       *[other] { $who }, ¿añades otra carta?
    }
ask-second-covered =
    { $who ->
        [you] ¿Destapas tu carta?
       *[other] { $who }, ¿destapas tu carta?
    }
ask-starter =
    { $who ->
        [you] ¿Quién empieza después?
       *[other] { $who }, ¿quién empieza?
    }
# The buttons, with what they bring in small print.
act-account = Ver los puntos
act-go-on = Seguir
act-decline = No compres
    .brings = sin cambios
act-pass = Pasa
    .brings = por ahora
    .brings-out = fuera de esta subasta
act-keep =
    { $chips ->
        [0] Sin ficha
       *[other] Deja { $chips }
    }
    .brings = ni una más
act-leave = Déjala así
    .brings = oculta hasta el final
act-stop = No añadas nada
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = en la carta
act-protect-adds = en total, { $chips } más
act-turn-up = Destápala
    .brings = para añadir otra
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Juega { $called } boca arriba
        [one] Juega { $called } boca arriba, 1 ficha
       *[other] Juega { $called } boca arriba, { $chips } fichas
    }
act-lay-covered =
    { $chips ->
        [0] Juega { $called } boca abajo
        [one] Juega { $called } boca abajo, 1 ficha
       *[other] Juega { $called } boca abajo, { $chips } fichas
    }
act-lay-costs = { NUMBER($points, sign: "always") } por perder
act-add = Añade { $called }
    .brings = hace { $total }, { NUMBER($points, sign: "always") } por perder
act-starter =
    { $who ->
        [you] Empieza tú
       *[other] Empieza { $who }
    }
act-swap = Cambia
    .brings = 1 ficha al pozo
act-open = Ofrece { $bid }
    .brings = si ganas, pagas
act-bid = Ofrece { $bid }
not-your-turn =
    { $who ->
        [you] Todavía no puedes jugar: espera tu turno.
       *[other] Todavía no puedes jugar: le toca a { $who }.
    }
no-more-chips = No puedes ofrecer más de { $bid }: no tienes más fichas.
less-is-not-enough = No puedes ofrecer menos de { $bid }.
hand-stays = Ahora no puedes jugar de la mano: solo antes y después del mercado.
card-stays = Ahora no puedes jugar { $called }: primero destapa tu carta, o déjala así.

## Scores

all-level = Empate total
account-leads =
    { $who ->
        [you] Por ahora, ganas tú
       *[other] Por ahora, gana { $who }
    }
account-lead = Por ahora, en cabeza: { $winners }
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] tras 1 ronda: el mazo está vacío
       *[other] tras { $count } rondas: el mazo está vacío
    }
after-of = tras { $count } de { $most } rondas
after-of-between = tras { $count } de { $fewest }–{ $most } rondas, si bastan las cartas
lowest-wins = Gana quien tenga menos puntos.
account-note = Las cartas que te has llevado suman puntos. Al final, también las que quedan en tu mano. Cada ficha resta 2 puntos.
# The two sides of a chart.
bars-chips = fichas
bars-points = puntos
account = Puntos
account-stack = Recogidas
account-hand = En mano
account-chips = Fichas
account-total = Total
# How a score adds up.
result-sum = rondas { $points }, mano { $value }, fichas { $chips }
by-round = Por rondas
by-round-card = Carta
by-round-pot = pozo { $pot }
# The round cards that are left when the game ends early.
left-over = sobrantes

## Stats

# What the stats say of a player: how often, of how many times.
feat-won = Ganadas
    .note = { $name }: { $hits } de { $of } rondas ganadas
feat-lost = Perdidas
    .note = { $name }: { $hits } de { $of } rondas perdidas
feat-auctions = Subastas
    .note = { $name }: { $hits } de { $of } subastas ganadas
feat-chips = Fichas
    .note = { $name }: { $hits } de { $of } fichas ganadas de los pozos

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you]
            Tienes el total más bajo y te llevas { $cards ->
                [one] la carta jugada
               *[other] las { $cards } cartas
            } ({ $value }) y la de ronda ({ $round }): <b>{ $points ->
                [one] 1 punto
               *[other] { $points } puntos
            }</b>
       *[other]
            { $who } tiene el total más bajo y se lleva { $cards ->
                [one] la carta jugada
               *[other] las { $cards } cartas
            } ({ $value }) y la de ronda ({ $round }): <b>{ $points ->
                [one] 1 punto
               *[other] { $points } puntos
            }</b>
    }
explain-lost-late =
    { $who ->
        [you] Los totales más bajos empatan en <b>{ $total }</b>. Jugaste después, así que pierdes
       *[other] Los totales más bajos empatan en <b>{ $total }</b>. { $who } jugó después, así que pierde
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Hay empate total a <b>{ $total }</b>. Tu turno es el último, así que pierdes
       *[other] Hay empate total a <b>{ $total }</b>. { $who } tiene el último turno, así que pierde
    }
explain-won-by-card =
    { $who ->
        [you] Los totales más altos empatan en { $total }. Gana la carta más alta, así que el pozo es para ti
       *[other] Los totales más altos empatan en { $total }. Gana la carta más alta, así que el pozo es para { $who }
    }
explain-won-by-one-card =
    { $who ->
        [you] Los totales más altos empatan en { $total }. Una carta gana a dos, así que el pozo es para ti
       *[other] Los totales más altos empatan en { $total }. Una carta gana a dos, así que el pozo es para { $who }
    }
explain-won-by-turn =
    { $who ->
        [you] Los totales más altos empatan en { $total }. Gana quien juega antes, así que el pozo es para ti
       *[other] Los totales más altos empatan en { $total }. Gana quien juega antes, así que el pozo es para { $who }
    }
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] Tienes el total más alto, { $total }, y ganas el pozo, que está vacío
                [one] Tienes el total más alto, { $total }, y ganas el pozo: 1 ficha. Una ficha resta 2 puntos
               *[other] Tienes el total más alto, { $total }, y ganas el pozo: { $pot } fichas. Cada una resta 2 puntos
            }
       *[other]
            { $pot ->
                [0] { $who } tiene el total más alto, { $total }, y gana el pozo, que está vacío
                [one] { $who } tiene el total más alto, { $total }, y gana el pozo: 1 ficha. Una ficha resta 2 puntos
               *[other] { $who } tiene el total más alto, { $total }, y gana el pozo: { $pot } fichas. Cada una resta 2 puntos
            }
    }
explain-reshuffle =
    El mazo estaba vacío. Se apuntan los puntos, y { $cards ->
        [one] la carta recogida forma uno nuevo
       *[other] las { $cards } cartas recogidas forman uno nuevo
    }
explain-ending =
    En el mazo { $cards ->
        [one] solo queda <b>1 carta</b>
       *[other] solo quedan <b>{ $cards } cartas</b>
    }. Si tras esta ronda no basta para todas las manos, la partida acaba
explain-order =
    { $who ->
        [you] Empiezas tú: así lo eligió quien ganó la última ronda. En caso de empate conviene jugar antes
       *[other] Empieza { $who }: así lo eligió quien ganó la última ronda. En caso de empate conviene jugar antes
    }
explain-order-chance =
    { $who ->
        [you] Por sorteo, empiezas tú. En caso de empate conviene jugar antes
       *[other] Por sorteo, empieza { $who }. En caso de empate conviene jugar antes
    }
explain-market = Ya hay una carta por persona, y se abre el mercado. Cada cual tiene una ocasión de comprar la carta de otra persona
explain-joker = Un comodín vale el número que más conviene a quien lo tiene. Sin otra carta es un 10. A quien pierde le cuesta 10 puntos
explain-penalty = Un { $value } rojo se juega como { $value }, pero a quien pierde le cuesta <b>{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }</b>. Una carta normal cuesta 1
explain-covered =
    { $who ->
        [you] Solo tú conoces esta carta boca abajo. Puedes destaparla luego. Si sigue boca abajo, cuenta sola
       *[other] Solo { $who } conoce esta carta boca abajo. Puede destaparla luego. Si sigue boca abajo, cuenta sola
    }
explain-protection =
    <b>{ $chips ->
        [one] 1 ficha protege
       *[other] { $chips } fichas protegen
    }</b> la carta: no vale ofrecer menos. Tras el mercado, las fichas de las cartas van al pozo
explain-swap =
    { $owner ->
        [you] Tu carta no tiene fichas: { $who } paga 1 ficha al pozo y cambia. Nadie puede impedirlo
       *[other]
            { $who ->
                [you] La carta de { $owner } no tiene fichas: pagas 1 ficha al pozo y cambias. Nadie puede impedirlo
               *[other] La carta de { $owner } no tiene fichas: { $who } paga 1 ficha al pozo y cambia. Nadie puede impedirlo
            }
    }
explain-sold =
    { $owner ->
        [you] La oferta más alta, <b>{ $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }</b>, es para ti. Las cartas cambian de sitio, pero sus fichas se quedan
       *[other] La oferta más alta, <b>{ $price ->
            [one] 1 ficha
           *[other] { $price } fichas
        }</b>, es para { $owner }. Las cartas cambian de sitio, pero sus fichas se quedan
    }
explain-auction =
    { $owner ->
        [you] Tu carta está protegida: se vende en subasta. La próxima oferta tiene que pasar de <b>{ $bid }</b>
       *[other] La carta de { $owner } está protegida: se vende en subasta. La próxima oferta tiene que pasar de <b>{ $bid }</b>
    }
explain-pot =
    El mercado ha terminado. { $chips ->
        [one] 1 ficha pasa
       *[other] { $chips } fichas pasan
    } de las cartas al pozo, que ahora tiene <b>{ $pot }</b>. Lo gana el total más alto
explain-second =
    { $who ->
        [you] A una carta boca arriba puedes añadir otra, sin pasar de diez: ahora tienes <b>{ $total }</b>
       *[other] A una carta boca arriba se puede añadir otra, sin pasar de diez: ahora { $who } tiene <b>{ $total }</b>
    }
explain-starter =
    { $who ->
        [you] Quien gana elige quién empieza: tú. Jugar antes gana empates, jugar después deja ver más
       *[other] Quien gana elige quién empieza: { $who }. Jugar antes gana empates, jugar después deja ver más
    }
explain-price =
    El total más bajo se lleva todas las cartas jugadas, y { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por la carta de ronda. Con cada carta, perder cuesta más

## The rules

fact-starter = Quién empieza
    .note = al azar; luego lo elige quien gana cada ronda
word-round-card = Carta de ronda
    .note = La carta que se destapa en la ronda. También es para quien pierde, y cuesta su número en puntos.
word-pot = Pozo
    .note = Fichas que aún no son de nadie. Las gana el total más alto de la ronda.
word-protection = Protección
    .note = 1 o 2 fichas en una carta. Para comprarla hay que ofrecer al menos esas fichas.
word-covered = Boca abajo
    .note = Si una carta sigue boca abajo, cuenta sola. Si la destapas, puedes añadir otra.
word-penalty = Carta de castigo
    .note = Una carta roja. Se juega como su número, pero cuesta 2 puntos más.
word-joker = Comodín
    .note = Vale el número que más conviene a quien lo tiene. A quien pierde le cuesta 10 puntos.
example-market = una subasta y un cambio
example-sums = contar una ronda
chapter-minute = El objetivo
chapter-market = El mercado
chapter-sums = Fin de la ronda
chapter-end = Puntos
house = las opciones de esta lista, hasta cuánto puedes ofrecer, quién pierde si todos los totales son iguales y qué vale entonces un comodín. Barajar otra vez y jugar cinco rondas no está en ningún reglamento.
origin = <b>10</b> es un juego de { $author }, publicado por { $publisher }.
# $time is one of the three sentences below.
for-whom = De 2 a 7 personas, desde 10 años. { $time }
time-ends = Una ronda dura unos 6 minutos. Con 2 o 3 personas se juegan diez rondas, cerca de una hora. Con más, las cartas suelen acabarse antes: tras unas ocho rondas con 4 personas, seis con 5, cinco con 6 y cuatro con 7.
time-reshuffle = Una ronda dura unos 6 minutos, así que diez duran una hora. Con 6 o 7 personas, algo más.
time-5-rounds = Una ronda dura unos 6 minutos, así que cinco duran media hora. Con 6 o 7 personas, las cartas pueden acabarse antes.
# $rounds is one of the three sentences below.
minute-aim = Acaba con menos puntos que nadie. { $rounds } Las cartas que te toca llevarte cuestan puntos. Cada ficha resta 2 puntos.
rounds-ends = Se juegan diez rondas, si bastan las cartas.
rounds-reshuffle = Se juegan diez rondas.
rounds-5-rounds = Se juegan cinco rondas.
minute-hold = Cada cual tiene 4 cartas y 7 fichas. Se destapa una <b>carta de ronda</b>.
minute-lay = Por turnos, cada cual juega una carta, boca arriba o <b>boca abajo</b>. Puedes protegerla con 1 o 2 fichas.
minute-market = En el <b>mercado</b>, cada cual tiene una ocasión de comprar la carta de otra persona.
minute-second = Luego, todas las fichas de las cartas van al pozo. A una carta boca arriba puedes añadir otra de la mano, sin pasar de diez.
minute-sums = El total más alto gana el <b>pozo</b>. El más bajo se lleva <b>todas las cartas jugadas</b> y la carta de ronda, que cuesta su número.
minute-draw = Cada cual roba hasta volver a tener 4 cartas. Quien ganó elige quién empieza la próxima ronda.
minute-sorts = Las cartas
minute-normal = Cartas normales
    .note = Del 0 al 10, cinco de cada número. Cada una que te llevas cuesta 1 punto.
minute-penalty = Cartas de castigo
    .note = Del 1 al 8, una de cada número. Cuestan 2 puntos más que su número.
minute-joker = Comodines
    .note = Son siete, y cada cual empieza con uno. Un comodín vale el número que más conviene a quien lo tiene. Cuesta 10 puntos.
minute-deck = En total son 70 cartas: 55 normales, 8 de castigo y 7 comodines. Además hay 10 cartas de ronda, del 1 al 10.
minute-deck-5-rounds = En total son 70 cartas: 55 normales, 8 de castigo y 7 comodines. Además hay 10 cartas de ronda, del 1 al 10. Se sacan cinco al azar, y nadie ve las demás.
market-one = Por turnos, cada cual puede elegir <b>una</b> de las cartas de otra persona, o no comprar.
market-bare = Sin proteger
    .note = Si la carta no tiene fichas, pagas 1 ficha al pozo y cambias tu carta por ella. Nadie puede impedirlo.
# $reentry is one of the two sentences below.
market-protected = Protegida
    .note = Si la carta tiene fichas, abres una subasta. Tienes que ofrecer al menos esas fichas. En sentido horario, el resto puede subir o pasar, menos quien tiene la carta. { $reentry } La oferta más alta se paga a quien tiene la carta, y se cambian las dos cartas.
market-reentry-final = Si pasas, quedas fuera de esta subasta.
market-reentry-may = Si pasas, puedes volver mientras alguien siga subiendo.
market-bids = No puedes ofrecer más fichas de las que tienes delante. Las que están en una carta no cuentan.
market-after = Tras cada cambio
    .note = Las cartas boca arriba siguen boca arriba, y las de boca abajo, boca abajo. Quien recibe la carta puede mirarla, y quien la tenía aún la conoce. Las fichas se quedan donde están y protegen la carta que llega. Las dos personas pueden subir su protección hasta 2 fichas en total, pero nunca bajarla.
market-again = Una carta puede cambiar de manos más de una vez por ronda. Si pierdes una, puedes recuperarla cuando te toque comprar.
sums-covered = Si tu carta está boca abajo, puedes destaparla. Si sigue boca abajo, cuenta sola.
sums-open = Si tu carta está boca arriba, puedes añadir una de la mano. Juntas no pueden pasar de diez.
sums-shown = Después se destapan todas las cartas.
sums-who = Ganar y perder
# $ties is one of the two sentences below.
sums-wins = Gana el total más alto. { $ties } Si también ahí hay empate, gana quien jugó antes.
sums-highest-card = En caso de empate gana la carta más alta: 9 y 1 ganan a 6 y 4, y un único 10 gana a las dos parejas.
sums-one-card = En caso de empate, una carta gana a dos: un único 10 gana a 9 y 1, y hasta a 10 y 0.
sums-joker = Solo, un comodín es un 10. Con otra carta, completa diez: con un 4, es un 6, también en caso de empate. Dos comodines valen 10 y 0.
sums-loses = Pierde el total más bajo. En caso de empate pierde quien jugó después. Quien gana no puede perder a la vez.
sums-takes = Quien pierde se lleva todas las cartas jugadas, también las suyas, y la carta de ronda, que cuesta su número.
end-empty = Después de cada ronda, por turnos, cada cual roba hasta volver a tener 4 cartas. Si no bastan, robas las que quedan, y la partida acaba al momento. Quien perdió esa ronda se lleva también las cartas de ronda que quedan.
end-again = Después de cada ronda, por turnos, cada cual roba hasta volver a tener 4 cartas. Cuando el mazo se acaba, se apuntan los puntos, y las cartas recogidas se barajan y forman uno nuevo.
end-ten-rounds = La partida acaba tras diez rondas. Después de la última nadie roba.
end-five-rounds = La partida acaba tras cinco rondas. Después de la última nadie roba.
end-counts = Cuenta los puntos de las cartas que te has llevado y de las que quedan en tu mano.
end-chips = Cada ficha resta 2 puntos. Gana quien tenga <b>menos</b> puntos, aunque sea por debajo de cero.
end-tie = Si hay empate, gana quien tenga más fichas. Si también ahí hay empate, se comparte la victoria.
end-jokers-in = Los comodines que no se reparten están en el mazo.
end-jokers-out = Los comodines que no se reparten quedan fuera.

## Lessons

lesson-sum =
    .title = Cerca de diez
    .about = Una carta o dos, boca arriba o boca abajo, lo más cerca posible de diez
    .learnt = ¡Bien jugado! Ya sabes ganar una ronda y evitar problemas. Ahora verás cuánto cuesta perder.
lesson-sum-1 = En cada ronda intentas acercarte a <b>diez</b>, con una carta o con dos juntas.
lesson-sum-2 = El total más bajo pierde y se lleva <b>puntos</b>: en esta ronda, al menos 4. Y gana quien tenga menos puntos.
lesson-sum-3 = Tienes cuatro cartas. Ahora juegas una y, si quieres, luego otra. Juntas no pueden pasar de diez.
lesson-sum-4 = Cada cual tiene 7 <b>fichas</b> para proteger y comprar cartas. Pronto verás cómo. Por ahora, guarda las tuyas.
lesson-sum-5 = Dos de tus cartas hacen diez. Toca la más alta y juégala con el botón: <b>boca arriba</b>, <b>sin ficha</b>.
    .not-lay-7 = ¡El { CARD("7") }, eso es! Déjalo <b>boca arriba</b>, sin ficha, y juégalo.
    .not-lay-3 = 3 y 7, ¡eso es! En esta lección, primero el { CARD("7") }. El 3 viene después.
    .not-lay-5 = Con el 5 nada hace diez: con 7 te pasas, y con 3 son 8. Juega el { CARD("7") }.
    .otherwise = El 0 no suma: harías 7 como mucho. Juega el { CARD("7") }.
lesson-sum-6 = El 6 de { PERSON("1") } está boca arriba, a la vista. La carta de { PERSON("2") }, <b>boca abajo</b>: solo la conoce { PERSON("2") }.
lesson-sum-7 = Ahora perder cuesta <b>7</b> puntos: quien pierde se lleva también las cartas de la mesa, a 1 punto cada una.
lesson-sum-8 = Ahora se abre el mercado, donde se compran cartas. Tiene su propia lección: por ahora, no compres.
    .otherwise = Podrías, y la tercera lección enseña cómo. Por ahora, no compres.
lesson-sum-9 = El mercado ha terminado. A una carta boca arriba puedes añadir otra. ¿Cuál hace diez con tu 7?
    .not-stop = 7 es poco: al 6 de { PERSON("1") } le basta un 2 para superarlo. Haz diez.
    .not-add-0 = 7 y 0 siguen siendo 7. Haz diez.
lesson-sum-10 = Tu 10 es el total más alto y <b>gana</b>, pero el pozo está vacío. El 8 de { PERSON("1") } es el más bajo y <b>pierde</b>: 9 puntos.
lesson-sum-11 = La carta boca abajo de { PERSON("2") } no se ve hasta ahora. Si una carta sigue boca abajo, cuenta sola.
lesson-sum-12 = Quien gana elige quién empieza. Al final se ve más: toca a { PERSON("1") }, y jugarás después del resto.
    .otherwise = Puedes elegir a cualquiera, también a ti. Esta vez, toca a { PERSON("1") }.
lesson-sum-13 = No tienes dos cartas que hagan diez. El { CARD("9") } es fuerte, y todo el mundo lo querría. Juégalo <b>boca abajo</b>.
    .not-lay-9-open = Así todo el mundo vería el 9 y podría comprarlo. Toca antes <b>boca abajo</b>.
    .not-lay-9 = Las fichas llegan en la próxima lección. Toca <b>sin ficha</b> y juega la carta.
    .not-lay-0 = Podrías jugar ahora el 0 y luego el 9. Esta vez, el { CARD("9") } boca abajo.
    .not-lay-5 = El 5 solo va con el 0, y hacen 5. Tu { CARD("9") } está más cerca de diez.
    .otherwise = El 6 solo va con el 0, y hacen 6. Tu { CARD("9") } está más cerca de diez.
lesson-sum-14 = { PERSON("1") } tiene 8 y { PERSON("2") }, 10. Podrías destapar tu { CARD("9") } y añadir una carta. ¿Te sirve alguna?
    .not-turn-up = Solo serviría un 1: tu 5 o tu 6 es demasiado, y tu 0 no suma nada. Déjala así.
lesson-sum-15 = Ganó un 10 y perdió un 8. Tu 9, ni lo uno ni lo otro: suele bastar. Ahora cada cual roba hasta tener cuatro cartas.

lesson-stakes =
    .title = Puntos y fichas
    .about = Lo que cuesta perder y lo que se gana al ganar
    .learnt = ¡Muy bien! Ya sabes ganar el pozo y perder barato. Una ficha resta 2 puntos, y gana quien tenga menos.
lesson-stakes-1 = Si pierdes una ronda, recibes puntos. Si la ganas, puedes recibir fichas. ¿Cuánto valen?
lesson-stakes-2 = Quien pierda esta ronda se lleva la <b>carta de ronda</b>: 7 puntos.
lesson-stakes-3 = Y también <b>todas las cartas</b> jugadas. Una carta normal cuesta 1 punto, sea cual sea su número.
lesson-stakes-4 = Tu carta roja es una <b>carta de castigo</b>. Se juega como 6, pero cuesta 8: siempre dos más que su número.
lesson-stakes-5 = ¡Haz diez con ella! Si ganas, se la lleva otra persona. Juega { CARD("P6") }, la roja, boca arriba y sin ficha.
    .not-lay-p6 = Es la buena. Esta vez, juégala <b>boca arriba</b>, sin ficha.
    .not-lay-4 = 4 y 6, ¡eso es! En esta lección, juega primero { CARD("P6") }. El 4 viene después.
    .not-lay-8 = 8 y 1 solo hacen 9. 6 y 4 hacen diez: juega { CARD("P6") }.
    .otherwise = Con 8 y 1 llegas a 9. 6 y 4 hacen diez: juega { CARD("P6") }.
lesson-stakes-6 = Las <b>fichas</b> que { PERSON("1") } y { PERSON("2") } tenían en sus cartas están ahora en el <b>pozo</b>: tres para quien gane.
lesson-stakes-7 = { PERSON("1") } tiene 9 y { PERSON("2") }, 8. ¡Llévate el pozo!
    .not-stop = Con solo 6, tu total sería el más bajo. Perderías y te llevarías 19 puntos.
    .not-add-1 = 6 y 1 son 7, el total más bajo. Perderías y te llevarías 20 puntos.
lesson-stakes-8 = Ganas el pozo de tres, y ahora tienes diez fichas. Al final, cada ficha te resta <b>dos puntos</b>.
lesson-stakes-9 = El 8 de { PERSON("2") } fue lo más bajo. Cinco cartas normales, 8 por tu roja, 7 por la carta de ronda: <b>20 puntos</b>.
lesson-stakes-10 = En la mesa hay un 10 y un 9. Tú solo llegas a 9: quizá pierdas. Boca arriba y sin ficha: ¿qué carta juegas?
    .not-lay-p7 = Si pierdes, { CARD("P7") } cuesta 9 puntos. Guárdala para una ronda que ganes. El { CARD("8") } cuesta 1.
    .not-lay-8 = Buena elección. Pero boca arriba y sin ficha: las fichas de las cartas van al pozo de quien gane.
    .not-lay-1 = El 1 y luego el 8 también hacen 9. En esta lección, primero el { CARD("8") }.
    .otherwise = 5 y 1 hacen 6. El { CARD("8") } también cuesta 1, y con el 1 puede llegar a 9.
lesson-stakes-11 = Hay dos dieces: tu total es el más bajo de todas formas. ¿Añades tu 1?
    .not-add-1 = Un 9 pierde igual que un 8, y sumarías otra carta: otro punto. No añadas nada.
lesson-stakes-12 = Cuatro cartas y la carta de ronda, 9: <b>13 puntos</b> para ti. Con { CARD("P7") } habrían sido 21.
lesson-stakes-13 = 13 puntos, menos dos por cada una de tus diez fichas: <b>−7</b> por ahora. ¡Un gran resultado!

lesson-market =
    .title = El mercado
    .about = Cambiar, proteger y ofrecer por las cartas del resto
    .learnt = ¡Buenos negocios! Ya sabes cambiar por 1 ficha, proteger una carta y ofrecer fichas a quien la tiene.
lesson-market-1 = El mercado: por turnos, cada cual puede comprar <b>una vez</b> otra carta, boca arriba o abajo. Empiezas tú.
lesson-market-2 = El 8 de { PERSON("2") } no tiene fichas: puedes cambiarlo por tu carta y pagar <b>una ficha</b> al pozo. La de { PERSON("1") } tiene fichas.
lesson-market-3 = Las fichas <b>protegen</b> una carta: hay que ofrecer en una <b>subasta</b>. Con una ficha empieza en 1; con dos, en 2.
lesson-market-4 = Con tu 4 solo llegas a 7. ¿Qué carta de la mesa hace diez con una de tu mano? Tócala.
    .not-decline = Así solo llegas a 7, con tu 3. El 8 de { PERSON("2") } y tu 2 hacen diez: toca el 8.
    .not-open-1 = Esa carta solo la conoce { PERSON("1") }, y cuesta al menos dos fichas. Toca el 8 de { PERSON("2") }, por una ficha.
lesson-market-5 = El 8 es tuyo, y { PERSON("2") } tiene tu 4. Pero aún te pueden comprar el 8. ¿Cuántas fichas le pones?
    .not-keep = Sin fichas, { PERSON("1") } puede cambiártelo. Protégelo con dos.
    .not-protect-1 = Así { PERSON("1") } puede ofrecer 1 por el 8. Es bueno: pon dos, y la subasta empieza en 2.
lesson-market-6 = { PERSON("1") } quiere tu 8 y abre la <b>subasta</b> con 2 fichas. Puede ofrecer cualquiera menos tú, porque la carta es tuya.
lesson-market-7 = { PERSON("2") } ofreció 3; { PERSON("1") }, 4, y { PERSON("2") } pasó. { PERSON("1") } <b>te</b> paga las 4 fichas, y las dos cartas cambian de sitio.
lesson-market-8 = Tu carta nueva sigue boca abajo, pero puedes mirarla: es un 7. Tus <b>dos fichas</b> se quedan y ahora la protegen.
lesson-market-9 = El mercado ha terminado, y las fichas de las cartas están en el pozo. ¿Qué haces con tu 7 boca abajo?
    .not-leave = Boca abajo vale 7 y nada más. Destápalo, y podrás añadir una carta.
lesson-market-10 = ¿Y qué carta añades?
    .not-stop = 7 es poco. Añade la carta que hace diez.
    .not-add-1 = Así haces 8. Puedes hacer diez.
    .not-add-2 = Así haces 9. Al 8 de { PERSON("1") } le basta un 1 para eso. Puedes hacer diez.
lesson-market-11 = Vendiste el 8 por 4 fichas y ganaste el pozo de 5 con el 7 que te dieron a cambio. Ahora tienes 13 fichas.
lesson-market-12 = Empiezas esta ronda. Te pueden comprar la carta: juega el 5 o el 6, boca arriba y sin ficha.
    .not-lay-1 = Guarda las bajas. Hacen diez con un 9 o un 8 que quizá compres.
    .not-lay-2 = Guarda las bajas. Hacen diez con un 9 o un 8 que quizá compres.
    .otherwise = Esta no hace falta ocultarla ni protegerla. Juégala boca arriba, sin ficha.
lesson-market-13 = ¿Qué carta de la mesa hace diez con una de tu mano? Tiene una ficha, así que ofrece 1 para empezar.
    .not-decline = Así solo llegas a 8. El 9 de { PERSON("1") } y tu 1 hacen diez: toca el 9.
    .not-open-2 = Dos fichas en una carta boca abajo: es buena, o es un farol. El 9 de { PERSON("1") } lo ves: tócalo.
    .not-open-1 = Puedes ofrecer más, pero quizá nadie suba. Empieza con 1.
lesson-market-14 = { PERSON("2") } también quiere el 9. Sin el 9 quizá pierdas, y el pozo tendrá 3 fichas o más. ¿Subes o pasas?
    .not-pass = Así { PERSON("2") } se queda el 9 por dos fichas, y tú solo llegas a 8. Una ficha más: ofrece 3.
    .otherwise = Es más de lo que hace falta. 3 ya es más que 2: ofrece 3.
lesson-market-15 = El 9 es tuyo: { PERSON("1") } cobra 3 fichas. Aún te lo pueden comprar { PERSON("1") } y { PERSON("2") }. ¿Cuántas fichas le pones?
    .not-keep = Sin fichas, cualquiera puede cambiarte el 9. Protégelo.
lesson-market-16 = Nadie se ha atrevido. Ahora haz diez.
    .not-stop = 9 quizá no baste. Con tu 1 son diez.
lesson-market-17 = ¡Ganas! La carta boca abajo de { PERSON("2") } era solo un 7. Sus dos fichas eran un farol.

lesson-end =
    .title = Últimas rondas
    .about = Comodines, empates, la última ronda y los puntos finales
    .learnt = ¡Has ganado, y ya sabes jugar a 10! Usa tu comodín a tiempo y guarda tus fichas.
lesson-end-1 = Hay diez rondas como mucho, y esta es la novena. Cada cual empieza con un <b>comodín</b>, y aún tienes el tuyo.
lesson-end-2 = Solo, un comodín es un 10. Con otra carta, completa diez: con un 7, es un 3.
lesson-end-3 = Pero cuesta 10 puntos a quien pierde la ronda, o <b>a ti</b> si al final aún lo tienes en la mano.
lesson-end-4 = Así que juégalo ahora. Todo el mundo lo querría: juégalo <b>boca abajo</b>, con dos fichas.
    .not-lay-j-open = Se vería que es un diez seguro, y habría ofertas. Toca <b>boca abajo</b>, y dos fichas.
    .not-lay-j = Boca abajo está bien. Con menos fichas te lo compran más barato: pon dos.
    .otherwise = Aunque eso haga diez, un comodín en la mano cuesta 10 puntos al final. Juégalo ahora.
lesson-end-5 = { PERSON("1") } hace diez con 9 y 1. Si hay empate, gana la <b>carta más alta</b>. ¿Dejas tu comodín, o lo destapas y añades otra?
    .not-turn-up = ¿Y añadir el 8? Así el comodín es un 2, y el 9 de { PERSON("1") } gana a tu 8. Sin otra carta es un 10: déjalo.
lesson-end-6 = Diez contra diez, pero tu 10 es una sola carta y gana al 9 de { PERSON("1") }. El pozo es tuyo.
lesson-end-7 = { PERSON("2") } perdió con 8 y se lleva 19 puntos, 10 de ellos por tu comodín.
lesson-end-8 = Si las cartas altas también empatan, gana quien jugó antes. Si empatan los totales más bajos, pierde quien jugó <b>después</b>.
lesson-end-9 = Tú eliges quién empieza. Al final se ve más, pero ya tienes 7 y 3. ¿Quién empieza?
    .not-starter-1 = No te hace falta ver sus cartas: diez es diez. Jugando después pierdes empates. Empieza tú.
    .not-starter-2 = No te hace falta ver sus cartas: diez es diez. { PERSON("2") } jugaría antes y ganaría los empates.
lesson-end-10 = Última ronda. Las cartas que te queden en la mano también costarán puntos. Juega el { CARD("7") } boca arriba, sin ficha.
    .not-lay-7 = ¡El { CARD("7") }, eso es! Juégalo boca arriba y sin ficha: una ficha vale dos puntos.
    .not-lay-3 = 3 y 7 hacen diez, eso es. En esta lección, primero el { CARD("7") }. La otra viene después.
    .not-lay-p3 = 3 y 7 hacen diez, eso es. En esta lección, primero el { CARD("7") }. La otra viene después.
    .otherwise = Con el 8 nada hace diez: con 3 te pasas. Juega el { CARD("7") }.
lesson-end-11 = Tu 3 hace diez, y también { CARD("P3") }, la roja, que cuesta 5. ¿Cuál añades y cuál guardas?
    .not-add-3 = También es diez. Pero { CARD("P3") } se queda en tu mano y cuesta 5. El 3 cuesta solo 1.
    .not-stop = En cuanto el resto añada algo, 7 será lo más bajo. Haz diez.
lesson-end-12 = ¡Tres veces 7 y 3! Jugaste antes y ganaste. { PERSON("2") } jugó al final y perdió con un diez.
lesson-end-13 = El recuento final: cartas recogidas, cartas en la mano y dos puntos menos por ficha. Gana quien tenga <b>menos</b>.
lesson-end-14 = Si hay empate, gana quien tenga más fichas. Si también ahí hay empate, se comparte la victoria.
lesson-end-15 = Si tras una ronda el mazo no basta, la partida acaba. Quien la perdió se lleva también las <b>cartas de ronda</b> que quedan.
