"""PIG 10 on the table: a big number, its ten-frame, the middle, and three cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table.boards import LIFT, Board, Chapter, Parts, SeatLine, Seen, Stage, Touch, legal_by_card
from table.drawings import pig10 as drawings
from table.drawings.icons import icon
from table.drawings.paper import back, frames
from table.rules import pig10 as rules_text
from table.step import Move
from table.widgets import button, card, sends
from table.words import count
from tenfold import Outlook
from tenfold.games.pig10 import Pig10Observation

TEN = 10


class Pig10Board(Board):
    """The board of PIG 10."""

    tagline = "Add up to ten and take the middle"
    emblem = drawings.EMBLEM
    parts = drawings.PARTS
    follows = frozenset({"capture", "bust"})

    def deal_label(self) -> str:
        """What the button says that starts a game."""
        return "Deal 3 cards each"

    def score_line(self, score: int) -> str:
        """A seat's points in words."""
        return count(score, "card")

    def score_picture(self, score: int) -> Node:
        """The cards won, as ten-frames."""
        return frames(score)

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules, with the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: Seen) -> Parts:
        """The zones of the table."""
        obs = cast("Pig10Observation", seen.obs)
        middle, value, won = _picture(seen, obs)
        return Parts(
            sub=f"{obs.pile} in the pile" if obs.pile else "the pile is used up",
            seats=[SeatLine(f"{cards} won") for cards in won],
            board=_middle(seen, obs, middle, value),
            say=_say(seen, obs),
            hand=_hand(seen, obs),
            acts=_acts(seen, obs),
        )

    def stages(self, events: Sequence[Mapping[str, Any]], *, eyes: int | None, folded: int | None) -> tuple[Stage, ...]:
        """The card travels to the middle; a taken middle stands for a while and then travels to its taker."""
        play, taken = _of(events, "play"), _taken(events)
        if play is None:
            return ()
        start = f"hand-{play['card']}" if play["seat"] in (eyes, folded) else f"seat-{play['seat']}"
        played = Stage("play", 900, (Move(start, "middle-last"),), "card")
        found = [played] if folded is None else [LIFT, played]
        if taken is not None:
            found[-1] = played._replace(ms=1300, banner="PIG 10!" if taken["kind"] == "capture" else "")
            found.append(Stage("take", 800, (Move("middle", f"seat-{taken['taker']}"),), "take"))
        if _drawn(events) is not None:
            found.append(Stage("draw", 450, (Move("pile", "drawn"),), "card"))
        return tuple(found)

    # Touching.

    def touch(self, seen: Seen, place: int, *, second_tap: bool) -> Touch:
        """A first tap selects a card; a second one plays it where there is nothing to choose."""
        obs = cast("Pig10Observation", seen.obs)
        if not seen.own_turn:
            who = seen.names[obs.current_player] if obs.current_player >= 0 else ""
            return Touch(say=f"The cards stay in hand. It is {who}’s turn." if who else "The game is over.")
        if not 0 <= place < len(obs.hand):
            return Touch(seen.picked)
        if seen.picked != (place,):
            return Touch((place,))
        plays = legal_by_card(obs)[obs.hand[place]]
        if not second_tap or seen.do_sums:
            return Touch()
        if len(plays) == 1:
            return Touch(play=plays[0].text)
        return Touch(seen.picked, say=f"{_several(plays).capitalize()}. The buttons below say which.")

    def say_sum(self, seen: Seen, value: int) -> Touch:
        """Play the selected card where the sum is right; ask again where it is not."""
        obs = cast("Pig10Observation", seen.obs)
        if not seen.own_turn or not seen.picked:
            return Touch(say="Choose a card first.")
        chosen = obs.hand[seen.picked[0]]
        for outlook in legal_by_card(obs)[chosen]:
            if outlook.value == value:
                return Touch(play=outlook.text)
        return Touch(seen.picked, say=f"{obs.value} and a {chosen} do not make {value}. Count once more.")

    # Telling.

    def tell(self, event: Mapping[str, Any], names: Sequence[str]) -> Sequence[Node]:
        """An event as sentences."""
        match event["kind"]:
            case "play":
                return (_played(event, names),)
            case "capture" | "bust":
                return (_takes(event, names),)
            case "leftovers":
                return (h.fragment["The middle goes to ", h.b[names[event["taker"]]], ", who took last."],)
            case "begin":
                return (h.fragment[h.b[names[event["seat"]]], " begins."],)
            case "over" if event["left"]:
                return (f"{count(event['left'], 'card')} left in the middle {_belong(event['left'])} to nobody.",)
        return ()


BOARD = Pig10Board()


def _belong(number: int) -> str:
    return "belongs" if number == 1 else "belong"


def _of(events: Sequence[Mapping[str, Any]], *kinds: str) -> Mapping[str, Any] | None:
    return next((event for event in events if event["kind"] in kinds), None)


def _taken(events: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    return _of(events, "capture", "bust")


def _drawn(events: Sequence[Mapping[str, Any]]) -> str | None:
    """The card that was drawn, where the eyes saw it."""
    draw = _of(events, "draw")
    return None if draw is None else draw.get("card")


def _picture(seen: Seen, obs: Pig10Observation) -> tuple[Sequence[str], int, list[int]]:
    """The middle, its value and the cards won, as they stand at this stage of what is being shown."""
    won = [len(cards) for cards in obs.won_cards]
    play, taken = _of(seen.events, "play"), _taken(seen.events)
    if play is None or taken is None or seen.lifting or "take" in seen.shown:
        return obs.middle, obs.value, won
    won[taken["taker"]] -= len(taken["cards"])
    return taken["cards"], play["value"], won


def _middle(seen: Seen, obs: Pig10Observation, middle: Sequence[str], value: int) -> Renderable:
    shown = middle[-7:]
    last = _last_from(seen, obs)
    note = f"{count(len(middle), 'card')}{last}" if middle else "The middle is empty"
    state = ".ten" if value == TEN else ".over" if value > TEN else ""
    return h.section(".board.pigb", aria_label="The middle")[
        h.div(f".pv{state}")[
            h.p(".val", aria_hidden="true")[str(value)],
            _frame(seen, obs, value),
            h.div(
                ".mid",
                data_place="middle",
                role="group",
                aria_label=f"In the middle: {', '.join(middle) or 'nothing'}",
            )[
                [
                    card(
                        drawings.face(kind),
                        drawings.name(kind),
                        kind=".k-pig",
                        place="middle-last" if i == len(shown) - 1 else None,
                    )
                    for i, kind in enumerate(shown)
                ]
                or h.span(".slot", aria_hidden="true"),
                h.span(".mut.sm.midn")[note],
                obs.pile > 0
                and h.span(".pile", aria_hidden="true", data_place="pile", data_stays=True)[
                    card(back(), "", look=".is-back")
                ],
            ],
        ]
    ]


def _last_from(seen: Seen, obs: Pig10Observation) -> str:
    """Who laid the last card of the middle, as the end of a phrase."""
    play = None if seen.lifting else _of(seen.events, "play")
    seat = play["seat"] if play else obs.last_player
    return "" if seat is None else f", last from {seen.names[seat]}"


def _frame(seen: Seen, obs: Pig10Observation, value: int) -> Renderable:
    """The ten-frame of the middle's value, with what the selected card would make of it outlined."""
    aims = {outlook.value for outlook in _selected(seen, obs)} if not seen.do_sums else set()
    corners = [(1 + i % 5 * 46, 1 + i // 5 * 46) for i in range(10)]
    wells = "".join(f'<path class="off" d="M{x} {y}h42v42h-42z"/>' for x, y in corners)
    cells = "".join(
        f'<g class="cell{" on" if i < value else ""}"><path d="M{x} {y}h42v42h-42z"/>'
        f'<path class="fo" d="M{x} {y + 42}l42 -42v42z"/></g>'
        for i, (x, y) in enumerate(corners)
    )
    goals = "".join(
        '<path class="pre" d="M{} {}h42v42h-42z"/>'.format(*corners[aim - 1])
        for aim in sorted(a for a in aims if a is not None and 0 < a <= TEN)
    )
    told = f"The middle is worth {value}. " + (
        "PIG 10." if value == TEN else f"{value - TEN} too many." if value > TEN else f"{TEN - value} to go."
    )
    return h.svg(".tf", viewBox="0 0 228 92", role="img", aria_label=told)[Markup(wells + cells + goals)]


def _selected(seen: Seen, obs: Pig10Observation) -> list[Outlook]:
    if not seen.own_turn or not seen.picked:
        return []
    return legal_by_card(obs).get(obs.hand[seen.picked[0]], [])


# The hand.


def _hand(seen: Seen, obs: Pig10Observation) -> Node:
    if obs.player is None:
        return None if seen.folded is None else _folded(seen, obs, seen.folded)
    plays = legal_by_card(obs)
    drawn = _drawn(seen.events)
    hand = list(obs.hand)
    if drawn is not None and "draw" not in seen.shown:
        hand.remove(drawn)
    new = hand.index(drawn) if drawn is not None and "draw" in seen.shown else None
    return h.ol(".fan.few", aria_label=f"Hand of {seen.names[obs.player]}", data_walk=True)[
        [
            h.li(".psl")[
                card(
                    drawings.face(kind),
                    _card_label(kind, plays.get(kind, []) if seen.sums else []),
                    kind=".k-pig",
                    look=_look(seen, i),
                    event=sends("touch", place=i),
                    pressed=seen.own_turn and seen.picked == (i,),
                    refused=not seen.own_turn,
                    place="drawn" if i == new else f"hand-{kind}" if seen.picked == (i,) else None,
                    ident=f"card-{i}",
                ),
                seen.sums and not seen.do_sums and h.p(".sum")[_sums(plays.get(kind, ()))],
            ]
            for i, kind in enumerate(hand)
        ]
    ]


def _look(seen: Seen, i: int) -> str:
    if not seen.own_turn:
        return ".wait"
    return ".can.sel" if seen.picked == (i,) else ".can"


def _folded(seen: Seen, obs: Pig10Observation, seat: int) -> Renderable:
    """The hand face down; in the first stage the card that is being played lies open in it."""
    play = _of(seen.events, "play")
    open_card = play["card"] if play is not None and seen.lifting else None
    backs = obs.hand_sizes[seat] - (open_card is not None)
    return h.ol(
        ".fan.few.folded",
        aria_label=f"Hand of {seen.names[seat]}, folded: {count(obs.hand_sizes[seat], 'card')}",
    )[
        open_card
        and h.li(".psl")[
            card(
                drawings.face(open_card),
                drawings.name(open_card),
                kind=".k-pig",
                place=f"hand-{open_card}",
            )
        ],
        [h.li(".psl")[card(back(), "face-down card", look=".is-back")] for _ in range(backs)],
    ]


def _card_label(kind: str, plays: Sequence[Outlook]) -> str:
    makes = " or ".join(str(play.value) for play in plays)
    return f"{drawings.name(kind)}, makes {makes}" if makes else drawings.name(kind)


def _sums(plays: Sequence[Outlook]) -> Node:
    """What a card would make, the best first: ten, then what stays, then what is too much."""
    if not plays:
        return "\N{NO-BREAK SPACE}"  # the line keeps its place while others play
    best, *others = (play.value or 0 for play in sorted(plays, key=_appeal))
    if best == TEN and not others:
        return h.fragment[h.b(".takes")["10"], " takes it"]
    kind = ".takes" if best == TEN else ".too-much" if best > TEN else ""
    return h.fragment[h.b(kind)[str(best)], [f" or {value}" for value in others]]


def _appeal(play: Outlook) -> tuple[bool, bool, int]:
    value = play.value or 0
    return value != TEN, value > TEN, -value


# What is said, and what can be done.


def _say(seen: Seen, obs: Pig10Observation) -> Node:
    if seen.lifting:
        return None
    if seen.events:
        return [h.span[sentence] for event in seen.events for sentence in BOARD.tell(event, seen.names)]
    if obs.is_terminal:
        return None
    who = h.b[seen.names[obs.current_player]]
    if not seen.own_turn:
        return h.span[who, " is thinking"]
    return _question(seen, obs, who) if seen.picked else [_lately(seen), h.span[who, ", which card?"]]


def _lately(seen: Seen) -> Node:
    """The last move of the others, with what came of it, in one small line."""
    last = max((i for i, event in enumerate(seen.recent) if event["kind"] == "play"), default=0)
    told = [sentence for event in seen.recent[last:] for sentence in BOARD.tell(event, seen.names)]
    return h.small[[[". ", sentence] if i else sentence for i, sentence in enumerate(told)]] if told else None


def _question(seen: Seen, obs: Pig10Observation, who: Node) -> Node:
    """What there is to decide about the selected card."""
    chosen = obs.hand[seen.picked[0]]
    if seen.do_sums:
        ways = _several(_selected(seen, obs)) if len(_selected(seen, obs)) > 1 else f"{obs.value} and a {chosen}"
        return h.span[who, f", {ways}: how much is it?"]
    refused = next((refusal.why for refusal in obs.refused if refusal.text.split()[0] == chosen), None)
    if refused:
        return h.span[refused]
    plays = _selected(seen, obs)
    return h.span[who, ", ", _several(plays)] if len(plays) > 1 else h.span[who, ", play it?"]


def _several(plays: Sequence[Outlook]) -> str:
    kinds = {play.kind for play in plays}
    chosen = plays[0].card
    if kinds == {"add", "subtract"}:
        return "a 5 adds or takes away"
    if kinds == {"add", "same"}:
        return f"a {chosen} adds, or makes it {chosen}"
    return "a 5 adds, takes away, or makes it 5"


def _acts(seen: Seen, obs: Pig10Observation) -> Node:
    if not seen.own_turn:
        return None
    if not seen.picked:
        if seen.do_sums:
            return None
        label = "Hide the sums" if seen.sums else "Show the sums"
        return button(h.fragment[icon("eye"), label], sends("sums"), kind=".line.quiet")
    if seen.do_sums:
        return h.div(".pad", role="group", aria_label="The new value of the middle")[
            [
                h.button(".btn", type="button", data_event=sends("say-sum", value=value))[str(value)]
                for value in range(20)
            ]
        ]
    plays = _selected(seen, obs)
    return [
        button(
            _sum_text(play, obs.value),
            sends("play", action=play.text),
            small=_comes_of(play, seen.names),
            kind=".lit" + (".take" if play.value == TEN else ""),
        )
        for play in plays
    ]


def _sum_text(play: Outlook, before: int) -> str:
    if play.kind == "subtract":
        return f"{before} − 5 = {play.value}"
    if play.kind == "same":
        return f"Make it {play.value}"
    if play.kind == "frog":
        return "Back to 0"
    return f"{before} + {play.card} = {play.value}" if before else f"Play {play.card}"


def _comes_of(play: Outlook, names: Sequence[str]) -> str:
    if play.taker is None:
        return "the cards stay"
    if play.value == TEN:
        return f"PIG 10! {names[play.taker]} takes {play.cards}"
    return f"{names[play.taker]} takes {play.cards}"


def _played(event: Mapping[str, Any], names: Sequence[str]) -> Node:
    who, played, value = h.b[names[event["seat"]]], event["card"], event["value"]
    if event["how"] == "frog":
        return h.fragment[who, " plays a frog: ", h.b["0"]]
    if event["how"] == "same":
        return h.fragment[who, f" {played}, makes it ", h.b[str(value)]]
    if event["how"] == "subtract":
        return h.fragment[who, " 5, taken away → ", h.b[str(value)]]
    if not event["before"]:
        return h.fragment[who, " plays ", h.b[played]]
    late = ", too\N{NO-BREAK SPACE}many" if value > TEN else ""
    return h.fragment[who, f" {played} → ", h.b[str(value)], late]


def _takes(event: Mapping[str, Any], names: Sequence[str]) -> Node:
    cards = h.b[count(len(event["cards"]), "card")]
    if event["kind"] == "capture":
        return h.fragment["PIG 10! ", names[event["taker"]], " takes ", cards]
    return h.fragment[names[event["taker"]], " takes ", cards]
