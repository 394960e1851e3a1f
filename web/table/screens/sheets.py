"""Everything that slides up from below: rules, log, menu, choices, questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import guests, links, sealing
from table.addons import Wheel
from table.boards import Claim, board_of
from table.chapters import glossary
from table.hints import can_hint
from table.look import seen_by_eyes
from table.matches import LENGTHS, can_be_given_up, length_label, match_of, standing
from table.model import Model, Session, Setup, Summary
from table.screens import examples, lesson
from table.screens.history import outcome, tournament_line, when
from table.screens.home import trouble
from table.screens.looking_back import as_it_was
from table.screens.setup import choice_label
from table.setups import names_at, refusal, with_choice
from table.shelf import title_of
from table.speech import advised, written
from table.widgets import badge, button, choice_row, icon_button, option_row, sends, sheet
from table.words import coloured_badges, count, listed, unnamed
from tenfold import AnyGame, Option, Record

OFFERED = 8
"""People who are offered for a seat: those who played last."""

_LEVELS = {
    "easy": "Plays what comes to mind",
    "medium": "Counts and plans one turn",
    "hard": "Thinks through what may be in the other hands",
}


def sheet_of(model: Model) -> Node:
    """The open sheet, if there is one."""
    return None if model.sheet is None else draw(model, model.sheet)


def draw(model: Model, asked: Mapping[str, Any]) -> Node:
    """The sheet that is asked for, if it makes sense now."""
    make = _SHEETS.get(str(asked.get("name")))
    return make(model, asked) if make else None


def _copy(model: Model, asked: Mapping[str, Any]) -> Node:
    """A text that could neither be shared nor copied: to be copied by hand."""
    return sheet(
        "To copy by hand",
        h.textarea(".copied", readonly=True, rows="8", aria_label="The text")[str(asked.get("text", ""))],
    )


def _share_deal(model: Model, asked: Mapping[str, Any]) -> Node:
    """Whether the own result goes along with the deal."""
    session = model.session
    if session is None or not links.can_be_shared(session.record):
        return None
    seat = links.best_person(session.record)
    own = "" if seat is None else links.told_score(session.record.game, session.record.state.scores()[seat])
    return sheet(
        "Share this deal",
        [
            h.p(".smaller.muted")["Cards, seats and table rules go along in a link; a name only with its result."],
            h.ul(".list")[
                own
                and choice_row(
                    "With the result to beat",
                    f"{session.names[seat or 0]}, {own}",
                    None,
                    sends("share-deal", mine=True),
                ),
                choice_row("Just the deal", "The same cards for others", None, sends("share-deal")),
                choice_row(
                    "The whole game",
                    "As a file, which another Tenfold brings in",
                    None,
                    sends("take-along", id=session.id),
                ),
            ],
        ],
    )


def _rules(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    game = session.record.game if session and model.screen == "play" else model.game
    if game not in model.shelf or guests.is_guest(game):  # a stranger's pages are read in its room
        return None
    setup = model.setups.get(game)
    settings = session.record.options if session else setup.options if setup else {}
    info = tenfold.game_class(game)
    board = board_of(game)
    told = board.rules({option.id: settings.get(option.id, option.default) for option in info.options})
    chapters = [*told, *glossary(board.words)]
    chapter = next((chapter for chapter in chapters if chapter.id == asked.get("chapter")), chapters[0])
    return sheet(
        info.long_name,
        [
            h.nav(".tabs", aria_label="Chapters", data_walk=True)[
                [
                    h.button(
                        type="button",
                        aria_current="true" if one is chapter else None,
                        data_event=sends("sheet", name="rules", chapter=one.id),
                    )[one.title]
                    for one in chapters
                ]
            ],
            h.article(".rules", data_game=game)[chapter.body, _examples(game, chapter.id, asked)],
        ],
        close="Close the rules",
        page=chapter.id,
    )


def _examples(game: str, chapter: str, asked: Mapping[str, Any]) -> Node:
    at, step = asked.get("example", 0), asked.get("step", 0)
    at, step = (number if type(number) is int else 0 for number in (at, step))
    return examples.of_chapter(game, board_of(game), chapter, at=at, step=step)


def _word(model: Model, asked: Mapping[str, Any]) -> Node:
    """What a word of the game on the table means."""
    session = model.session
    words = board_of(session.record.game).words if session else ()
    word = next((word for word in words if word.id == asked.get("word")), None)
    if word is None:
        return None
    rule = sends("sheet", name="rules", chapter=word.chapter)
    return sheet(word.title, [h.p[word.told], button("The whole rule", rule, kind=".line.full")])


def _log(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    badges = coloured_badges(session.names)
    game, board = session.record.load_game(), board_of(session.record.game)
    state = model.replayed.state if model.replayed else session.record.state
    moves: list[tuple[int | None, list[Node]]] = []
    for event in state.events():
        sentence = written(event, game, board, session.names)
        if sentence is not None and moves and event["kind"] in board.follows:
            moves[-1][1].append(sentence)
        elif sentence is not None:
            moves.append((event["seat"], [sentence]))
    rows = [
        h.li[
            h.span(".no-badge") if seat is None else badge(badges[seat], bot=session.record.seats[seat].kind == "bot"),
            h.span[[[h.br, sentence] if i else sentence for i, sentence in enumerate(sentences)]],
        ]
        for seat, sentences in moves
    ]
    return sheet(
        "Everything so far",
        [
            h.p(".muted.smaller")["The newest first."] if rows else h.p["Nothing has happened yet."],
            h.ol(".log", reversed=True)[rows[::-1]],
        ],
    )


def _eyes(model: Model, asked: Mapping[str, Any]) -> Node:
    """Whose eyes see the replay."""
    replaying = model.replayed
    if replaying is None:
        return None
    return sheet(
        "Whose eyes?",
        h.ul(".list")[
            [
                choice_row(name, "", replaying.eyes == seat, sends("replay-eyes", seat=seat))
                for seat, name in enumerate(replaying.session.names)
            ],
            choice_row("Everybody", "All hands lie open", replaying.eyes is None, sends("replay-eyes", seat=None)),
        ],
    )


def _menu(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    if session.lesson is not None:
        return sheet("Menu", lesson.menu(session, session.lesson))
    record = session.record
    title = tenfold.game_class(record.game).long_name
    scores = board_of(record.game).scores(seen_by_eyes(session, model.settings))
    match = match_of(record)
    so_far = f". {standing(match, session.names)}" if match.number > 1 else ""
    return sheet(
        "Menu",
        [
            h.p(".muted.smaller")[f"{match.told}{so_far}."] if match.is_worth_telling else None,
            h.div(".list")[
                scores is not None and option_row("Scores", "", sends("sheet", name="scores")),
                can_hint(session) and option_row("Hint", "what a computer would do", sends("hint")),
                option_row("Everything so far", "", sends("sheet", name="log")),
                option_row(f"Rules of {title}", "", sends("sheet", name="rules", chapter="minute")),
                sealing.seal(record) and option_row("Sealed deal", "", sends("sheet", name="seal")),
                option_row("Settings", "", sends("settings")),
                option_row("Leave the table", "the game is kept", sends("home")),
                can_be_given_up(record)
                and [
                    not session.is_practice and option_row("New deal", "", sends("sheet", name="give-up", anew=True)),
                    option_row("Give up", "", sends("sheet", name="give-up")),
                ],
            ],
        ],
    )


def _seal(model: Model, asked: Mapping[str, Any]) -> Node:
    """The seal of the deal on the table and, once the game is over, what breaks it."""
    record = model.session.record if model.session else None
    if record is None or not sealing.seal(record):
        return None
    seal = h.p(".seal")[sealing.seal(record)]
    if not record.finished:
        told = "The deal was fixed before the first card, and this is its seal. After the game it is opened: whoever "
        return sheet("Sealed deal", [h.p[told, "has noted it can see that nothing was exchanged on the way."], seal])
    check = sealing.check(record) if asked.get("check") is True else None
    return sheet(
        "Check the deal",
        [
            h.p["Deal number ", h.b[str(record.seed)], ", nonce ", h.span(".seal")[sealing.nonce(record)]],
            h.p["Their SHA-256, with a space between, is the seal that stood in the menu from the first card on:"],
            seal,
            button("Deal again", sends("sheet", name="seal", check=True), kind=".lit.full")
            if check is None
            else _checked(record, check),
        ],
    )


def _checked(record: Record, check: sealing.Check) -> Node:
    """What came of dealing again: the hands as they were dealt, and whether all is as it was."""
    names, board = [seat.name for seat in record.seats], board_of(record.game)
    return [
        h.p(role="status")[
            h.b["The same cards" if check.same_deal else "Other cards"],
            ", ",
            f"and the same end after {count(len(record.entries), 'move')}." if check.same_end else "and another end!",
        ],
        h.dl(".dealt")[
            [
                [h.dt[name], h.dd[[[" ", board.card_sign(card)] for card in hand]]]
                for name, hand in zip(names, check.hands, strict=True)
                if hand
            ]
        ],
    ]


def _give_up(model: Model, asked: Mapping[str, Any]) -> Node:
    """The question before a game is left for good."""
    session = model.session
    if session is None or not can_be_given_up(session.record):
        return None
    anew = asked.get("anew") is True
    return sheet(
        "Deal anew?" if anew else "Give this game up?",
        [
            h.p["It counts nowhere then, and is gone for good."],
            h.div(".row.two")[
                button("Play on", sends("close"), kind=".grow"),
                button("New deal" if anew else "Give up", sends("give-up", anew=anew), kind=".ink.grow"),
            ],
        ],
    )


def _lessons(model: Model, asked: Mapping[str, Any]) -> Node:
    game = model.session.record.game if model.session else model.game
    if game not in model.shelf or not board_of(game).lessons():
        return None
    return sheet("Learn by playing", lesson.listed(model, game))


def _hint(model: Model, asked: Mapping[str, Any]) -> Node:
    """What the adviser would do, and why; while it thinks, how to stop it."""
    session = model.session
    hint = session.hint if session else None
    if session is None or hint is None:
        return None
    if not hint.judgements:
        return sheet("Hint", [h.p(role="status")["Thinking …"], button("Stop", sends("close"), kind=".full")])
    called, why = advised(hint, board_of(session.record.game), session.names, alone=session.alone)
    return sheet(
        "Hint" if hint.told == 0 else "The next best",
        [
            h.h3(".advice")[called],
            h.p[why],
            len(hint.judgements) > 1
            and button("What is next best?" if hint.told == 0 else "And the best?", sends("next-hint"), kind=".full"),
            button("To the table", sends("close"), kind=".lit.full"),
        ],
    )


def _decision(model: Model, asked: Mapping[str, Any]) -> Node:
    close = model.opened_decision
    return as_it_was(model.session, close) if model.session and close else None


def _scores(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    scores = board_of(session.record.game).scores(seen_by_eyes(session, model.settings))
    return sheet("Scores", scores) if scores else None


def _kind(model: Model, asked: Mapping[str, Any]) -> Node:
    setup, seat = model.setups.get(model.game), asked.get("seat")
    if setup is None or not isinstance(seat, int) or not 0 <= seat < setup.players:
        return None
    chair = setup.chairs[seat]
    bot = chair.kind == "bot"
    return sheet(
        f"Who is {chair.shown_name or unnamed(seat)}?",
        h.ul(".list")[
            choice_row("A person", "Plays on this phone", not bot, sends("kind", seat=seat, kind="person")),
            [
                choice_row(name, "Has played on this phone", False, sends("kind", seat=seat, kind="person", name=name))
                for name in [known for known in model.people if known not in names_at(setup)][:OFFERED]
            ],
            [
                choice_row(
                    f"A computer, {level}",
                    text,
                    bot and chair.level == level,
                    sends("kind", seat=seat, kind="bot", level=level),
                )
                for level, text in _LEVELS.items()
            ],
        ],
    )


def _option(model: Model, asked: Mapping[str, Any]) -> Node:
    setup = model.setups.get(model.game)
    if setup is None:
        return None
    info = tenfold.game_class(model.game)
    option = next((one for one in info.options if one.id == asked.get("id")), None)
    if option is None:
        return None
    return sheet(
        option.title,
        [
            h.p(".muted")[option.help],
            h.ul(".list")[[_choice(info, setup, option, choice) for choice in option.choice_ids(setup.players)]],
        ],
    )


def _choice(info: type[AnyGame], setup: Setup, option: Option, choice: str) -> Node:
    options = with_choice(info.short_name, setup.options, option.id, choice)
    refused = refusal(info.short_name, options, setup.players)
    return choice_row(
        choice_label(option, choice, setup),
        refused or _told_of(info, choice) or ("as usual" if choice == option.default else ""),
        setup.options[option.id] == choice,
        sends("option", id=option.id, choice=choice),
        refused=bool(refused),
    )


def _told_of(info: type[AnyGame], preset: str) -> str:
    """What a preset fills in; nothing for a choice that is none."""
    filled = info.presets.get(preset, {})
    labels = {option.id: (option.title, dict(option.choices)) for option in info.options}
    return ", ".join(f"{labels[key][0].lower()}: {labels[key][1][choice]}" for key, choice in filled.items())


def _match(model: Model, asked: Mapping[str, Any]) -> Node:
    setup = model.setups.get(model.game)
    if setup is None:
        return None
    return sheet(
        "Match",
        [
            h.p(".muted")[
                "Every game gives two points for each player left behind, and one for each in the same place."
            ],
            h.ul(".list")[
                [
                    choice_row(
                        length_label(games),
                        "and as many more as people like" if games == 1 else "the most points win the match",
                        setup.match == games,
                        sends("match", games=games),
                    )
                    for games in LENGTHS
                ]
            ],
        ],
    )


def _match_games(model: Model, asked: Mapping[str, Any]) -> Node:
    """How a match stands, and each of its games."""
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    last = games[0]
    return sheet(
        tournament_line(games) if last.tournament else last.standing or "Match",
        [
            h.p(".muted")[f"{tenfold.game_class(last.game).long_name}: {listed(last.names)}"],
            h.ul(".list")[[_game_of_match(one, model.now) for one in games]],
        ],
    )


def _game_of_match(summary: Summary, now: int) -> Node:
    place = summary.place_in_match or "Game 1"  # where no number was agreed on, the first did not know of a match
    if summary.tournament:
        place = f"Round {summary.tournament_round}"
    return h.li(".row")[
        h.button(".option-row.grow", type="button", data_event=sends("open", id=summary.id))[
            h.span(".grow")[h.b[f"{place}: {outcome(summary)}"], h.br, h.small(".muted")[when(summary, now)]]
        ],
        summary.finished and icon_button("play", f"Replay {place}", sends("replay", id=summary.id)),
    ]


def _forget(model: Model, asked: Mapping[str, Any]) -> Node:
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    title, names = tenfold.game_class(games[0].game).long_name, listed(games[0].names)
    several = len(games) > 1
    return sheet(
        f"Remove this {'tournament' if games[0].tournament else 'match'}?" if several else "Remove this game?",
        [
            h.p[
                f"All {len(games)} games of {title} with {names} are then gone for good."
                if several
                else f"{title} with {names} is then gone for good."
            ],
            h.div(".row.two")[
                button("Keep it", sends("close"), kind=".grow"),
                button("Remove it", sends("forget", match=games[0].family), kind=".ink.grow"),
            ],
            button("Save as a file", sends("take-along", match=games[0].family), kind=".line.full"),
        ],
    )


def _damaged(model: Model, asked: Mapping[str, Any]) -> Node:
    if model.damaged is None:
        return None
    return sheet(
        "This game cannot be read",
        [
            h.p[str(asked.get("why"))],
            h.p["It stays where it is. As a file it can be kept, or looked into."],
            h.div(".row.two")[
                button("Save as a file", sends("save-damaged"), kind=".lit.grow"),
                button("Remove it", sends("forget", id=asked.get("id")), kind=".grow"),
            ],
        ],
    )


def _claim(model: Model, asked: Mapping[str, Any]) -> Node:
    """Who comes forward at an open window; then, for what all may see, the choice itself."""
    session = model.session
    if session is None or not session.reacting:
        return None
    claims = board_of(session.record.game).claims(seen_by_eyes(session, model.settings))
    claim = next((one for one in claims if one.kind == asked.get("kind")), None)
    if claim is None:
        return None
    seat = asked.get("seat")
    if seat in session.people:
        observed = session.record.state.observation(seat)
        choices = [
            choice_row(session.names[one.taker], "", None, sends("claimed", seat=seat, action=one.text))
            for one in observed.legal
            if one.kind == claim.kind and one.taker is not None
        ]
        title = claim.whom.format(name=session.names[int(str(seat))])
        if not choices:
            return sheet(title, h.p["There is nobody to name now."])
        return sheet(title, [h.p(".muted")[claim.tap] if claim.tap else None, h.ul(".list")[choices]])
    kind = "claim" if claim.secret else "sheet"
    who = [
        choice_row(
            session.names[one],
            "shows the hand" if claim.secret else "",
            None,
            sends(kind, name="claim", kind=claim.kind, seat=one),
        )
        for one in session.people
        if (one != session.turn if claim.secret else _has(session, one, claim))
    ]
    return sheet(claim.who, h.ul(".list")[who] if who else h.p["Nobody who holds the phone can do that now."])


def _has(session: Session, seat: int, claim: Claim) -> bool:
    """Whether there is something for a seat to choose, which everybody may know."""
    return any(outlook.kind == claim.kind for outlook in session.record.state.observation(seat).legal)


def _tournament_end(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        "End the tournament?",
        [
            h.p["The names and results of its tables are forgotten. The games themselves stay."],
            h.div(".row")[
                button("Keep it", sends("close"), kind=".grow"),
                button("End it", sends("tournament-end"), kind=".bad.grow"),
            ],
        ],
    )


def _add_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """What comes in, and what that means."""
    wheel = asked.get("wheel")
    if not isinstance(wheel, Wheel):
        return None
    old = model.addons.get(str(asked.get("key")))
    return sheet(
        f"Update {title_of(old)} to {wheel.version}?" if old else f"Add {wheel.distribution} {wheel.version}?",
        [
            old and h.p[f"It takes the place of version {old.version}."],
            h.p[h.b[f"By {wheel.author}. "], wheel.summary],
            h.p[
                "This is somebody else’s program, and Tenfold has not seen it before. It gets a room of its own: "
                "there it reaches no network, no other game and no save but its own. What it draws stays inside its "
                "room; the bar above it is Tenfold’s."
            ],
            h.p(".muted.smaller")[
                "It is tried first. If it does not keep the promises that every game gives, it stays out. What "
                "cannot be prevented: a game that takes all the memory of the phone can close the app. Saves stay."
            ],
            h.a(".btn.line.full", href="docs/room.html")["What the room keeps out, and how that was tried"],
            h.div(".row.two")[
                button("Leave it", sends("close"), kind=".grow"),
                button("Update it" if old else "Add it", sends("add-confirmed"), kind=".lit.grow"),
            ],
        ],
    )


def _adding(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        "Trying the game",
        [
            h.p["A few games are played by chance, in a room of its own. This takes some seconds."],
            button("Stop trying", sends("stop-trial"), kind=".full"),
        ],
    )


def _refused(title: str) -> Callable[[Model, Mapping[str, Any]], Node]:
    """A sheet that tells why a file was not taken."""
    return lambda _model, asked: sheet(
        title,
        [
            h.p[str(asked.get("why"))],
            h.p(".muted.smaller")["Nothing has changed on this phone."],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _bringing(model: Model, asked: Mapping[str, Any]) -> Node:
    bringing = model.bringing
    if bringing is None:
        return None
    far = f"{bringing.looked_at} of {count(len(bringing.keys), 'game')}" if bringing.keys else "no game"
    return sheet(
        "Reading the file",
        [
            h.p(role="status")[f"Every game is played through once more: {far} so far."],
            h.p(".muted.smaller")["Nothing changes on this phone before all is read."],
            button("Stop", sends("stop-bringing"), kind=".full"),
        ],
    )


def _brought(model: Model, asked: Mapping[str, Any]) -> Node:
    """What has come in, and the added games that are asked about one by one."""
    wheels = asked.get("wheels")
    if not isinstance(wheels, tuple):  # the page cannot ask for it
        return None
    return sheet(
        "The file is read",
        [
            trouble(model),
            [h.p[sentence] for sentence in asked.get("told", ())],
            wheels
            and h.div(".list")[
                [
                    option_row(
                        f"Add {wheel.distribution} {wheel.version}",
                        f"by {wheel.author}",
                        sends("add-carried", number=number),
                    )
                    for number, wheel in enumerate(wheels)
                ]
            ],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _addon(model: Model, asked: Mapping[str, Any]) -> Node:
    wheel = model.addons.get(str(asked.get("key")))
    if wheel is None:
        return None
    untold = [model.untold[game] for game in wheel.games if game in model.untold]
    return sheet(
        f"{title_of(wheel)} {wheel.version}",
        [
            h.p[f"By {wheel.author}. ", wheel.summary],
            [h.p[why] for why in untold],
            h.p(".muted.smaller")["Removed, its saved games stay on this phone; they are back when it is added again."],
            h.div(".row.two")[
                button("Keep it", sends("close"), kind=".grow"),
                button("Remove it", sends("remove-game", key=asked.get("key")), kind=".ink.grow"),
            ],
        ],
    )


def _stopped(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        f"{asked.get('game')} has stopped",
        [
            h.p["That was a mistake of this added game. What was played is kept as it last stood."],
            h.p(".muted.smaller")[str(asked.get("why"))],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _silent(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        "The game does not answer",
        [
            h.p[f"{asked.get('game')} has not answered for some seconds. Wait or put it away?"],
            h.p(".muted.smaller")["Put away, it goes on from its last save."],
            h.div(".row.two")[
                button("Wait", sends("close"), kind=".grow"),
                button("Put it away", sends("room-away"), kind=".ink.grow"),
            ],
        ],
    )


_SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "copy": _copy,
    "seal": _seal,
    "bringing": _bringing,
    "brought": _brought,
    "not-brought": _refused("Nothing came in"),
    "give-up": _give_up,
    "share-deal": _share_deal,
    "rules": _rules,
    "word": _word,
    "silent": _silent,
    "log": _log,
    "eyes": _eyes,
    "lessons": _lessons,
    "hint": _hint,
    "decision": _decision,
    "menu": _menu,
    "scores": _scores,
    "kind": _kind,
    "option": _option,
    "match": _match,
    "match-games": _match_games,
    "forget": _forget,
    "damaged": _damaged,
    "claim": _claim,
    "tournament-end": _tournament_end,
    "add-game": _add_game,
    "adding": _adding,
    "not-added": _refused("The game stays out"),
    "addon": _addon,
    "stopped": _stopped,
}
