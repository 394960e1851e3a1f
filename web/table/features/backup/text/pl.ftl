### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Zrób kopię gier
    .note = Przeglądarka może je usunąć, jeśli długo nie otwierasz Tenfold. Plik z kopią je ochroni.
back-up = Skopiuj wszystko
    .as = do jednego pliku
whole-game = Cała gra
    .note = Plik, który wczytasz w innym telefonie

## Importing

import-file = Wczytaj plik
    .from = kopia lub gra
import-too-large = Ten plik jest za duży albo nie można go odczytać. Może mieć najwyżej { $most } MB.
import-not-text = To nie jest plik Tenfold: to nie tekst.
import-not-ours = To nie jest plik Tenfold albo jest uszkodzony.
import-newer = Ten plik pochodzi z nowszego Tenfold. Zaktualizuj tu Tenfold i wczytaj go jeszcze raz.
import-refused = Nic nie wczytano
import-reading = Czytam plik
    .waits = W telefonie nic się nie zmieni, póki nie sprawdzę całego pliku.
import-so-far =
    { $of ->
        [0] Sprawdzam plik.
        [one] Sprawdzono { $count } z 1 gry.
       *[other] Sprawdzono { $count } z { $of } gier.
    }
import-stopped = Wczytywanie przerwane. W tym telefonie nic się nie zmienia.
import-not-now = Gier z tego telefonu nie można teraz odczytać, więc nic nie wczytano. Są bezpieczne. Spróbuj znowu za chwilę.
imported = Wczytano
imported-games =
    { $count ->
        [0] Nie ma nowych gier.
       *[other] Nowe gry: { $count }.
    }{ $further ->
        [0] { "" }
       *[other] { " " }Zmienione gry: { $further }.
    }{ $here ->
        [0] { "" }
        [one] { " " }1 gra już tu jest.
        [few] { " " }{ $here } gry już tu są.
       *[other] { " " }{ $here } gier już tu jest.
    }
imported-more = Zmienione też: { $kinds }.
imported-not-all =
    { $count ->
        [one] 1 gra została pominięta.
        [few] { $count } gry zostały pominięte.
       *[other] { $count } gier zostało pominiętych.
    } Tenfold trzyma najwyżej { $most } niedokończonych gier i { $most } skończonych gier każdej dodanej gry.
imported-unreadable =
    { $count ->
        [one] 1 części pliku nie udało się odczytać.
       *[other] { $count } części pliku nie udało się odczytać.
    }
imported-line = Pierwszy problem jest w wierszu { $line }.
