"""PIG 10 on the table: a big number, its ten-frame, the middle, and three cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table.boards import LIFT, Board, Chapter, Feat, Parts, SeatLine, Seen, Stage, Touch, legal_by_card
from table.drawings.icons import icon
from table.drawings.paper import back, frames
from table.games.pig10 import drawings, text
from table.games.pig10 import rules as rules_text
from table.games.pig10.examples import EXAMPLES
from table.games.pig10.explaining import EXPLAINING
from table.games.pig10.lessons import LESSONS
from table.lessons import Lesson
from table.speech import marked, voiced, written
from table.step import Move
from table.widgets import button, card, lying, sends
from table.words import ahead
from tenfold import Outlook, Person, Witnessed
from tenfold.games.pig10 import Pig10Observation
from tenfold.games.pig10.cards import TEN
from tenfold.games.pig10.events import Pig10Event, Played
from tenfold.messages import Message, Text

_CAUGHT = ("0", "5", "10")
"""The cards that are counted separately when a game is over."""

_WAYS = ("add", "subtract", "same")
"""What a card can do, in the order in which a question names the ways."""

Pig10Seen: TypeAlias = Seen[Pig10Observation, Pig10Event]


class Pig10Board(Board[Pig10Observation, Pig10Event]):
    """The board of PIG 10."""

    tagline = text.tagline
    emblem = drawings.EMBLEM
    parts = drawings.PARTS
    follows = frozenset({"capture", "bust"})
    unlogged = frozenset({"deal", "draw"})
    explaining = EXPLAINING
    words = rules_text.WORDS
    shapes_note = text.shapes
    feats = (
        Feat("tens", text.feat_tens, text.feat_tens_note),
        Feat("gifts", text.feat_gifts, text.feat_gifts_note),
    )
    examples = EXAMPLES

    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""
        return str(text.deal)

    def lessons(self) -> Sequence[Lesson]:
        """Return three lessons: the basic game, the special cards, the end."""
        return LESSONS

    def shapes(self, obs: Pig10Observation, events: Sequence[Pig10Event], seat: int) -> str:
        """Return a square for each middle taken: 🟩 won with a ten, 🟨 given by someone over ten, ⬛ not won."""
        taken = [event for event in events if event["kind"] == "capture" or event["kind"] == "bust"]
        return "".join(
            "⬛" if event["taker"] != seat else "🟩" if event["kind"] == "capture" else "🟨" for event in taken
        )

    def tally(self, obs: Pig10Observation, events: Sequence[Pig10Event], seat: int) -> Mapping[str, tuple[int, int]]:
        """Return the middles taken with a ten, and those given away by going over ten, each with the game's total."""
        tens = [event["seat"] for event in events if event["kind"] == "capture"]
        gifts = [event["seat"] for event in events if event["kind"] == "bust"]
        return {"tens": (tens.count(seat), len(tens)), "gifts": (gifts.count(seat), len(gifts))}

    def score_line(self, score: int) -> str:
        """Return a seat's points in words."""
        return str(text.cards(cards=score))

    def score_picture(self, score: int) -> Node:
        """Draw the cards won as ten-frames."""
        return frames(score)

    def remark(self, seen: Pig10Seen) -> Message | None:
        """Return that a single card decided a game; None otherwise."""
        first, margin = ahead(seen.obs.scores)
        return text.remark_one if len(first) == 1 and margin == 1 else None

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: Pig10Seen) -> Parts:
        """Draw the zones of the table."""
        obs = seen.obs
        takers = (event["taker"] for event in seen.events if event["kind"] == "capture" or event["kind"] == "bust")
        return Parts(
            look=".with-pad" if seen.do_sums else "",
            sub=str(text.in_the_pile(pile=obs.pile) if obs.pile else text.no_pile),
            lit=next(takers, None) if "take" in seen.shown else None,
            seats=[SeatLine(str(text.won(cards=cards))) for cards in obs.scores],
            board=_middle(seen, obs),
            say=_say(seen, obs),
            hand=_hand(seen, obs),
            acts=_acts(seen, obs),
        )

    def stages(
        self,
        witnessed: Sequence[Witnessed[Pig10Event, Pig10Observation]],
        before: Pig10Observation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[Pig10Observation]]:
        """Show the card travelling to the middle. A taken middle pauses, then travels to its taker."""
        stages: list[Stage[Pig10Observation]] = []
        taken = next((event["kind"] for event, _ in witnessed if event["kind"] in ("capture", "bust")), "")
        for event, picture in witnessed:
            match event["kind"]:
                case "play":
                    own = {eyes: f"hand-{event['card']}", folded: "lifted"}
                    start = own.get(event["seat"], f"seat-{event['seat']}")
                    stages += [Stage(LIFT, before, 30)] if folded is not None else []
                    banner: Text = text.pig_10 if taken == "capture" else ""
                    ms = {"capture": 1700, "bust": 1200}.get(taken, 430)
                    pitch = event["value"] if event["value"] <= TEN else None
                    stages.append(Stage("play", picture, ms, (Move(start, "middle-last"),), "card", banner, pitch))
                case "capture" | "bust" as how:
                    sound = "ten" if how == "capture" else "fall"
                    stages.append(Stage("take", picture, 500, (Move("middle", f"seat-{event['taker']}"),), sound))
                case "draw" if "card" in event:
                    stages.append(Stage("draw", picture, 340, (Move("pile", "drawn"),), "card"))
        return stages

    def scores(self, seen: Pig10Seen) -> Node:
        """Draw what everyone caught once the game is over: calls of PIG 10, and the special cards."""
        return _catch(seen, seen.obs) if seen.obs.is_terminal else None

    # Touching.

    def touch(self, seen: Pig10Seen, place: int, *, second_tap: bool) -> Touch:
        """Select a card at the first tap; play it at the second if there is nothing to choose.

        The last card in hand needs one tap, as there is no other to choose.
        """
        obs = seen.obs
        if not seen.own_turn:
            if obs.is_terminal:
                return Touch(say=str(text.over))
            return Touch(say=seen.plain(text.not_your_turn(who=Person(obs.current_player))))
        if not 0 <= place < len(obs.hand):
            return Touch(seen.picked)
        chosen = obs.hand[place]
        plays = legal_by_card(obs).get(chosen, [])
        if not plays:
            return Touch(seen.picked, say=_why_not(obs, chosen))
        if seen.picked != (place,):
            return Touch(play=plays[0].text) if _is_forced(seen, plays) else Touch((place,))
        return Touch() if seen.do_sums or not second_tap else _play_or_ask(seen, plays)

    def next_touches(self, seen: Pig10Seen, act: str, offered: Sequence[int]) -> Sequence[int]:
        """Return the place of the card, or nothing if an equal card is already selected and a button plays it."""
        place = seen.obs.hand.index(next(outlook.card or "" for outlook in seen.obs.legal if outlook.text == act))
        same = seen.picked and seen.obs.hand[seen.picked[0]] == seen.obs.hand[place]
        return () if same else [place]

    def say_sum(self, seen: Pig10Seen, value: int) -> Touch:
        """Play the selected card if the sum is right; otherwise ask again."""
        obs = seen.obs
        if not seen.own_turn or not seen.picked:
            return Touch(say=str(text.card_first))
        chosen = obs.hand[seen.picked[0]]
        for outlook in legal_by_card(obs)[chosen]:
            if outlook.value == value:
                return Touch(play=outlook.text)
        if value > TEN and (why := _why_not(obs, chosen)):
            return Touch(seen.picked, say=why)
        wrong = text.wrong_sum(before=obs.value, card=int(chosen), value=value)
        return Touch(seen.picked, say=str(wrong))

    def lies(self, obs: Pig10Observation, names: Sequence[str]) -> Node:
        """Draw the middle and its value."""
        cards = [card(drawings.face(kind), drawings.name(kind), kind=".k-pig") for kind in obs.middle]
        return lying(str(text.lies_in_the_middle), cards or h.span(".slot"), marked(text.worth(value=obs.value)))

    # Telling.

    def card_sign(self, card: str) -> Node:
        """Return a card as a sentence shows it: its number."""
        return card

    def card_name(self, card: str) -> str:
        """Return a card as a screen reader says it: its number."""
        return card


BOARD = Pig10Board()


def _is_forced(seen: Pig10Seen, plays: Sequence[Outlook]) -> bool:
    """True if the last card in hand can be played in one way. One that needs its sum or explains itself is selected."""
    if seen.do_sums or seen.taught or len(seen.obs.hand) != 1:
        return False
    return len(plays) == 1 and not _why_not(seen.obs, seen.obs.hand[0])


def _play_or_ask(seen: Pig10Seen, plays: Sequence[Outlook]) -> Touch:
    """Play the selected card at a second tap, or ask for a button if there are several ways."""
    if len(plays) == 1:
        return Touch(play=plays[0].text)
    return Touch(seen.picked, say=str(text.several_ways))


def _played(seen: Pig10Seen) -> Played | None:
    return next((event for event in seen.events if event["kind"] == "play"), None)


def _drawn(seen: Pig10Seen) -> str | None:
    """Return the card being drawn, or None if the viewer can't see it."""
    drawn = (event.get("card") for event in seen.events if event["kind"] == "draw")
    return next(drawn, None) if "draw" in seen.shown else None


def _middle(seen: Pig10Seen, obs: Pig10Observation) -> Renderable:
    middle, value = obs.middle, obs.value
    shown = middle[-7:]
    state = ""
    if value >= TEN:
        state = ".made-ten" if value == TEN else ".too-much"
    return h.section(".board.middle", aria_label=str(text.middle))[
        h.div(f".worth{'' if middle else '.emptied'}")[
            h.p(f".val{state}", aria_hidden="true", data_lands=True)[str(value)],
            _frame(seen, obs, value, state),
            h.div(".lying")[
                h.div(
                    ".mid",
                    data_place="middle",
                    role="group",
                    aria_label=str(
                        text.middle_holds(values=tuple(map(int, middle))) if middle else text.middle_holds_nothing
                    ),
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
                    or h.span(".slot", aria_hidden="true")
                ],
                obs.pile > 0
                and h.span(".pile", aria_hidden="true", data_place="pile")[card(back(), "", look=".is-back")],
            ],
            h.p(f".muted.smaller.note{state}", data_lands=True)[_note(seen, obs)],
        ]
    ]


def _note(seen: Pig10Seen, obs: Pig10Observation) -> str:
    """Return a line with the cards in the middle and the player of the last one, or how far over ten they are."""
    if obs.value > TEN:
        return str(text.over_by(surplus=obs.value - TEN))
    if not obs.middle:
        return str(text.middle_empty)
    if obs.last_player is None:
        return str(text.cards(cards=len(obs.middle)))
    return seen.plain(text.middle_note(cards=len(obs.middle), who=Person(obs.last_player)))


def _frame(seen: Pig10Seen, obs: Pig10Observation, value: int, state: str) -> Renderable:
    """Draw the middle's value as a ten-frame, and outline the values that the selected card would make.

    Once the frame is full, what is over ten lies on it.
    """
    aims = {outlook.value for outlook in _selected(seen, obs)} if not seen.do_sums else set()
    corners = [(1 + i % 5 * 46, 1 + i // 5 * 46) for i in range(10)]
    wells = "".join(f'<path class="off" d="M{x} {y}h42v42h-42z"/>' for x, y in corners)
    cells = "".join(
        f'<g class="cell{" on" if i < value else ""}"><path class="whole" d="M{x} {y}h42v42h-42z"/>'
        f'<path class="fold" d="M{x} {y + 42}l42 -42v42z"/></g>'
        for i, (x, y) in enumerate(corners)
    )
    over = "".join(f'<path class="over" d="M{x + 9} {y + 9}h24v24h-24z"/>' for x, y in corners[: max(0, value - TEN)])
    goals = "".join(
        '<path class="pre" d="M{} {}h42v42h-42z"/>'.format(*corners[aim - 1])
        for aim in sorted(a for a in aims if a is not None and 0 < a <= TEN)
    )
    if value == TEN:
        label = text.frame_ten(value=value)
    elif value > TEN:
        label = text.frame_over(value=value, missing=value - TEN)
    else:
        label = text.frame_under(value=value, missing=TEN - value)
    return h.svg(
        f".ten-frame{state}",
        viewBox="0 0 228 92",
        role="img",
        aria_label=str(label),
        data_place="frame",
        data_stays=True,
    )[Markup(wells + cells + over + goals)]


def _selected(seen: Pig10Seen, obs: Pig10Observation) -> list[Outlook]:
    if not seen.own_turn or not seen.picked:
        return []
    return legal_by_card(obs).get(obs.hand[seen.picked[0]], [])


def _catch(seen: Pig10Seen, obs: Pig10Observation) -> Renderable:
    return h.section(".slip.stack.catch", aria_labelledby="catch")[
        h.h2("#catch.title")[str(text.caught)],
        h.table[
            h.thead[
                h.tr[
                    h.td,
                    h.th(scope="col")[str(text.pig_10).replace(" ", "\N{NO-BREAK SPACE}")],
                    [
                        h.th(scope="col")[card(drawings.face(kind), drawings.name(kind), kind=".k-pig")]
                        for kind in _CAUGHT
                    ],
                ]
            ],
            h.tbody[
                [
                    h.tr[h.th(scope="row")[name], h.td[str(calls)], [h.td[str(won.count(kind))] for kind in _CAUGHT]]
                    for name, calls, won in zip(seen.names, obs.calls, obs.won_cards, strict=True)
                ]
            ],
        ],
        obs.middle and h.p(".smaller.muted")[str(text.left_in_the_middle(cards=len(obs.middle)))],
    ]


# The hand.


def _hand(seen: Pig10Seen, obs: Pig10Observation) -> Node:
    if obs.player is None:
        return h.div(".fan.few") if seen.folded is None else _folded(seen, obs, seen.folded)
    plays = legal_by_card(obs)
    drawn = _drawn(seen)
    new = None if drawn is None else obs.hand.index(drawn)
    with_sums = seen.sums and not seen.do_sums
    return h.ol(".fan.few", aria_label=seen.plain(text.hand(who=Person(obs.player))), data_walk=True)[
        [
            h.li(".card-and-sum")[
                card(
                    drawings.face(kind),
                    _card_label(kind, plays.get(kind, []) if with_sums else []),
                    kind=".k-pig",
                    look=_look(seen, i, playable=kind in plays),
                    event=sends("touch", place=i),
                    pressed=seen.own_turn and seen.picked == (i,),
                    refused=kind not in plays,
                    place="drawn" if i == new else f"hand-{kind}" if seen.picked == (i,) else None,
                    ident=f"card-{i}",
                ),
                _sums(plays.get(kind, ())) if with_sums else None,
            ]
            for i, kind in enumerate(obs.hand)
        ]
    ]


def _look(seen: Pig10Seen, i: int, *, playable: bool) -> str:
    if not seen.own_turn:
        return ".wait"
    if not playable:
        return ".no"
    return ".can.selected" if seen.picked == (i,) else ".can"


def _folded(seen: Pig10Seen, obs: Pig10Observation, seat: int) -> Renderable:
    """Draw the hand face down; in the first stage, the card being played lies face up in it."""
    play = _played(seen)
    open_card = play["card"] if play is not None and seen.lifting else None
    backs = obs.hand_sizes[seat] - (open_card is not None)
    return h.ol(
        ".fan.few.folded",
        aria_label=seen.plain(text.hand_folded(who=Person(seat), cards=obs.hand_sizes[seat])),
    )[
        open_card
        and h.li(".card-and-sum")[
            card(
                drawings.face(open_card),
                drawings.name(open_card),
                kind=".k-pig",
                place="lifted",
            )
        ],
        [h.li(".card-and-sum")[card(back(), str(text.called_face_down), look=".is-back")] for _ in range(backs)],
    ]


def _card_label(kind: str, plays: Sequence[Outlook]) -> str:
    name = drawings.name(kind)
    return str(text.makes(name=name, values=tuple([play.value or 0 for play in plays]))) if plays else name


def _sums(plays: Sequence[Outlook]) -> Node:
    """Draw the values that a card would make, best first: ten, then those below ten, then those over ten."""
    if not plays:
        return None
    best, *others = (play.value or 0 for play in sorted(plays, key=_appeal))
    if best == TEN and not others:
        return h.p(".sum.takes-it")[marked(text.takes_it)]
    kind = ".takes" if best == TEN else ".over-ten" if best > TEN else ""
    return h.p(".sum")[h.b(kind)[str(best)], [[" ", str(text.sum_or(value=value))] for value in others]]


def _appeal(play: Outlook) -> tuple[bool, bool, int]:
    value = play.value or 0
    return value != TEN, value > TEN, -value


# The line above the hand, and the buttons.


def _say(seen: Pig10Seen, obs: Pig10Observation) -> Node:
    if seen.lifting:
        return None
    if seen.events:
        return [h.span[sentence] for sentence in _sentences(seen, seen.events)]
    if obs.is_terminal:
        return None
    who = Person(obs.current_player)
    if not seen.own_turn:
        return h.span[seen.says(text.thinks(who=who))]
    if seen.picked:
        return h.span[_question(seen, obs, who)]
    question = text.play_it if len(obs.hand) == 1 else text.which_card
    return [_lately(seen), h.span[seen.says(question(who=who))]]


_TWO_LINES = 72
"""The most characters for the others' moves: they must fit in two lines on a small phone."""


def _lately(seen: Pig10Seen) -> Node:
    """Draw what the others did since your move as a small text. If it's too long, the oldest sentences leave."""
    lines = _sentences(seen, seen.recent)
    while len(lines) > 1 and len(voiced(lines)) > _TWO_LINES:
        lines = lines[1:]
    return h.small[[[". ", line] if i else line for i, line in enumerate(lines)]] if lines else None


def _sentences(seen: Pig10Seen, events: Sequence[Pig10Event]) -> list[Node]:
    lines = (written(event, seen.game, BOARD, seen.names) for event in events)
    return [line for line in lines if line is not None]


def _question(seen: Pig10Seen, obs: Pig10Observation, who: Person) -> Node:
    """Return the question about the selected card."""
    plays, chosen = _selected(seen, obs), obs.hand[seen.picked[0]]
    if seen.do_sums and len(plays) > 1:
        return seen.says(text.which_sum(who=who, card=int(chosen), ways=_ways(plays)))
    if seen.do_sums:
        return seen.says(text.how_much_is_it(who=who, value=obs.value, card=int(chosen)))
    if why := _why_not(obs, chosen):
        return why
    if len(plays) > 1:
        return seen.says(text.which_way(who=who, card=int(chosen), ways=_ways(plays)))
    return seen.says(text.play_it(who=who))


def _why_not(obs: Pig10Observation, chosen: str) -> str:
    """Return why one of a card's ways to be played is refused now; empty if none is."""
    return next((str(refusal.why) for refusal in obs.refused if refusal.text.split()[0] == chosen), "")


def _ways(plays: Sequence[Outlook]) -> str:
    """Return what one card can do, under its name in the catalogue, such as `add-same`."""
    kinds = {play.kind for play in plays}
    return "-".join(kind for kind in _WAYS if kind in kinds)


def _acts(seen: Pig10Seen, obs: Pig10Observation) -> Node:
    if not seen.own_turn:
        return None
    if seen.do_sums:
        return _pad(seen)
    if not seen.picked and seen.taught:
        return None
    if not seen.picked:
        label = str(text.sums_hide if seen.sums else text.sums_show)
        return button(h.fragment[icon("eye"), label], sends("sums"), kind=".line.quiet")
    plays = _selected(seen, obs)
    return [
        button(
            _sum_text(play, obs.value),
            sends("play", action=play.text),
            small=_comes_of(seen, obs, play),
            kind=".lit" + (".take" if play.value == TEN else ""),
        )
        for play in plays
    ]


def _pad(seen: Pig10Seen) -> Renderable:
    """Draw a button for every possible sum, if you do the sums yourself; disabled until you select a card."""
    waits = None if seen.picked else "true"
    return h.div(".pad", role="group", aria_label=str(text.sum_of_the_middle))[
        [
            h.button(
                ".btn",
                type="button",
                aria_label=str(text.sum_makes(value=value)),
                aria_disabled=waits,
                data_event=sends("say-sum", value=value),
            )[str(value)]
            for value in range(2 * TEN)
        ]
    ]


def _sum_text(play: Outlook, before: int) -> str:
    card, value = int(play.card or 0), play.value or 0
    if play.kind == "subtract":
        return str(text.play_subtract(before=before, value=value))
    if play.kind == "same":
        return str(text.play_same(value=value))
    if play.kind == "frog":
        return str(text.play_frog)
    return str(text.play_add(before=before, card=card, value=value) if before else text.play(card=card))


def _comes_of(seen: Pig10Seen, obs: Pig10Observation, play: Outlook) -> str:
    if play.taker is None:
        return str(text.comes_of_nothing if obs.middle else text.comes_of_first)
    if play.value == TEN:
        return str(text.comes_of_ten(cards=play.cards))
    return seen.plain(text.comes_of_too_much(taker=Person(play.taker), cards=play.cards))
