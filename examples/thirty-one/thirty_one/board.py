"""Thirty-One on the table: stock and discards in the middle, the hand below, all hands once shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import htpy as h
from htpy import Node
from table.boards import LIFT, SCORES, Board, Chapter, Parts, SeatLine, Seen, Stage, Touch
from table.drawings import french
from table.drawings.paper import back
from table.lessons import Lesson
from table.speech import written
from table.step import Move
from table.widgets import button, card, hand, sends
from table.words import count
from tenfold import Witnessed

from thirty_one.cards import LIVES, in_words
from thirty_one.events import Showed, ThirtyOneEvent
from thirty_one.lessons import LESSONS
from thirty_one.observation import ThirtyOneObservation
from thirty_one.words import lives_in_words

ThirtyOneSeen: TypeAlias = Seen[ThirtyOneObservation, ThirtyOneEvent]

# places that can be touched, beside the cards of the hand, which are 0 … 3
STOCK, DISCARDS = 10, 11


class ThirtyOneBoard(Board[ThirtyOneObservation, ThirtyOneEvent]):
    """The board of Thirty-One."""

    tagline = "Three cards, one suit, three lives"
    emblem = (
        '<path class="b" d="M5 12l16 -5 9 29 -16 5z"/><path class="a" d="M16 6h16v34h-16z"/>'
        '<path class="w" d="M31 8l13 6 -12 27 -13 -6z"/>'
    )
    parts = french.PARTS
    follows = frozenset({"shuffle", "show", "out"})
    unlogged = frozenset({"deal", "turn", "over"})

    def deal_label(self) -> str:
        """Return the text of the button that starts a game."""
        return "Deal 3 cards each"

    def lessons(self) -> Sequence[Lesson]:
        """Return the only lesson: a round."""
        return LESSONS

    def score_line(self, score: int) -> str:
        """Return lives in words, or points. A score beyond the three lives can only be points, in halves."""
        return lives_in_words(score) if score <= LIVES else f"{in_words(score)} points"

    def draw(self, seen: ThirtyOneSeen) -> Parts:
        """Draw the zones of the table."""
        obs = seen.obs
        return Parts(
            sub=_sub(obs),
            seats=[_seat(obs, seat) for seat in range(obs.players)],
            board=self.scores(seen) if obs.is_terminal else _piles(seen, obs),
            say=_say(seen, obs),
            hand=None if obs.is_terminal else _hand(seen, obs),
            acts=_acts(seen, obs),
        )

    def stages(
        self,
        witnessed: Sequence[Witnessed[ThirtyOneEvent, ThirtyOneObservation]],
        before: ThirtyOneObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[ThirtyOneObservation]]:
        """Show cards travelling to and from the piles. Shown hands stay until someone taps."""
        found: list[Stage[ThirtyOneObservation]] = []
        for number, (event, picture) in enumerate(witnessed):
            seat = f"seat-{event['seat']}"
            match event["kind"]:
                case "draw":
                    drawn = f"hand-{event['card']}" if event["seat"] == eyes and "card" in event else seat
                    found.append(Stage("draw", picture, 600, (Move("stock", drawn),), "card"))
                case "take":
                    drawn = f"hand-{event['card']}" if event["seat"] == eyes else seat
                    found.append(Stage("take", picture, 700, (Move("discards", drawn),), "take"))
                case "discard":
                    start = f"hand-{event['card']}" if event["seat"] in (eyes, folded) else seat
                    found.append(Stage("discard", picture, 800, (Move(start, "discards"),), "card"))
                case "knock":
                    found.append(Stage("knock", picture, 1200, (), "slam"))
                case "shuffle":
                    found.append(Stage("shuffle", picture, 800, (Move("discards", "stock"),), "turn"))
                case "show" if all(later["kind"] not in ("show", "turn") for later, _ in witnessed[number + 1 :][:2]):
                    found.append(Stage(SCORES, picture, None))
                case "turn" if found:
                    found.append(Stage("deal", picture, 500, (), "card"))
        return [Stage(LIFT, before, 30), *found] if found and folded is not None else found

    def scores(self, seen: ThirtyOneSeen) -> Node:
        """Draw all hands, once a round is over."""
        obs = seen.obs
        if not obs.counts:
            return None
        shows = [event for event in seen.events if event["kind"] == "show" and event["round"] == obs.round]
        lost = {event["seat"]: event["lost"] for event in shows}
        return _hands(seen, obs, lost)

    def next_label(self, seen: ThirtyOneSeen) -> str:
        """Return the text of the button under the shown hands."""
        return "See the result" if seen.obs.is_terminal else "Deal the next round"

    def touch(self, seen: ThirtyOneSeen, place: int, *, second_tap: bool) -> Touch:
        """Select a card or a pile at the first tap. Discard or draw at the second."""
        obs = seen.obs
        if not seen.own_turn:
            turn = "The game is over." if obs.is_terminal else f"It is {seen.names[obs.current_player]}’s turn."
            return Touch(say=turn)
        action = _action(obs, place)
        if action is None:
            return Touch(seen.picked)
        why = next((refusal.why for refusal in obs.refused if refusal.text == action), None)
        if why is not None:
            return Touch(say=str(why))
        if seen.picked != (place,):
            return Touch((place,))
        return Touch(play=action) if second_tap else Touch()

    def card_sign(self, card: str) -> Node:
        """Draw a card in a sentence."""
        return french.sign(card)

    def card_name(self, card: str) -> str:
        """Return the name of a card for screen readers."""
        return french.name(card)

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules, with the options of this table."""
        return (
            Chapter("minute", "In a minute", _minute(settings)),
            Chapter("points", "Points and lives" if settings["length"] == "lives" else "Points", _points(settings)),
            Chapter("cases", "Special cases", _cases(settings)),
        )


BOARD = ThirtyOneBoard()

_LATER = ("show", "out")
"""What stands on the score sheet."""


def _action(obs: ThirtyOneObservation, place: int) -> str | None:
    """Return the text of the act for a tapped place."""
    if place in (STOCK, DISCARDS):
        return "stock" if place == STOCK else "discards"
    return obs.hand[place] if 0 <= place < len(obs.hand) else None


def _sub(obs: ThirtyOneObservation) -> str:
    if obs.knocker is not None and not obs.is_terminal:
        return "last turns"
    return f"round {obs.round}" if obs.setting("length") == "lives" else "one round"


def _seat(obs: ThirtyOneObservation, seat: int) -> SeatLine:
    if obs.setting("length") == "one":
        return SeatLine(count(obs.hand_sizes[seat], "card"))
    return SeatLine(lives_in_words(obs.lives[seat]))


def _hands(seen: ThirtyOneSeen, obs: ThirtyOneObservation, lost: Mapping[int, int]) -> Node:
    return h.section(".board.stack", aria_label="All hands")[
        [
            h.div[
                h.p(".smaller")[_shown(seen, obs, seat, lost.get(seat, 0))],
                h.div(".spots.small")[
                    [card(french.face(text), french.name(text), kind=french.kind(text)) for text in cards]
                ],
            ]
            for seat, cards in enumerate(obs.shown)
            if cards
        ]
    ]


def _shown(seen: ThirtyOneSeen, obs: ThirtyOneObservation, seat: int, lost: int) -> Node:
    event: Showed = {
        "kind": "show",
        "seat": seat,
        "hand": [*obs.shown[seat]],
        "points": obs.counts[seat],
        "lost": lost,
        "lives": obs.lives[seat],
        "round": obs.round,
    }
    return written(event, seen.game, BOARD, seen.names)


def _piles(seen: ThirtyOneSeen, obs: ThirtyOneObservation) -> Node:
    left, top = obs.stock, obs.discards[-1] if obs.discards else None
    stock = f"The stock, {count(left, 'card')}"
    return h.section(".board", aria_label="The stock and the discards")[
        h.div(".spots")[
            h.figure(data_place="stock")[
                card(back(), stock, **_tap(seen, obs, STOCK, ".is-back")) if left else h.span(".slot"),
                h.figcaption[f"stock, {left}"],
            ],
            h.figure[
                h.span(".slot", data_place="discards")
                if top is None
                else card(
                    french.face(top),
                    f"Top discard, {french.name(top)}",
                    kind=french.kind(top),
                    place="discards",
                    **_tap(seen, obs, DISCARDS),
                ),
                h.figcaption["discards"],
            ],
        ]
    ]


def _tap(seen: ThirtyOneSeen, obs: ThirtyOneObservation, place: int, look: str = "") -> dict[str, Any]:
    """Return the attributes of a card that can be tapped: its look, and what the tap sends."""
    can = seen.own_turn and any(outlook.text == _action(obs, place) for outlook in obs.legal)
    picked = seen.own_turn and seen.picked == (place,)
    looks = (".can" if can else ".no" if seen.own_turn else ".wait") + (".selected" if picked else "")
    return {"look": look + looks, "event": sends("touch", place=place), "pressed": picked, "refused": not can}


def _hand(seen: ThirtyOneSeen, obs: ThirtyOneObservation) -> Node:
    if obs.player is None:
        return None if seen.folded is None else _folded(seen, obs, seen.folded)
    return hand(
        [
            card(
                french.face(text),
                french.name(text),
                kind=french.kind(text),
                place=f"hand-{text}",
                ident=f"card-{text}",
                **_tap(seen, obs, place),
            )
            for place, text in enumerate(obs.hand)
        ],
        f"Hand of {seen.names[obs.player]}",
    )


def _folded(seen: ThirtyOneSeen, obs: ThirtyOneObservation, seat: int) -> Node:
    """Draw the hand face down. In the first moment, the discarded card lies face up in it."""
    gone = [event["card"] for event in seen.events if event["kind"] == "discard"] if seen.lifting else []
    backs = obs.hand_sizes[seat] - len(gone)
    return hand(
        [
            *(
                card(french.face(text), french.name(text), kind=french.kind(text), place=f"hand-{text}")
                for text in gone
            ),
            *(card(back(), "face-down card", look=".is-back") for _ in range(backs)),
        ],
        f"Hand of {seen.names[seat]}, folded: {count(obs.hand_sizes[seat], 'card')}",
        folded=True,
    )


def _say(seen: ThirtyOneSeen, obs: ThirtyOneObservation) -> Node:
    if seen.events:
        lines = [written(event, seen.game, BOARD, seen.names) for event in seen.events if event["kind"] not in _LATER]
        return None if seen.lifting else [h.span[line] for line in lines if line is not None]
    if obs.is_terminal:
        return None
    who = h.b[seen.names[obs.current_player]]
    if not seen.own_turn:
        return h.span[who, " is thinking"]
    if obs.drawn:
        return h.span[who, ", which card goes?"]
    if obs.knocker is None:
        return h.span[who, ": draw, take the discard, or knock?"]
    return h.span[h.b[seen.names[obs.knocker]], " has knocked. ", who, ": draw or take the discard?"]


def _acts(seen: ThirtyOneSeen, obs: ThirtyOneObservation) -> Node:
    if not seen.own_turn or seen.events:
        return None
    picked = _action(obs, seen.picked[0]) if seen.picked else None
    buttons = []
    for outlook in obs.legal:
        if outlook.text == picked or outlook.kind == "knock":
            verb = {"draw": "Draw", "take": "Take", "discard": "Discard", "knock": "Knock"}[outlook.kind]
            label = verb if outlook.card is None else f"{verb} {french.sign(outlook.card)}"
            makes = f"with {outlook.value}" if seen.sums and outlook.value is not None else None
            look = ".lit" if outlook.text == picked else ".line"
            buttons.append(button(label, sends("play", action=outlook.text), small=makes, kind=look))
    return buttons or None


def _minute(settings: Mapping[str, str]) -> Node:
    end = (
        "The lowest hand loses a life. Who has lost all three is out, and the last one in wins."
        if settings["length"] == "lives"
        else "The highest hand wins."
    )
    return h.ol(".numbered")[
        h.li[h.p["Everybody holds three cards. Only the cards of ", h.b["one suit"], " count."]],
        h.li[h.p["On a turn, take the top card of the stock or of the discards, then discard one."]],
        h.li[h.p["Or ", h.b["knock"], " instead: all others have one more turn, then the hands are shown."]],
        h.li[h.p["Who has ", h.b["31"], " shows it, and the round ends at once."]],
        h.li[h.p[end]],
    ]


def _points(settings: Mapping[str, str]) -> Node:
    facts = [
        ("ace", "11"),
        ("king, queen, jack, 10", "10"),
        ("2 to 9", "what they show"),
        ("three of a kind", "30½" if settings["three"] == "on" else "nothing more"),
    ]
    if settings["length"] == "lives":
        facts += [
            ("lowest hand", "costs a life; of equal hands, each does"),
            ("lowest hand of who knocked", "costs two lives, alone or with others"),
            ("31", "costs everybody else a life, also who knocked"),
        ]
    return [
        h.p["A hand is worth the most points that it has in one suit."],
        h.dl(".facts")[[(h.dt[what], h.dd[worth]) for what, worth in facts]],
    ]


def _cases(settings: Mapping[str, str]) -> Node:
    cases = [
        (
            "There is one knock in a round, from the first turn on. In the last turn, who wants to keep a hand "
            "draws a card and discards it."
        ),
        "A card taken from the discards does not go back in the same turn.",
        "31 counts at once: after a discard, and right after the deal. Several may have it then.",
        "When the stock is used up, the discards but the top one are shuffled and become the new stock.",
    ]
    if settings["length"] == "lives":
        cases += [
            "The deal goes round, and who sits left of the dealer begins.",
            (
                "Who goes out later is placed higher; who goes out in the same round shares a place. If the last ones "
                "go out together, they share the victory."
            ),
        ]
    else:
        cases.append("Knocking with the lowest hand costs nothing; equal hands share a place.")
    return h.ul[[h.li[h.p[case]] for case in cases]]
