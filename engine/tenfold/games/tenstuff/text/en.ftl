### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal = { $who } is dealt { ROW($hand, between: " ") }
event-start = { $who } holds the lowest card and leads
# A set is laid on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play = { $place ->
    [table] { $play ->
        [match] { $who } lays { $cards } on the table: a match
        [attempt] { $who } lays { $cards } on the table: an attempt
        [slam] { $who } lays { $cards } on the table: a slam
       *[plain] { $who } lays { $cards } on the table
    }
   *[pile] { $play ->
        [match] { $who } lays { $cards }: a match
        [attempt] { $who } lays { $cards }: an attempt
        [slam] { $who } lays { $cards }: a slam
       *[plain] { $who } lays { $cards }
    }
}
# The same for who laid it, with cards hidden below it.
play-slipping = { $place ->
    [table] { $play ->
        [match] { $who } lays { $cards } on the table, with { $slipped } slipped under it: a match
        [attempt] { $who } lays { $cards } on the table, with { $slipped } slipped under it: an attempt
        [slam] { $who } lays { $cards } on the table, with { $slipped } slipped under it: a slam
       *[plain] { $who } lays { $cards } on the table, with { $slipped } slipped under it
    }
   *[pile] { $play ->
        [match] { $who } lays { $cards }, with { $slipped } slipped under it: a match
        [attempt] { $who } lays { $cards }, with { $slipped } slipped under it: an attempt
        [slam] { $who } lays { $cards }, with { $slipped } slipped under it: a slam
       *[plain] { $who } lays { $cards }, with { $slipped } slipped under it
    }
}
event-pass = { $who } passes
event-draw = { $who } draws { $card }
draw-fake = { $who } only seems to draw
event-no-draw = There is no card for { $who } to draw
event-excommunicated = { $who } laid it on the pile that has to be shuffled, and is excommunicated
event-false-alarm = Cards were left to draw: it brings { $who } nothing more
event-guess = { $who } guesses { $card }, and { $card } it is: { $to } gets it
guess-wrong = { $who } guesses { $card }, which is not the next card
event-skip = { $who } throws { $card } at { $target }, whose turn is skipped
event-give = { $count ->
    [0] { $who } gives nothing to { $to }
    [one] { $who } gives 1 card to { $to }
   *[other] { $who } gives { $count } cards to { $to }
}
event-return = { $count ->
    [0] { $who } returns nothing to { $to }
    [one] { $who } returns 1 card to { $to }
   *[other] { $who } returns { $count } cards to { $to }
}
event-handed = { $to } gets { $cards }
event-cleared = Everybody has passed and nobody could draw: any set may be laid now
event-shuffle = The play pile is shuffled and drawn from
event-lifted = { $seats } may play again
event-reverse = Three sixes turn the piles and the direction round
event-restart = The draw pile is used up: the game restarts
event-top = { $card } comes to light on the draw pile
event-out = { NUMBER($nth, type: "ordinal") ->
    [one] { $who } is out: { $nth }st place
    [two] { $who } is out: { $nth }nd place
    [few] { $who } is out: { $nth }rd place
   *[other] { $who } is out: { $nth }th place
}
event-back = { $who } is back in the game
event-accuse = { $who } accuses { $accused }, who did cheat
accuse-wrong = { $who } accuses { $accused }, who has not cheated
event-shame = { $who } enters the Round of Shame
event-shame-over = { $who }’s Round of Shame is over
event-over = The game is over

## Why something cannot be done

turn-not-begun = The turn has not begun yet.
lay-or-pass = Now a set is laid, or the turn is passed.
put-back = Now the cards on top of the draw pile are put back.
fewer-cards = The draw pile has fewer cards than that.
guess-now = Now the next card of the draw pile may be guessed.
choose-gift = Now the gift is chosen.
return-now = Now cards may be returned for the ten.
draw-now = Now a card is drawn.
last-question = Only the last question is open: has somebody cheated?
nobody-cheats = Nobody cheats at this table.
nobody-accused = Nobody cheats at this table, so nobody is accused.
accuse-later = An accusation waits until the turn is over.
accuse-in-turn = In the end each player accuses once, in turn.
accuse-with-cards = Only a player who holds cards can accuse.
accuse-oneself = Nobody accuses themselves.
accused-already = This player has had no turn since the last accusation.
throw-earlier = A ten can only be thrown before a turn begins.
skip-oneself = Nobody can skip their own turn.
throw-excommunicated = An excommunicated player cannot throw a ten.
all-skipped = Everybody has been skipped in a row, so this turn cannot be.
not-in-hand = { $count ->
    [one] { $cards } is not in this hand.
   *[other] { $cards } are not in this hand.
}
to-be-slipped = { $cards } is to be slipped under the set.
lead-lowest = The lowest cards must be led: { $cards }, any number of them.
# $first is a-rank-first, $top is a-rank: “A 4 is lower than a 9, …”
too-low = { $first } is lower than { $top }, which was laid last.
# $top and $low are a-rank, $suits the suits of the last set: “On a jack, a 4 needs a card of clubs or spades.”
wrong-suit = On { $top }, { $low } needs a card of { ROW($suits, between: " or ") }.
first-set = The first set makes the pile.
no-need-of-table = The set goes on the pile, for there is no need to lay it on the table.
three-slipped = More than three cards under one set would be seen.
no-set-left = Without { $card } there is no set to slip cards under.
in-order = Cards are chosen from the lowest to the highest; this one is chosen or passed over already.
arrange-first = The draw pile can only be arranged before anything else in a turn.
arrange-once = The draw pile can be arranged once a turn.
nothing-to-arrange = There is no face-down draw pile to arrange.
nothing-to-stop = There is nothing to stop; a turn without a set is passed.
leader-passes = Whoever leads cannot pass: the lowest cards must be led.
pass-after-match = After a match there is no passing; the turn can stop.
gift-too-high = { $card } cannot be given: it is not lower than the set.
gift-other-suit = { $card } cannot be given: the set shows no card of { $suit }.
return-other-suit = { $card } cannot be returned: only { $suit } can.
return-ten = The ten itself cannot be returned.
too-few-left = { $dealt } cards each leave too few to draw: { $players } players take { $most } at most.

## Ranks and suits

# A card of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
a-rank = { $rank ->
    [0] a joker
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}
# The same as the first words of a sentence.
a-rank-first = { $rank ->
    [0] A joker
    [1] An ace
    [8] An 8
    [11] A jack
    [12] A queen
    [13] A king
   *[other] A { $rank }
}
diamonds = diamonds
clubs = clubs
hearts = hearts
spades = spades

## Options

option-preset = House rules
    .help = All official rules, none of them, or those that go well on a table like this one.
    .is-table = table
    .is-official = official
    .is-basic = basic
option-reversal = Three sixes
    .help = A set of exactly three sixes turns the piles and the direction of play round.
    .is-on = on
    .is-off = off
option-after-reversal = After three sixes
    .help = What the next player has to beat.
    .is-last-set-stays = the last set
    .is-fresh-pile = nothing
option-excommunication = Excommunication
    .help = When the draw pile is used up, a set belongs on the bare table; who lays it on the pile has to sit out.
    .is-assisted = with a question
    .is-strict = without a hint
    .is-off = off
option-cheating = Cheating
    .help = Cards may be slipped under a set, a draw faked, the pile arranged; who is caught has to show his hand.
    .is-off = off
    .is-on = on
option-wrong-accusation = A wrong accusation
    .help = What it costs to accuse somebody who has not cheated.
    .is-draw-1 = one card to draw
    .is-nothing = nothing
    .is-shame = the Round of Shame
option-finish = The end
    .help = People play for every place, or the first to be out wins and the others count their cards.
    .is-all-places = when every place is taken
    .is-first-out = when the first is out
option-hand = Cards of each hand
    .help = How many cards everybody is dealt; at least eight are left to draw.
    .is-auto = by number of players
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
