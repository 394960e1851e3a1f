"""Reviewing a finished game: the value of each decision, from what its seat could know at the time.

Many decisions get a quick look, for the curve. Then the decisions of people that seem to have cost or gained most get a
close look. It samples other worlds, and many more of them. Reports about a mistake use only the close look. Most of the
costliest quick looks are plays that only look bad by accident.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from tenfold import bots
from tenfold.bots import Bot, Judgement
from tenfold.bots.advice import USUAL_BUDGET, advising
from tenfold.bots.estimate import FALSE_MISTAKES, Estimate, Verdict, chance_of, pooled, surely
from tenfold.bots.reasons import as_message, joined
from tenfold.game import AnyGame
from tenfold.messages import Message, from_data, to_data
from tenfold.observation import Observation
from tenfold.plainjson import canonical, fingerprint, read_json
from tenfold.record import Record
from tenfold.state import AnyState

VERSION = 3
"""Raise it when results change: saved results of an older version are calculated again."""

LEVEL, FIRST_THOUGHT = "hard", "medium"
"""The level that judges decisions, and the level that plays the obvious act. A find is better than the obvious act."""

SCANNED = 90
"""The maximum number of decisions that get a quick look. First come those where people did not play the obvious act,
then others, evenly spaced."""

QUICK, CLOSE = 4.0, 6.0
"""The total budget of all quick looks, and of all close ones, in units of `Bot.advice`."""

LEAST_BUDGET, MOST_CLOSE = 6, 1.0
"""The smallest budget of any look, and the largest budget of a close look in units of `Bot.advice`."""

MISTAKES, FINDS = 4, 2
"""The maximum number of apparent mistakes and of finds of each person that get a close look."""

DEAREST = 3
"""The maximum number of reported mistakes of each person."""

CHANCES = 1_000_000
"""The unit of the saved probability that an apparent mistake is none: millionths."""

UNIT = 1000
"""The unit of saved chances and values, thousandths: saved data has only whole numbers."""

Slices: TypeAlias = Generator[None, None, None]
"""A generator that does its work in slices of a millisecond or two."""


class Look(NamedTuple):
    """A quick look at a decision: the chance to win with the best and the played act, in thousandths.

    `cost` is the value of the best act minus that of the act played, and `error` its standard error. `found` is how
    much less the obvious act is worth than the best, if the best was played.
    """

    entry: int
    seat: int
    best: int
    played: int
    cost: int
    error: int
    found: int


class Close(NamedTuple):
    """A close look at a decision of a person, kept only if the result is statistically significant.

    `cost` is as in `Look`. `points` is the part of it in points, `wins` the part in chances to win. For a find, these
    are the cost of the obvious act. `part` is the part of the game (`Board.part`) and `act` the text of the better act.
    `lesser` and `better` are the names of both acts. `why` is the reason given for the act played. `chance` is the
    probability, in millionths, that an act which costs no more than the threshold looks like this.
    """

    entry: int
    seat: int
    find: bool
    cost: int
    points: int
    wins: int
    part: str
    act: str
    lesser: Message
    better: Message
    why: Message | None
    chance: int


@dataclass
class LookBack:
    """The progress and the findings of a review of a record with this digest.

    `planned` are the entries that get a quick look, None until they are known. `closely` are those that get a close
    one.
    """

    digest: str
    planned: list[int] | None = None
    looked: int = 0
    looks: list[Look] = field(default_factory=list)
    closely: list[int] | None = None
    close: list[Close] = field(default_factory=list)
    looked_closely: int = 0

    @property
    def is_over(self) -> bool:
        """True if all decisions have been looked at."""
        return self.closely is not None and self.looked_closely == len(self.closely)

    @property
    def cannot_weigh(self) -> bool:
        """True if there were decisions, but the computer player couldn’t judge any."""
        return self.is_over and bool(self.planned) and not self.looks

    @property
    def done(self) -> int:
        """Return the progress in percent."""
        if not self.planned:
            return 100 if self.is_over else 0
        part = self.looked_closely / len(self.closely) if self.closely else float(self.is_over)
        return round(100 * (QUICK * self.looked / len(self.planned) + CLOSE * part) / (QUICK + CLOSE))

    def of(self, seat: int) -> list[Look]:
        """Return the quick looks at this seat's decisions."""
        return [look for look in self.looks if look.seat == seat]

    def mistakes(self, seat: int) -> list[Close]:
        """Return the mistakes, the costliest first."""
        return self._sure_looks(seat, find=False)

    def finds(self, seat: int) -> list[Close]:
        """Return the finds, acts that are clearly better than the obvious one, the best first."""
        return self._sure_looks(seat, find=True)

    def _sure_looks(self, seat: int, *, find: bool) -> list[Close]:
        seen = [look for look in self.close if (look.seat, look.find) == (seat, find)]
        significant = surely([look.chance / CHANCES for look in seen], len(self.of(seat)))
        return sorted([look for look, sure in zip(seen, significant, strict=True) if sure], key=lambda look: -look.cost)

    def close_at(self, entry: object) -> Close | None:
        """Return the close look at an entry, if there is one."""
        found = [look for look in self.close if look.entry == entry]
        return next((look for look in found if look in self._sure_looks(look.seat, find=look.find)), None)

    @property
    def steps(self) -> int:
        """Return the number of looks so far."""
        return self.looked + self.looked_closely


# Thinking.


def can_look_back(record: Record) -> bool:
    """True if a game is over, and a computer player can judge its decisions."""
    return record.finished and bool(record.entries) and record.game in bots.registered_bots()


def begun(record: Record) -> LookBack:
    """Return a new review of a record."""
    return LookBack(digest_of(record))


Part: TypeAlias = Callable[[Any], str]
"""A function that names the part of the game of an observation; empty in games without parts."""


def no_part(_observation: object) -> str:
    """Return an empty name, for a game without parts."""
    return ""


def look_back(record: Record, back: LookBack, part: Part = no_part) -> Slices:
    """Continue a review to its end, and add each finding to it as it is made."""
    people = {seat for seat, who in enumerate(record.seats) if who.kind == "person"}
    advice = bots.load(record.load_game(), LEVEL).advice or USUAL_BUDGET
    if back.planned is None:
        back.planned = yield from _plan(record, people)
    budget = max(LEAST_BUDGET, round(QUICK * advice / max(1, len(back.planned))))
    for decision in _decisions(record, back.planned[back.looked :]):
        back.looks += yield from quick_look(decision, budget, compare=decision.seat in people)
        back.looked += 1
    if back.closely is None:
        back.closely = sorted(number for seat in people for number in _worth_a_close_look(back.of(seat)))
    budget = max(LEAST_BUDGET, round(min(MOST_CLOSE, CLOSE / max(1, len(back.closely))) * advice))
    for decision in _decisions(record, back.closely[back.looked_closely :]):
        back.close += yield from close_look(decision, budget, part)
        back.looked_closely += 1


class Decision(NamedTuple):
    """An entry of a record, with the position before it."""

    number: int
    state: AnyState
    seat: int
    text: str
    hint: Hint | None = None

    @property
    def seen(self) -> Observation:
        """Return the observation of the seat. The review of the decision uses nothing else."""
        return self.state.observation(self.seat)

    @property
    def has_choice(self) -> bool:
        """True if there was another choice. Out of turn there always is: to decline."""
        return len(self.state.legal_actions(self.seat)) > 1 or self.seat != self.state.current_player()


def _decisions(record: Record, wanted: Sequence[int] | None = None) -> Iterator[Decision]:
    """Yield the entries of a record as decisions, or only the wanted ones."""
    numbers = None if wanted is None else set(wanted)
    for number, (state, entry) in enumerate(zip(record.replay(), record.entries, strict=False)):
        if numbers is None or number in numbers:
            yield Decision(number, state, *entry, hint=hint_at(record, number))


def decision_at(record: Record, number: int) -> Decision:
    """Return the entry with this number as a decision."""
    return next(_decisions(record, [number]))


def _plan(record: Record, people: Collection[int]) -> Generator[None, None, list[int]]:
    """Return the decisions that get a quick look."""
    choices = [(each.number, each.seat) for each in _decisions(record) if each.has_choice]
    if len(choices) <= SCANNED:
        return [number for number, _ in choices]
    own = [number for number, seat in choices if seat in people]
    doubtful = []
    for decision in _decisions(record, _evenly(own, 2 * SCANNED)):
        if _comes_to_mind(decision.state.game, decision.seen, decision.number) != _action(decision):
            doubtful.append(decision.number)
        yield
    looked_at = set(_evenly(doubtful, SCANNED * 2 // 3))
    rest = [number for number, _ in choices if number not in looked_at]
    return sorted(looked_at | set(_evenly(rest, SCANNED - len(looked_at))))


def _evenly(numbers: Sequence[int], most: int) -> Sequence[int]:
    """Return at most `most` of the numbers, evenly spaced."""
    if len(numbers) <= most:
        return numbers
    return [numbers[i * len(numbers) // most] for i in range(most)]


def _action(decision: Decision) -> int:
    return decision.state.string_to_action(decision.text)


def _comes_to_mind(game: AnyGame, seen: Observation, seed: int) -> int | None:
    """Return the obvious act: what a weaker level plays, or None if it declines."""
    decision = bots.load(game, FIRST_THOUGHT, seed).choose(seen)
    return None if decision is None else decision.action


class _Weighed(NamedTuple):
    """The judgements of the best act, the act played, and the obvious one."""

    best: Judgement
    played: Judgement
    first: Judgement

    def cost(self, act: Judgement) -> int:
        return _in_units(_worth(self.best) - _worth(act))


def _worth(judgement: Judgement) -> float:
    assert judgement.worth is not None, "only what was reckoned is looked at"
    return judgement.worth


def _in_units(number: float | None) -> int:
    return round(UNIT * (number or 0.0))


def _weighed(decision: Decision, bot: Bot, budget: int, *, compare: bool) -> Generator[None, None, list[_Weighed]]:
    """Return the judgements in a list of one, or an empty list if the computer player gives no numbers."""
    seen, action, hint = decision.seen, _action(decision), decision.hint
    first = _comes_to_mind(bot.game, seen, decision.number) if compare else action
    best = None if hint is None else (hint.best,)
    judgements = yield from advising(bot, seen, budget, (action, first), best=best)
    found = {judgement.action: judgement for judgement in judgements if judgement.worth is not None}
    if action not in found:
        return []
    return [_Weighed(judgements[0], found[action], found.get(first, found[action]))]


def quick_look(decision: Decision, budget: int, *, compare: bool) -> Generator[None, None, list[Look]]:
    """Return a list with a quick look at a decision. It’s empty if the decision gets no numbers."""
    bot = bots.load(decision.state.game, LEVEL, seed=2 * decision.number)
    looks = []
    for weighed in (yield from _weighed(decision, bot, budget, compare=compare)):
        best, played, first = weighed
        cost = weighed.cost(played)
        found = 0 if cost else weighed.cost(first)
        error = _in_units(first.error if found else played.error)
        looks.append(
            Look(decision.number, decision.seat, _in_units(best.win), _in_units(played.win), cost, error, found)
        )
    return looks


def _worth_a_close_look(looks: Sequence[Look]) -> set[int]:
    """Return a person's decisions that most clearly cost or gained something."""
    mistakes = sorted((look for look in looks if look.cost > 0), key=lambda look: look.error - look.cost)
    finds = sorted((look for look in looks if look.found > 0), key=lambda look: look.error - look.found)
    return {look.entry for look in (*mistakes[:MISTAKES], *finds[:FINDS])}


def close_look(decision: Decision, budget: int, part: Part = no_part) -> Generator[None, None, list[Close]]:
    """Return a close look at a decision, with other sampled worlds than the quick one, in a list of one.

    The list is empty if the decision was neither good nor bad. The look agrees with an earlier hint for the decision.
    It compares with the best act of the hint, and pools its numbers with those of the hint. It never calls an act worse
    if the hint called it as good.
    """
    bot = bots.load(decision.state.game, LEVEL, seed=2 * decision.number + 1)
    looks = []
    for weighed in (yield from _weighed(decision, bot, budget, compare=True)):
        find = weighed.played is weighed.best
        worse = weighed.first if find else weighed.played
        lost = Estimate(worse.loss or 0.0, worse.error or 0.0)
        before = None if decision.hint is None else decision.hint.beside.get(worse.action)
        if before is not None:
            lost = pooled([before[0], lost])
        chance = chance_of(lost, bot.least)
        if worse is weighed.best or chance > FALSE_MISTAKES or (before is not None and before[1] in SPARED):
            continue
        wins = max(0.0, (weighed.best.win or 0.0) - (worse.win or 0.0))
        points = lost.loss - bot.victory_in(decision.seen) * wins
        close = Close(
            decision.number,
            decision.seat,
            find,
            _in_units(lost.loss),
            _in_units(max(0.0, points)),
            _in_units(wins),
            part(decision.seen),
            weighed.best.text,
            as_message(worse.called),
            as_message(weighed.best.called),
            joined(worse.ground, weighed.played.fact),
            round(CHANCES * chance),
        )
        looks.append(close)
    return looks


SPARED: Collection[Verdict] = ("best", "as good")
"""The verdicts that protect an act: if a hint gave one of them, the act is never called a mistake."""


# Hints.


class Hint(NamedTuple):
    """An earlier hint for a decision: the best act and, for each act, its loss and the verdict.

    An act is the number of an action, or None to decline.
    """

    best: int | None
    beside: dict[int | None, tuple[Estimate, Verdict]]


NOTE, NOTES, LENGTH = "advice", 12, 1000
"""The notes of a record that keep hints: their name, their maximum number, and their maximum length."""

VERDICTS: dict[str, Verdict] = {"b": "best", "w": "worse", "g": "as good", "c": "too close"}
"""The verdict of each letter in a note."""


def keep_hint(record: Record, seat: int, judgements: Sequence[Judgement]) -> None:
    """Save a hint for the current decision in the record, and drop the oldest hints if there is no room."""
    if any(each.loss is None for each in judgements):
        return
    number = len(record.entries)
    letters = {said: letter for letter, said in VERDICTS.items()}
    acts = [
        f"{'-' if each.action is None else each.action},{_in_units(each.loss)},{_in_units(each.error)},"
        f"{letters[each.verdict or 'too close']}"
        for each in judgements
    ]
    said = ";".join([f"{number},{_position(record, number, seat)}", *acts])
    kept = [each for each in _kept(record) if not each.startswith(f"{number},")]
    names = [f"{NOTE} {place}" for place in range(NOTES)]
    for name in names:
        record.meta.pop(name, None)
    for each in reversed([*kept, said]):  # the newest first
        for name in names:
            note = f"{record.meta.get(name, '')} {each}".strip()
            if len(note) <= LENGTH:
                record.meta[name] = note
                break


def hint_at(record: Record, number: int) -> Hint | None:
    """Return the hint for this decision, or None if there was none or earlier moves have changed since."""
    seat = record.entries[number].seat
    begins = f"{number},{_position(record, number, seat)};"
    for said in _kept(record):
        if said.startswith(begins):
            try:
                return _read_hint(said.split(";")[1:])
            except (ValueError, KeyError):
                return None  # ignore an invalid note
    return None


def _kept(record: Record) -> list[str]:
    """Return all saved hints, in any order."""
    return [said for place in range(NOTES) for said in record.meta.get(f"{NOTE} {place}", "").split()]


def _position(record: Record, number: int, seat: int) -> str:
    """Return a short fingerprint of the seat and the moves before a decision."""
    return fingerprint(canonical([seat, *map(list, record.entries[:number])]))[:8]


def _read_hint(acts: Sequence[str]) -> Hint | None:
    beside: dict[int | None, tuple[Estimate, Verdict]] = {}
    best: list[int | None] = []
    for act in acts:
        name, loss, error, letter = act.split(",")
        action = None if name == "-" else int(name)
        said = VERDICTS[letter]
        beside[action] = Estimate(int(loss) / UNIT, int(error) / UNIT), said
        if said == "best":
            best.append(action)
    return Hint(best[0], beside) if len(best) == 1 else None


# The words.


class Account(NamedTuple):
    """The steps from a seat's fair share of the win to its final share, in thousandths."""

    share: int
    end: int
    mistakes: int

    @property
    def rest(self) -> int:
        """Return what the cards and the other players gained or cost."""
        return self.end - self.share + self.mistakes


def account(record: Record, back: LookBack, seat: int) -> Account:
    """Return the account of a seat, with only the statistically significant mistakes."""
    return Account(
        UNIT // len(record.seats), victory_of(record, seat), sum(mistake.wins for mistake in back.mistakes(seat))
    )


def victory_of(record: Record, seat: int) -> int:
    """Return a seat's final share of the win, in thousandths."""
    places = record.state.ranking()
    return UNIT // places.count(1) if places[seat] == 1 else 0


Point: TypeAlias = tuple[float, float]
"""The progress of the game, from 0 to 1, and a chance, from 0 to 1."""

SMOOTH = 2
"""The number of looks on each side that the curve's moving average includes."""


SETTLED = 0.05
"""The fraction of the game after a seat's last decision at which its line reaches the result. The seat may be out
early."""


def curve(record: Record, back: LookBack, seat: int) -> list[Point]:
    """Return a seat's chance to win after each of its decisions.

    It starts with its fair share and ends with its final share. Each chance is from what the seat could know at the
    time. A moving average reduces the noise.
    """
    looks, moves = back.of(seat), max(1, len(record.entries))
    points = [(0.0, 1 / len(record.seats))]
    for i, look in enumerate(looks):
        reach = min(SMOOTH, i, len(looks) - 1 - i)
        near = looks[i - reach : i + reach + 1]
        points.append(((look.entry + 1) / moves, sum(each.played for each in near) / len(near) / UNIT))
    end = victory_of(record, seat) / UNIT
    settled = min(1.0, points[-1][0] + SETTLED)
    return [*points, *([(settled, end)] if settled < 1 else []), (1.0, end)]


CLEAR = 0.1
"""A smaller lead in the chance to win may be luck, or too small to matter."""


def leads(curves: Sequence[Sequence[Point]], seat: int) -> list[Point]:
    """Return a seat's lead over the best of the others in the chance to win, wherever a chance changes."""
    found = []
    for share in sorted({share for line in curves for share, _ in line if 0 < share < 1}):
        chances = [at(line, share) for line in curves]
        found.append((share, chances[seat] - max(chances[:seat] + chances[seat + 1 :])))
    return found


def ahead_since(curves: Sequence[Sequence[Point]], seat: int) -> float | None:
    """Return when a seat's clear lead that lasted to the end started. 0 is the whole game, None no lead."""
    since = None
    run = leads(curves, seat)
    for share, lead in reversed(run):
        if lead < CLEAR:
            return since
        since = share
    return 0.0 if run else None


def at(line: Sequence[Point], share: float) -> float:
    """Return a line's last chance at or before this point of the game."""
    return [chance for when, chance in line if when <= share][-1]


# Saving it.


def digest_of(record: Record) -> str:
    """Return a digest of everything that a review depends on: the deal, the players, every move."""
    seats = [[seat.kind, seat.level] for seat in record.seats]
    hints = sorted(_kept(record))
    moves = list(map(list, record.entries))
    inputs = [VERSION, record.game, record.options, seats, record.seed, record.start, moves, hints]
    return fingerprint(canonical(inputs))


def to_text(back: LookBack, game: str) -> str:
    """Return a review, finished or not, as JSON text."""
    data = {
        "version": VERSION,
        "game": game,
        "of": back.digest,
        "planned": back.planned,
        "looked": back.looked,
        "looks": [list(look) for look in back.looks],
        "closely": back.closely,
        "looked_closely": back.looked_closely,
        "close": [[to_data(part) if isinstance(part, Message) else part for part in look] for look in back.close],
    }
    return json.dumps(data | {"digest": fingerprint(canonical(data))})


def from_text(text: object, record: Record) -> LookBack:
    """Return a saved review of this record, or a new one if it is missing, damaged or of another record."""
    try:
        bots.load(record.load_game(), LEVEL)  # its messages are read below
        data = read_json(text)
        digest = data.pop("digest")
        if digest == fingerprint(canonical(data)) and data["of"] == digest_of(record):
            return _read(data, len(record.entries), len(record.seats))
    except (ValueError, TypeError, KeyError, AttributeError):
        pass
    return begun(record)


def _read(data: Any, entries: int, players: int) -> LookBack:
    back = LookBack(
        data["of"],
        _numbers(data["planned"], entries),
        data["looked"],
        [Look(*look) for look in data["looks"]],
        _numbers(data["closely"], entries),
        [_close(row, players) for row in data["close"]],
        data["looked_closely"],
    )
    numbers = [
        back.looked,
        back.looked_closely,
        *(number for look in back.looks for number in look),
        *(
            number
            for look in back.close
            for number in (look.entry, look.seat, look.cost, look.points, look.wins, look.chance)
        ),
    ]
    places = [(look.entry, look.seat) for look in back.looks] + [(look.entry, look.seat) for look in back.close]
    fits = (
        all(type(number) is int for number in numbers)
        and 0 <= back.looked <= len(back.planned or ())
        and 0 <= back.looked_closely <= len(back.closely or ())
        and (back.closely is None or back.looked == len(back.planned or ()))
        and all(0 <= entry < entries and 0 <= seat < players for entry, seat in places)
    )
    if not fits:
        raise ValueError("the numbers don’t fit together")
    return back


def _numbers(data: Any, entries: int) -> list[int] | None:
    if data is None:
        return None
    if not isinstance(data, list) or not all(type(number) is int and 0 <= number < entries for number in data):
        raise ValueError("these aren’t entries")
    return data


def _close(row: Any, players: int) -> Close:
    look = Close(*row)
    if type(look.find) is not bool or not isinstance(look.act, str) or not isinstance(look.part, str):
        raise ValueError("this isn’t a look")
    lesser, better = _read_message(look.lesser, players), _read_message(look.better, players)
    why = None if look.why is None else _read_message(look.why, players)
    return look._replace(lesser=lesser, better=better, why=why)


def _read_message(data: object, players: int) -> Message:
    said = from_data(data, players)
    if not isinstance(said, Message):
        raise ValueError("this isn’t a message")
    return said
