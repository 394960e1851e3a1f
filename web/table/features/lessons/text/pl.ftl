### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = { $title }: pierwszy raz?
    .note = Naucz się przy stole w kilka minut.
learn = Ucz się, grając
waits = Ta lekcja czeka na dokończenie.
go-on-learning = Ucz się dalej
short = { $of ->
        [one] 1 krótka lekcja
        [few] { $of } krótkie lekcje
       *[other] { $of } krótkich lekcji
    }
so-far = gotowe: { $count } z { $of }
left = Czeka na dokończenie.
done = gotowe
all-lessons = Lekcje
leave = Przerwij lekcję
    .note = dokończysz ją później
step-back = Krok wstecz
restart = Od nowa
    .note = ta lekcja
play = Zagraj
    .note = krótka, łatwa gra
next-lesson = Następna lekcja
at-start = To początek tej lekcji.
read-on = Teraz nic nie zagrywasz. Stuknij w przycisk poniżej.
panel = Dokończ lekcję
saved-lessons = lekcje
