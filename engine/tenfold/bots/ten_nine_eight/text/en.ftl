### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = Bid { $tricks }
play = Play { $card }

## Sorts of play

trump-in = trump in
overtrump = overtrump
undertrump = undertrump
finesse = finesse
duck = duck
discard = discard

## What will happen

too-many = { $who } { $how ->
    [sure] will go over the bid
    [never] won’t go over the bid
    [likely] will probably go over the bid
    [unlikely] probably won’t go over the bid
    [more] will go over the bid more often
   *[less] will go over the bid less often
  }
too-few = { $who } { $how ->
    [sure] will fall short of the bid
    [never] won’t fall short of the bid
    [likely] will probably fall short of the bid
    [unlikely] probably won’t fall short of the bid
    [more] will fall short of the bid more often
   *[less] will fall short of the bid less often
  }
make-bid = { $how ->
    [sure] { $who } will make the bid
    [never] { $who } won’t make the bid
    [likely] { $who } will probably make the bid
    [unlikely] { $who } probably won’t make the bid
    [more] It’s easier for { $who } to make the bid
   *[less] It’s harder for { $who } to make the bid
  }
win-tricks = { $who } will win { $how ->
    [more] more tricks
   *[less] fewer tricks
  }

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] { $tricks ->
            [0] You need no more tricks.
            [one] You need 1 more trick.
           *[other] You need { $tricks } more tricks.
        }
       *[other] { $tricks ->
            [0] { $who } needs no more tricks.
            [one] { $who } needs 1 more trick.
           *[other] { $who } needs { $tricks } more tricks.
        }
    }
need-comes = { $tricks ->
    [one] { $hand } should win the trick needed.
   *[other] { $hand } should win the { $tricks } tricks needed.
  }
need-comes-else = { $tricks ->
    [one] 1 more trick is needed, but not with this card.
   *[other] { $tricks } more tricks are needed, but not with this card.
  }
bid-lost =
    { $who ->
        [you] Your bid is lost.
       *[other] { $who }’s bid is lost.
    }
all-lost = Every bid is lost, so no card changes the score.
last-bid = Only { $rival } can still make a bid.
stop-others = Try to stop the others.
save-to-win = Keep { $hand } for later tricks.
all-win = Every card in the hand will probably win.
will-win = { $hand } will probably win.
count-on = { $tricks ->
    [0] Don’t count on { $more }.
    [one] Count on 1 trick from { $more }.
   *[other] Count on { $tricks } tricks from { $more }.
  }
count-all = { $how ->
    [also] Also count on { $more }.
   *[alone] Count on { $more }.
  }

## What can be seen: suits

clubs = clubs
diamonds = diamonds
hearts = hearts
spades = spades
club = club
diamond = diamond
heart = heart
spade = spade

## What can be seen: for a bid

sure-tricks =
    { $who ->
        [you] No one can beat your top { $tricks ->
            [one] trump: that’s 1 sure trick
           *[other] { $tricks } trumps: { $tricks } sure tricks
        }.
       *[other] No one can beat { $who }’s top { $tricks ->
            [one] trump: 1 sure trick
           *[other] { $tricks } trumps: { $tricks } sure tricks
        }.
    }
rest = The others bid { $others } of { $tricks } tricks. That leaves { $cards }.
rest-of = { $rival } bid { $others } of { $tricks } tricks. That leaves { $cards }.
needs-lead = { $card } wins only if someone else leads a { $suit }.
good-more = { $cards ->
    [one] { $hand } can win a trick, so bid more than { $bid }.
   *[other] { $hand } can win one trick each, so bid more than { $bid }.
  }
good-less = { $cards ->
    [0] No card is good enough to bid { $bid }.
    [one] Only { $hand } can win a trick, so bid less than { $bid }.
   *[other] Only { $hand } can win one trick each, so bid less than { $bid }.
  }
low-trump = { $card } is a low trump: { $cards } unseen trumps beat it.
can-lose-to = { $cards ->
    [0] { $card } can lose to a trump.
    [one] { $card } can lose to a trump or to 1 higher card.
   *[other] { $card } can lose to a trump or to { $cards } higher cards.
  }
no-trump =
    { $who ->
        [you] You have no trump, so others can trump your high cards.
       *[other] { $who } has no trump. Others can trump high cards.
    }

## What can be seen: for a card

one-too-many = This trick is one too many for { $rival }.
lost-so-feed =
    { $who ->
        [you] Your bid is lost. Give { $rival } a trick too many.
       *[other] { $who }’s bid is lost. Give { $rival } a trick too many.
    }
lost-so-stop =
    { $who ->
        [you] Your bid is lost. { $rival } needs this trick, so take it.
       *[other] { $who }’s bid is lost. Now stop { $rival }.
    }
needs-it =
    { $rival ->
        [you] You need tricks, and { $card } beats { $over }.
       *[other] { $rival } needs tricks, and { $card } beats { $over }.
    }
harder-to-beat =
    { $rival ->
        [you] You need tricks, and { $card } is harder to beat than { $over }.
       *[other] { $rival } needs tricks, and { $card } is harder to beat than { $over }.
    }
easier-to-beat =
    { $rival ->
        [you] You want no more: { $card } is easier to beat than { $over }.
       *[other] { $rival } wants no more: { $card } is easier to beat than { $over }.
    }
keep-to-stop =
    { $rival ->
        [you] You need tricks, so keep { $over } to take one.
       *[other] { $rival } needs tricks, so keep { $over } to take one.
    }
drop-to-feed =
    { $rival ->
        [you] You want no more tricks, so don’t keep { $card } to win one.
       *[other] { $rival } wants no more tricks, so don’t keep { $card } to win one.
    }
lost-but-scores = The bid is lost, but each trick scores 1 point.
lost-but-saves = The bid is lost, but each trick saves 1 point.
lost-and-costs = The bid is lost, and each trick costs 1 point.
needs-all =
    { $who ->
        [you] You need every trick that’s left. { $over } would lose.
       *[other] { $who } needs every trick that’s left. { $over } would lose.
    }
needs-all-safe =
    { $who ->
        [you] You need every trick that’s left. No one can beat { $card }.
       *[other] { $who } needs every trick that’s left. No one can beat { $card }.
    }
last-wins =
    { $who ->
        [you] You play last, so { $card } is sure to win this trick.
       *[other] { $who } plays last, so { $card } is sure to win this trick.
    }
safe = No one can beat { $card } any more.
ruff =
    { $who ->
        [you] You have no { $suit }, and a trump beats them all.
       *[other] { $who } has no { $suit }, and a trump beats them all.
    }
beats = { $card } beats { $over }, the best card so far.
makes-bid = It makes the bid. { $over } is easier to lose later than { $card }.
keep-top = Keep { $over }: no one can beat it later either.
enough = { $card } is high enough. Keep { $over } for a later trick.
may-be-enough = { $card } may be enough. Keep { $over } for a later trick.
one-can-beat = Only { $rival } can still beat { $card }. Keep { $over }.
bid-none =
    { $who ->
        [you] You bid 0, and { $card } loses to { $over }.
       *[other] { $who } bid 0, and { $card } loses to { $over }.
    }
has-bid =
    { $who ->
        [you] You have your { $tricks ->
            [one] trick
           *[other] { $tricks } tricks
        }. { $card } loses to { $over }.
       *[other] { $who } has { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }, as bid. { $card } loses to { $over }.
    }
top-trumps =
    { $who ->
        [you] Your { $cards ->
            [one] top trump will win later. You need no more.
           *[other] { $cards } top trumps will win later. You need no more.
        }
       *[other] { $who }’s { $cards ->
            [one] top trump will win later, and no more is needed.
           *[other] { $cards } top trumps will win later. That’s enough.
        }
    }
can-lose = { $card } can still be beaten, but no one can beat { $over }.
sinks =
    { $who ->
        [you] Every { $suit } you can’t see beats { $card }.
       *[other] Every { $suit } that { $who } can’t see beats { $card }.
    }
trump-helps =
    { $rival ->
        [you] You have no { $suit }, so { $card } may lose to a trump.
       *[other] { $rival } has no { $suit }, so { $card } may lose to a trump.
    }
may-trump =
    { $rival ->
        [you] You have no { $suit }, and may trump { $card }.
       *[other] { $rival } has no { $suit }, and may trump { $card }.
    }
keep-for-later = { $card } can still be beaten, so keep it for later.
first-trick = No higher { $suit } can follow, and trumps aren’t allowed yet.
only-trumps = No higher { $suit } can follow, so only a trump beats { $card }.
draws =
    { $who ->
        [you] It draws out trumps that could beat your { $card }.
       *[other] It draws out trumps that could beat { $who }’s { $card }.
    }
trump-later =
    { $who ->
        [you] It’s your only { $one }. Later you can trump { $suit }.
       *[other] It’s { $who }’s only { $one }. Later, trump { $suit }.
    }
keep-higher = { $over } loses here, so keep it for a later trick.
keep-trump = Keep { $over }: a trump beats every other suit.
keep-trumps = Keep the trumps: they beat every other suit.
is-trump = { $card } is a trump, and beats every other suit.
lower-later = { $card } loses now, and { $over } is easier to lose later.
lead-trump = { $cards ->
    [one] 1 higher trump is
   *[other] { $cards } higher trumps are
  } out, so { $card } can still lose.
both-win = { $card } wins too, and { $over } is easier to lose later.
equals = { $card } and { $over } are equal: no card is left between them.
drop-trump = It loses to { $over }, and gets rid of a trump.
drop-high = { $card } is the highest { $suit } left. Get rid of it now.
cannot-win = { $card } can’t win this trick, but { $over } can.
# “Higher” cards are of the same suit.
fewer-beat = { $card } can lose to only { $cards ->
    [one] 1 higher card
   *[other] { $cards } higher cards
  }, { $over } to { $others }.
more-beat = { $card } can lose to { $cards ->
    [one] 1 higher card
   *[other] { $cards } higher cards
  }, { $over } to only { $others }.
more-or-trumps = { $card } can lose to { $cards ->
    [one] 1 higher card
   *[other] { $cards } higher cards
  }, { $over } only to a trump.
not-trump = { $card } is easier to lose than { $over }, which is a trump.
keep-better = Keep { $over }: { $others ->
    [0] no higher card beats
    [one] 1 higher card beats
   *[other] { $others } higher cards beat
  } it, but { $cards ->
    [one] 1 beats
   *[other] { $cards } beat
  } { $card }.
drop-better = Get rid of { $card }: { $cards ->
    [0] no higher card beats
    [one] 1 higher card beats
   *[other] { $cards } higher cards beat
  } it, but { $others ->
    [one] 1 beats
   *[other] { $others } beat
  } { $over }.
discard-later =
    { $who ->
        [you] With no more { $suit }, you can discard high cards later.
       *[other] With no more { $suit }, { $who } can discard high cards.
    }
