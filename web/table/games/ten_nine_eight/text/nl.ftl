### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Bied, en win precies zoveel slagen
deal = Geef de eerste ronde
deal-next =
    { $cards ->
        [one] Geef ronde { $round }: 1 kaart
       *[other] Geef ronde { $round }: { $cards } kaarten
    }
shapes = Elke ronde een vakje: 🟩 bod gehaald, ⬛ niet gehaald.
part = ronde { $round }
title = Ronde { $round }
cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
points =
    { $points ->
        [-1] { $points } punt
        [one] 1 punt
       *[other] { $points } punten
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] punt
        [one] punt
       *[other] punten
    }
tricks =
    { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }
trick-of = slag { $trick }/{ $tricks }
over = Het spel is afgelopen.
not-your-turn =
    Je kunt nog niet spelen: { $who ->
        [you] je bent
       *[other] { $who } is
    } aan de beurt.

## The seats

has-bid = heeft geboden
is-bidding = is aan het bieden
no-bid-yet = heeft nog niet geboden
bid-of = bod { $bid }
# How a bid stands: tricks won and bid.
standing-made = { $won } gewonnen, { $bid } geboden, gehaald
standing-over = { $won } gewonnen, { $bid } geboden, te veel
standing-short = { $won } gewonnen, { $bid } geboden, niet meer te halen
standing-to-go = { $won } gewonnen, { $bid } geboden, nog { $left }
won-of-bid = { $won } gewonnen, { $bid } geboden
bid-won = { $bid } geboden, { $won } gewonnen
# What the marks ✓ and ✗ at a player’s badge mean.
made = gehaald
missed = gemist
# The headline of a round: for the player, and for a table of several people.
you-made = Je haalde { $bid }
you-missed = Je zat er { $left } naast
all-made = Alle biedingen gehaald
none-made = Niemand haalde het bod
one-made = Alleen { $who } haalde het bod
some-made = { $made } van de { $of } biedingen gehaald
remark-every =
    { $who ->
        [you] Je haalde elk bod
       *[other] { $who } haalde elk bod
    }
dealer = Gever ·

## The table

trump-up = Troef: { $called } ligt open
called-card = { $name }
trump = troef
trump-card = { $sign } open
the-trick = De slag
the-trick-so-far = De slag tot nu toe
leads = eerste
highest = wint
wins-trick = wint
bids-so-far =
    { $tricks ->
        [one] { $made } geboden, 1 slag
       *[other] { $made } geboden, { $tricks } slagen
    }
tricks-to-win =
    { $tricks ->
        [one] 1 slag deze ronde
       *[other] { $tricks } slagen deze ronde
    }
bids-after =
    { $players ->
        [0] Je biedt als laatste.
        [one] 1 speler biedt na jou.
       *[other] { $players } spelers bieden na jou.
    }
hook = Je mag geen { $bid } bieden: het totaal mag geen { $tricks } zijn.
turned-up = omgedraaid: { $called }
turned-up-one = omgedraaid,
turned-up-two = doet niet mee
bids = Biedingen
hand =
    { $who ->
        [you] Je hand
       *[other] Hand van { $who }
    }
hand-folded =
    { $who ->
        [you] Je hand, dicht
       *[other] Hand van { $who }, dicht
    }
face-down = dichte kaart
lies-no-bid = nog geen bod
lies-bid = { $won } van { $bid }
lies-trump = Troef

## A turn

bids-now =
    { $who ->
        [you] Je biedt
       *[other] { $who } biedt
    }
thinks =
    { $who ->
        [you] Je denkt na
       *[other] { $who } denkt na
    }
which-card =
    { $who ->
        [you] Welke kaart?
       *[other] { $who }, welke kaart?
    }
only-card = Alleen { $card } bekent
leads-now =
    { $who ->
        [you] Kom uit
       *[other] { $who }, kom uit
    }
others-follow = Iedereen moet bekennen.
how-many =
    { $who ->
        [you] Hoeveel slagen?
       *[other] { $who }, hoeveel slagen?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Win precies 1 slag: <b>{ $points }</b> punten. Anders: <b>1</b> per slag.
           *[other] Win precies { $bid } slagen: <b>{ $points }</b> punten. Anders: <b>1</b> per slag.
        }
        [minus] { $bid ->
            [one] Win precies 1 slag: <b>{ $points }</b> punten. Anders: <b>min</b> het verschil.
           *[other] Win precies { $bid } slagen: <b>{ $points }</b> punten. Anders: <b>min</b> het verschil.
        }
       *[nothing] { $bid ->
            [one] Win precies 1 slag: <b>{ $points }</b> punten. Anders: <b>0</b>.
           *[other] Win precies { $bid } slagen: <b>{ $points }</b> punten. Anders: <b>0</b>.
        }
    }
act-bid = Bied { $bid }
act-play = Speel { $sign }

## The score sheet

sheet-cards = Kaarten
sheet-note =
    { $missed ->
        [tricks] Klein erbij: gewonnen en geboden slagen. Een gehaald bod geeft 10 + het bod, anders 1 per slag.
        [minus] Klein erbij: gewonnen en geboden slagen. Een gehaald bod geeft 10 + het bod, anders min het verschil.
       *[nothing] Klein erbij: gewonnen en geboden slagen. Een gehaald bod geeft 10 + het bod, anders 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you]
            { $tricks ->
                [one] Je bood als laatste. <b>{ $bid }</b> mocht niet: klopverbod. Bij 1 slag mag het totaal geen 1 zijn, dus iemand haalt het niet
               *[other] Je bood als laatste. <b>{ $bid }</b> mocht niet: klopverbod. Bij { $tricks } slagen mag het totaal geen { $tricks } zijn, dus iemand haalt het niet
            }
       *[other]
            { $tricks ->
                [one] { $who } bood als laatste. <b>{ $bid }</b> mocht niet: klopverbod. Bij 1 slag mag het totaal geen 1 zijn, dus iemand haalt het niet
               *[other] { $who } bood als laatste. <b>{ $bid }</b> mocht niet: klopverbod. Bij { $tricks } slagen mag het totaal geen { $tricks } zijn, dus iemand haalt het niet
            }
    }
explain-one-card = Ieder heeft één kaart, dus je biedt 0 of 1, en de enige slag gaat vanzelf
explain-trump = Omgedraaid is { $card }, dus { $suit ->
        [C] klaveren
        [D] ruiten
        [H] harten
       *[S] schoppen
    } is troef: zelfs de laagste wint van elke andere kleur
explain-bid =
    { $missed ->
        [tricks] { $who ->
            [you] Je
           *[other] { $who }
        } biedt { $bid }. Precies { $bid } winnen geeft <b>{ $points } punten</b>. Anders geeft elke slag 1 punt
        [minus] { $who ->
            [you] Je
           *[other] { $who }
        } biedt { $bid }. Precies { $bid } winnen geeft <b>{ $points } punten</b>. Anders gaat het verschil eraf
       *[nothing] { $who ->
            [you] Je
           *[other] { $who }
        } biedt { $bid }. Precies { $bid } winnen geeft <b>{ $points } punten</b>. Anders geeft het 0 punten
    }
explain-bids =
    { $tricks ->
        [one] Iedereen heeft geboden, samen <b>{ $total }</b>, en er is 1 slag. Haal je je bod, dan krijg je 10 punten plus het bod
       *[other] Iedereen heeft geboden, samen <b>{ $total }</b>, en er zijn { $tricks } slagen. Haal je je bod, dan krijg je 10 punten plus het bod
    }
explain-trick-trump =
    { $who ->
        [you] De hoogste troef, { $card }, wint de slag. Je hebt er nu <b>{ $won }</b> en komt uit
       *[other] De hoogste troef, { $card }, wint de slag. { $who } heeft er nu <b>{ $won }</b> en komt uit
    }
explain-trick-trump-last =
    { $who ->
        [you] De hoogste troef, { $card }, wint de slag. Je hebt er nu <b>{ $won }</b>
       *[other] De hoogste troef, { $card }, wint de slag. { $who } heeft er nu <b>{ $won }</b>
    }
explain-trick-suit =
    De hoogste { $suit ->
        [C] klaverenkaart
        [D] ruitenkaart
        [H] hartenkaart
       *[S] schoppenkaart
    }, { $card }, wint de slag, want niemand heeft ingetroefd. { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } er nu <b>{ $won }</b> en komt uit
explain-trick-suit-last =
    De hoogste { $suit ->
        [C] klaverenkaart
        [D] ruitenkaart
        [H] hartenkaart
       *[S] schoppenkaart
    }, { $card }, wint de slag, want niemand heeft ingetroefd. { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } er nu <b>{ $won }</b>
explain-ruff =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } geen { $suit ->
        [C] klaveren
        [D] ruiten
        [H] harten
       *[S] schoppen
    }, dus elke kaart mag: { $card } is een troef en wint van elke andere kleur
explain-discard =
    { $who ->
        [you] Je hebt
       *[other] { $who } heeft
    } geen { $suit ->
        [C] klaveren
        [D] ruiten
        [H] harten
       *[S] schoppen
    } en gooit { $card } weg. Geen troef, niet de gevraagde kleur: die kan niet winnen
explain-first-free =
    { $who ->
        [you] Je zit links van de gever, dus je komt uit in de eerste slag van de ronde
       *[other] { $who } zit links van de gever en komt uit in de eerste slag van de ronde
    }
explain-first =
    { $who ->
        [you] Je zit links van de gever, dus je komt uit. In de eerste slag mag je geen troef spelen als je een andere kleur hebt
       *[other] { $who } zit links van de gever en komt uit. In de eerste slag mag je geen troef spelen als je een andere kleur hebt
    }
explain-lead =
    { $who ->
        [you] Je
       *[other] { $who }
    } komt uit met { $card }. De anderen spelen ook elk één kaart, en wie { $suit ->
        [C] klaveren
        [D] ruiten
        [H] harten
       *[S] schoppen
    } heeft, moet bekennen
explain-follow =
    { $who ->
        [you] Je
       *[other] { $who }
    } bekent met een { $suit ->
        [C] klaverenkaart
        [D] ruitenkaart
        [H] hartenkaart
       *[S] schoppenkaart
    }: wie er een heeft, moet er een spelen

## The rules

word-trump = Troef
    .note = De kleur van de omgedraaide kaart. Zelfs de laagste troef wint van elke kaart van een andere kleur.
word-trick = Slag
    .note = Eén kaart van iedereen. De hoogste troef wint de slag. Is er geen troef, dan wint de hoogste kaart van de gevraagde kleur.
word-lead = Uitkomen
    .note = De eerste kaart van een slag spelen. De anderen moeten die kleur bekennen als ze kunnen.
word-bid = Bod
    .note = Het aantal slagen dat je zegt te winnen. Win er precies zoveel, dan krijg je 10 punten plus het bod.
word-hook = Klopverbod
    .note = Aan sommige tafels mag de gever, die als laatste biedt, de biedingen niet laten kloppen met het aantal slagen. Iemand haalt het bod dus niet.
example-bids = drie biedingen
example-tricks = twee slagen
chapter-minute = Het doel
chapter-bids = Bieden
chapter-tricks = Slagen
chapter-points = Punten
fact-dealer = Eerste gever
    .note = willekeurig, daarna met de klok mee, van ronde tot ronde en van spel tot spel
house = alle opties die niet standaard zijn, en dat de laatste kaart vanzelf gespeeld wordt.
origin =
    <b>{ $game }</b> is een { $author ->
        [traditional] traditioneel spel
       *[other] spel van { $author }
    }, een soort Boerenbridge. Deze regels zijn uitgegeven door { $publisher }.
for-whom = 2–5 spelers, vanaf 10 jaar. Een spel van 10 rondes duurt ongeveer een uur.
length-10-to-1 = Iedereen krijgt 10 kaarten in de eerste ronde, 9 in de tweede, en zo verder tot 1.
length-5-to-1 = Iedereen krijgt 5 kaarten in de eerste ronde, 4 in de tweede, en zo verder tot 1.
length-1-to-10 = Iedereen krijgt 1 kaart in de eerste ronde, 2 in de tweede, en zo verder tot 10.
length-10-to-1-to-10 = Iedereen krijgt 10 kaarten in de eerste ronde, 9 in de tweede, en zo verder tot 1, en dan weer terug tot 10.
minute-aim = Zeg hoeveel slagen je wint, en win er dan precies zoveel. Wie de meeste punten heeft, wint.
minute-turned-up = De gever draait de volgende kaart om: die kleur is <b>troef</b>.
minute-bid-in-turn = Om de beurt bied je het aantal slagen dat je gaat winnen. Wie links van de gever zit, begint.
minute-bid-at-once = Ieder biedt in het geheim een aantal slagen. Daarna zie je alle biedingen.
minute-trick = Iemand komt uit met een kaart, en ieder ander speelt er ook een, van dezelfde kleur als dat kan. Dat is een <b>slag</b>. De hoogste troef wint. Is er geen troef, dan wint de hoogste kaart van de gevraagde kleur.
minute-first-trick = In de eerste slag van een ronde mag je geen troef spelen, ook niet om uit te komen, tenzij je alleen troeven hebt.
scored = Win je precies het aantal slagen dat je bood, dan krijg je 10 punten plus het bod. { $otherwise }
otherwise-nothing = Anders krijg je <b>0</b>.
otherwise-tricks = Anders krijg je <b>1 punt</b> voor elke slag die je wint.
otherwise-minus = Anders verlies je <b>1 punt</b> voor elke slag te veel of te weinig.
deck = De kaarten
    .note = Je speelt met 1 pak van 52 kaarten. De aas is de hoogste.
a-round = Een ronde
a-trick = Een slag
trick-led = Ruiten gevraagd
    .note = Heb je ruiten, dan moet je die spelen.
trick-other = Andere kleur
    .note = Heb je geen ruiten, dan mag je elke kaart weggooien. Zelfs een aas kan dan niet winnen.
trick-trump = Een troef
    .note = Harten is troef: zelfs de laagste hartenkaart wint van elke andere kleur.
order-at-once = Ieder doet een bod dat niemand anders ziet. De gever biedt als laatste, en dan zie je alle biedingen.
order-in-turn = Wie links van de gever zit, biedt als eerste, en zo met de klok mee tot de gever. Je hoort de biedingen vóór die van jou.
bids-range = Je mag alles bieden van 0 tot en met het aantal kaarten in je hand.
bids-stand = Je mag meer slagen bieden dan de anderen overlaten. Na het bieden kun je je bod niet meer wijzigen.
the-hook = Het klopverbod
sums-hooked = De gever biedt als laatste en mag de biedingen niet laten kloppen met het aantal slagen, dus iemand haalt het bod niet. Bij 5 kaarten en biedingen van 2, 1 en 1 mag de gever alles bieden behalve 1.
sums-free = De biedingen mogen samen meer of minder zijn dan het aantal slagen. Kloppen ze precies, dan kan iedereen het bod halen.
tricks-clockwise = Een slag is één kaart van iedereen, met de klok mee. Wie links van de gever zit, komt uit in de eerste slag van een ronde. Daarna komt steeds uit wie de slag won.
tricks-follow = Je moet bekennen als je kunt. Kun je dat niet, dan mag alles: een troef kan winnen, een andere kleur niet.
first-printed = In de eerste slag van een ronde mag je geen troef spelen, ook niet om uit te komen, zolang je een andere kleur hebt. Heb je alleen troeven, dan mag het wel. Is er zo met troef uitgekomen, dan moeten de anderen bekennen.
first-free = Je mag altijd troef spelen, ook in de eerste slag.
first-until-broken = Kun je niet bekennen, dan mag je altijd een troef spelen: dat heet introeven. Met troef uitkomen mag pas als iemand in deze ronde heeft ingetroefd, of als je alleen troeven hebt. Uitkomen met troef telt niet als introeven.
first-until-played = Kun je niet bekennen, dan mag je altijd een troef spelen. Met troef uitkomen mag pas als iemand er in deze ronde een heeft gespeeld, of als je alleen troeven hebt.
tricks-out-of-play = De omgedraaide kaart doet niet mee.
tricks-last = De laatste kaart van een ronde wordt vanzelf gespeeld.
points-head = Won/bood
points-points = Punten
points-end = Bied je 0 en win je geen slag, dan krijg je 10. Wie na de laatste ronde de meeste punten heeft, wint. Bij gelijkspel deel je de winst.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Gehaald
    .note = { $name } haalde { $hits } van de { $of } biedingen

## Lessons

lesson-tricks =
    .title = Slagen
    .about = Wat een slag is, wie die wint, en welke kaart je mag spelen
    .learnt = Je eerste bod is gehaald! Je kunt nu bekennen, een slag winnen en er expres een verliezen. Nu nog troeven.
lesson-tricks-1 = In een <b>slag</b> speelt ieder om de beurt één kaart, en de beste wint ze allemaal. Wie begint, <b>komt uit</b>.
lesson-tricks-2 = Zeg hoeveel slagen je gaat winnen: dat is je <b>bod</b>. Win er <b>precies</b> zoveel: ook te veel is mis.
lesson-tricks-3 = Hier bood jij 2, { PERSON("1") } 0 en { PERSON("2") } 3. Bij elke naam staan gewonnen en geboden slagen.
lesson-tricks-4 = Jij komt uit in de eerste slag. (De { CARD("6S") } bovenaan is voor de volgende les.)
lesson-tricks-5 = Van laag naar hoog: 2 tot 10, boer, vrouw, heer, aas. Kom uit met je hoogste kaart: tik er twee keer op.
    .not-kd = De ruitenaas kan je heer verslaan, maar geen hartenkaart verslaat je aas. Speel de { CARD("AH") }.
    .otherwise = Zo’n lage kaart wordt verslagen, en dan verlies je de slag. Speel de { CARD("AH") }.
lesson-tricks-6 = Jij kwam uit met harten, dus de anderen moesten ook harten spelen. De hoogste wint de slag: die van jou.
lesson-tricks-7 = Wie een slag wint, komt uit in de volgende. Kijk wat een lage kaart doet: kom uit met de { CARD("4H") }.
    .otherwise = Daarmee kun je ook uitkomen. Speel in deze les de { CARD("4H") }.
lesson-tricks-8 = De hartenvrouw van { PERSON("2") } is het hoogst, dus { PERSON("2") } wint de slag en komt nu uit.
lesson-tricks-9 = { PERSON("2") } komt uit met klaveren. Heb je klaveren, dan moet je die spelen: dat is <b>bekennen</b>. Welke kaart?
lesson-tricks-10 = Weer klaveren. Die heb je niet, dus alles mag, maar geen van je kaarten kan winnen. Welke kun je missen?
    .not-kd = Klaveren is gevraagd, dus ook je heer wint niet. Die heb je later nodig: speel de { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } heeft ook geen klaveren, dus de { CARD("QD") } kan niet winnen. De { CARD("9C") } wint de slag.
lesson-tricks-12 = De laatste slag: { PERSON("2") } komt uit met ruiten. Je laatste kaart gaat vanzelf, en je bewaarde heer wint de slag.
lesson-tricks-13 = Bod gehaald: 10 plus 2, dus 12 punten. Elke ronde is er één kaart minder. Een heel spel begint met tien.

lesson-trump =
    .title = Troef en bieden
    .about = De kleur die van alle andere wint, en hoeveel slagen je biedt
    .learnt = Goed geboden! Je kunt nu troef gebruiken en op tijd stoppen. Bied wat je kunt winnen, en verlies de rest.
lesson-trump-1 = Eén kaart wordt omgedraaid, en die kleur is <b>troef</b>: schoppen. De kaart zelf doet niet mee.
lesson-trump-2 = De laagste troef wint van de hoogste kaart van een andere kleur. Jij hebt er twee, de { CARD("AS") } en de { CARD("3S") }.
lesson-trump-3 = Nu <b>biedt</b> ieder een aantal slagen. Jij bent de gever en biedt als laatste. Je hebt geen klaveren. Wat bied je?
    .not-bid-0 = Niets verslaat de { CARD("AS") }: die wint een slag, en dan haal je je bod van 0 niet. Tel ook de { CARD("3S") }.
    .not-bid-1 = De { CARD("AS") } wint er een. Je hebt geen klaveren: wordt dat gevraagd, dan kan de { CARD("3S") } winnen. Bied 2.
    .otherwise = Je twee troeven kunnen twee slagen winnen, de rest wint vast niets. Ook te veel is mis: bied 2.
lesson-trump-4 = 1, 1 en 2 is samen 4, en er zijn vijf slagen. Dat mag: de biedingen hoeven samen geen 5 te zijn.
lesson-trump-5 = { PERSON("1") }, links van de gever, speelt klaveren. Die heb jij niet, maar in de <b>eerste slag</b> mag geen troef. Wat nu?
    .otherwise = Dat kan, maar de { CARD("QH") } wint later misschien een derde slag, en je bood 2. Doe die nu weg.
lesson-trump-6 = Je hartenvrouw is geen klaveren of troef: die wint niet. De klaverenheer van { PERSON("1") } wel.
lesson-trump-7 = Uitkomen met troef mag in de eerste slag ook niet, tenzij je niets anders hebt.
lesson-trump-8 = Weer klaveren, en je kunt niet bekennen. Vanaf de tweede slag mag troef. Je hebt twee slagen nodig.
    .not-as = Die zou winnen. Maar de { CARD("3S") } ook, en de aas wint later zeker nog een slag.
    .otherwise = Die is geen klaveren en geen troef, dus die kan niet winnen. De { CARD("3S") } wint hier, en later misschien niet.
lesson-trump-9 = Je { CARD("3S") } is troef en wint van de { CARD("TC") }. De slag is van jou, dus jij komt uit.
lesson-trump-10 = Nu mag je ook met troef uitkomen. Je hebt nog maar één slag nodig. Welke kaart wint die zeker?
    .otherwise = Dat is niet zeker, en de aas wint toch al een slag. Niets verslaat de { CARD("AS") }: speel die.
lesson-trump-11 = 2 van 2: dat is je bod, en nog een slag bederft het. Jij komt weer uit. Welke kaart verliest?
    .otherwise = Hoe lager, hoe zekerder die verliest: een 7 wint misschien een derde slag. Kom uit met de { CARD("4D") }.
lesson-trump-12 = Je laatste kaart gaat vanzelf. De { CARD("7D") } is geen klaveren en geen troef, dus gelukkig kan die niet winnen.
lesson-trump-13 = 12 punten voor jou! { PERSON("1") } bood 1 maar won er 3. { PERSON("2") } bood 1 maar won er geen. Beiden krijgen 0.

lesson-points =
    .title = De punten
    .about = Wat een bod oplevert, het klopverbod, en wie er wint
    .learnt = Je hebt je eerste spel 10-9-8 gewonnen en weet wat een bod oplevert. Leer nu een bod tellen.
lesson-points-1 = Een spel heeft tien rondes, van tien kaarten tot één. Dit is een kort spel van vijf, en er zijn er nog twee.
lesson-points-2 = Haal je je bod, dan krijg je 10 plus het bod: 12 voor een 2, 10 voor een 0. Eén slag ernaast geeft al <b>0</b>.
lesson-points-3 = Deze tafel heeft een extra regel, het <b>klopverbod</b>: de biedingen mogen niet kloppen met het aantal slagen.
lesson-points-4 = Twee kaarten, twee slagen. { PERSON("1") } bood 2, { PERSON("2") } 0. Ruiten is troef, en die heb je niet. Wat bied je?
    .otherwise = De { CARD("4H") } wint vast geen slag, dus 2 is te veel. De { CARD("JH") } wint er misschien een: bied 1.
lesson-points-5 = Samen 3 voor twee slagen, dus iemand haalt het niet. Dat is het klopverbod: met een 0 van jou was het 2 geweest.
lesson-points-6 = { PERSON("1") } heeft beide slagen nodig, jij één. Harten is gevraagd, en jij speelt als laatste. Welke kaart?
    .otherwise = Dan wint de { CARD("9H") } deze slag, en straks wordt je { CARD("JH") } misschien afgetroefd. Nu wint die zeker.
lesson-points-7 = De { CARD("JD") } is een troef, dus { PERSON("1") } wint deze slag. Maar { PERSON("1") } bood 2 en won er maar één.
lesson-points-8 = 11 punten voor jou, 10 voor { PERSON("2") }, die 0 bood en 0 won, en 0 voor { PERSON("1") }. Jij en { PERSON("2") } staan op 32.
lesson-points-9 = De laatste ronde: ieder één kaart. Nu geeft { PERSON("1") }, dus { PERSON("2") } biedt als eerste en komt uit.
lesson-points-10 = Schoppen is troef, en die van jou is laag. { PERSON("2") } biedt 1. Win jij de enige slag? Bied 0 of 1.
    .otherwise = Er zijn maar drie kaarten in het spel, dus een tweede troef is er vast niet. Die van jou wint van de rest. Bied 1.
lesson-points-11 = Een aas! Maar je enige kaart is een troef: die gaat vanzelf en wint, zelfs in de eerste slag.
lesson-points-12 = Wie de meeste punten heeft, wint: 43, 32 en 21. Je hebt gewonnen! Bij gelijkspel had je de winst gedeeld.

lesson-counting =
    .title = Een bod tellen
    .about = Welke kaarten slagen winnen, en hoe je je aan je bod houdt
    .learnt = Je kunt nu een hand tellen. Troef in voor de slagen die je nodig hebt, en duik of gooi weg als je ze hebt.
lesson-counting-1 = Hoeveel slagen winnen deze kaarten? <b>Tel</b> mee. Een aas wint als niemand die aftroeft: dat is <b>één</b>.
lesson-counting-2 = Een heer wint ongeveer de helft van de keren, lagere kaarten zelden. Met meer spelers zijn ze minder waard.
lesson-counting-3 = Hoge troeven winnen. Een lage wint soms in een kleur die je niet hebt. Geen klaveren: met de { CARD("6S") } is het <b>twee</b>.
lesson-counting-4 = Met de laagste van twee hartenkaarten verlies je expres een slag. Dat is net zo nuttig als er een winnen.
lesson-counting-5 = { PERSON("1") } biedt 1, { PERSON("2") } biedt 2. Wat bied jij?
    .not-bid-0 = Je { CARD("AD") } wint bijna zeker. Tel die, en de { CARD("6S") } voor als klaveren gevraagd wordt: bied 2.
    .not-bid-1 = De { CARD("AD") } is één. Je hebt geen klaveren: wordt dat gevraagd, dan kan de { CARD("6S") } winnen. Bied 2.
    .otherwise = Je andere kaarten zijn laag: die verliezen vast. Bied 2, voor de { CARD("AD") } en de { CARD("6S") }.
lesson-counting-6 = Ruiten is gevraagd, en jij speelt als laatste. Welke kaart?
    .otherwise = Bewaar je de aas, dan kan iemand die later aftroeven. Nu wint die zeker: speel de { CARD("AD") }.
lesson-counting-7 = Dat is één van twee. Je { CARD("6S") } wint als een ander uitkomt met klaveren. Verlies nu, maar niet met harten.
    .not-3h = Die verliest. Maar houd die om eronder te blijven als harten gevraagd wordt. Kom uit met de { CARD("2D") }.
    .not-6s = Een hogere troef wint ervan. Wacht tot klaveren gevraagd wordt, dan wint die. Kom uit met de { CARD("2D") }.
    .otherwise = Die wint misschien, en dan heb je later geen keus. Niets is lager dan de { CARD("2D") }: kom daarmee uit.
lesson-counting-8 = Verloren, zoals je wilde. { PERSON("2") } komt uit in de volgende slag.
lesson-counting-9 = Harten! Je hebt nog één slag nodig, en daarvoor heb je de { CARD("6S") }. Win je deze, of blijf je eronder?
    .otherwise = Wint de { CARD("9H") }, dan win je er met de { CARD("6S") } één te veel. Blijf onder de 7: speel de { CARD("3H") }.
lesson-counting-10 = Je bent <b>gedoken</b>: expres verloren met een lage kaart. Met de 9 won je een slag die je niet wilt.
lesson-counting-11 = Eindelijk klaveren, en die heb jij niet. <b>Troef</b> je <b>in</b>, of <b>gooi</b> je de { CARD("9H") } <b>weg</b>?
    .otherwise = Weggooien is een kaart spelen die niet kan winnen. Maar deze slag heb je nodig: troef in met de { CARD("6S") }.
lesson-counting-12 = Je lage troef wint van beide klaveren. Dat is twee van twee. Nu je laatste kaart, de { CARD("9H") }: verliest die?
lesson-counting-13 = Gelukkig: de hartenboer van { PERSON("1") } was hoger. De biedingen waren 1, 2 en 2, samen vijf: iedereen kon het bod halen.
