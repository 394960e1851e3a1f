### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    Pięć gier karcianych o liczbie dziesięć na jednym telefonie, który krąży wokół stołu. Za darmo, bez internetu, bez
    konta.
app-description = Pięć gier karcianych o liczbie dziesięć na jednym telefonie, który krąży wokół stołu.
screenshot-narrow = Gra w PIG 10 na telefonie
screenshot-wide = Gra w PIG 10 na tablecie

# The versions are those in `web/build/bundle.py`.
old = Tenfold wymaga nowszej przeglądarki
    .why =
        Działa w Chrome, Edge i przeglądarkach Androida od wersji 123, w Firefoksie od 121, a w Safari od 17.5,
        także na iPhonie i iPadzie. Ta przeglądarka jest starsza albo blokuje coś, czego Tenfold potrzebuje. Twoje gry
        są bezpieczne.
framed = Tenfold jest wewnątrz innej strony
    .why =
        Inna strona pokazuje Tenfold w ramce i mogłaby zasłonić jego przyciski. Dlatego tutaj się nie uruchamia. Twoje
        gry są bezpieczne.
    .open = Otwórz Tenfold
broken = Tenfold nie wczytał się w całości
    .why = Nie można wczytać jego części. Twoje gry są bezpieczne. Spróbuj jeszcze raz, gdy będzie internet.
    .again = Jeszcze raz
no-script = Tenfold wymaga JavaScriptu: uruchamia Pythona w przeglądarce. Nic nie opuszcza tego urządzenia.

## In the service worker

damaged = Tenfold jest uszkodzony
    .why =
        Niektóre jego pliki w tym telefonie są zmienione, więc się nie uruchamia. Twoje gry są bezpieczne. Połącz się
        z internetem, zamknij Tenfold i otwórz go znowu. Wtedy sam się naprawi.
