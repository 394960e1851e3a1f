### What is said when everyone plays on their own phone.
###
### text: $name, $host, $title
### number: $count
### message: $phone
### texts: $names

own-phones = Everyone on their own phone
    .here =
        { $count ->
            [one] 1 phone
           *[other] { $count } phones
        }
called = the table with other phones

## On the phone with the table

phones = Other phones
opening = Getting ready for other phones …
scan = Scan this with the camera of another phone. It opens Tenfold and asks for a name.
scan-label = QR code of this table
scan-direct = First, the other phone scans this: with its camera, or in Tenfold under “Join a table”.
    .lost = First, the phone that comes back scans this: with “Scan the code” at its table.
then-scan = Then scan the other phone
scan-answer = Hold the code of the other phone in front of the camera.
show-code = Show the code
connecting = The phones are looking for each other …
add-phone = Add another phone
other-code = That’s a different code
old-code = That code is too old. Let the other phone scan again.
no-camera = Tenfold needs the camera to find other phones. Allow it for this page, then try again.
no-network = This phone isn’t in a network. Put all phones in the same Wi-Fi or hotspot. It doesn’t need internet.
no-path = The phones can’t reach each other. Some networks keep phones apart: use the hotspot of one of you, and turn off any VPN.
    .apart = Both phones are in the same network, but it keeps them apart. Use the hotspot of one of you, and turn off any VPN.
    .networks = The phones are in different networks. Put both in the same Wi-Fi or hotspot, and turn off any VPN.
    .hotspot = The phone with the hotspot can’t be reached by its own guests. Let another phone make the hotspot.
    .hidden = One of the phones hides its address. Allow the camera there while it shows its code.
no-browser = This browser can’t reach other phones. Open Tenfold in Chrome, Firefox or Safari itself.
no-code = That didn’t work. Perhaps the phones have different versions of Tenfold. Reload the page on both, then try again.
phone-here = own phone
phone-lost = no signal
    .choice = no signal: who plays?
computer = computer
this-phone = on this phone
# On the edge of a seat at the table.
tag-you = you
tag-turn = your turn
deal-for = Deal for { $names }
# Below it, on a second button: computer players.
deal-with = Deal with { $names } too
waits-for-phones = waiting
only-table = This phone only shows the table
    .note = Put it in the middle. It shows no one’s cards.
stop = Play on this phone only
no-relay = Other phones can’t find this one here. On a computer in the same network, start Tenfold with “python3 serve.py --lan”, and open the address that it prints on every phone.
try-again = Try again
came = { $name } is here
left = { $name } has left
    .computer = { $name } has left, and the computer plays on.
lost = We’ve lost { $name }’s phone
found = { $name }’s phone is back
closed = Only this phone plays now
waits = Waiting for the other phones
lost-turn = { $name }’s phone can’t be reached.
go-on-without = What now?
instead-note = When the phone is back, { $name } plays on it again.
instead-left = Who plays for { $name } now? If { $name } wants to come back, add another phone.
plays-here-row = Play on this phone
    .note = You pass it to { $name }
computer-row = Let the computer play
    .note = on level medium
computer-plays = The computer plays for { $name }
plays-here = { $name } plays on this phone
plays-there = { $name } now plays on { $host }’s phone
    .table = { $name } now plays on the phone with the table
door = { $name } wants to join
    .again = Another phone wants to be { $name }
    .again-note = If { $name } has changed phones, let it in. Then the first phone leaves the table.
    .note = Which seat?
    .no-seat = Every seat has its player. After this game, there may be one.
let-in = Let it in
give = Play as { $name }
send-away = No
undo-asked = { $name } wants to undo the last move
undo-yes = Undo it
undo-no = Leave it
dealt-together = Dealt from the numbers of all phones.

## On the phones of the others

join = Join a table
    .note = You play on this phone, and only you see your cards. The game itself is on the phone that showed you the code.
    .note-short = scan its code
    .trust = That phone hides your cards, unless yours is lost and someone plays for you there. With developer tools, its owner could read them.
join-now = Join
# A page that tries it before there is a game.
hear = Can our phones hear each other?
    .title = Phone test
    .short = try it first
    .how = Put both phones in the same Wi-Fi or hotspot. It doesn’t need internet. The other phone joins as if there were a game.
hears = yes, they can
heard = { $phone } and this phone can hear each other.
choose-game = Choose a game
scan-now = Scan the code
scan-again = Scan again
scan-table = Hold the code of the table in front of the camera.
stop-scanning = Stop
preparing = Getting ready …
answer = Now hold this code in front of the other phone’s camera.
answer-label = QR code of this phone
# $phone, at the start of a sentence.
hosts-phone = { $name }’s phone
    .table = The phone with the table
come-back = To come back, scan the code again. { $phone } has it under “What now?”.
your-name = Your name
visiting = { $title } with others
at-table = You’re at the table
    .waits = The game starts when { $name } deals.
    .waits-table = The game starts when someone deals on the phone with the table.
    .no-seat = The table has no seat for you at the moment.
finding = Looking for the table …
finding-note = Keep this page open.
away = { $phone } shows something else. The game waits.
silent = { $phone } can’t be reached. The game waits.
others = Waiting for the others
sending = Your move is on its way
next-deal = { $phone } starts the next game.
leave = Leave the table
    .note = the others play on
    .asked = Leave the table?
    .asked-game = The computer plays on for you. To come back, you need the table’s code.
    .asked-lobby = Someone else can have your seat then.
    .yes = Leave
    .no = Stay
goodbye = You’ve left the table
    .computer = You’ve left the table. The computer plays on for you.
undone = { $name } took back a move
    .own = Your move is undone
back-to-table = Back to the table
    .turn = Your turn
table-goes-on = The table plays on
asked-undo = { $name } is asked if you can undo it
    .table = The others are asked if you can undo it
# To a phone that waits at the door.
asks = { $name } has to let you in.
    .table = Someone has to let you in, on the phone with the table.
no-rules = That isn’t possible now
no-undo = The answer was no, so your move stays
no-late = You can’t undo this any more
host-decides = This game is on another phone.
fair = Fairly dealt: your phone had a say in this deal.
unfair = Your phone had no say in this deal.
closed-over = The table has closed. Your finished games are in “Your games”.
closed-full = The table is full.
closed-version = The two phones have different versions of Tenfold. Reload the page on both.
closed-taken = Someone else plays at your seat now, on another phone.
closed-refused = There’s no seat for you in this game. Ask again after it.
closed-missing = This table isn’t there any more. Ask for a new code.
