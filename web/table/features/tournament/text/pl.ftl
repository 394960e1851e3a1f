### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Turniej
    .back = Wróć
    .end = Zakończ turniej
    .show = Pokaż stoły
    .left = { $count ->
        [one] został jeszcze 1 stół
        [few] zostały jeszcze { $count } stoły
       *[other] zostało jeszcze { $count } stołów
    }
    .called = turniej
end-tournament = Zakończyć ten turniej?
    .note = Znikną imiona i wyniki jego stołów. Same gry zostaną.
    .cancel = Anuluj
    .end = Zakończ
tournament-too-many = Tylu osób jeden stół nie pomieści. Grajcie przy stołach po trzy lub cztery osoby, a kto wygra, gra dalej.
tournament-names = Jedno imię w wierszu
tournament-few = { $count ->
        [one] Na razie 1 imię.
        [few] Na razie { $count } imiona.
       *[other] Na razie { $count } imion.
    } Na turniej trzeba co najmniej { $of }.
tournament-many = { $count ->
        [one] 1 imię
        [few] { $count } imiona
       *[other] { $count } imion
    } to za dużo: grać może { $of }.
tournament-tables = { $count ->
        [one] 1 imię
        [few] { $count } imiona
       *[other] { $count } imion
    }: { $of ->
        [one] 1 stół
        [few] { $of } stoły
       *[other] { $of } stołów
    } po { $sizes }.
tournament-draw = Losuj stoły
tournament-won = Turniej wygrywa { $name }
tournament-final = Finał
tournament-round = Runda { $count }
tournament-table = Stół { $count }
tournament-goes-on = { $name } gra dalej
tournament-table-won = { $name } wygrywa
tournament-play-final = Do finału
tournament-play = Do stołu { $count }
to-tournament = Do turnieju
nine-and-more = 9 lub więcej osób
    .note = rozegrajcie turniej
no-undo-tournament = Nie można cofnąć: turniej toczy się dalej od tego wyniku.
