"""The games of the house at the table, a drawer each."""
