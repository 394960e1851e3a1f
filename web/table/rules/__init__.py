"""The rules as players read them: our own words, one file a game, made from the table's own options."""
