### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Tien dichte kaarten, vijf kolommen voor paren
deal = Geef de eerste ronde
deal-next = Geef ronde { $hand }
shapes = Elke kolom een vakje: 🟩 een paar, 🟦 hetzelfde paar als ernaast, ⬜ geen paar.
part = ronde { $hand }
last-turns = laatste beurt
banner-last-turn = Laatste beurt
points =
    { $points ->
        [-1] { $points } punt
        [one] 1 punt
       *[other] { $points } punten
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] bovenste rij, kolom { $column }: { $called }
       *[lower] onderste rij, kolom { $column }: { $called }
    }
cell-place =
    { $where ->
        [upper] bovenste rij, kolom { $column }
       *[lower] onderste rij, kolom { $column }
    }
cell-matched =
    { $where ->
        [upper] bovenste rij, kolom { $column }: { $called }, paar, telt 0
       *[lower] onderste rij, kolom { $column }: { $called }, paar, telt 0
    }
cell-block =
    { $where ->
        [upper] bovenste rij, kolom { $column }: { $called }, paar, hetzelfde als ernaast
       *[lower] onderste rij, kolom { $column }: { $called }, paar, hetzelfde als ernaast
    }
face-down = dicht
called-card = { $name }
grid =
    { $who ->
        [you] Je veld
       *[other] Veld van { $who }
    }
hidden = { $cards } dicht
total = score { $points }
done = klaar
last-turn = nog 1 beurt
# Behind the points that a grid shows, for a voice.
showing-unseen = zichtbaar
showing = zichtbaar { $points }
column-by-column = Kolom voor kolom
lies-showing = zichtbaar <b>{ $points }</b>
lies-in-hand = In de hand

## The middle

middle = Het midden
take-discard =
    Neem { $called } van { $who ->
        [you] jou
       *[other] { $who }
    }
discarded =
    { $who ->
        [you] Je
       *[other] { $who }
    } legde { $called } af
draw-from =
    { $cards ->
        [one] Trek van de stapel, nog 1 kaart
       *[other] Trek van de stapel, nog { $cards } kaarten
    }
shuffle-and-draw = Schud de afgelegde kaarten en trek
draw-pile =
    { $cards ->
        [one] trekstapel, 1 kaart
       *[other] trekstapel, { $cards } kaarten
    }
left = nog { $cards }
shuffle = schudden
own-discard = jij legde af
own-discard-of = jij legde af: { $called }
in-hand = in de hand: { $called }
from-pile = van de stapel
from-discards =
    van { $giver ->
        [you] jou
       *[other] { $giver }
    }
turn-of =
    { $who ->
        [you] Jouw beurt
       *[other] Beurt van { $who }
    }

## A turn

thinks =
    { $who ->
        [you] Je denkt na
       *[other] { $who } denkt na
    }
ask-three =
    { $who ->
        [you] Draai 3 kaarten om
       *[other] { $who }, draai 3 kaarten om
    }
ask-two =
    { $who ->
        [you] Draai er nog 2 om
       *[other] { $who }, draai er nog 2 om
    }
ask-one =
    { $who ->
        [you] Draai er nog 1 om
       *[other] { $who }, draai er nog 1 om
    }
none-touching = Ze mogen elkaar alleen schuin raken.
ask-take =
    { $who ->
        [you] Trek of neem een afgelegde kaart
       *[other] { $who }, trek of neem een afgelegde kaart
    }
ask-draw =
    { $who ->
        [you] Trek van de stapel
       *[other] { $who }, trek van de stapel
    }
ask-last-take =
    { $who ->
        [you] Je laatste beurt: trek of neem een kaart
       *[other] { $who }, je laatste beurt: trek of neem een kaart
    }
ask-last-draw =
    { $who ->
        [you] Je laatste beurt: trek van de stapel
       *[other] { $who }, je laatste beurt: trek van de stapel
    }
ask-where =
    { $who ->
        [you] Waar leg je { $card }?
       *[other] { $who }, waar leg je { $card }?
    }
pair-above = boven { $card }
pair-below = onder { $card }
pairs-up = Een paar { ROW($places, between: " of ") }.
over = Het spel is afgelopen.
not-your-turn =
    Je kunt nog niet spelen: { $who ->
        [you] je bent
       *[other] { $who } is
    } aan de beurt.
first-a-card = Dat kan nog niet: trek eerst een kaart, of neem een afgelegde kaart van een ander.

## The end of a round

all-turned = Alle kaarten liggen open.
column = Kolom { $column }
see-result = Naar de uitslag
to-the-scores = Naar de scores
sheet-hand = Ronde
note-hands =
    { $length ->
        [one] De laagste score na 1 ronde wint.
       *[other] De laagste score na { $length } rondes wint.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = Je hebt de minste punten
you-most = Je hebt de meeste punten
you-between = Je zit ertussenin
all-same = Iedereen evenveel punten
fewest-one = { $who } heeft de minste punten
fewest-shared = De minste punten: { $best }
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = de minste punten
most-points = de meeste punten
note-limit = Het spel eindigt als een score boven +{ $limit } of onder −{ $limit } komt. De laagste wint.

## Rules as they come up

explain-count =
    { $who ->
        [you] Elke kaart telt, behalve paren in een kolom. Laag is goed: jij hebt de minste punten, <b>{ $points }</b>
       *[other] Elke kaart telt, behalve paren in een kolom. Laag is goed: { $who } heeft de minste punten, <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] Je hebt als eerste tien kaarten open. De anderen krijgen nog één beurt, en dan wordt er geteld
       *[other] { $who } heeft als eerste tien kaarten open. De anderen krijgen nog één beurt, en dan wordt er geteld
    }
explain-shuffle =
    { $cards ->
        [one] De trekstapel is leeg. 1 afgelegde kaart wordt de nieuwe stapel. De bovenste blijven liggen
       *[other] De trekstapel is leeg. { $cards } afgelegde kaarten worden geschud tot een nieuwe. De bovenste blijven liggen
    }
explain-block =
    { $length ->
        [2] Twee kolommen van dezelfde rang naast elkaar tellen <b>{ $points }</b> voor { $who ->
            [you] jou
           *[other] { $who }
        }
        [3] Drie kolommen van dezelfde rang naast elkaar tellen <b>{ $points }</b> voor { $who ->
            [you] jou
           *[other] { $who }
        }
        [4] Vier kolommen van dezelfde rang naast elkaar tellen <b>{ $points }</b> voor { $who ->
            [you] jou
           *[other] { $who }
        }
       *[5] Vijf kolommen van dezelfde rang naast elkaar tellen <b>{ $points }</b> voor { $who ->
            [you] jou
           *[other] { $who }
        }
    }
explain-match = Twee van dezelfde rang in een kolom, { $upper } en { $lower }, tellen 0
explain-take =
    { $giver ->
        [you] { $who } neemt { $card } van jouw afgelegde kaarten, en moet er een kaart in het eigen veld mee vervangen
       *[other]
            { $who ->
                [you] Je neemt { $card } van de afgelegde kaarten van { $giver }, en moet er een kaart in je veld mee vervangen
               *[other] { $who } neemt { $card } van de afgelegde kaarten van { $giver }, en moet er een kaart in het eigen veld mee vervangen
            }
    }
explain-place =
    { $who ->
        [you] De vervangen { $out } komt bij je afgelegde kaarten. Alleen de anderen kunnen die nemen
       *[other] De vervangen { $out } komt bij de afgelegde kaarten van { $who }. Alleen de anderen kunnen die nemen
    }
explain-draw =
    { $who ->
        [you] Je trekt { $card }. Meteen afleggen kan niet: vervang er een van je tien kaarten mee
       *[other] { $who } trekt { $card }. Meteen afleggen kan niet: die moet een van de tien kaarten vervangen
    }
explain-flip = Iedereen draait 3 kaarten om. Ze mogen elkaar alleen schuin raken. De andere kaarten kent niemand

## The rules

word-column = Kolom
    .note = Twee kaarten, de ene boven de andere. Hebben ze dezelfde rang, dan tellen ze 0.
word-discards = Afgelegd
    .note = De kaarten die een speler heeft vervangen. De anderen kunnen de bovenste nemen.
word-showing = Zichtbaar
    .note = De score van de open kaarten in een veld tot nu toe.
word-last-turn = Laatste beurt
    .note = Heeft een speler tien kaarten open, dan krijgen de anderen nog één beurt.
example-block = een blok zessen
example-tenth = de tiende kaart
chapter-minute = Het doel
chapter-columns = Punten
chapter-end = Het einde
fact-starter = Eerste speler
    .note = willekeurig, daarna elke ronde met de klok mee
house = de opties in deze lijst, het aantal spelers en pakken kaarten, 4 of meer dezelfde paren naast elkaar en de tussenstand.
origin =
    <b>{ $game }</b> is een { $author ->
        [traditional] traditioneel spel
       *[other] spel van { $author }
    }, familie van Golf met tien kaarten.
for-whom = 2–6 spelers, vanaf 8 jaar. Een ronde duurt ongeveer 10 minuten, en een spel heeft meerdere rondes.
packs-auto = Schud 2 pakken van 52 kaarten door elkaar, of 3 met 5 of 6 spelers.
packs =
    { $packs ->
        [one] Schud 1 pak van 52 kaarten.
       *[other] Schud { $packs } pakken van 52 kaarten door elkaar.
    }
minute-aim = Maak paren in je kolommen. De <b>laagste</b> score wint.
minute-grid = Iedereen krijgt tien dichte kaarten, in twee rijen van vijf. Ook je eigen kaarten ken je niet.
minute-flip = Draai er 3 om. Ze mogen elkaar alleen schuin raken.
minute-take = <b>Trek</b> van de stapel, of <b>neem</b> de bovenste afgelegde kaart van een ander.
minute-place = Vervang er een van je tien kaarten mee, <b>open</b>. Meteen weer afleggen kan niet.
minute-discard = De kaart die daar lag, komt open op je afgelegde kaarten.
minute-next = Neem je een afgelegde kaart, dan zie je pas wat eronder ligt als je die kaart hebt gespeeld.
minute-empty = Is de trekstapel leeg, schud dan alle afgelegde kaarten behalve de bovenste tot een nieuwe.
minute-pair = Twee van dezelfde rang in een kolom tellen 0.
deck = De kaarten
turn = Een beurt
values = Kaartwaarden
values-card = Kaart
values-points = Punten
value-king = Heer
    .points = 0
value-ace = Aas
    .points = 1
value-number = 2 tot 10
    .points = hun getal
value-court = Boer, vrouw
    .points = 10
column-different = Twee verschillende kaarten
    .note = Elke kaart telt de eigen waarde.
column-match = Een paar
    .note = Twee van dezelfde rang in een kolom tellen 0.
column-two = Twee kolommen naast elkaar
    .note = Alle vier dezelfde rang: −20.
column-three = Drie naast elkaar
    .note = Alle zes dezelfde rang: −30. Elke kolom erbij: nog eens −10.
columns-bars = Het teken = betekent: een paar.
columns-neighbours = Alleen kolommen naast elkaar tellen samen: hetzelfde paar links en rechts aan de rand telt gewoon twee keer 0.
columns-plain = Ook naast elkaar tellen paren van dezelfde rang gewoon 0.
columns-tens = Een 10, een boer en een vrouw tellen evenveel, maar zijn samen geen paar.
columns-replace = Ook de kaarten van een paar kun je later nog vervangen.
end-tenth = Wie als eerste tien kaarten open heeft, is klaar. De anderen krijgen nog <b>één beurt</b>, en kunnen dan ook de bovenste afgelegde kaart van die speler nemen.
end-count = Daarna worden alle kaarten omgedraaid, en tel je kolom voor kolom.
end-first = Als eerste klaar zijn geeft geen bonus: je kunt nog steeds het slechtste veld hebben.
end-limit = Komt een score boven +{ $limit } of onder −{ $limit }, dan eindigt het spel na die ronde. Precies { $limit } is niet genoeg.
end-hands =
    { $hands ->
        [one] Het spel duurt één ronde.
       *[other] Het spel eindigt na { $hands } rondes.
    }
end-tie-shared = De laagste score wint. Bij gelijkspel deel je de winst.
end-tie-extra = De laagste score wint. Bij gelijkspel speel je extra rondes tot één score de laagste is.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Kolommen
    .note = { $name } maakte in { $hits } van de { $of } kolommen een paar
feat-firsts = Snelst
    .note = { $name } was in { $hits } van de { $of } rondes als eerste klaar

## Lessons

lesson-cards =
    .title = Tien kaarten
    .about = Draai 3 kaarten om, en neem en speel dan beurt voor beurt een kaart
    .learnt = Goed zo! Je kunt nu kaarten omdraaien, nemen en ruilen. Bewaar wat weinig telt.
lesson-cards-1 = Iedereen heeft tien dichte kaarten, en niemand weet welke. De grote zijn van jou.
lesson-cards-2 = De <b>laagste score</b> wint. Kaarten tellen hun getal, boeren en vrouwen 10, azen 1 en heren <b>0</b>.
lesson-cards-3 = Eerst draait iedereen drie kaarten om. Begin linksboven: tik op die kaart.
    .otherwise = Daar kun je ook beginnen. Tik in deze les op de kaart linksboven.
lesson-cards-4 = De volgende mag niet naast of onder de vrouw liggen. Schuin mag wel: tik op de onderste kaart van kolom 2.
    .otherwise = Dat kan ook. Tik in deze les op de onderste kaart van kolom 2.
lesson-cards-5 = Nog één, niet naast, boven of onder een van die twee. Tik op de kaart rechtsonder.
    .otherwise = Dat kan ook. Tik in deze les op de kaart rechtsonder.
lesson-cards-6 = De vrouw telt 10, de andere tellen 5 en 3: samen 18. Nu kun je kaarten ruilen voor betere.
lesson-cards-7 = Het lot kiest wie begint: hier begin jij. Elke beurt ruil je een van je tien kaarten. Trek er nu een.
lesson-cards-8 = Je trok de { CARD("KS") }. Een heer telt 0! Welke kaart kun je het best vervangen?
    .not-place-r2c2 = Dat scheelt 5. Op de { CARD("QH") } scheelt het 10.
    .not-place-r2c5 = Dat scheelt 3. Op de { CARD("QH") } scheelt het 10.
    .otherwise = Die kaart kent niemand. Van de { CARD("QH") } weet je dat die 10 telt: leg de heer daar.
lesson-cards-9 = De { CARD("QH") } komt bij je afgelegde kaarten. Alleen de <b>anderen</b> kunnen die nemen.
lesson-cards-10 = Pech: { PERSON("1") } nam je hartenvrouw. Twee vrouwen in <b>één kolom</b>, boven elkaar, tellen 0.
lesson-cards-11 = Nu kun je ook een <b>bovenste afgelegde kaart</b> nemen. Welke maakt een paar met een van jouw kaarten?
    .not-draw = Dat kan van alles zijn. Maar de { CARD("5H") } van { PERSON("2") } past zeker bij je 5. Tik erop.
    .not-take-1 = Je hebt geen open 8, dus die zou 8 tellen. De { CARD("5H") } van { PERSON("2") } past bij je 5. Tik erop.
lesson-cards-12 = Waar leg je de { CARD("5H") }, zodat beide vijven 0 tellen?
    .not-place-r2c2 = Een 5 voor een 5 verandert niets. Leg die <b>boven</b> de andere, op de dichte kaart.
    .not-place-r1c1 = Dan ben je je heer kwijt. Leg die boven de { CARD("5C") }.
    .otherwise = Daar telt die gewoon 5. Boven elkaar tellen ze 0: tik boven de { CARD("5C") }.
lesson-cards-13 = Twee vijven in een kolom tellen 0. En je bent een dichte { CARD("JH") } kwijt, die je aan het eind 10 had gekost.
lesson-cards-14 = Kijk wat { PERSON("1") } en { PERSON("2") } hebben afgelegd. Heb je daar iets aan? Zo niet, trek dan.
    .not-take-1 = Je hebt geen open 10, dus die zou 10 tellen. Van trekken wordt het bijna nooit erger: trek.
    .not-take-2 = Je hebt geen open 9, dus die zou 9 tellen. Van trekken wordt het bijna nooit erger: trek.
lesson-cards-15 = Een { CARD("TC") }, niet beter dus. Maar wat je trekt of neemt, <b>moet</b> in je veld. Waar doet dat het minst pijn?
    .not-place-r1c1 = Een 10 voor een heer is tien punten erbij. Probeer een dichte kaart.
    .not-place-r2c5 = Een 10 voor een 3 is zeven punten erbij. Een dichte kaart is misschien zelf hoog.
    .otherwise = Dan zijn je vijven geen paar meer: die kolom telt 15 in plaats van 0. Probeer een dichte kaart.
lesson-cards-16 = De kaart die daar lag, is weg, goed of slecht. Zo gaat het spel: elke beurt één kaart.

lesson-columns =
    .title = Kolommen
    .about = Wat een paar is, en wat onder nul telt
    .learnt = Mooie paren! Je kunt er nu 0 van maken, en naast elkaar zelfs −20 of −30.
lesson-columns-1 = Tien kaarten zijn vijf kolommen van twee. Er zijn twee pakken, dus elke kaart is er twee keer.
lesson-columns-2 = Twee <b>verschillende</b> kaarten in een kolom tellen allebei: 9 voor de negen, 0 voor de heer.
lesson-columns-3 = Twee van <b>dezelfde rang</b> tellen 0, welke kleur ze ook hebben. Het teken = laat dat zien.
lesson-columns-4 = Kijk nu naar de afgelegde kaart van { PERSON("1") } en naar je tweede kolom. Neem je die kaart, of trek je?
    .not-draw = Dat kan van alles zijn. De { CARD("7C") } van { PERSON("1") } past zeker bij je { CARD("7D") }: tik erop.
lesson-columns-5 = Waar leg je die?
    .not-place-r1c1 = Een 7 voor een 7 verandert niets. Leg die <b>onder</b> de { CARD("7D") }.
    .not-place-r2c1 = Een 7 voor een 7 verandert niets. Leg die <b>onder</b> de { CARD("7D") }.
    .not-place-r1c2 = Een 7 voor een 7 verandert niets. Leg die <b>onder</b> de { CARD("7D") }.
    .otherwise = Daar is het geen paar en telt die 7. Leg die onder de { CARD("7D") }.
lesson-columns-6 = Twee kolommen van dezelfde rang <b>naast elkaar</b> tellen geen 0, maar <b>−20</b>. Je ging van 28 naar 1!
lesson-columns-7 = { PERSON("1") } legde een { CARD("QS") } af. Die telt 10, net als je { CARD("JC") }, maar past er niet bij. Nemen voor kolom 3, of trekken?
    .not-take-1 = Beide tellen 10, maar een vrouw is geen boer: samen tellen ze 20. Trek.
lesson-columns-8 = Je trok nog een 7. Waar scheelt die het meest?
    .not-place-r1c4 = Dat scheelt 2. Op de { CARD("JC") } scheelt het 3, en ligt die naast je andere zevens.
    .not-place-r2c3 = Samen met de { CARD("JC") } is dat 17. Leg die <b>op</b> de boer, dan is er 7 zichtbaar.
    .not-place-r2c4 = Een 7 voor een heer is 7 punten erbij. Op de { CARD("JC") } gaan er 3 af.
    .not-place-r2c5 = Daar komen er 7 punten bij. Op de { CARD("JC") } gaan er 3 af.
    .not-place-r1c5 = Daar komen er 5 punten bij. Op de { CARD("JC") } gaan er 3 af, naast je andere zevens.
    .otherwise = Een 7 voor een 7 verandert niets. Op de { CARD("JC") } scheelt het 3, en wacht die op een paar.
lesson-columns-9 = Een losse 7 naast de andere telt 7. Er moet nog een 7 bij in dezelfde kolom.
lesson-columns-10 = { PERSON("1") } nam je boer, maakte er een paar mee en legde weer een kaart af. Neem je die, of trek je?
    .not-draw = Kijk nog eens: de { CARD("7D") } van { PERSON("1") } is precies wat je nodig hebt voor kolom 3. Tik erop.
lesson-columns-11 = En waar leg je deze 7?
    .not-place-r1c3 = Dat is weer een 7 voor een 7. Leg die eronder, op de dichte kaart.
    .otherwise = In kolom 3 ligt een losse 7. Leg die daaronder.
lesson-columns-12 = Drie naast elkaar: <b>−30</b>. Vier zou −40 zijn, en alle vijf −50.
lesson-columns-13 = Je negen telt nog steeds 9. Heb je iets aan de { CARD("QD") } van { PERSON("1") }? Neem die, of trek.
    .not-take-1 = Je hebt geen vrouw, dus die zou 10 tellen. Trek.
lesson-columns-14 = Een { CARD("9S") }. Die kan elke kaart vervangen, zelfs een heer. Waar scheelt die het meest?
    .not-place-r1c4 = Een 9 voor een 9 verandert niets. Leg die onder de andere: een paar telt 0.
    .not-place-r1c5 = Daar zou die 7 punten kosten. Met de { CARD("9H") } is het een paar.
    .not-place-r2c5 = Daar zou die 9 punten kosten. Met de { CARD("9H") } is het een paar.
    .otherwise = Geen kaart ligt vast, dus het kan wel. Maar dan is je rij zevens stuk!
lesson-columns-15 = De negen telde 9, en het paar telt 0. Je staat nu op −28. Geweldig!
lesson-columns-16 = { PERSON("1") } nam je heer. Wat je aflegt, kan de anderen helpen, maar dit paar scheelde je 9 punten.
lesson-columns-17 = { PERSON("1") } heeft twee kolommen vieren, met boeren ertussen. Ze liggen niet naast elkaar, dus tellen ze gewoon 0.

lesson-last =
    .title = De laatste beurt
    .about = Hoe een ronde eindigt, en hoe je het spel wint
    .learnt = Je hebt je eerste spel Tens gewonnen en weet hoe een spel eindigt. Het volgende telt echt!
lesson-last-1 = Een spel heeft meerdere rondes. De eerste kostte jou 38 punten, { PERSON("1") } 61 en { PERSON("2") } 44.
lesson-last-2 = De tweede ronde is bijna voorbij. Een ronde eindigt kort nadat een speler <b>tien kaarten open</b> heeft.
lesson-last-3 = Is de trekstapel op, dan worden de afgelegde kaarten geschud tot een nieuwe. Alleen de bovenste blijven liggen.
lesson-last-4 = Je kolom 4, een vrouw en een 6, telt 16. Heb je iets aan een afgelegde kaart, of trek je?
    .not-draw = Dat kan van alles zijn. De { CARD("6S") } van { PERSON("2") } is precies wat je nodig hebt in kolom 4: tik erop.
    .not-take-1 = Je hebt geen open boer, dus die zou 10 tellen. De { CARD("6S") } van { PERSON("2") } past in kolom 4.
lesson-last-5 = Vervang je de vrouw, of je laatste dichte kaart? Met tien open kaarten krijg je geen beurt meer.
    .not-place-r1c5 = Dan is de 9 weg, maar telt kolom 4 nog steeds 16. Leg die op de { CARD("QD") }.
    .not-place-r2c4 = Een 6 voor een 6 verandert niets. Leg die op de { CARD("QD") }.
    .not-place-r2c5 = Dan ben je meteen klaar, en blijft kolom 4 op 16 staan en kolom 5 op 15. Nog niet!
    .otherwise = Dan telt kolom 4 nog steeds 16. Leg die op de { CARD("QD") }, dan zijn de zessen een paar.
lesson-last-6 = De tiende kaart van { PERSON("1") } ligt open, dus { PERSON("1") } is klaar. De anderen krijgen nog <b>één beurt</b>.
lesson-last-7 = Je laatste beurt. Je kunt van iedereen nemen, ook van { PERSON("1") }. Wat past bij je { CARD("9C") }?
    .not-draw = Dat kan van alles zijn. De { CARD("9S") } van { PERSON("1") } past zeker bij je { CARD("9C") }: tik erop.
    .not-take-2 = Je hebt geen open 10, dus die zou 10 tellen. De { CARD("9S") } van { PERSON("1") } past bij je { CARD("9C") }.
lesson-last-8 = Speel die nu. Dichte kaarten worden aan het eind omgedraaid en tellen ook mee.
    .not-place-r1c5 = Een 9 voor een 9 verandert niets, en de dichte kaart telt dan ook mee. Leg die op de dichte.
    .otherwise = Dan telt kolom 5 nog 9 plus de dichte kaart. Leg die onder de { CARD("9C") }.
lesson-last-9 = Je krijgt 10 punten en staat nu op 48. { PERSON("2") } krijgt er 21, dichte kaarten meegeteld, en staat nu op 65.
lesson-last-10 = { PERSON("1") } was als eerste klaar, maar dat geeft geen bonus: 43 punten, samen 104.
lesson-last-11 = Het spel eindigt als er een score <b>boven de 100</b> of onder de −100 is. Precies 100 is niet genoeg.
lesson-last-12 = Was niemand boven de 100, dan ging het door. De <b>laagste</b> score wint: jij! Bij gelijkspel deel je de winst.
