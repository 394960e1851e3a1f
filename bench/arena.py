"""Let the computer players compete, in every game, and write the table of docs/figures.md.

    python bench/arena.py                               # goes on with what has had least time, until it is stopped
    python bench/arena.py ten tens --seats 2 4 --pair hard medium --minutes 30
    python bench/arena.py --check pig10                 # plays each meeting's first deal again: is it still the same?
    python bench/arena.py --write                       # the table alone

The levels are those of the app: `tenfold.players` seats them with characters. A meeting is one player against another
in all other seats. Neighbouring levels meet, each with its own budget, and the plain sense of the rules
(`bench/sense.py`) meets easy and should win a fair share and a half. All of these are played at two to four seats, and
at others when asked. Hard also meets plain Monte Carlo (`bench/pimc.py`) and OpenSpiel's tree search
(`bench/ismcts.py`) at some. All play duplicate deals, the challenger once in each seat (`tenfold.arena`); the deal is
the unit. Quick players play 2,000 deals, slow ones as many as it takes until the share of victories is clear of the
one that is wanted. Deals are counted at fixed numbers only, and the share has to be clear by 1.5 times its 95%
interval, because repeated looks find more differences that are only luck.

`bench/strength.json` keeps what was played: for each meeting the number of deals, sums and sums of squares, and its
first deal. Before a meeting continues, its first deal is played again. If the result differs, the players have changed,
and the meeting starts again from nothing.
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
from tenfold.registry import game_class

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "strength.json"

SENSE, PLAIN, CPP, PY = "bench.sense:Sense", "bench.pimc:Plain", "bench.ismcts:Cpp", "bench.ismcts:Py"
CALLED = {
    SENSE: "plain sense",
    PLAIN: "plain Monte Carlo",
    CPP: "OpenSpiel's ISMCTS in C++",
    PY: "OpenSpiel's ISMCTS in Python",
}
PAIRS = (("hard", "medium"), ("medium", "easy"), (SENSE, "easy"))
"""Challenger and opponent, as the table has them from left to right."""

SEATS = (2, 3, 4)
"""Where they are played unless somebody asks for others: games of 10 with six seats take a minute each."""

BESIDE, AT = (("hard", PLAIN),), (2, 4)
"""The same for other ways to search, and the numbers of seats at which they play: they take long."""

ABROAD = (("hard", CPP), ("hard", PY))
"""The same for 10-9-8 by the rules of OpenSpiel's `oh_hell`, which has no game for two."""

THREE, ALL_THREE = (("hard", "medium,easy"),), (3,)
"""The same where three differ: in all six orders, since in PIG 10 the seat before a weak player gets what it busts."""

FOR_A_CHILD = 1.5
"""Times a fair share that the plain sense of the rules (`bench/sense.py`) should win against the easy level."""

MANY = 2000
"""Deals that are wanted of quick players."""

THEIRS = (("first_trick_trump", "free"), ("hook", "on"), ("missed", "tricks"))
"""The rules of `oh_hell`; `bench/ismcts.py` has them, too, but only where OpenSpiel is."""

QUICK_S = 1200.0
"""Players are quick when that many deals take them no longer."""

CLEAR = 1.5
"""Times the 95 % interval that a share has to be away from the one that is wanted, before a slow meeting may end."""

LOOKS = (20, 40, 80, 160, 320, 640, 1280, MANY)
"""Numbers of deals at which it is asked whether that is so."""

SLICE_S = 60.0


class Meeting(NamedTuple):
    """Who meets whom, at how large a table of which game, with which options besides the game's own."""

    game: str
    players: int
    challenger: str
    opponent: str
    options: Sequence[Sequence[str]] = ()

    @property
    def fair(self) -> float:
        """The share of victories of players who are alike."""
        return 1 / self.players

    @property
    def goal(self) -> float:
        """The share that the challenger should have more than."""
        return self.fair * FOR_A_CHILD if self.challenger == SENSE else self.fair

    def arena(self, first: int) -> Arena:
        """The same for `tenfold.arena`, from a deal on."""
        entrants = (self.challenger, *islice(cycle(self.opponent.split(",")), self.players - 1))
        return Arena(self.game, entrants, self.players, tuple((name, choice) for name, choice in self.options), first)


@dataclass(frozen=True)
class Result:
    """What came of a meeting so far: sums over its deals, and its first one, by which its players are known again."""

    deals: int = 0
    shares: float = 0.0
    squares: float = 0.0
    seconds: float = 0.0
    first: Any = field(default=None, repr=False)

    def with_deals(self, meeting: Meeting, deals: Sequence[Deal], seconds: float) -> Result:
        """The same with more deals."""
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
        """The challenger's share of victories with its 95 % interval."""
        mean = self.shares / self.deals
        if self.deals < 2:
            return Interval(mean, math.inf)
        variance = max(self.squares / self.deals - mean**2, 0.0) / (self.deals - 1)
        return Interval(mean, 1.96 * math.sqrt(variance))

    def is_clear(self, goal: float, times: float = 1.0) -> bool:
        """Whether the challenger has more than that; than a fair share: the players' intervals lie apart as well."""
        return self.deals > 1 and self.share.mean - goal > times * self.share.half

    def is_short(self, goal: float) -> bool:
        """Whether the challenger has less than that."""
        return self.deals > 1 and goal - self.share.mean > self.share.half

    def wanted(self, goal: float) -> int:
        """How many deals there have to be before anybody looks again; no more than there are when it is enough."""
        is_slow = self.deals and self.seconds / self.deals * MANY > QUICK_S
        if self.deals >= MANY and (self.is_clear(goal) or self.is_short(goal)):
            return self.deals
        if is_slow and self.deals in LOOKS and self.is_clear(goal, CLEAR):
            return self.deals
        return next((look for look in LOOKS if look > self.deals), 2 * self.deals)


def as_kept(deal: Deal) -> Any:
    """A deal as it is written down: by game the seats' points and the number of acts."""
    return [[list(game.scores), game.moves] for game in deal.games]


Results = dict[Meeting, Result]


def meetings(games: Sequence[str], seats: Sequence[int] | None, pairs: Sequence[tuple[str, str]]) -> Iterator[Meeting]:
    """All of them, at those of these numbers of seats that the app offers."""
    for game in games:
        for players in game_class(game).offered_players:
            if seats is None or players in seats:
                yield from (Meeting(game, players, *pair) for pair in pairs)


def abroad(seats: Sequence[int] | None, pairs: Sequence[tuple[str, str]] = ABROAD) -> Iterator[Meeting]:
    """Those with players of OpenSpiel, who know 10-9-8 alone, and by their rules."""
    for players in (3, 4, 5):
        if seats is None or players in seats:
            yield from (Meeting("ten-nine-eight", players, *pair, options=THEIRS) for pair in pairs)


def read() -> Results:
    """What was played so far."""
    if not KEPT.exists():
        return {}
    return {
        Meeting._make([*meeting, tuple(tuple(option) for option in options)]): Result(**result)
        for [*meeting, options], result in json.loads(KEPT.read_text())
    }


def keep(results: Results) -> None:
    """Write it down, a line for each meeting."""
    lines = [json.dumps([meeting, vars(result)]) for meeting, result in sorted(results.items())]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def same_players(meeting: Meeting, result: Result) -> bool:
    """Whether the first deal comes out as it did; OpenSpiel's search in C++ never plays twice the same."""
    if meeting.opponent == CPP:
        return True
    [deal] = run(meeting.arena(0), 1, jobs=1)
    return bool(as_kept(deal) == result.first)


def go_on(meeting: Meeting, result: Result, wanted: int, jobs: int) -> Result:
    """Some more deals: a minute of them, no more than are wanted."""
    begin = monotonic()
    each = result.seconds / result.deals if result.deals else SLICE_S
    count = min(wanted - result.deals, max(jobs, int(SLICE_S / max(each, 1e-3))))
    deals = run(meeting.arena(result.deals), count, jobs=jobs)
    return result.with_deals(meeting, deals, monotonic() - begin)


def compete(asked: Sequence[Meeting], results: Results, minutes: float, jobs: int) -> None:
    """Play what is wanted most, again and again, and keep it after every minute."""
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
            print(f"{told(meeting)}: other players than before; it begins anew")
            del results[meeting]
        known.add(meeting)
        result = results.get(meeting, Result())
        results[meeting] = go_on(meeting, result, result.wanted(meeting.goal), jobs)
        keep(results)
        print(f"{told(meeting)}: {figure(results[meeting], meeting.goal)}, {results[meeting].deals} deals", flush=True)


def check(asked: Sequence[Meeting], results: Results) -> bool:
    """Play the first deals again; whether all came out as they did."""
    fine = True
    for meeting in asked:
        if meeting in results:
            same = same_players(meeting, results[meeting])
            fine = fine and same
            print(f"{told(meeting)}: {'as it was' if same else 'ANOTHER'}", flush=True)
    return fine


# What is told.


def told(meeting: Meeting) -> str:
    """A meeting in one line."""
    names = (_called(name) for name in (meeting.challenger, meeting.opponent))
    return f"{meeting.game}, {meeting.players} seats, {' v '.join(names)}"


def _called(name: str) -> str:
    return CALLED.get(name, " and ".join(name.split(",")))


def figure(result: Result, goal: float) -> str:
    """A share with its interval, and a word where it shows nothing."""
    share = result.share
    number = f"{share.mean:.3f} ± {share.half:.3f}".replace("0.", ".")
    if result.is_clear(goal):
        return number
    return f"{number} ({'less than wanted' if result.is_short(goal) else 'no difference shown'})"


def tables(results: Results) -> str:
    """The table of docs/figures.md: a row for each number of seats, two columns for each pair."""
    games = sorted(tenfold.registered_games())
    asked = [
        (PAIRS, meetings(games, None, PAIRS)),
        (THREE, meetings(games, ALL_THREE, THREE)),
        (BESIDE, meetings(games, AT, BESIDE)),
        (ABROAD, abroad(None)),
    ]
    return "\n".join(filter(None, (table(pairs, list(found), results) for pairs, found in asked)))


def table(pairs: Sequence[tuple[str, str]], asked: Sequence[Meeting], results: Results) -> str:
    """One of them, with the rows of which something was played; empty where nothing was."""
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
