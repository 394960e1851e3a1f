### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = Play { ROW($cards, between: ", ") }
table = Play { ROW($cards, between: ", ") } on the table
guess = Guess { ROW($cards, between: ", ") }
give = Give { ROW($cards, between: ", ") }
give-back = Return { ROW($cards, between: ", ") }
slip = Slip { ROW($cards, between: ", ") }
throw = Throw { ROW($cards, between: ", ") }
accuse = Accuse { $who }
start-turn = Start your turn
let-play = Let { $who } play
pass-turn = Pass
stop = Play no more
no-guess = Don’t guess
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done = { $phase ->
    [give] { $count ->
        [0] Give none
        [one] Give 1 card
       *[other] Give { $count } cards
      }
    [return] { $count ->
        [0] Return none
        [one] Return 1 card
       *[other] Return { $count } cards
      }
   *[last] Don’t accuse
  }
draw = Draw a card
fake = Pretend to draw
arrange = Look at the draw pile
# The cards by the order in which they were seen.
order = Put them back in the order { ROW($order, between: " ") }

## Sorts of play

match = match
slam = slam
attempt = attempt
skip = skip

## What will happen

out-now = { $how ->
    [this] { $who } will go out at once
   *[that] { $who } would go out at once
  }
out-soon = { $who } { $how ->
    [sure] will soon go out
    [never] won’t go out soon
    [likely] will probably go out soon
    [unlikely] probably won’t go out soon
    [more] { $who ->
        [you] are more likely to go out soon
       *[other] is more likely to go out soon
      }
   *[less] { $who ->
        [you] are less likely to go out soon
       *[other] is less likely to go out soon
      }
  }
left-with = { $who } will soon hold { $how ->
    [more] more cards
   *[less] fewer cards
  }

## What can be seen that speaks for an act

# Cards of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank = { $rank ->
    [0] jokers
    [1] aces
    [11] jacks
    [12] queens
    [13] kings
   *[other] { $rank }s
}
of-rank-first = { $rank ->
    [0] Jokers
    [1] Aces
    [11] Jacks
    [12] Queens
    [13] Kings
   *[other] { $rank }s
}
a-rank = { $rank ->
    [0] a joker
    [1] an ace
    [8] an 8
    [11] a jack
    [12] a queen
    [13] a king
   *[other] a { $rank }
}
a-suit = { $rank ->
    [0] a diamond
    [1] a club
    [2] a heart
   *[3] a spade
}
diamonds = diamonds
clubs = clubs
hearts = hearts
spades = spades
a-joker = a joker
a-face-card = a face card

# Cards that leave the hand.
out-by-match = { $who ->
    [you] A match lets you play again, so you can go out now.
   *[other] A match plays again, so { $who } can go out now.
  }
out-by-gift = { $taker } can get all the rest, and { $who ->
    [you] you’re out.
   *[other] { $who } is out.
  }
match-goes-on = A match lets { $who } play again: { $count ->
    [one] 1 more card
   *[other] up to { $count } more cards
  } can go.
slam-gives = A slam gives cards away: { $taker } can get { $count ->
    [1] { ROW($cards, between: " ") }.
    [2] { ROW($cards, between: " ") }.
   *[other] { $count } cards.
  }
sheds = It takes { $count ->
    [one] 1 card
   *[other] { $count } cards
  } out of the hand, not { $theirs }.
sheds-anyway = { $who ->
    [you] You draw
   *[other] { $who } draws
  } a card either way, so let { $count ->
    [one] one
   *[other] { $count } cards
  } go.
nothing-to-draw = There’s no card to draw, so waiting gains nothing.
frees = A pass would let { $taker } play again.

# Which cards to play, and which to keep.
keeps-together = Keep the { $above } together: they can go in one turn.
use-the-chance = { $above } can wait: they fit on more cards than { $below }.
use-the-joker = Jokers fit only on jokers and face cards: use the chance.
saves-king = { $count ->
    [one] { $card } fits on any set: keep it as a safe last card.
   *[other] { $above } fit on any set: keep them as safe last cards.
  }
saves-high = { $count ->
    [one] { $card } fits on most cards: keep it as a good last card.
   *[other] { $above } fit on most cards: keep them as good last cards.
  }
opens = { $card } would let { $taker } play { $last }: keep it as a last card.
saves-ten = { $count ->
    [one] { $card } can skip someone who’s nearly out, so keep it.
   *[other] { $above } can skip someone who’s nearly out, so keep them.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = Keep { $last } in hand: it fits on face cards of its suit.
draws-partner = { $card } comes next from the pile: keep { ROW($cards, between: " ") } for it.
on-the-pile = The draw pile is empty: on the pile, { $who ->
    [you] you’d sit out.
   *[other] { $who } would sit out.
  }
on-the-table = There are cards to draw, so sets belong on the pile.
cheating = Cheating risks being caught and drawing up to 5 cards.

# What it does to others.
blocks = { $taker ->
    [you] { $taker } have no card that fits on it.
   *[other] { $taker } has no card that fits on it.
  }
three-sixes = { $next ->
    [you] Three 6s reverse play: you’re next, not { $taker }.
   *[other] Three 6s reverse play: { $next } is next, not { $taker }.
  }
attempt-free = { $taker ->
    [you] An attempt: if a guess is right, { $taker } get the card.
   *[other] An attempt: if a guess is right, { $taker } gets the card.
  }
attempt-seen = An attempt: name the next card, and { $taker } must take it.
harder-than = { $taker ->
    [you] Next, you need { $above } or higher, not just { $below }.
   *[other] Next, { $taker } needs { $above } or higher, not just { $below }.
  }
harder-number = { $taker ->
    [you] You’re next with { $count ->
        [one] 1 card
       *[other] { $count } cards
      } and need { $above } or higher.
   *[other] { $taker } is next with { $count ->
        [one] 1 card
       *[other] { $count } cards
      } and needs { $above } or higher.
  }
harder-face = { $taker ->
    [you] Next, you need { ROW($some, between: ", ") } or { $last }.
   *[other] Next, { $taker } needs { ROW($some, between: ", ") } or { $last }.
  }
harder-pair = Fewer cards fit on { $card } than on { $below }, and { $taker ->
    [you] you’re next.
   *[other] { $taker } is next.
  }
harder = { $taker ->
    [you] Fewer cards fit on it, and you’re next.
   *[other] Fewer cards fit on it, and { $taker } is next.
  }

# Guesses.
guess-known = { $who ->
    [you] It’s next for sure: { $taker } gets it, and you draw nothing.
   *[other] { $taker ->
        [you] It’s next for sure: { $taker } get it, and { $who } nothing.
       *[other] It’s next for sure: { $taker } gets it, and { $who } nothing.
      }
  }
guess-free = { $taker ->
    [you] A wrong guess is free. If right (1 of { $count }), { $taker } get it.
   *[other] A wrong guess is free. If right (1 of { $count }), { $taker } gets it.
  }
guess-impossible = { $card } can’t be the next card.

# Cards given and returned.
gives = { $count ->
    [1] { $taker ->
        [you] It leaves the hand at no cost, and { $taker } get it.
       *[other] It leaves the hand at no cost, and { $taker } gets it.
      }
   *[other] { $count ->
        [2] { ROW($cards, between: " and ") } can both
        [3] { ROW($cards, between: " ") } can all
       *[other] { $count } cards can all
      } go to { $taker }, at no cost.
  }
stays-out = A card would bring { $taker } back into the game.
brings-back = A card brings { $taker } back into the game.
saves-from-out = Only a returned card keeps { $taker } in the game.

# Tens.
last-ten = { $who ->
    [you] The last card: you’re out unless { $taker } returns one.
   *[other] { $taker ->
        [you] The last card: { $who } is out unless { $taker } return one.
       *[other] The last card: { $who } is out unless { $taker } returns one.
      }
  }
few-left = { $taker ->
    [you] { $count ->
        [one] { $taker } have 1 card and may go out now: skip that turn.
       *[other] { $taker } have { $count } cards and may go out now: skip that turn.
      }
   *[other] { $count ->
        [one] { $taker } has 1 card and may go out now: skip that turn.
       *[other] { $taker } has { $count } cards and may go out now: skip that turn.
      }
  }
slams-next = Next, the { $above } can slam { $taker }: more of the same rank.
own-turn = With { $taker } skipped, { $who ->
    [you] you’re next.
   *[other] { $who } is next.
  }
no-turn = { $taker ->
    [you] The 10 leaves the hand, and { $taker } get no turn.
   *[other] The 10 leaves the hand, and { $taker } gets no turn.
  }
next-has-few = After a skip, { $next ->
    [you] you’re next
   *[other] { $next } is next
  }, with only { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
many-left = { $taker ->
    [you] { $taker } have { $count } cards. Keep the 10 for someone with fewer.
   *[other] { $taker } has { $count } cards. Keep the 10 for someone with fewer.
  }
returns = { $taker } could return { $last } for the 10, so keep it.

# Accusations.
proved = Counting cards proves it: { $taker } cheated and must draw.
draws-more = { $taker } would draw { $count }, { $next } only { $theirs }.
innocent = { $taker } can’t have cheated: the cards add up.
no-proof = { $count ->
    [0] There’s no proof against { $taker }.
    [one] There’s no proof, and being wrong costs 1 card.
   *[other] There’s no proof, and being wrong costs { $count } cards.
  }
last-chance = The game is over: it’s the last chance to catch a cheat.
