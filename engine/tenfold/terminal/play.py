"""`tenfold play` and `tenfold resume`: one game in the terminal, for one person or several."""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.resources import files
from itertools import count, cycle
from pathlib import Path

from tenfold import bots
from tenfold.bots.advice import advice
from tenfold.bots.bot import Decision, Judgement
from tenfold.errors import GameError, IllegalAction
from tenfold.game import AnyGame
from tenfold.languages import languages, speak
from tenfold.messages import Message, in_text
from tenfold.observation import Observation
from tenfold.players import SECONDS, Forfeit, Players, is_own, names_of, registered_players, with_last
from tenfold.record import Record, Seat
from tenfold.registry import game_class
from tenfold.review import keep_hint
from tenfold.terminal import saves, text
from tenfold.terminal.screen import Screen

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Finn", "Gina", "Hugo")

REMEMBERED = 12
"""The number of recent events that are repeated when a game continues."""


def play(given: argparse.Namespace) -> None:
    """Play a new game. Raise `GameError` if there are more names than seats, or for an unknown language."""
    speak(given.language)
    names = [name.strip() for name in given.names.split(",")]
    game = game_class(given.game)
    seats = max(len(names), game.best_players[0]) if given.players is None else game(given.players).players
    if len(names) > seats:
        raise GameError(str(text.more_names(names=len(names), seats=seats)))
    levels = cycle(names_of(given.bots or [given.level]))
    free = [name for name in BOT_NAMES if name not in names]
    people = [Seat(name) for name in names]
    others = [Seat(name, "bot", next(levels)) for name in free[: seats - len(names)]]
    record = Record(given.game, seats=people + others, options=dict(given.option), seed=given.seed)
    _sit_down(record, given.save or saves.new_path(given.game), given)


def resume(given: argparse.Namespace) -> None:
    """Continue an unfinished game: the one in a file, or the one played last.

    Raise `GameError` if there is none, if it is over, or if it needs an unknown player; or for an unknown language.
    """
    speak(given.language)
    if given.list:
        for path, record in saves.left():
            everyone = tuple(seat.name for seat in record.seats)
            game = record.load_game().long_name
            print(f"{path}\n  {text.unfinished(game=game, everyone=everyone, moves=len(record.entries))}")
        return
    if given.file is not None:
        path, record = given.file, saves.read(given.file)
    else:
        games = saves.left()
        if not games:
            raise GameError(str(text.none_unfinished(path=str(saves.folder()))))
        path, record = games[0]
    if record.finished:
        raise GameError(str(text.already_over))
    named = names_of(given.bots or ())
    if named:
        record = _with_players(record, named)
    for seat in record.seats:
        known = seat.level is None or is_own(seat.level) or seat.level in (*registered_players(), *named)
        if not known:  # a file from someone else must not start programs that it names
            raise GameError(str(text.unknown_player(name=seat.name, player=str(seat.level))))
    _sit_down(record, path, given)


def _with_players(record: Record, names: Sequence[str]) -> Record:
    """Return the same game with these computer players instead. They take the computer seats in turn."""
    levels = cycle(names)
    seats = [Seat(seat.name, "bot", next(levels)) if seat.kind == "bot" else seat for seat in record.seats]
    again = Record(
        record.game, seats=seats, options=record.options, seed=record.seed, start=record.start, meta=record.meta
    )
    for seat, action in record.entries:
        again.play(seat, action)
    again.take_backs = record.take_backs
    return again


def _sit_down(record: Record, path: Path, given: argparse.Namespace) -> None:
    keeper = saves.Keeper(path)
    with Players(seconds=given.seconds) as players:
        table = Table(record, keeper, players, tell_why=given.why)
        try:
            table.run()
        except (EOFError, KeyboardInterrupt) as leaving:
            table.leave()
            if isinstance(leaving, KeyboardInterrupt):
                raise


class Table:
    """A record that is being played in the terminal. Each person sees only what they may see."""

    def __init__(self, record: Record, keeper: saves.Keeper, players: Players, *, tell_why: bool) -> None:
        self.record = record
        self.game: AnyGame = record.load_game()
        self.screen: Screen = Screen()
        self.plain: list[str] = [seat.name for seat in record.seats]
        self.names: list[str] = [self.screen.bold(name) for name in self.plain]
        self.people: list[int] = [number for number, seat in enumerate(record.seats) if seat.kind == "person"]
        self.watcher: int | None = self.people[0] if len(self.people) == 1 else None
        self.bots: list[bots.Bot | None] = [
            None if seat.level is None else players.load(self.game, seat.level, number, number)
            for number, seat in enumerate(record.seats)
        ]
        self.tell_why = tell_why
        before = max(0, record.state.event_count - REMEMBERED) if record.entries else 0
        self.seen: list[int] = [before] * len(self.names)  # how many events each seat has been shown
        self.eyes: int | None = None  # the seat that is looking at the screen
        self.asked: int = 0  # the seat that is thinking
        self.reasons: list[str] = []
        # If moves contain numbers, numbering them would be confusing.
        self.numbered: bool = not any(act.isdigit() for act in self.game.actions.texts)
        self.keeper = keeper

    def run(self) -> None:
        """Play until the game is over."""
        title = self.screen.bold(self.game.long_name)
        seed = self.record.seed
        print(text.start_from_position(game=title) if seed is None else text.start(game=title, seed=seed))
        for seat in self.record.seats:
            if seat.level is not None and not is_own(seat.level):
                print(text.played_by(name=seat.name, player=seat.level))
        self.keeper.keep(self.record)
        if self.watcher is not None and self.screen.is_terminal:  # no line history between people
            with suppress(ImportError):
                import readline  # noqa: F401  # makes input lines editable
        try:
            while not self.record.finished:
                self._move()
        except Forfeit as failed:
            self._news(self.watcher)
            print(failed)
            print(text.forfeits(name=self.names[self.asked]))
            self._result(with_last(self.record.state.ranking(), self.asked))
            if self.keeper.works:
                print(text.other_player(path=str(self.keeper.path)))
            return
        self._news(self.watcher)
        self._result(self.record.state.ranking())
        if self.keeper.works:
            print(self.screen.faint(str(text.saved(path=str(self.keeper.path)))))

    def leave(self) -> None:
        """Print that the game was left, and how to continue it."""
        print()
        print(text.left_saved(path=str(self.keeper.path)) if self.keeper.works else text.left)

    def _move(self) -> None:
        for seat in self.record.state.seats_to_act():
            self.asked = seat
            if self._bot_acts(seat) if self.bots[seat] else self._person_acts(seat):
                return

    def _play(self, seat: int, act: str) -> bool:
        self.record.play(seat, act)
        self.keeper.keep(self.record)
        return True

    # Computer players.

    def _bot_acts(self, seat: int) -> bool:
        """Let a computer player act; True if it did something."""
        bot, seen = self.bots[seat], self.record.state.observation(seat)
        decision = bot.choose(seen) if bot else None
        if decision is None:
            return False
        if self.tell_why:
            self.reasons.append(str(self._reason(seat, decision, seen)))
        return self._play(seat, decision.text)

    def _reason(self, seat: int, decision: Decision, seen: Observation) -> Message:
        """Return the hard computer player's reason for a decision, or the player's own if there is none."""
        name, why = self.names[seat], decision.why
        for judged in bots.load(self.game, "hard").weigh(seen):
            if judged.action == decision.action and judged.worth is not None:
                why = in_text(judged.why, self.names)
        return text.reason(name=name, why=why.rstrip(".")) if why else text.reason_plays(name=name, act=decision.text)

    # People.

    def _person_acts(self, seat: int) -> bool:
        """Let a person act. True if they played or undid something, False if they passed on an act out of turn."""
        state = self.record.state
        declines = seat != state.current_player()
        closing = None if declines else state.closing_action()
        if closing is not None and len(state.legal_actions()) == 1:  # there is no choice
            return self._play(seat, state.action_to_string(closing))
        self._hand_over(seat)
        self._news(seat)
        self._show(seat)
        prompt = self._prompt(seat)
        while True:
            typed = " ".join(input(self.screen.prompt(f"{prompt} ")).split())
            if not typed and declines:
                return False
            command = None if typed in self.game.actions.numbers else _COMMANDS.get(typed.lower())
            if command is not None:
                if command(self, seat):
                    return True
                continue
            act = self._meant(typed, seat)
            try:
                why_not = state.why_not(state.string_to_action(act), seat)
            except IllegalAction:
                how = text.type_move(by=self._by, act=self._example(seat))
                why_not = str(text.not_a_move(game=self.game.long_name, how=how) if typed else how)
            if why_not is None:
                return self._play(seat, act)
            print(why_not)

    def _prompt(self, seat: int) -> Message:
        """Return the prompt, which says what an empty line does."""
        name = self.plain[seat]
        if seat != self.record.state.current_player():
            return text.prompt_out_of_turn(name=name)
        acts = self.record.state.legal_actions(seat)
        if len(acts) != 1:
            return text.prompt(name=name)
        return text.prompt_one_move(name=name, act=self.game.actions.named(acts[0], self.plain))

    def _meant(self, typed: str, seat: int) -> str:
        """Return the move that someone typed. It is a number, or a text in any case with seats by name."""
        seen = self.record.state.observation(seat)
        legal = seen.legal
        if not typed and len(legal) == 1:
            return legal[0].text
        if self.numbered and typed in (labels := _labels([act.text for act in legal])):
            return legal[labels.index(typed)].text
        texts = [(act.action, act.text) for act in legal] + [(act.action, act.text) for act in seen.refused]
        for action, act in texts:
            if typed.casefold() in (act.casefold(), self.game.actions.named(action, self.plain).casefold()):
                return act
        return typed

    @property
    def _by(self) -> str:
        """Return how a move is typed: `number` if it has one, otherwise `words`."""
        return "number" if self.numbered else "words"

    def _example(self, seat: int) -> str:
        """Return an example of a move to type."""
        acts = self.record.state.legal_actions(seat)
        return self.game.actions.named(acts[len(acts) // 2], self.plain)

    def _show(self, seat: int) -> None:
        """Print the table as a seat sees it, and its legal moves."""
        seen = self.record.state.observation(seat)
        print(self.screen.cards(self.game.observation_to_string(seen, self.names)))
        offers, labels = [], _labels([act.text for act in seen.legal])
        for number, outlook in zip(labels, seen.legal, strict=True):
            named = outlook._replace(text=self.game.actions.named(outlook.action, self.plain))
            label = self.screen.faint(f"{number:>{max(map(len, labels))}} ") if self.numbered else ""
            offers.append(label + self.screen.cards(self.game.outlook_to_string(named)))
        print(self.screen.faint(str(text.possible_moves)))
        print(self.screen.columns(offers))

    def _hand_over(self, seat: int) -> None:
        """Hide every hand while the device goes from one person to another."""
        if self.eyes not in (None, seat):
            self.screen.clear()
        if self.eyes != seat and len(self.people) > 1:
            input(text.next_person(name=self.names[seat]))
        self.eyes = seat

    def _news(self, seat: int | None) -> None:
        """Print the events since the last news of this seat, or with None of the table."""
        since = max(self.seen) if seat is None else self.seen[seat]
        print("", *self._sentences(since, seat), *self.reasons, sep="\n")
        self.reasons.clear()
        for reader in range(len(self.seen)) if seat is None else (seat,):
            self.seen[reader] = self.record.state.event_count

    def _sentences(self, since: int, seat: int | None) -> list[str]:
        """Return what has happened since an event, as this seat saw it, or with None the table."""
        happened = [in_text(self.game.tell(event), self.names) for event in self.record.state.events(since, seat)]
        return [self.screen.cards(str(text.event(what=what))) for what in happened if what]

    def _result(self, ranking: Sequence[int]) -> None:
        state, notes = self.record.state, self.record.notes
        if notes.hints:
            print(text.hints_used(hints=notes.hints))
        if self.record.take_backs:
            print(text.moves_undone(count=len(self.record.take_backs), looks=notes.looks))
        for place, seat in sorted((place, seat) for seat, place in enumerate(ranking)):
            print(text.rank(place=place, name=self.names[seat], score=state.scores()[seat]))

    # Commands that can be typed instead of a move. Each returns True if the position has changed.

    def _help(self, seat: int) -> bool:
        """Print all commands."""
        print(text.commands(by=self._by, act=self._example(seat)))
        for names, purpose, _ in COMMANDS:
            print(f"  {', '.join(names):14}{purpose}")
        return False

    def _look(self, seat: int) -> bool:
        self._show(seat)
        return False

    def _log(self, seat: int) -> bool:
        print(*self._sentences(0, seat), sep="\n")
        return False

    def _hint(self, seat: int) -> bool:
        """Print what the hard computer player would do in this seat, and why; count it as a hint."""
        try:
            bot = bots.load(self.game, "hard", seed=len(self.record.entries))
        except GameError as error:
            print(error)
            return False
        judgements = advice(bot, self.record.state.observation(seat))
        self.record.note(hints=self.record.notes.hints + 1)
        keep_hint(self.record, seat, judgements)
        self.keeper.keep(self.record)
        for judged in judgements[:2]:
            hint = text.hint(act=in_text(judged.called, self.names), why=in_text(judged.why, self.names))
            print(self.screen.cards(str(hint)))
        return False

    def _act(self, judged: Judgement) -> str:
        return judged.text if judged.action is None else self.game.actions.named(judged.action, self.plain)

    def _undo(self, seat: int) -> bool:
        """Undo this seat's last move: always when alone, between people only if it showed no hidden card."""
        entries = self.record.entries
        own = [
            number
            for number, entry in enumerate(entries)
            if entry.seat == seat and entry.action != "begin"  # a “begin” is not a choice
        ]
        if not own:
            print(text.no_move_to_undo)
            return False
        shown = self._shown_since(own[-1], seat)
        if self.watcher is None and (shown or any(entry.seat != seat for entry in entries[own[-1] :])):
            print(text.undo_after_hidden_card if shown else text.undo_after_others)
            return False
        self.record.take_back(len(entries) - own[-1])
        if shown:
            self.record.note(looks=self.record.notes.looks + 1)
        self.seen = [min(seen, self.record.state.event_count) for seen in self.seen]
        self.keeper.keep(self.record)
        print(self.screen.faint(str(text.undone)))
        return True

    def _shown_since(self, entry: int, seat: int) -> bool:
        """True if an entry or one after it showed a hidden card to this seat."""
        first = next(state for number, state in enumerate(self.record.replay()) if number == entry)
        return any(event["reveals"] for event in self.record.state.events(first.event_count, seat))

    def _rules(self, _seat: int) -> bool:
        """Print the short rules that come with the game, or its docstring if there are none."""
        kind = type(self.game)
        rules = files(kind.__module__.rpartition(".")[0]).joinpath("rules.txt")
        print(rules.read_text("utf-8").rstrip() if rules.is_file() else inspect.getdoc(kind))
        labels = {option.id: (option.title, dict(option.choices)) for option in self.game.options}
        for option, choice in self.game.chosen.items():
            title, choices = labels[option]
            print(text.option_here(option=str(title), choice=str(choices.get(choice, choice))))
        return False

    def _leave(self, _seat: int) -> bool:
        raise EOFError


COMMANDS: tuple[tuple[tuple[str, ...], Message, Callable[[Table, int], bool]], ...] = (
    (("?", "help"), text.command_help, Table._help),
    (("hint", "h"), text.command_hint, Table._hint),
    (("undo", "u"), text.command_undo, Table._undo),
    (("rules", "r"), text.command_rules, Table._rules),
    (("table", "t"), text.command_table, Table._look),
    (("log", "l"), text.command_log, Table._log),
    (("quit", "q"), text.command_quit, Table._leave),
)
_NUMBERED = re.compile(r"[a-z]+ (\d+)")
_COMMANDS = {name: run for names, _, run in COMMANDS for name in names}


def _labels(texts: Sequence[str]) -> list[str]:
    """Return a number to type for each move. If moves end with a number, that number is used.

    >>> _labels(["pass", "bid 3", "bid 4"]), _labels(["7C", "8D"])
    (['0', '3', '4'], ['1', '2'])
    """
    own = [int(found[1]) if (found := _NUMBERED.fullmatch(text)) else None for text in texts]
    taken = {number for number in own if number is not None}
    if len(taken) != len(texts) - own.count(None):  # two labels would be the same
        own, taken = [None] * len(texts), set()
    free = (number for number in count(0 if taken else 1) if number not in taken)
    return [str(next(free) if number is None else number) for number in own]


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], table: argparse.ArgumentParser) -> None:
    """Add both commands to the parser."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--bots",
        action="append",
        metavar="NAMES",
        help="the other players, in turn: hard,mybots:Greedy; repeat the option for each program: --bots run:./greedy",
    )
    shared.add_argument(
        "--seconds", type=float, default=SECONDS, help="a program’s time limit for a decision (default: %(default)s)"
    )
    shared.add_argument(
        "--why", action="store_true", help="print the computer players’ reasons, even if they give hidden cards away"
    )
    shared.add_argument("--language", default="en", help=f"one of {', '.join(languages())} (default: %(default)s)")
    new = commands.add_parser("play", parents=[table, shared], help="play in the terminal")
    new.add_argument("--names", default="Bea", help="the people, from the first seat: Bea,Tom (default: %(default)s)")
    new.add_argument("--level", choices=bots.LEVELS, default="medium", help="how well the others play")
    new.add_argument("--save", type=Path, metavar="FILE", help="save the game in this file")
    new.set_defaults(run=play)

    on = commands.add_parser("resume", parents=[shared], help="continue an unfinished game")
    on.add_argument("file", type=Path, nargs="?", help="its file (default: the game played last)")
    on.add_argument("--list", action="store_true", help="list unfinished games")
    on.set_defaults(run=resume)
