### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Weiter
home = Zum Start
menu = Menü
close = Schließen
rules = Regeln
rules-of = Regeln von { $title }
settings = Einstellungen
everything-so-far = Verlauf
leave-the-table = Tisch verlassen
again = Noch mal
cell-of = { $count } von { $of }
back = Zurück
name = Name
several = { $names }
player = Person { $letter }
# A person who plays alone and has given no name.
reader = Du
reader-badge = Du
points =
    { $count ->
        [-1] −1 Punkt
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
ordinal = { $place }.
date =
    { $month ->
        [1] { $day }. Januar { $year }
        [2] { $day }. Februar { $year }
        [3] { $day }. März { $year }
        [4] { $day }. April { $year }
        [5] { $day }. Mai { $year }
        [6] { $day }. Juni { $year }
        [7] { $day }. Juli { $year }
        [8] { $day }. August { $year }
        [9] { $day }. September { $year }
        [10] { $day }. Oktober { $year }
        [11] { $day }. November { $year }
       *[12] { $day }. Dezember { $year }
    }
# A name in a text slot can be “Du”, the message `reader` above. Then the verb fits it.
is-next =
    { $name ->
        [Du] Du bist dran
       *[other] { $name } ist dran
    }
your-turn = Du bist dran

## French cards

# A card, as a voice says it.
french-card =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } { $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] 10
       *[other] { $rank }
    }
suit-name =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] K
        [Q] D
        [J] B
        [T] 10
       *[other] { $rank }
    }

## Home

history = Deine Spiele
games = Spiele
practice-of = { $title }, Übung
resume = { $title }: { $standing }
resume-with = mit { $names }
resume-against = gegen { $names }
panel-by = Zusatzspiel von { $name }
panel-players = Personen:
update = Neue Version
    .note = Es gibt eine neue Version von Tenfold. Deine Spiele sind sicher.
    .take = Update
who-plays = Wie heißt du?
    .skip = Diese Frage überspringen
    .save = Merken
call = Hallo, { $name }! Der erste Sitz gehört jetzt immer dir.
    .games = Hallo, { $name }! Der erste Sitz gehört jetzt immer dir. Angefangene Spiele behalten die alten Namen.
    .wrong = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Emoji.
    .kept = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Emoji. Du heißt weiter { $name }.
not-now = Nicht jetzt
# The card in it stands for the icon of the button.
install = Offline spielen
    .note = Mit Tenfold auf dem Startbildschirm spielst du auch ohne Verbindung.
    .now = Installieren
    .share = Tipp unten auf { CARD("share") }<b>Teilen</b>.
    .add = Wähl <b>Zum Home-Bildschirm</b>.
trouble-close = Hinweis schließen
not-saved = Wird nicht gespeichert

## What is wrong with the storage, and what the shell reports

trouble-full = Dieses Handy ist voll. Du kannst weiterspielen, aber dein Spiel wird nicht gespeichert. Entfern ein paar alte Spiele.
trouble-slow = Das Speichern dauert gerade lange. Spiel ruhig weiter: Dein Spiel wird gespeichert, sobald es wieder geht.
trouble-late = Der Speicher dieses Handys antwortet noch nicht. Deine Spiele sind sicher und kommen zurück, sobald er es tut. Spielen kannst du schon.
trouble-gone = Der Browser hat seinen Speicher geschlossen. Du kannst weiterspielen, aber dein Spiel wird nicht gespeichert.
trouble-blocked = Dieser Browser speichert nichts (ein privates Fenster?). Deine Spiele sind weg, wenn du die Seite schließt.
skipped = Beim Lesen eines gespeicherten Spiels ist Tenfold abgebrochen. Alle anderen Spiele sind sicher.
unreadable = Tenfold konnte { $names } nicht lesen und hat ohne gestartet. Deine Spiele sind sicher.
games-are-back = Deine Spiele sind wieder da, und alles ist gespeichert.
saved-again = Das Speichern geht wieder, und alles ist gespeichert.
started-again = Tenfold ist abgebrochen und hat beim letzten Stand neu angefangen.
copied = Kopiert. Füg es ein, wo du magst.
picture-saved = Das Bild ist bei deinen Downloads.

## The screen of settings

holder = Du
    .name = Dein Name
saved-games = Backup
    .skipped = nicht gelesen
developers = Für Entwicklung
    .library = Python-Bibliothek
    .docs = Dokumentation
all-stays-here = Alles bleibt auf diesem Handy. Du brauchst kein Konto, und Tenfold sendet nichts.

## The list of games

history-waiting = Angefangen
history-over = Beendet
history-none = Noch keine Spiele.
history-older = Ältere Spiele
history-game = { $title }: { $names }
history-which = { $title }: { $names }, { $date }
history-remove = { $label } entfernen
history-practice = Übung: zählt nicht
history-won =
    { $name ->
        [Du] Du hast gewonnen
       *[other] { $name } hat gewonnen
    }
history-shared = Geteilter Sieg: { $names }
history-cup-won =
    { $name ->
        [Du] Du hast das Turnier gewonnen
       *[other] { $name } hat das Turnier gewonnen
    }
history-cup-shared = Geteilter Titel: { $names }
history-cup = { $count ->
        [0] Turnier, noch kein Tisch gespielt
        [one] Turnier, 1 Tisch gespielt
       *[other] Turnier, { $count } Tische gespielt
    }
history-undone = { $date }, mit zurückgenommenen Zügen
game-with = { $title }: { $names }
game-saved = Gespeichertes Spiel
game-from = Spiel vom { $date }
ago-now = gerade eben
ago-minutes = { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
ago-hours = { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
ago-days = { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
ago-unknown = Datum unbekannt

## Examples in the rules

example = Beispiel: { $title }
    .start = So fängt es an.
    .on = Weiter
    .next = { $title }
    .again = Noch mal: { $title }

## Signs, for who listens

sign-marked = mit Zeichen
sign-unmarked = ohne Zeichen
sign-to = bis
sign-plus-minus = plus oder minus
sign-minus = minus
sign-plus = plus
sign-times = mal
sign-makes = macht
sign-yes = ja
sign-house-rule = Hausregel:
shape-green = grün
shape-blue = blau
shape-yellow = gelb
shape-orange = orange
shape-red = rot
shape-black = schwarz
shape-white = weiß

## Passing the phone

pass-to = Das Handy geht an
holds = Ich bin { $name }
shows-the-hand = Hand zeigen
since = Seit { $name } dran war
so-far = Bisher
next-is = Dran ist
before-looks = Bevor { $name } schaut, dürfen alle
before-plays = Bevor { $name } spielt, dürfen alle
plays =
    { $name ->
        [Du] du spielst
       *[other] { $name } spielt
    }
said-pass = Das Handy geht an { $name }.
said-next =
    { $name ->
        [Du] Du bist dran.
       *[other] { $name } ist dran.
    }
claim-needless =
    { $name ->
        [Du] Du bist sowieso dran.
       *[other] { $name } ist sowieso dran.
    }

## The table

rule = Regel
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Übung
undo = Zurücknehmen
players = Alle am Tisch

## The end of a game

check-deal = Karten prüfen
shapes-note = 🟩 dein Platz unter allen
practice-counts-nowhere = Übungsspiel: Es zählt nicht.
deal-number = Verteilung Nr. { $seed }.
same-position = dieselbe Lage
place = { $count }. Platz
match-over = { $label } ist vorbei.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } gewonnen
rematch = Revanche
match-new = Neue Serie
    .note = { $games } Spiele
match-next = Nächstes Spiel
won-by-all = Gleichstand
won-by-one =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
won-by = Geteilter Sieg: { $winners }

## Matches and scores

match = Serie
    .note = Jedes Spiel bringt 2 Punkte für jede Person, die du schlägst, und 1 für jeden Gleichstand.
match-game = Spiel { $count }
match-game-of = Spiel { $count } von { $of }
match-length =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
match-open = keine Serie
match-agreed = die meisten Punkte gewinnen
match-level = Gleichstand in der Serie
match-leads =
    { $who ->
        [you] Du liegst um { $margin } vorn
       *[other] { $who } liegt um { $margin } vorn
    }
match-lead = In Führung: { $winners }
match-won =
    { $who ->
        [you] Du gewinnst die Serie, Vorsprung { $margin }
       *[other] { $who } gewinnt die Serie, Vorsprung { $margin }
    }
match-shared = Geteilter Seriensieg: { $winners }
scores = Stand
all-level = Gleichstand
leads =
    { $who ->
        [you] Du liegst um { $margin } vorn
       *[other] { $who } liegt um { $margin } vorn
    }
lead = In Führung: { $winners }
# A player’s points after a round.
in-all = insgesamt { $points }
after =
    { $count ->
        [one] nach 1 Runde
       *[other] nach { $count } Runden
    }
after-of =
    { $of ->
        [one] nach { $count } von 1 Runde
       *[other] nach { $count } von { $of } Runden
    }
after-games =
    { $count ->
        [one] nach 1 Spiel
       *[other] nach { $count } Spielen
    }
after-of-games =
    { $of ->
        [one] nach { $count } von 1 Spiel
       *[other] nach { $count } von { $of } Spielen
    }
# Beside a place in the result.
last-round-gain = letzte Runde: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] Nach { $count } Runden lagst du noch ganz hinten
       *[other] Nach { $count } Runden lag { $who } noch ganz hinten
    }
remark-late =
    { $who ->
        [you] Erst die letzte Runde brachte dich nach vorn
       *[other] Erst die letzte Runde brachte { $who } nach vorn
    }
remark-one = Ein einziger Punkt entschied
remark-led =
    { $who ->
        [you] Du hast ab der ersten Runde geführt
       *[other] { $who } hat ab der ersten Runde geführt
    }
fewest-win = die wenigsten Punkte gewinnen
total = Stand
round-by-round = Runde für Runde
latest-round = Die letzte Runde
this-round = Runde
game-by-game = Spiel für Spiel
picture-by = Tenfold
totals = Stand: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Am Tisch
seats = Sitze
seats-less = Ein Sitz weniger
seats-more = Ein Sitz mehr
seats-one = { $title } ist für { $count } Personen.
seats-range = { $title } ist für { $count } bis { $of } Personen.
clockwise = So sitzt ihr, im Uhrzeigersinn.
table-rules = Tischregeln
deal = Verteilung Nr.
    .none = zufällig
    .wrong = Nimm höchstens neun Ziffern oder lass das Feld für eine zufällige Verteilung leer.
starting = Tenfold startet
name-of-seat = Name von Sitz { $count }
same-name = { $name } gibt es zweimal. Ändere einen der Namen.
person = Person
computer = Computer
kind-person = { $name }, Person. Ändern
kind-computer =
    { $name }, Computer, { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }. Ändern
move-up = { $name } nach vorn
move-to-end = { $name } ans Ende
nobody-holds = Nur Computer spielen. Lehn dich zurück und schau zu.
one-holds = Du spielst gegen den Computer.
open-table = { $names } teilen sich den Bildschirm. Das Handy kann auf dem Tisch liegen.
phone-changes-hands = { $names } geben das Handy herum.
who-is = Wer ist { $name }?
a-person = Eine Person
    .note = Spielt auf diesem Handy
    .known = Hat auf diesem Handy gespielt
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
a-computer =
    Ein Computer, { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
    .easy = Spielt das Naheliegende
    .medium = Zählt Karten und plant einen Zug voraus
    .hard = Überlegt, was die anderen haben könnten
character = Figur
as-usual = Standard
changed = { $label }, geändert

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = das Spiel ist gespeichert
new-deal = Neu geben
give-up = Aufgeben
give-up-deal-again = Neu geben?
give-up-game = Dieses Spiel aufgeben?
    .note = Dieses Spiel zählt dann nicht, und du kannst es nicht zurückholen.
play-on = Weiterspielen
thinking = Denkt nach …
stop = Stopp
sealed-deal = Versiegelte Karten
    .note = Die Karten standen vor dem ersten Zug fest, und dieser Code beweist es. Kopier ihn jetzt, wenn du magst: Nach dem Spiel kannst du prüfen, dass nichts geändert wurde.
# The card stands for the nonce.
seal-parts = Verteilung Nr. <b>{ $seed }</b>, Schlüssel { CARD("nonce") }
seal-of = Schreib beides mit einem Leerzeichen hintereinander. Der SHA-256 davon ist der Code, der seit der ersten Karte im Menü steht:
deal-again = Prüfen
check-all = <b>Dieselben Karten</b> und dasselbe Ergebnis nach { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
check-end = <b>Dieselben Karten</b>, aber ein anderes Ergebnis!
check-cards = <b>Andere Karten</b>, aber dasselbe Ergebnis nach { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
check-none = <b>Karten und Ergebnis stimmen nicht!</b>
nobody-to-name = Gerade kommt niemand infrage.
nobody-can = Das darf hier gerade niemand.

## Taking back

undo-done = Zug zurückgenommen.
undone = In diesem Spiel wurden Züge zurückgenommen.
undone-looks = In diesem Spiel wurden Züge zurückgenommen, { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nach einem Blick auf eine verdeckte Karte.
no-undo-looked = Zurücknehmen geht nicht: Die nächste Hand wurde schon angesehen.
no-undo-yet = Es gibt noch nichts zurückzunehmen.
no-undo-turn = Frühere Züge kannst du nicht zurücknehmen.
no-undo-played =
    { $name ->
        [Du] Zurücknehmen geht nicht: Du hast seither gespielt.
       *[other] Zurücknehmen geht nicht: { $name } hat seither gespielt.
    }
no-undo-computer = Züge des Computers kannst du nicht zurücknehmen.
no-undo-turned = Zurücknehmen geht nicht: Neue Karten wurden aufgedeckt.

## What is read

chapters = Kapitel
rules-close = Regeln schließen
whole-rule = Die ganze Regel
chapter-table = Optionen
chapter-house = <b>⌂ </b>Hausregeln, nicht in der Anleitung: { $title }
chapter-words = Wörter
chapter-game = Das Spiel
chapter-own = Texte und Zeichnungen sind von Tenfold selbst. Tenfold hat mit keinem veröffentlichten Spiel zu tun.
seat = Sitz { $count }
newest-first = Das Neueste zuerst.
earlier-moves = Frühere Züge
nothing-yet = Noch keine Züge.

## What the shell shows when Python cannot

other-tab = In einem anderen Tab offen
    .note = Tenfold ist schon in einem anderen Tab offen. Damit deine Spiele sicher bleiben, kann nur ein Tab aktiv sein.
    .use = Hier spielen
crash = Da ist etwas schiefgegangen
    .note = Das ist ein Fehler in Tenfold, tut uns leid. Dein Spiel ist bis zum letzten Zug gespeichert.
    .again = Neu starten
    .rescue = Alle Spiele als Datei sichern
incomplete = Tenfold wurde nicht ganz geladen
    .note = Vielleicht bist du offline, oder es kommt gerade ein Update. Deine Spiele sind sicher. Versuch es in einer Minute noch mal.
    .again = Noch mal
opening-link = Der Link wird geöffnet. Tenfold startet …

## Settings, each with its help

set-language = Sprache
language-auto = Wie auf dem Handy
    .note = Englisch, wenn Tenfold die Sprache des Handys nicht kann
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = Die Sprache konnte nicht geladen werden. Versuch es noch mal, wenn du online bist.
english-ranks = Englische Buchstaben auf Karten
    .note = J, Q und K in jeder Sprache
set-look = Aussehen
set-paper = Design
set-paper-auto = System
set-paper-light = Hell
set-paper-dark = Dunkel
set-paper-contrast = Hoher Kontrast
set-back = Rückseiten
set-back-frame = Rahmen
set-back-pleats = Falten
set-back-rays = Strahlen
set-back-peaks = Zacken
set-back-squares = Quadrate
set-back-fold = Ein Knick
set-felt = Tisch
set-felt-game = Farbig
set-felt-grey = Grau
set-felt-black = Schwarz
set-four-colours = Vier Farben
    .help = Kreuz, Pik, Herz und Karo je in eigener Farbe
set-corners = Größere Ecken
    .help = Für ein Handy, das flach auf dem Tisch liegt
set-hands = Hände
set-thumb = Knöpfe gut erreichbar für
set-thumb-left = Daumen links
set-thumb-right = Daumen rechts
set-second-tap = Karte durch zweites Tippen spielen
    .help = Sonst spielst du sie mit dem Knopf
set-sums = Summen zeigen
    .help = Was eine Karte ergäbe, in Spielen mit Summen
set-do-sums = Selbst rechnen
    .help = In PIG 10 rechnest du jede neue Summe selbst aus. Stimmt sie nicht, versuchst du es noch mal.
set-pace = Tempo
set-speed = Computer und bewegte Karten
set-speed-calm = Ruhig
set-speed-brisk = Flott
set-speed-at-once = Sofort
set-explain = Regeln beim Spielen erklären
    .help = Jede Regel kommt nur ein paar Mal. Aus- und wieder einschalten zeigt sie neu.
set-go-on = Automatisch weiter
    .help = Tenstuff allein: Computer spielen nach 3 Sekunden
set-sound = Ton
    .off = Aus
    .soft = Leise
    .full = Laut
set-buzz = Vibrieren
    .help = Wenn jemand dran ist
