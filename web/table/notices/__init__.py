"""Sentences about what is saved, shared, imported and added, and the slips of a table. They stand in its catalogue."""
