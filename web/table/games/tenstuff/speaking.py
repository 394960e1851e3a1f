"""What is said at the table of Tenstuff, and the buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import htpy as h
from htpy import Node

from table.boards import why_not
from table.drawings import french
from table.games.tenstuff import drawings
from table.games.tenstuff.picking import (
    SLEEVE,
    SLIP,
    SUIT,
    TenstuffSeen,
    arranged,
    chosen,
    guessed,
    handed,
    mode,
    plays,
    possible,
)
from table.widgets import button, sends
from table.words import count
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.messages import in_text, pieces_of
from tenfold.sentences import joined

_SAID = (
    "play", "pass", "skip", "give", "return", "guess", "excommunicated", "false-alarm", "reverse", "restart", "start",
    "accuse", "shame", "out", "back", "lifted", "cleared", "no-draw",
)  # fmt: skip


def after(seen: TenstuffSeen) -> str:
    """Which way the game goes, by the name it goes to: left and right mean nothing to who looks at a row of seats."""
    obs = seen.obs
    if obs.after is None:
        return "it is decided"
    return f"next: {seen.names[obs.current_player if obs.phase == 'window' else obs.after]}"


def say(seen: TenstuffSeen) -> Node:
    """The line above the hand: what has happened, or what can be done."""
    obs = seen.obs
    if seen.lifting or (obs.is_terminal and not seen.events):
        return None
    if seen.events:
        told = [pieces_of(seen.game.tell(event)) for event in seen.events if event["kind"] in _SAID]
        return h.span[in_text(joined(told[:3], ". "), seen.names, drawings.sign)]
    who = h.b[seen.names[obs.current_player]]
    now = mode(seen)
    if not now:
        return h.span[who, " is next" if obs.phase == "window" else " is thinking"]
    return _question(seen, now, who)


def _question(seen: TenstuffSeen, now: str, who: Node) -> Node:
    obs = seen.obs
    partner = "" if obs.partner is None else seen.names[obs.partner]
    if now == "turn" and SLEEVE in seen.picked:
        then = "the set is laid" if chosen(seen) else "the set is chosen"
        return [h.span["What goes under the set?"], h.small(".muted")[f"Up to three cards; then {then}."]]
    if now == "turn":
        return _about_set(seen, who)
    if now == "skip":
        throwing = h.small(".muted")["The turn is skipped, and the ten is theirs."] if possible(seen) else None
        return [h.span["Before ", who, f" plays: {_before_turn(seen)}"], throwing]
    ten = drawings.sign(obs.ten) if obs.ten else ""
    questions: dict[str, Node] = {
        "give": [
            h.span[who, f", what goes to {partner}?"],
            _of_suits("Lower cards in", [text[1] for text in obs.last]),
        ],
        "return": [
            h.span[who, f", {partner} threw {ten}: give something back?"],
            _of_suits("Cards in", [obs.ten[1]] if obs.ten else []),
        ],
        "guess": [
            h.span[who, f", {_still_to_guess(seen)}?"],
            h.small(".muted")["A suit and a rank, or a joker; or no guess."],
        ],
        "draw": h.span[who, " draws a card"],
        "arrange": [h.span[who, ", tap them as they shall lie"], h.small(".muted")["The first tapped is drawn first."]],
        "last": h.span["It is decided. ", who, ", has anybody cheated?"],
    }
    return questions.get(now)


def _of_suits(what: str, suits: Sequence[str]) -> Node:
    """Which cards can go, in small print."""
    signs = [french.SIGNS[suit] for suit in suits if suit in french.SIGNS]  # jokers have no suit
    return h.small(".muted")[f"{what} {' '.join(signs)}"] if signs else None


def _still_to_guess(seen: TenstuffSeen) -> str:
    """What has to be pressed before a card can be named."""
    if not seen.picked or guessed(seen):
        return "which card is next"
    return "and which suit" if all(place < SUIT for place in seen.picked) else "and which rank"


def _before_turn(seen: TenstuffSeen) -> str:
    if possible(seen):
        return "throw a ten?"
    if not seen.claim:
        return "has anybody cheated?"
    refused = (in_text(refusal.why, (), drawings.sign) for refusal in seen.obs.refused)
    return next(refused, "there is no ten in this hand.")


def _about_set(seen: TenstuffSeen, who: Node) -> Node:
    obs = seen.obs
    cards = chosen(seen)
    if not cards:
        if obs.opening:
            return [h.span[who, " leads the lowest rank in hand"], _under(seen)]
        if obs.played:
            return [h.span[who, ", another set after the match?"], _under(seen)]
        question = h.span[who, f", what goes on {drawings.set_name(obs.last)}?" if obs.last else ", lay any set"]
        return [question, _under(seen)]
    ways = plays(seen)
    if not ways:
        why = why_not(obs, f"play {' '.join(cards)}", drawings.sign)
        return h.span[why or "This set cannot be laid now."]
    outlook = next(one for one in obs.legal if one.text == next(iter(ways.values()))[-1])
    owner = "" if obs.last_owner is None else seen.names[obs.last_owner]
    name = drawings.set_name(cards)
    told = f"{name[0].upper()}{name[1:]} on {owner}’s {drawings.set_name(obs.last)}" if obs.last else name
    if len(ways) > 1 and obs.setting("excommunication") == "assisted":
        kind = f", {_A[outlook.kind]}" if outlook.kind in _A else ""
        asked = h.span[h.b[told], kind, ": on the pile or on the table?"]
        return [asked, h.small(".muted")["No card is left to draw: it belongs on the bare table."]]
    suits = " ".join(french.SIGNS[text[1]] for text in cards if text[1] in french.SIGNS)
    more = _AFTER.get(outlook.kind, "").format(owner=owner, suits=suits)
    if not more and _turns_round(obs, cards):
        more = "They turn the piles and the direction round."
    laid = h.span[h.b[told], f", {_A[outlook.kind]}"] if outlook.kind in _A else h.span[told]
    return [laid, more and h.small(".muted")[more]]


def _under(seen: TenstuffSeen) -> Node:
    """What the sleeve holds for the set that is still to be chosen."""
    slipped = len(chosen(seen, SLIP))
    return h.small(".muted")[f"Choose the set: {count(slipped, 'card')} will go under it."] if slipped else None


_A = {"match": "a match", "attempt": "an attempt", "slam": "a slam"}

_AFTER = {
    "match": "Then another set may follow.",
    "attempt": "Then the next card may be guessed.",
    "slam": "Then cards can go to {owner}: lower, in {suits}.",
}
"""What a special play brings."""


_BRINGS = {"match": "then another set", "attempt": "then a guess"}
"""The same for the button, in two or three words."""


def _turns_round(obs: TenstuffObservation, cards: Sequence[str]) -> bool:
    """Whether a set sets the world on its head."""
    return len(cards) == 3 and cards[0][0] == "6" and obs.setting("reversal") == "on" and not obs.reversed


def acts(seen: TenstuffSeen) -> Node:
    """The buttons: at the left what lays nothing, at the right the selection."""
    make = _ACTS.get(mode(seen))
    return make(seen) if make else None


def buttons(acts: Node) -> int:
    """How many buttons there are."""
    return sum(map(buttons, acts)) if isinstance(acts, list) else int(bool(acts))


def _hand_over(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    partner = "" if obs.partner is None else seen.names[obs.partner]
    number = len(chosen(seen))
    label = f"{'Give' if obs.phase == 'give' else 'Return'} {count(number, 'card') if number else 'none'}"
    small = f"to {partner}" if number else f"{partner} gets nothing"
    return button(label, sends("play", actions=handed(seen)), small=small, kind=".lit" if number else ".line")


def _guess(seen: TenstuffSeen) -> Node:
    text = guessed(seen)
    named = text and button(f"Name {drawings.sign(text)}", sends("play", action=f"guess {text}"), kind=".lit")
    return [button("No guess", sends("play", action="no guess"), kind=".line"), named]


def _put_back(seen: TenstuffSeen) -> Node:
    order = arranged(seen, sum(text is not None for text in seen.obs.draw[:3]))
    return order and button("Put them back", sends("play", action=order), kind=".lit")


def _draw(_seen: TenstuffSeen) -> Node:
    return [
        button("Only pretend", sends("play", action="fake"), kind=".line.quietly"),
        button("Draw a card", sends("play", action="draw"), kind=".lit"),
    ]


def _last(seen: TenstuffSeen) -> Node:
    accuse = [
        button(f"Accuse {seen.names[one.taker]}", sends("play", action=one.text), kind=".line")
        for one in seen.obs.legal
        if one.kind == "accuse" and one.taker is not None
    ]
    return [accuse, button("No", sends("play", action="done"), small="accuses nobody", kind=".lit")]


def _turn(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    if SLEEVE in seen.picked:
        return _close_sleeve(seen)
    legal = {outlook.text: outlook for outlook in obs.legal}
    left: Node = None
    if "pass" in legal:
        left = button("Pass", sends("play", action="pass"), small="draws 1", kind=".line.brief")
    elif "stop" in legal:
        left = button("No more", sends("play", action="stop"), small="draws 1", kind=".line.brief")
    ways = plays(seen)
    name = drawings.set_name(chosen(seen)) if ways else ""
    rights = []
    for way, actions in ways.items():
        outlook = legal[actions[-1]]
        verb = {"match": "Match:", "attempt": "Attempt:", "slam": "Slam"}.get(outlook.kind, "Play")
        small: str | None = None
        if len(ways) > 1:
            rights.append(
                button(
                    f"On the {'pile' if way == 'play' else 'table'}",
                    sends("play", actions=actions),
                    small="over the others" if way == "play" else "a new pile",
                    kind=".lit",
                )
            )
            continue
        if outlook.kind == "slam" and outlook.taker is not None:
            small = f"on {seen.names[outlook.taker]}"
        elif len(obs.hand) == outlook.cards + len(actions) - 1:
            small = "the last cards" if outlook.cards > 1 else "the last card"
        elif _turns_round(obs, chosen(seen)):
            small = "turns the table"
        elif outlook.kind in _BRINGS:
            small = _BRINGS[outlook.kind]
        rights.append(button(f"{verb} {name}", sends("play", actions=actions), small=small, kind=".lit"))
    return [left, rights]


def _close_sleeve(seen: TenstuffSeen) -> Node:
    """The only way on while the sleeve is open; what is marked stays marked."""
    slipped = len(chosen(seen, SLIP))
    label = f"Slip {count(slipped, 'card')}" if slipped else "Close the sleeve"
    small = "under the set" if slipped else "nothing goes under the set"
    return button(label, sends("touch", place=SLEEVE), small=small, kind=".lit")


def _throw(seen: TenstuffSeen) -> Node:
    obs = seen.obs
    target = seen.names[obs.current_player]
    cards = chosen(seen)
    if seen.claim:
        left = [button("Keep them" if possible(seen) else "Nothing to throw", sends("unclaim"), kind=".line")]
    else:
        left = [button(f"Let {target} play", sends("begin-turn"), kind=".line")]
        if not cards and any(outlook.kind == "accuse" for outlook in obs.legal):
            left.append(button("Accuse", sends("sheet", name="claim", kind="accuse", seat=obs.player), kind=".line"))
    if not cards:
        return left
    return [
        left,
        button(
            f"Throw {drawings.sign(cards[0])}",
            sends("play", action=f"skip {cards[0]}"),
            small=f"skips {target}",
            kind=".lit",
        ),
    ]


_ACTS: Mapping[str, Callable[[TenstuffSeen], Node]] = {
    "turn": _turn,
    "give": _hand_over,
    "return": _hand_over,
    "skip": _throw,
    "guess": _guess,
    "arrange": _put_back,
    "draw": _draw,
    "last": _last,
}
"""By what the eyes may do now, the buttons for it."""
