### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = Zamknij odtwarzanie
replay-began = Początek.
replay-hands = Wszystkie ręce
replay-move = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-pause = Pauza
replay-play = Odtwórz
replay-on = Następny ruch
replay-last = Na koniec
replay-everybody = Widok dla wszystkich. Zmień
replay-seen-by = Widzi to { $name }. Zmień
replay = Odtwórz
    .named = Odtwórz: { $name }
    .waits = Grę można odtworzyć, gdy się skończy.
    .at-start = To już początek.
    .at-end = To już koniec.
replay-place = Ruch { $count } z { $of }
    .note = { $place }: { $happened }
note = Komentarz
whose-eyes = Czyj widok?
everybody = Wszyscy
    .note = Wszystkie ręce odkryte
