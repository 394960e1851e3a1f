### What the computer players of Tenstuff say of what can be done.
###
### person: $who
### cards: $cards
### numbers: $order
### text: $how

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
stop = Stop
no-guess = Don’t guess
done = Continue
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
    [more] will more often go out soon
   *[less] will less often go out soon
  }
left-with = { $who } will soon hold { $how ->
    [more] more cards
   *[less] fewer cards
  }
