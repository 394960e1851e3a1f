### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = We have cards
    .note = keep score
which-game = Which game are you playing?
real-cards = With real cards
sheets = Score sheets
    .called = the score sheets
    .unread =
        { $count ->
            [one] 1 score sheet can’t be read. It stays saved as it is.
           *[other] { $count } score sheets can’t be read. They stay saved as they are.
        }
sheet-of = { $title }, score sheet
sheet-full = This score sheet is full. Start a new one.
too-many-sheets = You already have { $of } score sheets. Remove one in your games first.

## Who plays

new-sheet = New score sheet
    .note = Play with real cards, and Tenfold keeps the score.
player-less = Remove a player
player-more = Add a player
start-sheet = Start score sheet

## Questions, each also the label of its answer

first-dealer = First dealer
first-starter = First to start
trumps = Trumps
sign = { $sign }
bid = { $who }’s bid
    .row = Bid
tricks = { $who }’s tricks
    .row = Won
tenth-card = First with ten cards face up
    .short = first
grid = { $who }’s cards, upper row first
points-of = { $who }’s points
points-row = Points
round-card = Round card
round-winner = Winner of the round
round-loser = Loser of the round
taken = Cards that { $who } takes, without the round card
hands-filled = Can everyone fill their hand to 4 cards?
hands-full = Yes
hands-not-full = No
rest = Points on the round cards left
chips = { $who }’s chips
    .row = Chips
    .wrong =
        { $count ->
            [one] That’s 1 chip, but there are { $of }.
           *[other] That’s { $count } chips, but there are { $of }.
        }
hand = { $who }’s hand
    .row = Hand
cards-won = Cards { $who } won
cards-row = Cards
cards-wrong = That’s { $count } cards, but there are { $of }.
tens-called = { $who }’s PIG 10s
went-out =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st to go out
        [two] { $place }nd to go out
        [few] { $place }rd to go out
       *[other] { $place }th to go out
    }
cards-left = { $who }’s cards left

## What can’t be

hooked = { $who } can’t bid { $bid }: with the hook, the bids can’t add up to { $tricks }.
tricks-wrong =
    { $of ->
        [one] There was 1 trick, and you have { $count }.
       *[other] There were { $of } tricks, and you have { $count }.
    }
too-many-of = { $card } can’t come up { $count } times: there are only { $of }.
too-few-taken = { $count } cards are too few: everyone plays at least 1, so there are { $of } or more.
round-card-again = Round card { $card } was already in round { $count }.
doubtful = { $number }, not allowed
correct = Change
    .round = Change round { $count }
    .result = Change the result
stands = Keep it anyway
corrected = Done
unanswered = not yet

## A round

round-number = Round { $count }
round-of = Round { $count } of { $of }
round-of-cards =
    { $cards ->
        [one] Round { $count }: 1 card
       *[other] Round { $count }: { $cards } cards
    }
deals-and-leads = { $who } deals and { $other } leads.
starts = { $who } starts.
chooses = { $who } chooses who starts.
this-round = This round
fact = { $label }: { $value }
from-to = { $low } to { $high }
by-points = Enter points
by-cards = Enter cards
cards-so-far = Cards so far
card-back = Take back the last card
replace-card = Card { $count }: { $card }. Replace
cards-most = Only { $count } cards fit here.
cards-done = Done
with-round-card = { $points } with the round card.
block =
    { $count ->
       *[other] { $count } matches side by side: { $points }.
    }
matches =
    { $count ->
        [one] 1 match counts 0.
       *[other] { $count } matches count 0.
    }
won-of-bid = won { $won }, bid { $bid }
    .note = Below the points: tricks won/bid.
game-taken-back = Back at the end of game { $count }.
undo-nothing = There’s nothing to undo yet.

## The scores

heading = Round
    .series = Game
no-round-yet = No rounds yet
another-game = Another game
report = Report result
no-tournament = That tournament is no longer on this phone.
share = Share scores
    .as = as text
    .as-picture = as a picture
    .head = { $title } with real cards: { $standing }
    .row = { $place }. { $name } { $value }
remove = Remove score sheet
remove-sheet = Remove this score sheet?
    .note = This removes all rounds of { $names }.
    .cancel = Cancel
    .remove = Remove
sheet-removed = Score sheet removed.
