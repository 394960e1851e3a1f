"""What is right after a name and wrong after “you”, wherever texts are read."""

import re

NOUNS = r"(?!cards\b|points\b|chips\b|tricks\b|tens\b|always\b|less\b|towards\b|as\b|this\b|its\b)"
AS_OF_OTHERS = re.compile(rf"(?<!before )\byou(’s\b| ({NOUNS}[a-z]+[a-rt-z]s|(is|was|has|does)n’t)\b)", re.IGNORECASE)
"""“You’s hand”, “you plays”: a sentence about another person, said to the reader."""
