"""The settings of this phone. Each is defined once, with its title, its help and its group."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple

from table import text
from tenfold.messages import Message

AUTO = "auto"
"""The choice of the language in which the phone is."""

LANGUAGES = {
    AUTO: text.language_auto,
    "de": text.language_de,
    "en": text.language_en,
    "es": text.language_es,
    "fr": text.language_fr,
    "nl": text.language_nl,
    "pl": text.language_pl,
    "he": text.language_he,
}
"""The choices of a language, each by its own name, and in the order of these names."""


class Group(NamedTuple):
    """Settings in one group: its id, and its heading."""

    id: str
    title: Message


LOOK, HANDS, PACE = Group("paper", text.set_look), Group("thumb", text.set_hands), Group("pace", text.set_pace)
GROUPS = (LOOK, HANDS, PACE)


class About(NamedTuple):
    """The texts for a setting on the settings screen. A switch has no choices."""

    group: Group
    title: Message
    help: Message | None = None
    choices: Mapping[str, Message] = {}


def _one_of(group: Group, title: Message, default: str, choices: Mapping[str, Message]) -> Any:
    return field(default=default, metadata={"about": About(group, title, choices=choices)})


def _switch(group: Group, title: Message, help_text: Message, *, on: bool) -> Any:
    return field(default=on, metadata={"about": About(group, title, help_text)})


@dataclass
class Settings:
    """The settings. Every field with texts is a row of the settings screen, in this order."""

    name: str = ""  # the name of this phone’s owner; empty until they have given it
    language: str = AUTO  # one of `LANGUAGES`
    english_ranks: bool = False  # cards show J, Q and K in every language

    paper: str = _one_of(
        LOOK,
        text.set_paper,
        "auto",
        {
            "auto": text.set_paper_auto,
            "light": text.set_paper_light,
            "dark": text.set_paper_dark,
            "contrast": text.set_paper_contrast,
        },
    )
    back: str = _one_of(
        LOOK,
        text.set_back,
        "frame",
        {
            "frame": text.set_back_frame,
            "pleats": text.set_back_pleats,
            "rays": text.set_back_rays,
            "peaks": text.set_back_peaks,
            "squares": text.set_back_squares,
            "fold": text.set_back_fold,
        },
    )
    felt: str = _one_of(
        LOOK,
        text.set_felt,
        "game",
        {"game": text.set_felt_game, "grey": text.set_felt_grey, "black": text.set_felt_black},
    )
    four_colours: bool = _switch(LOOK, text.set_four_colours, text.set_four_colours_help, on=True)
    corners: bool = _switch(LOOK, text.set_corners, text.set_corners_help, on=False)

    thumb: str = _one_of(HANDS, text.set_thumb, "right", {"left": text.set_thumb_left, "right": text.set_thumb_right})
    second_tap: bool = _switch(HANDS, text.set_second_tap, text.set_second_tap_help, on=True)
    sums: bool = _switch(HANDS, text.set_sums, text.set_sums_help, on=False)
    do_sums: bool = _switch(HANDS, text.set_do_sums, text.set_do_sums_help, on=False)

    pace: str = _one_of(
        PACE,
        text.set_speed,
        "brisk",
        {"calm": text.set_speed_calm, "brisk": text.set_speed_brisk, "at-once": text.set_speed_at_once},
    )
    explain: bool = _switch(PACE, text.set_explain, text.set_explain_help, on=True)
    go_on: bool = _switch(PACE, text.set_go_on, text.set_go_on_help, on=True)
    sound: str = _one_of(
        PACE,
        text.set_sound,
        "full",
        {"off": text.set_sound_off, "soft": text.set_sound_soft, "full": text.set_sound_full},
    )
    buzz: bool = _switch(PACE, text.set_buzz, text.set_buzz_help, on=True)

    @property
    def speed(self) -> float:
        """Return the factor by which durations are multiplied."""
        return {"calm": 1.6, "brisk": 1.0, "at-once": 0.0}[self.pace]

    @property
    def volume(self) -> float:
        """Return the volume of sounds, from 0 to 1."""
        return {"off": 0.0, "soft": 0.4, "full": 1.0}[self.sound]


def about(setting: Field[Any]) -> About | None:
    """Return the texts for a field of `Settings`, or None for the name and the language."""
    found: About | None = setting.metadata.get("about")
    return found


SETTINGS = {setting.name: said for setting in fields(Settings) if (said := about(setting))}
"""The texts for each setting, in the order of the screen."""


def as_now(key: str, value: object) -> object:
    """Return a saved value as it is saved today. The sound was a switch until November 2026."""
    if key == "sound" and isinstance(value, bool):
        return "full" if value else "off"
    return value


def fits(key: str, value: object) -> bool:
    """True if an untrusted value is valid for this setting."""
    if key == "language":
        return isinstance(value, str) and value in LANGUAGES
    if key == "english_ranks":
        return isinstance(value, bool)
    if key not in SETTINGS:
        return False
    choices = SETTINGS[key].choices
    return isinstance(value, str) and value in choices if choices else isinstance(value, bool)
