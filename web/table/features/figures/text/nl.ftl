### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Cijfers
    .back = Terug
figures-none = Maak een spel af om je cijfers te zien.
figures-loading = De oudere spellen worden nog geladen.
figures-elsewhere =
    { $count ->
        [one] 1 van deze spellen is met echte kaarten gespeeld.
       *[other] { $count } van deze spellen zijn met echte kaarten gespeeld.
    }
figures-game = Spel
figures-player = Speler
figures-not-yet = { $name } speelde nog geen spel { $title } uit.

## How many games somebody won

won =
    { $name } won { $won } van { $of ->
        [one] 1 spel
       *[other] { $of } spellen
    }
even = Een eerlijk deel is { $even }.
luck =
    { $luck ->
        [more] Dat is meer dan geluk.
        [less] Dat is meer dan pech.
       *[other] Dat kan toeval zijn.
    }
streak = Vaakst gewonnen op rij: { $streak }.
    .now = Nu gewonnen op rij: { $streak }.
legend = Het streepje toont een eerlijk deel van de winst. De dunne lijn is de foutmarge (95%).
seats = { $players } spelers
share-of = { $won } van { $of }
share-even = (eerlijk deel: { $even })

## With and without help

unaided =
    { $name } won { $won } van { $of ->
        [one] 1 spel
       *[other] { $of } spellen
    } zonder hints of terugnemen
unaided-row = Zonder
aided-row = Met

## Against whom

level =
    { $level ->
        [easy] makkelijke computers
        [medium] gemiddelde computers
        [hard] moeilijke computers
        [mixed] computers van meer niveaus
       *[other] mensen
    }
level-row =
    { $level ->
        [easy] Tegen makkelijke computers
        [medium] Tegen gemiddelde computers
        [hard] Tegen moeilijke computers
        [mixed] Tegen computers van meer niveaus
       *[other] Tegen mensen
    }
level-even = { $name } won tegen iedereen ongeveer een eerlijk deel
level-more = { $name } won meer dan een eerlijk deel tegen { $against }
level-less = { $name } won minder dan een eerlijk deel tegen { $against }
duel =
    { $name } versloeg { $other } in { $won } van { $of ->
        [one] 1 spel
       *[other] { $of } spellen
    }
    .note = De betere plaats wint. Gelijk is een halve winst.

## Places and scores

place = { $place }e: { $count }
places = { ROW($places, between: ", ") }
most-often = { $name } werd met { $players } spelers het vaakst { $place }e
scores = Met { $players } spelers: op z’n best { $best }, meestal { $usual }
    .note = De balk toont de middelste helft van de spellen. De lijn toont ze allemaal.
    .range = { $low } tot { $high }, meestal { $usual }

## Series and tournaments

series =
    { $name } won { $won } van { $of ->
        [one] 1 serie
       *[other] { $of } series
    }
tournaments =
    { $name } won { $won } van { $of ->
        [one] 1 toernooi
       *[other] { $of } toernooien
    }
