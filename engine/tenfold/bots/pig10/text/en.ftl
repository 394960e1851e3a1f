### What the computer players of PIG 10 say of what can be done.
###
### person: $who
### card: $card
### number: $count, $value
### text: $how

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
