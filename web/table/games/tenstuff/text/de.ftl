### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Weg mit den Karten: 10er stoppen, 6er wenden
deal = Karten geben
shapes = Zug für Zug: ⬜ 1 Karte gespielt, 🟨 2, 🟧 mehr, ⬛ gepasst.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = Joker ★
joker-unmarked = Joker ☆
# The same at the start of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for screen readers.
called-joker-marked = Joker mit Zeichen
called-joker-unmarked = Joker ohne Zeichen
called-face-down = verdeckte Karte
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
set-of-several =
    { $cards ->
        [2] zwei
        [3] drei
       *[4] vier
    } { $rank ->
        [joker] Joker
        [A] Asse
        [T] 10er
        [J] Buben
        [Q] Damen
        [K] Könige
       *[other] { $rank }er
    }
# The same at the start of a sentence.
set-of-several-first =
    { $cards ->
        [2] Zwei
        [3] Drei
       *[4] Vier
    } { $rank ->
        [joker] Joker
        [A] Asse
        [T] 10er
        [J] Buben
        [Q] Damen
        [K] Könige
       *[other] { $rank }er
    }
# $laid is a set at the start of a sentence: “Zwei 7er auf zwei 5er von Ada”
set-on-set =
    { $owner ->
        [you] { $laid } auf { $last } von dir
       *[other] { $laid } auf { $last } von { $owner }
    }

## The seats

place = { $place }. Platz
# On a seat, where there is little room.
seat-place = { $place }.
seat-out = fertig
seat-excommunicated = verbannt
seat-shamed = in Schande
seat-next = gleich dran
seat-last-owner = letzter Satz
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] Karte
       *[other] Karten
    }
# The cards of a hand at a table that hides the counts.
stroke = Strich
stroke-none = kein Strich
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Deine Karten, offen
       *[other] Karten von { $who }, offen
    }
next-player = danach: { $who }
decided = entschieden

## The piles

piles = Stapel
turned-round = Umgekehrt
to-draw = <b>{ $cards }</b> zu ziehen
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = { CARD("pile") } zu ziehen
none-to-draw = Stapel leer
pile-empty = Stapel leer
draw-pile = Nachziehstapel
next-to-draw = nächste Karte: { $card }
play-pile-face-down = Spielstapel, verdeckt
lowest-leads = die niedrigste beginnt
any-set-may-be-laid = jeder Satz geht
# $shown is the set to beat: “Von Ada: drei 7er”.
set-to-beat =
    { $owner ->
        [you] Von dir: <b>{ $shown }</b>
       *[other] Von { $owner }: <b>{ $shown }</b>
    }
lies-last-set = Letzter Satz
lies-last-set-of =
    { $owner ->
        [you] Dein letzter Satz
       *[other] Letzter Satz von { $owner }
    }
lies-hands = Karten auf der Hand: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Nächste Karte
guess-suit = Farbe
guess-rank = Rang
guess-joker = { $card }
top-of-the-pile = Oberste Karten
hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
hand-folded =
    { $who ->
        [you] Deine Hand, verdeckt
       *[other] Hand von { $who }, verdeckt
    }
# The button that looks at the draw pile.
look-at-draw-pile = Nachziehstapel
sleeve = Ärmel
sleeve-holds =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } unterm Satz

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next =
    { $who ->
        [you] Du bist gleich dran
       *[other] { $who } ist gleich dran
    }
is-thinking =
    { $who ->
        [you] Du denkst nach
       *[other] { $who } denkt nach
    }
ask-sleeve = Was kommt unter den Satz?
ask-sleeve-then-laid = Wähl bis zu 3 Karten, dann spiel den Satz.
ask-sleeve-then-chosen = Wähl bis zu 3 Karten, dann den Satz.
ask-throw =
    { $who ->
        [you] Bevor du spielst: eine 10 werfen?
       *[other] Bevor { $who } spielt: eine 10 werfen?
    }
ask-accuse =
    { $who ->
        [you] Bevor du spielst: beschuldigen?
       *[other] Bevor { $who } spielt: beschuldigen?
    }
ask-no-ten =
    { $who ->
        [you] Bevor du spielst: Du hast keine 10 zum Werfen.
       *[other] Bevor { $who } spielt: Du hast keine 10 zum Werfen.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused =
    { $who ->
        [you] Du bist gleich dran. { $why }
       *[other] { $who } ist gleich dran. { $why }
    }
throwing = Wer aussetzt, behält die 10.
ask-gift =
    { $alone ->
        [yes] Was gibst du { $to ->
            [you] dir
           *[other] { $to }
        }?
       *[no] { $who }, was gibst du { $to ->
            [you] dir
           *[other] { $to }
        }?
    }
lower-cards-in = Niedrigere Karten in { ROW($suits, between: ", ") }
ask-return =
    { $alone ->
        [yes] { $card } von { $to ->
            [you] dir
           *[other] { $to }
        }: etwas zurückgeben?
       *[no] { $who }, { $card } von { $to ->
            [you] dir
           *[other] { $to }
        }: etwas zurückgeben?
    }
cards-in = Andere Karten in { ROW($suits, between: ", ") }
ask-card =
    { $alone ->
        [yes] Welche Karte kommt?
       *[no] { $who }, welche Karte kommt?
    }
ask-suit =
    { $alone ->
        [yes] Welche Farbe?
       *[no] { $who }, welche Farbe?
    }
ask-rank =
    { $alone ->
        [yes] Welcher Rang?
       *[no] { $who }, welcher Rang?
    }
a-guess = Wähl Farbe und Rang oder einen Joker: ★ oder ☆.
draws =
    { $alone ->
        [yes] Zieh eine Karte
       *[no] { $who }, zieh eine Karte
    }
ask-order =
    { $alone ->
        [yes] Wähl die Reihenfolge
       *[no] { $who }, wähl die Reihenfolge
    }
order-of-drawing = Tipp die Karten so an, wie sie gezogen werden.
ask-last =
    { $alone ->
        [yes] Spiel entschieden. Jemanden beschuldigen?
       *[no] Spiel entschieden. { $who }, jemanden beschuldigen?
    }
leads =
    { $alone ->
        [yes] Spiel deinen niedrigsten Rang
       *[no] { $who }, spiel deinen niedrigsten Rang
    }
ask-after-match =
    { $alone ->
        [yes] Nach dem Treffer noch einen Satz?
       *[no] { $who }, nach dem Treffer noch einen Satz?
    }
ask-set-on =
    { $alone ->
        [yes] Was kommt auf { $last }?
       *[no] { $who }, was kommt auf { $last }?
    }
ask-set =
    { $alone ->
        [yes] Jeder Satz geht
       *[no] { $who }, jeder Satz geht
    }
slipped =
    { $cards ->
        [one] Wähl den Satz. 1 Karte kommt darunter.
       *[other] Wähl den Satz. { $cards } Karten kommen darunter.
    }
set-refused = Dieser Satz geht jetzt nicht.
# $shown is “Zwei 7er auf zwei 5er von Ada”, or “zwei 7er” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>, ein Treffer
        [attempt] <b>{ $shown }</b>, ein Versuch
       *[slam] <b>{ $shown }</b>, ein Knaller
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, ein Treffer: Stapel oder Tisch?
        [attempt] <b>{ $shown }</b>, ein Versuch: Stapel oder Tisch?
        [slam] <b>{ $shown }</b>, ein Knaller: Stapel oder Tisch?
       *[plain] <b>{ $shown }</b>: Stapel oder Tisch?
    }
belongs-on-table = Der Nachziehstapel ist leer: Spiel auf den leeren Tisch.
then-match = Dann darf noch ein Satz folgen.
then-attempt = Dann darfst du die nächste Karte raten.
then-slam = Dann darfst du { $owner ->
        [you] dir
       *[other] { $owner }
    } niedrigere Karten in { ROW($suits, between: ", ") } geben.
then-turned = Dann wechseln Stapel und Richtung.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] Nichts geben
        [one] 1 Karte geben
       *[other] { $cards } Karten geben
    }
return-cards =
    { $cards ->
        [0] Nichts zurück
        [one] 1 Karte zurück
       *[other] { $cards } Karten zurück
    }
to-whom = an { $to ->
        [you] dich
       *[other] { $to }
    }
gets-nothing =
    { $to ->
        [you] Du bekommst nichts
       *[other] { $to } bekommt nichts
    }
name-card = { $card } raten
no-guess = Nicht raten
put-them-back = Zurücklegen
pretend = Zum Schein
draw = Karte ziehen
accuse-whom = { $accused ->
        [you] Dich
       *[other] { $accused }
    } beschuldigen
accuse-nobody = Niemanden
    .brings = Spiel beenden
pass-turn = Passen
stop = Aufhören
draws-one = 1 ziehen
# $play is the kind of set.
lay =
    { $play ->
        [match] Treffer: { $set }
        [attempt] Versuch: { $set }
        [slam] Knaller: { $set }
       *[plain] Spielen: { $set }
    }
lay-on-pile = Stapel
    .brings = zum letzten Satz
    .brings-exile = dann verbannt
lay-on-table = Tisch
    .brings = neuer Stapel
brings-slam = gegen { $owner ->
        [you] dich
       *[other] { $owner }
    }
brings-last-cards =
    { $cards ->
        [one] letzte Karte
       *[other] letzte Karten
    }
brings-turned = kehrt alles um
brings-match = dann noch ein Satz
brings-attempt = dann raten
slip =
    { $cards ->
        [one] 1 schmuggeln
       *[other] { $cards } schmuggeln
    }
    .brings = unter den Satz
close-sleeve = Ärmel schließen
    .brings = nichts darunter
keep-them = Behalten
nothing-to-throw = Weiter
let-play = { $who ->
        [you] Dich
       *[other] { $who }
    } spielen lassen
accuse = Beschuldigen
throw = { $card } werfen
    .brings =
        { $who ->
            [you] du setzt aus
           *[other] { $who } setzt aus
        }

## What anyone can do between turns

claim-throw = 10 werfen
claim-throw-who = Wer wirft eine 10?
claim-accuse-who = Wer beschuldigt?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: Wer schummelt?
claim-accuse-refused = Noch kannst du niemanden beschuldigen: Warte, bis jemand einen Zug gemacht hat.
claim-accuse-tap = Tipp auf einen Namen.

## Answers to taps

over = Das Spiel ist vorbei.
not-your-turn =
    { $who ->
        [you] Du kannst jetzt nicht spielen: Du bist noch nicht dran.
       *[other] Du kannst jetzt nicht spielen: { $who } ist dran.
    }
sleeve-full = Mehr als 3 Karten gehen nicht.
stays-set = { $card } geht nicht: Damit schlägst du den letzten Satz nicht.
stays-gift = { $card } kannst du nicht geben: nur niedrigere Karten in den Farben des Knallers.
stays-return = { $card } kannst du nicht zurückgeben: nur andere Karten in der Farbe der 10.
stays-throw = { $card } kannst du nicht werfen: nur 10er.
stays-guess = { $card } geht jetzt nicht: Rate erst die nächste Karte.
stays-arrange = { $card } geht jetzt nicht: Leg erst die Karten auf den Nachziehstapel zurück.
stays-draw = { $card } geht jetzt nicht: Zieh erst eine Karte.
stays-last = { $card } geht nicht: Das Spiel ist entschieden.

## Moments and ends

banner-excommunicated = Verbannt
banner-shame = Schandrunde
banner-back = Wieder im Spiel
banner-slam = Knaller
banner-skip = Ausgesetzt
banner-reverse = Umgekehrt
banner-restart = Von vorn
result-first = zuerst fertig
result-left =
    { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] Trotz Schandrunde hast du gewonnen
       *[other] Trotz Schandrunde hat { $who } gewonnen
    }
remark-slam =
    { $who ->
        [you] Du hast mit einem Knaller gewonnen
       *[other] { $who } hat mit einem Knaller gewonnen
    }
remark-behind =
    { $who ->
        [you] Du hattest unterwegs { $cards } Karten
       *[other] { $who } hatte unterwegs { $cards } Karten
    }
remark-left =
    { $who ->
        [you] Du hattest noch { $cards } Karten
       *[other] { $who } hatte noch { $cards } Karten
    }
remark-turns =
    { $who ->
        [you]
            Du warst nach { $turns ->
                [one] 1 Zug
               *[other] { $turns } Zügen
            } fertig
       *[other]
            { $who } war nach { $turns ->
                [one] 1 Zug
               *[other] { $turns } Zügen
            } fertig
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Knaller
    .note = { $name }: { $hits } von { $of } Knallern
feat-out = Fertig
    .note =
        { $name }: { $hits ->
            [1] einmal
           *[other] { $hits }-mal
        } fertig geworden
# The ways to go out, each with its number.
way-single = mit einer Karte
way-set = mit mehreren Karten
way-slam = mit einem Knaller
way-gift = mit einem Geschenk
way-ten = mit geworfener 10

## Rules as they come up

explain-restart = Der offene Stapel ist leer, und das Spiel beginnt von vorn. Wer die niedrigste Karte hat, spielt aus
explain-sixes = Genau drei 6er: Die Stapel tauschen den Platz, ihr zieht offen, und die Richtung kehrt sich um
explain-excommunicated =
    { $who ->
        [you] Der Nachziehstapel war leer, also gehörte der Satz auf den Tisch. Du bist verbannt, bis jemand passt
       *[other] Der Nachziehstapel war leer, also gehörte der Satz auf den Tisch. { $who } ist verbannt, bis jemand passt
    }
explain-false-alarm =
    { $who ->
        [you] Der Nachziehstapel war nicht leer, also gehörte dein Satz auf den Stapel. Er hat keine besondere Wirkung
       *[other] Der Nachziehstapel war nicht leer, also gehörte der Satz von { $who } auf den Stapel. Er hat keine besondere Wirkung
    }
explain-lifted =
    { $who ->
        [you] Du spielst wieder mit. Eine Verbannung endet, wenn jemand anders passt
       *[other] { $who } spielt wieder mit. Eine Verbannung endet, wenn jemand anders passt
    }
explain-lifted-all = Alle Verbannten spielen wieder mit. Eine Verbannung endet, wenn jemand anders passt
explain-table = Der Nachziehstapel war leer, also kommt der Satz auf den leeren Tisch. Der alte Stapel wird zum Nachziehstapel gemischt
explain-accused =
    { $who ->
        [you] Du hast geschummelt: Du ziehst bis zu einem Vielfachen von fünf und zeigst deine Hand, bis dein nächster Zug endet
       *[other] { $who } hat geschummelt, zieht bis zu einem Vielfachen von fünf und zeigt die Hand, bis der nächste eigene Zug endet
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $who ->
        [you]
            { $cost ->
                [draw-1] { $accused } hat nicht geschummelt, also ziehst du für die falsche Beschuldigung eine Karte
                [shame] { $accused } hat nicht geschummelt, also musst du selbst in die Schandrunde
               *[nothing] { $accused } hat nicht geschummelt. Das ist peinlich, kostet aber nichts
            }
       *[other]
            { $accused ->
                [you]
                    { $cost ->
                        [draw-1] Du hast nicht geschummelt, also zieht { $who } für die falsche Beschuldigung eine Karte
                        [shame] Du hast nicht geschummelt, also muss { $who } selbst in die Schandrunde
                       *[nothing] Du hast nicht geschummelt. Das ist peinlich für { $who }, kostet aber nichts
                    }
               *[other]
                    { $cost ->
                        [draw-1] { $accused } hat nicht geschummelt, also zieht { $who } für die falsche Beschuldigung eine Karte
                        [shame] { $accused } hat nicht geschummelt, also muss { $who } selbst in die Schandrunde
                       *[nothing] { $accused } hat nicht geschummelt. Das ist peinlich für { $who }, kostet aber nichts
                    }
            }
    }
explain-back =
    { $who ->
        [you] Du hast wieder Karten, also bist du zurück im Spiel und verlierst deinen Platz
       *[other] { $who } hat wieder Karten, ist also zurück im Spiel und verliert den Platz
    }
explain-out =
    { $who ->
        [you] Du bist fertig: <b>{ $place }. Platz</b>. Nach der letzten Karte wird nicht gezogen
       *[other] { $who } ist fertig: <b>{ $place }. Platz</b>. Nach der letzten Karte wird nicht gezogen
    }
explain-slam =
    { $owner ->
        [you] Mehr vom gleichen Rang ist ein Knaller. Der letzte Satz war von dir, also kannst du niedrigere Karten in den Farben des Knallers bekommen
       *[other] Mehr vom gleichen Rang ist ein Knaller. Der letzte Satz war von { $owner }, also kann { $owner } niedrigere Karten in den Farben des Knallers bekommen
    }
explain-gift =
    { $who ->
        [you]
            Du gibst { $to } <b>{ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            }</b>. Nach einem Knaller darfst du niedrigere Karten in seinen Farben geben
       *[other]
            { $who } gibt { $to ->
                [you] dir
               *[other] { $to }
            } <b>{ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            }</b>. Nach einem Knaller darf man niedrigere Karten in seinen Farben geben
    }
explain-skip =
    { $who ->
        [you] Wegen der 10 setzt du aus. Du behältst { $card } und kannst andere Karten dieser Farbe zurückgeben
       *[other] Wegen der 10 setzt { $who } aus, behält { $card } und kann andere Karten dieser Farbe zurückgeben
    }
explain-return =
    { $who ->
        [you]
            Du gibst { $to } <b>{ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            }</b> in der Farbe der 10 zurück. Niemand zieht
       *[other]
            { $who } gibt { $to ->
                [you] dir
               *[other] { $to }
            } <b>{ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            }</b> in der Farbe der 10 zurück. Niemand zieht
    }
explain-match =
    { $who ->
        [you] Gleicher Rang und gleich viele Karten sind ein Treffer. Du darfst sofort noch einen Satz spielen
       *[other] Gleicher Rang und gleich viele Karten sind ein Treffer. { $who } darf sofort noch einen Satz spielen
    }
explain-guess-wrong =
    { $who ->
        [you] Die nächste Karte war nicht { $card }, also ziehst du sie
       *[other] Die nächste Karte war nicht { $card }, also zieht { $who } sie
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] Die nächste Karte war { $card }. Du bekommst sie und ziehst nicht noch einmal
               *[other] Die nächste Karte war { $card }. Du bekommst sie, und { $who } zieht nicht
            }
       *[other]
            { $who ->
                [you] Die nächste Karte war { $card }. { $to } bekommt sie, und du ziehst nicht
               *[other] Die nächste Karte war { $card }. { $to } bekommt sie, und { $who } zieht nicht
            }
    }
explain-attempt =
    { $who ->
        [you] Weniger vom gleichen Rang ist ein Versuch. Rätst du die nächste Karte richtig, bekommt sie, wer nach dir dran ist
       *[other] Weniger vom gleichen Rang ist ein Versuch. Rät { $who } die nächste Karte richtig, bekommt sie, wer danach dran ist
    }
explain-cleared = Jetzt geht jeder Satz: Alle haben gepasst, und es gab nichts zu ziehen
explain-shuffle = Der Nachziehstapel ist leer, also wird der Spielstapel zum neuen gemischt. Nur der letzte Satz bleibt liegen
explain-joker = Ein Joker ist die niedrigste Karte, geht aber auf Bube, Dame und König. Auf einen Joker geht alles
explain-suit = Auf Bube, Dame oder König braucht ein niedrigerer Satz eine gemeinsame Farbe: { $set } auf { $last }
explain-opening = Wer ausspielt, darf nicht passen und muss den eigenen niedrigsten Rang spielen: { $set }
explain-pass =
    { $who ->
        [you] Du passt und ziehst. Wer nun dran ist, spielt weiter auf { $last }
       *[other] { $who } passt und zieht. Wer nun dran ist, spielt weiter auf { $last }
    }
explain-higher = Ein Satz muss mindestens so hoch sein wie der letzte: { $set } auf { $last }. Anzahl und Farben sind egal

## The rules

word-set = Satz
    .note = Eine bis vier Karten von einem Rang, zusammen gespielt.
word-match = Treffer
    .note = Gleicher Rang und gleich viele Karten wie der letzte Satz. Du darfst noch einen Satz spielen.
word-attempt = Versuch
    .note = Gleicher Rang wie der letzte Satz, aber weniger Karten. Du darfst die nächste Karte raten.
word-slam = Knaller
    .note = Gleicher Rang wie der letzte Satz, aber mehr Karten. Du darfst der Person, von der er war, niedrigere Karten geben.
word-throw = Eine 10 werfen
    .note = Jemanden aussetzen lassen, bevor der Zug beginnt. Wer aussetzt, behält die 10.
word-excommunicated = Verbannt
    .note = Bis jemand anders passt, darfst du nicht spielen, nicht ziehen und keine 10 werfen.
example-slam = ein Knaller
example-match = ein Treffer
example-throw = eine 10 werfen
example-sixes = drei 6er
chapter-minute = Das Ziel
chapter-turn = Ein Zug
chapter-special = Sonderfälle
chapter-tens = 10er werfen
chapter-sixes = Drei 6er
chapter-pile = Auf den Tisch
chapter-cheating = Schummeln
chapter-end = Das Ende
aim = Werde vor allen anderen deine Karten los.
deck = Die Karten
cards-order = Von niedrig nach hoch: Joker, Ass, 2 bis 10, Bube, Dame, König. Es gibt zwei Joker, ★ und ☆.
cards-set = Ein <b>Satz</b> sind eine bis vier Karten von einem Rang.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] Zu zweit bis zu viert bekommt ihr je 10 Karten, zu fünft 8, zu sechst 7, zu siebt 6 und zu acht 5.
       *[other] Ihr bekommt je { $dealt } Karten.
    }
turn-lead = Hast du die niedrigste Karte, fängst du an. Du musst deinen niedrigsten Rang ausspielen und darfst nicht passen.
turn-lowest = Die Farbe entscheidet hier nur bei gleichem Rang: Karo ist am niedrigsten, dann Kreuz, Herz und Pik. Joker ★ ist die niedrigste Karte von allen.
turn-lay = Wenn du dran bist, spiel einen Satz oder passe. Dann zieh 1 Karte.
turn-beat = Dein Satz muss mindestens <b>so hoch</b> sein wie der letzte. Anzahl und Farben sind egal.
turn-faces = Auf Bube, Dame oder König darfst du auch einen niedrigeren Satz spielen, der eine <b>Farbe</b> davon hat, oder Joker.
turn-out = Spielst du deine letzte Karte, bist du sofort fertig, ohne zu ziehen.
turn-on-queen = Auf die Pik-Dame
turn-higher = Höher
    .note = Ein König, egal welche Farbe.
turn-lower = Niedriger, gleiche Farbe
    .note = Der Pik-Bube, aber nicht der Herz-Bube.
turn-joker = Ein Joker
    .note = Geht immer auf Bube, Dame oder König. Danach geht alles.
special-rank = Mit einem Satz vom gleichen Rang wie der letzte kannst du mehr tun. Es kommt auf die Zahl der Karten an:
special-match = Gleich viele: ein Treffer
    .note = Du darfst sofort noch einen Satz daraufspielen, sogar wieder einen Treffer. Du ziehst nur 1 Karte, am Ende.
special-attempt = Weniger: ein Versuch
    .note = Du darfst Rang und Farbe der nächsten Karte raten, oder welcher Joker es ist. Stimmt es, bekommt sie, wer als Nächstes dran ist, und du ziehst nicht. Stimmt es nicht, ziehst du sie und zeigst sie niemandem.
special-slam = Mehr: ein Knaller
    .note = Du darfst der Person, von der der letzte Satz war, beliebig viele Karten geben. Sie müssen niedriger sein als der Knaller und eine seiner Farben haben. Joker kannst du nicht geben: Sie haben keine Farbe.
    .then = Dann ziehst du 1 Karte. War die Person schon fertig, bringt eine einzige Karte sie wieder ins Spiel. War der letzte Satz dein eigener, ist es kein Knaller.
tens-throw = Bevor der Zug einer anderen Person beginnt, darfst du eine 10 werfen. Dann <b>fällt der Zug aus</b>.
tens-return = Wer aussetzt, behält die 10 und darf dir beliebige andere Karten in dieser Farbe zurückgeben.
tens-next = Niemand zieht, und der nächste Zug folgt. Auch dieser und weitere können durch 10er ausfallen, aber höchstens einmal rund um den Tisch.
tens-last = Eine 10 darfst du auch als letzte Karte werfen. Kommt nichts zurück, bist du fertig.
sixes-turn = Ein Satz aus genau drei 6ern kehrt das Spiel um. Ab dem nächsten Zug:
sixes-direction = Es geht andersherum um den Tisch.
sixes-draw = Der Spielstapel wird zum Nachziehstapel, <b>offen</b>. Alle sehen, was du ziehst.
sixes-play = Der Nachziehstapel wird zum Spielstapel, <b>verdeckt</b>. Sag deine Sätze laut an.
sixes-last-set = Ihr müsst weiterhin die drei 6er schlagen.
sixes-any-set = Auf den neuen Stapel geht jeder Satz.
sixes-restart = Ist die letzte offene Karte gezogen, beginnt das Spiel von vorn. Der verdeckte Stapel wird zum Nachziehstapel, es geht wieder im Uhrzeigersinn, und wer die niedrigste Karte hat, spielt aus.
sixes-out = Wer fertig ist, bleibt fertig.
sixes-lifted = Wer verbannt war, spielt wieder mit.
sixes-open = Eine offene Hand bleibt offen.
pile-belongs = Ist der Nachziehstapel leer, spiel den nächsten Satz auf den leeren Tisch. Dann wird der Spielstapel zum neuen Nachziehstapel gemischt.
pile-asked = Die App fragt vorher: Stapel oder Tisch?
pile-unasked = Die App fragt jedes Mal: Stapel oder Tisch? Sie warnt dich nicht.
pile-excommunicated = Spielst du auf den alten Stapel, wirst du <b>verbannt</b>: Du darfst nicht spielen, nicht ziehen und keine 10 werfen, bis jemand anders passt. Dein Satz zählt, hat aber keine besondere Wirkung.
pile-early = Spielst du zu früh auf den Tisch, kommt der Satz auf den Stapel und hat keine besondere Wirkung.
cheating-how = Hier gehört Schummeln zum Spiel. In deinem Zug darfst du bis zu 3 Karten unter einen Satz schmuggeln (<b>Ärmel</b>), nur zum Schein ziehen oder die obersten 3 Karten vom <b>Nachziehstapel</b> ansehen und neu ordnen.
cheating-numbers = Niemand sieht, wie viele Karten die anderen haben, also pass gut auf.
cheating-accusing = Beschuldigen
cheating-when = Zwischen den Zügen darfst du, wenn du Karten hast, jede Person beschuldigen, auch wenn sie schon fertig ist. Danach darf niemand sie noch einmal beschuldigen, bis sie wieder einen Zug hatte.
cheating-true = Hast du recht, muss die beschuldigte Person in die <b>Schandrunde</b>. Sie zieht mindestens 1 Karte, bis sie ein Vielfaches von fünf hat. Ihre Hand bleibt offen, bis ihr nächster Zug endet. Aussetzen zählt nicht als Zug.
cheating-back = Wer schon fertig war und beim Schummeln erwischt wird, ist wieder im Spiel.
cheating-wrong =
    { $cost ->
        [draw-1] Hast du unrecht, ziehst du eine Karte.
        [shame] Hast du unrecht, musst du selbst in die Schandrunde.
       *[nothing] Hast du unrecht, ist das peinlich, kostet aber nichts.
    }
cheating-last = Bevor das Spiel endet, dürfen alle mit Karten der Reihe nach ein letztes Mal jemanden beschuldigen.
end-all-places = Wer zuerst fertig ist, gewinnt. Die anderen spielen um die nächsten Plätze, bis nur noch eine Person Karten hat.
end-first-out = Wer zuerst fertig ist, gewinnt, und das Spiel endet nach diesem Zug. Für die anderen zählen die übrigen Karten: je weniger, desto besser. Gleich viele teilen sich einen Platz.
end-pile = Musst du ziehen und ist der Nachziehstapel leer, misch den Spielstapel zu einem neuen. Nur der letzte Satz bleibt liegen.
end-cleared = Haben alle gepasst und niemand konnte ziehen, geht jeder Satz.
fact-begins = Wer ausspielt
    .note = die niedrigste Karte
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = die Grenze für 10er in Folge
house-early = der Preis für einen zu frühen Satz auf den Tisch
house-cleared = jeder Satz geht, wenn alle gepasst haben und niemand ziehen konnte
house-look = der Blick auf 3 Karten vom Nachziehstapel
house-slipped = höchstens 3 geschmuggelte Karten
house-wrong = der Preis für eine falsche Beschuldigung
house-often = wie oft man jemanden beschuldigen darf
house-first-out = das Ende, sobald jemand fertig ist
house-dealt = die Zahl der Handkarten
house-points = die Punkte einer Serie
house-tournament = die Tische eines Turniers
origin = <b>Tenstuff</b> stand auf einer frühen Webseite. Wer es erfunden hat, ist unbekannt.
for-whom = 2–8 Personen ab 10 Jahren, am besten zu dritt oder zu viert. { $finish ->
        [first-out] Ein Spiel dauert etwa 10 Minuten.
       *[all-places] Ein Spiel dauert zu zweit etwa 5 Minuten, zu dritt 15, zu viert 30 und zu acht eine Stunde.
    }

## Lessons

lesson-sets =
    .title = Sätze schlagen
    .about = Was worauf geht und wie deine Hand kleiner wird
    .learnt = Du kannst jetzt ein ganzes Spiel spielen. Paare und mehr leeren die Hand am schnellsten: Für eine Karte ziehst du eine.
lesson-sets-1 = Wer zuerst <b>keine Karten</b> mehr hat, gewinnt Tenstuff. Das hier sind deine.
lesson-sets-2 = Von niedrig nach hoch: Joker, Ass, 2 bis 10, Bube, Dame, König. { CARD("3D") } ist am niedrigsten, also fängst du an.
lesson-sets-3 = Spiel deinen niedrigsten Rang aus. Karten von einem Rang sind ein <b>Satz</b>: Tipp beide 3er an, dann den Knopf.
    .otherwise = Eine Karte weg, eine gezogen: Deine Hand würde nicht kleiner. Spiel beide 3er.
lesson-sets-4 = Du hast zwei Karten gespielt und eine gezogen, wie alle am Ende ihres Zugs. Aus sechs Karten wurden fünf.
lesson-sets-5 = Dein Satz muss mindestens so hoch sein wie der letzte. Anzahl und Farben sind egal.
lesson-sets-6 = Nur auf Bube, Dame, König geht auch ein <b>niedrigerer</b> Satz gleicher Farbe. Welches <b>Paar</b> hat ein Pik wie { CARD("JS") }?
    .not-play-kc = Ein König ist höher, also ginge das. Aber werd zwei Karten los: Unter deinen 8ern ist ein Pik.
    .not-play-8s = Das ginge. Aber { CARD("8H") } darf mit: Ein Pik im Satz reicht.
    .not-pass = Du könntest passen, aber dann ziehst du nur. Du hast ein Paar mit Pik: Spiel das.
lesson-sets-7 = { PERSON("1") } hat eine 10 gespielt. { PERSON("2") } hat gepasst und gezogen. Passen geht immer, außer beim Ausspielen.
lesson-sets-8 = Was geht auf { CARD("TC") }? Das ist weder Bube noch Dame noch König, also muss deine Karte mindestens so hoch sein.
    .otherwise = Das ginge, aber du hast eine Karte, die höher ist als eine 10. Spiel sie.
lesson-sets-9 = Du hast weder Herz noch König. Aber ein <b>Joker</b>, die niedrigste Karte, geht auf jeden Buben, jede Dame, jeden König.
    .otherwise = Du könntest passen, aber eine deiner Karten geht auf jeden König. Tipp den Joker an.
lesson-sets-10 = Auf einen Joker geht alles, also ist { PERSON("1") } { CARD("5S") } losgeworden. Schlag das mit mehr als einer Karte.
    .not-pass = Du könntest passen, aber deine Hand würde größer. Zwei deiner Karten sind höher als eine 5.
    .otherwise = Eine weg, eine gezogen: Deine Hand würde nicht kleiner. Spiel beide 7er.
lesson-sets-11 = Aus sechs Karten wurden drei, dank deiner Paare. Schön gespielt!

lesson-same =
    .title = Gleicher Rang
    .about = Treffer, Versuch und Knaller
    .learnt = Treffer, Versuch, Knaller: Du kennst alle drei. Halt im nächsten Spiel danach Ausschau.
lesson-same-1 = Ein Satz vom <b>gleichen Rang</b> wie der letzte ist etwas Besonderes. Davon gibt es drei Arten.
lesson-same-2 = { PERSON("2") } hat eine 9 gespielt. Gleicher Rang und <b>gleich viele</b> Karten sind ein <b>Treffer</b>. Was spielst du?
    .not-pass = Du hast eine 9, und eine auf eine ist ein Treffer. Lass ihn dir nicht entgehen.
    .otherwise = Das ist höher, also ginge es. Aber spiel erst die 9: Nach einem Treffer spielst du weiter.
lesson-same-3 = Ein Treffer! Spiel gleich <b>noch einen Satz</b> darauf, der auch die 9 schlägt. Du ziehst trotzdem nur eine Karte.
    .not-stop = Du könntest aufhören. Aber noch ein Satz kostet dich nichts: Du ziehst so oder so eine Karte.
    .otherwise = Das ginge, aber du hast einen Satz mit mehr Karten: zwei Damen.
lesson-same-4 = Drei Karten weg, eine gezogen: Aus neun wurden sieben. Ist auch der zweite Satz ein Treffer, darf ein dritter folgen.
lesson-same-5 = { PERSON("1") } hat zwei 5er gespielt. <b>Weniger</b> 5er sind ein <b>Versuch</b>: Vielleicht musst du nicht ziehen. Welche Karte?
    .not-pass = Eine 5 auf zwei ist ein Versuch, und du hast eine. Spiel { CARD("5S") }.
    .not-play-7d-7s = Zwei weg, eine gezogen: genauso gut. Aber probier jetzt einen Versuch: Spiel { CARD("5S") }.
    .otherwise = Das ist ein Satz wie jeder andere. Spiel weniger vom gleichen Rang: { CARD("5S") }.
lesson-same-6 = Ein Versuch! Rate die oberste Karte: Stimmt es, ziehst du nicht. Joker gibt es ★ und ☆. Probier { CARD("KD") }.
    .not-no-guess = Du musst nicht raten, aber falsch raten kostet nichts. Probier { CARD("KD") }.
    .otherwise = Im Spiel könnte es diese Karte sein. In dieser Lektion ist es { CARD("KD") }: Probier das.
lesson-same-7 = Richtig! { PERSON("1") } ist nach dir dran und bekommt sie, und du ziehst nicht. Sonst hättest du sie einfach gezogen.
lesson-same-8 = { PERSON("2") } hat eine 7 gespielt. Gleicher Rang und <b>mehr</b> Karten sind ein <b>Knaller</b>. Was spielst du?
    .not-pass = Du hast zwei 7er, und { PERSON("2") } hat eine gespielt. Zwei auf eine ist ein Knaller: Spiel beide.
    .otherwise = Eine auf eine wäre nur ein Treffer. Zwei sind mehr als eine: Spiel beide 7er.
lesson-same-9 = Ein Knaller! <b>Gib</b> { PERSON("2") } Karten, die niedriger sind als deine 7er und in ihren Farben, ♦ und ♠. Welche gehen?
    .not-give-3d-done = Und { CARD("4S") }? Auch niedriger, und Pik. Gib sie weg, dann musst du sie nicht mehr spielen.
    .not-give-4s-done = Und { CARD("3D") }? Auch niedriger, und Karo. Gib sie weg, dann musst du sie nicht mehr spielen.
    .otherwise = Du kannst { CARD("3D") } und { CARD("4S") } weggeben, zwei Karten, die du nicht mehr spielen musst. Tipp beide an.
lesson-same-10 = Vier Karten weg, eine gezogen: Du hast drei, und { PERSON("2") } hat zwei mehr. { CARD("2H") } ist Herz und musste bleiben.

lesson-tens =
    .title = 10er und 6er
    .about = Wie du andere aussetzen lässt und das Spiel umkehrst
    .learnt = Jetzt kannst du andere aussetzen lassen und das Spiel umkehren. Heb dir im nächsten Spiel eine 10 auf.
lesson-tens-1 = { PERSON("1") } ist gleich dran und hat nur noch eine Karte. Wer keine Karte mehr hat, ist fertig.
lesson-tens-2 = Bevor ein Zug beginnt, dürfen alle anderen eine 10 werfen: Dann <b>fällt er aus</b>. Kannst du { PERSON("1") } stoppen?
    .not-begin = Dann spielt { PERSON("1") } { CARD("QS") } auf { CARD("5C") } von dir und gewinnt. Wirf { PERSON("1") } jetzt { CARD("TC") } zu.
lesson-tens-3 = { PERSON("1") } behält { CARD("TC") } und darf jedes andere <b>Kreuz</b> zurückgeben, egal wie hoch, hat aber keins.
lesson-tens-4 = Niemand zieht, und { PERSON("2") } ist dran. Durch 10er können mehrere Züge ausfallen, aber höchstens so viele, wie ihr seid.
lesson-tens-5 = { PERSON("1") } wirft sie zurück! Nun darfst <b>du</b> Kreuz zurückgeben, außer der 10. Behalte die 6er. Welche <b>zwei</b> gibst du?
    .otherwise = Gib { CARD("3C") } und { CARD("9C") } zurück: { PERSON("1") } bekommt zwei Karten. Die 10 bleibt bei dir, die 6er auch.
lesson-tens-6 = { PERSON("1") } hat jetzt drei Karten, und du hast deine 10 wieder. Nun spielt { PERSON("1") }.
lesson-tens-7 = <b>Genau drei</b> 6er können mehr als jeder andere Satz. Auf { CARD("QS") } brauchst du Pik. Was spielst du?
    .not-pass = Du hast, was du brauchst: drei 6er, auch { CARD("6S") }.
    .not-play-6d-6c-6h-6s = Alle vier sind ein Satz wie jeder andere. Spiel genau drei und behalte eine.
    .otherwise = Das wäre ein Satz wie jeder andere. Spiel genau drei 6er, auch { CARD("6S") }.
lesson-tens-8 = Das Spiel ist <b>umgekehrt</b>: Es geht andersherum. Nach dir kommt jetzt { PERSON("2") }, nicht { PERSON("1") }.
lesson-tens-9 = Auch die Stapel sind vertauscht: Ihr zieht offen, was gespielt wurde. Ihr spielt verdeckt, sagt die Karten aber an.
lesson-tens-10 = Deine 6er waren trotzdem zu schlagen: { PERSON("2") } hat eine 7 gespielt, { PERSON("1") } eine 9. Beide haben eine der 6er gezogen.
lesson-tens-11 = Du musst { CARD("9C") } schlagen. Du siehst, was du ziehst: eine 6, passend zu deiner. Welche Karte spielst du?
    .otherwise = Die 6 ziehst du sowieso, aber du kannst auch eine Karte spielen. Deine 10 schlägt die 9.
lesson-tens-12 = Der offene Stapel ist leer: Das Spiel beginnt von vorn. Es geht wieder normal herum, und die niedrigste Karte beginnt.
lesson-tens-13 = Spiel deinen niedrigsten Rang aus, wie am Anfang. Joker ★ ist niedriger als ☆, aber das zählt nur beim Ausspielen.

lesson-end =
    .title = Fertig werden
    .about = Der leere Nachziehstapel, fertig werden und zurückkommen
    .learnt = Jetzt kennst du das ganze Spiel, sogar das Zurückkommen. Als Nächstes, wenn du magst: Schummeln.
lesson-end-1 = Der Nachziehstapel ist leer. Der nächste Satz muss <b>auf den leeren Tisch</b>: Der alte Stapel wird zum Nachziehstapel.
lesson-end-2 = { PERSON("2") } hat auf den alten Stapel gespielt und ist <b>verbannt</b>: kein Zug und kein Ziehen, bis jemand anders passt.
lesson-end-3 = Deine Könige schlagen { CARD("7C") }. Tipp beide an und wähl dann den Tisch.
    .not-play-kd-kh = Auf den Stapel? Du wärst verbannt wie { PERSON("2") }, könntest nicht spielen und nicht ziehen. Wähl den Tisch.
    .not-pass = Das würde { PERSON("2") } zurückbringen, und du müsstest ziehen. Spiel deine Könige auf den Tisch.
    .otherwise = Zwei Könige sind zwei Karten weniger. Spiel beide, auf den Tisch.
lesson-end-4 = Der alte Stapel wird zum Nachziehstapel gemischt. Deine Könige beginnen einen neuen. Gezogen hast du { CARD("8H") }.
lesson-end-5 = { PERSON("1") } hat gepasst, also spielt { PERSON("2") } wieder mit. Auch wenn beide passen, musst du deine Könige schlagen.
lesson-end-6 = Dein Paar oder deine 10: Beides geht auf das Ass. Was hilft dir mehr?
    .not-play-th = Behalte die 10: Du kannst sie zwischen den Zügen werfen, ohne zu ziehen. Spiel jetzt das Paar.
    .not-pass = Auf ein Ass geht fast alles. Spiel das Paar.
    .otherwise = Eine Karte weg, eine gezogen. Spiel beide 8er.
lesson-end-7 = Du hast { CARD("9C") } gezogen: noch zwei Karten. { PERSON("1") } ist gleich dran. Wie kann dir deine 10 helfen?
    .not-begin = Dann spielst du später eine, ziehst eine und hast wieder zwei. Wirf die 10: Dafür zieht niemand.
lesson-end-8 = { PERSON("1") } gibt nichts zurück, also hast du nur eine Karte. { PERSON("2") } hat { CARD("JC") } gespielt. Wirst du fertig?
    .otherwise = Ja: Deine 9 ist zwar niedriger als ein Bube, aber auch Kreuz. Spiel sie.
lesson-end-9 = Du bist fertig, auf Platz 1! Nach der letzten Karte ziehst du nicht. Auch eine 10 darfst du als letzte werfen.
lesson-end-10 = Pech: Zwei 9er von { PERSON("1") } sind ein Knaller auf deine 9, und du bekommst eine Karte. Du bist <b>wieder im Spiel</b>.
lesson-end-11 = { PERSON("2") } hat { CARD("QD") } gespielt, und du hast { CARD("4D") }. Wirst du wieder fertig?
    .otherwise = Ja: Karo geht auf die Karo-Dame. Spiel die Karte, und du bist wieder fertig.
lesson-end-12 = Wieder Platz 1! Die anderen spielen weiter. Wenn alle passen und niemand ziehen kann, geht jeder Satz.

lesson-cheating =
    .title = Schummeln
    .about = Wie du schummelst und wie du andere erwischst
    .learnt = Jetzt kannst du schummeln und andere erwischen. Wenn alle Lust haben, schalte es in den Tischregeln ein.
lesson-cheating-1 = An manchen Tischen gehört <b>Schummeln</b> dazu. Zahlen siehst du dann nicht: Jeder <b>Strich</b> am Namen ist eine Karte.
lesson-cheating-2 = Du kannst Karten unter einen Satz <b>schmuggeln</b>. Öffne den Ärmel, tipp { CARD("2C") } an, schmuggle, dann spiel beide 4er.
    .not-play = Das wäre ein ehrlicher Satz. Steck erst { CARD("2C") } in den Ärmel: So niedrig nützt dir die Karte nichts.
    .otherwise = Das ginge auch, aber schmuggle hier { CARD("2C") } unter beide 4er.
lesson-cheating-3 = Jetzt müsstest du ziehen. Du kannst auch nur <b>zum Schein</b> ziehen: Für die anderen sieht es gleich aus. Probier es.
    .not-draw = Wie ehrlich! Zieh hier aber nur zum Schein.
lesson-cheating-4 = Aus sechs Karten wurden drei. Die anderen sahen: zwei 4er weg, eine gezogen, also fünf. Zählt jemand die Striche?
lesson-cheating-5 = { PERSON("1") } hatte vier Karten, hat zwei 8er gespielt und eine gezogen. Das sind drei, aber du siehst nur <b>zwei</b> Striche!
lesson-cheating-6 = Bevor der nächste Zug beginnt, kannst du jemanden <b>beschuldigen</b>. Beschuldige { PERSON("1") }.
    .otherwise = Das ist sicher, aber dann kommt { PERSON("1") } davon. Beschuldige { PERSON("1") }.
lesson-cheating-7 = Richtig! { PERSON("1") } hat geschmuggelt und muss in die <b>Schandrunde</b>: drei Karten mehr, das sind fünf, alle offen.
lesson-cheating-8 = Wer erwischt wird, zieht bis zu einem Vielfachen von fünf, mindestens eine. Wer falsch beschuldigt, zieht eine.
lesson-cheating-9 = Erwischt! { PERSON("2") } hat deine Striche gezählt. Aus drei Karten wurden fünf. Deine Hand ist <b>offen</b>, bis dein Zug endet.
lesson-cheating-10 = Das war der Preis fürs Schummeln. Nach diesem Zug ist es vergessen. Schlag den Buben mit einer Karte.
    .otherwise = Das ginge auch, aber spiel hier eine Karte auf den Buben: etwas Höheres oder Kreuz.
lesson-cheating-11 = Bestimmt schaut dir jetzt jemand auf die Finger. Zieh eine Karte, diesmal ehrlich.
    .not-fake = Riskant! Zieh diesmal ehrlich.
lesson-cheating-12 = Man kann auch so schummeln: Sieh dir vor deinem Satz die obersten 3 Karten vom Nachziehstapel an und ordne sie neu.
lesson-cheating-13 = Vor dem Spielende dürfen alle mit Karten noch einmal beschuldigen. Wer fertig war und erwischt wird, kommt zurück.
