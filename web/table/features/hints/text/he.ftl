### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = רמז
in-menu = מה היה המחשב עושה
next-best = השני בטיבו
the-best = הכי טוב
instead = במקום זה, { $play }
asked = { $count ->
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $count } רמזים
    } במשחק הזה.
refused-over = המשחק נגמר.
refused-nothing = אין רמז עכשיו: אין לך מה להחליט.
refused-table = אין רמזים במסך משותף: הם היו מגלים את היד שלך.
