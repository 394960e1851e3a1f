### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Daily deal
day = Day { $day }: { $title }
day-practice = Practise
    .note = doesn’t count
day-learn = Learn { $title }
    .note = first
day-play = Play
    .note = your one try
day-share = Share
day-before = No deal yet
    .note = This phone’s clock says { $date }, but daily deals start on 1 November 2026. Please check the date.
day-gave-up = You gave up your one try.
day-unknown = Tenfold is checking if you’ve played this deal. You can play once that’s done.
day-shapes = How it went: { $shapes }
day-next = Next deal in { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }.
day-table = { $title } against { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }.
day-table-rules = { $title } against { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }: { ROW($rules, between: ", ") }.
day-for-all = Everyone gets the same cards and opponents, and one try.
# A place, and the points where the game has them.
day-result =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $of }
        [two] { $place }nd of { $of }
        [few] { $place }rd of { $of }
       *[other] { $place }th of { $of }
    }
day-result-points =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $of }, { $points }
        [two] { $place }nd of { $of }, { $points }
        [few] { $place }rd of { $of }, { $points }
       *[other] { $place }th of { $of }, { $points }
    }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = a new one every day
day-row-new = { $count ->
        [0] { $title }: one try
       *[other] { $title }: one try. { $count } days in a row
    }
day-row-under-way = { $count ->
        [0] { $title } is waiting
       *[other] { $title } is waiting. { $count } days in a row
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
       *[other] { $title }: { $standing }. { $count } days in a row
    }
day-row-given-up = { $title }: given up
day-row-unknown = { $title }: checking your try

# What a list says of a game that is such a deal.
day-mark = Daily deal { $day }
    .under-way = Daily deal { $day }: your one try
    .given-up = Daily deal { $day }: given up

# What goes with a game; $day is 0 for today.
remove-try = Give up your one try?
day-keep-result = { $day ->
        [0] You keep your result in today’s daily deal.
       *[other] You keep your result in daily deal { $day }.
    }
day-lose-try = { $day ->
        [0] You give up your one try at today’s daily deal.
       *[other] You give up your one try at daily deal { $day }.
    }
day-lose-today = After that, you can only practise it.
day-lose-row = Your { $count }-day streak ends.

# The quarter of a year.
day-row-of = { $count ->
        [0] No streak right now
        [one] 1 day so far
       *[other] { $count } days in a row
    }
day-none-finished = You haven’t finished a deal yet.
day-finished = You’ve played { $count ->
        [one] 1 deal
       *[other] { $count } deals
    } in { $of ->
        [one] 1 week
       *[other] { $of } weeks
    } and won { $games }.
day-given-up = You gave up { $count }.
day-given-up-days = You gave up { $days }.
day-number = day { $day }
weekday =
    { $day ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count } days in a row
share-hints = 💡 { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }

# In other places.
deal-of-day = Daily deal, day { $day }.
no-undo-day = You can’t undo in the daily deal: you have one try.
leads-to-daily-deal = This link opens the daily deal. Only your first try counts.
saved-days = the daily deals
