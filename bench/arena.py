"""Let the computer players compete, in every game, and write the table of docs/figures.md.

    python bench/arena.py                       # continues the meetings with the least time until stopped
    python bench/arena.py ten tens --seats 2 4 --pair hard medium --minutes 30
    python bench/arena.py --check pig10         # checks that each meeting's first deal has the same result
    python bench/arena.py --write               # only writes the table

The levels are those of the app: `tenfold.players` seats them with characters. A meeting is one player against another
in all other seats. Adjacent levels meet, each with its own budget. The common-sense player (`bench/sense.py`) meets
easy and should win one and a half times a fair share. In 10-9-8, medium meets a rule of thumb (`bench/thumb.py`). These
meetings are played at two to four seats, and at others on request. Hard also meets plain Monte Carlo (`bench/pimc.py`)
and OpenSpiel's tree search (`bench/ismcts.py`) at some tables. All play duplicate deals, with the challenger once in
each seat (`tenfold.arena`); the deal is the unit. Quick players play 2,000 deals. Slow ones play until the share of
wins clearly differs from the target. This is tested only at fixed numbers of deals, because repeated tests find more
differences that are only luck. The difference must be 1.5 times the half-width of the 95% interval.

`bench/strength.json` stores the results: for each meeting the number of deals, sums and sums of squares, and the first
deal. Before a meeting continues, its first deal is played again. If the result differs, the players have changed, and
the meeting starts from scratch.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

import tenfold
from bench import figures_page
from tenfold.arena import Arena, Deal, Interval, run, standings
from tenfold.rating import of_95
from tenfold.registry import game_class

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "strength.json"

SENSE, THUMB, PLAIN = "bench.sense:Sense", "bench.thumb:Thumb", "bench.pimc:Plain"
CPP, PY = "bench.ismcts:Cpp", "bench.ismcts:Py"
CALLED = {
    SENSE: "plain sense",
    THUMB: "a rule of thumb",
    PLAIN: "plain Monte Carlo",
    CPP: "OpenSpiel's ISMCTS in C++",
    PY: "OpenSpiel's ISMCTS in Python",
}
PAIRS = (("hard", "medium"), ("medium", "easy"), (SENSE, "easy"))
"""Challenger and opponent, in the order of the table's columns."""

SEATS = (2, 3, 4)
"""The default numbers of seats: games of 10 with six seats take a minute each."""

BESIDE, AT = (("hard", PLAIN),), (2, 4)
"""The pairs for other search algorithms, and their numbers of seats: they are slow."""

RULED = (("medium", THUMB),)
"""The pair for 10-9-8 only, at every number of seats."""

ABROAD = (("hard", CPP), ("hard", PY))
"""The pairs for 10-9-8 with the rules of OpenSpiel's `oh_hell`, which has no game for two."""

THREE, ALL_THREE = (("hard", "medium,easy"),), (3,)
"""Meetings of three different players, in all six orders. In PIG 10, the seat before a weak player gets its busts."""

FOR_A_CHILD = 1.5
"""The share of wins of the common-sense player (`bench/sense.py`) against easy, in fair shares, that is the target."""

MANY = 2000
"""The number of deals for quick players."""

THEIRS = (("first_trick_trump", "free"), ("hook", "on"), ("missed", "tricks"))
"""The rules of `oh_hell`. They are also in `bench/ismcts.py`, but importing that needs OpenSpiel."""

QUICK_S = 1200.0
"""The maximum time, in seconds, in which quick players play `MANY` deals."""

CLEAR = 1.5
"""A slow meeting may end when its share differs from the target by this many half-widths of the 95% interval."""

LOOKS = (20, 40, 80, 160, 320, 640, 1280, MANY)
"""The numbers of deals at which this is tested."""

SLICE_S = 60.0


class Meeting(NamedTuple):
    """A meeting of two players: the game, the number of seats, and options that differ from the defaults."""

    game: str
    players: int
    challenger: str
    opponent: str
    options: Sequence[Sequence[str]] = ()

    @property
    def fair(self) -> float:
        """Return the share of wins among equally good players."""
        return 1 / self.players

    @property
    def goal(self) -> float:
        """Return the share of wins that the challenger should exceed."""
        return self.fair * FOR_A_CHILD if self.challenger == SENSE else self.fair

    def arena(self, first: int) -> Arena:
        """Return the arena of the meeting, starting with a given deal."""
        entrants = (self.challenger, *islice(cycle(self.opponent.split(",")), self.players - 1))
        return Arena(self.game, entrants, self.players, tuple((name, choice) for name, choice in self.options), first)


@dataclass(frozen=True)
class Result:
    """The result of a meeting so far: sums over its deals. Its first deal shows if players have changed."""

    deals: int = 0
    shares: float = 0.0
    squares: float = 0.0
    seconds: float = 0.0
    first: Any = field(default=None, repr=False)

    def with_deals(self, meeting: Meeting, deals: Sequence[Deal], seconds: float) -> Result:
        """Return the result with more deals added."""
        arena = meeting.arena(self.deals)
        shares = [standings(arena, [deal])[0].victories.mean for deal in deals]
        return Result(
            self.deals + len(deals),
            self.shares + math.fsum(shares),
            self.squares + math.fsum(share**2 for share in shares),
            self.seconds + seconds,
            self.first if self.deals else as_kept(deals[0]),
        )

    @property
    def share(self) -> Interval:
        """Return the challenger's share of wins with its 95% interval."""
        mean = self.shares / self.deals
        if self.deals < 2:
            return Interval(mean, math.inf)
        variance = max(self.squares / self.deals - mean**2, 0.0) / (self.deals - 1)
        return Interval(mean, of_95(self.deals - 1) * math.sqrt(variance))

    def is_clear(self, goal: float, times: float = 1.0) -> bool:
        """True if the challenger's share is clearly above `goal`, by `times` the half-width of its interval."""
        return self.deals > 1 and self.share.mean - goal > times * self.share.half

    def is_short(self, goal: float) -> bool:
        """True if the challenger's share is clearly below `goal`."""
        return self.deals > 1 and goal - self.share.mean > self.share.half

    def wanted(self, goal: float) -> int:
        """Return the number of deals to play before the next test; the current number if they are enough."""
        is_slow = self.deals and self.seconds / self.deals * MANY > QUICK_S
        if self.deals >= MANY and (self.is_clear(goal) or self.is_short(goal)):
            return self.deals
        if is_slow and self.deals in LOOKS and self.is_clear(goal, CLEAR):
            return self.deals
        return next((look for look in LOOKS if look > self.deals), 2 * self.deals)


def as_kept(deal: Deal) -> Any:
    """Return a deal as it is stored: for each game, the points by seat and the number of acts."""
    return [[list(game.scores), game.moves] for game in deal.games]


Results = dict[Meeting, Result]


def meetings(games: Sequence[str], seats: Sequence[int] | None, pairs: Sequence[tuple[str, str]]) -> Iterator[Meeting]:
    """Yield the meetings of these pairs, at all of these numbers of seats that the app offers."""
    for game in games:
        for players in game_class(game).offered_players:
            if seats is None or players in seats:
                yield from (Meeting(game, players, *pair) for pair in pairs)


def abroad(seats: Sequence[int] | None, pairs: Sequence[tuple[str, str]] = ABROAD) -> Iterator[Meeting]:
    """Yield the meetings with OpenSpiel's players, which only play 10-9-8, with OpenSpiel's rules."""
    for players in (3, 4, 5):
        if seats is None or players in seats:
            yield from (Meeting("ten-nine-eight", players, *pair, options=THEIRS) for pair in pairs)


def read() -> Results:
    """Return the stored results."""
    if not KEPT.exists():
        return {}
    return {
        Meeting._make([*meeting, tuple(tuple(option) for option in options)]): Result(**result)
        for [*meeting, options], result in json.loads(KEPT.read_text())
    }


def keep(results: Results) -> None:
    """Store the results, one line for each meeting."""
    lines = [json.dumps([meeting, vars(result)]) for meeting, result in sorted(results.items())]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def same_players(meeting: Meeting, result: Result) -> bool:
    """True if the first deal has the same result again. OpenSpiel's C++ search isn't tested: it isn't reproducible."""
    if meeting.opponent == CPP:
        return True
    [deal] = run(meeting.arena(0), 1, jobs=1)
    return bool(as_kept(deal) == result.first)


def go_on(meeting: Meeting, result: Result, wanted: int, jobs: int) -> Result:
    """Return the result with more deals played, for about a minute and at most `wanted` in all."""
    begin = monotonic()
    each = result.seconds / result.deals if result.deals else SLICE_S
    count = min(wanted - result.deals, max(jobs, int(SLICE_S / max(each, 1e-3))))
    deals = run(meeting.arena(result.deals), count, jobs=jobs)
    return result.with_deals(meeting, deals, monotonic() - begin)


def compete(asked: Sequence[Meeting], results: Results, minutes: float, jobs: int) -> None:
    """Play the most urgent meeting, again and again, and store the results after every minute."""
    end, known = monotonic() + 60 * minutes, set[Meeting]()
    while monotonic() < end:
        waiting = [
            (results[meeting].seconds if meeting in results else 0.0, meeting)
            for meeting in asked
            if meeting not in results or results[meeting].wanted(meeting.goal) > results[meeting].deals
        ]
        if not waiting:
            break
        _, meeting = min(waiting)
        if meeting in results and meeting not in known and not same_players(meeting, results[meeting]):
            print(f"{label(meeting)}: other players than before; it starts again")
            del results[meeting]
        known.add(meeting)
        result = results.get(meeting, Result())
        results[meeting] = go_on(meeting, result, result.wanted(meeting.goal), jobs)
        keep(results)
        print(f"{label(meeting)}: {figure(results[meeting], meeting.goal)}, {results[meeting].deals} deals", flush=True)


def check(asked: Sequence[Meeting], results: Results) -> bool:
    """Play the first deals again; return True if all results are the same."""
    fine = True
    for meeting in asked:
        if meeting in results:
            same = same_players(meeting, results[meeting])
            fine = fine and same
            print(f"{label(meeting)}: {'as it was' if same else 'ANOTHER'}", flush=True)
    return fine


# Output.


def label(meeting: Meeting) -> str:
    """Return a meeting as one line of text."""
    names = (_called(name) for name in (meeting.challenger, meeting.opponent))
    return f"{meeting.game}, {meeting.players} seats, {' v '.join(names)}"


def _called(name: str) -> str:
    return CALLED.get(name, " and ".join(name.split(",")))


def figure(result: Result, goal: float) -> str:
    """Return a share with its interval, and a remark if it isn't clearly above the target."""
    share = result.share
    number = f"{share.mean:.3f} ± {share.half:.3f}".replace("0.", ".")
    if result.is_clear(goal):
        return number
    return f"{number} ({'less than wanted' if result.is_short(goal) else 'no difference shown'})"


def tables(results: Results) -> str:
    """Return the tables for docs/figures.md: a row for each number of seats, two columns for each pair."""
    games = sorted(tenfold.registered_games())
    asked = [
        (PAIRS, meetings(games, None, PAIRS)),
        (THREE, meetings(games, ALL_THREE, THREE)),
        (BESIDE, meetings(games, AT, BESIDE)),
        (RULED, meetings(["ten-nine-eight"], None, RULED)),
        (ABROAD, abroad(None)),
    ]
    return "\n".join(filter(None, (table(pairs, list(found), results) for pairs, found in asked)))


def table(pairs: Sequence[tuple[str, str]], asked: Sequence[Meeting], results: Results) -> str:
    """Return one table, with the rows that have results; empty if there are none."""
    names = [f"{_called(one)} v {_called(other)}" for one, other in pairs]
    head = ["game", "seats (fair share)", *(part for name in names for part in (name, "deals"))]
    rows = [head, ["---"] * len(head)]
    game = ""
    for first in range(0, len(asked), len(pairs)):
        row = asked[first : first + len(pairs)]
        played = [result if (result := results.get(meeting)) and result.deals >= LOOKS[0] else None for meeting in row]
        if not any(played):
            continue
        name = "" if row[0].game == game else game_class(row[0].game).long_name
        game = row[0].game
        cells = [name, f"{row[0].players} ({row[0].fair:.3f})".replace("0.", ".")]
        for meeting, result in zip(row, played, strict=True):
            cells += [figure(result, meeting.goal), f"{result.deals:,}"] if result else ["not played yet", ""]
        rows.append(cells)
    return "".join(f"| {' | '.join(row)} |\n".replace("  ", " ") for row in rows) if len(rows) > 2 else ""


def main() -> None:
    parser = figures_page.asking_for_games(__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--pair", nargs=2, action="append", metavar=("CHALLENGER", "OPPONENT"))
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    results = read()
    pairs = [(one, other) for one, other in given.pair or (*PAIRS, *ABROAD)]
    asked = list(meetings(given.games, given.seats, [pair for pair in pairs if pair not in ABROAD]))
    if not given.pair:
        asked += meetings(given.games, [seats for seats in given.seats if seats in ALL_THREE], THREE)
        asked += meetings(given.games, [seats for seats in given.seats if seats in AT], BESIDE)
    if "ten-nine-eight" in given.games:
        asked += () if given.pair else meetings(["ten-nine-eight"], given.seats, RULED)
        asked += abroad(given.seats, [pair for pair in pairs if pair in ABROAD])
    if given.check:
        raise SystemExit(not check(asked, results))
    if not given.write:
        try:
            compete(asked, results, given.minutes, given.jobs)
        except KeyboardInterrupt:
            print("Stopped; the same command goes on.")
    figures_page.write("arena", tables(results))


if __name__ == "__main__":
    main()
