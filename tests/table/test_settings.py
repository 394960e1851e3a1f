"""Settings: each changes what the shell is told, in some game."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tenfold
from table.settings import SETTINGS, Settings
from tenfold.registry import SHELF
from tests.table.driver import Phone, hurry

STEPS = 80
"""Steps of a game in which a setting should show."""

OPTIONS = {"tenstuff": {"cheating": "on"}}
"""Where a setting needs more than the usual rules."""

TAPS = ("touch", "play", "say-sum", "go-on", "begin-turn")


def others(key: str) -> list[Any]:
    """Return the values that a setting does not have by itself."""
    choices = list(SETTINGS[key].choices) or [True, False]
    return [value for value in choices if value != getattr(Settings(), key)]


def played(game: str, **settings: Any) -> Iterator[dict[str, Any]]:
    """Play by taps, each twice, towards the end of a game, and yield what the shell gets at each step."""
    phone = Phone(explain=True)
    for key, value in settings.items():
        setattr(phone.model.settings, key, value)
    phone.set_up("pee", game=long_name(game))
    for option, choice in OPTIONS.get(game, {}).items():
        phone.send({"type": "option", "id": option, "choice": choice})
    phone.tap(phone.sending("start")[0])
    chance = random.Random(game)
    for number in range(STEPS):
        if number == STEPS // 2 and phone.screen == "play":
            hurry(phone, 8)
        taps = [one for kind in TAPS for one in phone.sending(kind) if phone.page.can_be_touched(one)]
        if taps and not (phone.timers and chance.random() < 0.5):
            event = json.loads(chance.choice(taps).get("data-event") or "")
            for _ in range(2):
                phone.send(event)
                yield without_saves(phone.step)
        elif phone.let_timer_run_out() is None:
            return
        yield without_saves(phone.step)


def long_name(game: str) -> str:
    return tenfold.game_class(game).long_name


def without_saves(step: dict[str, Any]) -> dict[str, Any]:
    """Return the step without what is kept: a setting that is only saved does nothing."""
    effects = [one for one in step["effects"] if one["type"] not in ("save", "forget", "load")]
    return {**step, "effects": effects, "keep": {}}


def differs(game: str, key: str, value: Any) -> bool:
    """True if a game looks, sounds or goes otherwise with this value than by default."""
    pairs = zip(played(game), played(game, **{key: value}), strict=False)
    return any(one != other for one, other in pairs)


@pytest.mark.thorough
@pytest.mark.quick("sums")
@pytest.mark.parametrize(("key", "value"), [(key, value) for key in SETTINGS for value in others(key)])
def test_every_setting_changes_something(key, value):
    assert any(differs(game, key, value) for game in SHELF), (
        f"no game looks, sounds or runs differently: {key} = {value}"
    )


@pytest.mark.parametrize(
    ("saved", "now"), [(True, "full"), (False, "off"), ("soft", "soft"), (3, "full"), ("", "full")]
)
def test_a_sound_saved_as_a_switch_is_read(saved, now):
    assert Phone(store={"settings": json.dumps({"sound": saved})}).model.settings.sound == now


def test_the_same_settings_change_nothing():
    assert not differs("pig10", "sound", "full")
