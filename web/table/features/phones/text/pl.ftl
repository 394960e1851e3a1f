### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Każdy na swoim telefonie
    .here =
        { $count ->
            [one] 1 telefon
            [few] { $count } telefony
           *[other] { $count } telefonów
        }
called = stół z innymi telefonami

## On the phone with the table

phones = Inne telefony
opening = Otwieram stół dla innych telefonów …
scan = Zeskanuj to aparatem innego telefonu. Otworzy się Tenfold i zapyta o imię.
scan-label = Kod QR tego stołu
scan-direct = Najpierw drugi telefon skanuje to: aparatem albo w Tenfold przez „Dołącz do stołu”.
    .lost = Najpierw telefon, który wraca, skanuje to: przez „Skanuj kod” przy swoim stole.
then-scan = Teraz skanuj drugi
scan-answer = Pokaż aparatowi kod drugiego telefonu.
show-code = Pokaż kod
connecting = Telefony szukają się nawzajem …
add-phone = Dodaj telefon
other-code = To inny kod
old-code = Ten kod jest już stary. Zeskanuj go drugim telefonem jeszcze raz.
no-camera = By znaleźć inne telefony, Tenfold potrzebuje aparatu. Pozwól na to tej stronie i spróbuj znowu.
no-network = Ten telefon nie jest w żadnej sieci. Podłączcie wszystkie telefony do tego samego Wi-Fi lub hotspotu. Internet nie jest potrzebny.
no-path = Telefony nie mogą się połączyć. Niektóre sieci je rozdzielają: włączcie hotspot w jednym z waszych telefonów i wyłączcie VPN.
    .apart = Oba telefony są w tej samej sieci, ale ona je rozdziela. Włączcie hotspot w jednym z waszych telefonów i wyłączcie VPN.
    .networks = Telefony są w różnych sieciach. Podłączcie oba do tego samego Wi-Fi lub hotspotu i wyłączcie VPN.
    .hotspot = Telefon z hotspotem jest niedostępny dla własnych gości. Włączcie hotspot w innym telefonie.
    .hidden = Jeden z telefonów ukrywa swój adres. Pozwólcie mu na użycie aparatu, gdy pokazuje kod.
no-browser = Ta przeglądarka nie łączy się z innymi telefonami. Otwórz Tenfold bezpośrednio w Chrome, Firefoksie lub Safari.
no-code = To się nie udało. Może telefony mają różne wersje Tenfold. Odświeżcie stronę na obu i spróbujcie znowu.
phone-here = ma telefon
phone-lost = brak sygnału
    .choice = brak sygnału: kto gra?
computer = komputer
this-phone = na tym telefonie
# On the edge of a seat at the table.
tag-you = ty
tag-turn = twoja kolej
deal-for = Rozdaj: { $names }
# Below it, on a second button: computer players.
deal-with = Rozdaj też: { $names }
waits-for-phones = czeka
only-table = Ten telefon to sam stół
    .note = Połóż go na środku. Nie pokazuje niczyich kart.
stop = Graj tylko na tym telefonie
no-relay = Inne telefony nie znajdą tu tego telefonu. Na komputerze w tej samej sieci uruchom Tenfold przez „python3 serve.py --lan” i na każdym telefonie otwórz adres, który się pojawi.
try-again = Jeszcze raz
came = { $name } jest przy stole
left = { $name } wstaje od stołu
    .computer = { $name } wstaje od stołu, dalej gra komputer.
lost = Telefon zniknął: { $name }
found = Telefon wrócił: { $name }
closed = Teraz gra tylko ten telefon
waits = Czekam na inne telefony
lost-turn = Brak kontaktu z telefonem: { $name }.
go-on-without = Co teraz?
instead-note = Gdy telefon wróci, { $name } znów na nim gra.
instead-left = Kto przejmie to miejsce? Jeśli { $name } chce wrócić, dodaj telefon.
plays-here-row = Graj na tym telefonie
    .note = Podajesz go, gdy gra { $name }
computer-row = Niech gra komputer
    .note = na poziomie średnim
computer-plays = { $name }: dalej gra komputer
plays-here = { $name } gra na tym telefonie
plays-there = { $name } gra na innym telefonie ({ $host })
    .table = { $name } gra teraz na telefonie ze stołem
door = { $name } chce dołączyć
    .again = Inny telefon chce grać jako { $name }
    .again-note = Jeśli { $name } ma teraz inny telefon, wpuść go. Pierwszy telefon odejdzie wtedy od stołu.
    .note = Które miejsce?
    .no-seat = Wszystkie miejsca są zajęte. Po tej grze może się jakieś zwolni.
let-in = Wpuść
give = Graj jako { $name }
send-away = Nie
undo-asked = { $name } chce cofnąć ostatni ruch
undo-yes = Cofnij
undo-no = Zostaw
dealt-together = O kartach decydują liczby z wszystkich telefonów.

## On the phones of the others

join = Dołącz do stołu
    .note = Grasz na tym telefonie i tylko ty widzisz swoje karty. Sama gra jest na telefonie, który pokazuje ci kod.
    .note-short = skanuj jego kod
    .trust = Tamten telefon ukrywa twoje karty, chyba że twój zniknie i ktoś zagra tam za ciebie. Kto zna narzędzia programistów, mógłby je tam odczytać.
join-now = Dołącz
# A page that tries it before there is a game.
hear = Czy nasze telefony się słyszą?
    .title = Test telefonów
    .short = najpierw spróbuj
    .how = Podłączcie oba telefony do tego samego Wi-Fi lub hotspotu. Internet nie jest potrzebny. Drugi telefon dołącza tak, jakby trwała gra.
hears = tak, słyszą się
heard = { $phone } i ten telefon się słyszą.
choose-game = Wybierz grę
scan-now = Skanuj kod
scan-again = Skanuj znowu
scan-table = Pokaż aparatowi kod stołu.
stop-scanning = Stop
preparing = Przygotowuję …
answer = Teraz pokaż ten kod aparatowi drugiego telefonu.
answer-label = Kod QR tego telefonu
# $phone, at the start of a sentence.
hosts-phone = Telefon ({ $name })
    .table = Telefon ze stołem
come-back = By wrócić, zeskanuj kod jeszcze raz. { $phone } ma go pod „Co teraz?”.
your-name = Twoje imię
visiting = { $title } z innymi
at-table = Jesteś przy stole
    .waits = Gra zacznie się, gdy { $name } rozda karty.
    .waits-table = Gra zacznie się, gdy ktoś rozda karty na telefonie ze stołem.
    .no-seat = Przy stole nie ma teraz dla ciebie miejsca.
finding = Szukam stołu …
finding-note = Nie zamykaj tej strony.
away = { $phone } pokazuje coś innego. Gra czeka.
silent = { $phone } nie odpowiada. Gra czeka.
others = Czekam na innych
sending = Twój ruch jest w drodze
next-deal = { $phone } zaczyna następną grę.
leave = Wstań od stołu
    .note = inni grają dalej
    .asked = Wstać od stołu?
    .asked-game = Dalej gra za ciebie komputer. By wrócić, potrzebujesz kodu stołu.
    .asked-lobby = Twoje miejsce może wtedy zająć ktoś inny.
    .yes = Wstań
    .no = Zostań
goodbye = Nie ma cię już przy stole
    .computer = Nie ma cię już przy stole. Dalej gra za ciebie komputer.
undone = { $name } cofa ruch
    .own = Twój ruch jest cofnięty
back-to-table = Wróć do stołu
    .turn = Twoja kolej
table-goes-on = Przy stole gra trwa
asked-undo = Na cofnięcie musi się zgodzić { $name }
    .table = Na cofnięcie muszą się zgodzić inni
# To a phone that waits at the door.
asks = { $name } musi cię wpuścić.
    .table = Ktoś musi cię wpuścić na telefonie ze stołem.
no-rules = To nie jest teraz możliwe
no-undo = Nie ma zgody, więc twój ruch zostaje
no-late = Tego nie można już cofnąć
host-decides = Ta gra jest na innym telefonie.
fair = Uczciwe rozdanie: twój telefon ma w nim swój udział.
unfair = Twój telefon nie ma udziału w tym rozdaniu.
closed-over = Stół jest zamknięty. Skończone gry są w „Twoje gry”.
closed-full = Stół jest pełny.
closed-version = Te dwa telefony mają różne wersje Tenfold. Odświeżcie stronę na obu.
closed-taken = Na twoim miejscu gra teraz ktoś inny, na innym telefonie.
closed-refused = W tej grze nie ma dla ciebie miejsca. Zapytaj po niej jeszcze raz.
closed-missing = Tego stołu już nie ma. Poproś o nowy kod.
