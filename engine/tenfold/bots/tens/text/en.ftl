### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Draw from the pile
take = Take { $card }
replace = Replace { $card }
put = Put it in row { $line }, column { $column }
turn-up = Turn up row { $line }, column { $column }

## Sorts of play

match = match

## What will happen

take-discard = { $who } { $how ->
    [sure] will take the discard
    [never] won’t take the discard
    [likely] will probably take the discard
    [unlikely] probably won’t take the discard
    [more] will take the discard more often
   *[less] will take the discard less often
  }
end-with = { $who } will end up with { $how ->
    [more] more points
   *[less] fewer points
  }

## What can be seen: placing a card

ground-any-card = No one has seen these cards, so any of them will do.
ground-block = That makes { $count } matches of one rank side by side: { $points } points.
ground-breaks-match = Column { $column } matches and scores 0: don’t break it up.
ground-match = Column { $column } now matches: it scores 0 instead of { $points }.
ground-match-down = Column { $column } now matches: it scores 0 instead of about { $points }.
ground-ends = It ends the round: { $who ->
    [you] you have
   *[other] { $who } has
  } { $points }, { $rival } about { $theirs }.
ground-too-soon = It’s too soon to end the round: { $who ->
    [you] you have
   *[other] { $who } has
  } about { $points }.
ground-gives-match = { $who } could match { $card }, so don’t discard it.
ground-dearer = { $card } scores { $points }, but { $kept } { $theirs ->
    [0] nothing.
   *[other] only { $theirs }.
  }
ground-dearer-than-down = { $card } scores { $points }, a face-down card about { $theirs }.
ground-down-dearer = A face-down card scores about { $points }, but { $card } { $theirs ->
    [0] nothing.
   *[other] only { $theirs }.
  }
ground-same-rank = That changes nothing, but replacing { $card } adds { $points }.
ground-takes-off = That takes off { $points ->
    [one] 1 point
   *[other] { $points } points
  }, replacing { $card } { $theirs ->
    [0] none.
   *[other] only { $theirs }.
  }
ground-gives-king = { $card } scores 0, so don’t leave it to { $who }.
ground-third = One more like { $card } makes two matches side by side: a bonus.
ground-keeps-dearer = Keep column { $column }: matching { $card } saves { $points }, { $filled } { $theirs ->
    [0] nothing.
   *[other] only { $theirs }.
  }
ground-keeps-likelier = { $card } is easier to match: { $count ->
    [one] 1 card is left
   *[other] { $count } cards are left
  }, for { $filled } { $less ->
    [0] none.
   *[other] only { $less }.
  }
ground-keeps-open = Keep column { $column } to match { $card }: { $count ->
    [one] 1 more is face down.
   *[other] { $count } more are face down.
  }
ground-keeps-card = Keep { $card } to match it later: { $count ->
    [one] 1 more is face down.
   *[other] { $count } more are face down.
  }
ground-cheap = Matching { $card } would save { $points ->
    [0] nothing
   *[other] only { $points }
  }, so fill its column.
ground-starts = { $card } starts a new column: { $count } more can match it.
ground-waits = Matching { $card } later would save { $points }, but { $out } { $theirs ->
    [0] nothing.
   *[other] only { $theirs }.
  }
ground-turns-up = { $who ->
    [you] You get
   *[other] { $who } gets
  } nearest to ending the round: { $count ->
    [one] 1 card to go.
   *[other] { $count } cards to go.
  }
ground-useless = { $who ->
    [you] You have
   *[other] { $who } has
  } nothing to match { $card } with.
ground-inner = An inner column can score a bonus with either neighbour.
ground-alike = Both columns look the same, so it matters little.

## What can be seen: taking or drawing a card

ground-take-block = It can put matches of one rank side by side: −{ $points } points.
ground-take-match = It matches { $card } in column { $column }, so both score 0.
ground-take-for = It takes off about { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $card } { $theirs ->
    [0] none.
   *[other] only { $theirs }.
  }
ground-take-from-next = Otherwise { $who } can take { $card } and match it.
ground-take-low = { $card } scores { $points }, a drawn card about { $mean } on average.
ground-draw-high = { $card } scores { $points }, a drawn card about { $mean } on average.
ground-draw-match = { $card } makes no match, but { $count } of { $total } possible draws do.
ground-draw-use = A drawn card takes off about { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $card } { $theirs ->
    [0] none.
   *[other] only { $theirs }.
  }
