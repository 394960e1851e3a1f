### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Puzzles
about = Each position has one best play. Can you find it?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = find the best play
row-new = { $count ->
        [0] today’s is from { $title }
       *[other] today’s is from { $title }. { $count } days in a row
    }
row-answered = { $count ->
        [0] come back tomorrow for a new one
       *[other] { $count } days in a row
    }
row-own = { $count ->
        [one] 1 of your mistakes is back
       *[other] { $count } of your mistakes are back
    }

# The screen of all puzzles.
of-day = Puzzle of the day
of-day-new = { $title }: one answer counts
of-day-right = { $title }: solved
of-day-wrong = { $title }: not solved
of-day-none = starts on 1 November 2026
own = Your mistakes
own-due = { $count ->
        [0] none today
        [one] 1 is back today
       *[other] { $count } are back today
    }
own-none = Review a game, and your mistakes become puzzles here.
solved-of = { $count } of { $of } solved

# The puzzles of a game.
ended = You found { $count ->
        [0] none of the best plays
        [one] 1 best play
       *[other] { $count } best plays
    }
all-played = You’ve played them all.
start = Start
start-note = { $count } lives
about-run = A wrong answer costs a life. After { $count } right answers, the puzzles get harder. The best play pays off over many deals. In one, luck may decide otherwise.
best = { $count ->
        [0] No streak yet.
       *[other] Best streak: { $count }.
    }
themes = By theme

# The table of a puzzle.
best-play = Best play?
leave = Leave the puzzle
stake-points = Worth { $amount }+ points
stake-cards = Worth { $amount }+ cards
stake-wins = Worth { $count }+ wins in 100
lives = { $count ->
        [one] 1 life
       *[other] { $count } lives
    }
lives-left = { $count ->
        [0] No lives left
        [one] 1 life left
       *[other] { $count } lives left
    }
not-the-best = Not the best
level = level { $count } of { $of }
streak = { $count ->
        [1] Right
       *[other] { $count } in a row
    }
right = That’s the best play.
shown = This would have been best.
wrong = That costs { $loss }.
wrong-wins = That costs { $count ->
        [one] 1 win
       *[other] { $count } wins
    } in 100 games.
thinking = Looking at your play …
better = Better: <b>{ $play }</b>.
answer = Your answer
show = Show it
next = Next
finish = Finish
to-the-table = To the table
own-dropped = { $count ->
        [one] 1 of your mistakes can’t be read. Tenfold left it out.
       *[other] { $count } of your mistakes can’t be read. Tenfold left them out.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] This mistake comes back
       *[other] These mistakes come back
    } as { $mistakes ->
        [one] a puzzle
       *[other] puzzles
    } { $count ->
        [0] today
        [1] tomorrow
       *[other] in { $count } days
    }.
saved-puzzles = the puzzles

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Make ten
        [over] Go over ten
       *[other] Neither
    }
tens = { $name ->
        [draw] Draw or take
        [place] Where it goes
       *[other] Turn up a card
    }
ten = { $name ->
        [lay] First card
        [swap] Swaps and offers
        [bid] Bids
        [second] Second card
        [protect] Chips on a card
        [turn-up] Face up or down
       *[other] Who starts
    }
ten-nine-eight = { $name ->
        [bid] Bids
        [lead] Leads
        [follow] Following suit
        [ruff] Trumping in
       *[other] Discards
    }
tenstuff = { $name ->
        [match] Matches
        [slam] Slams
        [lead] Leads
        [plain] Higher cards
       *[other] Other plays
    }
