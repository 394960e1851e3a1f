"""The language: the shell brings its words, and from then on everything is said in it."""

from __future__ import annotations

from collections.abc import Mapping

from table import saves, text
from table.hooks import AFTER
from table.model import Model
from table.settings import LANGUAGES
from table.update.events import Effect, Event, as_dict, on, say
from tenfold.messages import ENGLISH, use

_RANKS = ("table.text", "rank_sign")
"""The message with the signs of ranks. Left out of a pack, it's said in English."""


def begin(model: Model, given: object) -> None:
    """Speak the language in which the shell starts."""
    if brought := as_dict(given):
        model.asked_language = str(brought.get("choice"))
        _take(model, brought)


@on("language")
def _language(model: Model, event: Event) -> list[Effect] | None:
    """Speak the language that the shell has brought. If it couldn't, keep the one before."""
    if event.get("words") is None:
        model.asked_language = model.settings.language = model.spoken_choice
        return [saves.settings(model), *say(model, text.language_missing)]
    _take(model, event)
    return None


def _take(model: Model, brought: Mapping[str, object]) -> None:
    words = as_dict(brought.get("words"))
    language = str(brought.get("language")) if words else ENGLISH
    model.words = (language, dict(words))
    model.spoken_choice = str(brought.get("choice"))
    _speak(model)


def _speak(model: Model) -> None:
    """Say everything in the chosen language, with the chosen signs of ranks, from now on."""
    language, pack = model.words
    package, key = _RANKS
    model.english_ranks = model.settings.english_ranks
    if model.english_ranks and package in pack:
        templates = text.CATALOGUE.by_key(pack[package])
        pack = {**pack, package: {one: words for one, words in templates.items() if one != key}}
    use(language, pack)
    model.home_changes += 1


@AFTER.add(0)
def _follow(model: Model) -> list[Effect]:
    """Follow the settings, as they were chosen here or in a backup: ask the shell for the words of a language."""
    if model.english_ranks != model.settings.english_ranks:
        _speak(model)
    chosen = model.settings.language
    if not model.booted or chosen == model.asked_language or chosen not in LANGUAGES:
        return []
    model.asked_language = chosen
    return [{"type": "learn-language", "choice": chosen}]
