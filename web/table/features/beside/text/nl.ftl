### What stands beside the table on a large screen.

latest-moves = Laatste zetten
