### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal =
    { $who ->
        [you] Je
       *[other] { $who }
    } krijgt { ROW($hand, between: " ") }
event-start =
    { $who ->
        [you] Je
       *[other] { $who }
    } begint, met de laagste kaart
# Een set wordt op de stapel of op de kale tafel gespeeld; match, poging en klap zijn sets met een naam.
event-play =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $cards }{ $place ->
        [table] { " " }op tafel
       *[pile] { "" }
    }{ $play ->
        [match] : een match
        [attempt] : een poging
        [slam] : een klap
       *[plain] { "" }
    }
# Hetzelfde voor wie speelt en de kaarten onder de set kent.
play-slipping =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt { $cards }{ $place ->
        [table] { " " }op tafel
       *[pile] { "" }
    }, met { $slipped } eronder gesmokkeld{ $play ->
        [match] : een match
        [attempt] : een poging
        [slam] : een klap
       *[plain] { "" }
    }
event-pass =
    { $who ->
        [you] Je
       *[other] { $who }
    } past
event-draw =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt { $card }
draw-fake =
    { $who ->
        [you] Je
       *[other] { $who }
    } trekt zogenaamd een kaart
event-no-draw =
    Er is voor { $who ->
        [you] jou
       *[other] { $who }
    } geen kaart meer om te trekken
event-excommunicated =
    { $who ->
        [you] Je speelt op de stapel in plaats van op tafel, en bent
       *[other] { $who } speelt op de stapel in plaats van op tafel, en is
    } in de ban
event-false-alarm =
    De trekstapel was niet leeg, dus { $who ->
        [you] je set
       *[other] de set van { $who }
    } doet niets bijzonders
event-guess =
    { $who ->
        [you] Je gokt
       *[other] { $who } gokt
    } op { $card }, en dat klopt: { $to ->
        [you] je
       *[other] { $to }
    } krijgt die
guess-wrong =
    { $who ->
        [you] Je gokt
       *[other] { $who } gokt
    } op { $card }: fout
event-skip =
    { $who ->
        [you] Je
       *[other] { $who }
    } gooit { $card }: { $target ->
        [you] je
       *[other] { $target }
    } slaat een beurt over
event-give =
    { $who ->
        [you] Je
       *[other] { $who }
    } geeft { $to ->
        [you] je
       *[other] { $to }
    } { $count ->
        [0] niets
        [one] 1 kaart
       *[other] { $count } kaarten
    }
event-return =
    { $who ->
        [you] Je
       *[other] { $who }
    } geeft { $to ->
        [you] je
       *[other] { $to }
    } { $count ->
        [0] niets
        [one] 1 kaart
       *[other] { $count } kaarten
    } terug
event-handed =
    { $to ->
        [you] Je
       *[other] { $to }
    } krijgt { $cards }
event-cleared = Iedereen heeft gepast en niemand kon trekken, dus elke set mag
event-shuffle = De speelstapel wordt geschud en is nu de trekstapel
event-lifted = Uit de ban: { $seats }
event-reverse = Drie 6’s keren het spel om
event-restart = De trekstapel is leeg: het spel begint opnieuw
event-top = { $card } ligt open op de trekstapel
event-out =
    { $who ->
        [you] Je bent
       *[other] { $who } is
    } als { $nth }e uit
event-back =
    { $who ->
        [you] Je
       *[other] { $who }
    } speelt weer mee
event-accuse =
    { $who ->
        [you] Je
       *[other] { $who }
    } beschuldigt { $accused ->
        [you] je
       *[other] { $accused }
    } terecht
accuse-wrong =
    { $who ->
        [you] Je
       *[other] { $who }
    } beschuldigt { $accused ->
        [you] je
       *[other] { $accused }
    } onterecht
event-shame =
    { $who ->
        [you] Je
       *[other] { $who }
    } gaat de Ronde der Schande in
event-shame-over =
    { $who ->
        [you] Je schande
       *[other] De schande van { $who }
    } is voorbij
event-over = Het spel is afgelopen

## Why something can’t be done

turn-not-begun = Dat kan nog niet: de beurt is nog niet begonnen.
lay-or-pass = Dat kan nu niet: speel een set of pas.
put-back = Dat kan nu niet: leg eerst de kaarten van de trekstapel terug.
fewer-cards = Je kunt er niet zoveel schikken: de trekstapel heeft minder kaarten.
guess-now = Dat kan nu niet: gok eerst op de volgende kaart, of gok niet.
choose-gift = Dat kan nu niet: kies eerst wat je geeft.
return-now = Dat kan nu niet: kies eerst wat je voor de 10 teruggeeft.
draw-now = Dat kan nu niet: trek eerst een kaart.
last-question = Dat kan nu niet: beschuldig iemand of laat het spel eindigen.
nobody-cheats = Je kunt aan deze tafel niet valsspelen: dat staat uit.
nobody-accused = Je kunt niemand beschuldigen: valsspelen staat uit aan deze tafel.
accuse-later = Je kunt tijdens een beurt niemand beschuldigen: wacht nog even.
accuse-in-turn = Je kunt nog niemand beschuldigen: wacht op je beurt om dat te doen.
accuse-with-cards = Je kunt niemand beschuldigen zolang je geen kaarten hebt.
accuse-oneself = Je kunt jezelf niet beschuldigen.
accused-already = Je kunt deze speler pas na een nieuwe beurt weer beschuldigen.
throw-earlier = Je kunt nu geen 10 gooien: doe dat voordat een beurt begint.
skip-oneself = Je kunt jezelf niet overslaan.
throw-excommunicated = Je kunt geen 10 gooien zolang je in de ban bent.
all-skipped = Je kunt deze beurt niet overslaan: iedereen is net overgeslagen.
not-in-hand =
    { $cards } { $count ->
        [one] zit
       *[other] zitten
    } niet in je hand.
to-be-slipped = Je kunt niet spelen wat je onder de set smokkelt: { $cards }.
lead-lowest = Je moet uitkomen met je laagste rang: { $cards }, één of meer.
# $first is een a-rank-first, $top een a-rank: “Een 4 is te laag: je hebt een 9 of hoger nodig.”
too-low = { $first } is te laag: speel { $top } of hoger.
# $top en $low zijn a-rank, $suits de kleuren van de laatste set: “Op een boer moet een 4 een kleur delen: klaveren of schoppen.”
wrong-suit = Op { $top } moet { $low } dezelfde kleur hebben: { ROW($suits, between: " of ") }.
first-set = Je kunt niet voor de tafel kiezen: de eerste set begint de stapel.
no-need-of-table = Je kunt nog trekken, dus nog niet op tafel spelen: speel op de stapel.
three-slipped = Je kunt hooguit 3 kaarten onder een set smokkelen: meer valt op.
no-set-left = Je kunt { $card } niet smokkelen: dan heb je geen set over om te spelen.
in-order = Je kunt niet terug naar deze kaart: kies kaarten van laag naar hoog.
arrange-first = Je kunt de trekstapel alleen aan het begin van je beurt schikken.
arrange-once = Je kunt de trekstapel maar één keer per beurt schikken.
nothing-to-arrange = Je kunt de trekstapel niet schikken: er liggen geen dichte kaarten.
nothing-to-stop = Je kunt nog niet stoppen: speel eerst een set, of pas.
leader-passes = Je kunt niet passen als je uitkomt: speel je laagste rang.
pass-after-match = Je kunt niet passen na een match: speel nog een set of stop.
gift-too-high = Je kunt { $card } niet geven: die moet lager zijn dan de set.
gift-other-suit = Je kunt { $card } niet geven: de set heeft geen { $suit }.
return-other-suit = Je kunt { $card } niet teruggeven: alleen { $suit } mag terug.
return-ten = Je kunt de 10 zelf niet teruggeven.
too-few-left = Ieder { $dealt } kaarten geven kan niet: met { $players } spelers zijn het er hooguit { $most }.

## Ranks and suits

# Een kaart van een rang in een zin: 0 is een joker, 1 een aas, 11 tot 13 boer, vrouw en heer.
a-rank =
    { $rank ->
        [0] een joker
        [1] een aas
        [11] een boer
        [12] een vrouw
        [13] een heer
       *[other] een { $rank }
    }
# Hetzelfde aan het begin van een zin.
a-rank-first =
    { $rank ->
        [0] Een joker
        [1] Een aas
        [11] Een boer
        [12] Een vrouw
        [13] Een heer
       *[other] Een { $rank }
    }
diamonds = ruiten
clubs = klaveren
hearts = harten
spades = schoppen

## Options

option-preset = Spelregels
    .help = Alle officiële regels, alleen de basisregels, of wat het best bij de meeste tafels past.
    .is-table = aanbevolen
    .is-official = officieel
    .is-basic = basis
option-reversal = Drie 6’s
    .help = Een set van precies drie 6’s verwisselt de stapels en keert de speelrichting om.
    .is-on = aan
    .is-off = uit
option-after-reversal = Na drie 6’s
    .help = Moet de volgende speler de drie 6’s verslaan?
    .is-last-set-stays = 6’s verslaan
    .is-fresh-pile = elke set mag
option-excommunication = Ban
    .help = Is de trekstapel leeg, speel dan op de kale tafel. Speel je op de stapel, dan doe je even niet mee.
    .is-assisted = de app vraagt het
    .is-strict = geen waarschuwing
    .is-off = uit
option-cheating = Valsspelen
    .help = Je mag kaarten onder een set smokkelen, doen alsof je trekt of de stapel schikken. Word je betrapt, dan laat je je hand zien.
    .is-off = uit
    .is-on = aan
option-wrong-accusation = Foute beschuldiging
    .help = Dit gebeurt als je iemand beschuldigt die niet vals heeft gespeeld.
    .is-draw-1 = trek 1 kaart
    .is-nothing = niets
    .is-shame = de Ronde der Schande
option-finish = Einde
    .help = Speel door voor elke plaats, of stop als er iemand uit is en tel de kaarten die over zijn.
    .is-all-places = als er één speler over is
    .is-first-out = als er iemand uit is
option-hand = Aantal kaarten
    .help = Het aantal kaarten dat iedereen krijgt. Er blijven er minstens 8 in de trekstapel.
    .is-auto = naar aantal spelers
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
