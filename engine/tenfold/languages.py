"""The language of all sentences.

Every catalogue has English (`text/en.ftl`). Another language is another file beside it, `text/de.ftl`. A message holds
no words, so those that were made before are in the new language, too.

>>> from tenfold import Card, Person
>>> from tenfold.games.tens import text
>>> from tenfold.messages import in_text
>>> said = text.event_draw(who=Person(0), card=Card("7D"))
>>> in_text(said, ["Anna"])
'Anna draws 7D'
>>> speak("de")
>>> in_text(said, ["Anna"])
'Anna zieht 7D'
>>> speak("en")
"""

from __future__ import annotations

import re
from importlib.resources import files

from tenfold.errors import GameError
from tenfold.messages import use
from tenfold.plainjson import shown


def languages() -> list[str]:
    """Return the languages that sentences can be in, as ISO 639-1 codes.

    >>> languages()
    ['de', 'en', 'es', 'fr', 'he', 'nl', 'pl']
    """
    found = (re.fullmatch(r"_([a-z]{2})\.pyc?", file.name) for file in files("tenfold.text").iterdir())
    return sorted({name[1] for name in found if name})


def speak(language: str) -> None:
    """Let all sentences be in this language from now on.

    What isn't translated stays in English. Raise `GameError` for a language that isn't one of `languages()`.
    """
    if language not in languages():
        raise GameError(f"There is no language {shown(language)}. Languages: {', '.join(languages())}.")
    use(language)
