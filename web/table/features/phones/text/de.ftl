### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Alle auf dem eigenen Handy
    .here =
        { $count ->
            [one] 1 Handy
           *[other] { $count } Handys
        }
called = der Tisch mit anderen Handys

## On the phone with the table

phones = Andere Handys
opening = Andere Handys können gleich dazu …
scan = Scannt diesen Code mit der Kamera eines anderen Handys. Es öffnet Tenfold und fragt nach einem Namen.
scan-label = QR-Code dieses Tischs
scan-direct = Zuerst scannt das andere Handy diesen Code: mit der Kamera oder in Tenfold unter „An einen Tisch setzen“.
    .lost = Zuerst scannt das Handy, das zurückkommt, diesen Code: mit „Code scannen“ an seinem Tisch.
then-scan = Dann das andere Handy scannen
scan-answer = Halt den Code des anderen Handys vor die Kamera.
show-code = Code zeigen
connecting = Die Handys suchen sich …
add-phone = Noch ein Handy
other-code = Das ist ein anderer Code
old-code = Dieser Code ist zu alt. Das andere Handy muss noch mal scannen.
no-camera = Tenfold braucht die Kamera, um andere Handys zu finden. Erlaub sie für diese Seite und versuch es noch mal.
no-network = Dieses Handy ist in keinem Netz. Bringt alle Handys ins selbe WLAN oder in denselben Hotspot. Internet braucht es nicht.
no-path = Die Handys erreichen sich nicht. Manche Netze trennen Handys: Nehmt den Hotspot von einem eurer Handys und schaltet VPN aus.
    .apart = Beide Handys sind im selben Netz, aber es trennt sie. Nehmt den Hotspot von einem eurer Handys und schaltet VPN aus.
    .networks = Die Handys sind in verschiedenen Netzen. Bringt beide ins selbe WLAN oder in denselben Hotspot und schaltet VPN aus.
    .hotspot = Das Handy mit dem Hotspot ist für seine eigenen Gäste nicht erreichbar. Ein anderes Handy soll den Hotspot machen.
    .hidden = Eins der Handys versteckt seine Adresse. Erlaubt dort die Kamera, während es seinen Code zeigt.
no-browser = Dieser Browser erreicht keine anderen Handys. Öffne Tenfold direkt in Chrome, Firefox oder Safari.
no-code = Das hat nicht geklappt. Vielleicht haben die Handys verschiedene Versionen von Tenfold. Ladet die Seite auf beiden neu und versucht es noch mal.
phone-here = eigenes Handy
phone-lost = kein Signal
    .choice = kein Signal: wer spielt?
computer = Computer
this-phone = auf diesem Handy
# On the edge of a seat at the table.
tag-you = du
tag-turn = du bist dran
deal-for = Karten für { $names }
# Below it, on a second button: computer players.
deal-with = Auch Karten für { $names }
waits-for-phones = wartet
only-table = Dieses Handy ist nur der Tisch
    .note = Leg es in die Mitte. Es zeigt von niemandem die Karten.
stop = Nur auf diesem Handy spielen
no-relay = Andere Handys finden dieses hier nicht. Starte auf einem Computer im selben Netz Tenfold mit „python3 serve.py --lan“ und öffne die Adresse, die dort erscheint, auf jedem Handy.
try-again = Noch mal
came = { $name } ist da
left = { $name } ist gegangen
    .computer = { $name } ist gegangen, und der Computer spielt weiter.
lost = Kein Kontakt zum Handy von { $name }
found = Das Handy von { $name } ist wieder da
closed = Jetzt spielt nur dieses Handy
waits = Warten auf die anderen Handys
lost-turn = Das Handy von { $name } ist nicht erreichbar.
go-on-without = Was jetzt?
instead-note = Wenn das Handy zurück ist, spielt { $name } wieder darauf.
instead-left = Wer spielt jetzt für { $name }? Will { $name } zurückkommen, wähl „Noch ein Handy“.
plays-here-row = Auf diesem Handy spielen
    .note = Du gibst es { $name }
computer-row = Den Computer spielen lassen
    .note = auf Stufe mittel
computer-plays = Für { $name } spielt der Computer
plays-here = { $name } spielt auf diesem Handy
plays-there = { $name } spielt jetzt auf dem Handy von { $host }
    .table = { $name } spielt jetzt auf dem Handy mit dem Tisch
door = { $name } will mitspielen
    .again = Noch ein Handy will { $name } sein
    .again-note = Hat { $name } jetzt ein anderes Handy, lass es herein. Das erste Handy verlässt dann den Tisch.
    .note = Welcher Sitz?
    .no-seat = Alle Sitze sind besetzt. Nach diesem Spiel ist vielleicht einer frei.
let-in = Hereinlassen
give = Als { $name } spielen
send-away = Nein
undo-asked = { $name } will den letzten Zug zurücknehmen
undo-yes = Erlauben
undo-no = Ablehnen
dealt-together = Alle Handys haben beim Geben mitgewirkt.

## On the phones of the others

join = An einen Tisch setzen
    .note = Du spielst auf diesem Handy, und nur du siehst deine Karten. Das Spiel selbst ist auf dem Handy, das dir den Code zeigt.
    .note-short = den Code scannen
    .trust = Das andere Handy hält deine Karten verdeckt, außer deins fällt aus und jemand spielt dort für dich. Mit Entwickler-Werkzeugen könnte man sie dort lesen.
join-now = Los
# A page that tries it before there is a game.
hear = Finden sich unsere Handys?
    .title = Handy-Test
    .short = erst testen
    .how = Bringt beide Handys ins selbe WLAN oder in denselben Hotspot. Internet braucht es nicht. Das andere Handy setzt sich dazu wie bei einem Spiel.
hears = ja, sie finden sich
heard = { $phone } und dieses Handy finden sich.
choose-game = Spiel wählen
scan-now = Code scannen
scan-again = Neu scannen
scan-table = Halt den Code des Tischs vor die Kamera.
stop-scanning = Stopp
preparing = Gleich geht’s los …
answer = Halt jetzt diesen Code vor die Kamera des anderen Handys.
answer-label = QR-Code dieses Handys
# $phone, at the start of a sentence.
hosts-phone = Das Handy von { $name }
    .table = Das Handy mit dem Tisch
come-back = Scann den Code noch mal, um zurückzukommen. { $phone } hat ihn unter „Was jetzt?“.
your-name = Dein Name
visiting = { $title } mit anderen
at-table = Du sitzt am Tisch
    .waits = Das Spiel fängt an, wenn { $name } die Karten gibt.
    .waits-table = Das Spiel fängt an, wenn jemand auf dem Handy mit dem Tisch die Karten gibt.
    .no-seat = Der Tisch hat gerade keinen Sitz für dich.
finding = Der Tisch wird gesucht …
finding-note = Lass diese Seite offen.
away = { $phone } zeigt etwas anderes. Das Spiel wartet.
silent = { $phone } ist nicht erreichbar. Das Spiel wartet.
others = Warten auf die anderen
sending = Dein Zug ist unterwegs
next-deal = { $phone } startet das nächste Spiel.
leave = Tisch verlassen
    .note = die anderen spielen weiter
    .asked = Den Tisch verlassen?
    .asked-game = Der Computer spielt für dich weiter. Zum Zurückkommen brauchst du den Code des Tischs.
    .asked-lobby = Dann kann jemand anders deinen Sitz haben.
    .yes = Gehen
    .no = Bleiben
goodbye = Du hast den Tisch verlassen
    .computer = Du hast den Tisch verlassen. Der Computer spielt für dich weiter.
undone = { $name } hat einen Zug zurückgenommen
    .own = Dein Zug ist zurückgenommen
back-to-table = Zurück zum Tisch
    .turn = Du bist dran
table-goes-on = Am Tisch geht es weiter
asked-undo = { $name } wird gefragt, ob du zurücknehmen darfst
    .table = Die anderen werden gefragt, ob du zurücknehmen darfst
# To a phone that waits at the door.
asks = { $name } muss dich hereinlassen.
    .table = Jemand muss dich hereinlassen, auf dem Handy mit dem Tisch.
no-rules = Das geht jetzt nicht
no-undo = Die Antwort war Nein, also bleibt dein Zug
no-late = Zum Zurücknehmen ist es zu spät
host-decides = Dieses Spiel ist auf einem anderen Handy.
fair = Fair gegeben: Dein Handy hat beim Geben mitgewirkt.
unfair = Dein Handy hat beim Geben nicht mitgewirkt.
closed-over = Der Tisch ist geschlossen. Deine beendeten Spiele sind unter „Deine Spiele“.
closed-full = Der Tisch ist voll.
closed-version = Die zwei Handys haben verschiedene Versionen von Tenfold. Ladet die Seite auf beiden neu.
closed-taken = Auf deinem Sitz spielt jetzt jemand anders, auf einem anderen Handy.
closed-refused = In diesem Spiel ist kein Sitz für dich frei. Frag danach noch mal.
closed-missing = Diesen Tisch gibt es nicht mehr. Frag nach einem neuen Code.
