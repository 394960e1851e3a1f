### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Weg met je kaarten: 10’s slaan over, 6’s keren om
deal = Geef de kaarten
shapes = Elke beurt: ⬜ 1 kaart gespeeld, 🟨 2, 🟧 meer, ⬛ gepast.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = joker ★
joker-unmarked = joker ☆
# The same at the start of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for screen readers.
called-joker-marked = gemerkte joker
called-joker-unmarked = ongemerkte joker
called-face-down = dichte kaart
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
set-of-several =
    { $cards ->
        [2] twee
        [3] drie
       *[4] vier
    } { $rank ->
        [joker] jokers
        [A] azen
        [T] 10’s
        [J] boeren
        [Q] vrouwen
        [K] heren
       *[other] { $rank }’s
    }
# The same at the start of a sentence.
set-of-several-first =
    { $cards ->
        [2] Twee
        [3] Drie
       *[4] Vier
    } { $rank ->
        [joker] jokers
        [A] azen
        [T] 10’s
        [J] boeren
        [Q] vrouwen
        [K] heren
       *[other] { $rank }’s
    }
# $laid is a set at the start of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set =
    { $owner ->
        [you] { $laid } op je { $last }
       *[other] { $laid } op { $last } van { $owner }
    }

## The seats

place = { $place }e
# On a seat, where there is little room.
seat-place = { $place }e
seat-out = is uit
seat-excommunicated = in de ban
seat-shamed = schande
seat-next = volgende
seat-last-owner = laatste set
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] kaart
       *[other] kaarten
    }
# The cards of a hand at a table that hides the counts.
stroke = streepje
stroke-none = geen streepje
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Je kaarten, open
       *[other] Kaarten van { $who }, open
    }
next-player = hierna: { $who }
decided = spel beslist

## The piles

piles = Stapels
turned-round = Omgekeerd
to-draw = <b>{ $cards }</b> te trekken
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = { CARD("pile") } te trekken
none-to-draw = stapel leeg
pile-empty = stapel leeg
draw-pile = trekstapel
next-to-draw = volgende kaart: { $card }
play-pile-face-down = speelstapel, dicht
lowest-leads = de laagste komt uit
any-set-may-be-laid = elke set mag
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat =
    { $owner ->
        [you] Je <b>{ $shown }</b>
       *[other] <b>{ $shown }</b> van { $owner }
    }
lies-last-set = Laatste set
lies-last-set-of =
    { $owner ->
        [you] Je laatste set
       *[other] Laatste set van { $owner }
    }
lies-hands = Kaarten in de hand: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Volgende kaart
guess-suit = Kleur
guess-rank = Rang
guess-joker = { $card }
top-of-the-pile = Bovenop de trekstapel
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
# The button that looks at the draw pile.
look-at-draw-pile = trekstapel
sleeve = mouw
sleeve-holds =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } onder de set

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next =
    { $who ->
        [you] Je bent
       *[other] { $who } is
    } zo aan de beurt
is-thinking =
    { $who ->
        [you] Je denkt na
       *[other] { $who } denkt na
    }
ask-sleeve = Wat gaat er onder de set?
ask-sleeve-then-laid = Kies tot 3 kaarten, en speel dan de set.
ask-sleeve-then-chosen = Kies tot 3 kaarten, en dan de set.
ask-throw =
    { $who ->
        [you] Voor jouw beurt: een 10 gooien?
       *[other] Voor { $who } speelt: een 10 gooien?
    }
ask-accuse =
    { $who ->
        [you] Voor jouw beurt: beschuldigen?
       *[other] Voor { $who } speelt: beschuldigen?
    }
ask-no-ten =
    { $who ->
        [you] Voor je speelt: je hebt geen 10 om te gooien.
       *[other] Voordat { $who } speelt: je hebt geen 10 om te gooien.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused =
    { $who ->
        [you] Je bent zo aan de beurt. { $why }
       *[other] { $who } is zo aan de beurt. { $why }
    }
throwing = De 10 blijft bij die speler.
ask-gift =
    { $alone ->
        [yes] Wat geef je { $to }?
       *[no] { $who }, wat geef je { $to }?
    }
lower-cards-in = Lagere kaarten in { ROW($suits, between: " ") }
ask-return =
    { $alone ->
        [yes] { $to } gooide { $card }: iets teruggeven?
       *[no] { $who }, { $to } gooide { $card }: iets teruggeven?
    }
cards-in = Andere kaarten in { ROW($suits, between: " ") }
ask-card =
    { $alone ->
        [yes] Wat is de volgende kaart?
       *[no] { $who }, wat is de volgende kaart?
    }
ask-suit =
    { $alone ->
        [yes] Welke kleur?
       *[no] { $who }, welke kleur?
    }
ask-rank =
    { $alone ->
        [yes] Welke rang?
       *[no] { $who }, welke rang?
    }
a-guess = Kies een kleur en een rang, of een joker: ★ gemerkt, ☆ ongemerkt.
draws =
    { $alone ->
        [yes] Trek een kaart
       *[no] { $who }, trek een kaart
    }
ask-order =
    { $alone ->
        [yes] Kies de volgorde
       *[no] { $who }, kies de volgorde
    }
order-of-drawing = Tik de kaarten aan in de trekvolgorde.
ask-last =
    { $alone ->
        [yes] Het spel is beslist. Iemand beschuldigen?
       *[no] Het spel is beslist. { $who }, iemand beschuldigen?
    }
leads =
    { $alone ->
        [yes] Kom uit met je laagste rang
       *[no] { $who }, kom uit met je laagste rang
    }
ask-after-match =
    { $alone ->
        [yes] Nog een set na de match?
       *[no] { $who }, nog een set na de match?
    }
ask-set-on =
    { $alone ->
        [yes] Wat komt er op { $last }?
       *[no] { $who }, wat komt er op { $last }?
    }
ask-set =
    { $alone ->
        [yes] Elke set mag
       *[no] { $who }, elke set mag
    }
slipped =
    { $cards ->
        [one] Kies de set. Er gaat 1 kaart onder.
       *[other] Kies de set. Er gaan { $cards } kaarten onder.
    }
set-refused = Deze set kun je nu niet spelen.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>, een match
        [attempt] <b>{ $shown }</b>, een poging
       *[slam] <b>{ $shown }</b>, een klap
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, een match: stapel of tafel?
        [attempt] <b>{ $shown }</b>, een poging: stapel of tafel?
        [slam] <b>{ $shown }</b>, een klap: stapel of tafel?
       *[plain] <b>{ $shown }</b>: stapel of tafel?
    }
belongs-on-table = De trekstapel is leeg: speel op de kale tafel.
then-match = Dan mag je nog een set spelen.
then-attempt = Dan gok je op de volgende kaart.
then-slam = Dan mag je { $owner } lagere kaarten geven in { ROW($suits, between: " ") }.
then-turned = Dan wisselen de stapels en keert het spel om.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] Geef niets
        [one] Geef 1 kaart
       *[other] Geef { $cards } kaarten
    }
return-cards =
    { $cards ->
        [0] Niets terug
        [one] 1 kaart terug
       *[other] { $cards } kaarten terug
    }
to-whom =
    aan { $to ->
        [you] jou
       *[other] { $to }
    }
gets-nothing =
    { $to ->
        [you] Je krijgt niets
       *[other] { $to } krijgt niets
    }
name-card = Gok op { $card }
no-guess = Gok niet
put-them-back = Leg terug
pretend = Doe alsof
draw = Trek 1 kaart
accuse-whom =
    Beschuldig { $accused ->
        [you] jou
       *[other] { $accused }
    }
accuse-nobody = Beschuldig niemand
    .brings = einde spel
pass-turn = Pas
stop = Stop
draws-one = trek 1 kaart
# $play is the kind of set.
lay =
    { $play ->
        [match] Match: { $set }
        [attempt] Poging: { $set }
        [slam] Klap: { $set }
       *[plain] Speel { $set }
    }
lay-on-pile = Op de stapel
    .brings = op laatste set
    .brings-exile = dan in de ban
lay-on-table = Op de tafel
    .brings = nieuwe stapel
brings-slam =
    aan { $owner ->
        [you] jou
       *[other] { $owner }
    }
brings-last-cards =
    { $cards ->
        [one] je laatste kaart
       *[other] je laatste kaarten
    }
brings-turned = keert spel om
brings-match = dan nog een set
brings-attempt = dan een gok
slip =
    { $cards ->
        [one] Smokkel er 1
       *[other] Smokkel er { $cards }
    }
    .brings = onder de set
close-sleeve = Sluit de mouw
    .brings = smokkel niets
keep-them = Houd 10’s
nothing-to-throw = Ga verder
let-play =
    Laat { $who ->
        [you] jou
       *[other] { $who }
    } spelen
accuse = Beschuldig
throw = Gooi { $card }
    .brings =
        slaat { $who ->
            [you] jou
           *[other] { $who }
        } over

## What anyone can do between turns

claim-throw = Gooi een 10
claim-throw-who = Wie gooit een 10?
claim-accuse-who = Wie beschuldigt?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: wie speelde vals?
claim-accuse-refused = Je kunt nog niemand beschuldigen: wacht tot na de eerste beurt.
claim-accuse-tap = Tik op wie je beschuldigt.

## Answers to taps

over = Het spel is afgelopen.
not-your-turn =
    Je kunt nu niet spelen: { $who ->
        [you] je bent
       *[other] { $who } is
    } aan de beurt.
sleeve-full = Je kunt hooguit 3 kaarten smokkelen.
stays-set = Je kunt { $card } niet spelen: die verslaat de laatste set niet.
stays-gift = Je kunt { $card } niet geven: alleen lagere in een kleur van de klap.
stays-return = Je kunt { $card } niet teruggeven: alleen andere in de kleur van de 10.
stays-throw = Je kunt { $card } niet gooien: alleen 10’s.
stays-guess = Je kunt { $card } nu niet spelen: gok eerst op de volgende kaart.
stays-arrange = Je kunt { $card } nu niet spelen: leg eerst de trekstapel terug.
stays-draw = Je kunt { $card } nu niet spelen: trek eerst een kaart.
stays-last = Je kunt { $card } niet spelen: het spel is beslist.

## Moments and ends

banner-excommunicated = In de ban
banner-shame = Ronde der Schande
banner-back = Weer in het spel
banner-slam = Klap
banner-skip = Overgeslagen
banner-reverse = Omgekeerd
banner-restart = Opnieuw
result-first = als eerste uit
result-left =
    { $cards ->
        [one] nog 1 kaart
       *[other] nog { $cards } kaarten
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] Je won ondanks de Ronde der Schande
       *[other] { $who } won ondanks de Ronde der Schande
    }
remark-slam =
    { $who ->
        [you] Je was uit met een klap
       *[other] { $who } was uit met een klap
    }
remark-behind =
    { $who ->
        [you] Je had tussendoor { $cards } kaarten
       *[other] { $who } had tussendoor { $cards } kaarten
    }
remark-left =
    { $who ->
        [you] Je had nog { $cards } kaarten
       *[other] { $who } had nog { $cards } kaarten
    }
remark-turns =
    { $who ->
        [you]
            Je was na { $turns ->
                [one] 1 beurt
               *[other] { $turns } beurten
            } uit
       *[other]
            { $who } was na { $turns ->
                [one] 1 beurt
               *[other] { $turns } beurten
            } uit
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Klappen
    .note = { $name } gaf { $hits } van de { $of } klappen
feat-out = Uit
    .note =
        { $name } was { $hits ->
            [1] één keer
           *[other] { $hits } keer
        } uit
# The ways to go out, each with its number.
way-single = met één kaart
way-set = met meer kaarten
way-slam = met een klap
way-gift = door kaarten te geven
way-ten = door een 10 te gooien

## Rules as they come up

explain-restart = De open stapel is leeg, dus het spel begint opnieuw. Wie de laagste kaart heeft, komt uit
explain-sixes = Precies drie 6’s: de stapels wisselen, je trekt open kaarten, en het spel gaat de andere kant op
explain-excommunicated =
    De trekstapel was leeg, dus de set moest op tafel. { $who ->
        [you] Je doet
       *[other] { $who } doet
    } niet mee tot er iemand past
explain-false-alarm =
    { $who ->
        [you] De trekstapel was niet leeg, dus je set hoorde op de stapel. Die doet niets bijzonders
       *[other] De trekstapel was niet leeg, dus de set van { $who } hoorde op de stapel. Die doet niets bijzonders
    }
explain-lifted =
    { $who ->
        [you] Je mag
       *[other] { $who } mag
    } weer spelen. De ban is voorbij als een ander past
explain-lifted-all = Iedereen mag weer spelen. De ban is voorbij als een ander past
explain-table = De trekstapel was leeg, dus de set gaat op de kale tafel. De oude stapel wordt geschud tot een nieuwe trekstapel
explain-accused =
    { $who ->
        [you] Je speelde vals: trek tot een veelvoud van vijf, en laat je hand zien tot het eind van je volgende beurt
       *[other] { $who } speelde vals en trekt tot een veelvoud van vijf. Die hand ligt open tot het eind van de volgende beurt
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $accused ->
        [you] Je speelde
       *[other] { $accused } speelde
    } niet vals{ $cost ->
        [draw-1] , dus { $who ->
            [you] je
           *[other] { $who }
        } trekt een kaart voor de foute beschuldiging
        [shame] , dus { $who ->
            [you] je
           *[other] { $who }
        } gaat de Ronde der Schande in
       *[nothing] . Dat kost { $who ->
            [you] je
           *[other] { $who }
        } niets, behalve wat gezichtsverlies
    }
explain-back =
    { $who ->
        [you] Je hebt weer kaarten, dus je speelt weer mee en verliest je plaats
       *[other] { $who } heeft weer kaarten, en speelt dus weer mee zonder de behaalde plaats
    }
explain-out =
    { $who ->
        [you] Je bent
       *[other] { $who } is
    } uit als <b>{ $place }e</b>. Na je laatste kaart trek je niet meer
explain-slam =
    { $owner ->
        [you] Meer van dezelfde rang is een klap. Jij speelde de laatste set, dus je kunt lagere kaarten in die kleuren krijgen
       *[other] Meer van dezelfde rang is een klap. { $owner } speelde de laatste set en kan lagere kaarten in die kleuren krijgen
    }
explain-gift =
    { $who ->
        [you] Je
       *[other] { $who }
    } geeft { $to ->
        [you] je
       *[other] { $to }
    } <b>{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }</b>. Na een klap mag je lagere kaarten in die kleuren geven
explain-skip =
    { $who ->
        [you] Door de 10 sla je een beurt over. Je houdt { $card } en mag andere kaarten in die kleur teruggeven
       *[other] Door de 10 slaat { $who } een beurt over, maar houdt { $card } en mag andere kaarten in die kleur teruggeven
    }
explain-return =
    { $who ->
        [you] Je
       *[other] { $who }
    } geeft { $to ->
        [you] je
       *[other] { $to }
    } <b>{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }</b> in de kleur van de 10 terug. Niemand trekt
explain-match =
    Dezelfde rang en evenveel kaarten is een match. { $who ->
        [you] Je mag
       *[other] { $who } mag
    } meteen nog een set spelen
explain-guess-wrong =
    De volgende kaart was niet { $card }, dus { $who ->
        [you] je
       *[other] { $who }
    } trekt die
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] De volgende kaart was { $card }. Jij krijgt die en trekt verder niet
               *[other] De volgende kaart was { $card }. Jij krijgt die, en { $who } trekt niet
            }
       *[other]
            { $who ->
                [you] De volgende kaart was { $card }. { $to } krijgt die, en jij trekt niet
               *[other] De volgende kaart was { $card }. { $to } krijgt die, en { $who } trekt niet
            }
    }
explain-attempt =
    { $who ->
        [you] Minder van dezelfde rang is een poging. Gok je goed op de volgende kaart, dan krijgt de volgende speler die
       *[other] Minder van dezelfde rang is een poging. Gokt { $who } goed op de volgende kaart, dan krijgt de volgende speler die
    }
explain-cleared = Nu mag elke set: iedereen heeft gepast, en er was niets te trekken
explain-shuffle = De trekstapel is leeg, dus de speelstapel wordt geschud tot een nieuwe. Alleen de laatste set blijft liggen
explain-joker = Een joker is het laagst, maar mag op elk plaatje. En op een joker mag alles
explain-suit = Op boer, vrouw of heer mag ook lager, in die kleur: { $set } op { $last }
explain-opening = Wie begint, mag niet passen en komt uit met de laagste rang: { $set }
explain-pass =
    { $who ->
        [you] Je past en trekt. De volgende speelt nog steeds op { $last }
       *[other] { $who } past en trekt. De volgende speelt nog steeds op { $last }
    }
explain-higher = Een set moet minstens zo hoog zijn als de vorige: { $set } op { $last }. Aantal en kleuren doen er niet toe

## The rules

word-set = Set
    .note = Een tot vier kaarten van één rang, samen gespeeld.
word-match = Match
    .note = Dezelfde rang en evenveel kaarten als de laatste set. Je mag nog een set spelen.
word-attempt = Poging
    .note = Dezelfde rang als de laatste set, maar minder kaarten. Je mag op de volgende kaart gokken.
word-slam = Klap
    .note = Dezelfde rang als de laatste set, maar meer kaarten. Je mag lagere kaarten geven aan de speler van die set.
word-throw = Een 10 gooien
    .note = Laat iemand een beurt overslaan voordat die begint. De 10 blijft bij die speler.
word-excommunicated = In de ban
    .note = Je doet niet mee tot een ander past: je kunt niet spelen, trekken of 10’s gooien.
example-slam = een klap
example-match = een match
example-throw = een 10 gooien
example-sixes = drie 6’s
chapter-minute = Het doel
chapter-turn = Je beurt
chapter-special = Zelfde rang
chapter-tens = 10’s gooien
chapter-sixes = Drie 6’s
chapter-pile = Naar tafel
chapter-cheating = Valsspelen
chapter-end = Het einde
aim = Raak als eerste al je kaarten kwijt.
deck = De kaarten
cards-order = Van laag naar hoog: joker, aas, 2 tot 10, boer, vrouw, heer. Er zijn twee jokers: ★ en ☆.
cards-set = Een <b>set</b> is een tot vier kaarten van één rang.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] Met 2–4 spelers krijgt ieder 10 kaarten, met 5 spelers 8, met 6 spelers 7, met 7 spelers 6 en met 8 spelers 5.
       *[other] Ieder krijgt { $dealt } kaarten.
    }
turn-lead = Wie de laagste kaart heeft, begint. Je moet uitkomen met je laagste rang en mag niet passen.
turn-lowest = De kleuren tellen alleen hier, bij gelijke rang: ruiten is het laagst, dan klaveren, harten en schoppen. De gemerkte joker is de allerlaagste kaart.
turn-lay = Speel in je beurt een set, of pas. Trek daarna 1 kaart.
turn-beat = Je set moet minstens <b>zo hoog</b> zijn als de laatste. Aantal en kleuren doen er niet toe.
turn-faces = Op een boer, vrouw of heer mag ook een lagere set die er een <b>kleur</b> mee deelt, of jokers.
turn-out = Speel je je laatste kaart, dan ben je meteen uit, zonder te trekken.
turn-on-queen = Op schoppenvrouw
turn-higher = Hoger
    .note = Een heer van elke kleur.
turn-lower = Lager, zelfde kleur
    .note = Schoppenboer, maar niet hartenboer.
turn-joker = Een joker
    .note = Mag altijd op een boer, vrouw of heer. Daarna mag alles.
special-rank = Met een set van dezelfde rang als de laatste kun je meer. Het hangt af van het aantal kaarten:
special-match = Evenveel: een match
    .note = Je mag er meteen nog een set op spelen, ook nog een match. Je trekt maar 1 kaart, aan het eind.
special-attempt = Minder: een poging
    .note = Je mag gokken op rang en kleur van de volgende kaart, of op een van de jokers. Klopt het, dan krijgt de volgende speler die, en trek jij niet. Klopt het niet, dan trek jij die, en niemand anders ziet wat het is.
special-slam = Meer: een klap
    .note = Je mag zoveel kaarten als je wilt geven aan de speler van de laatste set. Ze moeten lager zijn dan de klap en er een kleur mee delen. Jokers kun je niet geven: die hebben geen kleur.
    .then = Daarna trek je 1 kaart. Geef je een klap aan iemand die uit was, dan brengt één kaart die speler terug in het spel. Was de laatste set van jezelf, dan is het geen klap.
tens-throw = Voordat de beurt van een ander begint, mag je een 10 naar die speler gooien. Die beurt wordt <b>overgeslagen</b>.
tens-return = Die speler houdt de 10, en mag alle andere kaarten in die kleur teruggeven.
tens-next = Niemand trekt, en de volgende is aan de beurt. Ook die beurt kan met een 10 worden overgeslagen, en zo verder, maar hooguit één keer de tafel rond.
tens-last = Je mag een 10 als laatste kaart gooien. Komt er niets terug, dan ben je uit.
sixes-turn = Een set van precies drie 6’s keert het spel om. Vanaf de volgende beurt:
sixes-direction = Het spel gaat de andere kant op.
sixes-draw = De speelstapel wordt de trekstapel, <b>open</b>. Iedereen ziet wat je trekt.
sixes-play = De trekstapel wordt de speelstapel, <b>dicht</b>. Zeg hardop wat je speelt.
sixes-last-set = Je moet nog steeds de drie 6’s verslaan.
sixes-any-set = Op de nieuwe stapel mag elke set.
sixes-restart = Is de laatste open kaart getrokken, dan begint het spel opnieuw. De dichte stapel wordt de trekstapel, het spel gaat weer met de klok mee, en de laagste kaart komt uit.
sixes-out = Wie uit was, blijft uit.
sixes-lifted = Wie in de ban was, mag weer spelen.
sixes-open = Een open hand blijft open.
pile-belongs = Is de trekstapel leeg, speel de volgende set dan op de kale tafel. De speelstapel wordt daarna geschud tot een nieuwe trekstapel.
pile-asked = De app vraagt het eerst: stapel of tafel?
pile-unasked = De app vraagt het elke keer: stapel of tafel? Je krijgt geen waarschuwing.
pile-excommunicated = Speel je op de oude stapel, dan ben je <b>in de ban</b>: je kunt niet spelen, trekken of 10’s gooien tot een ander past. Je set telt, maar doet niets bijzonders.
pile-early = Speel je te vroeg op tafel, dan gaat de set naar de stapel en doet die niets bijzonders.
cheating-how = Hier hoort valsspelen bij het spel. In je beurt mag je tot 3 kaarten onder een set smokkelen (<b>mouw</b>), doen alsof je trekt, of de bovenste 3 kaarten van de <b>trekstapel</b> bekijken en anders terugleggen.
cheating-numbers = Hoeveel kaarten iemand heeft, staat er niet bij, dus let goed op.
cheating-accusing = Beschuldigen
cheating-when = Heb je kaarten, dan mag je tussen beurten iedereen beschuldigen, ook wie uit is. Daarna kan niemand die speler beschuldigen tot na een nieuwe beurt.
cheating-true = Heb je gelijk, dan gaat de valsspeler de <b>Ronde der Schande</b> in: minstens 1 kaart trekken, tot een veelvoud van vijf. Die hand ligt open tot het eind van de volgende beurt. Een overgeslagen beurt telt niet.
cheating-back = Een valsspeler die uit was, speelt weer mee.
cheating-wrong =
    { $cost ->
        [draw-1] Heb je het mis, dan trek je een kaart.
        [shame] Heb je het mis, dan ga je zelf de Ronde der Schande in.
       *[nothing] Heb je het mis, dan kost dat niets, behalve wat gezichtsverlies.
    }
cheating-last = Voordat het spel eindigt, mag ieder met kaarten om de beurt nog één keer beschuldigen.
end-all-places = Wie als eerste uit is, wint. De anderen spelen door om de volgende plaatsen, tot er nog maar één kaarten heeft.
end-first-out = Wie als eerste uit is, wint, en na die beurt eindigt het spel. Bij de anderen beslist hoeveel kaarten ze nog hebben: hoe minder, hoe beter. Wie er evenveel heeft, deelt een plaats.
end-pile = Moet je trekken en is de trekstapel leeg, schud dan de speelstapel tot een nieuwe. Alleen de laatste set blijft liggen.
end-cleared = Heeft iedereen gepast en kon niemand trekken, dan mag elke set.
fact-begins = Uitkomen
    .note = wie de laagste kaart kreeg
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = het maximum aan 10’s achter elkaar
house-early = de straf voor te vroeg op tafel spelen
house-cleared = elke set als iedereen paste en niemand kon trekken
house-look = 3 kaarten van de trekstapel bekijken
house-slipped = hooguit 3 kaarten smokkelen
house-wrong = de prijs van een foute beschuldiging
house-often = hoe vaak je iemand mag beschuldigen
house-first-out = stoppen als er iemand uit is
house-dealt = het aantal kaarten per speler
house-points = de punten van een reeks
house-tournament = de tafels van een toernooi
origin = <b>Tenstuff</b> stond beschreven op een vroege webpagina. Wie het bedacht, is onbekend.
for-whom =
    2–8 spelers, vanaf 10 jaar, het leukst met 3 of 4. { $finish ->
        [first-out] Een spel duurt ongeveer 10 minuten.
       *[all-places] Een spel duurt ongeveer 5 minuten met 2 spelers, 15 met 3, 30 met 4 en een uur met 8.
    }

## Lessons

lesson-sets =
    .title = Sets verslaan
    .about = Wat waarop mag, en hoe je hand kleiner wordt
    .learnt = Je kunt nu een heel spel spelen. Met paren of meer wordt je hand het snelst kleiner: voor één kaart trek je er één.
lesson-sets-1 = Wie als eerste <b>geen kaarten</b> meer heeft, wint Tenstuff. Dit zijn jouw kaarten.
lesson-sets-2 = Van laag naar hoog: joker, aas, 2 tot 10, boer, vrouw, heer. Je { CARD("3D") } is de laagste kaart, dus jij begint.
lesson-sets-3 = Kom uit met je laagste rang. Een of meer kaarten van één rang vormen een <b>set</b>: tik op beide 3’s, en dan op de knop.
    .otherwise = Eén kaart weg en één getrokken: dan wordt je hand niet kleiner. Speel beide 3’s.
lesson-sets-4 = Je speelde twee kaarten en trok er een, zoals iedereen aan het eind van een beurt. Van zes kaarten naar vijf.
lesson-sets-5 = Je set moet minstens zo hoog zijn als de vorige. Kleuren en het aantal kaarten doen er niet toe.
lesson-sets-6 = Maar op een boer, vrouw of heer mag ook een <b>lagere</b> set van die kleur. Welk <b>paar</b> heeft schoppen, zoals de { CARD("JS") }?
    .not-play-kc = Een heer is hoger, dus het kan. Maar raak liever twee kaarten kwijt: je 8’s, met schoppen.
    .not-play-8s = Dat kan. Maar de { CARD("8H") } mag mee: één schoppenkaart in de set is genoeg.
    .not-pass = Passen mag, maar dan moet je trekken. Je hebt een paar met schoppen: speel dat.
lesson-sets-7 = { PERSON("1") } speelde een 10. { PERSON("2") } paste en trok een kaart. Passen mag altijd, behalve als je uitkomt.
lesson-sets-8 = Wat kan er op de { CARD("TC") }? Het is geen boer, vrouw of heer, dus je kaart moet minstens zo hoog zijn.
    .otherwise = Dat kan, maar je hebt een kaart die hoger is dan een 10. Speel die.
lesson-sets-9 = Je hebt geen harten en geen heer. Maar een <b>joker</b>, de laagste van alle, mag op elke boer, vrouw en heer.
    .otherwise = Passen mag, maar een van je kaarten mag op elke heer. Tik op de joker.
lesson-sets-10 = Op een joker mag alles, dus { PERSON("1") } kon de { CARD("5S") } kwijt. Versla die met meer dan één kaart.
    .not-pass = Passen mag, maar dan wordt je hand groter. Je hebt twee kaarten die hoger zijn dan een 5.
    .otherwise = Eén weg, één getrokken: dan wordt je hand niet kleiner. Speel beide 7’s.
lesson-sets-11 = Van zes kaarten naar drie, dankzij je paren. Mooi gespeeld!

lesson-same =
    .title = Dezelfde rang
    .about = De match, de poging en de klap
    .learnt = Match, poging, klap: je kent ze alle drie. Let erop in je volgende spel.
lesson-same-1 = Een set van <b>dezelfde rang</b> als de laatste is bijzonder. Het is altijd een van drie dingen.
lesson-same-2 = { PERSON("2") } speelde één 9. Dezelfde rang en <b>evenveel</b> kaarten is een <b>match</b>. Wat speel je?
    .not-pass = Je hebt een 9, en één op één is een match. Laat die kans niet lopen.
    .otherwise = Dat is hoger, dus het kan. Maar speel eerst de 9: na een match mag je nog eens.
lesson-same-3 = Een match! Je mag er meteen <b>nog een set</b> op spelen, die ook de 9 verslaat. Je trekt nog steeds maar één kaart.
    .not-stop = Je mag hier stoppen. Maar nog een set kost je niets: je trekt hoe dan ook één kaart.
    .otherwise = Dat kan, maar je hebt een set met meer kaarten: twee vrouwen.
lesson-same-4 = Drie kaarten weg, één getrokken: van negen naar zeven. Is je tweede set ook een match, dan mag er een derde.
lesson-same-5 = { PERSON("1") } speelde twee 5’s. <b>Minder</b> van dezelfde rang is een <b>poging</b>: misschien trek je dan niets. Welke kaart?
    .not-pass = Eén 5 op twee is een poging, en je hebt er een. Speel je { CARD("5S") }.
    .not-play-7d-7s = Twee weg, één getrokken: even goed. Maar doe nu een poging: speel je { CARD("5S") }.
    .otherwise = Dat is een gewone set. Speel minder van dezelfde rang: je { CARD("5S") }.
lesson-same-6 = Een poging! Gok op de bovenste kaart: klopt het, dan trek je niet. De jokers zijn ★ en ☆. Probeer de { CARD("KD") }.
    .not-no-guess = Je hoeft niet te gokken, maar een foute gok kost niets. Probeer de { CARD("KD") }.
    .otherwise = In een spel kan het die kaart zijn. In deze les is het de { CARD("KD") }: probeer die.
lesson-same-7 = Klopt! { PERSON("1") } speelt na jou en krijgt die kaart, en jij trekt niet. Gok je fout, dan trek je de kaart gewoon zelf.
lesson-same-8 = { PERSON("2") } speelde één 7. Dezelfde rang met <b>meer</b> kaarten is een <b>klap</b>. Wat speel je?
    .not-pass = Je hebt twee 7’s, en { PERSON("2") } speelde er een. Twee op één is een klap: speel beide.
    .otherwise = Eén op één is alleen een match. Twee is meer dan één: speel beide 7’s.
lesson-same-9 = Een klap! Je mag { PERSON("2") } kaarten <b>geven</b>, lager dan je 7’s en in hun kleuren, ♦ en ♠. Welke kun je geven?
    .not-give-3d-done = En de { CARD("4S") }? Die is lager, en schoppen. Geef die weg, dan hoef je die niet te spelen.
    .not-give-4s-done = En de { CARD("3D") }? Die is lager, en ruiten. Geef die weg, dan hoef je die niet te spelen.
    .otherwise = Je kunt de { CARD("3D") } en de { CARD("4S") } weggeven: die hoef je dan niet meer te spelen. Tik op beide.
lesson-same-10 = Vier kaarten weg, één getrokken: je hebt er drie, en { PERSON("2") } heeft er twee bij. Je { CARD("2H") } moest blijven: harten.

lesson-tens =
    .title = 10’s en 6’s
    .about = Hoe je iemand laat overslaan en het spel omkeert
    .learnt = Je kunt nu iemand laten overslaan en het spel omkeren. Bewaar in je volgende spel een 10 voor het juiste moment.
lesson-tens-1 = { PERSON("1") } is zo aan de beurt en heeft nog één kaart. Wie de laatste kaart speelt, is uit.
lesson-tens-2 = Voordat een beurt begint, kan een ander die laten <b>overslaan</b> met een 10. Kun je { PERSON("1") } tegenhouden?
    .not-begin = Dan speelt { PERSON("1") } de { CARD("QS") } op je { CARD("5C") } en wint. Gooi nu de { CARD("TC") } naar { PERSON("1") }.
lesson-tens-3 = { PERSON("1") } houdt je { CARD("TC") } en mag andere <b>klaveren</b> teruggeven, hoog of laag, maar heeft er geen.
lesson-tens-4 = Niemand trekt, en { PERSON("2") } is aan de beurt. Er mogen meer 10’s na elkaar, maar niet meer dan er spelers zijn.
lesson-tens-5 = { PERSON("1") } gooit de 10 terug! Nu mag <b>jij</b> klaveren teruggeven, maar niet die. Houd je 6’s. Welke <b>twee</b> geef je terug?
    .otherwise = Geef de { CARD("3C") } en de { CARD("9C") } terug: twee kaarten voor { PERSON("1") }. De 10 blijft bij jou, en de 6’s bij elkaar.
lesson-tens-6 = { PERSON("1") } heeft nu drie kaarten, en jij hebt je 10 weer. Nu speelt { PERSON("1") }.
lesson-tens-7 = <b>Precies drie</b> 6’s doen meer dan elke andere set. Op de { CARD("QS") } heb je schoppen nodig. Wat speel je?
    .not-pass = Je hebt wat je nodig hebt: drie 6’s, met de { CARD("6S") } erbij.
    .not-play-6d-6c-6h-6s = Alle vier zijn een gewone set. Speel er precies drie en houd er een.
    .otherwise = Dat zou een gewone set zijn. Speel precies drie 6’s, met de { CARD("6S") } erbij.
lesson-tens-8 = Het spel is <b>omgekeerd</b>: het gaat de andere kant op. Na jou is nu { PERSON("2") }, niet { PERSON("1") }.
lesson-tens-9 = De stapels zijn gewisseld: je trekt nu de gespeelde kaarten, open. Wat je speelt, ligt dicht, maar je noemt het.
lesson-tens-10 = Je 6’s moesten nog verslagen worden: { PERSON("2") } speelde een 7, { PERSON("1") } een 9. Ze trokken elk een van je 6’s.
lesson-tens-11 = Je moet de { CARD("9C") } verslaan. Je ziet wat je gaat trekken: nog een 6 erbij. Welke kaart speel je?
    .otherwise = Die 6 trek je toch wel, maar je kunt ook een kaart spelen. Je 10 verslaat de 9.
lesson-tens-12 = De open stapel is leeg: het spel begint opnieuw. Het gaat weer de gewone kant op, en de laagste kaart komt uit.
lesson-tens-13 = Je komt uit met je laagste rang, als in een nieuw spel. Je joker ★ is lager dan ☆: dat telt alleen voor wie begint.

lesson-end =
    .title = Uit zijn
    .about = De lege trekstapel, uit zijn, en weer meespelen
    .learnt = Je kent nu het hele spel, zelfs hoe je terugkomt als je al uit was. Hierna, als je wilt: valsspelen.
lesson-end-1 = De trekstapel is leeg. De volgende set moet <b>op de kale tafel</b>: de oude stapel wordt de trekstapel.
lesson-end-2 = { PERSON("2") } speelde op de oude stapel en is <b>in de ban</b>: geen beurt en niet trekken tot een ander past.
lesson-end-3 = Je heren verslaan de { CARD("7C") }. Tik op beide en kies dan de tafel.
    .not-play-kd-kh = Op de stapel? Dan ben je in de ban, net als { PERSON("2") }, en kun je niet spelen of trekken. Kies de tafel.
    .not-pass = Dan mag { PERSON("2") } weer meedoen, en jij trekt. Je heren verslaan de 7: speel ze op tafel.
    .otherwise = Met twee heren ben je twee kaarten kwijt. Speel beide, op tafel.
lesson-end-4 = De oude stapel is geschud en is nu de trekstapel. Je heren beginnen een nieuwe stapel. Je trok de { CARD("8H") }.
lesson-end-5 = { PERSON("1") } paste, dus { PERSON("2") } mag weer meedoen. Ook als beiden pasten, had je je eigen heren nog moeten verslaan.
lesson-end-6 = Je paar of je 10: allebei mag op de aas. Waar heb je het meest aan?
    .not-play-th = Bewaar de 10: die kun je tussen beurten gooien, zonder te trekken. Speel nu het paar.
    .not-pass = Op een aas mag bijna alles. Speel het paar.
    .otherwise = Eén kaart weg, één getrokken. Speel beide 8’s.
lesson-end-7 = Je trok de { CARD("9C") }: nog twee kaarten. { PERSON("1") } is zo aan de beurt, maar is nog niet begonnen. Wat doe je met je 10?
    .not-begin = Dan speel je er een, trek je er een, en heb je er nog twee. Gooi de 10: daar trek je niet voor.
lesson-end-8 = { PERSON("1") } gaf niets terug, dus je hebt nog één kaart. { PERSON("2") } speelde de { CARD("JC") }. Kun je uit?
    .otherwise = Ja: je 9 is lager dan een boer, maar het is ook klaveren. Speel die.
lesson-end-9 = Je bent uit, en als eerste! Na je laatste kaart trek je niet. Je laatste kaart mag ook een gegooide 10 zijn.
lesson-end-10 = Pech: twee 9’s van { PERSON("1") } geven jouw 9 een klap, en je krijgt een kaart. Dus je <b>speelt weer mee</b>.
lesson-end-11 = { PERSON("2") } speelde de { CARD("QD") }, en jij hebt de { CARD("4D") }. Kun je weer uit?
    .otherwise = Ja: ruiten mag op ruitenvrouw. Speel die, en je bent weer uit.
lesson-end-12 = Weer als eerste! De anderen spelen door. Kan niemand trekken en past iedereen, dan mag daarna elke set.

lesson-cheating =
    .title = Valsspelen
    .about = Hoe je valsspeelt, en hoe je een valsspeler betrapt
    .learnt = Je kunt nu valsspelen, en een valsspeler betrappen. Zet het aan in de tafelregels als iedereen wil.
lesson-cheating-1 = Aan sommige tafels hoort <b>valsspelen</b> erbij. Je ziet dan geen aantallen: elk <b>streepje</b> onder een naam is een kaart.
lesson-cheating-2 = Je kunt kaarten onder een set <b>smokkelen</b>. Open de mouw, tik op de { CARD("2C") }, smokkel die, en speel dan beide 4’s.
    .not-play = Dat is een eerlijke set. Stop eerst de { CARD("2C") } in de mouw: aan zo’n lage kaart heb je toch niets.
    .otherwise = Dat kan ook. Smokkel in deze les de { CARD("2C") } onder beide 4’s.
lesson-cheating-3 = Nu zou je een kaart trekken. Je kunt ook <b>doen alsof</b>. Probeer het: de anderen zien geen verschil.
    .not-draw = Wat eerlijk! Doe in deze les maar alsof.
lesson-cheating-4 = Van zes kaarten naar drie. De anderen zagen twee 4’s en een getrokken kaart: dus vijf. Telt iemand je streepjes?
lesson-cheating-5 = { PERSON("1") } had vier kaarten, speelde twee 8’s en trok er een. Dat is drie, maar je ziet <b>twee</b> streepjes!
lesson-cheating-6 = Voordat de volgende beurt begint, kun je iemand <b>beschuldigen</b>. Beschuldig { PERSON("1") }.
    .otherwise = Dat is veilig, maar dan komt { PERSON("1") } ermee weg. Beschuldig { PERSON("1") }.
lesson-cheating-7 = Klopt! { PERSON("1") } smokkelde een kaart en gaat de <b>Ronde der Schande</b> in: trekken tot vijf, en alles open.
lesson-cheating-8 = Wie betrapt is, trekt tot een veelvoud van vijf, minstens één kaart. Wie onterecht beschuldigt, trekt er een.
lesson-cheating-9 = Betrapt! { PERSON("2") } telde je streepjes. Je had drie kaarten en trok er twee. Je hand ligt <b>open</b> tot na je beurt.
lesson-cheating-10 = Dat is de prijs van valsspelen. Na deze beurt is alles vergeven. Versla de boer met een van je kaarten.
    .otherwise = Dat kan ook. Speel in deze les een kaart op de boer: iets hogers, of klaveren.
lesson-cheating-11 = Er let nu vast iemand op je. Trek een kaart, deze keer eerlijk.
    .not-fake = Gewaagd! Trek deze keer eerlijk.
lesson-cheating-12 = Een derde manier: bekijk voor je speelt de bovenste 3 kaarten van de trekstapel, en leg ze terug zoals je wilt.
lesson-cheating-13 = Voordat een spel eindigt, mag ieder met kaarten nog één keer beschuldigen. Een valsspeler die uit was, komt terug.
