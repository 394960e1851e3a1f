"""Sentences about what is saved, shared, imported and added. They stand in its catalogue, and nothing else does."""
