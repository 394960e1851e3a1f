### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $dealt, $players, $most
### text: $place, $play

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

too-few-left = { $dealt } cards each leave too few to draw: { $players } players take { $most } at most.

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
