### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Puzzels
about = In elke stelling is één zet het best. Vind jij die?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = zoek de beste zet
row-new = { $count ->
        [0] vandaag een van { $title }
       *[other] vandaag een van { $title }. { $count } dagen op rij
    }
row-answered = { $count ->
        [0] morgen is er een nieuwe
       *[other] { $count } dagen op rij
    }
row-own = { $count ->
        [one] 1 fout van jou is terug
       *[other] { $count } fouten van jou zijn terug
    }

# The screen of all puzzles.
of-day = Puzzel van de dag
of-day-new = { $title }: je eerste antwoord telt
of-day-right = { $title }: opgelost
of-day-wrong = { $title }: niet opgelost
of-day-none = vanaf 1 november 2026
own = Je fouten
own-due = { $count ->
        [0] vandaag geen
        [one] 1 is vandaag terug
       *[other] { $count } zijn vandaag terug
    }
own-none = Analyseer een spel, en je fouten worden hier puzzels.
solved-of = { $count } van { $of } opgelost

# The puzzles of a game.
ended = Je vond { $count ->
        [0] geen enkele beste zet
        [one] 1 beste zet
       *[other] { $count } keer de beste zet
    }
all-played = Je hebt ze allemaal gespeeld.
start = Begin
start-note = { $count } levens
about-run = Een fout antwoord kost een leven. Na { $count } goede antwoorden worden de puzzels moeilijker. De beste zet loont op den duur. In één spel kan het geluk anders beslissen.
best = { $count ->
        [0] Nog geen reeks.
       *[other] Langste reeks: { $count }.
    }
themes = Per thema

# The table of a puzzle.
best-play = Beste zet?
leave = Verlaat de puzzel
stake-points = Scheelt { $amount }+ punten
stake-cards = Scheelt { $amount }+ kaarten
stake-wins = { $count }+ keer winst op 100
lives = { $count ->
        [one] 1 leven
       *[other] { $count } levens
    }
lives-left = { $count ->
        [0] Levens op
        [one] Nog 1 leven
       *[other] Nog { $count } levens
    }
not-the-best = Niet de beste
level = niveau { $count } van { $of }
streak = { $count ->
        [1] Goed
       *[other] { $count } op rij
    }
right = Dat is de beste zet.
shown = Dit was het best geweest.
wrong = Dat kost { $loss }.
wrong-wins = Dat kost winst in { $count }% van de spellen.
thinking = Even naar je zet kijken …
better = Beter: <b>{ $play }</b>.
answer = Je antwoord
show = Laat zien
next = Verder
finish = Klaar
to-the-table = Naar de tafel
own-dropped = { $count ->
        [one] 1 fout van jou kan niet worden gelezen. Tenfold liet die weg.
       *[other] { $count } fouten van jou kunnen niet worden gelezen. Tenfold liet ze weg.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] Deze fout komt
       *[other] Deze fouten komen
    } { $count ->
        [0] vandaag
        [1] morgen
       *[other] over { $count } dagen
    } terug als { $mistakes ->
        [one] puzzel
       *[other] puzzels
    }.
saved-puzzles = de puzzels

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Tien maken
        [over] Over de tien
       *[other] Onder de tien
    }
tens = { $name ->
        [draw] Trekken of nemen
        [place] Waar die komt
       *[other] Een kaart omdraaien
    }
ten = { $name ->
        [lay] Eerste kaart
        [swap] Ruilen en bieden
        [bid] Hoger bieden
        [second] Tweede kaart
        [protect] Fiches op een kaart
        [turn-up] Open of dicht
       *[other] Wie begint
    }
ten-nine-eight = { $name ->
        [bid] Bieden
        [lead] Uitkomen
        [follow] Bekennen
        [ruff] Introeven
       *[other] Weggooien
    }
tenstuff = { $name ->
        [match] Matches
        [slam] Klappen
        [lead] Uitkomen
        [plain] Hogere kaarten
       *[other] Andere zetten
    }
