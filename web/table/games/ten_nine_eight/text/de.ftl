### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Stiche ansagen und genau treffen
deal = Erste Runde geben
deal-next =
    { $cards ->
        [one] Runde { $round } geben: 1 Karte
       *[other] Runde { $round } geben: { $cards } Karten
    }
shapes = Ein Feld pro Runde: 🟩 Ansage geschafft, ⬛ verfehlt.
part = Runde { $round }
title = Runde { $round }
cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
points =
    { $points ->
        [-1] { $points } Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] Punkt
        [one] Punkt
       *[other] Punkte
    }
tricks =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
trick-of = Stich { $trick }/{ $tricks }
over = Das Spiel ist vorbei.
not-your-turn =
    { $who ->
        [you] Du kannst noch nicht spielen: Du bist noch nicht dran.
       *[other] Du kannst noch nicht spielen: { $who } ist dran.
    }

## The seats

has-bid = schon angesagt
is-bidding = sagt gerade an
no-bid-yet = noch keine Ansage
bid-of = Ansage { $bid }
# How a bid stands: tricks won and bid.
standing-made = { $bid } angesagt, { $won } gemacht, geschafft
standing-over = { $bid } angesagt, { $won } gemacht, zu viele
standing-short = { $bid } angesagt, { $won } gemacht, nicht mehr zu schaffen
standing-to-go = { $bid } angesagt, { $won } gemacht, noch { $left }
won-of-bid = { $bid } angesagt, { $won } gemacht
bid-won = { $bid } angesagt, { $won } gemacht
# What the marks ✓ and ✗ at a player’s badge mean.
made = geschafft
missed = verfehlt
# The headline of a round: for the player, and for a table of several people.
you-made = Du hast { $bid } geschafft
you-missed = Um { $left } verfehlt
all-made = Alle Ansagen geschafft
none-made = Alle Ansagen verfehlt
one-made = Nur { $who } hat die Ansage geschafft
some-made = { $made } von { $of } Ansagen geschafft
remark-every =
    { $who ->
        [you] Du hast jede Ansage geschafft
       *[other] { $who } hat jede Ansage geschafft
    }
dealer = Gibt ·

## The table

trump-up = Trumpf: { $called } ist aufgedeckt
called-card = { $name }
trump = Trumpf
trump-card = { $sign } offen
the-trick = Der Stich
the-trick-so-far = Der Stich bisher
leads = zuerst
highest = gewinnt
wins-trick = gewinnt
bids-so-far =
    { $tricks ->
        [one] { $made } angesagt, 1 Stich
       *[other] { $made } angesagt, { $tricks } Stiche
    }
tricks-to-win =
    { $tricks ->
        [one] Diese Runde: 1 Stich
       *[other] Diese Runde: { $tricks } Stiche
    }
bids-after =
    { $players ->
        [0] Du sagst zuletzt an.
        [one] 1 Person sagt nach dir an.
       *[other] { $players } Personen sagen nach dir an.
    }
hook = { $bid } geht nicht: Die Ansagen dürfen zusammen nicht { $tricks } ergeben.
turned-up = aufgedeckt: { $called }
turned-up-one = aufgedeckt,
turned-up-two = nicht im Spiel
bids = Ansagen
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
face-down = verdeckte Karte
lies-no-bid = ohne Ansage
lies-bid = { $won } von { $bid }
lies-trump = Trumpf

## A turn

bids-now =
    { $who ->
        [you] Du sagst an
       *[other] { $who } sagt an
    }
thinks =
    { $who ->
        [you] Du denkst nach
       *[other] { $who } denkt nach
    }
which-card =
    { $who ->
        [you] Welche Karte?
       *[other] { $who }, welche Karte?
    }
only-card = Nur { $card } bedient
leads-now =
    { $who ->
        [you] Du spielst aus
       *[other] { $who }, spiel aus
    }
others-follow = Alle müssen bedienen.
how-many =
    { $who ->
        [you] Wie viele Stiche?
       *[other] { $who }, wie viele Stiche?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Genau 1 Stich: <b>{ $points }</b> Punkte. Sonst: <b>1</b> pro Stich.
           *[other] Genau { $bid } Stiche: <b>{ $points }</b> Punkte. Sonst: <b>1</b> pro Stich.
        }
        [minus] { $bid ->
            [one] Genau 1 Stich: <b>{ $points }</b> Punkte. Sonst: <b>minus</b> die Differenz.
           *[other] Genau { $bid } Stiche: <b>{ $points }</b> Punkte. Sonst: <b>minus</b> die Differenz.
        }
       *[nothing] { $bid ->
            [one] Genau 1 Stich: <b>{ $points }</b> Punkte. Sonst: <b>0</b>.
           *[other] Genau { $bid } Stiche: <b>{ $points }</b> Punkte. Sonst: <b>0</b>.
        }
    }
act-bid = { $bid } ansagen
act-play = { $sign } spielen

## The score sheet

sheet-cards = Karten
sheet-note =
    { $missed ->
        [tricks] Klein gedruckt: Stiche / Ansage. Geschafft zählt 10 + Ansage, verfehlt 1 pro Stich.
        [minus] Klein gedruckt: Stiche / Ansage. Geschafft zählt 10 + Ansage, verfehlt minus die Differenz.
       *[nothing] Klein gedruckt: Stiche / Ansage. Geschafft zählt 10 + Ansage, verfehlt 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you]
            { $tricks ->
                [one] Du hast zuletzt angesagt, aber nicht <b>{ $bid }</b>: Mit dem Haken dürfen die Ansagen zusammen nicht 1 Stich ergeben. Jemand liegt daneben
               *[other] Du hast zuletzt angesagt, aber nicht <b>{ $bid }</b>: Mit dem Haken dürfen die Ansagen zusammen nicht { $tricks } Stiche ergeben. Jemand liegt daneben
            }
       *[other]
            { $tricks ->
                [one] { $who } hat zuletzt angesagt, aber nicht <b>{ $bid }</b>: Mit dem Haken dürfen die Ansagen zusammen nicht 1 Stich ergeben. Jemand liegt daneben
               *[other] { $who } hat zuletzt angesagt, aber nicht <b>{ $bid }</b>: Mit dem Haken dürfen die Ansagen zusammen nicht { $tricks } Stiche ergeben. Jemand liegt daneben
            }
    }
explain-one-card = Alle haben nur eine Karte, also sagt ihr 0 oder 1 an, und der einzige Stich spielt sich von selbst
explain-trump = { $card } wurde aufgedeckt, also ist { $suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
    } Trumpf: Selbst der niedrigste Trumpf schlägt jede andere Farbe
explain-bid =
    { $who ->
        [you]
            { $missed ->
                [tricks] Du sagst { $bid } an. Machst du genau { $bid }, bekommst du <b>{ $points } Punkte</b>. Sonst zählt jeder Stich 1
                [minus] Du sagst { $bid } an. Machst du genau { $bid }, bekommst du <b>{ $points } Punkte</b>. Sonst verlierst du die Differenz
               *[nothing] Du sagst { $bid } an. Machst du genau { $bid }, bekommst du <b>{ $points } Punkte</b>. Sonst bekommst du 0
            }
       *[other]
            { $missed ->
                [tricks] { $who } sagt { $bid } an. Genau { $bid } bringt <b>{ $points } Punkte</b>. Sonst zählt jeder Stich 1
                [minus] { $who } sagt { $bid } an. Genau { $bid } bringt <b>{ $points } Punkte</b>. Sonst wird die Differenz abgezogen
               *[nothing] { $who } sagt { $bid } an. Genau { $bid } bringt <b>{ $points } Punkte</b>. Sonst gibt es 0
            }
    }
explain-bids =
    { $tricks ->
        [one] Alle haben angesagt, zusammen <b>{ $total }</b> bei 1 Stich. Wer die Ansage schafft, bekommt 10 plus die Ansage
       *[other] Alle haben angesagt, zusammen <b>{ $total }</b> bei { $tricks } Stichen. Wer die Ansage schafft, bekommt 10 plus die Ansage
    }
explain-trick-trump =
    { $who ->
        [you] { $card }, der höchste Trumpf, macht den Stich. Du hast jetzt <b>{ $won }</b> und spielst zum nächsten aus
       *[other] { $card }, der höchste Trumpf, macht den Stich. { $who } hat jetzt <b>{ $won }</b> und spielt zum nächsten aus
    }
explain-trick-trump-last =
    { $who ->
        [you] { $card }, der höchste Trumpf, macht den Stich. Du hast jetzt <b>{ $won }</b>
       *[other] { $card }, der höchste Trumpf, macht den Stich. { $who } hat jetzt <b>{ $won }</b>
    }
explain-trick-suit =
    { $who ->
        [you]
            { $card }, das höchste { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, macht den Stich, denn niemand hat gestochen. Du hast jetzt <b>{ $won }</b> und spielst zum nächsten aus
       *[other]
            { $card }, das höchste { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, macht den Stich, denn niemand hat gestochen. { $who } hat jetzt <b>{ $won }</b> und spielt zum nächsten aus
    }
explain-trick-suit-last =
    { $who ->
        [you]
            { $card }, das höchste { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, macht den Stich, denn niemand hat gestochen. Du hast jetzt <b>{ $won }</b>
       *[other]
            { $card }, das höchste { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, macht den Stich, denn niemand hat gestochen. { $who } hat jetzt <b>{ $won }</b>
    }
explain-ruff =
    { $who ->
        [you]
            Du hast kein { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, also ist jede Karte erlaubt: { $card } ist Trumpf und schlägt jede andere Farbe
       *[other]
            { $who } hat kein { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }, also ist jede Karte erlaubt: { $card } ist Trumpf und schlägt jede andere Farbe
    }
explain-discard =
    { $who ->
        [you]
            Du hast kein { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            } und wirfst { $card } ab. Die Karte ist weder Trumpf noch die ausgespielte Farbe, also gewinnt sie nicht
       *[other]
            { $who } hat kein { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            } und wirft { $card } ab. Die Karte ist weder Trumpf noch die ausgespielte Farbe, also gewinnt sie nicht
    }
explain-first-free =
    { $who ->
        [you] Wer gibt, sitzt rechts von dir, also spielst du zum ersten Stich der Runde aus
       *[other] Wer gibt, sitzt rechts von { $who }, also spielt { $who } zum ersten Stich der Runde aus
    }
explain-first =
    { $who ->
        [you] Wer gibt, sitzt rechts von dir, also spielst du aus. Im ersten Stich ist Trumpf verboten, solange man eine andere Farbe hat
       *[other] Wer gibt, sitzt rechts von { $who }, also spielt { $who } aus. Im ersten Stich ist Trumpf verboten, solange man eine andere Farbe hat
    }
explain-lead =
    { $who ->
        [you]
            Du spielst { $card } aus. Alle anderen spielen auch eine Karte und müssen { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            } bedienen, wenn sie können
       *[other]
            { $who } spielt { $card } aus. Alle anderen spielen auch eine Karte und müssen { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            } bedienen, wenn sie können
    }
explain-follow =
    { $who ->
        [you]
            Du bedienst { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }: Wer die Farbe hat, muss sie spielen
       *[other]
            { $who } bedient { $suit ->
                [C] Kreuz
                [D] Karo
                [H] Herz
               *[S] Pik
            }: Wer die Farbe hat, muss sie spielen
    }

## The rules

word-trump = Trumpf
    .note = Die Farbe der aufgedeckten Karte. Selbst der niedrigste Trumpf schlägt jede Karte einer anderen Farbe.
word-trick = Stich
    .note = Von allen eine Karte. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
word-lead = Ausspielen
    .note = Die erste Karte eines Stichs spielen. Die anderen müssen ihre Farbe bedienen, wenn sie können.
word-bid = Ansage
    .note = So viele Stiche willst du machen. Schaffst du genau so viele, bekommst du 10 Punkte plus die Ansage.
word-hook = Haken
    .note = An manchen Tischen dürfen die Ansagen zusammen nicht die Zahl der Stiche ergeben: Wer gibt und zuletzt ansagt, muss ausweichen. So liegt immer jemand daneben.
example-bids = drei Ansagen
example-tricks = zwei Stiche
chapter-minute = Das Ziel
chapter-bids = Ansagen
chapter-tricks = Stiche
chapter-points = Wertung
fact-dealer = Wer zuerst gibt
    .note = erst Zufall, dann im Uhrzeigersinn, von Runde zu Runde und von Spiel zu Spiel
house = alle Optionen außer dem Standard, und dass die letzte Karte von selbst kommt.
origin =
    <b>{ $game }</b> ist ein { $author ->
        [traditional] traditionelles Spiel
       *[other] Spiel von { $author }
    }, eine Art Oh Hell. Diese Regeln hat { $publisher } veröffentlicht.
for-whom = 2–5 Personen ab 10 Jahren. Ein Spiel mit 10 Runden dauert etwa eine Stunde.
length-10-to-1 = In der ersten Runde bekommen alle 10 Karten, in der zweiten 9 und so weiter bis 1.
length-5-to-1 = In der ersten Runde bekommen alle 5 Karten, in der zweiten 4 und so weiter bis 1.
length-1-to-10 = In der ersten Runde bekommen alle 1 Karte, in der zweiten 2 und so weiter bis 10.
length-10-to-1-to-10 = In der ersten Runde bekommen alle 10 Karten, in der zweiten 9 und so weiter bis 1, dann wieder hinauf bis 10.
minute-aim = Sag an, wie viele Stiche du machst, und mach genau so viele. Wer die meisten Punkte hat, gewinnt.
minute-turned-up = Wer gibt, deckt die nächste Karte auf: Ihre Farbe ist <b>Trumpf</b>.
minute-bid-in-turn = Reihum sagt ihr an, wie viele Stiche ihr macht. Wer gibt, sagt zuletzt an.
minute-bid-at-once = Alle sagen geheim an, wie viele Stiche sie machen. Dann werden alle Ansagen gezeigt.
minute-trick = Jemand spielt eine Karte aus. Alle anderen legen je eine dazu, wenn möglich in der gleichen Farbe. Das ist ein <b>Stich</b>. Der höchste Trumpf macht ihn, ohne Trumpf die höchste Karte der ausgespielten Farbe.
minute-first-trick = Im ersten Stich einer Runde darfst du Trumpf weder ausspielen noch zugeben, außer du hast nur Trümpfe.
scored = Machst du genau so viele Stiche wie angesagt, bekommst du 10 Punkte plus die Ansage. { $otherwise }
otherwise-nothing = Sonst bekommst du <b>0</b>.
otherwise-tricks = Sonst bekommst du <b>1 Punkt</b> für jeden Stich.
otherwise-minus = Sonst verlierst du <b>1 Punkt</b> für jeden Stich zu viel oder zu wenig.
deck = Die Karten
    .note = Ihr spielt mit 1 Deck zu 52 Karten. Asse sind am höchsten.
a-round = Eine Runde
a-trick = Ein Stich
trick-led = Karo wird ausgespielt
    .note = Hast du Karo, musst du bedienen.
trick-other = Andere Farbe
    .note = Ohne Karo darfst du jede Karte abwerfen. Selbst ein Ass kann dann nicht gewinnen.
trick-trump = Ein Trumpf
    .note = Herz ist Trumpf: Selbst das niedrigste Herz schlägt jede andere Farbe.
order-at-once = Alle sagen an, ohne dass andere es sehen. Wer gibt, sagt zuletzt an, dann werden alle Ansagen gezeigt.
order-in-turn = Angesagt wird im Uhrzeigersinn. Wer links von der gebenden Person sitzt, beginnt, und wer gibt, sagt zuletzt an. So hörst du alle Ansagen vor deiner.
bids-range = Du darfst alles ansagen, von 0 bis zur Zahl deiner Karten.
bids-stand = Du darfst mehr Stiche ansagen, als die Ansagen vor dir übrig lassen. Ist deine Ansage gemacht, bleibt es dabei.
the-hook = Der Haken
sums-hooked = Wer gibt, sagt zuletzt an und darf die Summe nicht auf die Zahl der Stiche bringen, also liegt jemand daneben. Bei 5 Karten und den Ansagen 2, 1 und 1 geht alles außer 1.
sums-free = Die Ansagen dürfen zusammen mehr oder weniger sein, als es Stiche gibt. Ergeben sie genau die Zahl der Stiche, können alle ihre Ansage schaffen.
tricks-clockwise = Zum Stich legen alle eine Karte, im Uhrzeigersinn. Zum ersten Stich einer Runde spielt aus, wer links von der gebenden Person sitzt. Danach spielt aus, wer den letzten Stich gemacht hat.
tricks-follow = Du musst bedienen, wenn du kannst. Sonst darfst du alles spielen: Ein Trumpf kann gewinnen, andere Farben nicht.
first-printed = Im ersten Stich einer Runde darfst du Trumpf weder ausspielen noch zugeben, solange du eine andere Farbe hast. Hast du nur Trümpfe, darfst du. Ist so ein Trumpf ausgespielt, müssen die anderen bedienen.
first-free = Trumpf darfst du jederzeit spielen, sogar im ersten Stich.
first-until-broken = Wenn du nicht bedienen kannst, darfst du immer Trumpf spielen: Das heißt stechen. Ausspielen darfst du Trumpf erst, wenn in dieser Runde jemand gestochen hat oder wenn du nur Trümpfe hast. Ein Trumpf, der deshalb ausgespielt wird, gilt nicht als Stechen.
first-until-played = Wenn du nicht bedienen kannst, darfst du immer Trumpf spielen. Ausspielen darfst du Trumpf erst, wenn in dieser Runde schon einer gespielt wurde oder wenn du nur Trümpfe hast.
tricks-out-of-play = Die aufgedeckte Karte ist nicht im Spiel.
tricks-last = Die letzte Karte einer Runde kommt von selbst.
points-head = Stiche/Ansage
points-points = Punkte
points-end = Sagst du 0 an und machst keinen Stich, bekommst du 10. Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt ihr den Sieg.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Geschafft
    .note = { $name }: { $hits } von { $of } Ansagen geschafft

## Lessons

lesson-tricks =
    .title = Stiche
    .about = Was ein Stich ist, wer ihn macht und welche Karte du spielen darfst
    .learnt = Deine erste Ansage ist geschafft! Du kannst bedienen, Stiche machen und absichtlich verlieren. Jetzt kommt Trumpf.
lesson-tricks-1 = In einem <b>Stich</b> spielen alle reihum eine Karte, und die beste gewinnt. Die erste wird <b>ausgespielt</b>.
lesson-tricks-2 = Wie viele Stiche machst du? Das ist deine <b>Ansage</b>. Mach <b>genau</b> so viele: Zu viele sind so schlecht wie zu wenige.
lesson-tricks-3 = Hier sagst du 2 an, { PERSON("1") } 0 und { PERSON("2") } 3. Über jedem Namen steht: Stiche/Ansage.
lesson-tricks-4 = Du spielst zum ersten Stich aus. ({ CARD("6S") } oben kommt erst in der nächsten Lektion dran.)
lesson-tricks-5 = Von niedrig nach hoch: 2 bis 10, Bube, Dame, König, Ass. Spiel deine höchste Karte aus: Tipp sie zweimal an.
    .not-kd = Das Karo-Ass könnte deinen König schlagen, aber kein Herz schlägt dein Ass. Spiel { CARD("AH") }.
    .otherwise = So eine niedrige Karte würde geschlagen, und der Stich wäre weg. Spiel { CARD("AH") }.
lesson-tricks-6 = Du hast Herz ausgespielt, also mussten die anderen Herz bedienen. Das höchste Herz macht den Stich: deins.
lesson-tricks-7 = Wer einen Stich macht, spielt zum nächsten aus. Was passiert mit einer niedrigen Karte? Spiel { CARD("4H") } aus.
    .otherwise = Das ginge auch, aber spiel hier { CARD("4H") } aus.
lesson-tricks-8 = Die Dame von { PERSON("2") } ist das höchste Herz, also macht { PERSON("2") } den Stich und spielt zum nächsten aus.
lesson-tricks-9 = { PERSON("2") } spielt Kreuz aus. Hast du eins, musst du es spielen: Das heißt <b>bedienen</b>. Welche Karte?
lesson-tricks-10 = Noch mal Kreuz. Du hast keins, also geht jede Karte, aber gewinnen kann keine. Welche brauchst du nicht mehr?
    .not-kd = Kreuz ist ausgespielt, da gewinnt auch der Karo-König nicht. Später brauchst du ihn: Spiel { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } hat auch kein Kreuz, also kann { CARD("QD") } nicht gewinnen. { CARD("9C") } macht den Stich.
lesson-tricks-12 = Der letzte Stich: { PERSON("2") } spielt Karo aus. Deine letzte Karte kommt von selbst, und dein König gewinnt.
lesson-tricks-13 = Ansage geschafft: 10 plus 2, also 12 Punkte. Jede Runde hat eine Karte weniger. Ein ganzes Spiel beginnt mit zehn.

lesson-trump =
    .title = Trumpf & Ansage
    .about = Die Farbe, die alle anderen schlägt, und wie viele Stiche du ansagst
    .learnt = Gut angesagt! Du kannst jetzt mit Trumpf umgehen und rechtzeitig aufhören. Hol deine Stiche, dann verlier den Rest.
lesson-trump-1 = Eine Karte wird aufgedeckt, und ihre Farbe ist <b>Trumpf</b>: Pik. Die Karte selbst ist nicht im Spiel.
lesson-trump-2 = Der niedrigste Trumpf schlägt die höchste Karte jeder anderen Farbe. Du hast zwei Trümpfe, { CARD("AS") } und { CARD("3S") }.
lesson-trump-3 = Jetzt <b>sagen</b> alle Stiche <b>an</b>. Du gibst, also bist du zuletzt dran. Du hast kein Kreuz. Was sagst du an?
    .not-bid-0 = Nichts schlägt { CARD("AS") }: Das ist ein Stich, und mit 0 lägst du daneben. Zähl auch { CARD("3S") } mit.
    .not-bid-1 = { CARD("AS") } macht einen. Du hast kein Kreuz: Wird es ausgespielt, macht { CARD("3S") } vielleicht noch einen. Sag 2 an.
    .otherwise = Deine zwei Trümpfe sind zwei Stiche, der Rest wohl keiner. Zu viele sind so schlecht wie zu wenige: Sag 2 an.
lesson-trump-4 = 1, 1 und 2 sind 4, und es gibt fünf Stiche. Das ist in Ordnung: Die Ansagen müssen nicht 5 ergeben.
lesson-trump-5 = { PERSON("1") }, links von dir, spielt Kreuz aus. Du hast keins, aber Trumpf ist im <b>ersten Stich</b> verboten. Und nun?
    .otherwise = Das ginge, aber { CARD("QH") } macht später vielleicht einen dritten Stich, und du hast 2 angesagt. Jetzt weg damit.
lesson-trump-6 = Deine Dame ist weder Kreuz noch Trumpf, also kann sie nicht gewinnen. Der König von { PERSON("1") } macht den Stich.
lesson-trump-7 = Auch ausspielen darfst du Trumpf im ersten Stich nicht, außer du hast nichts anderes.
lesson-trump-8 = Wieder Kreuz, und du kannst nicht bedienen. Ab dem zweiten Stich ist Trumpf erlaubt. Du brauchst zwei Stiche.
    .not-as = Das macht den Stich. Aber { CARD("3S") } macht ihn auch, und dein Ass macht sicher noch einen.
    .otherwise = Weder Kreuz noch Trumpf, das kann nicht gewinnen. { CARD("3S") } macht diesen Stich, später vielleicht keinen mehr.
lesson-trump-9 = Dein Trumpf { CARD("3S") } schlägt { CARD("TC") }. Du machst den Stich, also spielst du aus.
lesson-trump-10 = Jetzt darfst du Trumpf auch ausspielen. Du brauchst nur noch einen Stich. Welche Karte macht ihn sicher?
    .otherwise = Sicher ist das nicht, und das Ass macht ohnehin einen Stich. Nichts schlägt { CARD("AS") }: Spiel es.
lesson-trump-11 = 2 von 2: Das ist deine Ansage, noch ein Stich würde sie verderben. Du spielst wieder aus. Welche Karte verliert?
    .otherwise = Je niedriger, desto sicherer verliert sie: Eine 7 macht vielleicht einen dritten Stich. Spiel { CARD("4D") } aus.
lesson-trump-12 = Du hast noch eine Karte, und sie kommt von selbst. Zum Glück ist { CARD("7D") } weder Kreuz noch Trumpf und verliert.
lesson-trump-13 = 12 Punkte für dich! { PERSON("1") } hat 1 angesagt und 3 gemacht, { PERSON("2") } 1 angesagt und 0 gemacht. Beide bekommen 0.

lesson-points =
    .title = Wertung
    .about = Was eine Ansage bringt, der Haken und wer gewinnt
    .learnt = Dein erstes Spiel 10-9-8 ist gewonnen, und du weißt, was eine Ansage bringt. Nun lern, deine Stiche zu zählen.
lesson-points-1 = Ein Spiel hat zehn Runden, von je zehn Karten bis zu einer. Dieses hier hat nur fünf, und zwei sind noch übrig.
lesson-points-2 = Eine geschaffte Ansage bringt 10 plus die Ansage: 12 für eine 2, 10 für eine 0. Schon ein Stich daneben zählt <b>0</b>.
lesson-points-3 = An diesem Tisch gilt der <b>Haken</b>: Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben.
lesson-points-4 = Zwei Karten, zwei Stiche. { PERSON("1") } sagt 2 an, { PERSON("2") } 0. Karo ist Trumpf, und du hast keins. Was sagst du an?
    .otherwise = { CARD("4H") } macht wohl keinen Stich, also sind 2 zu viel. { CARD("JH") } macht vielleicht einen: Sag 1 an.
lesson-points-5 = Das sind 3 bei zwei Stichen, also liegt sicher jemand daneben. Das ist der Haken: Mit 0 von dir wären es 2 gewesen.
lesson-points-6 = { PERSON("1") } braucht beide Stiche, du brauchst einen. Herz ist ausgespielt, und du bist zuletzt dran. Welche Karte?
    .otherwise = Dann macht { CARD("9H") } den Stich, und im nächsten wird { CARD("JH") } vielleicht gestochen. Jetzt gewinnt der Bube sicher.
lesson-points-7 = { CARD("JD") } ist Trumpf, also macht { PERSON("1") } diesen Stich. Aber { PERSON("1") } hat 2 angesagt und nur einen gemacht.
lesson-points-8 = 11 Punkte für dich, 10 für { PERSON("2") } (0 angesagt, 0 gemacht), 0 für { PERSON("1") }. Du und { PERSON("2") } habt nun beide 32.
lesson-points-9 = Die letzte Runde: je eine Karte. Diesmal gibt { PERSON("1") }, also sagt { PERSON("2") } zuerst an und spielt aus.
lesson-points-10 = Pik ist Trumpf, und deins ist niedrig. { PERSON("2") } sagt 1 an. Machst du den einzigen Stich? Sag 0 oder 1 an.
    .otherwise = Nur drei Karten sind im Spiel, wohl kein zweiter Trumpf. Deiner schlägt jede andere Farbe. Sag 1 an.
lesson-points-11 = Ein Ass! Aber deine einzige Karte ist Trumpf: Sie kommt von selbst und gewinnt, sogar im ersten Stich.
lesson-points-12 = Wer die meisten Punkte hat, gewinnt: 43, 32 und 21. Du hast gewonnen! Bei Gleichstand hättet ihr den Sieg geteilt.

lesson-counting =
    .title = Stiche zählen
    .about = Welche Karten Stiche machen und wie du die Ansage einhältst
    .learnt = Du kannst jetzt deine Stiche zählen. Hol mit Trumpf, was du brauchst. Danach ducke oder wirf ab.
lesson-counting-1 = Wie viele Stiche machen diese Karten? <b>Zähl</b> sie einzeln. Ein Ass gewinnt, wenn es niemand sticht: <b>eins</b>.
lesson-counting-2 = Ein König gewinnt etwa jedes zweite Mal, niedrigere Karten selten. Je mehr ihr seid, desto weniger sind sie wert.
lesson-counting-3 = Hohe Trümpfe gewinnen. Ein niedriger sticht eine Farbe, die du nicht hast: { CARD("6S") } sticht Kreuz, das macht <b>zwei</b>.
lesson-counting-4 = Mit dem niedrigeren Herz kannst du absichtlich verlieren. Das ist so nützlich wie gewinnen.
lesson-counting-5 = { PERSON("1") } sagt 1 an, { PERSON("2") } sagt 2 an. Was sagst du an?
    .not-bid-0 = { CARD("AD") } gewinnt fast sicher. Zähl es mit, und { CARD("6S") } für den Fall, dass Kreuz kommt: Sag 2 an.
    .not-bid-1 = { CARD("AD") } ist ein Stich. Du hast kein Kreuz, also macht { CARD("6S") } vielleicht noch einen: Sag 2 an.
    .otherwise = Deine anderen Karten sind niedrig und verlieren wohl. Sag 2 an, für { CARD("AD") } und { CARD("6S") }.
lesson-counting-6 = Karo ist ausgespielt, und du bist zuletzt dran. Welche Karte?
    .otherwise = Später hat vielleicht jemand kein Karo mehr und sticht dein Ass. Jetzt gewinnt es sicher: Spiel { CARD("AD") }.
lesson-counting-7 = Einer von zwei. { CARD("6S") } sticht, wenn jemand Kreuz ausspielt. Spiel etwas aus, das verliert, aber behalte Herz.
    .not-3h = Das würde verlieren. Aber behalte es, um bei Herz darunterzubleiben. Spiel { CARD("2D") } aus.
    .not-6s = Ein höherer Trumpf würde das schlagen. Wart, bis Kreuz kommt, dann gewinnt es. Spiel { CARD("2D") } aus.
    .otherwise = Das gewinnt vielleicht, und später hast du keine Wahl mehr. Nichts ist niedriger als { CARD("2D") }: Spiel das aus.
lesson-counting-8 = Verloren, wie geplant. { PERSON("2") } spielt zum nächsten Stich aus.
lesson-counting-9 = Herz! Du brauchst nur noch einen Stich, und dafür hast du { CARD("6S") }. Diesen machen oder darunterbleiben?
    .otherwise = Gewinnt { CARD("9H") }, machst du mit { CARD("6S") } einen zu viel. Bleib unter der 7: Spiel { CARD("3H") }.
lesson-counting-10 = Du hast <b>geduckt</b>, also absichtlich niedrig gespielt. Die 9 hätte einen Stich gemacht, den du nicht willst.
lesson-counting-11 = Endlich Kreuz, und du hast keins. Willst du <b>stechen</b> oder { CARD("9H") } <b>abwerfen</b>?
    .otherwise = Wer abwirft, wird eine Karte los, kann aber nicht gewinnen. Du brauchst diesen Stich: Nimm { CARD("6S") }.
lesson-counting-12 = Dein niedriger Trumpf schlägt König und Dame. Zwei von zwei! Zuletzt spielst du { CARD("9H") } aus: Verliert das?
lesson-counting-13 = Puh: Der Bube von { PERSON("1") } war höher. Angesagt waren 1, 2 und 2, bei fünf Stichen konnten es also alle schaffen.
