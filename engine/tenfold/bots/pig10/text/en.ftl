### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### person: $taker
### card: $worse
### cards: $cards
### number: $count, $value, $many, $theirs, $unseen
### text: $how, $special

## What can be done

play = Play { $card }
play-frog = Play the frog
play-pigmaid = Play the pigmaid
play-crowned-pig = Play the crowned pig
play-adding = Play { $card } and add it
play-taking-away = Play { $card } and take 5 away
play-making = Play { $card } and make it { $value }

## What will happen

make-ten-now = { $how ->
    [this] This makes ten and takes
   *[that] makes ten and takes
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
give-cards =
    { $who ->
        [you]
            { $how ->
                [this] This goes over ten, and you get
               *[that] goes over ten, and you get
            } { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
       *[other]
            { $how ->
                [this] This goes over ten, and { $who } gets
               *[that] goes over ten, and { $who } gets
            } { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
    }
answer = { $who } { $how ->
    [sure] will make ten straight away
    [never] won’t make ten straight away
    [likely] will probably make ten straight away
    [unlikely] probably won’t make ten straight away
    [more] will make ten straight away more often
   *[less] will make ten straight away less often
  }
take-next = { $who } { $how ->
    [sure] will take the cards
    [never] won’t take the cards
    [likely] will probably take the cards
    [unlikely] probably won’t take the cards
    [more] will take the cards more often
   *[less] will take the cards less often
  }
end-with = { $who } will end up with { $how ->
    [more] more cards
   *[less] fewer cards
  }

## What can be seen: the act leaves $value, the other one $theirs

ground-makes-ten =
    { $count ->
        [one] It makes ten and takes 1 card.
       *[other] It makes ten and takes { $count } cards.
    }
ground-all-others-over = All other plays go over ten.
ground-other-over =
    { $who ->
        [you]
            { $count ->
                [one] Adding { $card } goes over ten, and you get 1 card.
               *[other] Adding { $card } goes over ten, and you get { $count } cards.
            }
       *[other]
            { $count ->
                [one] Adding { $card } goes over ten, and { $who } gets 1 card.
               *[other] Adding { $card } goes over ten, and { $who } gets { $count } cards.
            }
    }
ground-next-must-go-over = { $who } must go over ten, and { $taker ->
    [you] you get
   *[other] { $taker } gets
  } the cards.
ground-next-has-ten = { $who } can make ten from { $theirs } with { $card }, but not from { $value }.
ground-taken-next = { $taker } can take the cards next, whatever { $who ->
    [you] you play.
   *[other] { $who } plays.
  }
ground-tens-are-gone = No { $card } is left, so no one can make ten from { $value }.
ground-tens-are-held = No other { $card } is left, so { $who } can’t make ten from { $value }.
ground-fewer-tens =
    { $count ->
        [one] Only 1 unseen card makes ten from { $value }, but { $many } from { $theirs }.
       *[other] Only { $count } unseen cards make ten from { $value }, but { $many } from { $theirs }.
    }
ground-few-within =
    { $count ->
        [one] Only { $cards } can save { $who } from going over ten.
       *[other] Only { $cards } save { $who } from going over ten.
    }
ground-more-over = From { $value }, { $count } of { $unseen } unseen cards go over ten, from { $theirs } { $many ->
    [0] none.
   *[other] only { $many }.
  }
ground-gives-to-keep = It gives away { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, but keeps { $special ->
    [frog] the frog
    [pigmaid] the pigmaid
   *[none] { $card }
  } for later.
ground-better-over =
    { $count ->
        [one] Better go over ten than leave { $value }: 1 unseen card makes ten.
       *[other] Better go over ten than leave { $value }: { $count } unseen cards make ten.
    }
ground-gives-to-last =
    { $who ->
        [you] You get the cards, but you’ve won the fewest so far.
       *[other] { $who } gets the cards, but has won the fewest so far.
    }
ground-gives-few =
    { $count ->
        [one] It goes over ten, but gives away only 1 card.
       *[other] It goes over ten, but gives away only { $count } cards.
    }
ground-both-over = Both go over ten, so keep { $card }, which fits more middles.
ground-keeps-safe = Keep { $special ->
    [frog] the frog for later: it never goes over ten.
    [pigmaid] the pigmaid for later: it can always stay within ten.
   *[none] { $card } for later: it never goes over ten.
  }
ground-can-follow = { $taker } can stay within ten next, whatever { $who ->
    [you] you play.
   *[other] { $who } plays.
  }
ground-keeps-high = Both go over ten, so keep { $card } to start an empty middle.
ground-keeps-pig = Both go over ten, so keep { $card }, which makes ten from 0.
ground-keeps-fitting = Keep { $card }: it goes over ten from fewer middles than { $worse }.
