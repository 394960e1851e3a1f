### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Stats
    .back = Back
figures-none = Finish a game to see your stats.
figures-loading = Older games are still loading.
figures-elsewhere =
    { $count ->
        [one] 1 of these games was played with real cards.
       *[other] { $count } of these games were played with real cards.
    }
figures-game = Game
figures-player = Player
figures-not-yet = { $name } finished no game of { $title } so far.

## How many games somebody won

won =
    { $name } won { $won } of { $of ->
        [one] 1 game
       *[other] { $of } games
    }
even = An even share would be { $even }.
luck =
    { $luck ->
        [more] This is more than luck.
        [less] This is more than bad luck.
       *[other] This could be luck.
    }
streak = Longest winning streak: { $streak }.
    .now = Current winning streak: { $streak }.
legend = The mark shows an even share of wins. The thin line is the margin of error (95%).
seats = { $players } players
share-of = { $won } of { $of }
share-even = (even share: { $even })

## With and without help

unaided =
    { $name } won { $won } of { $of ->
        [one] 1 game
       *[other] { $of } games
    } without hints or undo
unaided-row = Without
aided-row = With

## Against whom

level =
    { $level ->
        [easy] easy computers
        [medium] medium computers
        [hard] hard computers
        [mixed] computers of several levels
       *[other] people
    }
level-row =
    { $level ->
        [easy] Against easy computers
        [medium] Against medium computers
        [hard] Against hard computers
        [mixed] Against computers of several levels
       *[other] Against people
    }
level-even = { $name } won about an even share against everyone
level-more = { $name } won more than an even share against { $against }
level-less = { $name } won less than an even share against { $against }
duel =
    { $name } beat { $other } in { $won } of { $of ->
        [one] 1 game
       *[other] { $of } games
    }
    .note = The better place wins. A tie is half a win.

## Places and scores

place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }: { $count }
places = { ROW($places, between: ", ") }
most-often =
    { $name } most often came { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } with { $players } players
scores = With { $players } players: { $best } at best, usually { $usual }
    .note = The bar shows the middle half of the games. The line shows all of them.
    .range = { $low } to { $high }, usually { $usual }

## Series and tournaments

series =
    { $name } won { $won } of { $of ->
        [one] 1 series
       *[other] { $of } series
    }
tournaments =
    { $name } won { $won } of { $of ->
        [one] 1 tournament
       *[other] { $of } tournaments
    }
