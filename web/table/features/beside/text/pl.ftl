### What stands beside the table on a large screen.

latest-moves = Ostatnie ruchy
