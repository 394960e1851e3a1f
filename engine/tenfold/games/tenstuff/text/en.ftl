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

event-deal =
    { $who ->
        [you] You’re dealt { ROW($hand, between: " ") }
       *[other] { $who } is dealt { ROW($hand, between: " ") }
    }
event-start =
    { $who ->
        [you] You have the lowest card and lead
       *[other] { $who } has the lowest card and leads
    }
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] You play { $cards } on the table: a match
                        [attempt] You play { $cards } on the table: an attempt
                        [slam] You play { $cards } on the table: a slam
                       *[plain] You play { $cards } on the table
                    }
               *[pile]
                    { $play ->
                        [match] You play { $cards }: a match
                        [attempt] You play { $cards }: an attempt
                        [slam] You play { $cards }: a slam
                       *[plain] You play { $cards }
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } plays { $cards } on the table: a match
                        [attempt] { $who } plays { $cards } on the table: an attempt
                        [slam] { $who } plays { $cards } on the table: a slam
                       *[plain] { $who } plays { $cards } on the table
                    }
               *[pile]
                    { $play ->
                        [match] { $who } plays { $cards }: a match
                        [attempt] { $who } plays { $cards }: an attempt
                        [slam] { $who } plays { $cards }: a slam
                       *[plain] { $who } plays { $cards }
                    }
            }
    }
# The same for the player, who knows the cards under the set.
play-slipping =
    { $who ->
        [you]
            { $place ->
                [table]
                    { $play ->
                        [match] You play { $cards } on the table, with { $slipped } slipped underneath: a match
                        [attempt] You play { $cards } on the table, with { $slipped } slipped underneath: an attempt
                        [slam] You play { $cards } on the table, with { $slipped } slipped underneath: a slam
                       *[plain] You play { $cards } on the table, with { $slipped } slipped underneath
                    }
               *[pile]
                    { $play ->
                        [match] You play { $cards }, with { $slipped } slipped underneath: a match
                        [attempt] You play { $cards }, with { $slipped } slipped underneath: an attempt
                        [slam] You play { $cards }, with { $slipped } slipped underneath: a slam
                       *[plain] You play { $cards }, with { $slipped } slipped underneath
                    }
            }
       *[other]
            { $place ->
                [table]
                    { $play ->
                        [match] { $who } plays { $cards } on the table, with { $slipped } slipped underneath: a match
                        [attempt] { $who } plays { $cards } on the table, with { $slipped } slipped underneath: an attempt
                        [slam] { $who } plays { $cards } on the table, with { $slipped } slipped underneath: a slam
                       *[plain] { $who } plays { $cards } on the table, with { $slipped } slipped underneath
                    }
               *[pile]
                    { $play ->
                        [match] { $who } plays { $cards }, with { $slipped } slipped underneath: a match
                        [attempt] { $who } plays { $cards }, with { $slipped } slipped underneath: an attempt
                        [slam] { $who } plays { $cards }, with { $slipped } slipped underneath: a slam
                       *[plain] { $who } plays { $cards }, with { $slipped } slipped underneath
                    }
            }
    }
event-pass =
    { $who ->
        [you] You pass
       *[other] { $who } passes
    }
event-draw =
    { $who ->
        [you] You draw { $card }
       *[other] { $who } draws { $card }
    }
draw-fake =
    { $who ->
        [you] You pretend to draw
       *[other] { $who } pretends to draw
    }
event-no-draw = There’s no card left for { $who } to draw
event-excommunicated =
    { $who ->
        [you] You play on the pile, not on the table, and are excommunicated
       *[other] { $who } plays on the pile, not on the table, and is excommunicated
    }
event-false-alarm =
    { $who ->
        [you] The draw pile wasn’t empty, so your set has no special effect
       *[other] The draw pile wasn’t empty, so { $who }’s set has no special effect
    }
event-guess =
    { $to ->
        [you]
            { $who ->
                [you] You guess { $card }, and you’re right: you take it
               *[other] { $who } guesses { $card } and is right: you take it
            }
       *[other]
            { $who ->
                [you] You guess { $card }, and you’re right: { $to } takes it
               *[other] { $who } guesses { $card } and is right: { $to } takes it
            }
    }
guess-wrong =
    { $who ->
        [you] You guess { $card }, but you’re wrong
       *[other] { $who } guesses { $card } and is wrong
    }
event-skip =
    { $target ->
        [you] { $who } throws { $card }: your turn is skipped
       *[other]
            { $who ->
                [you] You throw { $card }: { $target }’s turn is skipped
               *[other] { $who } throws { $card }: { $target }’s turn is skipped
            }
    }
event-give =
    { $who ->
        [you]
            { $count ->
                [0] You give { $to } nothing
                [one] You give { $to } 1 card
               *[other] You give { $to } { $count } cards
            }
       *[other]
            { $count ->
                [0] { $who } gives { $to } nothing
                [one] { $who } gives { $to } 1 card
               *[other] { $who } gives { $to } { $count } cards
            }
    }
event-return =
    { $who ->
        [you]
            { $count ->
                [0] You return nothing to { $to }
                [one] You return 1 card to { $to }
               *[other] You return { $count } cards to { $to }
            }
       *[other]
            { $count ->
                [0] { $who } returns nothing to { $to }
                [one] { $who } returns 1 card to { $to }
               *[other] { $who } returns { $count } cards to { $to }
            }
    }
event-handed =
    { $to ->
        [you] You get { $cards }
       *[other] { $to } gets { $cards }
    }
event-cleared = Everyone has passed and no one could draw, so any set can be played
event-shuffle = The play pile is shuffled and becomes the draw pile
event-lifted = { $seats } can play again
event-reverse = Three 6s reverse the game
event-restart = The draw pile is empty: the game restarts
event-top = { $card } is face up on the draw pile
event-out =
    { $who ->
        [you]
            { NUMBER($nth, type: "ordinal") ->
                [one] You go out in { $nth }st place
                [two] You go out in { $nth }nd place
                [few] You go out in { $nth }rd place
               *[other] You go out in { $nth }th place
            }
       *[other]
            { NUMBER($nth, type: "ordinal") ->
                [one] { $who } goes out in { $nth }st place
                [two] { $who } goes out in { $nth }nd place
                [few] { $who } goes out in { $nth }rd place
               *[other] { $who } goes out in { $nth }th place
            }
    }
event-back =
    { $who ->
        [you] You’re back in the game
       *[other] { $who } is back in the game
    }
event-accuse =
    { $who ->
        [you] You accuse { $accused }, and you’re right
       *[other] { $who } accuses { $accused } and is right
    }
accuse-wrong =
    { $who ->
        [you] You accuse { $accused }, but you’re wrong
       *[other] { $who } accuses { $accused } and is wrong
    }
event-shame =
    { $who ->
        [you] You enter the Round of Shame
       *[other] { $who } enters the Round of Shame
    }
event-shame-over =
    { $who ->
        [you] Your Round of Shame ends
       *[other] { $who }’s Round of Shame ends
    }
event-over = The game is over

## Why something can’t be done

turn-not-begun = You can’t do that yet: the turn hasn’t started.
lay-or-pass = You can’t do that now: play a set or pass.
put-back = You can’t do that now: put the top cards of the draw pile back first.
fewer-cards = You can’t arrange that many: the draw pile has fewer cards.
guess-now = You can’t do that now: guess the next card first, or don’t guess.
choose-gift = You can’t do that now: choose what to give first.
return-now = You can’t do that now: choose what to return for the 10 first.
draw-now = You can’t do that now: draw a card first.
last-question = You can’t do that now: accuse someone or let the game end.
nobody-cheats = You can’t cheat at this table: cheating is off.
nobody-accused = You can’t accuse anyone: cheating is off at this table.
accuse-later = You can’t accuse anyone during a turn: wait until it ends.
accuse-in-turn = You can’t accuse anyone yet: wait for your turn to accuse.
accuse-with-cards = You can’t accuse anyone while you have no cards.
accuse-oneself = You can’t accuse yourself.
accused-already = You can’t accuse this player until they’ve had another turn.
throw-earlier = You can’t throw a 10 now: do it before a turn starts.
skip-oneself = You can’t skip your own turn.
throw-excommunicated = You can’t throw a 10 while you’re excommunicated.
all-skipped = You can’t skip this turn: everyone has just been skipped.
not-in-hand = { $count ->
    [one] { $cards } isn’t in your hand.
   *[other] { $cards } aren’t in your hand.
}
to-be-slipped = You can’t play what you slip under the set: { $cards }.
lead-lowest = You must lead your lowest rank: { $cards }, one or more.
# $first is a-rank-first, $top is a-rank: “A 4 is too low: you need a 9 or higher.”
too-low = { $first } is too low: you need { $top } or higher.
# $top and $low are a-rank, $suits the suits of the last set: “On a jack, a 4 must share a suit: clubs or spades.”
wrong-suit = On { $top }, { $low } must share a suit with it: { ROW($suits, between: " or ") }.
first-set = You can’t choose the table: the first set starts the pile.
no-need-of-table = You can’t choose the table while you can still draw: play on the pile.
three-slipped = You can’t slip more than 3 cards under a set: they would show.
no-set-left = You can’t slip { $card }: you’d have no set left to play on it.
in-order = You can’t go back to this card: choose cards from low to high.
arrange-first = You can’t arrange the draw pile now: do it as your turn starts.
arrange-once = You can’t arrange the draw pile twice in a turn.
nothing-to-arrange = You can’t arrange the draw pile: it has no face-down cards.
nothing-to-stop = You can’t stop before you’ve played a set: pass instead.
leader-passes = You can’t pass when you lead: play your lowest rank.
pass-after-match = You can’t pass after a match: play another set or stop.
gift-too-high = You can’t give { $card }: it must be lower than the set.
gift-other-suit = You can’t give { $card }: the set has no { $suit }.
return-other-suit = You can’t return { $card }: only { $suit } can go back.
return-ten = You can’t return the 10 itself.
too-few-left = You can’t deal { $dealt } cards each: { $players } players can have { $most } at most.

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
# The same at the start of a sentence.
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

option-preset = Rule set
    .help = All the official rules, only the basic ones, or the ones that suit most tables.
    .is-table = recommended
    .is-official = official
    .is-basic = basic
option-reversal = Three 6s
    .help = A set of exactly three 6s swaps the piles and reverses play.
    .is-on = on
    .is-off = off
option-after-reversal = After three 6s
    .help = Must the next player beat the three 6s?
    .is-last-set-stays = beat the 6s
    .is-fresh-pile = play any set
option-excommunication = Excommunication
    .help = When the draw pile is empty, play on the bare table. If you play on the pile, you sit out.
    .is-assisted = the app asks
    .is-strict = no warning
    .is-off = off
option-cheating = Cheating
    .help = You can slip cards under a set, pretend to draw, or arrange the pile. If you’re caught, you show your hand.
    .is-off = off
    .is-on = on
option-wrong-accusation = Wrong accusation
    .help = This happens if you accuse someone who hasn’t cheated.
    .is-draw-1 = draw 1 card
    .is-nothing = nothing
    .is-shame = the Round of Shame
option-finish = End
    .help = Play on for every place, or stop when someone goes out and count the cards left.
    .is-all-places = when one player is left
    .is-first-out = when someone goes out
option-hand = Hand size
    .help = The number of cards everyone gets. At least 8 stay in the draw pile.
    .is-auto = by number of players
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
